import { about, test, without } from '../support/api.ts';

// A valid GardenChapter, as the tests send it.
const gardenChapter = {
  cost_second: 5.75,
  discount: 84.25,
  id: 'gardenchapter-1',
  margin_weekly: 82.75,
  scheduled_secondary: '2018-05-13 07:31:32',
};

// A valid Piano, as the tests send it.
const piano = {
  id: 'piano-1',
  price_old: 33.75,
  signed: '2017-08-29 20:22:59',
  pinned_usual: true,
};

// A valid KettleMountain, as the tests send it.
const kettleMountain = { active_external: true, id: 'kettlemountain-1', rating_daily: 30 };

test.describe('KettleMountain: create, read, update and delete', () => {
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
    'create answers the new KettleMountain, and read answers it again',
    about(
      'kettlemountain.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/kettlemountain', {
        body: kettleMountain,
        status: [200, 201],
        answer: { ...kettleMountain, garden_chapter_draft: null, piano_former: null },
        because: 'create answers the object that was sent',
      });
      await api.get('/kettlemountain/kettlemountain-1', {
        status: [200],
        answer: { ...kettleMountain, garden_chapter_draft: null, piano_former: null },
        because: 'read answers the object that was created',
      });
      await api.post('/kettlemountain', {
        body: { ...kettleMountain, id: 'kettlemountain-2' },
        status: [200, 201],
        answer: { id: 'kettlemountain-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole KettleMountain',
    about(
      'kettlemountain.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('KettleMountain', kettleMountain);
      await api.patch('/kettlemountain/kettlemountain-1', {
        body: { active_external: false, rating_daily: 73 },
        status: [200],
        answer: {
          active_external: false,
          garden_chapter_draft: null,
          id: 'kettlemountain-1',
          piano_former: null,
          rating_daily: 73,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/kettlemountain/kettlemountain-1', {
        status: [200],
        answer: { active_external: false, rating_daily: 73 },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('kettlemountain.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('KettleMountain', kettleMountain);
      await api.patch('/kettlemountain/kettlemountain-1', {
        body: { id: 'kettlemountain-1', active_external: false, rating_daily: 73 },
        status: [200],
        answer: { id: 'kettlemountain-1', active_external: false, rating_daily: 73 },
        because: 'the id is the one that the object has',
      });
      await api.get('/kettlemountain/kettlemountain-1', {
        status: [200],
        answer: { id: 'kettlemountain-1', active_external: false, rating_daily: 73 },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for rating_daily does not change active_external either',
    about(
      'kettlemountain.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('KettleMountain', kettleMountain);
      await api.patch('/kettlemountain/kettlemountain-1', {
        body: { active_external: false, rating_daily: 'abc' },
        status: [400, 422],
        because: 'rating_daily must be an integer',
      });
      await api.get('/kettlemountain/kettlemountain-1', {
        status: [200],
        answer: { ...kettleMountain, garden_chapter_draft: null, piano_former: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a KettleMountain: no read finds it and no list holds it',
    about(
      'kettlemountain.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('KettleMountain', kettleMountain);
      await api.delete('/kettlemountain/kettlemountain-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/kettlemountain/kettlemountain-1', {
        status: [404],
        because: 'it was deleted',
      });
      await api.get('/kettlemountain', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no KettleMountain has',
    about('kettlemountain.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('KettleMountain', kettleMountain);
      await api.get('/kettlemountain/kettlemountain-unknown', {
        status: [404],
        because: 'no KettleMountain has the id kettlemountain-unknown',
      });
      await api.patch('/kettlemountain/kettlemountain-unknown', {
        body: { active_external: false, rating_daily: 73 },
        status: [404],
        because: 'no KettleMountain has the id kettlemountain-unknown',
      });
      await api.delete('/kettlemountain/kettlemountain-unknown', {
        status: [404],
        because: 'no KettleMountain has the id kettlemountain-unknown',
      });
      await api.get('/kettlemountain', {
        status: [200],
        answer: [{ id: 'kettlemountain-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('KettleMountain: collections', () => {
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
    'list answers every KettleMountain with all of its fields',
    about('kettlemountain.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('KettleMountain', kettleMountain);
      await api.create('KettleMountain', {
        ...kettleMountain,
        id: 'kettlemountain-2',
        active_external: false,
        rating_daily: 73,
      });
      await api.create('KettleMountain', {
        ...kettleMountain,
        id: 'kettlemountain-3',
        rating_daily: 6,
      });
      await api.get('/kettlemountain', {
        status: [200],
        answer: [
          { ...kettleMountain, garden_chapter_draft: null, piano_former: null },
          {
            active_external: false,
            garden_chapter_draft: null,
            id: 'kettlemountain-2',
            piano_former: null,
            rating_daily: 73,
          },
          {
            active_external: true,
            garden_chapter_draft: null,
            id: 'kettlemountain-3',
            piano_former: null,
            rating_daily: 6,
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one KettleMountain leaves another as it was',
    about('kettlemountain.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('KettleMountain', kettleMountain);
      await api.create('KettleMountain', {
        ...kettleMountain,
        id: 'kettlemountain-2',
        active_external: false,
        rating_daily: 73,
      });
      await api.patch('/kettlemountain/kettlemountain-2', {
        body: { id: 'kettlemountain-2', active_external: false, rating_daily: 73 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/kettlemountain/kettlemountain-1', {
        status: [200],
        answer: { ...kettleMountain, garden_chapter_draft: null, piano_former: null },
        because: 'another object was updated',
      });
      await api.get('/kettlemountain/kettlemountain-2', {
        status: [200],
        answer: {
          active_external: false,
          garden_chapter_draft: null,
          id: 'kettlemountain-2',
          piano_former: null,
          rating_daily: 73,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one KettleMountain leaves another as it was',
    about(
      'kettlemountain.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('KettleMountain', kettleMountain);
      await api.create('KettleMountain', {
        ...kettleMountain,
        id: 'kettlemountain-2',
        active_external: false,
        rating_daily: 73,
      });
      await api.delete('/kettlemountain/kettlemountain-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/kettlemountain/kettlemountain-2', {
        status: [200],
        answer: {
          active_external: false,
          garden_chapter_draft: null,
          id: 'kettlemountain-2',
          piano_former: null,
          rating_daily: 73,
        },
        because: 'another object was deleted',
      });
      await api.get('/kettlemountain', {
        status: [200],
        answer: [{ id: 'kettlemountain-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every KettleMountain',
    about('kettlemountain.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('KettleMountain', kettleMountain);
      await api.create('KettleMountain', {
        ...kettleMountain,
        id: 'kettlemountain-2',
        active_external: false,
        rating_daily: 73,
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/kettlemountain', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/kettlemountain/kettlemountain-1', {
        status: [404],
        because: 'reset removed it',
      });
    },
  );
});

test.describe('KettleMountain: required fields and defaults', () => {
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
    'create refuses a KettleMountain without active_external, which is required',
    about(
      'kettlemountain.active_external.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/kettlemountain', {
        body: without(kettleMountain, 'active_external'),
        status: [400, 422],
        because: 'active_external is required and has no default',
      });
      await api.get('/kettlemountain/kettlemountain-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a KettleMountain without an id',
    about(
      'kettlemountain.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/kettlemountain', {
        body: without(kettleMountain, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/kettlemountain', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'rating_daily is 187 when a create leaves it out',
    about('kettlemountain.rating_daily.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/kettlemountain', {
        body: without(kettleMountain, 'rating_daily'),
        status: [200, 201],
        answer: { rating_daily: 187 },
        because: 'the default of rating_daily is 187',
      });
      await api.get('/kettlemountain/kettlemountain-1', {
        status: [200],
        answer: { rating_daily: 187 },
        because: 'the default of rating_daily is 187',
      });
    },
  );

  test(
    'update of active_external or rating_daily alone leaves every other field as it is',
    about('kettlemountain.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('Piano', piano);
      await api.create('KettleMountain', {
        ...kettleMountain,
        garden_chapter_draft: 'gardenchapter-1',
        piano_former: 'piano-1',
      });
      await api.patch('/kettlemountain/kettlemountain-1', {
        body: { active_external: false },
        status: [200],
        answer: {
          ...kettleMountain,
          active_external: false,
          garden_chapter_draft: 'gardenchapter-1',
          piano_former: 'piano-1',
        },
        because: 'an update touches only what it carries',
      });
      await api.patch('/kettlemountain/kettlemountain-1', {
        body: { rating_daily: 73 },
        status: [200],
        answer: {
          active_external: false,
          garden_chapter_draft: 'gardenchapter-1',
          id: 'kettlemountain-1',
          piano_former: 'piano-1',
          rating_daily: 73,
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/kettlemountain/kettlemountain-1', {
        status: [200],
        answer: {
          active_external: false,
          garden_chapter_draft: 'gardenchapter-1',
          id: 'kettlemountain-1',
          piano_former: 'piano-1',
          rating_daily: 73,
        },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('KettleMountain: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // update.validates: An update is held to the same rules on values, bounds, `null` and
  //   references as a create.
  // refused.unchanged: A refused create or update changes nothing, not even the fields that were
  //   right.
  // refused.status: Invalid input is always answered with 400 or 422 and never with a status of
  //   500 or above. The body of an error is yours to choose.

  test(
    'create and update refuse null for active_external',
    about(
      'kettlemountain.active_external.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/kettlemountain', {
        body: { ...kettleMountain, active_external: null },
        status: [400, 422],
        because: 'active_external must not be null',
      });
      await api.get('/kettlemountain/kettlemountain-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('KettleMountain', kettleMountain);
      await api.patch('/kettlemountain/kettlemountain-1', {
        body: { active_external: null },
        status: [400, 422],
        because: 'active_external must not be null',
      });
      await api.get('/kettlemountain/kettlemountain-1', {
        status: [200],
        answer: { active_external: true },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for rating_daily',
    about(
      'kettlemountain.rating_daily.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/kettlemountain', {
        body: { ...kettleMountain, rating_daily: null },
        status: [400, 422],
        because: 'rating_daily must not be null',
      });
      await api.get('/kettlemountain/kettlemountain-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('KettleMountain', kettleMountain);
      await api.patch('/kettlemountain/kettlemountain-1', {
        body: { rating_daily: null },
        status: [400, 422],
        because: 'rating_daily must not be null',
      });
      await api.get('/kettlemountain/kettlemountain-1', {
        status: [200],
        answer: { rating_daily: 30 },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('KettleMountain: types and bounds', () => {
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
    'active_external may be false',
    about('kettlemountain.active_external.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/kettlemountain', {
        body: { ...kettleMountain, active_external: false },
        status: [200, 201],
        answer: { active_external: false },
        because: 'false is a valid value of active_external',
      });
      await api.get('/kettlemountain/kettlemountain-1', {
        status: [200],
        answer: { active_external: false },
        because: 'false is a valid value of active_external',
      });
      await api.create('KettleMountain', { ...kettleMountain, id: 'kettlemountain-2' });
      await api.patch('/kettlemountain/kettlemountain-2', {
        body: { active_external: false },
        status: [200],
        answer: { active_external: false },
        because: 'false is a valid value of active_external',
      });
      await api.get('/kettlemountain/kettlemountain-2', {
        status: [200],
        answer: { active_external: false },
        because: 'false is a valid value of active_external',
      });
    },
  );

  test(
    'create and update refuse an active_external of a wrong type',
    about(
      'kettlemountain.active_external.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/kettlemountain', {
        body: { ...kettleMountain, active_external: 'abc' },
        status: [400, 422],
        because: 'active_external must be true or false',
      });
      await api.post('/kettlemountain', {
        body: { ...kettleMountain, active_external: { value: 'text' } },
        status: [400, 422],
        because: 'active_external must be true or false',
      });
      await api.get('/kettlemountain/kettlemountain-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('KettleMountain', kettleMountain);
      await api.patch('/kettlemountain/kettlemountain-1', {
        body: { active_external: 'abc' },
        status: [400, 422],
        because: 'active_external must be true or false',
      });
      await api.patch('/kettlemountain/kettlemountain-1', {
        body: { active_external: { value: 'text' } },
        status: [400, 422],
        because: 'active_external must be true or false',
      });
      await api.get('/kettlemountain/kettlemountain-1', {
        status: [200],
        answer: { active_external: true },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'rating_daily may be 0',
    about('kettlemountain.rating_daily.accepts-zero', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/kettlemountain', {
        body: { ...kettleMountain, rating_daily: 0 },
        status: [200, 201],
        answer: { rating_daily: 0 },
        because: '0 is a valid value of rating_daily',
      });
      await api.get('/kettlemountain/kettlemountain-1', {
        status: [200],
        answer: { rating_daily: 0 },
        because: '0 is a valid value of rating_daily',
      });
      await api.create('KettleMountain', { ...kettleMountain, id: 'kettlemountain-2' });
      await api.patch('/kettlemountain/kettlemountain-2', {
        body: { rating_daily: 0 },
        status: [200],
        answer: { rating_daily: 0 },
        because: '0 is a valid value of rating_daily',
      });
      await api.get('/kettlemountain/kettlemountain-2', {
        status: [200],
        answer: { rating_daily: 0 },
        because: '0 is a valid value of rating_daily',
      });
    },
  );

  test(
    'create and update refuse a rating_daily of a wrong type',
    about(
      'kettlemountain.rating_daily.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/kettlemountain', {
        body: { ...kettleMountain, rating_daily: 'abc' },
        status: [400, 422],
        because: 'rating_daily must be an integer',
      });
      await api.post('/kettlemountain', {
        body: { ...kettleMountain, rating_daily: { value: 'text' } },
        status: [400, 422],
        because: 'rating_daily must be an integer',
      });
      await api.post('/kettlemountain', {
        body: { ...kettleMountain, rating_daily: 29.5 },
        status: [400, 422],
        because: 'rating_daily must be an integer',
      });
      await api.get('/kettlemountain/kettlemountain-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('KettleMountain', kettleMountain);
      await api.patch('/kettlemountain/kettlemountain-1', {
        body: { rating_daily: 'abc' },
        status: [400, 422],
        because: 'rating_daily must be an integer',
      });
      await api.patch('/kettlemountain/kettlemountain-1', {
        body: { rating_daily: { value: 'text' } },
        status: [400, 422],
        because: 'rating_daily must be an integer',
      });
      await api.patch('/kettlemountain/kettlemountain-1', {
        body: { rating_daily: 29.5 },
        status: [400, 422],
        because: 'rating_daily must be an integer',
      });
      await api.get('/kettlemountain/kettlemountain-1', {
        status: [200],
        answer: { rating_daily: 30 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'rating_daily may be right at its maximum of 10000',
    about(
      'kettlemountain.rating_daily.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/kettlemountain', {
        body: { ...kettleMountain, rating_daily: 10000 },
        status: [200, 201],
        answer: { rating_daily: 10000 },
        because: 'the maximum of rating_daily is 10000, inclusive',
      });
      await api.get('/kettlemountain/kettlemountain-1', {
        status: [200],
        answer: { rating_daily: 10000 },
        because: 'the maximum of rating_daily is 10000, inclusive',
      });
      await api.create('KettleMountain', { ...kettleMountain, id: 'kettlemountain-2' });
      await api.patch('/kettlemountain/kettlemountain-2', {
        body: { rating_daily: 10000 },
        status: [200],
        answer: { rating_daily: 10000 },
        because: 'the maximum of rating_daily is 10000, inclusive',
      });
      await api.get('/kettlemountain/kettlemountain-2', {
        status: [200],
        answer: { rating_daily: 10000 },
        because: 'the maximum of rating_daily is 10000, inclusive',
      });
    },
  );

  test(
    'create and update refuse a rating_daily above its maximum of 10000',
    about(
      'kettlemountain.rating_daily.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/kettlemountain', {
        body: { ...kettleMountain, rating_daily: 10001 },
        status: [400, 422],
        because: 'rating_daily must be at most 10000',
      });
      await api.get('/kettlemountain/kettlemountain-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('KettleMountain', kettleMountain);
      await api.patch('/kettlemountain/kettlemountain-1', {
        body: { rating_daily: 10001 },
        status: [400, 422],
        because: 'rating_daily must be at most 10000',
      });
      await api.get('/kettlemountain/kettlemountain-1', {
        status: [200],
        answer: { rating_daily: 30 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'rating_daily has no minimum',
    about(
      'kettlemountain.rating_daily.has-no-minimum',
      'values.number-bounds',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/kettlemountain', {
        body: { ...kettleMountain, rating_daily: -1000000 },
        status: [200, 201],
        answer: { rating_daily: -1000000 },
        because: 'rating_daily has no minimum',
      });
      await api.get('/kettlemountain/kettlemountain-1', {
        status: [200],
        answer: { rating_daily: -1000000 },
        because: 'rating_daily has no minimum',
      });
      await api.create('KettleMountain', { ...kettleMountain, id: 'kettlemountain-2' });
      await api.patch('/kettlemountain/kettlemountain-2', {
        body: { rating_daily: -1000000 },
        status: [200],
        answer: { rating_daily: -1000000 },
        because: 'rating_daily has no minimum',
      });
      await api.get('/kettlemountain/kettlemountain-2', {
        status: [200],
        answer: { rating_daily: -1000000 },
        because: 'rating_daily has no minimum',
      });
    },
  );
});

test.describe('KettleMountain: references', () => {
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
  // changes.rename-entity: Renaming an entity moves its endpoints, analytics and actions to the
  //   new name. Fields of other entities that refer to it keep their names (`Dog.cats` stays
  //   `cats` when `Cat` becomes `CatSuper`), and its own fields, enums, enum values, bounds and
  //   defaults stay as they are.

  test(
    'garden_chapter_draft refers to an existing GardenChapter and is answered as its id',
    about(
      'kettlemountain.garden_chapter_draft.accepts-existing-object',
      'references.by-id',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', { ...gardenChapter, id: 'gardenchapter-2' });
      await api.post('/kettlemountain', {
        body: { ...kettleMountain, garden_chapter_draft: 'gardenchapter-1' },
        status: [200, 201],
        answer: { garden_chapter_draft: 'gardenchapter-1' },
        because: 'garden_chapter_draft was sent as gardenchapter-1',
      });
      await api.get('/kettlemountain/kettlemountain-1', {
        status: [200],
        answer: { garden_chapter_draft: 'gardenchapter-1' },
        because: 'garden_chapter_draft was sent as gardenchapter-1',
      });
      await api.patch('/kettlemountain/kettlemountain-1', {
        body: { garden_chapter_draft: 'gardenchapter-2' },
        status: [200],
        answer: { garden_chapter_draft: 'gardenchapter-2' },
        because: 'garden_chapter_draft was changed to gardenchapter-2',
      });
      await api.get('/kettlemountain/kettlemountain-1', {
        status: [200],
        answer: { garden_chapter_draft: 'gardenchapter-2' },
        because: 'garden_chapter_draft was changed to gardenchapter-2',
      });
      await api.get('/kettlemountain', {
        status: [200],
        answer: [{ id: 'kettlemountain-1', garden_chapter_draft: 'gardenchapter-2' }],
        because: 'lists answer references as ids too',
      });
    },
  );

  test(
    'create and update refuse a garden_chapter_draft that no GardenChapter has as its id',
    about(
      'kettlemountain.garden_chapter_draft.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/kettlemountain', {
        body: { ...kettleMountain, garden_chapter_draft: 'gardenchapter-unknown' },
        status: [400, 422],
        because: 'garden_chapter_draft must be the id of an existing GardenChapter',
      });
      await api.get('/kettlemountain/kettlemountain-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('GardenChapter', gardenChapter);
      await api.create('KettleMountain', {
        ...kettleMountain,
        garden_chapter_draft: 'gardenchapter-1',
      });
      await api.patch('/kettlemountain/kettlemountain-1', {
        body: { garden_chapter_draft: 'gardenchapter-unknown' },
        status: [400, 422],
        because: 'garden_chapter_draft must be the id of an existing GardenChapter',
      });
      await api.get('/kettlemountain/kettlemountain-1', {
        status: [200],
        answer: { garden_chapter_draft: 'gardenchapter-1' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no id for garden_chapter_draft',
    about(
      'kettlemountain.garden_chapter_draft.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/kettlemountain', {
        body: { ...kettleMountain, garden_chapter_draft: 421337 },
        status: [400, 422],
        because: 'garden_chapter_draft must be the id of a GardenChapter',
      });
      await api.post('/kettlemountain', {
        body: { ...kettleMountain, garden_chapter_draft: { value: 'text' } },
        status: [400, 422],
        because: 'garden_chapter_draft must be the id of a GardenChapter',
      });
      await api.get('/kettlemountain/kettlemountain-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('KettleMountain', kettleMountain);
      await api.patch('/kettlemountain/kettlemountain-1', {
        body: { garden_chapter_draft: 421337 },
        status: [400, 422],
        because: 'garden_chapter_draft must be the id of a GardenChapter',
      });
      await api.patch('/kettlemountain/kettlemountain-1', {
        body: { garden_chapter_draft: { value: 'text' } },
        status: [400, 422],
        because: 'garden_chapter_draft must be the id of a GardenChapter',
      });
      await api.get('/kettlemountain/kettlemountain-1', {
        status: [200],
        answer: { garden_chapter_draft: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'garden_chapter_draft may be null or left out',
    about(
      'kettlemountain.garden_chapter_draft.accepts-null',
      'references.null',
      'create.optional',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.post('/kettlemountain', {
        body: { ...kettleMountain, garden_chapter_draft: null },
        status: [200, 201],
        answer: { garden_chapter_draft: null },
        because: 'a reference may be null',
      });
      await api.patch('/kettlemountain/kettlemountain-1', {
        body: { garden_chapter_draft: 'gardenchapter-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/kettlemountain/kettlemountain-1', {
        body: { garden_chapter_draft: null },
        status: [200],
        answer: { garden_chapter_draft: null },
        because: 'a reference may be null',
      });
      await api.get('/kettlemountain/kettlemountain-1', {
        status: [200],
        answer: { garden_chapter_draft: null },
        because: 'a reference may be null',
      });
      await api.post('/kettlemountain', {
        body: { ...kettleMountain, id: 'kettlemountain-2' },
        status: [200, 201],
        answer: { garden_chapter_draft: null },
        because: 'garden_chapter_draft is optional',
      });
    },
  );

  test(
    'deleting a GardenChapter clears every garden_chapter_draft that refers to it',
    about(
      'kettlemountain.garden_chapter_draft.is-cleared-by-delete',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('KettleMountain', {
        ...kettleMountain,
        garden_chapter_draft: 'gardenchapter-1',
      });
      await api.create('KettleMountain', {
        ...kettleMountain,
        id: 'kettlemountain-2',
        garden_chapter_draft: 'gardenchapter-1',
      });
      await api.delete('/gardenchapter/gardenchapter-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/kettlemountain/kettlemountain-1', {
        status: [200],
        answer: { id: 'kettlemountain-1', garden_chapter_draft: null },
        because: 'gardenchapter-1 was deleted',
      });
      await api.get('/kettlemountain/kettlemountain-2', {
        status: [200],
        answer: { id: 'kettlemountain-2', garden_chapter_draft: null },
        because: 'gardenchapter-1 was deleted',
      });
    },
  );

  test(
    'deleting a GardenChapter keeps a garden_chapter_draft that refers to another',
    about(
      'kettlemountain.garden_chapter_draft.survives-delete-of-another',
      'references.deleted',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', { ...gardenChapter, id: 'gardenchapter-2' });
      await api.create('KettleMountain', {
        ...kettleMountain,
        garden_chapter_draft: 'gardenchapter-2',
      });
      await api.delete('/gardenchapter/gardenchapter-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/kettlemountain/kettlemountain-1', {
        status: [200],
        answer: { garden_chapter_draft: 'gardenchapter-2' },
        because: 'another GardenChapter was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a KettleMountain in garden_chapter_draft, which refers to GardenChapter',
    about(
      'kettlemountain.garden_chapter_draft.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('KettleMountain', kettleMountain);
      await api.post('/kettlemountain', {
        body: {
          ...kettleMountain,
          id: 'kettlemountain-2',
          garden_chapter_draft: 'kettlemountain-1',
        },
        status: [400, 422],
        because: 'garden_chapter_draft must be the id of an existing GardenChapter',
      });
      await api.create('KettleMountain', { ...kettleMountain, id: 'kettlemountain-2' });
      await api.patch('/kettlemountain/kettlemountain-2', {
        body: { garden_chapter_draft: 'kettlemountain-1' },
        status: [400, 422],
        because: 'garden_chapter_draft must be the id of an existing GardenChapter',
      });
      await api.get('/kettlemountain/kettlemountain-2', {
        status: [200],
        answer: { garden_chapter_draft: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a KettleMountain with the id of a GardenChapter leaves garden_chapter_draft alone',
    about(
      'kettlemountain.garden_chapter_draft.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('KettleMountain', {
        ...kettleMountain,
        garden_chapter_draft: 'gardenchapter-1',
      });
      await api.create('KettleMountain', { ...kettleMountain, id: 'gardenchapter-1' });
      await api.delete('/kettlemountain/gardenchapter-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/kettlemountain/kettlemountain-1', {
        status: [200],
        answer: { garden_chapter_draft: 'gardenchapter-1' },
        because: 'no GardenChapter was deleted',
      });
    },
  );

  test(
    'piano_former refers to an existing Piano and is answered as its id',
    about('kettlemountain.piano_former.accepts-existing-object', 'references.by-id'),
    async ({ api }) => {
      await api.create('Piano', piano);
      await api.create('Piano', { ...piano, id: 'piano-2' });
      await api.post('/kettlemountain', {
        body: { ...kettleMountain, piano_former: 'piano-1' },
        status: [200, 201],
        answer: { piano_former: 'piano-1' },
        because: 'piano_former was sent as piano-1',
      });
      await api.get('/kettlemountain/kettlemountain-1', {
        status: [200],
        answer: { piano_former: 'piano-1' },
        because: 'piano_former was sent as piano-1',
      });
      await api.patch('/kettlemountain/kettlemountain-1', {
        body: { piano_former: 'piano-2' },
        status: [200],
        answer: { piano_former: 'piano-2' },
        because: 'piano_former was changed to piano-2',
      });
      await api.get('/kettlemountain/kettlemountain-1', {
        status: [200],
        answer: { piano_former: 'piano-2' },
        because: 'piano_former was changed to piano-2',
      });
      await api.get('/kettlemountain', {
        status: [200],
        answer: [{ id: 'kettlemountain-1', piano_former: 'piano-2' }],
        because: 'lists answer references as ids too',
      });
    },
  );

  test(
    'create and update refuse a piano_former that no Piano has as its id',
    about(
      'kettlemountain.piano_former.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/kettlemountain', {
        body: { ...kettleMountain, piano_former: 'piano-unknown' },
        status: [400, 422],
        because: 'piano_former must be the id of an existing Piano',
      });
      await api.get('/kettlemountain/kettlemountain-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Piano', piano);
      await api.create('KettleMountain', { ...kettleMountain, piano_former: 'piano-1' });
      await api.patch('/kettlemountain/kettlemountain-1', {
        body: { piano_former: 'piano-unknown' },
        status: [400, 422],
        because: 'piano_former must be the id of an existing Piano',
      });
      await api.get('/kettlemountain/kettlemountain-1', {
        status: [200],
        answer: { piano_former: 'piano-1' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no id for piano_former',
    about(
      'kettlemountain.piano_former.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/kettlemountain', {
        body: { ...kettleMountain, piano_former: 421337 },
        status: [400, 422],
        because: 'piano_former must be the id of a Piano',
      });
      await api.post('/kettlemountain', {
        body: { ...kettleMountain, piano_former: { value: 'text' } },
        status: [400, 422],
        because: 'piano_former must be the id of a Piano',
      });
      await api.get('/kettlemountain/kettlemountain-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('KettleMountain', kettleMountain);
      await api.patch('/kettlemountain/kettlemountain-1', {
        body: { piano_former: 421337 },
        status: [400, 422],
        because: 'piano_former must be the id of a Piano',
      });
      await api.patch('/kettlemountain/kettlemountain-1', {
        body: { piano_former: { value: 'text' } },
        status: [400, 422],
        because: 'piano_former must be the id of a Piano',
      });
      await api.get('/kettlemountain/kettlemountain-1', {
        status: [200],
        answer: { piano_former: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'piano_former may be null or left out',
    about('kettlemountain.piano_former.accepts-null', 'references.null', 'create.optional'),
    async ({ api }) => {
      await api.create('Piano', piano);
      await api.post('/kettlemountain', {
        body: { ...kettleMountain, piano_former: null },
        status: [200, 201],
        answer: { piano_former: null },
        because: 'a reference may be null',
      });
      await api.patch('/kettlemountain/kettlemountain-1', {
        body: { piano_former: 'piano-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/kettlemountain/kettlemountain-1', {
        body: { piano_former: null },
        status: [200],
        answer: { piano_former: null },
        because: 'a reference may be null',
      });
      await api.get('/kettlemountain/kettlemountain-1', {
        status: [200],
        answer: { piano_former: null },
        because: 'a reference may be null',
      });
      await api.post('/kettlemountain', {
        body: { ...kettleMountain, id: 'kettlemountain-2' },
        status: [200, 201],
        answer: { piano_former: null },
        because: 'piano_former is optional',
      });
    },
  );

  test(
    'deleting a Piano clears every piano_former that refers to it',
    about(
      'kettlemountain.piano_former.is-cleared-by-delete',
      'references.deleted',
      'endpoints.delete',
    ),
    async ({ api }) => {
      await api.create('Piano', piano);
      await api.create('KettleMountain', { ...kettleMountain, piano_former: 'piano-1' });
      await api.create('KettleMountain', {
        ...kettleMountain,
        id: 'kettlemountain-2',
        piano_former: 'piano-1',
      });
      await api.delete('/piano/piano-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/kettlemountain/kettlemountain-1', {
        status: [200],
        answer: { id: 'kettlemountain-1', piano_former: null },
        because: 'piano-1 was deleted',
      });
      await api.get('/kettlemountain/kettlemountain-2', {
        status: [200],
        answer: { id: 'kettlemountain-2', piano_former: null },
        because: 'piano-1 was deleted',
      });
    },
  );

  test(
    'deleting a Piano keeps a piano_former that refers to another',
    about('kettlemountain.piano_former.survives-delete-of-another', 'references.deleted'),
    async ({ api }) => {
      await api.create('Piano', piano);
      await api.create('Piano', { ...piano, id: 'piano-2' });
      await api.create('KettleMountain', { ...kettleMountain, piano_former: 'piano-2' });
      await api.delete('/piano/piano-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/kettlemountain/kettlemountain-1', {
        status: [200],
        answer: { piano_former: 'piano-2' },
        because: 'another Piano was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a KettleMountain in piano_former, which refers to Piano',
    about(
      'kettlemountain.piano_former.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('KettleMountain', kettleMountain);
      await api.post('/kettlemountain', {
        body: { ...kettleMountain, id: 'kettlemountain-2', piano_former: 'kettlemountain-1' },
        status: [400, 422],
        because: 'piano_former must be the id of an existing Piano',
      });
      await api.create('KettleMountain', { ...kettleMountain, id: 'kettlemountain-2' });
      await api.patch('/kettlemountain/kettlemountain-2', {
        body: { piano_former: 'kettlemountain-1' },
        status: [400, 422],
        because: 'piano_former must be the id of an existing Piano',
      });
      await api.get('/kettlemountain/kettlemountain-2', {
        status: [200],
        answer: { piano_former: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a KettleMountain with the id of a Piano leaves piano_former alone',
    about(
      'kettlemountain.piano_former.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('Piano', piano);
      await api.create('KettleMountain', { ...kettleMountain, piano_former: 'piano-1' });
      await api.create('KettleMountain', { ...kettleMountain, id: 'piano-1' });
      await api.delete('/kettlemountain/piano-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/kettlemountain/kettlemountain-1', {
        status: [200],
        answer: { piano_former: 'piano-1' },
        because: 'no Piano was deleted',
      });
    },
  );

  test(
    'update that is refused for garden_chapter_draft does not change active_external either',
    about(
      'kettlemountain.garden_chapter_draft.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('KettleMountain', kettleMountain);
      await api.patch('/kettlemountain/kettlemountain-1', {
        body: { active_external: false, garden_chapter_draft: 'gardenchapter-unknown' },
        status: [400, 422],
        because: 'garden_chapter_draft must be the id of an existing GardenChapter',
      });
      await api.get('/kettlemountain/kettlemountain-1', {
        status: [200],
        answer: { ...kettleMountain, garden_chapter_draft: null, piano_former: null },
        because: 'a refused update changes nothing',
      });
    },
  );
});
