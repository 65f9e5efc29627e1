import { about, test, without } from '../support/api.ts';

// A valid Dog, as the tests send it.
const dog = {
  active_first_secondary: true,
  deleted_shared_unique: true,
  enabled_local_raw: true,
  id: 'dog-1',
  level_last: 32,
  phase: 'review',
  rank_root_private: 5,
  end_external_public: '2022-06-29 07:17:04',
};

// A valid Page, as the tests send it.
const page = {
  active_unique: true,
  id: 'page-1',
  level: 'advanced',
  name_external: 'tamo',
  priority_raw: 60,
  public_private: false,
};

test.describe('Dog: create, read, update and delete', () => {
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
    'create answers the new Dog, and read answers it again',
    about(
      'dog.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/dog', dog).created('create answers the object that was sent', dog);
      await api.get('/dog/dog-1').ok('read answers the object that was created', dog);
      await api
        .post('/dog', { ...dog, id: 'dog-2' })
        .created('objects may be alike in everything but their ids', { id: 'dog-2' });
    },
  );

  test(
    'the id of a Dog may be any text, upper and lower case told apart, but no number',
    about(
      'dog.create.accepts-any-id',
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
        .post('/dog', { ...dog, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Dog', { ...dog, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/dog/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/dog/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...dog, id: 'Room 2.B at the Very End of the Long Hall' });
      await api.post('/dog', { ...dog, id: 421337 }).invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole Dog',
    about(
      'dog.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api
        .patch('/dog/dog-1', {
          active_first_secondary: false,
          deleted_shared_unique: false,
          enabled_local_raw: false,
          level_last: 62,
          phase: 'planning',
          rank_root_private: 66,
          end_external_public: '2022-09-17 03:10:21',
        })
        .ok('every one of these fields was sent', {
          active_first_secondary: false,
          deleted_shared_unique: false,
          enabled_local_raw: false,
          id: 'dog-1',
          level_last: 62,
          phase: 'planning',
          rank_root_private: 66,
          end_external_public: '2022-09-17 03:10:21',
        });
      await api.get('/dog/dog-1').ok('the update is stored', {
        active_first_secondary: false,
        deleted_shared_unique: false,
        enabled_local_raw: false,
        level_last: 62,
        phase: 'planning',
        rank_root_private: 66,
        end_external_public: '2022-09-17 03:10:21',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('dog.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Dog', dog);
      await api
        .patch('/dog/dog-1', {
          id: 'dog-1',
          active_first_secondary: false,
          deleted_shared_unique: false,
          enabled_local_raw: false,
          level_last: 62,
          phase: 'planning',
          rank_root_private: 66,
          end_external_public: '2022-09-17 03:10:21',
        })
        .ok(because, {
          id: 'dog-1',
          active_first_secondary: false,
          deleted_shared_unique: false,
          enabled_local_raw: false,
          level_last: 62,
          phase: 'planning',
          rank_root_private: 66,
          end_external_public: '2022-09-17 03:10:21',
        });
      await api.get('/dog/dog-1').ok(because, {
        id: 'dog-1',
        active_first_secondary: false,
        deleted_shared_unique: false,
        enabled_local_raw: false,
        level_last: 62,
        phase: 'planning',
        rank_root_private: 66,
        end_external_public: '2022-09-17 03:10:21',
      });
    },
  );

  test(
    'update that is refused for end_external_public does not change active_first_secondary either',
    about(
      'dog.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api
        .patch('/dog/dog-1', { active_first_secondary: false, end_external_public: 202403 })
        .invalid('end_external_public must be a string in YYYY-MM-DD hh:mm:ss format');
      await api.get('/dog/dog-1').ok('a refused update changes nothing', dog);
    },
  );

  test(
    'delete removes a Dog: no read finds it and no list holds it',
    about(
      'dog.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('Dog', dog);
      await api.delete('/dog/dog-1').removed('the object exists');
      await api.get('/dog/dog-1').notFound(because);
      await api.patch('/dog/dog-1', { id: 'dog-1' }).notFound(because);
      await api.get('/dog').ok('what was deleted is in no list', []);
      await api
        .post('/dog', {
          ...dog,
          active_first_secondary: false,
          deleted_shared_unique: false,
          enabled_local_raw: false,
          level_last: 62,
          phase: 'planning',
          rank_root_private: 66,
          end_external_public: '2022-09-17 03:10:21',
        })
        .created('the id of a deleted object is unknown, as before its create', {
          active_first_secondary: false,
          deleted_shared_unique: false,
          enabled_local_raw: false,
          id: 'dog-1',
          level_last: 62,
          phase: 'planning',
          rank_root_private: 66,
          end_external_public: '2022-09-17 03:10:21',
        });
      await api
        .get('/dog/dog-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          active_first_secondary: false,
          deleted_shared_unique: false,
          enabled_local_raw: false,
          id: 'dog-1',
          level_last: 62,
          phase: 'planning',
          rank_root_private: 66,
          end_external_public: '2022-09-17 03:10:21',
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Dog has',
    about('dog.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no Dog has the id dog-unknown';
      await api.create('Dog', dog);
      await api.get('/dog/dog-unknown').notFound(because);
      await api
        .patch('/dog/dog-unknown', {
          active_first_secondary: false,
          deleted_shared_unique: false,
          enabled_local_raw: false,
          level_last: 62,
          phase: 'planning',
          rank_root_private: 66,
          end_external_public: '2022-09-17 03:10:21',
        })
        .notFound(because);
      await api.delete('/dog/dog-unknown').notFound(because);
      await api.get('/dog').ok('requests for an unknown id change nothing', [{ id: 'dog-1' }]);
    },
  );
});

test.describe('Dog: collections', () => {
  // endpoints.independent: Each entity has a collection of its own: objects of different entities
  //   may have the same id.
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Dog with all of its fields',
    about('dog.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.create('Dog', {
        ...dog,
        id: 'dog-2',
        active_first_secondary: false,
        deleted_shared_unique: false,
        enabled_local_raw: false,
        level_last: 62,
        phase: 'planning',
        rank_root_private: 66,
        end_external_public: '2022-09-17 03:10:21',
      });
      await api.create('Dog', {
        ...dog,
        id: 'dog-3',
        level_last: 12,
        phase: 'in_progress',
        rank_root_private: 25,
        end_external_public: '2023-11-17 04:04:58',
      });
      await api.get('/dog').ok('three objects were created', [
        dog,
        {
          active_first_secondary: false,
          deleted_shared_unique: false,
          enabled_local_raw: false,
          id: 'dog-2',
          level_last: 62,
          phase: 'planning',
          rank_root_private: 66,
          end_external_public: '2022-09-17 03:10:21',
        },
        {
          active_first_secondary: true,
          deleted_shared_unique: true,
          enabled_local_raw: true,
          id: 'dog-3',
          level_last: 12,
          phase: 'in_progress',
          rank_root_private: 25,
          end_external_public: '2023-11-17 04:04:58',
        },
      ]);
      await api.create('Dog', { ...dog, id: 'dog-4' });
      await api.create('Dog', { ...dog, id: 'dog-5' });
      await api.create('Dog', { ...dog, id: 'dog-6' });
      await api.create('Dog', { ...dog, id: 'dog-7' });
      await api.create('Dog', { ...dog, id: 'dog-8' });
      await api.create('Dog', { ...dog, id: 'dog-9' });
      await api.create('Dog', { ...dog, id: 'dog-10' });
      await api.create('Dog', { ...dog, id: 'dog-11' });
      await api
        .get('/dog')
        .ok('a list holds every object, however many there are', [
          { id: 'dog-1' },
          { id: 'dog-2' },
          { id: 'dog-3' },
          { id: 'dog-4' },
          { id: 'dog-5' },
          { id: 'dog-6' },
          { id: 'dog-7' },
          { id: 'dog-8' },
          { id: 'dog-9' },
          { id: 'dog-10' },
          { id: 'dog-11' },
        ]);
    },
  );

  test(
    'update of one Dog leaves another as it was',
    about('dog.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.create('Dog', {
        ...dog,
        id: 'dog-2',
        active_first_secondary: false,
        deleted_shared_unique: false,
        enabled_local_raw: false,
        level_last: 62,
        phase: 'planning',
        rank_root_private: 66,
        end_external_public: '2022-09-17 03:10:21',
      });
      await api
        .patch('/dog/dog-2', {
          id: 'dog-2',
          active_first_secondary: false,
          deleted_shared_unique: false,
          enabled_local_raw: false,
          level_last: 62,
          phase: 'planning',
          rank_root_private: 66,
          end_external_public: '2022-09-17 03:10:21',
        })
        .ok('the change is valid');
      await api.get('/dog/dog-1').ok('another object was updated', dog);
      await api.get('/dog/dog-2').ok('the update is stored', {
        active_first_secondary: false,
        deleted_shared_unique: false,
        enabled_local_raw: false,
        id: 'dog-2',
        level_last: 62,
        phase: 'planning',
        rank_root_private: 66,
        end_external_public: '2022-09-17 03:10:21',
      });
    },
  );

  test(
    'delete of one Dog leaves another as it was',
    about(
      'dog.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.create('Dog', {
        ...dog,
        id: 'dog-2',
        active_first_secondary: false,
        deleted_shared_unique: false,
        enabled_local_raw: false,
        level_last: 62,
        phase: 'planning',
        rank_root_private: 66,
        end_external_public: '2022-09-17 03:10:21',
      });
      await api.delete('/dog/dog-1').removed('the object exists');
      await api.get('/dog/dog-2').ok('another object was deleted', {
        active_first_secondary: false,
        deleted_shared_unique: false,
        enabled_local_raw: false,
        id: 'dog-2',
        level_last: 62,
        phase: 'planning',
        rank_root_private: 66,
        end_external_public: '2022-09-17 03:10:21',
      });
      await api.get('/dog').ok('one of two objects was deleted', [{ id: 'dog-2' }]);
    },
  );

  test(
    'reset removes every Dog',
    about('dog.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.create('Dog', {
        ...dog,
        id: 'dog-2',
        active_first_secondary: false,
        deleted_shared_unique: false,
        enabled_local_raw: false,
        level_last: 62,
        phase: 'planning',
        rank_root_private: 66,
        end_external_public: '2022-09-17 03:10:21',
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/dog').ok('reset removes all objects', []);
      await api.get('/dog/dog-1').notFound('reset removed it');
    },
  );

  test(
    'Dog and Page objects may have the same id',
    about(
      'dog.create.accepts-the-id-of-another-entity',
      'endpoints.independent',
      'endpoints.unknown-id',
    ),
    async ({ api }) => {
      const because = 'a list holds the objects of one entity alone';
      await api.create('Dog', { ...dog, id: 'same-1' });
      await api.create('Page', { ...page, id: 'same-1' });
      await api.get('/dog').ok(because, [{ id: 'same-1' }]);
      await api.get('/page').ok(because, [{ id: 'same-1' }]);
      await api.delete('/page/same-1').removed('the object exists');
      await api.get('/page/same-1').notFound('only Dog has the id same-1 now');
      await api.get('/dog/same-1').ok('only the Page was deleted', { ...dog, id: 'same-1' });
    },
  );
});

