import { about, test, without } from '../support/api.ts';

// A valid Route, as the tests send it.
const route = { id: 'route-1', mission_spare_cached: null, name: 'bodoru', votes: 10 };

// A valid StadiumNotebook, as the tests send it.
const stadiumNotebook = {
  color: 'molava',
  discount_nested_initial: 31.75,
  id: 'stadiumnotebook-1',
  remark: 'gogami',
  shift: 'afternoon',
};

test.describe('StadiumNotebook: create, read, update and delete', () => {
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
    'create answers the new StadiumNotebook, and read answers it again',
    about(
      'stadiumnotebook.create.answers-the-object',
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
        .post('/stadiumnotebook', stadiumNotebook)
        .created('create answers the object that was sent', {
          ...stadiumNotebook,
          routes_standard: [],
        });
      await api
        .get('/stadiumnotebook/stadiumnotebook-1')
        .ok('read answers the object that was created', {
          ...stadiumNotebook,
          routes_standard: [],
        });
      await api
        .post('/stadiumnotebook', { ...stadiumNotebook, id: 'stadiumnotebook-2' })
        .created('objects may be alike in everything but their ids', { id: 'stadiumnotebook-2' });
    },
  );

  test(
    'the id of a StadiumNotebook may be any text, upper and lower case told apart, but no number',
    about(
      'stadiumnotebook.create.accepts-any-id',
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
        .post('/stadiumnotebook', {
          ...stadiumNotebook,
          id: 'Room 2.B at the Very End of the Long Hall',
        })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('StadiumNotebook', {
        ...stadiumNotebook,
        id: 'room 2.b at the very end of the long hall',
      });
      await api
        .delete('/stadiumnotebook/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/stadiumnotebook/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, {
          ...stadiumNotebook,
          id: 'Room 2.B at the Very End of the Long Hall',
          routes_standard: [],
        });
      await api
        .post('/stadiumnotebook', { ...stadiumNotebook, id: 421337 })
        .invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole StadiumNotebook',
    about(
      'stadiumnotebook.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('StadiumNotebook', stadiumNotebook);
      await api
        .patch('/stadiumnotebook/stadiumnotebook-1', {
          color: 'tagavu',
          discount_nested_initial: 77.75,
          remark: 'riloma',
          shift: 'evening',
        })
        .ok('every one of these fields was sent', {
          color: 'tagavu',
          discount_nested_initial: 77.75,
          id: 'stadiumnotebook-1',
          remark: 'riloma',
          routes_standard: [],
          shift: 'evening',
        });
      await api.get('/stadiumnotebook/stadiumnotebook-1').ok('the update is stored', {
        color: 'tagavu',
        discount_nested_initial: 77.75,
        remark: 'riloma',
        shift: 'evening',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('stadiumnotebook.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('StadiumNotebook', stadiumNotebook);
      await api
        .patch('/stadiumnotebook/stadiumnotebook-1', {
          id: 'stadiumnotebook-1',
          color: 'tagavu',
          discount_nested_initial: 77.75,
          remark: 'riloma',
          shift: 'evening',
        })
        .ok(because, {
          id: 'stadiumnotebook-1',
          color: 'tagavu',
          discount_nested_initial: 77.75,
          remark: 'riloma',
          shift: 'evening',
        });
      await api.get('/stadiumnotebook/stadiumnotebook-1').ok(because, {
        id: 'stadiumnotebook-1',
        color: 'tagavu',
        discount_nested_initial: 77.75,
        remark: 'riloma',
        shift: 'evening',
      });
    },
  );

  test(
    'update that is refused for shift does not change color either',
    about(
      'stadiumnotebook.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('StadiumNotebook', stadiumNotebook);
      await api
        .patch('/stadiumnotebook/stadiumnotebook-1', { color: 'tagavu', shift: 'unheard_of' })
        .invalid('shift must be one of evening, morning, night, afternoon');
      await api
        .get('/stadiumnotebook/stadiumnotebook-1')
        .ok('a refused update changes nothing', { ...stadiumNotebook, routes_standard: [] });
    },
  );

  test(
    'delete removes a StadiumNotebook: no read finds it and no list holds it',
    about(
      'stadiumnotebook.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('StadiumNotebook', stadiumNotebook);
      await api.delete('/stadiumnotebook/stadiumnotebook-1').removed('the object exists');
      await api.get('/stadiumnotebook/stadiumnotebook-1').notFound(because);
      await api
        .patch('/stadiumnotebook/stadiumnotebook-1', { id: 'stadiumnotebook-1' })
        .notFound(because);
      await api.get('/stadiumnotebook').ok('what was deleted is in no list', []);
      await api
        .post('/stadiumnotebook', {
          ...stadiumNotebook,
          color: 'tagavu',
          discount_nested_initial: 77.75,
          remark: 'riloma',
          shift: 'evening',
        })
        .created('the id of a deleted object is unknown, as before its create', {
          color: 'tagavu',
          discount_nested_initial: 77.75,
          id: 'stadiumnotebook-1',
          remark: 'riloma',
          routes_standard: [],
          shift: 'evening',
        });
      await api
        .get('/stadiumnotebook/stadiumnotebook-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          color: 'tagavu',
          discount_nested_initial: 77.75,
          id: 'stadiumnotebook-1',
          remark: 'riloma',
          routes_standard: [],
          shift: 'evening',
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no StadiumNotebook has',
    about('stadiumnotebook.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no StadiumNotebook has the id stadiumnotebook-unknown';
      await api.create('StadiumNotebook', stadiumNotebook);
      await api.get('/stadiumnotebook/stadiumnotebook-unknown').notFound(because);
      await api
        .patch('/stadiumnotebook/stadiumnotebook-unknown', {
          color: 'tagavu',
          discount_nested_initial: 77.75,
          remark: 'riloma',
          shift: 'evening',
        })
        .notFound(because);
      await api.delete('/stadiumnotebook/stadiumnotebook-unknown').notFound(because);
      await api
        .get('/stadiumnotebook')
        .ok('requests for an unknown id change nothing', [{ id: 'stadiumnotebook-1' }]);
    },
  );
});

test.describe('StadiumNotebook: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every StadiumNotebook with all of its fields',
    about('stadiumnotebook.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('StadiumNotebook', stadiumNotebook);
      await api.create('StadiumNotebook', {
        ...stadiumNotebook,
        id: 'stadiumnotebook-2',
        color: 'tagavu',
        discount_nested_initial: 77.75,
        remark: 'riloma',
        shift: 'evening',
      });
      await api.create('StadiumNotebook', {
        ...stadiumNotebook,
        id: 'stadiumnotebook-3',
        color: 'vomi',
        discount_nested_initial: 62.75,
        remark: 'dasa',
        shift: 'night',
      });
      await api.get('/stadiumnotebook').ok('three objects were created', [
        { ...stadiumNotebook, routes_standard: [] },
        {
          color: 'tagavu',
          discount_nested_initial: 77.75,
          id: 'stadiumnotebook-2',
          remark: 'riloma',
          routes_standard: [],
          shift: 'evening',
        },
        {
          color: 'vomi',
          discount_nested_initial: 62.75,
          id: 'stadiumnotebook-3',
          remark: 'dasa',
          routes_standard: [],
          shift: 'night',
        },
      ]);
      await api.create('StadiumNotebook', {
        ...stadiumNotebook,
        id: 'stadiumnotebook-4',
        shift: 'morning',
      });
      await api.create('StadiumNotebook', { ...stadiumNotebook, id: 'stadiumnotebook-5' });
      await api.create('StadiumNotebook', { ...stadiumNotebook, id: 'stadiumnotebook-6' });
      await api.create('StadiumNotebook', { ...stadiumNotebook, id: 'stadiumnotebook-7' });
      await api.create('StadiumNotebook', { ...stadiumNotebook, id: 'stadiumnotebook-8' });
      await api.create('StadiumNotebook', { ...stadiumNotebook, id: 'stadiumnotebook-9' });
      await api.create('StadiumNotebook', { ...stadiumNotebook, id: 'stadiumnotebook-10' });
      await api.create('StadiumNotebook', { ...stadiumNotebook, id: 'stadiumnotebook-11' });
      await api
        .get('/stadiumnotebook')
        .ok('a list holds every object, however many there are', [
          { id: 'stadiumnotebook-1' },
          { id: 'stadiumnotebook-2' },
          { id: 'stadiumnotebook-3' },
          { id: 'stadiumnotebook-4' },
          { id: 'stadiumnotebook-5' },
          { id: 'stadiumnotebook-6' },
          { id: 'stadiumnotebook-7' },
          { id: 'stadiumnotebook-8' },
          { id: 'stadiumnotebook-9' },
          { id: 'stadiumnotebook-10' },
          { id: 'stadiumnotebook-11' },
        ]);
    },
  );

  test(
    'update of one StadiumNotebook leaves another as it was',
    about('stadiumnotebook.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('StadiumNotebook', stadiumNotebook);
      await api.create('StadiumNotebook', {
        ...stadiumNotebook,
        id: 'stadiumnotebook-2',
        color: 'tagavu',
        discount_nested_initial: 77.75,
        remark: 'riloma',
        shift: 'evening',
      });
      await api
        .patch('/stadiumnotebook/stadiumnotebook-2', {
          id: 'stadiumnotebook-2',
          color: 'tagavu',
          discount_nested_initial: 77.75,
          remark: 'riloma',
          shift: 'evening',
        })
        .ok('the change is valid');
      await api
        .get('/stadiumnotebook/stadiumnotebook-1')
        .ok('another object was updated', { ...stadiumNotebook, routes_standard: [] });
      await api.get('/stadiumnotebook/stadiumnotebook-2').ok('the update is stored', {
        color: 'tagavu',
        discount_nested_initial: 77.75,
        id: 'stadiumnotebook-2',
        remark: 'riloma',
        routes_standard: [],
        shift: 'evening',
      });
    },
  );

  test(
    'delete of one StadiumNotebook leaves another as it was',
    about(
      'stadiumnotebook.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('StadiumNotebook', stadiumNotebook);
      await api.create('StadiumNotebook', {
        ...stadiumNotebook,
        id: 'stadiumnotebook-2',
        color: 'tagavu',
        discount_nested_initial: 77.75,
        remark: 'riloma',
        shift: 'evening',
      });
      await api.delete('/stadiumnotebook/stadiumnotebook-1').removed('the object exists');
      await api.get('/stadiumnotebook/stadiumnotebook-2').ok('another object was deleted', {
        color: 'tagavu',
        discount_nested_initial: 77.75,
        id: 'stadiumnotebook-2',
        remark: 'riloma',
        routes_standard: [],
        shift: 'evening',
      });
      await api
        .get('/stadiumnotebook')
        .ok('one of two objects was deleted', [{ id: 'stadiumnotebook-2' }]);
    },
  );

  test(
    'reset removes every StadiumNotebook',
    about('stadiumnotebook.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('StadiumNotebook', stadiumNotebook);
      await api.create('StadiumNotebook', {
        ...stadiumNotebook,
        id: 'stadiumnotebook-2',
        color: 'tagavu',
        discount_nested_initial: 77.75,
        remark: 'riloma',
        shift: 'evening',
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/stadiumnotebook').ok('reset removes all objects', []);
      await api.get('/stadiumnotebook/stadiumnotebook-1').notFound('reset removed it');
    },
  );
});

test.describe('StadiumNotebook: required fields and defaults', () => {
  // values.absent: In an answer, a field without a value may be `null` or left out.
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.optional: An optional field may be left out of a create, nullable or not. Without a
  //   default it then has no value.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create accepts a StadiumNotebook without color, which is optional',
    about('stadiumnotebook.color.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'color is optional';
      await api
        .post('/stadiumnotebook', without(stadiumNotebook, 'color'))
        .created(because, { color: null });
      await api.get('/stadiumnotebook/stadiumnotebook-1').ok(because, { color: null });
    },
  );

  test(
    'create refuses a StadiumNotebook without discount_nested_initial, which is required',
    about(
      'stadiumnotebook.discount_nested_initial.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/stadiumnotebook', without(stadiumNotebook, 'discount_nested_initial'))
        .invalid('discount_nested_initial is required and has no default');
      await api
        .get('/stadiumnotebook/stadiumnotebook-1')
        .notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a StadiumNotebook without remark, which is required',
    about(
      'stadiumnotebook.remark.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/stadiumnotebook', without(stadiumNotebook, 'remark'))
        .invalid('remark is required and has no default');
      await api
        .get('/stadiumnotebook/stadiumnotebook-1')
        .notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a StadiumNotebook without shift, which is required',
    about(
      'stadiumnotebook.shift.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/stadiumnotebook', without(stadiumNotebook, 'shift'))
        .invalid('shift is required and has no default');
      await api
        .get('/stadiumnotebook/stadiumnotebook-1')
        .notFound('a refused create stores nothing');
    },
  );

  test(
    'update of color or shift alone leaves every other field as it is',
    about('stadiumnotebook.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Route', route);
      await api.create('StadiumNotebook', { ...stadiumNotebook, routes_standard: ['route-1'] });
      await api
        .patch('/stadiumnotebook/stadiumnotebook-1', { color: 'tagavu' })
        .ok(because, { ...stadiumNotebook, color: 'tagavu', routes_standard: ['route-1'] });
      await api.patch('/stadiumnotebook/stadiumnotebook-1', { shift: 'evening' }).ok(because, {
        ...stadiumNotebook,
        color: 'tagavu',
        routes_standard: ['route-1'],
        shift: 'evening',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1').ok(because, {
        ...stadiumNotebook,
        color: 'tagavu',
        routes_standard: ['route-1'],
        shift: 'evening',
      });
    },
  );
});

test.describe('StadiumNotebook: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'create and update refuse null for color',
    about(
      'stadiumnotebook.color.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'color must not be null';
      await api.post('/stadiumnotebook', { ...stadiumNotebook, color: null }).invalid(because);
      await api
        .get('/stadiumnotebook/stadiumnotebook-1')
        .notFound('a refused create stores nothing');
      await api.create('StadiumNotebook', stadiumNotebook);
      await api.patch('/stadiumnotebook/stadiumnotebook-1', { color: null }).invalid(because);
      await api
        .get('/stadiumnotebook/stadiumnotebook-1')
        .ok('a refused update changes nothing', { color: 'molava' });
    },
  );

  test(
    'discount_nested_initial may be null',
    about(
      'stadiumnotebook.discount_nested_initial.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'discount_nested_initial is nullable';
      await api
        .post('/stadiumnotebook', { ...stadiumNotebook, discount_nested_initial: null })
        .created(because, { discount_nested_initial: null });
      await api
        .get('/stadiumnotebook/stadiumnotebook-1')
        .ok(because, { discount_nested_initial: null });
      await api.create('StadiumNotebook', { ...stadiumNotebook, id: 'stadiumnotebook-2' });
      await api
        .patch('/stadiumnotebook/stadiumnotebook-2', { discount_nested_initial: null })
        .ok(because, { discount_nested_initial: null });
      await api
        .get('/stadiumnotebook/stadiumnotebook-2')
        .ok(because, { discount_nested_initial: null });
    },
  );

  test(
    'remark may be null',
    about(
      'stadiumnotebook.remark.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'remark is nullable';
      await api
        .post('/stadiumnotebook', { ...stadiumNotebook, remark: null })
        .created(because, { remark: null });
      await api.get('/stadiumnotebook/stadiumnotebook-1').ok(because, { remark: null });
      await api.create('StadiumNotebook', { ...stadiumNotebook, id: 'stadiumnotebook-2' });
      await api
        .patch('/stadiumnotebook/stadiumnotebook-2', { remark: null })
        .ok(because, { remark: null });
      await api.get('/stadiumnotebook/stadiumnotebook-2').ok(because, { remark: null });
    },
  );

  test(
    'shift may be null',
    about('stadiumnotebook.shift.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      const because = 'shift is nullable';
      await api
        .post('/stadiumnotebook', { ...stadiumNotebook, shift: null })
        .created(because, { shift: null });
      await api.get('/stadiumnotebook/stadiumnotebook-1').ok(because, { shift: null });
      await api.create('StadiumNotebook', { ...stadiumNotebook, id: 'stadiumnotebook-2' });
      await api
        .patch('/stadiumnotebook/stadiumnotebook-2', { shift: null })
        .ok(because, { shift: null });
      await api.get('/stadiumnotebook/stadiumnotebook-2').ok(because, { shift: null });
    },
  );
});

