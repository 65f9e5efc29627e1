import { about, test, without } from '../support/api.ts';

// A valid Zebra, as the tests send it.
const zebra = {
  caption: 'vino',
  id: 'zebra-1',
  weight_stored: 15.25,
  views_open: 71,
  statue: null,
  opened: '2020-05-10 11:32:51',
};

// A valid Ladder, as the tests send it.
const ladder = { approval: 'accepted', id: 'ladder-1', temperature: 10.75 };

test.describe('Ladder: create, read, update and delete', () => {
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
    'create answers the new Ladder, and read answers it again',
    about(
      'ladder.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/ladder', {
        body: ladder,
        status: [200, 201],
        answer: { ...ladder, zebras: [] },
        because: 'create answers the object that was sent',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { ...ladder, zebras: [] },
        because: 'read answers the object that was created',
      });
      await api.post('/ladder', {
        body: { ...ladder, id: 'ladder-2' },
        status: [200, 201],
        answer: { id: 'ladder-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Ladder',
    about(
      'ladder.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.patch('/ladder/ladder-1', {
        body: { approval: 'under_review', temperature: 49.25 },
        status: [200],
        answer: { approval: 'under_review', id: 'ladder-1', temperature: 49.25, zebras: [] },
        because: 'every one of these fields was sent',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { approval: 'under_review', temperature: 49.25 },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('ladder.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.patch('/ladder/ladder-1', {
        body: { id: 'ladder-1', approval: 'under_review', temperature: 49.25 },
        status: [200],
        answer: { id: 'ladder-1', approval: 'under_review', temperature: 49.25 },
        because: 'the id is the one that the object has',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { id: 'ladder-1', approval: 'under_review', temperature: 49.25 },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for temperature does not change approval either',
    about(
      'ladder.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.patch('/ladder/ladder-1', {
        body: { approval: 'under_review', temperature: 'abc' },
        status: [400, 422],
        because: 'temperature must be a number',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { ...ladder, zebras: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a Ladder: no read finds it and no list holds it',
    about(
      'ladder.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.delete('/ladder/ladder-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/ladder/ladder-1', { status: [404], because: 'it was deleted' });
      await api.get('/ladder', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Ladder has',
    about('ladder.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.get('/ladder/ladder-unknown', {
        status: [404],
        because: 'no Ladder has the id ladder-unknown',
      });
      await api.patch('/ladder/ladder-unknown', {
        body: { approval: 'under_review', temperature: 49.25 },
        status: [404],
        because: 'no Ladder has the id ladder-unknown',
      });
      await api.delete('/ladder/ladder-unknown', {
        status: [404],
        because: 'no Ladder has the id ladder-unknown',
      });
      await api.get('/ladder', {
        status: [200],
        answer: [{ id: 'ladder-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Ladder: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Ladder with all of its fields',
    about('ladder.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.create('Ladder', {
        ...ladder,
        id: 'ladder-2',
        approval: 'under_review',
        temperature: 49.25,
      });
      await api.create('Ladder', {
        ...ladder,
        id: 'ladder-3',
        approval: 'withdrawn',
        temperature: 19.75,
      });
      await api.get('/ladder', {
        status: [200],
        answer: [
          { ...ladder, zebras: [] },
          { approval: 'under_review', id: 'ladder-2', temperature: 49.25, zebras: [] },
          { approval: 'withdrawn', id: 'ladder-3', temperature: 19.75, zebras: [] },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Ladder leaves another as it was',
    about('ladder.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.create('Ladder', {
        ...ladder,
        id: 'ladder-2',
        approval: 'under_review',
        temperature: 49.25,
      });
      await api.patch('/ladder/ladder-2', {
        body: { id: 'ladder-2', approval: 'under_review', temperature: 49.25 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { ...ladder, zebras: [] },
        because: 'another object was updated',
      });
      await api.get('/ladder/ladder-2', {
        status: [200],
        answer: { approval: 'under_review', id: 'ladder-2', temperature: 49.25, zebras: [] },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Ladder leaves another as it was',
    about(
      'ladder.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.create('Ladder', {
        ...ladder,
        id: 'ladder-2',
        approval: 'under_review',
        temperature: 49.25,
      });
      await api.delete('/ladder/ladder-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/ladder/ladder-2', {
        status: [200],
        answer: { approval: 'under_review', id: 'ladder-2', temperature: 49.25, zebras: [] },
        because: 'another object was deleted',
      });
      await api.get('/ladder', {
        status: [200],
        answer: [{ id: 'ladder-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Ladder',
    about('ladder.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.create('Ladder', {
        ...ladder,
        id: 'ladder-2',
        approval: 'under_review',
        temperature: 49.25,
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/ladder', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/ladder/ladder-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('Ladder: required fields and defaults', () => {
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.default: A field with a default may be left out of a create, required or not: it then
  //   takes the default. The default is for absence only: `null` is stored as `null` where the
  //   field is nullable and refused where it is not.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'approval is "withdrawn" when a create leaves it out',
    about('ladder.approval.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/ladder', {
        body: without(ladder, 'approval'),
        status: [200, 201],
        answer: { approval: 'withdrawn' },
        because: 'the default of approval is "withdrawn"',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { approval: 'withdrawn' },
        because: 'the default of approval is "withdrawn"',
      });
    },
  );

  test(
    'create refuses a Ladder without an id',
    about(
      'ladder.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/ladder', {
        body: without(ladder, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/ladder', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Ladder without temperature, which is required',
    about(
      'ladder.temperature.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/ladder', {
        body: without(ladder, 'temperature'),
        status: [400, 422],
        because: 'temperature is required and has no default',
      });
      await api.get('/ladder/ladder-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'update of approval or temperature alone leaves every other field as it is',
    about('ladder.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Ladder', { ...ladder, zebras: ['zebra-1'] });
      await api.patch('/ladder/ladder-1', {
        body: { approval: 'under_review' },
        status: [200],
        answer: { ...ladder, approval: 'under_review', zebras: ['zebra-1'] },
        because: 'an update touches only what it carries',
      });
      await api.patch('/ladder/ladder-1', {
        body: { temperature: 49.25 },
        status: [200],
        answer: {
          approval: 'under_review',
          id: 'ladder-1',
          temperature: 49.25,
          zebras: ['zebra-1'],
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: {
          approval: 'under_review',
          id: 'ladder-1',
          temperature: 49.25,
          zebras: ['zebra-1'],
        },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Ladder: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // values.absent: In an answer, a field without a value may be `null` or left out.

  test(
    'approval may be null, which is not replaced by its default',
    about(
      'ladder.approval.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/ladder', {
        body: { ...ladder, approval: null },
        status: [200, 201],
        answer: { approval: null },
        because: 'approval is nullable and its default is for absence only',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { approval: null },
        because: 'approval is nullable and its default is for absence only',
      });
      await api.create('Ladder', { ...ladder, id: 'ladder-2' });
      await api.patch('/ladder/ladder-2', {
        body: { approval: null },
        status: [200],
        answer: { approval: null },
        because: 'approval is nullable and its default is for absence only',
      });
      await api.get('/ladder/ladder-2', {
        status: [200],
        answer: { approval: null },
        because: 'approval is nullable and its default is for absence only',
      });
    },
  );

  test(
    'temperature may be null',
    about('ladder.temperature.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/ladder', {
        body: { ...ladder, temperature: null },
        status: [200, 201],
        answer: { temperature: null },
        because: 'temperature is nullable',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { temperature: null },
        because: 'temperature is nullable',
      });
      await api.create('Ladder', { ...ladder, id: 'ladder-2' });
      await api.patch('/ladder/ladder-2', {
        body: { temperature: null },
        status: [200],
        answer: { temperature: null },
        because: 'temperature is nullable',
      });
      await api.get('/ladder/ladder-2', {
        status: [200],
        answer: { temperature: null },
        because: 'temperature is nullable',
      });
    },
  );
});

test.describe('Ladder: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
  // values.float: A whole number is a valid float.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.

  test(
    'create and update refuse an approval of a wrong type',
    about(
      'ladder.approval.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/ladder', {
        body: { ...ladder, approval: 421337 },
        status: [400, 422],
        because: 'approval must be one of accepted, under_review, withdrawn',
      });
      await api.post('/ladder', {
        body: { ...ladder, approval: { value: 'text' } },
        status: [400, 422],
        because: 'approval must be one of accepted, under_review, withdrawn',
      });
      await api.get('/ladder/ladder-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Ladder', ladder);
      await api.patch('/ladder/ladder-1', {
        body: { approval: 421337 },
        status: [400, 422],
        because: 'approval must be one of accepted, under_review, withdrawn',
      });
      await api.patch('/ladder/ladder-1', {
        body: { approval: { value: 'text' } },
        status: [400, 422],
        because: 'approval must be one of accepted, under_review, withdrawn',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { approval: 'accepted' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'temperature may be the whole number 0',
    about('ladder.temperature.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/ladder', {
        body: { ...ladder, temperature: 0 },
        status: [200, 201],
        answer: { temperature: 0 },
        because: '0 is a valid value of temperature',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { temperature: 0 },
        because: '0 is a valid value of temperature',
      });
      await api.create('Ladder', { ...ladder, id: 'ladder-2' });
      await api.patch('/ladder/ladder-2', {
        body: { temperature: 0 },
        status: [200],
        answer: { temperature: 0 },
        because: '0 is a valid value of temperature',
      });
      await api.get('/ladder/ladder-2', {
        status: [200],
        answer: { temperature: 0 },
        because: '0 is a valid value of temperature',
      });
    },
  );

  test(
    'create and update refuse a temperature of a wrong type',
    about(
      'ladder.temperature.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/ladder', {
        body: { ...ladder, temperature: 'abc' },
        status: [400, 422],
        because: 'temperature must be a number',
      });
      await api.post('/ladder', {
        body: { ...ladder, temperature: { value: 'text' } },
        status: [400, 422],
        because: 'temperature must be a number',
      });
      await api.get('/ladder/ladder-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Ladder', ladder);
      await api.patch('/ladder/ladder-1', {
        body: { temperature: 'abc' },
        status: [400, 422],
        because: 'temperature must be a number',
      });
      await api.patch('/ladder/ladder-1', {
        body: { temperature: { value: 'text' } },
        status: [400, 422],
        because: 'temperature must be a number',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { temperature: 10.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'temperature has no minimum',
    about('ladder.temperature.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/ladder', {
        body: { ...ladder, temperature: -999999.75 },
        status: [200, 201],
        answer: { temperature: -999999.75 },
        because: 'temperature has no minimum',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { temperature: -999999.75 },
        because: 'temperature has no minimum',
      });
      await api.create('Ladder', { ...ladder, id: 'ladder-2' });
      await api.patch('/ladder/ladder-2', {
        body: { temperature: -999999.75 },
        status: [200],
        answer: { temperature: -999999.75 },
        because: 'temperature has no minimum',
      });
      await api.get('/ladder/ladder-2', {
        status: [200],
        answer: { temperature: -999999.75 },
        because: 'temperature has no minimum',
      });
    },
  );

  test(
    'temperature has no maximum',
    about('ladder.temperature.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/ladder', {
        body: { ...ladder, temperature: 999999.75 },
        status: [200, 201],
        answer: { temperature: 999999.75 },
        because: 'temperature has no maximum',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { temperature: 999999.75 },
        because: 'temperature has no maximum',
      });
      await api.create('Ladder', { ...ladder, id: 'ladder-2' });
      await api.patch('/ladder/ladder-2', {
        body: { temperature: 999999.75 },
        status: [200],
        answer: { temperature: 999999.75 },
        because: 'temperature has no maximum',
      });
      await api.get('/ladder/ladder-2', {
        status: [200],
        answer: { temperature: 999999.75 },
        because: 'temperature has no maximum',
      });
    },
  );
});

test.describe('Ladder: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'approval may be accepted, under_review, withdrawn',
    about(
      'ladder.approval.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/ladder', {
        body: ladder,
        status: [200, 201],
        answer: { approval: 'accepted' },
        because: 'the value is one of LadderApproval',
      });
      await api.patch('/ladder/ladder-1', {
        body: { approval: 'under_review' },
        status: [200],
        answer: { approval: 'under_review' },
        because: 'the value is one of LadderApproval',
      });
      await api.patch('/ladder/ladder-1', {
        body: { approval: 'withdrawn' },
        status: [200],
        answer: { approval: 'withdrawn' },
        because: 'the value is one of LadderApproval',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { approval: 'withdrawn' },
        because: 'the value is one of LadderApproval',
      });
    },
  );

  test(
    'create and update refuse the approval unheard_of, which LadderApproval does not have',
    about(
      'ladder.approval.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/ladder', {
        body: { ...ladder, approval: 'unheard_of' },
        status: [400, 422],
        because: 'approval must be one of accepted, under_review, withdrawn',
      });
      await api.get('/ladder/ladder-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Ladder', ladder);
      await api.patch('/ladder/ladder-1', {
        body: { approval: 'unheard_of' },
        status: [400, 422],
        because: 'approval must be one of accepted, under_review, withdrawn',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { approval: 'accepted' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the approval ACCEPTED, as upper and lower case differ',
    about(
      'ladder.approval.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/ladder', {
        body: { ...ladder, approval: 'ACCEPTED' },
        status: [400, 422],
        because: 'approval must be one of accepted, under_review, withdrawn',
      });
      await api.get('/ladder/ladder-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Ladder', ladder);
      await api.patch('/ladder/ladder-1', {
        body: { approval: 'ACCEPTED' },
        status: [400, 422],
        because: 'approval must be one of accepted, under_review, withdrawn',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { approval: 'accepted' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Ladder: references', () => {
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
    'zebras is an empty list when a create leaves it out',
    about(
      'ladder.zebras.is-empty-by-default',
      'references.null',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/ladder', {
        body: ladder,
        status: [200, 201],
        answer: { zebras: [] },
        because: 'zebras was left out',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { zebras: [] },
        because: 'zebras was left out',
      });
    },
  );

  test(
    'zebras lists existing Zebra objects and is answered as their ids',
    about(
      'ladder.zebras.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.post('/ladder', {
        body: { ...ladder, zebras: ['zebra-1', 'zebra-2'] },
        status: [200, 201],
        answer: { zebras: ['zebra-1', 'zebra-2'] },
        because: 'zebras was sent with two ids',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { zebras: ['zebra-1', 'zebra-2'] },
        because: 'zebras was sent with two ids',
      });
      await api.get('/ladder', {
        status: [200],
        answer: [{ id: 'ladder-1', zebras: ['zebra-1', 'zebra-2'] }],
        because: 'lists answer references as ids too',
      });
      await api.patch('/ladder/ladder-1', {
        body: { zebras: ['zebra-2', 'zebra-1'] },
        status: [200],
        answer: { zebras: ['zebra-2', 'zebra-1'] },
        because: 'any order will do',
      });
    },
  );

  test(
    'update replaces the ids in zebras',
    about(
      'ladder.zebras.can-be-updated',
      'references.by-id',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.create('Ladder', { ...ladder, zebras: ['zebra-1'] });
      await api.patch('/ladder/ladder-1', {
        body: { zebras: ['zebra-2'] },
        status: [200],
        answer: { zebras: ['zebra-2'] },
        because: 'an update replaces the list',
      });
      await api.patch('/ladder/ladder-1', {
        body: { zebras: [] },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { zebras: [] },
        because: 'the list was emptied',
      });
    },
  );

  test(
    'create and update refuse an id in zebras that no Zebra has',
    about(
      'ladder.zebras.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.post('/ladder', {
        body: { ...ladder, zebras: ['zebra-unknown'] },
        status: [400, 422],
        because: 'zebras must hold only ids of existing Zebra objects',
      });
      await api.post('/ladder', {
        body: { ...ladder, zebras: ['zebra-1', 'zebra-unknown'] },
        status: [400, 422],
        because: 'zebras must hold only ids of existing Zebra objects',
      });
      await api.post('/ladder', {
        body: { ...ladder, zebras: ['zebra-unknown', 'zebra-2'] },
        status: [400, 422],
        because: 'zebras must hold only ids of existing Zebra objects',
      });
      await api.get('/ladder/ladder-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Ladder', { ...ladder, zebras: ['zebra-1', 'zebra-2'] });
      await api.patch('/ladder/ladder-1', {
        body: { zebras: ['zebra-unknown'] },
        status: [400, 422],
        because: 'zebras must hold only ids of existing Zebra objects',
      });
      await api.patch('/ladder/ladder-1', {
        body: { zebras: ['zebra-1', 'zebra-unknown'] },
        status: [400, 422],
        because: 'zebras must hold only ids of existing Zebra objects',
      });
      await api.patch('/ladder/ladder-1', {
        body: { zebras: ['zebra-unknown', 'zebra-2'] },
        status: [400, 422],
        because: 'zebras must hold only ids of existing Zebra objects',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { zebras: ['zebra-1', 'zebra-2'] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for the list zebras',
    about(
      'ladder.zebras.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/ladder', {
        body: { ...ladder, zebras: null },
        status: [400, 422],
        because: 'zebras must not be null',
      });
      await api.get('/ladder/ladder-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Ladder', ladder);
      await api.patch('/ladder/ladder-1', {
        body: { zebras: null },
        status: [400, 422],
        because: 'zebras must not be null',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { zebras: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no list of ids for zebras',
    about(
      'ladder.zebras.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/ladder', {
        body: { ...ladder, zebras: 'abc' },
        status: [400, 422],
        because: 'zebras must be a list of ids of Zebra',
      });
      await api.post('/ladder', {
        body: { ...ladder, zebras: [{ value: 'text' }] },
        status: [400, 422],
        because: 'zebras must be a list of ids of Zebra',
      });
      await api.get('/ladder/ladder-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Ladder', ladder);
      await api.patch('/ladder/ladder-1', {
        body: { zebras: 'abc' },
        status: [400, 422],
        because: 'zebras must be a list of ids of Zebra',
      });
      await api.patch('/ladder/ladder-1', {
        body: { zebras: [{ value: 'text' }] },
        status: [400, 422],
        because: 'zebras must be a list of ids of Zebra',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { zebras: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Zebra takes its id out of every zebras and keeps the others',
    about(
      'ladder.zebras.loses-deleted-object',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.create('Ladder', { ...ladder, zebras: ['zebra-1', 'zebra-2'] });
      await api.create('Ladder', { ...ladder, id: 'ladder-2', zebras: ['zebra-1'] });
      await api.delete('/zebra/zebra-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { id: 'ladder-1', zebras: ['zebra-2'] },
        because: 'zebra-1 was deleted',
      });
      await api.get('/ladder/ladder-2', {
        status: [200],
        answer: { id: 'ladder-2', zebras: [] },
        because: 'zebra-1 was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Ladder in zebras, which refers to Zebra',
    about(
      'ladder.zebras.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.post('/ladder', {
        body: { ...ladder, id: 'ladder-2', zebras: ['ladder-1'] },
        status: [400, 422],
        because: 'zebras must hold only ids of existing Zebra objects',
      });
      await api.create('Ladder', { ...ladder, id: 'ladder-2' });
      await api.patch('/ladder/ladder-2', {
        body: { zebras: ['ladder-1'] },
        status: [400, 422],
        because: 'zebras must hold only ids of existing Zebra objects',
      });
      await api.get('/ladder/ladder-2', {
        status: [200],
        answer: { zebras: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Ladder with the id of a Zebra leaves zebras alone',
    about(
      'ladder.zebras.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Ladder', { ...ladder, zebras: ['zebra-1'] });
      await api.create('Ladder', { ...ladder, id: 'zebra-1' });
      await api.delete('/ladder/zebra-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { zebras: ['zebra-1'] },
        because: 'no Zebra was deleted',
      });
    },
  );

  test(
    'update that is refused for zebras does not change approval either',
    about(
      'ladder.zebras.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.patch('/ladder/ladder-1', {
        body: { approval: 'under_review', zebras: ['zebra-unknown'] },
        status: [400, 422],
        because: 'zebras must hold only ids of existing Zebra objects',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { ...ladder, zebras: [] },
        because: 'a refused update changes nothing',
      });
    },
  );
});