test.describe('Dog: required fields and defaults', () => {
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
    'create refuses a Dog without active_first_secondary, which is required',
    about(
      'dog.active_first_secondary.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/dog', without(dog, 'active_first_secondary'))
        .invalid('active_first_secondary is required and has no default');
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a Dog without deleted_shared_unique, which is required',
    about(
      'dog.deleted_shared_unique.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/dog', without(dog, 'deleted_shared_unique'))
        .invalid('deleted_shared_unique is required and has no default');
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a Dog without enabled_local_raw, which is required',
    about(
      'dog.enabled_local_raw.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/dog', without(dog, 'enabled_local_raw'))
        .invalid('enabled_local_raw is required and has no default');
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a Dog without level_last, which is required',
    about(
      'dog.level_last.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/dog', without(dog, 'level_last'))
        .invalid('level_last is required and has no default');
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'phase is "in_progress" when a create leaves it out',
    about('dog.phase.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of phase is "in_progress"';
      await api.post('/dog', without(dog, 'phase')).created(because, { phase: 'in_progress' });
      await api.get('/dog/dog-1').ok(because, { phase: 'in_progress' });
    },
  );

  test(
    'create refuses a Dog without rank_root_private, which is required',
    about(
      'dog.rank_root_private.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/dog', without(dog, 'rank_root_private'))
        .invalid('rank_root_private is required and has no default');
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create accepts a Dog without end_external_public, which is optional',
    about('dog.end_external_public.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'end_external_public is optional';
      await api
        .post('/dog', without(dog, 'end_external_public'))
        .created(because, { end_external_public: null });
      await api.get('/dog/dog-1').ok(because, { end_external_public: null });
    },
  );

  test(
    'update of active_first_secondary or end_external_public alone leaves every other field as it is',
    about('dog.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Dog', { ...dog, phase: null });
      await api
        .patch('/dog/dog-1', { active_first_secondary: false })
        .ok(because, { ...dog, active_first_secondary: false, phase: null });
      await api.patch('/dog/dog-1', { end_external_public: '2022-09-17 03:10:21' }).ok(because, {
        ...dog,
        active_first_secondary: false,
        phase: null,
        end_external_public: '2022-09-17 03:10:21',
      });
      await api.get('/dog/dog-1').ok(because, {
        ...dog,
        active_first_secondary: false,
        phase: null,
        end_external_public: '2022-09-17 03:10:21',
      });
    },
  );
});

