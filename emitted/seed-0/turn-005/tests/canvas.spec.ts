import { about, test, without } from '../support/api.ts';

// A valid Canvas, as the tests send it.
const canvas = {
  active_central: false,
  condition_old: 'good',
  id: 'canvas-1',
  nickname_remote: 'dataso',
  voltage_previous: 23.75,
};

test.describe('Canvas: create, read, update and delete', () => {
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
    'create answers the new Canvas, and read answers it again',
    about(
      'canvas.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/canvas', {
        body: canvas,
        status: [200, 201],
        answer: canvas,
        because: 'create answers the object that was sent',
      });
      await api.get('/canvas/canvas-1', {
        status: [200],
        answer: canvas,
        because: 'read answers the object that was created',
      });
      await api.post('/canvas', {
        body: { ...canvas, id: 'canvas-2' },
        status: [200, 201],
        answer: { id: 'canvas-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Canvas',
    about(
      'canvas.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Canvas', canvas);
      await api.patch('/canvas/canvas-1', {
        body: {
          active_central: true,
          condition_old: 'worn',
          nickname_remote: 'tovilo',
          voltage_previous: 95.25,
        },
        status: [200],
        answer: {
          active_central: true,
          condition_old: 'worn',
          id: 'canvas-1',
          nickname_remote: 'tovilo',
          voltage_previous: 95.25,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/canvas/canvas-1', {
        status: [200],
        answer: {
          active_central: true,
          condition_old: 'worn',
          nickname_remote: 'tovilo',
          voltage_previous: 95.25,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('canvas.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Canvas', canvas);
      await api.patch('/canvas/canvas-1', {
        body: {
          id: 'canvas-1',
          active_central: true,
          condition_old: 'worn',
          nickname_remote: 'tovilo',
          voltage_previous: 95.25,
        },
        status: [200],
        answer: {
          id: 'canvas-1',
          active_central: true,
          condition_old: 'worn',
          nickname_remote: 'tovilo',
          voltage_previous: 95.25,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/canvas/canvas-1', {
        status: [200],
        answer: {
          id: 'canvas-1',
          active_central: true,
          condition_old: 'worn',
          nickname_remote: 'tovilo',
          voltage_previous: 95.25,
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for voltage_previous does not change active_central either',
    about(
      'canvas.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Canvas', canvas);
      await api.patch('/canvas/canvas-1', {
        body: { active_central: true, voltage_previous: 'abc' },
        status: [400, 422],
        because: 'voltage_previous must be a number',
      });
      await api.get('/canvas/canvas-1', {
        status: [200],
        answer: canvas,
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a Canvas: no read finds it and no list holds it',
    about(
      'canvas.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Canvas', canvas);
      await api.delete('/canvas/canvas-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/canvas/canvas-1', { status: [404], because: 'it was deleted' });
      await api.get('/canvas', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Canvas has',
    about('canvas.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Canvas', canvas);
      await api.get('/canvas/canvas-unknown', {
        status: [404],
        because: 'no Canvas has the id canvas-unknown',
      });
      await api.patch('/canvas/canvas-unknown', {
        body: {
          active_central: true,
          condition_old: 'worn',
          nickname_remote: 'tovilo',
          voltage_previous: 95.25,
        },
        status: [404],
        because: 'no Canvas has the id canvas-unknown',
      });
      await api.delete('/canvas/canvas-unknown', {
        status: [404],
        because: 'no Canvas has the id canvas-unknown',
      });
      await api.get('/canvas', {
        status: [200],
        answer: [{ id: 'canvas-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Canvas: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Canvas with all of its fields',
    about('canvas.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Canvas', canvas);
      await api.create('Canvas', {
        ...canvas,
        id: 'canvas-2',
        active_central: true,
        condition_old: 'worn',
        nickname_remote: 'tovilo',
        voltage_previous: 95.25,
      });
      await api.create('Canvas', {
        ...canvas,
        id: 'canvas-3',
        condition_old: 'pristine',
        nickname_remote: 'lomidu',
        voltage_previous: 22.5,
      });
      await api.get('/canvas', {
        status: [200],
        answer: [
          canvas,
          {
            active_central: true,
            condition_old: 'worn',
            id: 'canvas-2',
            nickname_remote: 'tovilo',
            voltage_previous: 95.25,
          },
          {
            active_central: false,
            condition_old: 'pristine',
            id: 'canvas-3',
            nickname_remote: 'lomidu',
            voltage_previous: 22.5,
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Canvas leaves another as it was',
    about('canvas.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Canvas', canvas);
      await api.create('Canvas', {
        ...canvas,
        id: 'canvas-2',
        active_central: true,
        condition_old: 'worn',
        nickname_remote: 'tovilo',
        voltage_previous: 95.25,
      });
      await api.patch('/canvas/canvas-2', {
        body: {
          id: 'canvas-2',
          active_central: true,
          condition_old: 'worn',
          nickname_remote: 'tovilo',
          voltage_previous: 95.25,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/canvas/canvas-1', {
        status: [200],
        answer: canvas,
        because: 'another object was updated',
      });
      await api.get('/canvas/canvas-2', {
        status: [200],
        answer: {
          active_central: true,
          condition_old: 'worn',
          id: 'canvas-2',
          nickname_remote: 'tovilo',
          voltage_previous: 95.25,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Canvas leaves another as it was',
    about(
      'canvas.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Canvas', canvas);
      await api.create('Canvas', {
        ...canvas,
        id: 'canvas-2',
        active_central: true,
        condition_old: 'worn',
        nickname_remote: 'tovilo',
        voltage_previous: 95.25,
      });
      await api.delete('/canvas/canvas-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/canvas/canvas-2', {
        status: [200],
        answer: {
          active_central: true,
          condition_old: 'worn',
          id: 'canvas-2',
          nickname_remote: 'tovilo',
          voltage_previous: 95.25,
        },
        because: 'another object was deleted',
      });
      await api.get('/canvas', {
        status: [200],
        answer: [{ id: 'canvas-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Canvas',
    about('canvas.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Canvas', canvas);
      await api.create('Canvas', {
        ...canvas,
        id: 'canvas-2',
        active_central: true,
        condition_old: 'worn',
        nickname_remote: 'tovilo',
        voltage_previous: 95.25,
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/canvas', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/canvas/canvas-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('Canvas: required fields and defaults', () => {
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
    'create refuses a Canvas without active_central, which is required',
    about(
      'canvas.active_central.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/canvas', {
        body: without(canvas, 'active_central'),
        status: [400, 422],
        because: 'active_central is required and has no default',
      });
      await api.get('/canvas/canvas-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'condition_old is "pristine" when a create leaves it out',
    about('canvas.condition_old.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/canvas', {
        body: without(canvas, 'condition_old'),
        status: [200, 201],
        answer: { condition_old: 'pristine' },
        because: 'the default of condition_old is "pristine"',
      });
      await api.get('/canvas/canvas-1', {
        status: [200],
        answer: { condition_old: 'pristine' },
        because: 'the default of condition_old is "pristine"',
      });
    },
  );

  test(
    'create refuses a Canvas without an id',
    about(
      'canvas.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/canvas', {
        body: without(canvas, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/canvas', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create accepts a Canvas without nickname_remote, which is optional',
    about('canvas.nickname_remote.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/canvas', {
        body: without(canvas, 'nickname_remote'),
        status: [200, 201],
        answer: { nickname_remote: null },
        because: 'nickname_remote is optional',
      });
      await api.get('/canvas/canvas-1', {
        status: [200],
        answer: { nickname_remote: null },
        because: 'nickname_remote is optional',
      });
    },
  );

  test(
    'create refuses a Canvas without voltage_previous, which is required',
    about(
      'canvas.voltage_previous.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/canvas', {
        body: without(canvas, 'voltage_previous'),
        status: [400, 422],
        because: 'voltage_previous is required and has no default',
      });
      await api.get('/canvas/canvas-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'update of active_central or voltage_previous alone leaves every other field as it is',
    about('canvas.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Canvas', { ...canvas, condition_old: null });
      await api.patch('/canvas/canvas-1', {
        body: { active_central: true },
        status: [200],
        answer: { ...canvas, active_central: true, condition_old: null },
        because: 'an update touches only what it carries',
      });
      await api.patch('/canvas/canvas-1', {
        body: { voltage_previous: 95.25 },
        status: [200],
        answer: {
          active_central: true,
          condition_old: null,
          id: 'canvas-1',
          nickname_remote: 'dataso',
          voltage_previous: 95.25,
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/canvas/canvas-1', {
        status: [200],
        answer: {
          active_central: true,
          condition_old: null,
          id: 'canvas-1',
          nickname_remote: 'dataso',
          voltage_previous: 95.25,
        },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Canvas: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'create and update refuse null for active_central',
    about(
      'canvas.active_central.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/canvas', {
        body: { ...canvas, active_central: null },
        status: [400, 422],
        because: 'active_central must not be null',
      });
      await api.get('/canvas/canvas-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Canvas', canvas);
      await api.patch('/canvas/canvas-1', {
        body: { active_central: null },
        status: [400, 422],
        because: 'active_central must not be null',
      });
      await api.get('/canvas/canvas-1', {
        status: [200],
        answer: { active_central: false },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'condition_old may be null, which is not replaced by its default',
    about(
      'canvas.condition_old.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/canvas', {
        body: { ...canvas, condition_old: null },
        status: [200, 201],
        answer: { condition_old: null },
        because: 'condition_old is nullable and its default is for absence only',
      });
      await api.get('/canvas/canvas-1', {
        status: [200],
        answer: { condition_old: null },
        because: 'condition_old is nullable and its default is for absence only',
      });
      await api.create('Canvas', { ...canvas, id: 'canvas-2' });
      await api.patch('/canvas/canvas-2', {
        body: { condition_old: null },
        status: [200],
        answer: { condition_old: null },
        because: 'condition_old is nullable and its default is for absence only',
      });
      await api.get('/canvas/canvas-2', {
        status: [200],
        answer: { condition_old: null },
        because: 'condition_old is nullable and its default is for absence only',
      });
    },
  );

  test(
    'create and update refuse null for nickname_remote',
    about(
      'canvas.nickname_remote.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/canvas', {
        body: { ...canvas, nickname_remote: null },
        status: [400, 422],
        because: 'nickname_remote must not be null',
      });
      await api.get('/canvas/canvas-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Canvas', canvas);
      await api.patch('/canvas/canvas-1', {
        body: { nickname_remote: null },
        status: [400, 422],
        because: 'nickname_remote must not be null',
      });
      await api.get('/canvas/canvas-1', {
        status: [200],
        answer: { nickname_remote: 'dataso' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for voltage_previous',
    about(
      'canvas.voltage_previous.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/canvas', {
        body: { ...canvas, voltage_previous: null },
        status: [400, 422],
        because: 'voltage_previous must not be null',
      });
      await api.get('/canvas/canvas-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Canvas', canvas);
      await api.patch('/canvas/canvas-1', {
        body: { voltage_previous: null },
        status: [400, 422],
        because: 'voltage_previous must not be null',
      });
      await api.get('/canvas/canvas-1', {
        status: [200],
        answer: { voltage_previous: 23.75 },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Canvas: types and bounds', () => {
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
    'active_central may be false',
    about('canvas.active_central.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/canvas', {
        body: canvas,
        status: [200, 201],
        answer: { active_central: false },
        because: 'false is a valid value of active_central',
      });
      await api.get('/canvas/canvas-1', {
        status: [200],
        answer: { active_central: false },
        because: 'false is a valid value of active_central',
      });
      await api.create('Canvas', { ...canvas, id: 'canvas-2', active_central: true });
      await api.patch('/canvas/canvas-2', {
        body: { active_central: false },
        status: [200],
        answer: { active_central: false },
        because: 'false is a valid value of active_central',
      });
      await api.get('/canvas/canvas-2', {
        status: [200],
        answer: { active_central: false },
        because: 'false is a valid value of active_central',
      });
    },
  );

  test(
    'create and update refuse an active_central of a wrong type',
    about(
      'canvas.active_central.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/canvas', {
        body: { ...canvas, active_central: 'abc' },
        status: [400, 422],
        because: 'active_central must be true or false',
      });
      await api.post('/canvas', {
        body: { ...canvas, active_central: { value: 'text' } },
        status: [400, 422],
        because: 'active_central must be true or false',
      });
      await api.get('/canvas/canvas-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Canvas', canvas);
      await api.patch('/canvas/canvas-1', {
        body: { active_central: 'abc' },
        status: [400, 422],
        because: 'active_central must be true or false',
      });
      await api.patch('/canvas/canvas-1', {
        body: { active_central: { value: 'text' } },
        status: [400, 422],
        because: 'active_central must be true or false',
      });
      await api.get('/canvas/canvas-1', {
        status: [200],
        answer: { active_central: false },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a condition_old of a wrong type',
    about(
      'canvas.condition_old.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/canvas', {
        body: { ...canvas, condition_old: 421337 },
        status: [400, 422],
        because: 'condition_old must be one of worn, good, pristine',
      });
      await api.post('/canvas', {
        body: { ...canvas, condition_old: { value: 'text' } },
        status: [400, 422],
        because: 'condition_old must be one of worn, good, pristine',
      });
      await api.get('/canvas/canvas-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Canvas', canvas);
      await api.patch('/canvas/canvas-1', {
        body: { condition_old: 421337 },
        status: [400, 422],
        because: 'condition_old must be one of worn, good, pristine',
      });
      await api.patch('/canvas/canvas-1', {
        body: { condition_old: { value: 'text' } },
        status: [400, 422],
        because: 'condition_old must be one of worn, good, pristine',
      });
      await api.get('/canvas/canvas-1', {
        status: [200],
        answer: { condition_old: 'good' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'nickname_remote keeps spaces, quotes, accents and symbols',
    about(
      'canvas.nickname_remote.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/canvas', {
        body: { ...canvas, nickname_remote: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { nickname_remote: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of nickname_remote',
      });
      await api.get('/canvas/canvas-1', {
        status: [200],
        answer: { nickname_remote: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of nickname_remote',
      });
      await api.create('Canvas', { ...canvas, id: 'canvas-2' });
      await api.patch('/canvas/canvas-2', {
        body: { nickname_remote: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { nickname_remote: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of nickname_remote',
      });
      await api.get('/canvas/canvas-2', {
        status: [200],
        answer: { nickname_remote: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of nickname_remote',
      });
    },
  );

  test(
    'create and update refuse a nickname_remote of a wrong type',
    about(
      'canvas.nickname_remote.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/canvas', {
        body: { ...canvas, nickname_remote: 421337 },
        status: [400, 422],
        because: 'nickname_remote must be a string',
      });
      await api.post('/canvas', {
        body: { ...canvas, nickname_remote: { value: 'text' } },
        status: [400, 422],
        because: 'nickname_remote must be a string',
      });
      await api.get('/canvas/canvas-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Canvas', canvas);
      await api.patch('/canvas/canvas-1', {
        body: { nickname_remote: 421337 },
        status: [400, 422],
        because: 'nickname_remote must be a string',
      });
      await api.patch('/canvas/canvas-1', {
        body: { nickname_remote: { value: 'text' } },
        status: [400, 422],
        because: 'nickname_remote must be a string',
      });
      await api.get('/canvas/canvas-1', {
        status: [200],
        answer: { nickname_remote: 'dataso' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'nickname_remote may be right at its minimum length of 6',
    about(
      'canvas.nickname_remote.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/canvas', {
        body: { ...canvas, nickname_remote: 'boriso' },
        status: [200, 201],
        answer: { nickname_remote: 'boriso' },
        because: 'the minimum length of nickname_remote is 6, inclusive',
      });
      await api.get('/canvas/canvas-1', {
        status: [200],
        answer: { nickname_remote: 'boriso' },
        because: 'the minimum length of nickname_remote is 6, inclusive',
      });
      await api.create('Canvas', { ...canvas, id: 'canvas-2' });
      await api.patch('/canvas/canvas-2', {
        body: { nickname_remote: 'boriso' },
        status: [200],
        answer: { nickname_remote: 'boriso' },
        because: 'the minimum length of nickname_remote is 6, inclusive',
      });
      await api.get('/canvas/canvas-2', {
        status: [200],
        answer: { nickname_remote: 'boriso' },
        because: 'the minimum length of nickname_remote is 6, inclusive',
      });
    },
  );

  test(
    'create and update refuse a nickname_remote below its minimum length of 6',
    about(
      'canvas.nickname_remote.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/canvas', {
        body: { ...canvas, nickname_remote: 'labua' },
        status: [400, 422],
        because: 'nickname_remote must have at least 6 characters',
      });
      await api.get('/canvas/canvas-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Canvas', canvas);
      await api.patch('/canvas/canvas-1', {
        body: { nickname_remote: 'labua' },
        status: [400, 422],
        because: 'nickname_remote must have at least 6 characters',
      });
      await api.get('/canvas/canvas-1', {
        status: [200],
        answer: { nickname_remote: 'dataso' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'nickname_remote has no maximum length',
    about(
      'canvas.nickname_remote.has-no-maximum-length',
      'values.string-length',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/canvas', {
        body: {
          ...canvas,
          nickname_remote:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200, 201],
        answer: {
          nickname_remote:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'nickname_remote has no maximum length',
      });
      await api.get('/canvas/canvas-1', {
        status: [200],
        answer: {
          nickname_remote:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'nickname_remote has no maximum length',
      });
      await api.create('Canvas', { ...canvas, id: 'canvas-2' });
      await api.patch('/canvas/canvas-2', {
        body: {
          nickname_remote:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200],
        answer: {
          nickname_remote:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'nickname_remote has no maximum length',
      });
      await api.get('/canvas/canvas-2', {
        status: [200],
        answer: {
          nickname_remote:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'nickname_remote has no maximum length',
      });
    },
  );

  test(
    'voltage_previous may be the whole number 5',
    about('canvas.voltage_previous.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/canvas', {
        body: { ...canvas, voltage_previous: 5 },
        status: [200, 201],
        answer: { voltage_previous: 5 },
        because: '5 is a valid value of voltage_previous',
      });
      await api.get('/canvas/canvas-1', {
        status: [200],
        answer: { voltage_previous: 5 },
        because: '5 is a valid value of voltage_previous',
      });
      await api.create('Canvas', { ...canvas, id: 'canvas-2' });
      await api.patch('/canvas/canvas-2', {
        body: { voltage_previous: 5 },
        status: [200],
        answer: { voltage_previous: 5 },
        because: '5 is a valid value of voltage_previous',
      });
      await api.get('/canvas/canvas-2', {
        status: [200],
        answer: { voltage_previous: 5 },
        because: '5 is a valid value of voltage_previous',
      });
    },
  );

  test(
    'create and update refuse a voltage_previous of a wrong type',
    about(
      'canvas.voltage_previous.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/canvas', {
        body: { ...canvas, voltage_previous: 'abc' },
        status: [400, 422],
        because: 'voltage_previous must be a number',
      });
      await api.post('/canvas', {
        body: { ...canvas, voltage_previous: { value: 'text' } },
        status: [400, 422],
        because: 'voltage_previous must be a number',
      });
      await api.get('/canvas/canvas-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Canvas', canvas);
      await api.patch('/canvas/canvas-1', {
        body: { voltage_previous: 'abc' },
        status: [400, 422],
        because: 'voltage_previous must be a number',
      });
      await api.patch('/canvas/canvas-1', {
        body: { voltage_previous: { value: 'text' } },
        status: [400, 422],
        because: 'voltage_previous must be a number',
      });
      await api.get('/canvas/canvas-1', {
        status: [200],
        answer: { voltage_previous: 23.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'voltage_previous may be right at its minimum of 5',
    about(
      'canvas.voltage_previous.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/canvas', {
        body: { ...canvas, voltage_previous: 5 },
        status: [200, 201],
        answer: { voltage_previous: 5 },
        because: 'the minimum of voltage_previous is 5, inclusive',
      });
      await api.get('/canvas/canvas-1', {
        status: [200],
        answer: { voltage_previous: 5 },
        because: 'the minimum of voltage_previous is 5, inclusive',
      });
      await api.create('Canvas', { ...canvas, id: 'canvas-2' });
      await api.patch('/canvas/canvas-2', {
        body: { voltage_previous: 5 },
        status: [200],
        answer: { voltage_previous: 5 },
        because: 'the minimum of voltage_previous is 5, inclusive',
      });
      await api.get('/canvas/canvas-2', {
        status: [200],
        answer: { voltage_previous: 5 },
        because: 'the minimum of voltage_previous is 5, inclusive',
      });
    },
  );

  test(
    'create and update refuse a voltage_previous below its minimum of 5',
    about(
      'canvas.voltage_previous.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/canvas', {
        body: { ...canvas, voltage_previous: 4.75 },
        status: [400, 422],
        because: 'voltage_previous must be at least 5',
      });
      await api.get('/canvas/canvas-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Canvas', canvas);
      await api.patch('/canvas/canvas-1', {
        body: { voltage_previous: 4.75 },
        status: [400, 422],
        because: 'voltage_previous must be at least 5',
      });
      await api.get('/canvas/canvas-1', {
        status: [200],
        answer: { voltage_previous: 23.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'voltage_previous may be right at its maximum of 5000',
    about(
      'canvas.voltage_previous.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/canvas', {
        body: { ...canvas, voltage_previous: 5000 },
        status: [200, 201],
        answer: { voltage_previous: 5000 },
        because: 'the maximum of voltage_previous is 5000, inclusive',
      });
      await api.get('/canvas/canvas-1', {
        status: [200],
        answer: { voltage_previous: 5000 },
        because: 'the maximum of voltage_previous is 5000, inclusive',
      });
      await api.create('Canvas', { ...canvas, id: 'canvas-2' });
      await api.patch('/canvas/canvas-2', {
        body: { voltage_previous: 5000 },
        status: [200],
        answer: { voltage_previous: 5000 },
        because: 'the maximum of voltage_previous is 5000, inclusive',
      });
      await api.get('/canvas/canvas-2', {
        status: [200],
        answer: { voltage_previous: 5000 },
        because: 'the maximum of voltage_previous is 5000, inclusive',
      });
    },
  );

  test(
    'create and update refuse a voltage_previous above its maximum of 5000',
    about(
      'canvas.voltage_previous.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/canvas', {
        body: { ...canvas, voltage_previous: 5000.25 },
        status: [400, 422],
        because: 'voltage_previous must be at most 5000',
      });
      await api.get('/canvas/canvas-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Canvas', canvas);
      await api.patch('/canvas/canvas-1', {
        body: { voltage_previous: 5000.25 },
        status: [400, 422],
        because: 'voltage_previous must be at most 5000',
      });
      await api.get('/canvas/canvas-1', {
        status: [200],
        answer: { voltage_previous: 23.75 },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Canvas: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'condition_old may be worn, good, pristine',
    about(
      'canvas.condition_old.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/canvas', {
        body: { ...canvas, condition_old: 'worn' },
        status: [200, 201],
        answer: { condition_old: 'worn' },
        because: 'the value is one of CanvasConditionOld',
      });
      await api.patch('/canvas/canvas-1', {
        body: { condition_old: 'good' },
        status: [200],
        answer: { condition_old: 'good' },
        because: 'the value is one of CanvasConditionOld',
      });
      await api.patch('/canvas/canvas-1', {
        body: { condition_old: 'pristine' },
        status: [200],
        answer: { condition_old: 'pristine' },
        because: 'the value is one of CanvasConditionOld',
      });
      await api.get('/canvas/canvas-1', {
        status: [200],
        answer: { condition_old: 'pristine' },
        because: 'the value is one of CanvasConditionOld',
      });
    },
  );

  test(
    'create and update refuse the condition_old unheard_of, which CanvasConditionOld does not have',
    about(
      'canvas.condition_old.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/canvas', {
        body: { ...canvas, condition_old: 'unheard_of' },
        status: [400, 422],
        because: 'condition_old must be one of worn, good, pristine',
      });
      await api.get('/canvas/canvas-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Canvas', canvas);
      await api.patch('/canvas/canvas-1', {
        body: { condition_old: 'unheard_of' },
        status: [400, 422],
        because: 'condition_old must be one of worn, good, pristine',
      });
      await api.get('/canvas/canvas-1', {
        status: [200],
        answer: { condition_old: 'good' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the condition_old WORN, as upper and lower case differ',
    about(
      'canvas.condition_old.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/canvas', {
        body: { ...canvas, condition_old: 'WORN' },
        status: [400, 422],
        because: 'condition_old must be one of worn, good, pristine',
      });
      await api.get('/canvas/canvas-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Canvas', canvas);
      await api.patch('/canvas/canvas-1', {
        body: { condition_old: 'WORN' },
        status: [400, 422],
        because: 'condition_old must be one of worn, good, pristine',
      });
      await api.get('/canvas/canvas-1', {
        status: [200],
        answer: { condition_old: 'good' },
        because: 'a refused update changes nothing',
      });
    },
  );
});
