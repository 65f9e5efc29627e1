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
      await api
        .post('/notebookcottage', notebookCottage)
        .created('create answers the object that was sent', notebookCottage);
      await api
        .get('/notebookcottage/notebookcottage-1')
        .ok('read answers the object that was created', notebookCottage);
      await api
        .post('/notebookcottage', { ...notebookCottage, id: 'notebookcottage-2' })
        .created('objects may be alike in everything but their ids', { id: 'notebookcottage-2' });
    },
  );

  test(
    'the id of a NotebookCottage may be any text, upper and lower case told apart, but no number',
    about(
      'notebookcottage.create.accepts-any-id',
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
        .post('/notebookcottage', {
          ...notebookCottage,
          id: 'Room 2.B at the Very End of the Long Hall',
        })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'room 2.b at the very end of the long hall',
      });
      await api
        .delete('/notebookcottage/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/notebookcottage/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...notebookCottage, id: 'Room 2.B at the Very End of the Long Hall' });
      await api
        .post('/notebookcottage', { ...notebookCottage, id: 421337 })
        .invalid('id must be a string');
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
      await api
        .patch('/notebookcottage/notebookcottage-1', {
          installed: '2028-10-28 17:18:18',
          visibility_regional: 'everywhere',
          insured_regional: false,
          position_distant: 32,
          duration: 69.75,
          advice_shared_backup: 'bagona',
        })
        .ok('every one of these fields was sent', {
          id: 'notebookcottage-1',
          installed: '2028-10-28 17:18:18',
          visibility_regional: 'everywhere',
          insured_regional: false,
          position_distant: 32,
          duration: 69.75,
          advice_shared_backup: 'bagona',
        });
      await api.get('/notebookcottage/notebookcottage-1').ok('the update is stored', {
        installed: '2028-10-28 17:18:18',
        visibility_regional: 'everywhere',
        insured_regional: false,
        position_distant: 32,
        duration: 69.75,
        advice_shared_backup: 'bagona',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('notebookcottage.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('NotebookCottage', notebookCottage);
      await api
        .patch('/notebookcottage/notebookcottage-1', {
          id: 'notebookcottage-1',
          installed: '2028-10-28 17:18:18',
          visibility_regional: 'everywhere',
          insured_regional: false,
          position_distant: 32,
          duration: 69.75,
          advice_shared_backup: 'bagona',
        })
        .ok(because, {
          id: 'notebookcottage-1',
          installed: '2028-10-28 17:18:18',
          visibility_regional: 'everywhere',
          insured_regional: false,
          position_distant: 32,
          duration: 69.75,
          advice_shared_backup: 'bagona',
        });
      await api.get('/notebookcottage/notebookcottage-1').ok(because, {
        id: 'notebookcottage-1',
        installed: '2028-10-28 17:18:18',
        visibility_regional: 'everywhere',
        insured_regional: false,
        position_distant: 32,
        duration: 69.75,
        advice_shared_backup: 'bagona',
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
      await api
        .patch('/notebookcottage/notebookcottage-1', {
          installed: '2028-10-28 17:18:18',
          advice_shared_backup: 421337,
        })
        .invalid('advice_shared_backup must be a string');
      await api
        .get('/notebookcottage/notebookcottage-1')
        .ok('a refused update changes nothing', notebookCottage);
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
      const because = 'it was deleted';
      await api.create('NotebookCottage', notebookCottage);
      await api.delete('/notebookcottage/notebookcottage-1').removed('the object exists');
      await api.get('/notebookcottage/notebookcottage-1').notFound(because);
      await api
        .patch('/notebookcottage/notebookcottage-1', { id: 'notebookcottage-1' })
        .notFound(because);
      await api.get('/notebookcottage').ok('what was deleted is in no list', []);
      await api
        .post('/notebookcottage', {
          ...notebookCottage,
          installed: '2028-10-28 17:18:18',
          visibility_regional: 'everywhere',
          insured_regional: false,
          position_distant: 32,
          duration: 69.75,
          advice_shared_backup: 'bagona',
        })
        .created('the id of a deleted object is unknown, as before its create', {
          id: 'notebookcottage-1',
          installed: '2028-10-28 17:18:18',
          visibility_regional: 'everywhere',
          insured_regional: false,
          position_distant: 32,
          duration: 69.75,
          advice_shared_backup: 'bagona',
        });
      await api
        .get('/notebookcottage/notebookcottage-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          id: 'notebookcottage-1',
          installed: '2028-10-28 17:18:18',
          visibility_regional: 'everywhere',
          insured_regional: false,
          position_distant: 32,
          duration: 69.75,
          advice_shared_backup: 'bagona',
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no NotebookCottage has',
    about('notebookcottage.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no NotebookCottage has the id notebookcottage-unknown';
      await api.create('NotebookCottage', notebookCottage);
      await api.get('/notebookcottage/notebookcottage-unknown').notFound(because);
      await api
        .patch('/notebookcottage/notebookcottage-unknown', {
          installed: '2028-10-28 17:18:18',
          visibility_regional: 'everywhere',
          insured_regional: false,
          position_distant: 32,
          duration: 69.75,
          advice_shared_backup: 'bagona',
        })
        .notFound(because);
      await api.delete('/notebookcottage/notebookcottage-unknown').notFound(because);
      await api
        .get('/notebookcottage')
        .ok('requests for an unknown id change nothing', [{ id: 'notebookcottage-1' }]);
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
      await api.get('/notebookcottage').ok('three objects were created', [
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
      ]);
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-4',
        visibility_regional: 'listed',
      });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-5',
        visibility_regional: 'featured',
      });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-6' });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-7' });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-8' });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-9' });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-10' });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-11' });
      await api
        .get('/notebookcottage')
        .ok('a list holds every object, however many there are', [
          { id: 'notebookcottage-1' },
          { id: 'notebookcottage-2' },
          { id: 'notebookcottage-3' },
          { id: 'notebookcottage-4' },
          { id: 'notebookcottage-5' },
          { id: 'notebookcottage-6' },
          { id: 'notebookcottage-7' },
          { id: 'notebookcottage-8' },
          { id: 'notebookcottage-9' },
          { id: 'notebookcottage-10' },
          { id: 'notebookcottage-11' },
        ]);
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
      await api
        .patch('/notebookcottage/notebookcottage-2', {
          id: 'notebookcottage-2',
          installed: '2028-10-28 17:18:18',
          visibility_regional: 'everywhere',
          insured_regional: false,
          position_distant: 32,
          duration: 69.75,
          advice_shared_backup: 'bagona',
        })
        .ok('the change is valid');
      await api
        .get('/notebookcottage/notebookcottage-1')
        .ok('another object was updated', notebookCottage);
      await api.get('/notebookcottage/notebookcottage-2').ok('the update is stored', {
        id: 'notebookcottage-2',
        installed: '2028-10-28 17:18:18',
        visibility_regional: 'everywhere',
        insured_regional: false,
        position_distant: 32,
        duration: 69.75,
        advice_shared_backup: 'bagona',
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
      await api.delete('/notebookcottage/notebookcottage-1').removed('the object exists');
      await api.get('/notebookcottage/notebookcottage-2').ok('another object was deleted', {
        id: 'notebookcottage-2',
        installed: '2028-10-28 17:18:18',
        visibility_regional: 'everywhere',
        insured_regional: false,
        position_distant: 32,
        duration: 69.75,
        advice_shared_backup: 'bagona',
      });
      await api
        .get('/notebookcottage')
        .ok('one of two objects was deleted', [{ id: 'notebookcottage-2' }]);
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
      await api.post('/reset').removed('reset is always possible');
      await api.get('/notebookcottage').ok('reset removes all objects', []);
      await api.get('/notebookcottage/notebookcottage-1').notFound('reset removed it');
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
      await api.post('/notebookcottage', without(notebookCottage, 'id')).invalid('id must be sent');
      await api.get('/notebookcottage').ok('a refused create stores nothing', []);
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
      await api
        .post('/notebookcottage', without(notebookCottage, 'installed'))
        .invalid('installed is required and has no default');
      await api
        .get('/notebookcottage/notebookcottage-1')
        .notFound('a refused create stores nothing');
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
      await api
        .post('/notebookcottage', without(notebookCottage, 'visibility_regional'))
        .invalid('visibility_regional is required and has no default');
      await api
        .get('/notebookcottage/notebookcottage-1')
        .notFound('a refused create stores nothing');
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
      await api
        .post('/notebookcottage', without(notebookCottage, 'insured_regional'))
        .invalid('insured_regional is required and has no default');
      await api
        .get('/notebookcottage/notebookcottage-1')
        .notFound('a refused create stores nothing');
    },
  );

  test(
    'create accepts a NotebookCottage without position_distant, which is optional',
    about('notebookcottage.position_distant.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'position_distant is optional';
      await api
        .post('/notebookcottage', without(notebookCottage, 'position_distant'))
        .created(because, { position_distant: null });
      await api.get('/notebookcottage/notebookcottage-1').ok(because, { position_distant: null });
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
      await api
        .post('/notebookcottage', without(notebookCottage, 'duration'))
        .invalid('duration is required and has no default');
      await api
        .get('/notebookcottage/notebookcottage-1')
        .notFound('a refused create stores nothing');
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
      await api
        .post('/notebookcottage', without(notebookCottage, 'advice_shared_backup'))
        .invalid('advice_shared_backup is required and has no default');
      await api
        .get('/notebookcottage/notebookcottage-1')
        .notFound('a refused create stores nothing');
    },
  );

  test(
    'update of installed or advice_shared_backup alone leaves every other field as it is',
    about('notebookcottage.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('NotebookCottage', notebookCottage);
      await api
        .patch('/notebookcottage/notebookcottage-1', { installed: '2028-10-28 17:18:18' })
        .ok(because, { ...notebookCottage, installed: '2028-10-28 17:18:18' });
      await api
        .patch('/notebookcottage/notebookcottage-1', { advice_shared_backup: 'bagona' })
        .ok(because, {
          ...notebookCottage,
          installed: '2028-10-28 17:18:18',
          advice_shared_backup: 'bagona',
        });
      await api.get('/notebookcottage/notebookcottage-1').ok(because, {
        ...notebookCottage,
        installed: '2028-10-28 17:18:18',
        advice_shared_backup: 'bagona',
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
      const because = 'installed must not be null';
      await api.post('/notebookcottage', { ...notebookCottage, installed: null }).invalid(because);
      await api
        .get('/notebookcottage/notebookcottage-1')
        .notFound('a refused create stores nothing');
      await api.create('NotebookCottage', notebookCottage);
      await api.patch('/notebookcottage/notebookcottage-1', { installed: null }).invalid(because);
      await api
        .get('/notebookcottage/notebookcottage-1')
        .ok('a refused update changes nothing', { installed: '2021-07-23 05:40:20' });
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
      const because = 'visibility_regional must not be null';
      await api
        .post('/notebookcottage', { ...notebookCottage, visibility_regional: null })
        .invalid(because);
      await api
        .get('/notebookcottage/notebookcottage-1')
        .notFound('a refused create stores nothing');
      await api.create('NotebookCottage', notebookCottage);
      await api
        .patch('/notebookcottage/notebookcottage-1', { visibility_regional: null })
        .invalid(because);
      await api
        .get('/notebookcottage/notebookcottage-1')
        .ok('a refused update changes nothing', { visibility_regional: 'escalated' });
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
      const because = 'insured_regional must not be null';
      await api
        .post('/notebookcottage', { ...notebookCottage, insured_regional: null })
        .invalid(because);
      await api
        .get('/notebookcottage/notebookcottage-1')
        .notFound('a refused create stores nothing');
      await api.create('NotebookCottage', notebookCottage);
      await api
        .patch('/notebookcottage/notebookcottage-1', { insured_regional: null })
        .invalid(because);
      await api
        .get('/notebookcottage/notebookcottage-1')
        .ok('a refused update changes nothing', { insured_regional: true });
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
      const because = 'position_distant is nullable';
      await api
        .post('/notebookcottage', { ...notebookCottage, position_distant: null })
        .created(because, { position_distant: null });
      await api.get('/notebookcottage/notebookcottage-1').ok(because, { position_distant: null });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api
        .patch('/notebookcottage/notebookcottage-2', { position_distant: null })
        .ok(because, { position_distant: null });
      await api.get('/notebookcottage/notebookcottage-2').ok(because, { position_distant: null });
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
      const because = 'duration is nullable';
      await api
        .post('/notebookcottage', { ...notebookCottage, duration: null })
        .created(because, { duration: null });
      await api.get('/notebookcottage/notebookcottage-1').ok(because, { duration: null });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api
        .patch('/notebookcottage/notebookcottage-2', { duration: null })
        .ok(because, { duration: null });
      await api.get('/notebookcottage/notebookcottage-2').ok(because, { duration: null });
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
      const because = 'advice_shared_backup is nullable';
      await api
        .post('/notebookcottage', { ...notebookCottage, advice_shared_backup: null })
        .created(because, { advice_shared_backup: null });
      await api
        .get('/notebookcottage/notebookcottage-1')
        .ok(because, { advice_shared_backup: null });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api
        .patch('/notebookcottage/notebookcottage-2', { advice_shared_backup: null })
        .ok(because, { advice_shared_backup: null });
      await api
        .get('/notebookcottage/notebookcottage-2')
        .ok(because, { advice_shared_backup: null });
    },
  );
});

