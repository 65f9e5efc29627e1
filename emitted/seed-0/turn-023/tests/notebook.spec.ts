import { about, test, without } from '../support/api.ts';

// A valid SignalBarrel, as the tests send it.
const signalBarrel = {
  city: 'botoga',
  id: 'signalbarrel-1',
  rating_raw: 78,
  discount_spare: 35.25,
  urgency_alternate: 'high',
  name_temporary: 'bula',
};

// A valid SaddleRanch, as the tests send it.
const saddleRanch = { featured: false, id: 'saddleranch-1', latitude: 72.75, name_late: 'vatado' };

// A valid Notebook, as the tests send it.
const notebook = {
  capacity_usual: 48,
  id: 'notebook-1',
  shift_last_total: 'skipped',
  advice: 'gilu',
};

test.describe('Notebook: create, read, update and delete', () => {
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
    'create answers the new Notebook, and read answers it again',
    about(
      'notebook.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/notebook', {
        body: notebook,
        status: [200, 201],
        answer: { ...notebook, signal_barrel_early: null, saddle_ranches: [] },
        because: 'create answers the object that was sent',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { ...notebook, signal_barrel_early: null, saddle_ranches: [] },
        because: 'read answers the object that was created',
      });
      await api.post('/notebook', {
        body: { ...notebook, id: 'notebook-2' },
        status: [200, 201],
        answer: { id: 'notebook-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Notebook',
    about(
      'notebook.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Notebook', notebook);
      await api.patch('/notebook/notebook-1', {
        body: { capacity_usual: 4, shift_last_total: 'upgraded', advice: 'vadisi' },
        status: [200],
        answer: {
          capacity_usual: 4,
          id: 'notebook-1',
          signal_barrel_early: null,
          saddle_ranches: [],
          shift_last_total: 'upgraded',
          advice: 'vadisi',
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { capacity_usual: 4, shift_last_total: 'upgraded', advice: 'vadisi' },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('notebook.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Notebook', notebook);
      await api.patch('/notebook/notebook-1', {
        body: {
          id: 'notebook-1',
          capacity_usual: 4,
          shift_last_total: 'upgraded',
          advice: 'vadisi',
        },
        status: [200],
        answer: {
          id: 'notebook-1',
          capacity_usual: 4,
          shift_last_total: 'upgraded',
          advice: 'vadisi',
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: {
          id: 'notebook-1',
          capacity_usual: 4,
          shift_last_total: 'upgraded',
          advice: 'vadisi',
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for advice does not change capacity_usual either',
    about(
      'notebook.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Notebook', notebook);
      await api.patch('/notebook/notebook-1', {
        body: { capacity_usual: 4, advice: 421337 },
        status: [400, 422],
        because: 'advice must be a string',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { ...notebook, signal_barrel_early: null, saddle_ranches: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a Notebook: no read finds it and no list holds it',
    about(
      'notebook.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Notebook', notebook);
      await api.delete('/notebook/notebook-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/notebook/notebook-1', { status: [404], because: 'it was deleted' });
      await api.get('/notebook', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Notebook has',
    about('notebook.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Notebook', notebook);
      await api.get('/notebook/notebook-unknown', {
        status: [404],
        because: 'no Notebook has the id notebook-unknown',
      });
      await api.patch('/notebook/notebook-unknown', {
        body: { capacity_usual: 4, shift_last_total: 'upgraded', advice: 'vadisi' },
        status: [404],
        because: 'no Notebook has the id notebook-unknown',
      });
      await api.delete('/notebook/notebook-unknown', {
        status: [404],
        because: 'no Notebook has the id notebook-unknown',
      });
      await api.get('/notebook', {
        status: [200],
        answer: [{ id: 'notebook-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Notebook: collections', () => {
  // endpoints.list: `GET /{entity}` answers 200 and a JSON array of all objects of that entity,
  //   in any order; an empty array where there is none.
  // endpoints.read: `GET /{entity}/{id}` answers 200 and the object with that id.
  // endpoints.update: `PATCH /{entity}/{id}` changes the fields that are in the body, leaves the
  //   others as they are, and answers 200 and the whole object as it is afterwards.
  // endpoints.delete: `DELETE /{entity}/{id}` removes the object and answers 200 or 204. After
  //   that its id is unknown and it is in no list.
  // values.round-trip: What was accepted is stored and answered unchanged, with its JSON type: a
  //   number as a number, a boolean as `true` or `false`. `1` and `1.0` are the same number.
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Notebook with all of its fields',
    about('notebook.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Notebook', notebook);
      await api.create('Notebook', {
        ...notebook,
        id: 'notebook-2',
        capacity_usual: 4,
        shift_last_total: 'upgraded',
        advice: 'vadisi',
      });
      await api.create('Notebook', {
        ...notebook,
        id: 'notebook-3',
        capacity_usual: 8,
        shift_last_total: 'morning',
        advice: 'toru',
      });
      await api.get('/notebook', {
        status: [200],
        answer: [
          { ...notebook, signal_barrel_early: null, saddle_ranches: [] },
          {
            capacity_usual: 4,
            id: 'notebook-2',
            signal_barrel_early: null,
            saddle_ranches: [],
            shift_last_total: 'upgraded',
            advice: 'vadisi',
          },
          {
            capacity_usual: 8,
            id: 'notebook-3',
            signal_barrel_early: null,
            saddle_ranches: [],
            shift_last_total: 'morning',
            advice: 'toru',
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Notebook leaves another as it was',
    about('notebook.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Notebook', notebook);
      await api.create('Notebook', {
        ...notebook,
        id: 'notebook-2',
        capacity_usual: 4,
        shift_last_total: 'upgraded',
        advice: 'vadisi',
      });
      await api.patch('/notebook/notebook-2', {
        body: {
          id: 'notebook-2',
          capacity_usual: 4,
          shift_last_total: 'upgraded',
          advice: 'vadisi',
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { ...notebook, signal_barrel_early: null, saddle_ranches: [] },
        because: 'another object was updated',
      });
      await api.get('/notebook/notebook-2', {
        status: [200],
        answer: {
          capacity_usual: 4,
          id: 'notebook-2',
          signal_barrel_early: null,
          saddle_ranches: [],
          shift_last_total: 'upgraded',
          advice: 'vadisi',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Notebook leaves another as it was',
    about(
      'notebook.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Notebook', notebook);
      await api.create('Notebook', {
        ...notebook,
        id: 'notebook-2',
        capacity_usual: 4,
        shift_last_total: 'upgraded',
        advice: 'vadisi',
      });
      await api.delete('/notebook/notebook-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/notebook/notebook-2', {
        status: [200],
        answer: {
          capacity_usual: 4,
          id: 'notebook-2',
          signal_barrel_early: null,
          saddle_ranches: [],
          shift_last_total: 'upgraded',
          advice: 'vadisi',
        },
        because: 'another object was deleted',
      });
      await api.get('/notebook', {
        status: [200],
        answer: [{ id: 'notebook-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Notebook',
    about('notebook.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Notebook', notebook);
      await api.create('Notebook', {
        ...notebook,
        id: 'notebook-2',
        capacity_usual: 4,
        shift_last_total: 'upgraded',
        advice: 'vadisi',
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/notebook', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/notebook/notebook-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('Notebook: required fields and defaults', () => {
  // endpoints.create: `POST /{entity}` creates an object from the JSON object in the body. It
  //   answers 201 or 200 and the created object, with all of its fields.
  // endpoints.update: `PATCH /{entity}/{id}` changes the fields that are in the body, leaves the
  //   others as they are, and answers 200 and the whole object as it is afterwards.
  // ids.client: The client chooses the `id` of an object and sends it on every create, also where
  //   the `id` is listed as optional or nullable. Store it as it is and use it in the paths;
  //   never make up another.
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.default: A field with a default may be left out of a create, required or not: it then
  //   takes the default. The default is for absence only: `null` is stored as `null` where the
  //   field is nullable and refused where it is not.
  // update.partial: An update need not carry required fields, and applies no defaults.
  // refused.unchanged: A refused create or update changes nothing, not even the fields that were
  //   right.
  // refused.status: Invalid input is always answered with 400 or 422 and never with a status of
  //   500 or above. The body of an error is yours to choose.

  test(
    'capacity_usual is 29 when a create leaves it out',
    about('notebook.capacity_usual.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/notebook', {
        body: without(notebook, 'capacity_usual'),
        status: [200, 201],
        answer: { capacity_usual: 29 },
        because: 'the default of capacity_usual is 29',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { capacity_usual: 29 },
        because: 'the default of capacity_usual is 29',
      });
    },
  );

  test(
    'create refuses a Notebook without an id',
    about(
      'notebook.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/notebook', {
        body: without(notebook, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/notebook', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Notebook without shift_last_total, which is required',
    about(
      'notebook.shift_last_total.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/notebook', {
        body: without(notebook, 'shift_last_total'),
        status: [400, 422],
        because: 'shift_last_total is required and has no default',
      });
      await api.get('/notebook/notebook-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Notebook without advice, which is required',
    about(
      'notebook.advice.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/notebook', {
        body: without(notebook, 'advice'),
        status: [400, 422],
        because: 'advice is required and has no default',
      });
      await api.get('/notebook/notebook-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'update of capacity_usual or advice alone leaves every other field as it is',
    about('notebook.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', saddleRanch);
      await api.create('Notebook', {
        ...notebook,
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1'],
      });
      await api.patch('/notebook/notebook-1', {
        body: { capacity_usual: 4 },
        status: [200],
        answer: {
          ...notebook,
          capacity_usual: 4,
          signal_barrel_early: 'signalbarrel-1',
          saddle_ranches: ['saddleranch-1'],
        },
        because: 'an update touches only what it carries',
      });
      await api.patch('/notebook/notebook-1', {
        body: { advice: 'vadisi' },
        status: [200],
        answer: {
          ...notebook,
          capacity_usual: 4,
          signal_barrel_early: 'signalbarrel-1',
          saddle_ranches: ['saddleranch-1'],
          advice: 'vadisi',
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: {
          ...notebook,
          capacity_usual: 4,
          signal_barrel_early: 'signalbarrel-1',
          saddle_ranches: ['saddleranch-1'],
          advice: 'vadisi',
        },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Notebook: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // values.absent: In an answer, a field without a value may be `null` or left out.
  // create.default: A field with a default may be left out of a create, required or not: it then
  //   takes the default. The default is for absence only: `null` is stored as `null` where the
  //   field is nullable and refused where it is not.
  // update.partial: An update need not carry required fields, and applies no defaults.
  // update.validates: An update is held to the same rules on values, bounds, `null` and
  //   references as a create.
  // refused.unchanged: A refused create or update changes nothing, not even the fields that were
  //   right.
  // refused.status: Invalid input is always answered with 400 or 422 and never with a status of
  //   500 or above. The body of an error is yours to choose.

  test(
    'capacity_usual may be null, which is not replaced by its default',
    about(
      'notebook.capacity_usual.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/notebook', {
        body: { ...notebook, capacity_usual: null },
        status: [200, 201],
        answer: { capacity_usual: null },
        because: 'capacity_usual is nullable and its default is for absence only',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { capacity_usual: null },
        because: 'capacity_usual is nullable and its default is for absence only',
      });
      await api.create('Notebook', { ...notebook, id: 'notebook-2' });
      await api.patch('/notebook/notebook-2', {
        body: { capacity_usual: null },
        status: [200],
        answer: { capacity_usual: null },
        because: 'capacity_usual is nullable and its default is for absence only',
      });
      await api.get('/notebook/notebook-2', {
        status: [200],
        answer: { capacity_usual: null },
        because: 'capacity_usual is nullable and its default is for absence only',
      });
    },
  );

  test(
    'create and update refuse null for shift_last_total',
    about(
      'notebook.shift_last_total.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/notebook', {
        body: { ...notebook, shift_last_total: null },
        status: [400, 422],
        because: 'shift_last_total must not be null',
      });
      await api.get('/notebook/notebook-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Notebook', notebook);
      await api.patch('/notebook/notebook-1', {
        body: { shift_last_total: null },
        status: [400, 422],
        because: 'shift_last_total must not be null',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { shift_last_total: 'skipped' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for advice',
    about(
      'notebook.advice.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/notebook', {
        body: { ...notebook, advice: null },
        status: [400, 422],
        because: 'advice must not be null',
      });
      await api.get('/notebook/notebook-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Notebook', notebook);
      await api.patch('/notebook/notebook-1', {
        body: { advice: null },
        status: [400, 422],
        because: 'advice must not be null',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { advice: 'gilu' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Notebook: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
  // values.round-trip: What was accepted is stored and answered unchanged, with its JSON type: a
  //   number as a number, a boolean as `true` or `false`. `1` and `1.0` are the same number.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.string-length: Strings shorter or longer than their field allows are refused with 400
  //   or 422. Lengths are inclusive too, and a length that is not listed is not limited.
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
    'create and update refuse a capacity_usual of a wrong type',
    about(
      'notebook.capacity_usual.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/notebook', {
        body: { ...notebook, capacity_usual: 'abc' },
        status: [400, 422],
        because: 'capacity_usual must be an integer',
      });
      await api.post('/notebook', {
        body: { ...notebook, capacity_usual: { value: 'text' } },
        status: [400, 422],
        because: 'capacity_usual must be an integer',
      });
      await api.post('/notebook', {
        body: { ...notebook, capacity_usual: 47.5 },
        status: [400, 422],
        because: 'capacity_usual must be an integer',
      });
      await api.get('/notebook/notebook-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Notebook', notebook);
      await api.patch('/notebook/notebook-1', {
        body: { capacity_usual: 'abc' },
        status: [400, 422],
        because: 'capacity_usual must be an integer',
      });
      await api.patch('/notebook/notebook-1', {
        body: { capacity_usual: { value: 'text' } },
        status: [400, 422],
        because: 'capacity_usual must be an integer',
      });
      await api.patch('/notebook/notebook-1', {
        body: { capacity_usual: 47.5 },
        status: [400, 422],
        because: 'capacity_usual must be an integer',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { capacity_usual: 48 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'capacity_usual may be right at its minimum of 0',
    about(
      'notebook.capacity_usual.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/notebook', {
        body: { ...notebook, capacity_usual: 0 },
        status: [200, 201],
        answer: { capacity_usual: 0 },
        because: 'the minimum of capacity_usual is 0, inclusive',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { capacity_usual: 0 },
        because: 'the minimum of capacity_usual is 0, inclusive',
      });
      await api.create('Notebook', { ...notebook, id: 'notebook-2' });
      await api.patch('/notebook/notebook-2', {
        body: { capacity_usual: 0 },
        status: [200],
        answer: { capacity_usual: 0 },
        because: 'the minimum of capacity_usual is 0, inclusive',
      });
      await api.get('/notebook/notebook-2', {
        status: [200],
        answer: { capacity_usual: 0 },
        because: 'the minimum of capacity_usual is 0, inclusive',
      });
    },
  );

  test(
    'create and update refuse a capacity_usual below its minimum of 0',
    about(
      'notebook.capacity_usual.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/notebook', {
        body: { ...notebook, capacity_usual: -1 },
        status: [400, 422],
        because: 'capacity_usual must be at least 0',
      });
      await api.get('/notebook/notebook-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Notebook', notebook);
      await api.patch('/notebook/notebook-1', {
        body: { capacity_usual: -1 },
        status: [400, 422],
        because: 'capacity_usual must be at least 0',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { capacity_usual: 48 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'capacity_usual has no maximum',
    about('notebook.capacity_usual.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/notebook', {
        body: { ...notebook, capacity_usual: 1000000 },
        status: [200, 201],
        answer: { capacity_usual: 1000000 },
        because: 'capacity_usual has no maximum',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { capacity_usual: 1000000 },
        because: 'capacity_usual has no maximum',
      });
      await api.create('Notebook', { ...notebook, id: 'notebook-2' });
      await api.patch('/notebook/notebook-2', {
        body: { capacity_usual: 1000000 },
        status: [200],
        answer: { capacity_usual: 1000000 },
        because: 'capacity_usual has no maximum',
      });
      await api.get('/notebook/notebook-2', {
        status: [200],
        answer: { capacity_usual: 1000000 },
        because: 'capacity_usual has no maximum',
      });
    },
  );

  test(
    'create and update refuse a shift_last_total of a wrong type',
    about(
      'notebook.shift_last_total.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/notebook', {
        body: { ...notebook, shift_last_total: 421337 },
        status: [400, 422],
        because:
          'shift_last_total must be one of afternoon, morning, evening, skipped, scheduled, upgraded, reopened',
      });
      await api.post('/notebook', {
        body: { ...notebook, shift_last_total: { value: 'text' } },
        status: [400, 422],
        because:
          'shift_last_total must be one of afternoon, morning, evening, skipped, scheduled, upgraded, reopened',
      });
      await api.get('/notebook/notebook-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Notebook', notebook);
      await api.patch('/notebook/notebook-1', {
        body: { shift_last_total: 421337 },
        status: [400, 422],
        because:
          'shift_last_total must be one of afternoon, morning, evening, skipped, scheduled, upgraded, reopened',
      });
      await api.patch('/notebook/notebook-1', {
        body: { shift_last_total: { value: 'text' } },
        status: [400, 422],
        because:
          'shift_last_total must be one of afternoon, morning, evening, skipped, scheduled, upgraded, reopened',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { shift_last_total: 'skipped' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'advice of digits alone stays a string',
    about('notebook.advice.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/notebook', {
        body: { ...notebook, advice: '0042' },
        status: [200, 201],
        answer: { advice: '0042' },
        because: '"0042" is a valid value of advice',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { advice: '0042' },
        because: '"0042" is a valid value of advice',
      });
      await api.create('Notebook', { ...notebook, id: 'notebook-2' });
      await api.patch('/notebook/notebook-2', {
        body: { advice: '0042' },
        status: [200],
        answer: { advice: '0042' },
        because: '"0042" is a valid value of advice',
      });
      await api.get('/notebook/notebook-2', {
        status: [200],
        answer: { advice: '0042' },
        because: '"0042" is a valid value of advice',
      });
    },
  );

  test(
    'advice keeps spaces, quotes, accents and symbols',
    about('notebook.advice.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/notebook', {
        body: { ...notebook, advice: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { advice: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of advice',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { advice: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of advice',
      });
      await api.create('Notebook', { ...notebook, id: 'notebook-2' });
      await api.patch('/notebook/notebook-2', {
        body: { advice: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { advice: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of advice',
      });
      await api.get('/notebook/notebook-2', {
        status: [200],
        answer: { advice: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of advice',
      });
    },
  );

  test(
    'create and update refuse an advice of a wrong type',
    about(
      'notebook.advice.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/notebook', {
        body: { ...notebook, advice: 421337 },
        status: [400, 422],
        because: 'advice must be a string',
      });
      await api.post('/notebook', {
        body: { ...notebook, advice: { value: 'text' } },
        status: [400, 422],
        because: 'advice must be a string',
      });
      await api.get('/notebook/notebook-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Notebook', notebook);
      await api.patch('/notebook/notebook-1', {
        body: { advice: 421337 },
        status: [400, 422],
        because: 'advice must be a string',
      });
      await api.patch('/notebook/notebook-1', {
        body: { advice: { value: 'text' } },
        status: [400, 422],
        because: 'advice must be a string',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { advice: 'gilu' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'advice may be right at its minimum length of 4',
    about(
      'notebook.advice.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/notebook', {
        body: { ...notebook, advice: 'tana' },
        status: [200, 201],
        answer: { advice: 'tana' },
        because: 'the minimum length of advice is 4, inclusive',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { advice: 'tana' },
        because: 'the minimum length of advice is 4, inclusive',
      });
      await api.create('Notebook', { ...notebook, id: 'notebook-2' });
      await api.patch('/notebook/notebook-2', {
        body: { advice: 'tana' },
        status: [200],
        answer: { advice: 'tana' },
        because: 'the minimum length of advice is 4, inclusive',
      });
      await api.get('/notebook/notebook-2', {
        status: [200],
        answer: { advice: 'tana' },
        because: 'the minimum length of advice is 4, inclusive',
      });
    },
  );

  test(
    'create and update refuse an advice below its minimum length of 4',
    about(
      'notebook.advice.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/notebook', {
        body: { ...notebook, advice: 'bil' },
        status: [400, 422],
        because: 'advice must have at least 4 characters',
      });
      await api.get('/notebook/notebook-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Notebook', notebook);
      await api.patch('/notebook/notebook-1', {
        body: { advice: 'bil' },
        status: [400, 422],
        because: 'advice must have at least 4 characters',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { advice: 'gilu' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'advice has no maximum length',
    about('notebook.advice.has-no-maximum-length', 'values.string-length', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/notebook', {
        body: {
          ...notebook,
          advice:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200, 201],
        answer: {
          advice:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'advice has no maximum length',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: {
          advice:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'advice has no maximum length',
      });
      await api.create('Notebook', { ...notebook, id: 'notebook-2' });
      await api.patch('/notebook/notebook-2', {
        body: {
          advice:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200],
        answer: {
          advice:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'advice has no maximum length',
      });
      await api.get('/notebook/notebook-2', {
        status: [200],
        answer: {
          advice:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'advice has no maximum length',
      });
    },
  );
});

test.describe('Notebook: enums', () => {
  // values.round-trip: What was accepted is stored and answered unchanged, with its JSON type: a
  //   number as a number, a boolean as `true` or `false`. `1` and `1.0` are the same number.
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.
  // update.validates: An update is held to the same rules on values, bounds, `null` and
  //   references as a create.
  // refused.unchanged: A refused create or update changes nothing, not even the fields that were
  //   right.
  // refused.status: Invalid input is always answered with 400 or 422 and never with a status of
  //   500 or above. The body of an error is yours to choose.
  // changes.enum-value: A value added to an enum is accepted wherever that enum is used.

  test(
    'shift_last_total may be afternoon, morning, evening, skipped, scheduled, upgraded, reopened',
    about(
      'notebook.shift_last_total.accepts-each-value',
      'values.enum',
      'changes.enum-value',
      'values.round-trip',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/notebook', {
        body: { ...notebook, shift_last_total: 'afternoon' },
        status: [200, 201],
        answer: { shift_last_total: 'afternoon' },
        because: 'the value is one of NotebookShiftLastTotal',
      });
      await api.patch('/notebook/notebook-1', {
        body: { shift_last_total: 'morning' },
        status: [200],
        answer: { shift_last_total: 'morning' },
        because: 'the value is one of NotebookShiftLastTotal',
      });
      await api.patch('/notebook/notebook-1', {
        body: { shift_last_total: 'evening' },
        status: [200],
        answer: { shift_last_total: 'evening' },
        because: 'the value is one of NotebookShiftLastTotal',
      });
      await api.patch('/notebook/notebook-1', {
        body: { shift_last_total: 'skipped' },
        status: [200],
        answer: { shift_last_total: 'skipped' },
        because: 'the value is one of NotebookShiftLastTotal',
      });
      await api.patch('/notebook/notebook-1', {
        body: { shift_last_total: 'scheduled' },
        status: [200],
        answer: { shift_last_total: 'scheduled' },
        because: 'the value is one of NotebookShiftLastTotal',
      });
      await api.patch('/notebook/notebook-1', {
        body: { shift_last_total: 'upgraded' },
        status: [200],
        answer: { shift_last_total: 'upgraded' },
        because: 'the value is one of NotebookShiftLastTotal',
      });
      await api.patch('/notebook/notebook-1', {
        body: { shift_last_total: 'reopened' },
        status: [200],
        answer: { shift_last_total: 'reopened' },
        because: 'the value is one of NotebookShiftLastTotal',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { shift_last_total: 'reopened' },
        because: 'the value is one of NotebookShiftLastTotal',
      });
    },
  );

  test(
    'create and update refuse the shift_last_total unheard_of, which NotebookShiftLastTotal does not have',
    about(
      'notebook.shift_last_total.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/notebook', {
        body: { ...notebook, shift_last_total: 'unheard_of' },
        status: [400, 422],
        because:
          'shift_last_total must be one of afternoon, morning, evening, skipped, scheduled, upgraded, reopened',
      });
      await api.get('/notebook/notebook-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Notebook', notebook);
      await api.patch('/notebook/notebook-1', {
        body: { shift_last_total: 'unheard_of' },
        status: [400, 422],
        because:
          'shift_last_total must be one of afternoon, morning, evening, skipped, scheduled, upgraded, reopened',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { shift_last_total: 'skipped' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the shift_last_total AFTERNOON, as upper and lower case differ',
    about(
      'notebook.shift_last_total.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/notebook', {
        body: { ...notebook, shift_last_total: 'AFTERNOON' },
        status: [400, 422],
        because:
          'shift_last_total must be one of afternoon, morning, evening, skipped, scheduled, upgraded, reopened',
      });
      await api.get('/notebook/notebook-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Notebook', notebook);
      await api.patch('/notebook/notebook-1', {
        body: { shift_last_total: 'AFTERNOON' },
        status: [400, 422],
        because:
          'shift_last_total must be one of afternoon, morning, evening, skipped, scheduled, upgraded, reopened',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { shift_last_total: 'skipped' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Notebook: references', () => {
  // endpoints.create: `POST /{entity}` creates an object from the JSON object in the body. It
  //   answers 201 or 200 and the created object, with all of its fields.
  // endpoints.update: `PATCH /{entity}/{id}` changes the fields that are in the body, leaves the
  //   others as they are, and answers 200 and the whole object as it is afterwards.
  // endpoints.delete: `DELETE /{entity}/{id}` removes the object and answers 200 or 204. After
  //   that its id is unknown and it is in no list.
  // endpoints.independent: Each entity has a collection of its own: objects of different entities
  //   may have the same id.
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
  // create.optional: An optional field may be left out of a create, nullable or not. Without a
  //   default it then has no value.
  // update.validates: An update is held to the same rules on values, bounds, `null` and
  //   references as a create.
  // refused.unchanged: A refused create or update changes nothing, not even the fields that were
  //   right.
  // refused.status: Invalid input is always answered with 400 or 422 and never with a status of
  //   500 or above. The body of an error is yours to choose.
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
    'signal_barrel_early refers to an existing SignalBarrel and is answered as its id',
    about(
      'notebook.signal_barrel_early.accepts-existing-object',
      'references.by-id',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SignalBarrel', { ...signalBarrel, id: 'signalbarrel-2' });
      await api.post('/notebook', {
        body: { ...notebook, signal_barrel_early: 'signalbarrel-1' },
        status: [200, 201],
        answer: { signal_barrel_early: 'signalbarrel-1' },
        because: 'signal_barrel_early was sent as signalbarrel-1',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { signal_barrel_early: 'signalbarrel-1' },
        because: 'signal_barrel_early was sent as signalbarrel-1',
      });
      await api.patch('/notebook/notebook-1', {
        body: { signal_barrel_early: 'signalbarrel-2' },
        status: [200],
        answer: { signal_barrel_early: 'signalbarrel-2' },
        because: 'signal_barrel_early was changed to signalbarrel-2',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { signal_barrel_early: 'signalbarrel-2' },
        because: 'signal_barrel_early was changed to signalbarrel-2',
      });
      await api.get('/notebook', {
        status: [200],
        answer: [{ id: 'notebook-1', signal_barrel_early: 'signalbarrel-2' }],
        because: 'lists answer references as ids too',
      });
    },
  );

  test(
    'create and update refuse a signal_barrel_early that no SignalBarrel has as its id',
    about(
      'notebook.signal_barrel_early.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/notebook', {
        body: { ...notebook, signal_barrel_early: 'signalbarrel-unknown' },
        status: [400, 422],
        because: 'signal_barrel_early must be the id of an existing SignalBarrel',
      });
      await api.get('/notebook/notebook-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('SignalBarrel', signalBarrel);
      await api.create('Notebook', { ...notebook, signal_barrel_early: 'signalbarrel-1' });
      await api.patch('/notebook/notebook-1', {
        body: { signal_barrel_early: 'signalbarrel-unknown' },
        status: [400, 422],
        because: 'signal_barrel_early must be the id of an existing SignalBarrel',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { signal_barrel_early: 'signalbarrel-1' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no id for signal_barrel_early',
    about(
      'notebook.signal_barrel_early.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/notebook', {
        body: { ...notebook, signal_barrel_early: 421337 },
        status: [400, 422],
        because: 'signal_barrel_early must be the id of a SignalBarrel',
      });
      await api.post('/notebook', {
        body: { ...notebook, signal_barrel_early: { value: 'text' } },
        status: [400, 422],
        because: 'signal_barrel_early must be the id of a SignalBarrel',
      });
      await api.get('/notebook/notebook-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Notebook', notebook);
      await api.patch('/notebook/notebook-1', {
        body: { signal_barrel_early: 421337 },
        status: [400, 422],
        because: 'signal_barrel_early must be the id of a SignalBarrel',
      });
      await api.patch('/notebook/notebook-1', {
        body: { signal_barrel_early: { value: 'text' } },
        status: [400, 422],
        because: 'signal_barrel_early must be the id of a SignalBarrel',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { signal_barrel_early: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'signal_barrel_early may be null or left out',
    about(
      'notebook.signal_barrel_early.accepts-null',
      'references.null',
      'create.optional',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.post('/notebook', {
        body: { ...notebook, signal_barrel_early: null },
        status: [200, 201],
        answer: { signal_barrel_early: null },
        because: 'a reference may be null',
      });
      await api.patch('/notebook/notebook-1', {
        body: { signal_barrel_early: 'signalbarrel-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/notebook/notebook-1', {
        body: { signal_barrel_early: null },
        status: [200],
        answer: { signal_barrel_early: null },
        because: 'a reference may be null',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { signal_barrel_early: null },
        because: 'a reference may be null',
      });
      await api.post('/notebook', {
        body: { ...notebook, id: 'notebook-2' },
        status: [200, 201],
        answer: { signal_barrel_early: null },
        because: 'signal_barrel_early is optional',
      });
    },
  );

  test(
    'deleting a SignalBarrel clears every signal_barrel_early that refers to it',
    about(
      'notebook.signal_barrel_early.is-cleared-by-delete',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('Notebook', { ...notebook, signal_barrel_early: 'signalbarrel-1' });
      await api.create('Notebook', {
        ...notebook,
        id: 'notebook-2',
        signal_barrel_early: 'signalbarrel-1',
      });
      await api.delete('/signalbarrel/signalbarrel-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { id: 'notebook-1', signal_barrel_early: null },
        because: 'signalbarrel-1 was deleted',
      });
      await api.get('/notebook/notebook-2', {
        status: [200],
        answer: { id: 'notebook-2', signal_barrel_early: null },
        because: 'signalbarrel-1 was deleted',
      });
    },
  );

  test(
    'deleting a SignalBarrel keeps a signal_barrel_early that refers to another',
    about(
      'notebook.signal_barrel_early.survives-delete-of-another',
      'references.deleted',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SignalBarrel', { ...signalBarrel, id: 'signalbarrel-2' });
      await api.create('Notebook', { ...notebook, signal_barrel_early: 'signalbarrel-2' });
      await api.delete('/signalbarrel/signalbarrel-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { signal_barrel_early: 'signalbarrel-2' },
        because: 'another SignalBarrel was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Notebook in signal_barrel_early, which refers to SignalBarrel',
    about(
      'notebook.signal_barrel_early.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Notebook', notebook);
      await api.post('/notebook', {
        body: { ...notebook, id: 'notebook-2', signal_barrel_early: 'notebook-1' },
        status: [400, 422],
        because: 'signal_barrel_early must be the id of an existing SignalBarrel',
      });
      await api.create('Notebook', { ...notebook, id: 'notebook-2' });
      await api.patch('/notebook/notebook-2', {
        body: { signal_barrel_early: 'notebook-1' },
        status: [400, 422],
        because: 'signal_barrel_early must be the id of an existing SignalBarrel',
      });
      await api.get('/notebook/notebook-2', {
        status: [200],
        answer: { signal_barrel_early: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Notebook with the id of a SignalBarrel leaves signal_barrel_early alone',
    about(
      'notebook.signal_barrel_early.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('Notebook', { ...notebook, signal_barrel_early: 'signalbarrel-1' });
      await api.create('Notebook', { ...notebook, id: 'signalbarrel-1' });
      await api.delete('/notebook/signalbarrel-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { signal_barrel_early: 'signalbarrel-1' },
        because: 'no SignalBarrel was deleted',
      });
    },
  );

  test(
    'saddle_ranches is an empty list when a create leaves it out',
    about('notebook.saddle_ranches.is-empty-by-default', 'references.null', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/notebook', {
        body: notebook,
        status: [200, 201],
        answer: { saddle_ranches: [] },
        because: 'saddle_ranches was left out',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { saddle_ranches: [] },
        because: 'saddle_ranches was left out',
      });
    },
  );

  test(
    'saddle_ranches lists existing SaddleRanch objects and is answered as their ids',
    about(
      'notebook.saddle_ranches.accepts-existing-objects',
      'references.by-id',
      'references.order',
    ),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2' });
      await api.post('/notebook', {
        body: { ...notebook, saddle_ranches: ['saddleranch-1', 'saddleranch-2'] },
        status: [200, 201],
        answer: { saddle_ranches: ['saddleranch-1', 'saddleranch-2'] },
        because: 'saddle_ranches was sent with two ids',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { saddle_ranches: ['saddleranch-1', 'saddleranch-2'] },
        because: 'saddle_ranches was sent with two ids',
      });
      await api.get('/notebook', {
        status: [200],
        answer: [{ id: 'notebook-1', saddle_ranches: ['saddleranch-1', 'saddleranch-2'] }],
        because: 'lists answer references as ids too',
      });
      await api.patch('/notebook/notebook-1', {
        body: { saddle_ranches: ['saddleranch-2', 'saddleranch-1'] },
        status: [200],
        answer: { saddle_ranches: ['saddleranch-2', 'saddleranch-1'] },
        because: 'any order will do',
      });
    },
  );

  test(
    'update replaces the ids in saddle_ranches',
    about('notebook.saddle_ranches.can-be-updated', 'references.by-id', 'endpoints.update'),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2' });
      await api.create('Notebook', { ...notebook, saddle_ranches: ['saddleranch-1'] });
      await api.patch('/notebook/notebook-1', {
        body: { saddle_ranches: ['saddleranch-2'] },
        status: [200],
        answer: { saddle_ranches: ['saddleranch-2'] },
        because: 'an update replaces the list',
      });
      await api.patch('/notebook/notebook-1', {
        body: { saddle_ranches: [] },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { saddle_ranches: [] },
        because: 'the list was emptied',
      });
    },
  );

  test(
    'create and update refuse an id in saddle_ranches that no SaddleRanch has',
    about(
      'notebook.saddle_ranches.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2' });
      await api.post('/notebook', {
        body: { ...notebook, saddle_ranches: ['saddleranch-unknown'] },
        status: [400, 422],
        because: 'saddle_ranches must hold only ids of existing SaddleRanch objects',
      });
      await api.post('/notebook', {
        body: { ...notebook, saddle_ranches: ['saddleranch-1', 'saddleranch-unknown'] },
        status: [400, 422],
        because: 'saddle_ranches must hold only ids of existing SaddleRanch objects',
      });
      await api.post('/notebook', {
        body: { ...notebook, saddle_ranches: ['saddleranch-unknown', 'saddleranch-2'] },
        status: [400, 422],
        because: 'saddle_ranches must hold only ids of existing SaddleRanch objects',
      });
      await api.get('/notebook/notebook-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Notebook', {
        ...notebook,
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
      });
      await api.patch('/notebook/notebook-1', {
        body: { saddle_ranches: ['saddleranch-unknown'] },
        status: [400, 422],
        because: 'saddle_ranches must hold only ids of existing SaddleRanch objects',
      });
      await api.patch('/notebook/notebook-1', {
        body: { saddle_ranches: ['saddleranch-1', 'saddleranch-unknown'] },
        status: [400, 422],
        because: 'saddle_ranches must hold only ids of existing SaddleRanch objects',
      });
      await api.patch('/notebook/notebook-1', {
        body: { saddle_ranches: ['saddleranch-unknown', 'saddleranch-2'] },
        status: [400, 422],
        because: 'saddle_ranches must hold only ids of existing SaddleRanch objects',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { saddle_ranches: ['saddleranch-1', 'saddleranch-2'] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for the list saddle_ranches',
    about(
      'notebook.saddle_ranches.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/notebook', {
        body: { ...notebook, saddle_ranches: null },
        status: [400, 422],
        because: 'saddle_ranches must not be null',
      });
      await api.get('/notebook/notebook-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Notebook', notebook);
      await api.patch('/notebook/notebook-1', {
        body: { saddle_ranches: null },
        status: [400, 422],
        because: 'saddle_ranches must not be null',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { saddle_ranches: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no list of ids for saddle_ranches',
    about(
      'notebook.saddle_ranches.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/notebook', {
        body: { ...notebook, saddle_ranches: 'abc' },
        status: [400, 422],
        because: 'saddle_ranches must be a list of ids of SaddleRanch',
      });
      await api.post('/notebook', {
        body: { ...notebook, saddle_ranches: [{ value: 'text' }] },
        status: [400, 422],
        because: 'saddle_ranches must be a list of ids of SaddleRanch',
      });
      await api.get('/notebook/notebook-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Notebook', notebook);
      await api.patch('/notebook/notebook-1', {
        body: { saddle_ranches: 'abc' },
        status: [400, 422],
        because: 'saddle_ranches must be a list of ids of SaddleRanch',
      });
      await api.patch('/notebook/notebook-1', {
        body: { saddle_ranches: [{ value: 'text' }] },
        status: [400, 422],
        because: 'saddle_ranches must be a list of ids of SaddleRanch',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { saddle_ranches: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a SaddleRanch takes its id out of every saddle_ranches and keeps the others',
    about('notebook.saddle_ranches.loses-deleted-object', 'references.deleted', 'endpoints.delete'),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2' });
      await api.create('Notebook', {
        ...notebook,
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
      });
      await api.create('Notebook', {
        ...notebook,
        id: 'notebook-2',
        saddle_ranches: ['saddleranch-1'],
      });
      await api.delete('/saddleranch/saddleranch-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { id: 'notebook-1', saddle_ranches: ['saddleranch-2'] },
        because: 'saddleranch-1 was deleted',
      });
      await api.get('/notebook/notebook-2', {
        status: [200],
        answer: { id: 'notebook-2', saddle_ranches: [] },
        because: 'saddleranch-1 was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Notebook in saddle_ranches, which refers to SaddleRanch',
    about(
      'notebook.saddle_ranches.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Notebook', notebook);
      await api.post('/notebook', {
        body: { ...notebook, id: 'notebook-2', saddle_ranches: ['notebook-1'] },
        status: [400, 422],
        because: 'saddle_ranches must hold only ids of existing SaddleRanch objects',
      });
      await api.create('Notebook', { ...notebook, id: 'notebook-2' });
      await api.patch('/notebook/notebook-2', {
        body: { saddle_ranches: ['notebook-1'] },
        status: [400, 422],
        because: 'saddle_ranches must hold only ids of existing SaddleRanch objects',
      });
      await api.get('/notebook/notebook-2', {
        status: [200],
        answer: { saddle_ranches: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Notebook with the id of a SaddleRanch leaves saddle_ranches alone',
    about(
      'notebook.saddle_ranches.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('Notebook', { ...notebook, saddle_ranches: ['saddleranch-1'] });
      await api.create('Notebook', { ...notebook, id: 'saddleranch-1' });
      await api.delete('/notebook/saddleranch-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { saddle_ranches: ['saddleranch-1'] },
        because: 'no SaddleRanch was deleted',
      });
    },
  );

  test(
    'update that is refused for signal_barrel_early does not change capacity_usual either',
    about(
      'notebook.signal_barrel_early.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('Notebook', notebook);
      await api.patch('/notebook/notebook-1', {
        body: { capacity_usual: 4, signal_barrel_early: 'signalbarrel-unknown' },
        status: [400, 422],
        because: 'signal_barrel_early must be the id of an existing SignalBarrel',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { ...notebook, signal_barrel_early: null, saddle_ranches: [] },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Notebook: actions', () => {
  // endpoints.unknown-id: A read, an update, a delete or an action with an id that no object of
  //   that entity has answers 404.
  // analytics.shape: An analytics endpoint answers 200 and an object `{"result": …}`, computed
  //   from the objects that exist at that moment.
  // actions.success: An action is `POST /{entity}/{id}/{action}`. When it is allowed it applies
  //   its effects, sets its state field to the target value, and answers 200 and the acting
  //   object as it is afterwards.
  // actions.wrong-state: When the value of the state field is not among the values that the
  //   action starts from, the action is refused with 400. A state of `null` is among none.
  // actions.guard: When the state is right but a condition is not satisfied, the action is
  //   refused with 409. All conditions must hold.
  // actions.order: The checks come in this order: unknown id (404), wrong state (400), conditions
  //   (409).
  // actions.refused-unchanged: A refused action changes nothing.
  // actions.stored: What an action changed, on the acting object and on others, is stored and
  //   seen by every later request.
  // guards.compare: `>`, `>=`, `<`, `<=`, `==` and `!=` compare numbers, datetimes and, for the
  //   last two, other values; `+`, `-` and `*` compute.
  // guards.null-operand: A comparison in which either side is `null` is not satisfied, `!=`
  //   included. A field without a value counts as `null`, and so does a computation with one.
  // guards.is-null: `this.owner is null` and `this.owner is not null` ask whether the field has a
  //   value: one that was left out and has none is `null` too.
  // guards.count-sum: `count(this.toys)` is the number of objects in a reference list,
  //   `sum(this.toys.price)` the sum of a field over them, without the objects in which it is
  //   `null`; of none it is 0.
  // guards.quantifiers: `all item in this.toys satisfies: item.price > 1` asks the condition of
  //   every object in the list and holds for an empty one; `any item in …` asks for at least one
  //   that satisfies it and does not hold for an empty list.
  // effects.order: Effects are applied in the order listed, each seeing what the ones before did,
  //   and before the state field changes.
  // effects.own: `set this.x to …` and `increase this.x by …` (or decrease) change a field of the
  //   acting object.
  // effects.on-reference: `on item in this.owner: …` changes the object that the reference field
  //   names; where the reference is `null`, this effect is skipped and the others are applied.
  // effects.for-each: `for each item in this.toys: …` changes every object in the list. In both
  //   of these, `item.x` is a field of the other object and `this.x` still one of the acting
  //   object.

  test(
    'open moves shift_last_total from afternoon to morning',
    about(
      'notebook.open.moves-from-afternoon',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'guards.count-sum',
      'guards.is-null',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, latitude: 43 });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', latitude: 44.5 });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'afternoon',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
      });
      await api.post('/notebook/notebook-1/open', {
        status: [200],
        answer: {
          ...notebook,
          signal_barrel_early: 'signalbarrel-1',
          saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
          shift_last_total: 'morning',
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: {
          ...notebook,
          signal_barrel_early: 'signalbarrel-1',
          saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
          shift_last_total: 'morning',
        },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'open applies the effect: for each item in this.saddle_ranches: increase item.latitude by 1.25',
    about(
      'notebook.open.effect-each-saddle_ranches-increase-latitude-by-1.25',
      'effects.for-each',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, latitude: 43 });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', latitude: 44.5 });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'afternoon',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
      });
      await api.post('/notebook/notebook-1/open', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [200],
        answer: { ...saddleRanch, latitude: 44.25 },
        because: 'for each item in this.saddle_ranches: increase item.latitude by 1.25',
      });
      await api.get('/saddleranch/saddleranch-2', {
        status: [200],
        answer: { ...saddleRanch, latitude: 45.75, id: 'saddleranch-2' },
        because: 'for each item in this.saddle_ranches: increase item.latitude by 1.25',
      });
    },
  );

  test(
    'open leaves objects alone that it does not concern',
    about('notebook.open.leaves-bystanders', 'actions.success', 'effects.for-each'),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, latitude: 43 });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', latitude: 44.5 });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'afternoon',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
      });
      await api.create('Notebook', {
        ...notebook,
        id: 'notebook-2',
        shift_last_total: 'afternoon',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
      });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-3', latitude: 43 });
      await api.post('/notebook/notebook-1/open', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/notebook/notebook-2', {
        status: [200],
        answer: {
          ...notebook,
          id: 'notebook-2',
          signal_barrel_early: 'signalbarrel-1',
          saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
          shift_last_total: 'afternoon',
        },
        because: 'open was called on notebook-1, which does not concern this object',
      });
      await api.get('/saddleranch/saddleranch-3', {
        status: [200],
        answer: { ...saddleRanch, id: 'saddleranch-3', latitude: 43 },
        because: 'open was called on notebook-1, which does not concern this object',
      });
    },
  );

  test(
    'open answers 404 for an id that no Notebook has',
    about('notebook.open.unknown-id', 'endpoints.unknown-id', 'actions.order'),
    async ({ api }) => {
      await api.create('Notebook', notebook);
      await api.post('/notebook/notebook-unknown/open', {
        status: [404],
        because: 'no Notebook has the id notebook-unknown',
      });
    },
  );

  test(
    'open is refused while shift_last_total is morning',
    about('notebook.open.refuses-from-morning', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, latitude: 43 });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', latitude: 44.5 });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'morning',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
      });
      await api.post('/notebook/notebook-1/open', {
        status: [400, 409],
        because: 'open starts from afternoon, and shift_last_total is morning',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { shift_last_total: 'morning' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'open is refused while shift_last_total is evening',
    about('notebook.open.refuses-from-evening', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, latitude: 43 });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', latitude: 44.5 });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'evening',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
      });
      await api.post('/notebook/notebook-1/open', {
        status: [400, 409],
        because: 'open starts from afternoon, and shift_last_total is evening',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { shift_last_total: 'evening' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'open is refused while shift_last_total is skipped',
    about('notebook.open.refuses-from-skipped', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, latitude: 43 });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', latitude: 44.5 });
      await api.create('Notebook', {
        ...notebook,
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
      });
      await api.post('/notebook/notebook-1/open', {
        status: [400, 409],
        because: 'open starts from afternoon, and shift_last_total is skipped',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { shift_last_total: 'skipped' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'open is refused while shift_last_total is scheduled',
    about(
      'notebook.open.refuses-from-scheduled',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, latitude: 43 });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', latitude: 44.5 });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'scheduled',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
      });
      await api.post('/notebook/notebook-1/open', {
        status: [400, 409],
        because: 'open starts from afternoon, and shift_last_total is scheduled',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { shift_last_total: 'scheduled' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'open is refused while shift_last_total is upgraded',
    about(
      'notebook.open.refuses-from-upgraded',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, latitude: 43 });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', latitude: 44.5 });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'upgraded',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
      });
      await api.post('/notebook/notebook-1/open', {
        status: [400, 409],
        because: 'open starts from afternoon, and shift_last_total is upgraded',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { shift_last_total: 'upgraded' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'open is refused while shift_last_total is reopened',
    about(
      'notebook.open.refuses-from-reopened',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, latitude: 43 });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', latitude: 44.5 });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'reopened',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
      });
      await api.post('/notebook/notebook-1/open', {
        status: [400, 409],
        because: 'open starts from afternoon, and shift_last_total is reopened',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { shift_last_total: 'reopened' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'open is refused unless this.advice != "open"',
    about(
      "notebook.open.refuses-unless-advice-ne-'open'",
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, latitude: 43 });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', latitude: 44.5 });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'afternoon',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
        advice: 'open',
      });
      await api.post('/notebook/notebook-1/open', {
        status: [400, 409],
        because: 'the condition this.advice != "open" is not satisfied',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { shift_last_total: 'afternoon' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'open is refused unless sum(this.saddle_ranches.latitude) > 87.25',
    about(
      'notebook.open.refuses-unless-sum-saddle_ranches-latitude-gt-87.25',
      'actions.guard',
      'guards.count-sum',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, latitude: 42.75 });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', latitude: 44.5 });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'afternoon',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
      });
      await api.post('/notebook/notebook-1/open', {
        status: [400, 409],
        because: 'the condition sum(this.saddle_ranches.latitude) > 87.25 is not satisfied',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { shift_last_total: 'afternoon' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'open is refused unless this.capacity_usual is not null',
    about(
      'notebook.open.refuses-unless-capacity_usual-is-not-null',
      'actions.guard',
      'guards.is-null',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, latitude: 43 });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', latitude: 44.5 });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'afternoon',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
        capacity_usual: null,
      });
      await api.post('/notebook/notebook-1/open', {
        status: [400, 409],
        because: 'the condition this.capacity_usual is not null is not satisfied',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { shift_last_total: 'afternoon' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'open is refused unless this.signal_barrel_early is not null',
    about(
      'notebook.open.refuses-unless-signal_barrel_early-is-not-null',
      'actions.guard',
      'guards.is-null',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('SaddleRanch', { ...saddleRanch, latitude: 43 });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', latitude: 44.5 });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'afternoon',
        signal_barrel_early: null,
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
      });
      await api.post('/notebook/notebook-1/open', {
        status: [400, 409],
        because: 'the condition this.signal_barrel_early is not null is not satisfied',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { shift_last_total: 'afternoon' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'open changes none of the objects that it refers to when it is refused',
    about('notebook.open.refused-changes-no-object', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, latitude: 43 });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', latitude: 44.5 });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'afternoon',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
        advice: 'open',
      });
      await api.post('/notebook/notebook-1/open', {
        status: [400, 409],
        because: 'the condition this.advice != "open" is not satisfied',
      });
      await api.get('/signalbarrel/signalbarrel-1', {
        status: [200],
        answer: { ...signalBarrel, statues_base: [], notebook_central: null },
        because: 'a refused action changes nothing',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [200],
        answer: { ...saddleRanch, latitude: 43 },
        because: 'a refused action changes nothing',
      });
      await api.get('/saddleranch/saddleranch-2', {
        status: [200],
        answer: { ...saddleRanch, id: 'saddleranch-2', latitude: 44.5 },
        because: 'a refused action changes nothing',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: {
          ...notebook,
          signal_barrel_early: 'signalbarrel-1',
          saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
          shift_last_total: 'afternoon',
          advice: 'open',
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'open succeeds when capacity_usual is 0',
    about('notebook.open.succeeds-when-capacity_usual-is-0', 'guards.is-null', 'actions.success'),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, latitude: 43 });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', latitude: 44.5 });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'afternoon',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
        capacity_usual: 0,
      });
      await api.post('/notebook/notebook-1/open', {
        status: [200],
        answer: { shift_last_total: 'morning' },
        because: 'the state is right and every condition holds',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { shift_last_total: 'morning' },
        because: 'capacity_usual is 0, which is allowed',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [200],
        answer: { latitude: 44.25 },
        because: 'every effect that concerns it is applied',
      });
      await api.get('/saddleranch/saddleranch-2', {
        status: [200],
        answer: { latitude: 45.75 },
        because: 'every effect that concerns it is applied',
      });
    },
  );

  test(
    'open is refused when saddle_ranches is empty',
    about(
      'notebook.open.refuses-when-saddle_ranches-is-empty',
      'guards.count-sum',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, latitude: 43 });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', latitude: 44.5 });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'afternoon',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: [],
      });
      await api.post('/notebook/notebook-1/open', {
        status: [400, 409],
        because: 'the condition sum(this.saddle_ranches.latitude) > 87.25 is not satisfied',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { shift_last_total: 'afternoon' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'open is refused when sum(this.saddle_ranches.latitude) > 87.25 would hold with the objects that are not in saddle_ranches',
    about(
      'notebook.open.refuses-when-sum-saddle_ranches-latitude-gt-87.25-for-those-in-saddle_ranches-alone',
      'guards.count-sum',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, latitude: 42.75 });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', latitude: 44.5 });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-3', latitude: 43 });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-4', latitude: 44.5 });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'afternoon',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
      });
      await api.post('/notebook/notebook-1/open', {
        status: [400, 409],
        because: 'the condition sum(this.saddle_ranches.latitude) > 87.25 is not satisfied',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { shift_last_total: 'afternoon' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'recall moves shift_last_total from afternoon to evening',
    about(
      'notebook.recall.moves-from-afternoon',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'guards.count-sum',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, latitude: 10.5 });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', latitude: 44.5 });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'afternoon',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
        capacity_usual: 95,
      });
      await api.post('/notebook/notebook-1/recall', {
        status: [200],
        answer: {
          ...notebook,
          capacity_usual: 94,
          signal_barrel_early: null,
          saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
          shift_last_total: 'evening',
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: {
          ...notebook,
          capacity_usual: 94,
          signal_barrel_early: null,
          saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
          shift_last_total: 'evening',
        },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'recall applies the effect: on item in this.signal_barrel_early: increase item.rating_raw by 10',
    about(
      'notebook.recall.effect-on-signal_barrel_early-increase-rating_raw-by-10',
      'effects.on-reference',
      'actions.success',
      'actions.stored',
      'analytics.shape',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, latitude: 10.5 });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', latitude: 44.5 });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'afternoon',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
        capacity_usual: 95,
      });
      await api.get('/analytics/signalbarrel/rating_raw/avg', {
        status: [200],
        answer: { result: 78 },
        because: 'recall was not called yet',
      });
      await api.post('/notebook/notebook-1/recall', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/signalbarrel/signalbarrel-1', {
        status: [200],
        answer: { ...signalBarrel, rating_raw: 88, statues_base: [], notebook_central: null },
        because: 'on item in this.signal_barrel_early: increase item.rating_raw by 10',
      });
      await api.get('/analytics/signalbarrel/rating_raw/avg', {
        status: [200],
        answer: { result: 88 },
        because: 'recall changed rating_raw',
      });
    },
  );

  test(
    'recall applies the effect: decrease this.capacity_usual by 1',
    about(
      'notebook.recall.effect-increase-capacity_usual-by--1',
      'effects.own',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, latitude: 10.5 });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', latitude: 44.5 });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'afternoon',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
        capacity_usual: 95,
      });
      await api.post('/notebook/notebook-1/recall', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: {
          capacity_usual: 94,
          id: 'notebook-1',
          saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
          advice: 'gilu',
        },
        because: 'decrease this.capacity_usual by 1',
      });
    },
  );

  test(
    'recall applies the effect: set this.signal_barrel_early to null',
    about(
      'notebook.recall.effect-set-signal_barrel_early-to-null',
      'effects.own',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, latitude: 10.5 });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', latitude: 44.5 });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'afternoon',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
        capacity_usual: 95,
      });
      await api.post('/notebook/notebook-1/recall', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: {
          signal_barrel_early: null,
          id: 'notebook-1',
          saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
          advice: 'gilu',
        },
        because: 'set this.signal_barrel_early to null',
      });
    },
  );

  test(
    'recall applies its effects in the order in which they are listed',
    about('notebook.recall.applies-effects-in-order', 'effects.order', 'actions.success'),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, latitude: 10.5 });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', latitude: 44.5 });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'afternoon',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
        capacity_usual: 95,
      });
      await api.post('/notebook/notebook-1/recall', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { shift_last_total: 'evening', capacity_usual: 94, signal_barrel_early: null },
        because: 'each effect sees what the ones before did',
      });
      await api.get('/signalbarrel/signalbarrel-1', {
        status: [200],
        answer: { rating_raw: 88 },
        because: 'every effect that concerns it is applied',
      });
    },
  );

  test(
    'recall leaves objects alone that it does not concern',
    about(
      'notebook.recall.leaves-bystanders',
      'actions.success',
      'effects.on-reference',
      'effects.own',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, latitude: 10.5 });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', latitude: 44.5 });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'afternoon',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
        capacity_usual: 95,
      });
      await api.create('Notebook', {
        ...notebook,
        id: 'notebook-2',
        shift_last_total: 'afternoon',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
        capacity_usual: 95,
      });
      await api.create('SignalBarrel', { ...signalBarrel, id: 'signalbarrel-2' });
      await api.post('/notebook/notebook-1/recall', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/notebook/notebook-2', {
        status: [200],
        answer: {
          capacity_usual: 95,
          id: 'notebook-2',
          signal_barrel_early: 'signalbarrel-1',
          saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
          shift_last_total: 'afternoon',
          advice: 'gilu',
        },
        because: 'recall was called on notebook-1, which does not concern this object',
      });
      await api.get('/signalbarrel/signalbarrel-2', {
        status: [200],
        answer: { ...signalBarrel, id: 'signalbarrel-2', statues_base: [], notebook_central: null },
        because: 'recall was called on notebook-1, which does not concern this object',
      });
    },
  );

  test(
    'recall answers 404 for an id that no Notebook has',
    about('notebook.recall.unknown-id', 'endpoints.unknown-id', 'actions.order'),
    async ({ api }) => {
      await api.create('Notebook', notebook);
      await api.post('/notebook/notebook-unknown/recall', {
        status: [404],
        because: 'no Notebook has the id notebook-unknown',
      });
    },
  );

  test(
    'recall is refused while shift_last_total is morning',
    about(
      'notebook.recall.refuses-from-morning',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, latitude: 10.5 });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', latitude: 44.5 });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'morning',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
        capacity_usual: 95,
      });
      await api.post('/notebook/notebook-1/recall', {
        status: [400, 409],
        because: 'recall starts from afternoon, and shift_last_total is morning',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: {
          shift_last_total: 'morning',
          capacity_usual: 95,
          signal_barrel_early: 'signalbarrel-1',
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'recall is refused while shift_last_total is evening',
    about(
      'notebook.recall.refuses-from-evening',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, latitude: 10.5 });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', latitude: 44.5 });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'evening',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
        capacity_usual: 95,
      });
      await api.post('/notebook/notebook-1/recall', {
        status: [400, 409],
        because: 'recall starts from afternoon, and shift_last_total is evening',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: {
          shift_last_total: 'evening',
          capacity_usual: 95,
          signal_barrel_early: 'signalbarrel-1',
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'recall is refused while shift_last_total is skipped',
    about(
      'notebook.recall.refuses-from-skipped',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, latitude: 10.5 });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', latitude: 44.5 });
      await api.create('Notebook', {
        ...notebook,
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
        capacity_usual: 95,
      });
      await api.post('/notebook/notebook-1/recall', {
        status: [400, 409],
        because: 'recall starts from afternoon, and shift_last_total is skipped',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: {
          shift_last_total: 'skipped',
          capacity_usual: 95,
          signal_barrel_early: 'signalbarrel-1',
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'recall is refused while shift_last_total is scheduled',
    about(
      'notebook.recall.refuses-from-scheduled',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, latitude: 10.5 });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', latitude: 44.5 });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'scheduled',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
        capacity_usual: 95,
      });
      await api.post('/notebook/notebook-1/recall', {
        status: [400, 409],
        because: 'recall starts from afternoon, and shift_last_total is scheduled',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: {
          shift_last_total: 'scheduled',
          capacity_usual: 95,
          signal_barrel_early: 'signalbarrel-1',
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'recall is refused while shift_last_total is upgraded',
    about(
      'notebook.recall.refuses-from-upgraded',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, latitude: 10.5 });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', latitude: 44.5 });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'upgraded',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
        capacity_usual: 95,
      });
      await api.post('/notebook/notebook-1/recall', {
        status: [400, 409],
        because: 'recall starts from afternoon, and shift_last_total is upgraded',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: {
          shift_last_total: 'upgraded',
          capacity_usual: 95,
          signal_barrel_early: 'signalbarrel-1',
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'recall is refused while shift_last_total is reopened',
    about(
      'notebook.recall.refuses-from-reopened',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, latitude: 10.5 });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', latitude: 44.5 });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'reopened',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
        capacity_usual: 95,
      });
      await api.post('/notebook/notebook-1/recall', {
        status: [400, 409],
        because: 'recall starts from afternoon, and shift_last_total is reopened',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: {
          shift_last_total: 'reopened',
          capacity_usual: 95,
          signal_barrel_early: 'signalbarrel-1',
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'recall is refused unless this.advice != "draft"',
    about(
      "notebook.recall.refuses-unless-advice-ne-'draft'",
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, latitude: 10.5 });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', latitude: 44.5 });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'afternoon',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
        capacity_usual: 95,
        advice: 'draft',
      });
      await api.post('/notebook/notebook-1/recall', {
        status: [400, 409],
        because: 'the condition this.advice != "draft" is not satisfied',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: {
          shift_last_total: 'afternoon',
          capacity_usual: 95,
          signal_barrel_early: 'signalbarrel-1',
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'recall is refused unless this.capacity_usual <= 95',
    about(
      'notebook.recall.refuses-unless-capacity_usual-lte-95',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, latitude: 10.5 });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', latitude: 44.5 });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'afternoon',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
        capacity_usual: 96,
      });
      await api.post('/notebook/notebook-1/recall', {
        status: [400, 409],
        because: 'the condition this.capacity_usual <= 95 is not satisfied',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: {
          shift_last_total: 'afternoon',
          capacity_usual: 96,
          signal_barrel_early: 'signalbarrel-1',
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'recall is refused unless sum(this.saddle_ranches.latitude) > 54.75',
    about(
      'notebook.recall.refuses-unless-sum-saddle_ranches-latitude-gt-54.75',
      'actions.guard',
      'guards.count-sum',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, latitude: 10.25 });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', latitude: 44.5 });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'afternoon',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
        capacity_usual: 95,
      });
      await api.post('/notebook/notebook-1/recall', {
        status: [400, 409],
        because: 'the condition sum(this.saddle_ranches.latitude) > 54.75 is not satisfied',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: {
          shift_last_total: 'afternoon',
          capacity_usual: 95,
          signal_barrel_early: 'signalbarrel-1',
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'recall changes none of the objects that it refers to when it is refused',
    about('notebook.recall.refused-changes-no-object', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, latitude: 10.5 });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', latitude: 44.5 });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'afternoon',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
        capacity_usual: 95,
        advice: 'draft',
      });
      await api.post('/notebook/notebook-1/recall', {
        status: [400, 409],
        because: 'the condition this.advice != "draft" is not satisfied',
      });
      await api.get('/signalbarrel/signalbarrel-1', {
        status: [200],
        answer: { ...signalBarrel, statues_base: [], notebook_central: null },
        because: 'a refused action changes nothing',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [200],
        answer: { ...saddleRanch, latitude: 10.5 },
        because: 'a refused action changes nothing',
      });
      await api.get('/saddleranch/saddleranch-2', {
        status: [200],
        answer: { ...saddleRanch, id: 'saddleranch-2', latitude: 44.5 },
        because: 'a refused action changes nothing',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: {
          capacity_usual: 95,
          id: 'notebook-1',
          signal_barrel_early: 'signalbarrel-1',
          saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
          shift_last_total: 'afternoon',
          advice: 'draft',
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'recall is refused when capacity_usual is null',
    about(
      'notebook.recall.refuses-when-capacity_usual-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, latitude: 10.5 });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', latitude: 44.5 });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'afternoon',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
        capacity_usual: null,
      });
      await api.post('/notebook/notebook-1/recall', {
        status: [400, 409],
        because: 'the condition this.capacity_usual <= 95 is not satisfied',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: {
          shift_last_total: 'afternoon',
          capacity_usual: null,
          signal_barrel_early: 'signalbarrel-1',
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'recall is refused when saddle_ranches is empty',
    about(
      'notebook.recall.refuses-when-saddle_ranches-is-empty',
      'guards.count-sum',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, latitude: 10.5 });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', latitude: 44.5 });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'afternoon',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: [],
        capacity_usual: 95,
      });
      await api.post('/notebook/notebook-1/recall', {
        status: [400, 409],
        because: 'the condition sum(this.saddle_ranches.latitude) > 54.75 is not satisfied',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: {
          shift_last_total: 'afternoon',
          capacity_usual: 95,
          signal_barrel_early: 'signalbarrel-1',
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'recall is refused when sum(this.saddle_ranches.latitude) > 54.75 would hold with the objects that are not in saddle_ranches',
    about(
      'notebook.recall.refuses-when-sum-saddle_ranches-latitude-gt-54.75-for-those-in-saddle_ranches-alone',
      'guards.count-sum',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, latitude: 10.25 });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', latitude: 44.5 });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-3', latitude: 10.5 });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-4', latitude: 44.5 });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'afternoon',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
        capacity_usual: 95,
      });
      await api.post('/notebook/notebook-1/recall', {
        status: [400, 409],
        because: 'the condition sum(this.saddle_ranches.latitude) > 54.75 is not satisfied',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: {
          shift_last_total: 'afternoon',
          capacity_usual: 95,
          signal_barrel_early: 'signalbarrel-1',
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'recall succeeds when signal_barrel_early is null',
    about(
      'notebook.recall.succeeds-when-signal_barrel_early-is-null',
      'effects.on-reference',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, latitude: 10.5 });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', latitude: 44.5 });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'afternoon',
        signal_barrel_early: null,
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
        capacity_usual: 95,
      });
      await api.post('/notebook/notebook-1/recall', {
        status: [200],
        answer: { shift_last_total: 'evening', capacity_usual: 94, signal_barrel_early: null },
        because: 'the state is right and every condition holds',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { shift_last_total: 'evening', capacity_usual: 94, signal_barrel_early: null },
        because: 'signal_barrel_early is null, which is allowed',
      });
    },
  );

  test(
    'upgrade moves shift_last_total from scheduled to afternoon',
    about(
      'notebook.upgrade.moves-from-scheduled',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'guards.quantifiers',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, featured: true });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', name_late: 'nidodu' });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'scheduled',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
        capacity_usual: 27,
      });
      await api.post('/notebook/notebook-1/upgrade', {
        status: [200],
        answer: {
          ...notebook,
          capacity_usual: 32,
          signal_barrel_early: 'signalbarrel-1',
          saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
          shift_last_total: 'afternoon',
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: {
          ...notebook,
          capacity_usual: 32,
          signal_barrel_early: 'signalbarrel-1',
          saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
          shift_last_total: 'afternoon',
        },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'upgrade applies the effect: increase this.capacity_usual by 5',
    about(
      'notebook.upgrade.effect-increase-capacity_usual-by-5',
      'effects.own',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, featured: true });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', name_late: 'nidodu' });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'scheduled',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
        capacity_usual: 27,
      });
      await api.post('/notebook/notebook-1/upgrade', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: {
          capacity_usual: 32,
          id: 'notebook-1',
          signal_barrel_early: 'signalbarrel-1',
          saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
          advice: 'gilu',
        },
        because: 'increase this.capacity_usual by 5',
      });
    },
  );

  test(
    'upgrade applies the effect: on item in this.signal_barrel_early: set item.name_temporary to "amber"',
    about(
      "notebook.upgrade.effect-on-signal_barrel_early-set-name_temporary-to-'amber'",
      'effects.on-reference',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, featured: true });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', name_late: 'nidodu' });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'scheduled',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
        capacity_usual: 27,
      });
      await api.post('/notebook/notebook-1/upgrade', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/signalbarrel/signalbarrel-1', {
        status: [200],
        answer: {
          ...signalBarrel,
          name_temporary: 'amber',
          statues_base: [],
          notebook_central: null,
        },
        because: 'on item in this.signal_barrel_early: set item.name_temporary to "amber"',
      });
    },
  );

  test(
    'upgrade applies the effect: for each item in this.saddle_ranches: set item.name_late to this.advice',
    about(
      'notebook.upgrade.effect-each-saddle_ranches-set-name_late-to-advice',
      'effects.for-each',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, featured: true });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', name_late: 'nidodu' });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'scheduled',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
        capacity_usual: 27,
      });
      await api.post('/notebook/notebook-1/upgrade', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [200],
        answer: { ...saddleRanch, name_late: 'gilu', featured: true },
        because: 'for each item in this.saddle_ranches: set item.name_late to this.advice',
      });
      await api.get('/saddleranch/saddleranch-2', {
        status: [200],
        answer: { ...saddleRanch, name_late: 'gilu', id: 'saddleranch-2' },
        because: 'for each item in this.saddle_ranches: set item.name_late to this.advice',
      });
    },
  );

  test(
    'upgrade leaves objects alone that it does not concern',
    about(
      'notebook.upgrade.leaves-bystanders',
      'actions.success',
      'effects.own',
      'effects.on-reference',
      'effects.for-each',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, featured: true });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', name_late: 'nidodu' });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'scheduled',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
        capacity_usual: 27,
      });
      await api.create('Notebook', {
        ...notebook,
        id: 'notebook-2',
        shift_last_total: 'scheduled',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
        capacity_usual: 27,
      });
      await api.create('SignalBarrel', { ...signalBarrel, id: 'signalbarrel-2' });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-3', featured: true });
      await api.post('/notebook/notebook-1/upgrade', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/notebook/notebook-2', {
        status: [200],
        answer: {
          capacity_usual: 27,
          id: 'notebook-2',
          signal_barrel_early: 'signalbarrel-1',
          saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
          shift_last_total: 'scheduled',
          advice: 'gilu',
        },
        because: 'upgrade was called on notebook-1, which does not concern this object',
      });
      await api.get('/signalbarrel/signalbarrel-2', {
        status: [200],
        answer: { ...signalBarrel, id: 'signalbarrel-2', statues_base: [], notebook_central: null },
        because: 'upgrade was called on notebook-1, which does not concern this object',
      });
      await api.get('/saddleranch/saddleranch-3', {
        status: [200],
        answer: { ...saddleRanch, featured: true, id: 'saddleranch-3' },
        because: 'upgrade was called on notebook-1, which does not concern this object',
      });
    },
  );

  test(
    'upgrade answers 404 for an id that no Notebook has',
    about('notebook.upgrade.unknown-id', 'endpoints.unknown-id', 'actions.order'),
    async ({ api }) => {
      await api.create('Notebook', notebook);
      await api.post('/notebook/notebook-unknown/upgrade', {
        status: [404],
        because: 'no Notebook has the id notebook-unknown',
      });
    },
  );

  test(
    'upgrade is refused while shift_last_total is afternoon',
    about(
      'notebook.upgrade.refuses-from-afternoon',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, featured: true });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', name_late: 'nidodu' });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'afternoon',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
        capacity_usual: 27,
      });
      await api.post('/notebook/notebook-1/upgrade', {
        status: [400, 409],
        because: 'upgrade starts from scheduled, and shift_last_total is afternoon',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { shift_last_total: 'afternoon', capacity_usual: 27 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'upgrade is refused while shift_last_total is morning',
    about(
      'notebook.upgrade.refuses-from-morning',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, featured: true });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', name_late: 'nidodu' });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'morning',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
        capacity_usual: 27,
      });
      await api.post('/notebook/notebook-1/upgrade', {
        status: [400, 409],
        because: 'upgrade starts from scheduled, and shift_last_total is morning',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { shift_last_total: 'morning', capacity_usual: 27 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'upgrade is refused while shift_last_total is evening',
    about(
      'notebook.upgrade.refuses-from-evening',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, featured: true });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', name_late: 'nidodu' });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'evening',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
        capacity_usual: 27,
      });
      await api.post('/notebook/notebook-1/upgrade', {
        status: [400, 409],
        because: 'upgrade starts from scheduled, and shift_last_total is evening',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { shift_last_total: 'evening', capacity_usual: 27 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'upgrade is refused while shift_last_total is skipped',
    about(
      'notebook.upgrade.refuses-from-skipped',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, featured: true });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', name_late: 'nidodu' });
      await api.create('Notebook', {
        ...notebook,
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
        capacity_usual: 27,
      });
      await api.post('/notebook/notebook-1/upgrade', {
        status: [400, 409],
        because: 'upgrade starts from scheduled, and shift_last_total is skipped',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { shift_last_total: 'skipped', capacity_usual: 27 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'upgrade is refused while shift_last_total is upgraded',
    about(
      'notebook.upgrade.refuses-from-upgraded',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, featured: true });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', name_late: 'nidodu' });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'upgraded',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
        capacity_usual: 27,
      });
      await api.post('/notebook/notebook-1/upgrade', {
        status: [400, 409],
        because: 'upgrade starts from scheduled, and shift_last_total is upgraded',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { shift_last_total: 'upgraded', capacity_usual: 27 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'upgrade is refused while shift_last_total is reopened',
    about(
      'notebook.upgrade.refuses-from-reopened',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, featured: true });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', name_late: 'nidodu' });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'reopened',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
        capacity_usual: 27,
      });
      await api.post('/notebook/notebook-1/upgrade', {
        status: [400, 409],
        because: 'upgrade starts from scheduled, and shift_last_total is reopened',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { shift_last_total: 'reopened', capacity_usual: 27 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'upgrade is refused unless this.advice != "plain"',
    about(
      "notebook.upgrade.refuses-unless-advice-ne-'plain'",
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, featured: true });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', name_late: 'nidodu' });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'scheduled',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
        capacity_usual: 27,
        advice: 'plain',
      });
      await api.post('/notebook/notebook-1/upgrade', {
        status: [400, 409],
        because: 'the condition this.advice != "plain" is not satisfied',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { shift_last_total: 'scheduled', capacity_usual: 27 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'upgrade is refused unless this.capacity_usual > 26',
    about(
      'notebook.upgrade.refuses-unless-capacity_usual-gt-26',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, featured: true });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', name_late: 'nidodu' });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'scheduled',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
        capacity_usual: 26,
      });
      await api.post('/notebook/notebook-1/upgrade', {
        status: [400, 409],
        because: 'the condition this.capacity_usual > 26 is not satisfied',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { shift_last_total: 'scheduled', capacity_usual: 26 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'upgrade is refused unless any item in this.saddle_ranches satisfies: item.featured != true',
    about(
      'notebook.upgrade.refuses-unless-any-saddle_ranches-featured-ne-true',
      'actions.guard',
      'guards.quantifiers',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, featured: true });
      await api.create('SaddleRanch', {
        ...saddleRanch,
        id: 'saddleranch-2',
        featured: true,
        name_late: 'nidodu',
      });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'scheduled',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
        capacity_usual: 27,
      });
      await api.post('/notebook/notebook-1/upgrade', {
        status: [400, 409],
        because:
          'the condition any item in this.saddle_ranches satisfies: item.featured != true is not satisfied',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { shift_last_total: 'scheduled', capacity_usual: 27 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'upgrade changes none of the objects that it refers to when it is refused',
    about('notebook.upgrade.refused-changes-no-object', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, featured: true });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', name_late: 'nidodu' });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'scheduled',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
        capacity_usual: 27,
        advice: 'plain',
      });
      await api.post('/notebook/notebook-1/upgrade', {
        status: [400, 409],
        because: 'the condition this.advice != "plain" is not satisfied',
      });
      await api.get('/signalbarrel/signalbarrel-1', {
        status: [200],
        answer: { ...signalBarrel, statues_base: [], notebook_central: null },
        because: 'a refused action changes nothing',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [200],
        answer: { ...saddleRanch, featured: true },
        because: 'a refused action changes nothing',
      });
      await api.get('/saddleranch/saddleranch-2', {
        status: [200],
        answer: { ...saddleRanch, id: 'saddleranch-2', name_late: 'nidodu' },
        because: 'a refused action changes nothing',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: {
          capacity_usual: 27,
          id: 'notebook-1',
          signal_barrel_early: 'signalbarrel-1',
          saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
          shift_last_total: 'scheduled',
          advice: 'plain',
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'upgrade is refused when capacity_usual is null',
    about(
      'notebook.upgrade.refuses-when-capacity_usual-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, featured: true });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', name_late: 'nidodu' });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'scheduled',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
        capacity_usual: null,
      });
      await api.post('/notebook/notebook-1/upgrade', {
        status: [400, 409],
        because: 'the condition this.capacity_usual > 26 is not satisfied',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { shift_last_total: 'scheduled', capacity_usual: null },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'upgrade is refused when capacity_usual is 0',
    about(
      'notebook.upgrade.refuses-when-capacity_usual-is-0',
      'guards.compare',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, featured: true });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', name_late: 'nidodu' });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'scheduled',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
        capacity_usual: 0,
      });
      await api.post('/notebook/notebook-1/upgrade', {
        status: [400, 409],
        because: 'the condition this.capacity_usual > 26 is not satisfied',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { shift_last_total: 'scheduled', capacity_usual: 0 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'upgrade is refused when saddle_ranches is empty',
    about(
      'notebook.upgrade.refuses-when-saddle_ranches-is-empty',
      'guards.quantifiers',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, featured: true });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', name_late: 'nidodu' });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'scheduled',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: [],
        capacity_usual: 27,
      });
      await api.post('/notebook/notebook-1/upgrade', {
        status: [400, 409],
        because:
          'the condition any item in this.saddle_ranches satisfies: item.featured != true is not satisfied',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { shift_last_total: 'scheduled', capacity_usual: 27 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'upgrade is refused when any item in this.saddle_ranches satisfies: item.featured != true would hold with the objects that are not in saddle_ranches',
    about(
      'notebook.upgrade.refuses-when-any-saddle_ranches-featured-ne-true-for-those-in-saddle_ranches-alone',
      'guards.quantifiers',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, featured: true });
      await api.create('SaddleRanch', {
        ...saddleRanch,
        id: 'saddleranch-2',
        featured: true,
        name_late: 'nidodu',
      });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-3', featured: true });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-4' });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'scheduled',
        signal_barrel_early: 'signalbarrel-1',
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
        capacity_usual: 27,
      });
      await api.post('/notebook/notebook-1/upgrade', {
        status: [400, 409],
        because:
          'the condition any item in this.saddle_ranches satisfies: item.featured != true is not satisfied',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { shift_last_total: 'scheduled', capacity_usual: 27 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'upgrade succeeds when signal_barrel_early is null',
    about(
      'notebook.upgrade.succeeds-when-signal_barrel_early-is-null',
      'effects.on-reference',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.create('SaddleRanch', { ...saddleRanch, featured: true });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', name_late: 'nidodu' });
      await api.create('Notebook', {
        ...notebook,
        shift_last_total: 'scheduled',
        signal_barrel_early: null,
        saddle_ranches: ['saddleranch-1', 'saddleranch-2'],
        capacity_usual: 27,
      });
      await api.post('/notebook/notebook-1/upgrade', {
        status: [200],
        answer: { shift_last_total: 'afternoon', capacity_usual: 32 },
        because: 'the state is right and every condition holds',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { shift_last_total: 'afternoon', capacity_usual: 32 },
        because: 'signal_barrel_early is null, which is allowed',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [200],
        answer: { name_late: 'gilu' },
        because: 'every effect that concerns it is applied',
      });
      await api.get('/saddleranch/saddleranch-2', {
        status: [200],
        answer: { name_late: 'gilu' },
        because: 'every effect that concerns it is applied',
      });
    },
  );

  test(
    'extend moves shift_last_total from scheduled to evening',
    about('notebook.extend.moves-from-scheduled', 'actions.success', 'actions.stored'),
    async ({ api }) => {
      await api.create('Notebook', { ...notebook, shift_last_total: 'scheduled' });
      await api.post('/notebook/notebook-1/extend', {
        status: [200],
        answer: {
          ...notebook,
          signal_barrel_early: null,
          saddle_ranches: [],
          shift_last_total: 'evening',
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: {
          ...notebook,
          signal_barrel_early: null,
          saddle_ranches: [],
          shift_last_total: 'evening',
        },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'extend moves shift_last_total from skipped to evening',
    about('notebook.extend.moves-from-skipped', 'actions.success', 'actions.stored'),
    async ({ api }) => {
      await api.create('Notebook', notebook);
      await api.post('/notebook/notebook-1/extend', {
        status: [200],
        answer: {
          ...notebook,
          signal_barrel_early: null,
          saddle_ranches: [],
          shift_last_total: 'evening',
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: {
          ...notebook,
          signal_barrel_early: null,
          saddle_ranches: [],
          shift_last_total: 'evening',
        },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'extend leaves objects alone that it does not concern',
    about('notebook.extend.leaves-bystanders', 'actions.success'),
    async ({ api }) => {
      await api.create('Notebook', { ...notebook, shift_last_total: 'scheduled' });
      await api.create('Notebook', {
        ...notebook,
        id: 'notebook-2',
        shift_last_total: 'scheduled',
      });
      await api.post('/notebook/notebook-1/extend', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/notebook/notebook-2', {
        status: [200],
        answer: {
          ...notebook,
          id: 'notebook-2',
          signal_barrel_early: null,
          saddle_ranches: [],
          shift_last_total: 'scheduled',
        },
        because: 'extend was called on notebook-1, which does not concern this object',
      });
    },
  );

  test(
    'extend answers 404 for an id that no Notebook has',
    about('notebook.extend.unknown-id', 'endpoints.unknown-id', 'actions.order'),
    async ({ api }) => {
      await api.create('Notebook', notebook);
      await api.post('/notebook/notebook-unknown/extend', {
        status: [404],
        because: 'no Notebook has the id notebook-unknown',
      });
    },
  );

  test(
    'extend is refused while shift_last_total is afternoon',
    about(
      'notebook.extend.refuses-from-afternoon',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Notebook', { ...notebook, shift_last_total: 'afternoon' });
      await api.post('/notebook/notebook-1/extend', {
        status: [400, 409],
        because: 'extend starts from scheduled or skipped, and shift_last_total is afternoon',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { shift_last_total: 'afternoon' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'extend is refused while shift_last_total is morning',
    about(
      'notebook.extend.refuses-from-morning',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Notebook', { ...notebook, shift_last_total: 'morning' });
      await api.post('/notebook/notebook-1/extend', {
        status: [400, 409],
        because: 'extend starts from scheduled or skipped, and shift_last_total is morning',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { shift_last_total: 'morning' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'extend is refused while shift_last_total is evening',
    about(
      'notebook.extend.refuses-from-evening',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Notebook', { ...notebook, shift_last_total: 'evening' });
      await api.post('/notebook/notebook-1/extend', {
        status: [400, 409],
        because: 'extend starts from scheduled or skipped, and shift_last_total is evening',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { shift_last_total: 'evening' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'extend is refused while shift_last_total is upgraded',
    about(
      'notebook.extend.refuses-from-upgraded',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Notebook', { ...notebook, shift_last_total: 'upgraded' });
      await api.post('/notebook/notebook-1/extend', {
        status: [400, 409],
        because: 'extend starts from scheduled or skipped, and shift_last_total is upgraded',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { shift_last_total: 'upgraded' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'extend is refused while shift_last_total is reopened',
    about(
      'notebook.extend.refuses-from-reopened',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Notebook', { ...notebook, shift_last_total: 'reopened' });
      await api.post('/notebook/notebook-1/extend', {
        status: [400, 409],
        because: 'extend starts from scheduled or skipped, and shift_last_total is reopened',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { shift_last_total: 'reopened' },
        because: 'a refused action changes nothing',
      });
    },
  );
});
