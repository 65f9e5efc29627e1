import { about, test, without } from '../support/api.ts';

// A valid Keeper, as the tests send it.
const keeper = {
  hired_at: '2010-04-11 04:12:08',
  id: 'keeper-1',
  name: 'numi',
  shift: 'late',
  walks_done: 20,
};

test.describe('Keeper: create, read, update and delete', () => {
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
    'create answers the new Keeper, and read answers it again',
    about(
      'keeper.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/keeper', keeper).created('create answers the object that was sent', keeper);
      await api.get('/keeper/keeper-1').ok('read answers the object that was created', keeper);
      await api
        .post('/keeper', { ...keeper, id: 'keeper-2' })
        .created('objects may be alike in everything but their ids', { id: 'keeper-2' });
    },
  );

  test(
    'the id of a Keeper may be any text, upper and lower case told apart, but no number',
    about(
      'keeper.create.accepts-any-id',
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
        .post('/keeper', { ...keeper, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Keeper', { ...keeper, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/keeper/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/keeper/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...keeper, id: 'Room 2.B at the Very End of the Long Hall' });
      await api.post('/keeper', { ...keeper, id: 421337 }).invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole Keeper',
    about(
      'keeper.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Keeper', keeper);
      await api
        .patch('/keeper/keeper-1', {
          hired_at: '2010-08-30 20:02:55',
          name: 'luroli',
          shift: 'early',
          walks_done: 29,
        })
        .ok('every one of these fields was sent', {
          hired_at: '2010-08-30 20:02:55',
          id: 'keeper-1',
          name: 'luroli',
          shift: 'early',
          walks_done: 29,
        });
      await api.get('/keeper/keeper-1').ok('the update is stored', {
        hired_at: '2010-08-30 20:02:55',
        name: 'luroli',
        shift: 'early',
        walks_done: 29,
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('keeper.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Keeper', keeper);
      await api
        .patch('/keeper/keeper-1', {
          id: 'keeper-1',
          hired_at: '2010-08-30 20:02:55',
          name: 'luroli',
          shift: 'early',
          walks_done: 29,
        })
        .ok(because, {
          id: 'keeper-1',
          hired_at: '2010-08-30 20:02:55',
          name: 'luroli',
          shift: 'early',
          walks_done: 29,
        });
      await api.get('/keeper/keeper-1').ok(because, {
        id: 'keeper-1',
        hired_at: '2010-08-30 20:02:55',
        name: 'luroli',
        shift: 'early',
        walks_done: 29,
      });
    },
  );

  test(
    'update that is refused for walks_done does not change hired_at either',
    about(
      'keeper.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Keeper', keeper);
      await api
        .patch('/keeper/keeper-1', { hired_at: '2010-08-30 20:02:55', walks_done: 'abc' })
        .invalid('walks_done must be an integer');
      await api.get('/keeper/keeper-1').ok('a refused update changes nothing', keeper);
    },
  );

  test(
    'delete removes a Keeper: no read finds it and no list holds it',
    about(
      'keeper.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('Keeper', keeper);
      await api.delete('/keeper/keeper-1').removed('the object exists');
      await api.get('/keeper/keeper-1').notFound(because);
      await api.patch('/keeper/keeper-1', { id: 'keeper-1' }).notFound(because);
      await api.get('/keeper').ok('what was deleted is in no list', []);
      await api
        .post('/keeper', {
          ...keeper,
          hired_at: '2010-08-30 20:02:55',
          name: 'luroli',
          shift: 'early',
          walks_done: 29,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          hired_at: '2010-08-30 20:02:55',
          id: 'keeper-1',
          name: 'luroli',
          shift: 'early',
          walks_done: 29,
        });
      await api
        .get('/keeper/keeper-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          hired_at: '2010-08-30 20:02:55',
          id: 'keeper-1',
          name: 'luroli',
          shift: 'early',
          walks_done: 29,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Keeper has',
    about('keeper.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no Keeper has the id keeper-unknown';
      await api.create('Keeper', keeper);
      await api.get('/keeper/keeper-unknown').notFound(because);
      await api
        .patch('/keeper/keeper-unknown', {
          hired_at: '2010-08-30 20:02:55',
          name: 'luroli',
          shift: 'early',
          walks_done: 29,
        })
        .notFound(because);
      await api.delete('/keeper/keeper-unknown').notFound(because);
      await api
        .get('/keeper')
        .ok('requests for an unknown id change nothing', [{ id: 'keeper-1' }]);
    },
  );
});

test.describe('Keeper: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Keeper with all of its fields',
    about('keeper.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Keeper', keeper);
      await api.create('Keeper', {
        ...keeper,
        id: 'keeper-2',
        hired_at: '2010-08-30 20:02:55',
        name: 'luroli',
        shift: 'early',
        walks_done: 29,
      });
      await api.create('Keeper', {
        ...keeper,
        id: 'keeper-3',
        hired_at: '2010-02-17 23:21:45',
        name: 'gira',
        walks_done: 53,
      });
      await api.get('/keeper').ok('three objects were created', [
        keeper,
        {
          hired_at: '2010-08-30 20:02:55',
          id: 'keeper-2',
          name: 'luroli',
          shift: 'early',
          walks_done: 29,
        },
        {
          hired_at: '2010-02-17 23:21:45',
          id: 'keeper-3',
          name: 'gira',
          shift: 'late',
          walks_done: 53,
        },
      ]);
      await api.create('Keeper', { ...keeper, id: 'keeper-4' });
      await api.create('Keeper', { ...keeper, id: 'keeper-5' });
      await api.create('Keeper', { ...keeper, id: 'keeper-6' });
      await api.create('Keeper', { ...keeper, id: 'keeper-7' });
      await api.create('Keeper', { ...keeper, id: 'keeper-8' });
      await api.create('Keeper', { ...keeper, id: 'keeper-9' });
      await api.create('Keeper', { ...keeper, id: 'keeper-10' });
      await api.create('Keeper', { ...keeper, id: 'keeper-11' });
      await api
        .get('/keeper')
        .ok('a list holds every object, however many there are', [
          { id: 'keeper-1' },
          { id: 'keeper-2' },
          { id: 'keeper-3' },
          { id: 'keeper-4' },
          { id: 'keeper-5' },
          { id: 'keeper-6' },
          { id: 'keeper-7' },
          { id: 'keeper-8' },
          { id: 'keeper-9' },
          { id: 'keeper-10' },
          { id: 'keeper-11' },
        ]);
    },
  );

  test(
    'update of one Keeper leaves another as it was',
    about('keeper.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Keeper', keeper);
      await api.create('Keeper', {
        ...keeper,
        id: 'keeper-2',
        hired_at: '2010-08-30 20:02:55',
        name: 'luroli',
        shift: 'early',
        walks_done: 29,
      });
      await api
        .patch('/keeper/keeper-2', {
          id: 'keeper-2',
          hired_at: '2010-08-30 20:02:55',
          name: 'luroli',
          shift: 'early',
          walks_done: 29,
        })
        .ok('the change is valid');
      await api.get('/keeper/keeper-1').ok('another object was updated', keeper);
      await api.get('/keeper/keeper-2').ok('the update is stored', {
        hired_at: '2010-08-30 20:02:55',
        id: 'keeper-2',
        name: 'luroli',
        shift: 'early',
        walks_done: 29,
      });
    },
  );

  test(
    'delete of one Keeper leaves another as it was',
    about(
      'keeper.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Keeper', keeper);
      await api.create('Keeper', {
        ...keeper,
        id: 'keeper-2',
        hired_at: '2010-08-30 20:02:55',
        name: 'luroli',
        shift: 'early',
        walks_done: 29,
      });
      await api.delete('/keeper/keeper-1').removed('the object exists');
      await api.get('/keeper/keeper-2').ok('another object was deleted', {
        hired_at: '2010-08-30 20:02:55',
        id: 'keeper-2',
        name: 'luroli',
        shift: 'early',
        walks_done: 29,
      });
      await api.get('/keeper').ok('one of two objects was deleted', [{ id: 'keeper-2' }]);
    },
  );

  test(
    'reset removes every Keeper',
    about('keeper.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Keeper', keeper);
      await api.create('Keeper', {
        ...keeper,
        id: 'keeper-2',
        hired_at: '2010-08-30 20:02:55',
        name: 'luroli',
        shift: 'early',
        walks_done: 29,
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/keeper').ok('reset removes all objects', []);
      await api.get('/keeper/keeper-1').notFound('reset removed it');
    },
  );
});

