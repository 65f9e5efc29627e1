import { about, test, without } from '../support/api.ts';

// A valid Department, as the tests send it.
const department = {
  department_name: 'dura',
  hiring_stopped: true,
  id: 'department-1',
  lifecycle: 'staffed',
  planned_headcount: 14,
};

// A valid Vacancy, as the tests send it.
const vacancy = {
  id: 'vacancy-1',
  recruiting_state: 'advertised',
  remote_possible: true,
  open_seats: 30,
  seats_filled: 11,
};

test.describe('Vacancy: create, read, update and delete', () => {
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
    'create answers the new Vacancy, and read answers it again',
    about(
      'vacancy.create.answers-the-object',
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
      await api.post('/vacancy', vacancy).created('create answers the object that was sent', {
        ...vacancy,
        hiring_department: null,
      });
      await api
        .get('/vacancy/vacancy-1')
        .ok('read answers the object that was created', { ...vacancy, hiring_department: null });
      await api
        .post('/vacancy', { ...vacancy, id: 'vacancy-2' })
        .created('objects may be alike in everything but their ids', { id: 'vacancy-2' });
    },
  );

  test(
    'the id of a Vacancy may be any text, upper and lower case told apart, but no number',
    about(
      'vacancy.create.accepts-any-id',
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
        .post('/vacancy', { ...vacancy, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Vacancy', { ...vacancy, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/vacancy/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/vacancy/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, {
          ...vacancy,
          hiring_department: null,
          id: 'Room 2.B at the Very End of the Long Hall',
        });
      await api.post('/vacancy', { ...vacancy, id: 421337 }).invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole Vacancy',
    about(
      'vacancy.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Vacancy', vacancy);
      await api
        .patch('/vacancy/vacancy-1', {
          recruiting_state: 'interviewing',
          remote_possible: false,
          open_seats: 99,
          seats_filled: 19,
        })
        .ok('every one of these fields was sent', {
          hiring_department: null,
          id: 'vacancy-1',
          recruiting_state: 'interviewing',
          remote_possible: false,
          open_seats: 99,
          seats_filled: 19,
        });
      await api.get('/vacancy/vacancy-1').ok('the update is stored', {
        recruiting_state: 'interviewing',
        remote_possible: false,
        open_seats: 99,
        seats_filled: 19,
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('vacancy.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Vacancy', vacancy);
      await api
        .patch('/vacancy/vacancy-1', {
          id: 'vacancy-1',
          recruiting_state: 'interviewing',
          remote_possible: false,
          open_seats: 99,
          seats_filled: 19,
        })
        .ok(because, {
          id: 'vacancy-1',
          recruiting_state: 'interviewing',
          remote_possible: false,
          open_seats: 99,
          seats_filled: 19,
        });
      await api.get('/vacancy/vacancy-1').ok(because, {
        id: 'vacancy-1',
        recruiting_state: 'interviewing',
        remote_possible: false,
        open_seats: 99,
        seats_filled: 19,
      });
    },
  );

  test(
    'update that is refused for seats_filled does not change recruiting_state either',
    about(
      'vacancy.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Vacancy', vacancy);
      await api
        .patch('/vacancy/vacancy-1', { recruiting_state: 'interviewing', seats_filled: 'abc' })
        .invalid('seats_filled must be an integer');
      await api
        .get('/vacancy/vacancy-1')
        .ok('a refused update changes nothing', { ...vacancy, hiring_department: null });
    },
  );

  test(
    'delete removes a Vacancy: no read finds it and no list holds it',
    about(
      'vacancy.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('Vacancy', vacancy);
      await api.delete('/vacancy/vacancy-1').removed('the object exists');
      await api.get('/vacancy/vacancy-1').notFound(because);
      await api.patch('/vacancy/vacancy-1', { id: 'vacancy-1' }).notFound(because);
      await api.get('/vacancy').ok('what was deleted is in no list', []);
      await api
        .post('/vacancy', {
          ...vacancy,
          recruiting_state: 'interviewing',
          remote_possible: false,
          open_seats: 99,
          seats_filled: 19,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          hiring_department: null,
          id: 'vacancy-1',
          recruiting_state: 'interviewing',
          remote_possible: false,
          open_seats: 99,
          seats_filled: 19,
        });
      await api
        .get('/vacancy/vacancy-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          hiring_department: null,
          id: 'vacancy-1',
          recruiting_state: 'interviewing',
          remote_possible: false,
          open_seats: 99,
          seats_filled: 19,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Vacancy has',
    about('vacancy.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'no Vacancy has the id vacancy-unknown';
      await api.create('Vacancy', vacancy);
      await api.get('/vacancy/vacancy-unknown').notFound(because);
      await api
        .patch('/vacancy/vacancy-unknown', {
          recruiting_state: 'interviewing',
          remote_possible: false,
          open_seats: 99,
          seats_filled: 19,
        })
        .notFound(because);
      await api.delete('/vacancy/vacancy-unknown').notFound(because);
      await api
        .get('/vacancy')
        .ok('requests for an unknown id change nothing', [{ id: 'vacancy-1' }]);
    },
  );
});

test.describe('Vacancy: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Vacancy with all of its fields',
    about(
      'vacancy.list.answers-all-objects',
      'endpoints.list',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Vacancy', vacancy);
      await api.create('Vacancy', {
        ...vacancy,
        id: 'vacancy-2',
        recruiting_state: 'interviewing',
        remote_possible: false,
        open_seats: 99,
        seats_filled: 19,
      });
      await api.create('Vacancy', {
        ...vacancy,
        id: 'vacancy-3',
        recruiting_state: 'filled',
        open_seats: 98,
        seats_filled: 25,
      });
      await api.get('/vacancy').ok('three objects were created', [
        { ...vacancy, hiring_department: null },
        {
          hiring_department: null,
          id: 'vacancy-2',
          recruiting_state: 'interviewing',
          remote_possible: false,
          open_seats: 99,
          seats_filled: 19,
        },
        {
          hiring_department: null,
          id: 'vacancy-3',
          recruiting_state: 'filled',
          remote_possible: true,
          open_seats: 98,
          seats_filled: 25,
        },
      ]);
      await api.create('Vacancy', { ...vacancy, id: 'vacancy-4', recruiting_state: 'drafted' });
      await api.create('Vacancy', { ...vacancy, id: 'vacancy-5' });
      await api.create('Vacancy', { ...vacancy, id: 'vacancy-6' });
      await api.create('Vacancy', { ...vacancy, id: 'vacancy-7' });
      await api.create('Vacancy', { ...vacancy, id: 'vacancy-8' });
      await api.create('Vacancy', { ...vacancy, id: 'vacancy-9' });
      await api.create('Vacancy', { ...vacancy, id: 'vacancy-10' });
      await api.create('Vacancy', { ...vacancy, id: 'vacancy-11' });
      await api
        .get('/vacancy')
        .ok('a list holds every object, however many there are', [
          { id: 'vacancy-1' },
          { id: 'vacancy-2' },
          { id: 'vacancy-3' },
          { id: 'vacancy-4' },
          { id: 'vacancy-5' },
          { id: 'vacancy-6' },
          { id: 'vacancy-7' },
          { id: 'vacancy-8' },
          { id: 'vacancy-9' },
          { id: 'vacancy-10' },
          { id: 'vacancy-11' },
        ]);
    },
  );

  test(
    'update of one Vacancy leaves another as it was',
    about(
      'vacancy.update.leaves-other-objects',
      'endpoints.update',
      'endpoints.read',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Vacancy', vacancy);
      await api.create('Vacancy', {
        ...vacancy,
        id: 'vacancy-2',
        recruiting_state: 'interviewing',
        remote_possible: false,
        open_seats: 99,
        seats_filled: 19,
      });
      await api
        .patch('/vacancy/vacancy-2', {
          id: 'vacancy-2',
          recruiting_state: 'interviewing',
          remote_possible: false,
          open_seats: 99,
          seats_filled: 19,
        })
        .ok('the change is valid');
      await api
        .get('/vacancy/vacancy-1')
        .ok('another object was updated', { ...vacancy, hiring_department: null });
      await api.get('/vacancy/vacancy-2').ok('the update is stored', {
        hiring_department: null,
        id: 'vacancy-2',
        recruiting_state: 'interviewing',
        remote_possible: false,
        open_seats: 99,
        seats_filled: 19,
      });
    },
  );

  test(
    'delete of one Vacancy leaves another as it was',
    about(
      'vacancy.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Vacancy', vacancy);
      await api.create('Vacancy', {
        ...vacancy,
        id: 'vacancy-2',
        recruiting_state: 'interviewing',
        remote_possible: false,
        open_seats: 99,
        seats_filled: 19,
      });
      await api.delete('/vacancy/vacancy-1').removed('the object exists');
      await api.get('/vacancy/vacancy-2').ok('another object was deleted', {
        hiring_department: null,
        id: 'vacancy-2',
        recruiting_state: 'interviewing',
        remote_possible: false,
        open_seats: 99,
        seats_filled: 19,
      });
      await api.get('/vacancy').ok('one of two objects was deleted', [{ id: 'vacancy-2' }]);
    },
  );

  test(
    'reset removes every Vacancy',
    about('vacancy.reset.removes-all', 'testing.reset', 'endpoints.list', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Vacancy', vacancy);
      await api.create('Vacancy', {
        ...vacancy,
        id: 'vacancy-2',
        recruiting_state: 'interviewing',
        remote_possible: false,
        open_seats: 99,
        seats_filled: 19,
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/vacancy').ok('reset removes all objects', []);
      await api.get('/vacancy/vacancy-1').notFound('reset removed it');
    },
  );
});

test.describe('Vacancy: required fields and defaults', () => {
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
    'create refuses a Vacancy without an id',
    about(
      'vacancy.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/vacancy', without(vacancy, 'id')).invalid('id must be sent');
      await api.get('/vacancy').ok('a refused create stores nothing', []);
    },
  );

  test(
    'recruiting_state is "drafted" when a create leaves it out',
    about(
      'vacancy.recruiting_state.has-a-default',
      'create.default',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the default of recruiting_state is "drafted"';
      await api
        .post('/vacancy', without(vacancy, 'recruiting_state'))
        .created(because, { recruiting_state: 'drafted' });
      await api.get('/vacancy/vacancy-1').ok(because, { recruiting_state: 'drafted' });
    },
  );

  test(
    'remote_possible is false when a create leaves it out',
    about(
      'vacancy.remote_possible.has-a-default',
      'create.default',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the default of remote_possible is false';
      await api
        .post('/vacancy', without(vacancy, 'remote_possible'))
        .created(because, { remote_possible: false });
      await api.get('/vacancy/vacancy-1').ok(because, { remote_possible: false });
    },
  );

  test(
    'create refuses a Vacancy without open_seats, which is required',
    about(
      'vacancy.open_seats.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/vacancy', without(vacancy, 'open_seats'))
        .invalid('open_seats is required and has no default');
      await api.get('/vacancy/vacancy-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create accepts a Vacancy without seats_filled, which is optional',
    about(
      'vacancy.seats_filled.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'seats_filled is optional';
      await api
        .post('/vacancy', without(vacancy, 'seats_filled'))
        .created(because, { seats_filled: null });
      await api.get('/vacancy/vacancy-1').ok(because, { seats_filled: null });
    },
  );

  test(
    'update of recruiting_state or seats_filled alone leaves every other field as it is',
    about(
      'vacancy.update.changes-nothing-else',
      'update.partial',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Department', department);
      await api.create('Vacancy', {
        ...vacancy,
        remote_possible: null,
        hiring_department: 'department-1',
      });
      await api.patch('/vacancy/vacancy-1', { recruiting_state: 'interviewing' }).ok(because, {
        ...vacancy,
        hiring_department: 'department-1',
        recruiting_state: 'interviewing',
        remote_possible: null,
      });
      await api.patch('/vacancy/vacancy-1', { seats_filled: 19 }).ok(because, {
        hiring_department: 'department-1',
        id: 'vacancy-1',
        recruiting_state: 'interviewing',
        remote_possible: null,
        open_seats: 30,
        seats_filled: 19,
      });
      await api.get('/vacancy/vacancy-1').ok(because, {
        hiring_department: 'department-1',
        id: 'vacancy-1',
        recruiting_state: 'interviewing',
        remote_possible: null,
        open_seats: 30,
        seats_filled: 19,
      });
    },
  );
});

