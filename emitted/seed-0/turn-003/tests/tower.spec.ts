import { about, test, without } from '../support/api.ts';

// A valid GardenChapter, as the tests send it.
const gardenChapter = {
  cost_second: 5.75,
  discount: 84.25,
  handle_target: 'malodo',
  id: 'gardenchapter-1',
  margin_weekly: 82.75,
  scheduled_secondary: '2018-05-13 07:31:32',
};

// A valid Tower, as the tests send it.
const tower = {
  approved: false,
  flagged: false,
  id: 'tower-1',
  published_monthly: true,
  reviewed: false,
};

test.describe('Tower: create, read, update and delete', () => {
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
    'create answers the new Tower, and read answers it again',
    about(
      'tower.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/tower', {
        body: tower,
        status: [200, 201],
        answer: { ...tower, statues_temporary: [] },
        because: 'create answers the object that was sent',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { ...tower, statues_temporary: [] },
        because: 'read answers the object that was created',
      });
      await api.post('/tower', {
        body: { ...tower, id: 'tower-2' },
        status: [200, 201],
        answer: { id: 'tower-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Tower',
    about(
      'tower.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', {
        body: { approved: true, flagged: true, published_monthly: false, reviewed: true },
        status: [200],
        answer: {
          approved: true,
          flagged: true,
          id: 'tower-1',
          published_monthly: false,
          statues_temporary: [],
          reviewed: true,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { approved: true, flagged: true, published_monthly: false, reviewed: true },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('tower.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', {
        body: {
          id: 'tower-1',
          approved: true,
          flagged: true,
          published_monthly: false,
          reviewed: true,
        },
        status: [200],
        answer: {
          id: 'tower-1',
          approved: true,
          flagged: true,
          published_monthly: false,
          reviewed: true,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: {
          id: 'tower-1',
          approved: true,
          flagged: true,
          published_monthly: false,
          reviewed: true,
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for reviewed does not change approved either',
    about(
      'tower.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', {
        body: { approved: true, reviewed: 'abc' },
        status: [400, 422],
        because: 'reviewed must be true or false',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { ...tower, statues_temporary: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a Tower: no read finds it and no list holds it',
    about(
      'tower.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Tower', tower);
      await api.delete('/tower/tower-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/tower/tower-1', { status: [404], because: 'it was deleted' });
      await api.get('/tower', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Tower has',
    about('tower.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Tower', tower);
      await api.get('/tower/tower-unknown', {
        status: [404],
        because: 'no Tower has the id tower-unknown',
      });
      await api.patch('/tower/tower-unknown', {
        body: { approved: true, flagged: true, published_monthly: false, reviewed: true },
        status: [404],
        because: 'no Tower has the id tower-unknown',
      });
      await api.delete('/tower/tower-unknown', {
        status: [404],
        because: 'no Tower has the id tower-unknown',
      });
      await api.get('/tower', {
        status: [200],
        answer: [{ id: 'tower-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Tower: collections', () => {
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
    'list answers every Tower with all of its fields',
    about('tower.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Tower', tower);
      await api.create('Tower', {
        ...tower,
        id: 'tower-2',
        approved: true,
        flagged: true,
        published_monthly: false,
        reviewed: true,
      });
      await api.create('Tower', { ...tower, id: 'tower-3' });
      await api.get('/tower', {
        status: [200],
        answer: [
          { ...tower, statues_temporary: [] },
          {
            approved: true,
            flagged: true,
            id: 'tower-2',
            published_monthly: false,
            statues_temporary: [],
            reviewed: true,
          },
          { ...tower, id: 'tower-3', statues_temporary: [] },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Tower leaves another as it was',
    about('tower.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Tower', tower);
      await api.create('Tower', {
        ...tower,
        id: 'tower-2',
        approved: true,
        flagged: true,
        published_monthly: false,
        reviewed: true,
      });
      await api.patch('/tower/tower-2', {
        body: {
          id: 'tower-2',
          approved: true,
          flagged: true,
          published_monthly: false,
          reviewed: true,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { ...tower, statues_temporary: [] },
        because: 'another object was updated',
      });
      await api.get('/tower/tower-2', {
        status: [200],
        answer: {
          approved: true,
          flagged: true,
          id: 'tower-2',
          published_monthly: false,
          statues_temporary: [],
          reviewed: true,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Tower leaves another as it was',
    about(
      'tower.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Tower', tower);
      await api.create('Tower', {
        ...tower,
        id: 'tower-2',
        approved: true,
        flagged: true,
        published_monthly: false,
        reviewed: true,
      });
      await api.delete('/tower/tower-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/tower/tower-2', {
        status: [200],
        answer: {
          approved: true,
          flagged: true,
          id: 'tower-2',
          published_monthly: false,
          statues_temporary: [],
          reviewed: true,
        },
        because: 'another object was deleted',
      });
      await api.get('/tower', {
        status: [200],
        answer: [{ id: 'tower-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Tower',
    about('tower.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Tower', tower);
      await api.create('Tower', {
        ...tower,
        id: 'tower-2',
        approved: true,
        flagged: true,
        published_monthly: false,
        reviewed: true,
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/tower', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/tower/tower-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('Tower: required fields and defaults', () => {
  // endpoints.update: `PATCH /{entity}/{id}` changes the fields that are in the body, leaves the
  //   others as they are, and answers 200 and the whole object as it is afterwards.
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
    'create accepts a Tower without approved, which is optional',
    about('tower.approved.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/tower', {
        body: without(tower, 'approved'),
        status: [200, 201],
        answer: { approved: null },
        because: 'approved is optional',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { approved: null },
        because: 'approved is optional',
      });
    },
  );

  test(
    'create refuses a Tower without flagged, which is required',
    about(
      'tower.flagged.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/tower', {
        body: without(tower, 'flagged'),
        status: [400, 422],
        because: 'flagged is required and has no default',
      });
      await api.get('/tower/tower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Tower without published_monthly, which is required',
    about(
      'tower.published_monthly.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/tower', {
        body: without(tower, 'published_monthly'),
        status: [400, 422],
        because: 'published_monthly is required and has no default',
      });
      await api.get('/tower/tower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create accepts a Tower without reviewed, which is optional',
    about('tower.reviewed.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/tower', {
        body: without(tower, 'reviewed'),
        status: [200, 201],
        answer: { reviewed: null },
        because: 'reviewed is optional',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { reviewed: null },
        because: 'reviewed is optional',
      });
    },
  );

  test(
    'update of approved or reviewed alone leaves every other field as it is',
    about('tower.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('Tower', { ...tower, statues_temporary: ['gardenchapter-1'] });
      await api.patch('/tower/tower-1', {
        body: { approved: true },
        status: [200],
        answer: { ...tower, approved: true, statues_temporary: ['gardenchapter-1'] },
        because: 'an update touches only what it carries',
      });
      await api.patch('/tower/tower-1', {
        body: { reviewed: true },
        status: [200],
        answer: {
          ...tower,
          approved: true,
          statues_temporary: ['gardenchapter-1'],
          reviewed: true,
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: {
          ...tower,
          approved: true,
          statues_temporary: ['gardenchapter-1'],
          reviewed: true,
        },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Tower: null', () => {
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
    'create and update refuse null for approved',
    about(
      'tower.approved.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/tower', {
        body: { ...tower, approved: null },
        status: [400, 422],
        because: 'approved must not be null',
      });
      await api.get('/tower/tower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', {
        body: { approved: null },
        status: [400, 422],
        because: 'approved must not be null',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { approved: false },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'flagged may be null',
    about('tower.flagged.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/tower', {
        body: { ...tower, flagged: null },
        status: [200, 201],
        answer: { flagged: null },
        because: 'flagged is nullable',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { flagged: null },
        because: 'flagged is nullable',
      });
      await api.create('Tower', { ...tower, id: 'tower-2' });
      await api.patch('/tower/tower-2', {
        body: { flagged: null },
        status: [200],
        answer: { flagged: null },
        because: 'flagged is nullable',
      });
      await api.get('/tower/tower-2', {
        status: [200],
        answer: { flagged: null },
        because: 'flagged is nullable',
      });
    },
  );

  test(
    'create and update refuse null for published_monthly',
    about(
      'tower.published_monthly.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/tower', {
        body: { ...tower, published_monthly: null },
        status: [400, 422],
        because: 'published_monthly must not be null',
      });
      await api.get('/tower/tower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', {
        body: { published_monthly: null },
        status: [400, 422],
        because: 'published_monthly must not be null',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { published_monthly: true },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for reviewed',
    about(
      'tower.reviewed.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/tower', {
        body: { ...tower, reviewed: null },
        status: [400, 422],
        because: 'reviewed must not be null',
      });
      await api.get('/tower/tower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', {
        body: { reviewed: null },
        status: [400, 422],
        because: 'reviewed must not be null',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { reviewed: false },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Tower: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
  // values.round-trip: What was accepted is stored and answered unchanged, with its JSON type: a
  //   number as a number, a boolean as `true` or `false`. `1` and `1.0` are the same number.
  // update.validates: An update is held to the same rules on values, bounds, `null` and
  //   references as a create.
  // refused.unchanged: A refused create or update changes nothing, not even the fields that were
  //   right.
  // refused.status: Invalid input is always answered with 400 or 422 and never with a status of
  //   500 or above. The body of an error is yours to choose.

  test(
    'approved may be false',
    about('tower.approved.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/tower', {
        body: tower,
        status: [200, 201],
        answer: { approved: false },
        because: 'false is a valid value of approved',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { approved: false },
        because: 'false is a valid value of approved',
      });
      await api.create('Tower', { ...tower, id: 'tower-2', approved: true });
      await api.patch('/tower/tower-2', {
        body: { approved: false },
        status: [200],
        answer: { approved: false },
        because: 'false is a valid value of approved',
      });
      await api.get('/tower/tower-2', {
        status: [200],
        answer: { approved: false },
        because: 'false is a valid value of approved',
      });
    },
  );

  test(
    'create and update refuse an approved of a wrong type',
    about(
      'tower.approved.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/tower', {
        body: { ...tower, approved: 'abc' },
        status: [400, 422],
        because: 'approved must be true or false',
      });
      await api.post('/tower', {
        body: { ...tower, approved: { value: 'text' } },
        status: [400, 422],
        because: 'approved must be true or false',
      });
      await api.get('/tower/tower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', {
        body: { approved: 'abc' },
        status: [400, 422],
        because: 'approved must be true or false',
      });
      await api.patch('/tower/tower-1', {
        body: { approved: { value: 'text' } },
        status: [400, 422],
        because: 'approved must be true or false',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { approved: false },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'flagged may be false',
    about('tower.flagged.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/tower', {
        body: tower,
        status: [200, 201],
        answer: { flagged: false },
        because: 'false is a valid value of flagged',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { flagged: false },
        because: 'false is a valid value of flagged',
      });
      await api.create('Tower', { ...tower, id: 'tower-2', flagged: true });
      await api.patch('/tower/tower-2', {
        body: { flagged: false },
        status: [200],
        answer: { flagged: false },
        because: 'false is a valid value of flagged',
      });
      await api.get('/tower/tower-2', {
        status: [200],
        answer: { flagged: false },
        because: 'false is a valid value of flagged',
      });
    },
  );

  test(
    'create and update refuse a flagged of a wrong type',
    about(
      'tower.flagged.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/tower', {
        body: { ...tower, flagged: 'abc' },
        status: [400, 422],
        because: 'flagged must be true or false',
      });
      await api.post('/tower', {
        body: { ...tower, flagged: { value: 'text' } },
        status: [400, 422],
        because: 'flagged must be true or false',
      });
      await api.get('/tower/tower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', {
        body: { flagged: 'abc' },
        status: [400, 422],
        because: 'flagged must be true or false',
      });
      await api.patch('/tower/tower-1', {
        body: { flagged: { value: 'text' } },
        status: [400, 422],
        because: 'flagged must be true or false',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { flagged: false },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'published_monthly may be false',
    about('tower.published_monthly.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/tower', {
        body: { ...tower, published_monthly: false },
        status: [200, 201],
        answer: { published_monthly: false },
        because: 'false is a valid value of published_monthly',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { published_monthly: false },
        because: 'false is a valid value of published_monthly',
      });
      await api.create('Tower', { ...tower, id: 'tower-2' });
      await api.patch('/tower/tower-2', {
        body: { published_monthly: false },
        status: [200],
        answer: { published_monthly: false },
        because: 'false is a valid value of published_monthly',
      });
      await api.get('/tower/tower-2', {
        status: [200],
        answer: { published_monthly: false },
        because: 'false is a valid value of published_monthly',
      });
    },
  );

  test(
    'create and update refuse a published_monthly of a wrong type',
    about(
      'tower.published_monthly.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/tower', {
        body: { ...tower, published_monthly: 'abc' },
        status: [400, 422],
        because: 'published_monthly must be true or false',
      });
      await api.post('/tower', {
        body: { ...tower, published_monthly: { value: 'text' } },
        status: [400, 422],
        because: 'published_monthly must be true or false',
      });
      await api.get('/tower/tower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', {
        body: { published_monthly: 'abc' },
        status: [400, 422],
        because: 'published_monthly must be true or false',
      });
      await api.patch('/tower/tower-1', {
        body: { published_monthly: { value: 'text' } },
        status: [400, 422],
        because: 'published_monthly must be true or false',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { published_monthly: true },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'reviewed may be false',
    about('tower.reviewed.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/tower', {
        body: tower,
        status: [200, 201],
        answer: { reviewed: false },
        because: 'false is a valid value of reviewed',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { reviewed: false },
        because: 'false is a valid value of reviewed',
      });
      await api.create('Tower', { ...tower, id: 'tower-2', reviewed: true });
      await api.patch('/tower/tower-2', {
        body: { reviewed: false },
        status: [200],
        answer: { reviewed: false },
        because: 'false is a valid value of reviewed',
      });
      await api.get('/tower/tower-2', {
        status: [200],
        answer: { reviewed: false },
        because: 'false is a valid value of reviewed',
      });
    },
  );

  test(
    'create and update refuse a reviewed of a wrong type',
    about(
      'tower.reviewed.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/tower', {
        body: { ...tower, reviewed: 'abc' },
        status: [400, 422],
        because: 'reviewed must be true or false',
      });
      await api.post('/tower', {
        body: { ...tower, reviewed: { value: 'text' } },
        status: [400, 422],
        because: 'reviewed must be true or false',
      });
      await api.get('/tower/tower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', {
        body: { reviewed: 'abc' },
        status: [400, 422],
        because: 'reviewed must be true or false',
      });
      await api.patch('/tower/tower-1', {
        body: { reviewed: { value: 'text' } },
        status: [400, 422],
        because: 'reviewed must be true or false',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { reviewed: false },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Tower: references', () => {
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
  // changes.rename-entity: Renaming an entity moves its endpoints, analytics and actions to the
  //   new name. Fields of other entities that refer to it keep their names (`Dog.cats` stays
  //   `cats` when `Cat` becomes `CatSuper`), and its own fields, enums, enum values, bounds and
  //   defaults stay as they are.

  test(
    'statues_temporary is an empty list when a create leaves it out',
    about(
      'tower.statues_temporary.is-empty-by-default',
      'references.null',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/tower', {
        body: tower,
        status: [200, 201],
        answer: { statues_temporary: [] },
        because: 'statues_temporary was left out',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { statues_temporary: [] },
        because: 'statues_temporary was left out',
      });
    },
  );

  test(
    'statues_temporary lists existing GardenChapter objects and is answered as their ids',
    about(
      'tower.statues_temporary.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', { ...gardenChapter, id: 'gardenchapter-2' });
      await api.post('/tower', {
        body: { ...tower, statues_temporary: ['gardenchapter-1', 'gardenchapter-2'] },
        status: [200, 201],
        answer: { statues_temporary: ['gardenchapter-1', 'gardenchapter-2'] },
        because: 'statues_temporary was sent with two ids',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { statues_temporary: ['gardenchapter-1', 'gardenchapter-2'] },
        because: 'statues_temporary was sent with two ids',
      });
      await api.get('/tower', {
        status: [200],
        answer: [{ id: 'tower-1', statues_temporary: ['gardenchapter-1', 'gardenchapter-2'] }],
        because: 'lists answer references as ids too',
      });
      await api.patch('/tower/tower-1', {
        body: { statues_temporary: ['gardenchapter-2', 'gardenchapter-1'] },
        status: [200],
        answer: { statues_temporary: ['gardenchapter-2', 'gardenchapter-1'] },
        because: 'any order will do',
      });
    },
  );

  test(
    'update replaces the ids in statues_temporary',
    about(
      'tower.statues_temporary.can-be-updated',
      'references.by-id',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', { ...gardenChapter, id: 'gardenchapter-2' });
      await api.create('Tower', { ...tower, statues_temporary: ['gardenchapter-1'] });
      await api.patch('/tower/tower-1', {
        body: { statues_temporary: ['gardenchapter-2'] },
        status: [200],
        answer: { statues_temporary: ['gardenchapter-2'] },
        because: 'an update replaces the list',
      });
      await api.patch('/tower/tower-1', {
        body: { statues_temporary: [] },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { statues_temporary: [] },
        because: 'the list was emptied',
      });
    },
  );

  test(
    'create and update refuse an id in statues_temporary that no GardenChapter has',
    about(
      'tower.statues_temporary.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', { ...gardenChapter, id: 'gardenchapter-2' });
      await api.post('/tower', {
        body: { ...tower, statues_temporary: ['gardenchapter-unknown'] },
        status: [400, 422],
        because: 'statues_temporary must hold only ids of existing GardenChapter objects',
      });
      await api.post('/tower', {
        body: { ...tower, statues_temporary: ['gardenchapter-1', 'gardenchapter-unknown'] },
        status: [400, 422],
        because: 'statues_temporary must hold only ids of existing GardenChapter objects',
      });
      await api.post('/tower', {
        body: { ...tower, statues_temporary: ['gardenchapter-unknown', 'gardenchapter-2'] },
        status: [400, 422],
        because: 'statues_temporary must hold only ids of existing GardenChapter objects',
      });
      await api.get('/tower/tower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Tower', {
        ...tower,
        statues_temporary: ['gardenchapter-1', 'gardenchapter-2'],
      });
      await api.patch('/tower/tower-1', {
        body: { statues_temporary: ['gardenchapter-unknown'] },
        status: [400, 422],
        because: 'statues_temporary must hold only ids of existing GardenChapter objects',
      });
      await api.patch('/tower/tower-1', {
        body: { statues_temporary: ['gardenchapter-1', 'gardenchapter-unknown'] },
        status: [400, 422],
        because: 'statues_temporary must hold only ids of existing GardenChapter objects',
      });
      await api.patch('/tower/tower-1', {
        body: { statues_temporary: ['gardenchapter-unknown', 'gardenchapter-2'] },
        status: [400, 422],
        because: 'statues_temporary must hold only ids of existing GardenChapter objects',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { statues_temporary: ['gardenchapter-1', 'gardenchapter-2'] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for the list statues_temporary',
    about(
      'tower.statues_temporary.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/tower', {
        body: { ...tower, statues_temporary: null },
        status: [400, 422],
        because: 'statues_temporary must not be null',
      });
      await api.get('/tower/tower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', {
        body: { statues_temporary: null },
        status: [400, 422],
        because: 'statues_temporary must not be null',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { statues_temporary: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no list of ids for statues_temporary',
    about(
      'tower.statues_temporary.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/tower', {
        body: { ...tower, statues_temporary: 'abc' },
        status: [400, 422],
        because: 'statues_temporary must be a list of ids of GardenChapter',
      });
      await api.post('/tower', {
        body: { ...tower, statues_temporary: [{ value: 'text' }] },
        status: [400, 422],
        because: 'statues_temporary must be a list of ids of GardenChapter',
      });
      await api.get('/tower/tower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', {
        body: { statues_temporary: 'abc' },
        status: [400, 422],
        because: 'statues_temporary must be a list of ids of GardenChapter',
      });
      await api.patch('/tower/tower-1', {
        body: { statues_temporary: [{ value: 'text' }] },
        status: [400, 422],
        because: 'statues_temporary must be a list of ids of GardenChapter',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { statues_temporary: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a GardenChapter takes its id out of every statues_temporary and keeps the others',
    about(
      'tower.statues_temporary.loses-deleted-object',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', { ...gardenChapter, id: 'gardenchapter-2' });
      await api.create('Tower', {
        ...tower,
        statues_temporary: ['gardenchapter-1', 'gardenchapter-2'],
      });
      await api.create('Tower', {
        ...tower,
        id: 'tower-2',
        statues_temporary: ['gardenchapter-1'],
      });
      await api.delete('/gardenchapter/gardenchapter-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { id: 'tower-1', statues_temporary: ['gardenchapter-2'] },
        because: 'gardenchapter-1 was deleted',
      });
      await api.get('/tower/tower-2', {
        status: [200],
        answer: { id: 'tower-2', statues_temporary: [] },
        because: 'gardenchapter-1 was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Tower in statues_temporary, which refers to GardenChapter',
    about(
      'tower.statues_temporary.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Tower', tower);
      await api.post('/tower', {
        body: { ...tower, id: 'tower-2', statues_temporary: ['tower-1'] },
        status: [400, 422],
        because: 'statues_temporary must hold only ids of existing GardenChapter objects',
      });
      await api.create('Tower', { ...tower, id: 'tower-2' });
      await api.patch('/tower/tower-2', {
        body: { statues_temporary: ['tower-1'] },
        status: [400, 422],
        because: 'statues_temporary must hold only ids of existing GardenChapter objects',
      });
      await api.get('/tower/tower-2', {
        status: [200],
        answer: { statues_temporary: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Tower with the id of a GardenChapter leaves statues_temporary alone',
    about(
      'tower.statues_temporary.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('Tower', { ...tower, statues_temporary: ['gardenchapter-1'] });
      await api.create('Tower', { ...tower, id: 'gardenchapter-1' });
      await api.delete('/tower/gardenchapter-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { statues_temporary: ['gardenchapter-1'] },
        because: 'no GardenChapter was deleted',
      });
    },
  );

  test(
    'update that is refused for statues_temporary does not change approved either',
    about(
      'tower.statues_temporary.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', {
        body: { approved: true, statues_temporary: ['gardenchapter-unknown'] },
        status: [400, 422],
        because: 'statues_temporary must hold only ids of existing GardenChapter objects',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { ...tower, statues_temporary: [] },
        because: 'a refused update changes nothing',
      });
    },
  );
});