test.describe('Keeper: required fields and defaults', () => {
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
    'create accepts a Keeper without hired_at, which is optional',
    about('keeper.hired_at.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'hired_at is optional';
      await api.post('/keeper', without(keeper, 'hired_at')).created(because, { hired_at: null });
      await api.get('/keeper/keeper-1').ok(because, { hired_at: null });
    },
  );

  test(
    'create refuses a Keeper without an id',
    about(
      'keeper.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/keeper', without(keeper, 'id')).invalid('id must be sent');
      await api.get('/keeper').ok('a refused create stores nothing', []);
    },
  );

  test(
    'create refuses a Keeper without name, which is required',
    about('keeper.name.rejects-absence', 'create.required', 'refused.status', 'refused.unchanged'),
    async ({ api }) => {
      await api
        .post('/keeper', without(keeper, 'name'))
        .invalid('name is required and has no default');
      await api.get('/keeper/keeper-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'shift is "early" when a create leaves it out',
    about('keeper.shift.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of shift is "early"';
      await api.post('/keeper', without(keeper, 'shift')).created(because, { shift: 'early' });
      await api.get('/keeper/keeper-1').ok(because, { shift: 'early' });
    },
  );

  test(
    'walks_done is 0 when a create leaves it out',
    about('keeper.walks_done.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of walks_done is 0';
      await api.post('/keeper', without(keeper, 'walks_done')).created(because, { walks_done: 0 });
      await api.get('/keeper/keeper-1').ok(because, { walks_done: 0 });
    },
  );

  test(
    'update of hired_at or walks_done alone leaves every other field as it is',
    about('keeper.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Keeper', keeper);
      await api
        .patch('/keeper/keeper-1', { hired_at: '2010-08-30 20:02:55' })
        .ok(because, { ...keeper, hired_at: '2010-08-30 20:02:55' });
      await api
        .patch('/keeper/keeper-1', { walks_done: 29 })
        .ok(because, { ...keeper, hired_at: '2010-08-30 20:02:55', walks_done: 29 });
      await api
        .get('/keeper/keeper-1')
        .ok(because, { ...keeper, hired_at: '2010-08-30 20:02:55', walks_done: 29 });
    },
  );
});