test.describe('Vacancy: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'create and update refuse null for recruiting_state',
    about(
      'vacancy.recruiting_state.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'recruiting_state must not be null';
      await api.post('/vacancy', { ...vacancy, recruiting_state: null }).invalid(because);
      await api.get('/vacancy/vacancy-1').notFound('a refused create stores nothing');
      await api.create('Vacancy', vacancy);
      await api.patch('/vacancy/vacancy-1', { recruiting_state: null }).invalid(because);
      await api
        .get('/vacancy/vacancy-1')
        .ok('a refused update changes nothing', { recruiting_state: 'advertised' });
    },
  );

  test(
    'remote_possible may be null, which is not replaced by its default',
    about(
      'vacancy.remote_possible.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'remote_possible is nullable and its default is for absence only';
      await api
        .post('/vacancy', { ...vacancy, remote_possible: null })
        .created(because, { remote_possible: null });
      await api.get('/vacancy/vacancy-1').ok(because, { remote_possible: null });
      await api.create('Vacancy', { ...vacancy, id: 'vacancy-2' });
      await api
        .patch('/vacancy/vacancy-2', { remote_possible: null })
        .ok(because, { remote_possible: null });
      await api.get('/vacancy/vacancy-2').ok(because, { remote_possible: null });
    },
  );

  test(
    'create and update refuse null for open_seats',
    about(
      'vacancy.open_seats.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'open_seats must not be null';
      await api.post('/vacancy', { ...vacancy, open_seats: null }).invalid(because);
      await api.get('/vacancy/vacancy-1').notFound('a refused create stores nothing');
      await api.create('Vacancy', vacancy);
      await api.patch('/vacancy/vacancy-1', { open_seats: null }).invalid(because);
      await api
        .get('/vacancy/vacancy-1')
        .ok('a refused update changes nothing', { open_seats: 30 });
    },
  );

  test(
    'create and update refuse null for seats_filled',
    about(
      'vacancy.seats_filled.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'seats_filled must not be null';
      await api.post('/vacancy', { ...vacancy, seats_filled: null }).invalid(because);
      await api.get('/vacancy/vacancy-1').notFound('a refused create stores nothing');
      await api.create('Vacancy', vacancy);
      await api.patch('/vacancy/vacancy-1', { seats_filled: null }).invalid(because);
      await api
        .get('/vacancy/vacancy-1')
        .ok('a refused update changes nothing', { seats_filled: 11 });
    },
  );
});