test.describe('Dog: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'active_first_secondary may be null',
    about(
      'dog.active_first_secondary.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'active_first_secondary is nullable';
      await api
        .post('/dog', { ...dog, active_first_secondary: null })
        .created(because, { active_first_secondary: null });
      await api.get('/dog/dog-1').ok(because, { active_first_secondary: null });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api
        .patch('/dog/dog-2', { active_first_secondary: null })
        .ok(because, { active_first_secondary: null });
      await api.get('/dog/dog-2').ok(because, { active_first_secondary: null });
    },
  );

  test(
    'deleted_shared_unique may be null',
    about(
      'dog.deleted_shared_unique.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'deleted_shared_unique is nullable';
      await api
        .post('/dog', { ...dog, deleted_shared_unique: null })
        .created(because, { deleted_shared_unique: null });
      await api.get('/dog/dog-1').ok(because, { deleted_shared_unique: null });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api
        .patch('/dog/dog-2', { deleted_shared_unique: null })
        .ok(because, { deleted_shared_unique: null });
      await api.get('/dog/dog-2').ok(because, { deleted_shared_unique: null });
    },
  );

  test(
    'enabled_local_raw may be null',
    about('dog.enabled_local_raw.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      const because = 'enabled_local_raw is nullable';
      await api
        .post('/dog', { ...dog, enabled_local_raw: null })
        .created(because, { enabled_local_raw: null });
      await api.get('/dog/dog-1').ok(because, { enabled_local_raw: null });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api
        .patch('/dog/dog-2', { enabled_local_raw: null })
        .ok(because, { enabled_local_raw: null });
      await api.get('/dog/dog-2').ok(because, { enabled_local_raw: null });
    },
  );

  test(
    'level_last may be null',
    about('dog.level_last.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      const because = 'level_last is nullable';
      await api.post('/dog', { ...dog, level_last: null }).created(because, { level_last: null });
      await api.get('/dog/dog-1').ok(because, { level_last: null });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', { level_last: null }).ok(because, { level_last: null });
      await api.get('/dog/dog-2').ok(because, { level_last: null });
    },
  );

  test(
    'phase may be null, which is not replaced by its default',
    about(
      'dog.phase.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'phase is nullable and its default is for absence only';
      await api.post('/dog', { ...dog, phase: null }).created(because, { phase: null });
      await api.get('/dog/dog-1').ok(because, { phase: null });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', { phase: null }).ok(because, { phase: null });
      await api.get('/dog/dog-2').ok(because, { phase: null });
    },
  );

  test(
    'rank_root_private may be null',
    about('dog.rank_root_private.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      const because = 'rank_root_private is nullable';
      await api
        .post('/dog', { ...dog, rank_root_private: null })
        .created(because, { rank_root_private: null });
      await api.get('/dog/dog-1').ok(because, { rank_root_private: null });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api
        .patch('/dog/dog-2', { rank_root_private: null })
        .ok(because, { rank_root_private: null });
      await api.get('/dog/dog-2').ok(because, { rank_root_private: null });
    },
  );

  test(
    'create and update refuse null for end_external_public',
    about(
      'dog.end_external_public.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'end_external_public must not be null';
      await api.post('/dog', { ...dog, end_external_public: null }).invalid(because);
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', { end_external_public: null }).invalid(because);
      await api
        .get('/dog/dog-1')
        .ok('a refused update changes nothing', { end_external_public: '2022-06-29 07:17:04' });
    },
  );
});

