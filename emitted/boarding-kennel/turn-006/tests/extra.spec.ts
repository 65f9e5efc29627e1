import { about, test, without } from '../support/api.ts';

// A valid Extra, as the tests send it.
const extra = {
  available_until: '2026-03-14 22:20:07',
  done: true,
  id: 'extra-1',
  minutes: 50,
  fee: 75.25,
  title: 'ginavu',
};

test.describe('Extra: create, read, update and delete', () => {
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
    'create answers the new Extra, and read answers it again',
    about(
      'extra.create.answers-the-object',
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
      await api.post('/extra', extra).created('create answers the object that was sent', extra);
      await api.get('/extra/extra-1').ok('read answers the object that was created', extra);
      await api
        .post('/extra', { ...extra, id: 'extra-2' })
        .created('objects may be alike in everything but their ids', { id: 'extra-2' });
    },
  );

  test(
    'the id of an Extra may be any text, upper and lower case told apart, but no number',
    about(
      'extra.create.accepts-any-id',
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
        .post('/extra', { ...extra, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Extra', { ...extra, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/extra/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/extra/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...extra, id: 'Room 2.B at the Very End of the Long Hall' });
      await api.post('/extra', { ...extra, id: 421337 }).invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole Extra',
    about(
      'extra.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Extra', extra);
      await api
        .patch('/extra/extra-1', {
          available_until: '2025-09-21 23:16:27',
          done: false,
          minutes: 15,
          fee: 93.75,
          title: 'ditamo',
        })
        .ok('every one of these fields was sent', {
          available_until: '2025-09-21 23:16:27',
          done: false,
          id: 'extra-1',
          minutes: 15,
          fee: 93.75,
          title: 'ditamo',
        });
      await api.get('/extra/extra-1').ok('the update is stored', {
        available_until: '2025-09-21 23:16:27',
        done: false,
        minutes: 15,
        fee: 93.75,
        title: 'ditamo',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('extra.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Extra', extra);
      await api
        .patch('/extra/extra-1', {
          id: 'extra-1',
          available_until: '2025-09-21 23:16:27',
          done: false,
          minutes: 15,
          fee: 93.75,
          title: 'ditamo',
        })
        .ok(because, {
          id: 'extra-1',
          available_until: '2025-09-21 23:16:27',
          done: false,
          minutes: 15,
          fee: 93.75,
          title: 'ditamo',
        });
      await api.get('/extra/extra-1').ok(because, {
        id: 'extra-1',
        available_until: '2025-09-21 23:16:27',
        done: false,
        minutes: 15,
        fee: 93.75,
        title: 'ditamo',
      });
    },
  );

  test(
    'update that is refused for title does not change available_until either',
    about(
      'extra.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Extra', extra);
      await api
        .patch('/extra/extra-1', { available_until: '2025-09-21 23:16:27', title: 421337 })
        .invalid('title must be a string');
      await api.get('/extra/extra-1').ok('a refused update changes nothing', extra);
    },
  );

  test(
    'delete removes an Extra: no read finds it and no list holds it',
    about(
      'extra.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('Extra', extra);
      await api.delete('/extra/extra-1').removed('the object exists');
      await api.get('/extra/extra-1').notFound(because);
      await api.patch('/extra/extra-1', { id: 'extra-1' }).notFound(because);
      await api.get('/extra').ok('what was deleted is in no list', []);
      await api
        .post('/extra', {
          ...extra,
          available_until: '2025-09-21 23:16:27',
          done: false,
          minutes: 15,
          fee: 93.75,
          title: 'ditamo',
        })
        .created('the id of a deleted object is unknown, as before its create', {
          available_until: '2025-09-21 23:16:27',
          done: false,
          id: 'extra-1',
          minutes: 15,
          fee: 93.75,
          title: 'ditamo',
        });
      await api
        .get('/extra/extra-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          available_until: '2025-09-21 23:16:27',
          done: false,
          id: 'extra-1',
          minutes: 15,
          fee: 93.75,
          title: 'ditamo',
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Extra has',
    about('extra.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'no Extra has the id extra-unknown';
      await api.create('Extra', extra);
      await api.get('/extra/extra-unknown').notFound(because);
      await api
        .patch('/extra/extra-unknown', {
          available_until: '2025-09-21 23:16:27',
          done: false,
          minutes: 15,
          fee: 93.75,
          title: 'ditamo',
        })
        .notFound(because);
      await api.delete('/extra/extra-unknown').notFound(because);
      await api.get('/extra').ok('requests for an unknown id change nothing', [{ id: 'extra-1' }]);
    },
  );
});

test.describe('Extra: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Extra with all of its fields',
    about(
      'extra.list.answers-all-objects',
      'endpoints.list',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Extra', extra);
      await api.create('Extra', {
        ...extra,
        id: 'extra-2',
        available_until: '2025-09-21 23:16:27',
        done: false,
        minutes: 15,
        fee: 93.75,
        title: 'ditamo',
      });
      await api.create('Extra', {
        ...extra,
        id: 'extra-3',
        available_until: '2024-08-13 11:44:05',
        minutes: 42,
        fee: 79.25,
        title: 'duniso',
      });
      await api.get('/extra').ok('three objects were created', [
        extra,
        {
          available_until: '2025-09-21 23:16:27',
          done: false,
          id: 'extra-2',
          minutes: 15,
          fee: 93.75,
          title: 'ditamo',
        },
        {
          available_until: '2024-08-13 11:44:05',
          done: true,
          id: 'extra-3',
          minutes: 42,
          fee: 79.25,
          title: 'duniso',
        },
      ]);
      await api.create('Extra', { ...extra, id: 'extra-4' });
      await api.create('Extra', { ...extra, id: 'extra-5' });
      await api.create('Extra', { ...extra, id: 'extra-6' });
      await api.create('Extra', { ...extra, id: 'extra-7' });
      await api.create('Extra', { ...extra, id: 'extra-8' });
      await api.create('Extra', { ...extra, id: 'extra-9' });
      await api.create('Extra', { ...extra, id: 'extra-10' });
      await api.create('Extra', { ...extra, id: 'extra-11' });
      await api
        .get('/extra')
        .ok('a list holds every object, however many there are', [
          { id: 'extra-1' },
          { id: 'extra-2' },
          { id: 'extra-3' },
          { id: 'extra-4' },
          { id: 'extra-5' },
          { id: 'extra-6' },
          { id: 'extra-7' },
          { id: 'extra-8' },
          { id: 'extra-9' },
          { id: 'extra-10' },
          { id: 'extra-11' },
        ]);
    },
  );

  test(
    'update of one Extra leaves another as it was',
    about(
      'extra.update.leaves-other-objects',
      'endpoints.update',
      'endpoints.read',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Extra', extra);
      await api.create('Extra', {
        ...extra,
        id: 'extra-2',
        available_until: '2025-09-21 23:16:27',
        done: false,
        minutes: 15,
        fee: 93.75,
        title: 'ditamo',
      });
      await api
        .patch('/extra/extra-2', {
          id: 'extra-2',
          available_until: '2025-09-21 23:16:27',
          done: false,
          minutes: 15,
          fee: 93.75,
          title: 'ditamo',
        })
        .ok('the change is valid');
      await api.get('/extra/extra-1').ok('another object was updated', extra);
      await api.get('/extra/extra-2').ok('the update is stored', {
        available_until: '2025-09-21 23:16:27',
        done: false,
        id: 'extra-2',
        minutes: 15,
        fee: 93.75,
        title: 'ditamo',
      });
    },
  );

  test(
    'delete of one Extra leaves another as it was',
    about(
      'extra.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Extra', extra);
      await api.create('Extra', {
        ...extra,
        id: 'extra-2',
        available_until: '2025-09-21 23:16:27',
        done: false,
        minutes: 15,
        fee: 93.75,
        title: 'ditamo',
      });
      await api.delete('/extra/extra-1').removed('the object exists');
      await api.get('/extra/extra-2').ok('another object was deleted', {
        available_until: '2025-09-21 23:16:27',
        done: false,
        id: 'extra-2',
        minutes: 15,
        fee: 93.75,
        title: 'ditamo',
      });
      await api.get('/extra').ok('one of two objects was deleted', [{ id: 'extra-2' }]);
    },
  );

  test(
    'reset removes every Extra',
    about('extra.reset.removes-all', 'testing.reset', 'endpoints.list', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Extra', extra);
      await api.create('Extra', {
        ...extra,
        id: 'extra-2',
        available_until: '2025-09-21 23:16:27',
        done: false,
        minutes: 15,
        fee: 93.75,
        title: 'ditamo',
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/extra').ok('reset removes all objects', []);
      await api.get('/extra/extra-1').notFound('reset removed it');
    },
  );
});

test.describe('Extra: required fields and defaults', () => {
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
    'available_until is "2027-06-30 12:00:00" when a create leaves it out',
    about(
      'extra.available_until.has-a-default',
      'create.default',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the default of available_until is "2027-06-30 12:00:00"';
      await api
        .post('/extra', without(extra, 'available_until'))
        .created(because, { available_until: '2027-06-30 12:00:00' });
      await api.get('/extra/extra-1').ok(because, { available_until: '2027-06-30 12:00:00' });
    },
  );

  test(
    'done is false when a create leaves it out',
    about(
      'extra.done.has-a-default',
      'create.default',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the default of done is false';
      await api.post('/extra', without(extra, 'done')).created(because, { done: false });
      await api.get('/extra/extra-1').ok(because, { done: false });
    },
  );

  test(
    'create accepts an Extra without minutes, which is optional',
    about(
      'extra.minutes.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'minutes is optional';
      await api.post('/extra', without(extra, 'minutes')).created(because, { minutes: null });
      await api.get('/extra/extra-1').ok(because, { minutes: null });
    },
  );

  test(
    'create refuses an Extra without fee, which is required',
    about(
      'extra.fee.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/extra', without(extra, 'fee')).invalid('fee is required and has no default');
      await api.get('/extra/extra-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses an Extra without title, which is required',
    about(
      'extra.title.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/extra', without(extra, 'title'))
        .invalid('title is required and has no default');
      await api.get('/extra/extra-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of available_until or title alone leaves every other field as it is',
    about(
      'extra.update.changes-nothing-else',
      'update.partial',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Extra', extra);
      await api
        .patch('/extra/extra-1', { available_until: '2025-09-21 23:16:27' })
        .ok(because, { ...extra, available_until: '2025-09-21 23:16:27' });
      await api
        .patch('/extra/extra-1', { title: 'ditamo' })
        .ok(because, { ...extra, available_until: '2025-09-21 23:16:27', title: 'ditamo' });
      await api
        .get('/extra/extra-1')
        .ok(because, { ...extra, available_until: '2025-09-21 23:16:27', title: 'ditamo' });
    },
  );
});

test.describe('Extra: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'create and update refuse null for available_until',
    about(
      'extra.available_until.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'available_until must not be null';
      await api.post('/extra', { ...extra, available_until: null }).invalid(because);
      await api.get('/extra/extra-1').notFound('a refused create stores nothing');
      await api.create('Extra', extra);
      await api.patch('/extra/extra-1', { available_until: null }).invalid(because);
      await api
        .get('/extra/extra-1')
        .ok('a refused update changes nothing', { available_until: '2026-03-14 22:20:07' });
    },
  );

  test(
    'create and update refuse null for done',
    about(
      'extra.done.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'done must not be null';
      await api.post('/extra', { ...extra, done: null }).invalid(because);
      await api.get('/extra/extra-1').notFound('a refused create stores nothing');
      await api.create('Extra', extra);
      await api.patch('/extra/extra-1', { done: null }).invalid(because);
      await api.get('/extra/extra-1').ok('a refused update changes nothing', { done: true });
    },
  );

  test(
    'minutes may be null',
    about(
      'extra.minutes.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'minutes is nullable';
      await api.post('/extra', { ...extra, minutes: null }).created(because, { minutes: null });
      await api.get('/extra/extra-1').ok(because, { minutes: null });
      await api.create('Extra', { ...extra, id: 'extra-2' });
      await api.patch('/extra/extra-2', { minutes: null }).ok(because, { minutes: null });
      await api.get('/extra/extra-2').ok(because, { minutes: null });
    },
  );

  test(
    'fee may be null',
    about(
      'extra.fee.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'fee is nullable';
      await api.post('/extra', { ...extra, fee: null }).created(because, { fee: null });
      await api.get('/extra/extra-1').ok(because, { fee: null });
      await api.create('Extra', { ...extra, id: 'extra-2' });
      await api.patch('/extra/extra-2', { fee: null }).ok(because, { fee: null });
      await api.get('/extra/extra-2').ok(because, { fee: null });
    },
  );

  test(
    'create and update refuse null for title',
    about(
      'extra.title.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'title must not be null';
      await api.post('/extra', { ...extra, title: null }).invalid(because);
      await api.get('/extra/extra-1').notFound('a refused create stores nothing');
      await api.create('Extra', extra);
      await api.patch('/extra/extra-1', { title: null }).invalid(because);
      await api.get('/extra/extra-1').ok('a refused update changes nothing', { title: 'ginavu' });
    },
  );
});

test.describe('Extra: types and bounds', () => {
  // values.float: A whole number is a valid float.
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
    'available_until may be the leap day 2024-02-29',
    about('extra.available_until.accepts-leap-day', 'values.datetime', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '"2024-02-29 12:00:00" is a valid value of available_until';
      await api
        .post('/extra', { ...extra, available_until: '2024-02-29 12:00:00' })
        .created(because, { available_until: '2024-02-29 12:00:00' });
      await api.get('/extra/extra-1').ok(because, { available_until: '2024-02-29 12:00:00' });
      await api.create('Extra', { ...extra, id: 'extra-2' });
      await api
        .patch('/extra/extra-2', { available_until: '2024-02-29 12:00:00' })
        .ok(because, { available_until: '2024-02-29 12:00:00' });
      await api.get('/extra/extra-2').ok(because, { available_until: '2024-02-29 12:00:00' });
    },
  );

  test(
    'create and update refuse an available_until of a wrong type',
    about(
      'extra.available_until.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'available_until must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/extra', { ...extra, available_until: 202403 }).invalid(because);
      await api.get('/extra/extra-1').notFound('a refused create stores nothing');
      await api.create('Extra', extra);
      await api.patch('/extra/extra-1', { available_until: 0 }).invalid(because);
      await api
        .get('/extra/extra-1')
        .ok('a refused update changes nothing', { available_until: '2026-03-14 22:20:07' });
    },
  );

  test(
    'create and update refuse an available_until that no calendar or clock has',
    about(
      'extra.available_until.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'available_until must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/extra', { ...extra, available_until: '2024-02-30 12:00:00' })
        .invalid(because);
      await api
        .post('/extra', { ...extra, available_until: '2025-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/extra', { ...extra, available_until: '2026-13-01 22:20:07' })
        .invalid(because);
      await api
        .post('/extra', { ...extra, available_until: '2026-03-14 24:00:00' })
        .invalid(because);
      await api
        .post('/extra', { ...extra, available_until: '2100-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/extra', { ...extra, available_until: '2024-04-31 12:00:00' })
        .invalid(because);
      await api
        .post('/extra', { ...extra, available_until: '2024-03-00 12:00:00' })
        .invalid(because);
      await api
        .post('/extra', { ...extra, available_until: '2025-00-10 12:00:00' })
        .invalid(because);
      await api
        .post('/extra', { ...extra, available_until: '2026-03-14 10:60:00' })
        .invalid(because);
      await api
        .post('/extra', { ...extra, available_until: '2026-03-14 10:30:75' })
        .invalid(because);
      await api.get('/extra/extra-1').notFound('a refused create stores nothing');
      await api.create('Extra', extra);
      await api
        .patch('/extra/extra-1', { available_until: '2024-02-30 12:00:00' })
        .invalid(because);
      await api
        .patch('/extra/extra-1', { available_until: '2025-02-29 12:00:00' })
        .invalid(because);
      await api
        .patch('/extra/extra-1', { available_until: '2026-13-01 22:20:07' })
        .invalid(because);
      await api
        .patch('/extra/extra-1', { available_until: '2026-03-14 24:00:00' })
        .invalid(because);
      await api
        .get('/extra/extra-1')
        .ok('a refused update changes nothing', { available_until: '2026-03-14 22:20:07' });
    },
  );

  test(
    'create and update refuse an available_until in another format',
    about(
      'extra.available_until.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'available_until must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/extra', { ...extra, available_until: '2026-03-14T22:20:07Z' })
        .invalid(because);
      await api.post('/extra', { ...extra, available_until: '2026-03-14' }).invalid(because);
      await api.post('/extra', { ...extra, available_until: 'not a date' }).invalid(because);
      await api
        .post('/extra', { ...extra, available_until: '2026-03-14T22:20:07' })
        .invalid(because);
      await api.post('/extra', { ...extra, available_until: '2026-03-14 22:20' }).invalid(because);
      await api
        .post('/extra', { ...extra, available_until: '2026-03-14 22:20:07.125' })
        .invalid(because);
      await api
        .post('/extra', { ...extra, available_until: '2026-03-14 22:20:07+02:00' })
        .invalid(because);
      await api.get('/extra/extra-1').notFound('a refused create stores nothing');
      await api.create('Extra', extra);
      await api
        .patch('/extra/extra-1', { available_until: '2026-03-14T22:20:07Z' })
        .invalid(because);
      await api.patch('/extra/extra-1', { available_until: '2026-03-14' }).invalid(because);
      await api.patch('/extra/extra-1', { available_until: 'not a date' }).invalid(because);
      await api
        .patch('/extra/extra-1', { available_until: '2026-03-14T22:20:07' })
        .invalid(because);
      await api
        .get('/extra/extra-1')
        .ok('a refused update changes nothing', { available_until: '2026-03-14 22:20:07' });
    },
  );

  test(
    'available_until may be right at its first moment of 2024-01-01 00:00:00',
    about(
      'extra.available_until.accepts-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the first moment of available_until is 2024-01-01 00:00:00, inclusive';
      await api
        .post('/extra', { ...extra, available_until: '2024-01-01 00:00:00' })
        .created(because, { available_until: '2024-01-01 00:00:00' });
      await api.get('/extra/extra-1').ok(because, { available_until: '2024-01-01 00:00:00' });
      await api.create('Extra', { ...extra, id: 'extra-2' });
      await api
        .patch('/extra/extra-2', { available_until: '2024-01-01 00:00:00' })
        .ok(because, { available_until: '2024-01-01 00:00:00' });
      await api.get('/extra/extra-2').ok(because, { available_until: '2024-01-01 00:00:00' });
    },
  );

  test(
    'create and update refuse an available_until before its first moment of 2024-01-01 00:00:00',
    about(
      'extra.available_until.rejects-before-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'available_until must not be before 2024-01-01 00:00:00';
      await api
        .post('/extra', { ...extra, available_until: '2023-12-31 23:59:59' })
        .invalid(because);
      await api.get('/extra/extra-1').notFound('a refused create stores nothing');
      await api.create('Extra', extra);
      await api
        .patch('/extra/extra-1', { available_until: '2023-12-31 23:59:59' })
        .invalid(because);
      await api
        .get('/extra/extra-1')
        .ok('a refused update changes nothing', { available_until: '2026-03-14 22:20:07' });
    },
  );

  test(
    'available_until has no last moment',
    about(
      'extra.available_until.has-no-last-moment',
      'values.datetime-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'available_until has no last moment';
      await api
        .post('/extra', { ...extra, available_until: '2099-10-11 12:13:14' })
        .created(because, { available_until: '2099-10-11 12:13:14' });
      await api.get('/extra/extra-1').ok(because, { available_until: '2099-10-11 12:13:14' });
      await api.create('Extra', { ...extra, id: 'extra-2' });
      await api
        .patch('/extra/extra-2', { available_until: '2099-10-11 12:13:14' })
        .ok(because, { available_until: '2099-10-11 12:13:14' });
      await api.get('/extra/extra-2').ok(because, { available_until: '2099-10-11 12:13:14' });
    },
  );

  test(
    'done may be false',
    about('extra.done.accepts-false', 'values.round-trip', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'false is a valid value of done';
      await api.post('/extra', { ...extra, done: false }).created(because, { done: false });
      await api.get('/extra/extra-1').ok(because, { done: false });
      await api.create('Extra', { ...extra, id: 'extra-2' });
      await api.patch('/extra/extra-2', { done: false }).ok(because, { done: false });
      await api.get('/extra/extra-2').ok(because, { done: false });
    },
  );

  test(
    'create and update refuse a done of a wrong type',
    about(
      'extra.done.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'done must be true or false';
      await api.post('/extra', { ...extra, done: 'abc' }).invalid(because);
      await api.post('/extra', { ...extra, done: { value: 'text' } }).invalid(because);
      await api.get('/extra/extra-1').notFound('a refused create stores nothing');
      await api.create('Extra', extra);
      await api.patch('/extra/extra-1', { done: 'abc' }).invalid(because);
      await api.patch('/extra/extra-1', { done: {} }).invalid(because);
      await api.get('/extra/extra-1').ok('a refused update changes nothing', { done: true });
    },
  );

  test(
    'minutes may be 0',
    about('extra.minutes.accepts-zero', 'values.round-trip', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '0 is a valid value of minutes';
      await api.post('/extra', { ...extra, minutes: 0 }).created(because, { minutes: 0 });
      await api.get('/extra/extra-1').ok(because, { minutes: 0 });
      await api.create('Extra', { ...extra, id: 'extra-2' });
      await api.patch('/extra/extra-2', { minutes: 0 }).ok(because, { minutes: 0 });
      await api.get('/extra/extra-2').ok(because, { minutes: 0 });
    },
  );

  test(
    'create and update refuse a minutes of a wrong type',
    about(
      'extra.minutes.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'minutes must be an integer';
      await api.post('/extra', { ...extra, minutes: 'abc' }).invalid(because);
      await api.post('/extra', { ...extra, minutes: { value: 'text' } }).invalid(because);
      await api.post('/extra', { ...extra, minutes: 49.5 }).invalid(because);
      await api.get('/extra/extra-1').notFound('a refused create stores nothing');
      await api.create('Extra', extra);
      await api.patch('/extra/extra-1', { minutes: 'abc' }).invalid(because);
      await api.patch('/extra/extra-1', { minutes: {} }).invalid(because);
      await api.patch('/extra/extra-1', { minutes: 49.5 }).invalid(because);
      await api.get('/extra/extra-1').ok('a refused update changes nothing', { minutes: 50 });
    },
  );

  test(
    'minutes may be right at its maximum of 240',
    about(
      'extra.minutes.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum of minutes is 240, inclusive';
      await api.post('/extra', { ...extra, minutes: 240 }).created(because, { minutes: 240 });
      await api.get('/extra/extra-1').ok(because, { minutes: 240 });
      await api.create('Extra', { ...extra, id: 'extra-2' });
      await api.patch('/extra/extra-2', { minutes: 240 }).ok(because, { minutes: 240 });
      await api.get('/extra/extra-2').ok(because, { minutes: 240 });
    },
  );

  test(
    'create and update refuse a minutes above its maximum of 240',
    about(
      'extra.minutes.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'minutes must be at most 240';
      await api.post('/extra', { ...extra, minutes: 241 }).invalid(because);
      await api.get('/extra/extra-1').notFound('a refused create stores nothing');
      await api.create('Extra', extra);
      await api.patch('/extra/extra-1', { minutes: 241 }).invalid(because);
      await api.get('/extra/extra-1').ok('a refused update changes nothing', { minutes: 50 });
    },
  );

  test(
    'minutes has no minimum',
    about(
      'extra.minutes.has-no-minimum',
      'values.number-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'minutes has no minimum';
      await api
        .post('/extra', { ...extra, minutes: -1000000 })
        .created(because, { minutes: -1000000 });
      await api.get('/extra/extra-1').ok(because, { minutes: -1000000 });
      await api.create('Extra', { ...extra, id: 'extra-2' });
      await api.patch('/extra/extra-2', { minutes: -1000000 }).ok(because, { minutes: -1000000 });
      await api.get('/extra/extra-2').ok(because, { minutes: -1000000 });
    },
  );

  test(
    'fee may be the whole number 3',
    about(
      'extra.fee.accepts-whole-number',
      'values.float',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '3 is a valid value of fee';
      await api.post('/extra', { ...extra, fee: 3 }).created(because, { fee: 3 });
      await api.get('/extra/extra-1').ok(because, { fee: 3 });
      await api.create('Extra', { ...extra, id: 'extra-2' });
      await api.patch('/extra/extra-2', { fee: 3 }).ok(because, { fee: 3 });
      await api.get('/extra/extra-2').ok(because, { fee: 3 });
    },
  );

  test(
    'fee keeps three decimals',
    about('extra.fee.keeps-decimals', 'values.round-trip', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '12.375 is a valid value of fee';
      await api.post('/extra', { ...extra, fee: 12.375 }).created(because, { fee: 12.375 });
      await api.get('/extra/extra-1').ok(because, { fee: 12.375 });
      await api.create('Extra', { ...extra, id: 'extra-2' });
      await api.patch('/extra/extra-2', { fee: 12.375 }).ok(because, { fee: 12.375 });
      await api.get('/extra/extra-2').ok(because, { fee: 12.375 });
    },
  );

  test(
    'create and update refuse a fee of a wrong type',
    about(
      'extra.fee.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'fee must be a number';
      await api.post('/extra', { ...extra, fee: 'abc' }).invalid(because);
      await api.post('/extra', { ...extra, fee: { value: 'text' } }).invalid(because);
      await api.get('/extra/extra-1').notFound('a refused create stores nothing');
      await api.create('Extra', extra);
      await api.patch('/extra/extra-1', { fee: 'abc' }).invalid(because);
      await api.patch('/extra/extra-1', { fee: {} }).invalid(because);
      await api.get('/extra/extra-1').ok('a refused update changes nothing', { fee: 75.25 });
    },
  );

  test(
    'fee may be right at its minimum of 0.5',
    about(
      'extra.fee.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum of fee is 0.5, inclusive';
      await api.post('/extra', { ...extra, fee: 0.5 }).created(because, { fee: 0.5 });
      await api.get('/extra/extra-1').ok(because, { fee: 0.5 });
      await api.create('Extra', { ...extra, id: 'extra-2' });
      await api.patch('/extra/extra-2', { fee: 0.5 }).ok(because, { fee: 0.5 });
      await api.get('/extra/extra-2').ok(because, { fee: 0.5 });
    },
  );

  test(
    'create and update refuse a fee below its minimum of 0.5',
    about(
      'extra.fee.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'fee must be at least 0.5';
      await api.post('/extra', { ...extra, fee: 0.25 }).invalid(because);
      await api.get('/extra/extra-1').notFound('a refused create stores nothing');
      await api.create('Extra', extra);
      await api.patch('/extra/extra-1', { fee: 0.25 }).invalid(because);
      await api.get('/extra/extra-1').ok('a refused update changes nothing', { fee: 75.25 });
    },
  );

  test(
    'fee has no maximum',
    about(
      'extra.fee.has-no-maximum',
      'values.number-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'fee has no maximum';
      await api.post('/extra', { ...extra, fee: 999999.75 }).created(because, { fee: 999999.75 });
      await api.get('/extra/extra-1').ok(because, { fee: 999999.75 });
      await api.create('Extra', { ...extra, id: 'extra-2' });
      await api.patch('/extra/extra-2', { fee: 999999.75 }).ok(because, { fee: 999999.75 });
      await api.get('/extra/extra-2').ok(because, { fee: 999999.75 });
    },
  );

  test(
    'title of digits alone stays a string',
    about(
      'extra.title.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '"0042" is a valid value of title';
      await api.post('/extra', { ...extra, title: '0042' }).created(because, { title: '0042' });
      await api.get('/extra/extra-1').ok(because, { title: '0042' });
      await api.create('Extra', { ...extra, id: 'extra-2' });
      await api.patch('/extra/extra-2', { title: '0042' }).ok(because, { title: '0042' });
      await api.get('/extra/extra-2').ok(because, { title: '0042' });
    },
  );

  test(
    'title keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'extra.title.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of title';
      await api
        .post('/extra', { ...extra, title: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { title: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/extra/extra-1').ok(because, { title: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Extra', { ...extra, id: 'extra-2' });
      await api
        .patch('/extra/extra-2', { title: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { title: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/extra/extra-2').ok(because, { title: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse a title of a wrong type',
    about(
      'extra.title.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'title must be a string';
      await api.post('/extra', { ...extra, title: 421337 }).invalid(because);
      await api.post('/extra', { ...extra, title: { value: 'text' } }).invalid(because);
      await api.get('/extra/extra-1').notFound('a refused create stores nothing');
      await api.create('Extra', extra);
      await api.patch('/extra/extra-1', { title: 0 }).invalid(because);
      await api.patch('/extra/extra-1', { title: {} }).invalid(because);
      await api.get('/extra/extra-1').ok('a refused update changes nothing', { title: 'ginavu' });
    },
  );

  test(
    'title has no minimum length',
    about(
      'extra.title.has-no-minimum-length',
      'values.string-length',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'title has no minimum length';
      await api.post('/extra', { ...extra, title: 'x' }).created(because, { title: 'x' });
      await api.get('/extra/extra-1').ok(because, { title: 'x' });
      await api.create('Extra', { ...extra, id: 'extra-2' });
      await api.patch('/extra/extra-2', { title: 'x' }).ok(because, { title: 'x' });
      await api.get('/extra/extra-2').ok(because, { title: 'x' });
    },
  );

  test(
    'title has no maximum length',
    about(
      'extra.title.has-no-maximum-length',
      'values.string-length',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'title has no maximum length';
      await api
        .post('/extra', {
          ...extra,
          title:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .created(because, {
          title:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/extra/extra-1').ok(because, {
        title:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
      await api.create('Extra', { ...extra, id: 'extra-2' });
      await api
        .patch('/extra/extra-2', {
          title:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .ok(because, {
          title:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/extra/extra-2').ok(because, {
        title:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
    },
  );
});
