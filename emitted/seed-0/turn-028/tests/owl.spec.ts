import { about, test, without } from '../support/api.ts';

// A valid SaddleRanch, as the tests send it.
const saddleRanch = {
  featured: false,
  id: 'saddleranch-1',
  latitude: 72.75,
  name_late: 'vatado',
  rating_shared: 48,
};

// A valid Piano, as the tests send it.
const piano = {
  id: 'piano-1',
  price_old: 33.75,
  signed: '2017-08-29 20:22:59',
  pinned_usual: true,
  currency_retired: 'vodido',
};

// A valid Owl, as the tests send it.
const owl = {
  age_upper: 78,
  id: 'owl-1',
  muted_target: false,
  rank_alternate: 46,
  weight_class_open_outer: 11,
};

test.describe('Owl: create, read, update and delete', () => {
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
    'create answers the new Owl, and read answers it again',
    about(
      'owl.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/owl', {
        body: owl,
        status: [200, 201],
        answer: { ...owl, piano_legacy: null, saddle_ranches: [] },
        because: 'create answers the object that was sent',
      });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: { ...owl, piano_legacy: null, saddle_ranches: [] },
        because: 'read answers the object that was created',
      });
      await api.post('/owl', {
        body: { ...owl, id: 'owl-2' },
        status: [200, 201],
        answer: { id: 'owl-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Owl',
    about(
      'owl.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Owl', owl);
      await api.patch('/owl/owl-1', {
        body: { age_upper: 7, muted_target: true, rank_alternate: 86, weight_class_open_outer: 42 },
        status: [200],
        answer: {
          age_upper: 7,
          id: 'owl-1',
          muted_target: true,
          piano_legacy: null,
          rank_alternate: 86,
          weight_class_open_outer: 42,
          saddle_ranches: [],
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: {
          age_upper: 7,
          muted_target: true,
          rank_alternate: 86,
          weight_class_open_outer: 42,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('owl.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Owl', owl);
      await api.patch('/owl/owl-1', {
        body: {
          id: 'owl-1',
          age_upper: 7,
          muted_target: true,
          rank_alternate: 86,
          weight_class_open_outer: 42,
        },
        status: [200],
        answer: {
          id: 'owl-1',
          age_upper: 7,
          muted_target: true,
          rank_alternate: 86,
          weight_class_open_outer: 42,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: {
          id: 'owl-1',
          age_upper: 7,
          muted_target: true,
          rank_alternate: 86,
          weight_class_open_outer: 42,
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for weight_class_open_outer does not change age_upper either',
    about(
      'owl.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Owl', owl);
      await api.patch('/owl/owl-1', {
        body: { age_upper: 7, weight_class_open_outer: 'abc' },
        status: [400, 422],
        because: 'weight_class_open_outer must be an integer',
      });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: { ...owl, piano_legacy: null, saddle_ranches: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes an Owl: no read finds it and no list holds it',
    about(
      'owl.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Owl', owl);
      await api.delete('/owl/owl-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/owl/owl-1', { status: [404], because: 'it was deleted' });
      await api.get('/owl', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Owl has',
    about('owl.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Owl', owl);
      await api.get('/owl/owl-unknown', {
        status: [404],
        because: 'no Owl has the id owl-unknown',
      });
      await api.patch('/owl/owl-unknown', {
        body: { age_upper: 7, muted_target: true, rank_alternate: 86, weight_class_open_outer: 42 },
        status: [404],
        because: 'no Owl has the id owl-unknown',
      });
      await api.delete('/owl/owl-unknown', {
        status: [404],
        because: 'no Owl has the id owl-unknown',
      });
      await api.get('/owl', {
        status: [200],
        answer: [{ id: 'owl-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Owl: collections', () => {
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
    'list answers every Owl with all of its fields',
    about('owl.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Owl', owl);
      await api.create('Owl', {
        ...owl,
        id: 'owl-2',
        age_upper: 7,
        muted_target: true,
        rank_alternate: 86,
        weight_class_open_outer: 42,
      });
      await api.create('Owl', {
        ...owl,
        id: 'owl-3',
        age_upper: 69,
        rank_alternate: 22,
        weight_class_open_outer: 82,
      });
      await api.get('/owl', {
        status: [200],
        answer: [
          { ...owl, piano_legacy: null, saddle_ranches: [] },
          {
            age_upper: 7,
            id: 'owl-2',
            muted_target: true,
            piano_legacy: null,
            rank_alternate: 86,
            weight_class_open_outer: 42,
            saddle_ranches: [],
          },
          {
            age_upper: 69,
            id: 'owl-3',
            muted_target: false,
            piano_legacy: null,
            rank_alternate: 22,
            weight_class_open_outer: 82,
            saddle_ranches: [],
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Owl leaves another as it was',
    about('owl.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Owl', owl);
      await api.create('Owl', {
        ...owl,
        id: 'owl-2',
        age_upper: 7,
        muted_target: true,
        rank_alternate: 86,
        weight_class_open_outer: 42,
      });
      await api.patch('/owl/owl-2', {
        body: {
          id: 'owl-2',
          age_upper: 7,
          muted_target: true,
          rank_alternate: 86,
          weight_class_open_outer: 42,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: { ...owl, piano_legacy: null, saddle_ranches: [] },
        because: 'another object was updated',
      });
      await api.get('/owl/owl-2', {
        status: [200],
        answer: {
          age_upper: 7,
          id: 'owl-2',
          muted_target: true,
          piano_legacy: null,
          rank_alternate: 86,
          weight_class_open_outer: 42,
          saddle_ranches: [],
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Owl leaves another as it was',
    about(
      'owl.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Owl', owl);
      await api.create('Owl', {
        ...owl,
        id: 'owl-2',
        age_upper: 7,
        muted_target: true,
        rank_alternate: 86,
        weight_class_open_outer: 42,
      });
      await api.delete('/owl/owl-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/owl/owl-2', {
        status: [200],
        answer: {
          age_upper: 7,
          id: 'owl-2',
          muted_target: true,
          piano_legacy: null,
          rank_alternate: 86,
          weight_class_open_outer: 42,
          saddle_ranches: [],
        },
        because: 'another object was deleted',
      });
      await api.get('/owl', {
        status: [200],
        answer: [{ id: 'owl-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Owl',
    about('owl.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Owl', owl);
      await api.create('Owl', {
        ...owl,
        id: 'owl-2',
        age_upper: 7,
        muted_target: true,
        rank_alternate: 86,
        weight_class_open_outer: 42,
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/owl', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/owl/owl-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('Owl: required fields and defaults', () => {
  // endpoints.create: `POST /{entity}` creates an object from the JSON object in the body. It
  //   answers 201 or 200 and the created object, with all of its fields.
  // endpoints.update: `PATCH /{entity}/{id}` changes the fields that are in the body, leaves the
  //   others as they are, and answers 200 and the whole object as it is afterwards.
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
  // refused.unchanged: A refused create or update changes nothing, not even the fields that were
  //   right.
  // refused.status: Invalid input is always answered with 400 or 422 and never with a status of
  //   500 or above. The body of an error is yours to choose.

  test(
    'create refuses a Owl without age_upper, which is required',
    about(
      'owl.age_upper.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/owl', {
        body: without(owl, 'age_upper'),
        status: [400, 422],
        because: 'age_upper is required and has no default',
      });
      await api.get('/owl/owl-1', { status: [404], because: 'a refused create stores nothing' });
    },
  );

  test(
    'create accepts a Owl without muted_target, which is optional',
    about('owl.muted_target.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/owl', {
        body: without(owl, 'muted_target'),
        status: [200, 201],
        answer: { muted_target: null },
        because: 'muted_target is optional',
      });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: { muted_target: null },
        because: 'muted_target is optional',
      });
    },
  );

  test(
    'rank_alternate is 319 when a create leaves it out',
    about('owl.rank_alternate.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/owl', {
        body: without(owl, 'rank_alternate'),
        status: [200, 201],
        answer: { rank_alternate: 319 },
        because: 'the default of rank_alternate is 319',
      });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: { rank_alternate: 319 },
        because: 'the default of rank_alternate is 319',
      });
    },
  );

  test(
    'create accepts a Owl without weight_class_open_outer, which is optional',
    about('owl.weight_class_open_outer.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/owl', {
        body: without(owl, 'weight_class_open_outer'),
        status: [200, 201],
        answer: { weight_class_open_outer: null },
        because: 'weight_class_open_outer is optional',
      });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: { weight_class_open_outer: null },
        because: 'weight_class_open_outer is optional',
      });
    },
  );

  test(
    'update of age_upper or weight_class_open_outer alone leaves every other field as it is',
    about('owl.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Piano', piano);
      await api.create('SaddleRanch', saddleRanch);
      await api.create('Owl', {
        ...owl,
        piano_legacy: 'piano-1',
        saddle_ranches: ['saddleranch-1'],
      });
      await api.patch('/owl/owl-1', {
        body: { age_upper: 7 },
        status: [200],
        answer: {
          ...owl,
          age_upper: 7,
          piano_legacy: 'piano-1',
          saddle_ranches: ['saddleranch-1'],
        },
        because: 'an update touches only what it carries',
      });
      await api.patch('/owl/owl-1', {
        body: { weight_class_open_outer: 42 },
        status: [200],
        answer: {
          ...owl,
          age_upper: 7,
          piano_legacy: 'piano-1',
          weight_class_open_outer: 42,
          saddle_ranches: ['saddleranch-1'],
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: {
          ...owl,
          age_upper: 7,
          piano_legacy: 'piano-1',
          weight_class_open_outer: 42,
          saddle_ranches: ['saddleranch-1'],
        },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Owl: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // values.absent: In an answer, a field without a value may be `null` or left out.
  // update.validates: An update is held to the same rules on values, bounds, `null` and
  //   references as a create.
  // refused.unchanged: A refused create or update changes nothing, not even the fields that were
  //   right.
  // refused.status: Invalid input is always answered with 400 or 422 and never with a status of
  //   500 or above. The body of an error is yours to choose.

  test(
    'create and update refuse null for age_upper',
    about(
      'owl.age_upper.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/owl', {
        body: { ...owl, age_upper: null },
        status: [400, 422],
        because: 'age_upper must not be null',
      });
      await api.get('/owl/owl-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Owl', owl);
      await api.patch('/owl/owl-1', {
        body: { age_upper: null },
        status: [400, 422],
        because: 'age_upper must not be null',
      });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: { age_upper: 78 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for muted_target',
    about(
      'owl.muted_target.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/owl', {
        body: { ...owl, muted_target: null },
        status: [400, 422],
        because: 'muted_target must not be null',
      });
      await api.get('/owl/owl-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Owl', owl);
      await api.patch('/owl/owl-1', {
        body: { muted_target: null },
        status: [400, 422],
        because: 'muted_target must not be null',
      });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: { muted_target: false },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for rank_alternate',
    about(
      'owl.rank_alternate.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/owl', {
        body: { ...owl, rank_alternate: null },
        status: [400, 422],
        because: 'rank_alternate must not be null',
      });
      await api.get('/owl/owl-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Owl', owl);
      await api.patch('/owl/owl-1', {
        body: { rank_alternate: null },
        status: [400, 422],
        because: 'rank_alternate must not be null',
      });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: { rank_alternate: 46 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'weight_class_open_outer may be null',
    about(
      'owl.weight_class_open_outer.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/owl', {
        body: { ...owl, weight_class_open_outer: null },
        status: [200, 201],
        answer: { weight_class_open_outer: null },
        because: 'weight_class_open_outer is nullable',
      });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: { weight_class_open_outer: null },
        because: 'weight_class_open_outer is nullable',
      });
      await api.create('Owl', { ...owl, id: 'owl-2' });
      await api.patch('/owl/owl-2', {
        body: { weight_class_open_outer: null },
        status: [200],
        answer: { weight_class_open_outer: null },
        because: 'weight_class_open_outer is nullable',
      });
      await api.get('/owl/owl-2', {
        status: [200],
        answer: { weight_class_open_outer: null },
        because: 'weight_class_open_outer is nullable',
      });
    },
  );
});

test.describe('Owl: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
  // values.round-trip: What was accepted is stored and answered unchanged, with its JSON type: a
  //   number as a number, a boolean as `true` or `false`. `1` and `1.0` are the same number.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // update.validates: An update is held to the same rules on values, bounds, `null` and
  //   references as a create.
  // refused.unchanged: A refused create or update changes nothing, not even the fields that were
  //   right.
  // refused.status: Invalid input is always answered with 400 or 422 and never with a status of
  //   500 or above. The body of an error is yours to choose.

  test(
    'create and update refuse an age_upper of a wrong type',
    about(
      'owl.age_upper.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/owl', {
        body: { ...owl, age_upper: 'abc' },
        status: [400, 422],
        because: 'age_upper must be an integer',
      });
      await api.post('/owl', {
        body: { ...owl, age_upper: { value: 'text' } },
        status: [400, 422],
        because: 'age_upper must be an integer',
      });
      await api.post('/owl', {
        body: { ...owl, age_upper: 77.5 },
        status: [400, 422],
        because: 'age_upper must be an integer',
      });
      await api.get('/owl/owl-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Owl', owl);
      await api.patch('/owl/owl-1', {
        body: { age_upper: 'abc' },
        status: [400, 422],
        because: 'age_upper must be an integer',
      });
      await api.patch('/owl/owl-1', {
        body: { age_upper: { value: 'text' } },
        status: [400, 422],
        because: 'age_upper must be an integer',
      });
      await api.patch('/owl/owl-1', {
        body: { age_upper: 77.5 },
        status: [400, 422],
        because: 'age_upper must be an integer',
      });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: { age_upper: 78 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'age_upper may be right at its minimum of 1',
    about(
      'owl.age_upper.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/owl', {
        body: { ...owl, age_upper: 1 },
        status: [200, 201],
        answer: { age_upper: 1 },
        because: 'the minimum of age_upper is 1, inclusive',
      });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: { age_upper: 1 },
        because: 'the minimum of age_upper is 1, inclusive',
      });
      await api.create('Owl', { ...owl, id: 'owl-2' });
      await api.patch('/owl/owl-2', {
        body: { age_upper: 1 },
        status: [200],
        answer: { age_upper: 1 },
        because: 'the minimum of age_upper is 1, inclusive',
      });
      await api.get('/owl/owl-2', {
        status: [200],
        answer: { age_upper: 1 },
        because: 'the minimum of age_upper is 1, inclusive',
      });
    },
  );

  test(
    'create and update refuse an age_upper below its minimum of 1',
    about(
      'owl.age_upper.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/owl', {
        body: { ...owl, age_upper: 0 },
        status: [400, 422],
        because: 'age_upper must be at least 1',
      });
      await api.get('/owl/owl-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Owl', owl);
      await api.patch('/owl/owl-1', {
        body: { age_upper: 0 },
        status: [400, 422],
        because: 'age_upper must be at least 1',
      });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: { age_upper: 78 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'age_upper may be right at its maximum of 100',
    about(
      'owl.age_upper.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/owl', {
        body: { ...owl, age_upper: 100 },
        status: [200, 201],
        answer: { age_upper: 100 },
        because: 'the maximum of age_upper is 100, inclusive',
      });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: { age_upper: 100 },
        because: 'the maximum of age_upper is 100, inclusive',
      });
      await api.create('Owl', { ...owl, id: 'owl-2' });
      await api.patch('/owl/owl-2', {
        body: { age_upper: 100 },
        status: [200],
        answer: { age_upper: 100 },
        because: 'the maximum of age_upper is 100, inclusive',
      });
      await api.get('/owl/owl-2', {
        status: [200],
        answer: { age_upper: 100 },
        because: 'the maximum of age_upper is 100, inclusive',
      });
    },
  );

  test(
    'create and update refuse an age_upper above its maximum of 100',
    about(
      'owl.age_upper.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/owl', {
        body: { ...owl, age_upper: 101 },
        status: [400, 422],
        because: 'age_upper must be at most 100',
      });
      await api.get('/owl/owl-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Owl', owl);
      await api.patch('/owl/owl-1', {
        body: { age_upper: 101 },
        status: [400, 422],
        because: 'age_upper must be at most 100',
      });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: { age_upper: 78 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'muted_target may be false',
    about('owl.muted_target.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/owl', {
        body: owl,
        status: [200, 201],
        answer: { muted_target: false },
        because: 'false is a valid value of muted_target',
      });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: { muted_target: false },
        because: 'false is a valid value of muted_target',
      });
      await api.create('Owl', { ...owl, id: 'owl-2', muted_target: true });
      await api.patch('/owl/owl-2', {
        body: { muted_target: false },
        status: [200],
        answer: { muted_target: false },
        because: 'false is a valid value of muted_target',
      });
      await api.get('/owl/owl-2', {
        status: [200],
        answer: { muted_target: false },
        because: 'false is a valid value of muted_target',
      });
    },
  );

  test(
    'create and update refuse a muted_target of a wrong type',
    about(
      'owl.muted_target.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/owl', {
        body: { ...owl, muted_target: 'abc' },
        status: [400, 422],
        because: 'muted_target must be true or false',
      });
      await api.post('/owl', {
        body: { ...owl, muted_target: { value: 'text' } },
        status: [400, 422],
        because: 'muted_target must be true or false',
      });
      await api.get('/owl/owl-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Owl', owl);
      await api.patch('/owl/owl-1', {
        body: { muted_target: 'abc' },
        status: [400, 422],
        because: 'muted_target must be true or false',
      });
      await api.patch('/owl/owl-1', {
        body: { muted_target: { value: 'text' } },
        status: [400, 422],
        because: 'muted_target must be true or false',
      });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: { muted_target: false },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a rank_alternate of a wrong type',
    about(
      'owl.rank_alternate.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/owl', {
        body: { ...owl, rank_alternate: 'abc' },
        status: [400, 422],
        because: 'rank_alternate must be an integer',
      });
      await api.post('/owl', {
        body: { ...owl, rank_alternate: { value: 'text' } },
        status: [400, 422],
        because: 'rank_alternate must be an integer',
      });
      await api.post('/owl', {
        body: { ...owl, rank_alternate: 45.5 },
        status: [400, 422],
        because: 'rank_alternate must be an integer',
      });
      await api.get('/owl/owl-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Owl', owl);
      await api.patch('/owl/owl-1', {
        body: { rank_alternate: 'abc' },
        status: [400, 422],
        because: 'rank_alternate must be an integer',
      });
      await api.patch('/owl/owl-1', {
        body: { rank_alternate: { value: 'text' } },
        status: [400, 422],
        because: 'rank_alternate must be an integer',
      });
      await api.patch('/owl/owl-1', {
        body: { rank_alternate: 45.5 },
        status: [400, 422],
        because: 'rank_alternate must be an integer',
      });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: { rank_alternate: 46 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'rank_alternate may be right at its minimum of 1',
    about(
      'owl.rank_alternate.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/owl', {
        body: { ...owl, rank_alternate: 1 },
        status: [200, 201],
        answer: { rank_alternate: 1 },
        because: 'the minimum of rank_alternate is 1, inclusive',
      });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: { rank_alternate: 1 },
        because: 'the minimum of rank_alternate is 1, inclusive',
      });
      await api.create('Owl', { ...owl, id: 'owl-2' });
      await api.patch('/owl/owl-2', {
        body: { rank_alternate: 1 },
        status: [200],
        answer: { rank_alternate: 1 },
        because: 'the minimum of rank_alternate is 1, inclusive',
      });
      await api.get('/owl/owl-2', {
        status: [200],
        answer: { rank_alternate: 1 },
        because: 'the minimum of rank_alternate is 1, inclusive',
      });
    },
  );

  test(
    'create and update refuse a rank_alternate below its minimum of 1',
    about(
      'owl.rank_alternate.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/owl', {
        body: { ...owl, rank_alternate: 0 },
        status: [400, 422],
        because: 'rank_alternate must be at least 1',
      });
      await api.get('/owl/owl-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Owl', owl);
      await api.patch('/owl/owl-1', {
        body: { rank_alternate: 0 },
        status: [400, 422],
        because: 'rank_alternate must be at least 1',
      });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: { rank_alternate: 46 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'rank_alternate may be right at its maximum of 500',
    about(
      'owl.rank_alternate.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/owl', {
        body: { ...owl, rank_alternate: 500 },
        status: [200, 201],
        answer: { rank_alternate: 500 },
        because: 'the maximum of rank_alternate is 500, inclusive',
      });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: { rank_alternate: 500 },
        because: 'the maximum of rank_alternate is 500, inclusive',
      });
      await api.create('Owl', { ...owl, id: 'owl-2' });
      await api.patch('/owl/owl-2', {
        body: { rank_alternate: 500 },
        status: [200],
        answer: { rank_alternate: 500 },
        because: 'the maximum of rank_alternate is 500, inclusive',
      });
      await api.get('/owl/owl-2', {
        status: [200],
        answer: { rank_alternate: 500 },
        because: 'the maximum of rank_alternate is 500, inclusive',
      });
    },
  );

  test(
    'create and update refuse a rank_alternate above its maximum of 500',
    about(
      'owl.rank_alternate.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/owl', {
        body: { ...owl, rank_alternate: 501 },
        status: [400, 422],
        because: 'rank_alternate must be at most 500',
      });
      await api.get('/owl/owl-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Owl', owl);
      await api.patch('/owl/owl-1', {
        body: { rank_alternate: 501 },
        status: [400, 422],
        because: 'rank_alternate must be at most 500',
      });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: { rank_alternate: 46 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'weight_class_open_outer may be 0',
    about('owl.weight_class_open_outer.accepts-zero', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/owl', {
        body: { ...owl, weight_class_open_outer: 0 },
        status: [200, 201],
        answer: { weight_class_open_outer: 0 },
        because: '0 is a valid value of weight_class_open_outer',
      });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: { weight_class_open_outer: 0 },
        because: '0 is a valid value of weight_class_open_outer',
      });
      await api.create('Owl', { ...owl, id: 'owl-2' });
      await api.patch('/owl/owl-2', {
        body: { weight_class_open_outer: 0 },
        status: [200],
        answer: { weight_class_open_outer: 0 },
        because: '0 is a valid value of weight_class_open_outer',
      });
      await api.get('/owl/owl-2', {
        status: [200],
        answer: { weight_class_open_outer: 0 },
        because: '0 is a valid value of weight_class_open_outer',
      });
    },
  );

  test(
    'create and update refuse a weight_class_open_outer of a wrong type',
    about(
      'owl.weight_class_open_outer.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/owl', {
        body: { ...owl, weight_class_open_outer: 'abc' },
        status: [400, 422],
        because: 'weight_class_open_outer must be an integer',
      });
      await api.post('/owl', {
        body: { ...owl, weight_class_open_outer: { value: 'text' } },
        status: [400, 422],
        because: 'weight_class_open_outer must be an integer',
      });
      await api.post('/owl', {
        body: { ...owl, weight_class_open_outer: 10.5 },
        status: [400, 422],
        because: 'weight_class_open_outer must be an integer',
      });
      await api.get('/owl/owl-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Owl', owl);
      await api.patch('/owl/owl-1', {
        body: { weight_class_open_outer: 'abc' },
        status: [400, 422],
        because: 'weight_class_open_outer must be an integer',
      });
      await api.patch('/owl/owl-1', {
        body: { weight_class_open_outer: { value: 'text' } },
        status: [400, 422],
        because: 'weight_class_open_outer must be an integer',
      });
      await api.patch('/owl/owl-1', {
        body: { weight_class_open_outer: 10.5 },
        status: [400, 422],
        because: 'weight_class_open_outer must be an integer',
      });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: { weight_class_open_outer: 11 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'weight_class_open_outer may be right at its minimum of -100',
    about(
      'owl.weight_class_open_outer.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/owl', {
        body: { ...owl, weight_class_open_outer: -100 },
        status: [200, 201],
        answer: { weight_class_open_outer: -100 },
        because: 'the minimum of weight_class_open_outer is -100, inclusive',
      });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: { weight_class_open_outer: -100 },
        because: 'the minimum of weight_class_open_outer is -100, inclusive',
      });
      await api.create('Owl', { ...owl, id: 'owl-2' });
      await api.patch('/owl/owl-2', {
        body: { weight_class_open_outer: -100 },
        status: [200],
        answer: { weight_class_open_outer: -100 },
        because: 'the minimum of weight_class_open_outer is -100, inclusive',
      });
      await api.get('/owl/owl-2', {
        status: [200],
        answer: { weight_class_open_outer: -100 },
        because: 'the minimum of weight_class_open_outer is -100, inclusive',
      });
    },
  );

  test(
    'create and update refuse a weight_class_open_outer below its minimum of -100',
    about(
      'owl.weight_class_open_outer.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/owl', {
        body: { ...owl, weight_class_open_outer: -101 },
        status: [400, 422],
        because: 'weight_class_open_outer must be at least -100',
      });
      await api.get('/owl/owl-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Owl', owl);
      await api.patch('/owl/owl-1', {
        body: { weight_class_open_outer: -101 },
        status: [400, 422],
        because: 'weight_class_open_outer must be at least -100',
      });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: { weight_class_open_outer: 11 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'weight_class_open_outer may be right at its maximum of 1000',
    about(
      'owl.weight_class_open_outer.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/owl', {
        body: { ...owl, weight_class_open_outer: 1000 },
        status: [200, 201],
        answer: { weight_class_open_outer: 1000 },
        because: 'the maximum of weight_class_open_outer is 1000, inclusive',
      });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: { weight_class_open_outer: 1000 },
        because: 'the maximum of weight_class_open_outer is 1000, inclusive',
      });
      await api.create('Owl', { ...owl, id: 'owl-2' });
      await api.patch('/owl/owl-2', {
        body: { weight_class_open_outer: 1000 },
        status: [200],
        answer: { weight_class_open_outer: 1000 },
        because: 'the maximum of weight_class_open_outer is 1000, inclusive',
      });
      await api.get('/owl/owl-2', {
        status: [200],
        answer: { weight_class_open_outer: 1000 },
        because: 'the maximum of weight_class_open_outer is 1000, inclusive',
      });
    },
  );

  test(
    'create and update refuse a weight_class_open_outer above its maximum of 1000',
    about(
      'owl.weight_class_open_outer.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/owl', {
        body: { ...owl, weight_class_open_outer: 1001 },
        status: [400, 422],
        because: 'weight_class_open_outer must be at most 1000',
      });
      await api.get('/owl/owl-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Owl', owl);
      await api.patch('/owl/owl-1', {
        body: { weight_class_open_outer: 1001 },
        status: [400, 422],
        because: 'weight_class_open_outer must be at most 1000',
      });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: { weight_class_open_outer: 11 },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Owl: references', () => {
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
    'piano_legacy refers to an existing Piano and is answered as its id',
    about('owl.piano_legacy.accepts-existing-object', 'references.by-id'),
    async ({ api }) => {
      await api.create('Piano', piano);
      await api.create('Piano', { ...piano, id: 'piano-2' });
      await api.post('/owl', {
        body: { ...owl, piano_legacy: 'piano-1' },
        status: [200, 201],
        answer: { piano_legacy: 'piano-1' },
        because: 'piano_legacy was sent as piano-1',
      });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: { piano_legacy: 'piano-1' },
        because: 'piano_legacy was sent as piano-1',
      });
      await api.patch('/owl/owl-1', {
        body: { piano_legacy: 'piano-2' },
        status: [200],
        answer: { piano_legacy: 'piano-2' },
        because: 'piano_legacy was changed to piano-2',
      });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: { piano_legacy: 'piano-2' },
        because: 'piano_legacy was changed to piano-2',
      });
      await api.get('/owl', {
        status: [200],
        answer: [{ id: 'owl-1', piano_legacy: 'piano-2' }],
        because: 'lists answer references as ids too',
      });
    },
  );

  test(
    'create and update refuse a piano_legacy that no Piano has as its id',
    about(
      'owl.piano_legacy.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/owl', {
        body: { ...owl, piano_legacy: 'piano-unknown' },
        status: [400, 422],
        because: 'piano_legacy must be the id of an existing Piano',
      });
      await api.get('/owl/owl-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Piano', piano);
      await api.create('Owl', { ...owl, piano_legacy: 'piano-1' });
      await api.patch('/owl/owl-1', {
        body: { piano_legacy: 'piano-unknown' },
        status: [400, 422],
        because: 'piano_legacy must be the id of an existing Piano',
      });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: { piano_legacy: 'piano-1' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no id for piano_legacy',
    about(
      'owl.piano_legacy.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/owl', {
        body: { ...owl, piano_legacy: 421337 },
        status: [400, 422],
        because: 'piano_legacy must be the id of a Piano',
      });
      await api.post('/owl', {
        body: { ...owl, piano_legacy: { value: 'text' } },
        status: [400, 422],
        because: 'piano_legacy must be the id of a Piano',
      });
      await api.get('/owl/owl-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Owl', owl);
      await api.patch('/owl/owl-1', {
        body: { piano_legacy: 421337 },
        status: [400, 422],
        because: 'piano_legacy must be the id of a Piano',
      });
      await api.patch('/owl/owl-1', {
        body: { piano_legacy: { value: 'text' } },
        status: [400, 422],
        because: 'piano_legacy must be the id of a Piano',
      });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: { piano_legacy: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'piano_legacy may be null or left out',
    about('owl.piano_legacy.accepts-null', 'references.null', 'create.optional'),
    async ({ api }) => {
      await api.create('Piano', piano);
      await api.post('/owl', {
        body: { ...owl, piano_legacy: null },
        status: [200, 201],
        answer: { piano_legacy: null },
        because: 'a reference may be null',
      });
      await api.patch('/owl/owl-1', {
        body: { piano_legacy: 'piano-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/owl/owl-1', {
        body: { piano_legacy: null },
        status: [200],
        answer: { piano_legacy: null },
        because: 'a reference may be null',
      });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: { piano_legacy: null },
        because: 'a reference may be null',
      });
      await api.post('/owl', {
        body: { ...owl, id: 'owl-2' },
        status: [200, 201],
        answer: { piano_legacy: null },
        because: 'piano_legacy is optional',
      });
    },
  );

  test(
    'deleting a Piano clears every piano_legacy that refers to it',
    about('owl.piano_legacy.is-cleared-by-delete', 'references.deleted', 'endpoints.delete'),
    async ({ api }) => {
      await api.create('Piano', piano);
      await api.create('Owl', { ...owl, piano_legacy: 'piano-1' });
      await api.create('Owl', { ...owl, id: 'owl-2', piano_legacy: 'piano-1' });
      await api.delete('/piano/piano-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: { id: 'owl-1', piano_legacy: null },
        because: 'piano-1 was deleted',
      });
      await api.get('/owl/owl-2', {
        status: [200],
        answer: { id: 'owl-2', piano_legacy: null },
        because: 'piano-1 was deleted',
      });
    },
  );

  test(
    'deleting a Piano keeps a piano_legacy that refers to another',
    about('owl.piano_legacy.survives-delete-of-another', 'references.deleted'),
    async ({ api }) => {
      await api.create('Piano', piano);
      await api.create('Piano', { ...piano, id: 'piano-2' });
      await api.create('Owl', { ...owl, piano_legacy: 'piano-2' });
      await api.delete('/piano/piano-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: { piano_legacy: 'piano-2' },
        because: 'another Piano was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of an Owl in piano_legacy, which refers to Piano',
    about(
      'owl.piano_legacy.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Owl', owl);
      await api.post('/owl', {
        body: { ...owl, id: 'owl-2', piano_legacy: 'owl-1' },
        status: [400, 422],
        because: 'piano_legacy must be the id of an existing Piano',
      });
      await api.create('Owl', { ...owl, id: 'owl-2' });
      await api.patch('/owl/owl-2', {
        body: { piano_legacy: 'owl-1' },
        status: [400, 422],
        because: 'piano_legacy must be the id of an existing Piano',
      });
      await api.get('/owl/owl-2', {
        status: [200],
        answer: { piano_legacy: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting an Owl with the id of a Piano leaves piano_legacy alone',
    about(
      'owl.piano_legacy.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('Piano', piano);
      await api.create('Owl', { ...owl, piano_legacy: 'piano-1' });
      await api.create('Owl', { ...owl, id: 'piano-1' });
      await api.delete('/owl/piano-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: { piano_legacy: 'piano-1' },
        because: 'no Piano was deleted',
      });
    },
  );

  test(
    'saddle_ranches is an empty list when a create leaves it out',
    about('owl.saddle_ranches.is-empty-by-default', 'references.null', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/owl', {
        body: owl,
        status: [200, 201],
        answer: { saddle_ranches: [] },
        because: 'saddle_ranches was left out',
      });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: { saddle_ranches: [] },
        because: 'saddle_ranches was left out',
      });
    },
  );

  test(
    'saddle_ranches lists existing SaddleRanch objects and is answered as their ids',
    about('owl.saddle_ranches.accepts-existing-objects', 'references.by-id', 'references.order'),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2' });
      await api.post('/owl', {
        body: { ...owl, saddle_ranches: ['saddleranch-1', 'saddleranch-2'] },
        status: [200, 201],
        answer: { saddle_ranches: ['saddleranch-1', 'saddleranch-2'] },
        because: 'saddle_ranches was sent with two ids',
      });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: { saddle_ranches: ['saddleranch-1', 'saddleranch-2'] },
        because: 'saddle_ranches was sent with two ids',
      });
      await api.get('/owl', {
        status: [200],
        answer: [{ id: 'owl-1', saddle_ranches: ['saddleranch-1', 'saddleranch-2'] }],
        because: 'lists answer references as ids too',
      });
      await api.patch('/owl/owl-1', {
        body: { saddle_ranches: ['saddleranch-2', 'saddleranch-1'] },
        status: [200],
        answer: { saddle_ranches: ['saddleranch-2', 'saddleranch-1'] },
        because: 'any order will do',
      });
    },
  );

  test(
    'update replaces the ids in saddle_ranches',
    about('owl.saddle_ranches.can-be-updated', 'references.by-id', 'endpoints.update'),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2' });
      await api.create('Owl', { ...owl, saddle_ranches: ['saddleranch-1'] });
      await api.patch('/owl/owl-1', {
        body: { saddle_ranches: ['saddleranch-2'] },
        status: [200],
        answer: { saddle_ranches: ['saddleranch-2'] },
        because: 'an update replaces the list',
      });
      await api.patch('/owl/owl-1', {
        body: { saddle_ranches: [] },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: { saddle_ranches: [] },
        because: 'the list was emptied',
      });
    },
  );

  test(
    'create and update refuse an id in saddle_ranches that no SaddleRanch has',
    about(
      'owl.saddle_ranches.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2' });
      await api.post('/owl', {
        body: { ...owl, saddle_ranches: ['saddleranch-unknown'] },
        status: [400, 422],
        because: 'saddle_ranches must hold only ids of existing SaddleRanch objects',
      });
      await api.post('/owl', {
        body: { ...owl, saddle_ranches: ['saddleranch-1', 'saddleranch-unknown'] },
        status: [400, 422],
        because: 'saddle_ranches must hold only ids of existing SaddleRanch objects',
      });
      await api.post('/owl', {
        body: { ...owl, saddle_ranches: ['saddleranch-unknown', 'saddleranch-2'] },
        status: [400, 422],
        because: 'saddle_ranches must hold only ids of existing SaddleRanch objects',
      });
      await api.get('/owl/owl-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Owl', { ...owl, saddle_ranches: ['saddleranch-1', 'saddleranch-2'] });
      await api.patch('/owl/owl-1', {
        body: { saddle_ranches: ['saddleranch-unknown'] },
        status: [400, 422],
        because: 'saddle_ranches must hold only ids of existing SaddleRanch objects',
      });
      await api.patch('/owl/owl-1', {
        body: { saddle_ranches: ['saddleranch-1', 'saddleranch-unknown'] },
        status: [400, 422],
        because: 'saddle_ranches must hold only ids of existing SaddleRanch objects',
      });
      await api.patch('/owl/owl-1', {
        body: { saddle_ranches: ['saddleranch-unknown', 'saddleranch-2'] },
        status: [400, 422],
        because: 'saddle_ranches must hold only ids of existing SaddleRanch objects',
      });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: { saddle_ranches: ['saddleranch-1', 'saddleranch-2'] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for the list saddle_ranches',
    about(
      'owl.saddle_ranches.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/owl', {
        body: { ...owl, saddle_ranches: null },
        status: [400, 422],
        because: 'saddle_ranches must not be null',
      });
      await api.get('/owl/owl-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Owl', owl);
      await api.patch('/owl/owl-1', {
        body: { saddle_ranches: null },
        status: [400, 422],
        because: 'saddle_ranches must not be null',
      });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: { saddle_ranches: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no list of ids for saddle_ranches',
    about(
      'owl.saddle_ranches.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/owl', {
        body: { ...owl, saddle_ranches: 'abc' },
        status: [400, 422],
        because: 'saddle_ranches must be a list of ids of SaddleRanch',
      });
      await api.post('/owl', {
        body: { ...owl, saddle_ranches: [{ value: 'text' }] },
        status: [400, 422],
        because: 'saddle_ranches must be a list of ids of SaddleRanch',
      });
      await api.get('/owl/owl-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Owl', owl);
      await api.patch('/owl/owl-1', {
        body: { saddle_ranches: 'abc' },
        status: [400, 422],
        because: 'saddle_ranches must be a list of ids of SaddleRanch',
      });
      await api.patch('/owl/owl-1', {
        body: { saddle_ranches: [{ value: 'text' }] },
        status: [400, 422],
        because: 'saddle_ranches must be a list of ids of SaddleRanch',
      });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: { saddle_ranches: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a SaddleRanch takes its id out of every saddle_ranches and keeps the others',
    about('owl.saddle_ranches.loses-deleted-object', 'references.deleted', 'endpoints.delete'),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2' });
      await api.create('Owl', { ...owl, saddle_ranches: ['saddleranch-1', 'saddleranch-2'] });
      await api.create('Owl', { ...owl, id: 'owl-2', saddle_ranches: ['saddleranch-1'] });
      await api.delete('/saddleranch/saddleranch-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: { id: 'owl-1', saddle_ranches: ['saddleranch-2'] },
        because: 'saddleranch-1 was deleted',
      });
      await api.get('/owl/owl-2', {
        status: [200],
        answer: { id: 'owl-2', saddle_ranches: [] },
        because: 'saddleranch-1 was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of an Owl in saddle_ranches, which refers to SaddleRanch',
    about(
      'owl.saddle_ranches.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Owl', owl);
      await api.post('/owl', {
        body: { ...owl, id: 'owl-2', saddle_ranches: ['owl-1'] },
        status: [400, 422],
        because: 'saddle_ranches must hold only ids of existing SaddleRanch objects',
      });
      await api.create('Owl', { ...owl, id: 'owl-2' });
      await api.patch('/owl/owl-2', {
        body: { saddle_ranches: ['owl-1'] },
        status: [400, 422],
        because: 'saddle_ranches must hold only ids of existing SaddleRanch objects',
      });
      await api.get('/owl/owl-2', {
        status: [200],
        answer: { saddle_ranches: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting an Owl with the id of a SaddleRanch leaves saddle_ranches alone',
    about(
      'owl.saddle_ranches.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('Owl', { ...owl, saddle_ranches: ['saddleranch-1'] });
      await api.create('Owl', { ...owl, id: 'saddleranch-1' });
      await api.delete('/owl/saddleranch-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: { saddle_ranches: ['saddleranch-1'] },
        because: 'no SaddleRanch was deleted',
      });
    },
  );

  test(
    'update that is refused for piano_legacy does not change age_upper either',
    about(
      'owl.piano_legacy.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('Owl', owl);
      await api.patch('/owl/owl-1', {
        body: { age_upper: 7, piano_legacy: 'piano-unknown' },
        status: [400, 422],
        because: 'piano_legacy must be the id of an existing Piano',
      });
      await api.get('/owl/owl-1', {
        status: [200],
        answer: { ...owl, piano_legacy: null, saddle_ranches: [] },
        because: 'a refused update changes nothing',
      });
    },
  );
});
