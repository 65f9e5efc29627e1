import { about, test, without } from '../support/api.ts';

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
  //   the `id` is listed as optional or nullable. Store it as it is and use it in the paths,
  //   where characters that a path cannot hold come percent-encoded; never make up another.
  // ids.same-on-update: An update may carry the `id` that the object has already; accept it.
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
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
      await api
        .post('/squadcircle', squadCircle)
        .created('create answers the object that was sent', squadCircle);
      await api
        .get('/squadcircle/squadcircle-1')
        .ok('read answers the object that was created', squadCircle);
      await api
        .post('/squadcircle', { ...squadCircle, id: 'squadcircle-2' })
        .created('objects may be alike in everything but their ids', { id: 'squadcircle-2' });
    },
  );

  test(
    'the id of a SquadCircle may be any text, upper and lower case told apart, but no number',
    about(
      'squadcircle.create.accepts-any-id',
      'ids.client',
      'endpoints.create',
      'endpoints.read',
      'endpoints.delete',
      'values.types',
      'refused.status',
    ),
    async ({ api }) => {
      const because = 'an id is stored as it is and told from every other';
      await api
        .post('/squadcircle', { ...squadCircle, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('SquadCircle', {
        ...squadCircle,
        id: 'room 2.b at the very end of the long hall',
      });
      await api
        .delete('/squadcircle/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/squadcircle/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...squadCircle, id: 'Room 2.B at the Very End of the Long Hall' });
      await api.post('/squadcircle', { ...squadCircle, id: 421337 }).invalid('id must be a string');
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
      await api
        .patch('/squadcircle/squadcircle-1', {
          caption_pending: 'tono',
          nickname: 'lodo',
          sealed_off_first: false,
          updated_daily: '2019-10-27 03:33:53',
          visits: 17,
        })
        .ok('every one of these fields was sent', {
          caption_pending: 'tono',
          id: 'squadcircle-1',
          nickname: 'lodo',
          sealed_off_first: false,
          updated_daily: '2019-10-27 03:33:53',
          visits: 17,
        });
      await api.get('/squadcircle/squadcircle-1').ok('the update is stored', {
        caption_pending: 'tono',
        nickname: 'lodo',
        sealed_off_first: false,
        updated_daily: '2019-10-27 03:33:53',
        visits: 17,
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('squadcircle.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('SquadCircle', squadCircle);
      await api
        .patch('/squadcircle/squadcircle-1', {
          id: 'squadcircle-1',
          caption_pending: 'tono',
          nickname: 'lodo',
          sealed_off_first: false,
          updated_daily: '2019-10-27 03:33:53',
          visits: 17,
        })
        .ok(because, {
          id: 'squadcircle-1',
          caption_pending: 'tono',
          nickname: 'lodo',
          sealed_off_first: false,
          updated_daily: '2019-10-27 03:33:53',
          visits: 17,
        });
      await api.get('/squadcircle/squadcircle-1').ok(because, {
        id: 'squadcircle-1',
        caption_pending: 'tono',
        nickname: 'lodo',
        sealed_off_first: false,
        updated_daily: '2019-10-27 03:33:53',
        visits: 17,
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
      await api
        .patch('/squadcircle/squadcircle-1', { caption_pending: 'tono', visits: 'abc' })
        .invalid('visits must be an integer');
      await api
        .get('/squadcircle/squadcircle-1')
        .ok('a refused update changes nothing', squadCircle);
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
      const because = 'it was deleted';
      await api.create('SquadCircle', squadCircle);
      await api.delete('/squadcircle/squadcircle-1').removed('the object exists');
      await api.get('/squadcircle/squadcircle-1').notFound(because);
      await api.patch('/squadcircle/squadcircle-1', { id: 'squadcircle-1' }).notFound(because);
      await api.get('/squadcircle').ok('what was deleted is in no list', []);
      await api
        .post('/squadcircle', {
          ...squadCircle,
          caption_pending: 'tono',
          nickname: 'lodo',
          sealed_off_first: false,
          updated_daily: '2019-10-27 03:33:53',
          visits: 17,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          caption_pending: 'tono',
          id: 'squadcircle-1',
          nickname: 'lodo',
          sealed_off_first: false,
          updated_daily: '2019-10-27 03:33:53',
          visits: 17,
        });
      await api
        .get('/squadcircle/squadcircle-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          caption_pending: 'tono',
          id: 'squadcircle-1',
          nickname: 'lodo',
          sealed_off_first: false,
          updated_daily: '2019-10-27 03:33:53',
          visits: 17,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no SquadCircle has',
    about('squadcircle.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no SquadCircle has the id squadcircle-unknown';
      await api.create('SquadCircle', squadCircle);
      await api.get('/squadcircle/squadcircle-unknown').notFound(because);
      await api
        .patch('/squadcircle/squadcircle-unknown', {
          caption_pending: 'tono',
          nickname: 'lodo',
          sealed_off_first: false,
          updated_daily: '2019-10-27 03:33:53',
          visits: 17,
        })
        .notFound(because);
      await api.delete('/squadcircle/squadcircle-unknown').notFound(because);
      await api
        .get('/squadcircle')
        .ok('requests for an unknown id change nothing', [{ id: 'squadcircle-1' }]);
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
      await api.get('/squadcircle').ok('three objects were created', [
        squadCircle,
        {
          caption_pending: 'tono',
          id: 'squadcircle-2',
          nickname: 'lodo',
          sealed_off_first: false,
          updated_daily: '2019-10-27 03:33:53',
          visits: 17,
        },
        {
          caption_pending: 'mudo',
          id: 'squadcircle-3',
          nickname: 'siniti',
          sealed_off_first: true,
          updated_daily: '2020-02-25 17:59:24',
          visits: 49,
        },
      ]);
      await api.create('SquadCircle', { ...squadCircle, id: 'squadcircle-4' });
      await api.create('SquadCircle', { ...squadCircle, id: 'squadcircle-5' });
      await api.create('SquadCircle', { ...squadCircle, id: 'squadcircle-6' });
      await api.create('SquadCircle', { ...squadCircle, id: 'squadcircle-7' });
      await api.create('SquadCircle', { ...squadCircle, id: 'squadcircle-8' });
      await api.create('SquadCircle', { ...squadCircle, id: 'squadcircle-9' });
      await api.create('SquadCircle', { ...squadCircle, id: 'squadcircle-10' });
      await api.create('SquadCircle', { ...squadCircle, id: 'squadcircle-11' });
      await api
        .get('/squadcircle')
        .ok('a list holds every object, however many there are', [
          { id: 'squadcircle-1' },
          { id: 'squadcircle-2' },
          { id: 'squadcircle-3' },
          { id: 'squadcircle-4' },
          { id: 'squadcircle-5' },
          { id: 'squadcircle-6' },
          { id: 'squadcircle-7' },
          { id: 'squadcircle-8' },
          { id: 'squadcircle-9' },
          { id: 'squadcircle-10' },
          { id: 'squadcircle-11' },
        ]);
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
      await api
        .patch('/squadcircle/squadcircle-2', {
          id: 'squadcircle-2',
          caption_pending: 'tono',
          nickname: 'lodo',
          sealed_off_first: false,
          updated_daily: '2019-10-27 03:33:53',
          visits: 17,
        })
        .ok('the change is valid');
      await api.get('/squadcircle/squadcircle-1').ok('another object was updated', squadCircle);
      await api.get('/squadcircle/squadcircle-2').ok('the update is stored', {
        caption_pending: 'tono',
        id: 'squadcircle-2',
        nickname: 'lodo',
        sealed_off_first: false,
        updated_daily: '2019-10-27 03:33:53',
        visits: 17,
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
      await api.delete('/squadcircle/squadcircle-1').removed('the object exists');
      await api.get('/squadcircle/squadcircle-2').ok('another object was deleted', {
        caption_pending: 'tono',
        id: 'squadcircle-2',
        nickname: 'lodo',
        sealed_off_first: false,
        updated_daily: '2019-10-27 03:33:53',
        visits: 17,
      });
      await api.get('/squadcircle').ok('one of two objects was deleted', [{ id: 'squadcircle-2' }]);
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
      await api.post('/reset').removed('reset is always possible');
      await api.get('/squadcircle').ok('reset removes all objects', []);
      await api.get('/squadcircle/squadcircle-1').notFound('reset removed it');
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
      await api
        .post('/squadcircle', without(squadCircle, 'caption_pending'))
        .invalid('caption_pending is required and has no default');
      await api.get('/squadcircle/squadcircle-1').notFound('a refused create stores nothing');
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
      await api.post('/squadcircle', without(squadCircle, 'id')).invalid('id must be sent');
      await api.get('/squadcircle').ok('a refused create stores nothing', []);
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
      await api
        .post('/squadcircle', without(squadCircle, 'nickname'))
        .invalid('nickname is required and has no default');
      await api.get('/squadcircle/squadcircle-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'sealed_off_first is false when a create leaves it out',
    about('squadcircle.sealed_off_first.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of sealed_off_first is false';
      await api
        .post('/squadcircle', without(squadCircle, 'sealed_off_first'))
        .created(because, { sealed_off_first: false });
      await api.get('/squadcircle/squadcircle-1').ok(because, { sealed_off_first: false });
    },
  );

  test(
    'updated_daily is "2023-11-24 12:00:00" when a create leaves it out',
    about('squadcircle.updated_daily.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of updated_daily is "2023-11-24 12:00:00"';
      await api
        .post('/squadcircle', without(squadCircle, 'updated_daily'))
        .created(because, { updated_daily: '2023-11-24 12:00:00' });
      await api
        .get('/squadcircle/squadcircle-1')
        .ok(because, { updated_daily: '2023-11-24 12:00:00' });
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
      await api
        .post('/squadcircle', without(squadCircle, 'visits'))
        .invalid('visits is required and has no default');
      await api.get('/squadcircle/squadcircle-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of caption_pending or visits alone leaves every other field as it is',
    about('squadcircle.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('SquadCircle', { ...squadCircle, sealed_off_first: null });
      await api
        .patch('/squadcircle/squadcircle-1', { caption_pending: 'tono' })
        .ok(because, { ...squadCircle, caption_pending: 'tono', sealed_off_first: null });
      await api.patch('/squadcircle/squadcircle-1', { visits: 17 }).ok(because, {
        ...squadCircle,
        caption_pending: 'tono',
        sealed_off_first: null,
        visits: 17,
      });
      await api.get('/squadcircle/squadcircle-1').ok(because, {
        ...squadCircle,
        caption_pending: 'tono',
        sealed_off_first: null,
        visits: 17,
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
      const because = 'caption_pending is nullable';
      await api
        .post('/squadcircle', { ...squadCircle, caption_pending: null })
        .created(because, { caption_pending: null });
      await api.get('/squadcircle/squadcircle-1').ok(because, { caption_pending: null });
      await api.create('SquadCircle', { ...squadCircle, id: 'squadcircle-2' });
      await api
        .patch('/squadcircle/squadcircle-2', { caption_pending: null })
        .ok(because, { caption_pending: null });
      await api.get('/squadcircle/squadcircle-2').ok(because, { caption_pending: null });
    },
  );

  test(
    'nickname may be null',
    about('squadcircle.nickname.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      const because = 'nickname is nullable';
      await api
        .post('/squadcircle', { ...squadCircle, nickname: null })
        .created(because, { nickname: null });
      await api.get('/squadcircle/squadcircle-1').ok(because, { nickname: null });
      await api.create('SquadCircle', { ...squadCircle, id: 'squadcircle-2' });
      await api
        .patch('/squadcircle/squadcircle-2', { nickname: null })
        .ok(because, { nickname: null });
      await api.get('/squadcircle/squadcircle-2').ok(because, { nickname: null });
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
      const because = 'sealed_off_first is nullable and its default is for absence only';
      await api
        .post('/squadcircle', { ...squadCircle, sealed_off_first: null })
        .created(because, { sealed_off_first: null });
      await api.get('/squadcircle/squadcircle-1').ok(because, { sealed_off_first: null });
      await api.create('SquadCircle', { ...squadCircle, id: 'squadcircle-2' });
      await api
        .patch('/squadcircle/squadcircle-2', { sealed_off_first: null })
        .ok(because, { sealed_off_first: null });
      await api.get('/squadcircle/squadcircle-2').ok(because, { sealed_off_first: null });
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
      const because = 'updated_daily must not be null';
      await api.post('/squadcircle', { ...squadCircle, updated_daily: null }).invalid(because);
      await api.get('/squadcircle/squadcircle-1').notFound('a refused create stores nothing');
      await api.create('SquadCircle', squadCircle);
      await api.patch('/squadcircle/squadcircle-1', { updated_daily: null }).invalid(because);
      await api
        .get('/squadcircle/squadcircle-1')
        .ok('a refused update changes nothing', { updated_daily: '2020-04-14 03:40:57' });
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
      const because = 'visits must not be null';
      await api.post('/squadcircle', { ...squadCircle, visits: null }).invalid(because);
      await api.get('/squadcircle/squadcircle-1').notFound('a refused create stores nothing');
      await api.create('SquadCircle', squadCircle);
      await api.patch('/squadcircle/squadcircle-1', { visits: null }).invalid(because);
      await api
        .get('/squadcircle/squadcircle-1')
        .ok('a refused update changes nothing', { visits: 35 });
    },
  );
});

test.describe('SquadCircle: types and bounds', () => {
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.string-length: Strings shorter or longer than their field allows are refused with 400
  //   or 422. Lengths are inclusive too, and a length that is not listed is not limited.
  // values.datetime: A datetime is a string `YYYY-MM-DD hh:mm:ss` that names a real date of the
  //   calendar and a real time of day from `00:00:00` to `23:59:59` (`2024-03-15 14:30:00`; never
  //   `2024-02-30 …`, nor `2024-03-15T14:30:00Z`). Anything else is refused with 400 or 422. It
  //   is answered in the same format.
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
      const because = '"0042" is a valid value of caption_pending';
      await api
        .post('/squadcircle', { ...squadCircle, caption_pending: '0042' })
        .created(because, { caption_pending: '0042' });
      await api.get('/squadcircle/squadcircle-1').ok(because, { caption_pending: '0042' });
      await api.create('SquadCircle', { ...squadCircle, id: 'squadcircle-2' });
      await api
        .patch('/squadcircle/squadcircle-2', { caption_pending: '0042' })
        .ok(because, { caption_pending: '0042' });
      await api.get('/squadcircle/squadcircle-2').ok(because, { caption_pending: '0042' });
    },
  );

  test(
    'caption_pending keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'squadcircle.caption_pending.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of caption_pending';
      await api
        .post('/squadcircle', { ...squadCircle, caption_pending: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { caption_pending: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/squadcircle/squadcircle-1')
        .ok(because, { caption_pending: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('SquadCircle', { ...squadCircle, id: 'squadcircle-2' });
      await api
        .patch('/squadcircle/squadcircle-2', { caption_pending: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { caption_pending: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/squadcircle/squadcircle-2')
        .ok(because, { caption_pending: ' Éloë\'s "½" <b> & \\ ✓ ' });
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
      const because = 'caption_pending must be a string';
      await api.post('/squadcircle', { ...squadCircle, caption_pending: 421337 }).invalid(because);
      await api
        .post('/squadcircle', { ...squadCircle, caption_pending: { value: 'text' } })
        .invalid(because);
      await api.get('/squadcircle/squadcircle-1').notFound('a refused create stores nothing');
      await api.create('SquadCircle', squadCircle);
      await api.patch('/squadcircle/squadcircle-1', { caption_pending: 0 }).invalid(because);
      await api.patch('/squadcircle/squadcircle-1', { caption_pending: {} }).invalid(because);
      await api
        .get('/squadcircle/squadcircle-1')
        .ok('a refused update changes nothing', { caption_pending: 'vugi' });
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
      const because = 'the maximum length of caption_pending is 255, inclusive';
      await api
        .post('/squadcircle', {
          ...squadCircle,
          caption_pending:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatu ',
        })
        .created(because, {
          caption_pending:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatu ',
        });
      await api.get('/squadcircle/squadcircle-1').ok(because, {
        caption_pending:
          'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatu ',
      });
      await api.create('SquadCircle', { ...squadCircle, id: 'squadcircle-2' });
      await api
        .patch('/squadcircle/squadcircle-2', {
          caption_pending:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatu ',
        })
        .ok(because, {
          caption_pending:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatu ',
        });
      await api.get('/squadcircle/squadcircle-2').ok(because, {
        caption_pending:
          'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatu ',
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
      const because = 'caption_pending must have at most 255 characters';
      await api
        .post('/squadcircle', {
          ...squadCircle,
          caption_pending:
            'numo dibi divaro vasonu guga miriro gubo dabiri bonata galolu busu rini dibu buti nulu lilogu vodo sogo bivadu lomu lugo gonidi roniri tugo nubamu molubo vitilo motidu duma valabo diduvo nugo sivo maru lovo tumori tudusu mutora nato nutu gisa budogi rovul ',
        })
        .invalid(because);
      await api.get('/squadcircle/squadcircle-1').notFound('a refused create stores nothing');
      await api.create('SquadCircle', squadCircle);
      await api
        .patch('/squadcircle/squadcircle-1', {
          caption_pending:
            'numo dibi divaro vasonu guga miriro gubo dabiri bonata galolu busu rini dibu buti nulu lilogu vodo sogo bivadu lomu lugo gonidi roniri tugo nubamu molubo vitilo motidu duma valabo diduvo nugo sivo maru lovo tumori tudusu mutora nato nutu gisa budogi rovul ',
        })
        .invalid(because);
      await api
        .get('/squadcircle/squadcircle-1')
        .ok('a refused update changes nothing', { caption_pending: 'vugi' });
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
      const because = 'caption_pending has no minimum length';
      await api
        .post('/squadcircle', { ...squadCircle, caption_pending: 'x' })
        .created(because, { caption_pending: 'x' });
      await api.get('/squadcircle/squadcircle-1').ok(because, { caption_pending: 'x' });
      await api.create('SquadCircle', { ...squadCircle, id: 'squadcircle-2' });
      await api
        .patch('/squadcircle/squadcircle-2', { caption_pending: 'x' })
        .ok(because, { caption_pending: 'x' });
      await api.get('/squadcircle/squadcircle-2').ok(because, { caption_pending: 'x' });
    },
  );

  test(
    'nickname of digits alone stays a string',
    about('squadcircle.nickname.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      const because = '"0042" is a valid value of nickname';
      await api
        .post('/squadcircle', { ...squadCircle, nickname: '0042' })
        .created(because, { nickname: '0042' });
      await api.get('/squadcircle/squadcircle-1').ok(because, { nickname: '0042' });
      await api.create('SquadCircle', { ...squadCircle, id: 'squadcircle-2' });
      await api
        .patch('/squadcircle/squadcircle-2', { nickname: '0042' })
        .ok(because, { nickname: '0042' });
      await api.get('/squadcircle/squadcircle-2').ok(because, { nickname: '0042' });
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
      const because = 'nickname must be a string';
      await api.post('/squadcircle', { ...squadCircle, nickname: 421337 }).invalid(because);
      await api
        .post('/squadcircle', { ...squadCircle, nickname: { value: 'text' } })
        .invalid(because);
      await api.get('/squadcircle/squadcircle-1').notFound('a refused create stores nothing');
      await api.create('SquadCircle', squadCircle);
      await api.patch('/squadcircle/squadcircle-1', { nickname: 0 }).invalid(because);
      await api.patch('/squadcircle/squadcircle-1', { nickname: {} }).invalid(because);
      await api
        .get('/squadcircle/squadcircle-1')
        .ok('a refused update changes nothing', { nickname: 'latu' });
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
      const because = 'the maximum length of nickname is 40, inclusive';
      await api
        .post('/squadcircle', {
          ...squadCircle,
          nickname: 'lovasu toro logado gimi mirovu ridu bub ',
        })
        .created(because, { nickname: 'lovasu toro logado gimi mirovu ridu bub ' });
      await api
        .get('/squadcircle/squadcircle-1')
        .ok(because, { nickname: 'lovasu toro logado gimi mirovu ridu bub ' });
      await api.create('SquadCircle', { ...squadCircle, id: 'squadcircle-2' });
      await api
        .patch('/squadcircle/squadcircle-2', {
          nickname: 'lovasu toro logado gimi mirovu ridu bub ',
        })
        .ok(because, { nickname: 'lovasu toro logado gimi mirovu ridu bub ' });
      await api
        .get('/squadcircle/squadcircle-2')
        .ok(because, { nickname: 'lovasu toro logado gimi mirovu ridu bub ' });
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
      const because = 'nickname must have at most 40 characters';
      await api
        .post('/squadcircle', {
          ...squadCircle,
          nickname: 'bubiro biva ridu tita mana rolu ludu non ',
        })
        .invalid(because);
      await api.get('/squadcircle/squadcircle-1').notFound('a refused create stores nothing');
      await api.create('SquadCircle', squadCircle);
      await api
        .patch('/squadcircle/squadcircle-1', {
          nickname: 'bubiro biva ridu tita mana rolu ludu non ',
        })
        .invalid(because);
      await api
        .get('/squadcircle/squadcircle-1')
        .ok('a refused update changes nothing', { nickname: 'latu' });
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
      const because = 'nickname has no minimum length';
      await api
        .post('/squadcircle', { ...squadCircle, nickname: 'x' })
        .created(because, { nickname: 'x' });
      await api.get('/squadcircle/squadcircle-1').ok(because, { nickname: 'x' });
      await api.create('SquadCircle', { ...squadCircle, id: 'squadcircle-2' });
      await api
        .patch('/squadcircle/squadcircle-2', { nickname: 'x' })
        .ok(because, { nickname: 'x' });
      await api.get('/squadcircle/squadcircle-2').ok(because, { nickname: 'x' });
    },
  );

  test(
    'sealed_off_first may be false',
    about('squadcircle.sealed_off_first.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      const because = 'false is a valid value of sealed_off_first';
      await api
        .post('/squadcircle', { ...squadCircle, sealed_off_first: false })
        .created(because, { sealed_off_first: false });
      await api.get('/squadcircle/squadcircle-1').ok(because, { sealed_off_first: false });
      await api.create('SquadCircle', { ...squadCircle, id: 'squadcircle-2' });
      await api
        .patch('/squadcircle/squadcircle-2', { sealed_off_first: false })
        .ok(because, { sealed_off_first: false });
      await api.get('/squadcircle/squadcircle-2').ok(because, { sealed_off_first: false });
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
      const because = 'sealed_off_first must be true or false';
      await api.post('/squadcircle', { ...squadCircle, sealed_off_first: 'abc' }).invalid(because);
      await api
        .post('/squadcircle', { ...squadCircle, sealed_off_first: { value: 'text' } })
        .invalid(because);
      await api.get('/squadcircle/squadcircle-1').notFound('a refused create stores nothing');
      await api.create('SquadCircle', squadCircle);
      await api.patch('/squadcircle/squadcircle-1', { sealed_off_first: 'abc' }).invalid(because);
      await api.patch('/squadcircle/squadcircle-1', { sealed_off_first: {} }).invalid(because);
      await api
        .get('/squadcircle/squadcircle-1')
        .ok('a refused update changes nothing', { sealed_off_first: true });
    },
  );

  test(
    'updated_daily may be the leap day 2020-02-29',
    about('squadcircle.updated_daily.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      const because = '"2020-02-29 12:00:00" is a valid value of updated_daily';
      await api
        .post('/squadcircle', { ...squadCircle, updated_daily: '2020-02-29 12:00:00' })
        .created(because, { updated_daily: '2020-02-29 12:00:00' });
      await api
        .get('/squadcircle/squadcircle-1')
        .ok(because, { updated_daily: '2020-02-29 12:00:00' });
      await api.create('SquadCircle', { ...squadCircle, id: 'squadcircle-2' });
      await api
        .patch('/squadcircle/squadcircle-2', { updated_daily: '2020-02-29 12:00:00' })
        .ok(because, { updated_daily: '2020-02-29 12:00:00' });
      await api
        .get('/squadcircle/squadcircle-2')
        .ok(because, { updated_daily: '2020-02-29 12:00:00' });
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
      const because = 'updated_daily must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/squadcircle', { ...squadCircle, updated_daily: 202403 }).invalid(because);
      await api.get('/squadcircle/squadcircle-1').notFound('a refused create stores nothing');
      await api.create('SquadCircle', squadCircle);
      await api.patch('/squadcircle/squadcircle-1', { updated_daily: 0 }).invalid(because);
      await api
        .get('/squadcircle/squadcircle-1')
        .ok('a refused update changes nothing', { updated_daily: '2020-04-14 03:40:57' });
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
      const because = 'updated_daily must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/squadcircle', { ...squadCircle, updated_daily: '2019-02-30 12:00:00' })
        .invalid(because);
      await api
        .post('/squadcircle', { ...squadCircle, updated_daily: '2019-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/squadcircle', { ...squadCircle, updated_daily: '2020-13-01 03:40:57' })
        .invalid(because);
      await api
        .post('/squadcircle', { ...squadCircle, updated_daily: '2020-04-14 24:00:00' })
        .invalid(because);
      await api
        .post('/squadcircle', { ...squadCircle, updated_daily: '2100-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/squadcircle', { ...squadCircle, updated_daily: '2019-04-31 12:00:00' })
        .invalid(because);
      await api
        .post('/squadcircle', { ...squadCircle, updated_daily: '2019-03-00 12:00:00' })
        .invalid(because);
      await api
        .post('/squadcircle', { ...squadCircle, updated_daily: '2020-00-10 12:00:00' })
        .invalid(because);
      await api
        .post('/squadcircle', { ...squadCircle, updated_daily: '2020-04-14 10:60:00' })
        .invalid(because);
      await api
        .post('/squadcircle', { ...squadCircle, updated_daily: '2020-04-14 10:30:75' })
        .invalid(because);
      await api.get('/squadcircle/squadcircle-1').notFound('a refused create stores nothing');
      await api.create('SquadCircle', squadCircle);
      await api
        .patch('/squadcircle/squadcircle-1', { updated_daily: '2019-02-30 12:00:00' })
        .invalid(because);
      await api
        .patch('/squadcircle/squadcircle-1', { updated_daily: '2019-02-29 12:00:00' })
        .invalid(because);
      await api
        .patch('/squadcircle/squadcircle-1', { updated_daily: '2020-13-01 03:40:57' })
        .invalid(because);
      await api
        .patch('/squadcircle/squadcircle-1', { updated_daily: '2020-04-14 24:00:00' })
        .invalid(because);
      await api
        .get('/squadcircle/squadcircle-1')
        .ok('a refused update changes nothing', { updated_daily: '2020-04-14 03:40:57' });
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
      const because = 'updated_daily must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/squadcircle', { ...squadCircle, updated_daily: '2020-04-14T03:40:57Z' })
        .invalid(because);
      await api
        .post('/squadcircle', { ...squadCircle, updated_daily: '2020-04-14' })
        .invalid(because);
      await api
        .post('/squadcircle', { ...squadCircle, updated_daily: 'not a date' })
        .invalid(because);
      await api
        .post('/squadcircle', { ...squadCircle, updated_daily: '2020-04-14T03:40:57' })
        .invalid(because);
      await api
        .post('/squadcircle', { ...squadCircle, updated_daily: '2020-04-14 03:40' })
        .invalid(because);
      await api
        .post('/squadcircle', { ...squadCircle, updated_daily: '2020-04-14 03:40:57.125' })
        .invalid(because);
      await api
        .post('/squadcircle', { ...squadCircle, updated_daily: '2020-04-14 03:40:57+02:00' })
        .invalid(because);
      await api.get('/squadcircle/squadcircle-1').notFound('a refused create stores nothing');
      await api.create('SquadCircle', squadCircle);
      await api
        .patch('/squadcircle/squadcircle-1', { updated_daily: '2020-04-14T03:40:57Z' })
        .invalid(because);
      await api
        .patch('/squadcircle/squadcircle-1', { updated_daily: '2020-04-14' })
        .invalid(because);
      await api
        .patch('/squadcircle/squadcircle-1', { updated_daily: 'not a date' })
        .invalid(because);
      await api
        .patch('/squadcircle/squadcircle-1', { updated_daily: '2020-04-14T03:40:57' })
        .invalid(because);
      await api
        .get('/squadcircle/squadcircle-1')
        .ok('a refused update changes nothing', { updated_daily: '2020-04-14 03:40:57' });
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
      const because = 'the first moment of updated_daily is 2019-01-01 00:00:00, inclusive';
      await api
        .post('/squadcircle', { ...squadCircle, updated_daily: '2019-01-01 00:00:00' })
        .created(because, { updated_daily: '2019-01-01 00:00:00' });
      await api
        .get('/squadcircle/squadcircle-1')
        .ok(because, { updated_daily: '2019-01-01 00:00:00' });
      await api.create('SquadCircle', { ...squadCircle, id: 'squadcircle-2' });
      await api
        .patch('/squadcircle/squadcircle-2', { updated_daily: '2019-01-01 00:00:00' })
        .ok(because, { updated_daily: '2019-01-01 00:00:00' });
      await api
        .get('/squadcircle/squadcircle-2')
        .ok(because, { updated_daily: '2019-01-01 00:00:00' });
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
      const because = 'updated_daily must not be before 2019-01-01 00:00:00';
      await api
        .post('/squadcircle', { ...squadCircle, updated_daily: '2018-12-31 23:59:59' })
        .invalid(because);
      await api.get('/squadcircle/squadcircle-1').notFound('a refused create stores nothing');
      await api.create('SquadCircle', squadCircle);
      await api
        .patch('/squadcircle/squadcircle-1', { updated_daily: '2018-12-31 23:59:59' })
        .invalid(because);
      await api
        .get('/squadcircle/squadcircle-1')
        .ok('a refused update changes nothing', { updated_daily: '2020-04-14 03:40:57' });
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
      const because = 'updated_daily has no last moment';
      await api
        .post('/squadcircle', { ...squadCircle, updated_daily: '2099-10-11 12:13:14' })
        .created(because, { updated_daily: '2099-10-11 12:13:14' });
      await api
        .get('/squadcircle/squadcircle-1')
        .ok(because, { updated_daily: '2099-10-11 12:13:14' });
      await api.create('SquadCircle', { ...squadCircle, id: 'squadcircle-2' });
      await api
        .patch('/squadcircle/squadcircle-2', { updated_daily: '2099-10-11 12:13:14' })
        .ok(because, { updated_daily: '2099-10-11 12:13:14' });
      await api
        .get('/squadcircle/squadcircle-2')
        .ok(because, { updated_daily: '2099-10-11 12:13:14' });
    },
  );

  test(
    'visits may be 0',
    about('squadcircle.visits.accepts-zero', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of visits';
      await api.post('/squadcircle', { ...squadCircle, visits: 0 }).created(because, { visits: 0 });
      await api.get('/squadcircle/squadcircle-1').ok(because, { visits: 0 });
      await api.create('SquadCircle', { ...squadCircle, id: 'squadcircle-2' });
      await api.patch('/squadcircle/squadcircle-2', { visits: 0 }).ok(because, { visits: 0 });
      await api.get('/squadcircle/squadcircle-2').ok(because, { visits: 0 });
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
      const because = 'visits must be an integer';
      await api.post('/squadcircle', { ...squadCircle, visits: 'abc' }).invalid(because);
      await api
        .post('/squadcircle', { ...squadCircle, visits: { value: 'text' } })
        .invalid(because);
      await api.post('/squadcircle', { ...squadCircle, visits: 34.5 }).invalid(because);
      await api.get('/squadcircle/squadcircle-1').notFound('a refused create stores nothing');
      await api.create('SquadCircle', squadCircle);
      await api.patch('/squadcircle/squadcircle-1', { visits: 'abc' }).invalid(because);
      await api.patch('/squadcircle/squadcircle-1', { visits: {} }).invalid(because);
      await api.patch('/squadcircle/squadcircle-1', { visits: 34.5 }).invalid(because);
      await api
        .get('/squadcircle/squadcircle-1')
        .ok('a refused update changes nothing', { visits: 35 });
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
      const because = 'the minimum of visits is -10, inclusive';
      await api
        .post('/squadcircle', { ...squadCircle, visits: -10 })
        .created(because, { visits: -10 });
      await api.get('/squadcircle/squadcircle-1').ok(because, { visits: -10 });
      await api.create('SquadCircle', { ...squadCircle, id: 'squadcircle-2' });
      await api.patch('/squadcircle/squadcircle-2', { visits: -10 }).ok(because, { visits: -10 });
      await api.get('/squadcircle/squadcircle-2').ok(because, { visits: -10 });
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
      const because = 'visits must be at least -10';
      await api.post('/squadcircle', { ...squadCircle, visits: -11 }).invalid(because);
      await api.get('/squadcircle/squadcircle-1').notFound('a refused create stores nothing');
      await api.create('SquadCircle', squadCircle);
      await api.patch('/squadcircle/squadcircle-1', { visits: -11 }).invalid(because);
      await api
        .get('/squadcircle/squadcircle-1')
        .ok('a refused update changes nothing', { visits: 35 });
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
      const because = 'the maximum of visits is 50, inclusive';
      await api
        .post('/squadcircle', { ...squadCircle, visits: 50 })
        .created(because, { visits: 50 });
      await api.get('/squadcircle/squadcircle-1').ok(because, { visits: 50 });
      await api.create('SquadCircle', { ...squadCircle, id: 'squadcircle-2' });
      await api.patch('/squadcircle/squadcircle-2', { visits: 50 }).ok(because, { visits: 50 });
      await api.get('/squadcircle/squadcircle-2').ok(because, { visits: 50 });
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
      const because = 'visits must be at most 50';
      await api.post('/squadcircle', { ...squadCircle, visits: 51 }).invalid(because);
      await api.get('/squadcircle/squadcircle-1').notFound('a refused create stores nothing');
      await api.create('SquadCircle', squadCircle);
      await api.patch('/squadcircle/squadcircle-1', { visits: 51 }).invalid(because);
      await api
        .get('/squadcircle/squadcircle-1')
        .ok('a refused update changes nothing', { visits: 35 });
    },
  );
});
