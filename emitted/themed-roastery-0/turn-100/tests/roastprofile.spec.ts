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
      await api.post('/roastprofile', {
        body: roastProfile,
        status: [200, 201],
        answer: { ...roastProfile, author: null },
        because: 'create answers the object that was sent',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { ...roastProfile, author: null },
        because: 'read answers the object that was created',
      });
      await api.post('/roastprofile', {
        body: { ...roastProfile, id: 'roastprofile-2' },
        status: [200, 201],
        answer: { id: 'roastprofile-2' },
        because: 'objects may be alike in everything but their ids',
      });
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
      await api.patch('/roastprofile/roastprofile-1', {
        body: {
          drop_temperature_c: 8.25,
          profile_name: 'rama',
          current_roast_level: 'dark',
          current_version_state: 'superseded',
          charge_temperature_c: 74.75,
        },
        status: [200],
        answer: {
          author: null,
          drop_temperature_c: 8.25,
          id: 'roastprofile-1',
          profile_name: 'rama',
          current_roast_level: 'dark',
          current_version_state: 'superseded',
          charge_temperature_c: 74.75,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: {
          drop_temperature_c: 8.25,
          profile_name: 'rama',
          current_roast_level: 'dark',
          current_version_state: 'superseded',
          charge_temperature_c: 74.75,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('roastprofile.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('RoastProfile', roastProfile);
      await api.patch('/roastprofile/roastprofile-1', {
        body: {
          id: 'roastprofile-1',
          drop_temperature_c: 8.25,
          profile_name: 'rama',
          current_roast_level: 'dark',
          current_version_state: 'superseded',
          charge_temperature_c: 74.75,
        },
        status: [200],
        answer: {
          id: 'roastprofile-1',
          drop_temperature_c: 8.25,
          profile_name: 'rama',
          current_roast_level: 'dark',
          current_version_state: 'superseded',
          charge_temperature_c: 74.75,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: {
          id: 'roastprofile-1',
          drop_temperature_c: 8.25,
          profile_name: 'rama',
          current_roast_level: 'dark',
          current_version_state: 'superseded',
          charge_temperature_c: 74.75,
        },
        because: 'the id is the one that the object has',
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
      await api.patch('/roastprofile/roastprofile-1', {
        body: { drop_temperature_c: 8.25, charge_temperature_c: 'abc' },
        status: [400, 422],
        because: 'charge_temperature_c must be a number',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { ...roastProfile, author: null },
        because: 'a refused update changes nothing',
      });
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
      await api.create('RoastProfile', roastProfile);
      await api.delete('/roastprofile/roastprofile-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/roastprofile/roastprofile-1', { status: [404], because: 'it was deleted' });
      await api.get('/roastprofile', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no RoastProfile has',
    about('roastprofile.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('RoastProfile', roastProfile);
      await api.get('/roastprofile/roastprofile-unknown', {
        status: [404],
        because: 'no RoastProfile has the id roastprofile-unknown',
      });
      await api.patch('/roastprofile/roastprofile-unknown', {
        body: {
          drop_temperature_c: 8.25,
          profile_name: 'rama',
          current_roast_level: 'dark',
          current_version_state: 'superseded',
          charge_temperature_c: 74.75,
        },
        status: [404],
        because: 'no RoastProfile has the id roastprofile-unknown',
      });
      await api.delete('/roastprofile/roastprofile-unknown', {
        status: [404],
        because: 'no RoastProfile has the id roastprofile-unknown',
      });
      await api.get('/roastprofile', {
        status: [200],
        answer: [{ id: 'roastprofile-1' }],
        because: 'requests for an unknown id change nothing',
      });
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
      await api.get('/roastprofile', {
        status: [200],
        answer: [
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
        ],
        because: 'three objects were created',
      });
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
      await api.patch('/roastprofile/roastprofile-2', {
        body: {
          id: 'roastprofile-2',
          drop_temperature_c: 8.25,
          profile_name: 'rama',
          current_roast_level: 'dark',
          current_version_state: 'superseded',
          charge_temperature_c: 74.75,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { ...roastProfile, author: null },
        because: 'another object was updated',
      });
      await api.get('/roastprofile/roastprofile-2', {
        status: [200],
        answer: {
          author: null,
          drop_temperature_c: 8.25,
          id: 'roastprofile-2',
          profile_name: 'rama',
          current_roast_level: 'dark',
          current_version_state: 'superseded',
          charge_temperature_c: 74.75,
        },
        because: 'the update is stored',
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
      await api.delete('/roastprofile/roastprofile-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/roastprofile/roastprofile-2', {
        status: [200],
        answer: {
          author: null,
          drop_temperature_c: 8.25,
          id: 'roastprofile-2',
          profile_name: 'rama',
          current_roast_level: 'dark',
          current_version_state: 'superseded',
          charge_temperature_c: 74.75,
        },
        because: 'another object was deleted',
      });
      await api.get('/roastprofile', {
        status: [200],
        answer: [{ id: 'roastprofile-2' }],
        because: 'one of two objects was deleted',
      });
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
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/roastprofile', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/roastprofile/roastprofile-1', { status: [404], because: 'reset removed it' });
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
      await api.post('/roastprofile', {
        body: without(roastProfile, 'drop_temperature_c'),
        status: [200, 201],
        answer: { drop_temperature_c: 160 },
        because: 'the default of drop_temperature_c is 160',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { drop_temperature_c: 160 },
        because: 'the default of drop_temperature_c is 160',
      });
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
      await api.post('/roastprofile', {
        body: without(roastProfile, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/roastprofile', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
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
      await api.post('/roastprofile', {
        body: without(roastProfile, 'profile_name'),
        status: [400, 422],
        because: 'profile_name is required and has no default',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
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
      await api.post('/roastprofile', {
        body: without(roastProfile, 'current_roast_level'),
        status: [400, 422],
        because: 'current_roast_level is required and has no default',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'current_version_state is "draft" when a create leaves it out',
    about('roastprofile.current_version_state.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/roastprofile', {
        body: without(roastProfile, 'current_version_state'),
        status: [200, 201],
        answer: { current_version_state: 'draft' },
        because: 'the default of current_version_state is "draft"',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { current_version_state: 'draft' },
        because: 'the default of current_version_state is "draft"',
      });
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
      await api.post('/roastprofile', {
        body: without(roastProfile, 'charge_temperature_c'),
        status: [400, 422],
        because: 'charge_temperature_c is required and has no default',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'update of drop_temperature_c or charge_temperature_c alone leaves every other field as it is',
    about('roastprofile.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('RoastProfile', {
        ...roastProfile,
        current_version_state: null,
        author: 'staffmember-1',
      });
      await api.patch('/roastprofile/roastprofile-1', {
        body: { drop_temperature_c: 8.25 },
        status: [200],
        answer: {
          ...roastProfile,
          author: 'staffmember-1',
          drop_temperature_c: 8.25,
          current_version_state: null,
        },
        because: 'an update touches only what it carries',
      });
      await api.patch('/roastprofile/roastprofile-1', {
        body: { charge_temperature_c: 74.75 },
        status: [200],
        answer: {
          ...roastProfile,
          author: 'staffmember-1',
          drop_temperature_c: 8.25,
          current_version_state: null,
          charge_temperature_c: 74.75,
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: {
          ...roastProfile,
          author: 'staffmember-1',
          drop_temperature_c: 8.25,
          current_version_state: null,
          charge_temperature_c: 74.75,
        },
        because: 'an update touches only what it carries',
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
      await api.post('/roastprofile', {
        body: { ...roastProfile, drop_temperature_c: null },
        status: [200, 201],
        answer: { drop_temperature_c: null },
        because: 'drop_temperature_c is nullable and its default is for absence only',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { drop_temperature_c: null },
        because: 'drop_temperature_c is nullable and its default is for absence only',
      });
      await api.create('RoastProfile', { ...roastProfile, id: 'roastprofile-2' });
      await api.patch('/roastprofile/roastprofile-2', {
        body: { drop_temperature_c: null },
        status: [200],
        answer: { drop_temperature_c: null },
        because: 'drop_temperature_c is nullable and its default is for absence only',
      });
      await api.get('/roastprofile/roastprofile-2', {
        status: [200],
        answer: { drop_temperature_c: null },
        because: 'drop_temperature_c is nullable and its default is for absence only',
      });
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
      await api.post('/roastprofile', {
        body: { ...roastProfile, profile_name: null },
        status: [400, 422],
        because: 'profile_name must not be null',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastProfile', roastProfile);
      await api.patch('/roastprofile/roastprofile-1', {
        body: { profile_name: null },
        status: [400, 422],
        because: 'profile_name must not be null',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { profile_name: 'vavavi' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/roastprofile', {
        body: { ...roastProfile, current_roast_level: null },
        status: [400, 422],
        because: 'current_roast_level must not be null',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastProfile', roastProfile);
      await api.patch('/roastprofile/roastprofile-1', {
        body: { current_roast_level: null },
        status: [400, 422],
        because: 'current_roast_level must not be null',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { current_roast_level: 'light' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/roastprofile', {
        body: { ...roastProfile, current_version_state: null },
        status: [200, 201],
        answer: { current_version_state: null },
        because: 'current_version_state is nullable and its default is for absence only',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { current_version_state: null },
        because: 'current_version_state is nullable and its default is for absence only',
      });
      await api.create('RoastProfile', { ...roastProfile, id: 'roastprofile-2' });
      await api.patch('/roastprofile/roastprofile-2', {
        body: { current_version_state: null },
        status: [200],
        answer: { current_version_state: null },
        because: 'current_version_state is nullable and its default is for absence only',
      });
      await api.get('/roastprofile/roastprofile-2', {
        status: [200],
        answer: { current_version_state: null },
        because: 'current_version_state is nullable and its default is for absence only',
      });
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
      await api.post('/roastprofile', {
        body: { ...roastProfile, charge_temperature_c: null },
        status: [200, 201],
        answer: { charge_temperature_c: null },
        because: 'charge_temperature_c is nullable',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { charge_temperature_c: null },
        because: 'charge_temperature_c is nullable',
      });
      await api.create('RoastProfile', { ...roastProfile, id: 'roastprofile-2' });
      await api.patch('/roastprofile/roastprofile-2', {
        body: { charge_temperature_c: null },
        status: [200],
        answer: { charge_temperature_c: null },
        because: 'charge_temperature_c is nullable',
      });
      await api.get('/roastprofile/roastprofile-2', {
        status: [200],
        answer: { charge_temperature_c: null },
        because: 'charge_temperature_c is nullable',
      });
    },
  );
});

test.describe('RoastProfile: types and bounds', () => {
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

  test(
    'drop_temperature_c may be the whole number 0',
    about(
      'roastprofile.drop_temperature_c.accepts-whole-number',
      'values.float',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/roastprofile', {
        body: { ...roastProfile, drop_temperature_c: 0 },
        status: [200, 201],
        answer: { drop_temperature_c: 0 },
        because: '0 is a valid value of drop_temperature_c',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { drop_temperature_c: 0 },
        because: '0 is a valid value of drop_temperature_c',
      });
      await api.create('RoastProfile', { ...roastProfile, id: 'roastprofile-2' });
      await api.patch('/roastprofile/roastprofile-2', {
        body: { drop_temperature_c: 0 },
        status: [200],
        answer: { drop_temperature_c: 0 },
        because: '0 is a valid value of drop_temperature_c',
      });
      await api.get('/roastprofile/roastprofile-2', {
        status: [200],
        answer: { drop_temperature_c: 0 },
        because: '0 is a valid value of drop_temperature_c',
      });
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
      await api.post('/roastprofile', {
        body: { ...roastProfile, drop_temperature_c: 'abc' },
        status: [400, 422],
        because: 'drop_temperature_c must be a number',
      });
      await api.post('/roastprofile', {
        body: { ...roastProfile, drop_temperature_c: { value: 'text' } },
        status: [400, 422],
        because: 'drop_temperature_c must be a number',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastProfile', roastProfile);
      await api.patch('/roastprofile/roastprofile-1', {
        body: { drop_temperature_c: 'abc' },
        status: [400, 422],
        because: 'drop_temperature_c must be a number',
      });
      await api.patch('/roastprofile/roastprofile-1', {
        body: { drop_temperature_c: { value: 'text' } },
        status: [400, 422],
        because: 'drop_temperature_c must be a number',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { drop_temperature_c: 57.25 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/roastprofile', {
        body: { ...roastProfile, drop_temperature_c: -999999.75 },
        status: [200, 201],
        answer: { drop_temperature_c: -999999.75 },
        because: 'drop_temperature_c has no minimum',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { drop_temperature_c: -999999.75 },
        because: 'drop_temperature_c has no minimum',
      });
      await api.create('RoastProfile', { ...roastProfile, id: 'roastprofile-2' });
      await api.patch('/roastprofile/roastprofile-2', {
        body: { drop_temperature_c: -999999.75 },
        status: [200],
        answer: { drop_temperature_c: -999999.75 },
        because: 'drop_temperature_c has no minimum',
      });
      await api.get('/roastprofile/roastprofile-2', {
        status: [200],
        answer: { drop_temperature_c: -999999.75 },
        because: 'drop_temperature_c has no minimum',
      });
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
      await api.post('/roastprofile', {
        body: { ...roastProfile, drop_temperature_c: 999999.75 },
        status: [200, 201],
        answer: { drop_temperature_c: 999999.75 },
        because: 'drop_temperature_c has no maximum',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { drop_temperature_c: 999999.75 },
        because: 'drop_temperature_c has no maximum',
      });
      await api.create('RoastProfile', { ...roastProfile, id: 'roastprofile-2' });
      await api.patch('/roastprofile/roastprofile-2', {
        body: { drop_temperature_c: 999999.75 },
        status: [200],
        answer: { drop_temperature_c: 999999.75 },
        because: 'drop_temperature_c has no maximum',
      });
      await api.get('/roastprofile/roastprofile-2', {
        status: [200],
        answer: { drop_temperature_c: 999999.75 },
        because: 'drop_temperature_c has no maximum',
      });
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
      await api.post('/roastprofile', {
        body: { ...roastProfile, profile_name: '0042' },
        status: [200, 201],
        answer: { profile_name: '0042' },
        because: '"0042" is a valid value of profile_name',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { profile_name: '0042' },
        because: '"0042" is a valid value of profile_name',
      });
      await api.create('RoastProfile', { ...roastProfile, id: 'roastprofile-2' });
      await api.patch('/roastprofile/roastprofile-2', {
        body: { profile_name: '0042' },
        status: [200],
        answer: { profile_name: '0042' },
        because: '"0042" is a valid value of profile_name',
      });
      await api.get('/roastprofile/roastprofile-2', {
        status: [200],
        answer: { profile_name: '0042' },
        because: '"0042" is a valid value of profile_name',
      });
    },
  );

  test(
    'profile_name keeps spaces, quotes, accents and symbols',
    about(
      'roastprofile.profile_name.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/roastprofile', {
        body: { ...roastProfile, profile_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { profile_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of profile_name',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { profile_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of profile_name',
      });
      await api.create('RoastProfile', { ...roastProfile, id: 'roastprofile-2' });
      await api.patch('/roastprofile/roastprofile-2', {
        body: { profile_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { profile_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of profile_name',
      });
      await api.get('/roastprofile/roastprofile-2', {
        status: [200],
        answer: { profile_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of profile_name',
      });
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
      await api.post('/roastprofile', {
        body: { ...roastProfile, profile_name: 421337 },
        status: [400, 422],
        because: 'profile_name must be a string',
      });
      await api.post('/roastprofile', {
        body: { ...roastProfile, profile_name: { value: 'text' } },
        status: [400, 422],
        because: 'profile_name must be a string',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastProfile', roastProfile);
      await api.patch('/roastprofile/roastprofile-1', {
        body: { profile_name: 421337 },
        status: [400, 422],
        because: 'profile_name must be a string',
      });
      await api.patch('/roastprofile/roastprofile-1', {
        body: { profile_name: { value: 'text' } },
        status: [400, 422],
        because: 'profile_name must be a string',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { profile_name: 'vavavi' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/roastprofile', {
        body: { ...roastProfile, profile_name: 'bil' },
        status: [200, 201],
        answer: { profile_name: 'bil' },
        because: 'the minimum length of profile_name is 3, inclusive',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { profile_name: 'bil' },
        because: 'the minimum length of profile_name is 3, inclusive',
      });
      await api.create('RoastProfile', { ...roastProfile, id: 'roastprofile-2' });
      await api.patch('/roastprofile/roastprofile-2', {
        body: { profile_name: 'bil' },
        status: [200],
        answer: { profile_name: 'bil' },
        because: 'the minimum length of profile_name is 3, inclusive',
      });
      await api.get('/roastprofile/roastprofile-2', {
        status: [200],
        answer: { profile_name: 'bil' },
        because: 'the minimum length of profile_name is 3, inclusive',
      });
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
      await api.post('/roastprofile', {
        body: { ...roastProfile, profile_name: 'ru' },
        status: [400, 422],
        because: 'profile_name must have at least 3 characters',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastProfile', roastProfile);
      await api.patch('/roastprofile/roastprofile-1', {
        body: { profile_name: 'ru' },
        status: [400, 422],
        because: 'profile_name must have at least 3 characters',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { profile_name: 'vavavi' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/roastprofile', {
        body: {
          ...roastProfile,
          profile_name:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200, 201],
        answer: {
          profile_name:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'profile_name has no maximum length',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: {
          profile_name:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'profile_name has no maximum length',
      });
      await api.create('RoastProfile', { ...roastProfile, id: 'roastprofile-2' });
      await api.patch('/roastprofile/roastprofile-2', {
        body: {
          profile_name:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200],
        answer: {
          profile_name:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'profile_name has no maximum length',
      });
      await api.get('/roastprofile/roastprofile-2', {
        status: [200],
        answer: {
          profile_name:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'profile_name has no maximum length',
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
      await api.post('/roastprofile', {
        body: { ...roastProfile, current_roast_level: 421337 },
        status: [400, 422],
        because: 'current_roast_level must be one of light, medium, dark',
      });
      await api.post('/roastprofile', {
        body: { ...roastProfile, current_roast_level: { value: 'text' } },
        status: [400, 422],
        because: 'current_roast_level must be one of light, medium, dark',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastProfile', roastProfile);
      await api.patch('/roastprofile/roastprofile-1', {
        body: { current_roast_level: 421337 },
        status: [400, 422],
        because: 'current_roast_level must be one of light, medium, dark',
      });
      await api.patch('/roastprofile/roastprofile-1', {
        body: { current_roast_level: { value: 'text' } },
        status: [400, 422],
        because: 'current_roast_level must be one of light, medium, dark',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { current_roast_level: 'light' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/roastprofile', {
        body: { ...roastProfile, current_version_state: 421337 },
        status: [400, 422],
        because: 'current_version_state must be one of draft, tested, locked_in, superseded',
      });
      await api.post('/roastprofile', {
        body: { ...roastProfile, current_version_state: { value: 'text' } },
        status: [400, 422],
        because: 'current_version_state must be one of draft, tested, locked_in, superseded',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastProfile', roastProfile);
      await api.patch('/roastprofile/roastprofile-1', {
        body: { current_version_state: 421337 },
        status: [400, 422],
        because: 'current_version_state must be one of draft, tested, locked_in, superseded',
      });
      await api.patch('/roastprofile/roastprofile-1', {
        body: { current_version_state: { value: 'text' } },
        status: [400, 422],
        because: 'current_version_state must be one of draft, tested, locked_in, superseded',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { current_version_state: 'tested' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/roastprofile', {
        body: { ...roastProfile, charge_temperature_c: 0 },
        status: [200, 201],
        answer: { charge_temperature_c: 0 },
        because: '0 is a valid value of charge_temperature_c',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { charge_temperature_c: 0 },
        because: '0 is a valid value of charge_temperature_c',
      });
      await api.create('RoastProfile', { ...roastProfile, id: 'roastprofile-2' });
      await api.patch('/roastprofile/roastprofile-2', {
        body: { charge_temperature_c: 0 },
        status: [200],
        answer: { charge_temperature_c: 0 },
        because: '0 is a valid value of charge_temperature_c',
      });
      await api.get('/roastprofile/roastprofile-2', {
        status: [200],
        answer: { charge_temperature_c: 0 },
        because: '0 is a valid value of charge_temperature_c',
      });
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
      await api.post('/roastprofile', {
        body: { ...roastProfile, charge_temperature_c: 'abc' },
        status: [400, 422],
        because: 'charge_temperature_c must be a number',
      });
      await api.post('/roastprofile', {
        body: { ...roastProfile, charge_temperature_c: { value: 'text' } },
        status: [400, 422],
        because: 'charge_temperature_c must be a number',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastProfile', roastProfile);
      await api.patch('/roastprofile/roastprofile-1', {
        body: { charge_temperature_c: 'abc' },
        status: [400, 422],
        because: 'charge_temperature_c must be a number',
      });
      await api.patch('/roastprofile/roastprofile-1', {
        body: { charge_temperature_c: { value: 'text' } },
        status: [400, 422],
        because: 'charge_temperature_c must be a number',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { charge_temperature_c: 38.25 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/roastprofile', {
        body: { ...roastProfile, charge_temperature_c: 240 },
        status: [200, 201],
        answer: { charge_temperature_c: 240 },
        because: 'the maximum of charge_temperature_c is 240, inclusive',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { charge_temperature_c: 240 },
        because: 'the maximum of charge_temperature_c is 240, inclusive',
      });
      await api.create('RoastProfile', { ...roastProfile, id: 'roastprofile-2' });
      await api.patch('/roastprofile/roastprofile-2', {
        body: { charge_temperature_c: 240 },
        status: [200],
        answer: { charge_temperature_c: 240 },
        because: 'the maximum of charge_temperature_c is 240, inclusive',
      });
      await api.get('/roastprofile/roastprofile-2', {
        status: [200],
        answer: { charge_temperature_c: 240 },
        because: 'the maximum of charge_temperature_c is 240, inclusive',
      });
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
      await api.post('/roastprofile', {
        body: { ...roastProfile, charge_temperature_c: 240.25 },
        status: [400, 422],
        because: 'charge_temperature_c must be at most 240',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastProfile', roastProfile);
      await api.patch('/roastprofile/roastprofile-1', {
        body: { charge_temperature_c: 240.25 },
        status: [400, 422],
        because: 'charge_temperature_c must be at most 240',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { charge_temperature_c: 38.25 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/roastprofile', {
        body: { ...roastProfile, charge_temperature_c: -999999.75 },
        status: [200, 201],
        answer: { charge_temperature_c: -999999.75 },
        because: 'charge_temperature_c has no minimum',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { charge_temperature_c: -999999.75 },
        because: 'charge_temperature_c has no minimum',
      });
      await api.create('RoastProfile', { ...roastProfile, id: 'roastprofile-2' });
      await api.patch('/roastprofile/roastprofile-2', {
        body: { charge_temperature_c: -999999.75 },
        status: [200],
        answer: { charge_temperature_c: -999999.75 },
        because: 'charge_temperature_c has no minimum',
      });
      await api.get('/roastprofile/roastprofile-2', {
        status: [200],
        answer: { charge_temperature_c: -999999.75 },
        because: 'charge_temperature_c has no minimum',
      });
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
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/roastprofile', {
        body: roastProfile,
        status: [200, 201],
        answer: { current_roast_level: 'light' },
        because: 'the value is one of RoastLevel',
      });
      await api.patch('/roastprofile/roastprofile-1', {
        body: { current_roast_level: 'medium' },
        status: [200],
        answer: { current_roast_level: 'medium' },
        because: 'the value is one of RoastLevel',
      });
      await api.patch('/roastprofile/roastprofile-1', {
        body: { current_roast_level: 'dark' },
        status: [200],
        answer: { current_roast_level: 'dark' },
        because: 'the value is one of RoastLevel',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { current_roast_level: 'dark' },
        because: 'the value is one of RoastLevel',
      });
    },
  );

  test(
    'create and update refuse the current_roast_level unheard_of, which RoastLevel does not have',
    about(
      'roastprofile.current_roast_level.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/roastprofile', {
        body: { ...roastProfile, current_roast_level: 'unheard_of' },
        status: [400, 422],
        because: 'current_roast_level must be one of light, medium, dark',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastProfile', roastProfile);
      await api.patch('/roastprofile/roastprofile-1', {
        body: { current_roast_level: 'unheard_of' },
        status: [400, 422],
        because: 'current_roast_level must be one of light, medium, dark',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { current_roast_level: 'light' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/roastprofile', {
        body: { ...roastProfile, current_roast_level: 'LIGHT' },
        status: [400, 422],
        because: 'current_roast_level must be one of light, medium, dark',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastProfile', roastProfile);
      await api.patch('/roastprofile/roastprofile-1', {
        body: { current_roast_level: 'LIGHT' },
        status: [400, 422],
        because: 'current_roast_level must be one of light, medium, dark',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { current_roast_level: 'light' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'current_version_state may be draft, tested, locked_in, superseded',
    about(
      'roastprofile.current_version_state.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/roastprofile', {
        body: { ...roastProfile, current_version_state: 'draft' },
        status: [200, 201],
        answer: { current_version_state: 'draft' },
        because: 'the value is one of RoastProfileVersionState',
      });
      await api.patch('/roastprofile/roastprofile-1', {
        body: { current_version_state: 'tested' },
        status: [200],
        answer: { current_version_state: 'tested' },
        because: 'the value is one of RoastProfileVersionState',
      });
      await api.patch('/roastprofile/roastprofile-1', {
        body: { current_version_state: 'locked_in' },
        status: [200],
        answer: { current_version_state: 'locked_in' },
        because: 'the value is one of RoastProfileVersionState',
      });
      await api.patch('/roastprofile/roastprofile-1', {
        body: { current_version_state: 'superseded' },
        status: [200],
        answer: { current_version_state: 'superseded' },
        because: 'the value is one of RoastProfileVersionState',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { current_version_state: 'superseded' },
        because: 'the value is one of RoastProfileVersionState',
      });
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
      await api.post('/roastprofile', {
        body: { ...roastProfile, current_version_state: 'superseded' },
        status: [200, 201],
        answer: { current_version_state: 'superseded' },
        because: 'superseded was added to RoastProfileVersionState',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { current_version_state: 'superseded' },
        because: 'superseded was added to RoastProfileVersionState',
      });
      await api.create('RoastProfile', { ...roastProfile, id: 'roastprofile-2' });
      await api.patch('/roastprofile/roastprofile-2', {
        body: { current_version_state: 'superseded' },
        status: [200],
        answer: { current_version_state: 'superseded' },
        because: 'superseded was added to RoastProfileVersionState',
      });
      await api.get('/roastprofile/roastprofile-2', {
        status: [200],
        answer: { current_version_state: 'superseded' },
        because: 'superseded was added to RoastProfileVersionState',
      });
    },
  );

  test(
    'create and update refuse the current_version_state unheard_of, which RoastProfileVersionState does not have',
    about(
      'roastprofile.current_version_state.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/roastprofile', {
        body: { ...roastProfile, current_version_state: 'unheard_of' },
        status: [400, 422],
        because: 'current_version_state must be one of draft, tested, locked_in, superseded',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastProfile', roastProfile);
      await api.patch('/roastprofile/roastprofile-1', {
        body: { current_version_state: 'unheard_of' },
        status: [400, 422],
        because: 'current_version_state must be one of draft, tested, locked_in, superseded',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { current_version_state: 'tested' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/roastprofile', {
        body: { ...roastProfile, current_version_state: 'DRAFT' },
        status: [400, 422],
        because: 'current_version_state must be one of draft, tested, locked_in, superseded',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastProfile', roastProfile);
      await api.patch('/roastprofile/roastprofile-1', {
        body: { current_version_state: 'DRAFT' },
        status: [400, 422],
        because: 'current_version_state must be one of draft, tested, locked_in, superseded',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { current_version_state: 'tested' },
        because: 'a refused update changes nothing',
      });
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
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.post('/roastprofile', {
        body: { ...roastProfile, author: 'staffmember-1' },
        status: [200, 201],
        answer: { author: 'staffmember-1' },
        because: 'author was sent as staffmember-1',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { author: 'staffmember-1' },
        because: 'author was sent as staffmember-1',
      });
      await api.patch('/roastprofile/roastprofile-1', {
        body: { author: 'staffmember-2' },
        status: [200],
        answer: { author: 'staffmember-2' },
        because: 'author was changed to staffmember-2',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { author: 'staffmember-2' },
        because: 'author was changed to staffmember-2',
      });
      await api.get('/roastprofile', {
        status: [200],
        answer: [{ id: 'roastprofile-1', author: 'staffmember-2' }],
        because: 'lists answer references as ids too',
      });
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
      await api.post('/roastprofile', {
        body: { ...roastProfile, author: 'staffmember-unknown' },
        status: [400, 422],
        because: 'author must be the id of an existing StaffMember',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StaffMember', staffMember);
      await api.create('RoastProfile', { ...roastProfile, author: 'staffmember-1' });
      await api.patch('/roastprofile/roastprofile-1', {
        body: { author: 'staffmember-unknown' },
        status: [400, 422],
        because: 'author must be the id of an existing StaffMember',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { author: 'staffmember-1' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/roastprofile', {
        body: { ...roastProfile, author: 421337 },
        status: [400, 422],
        because: 'author must be the id of a StaffMember',
      });
      await api.post('/roastprofile', {
        body: { ...roastProfile, author: { value: 'text' } },
        status: [400, 422],
        because: 'author must be the id of a StaffMember',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastProfile', roastProfile);
      await api.patch('/roastprofile/roastprofile-1', {
        body: { author: 421337 },
        status: [400, 422],
        because: 'author must be the id of a StaffMember',
      });
      await api.patch('/roastprofile/roastprofile-1', {
        body: { author: { value: 'text' } },
        status: [400, 422],
        because: 'author must be the id of a StaffMember',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { author: null },
        because: 'a refused update changes nothing',
      });
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
      await api.create('StaffMember', staffMember);
      await api.post('/roastprofile', {
        body: { ...roastProfile, author: null },
        status: [200, 201],
        answer: { author: null },
        because: 'a reference may be null',
      });
      await api.patch('/roastprofile/roastprofile-1', {
        body: { author: 'staffmember-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/roastprofile/roastprofile-1', {
        body: { author: null },
        status: [200],
        answer: { author: null },
        because: 'a reference may be null',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { author: null },
        because: 'a reference may be null',
      });
      await api.post('/roastprofile', {
        body: { ...roastProfile, id: 'roastprofile-2' },
        status: [200, 201],
        answer: { author: null },
        because: 'author is optional',
      });
    },
  );

  test(
    'deleting a StaffMember clears every author that refers to it',
    about(
      'roastprofile.author.is-cleared-by-delete',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('RoastProfile', { ...roastProfile, author: 'staffmember-1' });
      await api.create('RoastProfile', {
        ...roastProfile,
        id: 'roastprofile-2',
        author: 'staffmember-1',
      });
      await api.delete('/staffmember/staffmember-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { id: 'roastprofile-1', author: null },
        because: 'staffmember-1 was deleted',
      });
      await api.get('/roastprofile/roastprofile-2', {
        status: [200],
        answer: { id: 'roastprofile-2', author: null },
        because: 'staffmember-1 was deleted',
      });
    },
  );

  test(
    'deleting a StaffMember keeps an author that refers to another',
    about(
      'roastprofile.author.survives-delete-of-another',
      'references.deleted',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.create('RoastProfile', { ...roastProfile, author: 'staffmember-2' });
      await api.delete('/staffmember/staffmember-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { author: 'staffmember-2' },
        because: 'another StaffMember was deleted',
      });
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
      await api.create('RoastProfile', roastProfile);
      await api.post('/roastprofile', {
        body: { ...roastProfile, id: 'roastprofile-2', author: 'roastprofile-1' },
        status: [400, 422],
        because: 'author must be the id of an existing StaffMember',
      });
      await api.create('RoastProfile', { ...roastProfile, id: 'roastprofile-2' });
      await api.patch('/roastprofile/roastprofile-2', {
        body: { author: 'roastprofile-1' },
        status: [400, 422],
        because: 'author must be the id of an existing StaffMember',
      });
      await api.get('/roastprofile/roastprofile-2', {
        status: [200],
        answer: { author: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a RoastProfile with the id of a StaffMember leaves author alone',
    about(
      'roastprofile.author.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('RoastProfile', { ...roastProfile, author: 'staffmember-1' });
      await api.create('RoastProfile', { ...roastProfile, id: 'staffmember-1' });
      await api.delete('/roastprofile/staffmember-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { author: 'staffmember-1' },
        because: 'no StaffMember was deleted',
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
      await api.patch('/roastprofile/roastprofile-1', {
        body: { drop_temperature_c: 8.25, author: 'staffmember-unknown' },
        status: [400, 422],
        because: 'author must be the id of an existing StaffMember',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { ...roastProfile, author: null },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/roastprofile/roastprofile-1/lock_in', {
        status: [200],
        answer: {
          ...roastProfile,
          author: 'staffmember-1',
          drop_temperature_c: 38.25,
          current_version_state: 'locked_in',
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: {
          ...roastProfile,
          author: 'staffmember-1',
          drop_temperature_c: 38.25,
          current_version_state: 'locked_in',
        },
        because: 'what the action did is stored',
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
      await api.get('/analytics/roastprofile/drop_temperature_c/min', {
        status: [200],
        answer: { result: 220 },
        because: 'lock_in was not called yet',
      });
      await api.post('/roastprofile/roastprofile-1/lock_in', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: {
          drop_temperature_c: 38.25,
          author: 'staffmember-1',
          id: 'roastprofile-1',
          profile_name: 'vavavi',
          current_roast_level: 'light',
          charge_temperature_c: 38.25,
        },
        because: 'set this.drop_temperature_c to this.charge_temperature_c',
      });
      await api.get('/analytics/roastprofile/drop_temperature_c/min', {
        status: [200],
        answer: { result: 38.25 },
        because: 'lock_in changed drop_temperature_c',
      });
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
      await api.post('/roastprofile/roastprofile-1/lock_in', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/roastprofile/roastprofile-2', {
        status: [200],
        answer: {
          ...roastProfile,
          author: 'staffmember-1',
          drop_temperature_c: 220,
          id: 'roastprofile-2',
        },
        because: 'lock_in was called on roastprofile-1, which does not concern this object',
      });
    },
  );

  test(
    'lock_in answers 404 for an id that no RoastProfile has',
    about('roastprofile.lock_in.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('RoastProfile', roastProfile);
      await api.post('/roastprofile/roastprofile-unknown/lock_in', {
        status: [404],
        because: 'no RoastProfile has the id roastprofile-unknown',
      });
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
      await api.post('/roastprofile/roastprofile-1/lock_in', {
        status: [400, 409],
        because: 'lock_in starts from tested, and current_version_state is draft',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { current_version_state: 'draft', drop_temperature_c: 220 },
        because: 'a refused action changes nothing',
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
      await api.post('/roastprofile/roastprofile-1/lock_in', {
        status: [400, 409],
        because: 'lock_in starts from tested, and current_version_state is locked_in',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { current_version_state: 'locked_in', drop_temperature_c: 220 },
        because: 'a refused action changes nothing',
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
      await api.post('/roastprofile/roastprofile-1/lock_in', {
        status: [400, 409],
        because: 'lock_in starts from tested, and current_version_state is superseded',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { current_version_state: 'superseded', drop_temperature_c: 220 },
        because: 'a refused action changes nothing',
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
      await api.post('/roastprofile/roastprofile-1/lock_in', {
        status: [400, 409],
        because: 'lock_in starts from tested, and current_version_state is null',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { current_version_state: null, drop_temperature_c: 220 },
        because: 'a refused action changes nothing',
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
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('RoastProfile', {
        ...roastProfile,
        author: 'staffmember-1',
        drop_temperature_c: 220.25,
      });
      await api.post('/roastprofile/roastprofile-1/lock_in', {
        status: [400, 409],
        because: 'the condition this.drop_temperature_c * 2 <= 440 is not satisfied',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { current_version_state: 'tested', drop_temperature_c: 220.25 },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/roastprofile/roastprofile-1/lock_in', {
        status: [400, 409],
        because: 'the condition this.author is not null is not satisfied',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { current_version_state: 'tested', drop_temperature_c: 220 },
        because: 'a refused action changes nothing',
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
      await api.post('/roastprofile/roastprofile-1/lock_in', {
        status: [400, 409],
        because: 'the condition this.drop_temperature_c * 2 <= 440 is not satisfied',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: { current_version_state: 'tested', drop_temperature_c: null },
        because: 'a refused action changes nothing',
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
      await api.post('/roastprofile/roastprofile-1/send_back', {
        status: [200],
        answer: {
          ...roastProfile,
          author: 'staffmember-1',
          drop_temperature_c: 49.25,
          current_version_state: 'draft',
          charge_temperature_c: 43.25,
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: {
          ...roastProfile,
          author: 'staffmember-1',
          drop_temperature_c: 49.25,
          current_version_state: 'draft',
          charge_temperature_c: 43.25,
        },
        because: 'what the action did is stored',
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
      await api.post('/roastprofile/roastprofile-1/send_back', {
        status: [200],
        answer: {
          ...roastProfile,
          author: 'staffmember-1',
          drop_temperature_c: 49.25,
          current_version_state: 'draft',
          charge_temperature_c: 43.25,
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: {
          ...roastProfile,
          author: 'staffmember-1',
          drop_temperature_c: 49.25,
          current_version_state: 'draft',
          charge_temperature_c: 43.25,
        },
        because: 'what the action did is stored',
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
      await api.post('/roastprofile/roastprofile-1/send_back', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: {
          charge_temperature_c: 43.25,
          author: 'staffmember-1',
          id: 'roastprofile-1',
          profile_name: 'vavavi',
          current_roast_level: 'light',
        },
        because: 'set this.charge_temperature_c to this.drop_temperature_c',
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
      await api.post('/roastprofile/roastprofile-1/send_back', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { ...staffMember, contract_status: 'suspended' },
        because: 'on item in this.author: set item.contract_status to "suspended"',
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
      await api.get('/analytics/roastprofile/drop_temperature_c/min', {
        status: [200],
        answer: { result: 43.25 },
        because: 'send_back was not called yet',
      });
      await api.post('/roastprofile/roastprofile-1/send_back', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: {
          drop_temperature_c: 49.25,
          author: 'staffmember-1',
          id: 'roastprofile-1',
          profile_name: 'vavavi',
          current_roast_level: 'light',
        },
        because: 'set this.drop_temperature_c to this.charge_temperature_c + 6',
      });
      await api.get('/analytics/roastprofile/drop_temperature_c/min', {
        status: [200],
        answer: { result: 49.25 },
        because: 'send_back changed drop_temperature_c',
      });
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
      await api.post('/roastprofile/roastprofile-1/send_back', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: {
          department: null,
          full_name: 'busi',
          id: 'staffmember-1',
          job_title: 'guroli',
          weekly_hours: 32.75,
          work_email: 'dorab',
        },
        because: 'on item in this.author: set item.department to null',
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
      await api.post('/roastprofile/roastprofile-1/send_back', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: {
          current_version_state: 'draft',
          charge_temperature_c: 43.25,
          drop_temperature_c: 49.25,
        },
        because: 'each effect sees what the ones before did',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { contract_status: 'suspended', department: null },
        because: 'every effect that concerns it is applied',
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
      await api.post('/roastprofile/roastprofile-1/send_back', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/roastprofile/roastprofile-2', {
        status: [200],
        answer: {
          ...roastProfile,
          author: 'staffmember-1',
          drop_temperature_c: 43.25,
          id: 'roastprofile-2',
          charge_temperature_c: 38,
        },
        because: 'send_back was called on roastprofile-1, which does not concern this object',
      });
      await api.get('/staffmember/staffmember-2', {
        status: [200],
        answer: { ...staffMember, id: 'staffmember-2', department: 'department-1' },
        because: 'send_back was called on roastprofile-1, which does not concern this object',
      });
    },
  );

  test(
    'send_back answers 404 for an id that no RoastProfile has',
    about('roastprofile.send_back.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('RoastProfile', roastProfile);
      await api.post('/roastprofile/roastprofile-unknown/send_back', {
        status: [404],
        because: 'no RoastProfile has the id roastprofile-unknown',
      });
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
      await api.post('/roastprofile/roastprofile-1/send_back', {
        status: [400, 409],
        because: 'send_back starts from tested or locked_in, and current_version_state is draft',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: {
          current_version_state: 'draft',
          charge_temperature_c: 38,
          drop_temperature_c: 43.25,
        },
        because: 'a refused action changes nothing',
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
      await api.post('/roastprofile/roastprofile-1/send_back', {
        status: [400, 409],
        because:
          'send_back starts from tested or locked_in, and current_version_state is superseded',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: {
          current_version_state: 'superseded',
          charge_temperature_c: 38,
          drop_temperature_c: 43.25,
        },
        because: 'a refused action changes nothing',
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
      await api.post('/roastprofile/roastprofile-1/send_back', {
        status: [400, 409],
        because: 'send_back starts from tested or locked_in, and current_version_state is null',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: {
          current_version_state: null,
          charge_temperature_c: 38,
          drop_temperature_c: 43.25,
        },
        because: 'a refused action changes nothing',
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
      await api.post('/roastprofile/roastprofile-1/send_back', {
        status: [400, 409],
        because:
          'the condition this.drop_temperature_c - this.charge_temperature_c > 5 is not satisfied',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: {
          current_version_state: 'tested',
          charge_temperature_c: 38,
          drop_temperature_c: 43,
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'send_back changes none of the objects that it refers to when it is refused',
    about('roastprofile.send_back.refused-changes-no-object', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('StaffMember', { ...staffMember, department: 'department-1' });
      await api.create('RoastProfile', {
        ...roastProfile,
        author: 'staffmember-1',
        drop_temperature_c: 43,
        charge_temperature_c: 38,
      });
      await api.post('/roastprofile/roastprofile-1/send_back', {
        status: [400, 409],
        because:
          'the condition this.drop_temperature_c - this.charge_temperature_c > 5 is not satisfied',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: department,
        because: 'a refused action changes nothing',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { ...staffMember, department: 'department-1' },
        because: 'a refused action changes nothing',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: {
          ...roastProfile,
          author: 'staffmember-1',
          drop_temperature_c: 43,
          charge_temperature_c: 38,
        },
        because: 'a refused action changes nothing',
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
      await api.post('/roastprofile/roastprofile-1/send_back', {
        status: [400, 409],
        because:
          'the condition this.drop_temperature_c - this.charge_temperature_c > 5 is not satisfied',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: {
          current_version_state: 'tested',
          charge_temperature_c: 38,
          drop_temperature_c: null,
        },
        because: 'a refused action changes nothing',
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
      await api.post('/roastprofile/roastprofile-1/send_back', {
        status: [400, 409],
        because:
          'the condition this.drop_temperature_c - this.charge_temperature_c > 5 is not satisfied',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: {
          current_version_state: 'tested',
          charge_temperature_c: null,
          drop_temperature_c: 43.25,
        },
        because: 'a refused action changes nothing',
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
      await api.post('/roastprofile/roastprofile-1/send_back', {
        status: [200],
        answer: {
          current_version_state: 'draft',
          charge_temperature_c: 43.25,
          drop_temperature_c: 49.25,
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/roastprofile/roastprofile-1', {
        status: [200],
        answer: {
          current_version_state: 'draft',
          charge_temperature_c: 43.25,
          drop_temperature_c: 49.25,
        },
        because: 'author is null, which is allowed',
      });
    },
  );
});
