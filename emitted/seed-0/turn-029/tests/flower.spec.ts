import { about, test, without } from '../support/api.ts';

// A valid Archive, as the tests send it.
const archive = {
  topic: 'rulumo',
  flagged: false,
  id: 'archive-1',
  scheduled: '2026-06-15 02:07:23',
  phase_latest_main: 'retired',
  seats_pending: 70,
};

// A valid Teapot, as the tests send it.
const teapot = {
  born_daily_retired: '2022-11-26 07:10:21',
  id: 'teapot-1',
  urgency: 'normal',
  views: 68,
  brand_previous: 'danagu',
};

// A valid Flower, as the tests send it.
const flower = { id: 'flower-1', margin_past: 13.25, subscribed_current_total: true };

test.describe('Flower: create, read, update and delete', () => {
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
    'create answers the new Flower, and read answers it again',
    about(
      'flower.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/flower', flower).created('create answers the object that was sent', {
        ...flower,
        archives: [],
        festival: null,
      });
      await api.get('/flower/flower-1').ok('read answers the object that was created', {
        ...flower,
        archives: [],
        festival: null,
      });
      await api
        .post('/flower', { ...flower, id: 'flower-2' })
        .created('objects may be alike in everything but their ids', { id: 'flower-2' });
    },
  );

  test(
    'the id of a Flower may be any text, upper and lower case told apart, but no number',
    about(
      'flower.create.accepts-any-id',
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
        .post('/flower', { ...flower, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Flower', { ...flower, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/flower/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/flower/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, {
          ...flower,
          archives: [],
          festival: null,
          id: 'Room 2.B at the Very End of the Long Hall',
        });
      await api.post('/flower', { ...flower, id: 421337 }).invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole Flower',
    about(
      'flower.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Flower', flower);
      await api
        .patch('/flower/flower-1', { margin_past: 47.25, subscribed_current_total: false })
        .ok('every one of these fields was sent', {
          archives: [],
          festival: null,
          id: 'flower-1',
          margin_past: 47.25,
          subscribed_current_total: false,
        });
      await api
        .get('/flower/flower-1')
        .ok('the update is stored', { margin_past: 47.25, subscribed_current_total: false });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('flower.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Flower', flower);
      await api
        .patch('/flower/flower-1', {
          id: 'flower-1',
          margin_past: 47.25,
          subscribed_current_total: false,
        })
        .ok(because, { id: 'flower-1', margin_past: 47.25, subscribed_current_total: false });
      await api
        .get('/flower/flower-1')
        .ok(because, { id: 'flower-1', margin_past: 47.25, subscribed_current_total: false });
    },
  );

  test(
    'update that is refused for subscribed_current_total does not change margin_past either',
    about(
      'flower.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Flower', flower);
      await api
        .patch('/flower/flower-1', { margin_past: 47.25, subscribed_current_total: 'abc' })
        .invalid('subscribed_current_total must be true or false');
      await api
        .get('/flower/flower-1')
        .ok('a refused update changes nothing', { ...flower, archives: [], festival: null });
    },
  );

  test(
    'delete removes a Flower: no read finds it and no list holds it',
    about(
      'flower.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('Flower', flower);
      await api.delete('/flower/flower-1').removed('the object exists');
      await api.get('/flower/flower-1').notFound(because);
      await api.patch('/flower/flower-1', { id: 'flower-1' }).notFound(because);
      await api.get('/flower').ok('what was deleted is in no list', []);
      await api
        .post('/flower', { ...flower, margin_past: 47.25, subscribed_current_total: false })
        .created('the id of a deleted object is unknown, as before its create', {
          archives: [],
          festival: null,
          id: 'flower-1',
          margin_past: 47.25,
          subscribed_current_total: false,
        });
      await api
        .get('/flower/flower-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          archives: [],
          festival: null,
          id: 'flower-1',
          margin_past: 47.25,
          subscribed_current_total: false,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Flower has',
    about('flower.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no Flower has the id flower-unknown';
      await api.create('Flower', flower);
      await api.get('/flower/flower-unknown').notFound(because);
      await api
        .patch('/flower/flower-unknown', { margin_past: 47.25, subscribed_current_total: false })
        .notFound(because);
      await api.delete('/flower/flower-unknown').notFound(because);
      await api
        .get('/flower')
        .ok('requests for an unknown id change nothing', [{ id: 'flower-1' }]);
    },
  );
});