test.describe('Keeper: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'hired_at may be null',
    about('keeper.hired_at.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      const because = 'hired_at is nullable';
      await api.post('/keeper', { ...keeper, hired_at: null }).created(because, { hired_at: null });
      await api.get('/keeper/keeper-1').ok(because, { hired_at: null });
      await api.create('Keeper', { ...keeper, id: 'keeper-2' });
      await api.patch('/keeper/keeper-2', { hired_at: null }).ok(because, { hired_at: null });
      await api.get('/keeper/keeper-2').ok(because, { hired_at: null });
    },
  );

  test(
    'create and update refuse null for name',
    about(
      'keeper.name.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'name must not be null';
      await api.post('/keeper', { ...keeper, name: null }).invalid(because);
      await api.get('/keeper/keeper-1').notFound('a refused create stores nothing');
      await api.create('Keeper', keeper);
      await api.patch('/keeper/keeper-1', { name: null }).invalid(because);
      await api.get('/keeper/keeper-1').ok('a refused update changes nothing', { name: 'numi' });
    },
  );

  test(
    'create and update refuse null for shift',
    about(
      'keeper.shift.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'shift must not be null';
      await api.post('/keeper', { ...keeper, shift: null }).invalid(because);
      await api.get('/keeper/keeper-1').notFound('a refused create stores nothing');
      await api.create('Keeper', keeper);
      await api.patch('/keeper/keeper-1', { shift: null }).invalid(because);
      await api.get('/keeper/keeper-1').ok('a refused update changes nothing', { shift: 'late' });
    },
  );

  test(
    'create and update refuse null for walks_done',
    about(
      'keeper.walks_done.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'walks_done must not be null';
      await api.post('/keeper', { ...keeper, walks_done: null }).invalid(because);
      await api.get('/keeper/keeper-1').notFound('a refused create stores nothing');
      await api.create('Keeper', keeper);
      await api.patch('/keeper/keeper-1', { walks_done: null }).invalid(because);
      await api.get('/keeper/keeper-1').ok('a refused update changes nothing', { walks_done: 20 });
    },
  );
});