test.describe('Vacancy: types and bounds', () => {
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.

  test(
    'create and update refuse a recruiting_state of a wrong type',
    about(
      'vacancy.recruiting_state.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'recruiting_state must be one of drafted, advertised, interviewing, filled';
      await api.post('/vacancy', { ...vacancy, recruiting_state: 421337 }).invalid(because);
      await api
        .post('/vacancy', { ...vacancy, recruiting_state: { value: 'text' } })
        .invalid(because);
      await api.get('/vacancy/vacancy-1').notFound('a refused create stores nothing');
      await api.create('Vacancy', vacancy);
      await api.patch('/vacancy/vacancy-1', { recruiting_state: 0 }).invalid(because);
      await api.patch('/vacancy/vacancy-1', { recruiting_state: {} }).invalid(because);
      await api
        .get('/vacancy/vacancy-1')
        .ok('a refused update changes nothing', { recruiting_state: 'advertised' });
    },
  );

  test(
    'remote_possible may be false',
    about('vacancy.remote_possible.accepts-false', 'values.round-trip', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'false is a valid value of remote_possible';
      await api
        .post('/vacancy', { ...vacancy, remote_possible: false })
        .created(because, { remote_possible: false });
      await api.get('/vacancy/vacancy-1').ok(because, { remote_possible: false });
      await api.create('Vacancy', { ...vacancy, id: 'vacancy-2' });
      await api
        .patch('/vacancy/vacancy-2', { remote_possible: false })
        .ok(because, { remote_possible: false });
      await api.get('/vacancy/vacancy-2').ok(because, { remote_possible: false });
    },
  );

  test(
    'create and update refuse a remote_possible of a wrong type',
    about(
      'vacancy.remote_possible.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'remote_possible must be true or false';
      await api.post('/vacancy', { ...vacancy, remote_possible: 'abc' }).invalid(because);
      await api
        .post('/vacancy', { ...vacancy, remote_possible: { value: 'text' } })
        .invalid(because);
      await api.get('/vacancy/vacancy-1').notFound('a refused create stores nothing');
      await api.create('Vacancy', vacancy);
      await api.patch('/vacancy/vacancy-1', { remote_possible: 'abc' }).invalid(because);
      await api.patch('/vacancy/vacancy-1', { remote_possible: {} }).invalid(because);
      await api
        .get('/vacancy/vacancy-1')
        .ok('a refused update changes nothing', { remote_possible: true });
    },
  );

  test(
    'open_seats may be 0',
    about('vacancy.open_seats.accepts-zero', 'values.round-trip', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '0 is a valid value of open_seats';
      await api.post('/vacancy', { ...vacancy, open_seats: 0 }).created(because, { open_seats: 0 });
      await api.get('/vacancy/vacancy-1').ok(because, { open_seats: 0 });
      await api.create('Vacancy', { ...vacancy, id: 'vacancy-2' });
      await api.patch('/vacancy/vacancy-2', { open_seats: 0 }).ok(because, { open_seats: 0 });
      await api.get('/vacancy/vacancy-2').ok(because, { open_seats: 0 });
    },
  );

  test(
    'create and update refuse an open_seats of a wrong type',
    about(
      'vacancy.open_seats.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'open_seats must be an integer';
      await api.post('/vacancy', { ...vacancy, open_seats: 'abc' }).invalid(because);
      await api.post('/vacancy', { ...vacancy, open_seats: { value: 'text' } }).invalid(because);
      await api.post('/vacancy', { ...vacancy, open_seats: 29.5 }).invalid(because);
      await api.get('/vacancy/vacancy-1').notFound('a refused create stores nothing');
      await api.create('Vacancy', vacancy);
      await api.patch('/vacancy/vacancy-1', { open_seats: 'abc' }).invalid(because);
      await api.patch('/vacancy/vacancy-1', { open_seats: {} }).invalid(because);
      await api.patch('/vacancy/vacancy-1', { open_seats: 29.5 }).invalid(because);
      await api
        .get('/vacancy/vacancy-1')
        .ok('a refused update changes nothing', { open_seats: 30 });
    },
  );

  test(
    'open_seats has no minimum',
    about(
      'vacancy.open_seats.has-no-minimum',
      'values.number-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'open_seats has no minimum';
      await api
        .post('/vacancy', { ...vacancy, open_seats: -1000000 })
        .created(because, { open_seats: -1000000 });
      await api.get('/vacancy/vacancy-1').ok(because, { open_seats: -1000000 });
      await api.create('Vacancy', { ...vacancy, id: 'vacancy-2' });
      await api
        .patch('/vacancy/vacancy-2', { open_seats: -1000000 })
        .ok(because, { open_seats: -1000000 });
      await api.get('/vacancy/vacancy-2').ok(because, { open_seats: -1000000 });
    },
  );

  test(
    'open_seats has no maximum',
    about(
      'vacancy.open_seats.has-no-maximum',
      'values.number-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'open_seats has no maximum';
      await api
        .post('/vacancy', { ...vacancy, open_seats: 1000000 })
        .created(because, { open_seats: 1000000 });
      await api.get('/vacancy/vacancy-1').ok(because, { open_seats: 1000000 });
      await api.create('Vacancy', { ...vacancy, id: 'vacancy-2' });
      await api
        .patch('/vacancy/vacancy-2', { open_seats: 1000000 })
        .ok(because, { open_seats: 1000000 });
      await api.get('/vacancy/vacancy-2').ok(because, { open_seats: 1000000 });
    },
  );

  test(
    'seats_filled may be 0',
    about('vacancy.seats_filled.accepts-zero', 'values.round-trip', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '0 is a valid value of seats_filled';
      await api
        .post('/vacancy', { ...vacancy, seats_filled: 0 })
        .created(because, { seats_filled: 0 });
      await api.get('/vacancy/vacancy-1').ok(because, { seats_filled: 0 });
      await api.create('Vacancy', { ...vacancy, id: 'vacancy-2' });
      await api.patch('/vacancy/vacancy-2', { seats_filled: 0 }).ok(because, { seats_filled: 0 });
      await api.get('/vacancy/vacancy-2').ok(because, { seats_filled: 0 });
    },
  );

  test(
    'create and update refuse a seats_filled of a wrong type',
    about(
      'vacancy.seats_filled.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'seats_filled must be an integer';
      await api.post('/vacancy', { ...vacancy, seats_filled: 'abc' }).invalid(because);
      await api.post('/vacancy', { ...vacancy, seats_filled: { value: 'text' } }).invalid(because);
      await api.post('/vacancy', { ...vacancy, seats_filled: 10.5 }).invalid(because);
      await api.get('/vacancy/vacancy-1').notFound('a refused create stores nothing');
      await api.create('Vacancy', vacancy);
      await api.patch('/vacancy/vacancy-1', { seats_filled: 'abc' }).invalid(because);
      await api.patch('/vacancy/vacancy-1', { seats_filled: {} }).invalid(because);
      await api.patch('/vacancy/vacancy-1', { seats_filled: 10.5 }).invalid(because);
      await api
        .get('/vacancy/vacancy-1')
        .ok('a refused update changes nothing', { seats_filled: 11 });
    },
  );

  test(
    'seats_filled may be right at its maximum of 40',
    about(
      'vacancy.seats_filled.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum of seats_filled is 40, inclusive';
      await api
        .post('/vacancy', { ...vacancy, seats_filled: 40 })
        .created(because, { seats_filled: 40 });
      await api.get('/vacancy/vacancy-1').ok(because, { seats_filled: 40 });
      await api.create('Vacancy', { ...vacancy, id: 'vacancy-2' });
      await api.patch('/vacancy/vacancy-2', { seats_filled: 40 }).ok(because, { seats_filled: 40 });
      await api.get('/vacancy/vacancy-2').ok(because, { seats_filled: 40 });
    },
  );

  test(
    'create and update refuse a seats_filled above its maximum of 40',
    about(
      'vacancy.seats_filled.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'seats_filled must be at most 40';
      await api.post('/vacancy', { ...vacancy, seats_filled: 41 }).invalid(because);
      await api.get('/vacancy/vacancy-1').notFound('a refused create stores nothing');
      await api.create('Vacancy', vacancy);
      await api.patch('/vacancy/vacancy-1', { seats_filled: 41 }).invalid(because);
      await api
        .get('/vacancy/vacancy-1')
        .ok('a refused update changes nothing', { seats_filled: 11 });
    },
  );

  test(
    'seats_filled has no minimum',
    about(
      'vacancy.seats_filled.has-no-minimum',
      'values.number-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'seats_filled has no minimum';
      await api
        .post('/vacancy', { ...vacancy, seats_filled: -1000000 })
        .created(because, { seats_filled: -1000000 });
      await api.get('/vacancy/vacancy-1').ok(because, { seats_filled: -1000000 });
      await api.create('Vacancy', { ...vacancy, id: 'vacancy-2' });
      await api
        .patch('/vacancy/vacancy-2', { seats_filled: -1000000 })
        .ok(because, { seats_filled: -1000000 });
      await api.get('/vacancy/vacancy-2').ok(because, { seats_filled: -1000000 });
    },
  );
});