test.describe('Flower: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Flower with all of its fields',
    about('flower.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Flower', flower);
      await api.create('Flower', {
        ...flower,
        id: 'flower-2',
        margin_past: 47.25,
        subscribed_current_total: false,
      });
      await api.create('Flower', { ...flower, id: 'flower-3', margin_past: 43.5 });
      await api.get('/flower').ok('three objects were created', [
        { ...flower, archives: [], festival: null },
        {
          archives: [],
          festival: null,
          id: 'flower-2',
          margin_past: 47.25,
          subscribed_current_total: false,
        },
        {
          archives: [],
          festival: null,
          id: 'flower-3',
          margin_past: 43.5,
          subscribed_current_total: true,
        },
      ]);
      await api.create('Flower', { ...flower, id: 'flower-4' });
      await api.create('Flower', { ...flower, id: 'flower-5' });
      await api.create('Flower', { ...flower, id: 'flower-6' });
      await api.create('Flower', { ...flower, id: 'flower-7' });
      await api.create('Flower', { ...flower, id: 'flower-8' });
      await api.create('Flower', { ...flower, id: 'flower-9' });
      await api.create('Flower', { ...flower, id: 'flower-10' });
      await api.create('Flower', { ...flower, id: 'flower-11' });
      await api
        .get('/flower')
        .ok('a list holds every object, however many there are', [
          { id: 'flower-1' },
          { id: 'flower-2' },
          { id: 'flower-3' },
          { id: 'flower-4' },
          { id: 'flower-5' },
          { id: 'flower-6' },
          { id: 'flower-7' },
          { id: 'flower-8' },
          { id: 'flower-9' },
          { id: 'flower-10' },
          { id: 'flower-11' },
        ]);
    },
  );

  test(
    'update of one Flower leaves another as it was',
    about('flower.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Flower', flower);
      await api.create('Flower', {
        ...flower,
        id: 'flower-2',
        margin_past: 47.25,
        subscribed_current_total: false,
      });
      await api
        .patch('/flower/flower-2', {
          id: 'flower-2',
          margin_past: 47.25,
          subscribed_current_total: false,
        })
        .ok('the change is valid');
      await api
        .get('/flower/flower-1')
        .ok('another object was updated', { ...flower, archives: [], festival: null });
      await api.get('/flower/flower-2').ok('the update is stored', {
        archives: [],
        festival: null,
        id: 'flower-2',
        margin_past: 47.25,
        subscribed_current_total: false,
      });
    },
  );

  test(
    'delete of one Flower leaves another as it was',
    about(
      'flower.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Flower', flower);
      await api.create('Flower', {
        ...flower,
        id: 'flower-2',
        margin_past: 47.25,
        subscribed_current_total: false,
      });
      await api.delete('/flower/flower-1').removed('the object exists');
      await api.get('/flower/flower-2').ok('another object was deleted', {
        archives: [],
        festival: null,
        id: 'flower-2',
        margin_past: 47.25,
        subscribed_current_total: false,
      });
      await api.get('/flower').ok('one of two objects was deleted', [{ id: 'flower-2' }]);
    },
  );

  test(
    'reset removes every Flower',
    about('flower.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Flower', flower);
      await api.create('Flower', {
        ...flower,
        id: 'flower-2',
        margin_past: 47.25,
        subscribed_current_total: false,
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/flower').ok('reset removes all objects', []);
      await api.get('/flower/flower-1').notFound('reset removed it');
    },
  );
});

