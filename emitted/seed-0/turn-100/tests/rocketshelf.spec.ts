import { about, test, without } from '../support/api.ts';

// A valid RocketShelf, as the tests send it.
const rocketShelf = {
  bonus_weekly_inner: 80,
  brand_regional_temporary: 'sirumu',
  id: 'rocketshelf-1',
  ratio_internal: 53.25,
  subject_shared: 'dila',
};

test.describe('RocketShelf: create, read, update and delete', () => {
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
    'create answers the new RocketShelf, and read answers it again',
    about(
      'rocketshelf.create.answers-the-object',
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
        .post('/rocketshelf', rocketShelf)
        .created('create answers the object that was sent', rocketShelf);
      await api
        .get('/rocketshelf/rocketshelf-1')
        .ok('read answers the object that was created', rocketShelf);
      await api
        .post('/rocketshelf', { ...rocketShelf, id: 'rocketshelf-2' })
        .created('objects may be alike in everything but their ids', { id: 'rocketshelf-2' });
    },
  );

  test(
    'the id of a RocketShelf may be any text, upper and lower case told apart, but no number',
    about(
      'rocketshelf.create.accepts-any-id',
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
        .post('/rocketshelf', { ...rocketShelf, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('RocketShelf', {
        ...rocketShelf,
        id: 'room 2.b at the very end of the long hall',
      });
      await api
        .delete('/rocketshelf/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/rocketshelf/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...rocketShelf, id: 'Room 2.B at the Very End of the Long Hall' });
      await api.post('/rocketshelf', { ...rocketShelf, id: 421337 }).invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole RocketShelf',
    about(
      'rocketshelf.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('RocketShelf', rocketShelf);
      await api
        .patch('/rocketshelf/rocketshelf-1', {
          bonus_weekly_inner: 71,
          brand_regional_temporary: 'livasa',
          ratio_internal: 69.75,
          subject_shared: 'tugoga',
        })
        .ok('every one of these fields was sent', {
          bonus_weekly_inner: 71,
          brand_regional_temporary: 'livasa',
          id: 'rocketshelf-1',
          ratio_internal: 69.75,
          subject_shared: 'tugoga',
        });
      await api.get('/rocketshelf/rocketshelf-1').ok('the update is stored', {
        bonus_weekly_inner: 71,
        brand_regional_temporary: 'livasa',
        ratio_internal: 69.75,
        subject_shared: 'tugoga',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('rocketshelf.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('RocketShelf', rocketShelf);
      await api
        .patch('/rocketshelf/rocketshelf-1', {
          id: 'rocketshelf-1',
          bonus_weekly_inner: 71,
          brand_regional_temporary: 'livasa',
          ratio_internal: 69.75,
          subject_shared: 'tugoga',
        })
        .ok(because, {
          id: 'rocketshelf-1',
          bonus_weekly_inner: 71,
          brand_regional_temporary: 'livasa',
          ratio_internal: 69.75,
          subject_shared: 'tugoga',
        });
      await api.get('/rocketshelf/rocketshelf-1').ok(because, {
        id: 'rocketshelf-1',
        bonus_weekly_inner: 71,
        brand_regional_temporary: 'livasa',
        ratio_internal: 69.75,
        subject_shared: 'tugoga',
      });
    },
  );

  test(
    'update that is refused for subject_shared does not change bonus_weekly_inner either',
    about(
      'rocketshelf.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('RocketShelf', rocketShelf);
      await api
        .patch('/rocketshelf/rocketshelf-1', { bonus_weekly_inner: 71, subject_shared: 421337 })
        .invalid('subject_shared must be a string');
      await api
        .get('/rocketshelf/rocketshelf-1')
        .ok('a refused update changes nothing', rocketShelf);
    },
  );

  test(
    'delete removes a RocketShelf: no read finds it and no list holds it',
    about(
      'rocketshelf.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('RocketShelf', rocketShelf);
      await api.delete('/rocketshelf/rocketshelf-1').removed('the object exists');
      await api.get('/rocketshelf/rocketshelf-1').notFound(because);
      await api.patch('/rocketshelf/rocketshelf-1', { id: 'rocketshelf-1' }).notFound(because);
      await api.get('/rocketshelf').ok('what was deleted is in no list', []);
      await api
        .post('/rocketshelf', {
          ...rocketShelf,
          bonus_weekly_inner: 71,
          brand_regional_temporary: 'livasa',
          ratio_internal: 69.75,
          subject_shared: 'tugoga',
        })
        .created('the id of a deleted object is unknown, as before its create', {
          bonus_weekly_inner: 71,
          brand_regional_temporary: 'livasa',
          id: 'rocketshelf-1',
          ratio_internal: 69.75,
          subject_shared: 'tugoga',
        });
      await api
        .get('/rocketshelf/rocketshelf-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          bonus_weekly_inner: 71,
          brand_regional_temporary: 'livasa',
          id: 'rocketshelf-1',
          ratio_internal: 69.75,
          subject_shared: 'tugoga',
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no RocketShelf has',
    about('rocketshelf.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no RocketShelf has the id rocketshelf-unknown';
      await api.create('RocketShelf', rocketShelf);
      await api.get('/rocketshelf/rocketshelf-unknown').notFound(because);
      await api
        .patch('/rocketshelf/rocketshelf-unknown', {
          bonus_weekly_inner: 71,
          brand_regional_temporary: 'livasa',
          ratio_internal: 69.75,
          subject_shared: 'tugoga',
        })
        .notFound(because);
      await api.delete('/rocketshelf/rocketshelf-unknown').notFound(because);
      await api
        .get('/rocketshelf')
        .ok('requests for an unknown id change nothing', [{ id: 'rocketshelf-1' }]);
    },
  );
});

test.describe('RocketShelf: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every RocketShelf with all of its fields',
    about('rocketshelf.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('RocketShelf', rocketShelf);
      await api.create('RocketShelf', {
        ...rocketShelf,
        id: 'rocketshelf-2',
        bonus_weekly_inner: 71,
        brand_regional_temporary: 'livasa',
        ratio_internal: 69.75,
        subject_shared: 'tugoga',
      });
      await api.create('RocketShelf', {
        ...rocketShelf,
        id: 'rocketshelf-3',
        bonus_weekly_inner: 65,
        brand_regional_temporary: 'roba',
        ratio_internal: 27.75,
        subject_shared: 'mosa',
      });
      await api.get('/rocketshelf').ok('three objects were created', [
        rocketShelf,
        {
          bonus_weekly_inner: 71,
          brand_regional_temporary: 'livasa',
          id: 'rocketshelf-2',
          ratio_internal: 69.75,
          subject_shared: 'tugoga',
        },
        {
          bonus_weekly_inner: 65,
          brand_regional_temporary: 'roba',
          id: 'rocketshelf-3',
          ratio_internal: 27.75,
          subject_shared: 'mosa',
        },
      ]);
      await api.create('RocketShelf', { ...rocketShelf, id: 'rocketshelf-4' });
      await api.create('RocketShelf', { ...rocketShelf, id: 'rocketshelf-5' });
      await api.create('RocketShelf', { ...rocketShelf, id: 'rocketshelf-6' });
      await api.create('RocketShelf', { ...rocketShelf, id: 'rocketshelf-7' });
      await api.create('RocketShelf', { ...rocketShelf, id: 'rocketshelf-8' });
      await api.create('RocketShelf', { ...rocketShelf, id: 'rocketshelf-9' });
      await api.create('RocketShelf', { ...rocketShelf, id: 'rocketshelf-10' });
      await api.create('RocketShelf', { ...rocketShelf, id: 'rocketshelf-11' });
      await api
        .get('/rocketshelf')
        .ok('a list holds every object, however many there are', [
          { id: 'rocketshelf-1' },
          { id: 'rocketshelf-2' },
          { id: 'rocketshelf-3' },
          { id: 'rocketshelf-4' },
          { id: 'rocketshelf-5' },
          { id: 'rocketshelf-6' },
          { id: 'rocketshelf-7' },
          { id: 'rocketshelf-8' },
          { id: 'rocketshelf-9' },
          { id: 'rocketshelf-10' },
          { id: 'rocketshelf-11' },
        ]);
    },
  );

  test(
    'update of one RocketShelf leaves another as it was',
    about('rocketshelf.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('RocketShelf', rocketShelf);
      await api.create('RocketShelf', {
        ...rocketShelf,
        id: 'rocketshelf-2',
        bonus_weekly_inner: 71,
        brand_regional_temporary: 'livasa',
        ratio_internal: 69.75,
        subject_shared: 'tugoga',
      });
      await api
        .patch('/rocketshelf/rocketshelf-2', {
          id: 'rocketshelf-2',
          bonus_weekly_inner: 71,
          brand_regional_temporary: 'livasa',
          ratio_internal: 69.75,
          subject_shared: 'tugoga',
        })
        .ok('the change is valid');
      await api.get('/rocketshelf/rocketshelf-1').ok('another object was updated', rocketShelf);
      await api.get('/rocketshelf/rocketshelf-2').ok('the update is stored', {
        bonus_weekly_inner: 71,
        brand_regional_temporary: 'livasa',
        id: 'rocketshelf-2',
        ratio_internal: 69.75,
        subject_shared: 'tugoga',
      });
    },
  );

  test(
    'delete of one RocketShelf leaves another as it was',
    about(
      'rocketshelf.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('RocketShelf', rocketShelf);
      await api.create('RocketShelf', {
        ...rocketShelf,
        id: 'rocketshelf-2',
        bonus_weekly_inner: 71,
        brand_regional_temporary: 'livasa',
        ratio_internal: 69.75,
        subject_shared: 'tugoga',
      });
      await api.delete('/rocketshelf/rocketshelf-1').removed('the object exists');
      await api.get('/rocketshelf/rocketshelf-2').ok('another object was deleted', {
        bonus_weekly_inner: 71,
        brand_regional_temporary: 'livasa',
        id: 'rocketshelf-2',
        ratio_internal: 69.75,
        subject_shared: 'tugoga',
      });
      await api.get('/rocketshelf').ok('one of two objects was deleted', [{ id: 'rocketshelf-2' }]);
    },
  );

  test(
    'reset removes every RocketShelf',
    about('rocketshelf.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('RocketShelf', rocketShelf);
      await api.create('RocketShelf', {
        ...rocketShelf,
        id: 'rocketshelf-2',
        bonus_weekly_inner: 71,
        brand_regional_temporary: 'livasa',
        ratio_internal: 69.75,
        subject_shared: 'tugoga',
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/rocketshelf').ok('reset removes all objects', []);
      await api.get('/rocketshelf/rocketshelf-1').notFound('reset removed it');
    },
  );
});

test.describe('RocketShelf: required fields and defaults', () => {
  // values.absent: In an answer, a field without a value may be `null` or left out.
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.optional: An optional field may be left out of a create, nullable or not. Without a
  //   default it then has no value.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses a RocketShelf without bonus_weekly_inner, which is required',
    about(
      'rocketshelf.bonus_weekly_inner.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/rocketshelf', without(rocketShelf, 'bonus_weekly_inner'))
        .invalid('bonus_weekly_inner is required and has no default');
      await api.get('/rocketshelf/rocketshelf-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create accepts a RocketShelf without brand_regional_temporary, which is optional',
    about(
      'rocketshelf.brand_regional_temporary.may-be-left-out',
      'create.optional',
      'values.absent',
    ),
    async ({ api }) => {
      const because = 'brand_regional_temporary is optional';
      await api
        .post('/rocketshelf', without(rocketShelf, 'brand_regional_temporary'))
        .created(because, { brand_regional_temporary: null });
      await api.get('/rocketshelf/rocketshelf-1').ok(because, { brand_regional_temporary: null });
    },
  );

  test(
    'create refuses a RocketShelf without an id',
    about(
      'rocketshelf.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/rocketshelf', without(rocketShelf, 'id')).invalid('id must be sent');
      await api.get('/rocketshelf').ok('a refused create stores nothing', []);
    },
  );

  test(
    'create refuses a RocketShelf without ratio_internal, which is required',
    about(
      'rocketshelf.ratio_internal.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/rocketshelf', without(rocketShelf, 'ratio_internal'))
        .invalid('ratio_internal is required and has no default');
      await api.get('/rocketshelf/rocketshelf-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create accepts a RocketShelf without subject_shared, which is optional',
    about('rocketshelf.subject_shared.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'subject_shared is optional';
      await api
        .post('/rocketshelf', without(rocketShelf, 'subject_shared'))
        .created(because, { subject_shared: null });
      await api.get('/rocketshelf/rocketshelf-1').ok(because, { subject_shared: null });
    },
  );

  test(
    'update of bonus_weekly_inner or subject_shared alone leaves every other field as it is',
    about('rocketshelf.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('RocketShelf', rocketShelf);
      await api
        .patch('/rocketshelf/rocketshelf-1', { bonus_weekly_inner: 71 })
        .ok(because, { ...rocketShelf, bonus_weekly_inner: 71 });
      await api
        .patch('/rocketshelf/rocketshelf-1', { subject_shared: 'tugoga' })
        .ok(because, { ...rocketShelf, bonus_weekly_inner: 71, subject_shared: 'tugoga' });
      await api
        .get('/rocketshelf/rocketshelf-1')
        .ok(because, { ...rocketShelf, bonus_weekly_inner: 71, subject_shared: 'tugoga' });
    },
  );
});

test.describe('RocketShelf: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'bonus_weekly_inner may be null',
    about(
      'rocketshelf.bonus_weekly_inner.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'bonus_weekly_inner is nullable';
      await api
        .post('/rocketshelf', { ...rocketShelf, bonus_weekly_inner: null })
        .created(because, { bonus_weekly_inner: null });
      await api.get('/rocketshelf/rocketshelf-1').ok(because, { bonus_weekly_inner: null });
      await api.create('RocketShelf', { ...rocketShelf, id: 'rocketshelf-2' });
      await api
        .patch('/rocketshelf/rocketshelf-2', { bonus_weekly_inner: null })
        .ok(because, { bonus_weekly_inner: null });
      await api.get('/rocketshelf/rocketshelf-2').ok(because, { bonus_weekly_inner: null });
    },
  );

  test(
    'brand_regional_temporary may be null',
    about(
      'rocketshelf.brand_regional_temporary.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'brand_regional_temporary is nullable';
      await api
        .post('/rocketshelf', { ...rocketShelf, brand_regional_temporary: null })
        .created(because, { brand_regional_temporary: null });
      await api.get('/rocketshelf/rocketshelf-1').ok(because, { brand_regional_temporary: null });
      await api.create('RocketShelf', { ...rocketShelf, id: 'rocketshelf-2' });
      await api
        .patch('/rocketshelf/rocketshelf-2', { brand_regional_temporary: null })
        .ok(because, { brand_regional_temporary: null });
      await api.get('/rocketshelf/rocketshelf-2').ok(because, { brand_regional_temporary: null });
    },
  );

  test(
    'ratio_internal may be null',
    about(
      'rocketshelf.ratio_internal.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'ratio_internal is nullable';
      await api
        .post('/rocketshelf', { ...rocketShelf, ratio_internal: null })
        .created(because, { ratio_internal: null });
      await api.get('/rocketshelf/rocketshelf-1').ok(because, { ratio_internal: null });
      await api.create('RocketShelf', { ...rocketShelf, id: 'rocketshelf-2' });
      await api
        .patch('/rocketshelf/rocketshelf-2', { ratio_internal: null })
        .ok(because, { ratio_internal: null });
      await api.get('/rocketshelf/rocketshelf-2').ok(because, { ratio_internal: null });
    },
  );

  test(
    'create and update refuse null for subject_shared',
    about(
      'rocketshelf.subject_shared.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'subject_shared must not be null';
      await api.post('/rocketshelf', { ...rocketShelf, subject_shared: null }).invalid(because);
      await api.get('/rocketshelf/rocketshelf-1').notFound('a refused create stores nothing');
      await api.create('RocketShelf', rocketShelf);
      await api.patch('/rocketshelf/rocketshelf-1', { subject_shared: null }).invalid(because);
      await api
        .get('/rocketshelf/rocketshelf-1')
        .ok('a refused update changes nothing', { subject_shared: 'dila' });
    },
  );
});

test.describe('RocketShelf: types and bounds', () => {
  // values.float: A whole number is a valid float.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.string-length: Strings shorter or longer than their field allows are refused with 400
  //   or 422. Lengths are inclusive too, and a length that is not listed is not limited.

  test(
    'create and update refuse a bonus_weekly_inner of a wrong type',
    about(
      'rocketshelf.bonus_weekly_inner.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'bonus_weekly_inner must be an integer';
      await api
        .post('/rocketshelf', { ...rocketShelf, bonus_weekly_inner: 'abc' })
        .invalid(because);
      await api
        .post('/rocketshelf', { ...rocketShelf, bonus_weekly_inner: { value: 'text' } })
        .invalid(because);
      await api.post('/rocketshelf', { ...rocketShelf, bonus_weekly_inner: 79.5 }).invalid(because);
      await api.get('/rocketshelf/rocketshelf-1').notFound('a refused create stores nothing');
      await api.create('RocketShelf', rocketShelf);
      await api.patch('/rocketshelf/rocketshelf-1', { bonus_weekly_inner: 'abc' }).invalid(because);
      await api.patch('/rocketshelf/rocketshelf-1', { bonus_weekly_inner: {} }).invalid(because);
      await api.patch('/rocketshelf/rocketshelf-1', { bonus_weekly_inner: 79.5 }).invalid(because);
      await api
        .get('/rocketshelf/rocketshelf-1')
        .ok('a refused update changes nothing', { bonus_weekly_inner: 80 });
    },
  );

  test(
    'bonus_weekly_inner may be right at its minimum of 5',
    about(
      'rocketshelf.bonus_weekly_inner.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum of bonus_weekly_inner is 5, inclusive';
      await api
        .post('/rocketshelf', { ...rocketShelf, bonus_weekly_inner: 5 })
        .created(because, { bonus_weekly_inner: 5 });
      await api.get('/rocketshelf/rocketshelf-1').ok(because, { bonus_weekly_inner: 5 });
      await api.create('RocketShelf', { ...rocketShelf, id: 'rocketshelf-2' });
      await api
        .patch('/rocketshelf/rocketshelf-2', { bonus_weekly_inner: 5 })
        .ok(because, { bonus_weekly_inner: 5 });
      await api.get('/rocketshelf/rocketshelf-2').ok(because, { bonus_weekly_inner: 5 });
    },
  );

  test(
    'create and update refuse a bonus_weekly_inner below its minimum of 5',
    about(
      'rocketshelf.bonus_weekly_inner.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'bonus_weekly_inner must be at least 5';
      await api.post('/rocketshelf', { ...rocketShelf, bonus_weekly_inner: 4 }).invalid(because);
      await api.get('/rocketshelf/rocketshelf-1').notFound('a refused create stores nothing');
      await api.create('RocketShelf', rocketShelf);
      await api.patch('/rocketshelf/rocketshelf-1', { bonus_weekly_inner: 4 }).invalid(because);
      await api
        .get('/rocketshelf/rocketshelf-1')
        .ok('a refused update changes nothing', { bonus_weekly_inner: 80 });
    },
  );

  test(
    'bonus_weekly_inner may be right at its maximum of 500',
    about(
      'rocketshelf.bonus_weekly_inner.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum of bonus_weekly_inner is 500, inclusive';
      await api
        .post('/rocketshelf', { ...rocketShelf, bonus_weekly_inner: 500 })
        .created(because, { bonus_weekly_inner: 500 });
      await api.get('/rocketshelf/rocketshelf-1').ok(because, { bonus_weekly_inner: 500 });
      await api.create('RocketShelf', { ...rocketShelf, id: 'rocketshelf-2' });
      await api
        .patch('/rocketshelf/rocketshelf-2', { bonus_weekly_inner: 500 })
        .ok(because, { bonus_weekly_inner: 500 });
      await api.get('/rocketshelf/rocketshelf-2').ok(because, { bonus_weekly_inner: 500 });
    },
  );

  test(
    'create and update refuse a bonus_weekly_inner above its maximum of 500',
    about(
      'rocketshelf.bonus_weekly_inner.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'bonus_weekly_inner must be at most 500';
      await api.post('/rocketshelf', { ...rocketShelf, bonus_weekly_inner: 501 }).invalid(because);
      await api.get('/rocketshelf/rocketshelf-1').notFound('a refused create stores nothing');
      await api.create('RocketShelf', rocketShelf);
      await api.patch('/rocketshelf/rocketshelf-1', { bonus_weekly_inner: 501 }).invalid(because);
      await api
        .get('/rocketshelf/rocketshelf-1')
        .ok('a refused update changes nothing', { bonus_weekly_inner: 80 });
    },
  );

  test(
    'brand_regional_temporary of digits alone stays a string',
    about(
      'rocketshelf.brand_regional_temporary.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      const because = '"0042" is a valid value of brand_regional_temporary';
      await api
        .post('/rocketshelf', { ...rocketShelf, brand_regional_temporary: '0042' })
        .created(because, { brand_regional_temporary: '0042' });
      await api.get('/rocketshelf/rocketshelf-1').ok(because, { brand_regional_temporary: '0042' });
      await api.create('RocketShelf', { ...rocketShelf, id: 'rocketshelf-2' });
      await api
        .patch('/rocketshelf/rocketshelf-2', { brand_regional_temporary: '0042' })
        .ok(because, { brand_regional_temporary: '0042' });
      await api.get('/rocketshelf/rocketshelf-2').ok(because, { brand_regional_temporary: '0042' });
    },
  );

  test(
    'brand_regional_temporary keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'rocketshelf.brand_regional_temporary.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      const because =
        '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of brand_regional_temporary';
      await api
        .post('/rocketshelf', {
          ...rocketShelf,
          brand_regional_temporary: ' Éloë\'s "½" <b> & \\ ✓ ',
        })
        .created(because, { brand_regional_temporary: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/rocketshelf/rocketshelf-1')
        .ok(because, { brand_regional_temporary: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('RocketShelf', { ...rocketShelf, id: 'rocketshelf-2' });
      await api
        .patch('/rocketshelf/rocketshelf-2', {
          brand_regional_temporary: ' Éloë\'s "½" <b> & \\ ✓ ',
        })
        .ok(because, { brand_regional_temporary: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/rocketshelf/rocketshelf-2')
        .ok(because, { brand_regional_temporary: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse a brand_regional_temporary of a wrong type',
    about(
      'rocketshelf.brand_regional_temporary.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'brand_regional_temporary must be a string';
      await api
        .post('/rocketshelf', { ...rocketShelf, brand_regional_temporary: 421337 })
        .invalid(because);
      await api
        .post('/rocketshelf', { ...rocketShelf, brand_regional_temporary: { value: 'text' } })
        .invalid(because);
      await api.get('/rocketshelf/rocketshelf-1').notFound('a refused create stores nothing');
      await api.create('RocketShelf', rocketShelf);
      await api
        .patch('/rocketshelf/rocketshelf-1', { brand_regional_temporary: 0 })
        .invalid(because);
      await api
        .patch('/rocketshelf/rocketshelf-1', { brand_regional_temporary: {} })
        .invalid(because);
      await api
        .get('/rocketshelf/rocketshelf-1')
        .ok('a refused update changes nothing', { brand_regional_temporary: 'sirumu' });
    },
  );

  test(
    'brand_regional_temporary has no minimum length',
    about(
      'rocketshelf.brand_regional_temporary.has-no-minimum-length',
      'values.string-length',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'brand_regional_temporary has no minimum length';
      await api
        .post('/rocketshelf', { ...rocketShelf, brand_regional_temporary: 'x' })
        .created(because, { brand_regional_temporary: 'x' });
      await api.get('/rocketshelf/rocketshelf-1').ok(because, { brand_regional_temporary: 'x' });
      await api.create('RocketShelf', { ...rocketShelf, id: 'rocketshelf-2' });
      await api
        .patch('/rocketshelf/rocketshelf-2', { brand_regional_temporary: 'x' })
        .ok(because, { brand_regional_temporary: 'x' });
      await api.get('/rocketshelf/rocketshelf-2').ok(because, { brand_regional_temporary: 'x' });
    },
  );

  test(
    'brand_regional_temporary has no maximum length',
    about(
      'rocketshelf.brand_regional_temporary.has-no-maximum-length',
      'values.string-length',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'brand_regional_temporary has no maximum length';
      await api
        .post('/rocketshelf', {
          ...rocketShelf,
          brand_regional_temporary:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .created(because, {
          brand_regional_temporary:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/rocketshelf/rocketshelf-1').ok(because, {
        brand_regional_temporary:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
      await api.create('RocketShelf', { ...rocketShelf, id: 'rocketshelf-2' });
      await api
        .patch('/rocketshelf/rocketshelf-2', {
          brand_regional_temporary:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .ok(because, {
          brand_regional_temporary:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/rocketshelf/rocketshelf-2').ok(because, {
        brand_regional_temporary:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
    },
  );

  test(
    'ratio_internal may be the whole number 0',
    about('rocketshelf.ratio_internal.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of ratio_internal';
      await api
        .post('/rocketshelf', { ...rocketShelf, ratio_internal: 0 })
        .created(because, { ratio_internal: 0 });
      await api.get('/rocketshelf/rocketshelf-1').ok(because, { ratio_internal: 0 });
      await api.create('RocketShelf', { ...rocketShelf, id: 'rocketshelf-2' });
      await api
        .patch('/rocketshelf/rocketshelf-2', { ratio_internal: 0 })
        .ok(because, { ratio_internal: 0 });
      await api.get('/rocketshelf/rocketshelf-2').ok(because, { ratio_internal: 0 });
    },
  );

  test(
    'ratio_internal keeps three decimals',
    about('rocketshelf.ratio_internal.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of ratio_internal';
      await api
        .post('/rocketshelf', { ...rocketShelf, ratio_internal: 12.375 })
        .created(because, { ratio_internal: 12.375 });
      await api.get('/rocketshelf/rocketshelf-1').ok(because, { ratio_internal: 12.375 });
      await api.create('RocketShelf', { ...rocketShelf, id: 'rocketshelf-2' });
      await api
        .patch('/rocketshelf/rocketshelf-2', { ratio_internal: 12.375 })
        .ok(because, { ratio_internal: 12.375 });
      await api.get('/rocketshelf/rocketshelf-2').ok(because, { ratio_internal: 12.375 });
    },
  );

  test(
    'create and update refuse a ratio_internal of a wrong type',
    about(
      'rocketshelf.ratio_internal.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'ratio_internal must be a number';
      await api.post('/rocketshelf', { ...rocketShelf, ratio_internal: 'abc' }).invalid(because);
      await api
        .post('/rocketshelf', { ...rocketShelf, ratio_internal: { value: 'text' } })
        .invalid(because);
      await api.get('/rocketshelf/rocketshelf-1').notFound('a refused create stores nothing');
      await api.create('RocketShelf', rocketShelf);
      await api.patch('/rocketshelf/rocketshelf-1', { ratio_internal: 'abc' }).invalid(because);
      await api.patch('/rocketshelf/rocketshelf-1', { ratio_internal: {} }).invalid(because);
      await api
        .get('/rocketshelf/rocketshelf-1')
        .ok('a refused update changes nothing', { ratio_internal: 53.25 });
    },
  );

  test(
    'ratio_internal has no minimum',
    about('rocketshelf.ratio_internal.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'ratio_internal has no minimum';
      await api
        .post('/rocketshelf', { ...rocketShelf, ratio_internal: -999999.75 })
        .created(because, { ratio_internal: -999999.75 });
      await api.get('/rocketshelf/rocketshelf-1').ok(because, { ratio_internal: -999999.75 });
      await api.create('RocketShelf', { ...rocketShelf, id: 'rocketshelf-2' });
      await api
        .patch('/rocketshelf/rocketshelf-2', { ratio_internal: -999999.75 })
        .ok(because, { ratio_internal: -999999.75 });
      await api.get('/rocketshelf/rocketshelf-2').ok(because, { ratio_internal: -999999.75 });
    },
  );

  test(
    'ratio_internal has no maximum',
    about('rocketshelf.ratio_internal.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'ratio_internal has no maximum';
      await api
        .post('/rocketshelf', { ...rocketShelf, ratio_internal: 999999.75 })
        .created(because, { ratio_internal: 999999.75 });
      await api.get('/rocketshelf/rocketshelf-1').ok(because, { ratio_internal: 999999.75 });
      await api.create('RocketShelf', { ...rocketShelf, id: 'rocketshelf-2' });
      await api
        .patch('/rocketshelf/rocketshelf-2', { ratio_internal: 999999.75 })
        .ok(because, { ratio_internal: 999999.75 });
      await api.get('/rocketshelf/rocketshelf-2').ok(because, { ratio_internal: 999999.75 });
    },
  );

  test(
    'subject_shared of digits alone stays a string',
    about(
      'rocketshelf.subject_shared.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      const because = '"0042" is a valid value of subject_shared';
      await api
        .post('/rocketshelf', { ...rocketShelf, subject_shared: '0042' })
        .created(because, { subject_shared: '0042' });
      await api.get('/rocketshelf/rocketshelf-1').ok(because, { subject_shared: '0042' });
      await api.create('RocketShelf', { ...rocketShelf, id: 'rocketshelf-2' });
      await api
        .patch('/rocketshelf/rocketshelf-2', { subject_shared: '0042' })
        .ok(because, { subject_shared: '0042' });
      await api.get('/rocketshelf/rocketshelf-2').ok(because, { subject_shared: '0042' });
    },
  );

  test(
    'subject_shared keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'rocketshelf.subject_shared.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of subject_shared';
      await api
        .post('/rocketshelf', { ...rocketShelf, subject_shared: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { subject_shared: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/rocketshelf/rocketshelf-1')
        .ok(because, { subject_shared: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('RocketShelf', { ...rocketShelf, id: 'rocketshelf-2' });
      await api
        .patch('/rocketshelf/rocketshelf-2', { subject_shared: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { subject_shared: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/rocketshelf/rocketshelf-2')
        .ok(because, { subject_shared: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse a subject_shared of a wrong type',
    about(
      'rocketshelf.subject_shared.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'subject_shared must be a string';
      await api.post('/rocketshelf', { ...rocketShelf, subject_shared: 421337 }).invalid(because);
      await api
        .post('/rocketshelf', { ...rocketShelf, subject_shared: { value: 'text' } })
        .invalid(because);
      await api.get('/rocketshelf/rocketshelf-1').notFound('a refused create stores nothing');
      await api.create('RocketShelf', rocketShelf);
      await api.patch('/rocketshelf/rocketshelf-1', { subject_shared: 0 }).invalid(because);
      await api.patch('/rocketshelf/rocketshelf-1', { subject_shared: {} }).invalid(because);
      await api
        .get('/rocketshelf/rocketshelf-1')
        .ok('a refused update changes nothing', { subject_shared: 'dila' });
    },
  );

  test(
    'subject_shared may be right at its maximum length of 75',
    about(
      'rocketshelf.subject_shared.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum length of subject_shared is 75, inclusive';
      await api
        .post('/rocketshelf', {
          ...rocketShelf,
          subject_shared:
            'budugi vima banido tigi luna banoli vatiga rolo linu givodu gituru rogunia ',
        })
        .created(because, {
          subject_shared:
            'budugi vima banido tigi luna banoli vatiga rolo linu givodu gituru rogunia ',
        });
      await api.get('/rocketshelf/rocketshelf-1').ok(because, {
        subject_shared:
          'budugi vima banido tigi luna banoli vatiga rolo linu givodu gituru rogunia ',
      });
      await api.create('RocketShelf', { ...rocketShelf, id: 'rocketshelf-2' });
      await api
        .patch('/rocketshelf/rocketshelf-2', {
          subject_shared:
            'budugi vima banido tigi luna banoli vatiga rolo linu givodu gituru rogunia ',
        })
        .ok(because, {
          subject_shared:
            'budugi vima banido tigi luna banoli vatiga rolo linu givodu gituru rogunia ',
        });
      await api.get('/rocketshelf/rocketshelf-2').ok(because, {
        subject_shared:
          'budugi vima banido tigi luna banoli vatiga rolo linu givodu gituru rogunia ',
      });
    },
  );

  test(
    'create and update refuse a subject_shared above its maximum length of 75',
    about(
      'rocketshelf.subject_shared.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'subject_shared must have at most 75 characters';
      await api
        .post('/rocketshelf', {
          ...rocketShelf,
          subject_shared:
            'midadu guni ragi dituna tisani dagina luvu mavosu tunoru ligu rurugi luva l ',
        })
        .invalid(because);
      await api.get('/rocketshelf/rocketshelf-1').notFound('a refused create stores nothing');
      await api.create('RocketShelf', rocketShelf);
      await api
        .patch('/rocketshelf/rocketshelf-1', {
          subject_shared:
            'midadu guni ragi dituna tisani dagina luvu mavosu tunoru ligu rurugi luva l ',
        })
        .invalid(because);
      await api
        .get('/rocketshelf/rocketshelf-1')
        .ok('a refused update changes nothing', { subject_shared: 'dila' });
    },
  );

  test(
    'subject_shared has no minimum length',
    about(
      'rocketshelf.subject_shared.has-no-minimum-length',
      'values.string-length',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'subject_shared has no minimum length';
      await api
        .post('/rocketshelf', { ...rocketShelf, subject_shared: 'x' })
        .created(because, { subject_shared: 'x' });
      await api.get('/rocketshelf/rocketshelf-1').ok(because, { subject_shared: 'x' });
      await api.create('RocketShelf', { ...rocketShelf, id: 'rocketshelf-2' });
      await api
        .patch('/rocketshelf/rocketshelf-2', { subject_shared: 'x' })
        .ok(because, { subject_shared: 'x' });
      await api.get('/rocketshelf/rocketshelf-2').ok(because, { subject_shared: 'x' });
    },
  );
});