test.describe('Dog: types and bounds', () => {
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
    'active_first_secondary may be false',
    about('dog.active_first_secondary.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      const because = 'false is a valid value of active_first_secondary';
      await api
        .post('/dog', { ...dog, active_first_secondary: false })
        .created(because, { active_first_secondary: false });
      await api.get('/dog/dog-1').ok(because, { active_first_secondary: false });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api
        .patch('/dog/dog-2', { active_first_secondary: false })
        .ok(because, { active_first_secondary: false });
      await api.get('/dog/dog-2').ok(because, { active_first_secondary: false });
    },
  );

  test(
    'create and update refuse an active_first_secondary of a wrong type',
    about(
      'dog.active_first_secondary.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'active_first_secondary must be true or false';
      await api.post('/dog', { ...dog, active_first_secondary: 'abc' }).invalid(because);
      await api
        .post('/dog', { ...dog, active_first_secondary: { value: 'text' } })
        .invalid(because);
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', { active_first_secondary: 'abc' }).invalid(because);
      await api.patch('/dog/dog-1', { active_first_secondary: {} }).invalid(because);
      await api
        .get('/dog/dog-1')
        .ok('a refused update changes nothing', { active_first_secondary: true });
    },
  );

  test(
    'deleted_shared_unique may be false',
    about('dog.deleted_shared_unique.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      const because = 'false is a valid value of deleted_shared_unique';
      await api
        .post('/dog', { ...dog, deleted_shared_unique: false })
        .created(because, { deleted_shared_unique: false });
      await api.get('/dog/dog-1').ok(because, { deleted_shared_unique: false });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api
        .patch('/dog/dog-2', { deleted_shared_unique: false })
        .ok(because, { deleted_shared_unique: false });
      await api.get('/dog/dog-2').ok(because, { deleted_shared_unique: false });
    },
  );

  test(
    'create and update refuse a deleted_shared_unique of a wrong type',
    about(
      'dog.deleted_shared_unique.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'deleted_shared_unique must be true or false';
      await api.post('/dog', { ...dog, deleted_shared_unique: 'abc' }).invalid(because);
      await api.post('/dog', { ...dog, deleted_shared_unique: { value: 'text' } }).invalid(because);
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', { deleted_shared_unique: 'abc' }).invalid(because);
      await api.patch('/dog/dog-1', { deleted_shared_unique: {} }).invalid(because);
      await api
        .get('/dog/dog-1')
        .ok('a refused update changes nothing', { deleted_shared_unique: true });
    },
  );

  test(
    'enabled_local_raw may be false',
    about('dog.enabled_local_raw.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      const because = 'false is a valid value of enabled_local_raw';
      await api
        .post('/dog', { ...dog, enabled_local_raw: false })
        .created(because, { enabled_local_raw: false });
      await api.get('/dog/dog-1').ok(because, { enabled_local_raw: false });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api
        .patch('/dog/dog-2', { enabled_local_raw: false })
        .ok(because, { enabled_local_raw: false });
      await api.get('/dog/dog-2').ok(because, { enabled_local_raw: false });
    },
  );

  test(
    'create and update refuse an enabled_local_raw of a wrong type',
    about(
      'dog.enabled_local_raw.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'enabled_local_raw must be true or false';
      await api.post('/dog', { ...dog, enabled_local_raw: 'abc' }).invalid(because);
      await api.post('/dog', { ...dog, enabled_local_raw: { value: 'text' } }).invalid(because);
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', { enabled_local_raw: 'abc' }).invalid(because);
      await api.patch('/dog/dog-1', { enabled_local_raw: {} }).invalid(because);
      await api
        .get('/dog/dog-1')
        .ok('a refused update changes nothing', { enabled_local_raw: true });
    },
  );

  test(
    'level_last may be 0',
    about('dog.level_last.accepts-zero', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of level_last';
      await api.post('/dog', { ...dog, level_last: 0 }).created(because, { level_last: 0 });
      await api.get('/dog/dog-1').ok(because, { level_last: 0 });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', { level_last: 0 }).ok(because, { level_last: 0 });
      await api.get('/dog/dog-2').ok(because, { level_last: 0 });
    },
  );

  test(
    'create and update refuse a level_last of a wrong type',
    about(
      'dog.level_last.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'level_last must be an integer';
      await api.post('/dog', { ...dog, level_last: 'abc' }).invalid(because);
      await api.post('/dog', { ...dog, level_last: { value: 'text' } }).invalid(because);
      await api.post('/dog', { ...dog, level_last: 31.5 }).invalid(because);
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', { level_last: 'abc' }).invalid(because);
      await api.patch('/dog/dog-1', { level_last: {} }).invalid(because);
      await api.patch('/dog/dog-1', { level_last: 31.5 }).invalid(because);
      await api.get('/dog/dog-1').ok('a refused update changes nothing', { level_last: 32 });
    },
  );

  test(
    'level_last has no minimum',
    about('dog.level_last.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'level_last has no minimum';
      await api
        .post('/dog', { ...dog, level_last: -1000000 })
        .created(because, { level_last: -1000000 });
      await api.get('/dog/dog-1').ok(because, { level_last: -1000000 });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', { level_last: -1000000 }).ok(because, { level_last: -1000000 });
      await api.get('/dog/dog-2').ok(because, { level_last: -1000000 });
    },
  );

  test(
    'level_last has no maximum',
    about('dog.level_last.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'level_last has no maximum';
      await api
        .post('/dog', { ...dog, level_last: 1000000 })
        .created(because, { level_last: 1000000 });
      await api.get('/dog/dog-1').ok(because, { level_last: 1000000 });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', { level_last: 1000000 }).ok(because, { level_last: 1000000 });
      await api.get('/dog/dog-2').ok(because, { level_last: 1000000 });
    },
  );

  test(
    'create and update refuse a phase of a wrong type',
    about(
      'dog.phase.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'phase must be one of in_progress, review, planning';
      await api.post('/dog', { ...dog, phase: 421337 }).invalid(because);
      await api.post('/dog', { ...dog, phase: { value: 'text' } }).invalid(because);
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', { phase: 0 }).invalid(because);
      await api.patch('/dog/dog-1', { phase: {} }).invalid(because);
      await api.get('/dog/dog-1').ok('a refused update changes nothing', { phase: 'review' });
    },
  );

  test(
    'rank_root_private may be 0',
    about('dog.rank_root_private.accepts-zero', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of rank_root_private';
      await api
        .post('/dog', { ...dog, rank_root_private: 0 })
        .created(because, { rank_root_private: 0 });
      await api.get('/dog/dog-1').ok(because, { rank_root_private: 0 });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', { rank_root_private: 0 }).ok(because, { rank_root_private: 0 });
      await api.get('/dog/dog-2').ok(because, { rank_root_private: 0 });
    },
  );

  test(
    'create and update refuse a rank_root_private of a wrong type',
    about(
      'dog.rank_root_private.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'rank_root_private must be an integer';
      await api.post('/dog', { ...dog, rank_root_private: 'abc' }).invalid(because);
      await api.post('/dog', { ...dog, rank_root_private: { value: 'text' } }).invalid(because);
      await api.post('/dog', { ...dog, rank_root_private: 4.5 }).invalid(because);
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', { rank_root_private: 'abc' }).invalid(because);
      await api.patch('/dog/dog-1', { rank_root_private: {} }).invalid(because);
      await api.patch('/dog/dog-1', { rank_root_private: 4.5 }).invalid(because);
      await api.get('/dog/dog-1').ok('a refused update changes nothing', { rank_root_private: 5 });
    },
  );

  test(
    'rank_root_private has no minimum',
    about('dog.rank_root_private.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'rank_root_private has no minimum';
      await api
        .post('/dog', { ...dog, rank_root_private: -1000000 })
        .created(because, { rank_root_private: -1000000 });
      await api.get('/dog/dog-1').ok(because, { rank_root_private: -1000000 });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api
        .patch('/dog/dog-2', { rank_root_private: -1000000 })
        .ok(because, { rank_root_private: -1000000 });
      await api.get('/dog/dog-2').ok(because, { rank_root_private: -1000000 });
    },
  );

  test(
    'rank_root_private has no maximum',
    about('dog.rank_root_private.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'rank_root_private has no maximum';
      await api
        .post('/dog', { ...dog, rank_root_private: 1000000 })
        .created(because, { rank_root_private: 1000000 });
      await api.get('/dog/dog-1').ok(because, { rank_root_private: 1000000 });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api
        .patch('/dog/dog-2', { rank_root_private: 1000000 })
        .ok(because, { rank_root_private: 1000000 });
      await api.get('/dog/dog-2').ok(because, { rank_root_private: 1000000 });
    },
  );

  test(
    'end_external_public may be the leap day 2020-02-29',
    about('dog.end_external_public.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      const because = '"2020-02-29 12:00:00" is a valid value of end_external_public';
      await api
        .post('/dog', { ...dog, end_external_public: '2020-02-29 12:00:00' })
        .created(because, { end_external_public: '2020-02-29 12:00:00' });
      await api.get('/dog/dog-1').ok(because, { end_external_public: '2020-02-29 12:00:00' });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api
        .patch('/dog/dog-2', { end_external_public: '2020-02-29 12:00:00' })
        .ok(because, { end_external_public: '2020-02-29 12:00:00' });
      await api.get('/dog/dog-2').ok(because, { end_external_public: '2020-02-29 12:00:00' });
    },
  );

  test(
    'create and update refuse an end_external_public of a wrong type',
    about(
      'dog.end_external_public.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'end_external_public must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/dog', { ...dog, end_external_public: 202403 }).invalid(because);
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', { end_external_public: 0 }).invalid(because);
      await api
        .get('/dog/dog-1')
        .ok('a refused update changes nothing', { end_external_public: '2022-06-29 07:17:04' });
    },
  );

  test(
    'create and update refuse an end_external_public that no calendar or clock has',
    about(
      'dog.end_external_public.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'end_external_public must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/dog', { ...dog, end_external_public: '2020-02-30 12:00:00' })
        .invalid(because);
      await api
        .post('/dog', { ...dog, end_external_public: '2021-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/dog', { ...dog, end_external_public: '2022-13-01 07:17:04' })
        .invalid(because);
      await api
        .post('/dog', { ...dog, end_external_public: '2022-06-29 24:00:00' })
        .invalid(because);
      await api
        .post('/dog', { ...dog, end_external_public: '1900-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/dog', { ...dog, end_external_public: '2020-04-31 12:00:00' })
        .invalid(because);
      await api
        .post('/dog', { ...dog, end_external_public: '2020-03-00 12:00:00' })
        .invalid(because);
      await api
        .post('/dog', { ...dog, end_external_public: '2020-00-10 12:00:00' })
        .invalid(because);
      await api
        .post('/dog', { ...dog, end_external_public: '2022-06-29 10:60:00' })
        .invalid(because);
      await api
        .post('/dog', { ...dog, end_external_public: '2022-06-29 10:30:75' })
        .invalid(because);
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
      await api.create('Dog', dog);
      await api
        .patch('/dog/dog-1', { end_external_public: '2020-02-30 12:00:00' })
        .invalid(because);
      await api
        .patch('/dog/dog-1', { end_external_public: '2021-02-29 12:00:00' })
        .invalid(because);
      await api
        .patch('/dog/dog-1', { end_external_public: '2022-13-01 07:17:04' })
        .invalid(because);
      await api
        .patch('/dog/dog-1', { end_external_public: '2022-06-29 24:00:00' })
        .invalid(because);
      await api
        .get('/dog/dog-1')
        .ok('a refused update changes nothing', { end_external_public: '2022-06-29 07:17:04' });
    },
  );

  test(
    'create and update refuse an end_external_public in another format',
    about(
      'dog.end_external_public.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'end_external_public must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/dog', { ...dog, end_external_public: '2022-06-29T07:17:04Z' })
        .invalid(because);
      await api.post('/dog', { ...dog, end_external_public: '2022-06-29' }).invalid(because);
      await api.post('/dog', { ...dog, end_external_public: 'not a date' }).invalid(because);
      await api
        .post('/dog', { ...dog, end_external_public: '2022-06-29T07:17:04' })
        .invalid(because);
      await api.post('/dog', { ...dog, end_external_public: '2022-06-29 07:17' }).invalid(because);
      await api
        .post('/dog', { ...dog, end_external_public: '2022-06-29 07:17:04.125' })
        .invalid(because);
      await api
        .post('/dog', { ...dog, end_external_public: '2022-06-29 07:17:04+02:00' })
        .invalid(because);
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
      await api.create('Dog', dog);
      await api
        .patch('/dog/dog-1', { end_external_public: '2022-06-29T07:17:04Z' })
        .invalid(because);
      await api.patch('/dog/dog-1', { end_external_public: '2022-06-29' }).invalid(because);
      await api.patch('/dog/dog-1', { end_external_public: 'not a date' }).invalid(because);
      await api
        .patch('/dog/dog-1', { end_external_public: '2022-06-29T07:17:04' })
        .invalid(because);
      await api
        .get('/dog/dog-1')
        .ok('a refused update changes nothing', { end_external_public: '2022-06-29 07:17:04' });
    },
  );

  test(
    'end_external_public has no first moment',
    about(
      'dog.end_external_public.has-no-first-moment',
      'values.datetime-bounds',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'end_external_public has no first moment';
      await api
        .post('/dog', { ...dog, end_external_public: '2001-02-03 04:05:06' })
        .created(because, { end_external_public: '2001-02-03 04:05:06' });
      await api.get('/dog/dog-1').ok(because, { end_external_public: '2001-02-03 04:05:06' });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api
        .patch('/dog/dog-2', { end_external_public: '2001-02-03 04:05:06' })
        .ok(because, { end_external_public: '2001-02-03 04:05:06' });
      await api.get('/dog/dog-2').ok(because, { end_external_public: '2001-02-03 04:05:06' });
    },
  );

  test(
    'end_external_public has no last moment',
    about(
      'dog.end_external_public.has-no-last-moment',
      'values.datetime-bounds',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'end_external_public has no last moment';
      await api
        .post('/dog', { ...dog, end_external_public: '2099-10-11 12:13:14' })
        .created(because, { end_external_public: '2099-10-11 12:13:14' });
      await api.get('/dog/dog-1').ok(because, { end_external_public: '2099-10-11 12:13:14' });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api
        .patch('/dog/dog-2', { end_external_public: '2099-10-11 12:13:14' })
        .ok(because, { end_external_public: '2099-10-11 12:13:14' });
      await api.get('/dog/dog-2').ok(because, { end_external_public: '2099-10-11 12:13:14' });
    },
  );
});

test.describe('Dog: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'phase may be in_progress, review, planning',
    about(
      'dog.phase.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of DogPhase';
      await api
        .post('/dog', { ...dog, phase: 'in_progress' })
        .created(because, { phase: 'in_progress' });
      await api.patch('/dog/dog-1', { phase: 'review' }).ok(because, { phase: 'review' });
      await api.patch('/dog/dog-1', { phase: 'planning' }).ok(because, { phase: 'planning' });
      await api.get('/dog/dog-1').ok(because, { phase: 'planning' });
      await api.patch('/dog/dog-1', { phase: 'in_progress' }).ok(because, { phase: 'in_progress' });
    },
  );

  test(
    'create and update refuse a phase that DogPhase does not list, such as unheard_of',
    about(
      'dog.phase.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'phase must be one of in_progress, review, planning';
      await api.post('/dog', { ...dog, phase: 'unheard_of' }).invalid(because);
      await api.post('/dog', { ...dog, phase: 'in_progress ' }).invalid(because);
      await api.post('/dog', { ...dog, phase: 'in_progres' }).invalid(because);
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', { phase: 'unheard_of' }).invalid(because);
      await api.get('/dog/dog-1').ok('a refused update changes nothing', { phase: 'review' });
    },
  );

  test(
    'create and update refuse the phase IN_PROGRESS, as upper and lower case differ',
    about(
      'dog.phase.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'phase must be one of in_progress, review, planning';
      await api.post('/dog', { ...dog, phase: 'IN_PROGRESS' }).invalid(because);
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', { phase: 'IN_PROGRESS' }).invalid(because);
      await api.get('/dog/dog-1').ok('a refused update changes nothing', { phase: 'review' });
    },
  );
});

