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
      await api.post('/dog', {
        body: dog,
        status: [200, 201],
        answer: dog,
        because: 'create answers the object that was sent',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: dog,
        because: 'read answers the object that was created',
      });
      await api.post('/dog', {
        body: { ...dog, id: 'dog-2' },
        status: [200, 201],
        answer: { id: 'dog-2' },
        because: 'objects may be alike in everything but their ids',
      });
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
      await api.patch('/dog/dog-1', {
        body: {
          active_first_secondary: false,
          deleted_shared_unique: false,
          enabled_local_raw: false,
          level_last: 62,
          phase: 'planning',
          rank_root_private: 66,
        },
        status: [200],
        answer: {
          active_first_secondary: false,
          deleted_shared_unique: false,
          enabled_local_raw: false,
          id: 'dog-1',
          level_last: 62,
          phase: 'planning',
          rank_root_private: 66,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: {
          active_first_secondary: false,
          deleted_shared_unique: false,
          enabled_local_raw: false,
          level_last: 62,
          phase: 'planning',
          rank_root_private: 66,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('dog.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', {
        body: {
          id: 'dog-1',
          active_first_secondary: false,
          deleted_shared_unique: false,
          enabled_local_raw: false,
          level_last: 62,
          phase: 'planning',
          rank_root_private: 66,
        },
        status: [200],
        answer: {
          id: 'dog-1',
          active_first_secondary: false,
          deleted_shared_unique: false,
          enabled_local_raw: false,
          level_last: 62,
          phase: 'planning',
          rank_root_private: 66,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: {
          id: 'dog-1',
          active_first_secondary: false,
          deleted_shared_unique: false,
          enabled_local_raw: false,
          level_last: 62,
          phase: 'planning',
          rank_root_private: 66,
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for rank_root_private does not change active_first_secondary either',
    about(
      'dog.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', {
        body: { active_first_secondary: false, rank_root_private: 'abc' },
        status: [400, 422],
        because: 'rank_root_private must be an integer',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: dog,
        because: 'a refused update changes nothing',
      });
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
      await api.create('Dog', dog);
      await api.delete('/dog/dog-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/dog/dog-1', { status: [404], because: 'it was deleted' });
      await api.get('/dog', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Dog has',
    about('dog.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.get('/dog/dog-unknown', {
        status: [404],
        because: 'no Dog has the id dog-unknown',
      });
      await api.patch('/dog/dog-unknown', {
        body: {
          active_first_secondary: false,
          deleted_shared_unique: false,
          enabled_local_raw: false,
          level_last: 62,
          phase: 'planning',
          rank_root_private: 66,
        },
        status: [404],
        because: 'no Dog has the id dog-unknown',
      });
      await api.delete('/dog/dog-unknown', {
        status: [404],
        because: 'no Dog has the id dog-unknown',
      });
      await api.get('/dog', {
        status: [200],
        answer: [{ id: 'dog-1' }],
        because: 'requests for an unknown id change nothing',
      });
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
      });
      await api.create('Dog', {
        ...dog,
        id: 'dog-3',
        level_last: 12,
        phase: 'in_progress',
        rank_root_private: 25,
      });
      await api.get('/dog', {
        status: [200],
        answer: [
          dog,
          {
            active_first_secondary: false,
            deleted_shared_unique: false,
            enabled_local_raw: false,
            id: 'dog-2',
            level_last: 62,
            phase: 'planning',
            rank_root_private: 66,
          },
          {
            active_first_secondary: true,
            deleted_shared_unique: true,
            enabled_local_raw: true,
            id: 'dog-3',
            level_last: 12,
            phase: 'in_progress',
            rank_root_private: 25,
          },
        ],
        because: 'three objects were created',
      });
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
      });
      await api.patch('/dog/dog-2', {
        body: {
          id: 'dog-2',
          active_first_secondary: false,
          deleted_shared_unique: false,
          enabled_local_raw: false,
          level_last: 62,
          phase: 'planning',
          rank_root_private: 66,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: dog,
        because: 'another object was updated',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: {
          active_first_secondary: false,
          deleted_shared_unique: false,
          enabled_local_raw: false,
          id: 'dog-2',
          level_last: 62,
          phase: 'planning',
          rank_root_private: 66,
        },
        because: 'the update is stored',
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
      });
      await api.delete('/dog/dog-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: {
          active_first_secondary: false,
          deleted_shared_unique: false,
          enabled_local_raw: false,
          id: 'dog-2',
          level_last: 62,
          phase: 'planning',
          rank_root_private: 66,
        },
        because: 'another object was deleted',
      });
      await api.get('/dog', {
        status: [200],
        answer: [{ id: 'dog-2' }],
        because: 'one of two objects was deleted',
      });
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
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/dog', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/dog/dog-1', { status: [404], because: 'reset removed it' });
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
      await api.create('Dog', { ...dog, id: 'same-1' });
      await api.create('Page', { ...page, id: 'same-1' });
      await api.get('/dog', {
        status: [200],
        answer: [{ id: 'same-1' }],
        because: 'a list holds the objects of one entity alone',
      });
      await api.get('/page', {
        status: [200],
        answer: [{ id: 'same-1' }],
        because: 'a list holds the objects of one entity alone',
      });
      await api.delete('/page/same-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/page/same-1', { status: [404], because: 'only Dog has the id same-1 now' });
      await api.get('/dog/same-1', {
        status: [200],
        answer: { ...dog, id: 'same-1' },
        because: 'only the Page was deleted',
      });
    },
  );
});

