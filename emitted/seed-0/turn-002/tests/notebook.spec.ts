import { about, test, without } from '../support/api.ts';

// A valid Radio, as the tests send it.
const radio = {
  city: 'botoga',
  id: 'radio-1',
  rating_raw: 39,
  score_local: 43,
  width_internal_past: 35.25,
};

// A valid SaddleRanch, as the tests send it.
const saddleRanch = { featured: false, id: 'saddleranch-1', latitude: 72.75, name_late: 'vatado' };

// A valid Notebook, as the tests send it.
const notebook = {
  capacity_usual: 48,
  id: 'notebook-1',
  shift_last_total: 'morning',
  title: 'gilu',
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
        answer: { ...notebook, radio_remote: null, saddle_ranches: [] },
        because: 'create answers the object that was sent',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { ...notebook, radio_remote: null, saddle_ranches: [] },
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
        body: { capacity_usual: 4, shift_last_total: 'evening', title: 'vadisi' },
        status: [200],
        answer: {
          capacity_usual: 4,
          id: 'notebook-1',
          radio_remote: null,
          saddle_ranches: [],
          shift_last_total: 'evening',
          title: 'vadisi',
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { capacity_usual: 4, shift_last_total: 'evening', title: 'vadisi' },
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
        body: { id: 'notebook-1', capacity_usual: 4, shift_last_total: 'evening', title: 'vadisi' },
        status: [200],
        answer: {
          id: 'notebook-1',
          capacity_usual: 4,
          shift_last_total: 'evening',
          title: 'vadisi',
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: {
          id: 'notebook-1',
          capacity_usual: 4,
          shift_last_total: 'evening',
          title: 'vadisi',
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for title does not change capacity_usual either',
    about(
      'notebook.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Notebook', notebook);
      await api.patch('/notebook/notebook-1', {
        body: { capacity_usual: 4, title: 421337 },
        status: [400, 422],
        because: 'title must be a string',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { ...notebook, radio_remote: null, saddle_ranches: [] },
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
        body: { capacity_usual: 4, shift_last_total: 'evening', title: 'vadisi' },
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
        shift_last_total: 'evening',
        title: 'vadisi',
      });
      await api.create('Notebook', {
        ...notebook,
        id: 'notebook-3',
        capacity_usual: 8,
        shift_last_total: 'afternoon',
        title: 'toru',
      });
      await api.get('/notebook', {
        status: [200],
        answer: [
          { ...notebook, radio_remote: null, saddle_ranches: [] },
          {
            capacity_usual: 4,
            id: 'notebook-2',
            radio_remote: null,
            saddle_ranches: [],
            shift_last_total: 'evening',
            title: 'vadisi',
          },
          {
            capacity_usual: 8,
            id: 'notebook-3',
            radio_remote: null,
            saddle_ranches: [],
            shift_last_total: 'afternoon',
            title: 'toru',
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
        shift_last_total: 'evening',
        title: 'vadisi',
      });
      await api.patch('/notebook/notebook-2', {
        body: { id: 'notebook-2', capacity_usual: 4, shift_last_total: 'evening', title: 'vadisi' },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { ...notebook, radio_remote: null, saddle_ranches: [] },
        because: 'another object was updated',
      });
      await api.get('/notebook/notebook-2', {
        status: [200],
        answer: {
          capacity_usual: 4,
          id: 'notebook-2',
          radio_remote: null,
          saddle_ranches: [],
          shift_last_total: 'evening',
          title: 'vadisi',
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
        shift_last_total: 'evening',
        title: 'vadisi',
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
          radio_remote: null,
          saddle_ranches: [],
          shift_last_total: 'evening',
          title: 'vadisi',
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
        shift_last_total: 'evening',
        title: 'vadisi',
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
    'create refuses a Notebook without title, which is required',
    about(
      'notebook.title.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/notebook', {
        body: without(notebook, 'title'),
        status: [400, 422],
        because: 'title is required and has no default',
      });
      await api.get('/notebook/notebook-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'update of capacity_usual or title alone leaves every other field as it is',
    about('notebook.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Radio', radio);
      await api.create('SaddleRanch', saddleRanch);
      await api.create('Notebook', {
        ...notebook,
        radio_remote: 'radio-1',
        saddle_ranches: ['saddleranch-1'],
      });
      await api.patch('/notebook/notebook-1', {
        body: { capacity_usual: 4 },
        status: [200],
        answer: {
          ...notebook,
          capacity_usual: 4,
          radio_remote: 'radio-1',
          saddle_ranches: ['saddleranch-1'],
        },
        because: 'an update touches only what it carries',
      });
      await api.patch('/notebook/notebook-1', {
        body: { title: 'vadisi' },
        status: [200],
        answer: {
          ...notebook,
          capacity_usual: 4,
          radio_remote: 'radio-1',
          saddle_ranches: ['saddleranch-1'],
          title: 'vadisi',
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: {
          ...notebook,
          capacity_usual: 4,
          radio_remote: 'radio-1',
          saddle_ranches: ['saddleranch-1'],
          title: 'vadisi',
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
        answer: { shift_last_total: 'morning' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for title',
    about(
      'notebook.title.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/notebook', {
        body: { ...notebook, title: null },
        status: [400, 422],
        because: 'title must not be null',
      });
      await api.get('/notebook/notebook-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Notebook', notebook);
      await api.patch('/notebook/notebook-1', {
        body: { title: null },
        status: [400, 422],
        because: 'title must not be null',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { title: 'gilu' },
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
        because: 'shift_last_total must be one of afternoon, morning, evening',
      });
      await api.post('/notebook', {
        body: { ...notebook, shift_last_total: { value: 'text' } },
        status: [400, 422],
        because: 'shift_last_total must be one of afternoon, morning, evening',
      });
      await api.get('/notebook/notebook-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Notebook', notebook);
      await api.patch('/notebook/notebook-1', {
        body: { shift_last_total: 421337 },
        status: [400, 422],
        because: 'shift_last_total must be one of afternoon, morning, evening',
      });
      await api.patch('/notebook/notebook-1', {
        body: { shift_last_total: { value: 'text' } },
        status: [400, 422],
        because: 'shift_last_total must be one of afternoon, morning, evening',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { shift_last_total: 'morning' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'title of digits alone stays a string',
    about('notebook.title.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/notebook', {
        body: { ...notebook, title: '0042' },
        status: [200, 201],
        answer: { title: '0042' },
        because: '"0042" is a valid value of title',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { title: '0042' },
        because: '"0042" is a valid value of title',
      });
      await api.create('Notebook', { ...notebook, id: 'notebook-2' });
      await api.patch('/notebook/notebook-2', {
        body: { title: '0042' },
        status: [200],
        answer: { title: '0042' },
        because: '"0042" is a valid value of title',
      });
      await api.get('/notebook/notebook-2', {
        status: [200],
        answer: { title: '0042' },
        because: '"0042" is a valid value of title',
      });
    },
  );

  test(
    'title keeps spaces, quotes, accents and symbols',
    about('notebook.title.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/notebook', {
        body: { ...notebook, title: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { title: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of title',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { title: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of title',
      });
      await api.create('Notebook', { ...notebook, id: 'notebook-2' });
      await api.patch('/notebook/notebook-2', {
        body: { title: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { title: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of title',
      });
      await api.get('/notebook/notebook-2', {
        status: [200],
        answer: { title: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of title',
      });
    },
  );

  test(
    'create and update refuse a title of a wrong type',
    about(
      'notebook.title.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/notebook', {
        body: { ...notebook, title: 421337 },
        status: [400, 422],
        because: 'title must be a string',
      });
      await api.post('/notebook', {
        body: { ...notebook, title: { value: 'text' } },
        status: [400, 422],
        because: 'title must be a string',
      });
      await api.get('/notebook/notebook-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Notebook', notebook);
      await api.patch('/notebook/notebook-1', {
        body: { title: 421337 },
        status: [400, 422],
        because: 'title must be a string',
      });
      await api.patch('/notebook/notebook-1', {
        body: { title: { value: 'text' } },
        status: [400, 422],
        because: 'title must be a string',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { title: 'gilu' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'title may be right at its minimum length of 4',
    about(
      'notebook.title.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/notebook', {
        body: { ...notebook, title: 'tana' },
        status: [200, 201],
        answer: { title: 'tana' },
        because: 'the minimum length of title is 4, inclusive',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { title: 'tana' },
        because: 'the minimum length of title is 4, inclusive',
      });
      await api.create('Notebook', { ...notebook, id: 'notebook-2' });
      await api.patch('/notebook/notebook-2', {
        body: { title: 'tana' },
        status: [200],
        answer: { title: 'tana' },
        because: 'the minimum length of title is 4, inclusive',
      });
      await api.get('/notebook/notebook-2', {
        status: [200],
        answer: { title: 'tana' },
        because: 'the minimum length of title is 4, inclusive',
      });
    },
  );

  test(
    'create and update refuse a title below its minimum length of 4',
    about(
      'notebook.title.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/notebook', {
        body: { ...notebook, title: 'bil' },
        status: [400, 422],
        because: 'title must have at least 4 characters',
      });
      await api.get('/notebook/notebook-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Notebook', notebook);
      await api.patch('/notebook/notebook-1', {
        body: { title: 'bil' },
        status: [400, 422],
        because: 'title must have at least 4 characters',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { title: 'gilu' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'title has no maximum length',
    about('notebook.title.has-no-maximum-length', 'values.string-length', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/notebook', {
        body: {
          ...notebook,
          title:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200, 201],
        answer: {
          title:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'title has no maximum length',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: {
          title:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'title has no maximum length',
      });
      await api.create('Notebook', { ...notebook, id: 'notebook-2' });
      await api.patch('/notebook/notebook-2', {
        body: {
          title:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200],
        answer: {
          title:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'title has no maximum length',
      });
      await api.get('/notebook/notebook-2', {
        status: [200],
        answer: {
          title:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'title has no maximum length',
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
    'shift_last_total may be afternoon, morning, evening',
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
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { shift_last_total: 'evening' },
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
        because: 'shift_last_total must be one of afternoon, morning, evening',
      });
      await api.get('/notebook/notebook-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Notebook', notebook);
      await api.patch('/notebook/notebook-1', {
        body: { shift_last_total: 'unheard_of' },
        status: [400, 422],
        because: 'shift_last_total must be one of afternoon, morning, evening',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { shift_last_total: 'morning' },
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
        because: 'shift_last_total must be one of afternoon, morning, evening',
      });
      await api.get('/notebook/notebook-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Notebook', notebook);
      await api.patch('/notebook/notebook-1', {
        body: { shift_last_total: 'AFTERNOON' },
        status: [400, 422],
        because: 'shift_last_total must be one of afternoon, morning, evening',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { shift_last_total: 'morning' },
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

  test(
    'radio_remote refers to an existing Radio and is answered as its id',
    about('notebook.radio_remote.accepts-existing-object', 'references.by-id'),
    async ({ api }) => {
      await api.create('Radio', radio);
      await api.create('Radio', { ...radio, id: 'radio-2' });
      await api.post('/notebook', {
        body: { ...notebook, radio_remote: 'radio-1' },
        status: [200, 201],
        answer: { radio_remote: 'radio-1' },
        because: 'radio_remote was sent as radio-1',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { radio_remote: 'radio-1' },
        because: 'radio_remote was sent as radio-1',
      });
      await api.patch('/notebook/notebook-1', {
        body: { radio_remote: 'radio-2' },
        status: [200],
        answer: { radio_remote: 'radio-2' },
        because: 'radio_remote was changed to radio-2',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { radio_remote: 'radio-2' },
        because: 'radio_remote was changed to radio-2',
      });
      await api.get('/notebook', {
        status: [200],
        answer: [{ id: 'notebook-1', radio_remote: 'radio-2' }],
        because: 'lists answer references as ids too',
      });
    },
  );

  test(
    'create and update refuse a radio_remote that no Radio has as its id',
    about(
      'notebook.radio_remote.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/notebook', {
        body: { ...notebook, radio_remote: 'radio-unknown' },
        status: [400, 422],
        because: 'radio_remote must be the id of an existing Radio',
      });
      await api.get('/notebook/notebook-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Radio', radio);
      await api.create('Notebook', { ...notebook, radio_remote: 'radio-1' });
      await api.patch('/notebook/notebook-1', {
        body: { radio_remote: 'radio-unknown' },
        status: [400, 422],
        because: 'radio_remote must be the id of an existing Radio',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { radio_remote: 'radio-1' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no id for radio_remote',
    about(
      'notebook.radio_remote.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/notebook', {
        body: { ...notebook, radio_remote: 421337 },
        status: [400, 422],
        because: 'radio_remote must be the id of a Radio',
      });
      await api.post('/notebook', {
        body: { ...notebook, radio_remote: { value: 'text' } },
        status: [400, 422],
        because: 'radio_remote must be the id of a Radio',
      });
      await api.get('/notebook/notebook-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Notebook', notebook);
      await api.patch('/notebook/notebook-1', {
        body: { radio_remote: 421337 },
        status: [400, 422],
        because: 'radio_remote must be the id of a Radio',
      });
      await api.patch('/notebook/notebook-1', {
        body: { radio_remote: { value: 'text' } },
        status: [400, 422],
        because: 'radio_remote must be the id of a Radio',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { radio_remote: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'radio_remote may be null or left out',
    about('notebook.radio_remote.accepts-null', 'references.null', 'create.optional'),
    async ({ api }) => {
      await api.create('Radio', radio);
      await api.post('/notebook', {
        body: { ...notebook, radio_remote: null },
        status: [200, 201],
        answer: { radio_remote: null },
        because: 'a reference may be null',
      });
      await api.patch('/notebook/notebook-1', {
        body: { radio_remote: 'radio-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/notebook/notebook-1', {
        body: { radio_remote: null },
        status: [200],
        answer: { radio_remote: null },
        because: 'a reference may be null',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { radio_remote: null },
        because: 'a reference may be null',
      });
      await api.post('/notebook', {
        body: { ...notebook, id: 'notebook-2' },
        status: [200, 201],
        answer: { radio_remote: null },
        because: 'radio_remote is optional',
      });
    },
  );

  test(
    'deleting a Radio clears every radio_remote that refers to it',
    about('notebook.radio_remote.is-cleared-by-delete', 'references.deleted', 'endpoints.delete'),
    async ({ api }) => {
      await api.create('Radio', radio);
      await api.create('Notebook', { ...notebook, radio_remote: 'radio-1' });
      await api.create('Notebook', { ...notebook, id: 'notebook-2', radio_remote: 'radio-1' });
      await api.delete('/radio/radio-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { id: 'notebook-1', radio_remote: null },
        because: 'radio-1 was deleted',
      });
      await api.get('/notebook/notebook-2', {
        status: [200],
        answer: { id: 'notebook-2', radio_remote: null },
        because: 'radio-1 was deleted',
      });
    },
  );

  test(
    'deleting a Radio keeps a radio_remote that refers to another',
    about('notebook.radio_remote.survives-delete-of-another', 'references.deleted'),
    async ({ api }) => {
      await api.create('Radio', radio);
      await api.create('Radio', { ...radio, id: 'radio-2' });
      await api.create('Notebook', { ...notebook, radio_remote: 'radio-2' });
      await api.delete('/radio/radio-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { radio_remote: 'radio-2' },
        because: 'another Radio was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Notebook in radio_remote, which refers to Radio',
    about(
      'notebook.radio_remote.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Notebook', notebook);
      await api.post('/notebook', {
        body: { ...notebook, id: 'notebook-2', radio_remote: 'notebook-1' },
        status: [400, 422],
        because: 'radio_remote must be the id of an existing Radio',
      });
      await api.create('Notebook', { ...notebook, id: 'notebook-2' });
      await api.patch('/notebook/notebook-2', {
        body: { radio_remote: 'notebook-1' },
        status: [400, 422],
        because: 'radio_remote must be the id of an existing Radio',
      });
      await api.get('/notebook/notebook-2', {
        status: [200],
        answer: { radio_remote: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Notebook with the id of a Radio leaves radio_remote alone',
    about(
      'notebook.radio_remote.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('Radio', radio);
      await api.create('Notebook', { ...notebook, radio_remote: 'radio-1' });
      await api.create('Notebook', { ...notebook, id: 'radio-1' });
      await api.delete('/notebook/radio-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { radio_remote: 'radio-1' },
        because: 'no Radio was deleted',
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
    'update that is refused for radio_remote does not change capacity_usual either',
    about(
      'notebook.radio_remote.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('Notebook', notebook);
      await api.patch('/notebook/notebook-1', {
        body: { capacity_usual: 4, radio_remote: 'radio-unknown' },
        status: [400, 422],
        because: 'radio_remote must be the id of an existing Radio',
      });
      await api.get('/notebook/notebook-1', {
        status: [200],
        answer: { ...notebook, radio_remote: null, saddle_ranches: [] },
        because: 'a refused update changes nothing',
      });
    },
  );
});
