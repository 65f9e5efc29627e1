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
      await api.post('/canvas', canvas).created('create answers the object that was sent', canvas);
      await api.get('/canvas/canvas-1').ok('read answers the object that was created', canvas);
      await api
        .post('/canvas', { ...canvas, id: 'canvas-2' })
        .created('objects may be alike in everything but their ids', { id: 'canvas-2' });
    },
  );

  test(
    'the id of a Canvas may be any text, upper and lower case told apart, but no number',
    about(
      'canvas.create.accepts-any-id',
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
        .post('/canvas', { ...canvas, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Canvas', { ...canvas, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/canvas/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/canvas/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...canvas, id: 'Room 2.B at the Very End of the Long Hall' });
      await api.post('/canvas', { ...canvas, id: 421337 }).invalid('id must be a string');
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
      await api
        .patch('/canvas/canvas-1', {
          active_central: true,
          condition_old: 'worn',
          nickname_remote: 'tovilo',
          voltage_previous: 95.25,
        })
        .ok('every one of these fields was sent', {
          active_central: true,
          condition_old: 'worn',
          id: 'canvas-1',
          nickname_remote: 'tovilo',
          voltage_previous: 95.25,
        });
      await api.get('/canvas/canvas-1').ok('the update is stored', {
        active_central: true,
        condition_old: 'worn',
        nickname_remote: 'tovilo',
        voltage_previous: 95.25,
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('canvas.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Canvas', canvas);
      await api
        .patch('/canvas/canvas-1', {
          id: 'canvas-1',
          active_central: true,
          condition_old: 'worn',
          nickname_remote: 'tovilo',
          voltage_previous: 95.25,
        })
        .ok(because, {
          id: 'canvas-1',
          active_central: true,
          condition_old: 'worn',
          nickname_remote: 'tovilo',
          voltage_previous: 95.25,
        });
      await api.get('/canvas/canvas-1').ok(because, {
        id: 'canvas-1',
        active_central: true,
        condition_old: 'worn',
        nickname_remote: 'tovilo',
        voltage_previous: 95.25,
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
      await api
        .patch('/canvas/canvas-1', { active_central: true, voltage_previous: 'abc' })
        .invalid('voltage_previous must be a number');
      await api.get('/canvas/canvas-1').ok('a refused update changes nothing', canvas);
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
      const because = 'it was deleted';
      await api.create('Canvas', canvas);
      await api.delete('/canvas/canvas-1').removed('the object exists');
      await api.get('/canvas/canvas-1').notFound(because);
      await api.patch('/canvas/canvas-1', { id: 'canvas-1' }).notFound(because);
      await api.get('/canvas').ok('what was deleted is in no list', []);
      await api
        .post('/canvas', {
          ...canvas,
          active_central: true,
          condition_old: 'worn',
          nickname_remote: 'tovilo',
          voltage_previous: 95.25,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          active_central: true,
          condition_old: 'worn',
          id: 'canvas-1',
          nickname_remote: 'tovilo',
          voltage_previous: 95.25,
        });
      await api
        .get('/canvas/canvas-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          active_central: true,
          condition_old: 'worn',
          id: 'canvas-1',
          nickname_remote: 'tovilo',
          voltage_previous: 95.25,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Canvas has',
    about('canvas.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no Canvas has the id canvas-unknown';
      await api.create('Canvas', canvas);
      await api.get('/canvas/canvas-unknown').notFound(because);
      await api
        .patch('/canvas/canvas-unknown', {
          active_central: true,
          condition_old: 'worn',
          nickname_remote: 'tovilo',
          voltage_previous: 95.25,
        })
        .notFound(because);
      await api.delete('/canvas/canvas-unknown').notFound(because);
      await api
        .get('/canvas')
        .ok('requests for an unknown id change nothing', [{ id: 'canvas-1' }]);
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
      await api.get('/canvas').ok('three objects were created', [
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
      ]);
      await api.create('Canvas', { ...canvas, id: 'canvas-4' });
      await api.create('Canvas', { ...canvas, id: 'canvas-5' });
      await api.create('Canvas', { ...canvas, id: 'canvas-6' });
      await api.create('Canvas', { ...canvas, id: 'canvas-7' });
      await api.create('Canvas', { ...canvas, id: 'canvas-8' });
      await api.create('Canvas', { ...canvas, id: 'canvas-9' });
      await api.create('Canvas', { ...canvas, id: 'canvas-10' });
      await api.create('Canvas', { ...canvas, id: 'canvas-11' });
      await api
        .get('/canvas')
        .ok('a list holds every object, however many there are', [
          { id: 'canvas-1' },
          { id: 'canvas-2' },
          { id: 'canvas-3' },
          { id: 'canvas-4' },
          { id: 'canvas-5' },
          { id: 'canvas-6' },
          { id: 'canvas-7' },
          { id: 'canvas-8' },
          { id: 'canvas-9' },
          { id: 'canvas-10' },
          { id: 'canvas-11' },
        ]);
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
      await api
        .patch('/canvas/canvas-2', {
          id: 'canvas-2',
          active_central: true,
          condition_old: 'worn',
          nickname_remote: 'tovilo',
          voltage_previous: 95.25,
        })
        .ok('the change is valid');
      await api.get('/canvas/canvas-1').ok('another object was updated', canvas);
      await api.get('/canvas/canvas-2').ok('the update is stored', {
        active_central: true,
        condition_old: 'worn',
        id: 'canvas-2',
        nickname_remote: 'tovilo',
        voltage_previous: 95.25,
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
      await api.delete('/canvas/canvas-1').removed('the object exists');
      await api.get('/canvas/canvas-2').ok('another object was deleted', {
        active_central: true,
        condition_old: 'worn',
        id: 'canvas-2',
        nickname_remote: 'tovilo',
        voltage_previous: 95.25,
      });
      await api.get('/canvas').ok('one of two objects was deleted', [{ id: 'canvas-2' }]);
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
      await api.post('/reset').removed('reset is always possible');
      await api.get('/canvas').ok('reset removes all objects', []);
      await api.get('/canvas/canvas-1').notFound('reset removed it');
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
      await api
        .post('/canvas', without(canvas, 'active_central'))
        .invalid('active_central is required and has no default');
      await api.get('/canvas/canvas-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'condition_old is "pristine" when a create leaves it out',
    about('canvas.condition_old.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of condition_old is "pristine"';
      await api
        .post('/canvas', without(canvas, 'condition_old'))
        .created(because, { condition_old: 'pristine' });
      await api.get('/canvas/canvas-1').ok(because, { condition_old: 'pristine' });
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
      await api.post('/canvas', without(canvas, 'id')).invalid('id must be sent');
      await api.get('/canvas').ok('a refused create stores nothing', []);
    },
  );

  test(
    'create accepts a Canvas without nickname_remote, which is optional',
    about('canvas.nickname_remote.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'nickname_remote is optional';
      await api
        .post('/canvas', without(canvas, 'nickname_remote'))
        .created(because, { nickname_remote: null });
      await api.get('/canvas/canvas-1').ok(because, { nickname_remote: null });
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
      await api
        .post('/canvas', without(canvas, 'voltage_previous'))
        .invalid('voltage_previous is required and has no default');
      await api.get('/canvas/canvas-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of active_central or voltage_previous alone leaves every other field as it is',
    about('canvas.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Canvas', { ...canvas, condition_old: null });
      await api
        .patch('/canvas/canvas-1', { active_central: true })
        .ok(because, { ...canvas, active_central: true, condition_old: null });
      await api.patch('/canvas/canvas-1', { voltage_previous: 95.25 }).ok(because, {
        active_central: true,
        condition_old: null,
        id: 'canvas-1',
        nickname_remote: 'dataso',
        voltage_previous: 95.25,
      });
      await api.get('/canvas/canvas-1').ok(because, {
        active_central: true,
        condition_old: null,
        id: 'canvas-1',
        nickname_remote: 'dataso',
        voltage_previous: 95.25,
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
      const because = 'active_central must not be null';
      await api.post('/canvas', { ...canvas, active_central: null }).invalid(because);
      await api.get('/canvas/canvas-1').notFound('a refused create stores nothing');
      await api.create('Canvas', canvas);
      await api.patch('/canvas/canvas-1', { active_central: null }).invalid(because);
      await api
        .get('/canvas/canvas-1')
        .ok('a refused update changes nothing', { active_central: false });
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
      const because = 'condition_old is nullable and its default is for absence only';
      await api
        .post('/canvas', { ...canvas, condition_old: null })
        .created(because, { condition_old: null });
      await api.get('/canvas/canvas-1').ok(because, { condition_old: null });
      await api.create('Canvas', { ...canvas, id: 'canvas-2' });
      await api
        .patch('/canvas/canvas-2', { condition_old: null })
        .ok(because, { condition_old: null });
      await api.get('/canvas/canvas-2').ok(because, { condition_old: null });
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
      const because = 'nickname_remote must not be null';
      await api.post('/canvas', { ...canvas, nickname_remote: null }).invalid(because);
      await api.get('/canvas/canvas-1').notFound('a refused create stores nothing');
      await api.create('Canvas', canvas);
      await api.patch('/canvas/canvas-1', { nickname_remote: null }).invalid(because);
      await api
        .get('/canvas/canvas-1')
        .ok('a refused update changes nothing', { nickname_remote: 'dataso' });
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
      const because = 'voltage_previous must not be null';
      await api.post('/canvas', { ...canvas, voltage_previous: null }).invalid(because);
      await api.get('/canvas/canvas-1').notFound('a refused create stores nothing');
      await api.create('Canvas', canvas);
      await api.patch('/canvas/canvas-1', { voltage_previous: null }).invalid(because);
      await api
        .get('/canvas/canvas-1')
        .ok('a refused update changes nothing', { voltage_previous: 23.75 });
    },
  );
});

test.describe('Canvas: types and bounds', () => {
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
      const because = 'false is a valid value of active_central';
      await api.post('/canvas', canvas).created(because, { active_central: false });
      await api.get('/canvas/canvas-1').ok(because, { active_central: false });
      await api.create('Canvas', { ...canvas, id: 'canvas-2', active_central: true });
      await api
        .patch('/canvas/canvas-2', { active_central: false })
        .ok(because, { active_central: false });
      await api.get('/canvas/canvas-2').ok(because, { active_central: false });
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
      const because = 'active_central must be true or false';
      await api.post('/canvas', { ...canvas, active_central: 'abc' }).invalid(because);
      await api.post('/canvas', { ...canvas, active_central: { value: 'text' } }).invalid(because);
      await api.get('/canvas/canvas-1').notFound('a refused create stores nothing');
      await api.create('Canvas', canvas);
      await api.patch('/canvas/canvas-1', { active_central: 'abc' }).invalid(because);
      await api.patch('/canvas/canvas-1', { active_central: {} }).invalid(because);
      await api
        .get('/canvas/canvas-1')
        .ok('a refused update changes nothing', { active_central: false });
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
      const because = 'condition_old must be one of worn, good, pristine';
      await api.post('/canvas', { ...canvas, condition_old: 421337 }).invalid(because);
      await api.post('/canvas', { ...canvas, condition_old: { value: 'text' } }).invalid(because);
      await api.get('/canvas/canvas-1').notFound('a refused create stores nothing');
      await api.create('Canvas', canvas);
      await api.patch('/canvas/canvas-1', { condition_old: 0 }).invalid(because);
      await api.patch('/canvas/canvas-1', { condition_old: {} }).invalid(because);
      await api
        .get('/canvas/canvas-1')
        .ok('a refused update changes nothing', { condition_old: 'good' });
    },
  );

  test(
    'nickname_remote keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'canvas.nickname_remote.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of nickname_remote';
      await api
        .post('/canvas', { ...canvas, nickname_remote: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { nickname_remote: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/canvas/canvas-1')
        .ok(because, { nickname_remote: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Canvas', { ...canvas, id: 'canvas-2' });
      await api
        .patch('/canvas/canvas-2', { nickname_remote: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { nickname_remote: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/canvas/canvas-2')
        .ok(because, { nickname_remote: ' Éloë\'s "½" <b> & \\ ✓ ' });
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
      const because = 'nickname_remote must be a string';
      await api.post('/canvas', { ...canvas, nickname_remote: 421337 }).invalid(because);
      await api.post('/canvas', { ...canvas, nickname_remote: { value: 'text' } }).invalid(because);
      await api.get('/canvas/canvas-1').notFound('a refused create stores nothing');
      await api.create('Canvas', canvas);
      await api.patch('/canvas/canvas-1', { nickname_remote: 0 }).invalid(because);
      await api.patch('/canvas/canvas-1', { nickname_remote: {} }).invalid(because);
      await api
        .get('/canvas/canvas-1')
        .ok('a refused update changes nothing', { nickname_remote: 'dataso' });
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
      const because = 'the minimum length of nickname_remote is 6, inclusive';
      await api
        .post('/canvas', { ...canvas, nickname_remote: 'boris ' })
        .created(because, { nickname_remote: 'boris ' });
      await api.get('/canvas/canvas-1').ok(because, { nickname_remote: 'boris ' });
      await api.create('Canvas', { ...canvas, id: 'canvas-2' });
      await api
        .patch('/canvas/canvas-2', { nickname_remote: 'boris ' })
        .ok(because, { nickname_remote: 'boris ' });
      await api.get('/canvas/canvas-2').ok(because, { nickname_remote: 'boris ' });
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
      const because = 'nickname_remote must have at least 6 characters';
      await api.post('/canvas', { ...canvas, nickname_remote: 'labu ' }).invalid(because);
      await api.get('/canvas/canvas-1').notFound('a refused create stores nothing');
      await api.create('Canvas', canvas);
      await api.patch('/canvas/canvas-1', { nickname_remote: 'labu ' }).invalid(because);
      await api
        .get('/canvas/canvas-1')
        .ok('a refused update changes nothing', { nickname_remote: 'dataso' });
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
      const because = 'nickname_remote has no maximum length';
      await api
        .post('/canvas', {
          ...canvas,
          nickname_remote:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .created(because, {
          nickname_remote:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/canvas/canvas-1').ok(because, {
        nickname_remote:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
      await api.create('Canvas', { ...canvas, id: 'canvas-2' });
      await api
        .patch('/canvas/canvas-2', {
          nickname_remote:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .ok(because, {
          nickname_remote:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/canvas/canvas-2').ok(because, {
        nickname_remote:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
    },
  );

  test(
    'voltage_previous may be the whole number 5',
    about('canvas.voltage_previous.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      const because = '5 is a valid value of voltage_previous';
      await api
        .post('/canvas', { ...canvas, voltage_previous: 5 })
        .created(because, { voltage_previous: 5 });
      await api.get('/canvas/canvas-1').ok(because, { voltage_previous: 5 });
      await api.create('Canvas', { ...canvas, id: 'canvas-2' });
      await api
        .patch('/canvas/canvas-2', { voltage_previous: 5 })
        .ok(because, { voltage_previous: 5 });
      await api.get('/canvas/canvas-2').ok(because, { voltage_previous: 5 });
    },
  );

  test(
    'voltage_previous keeps three decimals',
    about('canvas.voltage_previous.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of voltage_previous';
      await api
        .post('/canvas', { ...canvas, voltage_previous: 12.375 })
        .created(because, { voltage_previous: 12.375 });
      await api.get('/canvas/canvas-1').ok(because, { voltage_previous: 12.375 });
      await api.create('Canvas', { ...canvas, id: 'canvas-2' });
      await api
        .patch('/canvas/canvas-2', { voltage_previous: 12.375 })
        .ok(because, { voltage_previous: 12.375 });
      await api.get('/canvas/canvas-2').ok(because, { voltage_previous: 12.375 });
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
      const because = 'voltage_previous must be a number';
      await api.post('/canvas', { ...canvas, voltage_previous: 'abc' }).invalid(because);
      await api
        .post('/canvas', { ...canvas, voltage_previous: { value: 'text' } })
        .invalid(because);
      await api.get('/canvas/canvas-1').notFound('a refused create stores nothing');
      await api.create('Canvas', canvas);
      await api.patch('/canvas/canvas-1', { voltage_previous: 'abc' }).invalid(because);
      await api.patch('/canvas/canvas-1', { voltage_previous: {} }).invalid(because);
      await api
        .get('/canvas/canvas-1')
        .ok('a refused update changes nothing', { voltage_previous: 23.75 });
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
      const because = 'the minimum of voltage_previous is 5, inclusive';
      await api
        .post('/canvas', { ...canvas, voltage_previous: 5 })
        .created(because, { voltage_previous: 5 });
      await api.get('/canvas/canvas-1').ok(because, { voltage_previous: 5 });
      await api.create('Canvas', { ...canvas, id: 'canvas-2' });
      await api
        .patch('/canvas/canvas-2', { voltage_previous: 5 })
        .ok(because, { voltage_previous: 5 });
      await api.get('/canvas/canvas-2').ok(because, { voltage_previous: 5 });
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
      const because = 'voltage_previous must be at least 5';
      await api.post('/canvas', { ...canvas, voltage_previous: 4.75 }).invalid(because);
      await api.get('/canvas/canvas-1').notFound('a refused create stores nothing');
      await api.create('Canvas', canvas);
      await api.patch('/canvas/canvas-1', { voltage_previous: 4.75 }).invalid(because);
      await api
        .get('/canvas/canvas-1')
        .ok('a refused update changes nothing', { voltage_previous: 23.75 });
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
      const because = 'the maximum of voltage_previous is 5000, inclusive';
      await api
        .post('/canvas', { ...canvas, voltage_previous: 5000 })
        .created(because, { voltage_previous: 5000 });
      await api.get('/canvas/canvas-1').ok(because, { voltage_previous: 5000 });
      await api.create('Canvas', { ...canvas, id: 'canvas-2' });
      await api
        .patch('/canvas/canvas-2', { voltage_previous: 5000 })
        .ok(because, { voltage_previous: 5000 });
      await api.get('/canvas/canvas-2').ok(because, { voltage_previous: 5000 });
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
      const because = 'voltage_previous must be at most 5000';
      await api.post('/canvas', { ...canvas, voltage_previous: 5000.25 }).invalid(because);
      await api.get('/canvas/canvas-1').notFound('a refused create stores nothing');
      await api.create('Canvas', canvas);
      await api.patch('/canvas/canvas-1', { voltage_previous: 5000.25 }).invalid(because);
      await api
        .get('/canvas/canvas-1')
        .ok('a refused update changes nothing', { voltage_previous: 23.75 });
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
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of CanvasConditionOld';
      await api
        .post('/canvas', { ...canvas, condition_old: 'worn' })
        .created(because, { condition_old: 'worn' });
      await api
        .patch('/canvas/canvas-1', { condition_old: 'good' })
        .ok(because, { condition_old: 'good' });
      await api
        .patch('/canvas/canvas-1', { condition_old: 'pristine' })
        .ok(because, { condition_old: 'pristine' });
      await api.get('/canvas/canvas-1').ok(because, { condition_old: 'pristine' });
      await api
        .patch('/canvas/canvas-1', { condition_old: 'worn' })
        .ok(because, { condition_old: 'worn' });
    },
  );

  test(
    'create and update refuse a condition_old that CanvasConditionOld does not list, such as unheard_of',
    about(
      'canvas.condition_old.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'condition_old must be one of worn, good, pristine';
      await api.post('/canvas', { ...canvas, condition_old: 'unheard_of' }).invalid(because);
      await api.post('/canvas', { ...canvas, condition_old: 'worn ' }).invalid(because);
      await api.post('/canvas', { ...canvas, condition_old: 'wor' }).invalid(because);
      await api.get('/canvas/canvas-1').notFound('a refused create stores nothing');
      await api.create('Canvas', canvas);
      await api.patch('/canvas/canvas-1', { condition_old: 'unheard_of' }).invalid(because);
      await api
        .get('/canvas/canvas-1')
        .ok('a refused update changes nothing', { condition_old: 'good' });
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
      const because = 'condition_old must be one of worn, good, pristine';
      await api.post('/canvas', { ...canvas, condition_old: 'WORN' }).invalid(because);
      await api.get('/canvas/canvas-1').notFound('a refused create stores nothing');
      await api.create('Canvas', canvas);
      await api.patch('/canvas/canvas-1', { condition_old: 'WORN' }).invalid(because);
      await api
        .get('/canvas/canvas-1')
        .ok('a refused update changes nothing', { condition_old: 'good' });
    },
  );
});