test.describe('Dog: required fields and defaults', () => {
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.default: A field with a default may be left out of a create, required or not: it then
  //   takes the default. The default is for absence only: `null` is stored as `null` where the
  //   field is nullable and refused where it is not.
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
      await api.post('/dog', {
        body: without(dog, 'active_first_secondary'),
        status: [400, 422],
        because: 'active_first_secondary is required and has no default',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
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
      await api.post('/dog', {
        body: without(dog, 'deleted_shared_unique'),
        status: [400, 422],
        because: 'deleted_shared_unique is required and has no default',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
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
      await api.post('/dog', {
        body: without(dog, 'enabled_local_raw'),
        status: [400, 422],
        because: 'enabled_local_raw is required and has no default',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
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
      await api.post('/dog', {
        body: without(dog, 'level_last'),
        status: [400, 422],
        because: 'level_last is required and has no default',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
    },
  );

  test(
    'phase is "in_progress" when a create leaves it out',
    about('dog.phase.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/dog', {
        body: without(dog, 'phase'),
        status: [200, 201],
        answer: { phase: 'in_progress' },
        because: 'the default of phase is "in_progress"',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { phase: 'in_progress' },
        because: 'the default of phase is "in_progress"',
      });
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
      await api.post('/dog', {
        body: without(dog, 'rank_root_private'),
        status: [400, 422],
        because: 'rank_root_private is required and has no default',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
    },
  );

  test(
    'update of active_first_secondary or rank_root_private alone leaves every other field as it is',
    about('dog.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Dog', { ...dog, phase: null });
      await api.patch('/dog/dog-1', {
        body: { active_first_secondary: false },
        status: [200],
        answer: { ...dog, active_first_secondary: false, phase: null },
        because: 'an update touches only what it carries',
      });
      await api.patch('/dog/dog-1', {
        body: { rank_root_private: 66 },
        status: [200],
        answer: { ...dog, active_first_secondary: false, phase: null, rank_root_private: 66 },
        because: 'an update touches only what it carries',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { ...dog, active_first_secondary: false, phase: null, rank_root_private: 66 },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Dog: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // values.absent: In an answer, a field without a value may be `null` or left out.

  test(
    'active_first_secondary may be null',
    about(
      'dog.active_first_secondary.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, active_first_secondary: null },
        status: [200, 201],
        answer: { active_first_secondary: null },
        because: 'active_first_secondary is nullable',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { active_first_secondary: null },
        because: 'active_first_secondary is nullable',
      });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', {
        body: { active_first_secondary: null },
        status: [200],
        answer: { active_first_secondary: null },
        because: 'active_first_secondary is nullable',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: { active_first_secondary: null },
        because: 'active_first_secondary is nullable',
      });
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
      await api.post('/dog', {
        body: { ...dog, deleted_shared_unique: null },
        status: [200, 201],
        answer: { deleted_shared_unique: null },
        because: 'deleted_shared_unique is nullable',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { deleted_shared_unique: null },
        because: 'deleted_shared_unique is nullable',
      });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', {
        body: { deleted_shared_unique: null },
        status: [200],
        answer: { deleted_shared_unique: null },
        because: 'deleted_shared_unique is nullable',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: { deleted_shared_unique: null },
        because: 'deleted_shared_unique is nullable',
      });
    },
  );

  test(
    'enabled_local_raw may be null',
    about('dog.enabled_local_raw.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, enabled_local_raw: null },
        status: [200, 201],
        answer: { enabled_local_raw: null },
        because: 'enabled_local_raw is nullable',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { enabled_local_raw: null },
        because: 'enabled_local_raw is nullable',
      });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', {
        body: { enabled_local_raw: null },
        status: [200],
        answer: { enabled_local_raw: null },
        because: 'enabled_local_raw is nullable',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: { enabled_local_raw: null },
        because: 'enabled_local_raw is nullable',
      });
    },
  );

  test(
    'level_last may be null',
    about('dog.level_last.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, level_last: null },
        status: [200, 201],
        answer: { level_last: null },
        because: 'level_last is nullable',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { level_last: null },
        because: 'level_last is nullable',
      });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', {
        body: { level_last: null },
        status: [200],
        answer: { level_last: null },
        because: 'level_last is nullable',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: { level_last: null },
        because: 'level_last is nullable',
      });
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
      await api.post('/dog', {
        body: { ...dog, phase: null },
        status: [200, 201],
        answer: { phase: null },
        because: 'phase is nullable and its default is for absence only',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { phase: null },
        because: 'phase is nullable and its default is for absence only',
      });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', {
        body: { phase: null },
        status: [200],
        answer: { phase: null },
        because: 'phase is nullable and its default is for absence only',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: { phase: null },
        because: 'phase is nullable and its default is for absence only',
      });
    },
  );

  test(
    'rank_root_private may be null',
    about('dog.rank_root_private.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, rank_root_private: null },
        status: [200, 201],
        answer: { rank_root_private: null },
        because: 'rank_root_private is nullable',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { rank_root_private: null },
        because: 'rank_root_private is nullable',
      });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', {
        body: { rank_root_private: null },
        status: [200],
        answer: { rank_root_private: null },
        because: 'rank_root_private is nullable',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: { rank_root_private: null },
        because: 'rank_root_private is nullable',
      });
    },
  );
});

