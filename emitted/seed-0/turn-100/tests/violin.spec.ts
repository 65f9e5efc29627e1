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

// A valid Violin, as the tests send it.
const violin = {
  credits: 99,
  id: 'violin-1',
  mode_usual: 'manual',
  notebook_cottage_simple_first: null,
  region_spare: 'varado',
  weight: 80.75,
};

test.describe('Violin: create, read, update and delete', () => {
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
    'create answers the new Violin, and read answers it again',
    about(
      'violin.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/violin', {
        body: violin,
        status: [200, 201],
        answer: violin,
        because: 'create answers the object that was sent',
      });
      await api.get('/violin/violin-1', {
        status: [200],
        answer: violin,
        because: 'read answers the object that was created',
      });
      await api.post('/violin', {
        body: { ...violin, id: 'violin-2' },
        status: [200, 201],
        answer: { id: 'violin-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Violin',
    about(
      'violin.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Violin', violin);
      await api.patch('/violin/violin-1', {
        body: { credits: 32, mode_usual: 'standby', region_spare: 'bituma', weight: 15.75 },
        status: [200],
        answer: {
          credits: 32,
          id: 'violin-1',
          mode_usual: 'standby',
          notebook_cottage_simple_first: null,
          region_spare: 'bituma',
          weight: 15.75,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/violin/violin-1', {
        status: [200],
        answer: { credits: 32, mode_usual: 'standby', region_spare: 'bituma', weight: 15.75 },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('violin.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Violin', violin);
      await api.patch('/violin/violin-1', {
        body: {
          id: 'violin-1',
          credits: 32,
          mode_usual: 'standby',
          region_spare: 'bituma',
          weight: 15.75,
        },
        status: [200],
        answer: {
          id: 'violin-1',
          credits: 32,
          mode_usual: 'standby',
          region_spare: 'bituma',
          weight: 15.75,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/violin/violin-1', {
        status: [200],
        answer: {
          id: 'violin-1',
          credits: 32,
          mode_usual: 'standby',
          region_spare: 'bituma',
          weight: 15.75,
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for weight does not change credits either',
    about(
      'violin.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Violin', violin);
      await api.patch('/violin/violin-1', {
        body: { credits: 32, weight: 'abc' },
        status: [400, 422],
        because: 'weight must be a number',
      });
      await api.get('/violin/violin-1', {
        status: [200],
        answer: violin,
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a Violin: no read finds it and no list holds it',
    about(
      'violin.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Violin', violin);
      await api.delete('/violin/violin-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/violin/violin-1', { status: [404], because: 'it was deleted' });
      await api.get('/violin', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Violin has',
    about('violin.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Violin', violin);
      await api.get('/violin/violin-unknown', {
        status: [404],
        because: 'no Violin has the id violin-unknown',
      });
      await api.patch('/violin/violin-unknown', {
        body: { credits: 32, mode_usual: 'standby', region_spare: 'bituma', weight: 15.75 },
        status: [404],
        because: 'no Violin has the id violin-unknown',
      });
      await api.delete('/violin/violin-unknown', {
        status: [404],
        because: 'no Violin has the id violin-unknown',
      });
      await api.get('/violin', {
        status: [200],
        answer: [{ id: 'violin-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Violin: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Violin with all of its fields',
    about('violin.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Violin', violin);
      await api.create('Violin', {
        ...violin,
        id: 'violin-2',
        credits: 32,
        mode_usual: 'standby',
        region_spare: 'bituma',
        weight: 15.75,
      });
      await api.create('Violin', {
        ...violin,
        id: 'violin-3',
        credits: 92,
        mode_usual: 'offline',
        region_spare: 'nulasi',
        weight: 73.5,
      });
      await api.get('/violin', {
        status: [200],
        answer: [
          violin,
          {
            credits: 32,
            id: 'violin-2',
            mode_usual: 'standby',
            notebook_cottage_simple_first: null,
            region_spare: 'bituma',
            weight: 15.75,
          },
          {
            credits: 92,
            id: 'violin-3',
            mode_usual: 'offline',
            notebook_cottage_simple_first: null,
            region_spare: 'nulasi',
            weight: 73.5,
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Violin leaves another as it was',
    about('violin.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Violin', violin);
      await api.create('Violin', {
        ...violin,
        id: 'violin-2',
        credits: 32,
        mode_usual: 'standby',
        region_spare: 'bituma',
        weight: 15.75,
      });
      await api.patch('/violin/violin-2', {
        body: {
          id: 'violin-2',
          credits: 32,
          mode_usual: 'standby',
          region_spare: 'bituma',
          weight: 15.75,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/violin/violin-1', {
        status: [200],
        answer: violin,
        because: 'another object was updated',
      });
      await api.get('/violin/violin-2', {
        status: [200],
        answer: {
          credits: 32,
          id: 'violin-2',
          mode_usual: 'standby',
          notebook_cottage_simple_first: null,
          region_spare: 'bituma',
          weight: 15.75,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Violin leaves another as it was',
    about(
      'violin.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Violin', violin);
      await api.create('Violin', {
        ...violin,
        id: 'violin-2',
        credits: 32,
        mode_usual: 'standby',
        region_spare: 'bituma',
        weight: 15.75,
      });
      await api.delete('/violin/violin-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/violin/violin-2', {
        status: [200],
        answer: {
          credits: 32,
          id: 'violin-2',
          mode_usual: 'standby',
          notebook_cottage_simple_first: null,
          region_spare: 'bituma',
          weight: 15.75,
        },
        because: 'another object was deleted',
      });
      await api.get('/violin', {
        status: [200],
        answer: [{ id: 'violin-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Violin',
    about('violin.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Violin', violin);
      await api.create('Violin', {
        ...violin,
        id: 'violin-2',
        credits: 32,
        mode_usual: 'standby',
        region_spare: 'bituma',
        weight: 15.75,
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/violin', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/violin/violin-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('Violin: required fields and defaults', () => {
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses a Violin without credits, which is required',
    about(
      'violin.credits.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/violin', {
        body: without(violin, 'credits'),
        status: [400, 422],
        because: 'credits is required and has no default',
      });
      await api.get('/violin/violin-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Violin without an id',
    about(
      'violin.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/violin', {
        body: without(violin, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/violin', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Violin without mode_usual, which is required',
    about(
      'violin.mode_usual.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/violin', {
        body: without(violin, 'mode_usual'),
        status: [400, 422],
        because: 'mode_usual is required and has no default',
      });
      await api.get('/violin/violin-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Violin without notebook_cottage_simple_first, which is required',
    about(
      'violin.notebook_cottage_simple_first.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/violin', {
        body: without(violin, 'notebook_cottage_simple_first'),
        status: [400, 422],
        because: 'notebook_cottage_simple_first is required and has no default',
      });
      await api.get('/violin/violin-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Violin without region_spare, which is required',
    about(
      'violin.region_spare.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/violin', {
        body: without(violin, 'region_spare'),
        status: [400, 422],
        because: 'region_spare is required and has no default',
      });
      await api.get('/violin/violin-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Violin without weight, which is required',
    about(
      'violin.weight.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/violin', {
        body: without(violin, 'weight'),
        status: [400, 422],
        because: 'weight is required and has no default',
      });
      await api.get('/violin/violin-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'update of credits or weight alone leaves every other field as it is',
    about('violin.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('NotebookCottage', notebookCottage);
      await api.create('Violin', { ...violin, notebook_cottage_simple_first: 'notebookcottage-1' });
      await api.patch('/violin/violin-1', {
        body: { credits: 32 },
        status: [200],
        answer: { ...violin, credits: 32, notebook_cottage_simple_first: 'notebookcottage-1' },
        because: 'an update touches only what it carries',
      });
      await api.patch('/violin/violin-1', {
        body: { weight: 15.75 },
        status: [200],
        answer: {
          ...violin,
          credits: 32,
          notebook_cottage_simple_first: 'notebookcottage-1',
          weight: 15.75,
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/violin/violin-1', {
        status: [200],
        answer: {
          ...violin,
          credits: 32,
          notebook_cottage_simple_first: 'notebookcottage-1',
          weight: 15.75,
        },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Violin: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'create and update refuse null for credits',
    about(
      'violin.credits.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/violin', {
        body: { ...violin, credits: null },
        status: [400, 422],
        because: 'credits must not be null',
      });
      await api.get('/violin/violin-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Violin', violin);
      await api.patch('/violin/violin-1', {
        body: { credits: null },
        status: [400, 422],
        because: 'credits must not be null',
      });
      await api.get('/violin/violin-1', {
        status: [200],
        answer: { credits: 99 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for mode_usual',
    about(
      'violin.mode_usual.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/violin', {
        body: { ...violin, mode_usual: null },
        status: [400, 422],
        because: 'mode_usual must not be null',
      });
      await api.get('/violin/violin-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Violin', violin);
      await api.patch('/violin/violin-1', {
        body: { mode_usual: null },
        status: [400, 422],
        because: 'mode_usual must not be null',
      });
      await api.get('/violin/violin-1', {
        status: [200],
        answer: { mode_usual: 'manual' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for region_spare',
    about(
      'violin.region_spare.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/violin', {
        body: { ...violin, region_spare: null },
        status: [400, 422],
        because: 'region_spare must not be null',
      });
      await api.get('/violin/violin-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Violin', violin);
      await api.patch('/violin/violin-1', {
        body: { region_spare: null },
        status: [400, 422],
        because: 'region_spare must not be null',
      });
      await api.get('/violin/violin-1', {
        status: [200],
        answer: { region_spare: 'varado' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for weight',
    about(
      'violin.weight.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/violin', {
        body: { ...violin, weight: null },
        status: [400, 422],
        because: 'weight must not be null',
      });
      await api.get('/violin/violin-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Violin', violin);
      await api.patch('/violin/violin-1', {
        body: { weight: null },
        status: [400, 422],
        because: 'weight must not be null',
      });
      await api.get('/violin/violin-1', {
        status: [200],
        answer: { weight: 80.75 },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Violin: types and bounds', () => {
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
    'credits may be 0',
    about('violin.credits.accepts-zero', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/violin', {
        body: { ...violin, credits: 0 },
        status: [200, 201],
        answer: { credits: 0 },
        because: '0 is a valid value of credits',
      });
      await api.get('/violin/violin-1', {
        status: [200],
        answer: { credits: 0 },
        because: '0 is a valid value of credits',
      });
      await api.create('Violin', { ...violin, id: 'violin-2' });
      await api.patch('/violin/violin-2', {
        body: { credits: 0 },
        status: [200],
        answer: { credits: 0 },
        because: '0 is a valid value of credits',
      });
      await api.get('/violin/violin-2', {
        status: [200],
        answer: { credits: 0 },
        because: '0 is a valid value of credits',
      });
    },
  );

  test(
    'create and update refuse a credits of a wrong type',
    about(
      'violin.credits.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/violin', {
        body: { ...violin, credits: 'abc' },
        status: [400, 422],
        because: 'credits must be an integer',
      });
      await api.post('/violin', {
        body: { ...violin, credits: { value: 'text' } },
        status: [400, 422],
        because: 'credits must be an integer',
      });
      await api.post('/violin', {
        body: { ...violin, credits: 98.5 },
        status: [400, 422],
        because: 'credits must be an integer',
      });
      await api.get('/violin/violin-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Violin', violin);
      await api.patch('/violin/violin-1', {
        body: { credits: 'abc' },
        status: [400, 422],
        because: 'credits must be an integer',
      });
      await api.patch('/violin/violin-1', {
        body: { credits: { value: 'text' } },
        status: [400, 422],
        because: 'credits must be an integer',
      });
      await api.patch('/violin/violin-1', {
        body: { credits: 98.5 },
        status: [400, 422],
        because: 'credits must be an integer',
      });
      await api.get('/violin/violin-1', {
        status: [200],
        answer: { credits: 99 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'credits may be right at its minimum of -10',
    about(
      'violin.credits.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/violin', {
        body: { ...violin, credits: -10 },
        status: [200, 201],
        answer: { credits: -10 },
        because: 'the minimum of credits is -10, inclusive',
      });
      await api.get('/violin/violin-1', {
        status: [200],
        answer: { credits: -10 },
        because: 'the minimum of credits is -10, inclusive',
      });
      await api.create('Violin', { ...violin, id: 'violin-2' });
      await api.patch('/violin/violin-2', {
        body: { credits: -10 },
        status: [200],
        answer: { credits: -10 },
        because: 'the minimum of credits is -10, inclusive',
      });
      await api.get('/violin/violin-2', {
        status: [200],
        answer: { credits: -10 },
        because: 'the minimum of credits is -10, inclusive',
      });
    },
  );

  test(
    'create and update refuse a credits below its minimum of -10',
    about(
      'violin.credits.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/violin', {
        body: { ...violin, credits: -11 },
        status: [400, 422],
        because: 'credits must be at least -10',
      });
      await api.get('/violin/violin-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Violin', violin);
      await api.patch('/violin/violin-1', {
        body: { credits: -11 },
        status: [400, 422],
        because: 'credits must be at least -10',
      });
      await api.get('/violin/violin-1', {
        status: [200],
        answer: { credits: 99 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'credits has no maximum',
    about('violin.credits.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/violin', {
        body: { ...violin, credits: 1000000 },
        status: [200, 201],
        answer: { credits: 1000000 },
        because: 'credits has no maximum',
      });
      await api.get('/violin/violin-1', {
        status: [200],
        answer: { credits: 1000000 },
        because: 'credits has no maximum',
      });
      await api.create('Violin', { ...violin, id: 'violin-2' });
      await api.patch('/violin/violin-2', {
        body: { credits: 1000000 },
        status: [200],
        answer: { credits: 1000000 },
        because: 'credits has no maximum',
      });
      await api.get('/violin/violin-2', {
        status: [200],
        answer: { credits: 1000000 },
        because: 'credits has no maximum',
      });
    },
  );

  test(
    'create and update refuse a mode_usual of a wrong type',
    about(
      'violin.mode_usual.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/violin', {
        body: { ...violin, mode_usual: 421337 },
        status: [400, 422],
        because: 'mode_usual must be one of hybrid, manual, offline, standby',
      });
      await api.post('/violin', {
        body: { ...violin, mode_usual: { value: 'text' } },
        status: [400, 422],
        because: 'mode_usual must be one of hybrid, manual, offline, standby',
      });
      await api.get('/violin/violin-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Violin', violin);
      await api.patch('/violin/violin-1', {
        body: { mode_usual: 421337 },
        status: [400, 422],
        because: 'mode_usual must be one of hybrid, manual, offline, standby',
      });
      await api.patch('/violin/violin-1', {
        body: { mode_usual: { value: 'text' } },
        status: [400, 422],
        because: 'mode_usual must be one of hybrid, manual, offline, standby',
      });
      await api.get('/violin/violin-1', {
        status: [200],
        answer: { mode_usual: 'manual' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'region_spare keeps spaces, quotes, accents and symbols',
    about('violin.region_spare.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/violin', {
        body: { ...violin, region_spare: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { region_spare: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of region_spare',
      });
      await api.get('/violin/violin-1', {
        status: [200],
        answer: { region_spare: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of region_spare',
      });
      await api.create('Violin', { ...violin, id: 'violin-2' });
      await api.patch('/violin/violin-2', {
        body: { region_spare: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { region_spare: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of region_spare',
      });
      await api.get('/violin/violin-2', {
        status: [200],
        answer: { region_spare: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of region_spare',
      });
    },
  );

  test(
    'create and update refuse a region_spare of a wrong type',
    about(
      'violin.region_spare.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/violin', {
        body: { ...violin, region_spare: 421337 },
        status: [400, 422],
        because: 'region_spare must be a string',
      });
      await api.post('/violin', {
        body: { ...violin, region_spare: { value: 'text' } },
        status: [400, 422],
        because: 'region_spare must be a string',
      });
      await api.get('/violin/violin-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Violin', violin);
      await api.patch('/violin/violin-1', {
        body: { region_spare: 421337 },
        status: [400, 422],
        because: 'region_spare must be a string',
      });
      await api.patch('/violin/violin-1', {
        body: { region_spare: { value: 'text' } },
        status: [400, 422],
        because: 'region_spare must be a string',
      });
      await api.get('/violin/violin-1', {
        status: [200],
        answer: { region_spare: 'varado' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'region_spare may be right at its minimum length of 6',
    about(
      'violin.region_spare.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/violin', {
        body: { ...violin, region_spare: 'boriso' },
        status: [200, 201],
        answer: { region_spare: 'boriso' },
        because: 'the minimum length of region_spare is 6, inclusive',
      });
      await api.get('/violin/violin-1', {
        status: [200],
        answer: { region_spare: 'boriso' },
        because: 'the minimum length of region_spare is 6, inclusive',
      });
      await api.create('Violin', { ...violin, id: 'violin-2' });
      await api.patch('/violin/violin-2', {
        body: { region_spare: 'boriso' },
        status: [200],
        answer: { region_spare: 'boriso' },
        because: 'the minimum length of region_spare is 6, inclusive',
      });
      await api.get('/violin/violin-2', {
        status: [200],
        answer: { region_spare: 'boriso' },
        because: 'the minimum length of region_spare is 6, inclusive',
      });
    },
  );

  test(
    'create and update refuse a region_spare below its minimum length of 6',
    about(
      'violin.region_spare.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/violin', {
        body: { ...violin, region_spare: 'labua' },
        status: [400, 422],
        because: 'region_spare must have at least 6 characters',
      });
      await api.get('/violin/violin-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Violin', violin);
      await api.patch('/violin/violin-1', {
        body: { region_spare: 'labua' },
        status: [400, 422],
        because: 'region_spare must have at least 6 characters',
      });
      await api.get('/violin/violin-1', {
        status: [200],
        answer: { region_spare: 'varado' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'region_spare may be right at its maximum length of 90',
    about(
      'violin.region_spare.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/violin', {
        body: {
          ...violin,
          region_spare:
            'simo bigi totumo mimu rona mimibu gidubu nova nusari loguto tara buvuga gumitu ladoru sana',
        },
        status: [200, 201],
        answer: {
          region_spare:
            'simo bigi totumo mimu rona mimibu gidubu nova nusari loguto tara buvuga gumitu ladoru sana',
        },
        because: 'the maximum length of region_spare is 90, inclusive',
      });
      await api.get('/violin/violin-1', {
        status: [200],
        answer: {
          region_spare:
            'simo bigi totumo mimu rona mimibu gidubu nova nusari loguto tara buvuga gumitu ladoru sana',
        },
        because: 'the maximum length of region_spare is 90, inclusive',
      });
      await api.create('Violin', { ...violin, id: 'violin-2' });
      await api.patch('/violin/violin-2', {
        body: {
          region_spare:
            'simo bigi totumo mimu rona mimibu gidubu nova nusari loguto tara buvuga gumitu ladoru sana',
        },
        status: [200],
        answer: {
          region_spare:
            'simo bigi totumo mimu rona mimibu gidubu nova nusari loguto tara buvuga gumitu ladoru sana',
        },
        because: 'the maximum length of region_spare is 90, inclusive',
      });
      await api.get('/violin/violin-2', {
        status: [200],
        answer: {
          region_spare:
            'simo bigi totumo mimu rona mimibu gidubu nova nusari loguto tara buvuga gumitu ladoru sana',
        },
        because: 'the maximum length of region_spare is 90, inclusive',
      });
    },
  );

  test(
    'create and update refuse a region_spare above its maximum length of 90',
    about(
      'violin.region_spare.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/violin', {
        body: {
          ...violin,
          region_spare:
            'ravaro sanoda naloto mivi modo labugo vari sarugu goga tubobo lali lito dolo biguna modi ra',
        },
        status: [400, 422],
        because: 'region_spare must have at most 90 characters',
      });
      await api.get('/violin/violin-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Violin', violin);
      await api.patch('/violin/violin-1', {
        body: {
          region_spare:
            'ravaro sanoda naloto mivi modo labugo vari sarugu goga tubobo lali lito dolo biguna modi ra',
        },
        status: [400, 422],
        because: 'region_spare must have at most 90 characters',
      });
      await api.get('/violin/violin-1', {
        status: [200],
        answer: { region_spare: 'varado' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'weight may be the whole number 0',
    about('violin.weight.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/violin', {
        body: { ...violin, weight: 0 },
        status: [200, 201],
        answer: { weight: 0 },
        because: '0 is a valid value of weight',
      });
      await api.get('/violin/violin-1', {
        status: [200],
        answer: { weight: 0 },
        because: '0 is a valid value of weight',
      });
      await api.create('Violin', { ...violin, id: 'violin-2' });
      await api.patch('/violin/violin-2', {
        body: { weight: 0 },
        status: [200],
        answer: { weight: 0 },
        because: '0 is a valid value of weight',
      });
      await api.get('/violin/violin-2', {
        status: [200],
        answer: { weight: 0 },
        because: '0 is a valid value of weight',
      });
    },
  );

  test(
    'create and update refuse a weight of a wrong type',
    about(
      'violin.weight.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/violin', {
        body: { ...violin, weight: 'abc' },
        status: [400, 422],
        because: 'weight must be a number',
      });
      await api.post('/violin', {
        body: { ...violin, weight: { value: 'text' } },
        status: [400, 422],
        because: 'weight must be a number',
      });
      await api.get('/violin/violin-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Violin', violin);
      await api.patch('/violin/violin-1', {
        body: { weight: 'abc' },
        status: [400, 422],
        because: 'weight must be a number',
      });
      await api.patch('/violin/violin-1', {
        body: { weight: { value: 'text' } },
        status: [400, 422],
        because: 'weight must be a number',
      });
      await api.get('/violin/violin-1', {
        status: [200],
        answer: { weight: 80.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'weight has no minimum',
    about('violin.weight.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/violin', {
        body: { ...violin, weight: -999999.75 },
        status: [200, 201],
        answer: { weight: -999999.75 },
        because: 'weight has no minimum',
      });
      await api.get('/violin/violin-1', {
        status: [200],
        answer: { weight: -999999.75 },
        because: 'weight has no minimum',
      });
      await api.create('Violin', { ...violin, id: 'violin-2' });
      await api.patch('/violin/violin-2', {
        body: { weight: -999999.75 },
        status: [200],
        answer: { weight: -999999.75 },
        because: 'weight has no minimum',
      });
      await api.get('/violin/violin-2', {
        status: [200],
        answer: { weight: -999999.75 },
        because: 'weight has no minimum',
      });
    },
  );

  test(
    'weight has no maximum',
    about('violin.weight.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/violin', {
        body: { ...violin, weight: 999999.75 },
        status: [200, 201],
        answer: { weight: 999999.75 },
        because: 'weight has no maximum',
      });
      await api.get('/violin/violin-1', {
        status: [200],
        answer: { weight: 999999.75 },
        because: 'weight has no maximum',
      });
      await api.create('Violin', { ...violin, id: 'violin-2' });
      await api.patch('/violin/violin-2', {
        body: { weight: 999999.75 },
        status: [200],
        answer: { weight: 999999.75 },
        because: 'weight has no maximum',
      });
      await api.get('/violin/violin-2', {
        status: [200],
        answer: { weight: 999999.75 },
        because: 'weight has no maximum',
      });
    },
  );
});

test.describe('Violin: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'mode_usual may be hybrid, manual, offline, standby',
    about(
      'violin.mode_usual.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/violin', {
        body: { ...violin, mode_usual: 'hybrid' },
        status: [200, 201],
        answer: { mode_usual: 'hybrid' },
        because: 'the value is one of ViolinModeUsual',
      });
      await api.patch('/violin/violin-1', {
        body: { mode_usual: 'manual' },
        status: [200],
        answer: { mode_usual: 'manual' },
        because: 'the value is one of ViolinModeUsual',
      });
      await api.patch('/violin/violin-1', {
        body: { mode_usual: 'offline' },
        status: [200],
        answer: { mode_usual: 'offline' },
        because: 'the value is one of ViolinModeUsual',
      });
      await api.patch('/violin/violin-1', {
        body: { mode_usual: 'standby' },
        status: [200],
        answer: { mode_usual: 'standby' },
        because: 'the value is one of ViolinModeUsual',
      });
      await api.get('/violin/violin-1', {
        status: [200],
        answer: { mode_usual: 'standby' },
        because: 'the value is one of ViolinModeUsual',
      });
    },
  );

  test(
    'create and update refuse the mode_usual unheard_of, which ViolinModeUsual does not have',
    about(
      'violin.mode_usual.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/violin', {
        body: { ...violin, mode_usual: 'unheard_of' },
        status: [400, 422],
        because: 'mode_usual must be one of hybrid, manual, offline, standby',
      });
      await api.get('/violin/violin-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Violin', violin);
      await api.patch('/violin/violin-1', {
        body: { mode_usual: 'unheard_of' },
        status: [400, 422],
        because: 'mode_usual must be one of hybrid, manual, offline, standby',
      });
      await api.get('/violin/violin-1', {
        status: [200],
        answer: { mode_usual: 'manual' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the mode_usual HYBRID, as upper and lower case differ',
    about(
      'violin.mode_usual.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/violin', {
        body: { ...violin, mode_usual: 'HYBRID' },
        status: [400, 422],
        because: 'mode_usual must be one of hybrid, manual, offline, standby',
      });
      await api.get('/violin/violin-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Violin', violin);
      await api.patch('/violin/violin-1', {
        body: { mode_usual: 'HYBRID' },
        status: [400, 422],
        because: 'mode_usual must be one of hybrid, manual, offline, standby',
      });
      await api.get('/violin/violin-1', {
        status: [200],
        answer: { mode_usual: 'manual' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Violin: references', () => {
  // endpoints.independent: Each entity has a collection of its own: objects of different entities
  //   may have the same id.
  // references.by-id: A reference field holds the id of an object of the named entity, a
  //   reference list an array of such ids. Both are answered as ids, never as embedded objects.
  //   An update replaces the whole list.
  // references.exist: A reference to an object that does not exist, alone or in a list, is
  //   refused with 400 or 422.
  // references.null: A reference may be `null`. A reference list may not (400 or 422); left out
  //   of a create, it is `[]`.
  // references.deleted: When an object is deleted, every reference to it becomes `null` and every
  //   reference list loses its id. The objects that referred to it live on.

  test(
    'notebook_cottage_simple_first refers to an existing NotebookCottage and is answered as its id',
    about('violin.notebook_cottage_simple_first.accepts-existing-object', 'references.by-id'),
    async ({ api }) => {
      await api.create('NotebookCottage', notebookCottage);
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api.post('/violin', {
        body: { ...violin, notebook_cottage_simple_first: 'notebookcottage-1' },
        status: [200, 201],
        answer: { notebook_cottage_simple_first: 'notebookcottage-1' },
        because: 'notebook_cottage_simple_first was sent as notebookcottage-1',
      });
      await api.get('/violin/violin-1', {
        status: [200],
        answer: { notebook_cottage_simple_first: 'notebookcottage-1' },
        because: 'notebook_cottage_simple_first was sent as notebookcottage-1',
      });
      await api.patch('/violin/violin-1', {
        body: { notebook_cottage_simple_first: 'notebookcottage-2' },
        status: [200],
        answer: { notebook_cottage_simple_first: 'notebookcottage-2' },
        because: 'notebook_cottage_simple_first was changed to notebookcottage-2',
      });
      await api.get('/violin/violin-1', {
        status: [200],
        answer: { notebook_cottage_simple_first: 'notebookcottage-2' },
        because: 'notebook_cottage_simple_first was changed to notebookcottage-2',
      });
      await api.get('/violin', {
        status: [200],
        answer: [{ id: 'violin-1', notebook_cottage_simple_first: 'notebookcottage-2' }],
        because: 'lists answer references as ids too',
      });
    },
  );

  test(
    'create and update refuse a notebook_cottage_simple_first that no NotebookCottage has as its id',
    about(
      'violin.notebook_cottage_simple_first.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/violin', {
        body: { ...violin, notebook_cottage_simple_first: 'notebookcottage-unknown' },
        status: [400, 422],
        because: 'notebook_cottage_simple_first must be the id of an existing NotebookCottage',
      });
      await api.get('/violin/violin-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('NotebookCottage', notebookCottage);
      await api.create('Violin', { ...violin, notebook_cottage_simple_first: 'notebookcottage-1' });
      await api.patch('/violin/violin-1', {
        body: { notebook_cottage_simple_first: 'notebookcottage-unknown' },
        status: [400, 422],
        because: 'notebook_cottage_simple_first must be the id of an existing NotebookCottage',
      });
      await api.get('/violin/violin-1', {
        status: [200],
        answer: { notebook_cottage_simple_first: 'notebookcottage-1' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no id for notebook_cottage_simple_first',
    about(
      'violin.notebook_cottage_simple_first.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/violin', {
        body: { ...violin, notebook_cottage_simple_first: 421337 },
        status: [400, 422],
        because: 'notebook_cottage_simple_first must be the id of a NotebookCottage',
      });
      await api.post('/violin', {
        body: { ...violin, notebook_cottage_simple_first: { value: 'text' } },
        status: [400, 422],
        because: 'notebook_cottage_simple_first must be the id of a NotebookCottage',
      });
      await api.get('/violin/violin-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Violin', violin);
      await api.patch('/violin/violin-1', {
        body: { notebook_cottage_simple_first: 421337 },
        status: [400, 422],
        because: 'notebook_cottage_simple_first must be the id of a NotebookCottage',
      });
      await api.patch('/violin/violin-1', {
        body: { notebook_cottage_simple_first: { value: 'text' } },
        status: [400, 422],
        because: 'notebook_cottage_simple_first must be the id of a NotebookCottage',
      });
      await api.get('/violin/violin-1', {
        status: [200],
        answer: { notebook_cottage_simple_first: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'notebook_cottage_simple_first may be null',
    about('violin.notebook_cottage_simple_first.accepts-null', 'references.null'),
    async ({ api }) => {
      await api.create('NotebookCottage', notebookCottage);
      await api.post('/violin', {
        body: violin,
        status: [200, 201],
        answer: { notebook_cottage_simple_first: null },
        because: 'a reference may be null',
      });
      await api.patch('/violin/violin-1', {
        body: { notebook_cottage_simple_first: 'notebookcottage-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/violin/violin-1', {
        body: { notebook_cottage_simple_first: null },
        status: [200],
        answer: { notebook_cottage_simple_first: null },
        because: 'a reference may be null',
      });
      await api.get('/violin/violin-1', {
        status: [200],
        answer: { notebook_cottage_simple_first: null },
        because: 'a reference may be null',
      });
    },
  );

  test(
    'deleting a NotebookCottage clears every notebook_cottage_simple_first that refers to it',
    about(
      'violin.notebook_cottage_simple_first.is-cleared-by-delete',
      'references.deleted',
      'endpoints.delete',
    ),
    async ({ api }) => {
      await api.create('NotebookCottage', notebookCottage);
      await api.create('Violin', { ...violin, notebook_cottage_simple_first: 'notebookcottage-1' });
      await api.create('Violin', {
        ...violin,
        id: 'violin-2',
        notebook_cottage_simple_first: 'notebookcottage-1',
      });
      await api.delete('/notebookcottage/notebookcottage-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/violin/violin-1', {
        status: [200],
        answer: { id: 'violin-1', notebook_cottage_simple_first: null },
        because: 'notebookcottage-1 was deleted',
      });
      await api.get('/violin/violin-2', {
        status: [200],
        answer: { id: 'violin-2', notebook_cottage_simple_first: null },
        because: 'notebookcottage-1 was deleted',
      });
    },
  );

  test(
    'deleting a NotebookCottage keeps a notebook_cottage_simple_first that refers to another',
    about('violin.notebook_cottage_simple_first.survives-delete-of-another', 'references.deleted'),
    async ({ api }) => {
      await api.create('NotebookCottage', notebookCottage);
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api.create('Violin', { ...violin, notebook_cottage_simple_first: 'notebookcottage-2' });
      await api.delete('/notebookcottage/notebookcottage-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/violin/violin-1', {
        status: [200],
        answer: { notebook_cottage_simple_first: 'notebookcottage-2' },
        because: 'another NotebookCottage was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Violin in notebook_cottage_simple_first, which refers to NotebookCottage',
    about(
      'violin.notebook_cottage_simple_first.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Violin', violin);
      await api.post('/violin', {
        body: { ...violin, id: 'violin-2', notebook_cottage_simple_first: 'violin-1' },
        status: [400, 422],
        because: 'notebook_cottage_simple_first must be the id of an existing NotebookCottage',
      });
      await api.create('Violin', { ...violin, id: 'violin-2' });
      await api.patch('/violin/violin-2', {
        body: { notebook_cottage_simple_first: 'violin-1' },
        status: [400, 422],
        because: 'notebook_cottage_simple_first must be the id of an existing NotebookCottage',
      });
      await api.get('/violin/violin-2', {
        status: [200],
        answer: { notebook_cottage_simple_first: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Violin with the id of a NotebookCottage leaves notebook_cottage_simple_first alone',
    about(
      'violin.notebook_cottage_simple_first.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('NotebookCottage', notebookCottage);
      await api.create('Violin', { ...violin, notebook_cottage_simple_first: 'notebookcottage-1' });
      await api.create('Violin', { ...violin, id: 'notebookcottage-1' });
      await api.delete('/violin/notebookcottage-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/violin/violin-1', {
        status: [200],
        answer: { notebook_cottage_simple_first: 'notebookcottage-1' },
        because: 'no NotebookCottage was deleted',
      });
    },
  );

  test(
    'update that is refused for notebook_cottage_simple_first does not change credits either',
    about(
      'violin.notebook_cottage_simple_first.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('Violin', violin);
      await api.patch('/violin/violin-1', {
        body: { credits: 32, notebook_cottage_simple_first: 'notebookcottage-unknown' },
        status: [400, 422],
        because: 'notebook_cottage_simple_first must be the id of an existing NotebookCottage',
      });
      await api.get('/violin/violin-1', {
        status: [200],
        answer: violin,
        because: 'a refused update changes nothing',
      });
    },
  );
});
