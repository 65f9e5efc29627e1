import { about, test, without } from '../support/api.ts';

// A valid Teapot, as the tests send it.
const teapot = {
  joined_raw_initial: '2027-09-07 06:23:13',
  id: 'teapot-1',
  visibility_central: 'normal',
  views: 68,
};

// A valid Jacket, as the tests send it.
const jacket = {
  id: 'jacket-1',
  margin_verified: 78.75,
  sealed_off_third: false,
  serial: 'sigi tov',
  attempts_pending: 62,
};

test.describe('Jacket: create, read, update and delete', () => {
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
    'create answers the new Jacket, and read answers it again',
    about(
      'jacket.create.answers-the-object',
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
      await api.post('/jacket', {
        body: jacket,
        status: [200, 201],
        answer: { ...jacket, teapot_spare_pending: null },
        because: 'create answers the object that was sent',
      });
      await api.get('/jacket/jacket-1', {
        status: [200],
        answer: { ...jacket, teapot_spare_pending: null },
        because: 'read answers the object that was created',
      });
      await api.post('/jacket', {
        body: { ...jacket, id: 'jacket-2' },
        status: [200, 201],
        answer: { id: 'jacket-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Jacket',
    about(
      'jacket.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', jacket);
      await api.patch('/jacket/jacket-1', {
        body: {
          margin_verified: 50.75,
          sealed_off_third: true,
          serial: 'duvo rid',
          attempts_pending: 60,
        },
        status: [200],
        answer: {
          id: 'jacket-1',
          margin_verified: 50.75,
          sealed_off_third: true,
          serial: 'duvo rid',
          teapot_spare_pending: null,
          attempts_pending: 60,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/jacket/jacket-1', {
        status: [200],
        answer: {
          margin_verified: 50.75,
          sealed_off_third: true,
          serial: 'duvo rid',
          attempts_pending: 60,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('jacket.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Jacket', jacket);
      await api.patch('/jacket/jacket-1', {
        body: {
          id: 'jacket-1',
          margin_verified: 50.75,
          sealed_off_third: true,
          serial: 'duvo rid',
          attempts_pending: 60,
        },
        status: [200],
        answer: {
          id: 'jacket-1',
          margin_verified: 50.75,
          sealed_off_third: true,
          serial: 'duvo rid',
          attempts_pending: 60,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/jacket/jacket-1', {
        status: [200],
        answer: {
          id: 'jacket-1',
          margin_verified: 50.75,
          sealed_off_third: true,
          serial: 'duvo rid',
          attempts_pending: 60,
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for attempts_pending does not change margin_verified either',
    about(
      'jacket.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', jacket);
      await api.patch('/jacket/jacket-1', {
        body: { margin_verified: 50.75, attempts_pending: 'abc' },
        status: [400, 422],
        because: 'attempts_pending must be an integer',
      });
      await api.get('/jacket/jacket-1', {
        status: [200],
        answer: { ...jacket, teapot_spare_pending: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a Jacket: no read finds it and no list holds it',
    about(
      'jacket.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', jacket);
      await api.delete('/jacket/jacket-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/jacket/jacket-1', { status: [404], because: 'it was deleted' });
      await api.get('/jacket', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Jacket has',
    about('jacket.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Jacket', jacket);
      await api.get('/jacket/jacket-unknown', {
        status: [404],
        because: 'no Jacket has the id jacket-unknown',
      });
      await api.patch('/jacket/jacket-unknown', {
        body: {
          margin_verified: 50.75,
          sealed_off_third: true,
          serial: 'duvo rid',
          attempts_pending: 60,
        },
        status: [404],
        because: 'no Jacket has the id jacket-unknown',
      });
      await api.delete('/jacket/jacket-unknown', {
        status: [404],
        because: 'no Jacket has the id jacket-unknown',
      });
      await api.get('/jacket', {
        status: [200],
        answer: [{ id: 'jacket-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Jacket: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Jacket with all of its fields',
    about(
      'jacket.list.answers-all-objects',
      'endpoints.list',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', jacket);
      await api.create('Jacket', {
        ...jacket,
        id: 'jacket-2',
        margin_verified: 50.75,
        sealed_off_third: true,
        serial: 'duvo rid',
        attempts_pending: 60,
      });
      await api.create('Jacket', {
        ...jacket,
        id: 'jacket-3',
        margin_verified: 68.25,
        serial: 'dumu nis',
        attempts_pending: 91,
      });
      await api.get('/jacket', {
        status: [200],
        answer: [
          { ...jacket, teapot_spare_pending: null },
          {
            id: 'jacket-2',
            margin_verified: 50.75,
            sealed_off_third: true,
            serial: 'duvo rid',
            teapot_spare_pending: null,
            attempts_pending: 60,
          },
          {
            id: 'jacket-3',
            margin_verified: 68.25,
            sealed_off_third: false,
            serial: 'dumu nis',
            teapot_spare_pending: null,
            attempts_pending: 91,
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Jacket leaves another as it was',
    about(
      'jacket.update.leaves-other-objects',
      'endpoints.update',
      'endpoints.read',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', jacket);
      await api.create('Jacket', {
        ...jacket,
        id: 'jacket-2',
        margin_verified: 50.75,
        sealed_off_third: true,
        serial: 'duvo rid',
        attempts_pending: 60,
      });
      await api.patch('/jacket/jacket-2', {
        body: {
          id: 'jacket-2',
          margin_verified: 50.75,
          sealed_off_third: true,
          serial: 'duvo rid',
          attempts_pending: 60,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/jacket/jacket-1', {
        status: [200],
        answer: { ...jacket, teapot_spare_pending: null },
        because: 'another object was updated',
      });
      await api.get('/jacket/jacket-2', {
        status: [200],
        answer: {
          id: 'jacket-2',
          margin_verified: 50.75,
          sealed_off_third: true,
          serial: 'duvo rid',
          teapot_spare_pending: null,
          attempts_pending: 60,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Jacket leaves another as it was',
    about(
      'jacket.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', jacket);
      await api.create('Jacket', {
        ...jacket,
        id: 'jacket-2',
        margin_verified: 50.75,
        sealed_off_third: true,
        serial: 'duvo rid',
        attempts_pending: 60,
      });
      await api.delete('/jacket/jacket-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/jacket/jacket-2', {
        status: [200],
        answer: {
          id: 'jacket-2',
          margin_verified: 50.75,
          sealed_off_third: true,
          serial: 'duvo rid',
          teapot_spare_pending: null,
          attempts_pending: 60,
        },
        because: 'another object was deleted',
      });
      await api.get('/jacket', {
        status: [200],
        answer: [{ id: 'jacket-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Jacket',
    about('jacket.reset.removes-all', 'testing.reset', 'endpoints.list', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Jacket', jacket);
      await api.create('Jacket', {
        ...jacket,
        id: 'jacket-2',
        margin_verified: 50.75,
        sealed_off_third: true,
        serial: 'duvo rid',
        attempts_pending: 60,
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/jacket', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/jacket/jacket-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('Jacket: required fields and defaults', () => {
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
    'create refuses a Jacket without an id',
    about(
      'jacket.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/jacket', {
        body: without(jacket, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/jacket', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'margin_verified is 228.75 when a create leaves it out',
    about(
      'jacket.margin_verified.has-a-default',
      'create.default',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/jacket', {
        body: without(jacket, 'margin_verified'),
        status: [200, 201],
        answer: { margin_verified: 228.75 },
        because: 'the default of margin_verified is 228.75',
      });
      await api.get('/jacket/jacket-1', {
        status: [200],
        answer: { margin_verified: 228.75 },
        because: 'the default of margin_verified is 228.75',
      });
    },
  );

  test(
    'create accepts a Jacket without sealed_off_third, which is optional',
    about(
      'jacket.sealed_off_third.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/jacket', {
        body: without(jacket, 'sealed_off_third'),
        status: [200, 201],
        answer: { sealed_off_third: null },
        because: 'sealed_off_third is optional',
      });
      await api.get('/jacket/jacket-1', {
        status: [200],
        answer: { sealed_off_third: null },
        because: 'sealed_off_third is optional',
      });
    },
  );

  test(
    'create accepts a Jacket without serial, which is optional',
    about(
      'jacket.serial.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/jacket', {
        body: without(jacket, 'serial'),
        status: [200, 201],
        answer: { serial: null },
        because: 'serial is optional',
      });
      await api.get('/jacket/jacket-1', {
        status: [200],
        answer: { serial: null },
        because: 'serial is optional',
      });
    },
  );

  test(
    'create accepts a Jacket without attempts_pending, which is optional',
    about(
      'jacket.attempts_pending.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/jacket', {
        body: without(jacket, 'attempts_pending'),
        status: [200, 201],
        answer: { attempts_pending: null },
        because: 'attempts_pending is optional',
      });
      await api.get('/jacket/jacket-1', {
        status: [200],
        answer: { attempts_pending: null },
        because: 'attempts_pending is optional',
      });
    },
  );

  test(
    'update of margin_verified or attempts_pending alone leaves every other field as it is',
    about(
      'jacket.update.changes-nothing-else',
      'update.partial',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.create('Jacket', { ...jacket, teapot_spare_pending: 'teapot-1' });
      await api.patch('/jacket/jacket-1', {
        body: { margin_verified: 50.75 },
        status: [200],
        answer: { ...jacket, margin_verified: 50.75, teapot_spare_pending: 'teapot-1' },
        because: 'an update touches only what it carries',
      });
      await api.patch('/jacket/jacket-1', {
        body: { attempts_pending: 60 },
        status: [200],
        answer: {
          ...jacket,
          margin_verified: 50.75,
          teapot_spare_pending: 'teapot-1',
          attempts_pending: 60,
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/jacket/jacket-1', {
        status: [200],
        answer: {
          ...jacket,
          margin_verified: 50.75,
          teapot_spare_pending: 'teapot-1',
          attempts_pending: 60,
        },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Jacket: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'margin_verified may be null, which is not replaced by its default',
    about(
      'jacket.margin_verified.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/jacket', {
        body: { ...jacket, margin_verified: null },
        status: [200, 201],
        answer: { margin_verified: null },
        because: 'margin_verified is nullable and its default is for absence only',
      });
      await api.get('/jacket/jacket-1', {
        status: [200],
        answer: { margin_verified: null },
        because: 'margin_verified is nullable and its default is for absence only',
      });
      await api.create('Jacket', { ...jacket, id: 'jacket-2' });
      await api.patch('/jacket/jacket-2', {
        body: { margin_verified: null },
        status: [200],
        answer: { margin_verified: null },
        because: 'margin_verified is nullable and its default is for absence only',
      });
      await api.get('/jacket/jacket-2', {
        status: [200],
        answer: { margin_verified: null },
        because: 'margin_verified is nullable and its default is for absence only',
      });
    },
  );

  test(
    'sealed_off_third may be null',
    about(
      'jacket.sealed_off_third.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/jacket', {
        body: { ...jacket, sealed_off_third: null },
        status: [200, 201],
        answer: { sealed_off_third: null },
        because: 'sealed_off_third is nullable',
      });
      await api.get('/jacket/jacket-1', {
        status: [200],
        answer: { sealed_off_third: null },
        because: 'sealed_off_third is nullable',
      });
      await api.create('Jacket', { ...jacket, id: 'jacket-2' });
      await api.patch('/jacket/jacket-2', {
        body: { sealed_off_third: null },
        status: [200],
        answer: { sealed_off_third: null },
        because: 'sealed_off_third is nullable',
      });
      await api.get('/jacket/jacket-2', {
        status: [200],
        answer: { sealed_off_third: null },
        because: 'sealed_off_third is nullable',
      });
    },
  );

  test(
    'serial may be null',
    about(
      'jacket.serial.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/jacket', {
        body: { ...jacket, serial: null },
        status: [200, 201],
        answer: { serial: null },
        because: 'serial is nullable',
      });
      await api.get('/jacket/jacket-1', {
        status: [200],
        answer: { serial: null },
        because: 'serial is nullable',
      });
      await api.create('Jacket', { ...jacket, id: 'jacket-2' });
      await api.patch('/jacket/jacket-2', {
        body: { serial: null },
        status: [200],
        answer: { serial: null },
        because: 'serial is nullable',
      });
      await api.get('/jacket/jacket-2', {
        status: [200],
        answer: { serial: null },
        because: 'serial is nullable',
      });
    },
  );

  test(
    'attempts_pending may be null',
    about(
      'jacket.attempts_pending.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/jacket', {
        body: { ...jacket, attempts_pending: null },
        status: [200, 201],
        answer: { attempts_pending: null },
        because: 'attempts_pending is nullable',
      });
      await api.get('/jacket/jacket-1', {
        status: [200],
        answer: { attempts_pending: null },
        because: 'attempts_pending is nullable',
      });
      await api.create('Jacket', { ...jacket, id: 'jacket-2' });
      await api.patch('/jacket/jacket-2', {
        body: { attempts_pending: null },
        status: [200],
        answer: { attempts_pending: null },
        because: 'attempts_pending is nullable',
      });
      await api.get('/jacket/jacket-2', {
        status: [200],
        answer: { attempts_pending: null },
        because: 'attempts_pending is nullable',
      });
    },
  );
});

test.describe('Jacket: types and bounds', () => {
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
    'margin_verified may be the whole number 0',
    about(
      'jacket.margin_verified.accepts-whole-number',
      'values.float',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/jacket', {
        body: { ...jacket, margin_verified: 0 },
        status: [200, 201],
        answer: { margin_verified: 0 },
        because: '0 is a valid value of margin_verified',
      });
      await api.get('/jacket/jacket-1', {
        status: [200],
        answer: { margin_verified: 0 },
        because: '0 is a valid value of margin_verified',
      });
      await api.create('Jacket', { ...jacket, id: 'jacket-2' });
      await api.patch('/jacket/jacket-2', {
        body: { margin_verified: 0 },
        status: [200],
        answer: { margin_verified: 0 },
        because: '0 is a valid value of margin_verified',
      });
      await api.get('/jacket/jacket-2', {
        status: [200],
        answer: { margin_verified: 0 },
        because: '0 is a valid value of margin_verified',
      });
    },
  );

  test(
    'create and update refuse a margin_verified of a wrong type',
    about(
      'jacket.margin_verified.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/jacket', {
        body: { ...jacket, margin_verified: 'abc' },
        status: [400, 422],
        because: 'margin_verified must be a number',
      });
      await api.post('/jacket', {
        body: { ...jacket, margin_verified: { value: 'text' } },
        status: [400, 422],
        because: 'margin_verified must be a number',
      });
      await api.get('/jacket/jacket-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Jacket', jacket);
      await api.patch('/jacket/jacket-1', {
        body: { margin_verified: 'abc' },
        status: [400, 422],
        because: 'margin_verified must be a number',
      });
      await api.patch('/jacket/jacket-1', {
        body: { margin_verified: { value: 'text' } },
        status: [400, 422],
        because: 'margin_verified must be a number',
      });
      await api.get('/jacket/jacket-1', {
        status: [200],
        answer: { margin_verified: 78.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'margin_verified may be right at its minimum of 0',
    about(
      'jacket.margin_verified.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/jacket', {
        body: { ...jacket, margin_verified: 0 },
        status: [200, 201],
        answer: { margin_verified: 0 },
        because: 'the minimum of margin_verified is 0, inclusive',
      });
      await api.get('/jacket/jacket-1', {
        status: [200],
        answer: { margin_verified: 0 },
        because: 'the minimum of margin_verified is 0, inclusive',
      });
      await api.create('Jacket', { ...jacket, id: 'jacket-2' });
      await api.patch('/jacket/jacket-2', {
        body: { margin_verified: 0 },
        status: [200],
        answer: { margin_verified: 0 },
        because: 'the minimum of margin_verified is 0, inclusive',
      });
      await api.get('/jacket/jacket-2', {
        status: [200],
        answer: { margin_verified: 0 },
        because: 'the minimum of margin_verified is 0, inclusive',
      });
    },
  );

  test(
    'create and update refuse a margin_verified below its minimum of 0',
    about(
      'jacket.margin_verified.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/jacket', {
        body: { ...jacket, margin_verified: -0.25 },
        status: [400, 422],
        because: 'margin_verified must be at least 0',
      });
      await api.get('/jacket/jacket-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Jacket', jacket);
      await api.patch('/jacket/jacket-1', {
        body: { margin_verified: -0.25 },
        status: [400, 422],
        because: 'margin_verified must be at least 0',
      });
      await api.get('/jacket/jacket-1', {
        status: [200],
        answer: { margin_verified: 78.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'margin_verified may be right at its maximum of 250',
    about(
      'jacket.margin_verified.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/jacket', {
        body: { ...jacket, margin_verified: 250 },
        status: [200, 201],
        answer: { margin_verified: 250 },
        because: 'the maximum of margin_verified is 250, inclusive',
      });
      await api.get('/jacket/jacket-1', {
        status: [200],
        answer: { margin_verified: 250 },
        because: 'the maximum of margin_verified is 250, inclusive',
      });
      await api.create('Jacket', { ...jacket, id: 'jacket-2' });
      await api.patch('/jacket/jacket-2', {
        body: { margin_verified: 250 },
        status: [200],
        answer: { margin_verified: 250 },
        because: 'the maximum of margin_verified is 250, inclusive',
      });
      await api.get('/jacket/jacket-2', {
        status: [200],
        answer: { margin_verified: 250 },
        because: 'the maximum of margin_verified is 250, inclusive',
      });
    },
  );

  test(
    'create and update refuse a margin_verified above its maximum of 250',
    about(
      'jacket.margin_verified.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/jacket', {
        body: { ...jacket, margin_verified: 250.25 },
        status: [400, 422],
        because: 'margin_verified must be at most 250',
      });
      await api.get('/jacket/jacket-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Jacket', jacket);
      await api.patch('/jacket/jacket-1', {
        body: { margin_verified: 250.25 },
        status: [400, 422],
        because: 'margin_verified must be at most 250',
      });
      await api.get('/jacket/jacket-1', {
        status: [200],
        answer: { margin_verified: 78.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'sealed_off_third may be false',
    about('jacket.sealed_off_third.accepts-false', 'values.round-trip', 'changes.rename-entity'),
    async ({ api }) => {
      await api.post('/jacket', {
        body: jacket,
        status: [200, 201],
        answer: { sealed_off_third: false },
        because: 'false is a valid value of sealed_off_third',
      });
      await api.get('/jacket/jacket-1', {
        status: [200],
        answer: { sealed_off_third: false },
        because: 'false is a valid value of sealed_off_third',
      });
      await api.create('Jacket', { ...jacket, id: 'jacket-2', sealed_off_third: true });
      await api.patch('/jacket/jacket-2', {
        body: { sealed_off_third: false },
        status: [200],
        answer: { sealed_off_third: false },
        because: 'false is a valid value of sealed_off_third',
      });
      await api.get('/jacket/jacket-2', {
        status: [200],
        answer: { sealed_off_third: false },
        because: 'false is a valid value of sealed_off_third',
      });
    },
  );

  test(
    'create and update refuse a sealed_off_third of a wrong type',
    about(
      'jacket.sealed_off_third.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/jacket', {
        body: { ...jacket, sealed_off_third: 'abc' },
        status: [400, 422],
        because: 'sealed_off_third must be true or false',
      });
      await api.post('/jacket', {
        body: { ...jacket, sealed_off_third: { value: 'text' } },
        status: [400, 422],
        because: 'sealed_off_third must be true or false',
      });
      await api.get('/jacket/jacket-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Jacket', jacket);
      await api.patch('/jacket/jacket-1', {
        body: { sealed_off_third: 'abc' },
        status: [400, 422],
        because: 'sealed_off_third must be true or false',
      });
      await api.patch('/jacket/jacket-1', {
        body: { sealed_off_third: { value: 'text' } },
        status: [400, 422],
        because: 'sealed_off_third must be true or false',
      });
      await api.get('/jacket/jacket-1', {
        status: [200],
        answer: { sealed_off_third: false },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'serial keeps spaces, quotes, accents and symbols',
    about(
      'jacket.serial.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/jacket', {
        body: { ...jacket, serial: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { serial: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of serial',
      });
      await api.get('/jacket/jacket-1', {
        status: [200],
        answer: { serial: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of serial',
      });
      await api.create('Jacket', { ...jacket, id: 'jacket-2' });
      await api.patch('/jacket/jacket-2', {
        body: { serial: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { serial: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of serial',
      });
      await api.get('/jacket/jacket-2', {
        status: [200],
        answer: { serial: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of serial',
      });
    },
  );

  test(
    'create and update refuse a serial of a wrong type',
    about(
      'jacket.serial.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/jacket', {
        body: { ...jacket, serial: 421337 },
        status: [400, 422],
        because: 'serial must be a string',
      });
      await api.post('/jacket', {
        body: { ...jacket, serial: { value: 'text' } },
        status: [400, 422],
        because: 'serial must be a string',
      });
      await api.get('/jacket/jacket-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Jacket', jacket);
      await api.patch('/jacket/jacket-1', {
        body: { serial: 421337 },
        status: [400, 422],
        because: 'serial must be a string',
      });
      await api.patch('/jacket/jacket-1', {
        body: { serial: { value: 'text' } },
        status: [400, 422],
        because: 'serial must be a string',
      });
      await api.get('/jacket/jacket-1', {
        status: [200],
        answer: { serial: 'sigi tov' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'serial may be right at its minimum length of 8',
    about(
      'jacket.serial.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/jacket', {
        body: { ...jacket, serial: 'vusu lar' },
        status: [200, 201],
        answer: { serial: 'vusu lar' },
        because: 'the minimum length of serial is 8, inclusive',
      });
      await api.get('/jacket/jacket-1', {
        status: [200],
        answer: { serial: 'vusu lar' },
        because: 'the minimum length of serial is 8, inclusive',
      });
      await api.create('Jacket', { ...jacket, id: 'jacket-2' });
      await api.patch('/jacket/jacket-2', {
        body: { serial: 'vusu lar' },
        status: [200],
        answer: { serial: 'vusu lar' },
        because: 'the minimum length of serial is 8, inclusive',
      });
      await api.get('/jacket/jacket-2', {
        status: [200],
        answer: { serial: 'vusu lar' },
        because: 'the minimum length of serial is 8, inclusive',
      });
    },
  );

  test(
    'create and update refuse a serial below its minimum length of 8',
    about(
      'jacket.serial.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/jacket', {
        body: { ...jacket, serial: 'vulalua' },
        status: [400, 422],
        because: 'serial must have at least 8 characters',
      });
      await api.get('/jacket/jacket-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Jacket', jacket);
      await api.patch('/jacket/jacket-1', {
        body: { serial: 'vulalua' },
        status: [400, 422],
        because: 'serial must have at least 8 characters',
      });
      await api.get('/jacket/jacket-1', {
        status: [200],
        answer: { serial: 'sigi tov' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'serial has no maximum length',
    about(
      'jacket.serial.has-no-maximum-length',
      'values.string-length',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/jacket', {
        body: {
          ...jacket,
          serial:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200, 201],
        answer: {
          serial:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'serial has no maximum length',
      });
      await api.get('/jacket/jacket-1', {
        status: [200],
        answer: {
          serial:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'serial has no maximum length',
      });
      await api.create('Jacket', { ...jacket, id: 'jacket-2' });
      await api.patch('/jacket/jacket-2', {
        body: {
          serial:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200],
        answer: {
          serial:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'serial has no maximum length',
      });
      await api.get('/jacket/jacket-2', {
        status: [200],
        answer: {
          serial:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'serial has no maximum length',
      });
    },
  );

  test(
    'attempts_pending may be 0',
    about('jacket.attempts_pending.accepts-zero', 'values.round-trip', 'changes.rename-entity'),
    async ({ api }) => {
      await api.post('/jacket', {
        body: { ...jacket, attempts_pending: 0 },
        status: [200, 201],
        answer: { attempts_pending: 0 },
        because: '0 is a valid value of attempts_pending',
      });
      await api.get('/jacket/jacket-1', {
        status: [200],
        answer: { attempts_pending: 0 },
        because: '0 is a valid value of attempts_pending',
      });
      await api.create('Jacket', { ...jacket, id: 'jacket-2' });
      await api.patch('/jacket/jacket-2', {
        body: { attempts_pending: 0 },
        status: [200],
        answer: { attempts_pending: 0 },
        because: '0 is a valid value of attempts_pending',
      });
      await api.get('/jacket/jacket-2', {
        status: [200],
        answer: { attempts_pending: 0 },
        because: '0 is a valid value of attempts_pending',
      });
    },
  );

  test(
    'create and update refuse an attempts_pending of a wrong type',
    about(
      'jacket.attempts_pending.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/jacket', {
        body: { ...jacket, attempts_pending: 'abc' },
        status: [400, 422],
        because: 'attempts_pending must be an integer',
      });
      await api.post('/jacket', {
        body: { ...jacket, attempts_pending: { value: 'text' } },
        status: [400, 422],
        because: 'attempts_pending must be an integer',
      });
      await api.post('/jacket', {
        body: { ...jacket, attempts_pending: 61.5 },
        status: [400, 422],
        because: 'attempts_pending must be an integer',
      });
      await api.get('/jacket/jacket-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Jacket', jacket);
      await api.patch('/jacket/jacket-1', {
        body: { attempts_pending: 'abc' },
        status: [400, 422],
        because: 'attempts_pending must be an integer',
      });
      await api.patch('/jacket/jacket-1', {
        body: { attempts_pending: { value: 'text' } },
        status: [400, 422],
        because: 'attempts_pending must be an integer',
      });
      await api.patch('/jacket/jacket-1', {
        body: { attempts_pending: 61.5 },
        status: [400, 422],
        because: 'attempts_pending must be an integer',
      });
      await api.get('/jacket/jacket-1', {
        status: [200],
        answer: { attempts_pending: 62 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'attempts_pending may be right at its minimum of -100',
    about(
      'jacket.attempts_pending.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/jacket', {
        body: { ...jacket, attempts_pending: -100 },
        status: [200, 201],
        answer: { attempts_pending: -100 },
        because: 'the minimum of attempts_pending is -100, inclusive',
      });
      await api.get('/jacket/jacket-1', {
        status: [200],
        answer: { attempts_pending: -100 },
        because: 'the minimum of attempts_pending is -100, inclusive',
      });
      await api.create('Jacket', { ...jacket, id: 'jacket-2' });
      await api.patch('/jacket/jacket-2', {
        body: { attempts_pending: -100 },
        status: [200],
        answer: { attempts_pending: -100 },
        because: 'the minimum of attempts_pending is -100, inclusive',
      });
      await api.get('/jacket/jacket-2', {
        status: [200],
        answer: { attempts_pending: -100 },
        because: 'the minimum of attempts_pending is -100, inclusive',
      });
    },
  );

  test(
    'create and update refuse an attempts_pending below its minimum of -100',
    about(
      'jacket.attempts_pending.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/jacket', {
        body: { ...jacket, attempts_pending: -101 },
        status: [400, 422],
        because: 'attempts_pending must be at least -100',
      });
      await api.get('/jacket/jacket-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Jacket', jacket);
      await api.patch('/jacket/jacket-1', {
        body: { attempts_pending: -101 },
        status: [400, 422],
        because: 'attempts_pending must be at least -100',
      });
      await api.get('/jacket/jacket-1', {
        status: [200],
        answer: { attempts_pending: 62 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'attempts_pending may be right at its maximum of 2500',
    about(
      'jacket.attempts_pending.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/jacket', {
        body: { ...jacket, attempts_pending: 2500 },
        status: [200, 201],
        answer: { attempts_pending: 2500 },
        because: 'the maximum of attempts_pending is 2500, inclusive',
      });
      await api.get('/jacket/jacket-1', {
        status: [200],
        answer: { attempts_pending: 2500 },
        because: 'the maximum of attempts_pending is 2500, inclusive',
      });
      await api.create('Jacket', { ...jacket, id: 'jacket-2' });
      await api.patch('/jacket/jacket-2', {
        body: { attempts_pending: 2500 },
        status: [200],
        answer: { attempts_pending: 2500 },
        because: 'the maximum of attempts_pending is 2500, inclusive',
      });
      await api.get('/jacket/jacket-2', {
        status: [200],
        answer: { attempts_pending: 2500 },
        because: 'the maximum of attempts_pending is 2500, inclusive',
      });
    },
  );

  test(
    'create and update refuse an attempts_pending above its maximum of 2500',
    about(
      'jacket.attempts_pending.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/jacket', {
        body: { ...jacket, attempts_pending: 2501 },
        status: [400, 422],
        because: 'attempts_pending must be at most 2500',
      });
      await api.get('/jacket/jacket-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Jacket', jacket);
      await api.patch('/jacket/jacket-1', {
        body: { attempts_pending: 2501 },
        status: [400, 422],
        because: 'attempts_pending must be at most 2500',
      });
      await api.get('/jacket/jacket-1', {
        status: [200],
        answer: { attempts_pending: 62 },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Jacket: references', () => {
  // endpoints.independent: Each entity has a collection of its own: objects of different entities
  //   may have the same id.
  // references.by-id: A reference field holds the id of an object of the named entity, a
  //   reference list an array of such ids. Both are answered as ids, never as embedded objects.
  //   An update replaces the whole list.
  // references.exist: A reference to an object that does not exist, alone or in a list, is
  //   refused with 400 or 422.
  // references.null: A reference may be `null`. A reference list may not (400 or 422); left out
  //   of a create, it is `[]`.
  // references.deleted: When an object is deleted, every reference to it becomes `null` and every
  //   reference list loses its id. The objects that referred to it live on.

  test(
    'teapot_spare_pending refers to an existing Teapot and is answered as its id',
    about(
      'jacket.teapot_spare_pending.accepts-existing-object',
      'references.by-id',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api.post('/jacket', {
        body: { ...jacket, teapot_spare_pending: 'teapot-1' },
        status: [200, 201],
        answer: { teapot_spare_pending: 'teapot-1' },
        because: 'teapot_spare_pending was sent as teapot-1',
      });
      await api.get('/jacket/jacket-1', {
        status: [200],
        answer: { teapot_spare_pending: 'teapot-1' },
        because: 'teapot_spare_pending was sent as teapot-1',
      });
      await api.patch('/jacket/jacket-1', {
        body: { teapot_spare_pending: 'teapot-2' },
        status: [200],
        answer: { teapot_spare_pending: 'teapot-2' },
        because: 'teapot_spare_pending was changed to teapot-2',
      });
      await api.get('/jacket/jacket-1', {
        status: [200],
        answer: { teapot_spare_pending: 'teapot-2' },
        because: 'teapot_spare_pending was changed to teapot-2',
      });
      await api.get('/jacket', {
        status: [200],
        answer: [{ id: 'jacket-1', teapot_spare_pending: 'teapot-2' }],
        because: 'lists answer references as ids too',
      });
    },
  );

  test(
    'create and update refuse a teapot_spare_pending that no Teapot has as its id',
    about(
      'jacket.teapot_spare_pending.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/jacket', {
        body: { ...jacket, teapot_spare_pending: 'teapot-unknown' },
        status: [400, 422],
        because: 'teapot_spare_pending must be the id of an existing Teapot',
      });
      await api.get('/jacket/jacket-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Teapot', teapot);
      await api.create('Jacket', { ...jacket, teapot_spare_pending: 'teapot-1' });
      await api.patch('/jacket/jacket-1', {
        body: { teapot_spare_pending: 'teapot-unknown' },
        status: [400, 422],
        because: 'teapot_spare_pending must be the id of an existing Teapot',
      });
      await api.get('/jacket/jacket-1', {
        status: [200],
        answer: { teapot_spare_pending: 'teapot-1' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no id for teapot_spare_pending',
    about(
      'jacket.teapot_spare_pending.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/jacket', {
        body: { ...jacket, teapot_spare_pending: 421337 },
        status: [400, 422],
        because: 'teapot_spare_pending must be the id of a Teapot',
      });
      await api.post('/jacket', {
        body: { ...jacket, teapot_spare_pending: { value: 'text' } },
        status: [400, 422],
        because: 'teapot_spare_pending must be the id of a Teapot',
      });
      await api.get('/jacket/jacket-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Jacket', jacket);
      await api.patch('/jacket/jacket-1', {
        body: { teapot_spare_pending: 421337 },
        status: [400, 422],
        because: 'teapot_spare_pending must be the id of a Teapot',
      });
      await api.patch('/jacket/jacket-1', {
        body: { teapot_spare_pending: { value: 'text' } },
        status: [400, 422],
        because: 'teapot_spare_pending must be the id of a Teapot',
      });
      await api.get('/jacket/jacket-1', {
        status: [200],
        answer: { teapot_spare_pending: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'teapot_spare_pending may be null or left out',
    about(
      'jacket.teapot_spare_pending.accepts-null',
      'references.null',
      'create.optional',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.post('/jacket', {
        body: { ...jacket, teapot_spare_pending: null },
        status: [200, 201],
        answer: { teapot_spare_pending: null },
        because: 'a reference may be null',
      });
      await api.patch('/jacket/jacket-1', {
        body: { teapot_spare_pending: 'teapot-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/jacket/jacket-1', {
        body: { teapot_spare_pending: null },
        status: [200],
        answer: { teapot_spare_pending: null },
        because: 'a reference may be null',
      });
      await api.get('/jacket/jacket-1', {
        status: [200],
        answer: { teapot_spare_pending: null },
        because: 'a reference may be null',
      });
      await api.post('/jacket', {
        body: { ...jacket, id: 'jacket-2' },
        status: [200, 201],
        answer: { teapot_spare_pending: null },
        because: 'teapot_spare_pending is optional',
      });
    },
  );

  test(
    'deleting a Teapot clears every teapot_spare_pending that refers to it',
    about(
      'jacket.teapot_spare_pending.is-cleared-by-delete',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.create('Jacket', { ...jacket, teapot_spare_pending: 'teapot-1' });
      await api.create('Jacket', { ...jacket, id: 'jacket-2', teapot_spare_pending: 'teapot-1' });
      await api.delete('/teapot/teapot-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/jacket/jacket-1', {
        status: [200],
        answer: { id: 'jacket-1', teapot_spare_pending: null },
        because: 'teapot-1 was deleted',
      });
      await api.get('/jacket/jacket-2', {
        status: [200],
        answer: { id: 'jacket-2', teapot_spare_pending: null },
        because: 'teapot-1 was deleted',
      });
    },
  );

  test(
    'deleting a Teapot keeps a teapot_spare_pending that refers to another',
    about(
      'jacket.teapot_spare_pending.survives-delete-of-another',
      'references.deleted',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api.create('Jacket', { ...jacket, teapot_spare_pending: 'teapot-2' });
      await api.delete('/teapot/teapot-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/jacket/jacket-1', {
        status: [200],
        answer: { teapot_spare_pending: 'teapot-2' },
        because: 'another Teapot was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Jacket in teapot_spare_pending, which refers to Teapot',
    about(
      'jacket.teapot_spare_pending.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', jacket);
      await api.post('/jacket', {
        body: { ...jacket, id: 'jacket-2', teapot_spare_pending: 'jacket-1' },
        status: [400, 422],
        because: 'teapot_spare_pending must be the id of an existing Teapot',
      });
      await api.create('Jacket', { ...jacket, id: 'jacket-2' });
      await api.patch('/jacket/jacket-2', {
        body: { teapot_spare_pending: 'jacket-1' },
        status: [400, 422],
        because: 'teapot_spare_pending must be the id of an existing Teapot',
      });
      await api.get('/jacket/jacket-2', {
        status: [200],
        answer: { teapot_spare_pending: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Jacket with the id of a Teapot leaves teapot_spare_pending alone',
    about(
      'jacket.teapot_spare_pending.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.create('Jacket', { ...jacket, teapot_spare_pending: 'teapot-1' });
      await api.create('Jacket', { ...jacket, id: 'teapot-1' });
      await api.delete('/jacket/teapot-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/jacket/jacket-1', {
        status: [200],
        answer: { teapot_spare_pending: 'teapot-1' },
        because: 'no Teapot was deleted',
      });
    },
  );

  test(
    'update that is refused for teapot_spare_pending does not change margin_verified either',
    about(
      'jacket.teapot_spare_pending.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', jacket);
      await api.patch('/jacket/jacket-1', {
        body: { margin_verified: 50.75, teapot_spare_pending: 'teapot-unknown' },
        status: [400, 422],
        because: 'teapot_spare_pending must be the id of an existing Teapot',
      });
      await api.get('/jacket/jacket-1', {
        status: [200],
        answer: { ...jacket, teapot_spare_pending: null },
        because: 'a refused update changes nothing',
      });
    },
  );
});
