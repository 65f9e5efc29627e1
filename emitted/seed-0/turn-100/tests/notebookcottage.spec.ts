import { about, test, without } from '../support/api.ts';

// A valid NotebookCottage, as the tests send it.
const notebookCottage = {
  id: 'notebookcottage-1',
  installed: '2021-07-23 05:40:20',
  visibility_regional: 'escalated',
  insured_regional: true,
  position_distant: 18,
  duration: 37.25,
  advice_shared_backup: 'dunala',
};

test.describe('NotebookCottage: create, read, update and delete', () => {
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
    'create answers the new NotebookCottage, and read answers it again',
    about(
      'notebookcottage.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/notebookcottage', {
        body: notebookCottage,
        status: [200, 201],
        answer: notebookCottage,
        because: 'create answers the object that was sent',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [200],
        answer: notebookCottage,
        because: 'read answers the object that was created',
      });
      await api.post('/notebookcottage', {
        body: { ...notebookCottage, id: 'notebookcottage-2' },
        status: [200, 201],
        answer: { id: 'notebookcottage-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole NotebookCottage',
    about(
      'notebookcottage.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('NotebookCottage', notebookCottage);
      await api.patch('/notebookcottage/notebookcottage-1', {
        body: {
          installed: '2028-10-28 17:18:18',
          visibility_regional: 'everywhere',
          insured_regional: false,
          position_distant: 32,
          duration: 69.75,
          advice_shared_backup: 'bagona',
        },
        status: [200],
        answer: {
          id: 'notebookcottage-1',
          installed: '2028-10-28 17:18:18',
          visibility_regional: 'everywhere',
          insured_regional: false,
          position_distant: 32,
          duration: 69.75,
          advice_shared_backup: 'bagona',
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [200],
        answer: {
          installed: '2028-10-28 17:18:18',
          visibility_regional: 'everywhere',
          insured_regional: false,
          position_distant: 32,
          duration: 69.75,
          advice_shared_backup: 'bagona',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('notebookcottage.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('NotebookCottage', notebookCottage);
      await api.patch('/notebookcottage/notebookcottage-1', {
        body: {
          id: 'notebookcottage-1',
          installed: '2028-10-28 17:18:18',
          visibility_regional: 'everywhere',
          insured_regional: false,
          position_distant: 32,
          duration: 69.75,
          advice_shared_backup: 'bagona',
        },
        status: [200],
        answer: {
          id: 'notebookcottage-1',
          installed: '2028-10-28 17:18:18',
          visibility_regional: 'everywhere',
          insured_regional: false,
          position_distant: 32,
          duration: 69.75,
          advice_shared_backup: 'bagona',
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [200],
        answer: {
          id: 'notebookcottage-1',
          installed: '2028-10-28 17:18:18',
          visibility_regional: 'everywhere',
          insured_regional: false,
          position_distant: 32,
          duration: 69.75,
          advice_shared_backup: 'bagona',
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for advice_shared_backup does not change installed either',
    about(
      'notebookcottage.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('NotebookCottage', notebookCottage);
      await api.patch('/notebookcottage/notebookcottage-1', {
        body: { installed: '2028-10-28 17:18:18', advice_shared_backup: 421337 },
        status: [400, 422],
        because: 'advice_shared_backup must be a string',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [200],
        answer: notebookCottage,
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a NotebookCottage: no read finds it and no list holds it',
    about(
      'notebookcottage.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('NotebookCottage', notebookCottage);
      await api.delete('/notebookcottage/notebookcottage-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [404],
        because: 'it was deleted',
      });
      await api.get('/notebookcottage', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no NotebookCottage has',
    about('notebookcottage.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('NotebookCottage', notebookCottage);
      await api.get('/notebookcottage/notebookcottage-unknown', {
        status: [404],
        because: 'no NotebookCottage has the id notebookcottage-unknown',
      });
      await api.patch('/notebookcottage/notebookcottage-unknown', {
        body: {
          installed: '2028-10-28 17:18:18',
          visibility_regional: 'everywhere',
          insured_regional: false,
          position_distant: 32,
          duration: 69.75,
          advice_shared_backup: 'bagona',
        },
        status: [404],
        because: 'no NotebookCottage has the id notebookcottage-unknown',
      });
      await api.delete('/notebookcottage/notebookcottage-unknown', {
        status: [404],
        because: 'no NotebookCottage has the id notebookcottage-unknown',
      });
      await api.get('/notebookcottage', {
        status: [200],
        answer: [{ id: 'notebookcottage-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('NotebookCottage: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every NotebookCottage with all of its fields',
    about('notebookcottage.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('NotebookCottage', notebookCottage);
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        installed: '2028-10-28 17:18:18',
        visibility_regional: 'everywhere',
        insured_regional: false,
        position_distant: 32,
        duration: 69.75,
        advice_shared_backup: 'bagona',
      });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-3',
        installed: '2024-12-03 00:18:50',
        visibility_regional: 'internal_only',
        position_distant: 99,
        duration: 60.75,
        advice_shared_backup: 'divua',
      });
      await api.get('/notebookcottage', {
        status: [200],
        answer: [
          notebookCottage,
          {
            id: 'notebookcottage-2',
            installed: '2028-10-28 17:18:18',
            visibility_regional: 'everywhere',
            insured_regional: false,
            position_distant: 32,
            duration: 69.75,
            advice_shared_backup: 'bagona',
          },
          {
            id: 'notebookcottage-3',
            installed: '2024-12-03 00:18:50',
            visibility_regional: 'internal_only',
            insured_regional: true,
            position_distant: 99,
            duration: 60.75,
            advice_shared_backup: 'divua',
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one NotebookCottage leaves another as it was',
    about('notebookcottage.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('NotebookCottage', notebookCottage);
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        installed: '2028-10-28 17:18:18',
        visibility_regional: 'everywhere',
        insured_regional: false,
        position_distant: 32,
        duration: 69.75,
        advice_shared_backup: 'bagona',
      });
      await api.patch('/notebookcottage/notebookcottage-2', {
        body: {
          id: 'notebookcottage-2',
          installed: '2028-10-28 17:18:18',
          visibility_regional: 'everywhere',
          insured_regional: false,
          position_distant: 32,
          duration: 69.75,
          advice_shared_backup: 'bagona',
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [200],
        answer: notebookCottage,
        because: 'another object was updated',
      });
      await api.get('/notebookcottage/notebookcottage-2', {
        status: [200],
        answer: {
          id: 'notebookcottage-2',
          installed: '2028-10-28 17:18:18',
          visibility_regional: 'everywhere',
          insured_regional: false,
          position_distant: 32,
          duration: 69.75,
          advice_shared_backup: 'bagona',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one NotebookCottage leaves another as it was',
    about(
      'notebookcottage.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('NotebookCottage', notebookCottage);
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        installed: '2028-10-28 17:18:18',
        visibility_regional: 'everywhere',
        insured_regional: false,
        position_distant: 32,
        duration: 69.75,
        advice_shared_backup: 'bagona',
      });
      await api.delete('/notebookcottage/notebookcottage-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/notebookcottage/notebookcottage-2', {
        status: [200],
        answer: {
          id: 'notebookcottage-2',
          installed: '2028-10-28 17:18:18',
          visibility_regional: 'everywhere',
          insured_regional: false,
          position_distant: 32,
          duration: 69.75,
          advice_shared_backup: 'bagona',
        },
        because: 'another object was deleted',
      });
      await api.get('/notebookcottage', {
        status: [200],
        answer: [{ id: 'notebookcottage-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every NotebookCottage',
    about('notebookcottage.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('NotebookCottage', notebookCottage);
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        installed: '2028-10-28 17:18:18',
        visibility_regional: 'everywhere',
        insured_regional: false,
        position_distant: 32,
        duration: 69.75,
        advice_shared_backup: 'bagona',
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/notebookcottage', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [404],
        because: 'reset removed it',
      });
    },
  );
});

test.describe('NotebookCottage: required fields and defaults', () => {
  // values.absent: In an answer, a field without a value may be `null` or left out.
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.optional: An optional field may be left out of a create, nullable or not. Without a
  //   default it then has no value.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses a NotebookCottage without an id',
    about(
      'notebookcottage.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/notebookcottage', {
        body: without(notebookCottage, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/notebookcottage', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a NotebookCottage without installed, which is required',
    about(
      'notebookcottage.installed.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/notebookcottage', {
        body: without(notebookCottage, 'installed'),
        status: [400, 422],
        because: 'installed is required and has no default',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a NotebookCottage without visibility_regional, which is required',
    about(
      'notebookcottage.visibility_regional.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/notebookcottage', {
        body: without(notebookCottage, 'visibility_regional'),
        status: [400, 422],
        because: 'visibility_regional is required and has no default',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a NotebookCottage without insured_regional, which is required',
    about(
      'notebookcottage.insured_regional.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/notebookcottage', {
        body: without(notebookCottage, 'insured_regional'),
        status: [400, 422],
        because: 'insured_regional is required and has no default',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create accepts a NotebookCottage without position_distant, which is optional',
    about('notebookcottage.position_distant.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/notebookcottage', {
        body: without(notebookCottage, 'position_distant'),
        status: [200, 201],
        answer: { position_distant: null },
        because: 'position_distant is optional',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [200],
        answer: { position_distant: null },
        because: 'position_distant is optional',
      });
    },
  );

  test(
    'create refuses a NotebookCottage without duration, which is required',
    about(
      'notebookcottage.duration.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/notebookcottage', {
        body: without(notebookCottage, 'duration'),
        status: [400, 422],
        because: 'duration is required and has no default',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a NotebookCottage without advice_shared_backup, which is required',
    about(
      'notebookcottage.advice_shared_backup.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/notebookcottage', {
        body: without(notebookCottage, 'advice_shared_backup'),
        status: [400, 422],
        because: 'advice_shared_backup is required and has no default',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'update of installed or advice_shared_backup alone leaves every other field as it is',
    about('notebookcottage.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('NotebookCottage', notebookCottage);
      await api.patch('/notebookcottage/notebookcottage-1', {
        body: { installed: '2028-10-28 17:18:18' },
        status: [200],
        answer: { ...notebookCottage, installed: '2028-10-28 17:18:18' },
        because: 'an update touches only what it carries',
      });
      await api.patch('/notebookcottage/notebookcottage-1', {
        body: { advice_shared_backup: 'bagona' },
        status: [200],
        answer: {
          ...notebookCottage,
          installed: '2028-10-28 17:18:18',
          advice_shared_backup: 'bagona',
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [200],
        answer: {
          ...notebookCottage,
          installed: '2028-10-28 17:18:18',
          advice_shared_backup: 'bagona',
        },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('NotebookCottage: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'create and update refuse null for installed',
    about(
      'notebookcottage.installed.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/notebookcottage', {
        body: { ...notebookCottage, installed: null },
        status: [400, 422],
        because: 'installed must not be null',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('NotebookCottage', notebookCottage);
      await api.patch('/notebookcottage/notebookcottage-1', {
        body: { installed: null },
        status: [400, 422],
        because: 'installed must not be null',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [200],
        answer: { installed: '2021-07-23 05:40:20' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for visibility_regional',
    about(
      'notebookcottage.visibility_regional.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/notebookcottage', {
        body: { ...notebookCottage, visibility_regional: null },
        status: [400, 422],
        because: 'visibility_regional must not be null',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('NotebookCottage', notebookCottage);
      await api.patch('/notebookcottage/notebookcottage-1', {
        body: { visibility_regional: null },
        status: [400, 422],
        because: 'visibility_regional must not be null',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [200],
        answer: { visibility_regional: 'escalated' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for insured_regional',
    about(
      'notebookcottage.insured_regional.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/notebookcottage', {
        body: { ...notebookCottage, insured_regional: null },
        status: [400, 422],
        because: 'insured_regional must not be null',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('NotebookCottage', notebookCottage);
      await api.patch('/notebookcottage/notebookcottage-1', {
        body: { insured_regional: null },
        status: [400, 422],
        because: 'insured_regional must not be null',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [200],
        answer: { insured_regional: true },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'position_distant may be null',
    about(
      'notebookcottage.position_distant.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/notebookcottage', {
        body: { ...notebookCottage, position_distant: null },
        status: [200, 201],
        answer: { position_distant: null },
        because: 'position_distant is nullable',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [200],
        answer: { position_distant: null },
        because: 'position_distant is nullable',
      });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api.patch('/notebookcottage/notebookcottage-2', {
        body: { position_distant: null },
        status: [200],
        answer: { position_distant: null },
        because: 'position_distant is nullable',
      });
      await api.get('/notebookcottage/notebookcottage-2', {
        status: [200],
        answer: { position_distant: null },
        because: 'position_distant is nullable',
      });
    },
  );

  test(
    'duration may be null',
    about(
      'notebookcottage.duration.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/notebookcottage', {
        body: { ...notebookCottage, duration: null },
        status: [200, 201],
        answer: { duration: null },
        because: 'duration is nullable',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [200],
        answer: { duration: null },
        because: 'duration is nullable',
      });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api.patch('/notebookcottage/notebookcottage-2', {
        body: { duration: null },
        status: [200],
        answer: { duration: null },
        because: 'duration is nullable',
      });
      await api.get('/notebookcottage/notebookcottage-2', {
        status: [200],
        answer: { duration: null },
        because: 'duration is nullable',
      });
    },
  );

  test(
    'advice_shared_backup may be null',
    about(
      'notebookcottage.advice_shared_backup.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/notebookcottage', {
        body: { ...notebookCottage, advice_shared_backup: null },
        status: [200, 201],
        answer: { advice_shared_backup: null },
        because: 'advice_shared_backup is nullable',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [200],
        answer: { advice_shared_backup: null },
        because: 'advice_shared_backup is nullable',
      });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api.patch('/notebookcottage/notebookcottage-2', {
        body: { advice_shared_backup: null },
        status: [200],
        answer: { advice_shared_backup: null },
        because: 'advice_shared_backup is nullable',
      });
      await api.get('/notebookcottage/notebookcottage-2', {
        status: [200],
        answer: { advice_shared_backup: null },
        because: 'advice_shared_backup is nullable',
      });
    },
  );
});

test.describe('NotebookCottage: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
  // values.float: A whole number is a valid float.
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
    'installed may be the leap day 2024-02-29',
    about('notebookcottage.installed.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      await api.post('/notebookcottage', {
        body: { ...notebookCottage, installed: '2024-02-29 12:00:00' },
        status: [200, 201],
        answer: { installed: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of installed',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [200],
        answer: { installed: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of installed',
      });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api.patch('/notebookcottage/notebookcottage-2', {
        body: { installed: '2024-02-29 12:00:00' },
        status: [200],
        answer: { installed: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of installed',
      });
      await api.get('/notebookcottage/notebookcottage-2', {
        status: [200],
        answer: { installed: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of installed',
      });
    },
  );

  test(
    'create and update refuse an installed of a wrong type',
    about(
      'notebookcottage.installed.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/notebookcottage', {
        body: { ...notebookCottage, installed: 202403 },
        status: [400, 422],
        because: 'installed must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('NotebookCottage', notebookCottage);
      await api.patch('/notebookcottage/notebookcottage-1', {
        body: { installed: 202403 },
        status: [400, 422],
        because: 'installed must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [200],
        answer: { installed: '2021-07-23 05:40:20' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse an installed that no calendar or clock has',
    about(
      'notebookcottage.installed.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/notebookcottage', {
        body: { ...notebookCottage, installed: '2021-02-30 12:00:00' },
        status: [400, 422],
        because: 'installed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/notebookcottage', {
        body: { ...notebookCottage, installed: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'installed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/notebookcottage', {
        body: { ...notebookCottage, installed: '2021-13-01 05:40:20' },
        status: [400, 422],
        because: 'installed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/notebookcottage', {
        body: { ...notebookCottage, installed: '2021-07-23 25:00:00' },
        status: [400, 422],
        because: 'installed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('NotebookCottage', notebookCottage);
      await api.patch('/notebookcottage/notebookcottage-1', {
        body: { installed: '2021-02-30 12:00:00' },
        status: [400, 422],
        because: 'installed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/notebookcottage/notebookcottage-1', {
        body: { installed: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'installed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/notebookcottage/notebookcottage-1', {
        body: { installed: '2021-13-01 05:40:20' },
        status: [400, 422],
        because: 'installed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/notebookcottage/notebookcottage-1', {
        body: { installed: '2021-07-23 25:00:00' },
        status: [400, 422],
        because: 'installed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [200],
        answer: { installed: '2021-07-23 05:40:20' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse an installed in another format',
    about(
      'notebookcottage.installed.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/notebookcottage', {
        body: { ...notebookCottage, installed: '2021-07-23T05:40:20Z' },
        status: [400, 422],
        because: 'installed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/notebookcottage', {
        body: { ...notebookCottage, installed: '2021-07-23' },
        status: [400, 422],
        because: 'installed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/notebookcottage', {
        body: { ...notebookCottage, installed: 'not a date' },
        status: [400, 422],
        because: 'installed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('NotebookCottage', notebookCottage);
      await api.patch('/notebookcottage/notebookcottage-1', {
        body: { installed: '2021-07-23T05:40:20Z' },
        status: [400, 422],
        because: 'installed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/notebookcottage/notebookcottage-1', {
        body: { installed: '2021-07-23' },
        status: [400, 422],
        because: 'installed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/notebookcottage/notebookcottage-1', {
        body: { installed: 'not a date' },
        status: [400, 422],
        because: 'installed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [200],
        answer: { installed: '2021-07-23 05:40:20' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'installed may be right at its first moment of 2021-01-01 00:00:00',
    about(
      'notebookcottage.installed.accepts-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/notebookcottage', {
        body: { ...notebookCottage, installed: '2021-01-01 00:00:00' },
        status: [200, 201],
        answer: { installed: '2021-01-01 00:00:00' },
        because: 'the first moment of installed is 2021-01-01 00:00:00, inclusive',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [200],
        answer: { installed: '2021-01-01 00:00:00' },
        because: 'the first moment of installed is 2021-01-01 00:00:00, inclusive',
      });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api.patch('/notebookcottage/notebookcottage-2', {
        body: { installed: '2021-01-01 00:00:00' },
        status: [200],
        answer: { installed: '2021-01-01 00:00:00' },
        because: 'the first moment of installed is 2021-01-01 00:00:00, inclusive',
      });
      await api.get('/notebookcottage/notebookcottage-2', {
        status: [200],
        answer: { installed: '2021-01-01 00:00:00' },
        because: 'the first moment of installed is 2021-01-01 00:00:00, inclusive',
      });
    },
  );

  test(
    'create and update refuse an installed before its first moment of 2021-01-01 00:00:00',
    about(
      'notebookcottage.installed.rejects-before-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/notebookcottage', {
        body: { ...notebookCottage, installed: '2020-12-31 23:59:59' },
        status: [400, 422],
        because: 'installed must not be before 2021-01-01 00:00:00',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('NotebookCottage', notebookCottage);
      await api.patch('/notebookcottage/notebookcottage-1', {
        body: { installed: '2020-12-31 23:59:59' },
        status: [400, 422],
        because: 'installed must not be before 2021-01-01 00:00:00',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [200],
        answer: { installed: '2021-07-23 05:40:20' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'installed may be right at its last moment of 2028-12-31 23:59:59',
    about(
      'notebookcottage.installed.accepts-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/notebookcottage', {
        body: { ...notebookCottage, installed: '2028-12-31 23:59:59' },
        status: [200, 201],
        answer: { installed: '2028-12-31 23:59:59' },
        because: 'the last moment of installed is 2028-12-31 23:59:59, inclusive',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [200],
        answer: { installed: '2028-12-31 23:59:59' },
        because: 'the last moment of installed is 2028-12-31 23:59:59, inclusive',
      });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api.patch('/notebookcottage/notebookcottage-2', {
        body: { installed: '2028-12-31 23:59:59' },
        status: [200],
        answer: { installed: '2028-12-31 23:59:59' },
        because: 'the last moment of installed is 2028-12-31 23:59:59, inclusive',
      });
      await api.get('/notebookcottage/notebookcottage-2', {
        status: [200],
        answer: { installed: '2028-12-31 23:59:59' },
        because: 'the last moment of installed is 2028-12-31 23:59:59, inclusive',
      });
    },
  );

  test(
    'create and update refuse an installed after its last moment of 2028-12-31 23:59:59',
    about(
      'notebookcottage.installed.rejects-after-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/notebookcottage', {
        body: { ...notebookCottage, installed: '2029-01-01 00:00:00' },
        status: [400, 422],
        because: 'installed must not be after 2028-12-31 23:59:59',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('NotebookCottage', notebookCottage);
      await api.patch('/notebookcottage/notebookcottage-1', {
        body: { installed: '2029-01-01 00:00:00' },
        status: [400, 422],
        because: 'installed must not be after 2028-12-31 23:59:59',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [200],
        answer: { installed: '2021-07-23 05:40:20' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a visibility_regional of a wrong type',
    about(
      'notebookcottage.visibility_regional.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/notebookcottage', {
        body: { ...notebookCottage, visibility_regional: 421337 },
        status: [400, 422],
        because:
          'visibility_regional must be one of internal_only, listed, featured, everywhere, escalated',
      });
      await api.post('/notebookcottage', {
        body: { ...notebookCottage, visibility_regional: { value: 'text' } },
        status: [400, 422],
        because:
          'visibility_regional must be one of internal_only, listed, featured, everywhere, escalated',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('NotebookCottage', notebookCottage);
      await api.patch('/notebookcottage/notebookcottage-1', {
        body: { visibility_regional: 421337 },
        status: [400, 422],
        because:
          'visibility_regional must be one of internal_only, listed, featured, everywhere, escalated',
      });
      await api.patch('/notebookcottage/notebookcottage-1', {
        body: { visibility_regional: { value: 'text' } },
        status: [400, 422],
        because:
          'visibility_regional must be one of internal_only, listed, featured, everywhere, escalated',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [200],
        answer: { visibility_regional: 'escalated' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'insured_regional may be false',
    about('notebookcottage.insured_regional.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/notebookcottage', {
        body: { ...notebookCottage, insured_regional: false },
        status: [200, 201],
        answer: { insured_regional: false },
        because: 'false is a valid value of insured_regional',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [200],
        answer: { insured_regional: false },
        because: 'false is a valid value of insured_regional',
      });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api.patch('/notebookcottage/notebookcottage-2', {
        body: { insured_regional: false },
        status: [200],
        answer: { insured_regional: false },
        because: 'false is a valid value of insured_regional',
      });
      await api.get('/notebookcottage/notebookcottage-2', {
        status: [200],
        answer: { insured_regional: false },
        because: 'false is a valid value of insured_regional',
      });
    },
  );

  test(
    'create and update refuse an insured_regional of a wrong type',
    about(
      'notebookcottage.insured_regional.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/notebookcottage', {
        body: { ...notebookCottage, insured_regional: 'abc' },
        status: [400, 422],
        because: 'insured_regional must be true or false',
      });
      await api.post('/notebookcottage', {
        body: { ...notebookCottage, insured_regional: { value: 'text' } },
        status: [400, 422],
        because: 'insured_regional must be true or false',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('NotebookCottage', notebookCottage);
      await api.patch('/notebookcottage/notebookcottage-1', {
        body: { insured_regional: 'abc' },
        status: [400, 422],
        because: 'insured_regional must be true or false',
      });
      await api.patch('/notebookcottage/notebookcottage-1', {
        body: { insured_regional: { value: 'text' } },
        status: [400, 422],
        because: 'insured_regional must be true or false',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [200],
        answer: { insured_regional: true },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a position_distant of a wrong type',
    about(
      'notebookcottage.position_distant.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/notebookcottage', {
        body: { ...notebookCottage, position_distant: 'abc' },
        status: [400, 422],
        because: 'position_distant must be an integer',
      });
      await api.post('/notebookcottage', {
        body: { ...notebookCottage, position_distant: { value: 'text' } },
        status: [400, 422],
        because: 'position_distant must be an integer',
      });
      await api.post('/notebookcottage', {
        body: { ...notebookCottage, position_distant: 17.5 },
        status: [400, 422],
        because: 'position_distant must be an integer',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('NotebookCottage', notebookCottage);
      await api.patch('/notebookcottage/notebookcottage-1', {
        body: { position_distant: 'abc' },
        status: [400, 422],
        because: 'position_distant must be an integer',
      });
      await api.patch('/notebookcottage/notebookcottage-1', {
        body: { position_distant: { value: 'text' } },
        status: [400, 422],
        because: 'position_distant must be an integer',
      });
      await api.patch('/notebookcottage/notebookcottage-1', {
        body: { position_distant: 17.5 },
        status: [400, 422],
        because: 'position_distant must be an integer',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [200],
        answer: { position_distant: 18 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'position_distant may be right at its minimum of 0',
    about(
      'notebookcottage.position_distant.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/notebookcottage', {
        body: { ...notebookCottage, position_distant: 0 },
        status: [200, 201],
        answer: { position_distant: 0 },
        because: 'the minimum of position_distant is 0, inclusive',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [200],
        answer: { position_distant: 0 },
        because: 'the minimum of position_distant is 0, inclusive',
      });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api.patch('/notebookcottage/notebookcottage-2', {
        body: { position_distant: 0 },
        status: [200],
        answer: { position_distant: 0 },
        because: 'the minimum of position_distant is 0, inclusive',
      });
      await api.get('/notebookcottage/notebookcottage-2', {
        status: [200],
        answer: { position_distant: 0 },
        because: 'the minimum of position_distant is 0, inclusive',
      });
    },
  );

  test(
    'create and update refuse a position_distant below its minimum of 0',
    about(
      'notebookcottage.position_distant.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/notebookcottage', {
        body: { ...notebookCottage, position_distant: -1 },
        status: [400, 422],
        because: 'position_distant must be at least 0',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('NotebookCottage', notebookCottage);
      await api.patch('/notebookcottage/notebookcottage-1', {
        body: { position_distant: -1 },
        status: [400, 422],
        because: 'position_distant must be at least 0',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [200],
        answer: { position_distant: 18 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'position_distant has no maximum',
    about(
      'notebookcottage.position_distant.has-no-maximum',
      'values.number-bounds',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/notebookcottage', {
        body: { ...notebookCottage, position_distant: 1000000 },
        status: [200, 201],
        answer: { position_distant: 1000000 },
        because: 'position_distant has no maximum',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [200],
        answer: { position_distant: 1000000 },
        because: 'position_distant has no maximum',
      });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api.patch('/notebookcottage/notebookcottage-2', {
        body: { position_distant: 1000000 },
        status: [200],
        answer: { position_distant: 1000000 },
        because: 'position_distant has no maximum',
      });
      await api.get('/notebookcottage/notebookcottage-2', {
        status: [200],
        answer: { position_distant: 1000000 },
        because: 'position_distant has no maximum',
      });
    },
  );

  test(
    'duration may be the whole number 3',
    about('notebookcottage.duration.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/notebookcottage', {
        body: { ...notebookCottage, duration: 3 },
        status: [200, 201],
        answer: { duration: 3 },
        because: '3 is a valid value of duration',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [200],
        answer: { duration: 3 },
        because: '3 is a valid value of duration',
      });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api.patch('/notebookcottage/notebookcottage-2', {
        body: { duration: 3 },
        status: [200],
        answer: { duration: 3 },
        because: '3 is a valid value of duration',
      });
      await api.get('/notebookcottage/notebookcottage-2', {
        status: [200],
        answer: { duration: 3 },
        because: '3 is a valid value of duration',
      });
    },
  );

  test(
    'create and update refuse a duration of a wrong type',
    about(
      'notebookcottage.duration.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/notebookcottage', {
        body: { ...notebookCottage, duration: 'abc' },
        status: [400, 422],
        because: 'duration must be a number',
      });
      await api.post('/notebookcottage', {
        body: { ...notebookCottage, duration: { value: 'text' } },
        status: [400, 422],
        because: 'duration must be a number',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('NotebookCottage', notebookCottage);
      await api.patch('/notebookcottage/notebookcottage-1', {
        body: { duration: 'abc' },
        status: [400, 422],
        because: 'duration must be a number',
      });
      await api.patch('/notebookcottage/notebookcottage-1', {
        body: { duration: { value: 'text' } },
        status: [400, 422],
        because: 'duration must be a number',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [200],
        answer: { duration: 37.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'duration may be right at its minimum of 1',
    about(
      'notebookcottage.duration.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/notebookcottage', {
        body: { ...notebookCottage, duration: 1 },
        status: [200, 201],
        answer: { duration: 1 },
        because: 'the minimum of duration is 1, inclusive',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [200],
        answer: { duration: 1 },
        because: 'the minimum of duration is 1, inclusive',
      });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api.patch('/notebookcottage/notebookcottage-2', {
        body: { duration: 1 },
        status: [200],
        answer: { duration: 1 },
        because: 'the minimum of duration is 1, inclusive',
      });
      await api.get('/notebookcottage/notebookcottage-2', {
        status: [200],
        answer: { duration: 1 },
        because: 'the minimum of duration is 1, inclusive',
      });
    },
  );

  test(
    'create and update refuse a duration below its minimum of 1',
    about(
      'notebookcottage.duration.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/notebookcottage', {
        body: { ...notebookCottage, duration: 0.75 },
        status: [400, 422],
        because: 'duration must be at least 1',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('NotebookCottage', notebookCottage);
      await api.patch('/notebookcottage/notebookcottage-1', {
        body: { duration: 0.75 },
        status: [400, 422],
        because: 'duration must be at least 1',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [200],
        answer: { duration: 37.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'duration has no maximum',
    about('notebookcottage.duration.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/notebookcottage', {
        body: { ...notebookCottage, duration: 999999.75 },
        status: [200, 201],
        answer: { duration: 999999.75 },
        because: 'duration has no maximum',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [200],
        answer: { duration: 999999.75 },
        because: 'duration has no maximum',
      });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api.patch('/notebookcottage/notebookcottage-2', {
        body: { duration: 999999.75 },
        status: [200],
        answer: { duration: 999999.75 },
        because: 'duration has no maximum',
      });
      await api.get('/notebookcottage/notebookcottage-2', {
        status: [200],
        answer: { duration: 999999.75 },
        because: 'duration has no maximum',
      });
    },
  );

  test(
    'advice_shared_backup keeps spaces, quotes, accents and symbols',
    about(
      'notebookcottage.advice_shared_backup.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/notebookcottage', {
        body: { ...notebookCottage, advice_shared_backup: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { advice_shared_backup: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of advice_shared_backup',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [200],
        answer: { advice_shared_backup: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of advice_shared_backup',
      });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api.patch('/notebookcottage/notebookcottage-2', {
        body: { advice_shared_backup: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { advice_shared_backup: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of advice_shared_backup',
      });
      await api.get('/notebookcottage/notebookcottage-2', {
        status: [200],
        answer: { advice_shared_backup: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of advice_shared_backup',
      });
    },
  );

  test(
    'create and update refuse an advice_shared_backup of a wrong type',
    about(
      'notebookcottage.advice_shared_backup.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/notebookcottage', {
        body: { ...notebookCottage, advice_shared_backup: 421337 },
        status: [400, 422],
        because: 'advice_shared_backup must be a string',
      });
      await api.post('/notebookcottage', {
        body: { ...notebookCottage, advice_shared_backup: { value: 'text' } },
        status: [400, 422],
        because: 'advice_shared_backup must be a string',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('NotebookCottage', notebookCottage);
      await api.patch('/notebookcottage/notebookcottage-1', {
        body: { advice_shared_backup: 421337 },
        status: [400, 422],
        because: 'advice_shared_backup must be a string',
      });
      await api.patch('/notebookcottage/notebookcottage-1', {
        body: { advice_shared_backup: { value: 'text' } },
        status: [400, 422],
        because: 'advice_shared_backup must be a string',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [200],
        answer: { advice_shared_backup: 'dunala' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'advice_shared_backup may be right at its minimum length of 5',
    about(
      'notebookcottage.advice_shared_backup.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/notebookcottage', {
        body: { ...notebookCottage, advice_shared_backup: 'labua' },
        status: [200, 201],
        answer: { advice_shared_backup: 'labua' },
        because: 'the minimum length of advice_shared_backup is 5, inclusive',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [200],
        answer: { advice_shared_backup: 'labua' },
        because: 'the minimum length of advice_shared_backup is 5, inclusive',
      });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api.patch('/notebookcottage/notebookcottage-2', {
        body: { advice_shared_backup: 'labua' },
        status: [200],
        answer: { advice_shared_backup: 'labua' },
        because: 'the minimum length of advice_shared_backup is 5, inclusive',
      });
      await api.get('/notebookcottage/notebookcottage-2', {
        status: [200],
        answer: { advice_shared_backup: 'labua' },
        because: 'the minimum length of advice_shared_backup is 5, inclusive',
      });
    },
  );

  test(
    'create and update refuse an advice_shared_backup below its minimum length of 5',
    about(
      'notebookcottage.advice_shared_backup.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/notebookcottage', {
        body: { ...notebookCottage, advice_shared_backup: 'tana' },
        status: [400, 422],
        because: 'advice_shared_backup must have at least 5 characters',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('NotebookCottage', notebookCottage);
      await api.patch('/notebookcottage/notebookcottage-1', {
        body: { advice_shared_backup: 'tana' },
        status: [400, 422],
        because: 'advice_shared_backup must have at least 5 characters',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [200],
        answer: { advice_shared_backup: 'dunala' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'advice_shared_backup may be right at its maximum length of 150',
    about(
      'notebookcottage.advice_shared_backup.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/notebookcottage', {
        body: {
          ...notebookCottage,
          advice_shared_backup:
            'nita tagasi roma butali nilu barito babi vota latuvo rimiri bidu miba bigivi vubulo runu boga musa latogi gadidu gasi muno viba guda mulu bibi gomi ni',
        },
        status: [200, 201],
        answer: {
          advice_shared_backup:
            'nita tagasi roma butali nilu barito babi vota latuvo rimiri bidu miba bigivi vubulo runu boga musa latogi gadidu gasi muno viba guda mulu bibi gomi ni',
        },
        because: 'the maximum length of advice_shared_backup is 150, inclusive',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [200],
        answer: {
          advice_shared_backup:
            'nita tagasi roma butali nilu barito babi vota latuvo rimiri bidu miba bigivi vubulo runu boga musa latogi gadidu gasi muno viba guda mulu bibi gomi ni',
        },
        because: 'the maximum length of advice_shared_backup is 150, inclusive',
      });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api.patch('/notebookcottage/notebookcottage-2', {
        body: {
          advice_shared_backup:
            'nita tagasi roma butali nilu barito babi vota latuvo rimiri bidu miba bigivi vubulo runu boga musa latogi gadidu gasi muno viba guda mulu bibi gomi ni',
        },
        status: [200],
        answer: {
          advice_shared_backup:
            'nita tagasi roma butali nilu barito babi vota latuvo rimiri bidu miba bigivi vubulo runu boga musa latogi gadidu gasi muno viba guda mulu bibi gomi ni',
        },
        because: 'the maximum length of advice_shared_backup is 150, inclusive',
      });
      await api.get('/notebookcottage/notebookcottage-2', {
        status: [200],
        answer: {
          advice_shared_backup:
            'nita tagasi roma butali nilu barito babi vota latuvo rimiri bidu miba bigivi vubulo runu boga musa latogi gadidu gasi muno viba guda mulu bibi gomi ni',
        },
        because: 'the maximum length of advice_shared_backup is 150, inclusive',
      });
    },
  );

  test(
    'create and update refuse an advice_shared_backup above its maximum length of 150',
    about(
      'notebookcottage.advice_shared_backup.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/notebookcottage', {
        body: {
          ...notebookCottage,
          advice_shared_backup:
            'tiduto rida masitu lunodi govano miru nonu rala gido naginu mugi todu gabibu lidi nudi nili nubani dagusi naduvu busu ritaba lasa bisogi vonu lovugu si',
        },
        status: [400, 422],
        because: 'advice_shared_backup must have at most 150 characters',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('NotebookCottage', notebookCottage);
      await api.patch('/notebookcottage/notebookcottage-1', {
        body: {
          advice_shared_backup:
            'tiduto rida masitu lunodi govano miru nonu rala gido naginu mugi todu gabibu lidi nudi nili nubani dagusi naduvu busu ritaba lasa bisogi vonu lovugu si',
        },
        status: [400, 422],
        because: 'advice_shared_backup must have at most 150 characters',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [200],
        answer: { advice_shared_backup: 'dunala' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('NotebookCottage: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.
  // changes.enum-value: A value added to an enum is accepted wherever that enum is used.

  test(
    'visibility_regional may be internal_only, listed, featured, everywhere, escalated',
    about(
      'notebookcottage.visibility_regional.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/notebookcottage', {
        body: { ...notebookCottage, visibility_regional: 'internal_only' },
        status: [200, 201],
        answer: { visibility_regional: 'internal_only' },
        because: 'the value is one of NotebookCottageVisibilityRegional',
      });
      await api.patch('/notebookcottage/notebookcottage-1', {
        body: { visibility_regional: 'listed' },
        status: [200],
        answer: { visibility_regional: 'listed' },
        because: 'the value is one of NotebookCottageVisibilityRegional',
      });
      await api.patch('/notebookcottage/notebookcottage-1', {
        body: { visibility_regional: 'featured' },
        status: [200],
        answer: { visibility_regional: 'featured' },
        because: 'the value is one of NotebookCottageVisibilityRegional',
      });
      await api.patch('/notebookcottage/notebookcottage-1', {
        body: { visibility_regional: 'everywhere' },
        status: [200],
        answer: { visibility_regional: 'everywhere' },
        because: 'the value is one of NotebookCottageVisibilityRegional',
      });
      await api.patch('/notebookcottage/notebookcottage-1', {
        body: { visibility_regional: 'escalated' },
        status: [200],
        answer: { visibility_regional: 'escalated' },
        because: 'the value is one of NotebookCottageVisibilityRegional',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [200],
        answer: { visibility_regional: 'escalated' },
        because: 'the value is one of NotebookCottageVisibilityRegional',
      });
    },
  );

  test(
    'visibility_regional may be escalated, which NotebookCottageVisibilityRegional has gained',
    about(
      'notebookcottage.visibility_regional.accepts-added-escalated',
      'changes.enum-value',
      'values.enum',
    ),
    async ({ api }) => {
      await api.post('/notebookcottage', {
        body: notebookCottage,
        status: [200, 201],
        answer: { visibility_regional: 'escalated' },
        because: 'escalated was added to NotebookCottageVisibilityRegional',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [200],
        answer: { visibility_regional: 'escalated' },
        because: 'escalated was added to NotebookCottageVisibilityRegional',
      });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        visibility_regional: 'everywhere',
      });
      await api.patch('/notebookcottage/notebookcottage-2', {
        body: { visibility_regional: 'escalated' },
        status: [200],
        answer: { visibility_regional: 'escalated' },
        because: 'escalated was added to NotebookCottageVisibilityRegional',
      });
      await api.get('/notebookcottage/notebookcottage-2', {
        status: [200],
        answer: { visibility_regional: 'escalated' },
        because: 'escalated was added to NotebookCottageVisibilityRegional',
      });
    },
  );

  test(
    'create and update refuse the visibility_regional unheard_of, which NotebookCottageVisibilityRegional does not have',
    about(
      'notebookcottage.visibility_regional.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/notebookcottage', {
        body: { ...notebookCottage, visibility_regional: 'unheard_of' },
        status: [400, 422],
        because:
          'visibility_regional must be one of internal_only, listed, featured, everywhere, escalated',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('NotebookCottage', notebookCottage);
      await api.patch('/notebookcottage/notebookcottage-1', {
        body: { visibility_regional: 'unheard_of' },
        status: [400, 422],
        because:
          'visibility_regional must be one of internal_only, listed, featured, everywhere, escalated',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [200],
        answer: { visibility_regional: 'escalated' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the visibility_regional INTERNAL_ONLY, as upper and lower case differ',
    about(
      'notebookcottage.visibility_regional.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/notebookcottage', {
        body: { ...notebookCottage, visibility_regional: 'INTERNAL_ONLY' },
        status: [400, 422],
        because:
          'visibility_regional must be one of internal_only, listed, featured, everywhere, escalated',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('NotebookCottage', notebookCottage);
      await api.patch('/notebookcottage/notebookcottage-1', {
        body: { visibility_regional: 'INTERNAL_ONLY' },
        status: [400, 422],
        because:
          'visibility_regional must be one of internal_only, listed, featured, everywhere, escalated',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [200],
        answer: { visibility_regional: 'escalated' },
        because: 'a refused update changes nothing',
      });
    },
  );
});