test.describe('Dog: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.

  test(
    'active_first_secondary may be false',
    about('dog.active_first_secondary.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, active_first_secondary: false },
        status: [200, 201],
        answer: { active_first_secondary: false },
        because: 'false is a valid value of active_first_secondary',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { active_first_secondary: false },
        because: 'false is a valid value of active_first_secondary',
      });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', {
        body: { active_first_secondary: false },
        status: [200],
        answer: { active_first_secondary: false },
        because: 'false is a valid value of active_first_secondary',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: { active_first_secondary: false },
        because: 'false is a valid value of active_first_secondary',
      });
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
      await api.post('/dog', {
        body: { ...dog, active_first_secondary: 'abc' },
        status: [400, 422],
        because: 'active_first_secondary must be true or false',
      });
      await api.post('/dog', {
        body: { ...dog, active_first_secondary: { value: 'text' } },
        status: [400, 422],
        because: 'active_first_secondary must be true or false',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', {
        body: { active_first_secondary: 'abc' },
        status: [400, 422],
        because: 'active_first_secondary must be true or false',
      });
      await api.patch('/dog/dog-1', {
        body: { active_first_secondary: { value: 'text' } },
        status: [400, 422],
        because: 'active_first_secondary must be true or false',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { active_first_secondary: true },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleted_shared_unique may be false',
    about('dog.deleted_shared_unique.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, deleted_shared_unique: false },
        status: [200, 201],
        answer: { deleted_shared_unique: false },
        because: 'false is a valid value of deleted_shared_unique',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { deleted_shared_unique: false },
        because: 'false is a valid value of deleted_shared_unique',
      });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', {
        body: { deleted_shared_unique: false },
        status: [200],
        answer: { deleted_shared_unique: false },
        because: 'false is a valid value of deleted_shared_unique',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: { deleted_shared_unique: false },
        because: 'false is a valid value of deleted_shared_unique',
      });
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
      await api.post('/dog', {
        body: { ...dog, deleted_shared_unique: 'abc' },
        status: [400, 422],
        because: 'deleted_shared_unique must be true or false',
      });
      await api.post('/dog', {
        body: { ...dog, deleted_shared_unique: { value: 'text' } },
        status: [400, 422],
        because: 'deleted_shared_unique must be true or false',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', {
        body: { deleted_shared_unique: 'abc' },
        status: [400, 422],
        because: 'deleted_shared_unique must be true or false',
      });
      await api.patch('/dog/dog-1', {
        body: { deleted_shared_unique: { value: 'text' } },
        status: [400, 422],
        because: 'deleted_shared_unique must be true or false',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { deleted_shared_unique: true },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'enabled_local_raw may be false',
    about('dog.enabled_local_raw.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, enabled_local_raw: false },
        status: [200, 201],
        answer: { enabled_local_raw: false },
        because: 'false is a valid value of enabled_local_raw',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { enabled_local_raw: false },
        because: 'false is a valid value of enabled_local_raw',
      });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', {
        body: { enabled_local_raw: false },
        status: [200],
        answer: { enabled_local_raw: false },
        because: 'false is a valid value of enabled_local_raw',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: { enabled_local_raw: false },
        because: 'false is a valid value of enabled_local_raw',
      });
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
      await api.post('/dog', {
        body: { ...dog, enabled_local_raw: 'abc' },
        status: [400, 422],
        because: 'enabled_local_raw must be true or false',
      });
      await api.post('/dog', {
        body: { ...dog, enabled_local_raw: { value: 'text' } },
        status: [400, 422],
        because: 'enabled_local_raw must be true or false',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', {
        body: { enabled_local_raw: 'abc' },
        status: [400, 422],
        because: 'enabled_local_raw must be true or false',
      });
      await api.patch('/dog/dog-1', {
        body: { enabled_local_raw: { value: 'text' } },
        status: [400, 422],
        because: 'enabled_local_raw must be true or false',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { enabled_local_raw: true },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'level_last may be 0',
    about('dog.level_last.accepts-zero', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, level_last: 0 },
        status: [200, 201],
        answer: { level_last: 0 },
        because: '0 is a valid value of level_last',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { level_last: 0 },
        because: '0 is a valid value of level_last',
      });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', {
        body: { level_last: 0 },
        status: [200],
        answer: { level_last: 0 },
        because: '0 is a valid value of level_last',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: { level_last: 0 },
        because: '0 is a valid value of level_last',
      });
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
      await api.post('/dog', {
        body: { ...dog, level_last: 'abc' },
        status: [400, 422],
        because: 'level_last must be an integer',
      });
      await api.post('/dog', {
        body: { ...dog, level_last: { value: 'text' } },
        status: [400, 422],
        because: 'level_last must be an integer',
      });
      await api.post('/dog', {
        body: { ...dog, level_last: 31.5 },
        status: [400, 422],
        because: 'level_last must be an integer',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', {
        body: { level_last: 'abc' },
        status: [400, 422],
        because: 'level_last must be an integer',
      });
      await api.patch('/dog/dog-1', {
        body: { level_last: { value: 'text' } },
        status: [400, 422],
        because: 'level_last must be an integer',
      });
      await api.patch('/dog/dog-1', {
        body: { level_last: 31.5 },
        status: [400, 422],
        because: 'level_last must be an integer',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { level_last: 32 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'level_last has no minimum',
    about('dog.level_last.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, level_last: -1000000 },
        status: [200, 201],
        answer: { level_last: -1000000 },
        because: 'level_last has no minimum',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { level_last: -1000000 },
        because: 'level_last has no minimum',
      });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', {
        body: { level_last: -1000000 },
        status: [200],
        answer: { level_last: -1000000 },
        because: 'level_last has no minimum',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: { level_last: -1000000 },
        because: 'level_last has no minimum',
      });
    },
  );

  test(
    'level_last has no maximum',
    about('dog.level_last.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, level_last: 1000000 },
        status: [200, 201],
        answer: { level_last: 1000000 },
        because: 'level_last has no maximum',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { level_last: 1000000 },
        because: 'level_last has no maximum',
      });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', {
        body: { level_last: 1000000 },
        status: [200],
        answer: { level_last: 1000000 },
        because: 'level_last has no maximum',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: { level_last: 1000000 },
        because: 'level_last has no maximum',
      });
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
      await api.post('/dog', {
        body: { ...dog, phase: 421337 },
        status: [400, 422],
        because: 'phase must be one of in_progress, review, planning',
      });
      await api.post('/dog', {
        body: { ...dog, phase: { value: 'text' } },
        status: [400, 422],
        because: 'phase must be one of in_progress, review, planning',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', {
        body: { phase: 421337 },
        status: [400, 422],
        because: 'phase must be one of in_progress, review, planning',
      });
      await api.patch('/dog/dog-1', {
        body: { phase: { value: 'text' } },
        status: [400, 422],
        because: 'phase must be one of in_progress, review, planning',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { phase: 'review' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'rank_root_private may be 0',
    about('dog.rank_root_private.accepts-zero', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, rank_root_private: 0 },
        status: [200, 201],
        answer: { rank_root_private: 0 },
        because: '0 is a valid value of rank_root_private',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { rank_root_private: 0 },
        because: '0 is a valid value of rank_root_private',
      });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', {
        body: { rank_root_private: 0 },
        status: [200],
        answer: { rank_root_private: 0 },
        because: '0 is a valid value of rank_root_private',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: { rank_root_private: 0 },
        because: '0 is a valid value of rank_root_private',
      });
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
      await api.post('/dog', {
        body: { ...dog, rank_root_private: 'abc' },
        status: [400, 422],
        because: 'rank_root_private must be an integer',
      });
      await api.post('/dog', {
        body: { ...dog, rank_root_private: { value: 'text' } },
        status: [400, 422],
        because: 'rank_root_private must be an integer',
      });
      await api.post('/dog', {
        body: { ...dog, rank_root_private: 4.5 },
        status: [400, 422],
        because: 'rank_root_private must be an integer',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', {
        body: { rank_root_private: 'abc' },
        status: [400, 422],
        because: 'rank_root_private must be an integer',
      });
      await api.patch('/dog/dog-1', {
        body: { rank_root_private: { value: 'text' } },
        status: [400, 422],
        because: 'rank_root_private must be an integer',
      });
      await api.patch('/dog/dog-1', {
        body: { rank_root_private: 4.5 },
        status: [400, 422],
        because: 'rank_root_private must be an integer',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { rank_root_private: 5 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'rank_root_private has no minimum',
    about('dog.rank_root_private.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, rank_root_private: -1000000 },
        status: [200, 201],
        answer: { rank_root_private: -1000000 },
        because: 'rank_root_private has no minimum',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { rank_root_private: -1000000 },
        because: 'rank_root_private has no minimum',
      });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', {
        body: { rank_root_private: -1000000 },
        status: [200],
        answer: { rank_root_private: -1000000 },
        because: 'rank_root_private has no minimum',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: { rank_root_private: -1000000 },
        because: 'rank_root_private has no minimum',
      });
    },
  );

  test(
    'rank_root_private has no maximum',
    about('dog.rank_root_private.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, rank_root_private: 1000000 },
        status: [200, 201],
        answer: { rank_root_private: 1000000 },
        because: 'rank_root_private has no maximum',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { rank_root_private: 1000000 },
        because: 'rank_root_private has no maximum',
      });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', {
        body: { rank_root_private: 1000000 },
        status: [200],
        answer: { rank_root_private: 1000000 },
        because: 'rank_root_private has no maximum',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: { rank_root_private: 1000000 },
        because: 'rank_root_private has no maximum',
      });
    },
  );
});

