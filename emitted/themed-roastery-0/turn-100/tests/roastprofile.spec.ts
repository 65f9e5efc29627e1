import { about, test, without } from '../support/api.ts';

// A valid StaffMember, as the tests send it.
const staffMember = {
  contract_status: 'permanent',
  full_name: 'busi',
  id: 'staffmember-1',
  job_title: 'guroli',
  weekly_hours: 32.75,
  work_email: 'dorab',
};

// A valid Department, as the tests send it.
const department = {
  department_name: 'dura',
  hiring_stopped: true,
  id: 'department-1',
  lifecycle: 'staffed',
  planned_headcount: 14,
};

// A valid RoastProfile, as the tests send it.
const roastProfile = {
  drop_temperature_c: 57.25,
  id: 'roastprofile-1',
  profile_name: 'vavavi',
  current_roast_level: 'light',
  current_version_state: 'tested',
  charge_temperature_c: 38.25,
};

test.describe('RoastProfile: create, read, update and delete', () => {
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
    'create answers the new RoastProfile, and read answers it again',
    about(
      'roastprofile.create.answers-the-object',
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
        .post('/roastprofile', roastProfile)
        .created('create answers the object that was sent', { ...roastProfile, author: null });
      await api
        .get('/roastprofile/roastprofile-1')
        .ok('read answers the object that was created', { ...roastProfile, author: null });
      await api
        .post('/roastprofile', { ...roastProfile, id: 'roastprofile-2' })
        .created('objects may be alike in everything but their ids', { id: 'roastprofile-2' });
    },
  );

  test(
    'the id of a RoastProfile may be any text, upper and lower case told apart, but no number',
    about(
      'roastprofile.create.accepts-any-id',
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
        .post('/roastprofile', { ...roastProfile, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('RoastProfile', {
        ...roastProfile,
        id: 'room 2.b at the very end of the long hall',
      });
      await api
        .delete('/roastprofile/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/roastprofile/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, {
          ...roastProfile,
          author: null,
          id: 'Room 2.B at the Very End of the Long Hall',
        });
      await api
        .post('/roastprofile', { ...roastProfile, id: 421337 })
        .invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole RoastProfile',
    about(
      'roastprofile.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('RoastProfile', roastProfile);
      await api
        .patch('/roastprofile/roastprofile-1', {
          drop_temperature_c: 8.25,
          profile_name: 'rama',
          current_roast_level: 'dark',
          current_version_state: 'superseded',
          charge_temperature_c: 74.75,
        })
        .ok('every one of these fields was sent', {
          author: null,
          drop_temperature_c: 8.25,
          id: 'roastprofile-1',
          profile_name: 'rama',
          current_roast_level: 'dark',
          current_version_state: 'superseded',
          charge_temperature_c: 74.75,
        });
      await api.get('/roastprofile/roastprofile-1').ok('the update is stored', {
        drop_temperature_c: 8.25,
        profile_name: 'rama',
        current_roast_level: 'dark',
        current_version_state: 'superseded',
        charge_temperature_c: 74.75,
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('roastprofile.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('RoastProfile', roastProfile);
      await api
        .patch('/roastprofile/roastprofile-1', {
          id: 'roastprofile-1',
          drop_temperature_c: 8.25,
          profile_name: 'rama',
          current_roast_level: 'dark',
          current_version_state: 'superseded',
          charge_temperature_c: 74.75,
        })
        .ok(because, {
          id: 'roastprofile-1',
          drop_temperature_c: 8.25,
          profile_name: 'rama',
          current_roast_level: 'dark',
          current_version_state: 'superseded',
          charge_temperature_c: 74.75,
        });
      await api.get('/roastprofile/roastprofile-1').ok(because, {
        id: 'roastprofile-1',
        drop_temperature_c: 8.25,
        profile_name: 'rama',
        current_roast_level: 'dark',
        current_version_state: 'superseded',
        charge_temperature_c: 74.75,
      });
    },
  );

  test(
    'update that is refused for charge_temperature_c does not change drop_temperature_c either',
    about(
      'roastprofile.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('RoastProfile', roastProfile);
      await api
        .patch('/roastprofile/roastprofile-1', {
          drop_temperature_c: 8.25,
          charge_temperature_c: 'abc',
        })
        .invalid('charge_temperature_c must be a number');
      await api
        .get('/roastprofile/roastprofile-1')
        .ok('a refused update changes nothing', { ...roastProfile, author: null });
    },
  );

  test(
    'delete removes a RoastProfile: no read finds it and no list holds it',
    about(
      'roastprofile.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('RoastProfile', roastProfile);
      await api.delete('/roastprofile/roastprofile-1').removed('the object exists');
      await api.get('/roastprofile/roastprofile-1').notFound(because);
      await api.patch('/roastprofile/roastprofile-1', { id: 'roastprofile-1' }).notFound(because);
      await api.get('/roastprofile').ok('what was deleted is in no list', []);
      await api
        .post('/roastprofile', {
          ...roastProfile,
          drop_temperature_c: 8.25,
          profile_name: 'rama',
          current_roast_level: 'dark',
          current_version_state: 'superseded',
          charge_temperature_c: 74.75,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          author: null,
          drop_temperature_c: 8.25,
          id: 'roastprofile-1',
          profile_name: 'rama',
          current_roast_level: 'dark',
          current_version_state: 'superseded',
          charge_temperature_c: 74.75,
        });
      await api
        .get('/roastprofile/roastprofile-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          author: null,
          drop_temperature_c: 8.25,
          id: 'roastprofile-1',
          profile_name: 'rama',
          current_roast_level: 'dark',
          current_version_state: 'superseded',
          charge_temperature_c: 74.75,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no RoastProfile has',
    about('roastprofile.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no RoastProfile has the id roastprofile-unknown';
      await api.create('RoastProfile', roastProfile);
      await api.get('/roastprofile/roastprofile-unknown').notFound(because);
      await api
        .patch('/roastprofile/roastprofile-unknown', {
          drop_temperature_c: 8.25,
          profile_name: 'rama',
          current_roast_level: 'dark',
          current_version_state: 'superseded',
          charge_temperature_c: 74.75,
        })
        .notFound(because);
      await api.delete('/roastprofile/roastprofile-unknown').notFound(because);
      await api
        .get('/roastprofile')
        .ok('requests for an unknown id change nothing', [{ id: 'roastprofile-1' }]);
    },
  );
});

test.describe('RoastProfile: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every RoastProfile with all of its fields',
    about('roastprofile.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('RoastProfile', roastProfile);
      await api.create('RoastProfile', {
        ...roastProfile,
        id: 'roastprofile-2',
        drop_temperature_c: 8.25,
        profile_name: 'rama',
        current_roast_level: 'dark',
        current_version_state: 'superseded',
        charge_temperature_c: 74.75,
      });
      await api.create('RoastProfile', {
        ...roastProfile,
        id: 'roastprofile-3',
        drop_temperature_c: 66.25,
        profile_name: 'matu',
        current_roast_level: 'medium',
        current_version_state: 'locked_in',
        charge_temperature_c: 74.5,
      });
      await api.get('/roastprofile').ok('three objects were created', [
        { ...roastProfile, author: null },
        {
          author: null,
          drop_temperature_c: 8.25,
          id: 'roastprofile-2',
          profile_name: 'rama',
          current_roast_level: 'dark',
          current_version_state: 'superseded',
          charge_temperature_c: 74.75,
        },
        {
          author: null,
          drop_temperature_c: 66.25,
          id: 'roastprofile-3',
          profile_name: 'matu',
          current_roast_level: 'medium',
          current_version_state: 'locked_in',
          charge_temperature_c: 74.5,
        },
      ]);
      await api.create('RoastProfile', {
        ...roastProfile,
        id: 'roastprofile-4',
        current_version_state: 'draft',
      });
      await api.create('RoastProfile', { ...roastProfile, id: 'roastprofile-5' });
      await api.create('RoastProfile', { ...roastProfile, id: 'roastprofile-6' });
      await api.create('RoastProfile', { ...roastProfile, id: 'roastprofile-7' });
      await api.create('RoastProfile', { ...roastProfile, id: 'roastprofile-8' });
      await api.create('RoastProfile', { ...roastProfile, id: 'roastprofile-9' });
      await api.create('RoastProfile', { ...roastProfile, id: 'roastprofile-10' });
      await api.create('RoastProfile', { ...roastProfile, id: 'roastprofile-11' });
      await api
        .get('/roastprofile')
        .ok('a list holds every object, however many there are', [
          { id: 'roastprofile-1' },
          { id: 'roastprofile-2' },
          { id: 'roastprofile-3' },
          { id: 'roastprofile-4' },
          { id: 'roastprofile-5' },
          { id: 'roastprofile-6' },
          { id: 'roastprofile-7' },
          { id: 'roastprofile-8' },
          { id: 'roastprofile-9' },
          { id: 'roastprofile-10' },
          { id: 'roastprofile-11' },
        ]);
    },
  );

  test(
    'update of one RoastProfile leaves another as it was',
    about('roastprofile.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('RoastProfile', roastProfile);
      await api.create('RoastProfile', {
        ...roastProfile,
        id: 'roastprofile-2',
        drop_temperature_c: 8.25,
        profile_name: 'rama',
        current_roast_level: 'dark',
        current_version_state: 'superseded',
        charge_temperature_c: 74.75,
      });
      await api
        .patch('/roastprofile/roastprofile-2', {
          id: 'roastprofile-2',
          drop_temperature_c: 8.25,
          profile_name: 'rama',
          current_roast_level: 'dark',
          current_version_state: 'superseded',
          charge_temperature_c: 74.75,
        })
        .ok('the change is valid');
      await api
        .get('/roastprofile/roastprofile-1')
        .ok('another object was updated', { ...roastProfile, author: null });
      await api.get('/roastprofile/roastprofile-2').ok('the update is stored', {
        author: null,
        drop_temperature_c: 8.25,
        id: 'roastprofile-2',
        profile_name: 'rama',
        current_roast_level: 'dark',
        current_version_state: 'superseded',
        charge_temperature_c: 74.75,
      });
    },
  );

  test(
    'delete of one RoastProfile leaves another as it was',
    about(
      'roastprofile.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('RoastProfile', roastProfile);
      await api.create('RoastProfile', {
        ...roastProfile,
        id: 'roastprofile-2',
        drop_temperature_c: 8.25,
        profile_name: 'rama',
        current_roast_level: 'dark',
        current_version_state: 'superseded',
        charge_temperature_c: 74.75,
      });
      await api.delete('/roastprofile/roastprofile-1').removed('the object exists');
      await api.get('/roastprofile/roastprofile-2').ok('another object was deleted', {
        author: null,
        drop_temperature_c: 8.25,
        id: 'roastprofile-2',
        profile_name: 'rama',
        current_roast_level: 'dark',
        current_version_state: 'superseded',
        charge_temperature_c: 74.75,
      });
      await api
        .get('/roastprofile')
        .ok('one of two objects was deleted', [{ id: 'roastprofile-2' }]);
    },
  );

  test(
    'reset removes every RoastProfile',
    about('roastprofile.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('RoastProfile', roastProfile);
      await api.create('RoastProfile', {
        ...roastProfile,
        id: 'roastprofile-2',
        drop_temperature_c: 8.25,
        profile_name: 'rama',
        current_roast_level: 'dark',
        current_version_state: 'superseded',
        charge_temperature_c: 74.75,
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/roastprofile').ok('reset removes all objects', []);
      await api.get('/roastprofile/roastprofile-1').notFound('reset removed it');
    },
  );
});

test.describe('RoastProfile: required fields and defaults', () => {
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.default: A field with a default may be left out of a create, required or not: it then
  //   takes the default. The default is for absence only: `null` is stored as `null` where the
  //   field is nullable and refused where it is not.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'drop_temperature_c is 160 when a create leaves it out',
    about('roastprofile.drop_temperature_c.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of drop_temperature_c is 160';
      await api
        .post('/roastprofile', without(roastProfile, 'drop_temperature_c'))
        .created(because, { drop_temperature_c: 160 });
      await api.get('/roastprofile/roastprofile-1').ok(because, { drop_temperature_c: 160 });
    },
  );

  test(
    'create refuses a RoastProfile without an id',
    about(
      'roastprofile.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/roastprofile', without(roastProfile, 'id')).invalid('id must be sent');
      await api.get('/roastprofile').ok('a refused create stores nothing', []);
    },
  );

  test(
    'create refuses a RoastProfile without profile_name, which is required',
    about(
      'roastprofile.profile_name.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/roastprofile', without(roastProfile, 'profile_name'))
        .invalid('profile_name is required and has no default');
      await api.get('/roastprofile/roastprofile-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a RoastProfile without current_roast_level, which is required',
    about(
      'roastprofile.current_roast_level.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/roastprofile', without(roastProfile, 'current_roast_level'))
        .invalid('current_roast_level is required and has no default');
      await api.get('/roastprofile/roastprofile-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'current_version_state is "draft" when a create leaves it out',
    about('roastprofile.current_version_state.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of current_version_state is "draft"';
      await api
        .post('/roastprofile', without(roastProfile, 'current_version_state'))
        .created(because, { current_version_state: 'draft' });
      await api.get('/roastprofile/roastprofile-1').ok(because, { current_version_state: 'draft' });
    },
  );

  test(
    'create refuses a RoastProfile without charge_temperature_c, which is required',
    about(
      'roastprofile.charge_temperature_c.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/roastprofile', without(roastProfile, 'charge_temperature_c'))
        .invalid('charge_temperature_c is required and has no default');
      await api.get('/roastprofile/roastprofile-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of drop_temperature_c or charge_temperature_c alone leaves every other field as it is',
    about('roastprofile.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('StaffMember', staffMember);
      await api.create('RoastProfile', {
        ...roastProfile,
        current_version_state: null,
        author: 'staffmember-1',
      });
      await api.patch('/roastprofile/roastprofile-1', { drop_temperature_c: 8.25 }).ok(because, {
        ...roastProfile,
        author: 'staffmember-1',
        drop_temperature_c: 8.25,
        current_version_state: null,
      });
      await api.patch('/roastprofile/roastprofile-1', { charge_temperature_c: 74.75 }).ok(because, {
        ...roastProfile,
        author: 'staffmember-1',
        drop_temperature_c: 8.25,
        current_version_state: null,
        charge_temperature_c: 74.75,
      });
      await api.get('/roastprofile/roastprofile-1').ok(because, {
        ...roastProfile,
        author: 'staffmember-1',
        drop_temperature_c: 8.25,
        current_version_state: null,
        charge_temperature_c: 74.75,
      });
    },
  );
});

test.describe('RoastProfile: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // values.absent: In an answer, a field without a value may be `null` or left out.

  test(
    'drop_temperature_c may be null, which is not replaced by its default',
    about(
      'roastprofile.drop_temperature_c.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'drop_temperature_c is nullable and its default is for absence only';
      await api
        .post('/roastprofile', { ...roastProfile, drop_temperature_c: null })
        .created(because, { drop_temperature_c: null });
      await api.get('/roastprofile/roastprofile-1').ok(because, { drop_temperature_c: null });
      await api.create('RoastProfile', { ...roastProfile, id: 'roastprofile-2' });
      await api
        .patch('/roastprofile/roastprofile-2', { drop_temperature_c: null })
        .ok(because, { drop_temperature_c: null });
      await api.get('/roastprofile/roastprofile-2').ok(because, { drop_temperature_c: null });
    },
  );

  test(
    'create and update refuse null for profile_name',
    about(
      'roastprofile.profile_name.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'profile_name must not be null';
      await api.post('/roastprofile', { ...roastProfile, profile_name: null }).invalid(because);
      await api.get('/roastprofile/roastprofile-1').notFound('a refused create stores nothing');
      await api.create('RoastProfile', roastProfile);
      await api.patch('/roastprofile/roastprofile-1', { profile_name: null }).invalid(because);
      await api
        .get('/roastprofile/roastprofile-1')
        .ok('a refused update changes nothing', { profile_name: 'vavavi' });
    },
  );

  test(
    'create and update refuse null for current_roast_level',
    about(
      'roastprofile.current_roast_level.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'current_roast_level must not be null';
      await api
        .post('/roastprofile', { ...roastProfile, current_roast_level: null })
        .invalid(because);
      await api.get('/roastprofile/roastprofile-1').notFound('a refused create stores nothing');
      await api.create('RoastProfile', roastProfile);
      await api
        .patch('/roastprofile/roastprofile-1', { current_roast_level: null })
        .invalid(because);
      await api
        .get('/roastprofile/roastprofile-1')
        .ok('a refused update changes nothing', { current_roast_level: 'light' });
    },
  );

  test(
    'current_version_state may be null, which is not replaced by its default',
    about(
      'roastprofile.current_version_state.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'current_version_state is nullable and its default is for absence only';
      await api
        .post('/roastprofile', { ...roastProfile, current_version_state: null })
        .created(because, { current_version_state: null });
      await api.get('/roastprofile/roastprofile-1').ok(because, { current_version_state: null });
      await api.create('RoastProfile', { ...roastProfile, id: 'roastprofile-2' });
      await api
        .patch('/roastprofile/roastprofile-2', { current_version_state: null })
        .ok(because, { current_version_state: null });
      await api.get('/roastprofile/roastprofile-2').ok(because, { current_version_state: null });
    },
  );

  test(
    'charge_temperature_c may be null',
    about(
      'roastprofile.charge_temperature_c.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'charge_temperature_c is nullable';
      await api
        .post('/roastprofile', { ...roastProfile, charge_temperature_c: null })
        .created(because, { charge_temperature_c: null });
      await api.get('/roastprofile/roastprofile-1').ok(because, { charge_temperature_c: null });
      await api.create('RoastProfile', { ...roastProfile, id: 'roastprofile-2' });
      await api
        .patch('/roastprofile/roastprofile-2', { charge_temperature_c: null })
        .ok(because, { charge_temperature_c: null });
      await api.get('/roastprofile/roastprofile-2').ok(because, { charge_temperature_c: null });
    },
  );
});

test.describe('RoastProfile: types and bounds', () => {
  // values.float: A whole number is a valid float.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.string-length: Strings shorter or longer than their field allows are refused with 400
  //   or 422. Lengths are inclusive too, and a length that is not listed is not limited.

  test(
    'drop_temperature_c may be the whole number 0',
    about(
      'roastprofile.drop_temperature_c.accepts-whole-number',
      'values.float',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = '0 is a valid value of drop_temperature_c';
      await api
        .post('/roastprofile', { ...roastProfile, drop_temperature_c: 0 })
        .created(because, { drop_temperature_c: 0 });
      await api.get('/roastprofile/roastprofile-1').ok(because, { drop_temperature_c: 0 });
      await api.create('RoastProfile', { ...roastProfile, id: 'roastprofile-2' });
      await api
        .patch('/roastprofile/roastprofile-2', { drop_temperature_c: 0 })
        .ok(because, { drop_temperature_c: 0 });
      await api.get('/roastprofile/roastprofile-2').ok(because, { drop_temperature_c: 0 });
    },
  );

  test(
    'drop_temperature_c keeps three decimals',
    about('roastprofile.drop_temperature_c.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of drop_temperature_c';
      await api
        .post('/roastprofile', { ...roastProfile, drop_temperature_c: 12.375 })
        .created(because, { drop_temperature_c: 12.375 });
      await api.get('/roastprofile/roastprofile-1').ok(because, { drop_temperature_c: 12.375 });
      await api.create('RoastProfile', { ...roastProfile, id: 'roastprofile-2' });
      await api
        .patch('/roastprofile/roastprofile-2', { drop_temperature_c: 12.375 })
        .ok(because, { drop_temperature_c: 12.375 });
      await api.get('/roastprofile/roastprofile-2').ok(because, { drop_temperature_c: 12.375 });
    },
  );

  test(
    'create and update refuse a drop_temperature_c of a wrong type',
    about(
      'roastprofile.drop_temperature_c.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'drop_temperature_c must be a number';
      await api
        .post('/roastprofile', { ...roastProfile, drop_temperature_c: 'abc' })
        .invalid(because);
      await api
        .post('/roastprofile', { ...roastProfile, drop_temperature_c: { value: 'text' } })
        .invalid(because);
      await api.get('/roastprofile/roastprofile-1').notFound('a refused create stores nothing');
      await api.create('RoastProfile', roastProfile);
      await api
        .patch('/roastprofile/roastprofile-1', { drop_temperature_c: 'abc' })
        .invalid(because);
      await api.patch('/roastprofile/roastprofile-1', { drop_temperature_c: {} }).invalid(because);
      await api
        .get('/roastprofile/roastprofile-1')
        .ok('a refused update changes nothing', { drop_temperature_c: 57.25 });
    },
  );

  test(
    'drop_temperature_c has no minimum',
    about(
      'roastprofile.drop_temperature_c.has-no-minimum',
      'values.number-bounds',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'drop_temperature_c has no minimum';
      await api
        .post('/roastprofile', { ...roastProfile, drop_temperature_c: -999999.75 })
        .created(because, { drop_temperature_c: -999999.75 });
      await api.get('/roastprofile/roastprofile-1').ok(because, { drop_temperature_c: -999999.75 });
      await api.create('RoastProfile', { ...roastProfile, id: 'roastprofile-2' });
      await api
        .patch('/roastprofile/roastprofile-2', { drop_temperature_c: -999999.75 })
        .ok(because, { drop_temperature_c: -999999.75 });
      await api.get('/roastprofile/roastprofile-2').ok(because, { drop_temperature_c: -999999.75 });
    },
  );

  test(
    'drop_temperature_c has no maximum',
    about(
      'roastprofile.drop_temperature_c.has-no-maximum',
      'values.number-bounds',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'drop_temperature_c has no maximum';
      await api
        .post('/roastprofile', { ...roastProfile, drop_temperature_c: 999999.75 })
        .created(because, { drop_temperature_c: 999999.75 });
      await api.get('/roastprofile/roastprofile-1').ok(because, { drop_temperature_c: 999999.75 });
      await api.create('RoastProfile', { ...roastProfile, id: 'roastprofile-2' });
      await api
        .patch('/roastprofile/roastprofile-2', { drop_temperature_c: 999999.75 })
        .ok(because, { drop_temperature_c: 999999.75 });
      await api.get('/roastprofile/roastprofile-2').ok(because, { drop_temperature_c: 999999.75 });
    },
  );

  test(
    'profile_name of digits alone stays a string',
    about(
      'roastprofile.profile_name.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      const because = '"0042" is a valid value of profile_name';
      await api
        .post('/roastprofile', { ...roastProfile, profile_name: '0042' })
        .created(because, { profile_name: '0042' });
      await api.get('/roastprofile/roastprofile-1').ok(because, { profile_name: '0042' });
      await api.create('RoastProfile', { ...roastProfile, id: 'roastprofile-2' });
      await api
        .patch('/roastprofile/roastprofile-2', { profile_name: '0042' })
        .ok(because, { profile_name: '0042' });
      await api.get('/roastprofile/roastprofile-2').ok(because, { profile_name: '0042' });
    },
  );

  test(
    'profile_name keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'roastprofile.profile_name.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of profile_name';
      await api
        .post('/roastprofile', { ...roastProfile, profile_name: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { profile_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/roastprofile/roastprofile-1')
        .ok(because, { profile_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('RoastProfile', { ...roastProfile, id: 'roastprofile-2' });
      await api
        .patch('/roastprofile/roastprofile-2', { profile_name: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { profile_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/roastprofile/roastprofile-2')
        .ok(because, { profile_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse a profile_name of a wrong type',
    about(
      'roastprofile.profile_name.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'profile_name must be a string';
      await api.post('/roastprofile', { ...roastProfile, profile_name: 421337 }).invalid(because);
      await api
        .post('/roastprofile', { ...roastProfile, profile_name: { value: 'text' } })
        .invalid(because);
      await api.get('/roastprofile/roastprofile-1').notFound('a refused create stores nothing');
      await api.create('RoastProfile', roastProfile);
      await api.patch('/roastprofile/roastprofile-1', { profile_name: 0 }).invalid(because);
      await api.patch('/roastprofile/roastprofile-1', { profile_name: {} }).invalid(because);
      await api
        .get('/roastprofile/roastprofile-1')
        .ok('a refused update changes nothing', { profile_name: 'vavavi' });
    },
  );

  test(
    'profile_name may be right at its minimum length of 3',
    about(
      'roastprofile.profile_name.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum length of profile_name is 3, inclusive';
      await api
        .post('/roastprofile', { ...roastProfile, profile_name: 'bi ' })
        .created(because, { profile_name: 'bi ' });
      await api.get('/roastprofile/roastprofile-1').ok(because, { profile_name: 'bi ' });
      await api.create('RoastProfile', { ...roastProfile, id: 'roastprofile-2' });
      await api
        .patch('/roastprofile/roastprofile-2', { profile_name: 'bi ' })
        .ok(because, { profile_name: 'bi ' });
      await api.get('/roastprofile/roastprofile-2').ok(because, { profile_name: 'bi ' });
    },
  );

  test(
    'create and update refuse a profile_name below its minimum length of 3',
    about(
      'roastprofile.profile_name.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'profile_name must have at least 3 characters';
      await api.post('/roastprofile', { ...roastProfile, profile_name: 'r ' }).invalid(because);
      await api.get('/roastprofile/roastprofile-1').notFound('a refused create stores nothing');
      await api.create('RoastProfile', roastProfile);
      await api.patch('/roastprofile/roastprofile-1', { profile_name: 'r ' }).invalid(because);
      await api
        .get('/roastprofile/roastprofile-1')
        .ok('a refused update changes nothing', { profile_name: 'vavavi' });
    },
  );

  test(
    'profile_name has no maximum length',
    about(
      'roastprofile.profile_name.has-no-maximum-length',
      'values.string-length',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'profile_name has no maximum length';
      await api
        .post('/roastprofile', {
          ...roastProfile,
          profile_name:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .created(because, {
          profile_name:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/roastprofile/roastprofile-1').ok(because, {
        profile_name:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
      await api.create('RoastProfile', { ...roastProfile, id: 'roastprofile-2' });
      await api
        .patch('/roastprofile/roastprofile-2', {
          profile_name:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .ok(because, {
          profile_name:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/roastprofile/roastprofile-2').ok(because, {
        profile_name:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
    },
  );

  test(
    'create and update refuse a current_roast_level of a wrong type',
    about(
      'roastprofile.current_roast_level.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'current_roast_level must be one of light, medium, dark';
      await api
        .post('/roastprofile', { ...roastProfile, current_roast_level: 421337 })
        .invalid(because);
      await api
        .post('/roastprofile', { ...roastProfile, current_roast_level: { value: 'text' } })
        .invalid(because);
      await api.get('/roastprofile/roastprofile-1').notFound('a refused create stores nothing');
      await api.create('RoastProfile', roastProfile);
      await api.patch('/roastprofile/roastprofile-1', { current_roast_level: 0 }).invalid(because);
      await api.patch('/roastprofile/roastprofile-1', { current_roast_level: {} }).invalid(because);
      await api
        .get('/roastprofile/roastprofile-1')
        .ok('a refused update changes nothing', { current_roast_level: 'light' });
    },
  );

  test(
    'create and update refuse a current_version_state of a wrong type',
    about(
      'roastprofile.current_version_state.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'current_version_state must be one of draft, tested, locked_in, superseded';
      await api
        .post('/roastprofile', { ...roastProfile, current_version_state: 421337 })
        .invalid(because);
      await api
        .post('/roastprofile', { ...roastProfile, current_version_state: { value: 'text' } })
        .invalid(because);
      await api.get('/roastprofile/roastprofile-1').notFound('a refused create stores nothing');
      await api.create('RoastProfile', roastProfile);
      await api
        .patch('/roastprofile/roastprofile-1', { current_version_state: 0 })
        .invalid(because);
      await api
        .patch('/roastprofile/roastprofile-1', { current_version_state: {} })
        .invalid(because);
      await api
        .get('/roastprofile/roastprofile-1')
        .ok('a refused update changes nothing', { current_version_state: 'tested' });
    },
  );

  test(
    'charge_temperature_c may be the whole number 0',
    about(
      'roastprofile.charge_temperature_c.accepts-whole-number',
      'values.float',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = '0 is a valid value of charge_temperature_c';
      await api
        .post('/roastprofile', { ...roastProfile, charge_temperature_c: 0 })
        .created(because, { charge_temperature_c: 0 });
      await api.get('/roastprofile/roastprofile-1').ok(because, { charge_temperature_c: 0 });
      await api.create('RoastProfile', { ...roastProfile, id: 'roastprofile-2' });
      await api
        .patch('/roastprofile/roastprofile-2', { charge_temperature_c: 0 })
        .ok(because, { charge_temperature_c: 0 });
      await api.get('/roastprofile/roastprofile-2').ok(because, { charge_temperature_c: 0 });
    },
  );

  test(
    'charge_temperature_c keeps three decimals',
    about('roastprofile.charge_temperature_c.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of charge_temperature_c';
      await api
        .post('/roastprofile', { ...roastProfile, charge_temperature_c: 12.375 })
        .created(because, { charge_temperature_c: 12.375 });
      await api.get('/roastprofile/roastprofile-1').ok(because, { charge_temperature_c: 12.375 });
      await api.create('RoastProfile', { ...roastProfile, id: 'roastprofile-2' });
      await api
        .patch('/roastprofile/roastprofile-2', { charge_temperature_c: 12.375 })
        .ok(because, { charge_temperature_c: 12.375 });
      await api.get('/roastprofile/roastprofile-2').ok(because, { charge_temperature_c: 12.375 });
    },
  );

  test(
    'create and update refuse a charge_temperature_c of a wrong type',
    about(
      'roastprofile.charge_temperature_c.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'charge_temperature_c must be a number';
      await api
        .post('/roastprofile', { ...roastProfile, charge_temperature_c: 'abc' })
        .invalid(because);
      await api
        .post('/roastprofile', { ...roastProfile, charge_temperature_c: { value: 'text' } })
        .invalid(because);
      await api.get('/roastprofile/roastprofile-1').notFound('a refused create stores nothing');
      await api.create('RoastProfile', roastProfile);
      await api
        .patch('/roastprofile/roastprofile-1', { charge_temperature_c: 'abc' })
        .invalid(because);
      await api
        .patch('/roastprofile/roastprofile-1', { charge_temperature_c: {} })
        .invalid(because);
      await api
        .get('/roastprofile/roastprofile-1')
        .ok('a refused update changes nothing', { charge_temperature_c: 38.25 });
    },
  );

  test(
    'charge_temperature_c may be right at its maximum of 240',
    about(
      'roastprofile.charge_temperature_c.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum of charge_temperature_c is 240, inclusive';
      await api
        .post('/roastprofile', { ...roastProfile, charge_temperature_c: 240 })
        .created(because, { charge_temperature_c: 240 });
      await api.get('/roastprofile/roastprofile-1').ok(because, { charge_temperature_c: 240 });
      await api.create('RoastProfile', { ...roastProfile, id: 'roastprofile-2' });
      await api
        .patch('/roastprofile/roastprofile-2', { charge_temperature_c: 240 })
        .ok(because, { charge_temperature_c: 240 });
      await api.get('/roastprofile/roastprofile-2').ok(because, { charge_temperature_c: 240 });
    },
  );

  test(
    'create and update refuse a charge_temperature_c above its maximum of 240',
    about(
      'roastprofile.charge_temperature_c.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'charge_temperature_c must be at most 240';
      await api
        .post('/roastprofile', { ...roastProfile, charge_temperature_c: 240.25 })
        .invalid(because);
      await api.get('/roastprofile/roastprofile-1').notFound('a refused create stores nothing');
      await api.create('RoastProfile', roastProfile);
      await api
        .patch('/roastprofile/roastprofile-1', { charge_temperature_c: 240.25 })
        .invalid(because);
      await api
        .get('/roastprofile/roastprofile-1')
        .ok('a refused update changes nothing', { charge_temperature_c: 38.25 });
    },
  );

  test(
    'charge_temperature_c has no minimum',
    about(
      'roastprofile.charge_temperature_c.has-no-minimum',
      'values.number-bounds',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'charge_temperature_c has no minimum';
      await api
        .post('/roastprofile', { ...roastProfile, charge_temperature_c: -999999.75 })
        .created(because, { charge_temperature_c: -999999.75 });
      await api
        .get('/roastprofile/roastprofile-1')
        .ok(because, { charge_temperature_c: -999999.75 });
      await api.create('RoastProfile', { ...roastProfile, id: 'roastprofile-2' });
      await api
        .patch('/roastprofile/roastprofile-2', { charge_temperature_c: -999999.75 })
        .ok(because, { charge_temperature_c: -999999.75 });
      await api
        .get('/roastprofile/roastprofile-2')
        .ok(because, { charge_temperature_c: -999999.75 });
    },
  );
});

test.describe('RoastProfile: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.
  // changes.enum-value: A value added to an enum is accepted wherever that enum is used.

  test(
    'current_roast_level may be light, medium, dark',
    about(
      'roastprofile.current_roast_level.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of RoastLevel';
      await api
        .post('/roastprofile', roastProfile)
        .created(because, { current_roast_level: 'light' });
      await api
        .patch('/roastprofile/roastprofile-1', { current_roast_level: 'medium' })
        .ok(because, { current_roast_level: 'medium' });
      await api
        .patch('/roastprofile/roastprofile-1', { current_roast_level: 'dark' })
        .ok(because, { current_roast_level: 'dark' });
      await api.get('/roastprofile/roastprofile-1').ok(because, { current_roast_level: 'dark' });
      await api
        .patch('/roastprofile/roastprofile-1', { current_roast_level: 'light' })
        .ok(because, { current_roast_level: 'light' });
    },
  );

  test(
    'create and update refuse a current_roast_level that RoastLevel does not list, such as unheard_of',
    about(
      'roastprofile.current_roast_level.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'current_roast_level must be one of light, medium, dark';
      await api
        .post('/roastprofile', { ...roastProfile, current_roast_level: 'unheard_of' })
        .invalid(because);
      await api
        .post('/roastprofile', { ...roastProfile, current_roast_level: 'light ' })
        .invalid(because);
      await api
        .post('/roastprofile', { ...roastProfile, current_roast_level: 'ligh' })
        .invalid(because);
      await api.get('/roastprofile/roastprofile-1').notFound('a refused create stores nothing');
      await api.create('RoastProfile', roastProfile);
      await api
        .patch('/roastprofile/roastprofile-1', { current_roast_level: 'unheard_of' })
        .invalid(because);
      await api
        .get('/roastprofile/roastprofile-1')
        .ok('a refused update changes nothing', { current_roast_level: 'light' });
    },
  );

  test(
    'create and update refuse the current_roast_level LIGHT, as upper and lower case differ',
    about(
      'roastprofile.current_roast_level.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'current_roast_level must be one of light, medium, dark';
      await api
        .post('/roastprofile', { ...roastProfile, current_roast_level: 'LIGHT' })
        .invalid(because);
      await api.get('/roastprofile/roastprofile-1').notFound('a refused create stores nothing');
      await api.create('RoastProfile', roastProfile);
      await api
        .patch('/roastprofile/roastprofile-1', { current_roast_level: 'LIGHT' })
        .invalid(because);
      await api
        .get('/roastprofile/roastprofile-1')
        .ok('a refused update changes nothing', { current_roast_level: 'light' });
    },
  );

  test(
    'current_version_state may be draft, tested, locked_in, superseded',
    about(
      'roastprofile.current_version_state.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of RoastProfileVersionState';
      await api
        .post('/roastprofile', { ...roastProfile, current_version_state: 'draft' })
        .created(because, { current_version_state: 'draft' });
      await api
        .patch('/roastprofile/roastprofile-1', { current_version_state: 'tested' })
        .ok(because, { current_version_state: 'tested' });
      await api
        .patch('/roastprofile/roastprofile-1', { current_version_state: 'locked_in' })
        .ok(because, { current_version_state: 'locked_in' });
      await api
        .patch('/roastprofile/roastprofile-1', { current_version_state: 'superseded' })
        .ok(because, { current_version_state: 'superseded' });
      await api
        .get('/roastprofile/roastprofile-1')
        .ok(because, { current_version_state: 'superseded' });
      await api
        .patch('/roastprofile/roastprofile-1', { current_version_state: 'draft' })
        .ok(because, { current_version_state: 'draft' });
    },
  );

  test(
    'current_version_state may be superseded, which RoastProfileVersionState has gained',
    about(
      'roastprofile.current_version_state.accepts-added-superseded',
      'changes.enum-value',
      'values.enum',
    ),
    async ({ api }) => {
      const because = 'superseded was added to RoastProfileVersionState';
      await api
        .post('/roastprofile', { ...roastProfile, current_version_state: 'superseded' })
        .created(because, { current_version_state: 'superseded' });
      await api
        .get('/roastprofile/roastprofile-1')
        .ok(because, { current_version_state: 'superseded' });
      await api.create('RoastProfile', { ...roastProfile, id: 'roastprofile-2' });
      await api
        .patch('/roastprofile/roastprofile-2', { current_version_state: 'superseded' })
        .ok(because, { current_version_state: 'superseded' });
      await api
        .get('/roastprofile/roastprofile-2')
        .ok(because, { current_version_state: 'superseded' });
    },
  );

  test(
    'create and update refuse a current_version_state that RoastProfileVersionState does not list, such as unheard_of',
    about(
      'roastprofile.current_version_state.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'current_version_state must be one of draft, tested, locked_in, superseded';
      await api
        .post('/roastprofile', { ...roastProfile, current_version_state: 'unheard_of' })
        .invalid(because);
      await api
        .post('/roastprofile', { ...roastProfile, current_version_state: 'draft ' })
        .invalid(because);
      await api
        .post('/roastprofile', { ...roastProfile, current_version_state: 'draf' })
        .invalid(because);
      await api.get('/roastprofile/roastprofile-1').notFound('a refused create stores nothing');
      await api.create('RoastProfile', roastProfile);
      await api
        .patch('/roastprofile/roastprofile-1', { current_version_state: 'unheard_of' })
        .invalid(because);
      await api
        .get('/roastprofile/roastprofile-1')
        .ok('a refused update changes nothing', { current_version_state: 'tested' });
    },
  );

  test(
    'create and update refuse the current_version_state DRAFT, as upper and lower case differ',
    about(
      'roastprofile.current_version_state.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'current_version_state must be one of draft, tested, locked_in, superseded';
      await api
        .post('/roastprofile', { ...roastProfile, current_version_state: 'DRAFT' })
        .invalid(because);
      await api.get('/roastprofile/roastprofile-1').notFound('a refused create stores nothing');
      await api.create('RoastProfile', roastProfile);
      await api
        .patch('/roastprofile/roastprofile-1', { current_version_state: 'DRAFT' })
        .invalid(because);
      await api
        .get('/roastprofile/roastprofile-1')
        .ok('a refused update changes nothing', { current_version_state: 'tested' });
    },
  );
});

test.describe('RoastProfile: references', () => {
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
  // changes.rename-entity: Renaming an entity moves its endpoints, analytics and actions to the
  //   new name. Fields of other entities that refer to it keep their names (`Dog.cats` stays
  //   `cats` when `Cat` becomes `CatSuper`), and its own fields, enums, enum values, bounds and
  //   defaults stay as they are.

  test(
    'author refers to an existing StaffMember and is answered as its id',
    about(
      'roastprofile.author.accepts-existing-object',
      'references.by-id',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'author was sent as staffmember-1';
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api
        .post('/roastprofile', { ...roastProfile, author: 'staffmember-1' })
        .created(because, { author: 'staffmember-1' });
      await api.get('/roastprofile/roastprofile-1').ok(because, { author: 'staffmember-1' });
      await api
        .patch('/roastprofile/roastprofile-1', { author: 'staffmember-2' })
        .ok('author was changed to staffmember-2', { author: 'staffmember-2' });
      await api
        .get('/roastprofile/roastprofile-1')
        .ok('author was changed to staffmember-2', { author: 'staffmember-2' });
      await api
        .get('/roastprofile')
        .ok('lists answer references as ids too', [
          { id: 'roastprofile-1', author: 'staffmember-2' },
        ]);
    },
  );

  test(
    'create and update refuse an author that no StaffMember has as its id',
    about(
      'roastprofile.author.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'author must be the id of an existing StaffMember';
      await api
        .post('/roastprofile', { ...roastProfile, author: 'staffmember-unknown' })
        .invalid(because);
      await api.get('/roastprofile/roastprofile-1').notFound('a refused create stores nothing');
      await api.create('StaffMember', staffMember);
      await api.create('RoastProfile', { ...roastProfile, author: 'staffmember-1' });
      await api
        .patch('/roastprofile/roastprofile-1', { author: 'staffmember-unknown' })
        .invalid(because);
      await api
        .get('/roastprofile/roastprofile-1')
        .ok('a refused update changes nothing', { author: 'staffmember-1' });
    },
  );

  test(
    'create and update refuse what is no id for author',
    about(
      'roastprofile.author.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'author must be the id of a StaffMember';
      await api.post('/roastprofile', { ...roastProfile, author: 421337 }).invalid(because);
      await api
        .post('/roastprofile', { ...roastProfile, author: { value: 'text' } })
        .invalid(because);
      await api.get('/roastprofile/roastprofile-1').notFound('a refused create stores nothing');
      await api.create('RoastProfile', roastProfile);
      await api.patch('/roastprofile/roastprofile-1', { author: 0 }).invalid(because);
      await api.patch('/roastprofile/roastprofile-1', { author: {} }).invalid(because);
      await api
        .get('/roastprofile/roastprofile-1')
        .ok('a refused update changes nothing', { author: null });
    },
  );

  test(
    'author may be null or left out',
    about(
      'roastprofile.author.accepts-null',
      'references.null',
      'create.optional',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'a reference may be null';
      await api.create('StaffMember', staffMember);
      await api
        .post('/roastprofile', { ...roastProfile, author: null })
        .created(because, { author: null });
      await api
        .patch('/roastprofile/roastprofile-1', { author: 'staffmember-1' })
        .ok('the change is valid');
      await api
        .patch('/roastprofile/roastprofile-1', { author: null })
        .ok(because, { author: null });
      await api.get('/roastprofile/roastprofile-1').ok(because, { author: null });
      await api
        .post('/roastprofile', { ...roastProfile, id: 'roastprofile-2' })
        .created('author is optional', { author: null });
    },
  );

  test(
    'deleting a StaffMember clears every author that refers to it',
    about(
      'roastprofile.author.is-cleared-by-delete',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'staffmember-1 was deleted';
      await api.create('StaffMember', staffMember);
      await api.create('RoastProfile', { ...roastProfile, author: 'staffmember-1' });
      await api.create('RoastProfile', {
        ...roastProfile,
        id: 'roastprofile-2',
        author: 'staffmember-1',
      });
      await api.delete('/staffmember/staffmember-1').removed('the object exists');
      await api
        .get('/roastprofile/roastprofile-1')
        .ok(because, { id: 'roastprofile-1', author: null });
      await api
        .get('/roastprofile/roastprofile-2')
        .ok(because, { id: 'roastprofile-2', author: null });
      await api.get('/roastprofile').ok(because, [
        { id: 'roastprofile-1', author: null },
        { id: 'roastprofile-2', author: null },
      ]);
      await api
        .patch('/roastprofile/roastprofile-1', { drop_temperature_c: 8.25 })
        .ok('an update of something else brings no reference back', { author: null });
      await api
        .patch('/roastprofile/roastprofile-1', { author: 'staffmember-1' })
        .invalid('author must be the id of an existing StaffMember');
      await api.create('StaffMember', staffMember);
      await api
        .get('/roastprofile/roastprofile-2')
        .ok('the StaffMember that has the id staffmember-1 now is another', { author: null });
    },
  );

  test(
    'deleting a StaffMember keeps an author that refers to another',
    about(
      'roastprofile.author.survives-delete-of-another',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.create('RoastProfile', { ...roastProfile, author: 'staffmember-2' });
      await api.delete('/staffmember/staffmember-1').removed(because);
      await api
        .get('/roastprofile/roastprofile-1')
        .ok('another StaffMember was deleted', { author: 'staffmember-2' });
      await api.delete('/roastprofile/roastprofile-1').removed(because);
      await api
        .get('/staffmember/staffmember-2')
        .ok('only what refers to it was deleted', { id: 'staffmember-2' });
    },
  );

  test(
    'create and update refuse the id of a RoastProfile in author, which refers to StaffMember',
    about(
      'roastprofile.author.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'author must be the id of an existing StaffMember';
      await api.create('RoastProfile', roastProfile);
      await api
        .post('/roastprofile', { ...roastProfile, id: 'roastprofile-2', author: 'roastprofile-1' })
        .invalid(because);
      await api.create('RoastProfile', { ...roastProfile, id: 'roastprofile-2' });
      await api
        .patch('/roastprofile/roastprofile-2', { author: 'roastprofile-1' })
        .invalid(because);
      await api
        .get('/roastprofile/roastprofile-2')
        .ok('a refused update changes nothing', { author: null });
    },
  );

  test(
    'deleting a RoastProfile, or the StaffMember of the same id, leaves the other one and author as they are',
    about(
      'roastprofile.author.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('StaffMember', { ...staffMember, id: 'roastprofile-1' });
      await api.create('StaffMember', { ...staffMember, id: 'roastprofile-2' });
      await api.create('RoastProfile', { ...roastProfile, author: 'roastprofile-2' });
      await api.create('RoastProfile', { ...roastProfile, id: 'roastprofile-2' });
      await api.delete('/roastprofile/roastprofile-2').removed(because);
      await api.get('/staffmember/roastprofile-2').ok('no StaffMember was deleted', {
        ...staffMember,
        id: 'roastprofile-2',
        department: null,
      });
      await api.delete('/staffmember/roastprofile-1').removed(because);
      await api
        .get('/roastprofile/roastprofile-1')
        .ok('only the StaffMember roastprofile-1 was deleted', {
          ...roastProfile,
          author: 'roastprofile-2',
        });
    },
  );

  test(
    'update that is refused for author does not change drop_temperature_c either',
    about(
      'roastprofile.author.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('RoastProfile', roastProfile);
      await api
        .patch('/roastprofile/roastprofile-1', {
          drop_temperature_c: 8.25,
          author: 'staffmember-unknown',
        })
        .invalid('author must be the id of an existing StaffMember');
      await api
        .get('/roastprofile/roastprofile-1')
        .ok('a refused update changes nothing', { ...roastProfile, author: null });
    },
  );
});

test.describe('RoastProfile: actions', () => {
  // analytics.shape: An analytics endpoint answers 200 and an object `{"result": …}`, computed
  //   from the objects that exist at that moment.
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
  // guards.is-null: `this.owner is null` and `this.owner is not null` ask whether the field has a
  //   value: one that was left out and has none is `null` too.
  // effects.order: Effects are applied in the order listed, each seeing what the ones before did,
  //   and before the state field changes.
  // effects.own: `set this.x to …` and `increase this.x by …` (or decrease) change a field of the
  //   acting object.
  // effects.on-reference: `on item in this.owner: …` changes the object that the reference field
  //   names; where the reference is `null`, this effect is skipped and the others are applied.

  test(
    'lock_in moves current_version_state from tested to locked_in',
    about(
      'roastprofile.lock_in.moves-from-tested',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'guards.is-null',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('RoastProfile', {
        ...roastProfile,
        author: 'staffmember-1',
        drop_temperature_c: 220,
      });
      await api
        .post('/roastprofile/roastprofile-1/lock_in')
        .ok('the state is right and every condition holds', {
          ...roastProfile,
          author: 'staffmember-1',
          drop_temperature_c: 38.25,
          current_version_state: 'locked_in',
        });
      await api.get('/roastprofile/roastprofile-1').ok('what the action did is stored', {
        ...roastProfile,
        author: 'staffmember-1',
        drop_temperature_c: 38.25,
        current_version_state: 'locked_in',
      });
    },
  );

  test(
    'lock_in applies the effect: set this.drop_temperature_c to this.charge_temperature_c',
    about(
      'roastprofile.lock_in.effect-set-drop_temperature_c-to-charge_temperature_c',
      'effects.own',
      'actions.success',
      'actions.stored',
      'analytics.shape',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('RoastProfile', {
        ...roastProfile,
        author: 'staffmember-1',
        drop_temperature_c: 220,
      });
      await api
        .get('/analytics/roastprofile/drop_temperature_c/min')
        .ok('lock_in was not called yet', { result: 220 });
      await api
        .post('/roastprofile/roastprofile-1/lock_in')
        .ok('the state is right and every condition holds');
      await api
        .get('/roastprofile/roastprofile-1')
        .ok('set this.drop_temperature_c to this.charge_temperature_c', {
          drop_temperature_c: 38.25,
          author: 'staffmember-1',
          id: 'roastprofile-1',
          profile_name: 'vavavi',
          current_roast_level: 'light',
          charge_temperature_c: 38.25,
        });
      await api
        .get('/analytics/roastprofile/drop_temperature_c/min')
        .ok('lock_in changed drop_temperature_c', { result: 38.25 });
    },
  );

  test(
    'lock_in leaves objects alone that it does not concern',
    about('roastprofile.lock_in.leaves-bystanders', 'actions.success', 'effects.own'),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('RoastProfile', {
        ...roastProfile,
        author: 'staffmember-1',
        drop_temperature_c: 220,
      });
      await api.create('RoastProfile', {
        ...roastProfile,
        id: 'roastprofile-2',
        author: 'staffmember-1',
        drop_temperature_c: 220,
      });
      await api
        .post('/roastprofile/roastprofile-1/lock_in')
        .ok('the state is right and every condition holds');
      await api
        .get('/roastprofile/roastprofile-2')
        .ok('lock_in was called on roastprofile-1, which does not concern this object', {
          ...roastProfile,
          author: 'staffmember-1',
          drop_temperature_c: 220,
          id: 'roastprofile-2',
        });
    },
  );

  test(
    'lock_in acts on what updates left, and later updates leave what it did',
    about(
      'roastprofile.lock_in.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('StaffMember', staffMember);
      await api.create('RoastProfile', {
        ...roastProfile,
        current_version_state: 'locked_in',
        author: null,
        drop_temperature_c: 220.25,
        charge_temperature_c: 74.75,
      });
      await api
        .patch('/roastprofile/roastprofile-1', {
          current_version_state: 'tested',
          author: 'staffmember-1',
          drop_temperature_c: 220,
          charge_temperature_c: 38.25,
        })
        .ok(because);
      await api
        .post('/roastprofile/roastprofile-1/lock_in')
        .ok('the state is right and every condition holds');
      await api
        .get('/roastprofile')
        .ok('a list shows what lock_in did', [
          { id: 'roastprofile-1', current_version_state: 'locked_in', drop_temperature_c: 38.25 },
        ]);
      await api.patch('/roastprofile/roastprofile-1', { profile_name: 'rama' }).ok(because);
      await api
        .get('/roastprofile/roastprofile-1')
        .ok('what lock_in did stays when something else is updated', {
          profile_name: 'rama',
          current_version_state: 'locked_in',
          drop_temperature_c: 38.25,
        });
      await api
        .patch('/roastprofile/roastprofile-1', { current_version_state: 'tested' })
        .ok('an update may lead back to any current_version_state');
      await api
        .post('/roastprofile/roastprofile-1/lock_in')
        .ok('the state is right and every condition holds', {
          current_version_state: 'locked_in',
          drop_temperature_c: 38.25,
        });
    },
  );

  test(
    'lock_in answers 404 for an id that no RoastProfile has',
    about('roastprofile.lock_in.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('RoastProfile', roastProfile);
      await api
        .post('/roastprofile/roastprofile-unknown/lock_in')
        .notFound('no RoastProfile has the id roastprofile-unknown');
      await api.delete('/roastprofile/roastprofile-1').removed('the object exists');
      await api.post('/roastprofile/roastprofile-1/lock_in').notFound('it was deleted');
      await api.create('StaffMember', staffMember);
      await api
        .post('/roastprofile/staffmember-1/lock_in')
        .notFound('the id is that of a StaffMember, and no RoastProfile has it');
    },
  );

  test(
    'lock_in is refused while current_version_state is draft',
    about(
      'roastprofile.lock_in.refuses-from-draft',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('RoastProfile', {
        ...roastProfile,
        current_version_state: 'draft',
        author: 'staffmember-1',
        drop_temperature_c: 220,
      });
      await api
        .post('/roastprofile/roastprofile-1/lock_in')
        .refused('lock_in starts from tested, and current_version_state is draft');
      await api.get('/roastprofile/roastprofile-1').ok('a refused action changes nothing', {
        current_version_state: 'draft',
        drop_temperature_c: 220,
      });
    },
  );

  test(
    'lock_in is refused while current_version_state is locked_in',
    about(
      'roastprofile.lock_in.refuses-from-locked_in',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('RoastProfile', {
        ...roastProfile,
        current_version_state: 'locked_in',
        author: 'staffmember-1',
        drop_temperature_c: 220,
      });
      await api
        .post('/roastprofile/roastprofile-1/lock_in')
        .refused('lock_in starts from tested, and current_version_state is locked_in');
      await api.get('/roastprofile/roastprofile-1').ok('a refused action changes nothing', {
        current_version_state: 'locked_in',
        drop_temperature_c: 220,
      });
    },
  );

  test(
    'lock_in is refused while current_version_state is superseded',
    about(
      'roastprofile.lock_in.refuses-from-superseded',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('RoastProfile', {
        ...roastProfile,
        current_version_state: 'superseded',
        author: 'staffmember-1',
        drop_temperature_c: 220,
      });
      await api
        .post('/roastprofile/roastprofile-1/lock_in')
        .refused('lock_in starts from tested, and current_version_state is superseded');
      await api.get('/roastprofile/roastprofile-1').ok('a refused action changes nothing', {
        current_version_state: 'superseded',
        drop_temperature_c: 220,
      });
    },
  );

  test(
    'lock_in is refused while current_version_state is null',
    about(
      'roastprofile.lock_in.refuses-without-state',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('RoastProfile', {
        ...roastProfile,
        current_version_state: null,
        author: 'staffmember-1',
        drop_temperature_c: 220,
      });
      await api
        .post('/roastprofile/roastprofile-1/lock_in')
        .refused('lock_in starts from tested, and current_version_state is null');
      await api.get('/roastprofile/roastprofile-1').ok('a refused action changes nothing', {
        current_version_state: null,
        drop_temperature_c: 220,
      });
    },
  );

  test(
    'lock_in is refused unless this.drop_temperature_c * 2 <= 440',
    about(
      'roastprofile.lock_in.refuses-unless-drop_temperature_c-times-2-lte-440',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'endpoints.update',
    ),
    async ({ api }) => {
      const because = 'the condition this.drop_temperature_c * 2 <= 440 is not satisfied';
      await api.create('StaffMember', staffMember);
      await api.create('RoastProfile', {
        ...roastProfile,
        author: 'staffmember-1',
        drop_temperature_c: 220.25,
      });
      await api.post('/roastprofile/roastprofile-1/lock_in').refused(because);
      await api.get('/roastprofile/roastprofile-1').ok('a refused action changes nothing', {
        current_version_state: 'tested',
        drop_temperature_c: 220.25,
      });
      await api
        .patch('/roastprofile/roastprofile-1', { drop_temperature_c: 900 })
        .ok('the change is valid');
      await api.post('/roastprofile/roastprofile-1/lock_in').refused(because);
    },
  );

  test(
    'lock_in is refused unless this.author is not null',
    about(
      'roastprofile.lock_in.refuses-unless-author-is-not-null',
      'actions.guard',
      'guards.is-null',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('RoastProfile', { ...roastProfile, author: null, drop_temperature_c: 220 });
      await api
        .post('/roastprofile/roastprofile-1/lock_in')
        .refused('the condition this.author is not null is not satisfied');
      await api.get('/roastprofile/roastprofile-1').ok('a refused action changes nothing', {
        current_version_state: 'tested',
        drop_temperature_c: 220,
      });
    },
  );

  test(
    'lock_in is refused when drop_temperature_c is null',
    about(
      'roastprofile.lock_in.refuses-when-drop_temperature_c-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('RoastProfile', {
        ...roastProfile,
        author: 'staffmember-1',
        drop_temperature_c: null,
      });
      await api
        .post('/roastprofile/roastprofile-1/lock_in')
        .refused('the condition this.drop_temperature_c * 2 <= 440 is not satisfied');
      await api.get('/roastprofile/roastprofile-1').ok('a refused action changes nothing', {
        current_version_state: 'tested',
        drop_temperature_c: null,
      });
    },
  );

  test(
    'lock_in succeeds when drop_temperature_c is 0',
    about(
      'roastprofile.lock_in.succeeds-when-drop_temperature_c-is-0',
      'guards.compare',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('RoastProfile', {
        ...roastProfile,
        author: 'staffmember-1',
        drop_temperature_c: 0,
      });
      await api
        .post('/roastprofile/roastprofile-1/lock_in')
        .ok('the state is right and every condition holds', {
          current_version_state: 'locked_in',
          drop_temperature_c: 38.25,
        });
      await api
        .get('/roastprofile/roastprofile-1')
        .ok('drop_temperature_c is 0, which is allowed', {
          current_version_state: 'locked_in',
          drop_temperature_c: 38.25,
        });
    },
  );

  test(
    'lock_in is refused after the deletion of what author named',
    about(
      'roastprofile.lock_in.refuses-after-delete-in-author',
      'guards.is-null',
      'references.deleted',
      'actions.guard',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('RoastProfile', {
        ...roastProfile,
        author: 'staffmember-1',
        drop_temperature_c: 220,
      });
      await api.delete('/staffmember/staffmember-1').removed('the object exists');
      await api
        .post('/roastprofile/roastprofile-1/lock_in')
        .refused('the condition this.author is not null is not satisfied');
      await api.get('/roastprofile/roastprofile-1').ok('a refused action changes nothing', {
        current_version_state: 'tested',
        drop_temperature_c: 220,
      });
    },
  );

  test(
    'send_back moves current_version_state from tested to draft',
    about(
      'roastprofile.send_back.moves-from-tested',
      'actions.success',
      'actions.stored',
      'guards.compare',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('StaffMember', { ...staffMember, department: 'department-1' });
      await api.create('RoastProfile', {
        ...roastProfile,
        author: 'staffmember-1',
        drop_temperature_c: 43.25,
        charge_temperature_c: 38,
      });
      await api
        .post('/roastprofile/roastprofile-1/send_back')
        .ok('the state is right and every condition holds', {
          ...roastProfile,
          author: 'staffmember-1',
          drop_temperature_c: 49.25,
          current_version_state: 'draft',
          charge_temperature_c: 43.25,
        });
      await api.get('/roastprofile/roastprofile-1').ok('what the action did is stored', {
        ...roastProfile,
        author: 'staffmember-1',
        drop_temperature_c: 49.25,
        current_version_state: 'draft',
        charge_temperature_c: 43.25,
      });
    },
  );

  test(
    'send_back moves current_version_state from locked_in to draft',
    about(
      'roastprofile.send_back.moves-from-locked_in',
      'actions.success',
      'actions.stored',
      'guards.compare',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('StaffMember', { ...staffMember, department: 'department-1' });
      await api.create('RoastProfile', {
        ...roastProfile,
        current_version_state: 'locked_in',
        author: 'staffmember-1',
        drop_temperature_c: 43.25,
        charge_temperature_c: 38,
      });
      await api
        .post('/roastprofile/roastprofile-1/send_back')
        .ok('the state is right and every condition holds', {
          ...roastProfile,
          author: 'staffmember-1',
          drop_temperature_c: 49.25,
          current_version_state: 'draft',
          charge_temperature_c: 43.25,
        });
      await api.get('/roastprofile/roastprofile-1').ok('what the action did is stored', {
        ...roastProfile,
        author: 'staffmember-1',
        drop_temperature_c: 49.25,
        current_version_state: 'draft',
        charge_temperature_c: 43.25,
      });
    },
  );

  test(
    'send_back applies the effect: set this.charge_temperature_c to this.drop_temperature_c',
    about(
      'roastprofile.send_back.effect-set-charge_temperature_c-to-drop_temperature_c',
      'effects.own',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('StaffMember', { ...staffMember, department: 'department-1' });
      await api.create('RoastProfile', {
        ...roastProfile,
        author: 'staffmember-1',
        drop_temperature_c: 43.25,
        charge_temperature_c: 38,
      });
      await api
        .post('/roastprofile/roastprofile-1/send_back')
        .ok('the state is right and every condition holds');
      await api
        .get('/roastprofile/roastprofile-1')
        .ok('set this.charge_temperature_c to this.drop_temperature_c', {
          charge_temperature_c: 43.25,
          author: 'staffmember-1',
          id: 'roastprofile-1',
          profile_name: 'vavavi',
          current_roast_level: 'light',
        });
    },
  );

  test(
    'send_back applies the effect: on item in this.author: set item.contract_status to "suspended"',
    about(
      "roastprofile.send_back.effect-on-author-set-contract_status-to-'suspended'",
      'effects.on-reference',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('StaffMember', { ...staffMember, department: 'department-1' });
      await api.create('RoastProfile', {
        ...roastProfile,
        author: 'staffmember-1',
        drop_temperature_c: 43.25,
        charge_temperature_c: 38,
      });
      await api
        .post('/roastprofile/roastprofile-1/send_back')
        .ok('the state is right and every condition holds');
      await api
        .get('/staffmember/staffmember-1')
        .ok('on item in this.author: set item.contract_status to "suspended"', {
          ...staffMember,
          contract_status: 'suspended',
        });
    },
  );

  test(
    'send_back applies the effect: set this.drop_temperature_c to this.charge_temperature_c + 6',
    about(
      'roastprofile.send_back.effect-set-drop_temperature_c-to-charge_temperature_c-plus-6',
      'effects.own',
      'actions.success',
      'actions.stored',
      'analytics.shape',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('StaffMember', { ...staffMember, department: 'department-1' });
      await api.create('RoastProfile', {
        ...roastProfile,
        author: 'staffmember-1',
        drop_temperature_c: 43.25,
        charge_temperature_c: 38,
      });
      await api
        .get('/analytics/roastprofile/drop_temperature_c/min')
        .ok('send_back was not called yet', { result: 43.25 });
      await api
        .post('/roastprofile/roastprofile-1/send_back')
        .ok('the state is right and every condition holds');
      await api
        .get('/roastprofile/roastprofile-1')
        .ok('set this.drop_temperature_c to this.charge_temperature_c + 6', {
          drop_temperature_c: 49.25,
          author: 'staffmember-1',
          id: 'roastprofile-1',
          profile_name: 'vavavi',
          current_roast_level: 'light',
        });
      await api
        .get('/analytics/roastprofile/drop_temperature_c/min')
        .ok('send_back changed drop_temperature_c', { result: 49.25 });
    },
  );

  test(
    'send_back applies the effect: on item in this.author: set item.department to null',
    about(
      'roastprofile.send_back.effect-on-author-set-department-to-null',
      'effects.on-reference',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('StaffMember', { ...staffMember, department: 'department-1' });
      await api.create('RoastProfile', {
        ...roastProfile,
        author: 'staffmember-1',
        drop_temperature_c: 43.25,
        charge_temperature_c: 38,
      });
      await api
        .post('/roastprofile/roastprofile-1/send_back')
        .ok('the state is right and every condition holds');
      await api
        .get('/staffmember/staffmember-1')
        .ok('on item in this.author: set item.department to null', {
          department: null,
          full_name: 'busi',
          id: 'staffmember-1',
          job_title: 'guroli',
          weekly_hours: 32.75,
          work_email: 'dorab',
        });
    },
  );

  test(
    'send_back applies its effects in the order in which they are listed',
    about('roastprofile.send_back.applies-effects-in-order', 'effects.order', 'actions.success'),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('StaffMember', { ...staffMember, department: 'department-1' });
      await api.create('RoastProfile', {
        ...roastProfile,
        author: 'staffmember-1',
        drop_temperature_c: 43.25,
        charge_temperature_c: 38,
      });
      await api
        .post('/roastprofile/roastprofile-1/send_back')
        .ok('the state is right and every condition holds');
      await api
        .get('/roastprofile/roastprofile-1')
        .ok('each effect sees what the ones before did', {
          current_version_state: 'draft',
          charge_temperature_c: 43.25,
          drop_temperature_c: 49.25,
        });
      await api.get('/staffmember/staffmember-1').ok('every effect that concerns it is applied', {
        contract_status: 'suspended',
        department: null,
      });
    },
  );

  test(
    'send_back leaves objects alone that it does not concern',
    about(
      'roastprofile.send_back.leaves-bystanders',
      'actions.success',
      'effects.own',
      'effects.on-reference',
    ),
    async ({ api }) => {
      const because = 'send_back was called on roastprofile-1, which does not concern this object';
      await api.create('Department', department);
      await api.create('StaffMember', { ...staffMember, department: 'department-1' });
      await api.create('RoastProfile', {
        ...roastProfile,
        author: 'staffmember-1',
        drop_temperature_c: 43.25,
        charge_temperature_c: 38,
      });
      await api.create('RoastProfile', {
        ...roastProfile,
        id: 'roastprofile-2',
        author: 'staffmember-1',
        drop_temperature_c: 43.25,
        charge_temperature_c: 38,
      });
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-2',
        department: 'department-1',
      });
      await api
        .post('/roastprofile/roastprofile-1/send_back')
        .ok('the state is right and every condition holds');
      await api.get('/roastprofile/roastprofile-2').ok(because, {
        ...roastProfile,
        author: 'staffmember-1',
        drop_temperature_c: 43.25,
        id: 'roastprofile-2',
        charge_temperature_c: 38,
      });
      await api
        .get('/staffmember/staffmember-2')
        .ok(because, { ...staffMember, id: 'staffmember-2', department: 'department-1' });
    },
  );

  test(
    'send_back acts on what updates left, and later updates leave what it did',
    about(
      'roastprofile.send_back.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Department', department);
      await api.create('StaffMember', {
        ...staffMember,
        contract_status: 'under_review',
        department: 'department-1',
      });
      await api.create('RoastProfile', {
        ...roastProfile,
        current_version_state: 'draft',
        author: null,
        drop_temperature_c: 43,
        charge_temperature_c: 38,
      });
      await api
        .patch('/roastprofile/roastprofile-1', {
          current_version_state: 'tested',
          author: 'staffmember-1',
          drop_temperature_c: 43.25,
        })
        .ok(because);
      await api.patch('/staffmember/staffmember-1', { contract_status: 'permanent' }).ok(because);
      await api
        .post('/roastprofile/roastprofile-1/send_back')
        .ok('the state is right and every condition holds');
      await api.get('/roastprofile').ok('a list shows what send_back did', [
        {
          id: 'roastprofile-1',
          current_version_state: 'draft',
          charge_temperature_c: 43.25,
          drop_temperature_c: 49.25,
        },
      ]);
      await api
        .get('/staffmember')
        .ok('a list shows what send_back did', [
          { id: 'staffmember-1', contract_status: 'suspended', department: null },
        ]);
      await api.patch('/roastprofile/roastprofile-1', { profile_name: 'rama' }).ok(because);
      await api
        .get('/roastprofile/roastprofile-1')
        .ok('what send_back did stays when something else is updated', {
          profile_name: 'rama',
          current_version_state: 'draft',
          charge_temperature_c: 43.25,
          drop_temperature_c: 49.25,
        });
      await api.patch('/staffmember/staffmember-1', { full_name: 'ditogi' }).ok(because);
      await api
        .get('/staffmember/staffmember-1')
        .ok('what send_back did stays when something else is updated', {
          full_name: 'ditogi',
          contract_status: 'suspended',
          department: null,
        });
      await api
        .patch('/roastprofile/roastprofile-1', { current_version_state: 'tested' })
        .ok('an update may lead back to any current_version_state');
      await api
        .post('/roastprofile/roastprofile-1/send_back')
        .ok('the state is right and every condition holds', {
          current_version_state: 'draft',
          charge_temperature_c: 49.25,
          drop_temperature_c: 55.25,
        });
    },
  );

  test(
    'send_back answers 404 for an id that no RoastProfile has',
    about('roastprofile.send_back.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('RoastProfile', roastProfile);
      await api
        .post('/roastprofile/roastprofile-unknown/send_back')
        .notFound('no RoastProfile has the id roastprofile-unknown');
      await api.delete('/roastprofile/roastprofile-1').removed('the object exists');
      await api.post('/roastprofile/roastprofile-1/send_back').notFound('it was deleted');
      await api.create('StaffMember', staffMember);
      await api
        .post('/roastprofile/staffmember-1/send_back')
        .notFound('the id is that of a StaffMember, and no RoastProfile has it');
    },
  );

  test(
    'send_back is refused while current_version_state is draft',
    about(
      'roastprofile.send_back.refuses-from-draft',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('StaffMember', { ...staffMember, department: 'department-1' });
      await api.create('RoastProfile', {
        ...roastProfile,
        current_version_state: 'draft',
        author: 'staffmember-1',
        drop_temperature_c: 43.25,
        charge_temperature_c: 38,
      });
      await api
        .post('/roastprofile/roastprofile-1/send_back')
        .refused('send_back starts from tested or locked_in, and current_version_state is draft');
      await api.get('/roastprofile/roastprofile-1').ok('a refused action changes nothing', {
        current_version_state: 'draft',
        charge_temperature_c: 38,
        drop_temperature_c: 43.25,
      });
    },
  );

  test(
    'send_back is refused while current_version_state is superseded',
    about(
      'roastprofile.send_back.refuses-from-superseded',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('StaffMember', { ...staffMember, department: 'department-1' });
      await api.create('RoastProfile', {
        ...roastProfile,
        current_version_state: 'superseded',
        author: 'staffmember-1',
        drop_temperature_c: 43.25,
        charge_temperature_c: 38,
      });
      await api
        .post('/roastprofile/roastprofile-1/send_back')
        .refused(
          'send_back starts from tested or locked_in, and current_version_state is superseded',
        );
      await api.get('/roastprofile/roastprofile-1').ok('a refused action changes nothing', {
        current_version_state: 'superseded',
        charge_temperature_c: 38,
        drop_temperature_c: 43.25,
      });
    },
  );

  test(
    'send_back is refused while current_version_state is null',
    about(
      'roastprofile.send_back.refuses-without-state',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('StaffMember', { ...staffMember, department: 'department-1' });
      await api.create('RoastProfile', {
        ...roastProfile,
        current_version_state: null,
        author: 'staffmember-1',
        drop_temperature_c: 43.25,
        charge_temperature_c: 38,
      });
      await api
        .post('/roastprofile/roastprofile-1/send_back')
        .refused('send_back starts from tested or locked_in, and current_version_state is null');
      await api.get('/roastprofile/roastprofile-1').ok('a refused action changes nothing', {
        current_version_state: null,
        charge_temperature_c: 38,
        drop_temperature_c: 43.25,
      });
    },
  );

  test(
    'send_back is refused unless this.drop_temperature_c - this.charge_temperature_c > 5',
    about(
      'roastprofile.send_back.refuses-unless-drop_temperature_c-minus-charge_temperature_c-gt-5',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'endpoints.update',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('StaffMember', { ...staffMember, department: 'department-1' });
      await api.create('RoastProfile', {
        ...roastProfile,
        author: 'staffmember-1',
        drop_temperature_c: 43,
        charge_temperature_c: 38,
      });
      await api
        .post('/roastprofile/roastprofile-1/send_back')
        .refused(
          'the condition this.drop_temperature_c - this.charge_temperature_c > 5 is not satisfied',
        );
      await api.get('/roastprofile/roastprofile-1').ok('a refused action changes nothing', {
        current_version_state: 'tested',
        charge_temperature_c: 38,
        drop_temperature_c: 43,
      });
      await api
        .patch('/roastprofile/roastprofile-1', { drop_temperature_c: 50 })
        .ok('the change is valid');
      await api
        .post('/roastprofile/roastprofile-1/send_back')
        .ok('the state is right and every condition holds');
    },
  );

  test(
    'send_back changes none of the objects that it refers to when it is refused',
    about('roastprofile.send_back.refused-changes-no-object', 'actions.refused-unchanged'),
    async ({ api }) => {
      const because = 'a refused action changes nothing';
      await api.create('Department', department);
      await api.create('StaffMember', { ...staffMember, department: 'department-1' });
      await api.create('RoastProfile', {
        ...roastProfile,
        author: 'staffmember-1',
        drop_temperature_c: 43,
        charge_temperature_c: 38,
      });
      await api
        .post('/roastprofile/roastprofile-1/send_back')
        .refused(
          'the condition this.drop_temperature_c - this.charge_temperature_c > 5 is not satisfied',
        );
      await api.get('/department/department-1').ok(because, department);
      await api
        .get('/staffmember/staffmember-1')
        .ok(because, { ...staffMember, department: 'department-1' });
      await api.get('/roastprofile/roastprofile-1').ok(because, {
        ...roastProfile,
        author: 'staffmember-1',
        drop_temperature_c: 43,
        charge_temperature_c: 38,
      });
    },
  );

  test(
    'send_back is refused when drop_temperature_c is null',
    about(
      'roastprofile.send_back.refuses-when-drop_temperature_c-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('StaffMember', { ...staffMember, department: 'department-1' });
      await api.create('RoastProfile', {
        ...roastProfile,
        author: 'staffmember-1',
        drop_temperature_c: null,
        charge_temperature_c: 38,
      });
      await api
        .post('/roastprofile/roastprofile-1/send_back')
        .refused(
          'the condition this.drop_temperature_c - this.charge_temperature_c > 5 is not satisfied',
        );
      await api.get('/roastprofile/roastprofile-1').ok('a refused action changes nothing', {
        current_version_state: 'tested',
        charge_temperature_c: 38,
        drop_temperature_c: null,
      });
    },
  );

  test(
    'send_back is refused when charge_temperature_c is null',
    about(
      'roastprofile.send_back.refuses-when-charge_temperature_c-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('StaffMember', { ...staffMember, department: 'department-1' });
      await api.create('RoastProfile', {
        ...roastProfile,
        author: 'staffmember-1',
        drop_temperature_c: 43.25,
        charge_temperature_c: null,
      });
      await api
        .post('/roastprofile/roastprofile-1/send_back')
        .refused(
          'the condition this.drop_temperature_c - this.charge_temperature_c > 5 is not satisfied',
        );
      await api.get('/roastprofile/roastprofile-1').ok('a refused action changes nothing', {
        current_version_state: 'tested',
        charge_temperature_c: null,
        drop_temperature_c: 43.25,
      });
    },
  );

  test(
    'send_back is refused when drop_temperature_c is 0',
    about(
      'roastprofile.send_back.refuses-when-drop_temperature_c-is-0',
      'guards.compare',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('StaffMember', { ...staffMember, department: 'department-1' });
      await api.create('RoastProfile', {
        ...roastProfile,
        author: 'staffmember-1',
        drop_temperature_c: 0,
        charge_temperature_c: 38,
      });
      await api
        .post('/roastprofile/roastprofile-1/send_back')
        .refused(
          'the condition this.drop_temperature_c - this.charge_temperature_c > 5 is not satisfied',
        );
      await api.get('/roastprofile/roastprofile-1').ok('a refused action changes nothing', {
        current_version_state: 'tested',
        charge_temperature_c: 38,
        drop_temperature_c: 0,
      });
    },
  );

  test(
    'send_back succeeds when charge_temperature_c is 0',
    about(
      'roastprofile.send_back.succeeds-when-charge_temperature_c-is-0',
      'guards.compare',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('StaffMember', { ...staffMember, department: 'department-1' });
      await api.create('RoastProfile', {
        ...roastProfile,
        author: 'staffmember-1',
        drop_temperature_c: 43.25,
        charge_temperature_c: 0,
      });
      await api
        .post('/roastprofile/roastprofile-1/send_back')
        .ok('the state is right and every condition holds', {
          current_version_state: 'draft',
          charge_temperature_c: 43.25,
          drop_temperature_c: 49.25,
        });
      await api
        .get('/roastprofile/roastprofile-1')
        .ok('charge_temperature_c is 0, which is allowed', {
          current_version_state: 'draft',
          charge_temperature_c: 43.25,
          drop_temperature_c: 49.25,
        });
      await api.get('/staffmember/staffmember-1').ok('every effect that concerns it is applied', {
        contract_status: 'suspended',
        department: null,
      });
    },
  );

  test(
    'send_back succeeds when author is null',
    about(
      'roastprofile.send_back.succeeds-when-author-is-null',
      'effects.on-reference',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('StaffMember', { ...staffMember, department: 'department-1' });
      await api.create('RoastProfile', {
        ...roastProfile,
        author: null,
        drop_temperature_c: 43.25,
        charge_temperature_c: 38,
      });
      await api
        .post('/roastprofile/roastprofile-1/send_back')
        .ok('the state is right and every condition holds', {
          current_version_state: 'draft',
          charge_temperature_c: 43.25,
          drop_temperature_c: 49.25,
        });
      await api.get('/roastprofile/roastprofile-1').ok('author is null, which is allowed', {
        current_version_state: 'draft',
        charge_temperature_c: 43.25,
        drop_temperature_c: 49.25,
      });
    },
  );

  test(
    'send_back succeeds after the deletion of what author named',
    about(
      'roastprofile.send_back.succeeds-after-delete-in-author',
      'effects.on-reference',
      'references.deleted',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('StaffMember', { ...staffMember, department: 'department-1' });
      await api.create('RoastProfile', {
        ...roastProfile,
        author: 'staffmember-1',
        drop_temperature_c: 43.25,
        charge_temperature_c: 38,
      });
      await api.delete('/staffmember/staffmember-1').removed('the object exists');
      await api
        .post('/roastprofile/roastprofile-1/send_back')
        .ok('the state is right and every condition holds', {
          current_version_state: 'draft',
          charge_temperature_c: 43.25,
          drop_temperature_c: 49.25,
        });
      await api.get('/roastprofile/roastprofile-1').ok('deleted before the action: staffmember-1', {
        current_version_state: 'draft',
        charge_temperature_c: 43.25,
        drop_temperature_c: 49.25,
        author: null,
      });
    },
  );
});
