import { about, test, without } from '../support/api.ts';

// A valid GardenChapter, as the tests send it.
const gardenChapter = {
  cost_second: 5.75,
  voltage_partial: 84.25,
  id: 'gardenchapter-1',
  margin_weekly: 82.75,
  scheduled_secondary: '2018-05-13 07:31:32',
};

// A valid Radio, as the tests send it.
const radio = {
  city: 'botoga',
  id: 'radio-1',
  rating_raw: 78,
  discount_spare: 35.25,
  urgency_alternate: 'high',
  name_temporary: 'bula',
};

// A valid Notebook, as the tests send it.
const notebook = {
  capacity_usual: 48,
  id: 'notebook-1',
  shift_last_total: 'scheduled',
  advice: 'gilu',
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
        answer: { ...radio, statues_base: [], notebook_central: null },
        because: 'create answers the object that was sent',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { ...radio, statues_base: [], notebook_central: null },
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
        body: {
          city: 'rovi',
          rating_raw: 21,
          discount_spare: 14.25,
          urgency_alternate: 'low',
          name_temporary: 'gamava',
        },
        status: [200],
        answer: {
          city: 'rovi',
          id: 'radio-1',
          rating_raw: 21,
          statues_base: [],
          discount_spare: 14.25,
          urgency_alternate: 'low',
          name_temporary: 'gamava',
          notebook_central: null,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: {
          city: 'rovi',
          rating_raw: 21,
          discount_spare: 14.25,
          urgency_alternate: 'low',
          name_temporary: 'gamava',
        },
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
          rating_raw: 21,
          discount_spare: 14.25,
          urgency_alternate: 'low',
          name_temporary: 'gamava',
        },
        status: [200],
        answer: {
          id: 'radio-1',
          city: 'rovi',
          rating_raw: 21,
          discount_spare: 14.25,
          urgency_alternate: 'low',
          name_temporary: 'gamava',
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: {
          id: 'radio-1',
          city: 'rovi',
          rating_raw: 21,
          discount_spare: 14.25,
          urgency_alternate: 'low',
          name_temporary: 'gamava',
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for name_temporary does not change city either',
    about(
      'radio.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Radio', radio);
      await api.patch('/radio/radio-1', {
        body: { city: 'rovi', name_temporary: 421337 },
        status: [400, 422],
        because: 'name_temporary must be a string',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { ...radio, statues_base: [], notebook_central: null },
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
        body: {
          city: 'rovi',
          rating_raw: 21,
          discount_spare: 14.25,
          urgency_alternate: 'low',
          name_temporary: 'gamava',
        },
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
        rating_raw: 21,
        discount_spare: 14.25,
        urgency_alternate: 'low',
        name_temporary: 'gamava',
      });
      await api.create('Radio', {
        ...radio,
        id: 'radio-3',
        city: 'bugu',
        rating_raw: 92,
        discount_spare: 97.75,
        urgency_alternate: 'critical',
        name_temporary: 'mogiva',
      });
      await api.get('/radio', {
        status: [200],
        answer: [
          { ...radio, statues_base: [], notebook_central: null },
          {
            city: 'rovi',
            id: 'radio-2',
            rating_raw: 21,
            statues_base: [],
            discount_spare: 14.25,
            urgency_alternate: 'low',
            name_temporary: 'gamava',
            notebook_central: null,
          },
          {
            city: 'bugu',
            id: 'radio-3',
            rating_raw: 92,
            statues_base: [],
            discount_spare: 97.75,
            urgency_alternate: 'critical',
            name_temporary: 'mogiva',
            notebook_central: null,
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
        rating_raw: 21,
        discount_spare: 14.25,
        urgency_alternate: 'low',
        name_temporary: 'gamava',
      });
      await api.patch('/radio/radio-2', {
        body: {
          id: 'radio-2',
          city: 'rovi',
          rating_raw: 21,
          discount_spare: 14.25,
          urgency_alternate: 'low',
          name_temporary: 'gamava',
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { ...radio, statues_base: [], notebook_central: null },
        because: 'another object was updated',
      });
      await api.get('/radio/radio-2', {
        status: [200],
        answer: {
          city: 'rovi',
          id: 'radio-2',
          rating_raw: 21,
          statues_base: [],
          discount_spare: 14.25,
          urgency_alternate: 'low',
          name_temporary: 'gamava',
          notebook_central: null,
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
        rating_raw: 21,
        discount_spare: 14.25,
        urgency_alternate: 'low',
        name_temporary: 'gamava',
      });
      await api.delete('/radio/radio-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/radio/radio-2', {
        status: [200],
        answer: {
          city: 'rovi',
          id: 'radio-2',
          rating_raw: 21,
          statues_base: [],
          discount_spare: 14.25,
          urgency_alternate: 'low',
          name_temporary: 'gamava',
          notebook_central: null,
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
        rating_raw: 21,
        discount_spare: 14.25,
        urgency_alternate: 'low',
        name_temporary: 'gamava',
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
    'discount_spare is 124.5 when a create leaves it out',
    about('radio.discount_spare.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/radio', {
        body: without(radio, 'discount_spare'),
        status: [200, 201],
        answer: { discount_spare: 124.5 },
        because: 'the default of discount_spare is 124.5',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { discount_spare: 124.5 },
        because: 'the default of discount_spare is 124.5',
      });
    },
  );

  test(
    'urgency_alternate is "normal" when a create leaves it out',
    about('radio.urgency_alternate.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/radio', {
        body: without(radio, 'urgency_alternate'),
        status: [200, 201],
        answer: { urgency_alternate: 'normal' },
        because: 'the default of urgency_alternate is "normal"',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { urgency_alternate: 'normal' },
        because: 'the default of urgency_alternate is "normal"',
      });
    },
  );

  test(
    'create refuses a Radio without name_temporary, which is required',
    about(
      'radio.name_temporary.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/radio', {
        body: without(radio, 'name_temporary'),
        status: [400, 422],
        because: 'name_temporary is required and has no default',
      });
      await api.get('/radio/radio-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'update of city or name_temporary alone leaves every other field as it is',
    about('radio.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('Notebook', notebook);
      await api.create('Radio', {
        ...radio,
        discount_spare: null,
        urgency_alternate: null,
        statues_base: ['gardenchapter-1'],
        notebook_central: 'notebook-1',
      });
      await api.patch('/radio/radio-1', {
        body: { city: 'rovi' },
        status: [200],
        answer: {
          ...radio,
          city: 'rovi',
          statues_base: ['gardenchapter-1'],
          discount_spare: null,
          urgency_alternate: null,
          notebook_central: 'notebook-1',
        },
        because: 'an update touches only what it carries',
      });
      await api.patch('/radio/radio-1', {
        body: { name_temporary: 'gamava' },
        status: [200],
        answer: {
          city: 'rovi',
          id: 'radio-1',
          rating_raw: 78,
          statues_base: ['gardenchapter-1'],
          discount_spare: null,
          urgency_alternate: null,
          name_temporary: 'gamava',
          notebook_central: 'notebook-1',
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: {
          city: 'rovi',
          id: 'radio-1',
          rating_raw: 78,
          statues_base: ['gardenchapter-1'],
          discount_spare: null,
          urgency_alternate: null,
          name_temporary: 'gamava',
          notebook_central: 'notebook-1',
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
    'discount_spare may be null, which is not replaced by its default',
    about(
      'radio.discount_spare.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, discount_spare: null },
        status: [200, 201],
        answer: { discount_spare: null },
        because: 'discount_spare is nullable and its default is for absence only',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { discount_spare: null },
        because: 'discount_spare is nullable and its default is for absence only',
      });
      await api.create('Radio', { ...radio, id: 'radio-2' });
      await api.patch('/radio/radio-2', {
        body: { discount_spare: null },
        status: [200],
        answer: { discount_spare: null },
        because: 'discount_spare is nullable and its default is for absence only',
      });
      await api.get('/radio/radio-2', {
        status: [200],
        answer: { discount_spare: null },
        because: 'discount_spare is nullable and its default is for absence only',
      });
    },
  );

  test(
    'urgency_alternate may be null, which is not replaced by its default',
    about(
      'radio.urgency_alternate.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, urgency_alternate: null },
        status: [200, 201],
        answer: { urgency_alternate: null },
        because: 'urgency_alternate is nullable and its default is for absence only',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { urgency_alternate: null },
        because: 'urgency_alternate is nullable and its default is for absence only',
      });
      await api.create('Radio', { ...radio, id: 'radio-2' });
      await api.patch('/radio/radio-2', {
        body: { urgency_alternate: null },
        status: [200],
        answer: { urgency_alternate: null },
        because: 'urgency_alternate is nullable and its default is for absence only',
      });
      await api.get('/radio/radio-2', {
        status: [200],
        answer: { urgency_alternate: null },
        because: 'urgency_alternate is nullable and its default is for absence only',
      });
    },
  );

  test(
    'name_temporary may be null',
    about('radio.name_temporary.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, name_temporary: null },
        status: [200, 201],
        answer: { name_temporary: null },
        because: 'name_temporary is nullable',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { name_temporary: null },
        because: 'name_temporary is nullable',
      });
      await api.create('Radio', { ...radio, id: 'radio-2' });
      await api.patch('/radio/radio-2', {
        body: { name_temporary: null },
        status: [200],
        answer: { name_temporary: null },
        because: 'name_temporary is nullable',
      });
      await api.get('/radio/radio-2', {
        status: [200],
        answer: { name_temporary: null },
        because: 'name_temporary is nullable',
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
        body: { ...radio, rating_raw: 77.5 },
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
        body: { rating_raw: 77.5 },
        status: [400, 422],
        because: 'rating_raw must be an integer',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { rating_raw: 78 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'rating_raw may be right at its maximum of 5000',
    about(
      'radio.rating_raw.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, rating_raw: 5000 },
        status: [200, 201],
        answer: { rating_raw: 5000 },
        because: 'the maximum of rating_raw is 5000, inclusive',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { rating_raw: 5000 },
        because: 'the maximum of rating_raw is 5000, inclusive',
      });
      await api.create('Radio', { ...radio, id: 'radio-2' });
      await api.patch('/radio/radio-2', {
        body: { rating_raw: 5000 },
        status: [200],
        answer: { rating_raw: 5000 },
        because: 'the maximum of rating_raw is 5000, inclusive',
      });
      await api.get('/radio/radio-2', {
        status: [200],
        answer: { rating_raw: 5000 },
        because: 'the maximum of rating_raw is 5000, inclusive',
      });
    },
  );

  test(
    'create and update refuse a rating_raw above its maximum of 5000',
    about(
      'radio.rating_raw.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, rating_raw: 5001 },
        status: [400, 422],
        because: 'rating_raw must be at most 5000',
      });
      await api.get('/radio/radio-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Radio', radio);
      await api.patch('/radio/radio-1', {
        body: { rating_raw: 5001 },
        status: [400, 422],
        because: 'rating_raw must be at most 5000',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { rating_raw: 78 },
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
    'discount_spare may be the whole number 0',
    about('radio.discount_spare.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, discount_spare: 0 },
        status: [200, 201],
        answer: { discount_spare: 0 },
        because: '0 is a valid value of discount_spare',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { discount_spare: 0 },
        because: '0 is a valid value of discount_spare',
      });
      await api.create('Radio', { ...radio, id: 'radio-2' });
      await api.patch('/radio/radio-2', {
        body: { discount_spare: 0 },
        status: [200],
        answer: { discount_spare: 0 },
        because: '0 is a valid value of discount_spare',
      });
      await api.get('/radio/radio-2', {
        status: [200],
        answer: { discount_spare: 0 },
        because: '0 is a valid value of discount_spare',
      });
    },
  );

  test(
    'create and update refuse a discount_spare of a wrong type',
    about(
      'radio.discount_spare.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, discount_spare: 'abc' },
        status: [400, 422],
        because: 'discount_spare must be a number',
      });
      await api.post('/radio', {
        body: { ...radio, discount_spare: { value: 'text' } },
        status: [400, 422],
        because: 'discount_spare must be a number',
      });
      await api.get('/radio/radio-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Radio', radio);
      await api.patch('/radio/radio-1', {
        body: { discount_spare: 'abc' },
        status: [400, 422],
        because: 'discount_spare must be a number',
      });
      await api.patch('/radio/radio-1', {
        body: { discount_spare: { value: 'text' } },
        status: [400, 422],
        because: 'discount_spare must be a number',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { discount_spare: 35.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'discount_spare may be right at its minimum of 0',
    about(
      'radio.discount_spare.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, discount_spare: 0 },
        status: [200, 201],
        answer: { discount_spare: 0 },
        because: 'the minimum of discount_spare is 0, inclusive',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { discount_spare: 0 },
        because: 'the minimum of discount_spare is 0, inclusive',
      });
      await api.create('Radio', { ...radio, id: 'radio-2' });
      await api.patch('/radio/radio-2', {
        body: { discount_spare: 0 },
        status: [200],
        answer: { discount_spare: 0 },
        because: 'the minimum of discount_spare is 0, inclusive',
      });
      await api.get('/radio/radio-2', {
        status: [200],
        answer: { discount_spare: 0 },
        because: 'the minimum of discount_spare is 0, inclusive',
      });
    },
  );

  test(
    'create and update refuse a discount_spare below its minimum of 0',
    about(
      'radio.discount_spare.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, discount_spare: -0.25 },
        status: [400, 422],
        because: 'discount_spare must be at least 0',
      });
      await api.get('/radio/radio-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Radio', radio);
      await api.patch('/radio/radio-1', {
        body: { discount_spare: -0.25 },
        status: [400, 422],
        because: 'discount_spare must be at least 0',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { discount_spare: 35.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'discount_spare may be right at its maximum of 5000',
    about(
      'radio.discount_spare.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, discount_spare: 5000 },
        status: [200, 201],
        answer: { discount_spare: 5000 },
        because: 'the maximum of discount_spare is 5000, inclusive',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { discount_spare: 5000 },
        because: 'the maximum of discount_spare is 5000, inclusive',
      });
      await api.create('Radio', { ...radio, id: 'radio-2' });
      await api.patch('/radio/radio-2', {
        body: { discount_spare: 5000 },
        status: [200],
        answer: { discount_spare: 5000 },
        because: 'the maximum of discount_spare is 5000, inclusive',
      });
      await api.get('/radio/radio-2', {
        status: [200],
        answer: { discount_spare: 5000 },
        because: 'the maximum of discount_spare is 5000, inclusive',
      });
    },
  );

  test(
    'create and update refuse a discount_spare above its maximum of 5000',
    about(
      'radio.discount_spare.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, discount_spare: 5000.25 },
        status: [400, 422],
        because: 'discount_spare must be at most 5000',
      });
      await api.get('/radio/radio-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Radio', radio);
      await api.patch('/radio/radio-1', {
        body: { discount_spare: 5000.25 },
        status: [400, 422],
        because: 'discount_spare must be at most 5000',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { discount_spare: 35.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse an urgency_alternate of a wrong type',
    about(
      'radio.urgency_alternate.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, urgency_alternate: 421337 },
        status: [400, 422],
        because: 'urgency_alternate must be one of critical, normal, high, low',
      });
      await api.post('/radio', {
        body: { ...radio, urgency_alternate: { value: 'text' } },
        status: [400, 422],
        because: 'urgency_alternate must be one of critical, normal, high, low',
      });
      await api.get('/radio/radio-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Radio', radio);
      await api.patch('/radio/radio-1', {
        body: { urgency_alternate: 421337 },
        status: [400, 422],
        because: 'urgency_alternate must be one of critical, normal, high, low',
      });
      await api.patch('/radio/radio-1', {
        body: { urgency_alternate: { value: 'text' } },
        status: [400, 422],
        because: 'urgency_alternate must be one of critical, normal, high, low',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { urgency_alternate: 'high' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'name_temporary of digits alone stays a string',
    about('radio.name_temporary.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, name_temporary: '0042' },
        status: [200, 201],
        answer: { name_temporary: '0042' },
        because: '"0042" is a valid value of name_temporary',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { name_temporary: '0042' },
        because: '"0042" is a valid value of name_temporary',
      });
      await api.create('Radio', { ...radio, id: 'radio-2' });
      await api.patch('/radio/radio-2', {
        body: { name_temporary: '0042' },
        status: [200],
        answer: { name_temporary: '0042' },
        because: '"0042" is a valid value of name_temporary',
      });
      await api.get('/radio/radio-2', {
        status: [200],
        answer: { name_temporary: '0042' },
        because: '"0042" is a valid value of name_temporary',
      });
    },
  );

  test(
    'create and update refuse a name_temporary of a wrong type',
    about(
      'radio.name_temporary.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, name_temporary: 421337 },
        status: [400, 422],
        because: 'name_temporary must be a string',
      });
      await api.post('/radio', {
        body: { ...radio, name_temporary: { value: 'text' } },
        status: [400, 422],
        because: 'name_temporary must be a string',
      });
      await api.get('/radio/radio-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Radio', radio);
      await api.patch('/radio/radio-1', {
        body: { name_temporary: 421337 },
        status: [400, 422],
        because: 'name_temporary must be a string',
      });
      await api.patch('/radio/radio-1', {
        body: { name_temporary: { value: 'text' } },
        status: [400, 422],
        because: 'name_temporary must be a string',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { name_temporary: 'bula' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'name_temporary may be right at its minimum length of 3',
    about(
      'radio.name_temporary.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, name_temporary: 'bil' },
        status: [200, 201],
        answer: { name_temporary: 'bil' },
        because: 'the minimum length of name_temporary is 3, inclusive',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { name_temporary: 'bil' },
        because: 'the minimum length of name_temporary is 3, inclusive',
      });
      await api.create('Radio', { ...radio, id: 'radio-2' });
      await api.patch('/radio/radio-2', {
        body: { name_temporary: 'bil' },
        status: [200],
        answer: { name_temporary: 'bil' },
        because: 'the minimum length of name_temporary is 3, inclusive',
      });
      await api.get('/radio/radio-2', {
        status: [200],
        answer: { name_temporary: 'bil' },
        because: 'the minimum length of name_temporary is 3, inclusive',
      });
    },
  );

  test(
    'create and update refuse a name_temporary below its minimum length of 3',
    about(
      'radio.name_temporary.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, name_temporary: 'ru' },
        status: [400, 422],
        because: 'name_temporary must have at least 3 characters',
      });
      await api.get('/radio/radio-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Radio', radio);
      await api.patch('/radio/radio-1', {
        body: { name_temporary: 'ru' },
        status: [400, 422],
        because: 'name_temporary must have at least 3 characters',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { name_temporary: 'bula' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'name_temporary may be right at its maximum length of 30',
    about(
      'radio.name_temporary.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, name_temporary: 'gimi tugimi viro tanisi livo r' },
        status: [200, 201],
        answer: { name_temporary: 'gimi tugimi viro tanisi livo r' },
        because: 'the maximum length of name_temporary is 30, inclusive',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { name_temporary: 'gimi tugimi viro tanisi livo r' },
        because: 'the maximum length of name_temporary is 30, inclusive',
      });
      await api.create('Radio', { ...radio, id: 'radio-2' });
      await api.patch('/radio/radio-2', {
        body: { name_temporary: 'gimi tugimi viro tanisi livo r' },
        status: [200],
        answer: { name_temporary: 'gimi tugimi viro tanisi livo r' },
        because: 'the maximum length of name_temporary is 30, inclusive',
      });
      await api.get('/radio/radio-2', {
        status: [200],
        answer: { name_temporary: 'gimi tugimi viro tanisi livo r' },
        because: 'the maximum length of name_temporary is 30, inclusive',
      });
    },
  );

  test(
    'create and update refuse a name_temporary above its maximum length of 30',
    about(
      'radio.name_temporary.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, name_temporary: 'vogino vuta nari tanuru sitomua' },
        status: [400, 422],
        because: 'name_temporary must have at most 30 characters',
      });
      await api.get('/radio/radio-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Radio', radio);
      await api.patch('/radio/radio-1', {
        body: { name_temporary: 'vogino vuta nari tanuru sitomua' },
        status: [400, 422],
        because: 'name_temporary must have at most 30 characters',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { name_temporary: 'bula' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Radio: enums', () => {
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
    'urgency_alternate may be critical, normal, high, low',
    about(
      'radio.urgency_alternate.accepts-each-value',
      'values.enum',
      'changes.enum-value',
      'values.round-trip',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, urgency_alternate: 'critical' },
        status: [200, 201],
        answer: { urgency_alternate: 'critical' },
        because: 'the value is one of RadioUrgencyAlternate',
      });
      await api.patch('/radio/radio-1', {
        body: { urgency_alternate: 'normal' },
        status: [200],
        answer: { urgency_alternate: 'normal' },
        because: 'the value is one of RadioUrgencyAlternate',
      });
      await api.patch('/radio/radio-1', {
        body: { urgency_alternate: 'high' },
        status: [200],
        answer: { urgency_alternate: 'high' },
        because: 'the value is one of RadioUrgencyAlternate',
      });
      await api.patch('/radio/radio-1', {
        body: { urgency_alternate: 'low' },
        status: [200],
        answer: { urgency_alternate: 'low' },
        because: 'the value is one of RadioUrgencyAlternate',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { urgency_alternate: 'low' },
        because: 'the value is one of RadioUrgencyAlternate',
      });
    },
  );

  test(
    'create and update refuse the urgency_alternate unheard_of, which RadioUrgencyAlternate does not have',
    about(
      'radio.urgency_alternate.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, urgency_alternate: 'unheard_of' },
        status: [400, 422],
        because: 'urgency_alternate must be one of critical, normal, high, low',
      });
      await api.get('/radio/radio-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Radio', radio);
      await api.patch('/radio/radio-1', {
        body: { urgency_alternate: 'unheard_of' },
        status: [400, 422],
        because: 'urgency_alternate must be one of critical, normal, high, low',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { urgency_alternate: 'high' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the urgency_alternate CRITICAL, as upper and lower case differ',
    about(
      'radio.urgency_alternate.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, urgency_alternate: 'CRITICAL' },
        status: [400, 422],
        because: 'urgency_alternate must be one of critical, normal, high, low',
      });
      await api.get('/radio/radio-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Radio', radio);
      await api.patch('/radio/radio-1', {
        body: { urgency_alternate: 'CRITICAL' },
        status: [400, 422],
        because: 'urgency_alternate must be one of critical, normal, high, low',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { urgency_alternate: 'high' },
        because: 'a refused update changes nothing',
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
  // changes.rename-entity: Renaming an entity moves its endpoints, analytics and actions to the
  //   new name. Fields of other entities that refer to it keep their names (`Dog.cats` stays
  //   `cats` when `Cat` becomes `CatSuper`), and its own fields, enums, enum values, bounds and
  //   defaults stay as they are.

  test(
    'notebook_central refers to an existing Notebook and is answered as its id',
    about('radio.notebook_central.accepts-existing-object', 'references.by-id'),
    async ({ api }) => {
      await api.create('Notebook', notebook);
      await api.create('Notebook', { ...notebook, id: 'notebook-2' });
      await api.post('/radio', {
        body: { ...radio, notebook_central: 'notebook-1' },
        status: [200, 201],
        answer: { notebook_central: 'notebook-1' },
        because: 'notebook_central was sent as notebook-1',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { notebook_central: 'notebook-1' },
        because: 'notebook_central was sent as notebook-1',
      });
      await api.patch('/radio/radio-1', {
        body: { notebook_central: 'notebook-2' },
        status: [200],
        answer: { notebook_central: 'notebook-2' },
        because: 'notebook_central was changed to notebook-2',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { notebook_central: 'notebook-2' },
        because: 'notebook_central was changed to notebook-2',
      });
      await api.get('/radio', {
        status: [200],
        answer: [{ id: 'radio-1', notebook_central: 'notebook-2' }],
        because: 'lists answer references as ids too',
      });
    },
  );

  test(
    'create and update refuse a notebook_central that no Notebook has as its id',
    about(
      'radio.notebook_central.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, notebook_central: 'notebook-unknown' },
        status: [400, 422],
        because: 'notebook_central must be the id of an existing Notebook',
      });
      await api.get('/radio/radio-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Notebook', notebook);
      await api.create('Radio', { ...radio, notebook_central: 'notebook-1' });
      await api.patch('/radio/radio-1', {
        body: { notebook_central: 'notebook-unknown' },
        status: [400, 422],
        because: 'notebook_central must be the id of an existing Notebook',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { notebook_central: 'notebook-1' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no id for notebook_central',
    about(
      'radio.notebook_central.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/radio', {
        body: { ...radio, notebook_central: 421337 },
        status: [400, 422],
        because: 'notebook_central must be the id of a Notebook',
      });
      await api.post('/radio', {
        body: { ...radio, notebook_central: { value: 'text' } },
        status: [400, 422],
        because: 'notebook_central must be the id of a Notebook',
      });
      await api.get('/radio/radio-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Radio', radio);
      await api.patch('/radio/radio-1', {
        body: { notebook_central: 421337 },
        status: [400, 422],
        because: 'notebook_central must be the id of a Notebook',
      });
      await api.patch('/radio/radio-1', {
        body: { notebook_central: { value: 'text' } },
        status: [400, 422],
        because: 'notebook_central must be the id of a Notebook',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { notebook_central: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'notebook_central may be null or left out',
    about('radio.notebook_central.accepts-null', 'references.null', 'create.optional'),
    async ({ api }) => {
      await api.create('Notebook', notebook);
      await api.post('/radio', {
        body: { ...radio, notebook_central: null },
        status: [200, 201],
        answer: { notebook_central: null },
        because: 'a reference may be null',
      });
      await api.patch('/radio/radio-1', {
        body: { notebook_central: 'notebook-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/radio/radio-1', {
        body: { notebook_central: null },
        status: [200],
        answer: { notebook_central: null },
        because: 'a reference may be null',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { notebook_central: null },
        because: 'a reference may be null',
      });
      await api.post('/radio', {
        body: { ...radio, id: 'radio-2' },
        status: [200, 201],
        answer: { notebook_central: null },
        because: 'notebook_central is optional',
      });
    },
  );

  test(
    'deleting a Notebook clears every notebook_central that refers to it',
    about('radio.notebook_central.is-cleared-by-delete', 'references.deleted', 'endpoints.delete'),
    async ({ api }) => {
      await api.create('Notebook', notebook);
      await api.create('Radio', { ...radio, notebook_central: 'notebook-1' });
      await api.create('Radio', { ...radio, id: 'radio-2', notebook_central: 'notebook-1' });
      await api.delete('/notebook/notebook-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { id: 'radio-1', notebook_central: null },
        because: 'notebook-1 was deleted',
      });
      await api.get('/radio/radio-2', {
        status: [200],
        answer: { id: 'radio-2', notebook_central: null },
        because: 'notebook-1 was deleted',
      });
    },
  );

  test(
    'deleting a Notebook keeps a notebook_central that refers to another',
    about('radio.notebook_central.survives-delete-of-another', 'references.deleted'),
    async ({ api }) => {
      await api.create('Notebook', notebook);
      await api.create('Notebook', { ...notebook, id: 'notebook-2' });
      await api.create('Radio', { ...radio, notebook_central: 'notebook-2' });
      await api.delete('/notebook/notebook-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { notebook_central: 'notebook-2' },
        because: 'another Notebook was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Radio in notebook_central, which refers to Notebook',
    about(
      'radio.notebook_central.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Radio', radio);
      await api.post('/radio', {
        body: { ...radio, id: 'radio-2', notebook_central: 'radio-1' },
        status: [400, 422],
        because: 'notebook_central must be the id of an existing Notebook',
      });
      await api.create('Radio', { ...radio, id: 'radio-2' });
      await api.patch('/radio/radio-2', {
        body: { notebook_central: 'radio-1' },
        status: [400, 422],
        because: 'notebook_central must be the id of an existing Notebook',
      });
      await api.get('/radio/radio-2', {
        status: [200],
        answer: { notebook_central: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Radio with the id of a Notebook leaves notebook_central alone',
    about(
      'radio.notebook_central.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('Notebook', notebook);
      await api.create('Radio', { ...radio, notebook_central: 'notebook-1' });
      await api.create('Radio', { ...radio, id: 'notebook-1' });
      await api.delete('/radio/notebook-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { notebook_central: 'notebook-1' },
        because: 'no Notebook was deleted',
      });
    },
  );

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
        answer: { ...radio, statues_base: [], notebook_central: null },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Radio: actions', () => {
  // endpoints.unknown-id: A read, an update, a delete or an action with an id that no object of
  //   that entity has answers 404.
  // actions.success: An action is `POST /{entity}/{id}/{action}`. When it is allowed it applies
  //   its effects, sets its state field to the target value, and answers 200 and the acting
  //   object as it is afterwards.
  // actions.wrong-state: When the value of the state field is not among the values that the
  //   action starts from, the action is refused with 400. A state of `null` is among none.
  // actions.guard: When the state is right but a condition is not satisfied, the action is
  //   refused with 409. All conditions must hold.
  // actions.order: The checks come in this order: unknown id (404), wrong state (400), conditions
  //   (409).
  // actions.refused-unchanged: A refused action changes nothing.
  // actions.stored: What an action changed, on the acting object and on others, is stored and
  //   seen by every later request.
  // guards.compare: `>`, `>=`, `<`, `<=`, `==` and `!=` compare numbers, datetimes and, for the
  //   last two, other values; `+`, `-` and `*` compute.
  // guards.null-operand: A comparison in which either side is `null` is not satisfied, `!=`
  //   included. A field without a value counts as `null`, and so does a computation with one.
  // guards.is-null: `this.owner is null` and `this.owner is not null` ask whether the field has a
  //   value: one that was left out and has none is `null` too.
  // guards.count-sum: `count(this.toys)` is the number of objects in a reference list,
  //   `sum(this.toys.price)` the sum of a field over them, without the objects in which it is
  //   `null`; of none it is 0.
  // effects.for-each: `for each item in this.toys: …` changes every object in the list. In both
  //   of these, `item.x` is a field of the other object and `this.x` still one of the acting
  //   object.

  test(
    'restore moves urgency_alternate from normal to critical',
    about(
      'radio.restore.moves-from-normal',
      'actions.success',
      'actions.stored',
      'guards.count-sum',
      'guards.compare',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        cost_second: 23.25,
        margin_weekly: 5.75,
      });
      await api.create('Radio', {
        ...radio,
        urgency_alternate: 'normal',
        statues_base: ['gardenchapter-1', 'gardenchapter-2'],
        discount_spare: 83.5,
      });
      await api.post('/radio/radio-1/restore', {
        status: [200],
        answer: {
          ...radio,
          statues_base: ['gardenchapter-1', 'gardenchapter-2'],
          discount_spare: 83.5,
          urgency_alternate: 'critical',
          notebook_central: null,
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: {
          ...radio,
          statues_base: ['gardenchapter-1', 'gardenchapter-2'],
          discount_spare: 83.5,
          urgency_alternate: 'critical',
          notebook_central: null,
        },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'restore applies the effect: for each item in this.statues_base: set item.cost_second to null',
    about(
      'radio.restore.effect-each-statues_base-set-cost_second-to-null',
      'effects.for-each',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        cost_second: 23.25,
        margin_weekly: 5.75,
      });
      await api.create('Radio', {
        ...radio,
        urgency_alternate: 'normal',
        statues_base: ['gardenchapter-1', 'gardenchapter-2'],
        discount_spare: 83.5,
      });
      await api.post('/radio/radio-1/restore', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: {
          cost_second: null,
          voltage_partial: 84.25,
          id: 'gardenchapter-1',
          scheduled_secondary: '2018-05-13 07:31:32',
        },
        because: 'for each item in this.statues_base: set item.cost_second to null',
      });
      await api.get('/gardenchapter/gardenchapter-2', {
        status: [200],
        answer: {
          cost_second: null,
          voltage_partial: 84.25,
          id: 'gardenchapter-2',
          scheduled_secondary: '2018-05-13 07:31:32',
        },
        because: 'for each item in this.statues_base: set item.cost_second to null',
      });
    },
  );

  test(
    'restore applies the effect: for each item in this.statues_base: set item.margin_weekly to this.discount_spare * 2',
    about(
      'radio.restore.effect-each-statues_base-set-margin_weekly-to-discount_spare-times-2',
      'effects.for-each',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        cost_second: 23.25,
        margin_weekly: 5.75,
      });
      await api.create('Radio', {
        ...radio,
        urgency_alternate: 'normal',
        statues_base: ['gardenchapter-1', 'gardenchapter-2'],
        discount_spare: 83.5,
      });
      await api.post('/radio/radio-1/restore', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: {
          margin_weekly: 167,
          voltage_partial: 84.25,
          id: 'gardenchapter-1',
          scheduled_secondary: '2018-05-13 07:31:32',
        },
        because:
          'for each item in this.statues_base: set item.margin_weekly to this.discount_spare * 2',
      });
      await api.get('/gardenchapter/gardenchapter-2', {
        status: [200],
        answer: {
          margin_weekly: 167,
          voltage_partial: 84.25,
          id: 'gardenchapter-2',
          scheduled_secondary: '2018-05-13 07:31:32',
        },
        because:
          'for each item in this.statues_base: set item.margin_weekly to this.discount_spare * 2',
      });
    },
  );

  test(
    'restore leaves objects alone that it does not concern',
    about('radio.restore.leaves-bystanders', 'actions.success', 'effects.for-each'),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        cost_second: 23.25,
        margin_weekly: 5.75,
      });
      await api.create('Radio', {
        ...radio,
        urgency_alternate: 'normal',
        statues_base: ['gardenchapter-1', 'gardenchapter-2'],
        discount_spare: 83.5,
      });
      await api.create('Radio', {
        ...radio,
        id: 'radio-2',
        urgency_alternate: 'normal',
        statues_base: ['gardenchapter-1', 'gardenchapter-2'],
        discount_spare: 83.5,
      });
      await api.create('GardenChapter', { ...gardenChapter, id: 'gardenchapter-3' });
      await api.post('/radio/radio-1/restore', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/radio/radio-2', {
        status: [200],
        answer: {
          ...radio,
          id: 'radio-2',
          statues_base: ['gardenchapter-1', 'gardenchapter-2'],
          discount_spare: 83.5,
          urgency_alternate: 'normal',
          notebook_central: null,
        },
        because: 'restore was called on radio-1, which does not concern this object',
      });
      await api.get('/gardenchapter/gardenchapter-3', {
        status: [200],
        answer: { ...gardenChapter, id: 'gardenchapter-3' },
        because: 'restore was called on radio-1, which does not concern this object',
      });
    },
  );

  test(
    'restore answers 404 for an id that no Radio has',
    about('radio.restore.unknown-id', 'endpoints.unknown-id', 'actions.order'),
    async ({ api }) => {
      await api.create('Radio', radio);
      await api.post('/radio/radio-unknown/restore', {
        status: [404],
        because: 'no Radio has the id radio-unknown',
      });
    },
  );

  test(
    'restore is refused while urgency_alternate is critical',
    about(
      'radio.restore.refuses-from-critical',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        cost_second: 23.25,
        margin_weekly: 5.75,
      });
      await api.create('Radio', {
        ...radio,
        urgency_alternate: 'critical',
        statues_base: ['gardenchapter-1', 'gardenchapter-2'],
        discount_spare: 83.5,
      });
      await api.post('/radio/radio-1/restore', {
        status: [400, 409],
        because: 'restore starts from normal, and urgency_alternate is critical',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { urgency_alternate: 'critical' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'restore is refused while urgency_alternate is high',
    about('radio.restore.refuses-from-high', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        cost_second: 23.25,
        margin_weekly: 5.75,
      });
      await api.create('Radio', {
        ...radio,
        statues_base: ['gardenchapter-1', 'gardenchapter-2'],
        discount_spare: 83.5,
      });
      await api.post('/radio/radio-1/restore', {
        status: [400, 409],
        because: 'restore starts from normal, and urgency_alternate is high',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { urgency_alternate: 'high' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'restore is refused while urgency_alternate is low',
    about('radio.restore.refuses-from-low', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        cost_second: 23.25,
        margin_weekly: 5.75,
      });
      await api.create('Radio', {
        ...radio,
        urgency_alternate: 'low',
        statues_base: ['gardenchapter-1', 'gardenchapter-2'],
        discount_spare: 83.5,
      });
      await api.post('/radio/radio-1/restore', {
        status: [400, 409],
        because: 'restore starts from normal, and urgency_alternate is low',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { urgency_alternate: 'low' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'restore is refused while urgency_alternate is null',
    about(
      'radio.restore.refuses-without-state',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        cost_second: 23.25,
        margin_weekly: 5.75,
      });
      await api.create('Radio', {
        ...radio,
        urgency_alternate: null,
        statues_base: ['gardenchapter-1', 'gardenchapter-2'],
        discount_spare: 83.5,
      });
      await api.post('/radio/radio-1/restore', {
        status: [400, 409],
        because: 'restore starts from normal, and urgency_alternate is null',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { urgency_alternate: null },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'restore is refused unless count(this.statues_base) != 1',
    about(
      'radio.restore.refuses-unless-count-statues_base-ne-1',
      'actions.guard',
      'guards.count-sum',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('Radio', {
        ...radio,
        urgency_alternate: 'normal',
        statues_base: ['gardenchapter-1'],
        discount_spare: 83.5,
      });
      await api.post('/radio/radio-1/restore', {
        status: [400, 409],
        because: 'the condition count(this.statues_base) != 1 is not satisfied',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { urgency_alternate: 'normal' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'restore is refused unless this.discount_spare <= 83.5',
    about(
      'radio.restore.refuses-unless-discount_spare-lte-83.5',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        cost_second: 23.25,
        margin_weekly: 5.75,
      });
      await api.create('Radio', {
        ...radio,
        urgency_alternate: 'normal',
        statues_base: ['gardenchapter-1', 'gardenchapter-2'],
        discount_spare: 83.75,
      });
      await api.post('/radio/radio-1/restore', {
        status: [400, 409],
        because: 'the condition this.discount_spare <= 83.5 is not satisfied',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { urgency_alternate: 'normal' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'restore changes none of the objects that it refers to when it is refused',
    about('radio.restore.refused-changes-no-object', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('Radio', {
        ...radio,
        urgency_alternate: 'normal',
        statues_base: ['gardenchapter-1'],
        discount_spare: 83.5,
      });
      await api.post('/radio/radio-1/restore', {
        status: [400, 409],
        because: 'the condition count(this.statues_base) != 1 is not satisfied',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: gardenChapter,
        because: 'a refused action changes nothing',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: {
          ...radio,
          statues_base: ['gardenchapter-1'],
          discount_spare: 83.5,
          urgency_alternate: 'normal',
          notebook_central: null,
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'restore is refused when discount_spare is null',
    about(
      'radio.restore.refuses-when-discount_spare-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        cost_second: 23.25,
        margin_weekly: 5.75,
      });
      await api.create('Radio', {
        ...radio,
        urgency_alternate: 'normal',
        statues_base: ['gardenchapter-1', 'gardenchapter-2'],
        discount_spare: null,
      });
      await api.post('/radio/radio-1/restore', {
        status: [400, 409],
        because: 'the condition this.discount_spare <= 83.5 is not satisfied',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { urgency_alternate: 'normal' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'restore succeeds when discount_spare is 0',
    about('radio.restore.succeeds-when-discount_spare-is-0', 'guards.compare', 'actions.success'),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        cost_second: 23.25,
        margin_weekly: 5.75,
      });
      await api.create('Radio', {
        ...radio,
        urgency_alternate: 'normal',
        statues_base: ['gardenchapter-1', 'gardenchapter-2'],
        discount_spare: 0,
      });
      await api.post('/radio/radio-1/restore', {
        status: [200],
        answer: { urgency_alternate: 'critical' },
        because: 'the state is right and every condition holds',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { urgency_alternate: 'critical' },
        because: 'discount_spare is 0, which is allowed',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: { cost_second: null, margin_weekly: 0 },
        because: 'every effect that concerns it is applied',
      });
      await api.get('/gardenchapter/gardenchapter-2', {
        status: [200],
        answer: { cost_second: null, margin_weekly: 0 },
        because: 'every effect that concerns it is applied',
      });
    },
  );

  test(
    'restore succeeds when statues_base is empty',
    about(
      'radio.restore.succeeds-when-statues_base-is-empty',
      'guards.count-sum',
      'effects.for-each',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        cost_second: 23.25,
        margin_weekly: 5.75,
      });
      await api.create('Radio', {
        ...radio,
        urgency_alternate: 'normal',
        statues_base: [],
        discount_spare: 83.5,
      });
      await api.post('/radio/radio-1/restore', {
        status: [200],
        answer: { urgency_alternate: 'critical' },
        because: 'the state is right and every condition holds',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { urgency_alternate: 'critical' },
        because: 'statues_base is empty, which is allowed',
      });
    },
  );

  test(
    'restore is refused when statues_base holds 1 object',
    about(
      'radio.restore.refuses-when-statues_base-has-1',
      'guards.count-sum',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        cost_second: 23.25,
        margin_weekly: 5.75,
      });
      await api.create('Radio', {
        ...radio,
        urgency_alternate: 'normal',
        statues_base: ['gardenchapter-1'],
        discount_spare: 83.5,
      });
      await api.post('/radio/radio-1/restore', {
        status: [400, 409],
        because: 'the condition count(this.statues_base) != 1 is not satisfied',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { urgency_alternate: 'normal' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'restore is refused when count(this.statues_base) != 1 would hold with the objects that are not in statues_base',
    about(
      'radio.restore.refuses-when-count-statues_base-ne-1-for-those-in-statues_base-alone',
      'guards.count-sum',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', { ...gardenChapter, id: 'gardenchapter-2' });
      await api.create('GardenChapter', { ...gardenChapter, id: 'gardenchapter-3' });
      await api.create('Radio', {
        ...radio,
        urgency_alternate: 'normal',
        statues_base: ['gardenchapter-1'],
        discount_spare: 83.5,
      });
      await api.post('/radio/radio-1/restore', {
        status: [400, 409],
        because: 'the condition count(this.statues_base) != 1 is not satisfied',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { urgency_alternate: 'normal' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'approve moves urgency_alternate from high to critical',
    about(
      'radio.approve.moves-from-high',
      'actions.success',
      'actions.stored',
      'guards.count-sum',
      'guards.compare',
      'guards.is-null',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        voltage_partial: 78.25,
        margin_weekly: 5.75,
      });
      await api.create('Radio', {
        ...radio,
        statues_base: ['gardenchapter-1', 'gardenchapter-2'],
        discount_spare: 127.75,
      });
      await api.post('/radio/radio-1/approve', {
        status: [200],
        answer: {
          ...radio,
          statues_base: ['gardenchapter-1', 'gardenchapter-2'],
          discount_spare: 127.75,
          urgency_alternate: 'critical',
          notebook_central: null,
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: {
          ...radio,
          statues_base: ['gardenchapter-1', 'gardenchapter-2'],
          discount_spare: 127.75,
          urgency_alternate: 'critical',
          notebook_central: null,
        },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'approve moves urgency_alternate from normal to critical',
    about(
      'radio.approve.moves-from-normal',
      'actions.success',
      'actions.stored',
      'guards.count-sum',
      'guards.compare',
      'guards.is-null',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        voltage_partial: 78.25,
        margin_weekly: 5.75,
      });
      await api.create('Radio', {
        ...radio,
        urgency_alternate: 'normal',
        statues_base: ['gardenchapter-1', 'gardenchapter-2'],
        discount_spare: 127.75,
      });
      await api.post('/radio/radio-1/approve', {
        status: [200],
        answer: {
          ...radio,
          statues_base: ['gardenchapter-1', 'gardenchapter-2'],
          discount_spare: 127.75,
          urgency_alternate: 'critical',
          notebook_central: null,
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: {
          ...radio,
          statues_base: ['gardenchapter-1', 'gardenchapter-2'],
          discount_spare: 127.75,
          urgency_alternate: 'critical',
          notebook_central: null,
        },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'approve applies the effect: for each item in this.statues_base: set item.margin_weekly to 35.25',
    about(
      'radio.approve.effect-each-statues_base-set-margin_weekly-to-35.25',
      'effects.for-each',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        voltage_partial: 78.25,
        margin_weekly: 5.75,
      });
      await api.create('Radio', {
        ...radio,
        statues_base: ['gardenchapter-1', 'gardenchapter-2'],
        discount_spare: 127.75,
      });
      await api.post('/radio/radio-1/approve', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: {
          margin_weekly: 35.25,
          cost_second: 5.75,
          id: 'gardenchapter-1',
          scheduled_secondary: '2018-05-13 07:31:32',
        },
        because: 'for each item in this.statues_base: set item.margin_weekly to 35.25',
      });
      await api.get('/gardenchapter/gardenchapter-2', {
        status: [200],
        answer: {
          margin_weekly: 35.25,
          cost_second: 5.75,
          id: 'gardenchapter-2',
          scheduled_secondary: '2018-05-13 07:31:32',
        },
        because: 'for each item in this.statues_base: set item.margin_weekly to 35.25',
      });
    },
  );

  test(
    'approve applies the effect: for each item in this.statues_base: set item.voltage_partial to this.rating_raw * 2',
    about(
      'radio.approve.effect-each-statues_base-set-voltage_partial-to-rating_raw-times-2',
      'effects.for-each',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        voltage_partial: 78.25,
        margin_weekly: 5.75,
      });
      await api.create('Radio', {
        ...radio,
        statues_base: ['gardenchapter-1', 'gardenchapter-2'],
        discount_spare: 127.75,
      });
      await api.post('/radio/radio-1/approve', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: {
          voltage_partial: 156,
          cost_second: 5.75,
          id: 'gardenchapter-1',
          scheduled_secondary: '2018-05-13 07:31:32',
        },
        because:
          'for each item in this.statues_base: set item.voltage_partial to this.rating_raw * 2',
      });
      await api.get('/gardenchapter/gardenchapter-2', {
        status: [200],
        answer: {
          voltage_partial: 156,
          cost_second: 5.75,
          id: 'gardenchapter-2',
          scheduled_secondary: '2018-05-13 07:31:32',
        },
        because:
          'for each item in this.statues_base: set item.voltage_partial to this.rating_raw * 2',
      });
    },
  );

  test(
    'approve leaves objects alone that it does not concern',
    about('radio.approve.leaves-bystanders', 'actions.success', 'effects.for-each'),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        voltage_partial: 78.25,
        margin_weekly: 5.75,
      });
      await api.create('Radio', {
        ...radio,
        statues_base: ['gardenchapter-1', 'gardenchapter-2'],
        discount_spare: 127.75,
      });
      await api.create('Radio', {
        ...radio,
        id: 'radio-2',
        statues_base: ['gardenchapter-1', 'gardenchapter-2'],
        discount_spare: 127.75,
      });
      await api.create('GardenChapter', { ...gardenChapter, id: 'gardenchapter-3' });
      await api.post('/radio/radio-1/approve', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/radio/radio-2', {
        status: [200],
        answer: {
          ...radio,
          id: 'radio-2',
          statues_base: ['gardenchapter-1', 'gardenchapter-2'],
          discount_spare: 127.75,
          notebook_central: null,
        },
        because: 'approve was called on radio-1, which does not concern this object',
      });
      await api.get('/gardenchapter/gardenchapter-3', {
        status: [200],
        answer: { ...gardenChapter, id: 'gardenchapter-3' },
        because: 'approve was called on radio-1, which does not concern this object',
      });
    },
  );

  test(
    'approve answers 404 for an id that no Radio has',
    about('radio.approve.unknown-id', 'endpoints.unknown-id', 'actions.order'),
    async ({ api }) => {
      await api.create('Radio', radio);
      await api.post('/radio/radio-unknown/approve', {
        status: [404],
        because: 'no Radio has the id radio-unknown',
      });
    },
  );

  test(
    'approve is refused while urgency_alternate is critical',
    about(
      'radio.approve.refuses-from-critical',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        voltage_partial: 78.25,
        margin_weekly: 5.75,
      });
      await api.create('Radio', {
        ...radio,
        urgency_alternate: 'critical',
        statues_base: ['gardenchapter-1', 'gardenchapter-2'],
        discount_spare: 127.75,
      });
      await api.post('/radio/radio-1/approve', {
        status: [400, 409],
        because: 'approve starts from high or normal, and urgency_alternate is critical',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { urgency_alternate: 'critical' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'approve is refused while urgency_alternate is low',
    about('radio.approve.refuses-from-low', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        voltage_partial: 78.25,
        margin_weekly: 5.75,
      });
      await api.create('Radio', {
        ...radio,
        urgency_alternate: 'low',
        statues_base: ['gardenchapter-1', 'gardenchapter-2'],
        discount_spare: 127.75,
      });
      await api.post('/radio/radio-1/approve', {
        status: [400, 409],
        because: 'approve starts from high or normal, and urgency_alternate is low',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { urgency_alternate: 'low' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'approve is refused while urgency_alternate is null',
    about(
      'radio.approve.refuses-without-state',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        voltage_partial: 78.25,
        margin_weekly: 5.75,
      });
      await api.create('Radio', {
        ...radio,
        urgency_alternate: null,
        statues_base: ['gardenchapter-1', 'gardenchapter-2'],
        discount_spare: 127.75,
      });
      await api.post('/radio/radio-1/approve', {
        status: [400, 409],
        because: 'approve starts from high or normal, and urgency_alternate is null',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { urgency_alternate: null },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'approve is refused unless count(this.statues_base) < 3',
    about(
      'radio.approve.refuses-unless-count-statues_base-lt-3',
      'actions.guard',
      'guards.count-sum',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        voltage_partial: 78.25,
        margin_weekly: 5.75,
      });
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-3',
        voltage_partial: 98.25,
        margin_weekly: 90.5,
      });
      await api.create('Radio', {
        ...radio,
        statues_base: ['gardenchapter-1', 'gardenchapter-2', 'gardenchapter-3'],
        discount_spare: 127.75,
      });
      await api.post('/radio/radio-1/approve', {
        status: [400, 409],
        because: 'the condition count(this.statues_base) < 3 is not satisfied',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { urgency_alternate: 'high' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'approve is refused unless this.discount_spare <= 127.75',
    about(
      'radio.approve.refuses-unless-discount_spare-lte-127.75',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        voltage_partial: 78.25,
        margin_weekly: 5.75,
      });
      await api.create('Radio', {
        ...radio,
        statues_base: ['gardenchapter-1', 'gardenchapter-2'],
        discount_spare: 128,
      });
      await api.post('/radio/radio-1/approve', {
        status: [400, 409],
        because: 'the condition this.discount_spare <= 127.75 is not satisfied',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { urgency_alternate: 'high' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'approve is refused unless this.name_temporary is not null',
    about(
      'radio.approve.refuses-unless-name_temporary-is-not-null',
      'actions.guard',
      'guards.is-null',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        voltage_partial: 78.25,
        margin_weekly: 5.75,
      });
      await api.create('Radio', {
        ...radio,
        statues_base: ['gardenchapter-1', 'gardenchapter-2'],
        discount_spare: 127.75,
        name_temporary: null,
      });
      await api.post('/radio/radio-1/approve', {
        status: [400, 409],
        because: 'the condition this.name_temporary is not null is not satisfied',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { urgency_alternate: 'high' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'approve changes none of the objects that it refers to when it is refused',
    about('radio.approve.refused-changes-no-object', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        voltage_partial: 78.25,
        margin_weekly: 5.75,
      });
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-3',
        voltage_partial: 98.25,
        margin_weekly: 90.5,
      });
      await api.create('Radio', {
        ...radio,
        statues_base: ['gardenchapter-1', 'gardenchapter-2', 'gardenchapter-3'],
        discount_spare: 127.75,
      });
      await api.post('/radio/radio-1/approve', {
        status: [400, 409],
        because: 'the condition count(this.statues_base) < 3 is not satisfied',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: gardenChapter,
        because: 'a refused action changes nothing',
      });
      await api.get('/gardenchapter/gardenchapter-2', {
        status: [200],
        answer: {
          cost_second: 5.75,
          voltage_partial: 78.25,
          id: 'gardenchapter-2',
          margin_weekly: 5.75,
          scheduled_secondary: '2018-05-13 07:31:32',
        },
        because: 'a refused action changes nothing',
      });
      await api.get('/gardenchapter/gardenchapter-3', {
        status: [200],
        answer: {
          cost_second: 5.75,
          voltage_partial: 98.25,
          id: 'gardenchapter-3',
          margin_weekly: 90.5,
          scheduled_secondary: '2018-05-13 07:31:32',
        },
        because: 'a refused action changes nothing',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: {
          ...radio,
          statues_base: ['gardenchapter-1', 'gardenchapter-2', 'gardenchapter-3'],
          discount_spare: 127.75,
          notebook_central: null,
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'approve is refused when discount_spare is null',
    about(
      'radio.approve.refuses-when-discount_spare-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        voltage_partial: 78.25,
        margin_weekly: 5.75,
      });
      await api.create('Radio', {
        ...radio,
        statues_base: ['gardenchapter-1', 'gardenchapter-2'],
        discount_spare: null,
      });
      await api.post('/radio/radio-1/approve', {
        status: [400, 409],
        because: 'the condition this.discount_spare <= 127.75 is not satisfied',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { urgency_alternate: 'high' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'approve succeeds when discount_spare is 0',
    about('radio.approve.succeeds-when-discount_spare-is-0', 'guards.compare', 'actions.success'),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        voltage_partial: 78.25,
        margin_weekly: 5.75,
      });
      await api.create('Radio', {
        ...radio,
        statues_base: ['gardenchapter-1', 'gardenchapter-2'],
        discount_spare: 0,
      });
      await api.post('/radio/radio-1/approve', {
        status: [200],
        answer: { urgency_alternate: 'critical' },
        because: 'the state is right and every condition holds',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { urgency_alternate: 'critical' },
        because: 'discount_spare is 0, which is allowed',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: { margin_weekly: 35.25, voltage_partial: 156 },
        because: 'every effect that concerns it is applied',
      });
      await api.get('/gardenchapter/gardenchapter-2', {
        status: [200],
        answer: { margin_weekly: 35.25, voltage_partial: 156 },
        because: 'every effect that concerns it is applied',
      });
    },
  );

  test(
    'approve succeeds when statues_base is empty',
    about(
      'radio.approve.succeeds-when-statues_base-is-empty',
      'guards.count-sum',
      'effects.for-each',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        voltage_partial: 78.25,
        margin_weekly: 5.75,
      });
      await api.create('Radio', { ...radio, statues_base: [], discount_spare: 127.75 });
      await api.post('/radio/radio-1/approve', {
        status: [200],
        answer: { urgency_alternate: 'critical' },
        because: 'the state is right and every condition holds',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { urgency_alternate: 'critical' },
        because: 'statues_base is empty, which is allowed',
      });
    },
  );

  test(
    'approve succeeds when count(this.statues_base) < 3 would not hold with the objects that are not in statues_base',
    about(
      'radio.approve.succeeds-when-count-statues_base-lt-3-for-those-in-statues_base-alone',
      'guards.count-sum',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        voltage_partial: 78.25,
        margin_weekly: 5.75,
      });
      await api.create('GardenChapter', { ...gardenChapter, id: 'gardenchapter-3' });
      await api.create('GardenChapter', { ...gardenChapter, id: 'gardenchapter-4' });
      await api.create('GardenChapter', { ...gardenChapter, id: 'gardenchapter-5' });
      await api.create('Radio', {
        ...radio,
        statues_base: ['gardenchapter-1', 'gardenchapter-2'],
        discount_spare: 127.75,
      });
      await api.post('/radio/radio-1/approve', {
        status: [200],
        answer: { urgency_alternate: 'critical' },
        because: 'the state is right and every condition holds',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { urgency_alternate: 'critical' },
        because:
          'count(this.statues_base) < 3 would not hold with the objects that are not in statues_base, which is allowed',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: { margin_weekly: 35.25, voltage_partial: 156 },
        because: 'every effect that concerns it is applied',
      });
      await api.get('/gardenchapter/gardenchapter-2', {
        status: [200],
        answer: { margin_weekly: 35.25, voltage_partial: 156 },
        because: 'every effect that concerns it is applied',
      });
    },
  );

  test(
    'pin moves urgency_alternate from critical to low',
    about('radio.pin.moves-from-critical', 'actions.success', 'actions.stored', 'guards.count-sum'),
    async ({ api }) => {
      await api.create('GardenChapter', { ...gardenChapter, cost_second: 2.5 });
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        cost_second: 23.5,
        voltage_partial: 78.25,
      });
      await api.create('Radio', {
        ...radio,
        urgency_alternate: 'critical',
        statues_base: ['gardenchapter-1', 'gardenchapter-2'],
      });
      await api.post('/radio/radio-1/pin', {
        status: [200],
        answer: {
          ...radio,
          statues_base: ['gardenchapter-1', 'gardenchapter-2'],
          urgency_alternate: 'low',
          notebook_central: null,
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: {
          ...radio,
          statues_base: ['gardenchapter-1', 'gardenchapter-2'],
          urgency_alternate: 'low',
          notebook_central: null,
        },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'pin applies the effect: for each item in this.statues_base: increase item.voltage_partial by 1.25',
    about(
      'radio.pin.effect-each-statues_base-increase-voltage_partial-by-1.25',
      'effects.for-each',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', { ...gardenChapter, cost_second: 2.5 });
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        cost_second: 23.5,
        voltage_partial: 78.25,
      });
      await api.create('Radio', {
        ...radio,
        urgency_alternate: 'critical',
        statues_base: ['gardenchapter-1', 'gardenchapter-2'],
      });
      await api.post('/radio/radio-1/pin', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: { ...gardenChapter, voltage_partial: 85.5, cost_second: 2.5 },
        because: 'for each item in this.statues_base: increase item.voltage_partial by 1.25',
      });
      await api.get('/gardenchapter/gardenchapter-2', {
        status: [200],
        answer: {
          voltage_partial: 79.5,
          cost_second: 23.5,
          id: 'gardenchapter-2',
          margin_weekly: 82.75,
          scheduled_secondary: '2018-05-13 07:31:32',
        },
        because: 'for each item in this.statues_base: increase item.voltage_partial by 1.25',
      });
    },
  );

  test(
    'pin leaves objects alone that it does not concern',
    about('radio.pin.leaves-bystanders', 'actions.success', 'effects.for-each'),
    async ({ api }) => {
      await api.create('GardenChapter', { ...gardenChapter, cost_second: 2.5 });
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        cost_second: 23.5,
        voltage_partial: 78.25,
      });
      await api.create('Radio', {
        ...radio,
        urgency_alternate: 'critical',
        statues_base: ['gardenchapter-1', 'gardenchapter-2'],
      });
      await api.create('Radio', {
        ...radio,
        id: 'radio-2',
        urgency_alternate: 'critical',
        statues_base: ['gardenchapter-1', 'gardenchapter-2'],
      });
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-3',
        cost_second: 2.5,
      });
      await api.post('/radio/radio-1/pin', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/radio/radio-2', {
        status: [200],
        answer: {
          ...radio,
          id: 'radio-2',
          statues_base: ['gardenchapter-1', 'gardenchapter-2'],
          urgency_alternate: 'critical',
          notebook_central: null,
        },
        because: 'pin was called on radio-1, which does not concern this object',
      });
      await api.get('/gardenchapter/gardenchapter-3', {
        status: [200],
        answer: { ...gardenChapter, cost_second: 2.5, id: 'gardenchapter-3' },
        because: 'pin was called on radio-1, which does not concern this object',
      });
    },
  );

  test(
    'pin answers 404 for an id that no Radio has',
    about('radio.pin.unknown-id', 'endpoints.unknown-id', 'actions.order'),
    async ({ api }) => {
      await api.create('Radio', radio);
      await api.post('/radio/radio-unknown/pin', {
        status: [404],
        because: 'no Radio has the id radio-unknown',
      });
    },
  );

  test(
    'pin is refused while urgency_alternate is normal',
    about('radio.pin.refuses-from-normal', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('GardenChapter', { ...gardenChapter, cost_second: 2.5 });
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        cost_second: 23.5,
        voltage_partial: 78.25,
      });
      await api.create('Radio', {
        ...radio,
        urgency_alternate: 'normal',
        statues_base: ['gardenchapter-1', 'gardenchapter-2'],
      });
      await api.post('/radio/radio-1/pin', {
        status: [400, 409],
        because: 'pin starts from critical, and urgency_alternate is normal',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { urgency_alternate: 'normal' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'pin is refused while urgency_alternate is high',
    about('radio.pin.refuses-from-high', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('GardenChapter', { ...gardenChapter, cost_second: 2.5 });
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        cost_second: 23.5,
        voltage_partial: 78.25,
      });
      await api.create('Radio', { ...radio, statues_base: ['gardenchapter-1', 'gardenchapter-2'] });
      await api.post('/radio/radio-1/pin', {
        status: [400, 409],
        because: 'pin starts from critical, and urgency_alternate is high',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { urgency_alternate: 'high' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'pin is refused while urgency_alternate is low',
    about('radio.pin.refuses-from-low', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('GardenChapter', { ...gardenChapter, cost_second: 2.5 });
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        cost_second: 23.5,
        voltage_partial: 78.25,
      });
      await api.create('Radio', {
        ...radio,
        urgency_alternate: 'low',
        statues_base: ['gardenchapter-1', 'gardenchapter-2'],
      });
      await api.post('/radio/radio-1/pin', {
        status: [400, 409],
        because: 'pin starts from critical, and urgency_alternate is low',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { urgency_alternate: 'low' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'pin is refused while urgency_alternate is null',
    about('radio.pin.refuses-without-state', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('GardenChapter', { ...gardenChapter, cost_second: 2.5 });
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        cost_second: 23.5,
        voltage_partial: 78.25,
      });
      await api.create('Radio', {
        ...radio,
        urgency_alternate: null,
        statues_base: ['gardenchapter-1', 'gardenchapter-2'],
      });
      await api.post('/radio/radio-1/pin', {
        status: [400, 409],
        because: 'pin starts from critical, and urgency_alternate is null',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { urgency_alternate: null },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'pin is refused unless sum(this.statues_base.cost_second) > 25.75',
    about(
      'radio.pin.refuses-unless-sum-statues_base-cost_second-gt-25.75',
      'actions.guard',
      'guards.count-sum',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', { ...gardenChapter, cost_second: 2.25 });
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        cost_second: 23.5,
        voltage_partial: 78.25,
      });
      await api.create('Radio', {
        ...radio,
        urgency_alternate: 'critical',
        statues_base: ['gardenchapter-1', 'gardenchapter-2'],
      });
      await api.post('/radio/radio-1/pin', {
        status: [400, 409],
        because: 'the condition sum(this.statues_base.cost_second) > 25.75 is not satisfied',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { urgency_alternate: 'critical' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'pin changes none of the objects that it refers to when it is refused',
    about('radio.pin.refused-changes-no-object', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('GardenChapter', { ...gardenChapter, cost_second: 2.25 });
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        cost_second: 23.5,
        voltage_partial: 78.25,
      });
      await api.create('Radio', {
        ...radio,
        urgency_alternate: 'critical',
        statues_base: ['gardenchapter-1', 'gardenchapter-2'],
      });
      await api.post('/radio/radio-1/pin', {
        status: [400, 409],
        because: 'the condition sum(this.statues_base.cost_second) > 25.75 is not satisfied',
      });
      await api.get('/gardenchapter/gardenchapter-1', {
        status: [200],
        answer: { ...gardenChapter, cost_second: 2.25 },
        because: 'a refused action changes nothing',
      });
      await api.get('/gardenchapter/gardenchapter-2', {
        status: [200],
        answer: {
          cost_second: 23.5,
          voltage_partial: 78.25,
          id: 'gardenchapter-2',
          margin_weekly: 82.75,
          scheduled_secondary: '2018-05-13 07:31:32',
        },
        because: 'a refused action changes nothing',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: {
          ...radio,
          statues_base: ['gardenchapter-1', 'gardenchapter-2'],
          urgency_alternate: 'critical',
          notebook_central: null,
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'pin is refused when cost_second of an object in statues_base is null',
    about(
      'radio.pin.refuses-when-cost_second-in-statues_base-is-null',
      'guards.count-sum',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', { ...gardenChapter, cost_second: 2.5 });
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        cost_second: null,
        voltage_partial: 78.25,
      });
      await api.create('Radio', {
        ...radio,
        urgency_alternate: 'critical',
        statues_base: ['gardenchapter-1', 'gardenchapter-2'],
      });
      await api.post('/radio/radio-1/pin', {
        status: [400, 409],
        because: 'the condition sum(this.statues_base.cost_second) > 25.75 is not satisfied',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { urgency_alternate: 'critical' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'pin is refused when statues_base is empty',
    about(
      'radio.pin.refuses-when-statues_base-is-empty',
      'guards.count-sum',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', { ...gardenChapter, cost_second: 2.5 });
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        cost_second: 23.5,
        voltage_partial: 78.25,
      });
      await api.create('Radio', { ...radio, urgency_alternate: 'critical', statues_base: [] });
      await api.post('/radio/radio-1/pin', {
        status: [400, 409],
        because: 'the condition sum(this.statues_base.cost_second) > 25.75 is not satisfied',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { urgency_alternate: 'critical' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'pin is refused when sum(this.statues_base.cost_second) > 25.75 would hold with the objects that are not in statues_base',
    about(
      'radio.pin.refuses-when-sum-statues_base-cost_second-gt-25.75-for-those-in-statues_base-alone',
      'guards.count-sum',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', { ...gardenChapter, cost_second: 2.25 });
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        cost_second: 23.5,
        voltage_partial: 78.25,
      });
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-3',
        cost_second: 2.5,
      });
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-4',
        cost_second: 23.5,
      });
      await api.create('Radio', {
        ...radio,
        urgency_alternate: 'critical',
        statues_base: ['gardenchapter-1', 'gardenchapter-2'],
      });
      await api.post('/radio/radio-1/pin', {
        status: [400, 409],
        because: 'the condition sum(this.statues_base.cost_second) > 25.75 is not satisfied',
      });
      await api.get('/radio/radio-1', {
        status: [200],
        answer: { urgency_alternate: 'critical' },
        because: 'a refused action changes nothing',
      });
    },
  );
});
