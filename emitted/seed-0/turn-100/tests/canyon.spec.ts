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
      await api.post('/canyon', {
        body: canyon,
        status: [200, 201],
        answer: { ...canyon, notebook_cottages: [] },
        because: 'create answers the object that was sent',
      });
      await api.get('/canyon/canyon-1', {
        status: [200],
        answer: { ...canyon, notebook_cottages: [] },
        because: 'read answers the object that was created',
      });
      await api.post('/canyon', {
        body: { ...canyon, id: 'canyon-2' },
        status: [200, 201],
        answer: { id: 'canyon-2' },
        because: 'objects may be alike in everything but their ids',
      });
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
      await api.patch('/canyon/canyon-1', {
        body: {
          completed_upper_alternate: true,
          laps: 32,
          payment: 'partly_paid',
          visibility_cached: 'validated',
        },
        status: [200],
        answer: {
          completed_upper_alternate: true,
          id: 'canyon-1',
          laps: 32,
          notebook_cottages: [],
          payment: 'partly_paid',
          visibility_cached: 'validated',
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/canyon/canyon-1', {
        status: [200],
        answer: {
          completed_upper_alternate: true,
          laps: 32,
          payment: 'partly_paid',
          visibility_cached: 'validated',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('canyon.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Canyon', canyon);
      await api.patch('/canyon/canyon-1', {
        body: {
          id: 'canyon-1',
          completed_upper_alternate: true,
          laps: 32,
          payment: 'partly_paid',
          visibility_cached: 'validated',
        },
        status: [200],
        answer: {
          id: 'canyon-1',
          completed_upper_alternate: true,
          laps: 32,
          payment: 'partly_paid',
          visibility_cached: 'validated',
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/canyon/canyon-1', {
        status: [200],
        answer: {
          id: 'canyon-1',
          completed_upper_alternate: true,
          laps: 32,
          payment: 'partly_paid',
          visibility_cached: 'validated',
        },
        because: 'the id is the one that the object has',
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
      await api.patch('/canyon/canyon-1', {
        body: { completed_upper_alternate: true, visibility_cached: 'unheard_of' },
        status: [400, 422],
        because: 'visibility_cached must be one of secret, listed, everywhere, validated',
      });
      await api.get('/canyon/canyon-1', {
        status: [200],
        answer: { ...canyon, notebook_cottages: [] },
        because: 'a refused update changes nothing',
      });
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
      await api.create('Canyon', canyon);
      await api.delete('/canyon/canyon-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/canyon/canyon-1', { status: [404], because: 'it was deleted' });
      await api.get('/canyon', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Canyon has',
    about('canyon.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Canyon', canyon);
      await api.get('/canyon/canyon-unknown', {
        status: [404],
        because: 'no Canyon has the id canyon-unknown',
      });
      await api.patch('/canyon/canyon-unknown', {
        body: {
          completed_upper_alternate: true,
          laps: 32,
          payment: 'partly_paid',
          visibility_cached: 'validated',
        },
        status: [404],
        because: 'no Canyon has the id canyon-unknown',
      });
      await api.delete('/canyon/canyon-unknown', {
        status: [404],
        because: 'no Canyon has the id canyon-unknown',
      });
      await api.get('/canyon', {
        status: [200],
        answer: [{ id: 'canyon-1' }],
        because: 'requests for an unknown id change nothing',
      });
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
      await api.get('/canyon', {
        status: [200],
        answer: [
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
        ],
        because: 'three objects were created',
      });
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
      await api.patch('/canyon/canyon-2', {
        body: {
          id: 'canyon-2',
          completed_upper_alternate: true,
          laps: 32,
          payment: 'partly_paid',
          visibility_cached: 'validated',
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/canyon/canyon-1', {
        status: [200],
        answer: { ...canyon, notebook_cottages: [] },
        because: 'another object was updated',
      });
      await api.get('/canyon/canyon-2', {
        status: [200],
        answer: {
          completed_upper_alternate: true,
          id: 'canyon-2',
          laps: 32,
          notebook_cottages: [],
          payment: 'partly_paid',
          visibility_cached: 'validated',
        },
        because: 'the update is stored',
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
      await api.delete('/canyon/canyon-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/canyon/canyon-2', {
        status: [200],
        answer: {
          completed_upper_alternate: true,
          id: 'canyon-2',
          laps: 32,
          notebook_cottages: [],
          payment: 'partly_paid',
          visibility_cached: 'validated',
        },
        because: 'another object was deleted',
      });
      await api.get('/canyon', {
        status: [200],
        answer: [{ id: 'canyon-2' }],
        because: 'one of two objects was deleted',
      });
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
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/canyon', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/canyon/canyon-1', { status: [404], because: 'reset removed it' });
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
      await api.post('/canyon', {
        body: without(canyon, 'completed_upper_alternate'),
        status: [400, 422],
        because: 'completed_upper_alternate is required and has no default',
      });
      await api.get('/canyon/canyon-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
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
      await api.post('/canyon', {
        body: without(canyon, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/canyon', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Canyon without laps, which is required',
    about('canyon.laps.rejects-absence', 'create.required', 'refused.status', 'refused.unchanged'),
    async ({ api }) => {
      await api.post('/canyon', {
        body: without(canyon, 'laps'),
        status: [400, 422],
        because: 'laps is required and has no default',
      });
      await api.get('/canyon/canyon-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'payment is "paid" when a create leaves it out',
    about('canyon.payment.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/canyon', {
        body: without(canyon, 'payment'),
        status: [200, 201],
        answer: { payment: 'paid' },
        because: 'the default of payment is "paid"',
      });
      await api.get('/canyon/canyon-1', {
        status: [200],
        answer: { payment: 'paid' },
        because: 'the default of payment is "paid"',
      });
    },
  );

  test(
    'visibility_cached is "secret" when a create leaves it out',
    about('canyon.visibility_cached.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/canyon', {
        body: without(canyon, 'visibility_cached'),
        status: [200, 201],
        answer: { visibility_cached: 'secret' },
        because: 'the default of visibility_cached is "secret"',
      });
      await api.get('/canyon/canyon-1', {
        status: [200],
        answer: { visibility_cached: 'secret' },
        because: 'the default of visibility_cached is "secret"',
      });
    },
  );

  test(
    'update of completed_upper_alternate or visibility_cached alone leaves every other field as it is',
    about('canyon.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('NotebookCottage', notebookCottage);
      await api.create('Canyon', { ...canyon, notebook_cottages: ['notebookcottage-1'] });
      await api.patch('/canyon/canyon-1', {
        body: { completed_upper_alternate: true },
        status: [200],
        answer: {
          ...canyon,
          completed_upper_alternate: true,
          notebook_cottages: ['notebookcottage-1'],
        },
        because: 'an update touches only what it carries',
      });
      await api.patch('/canyon/canyon-1', {
        body: { visibility_cached: 'validated' },
        status: [200],
        answer: {
          ...canyon,
          completed_upper_alternate: true,
          notebook_cottages: ['notebookcottage-1'],
          visibility_cached: 'validated',
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/canyon/canyon-1', {
        status: [200],
        answer: {
          ...canyon,
          completed_upper_alternate: true,
          notebook_cottages: ['notebookcottage-1'],
          visibility_cached: 'validated',
        },
        because: 'an update touches only what it carries',
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
      await api.post('/canyon', {
        body: { ...canyon, completed_upper_alternate: null },
        status: [200, 201],
        answer: { completed_upper_alternate: null },
        because: 'completed_upper_alternate is nullable',
      });
      await api.get('/canyon/canyon-1', {
        status: [200],
        answer: { completed_upper_alternate: null },
        because: 'completed_upper_alternate is nullable',
      });
      await api.create('Canyon', { ...canyon, id: 'canyon-2' });
      await api.patch('/canyon/canyon-2', {
        body: { completed_upper_alternate: null },
        status: [200],
        answer: { completed_upper_alternate: null },
        because: 'completed_upper_alternate is nullable',
      });
      await api.get('/canyon/canyon-2', {
        status: [200],
        answer: { completed_upper_alternate: null },
        because: 'completed_upper_alternate is nullable',
      });
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
      await api.post('/canyon', {
        body: { ...canyon, laps: null },
        status: [400, 422],
        because: 'laps must not be null',
      });
      await api.get('/canyon/canyon-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Canyon', canyon);
      await api.patch('/canyon/canyon-1', {
        body: { laps: null },
        status: [400, 422],
        because: 'laps must not be null',
      });
      await api.get('/canyon/canyon-1', {
        status: [200],
        answer: { laps: 85 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/canyon', {
        body: { ...canyon, payment: null },
        status: [400, 422],
        because: 'payment must not be null',
      });
      await api.get('/canyon/canyon-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Canyon', canyon);
      await api.patch('/canyon/canyon-1', {
        body: { payment: null },
        status: [400, 422],
        because: 'payment must not be null',
      });
      await api.get('/canyon/canyon-1', {
        status: [200],
        answer: { payment: 'refunded' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/canyon', {
        body: { ...canyon, visibility_cached: null },
        status: [400, 422],
        because: 'visibility_cached must not be null',
      });
      await api.get('/canyon/canyon-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Canyon', canyon);
      await api.patch('/canyon/canyon-1', {
        body: { visibility_cached: null },
        status: [400, 422],
        because: 'visibility_cached must not be null',
      });
      await api.get('/canyon/canyon-1', {
        status: [200],
        answer: { visibility_cached: 'everywhere' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Canyon: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.

  test(
    'completed_upper_alternate may be false',
    about('canyon.completed_upper_alternate.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/canyon', {
        body: canyon,
        status: [200, 201],
        answer: { completed_upper_alternate: false },
        because: 'false is a valid value of completed_upper_alternate',
      });
      await api.get('/canyon/canyon-1', {
        status: [200],
        answer: { completed_upper_alternate: false },
        because: 'false is a valid value of completed_upper_alternate',
      });
      await api.create('Canyon', { ...canyon, id: 'canyon-2', completed_upper_alternate: true });
      await api.patch('/canyon/canyon-2', {
        body: { completed_upper_alternate: false },
        status: [200],
        answer: { completed_upper_alternate: false },
        because: 'false is a valid value of completed_upper_alternate',
      });
      await api.get('/canyon/canyon-2', {
        status: [200],
        answer: { completed_upper_alternate: false },
        because: 'false is a valid value of completed_upper_alternate',
      });
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
      await api.post('/canyon', {
        body: { ...canyon, completed_upper_alternate: 'abc' },
        status: [400, 422],
        because: 'completed_upper_alternate must be true or false',
      });
      await api.post('/canyon', {
        body: { ...canyon, completed_upper_alternate: { value: 'text' } },
        status: [400, 422],
        because: 'completed_upper_alternate must be true or false',
      });
      await api.get('/canyon/canyon-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Canyon', canyon);
      await api.patch('/canyon/canyon-1', {
        body: { completed_upper_alternate: 'abc' },
        status: [400, 422],
        because: 'completed_upper_alternate must be true or false',
      });
      await api.patch('/canyon/canyon-1', {
        body: { completed_upper_alternate: { value: 'text' } },
        status: [400, 422],
        because: 'completed_upper_alternate must be true or false',
      });
      await api.get('/canyon/canyon-1', {
        status: [200],
        answer: { completed_upper_alternate: false },
        because: 'a refused update changes nothing',
      });
    },
  );

  test('laps may be 0', about('canyon.laps.accepts-zero', 'values.round-trip'), async ({ api }) => {
    await api.post('/canyon', {
      body: { ...canyon, laps: 0 },
      status: [200, 201],
      answer: { laps: 0 },
      because: '0 is a valid value of laps',
    });
    await api.get('/canyon/canyon-1', {
      status: [200],
      answer: { laps: 0 },
      because: '0 is a valid value of laps',
    });
    await api.create('Canyon', { ...canyon, id: 'canyon-2' });
    await api.patch('/canyon/canyon-2', {
      body: { laps: 0 },
      status: [200],
      answer: { laps: 0 },
      because: '0 is a valid value of laps',
    });
    await api.get('/canyon/canyon-2', {
      status: [200],
      answer: { laps: 0 },
      because: '0 is a valid value of laps',
    });
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
      await api.post('/canyon', {
        body: { ...canyon, laps: 'abc' },
        status: [400, 422],
        because: 'laps must be an integer',
      });
      await api.post('/canyon', {
        body: { ...canyon, laps: { value: 'text' } },
        status: [400, 422],
        because: 'laps must be an integer',
      });
      await api.post('/canyon', {
        body: { ...canyon, laps: 84.5 },
        status: [400, 422],
        because: 'laps must be an integer',
      });
      await api.get('/canyon/canyon-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Canyon', canyon);
      await api.patch('/canyon/canyon-1', {
        body: { laps: 'abc' },
        status: [400, 422],
        because: 'laps must be an integer',
      });
      await api.patch('/canyon/canyon-1', {
        body: { laps: { value: 'text' } },
        status: [400, 422],
        because: 'laps must be an integer',
      });
      await api.patch('/canyon/canyon-1', {
        body: { laps: 84.5 },
        status: [400, 422],
        because: 'laps must be an integer',
      });
      await api.get('/canyon/canyon-1', {
        status: [200],
        answer: { laps: 85 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'laps has no minimum',
    about('canyon.laps.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/canyon', {
        body: { ...canyon, laps: -1000000 },
        status: [200, 201],
        answer: { laps: -1000000 },
        because: 'laps has no minimum',
      });
      await api.get('/canyon/canyon-1', {
        status: [200],
        answer: { laps: -1000000 },
        because: 'laps has no minimum',
      });
      await api.create('Canyon', { ...canyon, id: 'canyon-2' });
      await api.patch('/canyon/canyon-2', {
        body: { laps: -1000000 },
        status: [200],
        answer: { laps: -1000000 },
        because: 'laps has no minimum',
      });
      await api.get('/canyon/canyon-2', {
        status: [200],
        answer: { laps: -1000000 },
        because: 'laps has no minimum',
      });
    },
  );

  test(
    'laps has no maximum',
    about('canyon.laps.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/canyon', {
        body: { ...canyon, laps: 1000000 },
        status: [200, 201],
        answer: { laps: 1000000 },
        because: 'laps has no maximum',
      });
      await api.get('/canyon/canyon-1', {
        status: [200],
        answer: { laps: 1000000 },
        because: 'laps has no maximum',
      });
      await api.create('Canyon', { ...canyon, id: 'canyon-2' });
      await api.patch('/canyon/canyon-2', {
        body: { laps: 1000000 },
        status: [200],
        answer: { laps: 1000000 },
        because: 'laps has no maximum',
      });
      await api.get('/canyon/canyon-2', {
        status: [200],
        answer: { laps: 1000000 },
        because: 'laps has no maximum',
      });
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
      await api.post('/canyon', {
        body: { ...canyon, payment: 421337 },
        status: [400, 422],
        because: 'payment must be one of paid, refunded, partly_paid',
      });
      await api.post('/canyon', {
        body: { ...canyon, payment: { value: 'text' } },
        status: [400, 422],
        because: 'payment must be one of paid, refunded, partly_paid',
      });
      await api.get('/canyon/canyon-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Canyon', canyon);
      await api.patch('/canyon/canyon-1', {
        body: { payment: 421337 },
        status: [400, 422],
        because: 'payment must be one of paid, refunded, partly_paid',
      });
      await api.patch('/canyon/canyon-1', {
        body: { payment: { value: 'text' } },
        status: [400, 422],
        because: 'payment must be one of paid, refunded, partly_paid',
      });
      await api.get('/canyon/canyon-1', {
        status: [200],
        answer: { payment: 'refunded' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/canyon', {
        body: { ...canyon, visibility_cached: 421337 },
        status: [400, 422],
        because: 'visibility_cached must be one of secret, listed, everywhere, validated',
      });
      await api.post('/canyon', {
        body: { ...canyon, visibility_cached: { value: 'text' } },
        status: [400, 422],
        because: 'visibility_cached must be one of secret, listed, everywhere, validated',
      });
      await api.get('/canyon/canyon-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Canyon', canyon);
      await api.patch('/canyon/canyon-1', {
        body: { visibility_cached: 421337 },
        status: [400, 422],
        because: 'visibility_cached must be one of secret, listed, everywhere, validated',
      });
      await api.patch('/canyon/canyon-1', {
        body: { visibility_cached: { value: 'text' } },
        status: [400, 422],
        because: 'visibility_cached must be one of secret, listed, everywhere, validated',
      });
      await api.get('/canyon/canyon-1', {
        status: [200],
        answer: { visibility_cached: 'everywhere' },
        because: 'a refused update changes nothing',
      });
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
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/canyon', {
        body: { ...canyon, payment: 'paid' },
        status: [200, 201],
        answer: { payment: 'paid' },
        because: 'the value is one of CanyonPayment',
      });
      await api.patch('/canyon/canyon-1', {
        body: { payment: 'refunded' },
        status: [200],
        answer: { payment: 'refunded' },
        because: 'the value is one of CanyonPayment',
      });
      await api.patch('/canyon/canyon-1', {
        body: { payment: 'partly_paid' },
        status: [200],
        answer: { payment: 'partly_paid' },
        because: 'the value is one of CanyonPayment',
      });
      await api.get('/canyon/canyon-1', {
        status: [200],
        answer: { payment: 'partly_paid' },
        because: 'the value is one of CanyonPayment',
      });
    },
  );

  test(
    'create and update refuse the payment unheard_of, which CanyonPayment does not have',
    about(
      'canyon.payment.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/canyon', {
        body: { ...canyon, payment: 'unheard_of' },
        status: [400, 422],
        because: 'payment must be one of paid, refunded, partly_paid',
      });
      await api.get('/canyon/canyon-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Canyon', canyon);
      await api.patch('/canyon/canyon-1', {
        body: { payment: 'unheard_of' },
        status: [400, 422],
        because: 'payment must be one of paid, refunded, partly_paid',
      });
      await api.get('/canyon/canyon-1', {
        status: [200],
        answer: { payment: 'refunded' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/canyon', {
        body: { ...canyon, payment: 'PAID' },
        status: [400, 422],
        because: 'payment must be one of paid, refunded, partly_paid',
      });
      await api.get('/canyon/canyon-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Canyon', canyon);
      await api.patch('/canyon/canyon-1', {
        body: { payment: 'PAID' },
        status: [400, 422],
        because: 'payment must be one of paid, refunded, partly_paid',
      });
      await api.get('/canyon/canyon-1', {
        status: [200],
        answer: { payment: 'refunded' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'visibility_cached may be secret, listed, everywhere, validated',
    about(
      'canyon.visibility_cached.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/canyon', {
        body: { ...canyon, visibility_cached: 'secret' },
        status: [200, 201],
        answer: { visibility_cached: 'secret' },
        because: 'the value is one of CanyonVisibilityCached',
      });
      await api.patch('/canyon/canyon-1', {
        body: { visibility_cached: 'listed' },
        status: [200],
        answer: { visibility_cached: 'listed' },
        because: 'the value is one of CanyonVisibilityCached',
      });
      await api.patch('/canyon/canyon-1', {
        body: { visibility_cached: 'everywhere' },
        status: [200],
        answer: { visibility_cached: 'everywhere' },
        because: 'the value is one of CanyonVisibilityCached',
      });
      await api.patch('/canyon/canyon-1', {
        body: { visibility_cached: 'validated' },
        status: [200],
        answer: { visibility_cached: 'validated' },
        because: 'the value is one of CanyonVisibilityCached',
      });
      await api.get('/canyon/canyon-1', {
        status: [200],
        answer: { visibility_cached: 'validated' },
        because: 'the value is one of CanyonVisibilityCached',
      });
    },
  );

  test(
    'visibility_cached may be validated, which CanyonVisibilityCached has gained',
    about('canyon.visibility_cached.accepts-added-validated', 'changes.enum-value', 'values.enum'),
    async ({ api }) => {
      await api.post('/canyon', {
        body: { ...canyon, visibility_cached: 'validated' },
        status: [200, 201],
        answer: { visibility_cached: 'validated' },
        because: 'validated was added to CanyonVisibilityCached',
      });
      await api.get('/canyon/canyon-1', {
        status: [200],
        answer: { visibility_cached: 'validated' },
        because: 'validated was added to CanyonVisibilityCached',
      });
      await api.create('Canyon', { ...canyon, id: 'canyon-2' });
      await api.patch('/canyon/canyon-2', {
        body: { visibility_cached: 'validated' },
        status: [200],
        answer: { visibility_cached: 'validated' },
        because: 'validated was added to CanyonVisibilityCached',
      });
      await api.get('/canyon/canyon-2', {
        status: [200],
        answer: { visibility_cached: 'validated' },
        because: 'validated was added to CanyonVisibilityCached',
      });
    },
  );

  test(
    'create and update refuse the visibility_cached unheard_of, which CanyonVisibilityCached does not have',
    about(
      'canyon.visibility_cached.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/canyon', {
        body: { ...canyon, visibility_cached: 'unheard_of' },
        status: [400, 422],
        because: 'visibility_cached must be one of secret, listed, everywhere, validated',
      });
      await api.get('/canyon/canyon-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Canyon', canyon);
      await api.patch('/canyon/canyon-1', {
        body: { visibility_cached: 'unheard_of' },
        status: [400, 422],
        because: 'visibility_cached must be one of secret, listed, everywhere, validated',
      });
      await api.get('/canyon/canyon-1', {
        status: [200],
        answer: { visibility_cached: 'everywhere' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/canyon', {
        body: { ...canyon, visibility_cached: 'SECRET' },
        status: [400, 422],
        because: 'visibility_cached must be one of secret, listed, everywhere, validated',
      });
      await api.get('/canyon/canyon-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Canyon', canyon);
      await api.patch('/canyon/canyon-1', {
        body: { visibility_cached: 'SECRET' },
        status: [400, 422],
        because: 'visibility_cached must be one of secret, listed, everywhere, validated',
      });
      await api.get('/canyon/canyon-1', {
        status: [200],
        answer: { visibility_cached: 'everywhere' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/canyon', {
        body: canyon,
        status: [200, 201],
        answer: { notebook_cottages: [] },
        because: 'notebook_cottages was left out',
      });
      await api.get('/canyon/canyon-1', {
        status: [200],
        answer: { notebook_cottages: [] },
        because: 'notebook_cottages was left out',
      });
    },
  );

  test(
    'notebook_cottages lists existing NotebookCottage objects and is answered as their ids',
    about(
      'canyon.notebook_cottages.accepts-existing-objects',
      'references.by-id',
      'references.order',
    ),
    async ({ api }) => {
      await api.create('NotebookCottage', notebookCottage);
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api.post('/canyon', {
        body: { ...canyon, notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'] },
        status: [200, 201],
        answer: { notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'] },
        because: 'notebook_cottages was sent with two ids',
      });
      await api.get('/canyon/canyon-1', {
        status: [200],
        answer: { notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'] },
        because: 'notebook_cottages was sent with two ids',
      });
      await api.get('/canyon', {
        status: [200],
        answer: [{ id: 'canyon-1', notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'] }],
        because: 'lists answer references as ids too',
      });
      await api.patch('/canyon/canyon-1', {
        body: { notebook_cottages: ['notebookcottage-2', 'notebookcottage-1'] },
        status: [200],
        answer: { notebook_cottages: ['notebookcottage-2', 'notebookcottage-1'] },
        because: 'any order will do',
      });
    },
  );

  test(
    'update replaces the ids in notebook_cottages',
    about('canyon.notebook_cottages.can-be-updated', 'references.by-id', 'endpoints.update'),
    async ({ api }) => {
      await api.create('NotebookCottage', notebookCottage);
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api.create('Canyon', { ...canyon, notebook_cottages: ['notebookcottage-1'] });
      await api.patch('/canyon/canyon-1', {
        body: { notebook_cottages: ['notebookcottage-2'] },
        status: [200],
        answer: { notebook_cottages: ['notebookcottage-2'] },
        because: 'an update replaces the list',
      });
      await api.patch('/canyon/canyon-1', {
        body: { notebook_cottages: [] },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/canyon/canyon-1', {
        status: [200],
        answer: { notebook_cottages: [] },
        because: 'the list was emptied',
      });
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
      await api.create('NotebookCottage', notebookCottage);
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api.post('/canyon', {
        body: { ...canyon, notebook_cottages: ['notebookcottage-unknown'] },
        status: [400, 422],
        because: 'notebook_cottages must hold only ids of existing NotebookCottage objects',
      });
      await api.post('/canyon', {
        body: { ...canyon, notebook_cottages: ['notebookcottage-1', 'notebookcottage-unknown'] },
        status: [400, 422],
        because: 'notebook_cottages must hold only ids of existing NotebookCottage objects',
      });
      await api.post('/canyon', {
        body: { ...canyon, notebook_cottages: ['notebookcottage-unknown', 'notebookcottage-2'] },
        status: [400, 422],
        because: 'notebook_cottages must hold only ids of existing NotebookCottage objects',
      });
      await api.get('/canyon/canyon-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Canyon', {
        ...canyon,
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
      });
      await api.patch('/canyon/canyon-1', {
        body: { notebook_cottages: ['notebookcottage-unknown'] },
        status: [400, 422],
        because: 'notebook_cottages must hold only ids of existing NotebookCottage objects',
      });
      await api.patch('/canyon/canyon-1', {
        body: { notebook_cottages: ['notebookcottage-1', 'notebookcottage-unknown'] },
        status: [400, 422],
        because: 'notebook_cottages must hold only ids of existing NotebookCottage objects',
      });
      await api.patch('/canyon/canyon-1', {
        body: { notebook_cottages: ['notebookcottage-unknown', 'notebookcottage-2'] },
        status: [400, 422],
        because: 'notebook_cottages must hold only ids of existing NotebookCottage objects',
      });
      await api.get('/canyon/canyon-1', {
        status: [200],
        answer: { notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'] },
        because: 'a refused update changes nothing',
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
      await api.post('/canyon', {
        body: { ...canyon, notebook_cottages: null },
        status: [400, 422],
        because: 'notebook_cottages must not be null',
      });
      await api.get('/canyon/canyon-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Canyon', canyon);
      await api.patch('/canyon/canyon-1', {
        body: { notebook_cottages: null },
        status: [400, 422],
        because: 'notebook_cottages must not be null',
      });
      await api.get('/canyon/canyon-1', {
        status: [200],
        answer: { notebook_cottages: [] },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/canyon', {
        body: { ...canyon, notebook_cottages: 'abc' },
        status: [400, 422],
        because: 'notebook_cottages must be a list of ids of NotebookCottage',
      });
      await api.post('/canyon', {
        body: { ...canyon, notebook_cottages: [{ value: 'text' }] },
        status: [400, 422],
        because: 'notebook_cottages must be a list of ids of NotebookCottage',
      });
      await api.get('/canyon/canyon-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Canyon', canyon);
      await api.patch('/canyon/canyon-1', {
        body: { notebook_cottages: 'abc' },
        status: [400, 422],
        because: 'notebook_cottages must be a list of ids of NotebookCottage',
      });
      await api.patch('/canyon/canyon-1', {
        body: { notebook_cottages: [{ value: 'text' }] },
        status: [400, 422],
        because: 'notebook_cottages must be a list of ids of NotebookCottage',
      });
      await api.get('/canyon/canyon-1', {
        status: [200],
        answer: { notebook_cottages: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a NotebookCottage takes its id out of every notebook_cottages and keeps the others',
    about(
      'canyon.notebook_cottages.loses-deleted-object',
      'references.deleted',
      'endpoints.delete',
    ),
    async ({ api }) => {
      await api.create('NotebookCottage', notebookCottage);
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api.create('Canyon', {
        ...canyon,
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
      });
      await api.create('Canyon', {
        ...canyon,
        id: 'canyon-2',
        notebook_cottages: ['notebookcottage-1'],
      });
      await api.delete('/notebookcottage/notebookcottage-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/canyon/canyon-1', {
        status: [200],
        answer: { id: 'canyon-1', notebook_cottages: ['notebookcottage-2'] },
        because: 'notebookcottage-1 was deleted',
      });
      await api.get('/canyon/canyon-2', {
        status: [200],
        answer: { id: 'canyon-2', notebook_cottages: [] },
        because: 'notebookcottage-1 was deleted',
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
      await api.create('Canyon', canyon);
      await api.post('/canyon', {
        body: { ...canyon, id: 'canyon-2', notebook_cottages: ['canyon-1'] },
        status: [400, 422],
        because: 'notebook_cottages must hold only ids of existing NotebookCottage objects',
      });
      await api.create('Canyon', { ...canyon, id: 'canyon-2' });
      await api.patch('/canyon/canyon-2', {
        body: { notebook_cottages: ['canyon-1'] },
        status: [400, 422],
        because: 'notebook_cottages must hold only ids of existing NotebookCottage objects',
      });
      await api.get('/canyon/canyon-2', {
        status: [200],
        answer: { notebook_cottages: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Canyon with the id of a NotebookCottage leaves notebook_cottages alone',
    about(
      'canyon.notebook_cottages.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('NotebookCottage', notebookCottage);
      await api.create('Canyon', { ...canyon, notebook_cottages: ['notebookcottage-1'] });
      await api.create('Canyon', { ...canyon, id: 'notebookcottage-1' });
      await api.delete('/canyon/notebookcottage-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/canyon/canyon-1', {
        status: [200],
        answer: { notebook_cottages: ['notebookcottage-1'] },
        because: 'no NotebookCottage was deleted',
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
      await api.patch('/canyon/canyon-1', {
        body: { completed_upper_alternate: true, notebook_cottages: ['notebookcottage-unknown'] },
        status: [400, 422],
        because: 'notebook_cottages must hold only ids of existing NotebookCottage objects',
      });
      await api.get('/canyon/canyon-1', {
        status: [200],
        answer: { ...canyon, notebook_cottages: [] },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/canyon/canyon-1/pin', {
        status: [200],
        answer: {
          ...canyon,
          laps: 86,
          notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/canyon/canyon-1', {
        status: [200],
        answer: {
          ...canyon,
          laps: 86,
          notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
        },
        because: 'what the action did is stored',
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
      await api.post('/canyon/canyon-1/pin', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/canyon/canyon-1', {
        status: [200],
        answer: {
          laps: 86,
          completed_upper_alternate: false,
          id: 'canyon-1',
          notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
          visibility_cached: 'everywhere',
        },
        because: 'increase this.laps by 1',
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
      await api.post('/canyon/canyon-1/pin', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/canyon/canyon-2', {
        status: [200],
        answer: {
          ...canyon,
          id: 'canyon-2',
          notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
          payment: 'partly_paid',
        },
        because: 'pin was called on canyon-1, which does not concern this object',
      });
    },
  );

  test(
    'pin answers 404 for an id that no Canyon has',
    about('canyon.pin.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Canyon', canyon);
      await api.post('/canyon/canyon-unknown/pin', {
        status: [404],
        because: 'no Canyon has the id canyon-unknown',
      });
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
      await api.post('/canyon/canyon-1/pin', {
        status: [400, 409],
        because: 'pin starts from partly_paid, and payment is paid',
      });
      await api.get('/canyon/canyon-1', {
        status: [200],
        answer: { payment: 'paid', laps: 85 },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/canyon/canyon-1/pin', {
        status: [400, 409],
        because: 'pin starts from partly_paid, and payment is refunded',
      });
      await api.get('/canyon/canyon-1', {
        status: [200],
        answer: { payment: 'refunded', laps: 85 },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/canyon/canyon-1/pin', {
        status: [400, 409],
        because: 'the condition this.visibility_cached != "secret" is not satisfied',
      });
      await api.get('/canyon/canyon-1', {
        status: [200],
        answer: { payment: 'partly_paid', laps: 85 },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/canyon/canyon-1/pin', {
        status: [400, 409],
        because: 'the condition sum(this.notebook_cottages.position_distant) > 44 is not satisfied',
      });
      await api.get('/canyon/canyon-1', {
        status: [200],
        answer: { payment: 'partly_paid', laps: 85 },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/canyon/canyon-1/pin', {
        status: [400, 409],
        because: 'the condition sum(this.notebook_cottages.position_distant) > 44 is not satisfied',
      });
      await api.get('/canyon/canyon-1', {
        status: [200],
        answer: { payment: 'partly_paid', laps: 85 },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/canyon/canyon-1/pin', {
        status: [400, 409],
        because: 'the condition sum(this.notebook_cottages.position_distant) > 44 is not satisfied',
      });
      await api.get('/canyon/canyon-1', {
        status: [200],
        answer: { payment: 'partly_paid', laps: 85 },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/canyon/canyon-1/pin', {
        status: [400, 409],
        because: 'the condition sum(this.notebook_cottages.position_distant) > 44 is not satisfied',
      });
      await api.get('/canyon/canyon-1', {
        status: [200],
        answer: { payment: 'partly_paid', laps: 85 },
        because: 'a refused action changes nothing',
      });
    },
  );
});
