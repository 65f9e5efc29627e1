import { about, test, without } from '../support/api.ts';

// A valid Fountain, as the tests send it.
const fountain = {
  duration_silent: 51.25,
  id: 'fountain-1',
  pages_upper: 54,
  scheduled: '2023-05-30 13:41:04',
  share_rate_distant: 44.25,
};

test.describe('Fountain: create, read, update and delete', () => {
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
    'create answers the new Fountain, and read answers it again',
    about(
      'fountain.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/fountain', {
        body: fountain,
        status: [200, 201],
        answer: fountain,
        because: 'create answers the object that was sent',
      });
      await api.get('/fountain/fountain-1', {
        status: [200],
        answer: fountain,
        because: 'read answers the object that was created',
      });
      await api.post('/fountain', {
        body: { ...fountain, id: 'fountain-2' },
        status: [200, 201],
        answer: { id: 'fountain-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Fountain',
    about(
      'fountain.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Fountain', fountain);
      await api.patch('/fountain/fountain-1', {
        body: {
          duration_silent: 22.25,
          pages_upper: 83,
          scheduled: '2022-11-20 10:21:25',
          share_rate_distant: 86.25,
        },
        status: [200],
        answer: {
          duration_silent: 22.25,
          id: 'fountain-1',
          pages_upper: 83,
          scheduled: '2022-11-20 10:21:25',
          share_rate_distant: 86.25,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/fountain/fountain-1', {
        status: [200],
        answer: {
          duration_silent: 22.25,
          pages_upper: 83,
          scheduled: '2022-11-20 10:21:25',
          share_rate_distant: 86.25,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('fountain.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Fountain', fountain);
      await api.patch('/fountain/fountain-1', {
        body: {
          id: 'fountain-1',
          duration_silent: 22.25,
          pages_upper: 83,
          scheduled: '2022-11-20 10:21:25',
          share_rate_distant: 86.25,
        },
        status: [200],
        answer: {
          id: 'fountain-1',
          duration_silent: 22.25,
          pages_upper: 83,
          scheduled: '2022-11-20 10:21:25',
          share_rate_distant: 86.25,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/fountain/fountain-1', {
        status: [200],
        answer: {
          id: 'fountain-1',
          duration_silent: 22.25,
          pages_upper: 83,
          scheduled: '2022-11-20 10:21:25',
          share_rate_distant: 86.25,
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for share_rate_distant does not change duration_silent either',
    about(
      'fountain.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Fountain', fountain);
      await api.patch('/fountain/fountain-1', {
        body: { duration_silent: 22.25, share_rate_distant: 'abc' },
        status: [400, 422],
        because: 'share_rate_distant must be a number',
      });
      await api.get('/fountain/fountain-1', {
        status: [200],
        answer: fountain,
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a Fountain: no read finds it and no list holds it',
    about(
      'fountain.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Fountain', fountain);
      await api.delete('/fountain/fountain-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/fountain/fountain-1', { status: [404], because: 'it was deleted' });
      await api.get('/fountain', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Fountain has',
    about('fountain.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Fountain', fountain);
      await api.get('/fountain/fountain-unknown', {
        status: [404],
        because: 'no Fountain has the id fountain-unknown',
      });
      await api.patch('/fountain/fountain-unknown', {
        body: {
          duration_silent: 22.25,
          pages_upper: 83,
          scheduled: '2022-11-20 10:21:25',
          share_rate_distant: 86.25,
        },
        status: [404],
        because: 'no Fountain has the id fountain-unknown',
      });
      await api.delete('/fountain/fountain-unknown', {
        status: [404],
        because: 'no Fountain has the id fountain-unknown',
      });
      await api.get('/fountain', {
        status: [200],
        answer: [{ id: 'fountain-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Fountain: collections', () => {
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
    'list answers every Fountain with all of its fields',
    about('fountain.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Fountain', fountain);
      await api.create('Fountain', {
        ...fountain,
        id: 'fountain-2',
        duration_silent: 22.25,
        pages_upper: 83,
        scheduled: '2022-11-20 10:21:25',
        share_rate_distant: 86.25,
      });
      await api.create('Fountain', {
        ...fountain,
        id: 'fountain-3',
        duration_silent: 40.5,
        pages_upper: 53,
        scheduled: '2024-09-07 17:35:12',
        share_rate_distant: 25.5,
      });
      await api.get('/fountain', {
        status: [200],
        answer: [
          fountain,
          {
            duration_silent: 22.25,
            id: 'fountain-2',
            pages_upper: 83,
            scheduled: '2022-11-20 10:21:25',
            share_rate_distant: 86.25,
          },
          {
            duration_silent: 40.5,
            id: 'fountain-3',
            pages_upper: 53,
            scheduled: '2024-09-07 17:35:12',
            share_rate_distant: 25.5,
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Fountain leaves another as it was',
    about('fountain.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Fountain', fountain);
      await api.create('Fountain', {
        ...fountain,
        id: 'fountain-2',
        duration_silent: 22.25,
        pages_upper: 83,
        scheduled: '2022-11-20 10:21:25',
        share_rate_distant: 86.25,
      });
      await api.patch('/fountain/fountain-2', {
        body: {
          id: 'fountain-2',
          duration_silent: 22.25,
          pages_upper: 83,
          scheduled: '2022-11-20 10:21:25',
          share_rate_distant: 86.25,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/fountain/fountain-1', {
        status: [200],
        answer: fountain,
        because: 'another object was updated',
      });
      await api.get('/fountain/fountain-2', {
        status: [200],
        answer: {
          duration_silent: 22.25,
          id: 'fountain-2',
          pages_upper: 83,
          scheduled: '2022-11-20 10:21:25',
          share_rate_distant: 86.25,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Fountain leaves another as it was',
    about(
      'fountain.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Fountain', fountain);
      await api.create('Fountain', {
        ...fountain,
        id: 'fountain-2',
        duration_silent: 22.25,
        pages_upper: 83,
        scheduled: '2022-11-20 10:21:25',
        share_rate_distant: 86.25,
      });
      await api.delete('/fountain/fountain-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/fountain/fountain-2', {
        status: [200],
        answer: {
          duration_silent: 22.25,
          id: 'fountain-2',
          pages_upper: 83,
          scheduled: '2022-11-20 10:21:25',
          share_rate_distant: 86.25,
        },
        because: 'another object was deleted',
      });
      await api.get('/fountain', {
        status: [200],
        answer: [{ id: 'fountain-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Fountain',
    about('fountain.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Fountain', fountain);
      await api.create('Fountain', {
        ...fountain,
        id: 'fountain-2',
        duration_silent: 22.25,
        pages_upper: 83,
        scheduled: '2022-11-20 10:21:25',
        share_rate_distant: 86.25,
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/fountain', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/fountain/fountain-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('Fountain: required fields and defaults', () => {
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
    'create refuses a Fountain without duration_silent, which is required',
    about(
      'fountain.duration_silent.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/fountain', {
        body: without(fountain, 'duration_silent'),
        status: [400, 422],
        because: 'duration_silent is required and has no default',
      });
      await api.get('/fountain/fountain-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Fountain without an id',
    about(
      'fountain.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/fountain', {
        body: without(fountain, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/fountain', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'pages_upper is 293 when a create leaves it out',
    about('fountain.pages_upper.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/fountain', {
        body: without(fountain, 'pages_upper'),
        status: [200, 201],
        answer: { pages_upper: 293 },
        because: 'the default of pages_upper is 293',
      });
      await api.get('/fountain/fountain-1', {
        status: [200],
        answer: { pages_upper: 293 },
        because: 'the default of pages_upper is 293',
      });
    },
  );

  test(
    'create refuses a Fountain without scheduled, which is required',
    about(
      'fountain.scheduled.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/fountain', {
        body: without(fountain, 'scheduled'),
        status: [400, 422],
        because: 'scheduled is required and has no default',
      });
      await api.get('/fountain/fountain-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'share_rate_distant is 100.5 when a create leaves it out',
    about('fountain.share_rate_distant.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/fountain', {
        body: without(fountain, 'share_rate_distant'),
        status: [200, 201],
        answer: { share_rate_distant: 100.5 },
        because: 'the default of share_rate_distant is 100.5',
      });
      await api.get('/fountain/fountain-1', {
        status: [200],
        answer: { share_rate_distant: 100.5 },
        because: 'the default of share_rate_distant is 100.5',
      });
    },
  );

  test(
    'update of duration_silent or share_rate_distant alone leaves every other field as it is',
    about('fountain.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Fountain', fountain);
      await api.patch('/fountain/fountain-1', {
        body: { duration_silent: 22.25 },
        status: [200],
        answer: { ...fountain, duration_silent: 22.25 },
        because: 'an update touches only what it carries',
      });
      await api.patch('/fountain/fountain-1', {
        body: { share_rate_distant: 86.25 },
        status: [200],
        answer: { ...fountain, duration_silent: 22.25, share_rate_distant: 86.25 },
        because: 'an update touches only what it carries',
      });
      await api.get('/fountain/fountain-1', {
        status: [200],
        answer: { ...fountain, duration_silent: 22.25, share_rate_distant: 86.25 },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Fountain: null', () => {
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
    'duration_silent may be null',
    about(
      'fountain.duration_silent.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/fountain', {
        body: { ...fountain, duration_silent: null },
        status: [200, 201],
        answer: { duration_silent: null },
        because: 'duration_silent is nullable',
      });
      await api.get('/fountain/fountain-1', {
        status: [200],
        answer: { duration_silent: null },
        because: 'duration_silent is nullable',
      });
      await api.create('Fountain', { ...fountain, id: 'fountain-2' });
      await api.patch('/fountain/fountain-2', {
        body: { duration_silent: null },
        status: [200],
        answer: { duration_silent: null },
        because: 'duration_silent is nullable',
      });
      await api.get('/fountain/fountain-2', {
        status: [200],
        answer: { duration_silent: null },
        because: 'duration_silent is nullable',
      });
    },
  );

  test(
    'create and update refuse null for pages_upper',
    about(
      'fountain.pages_upper.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/fountain', {
        body: { ...fountain, pages_upper: null },
        status: [400, 422],
        because: 'pages_upper must not be null',
      });
      await api.get('/fountain/fountain-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Fountain', fountain);
      await api.patch('/fountain/fountain-1', {
        body: { pages_upper: null },
        status: [400, 422],
        because: 'pages_upper must not be null',
      });
      await api.get('/fountain/fountain-1', {
        status: [200],
        answer: { pages_upper: 54 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'scheduled may be null',
    about('fountain.scheduled.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/fountain', {
        body: { ...fountain, scheduled: null },
        status: [200, 201],
        answer: { scheduled: null },
        because: 'scheduled is nullable',
      });
      await api.get('/fountain/fountain-1', {
        status: [200],
        answer: { scheduled: null },
        because: 'scheduled is nullable',
      });
      await api.create('Fountain', { ...fountain, id: 'fountain-2' });
      await api.patch('/fountain/fountain-2', {
        body: { scheduled: null },
        status: [200],
        answer: { scheduled: null },
        because: 'scheduled is nullable',
      });
      await api.get('/fountain/fountain-2', {
        status: [200],
        answer: { scheduled: null },
        because: 'scheduled is nullable',
      });
    },
  );

  test(
    'create and update refuse null for share_rate_distant',
    about(
      'fountain.share_rate_distant.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/fountain', {
        body: { ...fountain, share_rate_distant: null },
        status: [400, 422],
        because: 'share_rate_distant must not be null',
      });
      await api.get('/fountain/fountain-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Fountain', fountain);
      await api.patch('/fountain/fountain-1', {
        body: { share_rate_distant: null },
        status: [400, 422],
        because: 'share_rate_distant must not be null',
      });
      await api.get('/fountain/fountain-1', {
        status: [200],
        answer: { share_rate_distant: 44.25 },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Fountain: types and bounds', () => {
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
    'duration_silent may be the whole number 0',
    about('fountain.duration_silent.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/fountain', {
        body: { ...fountain, duration_silent: 0 },
        status: [200, 201],
        answer: { duration_silent: 0 },
        because: '0 is a valid value of duration_silent',
      });
      await api.get('/fountain/fountain-1', {
        status: [200],
        answer: { duration_silent: 0 },
        because: '0 is a valid value of duration_silent',
      });
      await api.create('Fountain', { ...fountain, id: 'fountain-2' });
      await api.patch('/fountain/fountain-2', {
        body: { duration_silent: 0 },
        status: [200],
        answer: { duration_silent: 0 },
        because: '0 is a valid value of duration_silent',
      });
      await api.get('/fountain/fountain-2', {
        status: [200],
        answer: { duration_silent: 0 },
        because: '0 is a valid value of duration_silent',
      });
    },
  );

  test(
    'create and update refuse a duration_silent of a wrong type',
    about(
      'fountain.duration_silent.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/fountain', {
        body: { ...fountain, duration_silent: 'abc' },
        status: [400, 422],
        because: 'duration_silent must be a number',
      });
      await api.post('/fountain', {
        body: { ...fountain, duration_silent: { value: 'text' } },
        status: [400, 422],
        because: 'duration_silent must be a number',
      });
      await api.get('/fountain/fountain-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Fountain', fountain);
      await api.patch('/fountain/fountain-1', {
        body: { duration_silent: 'abc' },
        status: [400, 422],
        because: 'duration_silent must be a number',
      });
      await api.patch('/fountain/fountain-1', {
        body: { duration_silent: { value: 'text' } },
        status: [400, 422],
        because: 'duration_silent must be a number',
      });
      await api.get('/fountain/fountain-1', {
        status: [200],
        answer: { duration_silent: 51.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'duration_silent has no minimum',
    about('fountain.duration_silent.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/fountain', {
        body: { ...fountain, duration_silent: -999999.75 },
        status: [200, 201],
        answer: { duration_silent: -999999.75 },
        because: 'duration_silent has no minimum',
      });
      await api.get('/fountain/fountain-1', {
        status: [200],
        answer: { duration_silent: -999999.75 },
        because: 'duration_silent has no minimum',
      });
      await api.create('Fountain', { ...fountain, id: 'fountain-2' });
      await api.patch('/fountain/fountain-2', {
        body: { duration_silent: -999999.75 },
        status: [200],
        answer: { duration_silent: -999999.75 },
        because: 'duration_silent has no minimum',
      });
      await api.get('/fountain/fountain-2', {
        status: [200],
        answer: { duration_silent: -999999.75 },
        because: 'duration_silent has no minimum',
      });
    },
  );

  test(
    'duration_silent has no maximum',
    about('fountain.duration_silent.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/fountain', {
        body: { ...fountain, duration_silent: 999999.75 },
        status: [200, 201],
        answer: { duration_silent: 999999.75 },
        because: 'duration_silent has no maximum',
      });
      await api.get('/fountain/fountain-1', {
        status: [200],
        answer: { duration_silent: 999999.75 },
        because: 'duration_silent has no maximum',
      });
      await api.create('Fountain', { ...fountain, id: 'fountain-2' });
      await api.patch('/fountain/fountain-2', {
        body: { duration_silent: 999999.75 },
        status: [200],
        answer: { duration_silent: 999999.75 },
        because: 'duration_silent has no maximum',
      });
      await api.get('/fountain/fountain-2', {
        status: [200],
        answer: { duration_silent: 999999.75 },
        because: 'duration_silent has no maximum',
      });
    },
  );

  test(
    'create and update refuse a pages_upper of a wrong type',
    about(
      'fountain.pages_upper.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/fountain', {
        body: { ...fountain, pages_upper: 'abc' },
        status: [400, 422],
        because: 'pages_upper must be an integer',
      });
      await api.post('/fountain', {
        body: { ...fountain, pages_upper: { value: 'text' } },
        status: [400, 422],
        because: 'pages_upper must be an integer',
      });
      await api.post('/fountain', {
        body: { ...fountain, pages_upper: 53.5 },
        status: [400, 422],
        because: 'pages_upper must be an integer',
      });
      await api.get('/fountain/fountain-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Fountain', fountain);
      await api.patch('/fountain/fountain-1', {
        body: { pages_upper: 'abc' },
        status: [400, 422],
        because: 'pages_upper must be an integer',
      });
      await api.patch('/fountain/fountain-1', {
        body: { pages_upper: { value: 'text' } },
        status: [400, 422],
        because: 'pages_upper must be an integer',
      });
      await api.patch('/fountain/fountain-1', {
        body: { pages_upper: 53.5 },
        status: [400, 422],
        because: 'pages_upper must be an integer',
      });
      await api.get('/fountain/fountain-1', {
        status: [200],
        answer: { pages_upper: 54 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'pages_upper may be right at its minimum of 5',
    about(
      'fountain.pages_upper.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/fountain', {
        body: { ...fountain, pages_upper: 5 },
        status: [200, 201],
        answer: { pages_upper: 5 },
        because: 'the minimum of pages_upper is 5, inclusive',
      });
      await api.get('/fountain/fountain-1', {
        status: [200],
        answer: { pages_upper: 5 },
        because: 'the minimum of pages_upper is 5, inclusive',
      });
      await api.create('Fountain', { ...fountain, id: 'fountain-2' });
      await api.patch('/fountain/fountain-2', {
        body: { pages_upper: 5 },
        status: [200],
        answer: { pages_upper: 5 },
        because: 'the minimum of pages_upper is 5, inclusive',
      });
      await api.get('/fountain/fountain-2', {
        status: [200],
        answer: { pages_upper: 5 },
        because: 'the minimum of pages_upper is 5, inclusive',
      });
    },
  );

  test(
    'create and update refuse a pages_upper below its minimum of 5',
    about(
      'fountain.pages_upper.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/fountain', {
        body: { ...fountain, pages_upper: 4 },
        status: [400, 422],
        because: 'pages_upper must be at least 5',
      });
      await api.get('/fountain/fountain-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Fountain', fountain);
      await api.patch('/fountain/fountain-1', {
        body: { pages_upper: 4 },
        status: [400, 422],
        because: 'pages_upper must be at least 5',
      });
      await api.get('/fountain/fountain-1', {
        status: [200],
        answer: { pages_upper: 54 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'pages_upper may be right at its maximum of 5000',
    about(
      'fountain.pages_upper.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/fountain', {
        body: { ...fountain, pages_upper: 5000 },
        status: [200, 201],
        answer: { pages_upper: 5000 },
        because: 'the maximum of pages_upper is 5000, inclusive',
      });
      await api.get('/fountain/fountain-1', {
        status: [200],
        answer: { pages_upper: 5000 },
        because: 'the maximum of pages_upper is 5000, inclusive',
      });
      await api.create('Fountain', { ...fountain, id: 'fountain-2' });
      await api.patch('/fountain/fountain-2', {
        body: { pages_upper: 5000 },
        status: [200],
        answer: { pages_upper: 5000 },
        because: 'the maximum of pages_upper is 5000, inclusive',
      });
      await api.get('/fountain/fountain-2', {
        status: [200],
        answer: { pages_upper: 5000 },
        because: 'the maximum of pages_upper is 5000, inclusive',
      });
    },
  );

  test(
    'create and update refuse a pages_upper above its maximum of 5000',
    about(
      'fountain.pages_upper.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/fountain', {
        body: { ...fountain, pages_upper: 5001 },
        status: [400, 422],
        because: 'pages_upper must be at most 5000',
      });
      await api.get('/fountain/fountain-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Fountain', fountain);
      await api.patch('/fountain/fountain-1', {
        body: { pages_upper: 5001 },
        status: [400, 422],
        because: 'pages_upper must be at most 5000',
      });
      await api.get('/fountain/fountain-1', {
        status: [200],
        answer: { pages_upper: 54 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'scheduled may be the leap day 2020-02-29',
    about('fountain.scheduled.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      await api.post('/fountain', {
        body: { ...fountain, scheduled: '2020-02-29 12:00:00' },
        status: [200, 201],
        answer: { scheduled: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of scheduled',
      });
      await api.get('/fountain/fountain-1', {
        status: [200],
        answer: { scheduled: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of scheduled',
      });
      await api.create('Fountain', { ...fountain, id: 'fountain-2' });
      await api.patch('/fountain/fountain-2', {
        body: { scheduled: '2020-02-29 12:00:00' },
        status: [200],
        answer: { scheduled: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of scheduled',
      });
      await api.get('/fountain/fountain-2', {
        status: [200],
        answer: { scheduled: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of scheduled',
      });
    },
  );

  test(
    'create and update refuse a scheduled of a wrong type',
    about(
      'fountain.scheduled.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/fountain', {
        body: { ...fountain, scheduled: 202403 },
        status: [400, 422],
        because: 'scheduled must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/fountain/fountain-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Fountain', fountain);
      await api.patch('/fountain/fountain-1', {
        body: { scheduled: 202403 },
        status: [400, 422],
        because: 'scheduled must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/fountain/fountain-1', {
        status: [200],
        answer: { scheduled: '2023-05-30 13:41:04' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a scheduled that no calendar or clock has',
    about(
      'fountain.scheduled.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/fountain', {
        body: { ...fountain, scheduled: '2020-02-30 12:00:00' },
        status: [400, 422],
        because: 'scheduled must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/fountain', {
        body: { ...fountain, scheduled: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'scheduled must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/fountain', {
        body: { ...fountain, scheduled: '2023-13-01 13:41:04' },
        status: [400, 422],
        because: 'scheduled must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/fountain', {
        body: { ...fountain, scheduled: '2023-05-30 25:00:00' },
        status: [400, 422],
        because: 'scheduled must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/fountain/fountain-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Fountain', fountain);
      await api.patch('/fountain/fountain-1', {
        body: { scheduled: '2020-02-30 12:00:00' },
        status: [400, 422],
        because: 'scheduled must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/fountain/fountain-1', {
        body: { scheduled: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'scheduled must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/fountain/fountain-1', {
        body: { scheduled: '2023-13-01 13:41:04' },
        status: [400, 422],
        because: 'scheduled must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/fountain/fountain-1', {
        body: { scheduled: '2023-05-30 25:00:00' },
        status: [400, 422],
        because: 'scheduled must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/fountain/fountain-1', {
        status: [200],
        answer: { scheduled: '2023-05-30 13:41:04' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a scheduled in another format',
    about(
      'fountain.scheduled.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/fountain', {
        body: { ...fountain, scheduled: '2023-05-30T13:41:04Z' },
        status: [400, 422],
        because: 'scheduled must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/fountain', {
        body: { ...fountain, scheduled: '2023-05-30' },
        status: [400, 422],
        because: 'scheduled must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/fountain', {
        body: { ...fountain, scheduled: 'not a date' },
        status: [400, 422],
        because: 'scheduled must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/fountain/fountain-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Fountain', fountain);
      await api.patch('/fountain/fountain-1', {
        body: { scheduled: '2023-05-30T13:41:04Z' },
        status: [400, 422],
        because: 'scheduled must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/fountain/fountain-1', {
        body: { scheduled: '2023-05-30' },
        status: [400, 422],
        because: 'scheduled must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/fountain/fountain-1', {
        body: { scheduled: 'not a date' },
        status: [400, 422],
        because: 'scheduled must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/fountain/fountain-1', {
        status: [200],
        answer: { scheduled: '2023-05-30 13:41:04' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'scheduled has no first moment',
    about('fountain.scheduled.has-no-first-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/fountain', {
        body: { ...fountain, scheduled: '2001-02-03 04:05:06' },
        status: [200, 201],
        answer: { scheduled: '2001-02-03 04:05:06' },
        because: 'scheduled has no first moment',
      });
      await api.get('/fountain/fountain-1', {
        status: [200],
        answer: { scheduled: '2001-02-03 04:05:06' },
        because: 'scheduled has no first moment',
      });
      await api.create('Fountain', { ...fountain, id: 'fountain-2' });
      await api.patch('/fountain/fountain-2', {
        body: { scheduled: '2001-02-03 04:05:06' },
        status: [200],
        answer: { scheduled: '2001-02-03 04:05:06' },
        because: 'scheduled has no first moment',
      });
      await api.get('/fountain/fountain-2', {
        status: [200],
        answer: { scheduled: '2001-02-03 04:05:06' },
        because: 'scheduled has no first moment',
      });
    },
  );

  test(
    'scheduled has no last moment',
    about('fountain.scheduled.has-no-last-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/fountain', {
        body: { ...fountain, scheduled: '2099-10-11 12:13:14' },
        status: [200, 201],
        answer: { scheduled: '2099-10-11 12:13:14' },
        because: 'scheduled has no last moment',
      });
      await api.get('/fountain/fountain-1', {
        status: [200],
        answer: { scheduled: '2099-10-11 12:13:14' },
        because: 'scheduled has no last moment',
      });
      await api.create('Fountain', { ...fountain, id: 'fountain-2' });
      await api.patch('/fountain/fountain-2', {
        body: { scheduled: '2099-10-11 12:13:14' },
        status: [200],
        answer: { scheduled: '2099-10-11 12:13:14' },
        because: 'scheduled has no last moment',
      });
      await api.get('/fountain/fountain-2', {
        status: [200],
        answer: { scheduled: '2099-10-11 12:13:14' },
        because: 'scheduled has no last moment',
      });
    },
  );

  test(
    'share_rate_distant may be the whole number 5',
    about('fountain.share_rate_distant.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/fountain', {
        body: { ...fountain, share_rate_distant: 5 },
        status: [200, 201],
        answer: { share_rate_distant: 5 },
        because: '5 is a valid value of share_rate_distant',
      });
      await api.get('/fountain/fountain-1', {
        status: [200],
        answer: { share_rate_distant: 5 },
        because: '5 is a valid value of share_rate_distant',
      });
      await api.create('Fountain', { ...fountain, id: 'fountain-2' });
      await api.patch('/fountain/fountain-2', {
        body: { share_rate_distant: 5 },
        status: [200],
        answer: { share_rate_distant: 5 },
        because: '5 is a valid value of share_rate_distant',
      });
      await api.get('/fountain/fountain-2', {
        status: [200],
        answer: { share_rate_distant: 5 },
        because: '5 is a valid value of share_rate_distant',
      });
    },
  );

  test(
    'create and update refuse a share_rate_distant of a wrong type',
    about(
      'fountain.share_rate_distant.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/fountain', {
        body: { ...fountain, share_rate_distant: 'abc' },
        status: [400, 422],
        because: 'share_rate_distant must be a number',
      });
      await api.post('/fountain', {
        body: { ...fountain, share_rate_distant: { value: 'text' } },
        status: [400, 422],
        because: 'share_rate_distant must be a number',
      });
      await api.get('/fountain/fountain-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Fountain', fountain);
      await api.patch('/fountain/fountain-1', {
        body: { share_rate_distant: 'abc' },
        status: [400, 422],
        because: 'share_rate_distant must be a number',
      });
      await api.patch('/fountain/fountain-1', {
        body: { share_rate_distant: { value: 'text' } },
        status: [400, 422],
        because: 'share_rate_distant must be a number',
      });
      await api.get('/fountain/fountain-1', {
        status: [200],
        answer: { share_rate_distant: 44.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'share_rate_distant may be right at its minimum of 5',
    about(
      'fountain.share_rate_distant.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/fountain', {
        body: { ...fountain, share_rate_distant: 5 },
        status: [200, 201],
        answer: { share_rate_distant: 5 },
        because: 'the minimum of share_rate_distant is 5, inclusive',
      });
      await api.get('/fountain/fountain-1', {
        status: [200],
        answer: { share_rate_distant: 5 },
        because: 'the minimum of share_rate_distant is 5, inclusive',
      });
      await api.create('Fountain', { ...fountain, id: 'fountain-2' });
      await api.patch('/fountain/fountain-2', {
        body: { share_rate_distant: 5 },
        status: [200],
        answer: { share_rate_distant: 5 },
        because: 'the minimum of share_rate_distant is 5, inclusive',
      });
      await api.get('/fountain/fountain-2', {
        status: [200],
        answer: { share_rate_distant: 5 },
        because: 'the minimum of share_rate_distant is 5, inclusive',
      });
    },
  );

  test(
    'create and update refuse a share_rate_distant below its minimum of 5',
    about(
      'fountain.share_rate_distant.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/fountain', {
        body: { ...fountain, share_rate_distant: 4.75 },
        status: [400, 422],
        because: 'share_rate_distant must be at least 5',
      });
      await api.get('/fountain/fountain-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Fountain', fountain);
      await api.patch('/fountain/fountain-1', {
        body: { share_rate_distant: 4.75 },
        status: [400, 422],
        because: 'share_rate_distant must be at least 5',
      });
      await api.get('/fountain/fountain-1', {
        status: [200],
        answer: { share_rate_distant: 44.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'share_rate_distant may be right at its maximum of 250',
    about(
      'fountain.share_rate_distant.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/fountain', {
        body: { ...fountain, share_rate_distant: 250 },
        status: [200, 201],
        answer: { share_rate_distant: 250 },
        because: 'the maximum of share_rate_distant is 250, inclusive',
      });
      await api.get('/fountain/fountain-1', {
        status: [200],
        answer: { share_rate_distant: 250 },
        because: 'the maximum of share_rate_distant is 250, inclusive',
      });
      await api.create('Fountain', { ...fountain, id: 'fountain-2' });
      await api.patch('/fountain/fountain-2', {
        body: { share_rate_distant: 250 },
        status: [200],
        answer: { share_rate_distant: 250 },
        because: 'the maximum of share_rate_distant is 250, inclusive',
      });
      await api.get('/fountain/fountain-2', {
        status: [200],
        answer: { share_rate_distant: 250 },
        because: 'the maximum of share_rate_distant is 250, inclusive',
      });
    },
  );

  test(
    'create and update refuse a share_rate_distant above its maximum of 250',
    about(
      'fountain.share_rate_distant.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/fountain', {
        body: { ...fountain, share_rate_distant: 250.25 },
        status: [400, 422],
        because: 'share_rate_distant must be at most 250',
      });
      await api.get('/fountain/fountain-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Fountain', fountain);
      await api.patch('/fountain/fountain-1', {
        body: { share_rate_distant: 250.25 },
        status: [400, 422],
        because: 'share_rate_distant must be at most 250',
      });
      await api.get('/fountain/fountain-1', {
        status: [200],
        answer: { share_rate_distant: 44.25 },
        because: 'a refused update changes nothing',
      });
    },
  );
});
