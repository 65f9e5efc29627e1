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
      await api.post('/jacket', jacket).created('create answers the object that was sent', {
        ...jacket,
        teapot_spare_pending: null,
      });
      await api
        .get('/jacket/jacket-1')
        .ok('read answers the object that was created', { ...jacket, teapot_spare_pending: null });
      await api
        .post('/jacket', { ...jacket, id: 'jacket-2' })
        .created('objects may be alike in everything but their ids', { id: 'jacket-2' });
    },
  );

  test(
    'the id of a Jacket may be any text, upper and lower case told apart, but no number',
    about(
      'jacket.create.accepts-any-id',
      'ids.client',
      'endpoints.create',
      'endpoints.read',
      'endpoints.delete',
      'values.types',
      'refused.status',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'an id is stored as it is and told from every other';
      await api
        .post('/jacket', { ...jacket, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Jacket', { ...jacket, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/jacket/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/jacket/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, {
          ...jacket,
          id: 'Room 2.B at the Very End of the Long Hall',
          teapot_spare_pending: null,
        });
      await api.post('/jacket', { ...jacket, id: 421337 }).invalid('id must be a string');
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
      await api
        .patch('/jacket/jacket-1', {
          margin_verified: 50.75,
          sealed_off_third: true,
          serial: 'duvo rid',
          attempts_pending: 60,
        })
        .ok('every one of these fields was sent', {
          id: 'jacket-1',
          margin_verified: 50.75,
          sealed_off_third: true,
          serial: 'duvo rid',
          teapot_spare_pending: null,
          attempts_pending: 60,
        });
      await api.get('/jacket/jacket-1').ok('the update is stored', {
        margin_verified: 50.75,
        sealed_off_third: true,
        serial: 'duvo rid',
        attempts_pending: 60,
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('jacket.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Jacket', jacket);
      await api
        .patch('/jacket/jacket-1', {
          id: 'jacket-1',
          margin_verified: 50.75,
          sealed_off_third: true,
          serial: 'duvo rid',
          attempts_pending: 60,
        })
        .ok(because, {
          id: 'jacket-1',
          margin_verified: 50.75,
          sealed_off_third: true,
          serial: 'duvo rid',
          attempts_pending: 60,
        });
      await api.get('/jacket/jacket-1').ok(because, {
        id: 'jacket-1',
        margin_verified: 50.75,
        sealed_off_third: true,
        serial: 'duvo rid',
        attempts_pending: 60,
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
      await api
        .patch('/jacket/jacket-1', { margin_verified: 50.75, attempts_pending: 'abc' })
        .invalid('attempts_pending must be an integer');
      await api
        .get('/jacket/jacket-1')
        .ok('a refused update changes nothing', { ...jacket, teapot_spare_pending: null });
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
      const because = 'it was deleted';
      await api.create('Jacket', jacket);
      await api.delete('/jacket/jacket-1').removed('the object exists');
      await api.get('/jacket/jacket-1').notFound(because);
      await api.patch('/jacket/jacket-1', { id: 'jacket-1' }).notFound(because);
      await api.get('/jacket').ok('what was deleted is in no list', []);
      await api
        .post('/jacket', {
          ...jacket,
          margin_verified: 50.75,
          sealed_off_third: true,
          serial: 'duvo rid',
          attempts_pending: 60,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          id: 'jacket-1',
          margin_verified: 50.75,
          sealed_off_third: true,
          serial: 'duvo rid',
          teapot_spare_pending: null,
          attempts_pending: 60,
        });
      await api
        .get('/jacket/jacket-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          id: 'jacket-1',
          margin_verified: 50.75,
          sealed_off_third: true,
          serial: 'duvo rid',
          teapot_spare_pending: null,
          attempts_pending: 60,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Jacket has',
    about('jacket.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'no Jacket has the id jacket-unknown';
      await api.create('Jacket', jacket);
      await api.get('/jacket/jacket-unknown').notFound(because);
      await api
        .patch('/jacket/jacket-unknown', {
          margin_verified: 50.75,
          sealed_off_third: true,
          serial: 'duvo rid',
          attempts_pending: 60,
        })
        .notFound(because);
      await api.delete('/jacket/jacket-unknown').notFound(because);
      await api
        .get('/jacket')
        .ok('requests for an unknown id change nothing', [{ id: 'jacket-1' }]);
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
      await api.get('/jacket').ok('three objects were created', [
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
      ]);
      await api.create('Jacket', { ...jacket, id: 'jacket-4' });
      await api.create('Jacket', { ...jacket, id: 'jacket-5' });
      await api.create('Jacket', { ...jacket, id: 'jacket-6' });
      await api.create('Jacket', { ...jacket, id: 'jacket-7' });
      await api.create('Jacket', { ...jacket, id: 'jacket-8' });
      await api.create('Jacket', { ...jacket, id: 'jacket-9' });
      await api.create('Jacket', { ...jacket, id: 'jacket-10' });
      await api.create('Jacket', { ...jacket, id: 'jacket-11' });
      await api
        .get('/jacket')
        .ok('a list holds every object, however many there are', [
          { id: 'jacket-1' },
          { id: 'jacket-2' },
          { id: 'jacket-3' },
          { id: 'jacket-4' },
          { id: 'jacket-5' },
          { id: 'jacket-6' },
          { id: 'jacket-7' },
          { id: 'jacket-8' },
          { id: 'jacket-9' },
          { id: 'jacket-10' },
          { id: 'jacket-11' },
        ]);
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
      await api
        .patch('/jacket/jacket-2', {
          id: 'jacket-2',
          margin_verified: 50.75,
          sealed_off_third: true,
          serial: 'duvo rid',
          attempts_pending: 60,
        })
        .ok('the change is valid');
      await api
        .get('/jacket/jacket-1')
        .ok('another object was updated', { ...jacket, teapot_spare_pending: null });
      await api.get('/jacket/jacket-2').ok('the update is stored', {
        id: 'jacket-2',
        margin_verified: 50.75,
        sealed_off_third: true,
        serial: 'duvo rid',
        teapot_spare_pending: null,
        attempts_pending: 60,
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
      await api.delete('/jacket/jacket-1').removed('the object exists');
      await api.get('/jacket/jacket-2').ok('another object was deleted', {
        id: 'jacket-2',
        margin_verified: 50.75,
        sealed_off_third: true,
        serial: 'duvo rid',
        teapot_spare_pending: null,
        attempts_pending: 60,
      });
      await api.get('/jacket').ok('one of two objects was deleted', [{ id: 'jacket-2' }]);
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
      await api.post('/reset').removed('reset is always possible');
      await api.get('/jacket').ok('reset removes all objects', []);
      await api.get('/jacket/jacket-1').notFound('reset removed it');
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
      await api.post('/jacket', without(jacket, 'id')).invalid('id must be sent');
      await api.get('/jacket').ok('a refused create stores nothing', []);
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
      const because = 'the default of margin_verified is 228.75';
      await api
        .post('/jacket', without(jacket, 'margin_verified'))
        .created(because, { margin_verified: 228.75 });
      await api.get('/jacket/jacket-1').ok(because, { margin_verified: 228.75 });
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
      const because = 'sealed_off_third is optional';
      await api
        .post('/jacket', without(jacket, 'sealed_off_third'))
        .created(because, { sealed_off_third: null });
      await api.get('/jacket/jacket-1').ok(because, { sealed_off_third: null });
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
      const because = 'serial is optional';
      await api.post('/jacket', without(jacket, 'serial')).created(because, { serial: null });
      await api.get('/jacket/jacket-1').ok(because, { serial: null });
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
      const because = 'attempts_pending is optional';
      await api
        .post('/jacket', without(jacket, 'attempts_pending'))
        .created(because, { attempts_pending: null });
      await api.get('/jacket/jacket-1').ok(because, { attempts_pending: null });
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
      const because = 'an update touches only what it carries';
      await api.create('Teapot', teapot);
      await api.create('Jacket', { ...jacket, teapot_spare_pending: 'teapot-1' });
      await api
        .patch('/jacket/jacket-1', { margin_verified: 50.75 })
        .ok(because, { ...jacket, margin_verified: 50.75, teapot_spare_pending: 'teapot-1' });
      await api.patch('/jacket/jacket-1', { attempts_pending: 60 }).ok(because, {
        ...jacket,
        margin_verified: 50.75,
        teapot_spare_pending: 'teapot-1',
        attempts_pending: 60,
      });
      await api.get('/jacket/jacket-1').ok(because, {
        ...jacket,
        margin_verified: 50.75,
        teapot_spare_pending: 'teapot-1',
        attempts_pending: 60,
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
      const because = 'margin_verified is nullable and its default is for absence only';
      await api
        .post('/jacket', { ...jacket, margin_verified: null })
        .created(because, { margin_verified: null });
      await api.get('/jacket/jacket-1').ok(because, { margin_verified: null });
      await api.create('Jacket', { ...jacket, id: 'jacket-2' });
      await api
        .patch('/jacket/jacket-2', { margin_verified: null })
        .ok(because, { margin_verified: null });
      await api.get('/jacket/jacket-2').ok(because, { margin_verified: null });
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
      const because = 'sealed_off_third is nullable';
      await api
        .post('/jacket', { ...jacket, sealed_off_third: null })
        .created(because, { sealed_off_third: null });
      await api.get('/jacket/jacket-1').ok(because, { sealed_off_third: null });
      await api.create('Jacket', { ...jacket, id: 'jacket-2' });
      await api
        .patch('/jacket/jacket-2', { sealed_off_third: null })
        .ok(because, { sealed_off_third: null });
      await api.get('/jacket/jacket-2').ok(because, { sealed_off_third: null });
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
      const because = 'serial is nullable';
      await api.post('/jacket', { ...jacket, serial: null }).created(because, { serial: null });
      await api.get('/jacket/jacket-1').ok(because, { serial: null });
      await api.create('Jacket', { ...jacket, id: 'jacket-2' });
      await api.patch('/jacket/jacket-2', { serial: null }).ok(because, { serial: null });
      await api.get('/jacket/jacket-2').ok(because, { serial: null });
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
      const because = 'attempts_pending is nullable';
      await api
        .post('/jacket', { ...jacket, attempts_pending: null })
        .created(because, { attempts_pending: null });
      await api.get('/jacket/jacket-1').ok(because, { attempts_pending: null });
      await api.create('Jacket', { ...jacket, id: 'jacket-2' });
      await api
        .patch('/jacket/jacket-2', { attempts_pending: null })
        .ok(because, { attempts_pending: null });
      await api.get('/jacket/jacket-2').ok(because, { attempts_pending: null });
    },
  );
});

test.describe('Jacket: types and bounds', () => {
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
      const because = '0 is a valid value of margin_verified';
      await api
        .post('/jacket', { ...jacket, margin_verified: 0 })
        .created(because, { margin_verified: 0 });
      await api.get('/jacket/jacket-1').ok(because, { margin_verified: 0 });
      await api.create('Jacket', { ...jacket, id: 'jacket-2' });
      await api
        .patch('/jacket/jacket-2', { margin_verified: 0 })
        .ok(because, { margin_verified: 0 });
      await api.get('/jacket/jacket-2').ok(because, { margin_verified: 0 });
    },
  );

  test(
    'margin_verified keeps three decimals',
    about('jacket.margin_verified.keeps-decimals', 'values.round-trip', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '12.375 is a valid value of margin_verified';
      await api
        .post('/jacket', { ...jacket, margin_verified: 12.375 })
        .created(because, { margin_verified: 12.375 });
      await api.get('/jacket/jacket-1').ok(because, { margin_verified: 12.375 });
      await api.create('Jacket', { ...jacket, id: 'jacket-2' });
      await api
        .patch('/jacket/jacket-2', { margin_verified: 12.375 })
        .ok(because, { margin_verified: 12.375 });
      await api.get('/jacket/jacket-2').ok(because, { margin_verified: 12.375 });
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
      const because = 'margin_verified must be a number';
      await api.post('/jacket', { ...jacket, margin_verified: 'abc' }).invalid(because);
      await api.post('/jacket', { ...jacket, margin_verified: { value: 'text' } }).invalid(because);
      await api.get('/jacket/jacket-1').notFound('a refused create stores nothing');
      await api.create('Jacket', jacket);
      await api.patch('/jacket/jacket-1', { margin_verified: 'abc' }).invalid(because);
      await api.patch('/jacket/jacket-1', { margin_verified: {} }).invalid(because);
      await api
        .get('/jacket/jacket-1')
        .ok('a refused update changes nothing', { margin_verified: 78.75 });
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
      const because = 'the minimum of margin_verified is 0, inclusive';
      await api
        .post('/jacket', { ...jacket, margin_verified: 0 })
        .created(because, { margin_verified: 0 });
      await api.get('/jacket/jacket-1').ok(because, { margin_verified: 0 });
      await api.create('Jacket', { ...jacket, id: 'jacket-2' });
      await api
        .patch('/jacket/jacket-2', { margin_verified: 0 })
        .ok(because, { margin_verified: 0 });
      await api.get('/jacket/jacket-2').ok(because, { margin_verified: 0 });
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
      const because = 'margin_verified must be at least 0';
      await api.post('/jacket', { ...jacket, margin_verified: -0.25 }).invalid(because);
      await api.get('/jacket/jacket-1').notFound('a refused create stores nothing');
      await api.create('Jacket', jacket);
      await api.patch('/jacket/jacket-1', { margin_verified: -0.25 }).invalid(because);
      await api
        .get('/jacket/jacket-1')
        .ok('a refused update changes nothing', { margin_verified: 78.75 });
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
      const because = 'the maximum of margin_verified is 250, inclusive';
      await api
        .post('/jacket', { ...jacket, margin_verified: 250 })
        .created(because, { margin_verified: 250 });
      await api.get('/jacket/jacket-1').ok(because, { margin_verified: 250 });
      await api.create('Jacket', { ...jacket, id: 'jacket-2' });
      await api
        .patch('/jacket/jacket-2', { margin_verified: 250 })
        .ok(because, { margin_verified: 250 });
      await api.get('/jacket/jacket-2').ok(because, { margin_verified: 250 });
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
      const because = 'margin_verified must be at most 250';
      await api.post('/jacket', { ...jacket, margin_verified: 250.25 }).invalid(because);
      await api.get('/jacket/jacket-1').notFound('a refused create stores nothing');
      await api.create('Jacket', jacket);
      await api.patch('/jacket/jacket-1', { margin_verified: 250.25 }).invalid(because);
      await api
        .get('/jacket/jacket-1')
        .ok('a refused update changes nothing', { margin_verified: 78.75 });
    },
  );

  test(
    'sealed_off_third may be false',
    about('jacket.sealed_off_third.accepts-false', 'values.round-trip', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'false is a valid value of sealed_off_third';
      await api.post('/jacket', jacket).created(because, { sealed_off_third: false });
      await api.get('/jacket/jacket-1').ok(because, { sealed_off_third: false });
      await api.create('Jacket', { ...jacket, id: 'jacket-2', sealed_off_third: true });
      await api
        .patch('/jacket/jacket-2', { sealed_off_third: false })
        .ok(because, { sealed_off_third: false });
      await api.get('/jacket/jacket-2').ok(because, { sealed_off_third: false });
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
      const because = 'sealed_off_third must be true or false';
      await api.post('/jacket', { ...jacket, sealed_off_third: 'abc' }).invalid(because);
      await api
        .post('/jacket', { ...jacket, sealed_off_third: { value: 'text' } })
        .invalid(because);
      await api.get('/jacket/jacket-1').notFound('a refused create stores nothing');
      await api.create('Jacket', jacket);
      await api.patch('/jacket/jacket-1', { sealed_off_third: 'abc' }).invalid(because);
      await api.patch('/jacket/jacket-1', { sealed_off_third: {} }).invalid(because);
      await api
        .get('/jacket/jacket-1')
        .ok('a refused update changes nothing', { sealed_off_third: false });
    },
  );

  test(
    'serial keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'jacket.serial.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of serial';
      await api
        .post('/jacket', { ...jacket, serial: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { serial: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/jacket/jacket-1').ok(because, { serial: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Jacket', { ...jacket, id: 'jacket-2' });
      await api
        .patch('/jacket/jacket-2', { serial: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { serial: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/jacket/jacket-2').ok(because, { serial: ' Éloë\'s "½" <b> & \\ ✓ ' });
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
      const because = 'serial must be a string';
      await api.post('/jacket', { ...jacket, serial: 421337 }).invalid(because);
      await api.post('/jacket', { ...jacket, serial: { value: 'text' } }).invalid(because);
      await api.get('/jacket/jacket-1').notFound('a refused create stores nothing');
      await api.create('Jacket', jacket);
      await api.patch('/jacket/jacket-1', { serial: 0 }).invalid(because);
      await api.patch('/jacket/jacket-1', { serial: {} }).invalid(because);
      await api
        .get('/jacket/jacket-1')
        .ok('a refused update changes nothing', { serial: 'sigi tov' });
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
      const because = 'the minimum length of serial is 8, inclusive';
      await api
        .post('/jacket', { ...jacket, serial: 'vusu la ' })
        .created(because, { serial: 'vusu la ' });
      await api.get('/jacket/jacket-1').ok(because, { serial: 'vusu la ' });
      await api.create('Jacket', { ...jacket, id: 'jacket-2' });
      await api
        .patch('/jacket/jacket-2', { serial: 'vusu la ' })
        .ok(because, { serial: 'vusu la ' });
      await api.get('/jacket/jacket-2').ok(because, { serial: 'vusu la ' });
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
      const because = 'serial must have at least 8 characters';
      await api.post('/jacket', { ...jacket, serial: 'vulalu ' }).invalid(because);
      await api.get('/jacket/jacket-1').notFound('a refused create stores nothing');
      await api.create('Jacket', jacket);
      await api.patch('/jacket/jacket-1', { serial: 'vulalu ' }).invalid(because);
      await api
        .get('/jacket/jacket-1')
        .ok('a refused update changes nothing', { serial: 'sigi tov' });
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
      const because = 'serial has no maximum length';
      await api
        .post('/jacket', {
          ...jacket,
          serial:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .created(because, {
          serial:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/jacket/jacket-1').ok(because, {
        serial:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
      await api.create('Jacket', { ...jacket, id: 'jacket-2' });
      await api
        .patch('/jacket/jacket-2', {
          serial:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .ok(because, {
          serial:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/jacket/jacket-2').ok(because, {
        serial:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
    },
  );

  test(
    'attempts_pending may be 0',
    about('jacket.attempts_pending.accepts-zero', 'values.round-trip', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '0 is a valid value of attempts_pending';
      await api
        .post('/jacket', { ...jacket, attempts_pending: 0 })
        .created(because, { attempts_pending: 0 });
      await api.get('/jacket/jacket-1').ok(because, { attempts_pending: 0 });
      await api.create('Jacket', { ...jacket, id: 'jacket-2' });
      await api
        .patch('/jacket/jacket-2', { attempts_pending: 0 })
        .ok(because, { attempts_pending: 0 });
      await api.get('/jacket/jacket-2').ok(because, { attempts_pending: 0 });
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
      const because = 'attempts_pending must be an integer';
      await api.post('/jacket', { ...jacket, attempts_pending: 'abc' }).invalid(because);
      await api
        .post('/jacket', { ...jacket, attempts_pending: { value: 'text' } })
        .invalid(because);
      await api.post('/jacket', { ...jacket, attempts_pending: 61.5 }).invalid(because);
      await api.get('/jacket/jacket-1').notFound('a refused create stores nothing');
      await api.create('Jacket', jacket);
      await api.patch('/jacket/jacket-1', { attempts_pending: 'abc' }).invalid(because);
      await api.patch('/jacket/jacket-1', { attempts_pending: {} }).invalid(because);
      await api.patch('/jacket/jacket-1', { attempts_pending: 61.5 }).invalid(because);
      await api
        .get('/jacket/jacket-1')
        .ok('a refused update changes nothing', { attempts_pending: 62 });
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
      const because = 'the minimum of attempts_pending is -100, inclusive';
      await api
        .post('/jacket', { ...jacket, attempts_pending: -100 })
        .created(because, { attempts_pending: -100 });
      await api.get('/jacket/jacket-1').ok(because, { attempts_pending: -100 });
      await api.create('Jacket', { ...jacket, id: 'jacket-2' });
      await api
        .patch('/jacket/jacket-2', { attempts_pending: -100 })
        .ok(because, { attempts_pending: -100 });
      await api.get('/jacket/jacket-2').ok(because, { attempts_pending: -100 });
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
      const because = 'attempts_pending must be at least -100';
      await api.post('/jacket', { ...jacket, attempts_pending: -101 }).invalid(because);
      await api.get('/jacket/jacket-1').notFound('a refused create stores nothing');
      await api.create('Jacket', jacket);
      await api.patch('/jacket/jacket-1', { attempts_pending: -101 }).invalid(because);
      await api
        .get('/jacket/jacket-1')
        .ok('a refused update changes nothing', { attempts_pending: 62 });
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
      const because = 'the maximum of attempts_pending is 2500, inclusive';
      await api
        .post('/jacket', { ...jacket, attempts_pending: 2500 })
        .created(because, { attempts_pending: 2500 });
      await api.get('/jacket/jacket-1').ok(because, { attempts_pending: 2500 });
      await api.create('Jacket', { ...jacket, id: 'jacket-2' });
      await api
        .patch('/jacket/jacket-2', { attempts_pending: 2500 })
        .ok(because, { attempts_pending: 2500 });
      await api.get('/jacket/jacket-2').ok(because, { attempts_pending: 2500 });
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
      const because = 'attempts_pending must be at most 2500';
      await api.post('/jacket', { ...jacket, attempts_pending: 2501 }).invalid(because);
      await api.get('/jacket/jacket-1').notFound('a refused create stores nothing');
      await api.create('Jacket', jacket);
      await api.patch('/jacket/jacket-1', { attempts_pending: 2501 }).invalid(because);
      await api
        .get('/jacket/jacket-1')
        .ok('a refused update changes nothing', { attempts_pending: 62 });
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
      const because = 'teapot_spare_pending was sent as teapot-1';
      await api.create('Teapot', teapot);
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api
        .post('/jacket', { ...jacket, teapot_spare_pending: 'teapot-1' })
        .created(because, { teapot_spare_pending: 'teapot-1' });
      await api.get('/jacket/jacket-1').ok(because, { teapot_spare_pending: 'teapot-1' });
      await api
        .patch('/jacket/jacket-1', { teapot_spare_pending: 'teapot-2' })
        .ok('teapot_spare_pending was changed to teapot-2', { teapot_spare_pending: 'teapot-2' });
      await api
        .get('/jacket/jacket-1')
        .ok('teapot_spare_pending was changed to teapot-2', { teapot_spare_pending: 'teapot-2' });
      await api
        .get('/jacket')
        .ok('lists answer references as ids too', [
          { id: 'jacket-1', teapot_spare_pending: 'teapot-2' },
        ]);
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
      const because = 'teapot_spare_pending must be the id of an existing Teapot';
      await api
        .post('/jacket', { ...jacket, teapot_spare_pending: 'teapot-unknown' })
        .invalid(because);
      await api.get('/jacket/jacket-1').notFound('a refused create stores nothing');
      await api.create('Teapot', teapot);
      await api.create('Jacket', { ...jacket, teapot_spare_pending: 'teapot-1' });
      await api
        .patch('/jacket/jacket-1', { teapot_spare_pending: 'teapot-unknown' })
        .invalid(because);
      await api
        .get('/jacket/jacket-1')
        .ok('a refused update changes nothing', { teapot_spare_pending: 'teapot-1' });
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
      const because = 'teapot_spare_pending must be the id of a Teapot';
      await api.post('/jacket', { ...jacket, teapot_spare_pending: 421337 }).invalid(because);
      await api
        .post('/jacket', { ...jacket, teapot_spare_pending: { value: 'text' } })
        .invalid(because);
      await api.get('/jacket/jacket-1').notFound('a refused create stores nothing');
      await api.create('Jacket', jacket);
      await api.patch('/jacket/jacket-1', { teapot_spare_pending: 0 }).invalid(because);
      await api.patch('/jacket/jacket-1', { teapot_spare_pending: {} }).invalid(because);
      await api
        .get('/jacket/jacket-1')
        .ok('a refused update changes nothing', { teapot_spare_pending: null });
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
      const because = 'a reference may be null';
      await api.create('Teapot', teapot);
      await api
        .post('/jacket', { ...jacket, teapot_spare_pending: null })
        .created(because, { teapot_spare_pending: null });
      await api
        .patch('/jacket/jacket-1', { teapot_spare_pending: 'teapot-1' })
        .ok('the change is valid');
      await api
        .patch('/jacket/jacket-1', { teapot_spare_pending: null })
        .ok(because, { teapot_spare_pending: null });
      await api.get('/jacket/jacket-1').ok(because, { teapot_spare_pending: null });
      await api
        .post('/jacket', { ...jacket, id: 'jacket-2' })
        .created('teapot_spare_pending is optional', { teapot_spare_pending: null });
    },
  );

  test(
    'deleting a Teapot clears every teapot_spare_pending that refers to it',
    about(
      'jacket.teapot_spare_pending.is-cleared-by-delete',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'teapot-1 was deleted';
      await api.create('Teapot', teapot);
      await api.create('Jacket', { ...jacket, teapot_spare_pending: 'teapot-1' });
      await api.create('Jacket', { ...jacket, id: 'jacket-2', teapot_spare_pending: 'teapot-1' });
      await api.delete('/teapot/teapot-1').removed('the object exists');
      await api.get('/jacket/jacket-1').ok(because, { id: 'jacket-1', teapot_spare_pending: null });
      await api.get('/jacket/jacket-2').ok(because, { id: 'jacket-2', teapot_spare_pending: null });
      await api.get('/jacket').ok(because, [
        { id: 'jacket-1', teapot_spare_pending: null },
        { id: 'jacket-2', teapot_spare_pending: null },
      ]);
      await api
        .patch('/jacket/jacket-1', { margin_verified: 50.75 })
        .ok('an update of something else brings no reference back', { teapot_spare_pending: null });
      await api
        .patch('/jacket/jacket-1', { teapot_spare_pending: 'teapot-1' })
        .invalid('teapot_spare_pending must be the id of an existing Teapot');
      await api.create('Teapot', teapot);
      await api
        .get('/jacket/jacket-2')
        .ok('the Teapot that has the id teapot-1 now is another', { teapot_spare_pending: null });
    },
  );

  test(
    'deleting a Teapot keeps a teapot_spare_pending that refers to another',
    about(
      'jacket.teapot_spare_pending.survives-delete-of-another',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Teapot', teapot);
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api.create('Jacket', { ...jacket, teapot_spare_pending: 'teapot-2' });
      await api.delete('/teapot/teapot-1').removed(because);
      await api
        .get('/jacket/jacket-1')
        .ok('another Teapot was deleted', { teapot_spare_pending: 'teapot-2' });
      await api.delete('/jacket/jacket-1').removed(because);
      await api
        .get('/teapot/teapot-2')
        .ok('only what refers to it was deleted', { id: 'teapot-2' });
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
      const because = 'teapot_spare_pending must be the id of an existing Teapot';
      await api.create('Jacket', jacket);
      await api
        .post('/jacket', { ...jacket, id: 'jacket-2', teapot_spare_pending: 'jacket-1' })
        .invalid(because);
      await api.create('Jacket', { ...jacket, id: 'jacket-2' });
      await api.patch('/jacket/jacket-2', { teapot_spare_pending: 'jacket-1' }).invalid(because);
      await api
        .get('/jacket/jacket-2')
        .ok('a refused update changes nothing', { teapot_spare_pending: null });
    },
  );

  test(
    'deleting a Jacket, or the Teapot of the same id, leaves the other one and teapot_spare_pending as they are',
    about(
      'jacket.teapot_spare_pending.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Teapot', { ...teapot, id: 'jacket-1' });
      await api.create('Teapot', { ...teapot, id: 'jacket-2' });
      await api.create('Jacket', { ...jacket, teapot_spare_pending: 'jacket-2' });
      await api.create('Jacket', { ...jacket, id: 'jacket-2' });
      await api.delete('/jacket/jacket-2').removed(because);
      await api.get('/teapot/jacket-2').ok('no Teapot was deleted', { ...teapot, id: 'jacket-2' });
      await api.delete('/teapot/jacket-1').removed(because);
      await api.get('/jacket/jacket-1').ok('only the Teapot jacket-1 was deleted', {
        ...jacket,
        teapot_spare_pending: 'jacket-2',
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
      await api
        .patch('/jacket/jacket-1', {
          margin_verified: 50.75,
          teapot_spare_pending: 'teapot-unknown',
        })
        .invalid('teapot_spare_pending must be the id of an existing Teapot');
      await api
        .get('/jacket/jacket-1')
        .ok('a refused update changes nothing', { ...jacket, teapot_spare_pending: null });
    },
  );
});