test.describe('Dog: actions', () => {
  // actions.success: An action is `POST /{entity}/{id}/{action}`. When it is allowed it applies
  //   its effects, sets its state field to the target value, and answers 200 and the acting
  //   object as it is afterwards.
  // actions.wrong-state: When the value of the state field is not among the values that the
  //   action starts from, the action is refused with 400. A state of `null` is among none.
  // actions.refused-unchanged: A refused action changes nothing.
  // actions.stored: What an action changed, on the acting object and on others, is stored and
  //   seen by every later request.

  test(
    'approve moves phase from review to in_progress',
    about('dog.approve.moves-from-review', 'actions.success', 'actions.stored'),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api
        .post('/dog/dog-1/approve')
        .ok('the state is right and every condition holds', { ...dog, phase: 'in_progress' });
      await api
        .get('/dog/dog-1')
        .ok('what the action did is stored', { ...dog, phase: 'in_progress' });
    },
  );

  test(
    'approve leaves objects alone that it does not concern',
    about('dog.approve.leaves-bystanders', 'actions.success'),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.post('/dog/dog-1/approve').ok('the state is right and every condition holds');
      await api
        .get('/dog/dog-2')
        .ok('approve was called on dog-1, which does not concern this object', {
          ...dog,
          id: 'dog-2',
        });
    },
  );

  test(
    'approve acts on what updates left, and later updates leave what it did',
    about(
      'dog.approve.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Dog', { ...dog, phase: 'in_progress' });
      await api.patch('/dog/dog-1', { phase: 'review' }).ok(because);
      await api.post('/dog/dog-1/approve').ok('the state is right and every condition holds');
      await api
        .get('/dog')
        .ok('a list shows what approve did', [{ id: 'dog-1', phase: 'in_progress' }]);
      await api.patch('/dog/dog-1', { active_first_secondary: false }).ok(because);
      await api.get('/dog/dog-1').ok('what approve did stays when something else is updated', {
        active_first_secondary: false,
        phase: 'in_progress',
      });
      await api.patch('/dog/dog-1', { phase: 'review' }).ok('an update may lead back to any phase');
      await api
        .post('/dog/dog-1/approve')
        .ok('the state is right and every condition holds', { phase: 'in_progress' });
    },
  );

  test(
    'approve answers 404 for an id that no Dog has',
    about('dog.approve.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.post('/dog/dog-unknown/approve').notFound('no Dog has the id dog-unknown');
      await api.delete('/dog/dog-1').removed('the object exists');
      await api.post('/dog/dog-1/approve').notFound('it was deleted');
    },
  );

  test(
    'approve is refused while phase is in_progress',
    about(
      'dog.approve.refuses-from-in_progress',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Dog', { ...dog, phase: 'in_progress' });
      await api
        .post('/dog/dog-1/approve')
        .refused('approve starts from review, and phase is in_progress');
      await api.get('/dog/dog-1').ok('a refused action changes nothing', { phase: 'in_progress' });
    },
  );

  test(
    'approve is refused while phase is planning',
    about('dog.approve.refuses-from-planning', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Dog', { ...dog, phase: 'planning' });
      await api
        .post('/dog/dog-1/approve')
        .refused('approve starts from review, and phase is planning');
      await api.get('/dog/dog-1').ok('a refused action changes nothing', { phase: 'planning' });
    },
  );

  test(
    'approve is refused while phase is null',
    about('dog.approve.refuses-without-state', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Dog', { ...dog, phase: null });
      await api.post('/dog/dog-1/approve').refused('approve starts from review, and phase is null');
      await api.get('/dog/dog-1').ok('a refused action changes nothing', { phase: null });
    },
  );

  test(
    'archive moves phase from in_progress to review',
    about('dog.archive.moves-from-in_progress', 'actions.success', 'actions.stored'),
    async ({ api }) => {
      await api.create('Dog', { ...dog, phase: 'in_progress' });
      await api.post('/dog/dog-1/archive').ok('the state is right and every condition holds', dog);
      await api.get('/dog/dog-1').ok('what the action did is stored', dog);
    },
  );

  test(
    'archive moves phase from planning to review',
    about('dog.archive.moves-from-planning', 'actions.success', 'actions.stored'),
    async ({ api }) => {
      await api.create('Dog', { ...dog, phase: 'planning' });
      await api.post('/dog/dog-1/archive').ok('the state is right and every condition holds', dog);
      await api.get('/dog/dog-1').ok('what the action did is stored', dog);
    },
  );

  test(
    'archive leaves objects alone that it does not concern',
    about('dog.archive.leaves-bystanders', 'actions.success'),
    async ({ api }) => {
      await api.create('Dog', { ...dog, phase: 'in_progress' });
      await api.create('Dog', { ...dog, id: 'dog-2', phase: 'in_progress' });
      await api.post('/dog/dog-1/archive').ok('the state is right and every condition holds');
      await api
        .get('/dog/dog-2')
        .ok('archive was called on dog-1, which does not concern this object', {
          ...dog,
          id: 'dog-2',
          phase: 'in_progress',
        });
    },
  );

  test(
    'archive acts on what updates left, and later updates leave what it did',
    about(
      'dog.archive.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', { phase: 'in_progress' }).ok(because);
      await api.post('/dog/dog-1/archive').ok('the state is right and every condition holds');
      await api.get('/dog').ok('a list shows what archive did', [{ id: 'dog-1', phase: 'review' }]);
      await api.patch('/dog/dog-1', { active_first_secondary: false }).ok(because);
      await api.get('/dog/dog-1').ok('what archive did stays when something else is updated', {
        active_first_secondary: false,
        phase: 'review',
      });
      await api
        .patch('/dog/dog-1', { phase: 'in_progress' })
        .ok('an update may lead back to any phase');
      await api
        .post('/dog/dog-1/archive')
        .ok('the state is right and every condition holds', { phase: 'review' });
    },
  );

  test(
    'archive answers 404 for an id that no Dog has',
    about('dog.archive.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.post('/dog/dog-unknown/archive').notFound('no Dog has the id dog-unknown');
      await api.delete('/dog/dog-1').removed('the object exists');
      await api.post('/dog/dog-1/archive').notFound('it was deleted');
    },
  );

  test(
    'archive is refused while phase is review',
    about('dog.archive.refuses-from-review', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api
        .post('/dog/dog-1/archive')
        .refused('archive starts from in_progress or planning, and phase is review');
      await api.get('/dog/dog-1').ok('a refused action changes nothing', { phase: 'review' });
    },
  );

  test(
    'archive is refused while phase is null',
    about('dog.archive.refuses-without-state', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Dog', { ...dog, phase: null });
      await api
        .post('/dog/dog-1/archive')
        .refused('archive starts from in_progress or planning, and phase is null');
      await api.get('/dog/dog-1').ok('a refused action changes nothing', { phase: null });
    },
  );
});