test.describe('Vacancy: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'recruiting_state may be drafted, advertised, interviewing, filled',
    about(
      'vacancy.recruiting_state.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the value is one of JobOpeningRecruitingState';
      await api
        .post('/vacancy', { ...vacancy, recruiting_state: 'drafted' })
        .created(because, { recruiting_state: 'drafted' });
      await api
        .patch('/vacancy/vacancy-1', { recruiting_state: 'advertised' })
        .ok(because, { recruiting_state: 'advertised' });
      await api
        .patch('/vacancy/vacancy-1', { recruiting_state: 'interviewing' })
        .ok(because, { recruiting_state: 'interviewing' });
      await api
        .patch('/vacancy/vacancy-1', { recruiting_state: 'filled' })
        .ok(because, { recruiting_state: 'filled' });
      await api.get('/vacancy/vacancy-1').ok(because, { recruiting_state: 'filled' });
      await api
        .patch('/vacancy/vacancy-1', { recruiting_state: 'drafted' })
        .ok(because, { recruiting_state: 'drafted' });
    },
  );

  test(
    'create and update refuse a recruiting_state that JobOpeningRecruitingState does not list, such as unheard_of',
    about(
      'vacancy.recruiting_state.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'recruiting_state must be one of drafted, advertised, interviewing, filled';
      await api.post('/vacancy', { ...vacancy, recruiting_state: 'unheard_of' }).invalid(because);
      await api.post('/vacancy', { ...vacancy, recruiting_state: 'drafted ' }).invalid(because);
      await api.post('/vacancy', { ...vacancy, recruiting_state: 'drafte' }).invalid(because);
      await api.get('/vacancy/vacancy-1').notFound('a refused create stores nothing');
      await api.create('Vacancy', vacancy);
      await api.patch('/vacancy/vacancy-1', { recruiting_state: 'unheard_of' }).invalid(because);
      await api
        .get('/vacancy/vacancy-1')
        .ok('a refused update changes nothing', { recruiting_state: 'advertised' });
    },
  );

  test(
    'create and update refuse the recruiting_state DRAFTED, as upper and lower case differ',
    about(
      'vacancy.recruiting_state.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'recruiting_state must be one of drafted, advertised, interviewing, filled';
      await api.post('/vacancy', { ...vacancy, recruiting_state: 'DRAFTED' }).invalid(because);
      await api.get('/vacancy/vacancy-1').notFound('a refused create stores nothing');
      await api.create('Vacancy', vacancy);
      await api.patch('/vacancy/vacancy-1', { recruiting_state: 'DRAFTED' }).invalid(because);
      await api
        .get('/vacancy/vacancy-1')
        .ok('a refused update changes nothing', { recruiting_state: 'advertised' });
    },
  );
});

