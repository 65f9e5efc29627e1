import { about, test, without } from '../support/api.ts';

// A valid Barrel, as the tests send it.
const barrel = {
  delivered_simple: '2025-02-01 03:59:06',
  featured_verified_rough: false,
  visibility: 'recovering',
  id: 'barrel-1',
  rounds: 35,
  headline_target: 'nisoga',
};

// A valid BarrelBridge, as the tests send it.
const barrelBridge = {
  city_external: 'tigo non',
  humidity_current_inner: 36.75,
  id: 'barrelbridge-1',
  speed_former_target: 61.75,
};

test.describe('BarrelBridge: create, read, update and delete', () => {
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
    'create answers the new BarrelBridge, and read answers it again',
    about(
      'barrelbridge.create.answers-the-object',
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
        .post('/barrelbridge', barrelBridge)
        .created('create answers the object that was sent', {
          ...barrelBridge,
          chapter_draft: null,
        });
      await api
        .get('/barrelbridge/barrelbridge-1')
        .ok('read answers the object that was created', { ...barrelBridge, chapter_draft: null });
      await api
        .post('/barrelbridge', { ...barrelBridge, id: 'barrelbridge-2' })
        .created('objects may be alike in everything but their ids', { id: 'barrelbridge-2' });
    },
  );

  test(
    'the id of a BarrelBridge may be any text, upper and lower case told apart, but no number',
    about(
      'barrelbridge.create.accepts-any-id',
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
        .post('/barrelbridge', { ...barrelBridge, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('BarrelBridge', {
        ...barrelBridge,
        id: 'room 2.b at the very end of the long hall',
      });
      await api
        .delete('/barrelbridge/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/barrelbridge/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, {
          ...barrelBridge,
          chapter_draft: null,
          id: 'Room 2.B at the Very End of the Long Hall',
        });
      await api
        .post('/barrelbridge', { ...barrelBridge, id: 421337 })
        .invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole BarrelBridge',
    about(
      'barrelbridge.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('BarrelBridge', barrelBridge);
      await api
        .patch('/barrelbridge/barrelbridge-1', {
          city_external: 'nibiva d',
          humidity_current_inner: 62.25,
          speed_former_target: 98.75,
        })
        .ok('every one of these fields was sent', {
          chapter_draft: null,
          city_external: 'nibiva d',
          humidity_current_inner: 62.25,
          id: 'barrelbridge-1',
          speed_former_target: 98.75,
        });
      await api.get('/barrelbridge/barrelbridge-1').ok('the update is stored', {
        city_external: 'nibiva d',
        humidity_current_inner: 62.25,
        speed_former_target: 98.75,
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('barrelbridge.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('BarrelBridge', barrelBridge);
      await api
        .patch('/barrelbridge/barrelbridge-1', {
          id: 'barrelbridge-1',
          city_external: 'nibiva d',
          humidity_current_inner: 62.25,
          speed_former_target: 98.75,
        })
        .ok(because, {
          id: 'barrelbridge-1',
          city_external: 'nibiva d',
          humidity_current_inner: 62.25,
          speed_former_target: 98.75,
        });
      await api.get('/barrelbridge/barrelbridge-1').ok(because, {
        id: 'barrelbridge-1',
        city_external: 'nibiva d',
        humidity_current_inner: 62.25,
        speed_former_target: 98.75,
      });
    },
  );

  test(
    'update that is refused for speed_former_target does not change city_external either',
    about(
      'barrelbridge.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('BarrelBridge', barrelBridge);
      await api
        .patch('/barrelbridge/barrelbridge-1', {
          city_external: 'nibiva d',
          speed_former_target: 'abc',
        })
        .invalid('speed_former_target must be a number');
      await api
        .get('/barrelbridge/barrelbridge-1')
        .ok('a refused update changes nothing', { ...barrelBridge, chapter_draft: null });
    },
  );

  test(
    'delete removes a BarrelBridge: no read finds it and no list holds it',
    about(
      'barrelbridge.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('BarrelBridge', barrelBridge);
      await api.delete('/barrelbridge/barrelbridge-1').removed('the object exists');
      await api.get('/barrelbridge/barrelbridge-1').notFound(because);
      await api.patch('/barrelbridge/barrelbridge-1', { id: 'barrelbridge-1' }).notFound(because);
      await api.get('/barrelbridge').ok('what was deleted is in no list', []);
      await api
        .post('/barrelbridge', {
          ...barrelBridge,
          city_external: 'nibiva d',
          humidity_current_inner: 62.25,
          speed_former_target: 98.75,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          chapter_draft: null,
          city_external: 'nibiva d',
          humidity_current_inner: 62.25,
          id: 'barrelbridge-1',
          speed_former_target: 98.75,
        });
      await api
        .get('/barrelbridge/barrelbridge-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          chapter_draft: null,
          city_external: 'nibiva d',
          humidity_current_inner: 62.25,
          id: 'barrelbridge-1',
          speed_former_target: 98.75,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no BarrelBridge has',
    about('barrelbridge.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no BarrelBridge has the id barrelbridge-unknown';
      await api.create('BarrelBridge', barrelBridge);
      await api.get('/barrelbridge/barrelbridge-unknown').notFound(because);
      await api
        .patch('/barrelbridge/barrelbridge-unknown', {
          city_external: 'nibiva d',
          humidity_current_inner: 62.25,
          speed_former_target: 98.75,
        })
        .notFound(because);
      await api.delete('/barrelbridge/barrelbridge-unknown').notFound(because);
      await api
        .get('/barrelbridge')
        .ok('requests for an unknown id change nothing', [{ id: 'barrelbridge-1' }]);
    },
  );
});

test.describe('BarrelBridge: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every BarrelBridge with all of its fields',
    about('barrelbridge.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('BarrelBridge', barrelBridge);
      await api.create('BarrelBridge', {
        ...barrelBridge,
        id: 'barrelbridge-2',
        city_external: 'nibiva d',
        humidity_current_inner: 62.25,
        speed_former_target: 98.75,
      });
      await api.create('BarrelBridge', {
        ...barrelBridge,
        id: 'barrelbridge-3',
        city_external: 'sonodo s',
        humidity_current_inner: 25.25,
        speed_former_target: 32.5,
      });
      await api.get('/barrelbridge').ok('three objects were created', [
        { ...barrelBridge, chapter_draft: null },
        {
          chapter_draft: null,
          city_external: 'nibiva d',
          humidity_current_inner: 62.25,
          id: 'barrelbridge-2',
          speed_former_target: 98.75,
        },
        {
          chapter_draft: null,
          city_external: 'sonodo s',
          humidity_current_inner: 25.25,
          id: 'barrelbridge-3',
          speed_former_target: 32.5,
        },
      ]);
      await api.create('BarrelBridge', { ...barrelBridge, id: 'barrelbridge-4' });
      await api.create('BarrelBridge', { ...barrelBridge, id: 'barrelbridge-5' });
      await api.create('BarrelBridge', { ...barrelBridge, id: 'barrelbridge-6' });
      await api.create('BarrelBridge', { ...barrelBridge, id: 'barrelbridge-7' });
      await api.create('BarrelBridge', { ...barrelBridge, id: 'barrelbridge-8' });
      await api.create('BarrelBridge', { ...barrelBridge, id: 'barrelbridge-9' });
      await api.create('BarrelBridge', { ...barrelBridge, id: 'barrelbridge-10' });
      await api.create('BarrelBridge', { ...barrelBridge, id: 'barrelbridge-11' });
      await api
        .get('/barrelbridge')
        .ok('a list holds every object, however many there are', [
          { id: 'barrelbridge-1' },
          { id: 'barrelbridge-2' },
          { id: 'barrelbridge-3' },
          { id: 'barrelbridge-4' },
          { id: 'barrelbridge-5' },
          { id: 'barrelbridge-6' },
          { id: 'barrelbridge-7' },
          { id: 'barrelbridge-8' },
          { id: 'barrelbridge-9' },
          { id: 'barrelbridge-10' },
          { id: 'barrelbridge-11' },
        ]);
    },
  );

  test(
    'update of one BarrelBridge leaves another as it was',
    about('barrelbridge.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('BarrelBridge', barrelBridge);
      await api.create('BarrelBridge', {
        ...barrelBridge,
        id: 'barrelbridge-2',
        city_external: 'nibiva d',
        humidity_current_inner: 62.25,
        speed_former_target: 98.75,
      });
      await api
        .patch('/barrelbridge/barrelbridge-2', {
          id: 'barrelbridge-2',
          city_external: 'nibiva d',
          humidity_current_inner: 62.25,
          speed_former_target: 98.75,
        })
        .ok('the change is valid');
      await api
        .get('/barrelbridge/barrelbridge-1')
        .ok('another object was updated', { ...barrelBridge, chapter_draft: null });
      await api.get('/barrelbridge/barrelbridge-2').ok('the update is stored', {
        chapter_draft: null,
        city_external: 'nibiva d',
        humidity_current_inner: 62.25,
        id: 'barrelbridge-2',
        speed_former_target: 98.75,
      });
    },
  );

  test(
    'delete of one BarrelBridge leaves another as it was',
    about(
      'barrelbridge.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('BarrelBridge', barrelBridge);
      await api.create('BarrelBridge', {
        ...barrelBridge,
        id: 'barrelbridge-2',
        city_external: 'nibiva d',
        humidity_current_inner: 62.25,
        speed_former_target: 98.75,
      });
      await api.delete('/barrelbridge/barrelbridge-1').removed('the object exists');
      await api.get('/barrelbridge/barrelbridge-2').ok('another object was deleted', {
        chapter_draft: null,
        city_external: 'nibiva d',
        humidity_current_inner: 62.25,
        id: 'barrelbridge-2',
        speed_former_target: 98.75,
      });
      await api
        .get('/barrelbridge')
        .ok('one of two objects was deleted', [{ id: 'barrelbridge-2' }]);
    },
  );

  test(
    'reset removes every BarrelBridge',
    about('barrelbridge.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('BarrelBridge', barrelBridge);
      await api.create('BarrelBridge', {
        ...barrelBridge,
        id: 'barrelbridge-2',
        city_external: 'nibiva d',
        humidity_current_inner: 62.25,
        speed_former_target: 98.75,
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/barrelbridge').ok('reset removes all objects', []);
      await api.get('/barrelbridge/barrelbridge-1').notFound('reset removed it');
    },
  );
});

test.describe('BarrelBridge: required fields and defaults', () => {
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
    'create accepts a BarrelBridge without city_external, which is optional',
    about('barrelbridge.city_external.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'city_external is optional';
      await api
        .post('/barrelbridge', without(barrelBridge, 'city_external'))
        .created(because, { city_external: null });
      await api.get('/barrelbridge/barrelbridge-1').ok(because, { city_external: null });
    },
  );

  test(
    'humidity_current_inner is 88.5 when a create leaves it out',
    about(
      'barrelbridge.humidity_current_inner.has-a-default',
      'create.default',
      'endpoints.create',
    ),
    async ({ api }) => {
      const because = 'the default of humidity_current_inner is 88.5';
      await api
        .post('/barrelbridge', without(barrelBridge, 'humidity_current_inner'))
        .created(because, { humidity_current_inner: 88.5 });
      await api.get('/barrelbridge/barrelbridge-1').ok(because, { humidity_current_inner: 88.5 });
    },
  );

  test(
    'create refuses a BarrelBridge without an id',
    about(
      'barrelbridge.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/barrelbridge', without(barrelBridge, 'id')).invalid('id must be sent');
      await api.get('/barrelbridge').ok('a refused create stores nothing', []);
    },
  );

  test(
    'create refuses a BarrelBridge without speed_former_target, which is required',
    about(
      'barrelbridge.speed_former_target.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/barrelbridge', without(barrelBridge, 'speed_former_target'))
        .invalid('speed_former_target is required and has no default');
      await api.get('/barrelbridge/barrelbridge-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of city_external or speed_former_target alone leaves every other field as it is',
    about('barrelbridge.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Barrel', barrel);
      await api.create('BarrelBridge', { ...barrelBridge, chapter_draft: 'barrel-1' });
      await api
        .patch('/barrelbridge/barrelbridge-1', { city_external: 'nibiva d' })
        .ok(because, { ...barrelBridge, chapter_draft: 'barrel-1', city_external: 'nibiva d' });
      await api.patch('/barrelbridge/barrelbridge-1', { speed_former_target: 98.75 }).ok(because, {
        ...barrelBridge,
        chapter_draft: 'barrel-1',
        city_external: 'nibiva d',
        speed_former_target: 98.75,
      });
      await api.get('/barrelbridge/barrelbridge-1').ok(because, {
        ...barrelBridge,
        chapter_draft: 'barrel-1',
        city_external: 'nibiva d',
        speed_former_target: 98.75,
      });
    },
  );
});

test.describe('BarrelBridge: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'city_external may be null',
    about(
      'barrelbridge.city_external.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'city_external is nullable';
      await api
        .post('/barrelbridge', { ...barrelBridge, city_external: null })
        .created(because, { city_external: null });
      await api.get('/barrelbridge/barrelbridge-1').ok(because, { city_external: null });
      await api.create('BarrelBridge', { ...barrelBridge, id: 'barrelbridge-2' });
      await api
        .patch('/barrelbridge/barrelbridge-2', { city_external: null })
        .ok(because, { city_external: null });
      await api.get('/barrelbridge/barrelbridge-2').ok(because, { city_external: null });
    },
  );

  test(
    'create and update refuse null for humidity_current_inner',
    about(
      'barrelbridge.humidity_current_inner.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'humidity_current_inner must not be null';
      await api
        .post('/barrelbridge', { ...barrelBridge, humidity_current_inner: null })
        .invalid(because);
      await api.get('/barrelbridge/barrelbridge-1').notFound('a refused create stores nothing');
      await api.create('BarrelBridge', barrelBridge);
      await api
        .patch('/barrelbridge/barrelbridge-1', { humidity_current_inner: null })
        .invalid(because);
      await api
        .get('/barrelbridge/barrelbridge-1')
        .ok('a refused update changes nothing', { humidity_current_inner: 36.75 });
    },
  );

  test(
    'create and update refuse null for speed_former_target',
    about(
      'barrelbridge.speed_former_target.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'speed_former_target must not be null';
      await api
        .post('/barrelbridge', { ...barrelBridge, speed_former_target: null })
        .invalid(because);
      await api.get('/barrelbridge/barrelbridge-1').notFound('a refused create stores nothing');
      await api.create('BarrelBridge', barrelBridge);
      await api
        .patch('/barrelbridge/barrelbridge-1', { speed_former_target: null })
        .invalid(because);
      await api
        .get('/barrelbridge/barrelbridge-1')
        .ok('a refused update changes nothing', { speed_former_target: 61.75 });
    },
  );
});

test.describe('BarrelBridge: types and bounds', () => {
  // values.float: A whole number is a valid float.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.string-length: Strings shorter or longer than their field allows are refused with 400
  //   or 422. Lengths are inclusive too, and a length that is not listed is not limited.

  test(
    'city_external keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'barrelbridge.city_external.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of city_external';
      await api
        .post('/barrelbridge', { ...barrelBridge, city_external: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { city_external: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/barrelbridge/barrelbridge-1')
        .ok(because, { city_external: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('BarrelBridge', { ...barrelBridge, id: 'barrelbridge-2' });
      await api
        .patch('/barrelbridge/barrelbridge-2', { city_external: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { city_external: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/barrelbridge/barrelbridge-2')
        .ok(because, { city_external: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse a city_external of a wrong type',
    about(
      'barrelbridge.city_external.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'city_external must be a string';
      await api.post('/barrelbridge', { ...barrelBridge, city_external: 421337 }).invalid(because);
      await api
        .post('/barrelbridge', { ...barrelBridge, city_external: { value: 'text' } })
        .invalid(because);
      await api.get('/barrelbridge/barrelbridge-1').notFound('a refused create stores nothing');
      await api.create('BarrelBridge', barrelBridge);
      await api.patch('/barrelbridge/barrelbridge-1', { city_external: 0 }).invalid(because);
      await api.patch('/barrelbridge/barrelbridge-1', { city_external: {} }).invalid(because);
      await api
        .get('/barrelbridge/barrelbridge-1')
        .ok('a refused update changes nothing', { city_external: 'tigo non' });
    },
  );

  test(
    'city_external may be right at its minimum length of 8',
    about(
      'barrelbridge.city_external.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum length of city_external is 8, inclusive';
      await api
        .post('/barrelbridge', { ...barrelBridge, city_external: 'vusu la ' })
        .created(because, { city_external: 'vusu la ' });
      await api.get('/barrelbridge/barrelbridge-1').ok(because, { city_external: 'vusu la ' });
      await api.create('BarrelBridge', { ...barrelBridge, id: 'barrelbridge-2' });
      await api
        .patch('/barrelbridge/barrelbridge-2', { city_external: 'vusu la ' })
        .ok(because, { city_external: 'vusu la ' });
      await api.get('/barrelbridge/barrelbridge-2').ok(because, { city_external: 'vusu la ' });
    },
  );

  test(
    'create and update refuse a city_external below its minimum length of 8',
    about(
      'barrelbridge.city_external.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'city_external must have at least 8 characters';
      await api
        .post('/barrelbridge', { ...barrelBridge, city_external: 'vulalu ' })
        .invalid(because);
      await api.get('/barrelbridge/barrelbridge-1').notFound('a refused create stores nothing');
      await api.create('BarrelBridge', barrelBridge);
      await api
        .patch('/barrelbridge/barrelbridge-1', { city_external: 'vulalu ' })
        .invalid(because);
      await api
        .get('/barrelbridge/barrelbridge-1')
        .ok('a refused update changes nothing', { city_external: 'tigo non' });
    },
  );

  test(
    'city_external has no maximum length',
    about(
      'barrelbridge.city_external.has-no-maximum-length',
      'values.string-length',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'city_external has no maximum length';
      await api
        .post('/barrelbridge', {
          ...barrelBridge,
          city_external:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .created(because, {
          city_external:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/barrelbridge/barrelbridge-1').ok(because, {
        city_external:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
      await api.create('BarrelBridge', { ...barrelBridge, id: 'barrelbridge-2' });
      await api
        .patch('/barrelbridge/barrelbridge-2', {
          city_external:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .ok(because, {
          city_external:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/barrelbridge/barrelbridge-2').ok(because, {
        city_external:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
    },
  );

  test(
    'humidity_current_inner may be the whole number 5',
    about(
      'barrelbridge.humidity_current_inner.accepts-whole-number',
      'values.float',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = '5 is a valid value of humidity_current_inner';
      await api
        .post('/barrelbridge', { ...barrelBridge, humidity_current_inner: 5 })
        .created(because, { humidity_current_inner: 5 });
      await api.get('/barrelbridge/barrelbridge-1').ok(because, { humidity_current_inner: 5 });
      await api.create('BarrelBridge', { ...barrelBridge, id: 'barrelbridge-2' });
      await api
        .patch('/barrelbridge/barrelbridge-2', { humidity_current_inner: 5 })
        .ok(because, { humidity_current_inner: 5 });
      await api.get('/barrelbridge/barrelbridge-2').ok(because, { humidity_current_inner: 5 });
    },
  );

  test(
    'humidity_current_inner keeps three decimals',
    about('barrelbridge.humidity_current_inner.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of humidity_current_inner';
      await api
        .post('/barrelbridge', { ...barrelBridge, humidity_current_inner: 12.375 })
        .created(because, { humidity_current_inner: 12.375 });
      await api.get('/barrelbridge/barrelbridge-1').ok(because, { humidity_current_inner: 12.375 });
      await api.create('BarrelBridge', { ...barrelBridge, id: 'barrelbridge-2' });
      await api
        .patch('/barrelbridge/barrelbridge-2', { humidity_current_inner: 12.375 })
        .ok(because, { humidity_current_inner: 12.375 });
      await api.get('/barrelbridge/barrelbridge-2').ok(because, { humidity_current_inner: 12.375 });
    },
  );

  test(
    'create and update refuse a humidity_current_inner of a wrong type',
    about(
      'barrelbridge.humidity_current_inner.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'humidity_current_inner must be a number';
      await api
        .post('/barrelbridge', { ...barrelBridge, humidity_current_inner: 'abc' })
        .invalid(because);
      await api
        .post('/barrelbridge', { ...barrelBridge, humidity_current_inner: { value: 'text' } })
        .invalid(because);
      await api.get('/barrelbridge/barrelbridge-1').notFound('a refused create stores nothing');
      await api.create('BarrelBridge', barrelBridge);
      await api
        .patch('/barrelbridge/barrelbridge-1', { humidity_current_inner: 'abc' })
        .invalid(because);
      await api
        .patch('/barrelbridge/barrelbridge-1', { humidity_current_inner: {} })
        .invalid(because);
      await api
        .get('/barrelbridge/barrelbridge-1')
        .ok('a refused update changes nothing', { humidity_current_inner: 36.75 });
    },
  );

  test(
    'humidity_current_inner may be right at its minimum of 5',
    about(
      'barrelbridge.humidity_current_inner.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum of humidity_current_inner is 5, inclusive';
      await api
        .post('/barrelbridge', { ...barrelBridge, humidity_current_inner: 5 })
        .created(because, { humidity_current_inner: 5 });
      await api.get('/barrelbridge/barrelbridge-1').ok(because, { humidity_current_inner: 5 });
      await api.create('BarrelBridge', { ...barrelBridge, id: 'barrelbridge-2' });
      await api
        .patch('/barrelbridge/barrelbridge-2', { humidity_current_inner: 5 })
        .ok(because, { humidity_current_inner: 5 });
      await api.get('/barrelbridge/barrelbridge-2').ok(because, { humidity_current_inner: 5 });
    },
  );

  test(
    'create and update refuse a humidity_current_inner below its minimum of 5',
    about(
      'barrelbridge.humidity_current_inner.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'humidity_current_inner must be at least 5';
      await api
        .post('/barrelbridge', { ...barrelBridge, humidity_current_inner: 4.75 })
        .invalid(because);
      await api.get('/barrelbridge/barrelbridge-1').notFound('a refused create stores nothing');
      await api.create('BarrelBridge', barrelBridge);
      await api
        .patch('/barrelbridge/barrelbridge-1', { humidity_current_inner: 4.75 })
        .invalid(because);
      await api
        .get('/barrelbridge/barrelbridge-1')
        .ok('a refused update changes nothing', { humidity_current_inner: 36.75 });
    },
  );

  test(
    'humidity_current_inner has no maximum',
    about(
      'barrelbridge.humidity_current_inner.has-no-maximum',
      'values.number-bounds',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'humidity_current_inner has no maximum';
      await api
        .post('/barrelbridge', { ...barrelBridge, humidity_current_inner: 999999.75 })
        .created(because, { humidity_current_inner: 999999.75 });
      await api
        .get('/barrelbridge/barrelbridge-1')
        .ok(because, { humidity_current_inner: 999999.75 });
      await api.create('BarrelBridge', { ...barrelBridge, id: 'barrelbridge-2' });
      await api
        .patch('/barrelbridge/barrelbridge-2', { humidity_current_inner: 999999.75 })
        .ok(because, { humidity_current_inner: 999999.75 });
      await api
        .get('/barrelbridge/barrelbridge-2')
        .ok(because, { humidity_current_inner: 999999.75 });
    },
  );

  test(
    'speed_former_target may be the whole number 0',
    about(
      'barrelbridge.speed_former_target.accepts-whole-number',
      'values.float',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = '0 is a valid value of speed_former_target';
      await api
        .post('/barrelbridge', { ...barrelBridge, speed_former_target: 0 })
        .created(because, { speed_former_target: 0 });
      await api.get('/barrelbridge/barrelbridge-1').ok(because, { speed_former_target: 0 });
      await api.create('BarrelBridge', { ...barrelBridge, id: 'barrelbridge-2' });
      await api
        .patch('/barrelbridge/barrelbridge-2', { speed_former_target: 0 })
        .ok(because, { speed_former_target: 0 });
      await api.get('/barrelbridge/barrelbridge-2').ok(because, { speed_former_target: 0 });
    },
  );

  test(
    'speed_former_target keeps three decimals',
    about('barrelbridge.speed_former_target.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of speed_former_target';
      await api
        .post('/barrelbridge', { ...barrelBridge, speed_former_target: 12.375 })
        .created(because, { speed_former_target: 12.375 });
      await api.get('/barrelbridge/barrelbridge-1').ok(because, { speed_former_target: 12.375 });
      await api.create('BarrelBridge', { ...barrelBridge, id: 'barrelbridge-2' });
      await api
        .patch('/barrelbridge/barrelbridge-2', { speed_former_target: 12.375 })
        .ok(because, { speed_former_target: 12.375 });
      await api.get('/barrelbridge/barrelbridge-2').ok(because, { speed_former_target: 12.375 });
    },
  );

  test(
    'create and update refuse a speed_former_target of a wrong type',
    about(
      'barrelbridge.speed_former_target.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'speed_former_target must be a number';
      await api
        .post('/barrelbridge', { ...barrelBridge, speed_former_target: 'abc' })
        .invalid(because);
      await api
        .post('/barrelbridge', { ...barrelBridge, speed_former_target: { value: 'text' } })
        .invalid(because);
      await api.get('/barrelbridge/barrelbridge-1').notFound('a refused create stores nothing');
      await api.create('BarrelBridge', barrelBridge);
      await api
        .patch('/barrelbridge/barrelbridge-1', { speed_former_target: 'abc' })
        .invalid(because);
      await api.patch('/barrelbridge/barrelbridge-1', { speed_former_target: {} }).invalid(because);
      await api
        .get('/barrelbridge/barrelbridge-1')
        .ok('a refused update changes nothing', { speed_former_target: 61.75 });
    },
  );

  test(
    'speed_former_target may be right at its maximum of 2500',
    about(
      'barrelbridge.speed_former_target.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum of speed_former_target is 2500, inclusive';
      await api
        .post('/barrelbridge', { ...barrelBridge, speed_former_target: 2500 })
        .created(because, { speed_former_target: 2500 });
      await api.get('/barrelbridge/barrelbridge-1').ok(because, { speed_former_target: 2500 });
      await api.create('BarrelBridge', { ...barrelBridge, id: 'barrelbridge-2' });
      await api
        .patch('/barrelbridge/barrelbridge-2', { speed_former_target: 2500 })
        .ok(because, { speed_former_target: 2500 });
      await api.get('/barrelbridge/barrelbridge-2').ok(because, { speed_former_target: 2500 });
    },
  );

  test(
    'create and update refuse a speed_former_target above its maximum of 2500',
    about(
      'barrelbridge.speed_former_target.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'speed_former_target must be at most 2500';
      await api
        .post('/barrelbridge', { ...barrelBridge, speed_former_target: 2500.25 })
        .invalid(because);
      await api.get('/barrelbridge/barrelbridge-1').notFound('a refused create stores nothing');
      await api.create('BarrelBridge', barrelBridge);
      await api
        .patch('/barrelbridge/barrelbridge-1', { speed_former_target: 2500.25 })
        .invalid(because);
      await api
        .get('/barrelbridge/barrelbridge-1')
        .ok('a refused update changes nothing', { speed_former_target: 61.75 });
    },
  );

  test(
    'speed_former_target has no minimum',
    about(
      'barrelbridge.speed_former_target.has-no-minimum',
      'values.number-bounds',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'speed_former_target has no minimum';
      await api
        .post('/barrelbridge', { ...barrelBridge, speed_former_target: -999999.75 })
        .created(because, { speed_former_target: -999999.75 });
      await api
        .get('/barrelbridge/barrelbridge-1')
        .ok(because, { speed_former_target: -999999.75 });
      await api.create('BarrelBridge', { ...barrelBridge, id: 'barrelbridge-2' });
      await api
        .patch('/barrelbridge/barrelbridge-2', { speed_former_target: -999999.75 })
        .ok(because, { speed_former_target: -999999.75 });
      await api
        .get('/barrelbridge/barrelbridge-2')
        .ok(because, { speed_former_target: -999999.75 });
    },
  );
});

test.describe('BarrelBridge: references', () => {
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
  // changes.rename-entity: Renaming an entity moves its endpoints, analytics and actions to the
  //   new name. Fields of other entities that refer to it keep their names (`Dog.cats` stays
  //   `cats` when `Cat` becomes `CatSuper`), and its own fields, enums, enum values, bounds and
  //   defaults stay as they are.

  test(
    'chapter_draft refers to an existing Barrel and is answered as its id',
    about(
      'barrelbridge.chapter_draft.accepts-existing-object',
      'references.by-id',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'chapter_draft was sent as barrel-1';
      await api.create('Barrel', barrel);
      await api.create('Barrel', { ...barrel, id: 'barrel-2' });
      await api
        .post('/barrelbridge', { ...barrelBridge, chapter_draft: 'barrel-1' })
        .created(because, { chapter_draft: 'barrel-1' });
      await api.get('/barrelbridge/barrelbridge-1').ok(because, { chapter_draft: 'barrel-1' });
      await api
        .patch('/barrelbridge/barrelbridge-1', { chapter_draft: 'barrel-2' })
        .ok('chapter_draft was changed to barrel-2', { chapter_draft: 'barrel-2' });
      await api
        .get('/barrelbridge/barrelbridge-1')
        .ok('chapter_draft was changed to barrel-2', { chapter_draft: 'barrel-2' });
      await api
        .get('/barrelbridge')
        .ok('lists answer references as ids too', [
          { id: 'barrelbridge-1', chapter_draft: 'barrel-2' },
        ]);
    },
  );

  test(
    'create and update refuse a chapter_draft that no Barrel has as its id',
    about(
      'barrelbridge.chapter_draft.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'chapter_draft must be the id of an existing Barrel';
      await api
        .post('/barrelbridge', { ...barrelBridge, chapter_draft: 'barrel-unknown' })
        .invalid(because);
      await api.get('/barrelbridge/barrelbridge-1').notFound('a refused create stores nothing');
      await api.create('Barrel', barrel);
      await api.create('BarrelBridge', { ...barrelBridge, chapter_draft: 'barrel-1' });
      await api
        .patch('/barrelbridge/barrelbridge-1', { chapter_draft: 'barrel-unknown' })
        .invalid(because);
      await api
        .get('/barrelbridge/barrelbridge-1')
        .ok('a refused update changes nothing', { chapter_draft: 'barrel-1' });
    },
  );

  test(
    'create and update refuse what is no id for chapter_draft',
    about(
      'barrelbridge.chapter_draft.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'chapter_draft must be the id of a Barrel';
      await api.post('/barrelbridge', { ...barrelBridge, chapter_draft: 421337 }).invalid(because);
      await api
        .post('/barrelbridge', { ...barrelBridge, chapter_draft: { value: 'text' } })
        .invalid(because);
      await api.get('/barrelbridge/barrelbridge-1').notFound('a refused create stores nothing');
      await api.create('BarrelBridge', barrelBridge);
      await api.patch('/barrelbridge/barrelbridge-1', { chapter_draft: 0 }).invalid(because);
      await api.patch('/barrelbridge/barrelbridge-1', { chapter_draft: {} }).invalid(because);
      await api
        .get('/barrelbridge/barrelbridge-1')
        .ok('a refused update changes nothing', { chapter_draft: null });
    },
  );

  test(
    'chapter_draft may be null or left out',
    about(
      'barrelbridge.chapter_draft.accepts-null',
      'references.null',
      'create.optional',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'a reference may be null';
      await api.create('Barrel', barrel);
      await api
        .post('/barrelbridge', { ...barrelBridge, chapter_draft: null })
        .created(because, { chapter_draft: null });
      await api
        .patch('/barrelbridge/barrelbridge-1', { chapter_draft: 'barrel-1' })
        .ok('the change is valid');
      await api
        .patch('/barrelbridge/barrelbridge-1', { chapter_draft: null })
        .ok(because, { chapter_draft: null });
      await api.get('/barrelbridge/barrelbridge-1').ok(because, { chapter_draft: null });
      await api
        .post('/barrelbridge', { ...barrelBridge, id: 'barrelbridge-2' })
        .created('chapter_draft is optional', { chapter_draft: null });
    },
  );

  test(
    'deleting a Barrel clears every chapter_draft that refers to it',
    about(
      'barrelbridge.chapter_draft.is-cleared-by-delete',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'barrel-1 was deleted';
      await api.create('Barrel', barrel);
      await api.create('BarrelBridge', { ...barrelBridge, chapter_draft: 'barrel-1' });
      await api.create('BarrelBridge', {
        ...barrelBridge,
        id: 'barrelbridge-2',
        chapter_draft: 'barrel-1',
      });
      await api.delete('/barrel/barrel-1').removed('the object exists');
      await api
        .get('/barrelbridge/barrelbridge-1')
        .ok(because, { id: 'barrelbridge-1', chapter_draft: null });
      await api
        .get('/barrelbridge/barrelbridge-2')
        .ok(because, { id: 'barrelbridge-2', chapter_draft: null });
      await api.get('/barrelbridge').ok(because, [
        { id: 'barrelbridge-1', chapter_draft: null },
        { id: 'barrelbridge-2', chapter_draft: null },
      ]);
      await api
        .patch('/barrelbridge/barrelbridge-1', { city_external: 'nibiva d' })
        .ok('an update of something else brings no reference back', { chapter_draft: null });
      await api
        .patch('/barrelbridge/barrelbridge-1', { chapter_draft: 'barrel-1' })
        .invalid('chapter_draft must be the id of an existing Barrel');
      await api.create('Barrel', barrel);
      await api
        .get('/barrelbridge/barrelbridge-2')
        .ok('the Barrel that has the id barrel-1 now is another', { chapter_draft: null });
    },
  );

  test(
    'deleting a Barrel keeps a chapter_draft that refers to another',
    about(
      'barrelbridge.chapter_draft.survives-delete-of-another',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Barrel', barrel);
      await api.create('Barrel', { ...barrel, id: 'barrel-2' });
      await api.create('BarrelBridge', { ...barrelBridge, chapter_draft: 'barrel-2' });
      await api.delete('/barrel/barrel-1').removed(because);
      await api
        .get('/barrelbridge/barrelbridge-1')
        .ok('another Barrel was deleted', { chapter_draft: 'barrel-2' });
      await api.delete('/barrelbridge/barrelbridge-1').removed(because);
      await api
        .get('/barrel/barrel-2')
        .ok('only what refers to it was deleted', { id: 'barrel-2' });
    },
  );

  test(
    'create and update refuse the id of a BarrelBridge in chapter_draft, which refers to Barrel',
    about(
      'barrelbridge.chapter_draft.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'chapter_draft must be the id of an existing Barrel';
      await api.create('BarrelBridge', barrelBridge);
      await api
        .post('/barrelbridge', {
          ...barrelBridge,
          id: 'barrelbridge-2',
          chapter_draft: 'barrelbridge-1',
        })
        .invalid(because);
      await api.create('BarrelBridge', { ...barrelBridge, id: 'barrelbridge-2' });
      await api
        .patch('/barrelbridge/barrelbridge-2', { chapter_draft: 'barrelbridge-1' })
        .invalid(because);
      await api
        .get('/barrelbridge/barrelbridge-2')
        .ok('a refused update changes nothing', { chapter_draft: null });
    },
  );

  test(
    'deleting a BarrelBridge, or the Barrel of the same id, leaves the other one and chapter_draft as they are',
    about(
      'barrelbridge.chapter_draft.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Barrel', { ...barrel, id: 'barrelbridge-1' });
      await api.create('Barrel', { ...barrel, id: 'barrelbridge-2' });
      await api.create('BarrelBridge', { ...barrelBridge, chapter_draft: 'barrelbridge-2' });
      await api.create('BarrelBridge', { ...barrelBridge, id: 'barrelbridge-2' });
      await api.delete('/barrelbridge/barrelbridge-2').removed(because);
      await api
        .get('/barrel/barrelbridge-2')
        .ok('no Barrel was deleted', { ...barrel, id: 'barrelbridge-2' });
      await api.delete('/barrel/barrelbridge-1').removed(because);
      await api
        .get('/barrelbridge/barrelbridge-1')
        .ok('only the Barrel barrelbridge-1 was deleted', {
          ...barrelBridge,
          chapter_draft: 'barrelbridge-2',
        });
    },
  );

  test(
    'update that is refused for chapter_draft does not change city_external either',
    about(
      'barrelbridge.chapter_draft.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('BarrelBridge', barrelBridge);
      await api
        .patch('/barrelbridge/barrelbridge-1', {
          city_external: 'nibiva d',
          chapter_draft: 'barrel-unknown',
        })
        .invalid('chapter_draft must be the id of an existing Barrel');
      await api
        .get('/barrelbridge/barrelbridge-1')
        .ok('a refused update changes nothing', { ...barrelBridge, chapter_draft: null });
    },
  );
});
