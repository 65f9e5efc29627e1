import { about, test, without } from '../support/api.ts';

// A valid Department, as the tests send it.
const department = {
  department_name: 'dura',
  hiring_stopped: true,
  id: 'department-1',
  lifecycle: 'staffed',
  planned_headcount: 14,
};

// A valid StaffNotice, as the tests send it.
const staffNotice = {
  id: 'staffnotice-1',
  notice_body: 'tibona',
  notice_state: 'posted',
  notice_title: 'turiro',
  seen_by: 73,
};

test.describe('StaffNotice: create, read, update and delete', () => {
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
    'create answers the new StaffNotice, and read answers it again',
    about(
      'staffnotice.create.answers-the-object',
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
        .post('/staffnotice', staffNotice)
        .created('create answers the object that was sent', { ...staffNotice, audiences: [] });
      await api
        .get('/staffnotice/staffnotice-1')
        .ok('read answers the object that was created', { ...staffNotice, audiences: [] });
      await api
        .post('/staffnotice', { ...staffNotice, id: 'staffnotice-2' })
        .created('objects may be alike in everything but their ids', { id: 'staffnotice-2' });
    },
  );

  test(
    'the id of a StaffNotice may be any text, upper and lower case told apart, but no number',
    about(
      'staffnotice.create.accepts-any-id',
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
        .post('/staffnotice', { ...staffNotice, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('StaffNotice', {
        ...staffNotice,
        id: 'room 2.b at the very end of the long hall',
      });
      await api
        .delete('/staffnotice/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/staffnotice/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, {
          ...staffNotice,
          audiences: [],
          id: 'Room 2.B at the Very End of the Long Hall',
        });
      await api.post('/staffnotice', { ...staffNotice, id: 421337 }).invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole StaffNotice',
    about(
      'staffnotice.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffNotice', staffNotice);
      await api
        .patch('/staffnotice/staffnotice-1', {
          notice_body: 'dubo',
          notice_state: 'taken_down',
          notice_title: 'naba',
          seen_by: 16,
        })
        .ok('every one of these fields was sent', {
          audiences: [],
          id: 'staffnotice-1',
          notice_body: 'dubo',
          notice_state: 'taken_down',
          notice_title: 'naba',
          seen_by: 16,
        });
      await api.get('/staffnotice/staffnotice-1').ok('the update is stored', {
        notice_body: 'dubo',
        notice_state: 'taken_down',
        notice_title: 'naba',
        seen_by: 16,
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('staffnotice.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('StaffNotice', staffNotice);
      await api
        .patch('/staffnotice/staffnotice-1', {
          id: 'staffnotice-1',
          notice_body: 'dubo',
          notice_state: 'taken_down',
          notice_title: 'naba',
          seen_by: 16,
        })
        .ok(because, {
          id: 'staffnotice-1',
          notice_body: 'dubo',
          notice_state: 'taken_down',
          notice_title: 'naba',
          seen_by: 16,
        });
      await api.get('/staffnotice/staffnotice-1').ok(because, {
        id: 'staffnotice-1',
        notice_body: 'dubo',
        notice_state: 'taken_down',
        notice_title: 'naba',
        seen_by: 16,
      });
    },
  );

  test(
    'update that is refused for seen_by does not change notice_body either',
    about(
      'staffnotice.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffNotice', staffNotice);
      await api
        .patch('/staffnotice/staffnotice-1', { notice_body: 'dubo', seen_by: 'abc' })
        .invalid('seen_by must be an integer');
      await api
        .get('/staffnotice/staffnotice-1')
        .ok('a refused update changes nothing', { ...staffNotice, audiences: [] });
    },
  );

  test(
    'delete removes a StaffNotice: no read finds it and no list holds it',
    about(
      'staffnotice.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('StaffNotice', staffNotice);
      await api.delete('/staffnotice/staffnotice-1').removed('the object exists');
      await api.get('/staffnotice/staffnotice-1').notFound(because);
      await api.patch('/staffnotice/staffnotice-1', { id: 'staffnotice-1' }).notFound(because);
      await api.get('/staffnotice').ok('what was deleted is in no list', []);
      await api
        .post('/staffnotice', {
          ...staffNotice,
          notice_body: 'dubo',
          notice_state: 'taken_down',
          notice_title: 'naba',
          seen_by: 16,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          audiences: [],
          id: 'staffnotice-1',
          notice_body: 'dubo',
          notice_state: 'taken_down',
          notice_title: 'naba',
          seen_by: 16,
        });
      await api
        .get('/staffnotice/staffnotice-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          audiences: [],
          id: 'staffnotice-1',
          notice_body: 'dubo',
          notice_state: 'taken_down',
          notice_title: 'naba',
          seen_by: 16,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no StaffNotice has',
    about('staffnotice.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'no StaffNotice has the id staffnotice-unknown';
      await api.create('StaffNotice', staffNotice);
      await api.get('/staffnotice/staffnotice-unknown').notFound(because);
      await api
        .patch('/staffnotice/staffnotice-unknown', {
          notice_body: 'dubo',
          notice_state: 'taken_down',
          notice_title: 'naba',
          seen_by: 16,
        })
        .notFound(because);
      await api.delete('/staffnotice/staffnotice-unknown').notFound(because);
      await api
        .get('/staffnotice')
        .ok('requests for an unknown id change nothing', [{ id: 'staffnotice-1' }]);
    },
  );
});

test.describe('StaffNotice: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every StaffNotice with all of its fields',
    about(
      'staffnotice.list.answers-all-objects',
      'endpoints.list',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffNotice', staffNotice);
      await api.create('StaffNotice', {
        ...staffNotice,
        id: 'staffnotice-2',
        notice_body: 'dubo',
        notice_state: 'taken_down',
        notice_title: 'naba',
        seen_by: 16,
      });
      await api.create('StaffNotice', {
        ...staffNotice,
        id: 'staffnotice-3',
        notice_body: 'misa',
        notice_state: 'drafted',
        notice_title: 'nurugo',
        seen_by: 34,
      });
      await api.get('/staffnotice').ok('three objects were created', [
        { ...staffNotice, audiences: [] },
        {
          audiences: [],
          id: 'staffnotice-2',
          notice_body: 'dubo',
          notice_state: 'taken_down',
          notice_title: 'naba',
          seen_by: 16,
        },
        {
          audiences: [],
          id: 'staffnotice-3',
          notice_body: 'misa',
          notice_state: 'drafted',
          notice_title: 'nurugo',
          seen_by: 34,
        },
      ]);
      await api.create('StaffNotice', { ...staffNotice, id: 'staffnotice-4' });
      await api.create('StaffNotice', { ...staffNotice, id: 'staffnotice-5' });
      await api.create('StaffNotice', { ...staffNotice, id: 'staffnotice-6' });
      await api.create('StaffNotice', { ...staffNotice, id: 'staffnotice-7' });
      await api.create('StaffNotice', { ...staffNotice, id: 'staffnotice-8' });
      await api.create('StaffNotice', { ...staffNotice, id: 'staffnotice-9' });
      await api.create('StaffNotice', { ...staffNotice, id: 'staffnotice-10' });
      await api.create('StaffNotice', { ...staffNotice, id: 'staffnotice-11' });
      await api
        .get('/staffnotice')
        .ok('a list holds every object, however many there are', [
          { id: 'staffnotice-1' },
          { id: 'staffnotice-2' },
          { id: 'staffnotice-3' },
          { id: 'staffnotice-4' },
          { id: 'staffnotice-5' },
          { id: 'staffnotice-6' },
          { id: 'staffnotice-7' },
          { id: 'staffnotice-8' },
          { id: 'staffnotice-9' },
          { id: 'staffnotice-10' },
          { id: 'staffnotice-11' },
        ]);
    },
  );

  test(
    'update of one StaffNotice leaves another as it was',
    about(
      'staffnotice.update.leaves-other-objects',
      'endpoints.update',
      'endpoints.read',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffNotice', staffNotice);
      await api.create('StaffNotice', {
        ...staffNotice,
        id: 'staffnotice-2',
        notice_body: 'dubo',
        notice_state: 'taken_down',
        notice_title: 'naba',
        seen_by: 16,
      });
      await api
        .patch('/staffnotice/staffnotice-2', {
          id: 'staffnotice-2',
          notice_body: 'dubo',
          notice_state: 'taken_down',
          notice_title: 'naba',
          seen_by: 16,
        })
        .ok('the change is valid');
      await api
        .get('/staffnotice/staffnotice-1')
        .ok('another object was updated', { ...staffNotice, audiences: [] });
      await api.get('/staffnotice/staffnotice-2').ok('the update is stored', {
        audiences: [],
        id: 'staffnotice-2',
        notice_body: 'dubo',
        notice_state: 'taken_down',
        notice_title: 'naba',
        seen_by: 16,
      });
    },
  );

  test(
    'delete of one StaffNotice leaves another as it was',
    about(
      'staffnotice.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffNotice', staffNotice);
      await api.create('StaffNotice', {
        ...staffNotice,
        id: 'staffnotice-2',
        notice_body: 'dubo',
        notice_state: 'taken_down',
        notice_title: 'naba',
        seen_by: 16,
      });
      await api.delete('/staffnotice/staffnotice-1').removed('the object exists');
      await api.get('/staffnotice/staffnotice-2').ok('another object was deleted', {
        audiences: [],
        id: 'staffnotice-2',
        notice_body: 'dubo',
        notice_state: 'taken_down',
        notice_title: 'naba',
        seen_by: 16,
      });
      await api.get('/staffnotice').ok('one of two objects was deleted', [{ id: 'staffnotice-2' }]);
    },
  );

  test(
    'reset removes every StaffNotice',
    about(
      'staffnotice.reset.removes-all',
      'testing.reset',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffNotice', staffNotice);
      await api.create('StaffNotice', {
        ...staffNotice,
        id: 'staffnotice-2',
        notice_body: 'dubo',
        notice_state: 'taken_down',
        notice_title: 'naba',
        seen_by: 16,
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/staffnotice').ok('reset removes all objects', []);
      await api.get('/staffnotice/staffnotice-1').notFound('reset removed it');
    },
  );
});

test.describe('StaffNotice: required fields and defaults', () => {
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
    'create refuses a StaffNotice without an id',
    about(
      'staffnotice.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/staffnotice', without(staffNotice, 'id')).invalid('id must be sent');
      await api.get('/staffnotice').ok('a refused create stores nothing', []);
    },
  );

  test(
    'create accepts a StaffNotice without notice_body, which is optional',
    about(
      'staffnotice.notice_body.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'notice_body is optional';
      await api
        .post('/staffnotice', without(staffNotice, 'notice_body'))
        .created(because, { notice_body: null });
      await api.get('/staffnotice/staffnotice-1').ok(because, { notice_body: null });
    },
  );

  test(
    'notice_state is "drafted" when a create leaves it out',
    about(
      'staffnotice.notice_state.has-a-default',
      'create.default',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the default of notice_state is "drafted"';
      await api
        .post('/staffnotice', without(staffNotice, 'notice_state'))
        .created(because, { notice_state: 'drafted' });
      await api.get('/staffnotice/staffnotice-1').ok(because, { notice_state: 'drafted' });
    },
  );

  test(
    'create refuses a StaffNotice without notice_title, which is required',
    about(
      'staffnotice.notice_title.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/staffnotice', without(staffNotice, 'notice_title'))
        .invalid('notice_title is required and has no default');
      await api.get('/staffnotice/staffnotice-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create accepts a StaffNotice without seen_by, which is optional',
    about(
      'staffnotice.seen_by.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'seen_by is optional';
      await api
        .post('/staffnotice', without(staffNotice, 'seen_by'))
        .created(because, { seen_by: null });
      await api.get('/staffnotice/staffnotice-1').ok(because, { seen_by: null });
    },
  );

  test(
    'update of notice_body or seen_by alone leaves every other field as it is',
    about(
      'staffnotice.update.changes-nothing-else',
      'update.partial',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Department', department);
      await api.create('StaffNotice', { ...staffNotice, audiences: ['department-1'] });
      await api
        .patch('/staffnotice/staffnotice-1', { notice_body: 'dubo' })
        .ok(because, { ...staffNotice, audiences: ['department-1'], notice_body: 'dubo' });
      await api.patch('/staffnotice/staffnotice-1', { seen_by: 16 }).ok(because, {
        ...staffNotice,
        audiences: ['department-1'],
        notice_body: 'dubo',
        seen_by: 16,
      });
      await api.get('/staffnotice/staffnotice-1').ok(because, {
        ...staffNotice,
        audiences: ['department-1'],
        notice_body: 'dubo',
        seen_by: 16,
      });
    },
  );
});

test.describe('StaffNotice: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'notice_body may be null',
    about(
      'staffnotice.notice_body.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'notice_body is nullable';
      await api
        .post('/staffnotice', { ...staffNotice, notice_body: null })
        .created(because, { notice_body: null });
      await api.get('/staffnotice/staffnotice-1').ok(because, { notice_body: null });
      await api.create('StaffNotice', { ...staffNotice, id: 'staffnotice-2' });
      await api
        .patch('/staffnotice/staffnotice-2', { notice_body: null })
        .ok(because, { notice_body: null });
      await api.get('/staffnotice/staffnotice-2').ok(because, { notice_body: null });
    },
  );

  test(
    'create and update refuse null for notice_state',
    about(
      'staffnotice.notice_state.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'notice_state must not be null';
      await api.post('/staffnotice', { ...staffNotice, notice_state: null }).invalid(because);
      await api.get('/staffnotice/staffnotice-1').notFound('a refused create stores nothing');
      await api.create('StaffNotice', staffNotice);
      await api.patch('/staffnotice/staffnotice-1', { notice_state: null }).invalid(because);
      await api
        .get('/staffnotice/staffnotice-1')
        .ok('a refused update changes nothing', { notice_state: 'posted' });
    },
  );

  test(
    'create and update refuse null for notice_title',
    about(
      'staffnotice.notice_title.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'notice_title must not be null';
      await api.post('/staffnotice', { ...staffNotice, notice_title: null }).invalid(because);
      await api.get('/staffnotice/staffnotice-1').notFound('a refused create stores nothing');
      await api.create('StaffNotice', staffNotice);
      await api.patch('/staffnotice/staffnotice-1', { notice_title: null }).invalid(because);
      await api
        .get('/staffnotice/staffnotice-1')
        .ok('a refused update changes nothing', { notice_title: 'turiro' });
    },
  );

  test(
    'create and update refuse null for seen_by',
    about(
      'staffnotice.seen_by.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'seen_by must not be null';
      await api.post('/staffnotice', { ...staffNotice, seen_by: null }).invalid(because);
      await api.get('/staffnotice/staffnotice-1').notFound('a refused create stores nothing');
      await api.create('StaffNotice', staffNotice);
      await api.patch('/staffnotice/staffnotice-1', { seen_by: null }).invalid(because);
      await api
        .get('/staffnotice/staffnotice-1')
        .ok('a refused update changes nothing', { seen_by: 73 });
    },
  );
});

