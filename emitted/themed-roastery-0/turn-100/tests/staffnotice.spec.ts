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
      await api.post('/staffnotice', {
        body: staffNotice,
        status: [200, 201],
        answer: { ...staffNotice, audiences: [] },
        because: 'create answers the object that was sent',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { ...staffNotice, audiences: [] },
        because: 'read answers the object that was created',
      });
      await api.post('/staffnotice', {
        body: { ...staffNotice, id: 'staffnotice-2' },
        status: [200, 201],
        answer: { id: 'staffnotice-2' },
        because: 'objects may be alike in everything but their ids',
      });
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
      await api.patch('/staffnotice/staffnotice-1', {
        body: {
          notice_body: 'dubo',
          notice_state: 'taken_down',
          notice_title: 'naba',
          seen_by: 16,
        },
        status: [200],
        answer: {
          audiences: [],
          id: 'staffnotice-1',
          notice_body: 'dubo',
          notice_state: 'taken_down',
          notice_title: 'naba',
          seen_by: 16,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: {
          notice_body: 'dubo',
          notice_state: 'taken_down',
          notice_title: 'naba',
          seen_by: 16,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('staffnotice.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('StaffNotice', staffNotice);
      await api.patch('/staffnotice/staffnotice-1', {
        body: {
          id: 'staffnotice-1',
          notice_body: 'dubo',
          notice_state: 'taken_down',
          notice_title: 'naba',
          seen_by: 16,
        },
        status: [200],
        answer: {
          id: 'staffnotice-1',
          notice_body: 'dubo',
          notice_state: 'taken_down',
          notice_title: 'naba',
          seen_by: 16,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: {
          id: 'staffnotice-1',
          notice_body: 'dubo',
          notice_state: 'taken_down',
          notice_title: 'naba',
          seen_by: 16,
        },
        because: 'the id is the one that the object has',
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
      await api.patch('/staffnotice/staffnotice-1', {
        body: { notice_body: 'dubo', seen_by: 'abc' },
        status: [400, 422],
        because: 'seen_by must be an integer',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { ...staffNotice, audiences: [] },
        because: 'a refused update changes nothing',
      });
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
      await api.create('StaffNotice', staffNotice);
      await api.delete('/staffnotice/staffnotice-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/staffnotice/staffnotice-1', { status: [404], because: 'it was deleted' });
      await api.get('/staffnotice', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no StaffNotice has',
    about('staffnotice.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('StaffNotice', staffNotice);
      await api.get('/staffnotice/staffnotice-unknown', {
        status: [404],
        because: 'no StaffNotice has the id staffnotice-unknown',
      });
      await api.patch('/staffnotice/staffnotice-unknown', {
        body: {
          notice_body: 'dubo',
          notice_state: 'taken_down',
          notice_title: 'naba',
          seen_by: 16,
        },
        status: [404],
        because: 'no StaffNotice has the id staffnotice-unknown',
      });
      await api.delete('/staffnotice/staffnotice-unknown', {
        status: [404],
        because: 'no StaffNotice has the id staffnotice-unknown',
      });
      await api.get('/staffnotice', {
        status: [200],
        answer: [{ id: 'staffnotice-1' }],
        because: 'requests for an unknown id change nothing',
      });
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
      await api.get('/staffnotice', {
        status: [200],
        answer: [
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
        ],
        because: 'three objects were created',
      });
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
      await api.patch('/staffnotice/staffnotice-2', {
        body: {
          id: 'staffnotice-2',
          notice_body: 'dubo',
          notice_state: 'taken_down',
          notice_title: 'naba',
          seen_by: 16,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { ...staffNotice, audiences: [] },
        because: 'another object was updated',
      });
      await api.get('/staffnotice/staffnotice-2', {
        status: [200],
        answer: {
          audiences: [],
          id: 'staffnotice-2',
          notice_body: 'dubo',
          notice_state: 'taken_down',
          notice_title: 'naba',
          seen_by: 16,
        },
        because: 'the update is stored',
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
      await api.delete('/staffnotice/staffnotice-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/staffnotice/staffnotice-2', {
        status: [200],
        answer: {
          audiences: [],
          id: 'staffnotice-2',
          notice_body: 'dubo',
          notice_state: 'taken_down',
          notice_title: 'naba',
          seen_by: 16,
        },
        because: 'another object was deleted',
      });
      await api.get('/staffnotice', {
        status: [200],
        answer: [{ id: 'staffnotice-2' }],
        because: 'one of two objects was deleted',
      });
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
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/staffnotice', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/staffnotice/staffnotice-1', { status: [404], because: 'reset removed it' });
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
      await api.post('/staffnotice', {
        body: without(staffNotice, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/staffnotice', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
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
      await api.post('/staffnotice', {
        body: without(staffNotice, 'notice_body'),
        status: [200, 201],
        answer: { notice_body: null },
        because: 'notice_body is optional',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { notice_body: null },
        because: 'notice_body is optional',
      });
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
      await api.post('/staffnotice', {
        body: without(staffNotice, 'notice_state'),
        status: [200, 201],
        answer: { notice_state: 'drafted' },
        because: 'the default of notice_state is "drafted"',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { notice_state: 'drafted' },
        because: 'the default of notice_state is "drafted"',
      });
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
      await api.post('/staffnotice', {
        body: without(staffNotice, 'notice_title'),
        status: [400, 422],
        because: 'notice_title is required and has no default',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
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
      await api.post('/staffnotice', {
        body: without(staffNotice, 'seen_by'),
        status: [200, 201],
        answer: { seen_by: null },
        because: 'seen_by is optional',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { seen_by: null },
        because: 'seen_by is optional',
      });
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
      await api.create('Department', department);
      await api.create('StaffNotice', { ...staffNotice, audiences: ['department-1'] });
      await api.patch('/staffnotice/staffnotice-1', {
        body: { notice_body: 'dubo' },
        status: [200],
        answer: { ...staffNotice, audiences: ['department-1'], notice_body: 'dubo' },
        because: 'an update touches only what it carries',
      });
      await api.patch('/staffnotice/staffnotice-1', {
        body: { seen_by: 16 },
        status: [200],
        answer: { ...staffNotice, audiences: ['department-1'], notice_body: 'dubo', seen_by: 16 },
        because: 'an update touches only what it carries',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { ...staffNotice, audiences: ['department-1'], notice_body: 'dubo', seen_by: 16 },
        because: 'an update touches only what it carries',
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
      await api.post('/staffnotice', {
        body: { ...staffNotice, notice_body: null },
        status: [200, 201],
        answer: { notice_body: null },
        because: 'notice_body is nullable',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { notice_body: null },
        because: 'notice_body is nullable',
      });
      await api.create('StaffNotice', { ...staffNotice, id: 'staffnotice-2' });
      await api.patch('/staffnotice/staffnotice-2', {
        body: { notice_body: null },
        status: [200],
        answer: { notice_body: null },
        because: 'notice_body is nullable',
      });
      await api.get('/staffnotice/staffnotice-2', {
        status: [200],
        answer: { notice_body: null },
        because: 'notice_body is nullable',
      });
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
      await api.post('/staffnotice', {
        body: { ...staffNotice, notice_state: null },
        status: [400, 422],
        because: 'notice_state must not be null',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StaffNotice', staffNotice);
      await api.patch('/staffnotice/staffnotice-1', {
        body: { notice_state: null },
        status: [400, 422],
        because: 'notice_state must not be null',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { notice_state: 'posted' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/staffnotice', {
        body: { ...staffNotice, notice_title: null },
        status: [400, 422],
        because: 'notice_title must not be null',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StaffNotice', staffNotice);
      await api.patch('/staffnotice/staffnotice-1', {
        body: { notice_title: null },
        status: [400, 422],
        because: 'notice_title must not be null',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { notice_title: 'turiro' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/staffnotice', {
        body: { ...staffNotice, seen_by: null },
        status: [400, 422],
        because: 'seen_by must not be null',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StaffNotice', staffNotice);
      await api.patch('/staffnotice/staffnotice-1', {
        body: { seen_by: null },
        status: [400, 422],
        because: 'seen_by must not be null',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { seen_by: 73 },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('StaffNotice: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
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
      await api.post('/staffnotice', {
        body: { ...staffNotice, notice_body: '0042' },
        status: [200, 201],
        answer: { notice_body: '0042' },
        because: '"0042" is a valid value of notice_body',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { notice_body: '0042' },
        because: '"0042" is a valid value of notice_body',
      });
      await api.create('StaffNotice', { ...staffNotice, id: 'staffnotice-2' });
      await api.patch('/staffnotice/staffnotice-2', {
        body: { notice_body: '0042' },
        status: [200],
        answer: { notice_body: '0042' },
        because: '"0042" is a valid value of notice_body',
      });
      await api.get('/staffnotice/staffnotice-2', {
        status: [200],
        answer: { notice_body: '0042' },
        because: '"0042" is a valid value of notice_body',
      });
    },
  );

  test(
    'notice_body keeps spaces, quotes, accents and symbols',
    about(
      'staffnotice.notice_body.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/staffnotice', {
        body: { ...staffNotice, notice_body: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { notice_body: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of notice_body',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { notice_body: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of notice_body',
      });
      await api.create('StaffNotice', { ...staffNotice, id: 'staffnotice-2' });
      await api.patch('/staffnotice/staffnotice-2', {
        body: { notice_body: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { notice_body: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of notice_body',
      });
      await api.get('/staffnotice/staffnotice-2', {
        status: [200],
        answer: { notice_body: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of notice_body',
      });
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
      await api.post('/staffnotice', {
        body: { ...staffNotice, notice_body: 421337 },
        status: [400, 422],
        because: 'notice_body must be a string',
      });
      await api.post('/staffnotice', {
        body: { ...staffNotice, notice_body: { value: 'text' } },
        status: [400, 422],
        because: 'notice_body must be a string',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StaffNotice', staffNotice);
      await api.patch('/staffnotice/staffnotice-1', {
        body: { notice_body: 421337 },
        status: [400, 422],
        because: 'notice_body must be a string',
      });
      await api.patch('/staffnotice/staffnotice-1', {
        body: { notice_body: { value: 'text' } },
        status: [400, 422],
        because: 'notice_body must be a string',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { notice_body: 'tibona' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/staffnotice', {
        body: { ...staffNotice, notice_body: 'n' },
        status: [200, 201],
        answer: { notice_body: 'n' },
        because: 'the minimum length of notice_body is 1, inclusive',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { notice_body: 'n' },
        because: 'the minimum length of notice_body is 1, inclusive',
      });
      await api.create('StaffNotice', { ...staffNotice, id: 'staffnotice-2' });
      await api.patch('/staffnotice/staffnotice-2', {
        body: { notice_body: 'n' },
        status: [200],
        answer: { notice_body: 'n' },
        because: 'the minimum length of notice_body is 1, inclusive',
      });
      await api.get('/staffnotice/staffnotice-2', {
        status: [200],
        answer: { notice_body: 'n' },
        because: 'the minimum length of notice_body is 1, inclusive',
      });
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
      await api.post('/staffnotice', {
        body: {
          ...staffNotice,
          notice_body:
            'lala galu gusama muvanu varoto sagola noma tagido nonulu malavo nolano dumamo niru rovu tano gilani vuvagi nugoma doguvi rividi ragami moso rolodu lolama tuturu gunita vitata nigavo raroru burugo tobo vaguri dido busi misivi disuru loru loro tudo vutobo volugo buvu tili soba vido ravi garago tinila sini vomuno dinu nosudo vavudu lalo dunura guvabo biguba salu bomali ligo vusigu tano niguda misu tadi gusuvu tamasu bavuga toru donoma noso nidaso tirata tado latima lidu vadudi raviro rivi guvo daralu valuta noratu togo ribudu rumati gutu dagu roso runa dutovo vigiro vini niditu data rubo ruba sisu nubu vudiso riti vugi motati danisa ruti mimo gusu ganina bilu duso naba nalu gimu dara sotosi bagu lavugo rova runo buna dimi numi nodi miro maliga gosavi bigulo tuga lomubi tora liso sata bosiro r',
        },
        status: [200, 201],
        answer: {
          notice_body:
            'lala galu gusama muvanu varoto sagola noma tagido nonulu malavo nolano dumamo niru rovu tano gilani vuvagi nugoma doguvi rividi ragami moso rolodu lolama tuturu gunita vitata nigavo raroru burugo tobo vaguri dido busi misivi disuru loru loro tudo vutobo volugo buvu tili soba vido ravi garago tinila sini vomuno dinu nosudo vavudu lalo dunura guvabo biguba salu bomali ligo vusigu tano niguda misu tadi gusuvu tamasu bavuga toru donoma noso nidaso tirata tado latima lidu vadudi raviro rivi guvo daralu valuta noratu togo ribudu rumati gutu dagu roso runa dutovo vigiro vini niditu data rubo ruba sisu nubu vudiso riti vugi motati danisa ruti mimo gusu ganina bilu duso naba nalu gimu dara sotosi bagu lavugo rova runo buna dimi numi nodi miro maliga gosavi bigulo tuga lomubi tora liso sata bosiro r',
        },
        because: 'the maximum length of notice_body is 800, inclusive',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: {
          notice_body:
            'lala galu gusama muvanu varoto sagola noma tagido nonulu malavo nolano dumamo niru rovu tano gilani vuvagi nugoma doguvi rividi ragami moso rolodu lolama tuturu gunita vitata nigavo raroru burugo tobo vaguri dido busi misivi disuru loru loro tudo vutobo volugo buvu tili soba vido ravi garago tinila sini vomuno dinu nosudo vavudu lalo dunura guvabo biguba salu bomali ligo vusigu tano niguda misu tadi gusuvu tamasu bavuga toru donoma noso nidaso tirata tado latima lidu vadudi raviro rivi guvo daralu valuta noratu togo ribudu rumati gutu dagu roso runa dutovo vigiro vini niditu data rubo ruba sisu nubu vudiso riti vugi motati danisa ruti mimo gusu ganina bilu duso naba nalu gimu dara sotosi bagu lavugo rova runo buna dimi numi nodi miro maliga gosavi bigulo tuga lomubi tora liso sata bosiro r',
        },
        because: 'the maximum length of notice_body is 800, inclusive',
      });
      await api.create('StaffNotice', { ...staffNotice, id: 'staffnotice-2' });
      await api.patch('/staffnotice/staffnotice-2', {
        body: {
          notice_body:
            'lala galu gusama muvanu varoto sagola noma tagido nonulu malavo nolano dumamo niru rovu tano gilani vuvagi nugoma doguvi rividi ragami moso rolodu lolama tuturu gunita vitata nigavo raroru burugo tobo vaguri dido busi misivi disuru loru loro tudo vutobo volugo buvu tili soba vido ravi garago tinila sini vomuno dinu nosudo vavudu lalo dunura guvabo biguba salu bomali ligo vusigu tano niguda misu tadi gusuvu tamasu bavuga toru donoma noso nidaso tirata tado latima lidu vadudi raviro rivi guvo daralu valuta noratu togo ribudu rumati gutu dagu roso runa dutovo vigiro vini niditu data rubo ruba sisu nubu vudiso riti vugi motati danisa ruti mimo gusu ganina bilu duso naba nalu gimu dara sotosi bagu lavugo rova runo buna dimi numi nodi miro maliga gosavi bigulo tuga lomubi tora liso sata bosiro r',
        },
        status: [200],
        answer: {
          notice_body:
            'lala galu gusama muvanu varoto sagola noma tagido nonulu malavo nolano dumamo niru rovu tano gilani vuvagi nugoma doguvi rividi ragami moso rolodu lolama tuturu gunita vitata nigavo raroru burugo tobo vaguri dido busi misivi disuru loru loro tudo vutobo volugo buvu tili soba vido ravi garago tinila sini vomuno dinu nosudo vavudu lalo dunura guvabo biguba salu bomali ligo vusigu tano niguda misu tadi gusuvu tamasu bavuga toru donoma noso nidaso tirata tado latima lidu vadudi raviro rivi guvo daralu valuta noratu togo ribudu rumati gutu dagu roso runa dutovo vigiro vini niditu data rubo ruba sisu nubu vudiso riti vugi motati danisa ruti mimo gusu ganina bilu duso naba nalu gimu dara sotosi bagu lavugo rova runo buna dimi numi nodi miro maliga gosavi bigulo tuga lomubi tora liso sata bosiro r',
        },
        because: 'the maximum length of notice_body is 800, inclusive',
      });
      await api.get('/staffnotice/staffnotice-2', {
        status: [200],
        answer: {
          notice_body:
            'lala galu gusama muvanu varoto sagola noma tagido nonulu malavo nolano dumamo niru rovu tano gilani vuvagi nugoma doguvi rividi ragami moso rolodu lolama tuturu gunita vitata nigavo raroru burugo tobo vaguri dido busi misivi disuru loru loro tudo vutobo volugo buvu tili soba vido ravi garago tinila sini vomuno dinu nosudo vavudu lalo dunura guvabo biguba salu bomali ligo vusigu tano niguda misu tadi gusuvu tamasu bavuga toru donoma noso nidaso tirata tado latima lidu vadudi raviro rivi guvo daralu valuta noratu togo ribudu rumati gutu dagu roso runa dutovo vigiro vini niditu data rubo ruba sisu nubu vudiso riti vugi motati danisa ruti mimo gusu ganina bilu duso naba nalu gimu dara sotosi bagu lavugo rova runo buna dimi numi nodi miro maliga gosavi bigulo tuga lomubi tora liso sata bosiro r',
        },
        because: 'the maximum length of notice_body is 800, inclusive',
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
      await api.post('/staffnotice', {
        body: {
          ...staffNotice,
          notice_body:
            'vomivu sanu rimuti nonu balo vusula ganulo bulu tata milima rama moto domimo doluta lonuso tulimu dumi vilolu nosu ridi sugisi tagado votisu golagi sinivo livoru ditoti ratumi duvu samo rotani dumi silo minugu dusu nalavi tudoro niliba muva ribi vobovo rorano nonago nigu buro tugoru mabunu tuto naniga viso gara davuga lonira buralo vuga vugisa mubu sugaso valumo bolimu sagalo rumura dira logolu dibogi mosigo goto niva tato dobi rido sidi tasano suni balugo nadadu rina lomata tanuvu vimitu mobuda tumisa nana toruro tona sovugo vaso tasino gili gadu boti savoda vagovu tudu mavotu gusi ludi lagidi tonisa miraga vuvu ramovo sira gidaru bali ludiru numibi migati mumi nabavu rilara dabudu tigu goduna risu gimo ladana tubigi bonosu tuguva liga mumino mubi soto mori salira vivida ridulu ritudu lira',
        },
        status: [400, 422],
        because: 'notice_body must have at most 800 characters',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StaffNotice', staffNotice);
      await api.patch('/staffnotice/staffnotice-1', {
        body: {
          notice_body:
            'vomivu sanu rimuti nonu balo vusula ganulo bulu tata milima rama moto domimo doluta lonuso tulimu dumi vilolu nosu ridi sugisi tagado votisu golagi sinivo livoru ditoti ratumi duvu samo rotani dumi silo minugu dusu nalavi tudoro niliba muva ribi vobovo rorano nonago nigu buro tugoru mabunu tuto naniga viso gara davuga lonira buralo vuga vugisa mubu sugaso valumo bolimu sagalo rumura dira logolu dibogi mosigo goto niva tato dobi rido sidi tasano suni balugo nadadu rina lomata tanuvu vimitu mobuda tumisa nana toruro tona sovugo vaso tasino gili gadu boti savoda vagovu tudu mavotu gusi ludi lagidi tonisa miraga vuvu ramovo sira gidaru bali ludiru numibi migati mumi nabavu rilara dabudu tigu goduna risu gimo ladana tubigi bonosu tuguva liga mumino mubi soto mori salira vivida ridulu ritudu lira',
        },
        status: [400, 422],
        because: 'notice_body must have at most 800 characters',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { notice_body: 'tibona' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/staffnotice', {
        body: { ...staffNotice, notice_state: 421337 },
        status: [400, 422],
        because: 'notice_state must be one of drafted, posted, taken_down',
      });
      await api.post('/staffnotice', {
        body: { ...staffNotice, notice_state: { value: 'text' } },
        status: [400, 422],
        because: 'notice_state must be one of drafted, posted, taken_down',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StaffNotice', staffNotice);
      await api.patch('/staffnotice/staffnotice-1', {
        body: { notice_state: 421337 },
        status: [400, 422],
        because: 'notice_state must be one of drafted, posted, taken_down',
      });
      await api.patch('/staffnotice/staffnotice-1', {
        body: { notice_state: { value: 'text' } },
        status: [400, 422],
        because: 'notice_state must be one of drafted, posted, taken_down',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { notice_state: 'posted' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/staffnotice', {
        body: { ...staffNotice, notice_title: '0042' },
        status: [200, 201],
        answer: { notice_title: '0042' },
        because: '"0042" is a valid value of notice_title',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { notice_title: '0042' },
        because: '"0042" is a valid value of notice_title',
      });
      await api.create('StaffNotice', { ...staffNotice, id: 'staffnotice-2' });
      await api.patch('/staffnotice/staffnotice-2', {
        body: { notice_title: '0042' },
        status: [200],
        answer: { notice_title: '0042' },
        because: '"0042" is a valid value of notice_title',
      });
      await api.get('/staffnotice/staffnotice-2', {
        status: [200],
        answer: { notice_title: '0042' },
        because: '"0042" is a valid value of notice_title',
      });
    },
  );

  test(
    'notice_title keeps spaces, quotes, accents and symbols',
    about(
      'staffnotice.notice_title.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/staffnotice', {
        body: { ...staffNotice, notice_title: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { notice_title: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of notice_title',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { notice_title: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of notice_title',
      });
      await api.create('StaffNotice', { ...staffNotice, id: 'staffnotice-2' });
      await api.patch('/staffnotice/staffnotice-2', {
        body: { notice_title: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { notice_title: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of notice_title',
      });
      await api.get('/staffnotice/staffnotice-2', {
        status: [200],
        answer: { notice_title: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of notice_title',
      });
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
      await api.post('/staffnotice', {
        body: { ...staffNotice, notice_title: 421337 },
        status: [400, 422],
        because: 'notice_title must be a string',
      });
      await api.post('/staffnotice', {
        body: { ...staffNotice, notice_title: { value: 'text' } },
        status: [400, 422],
        because: 'notice_title must be a string',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StaffNotice', staffNotice);
      await api.patch('/staffnotice/staffnotice-1', {
        body: { notice_title: 421337 },
        status: [400, 422],
        because: 'notice_title must be a string',
      });
      await api.patch('/staffnotice/staffnotice-1', {
        body: { notice_title: { value: 'text' } },
        status: [400, 422],
        because: 'notice_title must be a string',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { notice_title: 'turiro' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/staffnotice', {
        body: { ...staffNotice, notice_title: 'bil' },
        status: [200, 201],
        answer: { notice_title: 'bil' },
        because: 'the minimum length of notice_title is 3, inclusive',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { notice_title: 'bil' },
        because: 'the minimum length of notice_title is 3, inclusive',
      });
      await api.create('StaffNotice', { ...staffNotice, id: 'staffnotice-2' });
      await api.patch('/staffnotice/staffnotice-2', {
        body: { notice_title: 'bil' },
        status: [200],
        answer: { notice_title: 'bil' },
        because: 'the minimum length of notice_title is 3, inclusive',
      });
      await api.get('/staffnotice/staffnotice-2', {
        status: [200],
        answer: { notice_title: 'bil' },
        because: 'the minimum length of notice_title is 3, inclusive',
      });
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
      await api.post('/staffnotice', {
        body: { ...staffNotice, notice_title: 'ru' },
        status: [400, 422],
        because: 'notice_title must have at least 3 characters',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StaffNotice', staffNotice);
      await api.patch('/staffnotice/staffnotice-1', {
        body: { notice_title: 'ru' },
        status: [400, 422],
        because: 'notice_title must have at least 3 characters',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { notice_title: 'turiro' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/staffnotice', {
        body: {
          ...staffNotice,
          notice_title:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati ta',
        },
        status: [200, 201],
        answer: {
          notice_title:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati ta',
        },
        because: 'the maximum length of notice_title is 120, inclusive',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: {
          notice_title:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati ta',
        },
        because: 'the maximum length of notice_title is 120, inclusive',
      });
      await api.create('StaffNotice', { ...staffNotice, id: 'staffnotice-2' });
      await api.patch('/staffnotice/staffnotice-2', {
        body: {
          notice_title:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati ta',
        },
        status: [200],
        answer: {
          notice_title:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati ta',
        },
        because: 'the maximum length of notice_title is 120, inclusive',
      });
      await api.get('/staffnotice/staffnotice-2', {
        status: [200],
        answer: {
          notice_title:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati ta',
        },
        because: 'the maximum length of notice_title is 120, inclusive',
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
      await api.post('/staffnotice', {
        body: {
          ...staffNotice,
          notice_title:
            'simiso banado vasu guti tagu solumi nagi tulosu vuluba vumu gagano runulo gunuma gagimu tugasa tigano latu noluno buvigoa',
        },
        status: [400, 422],
        because: 'notice_title must have at most 120 characters',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StaffNotice', staffNotice);
      await api.patch('/staffnotice/staffnotice-1', {
        body: {
          notice_title:
            'simiso banado vasu guti tagu solumi nagi tulosu vuluba vumu gagano runulo gunuma gagimu tugasa tigano latu noluno buvigoa',
        },
        status: [400, 422],
        because: 'notice_title must have at most 120 characters',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { notice_title: 'turiro' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/staffnotice', {
        body: { ...staffNotice, seen_by: 'abc' },
        status: [400, 422],
        because: 'seen_by must be an integer',
      });
      await api.post('/staffnotice', {
        body: { ...staffNotice, seen_by: { value: 'text' } },
        status: [400, 422],
        because: 'seen_by must be an integer',
      });
      await api.post('/staffnotice', {
        body: { ...staffNotice, seen_by: 72.5 },
        status: [400, 422],
        because: 'seen_by must be an integer',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StaffNotice', staffNotice);
      await api.patch('/staffnotice/staffnotice-1', {
        body: { seen_by: 'abc' },
        status: [400, 422],
        because: 'seen_by must be an integer',
      });
      await api.patch('/staffnotice/staffnotice-1', {
        body: { seen_by: { value: 'text' } },
        status: [400, 422],
        because: 'seen_by must be an integer',
      });
      await api.patch('/staffnotice/staffnotice-1', {
        body: { seen_by: 72.5 },
        status: [400, 422],
        because: 'seen_by must be an integer',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { seen_by: 73 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/staffnotice', {
        body: { ...staffNotice, seen_by: 0 },
        status: [200, 201],
        answer: { seen_by: 0 },
        because: 'the minimum of seen_by is 0, inclusive',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { seen_by: 0 },
        because: 'the minimum of seen_by is 0, inclusive',
      });
      await api.create('StaffNotice', { ...staffNotice, id: 'staffnotice-2' });
      await api.patch('/staffnotice/staffnotice-2', {
        body: { seen_by: 0 },
        status: [200],
        answer: { seen_by: 0 },
        because: 'the minimum of seen_by is 0, inclusive',
      });
      await api.get('/staffnotice/staffnotice-2', {
        status: [200],
        answer: { seen_by: 0 },
        because: 'the minimum of seen_by is 0, inclusive',
      });
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
      await api.post('/staffnotice', {
        body: { ...staffNotice, seen_by: -1 },
        status: [400, 422],
        because: 'seen_by must be at least 0',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StaffNotice', staffNotice);
      await api.patch('/staffnotice/staffnotice-1', {
        body: { seen_by: -1 },
        status: [400, 422],
        because: 'seen_by must be at least 0',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { seen_by: 73 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/staffnotice', {
        body: { ...staffNotice, seen_by: 1000000 },
        status: [200, 201],
        answer: { seen_by: 1000000 },
        because: 'seen_by has no maximum',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { seen_by: 1000000 },
        because: 'seen_by has no maximum',
      });
      await api.create('StaffNotice', { ...staffNotice, id: 'staffnotice-2' });
      await api.patch('/staffnotice/staffnotice-2', {
        body: { seen_by: 1000000 },
        status: [200],
        answer: { seen_by: 1000000 },
        because: 'seen_by has no maximum',
      });
      await api.get('/staffnotice/staffnotice-2', {
        status: [200],
        answer: { seen_by: 1000000 },
        because: 'seen_by has no maximum',
      });
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
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/staffnotice', {
        body: { ...staffNotice, notice_state: 'drafted' },
        status: [200, 201],
        answer: { notice_state: 'drafted' },
        because: 'the value is one of AnnouncementNoticeState',
      });
      await api.patch('/staffnotice/staffnotice-1', {
        body: { notice_state: 'posted' },
        status: [200],
        answer: { notice_state: 'posted' },
        because: 'the value is one of AnnouncementNoticeState',
      });
      await api.patch('/staffnotice/staffnotice-1', {
        body: { notice_state: 'taken_down' },
        status: [200],
        answer: { notice_state: 'taken_down' },
        because: 'the value is one of AnnouncementNoticeState',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { notice_state: 'taken_down' },
        because: 'the value is one of AnnouncementNoticeState',
      });
    },
  );

  test(
    'create and update refuse the notice_state unheard_of, which AnnouncementNoticeState does not have',
    about(
      'staffnotice.notice_state.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/staffnotice', {
        body: { ...staffNotice, notice_state: 'unheard_of' },
        status: [400, 422],
        because: 'notice_state must be one of drafted, posted, taken_down',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StaffNotice', staffNotice);
      await api.patch('/staffnotice/staffnotice-1', {
        body: { notice_state: 'unheard_of' },
        status: [400, 422],
        because: 'notice_state must be one of drafted, posted, taken_down',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { notice_state: 'posted' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/staffnotice', {
        body: { ...staffNotice, notice_state: 'DRAFTED' },
        status: [400, 422],
        because: 'notice_state must be one of drafted, posted, taken_down',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StaffNotice', staffNotice);
      await api.patch('/staffnotice/staffnotice-1', {
        body: { notice_state: 'DRAFTED' },
        status: [400, 422],
        because: 'notice_state must be one of drafted, posted, taken_down',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { notice_state: 'posted' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/staffnotice', {
        body: staffNotice,
        status: [200, 201],
        answer: { audiences: [] },
        because: 'audiences was left out',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { audiences: [] },
        because: 'audiences was left out',
      });
    },
  );

  test(
    'audiences lists existing Department objects and is answered as their ids',
    about(
      'staffnotice.audiences.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('Department', { ...department, id: 'department-2' });
      await api.post('/staffnotice', {
        body: { ...staffNotice, audiences: ['department-1', 'department-2'] },
        status: [200, 201],
        answer: { audiences: ['department-1', 'department-2'] },
        because: 'audiences was sent with two ids',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { audiences: ['department-1', 'department-2'] },
        because: 'audiences was sent with two ids',
      });
      await api.get('/staffnotice', {
        status: [200],
        answer: [{ id: 'staffnotice-1', audiences: ['department-1', 'department-2'] }],
        because: 'lists answer references as ids too',
      });
      await api.patch('/staffnotice/staffnotice-1', {
        body: { audiences: ['department-2', 'department-1'] },
        status: [200],
        answer: { audiences: ['department-2', 'department-1'] },
        because: 'any order will do',
      });
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
      await api.patch('/staffnotice/staffnotice-1', {
        body: { audiences: ['department-2'] },
        status: [200],
        answer: { audiences: ['department-2'] },
        because: 'an update replaces the list',
      });
      await api.patch('/staffnotice/staffnotice-1', {
        body: { audiences: [] },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { audiences: [] },
        because: 'the list was emptied',
      });
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
      await api.create('Department', department);
      await api.create('Department', { ...department, id: 'department-2' });
      await api.post('/staffnotice', {
        body: { ...staffNotice, audiences: ['department-unknown'] },
        status: [400, 422],
        because: 'audiences must hold only ids of existing Department objects',
      });
      await api.post('/staffnotice', {
        body: { ...staffNotice, audiences: ['department-1', 'department-unknown'] },
        status: [400, 422],
        because: 'audiences must hold only ids of existing Department objects',
      });
      await api.post('/staffnotice', {
        body: { ...staffNotice, audiences: ['department-unknown', 'department-2'] },
        status: [400, 422],
        because: 'audiences must hold only ids of existing Department objects',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StaffNotice', {
        ...staffNotice,
        audiences: ['department-1', 'department-2'],
      });
      await api.patch('/staffnotice/staffnotice-1', {
        body: { audiences: ['department-unknown'] },
        status: [400, 422],
        because: 'audiences must hold only ids of existing Department objects',
      });
      await api.patch('/staffnotice/staffnotice-1', {
        body: { audiences: ['department-1', 'department-unknown'] },
        status: [400, 422],
        because: 'audiences must hold only ids of existing Department objects',
      });
      await api.patch('/staffnotice/staffnotice-1', {
        body: { audiences: ['department-unknown', 'department-2'] },
        status: [400, 422],
        because: 'audiences must hold only ids of existing Department objects',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { audiences: ['department-1', 'department-2'] },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/staffnotice', {
        body: { ...staffNotice, audiences: null },
        status: [400, 422],
        because: 'audiences must not be null',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StaffNotice', staffNotice);
      await api.patch('/staffnotice/staffnotice-1', {
        body: { audiences: null },
        status: [400, 422],
        because: 'audiences must not be null',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { audiences: [] },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/staffnotice', {
        body: { ...staffNotice, audiences: 'abc' },
        status: [400, 422],
        because: 'audiences must be a list of ids of Department',
      });
      await api.post('/staffnotice', {
        body: { ...staffNotice, audiences: [{ value: 'text' }] },
        status: [400, 422],
        because: 'audiences must be a list of ids of Department',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StaffNotice', staffNotice);
      await api.patch('/staffnotice/staffnotice-1', {
        body: { audiences: 'abc' },
        status: [400, 422],
        because: 'audiences must be a list of ids of Department',
      });
      await api.patch('/staffnotice/staffnotice-1', {
        body: { audiences: [{ value: 'text' }] },
        status: [400, 422],
        because: 'audiences must be a list of ids of Department',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { audiences: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Department takes its id out of every audiences and keeps the others',
    about(
      'staffnotice.audiences.loses-deleted-object',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('Department', { ...department, id: 'department-2' });
      await api.create('StaffNotice', {
        ...staffNotice,
        audiences: ['department-1', 'department-2'],
      });
      await api.create('StaffNotice', {
        ...staffNotice,
        id: 'staffnotice-2',
        audiences: ['department-1'],
      });
      await api.delete('/department/department-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { id: 'staffnotice-1', audiences: ['department-2'] },
        because: 'department-1 was deleted',
      });
      await api.get('/staffnotice/staffnotice-2', {
        status: [200],
        answer: { id: 'staffnotice-2', audiences: [] },
        because: 'department-1 was deleted',
      });
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
      await api.create('StaffNotice', staffNotice);
      await api.post('/staffnotice', {
        body: { ...staffNotice, id: 'staffnotice-2', audiences: ['staffnotice-1'] },
        status: [400, 422],
        because: 'audiences must hold only ids of existing Department objects',
      });
      await api.create('StaffNotice', { ...staffNotice, id: 'staffnotice-2' });
      await api.patch('/staffnotice/staffnotice-2', {
        body: { audiences: ['staffnotice-1'] },
        status: [400, 422],
        because: 'audiences must hold only ids of existing Department objects',
      });
      await api.get('/staffnotice/staffnotice-2', {
        status: [200],
        answer: { audiences: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a StaffNotice with the id of a Department leaves audiences alone',
    about(
      'staffnotice.audiences.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('StaffNotice', { ...staffNotice, audiences: ['department-1'] });
      await api.create('StaffNotice', { ...staffNotice, id: 'department-1' });
      await api.delete('/staffnotice/department-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { audiences: ['department-1'] },
        because: 'no Department was deleted',
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
      await api.patch('/staffnotice/staffnotice-1', {
        body: { notice_body: 'dubo', audiences: ['department-unknown'] },
        status: [400, 422],
        because: 'audiences must hold only ids of existing Department objects',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { ...staffNotice, audiences: [] },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/staffnotice/staffnotice-1/post_notice', {
        status: [200],
        answer: { ...staffNotice, audiences: [], seen_by: 0 },
        because: 'the state is right and every condition holds',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { ...staffNotice, audiences: [], seen_by: 0 },
        because: 'what the action did is stored',
      });
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
      await api.post('/staffnotice/staffnotice-1/post_notice', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { seen_by: 0, id: 'staffnotice-1', notice_body: 'tibona', notice_title: 'turiro' },
        because: 'set this.seen_by to 0',
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
      await api.create('Department', { ...department, planned_headcount: 301 });
      await api.create('Department', { ...department, id: 'department-2', planned_headcount: 301 });
      await api.create('StaffNotice', {
        ...staffNotice,
        notice_state: 'drafted',
        audiences: ['department-1', 'department-2'],
        seen_by: 15001,
      });
      await api.post('/staffnotice/staffnotice-1/post_notice', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: { ...department, hiring_stopped: false, planned_headcount: 301 },
        because: 'for each item in this.audiences: set item.hiring_stopped to false',
      });
      await api.get('/department/department-2', {
        status: [200],
        answer: {
          hiring_stopped: false,
          department_name: 'dura',
          id: 'department-2',
          lifecycle: 'staffed',
          planned_headcount: 301,
        },
        because: 'for each item in this.audiences: set item.hiring_stopped to false',
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
      await api.post('/staffnotice/staffnotice-1/post_notice', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: {
          audiences: [],
          id: 'staffnotice-1',
          notice_body: 'tibona',
          notice_title: 'turiro',
        },
        because: 'set this.audiences to []',
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
      await api.create('Department', { ...department, planned_headcount: 301 });
      await api.create('Department', { ...department, id: 'department-2', planned_headcount: 301 });
      await api.create('StaffNotice', {
        ...staffNotice,
        notice_state: 'drafted',
        audiences: ['department-1', 'department-2'],
        seen_by: 15001,
      });
      await api.post('/staffnotice/staffnotice-1/post_notice', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { notice_state: 'posted', seen_by: 0, audiences: [] },
        because: 'each effect sees what the ones before did',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: { hiring_stopped: false },
        because: 'every effect that concerns it is applied',
      });
      await api.get('/department/department-2', {
        status: [200],
        answer: { hiring_stopped: false },
        because: 'every effect that concerns it is applied',
      });
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
      await api.post('/staffnotice/staffnotice-1/post_notice', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/staffnotice/staffnotice-2', {
        status: [200],
        answer: {
          audiences: ['department-1', 'department-2'],
          id: 'staffnotice-2',
          notice_body: 'tibona',
          notice_state: 'drafted',
          notice_title: 'turiro',
          seen_by: 15001,
        },
        because: 'post_notice was called on staffnotice-1, which does not concern this object',
      });
      await api.get('/department/department-3', {
        status: [200],
        answer: { ...department, id: 'department-3', planned_headcount: 301 },
        because: 'post_notice was called on staffnotice-1, which does not concern this object',
      });
    },
  );

  test(
    'post_notice answers 404 for an id that no StaffNotice has',
    about('staffnotice.post_notice.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('StaffNotice', staffNotice);
      await api.post('/staffnotice/staffnotice-unknown/post_notice', {
        status: [404],
        because: 'no StaffNotice has the id staffnotice-unknown',
      });
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
      await api.post('/staffnotice/staffnotice-1/post_notice', {
        status: [400, 409],
        because: 'post_notice starts from drafted, and notice_state is posted',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: {
          notice_state: 'posted',
          seen_by: 15001,
          audiences: ['department-1', 'department-2'],
        },
        because: 'a refused action changes nothing',
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
      await api.post('/staffnotice/staffnotice-1/post_notice', {
        status: [400, 409],
        because: 'post_notice starts from drafted, and notice_state is taken_down',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: {
          notice_state: 'taken_down',
          seen_by: 15001,
          audiences: ['department-1', 'department-2'],
        },
        because: 'a refused action changes nothing',
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
      await api.post('/staffnotice/staffnotice-1/post_notice', {
        status: [400, 409],
        because: 'the condition this.seen_by * 2 > 30000 is not satisfied',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: {
          notice_state: 'drafted',
          seen_by: 15000,
          audiences: ['department-1', 'department-2'],
        },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/staffnotice/staffnotice-1/post_notice', {
        status: [400, 409],
        because:
          'the condition all item in this.audiences satisfies: item.planned_headcount > 300 is not satisfied',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: {
          notice_state: 'drafted',
          seen_by: 15001,
          audiences: ['department-1', 'department-2'],
        },
        because: 'a refused action changes nothing',
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
      await api.create('Department', { ...department, planned_headcount: 301 });
      await api.create('Department', { ...department, id: 'department-2', planned_headcount: 301 });
      await api.create('StaffNotice', {
        ...staffNotice,
        notice_state: 'drafted',
        audiences: ['department-1', 'department-2'],
        seen_by: 15000,
      });
      await api.post('/staffnotice/staffnotice-1/post_notice', {
        status: [400, 409],
        because: 'the condition this.seen_by * 2 > 30000 is not satisfied',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: { ...department, planned_headcount: 301 },
        because: 'a refused action changes nothing',
      });
      await api.get('/department/department-2', {
        status: [200],
        answer: { ...department, id: 'department-2', planned_headcount: 301 },
        because: 'a refused action changes nothing',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: {
          ...staffNotice,
          audiences: ['department-1', 'department-2'],
          notice_state: 'drafted',
          seen_by: 15000,
        },
        because: 'a refused action changes nothing',
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
      await api.post('/staffnotice/staffnotice-1/post_notice', {
        status: [400, 409],
        because: 'the condition this.seen_by * 2 > 30000 is not satisfied',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: {
          notice_state: 'drafted',
          seen_by: null,
          audiences: ['department-1', 'department-2'],
        },
        because: 'a refused action changes nothing',
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
      await api.post('/staffnotice/staffnotice-1/post_notice', {
        status: [400, 409],
        because:
          'the condition all item in this.audiences satisfies: item.planned_headcount > 300 is not satisfied',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: {
          notice_state: 'drafted',
          seen_by: 15001,
          audiences: ['department-1', 'department-2'],
        },
        because: 'a refused action changes nothing',
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
      await api.post('/staffnotice/staffnotice-1/post_notice', {
        status: [200],
        answer: { notice_state: 'posted', seen_by: 0, audiences: [] },
        because: 'the state is right and every condition holds',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { notice_state: 'posted', seen_by: 0, audiences: [] },
        because: 'audiences is empty, which is allowed',
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
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, planned_headcount: 300 });
      await api.create('Department', { ...department, id: 'department-2', planned_headcount: 301 });
      await api.create('StaffNotice', {
        ...staffNotice,
        notice_state: 'drafted',
        audiences: ['department-2', 'department-1'],
        seen_by: 15001,
      });
      await api.post('/staffnotice/staffnotice-1/post_notice', {
        status: [400, 409],
        because:
          'the condition all item in this.audiences satisfies: item.planned_headcount > 300 is not satisfied',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: {
          notice_state: 'drafted',
          seen_by: 15001,
          audiences: ['department-2', 'department-1'],
        },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/staffnotice/staffnotice-1/post_notice', {
        status: [200],
        answer: { notice_state: 'posted', seen_by: 0, audiences: [] },
        because: 'the state is right and every condition holds',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { notice_state: 'posted', seen_by: 0, audiences: [] },
        because:
          'all item in this.audiences satisfies: item.planned_headcount > 300 would not hold with the objects that are not in audiences, which is allowed',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: { hiring_stopped: false },
        because: 'every effect that concerns it is applied',
      });
      await api.get('/department/department-2', {
        status: [200],
        answer: { hiring_stopped: false },
        because: 'every effect that concerns it is applied',
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
      await api.post('/staffnotice/staffnotice-1/mark_posted', {
        status: [200],
        answer: {
          ...staffNotice,
          audiences: ['department-1', 'department-2', 'department-3'],
          seen_by: 146,
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: {
          ...staffNotice,
          audiences: ['department-1', 'department-2', 'department-3'],
          seen_by: 146,
        },
        because: 'what the action did is stored',
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
      await api.post('/staffnotice/staffnotice-1/mark_posted', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: {
          seen_by: 146,
          audiences: ['department-1', 'department-2', 'department-3'],
          id: 'staffnotice-1',
          notice_body: 'tibona',
          notice_title: 'turiro',
        },
        because: 'set this.seen_by to this.seen_by * 2',
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
      await api.post('/staffnotice/staffnotice-1/mark_posted', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/staffnotice/staffnotice-2', {
        status: [200],
        answer: {
          ...staffNotice,
          audiences: ['department-1', 'department-2', 'department-3'],
          id: 'staffnotice-2',
          notice_state: 'drafted',
        },
        because: 'mark_posted was called on staffnotice-1, which does not concern this object',
      });
    },
  );

  test(
    'mark_posted answers 404 for an id that no StaffNotice has',
    about('staffnotice.mark_posted.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('StaffNotice', staffNotice);
      await api.post('/staffnotice/staffnotice-unknown/mark_posted', {
        status: [404],
        because: 'no StaffNotice has the id staffnotice-unknown',
      });
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
      await api.post('/staffnotice/staffnotice-1/mark_posted', {
        status: [400, 409],
        because: 'mark_posted starts from drafted, and notice_state is posted',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { notice_state: 'posted', seen_by: 73 },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/staffnotice/staffnotice-1/mark_posted', {
        status: [400, 409],
        because: 'mark_posted starts from drafted, and notice_state is taken_down',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { notice_state: 'taken_down', seen_by: 73 },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/staffnotice/staffnotice-1/mark_posted', {
        status: [400, 409],
        because: 'the condition count(this.audiences) <= 3 is not satisfied',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { notice_state: 'drafted', seen_by: 73 },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/staffnotice/staffnotice-1/mark_posted', {
        status: [200],
        answer: { notice_state: 'posted', seen_by: 146 },
        because: 'the state is right and every condition holds',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { notice_state: 'posted', seen_by: 146 },
        because:
          'count(this.audiences) <= 3 would not hold with the objects that are not in audiences, which is allowed',
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
      await api.post('/staffnotice/staffnotice-1/take_down', {
        status: [200],
        answer: { ...staffNotice, audiences: [], notice_state: 'taken_down' },
        because: 'the state is right and every condition holds',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { ...staffNotice, audiences: [], notice_state: 'taken_down' },
        because: 'what the action did is stored',
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
      await api.post('/staffnotice/staffnotice-1/take_down', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: {
          audiences: [],
          id: 'staffnotice-1',
          notice_body: 'tibona',
          notice_title: 'turiro',
          seen_by: 73,
        },
        because: 'set this.audiences to []',
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
      await api.post('/staffnotice/staffnotice-1/take_down', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/staffnotice/staffnotice-2', {
        status: [200],
        answer: {
          ...staffNotice,
          audiences: ['department-1', 'department-2'],
          id: 'staffnotice-2',
        },
        because: 'take_down was called on staffnotice-1, which does not concern this object',
      });
    },
  );

  test(
    'take_down answers 404 for an id that no StaffNotice has',
    about('staffnotice.take_down.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('StaffNotice', staffNotice);
      await api.post('/staffnotice/staffnotice-unknown/take_down', {
        status: [404],
        because: 'no StaffNotice has the id staffnotice-unknown',
      });
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
      await api.post('/staffnotice/staffnotice-1/take_down', {
        status: [400, 409],
        because: 'take_down starts from posted, and notice_state is drafted',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { notice_state: 'drafted', audiences: ['department-1', 'department-2'] },
        because: 'a refused action changes nothing',
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
      await api.post('/staffnotice/staffnotice-1/take_down', {
        status: [400, 409],
        because: 'take_down starts from posted, and notice_state is taken_down',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { notice_state: 'taken_down', audiences: ['department-1', 'department-2'] },
        because: 'a refused action changes nothing',
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
      await api.post('/staffnotice/staffnotice-1/take_down', {
        status: [400, 409],
        because: 'the condition sum(this.audiences.planned_headcount) < 250 is not satisfied',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { notice_state: 'posted', audiences: ['department-1', 'department-2'] },
        because: 'a refused action changes nothing',
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
      await api.post('/staffnotice/staffnotice-1/take_down', {
        status: [200],
        answer: { notice_state: 'taken_down', audiences: [] },
        because: 'the state is right and every condition holds',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { notice_state: 'taken_down', audiences: [] },
        because: 'planned_headcount of an object in audiences is absent, which is allowed',
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
      await api.post('/staffnotice/staffnotice-1/take_down', {
        status: [200],
        answer: { notice_state: 'taken_down', audiences: [] },
        because: 'the state is right and every condition holds',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { notice_state: 'taken_down', audiences: [] },
        because: 'audiences is empty, which is allowed',
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
      await api.post('/staffnotice/staffnotice-1/take_down', {
        status: [200],
        answer: { notice_state: 'taken_down', audiences: [] },
        because: 'the state is right and every condition holds',
      });
      await api.get('/staffnotice/staffnotice-1', {
        status: [200],
        answer: { notice_state: 'taken_down', audiences: [] },
        because:
          'sum(this.audiences.planned_headcount) < 250 would not hold with the objects that are not in audiences, which is allowed',
      });
    },
  );
});