test.describe('Flower: required fields and defaults', () => {
  // values.absent: In an answer, a field without a value may be `null` or left out.
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.optional: An optional field may be left out of a create, nullable or not. Without a
  //   default it then has no value.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses a Flower without an id',
    about(
      'flower.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/flower', without(flower, 'id')).invalid('id must be sent');
      await api.get('/flower').ok('a refused create stores nothing', []);
    },
  );

  test(
    'create refuses a Flower without margin_past, which is required',
    about(
      'flower.margin_past.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/flower', without(flower, 'margin_past'))
        .invalid('margin_past is required and has no default');
      await api.get('/flower/flower-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create accepts a Flower without subscribed_current_total, which is optional',
    about('flower.subscribed_current_total.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'subscribed_current_total is optional';
      await api
        .post('/flower', without(flower, 'subscribed_current_total'))
        .created(because, { subscribed_current_total: null });
      await api.get('/flower/flower-1').ok(because, { subscribed_current_total: null });
    },
  );

  test(
    'update of margin_past or subscribed_current_total alone leaves every other field as it is',
    about('flower.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Archive', archive);
      await api.create('Teapot', teapot);
      await api.create('Flower', { ...flower, archives: ['archive-1'], festival: 'teapot-1' });
      await api.patch('/flower/flower-1', { margin_past: 47.25 }).ok(because, {
        ...flower,
        archives: ['archive-1'],
        festival: 'teapot-1',
        margin_past: 47.25,
      });
      await api.patch('/flower/flower-1', { subscribed_current_total: false }).ok(because, {
        archives: ['archive-1'],
        festival: 'teapot-1',
        id: 'flower-1',
        margin_past: 47.25,
        subscribed_current_total: false,
      });
      await api.get('/flower/flower-1').ok(because, {
        archives: ['archive-1'],
        festival: 'teapot-1',
        id: 'flower-1',
        margin_past: 47.25,
        subscribed_current_total: false,
      });
    },
  );
});

test.describe('Flower: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'create and update refuse null for margin_past',
    about(
      'flower.margin_past.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'margin_past must not be null';
      await api.post('/flower', { ...flower, margin_past: null }).invalid(because);
      await api.get('/flower/flower-1').notFound('a refused create stores nothing');
      await api.create('Flower', flower);
      await api.patch('/flower/flower-1', { margin_past: null }).invalid(because);
      await api
        .get('/flower/flower-1')
        .ok('a refused update changes nothing', { margin_past: 13.25 });
    },
  );

  test(
    'subscribed_current_total may be null',
    about(
      'flower.subscribed_current_total.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'subscribed_current_total is nullable';
      await api
        .post('/flower', { ...flower, subscribed_current_total: null })
        .created(because, { subscribed_current_total: null });
      await api.get('/flower/flower-1').ok(because, { subscribed_current_total: null });
      await api.create('Flower', { ...flower, id: 'flower-2' });
      await api
        .patch('/flower/flower-2', { subscribed_current_total: null })
        .ok(because, { subscribed_current_total: null });
      await api.get('/flower/flower-2').ok(because, { subscribed_current_total: null });
    },
  );
});

