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
      await api.post('/anchorsailor', {
        body: anchorSailor,
        status: [200, 201],
        answer: { ...anchorSailor, ladder: null },
        because: 'create answers the object that was sent',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [200],
        answer: { ...anchorSailor, ladder: null },
        because: 'read answers the object that was created',
      });
      await api.post('/anchorsailor', {
        body: { ...anchorSailor, id: 'anchorsailor-2' },
        status: [200, 201],
        answer: { id: 'anchorsailor-2' },
        because: 'objects may be alike in everything but their ids',
      });
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
      await api.patch('/anchorsailor/anchorsailor-1', {
        body: {
          nickname: 'lodo',
          sealed_off_first: false,
          updated_daily: '2019-10-27 03:33:53',
          seats_partial: 33,
        },
        status: [200],
        answer: {
          id: 'anchorsailor-1',
          nickname: 'lodo',
          sealed_off_first: false,
          updated_daily: '2019-10-27 03:33:53',
          ladder: null,
          seats_partial: 33,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [200],
        answer: {
          nickname: 'lodo',
          sealed_off_first: false,
          updated_daily: '2019-10-27 03:33:53',
          seats_partial: 33,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('anchorsailor.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('AnchorSailor', anchorSailor);
      await api.patch('/anchorsailor/anchorsailor-1', {
        body: {
          id: 'anchorsailor-1',
          nickname: 'lodo',
          sealed_off_first: false,
          updated_daily: '2019-10-27 03:33:53',
          seats_partial: 33,
        },
        status: [200],
        answer: {
          id: 'anchorsailor-1',
          nickname: 'lodo',
          sealed_off_first: false,
          updated_daily: '2019-10-27 03:33:53',
          seats_partial: 33,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [200],
        answer: {
          id: 'anchorsailor-1',
          nickname: 'lodo',
          sealed_off_first: false,
          updated_daily: '2019-10-27 03:33:53',
          seats_partial: 33,
        },
        because: 'the id is the one that the object has',
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
      await api.patch('/anchorsailor/anchorsailor-1', {
        body: { nickname: 'lodo', seats_partial: 'abc' },
        status: [400, 422],
        because: 'seats_partial must be an integer',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [200],
        answer: { ...anchorSailor, ladder: null },
        because: 'a refused update changes nothing',
      });
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
      await api.create('AnchorSailor', anchorSailor);
      await api.delete('/anchorsailor/anchorsailor-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/anchorsailor/anchorsailor-1', { status: [404], because: 'it was deleted' });
      await api.get('/anchorsailor', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no AnchorSailor has',
    about('anchorsailor.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('AnchorSailor', anchorSailor);
      await api.get('/anchorsailor/anchorsailor-unknown', {
        status: [404],
        because: 'no AnchorSailor has the id anchorsailor-unknown',
      });
      await api.patch('/anchorsailor/anchorsailor-unknown', {
        body: {
          nickname: 'lodo',
          sealed_off_first: false,
          updated_daily: '2019-10-27 03:33:53',
          seats_partial: 33,
        },
        status: [404],
        because: 'no AnchorSailor has the id anchorsailor-unknown',
      });
      await api.delete('/anchorsailor/anchorsailor-unknown', {
        status: [404],
        because: 'no AnchorSailor has the id anchorsailor-unknown',
      });
      await api.get('/anchorsailor', {
        status: [200],
        answer: [{ id: 'anchorsailor-1' }],
        because: 'requests for an unknown id change nothing',
      });
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
      await api.get('/anchorsailor', {
        status: [200],
        answer: [
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
        ],
        because: 'three objects were created',
      });
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
      await api.patch('/anchorsailor/anchorsailor-2', {
        body: {
          id: 'anchorsailor-2',
          nickname: 'lodo',
          sealed_off_first: false,
          updated_daily: '2019-10-27 03:33:53',
          seats_partial: 33,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [200],
        answer: { ...anchorSailor, ladder: null },
        because: 'another object was updated',
      });
      await api.get('/anchorsailor/anchorsailor-2', {
        status: [200],
        answer: {
          id: 'anchorsailor-2',
          nickname: 'lodo',
          sealed_off_first: false,
          updated_daily: '2019-10-27 03:33:53',
          ladder: null,
          seats_partial: 33,
        },
        because: 'the update is stored',
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
      await api.delete('/anchorsailor/anchorsailor-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/anchorsailor/anchorsailor-2', {
        status: [200],
        answer: {
          id: 'anchorsailor-2',
          nickname: 'lodo',
          sealed_off_first: false,
          updated_daily: '2019-10-27 03:33:53',
          ladder: null,
          seats_partial: 33,
        },
        because: 'another object was deleted',
      });
      await api.get('/anchorsailor', {
        status: [200],
        answer: [{ id: 'anchorsailor-2' }],
        because: 'one of two objects was deleted',
      });
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
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/anchorsailor', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/anchorsailor/anchorsailor-1', { status: [404], because: 'reset removed it' });
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
      await api.post('/anchorsailor', {
        body: without(anchorSailor, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/anchorsailor', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
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
      await api.post('/anchorsailor', {
        body: without(anchorSailor, 'nickname'),
        status: [400, 422],
        because: 'nickname is required and has no default',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
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
      await api.post('/anchorsailor', {
        body: without(anchorSailor, 'sealed_off_first'),
        status: [200, 201],
        answer: { sealed_off_first: false },
        because: 'the default of sealed_off_first is false',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [200],
        answer: { sealed_off_first: false },
        because: 'the default of sealed_off_first is false',
      });
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
      await api.post('/anchorsailor', {
        body: without(anchorSailor, 'updated_daily'),
        status: [200, 201],
        answer: { updated_daily: '2023-11-24 12:00:00' },
        because: 'the default of updated_daily is "2023-11-24 12:00:00"',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [200],
        answer: { updated_daily: '2023-11-24 12:00:00' },
        because: 'the default of updated_daily is "2023-11-24 12:00:00"',
      });
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
      await api.post('/anchorsailor', {
        body: without(anchorSailor, 'seats_partial'),
        status: [400, 422],
        because: 'seats_partial is required and has no default',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
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
      await api.create('Theater', theater);
      await api.create('AnchorSailor', {
        ...anchorSailor,
        sealed_off_first: null,
        ladder: 'theater-1',
      });
      await api.patch('/anchorsailor/anchorsailor-1', {
        body: { nickname: 'lodo' },
        status: [200],
        answer: { ...anchorSailor, nickname: 'lodo', sealed_off_first: null, ladder: 'theater-1' },
        because: 'an update touches only what it carries',
      });
      await api.patch('/anchorsailor/anchorsailor-1', {
        body: { seats_partial: 33 },
        status: [200],
        answer: {
          id: 'anchorsailor-1',
          nickname: 'lodo',
          sealed_off_first: null,
          updated_daily: '2020-04-14 03:40:57',
          ladder: 'theater-1',
          seats_partial: 33,
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [200],
        answer: {
          id: 'anchorsailor-1',
          nickname: 'lodo',
          sealed_off_first: null,
          updated_daily: '2020-04-14 03:40:57',
          ladder: 'theater-1',
          seats_partial: 33,
        },
        because: 'an update touches only what it carries',
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
      await api.post('/anchorsailor', {
        body: { ...anchorSailor, nickname: null },
        status: [200, 201],
        answer: { nickname: null },
        because: 'nickname is nullable',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [200],
        answer: { nickname: null },
        because: 'nickname is nullable',
      });
      await api.create('AnchorSailor', { ...anchorSailor, id: 'anchorsailor-2' });
      await api.patch('/anchorsailor/anchorsailor-2', {
        body: { nickname: null },
        status: [200],
        answer: { nickname: null },
        because: 'nickname is nullable',
      });
      await api.get('/anchorsailor/anchorsailor-2', {
        status: [200],
        answer: { nickname: null },
        because: 'nickname is nullable',
      });
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
      await api.post('/anchorsailor', {
        body: { ...anchorSailor, sealed_off_first: null },
        status: [200, 201],
        answer: { sealed_off_first: null },
        because: 'sealed_off_first is nullable and its default is for absence only',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [200],
        answer: { sealed_off_first: null },
        because: 'sealed_off_first is nullable and its default is for absence only',
      });
      await api.create('AnchorSailor', { ...anchorSailor, id: 'anchorsailor-2' });
      await api.patch('/anchorsailor/anchorsailor-2', {
        body: { sealed_off_first: null },
        status: [200],
        answer: { sealed_off_first: null },
        because: 'sealed_off_first is nullable and its default is for absence only',
      });
      await api.get('/anchorsailor/anchorsailor-2', {
        status: [200],
        answer: { sealed_off_first: null },
        because: 'sealed_off_first is nullable and its default is for absence only',
      });
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
      await api.post('/anchorsailor', {
        body: { ...anchorSailor, updated_daily: null },
        status: [400, 422],
        because: 'updated_daily must not be null',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('AnchorSailor', anchorSailor);
      await api.patch('/anchorsailor/anchorsailor-1', {
        body: { updated_daily: null },
        status: [400, 422],
        because: 'updated_daily must not be null',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [200],
        answer: { updated_daily: '2020-04-14 03:40:57' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/anchorsailor', {
        body: { ...anchorSailor, seats_partial: null },
        status: [400, 422],
        because: 'seats_partial must not be null',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('AnchorSailor', anchorSailor);
      await api.patch('/anchorsailor/anchorsailor-1', {
        body: { seats_partial: null },
        status: [400, 422],
        because: 'seats_partial must not be null',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [200],
        answer: { seats_partial: 8 },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('AnchorSailor: types and bounds', () => {
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
    'nickname of digits alone stays a string',
    about(
      'anchorsailor.nickname.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/anchorsailor', {
        body: { ...anchorSailor, nickname: '0042' },
        status: [200, 201],
        answer: { nickname: '0042' },
        because: '"0042" is a valid value of nickname',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [200],
        answer: { nickname: '0042' },
        because: '"0042" is a valid value of nickname',
      });
      await api.create('AnchorSailor', { ...anchorSailor, id: 'anchorsailor-2' });
      await api.patch('/anchorsailor/anchorsailor-2', {
        body: { nickname: '0042' },
        status: [200],
        answer: { nickname: '0042' },
        because: '"0042" is a valid value of nickname',
      });
      await api.get('/anchorsailor/anchorsailor-2', {
        status: [200],
        answer: { nickname: '0042' },
        because: '"0042" is a valid value of nickname',
      });
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
      await api.post('/anchorsailor', {
        body: { ...anchorSailor, nickname: 421337 },
        status: [400, 422],
        because: 'nickname must be a string',
      });
      await api.post('/anchorsailor', {
        body: { ...anchorSailor, nickname: { value: 'text' } },
        status: [400, 422],
        because: 'nickname must be a string',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('AnchorSailor', anchorSailor);
      await api.patch('/anchorsailor/anchorsailor-1', {
        body: { nickname: 421337 },
        status: [400, 422],
        because: 'nickname must be a string',
      });
      await api.patch('/anchorsailor/anchorsailor-1', {
        body: { nickname: { value: 'text' } },
        status: [400, 422],
        because: 'nickname must be a string',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [200],
        answer: { nickname: 'latu' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/anchorsailor', {
        body: { ...anchorSailor, nickname: 'lovasu toro logado gimi mirovu ridu bubo' },
        status: [200, 201],
        answer: { nickname: 'lovasu toro logado gimi mirovu ridu bubo' },
        because: 'the maximum length of nickname is 40, inclusive',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [200],
        answer: { nickname: 'lovasu toro logado gimi mirovu ridu bubo' },
        because: 'the maximum length of nickname is 40, inclusive',
      });
      await api.create('AnchorSailor', { ...anchorSailor, id: 'anchorsailor-2' });
      await api.patch('/anchorsailor/anchorsailor-2', {
        body: { nickname: 'lovasu toro logado gimi mirovu ridu bubo' },
        status: [200],
        answer: { nickname: 'lovasu toro logado gimi mirovu ridu bubo' },
        because: 'the maximum length of nickname is 40, inclusive',
      });
      await api.get('/anchorsailor/anchorsailor-2', {
        status: [200],
        answer: { nickname: 'lovasu toro logado gimi mirovu ridu bubo' },
        because: 'the maximum length of nickname is 40, inclusive',
      });
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
      await api.post('/anchorsailor', {
        body: { ...anchorSailor, nickname: 'bubiro biva ridu tita mana rolu ludu nonu' },
        status: [400, 422],
        because: 'nickname must have at most 40 characters',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('AnchorSailor', anchorSailor);
      await api.patch('/anchorsailor/anchorsailor-1', {
        body: { nickname: 'bubiro biva ridu tita mana rolu ludu nonu' },
        status: [400, 422],
        because: 'nickname must have at most 40 characters',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [200],
        answer: { nickname: 'latu' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/anchorsailor', {
        body: { ...anchorSailor, nickname: 'x' },
        status: [200, 201],
        answer: { nickname: 'x' },
        because: 'nickname has no minimum length',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [200],
        answer: { nickname: 'x' },
        because: 'nickname has no minimum length',
      });
      await api.create('AnchorSailor', { ...anchorSailor, id: 'anchorsailor-2' });
      await api.patch('/anchorsailor/anchorsailor-2', {
        body: { nickname: 'x' },
        status: [200],
        answer: { nickname: 'x' },
        because: 'nickname has no minimum length',
      });
      await api.get('/anchorsailor/anchorsailor-2', {
        status: [200],
        answer: { nickname: 'x' },
        because: 'nickname has no minimum length',
      });
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
      await api.post('/anchorsailor', {
        body: { ...anchorSailor, sealed_off_first: false },
        status: [200, 201],
        answer: { sealed_off_first: false },
        because: 'false is a valid value of sealed_off_first',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [200],
        answer: { sealed_off_first: false },
        because: 'false is a valid value of sealed_off_first',
      });
      await api.create('AnchorSailor', { ...anchorSailor, id: 'anchorsailor-2' });
      await api.patch('/anchorsailor/anchorsailor-2', {
        body: { sealed_off_first: false },
        status: [200],
        answer: { sealed_off_first: false },
        because: 'false is a valid value of sealed_off_first',
      });
      await api.get('/anchorsailor/anchorsailor-2', {
        status: [200],
        answer: { sealed_off_first: false },
        because: 'false is a valid value of sealed_off_first',
      });
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
      await api.post('/anchorsailor', {
        body: { ...anchorSailor, sealed_off_first: 'abc' },
        status: [400, 422],
        because: 'sealed_off_first must be true or false',
      });
      await api.post('/anchorsailor', {
        body: { ...anchorSailor, sealed_off_first: { value: 'text' } },
        status: [400, 422],
        because: 'sealed_off_first must be true or false',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('AnchorSailor', anchorSailor);
      await api.patch('/anchorsailor/anchorsailor-1', {
        body: { sealed_off_first: 'abc' },
        status: [400, 422],
        because: 'sealed_off_first must be true or false',
      });
      await api.patch('/anchorsailor/anchorsailor-1', {
        body: { sealed_off_first: { value: 'text' } },
        status: [400, 422],
        because: 'sealed_off_first must be true or false',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [200],
        answer: { sealed_off_first: true },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/anchorsailor', {
        body: { ...anchorSailor, updated_daily: '2020-02-29 12:00:00' },
        status: [200, 201],
        answer: { updated_daily: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of updated_daily',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [200],
        answer: { updated_daily: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of updated_daily',
      });
      await api.create('AnchorSailor', { ...anchorSailor, id: 'anchorsailor-2' });
      await api.patch('/anchorsailor/anchorsailor-2', {
        body: { updated_daily: '2020-02-29 12:00:00' },
        status: [200],
        answer: { updated_daily: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of updated_daily',
      });
      await api.get('/anchorsailor/anchorsailor-2', {
        status: [200],
        answer: { updated_daily: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of updated_daily',
      });
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
      await api.post('/anchorsailor', {
        body: { ...anchorSailor, updated_daily: 202403 },
        status: [400, 422],
        because: 'updated_daily must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('AnchorSailor', anchorSailor);
      await api.patch('/anchorsailor/anchorsailor-1', {
        body: { updated_daily: 202403 },
        status: [400, 422],
        because: 'updated_daily must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [200],
        answer: { updated_daily: '2020-04-14 03:40:57' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/anchorsailor', {
        body: { ...anchorSailor, updated_daily: '2019-02-30 12:00:00' },
        status: [400, 422],
        because: 'updated_daily must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/anchorsailor', {
        body: { ...anchorSailor, updated_daily: '2019-02-29 12:00:00' },
        status: [400, 422],
        because: 'updated_daily must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/anchorsailor', {
        body: { ...anchorSailor, updated_daily: '2020-13-01 03:40:57' },
        status: [400, 422],
        because: 'updated_daily must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/anchorsailor', {
        body: { ...anchorSailor, updated_daily: '2020-04-14 25:00:00' },
        status: [400, 422],
        because: 'updated_daily must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('AnchorSailor', anchorSailor);
      await api.patch('/anchorsailor/anchorsailor-1', {
        body: { updated_daily: '2019-02-30 12:00:00' },
        status: [400, 422],
        because: 'updated_daily must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/anchorsailor/anchorsailor-1', {
        body: { updated_daily: '2019-02-29 12:00:00' },
        status: [400, 422],
        because: 'updated_daily must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/anchorsailor/anchorsailor-1', {
        body: { updated_daily: '2020-13-01 03:40:57' },
        status: [400, 422],
        because: 'updated_daily must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/anchorsailor/anchorsailor-1', {
        body: { updated_daily: '2020-04-14 25:00:00' },
        status: [400, 422],
        because: 'updated_daily must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [200],
        answer: { updated_daily: '2020-04-14 03:40:57' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/anchorsailor', {
        body: { ...anchorSailor, updated_daily: '2020-04-14T03:40:57Z' },
        status: [400, 422],
        because: 'updated_daily must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/anchorsailor', {
        body: { ...anchorSailor, updated_daily: '2020-04-14' },
        status: [400, 422],
        because: 'updated_daily must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/anchorsailor', {
        body: { ...anchorSailor, updated_daily: 'not a date' },
        status: [400, 422],
        because: 'updated_daily must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('AnchorSailor', anchorSailor);
      await api.patch('/anchorsailor/anchorsailor-1', {
        body: { updated_daily: '2020-04-14T03:40:57Z' },
        status: [400, 422],
        because: 'updated_daily must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/anchorsailor/anchorsailor-1', {
        body: { updated_daily: '2020-04-14' },
        status: [400, 422],
        because: 'updated_daily must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/anchorsailor/anchorsailor-1', {
        body: { updated_daily: 'not a date' },
        status: [400, 422],
        because: 'updated_daily must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [200],
        answer: { updated_daily: '2020-04-14 03:40:57' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/anchorsailor', {
        body: { ...anchorSailor, updated_daily: '2019-01-01 00:00:00' },
        status: [200, 201],
        answer: { updated_daily: '2019-01-01 00:00:00' },
        because: 'the first moment of updated_daily is 2019-01-01 00:00:00, inclusive',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [200],
        answer: { updated_daily: '2019-01-01 00:00:00' },
        because: 'the first moment of updated_daily is 2019-01-01 00:00:00, inclusive',
      });
      await api.create('AnchorSailor', { ...anchorSailor, id: 'anchorsailor-2' });
      await api.patch('/anchorsailor/anchorsailor-2', {
        body: { updated_daily: '2019-01-01 00:00:00' },
        status: [200],
        answer: { updated_daily: '2019-01-01 00:00:00' },
        because: 'the first moment of updated_daily is 2019-01-01 00:00:00, inclusive',
      });
      await api.get('/anchorsailor/anchorsailor-2', {
        status: [200],
        answer: { updated_daily: '2019-01-01 00:00:00' },
        because: 'the first moment of updated_daily is 2019-01-01 00:00:00, inclusive',
      });
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
      await api.post('/anchorsailor', {
        body: { ...anchorSailor, updated_daily: '2018-12-31 23:59:59' },
        status: [400, 422],
        because: 'updated_daily must not be before 2019-01-01 00:00:00',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('AnchorSailor', anchorSailor);
      await api.patch('/anchorsailor/anchorsailor-1', {
        body: { updated_daily: '2018-12-31 23:59:59' },
        status: [400, 422],
        because: 'updated_daily must not be before 2019-01-01 00:00:00',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [200],
        answer: { updated_daily: '2020-04-14 03:40:57' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/anchorsailor', {
        body: { ...anchorSailor, updated_daily: '2099-10-11 12:13:14' },
        status: [200, 201],
        answer: { updated_daily: '2099-10-11 12:13:14' },
        because: 'updated_daily has no last moment',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [200],
        answer: { updated_daily: '2099-10-11 12:13:14' },
        because: 'updated_daily has no last moment',
      });
      await api.create('AnchorSailor', { ...anchorSailor, id: 'anchorsailor-2' });
      await api.patch('/anchorsailor/anchorsailor-2', {
        body: { updated_daily: '2099-10-11 12:13:14' },
        status: [200],
        answer: { updated_daily: '2099-10-11 12:13:14' },
        because: 'updated_daily has no last moment',
      });
      await api.get('/anchorsailor/anchorsailor-2', {
        status: [200],
        answer: { updated_daily: '2099-10-11 12:13:14' },
        because: 'updated_daily has no last moment',
      });
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
      await api.post('/anchorsailor', {
        body: { ...anchorSailor, seats_partial: 'abc' },
        status: [400, 422],
        because: 'seats_partial must be an integer',
      });
      await api.post('/anchorsailor', {
        body: { ...anchorSailor, seats_partial: { value: 'text' } },
        status: [400, 422],
        because: 'seats_partial must be an integer',
      });
      await api.post('/anchorsailor', {
        body: { ...anchorSailor, seats_partial: 7.5 },
        status: [400, 422],
        because: 'seats_partial must be an integer',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('AnchorSailor', anchorSailor);
      await api.patch('/anchorsailor/anchorsailor-1', {
        body: { seats_partial: 'abc' },
        status: [400, 422],
        because: 'seats_partial must be an integer',
      });
      await api.patch('/anchorsailor/anchorsailor-1', {
        body: { seats_partial: { value: 'text' } },
        status: [400, 422],
        because: 'seats_partial must be an integer',
      });
      await api.patch('/anchorsailor/anchorsailor-1', {
        body: { seats_partial: 7.5 },
        status: [400, 422],
        because: 'seats_partial must be an integer',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [200],
        answer: { seats_partial: 8 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/anchorsailor', {
        body: { ...anchorSailor, seats_partial: 0 },
        status: [200, 201],
        answer: { seats_partial: 0 },
        because: 'the minimum of seats_partial is 0, inclusive',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [200],
        answer: { seats_partial: 0 },
        because: 'the minimum of seats_partial is 0, inclusive',
      });
      await api.create('AnchorSailor', { ...anchorSailor, id: 'anchorsailor-2' });
      await api.patch('/anchorsailor/anchorsailor-2', {
        body: { seats_partial: 0 },
        status: [200],
        answer: { seats_partial: 0 },
        because: 'the minimum of seats_partial is 0, inclusive',
      });
      await api.get('/anchorsailor/anchorsailor-2', {
        status: [200],
        answer: { seats_partial: 0 },
        because: 'the minimum of seats_partial is 0, inclusive',
      });
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
      await api.post('/anchorsailor', {
        body: { ...anchorSailor, seats_partial: -1 },
        status: [400, 422],
        because: 'seats_partial must be at least 0',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('AnchorSailor', anchorSailor);
      await api.patch('/anchorsailor/anchorsailor-1', {
        body: { seats_partial: -1 },
        status: [400, 422],
        because: 'seats_partial must be at least 0',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [200],
        answer: { seats_partial: 8 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/anchorsailor', {
        body: { ...anchorSailor, seats_partial: 1000000 },
        status: [200, 201],
        answer: { seats_partial: 1000000 },
        because: 'seats_partial has no maximum',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [200],
        answer: { seats_partial: 1000000 },
        because: 'seats_partial has no maximum',
      });
      await api.create('AnchorSailor', { ...anchorSailor, id: 'anchorsailor-2' });
      await api.patch('/anchorsailor/anchorsailor-2', {
        body: { seats_partial: 1000000 },
        status: [200],
        answer: { seats_partial: 1000000 },
        because: 'seats_partial has no maximum',
      });
      await api.get('/anchorsailor/anchorsailor-2', {
        status: [200],
        answer: { seats_partial: 1000000 },
        because: 'seats_partial has no maximum',
      });
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
      await api.create('Theater', theater);
      await api.create('Theater', { ...theater, id: 'theater-2' });
      await api.post('/anchorsailor', {
        body: { ...anchorSailor, ladder: 'theater-1' },
        status: [200, 201],
        answer: { ladder: 'theater-1' },
        because: 'ladder was sent as theater-1',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [200],
        answer: { ladder: 'theater-1' },
        because: 'ladder was sent as theater-1',
      });
      await api.patch('/anchorsailor/anchorsailor-1', {
        body: { ladder: 'theater-2' },
        status: [200],
        answer: { ladder: 'theater-2' },
        because: 'ladder was changed to theater-2',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [200],
        answer: { ladder: 'theater-2' },
        because: 'ladder was changed to theater-2',
      });
      await api.get('/anchorsailor', {
        status: [200],
        answer: [{ id: 'anchorsailor-1', ladder: 'theater-2' }],
        because: 'lists answer references as ids too',
      });
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
      await api.post('/anchorsailor', {
        body: { ...anchorSailor, ladder: 'theater-unknown' },
        status: [400, 422],
        because: 'ladder must be the id of an existing Theater',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Theater', theater);
      await api.create('AnchorSailor', { ...anchorSailor, ladder: 'theater-1' });
      await api.patch('/anchorsailor/anchorsailor-1', {
        body: { ladder: 'theater-unknown' },
        status: [400, 422],
        because: 'ladder must be the id of an existing Theater',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [200],
        answer: { ladder: 'theater-1' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/anchorsailor', {
        body: { ...anchorSailor, ladder: 421337 },
        status: [400, 422],
        because: 'ladder must be the id of a Theater',
      });
      await api.post('/anchorsailor', {
        body: { ...anchorSailor, ladder: { value: 'text' } },
        status: [400, 422],
        because: 'ladder must be the id of a Theater',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('AnchorSailor', anchorSailor);
      await api.patch('/anchorsailor/anchorsailor-1', {
        body: { ladder: 421337 },
        status: [400, 422],
        because: 'ladder must be the id of a Theater',
      });
      await api.patch('/anchorsailor/anchorsailor-1', {
        body: { ladder: { value: 'text' } },
        status: [400, 422],
        because: 'ladder must be the id of a Theater',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [200],
        answer: { ladder: null },
        because: 'a refused update changes nothing',
      });
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
      await api.create('Theater', theater);
      await api.post('/anchorsailor', {
        body: { ...anchorSailor, ladder: null },
        status: [200, 201],
        answer: { ladder: null },
        because: 'a reference may be null',
      });
      await api.patch('/anchorsailor/anchorsailor-1', {
        body: { ladder: 'theater-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/anchorsailor/anchorsailor-1', {
        body: { ladder: null },
        status: [200],
        answer: { ladder: null },
        because: 'a reference may be null',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [200],
        answer: { ladder: null },
        because: 'a reference may be null',
      });
      await api.post('/anchorsailor', {
        body: { ...anchorSailor, id: 'anchorsailor-2' },
        status: [200, 201],
        answer: { ladder: null },
        because: 'ladder is optional',
      });
    },
  );

  test(
    'deleting a Theater clears every ladder that refers to it',
    about(
      'anchorsailor.ladder.is-cleared-by-delete',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', theater);
      await api.create('AnchorSailor', { ...anchorSailor, ladder: 'theater-1' });
      await api.create('AnchorSailor', {
        ...anchorSailor,
        id: 'anchorsailor-2',
        ladder: 'theater-1',
      });
      await api.delete('/theater/theater-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [200],
        answer: { id: 'anchorsailor-1', ladder: null },
        because: 'theater-1 was deleted',
      });
      await api.get('/anchorsailor/anchorsailor-2', {
        status: [200],
        answer: { id: 'anchorsailor-2', ladder: null },
        because: 'theater-1 was deleted',
      });
    },
  );

  test(
    'deleting a Theater keeps a ladder that refers to another',
    about(
      'anchorsailor.ladder.survives-delete-of-another',
      'references.deleted',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', theater);
      await api.create('Theater', { ...theater, id: 'theater-2' });
      await api.create('AnchorSailor', { ...anchorSailor, ladder: 'theater-2' });
      await api.delete('/theater/theater-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [200],
        answer: { ladder: 'theater-2' },
        because: 'another Theater was deleted',
      });
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
      await api.create('AnchorSailor', anchorSailor);
      await api.post('/anchorsailor', {
        body: { ...anchorSailor, id: 'anchorsailor-2', ladder: 'anchorsailor-1' },
        status: [400, 422],
        because: 'ladder must be the id of an existing Theater',
      });
      await api.create('AnchorSailor', { ...anchorSailor, id: 'anchorsailor-2' });
      await api.patch('/anchorsailor/anchorsailor-2', {
        body: { ladder: 'anchorsailor-1' },
        status: [400, 422],
        because: 'ladder must be the id of an existing Theater',
      });
      await api.get('/anchorsailor/anchorsailor-2', {
        status: [200],
        answer: { ladder: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting an AnchorSailor with the id of a Theater leaves ladder alone',
    about(
      'anchorsailor.ladder.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', theater);
      await api.create('AnchorSailor', { ...anchorSailor, ladder: 'theater-1' });
      await api.create('AnchorSailor', { ...anchorSailor, id: 'theater-1' });
      await api.delete('/anchorsailor/theater-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [200],
        answer: { ladder: 'theater-1' },
        because: 'no Theater was deleted',
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
      await api.patch('/anchorsailor/anchorsailor-1', {
        body: { nickname: 'lodo', ladder: 'theater-unknown' },
        status: [400, 422],
        because: 'ladder must be the id of an existing Theater',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [200],
        answer: { ...anchorSailor, ladder: null },
        because: 'a refused update changes nothing',
      });
    },
  );
});