test.describe('Dog: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'phase may be in_progress, review, planning',
    about('dog.phase.accepts-each-value', 'values.enum', 'values.round-trip', 'update.validates'),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, phase: 'in_progress' },
        status: [200, 201],
        answer: { phase: 'in_progress' },
        because: 'the value is one of DogPhase',
      });
      await api.patch('/dog/dog-1', {
        body: { phase: 'review' },
        status: [200],
        answer: { phase: 'review' },
        because: 'the value is one of DogPhase',
      });
      await api.patch('/dog/dog-1', {
        body: { phase: 'planning' },
        status: [200],
        answer: { phase: 'planning' },
        because: 'the value is one of DogPhase',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { phase: 'planning' },
        because: 'the value is one of DogPhase',
      });
    },
  );

  test(
    'create and update refuse the phase unheard_of, which DogPhase does not have',
    about(
      'dog.phase.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, phase: 'unheard_of' },
        status: [400, 422],
        because: 'phase must be one of in_progress, review, planning',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', {
        body: { phase: 'unheard_of' },
        status: [400, 422],
        because: 'phase must be one of in_progress, review, planning',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { phase: 'review' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/dog', {
        body: { ...dog, phase: 'IN_PROGRESS' },
        status: [400, 422],
        because: 'phase must be one of in_progress, review, planning',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', {
        body: { phase: 'IN_PROGRESS' },
        status: [400, 422],
        because: 'phase must be one of in_progress, review, planning',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { phase: 'review' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/dog/dog-1/approve', {
        status: [200],
        answer: { ...dog, phase: 'in_progress' },
        because: 'the state is right and every condition holds',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { ...dog, phase: 'in_progress' },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'approve leaves objects alone that it does not concern',
    about('dog.approve.leaves-bystanders', 'actions.success'),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.post('/dog/dog-1/approve', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: { ...dog, id: 'dog-2' },
        because: 'approve was called on dog-1, which does not concern this object',
      });
    },
  );

  test(
    'approve answers 404 for an id that no Dog has',
    about('dog.approve.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.post('/dog/dog-unknown/approve', {
        status: [404],
        because: 'no Dog has the id dog-unknown',
      });
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
      await api.post('/dog/dog-1/approve', {
        status: [400, 409],
        because: 'approve starts from review, and phase is in_progress',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { phase: 'in_progress' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'approve is refused while phase is planning',
    about('dog.approve.refuses-from-planning', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Dog', { ...dog, phase: 'planning' });
      await api.post('/dog/dog-1/approve', {
        status: [400, 409],
        because: 'approve starts from review, and phase is planning',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { phase: 'planning' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'approve is refused while phase is null',
    about('dog.approve.refuses-without-state', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Dog', { ...dog, phase: null });
      await api.post('/dog/dog-1/approve', {
        status: [400, 409],
        because: 'approve starts from review, and phase is null',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { phase: null },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'archive moves phase from in_progress to review',
    about('dog.archive.moves-from-in_progress', 'actions.success', 'actions.stored'),
    async ({ api }) => {
      await api.create('Dog', { ...dog, phase: 'in_progress' });
      await api.post('/dog/dog-1/archive', {
        status: [200],
        answer: dog,
        because: 'the state is right and every condition holds',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: dog,
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'archive moves phase from planning to review',
    about('dog.archive.moves-from-planning', 'actions.success', 'actions.stored'),
    async ({ api }) => {
      await api.create('Dog', { ...dog, phase: 'planning' });
      await api.post('/dog/dog-1/archive', {
        status: [200],
        answer: dog,
        because: 'the state is right and every condition holds',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: dog,
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'archive leaves objects alone that it does not concern',
    about('dog.archive.leaves-bystanders', 'actions.success'),
    async ({ api }) => {
      await api.create('Dog', { ...dog, phase: 'in_progress' });
      await api.create('Dog', { ...dog, id: 'dog-2', phase: 'in_progress' });
      await api.post('/dog/dog-1/archive', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: { ...dog, id: 'dog-2', phase: 'in_progress' },
        because: 'archive was called on dog-1, which does not concern this object',
      });
    },
  );

  test(
    'archive answers 404 for an id that no Dog has',
    about('dog.archive.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.post('/dog/dog-unknown/archive', {
        status: [404],
        because: 'no Dog has the id dog-unknown',
      });
    },
  );

  test(
    'archive is refused while phase is review',
    about('dog.archive.refuses-from-review', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.post('/dog/dog-1/archive', {
        status: [400, 409],
        because: 'archive starts from in_progress or planning, and phase is review',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { phase: 'review' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'archive is refused while phase is null',
    about('dog.archive.refuses-without-state', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Dog', { ...dog, phase: null });
      await api.post('/dog/dog-1/archive', {
        status: [400, 409],
        because: 'archive starts from in_progress or planning, and phase is null',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { phase: null },
        because: 'a refused action changes nothing',
      });
    },
  );
});
