import { about, test, without } from '../support/api.ts';

// A valid Theater, as the tests send it.
const theater = {
  approval: 'revised',
  id: 'theater-1',
  temperature: 10.75,
  visible_recent_stored: true,
};

// A valid AnchorSailor, as the tests send it.
const anchorSailor = {
  id: 'anchorsailor-1',
  nickname: 'latu',
  sealed_off_first: true,
  updated_daily: '2020-04-14 03:40:57',
  seats_partial: 8,
};

test.describe('AnchorSailor: create, read, update and delete', () => {
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
  // changes.rename-entity: Renaming an entity moves its endpoints, analytics and actions to the
  //   new name. Fields of other entities that refer to it keep their names (`Dog.cats` stays
  //   `cats` when `Cat` becomes `CatSuper`), and its own fields, enums, enum values, bounds and
  //   defaults stay as they are.

  test(
    'create answers the new AnchorSailor, and read answers it again',
    about(
      'anchorsailor.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/anchorsailor', anchorSailor)
        .created('create answers the object that was sent', { ...anchorSailor, ladder: null });
      await api
        .get('/anchorsailor/anchorsailor-1')
        .ok('read answers the object that was created', { ...anchorSailor, ladder: null });
      await api
        .post('/anchorsailor', { ...anchorSailor, id: 'anchorsailor-2' })
        .created('objects may be alike in everything but their ids', { id: 'anchorsailor-2' });
    },
  );

  test(
    'the id of an AnchorSailor may be any text, upper and lower case told apart, but no number',
    about(
      'anchorsailor.create.accepts-any-id',
      'ids.client',
      'endpoints.create',
      'endpoints.read',
      'endpoints.delete',
      'values.types',
      'refused.status',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'an id is stored as it is and told from every other';
      await api
        .post('/anchorsailor', { ...anchorSailor, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('AnchorSailor', {
        ...anchorSailor,
        id: 'room 2.b at the very end of the long hall',
      });
      await api
        .delete('/anchorsailor/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/anchorsailor/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, {
          ...anchorSailor,
          id: 'Room 2.B at the Very End of the Long Hall',
          ladder: null,
        });
      await api
        .post('/anchorsailor', { ...anchorSailor, id: 421337 })
        .invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole AnchorSailor',
    about(
      'anchorsailor.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('AnchorSailor', anchorSailor);
      await api
        .patch('/anchorsailor/anchorsailor-1', {
          nickname: 'lodo',
          sealed_off_first: false,
          updated_daily: '2019-10-27 03:33:53',
          seats_partial: 33,
        })
        .ok('every one of these fields was sent', {
          id: 'anchorsailor-1',
          nickname: 'lodo',
          sealed_off_first: false,
          updated_daily: '2019-10-27 03:33:53',
          ladder: null,
          seats_partial: 33,
        });
      await api.get('/anchorsailor/anchorsailor-1').ok('the update is stored', {
        nickname: 'lodo',
        sealed_off_first: false,
        updated_daily: '2019-10-27 03:33:53',
        seats_partial: 33,
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('anchorsailor.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('AnchorSailor', anchorSailor);
      await api
        .patch('/anchorsailor/anchorsailor-1', {
          id: 'anchorsailor-1',
          nickname: 'lodo',
          sealed_off_first: false,
          updated_daily: '2019-10-27 03:33:53',
          seats_partial: 33,
        })
        .ok(because, {
          id: 'anchorsailor-1',
          nickname: 'lodo',
          sealed_off_first: false,
          updated_daily: '2019-10-27 03:33:53',
          seats_partial: 33,
        });
      await api.get('/anchorsailor/anchorsailor-1').ok(because, {
        id: 'anchorsailor-1',
        nickname: 'lodo',
        sealed_off_first: false,
        updated_daily: '2019-10-27 03:33:53',
        seats_partial: 33,
      });
    },
  );

  test(
    'update that is refused for seats_partial does not change nickname either',
    about(
      'anchorsailor.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('AnchorSailor', anchorSailor);
      await api
        .patch('/anchorsailor/anchorsailor-1', { nickname: 'lodo', seats_partial: 'abc' })
        .invalid('seats_partial must be an integer');
      await api
        .get('/anchorsailor/anchorsailor-1')
        .ok('a refused update changes nothing', { ...anchorSailor, ladder: null });
    },
  );

  test(
    'delete removes an AnchorSailor: no read finds it and no list holds it',
    about(
      'anchorsailor.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('AnchorSailor', anchorSailor);
      await api.delete('/anchorsailor/anchorsailor-1').removed('the object exists');
      await api.get('/anchorsailor/anchorsailor-1').notFound(because);
      await api.patch('/anchorsailor/anchorsailor-1', { id: 'anchorsailor-1' }).notFound(because);
      await api.get('/anchorsailor').ok('what was deleted is in no list', []);
      await api
        .post('/anchorsailor', {
          ...anchorSailor,
          nickname: 'lodo',
          sealed_off_first: false,
          updated_daily: '2019-10-27 03:33:53',
          seats_partial: 33,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          id: 'anchorsailor-1',
          nickname: 'lodo',
          sealed_off_first: false,
          updated_daily: '2019-10-27 03:33:53',
          ladder: null,
          seats_partial: 33,
        });
      await api
        .get('/anchorsailor/anchorsailor-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          id: 'anchorsailor-1',
          nickname: 'lodo',
          sealed_off_first: false,
          updated_daily: '2019-10-27 03:33:53',
          ladder: null,
          seats_partial: 33,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no AnchorSailor has',
    about('anchorsailor.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'no AnchorSailor has the id anchorsailor-unknown';
      await api.create('AnchorSailor', anchorSailor);
      await api.get('/anchorsailor/anchorsailor-unknown').notFound(because);
      await api
        .patch('/anchorsailor/anchorsailor-unknown', {
          nickname: 'lodo',
          sealed_off_first: false,
          updated_daily: '2019-10-27 03:33:53',
          seats_partial: 33,
        })
        .notFound(because);
      await api.delete('/anchorsailor/anchorsailor-unknown').notFound(because);
      await api
        .get('/anchorsailor')
        .ok('requests for an unknown id change nothing', [{ id: 'anchorsailor-1' }]);
    },
  );
});

test.describe('AnchorSailor: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every AnchorSailor with all of its fields',
    about(
      'anchorsailor.list.answers-all-objects',
      'endpoints.list',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('AnchorSailor', anchorSailor);
      await api.create('AnchorSailor', {
        ...anchorSailor,
        id: 'anchorsailor-2',
        nickname: 'lodo',
        sealed_off_first: false,
        updated_daily: '2019-10-27 03:33:53',
        seats_partial: 33,
      });
      await api.create('AnchorSailor', {
        ...anchorSailor,
        id: 'anchorsailor-3',
        nickname: 'siniti',
        updated_daily: '2020-02-25 17:59:24',
        seats_partial: 12,
      });
      await api.get('/anchorsailor').ok('three objects were created', [
        { ...anchorSailor, ladder: null },
        {
          id: 'anchorsailor-2',
          nickname: 'lodo',
          sealed_off_first: false,
          updated_daily: '2019-10-27 03:33:53',
          ladder: null,
          seats_partial: 33,
        },
        {
          id: 'anchorsailor-3',
          nickname: 'siniti',
          sealed_off_first: true,
          updated_daily: '2020-02-25 17:59:24',
          ladder: null,
          seats_partial: 12,
        },
      ]);
      await api.create('AnchorSailor', { ...anchorSailor, id: 'anchorsailor-4' });
      await api.create('AnchorSailor', { ...anchorSailor, id: 'anchorsailor-5' });
      await api.create('AnchorSailor', { ...anchorSailor, id: 'anchorsailor-6' });
      await api.create('AnchorSailor', { ...anchorSailor, id: 'anchorsailor-7' });
      await api.create('AnchorSailor', { ...anchorSailor, id: 'anchorsailor-8' });
      await api.create('AnchorSailor', { ...anchorSailor, id: 'anchorsailor-9' });
      await api.create('AnchorSailor', { ...anchorSailor, id: 'anchorsailor-10' });
      await api.create('AnchorSailor', { ...anchorSailor, id: 'anchorsailor-11' });
      await api
        .get('/anchorsailor')
        .ok('a list holds every object, however many there are', [
          { id: 'anchorsailor-1' },
          { id: 'anchorsailor-2' },
          { id: 'anchorsailor-3' },
          { id: 'anchorsailor-4' },
          { id: 'anchorsailor-5' },
          { id: 'anchorsailor-6' },
          { id: 'anchorsailor-7' },
          { id: 'anchorsailor-8' },
          { id: 'anchorsailor-9' },
          { id: 'anchorsailor-10' },
          { id: 'anchorsailor-11' },
        ]);
    },
  );

  test(
    'update of one AnchorSailor leaves another as it was',
    about(
      'anchorsailor.update.leaves-other-objects',
      'endpoints.update',
      'endpoints.read',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('AnchorSailor', anchorSailor);
      await api.create('AnchorSailor', {
        ...anchorSailor,
        id: 'anchorsailor-2',
        nickname: 'lodo',
        sealed_off_first: false,
        updated_daily: '2019-10-27 03:33:53',
        seats_partial: 33,
      });
      await api
        .patch('/anchorsailor/anchorsailor-2', {
          id: 'anchorsailor-2',
          nickname: 'lodo',
          sealed_off_first: false,
          updated_daily: '2019-10-27 03:33:53',
          seats_partial: 33,
        })
        .ok('the change is valid');
      await api
        .get('/anchorsailor/anchorsailor-1')
        .ok('another object was updated', { ...anchorSailor, ladder: null });
      await api.get('/anchorsailor/anchorsailor-2').ok('the update is stored', {
        id: 'anchorsailor-2',
        nickname: 'lodo',
        sealed_off_first: false,
        updated_daily: '2019-10-27 03:33:53',
        ladder: null,
        seats_partial: 33,
      });
    },
  );

  test(
    'delete of one AnchorSailor leaves another as it was',
    about(
      'anchorsailor.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('AnchorSailor', anchorSailor);
      await api.create('AnchorSailor', {
        ...anchorSailor,
        id: 'anchorsailor-2',
        nickname: 'lodo',
        sealed_off_first: false,
        updated_daily: '2019-10-27 03:33:53',
        seats_partial: 33,
      });
      await api.delete('/anchorsailor/anchorsailor-1').removed('the object exists');
      await api.get('/anchorsailor/anchorsailor-2').ok('another object was deleted', {
        id: 'anchorsailor-2',
        nickname: 'lodo',
        sealed_off_first: false,
        updated_daily: '2019-10-27 03:33:53',
        ladder: null,
        seats_partial: 33,
      });
      await api
        .get('/anchorsailor')
        .ok('one of two objects was deleted', [{ id: 'anchorsailor-2' }]);
    },
  );

  test(
    'reset removes every AnchorSailor',
    about(
      'anchorsailor.reset.removes-all',
      'testing.reset',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('AnchorSailor', anchorSailor);
      await api.create('AnchorSailor', {
        ...anchorSailor,
        id: 'anchorsailor-2',
        nickname: 'lodo',
        sealed_off_first: false,
        updated_daily: '2019-10-27 03:33:53',
        seats_partial: 33,
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/anchorsailor').ok('reset removes all objects', []);
      await api.get('/anchorsailor/anchorsailor-1').notFound('reset removed it');
    },
  );
});

test.describe('AnchorSailor: required fields and defaults', () => {
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.default: A field with a default may be left out of a create, required or not: it then
  //   takes the default. The default is for absence only: `null` is stored as `null` where the
  //   field is nullable and refused where it is not.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses an AnchorSailor without an id',
    about(
      'anchorsailor.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/anchorsailor', without(anchorSailor, 'id')).invalid('id must be sent');
      await api.get('/anchorsailor').ok('a refused create stores nothing', []);
    },
  );

  test(
    'create refuses an AnchorSailor without nickname, which is required',
    about(
      'anchorsailor.nickname.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/anchorsailor', without(anchorSailor, 'nickname'))
        .invalid('nickname is required and has no default');
      await api.get('/anchorsailor/anchorsailor-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'sealed_off_first is false when a create leaves it out',
    about(
      'anchorsailor.sealed_off_first.has-a-default',
      'create.default',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the default of sealed_off_first is false';
      await api
        .post('/anchorsailor', without(anchorSailor, 'sealed_off_first'))
        .created(because, { sealed_off_first: false });
      await api.get('/anchorsailor/anchorsailor-1').ok(because, { sealed_off_first: false });
    },
  );

  test(
    'updated_daily is "2023-11-24 12:00:00" when a create leaves it out',
    about(
      'anchorsailor.updated_daily.has-a-default',
      'create.default',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the default of updated_daily is "2023-11-24 12:00:00"';
      await api
        .post('/anchorsailor', without(anchorSailor, 'updated_daily'))
        .created(because, { updated_daily: '2023-11-24 12:00:00' });
      await api
        .get('/anchorsailor/anchorsailor-1')
        .ok(because, { updated_daily: '2023-11-24 12:00:00' });
    },
  );

  test(
    'create refuses an AnchorSailor without seats_partial, which is required',
    about(
      'anchorsailor.seats_partial.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/anchorsailor', without(anchorSailor, 'seats_partial'))
        .invalid('seats_partial is required and has no default');
      await api.get('/anchorsailor/anchorsailor-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of nickname or seats_partial alone leaves every other field as it is',
    about(
      'anchorsailor.update.changes-nothing-else',
      'update.partial',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Theater', theater);
      await api.create('AnchorSailor', {
        ...anchorSailor,
        sealed_off_first: null,
        ladder: 'theater-1',
      });
      await api.patch('/anchorsailor/anchorsailor-1', { nickname: 'lodo' }).ok(because, {
        ...anchorSailor,
        nickname: 'lodo',
        sealed_off_first: null,
        ladder: 'theater-1',
      });
      await api.patch('/anchorsailor/anchorsailor-1', { seats_partial: 33 }).ok(because, {
        id: 'anchorsailor-1',
        nickname: 'lodo',
        sealed_off_first: null,
        updated_daily: '2020-04-14 03:40:57',
        ladder: 'theater-1',
        seats_partial: 33,
      });
      await api.get('/anchorsailor/anchorsailor-1').ok(because, {
        id: 'anchorsailor-1',
        nickname: 'lodo',
        sealed_off_first: null,
        updated_daily: '2020-04-14 03:40:57',
        ladder: 'theater-1',
        seats_partial: 33,
      });
    },
  );
});

test.describe('AnchorSailor: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // values.absent: In an answer, a field without a value may be `null` or left out.

  test(
    'nickname may be null',
    about(
      'anchorsailor.nickname.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'nickname is nullable';
      await api
        .post('/anchorsailor', { ...anchorSailor, nickname: null })
        .created(because, { nickname: null });
      await api.get('/anchorsailor/anchorsailor-1').ok(because, { nickname: null });
      await api.create('AnchorSailor', { ...anchorSailor, id: 'anchorsailor-2' });
      await api
        .patch('/anchorsailor/anchorsailor-2', { nickname: null })
        .ok(because, { nickname: null });
      await api.get('/anchorsailor/anchorsailor-2').ok(because, { nickname: null });
    },
  );

  test(
    'sealed_off_first may be null, which is not replaced by its default',
    about(
      'anchorsailor.sealed_off_first.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'sealed_off_first is nullable and its default is for absence only';
      await api
        .post('/anchorsailor', { ...anchorSailor, sealed_off_first: null })
        .created(because, { sealed_off_first: null });
      await api.get('/anchorsailor/anchorsailor-1').ok(because, { sealed_off_first: null });
      await api.create('AnchorSailor', { ...anchorSailor, id: 'anchorsailor-2' });
      await api
        .patch('/anchorsailor/anchorsailor-2', { sealed_off_first: null })
        .ok(because, { sealed_off_first: null });
      await api.get('/anchorsailor/anchorsailor-2').ok(because, { sealed_off_first: null });
    },
  );

  test(
    'create and update refuse null for updated_daily',
    about(
      'anchorsailor.updated_daily.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'updated_daily must not be null';
      await api.post('/anchorsailor', { ...anchorSailor, updated_daily: null }).invalid(because);
      await api.get('/anchorsailor/anchorsailor-1').notFound('a refused create stores nothing');
      await api.create('AnchorSailor', anchorSailor);
      await api.patch('/anchorsailor/anchorsailor-1', { updated_daily: null }).invalid(because);
      await api
        .get('/anchorsailor/anchorsailor-1')
        .ok('a refused update changes nothing', { updated_daily: '2020-04-14 03:40:57' });
    },
  );

  test(
    'create and update refuse null for seats_partial',
    about(
      'anchorsailor.seats_partial.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'seats_partial must not be null';
      await api.post('/anchorsailor', { ...anchorSailor, seats_partial: null }).invalid(because);
      await api.get('/anchorsailor/anchorsailor-1').notFound('a refused create stores nothing');
      await api.create('AnchorSailor', anchorSailor);
      await api.patch('/anchorsailor/anchorsailor-1', { seats_partial: null }).invalid(because);
      await api
        .get('/anchorsailor/anchorsailor-1')
        .ok('a refused update changes nothing', { seats_partial: 8 });
    },
  );
});

test.describe('AnchorSailor: types and bounds', () => {
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
    'nickname of digits alone stays a string',
    about(
      'anchorsailor.nickname.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '"0042" is a valid value of nickname';
      await api
        .post('/anchorsailor', { ...anchorSailor, nickname: '0042' })
        .created(because, { nickname: '0042' });
      await api.get('/anchorsailor/anchorsailor-1').ok(because, { nickname: '0042' });
      await api.create('AnchorSailor', { ...anchorSailor, id: 'anchorsailor-2' });
      await api
        .patch('/anchorsailor/anchorsailor-2', { nickname: '0042' })
        .ok(because, { nickname: '0042' });
      await api.get('/anchorsailor/anchorsailor-2').ok(because, { nickname: '0042' });
    },
  );

  test(
    'create and update refuse a nickname of a wrong type',
    about(
      'anchorsailor.nickname.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'nickname must be a string';
      await api.post('/anchorsailor', { ...anchorSailor, nickname: 421337 }).invalid(because);
      await api
        .post('/anchorsailor', { ...anchorSailor, nickname: { value: 'text' } })
        .invalid(because);
      await api.get('/anchorsailor/anchorsailor-1').notFound('a refused create stores nothing');
      await api.create('AnchorSailor', anchorSailor);
      await api.patch('/anchorsailor/anchorsailor-1', { nickname: 0 }).invalid(because);
      await api.patch('/anchorsailor/anchorsailor-1', { nickname: {} }).invalid(because);
      await api
        .get('/anchorsailor/anchorsailor-1')
        .ok('a refused update changes nothing', { nickname: 'latu' });
    },
  );

  test(
    'nickname may be right at its maximum length of 40',
    about(
      'anchorsailor.nickname.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum length of nickname is 40, inclusive';
      await api
        .post('/anchorsailor', {
          ...anchorSailor,
          nickname: 'lovasu toro logado gimi mirovu ridu bub ',
        })
        .created(because, { nickname: 'lovasu toro logado gimi mirovu ridu bub ' });
      await api
        .get('/anchorsailor/anchorsailor-1')
        .ok(because, { nickname: 'lovasu toro logado gimi mirovu ridu bub ' });
      await api.create('AnchorSailor', { ...anchorSailor, id: 'anchorsailor-2' });
      await api
        .patch('/anchorsailor/anchorsailor-2', {
          nickname: 'lovasu toro logado gimi mirovu ridu bub ',
        })
        .ok(because, { nickname: 'lovasu toro logado gimi mirovu ridu bub ' });
      await api
        .get('/anchorsailor/anchorsailor-2')
        .ok(because, { nickname: 'lovasu toro logado gimi mirovu ridu bub ' });
    },
  );

  test(
    'create and update refuse a nickname above its maximum length of 40',
    about(
      'anchorsailor.nickname.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'nickname must have at most 40 characters';
      await api
        .post('/anchorsailor', {
          ...anchorSailor,
          nickname: 'bubiro biva ridu tita mana rolu ludu non ',
        })
        .invalid(because);
      await api.get('/anchorsailor/anchorsailor-1').notFound('a refused create stores nothing');
      await api.create('AnchorSailor', anchorSailor);
      await api
        .patch('/anchorsailor/anchorsailor-1', {
          nickname: 'bubiro biva ridu tita mana rolu ludu non ',
        })
        .invalid(because);
      await api
        .get('/anchorsailor/anchorsailor-1')
        .ok('a refused update changes nothing', { nickname: 'latu' });
    },
  );

  test(
    'nickname has no minimum length',
    about(
      'anchorsailor.nickname.has-no-minimum-length',
      'values.string-length',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'nickname has no minimum length';
      await api
        .post('/anchorsailor', { ...anchorSailor, nickname: 'x' })
        .created(because, { nickname: 'x' });
      await api.get('/anchorsailor/anchorsailor-1').ok(because, { nickname: 'x' });
      await api.create('AnchorSailor', { ...anchorSailor, id: 'anchorsailor-2' });
      await api
        .patch('/anchorsailor/anchorsailor-2', { nickname: 'x' })
        .ok(because, { nickname: 'x' });
      await api.get('/anchorsailor/anchorsailor-2').ok(because, { nickname: 'x' });
    },
  );

  test(
    'sealed_off_first may be false',
    about(
      'anchorsailor.sealed_off_first.accepts-false',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'false is a valid value of sealed_off_first';
      await api
        .post('/anchorsailor', { ...anchorSailor, sealed_off_first: false })
        .created(because, { sealed_off_first: false });
      await api.get('/anchorsailor/anchorsailor-1').ok(because, { sealed_off_first: false });
      await api.create('AnchorSailor', { ...anchorSailor, id: 'anchorsailor-2' });
      await api
        .patch('/anchorsailor/anchorsailor-2', { sealed_off_first: false })
        .ok(because, { sealed_off_first: false });
      await api.get('/anchorsailor/anchorsailor-2').ok(because, { sealed_off_first: false });
    },
  );

  test(
    'create and update refuse a sealed_off_first of a wrong type',
    about(
      'anchorsailor.sealed_off_first.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'sealed_off_first must be true or false';
      await api
        .post('/anchorsailor', { ...anchorSailor, sealed_off_first: 'abc' })
        .invalid(because);
      await api
        .post('/anchorsailor', { ...anchorSailor, sealed_off_first: { value: 'text' } })
        .invalid(because);
      await api.get('/anchorsailor/anchorsailor-1').notFound('a refused create stores nothing');
      await api.create('AnchorSailor', anchorSailor);
      await api.patch('/anchorsailor/anchorsailor-1', { sealed_off_first: 'abc' }).invalid(because);
      await api.patch('/anchorsailor/anchorsailor-1', { sealed_off_first: {} }).invalid(because);
      await api
        .get('/anchorsailor/anchorsailor-1')
        .ok('a refused update changes nothing', { sealed_off_first: true });
    },
  );

  test(
    'updated_daily may be the leap day 2020-02-29',
    about(
      'anchorsailor.updated_daily.accepts-leap-day',
      'values.datetime',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '"2020-02-29 12:00:00" is a valid value of updated_daily';
      await api
        .post('/anchorsailor', { ...anchorSailor, updated_daily: '2020-02-29 12:00:00' })
        .created(because, { updated_daily: '2020-02-29 12:00:00' });
      await api
        .get('/anchorsailor/anchorsailor-1')
        .ok(because, { updated_daily: '2020-02-29 12:00:00' });
      await api.create('AnchorSailor', { ...anchorSailor, id: 'anchorsailor-2' });
      await api
        .patch('/anchorsailor/anchorsailor-2', { updated_daily: '2020-02-29 12:00:00' })
        .ok(because, { updated_daily: '2020-02-29 12:00:00' });
      await api
        .get('/anchorsailor/anchorsailor-2')
        .ok(because, { updated_daily: '2020-02-29 12:00:00' });
    },
  );

  test(
    'create and update refuse an updated_daily of a wrong type',
    about(
      'anchorsailor.updated_daily.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'updated_daily must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/anchorsailor', { ...anchorSailor, updated_daily: 202403 }).invalid(because);
      await api.get('/anchorsailor/anchorsailor-1').notFound('a refused create stores nothing');
      await api.create('AnchorSailor', anchorSailor);
      await api.patch('/anchorsailor/anchorsailor-1', { updated_daily: 0 }).invalid(because);
      await api
        .get('/anchorsailor/anchorsailor-1')
        .ok('a refused update changes nothing', { updated_daily: '2020-04-14 03:40:57' });
    },
  );

  test(
    'create and update refuse an updated_daily that no calendar or clock has',
    about(
      'anchorsailor.updated_daily.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'updated_daily must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/anchorsailor', { ...anchorSailor, updated_daily: '2019-02-30 12:00:00' })
        .invalid(because);
      await api
        .post('/anchorsailor', { ...anchorSailor, updated_daily: '2019-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/anchorsailor', { ...anchorSailor, updated_daily: '2020-13-01 03:40:57' })
        .invalid(because);
      await api
        .post('/anchorsailor', { ...anchorSailor, updated_daily: '2020-04-14 24:00:00' })
        .invalid(because);
      await api
        .post('/anchorsailor', { ...anchorSailor, updated_daily: '2100-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/anchorsailor', { ...anchorSailor, updated_daily: '2019-04-31 12:00:00' })
        .invalid(because);
      await api
        .post('/anchorsailor', { ...anchorSailor, updated_daily: '2019-03-00 12:00:00' })
        .invalid(because);
      await api
        .post('/anchorsailor', { ...anchorSailor, updated_daily: '2020-00-10 12:00:00' })
        .invalid(because);
      await api
        .post('/anchorsailor', { ...anchorSailor, updated_daily: '2020-04-14 10:60:00' })
        .invalid(because);
      await api
        .post('/anchorsailor', { ...anchorSailor, updated_daily: '2020-04-14 10:30:75' })
        .invalid(because);
      await api.get('/anchorsailor/anchorsailor-1').notFound('a refused create stores nothing');
      await api.create('AnchorSailor', anchorSailor);
      await api
        .patch('/anchorsailor/anchorsailor-1', { updated_daily: '2019-02-30 12:00:00' })
        .invalid(because);
      await api
        .patch('/anchorsailor/anchorsailor-1', { updated_daily: '2019-02-29 12:00:00' })
        .invalid(because);
      await api
        .patch('/anchorsailor/anchorsailor-1', { updated_daily: '2020-13-01 03:40:57' })
        .invalid(because);
      await api
        .patch('/anchorsailor/anchorsailor-1', { updated_daily: '2020-04-14 24:00:00' })
        .invalid(because);
      await api
        .get('/anchorsailor/anchorsailor-1')
        .ok('a refused update changes nothing', { updated_daily: '2020-04-14 03:40:57' });
    },
  );

  test(
    'create and update refuse an updated_daily in another format',
    about(
      'anchorsailor.updated_daily.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'updated_daily must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/anchorsailor', { ...anchorSailor, updated_daily: '2020-04-14T03:40:57Z' })
        .invalid(because);
      await api
        .post('/anchorsailor', { ...anchorSailor, updated_daily: '2020-04-14' })
        .invalid(because);
      await api
        .post('/anchorsailor', { ...anchorSailor, updated_daily: 'not a date' })
        .invalid(because);
      await api
        .post('/anchorsailor', { ...anchorSailor, updated_daily: '2020-04-14T03:40:57' })
        .invalid(because);
      await api
        .post('/anchorsailor', { ...anchorSailor, updated_daily: '2020-04-14 03:40' })
        .invalid(because);
      await api
        .post('/anchorsailor', { ...anchorSailor, updated_daily: '2020-04-14 03:40:57.125' })
        .invalid(because);
      await api
        .post('/anchorsailor', { ...anchorSailor, updated_daily: '2020-04-14 03:40:57+02:00' })
        .invalid(because);
      await api.get('/anchorsailor/anchorsailor-1').notFound('a refused create stores nothing');
      await api.create('AnchorSailor', anchorSailor);
      await api
        .patch('/anchorsailor/anchorsailor-1', { updated_daily: '2020-04-14T03:40:57Z' })
        .invalid(because);
      await api
        .patch('/anchorsailor/anchorsailor-1', { updated_daily: '2020-04-14' })
        .invalid(because);
      await api
        .patch('/anchorsailor/anchorsailor-1', { updated_daily: 'not a date' })
        .invalid(because);
      await api
        .patch('/anchorsailor/anchorsailor-1', { updated_daily: '2020-04-14T03:40:57' })
        .invalid(because);
      await api
        .get('/anchorsailor/anchorsailor-1')
        .ok('a refused update changes nothing', { updated_daily: '2020-04-14 03:40:57' });
    },
  );

  test(
    'updated_daily may be right at its first moment of 2019-01-01 00:00:00',
    about(
      'anchorsailor.updated_daily.accepts-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the first moment of updated_daily is 2019-01-01 00:00:00, inclusive';
      await api
        .post('/anchorsailor', { ...anchorSailor, updated_daily: '2019-01-01 00:00:00' })
        .created(because, { updated_daily: '2019-01-01 00:00:00' });
      await api
        .get('/anchorsailor/anchorsailor-1')
        .ok(because, { updated_daily: '2019-01-01 00:00:00' });
      await api.create('AnchorSailor', { ...anchorSailor, id: 'anchorsailor-2' });
      await api
        .patch('/anchorsailor/anchorsailor-2', { updated_daily: '2019-01-01 00:00:00' })
        .ok(because, { updated_daily: '2019-01-01 00:00:00' });
      await api
        .get('/anchorsailor/anchorsailor-2')
        .ok(because, { updated_daily: '2019-01-01 00:00:00' });
    },
  );

  test(
    'create and update refuse an updated_daily before its first moment of 2019-01-01 00:00:00',
    about(
      'anchorsailor.updated_daily.rejects-before-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'updated_daily must not be before 2019-01-01 00:00:00';
      await api
        .post('/anchorsailor', { ...anchorSailor, updated_daily: '2018-12-31 23:59:59' })
        .invalid(because);
      await api.get('/anchorsailor/anchorsailor-1').notFound('a refused create stores nothing');
      await api.create('AnchorSailor', anchorSailor);
      await api
        .patch('/anchorsailor/anchorsailor-1', { updated_daily: '2018-12-31 23:59:59' })
        .invalid(because);
      await api
        .get('/anchorsailor/anchorsailor-1')
        .ok('a refused update changes nothing', { updated_daily: '2020-04-14 03:40:57' });
    },
  );

  test(
    'updated_daily has no last moment',
    about(
      'anchorsailor.updated_daily.has-no-last-moment',
      'values.datetime-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'updated_daily has no last moment';
      await api
        .post('/anchorsailor', { ...anchorSailor, updated_daily: '2099-10-11 12:13:14' })
        .created(because, { updated_daily: '2099-10-11 12:13:14' });
      await api
        .get('/anchorsailor/anchorsailor-1')
        .ok(because, { updated_daily: '2099-10-11 12:13:14' });
      await api.create('AnchorSailor', { ...anchorSailor, id: 'anchorsailor-2' });
      await api
        .patch('/anchorsailor/anchorsailor-2', { updated_daily: '2099-10-11 12:13:14' })
        .ok(because, { updated_daily: '2099-10-11 12:13:14' });
      await api
        .get('/anchorsailor/anchorsailor-2')
        .ok(because, { updated_daily: '2099-10-11 12:13:14' });
    },
  );

  test(
    'create and update refuse a seats_partial of a wrong type',
    about(
      'anchorsailor.seats_partial.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'seats_partial must be an integer';
      await api.post('/anchorsailor', { ...anchorSailor, seats_partial: 'abc' }).invalid(because);
      await api
        .post('/anchorsailor', { ...anchorSailor, seats_partial: { value: 'text' } })
        .invalid(because);
      await api.post('/anchorsailor', { ...anchorSailor, seats_partial: 7.5 }).invalid(because);
      await api.get('/anchorsailor/anchorsailor-1').notFound('a refused create stores nothing');
      await api.create('AnchorSailor', anchorSailor);
      await api.patch('/anchorsailor/anchorsailor-1', { seats_partial: 'abc' }).invalid(because);
      await api.patch('/anchorsailor/anchorsailor-1', { seats_partial: {} }).invalid(because);
      await api.patch('/anchorsailor/anchorsailor-1', { seats_partial: 7.5 }).invalid(because);
      await api
        .get('/anchorsailor/anchorsailor-1')
        .ok('a refused update changes nothing', { seats_partial: 8 });
    },
  );

  test(
    'seats_partial may be right at its minimum of 0',
    about(
      'anchorsailor.seats_partial.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum of seats_partial is 0, inclusive';
      await api
        .post('/anchorsailor', { ...anchorSailor, seats_partial: 0 })
        .created(because, { seats_partial: 0 });
      await api.get('/anchorsailor/anchorsailor-1').ok(because, { seats_partial: 0 });
      await api.create('AnchorSailor', { ...anchorSailor, id: 'anchorsailor-2' });
      await api
        .patch('/anchorsailor/anchorsailor-2', { seats_partial: 0 })
        .ok(because, { seats_partial: 0 });
      await api.get('/anchorsailor/anchorsailor-2').ok(because, { seats_partial: 0 });
    },
  );

  test(
    'create and update refuse a seats_partial below its minimum of 0',
    about(
      'anchorsailor.seats_partial.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'seats_partial must be at least 0';
      await api.post('/anchorsailor', { ...anchorSailor, seats_partial: -1 }).invalid(because);
      await api.get('/anchorsailor/anchorsailor-1').notFound('a refused create stores nothing');
      await api.create('AnchorSailor', anchorSailor);
      await api.patch('/anchorsailor/anchorsailor-1', { seats_partial: -1 }).invalid(because);
      await api
        .get('/anchorsailor/anchorsailor-1')
        .ok('a refused update changes nothing', { seats_partial: 8 });
    },
  );

  test(
    'seats_partial has no maximum',
    about(
      'anchorsailor.seats_partial.has-no-maximum',
      'values.number-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'seats_partial has no maximum';
      await api
        .post('/anchorsailor', { ...anchorSailor, seats_partial: 1000000 })
        .created(because, { seats_partial: 1000000 });
      await api.get('/anchorsailor/anchorsailor-1').ok(because, { seats_partial: 1000000 });
      await api.create('AnchorSailor', { ...anchorSailor, id: 'anchorsailor-2' });
      await api
        .patch('/anchorsailor/anchorsailor-2', { seats_partial: 1000000 })
        .ok(because, { seats_partial: 1000000 });
      await api.get('/anchorsailor/anchorsailor-2').ok(because, { seats_partial: 1000000 });
    },
  );
});

test.describe('AnchorSailor: references', () => {
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
    'ladder refers to an existing Theater and is answered as its id',
    about(
      'anchorsailor.ladder.accepts-existing-object',
      'references.by-id',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'ladder was sent as theater-1';
      await api.create('Theater', theater);
      await api.create('Theater', { ...theater, id: 'theater-2' });
      await api
        .post('/anchorsailor', { ...anchorSailor, ladder: 'theater-1' })
        .created(because, { ladder: 'theater-1' });
      await api.get('/anchorsailor/anchorsailor-1').ok(because, { ladder: 'theater-1' });
      await api
        .patch('/anchorsailor/anchorsailor-1', { ladder: 'theater-2' })
        .ok('ladder was changed to theater-2', { ladder: 'theater-2' });
      await api
        .get('/anchorsailor/anchorsailor-1')
        .ok('ladder was changed to theater-2', { ladder: 'theater-2' });
      await api
        .get('/anchorsailor')
        .ok('lists answer references as ids too', [{ id: 'anchorsailor-1', ladder: 'theater-2' }]);
    },
  );

  test(
    'create and update refuse a ladder that no Theater has as its id',
    about(
      'anchorsailor.ladder.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'ladder must be the id of an existing Theater';
      await api
        .post('/anchorsailor', { ...anchorSailor, ladder: 'theater-unknown' })
        .invalid(because);
      await api.get('/anchorsailor/anchorsailor-1').notFound('a refused create stores nothing');
      await api.create('Theater', theater);
      await api.create('AnchorSailor', { ...anchorSailor, ladder: 'theater-1' });
      await api
        .patch('/anchorsailor/anchorsailor-1', { ladder: 'theater-unknown' })
        .invalid(because);
      await api
        .get('/anchorsailor/anchorsailor-1')
        .ok('a refused update changes nothing', { ladder: 'theater-1' });
    },
  );

  test(
    'create and update refuse what is no id for ladder',
    about(
      'anchorsailor.ladder.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'ladder must be the id of a Theater';
      await api.post('/anchorsailor', { ...anchorSailor, ladder: 421337 }).invalid(because);
      await api
        .post('/anchorsailor', { ...anchorSailor, ladder: { value: 'text' } })
        .invalid(because);
      await api.get('/anchorsailor/anchorsailor-1').notFound('a refused create stores nothing');
      await api.create('AnchorSailor', anchorSailor);
      await api.patch('/anchorsailor/anchorsailor-1', { ladder: 0 }).invalid(because);
      await api.patch('/anchorsailor/anchorsailor-1', { ladder: {} }).invalid(because);
      await api
        .get('/anchorsailor/anchorsailor-1')
        .ok('a refused update changes nothing', { ladder: null });
    },
  );

  test(
    'ladder may be null or left out',
    about(
      'anchorsailor.ladder.accepts-null',
      'references.null',
      'create.optional',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'a reference may be null';
      await api.create('Theater', theater);
      await api
        .post('/anchorsailor', { ...anchorSailor, ladder: null })
        .created(because, { ladder: null });
      await api
        .patch('/anchorsailor/anchorsailor-1', { ladder: 'theater-1' })
        .ok('the change is valid');
      await api
        .patch('/anchorsailor/anchorsailor-1', { ladder: null })
        .ok(because, { ladder: null });
      await api.get('/anchorsailor/anchorsailor-1').ok(because, { ladder: null });
      await api
        .post('/anchorsailor', { ...anchorSailor, id: 'anchorsailor-2' })
        .created('ladder is optional', { ladder: null });
    },
  );

  test(
    'deleting a Theater clears every ladder that refers to it',
    about(
      'anchorsailor.ladder.is-cleared-by-delete',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'theater-1 was deleted';
      await api.create('Theater', theater);
      await api.create('AnchorSailor', { ...anchorSailor, ladder: 'theater-1' });
      await api.create('AnchorSailor', {
        ...anchorSailor,
        id: 'anchorsailor-2',
        ladder: 'theater-1',
      });
      await api.delete('/theater/theater-1').removed('the object exists');
      await api
        .get('/anchorsailor/anchorsailor-1')
        .ok(because, { id: 'anchorsailor-1', ladder: null });
      await api
        .get('/anchorsailor/anchorsailor-2')
        .ok(because, { id: 'anchorsailor-2', ladder: null });
      await api.get('/anchorsailor').ok(because, [
        { id: 'anchorsailor-1', ladder: null },
        { id: 'anchorsailor-2', ladder: null },
      ]);
      await api
        .patch('/anchorsailor/anchorsailor-1', { nickname: 'lodo' })
        .ok('an update of something else brings no reference back', { ladder: null });
      await api
        .patch('/anchorsailor/anchorsailor-1', { ladder: 'theater-1' })
        .invalid('ladder must be the id of an existing Theater');
      await api.create('Theater', theater);
      await api
        .get('/anchorsailor/anchorsailor-2')
        .ok('the Theater that has the id theater-1 now is another', { ladder: null });
    },
  );

  test(
    'deleting a Theater keeps a ladder that refers to another',
    about(
      'anchorsailor.ladder.survives-delete-of-another',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Theater', theater);
      await api.create('Theater', { ...theater, id: 'theater-2' });
      await api.create('AnchorSailor', { ...anchorSailor, ladder: 'theater-2' });
      await api.delete('/theater/theater-1').removed(because);
      await api
        .get('/anchorsailor/anchorsailor-1')
        .ok('another Theater was deleted', { ladder: 'theater-2' });
      await api.delete('/anchorsailor/anchorsailor-1').removed(because);
      await api
        .get('/theater/theater-2')
        .ok('only what refers to it was deleted', { id: 'theater-2' });
    },
  );

  test(
    'create and update refuse the id of an AnchorSailor in ladder, which refers to Theater',
    about(
      'anchorsailor.ladder.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'ladder must be the id of an existing Theater';
      await api.create('AnchorSailor', anchorSailor);
      await api
        .post('/anchorsailor', { ...anchorSailor, id: 'anchorsailor-2', ladder: 'anchorsailor-1' })
        .invalid(because);
      await api.create('AnchorSailor', { ...anchorSailor, id: 'anchorsailor-2' });
      await api
        .patch('/anchorsailor/anchorsailor-2', { ladder: 'anchorsailor-1' })
        .invalid(because);
      await api
        .get('/anchorsailor/anchorsailor-2')
        .ok('a refused update changes nothing', { ladder: null });
    },
  );

  test(
    'deleting an AnchorSailor, or the Theater of the same id, leaves the other one and ladder as they are',
    about(
      'anchorsailor.ladder.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Theater', { ...theater, id: 'anchorsailor-1' });
      await api.create('Theater', { ...theater, id: 'anchorsailor-2' });
      await api.create('AnchorSailor', { ...anchorSailor, ladder: 'anchorsailor-2' });
      await api.create('AnchorSailor', { ...anchorSailor, id: 'anchorsailor-2' });
      await api.delete('/anchorsailor/anchorsailor-2').removed(because);
      await api
        .get('/theater/anchorsailor-2')
        .ok('no Theater was deleted', { ...theater, id: 'anchorsailor-2', jackets: [] });
      await api.delete('/theater/anchorsailor-1').removed(because);
      await api
        .get('/anchorsailor/anchorsailor-1')
        .ok('only the Theater anchorsailor-1 was deleted', {
          ...anchorSailor,
          ladder: 'anchorsailor-2',
        });
    },
  );

  test(
    'update that is refused for ladder does not change nickname either',
    about(
      'anchorsailor.ladder.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('AnchorSailor', anchorSailor);
      await api
        .patch('/anchorsailor/anchorsailor-1', { nickname: 'lodo', ladder: 'theater-unknown' })
        .invalid('ladder must be the id of an existing Theater');
      await api
        .get('/anchorsailor/anchorsailor-1')
        .ok('a refused update changes nothing', { ...anchorSailor, ladder: null });
    },
  );
});