test.describe('Vacancy: references', () => {
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
    'hiring_department refers to an existing Department and is answered as its id',
    about(
      'vacancy.hiring_department.accepts-existing-object',
      'references.by-id',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'hiring_department was sent as department-1';
      await api.create('Department', department);
      await api.create('Department', { ...department, id: 'department-2' });
      await api
        .post('/vacancy', { ...vacancy, hiring_department: 'department-1' })
        .created(because, { hiring_department: 'department-1' });
      await api.get('/vacancy/vacancy-1').ok(because, { hiring_department: 'department-1' });
      await api
        .patch('/vacancy/vacancy-1', { hiring_department: 'department-2' })
        .ok('hiring_department was changed to department-2', { hiring_department: 'department-2' });
      await api
        .get('/vacancy/vacancy-1')
        .ok('hiring_department was changed to department-2', { hiring_department: 'department-2' });
      await api
        .get('/vacancy')
        .ok('lists answer references as ids too', [
          { id: 'vacancy-1', hiring_department: 'department-2' },
        ]);
    },
  );

  test(
    'create and update refuse a hiring_department that no Department has as its id',
    about(
      'vacancy.hiring_department.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'hiring_department must be the id of an existing Department';
      await api
        .post('/vacancy', { ...vacancy, hiring_department: 'department-unknown' })
        .invalid(because);
      await api.get('/vacancy/vacancy-1').notFound('a refused create stores nothing');
      await api.create('Department', department);
      await api.create('Vacancy', { ...vacancy, hiring_department: 'department-1' });
      await api
        .patch('/vacancy/vacancy-1', { hiring_department: 'department-unknown' })
        .invalid(because);
      await api
        .get('/vacancy/vacancy-1')
        .ok('a refused update changes nothing', { hiring_department: 'department-1' });
    },
  );

  test(
    'create and update refuse what is no id for hiring_department',
    about(
      'vacancy.hiring_department.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'hiring_department must be the id of a Department';
      await api.post('/vacancy', { ...vacancy, hiring_department: 421337 }).invalid(because);
      await api
        .post('/vacancy', { ...vacancy, hiring_department: { value: 'text' } })
        .invalid(because);
      await api.get('/vacancy/vacancy-1').notFound('a refused create stores nothing');
      await api.create('Vacancy', vacancy);
      await api.patch('/vacancy/vacancy-1', { hiring_department: 0 }).invalid(because);
      await api.patch('/vacancy/vacancy-1', { hiring_department: {} }).invalid(because);
      await api
        .get('/vacancy/vacancy-1')
        .ok('a refused update changes nothing', { hiring_department: null });
    },
  );

  test(
    'hiring_department may be null or left out',
    about(
      'vacancy.hiring_department.accepts-null',
      'references.null',
      'create.optional',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'a reference may be null';
      await api.create('Department', department);
      await api
        .post('/vacancy', { ...vacancy, hiring_department: null })
        .created(because, { hiring_department: null });
      await api
        .patch('/vacancy/vacancy-1', { hiring_department: 'department-1' })
        .ok('the change is valid');
      await api
        .patch('/vacancy/vacancy-1', { hiring_department: null })
        .ok(because, { hiring_department: null });
      await api.get('/vacancy/vacancy-1').ok(because, { hiring_department: null });
      await api
        .post('/vacancy', { ...vacancy, id: 'vacancy-2' })
        .created('hiring_department is optional', { hiring_department: null });
    },
  );

  test(
    'deleting a Department clears every hiring_department that refers to it',
    about(
      'vacancy.hiring_department.is-cleared-by-delete',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'department-1 was deleted';
      await api.create('Department', department);
      await api.create('Vacancy', { ...vacancy, hiring_department: 'department-1' });
      await api.create('Vacancy', {
        ...vacancy,
        id: 'vacancy-2',
        hiring_department: 'department-1',
      });
      await api.delete('/department/department-1').removed('the object exists');
      await api.get('/vacancy/vacancy-1').ok(because, { id: 'vacancy-1', hiring_department: null });
      await api.get('/vacancy/vacancy-2').ok(because, { id: 'vacancy-2', hiring_department: null });
      await api.get('/vacancy').ok(because, [
        { id: 'vacancy-1', hiring_department: null },
        { id: 'vacancy-2', hiring_department: null },
      ]);
      await api
        .patch('/vacancy/vacancy-1', { recruiting_state: 'interviewing' })
        .ok('an update of something else brings no reference back', { hiring_department: null });
      await api
        .patch('/vacancy/vacancy-1', { hiring_department: 'department-1' })
        .invalid('hiring_department must be the id of an existing Department');
      await api.create('Department', department);
      await api
        .get('/vacancy/vacancy-2')
        .ok('the Department that has the id department-1 now is another', {
          hiring_department: null,
        });
    },
  );

  test(
    'deleting a Department keeps a hiring_department that refers to another',
    about(
      'vacancy.hiring_department.survives-delete-of-another',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Department', department);
      await api.create('Department', { ...department, id: 'department-2' });
      await api.create('Vacancy', { ...vacancy, hiring_department: 'department-2' });
      await api.delete('/department/department-1').removed(because);
      await api
        .get('/vacancy/vacancy-1')
        .ok('another Department was deleted', { hiring_department: 'department-2' });
      await api.delete('/vacancy/vacancy-1').removed(because);
      await api
        .get('/department/department-2')
        .ok('only what refers to it was deleted', { id: 'department-2' });
    },
  );

  test(
    'create and update refuse the id of a Vacancy in hiring_department, which refers to Department',
    about(
      'vacancy.hiring_department.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'hiring_department must be the id of an existing Department';
      await api.create('Vacancy', vacancy);
      await api
        .post('/vacancy', { ...vacancy, id: 'vacancy-2', hiring_department: 'vacancy-1' })
        .invalid(because);
      await api.create('Vacancy', { ...vacancy, id: 'vacancy-2' });
      await api.patch('/vacancy/vacancy-2', { hiring_department: 'vacancy-1' }).invalid(because);
      await api
        .get('/vacancy/vacancy-2')
        .ok('a refused update changes nothing', { hiring_department: null });
    },
  );

  test(
    'deleting a Vacancy, or the Department of the same id, leaves the other one and hiring_department as they are',
    about(
      'vacancy.hiring_department.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Department', { ...department, id: 'vacancy-1' });
      await api.create('Department', { ...department, id: 'vacancy-2' });
      await api.create('Vacancy', { ...vacancy, hiring_department: 'vacancy-2' });
      await api.create('Vacancy', { ...vacancy, id: 'vacancy-2' });
      await api.delete('/vacancy/vacancy-2').removed(because);
      await api
        .get('/department/vacancy-2')
        .ok('no Department was deleted', { ...department, id: 'vacancy-2' });
      await api.delete('/department/vacancy-1').removed(because);
      await api.get('/vacancy/vacancy-1').ok('only the Department vacancy-1 was deleted', {
        ...vacancy,
        hiring_department: 'vacancy-2',
      });
    },
  );

  test(
    'update that is refused for hiring_department does not change recruiting_state either',
    about(
      'vacancy.hiring_department.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Vacancy', vacancy);
      await api
        .patch('/vacancy/vacancy-1', {
          recruiting_state: 'interviewing',
          hiring_department: 'department-unknown',
        })
        .invalid('hiring_department must be the id of an existing Department');
      await api
        .get('/vacancy/vacancy-1')
        .ok('a refused update changes nothing', { ...vacancy, hiring_department: null });
    },
  );
});

