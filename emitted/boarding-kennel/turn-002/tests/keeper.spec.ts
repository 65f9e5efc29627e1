import { about, test, without } from '../support/api.ts';

// A valid Keeper, as the tests send it.
const keeper = {
  hired_at: '2010-04-11 04:12:08',
  id: 'keeper-1',
  name: 'numi',
  shift: 'late',
  walks_done: 20,
};

test.describe('Keeper: create, read, update and delete', () => {
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
    'create answers the new Keeper, and read answers it again',
    about(
      'keeper.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/keeper', {
        body: keeper,
        status: [200, 201],
        answer: keeper,
        because: 'create answers the object that was sent',
      });
      await api.get('/keeper/keeper-1', {
        status: [200],
        answer: keeper,
        because: 'read answers the object that was created',
      });
      await api.post('/keeper', {
        body: { ...keeper, id: 'keeper-2' },
        status: [200, 201],
        answer: { id: 'keeper-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Keeper',
    about(
      'keeper.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Keeper', keeper);
      await api.patch('/keeper/keeper-1', {
        body: { hired_at: '2010-08-30 20:02:55', name: 'luroli', shift: 'early', walks_done: 29 },
        status: [200],
        answer: {
          hired_at: '2010-08-30 20:02:55',
          id: 'keeper-1',
          name: 'luroli',
          shift: 'early',
          walks_done: 29,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/keeper/keeper-1', {
        status: [200],
        answer: { hired_at: '2010-08-30 20:02:55', name: 'luroli', shift: 'early', walks_done: 29 },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('keeper.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Keeper', keeper);
      await api.patch('/keeper/keeper-1', {
        body: {
          id: 'keeper-1',
          hired_at: '2010-08-30 20:02:55',
          name: 'luroli',
          shift: 'early',
          walks_done: 29,
        },
        status: [200],
        answer: {
          id: 'keeper-1',
          hired_at: '2010-08-30 20:02:55',
          name: 'luroli',
          shift: 'early',
          walks_done: 29,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/keeper/keeper-1', {
        status: [200],
        answer: {
          id: 'keeper-1',
          hired_at: '2010-08-30 20:02:55',
          name: 'luroli',
          shift: 'early',
          walks_done: 29,
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for walks_done does not change hired_at either',
    about(
      'keeper.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Keeper', keeper);
      await api.patch('/keeper/keeper-1', {
        body: { hired_at: '2010-08-30 20:02:55', walks_done: 'abc' },
        status: [400, 422],
        because: 'walks_done must be an integer',
      });
      await api.get('/keeper/keeper-1', {
        status: [200],
        answer: keeper,
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a Keeper: no read finds it and no list holds it',
    about(
      'keeper.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Keeper', keeper);
      await api.delete('/keeper/keeper-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/keeper/keeper-1', { status: [404], because: 'it was deleted' });
      await api.get('/keeper', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Keeper has',
    about('keeper.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Keeper', keeper);
      await api.get('/keeper/keeper-unknown', {
        status: [404],
        because: 'no Keeper has the id keeper-unknown',
      });
      await api.patch('/keeper/keeper-unknown', {
        body: { hired_at: '2010-08-30 20:02:55', name: 'luroli', shift: 'early', walks_done: 29 },
        status: [404],
        because: 'no Keeper has the id keeper-unknown',
      });
      await api.delete('/keeper/keeper-unknown', {
        status: [404],
        because: 'no Keeper has the id keeper-unknown',
      });
      await api.get('/keeper', {
        status: [200],
        answer: [{ id: 'keeper-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Keeper: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Keeper with all of its fields',
    about('keeper.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Keeper', keeper);
      await api.create('Keeper', {
        ...keeper,
        id: 'keeper-2',
        hired_at: '2010-08-30 20:02:55',
        name: 'luroli',
        shift: 'early',
        walks_done: 29,
      });
      await api.create('Keeper', {
        ...keeper,
        id: 'keeper-3',
        hired_at: '2010-02-17 23:21:45',
        name: 'gira',
        walks_done: 53,
      });
      await api.get('/keeper', {
        status: [200],
        answer: [
          keeper,
          {
            hired_at: '2010-08-30 20:02:55',
            id: 'keeper-2',
            name: 'luroli',
            shift: 'early',
            walks_done: 29,
          },
          {
            hired_at: '2010-02-17 23:21:45',
            id: 'keeper-3',
            name: 'gira',
            shift: 'late',
            walks_done: 53,
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Keeper leaves another as it was',
    about('keeper.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Keeper', keeper);
      await api.create('Keeper', {
        ...keeper,
        id: 'keeper-2',
        hired_at: '2010-08-30 20:02:55',
        name: 'luroli',
        shift: 'early',
        walks_done: 29,
      });
      await api.patch('/keeper/keeper-2', {
        body: {
          id: 'keeper-2',
          hired_at: '2010-08-30 20:02:55',
          name: 'luroli',
          shift: 'early',
          walks_done: 29,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/keeper/keeper-1', {
        status: [200],
        answer: keeper,
        because: 'another object was updated',
      });
      await api.get('/keeper/keeper-2', {
        status: [200],
        answer: {
          hired_at: '2010-08-30 20:02:55',
          id: 'keeper-2',
          name: 'luroli',
          shift: 'early',
          walks_done: 29,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Keeper leaves another as it was',
    about(
      'keeper.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Keeper', keeper);
      await api.create('Keeper', {
        ...keeper,
        id: 'keeper-2',
        hired_at: '2010-08-30 20:02:55',
        name: 'luroli',
        shift: 'early',
        walks_done: 29,
      });
      await api.delete('/keeper/keeper-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/keeper/keeper-2', {
        status: [200],
        answer: {
          hired_at: '2010-08-30 20:02:55',
          id: 'keeper-2',
          name: 'luroli',
          shift: 'early',
          walks_done: 29,
        },
        because: 'another object was deleted',
      });
      await api.get('/keeper', {
        status: [200],
        answer: [{ id: 'keeper-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Keeper',
    about('keeper.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Keeper', keeper);
      await api.create('Keeper', {
        ...keeper,
        id: 'keeper-2',
        hired_at: '2010-08-30 20:02:55',
        name: 'luroli',
        shift: 'early',
        walks_done: 29,
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/keeper', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/keeper/keeper-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('Keeper: required fields and defaults', () => {
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
    'create accepts a Keeper without hired_at, which is optional',
    about('keeper.hired_at.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/keeper', {
        body: without(keeper, 'hired_at'),
        status: [200, 201],
        answer: { hired_at: null },
        because: 'hired_at is optional',
      });
      await api.get('/keeper/keeper-1', {
        status: [200],
        answer: { hired_at: null },
        because: 'hired_at is optional',
      });
    },
  );

  test(
    'create refuses a Keeper without an id',
    about(
      'keeper.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/keeper', {
        body: without(keeper, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/keeper', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Keeper without name, which is required',
    about('keeper.name.rejects-absence', 'create.required', 'refused.status', 'refused.unchanged'),
    async ({ api }) => {
      await api.post('/keeper', {
        body: without(keeper, 'name'),
        status: [400, 422],
        because: 'name is required and has no default',
      });
      await api.get('/keeper/keeper-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'shift is "early" when a create leaves it out',
    about('keeper.shift.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/keeper', {
        body: without(keeper, 'shift'),
        status: [200, 201],
        answer: { shift: 'early' },
        because: 'the default of shift is "early"',
      });
      await api.get('/keeper/keeper-1', {
        status: [200],
        answer: { shift: 'early' },
        because: 'the default of shift is "early"',
      });
    },
  );

  test(
    'walks_done is 0 when a create leaves it out',
    about('keeper.walks_done.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/keeper', {
        body: without(keeper, 'walks_done'),
        status: [200, 201],
        answer: { walks_done: 0 },
        because: 'the default of walks_done is 0',
      });
      await api.get('/keeper/keeper-1', {
        status: [200],
        answer: { walks_done: 0 },
        because: 'the default of walks_done is 0',
      });
    },
  );

  test(
    'update of hired_at or walks_done alone leaves every other field as it is',
    about('keeper.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Keeper', keeper);
      await api.patch('/keeper/keeper-1', {
        body: { hired_at: '2010-08-30 20:02:55' },
        status: [200],
        answer: { ...keeper, hired_at: '2010-08-30 20:02:55' },
        because: 'an update touches only what it carries',
      });
      await api.patch('/keeper/keeper-1', {
        body: { walks_done: 29 },
        status: [200],
        answer: { ...keeper, hired_at: '2010-08-30 20:02:55', walks_done: 29 },
        because: 'an update touches only what it carries',
      });
      await api.get('/keeper/keeper-1', {
        status: [200],
        answer: { ...keeper, hired_at: '2010-08-30 20:02:55', walks_done: 29 },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Keeper: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'hired_at may be null',
    about('keeper.hired_at.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/keeper', {
        body: { ...keeper, hired_at: null },
        status: [200, 201],
        answer: { hired_at: null },
        because: 'hired_at is nullable',
      });
      await api.get('/keeper/keeper-1', {
        status: [200],
        answer: { hired_at: null },
        because: 'hired_at is nullable',
      });
      await api.create('Keeper', { ...keeper, id: 'keeper-2' });
      await api.patch('/keeper/keeper-2', {
        body: { hired_at: null },
        status: [200],
        answer: { hired_at: null },
        because: 'hired_at is nullable',
      });
      await api.get('/keeper/keeper-2', {
        status: [200],
        answer: { hired_at: null },
        because: 'hired_at is nullable',
      });
    },
  );

  test(
    'create and update refuse null for name',
    about(
      'keeper.name.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/keeper', {
        body: { ...keeper, name: null },
        status: [400, 422],
        because: 'name must not be null',
      });
      await api.get('/keeper/keeper-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Keeper', keeper);
      await api.patch('/keeper/keeper-1', {
        body: { name: null },
        status: [400, 422],
        because: 'name must not be null',
      });
      await api.get('/keeper/keeper-1', {
        status: [200],
        answer: { name: 'numi' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for shift',
    about(
      'keeper.shift.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/keeper', {
        body: { ...keeper, shift: null },
        status: [400, 422],
        because: 'shift must not be null',
      });
      await api.get('/keeper/keeper-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Keeper', keeper);
      await api.patch('/keeper/keeper-1', {
        body: { shift: null },
        status: [400, 422],
        because: 'shift must not be null',
      });
      await api.get('/keeper/keeper-1', {
        status: [200],
        answer: { shift: 'late' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for walks_done',
    about(
      'keeper.walks_done.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/keeper', {
        body: { ...keeper, walks_done: null },
        status: [400, 422],
        because: 'walks_done must not be null',
      });
      await api.get('/keeper/keeper-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Keeper', keeper);
      await api.patch('/keeper/keeper-1', {
        body: { walks_done: null },
        status: [400, 422],
        because: 'walks_done must not be null',
      });
      await api.get('/keeper/keeper-1', {
        status: [200],
        answer: { walks_done: 20 },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Keeper: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.string-length: Strings shorter or longer than their field allows are refused with 400
  //   or 422. Lengths are inclusive too, and a length that is not listed is not limited.
  // values.datetime: A datetime is a string `YYYY-MM-DD hh:mm:ss` that names a real date of the
  //   calendar and a real time of day (`2024-03-15 14:30:00`; never `2024-02-30 …`, nor
  //   `2024-03-15T14:30:00Z`). Anything else is refused with 400 or 422. It is answered in the
  //   same format.
  // values.datetime-bounds: A datetime before or after the bounds of its field is refused with
  //   400 or 422. The bounds are inclusive, and one that is not listed does not exist. Datetimes
  //   of this format can be compared as text.

  test(
    'hired_at may be the leap day 2012-02-29',
    about('keeper.hired_at.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      await api.post('/keeper', {
        body: { ...keeper, hired_at: '2012-02-29 12:00:00' },
        status: [200, 201],
        answer: { hired_at: '2012-02-29 12:00:00' },
        because: '"2012-02-29 12:00:00" is a valid value of hired_at',
      });
      await api.get('/keeper/keeper-1', {
        status: [200],
        answer: { hired_at: '2012-02-29 12:00:00' },
        because: '"2012-02-29 12:00:00" is a valid value of hired_at',
      });
      await api.create('Keeper', { ...keeper, id: 'keeper-2' });
      await api.patch('/keeper/keeper-2', {
        body: { hired_at: '2012-02-29 12:00:00' },
        status: [200],
        answer: { hired_at: '2012-02-29 12:00:00' },
        because: '"2012-02-29 12:00:00" is a valid value of hired_at',
      });
      await api.get('/keeper/keeper-2', {
        status: [200],
        answer: { hired_at: '2012-02-29 12:00:00' },
        because: '"2012-02-29 12:00:00" is a valid value of hired_at',
      });
    },
  );

  test(
    'create and update refuse a hired_at of a wrong type',
    about(
      'keeper.hired_at.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/keeper', {
        body: { ...keeper, hired_at: 202403 },
        status: [400, 422],
        because: 'hired_at must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/keeper/keeper-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Keeper', keeper);
      await api.patch('/keeper/keeper-1', {
        body: { hired_at: 202403 },
        status: [400, 422],
        because: 'hired_at must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/keeper/keeper-1', {
        status: [200],
        answer: { hired_at: '2010-04-11 04:12:08' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a hired_at that no calendar or clock has',
    about(
      'keeper.hired_at.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/keeper', {
        body: { ...keeper, hired_at: '2010-02-30 12:00:00' },
        status: [400, 422],
        because: 'hired_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/keeper', {
        body: { ...keeper, hired_at: '2010-02-29 12:00:00' },
        status: [400, 422],
        because: 'hired_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/keeper', {
        body: { ...keeper, hired_at: '2010-13-01 04:12:08' },
        status: [400, 422],
        because: 'hired_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/keeper', {
        body: { ...keeper, hired_at: '2010-04-11 25:00:00' },
        status: [400, 422],
        because: 'hired_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/keeper/keeper-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Keeper', keeper);
      await api.patch('/keeper/keeper-1', {
        body: { hired_at: '2010-02-30 12:00:00' },
        status: [400, 422],
        because: 'hired_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/keeper/keeper-1', {
        body: { hired_at: '2010-02-29 12:00:00' },
        status: [400, 422],
        because: 'hired_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/keeper/keeper-1', {
        body: { hired_at: '2010-13-01 04:12:08' },
        status: [400, 422],
        because: 'hired_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/keeper/keeper-1', {
        body: { hired_at: '2010-04-11 25:00:00' },
        status: [400, 422],
        because: 'hired_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/keeper/keeper-1', {
        status: [200],
        answer: { hired_at: '2010-04-11 04:12:08' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a hired_at in another format',
    about(
      'keeper.hired_at.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/keeper', {
        body: { ...keeper, hired_at: '2010-04-11T04:12:08Z' },
        status: [400, 422],
        because: 'hired_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/keeper', {
        body: { ...keeper, hired_at: '2010-04-11' },
        status: [400, 422],
        because: 'hired_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/keeper', {
        body: { ...keeper, hired_at: 'not a date' },
        status: [400, 422],
        because: 'hired_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/keeper/keeper-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Keeper', keeper);
      await api.patch('/keeper/keeper-1', {
        body: { hired_at: '2010-04-11T04:12:08Z' },
        status: [400, 422],
        because: 'hired_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/keeper/keeper-1', {
        body: { hired_at: '2010-04-11' },
        status: [400, 422],
        because: 'hired_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/keeper/keeper-1', {
        body: { hired_at: 'not a date' },
        status: [400, 422],
        because: 'hired_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/keeper/keeper-1', {
        status: [200],
        answer: { hired_at: '2010-04-11 04:12:08' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'hired_at may be right at its first moment of 2010-01-01 00:00:00',
    about(
      'keeper.hired_at.accepts-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/keeper', {
        body: { ...keeper, hired_at: '2010-01-01 00:00:00' },
        status: [200, 201],
        answer: { hired_at: '2010-01-01 00:00:00' },
        because: 'the first moment of hired_at is 2010-01-01 00:00:00, inclusive',
      });
      await api.get('/keeper/keeper-1', {
        status: [200],
        answer: { hired_at: '2010-01-01 00:00:00' },
        because: 'the first moment of hired_at is 2010-01-01 00:00:00, inclusive',
      });
      await api.create('Keeper', { ...keeper, id: 'keeper-2' });
      await api.patch('/keeper/keeper-2', {
        body: { hired_at: '2010-01-01 00:00:00' },
        status: [200],
        answer: { hired_at: '2010-01-01 00:00:00' },
        because: 'the first moment of hired_at is 2010-01-01 00:00:00, inclusive',
      });
      await api.get('/keeper/keeper-2', {
        status: [200],
        answer: { hired_at: '2010-01-01 00:00:00' },
        because: 'the first moment of hired_at is 2010-01-01 00:00:00, inclusive',
      });
    },
  );

  test(
    'create and update refuse a hired_at before its first moment of 2010-01-01 00:00:00',
    about(
      'keeper.hired_at.rejects-before-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/keeper', {
        body: { ...keeper, hired_at: '2009-12-31 23:59:59' },
        status: [400, 422],
        because: 'hired_at must not be before 2010-01-01 00:00:00',
      });
      await api.get('/keeper/keeper-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Keeper', keeper);
      await api.patch('/keeper/keeper-1', {
        body: { hired_at: '2009-12-31 23:59:59' },
        status: [400, 422],
        because: 'hired_at must not be before 2010-01-01 00:00:00',
      });
      await api.get('/keeper/keeper-1', {
        status: [200],
        answer: { hired_at: '2010-04-11 04:12:08' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'hired_at has no last moment',
    about('keeper.hired_at.has-no-last-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/keeper', {
        body: { ...keeper, hired_at: '2099-10-11 12:13:14' },
        status: [200, 201],
        answer: { hired_at: '2099-10-11 12:13:14' },
        because: 'hired_at has no last moment',
      });
      await api.get('/keeper/keeper-1', {
        status: [200],
        answer: { hired_at: '2099-10-11 12:13:14' },
        because: 'hired_at has no last moment',
      });
      await api.create('Keeper', { ...keeper, id: 'keeper-2' });
      await api.patch('/keeper/keeper-2', {
        body: { hired_at: '2099-10-11 12:13:14' },
        status: [200],
        answer: { hired_at: '2099-10-11 12:13:14' },
        because: 'hired_at has no last moment',
      });
      await api.get('/keeper/keeper-2', {
        status: [200],
        answer: { hired_at: '2099-10-11 12:13:14' },
        because: 'hired_at has no last moment',
      });
    },
  );

  test(
    'name of digits alone stays a string',
    about('keeper.name.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/keeper', {
        body: { ...keeper, name: '0042' },
        status: [200, 201],
        answer: { name: '0042' },
        because: '"0042" is a valid value of name',
      });
      await api.get('/keeper/keeper-1', {
        status: [200],
        answer: { name: '0042' },
        because: '"0042" is a valid value of name',
      });
      await api.create('Keeper', { ...keeper, id: 'keeper-2' });
      await api.patch('/keeper/keeper-2', {
        body: { name: '0042' },
        status: [200],
        answer: { name: '0042' },
        because: '"0042" is a valid value of name',
      });
      await api.get('/keeper/keeper-2', {
        status: [200],
        answer: { name: '0042' },
        because: '"0042" is a valid value of name',
      });
    },
  );

  test(
    'create and update refuse a name of a wrong type',
    about(
      'keeper.name.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/keeper', {
        body: { ...keeper, name: 421337 },
        status: [400, 422],
        because: 'name must be a string',
      });
      await api.post('/keeper', {
        body: { ...keeper, name: { value: 'text' } },
        status: [400, 422],
        because: 'name must be a string',
      });
      await api.get('/keeper/keeper-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Keeper', keeper);
      await api.patch('/keeper/keeper-1', {
        body: { name: 421337 },
        status: [400, 422],
        because: 'name must be a string',
      });
      await api.patch('/keeper/keeper-1', {
        body: { name: { value: 'text' } },
        status: [400, 422],
        because: 'name must be a string',
      });
      await api.get('/keeper/keeper-1', {
        status: [200],
        answer: { name: 'numi' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'name may be right at its minimum length of 2',
    about(
      'keeper.name.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/keeper', {
        body: { ...keeper, name: 'ru' },
        status: [200, 201],
        answer: { name: 'ru' },
        because: 'the minimum length of name is 2, inclusive',
      });
      await api.get('/keeper/keeper-1', {
        status: [200],
        answer: { name: 'ru' },
        because: 'the minimum length of name is 2, inclusive',
      });
      await api.create('Keeper', { ...keeper, id: 'keeper-2' });
      await api.patch('/keeper/keeper-2', {
        body: { name: 'ru' },
        status: [200],
        answer: { name: 'ru' },
        because: 'the minimum length of name is 2, inclusive',
      });
      await api.get('/keeper/keeper-2', {
        status: [200],
        answer: { name: 'ru' },
        because: 'the minimum length of name is 2, inclusive',
      });
    },
  );

  test(
    'create and update refuse a name below its minimum length of 2',
    about(
      'keeper.name.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/keeper', {
        body: { ...keeper, name: 'n' },
        status: [400, 422],
        because: 'name must have at least 2 characters',
      });
      await api.get('/keeper/keeper-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Keeper', keeper);
      await api.patch('/keeper/keeper-1', {
        body: { name: 'n' },
        status: [400, 422],
        because: 'name must have at least 2 characters',
      });
      await api.get('/keeper/keeper-1', {
        status: [200],
        answer: { name: 'numi' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'name may be right at its maximum length of 30',
    about(
      'keeper.name.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/keeper', {
        body: { ...keeper, name: 'gimi tugimi viro tanisi livo r' },
        status: [200, 201],
        answer: { name: 'gimi tugimi viro tanisi livo r' },
        because: 'the maximum length of name is 30, inclusive',
      });
      await api.get('/keeper/keeper-1', {
        status: [200],
        answer: { name: 'gimi tugimi viro tanisi livo r' },
        because: 'the maximum length of name is 30, inclusive',
      });
      await api.create('Keeper', { ...keeper, id: 'keeper-2' });
      await api.patch('/keeper/keeper-2', {
        body: { name: 'gimi tugimi viro tanisi livo r' },
        status: [200],
        answer: { name: 'gimi tugimi viro tanisi livo r' },
        because: 'the maximum length of name is 30, inclusive',
      });
      await api.get('/keeper/keeper-2', {
        status: [200],
        answer: { name: 'gimi tugimi viro tanisi livo r' },
        because: 'the maximum length of name is 30, inclusive',
      });
    },
  );

  test(
    'create and update refuse a name above its maximum length of 30',
    about(
      'keeper.name.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/keeper', {
        body: { ...keeper, name: 'vogino vuta nari tanuru sitomua' },
        status: [400, 422],
        because: 'name must have at most 30 characters',
      });
      await api.get('/keeper/keeper-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Keeper', keeper);
      await api.patch('/keeper/keeper-1', {
        body: { name: 'vogino vuta nari tanuru sitomua' },
        status: [400, 422],
        because: 'name must have at most 30 characters',
      });
      await api.get('/keeper/keeper-1', {
        status: [200],
        answer: { name: 'numi' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a shift of a wrong type',
    about(
      'keeper.shift.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/keeper', {
        body: { ...keeper, shift: 421337 },
        status: [400, 422],
        because: 'shift must be one of early, late',
      });
      await api.post('/keeper', {
        body: { ...keeper, shift: { value: 'text' } },
        status: [400, 422],
        because: 'shift must be one of early, late',
      });
      await api.get('/keeper/keeper-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Keeper', keeper);
      await api.patch('/keeper/keeper-1', {
        body: { shift: 421337 },
        status: [400, 422],
        because: 'shift must be one of early, late',
      });
      await api.patch('/keeper/keeper-1', {
        body: { shift: { value: 'text' } },
        status: [400, 422],
        because: 'shift must be one of early, late',
      });
      await api.get('/keeper/keeper-1', {
        status: [200],
        answer: { shift: 'late' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a walks_done of a wrong type',
    about(
      'keeper.walks_done.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/keeper', {
        body: { ...keeper, walks_done: 'abc' },
        status: [400, 422],
        because: 'walks_done must be an integer',
      });
      await api.post('/keeper', {
        body: { ...keeper, walks_done: { value: 'text' } },
        status: [400, 422],
        because: 'walks_done must be an integer',
      });
      await api.post('/keeper', {
        body: { ...keeper, walks_done: 19.5 },
        status: [400, 422],
        because: 'walks_done must be an integer',
      });
      await api.get('/keeper/keeper-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Keeper', keeper);
      await api.patch('/keeper/keeper-1', {
        body: { walks_done: 'abc' },
        status: [400, 422],
        because: 'walks_done must be an integer',
      });
      await api.patch('/keeper/keeper-1', {
        body: { walks_done: { value: 'text' } },
        status: [400, 422],
        because: 'walks_done must be an integer',
      });
      await api.patch('/keeper/keeper-1', {
        body: { walks_done: 19.5 },
        status: [400, 422],
        because: 'walks_done must be an integer',
      });
      await api.get('/keeper/keeper-1', {
        status: [200],
        answer: { walks_done: 20 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'walks_done may be right at its minimum of 0',
    about(
      'keeper.walks_done.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/keeper', {
        body: { ...keeper, walks_done: 0 },
        status: [200, 201],
        answer: { walks_done: 0 },
        because: 'the minimum of walks_done is 0, inclusive',
      });
      await api.get('/keeper/keeper-1', {
        status: [200],
        answer: { walks_done: 0 },
        because: 'the minimum of walks_done is 0, inclusive',
      });
      await api.create('Keeper', { ...keeper, id: 'keeper-2' });
      await api.patch('/keeper/keeper-2', {
        body: { walks_done: 0 },
        status: [200],
        answer: { walks_done: 0 },
        because: 'the minimum of walks_done is 0, inclusive',
      });
      await api.get('/keeper/keeper-2', {
        status: [200],
        answer: { walks_done: 0 },
        because: 'the minimum of walks_done is 0, inclusive',
      });
    },
  );

  test(
    'create and update refuse a walks_done below its minimum of 0',
    about(
      'keeper.walks_done.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/keeper', {
        body: { ...keeper, walks_done: -1 },
        status: [400, 422],
        because: 'walks_done must be at least 0',
      });
      await api.get('/keeper/keeper-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Keeper', keeper);
      await api.patch('/keeper/keeper-1', {
        body: { walks_done: -1 },
        status: [400, 422],
        because: 'walks_done must be at least 0',
      });
      await api.get('/keeper/keeper-1', {
        status: [200],
        answer: { walks_done: 20 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'walks_done has no maximum',
    about('keeper.walks_done.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/keeper', {
        body: { ...keeper, walks_done: 1000000 },
        status: [200, 201],
        answer: { walks_done: 1000000 },
        because: 'walks_done has no maximum',
      });
      await api.get('/keeper/keeper-1', {
        status: [200],
        answer: { walks_done: 1000000 },
        because: 'walks_done has no maximum',
      });
      await api.create('Keeper', { ...keeper, id: 'keeper-2' });
      await api.patch('/keeper/keeper-2', {
        body: { walks_done: 1000000 },
        status: [200],
        answer: { walks_done: 1000000 },
        because: 'walks_done has no maximum',
      });
      await api.get('/keeper/keeper-2', {
        status: [200],
        answer: { walks_done: 1000000 },
        because: 'walks_done has no maximum',
      });
    },
  );
});

test.describe('Keeper: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'shift may be early, late',
    about(
      'keeper.shift.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/keeper', {
        body: { ...keeper, shift: 'early' },
        status: [200, 201],
        answer: { shift: 'early' },
        because: 'the value is one of KeeperShift',
      });
      await api.patch('/keeper/keeper-1', {
        body: { shift: 'late' },
        status: [200],
        answer: { shift: 'late' },
        because: 'the value is one of KeeperShift',
      });
      await api.get('/keeper/keeper-1', {
        status: [200],
        answer: { shift: 'late' },
        because: 'the value is one of KeeperShift',
      });
    },
  );

  test(
    'create and update refuse the shift unheard_of, which KeeperShift does not have',
    about(
      'keeper.shift.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/keeper', {
        body: { ...keeper, shift: 'unheard_of' },
        status: [400, 422],
        because: 'shift must be one of early, late',
      });
      await api.get('/keeper/keeper-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Keeper', keeper);
      await api.patch('/keeper/keeper-1', {
        body: { shift: 'unheard_of' },
        status: [400, 422],
        because: 'shift must be one of early, late',
      });
      await api.get('/keeper/keeper-1', {
        status: [200],
        answer: { shift: 'late' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the shift EARLY, as upper and lower case differ',
    about(
      'keeper.shift.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/keeper', {
        body: { ...keeper, shift: 'EARLY' },
        status: [400, 422],
        because: 'shift must be one of early, late',
      });
      await api.get('/keeper/keeper-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Keeper', keeper);
      await api.patch('/keeper/keeper-1', {
        body: { shift: 'EARLY' },
        status: [400, 422],
        because: 'shift must be one of early, late',
      });
      await api.get('/keeper/keeper-1', {
        status: [200],
        answer: { shift: 'late' },
        because: 'a refused update changes nothing',
      });
    },
  );
});
