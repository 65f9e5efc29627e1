import { about, test, without } from '../support/api.ts';

// A valid Ladder, as the tests send it.
const ladder = { approval: 'under_review', id: 'ladder-1', temperature: 10.75 };

// A valid SquadCircle, as the tests send it.
const squadCircle = {
  caption_pending: 'vugi',
  id: 'squadcircle-1',
  nickname: 'latu',
  sealed_off_first: true,
  updated_daily: '2020-04-14 03:40:57',
  visits: 35,
};

test.describe('SquadCircle: create, read, update and delete', () => {
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
    'create answers the new SquadCircle, and read answers it again',
    about(
      'squadcircle.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/squadcircle', {
        body: squadCircle,
        status: [200, 201],
        answer: { ...squadCircle, ladder: null },
        because: 'create answers the object that was sent',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: { ...squadCircle, ladder: null },
        because: 'read answers the object that was created',
      });
      await api.post('/squadcircle', {
        body: { ...squadCircle, id: 'squadcircle-2' },
        status: [200, 201],
        answer: { id: 'squadcircle-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole SquadCircle',
    about(
      'squadcircle.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('SquadCircle', squadCircle);
      await api.patch('/squadcircle/squadcircle-1', {
        body: {
          caption_pending: 'tono',
          nickname: 'lodo',
          sealed_off_first: false,
          updated_daily: '2019-10-27 03:33:53',
          visits: 17,
        },
        status: [200],
        answer: {
          caption_pending: 'tono',
          id: 'squadcircle-1',
          nickname: 'lodo',
          sealed_off_first: false,
          updated_daily: '2019-10-27 03:33:53',
          visits: 17,
          ladder: null,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: {
          caption_pending: 'tono',
          nickname: 'lodo',
          sealed_off_first: false,
          updated_daily: '2019-10-27 03:33:53',
          visits: 17,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('squadcircle.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('SquadCircle', squadCircle);
      await api.patch('/squadcircle/squadcircle-1', {
        body: {
          id: 'squadcircle-1',
          caption_pending: 'tono',
          nickname: 'lodo',
          sealed_off_first: false,
          updated_daily: '2019-10-27 03:33:53',
          visits: 17,
        },
        status: [200],
        answer: {
          id: 'squadcircle-1',
          caption_pending: 'tono',
          nickname: 'lodo',
          sealed_off_first: false,
          updated_daily: '2019-10-27 03:33:53',
          visits: 17,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: {
          id: 'squadcircle-1',
          caption_pending: 'tono',
          nickname: 'lodo',
          sealed_off_first: false,
          updated_daily: '2019-10-27 03:33:53',
          visits: 17,
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for visits does not change caption_pending either',
    about(
      'squadcircle.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('SquadCircle', squadCircle);
      await api.patch('/squadcircle/squadcircle-1', {
        body: { caption_pending: 'tono', visits: 'abc' },
        status: [400, 422],
        because: 'visits must be an integer',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: { ...squadCircle, ladder: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a SquadCircle: no read finds it and no list holds it',
    about(
      'squadcircle.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('SquadCircle', squadCircle);
      await api.delete('/squadcircle/squadcircle-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/squadcircle/squadcircle-1', { status: [404], because: 'it was deleted' });
      await api.get('/squadcircle', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no SquadCircle has',
    about('squadcircle.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('SquadCircle', squadCircle);
      await api.get('/squadcircle/squadcircle-unknown', {
        status: [404],
        because: 'no SquadCircle has the id squadcircle-unknown',
      });
      await api.patch('/squadcircle/squadcircle-unknown', {
        body: {
          caption_pending: 'tono',
          nickname: 'lodo',
          sealed_off_first: false,
          updated_daily: '2019-10-27 03:33:53',
          visits: 17,
        },
        status: [404],
        because: 'no SquadCircle has the id squadcircle-unknown',
      });
      await api.delete('/squadcircle/squadcircle-unknown', {
        status: [404],
        because: 'no SquadCircle has the id squadcircle-unknown',
      });
      await api.get('/squadcircle', {
        status: [200],
        answer: [{ id: 'squadcircle-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('SquadCircle: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every SquadCircle with all of its fields',
    about('squadcircle.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('SquadCircle', squadCircle);
      await api.create('SquadCircle', {
        ...squadCircle,
        id: 'squadcircle-2',
        caption_pending: 'tono',
        nickname: 'lodo',
        sealed_off_first: false,
        updated_daily: '2019-10-27 03:33:53',
        visits: 17,
      });
      await api.create('SquadCircle', {
        ...squadCircle,
        id: 'squadcircle-3',
        caption_pending: 'mudo',
        nickname: 'siniti',
        updated_daily: '2020-02-25 17:59:24',
        visits: 49,
      });
      await api.get('/squadcircle', {
        status: [200],
        answer: [
          { ...squadCircle, ladder: null },
          {
            caption_pending: 'tono',
            id: 'squadcircle-2',
            nickname: 'lodo',
            sealed_off_first: false,
            updated_daily: '2019-10-27 03:33:53',
            visits: 17,
            ladder: null,
          },
          {
            caption_pending: 'mudo',
            id: 'squadcircle-3',
            nickname: 'siniti',
            sealed_off_first: true,
            updated_daily: '2020-02-25 17:59:24',
            visits: 49,
            ladder: null,
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one SquadCircle leaves another as it was',
    about('squadcircle.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('SquadCircle', squadCircle);
      await api.create('SquadCircle', {
        ...squadCircle,
        id: 'squadcircle-2',
        caption_pending: 'tono',
        nickname: 'lodo',
        sealed_off_first: false,
        updated_daily: '2019-10-27 03:33:53',
        visits: 17,
      });
      await api.patch('/squadcircle/squadcircle-2', {
        body: {
          id: 'squadcircle-2',
          caption_pending: 'tono',
          nickname: 'lodo',
          sealed_off_first: false,
          updated_daily: '2019-10-27 03:33:53',
          visits: 17,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: { ...squadCircle, ladder: null },
        because: 'another object was updated',
      });
      await api.get('/squadcircle/squadcircle-2', {
        status: [200],
        answer: {
          caption_pending: 'tono',
          id: 'squadcircle-2',
          nickname: 'lodo',
          sealed_off_first: false,
          updated_daily: '2019-10-27 03:33:53',
          visits: 17,
          ladder: null,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one SquadCircle leaves another as it was',
    about(
      'squadcircle.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('SquadCircle', squadCircle);
      await api.create('SquadCircle', {
        ...squadCircle,
        id: 'squadcircle-2',
        caption_pending: 'tono',
        nickname: 'lodo',
        sealed_off_first: false,
        updated_daily: '2019-10-27 03:33:53',
        visits: 17,
      });
      await api.delete('/squadcircle/squadcircle-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/squadcircle/squadcircle-2', {
        status: [200],
        answer: {
          caption_pending: 'tono',
          id: 'squadcircle-2',
          nickname: 'lodo',
          sealed_off_first: false,
          updated_daily: '2019-10-27 03:33:53',
          visits: 17,
          ladder: null,
        },
        because: 'another object was deleted',
      });
      await api.get('/squadcircle', {
        status: [200],
        answer: [{ id: 'squadcircle-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every SquadCircle',
    about('squadcircle.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('SquadCircle', squadCircle);
      await api.create('SquadCircle', {
        ...squadCircle,
        id: 'squadcircle-2',
        caption_pending: 'tono',
        nickname: 'lodo',
        sealed_off_first: false,
        updated_daily: '2019-10-27 03:33:53',
        visits: 17,
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/squadcircle', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/squadcircle/squadcircle-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('SquadCircle: required fields and defaults', () => {
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.default: A field with a default may be left out of a create, required or not: it then
  //   takes the default. The default is for absence only: `null` is stored as `null` where the
  //   field is nullable and refused where it is not.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses a SquadCircle without caption_pending, which is required',
    about(
      'squadcircle.caption_pending.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/squadcircle', {
        body: without(squadCircle, 'caption_pending'),
        status: [400, 422],
        because: 'caption_pending is required and has no default',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a SquadCircle without an id',
    about(
      'squadcircle.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/squadcircle', {
        body: without(squadCircle, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/squadcircle', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a SquadCircle without nickname, which is required',
    about(
      'squadcircle.nickname.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/squadcircle', {
        body: without(squadCircle, 'nickname'),
        status: [400, 422],
        because: 'nickname is required and has no default',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'sealed_off_first is false when a create leaves it out',
    about('squadcircle.sealed_off_first.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/squadcircle', {
        body: without(squadCircle, 'sealed_off_first'),
        status: [200, 201],
        answer: { sealed_off_first: false },
        because: 'the default of sealed_off_first is false',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: { sealed_off_first: false },
        because: 'the default of sealed_off_first is false',
      });
    },
  );

  test(
    'updated_daily is "2023-11-24 12:00:00" when a create leaves it out',
    about('squadcircle.updated_daily.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/squadcircle', {
        body: without(squadCircle, 'updated_daily'),
        status: [200, 201],
        answer: { updated_daily: '2023-11-24 12:00:00' },
        because: 'the default of updated_daily is "2023-11-24 12:00:00"',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: { updated_daily: '2023-11-24 12:00:00' },
        because: 'the default of updated_daily is "2023-11-24 12:00:00"',
      });
    },
  );

  test(
    'create refuses a SquadCircle without visits, which is required',
    about(
      'squadcircle.visits.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/squadcircle', {
        body: without(squadCircle, 'visits'),
        status: [400, 422],
        because: 'visits is required and has no default',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'update of caption_pending or visits alone leaves every other field as it is',
    about('squadcircle.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.create('SquadCircle', {
        ...squadCircle,
        sealed_off_first: null,
        ladder: 'ladder-1',
      });
      await api.patch('/squadcircle/squadcircle-1', {
        body: { caption_pending: 'tono' },
        status: [200],
        answer: {
          ...squadCircle,
          caption_pending: 'tono',
          sealed_off_first: null,
          ladder: 'ladder-1',
        },
        because: 'an update touches only what it carries',
      });
      await api.patch('/squadcircle/squadcircle-1', {
        body: { visits: 17 },
        status: [200],
        answer: {
          ...squadCircle,
          caption_pending: 'tono',
          sealed_off_first: null,
          visits: 17,
          ladder: 'ladder-1',
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: {
          ...squadCircle,
          caption_pending: 'tono',
          sealed_off_first: null,
          visits: 17,
          ladder: 'ladder-1',
        },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('SquadCircle: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // values.absent: In an answer, a field without a value may be `null` or left out.

  test(
    'caption_pending may be null',
    about(
      'squadcircle.caption_pending.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/squadcircle', {
        body: { ...squadCircle, caption_pending: null },
        status: [200, 201],
        answer: { caption_pending: null },
        because: 'caption_pending is nullable',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: { caption_pending: null },
        because: 'caption_pending is nullable',
      });
      await api.create('SquadCircle', { ...squadCircle, id: 'squadcircle-2' });
      await api.patch('/squadcircle/squadcircle-2', {
        body: { caption_pending: null },
        status: [200],
        answer: { caption_pending: null },
        because: 'caption_pending is nullable',
      });
      await api.get('/squadcircle/squadcircle-2', {
        status: [200],
        answer: { caption_pending: null },
        because: 'caption_pending is nullable',
      });
    },
  );

  test(
    'nickname may be null',
    about('squadcircle.nickname.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/squadcircle', {
        body: { ...squadCircle, nickname: null },
        status: [200, 201],
        answer: { nickname: null },
        because: 'nickname is nullable',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: { nickname: null },
        because: 'nickname is nullable',
      });
      await api.create('SquadCircle', { ...squadCircle, id: 'squadcircle-2' });
      await api.patch('/squadcircle/squadcircle-2', {
        body: { nickname: null },
        status: [200],
        answer: { nickname: null },
        because: 'nickname is nullable',
      });
      await api.get('/squadcircle/squadcircle-2', {
        status: [200],
        answer: { nickname: null },
        because: 'nickname is nullable',
      });
    },
  );

  test(
    'sealed_off_first may be null, which is not replaced by its default',
    about(
      'squadcircle.sealed_off_first.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/squadcircle', {
        body: { ...squadCircle, sealed_off_first: null },
        status: [200, 201],
        answer: { sealed_off_first: null },
        because: 'sealed_off_first is nullable and its default is for absence only',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: { sealed_off_first: null },
        because: 'sealed_off_first is nullable and its default is for absence only',
      });
      await api.create('SquadCircle', { ...squadCircle, id: 'squadcircle-2' });
      await api.patch('/squadcircle/squadcircle-2', {
        body: { sealed_off_first: null },
        status: [200],
        answer: { sealed_off_first: null },
        because: 'sealed_off_first is nullable and its default is for absence only',
      });
      await api.get('/squadcircle/squadcircle-2', {
        status: [200],
        answer: { sealed_off_first: null },
        because: 'sealed_off_first is nullable and its default is for absence only',
      });
    },
  );

  test(
    'create and update refuse null for updated_daily',
    about(
      'squadcircle.updated_daily.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/squadcircle', {
        body: { ...squadCircle, updated_daily: null },
        status: [400, 422],
        because: 'updated_daily must not be null',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('SquadCircle', squadCircle);
      await api.patch('/squadcircle/squadcircle-1', {
        body: { updated_daily: null },
        status: [400, 422],
        because: 'updated_daily must not be null',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: { updated_daily: '2020-04-14 03:40:57' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for visits',
    about(
      'squadcircle.visits.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/squadcircle', {
        body: { ...squadCircle, visits: null },
        status: [400, 422],
        because: 'visits must not be null',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('SquadCircle', squadCircle);
      await api.patch('/squadcircle/squadcircle-1', {
        body: { visits: null },
        status: [400, 422],
        because: 'visits must not be null',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: { visits: 35 },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('SquadCircle: types and bounds', () => {
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
    'caption_pending of digits alone stays a string',
    about(
      'squadcircle.caption_pending.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/squadcircle', {
        body: { ...squadCircle, caption_pending: '0042' },
        status: [200, 201],
        answer: { caption_pending: '0042' },
        because: '"0042" is a valid value of caption_pending',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: { caption_pending: '0042' },
        because: '"0042" is a valid value of caption_pending',
      });
      await api.create('SquadCircle', { ...squadCircle, id: 'squadcircle-2' });
      await api.patch('/squadcircle/squadcircle-2', {
        body: { caption_pending: '0042' },
        status: [200],
        answer: { caption_pending: '0042' },
        because: '"0042" is a valid value of caption_pending',
      });
      await api.get('/squadcircle/squadcircle-2', {
        status: [200],
        answer: { caption_pending: '0042' },
        because: '"0042" is a valid value of caption_pending',
      });
    },
  );

  test(
    'caption_pending keeps spaces, quotes, accents and symbols',
    about(
      'squadcircle.caption_pending.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/squadcircle', {
        body: { ...squadCircle, caption_pending: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { caption_pending: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of caption_pending',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: { caption_pending: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of caption_pending',
      });
      await api.create('SquadCircle', { ...squadCircle, id: 'squadcircle-2' });
      await api.patch('/squadcircle/squadcircle-2', {
        body: { caption_pending: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { caption_pending: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of caption_pending',
      });
      await api.get('/squadcircle/squadcircle-2', {
        status: [200],
        answer: { caption_pending: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of caption_pending',
      });
    },
  );

  test(
    'create and update refuse a caption_pending of a wrong type',
    about(
      'squadcircle.caption_pending.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/squadcircle', {
        body: { ...squadCircle, caption_pending: 421337 },
        status: [400, 422],
        because: 'caption_pending must be a string',
      });
      await api.post('/squadcircle', {
        body: { ...squadCircle, caption_pending: { value: 'text' } },
        status: [400, 422],
        because: 'caption_pending must be a string',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('SquadCircle', squadCircle);
      await api.patch('/squadcircle/squadcircle-1', {
        body: { caption_pending: 421337 },
        status: [400, 422],
        because: 'caption_pending must be a string',
      });
      await api.patch('/squadcircle/squadcircle-1', {
        body: { caption_pending: { value: 'text' } },
        status: [400, 422],
        because: 'caption_pending must be a string',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: { caption_pending: 'vugi' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'caption_pending may be right at its maximum length of 255',
    about(
      'squadcircle.caption_pending.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/squadcircle', {
        body: {
          ...squadCircle,
          caption_pending:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatua',
        },
        status: [200, 201],
        answer: {
          caption_pending:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatua',
        },
        because: 'the maximum length of caption_pending is 255, inclusive',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: {
          caption_pending:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatua',
        },
        because: 'the maximum length of caption_pending is 255, inclusive',
      });
      await api.create('SquadCircle', { ...squadCircle, id: 'squadcircle-2' });
      await api.patch('/squadcircle/squadcircle-2', {
        body: {
          caption_pending:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatua',
        },
        status: [200],
        answer: {
          caption_pending:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatua',
        },
        because: 'the maximum length of caption_pending is 255, inclusive',
      });
      await api.get('/squadcircle/squadcircle-2', {
        status: [200],
        answer: {
          caption_pending:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatua',
        },
        because: 'the maximum length of caption_pending is 255, inclusive',
      });
    },
  );

  test(
    'create and update refuse a caption_pending above its maximum length of 255',
    about(
      'squadcircle.caption_pending.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/squadcircle', {
        body: {
          ...squadCircle,
          caption_pending:
            'numo dibi divaro vasonu guga miriro gubo dabiri bonata galolu busu rini dibu buti nulu lilogu vodo sogo bivadu lomu lugo gonidi roniri tugo nubamu molubo vitilo motidu duma valabo diduvo nugo sivo maru lovo tumori tudusu mutora nato nutu gisa budogi rovulo',
        },
        status: [400, 422],
        because: 'caption_pending must have at most 255 characters',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('SquadCircle', squadCircle);
      await api.patch('/squadcircle/squadcircle-1', {
        body: {
          caption_pending:
            'numo dibi divaro vasonu guga miriro gubo dabiri bonata galolu busu rini dibu buti nulu lilogu vodo sogo bivadu lomu lugo gonidi roniri tugo nubamu molubo vitilo motidu duma valabo diduvo nugo sivo maru lovo tumori tudusu mutora nato nutu gisa budogi rovulo',
        },
        status: [400, 422],
        because: 'caption_pending must have at most 255 characters',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: { caption_pending: 'vugi' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'caption_pending has no minimum length',
    about(
      'squadcircle.caption_pending.has-no-minimum-length',
      'values.string-length',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/squadcircle', {
        body: { ...squadCircle, caption_pending: 'x' },
        status: [200, 201],
        answer: { caption_pending: 'x' },
        because: 'caption_pending has no minimum length',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: { caption_pending: 'x' },
        because: 'caption_pending has no minimum length',
      });
      await api.create('SquadCircle', { ...squadCircle, id: 'squadcircle-2' });
      await api.patch('/squadcircle/squadcircle-2', {
        body: { caption_pending: 'x' },
        status: [200],
        answer: { caption_pending: 'x' },
        because: 'caption_pending has no minimum length',
      });
      await api.get('/squadcircle/squadcircle-2', {
        status: [200],
        answer: { caption_pending: 'x' },
        because: 'caption_pending has no minimum length',
      });
    },
  );

  test(
    'nickname of digits alone stays a string',
    about('squadcircle.nickname.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/squadcircle', {
        body: { ...squadCircle, nickname: '0042' },
        status: [200, 201],
        answer: { nickname: '0042' },
        because: '"0042" is a valid value of nickname',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: { nickname: '0042' },
        because: '"0042" is a valid value of nickname',
      });
      await api.create('SquadCircle', { ...squadCircle, id: 'squadcircle-2' });
      await api.patch('/squadcircle/squadcircle-2', {
        body: { nickname: '0042' },
        status: [200],
        answer: { nickname: '0042' },
        because: '"0042" is a valid value of nickname',
      });
      await api.get('/squadcircle/squadcircle-2', {
        status: [200],
        answer: { nickname: '0042' },
        because: '"0042" is a valid value of nickname',
      });
    },
  );

  test(
    'create and update refuse a nickname of a wrong type',
    about(
      'squadcircle.nickname.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/squadcircle', {
        body: { ...squadCircle, nickname: 421337 },
        status: [400, 422],
        because: 'nickname must be a string',
      });
      await api.post('/squadcircle', {
        body: { ...squadCircle, nickname: { value: 'text' } },
        status: [400, 422],
        because: 'nickname must be a string',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('SquadCircle', squadCircle);
      await api.patch('/squadcircle/squadcircle-1', {
        body: { nickname: 421337 },
        status: [400, 422],
        because: 'nickname must be a string',
      });
      await api.patch('/squadcircle/squadcircle-1', {
        body: { nickname: { value: 'text' } },
        status: [400, 422],
        because: 'nickname must be a string',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: { nickname: 'latu' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'nickname may be right at its maximum length of 40',
    about(
      'squadcircle.nickname.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/squadcircle', {
        body: { ...squadCircle, nickname: 'lovasu toro logado gimi mirovu ridu bubo' },
        status: [200, 201],
        answer: { nickname: 'lovasu toro logado gimi mirovu ridu bubo' },
        because: 'the maximum length of nickname is 40, inclusive',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: { nickname: 'lovasu toro logado gimi mirovu ridu bubo' },
        because: 'the maximum length of nickname is 40, inclusive',
      });
      await api.create('SquadCircle', { ...squadCircle, id: 'squadcircle-2' });
      await api.patch('/squadcircle/squadcircle-2', {
        body: { nickname: 'lovasu toro logado gimi mirovu ridu bubo' },
        status: [200],
        answer: { nickname: 'lovasu toro logado gimi mirovu ridu bubo' },
        because: 'the maximum length of nickname is 40, inclusive',
      });
      await api.get('/squadcircle/squadcircle-2', {
        status: [200],
        answer: { nickname: 'lovasu toro logado gimi mirovu ridu bubo' },
        because: 'the maximum length of nickname is 40, inclusive',
      });
    },
  );

  test(
    'create and update refuse a nickname above its maximum length of 40',
    about(
      'squadcircle.nickname.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/squadcircle', {
        body: { ...squadCircle, nickname: 'bubiro biva ridu tita mana rolu ludu nonu' },
        status: [400, 422],
        because: 'nickname must have at most 40 characters',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('SquadCircle', squadCircle);
      await api.patch('/squadcircle/squadcircle-1', {
        body: { nickname: 'bubiro biva ridu tita mana rolu ludu nonu' },
        status: [400, 422],
        because: 'nickname must have at most 40 characters',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: { nickname: 'latu' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'nickname has no minimum length',
    about(
      'squadcircle.nickname.has-no-minimum-length',
      'values.string-length',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/squadcircle', {
        body: { ...squadCircle, nickname: 'x' },
        status: [200, 201],
        answer: { nickname: 'x' },
        because: 'nickname has no minimum length',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: { nickname: 'x' },
        because: 'nickname has no minimum length',
      });
      await api.create('SquadCircle', { ...squadCircle, id: 'squadcircle-2' });
      await api.patch('/squadcircle/squadcircle-2', {
        body: { nickname: 'x' },
        status: [200],
        answer: { nickname: 'x' },
        because: 'nickname has no minimum length',
      });
      await api.get('/squadcircle/squadcircle-2', {
        status: [200],
        answer: { nickname: 'x' },
        because: 'nickname has no minimum length',
      });
    },
  );

  test(
    'sealed_off_first may be false',
    about('squadcircle.sealed_off_first.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/squadcircle', {
        body: { ...squadCircle, sealed_off_first: false },
        status: [200, 201],
        answer: { sealed_off_first: false },
        because: 'false is a valid value of sealed_off_first',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: { sealed_off_first: false },
        because: 'false is a valid value of sealed_off_first',
      });
      await api.create('SquadCircle', { ...squadCircle, id: 'squadcircle-2' });
      await api.patch('/squadcircle/squadcircle-2', {
        body: { sealed_off_first: false },
        status: [200],
        answer: { sealed_off_first: false },
        because: 'false is a valid value of sealed_off_first',
      });
      await api.get('/squadcircle/squadcircle-2', {
        status: [200],
        answer: { sealed_off_first: false },
        because: 'false is a valid value of sealed_off_first',
      });
    },
  );

  test(
    'create and update refuse a sealed_off_first of a wrong type',
    about(
      'squadcircle.sealed_off_first.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/squadcircle', {
        body: { ...squadCircle, sealed_off_first: 'abc' },
        status: [400, 422],
        because: 'sealed_off_first must be true or false',
      });
      await api.post('/squadcircle', {
        body: { ...squadCircle, sealed_off_first: { value: 'text' } },
        status: [400, 422],
        because: 'sealed_off_first must be true or false',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('SquadCircle', squadCircle);
      await api.patch('/squadcircle/squadcircle-1', {
        body: { sealed_off_first: 'abc' },
        status: [400, 422],
        because: 'sealed_off_first must be true or false',
      });
      await api.patch('/squadcircle/squadcircle-1', {
        body: { sealed_off_first: { value: 'text' } },
        status: [400, 422],
        because: 'sealed_off_first must be true or false',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: { sealed_off_first: true },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'updated_daily may be the leap day 2020-02-29',
    about('squadcircle.updated_daily.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      await api.post('/squadcircle', {
        body: { ...squadCircle, updated_daily: '2020-02-29 12:00:00' },
        status: [200, 201],
        answer: { updated_daily: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of updated_daily',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: { updated_daily: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of updated_daily',
      });
      await api.create('SquadCircle', { ...squadCircle, id: 'squadcircle-2' });
      await api.patch('/squadcircle/squadcircle-2', {
        body: { updated_daily: '2020-02-29 12:00:00' },
        status: [200],
        answer: { updated_daily: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of updated_daily',
      });
      await api.get('/squadcircle/squadcircle-2', {
        status: [200],
        answer: { updated_daily: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of updated_daily',
      });
    },
  );

  test(
    'create and update refuse an updated_daily of a wrong type',
    about(
      'squadcircle.updated_daily.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/squadcircle', {
        body: { ...squadCircle, updated_daily: 202403 },
        status: [400, 422],
        because: 'updated_daily must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('SquadCircle', squadCircle);
      await api.patch('/squadcircle/squadcircle-1', {
        body: { updated_daily: 202403 },
        status: [400, 422],
        because: 'updated_daily must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: { updated_daily: '2020-04-14 03:40:57' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse an updated_daily that no calendar or clock has',
    about(
      'squadcircle.updated_daily.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/squadcircle', {
        body: { ...squadCircle, updated_daily: '2019-02-30 12:00:00' },
        status: [400, 422],
        because: 'updated_daily must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/squadcircle', {
        body: { ...squadCircle, updated_daily: '2019-02-29 12:00:00' },
        status: [400, 422],
        because: 'updated_daily must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/squadcircle', {
        body: { ...squadCircle, updated_daily: '2020-13-01 03:40:57' },
        status: [400, 422],
        because: 'updated_daily must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/squadcircle', {
        body: { ...squadCircle, updated_daily: '2020-04-14 25:00:00' },
        status: [400, 422],
        because: 'updated_daily must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('SquadCircle', squadCircle);
      await api.patch('/squadcircle/squadcircle-1', {
        body: { updated_daily: '2019-02-30 12:00:00' },
        status: [400, 422],
        because: 'updated_daily must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/squadcircle/squadcircle-1', {
        body: { updated_daily: '2019-02-29 12:00:00' },
        status: [400, 422],
        because: 'updated_daily must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/squadcircle/squadcircle-1', {
        body: { updated_daily: '2020-13-01 03:40:57' },
        status: [400, 422],
        because: 'updated_daily must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/squadcircle/squadcircle-1', {
        body: { updated_daily: '2020-04-14 25:00:00' },
        status: [400, 422],
        because: 'updated_daily must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: { updated_daily: '2020-04-14 03:40:57' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse an updated_daily in another format',
    about(
      'squadcircle.updated_daily.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/squadcircle', {
        body: { ...squadCircle, updated_daily: '2020-04-14T03:40:57Z' },
        status: [400, 422],
        because: 'updated_daily must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/squadcircle', {
        body: { ...squadCircle, updated_daily: '2020-04-14' },
        status: [400, 422],
        because: 'updated_daily must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/squadcircle', {
        body: { ...squadCircle, updated_daily: 'not a date' },
        status: [400, 422],
        because: 'updated_daily must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('SquadCircle', squadCircle);
      await api.patch('/squadcircle/squadcircle-1', {
        body: { updated_daily: '2020-04-14T03:40:57Z' },
        status: [400, 422],
        because: 'updated_daily must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/squadcircle/squadcircle-1', {
        body: { updated_daily: '2020-04-14' },
        status: [400, 422],
        because: 'updated_daily must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/squadcircle/squadcircle-1', {
        body: { updated_daily: 'not a date' },
        status: [400, 422],
        because: 'updated_daily must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: { updated_daily: '2020-04-14 03:40:57' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'updated_daily may be right at its first moment of 2019-01-01 00:00:00',
    about(
      'squadcircle.updated_daily.accepts-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/squadcircle', {
        body: { ...squadCircle, updated_daily: '2019-01-01 00:00:00' },
        status: [200, 201],
        answer: { updated_daily: '2019-01-01 00:00:00' },
        because: 'the first moment of updated_daily is 2019-01-01 00:00:00, inclusive',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: { updated_daily: '2019-01-01 00:00:00' },
        because: 'the first moment of updated_daily is 2019-01-01 00:00:00, inclusive',
      });
      await api.create('SquadCircle', { ...squadCircle, id: 'squadcircle-2' });
      await api.patch('/squadcircle/squadcircle-2', {
        body: { updated_daily: '2019-01-01 00:00:00' },
        status: [200],
        answer: { updated_daily: '2019-01-01 00:00:00' },
        because: 'the first moment of updated_daily is 2019-01-01 00:00:00, inclusive',
      });
      await api.get('/squadcircle/squadcircle-2', {
        status: [200],
        answer: { updated_daily: '2019-01-01 00:00:00' },
        because: 'the first moment of updated_daily is 2019-01-01 00:00:00, inclusive',
      });
    },
  );

  test(
    'create and update refuse an updated_daily before its first moment of 2019-01-01 00:00:00',
    about(
      'squadcircle.updated_daily.rejects-before-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/squadcircle', {
        body: { ...squadCircle, updated_daily: '2018-12-31 23:59:59' },
        status: [400, 422],
        because: 'updated_daily must not be before 2019-01-01 00:00:00',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('SquadCircle', squadCircle);
      await api.patch('/squadcircle/squadcircle-1', {
        body: { updated_daily: '2018-12-31 23:59:59' },
        status: [400, 422],
        because: 'updated_daily must not be before 2019-01-01 00:00:00',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: { updated_daily: '2020-04-14 03:40:57' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'updated_daily has no last moment',
    about(
      'squadcircle.updated_daily.has-no-last-moment',
      'values.datetime-bounds',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/squadcircle', {
        body: { ...squadCircle, updated_daily: '2099-10-11 12:13:14' },
        status: [200, 201],
        answer: { updated_daily: '2099-10-11 12:13:14' },
        because: 'updated_daily has no last moment',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: { updated_daily: '2099-10-11 12:13:14' },
        because: 'updated_daily has no last moment',
      });
      await api.create('SquadCircle', { ...squadCircle, id: 'squadcircle-2' });
      await api.patch('/squadcircle/squadcircle-2', {
        body: { updated_daily: '2099-10-11 12:13:14' },
        status: [200],
        answer: { updated_daily: '2099-10-11 12:13:14' },
        because: 'updated_daily has no last moment',
      });
      await api.get('/squadcircle/squadcircle-2', {
        status: [200],
        answer: { updated_daily: '2099-10-11 12:13:14' },
        because: 'updated_daily has no last moment',
      });
    },
  );

  test(
    'visits may be 0',
    about('squadcircle.visits.accepts-zero', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/squadcircle', {
        body: { ...squadCircle, visits: 0 },
        status: [200, 201],
        answer: { visits: 0 },
        because: '0 is a valid value of visits',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: { visits: 0 },
        because: '0 is a valid value of visits',
      });
      await api.create('SquadCircle', { ...squadCircle, id: 'squadcircle-2' });
      await api.patch('/squadcircle/squadcircle-2', {
        body: { visits: 0 },
        status: [200],
        answer: { visits: 0 },
        because: '0 is a valid value of visits',
      });
      await api.get('/squadcircle/squadcircle-2', {
        status: [200],
        answer: { visits: 0 },
        because: '0 is a valid value of visits',
      });
    },
  );

  test(
    'create and update refuse a visits of a wrong type',
    about(
      'squadcircle.visits.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/squadcircle', {
        body: { ...squadCircle, visits: 'abc' },
        status: [400, 422],
        because: 'visits must be an integer',
      });
      await api.post('/squadcircle', {
        body: { ...squadCircle, visits: { value: 'text' } },
        status: [400, 422],
        because: 'visits must be an integer',
      });
      await api.post('/squadcircle', {
        body: { ...squadCircle, visits: 34.5 },
        status: [400, 422],
        because: 'visits must be an integer',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('SquadCircle', squadCircle);
      await api.patch('/squadcircle/squadcircle-1', {
        body: { visits: 'abc' },
        status: [400, 422],
        because: 'visits must be an integer',
      });
      await api.patch('/squadcircle/squadcircle-1', {
        body: { visits: { value: 'text' } },
        status: [400, 422],
        because: 'visits must be an integer',
      });
      await api.patch('/squadcircle/squadcircle-1', {
        body: { visits: 34.5 },
        status: [400, 422],
        because: 'visits must be an integer',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: { visits: 35 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'visits may be right at its minimum of -10',
    about(
      'squadcircle.visits.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/squadcircle', {
        body: { ...squadCircle, visits: -10 },
        status: [200, 201],
        answer: { visits: -10 },
        because: 'the minimum of visits is -10, inclusive',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: { visits: -10 },
        because: 'the minimum of visits is -10, inclusive',
      });
      await api.create('SquadCircle', { ...squadCircle, id: 'squadcircle-2' });
      await api.patch('/squadcircle/squadcircle-2', {
        body: { visits: -10 },
        status: [200],
        answer: { visits: -10 },
        because: 'the minimum of visits is -10, inclusive',
      });
      await api.get('/squadcircle/squadcircle-2', {
        status: [200],
        answer: { visits: -10 },
        because: 'the minimum of visits is -10, inclusive',
      });
    },
  );

  test(
    'create and update refuse a visits below its minimum of -10',
    about(
      'squadcircle.visits.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/squadcircle', {
        body: { ...squadCircle, visits: -11 },
        status: [400, 422],
        because: 'visits must be at least -10',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('SquadCircle', squadCircle);
      await api.patch('/squadcircle/squadcircle-1', {
        body: { visits: -11 },
        status: [400, 422],
        because: 'visits must be at least -10',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: { visits: 35 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'visits may be right at its maximum of 50',
    about(
      'squadcircle.visits.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/squadcircle', {
        body: { ...squadCircle, visits: 50 },
        status: [200, 201],
        answer: { visits: 50 },
        because: 'the maximum of visits is 50, inclusive',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: { visits: 50 },
        because: 'the maximum of visits is 50, inclusive',
      });
      await api.create('SquadCircle', { ...squadCircle, id: 'squadcircle-2' });
      await api.patch('/squadcircle/squadcircle-2', {
        body: { visits: 50 },
        status: [200],
        answer: { visits: 50 },
        because: 'the maximum of visits is 50, inclusive',
      });
      await api.get('/squadcircle/squadcircle-2', {
        status: [200],
        answer: { visits: 50 },
        because: 'the maximum of visits is 50, inclusive',
      });
    },
  );

  test(
    'create and update refuse a visits above its maximum of 50',
    about(
      'squadcircle.visits.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/squadcircle', {
        body: { ...squadCircle, visits: 51 },
        status: [400, 422],
        because: 'visits must be at most 50',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('SquadCircle', squadCircle);
      await api.patch('/squadcircle/squadcircle-1', {
        body: { visits: 51 },
        status: [400, 422],
        because: 'visits must be at most 50',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: { visits: 35 },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('SquadCircle: references', () => {
  // endpoints.independent: Each entity has a collection of its own: objects of different entities
  //   may have the same id.
  // create.optional: An optional field may be left out of a create, nullable or not. Without a
  //   default it then has no value.
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
    'ladder refers to an existing Ladder and is answered as its id',
    about('squadcircle.ladder.accepts-existing-object', 'references.by-id'),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.create('Ladder', { ...ladder, id: 'ladder-2' });
      await api.post('/squadcircle', {
        body: { ...squadCircle, ladder: 'ladder-1' },
        status: [200, 201],
        answer: { ladder: 'ladder-1' },
        because: 'ladder was sent as ladder-1',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: { ladder: 'ladder-1' },
        because: 'ladder was sent as ladder-1',
      });
      await api.patch('/squadcircle/squadcircle-1', {
        body: { ladder: 'ladder-2' },
        status: [200],
        answer: { ladder: 'ladder-2' },
        because: 'ladder was changed to ladder-2',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: { ladder: 'ladder-2' },
        because: 'ladder was changed to ladder-2',
      });
      await api.get('/squadcircle', {
        status: [200],
        answer: [{ id: 'squadcircle-1', ladder: 'ladder-2' }],
        because: 'lists answer references as ids too',
      });
    },
  );

  test(
    'create and update refuse a ladder that no Ladder has as its id',
    about(
      'squadcircle.ladder.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/squadcircle', {
        body: { ...squadCircle, ladder: 'ladder-unknown' },
        status: [400, 422],
        because: 'ladder must be the id of an existing Ladder',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Ladder', ladder);
      await api.create('SquadCircle', { ...squadCircle, ladder: 'ladder-1' });
      await api.patch('/squadcircle/squadcircle-1', {
        body: { ladder: 'ladder-unknown' },
        status: [400, 422],
        because: 'ladder must be the id of an existing Ladder',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: { ladder: 'ladder-1' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no id for ladder',
    about(
      'squadcircle.ladder.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/squadcircle', {
        body: { ...squadCircle, ladder: 421337 },
        status: [400, 422],
        because: 'ladder must be the id of a Ladder',
      });
      await api.post('/squadcircle', {
        body: { ...squadCircle, ladder: { value: 'text' } },
        status: [400, 422],
        because: 'ladder must be the id of a Ladder',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('SquadCircle', squadCircle);
      await api.patch('/squadcircle/squadcircle-1', {
        body: { ladder: 421337 },
        status: [400, 422],
        because: 'ladder must be the id of a Ladder',
      });
      await api.patch('/squadcircle/squadcircle-1', {
        body: { ladder: { value: 'text' } },
        status: [400, 422],
        because: 'ladder must be the id of a Ladder',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: { ladder: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'ladder may be null or left out',
    about('squadcircle.ladder.accepts-null', 'references.null', 'create.optional'),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.post('/squadcircle', {
        body: { ...squadCircle, ladder: null },
        status: [200, 201],
        answer: { ladder: null },
        because: 'a reference may be null',
      });
      await api.patch('/squadcircle/squadcircle-1', {
        body: { ladder: 'ladder-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/squadcircle/squadcircle-1', {
        body: { ladder: null },
        status: [200],
        answer: { ladder: null },
        because: 'a reference may be null',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: { ladder: null },
        because: 'a reference may be null',
      });
      await api.post('/squadcircle', {
        body: { ...squadCircle, id: 'squadcircle-2' },
        status: [200, 201],
        answer: { ladder: null },
        because: 'ladder is optional',
      });
    },
  );

  test(
    'deleting a Ladder clears every ladder that refers to it',
    about('squadcircle.ladder.is-cleared-by-delete', 'references.deleted', 'endpoints.delete'),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.create('SquadCircle', { ...squadCircle, ladder: 'ladder-1' });
      await api.create('SquadCircle', { ...squadCircle, id: 'squadcircle-2', ladder: 'ladder-1' });
      await api.delete('/ladder/ladder-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: { id: 'squadcircle-1', ladder: null },
        because: 'ladder-1 was deleted',
      });
      await api.get('/squadcircle/squadcircle-2', {
        status: [200],
        answer: { id: 'squadcircle-2', ladder: null },
        because: 'ladder-1 was deleted',
      });
    },
  );

  test(
    'deleting a Ladder keeps a ladder that refers to another',
    about('squadcircle.ladder.survives-delete-of-another', 'references.deleted'),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.create('Ladder', { ...ladder, id: 'ladder-2' });
      await api.create('SquadCircle', { ...squadCircle, ladder: 'ladder-2' });
      await api.delete('/ladder/ladder-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: { ladder: 'ladder-2' },
        because: 'another Ladder was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a SquadCircle in ladder, which refers to Ladder',
    about(
      'squadcircle.ladder.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('SquadCircle', squadCircle);
      await api.post('/squadcircle', {
        body: { ...squadCircle, id: 'squadcircle-2', ladder: 'squadcircle-1' },
        status: [400, 422],
        because: 'ladder must be the id of an existing Ladder',
      });
      await api.create('SquadCircle', { ...squadCircle, id: 'squadcircle-2' });
      await api.patch('/squadcircle/squadcircle-2', {
        body: { ladder: 'squadcircle-1' },
        status: [400, 422],
        because: 'ladder must be the id of an existing Ladder',
      });
      await api.get('/squadcircle/squadcircle-2', {
        status: [200],
        answer: { ladder: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a SquadCircle with the id of a Ladder leaves ladder alone',
    about(
      'squadcircle.ladder.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.create('SquadCircle', { ...squadCircle, ladder: 'ladder-1' });
      await api.create('SquadCircle', { ...squadCircle, id: 'ladder-1' });
      await api.delete('/squadcircle/ladder-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: { ladder: 'ladder-1' },
        because: 'no Ladder was deleted',
      });
    },
  );

  test(
    'update that is refused for ladder does not change caption_pending either',
    about(
      'squadcircle.ladder.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('SquadCircle', squadCircle);
      await api.patch('/squadcircle/squadcircle-1', {
        body: { caption_pending: 'tono', ladder: 'ladder-unknown' },
        status: [400, 422],
        because: 'ladder must be the id of an existing Ladder',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [200],
        answer: { ...squadCircle, ladder: null },
        because: 'a refused update changes nothing',
      });
    },
  );
});
