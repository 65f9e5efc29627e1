import { about, test, without } from '../support/api.ts';

// A valid Piano, as the tests send it.
const piano = {
  id: 'piano-1',
  price_old: 33.75,
  signed: '2017-08-29 20:22:59',
  pinned_usual: true,
  currency_retired: 'vodido',
};

// A valid Turtle, as the tests send it.
const turtle = {
  approval: 'submitted',
  delivered: '2019-08-26 14:00:52',
  id: 'turtle-1',
  shift_distant: 'evening',
};

test.describe('Turtle: create, read, update and delete', () => {
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
    'create answers the new Turtle, and read answers it again',
    about(
      'turtle.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: turtle,
        status: [200, 201],
        answer: { ...turtle, piano_yearly: null },
        because: 'create answers the object that was sent',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { ...turtle, piano_yearly: null },
        because: 'read answers the object that was created',
      });
      await api.post('/turtle', {
        body: { ...turtle, id: 'turtle-2' },
        status: [200, 201],
        answer: { id: 'turtle-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Turtle',
    about(
      'turtle.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', {
        body: { approval: 'rejected', delivered: '2020-12-02 19:53:19', shift_distant: 'morning' },
        status: [200],
        answer: {
          approval: 'rejected',
          delivered: '2020-12-02 19:53:19',
          id: 'turtle-1',
          piano_yearly: null,
          shift_distant: 'morning',
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: {
          approval: 'rejected',
          delivered: '2020-12-02 19:53:19',
          shift_distant: 'morning',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('turtle.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', {
        body: {
          id: 'turtle-1',
          approval: 'rejected',
          delivered: '2020-12-02 19:53:19',
          shift_distant: 'morning',
        },
        status: [200],
        answer: {
          id: 'turtle-1',
          approval: 'rejected',
          delivered: '2020-12-02 19:53:19',
          shift_distant: 'morning',
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: {
          id: 'turtle-1',
          approval: 'rejected',
          delivered: '2020-12-02 19:53:19',
          shift_distant: 'morning',
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for shift_distant does not change approval either',
    about(
      'turtle.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', {
        body: { approval: 'rejected', shift_distant: 'unheard_of' },
        status: [400, 422],
        because: 'shift_distant must be one of morning, evening, night, afternoon',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { ...turtle, piano_yearly: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a Turtle: no read finds it and no list holds it',
    about(
      'turtle.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Turtle', turtle);
      await api.delete('/turtle/turtle-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/turtle/turtle-1', { status: [404], because: 'it was deleted' });
      await api.get('/turtle', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Turtle has',
    about('turtle.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Turtle', turtle);
      await api.get('/turtle/turtle-unknown', {
        status: [404],
        because: 'no Turtle has the id turtle-unknown',
      });
      await api.patch('/turtle/turtle-unknown', {
        body: { approval: 'rejected', delivered: '2020-12-02 19:53:19', shift_distant: 'morning' },
        status: [404],
        because: 'no Turtle has the id turtle-unknown',
      });
      await api.delete('/turtle/turtle-unknown', {
        status: [404],
        because: 'no Turtle has the id turtle-unknown',
      });
      await api.get('/turtle', {
        status: [200],
        answer: [{ id: 'turtle-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Turtle: collections', () => {
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
    'list answers every Turtle with all of its fields',
    about('turtle.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Turtle', turtle);
      await api.create('Turtle', {
        ...turtle,
        id: 'turtle-2',
        approval: 'rejected',
        delivered: '2020-12-02 19:53:19',
        shift_distant: 'morning',
      });
      await api.create('Turtle', {
        ...turtle,
        id: 'turtle-3',
        approval: 'under_review',
        delivered: '2018-04-08 10:11:45',
        shift_distant: 'night',
      });
      await api.get('/turtle', {
        status: [200],
        answer: [
          { ...turtle, piano_yearly: null },
          {
            approval: 'rejected',
            delivered: '2020-12-02 19:53:19',
            id: 'turtle-2',
            piano_yearly: null,
            shift_distant: 'morning',
          },
          {
            approval: 'under_review',
            delivered: '2018-04-08 10:11:45',
            id: 'turtle-3',
            piano_yearly: null,
            shift_distant: 'night',
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Turtle leaves another as it was',
    about('turtle.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Turtle', turtle);
      await api.create('Turtle', {
        ...turtle,
        id: 'turtle-2',
        approval: 'rejected',
        delivered: '2020-12-02 19:53:19',
        shift_distant: 'morning',
      });
      await api.patch('/turtle/turtle-2', {
        body: {
          id: 'turtle-2',
          approval: 'rejected',
          delivered: '2020-12-02 19:53:19',
          shift_distant: 'morning',
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { ...turtle, piano_yearly: null },
        because: 'another object was updated',
      });
      await api.get('/turtle/turtle-2', {
        status: [200],
        answer: {
          approval: 'rejected',
          delivered: '2020-12-02 19:53:19',
          id: 'turtle-2',
          piano_yearly: null,
          shift_distant: 'morning',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Turtle leaves another as it was',
    about(
      'turtle.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Turtle', turtle);
      await api.create('Turtle', {
        ...turtle,
        id: 'turtle-2',
        approval: 'rejected',
        delivered: '2020-12-02 19:53:19',
        shift_distant: 'morning',
      });
      await api.delete('/turtle/turtle-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/turtle/turtle-2', {
        status: [200],
        answer: {
          approval: 'rejected',
          delivered: '2020-12-02 19:53:19',
          id: 'turtle-2',
          piano_yearly: null,
          shift_distant: 'morning',
        },
        because: 'another object was deleted',
      });
      await api.get('/turtle', {
        status: [200],
        answer: [{ id: 'turtle-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Turtle',
    about('turtle.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Turtle', turtle);
      await api.create('Turtle', {
        ...turtle,
        id: 'turtle-2',
        approval: 'rejected',
        delivered: '2020-12-02 19:53:19',
        shift_distant: 'morning',
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/turtle', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/turtle/turtle-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('Turtle: required fields and defaults', () => {
  // endpoints.update: `PATCH /{entity}/{id}` changes the fields that are in the body, leaves the
  //   others as they are, and answers 200 and the whole object as it is afterwards.
  // ids.client: The client chooses the `id` of an object and sends it on every create, also where
  //   the `id` is listed as optional or nullable. Store it as it is and use it in the paths;
  //   never make up another.
  // values.absent: In an answer, a field without a value may be `null` or left out.
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.optional: An optional field may be left out of a create, nullable or not. Without a
  //   default it then has no value.
  // update.partial: An update need not carry required fields, and applies no defaults.
  // refused.unchanged: A refused create or update changes nothing, not even the fields that were
  //   right.
  // refused.status: Invalid input is always answered with 400 or 422 and never with a status of
  //   500 or above. The body of an error is yours to choose.

  test(
    'create refuses a Turtle without approval, which is required',
    about(
      'turtle.approval.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: without(turtle, 'approval'),
        status: [400, 422],
        because: 'approval is required and has no default',
      });
      await api.get('/turtle/turtle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Turtle without delivered, which is required',
    about(
      'turtle.delivered.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: without(turtle, 'delivered'),
        status: [400, 422],
        because: 'delivered is required and has no default',
      });
      await api.get('/turtle/turtle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Turtle without an id',
    about(
      'turtle.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: without(turtle, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/turtle', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create accepts a Turtle without shift_distant, which is optional',
    about('turtle.shift_distant.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/turtle', {
        body: without(turtle, 'shift_distant'),
        status: [200, 201],
        answer: { shift_distant: null },
        because: 'shift_distant is optional',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { shift_distant: null },
        because: 'shift_distant is optional',
      });
    },
  );

  test(
    'update of approval or shift_distant alone leaves every other field as it is',
    about('turtle.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Piano', piano);
      await api.create('Turtle', { ...turtle, piano_yearly: 'piano-1' });
      await api.patch('/turtle/turtle-1', {
        body: { approval: 'rejected' },
        status: [200],
        answer: { ...turtle, approval: 'rejected', piano_yearly: 'piano-1' },
        because: 'an update touches only what it carries',
      });
      await api.patch('/turtle/turtle-1', {
        body: { shift_distant: 'morning' },
        status: [200],
        answer: {
          ...turtle,
          approval: 'rejected',
          piano_yearly: 'piano-1',
          shift_distant: 'morning',
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: {
          ...turtle,
          approval: 'rejected',
          piano_yearly: 'piano-1',
          shift_distant: 'morning',
        },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Turtle: null', () => {
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
    'approval may be null',
    about('turtle.approval.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, approval: null },
        status: [200, 201],
        answer: { approval: null },
        because: 'approval is nullable',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { approval: null },
        because: 'approval is nullable',
      });
      await api.create('Turtle', { ...turtle, id: 'turtle-2' });
      await api.patch('/turtle/turtle-2', {
        body: { approval: null },
        status: [200],
        answer: { approval: null },
        because: 'approval is nullable',
      });
      await api.get('/turtle/turtle-2', {
        status: [200],
        answer: { approval: null },
        because: 'approval is nullable',
      });
    },
  );

  test(
    'create and update refuse null for delivered',
    about(
      'turtle.delivered.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, delivered: null },
        status: [400, 422],
        because: 'delivered must not be null',
      });
      await api.get('/turtle/turtle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', {
        body: { delivered: null },
        status: [400, 422],
        because: 'delivered must not be null',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { delivered: '2019-08-26 14:00:52' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for shift_distant',
    about(
      'turtle.shift_distant.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, shift_distant: null },
        status: [400, 422],
        because: 'shift_distant must not be null',
      });
      await api.get('/turtle/turtle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', {
        body: { shift_distant: null },
        status: [400, 422],
        because: 'shift_distant must not be null',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { shift_distant: 'evening' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Turtle: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
  // values.round-trip: What was accepted is stored and answered unchanged, with its JSON type: a
  //   number as a number, a boolean as `true` or `false`. `1` and `1.0` are the same number.
  // values.datetime: A datetime is a string `YYYY-MM-DD hh:mm:ss` that names a real date of the
  //   calendar and a real time of day (`2024-03-15 14:30:00`; never `2024-02-30 …`, nor
  //   `2024-03-15T14:30:00Z`). Anything else is refused with 400 or 422. It is answered in the
  //   same format.
  // values.datetime-bounds: A datetime before or after the bounds of its field is refused with
  //   400 or 422. The bounds are inclusive, and one that is not listed does not exist. Datetimes
  //   of this format can be compared as text.
  // update.validates: An update is held to the same rules on values, bounds, `null` and
  //   references as a create.
  // refused.unchanged: A refused create or update changes nothing, not even the fields that were
  //   right.
  // refused.status: Invalid input is always answered with 400 or 422 and never with a status of
  //   500 or above. The body of an error is yours to choose.

  test(
    'create and update refuse an approval of a wrong type',
    about(
      'turtle.approval.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, approval: 421337 },
        status: [400, 422],
        because: 'approval must be one of submitted, rejected, under_review',
      });
      await api.post('/turtle', {
        body: { ...turtle, approval: { value: 'text' } },
        status: [400, 422],
        because: 'approval must be one of submitted, rejected, under_review',
      });
      await api.get('/turtle/turtle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', {
        body: { approval: 421337 },
        status: [400, 422],
        because: 'approval must be one of submitted, rejected, under_review',
      });
      await api.patch('/turtle/turtle-1', {
        body: { approval: { value: 'text' } },
        status: [400, 422],
        because: 'approval must be one of submitted, rejected, under_review',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { approval: 'submitted' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delivered may be the leap day 2020-02-29',
    about('turtle.delivered.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, delivered: '2020-02-29 12:00:00' },
        status: [200, 201],
        answer: { delivered: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of delivered',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { delivered: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of delivered',
      });
      await api.create('Turtle', { ...turtle, id: 'turtle-2' });
      await api.patch('/turtle/turtle-2', {
        body: { delivered: '2020-02-29 12:00:00' },
        status: [200],
        answer: { delivered: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of delivered',
      });
      await api.get('/turtle/turtle-2', {
        status: [200],
        answer: { delivered: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of delivered',
      });
    },
  );

  test(
    'create and update refuse a delivered of a wrong type',
    about(
      'turtle.delivered.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, delivered: 202403 },
        status: [400, 422],
        because: 'delivered must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/turtle/turtle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', {
        body: { delivered: 202403 },
        status: [400, 422],
        because: 'delivered must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { delivered: '2019-08-26 14:00:52' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a delivered that no calendar or clock has',
    about(
      'turtle.delivered.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, delivered: '2018-02-30 12:00:00' },
        status: [400, 422],
        because: 'delivered must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/turtle', {
        body: { ...turtle, delivered: '2018-02-29 12:00:00' },
        status: [400, 422],
        because: 'delivered must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/turtle', {
        body: { ...turtle, delivered: '2019-13-01 14:00:52' },
        status: [400, 422],
        because: 'delivered must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/turtle', {
        body: { ...turtle, delivered: '2019-08-26 25:00:00' },
        status: [400, 422],
        because: 'delivered must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/turtle/turtle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', {
        body: { delivered: '2018-02-30 12:00:00' },
        status: [400, 422],
        because: 'delivered must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/turtle/turtle-1', {
        body: { delivered: '2018-02-29 12:00:00' },
        status: [400, 422],
        because: 'delivered must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/turtle/turtle-1', {
        body: { delivered: '2019-13-01 14:00:52' },
        status: [400, 422],
        because: 'delivered must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/turtle/turtle-1', {
        body: { delivered: '2019-08-26 25:00:00' },
        status: [400, 422],
        because: 'delivered must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { delivered: '2019-08-26 14:00:52' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a delivered in another format',
    about(
      'turtle.delivered.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, delivered: '2019-08-26T14:00:52Z' },
        status: [400, 422],
        because: 'delivered must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/turtle', {
        body: { ...turtle, delivered: '2019-08-26' },
        status: [400, 422],
        because: 'delivered must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/turtle', {
        body: { ...turtle, delivered: 'not a date' },
        status: [400, 422],
        because: 'delivered must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/turtle/turtle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', {
        body: { delivered: '2019-08-26T14:00:52Z' },
        status: [400, 422],
        because: 'delivered must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/turtle/turtle-1', {
        body: { delivered: '2019-08-26' },
        status: [400, 422],
        because: 'delivered must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/turtle/turtle-1', {
        body: { delivered: 'not a date' },
        status: [400, 422],
        because: 'delivered must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { delivered: '2019-08-26 14:00:52' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delivered may be right at its first moment of 2018-01-01 00:00:00',
    about(
      'turtle.delivered.accepts-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, delivered: '2018-01-01 00:00:00' },
        status: [200, 201],
        answer: { delivered: '2018-01-01 00:00:00' },
        because: 'the first moment of delivered is 2018-01-01 00:00:00, inclusive',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { delivered: '2018-01-01 00:00:00' },
        because: 'the first moment of delivered is 2018-01-01 00:00:00, inclusive',
      });
      await api.create('Turtle', { ...turtle, id: 'turtle-2' });
      await api.patch('/turtle/turtle-2', {
        body: { delivered: '2018-01-01 00:00:00' },
        status: [200],
        answer: { delivered: '2018-01-01 00:00:00' },
        because: 'the first moment of delivered is 2018-01-01 00:00:00, inclusive',
      });
      await api.get('/turtle/turtle-2', {
        status: [200],
        answer: { delivered: '2018-01-01 00:00:00' },
        because: 'the first moment of delivered is 2018-01-01 00:00:00, inclusive',
      });
    },
  );

  test(
    'create and update refuse a delivered before its first moment of 2018-01-01 00:00:00',
    about(
      'turtle.delivered.rejects-before-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, delivered: '2017-12-31 23:59:59' },
        status: [400, 422],
        because: 'delivered must not be before 2018-01-01 00:00:00',
      });
      await api.get('/turtle/turtle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', {
        body: { delivered: '2017-12-31 23:59:59' },
        status: [400, 422],
        because: 'delivered must not be before 2018-01-01 00:00:00',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { delivered: '2019-08-26 14:00:52' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delivered has no last moment',
    about('turtle.delivered.has-no-last-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, delivered: '2099-10-11 12:13:14' },
        status: [200, 201],
        answer: { delivered: '2099-10-11 12:13:14' },
        because: 'delivered has no last moment',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { delivered: '2099-10-11 12:13:14' },
        because: 'delivered has no last moment',
      });
      await api.create('Turtle', { ...turtle, id: 'turtle-2' });
      await api.patch('/turtle/turtle-2', {
        body: { delivered: '2099-10-11 12:13:14' },
        status: [200],
        answer: { delivered: '2099-10-11 12:13:14' },
        because: 'delivered has no last moment',
      });
      await api.get('/turtle/turtle-2', {
        status: [200],
        answer: { delivered: '2099-10-11 12:13:14' },
        because: 'delivered has no last moment',
      });
    },
  );

  test(
    'create and update refuse a shift_distant of a wrong type',
    about(
      'turtle.shift_distant.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, shift_distant: 421337 },
        status: [400, 422],
        because: 'shift_distant must be one of morning, evening, night, afternoon',
      });
      await api.post('/turtle', {
        body: { ...turtle, shift_distant: { value: 'text' } },
        status: [400, 422],
        because: 'shift_distant must be one of morning, evening, night, afternoon',
      });
      await api.get('/turtle/turtle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', {
        body: { shift_distant: 421337 },
        status: [400, 422],
        because: 'shift_distant must be one of morning, evening, night, afternoon',
      });
      await api.patch('/turtle/turtle-1', {
        body: { shift_distant: { value: 'text' } },
        status: [400, 422],
        because: 'shift_distant must be one of morning, evening, night, afternoon',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { shift_distant: 'evening' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Turtle: enums', () => {
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
    'approval may be submitted, rejected, under_review',
    about(
      'turtle.approval.accepts-each-value',
      'values.enum',
      'changes.enum-value',
      'values.round-trip',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: turtle,
        status: [200, 201],
        answer: { approval: 'submitted' },
        because: 'the value is one of TurtleApproval',
      });
      await api.patch('/turtle/turtle-1', {
        body: { approval: 'rejected' },
        status: [200],
        answer: { approval: 'rejected' },
        because: 'the value is one of TurtleApproval',
      });
      await api.patch('/turtle/turtle-1', {
        body: { approval: 'under_review' },
        status: [200],
        answer: { approval: 'under_review' },
        because: 'the value is one of TurtleApproval',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { approval: 'under_review' },
        because: 'the value is one of TurtleApproval',
      });
    },
  );

  test(
    'create and update refuse the approval unheard_of, which TurtleApproval does not have',
    about(
      'turtle.approval.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, approval: 'unheard_of' },
        status: [400, 422],
        because: 'approval must be one of submitted, rejected, under_review',
      });
      await api.get('/turtle/turtle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', {
        body: { approval: 'unheard_of' },
        status: [400, 422],
        because: 'approval must be one of submitted, rejected, under_review',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { approval: 'submitted' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the approval SUBMITTED, as upper and lower case differ',
    about(
      'turtle.approval.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, approval: 'SUBMITTED' },
        status: [400, 422],
        because: 'approval must be one of submitted, rejected, under_review',
      });
      await api.get('/turtle/turtle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', {
        body: { approval: 'SUBMITTED' },
        status: [400, 422],
        because: 'approval must be one of submitted, rejected, under_review',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { approval: 'submitted' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'shift_distant may be morning, evening, night, afternoon',
    about(
      'turtle.shift_distant.accepts-each-value',
      'values.enum',
      'changes.enum-value',
      'values.round-trip',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, shift_distant: 'morning' },
        status: [200, 201],
        answer: { shift_distant: 'morning' },
        because: 'the value is one of TurtleShiftDistant',
      });
      await api.patch('/turtle/turtle-1', {
        body: { shift_distant: 'evening' },
        status: [200],
        answer: { shift_distant: 'evening' },
        because: 'the value is one of TurtleShiftDistant',
      });
      await api.patch('/turtle/turtle-1', {
        body: { shift_distant: 'night' },
        status: [200],
        answer: { shift_distant: 'night' },
        because: 'the value is one of TurtleShiftDistant',
      });
      await api.patch('/turtle/turtle-1', {
        body: { shift_distant: 'afternoon' },
        status: [200],
        answer: { shift_distant: 'afternoon' },
        because: 'the value is one of TurtleShiftDistant',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { shift_distant: 'afternoon' },
        because: 'the value is one of TurtleShiftDistant',
      });
    },
  );

  test(
    'create and update refuse the shift_distant unheard_of, which TurtleShiftDistant does not have',
    about(
      'turtle.shift_distant.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, shift_distant: 'unheard_of' },
        status: [400, 422],
        because: 'shift_distant must be one of morning, evening, night, afternoon',
      });
      await api.get('/turtle/turtle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', {
        body: { shift_distant: 'unheard_of' },
        status: [400, 422],
        because: 'shift_distant must be one of morning, evening, night, afternoon',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { shift_distant: 'evening' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the shift_distant MORNING, as upper and lower case differ',
    about(
      'turtle.shift_distant.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, shift_distant: 'MORNING' },
        status: [400, 422],
        because: 'shift_distant must be one of morning, evening, night, afternoon',
      });
      await api.get('/turtle/turtle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', {
        body: { shift_distant: 'MORNING' },
        status: [400, 422],
        because: 'shift_distant must be one of morning, evening, night, afternoon',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { shift_distant: 'evening' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Turtle: references', () => {
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
  // references.deleted: When an object is deleted, every reference to it becomes `null` and every
  //   reference list loses its id. The objects that referred to it live on.

  test(
    'piano_yearly refers to an existing Piano and is answered as its id',
    about('turtle.piano_yearly.accepts-existing-object', 'references.by-id'),
    async ({ api }) => {
      await api.create('Piano', piano);
      await api.create('Piano', { ...piano, id: 'piano-2' });
      await api.post('/turtle', {
        body: { ...turtle, piano_yearly: 'piano-1' },
        status: [200, 201],
        answer: { piano_yearly: 'piano-1' },
        because: 'piano_yearly was sent as piano-1',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { piano_yearly: 'piano-1' },
        because: 'piano_yearly was sent as piano-1',
      });
      await api.patch('/turtle/turtle-1', {
        body: { piano_yearly: 'piano-2' },
        status: [200],
        answer: { piano_yearly: 'piano-2' },
        because: 'piano_yearly was changed to piano-2',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { piano_yearly: 'piano-2' },
        because: 'piano_yearly was changed to piano-2',
      });
      await api.get('/turtle', {
        status: [200],
        answer: [{ id: 'turtle-1', piano_yearly: 'piano-2' }],
        because: 'lists answer references as ids too',
      });
    },
  );

  test(
    'create and update refuse a piano_yearly that no Piano has as its id',
    about(
      'turtle.piano_yearly.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, piano_yearly: 'piano-unknown' },
        status: [400, 422],
        because: 'piano_yearly must be the id of an existing Piano',
      });
      await api.get('/turtle/turtle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Piano', piano);
      await api.create('Turtle', { ...turtle, piano_yearly: 'piano-1' });
      await api.patch('/turtle/turtle-1', {
        body: { piano_yearly: 'piano-unknown' },
        status: [400, 422],
        because: 'piano_yearly must be the id of an existing Piano',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { piano_yearly: 'piano-1' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no id for piano_yearly',
    about(
      'turtle.piano_yearly.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, piano_yearly: 421337 },
        status: [400, 422],
        because: 'piano_yearly must be the id of a Piano',
      });
      await api.post('/turtle', {
        body: { ...turtle, piano_yearly: { value: 'text' } },
        status: [400, 422],
        because: 'piano_yearly must be the id of a Piano',
      });
      await api.get('/turtle/turtle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', {
        body: { piano_yearly: 421337 },
        status: [400, 422],
        because: 'piano_yearly must be the id of a Piano',
      });
      await api.patch('/turtle/turtle-1', {
        body: { piano_yearly: { value: 'text' } },
        status: [400, 422],
        because: 'piano_yearly must be the id of a Piano',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { piano_yearly: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'piano_yearly may be null or left out',
    about('turtle.piano_yearly.accepts-null', 'references.null', 'create.optional'),
    async ({ api }) => {
      await api.create('Piano', piano);
      await api.post('/turtle', {
        body: { ...turtle, piano_yearly: null },
        status: [200, 201],
        answer: { piano_yearly: null },
        because: 'a reference may be null',
      });
      await api.patch('/turtle/turtle-1', {
        body: { piano_yearly: 'piano-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/turtle/turtle-1', {
        body: { piano_yearly: null },
        status: [200],
        answer: { piano_yearly: null },
        because: 'a reference may be null',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { piano_yearly: null },
        because: 'a reference may be null',
      });
      await api.post('/turtle', {
        body: { ...turtle, id: 'turtle-2' },
        status: [200, 201],
        answer: { piano_yearly: null },
        because: 'piano_yearly is optional',
      });
    },
  );

  test(
    'deleting a Piano clears every piano_yearly that refers to it',
    about('turtle.piano_yearly.is-cleared-by-delete', 'references.deleted', 'endpoints.delete'),
    async ({ api }) => {
      await api.create('Piano', piano);
      await api.create('Turtle', { ...turtle, piano_yearly: 'piano-1' });
      await api.create('Turtle', { ...turtle, id: 'turtle-2', piano_yearly: 'piano-1' });
      await api.delete('/piano/piano-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { id: 'turtle-1', piano_yearly: null },
        because: 'piano-1 was deleted',
      });
      await api.get('/turtle/turtle-2', {
        status: [200],
        answer: { id: 'turtle-2', piano_yearly: null },
        because: 'piano-1 was deleted',
      });
    },
  );

  test(
    'deleting a Piano keeps a piano_yearly that refers to another',
    about('turtle.piano_yearly.survives-delete-of-another', 'references.deleted'),
    async ({ api }) => {
      await api.create('Piano', piano);
      await api.create('Piano', { ...piano, id: 'piano-2' });
      await api.create('Turtle', { ...turtle, piano_yearly: 'piano-2' });
      await api.delete('/piano/piano-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { piano_yearly: 'piano-2' },
        because: 'another Piano was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Turtle in piano_yearly, which refers to Piano',
    about(
      'turtle.piano_yearly.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Turtle', turtle);
      await api.post('/turtle', {
        body: { ...turtle, id: 'turtle-2', piano_yearly: 'turtle-1' },
        status: [400, 422],
        because: 'piano_yearly must be the id of an existing Piano',
      });
      await api.create('Turtle', { ...turtle, id: 'turtle-2' });
      await api.patch('/turtle/turtle-2', {
        body: { piano_yearly: 'turtle-1' },
        status: [400, 422],
        because: 'piano_yearly must be the id of an existing Piano',
      });
      await api.get('/turtle/turtle-2', {
        status: [200],
        answer: { piano_yearly: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Turtle with the id of a Piano leaves piano_yearly alone',
    about(
      'turtle.piano_yearly.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('Piano', piano);
      await api.create('Turtle', { ...turtle, piano_yearly: 'piano-1' });
      await api.create('Turtle', { ...turtle, id: 'piano-1' });
      await api.delete('/turtle/piano-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { piano_yearly: 'piano-1' },
        because: 'no Piano was deleted',
      });
    },
  );

  test(
    'update that is refused for piano_yearly does not change approval either',
    about(
      'turtle.piano_yearly.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', {
        body: { approval: 'rejected', piano_yearly: 'piano-unknown' },
        status: [400, 422],
        because: 'piano_yearly must be the id of an existing Piano',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { ...turtle, piano_yearly: null },
        because: 'a refused update changes nothing',
      });
    },
  );
});