test.describe('StadiumNotebook: types and bounds', () => {
  // values.float: A whole number is a valid float.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.string-length: Strings shorter or longer than their field allows are refused with 400
  //   or 422. Lengths are inclusive too, and a length that is not listed is not limited.

  test(
    'color of digits alone stays a string',
    about(
      'stadiumnotebook.color.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      const because = '"0042" is a valid value of color';
      await api
        .post('/stadiumnotebook', { ...stadiumNotebook, color: '0042' })
        .created(because, { color: '0042' });
      await api.get('/stadiumnotebook/stadiumnotebook-1').ok(because, { color: '0042' });
      await api.create('StadiumNotebook', { ...stadiumNotebook, id: 'stadiumnotebook-2' });
      await api
        .patch('/stadiumnotebook/stadiumnotebook-2', { color: '0042' })
        .ok(because, { color: '0042' });
      await api.get('/stadiumnotebook/stadiumnotebook-2').ok(because, { color: '0042' });
    },
  );

  test(
    'color keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'stadiumnotebook.color.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of color';
      await api
        .post('/stadiumnotebook', { ...stadiumNotebook, color: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { color: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/stadiumnotebook/stadiumnotebook-1')
        .ok(because, { color: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('StadiumNotebook', { ...stadiumNotebook, id: 'stadiumnotebook-2' });
      await api
        .patch('/stadiumnotebook/stadiumnotebook-2', { color: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { color: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/stadiumnotebook/stadiumnotebook-2')
        .ok(because, { color: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse a color of a wrong type',
    about(
      'stadiumnotebook.color.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'color must be a string';
      await api.post('/stadiumnotebook', { ...stadiumNotebook, color: 421337 }).invalid(because);
      await api
        .post('/stadiumnotebook', { ...stadiumNotebook, color: { value: 'text' } })
        .invalid(because);
      await api
        .get('/stadiumnotebook/stadiumnotebook-1')
        .notFound('a refused create stores nothing');
      await api.create('StadiumNotebook', stadiumNotebook);
      await api.patch('/stadiumnotebook/stadiumnotebook-1', { color: 0 }).invalid(because);
      await api.patch('/stadiumnotebook/stadiumnotebook-1', { color: {} }).invalid(because);
      await api
        .get('/stadiumnotebook/stadiumnotebook-1')
        .ok('a refused update changes nothing', { color: 'molava' });
    },
  );

  test(
    'color may be right at its minimum length of 2',
    about(
      'stadiumnotebook.color.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum length of color is 2, inclusive';
      await api
        .post('/stadiumnotebook', { ...stadiumNotebook, color: 'r ' })
        .created(because, { color: 'r ' });
      await api.get('/stadiumnotebook/stadiumnotebook-1').ok(because, { color: 'r ' });
      await api.create('StadiumNotebook', { ...stadiumNotebook, id: 'stadiumnotebook-2' });
      await api
        .patch('/stadiumnotebook/stadiumnotebook-2', { color: 'r ' })
        .ok(because, { color: 'r ' });
      await api.get('/stadiumnotebook/stadiumnotebook-2').ok(because, { color: 'r ' });
    },
  );

  test(
    'create and update refuse a color below its minimum length of 2',
    about(
      'stadiumnotebook.color.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'color must have at least 2 characters';
      await api.post('/stadiumnotebook', { ...stadiumNotebook, color: 'n' }).invalid(because);
      await api
        .get('/stadiumnotebook/stadiumnotebook-1')
        .notFound('a refused create stores nothing');
      await api.create('StadiumNotebook', stadiumNotebook);
      await api.patch('/stadiumnotebook/stadiumnotebook-1', { color: 'n' }).invalid(because);
      await api
        .get('/stadiumnotebook/stadiumnotebook-1')
        .ok('a refused update changes nothing', { color: 'molava' });
    },
  );

  test(
    'color has no maximum length',
    about(
      'stadiumnotebook.color.has-no-maximum-length',
      'values.string-length',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'color has no maximum length';
      await api
        .post('/stadiumnotebook', {
          ...stadiumNotebook,
          color:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .created(because, {
          color:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/stadiumnotebook/stadiumnotebook-1').ok(because, {
        color:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
      await api.create('StadiumNotebook', { ...stadiumNotebook, id: 'stadiumnotebook-2' });
      await api
        .patch('/stadiumnotebook/stadiumnotebook-2', {
          color:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .ok(because, {
          color:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/stadiumnotebook/stadiumnotebook-2').ok(because, {
        color:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
    },
  );

  test(
    'discount_nested_initial may be the whole number 3',
    about(
      'stadiumnotebook.discount_nested_initial.accepts-whole-number',
      'values.float',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = '3 is a valid value of discount_nested_initial';
      await api
        .post('/stadiumnotebook', { ...stadiumNotebook, discount_nested_initial: 3 })
        .created(because, { discount_nested_initial: 3 });
      await api
        .get('/stadiumnotebook/stadiumnotebook-1')
        .ok(because, { discount_nested_initial: 3 });
      await api.create('StadiumNotebook', { ...stadiumNotebook, id: 'stadiumnotebook-2' });
      await api
        .patch('/stadiumnotebook/stadiumnotebook-2', { discount_nested_initial: 3 })
        .ok(because, { discount_nested_initial: 3 });
      await api
        .get('/stadiumnotebook/stadiumnotebook-2')
        .ok(because, { discount_nested_initial: 3 });
    },
  );

  test(
    'discount_nested_initial keeps three decimals',
    about('stadiumnotebook.discount_nested_initial.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of discount_nested_initial';
      await api
        .post('/stadiumnotebook', { ...stadiumNotebook, discount_nested_initial: 12.375 })
        .created(because, { discount_nested_initial: 12.375 });
      await api
        .get('/stadiumnotebook/stadiumnotebook-1')
        .ok(because, { discount_nested_initial: 12.375 });
      await api.create('StadiumNotebook', { ...stadiumNotebook, id: 'stadiumnotebook-2' });
      await api
        .patch('/stadiumnotebook/stadiumnotebook-2', { discount_nested_initial: 12.375 })
        .ok(because, { discount_nested_initial: 12.375 });
      await api
        .get('/stadiumnotebook/stadiumnotebook-2')
        .ok(because, { discount_nested_initial: 12.375 });
    },
  );

  test(
    'create and update refuse a discount_nested_initial of a wrong type',
    about(
      'stadiumnotebook.discount_nested_initial.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'discount_nested_initial must be a number';
      await api
        .post('/stadiumnotebook', { ...stadiumNotebook, discount_nested_initial: 'abc' })
        .invalid(because);
      await api
        .post('/stadiumnotebook', {
          ...stadiumNotebook,
          discount_nested_initial: { value: 'text' },
        })
        .invalid(because);
      await api
        .get('/stadiumnotebook/stadiumnotebook-1')
        .notFound('a refused create stores nothing');
      await api.create('StadiumNotebook', stadiumNotebook);
      await api
        .patch('/stadiumnotebook/stadiumnotebook-1', { discount_nested_initial: 'abc' })
        .invalid(because);
      await api
        .patch('/stadiumnotebook/stadiumnotebook-1', { discount_nested_initial: {} })
        .invalid(because);
      await api
        .get('/stadiumnotebook/stadiumnotebook-1')
        .ok('a refused update changes nothing', { discount_nested_initial: 31.75 });
    },
  );

  test(
    'discount_nested_initial may be right at its minimum of 1',
    about(
      'stadiumnotebook.discount_nested_initial.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum of discount_nested_initial is 1, inclusive';
      await api
        .post('/stadiumnotebook', { ...stadiumNotebook, discount_nested_initial: 1 })
        .created(because, { discount_nested_initial: 1 });
      await api
        .get('/stadiumnotebook/stadiumnotebook-1')
        .ok(because, { discount_nested_initial: 1 });
      await api.create('StadiumNotebook', { ...stadiumNotebook, id: 'stadiumnotebook-2' });
      await api
        .patch('/stadiumnotebook/stadiumnotebook-2', { discount_nested_initial: 1 })
        .ok(because, { discount_nested_initial: 1 });
      await api
        .get('/stadiumnotebook/stadiumnotebook-2')
        .ok(because, { discount_nested_initial: 1 });
    },
  );

  test(
    'create and update refuse a discount_nested_initial below its minimum of 1',
    about(
      'stadiumnotebook.discount_nested_initial.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'discount_nested_initial must be at least 1';
      await api
        .post('/stadiumnotebook', { ...stadiumNotebook, discount_nested_initial: 0.75 })
        .invalid(because);
      await api
        .get('/stadiumnotebook/stadiumnotebook-1')
        .notFound('a refused create stores nothing');
      await api.create('StadiumNotebook', stadiumNotebook);
      await api
        .patch('/stadiumnotebook/stadiumnotebook-1', { discount_nested_initial: 0.75 })
        .invalid(because);
      await api
        .get('/stadiumnotebook/stadiumnotebook-1')
        .ok('a refused update changes nothing', { discount_nested_initial: 31.75 });
    },
  );

  test(
    'discount_nested_initial has no maximum',
    about(
      'stadiumnotebook.discount_nested_initial.has-no-maximum',
      'values.number-bounds',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'discount_nested_initial has no maximum';
      await api
        .post('/stadiumnotebook', { ...stadiumNotebook, discount_nested_initial: 999999.75 })
        .created(because, { discount_nested_initial: 999999.75 });
      await api
        .get('/stadiumnotebook/stadiumnotebook-1')
        .ok(because, { discount_nested_initial: 999999.75 });
      await api.create('StadiumNotebook', { ...stadiumNotebook, id: 'stadiumnotebook-2' });
      await api
        .patch('/stadiumnotebook/stadiumnotebook-2', { discount_nested_initial: 999999.75 })
        .ok(because, { discount_nested_initial: 999999.75 });
      await api
        .get('/stadiumnotebook/stadiumnotebook-2')
        .ok(because, { discount_nested_initial: 999999.75 });
    },
  );

  test(
    'remark of digits alone stays a string',
    about(
      'stadiumnotebook.remark.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      const because = '"0042" is a valid value of remark';
      await api
        .post('/stadiumnotebook', { ...stadiumNotebook, remark: '0042' })
        .created(because, { remark: '0042' });
      await api.get('/stadiumnotebook/stadiumnotebook-1').ok(because, { remark: '0042' });
      await api.create('StadiumNotebook', { ...stadiumNotebook, id: 'stadiumnotebook-2' });
      await api
        .patch('/stadiumnotebook/stadiumnotebook-2', { remark: '0042' })
        .ok(because, { remark: '0042' });
      await api.get('/stadiumnotebook/stadiumnotebook-2').ok(because, { remark: '0042' });
    },
  );

  test(
    'remark keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'stadiumnotebook.remark.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of remark';
      await api
        .post('/stadiumnotebook', { ...stadiumNotebook, remark: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { remark: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/stadiumnotebook/stadiumnotebook-1')
        .ok(because, { remark: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('StadiumNotebook', { ...stadiumNotebook, id: 'stadiumnotebook-2' });
      await api
        .patch('/stadiumnotebook/stadiumnotebook-2', { remark: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { remark: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/stadiumnotebook/stadiumnotebook-2')
        .ok(because, { remark: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse a remark of a wrong type',
    about(
      'stadiumnotebook.remark.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'remark must be a string';
      await api.post('/stadiumnotebook', { ...stadiumNotebook, remark: 421337 }).invalid(because);
      await api
        .post('/stadiumnotebook', { ...stadiumNotebook, remark: { value: 'text' } })
        .invalid(because);
      await api
        .get('/stadiumnotebook/stadiumnotebook-1')
        .notFound('a refused create stores nothing');
      await api.create('StadiumNotebook', stadiumNotebook);
      await api.patch('/stadiumnotebook/stadiumnotebook-1', { remark: 0 }).invalid(because);
      await api.patch('/stadiumnotebook/stadiumnotebook-1', { remark: {} }).invalid(because);
      await api
        .get('/stadiumnotebook/stadiumnotebook-1')
        .ok('a refused update changes nothing', { remark: 'gogami' });
    },
  );

  test(
    'remark may be right at its maximum length of 60',
    about(
      'stadiumnotebook.remark.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum length of remark is 60, inclusive';
      await api
        .post('/stadiumnotebook', {
          ...stadiumNotebook,
          remark: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
        })
        .created(because, {
          remark: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
        });
      await api
        .get('/stadiumnotebook/stadiumnotebook-1')
        .ok(because, { remark: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ' });
      await api.create('StadiumNotebook', { ...stadiumNotebook, id: 'stadiumnotebook-2' });
      await api
        .patch('/stadiumnotebook/stadiumnotebook-2', {
          remark: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
        })
        .ok(because, { remark: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ' });
      await api
        .get('/stadiumnotebook/stadiumnotebook-2')
        .ok(because, { remark: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ' });
    },
  );

  test(
    'create and update refuse a remark above its maximum length of 60',
    about(
      'stadiumnotebook.remark.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'remark must have at most 60 characters';
      await api
        .post('/stadiumnotebook', {
          ...stadiumNotebook,
          remark: 'duva gilu sosani naragi bigu nadu rili dobari mibuni manu no ',
        })
        .invalid(because);
      await api
        .get('/stadiumnotebook/stadiumnotebook-1')
        .notFound('a refused create stores nothing');
      await api.create('StadiumNotebook', stadiumNotebook);
      await api
        .patch('/stadiumnotebook/stadiumnotebook-1', {
          remark: 'duva gilu sosani naragi bigu nadu rili dobari mibuni manu no ',
        })
        .invalid(because);
      await api
        .get('/stadiumnotebook/stadiumnotebook-1')
        .ok('a refused update changes nothing', { remark: 'gogami' });
    },
  );

  test(
    'remark has no minimum length',
    about(
      'stadiumnotebook.remark.has-no-minimum-length',
      'values.string-length',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'remark has no minimum length';
      await api
        .post('/stadiumnotebook', { ...stadiumNotebook, remark: 'x' })
        .created(because, { remark: 'x' });
      await api.get('/stadiumnotebook/stadiumnotebook-1').ok(because, { remark: 'x' });
      await api.create('StadiumNotebook', { ...stadiumNotebook, id: 'stadiumnotebook-2' });
      await api
        .patch('/stadiumnotebook/stadiumnotebook-2', { remark: 'x' })
        .ok(because, { remark: 'x' });
      await api.get('/stadiumnotebook/stadiumnotebook-2').ok(because, { remark: 'x' });
    },
  );

  test(
    'create and update refuse a shift of a wrong type',
    about(
      'stadiumnotebook.shift.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'shift must be one of evening, morning, night, afternoon';
      await api.post('/stadiumnotebook', { ...stadiumNotebook, shift: 421337 }).invalid(because);
      await api
        .post('/stadiumnotebook', { ...stadiumNotebook, shift: { value: 'text' } })
        .invalid(because);
      await api
        .get('/stadiumnotebook/stadiumnotebook-1')
        .notFound('a refused create stores nothing');
      await api.create('StadiumNotebook', stadiumNotebook);
      await api.patch('/stadiumnotebook/stadiumnotebook-1', { shift: 0 }).invalid(because);
      await api.patch('/stadiumnotebook/stadiumnotebook-1', { shift: {} }).invalid(because);
      await api
        .get('/stadiumnotebook/stadiumnotebook-1')
        .ok('a refused update changes nothing', { shift: 'afternoon' });
    },
  );
});

test.describe('StadiumNotebook: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'shift may be evening, morning, night, afternoon',
    about(
      'stadiumnotebook.shift.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of StadiumNotebookShift';
      await api
        .post('/stadiumnotebook', { ...stadiumNotebook, shift: 'evening' })
        .created(because, { shift: 'evening' });
      await api
        .patch('/stadiumnotebook/stadiumnotebook-1', { shift: 'morning' })
        .ok(because, { shift: 'morning' });
      await api
        .patch('/stadiumnotebook/stadiumnotebook-1', { shift: 'night' })
        .ok(because, { shift: 'night' });
      await api
        .patch('/stadiumnotebook/stadiumnotebook-1', { shift: 'afternoon' })
        .ok(because, { shift: 'afternoon' });
      await api.get('/stadiumnotebook/stadiumnotebook-1').ok(because, { shift: 'afternoon' });
      await api
        .patch('/stadiumnotebook/stadiumnotebook-1', { shift: 'evening' })
        .ok(because, { shift: 'evening' });
    },
  );

  test(
    'create and update refuse a shift that StadiumNotebookShift does not list, such as unheard_of',
    about(
      'stadiumnotebook.shift.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'shift must be one of evening, morning, night, afternoon';
      await api
        .post('/stadiumnotebook', { ...stadiumNotebook, shift: 'unheard_of' })
        .invalid(because);
      await api
        .post('/stadiumnotebook', { ...stadiumNotebook, shift: 'evening ' })
        .invalid(because);
      await api.post('/stadiumnotebook', { ...stadiumNotebook, shift: 'evenin' }).invalid(because);
      await api
        .get('/stadiumnotebook/stadiumnotebook-1')
        .notFound('a refused create stores nothing');
      await api.create('StadiumNotebook', stadiumNotebook);
      await api
        .patch('/stadiumnotebook/stadiumnotebook-1', { shift: 'unheard_of' })
        .invalid(because);
      await api
        .get('/stadiumnotebook/stadiumnotebook-1')
        .ok('a refused update changes nothing', { shift: 'afternoon' });
    },
  );

  test(
    'create and update refuse the shift EVENING, as upper and lower case differ',
    about(
      'stadiumnotebook.shift.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'shift must be one of evening, morning, night, afternoon';
      await api.post('/stadiumnotebook', { ...stadiumNotebook, shift: 'EVENING' }).invalid(because);
      await api
        .get('/stadiumnotebook/stadiumnotebook-1')
        .notFound('a refused create stores nothing');
      await api.create('StadiumNotebook', stadiumNotebook);
      await api.patch('/stadiumnotebook/stadiumnotebook-1', { shift: 'EVENING' }).invalid(because);
      await api
        .get('/stadiumnotebook/stadiumnotebook-1')
        .ok('a refused update changes nothing', { shift: 'afternoon' });
    },
  );
});

test.describe('StadiumNotebook: references', () => {
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
    'routes_standard is an empty list when a create leaves it out',
    about(
      'stadiumnotebook.routes_standard.is-empty-by-default',
      'references.null',
      'endpoints.create',
    ),
    async ({ api }) => {
      const because = 'routes_standard was left out';
      await api.post('/stadiumnotebook', stadiumNotebook).created(because, { routes_standard: [] });
      await api.get('/stadiumnotebook/stadiumnotebook-1').ok(because, { routes_standard: [] });
    },
  );

  test(
    'routes_standard lists existing Route objects and is answered as their ids',
    about(
      'stadiumnotebook.routes_standard.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'values.no-other-rule',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'routes_standard was sent with two ids';
      await api.create('Route', route);
      await api.create('Route', { ...route, id: 'route-2' });
      await api.create('Route', { ...route, id: 'route-3' });
      await api.create('Route', { ...route, id: 'route-4' });
      await api.create('Route', { ...route, id: 'route-5' });
      await api
        .post('/stadiumnotebook', { ...stadiumNotebook, routes_standard: ['route-1', 'route-2'] })
        .created(because, { routes_standard: ['route-1', 'route-2'] });
      await api
        .get('/stadiumnotebook/stadiumnotebook-1')
        .ok(because, { routes_standard: ['route-1', 'route-2'] });
      await api
        .get('/stadiumnotebook')
        .ok('lists answer references as ids too', [
          { id: 'stadiumnotebook-1', routes_standard: ['route-1', 'route-2'] },
        ]);
      await api
        .patch('/stadiumnotebook/stadiumnotebook-1', { routes_standard: ['route-2', 'route-1'] })
        .ok('any order will do', { routes_standard: ['route-2', 'route-1'] });
      await api
        .patch('/stadiumnotebook/stadiumnotebook-1', {
          routes_standard: ['route-1', 'route-2', 'route-3', 'route-4', 'route-5'],
        })
        .ok('no length is too much', {
          routes_standard: ['route-1', 'route-2', 'route-3', 'route-4', 'route-5'],
        });
      await api.delete('/stadiumnotebook/stadiumnotebook-1').removed('the object exists');
      await api
        .get('/route')
        .ok('only what refers to them was deleted', [
          { id: 'route-1' },
          { id: 'route-2' },
          { id: 'route-3' },
          { id: 'route-4' },
          { id: 'route-5' },
        ]);
    },
  );

  test(
    'update replaces the ids in routes_standard',
    about('stadiumnotebook.routes_standard.can-be-updated', 'references.by-id', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Route', route);
      await api.create('Route', { ...route, id: 'route-2' });
      await api.create('StadiumNotebook', { ...stadiumNotebook, routes_standard: ['route-1'] });
      await api
        .patch('/stadiumnotebook/stadiumnotebook-1', { routes_standard: ['route-2'] })
        .ok('an update replaces the list', { routes_standard: ['route-2'] });
      await api
        .patch('/stadiumnotebook/stadiumnotebook-1', { routes_standard: [] })
        .ok('the change is valid');
      await api
        .get('/stadiumnotebook/stadiumnotebook-1')
        .ok('the list was emptied', { routes_standard: [] });
    },
  );

  test(
    'create and update refuse an id in routes_standard that no Route has',
    about(
      'stadiumnotebook.routes_standard.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'routes_standard must hold only ids of existing Route objects';
      await api.create('Route', route);
      await api.create('Route', { ...route, id: 'route-2' });
      await api
        .post('/stadiumnotebook', { ...stadiumNotebook, routes_standard: ['route-unknown'] })
        .invalid(because);
      await api
        .post('/stadiumnotebook', {
          ...stadiumNotebook,
          routes_standard: ['route-1', 'route-unknown'],
        })
        .invalid(because);
      await api
        .post('/stadiumnotebook', {
          ...stadiumNotebook,
          routes_standard: ['route-unknown', 'route-2'],
        })
        .invalid(because);
      await api
        .get('/stadiumnotebook/stadiumnotebook-1')
        .notFound('a refused create stores nothing');
      await api.create('StadiumNotebook', {
        ...stadiumNotebook,
        routes_standard: ['route-1', 'route-2'],
      });
      await api
        .patch('/stadiumnotebook/stadiumnotebook-1', { routes_standard: ['route-unknown'] })
        .invalid(because);
      await api
        .patch('/stadiumnotebook/stadiumnotebook-1', {
          routes_standard: ['route-1', 'route-unknown'],
        })
        .invalid(because);
      await api
        .patch('/stadiumnotebook/stadiumnotebook-1', {
          routes_standard: ['route-unknown', 'route-2'],
        })
        .invalid(because);
      await api
        .get('/stadiumnotebook/stadiumnotebook-1')
        .ok('a refused update changes nothing', { routes_standard: ['route-1', 'route-2'] });
    },
  );

  test(
    'create and update refuse null for the list routes_standard',
    about(
      'stadiumnotebook.routes_standard.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'routes_standard must not be null';
      await api
        .post('/stadiumnotebook', { ...stadiumNotebook, routes_standard: null })
        .invalid(because);
      await api
        .get('/stadiumnotebook/stadiumnotebook-1')
        .notFound('a refused create stores nothing');
      await api.create('StadiumNotebook', stadiumNotebook);
      await api
        .patch('/stadiumnotebook/stadiumnotebook-1', { routes_standard: null })
        .invalid(because);
      await api
        .get('/stadiumnotebook/stadiumnotebook-1')
        .ok('a refused update changes nothing', { routes_standard: [] });
    },
  );

  test(
    'create and update refuse what is no list of ids for routes_standard',
    about(
      'stadiumnotebook.routes_standard.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'routes_standard must be a list of ids of Route';
      await api.create('Route', { ...route, id: 'x' });
      await api
        .post('/stadiumnotebook', { ...stadiumNotebook, routes_standard: 'x' })
        .invalid(because);
      await api
        .post('/stadiumnotebook', { ...stadiumNotebook, routes_standard: [{ value: 'text' }] })
        .invalid(because);
      await api
        .get('/stadiumnotebook/stadiumnotebook-1')
        .notFound('a refused create stores nothing');
      await api.create('StadiumNotebook', stadiumNotebook);
      await api
        .patch('/stadiumnotebook/stadiumnotebook-1', { routes_standard: 'x' })
        .invalid(because);
      await api
        .patch('/stadiumnotebook/stadiumnotebook-1', { routes_standard: [{}] })
        .invalid(because);
      await api
        .get('/stadiumnotebook/stadiumnotebook-1')
        .ok('a refused update changes nothing', { routes_standard: [] });
    },
  );

  test(
    'deleting a Route takes its id out of every routes_standard and keeps the others',
    about(
      'stadiumnotebook.routes_standard.loses-deleted-object',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'route-2 was deleted';
      await api.create('Route', route);
      await api.create('Route', { ...route, id: 'route-2' });
      await api.create('Route', { ...route, id: 'route-3' });
      await api.create('StadiumNotebook', {
        ...stadiumNotebook,
        routes_standard: ['route-1', 'route-2', 'route-3'],
      });
      await api.create('StadiumNotebook', {
        ...stadiumNotebook,
        id: 'stadiumnotebook-2',
        routes_standard: ['route-2'],
      });
      await api.delete('/route/route-2').removed('the object exists');
      await api
        .get('/stadiumnotebook/stadiumnotebook-1')
        .ok(because, { id: 'stadiumnotebook-1', routes_standard: ['route-1', 'route-3'] });
      await api
        .get('/stadiumnotebook/stadiumnotebook-2')
        .ok(because, { id: 'stadiumnotebook-2', routes_standard: [] });
      await api.get('/stadiumnotebook').ok(because, [
        { id: 'stadiumnotebook-1', routes_standard: ['route-1', 'route-3'] },
        { id: 'stadiumnotebook-2', routes_standard: [] },
      ]);
      await api
        .patch('/stadiumnotebook/stadiumnotebook-1', { color: 'tagavu' })
        .ok('an update of something else brings no reference back', {
          routes_standard: ['route-1', 'route-3'],
        });
      await api
        .patch('/stadiumnotebook/stadiumnotebook-1', { routes_standard: ['route-1', 'route-2'] })
        .invalid('routes_standard must hold only ids of existing Route objects');
      await api.create('Route', { ...route, id: 'route-2' });
      await api
        .get('/stadiumnotebook/stadiumnotebook-2')
        .ok('the Route that has the id route-2 now is another', { routes_standard: [] });
    },
  );

  test(
    'create and update refuse the id of a StadiumNotebook in routes_standard, which refers to Route',
    about(
      'stadiumnotebook.routes_standard.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'routes_standard must hold only ids of existing Route objects';
      await api.create('StadiumNotebook', stadiumNotebook);
      await api
        .post('/stadiumnotebook', {
          ...stadiumNotebook,
          id: 'stadiumnotebook-2',
          routes_standard: ['stadiumnotebook-1'],
        })
        .invalid(because);
      await api.create('StadiumNotebook', { ...stadiumNotebook, id: 'stadiumnotebook-2' });
      await api
        .patch('/stadiumnotebook/stadiumnotebook-2', { routes_standard: ['stadiumnotebook-1'] })
        .invalid(because);
      await api
        .get('/stadiumnotebook/stadiumnotebook-2')
        .ok('a refused update changes nothing', { routes_standard: [] });
    },
  );

  test(
    'deleting a StadiumNotebook, or the Route of the same id, leaves the other one and routes_standard as they are',
    about(
      'stadiumnotebook.routes_standard.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Route', { ...route, id: 'stadiumnotebook-1' });
      await api.create('Route', { ...route, id: 'stadiumnotebook-2' });
      await api.create('StadiumNotebook', {
        ...stadiumNotebook,
        routes_standard: ['stadiumnotebook-2'],
      });
      await api.create('StadiumNotebook', { ...stadiumNotebook, id: 'stadiumnotebook-2' });
      await api.delete('/stadiumnotebook/stadiumnotebook-2').removed(because);
      await api
        .get('/route/stadiumnotebook-2')
        .ok('no Route was deleted', { ...route, id: 'stadiumnotebook-2' });
      await api.delete('/route/stadiumnotebook-1').removed(because);
      await api
        .get('/stadiumnotebook/stadiumnotebook-1')
        .ok('only the Route stadiumnotebook-1 was deleted', {
          ...stadiumNotebook,
          routes_standard: ['stadiumnotebook-2'],
        });
    },
  );

  test(
    'update that is refused for routes_standard does not change color either',
    about(
      'stadiumnotebook.routes_standard.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('StadiumNotebook', stadiumNotebook);
      await api
        .patch('/stadiumnotebook/stadiumnotebook-1', {
          color: 'tagavu',
          routes_standard: ['route-unknown'],
        })
        .invalid('routes_standard must hold only ids of existing Route objects');
      await api
        .get('/stadiumnotebook/stadiumnotebook-1')
        .ok('a refused update changes nothing', { ...stadiumNotebook, routes_standard: [] });
    },
  );
});
