import { about, test, without } from '../support/api.ts';

// A valid Galaxy, as the tests send it.
const galaxy = {
  label_cached_yearly: 'vino',
  id: 'galaxy-1',
  rank: 71,
  statue_target: null,
  weight_class_former: 52,
  budget_yearly_base: 51.25,
  username_first: 'natasi',
};

// A valid Jungle, as the tests send it.
const jungle = { born: '2015-04-09 05:23:54', galaxy_draft: null, id: 'jungle-1', rank: 45 };

test.describe('Jungle: create, read, update and delete', () => {
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
    'create answers the new Jungle, and read answers it again',
    about(
      'jungle.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/jungle', {
        body: jungle,
        status: [200, 201],
        answer: { ...jungle, galaxies: [] },
        because: 'create answers the object that was sent',
      });
      await api.get('/jungle/jungle-1', {
        status: [200],
        answer: { ...jungle, galaxies: [] },
        because: 'read answers the object that was created',
      });
      await api.post('/jungle', {
        body: { ...jungle, id: 'jungle-2' },
        status: [200, 201],
        answer: { id: 'jungle-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Jungle',
    about(
      'jungle.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Jungle', jungle);
      await api.patch('/jungle/jungle-1', {
        body: { born: '2016-02-09 01:32:12', rank: 20 },
        status: [200],
        answer: { ...jungle, born: '2016-02-09 01:32:12', galaxies: [], rank: 20 },
        because: 'every one of these fields was sent',
      });
      await api.get('/jungle/jungle-1', {
        status: [200],
        answer: { born: '2016-02-09 01:32:12', rank: 20 },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('jungle.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Jungle', jungle);
      await api.patch('/jungle/jungle-1', {
        body: { id: 'jungle-1', born: '2016-02-09 01:32:12', rank: 20 },
        status: [200],
        answer: { id: 'jungle-1', born: '2016-02-09 01:32:12', rank: 20 },
        because: 'the id is the one that the object has',
      });
      await api.get('/jungle/jungle-1', {
        status: [200],
        answer: { id: 'jungle-1', born: '2016-02-09 01:32:12', rank: 20 },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for rank does not change born either',
    about(
      'jungle.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Jungle', jungle);
      await api.patch('/jungle/jungle-1', {
        body: { born: '2016-02-09 01:32:12', rank: 'abc' },
        status: [400, 422],
        because: 'rank must be an integer',
      });
      await api.get('/jungle/jungle-1', {
        status: [200],
        answer: { ...jungle, galaxies: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a Jungle: no read finds it and no list holds it',
    about(
      'jungle.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Jungle', jungle);
      await api.delete('/jungle/jungle-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/jungle/jungle-1', { status: [404], because: 'it was deleted' });
      await api.get('/jungle', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Jungle has',
    about('jungle.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Jungle', jungle);
      await api.get('/jungle/jungle-unknown', {
        status: [404],
        because: 'no Jungle has the id jungle-unknown',
      });
      await api.patch('/jungle/jungle-unknown', {
        body: { born: '2016-02-09 01:32:12', rank: 20 },
        status: [404],
        because: 'no Jungle has the id jungle-unknown',
      });
      await api.delete('/jungle/jungle-unknown', {
        status: [404],
        because: 'no Jungle has the id jungle-unknown',
      });
      await api.get('/jungle', {
        status: [200],
        answer: [{ id: 'jungle-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Jungle: collections', () => {
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
    'list answers every Jungle with all of its fields',
    about('jungle.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Jungle', jungle);
      await api.create('Jungle', {
        ...jungle,
        id: 'jungle-2',
        born: '2016-02-09 01:32:12',
        rank: 20,
      });
      await api.create('Jungle', {
        ...jungle,
        id: 'jungle-3',
        born: '2015-04-18 12:50:30',
        rank: 67,
      });
      await api.get('/jungle', {
        status: [200],
        answer: [
          { ...jungle, galaxies: [] },
          {
            born: '2016-02-09 01:32:12',
            galaxies: [],
            galaxy_draft: null,
            id: 'jungle-2',
            rank: 20,
          },
          {
            born: '2015-04-18 12:50:30',
            galaxies: [],
            galaxy_draft: null,
            id: 'jungle-3',
            rank: 67,
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Jungle leaves another as it was',
    about('jungle.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Jungle', jungle);
      await api.create('Jungle', {
        ...jungle,
        id: 'jungle-2',
        born: '2016-02-09 01:32:12',
        rank: 20,
      });
      await api.patch('/jungle/jungle-2', {
        body: { id: 'jungle-2', born: '2016-02-09 01:32:12', rank: 20 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/jungle/jungle-1', {
        status: [200],
        answer: { ...jungle, galaxies: [] },
        because: 'another object was updated',
      });
      await api.get('/jungle/jungle-2', {
        status: [200],
        answer: {
          born: '2016-02-09 01:32:12',
          galaxies: [],
          galaxy_draft: null,
          id: 'jungle-2',
          rank: 20,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Jungle leaves another as it was',
    about(
      'jungle.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Jungle', jungle);
      await api.create('Jungle', {
        ...jungle,
        id: 'jungle-2',
        born: '2016-02-09 01:32:12',
        rank: 20,
      });
      await api.delete('/jungle/jungle-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/jungle/jungle-2', {
        status: [200],
        answer: {
          born: '2016-02-09 01:32:12',
          galaxies: [],
          galaxy_draft: null,
          id: 'jungle-2',
          rank: 20,
        },
        because: 'another object was deleted',
      });
      await api.get('/jungle', {
        status: [200],
        answer: [{ id: 'jungle-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Jungle',
    about('jungle.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Jungle', jungle);
      await api.create('Jungle', {
        ...jungle,
        id: 'jungle-2',
        born: '2016-02-09 01:32:12',
        rank: 20,
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/jungle', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/jungle/jungle-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('Jungle: required fields and defaults', () => {
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
    'born is "2020-11-15 12:00:00" when a create leaves it out',
    about('jungle.born.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/jungle', {
        body: without(jungle, 'born'),
        status: [200, 201],
        answer: { born: '2020-11-15 12:00:00' },
        because: 'the default of born is "2020-11-15 12:00:00"',
      });
      await api.get('/jungle/jungle-1', {
        status: [200],
        answer: { born: '2020-11-15 12:00:00' },
        because: 'the default of born is "2020-11-15 12:00:00"',
      });
    },
  );

  test(
    'create refuses a Jungle without galaxy_draft, which is required',
    about(
      'jungle.galaxy_draft.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/jungle', {
        body: without(jungle, 'galaxy_draft'),
        status: [400, 422],
        because: 'galaxy_draft is required and has no default',
      });
      await api.get('/jungle/jungle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Jungle without an id',
    about(
      'jungle.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/jungle', {
        body: without(jungle, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/jungle', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'rank is 4 when a create leaves it out',
    about('jungle.rank.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/jungle', {
        body: without(jungle, 'rank'),
        status: [200, 201],
        answer: { rank: 4 },
        because: 'the default of rank is 4',
      });
      await api.get('/jungle/jungle-1', {
        status: [200],
        answer: { rank: 4 },
        because: 'the default of rank is 4',
      });
    },
  );

  test(
    'update of born or rank alone leaves every other field as it is',
    about('jungle.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.create('Jungle', { ...jungle, galaxies: ['galaxy-1'], galaxy_draft: 'galaxy-1' });
      await api.patch('/jungle/jungle-1', {
        body: { born: '2016-02-09 01:32:12' },
        status: [200],
        answer: {
          ...jungle,
          born: '2016-02-09 01:32:12',
          galaxies: ['galaxy-1'],
          galaxy_draft: 'galaxy-1',
        },
        because: 'an update touches only what it carries',
      });
      await api.patch('/jungle/jungle-1', {
        body: { rank: 20 },
        status: [200],
        answer: {
          born: '2016-02-09 01:32:12',
          galaxies: ['galaxy-1'],
          galaxy_draft: 'galaxy-1',
          id: 'jungle-1',
          rank: 20,
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/jungle/jungle-1', {
        status: [200],
        answer: {
          born: '2016-02-09 01:32:12',
          galaxies: ['galaxy-1'],
          galaxy_draft: 'galaxy-1',
          id: 'jungle-1',
          rank: 20,
        },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Jungle: null', () => {
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
    'born may be null, which is not replaced by its default',
    about(
      'jungle.born.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/jungle', {
        body: { ...jungle, born: null },
        status: [200, 201],
        answer: { born: null },
        because: 'born is nullable and its default is for absence only',
      });
      await api.get('/jungle/jungle-1', {
        status: [200],
        answer: { born: null },
        because: 'born is nullable and its default is for absence only',
      });
      await api.create('Jungle', { ...jungle, id: 'jungle-2' });
      await api.patch('/jungle/jungle-2', {
        body: { born: null },
        status: [200],
        answer: { born: null },
        because: 'born is nullable and its default is for absence only',
      });
      await api.get('/jungle/jungle-2', {
        status: [200],
        answer: { born: null },
        because: 'born is nullable and its default is for absence only',
      });
    },
  );

  test(
    'create and update refuse null for rank',
    about(
      'jungle.rank.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/jungle', {
        body: { ...jungle, rank: null },
        status: [400, 422],
        because: 'rank must not be null',
      });
      await api.get('/jungle/jungle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Jungle', jungle);
      await api.patch('/jungle/jungle-1', {
        body: { rank: null },
        status: [400, 422],
        because: 'rank must not be null',
      });
      await api.get('/jungle/jungle-1', {
        status: [200],
        answer: { rank: 45 },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Jungle: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
  // values.round-trip: What was accepted is stored and answered unchanged, with its JSON type: a
  //   number as a number, a boolean as `true` or `false`. `1` and `1.0` are the same number.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
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
    'born may be the leap day 2016-02-29',
    about('jungle.born.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      await api.post('/jungle', {
        body: { ...jungle, born: '2016-02-29 12:00:00' },
        status: [200, 201],
        answer: { born: '2016-02-29 12:00:00' },
        because: '"2016-02-29 12:00:00" is a valid value of born',
      });
      await api.get('/jungle/jungle-1', {
        status: [200],
        answer: { born: '2016-02-29 12:00:00' },
        because: '"2016-02-29 12:00:00" is a valid value of born',
      });
      await api.create('Jungle', { ...jungle, id: 'jungle-2' });
      await api.patch('/jungle/jungle-2', {
        body: { born: '2016-02-29 12:00:00' },
        status: [200],
        answer: { born: '2016-02-29 12:00:00' },
        because: '"2016-02-29 12:00:00" is a valid value of born',
      });
      await api.get('/jungle/jungle-2', {
        status: [200],
        answer: { born: '2016-02-29 12:00:00' },
        because: '"2016-02-29 12:00:00" is a valid value of born',
      });
    },
  );

  test(
    'create and update refuse a born of a wrong type',
    about(
      'jungle.born.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/jungle', {
        body: { ...jungle, born: 202403 },
        status: [400, 422],
        because: 'born must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/jungle/jungle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Jungle', jungle);
      await api.patch('/jungle/jungle-1', {
        body: { born: 202403 },
        status: [400, 422],
        because: 'born must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/jungle/jungle-1', {
        status: [200],
        answer: { born: '2015-04-09 05:23:54' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a born that no calendar or clock has',
    about(
      'jungle.born.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/jungle', {
        body: { ...jungle, born: '2015-02-30 12:00:00' },
        status: [400, 422],
        because: 'born must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/jungle', {
        body: { ...jungle, born: '2015-02-29 12:00:00' },
        status: [400, 422],
        because: 'born must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/jungle', {
        body: { ...jungle, born: '2015-13-01 05:23:54' },
        status: [400, 422],
        because: 'born must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/jungle', {
        body: { ...jungle, born: '2015-04-09 25:00:00' },
        status: [400, 422],
        because: 'born must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/jungle/jungle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Jungle', jungle);
      await api.patch('/jungle/jungle-1', {
        body: { born: '2015-02-30 12:00:00' },
        status: [400, 422],
        because: 'born must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/jungle/jungle-1', {
        body: { born: '2015-02-29 12:00:00' },
        status: [400, 422],
        because: 'born must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/jungle/jungle-1', {
        body: { born: '2015-13-01 05:23:54' },
        status: [400, 422],
        because: 'born must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/jungle/jungle-1', {
        body: { born: '2015-04-09 25:00:00' },
        status: [400, 422],
        because: 'born must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/jungle/jungle-1', {
        status: [200],
        answer: { born: '2015-04-09 05:23:54' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a born in another format',
    about(
      'jungle.born.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/jungle', {
        body: { ...jungle, born: '2015-04-09T05:23:54Z' },
        status: [400, 422],
        because: 'born must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/jungle', {
        body: { ...jungle, born: '2015-04-09' },
        status: [400, 422],
        because: 'born must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/jungle', {
        body: { ...jungle, born: 'not a date' },
        status: [400, 422],
        because: 'born must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/jungle/jungle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Jungle', jungle);
      await api.patch('/jungle/jungle-1', {
        body: { born: '2015-04-09T05:23:54Z' },
        status: [400, 422],
        because: 'born must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/jungle/jungle-1', {
        body: { born: '2015-04-09' },
        status: [400, 422],
        because: 'born must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/jungle/jungle-1', {
        body: { born: 'not a date' },
        status: [400, 422],
        because: 'born must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/jungle/jungle-1', {
        status: [200],
        answer: { born: '2015-04-09 05:23:54' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'born may be right at its first moment of 2015-01-01 00:00:00',
    about(
      'jungle.born.accepts-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/jungle', {
        body: { ...jungle, born: '2015-01-01 00:00:00' },
        status: [200, 201],
        answer: { born: '2015-01-01 00:00:00' },
        because: 'the first moment of born is 2015-01-01 00:00:00, inclusive',
      });
      await api.get('/jungle/jungle-1', {
        status: [200],
        answer: { born: '2015-01-01 00:00:00' },
        because: 'the first moment of born is 2015-01-01 00:00:00, inclusive',
      });
      await api.create('Jungle', { ...jungle, id: 'jungle-2' });
      await api.patch('/jungle/jungle-2', {
        body: { born: '2015-01-01 00:00:00' },
        status: [200],
        answer: { born: '2015-01-01 00:00:00' },
        because: 'the first moment of born is 2015-01-01 00:00:00, inclusive',
      });
      await api.get('/jungle/jungle-2', {
        status: [200],
        answer: { born: '2015-01-01 00:00:00' },
        because: 'the first moment of born is 2015-01-01 00:00:00, inclusive',
      });
    },
  );

  test(
    'create and update refuse a born before its first moment of 2015-01-01 00:00:00',
    about(
      'jungle.born.rejects-before-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/jungle', {
        body: { ...jungle, born: '2014-12-31 23:59:59' },
        status: [400, 422],
        because: 'born must not be before 2015-01-01 00:00:00',
      });
      await api.get('/jungle/jungle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Jungle', jungle);
      await api.patch('/jungle/jungle-1', {
        body: { born: '2014-12-31 23:59:59' },
        status: [400, 422],
        because: 'born must not be before 2015-01-01 00:00:00',
      });
      await api.get('/jungle/jungle-1', {
        status: [200],
        answer: { born: '2015-04-09 05:23:54' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'born has no last moment',
    about('jungle.born.has-no-last-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/jungle', {
        body: { ...jungle, born: '2099-10-11 12:13:14' },
        status: [200, 201],
        answer: { born: '2099-10-11 12:13:14' },
        because: 'born has no last moment',
      });
      await api.get('/jungle/jungle-1', {
        status: [200],
        answer: { born: '2099-10-11 12:13:14' },
        because: 'born has no last moment',
      });
      await api.create('Jungle', { ...jungle, id: 'jungle-2' });
      await api.patch('/jungle/jungle-2', {
        body: { born: '2099-10-11 12:13:14' },
        status: [200],
        answer: { born: '2099-10-11 12:13:14' },
        because: 'born has no last moment',
      });
      await api.get('/jungle/jungle-2', {
        status: [200],
        answer: { born: '2099-10-11 12:13:14' },
        because: 'born has no last moment',
      });
    },
  );

  test(
    'create and update refuse a rank of a wrong type',
    about(
      'jungle.rank.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/jungle', {
        body: { ...jungle, rank: 'abc' },
        status: [400, 422],
        because: 'rank must be an integer',
      });
      await api.post('/jungle', {
        body: { ...jungle, rank: { value: 'text' } },
        status: [400, 422],
        because: 'rank must be an integer',
      });
      await api.post('/jungle', {
        body: { ...jungle, rank: 44.5 },
        status: [400, 422],
        because: 'rank must be an integer',
      });
      await api.get('/jungle/jungle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Jungle', jungle);
      await api.patch('/jungle/jungle-1', {
        body: { rank: 'abc' },
        status: [400, 422],
        because: 'rank must be an integer',
      });
      await api.patch('/jungle/jungle-1', {
        body: { rank: { value: 'text' } },
        status: [400, 422],
        because: 'rank must be an integer',
      });
      await api.patch('/jungle/jungle-1', {
        body: { rank: 44.5 },
        status: [400, 422],
        because: 'rank must be an integer',
      });
      await api.get('/jungle/jungle-1', {
        status: [200],
        answer: { rank: 45 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'rank may be right at its minimum of 0',
    about(
      'jungle.rank.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/jungle', {
        body: { ...jungle, rank: 0 },
        status: [200, 201],
        answer: { rank: 0 },
        because: 'the minimum of rank is 0, inclusive',
      });
      await api.get('/jungle/jungle-1', {
        status: [200],
        answer: { rank: 0 },
        because: 'the minimum of rank is 0, inclusive',
      });
      await api.create('Jungle', { ...jungle, id: 'jungle-2' });
      await api.patch('/jungle/jungle-2', {
        body: { rank: 0 },
        status: [200],
        answer: { rank: 0 },
        because: 'the minimum of rank is 0, inclusive',
      });
      await api.get('/jungle/jungle-2', {
        status: [200],
        answer: { rank: 0 },
        because: 'the minimum of rank is 0, inclusive',
      });
    },
  );

  test(
    'create and update refuse a rank below its minimum of 0',
    about(
      'jungle.rank.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/jungle', {
        body: { ...jungle, rank: -1 },
        status: [400, 422],
        because: 'rank must be at least 0',
      });
      await api.get('/jungle/jungle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Jungle', jungle);
      await api.patch('/jungle/jungle-1', {
        body: { rank: -1 },
        status: [400, 422],
        because: 'rank must be at least 0',
      });
      await api.get('/jungle/jungle-1', {
        status: [200],
        answer: { rank: 45 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'rank has no maximum',
    about('jungle.rank.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/jungle', {
        body: { ...jungle, rank: 1000000 },
        status: [200, 201],
        answer: { rank: 1000000 },
        because: 'rank has no maximum',
      });
      await api.get('/jungle/jungle-1', {
        status: [200],
        answer: { rank: 1000000 },
        because: 'rank has no maximum',
      });
      await api.create('Jungle', { ...jungle, id: 'jungle-2' });
      await api.patch('/jungle/jungle-2', {
        body: { rank: 1000000 },
        status: [200],
        answer: { rank: 1000000 },
        because: 'rank has no maximum',
      });
      await api.get('/jungle/jungle-2', {
        status: [200],
        answer: { rank: 1000000 },
        because: 'rank has no maximum',
      });
    },
  );
});

test.describe('Jungle: references', () => {
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
    'galaxy_draft refers to an existing Galaxy and is answered as its id',
    about('jungle.galaxy_draft.accepts-existing-object', 'references.by-id'),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2' });
      await api.post('/jungle', {
        body: { ...jungle, galaxy_draft: 'galaxy-1' },
        status: [200, 201],
        answer: { galaxy_draft: 'galaxy-1' },
        because: 'galaxy_draft was sent as galaxy-1',
      });
      await api.get('/jungle/jungle-1', {
        status: [200],
        answer: { galaxy_draft: 'galaxy-1' },
        because: 'galaxy_draft was sent as galaxy-1',
      });
      await api.patch('/jungle/jungle-1', {
        body: { galaxy_draft: 'galaxy-2' },
        status: [200],
        answer: { galaxy_draft: 'galaxy-2' },
        because: 'galaxy_draft was changed to galaxy-2',
      });
      await api.get('/jungle/jungle-1', {
        status: [200],
        answer: { galaxy_draft: 'galaxy-2' },
        because: 'galaxy_draft was changed to galaxy-2',
      });
      await api.get('/jungle', {
        status: [200],
        answer: [{ id: 'jungle-1', galaxy_draft: 'galaxy-2' }],
        because: 'lists answer references as ids too',
      });
    },
  );

  test(
    'create and update refuse a galaxy_draft that no Galaxy has as its id',
    about(
      'jungle.galaxy_draft.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/jungle', {
        body: { ...jungle, galaxy_draft: 'galaxy-unknown' },
        status: [400, 422],
        because: 'galaxy_draft must be the id of an existing Galaxy',
      });
      await api.get('/jungle/jungle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Galaxy', galaxy);
      await api.create('Jungle', { ...jungle, galaxy_draft: 'galaxy-1' });
      await api.patch('/jungle/jungle-1', {
        body: { galaxy_draft: 'galaxy-unknown' },
        status: [400, 422],
        because: 'galaxy_draft must be the id of an existing Galaxy',
      });
      await api.get('/jungle/jungle-1', {
        status: [200],
        answer: { galaxy_draft: 'galaxy-1' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no id for galaxy_draft',
    about(
      'jungle.galaxy_draft.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/jungle', {
        body: { ...jungle, galaxy_draft: 421337 },
        status: [400, 422],
        because: 'galaxy_draft must be the id of a Galaxy',
      });
      await api.post('/jungle', {
        body: { ...jungle, galaxy_draft: { value: 'text' } },
        status: [400, 422],
        because: 'galaxy_draft must be the id of a Galaxy',
      });
      await api.get('/jungle/jungle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Jungle', jungle);
      await api.patch('/jungle/jungle-1', {
        body: { galaxy_draft: 421337 },
        status: [400, 422],
        because: 'galaxy_draft must be the id of a Galaxy',
      });
      await api.patch('/jungle/jungle-1', {
        body: { galaxy_draft: { value: 'text' } },
        status: [400, 422],
        because: 'galaxy_draft must be the id of a Galaxy',
      });
      await api.get('/jungle/jungle-1', {
        status: [200],
        answer: { galaxy_draft: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'galaxy_draft may be null',
    about('jungle.galaxy_draft.accepts-null', 'references.null'),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.post('/jungle', {
        body: jungle,
        status: [200, 201],
        answer: { galaxy_draft: null },
        because: 'a reference may be null',
      });
      await api.patch('/jungle/jungle-1', {
        body: { galaxy_draft: 'galaxy-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/jungle/jungle-1', {
        body: { galaxy_draft: null },
        status: [200],
        answer: { galaxy_draft: null },
        because: 'a reference may be null',
      });
      await api.get('/jungle/jungle-1', {
        status: [200],
        answer: { galaxy_draft: null },
        because: 'a reference may be null',
      });
    },
  );

  test(
    'deleting a Galaxy clears every galaxy_draft that refers to it',
    about('jungle.galaxy_draft.is-cleared-by-delete', 'references.deleted', 'endpoints.delete'),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.create('Jungle', { ...jungle, galaxy_draft: 'galaxy-1' });
      await api.create('Jungle', { ...jungle, id: 'jungle-2', galaxy_draft: 'galaxy-1' });
      await api.delete('/galaxy/galaxy-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/jungle/jungle-1', {
        status: [200],
        answer: { id: 'jungle-1', galaxy_draft: null },
        because: 'galaxy-1 was deleted',
      });
      await api.get('/jungle/jungle-2', {
        status: [200],
        answer: { id: 'jungle-2', galaxy_draft: null },
        because: 'galaxy-1 was deleted',
      });
    },
  );

  test(
    'deleting a Galaxy keeps a galaxy_draft that refers to another',
    about('jungle.galaxy_draft.survives-delete-of-another', 'references.deleted'),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2' });
      await api.create('Jungle', { ...jungle, galaxy_draft: 'galaxy-2' });
      await api.delete('/galaxy/galaxy-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/jungle/jungle-1', {
        status: [200],
        answer: { galaxy_draft: 'galaxy-2' },
        because: 'another Galaxy was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Jungle in galaxy_draft, which refers to Galaxy',
    about(
      'jungle.galaxy_draft.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Jungle', jungle);
      await api.post('/jungle', {
        body: { ...jungle, id: 'jungle-2', galaxy_draft: 'jungle-1' },
        status: [400, 422],
        because: 'galaxy_draft must be the id of an existing Galaxy',
      });
      await api.create('Jungle', { ...jungle, id: 'jungle-2' });
      await api.patch('/jungle/jungle-2', {
        body: { galaxy_draft: 'jungle-1' },
        status: [400, 422],
        because: 'galaxy_draft must be the id of an existing Galaxy',
      });
      await api.get('/jungle/jungle-2', {
        status: [200],
        answer: { galaxy_draft: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Jungle with the id of a Galaxy leaves galaxy_draft alone',
    about(
      'jungle.galaxy_draft.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.create('Jungle', { ...jungle, galaxy_draft: 'galaxy-1' });
      await api.create('Jungle', { ...jungle, id: 'galaxy-1' });
      await api.delete('/jungle/galaxy-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/jungle/jungle-1', {
        status: [200],
        answer: { galaxy_draft: 'galaxy-1' },
        because: 'no Galaxy was deleted',
      });
    },
  );

  test(
    'galaxies is an empty list when a create leaves it out',
    about('jungle.galaxies.is-empty-by-default', 'references.null', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/jungle', {
        body: jungle,
        status: [200, 201],
        answer: { galaxies: [] },
        because: 'galaxies was left out',
      });
      await api.get('/jungle/jungle-1', {
        status: [200],
        answer: { galaxies: [] },
        because: 'galaxies was left out',
      });
    },
  );

  test(
    'galaxies lists existing Galaxy objects and is answered as their ids',
    about('jungle.galaxies.accepts-existing-objects', 'references.by-id', 'references.order'),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2' });
      await api.post('/jungle', {
        body: { ...jungle, galaxies: ['galaxy-1', 'galaxy-2'] },
        status: [200, 201],
        answer: { galaxies: ['galaxy-1', 'galaxy-2'] },
        because: 'galaxies was sent with two ids',
      });
      await api.get('/jungle/jungle-1', {
        status: [200],
        answer: { galaxies: ['galaxy-1', 'galaxy-2'] },
        because: 'galaxies was sent with two ids',
      });
      await api.get('/jungle', {
        status: [200],
        answer: [{ id: 'jungle-1', galaxies: ['galaxy-1', 'galaxy-2'] }],
        because: 'lists answer references as ids too',
      });
      await api.patch('/jungle/jungle-1', {
        body: { galaxies: ['galaxy-2', 'galaxy-1'] },
        status: [200],
        answer: { galaxies: ['galaxy-2', 'galaxy-1'] },
        because: 'any order will do',
      });
    },
  );

  test(
    'update replaces the ids in galaxies',
    about('jungle.galaxies.can-be-updated', 'references.by-id', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2' });
      await api.create('Jungle', { ...jungle, galaxies: ['galaxy-1'] });
      await api.patch('/jungle/jungle-1', {
        body: { galaxies: ['galaxy-2'] },
        status: [200],
        answer: { galaxies: ['galaxy-2'] },
        because: 'an update replaces the list',
      });
      await api.patch('/jungle/jungle-1', {
        body: { galaxies: [] },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/jungle/jungle-1', {
        status: [200],
        answer: { galaxies: [] },
        because: 'the list was emptied',
      });
    },
  );

  test(
    'create and update refuse an id in galaxies that no Galaxy has',
    about(
      'jungle.galaxies.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2' });
      await api.post('/jungle', {
        body: { ...jungle, galaxies: ['galaxy-unknown'] },
        status: [400, 422],
        because: 'galaxies must hold only ids of existing Galaxy objects',
      });
      await api.post('/jungle', {
        body: { ...jungle, galaxies: ['galaxy-1', 'galaxy-unknown'] },
        status: [400, 422],
        because: 'galaxies must hold only ids of existing Galaxy objects',
      });
      await api.post('/jungle', {
        body: { ...jungle, galaxies: ['galaxy-unknown', 'galaxy-2'] },
        status: [400, 422],
        because: 'galaxies must hold only ids of existing Galaxy objects',
      });
      await api.get('/jungle/jungle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Jungle', { ...jungle, galaxies: ['galaxy-1', 'galaxy-2'] });
      await api.patch('/jungle/jungle-1', {
        body: { galaxies: ['galaxy-unknown'] },
        status: [400, 422],
        because: 'galaxies must hold only ids of existing Galaxy objects',
      });
      await api.patch('/jungle/jungle-1', {
        body: { galaxies: ['galaxy-1', 'galaxy-unknown'] },
        status: [400, 422],
        because: 'galaxies must hold only ids of existing Galaxy objects',
      });
      await api.patch('/jungle/jungle-1', {
        body: { galaxies: ['galaxy-unknown', 'galaxy-2'] },
        status: [400, 422],
        because: 'galaxies must hold only ids of existing Galaxy objects',
      });
      await api.get('/jungle/jungle-1', {
        status: [200],
        answer: { galaxies: ['galaxy-1', 'galaxy-2'] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for the list galaxies',
    about(
      'jungle.galaxies.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/jungle', {
        body: { ...jungle, galaxies: null },
        status: [400, 422],
        because: 'galaxies must not be null',
      });
      await api.get('/jungle/jungle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Jungle', jungle);
      await api.patch('/jungle/jungle-1', {
        body: { galaxies: null },
        status: [400, 422],
        because: 'galaxies must not be null',
      });
      await api.get('/jungle/jungle-1', {
        status: [200],
        answer: { galaxies: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no list of ids for galaxies',
    about(
      'jungle.galaxies.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/jungle', {
        body: { ...jungle, galaxies: 'abc' },
        status: [400, 422],
        because: 'galaxies must be a list of ids of Galaxy',
      });
      await api.post('/jungle', {
        body: { ...jungle, galaxies: [{ value: 'text' }] },
        status: [400, 422],
        because: 'galaxies must be a list of ids of Galaxy',
      });
      await api.get('/jungle/jungle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Jungle', jungle);
      await api.patch('/jungle/jungle-1', {
        body: { galaxies: 'abc' },
        status: [400, 422],
        because: 'galaxies must be a list of ids of Galaxy',
      });
      await api.patch('/jungle/jungle-1', {
        body: { galaxies: [{ value: 'text' }] },
        status: [400, 422],
        because: 'galaxies must be a list of ids of Galaxy',
      });
      await api.get('/jungle/jungle-1', {
        status: [200],
        answer: { galaxies: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Galaxy takes its id out of every galaxies and keeps the others',
    about('jungle.galaxies.loses-deleted-object', 'references.deleted', 'endpoints.delete'),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2' });
      await api.create('Jungle', { ...jungle, galaxies: ['galaxy-1', 'galaxy-2'] });
      await api.create('Jungle', { ...jungle, id: 'jungle-2', galaxies: ['galaxy-1'] });
      await api.delete('/galaxy/galaxy-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/jungle/jungle-1', {
        status: [200],
        answer: { id: 'jungle-1', galaxies: ['galaxy-2'] },
        because: 'galaxy-1 was deleted',
      });
      await api.get('/jungle/jungle-2', {
        status: [200],
        answer: { id: 'jungle-2', galaxies: [] },
        because: 'galaxy-1 was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Jungle in galaxies, which refers to Galaxy',
    about(
      'jungle.galaxies.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Jungle', jungle);
      await api.post('/jungle', {
        body: { ...jungle, id: 'jungle-2', galaxies: ['jungle-1'] },
        status: [400, 422],
        because: 'galaxies must hold only ids of existing Galaxy objects',
      });
      await api.create('Jungle', { ...jungle, id: 'jungle-2' });
      await api.patch('/jungle/jungle-2', {
        body: { galaxies: ['jungle-1'] },
        status: [400, 422],
        because: 'galaxies must hold only ids of existing Galaxy objects',
      });
      await api.get('/jungle/jungle-2', {
        status: [200],
        answer: { galaxies: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Jungle with the id of a Galaxy leaves galaxies alone',
    about(
      'jungle.galaxies.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.create('Jungle', { ...jungle, galaxies: ['galaxy-1'] });
      await api.create('Jungle', { ...jungle, id: 'galaxy-1' });
      await api.delete('/jungle/galaxy-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/jungle/jungle-1', {
        status: [200],
        answer: { galaxies: ['galaxy-1'] },
        because: 'no Galaxy was deleted',
      });
    },
  );

  test(
    'update that is refused for galaxies does not change born either',
    about(
      'jungle.galaxies.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('Jungle', jungle);
      await api.patch('/jungle/jungle-1', {
        body: { born: '2016-02-09 01:32:12', galaxies: ['galaxy-unknown'] },
        status: [400, 422],
        because: 'galaxies must hold only ids of existing Galaxy objects',
      });
      await api.get('/jungle/jungle-1', {
        status: [200],
        answer: { ...jungle, galaxies: [] },
        because: 'a refused update changes nothing',
      });
    },
  );
});