test.describe('StaffNotice: types and bounds', () => {
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.string-length: Strings shorter or longer than their field allows are refused with 400
  //   or 422. Lengths are inclusive too, and a length that is not listed is not limited.

  test(
    'notice_body of digits alone stays a string',
    about(
      'staffnotice.notice_body.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '"0042" is a valid value of notice_body';
      await api
        .post('/staffnotice', { ...staffNotice, notice_body: '0042' })
        .created(because, { notice_body: '0042' });
      await api.get('/staffnotice/staffnotice-1').ok(because, { notice_body: '0042' });
      await api.create('StaffNotice', { ...staffNotice, id: 'staffnotice-2' });
      await api
        .patch('/staffnotice/staffnotice-2', { notice_body: '0042' })
        .ok(because, { notice_body: '0042' });
      await api.get('/staffnotice/staffnotice-2').ok(because, { notice_body: '0042' });
    },
  );

  test(
    'notice_body keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'staffnotice.notice_body.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of notice_body';
      await api
        .post('/staffnotice', { ...staffNotice, notice_body: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { notice_body: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/staffnotice/staffnotice-1')
        .ok(because, { notice_body: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('StaffNotice', { ...staffNotice, id: 'staffnotice-2' });
      await api
        .patch('/staffnotice/staffnotice-2', { notice_body: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { notice_body: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/staffnotice/staffnotice-2')
        .ok(because, { notice_body: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse a notice_body of a wrong type',
    about(
      'staffnotice.notice_body.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'notice_body must be a string';
      await api.post('/staffnotice', { ...staffNotice, notice_body: 421337 }).invalid(because);
      await api
        .post('/staffnotice', { ...staffNotice, notice_body: { value: 'text' } })
        .invalid(because);
      await api.get('/staffnotice/staffnotice-1').notFound('a refused create stores nothing');
      await api.create('StaffNotice', staffNotice);
      await api.patch('/staffnotice/staffnotice-1', { notice_body: 0 }).invalid(because);
      await api.patch('/staffnotice/staffnotice-1', { notice_body: {} }).invalid(because);
      await api
        .get('/staffnotice/staffnotice-1')
        .ok('a refused update changes nothing', { notice_body: 'tibona' });
    },
  );

  test(
    'notice_body may be right at its minimum length of 1',
    about(
      'staffnotice.notice_body.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum length of notice_body is 1, inclusive';
      await api
        .post('/staffnotice', { ...staffNotice, notice_body: 'n' })
        .created(because, { notice_body: 'n' });
      await api.get('/staffnotice/staffnotice-1').ok(because, { notice_body: 'n' });
      await api.create('StaffNotice', { ...staffNotice, id: 'staffnotice-2' });
      await api
        .patch('/staffnotice/staffnotice-2', { notice_body: 'n' })
        .ok(because, { notice_body: 'n' });
      await api.get('/staffnotice/staffnotice-2').ok(because, { notice_body: 'n' });
    },
  );

  test(
    'notice_body may be right at its maximum length of 800',
    about(
      'staffnotice.notice_body.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum length of notice_body is 800, inclusive';
      await api
        .post('/staffnotice', {
          ...staffNotice,
          notice_body:
            'lala galu gusama muvanu varoto sagola noma tagido nonulu malavo nolano dumamo niru rovu tano gilani vuvagi nugoma doguvi rividi ragami moso rolodu lolama tuturu gunita vitata nigavo raroru burugo tobo vaguri dido busi misivi disuru loru loro tudo vutobo volugo buvu tili soba vido ravi garago tinila sini vomuno dinu nosudo vavudu lalo dunura guvabo biguba salu bomali ligo vusigu tano niguda misu tadi gusuvu tamasu bavuga toru donoma noso nidaso tirata tado latima lidu vadudi raviro rivi guvo daralu valuta noratu togo ribudu rumati gutu dagu roso runa dutovo vigiro vini niditu data rubo ruba sisu nubu vudiso riti vugi motati danisa ruti mimo gusu ganina bilu duso naba nalu gimu dara sotosi bagu lavugo rova runo buna dimi numi nodi miro maliga gosavi bigulo tuga lomubi tora liso sata bosiroa ',
        })
        .created(because, {
          notice_body:
            'lala galu gusama muvanu varoto sagola noma tagido nonulu malavo nolano dumamo niru rovu tano gilani vuvagi nugoma doguvi rividi ragami moso rolodu lolama tuturu gunita vitata nigavo raroru burugo tobo vaguri dido busi misivi disuru loru loro tudo vutobo volugo buvu tili soba vido ravi garago tinila sini vomuno dinu nosudo vavudu lalo dunura guvabo biguba salu bomali ligo vusigu tano niguda misu tadi gusuvu tamasu bavuga toru donoma noso nidaso tirata tado latima lidu vadudi raviro rivi guvo daralu valuta noratu togo ribudu rumati gutu dagu roso runa dutovo vigiro vini niditu data rubo ruba sisu nubu vudiso riti vugi motati danisa ruti mimo gusu ganina bilu duso naba nalu gimu dara sotosi bagu lavugo rova runo buna dimi numi nodi miro maliga gosavi bigulo tuga lomubi tora liso sata bosiroa ',
        });
      await api.get('/staffnotice/staffnotice-1').ok(because, {
        notice_body:
          'lala galu gusama muvanu varoto sagola noma tagido nonulu malavo nolano dumamo niru rovu tano gilani vuvagi nugoma doguvi rividi ragami moso rolodu lolama tuturu gunita vitata nigavo raroru burugo tobo vaguri dido busi misivi disuru loru loro tudo vutobo volugo buvu tili soba vido ravi garago tinila sini vomuno dinu nosudo vavudu lalo dunura guvabo biguba salu bomali ligo vusigu tano niguda misu tadi gusuvu tamasu bavuga toru donoma noso nidaso tirata tado latima lidu vadudi raviro rivi guvo daralu valuta noratu togo ribudu rumati gutu dagu roso runa dutovo vigiro vini niditu data rubo ruba sisu nubu vudiso riti vugi motati danisa ruti mimo gusu ganina bilu duso naba nalu gimu dara sotosi bagu lavugo rova runo buna dimi numi nodi miro maliga gosavi bigulo tuga lomubi tora liso sata bosiroa ',
      });
      await api.create('StaffNotice', { ...staffNotice, id: 'staffnotice-2' });
      await api
        .patch('/staffnotice/staffnotice-2', {
          notice_body:
            'lala galu gusama muvanu varoto sagola noma tagido nonulu malavo nolano dumamo niru rovu tano gilani vuvagi nugoma doguvi rividi ragami moso rolodu lolama tuturu gunita vitata nigavo raroru burugo tobo vaguri dido busi misivi disuru loru loro tudo vutobo volugo buvu tili soba vido ravi garago tinila sini vomuno dinu nosudo vavudu lalo dunura guvabo biguba salu bomali ligo vusigu tano niguda misu tadi gusuvu tamasu bavuga toru donoma noso nidaso tirata tado latima lidu vadudi raviro rivi guvo daralu valuta noratu togo ribudu rumati gutu dagu roso runa dutovo vigiro vini niditu data rubo ruba sisu nubu vudiso riti vugi motati danisa ruti mimo gusu ganina bilu duso naba nalu gimu dara sotosi bagu lavugo rova runo buna dimi numi nodi miro maliga gosavi bigulo tuga lomubi tora liso sata bosiroa ',
        })
        .ok(because, {
          notice_body:
            'lala galu gusama muvanu varoto sagola noma tagido nonulu malavo nolano dumamo niru rovu tano gilani vuvagi nugoma doguvi rividi ragami moso rolodu lolama tuturu gunita vitata nigavo raroru burugo tobo vaguri dido busi misivi disuru loru loro tudo vutobo volugo buvu tili soba vido ravi garago tinila sini vomuno dinu nosudo vavudu lalo dunura guvabo biguba salu bomali ligo vusigu tano niguda misu tadi gusuvu tamasu bavuga toru donoma noso nidaso tirata tado latima lidu vadudi raviro rivi guvo daralu valuta noratu togo ribudu rumati gutu dagu roso runa dutovo vigiro vini niditu data rubo ruba sisu nubu vudiso riti vugi motati danisa ruti mimo gusu ganina bilu duso naba nalu gimu dara sotosi bagu lavugo rova runo buna dimi numi nodi miro maliga gosavi bigulo tuga lomubi tora liso sata bosiroa ',
        });
      await api.get('/staffnotice/staffnotice-2').ok(because, {
        notice_body:
          'lala galu gusama muvanu varoto sagola noma tagido nonulu malavo nolano dumamo niru rovu tano gilani vuvagi nugoma doguvi rividi ragami moso rolodu lolama tuturu gunita vitata nigavo raroru burugo tobo vaguri dido busi misivi disuru loru loro tudo vutobo volugo buvu tili soba vido ravi garago tinila sini vomuno dinu nosudo vavudu lalo dunura guvabo biguba salu bomali ligo vusigu tano niguda misu tadi gusuvu tamasu bavuga toru donoma noso nidaso tirata tado latima lidu vadudi raviro rivi guvo daralu valuta noratu togo ribudu rumati gutu dagu roso runa dutovo vigiro vini niditu data rubo ruba sisu nubu vudiso riti vugi motati danisa ruti mimo gusu ganina bilu duso naba nalu gimu dara sotosi bagu lavugo rova runo buna dimi numi nodi miro maliga gosavi bigulo tuga lomubi tora liso sata bosiroa ',
      });
    },
  );

  test(
    'create and update refuse a notice_body above its maximum length of 800',
    about(
      'staffnotice.notice_body.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'notice_body must have at most 800 characters';
      await api
        .post('/staffnotice', {
          ...staffNotice,
          notice_body:
            'vomivu sanu rimuti nonu balo vusula ganulo bulu tata milima rama moto domimo doluta lonuso tulimu dumi vilolu nosu ridi sugisi tagado votisu golagi sinivo livoru ditoti ratumi duvu samo rotani dumi silo minugu dusu nalavi tudoro niliba muva ribi vobovo rorano nonago nigu buro tugoru mabunu tuto naniga viso gara davuga lonira buralo vuga vugisa mubu sugaso valumo bolimu sagalo rumura dira logolu dibogi mosigo goto niva tato dobi rido sidi tasano suni balugo nadadu rina lomata tanuvu vimitu mobuda tumisa nana toruro tona sovugo vaso tasino gili gadu boti savoda vagovu tudu mavotu gusi ludi lagidi tonisa miraga vuvu ramovo sira gidaru bali ludiru numibi migati mumi nabavu rilara dabudu tigu goduna risu gimo ladana tubigi bonosu tuguva liga mumino mubi soto mori salira vivida ridulu ritudu lir ',
        })
        .invalid(because);
      await api.get('/staffnotice/staffnotice-1').notFound('a refused create stores nothing');
      await api.create('StaffNotice', staffNotice);
      await api
        .patch('/staffnotice/staffnotice-1', {
          notice_body:
            'vomivu sanu rimuti nonu balo vusula ganulo bulu tata milima rama moto domimo doluta lonuso tulimu dumi vilolu nosu ridi sugisi tagado votisu golagi sinivo livoru ditoti ratumi duvu samo rotani dumi silo minugu dusu nalavi tudoro niliba muva ribi vobovo rorano nonago nigu buro tugoru mabunu tuto naniga viso gara davuga lonira buralo vuga vugisa mubu sugaso valumo bolimu sagalo rumura dira logolu dibogi mosigo goto niva tato dobi rido sidi tasano suni balugo nadadu rina lomata tanuvu vimitu mobuda tumisa nana toruro tona sovugo vaso tasino gili gadu boti savoda vagovu tudu mavotu gusi ludi lagidi tonisa miraga vuvu ramovo sira gidaru bali ludiru numibi migati mumi nabavu rilara dabudu tigu goduna risu gimo ladana tubigi bonosu tuguva liga mumino mubi soto mori salira vivida ridulu ritudu lir ',
        })
        .invalid(because);
      await api
        .get('/staffnotice/staffnotice-1')
        .ok('a refused update changes nothing', { notice_body: 'tibona' });
    },
  );

  test(
    'create and update refuse a notice_state of a wrong type',
    about(
      'staffnotice.notice_state.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'notice_state must be one of drafted, posted, taken_down';
      await api.post('/staffnotice', { ...staffNotice, notice_state: 421337 }).invalid(because);
      await api
        .post('/staffnotice', { ...staffNotice, notice_state: { value: 'text' } })
        .invalid(because);
      await api.get('/staffnotice/staffnotice-1').notFound('a refused create stores nothing');
      await api.create('StaffNotice', staffNotice);
      await api.patch('/staffnotice/staffnotice-1', { notice_state: 0 }).invalid(because);
      await api.patch('/staffnotice/staffnotice-1', { notice_state: {} }).invalid(because);
      await api
        .get('/staffnotice/staffnotice-1')
        .ok('a refused update changes nothing', { notice_state: 'posted' });
    },
  );

  test(
    'notice_title of digits alone stays a string',
    about(
      'staffnotice.notice_title.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '"0042" is a valid value of notice_title';
      await api
        .post('/staffnotice', { ...staffNotice, notice_title: '0042' })
        .created(because, { notice_title: '0042' });
      await api.get('/staffnotice/staffnotice-1').ok(because, { notice_title: '0042' });
      await api.create('StaffNotice', { ...staffNotice, id: 'staffnotice-2' });
      await api
        .patch('/staffnotice/staffnotice-2', { notice_title: '0042' })
        .ok(because, { notice_title: '0042' });
      await api.get('/staffnotice/staffnotice-2').ok(because, { notice_title: '0042' });
    },
  );

  test(
    'notice_title keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'staffnotice.notice_title.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of notice_title';
      await api
        .post('/staffnotice', { ...staffNotice, notice_title: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { notice_title: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/staffnotice/staffnotice-1')
        .ok(because, { notice_title: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('StaffNotice', { ...staffNotice, id: 'staffnotice-2' });
      await api
        .patch('/staffnotice/staffnotice-2', { notice_title: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { notice_title: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/staffnotice/staffnotice-2')
        .ok(because, { notice_title: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse a notice_title of a wrong type',
    about(
      'staffnotice.notice_title.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'notice_title must be a string';
      await api.post('/staffnotice', { ...staffNotice, notice_title: 421337 }).invalid(because);
      await api
        .post('/staffnotice', { ...staffNotice, notice_title: { value: 'text' } })
        .invalid(because);
      await api.get('/staffnotice/staffnotice-1').notFound('a refused create stores nothing');
      await api.create('StaffNotice', staffNotice);
      await api.patch('/staffnotice/staffnotice-1', { notice_title: 0 }).invalid(because);
      await api.patch('/staffnotice/staffnotice-1', { notice_title: {} }).invalid(because);
      await api
        .get('/staffnotice/staffnotice-1')
        .ok('a refused update changes nothing', { notice_title: 'turiro' });
    },
  );

  test(
    'notice_title may be right at its minimum length of 3',
    about(
      'staffnotice.notice_title.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum length of notice_title is 3, inclusive';
      await api
        .post('/staffnotice', { ...staffNotice, notice_title: 'bi ' })
        .created(because, { notice_title: 'bi ' });
      await api.get('/staffnotice/staffnotice-1').ok(because, { notice_title: 'bi ' });
      await api.create('StaffNotice', { ...staffNotice, id: 'staffnotice-2' });
      await api
        .patch('/staffnotice/staffnotice-2', { notice_title: 'bi ' })
        .ok(because, { notice_title: 'bi ' });
      await api.get('/staffnotice/staffnotice-2').ok(because, { notice_title: 'bi ' });
    },
  );

  test(
    'create and update refuse a notice_title below its minimum length of 3',
    about(
      'staffnotice.notice_title.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'notice_title must have at least 3 characters';
      await api.post('/staffnotice', { ...staffNotice, notice_title: 'r ' }).invalid(because);
      await api.get('/staffnotice/staffnotice-1').notFound('a refused create stores nothing');
      await api.create('StaffNotice', staffNotice);
      await api.patch('/staffnotice/staffnotice-1', { notice_title: 'r ' }).invalid(because);
      await api
        .get('/staffnotice/staffnotice-1')
        .ok('a refused update changes nothing', { notice_title: 'turiro' });
    },
  );

  test(
    'notice_title may be right at its maximum length of 120',
    about(
      'staffnotice.notice_title.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum length of notice_title is 120, inclusive';
      await api
        .post('/staffnotice', {
          ...staffNotice,
          notice_title:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati t ',
        })
        .created(because, {
          notice_title:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati t ',
        });
      await api.get('/staffnotice/staffnotice-1').ok(because, {
        notice_title:
          'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati t ',
      });
      await api.create('StaffNotice', { ...staffNotice, id: 'staffnotice-2' });
      await api
        .patch('/staffnotice/staffnotice-2', {
          notice_title:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati t ',
        })
        .ok(because, {
          notice_title:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati t ',
        });
      await api.get('/staffnotice/staffnotice-2').ok(because, {
        notice_title:
          'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati t ',
      });
    },
  );

  test(
    'create and update refuse a notice_title above its maximum length of 120',
    about(
      'staffnotice.notice_title.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'notice_title must have at most 120 characters';
      await api
        .post('/staffnotice', {
          ...staffNotice,
          notice_title:
            'simiso banado vasu guti tagu solumi nagi tulosu vuluba vumu gagano runulo gunuma gagimu tugasa tigano latu noluno buvigo ',
        })
        .invalid(because);
      await api.get('/staffnotice/staffnotice-1').notFound('a refused create stores nothing');
      await api.create('StaffNotice', staffNotice);
      await api
        .patch('/staffnotice/staffnotice-1', {
          notice_title:
            'simiso banado vasu guti tagu solumi nagi tulosu vuluba vumu gagano runulo gunuma gagimu tugasa tigano latu noluno buvigo ',
        })
        .invalid(because);
      await api
        .get('/staffnotice/staffnotice-1')
        .ok('a refused update changes nothing', { notice_title: 'turiro' });
    },
  );

  test(
    'create and update refuse a seen_by of a wrong type',
    about(
      'staffnotice.seen_by.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'seen_by must be an integer';
      await api.post('/staffnotice', { ...staffNotice, seen_by: 'abc' }).invalid(because);
      await api
        .post('/staffnotice', { ...staffNotice, seen_by: { value: 'text' } })
        .invalid(because);
      await api.post('/staffnotice', { ...staffNotice, seen_by: 72.5 }).invalid(because);
      await api.get('/staffnotice/staffnotice-1').notFound('a refused create stores nothing');
      await api.create('StaffNotice', staffNotice);
      await api.patch('/staffnotice/staffnotice-1', { seen_by: 'abc' }).invalid(because);
      await api.patch('/staffnotice/staffnotice-1', { seen_by: {} }).invalid(because);
      await api.patch('/staffnotice/staffnotice-1', { seen_by: 72.5 }).invalid(because);
      await api
        .get('/staffnotice/staffnotice-1')
        .ok('a refused update changes nothing', { seen_by: 73 });
    },
  );

  test(
    'seen_by may be right at its minimum of 0',
    about(
      'staffnotice.seen_by.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum of seen_by is 0, inclusive';
      await api
        .post('/staffnotice', { ...staffNotice, seen_by: 0 })
        .created(because, { seen_by: 0 });
      await api.get('/staffnotice/staffnotice-1').ok(because, { seen_by: 0 });
      await api.create('StaffNotice', { ...staffNotice, id: 'staffnotice-2' });
      await api.patch('/staffnotice/staffnotice-2', { seen_by: 0 }).ok(because, { seen_by: 0 });
      await api.get('/staffnotice/staffnotice-2').ok(because, { seen_by: 0 });
    },
  );

  test(
    'create and update refuse a seen_by below its minimum of 0',
    about(
      'staffnotice.seen_by.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'seen_by must be at least 0';
      await api.post('/staffnotice', { ...staffNotice, seen_by: -1 }).invalid(because);
      await api.get('/staffnotice/staffnotice-1').notFound('a refused create stores nothing');
      await api.create('StaffNotice', staffNotice);
      await api.patch('/staffnotice/staffnotice-1', { seen_by: -1 }).invalid(because);
      await api
        .get('/staffnotice/staffnotice-1')
        .ok('a refused update changes nothing', { seen_by: 73 });
    },
  );

  test(
    'seen_by has no maximum',
    about(
      'staffnotice.seen_by.has-no-maximum',
      'values.number-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'seen_by has no maximum';
      await api
        .post('/staffnotice', { ...staffNotice, seen_by: 1000000 })
        .created(because, { seen_by: 1000000 });
      await api.get('/staffnotice/staffnotice-1').ok(because, { seen_by: 1000000 });
      await api.create('StaffNotice', { ...staffNotice, id: 'staffnotice-2' });
      await api
        .patch('/staffnotice/staffnotice-2', { seen_by: 1000000 })
        .ok(because, { seen_by: 1000000 });
      await api.get('/staffnotice/staffnotice-2').ok(because, { seen_by: 1000000 });
    },
  );
});

test.describe('StaffNotice: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'notice_state may be drafted, posted, taken_down',
    about(
      'staffnotice.notice_state.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the value is one of AnnouncementNoticeState';
      await api
        .post('/staffnotice', { ...staffNotice, notice_state: 'drafted' })
        .created(because, { notice_state: 'drafted' });
      await api
        .patch('/staffnotice/staffnotice-1', { notice_state: 'posted' })
        .ok(because, { notice_state: 'posted' });
      await api
        .patch('/staffnotice/staffnotice-1', { notice_state: 'taken_down' })
        .ok(because, { notice_state: 'taken_down' });
      await api.get('/staffnotice/staffnotice-1').ok(because, { notice_state: 'taken_down' });
      await api
        .patch('/staffnotice/staffnotice-1', { notice_state: 'drafted' })
        .ok(because, { notice_state: 'drafted' });
    },
  );

  test(
    'create and update refuse a notice_state that AnnouncementNoticeState does not list, such as unheard_of',
    about(
      'staffnotice.notice_state.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'notice_state must be one of drafted, posted, taken_down';
      await api
        .post('/staffnotice', { ...staffNotice, notice_state: 'unheard_of' })
        .invalid(because);
      await api.post('/staffnotice', { ...staffNotice, notice_state: 'drafted ' }).invalid(because);
      await api.post('/staffnotice', { ...staffNotice, notice_state: 'drafte' }).invalid(because);
      await api.get('/staffnotice/staffnotice-1').notFound('a refused create stores nothing');
      await api.create('StaffNotice', staffNotice);
      await api
        .patch('/staffnotice/staffnotice-1', { notice_state: 'unheard_of' })
        .invalid(because);
      await api
        .get('/staffnotice/staffnotice-1')
        .ok('a refused update changes nothing', { notice_state: 'posted' });
    },
  );

  test(
    'create and update refuse the notice_state DRAFTED, as upper and lower case differ',
    about(
      'staffnotice.notice_state.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'notice_state must be one of drafted, posted, taken_down';
      await api.post('/staffnotice', { ...staffNotice, notice_state: 'DRAFTED' }).invalid(because);
      await api.get('/staffnotice/staffnotice-1').notFound('a refused create stores nothing');
      await api.create('StaffNotice', staffNotice);
      await api.patch('/staffnotice/staffnotice-1', { notice_state: 'DRAFTED' }).invalid(because);
      await api
        .get('/staffnotice/staffnotice-1')
        .ok('a refused update changes nothing', { notice_state: 'posted' });
    },
  );
});

test.describe('StaffNotice: references', () => {
  // endpoints.independent: Each entity has a collection of its own: objects of different entities
  //   may have the same id.
  // references.by-id: A reference field holds the id of an object of the named entity, a
  //   reference list an array of such ids. Both are answered as ids, never as embedded objects.
  //   An update replaces the whole list.
  // references.exist: A reference to an object that does not exist, alone or in a list, is
  //   refused with 400 or 422.
  // references.null: A reference may be `null`. A reference list may not (400 or 422); left out
  //   of a create, it is `[]`.
  // references.order: The order of the ids in a reference list is free; no id is sent twice.
  // references.deleted: When an object is deleted, every reference to it becomes `null` and every
  //   reference list loses its id. The objects that referred to it live on.

  test(
    'audiences is an empty list when a create leaves it out',
    about(
      'staffnotice.audiences.is-empty-by-default',
      'references.null',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'audiences was left out';
      await api.post('/staffnotice', staffNotice).created(because, { audiences: [] });
      await api.get('/staffnotice/staffnotice-1').ok(because, { audiences: [] });
    },
  );

  test(
    'audiences lists existing Department objects and is answered as their ids',
    about(
      'staffnotice.audiences.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'values.no-other-rule',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'audiences was sent with two ids';
      await api.create('Department', department);
      await api.create('Department', { ...department, id: 'department-2' });
      await api.create('Department', { ...department, id: 'department-3' });
      await api.create('Department', { ...department, id: 'department-4' });
      await api.create('Department', { ...department, id: 'department-5' });
      await api
        .post('/staffnotice', { ...staffNotice, audiences: ['department-1', 'department-2'] })
        .created(because, { audiences: ['department-1', 'department-2'] });
      await api
        .get('/staffnotice/staffnotice-1')
        .ok(because, { audiences: ['department-1', 'department-2'] });
      await api
        .get('/staffnotice')
        .ok('lists answer references as ids too', [
          { id: 'staffnotice-1', audiences: ['department-1', 'department-2'] },
        ]);
      await api
        .patch('/staffnotice/staffnotice-1', { audiences: ['department-2', 'department-1'] })
        .ok('any order will do', { audiences: ['department-2', 'department-1'] });
      await api
        .patch('/staffnotice/staffnotice-1', {
          audiences: [
            'department-1',
            'department-2',
            'department-3',
            'department-4',
            'department-5',
          ],
        })
        .ok('no length is too much', {
          audiences: [
            'department-1',
            'department-2',
            'department-3',
            'department-4',
            'department-5',
          ],
        });
      await api.delete('/staffnotice/staffnotice-1').removed('the object exists');
      await api
        .get('/department')
        .ok('only what refers to them was deleted', [
          { id: 'department-1' },
          { id: 'department-2' },
          { id: 'department-3' },
          { id: 'department-4' },
          { id: 'department-5' },
        ]);
    },
  );

  test(
    'update replaces the ids in audiences',
    about(
      'staffnotice.audiences.can-be-updated',
      'references.by-id',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('Department', { ...department, id: 'department-2' });
      await api.create('StaffNotice', { ...staffNotice, audiences: ['department-1'] });
      await api
        .patch('/staffnotice/staffnotice-1', { audiences: ['department-2'] })
        .ok('an update replaces the list', { audiences: ['department-2'] });
      await api.patch('/staffnotice/staffnotice-1', { audiences: [] }).ok('the change is valid');
      await api.get('/staffnotice/staffnotice-1').ok('the list was emptied', { audiences: [] });
    },
  );

  test(
    'create and update refuse an id in audiences that no Department has',
    about(
      'staffnotice.audiences.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'audiences must hold only ids of existing Department objects';
      await api.create('Department', department);
      await api.create('Department', { ...department, id: 'department-2' });
      await api
        .post('/staffnotice', { ...staffNotice, audiences: ['department-unknown'] })
        .invalid(because);
      await api
        .post('/staffnotice', { ...staffNotice, audiences: ['department-1', 'department-unknown'] })
        .invalid(because);
      await api
        .post('/staffnotice', { ...staffNotice, audiences: ['department-unknown', 'department-2'] })
        .invalid(because);
      await api.get('/staffnotice/staffnotice-1').notFound('a refused create stores nothing');
      await api.create('StaffNotice', {
        ...staffNotice,
        audiences: ['department-1', 'department-2'],
      });
      await api
        .patch('/staffnotice/staffnotice-1', { audiences: ['department-unknown'] })
        .invalid(because);
      await api
        .patch('/staffnotice/staffnotice-1', { audiences: ['department-1', 'department-unknown'] })
        .invalid(because);
      await api
        .patch('/staffnotice/staffnotice-1', { audiences: ['department-unknown', 'department-2'] })
        .invalid(because);
      await api
        .get('/staffnotice/staffnotice-1')
        .ok('a refused update changes nothing', { audiences: ['department-1', 'department-2'] });
    },
  );

  test(
    'create and update refuse null for the list audiences',
    about(
      'staffnotice.audiences.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'audiences must not be null';
      await api.post('/staffnotice', { ...staffNotice, audiences: null }).invalid(because);
      await api.get('/staffnotice/staffnotice-1').notFound('a refused create stores nothing');
      await api.create('StaffNotice', staffNotice);
      await api.patch('/staffnotice/staffnotice-1', { audiences: null }).invalid(because);
      await api
        .get('/staffnotice/staffnotice-1')
        .ok('a refused update changes nothing', { audiences: [] });
    },
  );

  test(
    'create and update refuse what is no list of ids for audiences',
    about(
      'staffnotice.audiences.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'audiences must be a list of ids of Department';
      await api.create('Department', { ...department, id: 'x' });
      await api.post('/staffnotice', { ...staffNotice, audiences: 'x' }).invalid(because);
      await api
        .post('/staffnotice', { ...staffNotice, audiences: [{ value: 'text' }] })
        .invalid(because);
      await api.get('/staffnotice/staffnotice-1').notFound('a refused create stores nothing');
      await api.create('StaffNotice', staffNotice);
      await api.patch('/staffnotice/staffnotice-1', { audiences: 'x' }).invalid(because);
      await api.patch('/staffnotice/staffnotice-1', { audiences: [{}] }).invalid(because);
      await api
        .get('/staffnotice/staffnotice-1')
        .ok('a refused update changes nothing', { audiences: [] });
    },
  );

  test(
    'deleting a Department takes its id out of every audiences and keeps the others',
    about(
      'staffnotice.audiences.loses-deleted-object',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'department-2 was deleted';
      await api.create('Department', department);
      await api.create('Department', { ...department, id: 'department-2' });
      await api.create('Department', { ...department, id: 'department-3' });
      await api.create('StaffNotice', {
        ...staffNotice,
        audiences: ['department-1', 'department-2', 'department-3'],
      });
      await api.create('StaffNotice', {
        ...staffNotice,
        id: 'staffnotice-2',
        audiences: ['department-2'],
      });
      await api.delete('/department/department-2').removed('the object exists');
      await api
        .get('/staffnotice/staffnotice-1')
        .ok(because, { id: 'staffnotice-1', audiences: ['department-1', 'department-3'] });
      await api
        .get('/staffnotice/staffnotice-2')
        .ok(because, { id: 'staffnotice-2', audiences: [] });
      await api.get('/staffnotice').ok(because, [
        { id: 'staffnotice-1', audiences: ['department-1', 'department-3'] },
        { id: 'staffnotice-2', audiences: [] },
      ]);
      await api
        .patch('/staffnotice/staffnotice-1', { notice_body: 'dubo' })
        .ok('an update of something else brings no reference back', {
          audiences: ['department-1', 'department-3'],
        });
      await api
        .patch('/staffnotice/staffnotice-1', { audiences: ['department-1', 'department-2'] })
        .invalid('audiences must hold only ids of existing Department objects');
      await api.create('Department', { ...department, id: 'department-2' });
      await api
        .get('/staffnotice/staffnotice-2')
        .ok('the Department that has the id department-2 now is another', { audiences: [] });
    },
  );

  test(
    'create and update refuse the id of a StaffNotice in audiences, which refers to Department',
    about(
      'staffnotice.audiences.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'audiences must hold only ids of existing Department objects';
      await api.create('StaffNotice', staffNotice);
      await api
        .post('/staffnotice', { ...staffNotice, id: 'staffnotice-2', audiences: ['staffnotice-1'] })
        .invalid(because);
      await api.create('StaffNotice', { ...staffNotice, id: 'staffnotice-2' });
      await api
        .patch('/staffnotice/staffnotice-2', { audiences: ['staffnotice-1'] })
        .invalid(because);
      await api
        .get('/staffnotice/staffnotice-2')
        .ok('a refused update changes nothing', { audiences: [] });
    },
  );

  test(
    'deleting a StaffNotice, or the Department of the same id, leaves the other one and audiences as they are',
    about(
      'staffnotice.audiences.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Department', { ...department, id: 'staffnotice-1' });
      await api.create('Department', { ...department, id: 'staffnotice-2' });
      await api.create('StaffNotice', { ...staffNotice, audiences: ['staffnotice-2'] });
      await api.create('StaffNotice', { ...staffNotice, id: 'staffnotice-2' });
      await api.delete('/staffnotice/staffnotice-2').removed(because);
      await api
        .get('/department/staffnotice-2')
        .ok('no Department was deleted', { ...department, id: 'staffnotice-2' });
      await api.delete('/department/staffnotice-1').removed(because);
      await api
        .get('/staffnotice/staffnotice-1')
        .ok('only the Department staffnotice-1 was deleted', {
          ...staffNotice,
          audiences: ['staffnotice-2'],
        });
    },
  );

  test(
    'update that is refused for audiences does not change notice_body either',
    about(
      'staffnotice.audiences.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffNotice', staffNotice);
      await api
        .patch('/staffnotice/staffnotice-1', {
          notice_body: 'dubo',
          audiences: ['department-unknown'],
        })
        .invalid('audiences must hold only ids of existing Department objects');
      await api
        .get('/staffnotice/staffnotice-1')
        .ok('a refused update changes nothing', { ...staffNotice, audiences: [] });
    },
  );
});

test.describe('StaffNotice: actions', () => {
  // actions.success: An action is `POST /{entity}/{id}/{action}`. When it is allowed it applies
  //   its effects, sets its state field to the target value, and answers 200 and the acting
  //   object as it is afterwards.
  // actions.wrong-state: When the value of the state field is not among the values that the
  //   action starts from, the action is refused with 400. A state of `null` is among none.
  // actions.guard: When the state is right but a condition is not satisfied, the action is
  //   refused with 409. All conditions must hold.
  // actions.refused-unchanged: A refused action changes nothing.
  // actions.stored: What an action changed, on the acting object and on others, is stored and
  //   seen by every later request.
  // guards.compare: `>`, `>=`, `<`, `<=`, `==` and `!=` compare numbers, datetimes and, for the
  //   last two, other values; `+`, `-` and `*` compute.
  // guards.null-operand: A comparison in which either side is `null` is not satisfied, `!=`
  //   included. A field without a value counts as `null`, and so does a computation with one.
  // guards.count-sum: `count(this.toys)` is the number of objects in a reference list,
  //   `sum(this.toys.price)` the sum of a field over them, without the objects in which it is
  //   `null`; of none it is 0.
  // guards.quantifiers: `all item in this.toys satisfies: item.price > 1` asks the condition of
  //   every object in the list and holds for an empty one; `any item in …` asks for at least one
  //   that satisfies it and does not hold for an empty list.
  // effects.order: Effects are applied in the order listed, each seeing what the ones before did,
  //   and before the state field changes.
  // effects.own: `set this.x to …` and `increase this.x by …` (or decrease) change a field of the
  //   acting object.
  // effects.for-each: `for each item in this.toys: …` changes every object in the list. In both
  //   of these, `item.x` is a field of the other object and `this.x` still one of the acting
  //   object.

  test(
    'post_notice moves notice_state from drafted to posted',
    about(
      'staffnotice.post_notice.moves-from-drafted',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'guards.quantifiers',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, planned_headcount: 301 });
      await api.create('Department', { ...department, id: 'department-2', planned_headcount: 301 });
      await api.create('StaffNotice', {
        ...staffNotice,
        notice_state: 'drafted',
        audiences: ['department-1', 'department-2'],
        seen_by: 15001,
      });
      await api
        .post('/staffnotice/staffnotice-1/post_notice')
        .ok('the state is right and every condition holds', {
          ...staffNotice,
          audiences: [],
          seen_by: 0,
        });
      await api
        .get('/staffnotice/staffnotice-1')
        .ok('what the action did is stored', { ...staffNotice, audiences: [], seen_by: 0 });
    },
  );

  test(
    'post_notice applies the effect: set this.seen_by to 0',
    about(
      'staffnotice.post_notice.effect-set-seen_by-to-0',
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, planned_headcount: 301 });
      await api.create('Department', { ...department, id: 'department-2', planned_headcount: 301 });
      await api.create('StaffNotice', {
        ...staffNotice,
        notice_state: 'drafted',
        audiences: ['department-1', 'department-2'],
        seen_by: 15001,
      });
      await api
        .post('/staffnotice/staffnotice-1/post_notice')
        .ok('the state is right and every condition holds');
      await api.get('/staffnotice/staffnotice-1').ok('set this.seen_by to 0', {
        seen_by: 0,
        id: 'staffnotice-1',
        notice_body: 'tibona',
        notice_title: 'turiro',
      });
    },
  );

  test(
    'post_notice applies the effect: for each item in this.audiences: set item.hiring_stopped to false',
    about(
      'staffnotice.post_notice.effect-each-audiences-set-hiring_stopped-to-false',
      'effects.for-each',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'for each item in this.audiences: set item.hiring_stopped to false';
      await api.create('Department', { ...department, planned_headcount: 301 });
      await api.create('Department', { ...department, id: 'department-2', planned_headcount: 301 });
      await api.create('StaffNotice', {
        ...staffNotice,
        notice_state: 'drafted',
        audiences: ['department-1', 'department-2'],
        seen_by: 15001,
      });
      await api
        .post('/staffnotice/staffnotice-1/post_notice')
        .ok('the state is right and every condition holds');
      await api
        .get('/department/department-1')
        .ok(because, { ...department, hiring_stopped: false, planned_headcount: 301 });
      await api.get('/department/department-2').ok(because, {
        hiring_stopped: false,
        department_name: 'dura',
        id: 'department-2',
        lifecycle: 'staffed',
        planned_headcount: 301,
      });
    },
  );

  test(
    'post_notice applies the effect: set this.audiences to []',
    about(
      'staffnotice.post_notice.effect-set-audiences-to-empty',
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, planned_headcount: 301 });
      await api.create('Department', { ...department, id: 'department-2', planned_headcount: 301 });
      await api.create('StaffNotice', {
        ...staffNotice,
        notice_state: 'drafted',
        audiences: ['department-1', 'department-2'],
        seen_by: 15001,
      });
      await api
        .post('/staffnotice/staffnotice-1/post_notice')
        .ok('the state is right and every condition holds');
      await api.get('/staffnotice/staffnotice-1').ok('set this.audiences to []', {
        audiences: [],
        id: 'staffnotice-1',
        notice_body: 'tibona',
        notice_title: 'turiro',
      });
    },
  );

  test(
    'post_notice applies its effects in the order in which they are listed',
    about(
      'staffnotice.post_notice.applies-effects-in-order',
      'effects.order',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'every effect that concerns it is applied';
      await api.create('Department', { ...department, planned_headcount: 301 });
      await api.create('Department', { ...department, id: 'department-2', planned_headcount: 301 });
      await api.create('StaffNotice', {
        ...staffNotice,
        notice_state: 'drafted',
        audiences: ['department-1', 'department-2'],
        seen_by: 15001,
      });
      await api
        .post('/staffnotice/staffnotice-1/post_notice')
        .ok('the state is right and every condition holds');
      await api.get('/staffnotice/staffnotice-1').ok('each effect sees what the ones before did', {
        notice_state: 'posted',
        seen_by: 0,
        audiences: [],
      });
      await api.get('/department/department-1').ok(because, { hiring_stopped: false });
      await api.get('/department/department-2').ok(because, { hiring_stopped: false });
    },
  );

  test(
    'post_notice leaves objects alone that it does not concern',
    about(
      'staffnotice.post_notice.leaves-bystanders',
      'actions.success',
      'effects.own',
      'effects.for-each',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'post_notice was called on staffnotice-1, which does not concern this object';
      await api.create('Department', { ...department, planned_headcount: 301 });
      await api.create('Department', { ...department, id: 'department-2', planned_headcount: 301 });
      await api.create('StaffNotice', {
        ...staffNotice,
        notice_state: 'drafted',
        audiences: ['department-1', 'department-2'],
        seen_by: 15001,
      });
      await api.create('StaffNotice', {
        ...staffNotice,
        id: 'staffnotice-2',
        notice_state: 'drafted',
        audiences: ['department-1', 'department-2'],
        seen_by: 15001,
      });
      await api.create('Department', { ...department, id: 'department-3', planned_headcount: 301 });
      await api
        .post('/staffnotice/staffnotice-1/post_notice')
        .ok('the state is right and every condition holds');
      await api.get('/staffnotice/staffnotice-2').ok(because, {
        audiences: ['department-1', 'department-2'],
        id: 'staffnotice-2',
        notice_body: 'tibona',
        notice_state: 'drafted',
        notice_title: 'turiro',
        seen_by: 15001,
      });
      await api
        .get('/department/department-3')
        .ok(because, { ...department, id: 'department-3', planned_headcount: 301 });
    },
  );

  test(
    'post_notice acts on what updates left, and later updates leave what it did',
    about(
      'staffnotice.post_notice.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'effects.for-each',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Department', {
        ...department,
        hiring_stopped: false,
        planned_headcount: 300,
      });
      await api.create('Department', {
        ...department,
        id: 'department-2',
        hiring_stopped: false,
        planned_headcount: 300,
      });
      await api.create('Department', {
        ...department,
        id: 'department-3',
        hiring_stopped: false,
        planned_headcount: 300,
      });
      await api.create('Department', {
        ...department,
        id: 'department-4',
        hiring_stopped: false,
        planned_headcount: 300,
      });
      await api.create('StaffNotice', {
        ...staffNotice,
        audiences: ['department-1', 'department-2'],
        seen_by: 15000,
      });
      await api
        .patch('/staffnotice/staffnotice-1', {
          notice_state: 'drafted',
          audiences: ['department-1', 'department-2', 'department-3', 'department-4'],
          seen_by: 15001,
        })
        .ok(because);
      await api
        .patch('/department/department-4', { hiring_stopped: true, planned_headcount: 301 })
        .ok(because);
      await api
        .patch('/department/department-3', { hiring_stopped: true, planned_headcount: 301 })
        .ok(because);
      await api
        .patch('/department/department-2', { hiring_stopped: true, planned_headcount: 301 })
        .ok(because);
      await api
        .patch('/department/department-1', { hiring_stopped: true, planned_headcount: 301 })
        .ok(because);
      await api
        .post('/staffnotice/staffnotice-1/post_notice')
        .ok('the state is right and every condition holds');
      await api
        .get('/staffnotice')
        .ok('a list shows what post_notice did', [
          { id: 'staffnotice-1', notice_state: 'posted', seen_by: 0, audiences: [] },
        ]);
      await api.get('/department').ok('a list shows what post_notice did', [
        { id: 'department-1', hiring_stopped: false },
        { id: 'department-2', hiring_stopped: false },
        { id: 'department-3', hiring_stopped: false },
        { id: 'department-4', hiring_stopped: false },
      ]);
      await api.patch('/staffnotice/staffnotice-1', { notice_body: 'dubo' }).ok(because);
      await api
        .get('/staffnotice/staffnotice-1')
        .ok('what post_notice did stays when something else is updated', {
          notice_body: 'dubo',
          notice_state: 'posted',
          seen_by: 0,
          audiences: [],
        });
      await api.patch('/department/department-4', { department_name: 'nara' }).ok(because);
      await api
        .get('/department/department-4')
        .ok('what post_notice did stays when something else is updated', {
          department_name: 'nara',
          hiring_stopped: false,
        });
    },
  );

  test(
    'post_notice answers 404 for an id that no StaffNotice has',
    about('staffnotice.post_notice.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('StaffNotice', staffNotice);
      await api
        .post('/staffnotice/staffnotice-unknown/post_notice')
        .notFound('no StaffNotice has the id staffnotice-unknown');
      await api.delete('/staffnotice/staffnotice-1').removed('the object exists');
      await api.post('/staffnotice/staffnotice-1/post_notice').notFound('it was deleted');
      await api.create('Department', department);
      await api
        .post('/staffnotice/department-1/post_notice')
        .notFound('the id is that of a Department, and no StaffNotice has it');
    },
  );

  test(
    'post_notice is refused while notice_state is posted',
    about(
      'staffnotice.post_notice.refuses-from-posted',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, planned_headcount: 301 });
      await api.create('Department', { ...department, id: 'department-2', planned_headcount: 301 });
      await api.create('StaffNotice', {
        ...staffNotice,
        audiences: ['department-1', 'department-2'],
        seen_by: 15001,
      });
      await api
        .post('/staffnotice/staffnotice-1/post_notice')
        .refused('post_notice starts from drafted, and notice_state is posted');
      await api.get('/staffnotice/staffnotice-1').ok('a refused action changes nothing', {
        notice_state: 'posted',
        seen_by: 15001,
        audiences: ['department-1', 'department-2'],
      });
    },
  );

  test(
    'post_notice is refused while notice_state is taken_down',
    about(
      'staffnotice.post_notice.refuses-from-taken_down',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, planned_headcount: 301 });
      await api.create('Department', { ...department, id: 'department-2', planned_headcount: 301 });
      await api.create('StaffNotice', {
        ...staffNotice,
        notice_state: 'taken_down',
        audiences: ['department-1', 'department-2'],
        seen_by: 15001,
      });
      await api
        .post('/staffnotice/staffnotice-1/post_notice')
        .refused('post_notice starts from drafted, and notice_state is taken_down');
      await api.get('/staffnotice/staffnotice-1').ok('a refused action changes nothing', {
        notice_state: 'taken_down',
        seen_by: 15001,
        audiences: ['department-1', 'department-2'],
      });
    },
  );

  test(
    'post_notice is refused unless this.seen_by * 2 > 30000',
    about(
      'staffnotice.post_notice.refuses-unless-seen_by-times-2-gt-30000',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'endpoints.update',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, planned_headcount: 301 });
      await api.create('Department', { ...department, id: 'department-2', planned_headcount: 301 });
      await api.create('StaffNotice', {
        ...staffNotice,
        notice_state: 'drafted',
        audiences: ['department-1', 'department-2'],
        seen_by: 15000,
      });
      await api
        .post('/staffnotice/staffnotice-1/post_notice')
        .refused('the condition this.seen_by * 2 > 30000 is not satisfied');
      await api.get('/staffnotice/staffnotice-1').ok('a refused action changes nothing', {
        notice_state: 'drafted',
        seen_by: 15000,
        audiences: ['department-1', 'department-2'],
      });
      await api.patch('/staffnotice/staffnotice-1', { seen_by: 90000 }).ok('the change is valid');
      await api
        .post('/staffnotice/staffnotice-1/post_notice')
        .ok('the state is right and every condition holds');
    },
  );

  test(
    'post_notice is refused unless all item in this.audiences satisfies: item.planned_headcount > 300',
    about(
      'staffnotice.post_notice.refuses-unless-all-audiences-planned_headcount-gt-300',
      'actions.guard',
      'guards.quantifiers',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, planned_headcount: 300 });
      await api.create('Department', { ...department, id: 'department-2', planned_headcount: 301 });
      await api.create('StaffNotice', {
        ...staffNotice,
        notice_state: 'drafted',
        audiences: ['department-1', 'department-2'],
        seen_by: 15001,
      });
      await api
        .post('/staffnotice/staffnotice-1/post_notice')
        .refused(
          'the condition all item in this.audiences satisfies: item.planned_headcount > 300 is not satisfied',
        );
      await api.get('/staffnotice/staffnotice-1').ok('a refused action changes nothing', {
        notice_state: 'drafted',
        seen_by: 15001,
        audiences: ['department-1', 'department-2'],
      });
    },
  );

  test(
    'post_notice changes none of the objects that it refers to when it is refused',
    about(
      'staffnotice.post_notice.refused-changes-no-object',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'a refused action changes nothing';
      await api.create('Department', { ...department, planned_headcount: 301 });
      await api.create('Department', { ...department, id: 'department-2', planned_headcount: 301 });
      await api.create('StaffNotice', {
        ...staffNotice,
        notice_state: 'drafted',
        audiences: ['department-1', 'department-2'],
        seen_by: 15000,
      });
      await api
        .post('/staffnotice/staffnotice-1/post_notice')
        .refused('the condition this.seen_by * 2 > 30000 is not satisfied');
      await api
        .get('/department/department-1')
        .ok(because, { ...department, planned_headcount: 301 });
      await api
        .get('/department/department-2')
        .ok(because, { ...department, id: 'department-2', planned_headcount: 301 });
      await api.get('/staffnotice/staffnotice-1').ok(because, {
        ...staffNotice,
        audiences: ['department-1', 'department-2'],
        notice_state: 'drafted',
        seen_by: 15000,
      });
    },
  );

  test(
    'post_notice is refused when seen_by is absent',
    about(
      'staffnotice.post_notice.refuses-when-seen_by-is-absent',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, planned_headcount: 301 });
      await api.create('Department', { ...department, id: 'department-2', planned_headcount: 301 });
      await api.create('StaffNotice', {
        ...without(staffNotice, 'seen_by'),
        notice_state: 'drafted',
        audiences: ['department-1', 'department-2'],
      });
      await api
        .post('/staffnotice/staffnotice-1/post_notice')
        .refused('the condition this.seen_by * 2 > 30000 is not satisfied');
      await api.get('/staffnotice/staffnotice-1').ok('a refused action changes nothing', {
        notice_state: 'drafted',
        seen_by: null,
        audiences: ['department-1', 'department-2'],
      });
    },
  );

  test(
    'post_notice is refused when seen_by is 0',
    about(
      'staffnotice.post_notice.refuses-when-seen_by-is-0',
      'guards.compare',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, planned_headcount: 301 });
      await api.create('Department', { ...department, id: 'department-2', planned_headcount: 301 });
      await api.create('StaffNotice', {
        ...staffNotice,
        notice_state: 'drafted',
        audiences: ['department-1', 'department-2'],
        seen_by: 0,
      });
      await api
        .post('/staffnotice/staffnotice-1/post_notice')
        .refused('the condition this.seen_by * 2 > 30000 is not satisfied');
      await api.get('/staffnotice/staffnotice-1').ok('a refused action changes nothing', {
        notice_state: 'drafted',
        seen_by: 0,
        audiences: ['department-1', 'department-2'],
      });
    },
  );

  test(
    'post_notice is refused when planned_headcount of an object in audiences is absent',
    about(
      'staffnotice.post_notice.refuses-when-planned_headcount-in-audiences-is-absent',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, planned_headcount: 301 });
      await api.create('Department', {
        ...without(department, 'planned_headcount'),
        id: 'department-2',
      });
      await api.create('StaffNotice', {
        ...staffNotice,
        notice_state: 'drafted',
        audiences: ['department-1', 'department-2'],
        seen_by: 15001,
      });
      await api
        .post('/staffnotice/staffnotice-1/post_notice')
        .refused(
          'the condition all item in this.audiences satisfies: item.planned_headcount > 300 is not satisfied',
        );
      await api.get('/staffnotice/staffnotice-1').ok('a refused action changes nothing', {
        notice_state: 'drafted',
        seen_by: 15001,
        audiences: ['department-1', 'department-2'],
      });
    },
  );

  test(
    'post_notice succeeds when audiences is empty',
    about(
      'staffnotice.post_notice.succeeds-when-audiences-is-empty',
      'guards.quantifiers',
      'effects.for-each',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, planned_headcount: 301 });
      await api.create('Department', { ...department, id: 'department-2', planned_headcount: 301 });
      await api.create('StaffNotice', {
        ...staffNotice,
        notice_state: 'drafted',
        audiences: [],
        seen_by: 15001,
      });
      await api
        .post('/staffnotice/staffnotice-1/post_notice')
        .ok('the state is right and every condition holds', {
          notice_state: 'posted',
          seen_by: 0,
          audiences: [],
        });
      await api.get('/staffnotice/staffnotice-1').ok('audiences is empty, which is allowed', {
        notice_state: 'posted',
        seen_by: 0,
        audiences: [],
      });
    },
  );

  test(
    'post_notice is refused when item.planned_headcount > 300 for the first object in audiences, but not for all',
    about(
      'staffnotice.post_notice.refuses-when-a-later-one-in-audiences-fails',
      'guards.quantifiers',
      'actions.guard',
      'actions.refused-unchanged',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because =
        'the condition all item in this.audiences satisfies: item.planned_headcount > 300 is not satisfied';
      await api.create('Department', { ...department, planned_headcount: 300 });
      await api.create('Department', { ...department, id: 'department-2', planned_headcount: 301 });
      await api.create('Department', { ...department, id: 'department-3', planned_headcount: 301 });
      await api.create('Department', { ...department, id: 'department-4', planned_headcount: 301 });
      await api.create('StaffNotice', {
        ...staffNotice,
        notice_state: 'drafted',
        audiences: ['department-2', 'department-3', 'department-4', 'department-1'],
        seen_by: 15001,
      });
      await api.post('/staffnotice/staffnotice-1/post_notice').refused(because);
      await api.get('/staffnotice/staffnotice-1').ok('a refused action changes nothing', {
        notice_state: 'drafted',
        seen_by: 15001,
        audiences: ['department-2', 'department-3', 'department-4', 'department-1'],
      });
      await api
        .patch('/staffnotice/staffnotice-1', {
          audiences: ['department-2', 'department-1', 'department-3', 'department-4'],
        })
        .ok('the objects in audiences may be in any order');
      await api.post('/staffnotice/staffnotice-1/post_notice').refused(because);
    },
  );

  test(
    'post_notice succeeds when all item in this.audiences satisfies: item.planned_headcount > 300 would not hold with the objects that are not in audiences',
    about(
      'staffnotice.post_notice.succeeds-when-all-audiences-planned_headcount-gt-300-for-those-in-audiences-alone',
      'guards.quantifiers',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'every effect that concerns it is applied';
      await api.create('Department', { ...department, planned_headcount: 301 });
      await api.create('Department', { ...department, id: 'department-2', planned_headcount: 301 });
      await api.create('Department', { ...department, id: 'department-3', planned_headcount: 300 });
      await api.create('Department', { ...department, id: 'department-4', planned_headcount: 301 });
      await api.create('StaffNotice', {
        ...staffNotice,
        notice_state: 'drafted',
        audiences: ['department-1', 'department-2'],
        seen_by: 15001,
      });
      await api
        .post('/staffnotice/staffnotice-1/post_notice')
        .ok('the state is right and every condition holds', {
          notice_state: 'posted',
          seen_by: 0,
          audiences: [],
        });
      await api
        .get('/staffnotice/staffnotice-1')
        .ok(
          'all item in this.audiences satisfies: item.planned_headcount > 300 would not hold with the objects that are not in audiences, which is allowed',
          {
            notice_state: 'posted',
            seen_by: 0,
            audiences: [],
          },
        );
      await api.get('/department/department-1').ok(because, { hiring_stopped: false });
      await api.get('/department/department-2').ok(because, { hiring_stopped: false });
    },
  );

  test(
    'post_notice succeeds after the deletion of what audiences named',
    about(
      'staffnotice.post_notice.succeeds-after-delete-in-audiences',
      'guards.quantifiers',
      'effects.for-each',
      'references.deleted',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Department', { ...department, planned_headcount: 300 });
      await api.create('Department', { ...department, id: 'department-2', planned_headcount: 301 });
      await api.create('StaffNotice', {
        ...staffNotice,
        notice_state: 'drafted',
        audiences: ['department-1', 'department-2'],
        seen_by: 15001,
      });
      await api.delete('/department/department-1').removed(because);
      await api.delete('/department/department-2').removed(because);
      await api
        .post('/staffnotice/staffnotice-1/post_notice')
        .ok('the state is right and every condition holds', {
          notice_state: 'posted',
          seen_by: 0,
          audiences: [],
        });
      await api
        .get('/staffnotice/staffnotice-1')
        .ok('deleted before the action: department-1, department-2', {
          notice_state: 'posted',
          seen_by: 0,
          audiences: [],
        });
    },
  );

  test(
    'mark_posted moves notice_state from drafted to posted',
    about(
      'staffnotice.mark_posted.moves-from-drafted',
      'actions.success',
      'actions.stored',
      'guards.count-sum',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('Department', { ...department, id: 'department-2' });
      await api.create('Department', { ...department, id: 'department-3' });
      await api.create('StaffNotice', {
        ...staffNotice,
        notice_state: 'drafted',
        audiences: ['department-1', 'department-2', 'department-3'],
      });
      await api
        .post('/staffnotice/staffnotice-1/mark_posted')
        .ok('the state is right and every condition holds', {
          ...staffNotice,
          audiences: ['department-1', 'department-2', 'department-3'],
          seen_by: 146,
        });
      await api.get('/staffnotice/staffnotice-1').ok('what the action did is stored', {
        ...staffNotice,
        audiences: ['department-1', 'department-2', 'department-3'],
        seen_by: 146,
      });
    },
  );

  test(
    'mark_posted applies the effect: set this.seen_by to this.seen_by * 2',
    about(
      'staffnotice.mark_posted.effect-set-seen_by-to-seen_by-times-2',
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('Department', { ...department, id: 'department-2' });
      await api.create('Department', { ...department, id: 'department-3' });
      await api.create('StaffNotice', {
        ...staffNotice,
        notice_state: 'drafted',
        audiences: ['department-1', 'department-2', 'department-3'],
      });
      await api
        .post('/staffnotice/staffnotice-1/mark_posted')
        .ok('the state is right and every condition holds');
      await api.get('/staffnotice/staffnotice-1').ok('set this.seen_by to this.seen_by * 2', {
        seen_by: 146,
        audiences: ['department-1', 'department-2', 'department-3'],
        id: 'staffnotice-1',
        notice_body: 'tibona',
        notice_title: 'turiro',
      });
    },
  );

  test(
    'mark_posted leaves objects alone that it does not concern',
    about(
      'staffnotice.mark_posted.leaves-bystanders',
      'actions.success',
      'effects.own',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('Department', { ...department, id: 'department-2' });
      await api.create('Department', { ...department, id: 'department-3' });
      await api.create('StaffNotice', {
        ...staffNotice,
        notice_state: 'drafted',
        audiences: ['department-1', 'department-2', 'department-3'],
      });
      await api.create('StaffNotice', {
        ...staffNotice,
        id: 'staffnotice-2',
        notice_state: 'drafted',
        audiences: ['department-1', 'department-2', 'department-3'],
      });
      await api
        .post('/staffnotice/staffnotice-1/mark_posted')
        .ok('the state is right and every condition holds');
      await api
        .get('/staffnotice/staffnotice-2')
        .ok('mark_posted was called on staffnotice-1, which does not concern this object', {
          ...staffNotice,
          audiences: ['department-1', 'department-2', 'department-3'],
          id: 'staffnotice-2',
          notice_state: 'drafted',
        });
    },
  );

  test(
    'mark_posted acts on what updates left, and later updates leave what it did',
    about(
      'staffnotice.mark_posted.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Department', department);
      await api.create('Department', { ...department, id: 'department-2' });
      await api.create('Department', { ...department, id: 'department-3' });
      await api.create('Department', { ...department, id: 'department-4' });
      await api.create('StaffNotice', {
        ...staffNotice,
        audiences: ['department-1', 'department-2', 'department-3', 'department-4'],
        seen_by: 16,
      });
      await api
        .patch('/staffnotice/staffnotice-1', {
          notice_state: 'drafted',
          audiences: ['department-1', 'department-2', 'department-3'],
          seen_by: 73,
        })
        .ok(because);
      await api
        .post('/staffnotice/staffnotice-1/mark_posted')
        .ok('the state is right and every condition holds');
      await api
        .get('/staffnotice')
        .ok('a list shows what mark_posted did', [
          { id: 'staffnotice-1', notice_state: 'posted', seen_by: 146 },
        ]);
      await api.patch('/staffnotice/staffnotice-1', { notice_body: 'dubo' }).ok(because);
      await api
        .get('/staffnotice/staffnotice-1')
        .ok('what mark_posted did stays when something else is updated', {
          notice_body: 'dubo',
          notice_state: 'posted',
          seen_by: 146,
        });
      await api
        .patch('/staffnotice/staffnotice-1', { notice_state: 'drafted' })
        .ok('an update may lead back to any notice_state');
      await api
        .post('/staffnotice/staffnotice-1/mark_posted')
        .ok('the state is right and every condition holds', {
          notice_state: 'posted',
          seen_by: 292,
        });
    },
  );

  test(
    'mark_posted answers 404 for an id that no StaffNotice has',
    about('staffnotice.mark_posted.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('StaffNotice', staffNotice);
      await api
        .post('/staffnotice/staffnotice-unknown/mark_posted')
        .notFound('no StaffNotice has the id staffnotice-unknown');
      await api.delete('/staffnotice/staffnotice-1').removed('the object exists');
      await api.post('/staffnotice/staffnotice-1/mark_posted').notFound('it was deleted');
      await api.create('Department', department);
      await api
        .post('/staffnotice/department-1/mark_posted')
        .notFound('the id is that of a Department, and no StaffNotice has it');
    },
  );

  test(
    'mark_posted is refused while notice_state is posted',
    about(
      'staffnotice.mark_posted.refuses-from-posted',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('Department', { ...department, id: 'department-2' });
      await api.create('Department', { ...department, id: 'department-3' });
      await api.create('StaffNotice', {
        ...staffNotice,
        audiences: ['department-1', 'department-2', 'department-3'],
      });
      await api
        .post('/staffnotice/staffnotice-1/mark_posted')
        .refused('mark_posted starts from drafted, and notice_state is posted');
      await api
        .get('/staffnotice/staffnotice-1')
        .ok('a refused action changes nothing', { notice_state: 'posted', seen_by: 73 });
    },
  );

  test(
    'mark_posted is refused while notice_state is taken_down',
    about(
      'staffnotice.mark_posted.refuses-from-taken_down',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('Department', { ...department, id: 'department-2' });
      await api.create('Department', { ...department, id: 'department-3' });
      await api.create('StaffNotice', {
        ...staffNotice,
        notice_state: 'taken_down',
        audiences: ['department-1', 'department-2', 'department-3'],
      });
      await api
        .post('/staffnotice/staffnotice-1/mark_posted')
        .refused('mark_posted starts from drafted, and notice_state is taken_down');
      await api
        .get('/staffnotice/staffnotice-1')
        .ok('a refused action changes nothing', { notice_state: 'taken_down', seen_by: 73 });
    },
  );

  test(
    'mark_posted is refused unless count(this.audiences) <= 3',
    about(
      'staffnotice.mark_posted.refuses-unless-count-audiences-lte-3',
      'actions.guard',
      'guards.count-sum',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('Department', { ...department, id: 'department-2' });
      await api.create('Department', { ...department, id: 'department-3' });
      await api.create('Department', { ...department, id: 'department-4' });
      await api.create('StaffNotice', {
        ...staffNotice,
        notice_state: 'drafted',
        audiences: ['department-1', 'department-2', 'department-3', 'department-4'],
      });
      await api
        .post('/staffnotice/staffnotice-1/mark_posted')
        .refused('the condition count(this.audiences) <= 3 is not satisfied');
      await api
        .get('/staffnotice/staffnotice-1')
        .ok('a refused action changes nothing', { notice_state: 'drafted', seen_by: 73 });
    },
  );

  test(
    'mark_posted succeeds when count(this.audiences) <= 3 would not hold with the objects that are not in audiences',
    about(
      'staffnotice.mark_posted.succeeds-when-count-audiences-lte-3-for-those-in-audiences-alone',
      'guards.count-sum',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('Department', { ...department, id: 'department-2' });
      await api.create('Department', { ...department, id: 'department-3' });
      await api.create('Department', { ...department, id: 'department-4' });
      await api.create('Department', { ...department, id: 'department-5' });
      await api.create('Department', { ...department, id: 'department-6' });
      await api.create('Department', { ...department, id: 'department-7' });
      await api.create('StaffNotice', {
        ...staffNotice,
        notice_state: 'drafted',
        audiences: ['department-1', 'department-2', 'department-3'],
      });
      await api
        .post('/staffnotice/staffnotice-1/mark_posted')
        .ok('the state is right and every condition holds', {
          notice_state: 'posted',
          seen_by: 146,
        });
      await api
        .get('/staffnotice/staffnotice-1')
        .ok(
          'count(this.audiences) <= 3 would not hold with the objects that are not in audiences, which is allowed',
          {
            notice_state: 'posted',
            seen_by: 146,
          },
        );
    },
  );

  test(
    'mark_posted succeeds after the deletion of what audiences named',
    about(
      'staffnotice.mark_posted.succeeds-after-delete-in-audiences',
      'guards.count-sum',
      'references.deleted',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Department', department);
      await api.create('Department', { ...department, id: 'department-2' });
      await api.create('Department', { ...department, id: 'department-3' });
      await api.create('Department', { ...department, id: 'department-4' });
      await api.create('StaffNotice', {
        ...staffNotice,
        notice_state: 'drafted',
        audiences: ['department-1', 'department-2', 'department-3', 'department-4'],
      });
      await api.delete('/department/department-1').removed(because);
      await api.delete('/department/department-2').removed(because);
      await api.delete('/department/department-3').removed(because);
      await api.delete('/department/department-4').removed(because);
      await api
        .post('/staffnotice/staffnotice-1/mark_posted')
        .ok('the state is right and every condition holds', {
          notice_state: 'posted',
          seen_by: 146,
        });
      await api
        .get('/staffnotice/staffnotice-1')
        .ok('deleted before the action: department-1, department-2, department-3, department-4', {
          notice_state: 'posted',
          seen_by: 146,
          audiences: [],
        });
    },
  );

  test(
    'take_down moves notice_state from posted to taken_down',
    about(
      'staffnotice.take_down.moves-from-posted',
      'actions.success',
      'actions.stored',
      'guards.count-sum',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, planned_headcount: 248 });
      await api.create('Department', { ...department, id: 'department-2', planned_headcount: 1 });
      await api.create('StaffNotice', {
        ...staffNotice,
        audiences: ['department-1', 'department-2'],
      });
      await api
        .post('/staffnotice/staffnotice-1/take_down')
        .ok('the state is right and every condition holds', {
          ...staffNotice,
          audiences: [],
          notice_state: 'taken_down',
        });
      await api.get('/staffnotice/staffnotice-1').ok('what the action did is stored', {
        ...staffNotice,
        audiences: [],
        notice_state: 'taken_down',
      });
    },
  );

  test(
    'take_down applies the effect: set this.audiences to []',
    about(
      'staffnotice.take_down.effect-set-audiences-to-empty',
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, planned_headcount: 248 });
      await api.create('Department', { ...department, id: 'department-2', planned_headcount: 1 });
      await api.create('StaffNotice', {
        ...staffNotice,
        audiences: ['department-1', 'department-2'],
      });
      await api
        .post('/staffnotice/staffnotice-1/take_down')
        .ok('the state is right and every condition holds');
      await api.get('/staffnotice/staffnotice-1').ok('set this.audiences to []', {
        audiences: [],
        id: 'staffnotice-1',
        notice_body: 'tibona',
        notice_title: 'turiro',
        seen_by: 73,
      });
    },
  );

  test(
    'take_down leaves objects alone that it does not concern',
    about(
      'staffnotice.take_down.leaves-bystanders',
      'actions.success',
      'effects.own',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, planned_headcount: 248 });
      await api.create('Department', { ...department, id: 'department-2', planned_headcount: 1 });
      await api.create('StaffNotice', {
        ...staffNotice,
        audiences: ['department-1', 'department-2'],
      });
      await api.create('StaffNotice', {
        ...staffNotice,
        id: 'staffnotice-2',
        audiences: ['department-1', 'department-2'],
      });
      await api
        .post('/staffnotice/staffnotice-1/take_down')
        .ok('the state is right and every condition holds');
      await api
        .get('/staffnotice/staffnotice-2')
        .ok('take_down was called on staffnotice-1, which does not concern this object', {
          ...staffNotice,
          audiences: ['department-1', 'department-2'],
          id: 'staffnotice-2',
        });
    },
  );

  test(
    'take_down acts on what updates left, and later updates leave what it did',
    about(
      'staffnotice.take_down.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Department', { ...department, planned_headcount: 249 });
      await api.create('Department', { ...department, id: 'department-2', planned_headcount: 249 });
      await api.create('StaffNotice', {
        ...staffNotice,
        notice_state: 'taken_down',
        audiences: [],
      });
      await api
        .patch('/staffnotice/staffnotice-1', {
          notice_state: 'posted',
          audiences: ['department-1', 'department-2'],
        })
        .ok(because);
      await api.patch('/department/department-2', { planned_headcount: 1 }).ok(because);
      await api.patch('/department/department-1', { planned_headcount: 248 }).ok(because);
      await api
        .post('/staffnotice/staffnotice-1/take_down')
        .ok('the state is right and every condition holds');
      await api
        .get('/staffnotice')
        .ok('a list shows what take_down did', [
          { id: 'staffnotice-1', notice_state: 'taken_down', audiences: [] },
        ]);
      await api.patch('/staffnotice/staffnotice-1', { notice_body: 'dubo' }).ok(because);
      await api
        .get('/staffnotice/staffnotice-1')
        .ok('what take_down did stays when something else is updated', {
          notice_body: 'dubo',
          notice_state: 'taken_down',
          audiences: [],
        });
      await api
        .patch('/staffnotice/staffnotice-1', { notice_state: 'posted' })
        .ok('an update may lead back to any notice_state');
      await api
        .post('/staffnotice/staffnotice-1/take_down')
        .ok('the state is right and every condition holds', {
          notice_state: 'taken_down',
          audiences: [],
        });
    },
  );

  test(
    'take_down answers 404 for an id that no StaffNotice has',
    about('staffnotice.take_down.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('StaffNotice', staffNotice);
      await api
        .post('/staffnotice/staffnotice-unknown/take_down')
        .notFound('no StaffNotice has the id staffnotice-unknown');
      await api.delete('/staffnotice/staffnotice-1').removed('the object exists');
      await api.post('/staffnotice/staffnotice-1/take_down').notFound('it was deleted');
      await api.create('Department', department);
      await api
        .post('/staffnotice/department-1/take_down')
        .notFound('the id is that of a Department, and no StaffNotice has it');
    },
  );

  test(
    'take_down is refused while notice_state is drafted',
    about(
      'staffnotice.take_down.refuses-from-drafted',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, planned_headcount: 248 });
      await api.create('Department', { ...department, id: 'department-2', planned_headcount: 1 });
      await api.create('StaffNotice', {
        ...staffNotice,
        notice_state: 'drafted',
        audiences: ['department-1', 'department-2'],
      });
      await api
        .post('/staffnotice/staffnotice-1/take_down')
        .refused('take_down starts from posted, and notice_state is drafted');
      await api.get('/staffnotice/staffnotice-1').ok('a refused action changes nothing', {
        notice_state: 'drafted',
        audiences: ['department-1', 'department-2'],
      });
    },
  );

  test(
    'take_down is refused while notice_state is taken_down',
    about(
      'staffnotice.take_down.refuses-from-taken_down',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, planned_headcount: 248 });
      await api.create('Department', { ...department, id: 'department-2', planned_headcount: 1 });
      await api.create('StaffNotice', {
        ...staffNotice,
        notice_state: 'taken_down',
        audiences: ['department-1', 'department-2'],
      });
      await api
        .post('/staffnotice/staffnotice-1/take_down')
        .refused('take_down starts from posted, and notice_state is taken_down');
      await api.get('/staffnotice/staffnotice-1').ok('a refused action changes nothing', {
        notice_state: 'taken_down',
        audiences: ['department-1', 'department-2'],
      });
    },
  );

  test(
    'take_down is refused unless sum(this.audiences.planned_headcount) < 250',
    about(
      'staffnotice.take_down.refuses-unless-sum-audiences-planned_headcount-lt-250',
      'actions.guard',
      'guards.count-sum',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, planned_headcount: 249 });
      await api.create('Department', { ...department, id: 'department-2', planned_headcount: 1 });
      await api.create('StaffNotice', {
        ...staffNotice,
        audiences: ['department-1', 'department-2'],
      });
      await api
        .post('/staffnotice/staffnotice-1/take_down')
        .refused('the condition sum(this.audiences.planned_headcount) < 250 is not satisfied');
      await api.get('/staffnotice/staffnotice-1').ok('a refused action changes nothing', {
        notice_state: 'posted',
        audiences: ['department-1', 'department-2'],
      });
    },
  );

  test(
    'take_down succeeds when planned_headcount of an object in audiences is absent',
    about(
      'staffnotice.take_down.succeeds-when-planned_headcount-in-audiences-is-absent',
      'guards.count-sum',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, planned_headcount: 248 });
      await api.create('Department', {
        ...without(department, 'planned_headcount'),
        id: 'department-2',
      });
      await api.create('StaffNotice', {
        ...staffNotice,
        audiences: ['department-1', 'department-2'],
      });
      await api
        .post('/staffnotice/staffnotice-1/take_down')
        .ok('the state is right and every condition holds', {
          notice_state: 'taken_down',
          audiences: [],
        });
      await api
        .get('/staffnotice/staffnotice-1')
        .ok('planned_headcount of an object in audiences is absent, which is allowed', {
          notice_state: 'taken_down',
          audiences: [],
        });
    },
  );

  test(
    'take_down succeeds when audiences is empty',
    about(
      'staffnotice.take_down.succeeds-when-audiences-is-empty',
      'guards.count-sum',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, planned_headcount: 248 });
      await api.create('Department', { ...department, id: 'department-2', planned_headcount: 1 });
      await api.create('StaffNotice', { ...staffNotice, audiences: [] });
      await api
        .post('/staffnotice/staffnotice-1/take_down')
        .ok('the state is right and every condition holds', {
          notice_state: 'taken_down',
          audiences: [],
        });
      await api
        .get('/staffnotice/staffnotice-1')
        .ok('audiences is empty, which is allowed', { notice_state: 'taken_down', audiences: [] });
    },
  );

  test(
    'take_down is refused when sum(this.audiences.planned_headcount) < 250 is decided by the last objects in audiences',
    about(
      'staffnotice.take_down.refuses-when-sum-audiences-planned_headcount-lt-250-by-later-ones-in-audiences',
      'guards.count-sum',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, planned_headcount: 248 });
      await api.create('Department', { ...department, id: 'department-2', planned_headcount: 1 });
      await api.create('Department', { ...department, id: 'department-3' });
      await api.create('Department', { ...department, id: 'department-4' });
      await api.create('StaffNotice', {
        ...staffNotice,
        audiences: ['department-1', 'department-2', 'department-3', 'department-4'],
      });
      await api
        .post('/staffnotice/staffnotice-1/take_down')
        .refused('the condition sum(this.audiences.planned_headcount) < 250 is not satisfied');
      await api.get('/staffnotice/staffnotice-1').ok('a refused action changes nothing', {
        notice_state: 'posted',
        audiences: ['department-1', 'department-2', 'department-3', 'department-4'],
      });
    },
  );

  test(
    'take_down succeeds when sum(this.audiences.planned_headcount) < 250 would not hold with the objects that are not in audiences',
    about(
      'staffnotice.take_down.succeeds-when-sum-audiences-planned_headcount-lt-250-for-those-in-audiences-alone',
      'guards.count-sum',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, planned_headcount: 248 });
      await api.create('Department', { ...department, id: 'department-2', planned_headcount: 1 });
      await api.create('Department', { ...department, id: 'department-3', planned_headcount: 249 });
      await api.create('Department', { ...department, id: 'department-4', planned_headcount: 1 });
      await api.create('StaffNotice', {
        ...staffNotice,
        audiences: ['department-1', 'department-2'],
      });
      await api
        .post('/staffnotice/staffnotice-1/take_down')
        .ok('the state is right and every condition holds', {
          notice_state: 'taken_down',
          audiences: [],
        });
      await api
        .get('/staffnotice/staffnotice-1')
        .ok(
          'sum(this.audiences.planned_headcount) < 250 would not hold with the objects that are not in audiences, which is allowed',
          {
            notice_state: 'taken_down',
            audiences: [],
          },
        );
    },
  );

  test(
    'take_down succeeds after the deletion of what audiences named',
    about(
      'staffnotice.take_down.succeeds-after-delete-in-audiences',
      'guards.count-sum',
      'references.deleted',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Department', { ...department, planned_headcount: 249 });
      await api.create('Department', { ...department, id: 'department-2', planned_headcount: 1 });
      await api.create('StaffNotice', {
        ...staffNotice,
        audiences: ['department-1', 'department-2'],
      });
      await api.delete('/department/department-1').removed(because);
      await api.delete('/department/department-2').removed(because);
      await api
        .post('/staffnotice/staffnotice-1/take_down')
        .ok('the state is right and every condition holds', {
          notice_state: 'taken_down',
          audiences: [],
        });
      await api
        .get('/staffnotice/staffnotice-1')
        .ok('deleted before the action: department-1, department-2', {
          notice_state: 'taken_down',
          audiences: [],
        });
    },
  );
});