test.describe('Vacancy: actions', () => {
  // actions.success: An action is `POST /{entity}/{id}/{action}`. When it is allowed it applies
  //   its effects, sets its state field to the target value, and answers 200 and the acting
  //   object as it is afterwards.
  // actions.wrong-state: When the value of the state field is not among the values that the
  //   action starts from, the action is refused with 400. A state of `null` is among none.
  // actions.guard: When the state is right but a condition is not satisfied, the action is
  //   refused with 409. All conditions must hold.
  // actions.refused-unchanged: A refused action changes nothing.
  // actions.stored: What an action changed, on the acting object and on others, is stored and
  //   seen by every later request.
  // guards.compare: `>`, `>=`, `<`, `<=`, `==` and `!=` compare numbers, datetimes and, for the
  //   last two, other values; `+`, `-` and `*` compute.
  // guards.null-operand: A comparison in which either side is `null` is not satisfied, `!=`
  //   included. A field without a value counts as `null`, and so does a computation with one.
  // guards.is-null: `this.owner is null` and `this.owner is not null` ask whether the field has a
  //   value: one that was left out and has none is `null` too.
  // effects.own: `set this.x to …` and `increase this.x by …` (or decrease) change a field of the
  //   acting object.
  // effects.on-reference: `on item in this.owner: …` changes the object that the reference field
  //   names; where the reference is `null`, this effect is skipped and the others are applied.

  test(
    'invite_applicants moves recruiting_state from advertised to interviewing',
    about(
      'vacancy.invite_applicants.moves-from-advertised',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'guards.is-null',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('Vacancy', {
        ...vacancy,
        hiring_department: 'department-1',
        open_seats: 11,
        seats_filled: 10,
      });
      await api
        .post('/vacancy/vacancy-1/invite_applicants')
        .ok('the state is right and every condition holds', {
          hiring_department: 'department-1',
          id: 'vacancy-1',
          recruiting_state: 'interviewing',
          remote_possible: true,
          open_seats: 10,
          seats_filled: 10,
        });
      await api.get('/vacancy/vacancy-1').ok('what the action did is stored', {
        hiring_department: 'department-1',
        id: 'vacancy-1',
        recruiting_state: 'interviewing',
        remote_possible: true,
        open_seats: 10,
        seats_filled: 10,
      });
    },
  );

  test(
    'invite_applicants applies the effect: set this.open_seats to this.seats_filled',
    about(
      'vacancy.invite_applicants.effect-set-open_seats-to-seats_filled',
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('Vacancy', {
        ...vacancy,
        hiring_department: 'department-1',
        open_seats: 11,
        seats_filled: 10,
      });
      await api
        .post('/vacancy/vacancy-1/invite_applicants')
        .ok('the state is right and every condition holds');
      await api.get('/vacancy/vacancy-1').ok('set this.open_seats to this.seats_filled', {
        open_seats: 10,
        hiring_department: 'department-1',
        id: 'vacancy-1',
        remote_possible: true,
        seats_filled: 10,
      });
    },
  );

  test(
    'invite_applicants applies the effect: on item in this.hiring_department: set item.hiring_stopped to false',
    about(
      'vacancy.invite_applicants.effect-on-hiring_department-set-hiring_stopped-to-false',
      'effects.on-reference',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('Vacancy', {
        ...vacancy,
        hiring_department: 'department-1',
        open_seats: 11,
        seats_filled: 10,
      });
      await api
        .post('/vacancy/vacancy-1/invite_applicants')
        .ok('the state is right and every condition holds');
      await api
        .get('/department/department-1')
        .ok('on item in this.hiring_department: set item.hiring_stopped to false', {
          ...department,
          hiring_stopped: false,
        });
    },
  );

  test(
    'invite_applicants leaves objects alone that it does not concern',
    about(
      'vacancy.invite_applicants.leaves-bystanders',
      'actions.success',
      'effects.own',
      'effects.on-reference',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because =
        'invite_applicants was called on vacancy-1, which does not concern this object';
      await api.create('Department', department);
      await api.create('Vacancy', {
        ...vacancy,
        hiring_department: 'department-1',
        open_seats: 11,
        seats_filled: 10,
      });
      await api.create('Vacancy', {
        ...vacancy,
        id: 'vacancy-2',
        hiring_department: 'department-1',
        open_seats: 11,
        seats_filled: 10,
      });
      await api.create('Department', { ...department, id: 'department-2' });
      await api
        .post('/vacancy/vacancy-1/invite_applicants')
        .ok('the state is right and every condition holds');
      await api.get('/vacancy/vacancy-2').ok(because, {
        hiring_department: 'department-1',
        id: 'vacancy-2',
        recruiting_state: 'advertised',
        remote_possible: true,
        open_seats: 11,
        seats_filled: 10,
      });
      await api.get('/department/department-2').ok(because, { ...department, id: 'department-2' });
    },
  );

  test(
    'invite_applicants acts on what updates left, and later updates leave what it did',
    about(
      'vacancy.invite_applicants.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Department', { ...department, hiring_stopped: false });
      await api.create('Vacancy', {
        ...vacancy,
        recruiting_state: 'interviewing',
        hiring_department: null,
        open_seats: 10,
        seats_filled: 10,
      });
      await api
        .patch('/vacancy/vacancy-1', {
          recruiting_state: 'advertised',
          hiring_department: 'department-1',
          open_seats: 11,
        })
        .ok(because);
      await api.patch('/department/department-1', { hiring_stopped: true }).ok(because);
      await api
        .post('/vacancy/vacancy-1/invite_applicants')
        .ok('the state is right and every condition holds');
      await api
        .get('/vacancy')
        .ok('a list shows what invite_applicants did', [
          { id: 'vacancy-1', recruiting_state: 'interviewing', open_seats: 10 },
        ]);
      await api
        .get('/department')
        .ok('a list shows what invite_applicants did', [
          { id: 'department-1', hiring_stopped: false },
        ]);
      await api.patch('/vacancy/vacancy-1', { remote_possible: false }).ok(because);
      await api
        .get('/vacancy/vacancy-1')
        .ok('what invite_applicants did stays when something else is updated', {
          remote_possible: false,
          recruiting_state: 'interviewing',
          open_seats: 10,
        });
      await api.patch('/department/department-1', { department_name: 'nara' }).ok(because);
      await api
        .get('/department/department-1')
        .ok('what invite_applicants did stays when something else is updated', {
          department_name: 'nara',
          hiring_stopped: false,
        });
    },
  );

  test(
    'invite_applicants answers 404 for an id that no Vacancy has',
    about('vacancy.invite_applicants.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Vacancy', vacancy);
      await api
        .post('/vacancy/vacancy-unknown/invite_applicants')
        .notFound('no Vacancy has the id vacancy-unknown');
      await api.delete('/vacancy/vacancy-1').removed('the object exists');
      await api.post('/vacancy/vacancy-1/invite_applicants').notFound('it was deleted');
      await api.create('Department', department);
      await api
        .post('/vacancy/department-1/invite_applicants')
        .notFound('the id is that of a Department, and no Vacancy has it');
    },
  );

  test(
    'invite_applicants is refused while recruiting_state is drafted',
    about(
      'vacancy.invite_applicants.refuses-from-drafted',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('Vacancy', {
        ...vacancy,
        recruiting_state: 'drafted',
        hiring_department: 'department-1',
        open_seats: 11,
        seats_filled: 10,
      });
      await api
        .post('/vacancy/vacancy-1/invite_applicants')
        .refused('invite_applicants starts from advertised, and recruiting_state is drafted');
      await api
        .get('/vacancy/vacancy-1')
        .ok('a refused action changes nothing', { recruiting_state: 'drafted', open_seats: 11 });
    },
  );

  test(
    'invite_applicants is refused while recruiting_state is interviewing',
    about(
      'vacancy.invite_applicants.refuses-from-interviewing',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('Vacancy', {
        ...vacancy,
        recruiting_state: 'interviewing',
        hiring_department: 'department-1',
        open_seats: 11,
        seats_filled: 10,
      });
      await api
        .post('/vacancy/vacancy-1/invite_applicants')
        .refused('invite_applicants starts from advertised, and recruiting_state is interviewing');
      await api.get('/vacancy/vacancy-1').ok('a refused action changes nothing', {
        recruiting_state: 'interviewing',
        open_seats: 11,
      });
    },
  );

  test(
    'invite_applicants is refused while recruiting_state is filled',
    about(
      'vacancy.invite_applicants.refuses-from-filled',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('Vacancy', {
        ...vacancy,
        recruiting_state: 'filled',
        hiring_department: 'department-1',
        open_seats: 11,
        seats_filled: 10,
      });
      await api
        .post('/vacancy/vacancy-1/invite_applicants')
        .refused('invite_applicants starts from advertised, and recruiting_state is filled');
      await api
        .get('/vacancy/vacancy-1')
        .ok('a refused action changes nothing', { recruiting_state: 'filled', open_seats: 11 });
    },
  );

  test(
    'invite_applicants is refused unless this.open_seats > this.seats_filled',
    about(
      'vacancy.invite_applicants.refuses-unless-open_seats-gt-seats_filled',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'endpoints.update',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('Vacancy', {
        ...vacancy,
        hiring_department: 'department-1',
        open_seats: 10,
        seats_filled: 10,
      });
      await api
        .post('/vacancy/vacancy-1/invite_applicants')
        .refused('the condition this.open_seats > this.seats_filled is not satisfied');
      await api
        .get('/vacancy/vacancy-1')
        .ok('a refused action changes nothing', { recruiting_state: 'advertised', open_seats: 10 });
      await api.patch('/vacancy/vacancy-1', { seats_filled: 9 }).ok('the change is valid');
      await api
        .post('/vacancy/vacancy-1/invite_applicants')
        .ok('the state is right and every condition holds');
    },
  );

  test(
    'invite_applicants is refused unless this.hiring_department is not null',
    about(
      'vacancy.invite_applicants.refuses-unless-hiring_department-is-not-null',
      'actions.guard',
      'guards.is-null',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Vacancy', {
        ...vacancy,
        hiring_department: null,
        open_seats: 11,
        seats_filled: 10,
      });
      await api
        .post('/vacancy/vacancy-1/invite_applicants')
        .refused('the condition this.hiring_department is not null is not satisfied');
      await api
        .get('/vacancy/vacancy-1')
        .ok('a refused action changes nothing', { recruiting_state: 'advertised', open_seats: 11 });
    },
  );

  test(
    'invite_applicants changes none of the objects that it refers to when it is refused',
    about(
      'vacancy.invite_applicants.refused-changes-no-object',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'a refused action changes nothing';
      await api.create('Department', department);
      await api.create('Vacancy', {
        ...vacancy,
        hiring_department: 'department-1',
        open_seats: 10,
        seats_filled: 10,
      });
      await api
        .post('/vacancy/vacancy-1/invite_applicants')
        .refused('the condition this.open_seats > this.seats_filled is not satisfied');
      await api.get('/department/department-1').ok(because, department);
      await api.get('/vacancy/vacancy-1').ok(because, {
        ...vacancy,
        hiring_department: 'department-1',
        open_seats: 10,
        seats_filled: 10,
      });
    },
  );

  test(
    'invite_applicants is refused when seats_filled is absent',
    about(
      'vacancy.invite_applicants.refuses-when-seats_filled-is-absent',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('Vacancy', {
        ...without(vacancy, 'seats_filled'),
        hiring_department: 'department-1',
        open_seats: 11,
      });
      await api
        .post('/vacancy/vacancy-1/invite_applicants')
        .refused('the condition this.open_seats > this.seats_filled is not satisfied');
      await api
        .get('/vacancy/vacancy-1')
        .ok('a refused action changes nothing', { recruiting_state: 'advertised', open_seats: 11 });
    },
  );

  test(
    'invite_applicants succeeds when seats_filled is 0',
    about(
      'vacancy.invite_applicants.succeeds-when-seats_filled-is-0',
      'guards.compare',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('Vacancy', {
        ...vacancy,
        hiring_department: 'department-1',
        open_seats: 11,
        seats_filled: 0,
      });
      await api
        .post('/vacancy/vacancy-1/invite_applicants')
        .ok('the state is right and every condition holds', {
          recruiting_state: 'interviewing',
          open_seats: 0,
        });
      await api.get('/vacancy/vacancy-1').ok('seats_filled is 0, which is allowed', {
        recruiting_state: 'interviewing',
        open_seats: 0,
      });
      await api
        .get('/department/department-1')
        .ok('every effect that concerns it is applied', { hiring_stopped: false });
    },
  );

  test(
    'invite_applicants is refused after the deletion of what hiring_department named',
    about(
      'vacancy.invite_applicants.refuses-after-delete-in-hiring_department',
      'guards.is-null',
      'references.deleted',
      'actions.guard',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('Vacancy', {
        ...vacancy,
        hiring_department: 'department-1',
        open_seats: 11,
        seats_filled: 10,
      });
      await api.delete('/department/department-1').removed('the object exists');
      await api
        .post('/vacancy/vacancy-1/invite_applicants')
        .refused('the condition this.hiring_department is not null is not satisfied');
      await api
        .get('/vacancy/vacancy-1')
        .ok('a refused action changes nothing', { recruiting_state: 'advertised', open_seats: 11 });
    },
  );
});