test.describe('Flower: types and bounds', () => {
  // values.float: A whole number is a valid float.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.

  test(
    'margin_past may be the whole number 0',
    about('flower.margin_past.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of margin_past';
      await api.post('/flower', { ...flower, margin_past: 0 }).created(because, { margin_past: 0 });
      await api.get('/flower/flower-1').ok(because, { margin_past: 0 });
      await api.create('Flower', { ...flower, id: 'flower-2' });
      await api.patch('/flower/flower-2', { margin_past: 0 }).ok(because, { margin_past: 0 });
      await api.get('/flower/flower-2').ok(because, { margin_past: 0 });
    },
  );

  test(
    'margin_past keeps three decimals',
    about('flower.margin_past.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of margin_past';
      await api
        .post('/flower', { ...flower, margin_past: 12.375 })
        .created(because, { margin_past: 12.375 });
      await api.get('/flower/flower-1').ok(because, { margin_past: 12.375 });
      await api.create('Flower', { ...flower, id: 'flower-2' });
      await api
        .patch('/flower/flower-2', { margin_past: 12.375 })
        .ok(because, { margin_past: 12.375 });
      await api.get('/flower/flower-2').ok(because, { margin_past: 12.375 });
    },
  );

  test(
    'create and update refuse a margin_past of a wrong type',
    about(
      'flower.margin_past.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'margin_past must be a number';
      await api.post('/flower', { ...flower, margin_past: 'abc' }).invalid(because);
      await api.post('/flower', { ...flower, margin_past: { value: 'text' } }).invalid(because);
      await api.get('/flower/flower-1').notFound('a refused create stores nothing');
      await api.create('Flower', flower);
      await api.patch('/flower/flower-1', { margin_past: 'abc' }).invalid(because);
      await api.patch('/flower/flower-1', { margin_past: {} }).invalid(because);
      await api
        .get('/flower/flower-1')
        .ok('a refused update changes nothing', { margin_past: 13.25 });
    },
  );

  test(
    'margin_past may be right at its minimum of -100',
    about(
      'flower.margin_past.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum of margin_past is -100, inclusive';
      await api
        .post('/flower', { ...flower, margin_past: -100 })
        .created(because, { margin_past: -100 });
      await api.get('/flower/flower-1').ok(because, { margin_past: -100 });
      await api.create('Flower', { ...flower, id: 'flower-2' });
      await api.patch('/flower/flower-2', { margin_past: -100 }).ok(because, { margin_past: -100 });
      await api.get('/flower/flower-2').ok(because, { margin_past: -100 });
    },
  );

  test(
    'create and update refuse a margin_past below its minimum of -100',
    about(
      'flower.margin_past.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'margin_past must be at least -100';
      await api.post('/flower', { ...flower, margin_past: -100.25 }).invalid(because);
      await api.get('/flower/flower-1').notFound('a refused create stores nothing');
      await api.create('Flower', flower);
      await api.patch('/flower/flower-1', { margin_past: -100.25 }).invalid(because);
      await api
        .get('/flower/flower-1')
        .ok('a refused update changes nothing', { margin_past: 13.25 });
    },
  );

  test(
    'margin_past may be right at its maximum of 50',
    about(
      'flower.margin_past.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum of margin_past is 50, inclusive';
      await api
        .post('/flower', { ...flower, margin_past: 50 })
        .created(because, { margin_past: 50 });
      await api.get('/flower/flower-1').ok(because, { margin_past: 50 });
      await api.create('Flower', { ...flower, id: 'flower-2' });
      await api.patch('/flower/flower-2', { margin_past: 50 }).ok(because, { margin_past: 50 });
      await api.get('/flower/flower-2').ok(because, { margin_past: 50 });
    },
  );

  test(
    'create and update refuse a margin_past above its maximum of 50',
    about(
      'flower.margin_past.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'margin_past must be at most 50';
      await api.post('/flower', { ...flower, margin_past: 50.25 }).invalid(because);
      await api.get('/flower/flower-1').notFound('a refused create stores nothing');
      await api.create('Flower', flower);
      await api.patch('/flower/flower-1', { margin_past: 50.25 }).invalid(because);
      await api
        .get('/flower/flower-1')
        .ok('a refused update changes nothing', { margin_past: 13.25 });
    },
  );

  test(
    'subscribed_current_total may be false',
    about('flower.subscribed_current_total.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      const because = 'false is a valid value of subscribed_current_total';
      await api
        .post('/flower', { ...flower, subscribed_current_total: false })
        .created(because, { subscribed_current_total: false });
      await api.get('/flower/flower-1').ok(because, { subscribed_current_total: false });
      await api.create('Flower', { ...flower, id: 'flower-2' });
      await api
        .patch('/flower/flower-2', { subscribed_current_total: false })
        .ok(because, { subscribed_current_total: false });
      await api.get('/flower/flower-2').ok(because, { subscribed_current_total: false });
    },
  );

  test(
    'create and update refuse a subscribed_current_total of a wrong type',
    about(
      'flower.subscribed_current_total.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'subscribed_current_total must be true or false';
      await api.post('/flower', { ...flower, subscribed_current_total: 'abc' }).invalid(because);
      await api
        .post('/flower', { ...flower, subscribed_current_total: { value: 'text' } })
        .invalid(because);
      await api.get('/flower/flower-1').notFound('a refused create stores nothing');
      await api.create('Flower', flower);
      await api.patch('/flower/flower-1', { subscribed_current_total: 'abc' }).invalid(because);
      await api.patch('/flower/flower-1', { subscribed_current_total: {} }).invalid(because);
      await api
        .get('/flower/flower-1')
        .ok('a refused update changes nothing', { subscribed_current_total: true });
    },
  );
});