test.describe('Keeper: types and bounds', () => {
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.string-length: Strings shorter or longer than their field allows are refused with 400
  //   or 422. Lengths are inclusive too, and a length that is not listed is not limited.
  // values.datetime: A datetime is a string `YYYY-MM-DD hh:mm:ss` that names a real date of the
  //   calendar and a real time of day from `00:00:00` to `23:59:59` (`2024-03-15 14:30:00`; never
  //   `2024-02-30 …`, nor `2024-03-15T14:30:00Z`). Anything else is refused with 400 or 422. It
  //   is answered in the same format.
  // values.datetime-bounds: A datetime before or after the bounds of its field is refused with
  //   400 or 422. The bounds are inclusive, and one that is not listed does not exist. Datetimes
  //   of this format can be compared as text.

  test(
    'hired_at may be the leap day 2012-02-29',
    about('keeper.hired_at.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      const because = '"2012-02-29 12:00:00" is a valid value of hired_at';
      await api
        .post('/keeper', { ...keeper, hired_at: '2012-02-29 12:00:00' })
        .created(because, { hired_at: '2012-02-29 12:00:00' });
      await api.get('/keeper/keeper-1').ok(because, { hired_at: '2012-02-29 12:00:00' });
      await api.create('Keeper', { ...keeper, id: 'keeper-2' });
      await api
        .patch('/keeper/keeper-2', { hired_at: '2012-02-29 12:00:00' })
        .ok(because, { hired_at: '2012-02-29 12:00:00' });
      await api.get('/keeper/keeper-2').ok(because, { hired_at: '2012-02-29 12:00:00' });
    },
  );

  test(
    'create and update refuse a hired_at of a wrong type',
    about(
      'keeper.hired_at.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'hired_at must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/keeper', { ...keeper, hired_at: 202403 }).invalid(because);
      await api.get('/keeper/keeper-1').notFound('a refused create stores nothing');
      await api.create('Keeper', keeper);
      await api.patch('/keeper/keeper-1', { hired_at: 0 }).invalid(because);
      await api
        .get('/keeper/keeper-1')
        .ok('a refused update changes nothing', { hired_at: '2010-04-11 04:12:08' });
    },
  );

  test(
    'create and update refuse a hired_at that no calendar or clock has',
    about(
      'keeper.hired_at.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'hired_at must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api.post('/keeper', { ...keeper, hired_at: '2010-02-30 12:00:00' }).invalid(because);
      await api.post('/keeper', { ...keeper, hired_at: '2010-02-29 12:00:00' }).invalid(because);
      await api.post('/keeper', { ...keeper, hired_at: '2010-13-01 04:12:08' }).invalid(because);
      await api.post('/keeper', { ...keeper, hired_at: '2010-04-11 24:00:00' }).invalid(because);
      await api.post('/keeper', { ...keeper, hired_at: '2100-02-29 12:00:00' }).invalid(because);
      await api.post('/keeper', { ...keeper, hired_at: '2010-04-31 12:00:00' }).invalid(because);
      await api.post('/keeper', { ...keeper, hired_at: '2010-03-00 12:00:00' }).invalid(because);
      await api.post('/keeper', { ...keeper, hired_at: '2011-00-10 12:00:00' }).invalid(because);
      await api.post('/keeper', { ...keeper, hired_at: '2010-04-11 10:60:00' }).invalid(because);
      await api.post('/keeper', { ...keeper, hired_at: '2010-04-11 10:30:75' }).invalid(because);
      await api.get('/keeper/keeper-1').notFound('a refused create stores nothing');
      await api.create('Keeper', keeper);
      await api.patch('/keeper/keeper-1', { hired_at: '2010-02-30 12:00:00' }).invalid(because);
      await api.patch('/keeper/keeper-1', { hired_at: '2010-02-29 12:00:00' }).invalid(because);
      await api.patch('/keeper/keeper-1', { hired_at: '2010-13-01 04:12:08' }).invalid(because);
      await api.patch('/keeper/keeper-1', { hired_at: '2010-04-11 24:00:00' }).invalid(because);
      await api
        .get('/keeper/keeper-1')
        .ok('a refused update changes nothing', { hired_at: '2010-04-11 04:12:08' });
    },
  );

  test(
    'create and update refuse a hired_at in another format',
    about(
      'keeper.hired_at.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'hired_at must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api.post('/keeper', { ...keeper, hired_at: '2010-04-11T04:12:08Z' }).invalid(because);
      await api.post('/keeper', { ...keeper, hired_at: '2010-04-11' }).invalid(because);
      await api.post('/keeper', { ...keeper, hired_at: 'not a date' }).invalid(because);
      await api.post('/keeper', { ...keeper, hired_at: '2010-04-11T04:12:08' }).invalid(because);
      await api.post('/keeper', { ...keeper, hired_at: '2010-04-11 04:12' }).invalid(because);
      await api
        .post('/keeper', { ...keeper, hired_at: '2010-04-11 04:12:08.125' })
        .invalid(because);
      await api
        .post('/keeper', { ...keeper, hired_at: '2010-04-11 04:12:08+02:00' })
        .invalid(because);
      await api.get('/keeper/keeper-1').notFound('a refused create stores nothing');
      await api.create('Keeper', keeper);
      await api.patch('/keeper/keeper-1', { hired_at: '2010-04-11T04:12:08Z' }).invalid(because);
      await api.patch('/keeper/keeper-1', { hired_at: '2010-04-11' }).invalid(because);
      await api.patch('/keeper/keeper-1', { hired_at: 'not a date' }).invalid(because);
      await api.patch('/keeper/keeper-1', { hired_at: '2010-04-11T04:12:08' }).invalid(because);
      await api
        .get('/keeper/keeper-1')
        .ok('a refused update changes nothing', { hired_at: '2010-04-11 04:12:08' });
    },
  );

  test(
    'hired_at may be right at its first moment of 2010-01-01 00:00:00',
    about(
      'keeper.hired_at.accepts-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the first moment of hired_at is 2010-01-01 00:00:00, inclusive';
      await api
        .post('/keeper', { ...keeper, hired_at: '2010-01-01 00:00:00' })
        .created(because, { hired_at: '2010-01-01 00:00:00' });
      await api.get('/keeper/keeper-1').ok(because, { hired_at: '2010-01-01 00:00:00' });
      await api.create('Keeper', { ...keeper, id: 'keeper-2' });
      await api
        .patch('/keeper/keeper-2', { hired_at: '2010-01-01 00:00:00' })
        .ok(because, { hired_at: '2010-01-01 00:00:00' });
      await api.get('/keeper/keeper-2').ok(because, { hired_at: '2010-01-01 00:00:00' });
    },
  );

  test(
    'create and update refuse a hired_at before its first moment of 2010-01-01 00:00:00',
    about(
      'keeper.hired_at.rejects-before-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'hired_at must not be before 2010-01-01 00:00:00';
      await api.post('/keeper', { ...keeper, hired_at: '2009-12-31 23:59:59' }).invalid(because);
      await api.get('/keeper/keeper-1').notFound('a refused create stores nothing');
      await api.create('Keeper', keeper);
      await api.patch('/keeper/keeper-1', { hired_at: '2009-12-31 23:59:59' }).invalid(because);
      await api
        .get('/keeper/keeper-1')
        .ok('a refused update changes nothing', { hired_at: '2010-04-11 04:12:08' });
    },
  );

  test(
    'hired_at has no last moment',
    about('keeper.hired_at.has-no-last-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'hired_at has no last moment';
      await api
        .post('/keeper', { ...keeper, hired_at: '2099-10-11 12:13:14' })
        .created(because, { hired_at: '2099-10-11 12:13:14' });
      await api.get('/keeper/keeper-1').ok(because, { hired_at: '2099-10-11 12:13:14' });
      await api.create('Keeper', { ...keeper, id: 'keeper-2' });
      await api
        .patch('/keeper/keeper-2', { hired_at: '2099-10-11 12:13:14' })
        .ok(because, { hired_at: '2099-10-11 12:13:14' });
      await api.get('/keeper/keeper-2').ok(because, { hired_at: '2099-10-11 12:13:14' });
    },
  );

  test(
    'name of digits alone stays a string',
    about('keeper.name.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      const because = '"0042" is a valid value of name';
      await api.post('/keeper', { ...keeper, name: '0042' }).created(because, { name: '0042' });
      await api.get('/keeper/keeper-1').ok(because, { name: '0042' });
      await api.create('Keeper', { ...keeper, id: 'keeper-2' });
      await api.patch('/keeper/keeper-2', { name: '0042' }).ok(because, { name: '0042' });
      await api.get('/keeper/keeper-2').ok(because, { name: '0042' });
    },
  );

  test(
    'create and update refuse a name of a wrong type',
    about(
      'keeper.name.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'name must be a string';
      await api.post('/keeper', { ...keeper, name: 421337 }).invalid(because);
      await api.post('/keeper', { ...keeper, name: { value: 'text' } }).invalid(because);
      await api.get('/keeper/keeper-1').notFound('a refused create stores nothing');
      await api.create('Keeper', keeper);
      await api.patch('/keeper/keeper-1', { name: 0 }).invalid(because);
      await api.patch('/keeper/keeper-1', { name: {} }).invalid(because);
      await api.get('/keeper/keeper-1').ok('a refused update changes nothing', { name: 'numi' });
    },
  );

  test(
    'name may be right at its minimum length of 2',
    about(
      'keeper.name.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum length of name is 2, inclusive';
      await api.post('/keeper', { ...keeper, name: 'r ' }).created(because, { name: 'r ' });
      await api.get('/keeper/keeper-1').ok(because, { name: 'r ' });
      await api.create('Keeper', { ...keeper, id: 'keeper-2' });
      await api.patch('/keeper/keeper-2', { name: 'r ' }).ok(because, { name: 'r ' });
      await api.get('/keeper/keeper-2').ok(because, { name: 'r ' });
    },
  );

  test(
    'create and update refuse a name below its minimum length of 2',
    about(
      'keeper.name.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'name must have at least 2 characters';
      await api.post('/keeper', { ...keeper, name: 'n' }).invalid(because);
      await api.get('/keeper/keeper-1').notFound('a refused create stores nothing');
      await api.create('Keeper', keeper);
      await api.patch('/keeper/keeper-1', { name: 'n' }).invalid(because);
      await api.get('/keeper/keeper-1').ok('a refused update changes nothing', { name: 'numi' });
    },
  );

  test(
    'name may be right at its maximum length of 30',
    about(
      'keeper.name.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum length of name is 30, inclusive';
      await api
        .post('/keeper', { ...keeper, name: 'gimi tugimi viro tanisi livoa ' })
        .created(because, { name: 'gimi tugimi viro tanisi livoa ' });
      await api.get('/keeper/keeper-1').ok(because, { name: 'gimi tugimi viro tanisi livoa ' });
      await api.create('Keeper', { ...keeper, id: 'keeper-2' });
      await api
        .patch('/keeper/keeper-2', { name: 'gimi tugimi viro tanisi livoa ' })
        .ok(because, { name: 'gimi tugimi viro tanisi livoa ' });
      await api.get('/keeper/keeper-2').ok(because, { name: 'gimi tugimi viro tanisi livoa ' });
    },
  );

  test(
    'create and update refuse a name above its maximum length of 30',
    about(
      'keeper.name.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'name must have at most 30 characters';
      await api
        .post('/keeper', { ...keeper, name: 'vogino vuta nari tanuru sitomu ' })
        .invalid(because);
      await api.get('/keeper/keeper-1').notFound('a refused create stores nothing');
      await api.create('Keeper', keeper);
      await api
        .patch('/keeper/keeper-1', { name: 'vogino vuta nari tanuru sitomu ' })
        .invalid(because);
      await api.get('/keeper/keeper-1').ok('a refused update changes nothing', { name: 'numi' });
    },
  );

  test(
    'create and update refuse a shift of a wrong type',
    about(
      'keeper.shift.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'shift must be one of early, late';
      await api.post('/keeper', { ...keeper, shift: 421337 }).invalid(because);
      await api.post('/keeper', { ...keeper, shift: { value: 'text' } }).invalid(because);
      await api.get('/keeper/keeper-1').notFound('a refused create stores nothing');
      await api.create('Keeper', keeper);
      await api.patch('/keeper/keeper-1', { shift: 0 }).invalid(because);
      await api.patch('/keeper/keeper-1', { shift: {} }).invalid(because);
      await api.get('/keeper/keeper-1').ok('a refused update changes nothing', { shift: 'late' });
    },
  );

  test(
    'create and update refuse a walks_done of a wrong type',
    about(
      'keeper.walks_done.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'walks_done must be an integer';
      await api.post('/keeper', { ...keeper, walks_done: 'abc' }).invalid(because);
      await api.post('/keeper', { ...keeper, walks_done: { value: 'text' } }).invalid(because);
      await api.post('/keeper', { ...keeper, walks_done: 19.5 }).invalid(because);
      await api.get('/keeper/keeper-1').notFound('a refused create stores nothing');
      await api.create('Keeper', keeper);
      await api.patch('/keeper/keeper-1', { walks_done: 'abc' }).invalid(because);
      await api.patch('/keeper/keeper-1', { walks_done: {} }).invalid(because);
      await api.patch('/keeper/keeper-1', { walks_done: 19.5 }).invalid(because);
      await api.get('/keeper/keeper-1').ok('a refused update changes nothing', { walks_done: 20 });
    },
  );

  test(
    'walks_done may be right at its minimum of 0',
    about(
      'keeper.walks_done.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum of walks_done is 0, inclusive';
      await api.post('/keeper', { ...keeper, walks_done: 0 }).created(because, { walks_done: 0 });
      await api.get('/keeper/keeper-1').ok(because, { walks_done: 0 });
      await api.create('Keeper', { ...keeper, id: 'keeper-2' });
      await api.patch('/keeper/keeper-2', { walks_done: 0 }).ok(because, { walks_done: 0 });
      await api.get('/keeper/keeper-2').ok(because, { walks_done: 0 });
    },
  );

  test(
    'create and update refuse a walks_done below its minimum of 0',
    about(
      'keeper.walks_done.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'walks_done must be at least 0';
      await api.post('/keeper', { ...keeper, walks_done: -1 }).invalid(because);
      await api.get('/keeper/keeper-1').notFound('a refused create stores nothing');
      await api.create('Keeper', keeper);
      await api.patch('/keeper/keeper-1', { walks_done: -1 }).invalid(because);
      await api.get('/keeper/keeper-1').ok('a refused update changes nothing', { walks_done: 20 });
    },
  );

  test(
    'walks_done has no maximum',
    about('keeper.walks_done.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'walks_done has no maximum';
      await api
        .post('/keeper', { ...keeper, walks_done: 1000000 })
        .created(because, { walks_done: 1000000 });
      await api.get('/keeper/keeper-1').ok(because, { walks_done: 1000000 });
      await api.create('Keeper', { ...keeper, id: 'keeper-2' });
      await api
        .patch('/keeper/keeper-2', { walks_done: 1000000 })
        .ok(because, { walks_done: 1000000 });
      await api.get('/keeper/keeper-2').ok(because, { walks_done: 1000000 });
    },
  );
});

