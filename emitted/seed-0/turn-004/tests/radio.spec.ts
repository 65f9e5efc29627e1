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

// A valid Radio, as the tests send it.
const radio = {
  city: 'botoga',
  id: 'radio-1',
  rating_raw: 39,
  score_local: 43,
  width_internal_past: 35.25,
};

test.describe('Radio: create, read, update and delete', () => {
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
    'create answers the new Radio, and read answers it again',
    about(
      'radio.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/radio', {
        body: radio,
        status: [200, 201],
        answer: { ...radio, statues_base: [] },
        because: 'create answers the object that was sent',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { ...radio, statues_base: [] },
        because: 'read answers the object that was created',
      });
      await api.post('/radio', {
        body: { ...radio, id: 'radio-2' },
        status: [200, 201],
        answer: { id: 'radio-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Radio',
    about(
      'radio.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Radio', radio);
      await api.patch('/radio/radio-1', {
        body: { city: 'rovi', rating_raw: 11, score_local: 23, width_internal_past: 14.25 },
        status: [200],
        answer: {
          city: 'rovi',
          id: 'radio-1',
          rating_raw: 11,
          score_local: 23,
          statues_base: [],
          width_internal_past: 14.25,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { city: 'rovi', rating_raw: 11, score_local: 23, width_internal_past: 14.25 },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('radio.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Radio', radio);
      await api.patch('/radio/radio-1', {
        body: {
          id: 'radio-1',
          city: 'rovi',
          rating_raw: 11,
          score_local: 23,
          width_internal_past: 14.25,
        },
        status: [200],
        answer: {
          id: 'radio-1',
          city: 'rovi',
          rating_raw: 11,
          score_local: 23,
          width_internal_past: 14.25,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: {
          id: 'radio-1',
          city: 'rovi',
          rating_raw: 11,
          score_local: 23,
          width_internal_past: 14.25,
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for width_internal_past does not change city either',
    about(
      'radio.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Radio', radio);
      await api.patch('/radio/radio-1', {
        body: { city: 'rovi', width_internal_past: 'abc' },
        status: [400, 422],
        because: 'width_internal_past must be a number',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { ...radio, statues_base: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a Radio: no read finds it and no list holds it',
    about(
      'radio.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Radio', radio);
      await api.delete('/radio/radio-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/radio/radio-1', { status: [404], because: 'it was deleted' });
      await api.get('/radio', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Radio has',
    about('radio.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Radio', radio);
      await api.get('/radio/radio-unknown', {
        status: [404],
        because: 'no Radio has the id radio-unknown',
      });
      await api.patch('/radio/radio-unknown', {
        body: { city: 'rovi', rating_raw: 11, score_local: 23, width_internal_past: 14.25 },
        status: [404],
        because: 'no Radio has the id radio-unknown',
      });
      await api.delete('/radio/radio-unknown', {
        status: [404],
        because: 'no Radio has the id radio-unknown',
      });
      await api.get('/radio', {
        status: [200],
        answer: [{ id: 'radio-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Radio: collections', () => {
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
    'list answers every Radio with all of its fields',
    about('radio.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Radio', radio);
      await api.create('Radio', {
        ...radio,
        id: 'radio-2',
        city: 'rovi',
        rating_raw: 11,
        score_local: 23,
        width_internal_past: 14.25,
      });
      await api.create('Radio', {
        ...radio,
        id: 'radio-3',
        city: 'bugu',
        rating_raw: 46,
        score_local: 29,
        width_internal_past: 97.75,
      });
      await api.get('/radio', {
        status: [200],
        answer: [
          { ...radio, statues_base: [] },
          {
            city: 'rovi',
            id: 'radio-2',
            rating_raw: 11,
            score_local: 23,
            statues_base: [],
            width_internal_past: 14.25,
          },
          {
            city: 'bugu',
            id: 'radio-3',
            rating_raw: 46,
            score_local: 29,
            statues_base: [],
            width_internal_past: 97.75,
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Radio leaves another as it was',
    about('radio.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Radio', radio);
      await api.create('Radio', {
        ...radio,
        id: 'radio-2',
        city: 'rovi',
        rating_raw: 11,
        score_local: 23,
        width_internal_past: 14.25,
      });
      await api.patch('/radio/radio-2', {
        body: {
          id: 'radio-2',
          city: 'rovi',
          rating_raw: 11,
          score_local: 23,
          width_internal_past: 14.25,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { ...radio, statues_base: [] },
        because: 'another object was updated',
      });
      await api.get('/radio/radio-2', {
        status: [200],
        answer: {
          city: 'rovi',
          id: 'radio-2',
          rating_raw: 11,
          score_local: 23,
          statues_base: [],
          width_internal_past: 14.25,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Radio leaves another as it was',
    about(
      'radio.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Radio', radio);
      await api.create('Radio', {
        ...radio,
        id: 'radio-2',
        city: 'rovi',
        rating_raw: 11,
        score_local: 23,
        width_internal_past: 14.25,
      });
      await api.delete('/radio/radio-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/radio/radio-2', {
        status: [200],
        answer: {
          city: 'rovi',
          id: 'radio-2',
          rating_raw: 11,
          score_local: 23,
          statues_base: [],
          width_internal_past: 14.25,
        },
        because: 'another object was deleted',
      });
      await api.get('/radio', {
        status: [200],
        answer: [{ id: 'radio-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Radio',
    about('radio.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Radio', radio);
      await api.create('Radio', {
        ...radio,
        id: 'radio-2',
        city: 'rovi',
        rating_raw: 11,
        score_local: 23,
        width_internal_past: 14.25,
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/radio', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/radio/radio-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('Radio: required fields and defaults', () => {
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
    'create refuses a Radio without city, which is required',
    about('radio.city.rejects-absence', 'create.required', 'refused.status', 'refused.unchanged'),
    async ({ api }) => {
      await api.post('/radio', {
        body: without(radio, 'city'),
        status: [400, 422],
        because: 'city is required and has no default',
      });
      await api.get('/radio/radio-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Radio without an id',
    about(
      'radio.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/radio', {
        body: without(radio, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/radio', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Radio without rating_raw, which is required',
    about(
      'radio.rating_raw.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/radio', {
        body: without(radio, 'rating_raw'),
        status: [400, 422],
        because: 'rating_raw is required and has no default',
      });
      await api.get('/radio/radio-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'score_local is 493 when a create leaves it out',
    about('radio.score_local.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/radio', {
        body: without(radio, 'score_local'),
        status: [200, 201],
        answer: { score_local: 493 },
        because: 'the default of score_local is 493',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { score_local: 493 },
        because: 'the default of score_local is 493',
      });
    },
  );

  test(
    'width_internal_past is 124.5 when a create leaves it out',
    about('radio.width_internal_past.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/radio', {
        body: without(radio, 'width_internal_past'),
        status: [200, 201],
        answer: { width_internal_past: 124.5 },
        because: 'the default of width_internal_past is 124.5',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { width_internal_past: 124.5 },
        because: 'the default of width_internal_past is 124.5',
      });
    },
  );

  test(
    'update of city or width_internal_past alone leaves every other field as it is',
    about('radio.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('Radio', {
        ...radio,
        width_internal_past: null,
        statues_base: ['gardenchapter-1'],
      });
      await api.patch('/radio/radio-1', {
        body: { city: 'rovi' },
        status: [200],
        answer: {
          ...radio,
          city: 'rovi',
          statues_base: ['gardenchapter-1'],
          width_internal_past: null,
        },
        because: 'an update touches only what it carries',
      });
      await api.patch('/radio/radio-1', {
        body: { width_internal_past: 14.25 },
        status: [200],
        answer: {
          ...radio,
          city: 'rovi',
          statues_base: ['gardenchapter-1'],
          width_internal_past: 14.25,
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: {
          ...radio,
          city: 'rovi',
          statues_base: ['gardenchapter-1'],
          width_internal_past: 14.25,
        },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Radio: null', () => {
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
    'city may be null',
    about('radio.city.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, city: null },
        status: [200, 201],
        answer: { city: null },
        because: 'city is nullable',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { city: null },
        because: 'city is nullable',
      });
      await api.create('Radio', { ...radio, id: 'radio-2' });
      await api.patch('/radio/radio-2', {
        body: { city: null },
        status: [200],
        answer: { city: null },
        because: 'city is nullable',
      });
      await api.get('/radio/radio-2', {
        status: [200],
        answer: { city: null },
        because: 'city is nullable',
      });
    },
  );

  test(
    'rating_raw may be null',
    about('radio.rating_raw.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, rating_raw: null },
        status: [200, 201],
        answer: { rating_raw: null },
        because: 'rating_raw is nullable',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { rating_raw: null },
        because: 'rating_raw is nullable',
      });
      await api.create('Radio', { ...radio, id: 'radio-2' });
      await api.patch('/radio/radio-2', {
        body: { rating_raw: null },
        status: [200],
        answer: { rating_raw: null },
        because: 'rating_raw is nullable',
      });
      await api.get('/radio/radio-2', {
        status: [200],
        answer: { rating_raw: null },
        because: 'rating_raw is nullable',
      });
    },
  );

  test(
    'create and update refuse null for score_local',
    about(
      'radio.score_local.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, score_local: null },
        status: [400, 422],
        because: 'score_local must not be null',
      });
      await api.get('/radio/radio-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Radio', radio);
      await api.patch('/radio/radio-1', {
        body: { score_local: null },
        status: [400, 422],
        because: 'score_local must not be null',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { score_local: 43 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'width_internal_past may be null, which is not replaced by its default',
    about(
      'radio.width_internal_past.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, width_internal_past: null },
        status: [200, 201],
        answer: { width_internal_past: null },
        because: 'width_internal_past is nullable and its default is for absence only',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { width_internal_past: null },
        because: 'width_internal_past is nullable and its default is for absence only',
      });
      await api.create('Radio', { ...radio, id: 'radio-2' });
      await api.patch('/radio/radio-2', {
        body: { width_internal_past: null },
        status: [200],
        answer: { width_internal_past: null },
        because: 'width_internal_past is nullable and its default is for absence only',
      });
      await api.get('/radio/radio-2', {
        status: [200],
        answer: { width_internal_past: null },
        because: 'width_internal_past is nullable and its default is for absence only',
      });
    },
  );
});

test.describe('Radio: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
  // values.round-trip: What was accepted is stored and answered unchanged, with its JSON type: a
  //   number as a number, a boolean as `true` or `false`. `1` and `1.0` are the same number.
  // values.float: A whole number is a valid float.
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
    'city of digits alone stays a string',
    about('radio.city.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, city: '0042' },
        status: [200, 201],
        answer: { city: '0042' },
        because: '"0042" is a valid value of city',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { city: '0042' },
        because: '"0042" is a valid value of city',
      });
      await api.create('Radio', { ...radio, id: 'radio-2' });
      await api.patch('/radio/radio-2', {
        body: { city: '0042' },
        status: [200],
        answer: { city: '0042' },
        because: '"0042" is a valid value of city',
      });
      await api.get('/radio/radio-2', {
        status: [200],
        answer: { city: '0042' },
        because: '"0042" is a valid value of city',
      });
    },
  );

  test(
    'city keeps spaces, quotes, accents and symbols',
    about('radio.city.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, city: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { city: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of city',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { city: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of city',
      });
      await api.create('Radio', { ...radio, id: 'radio-2' });
      await api.patch('/radio/radio-2', {
        body: { city: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { city: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of city',
      });
      await api.get('/radio/radio-2', {
        status: [200],
        answer: { city: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of city',
      });
    },
  );

  test(
    'create and update refuse a city of a wrong type',
    about(
      'radio.city.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, city: 421337 },
        status: [400, 422],
        because: 'city must be a string',
      });
      await api.post('/radio', {
        body: { ...radio, city: { value: 'text' } },
        status: [400, 422],
        because: 'city must be a string',
      });
      await api.get('/radio/radio-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Radio', radio);
      await api.patch('/radio/radio-1', {
        body: { city: 421337 },
        status: [400, 422],
        because: 'city must be a string',
      });
      await api.patch('/radio/radio-1', {
        body: { city: { value: 'text' } },
        status: [400, 422],
        because: 'city must be a string',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { city: 'botoga' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'city may be right at its maximum length of 50',
    about(
      'radio.city.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, city: 'sunoda dito lutu gorima sani guno naru soratu nudo' },
        status: [200, 201],
        answer: { city: 'sunoda dito lutu gorima sani guno naru soratu nudo' },
        because: 'the maximum length of city is 50, inclusive',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { city: 'sunoda dito lutu gorima sani guno naru soratu nudo' },
        because: 'the maximum length of city is 50, inclusive',
      });
      await api.create('Radio', { ...radio, id: 'radio-2' });
      await api.patch('/radio/radio-2', {
        body: { city: 'sunoda dito lutu gorima sani guno naru soratu nudo' },
        status: [200],
        answer: { city: 'sunoda dito lutu gorima sani guno naru soratu nudo' },
        because: 'the maximum length of city is 50, inclusive',
      });
      await api.get('/radio/radio-2', {
        status: [200],
        answer: { city: 'sunoda dito lutu gorima sani guno naru soratu nudo' },
        because: 'the maximum length of city is 50, inclusive',
      });
    },
  );

  test(
    'create and update refuse a city above its maximum length of 50',
    about(
      'radio.city.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, city: 'novi mumu saroru barida sabo vutavo tituvi balari v' },
        status: [400, 422],
        because: 'city must have at most 50 characters',
      });
      await api.get('/radio/radio-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Radio', radio);
      await api.patch('/radio/radio-1', {
        body: { city: 'novi mumu saroru barida sabo vutavo tituvi balari v' },
        status: [400, 422],
        because: 'city must have at most 50 characters',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { city: 'botoga' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'city has no minimum length',
    about('radio.city.has-no-minimum-length', 'values.string-length', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, city: 'x' },
        status: [200, 201],
        answer: { city: 'x' },
        because: 'city has no minimum length',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { city: 'x' },
        because: 'city has no minimum length',
      });
      await api.create('Radio', { ...radio, id: 'radio-2' });
      await api.patch('/radio/radio-2', {
        body: { city: 'x' },
        status: [200],
        answer: { city: 'x' },
        because: 'city has no minimum length',
      });
      await api.get('/radio/radio-2', {
        status: [200],
        answer: { city: 'x' },
        because: 'city has no minimum length',
      });
    },
  );

  test(
    'rating_raw may be 0',
    about('radio.rating_raw.accepts-zero', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, rating_raw: 0 },
        status: [200, 201],
        answer: { rating_raw: 0 },
        because: '0 is a valid value of rating_raw',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { rating_raw: 0 },
        because: '0 is a valid value of rating_raw',
      });
      await api.create('Radio', { ...radio, id: 'radio-2' });
      await api.patch('/radio/radio-2', {
        body: { rating_raw: 0 },
        status: [200],
        answer: { rating_raw: 0 },
        because: '0 is a valid value of rating_raw',
      });
      await api.get('/radio/radio-2', {
        status: [200],
        answer: { rating_raw: 0 },
        because: '0 is a valid value of rating_raw',
      });
    },
  );

  test(
    'create and update refuse a rating_raw of a wrong type',
    about(
      'radio.rating_raw.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, rating_raw: 'abc' },
        status: [400, 422],
        because: 'rating_raw must be an integer',
      });
      await api.post('/radio', {
        body: { ...radio, rating_raw: { value: 'text' } },
        status: [400, 422],
        because: 'rating_raw must be an integer',
      });
      await api.post('/radio', {
        body: { ...radio, rating_raw: 38.5 },
        status: [400, 422],
        because: 'rating_raw must be an integer',
      });
      await api.get('/radio/radio-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Radio', radio);
      await api.patch('/radio/radio-1', {
        body: { rating_raw: 'abc' },
        status: [400, 422],
        because: 'rating_raw must be an integer',
      });
      await api.patch('/radio/radio-1', {
        body: { rating_raw: { value: 'text' } },
        status: [400, 422],
        because: 'rating_raw must be an integer',
      });
      await api.patch('/radio/radio-1', {
        body: { rating_raw: 38.5 },
        status: [400, 422],
        because: 'rating_raw must be an integer',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { rating_raw: 39 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'rating_raw may be right at its maximum of 50',
    about(
      'radio.rating_raw.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, rating_raw: 50 },
        status: [200, 201],
        answer: { rating_raw: 50 },
        because: 'the maximum of rating_raw is 50, inclusive',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { rating_raw: 50 },
        because: 'the maximum of rating_raw is 50, inclusive',
      });
      await api.create('Radio', { ...radio, id: 'radio-2' });
      await api.patch('/radio/radio-2', {
        body: { rating_raw: 50 },
        status: [200],
        answer: { rating_raw: 50 },
        because: 'the maximum of rating_raw is 50, inclusive',
      });
      await api.get('/radio/radio-2', {
        status: [200],
        answer: { rating_raw: 50 },
        because: 'the maximum of rating_raw is 50, inclusive',
      });
    },
  );

  test(
    'create and update refuse a rating_raw above its maximum of 50',
    about(
      'radio.rating_raw.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, rating_raw: 51 },
        status: [400, 422],
        because: 'rating_raw must be at most 50',
      });
      await api.get('/radio/radio-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Radio', radio);
      await api.patch('/radio/radio-1', {
        body: { rating_raw: 51 },
        status: [400, 422],
        because: 'rating_raw must be at most 50',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { rating_raw: 39 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'rating_raw has no minimum',
    about('radio.rating_raw.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, rating_raw: -1000000 },
        status: [200, 201],
        answer: { rating_raw: -1000000 },
        because: 'rating_raw has no minimum',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { rating_raw: -1000000 },
        because: 'rating_raw has no minimum',
      });
      await api.create('Radio', { ...radio, id: 'radio-2' });
      await api.patch('/radio/radio-2', {
        body: { rating_raw: -1000000 },
        status: [200],
        answer: { rating_raw: -1000000 },
        because: 'rating_raw has no minimum',
      });
      await api.get('/radio/radio-2', {
        status: [200],
        answer: { rating_raw: -1000000 },
        because: 'rating_raw has no minimum',
      });
    },
  );

  test(
    'score_local may be 0',
    about('radio.score_local.accepts-zero', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, score_local: 0 },
        status: [200, 201],
        answer: { score_local: 0 },
        because: '0 is a valid value of score_local',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { score_local: 0 },
        because: '0 is a valid value of score_local',
      });
      await api.create('Radio', { ...radio, id: 'radio-2' });
      await api.patch('/radio/radio-2', {
        body: { score_local: 0 },
        status: [200],
        answer: { score_local: 0 },
        because: '0 is a valid value of score_local',
      });
      await api.get('/radio/radio-2', {
        status: [200],
        answer: { score_local: 0 },
        because: '0 is a valid value of score_local',
      });
    },
  );

  test(
    'create and update refuse a score_local of a wrong type',
    about(
      'radio.score_local.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, score_local: 'abc' },
        status: [400, 422],
        because: 'score_local must be an integer',
      });
      await api.post('/radio', {
        body: { ...radio, score_local: { value: 'text' } },
        status: [400, 422],
        because: 'score_local must be an integer',
      });
      await api.post('/radio', {
        body: { ...radio, score_local: 42.5 },
        status: [400, 422],
        because: 'score_local must be an integer',
      });
      await api.get('/radio/radio-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Radio', radio);
      await api.patch('/radio/radio-1', {
        body: { score_local: 'abc' },
        status: [400, 422],
        because: 'score_local must be an integer',
      });
      await api.patch('/radio/radio-1', {
        body: { score_local: { value: 'text' } },
        status: [400, 422],
        because: 'score_local must be an integer',
      });
      await api.patch('/radio/radio-1', {
        body: { score_local: 42.5 },
        status: [400, 422],
        because: 'score_local must be an integer',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { score_local: 43 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'score_local may be right at its maximum of 2500',
    about(
      'radio.score_local.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, score_local: 2500 },
        status: [200, 201],
        answer: { score_local: 2500 },
        because: 'the maximum of score_local is 2500, inclusive',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { score_local: 2500 },
        because: 'the maximum of score_local is 2500, inclusive',
      });
      await api.create('Radio', { ...radio, id: 'radio-2' });
      await api.patch('/radio/radio-2', {
        body: { score_local: 2500 },
        status: [200],
        answer: { score_local: 2500 },
        because: 'the maximum of score_local is 2500, inclusive',
      });
      await api.get('/radio/radio-2', {
        status: [200],
        answer: { score_local: 2500 },
        because: 'the maximum of score_local is 2500, inclusive',
      });
    },
  );

  test(
    'create and update refuse a score_local above its maximum of 2500',
    about(
      'radio.score_local.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, score_local: 2501 },
        status: [400, 422],
        because: 'score_local must be at most 2500',
      });
      await api.get('/radio/radio-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Radio', radio);
      await api.patch('/radio/radio-1', {
        body: { score_local: 2501 },
        status: [400, 422],
        because: 'score_local must be at most 2500',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { score_local: 43 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'score_local has no minimum',
    about('radio.score_local.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, score_local: -1000000 },
        status: [200, 201],
        answer: { score_local: -1000000 },
        because: 'score_local has no minimum',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { score_local: -1000000 },
        because: 'score_local has no minimum',
      });
      await api.create('Radio', { ...radio, id: 'radio-2' });
      await api.patch('/radio/radio-2', {
        body: { score_local: -1000000 },
        status: [200],
        answer: { score_local: -1000000 },
        because: 'score_local has no minimum',
      });
      await api.get('/radio/radio-2', {
        status: [200],
        answer: { score_local: -1000000 },
        because: 'score_local has no minimum',
      });
    },
  );

  test(
    'width_internal_past may be the whole number 0',
    about('radio.width_internal_past.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, width_internal_past: 0 },
        status: [200, 201],
        answer: { width_internal_past: 0 },
        because: '0 is a valid value of width_internal_past',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { width_internal_past: 0 },
        because: '0 is a valid value of width_internal_past',
      });
      await api.create('Radio', { ...radio, id: 'radio-2' });
      await api.patch('/radio/radio-2', {
        body: { width_internal_past: 0 },
        status: [200],
        answer: { width_internal_past: 0 },
        because: '0 is a valid value of width_internal_past',
      });
      await api.get('/radio/radio-2', {
        status: [200],
        answer: { width_internal_past: 0 },
        because: '0 is a valid value of width_internal_past',
      });
    },
  );

  test(
    'create and update refuse a width_internal_past of a wrong type',
    about(
      'radio.width_internal_past.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, width_internal_past: 'abc' },
        status: [400, 422],
        because: 'width_internal_past must be a number',
      });
      await api.post('/radio', {
        body: { ...radio, width_internal_past: { value: 'text' } },
        status: [400, 422],
        because: 'width_internal_past must be a number',
      });
      await api.get('/radio/radio-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Radio', radio);
      await api.patch('/radio/radio-1', {
        body: { width_internal_past: 'abc' },
        status: [400, 422],
        because: 'width_internal_past must be a number',
      });
      await api.patch('/radio/radio-1', {
        body: { width_internal_past: { value: 'text' } },
        status: [400, 422],
        because: 'width_internal_past must be a number',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { width_internal_past: 35.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'width_internal_past may be right at its maximum of 2500',
    about(
      'radio.width_internal_past.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, width_internal_past: 2500 },
        status: [200, 201],
        answer: { width_internal_past: 2500 },
        because: 'the maximum of width_internal_past is 2500, inclusive',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { width_internal_past: 2500 },
        because: 'the maximum of width_internal_past is 2500, inclusive',
      });
      await api.create('Radio', { ...radio, id: 'radio-2' });
      await api.patch('/radio/radio-2', {
        body: { width_internal_past: 2500 },
        status: [200],
        answer: { width_internal_past: 2500 },
        because: 'the maximum of width_internal_past is 2500, inclusive',
      });
      await api.get('/radio/radio-2', {
        status: [200],
        answer: { width_internal_past: 2500 },
        because: 'the maximum of width_internal_past is 2500, inclusive',
      });
    },
  );

  test(
    'create and update refuse a width_internal_past above its maximum of 2500',
    about(
      'radio.width_internal_past.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, width_internal_past: 2500.25 },
        status: [400, 422],
        because: 'width_internal_past must be at most 2500',
      });
      await api.get('/radio/radio-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Radio', radio);
      await api.patch('/radio/radio-1', {
        body: { width_internal_past: 2500.25 },
        status: [400, 422],
        because: 'width_internal_past must be at most 2500',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { width_internal_past: 35.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'width_internal_past has no minimum',
    about('radio.width_internal_past.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, width_internal_past: -999999.75 },
        status: [200, 201],
        answer: { width_internal_past: -999999.75 },
        because: 'width_internal_past has no minimum',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { width_internal_past: -999999.75 },
        because: 'width_internal_past has no minimum',
      });
      await api.create('Radio', { ...radio, id: 'radio-2' });
      await api.patch('/radio/radio-2', {
        body: { width_internal_past: -999999.75 },
        status: [200],
        answer: { width_internal_past: -999999.75 },
        because: 'width_internal_past has no minimum',
      });
      await api.get('/radio/radio-2', {
        status: [200],
        answer: { width_internal_past: -999999.75 },
        because: 'width_internal_past has no minimum',
      });
    },
  );
});

test.describe('Radio: references', () => {
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
    'statues_base is an empty list when a create leaves it out',
    about(
      'radio.statues_base.is-empty-by-default',
      'references.null',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/radio', {
        body: radio,
        status: [200, 201],
        answer: { statues_base: [] },
        because: 'statues_base was left out',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { statues_base: [] },
        because: 'statues_base was left out',
      });
    },
  );

  test(
    'statues_base lists existing GardenChapter objects and is answered as their ids',
    about(
      'radio.statues_base.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', { ...gardenChapter, id: 'gardenchapter-2' });
      await api.post('/radio', {
        body: { ...radio, statues_base: ['gardenchapter-1', 'gardenchapter-2'] },
        status: [200, 201],
        answer: { statues_base: ['gardenchapter-1', 'gardenchapter-2'] },
        because: 'statues_base was sent with two ids',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { statues_base: ['gardenchapter-1', 'gardenchapter-2'] },
        because: 'statues_base was sent with two ids',
      });
      await api.get('/radio', {
        status: [200],
        answer: [{ id: 'radio-1', statues_base: ['gardenchapter-1', 'gardenchapter-2'] }],
        because: 'lists answer references as ids too',
      });
      await api.patch('/radio/radio-1', {
        body: { statues_base: ['gardenchapter-2', 'gardenchapter-1'] },
        status: [200],
        answer: { statues_base: ['gardenchapter-2', 'gardenchapter-1'] },
        because: 'any order will do',
      });
    },
  );

  test(
    'update replaces the ids in statues_base',
    about(
      'radio.statues_base.can-be-updated',
      'references.by-id',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', { ...gardenChapter, id: 'gardenchapter-2' });
      await api.create('Radio', { ...radio, statues_base: ['gardenchapter-1'] });
      await api.patch('/radio/radio-1', {
        body: { statues_base: ['gardenchapter-2'] },
        status: [200],
        answer: { statues_base: ['gardenchapter-2'] },
        because: 'an update replaces the list',
      });
      await api.patch('/radio/radio-1', {
        body: { statues_base: [] },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { statues_base: [] },
        because: 'the list was emptied',
      });
    },
  );

  test(
    'create and update refuse an id in statues_base that no GardenChapter has',
    about(
      'radio.statues_base.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', { ...gardenChapter, id: 'gardenchapter-2' });
      await api.post('/radio', {
        body: { ...radio, statues_base: ['gardenchapter-unknown'] },
        status: [400, 422],
        because: 'statues_base must hold only ids of existing GardenChapter objects',
      });
      await api.post('/radio', {
        body: { ...radio, statues_base: ['gardenchapter-1', 'gardenchapter-unknown'] },
        status: [400, 422],
        because: 'statues_base must hold only ids of existing GardenChapter objects',
      });
      await api.post('/radio', {
        body: { ...radio, statues_base: ['gardenchapter-unknown', 'gardenchapter-2'] },
        status: [400, 422],
        because: 'statues_base must hold only ids of existing GardenChapter objects',
      });
      await api.get('/radio/radio-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Radio', { ...radio, statues_base: ['gardenchapter-1', 'gardenchapter-2'] });
      await api.patch('/radio/radio-1', {
        body: { statues_base: ['gardenchapter-unknown'] },
        status: [400, 422],
        because: 'statues_base must hold only ids of existing GardenChapter objects',
      });
      await api.patch('/radio/radio-1', {
        body: { statues_base: ['gardenchapter-1', 'gardenchapter-unknown'] },
        status: [400, 422],
        because: 'statues_base must hold only ids of existing GardenChapter objects',
      });
      await api.patch('/radio/radio-1', {
        body: { statues_base: ['gardenchapter-unknown', 'gardenchapter-2'] },
        status: [400, 422],
        because: 'statues_base must hold only ids of existing GardenChapter objects',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { statues_base: ['gardenchapter-1', 'gardenchapter-2'] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for the list statues_base',
    about(
      'radio.statues_base.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, statues_base: null },
        status: [400, 422],
        because: 'statues_base must not be null',
      });
      await api.get('/radio/radio-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Radio', radio);
      await api.patch('/radio/radio-1', {
        body: { statues_base: null },
        status: [400, 422],
        because: 'statues_base must not be null',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { statues_base: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no list of ids for statues_base',
    about(
      'radio.statues_base.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, statues_base: 'abc' },
        status: [400, 422],
        because: 'statues_base must be a list of ids of GardenChapter',
      });
      await api.post('/radio', {
        body: { ...radio, statues_base: [{ value: 'text' }] },
        status: [400, 422],
        because: 'statues_base must be a list of ids of GardenChapter',
      });
      await api.get('/radio/radio-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Radio', radio);
      await api.patch('/radio/radio-1', {
        body: { statues_base: 'abc' },
        status: [400, 422],
        because: 'statues_base must be a list of ids of GardenChapter',
      });
      await api.patch('/radio/radio-1', {
        body: { statues_base: [{ value: 'text' }] },
        status: [400, 422],
        because: 'statues_base must be a list of ids of GardenChapter',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { statues_base: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a GardenChapter takes its id out of every statues_base and keeps the others',
    about(
      'radio.statues_base.loses-deleted-object',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', { ...gardenChapter, id: 'gardenchapter-2' });
      await api.create('Radio', { ...radio, statues_base: ['gardenchapter-1', 'gardenchapter-2'] });
      await api.create('Radio', { ...radio, id: 'radio-2', statues_base: ['gardenchapter-1'] });
      await api.delete('/gardenchapter/gardenchapter-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { id: 'radio-1', statues_base: ['gardenchapter-2'] },
        because: 'gardenchapter-1 was deleted',
      });
      await api.get('/radio/radio-2', {
        status: [200],
        answer: { id: 'radio-2', statues_base: [] },
        because: 'gardenchapter-1 was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Radio in statues_base, which refers to GardenChapter',
    about(
      'radio.statues_base.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Radio', radio);
      await api.post('/radio', {
        body: { ...radio, id: 'radio-2', statues_base: ['radio-1'] },
        status: [400, 422],
        because: 'statues_base must hold only ids of existing GardenChapter objects',
      });
      await api.create('Radio', { ...radio, id: 'radio-2' });
      await api.patch('/radio/radio-2', {
        body: { statues_base: ['radio-1'] },
        status: [400, 422],
        because: 'statues_base must hold only ids of existing GardenChapter objects',
      });
      await api.get('/radio/radio-2', {
        status: [200],
        answer: { statues_base: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Radio with the id of a GardenChapter leaves statues_base alone',
    about(
      'radio.statues_base.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('Radio', { ...radio, statues_base: ['gardenchapter-1'] });
      await api.create('Radio', { ...radio, id: 'gardenchapter-1' });
      await api.delete('/radio/gardenchapter-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { statues_base: ['gardenchapter-1'] },
        because: 'no GardenChapter was deleted',
      });
    },
  );

  test(
    'update that is refused for statues_base does not change city either',
    about(
      'radio.statues_base.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('Radio', radio);
      await api.patch('/radio/radio-1', {
        body: { city: 'rovi', statues_base: ['gardenchapter-unknown'] },
        status: [400, 422],
        because: 'statues_base must hold only ids of existing GardenChapter objects',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { ...radio, statues_base: [] },
        because: 'a refused update changes nothing',
      });
    },
  );
});