test.describe('NotebookCottage: types and bounds', () => {
  // values.float: A whole number is a valid float.
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
    'installed may be the leap day 2024-02-29',
    about('notebookcottage.installed.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      const because = '"2024-02-29 12:00:00" is a valid value of installed';
      await api
        .post('/notebookcottage', { ...notebookCottage, installed: '2024-02-29 12:00:00' })
        .created(because, { installed: '2024-02-29 12:00:00' });
      await api
        .get('/notebookcottage/notebookcottage-1')
        .ok(because, { installed: '2024-02-29 12:00:00' });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api
        .patch('/notebookcottage/notebookcottage-2', { installed: '2024-02-29 12:00:00' })
        .ok(because, { installed: '2024-02-29 12:00:00' });
      await api
        .get('/notebookcottage/notebookcottage-2')
        .ok(because, { installed: '2024-02-29 12:00:00' });
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
      const because = 'installed must be a string in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/notebookcottage', { ...notebookCottage, installed: 202403 })
        .invalid(because);
      await api
        .get('/notebookcottage/notebookcottage-1')
        .notFound('a refused create stores nothing');
      await api.create('NotebookCottage', notebookCottage);
      await api.patch('/notebookcottage/notebookcottage-1', { installed: 0 }).invalid(because);
      await api
        .get('/notebookcottage/notebookcottage-1')
        .ok('a refused update changes nothing', { installed: '2021-07-23 05:40:20' });
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
      const because = 'installed must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/notebookcottage', { ...notebookCottage, installed: '2021-02-30 12:00:00' })
        .invalid(because);
      await api
        .post('/notebookcottage', { ...notebookCottage, installed: '2021-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/notebookcottage', { ...notebookCottage, installed: '2021-13-01 05:40:20' })
        .invalid(because);
      await api
        .post('/notebookcottage', { ...notebookCottage, installed: '2021-07-23 24:00:00' })
        .invalid(because);
      await api
        .post('/notebookcottage', { ...notebookCottage, installed: '2021-04-31 12:00:00' })
        .invalid(because);
      await api
        .post('/notebookcottage', { ...notebookCottage, installed: '2021-03-00 12:00:00' })
        .invalid(because);
      await api
        .post('/notebookcottage', { ...notebookCottage, installed: '2022-00-10 12:00:00' })
        .invalid(because);
      await api
        .post('/notebookcottage', { ...notebookCottage, installed: '2021-07-23 10:60:00' })
        .invalid(because);
      await api
        .post('/notebookcottage', { ...notebookCottage, installed: '2021-07-23 10:30:75' })
        .invalid(because);
      await api
        .get('/notebookcottage/notebookcottage-1')
        .notFound('a refused create stores nothing');
      await api.create('NotebookCottage', notebookCottage);
      await api
        .patch('/notebookcottage/notebookcottage-1', { installed: '2021-02-30 12:00:00' })
        .invalid(because);
      await api
        .patch('/notebookcottage/notebookcottage-1', { installed: '2021-02-29 12:00:00' })
        .invalid(because);
      await api
        .patch('/notebookcottage/notebookcottage-1', { installed: '2021-13-01 05:40:20' })
        .invalid(because);
      await api
        .patch('/notebookcottage/notebookcottage-1', { installed: '2021-07-23 24:00:00' })
        .invalid(because);
      await api
        .get('/notebookcottage/notebookcottage-1')
        .ok('a refused update changes nothing', { installed: '2021-07-23 05:40:20' });
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
      const because = 'installed must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/notebookcottage', { ...notebookCottage, installed: '2021-07-23T05:40:20Z' })
        .invalid(because);
      await api
        .post('/notebookcottage', { ...notebookCottage, installed: '2021-07-23' })
        .invalid(because);
      await api
        .post('/notebookcottage', { ...notebookCottage, installed: 'not a date' })
        .invalid(because);
      await api
        .post('/notebookcottage', { ...notebookCottage, installed: '2021-07-23T05:40:20' })
        .invalid(because);
      await api
        .post('/notebookcottage', { ...notebookCottage, installed: '2021-07-23 05:40' })
        .invalid(because);
      await api
        .post('/notebookcottage', { ...notebookCottage, installed: '2021-07-23 05:40:20.125' })
        .invalid(because);
      await api
        .post('/notebookcottage', { ...notebookCottage, installed: '2021-07-23 05:40:20+02:00' })
        .invalid(because);
      await api
        .get('/notebookcottage/notebookcottage-1')
        .notFound('a refused create stores nothing');
      await api.create('NotebookCottage', notebookCottage);
      await api
        .patch('/notebookcottage/notebookcottage-1', { installed: '2021-07-23T05:40:20Z' })
        .invalid(because);
      await api
        .patch('/notebookcottage/notebookcottage-1', { installed: '2021-07-23' })
        .invalid(because);
      await api
        .patch('/notebookcottage/notebookcottage-1', { installed: 'not a date' })
        .invalid(because);
      await api
        .patch('/notebookcottage/notebookcottage-1', { installed: '2021-07-23T05:40:20' })
        .invalid(because);
      await api
        .get('/notebookcottage/notebookcottage-1')
        .ok('a refused update changes nothing', { installed: '2021-07-23 05:40:20' });
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
      const because = 'the first moment of installed is 2021-01-01 00:00:00, inclusive';
      await api
        .post('/notebookcottage', { ...notebookCottage, installed: '2021-01-01 00:00:00' })
        .created(because, { installed: '2021-01-01 00:00:00' });
      await api
        .get('/notebookcottage/notebookcottage-1')
        .ok(because, { installed: '2021-01-01 00:00:00' });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api
        .patch('/notebookcottage/notebookcottage-2', { installed: '2021-01-01 00:00:00' })
        .ok(because, { installed: '2021-01-01 00:00:00' });
      await api
        .get('/notebookcottage/notebookcottage-2')
        .ok(because, { installed: '2021-01-01 00:00:00' });
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
      const because = 'installed must not be before 2021-01-01 00:00:00';
      await api
        .post('/notebookcottage', { ...notebookCottage, installed: '2020-12-31 23:59:59' })
        .invalid(because);
      await api
        .get('/notebookcottage/notebookcottage-1')
        .notFound('a refused create stores nothing');
      await api.create('NotebookCottage', notebookCottage);
      await api
        .patch('/notebookcottage/notebookcottage-1', { installed: '2020-12-31 23:59:59' })
        .invalid(because);
      await api
        .get('/notebookcottage/notebookcottage-1')
        .ok('a refused update changes nothing', { installed: '2021-07-23 05:40:20' });
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
      const because = 'the last moment of installed is 2028-12-31 23:59:59, inclusive';
      await api
        .post('/notebookcottage', { ...notebookCottage, installed: '2028-12-31 23:59:59' })
        .created(because, { installed: '2028-12-31 23:59:59' });
      await api
        .get('/notebookcottage/notebookcottage-1')
        .ok(because, { installed: '2028-12-31 23:59:59' });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api
        .patch('/notebookcottage/notebookcottage-2', { installed: '2028-12-31 23:59:59' })
        .ok(because, { installed: '2028-12-31 23:59:59' });
      await api
        .get('/notebookcottage/notebookcottage-2')
        .ok(because, { installed: '2028-12-31 23:59:59' });
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
      const because = 'installed must not be after 2028-12-31 23:59:59';
      await api
        .post('/notebookcottage', { ...notebookCottage, installed: '2029-01-01 00:00:00' })
        .invalid(because);
      await api
        .get('/notebookcottage/notebookcottage-1')
        .notFound('a refused create stores nothing');
      await api.create('NotebookCottage', notebookCottage);
      await api
        .patch('/notebookcottage/notebookcottage-1', { installed: '2029-01-01 00:00:00' })
        .invalid(because);
      await api
        .get('/notebookcottage/notebookcottage-1')
        .ok('a refused update changes nothing', { installed: '2021-07-23 05:40:20' });
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
      const because =
        'visibility_regional must be one of internal_only, listed, featured, everywhere, escalated';
      await api
        .post('/notebookcottage', { ...notebookCottage, visibility_regional: 421337 })
        .invalid(because);
      await api
        .post('/notebookcottage', { ...notebookCottage, visibility_regional: { value: 'text' } })
        .invalid(because);
      await api
        .get('/notebookcottage/notebookcottage-1')
        .notFound('a refused create stores nothing');
      await api.create('NotebookCottage', notebookCottage);
      await api
        .patch('/notebookcottage/notebookcottage-1', { visibility_regional: 0 })
        .invalid(because);
      await api
        .patch('/notebookcottage/notebookcottage-1', { visibility_regional: {} })
        .invalid(because);
      await api
        .get('/notebookcottage/notebookcottage-1')
        .ok('a refused update changes nothing', { visibility_regional: 'escalated' });
    },
  );

  test(
    'insured_regional may be false',
    about('notebookcottage.insured_regional.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      const because = 'false is a valid value of insured_regional';
      await api
        .post('/notebookcottage', { ...notebookCottage, insured_regional: false })
        .created(because, { insured_regional: false });
      await api.get('/notebookcottage/notebookcottage-1').ok(because, { insured_regional: false });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api
        .patch('/notebookcottage/notebookcottage-2', { insured_regional: false })
        .ok(because, { insured_regional: false });
      await api.get('/notebookcottage/notebookcottage-2').ok(because, { insured_regional: false });
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
      const because = 'insured_regional must be true or false';
      await api
        .post('/notebookcottage', { ...notebookCottage, insured_regional: 'abc' })
        .invalid(because);
      await api
        .post('/notebookcottage', { ...notebookCottage, insured_regional: { value: 'text' } })
        .invalid(because);
      await api
        .get('/notebookcottage/notebookcottage-1')
        .notFound('a refused create stores nothing');
      await api.create('NotebookCottage', notebookCottage);
      await api
        .patch('/notebookcottage/notebookcottage-1', { insured_regional: 'abc' })
        .invalid(because);
      await api
        .patch('/notebookcottage/notebookcottage-1', { insured_regional: {} })
        .invalid(because);
      await api
        .get('/notebookcottage/notebookcottage-1')
        .ok('a refused update changes nothing', { insured_regional: true });
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
      const because = 'position_distant must be an integer';
      await api
        .post('/notebookcottage', { ...notebookCottage, position_distant: 'abc' })
        .invalid(because);
      await api
        .post('/notebookcottage', { ...notebookCottage, position_distant: { value: 'text' } })
        .invalid(because);
      await api
        .post('/notebookcottage', { ...notebookCottage, position_distant: 17.5 })
        .invalid(because);
      await api
        .get('/notebookcottage/notebookcottage-1')
        .notFound('a refused create stores nothing');
      await api.create('NotebookCottage', notebookCottage);
      await api
        .patch('/notebookcottage/notebookcottage-1', { position_distant: 'abc' })
        .invalid(because);
      await api
        .patch('/notebookcottage/notebookcottage-1', { position_distant: {} })
        .invalid(because);
      await api
        .patch('/notebookcottage/notebookcottage-1', { position_distant: 17.5 })
        .invalid(because);
      await api
        .get('/notebookcottage/notebookcottage-1')
        .ok('a refused update changes nothing', { position_distant: 18 });
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
      const because = 'the minimum of position_distant is 0, inclusive';
      await api
        .post('/notebookcottage', { ...notebookCottage, position_distant: 0 })
        .created(because, { position_distant: 0 });
      await api.get('/notebookcottage/notebookcottage-1').ok(because, { position_distant: 0 });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api
        .patch('/notebookcottage/notebookcottage-2', { position_distant: 0 })
        .ok(because, { position_distant: 0 });
      await api.get('/notebookcottage/notebookcottage-2').ok(because, { position_distant: 0 });
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
      const because = 'position_distant must be at least 0';
      await api
        .post('/notebookcottage', { ...notebookCottage, position_distant: -1 })
        .invalid(because);
      await api
        .get('/notebookcottage/notebookcottage-1')
        .notFound('a refused create stores nothing');
      await api.create('NotebookCottage', notebookCottage);
      await api
        .patch('/notebookcottage/notebookcottage-1', { position_distant: -1 })
        .invalid(because);
      await api
        .get('/notebookcottage/notebookcottage-1')
        .ok('a refused update changes nothing', { position_distant: 18 });
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
      const because = 'position_distant has no maximum';
      await api
        .post('/notebookcottage', { ...notebookCottage, position_distant: 1000000 })
        .created(because, { position_distant: 1000000 });
      await api
        .get('/notebookcottage/notebookcottage-1')
        .ok(because, { position_distant: 1000000 });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api
        .patch('/notebookcottage/notebookcottage-2', { position_distant: 1000000 })
        .ok(because, { position_distant: 1000000 });
      await api
        .get('/notebookcottage/notebookcottage-2')
        .ok(because, { position_distant: 1000000 });
    },
  );

  test(
    'duration may be the whole number 3',
    about('notebookcottage.duration.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      const because = '3 is a valid value of duration';
      await api
        .post('/notebookcottage', { ...notebookCottage, duration: 3 })
        .created(because, { duration: 3 });
      await api.get('/notebookcottage/notebookcottage-1').ok(because, { duration: 3 });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api
        .patch('/notebookcottage/notebookcottage-2', { duration: 3 })
        .ok(because, { duration: 3 });
      await api.get('/notebookcottage/notebookcottage-2').ok(because, { duration: 3 });
    },
  );

  test(
    'duration keeps three decimals',
    about('notebookcottage.duration.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of duration';
      await api
        .post('/notebookcottage', { ...notebookCottage, duration: 12.375 })
        .created(because, { duration: 12.375 });
      await api.get('/notebookcottage/notebookcottage-1').ok(because, { duration: 12.375 });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api
        .patch('/notebookcottage/notebookcottage-2', { duration: 12.375 })
        .ok(because, { duration: 12.375 });
      await api.get('/notebookcottage/notebookcottage-2').ok(because, { duration: 12.375 });
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
      const because = 'duration must be a number';
      await api.post('/notebookcottage', { ...notebookCottage, duration: 'abc' }).invalid(because);
      await api
        .post('/notebookcottage', { ...notebookCottage, duration: { value: 'text' } })
        .invalid(because);
      await api
        .get('/notebookcottage/notebookcottage-1')
        .notFound('a refused create stores nothing');
      await api.create('NotebookCottage', notebookCottage);
      await api.patch('/notebookcottage/notebookcottage-1', { duration: 'abc' }).invalid(because);
      await api.patch('/notebookcottage/notebookcottage-1', { duration: {} }).invalid(because);
      await api
        .get('/notebookcottage/notebookcottage-1')
        .ok('a refused update changes nothing', { duration: 37.25 });
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
      const because = 'the minimum of duration is 1, inclusive';
      await api
        .post('/notebookcottage', { ...notebookCottage, duration: 1 })
        .created(because, { duration: 1 });
      await api.get('/notebookcottage/notebookcottage-1').ok(because, { duration: 1 });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api
        .patch('/notebookcottage/notebookcottage-2', { duration: 1 })
        .ok(because, { duration: 1 });
      await api.get('/notebookcottage/notebookcottage-2').ok(because, { duration: 1 });
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
      const because = 'duration must be at least 1';
      await api.post('/notebookcottage', { ...notebookCottage, duration: 0.75 }).invalid(because);
      await api
        .get('/notebookcottage/notebookcottage-1')
        .notFound('a refused create stores nothing');
      await api.create('NotebookCottage', notebookCottage);
      await api.patch('/notebookcottage/notebookcottage-1', { duration: 0.75 }).invalid(because);
      await api
        .get('/notebookcottage/notebookcottage-1')
        .ok('a refused update changes nothing', { duration: 37.25 });
    },
  );

  test(
    'duration has no maximum',
    about('notebookcottage.duration.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'duration has no maximum';
      await api
        .post('/notebookcottage', { ...notebookCottage, duration: 999999.75 })
        .created(because, { duration: 999999.75 });
      await api.get('/notebookcottage/notebookcottage-1').ok(because, { duration: 999999.75 });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api
        .patch('/notebookcottage/notebookcottage-2', { duration: 999999.75 })
        .ok(because, { duration: 999999.75 });
      await api.get('/notebookcottage/notebookcottage-2').ok(because, { duration: 999999.75 });
    },
  );

  test(
    'advice_shared_backup keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'notebookcottage.advice_shared_backup.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of advice_shared_backup';
      await api
        .post('/notebookcottage', {
          ...notebookCottage,
          advice_shared_backup: ' Éloë\'s "½" <b> & \\ ✓ ',
        })
        .created(because, { advice_shared_backup: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/notebookcottage/notebookcottage-1')
        .ok(because, { advice_shared_backup: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api
        .patch('/notebookcottage/notebookcottage-2', {
          advice_shared_backup: ' Éloë\'s "½" <b> & \\ ✓ ',
        })
        .ok(because, { advice_shared_backup: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/notebookcottage/notebookcottage-2')
        .ok(because, { advice_shared_backup: ' Éloë\'s "½" <b> & \\ ✓ ' });
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
      const because = 'advice_shared_backup must be a string';
      await api
        .post('/notebookcottage', { ...notebookCottage, advice_shared_backup: 421337 })
        .invalid(because);
      await api
        .post('/notebookcottage', { ...notebookCottage, advice_shared_backup: { value: 'text' } })
        .invalid(because);
      await api
        .get('/notebookcottage/notebookcottage-1')
        .notFound('a refused create stores nothing');
      await api.create('NotebookCottage', notebookCottage);
      await api
        .patch('/notebookcottage/notebookcottage-1', { advice_shared_backup: 0 })
        .invalid(because);
      await api
        .patch('/notebookcottage/notebookcottage-1', { advice_shared_backup: {} })
        .invalid(because);
      await api
        .get('/notebookcottage/notebookcottage-1')
        .ok('a refused update changes nothing', { advice_shared_backup: 'dunala' });
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
      const because = 'the minimum length of advice_shared_backup is 5, inclusive';
      await api
        .post('/notebookcottage', { ...notebookCottage, advice_shared_backup: 'labu ' })
        .created(because, { advice_shared_backup: 'labu ' });
      await api
        .get('/notebookcottage/notebookcottage-1')
        .ok(because, { advice_shared_backup: 'labu ' });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api
        .patch('/notebookcottage/notebookcottage-2', { advice_shared_backup: 'labu ' })
        .ok(because, { advice_shared_backup: 'labu ' });
      await api
        .get('/notebookcottage/notebookcottage-2')
        .ok(because, { advice_shared_backup: 'labu ' });
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
      const because = 'advice_shared_backup must have at least 5 characters';
      await api
        .post('/notebookcottage', { ...notebookCottage, advice_shared_backup: 'tan ' })
        .invalid(because);
      await api
        .get('/notebookcottage/notebookcottage-1')
        .notFound('a refused create stores nothing');
      await api.create('NotebookCottage', notebookCottage);
      await api
        .patch('/notebookcottage/notebookcottage-1', { advice_shared_backup: 'tan ' })
        .invalid(because);
      await api
        .get('/notebookcottage/notebookcottage-1')
        .ok('a refused update changes nothing', { advice_shared_backup: 'dunala' });
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
      const because = 'the maximum length of advice_shared_backup is 150, inclusive';
      await api
        .post('/notebookcottage', {
          ...notebookCottage,
          advice_shared_backup:
            'nita tagasi roma butali nilu barito babi vota latuvo rimiri bidu miba bigivi vubulo runu boga musa latogi gadidu gasi muno viba guda mulu bibi gomi n ',
        })
        .created(because, {
          advice_shared_backup:
            'nita tagasi roma butali nilu barito babi vota latuvo rimiri bidu miba bigivi vubulo runu boga musa latogi gadidu gasi muno viba guda mulu bibi gomi n ',
        });
      await api.get('/notebookcottage/notebookcottage-1').ok(because, {
        advice_shared_backup:
          'nita tagasi roma butali nilu barito babi vota latuvo rimiri bidu miba bigivi vubulo runu boga musa latogi gadidu gasi muno viba guda mulu bibi gomi n ',
      });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api
        .patch('/notebookcottage/notebookcottage-2', {
          advice_shared_backup:
            'nita tagasi roma butali nilu barito babi vota latuvo rimiri bidu miba bigivi vubulo runu boga musa latogi gadidu gasi muno viba guda mulu bibi gomi n ',
        })
        .ok(because, {
          advice_shared_backup:
            'nita tagasi roma butali nilu barito babi vota latuvo rimiri bidu miba bigivi vubulo runu boga musa latogi gadidu gasi muno viba guda mulu bibi gomi n ',
        });
      await api.get('/notebookcottage/notebookcottage-2').ok(because, {
        advice_shared_backup:
          'nita tagasi roma butali nilu barito babi vota latuvo rimiri bidu miba bigivi vubulo runu boga musa latogi gadidu gasi muno viba guda mulu bibi gomi n ',
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
      const because = 'advice_shared_backup must have at most 150 characters';
      await api
        .post('/notebookcottage', {
          ...notebookCottage,
          advice_shared_backup:
            'tiduto rida masitu lunodi govano miru nonu rala gido naginu mugi todu gabibu lidi nudi nili nubani dagusi naduvu busu ritaba lasa bisogi vonu lovugu s ',
        })
        .invalid(because);
      await api
        .get('/notebookcottage/notebookcottage-1')
        .notFound('a refused create stores nothing');
      await api.create('NotebookCottage', notebookCottage);
      await api
        .patch('/notebookcottage/notebookcottage-1', {
          advice_shared_backup:
            'tiduto rida masitu lunodi govano miru nonu rala gido naginu mugi todu gabibu lidi nudi nili nubani dagusi naduvu busu ritaba lasa bisogi vonu lovugu s ',
        })
        .invalid(because);
      await api
        .get('/notebookcottage/notebookcottage-1')
        .ok('a refused update changes nothing', { advice_shared_backup: 'dunala' });
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
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of NotebookCottageVisibilityRegional';
      await api
        .post('/notebookcottage', { ...notebookCottage, visibility_regional: 'internal_only' })
        .created(because, { visibility_regional: 'internal_only' });
      await api
        .patch('/notebookcottage/notebookcottage-1', { visibility_regional: 'listed' })
        .ok(because, { visibility_regional: 'listed' });
      await api
        .patch('/notebookcottage/notebookcottage-1', { visibility_regional: 'featured' })
        .ok(because, { visibility_regional: 'featured' });
      await api
        .patch('/notebookcottage/notebookcottage-1', { visibility_regional: 'everywhere' })
        .ok(because, { visibility_regional: 'everywhere' });
      await api
        .patch('/notebookcottage/notebookcottage-1', { visibility_regional: 'escalated' })
        .ok(because, { visibility_regional: 'escalated' });
      await api
        .get('/notebookcottage/notebookcottage-1')
        .ok(because, { visibility_regional: 'escalated' });
      await api
        .patch('/notebookcottage/notebookcottage-1', { visibility_regional: 'internal_only' })
        .ok(because, { visibility_regional: 'internal_only' });
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
      const because = 'escalated was added to NotebookCottageVisibilityRegional';
      await api
        .post('/notebookcottage', notebookCottage)
        .created(because, { visibility_regional: 'escalated' });
      await api
        .get('/notebookcottage/notebookcottage-1')
        .ok(because, { visibility_regional: 'escalated' });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        visibility_regional: 'everywhere',
      });
      await api
        .patch('/notebookcottage/notebookcottage-2', { visibility_regional: 'escalated' })
        .ok(because, { visibility_regional: 'escalated' });
      await api
        .get('/notebookcottage/notebookcottage-2')
        .ok(because, { visibility_regional: 'escalated' });
    },
  );

  test(
    'create and update refuse a visibility_regional that NotebookCottageVisibilityRegional does not list, such as unheard_of',
    about(
      'notebookcottage.visibility_regional.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because =
        'visibility_regional must be one of internal_only, listed, featured, everywhere, escalated';
      await api
        .post('/notebookcottage', { ...notebookCottage, visibility_regional: 'unheard_of' })
        .invalid(because);
      await api
        .post('/notebookcottage', { ...notebookCottage, visibility_regional: 'internal_only ' })
        .invalid(because);
      await api
        .post('/notebookcottage', { ...notebookCottage, visibility_regional: 'internal_onl' })
        .invalid(because);
      await api
        .get('/notebookcottage/notebookcottage-1')
        .notFound('a refused create stores nothing');
      await api.create('NotebookCottage', notebookCottage);
      await api
        .patch('/notebookcottage/notebookcottage-1', { visibility_regional: 'unheard_of' })
        .invalid(because);
      await api
        .get('/notebookcottage/notebookcottage-1')
        .ok('a refused update changes nothing', { visibility_regional: 'escalated' });
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
      const because =
        'visibility_regional must be one of internal_only, listed, featured, everywhere, escalated';
      await api
        .post('/notebookcottage', { ...notebookCottage, visibility_regional: 'INTERNAL_ONLY' })
        .invalid(because);
      await api
        .get('/notebookcottage/notebookcottage-1')
        .notFound('a refused create stores nothing');
      await api.create('NotebookCottage', notebookCottage);
      await api
        .patch('/notebookcottage/notebookcottage-1', { visibility_regional: 'INTERNAL_ONLY' })
        .invalid(because);
      await api
        .get('/notebookcottage/notebookcottage-1')
        .ok('a refused update changes nothing', { visibility_regional: 'escalated' });
    },
  );
});