test.describe('Keeper: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'shift may be early, late',
    about(
      'keeper.shift.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of KeeperShift';
      await api.post('/keeper', { ...keeper, shift: 'early' }).created(because, { shift: 'early' });
      await api.patch('/keeper/keeper-1', { shift: 'late' }).ok(because, { shift: 'late' });
      await api.get('/keeper/keeper-1').ok(because, { shift: 'late' });
      await api.patch('/keeper/keeper-1', { shift: 'early' }).ok(because, { shift: 'early' });
    },
  );

  test(
    'create and update refuse a shift that KeeperShift does not list, such as unheard_of',
    about(
      'keeper.shift.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'shift must be one of early, late';
      await api.post('/keeper', { ...keeper, shift: 'unheard_of' }).invalid(because);
      await api.post('/keeper', { ...keeper, shift: 'early ' }).invalid(because);
      await api.post('/keeper', { ...keeper, shift: 'earl' }).invalid(because);
      await api.get('/keeper/keeper-1').notFound('a refused create stores nothing');
      await api.create('Keeper', keeper);
      await api.patch('/keeper/keeper-1', { shift: 'unheard_of' }).invalid(because);
      await api.get('/keeper/keeper-1').ok('a refused update changes nothing', { shift: 'late' });
    },
  );

  test(
    'create and update refuse the shift EARLY, as upper and lower case differ',
    about(
      'keeper.shift.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'shift must be one of early, late';
      await api.post('/keeper', { ...keeper, shift: 'EARLY' }).invalid(because);
      await api.get('/keeper/keeper-1').notFound('a refused create stores nothing');
      await api.create('Keeper', keeper);
      await api.patch('/keeper/keeper-1', { shift: 'EARLY' }).invalid(because);
      await api.get('/keeper/keeper-1').ok('a refused update changes nothing', { shift: 'late' });
    },
  );
});