test.describe('Flower: references', () => {
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
  // changes.rename-entity: Renaming an entity moves its endpoints, analytics and actions to the
  //   new name. Fields of other entities that refer to it keep their names (`Dog.cats` stays
  //   `cats` when `Cat` becomes `CatSuper`), and its own fields, enums, enum values, bounds and
  //   defaults stay as they are.

  test(
    'festival refers to an existing Teapot and is answered as its id',
    about('flower.festival.accepts-existing-object', 'references.by-id', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'festival was sent as teapot-1';
      await api.create('Teapot', teapot);
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api
        .post('/flower', { ...flower, festival: 'teapot-1' })
        .created(because, { festival: 'teapot-1' });
      await api.get('/flower/flower-1').ok(because, { festival: 'teapot-1' });
      await api
        .patch('/flower/flower-1', { festival: 'teapot-2' })
        .ok('festival was changed to teapot-2', { festival: 'teapot-2' });
      await api
        .get('/flower/flower-1')
        .ok('festival was changed to teapot-2', { festival: 'teapot-2' });
      await api
        .get('/flower')
        .ok('lists answer references as ids too', [{ id: 'flower-1', festival: 'teapot-2' }]);
    },
  );

  test(
    'create and update refuse a festival that no Teapot has as its id',
    about(
      'flower.festival.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'festival must be the id of an existing Teapot';
      await api.post('/flower', { ...flower, festival: 'teapot-unknown' }).invalid(because);
      await api.get('/flower/flower-1').notFound('a refused create stores nothing');
      await api.create('Teapot', teapot);
      await api.create('Flower', { ...flower, festival: 'teapot-1' });
      await api.patch('/flower/flower-1', { festival: 'teapot-unknown' }).invalid(because);
      await api
        .get('/flower/flower-1')
        .ok('a refused update changes nothing', { festival: 'teapot-1' });
    },
  );

  test(
    'create and update refuse what is no id for festival',
    about(
      'flower.festival.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'festival must be the id of a Teapot';
      await api.post('/flower', { ...flower, festival: 421337 }).invalid(because);
      await api.post('/flower', { ...flower, festival: { value: 'text' } }).invalid(because);
      await api.get('/flower/flower-1').notFound('a refused create stores nothing');
      await api.create('Flower', flower);
      await api.patch('/flower/flower-1', { festival: 0 }).invalid(because);
      await api.patch('/flower/flower-1', { festival: {} }).invalid(because);
      await api.get('/flower/flower-1').ok('a refused update changes nothing', { festival: null });
    },
  );

  test(
    'festival may be null or left out',
    about(
      'flower.festival.accepts-null',
      'references.null',
      'create.optional',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'a reference may be null';
      await api.create('Teapot', teapot);
      await api.post('/flower', { ...flower, festival: null }).created(because, { festival: null });
      await api.patch('/flower/flower-1', { festival: 'teapot-1' }).ok('the change is valid');
      await api.patch('/flower/flower-1', { festival: null }).ok(because, { festival: null });
      await api.get('/flower/flower-1').ok(because, { festival: null });
      await api
        .post('/flower', { ...flower, id: 'flower-2' })
        .created('festival is optional', { festival: null });
    },
  );

  test(
    'deleting a Teapot clears every festival that refers to it',
    about(
      'flower.festival.is-cleared-by-delete',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'teapot-1 was deleted';
      await api.create('Teapot', teapot);
      await api.create('Flower', { ...flower, festival: 'teapot-1' });
      await api.create('Flower', { ...flower, id: 'flower-2', festival: 'teapot-1' });
      await api.delete('/teapot/teapot-1').removed('the object exists');
      await api.get('/flower/flower-1').ok(because, { id: 'flower-1', festival: null });
      await api.get('/flower/flower-2').ok(because, { id: 'flower-2', festival: null });
      await api.get('/flower').ok(because, [
        { id: 'flower-1', festival: null },
        { id: 'flower-2', festival: null },
      ]);
      await api
        .patch('/flower/flower-1', { margin_past: 47.25 })
        .ok('an update of something else brings no reference back', { festival: null });
      await api
        .patch('/flower/flower-1', { festival: 'teapot-1' })
        .invalid('festival must be the id of an existing Teapot');
      await api.create('Teapot', teapot);
      await api
        .get('/flower/flower-2')
        .ok('the Teapot that has the id teapot-1 now is another', { festival: null });
    },
  );

  test(
    'deleting a Teapot keeps a festival that refers to another',
    about(
      'flower.festival.survives-delete-of-another',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Teapot', teapot);
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api.create('Flower', { ...flower, festival: 'teapot-2' });
      await api.delete('/teapot/teapot-1').removed(because);
      await api.get('/flower/flower-1').ok('another Teapot was deleted', { festival: 'teapot-2' });
      await api.delete('/flower/flower-1').removed(because);
      await api
        .get('/teapot/teapot-2')
        .ok('only what refers to it was deleted', { id: 'teapot-2' });
    },
  );

  test(
    'create and update refuse the id of a Flower in festival, which refers to Teapot',
    about(
      'flower.festival.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'festival must be the id of an existing Teapot';
      await api.create('Flower', flower);
      await api
        .post('/flower', { ...flower, id: 'flower-2', festival: 'flower-1' })
        .invalid(because);
      await api.create('Flower', { ...flower, id: 'flower-2' });
      await api.patch('/flower/flower-2', { festival: 'flower-1' }).invalid(because);
      await api.get('/flower/flower-2').ok('a refused update changes nothing', { festival: null });
    },
  );

  test(
    'deleting a Flower, or the Teapot of the same id, leaves the other one and festival as they are',
    about(
      'flower.festival.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Teapot', { ...teapot, id: 'flower-1' });
      await api.create('Teapot', { ...teapot, id: 'flower-2' });
      await api.create('Flower', { ...flower, festival: 'flower-2' });
      await api.create('Flower', { ...flower, id: 'flower-2' });
      await api.delete('/flower/flower-2').removed(because);
      await api.get('/teapot/flower-2').ok('no Teapot was deleted', {
        ...teapot,
        id: 'flower-2',
        ladder_distant: null,
        zebras: [],
      });
      await api.delete('/teapot/flower-1').removed(because);
      await api.get('/flower/flower-1').ok('only the Teapot flower-1 was deleted', {
        ...flower,
        archives: [],
        festival: 'flower-2',
      });
    },
  );

  test(
    'archives is an empty list when a create leaves it out',
    about(
      'flower.archives.is-empty-by-default',
      'references.null',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'archives was left out';
      await api.post('/flower', flower).created(because, { archives: [] });
      await api.get('/flower/flower-1').ok(because, { archives: [] });
    },
  );

  test(
    'archives lists existing Archive objects and is answered as their ids',
    about(
      'flower.archives.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'values.no-other-rule',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'archives was sent with two ids';
      await api.create('Archive', archive);
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api.create('Archive', { ...archive, id: 'archive-3' });
      await api.create('Archive', { ...archive, id: 'archive-4' });
      await api.create('Archive', { ...archive, id: 'archive-5' });
      await api
        .post('/flower', { ...flower, archives: ['archive-1', 'archive-2'] })
        .created(because, { archives: ['archive-1', 'archive-2'] });
      await api.get('/flower/flower-1').ok(because, { archives: ['archive-1', 'archive-2'] });
      await api
        .get('/flower')
        .ok('lists answer references as ids too', [
          { id: 'flower-1', archives: ['archive-1', 'archive-2'] },
        ]);
      await api
        .patch('/flower/flower-1', { archives: ['archive-2', 'archive-1'] })
        .ok('any order will do', { archives: ['archive-2', 'archive-1'] });
      await api
        .patch('/flower/flower-1', {
          archives: ['archive-1', 'archive-2', 'archive-3', 'archive-4', 'archive-5'],
        })
        .ok('no length is too much', {
          archives: ['archive-1', 'archive-2', 'archive-3', 'archive-4', 'archive-5'],
        });
      await api.delete('/flower/flower-1').removed('the object exists');
      await api
        .get('/archive')
        .ok('only what refers to them was deleted', [
          { id: 'archive-1' },
          { id: 'archive-2' },
          { id: 'archive-3' },
          { id: 'archive-4' },
          { id: 'archive-5' },
        ]);
    },
  );

  test(
    'update replaces the ids in archives',
    about(
      'flower.archives.can-be-updated',
      'references.by-id',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api.create('Flower', { ...flower, archives: ['archive-1'] });
      await api
        .patch('/flower/flower-1', { archives: ['archive-2'] })
        .ok('an update replaces the list', { archives: ['archive-2'] });
      await api.patch('/flower/flower-1', { archives: [] }).ok('the change is valid');
      await api.get('/flower/flower-1').ok('the list was emptied', { archives: [] });
    },
  );

  test(
    'create and update refuse an id in archives that no Archive has',
    about(
      'flower.archives.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'archives must hold only ids of existing Archive objects';
      await api.create('Archive', archive);
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api.post('/flower', { ...flower, archives: ['archive-unknown'] }).invalid(because);
      await api
        .post('/flower', { ...flower, archives: ['archive-1', 'archive-unknown'] })
        .invalid(because);
      await api
        .post('/flower', { ...flower, archives: ['archive-unknown', 'archive-2'] })
        .invalid(because);
      await api.get('/flower/flower-1').notFound('a refused create stores nothing');
      await api.create('Flower', { ...flower, archives: ['archive-1', 'archive-2'] });
      await api.patch('/flower/flower-1', { archives: ['archive-unknown'] }).invalid(because);
      await api
        .patch('/flower/flower-1', { archives: ['archive-1', 'archive-unknown'] })
        .invalid(because);
      await api
        .patch('/flower/flower-1', { archives: ['archive-unknown', 'archive-2'] })
        .invalid(because);
      await api
        .get('/flower/flower-1')
        .ok('a refused update changes nothing', { archives: ['archive-1', 'archive-2'] });
    },
  );

  test(
    'create and update refuse null for the list archives',
    about(
      'flower.archives.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'archives must not be null';
      await api.post('/flower', { ...flower, archives: null }).invalid(because);
      await api.get('/flower/flower-1').notFound('a refused create stores nothing');
      await api.create('Flower', flower);
      await api.patch('/flower/flower-1', { archives: null }).invalid(because);
      await api.get('/flower/flower-1').ok('a refused update changes nothing', { archives: [] });
    },
  );

  test(
    'create and update refuse what is no list of ids for archives',
    about(
      'flower.archives.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'archives must be a list of ids of Archive';
      await api.create('Archive', { ...archive, id: 'x' });
      await api.post('/flower', { ...flower, archives: 'x' }).invalid(because);
      await api.post('/flower', { ...flower, archives: [{ value: 'text' }] }).invalid(because);
      await api.get('/flower/flower-1').notFound('a refused create stores nothing');
      await api.create('Flower', flower);
      await api.patch('/flower/flower-1', { archives: 'x' }).invalid(because);
      await api.patch('/flower/flower-1', { archives: [{}] }).invalid(because);
      await api.get('/flower/flower-1').ok('a refused update changes nothing', { archives: [] });
    },
  );

  test(
    'deleting an Archive takes its id out of every archives and keeps the others',
    about(
      'flower.archives.loses-deleted-object',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'archive-2 was deleted';
      await api.create('Archive', archive);
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api.create('Archive', { ...archive, id: 'archive-3' });
      await api.create('Flower', { ...flower, archives: ['archive-1', 'archive-2', 'archive-3'] });
      await api.create('Flower', { ...flower, id: 'flower-2', archives: ['archive-2'] });
      await api.delete('/archive/archive-2').removed('the object exists');
      await api
        .get('/flower/flower-1')
        .ok(because, { id: 'flower-1', archives: ['archive-1', 'archive-3'] });
      await api.get('/flower/flower-2').ok(because, { id: 'flower-2', archives: [] });
      await api.get('/flower').ok(because, [
        { id: 'flower-1', archives: ['archive-1', 'archive-3'] },
        { id: 'flower-2', archives: [] },
      ]);
      await api
        .patch('/flower/flower-1', { margin_past: 47.25 })
        .ok('an update of something else brings no reference back', {
          archives: ['archive-1', 'archive-3'],
        });
      await api
        .patch('/flower/flower-1', { archives: ['archive-1', 'archive-2'] })
        .invalid('archives must hold only ids of existing Archive objects');
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api
        .get('/flower/flower-2')
        .ok('the Archive that has the id archive-2 now is another', { archives: [] });
    },
  );

  test(
    'create and update refuse the id of a Flower in archives, which refers to Archive',
    about(
      'flower.archives.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'archives must hold only ids of existing Archive objects';
      await api.create('Flower', flower);
      await api
        .post('/flower', { ...flower, id: 'flower-2', archives: ['flower-1'] })
        .invalid(because);
      await api.create('Flower', { ...flower, id: 'flower-2' });
      await api.patch('/flower/flower-2', { archives: ['flower-1'] }).invalid(because);
      await api.get('/flower/flower-2').ok('a refused update changes nothing', { archives: [] });
    },
  );

  test(
    'deleting a Flower, or the Archive of the same id, leaves the other one and archives as they are',
    about(
      'flower.archives.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Archive', { ...archive, id: 'flower-1' });
      await api.create('Archive', { ...archive, id: 'flower-2' });
      await api.create('Flower', { ...flower, archives: ['flower-2'] });
      await api.create('Flower', { ...flower, id: 'flower-2' });
      await api.delete('/flower/flower-2').removed(because);
      await api.get('/archive/flower-2').ok('no Archive was deleted', {
        ...archive,
        galaxy_backup: null,
        id: 'flower-2',
        mission: null,
      });
      await api.delete('/archive/flower-1').removed(because);
      await api.get('/flower/flower-1').ok('only the Archive flower-1 was deleted', {
        ...flower,
        archives: ['flower-2'],
        festival: null,
      });
    },
  );

  test(
    'update that is refused for archives does not change margin_past either',
    about(
      'flower.archives.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('Flower', flower);
      await api
        .patch('/flower/flower-1', { margin_past: 47.25, archives: ['archive-unknown'] })
        .invalid('archives must hold only ids of existing Archive objects');
      await api
        .get('/flower/flower-1')
        .ok('a refused update changes nothing', { ...flower, archives: [], festival: null });
    },
  );
});
