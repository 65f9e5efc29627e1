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
      await api
        .post('/keycard', keyCard)
        .created('create answers the object that was sent', keyCard);
      await api.get('/keycard/keycard-1').ok('read answers the object that was created', keyCard);
      await api
        .post('/keycard', { ...keyCard, id: 'keycard-2' })
        .created('objects may be alike in everything but their ids', { id: 'keycard-2' });
    },
  );

  test(
    'the id of a KeyCard may be any text, upper and lower case told apart, but no number',
    about(
      'keycard.create.accepts-any-id',
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
        .post('/keycard', { ...keyCard, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('KeyCard', { ...keyCard, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/keycard/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/keycard/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...keyCard, id: 'Room 2.B at the Very End of the Long Hall' });
      await api.post('/keycard', { ...keyCard, id: 421337 }).invalid('id must be a string');
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
      await api
        .patch('/keycard/keycard-1', {
          access_zone: 4,
          after_hours: false,
          badge_state: 'printed',
          expires_at: '2021-06-21 13:34:45',
          failed_swipes: 12,
        })
        .ok('every one of these fields was sent', {
          access_zone: 4,
          after_hours: false,
          badge_state: 'printed',
          expires_at: '2021-06-21 13:34:45',
          failed_swipes: 12,
          id: 'keycard-1',
        });
      await api.get('/keycard/keycard-1').ok('the update is stored', {
        access_zone: 4,
        after_hours: false,
        badge_state: 'printed',
        expires_at: '2021-06-21 13:34:45',
        failed_swipes: 12,
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('keycard.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('KeyCard', keyCard);
      await api
        .patch('/keycard/keycard-1', {
          id: 'keycard-1',
          access_zone: 4,
          after_hours: false,
          badge_state: 'printed',
          expires_at: '2021-06-21 13:34:45',
          failed_swipes: 12,
        })
        .ok(because, {
          id: 'keycard-1',
          access_zone: 4,
          after_hours: false,
          badge_state: 'printed',
          expires_at: '2021-06-21 13:34:45',
          failed_swipes: 12,
        });
      await api.get('/keycard/keycard-1').ok(because, {
        id: 'keycard-1',
        access_zone: 4,
        after_hours: false,
        badge_state: 'printed',
        expires_at: '2021-06-21 13:34:45',
        failed_swipes: 12,
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
      await api
        .patch('/keycard/keycard-1', { access_zone: 4, failed_swipes: 'abc' })
        .invalid('failed_swipes must be an integer');
      await api.get('/keycard/keycard-1').ok('a refused update changes nothing', keyCard);
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
      const because = 'it was deleted';
      await api.create('KeyCard', keyCard);
      await api.delete('/keycard/keycard-1').removed('the object exists');
      await api.get('/keycard/keycard-1').notFound(because);
      await api.patch('/keycard/keycard-1', { id: 'keycard-1' }).notFound(because);
      await api.get('/keycard').ok('what was deleted is in no list', []);
      await api
        .post('/keycard', {
          ...keyCard,
          access_zone: 4,
          after_hours: false,
          badge_state: 'printed',
          expires_at: '2021-06-21 13:34:45',
          failed_swipes: 12,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          access_zone: 4,
          after_hours: false,
          badge_state: 'printed',
          expires_at: '2021-06-21 13:34:45',
          failed_swipes: 12,
          id: 'keycard-1',
        });
      await api
        .get('/keycard/keycard-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          access_zone: 4,
          after_hours: false,
          badge_state: 'printed',
          expires_at: '2021-06-21 13:34:45',
          failed_swipes: 12,
          id: 'keycard-1',
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no KeyCard has',
    about('keycard.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'no KeyCard has the id keycard-unknown';
      await api.create('KeyCard', keyCard);
      await api.get('/keycard/keycard-unknown').notFound(because);
      await api
        .patch('/keycard/keycard-unknown', {
          access_zone: 4,
          after_hours: false,
          badge_state: 'printed',
          expires_at: '2021-06-21 13:34:45',
          failed_swipes: 12,
        })
        .notFound(because);
      await api.delete('/keycard/keycard-unknown').notFound(because);
      await api
        .get('/keycard')
        .ok('requests for an unknown id change nothing', [{ id: 'keycard-1' }]);
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
      await api.get('/keycard').ok('three objects were created', [
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
      ]);
      await api.create('KeyCard', { ...keyCard, id: 'keycard-4', badge_state: 'returned' });
      await api.create('KeyCard', { ...keyCard, id: 'keycard-5' });
      await api.create('KeyCard', { ...keyCard, id: 'keycard-6' });
      await api.create('KeyCard', { ...keyCard, id: 'keycard-7' });
      await api.create('KeyCard', { ...keyCard, id: 'keycard-8' });
      await api.create('KeyCard', { ...keyCard, id: 'keycard-9' });
      await api.create('KeyCard', { ...keyCard, id: 'keycard-10' });
      await api.create('KeyCard', { ...keyCard, id: 'keycard-11' });
      await api
        .get('/keycard')
        .ok('a list holds every object, however many there are', [
          { id: 'keycard-1' },
          { id: 'keycard-2' },
          { id: 'keycard-3' },
          { id: 'keycard-4' },
          { id: 'keycard-5' },
          { id: 'keycard-6' },
          { id: 'keycard-7' },
          { id: 'keycard-8' },
          { id: 'keycard-9' },
          { id: 'keycard-10' },
          { id: 'keycard-11' },
        ]);
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
      await api
        .patch('/keycard/keycard-2', {
          id: 'keycard-2',
          access_zone: 4,
          after_hours: false,
          badge_state: 'printed',
          expires_at: '2021-06-21 13:34:45',
          failed_swipes: 12,
        })
        .ok('the change is valid');
      await api.get('/keycard/keycard-1').ok('another object was updated', keyCard);
      await api.get('/keycard/keycard-2').ok('the update is stored', {
        access_zone: 4,
        after_hours: false,
        badge_state: 'printed',
        expires_at: '2021-06-21 13:34:45',
        failed_swipes: 12,
        id: 'keycard-2',
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
      await api.delete('/keycard/keycard-1').removed('the object exists');
      await api.get('/keycard/keycard-2').ok('another object was deleted', {
        access_zone: 4,
        after_hours: false,
        badge_state: 'printed',
        expires_at: '2021-06-21 13:34:45',
        failed_swipes: 12,
        id: 'keycard-2',
      });
      await api.get('/keycard').ok('one of two objects was deleted', [{ id: 'keycard-2' }]);
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
      await api.post('/reset').removed('reset is always possible');
      await api.get('/keycard').ok('reset removes all objects', []);
      await api.get('/keycard/keycard-1').notFound('reset removed it');
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
      await api
        .post('/keycard', without(keyCard, 'access_zone'))
        .invalid('access_zone is required and has no default');
      await api.get('/keycard/keycard-1').notFound('a refused create stores nothing');
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
      const because = 'the default of after_hours is false';
      await api
        .post('/keycard', without(keyCard, 'after_hours'))
        .created(because, { after_hours: false });
      await api.get('/keycard/keycard-1').ok(because, { after_hours: false });
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
      const because = 'badge_state is optional';
      await api
        .post('/keycard', without(keyCard, 'badge_state'))
        .created(because, { badge_state: null });
      await api.get('/keycard/keycard-1').ok(because, { badge_state: null });
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
      await api
        .post('/keycard', without(keyCard, 'expires_at'))
        .invalid('expires_at is required and has no default');
      await api.get('/keycard/keycard-1').notFound('a refused create stores nothing');
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
      await api
        .post('/keycard', without(keyCard, 'failed_swipes'))
        .invalid('failed_swipes is required and has no default');
      await api.get('/keycard/keycard-1').notFound('a refused create stores nothing');
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
      await api.post('/keycard', without(keyCard, 'id')).invalid('id must be sent');
      await api.get('/keycard').ok('a refused create stores nothing', []);
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
      const because = 'an update touches only what it carries';
      await api.create('KeyCard', { ...keyCard, after_hours: null });
      await api
        .patch('/keycard/keycard-1', { access_zone: 4 })
        .ok(because, { ...keyCard, access_zone: 4, after_hours: null });
      await api
        .patch('/keycard/keycard-1', { failed_swipes: 12 })
        .ok(because, { ...keyCard, access_zone: 4, after_hours: null, failed_swipes: 12 });
      await api
        .get('/keycard/keycard-1')
        .ok(because, { ...keyCard, access_zone: 4, after_hours: null, failed_swipes: 12 });
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
      const because = 'access_zone is nullable';
      await api
        .post('/keycard', { ...keyCard, access_zone: null })
        .created(because, { access_zone: null });
      await api.get('/keycard/keycard-1').ok(because, { access_zone: null });
      await api.create('KeyCard', { ...keyCard, id: 'keycard-2' });
      await api
        .patch('/keycard/keycard-2', { access_zone: null })
        .ok(because, { access_zone: null });
      await api.get('/keycard/keycard-2').ok(because, { access_zone: null });
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
      const because = 'after_hours is nullable and its default is for absence only';
      await api
        .post('/keycard', { ...keyCard, after_hours: null })
        .created(because, { after_hours: null });
      await api.get('/keycard/keycard-1').ok(because, { after_hours: null });
      await api.create('KeyCard', { ...keyCard, id: 'keycard-2' });
      await api
        .patch('/keycard/keycard-2', { after_hours: null })
        .ok(because, { after_hours: null });
      await api.get('/keycard/keycard-2').ok(because, { after_hours: null });
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
      const because = 'badge_state is nullable';
      await api
        .post('/keycard', { ...keyCard, badge_state: null })
        .created(because, { badge_state: null });
      await api.get('/keycard/keycard-1').ok(because, { badge_state: null });
      await api.create('KeyCard', { ...keyCard, id: 'keycard-2' });
      await api
        .patch('/keycard/keycard-2', { badge_state: null })
        .ok(because, { badge_state: null });
      await api.get('/keycard/keycard-2').ok(because, { badge_state: null });
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
      const because = 'expires_at is nullable';
      await api
        .post('/keycard', { ...keyCard, expires_at: null })
        .created(because, { expires_at: null });
      await api.get('/keycard/keycard-1').ok(because, { expires_at: null });
      await api.create('KeyCard', { ...keyCard, id: 'keycard-2' });
      await api.patch('/keycard/keycard-2', { expires_at: null }).ok(because, { expires_at: null });
      await api.get('/keycard/keycard-2').ok(because, { expires_at: null });
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
      const because = 'failed_swipes must not be null';
      await api.post('/keycard', { ...keyCard, failed_swipes: null }).invalid(because);
      await api.get('/keycard/keycard-1').notFound('a refused create stores nothing');
      await api.create('KeyCard', keyCard);
      await api.patch('/keycard/keycard-1', { failed_swipes: null }).invalid(because);
      await api
        .get('/keycard/keycard-1')
        .ok('a refused update changes nothing', { failed_swipes: 9 });
    },
  );
});

test.describe('KeyCard: types and bounds', () => {
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.datetime: A datetime is a string `YYYY-MM-DD hh:mm:ss` that names a real date of the
  //   calendar and a real time of day from `00:00:00` to `23:59:59` (`2024-03-15 14:30:00`; never
  //   `2024-02-30 …`, nor `2024-03-15T14:30:00Z`). Anything else is refused with 400 or 422. It
  //   is answered in the same format.
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
      const because = 'access_zone must be an integer';
      await api.post('/keycard', { ...keyCard, access_zone: 'abc' }).invalid(because);
      await api.post('/keycard', { ...keyCard, access_zone: { value: 'text' } }).invalid(because);
      await api.post('/keycard', { ...keyCard, access_zone: 7.5 }).invalid(because);
      await api.get('/keycard/keycard-1').notFound('a refused create stores nothing');
      await api.create('KeyCard', keyCard);
      await api.patch('/keycard/keycard-1', { access_zone: 'abc' }).invalid(because);
      await api.patch('/keycard/keycard-1', { access_zone: {} }).invalid(because);
      await api.patch('/keycard/keycard-1', { access_zone: 7.5 }).invalid(because);
      await api
        .get('/keycard/keycard-1')
        .ok('a refused update changes nothing', { access_zone: 8 });
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
      const because = 'the minimum of access_zone is 1, inclusive';
      await api
        .post('/keycard', { ...keyCard, access_zone: 1 })
        .created(because, { access_zone: 1 });
      await api.get('/keycard/keycard-1').ok(because, { access_zone: 1 });
      await api.create('KeyCard', { ...keyCard, id: 'keycard-2' });
      await api.patch('/keycard/keycard-2', { access_zone: 1 }).ok(because, { access_zone: 1 });
      await api.get('/keycard/keycard-2').ok(because, { access_zone: 1 });
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
      const because = 'access_zone must be at least 1';
      await api.post('/keycard', { ...keyCard, access_zone: 0 }).invalid(because);
      await api.get('/keycard/keycard-1').notFound('a refused create stores nothing');
      await api.create('KeyCard', keyCard);
      await api.patch('/keycard/keycard-1', { access_zone: 0 }).invalid(because);
      await api
        .get('/keycard/keycard-1')
        .ok('a refused update changes nothing', { access_zone: 8 });
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
      const because = 'the maximum of access_zone is 9, inclusive';
      await api
        .post('/keycard', { ...keyCard, access_zone: 9 })
        .created(because, { access_zone: 9 });
      await api.get('/keycard/keycard-1').ok(because, { access_zone: 9 });
      await api.create('KeyCard', { ...keyCard, id: 'keycard-2' });
      await api.patch('/keycard/keycard-2', { access_zone: 9 }).ok(because, { access_zone: 9 });
      await api.get('/keycard/keycard-2').ok(because, { access_zone: 9 });
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
      const because = 'access_zone must be at most 9';
      await api.post('/keycard', { ...keyCard, access_zone: 10 }).invalid(because);
      await api.get('/keycard/keycard-1').notFound('a refused create stores nothing');
      await api.create('KeyCard', keyCard);
      await api.patch('/keycard/keycard-1', { access_zone: 10 }).invalid(because);
      await api
        .get('/keycard/keycard-1')
        .ok('a refused update changes nothing', { access_zone: 8 });
    },
  );

  test(
    'after_hours may be false',
    about('keycard.after_hours.accepts-false', 'values.round-trip', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'false is a valid value of after_hours';
      await api
        .post('/keycard', { ...keyCard, after_hours: false })
        .created(because, { after_hours: false });
      await api.get('/keycard/keycard-1').ok(because, { after_hours: false });
      await api.create('KeyCard', { ...keyCard, id: 'keycard-2' });
      await api
        .patch('/keycard/keycard-2', { after_hours: false })
        .ok(because, { after_hours: false });
      await api.get('/keycard/keycard-2').ok(because, { after_hours: false });
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
      const because = 'after_hours must be true or false';
      await api.post('/keycard', { ...keyCard, after_hours: 'abc' }).invalid(because);
      await api.post('/keycard', { ...keyCard, after_hours: { value: 'text' } }).invalid(because);
      await api.get('/keycard/keycard-1').notFound('a refused create stores nothing');
      await api.create('KeyCard', keyCard);
      await api.patch('/keycard/keycard-1', { after_hours: 'abc' }).invalid(because);
      await api.patch('/keycard/keycard-1', { after_hours: {} }).invalid(because);
      await api
        .get('/keycard/keycard-1')
        .ok('a refused update changes nothing', { after_hours: true });
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
      const because = 'badge_state must be one of printed, active, locked, returned';
      await api.post('/keycard', { ...keyCard, badge_state: 421337 }).invalid(because);
      await api.post('/keycard', { ...keyCard, badge_state: { value: 'text' } }).invalid(because);
      await api.get('/keycard/keycard-1').notFound('a refused create stores nothing');
      await api.create('KeyCard', keyCard);
      await api.patch('/keycard/keycard-1', { badge_state: 0 }).invalid(because);
      await api.patch('/keycard/keycard-1', { badge_state: {} }).invalid(because);
      await api
        .get('/keycard/keycard-1')
        .ok('a refused update changes nothing', { badge_state: 'active' });
    },
  );

  test(
    'expires_at may be the leap day 2016-02-29',
    about('keycard.expires_at.accepts-leap-day', 'values.datetime', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '"2016-02-29 12:00:00" is a valid value of expires_at';
      await api
        .post('/keycard', { ...keyCard, expires_at: '2016-02-29 12:00:00' })
        .created(because, { expires_at: '2016-02-29 12:00:00' });
      await api.get('/keycard/keycard-1').ok(because, { expires_at: '2016-02-29 12:00:00' });
      await api.create('KeyCard', { ...keyCard, id: 'keycard-2' });
      await api
        .patch('/keycard/keycard-2', { expires_at: '2016-02-29 12:00:00' })
        .ok(because, { expires_at: '2016-02-29 12:00:00' });
      await api.get('/keycard/keycard-2').ok(because, { expires_at: '2016-02-29 12:00:00' });
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
      const because = 'expires_at must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/keycard', { ...keyCard, expires_at: 202403 }).invalid(because);
      await api.get('/keycard/keycard-1').notFound('a refused create stores nothing');
      await api.create('KeyCard', keyCard);
      await api.patch('/keycard/keycard-1', { expires_at: 0 }).invalid(because);
      await api
        .get('/keycard/keycard-1')
        .ok('a refused update changes nothing', { expires_at: '2018-04-01 01:42:28' });
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
      const because = 'expires_at must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/keycard', { ...keyCard, expires_at: '2015-02-30 12:00:00' })
        .invalid(because);
      await api
        .post('/keycard', { ...keyCard, expires_at: '2015-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/keycard', { ...keyCard, expires_at: '2018-13-01 01:42:28' })
        .invalid(because);
      await api
        .post('/keycard', { ...keyCard, expires_at: '2018-04-01 24:00:00' })
        .invalid(because);
      await api
        .post('/keycard', { ...keyCard, expires_at: '2015-04-31 12:00:00' })
        .invalid(because);
      await api
        .post('/keycard', { ...keyCard, expires_at: '2015-03-00 12:00:00' })
        .invalid(because);
      await api
        .post('/keycard', { ...keyCard, expires_at: '2016-00-10 12:00:00' })
        .invalid(because);
      await api
        .post('/keycard', { ...keyCard, expires_at: '2018-04-01 10:60:00' })
        .invalid(because);
      await api
        .post('/keycard', { ...keyCard, expires_at: '2018-04-01 10:30:75' })
        .invalid(because);
      await api.get('/keycard/keycard-1').notFound('a refused create stores nothing');
      await api.create('KeyCard', keyCard);
      await api.patch('/keycard/keycard-1', { expires_at: '2015-02-30 12:00:00' }).invalid(because);
      await api.patch('/keycard/keycard-1', { expires_at: '2015-02-29 12:00:00' }).invalid(because);
      await api.patch('/keycard/keycard-1', { expires_at: '2018-13-01 01:42:28' }).invalid(because);
      await api.patch('/keycard/keycard-1', { expires_at: '2018-04-01 24:00:00' }).invalid(because);
      await api
        .get('/keycard/keycard-1')
        .ok('a refused update changes nothing', { expires_at: '2018-04-01 01:42:28' });
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
      const because = 'expires_at must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/keycard', { ...keyCard, expires_at: '2018-04-01T01:42:28Z' })
        .invalid(because);
      await api.post('/keycard', { ...keyCard, expires_at: '2018-04-01' }).invalid(because);
      await api.post('/keycard', { ...keyCard, expires_at: 'not a date' }).invalid(because);
      await api
        .post('/keycard', { ...keyCard, expires_at: '2018-04-01T01:42:28' })
        .invalid(because);
      await api.post('/keycard', { ...keyCard, expires_at: '2018-04-01 01:42' }).invalid(because);
      await api
        .post('/keycard', { ...keyCard, expires_at: '2018-04-01 01:42:28.125' })
        .invalid(because);
      await api
        .post('/keycard', { ...keyCard, expires_at: '2018-04-01 01:42:28+02:00' })
        .invalid(because);
      await api.get('/keycard/keycard-1').notFound('a refused create stores nothing');
      await api.create('KeyCard', keyCard);
      await api
        .patch('/keycard/keycard-1', { expires_at: '2018-04-01T01:42:28Z' })
        .invalid(because);
      await api.patch('/keycard/keycard-1', { expires_at: '2018-04-01' }).invalid(because);
      await api.patch('/keycard/keycard-1', { expires_at: 'not a date' }).invalid(because);
      await api.patch('/keycard/keycard-1', { expires_at: '2018-04-01T01:42:28' }).invalid(because);
      await api
        .get('/keycard/keycard-1')
        .ok('a refused update changes nothing', { expires_at: '2018-04-01 01:42:28' });
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
      const because = 'the first moment of expires_at is 2015-01-01 00:00:00, inclusive';
      await api
        .post('/keycard', { ...keyCard, expires_at: '2015-01-01 00:00:00' })
        .created(because, { expires_at: '2015-01-01 00:00:00' });
      await api.get('/keycard/keycard-1').ok(because, { expires_at: '2015-01-01 00:00:00' });
      await api.create('KeyCard', { ...keyCard, id: 'keycard-2' });
      await api
        .patch('/keycard/keycard-2', { expires_at: '2015-01-01 00:00:00' })
        .ok(because, { expires_at: '2015-01-01 00:00:00' });
      await api.get('/keycard/keycard-2').ok(because, { expires_at: '2015-01-01 00:00:00' });
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
      const because = 'expires_at must not be before 2015-01-01 00:00:00';
      await api
        .post('/keycard', { ...keyCard, expires_at: '2014-12-31 23:59:59' })
        .invalid(because);
      await api.get('/keycard/keycard-1').notFound('a refused create stores nothing');
      await api.create('KeyCard', keyCard);
      await api.patch('/keycard/keycard-1', { expires_at: '2014-12-31 23:59:59' }).invalid(because);
      await api
        .get('/keycard/keycard-1')
        .ok('a refused update changes nothing', { expires_at: '2018-04-01 01:42:28' });
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
      const because = 'the last moment of expires_at is 2030-12-31 23:59:59, inclusive';
      await api
        .post('/keycard', { ...keyCard, expires_at: '2030-12-31 23:59:59' })
        .created(because, { expires_at: '2030-12-31 23:59:59' });
      await api.get('/keycard/keycard-1').ok(because, { expires_at: '2030-12-31 23:59:59' });
      await api.create('KeyCard', { ...keyCard, id: 'keycard-2' });
      await api
        .patch('/keycard/keycard-2', { expires_at: '2030-12-31 23:59:59' })
        .ok(because, { expires_at: '2030-12-31 23:59:59' });
      await api.get('/keycard/keycard-2').ok(because, { expires_at: '2030-12-31 23:59:59' });
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
      const because = 'expires_at must not be after 2030-12-31 23:59:59';
      await api
        .post('/keycard', { ...keyCard, expires_at: '2031-01-01 00:00:00' })
        .invalid(because);
      await api.get('/keycard/keycard-1').notFound('a refused create stores nothing');
      await api.create('KeyCard', keyCard);
      await api.patch('/keycard/keycard-1', { expires_at: '2031-01-01 00:00:00' }).invalid(because);
      await api
        .get('/keycard/keycard-1')
        .ok('a refused update changes nothing', { expires_at: '2018-04-01 01:42:28' });
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
      const because = 'failed_swipes must be an integer';
      await api.post('/keycard', { ...keyCard, failed_swipes: 'abc' }).invalid(because);
      await api.post('/keycard', { ...keyCard, failed_swipes: { value: 'text' } }).invalid(because);
      await api.post('/keycard', { ...keyCard, failed_swipes: 8.5 }).invalid(because);
      await api.get('/keycard/keycard-1').notFound('a refused create stores nothing');
      await api.create('KeyCard', keyCard);
      await api.patch('/keycard/keycard-1', { failed_swipes: 'abc' }).invalid(because);
      await api.patch('/keycard/keycard-1', { failed_swipes: {} }).invalid(because);
      await api.patch('/keycard/keycard-1', { failed_swipes: 8.5 }).invalid(because);
      await api
        .get('/keycard/keycard-1')
        .ok('a refused update changes nothing', { failed_swipes: 9 });
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
      const because = 'the minimum of failed_swipes is 0, inclusive';
      await api
        .post('/keycard', { ...keyCard, failed_swipes: 0 })
        .created(because, { failed_swipes: 0 });
      await api.get('/keycard/keycard-1').ok(because, { failed_swipes: 0 });
      await api.create('KeyCard', { ...keyCard, id: 'keycard-2' });
      await api.patch('/keycard/keycard-2', { failed_swipes: 0 }).ok(because, { failed_swipes: 0 });
      await api.get('/keycard/keycard-2').ok(because, { failed_swipes: 0 });
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
      const because = 'failed_swipes must be at least 0';
      await api.post('/keycard', { ...keyCard, failed_swipes: -1 }).invalid(because);
      await api.get('/keycard/keycard-1').notFound('a refused create stores nothing');
      await api.create('KeyCard', keyCard);
      await api.patch('/keycard/keycard-1', { failed_swipes: -1 }).invalid(because);
      await api
        .get('/keycard/keycard-1')
        .ok('a refused update changes nothing', { failed_swipes: 9 });
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
      const because = 'the maximum of failed_swipes is 50, inclusive';
      await api
        .post('/keycard', { ...keyCard, failed_swipes: 50 })
        .created(because, { failed_swipes: 50 });
      await api.get('/keycard/keycard-1').ok(because, { failed_swipes: 50 });
      await api.create('KeyCard', { ...keyCard, id: 'keycard-2' });
      await api
        .patch('/keycard/keycard-2', { failed_swipes: 50 })
        .ok(because, { failed_swipes: 50 });
      await api.get('/keycard/keycard-2').ok(because, { failed_swipes: 50 });
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
      const because = 'failed_swipes must be at most 50';
      await api.post('/keycard', { ...keyCard, failed_swipes: 51 }).invalid(because);
      await api.get('/keycard/keycard-1').notFound('a refused create stores nothing');
      await api.create('KeyCard', keyCard);
      await api.patch('/keycard/keycard-1', { failed_swipes: 51 }).invalid(because);
      await api
        .get('/keycard/keycard-1')
        .ok('a refused update changes nothing', { failed_swipes: 9 });
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
      'values.no-other-rule',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the value is one of AccessBadgeBadgeState';
      await api
        .post('/keycard', { ...keyCard, badge_state: 'printed' })
        .created(because, { badge_state: 'printed' });
      await api
        .patch('/keycard/keycard-1', { badge_state: 'active' })
        .ok(because, { badge_state: 'active' });
      await api
        .patch('/keycard/keycard-1', { badge_state: 'locked' })
        .ok(because, { badge_state: 'locked' });
      await api
        .patch('/keycard/keycard-1', { badge_state: 'returned' })
        .ok(because, { badge_state: 'returned' });
      await api.get('/keycard/keycard-1').ok(because, { badge_state: 'returned' });
      await api
        .patch('/keycard/keycard-1', { badge_state: 'printed' })
        .ok(because, { badge_state: 'printed' });
    },
  );

  test(
    'create and update refuse a badge_state that AccessBadgeBadgeState does not list, such as unheard_of',
    about(
      'keycard.badge_state.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'badge_state must be one of printed, active, locked, returned';
      await api.post('/keycard', { ...keyCard, badge_state: 'unheard_of' }).invalid(because);
      await api.post('/keycard', { ...keyCard, badge_state: 'printed ' }).invalid(because);
      await api.post('/keycard', { ...keyCard, badge_state: 'printe' }).invalid(because);
      await api.get('/keycard/keycard-1').notFound('a refused create stores nothing');
      await api.create('KeyCard', keyCard);
      await api.patch('/keycard/keycard-1', { badge_state: 'unheard_of' }).invalid(because);
      await api
        .get('/keycard/keycard-1')
        .ok('a refused update changes nothing', { badge_state: 'active' });
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
      const because = 'badge_state must be one of printed, active, locked, returned';
      await api.post('/keycard', { ...keyCard, badge_state: 'PRINTED' }).invalid(because);
      await api.get('/keycard/keycard-1').notFound('a refused create stores nothing');
      await api.create('KeyCard', keyCard);
      await api.patch('/keycard/keycard-1', { badge_state: 'PRINTED' }).invalid(because);
      await api
        .get('/keycard/keycard-1')
        .ok('a refused update changes nothing', { badge_state: 'active' });
    },
  );
});
