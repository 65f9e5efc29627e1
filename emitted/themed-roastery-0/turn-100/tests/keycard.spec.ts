import { about, test, without } from '../support/api.ts';

// A valid KeyCard, as the tests send it.
const keyCard = {
  access_zone: 8,
  after_hours: true,
  badge_state: 'active',
  expires_at: '2018-04-01 01:42:28',
  failed_swipes: 9,
  id: 'keycard-1',
};

test.describe('KeyCard: create, read, update and delete', () => {
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
    'create answers the new KeyCard, and read answers it again',
    about(
      'keycard.create.answers-the-object',
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
      await api.post('/keycard', {
        body: keyCard,
        status: [200, 201],
        answer: keyCard,
        because: 'create answers the object that was sent',
      });
      await api.get('/keycard/keycard-1', {
        status: [200],
        answer: keyCard,
        because: 'read answers the object that was created',
      });
      await api.post('/keycard', {
        body: { ...keyCard, id: 'keycard-2' },
        status: [200, 201],
        answer: { id: 'keycard-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole KeyCard',
    about(
      'keycard.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('KeyCard', keyCard);
      await api.patch('/keycard/keycard-1', {
        body: {
          access_zone: 4,
          after_hours: false,
          badge_state: 'printed',
          expires_at: '2021-06-21 13:34:45',
          failed_swipes: 12,
        },
        status: [200],
        answer: {
          access_zone: 4,
          after_hours: false,
          badge_state: 'printed',
          expires_at: '2021-06-21 13:34:45',
          failed_swipes: 12,
          id: 'keycard-1',
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/keycard/keycard-1', {
        status: [200],
        answer: {
          access_zone: 4,
          after_hours: false,
          badge_state: 'printed',
          expires_at: '2021-06-21 13:34:45',
          failed_swipes: 12,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('keycard.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('KeyCard', keyCard);
      await api.patch('/keycard/keycard-1', {
        body: {
          id: 'keycard-1',
          access_zone: 4,
          after_hours: false,
          badge_state: 'printed',
          expires_at: '2021-06-21 13:34:45',
          failed_swipes: 12,
        },
        status: [200],
        answer: {
          id: 'keycard-1',
          access_zone: 4,
          after_hours: false,
          badge_state: 'printed',
          expires_at: '2021-06-21 13:34:45',
          failed_swipes: 12,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/keycard/keycard-1', {
        status: [200],
        answer: {
          id: 'keycard-1',
          access_zone: 4,
          after_hours: false,
          badge_state: 'printed',
          expires_at: '2021-06-21 13:34:45',
          failed_swipes: 12,
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for failed_swipes does not change access_zone either',
    about(
      'keycard.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('KeyCard', keyCard);
      await api.patch('/keycard/keycard-1', {
        body: { access_zone: 4, failed_swipes: 'abc' },
        status: [400, 422],
        because: 'failed_swipes must be an integer',
      });
      await api.get('/keycard/keycard-1', {
        status: [200],
        answer: keyCard,
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a KeyCard: no read finds it and no list holds it',
    about(
      'keycard.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('KeyCard', keyCard);
      await api.delete('/keycard/keycard-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/keycard/keycard-1', { status: [404], because: 'it was deleted' });
      await api.get('/keycard', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no KeyCard has',
    about('keycard.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('KeyCard', keyCard);
      await api.get('/keycard/keycard-unknown', {
        status: [404],
        because: 'no KeyCard has the id keycard-unknown',
      });
      await api.patch('/keycard/keycard-unknown', {
        body: {
          access_zone: 4,
          after_hours: false,
          badge_state: 'printed',
          expires_at: '2021-06-21 13:34:45',
          failed_swipes: 12,
        },
        status: [404],
        because: 'no KeyCard has the id keycard-unknown',
      });
      await api.delete('/keycard/keycard-unknown', {
        status: [404],
        because: 'no KeyCard has the id keycard-unknown',
      });
      await api.get('/keycard', {
        status: [200],
        answer: [{ id: 'keycard-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('KeyCard: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every KeyCard with all of its fields',
    about(
      'keycard.list.answers-all-objects',
      'endpoints.list',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('KeyCard', keyCard);
      await api.create('KeyCard', {
        ...keyCard,
        id: 'keycard-2',
        access_zone: 4,
        after_hours: false,
        badge_state: 'printed',
        expires_at: '2021-06-21 13:34:45',
        failed_swipes: 12,
      });
      await api.create('KeyCard', {
        ...keyCard,
        id: 'keycard-3',
        access_zone: 6,
        badge_state: 'locked',
        expires_at: '2021-04-08 02:32:39',
        failed_swipes: 39,
      });
      await api.get('/keycard', {
        status: [200],
        answer: [
          keyCard,
          {
            access_zone: 4,
            after_hours: false,
            badge_state: 'printed',
            expires_at: '2021-06-21 13:34:45',
            failed_swipes: 12,
            id: 'keycard-2',
          },
          {
            access_zone: 6,
            after_hours: true,
            badge_state: 'locked',
            expires_at: '2021-04-08 02:32:39',
            failed_swipes: 39,
            id: 'keycard-3',
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one KeyCard leaves another as it was',
    about(
      'keycard.update.leaves-other-objects',
      'endpoints.update',
      'endpoints.read',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('KeyCard', keyCard);
      await api.create('KeyCard', {
        ...keyCard,
        id: 'keycard-2',
        access_zone: 4,
        after_hours: false,
        badge_state: 'printed',
        expires_at: '2021-06-21 13:34:45',
        failed_swipes: 12,
      });
      await api.patch('/keycard/keycard-2', {
        body: {
          id: 'keycard-2',
          access_zone: 4,
          after_hours: false,
          badge_state: 'printed',
          expires_at: '2021-06-21 13:34:45',
          failed_swipes: 12,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/keycard/keycard-1', {
        status: [200],
        answer: keyCard,
        because: 'another object was updated',
      });
      await api.get('/keycard/keycard-2', {
        status: [200],
        answer: {
          access_zone: 4,
          after_hours: false,
          badge_state: 'printed',
          expires_at: '2021-06-21 13:34:45',
          failed_swipes: 12,
          id: 'keycard-2',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one KeyCard leaves another as it was',
    about(
      'keycard.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('KeyCard', keyCard);
      await api.create('KeyCard', {
        ...keyCard,
        id: 'keycard-2',
        access_zone: 4,
        after_hours: false,
        badge_state: 'printed',
        expires_at: '2021-06-21 13:34:45',
        failed_swipes: 12,
      });
      await api.delete('/keycard/keycard-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/keycard/keycard-2', {
        status: [200],
        answer: {
          access_zone: 4,
          after_hours: false,
          badge_state: 'printed',
          expires_at: '2021-06-21 13:34:45',
          failed_swipes: 12,
          id: 'keycard-2',
        },
        because: 'another object was deleted',
      });
      await api.get('/keycard', {
        status: [200],
        answer: [{ id: 'keycard-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every KeyCard',
    about('keycard.reset.removes-all', 'testing.reset', 'endpoints.list', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('KeyCard', keyCard);
      await api.create('KeyCard', {
        ...keyCard,
        id: 'keycard-2',
        access_zone: 4,
        after_hours: false,
        badge_state: 'printed',
        expires_at: '2021-06-21 13:34:45',
        failed_swipes: 12,
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/keycard', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/keycard/keycard-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('KeyCard: required fields and defaults', () => {
  // values.absent: In an answer, a field without a value may be `null` or left out.
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.default: A field with a default may be left out of a create, required or not: it then
  //   takes the default. The default is for absence only: `null` is stored as `null` where the
  //   field is nullable and refused where it is not.
  // create.optional: An optional field may be left out of a create, nullable or not. Without a
  //   default it then has no value.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses a KeyCard without access_zone, which is required',
    about(
      'keycard.access_zone.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/keycard', {
        body: without(keyCard, 'access_zone'),
        status: [400, 422],
        because: 'access_zone is required and has no default',
      });
      await api.get('/keycard/keycard-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'after_hours is false when a create leaves it out',
    about(
      'keycard.after_hours.has-a-default',
      'create.default',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/keycard', {
        body: without(keyCard, 'after_hours'),
        status: [200, 201],
        answer: { after_hours: false },
        because: 'the default of after_hours is false',
      });
      await api.get('/keycard/keycard-1', {
        status: [200],
        answer: { after_hours: false },
        because: 'the default of after_hours is false',
      });
    },
  );

  test(
    'create accepts a KeyCard without badge_state, which is optional',
    about(
      'keycard.badge_state.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/keycard', {
        body: without(keyCard, 'badge_state'),
        status: [200, 201],
        answer: { badge_state: null },
        because: 'badge_state is optional',
      });
      await api.get('/keycard/keycard-1', {
        status: [200],
        answer: { badge_state: null },
        because: 'badge_state is optional',
      });
    },
  );

  test(
    'create refuses a KeyCard without expires_at, which is required',
    about(
      'keycard.expires_at.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/keycard', {
        body: without(keyCard, 'expires_at'),
        status: [400, 422],
        because: 'expires_at is required and has no default',
      });
      await api.get('/keycard/keycard-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a KeyCard without failed_swipes, which is required',
    about(
      'keycard.failed_swipes.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/keycard', {
        body: without(keyCard, 'failed_swipes'),
        status: [400, 422],
        because: 'failed_swipes is required and has no default',
      });
      await api.get('/keycard/keycard-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a KeyCard without an id',
    about(
      'keycard.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/keycard', {
        body: without(keyCard, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/keycard', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'update of access_zone or failed_swipes alone leaves every other field as it is',
    about(
      'keycard.update.changes-nothing-else',
      'update.partial',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('KeyCard', { ...keyCard, after_hours: null });
      await api.patch('/keycard/keycard-1', {
        body: { access_zone: 4 },
        status: [200],
        answer: { ...keyCard, access_zone: 4, after_hours: null },
        because: 'an update touches only what it carries',
      });
      await api.patch('/keycard/keycard-1', {
        body: { failed_swipes: 12 },
        status: [200],
        answer: { ...keyCard, access_zone: 4, after_hours: null, failed_swipes: 12 },
        because: 'an update touches only what it carries',
      });
      await api.get('/keycard/keycard-1', {
        status: [200],
        answer: { ...keyCard, access_zone: 4, after_hours: null, failed_swipes: 12 },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('KeyCard: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'access_zone may be null',
    about(
      'keycard.access_zone.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/keycard', {
        body: { ...keyCard, access_zone: null },
        status: [200, 201],
        answer: { access_zone: null },
        because: 'access_zone is nullable',
      });
      await api.get('/keycard/keycard-1', {
        status: [200],
        answer: { access_zone: null },
        because: 'access_zone is nullable',
      });
      await api.create('KeyCard', { ...keyCard, id: 'keycard-2' });
      await api.patch('/keycard/keycard-2', {
        body: { access_zone: null },
        status: [200],
        answer: { access_zone: null },
        because: 'access_zone is nullable',
      });
      await api.get('/keycard/keycard-2', {
        status: [200],
        answer: { access_zone: null },
        because: 'access_zone is nullable',
      });
    },
  );

  test(
    'after_hours may be null, which is not replaced by its default',
    about(
      'keycard.after_hours.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/keycard', {
        body: { ...keyCard, after_hours: null },
        status: [200, 201],
        answer: { after_hours: null },
        because: 'after_hours is nullable and its default is for absence only',
      });
      await api.get('/keycard/keycard-1', {
        status: [200],
        answer: { after_hours: null },
        because: 'after_hours is nullable and its default is for absence only',
      });
      await api.create('KeyCard', { ...keyCard, id: 'keycard-2' });
      await api.patch('/keycard/keycard-2', {
        body: { after_hours: null },
        status: [200],
        answer: { after_hours: null },
        because: 'after_hours is nullable and its default is for absence only',
      });
      await api.get('/keycard/keycard-2', {
        status: [200],
        answer: { after_hours: null },
        because: 'after_hours is nullable and its default is for absence only',
      });
    },
  );

  test(
    'badge_state may be null',
    about(
      'keycard.badge_state.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/keycard', {
        body: { ...keyCard, badge_state: null },
        status: [200, 201],
        answer: { badge_state: null },
        because: 'badge_state is nullable',
      });
      await api.get('/keycard/keycard-1', {
        status: [200],
        answer: { badge_state: null },
        because: 'badge_state is nullable',
      });
      await api.create('KeyCard', { ...keyCard, id: 'keycard-2' });
      await api.patch('/keycard/keycard-2', {
        body: { badge_state: null },
        status: [200],
        answer: { badge_state: null },
        because: 'badge_state is nullable',
      });
      await api.get('/keycard/keycard-2', {
        status: [200],
        answer: { badge_state: null },
        because: 'badge_state is nullable',
      });
    },
  );

  test(
    'expires_at may be null',
    about(
      'keycard.expires_at.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/keycard', {
        body: { ...keyCard, expires_at: null },
        status: [200, 201],
        answer: { expires_at: null },
        because: 'expires_at is nullable',
      });
      await api.get('/keycard/keycard-1', {
        status: [200],
        answer: { expires_at: null },
        because: 'expires_at is nullable',
      });
      await api.create('KeyCard', { ...keyCard, id: 'keycard-2' });
      await api.patch('/keycard/keycard-2', {
        body: { expires_at: null },
        status: [200],
        answer: { expires_at: null },
        because: 'expires_at is nullable',
      });
      await api.get('/keycard/keycard-2', {
        status: [200],
        answer: { expires_at: null },
        because: 'expires_at is nullable',
      });
    },
  );

  test(
    'create and update refuse null for failed_swipes',
    about(
      'keycard.failed_swipes.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/keycard', {
        body: { ...keyCard, failed_swipes: null },
        status: [400, 422],
        because: 'failed_swipes must not be null',
      });
      await api.get('/keycard/keycard-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('KeyCard', keyCard);
      await api.patch('/keycard/keycard-1', {
        body: { failed_swipes: null },
        status: [400, 422],
        because: 'failed_swipes must not be null',
      });
      await api.get('/keycard/keycard-1', {
        status: [200],
        answer: { failed_swipes: 9 },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('KeyCard: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
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

  test(
    'create and update refuse an access_zone of a wrong type',
    about(
      'keycard.access_zone.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/keycard', {
        body: { ...keyCard, access_zone: 'abc' },
        status: [400, 422],
        because: 'access_zone must be an integer',
      });
      await api.post('/keycard', {
        body: { ...keyCard, access_zone: { value: 'text' } },
        status: [400, 422],
        because: 'access_zone must be an integer',
      });
      await api.post('/keycard', {
        body: { ...keyCard, access_zone: 7.5 },
        status: [400, 422],
        because: 'access_zone must be an integer',
      });
      await api.get('/keycard/keycard-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('KeyCard', keyCard);
      await api.patch('/keycard/keycard-1', {
        body: { access_zone: 'abc' },
        status: [400, 422],
        because: 'access_zone must be an integer',
      });
      await api.patch('/keycard/keycard-1', {
        body: { access_zone: { value: 'text' } },
        status: [400, 422],
        because: 'access_zone must be an integer',
      });
      await api.patch('/keycard/keycard-1', {
        body: { access_zone: 7.5 },
        status: [400, 422],
        because: 'access_zone must be an integer',
      });
      await api.get('/keycard/keycard-1', {
        status: [200],
        answer: { access_zone: 8 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'access_zone may be right at its minimum of 1',
    about(
      'keycard.access_zone.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/keycard', {
        body: { ...keyCard, access_zone: 1 },
        status: [200, 201],
        answer: { access_zone: 1 },
        because: 'the minimum of access_zone is 1, inclusive',
      });
      await api.get('/keycard/keycard-1', {
        status: [200],
        answer: { access_zone: 1 },
        because: 'the minimum of access_zone is 1, inclusive',
      });
      await api.create('KeyCard', { ...keyCard, id: 'keycard-2' });
      await api.patch('/keycard/keycard-2', {
        body: { access_zone: 1 },
        status: [200],
        answer: { access_zone: 1 },
        because: 'the minimum of access_zone is 1, inclusive',
      });
      await api.get('/keycard/keycard-2', {
        status: [200],
        answer: { access_zone: 1 },
        because: 'the minimum of access_zone is 1, inclusive',
      });
    },
  );

  test(
    'create and update refuse an access_zone below its minimum of 1',
    about(
      'keycard.access_zone.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/keycard', {
        body: { ...keyCard, access_zone: 0 },
        status: [400, 422],
        because: 'access_zone must be at least 1',
      });
      await api.get('/keycard/keycard-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('KeyCard', keyCard);
      await api.patch('/keycard/keycard-1', {
        body: { access_zone: 0 },
        status: [400, 422],
        because: 'access_zone must be at least 1',
      });
      await api.get('/keycard/keycard-1', {
        status: [200],
        answer: { access_zone: 8 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'access_zone may be right at its maximum of 9',
    about(
      'keycard.access_zone.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/keycard', {
        body: { ...keyCard, access_zone: 9 },
        status: [200, 201],
        answer: { access_zone: 9 },
        because: 'the maximum of access_zone is 9, inclusive',
      });
      await api.get('/keycard/keycard-1', {
        status: [200],
        answer: { access_zone: 9 },
        because: 'the maximum of access_zone is 9, inclusive',
      });
      await api.create('KeyCard', { ...keyCard, id: 'keycard-2' });
      await api.patch('/keycard/keycard-2', {
        body: { access_zone: 9 },
        status: [200],
        answer: { access_zone: 9 },
        because: 'the maximum of access_zone is 9, inclusive',
      });
      await api.get('/keycard/keycard-2', {
        status: [200],
        answer: { access_zone: 9 },
        because: 'the maximum of access_zone is 9, inclusive',
      });
    },
  );

  test(
    'create and update refuse an access_zone above its maximum of 9',
    about(
      'keycard.access_zone.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/keycard', {
        body: { ...keyCard, access_zone: 10 },
        status: [400, 422],
        because: 'access_zone must be at most 9',
      });
      await api.get('/keycard/keycard-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('KeyCard', keyCard);
      await api.patch('/keycard/keycard-1', {
        body: { access_zone: 10 },
        status: [400, 422],
        because: 'access_zone must be at most 9',
      });
      await api.get('/keycard/keycard-1', {
        status: [200],
        answer: { access_zone: 8 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'after_hours may be false',
    about('keycard.after_hours.accepts-false', 'values.round-trip', 'changes.rename-entity'),
    async ({ api }) => {
      await api.post('/keycard', {
        body: { ...keyCard, after_hours: false },
        status: [200, 201],
        answer: { after_hours: false },
        because: 'false is a valid value of after_hours',
      });
      await api.get('/keycard/keycard-1', {
        status: [200],
        answer: { after_hours: false },
        because: 'false is a valid value of after_hours',
      });
      await api.create('KeyCard', { ...keyCard, id: 'keycard-2' });
      await api.patch('/keycard/keycard-2', {
        body: { after_hours: false },
        status: [200],
        answer: { after_hours: false },
        because: 'false is a valid value of after_hours',
      });
      await api.get('/keycard/keycard-2', {
        status: [200],
        answer: { after_hours: false },
        because: 'false is a valid value of after_hours',
      });
    },
  );

  test(
    'create and update refuse an after_hours of a wrong type',
    about(
      'keycard.after_hours.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/keycard', {
        body: { ...keyCard, after_hours: 'abc' },
        status: [400, 422],
        because: 'after_hours must be true or false',
      });
      await api.post('/keycard', {
        body: { ...keyCard, after_hours: { value: 'text' } },
        status: [400, 422],
        because: 'after_hours must be true or false',
      });
      await api.get('/keycard/keycard-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('KeyCard', keyCard);
      await api.patch('/keycard/keycard-1', {
        body: { after_hours: 'abc' },
        status: [400, 422],
        because: 'after_hours must be true or false',
      });
      await api.patch('/keycard/keycard-1', {
        body: { after_hours: { value: 'text' } },
        status: [400, 422],
        because: 'after_hours must be true or false',
      });
      await api.get('/keycard/keycard-1', {
        status: [200],
        answer: { after_hours: true },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a badge_state of a wrong type',
    about(
      'keycard.badge_state.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/keycard', {
        body: { ...keyCard, badge_state: 421337 },
        status: [400, 422],
        because: 'badge_state must be one of printed, active, locked, returned',
      });
      await api.post('/keycard', {
        body: { ...keyCard, badge_state: { value: 'text' } },
        status: [400, 422],
        because: 'badge_state must be one of printed, active, locked, returned',
      });
      await api.get('/keycard/keycard-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('KeyCard', keyCard);
      await api.patch('/keycard/keycard-1', {
        body: { badge_state: 421337 },
        status: [400, 422],
        because: 'badge_state must be one of printed, active, locked, returned',
      });
      await api.patch('/keycard/keycard-1', {
        body: { badge_state: { value: 'text' } },
        status: [400, 422],
        because: 'badge_state must be one of printed, active, locked, returned',
      });
      await api.get('/keycard/keycard-1', {
        status: [200],
        answer: { badge_state: 'active' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'expires_at may be the leap day 2016-02-29',
    about('keycard.expires_at.accepts-leap-day', 'values.datetime', 'changes.rename-entity'),
    async ({ api }) => {
      await api.post('/keycard', {
        body: { ...keyCard, expires_at: '2016-02-29 12:00:00' },
        status: [200, 201],
        answer: { expires_at: '2016-02-29 12:00:00' },
        because: '"2016-02-29 12:00:00" is a valid value of expires_at',
      });
      await api.get('/keycard/keycard-1', {
        status: [200],
        answer: { expires_at: '2016-02-29 12:00:00' },
        because: '"2016-02-29 12:00:00" is a valid value of expires_at',
      });
      await api.create('KeyCard', { ...keyCard, id: 'keycard-2' });
      await api.patch('/keycard/keycard-2', {
        body: { expires_at: '2016-02-29 12:00:00' },
        status: [200],
        answer: { expires_at: '2016-02-29 12:00:00' },
        because: '"2016-02-29 12:00:00" is a valid value of expires_at',
      });
      await api.get('/keycard/keycard-2', {
        status: [200],
        answer: { expires_at: '2016-02-29 12:00:00' },
        because: '"2016-02-29 12:00:00" is a valid value of expires_at',
      });
    },
  );

  test(
    'create and update refuse an expires_at of a wrong type',
    about(
      'keycard.expires_at.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/keycard', {
        body: { ...keyCard, expires_at: 202403 },
        status: [400, 422],
        because: 'expires_at must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/keycard/keycard-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('KeyCard', keyCard);
      await api.patch('/keycard/keycard-1', {
        body: { expires_at: 202403 },
        status: [400, 422],
        because: 'expires_at must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/keycard/keycard-1', {
        status: [200],
        answer: { expires_at: '2018-04-01 01:42:28' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse an expires_at that no calendar or clock has',
    about(
      'keycard.expires_at.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/keycard', {
        body: { ...keyCard, expires_at: '2015-02-30 12:00:00' },
        status: [400, 422],
        because: 'expires_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/keycard', {
        body: { ...keyCard, expires_at: '2015-02-29 12:00:00' },
        status: [400, 422],
        because: 'expires_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/keycard', {
        body: { ...keyCard, expires_at: '2018-13-01 01:42:28' },
        status: [400, 422],
        because: 'expires_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/keycard', {
        body: { ...keyCard, expires_at: '2018-04-01 25:00:00' },
        status: [400, 422],
        because: 'expires_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/keycard/keycard-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('KeyCard', keyCard);
      await api.patch('/keycard/keycard-1', {
        body: { expires_at: '2015-02-30 12:00:00' },
        status: [400, 422],
        because: 'expires_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/keycard/keycard-1', {
        body: { expires_at: '2015-02-29 12:00:00' },
        status: [400, 422],
        because: 'expires_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/keycard/keycard-1', {
        body: { expires_at: '2018-13-01 01:42:28' },
        status: [400, 422],
        because: 'expires_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/keycard/keycard-1', {
        body: { expires_at: '2018-04-01 25:00:00' },
        status: [400, 422],
        because: 'expires_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/keycard/keycard-1', {
        status: [200],
        answer: { expires_at: '2018-04-01 01:42:28' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse an expires_at in another format',
    about(
      'keycard.expires_at.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/keycard', {
        body: { ...keyCard, expires_at: '2018-04-01T01:42:28Z' },
        status: [400, 422],
        because: 'expires_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/keycard', {
        body: { ...keyCard, expires_at: '2018-04-01' },
        status: [400, 422],
        because: 'expires_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/keycard', {
        body: { ...keyCard, expires_at: 'not a date' },
        status: [400, 422],
        because: 'expires_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/keycard/keycard-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('KeyCard', keyCard);
      await api.patch('/keycard/keycard-1', {
        body: { expires_at: '2018-04-01T01:42:28Z' },
        status: [400, 422],
        because: 'expires_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/keycard/keycard-1', {
        body: { expires_at: '2018-04-01' },
        status: [400, 422],
        because: 'expires_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/keycard/keycard-1', {
        body: { expires_at: 'not a date' },
        status: [400, 422],
        because: 'expires_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/keycard/keycard-1', {
        status: [200],
        answer: { expires_at: '2018-04-01 01:42:28' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'expires_at may be right at its first moment of 2015-01-01 00:00:00',
    about(
      'keycard.expires_at.accepts-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/keycard', {
        body: { ...keyCard, expires_at: '2015-01-01 00:00:00' },
        status: [200, 201],
        answer: { expires_at: '2015-01-01 00:00:00' },
        because: 'the first moment of expires_at is 2015-01-01 00:00:00, inclusive',
      });
      await api.get('/keycard/keycard-1', {
        status: [200],
        answer: { expires_at: '2015-01-01 00:00:00' },
        because: 'the first moment of expires_at is 2015-01-01 00:00:00, inclusive',
      });
      await api.create('KeyCard', { ...keyCard, id: 'keycard-2' });
      await api.patch('/keycard/keycard-2', {
        body: { expires_at: '2015-01-01 00:00:00' },
        status: [200],
        answer: { expires_at: '2015-01-01 00:00:00' },
        because: 'the first moment of expires_at is 2015-01-01 00:00:00, inclusive',
      });
      await api.get('/keycard/keycard-2', {
        status: [200],
        answer: { expires_at: '2015-01-01 00:00:00' },
        because: 'the first moment of expires_at is 2015-01-01 00:00:00, inclusive',
      });
    },
  );

  test(
    'create and update refuse an expires_at before its first moment of 2015-01-01 00:00:00',
    about(
      'keycard.expires_at.rejects-before-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/keycard', {
        body: { ...keyCard, expires_at: '2014-12-31 23:59:59' },
        status: [400, 422],
        because: 'expires_at must not be before 2015-01-01 00:00:00',
      });
      await api.get('/keycard/keycard-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('KeyCard', keyCard);
      await api.patch('/keycard/keycard-1', {
        body: { expires_at: '2014-12-31 23:59:59' },
        status: [400, 422],
        because: 'expires_at must not be before 2015-01-01 00:00:00',
      });
      await api.get('/keycard/keycard-1', {
        status: [200],
        answer: { expires_at: '2018-04-01 01:42:28' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'expires_at may be right at its last moment of 2030-12-31 23:59:59',
    about(
      'keycard.expires_at.accepts-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/keycard', {
        body: { ...keyCard, expires_at: '2030-12-31 23:59:59' },
        status: [200, 201],
        answer: { expires_at: '2030-12-31 23:59:59' },
        because: 'the last moment of expires_at is 2030-12-31 23:59:59, inclusive',
      });
      await api.get('/keycard/keycard-1', {
        status: [200],
        answer: { expires_at: '2030-12-31 23:59:59' },
        because: 'the last moment of expires_at is 2030-12-31 23:59:59, inclusive',
      });
      await api.create('KeyCard', { ...keyCard, id: 'keycard-2' });
      await api.patch('/keycard/keycard-2', {
        body: { expires_at: '2030-12-31 23:59:59' },
        status: [200],
        answer: { expires_at: '2030-12-31 23:59:59' },
        because: 'the last moment of expires_at is 2030-12-31 23:59:59, inclusive',
      });
      await api.get('/keycard/keycard-2', {
        status: [200],
        answer: { expires_at: '2030-12-31 23:59:59' },
        because: 'the last moment of expires_at is 2030-12-31 23:59:59, inclusive',
      });
    },
  );

  test(
    'create and update refuse an expires_at after its last moment of 2030-12-31 23:59:59',
    about(
      'keycard.expires_at.rejects-after-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/keycard', {
        body: { ...keyCard, expires_at: '2031-01-01 00:00:00' },
        status: [400, 422],
        because: 'expires_at must not be after 2030-12-31 23:59:59',
      });
      await api.get('/keycard/keycard-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('KeyCard', keyCard);
      await api.patch('/keycard/keycard-1', {
        body: { expires_at: '2031-01-01 00:00:00' },
        status: [400, 422],
        because: 'expires_at must not be after 2030-12-31 23:59:59',
      });
      await api.get('/keycard/keycard-1', {
        status: [200],
        answer: { expires_at: '2018-04-01 01:42:28' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a failed_swipes of a wrong type',
    about(
      'keycard.failed_swipes.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/keycard', {
        body: { ...keyCard, failed_swipes: 'abc' },
        status: [400, 422],
        because: 'failed_swipes must be an integer',
      });
      await api.post('/keycard', {
        body: { ...keyCard, failed_swipes: { value: 'text' } },
        status: [400, 422],
        because: 'failed_swipes must be an integer',
      });
      await api.post('/keycard', {
        body: { ...keyCard, failed_swipes: 8.5 },
        status: [400, 422],
        because: 'failed_swipes must be an integer',
      });
      await api.get('/keycard/keycard-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('KeyCard', keyCard);
      await api.patch('/keycard/keycard-1', {
        body: { failed_swipes: 'abc' },
        status: [400, 422],
        because: 'failed_swipes must be an integer',
      });
      await api.patch('/keycard/keycard-1', {
        body: { failed_swipes: { value: 'text' } },
        status: [400, 422],
        because: 'failed_swipes must be an integer',
      });
      await api.patch('/keycard/keycard-1', {
        body: { failed_swipes: 8.5 },
        status: [400, 422],
        because: 'failed_swipes must be an integer',
      });
      await api.get('/keycard/keycard-1', {
        status: [200],
        answer: { failed_swipes: 9 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'failed_swipes may be right at its minimum of 0',
    about(
      'keycard.failed_swipes.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/keycard', {
        body: { ...keyCard, failed_swipes: 0 },
        status: [200, 201],
        answer: { failed_swipes: 0 },
        because: 'the minimum of failed_swipes is 0, inclusive',
      });
      await api.get('/keycard/keycard-1', {
        status: [200],
        answer: { failed_swipes: 0 },
        because: 'the minimum of failed_swipes is 0, inclusive',
      });
      await api.create('KeyCard', { ...keyCard, id: 'keycard-2' });
      await api.patch('/keycard/keycard-2', {
        body: { failed_swipes: 0 },
        status: [200],
        answer: { failed_swipes: 0 },
        because: 'the minimum of failed_swipes is 0, inclusive',
      });
      await api.get('/keycard/keycard-2', {
        status: [200],
        answer: { failed_swipes: 0 },
        because: 'the minimum of failed_swipes is 0, inclusive',
      });
    },
  );

  test(
    'create and update refuse a failed_swipes below its minimum of 0',
    about(
      'keycard.failed_swipes.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/keycard', {
        body: { ...keyCard, failed_swipes: -1 },
        status: [400, 422],
        because: 'failed_swipes must be at least 0',
      });
      await api.get('/keycard/keycard-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('KeyCard', keyCard);
      await api.patch('/keycard/keycard-1', {
        body: { failed_swipes: -1 },
        status: [400, 422],
        because: 'failed_swipes must be at least 0',
      });
      await api.get('/keycard/keycard-1', {
        status: [200],
        answer: { failed_swipes: 9 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'failed_swipes may be right at its maximum of 50',
    about(
      'keycard.failed_swipes.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/keycard', {
        body: { ...keyCard, failed_swipes: 50 },
        status: [200, 201],
        answer: { failed_swipes: 50 },
        because: 'the maximum of failed_swipes is 50, inclusive',
      });
      await api.get('/keycard/keycard-1', {
        status: [200],
        answer: { failed_swipes: 50 },
        because: 'the maximum of failed_swipes is 50, inclusive',
      });
      await api.create('KeyCard', { ...keyCard, id: 'keycard-2' });
      await api.patch('/keycard/keycard-2', {
        body: { failed_swipes: 50 },
        status: [200],
        answer: { failed_swipes: 50 },
        because: 'the maximum of failed_swipes is 50, inclusive',
      });
      await api.get('/keycard/keycard-2', {
        status: [200],
        answer: { failed_swipes: 50 },
        because: 'the maximum of failed_swipes is 50, inclusive',
      });
    },
  );

  test(
    'create and update refuse a failed_swipes above its maximum of 50',
    about(
      'keycard.failed_swipes.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/keycard', {
        body: { ...keyCard, failed_swipes: 51 },
        status: [400, 422],
        because: 'failed_swipes must be at most 50',
      });
      await api.get('/keycard/keycard-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('KeyCard', keyCard);
      await api.patch('/keycard/keycard-1', {
        body: { failed_swipes: 51 },
        status: [400, 422],
        because: 'failed_swipes must be at most 50',
      });
      await api.get('/keycard/keycard-1', {
        status: [200],
        answer: { failed_swipes: 9 },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('KeyCard: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'badge_state may be printed, active, locked, returned',
    about(
      'keycard.badge_state.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/keycard', {
        body: { ...keyCard, badge_state: 'printed' },
        status: [200, 201],
        answer: { badge_state: 'printed' },
        because: 'the value is one of AccessBadgeBadgeState',
      });
      await api.patch('/keycard/keycard-1', {
        body: { badge_state: 'active' },
        status: [200],
        answer: { badge_state: 'active' },
        because: 'the value is one of AccessBadgeBadgeState',
      });
      await api.patch('/keycard/keycard-1', {
        body: { badge_state: 'locked' },
        status: [200],
        answer: { badge_state: 'locked' },
        because: 'the value is one of AccessBadgeBadgeState',
      });
      await api.patch('/keycard/keycard-1', {
        body: { badge_state: 'returned' },
        status: [200],
        answer: { badge_state: 'returned' },
        because: 'the value is one of AccessBadgeBadgeState',
      });
      await api.get('/keycard/keycard-1', {
        status: [200],
        answer: { badge_state: 'returned' },
        because: 'the value is one of AccessBadgeBadgeState',
      });
    },
  );

  test(
    'create and update refuse the badge_state unheard_of, which AccessBadgeBadgeState does not have',
    about(
      'keycard.badge_state.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/keycard', {
        body: { ...keyCard, badge_state: 'unheard_of' },
        status: [400, 422],
        because: 'badge_state must be one of printed, active, locked, returned',
      });
      await api.get('/keycard/keycard-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('KeyCard', keyCard);
      await api.patch('/keycard/keycard-1', {
        body: { badge_state: 'unheard_of' },
        status: [400, 422],
        because: 'badge_state must be one of printed, active, locked, returned',
      });
      await api.get('/keycard/keycard-1', {
        status: [200],
        answer: { badge_state: 'active' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the badge_state PRINTED, as upper and lower case differ',
    about(
      'keycard.badge_state.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/keycard', {
        body: { ...keyCard, badge_state: 'PRINTED' },
        status: [400, 422],
        because: 'badge_state must be one of printed, active, locked, returned',
      });
      await api.get('/keycard/keycard-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('KeyCard', keyCard);
      await api.patch('/keycard/keycard-1', {
        body: { badge_state: 'PRINTED' },
        status: [400, 422],
        because: 'badge_state must be one of printed, active, locked, returned',
      });
      await api.get('/keycard/keycard-1', {
        status: [200],
        answer: { badge_state: 'active' },
        because: 'a refused update changes nothing',
      });
    },
  );
});
