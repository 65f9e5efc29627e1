import { about, test, without } from '../support/api.ts';

// A valid Dog, as the tests send it.
const dog = {
  born_at: '2025-05-15 22:41:54',
  diet: 'vaboru',
  id: 'dog-1',
  last_seen_at: '2022-09-17 02:52:39',
  name: 'lova',
  owner: null,
  size: 'medium',
  stays_made: 54,
  temperament: 'nervous',
  vaccinated: true,
  weight: 58.25,
};

// A valid Service, as the tests send it.
const service = {
  available_until: '2030-03-15 22:20:06',
  done: true,
  id: 'service-1',
  minutes: 54,
  price: 75.25,
  title: 'ginavu',
};

// A valid Stay, as the tests send it.
const stay = {
  arrives_at: '2024-05-26 22:42:37',
  billing: 'invoiced',
  deposit: 32.75,
  due: 49.25,
  id: 'stay-1',
  leaves_at: '2023-11-23 05:14:18',
  meals_a_day: 3,
  nights: 57,
  note: 'doda',
  paid: false,
  rate: 63.75,
  status: 'checked_in',
};

// A valid Keeper, as the tests send it.
const keeper = {
  hired_at: '2010-04-11 04:12:08',
  id: 'keeper-1',
  name: 'numi',
  shift: 'late',
  walks_done: 20,
};

test.describe('Stay: create, read, update and delete', () => {
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
    'create answers the new Stay, and read answers it again',
    about(
      'stay.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/stay', stay).created('create answers the object that was sent', {
        ...stay,
        dog: null,
        finished: [],
        services: [],
        keeper: null,
      });
      await api.get('/stay/stay-1').ok('read answers the object that was created', {
        ...stay,
        dog: null,
        finished: [],
        services: [],
        keeper: null,
      });
      await api
        .post('/stay', { ...stay, id: 'stay-2' })
        .created('objects may be alike in everything but their ids', { id: 'stay-2' });
    },
  );

  test(
    'the id of a Stay may be any text, upper and lower case told apart, but no number',
    about(
      'stay.create.accepts-any-id',
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
        .post('/stay', { ...stay, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Stay', { ...stay, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/stay/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/stay/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, {
          ...stay,
          dog: null,
          finished: [],
          id: 'Room 2.B at the Very End of the Long Hall',
          services: [],
          keeper: null,
        });
      await api.post('/stay', { ...stay, id: 421337 }).invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole Stay',
    about(
      'stay.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Stay', stay);
      await api
        .patch('/stay/stay-1', {
          arrives_at: '2024-03-17 09:55:44',
          billing: 'open',
          deposit: 30.75,
          due: 73.75,
          leaves_at: '2024-02-28 08:14:00',
          meals_a_day: 54,
          nights: 29,
          note: 'nulu',
          paid: true,
          rate: 93.25,
          status: 'checked_out',
        })
        .ok('every one of these fields was sent', {
          arrives_at: '2024-03-17 09:55:44',
          billing: 'open',
          deposit: 30.75,
          dog: null,
          due: 73.75,
          finished: [],
          id: 'stay-1',
          leaves_at: '2024-02-28 08:14:00',
          meals_a_day: 54,
          nights: 29,
          note: 'nulu',
          paid: true,
          rate: 93.25,
          services: [],
          status: 'checked_out',
          keeper: null,
        });
      await api.get('/stay/stay-1').ok('the update is stored', {
        arrives_at: '2024-03-17 09:55:44',
        billing: 'open',
        deposit: 30.75,
        due: 73.75,
        leaves_at: '2024-02-28 08:14:00',
        meals_a_day: 54,
        nights: 29,
        note: 'nulu',
        paid: true,
        rate: 93.25,
        status: 'checked_out',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('stay.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Stay', stay);
      await api
        .patch('/stay/stay-1', {
          id: 'stay-1',
          arrives_at: '2024-03-17 09:55:44',
          billing: 'open',
          deposit: 30.75,
          due: 73.75,
          leaves_at: '2024-02-28 08:14:00',
          meals_a_day: 54,
          nights: 29,
          note: 'nulu',
          paid: true,
          rate: 93.25,
          status: 'checked_out',
        })
        .ok(because, {
          id: 'stay-1',
          arrives_at: '2024-03-17 09:55:44',
          billing: 'open',
          deposit: 30.75,
          due: 73.75,
          leaves_at: '2024-02-28 08:14:00',
          meals_a_day: 54,
          nights: 29,
          note: 'nulu',
          paid: true,
          rate: 93.25,
          status: 'checked_out',
        });
      await api.get('/stay/stay-1').ok(because, {
        id: 'stay-1',
        arrives_at: '2024-03-17 09:55:44',
        billing: 'open',
        deposit: 30.75,
        due: 73.75,
        leaves_at: '2024-02-28 08:14:00',
        meals_a_day: 54,
        nights: 29,
        note: 'nulu',
        paid: true,
        rate: 93.25,
        status: 'checked_out',
      });
    },
  );

  test(
    'update that is refused for status does not change arrives_at either',
    about(
      'stay.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Stay', stay);
      await api
        .patch('/stay/stay-1', { arrives_at: '2024-03-17 09:55:44', status: 'unheard_of' })
        .invalid('status must be one of booked, checked_in, checked_out, cancelled');
      await api.get('/stay/stay-1').ok('a refused update changes nothing', {
        ...stay,
        dog: null,
        finished: [],
        services: [],
        keeper: null,
      });
    },
  );

  test(
    'delete removes a Stay: no read finds it and no list holds it',
    about(
      'stay.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('Stay', stay);
      await api.delete('/stay/stay-1').removed('the object exists');
      await api.get('/stay/stay-1').notFound(because);
      await api.patch('/stay/stay-1', { id: 'stay-1' }).notFound(because);
      await api.get('/stay').ok('what was deleted is in no list', []);
      await api
        .post('/stay', {
          ...stay,
          arrives_at: '2024-03-17 09:55:44',
          billing: 'open',
          deposit: 30.75,
          due: 73.75,
          leaves_at: '2024-02-28 08:14:00',
          meals_a_day: 54,
          nights: 29,
          note: 'nulu',
          paid: true,
          rate: 93.25,
          status: 'checked_out',
        })
        .created('the id of a deleted object is unknown, as before its create', {
          arrives_at: '2024-03-17 09:55:44',
          billing: 'open',
          deposit: 30.75,
          dog: null,
          due: 73.75,
          finished: [],
          id: 'stay-1',
          leaves_at: '2024-02-28 08:14:00',
          meals_a_day: 54,
          nights: 29,
          note: 'nulu',
          paid: true,
          rate: 93.25,
          services: [],
          status: 'checked_out',
          keeper: null,
        });
      await api
        .get('/stay/stay-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          arrives_at: '2024-03-17 09:55:44',
          billing: 'open',
          deposit: 30.75,
          dog: null,
          due: 73.75,
          finished: [],
          id: 'stay-1',
          leaves_at: '2024-02-28 08:14:00',
          meals_a_day: 54,
          nights: 29,
          note: 'nulu',
          paid: true,
          rate: 93.25,
          services: [],
          status: 'checked_out',
          keeper: null,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Stay has',
    about('stay.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no Stay has the id stay-unknown';
      await api.create('Stay', stay);
      await api.get('/stay/stay-unknown').notFound(because);
      await api
        .patch('/stay/stay-unknown', {
          arrives_at: '2024-03-17 09:55:44',
          billing: 'open',
          deposit: 30.75,
          due: 73.75,
          leaves_at: '2024-02-28 08:14:00',
          meals_a_day: 54,
          nights: 29,
          note: 'nulu',
          paid: true,
          rate: 93.25,
          status: 'checked_out',
        })
        .notFound(because);
      await api.delete('/stay/stay-unknown').notFound(because);
      await api.get('/stay').ok('requests for an unknown id change nothing', [{ id: 'stay-1' }]);
    },
  );
});

test.describe('Stay: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Stay with all of its fields',
    about('stay.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Stay', stay);
      await api.create('Stay', {
        ...stay,
        id: 'stay-2',
        arrives_at: '2024-03-17 09:55:44',
        billing: 'open',
        deposit: 30.75,
        due: 73.75,
        leaves_at: '2024-02-28 08:14:00',
        meals_a_day: 54,
        nights: 29,
        note: 'nulu',
        paid: true,
        rate: 93.25,
        status: 'checked_out',
      });
      await api.create('Stay', {
        ...stay,
        id: 'stay-3',
        arrives_at: '2023-08-02 00:48:53',
        deposit: 71.25,
        due: 83.5,
        leaves_at: '2022-01-23 12:16:00',
        meals_a_day: 30,
        nights: 10,
        note: 'sovibu',
        rate: 78.75,
        status: 'cancelled',
      });
      await api.get('/stay').ok('three objects were created', [
        { ...stay, dog: null, finished: [], services: [], keeper: null },
        {
          arrives_at: '2024-03-17 09:55:44',
          billing: 'open',
          deposit: 30.75,
          dog: null,
          due: 73.75,
          finished: [],
          id: 'stay-2',
          leaves_at: '2024-02-28 08:14:00',
          meals_a_day: 54,
          nights: 29,
          note: 'nulu',
          paid: true,
          rate: 93.25,
          services: [],
          status: 'checked_out',
          keeper: null,
        },
        {
          arrives_at: '2023-08-02 00:48:53',
          billing: 'invoiced',
          deposit: 71.25,
          dog: null,
          due: 83.5,
          finished: [],
          id: 'stay-3',
          leaves_at: '2022-01-23 12:16:00',
          meals_a_day: 30,
          nights: 10,
          note: 'sovibu',
          paid: false,
          rate: 78.75,
          services: [],
          status: 'cancelled',
          keeper: null,
        },
      ]);
      await api.create('Stay', { ...stay, id: 'stay-4', status: 'booked' });
      await api.create('Stay', { ...stay, id: 'stay-5' });
      await api.create('Stay', { ...stay, id: 'stay-6' });
      await api.create('Stay', { ...stay, id: 'stay-7' });
      await api.create('Stay', { ...stay, id: 'stay-8' });
      await api.create('Stay', { ...stay, id: 'stay-9' });
      await api.create('Stay', { ...stay, id: 'stay-10' });
      await api.create('Stay', { ...stay, id: 'stay-11' });
      await api
        .get('/stay')
        .ok('a list holds every object, however many there are', [
          { id: 'stay-1' },
          { id: 'stay-2' },
          { id: 'stay-3' },
          { id: 'stay-4' },
          { id: 'stay-5' },
          { id: 'stay-6' },
          { id: 'stay-7' },
          { id: 'stay-8' },
          { id: 'stay-9' },
          { id: 'stay-10' },
          { id: 'stay-11' },
        ]);
    },
  );

  test(
    'update of one Stay leaves another as it was',
    about('stay.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Stay', stay);
      await api.create('Stay', {
        ...stay,
        id: 'stay-2',
        arrives_at: '2024-03-17 09:55:44',
        billing: 'open',
        deposit: 30.75,
        due: 73.75,
        leaves_at: '2024-02-28 08:14:00',
        meals_a_day: 54,
        nights: 29,
        note: 'nulu',
        paid: true,
        rate: 93.25,
        status: 'checked_out',
      });
      await api
        .patch('/stay/stay-2', {
          id: 'stay-2',
          arrives_at: '2024-03-17 09:55:44',
          billing: 'open',
          deposit: 30.75,
          due: 73.75,
          leaves_at: '2024-02-28 08:14:00',
          meals_a_day: 54,
          nights: 29,
          note: 'nulu',
          paid: true,
          rate: 93.25,
          status: 'checked_out',
        })
        .ok('the change is valid');
      await api.get('/stay/stay-1').ok('another object was updated', {
        ...stay,
        dog: null,
        finished: [],
        services: [],
        keeper: null,
      });
      await api.get('/stay/stay-2').ok('the update is stored', {
        arrives_at: '2024-03-17 09:55:44',
        billing: 'open',
        deposit: 30.75,
        dog: null,
        due: 73.75,
        finished: [],
        id: 'stay-2',
        leaves_at: '2024-02-28 08:14:00',
        meals_a_day: 54,
        nights: 29,
        note: 'nulu',
        paid: true,
        rate: 93.25,
        services: [],
        status: 'checked_out',
        keeper: null,
      });
    },
  );

  test(
    'delete of one Stay leaves another as it was',
    about(
      'stay.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Stay', stay);
      await api.create('Stay', {
        ...stay,
        id: 'stay-2',
        arrives_at: '2024-03-17 09:55:44',
        billing: 'open',
        deposit: 30.75,
        due: 73.75,
        leaves_at: '2024-02-28 08:14:00',
        meals_a_day: 54,
        nights: 29,
        note: 'nulu',
        paid: true,
        rate: 93.25,
        status: 'checked_out',
      });
      await api.delete('/stay/stay-1').removed('the object exists');
      await api.get('/stay/stay-2').ok('another object was deleted', {
        arrives_at: '2024-03-17 09:55:44',
        billing: 'open',
        deposit: 30.75,
        dog: null,
        due: 73.75,
        finished: [],
        id: 'stay-2',
        leaves_at: '2024-02-28 08:14:00',
        meals_a_day: 54,
        nights: 29,
        note: 'nulu',
        paid: true,
        rate: 93.25,
        services: [],
        status: 'checked_out',
        keeper: null,
      });
      await api.get('/stay').ok('one of two objects was deleted', [{ id: 'stay-2' }]);
    },
  );

  test(
    'reset removes every Stay',
    about('stay.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Stay', stay);
      await api.create('Stay', {
        ...stay,
        id: 'stay-2',
        arrives_at: '2024-03-17 09:55:44',
        billing: 'open',
        deposit: 30.75,
        due: 73.75,
        leaves_at: '2024-02-28 08:14:00',
        meals_a_day: 54,
        nights: 29,
        note: 'nulu',
        paid: true,
        rate: 93.25,
        status: 'checked_out',
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/stay').ok('reset removes all objects', []);
      await api.get('/stay/stay-1').notFound('reset removed it');
    },
  );
});

test.describe('Stay: required fields and defaults', () => {
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
    'create refuses a Stay without arrives_at, which is required',
    about(
      'stay.arrives_at.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/stay', without(stay, 'arrives_at'))
        .invalid('arrives_at is required and has no default');
      await api.get('/stay/stay-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'billing is "open" when a create leaves it out',
    about('stay.billing.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of billing is "open"';
      await api.post('/stay', without(stay, 'billing')).created(because, { billing: 'open' });
      await api.get('/stay/stay-1').ok(because, { billing: 'open' });
    },
  );

  test(
    'create accepts a Stay without deposit, which is optional',
    about('stay.deposit.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'deposit is optional';
      await api.post('/stay', without(stay, 'deposit')).created(because, { deposit: null });
      await api.get('/stay/stay-1').ok(because, { deposit: null });
    },
  );

  test(
    'due is 0 when a create leaves it out',
    about('stay.due.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of due is 0';
      await api.post('/stay', without(stay, 'due')).created(because, { due: 0 });
      await api.get('/stay/stay-1').ok(because, { due: 0 });
    },
  );

  test(
    'create refuses a Stay without an id',
    about(
      'stay.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/stay', without(stay, 'id')).invalid('id must be sent');
      await api.get('/stay').ok('a refused create stores nothing', []);
    },
  );

  test(
    'create accepts a Stay without leaves_at, which is optional',
    about('stay.leaves_at.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'leaves_at is optional';
      await api.post('/stay', without(stay, 'leaves_at')).created(because, { leaves_at: null });
      await api.get('/stay/stay-1').ok(because, { leaves_at: null });
    },
  );

  test(
    'meals_a_day is 2 when a create leaves it out',
    about('stay.meals_a_day.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of meals_a_day is 2';
      await api.post('/stay', without(stay, 'meals_a_day')).created(because, { meals_a_day: 2 });
      await api.get('/stay/stay-1').ok(because, { meals_a_day: 2 });
    },
  );

  test(
    'create refuses a Stay without nights, which is required',
    about('stay.nights.rejects-absence', 'create.required', 'refused.status', 'refused.unchanged'),
    async ({ api }) => {
      await api
        .post('/stay', without(stay, 'nights'))
        .invalid('nights is required and has no default');
      await api.get('/stay/stay-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create accepts a Stay without note, which is optional',
    about('stay.note.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'note is optional';
      await api.post('/stay', without(stay, 'note')).created(because, { note: null });
      await api.get('/stay/stay-1').ok(because, { note: null });
    },
  );

  test(
    'create refuses a Stay without paid, which is required',
    about('stay.paid.rejects-absence', 'create.required', 'refused.status', 'refused.unchanged'),
    async ({ api }) => {
      await api.post('/stay', without(stay, 'paid')).invalid('paid is required and has no default');
      await api.get('/stay/stay-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a Stay without rate, which is required',
    about('stay.rate.rejects-absence', 'create.required', 'refused.status', 'refused.unchanged'),
    async ({ api }) => {
      await api.post('/stay', without(stay, 'rate')).invalid('rate is required and has no default');
      await api.get('/stay/stay-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'status is "booked" when a create leaves it out',
    about('stay.status.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of status is "booked"';
      await api.post('/stay', without(stay, 'status')).created(because, { status: 'booked' });
      await api.get('/stay/stay-1').ok(because, { status: 'booked' });
    },
  );

  test(
    'update of arrives_at or status alone leaves every other field as it is',
    about('stay.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Dog', dog);
      await api.create('Service', service);
      await api.create('Keeper', keeper);
      await api.create('Stay', {
        ...stay,
        due: null,
        meals_a_day: null,
        dog: 'dog-1',
        finished: ['service-1'],
        services: ['service-1'],
        keeper: 'keeper-1',
      });
      await api.patch('/stay/stay-1', { arrives_at: '2024-03-17 09:55:44' }).ok(because, {
        ...stay,
        arrives_at: '2024-03-17 09:55:44',
        dog: 'dog-1',
        due: null,
        finished: ['service-1'],
        meals_a_day: null,
        services: ['service-1'],
        keeper: 'keeper-1',
      });
      await api.patch('/stay/stay-1', { status: 'checked_out' }).ok(because, {
        ...stay,
        arrives_at: '2024-03-17 09:55:44',
        dog: 'dog-1',
        due: null,
        finished: ['service-1'],
        meals_a_day: null,
        services: ['service-1'],
        status: 'checked_out',
        keeper: 'keeper-1',
      });
      await api.get('/stay/stay-1').ok(because, {
        ...stay,
        arrives_at: '2024-03-17 09:55:44',
        dog: 'dog-1',
        due: null,
        finished: ['service-1'],
        meals_a_day: null,
        services: ['service-1'],
        status: 'checked_out',
        keeper: 'keeper-1',
      });
    },
  );
});

test.describe('Stay: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'create and update refuse null for arrives_at',
    about(
      'stay.arrives_at.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'arrives_at must not be null';
      await api.post('/stay', { ...stay, arrives_at: null }).invalid(because);
      await api.get('/stay/stay-1').notFound('a refused create stores nothing');
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', { arrives_at: null }).invalid(because);
      await api
        .get('/stay/stay-1')
        .ok('a refused update changes nothing', { arrives_at: '2024-05-26 22:42:37' });
    },
  );

  test(
    'create and update refuse null for billing',
    about(
      'stay.billing.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'billing must not be null';
      await api.post('/stay', { ...stay, billing: null }).invalid(because);
      await api.get('/stay/stay-1').notFound('a refused create stores nothing');
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', { billing: null }).invalid(because);
      await api.get('/stay/stay-1').ok('a refused update changes nothing', { billing: 'invoiced' });
    },
  );

  test(
    'deposit may be null',
    about('stay.deposit.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      const because = 'deposit is nullable';
      await api.post('/stay', { ...stay, deposit: null }).created(because, { deposit: null });
      await api.get('/stay/stay-1').ok(because, { deposit: null });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', { deposit: null }).ok(because, { deposit: null });
      await api.get('/stay/stay-2').ok(because, { deposit: null });
    },
  );

  test(
    'due may be null, which is not replaced by its default',
    about(
      'stay.due.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'due is nullable and its default is for absence only';
      await api.post('/stay', { ...stay, due: null }).created(because, { due: null });
      await api.get('/stay/stay-1').ok(because, { due: null });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', { due: null }).ok(because, { due: null });
      await api.get('/stay/stay-2').ok(because, { due: null });
    },
  );

  test(
    'leaves_at may be null',
    about('stay.leaves_at.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      const because = 'leaves_at is nullable';
      await api.post('/stay', { ...stay, leaves_at: null }).created(because, { leaves_at: null });
      await api.get('/stay/stay-1').ok(because, { leaves_at: null });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', { leaves_at: null }).ok(because, { leaves_at: null });
      await api.get('/stay/stay-2').ok(because, { leaves_at: null });
    },
  );

  test(
    'meals_a_day may be null, which is not replaced by its default',
    about(
      'stay.meals_a_day.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'meals_a_day is nullable and its default is for absence only';
      await api
        .post('/stay', { ...stay, meals_a_day: null })
        .created(because, { meals_a_day: null });
      await api.get('/stay/stay-1').ok(because, { meals_a_day: null });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', { meals_a_day: null }).ok(because, { meals_a_day: null });
      await api.get('/stay/stay-2').ok(because, { meals_a_day: null });
    },
  );

  test(
    'create and update refuse null for nights',
    about(
      'stay.nights.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'nights must not be null';
      await api.post('/stay', { ...stay, nights: null }).invalid(because);
      await api.get('/stay/stay-1').notFound('a refused create stores nothing');
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', { nights: null }).invalid(because);
      await api.get('/stay/stay-1').ok('a refused update changes nothing', { nights: 57 });
    },
  );

  test(
    'note may be null',
    about('stay.note.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      const because = 'note is nullable';
      await api.post('/stay', { ...stay, note: null }).created(because, { note: null });
      await api.get('/stay/stay-1').ok(because, { note: null });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', { note: null }).ok(because, { note: null });
      await api.get('/stay/stay-2').ok(because, { note: null });
    },
  );

  test(
    'paid may be null',
    about('stay.paid.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      const because = 'paid is nullable';
      await api.post('/stay', { ...stay, paid: null }).created(because, { paid: null });
      await api.get('/stay/stay-1').ok(because, { paid: null });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', { paid: null }).ok(because, { paid: null });
      await api.get('/stay/stay-2').ok(because, { paid: null });
    },
  );

  test(
    'create and update refuse null for rate',
    about(
      'stay.rate.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'rate must not be null';
      await api.post('/stay', { ...stay, rate: null }).invalid(because);
      await api.get('/stay/stay-1').notFound('a refused create stores nothing');
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', { rate: null }).invalid(because);
      await api.get('/stay/stay-1').ok('a refused update changes nothing', { rate: 63.75 });
    },
  );

  test(
    'create and update refuse null for status',
    about(
      'stay.status.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'status must not be null';
      await api.post('/stay', { ...stay, status: null }).invalid(because);
      await api.get('/stay/stay-1').notFound('a refused create stores nothing');
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', { status: null }).invalid(because);
      await api
        .get('/stay/stay-1')
        .ok('a refused update changes nothing', { status: 'checked_in' });
    },
  );
});

test.describe('Stay: types and bounds', () => {
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
    'arrives_at may be the leap day 2020-02-29',
    about('stay.arrives_at.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      const because = '"2020-02-29 12:00:00" is a valid value of arrives_at';
      await api
        .post('/stay', { ...stay, arrives_at: '2020-02-29 12:00:00' })
        .created(because, { arrives_at: '2020-02-29 12:00:00' });
      await api.get('/stay/stay-1').ok(because, { arrives_at: '2020-02-29 12:00:00' });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api
        .patch('/stay/stay-2', { arrives_at: '2020-02-29 12:00:00' })
        .ok(because, { arrives_at: '2020-02-29 12:00:00' });
      await api.get('/stay/stay-2').ok(because, { arrives_at: '2020-02-29 12:00:00' });
    },
  );

  test(
    'create and update refuse an arrives_at of a wrong type',
    about(
      'stay.arrives_at.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'arrives_at must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/stay', { ...stay, arrives_at: 202403 }).invalid(because);
      await api.get('/stay/stay-1').notFound('a refused create stores nothing');
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', { arrives_at: 0 }).invalid(because);
      await api
        .get('/stay/stay-1')
        .ok('a refused update changes nothing', { arrives_at: '2024-05-26 22:42:37' });
    },
  );

  test(
    'create and update refuse an arrives_at that no calendar or clock has',
    about(
      'stay.arrives_at.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'arrives_at must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api.post('/stay', { ...stay, arrives_at: '2020-02-30 12:00:00' }).invalid(because);
      await api.post('/stay', { ...stay, arrives_at: '2021-02-29 12:00:00' }).invalid(because);
      await api.post('/stay', { ...stay, arrives_at: '2024-13-01 22:42:37' }).invalid(because);
      await api.post('/stay', { ...stay, arrives_at: '2024-05-26 24:00:00' }).invalid(because);
      await api.post('/stay', { ...stay, arrives_at: '1900-02-29 12:00:00' }).invalid(because);
      await api.post('/stay', { ...stay, arrives_at: '2020-04-31 12:00:00' }).invalid(because);
      await api.post('/stay', { ...stay, arrives_at: '2020-03-00 12:00:00' }).invalid(because);
      await api.post('/stay', { ...stay, arrives_at: '2020-00-10 12:00:00' }).invalid(because);
      await api.post('/stay', { ...stay, arrives_at: '2024-05-26 10:60:00' }).invalid(because);
      await api.post('/stay', { ...stay, arrives_at: '2024-05-26 10:30:75' }).invalid(because);
      await api.get('/stay/stay-1').notFound('a refused create stores nothing');
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', { arrives_at: '2020-02-30 12:00:00' }).invalid(because);
      await api.patch('/stay/stay-1', { arrives_at: '2021-02-29 12:00:00' }).invalid(because);
      await api.patch('/stay/stay-1', { arrives_at: '2024-13-01 22:42:37' }).invalid(because);
      await api.patch('/stay/stay-1', { arrives_at: '2024-05-26 24:00:00' }).invalid(because);
      await api
        .get('/stay/stay-1')
        .ok('a refused update changes nothing', { arrives_at: '2024-05-26 22:42:37' });
    },
  );

  test(
    'create and update refuse an arrives_at in another format',
    about(
      'stay.arrives_at.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'arrives_at must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api.post('/stay', { ...stay, arrives_at: '2024-05-26T22:42:37Z' }).invalid(because);
      await api.post('/stay', { ...stay, arrives_at: '2024-05-26' }).invalid(because);
      await api.post('/stay', { ...stay, arrives_at: 'not a date' }).invalid(because);
      await api.post('/stay', { ...stay, arrives_at: '2024-05-26T22:42:37' }).invalid(because);
      await api.post('/stay', { ...stay, arrives_at: '2024-05-26 22:42' }).invalid(because);
      await api.post('/stay', { ...stay, arrives_at: '2024-05-26 22:42:37.125' }).invalid(because);
      await api
        .post('/stay', { ...stay, arrives_at: '2024-05-26 22:42:37+02:00' })
        .invalid(because);
      await api.get('/stay/stay-1').notFound('a refused create stores nothing');
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', { arrives_at: '2024-05-26T22:42:37Z' }).invalid(because);
      await api.patch('/stay/stay-1', { arrives_at: '2024-05-26' }).invalid(because);
      await api.patch('/stay/stay-1', { arrives_at: 'not a date' }).invalid(because);
      await api.patch('/stay/stay-1', { arrives_at: '2024-05-26T22:42:37' }).invalid(because);
      await api
        .get('/stay/stay-1')
        .ok('a refused update changes nothing', { arrives_at: '2024-05-26 22:42:37' });
    },
  );

  test(
    'arrives_at has no first moment',
    about('stay.arrives_at.has-no-first-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'arrives_at has no first moment';
      await api
        .post('/stay', { ...stay, arrives_at: '2001-02-03 04:05:06' })
        .created(because, { arrives_at: '2001-02-03 04:05:06' });
      await api.get('/stay/stay-1').ok(because, { arrives_at: '2001-02-03 04:05:06' });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api
        .patch('/stay/stay-2', { arrives_at: '2001-02-03 04:05:06' })
        .ok(because, { arrives_at: '2001-02-03 04:05:06' });
      await api.get('/stay/stay-2').ok(because, { arrives_at: '2001-02-03 04:05:06' });
    },
  );

  test(
    'arrives_at has no last moment',
    about('stay.arrives_at.has-no-last-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'arrives_at has no last moment';
      await api
        .post('/stay', { ...stay, arrives_at: '2099-10-11 12:13:14' })
        .created(because, { arrives_at: '2099-10-11 12:13:14' });
      await api.get('/stay/stay-1').ok(because, { arrives_at: '2099-10-11 12:13:14' });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api
        .patch('/stay/stay-2', { arrives_at: '2099-10-11 12:13:14' })
        .ok(because, { arrives_at: '2099-10-11 12:13:14' });
      await api.get('/stay/stay-2').ok(because, { arrives_at: '2099-10-11 12:13:14' });
    },
  );

  test(
    'create and update refuse a billing of a wrong type',
    about(
      'stay.billing.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'billing must be one of open, invoiced';
      await api.post('/stay', { ...stay, billing: 421337 }).invalid(because);
      await api.post('/stay', { ...stay, billing: { value: 'text' } }).invalid(because);
      await api.get('/stay/stay-1').notFound('a refused create stores nothing');
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', { billing: 0 }).invalid(because);
      await api.patch('/stay/stay-1', { billing: {} }).invalid(because);
      await api.get('/stay/stay-1').ok('a refused update changes nothing', { billing: 'invoiced' });
    },
  );

  test(
    'deposit may be the whole number 0',
    about('stay.deposit.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of deposit';
      await api.post('/stay', { ...stay, deposit: 0 }).created(because, { deposit: 0 });
      await api.get('/stay/stay-1').ok(because, { deposit: 0 });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', { deposit: 0 }).ok(because, { deposit: 0 });
      await api.get('/stay/stay-2').ok(because, { deposit: 0 });
    },
  );

  test(
    'deposit keeps three decimals',
    about('stay.deposit.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of deposit';
      await api.post('/stay', { ...stay, deposit: 12.375 }).created(because, { deposit: 12.375 });
      await api.get('/stay/stay-1').ok(because, { deposit: 12.375 });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', { deposit: 12.375 }).ok(because, { deposit: 12.375 });
      await api.get('/stay/stay-2').ok(because, { deposit: 12.375 });
    },
  );

  test(
    'create and update refuse a deposit of a wrong type',
    about(
      'stay.deposit.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'deposit must be a number';
      await api.post('/stay', { ...stay, deposit: 'abc' }).invalid(because);
      await api.post('/stay', { ...stay, deposit: { value: 'text' } }).invalid(because);
      await api.get('/stay/stay-1').notFound('a refused create stores nothing');
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', { deposit: 'abc' }).invalid(because);
      await api.patch('/stay/stay-1', { deposit: {} }).invalid(because);
      await api.get('/stay/stay-1').ok('a refused update changes nothing', { deposit: 32.75 });
    },
  );

  test(
    'deposit has no minimum',
    about('stay.deposit.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'deposit has no minimum';
      await api
        .post('/stay', { ...stay, deposit: -999999.75 })
        .created(because, { deposit: -999999.75 });
      await api.get('/stay/stay-1').ok(because, { deposit: -999999.75 });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', { deposit: -999999.75 }).ok(because, { deposit: -999999.75 });
      await api.get('/stay/stay-2').ok(because, { deposit: -999999.75 });
    },
  );

  test(
    'deposit has no maximum',
    about('stay.deposit.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'deposit has no maximum';
      await api
        .post('/stay', { ...stay, deposit: 999999.75 })
        .created(because, { deposit: 999999.75 });
      await api.get('/stay/stay-1').ok(because, { deposit: 999999.75 });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', { deposit: 999999.75 }).ok(because, { deposit: 999999.75 });
      await api.get('/stay/stay-2').ok(because, { deposit: 999999.75 });
    },
  );

  test(
    'due may be the whole number 0',
    about('stay.due.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of due';
      await api.post('/stay', { ...stay, due: 0 }).created(because, { due: 0 });
      await api.get('/stay/stay-1').ok(because, { due: 0 });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', { due: 0 }).ok(because, { due: 0 });
      await api.get('/stay/stay-2').ok(because, { due: 0 });
    },
  );

  test(
    'due keeps three decimals',
    about('stay.due.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of due';
      await api.post('/stay', { ...stay, due: 12.375 }).created(because, { due: 12.375 });
      await api.get('/stay/stay-1').ok(because, { due: 12.375 });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', { due: 12.375 }).ok(because, { due: 12.375 });
      await api.get('/stay/stay-2').ok(because, { due: 12.375 });
    },
  );

  test(
    'create and update refuse a due of a wrong type',
    about(
      'stay.due.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'due must be a number';
      await api.post('/stay', { ...stay, due: 'abc' }).invalid(because);
      await api.post('/stay', { ...stay, due: { value: 'text' } }).invalid(because);
      await api.get('/stay/stay-1').notFound('a refused create stores nothing');
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', { due: 'abc' }).invalid(because);
      await api.patch('/stay/stay-1', { due: {} }).invalid(because);
      await api.get('/stay/stay-1').ok('a refused update changes nothing', { due: 49.25 });
    },
  );

  test(
    'due has no minimum',
    about('stay.due.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'due has no minimum';
      await api.post('/stay', { ...stay, due: -999999.75 }).created(because, { due: -999999.75 });
      await api.get('/stay/stay-1').ok(because, { due: -999999.75 });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', { due: -999999.75 }).ok(because, { due: -999999.75 });
      await api.get('/stay/stay-2').ok(because, { due: -999999.75 });
    },
  );

  test(
    'due has no maximum',
    about('stay.due.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'due has no maximum';
      await api.post('/stay', { ...stay, due: 999999.75 }).created(because, { due: 999999.75 });
      await api.get('/stay/stay-1').ok(because, { due: 999999.75 });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', { due: 999999.75 }).ok(because, { due: 999999.75 });
      await api.get('/stay/stay-2').ok(because, { due: 999999.75 });
    },
  );

  test(
    'leaves_at may be the leap day 2020-02-29',
    about('stay.leaves_at.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      const because = '"2020-02-29 12:00:00" is a valid value of leaves_at';
      await api
        .post('/stay', { ...stay, leaves_at: '2020-02-29 12:00:00' })
        .created(because, { leaves_at: '2020-02-29 12:00:00' });
      await api.get('/stay/stay-1').ok(because, { leaves_at: '2020-02-29 12:00:00' });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api
        .patch('/stay/stay-2', { leaves_at: '2020-02-29 12:00:00' })
        .ok(because, { leaves_at: '2020-02-29 12:00:00' });
      await api.get('/stay/stay-2').ok(because, { leaves_at: '2020-02-29 12:00:00' });
    },
  );

  test(
    'create and update refuse a leaves_at of a wrong type',
    about(
      'stay.leaves_at.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'leaves_at must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/stay', { ...stay, leaves_at: 202403 }).invalid(because);
      await api.get('/stay/stay-1').notFound('a refused create stores nothing');
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', { leaves_at: 0 }).invalid(because);
      await api
        .get('/stay/stay-1')
        .ok('a refused update changes nothing', { leaves_at: '2023-11-23 05:14:18' });
    },
  );

  test(
    'create and update refuse a leaves_at that no calendar or clock has',
    about(
      'stay.leaves_at.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'leaves_at must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api.post('/stay', { ...stay, leaves_at: '2020-02-30 12:00:00' }).invalid(because);
      await api.post('/stay', { ...stay, leaves_at: '2021-02-29 12:00:00' }).invalid(because);
      await api.post('/stay', { ...stay, leaves_at: '2023-13-01 05:14:18' }).invalid(because);
      await api.post('/stay', { ...stay, leaves_at: '2023-11-23 24:00:00' }).invalid(because);
      await api.post('/stay', { ...stay, leaves_at: '1900-02-29 12:00:00' }).invalid(because);
      await api.post('/stay', { ...stay, leaves_at: '2020-04-31 12:00:00' }).invalid(because);
      await api.post('/stay', { ...stay, leaves_at: '2020-03-00 12:00:00' }).invalid(because);
      await api.post('/stay', { ...stay, leaves_at: '2020-00-10 12:00:00' }).invalid(because);
      await api.post('/stay', { ...stay, leaves_at: '2023-11-23 10:60:00' }).invalid(because);
      await api.post('/stay', { ...stay, leaves_at: '2023-11-23 10:30:75' }).invalid(because);
      await api.get('/stay/stay-1').notFound('a refused create stores nothing');
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', { leaves_at: '2020-02-30 12:00:00' }).invalid(because);
      await api.patch('/stay/stay-1', { leaves_at: '2021-02-29 12:00:00' }).invalid(because);
      await api.patch('/stay/stay-1', { leaves_at: '2023-13-01 05:14:18' }).invalid(because);
      await api.patch('/stay/stay-1', { leaves_at: '2023-11-23 24:00:00' }).invalid(because);
      await api
        .get('/stay/stay-1')
        .ok('a refused update changes nothing', { leaves_at: '2023-11-23 05:14:18' });
    },
  );

  test(
    'create and update refuse a leaves_at in another format',
    about(
      'stay.leaves_at.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'leaves_at must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api.post('/stay', { ...stay, leaves_at: '2023-11-23T05:14:18Z' }).invalid(because);
      await api.post('/stay', { ...stay, leaves_at: '2023-11-23' }).invalid(because);
      await api.post('/stay', { ...stay, leaves_at: 'not a date' }).invalid(because);
      await api.post('/stay', { ...stay, leaves_at: '2023-11-23T05:14:18' }).invalid(because);
      await api.post('/stay', { ...stay, leaves_at: '2023-11-23 05:14' }).invalid(because);
      await api.post('/stay', { ...stay, leaves_at: '2023-11-23 05:14:18.125' }).invalid(because);
      await api.post('/stay', { ...stay, leaves_at: '2023-11-23 05:14:18+02:00' }).invalid(because);
      await api.get('/stay/stay-1').notFound('a refused create stores nothing');
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', { leaves_at: '2023-11-23T05:14:18Z' }).invalid(because);
      await api.patch('/stay/stay-1', { leaves_at: '2023-11-23' }).invalid(because);
      await api.patch('/stay/stay-1', { leaves_at: 'not a date' }).invalid(because);
      await api.patch('/stay/stay-1', { leaves_at: '2023-11-23T05:14:18' }).invalid(because);
      await api
        .get('/stay/stay-1')
        .ok('a refused update changes nothing', { leaves_at: '2023-11-23 05:14:18' });
    },
  );

  test(
    'leaves_at has no first moment',
    about('stay.leaves_at.has-no-first-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'leaves_at has no first moment';
      await api
        .post('/stay', { ...stay, leaves_at: '2001-02-03 04:05:06' })
        .created(because, { leaves_at: '2001-02-03 04:05:06' });
      await api.get('/stay/stay-1').ok(because, { leaves_at: '2001-02-03 04:05:06' });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api
        .patch('/stay/stay-2', { leaves_at: '2001-02-03 04:05:06' })
        .ok(because, { leaves_at: '2001-02-03 04:05:06' });
      await api.get('/stay/stay-2').ok(because, { leaves_at: '2001-02-03 04:05:06' });
    },
  );

  test(
    'leaves_at has no last moment',
    about('stay.leaves_at.has-no-last-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'leaves_at has no last moment';
      await api
        .post('/stay', { ...stay, leaves_at: '2099-10-11 12:13:14' })
        .created(because, { leaves_at: '2099-10-11 12:13:14' });
      await api.get('/stay/stay-1').ok(because, { leaves_at: '2099-10-11 12:13:14' });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api
        .patch('/stay/stay-2', { leaves_at: '2099-10-11 12:13:14' })
        .ok(because, { leaves_at: '2099-10-11 12:13:14' });
      await api.get('/stay/stay-2').ok(because, { leaves_at: '2099-10-11 12:13:14' });
    },
  );

  test(
    'meals_a_day may be 0',
    about('stay.meals_a_day.accepts-zero', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of meals_a_day';
      await api.post('/stay', { ...stay, meals_a_day: 0 }).created(because, { meals_a_day: 0 });
      await api.get('/stay/stay-1').ok(because, { meals_a_day: 0 });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', { meals_a_day: 0 }).ok(because, { meals_a_day: 0 });
      await api.get('/stay/stay-2').ok(because, { meals_a_day: 0 });
    },
  );

  test(
    'create and update refuse a meals_a_day of a wrong type',
    about(
      'stay.meals_a_day.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'meals_a_day must be an integer';
      await api.post('/stay', { ...stay, meals_a_day: 'abc' }).invalid(because);
      await api.post('/stay', { ...stay, meals_a_day: { value: 'text' } }).invalid(because);
      await api.post('/stay', { ...stay, meals_a_day: 2.5 }).invalid(because);
      await api.get('/stay/stay-1').notFound('a refused create stores nothing');
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', { meals_a_day: 'abc' }).invalid(because);
      await api.patch('/stay/stay-1', { meals_a_day: {} }).invalid(because);
      await api.patch('/stay/stay-1', { meals_a_day: 2.5 }).invalid(because);
      await api.get('/stay/stay-1').ok('a refused update changes nothing', { meals_a_day: 3 });
    },
  );

  test(
    'meals_a_day has no minimum',
    about('stay.meals_a_day.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'meals_a_day has no minimum';
      await api
        .post('/stay', { ...stay, meals_a_day: -1000000 })
        .created(because, { meals_a_day: -1000000 });
      await api.get('/stay/stay-1').ok(because, { meals_a_day: -1000000 });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api
        .patch('/stay/stay-2', { meals_a_day: -1000000 })
        .ok(because, { meals_a_day: -1000000 });
      await api.get('/stay/stay-2').ok(because, { meals_a_day: -1000000 });
    },
  );

  test(
    'meals_a_day has no maximum',
    about('stay.meals_a_day.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'meals_a_day has no maximum';
      await api
        .post('/stay', { ...stay, meals_a_day: 1000000 })
        .created(because, { meals_a_day: 1000000 });
      await api.get('/stay/stay-1').ok(because, { meals_a_day: 1000000 });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api
        .patch('/stay/stay-2', { meals_a_day: 1000000 })
        .ok(because, { meals_a_day: 1000000 });
      await api.get('/stay/stay-2').ok(because, { meals_a_day: 1000000 });
    },
  );

  test(
    'create and update refuse a nights of a wrong type',
    about(
      'stay.nights.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'nights must be an integer';
      await api.post('/stay', { ...stay, nights: 'abc' }).invalid(because);
      await api.post('/stay', { ...stay, nights: { value: 'text' } }).invalid(because);
      await api.post('/stay', { ...stay, nights: 56.5 }).invalid(because);
      await api.get('/stay/stay-1').notFound('a refused create stores nothing');
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', { nights: 'abc' }).invalid(because);
      await api.patch('/stay/stay-1', { nights: {} }).invalid(because);
      await api.patch('/stay/stay-1', { nights: 56.5 }).invalid(because);
      await api.get('/stay/stay-1').ok('a refused update changes nothing', { nights: 57 });
    },
  );

  test(
    'nights may be right at its minimum of 1',
    about(
      'stay.nights.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum of nights is 1, inclusive';
      await api.post('/stay', { ...stay, nights: 1 }).created(because, { nights: 1 });
      await api.get('/stay/stay-1').ok(because, { nights: 1 });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', { nights: 1 }).ok(because, { nights: 1 });
      await api.get('/stay/stay-2').ok(because, { nights: 1 });
    },
  );

  test(
    'create and update refuse a nights below its minimum of 1',
    about(
      'stay.nights.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'nights must be at least 1';
      await api.post('/stay', { ...stay, nights: 0 }).invalid(because);
      await api.get('/stay/stay-1').notFound('a refused create stores nothing');
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', { nights: 0 }).invalid(because);
      await api.get('/stay/stay-1').ok('a refused update changes nothing', { nights: 57 });
    },
  );

  test(
    'nights may be right at its maximum of 60',
    about(
      'stay.nights.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum of nights is 60, inclusive';
      await api.post('/stay', { ...stay, nights: 60 }).created(because, { nights: 60 });
      await api.get('/stay/stay-1').ok(because, { nights: 60 });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', { nights: 60 }).ok(because, { nights: 60 });
      await api.get('/stay/stay-2').ok(because, { nights: 60 });
    },
  );

  test(
    'create and update refuse a nights above its maximum of 60',
    about(
      'stay.nights.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'nights must be at most 60';
      await api.post('/stay', { ...stay, nights: 61 }).invalid(because);
      await api.get('/stay/stay-1').notFound('a refused create stores nothing');
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', { nights: 61 }).invalid(because);
      await api.get('/stay/stay-1').ok('a refused update changes nothing', { nights: 57 });
    },
  );

  test(
    'note of digits alone stays a string',
    about('stay.note.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      const because = '"0042" is a valid value of note';
      await api.post('/stay', { ...stay, note: '0042' }).created(because, { note: '0042' });
      await api.get('/stay/stay-1').ok(because, { note: '0042' });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', { note: '0042' }).ok(because, { note: '0042' });
      await api.get('/stay/stay-2').ok(because, { note: '0042' });
    },
  );

  test(
    'note keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about('stay.note.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of note';
      await api
        .post('/stay', { ...stay, note: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { note: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/stay/stay-1').ok(because, { note: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api
        .patch('/stay/stay-2', { note: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { note: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/stay/stay-2').ok(because, { note: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse a note of a wrong type',
    about(
      'stay.note.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'note must be a string';
      await api.post('/stay', { ...stay, note: 421337 }).invalid(because);
      await api.post('/stay', { ...stay, note: { value: 'text' } }).invalid(because);
      await api.get('/stay/stay-1').notFound('a refused create stores nothing');
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', { note: 0 }).invalid(because);
      await api.patch('/stay/stay-1', { note: {} }).invalid(because);
      await api.get('/stay/stay-1').ok('a refused update changes nothing', { note: 'doda' });
    },
  );

  test(
    'note may be right at its maximum length of 200',
    about(
      'stay.note.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum length of note is 200, inclusive';
      await api
        .post('/stay', {
          ...stay,
          note: 'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonua ',
        })
        .created(because, {
          note: 'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonua ',
        });
      await api.get('/stay/stay-1').ok(because, {
        note: 'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonua ',
      });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api
        .patch('/stay/stay-2', {
          note: 'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonua ',
        })
        .ok(because, {
          note: 'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonua ',
        });
      await api.get('/stay/stay-2').ok(because, {
        note: 'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonua ',
      });
    },
  );

  test(
    'create and update refuse a note above its maximum length of 200',
    about(
      'stay.note.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'note must have at most 200 characters';
      await api
        .post('/stay', {
          ...stay,
          note: 'vumo tovi mutimo nagi danota gitami runodu rovadi soruma gida vibita sosami dola muvodi milo soba vuvidi luvi lodu nisu dumobu rovu vuduta bomu guro gami movi tamo bavo riso sumora vugi mavuga salusua ',
        })
        .invalid(because);
      await api.get('/stay/stay-1').notFound('a refused create stores nothing');
      await api.create('Stay', stay);
      await api
        .patch('/stay/stay-1', {
          note: 'vumo tovi mutimo nagi danota gitami runodu rovadi soruma gida vibita sosami dola muvodi milo soba vuvidi luvi lodu nisu dumobu rovu vuduta bomu guro gami movi tamo bavo riso sumora vugi mavuga salusua ',
        })
        .invalid(because);
      await api.get('/stay/stay-1').ok('a refused update changes nothing', { note: 'doda' });
    },
  );

  test(
    'note has no minimum length',
    about('stay.note.has-no-minimum-length', 'values.string-length', 'values.round-trip'),
    async ({ api }) => {
      const because = 'note has no minimum length';
      await api.post('/stay', { ...stay, note: 'x' }).created(because, { note: 'x' });
      await api.get('/stay/stay-1').ok(because, { note: 'x' });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', { note: 'x' }).ok(because, { note: 'x' });
      await api.get('/stay/stay-2').ok(because, { note: 'x' });
    },
  );

  test(
    'paid may be false',
    about('stay.paid.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      const because = 'false is a valid value of paid';
      await api.post('/stay', stay).created(because, { paid: false });
      await api.get('/stay/stay-1').ok(because, { paid: false });
      await api.create('Stay', { ...stay, id: 'stay-2', paid: true });
      await api.patch('/stay/stay-2', { paid: false }).ok(because, { paid: false });
      await api.get('/stay/stay-2').ok(because, { paid: false });
    },
  );

  test(
    'create and update refuse a paid of a wrong type',
    about(
      'stay.paid.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'paid must be true or false';
      await api.post('/stay', { ...stay, paid: 'abc' }).invalid(because);
      await api.post('/stay', { ...stay, paid: { value: 'text' } }).invalid(because);
      await api.get('/stay/stay-1').notFound('a refused create stores nothing');
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', { paid: 'abc' }).invalid(because);
      await api.patch('/stay/stay-1', { paid: {} }).invalid(because);
      await api.get('/stay/stay-1').ok('a refused update changes nothing', { paid: false });
    },
  );

  test(
    'rate may be the whole number 0',
    about('stay.rate.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of rate';
      await api.post('/stay', { ...stay, rate: 0 }).created(because, { rate: 0 });
      await api.get('/stay/stay-1').ok(because, { rate: 0 });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', { rate: 0 }).ok(because, { rate: 0 });
      await api.get('/stay/stay-2').ok(because, { rate: 0 });
    },
  );

  test(
    'rate keeps three decimals',
    about('stay.rate.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of rate';
      await api.post('/stay', { ...stay, rate: 12.375 }).created(because, { rate: 12.375 });
      await api.get('/stay/stay-1').ok(because, { rate: 12.375 });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', { rate: 12.375 }).ok(because, { rate: 12.375 });
      await api.get('/stay/stay-2').ok(because, { rate: 12.375 });
    },
  );

  test(
    'create and update refuse a rate of a wrong type',
    about(
      'stay.rate.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'rate must be a number';
      await api.post('/stay', { ...stay, rate: 'abc' }).invalid(because);
      await api.post('/stay', { ...stay, rate: { value: 'text' } }).invalid(because);
      await api.get('/stay/stay-1').notFound('a refused create stores nothing');
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', { rate: 'abc' }).invalid(because);
      await api.patch('/stay/stay-1', { rate: {} }).invalid(because);
      await api.get('/stay/stay-1').ok('a refused update changes nothing', { rate: 63.75 });
    },
  );

  test(
    'rate may be right at its maximum of 500',
    about(
      'stay.rate.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum of rate is 500, inclusive';
      await api.post('/stay', { ...stay, rate: 500 }).created(because, { rate: 500 });
      await api.get('/stay/stay-1').ok(because, { rate: 500 });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', { rate: 500 }).ok(because, { rate: 500 });
      await api.get('/stay/stay-2').ok(because, { rate: 500 });
    },
  );

  test(
    'create and update refuse a rate above its maximum of 500',
    about(
      'stay.rate.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'rate must be at most 500';
      await api.post('/stay', { ...stay, rate: 500.25 }).invalid(because);
      await api.get('/stay/stay-1').notFound('a refused create stores nothing');
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', { rate: 500.25 }).invalid(because);
      await api.get('/stay/stay-1').ok('a refused update changes nothing', { rate: 63.75 });
    },
  );

  test(
    'rate has no minimum',
    about('stay.rate.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'rate has no minimum';
      await api.post('/stay', { ...stay, rate: -999999.75 }).created(because, { rate: -999999.75 });
      await api.get('/stay/stay-1').ok(because, { rate: -999999.75 });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', { rate: -999999.75 }).ok(because, { rate: -999999.75 });
      await api.get('/stay/stay-2').ok(because, { rate: -999999.75 });
    },
  );

  test(
    'create and update refuse a status of a wrong type',
    about(
      'stay.status.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'status must be one of booked, checked_in, checked_out, cancelled';
      await api.post('/stay', { ...stay, status: 421337 }).invalid(because);
      await api.post('/stay', { ...stay, status: { value: 'text' } }).invalid(because);
      await api.get('/stay/stay-1').notFound('a refused create stores nothing');
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', { status: 0 }).invalid(because);
      await api.patch('/stay/stay-1', { status: {} }).invalid(because);
      await api
        .get('/stay/stay-1')
        .ok('a refused update changes nothing', { status: 'checked_in' });
    },
  );
});

test.describe('Stay: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'billing may be open, invoiced',
    about(
      'stay.billing.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of BillingStatus';
      await api.post('/stay', { ...stay, billing: 'open' }).created(because, { billing: 'open' });
      await api.patch('/stay/stay-1', { billing: 'invoiced' }).ok(because, { billing: 'invoiced' });
      await api.get('/stay/stay-1').ok(because, { billing: 'invoiced' });
      await api.patch('/stay/stay-1', { billing: 'open' }).ok(because, { billing: 'open' });
    },
  );

  test(
    'create and update refuse a billing that BillingStatus does not list, such as unheard_of',
    about(
      'stay.billing.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'billing must be one of open, invoiced';
      await api.post('/stay', { ...stay, billing: 'unheard_of' }).invalid(because);
      await api.post('/stay', { ...stay, billing: 'open ' }).invalid(because);
      await api.post('/stay', { ...stay, billing: 'ope' }).invalid(because);
      await api.get('/stay/stay-1').notFound('a refused create stores nothing');
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', { billing: 'unheard_of' }).invalid(because);
      await api.get('/stay/stay-1').ok('a refused update changes nothing', { billing: 'invoiced' });
    },
  );

  test(
    'create and update refuse the billing OPEN, as upper and lower case differ',
    about(
      'stay.billing.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'billing must be one of open, invoiced';
      await api.post('/stay', { ...stay, billing: 'OPEN' }).invalid(because);
      await api.get('/stay/stay-1').notFound('a refused create stores nothing');
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', { billing: 'OPEN' }).invalid(because);
      await api.get('/stay/stay-1').ok('a refused update changes nothing', { billing: 'invoiced' });
    },
  );

  test(
    'status may be booked, checked_in, checked_out, cancelled',
    about(
      'stay.status.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of StayStatus';
      await api.post('/stay', { ...stay, status: 'booked' }).created(because, { status: 'booked' });
      await api
        .patch('/stay/stay-1', { status: 'checked_in' })
        .ok(because, { status: 'checked_in' });
      await api
        .patch('/stay/stay-1', { status: 'checked_out' })
        .ok(because, { status: 'checked_out' });
      await api.patch('/stay/stay-1', { status: 'cancelled' }).ok(because, { status: 'cancelled' });
      await api.get('/stay/stay-1').ok(because, { status: 'cancelled' });
      await api.patch('/stay/stay-1', { status: 'booked' }).ok(because, { status: 'booked' });
    },
  );

  test(
    'create and update refuse a status that StayStatus does not list, such as unheard_of',
    about(
      'stay.status.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'status must be one of booked, checked_in, checked_out, cancelled';
      await api.post('/stay', { ...stay, status: 'unheard_of' }).invalid(because);
      await api.post('/stay', { ...stay, status: 'booked ' }).invalid(because);
      await api.post('/stay', { ...stay, status: 'booke' }).invalid(because);
      await api.get('/stay/stay-1').notFound('a refused create stores nothing');
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', { status: 'unheard_of' }).invalid(because);
      await api
        .get('/stay/stay-1')
        .ok('a refused update changes nothing', { status: 'checked_in' });
    },
  );

  test(
    'create and update refuse the status BOOKED, as upper and lower case differ',
    about(
      'stay.status.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'status must be one of booked, checked_in, checked_out, cancelled';
      await api.post('/stay', { ...stay, status: 'BOOKED' }).invalid(because);
      await api.get('/stay/stay-1').notFound('a refused create stores nothing');
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', { status: 'BOOKED' }).invalid(because);
      await api
        .get('/stay/stay-1')
        .ok('a refused update changes nothing', { status: 'checked_in' });
    },
  );
});

test.describe('Stay: references', () => {
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
    'dog refers to an existing Dog and is answered as its id',
    about('stay.dog.accepts-existing-object', 'references.by-id'),
    async ({ api }) => {
      const because = 'dog was sent as dog-1';
      await api.create('Dog', dog);
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.post('/stay', { ...stay, dog: 'dog-1' }).created(because, { dog: 'dog-1' });
      await api.get('/stay/stay-1').ok(because, { dog: 'dog-1' });
      await api
        .patch('/stay/stay-1', { dog: 'dog-2' })
        .ok('dog was changed to dog-2', { dog: 'dog-2' });
      await api.get('/stay/stay-1').ok('dog was changed to dog-2', { dog: 'dog-2' });
      await api
        .get('/stay')
        .ok('lists answer references as ids too', [{ id: 'stay-1', dog: 'dog-2' }]);
    },
  );

  test(
    'create and update refuse a dog that no Dog has as its id',
    about(
      'stay.dog.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'dog must be the id of an existing Dog';
      await api.post('/stay', { ...stay, dog: 'dog-unknown' }).invalid(because);
      await api.get('/stay/stay-1').notFound('a refused create stores nothing');
      await api.create('Dog', dog);
      await api.create('Stay', { ...stay, dog: 'dog-1' });
      await api.patch('/stay/stay-1', { dog: 'dog-unknown' }).invalid(because);
      await api.get('/stay/stay-1').ok('a refused update changes nothing', { dog: 'dog-1' });
    },
  );

  test(
    'create and update refuse what is no id for dog',
    about(
      'stay.dog.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'dog must be the id of a Dog';
      await api.post('/stay', { ...stay, dog: 421337 }).invalid(because);
      await api.post('/stay', { ...stay, dog: { value: 'text' } }).invalid(because);
      await api.get('/stay/stay-1').notFound('a refused create stores nothing');
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', { dog: 0 }).invalid(because);
      await api.patch('/stay/stay-1', { dog: {} }).invalid(because);
      await api.get('/stay/stay-1').ok('a refused update changes nothing', { dog: null });
    },
  );

  test(
    'dog may be null or left out',
    about('stay.dog.accepts-null', 'references.null', 'create.optional'),
    async ({ api }) => {
      const because = 'a reference may be null';
      await api.create('Dog', dog);
      await api.post('/stay', { ...stay, dog: null }).created(because, { dog: null });
      await api.patch('/stay/stay-1', { dog: 'dog-1' }).ok('the change is valid');
      await api.patch('/stay/stay-1', { dog: null }).ok(because, { dog: null });
      await api.get('/stay/stay-1').ok(because, { dog: null });
      await api.post('/stay', { ...stay, id: 'stay-2' }).created('dog is optional', { dog: null });
    },
  );

  test(
    'deleting a Dog clears every dog that refers to it',
    about(
      'stay.dog.is-cleared-by-delete',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'dog-1 was deleted';
      await api.create('Dog', dog);
      await api.create('Stay', { ...stay, dog: 'dog-1' });
      await api.create('Stay', { ...stay, id: 'stay-2', dog: 'dog-1' });
      await api.delete('/dog/dog-1').removed('the object exists');
      await api.get('/stay/stay-1').ok(because, { id: 'stay-1', dog: null });
      await api.get('/stay/stay-2').ok(because, { id: 'stay-2', dog: null });
      await api.get('/stay').ok(because, [
        { id: 'stay-1', dog: null },
        { id: 'stay-2', dog: null },
      ]);
      await api
        .patch('/stay/stay-1', { arrives_at: '2024-03-17 09:55:44' })
        .ok('an update of something else brings no reference back', { dog: null });
      await api
        .patch('/stay/stay-1', { dog: 'dog-1' })
        .invalid('dog must be the id of an existing Dog');
      await api.create('Dog', dog);
      await api
        .get('/stay/stay-2')
        .ok('the Dog that has the id dog-1 now is another', { dog: null });
    },
  );

  test(
    'deleting a Dog keeps a dog that refers to another',
    about('stay.dog.survives-delete-of-another', 'references.deleted', 'endpoints.delete'),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Dog', dog);
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.create('Stay', { ...stay, dog: 'dog-2' });
      await api.delete('/dog/dog-1').removed(because);
      await api.get('/stay/stay-1').ok('another Dog was deleted', { dog: 'dog-2' });
      await api.delete('/stay/stay-1').removed(because);
      await api.get('/dog/dog-2').ok('only what refers to it was deleted', { id: 'dog-2' });
    },
  );

  test(
    'create and update refuse the id of a Stay in dog, which refers to Dog',
    about(
      'stay.dog.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'dog must be the id of an existing Dog';
      await api.create('Stay', stay);
      await api.post('/stay', { ...stay, id: 'stay-2', dog: 'stay-1' }).invalid(because);
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', { dog: 'stay-1' }).invalid(because);
      await api.get('/stay/stay-2').ok('a refused update changes nothing', { dog: null });
    },
  );

  test(
    'deleting a Stay, or the Dog of the same id, leaves the other one and dog as they are',
    about(
      'stay.dog.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Dog', { ...dog, id: 'stay-1' });
      await api.create('Dog', { ...dog, id: 'stay-2' });
      await api.create('Stay', { ...stay, dog: 'stay-2' });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.delete('/stay/stay-2').removed(because);
      await api
        .get('/dog/stay-2')
        .ok('no Dog was deleted', { ...dog, id: 'stay-2', trusted_keepers: [] });
      await api.delete('/dog/stay-1').removed(because);
      await api.get('/stay/stay-1').ok('only the Dog stay-1 was deleted', {
        ...stay,
        dog: 'stay-2',
        finished: [],
        services: [],
        keeper: null,
      });
    },
  );

  test(
    'keeper refers to an existing Keeper and is answered as its id',
    about('stay.keeper.accepts-existing-object', 'references.by-id'),
    async ({ api }) => {
      const because = 'keeper was sent as keeper-1';
      await api.create('Keeper', keeper);
      await api.create('Keeper', { ...keeper, id: 'keeper-2' });
      await api
        .post('/stay', { ...stay, keeper: 'keeper-1' })
        .created(because, { keeper: 'keeper-1' });
      await api.get('/stay/stay-1').ok(because, { keeper: 'keeper-1' });
      await api
        .patch('/stay/stay-1', { keeper: 'keeper-2' })
        .ok('keeper was changed to keeper-2', { keeper: 'keeper-2' });
      await api.get('/stay/stay-1').ok('keeper was changed to keeper-2', { keeper: 'keeper-2' });
      await api
        .get('/stay')
        .ok('lists answer references as ids too', [{ id: 'stay-1', keeper: 'keeper-2' }]);
    },
  );

  test(
    'create and update refuse a keeper that no Keeper has as its id',
    about(
      'stay.keeper.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'keeper must be the id of an existing Keeper';
      await api.post('/stay', { ...stay, keeper: 'keeper-unknown' }).invalid(because);
      await api.get('/stay/stay-1').notFound('a refused create stores nothing');
      await api.create('Keeper', keeper);
      await api.create('Stay', { ...stay, keeper: 'keeper-1' });
      await api.patch('/stay/stay-1', { keeper: 'keeper-unknown' }).invalid(because);
      await api.get('/stay/stay-1').ok('a refused update changes nothing', { keeper: 'keeper-1' });
    },
  );

  test(
    'create and update refuse what is no id for keeper',
    about(
      'stay.keeper.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'keeper must be the id of a Keeper';
      await api.post('/stay', { ...stay, keeper: 421337 }).invalid(because);
      await api.post('/stay', { ...stay, keeper: { value: 'text' } }).invalid(because);
      await api.get('/stay/stay-1').notFound('a refused create stores nothing');
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', { keeper: 0 }).invalid(because);
      await api.patch('/stay/stay-1', { keeper: {} }).invalid(because);
      await api.get('/stay/stay-1').ok('a refused update changes nothing', { keeper: null });
    },
  );

  test(
    'keeper may be null or left out',
    about('stay.keeper.accepts-null', 'references.null', 'create.optional'),
    async ({ api }) => {
      const because = 'a reference may be null';
      await api.create('Keeper', keeper);
      await api.post('/stay', { ...stay, keeper: null }).created(because, { keeper: null });
      await api.patch('/stay/stay-1', { keeper: 'keeper-1' }).ok('the change is valid');
      await api.patch('/stay/stay-1', { keeper: null }).ok(because, { keeper: null });
      await api.get('/stay/stay-1').ok(because, { keeper: null });
      await api
        .post('/stay', { ...stay, id: 'stay-2' })
        .created('keeper is optional', { keeper: null });
    },
  );

  test(
    'deleting a Keeper clears every keeper that refers to it',
    about(
      'stay.keeper.is-cleared-by-delete',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'keeper-1 was deleted';
      await api.create('Keeper', keeper);
      await api.create('Stay', { ...stay, keeper: 'keeper-1' });
      await api.create('Stay', { ...stay, id: 'stay-2', keeper: 'keeper-1' });
      await api.delete('/keeper/keeper-1').removed('the object exists');
      await api.get('/stay/stay-1').ok(because, { id: 'stay-1', keeper: null });
      await api.get('/stay/stay-2').ok(because, { id: 'stay-2', keeper: null });
      await api.get('/stay').ok(because, [
        { id: 'stay-1', keeper: null },
        { id: 'stay-2', keeper: null },
      ]);
      await api
        .patch('/stay/stay-1', { arrives_at: '2024-03-17 09:55:44' })
        .ok('an update of something else brings no reference back', { keeper: null });
      await api
        .patch('/stay/stay-1', { keeper: 'keeper-1' })
        .invalid('keeper must be the id of an existing Keeper');
      await api.create('Keeper', keeper);
      await api
        .get('/stay/stay-2')
        .ok('the Keeper that has the id keeper-1 now is another', { keeper: null });
    },
  );

  test(
    'deleting a Keeper keeps a keeper that refers to another',
    about('stay.keeper.survives-delete-of-another', 'references.deleted', 'endpoints.delete'),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Keeper', keeper);
      await api.create('Keeper', { ...keeper, id: 'keeper-2' });
      await api.create('Stay', { ...stay, keeper: 'keeper-2' });
      await api.delete('/keeper/keeper-1').removed(because);
      await api.get('/stay/stay-1').ok('another Keeper was deleted', { keeper: 'keeper-2' });
      await api.delete('/stay/stay-1').removed(because);
      await api
        .get('/keeper/keeper-2')
        .ok('only what refers to it was deleted', { id: 'keeper-2' });
    },
  );

  test(
    'create and update refuse the id of a Stay in keeper, which refers to Keeper',
    about(
      'stay.keeper.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'keeper must be the id of an existing Keeper';
      await api.create('Stay', stay);
      await api.post('/stay', { ...stay, id: 'stay-2', keeper: 'stay-1' }).invalid(because);
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', { keeper: 'stay-1' }).invalid(because);
      await api.get('/stay/stay-2').ok('a refused update changes nothing', { keeper: null });
    },
  );

  test(
    'deleting a Stay, or the Keeper of the same id, leaves the other one and keeper as they are',
    about(
      'stay.keeper.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Keeper', { ...keeper, id: 'stay-1' });
      await api.create('Keeper', { ...keeper, id: 'stay-2' });
      await api.create('Stay', { ...stay, keeper: 'stay-2' });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.delete('/stay/stay-2').removed(because);
      await api.get('/keeper/stay-2').ok('no Keeper was deleted', { ...keeper, id: 'stay-2' });
      await api.delete('/keeper/stay-1').removed(because);
      await api.get('/stay/stay-1').ok('only the Keeper stay-1 was deleted', {
        ...stay,
        dog: null,
        finished: [],
        services: [],
        keeper: 'stay-2',
      });
    },
  );

  test(
    'finished is an empty list when a create leaves it out',
    about('stay.finished.is-empty-by-default', 'references.null', 'endpoints.create'),
    async ({ api }) => {
      const because = 'finished was left out';
      await api.post('/stay', stay).created(because, { finished: [] });
      await api.get('/stay/stay-1').ok(because, { finished: [] });
    },
  );

  test(
    'finished lists existing Service objects and is answered as their ids',
    about(
      'stay.finished.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'values.no-other-rule',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'finished was sent with two ids';
      await api.create('Service', service);
      await api.create('Service', { ...service, id: 'service-2' });
      await api.create('Service', { ...service, id: 'service-3' });
      await api.create('Service', { ...service, id: 'service-4' });
      await api.create('Service', { ...service, id: 'service-5' });
      await api
        .post('/stay', { ...stay, finished: ['service-1', 'service-2'] })
        .created(because, { finished: ['service-1', 'service-2'] });
      await api.get('/stay/stay-1').ok(because, { finished: ['service-1', 'service-2'] });
      await api
        .get('/stay')
        .ok('lists answer references as ids too', [
          { id: 'stay-1', finished: ['service-1', 'service-2'] },
        ]);
      await api
        .patch('/stay/stay-1', { finished: ['service-2', 'service-1'] })
        .ok('any order will do', { finished: ['service-2', 'service-1'] });
      await api
        .patch('/stay/stay-1', {
          finished: ['service-1', 'service-2', 'service-3', 'service-4', 'service-5'],
        })
        .ok('no length is too much', {
          finished: ['service-1', 'service-2', 'service-3', 'service-4', 'service-5'],
        });
      await api.delete('/stay/stay-1').removed('the object exists');
      await api
        .get('/service')
        .ok('only what refers to them was deleted', [
          { id: 'service-1' },
          { id: 'service-2' },
          { id: 'service-3' },
          { id: 'service-4' },
          { id: 'service-5' },
        ]);
    },
  );

  test(
    'update replaces the ids in finished',
    about('stay.finished.can-be-updated', 'references.by-id', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Service', service);
      await api.create('Service', { ...service, id: 'service-2' });
      await api.create('Stay', { ...stay, finished: ['service-1'] });
      await api
        .patch('/stay/stay-1', { finished: ['service-2'] })
        .ok('an update replaces the list', { finished: ['service-2'] });
      await api.patch('/stay/stay-1', { finished: [] }).ok('the change is valid');
      await api.get('/stay/stay-1').ok('the list was emptied', { finished: [] });
    },
  );

  test(
    'create and update refuse an id in finished that no Service has',
    about(
      'stay.finished.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'finished must hold only ids of existing Service objects';
      await api.create('Service', service);
      await api.create('Service', { ...service, id: 'service-2' });
      await api.post('/stay', { ...stay, finished: ['service-unknown'] }).invalid(because);
      await api
        .post('/stay', { ...stay, finished: ['service-1', 'service-unknown'] })
        .invalid(because);
      await api
        .post('/stay', { ...stay, finished: ['service-unknown', 'service-2'] })
        .invalid(because);
      await api.get('/stay/stay-1').notFound('a refused create stores nothing');
      await api.create('Stay', { ...stay, finished: ['service-1', 'service-2'] });
      await api.patch('/stay/stay-1', { finished: ['service-unknown'] }).invalid(because);
      await api
        .patch('/stay/stay-1', { finished: ['service-1', 'service-unknown'] })
        .invalid(because);
      await api
        .patch('/stay/stay-1', { finished: ['service-unknown', 'service-2'] })
        .invalid(because);
      await api
        .get('/stay/stay-1')
        .ok('a refused update changes nothing', { finished: ['service-1', 'service-2'] });
    },
  );

  test(
    'create and update refuse null for the list finished',
    about(
      'stay.finished.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'finished must not be null';
      await api.post('/stay', { ...stay, finished: null }).invalid(because);
      await api.get('/stay/stay-1').notFound('a refused create stores nothing');
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', { finished: null }).invalid(because);
      await api.get('/stay/stay-1').ok('a refused update changes nothing', { finished: [] });
    },
  );

  test(
    'create and update refuse what is no list of ids for finished',
    about(
      'stay.finished.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'finished must be a list of ids of Service';
      await api.create('Service', { ...service, id: 'x' });
      await api.post('/stay', { ...stay, finished: 'x' }).invalid(because);
      await api.post('/stay', { ...stay, finished: [{ value: 'text' }] }).invalid(because);
      await api.get('/stay/stay-1').notFound('a refused create stores nothing');
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', { finished: 'x' }).invalid(because);
      await api.patch('/stay/stay-1', { finished: [{}] }).invalid(because);
      await api.get('/stay/stay-1').ok('a refused update changes nothing', { finished: [] });
    },
  );

  test(
    'deleting a Service takes its id out of every finished and keeps the others',
    about(
      'stay.finished.loses-deleted-object',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'service-2 was deleted';
      await api.create('Service', service);
      await api.create('Service', { ...service, id: 'service-2' });
      await api.create('Service', { ...service, id: 'service-3' });
      await api.create('Stay', { ...stay, finished: ['service-1', 'service-2', 'service-3'] });
      await api.create('Stay', { ...stay, id: 'stay-2', finished: ['service-2'] });
      await api.delete('/service/service-2').removed('the object exists');
      await api
        .get('/stay/stay-1')
        .ok(because, { id: 'stay-1', finished: ['service-1', 'service-3'] });
      await api.get('/stay/stay-2').ok(because, { id: 'stay-2', finished: [] });
      await api.get('/stay').ok(because, [
        { id: 'stay-1', finished: ['service-1', 'service-3'] },
        { id: 'stay-2', finished: [] },
      ]);
      await api
        .patch('/stay/stay-1', { arrives_at: '2024-03-17 09:55:44' })
        .ok('an update of something else brings no reference back', {
          finished: ['service-1', 'service-3'],
        });
      await api
        .patch('/stay/stay-1', { finished: ['service-1', 'service-2'] })
        .invalid('finished must hold only ids of existing Service objects');
      await api.create('Service', { ...service, id: 'service-2' });
      await api
        .get('/stay/stay-2')
        .ok('the Service that has the id service-2 now is another', { finished: [] });
    },
  );

  test(
    'create and update refuse the id of a Stay in finished, which refers to Service',
    about(
      'stay.finished.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'finished must hold only ids of existing Service objects';
      await api.create('Stay', stay);
      await api.post('/stay', { ...stay, id: 'stay-2', finished: ['stay-1'] }).invalid(because);
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', { finished: ['stay-1'] }).invalid(because);
      await api.get('/stay/stay-2').ok('a refused update changes nothing', { finished: [] });
    },
  );

  test(
    'deleting a Stay, or the Service of the same id, leaves the other one and finished as they are',
    about(
      'stay.finished.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Service', { ...service, id: 'stay-1' });
      await api.create('Service', { ...service, id: 'stay-2' });
      await api.create('Stay', { ...stay, finished: ['stay-2'] });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.delete('/stay/stay-2').removed(because);
      await api.get('/service/stay-2').ok('no Service was deleted', { ...service, id: 'stay-2' });
      await api.delete('/service/stay-1').removed(because);
      await api.get('/stay/stay-1').ok('only the Service stay-1 was deleted', {
        ...stay,
        dog: null,
        finished: ['stay-2'],
        services: [],
        keeper: null,
      });
    },
  );

  test(
    'services is an empty list when a create leaves it out',
    about('stay.services.is-empty-by-default', 'references.null', 'endpoints.create'),
    async ({ api }) => {
      const because = 'services was left out';
      await api.post('/stay', stay).created(because, { services: [] });
      await api.get('/stay/stay-1').ok(because, { services: [] });
    },
  );

  test(
    'services lists existing Service objects and is answered as their ids',
    about(
      'stay.services.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'values.no-other-rule',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'services was sent with two ids';
      await api.create('Service', service);
      await api.create('Service', { ...service, id: 'service-2' });
      await api.create('Service', { ...service, id: 'service-3' });
      await api.create('Service', { ...service, id: 'service-4' });
      await api.create('Service', { ...service, id: 'service-5' });
      await api
        .post('/stay', { ...stay, services: ['service-1', 'service-2'] })
        .created(because, { services: ['service-1', 'service-2'] });
      await api.get('/stay/stay-1').ok(because, { services: ['service-1', 'service-2'] });
      await api
        .get('/stay')
        .ok('lists answer references as ids too', [
          { id: 'stay-1', services: ['service-1', 'service-2'] },
        ]);
      await api
        .patch('/stay/stay-1', { services: ['service-2', 'service-1'] })
        .ok('any order will do', { services: ['service-2', 'service-1'] });
      await api
        .patch('/stay/stay-1', {
          services: ['service-1', 'service-2', 'service-3', 'service-4', 'service-5'],
        })
        .ok('no length is too much', {
          services: ['service-1', 'service-2', 'service-3', 'service-4', 'service-5'],
        });
      await api.delete('/stay/stay-1').removed('the object exists');
      await api
        .get('/service')
        .ok('only what refers to them was deleted', [
          { id: 'service-1' },
          { id: 'service-2' },
          { id: 'service-3' },
          { id: 'service-4' },
          { id: 'service-5' },
        ]);
    },
  );

  test(
    'update replaces the ids in services',
    about('stay.services.can-be-updated', 'references.by-id', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Service', service);
      await api.create('Service', { ...service, id: 'service-2' });
      await api.create('Stay', { ...stay, services: ['service-1'] });
      await api
        .patch('/stay/stay-1', { services: ['service-2'] })
        .ok('an update replaces the list', { services: ['service-2'] });
      await api.patch('/stay/stay-1', { services: [] }).ok('the change is valid');
      await api.get('/stay/stay-1').ok('the list was emptied', { services: [] });
    },
  );

  test(
    'create and update refuse an id in services that no Service has',
    about(
      'stay.services.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'services must hold only ids of existing Service objects';
      await api.create('Service', service);
      await api.create('Service', { ...service, id: 'service-2' });
      await api.post('/stay', { ...stay, services: ['service-unknown'] }).invalid(because);
      await api
        .post('/stay', { ...stay, services: ['service-1', 'service-unknown'] })
        .invalid(because);
      await api
        .post('/stay', { ...stay, services: ['service-unknown', 'service-2'] })
        .invalid(because);
      await api.get('/stay/stay-1').notFound('a refused create stores nothing');
      await api.create('Stay', { ...stay, services: ['service-1', 'service-2'] });
      await api.patch('/stay/stay-1', { services: ['service-unknown'] }).invalid(because);
      await api
        .patch('/stay/stay-1', { services: ['service-1', 'service-unknown'] })
        .invalid(because);
      await api
        .patch('/stay/stay-1', { services: ['service-unknown', 'service-2'] })
        .invalid(because);
      await api
        .get('/stay/stay-1')
        .ok('a refused update changes nothing', { services: ['service-1', 'service-2'] });
    },
  );

  test(
    'create and update refuse null for the list services',
    about(
      'stay.services.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'services must not be null';
      await api.post('/stay', { ...stay, services: null }).invalid(because);
      await api.get('/stay/stay-1').notFound('a refused create stores nothing');
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', { services: null }).invalid(because);
      await api.get('/stay/stay-1').ok('a refused update changes nothing', { services: [] });
    },
  );

  test(
    'create and update refuse what is no list of ids for services',
    about(
      'stay.services.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'services must be a list of ids of Service';
      await api.create('Service', { ...service, id: 'x' });
      await api.post('/stay', { ...stay, services: 'x' }).invalid(because);
      await api.post('/stay', { ...stay, services: [{ value: 'text' }] }).invalid(because);
      await api.get('/stay/stay-1').notFound('a refused create stores nothing');
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', { services: 'x' }).invalid(because);
      await api.patch('/stay/stay-1', { services: [{}] }).invalid(because);
      await api.get('/stay/stay-1').ok('a refused update changes nothing', { services: [] });
    },
  );

  test(
    'deleting a Service takes its id out of every services and keeps the others',
    about(
      'stay.services.loses-deleted-object',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'service-2 was deleted';
      await api.create('Service', service);
      await api.create('Service', { ...service, id: 'service-2' });
      await api.create('Service', { ...service, id: 'service-3' });
      await api.create('Stay', { ...stay, services: ['service-1', 'service-2', 'service-3'] });
      await api.create('Stay', { ...stay, id: 'stay-2', services: ['service-2'] });
      await api.delete('/service/service-2').removed('the object exists');
      await api
        .get('/stay/stay-1')
        .ok(because, { id: 'stay-1', services: ['service-1', 'service-3'] });
      await api.get('/stay/stay-2').ok(because, { id: 'stay-2', services: [] });
      await api.get('/stay').ok(because, [
        { id: 'stay-1', services: ['service-1', 'service-3'] },
        { id: 'stay-2', services: [] },
      ]);
      await api
        .patch('/stay/stay-1', { arrives_at: '2024-03-17 09:55:44' })
        .ok('an update of something else brings no reference back', {
          services: ['service-1', 'service-3'],
        });
      await api
        .patch('/stay/stay-1', { services: ['service-1', 'service-2'] })
        .invalid('services must hold only ids of existing Service objects');
      await api.create('Service', { ...service, id: 'service-2' });
      await api
        .get('/stay/stay-2')
        .ok('the Service that has the id service-2 now is another', { services: [] });
    },
  );

  test(
    'create and update refuse the id of a Stay in services, which refers to Service',
    about(
      'stay.services.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'services must hold only ids of existing Service objects';
      await api.create('Stay', stay);
      await api.post('/stay', { ...stay, id: 'stay-2', services: ['stay-1'] }).invalid(because);
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', { services: ['stay-1'] }).invalid(because);
      await api.get('/stay/stay-2').ok('a refused update changes nothing', { services: [] });
    },
  );

  test(
    'deleting a Stay, or the Service of the same id, leaves the other one and services as they are',
    about(
      'stay.services.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Service', { ...service, id: 'stay-1' });
      await api.create('Service', { ...service, id: 'stay-2' });
      await api.create('Stay', { ...stay, services: ['stay-2'] });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.delete('/stay/stay-2').removed(because);
      await api.get('/service/stay-2').ok('no Service was deleted', { ...service, id: 'stay-2' });
      await api.delete('/service/stay-1').removed(because);
      await api.get('/stay/stay-1').ok('only the Service stay-1 was deleted', {
        ...stay,
        dog: null,
        finished: [],
        services: ['stay-2'],
        keeper: null,
      });
    },
  );

  test(
    'update that is refused for dog does not change arrives_at either',
    about(
      'stay.dog.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('Stay', stay);
      await api
        .patch('/stay/stay-1', { arrives_at: '2024-03-17 09:55:44', dog: 'dog-unknown' })
        .invalid('dog must be the id of an existing Dog');
      await api.get('/stay/stay-1').ok('a refused update changes nothing', {
        ...stay,
        dog: null,
        finished: [],
        services: [],
        keeper: null,
      });
    },
  );
});

test.describe('Stay: actions', () => {
  // analytics.shape: An analytics endpoint answers 200 and an object `{"result": …}`, computed
  //   from the objects that exist at that moment.
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
  // guards.count-sum: `count(this.toys)` is the number of objects in a reference list,
  //   `sum(this.toys.price)` the sum of a field over them, without the objects in which it is
  //   `null`; of none it is 0.
  // guards.quantifiers: `all item in this.toys satisfies: item.price > 1` asks the condition of
  //   every object in the list and holds for an empty one; `any item in …` asks for at least one
  //   that satisfies it and does not hold for an empty list.
  // effects.order: Effects are applied in the order listed, each seeing what the ones before did,
  //   and before the state field changes.
  // effects.own: `set this.x to …` and `increase this.x by …` (or decrease) change a field of the
  //   acting object.
  // effects.on-reference: `on item in this.owner: …` changes the object that the reference field
  //   names; where the reference is `null`, this effect is skipped and the others are applied.
  // effects.for-each: `for each item in this.toys: …` changes every object in the list. In both
  //   of these, `item.x` is a field of the other object and `this.x` still one of the acting
  //   object.

  test(
    'cancel moves status from booked to cancelled',
    about(
      'stay.cancel.moves-from-booked',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'guards.quantifiers',
    ),
    async ({ api }) => {
      await api.create('Service', { ...service, minutes: 30 });
      await api.create('Service', {
        ...service,
        id: 'service-2',
        available_until: '2029-09-22 23:16:26',
        minutes: 30,
        price: 93.75,
      });
      await api.create('Stay', {
        ...stay,
        status: 'booked',
        services: ['service-1', 'service-2'],
        nights: 28,
      });
      await api.post('/stay/stay-1/cancel').ok('the state is right and every condition holds', {
        ...stay,
        dog: null,
        due: 67.5,
        finished: [],
        nights: 27,
        services: ['service-1', 'service-2'],
        status: 'cancelled',
        keeper: null,
      });
      await api.get('/stay/stay-1').ok('what the action did is stored', {
        ...stay,
        dog: null,
        due: 67.5,
        finished: [],
        nights: 27,
        services: ['service-1', 'service-2'],
        status: 'cancelled',
        keeper: null,
      });
    },
  );

  test(
    'cancel moves status from checked_in to cancelled',
    about(
      'stay.cancel.moves-from-checked_in',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'guards.quantifiers',
    ),
    async ({ api }) => {
      await api.create('Service', { ...service, minutes: 30 });
      await api.create('Service', {
        ...service,
        id: 'service-2',
        available_until: '2029-09-22 23:16:26',
        minutes: 30,
        price: 93.75,
      });
      await api.create('Stay', { ...stay, services: ['service-1', 'service-2'], nights: 28 });
      await api.post('/stay/stay-1/cancel').ok('the state is right and every condition holds', {
        ...stay,
        dog: null,
        due: 67.5,
        finished: [],
        nights: 27,
        services: ['service-1', 'service-2'],
        status: 'cancelled',
        keeper: null,
      });
      await api.get('/stay/stay-1').ok('what the action did is stored', {
        ...stay,
        dog: null,
        due: 67.5,
        finished: [],
        nights: 27,
        services: ['service-1', 'service-2'],
        status: 'cancelled',
        keeper: null,
      });
    },
  );

  test(
    'cancel applies the effect: decrease this.nights by 1',
    about(
      'stay.cancel.effect-increase-nights-by--1',
      'effects.own',
      'actions.success',
      'actions.stored',
      'analytics.shape',
    ),
    async ({ api }) => {
      await api.create('Service', { ...service, minutes: 30 });
      await api.create('Service', {
        ...service,
        id: 'service-2',
        available_until: '2029-09-22 23:16:26',
        minutes: 30,
        price: 93.75,
      });
      await api.create('Stay', {
        ...stay,
        status: 'booked',
        services: ['service-1', 'service-2'],
        nights: 28,
      });
      await api.get('/analytics/stay/nights/avg').ok('cancel was not called yet', { result: 28 });
      await api.post('/stay/stay-1/cancel').ok('the state is right and every condition holds');
      await api.get('/stay/stay-1').ok('decrease this.nights by 1', {
        nights: 27,
        arrives_at: '2024-05-26 22:42:37',
        billing: 'invoiced',
        deposit: 32.75,
        dog: null,
        finished: [],
        id: 'stay-1',
        leaves_at: '2023-11-23 05:14:18',
        meals_a_day: 3,
        note: 'doda',
        paid: false,
        rate: 63.75,
        services: ['service-1', 'service-2'],
        keeper: null,
      });
      await api.get('/analytics/stay/nights/avg').ok('cancel changed nights', { result: 27 });
    },
  );

  test(
    'cancel applies the effect: for each item in this.services: decrease item.price by 5',
    about(
      'stay.cancel.effect-each-services-increase-price-by--5',
      'effects.for-each',
      'actions.success',
      'actions.stored',
      'analytics.shape',
    ),
    async ({ api }) => {
      const because = 'for each item in this.services: decrease item.price by 5';
      await api.create('Service', { ...service, minutes: 30 });
      await api.create('Service', {
        ...service,
        id: 'service-2',
        available_until: '2029-09-22 23:16:26',
        minutes: 30,
        price: 93.75,
      });
      await api.create('Stay', {
        ...stay,
        status: 'booked',
        services: ['service-1', 'service-2'],
        nights: 28,
      });
      await api
        .get('/analytics/service/price/sum')
        .ok('cancel was not called yet', { result: 169 });
      await api.post('/stay/stay-1/cancel').ok('the state is right and every condition holds');
      await api
        .get('/service/service-1')
        .ok(because, { price: 70.25, done: true, id: 'service-1', minutes: 30, title: 'ginavu' });
      await api
        .get('/service/service-2')
        .ok(because, { price: 88.75, done: true, id: 'service-2', minutes: 30, title: 'ginavu' });
      await api.get('/analytics/service/price/sum').ok('cancel changed price', { result: 159 });
    },
  );

  test(
    'cancel applies the effect: for each item in this.services: set item.available_until to this.arrives_at',
    about(
      'stay.cancel.effect-each-services-set-available_until-to-arrives_at',
      'effects.for-each',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      const because = 'for each item in this.services: set item.available_until to this.arrives_at';
      await api.create('Service', { ...service, minutes: 30 });
      await api.create('Service', {
        ...service,
        id: 'service-2',
        available_until: '2029-09-22 23:16:26',
        minutes: 30,
        price: 93.75,
      });
      await api.create('Stay', {
        ...stay,
        status: 'booked',
        services: ['service-1', 'service-2'],
        nights: 28,
      });
      await api.post('/stay/stay-1/cancel').ok('the state is right and every condition holds');
      await api.get('/service/service-1').ok(because, {
        available_until: '2024-05-26 22:42:37',
        done: true,
        id: 'service-1',
        minutes: 30,
        title: 'ginavu',
      });
      await api.get('/service/service-2').ok(because, {
        available_until: '2024-05-26 22:42:37',
        done: true,
        id: 'service-2',
        minutes: 30,
        title: 'ginavu',
      });
    },
  );

  test(
    'cancel applies the effect: set this.due to this.nights * 2.5',
    about(
      'stay.cancel.effect-set-due-to-nights-times-2.5',
      'effects.own',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('Service', { ...service, minutes: 30 });
      await api.create('Service', {
        ...service,
        id: 'service-2',
        available_until: '2029-09-22 23:16:26',
        minutes: 30,
        price: 93.75,
      });
      await api.create('Stay', {
        ...stay,
        status: 'booked',
        services: ['service-1', 'service-2'],
        nights: 28,
      });
      await api.post('/stay/stay-1/cancel').ok('the state is right and every condition holds');
      await api.get('/stay/stay-1').ok('set this.due to this.nights * 2.5', {
        due: 67.5,
        arrives_at: '2024-05-26 22:42:37',
        billing: 'invoiced',
        deposit: 32.75,
        dog: null,
        finished: [],
        id: 'stay-1',
        leaves_at: '2023-11-23 05:14:18',
        meals_a_day: 3,
        note: 'doda',
        paid: false,
        rate: 63.75,
        services: ['service-1', 'service-2'],
        keeper: null,
      });
    },
  );

  test(
    'cancel applies its effects in the order in which they are listed',
    about('stay.cancel.applies-effects-in-order', 'effects.order', 'actions.success'),
    async ({ api }) => {
      const because = 'every effect that concerns it is applied';
      await api.create('Service', { ...service, minutes: 30 });
      await api.create('Service', {
        ...service,
        id: 'service-2',
        available_until: '2029-09-22 23:16:26',
        minutes: 30,
        price: 93.75,
      });
      await api.create('Stay', {
        ...stay,
        status: 'booked',
        services: ['service-1', 'service-2'],
        nights: 28,
      });
      await api.post('/stay/stay-1/cancel').ok('the state is right and every condition holds');
      await api.get('/stay/stay-1').ok('each effect sees what the ones before did', {
        status: 'cancelled',
        nights: 27,
        due: 67.5,
      });
      await api
        .get('/service/service-1')
        .ok(because, { price: 70.25, available_until: '2024-05-26 22:42:37' });
      await api
        .get('/service/service-2')
        .ok(because, { price: 88.75, available_until: '2024-05-26 22:42:37' });
    },
  );

  test(
    'cancel leaves objects alone that it does not concern',
    about('stay.cancel.leaves-bystanders', 'actions.success', 'effects.own', 'effects.for-each'),
    async ({ api }) => {
      const because = 'cancel was called on stay-1, which does not concern this object';
      await api.create('Service', { ...service, minutes: 30 });
      await api.create('Service', {
        ...service,
        id: 'service-2',
        available_until: '2029-09-22 23:16:26',
        minutes: 30,
        price: 93.75,
      });
      await api.create('Stay', {
        ...stay,
        status: 'booked',
        services: ['service-1', 'service-2'],
        nights: 28,
      });
      await api.create('Stay', {
        ...stay,
        id: 'stay-2',
        status: 'booked',
        services: ['service-1', 'service-2'],
        nights: 28,
      });
      await api.create('Service', { ...service, id: 'service-3', minutes: 30 });
      await api.post('/stay/stay-1/cancel').ok('the state is right and every condition holds');
      await api.get('/stay/stay-2').ok(because, {
        ...stay,
        dog: null,
        finished: [],
        id: 'stay-2',
        nights: 28,
        services: ['service-1', 'service-2'],
        status: 'booked',
        keeper: null,
      });
      await api.get('/service/service-3').ok(because, { ...service, id: 'service-3', minutes: 30 });
    },
  );

  test(
    'cancel acts on what updates left, and later updates leave what it did',
    about(
      'stay.cancel.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'effects.for-each',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Service', {
        ...service,
        available_until: '2029-09-22 23:16:26',
        minutes: 29,
        price: 93.75,
      });
      await api.create('Service', { ...service, id: 'service-2', minutes: 29 });
      await api.create('Service', { ...service, id: 'service-3', minutes: 29 });
      await api.create('Service', { ...service, id: 'service-4', minutes: 29 });
      await api.create('Stay', {
        ...stay,
        status: 'cancelled',
        services: [],
        arrives_at: '2024-03-17 09:55:44',
        due: 73.75,
        nights: 29,
        note: 'non-refundable',
      });
      await api
        .patch('/stay/stay-1', {
          status: 'booked',
          services: ['service-1', 'service-2', 'service-3', 'service-4'],
          arrives_at: '2024-05-26 22:42:37',
          due: 49.25,
          nights: 28,
          note: 'doda',
        })
        .ok(because);
      await api
        .patch('/service/service-4', {
          available_until: '2029-09-22 23:16:26',
          minutes: 30,
          price: 93.75,
        })
        .ok(because);
      await api
        .patch('/service/service-3', {
          available_until: '2029-09-22 23:16:26',
          minutes: 30,
          price: 93.75,
        })
        .ok(because);
      await api
        .patch('/service/service-2', {
          available_until: '2029-09-22 23:16:26',
          minutes: 30,
          price: 93.75,
        })
        .ok(because);
      await api
        .patch('/service/service-1', {
          available_until: '2030-03-15 22:20:06',
          minutes: 30,
          price: 75.25,
        })
        .ok(because);
      await api.post('/stay/stay-1/cancel').ok('the state is right and every condition holds');
      await api
        .get('/stay')
        .ok('a list shows what cancel did', [
          { id: 'stay-1', status: 'cancelled', nights: 27, due: 67.5 },
        ]);
      await api.get('/service').ok('a list shows what cancel did', [
        { id: 'service-1', price: 70.25, available_until: '2024-05-26 22:42:37' },
        { id: 'service-2', price: 88.75, available_until: '2024-05-26 22:42:37' },
        { id: 'service-3', price: 88.75, available_until: '2024-05-26 22:42:37' },
        { id: 'service-4', price: 88.75, available_until: '2024-05-26 22:42:37' },
      ]);
      await api.patch('/stay/stay-1', { billing: 'open' }).ok(because);
      await api.get('/stay/stay-1').ok('what cancel did stays when something else is updated', {
        billing: 'open',
        status: 'cancelled',
        nights: 27,
        due: 67.5,
      });
      await api.patch('/service/service-4', { done: false }).ok(because);
      await api
        .get('/service/service-4')
        .ok('what cancel did stays when something else is updated', {
          done: false,
          price: 88.75,
          available_until: '2024-05-26 22:42:37',
        });
      await api
        .patch('/stay/stay-1', { status: 'booked' })
        .ok('an update may lead back to any status');
      await api.post('/stay/stay-1/cancel').ok('the state is right and every condition holds', {
        status: 'cancelled',
        nights: 26,
        due: 65,
      });
    },
  );

  test(
    'cancel answers 404 for an id that no Stay has',
    about('stay.cancel.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Stay', stay);
      await api.post('/stay/stay-unknown/cancel').notFound('no Stay has the id stay-unknown');
      await api.delete('/stay/stay-1').removed('the object exists');
      await api.post('/stay/stay-1/cancel').notFound('it was deleted');
      await api.create('Dog', dog);
      await api.post('/stay/dog-1/cancel').notFound('the id is that of a Dog, and no Stay has it');
    },
  );

  test(
    'cancel is refused while status is checked_out',
    about(
      'stay.cancel.refuses-from-checked_out',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Service', { ...service, minutes: 30 });
      await api.create('Service', {
        ...service,
        id: 'service-2',
        available_until: '2029-09-22 23:16:26',
        minutes: 30,
        price: 93.75,
      });
      await api.create('Stay', {
        ...stay,
        status: 'checked_out',
        services: ['service-1', 'service-2'],
        nights: 28,
      });
      await api
        .post('/stay/stay-1/cancel')
        .refused('cancel starts from booked or checked_in, and status is checked_out');
      await api
        .get('/stay/stay-1')
        .ok('a refused action changes nothing', { status: 'checked_out', nights: 28, due: 49.25 });
    },
  );

  test(
    'cancel is refused while status is cancelled',
    about('stay.cancel.refuses-from-cancelled', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Service', { ...service, minutes: 30 });
      await api.create('Service', {
        ...service,
        id: 'service-2',
        available_until: '2029-09-22 23:16:26',
        minutes: 30,
        price: 93.75,
      });
      await api.create('Stay', {
        ...stay,
        status: 'cancelled',
        services: ['service-1', 'service-2'],
        nights: 28,
      });
      await api
        .post('/stay/stay-1/cancel')
        .refused('cancel starts from booked or checked_in, and status is cancelled');
      await api
        .get('/stay/stay-1')
        .ok('a refused action changes nothing', { status: 'cancelled', nights: 28, due: 49.25 });
    },
  );

  test(
    'cancel is refused unless this.note != "non-refundable"',
    about(
      "stay.cancel.refuses-unless-note-ne-'non-refundable'",
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Service', { ...service, minutes: 30 });
      await api.create('Service', {
        ...service,
        id: 'service-2',
        available_until: '2029-09-22 23:16:26',
        minutes: 30,
        price: 93.75,
      });
      await api.create('Stay', {
        ...stay,
        status: 'booked',
        services: ['service-1', 'service-2'],
        nights: 28,
        note: 'non-refundable',
      });
      await api
        .post('/stay/stay-1/cancel')
        .refused('the condition this.note != "non-refundable" is not satisfied');
      await api
        .get('/stay/stay-1')
        .ok('a refused action changes nothing', { status: 'booked', nights: 28, due: 49.25 });
    },
  );

  test(
    'cancel is refused unless this.nights + 2 < 31',
    about(
      'stay.cancel.refuses-unless-nights-plus-2-lt-31',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'endpoints.update',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('Service', { ...service, minutes: 30 });
      await api.create('Service', {
        ...service,
        id: 'service-2',
        available_until: '2029-09-22 23:16:26',
        minutes: 30,
        price: 93.75,
      });
      await api.create('Stay', {
        ...stay,
        status: 'booked',
        services: ['service-1', 'service-2'],
        nights: 29,
      });
      await api
        .post('/stay/stay-1/cancel')
        .refused('the condition this.nights + 2 < 31 is not satisfied');
      await api
        .get('/stay/stay-1')
        .ok('a refused action changes nothing', { status: 'booked', nights: 29, due: 49.25 });
      await api.patch('/stay/stay-1', { nights: 2 }).ok('the change is valid');
      await api.post('/stay/stay-1/cancel').ok('the state is right and every condition holds');
    },
  );

  test(
    'cancel is refused unless any item in this.services satisfies: item.minutes >= 30',
    about(
      'stay.cancel.refuses-unless-any-services-minutes-gte-30',
      'actions.guard',
      'guards.quantifiers',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Service', { ...service, minutes: 29 });
      await api.create('Service', {
        ...service,
        id: 'service-2',
        available_until: '2029-09-22 23:16:26',
        minutes: 29,
        price: 93.75,
      });
      await api.create('Stay', {
        ...stay,
        status: 'booked',
        services: ['service-1', 'service-2'],
        nights: 28,
      });
      await api
        .post('/stay/stay-1/cancel')
        .refused(
          'the condition any item in this.services satisfies: item.minutes >= 30 is not satisfied',
        );
      await api
        .get('/stay/stay-1')
        .ok('a refused action changes nothing', { status: 'booked', nights: 28, due: 49.25 });
    },
  );

  test(
    'cancel changes none of the objects that it refers to when it is refused',
    about('stay.cancel.refused-changes-no-object', 'actions.refused-unchanged'),
    async ({ api }) => {
      const because = 'a refused action changes nothing';
      await api.create('Service', { ...service, minutes: 30 });
      await api.create('Service', {
        ...service,
        id: 'service-2',
        available_until: '2029-09-22 23:16:26',
        minutes: 30,
        price: 93.75,
      });
      await api.create('Stay', {
        ...stay,
        status: 'booked',
        services: ['service-1', 'service-2'],
        nights: 28,
        note: 'non-refundable',
      });
      await api
        .post('/stay/stay-1/cancel')
        .refused('the condition this.note != "non-refundable" is not satisfied');
      await api.get('/service/service-1').ok(because, { ...service, minutes: 30 });
      await api.get('/service/service-2').ok(because, {
        available_until: '2029-09-22 23:16:26',
        done: true,
        id: 'service-2',
        minutes: 30,
        price: 93.75,
        title: 'ginavu',
      });
      await api.get('/stay/stay-1').ok(because, {
        ...stay,
        dog: null,
        finished: [],
        nights: 28,
        note: 'non-refundable',
        services: ['service-1', 'service-2'],
        status: 'booked',
        keeper: null,
      });
    },
  );

  test(
    'cancel is refused when note is null',
    about(
      'stay.cancel.refuses-when-note-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Service', { ...service, minutes: 30 });
      await api.create('Service', {
        ...service,
        id: 'service-2',
        available_until: '2029-09-22 23:16:26',
        minutes: 30,
        price: 93.75,
      });
      await api.create('Stay', {
        ...stay,
        status: 'booked',
        services: ['service-1', 'service-2'],
        nights: 28,
        note: null,
      });
      await api
        .post('/stay/stay-1/cancel')
        .refused('the condition this.note != "non-refundable" is not satisfied');
      await api
        .get('/stay/stay-1')
        .ok('a refused action changes nothing', { status: 'booked', nights: 28, due: 49.25 });
    },
  );

  test(
    'cancel is refused when minutes of an object in services is null',
    about(
      'stay.cancel.refuses-when-minutes-in-services-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Service', { ...service, minutes: 29 });
      await api.create('Service', {
        ...service,
        id: 'service-2',
        available_until: '2029-09-22 23:16:26',
        minutes: null,
        price: 93.75,
      });
      await api.create('Service', { ...service, id: 'service-3', minutes: 29 });
      await api.create('Service', { ...service, id: 'service-4', minutes: 29 });
      await api.create('Stay', {
        ...stay,
        status: 'booked',
        services: ['service-1', 'service-3', 'service-4', 'service-2'],
        nights: 28,
      });
      await api
        .post('/stay/stay-1/cancel')
        .refused(
          'the condition any item in this.services satisfies: item.minutes >= 30 is not satisfied',
        );
      await api
        .get('/stay/stay-1')
        .ok('a refused action changes nothing', { status: 'booked', nights: 28, due: 49.25 });
    },
  );

  test(
    'cancel is refused when services is empty',
    about(
      'stay.cancel.refuses-when-services-is-empty',
      'guards.quantifiers',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Service', { ...service, minutes: 30 });
      await api.create('Service', {
        ...service,
        id: 'service-2',
        available_until: '2029-09-22 23:16:26',
        minutes: 30,
        price: 93.75,
      });
      await api.create('Stay', { ...stay, status: 'booked', services: [], nights: 28 });
      await api
        .post('/stay/stay-1/cancel')
        .refused(
          'the condition any item in this.services satisfies: item.minutes >= 30 is not satisfied',
        );
      await api
        .get('/stay/stay-1')
        .ok('a refused action changes nothing', { status: 'booked', nights: 28, due: 49.25 });
    },
  );

  test(
    'cancel succeeds when item.minutes >= 30 for a later object in services, but not for the first',
    about(
      'stay.cancel.succeeds-when-a-later-one-in-services-satisfies',
      'guards.quantifiers',
      'actions.success',
      'endpoints.update',
    ),
    async ({ api }) => {
      const because = 'every effect that concerns it is applied';
      await api.create('Service', { ...service, minutes: 29 });
      await api.create('Service', {
        ...service,
        id: 'service-2',
        available_until: '2029-09-22 23:16:26',
        minutes: 30,
        price: 93.75,
      });
      await api.create('Service', { ...service, id: 'service-3', minutes: 29 });
      await api.create('Service', { ...service, id: 'service-4', minutes: 29 });
      await api.create('Stay', {
        ...stay,
        status: 'booked',
        services: ['service-1', 'service-3', 'service-4', 'service-2'],
        nights: 28,
      });
      await api.post('/stay/stay-1/cancel').ok('the state is right and every condition holds', {
        status: 'cancelled',
        nights: 27,
        due: 67.5,
      });
      await api
        .get('/stay/stay-1')
        .ok(
          'item.minutes >= 30 for a later object in services, but not for the first, which is allowed',
          {
            status: 'cancelled',
            nights: 27,
            due: 67.5,
          },
        );
      await api
        .get('/service/service-1')
        .ok(because, { price: 70.25, available_until: '2024-05-26 22:42:37' });
      await api
        .get('/service/service-3')
        .ok(because, { price: 70.25, available_until: '2024-05-26 22:42:37' });
      await api
        .get('/service/service-4')
        .ok(because, { price: 70.25, available_until: '2024-05-26 22:42:37' });
      await api
        .get('/service/service-2')
        .ok(because, { price: 88.75, available_until: '2024-05-26 22:42:37' });
      await api
        .patch('/stay/stay-1', {
          status: 'booked',
          services: ['service-1', 'service-2', 'service-3', 'service-4'],
        })
        .ok('the objects in services may be in any order');
      await api.post('/stay/stay-1/cancel').ok('the state is right and every condition holds', {
        status: 'cancelled',
        nights: 26,
        due: 65,
      });
    },
  );

  test(
    'cancel is refused when any item in this.services satisfies: item.minutes >= 30 would hold with the objects that are not in services',
    about(
      'stay.cancel.refuses-when-any-services-minutes-gte-30-for-those-in-services-alone',
      'guards.quantifiers',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Service', { ...service, minutes: 29 });
      await api.create('Service', {
        ...service,
        id: 'service-2',
        available_until: '2029-09-22 23:16:26',
        minutes: 29,
        price: 93.75,
      });
      await api.create('Service', { ...service, id: 'service-3', minutes: 30 });
      await api.create('Service', { ...service, id: 'service-4', minutes: 30 });
      await api.create('Stay', {
        ...stay,
        status: 'booked',
        services: ['service-1', 'service-2'],
        nights: 28,
      });
      await api
        .post('/stay/stay-1/cancel')
        .refused(
          'the condition any item in this.services satisfies: item.minutes >= 30 is not satisfied',
        );
      await api
        .get('/stay/stay-1')
        .ok('a refused action changes nothing', { status: 'booked', nights: 28, due: 49.25 });
    },
  );

  test(
    'cancel is refused after the deletion of what services named',
    about(
      'stay.cancel.refuses-after-delete-in-services',
      'guards.quantifiers',
      'references.deleted',
      'actions.guard',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Service', { ...service, minutes: 30 });
      await api.create('Service', {
        ...service,
        id: 'service-2',
        available_until: '2029-09-22 23:16:26',
        minutes: 30,
        price: 93.75,
      });
      await api.create('Stay', {
        ...stay,
        status: 'booked',
        services: ['service-1', 'service-2'],
        nights: 28,
      });
      await api.delete('/service/service-1').removed(because);
      await api.delete('/service/service-2').removed(because);
      await api
        .post('/stay/stay-1/cancel')
        .refused(
          'the condition any item in this.services satisfies: item.minutes >= 30 is not satisfied',
        );
      await api
        .get('/stay/stay-1')
        .ok('a refused action changes nothing', { status: 'booked', nights: 28, due: 49.25 });
    },
  );

  test(
    'check_in moves status from booked to checked_in',
    about(
      'stay.check_in.moves-from-booked',
      'actions.success',
      'actions.stored',
      'guards.count-sum',
      'guards.compare',
      'guards.is-null',
    ),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.create('Service', { ...service, price: 127 });
      await api.create('Service', { ...service, id: 'service-2', price: 93.75 });
      await api.create('Service', { ...service, id: 'service-3', price: 79 });
      await api.create('Stay', {
        ...stay,
        status: 'booked',
        dog: 'dog-1',
        services: ['service-1', 'service-2', 'service-3'],
        arrives_at: '2023-11-23 05:14:18',
        deposit: 31.75,
        leaves_at: '2023-11-23 05:14:19',
        paid: true,
        rate: 63.5,
      });
      await api.post('/stay/stay-1/check_in').ok('the state is right and every condition holds', {
        ...stay,
        arrives_at: '2023-11-23 05:14:18',
        deposit: 31.75,
        dog: 'dog-1',
        due: 31.75,
        finished: [],
        leaves_at: '2023-11-23 05:14:19',
        rate: 63.5,
        services: ['service-1', 'service-2', 'service-3'],
        keeper: null,
      });
      await api.get('/stay/stay-1').ok('what the action did is stored', {
        ...stay,
        arrives_at: '2023-11-23 05:14:18',
        deposit: 31.75,
        dog: 'dog-1',
        due: 31.75,
        finished: [],
        leaves_at: '2023-11-23 05:14:19',
        rate: 63.5,
        services: ['service-1', 'service-2', 'service-3'],
        keeper: null,
      });
    },
  );

  test(
    'check_in applies the effect: set this.due to this.rate - this.deposit',
    about(
      'stay.check_in.effect-set-due-to-rate-minus-deposit',
      'effects.own',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.create('Service', { ...service, price: 127 });
      await api.create('Service', { ...service, id: 'service-2', price: 93.75 });
      await api.create('Service', { ...service, id: 'service-3', price: 79 });
      await api.create('Stay', {
        ...stay,
        status: 'booked',
        dog: 'dog-1',
        services: ['service-1', 'service-2', 'service-3'],
        arrives_at: '2023-11-23 05:14:18',
        deposit: 31.75,
        leaves_at: '2023-11-23 05:14:19',
        paid: true,
        rate: 63.5,
      });
      await api.post('/stay/stay-1/check_in').ok('the state is right and every condition holds');
      await api.get('/stay/stay-1').ok('set this.due to this.rate - this.deposit', {
        due: 31.75,
        arrives_at: '2023-11-23 05:14:18',
        billing: 'invoiced',
        deposit: 31.75,
        dog: 'dog-1',
        finished: [],
        id: 'stay-1',
        leaves_at: '2023-11-23 05:14:19',
        meals_a_day: 3,
        nights: 57,
        note: 'doda',
        rate: 63.5,
        services: ['service-1', 'service-2', 'service-3'],
        keeper: null,
      });
    },
  );

  test(
    'check_in applies the effect: set this.paid to false',
    about(
      'stay.check_in.effect-set-paid-to-false',
      'effects.own',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.create('Service', { ...service, price: 127 });
      await api.create('Service', { ...service, id: 'service-2', price: 93.75 });
      await api.create('Service', { ...service, id: 'service-3', price: 79 });
      await api.create('Stay', {
        ...stay,
        status: 'booked',
        dog: 'dog-1',
        services: ['service-1', 'service-2', 'service-3'],
        arrives_at: '2023-11-23 05:14:18',
        deposit: 31.75,
        leaves_at: '2023-11-23 05:14:19',
        paid: true,
        rate: 63.5,
      });
      await api.post('/stay/stay-1/check_in').ok('the state is right and every condition holds');
      await api.get('/stay/stay-1').ok('set this.paid to false', {
        paid: false,
        arrives_at: '2023-11-23 05:14:18',
        billing: 'invoiced',
        deposit: 31.75,
        dog: 'dog-1',
        finished: [],
        id: 'stay-1',
        leaves_at: '2023-11-23 05:14:19',
        meals_a_day: 3,
        nights: 57,
        note: 'doda',
        rate: 63.5,
        services: ['service-1', 'service-2', 'service-3'],
        keeper: null,
      });
    },
  );

  test(
    'check_in applies the effect: on item in this.dog: increase item.stays_made by 1',
    about(
      'stay.check_in.effect-on-dog-increase-stays_made-by-1',
      'effects.on-reference',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.create('Service', { ...service, price: 127 });
      await api.create('Service', { ...service, id: 'service-2', price: 93.75 });
      await api.create('Service', { ...service, id: 'service-3', price: 79 });
      await api.create('Stay', {
        ...stay,
        status: 'booked',
        dog: 'dog-1',
        services: ['service-1', 'service-2', 'service-3'],
        arrives_at: '2023-11-23 05:14:18',
        deposit: 31.75,
        leaves_at: '2023-11-23 05:14:19',
        paid: true,
        rate: 63.5,
      });
      await api.post('/stay/stay-1/check_in').ok('the state is right and every condition holds');
      await api.get('/dog/dog-1').ok('on item in this.dog: increase item.stays_made by 1', {
        stays_made: 55,
        born_at: '2025-05-15 22:41:54',
        diet: 'vaboru',
        id: 'dog-1',
        name: 'lova',
        owner: null,
        size: 'medium',
        temperament: 'nervous',
        vaccinated: true,
        weight: 58.25,
        trusted_keepers: [],
      });
    },
  );

  test(
    'check_in applies the effect: on item in this.dog: set item.last_seen_at to this.arrives_at',
    about(
      'stay.check_in.effect-on-dog-set-last_seen_at-to-arrives_at',
      'effects.on-reference',
      'effects.for-each',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.create('Service', { ...service, price: 127 });
      await api.create('Service', { ...service, id: 'service-2', price: 93.75 });
      await api.create('Service', { ...service, id: 'service-3', price: 79 });
      await api.create('Stay', {
        ...stay,
        status: 'booked',
        dog: 'dog-1',
        services: ['service-1', 'service-2', 'service-3'],
        arrives_at: '2023-11-23 05:14:18',
        deposit: 31.75,
        leaves_at: '2023-11-23 05:14:19',
        paid: true,
        rate: 63.5,
      });
      await api.post('/stay/stay-1/check_in').ok('the state is right and every condition holds');
      await api
        .get('/dog/dog-1')
        .ok('on item in this.dog: set item.last_seen_at to this.arrives_at', {
          last_seen_at: '2023-11-23 05:14:18',
          born_at: '2025-05-15 22:41:54',
          diet: 'vaboru',
          id: 'dog-1',
          name: 'lova',
          owner: null,
          size: 'medium',
          temperament: 'nervous',
          vaccinated: true,
          weight: 58.25,
          trusted_keepers: [],
        });
    },
  );

  test(
    'check_in leaves objects alone that it does not concern',
    about(
      'stay.check_in.leaves-bystanders',
      'actions.success',
      'effects.own',
      'effects.on-reference',
    ),
    async ({ api }) => {
      const because = 'check_in was called on stay-1, which does not concern this object';
      await api.create('Dog', dog);
      await api.create('Service', { ...service, price: 127 });
      await api.create('Service', { ...service, id: 'service-2', price: 93.75 });
      await api.create('Service', { ...service, id: 'service-3', price: 79 });
      await api.create('Stay', {
        ...stay,
        status: 'booked',
        dog: 'dog-1',
        services: ['service-1', 'service-2', 'service-3'],
        arrives_at: '2023-11-23 05:14:18',
        deposit: 31.75,
        leaves_at: '2023-11-23 05:14:19',
        paid: true,
        rate: 63.5,
      });
      await api.create('Stay', {
        ...stay,
        id: 'stay-2',
        status: 'booked',
        dog: 'dog-1',
        services: ['service-1', 'service-2', 'service-3'],
        arrives_at: '2023-11-23 05:14:18',
        deposit: 31.75,
        leaves_at: '2023-11-23 05:14:19',
        paid: true,
        rate: 63.5,
      });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.post('/stay/stay-1/check_in').ok('the state is right and every condition holds');
      await api.get('/stay/stay-2').ok(because, {
        arrives_at: '2023-11-23 05:14:18',
        billing: 'invoiced',
        deposit: 31.75,
        dog: 'dog-1',
        due: 49.25,
        finished: [],
        id: 'stay-2',
        leaves_at: '2023-11-23 05:14:19',
        meals_a_day: 3,
        nights: 57,
        note: 'doda',
        paid: true,
        rate: 63.5,
        services: ['service-1', 'service-2', 'service-3'],
        status: 'booked',
        keeper: null,
      });
      await api.get('/dog/dog-2').ok(because, { ...dog, id: 'dog-2', trusted_keepers: [] });
    },
  );

  test(
    'check_in acts on what updates left, and later updates leave what it did',
    about(
      'stay.check_in.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Dog', { ...dog, last_seen_at: '2022-07-08 17:53:28', stays_made: 44 });
      await api.create('Service', { ...service, price: 52 });
      await api.create('Service', { ...service, id: 'service-2', price: 52 });
      await api.create('Service', { ...service, id: 'service-3', price: 52 });
      await api.create('Service', { ...service, id: 'service-4', price: 75 });
      await api.create('Stay', {
        ...stay,
        dog: null,
        services: ['service-1', 'service-2', 'service-3', 'service-4'],
        arrives_at: '2023-11-23 05:14:19',
        deposit: 31.75,
        due: 73.75,
        leaves_at: '2023-11-23 05:14:19',
      });
      await api
        .patch('/stay/stay-1', {
          status: 'booked',
          dog: 'dog-1',
          services: ['service-1', 'service-2', 'service-3'],
          arrives_at: '2023-11-23 05:14:18',
          due: 49.25,
          paid: true,
          rate: 63.5,
        })
        .ok(because);
      await api.patch('/service/service-3', { price: 79 }).ok(because);
      await api.patch('/service/service-2', { price: 93.75 }).ok(because);
      await api.patch('/service/service-1', { price: 127 }).ok(because);
      await api
        .patch('/dog/dog-1', { last_seen_at: '2022-09-17 02:52:39', stays_made: 54 })
        .ok(because);
      await api.post('/stay/stay-1/check_in').ok('the state is right and every condition holds');
      await api
        .get('/stay')
        .ok('a list shows what check_in did', [
          { id: 'stay-1', status: 'checked_in', due: 31.75, paid: false },
        ]);
      await api
        .get('/dog')
        .ok('a list shows what check_in did', [
          { id: 'dog-1', stays_made: 55, last_seen_at: '2023-11-23 05:14:18' },
        ]);
      await api.patch('/stay/stay-1', { billing: 'open' }).ok(because);
      await api.get('/stay/stay-1').ok('what check_in did stays when something else is updated', {
        billing: 'open',
        status: 'checked_in',
        due: 31.75,
        paid: false,
      });
      await api.patch('/dog/dog-1', { born_at: '2011-06-29 06:14:03' }).ok(because);
      await api.get('/dog/dog-1').ok('what check_in did stays when something else is updated', {
        born_at: '2011-06-29 06:14:03',
        stays_made: 55,
        last_seen_at: '2023-11-23 05:14:18',
      });
      await api
        .patch('/stay/stay-1', { status: 'booked' })
        .ok('an update may lead back to any status');
      await api.post('/stay/stay-1/check_in').ok('the state is right and every condition holds', {
        status: 'checked_in',
        due: 31.75,
        paid: false,
      });
    },
  );

  test(
    'check_in answers 404 for an id that no Stay has',
    about('stay.check_in.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Stay', stay);
      await api.post('/stay/stay-unknown/check_in').notFound('no Stay has the id stay-unknown');
      await api.delete('/stay/stay-1').removed('the object exists');
      await api.post('/stay/stay-1/check_in').notFound('it was deleted');
      await api.create('Dog', dog);
      await api
        .post('/stay/dog-1/check_in')
        .notFound('the id is that of a Dog, and no Stay has it');
    },
  );

  test(
    'check_in is refused while status is checked_in',
    about(
      'stay.check_in.refuses-from-checked_in',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.create('Service', { ...service, price: 127 });
      await api.create('Service', { ...service, id: 'service-2', price: 93.75 });
      await api.create('Service', { ...service, id: 'service-3', price: 79 });
      await api.create('Stay', {
        ...stay,
        dog: 'dog-1',
        services: ['service-1', 'service-2', 'service-3'],
        arrives_at: '2023-11-23 05:14:18',
        deposit: 31.75,
        leaves_at: '2023-11-23 05:14:19',
        paid: true,
        rate: 63.5,
      });
      await api
        .post('/stay/stay-1/check_in')
        .refused('check_in starts from booked, and status is checked_in');
      await api
        .get('/stay/stay-1')
        .ok('a refused action changes nothing', { status: 'checked_in', due: 49.25, paid: true });
    },
  );

  test(
    'check_in is refused while status is checked_out',
    about(
      'stay.check_in.refuses-from-checked_out',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.create('Service', { ...service, price: 127 });
      await api.create('Service', { ...service, id: 'service-2', price: 93.75 });
      await api.create('Service', { ...service, id: 'service-3', price: 79 });
      await api.create('Stay', {
        ...stay,
        status: 'checked_out',
        dog: 'dog-1',
        services: ['service-1', 'service-2', 'service-3'],
        arrives_at: '2023-11-23 05:14:18',
        deposit: 31.75,
        leaves_at: '2023-11-23 05:14:19',
        paid: true,
        rate: 63.5,
      });
      await api
        .post('/stay/stay-1/check_in')
        .refused('check_in starts from booked, and status is checked_out');
      await api
        .get('/stay/stay-1')
        .ok('a refused action changes nothing', { status: 'checked_out', due: 49.25, paid: true });
    },
  );

  test(
    'check_in is refused while status is cancelled',
    about(
      'stay.check_in.refuses-from-cancelled',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.create('Service', { ...service, price: 127 });
      await api.create('Service', { ...service, id: 'service-2', price: 93.75 });
      await api.create('Service', { ...service, id: 'service-3', price: 79 });
      await api.create('Stay', {
        ...stay,
        status: 'cancelled',
        dog: 'dog-1',
        services: ['service-1', 'service-2', 'service-3'],
        arrives_at: '2023-11-23 05:14:18',
        deposit: 31.75,
        leaves_at: '2023-11-23 05:14:19',
        paid: true,
        rate: 63.5,
      });
      await api
        .post('/stay/stay-1/check_in')
        .refused('check_in starts from booked, and status is cancelled');
      await api
        .get('/stay/stay-1')
        .ok('a refused action changes nothing', { status: 'cancelled', due: 49.25, paid: true });
    },
  );

  test(
    'check_in is refused unless count(this.services) <= 3',
    about(
      'stay.check_in.refuses-unless-count-services-lte-3',
      'actions.guard',
      'guards.count-sum',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.create('Service', { ...service, price: 52 });
      await api.create('Service', { ...service, id: 'service-2', price: 93.75 });
      await api.create('Service', { ...service, id: 'service-3', price: 79 });
      await api.create('Service', { ...service, id: 'service-4', price: 75 });
      await api.create('Stay', {
        ...stay,
        status: 'booked',
        dog: 'dog-1',
        services: ['service-1', 'service-2', 'service-3', 'service-4'],
        arrives_at: '2023-11-23 05:14:18',
        deposit: 31.75,
        leaves_at: '2023-11-23 05:14:19',
        paid: true,
        rate: 63.5,
      });
      await api
        .post('/stay/stay-1/check_in')
        .refused('the condition count(this.services) <= 3 is not satisfied');
      await api
        .get('/stay/stay-1')
        .ok('a refused action changes nothing', { status: 'booked', due: 49.25, paid: true });
    },
  );

  test(
    'check_in is refused unless this.arrives_at < this.leaves_at',
    about(
      'stay.check_in.refuses-unless-arrives_at-lt-leaves_at',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.create('Service', { ...service, price: 127 });
      await api.create('Service', { ...service, id: 'service-2', price: 93.75 });
      await api.create('Service', { ...service, id: 'service-3', price: 79 });
      await api.create('Stay', {
        ...stay,
        status: 'booked',
        dog: 'dog-1',
        services: ['service-1', 'service-2', 'service-3'],
        arrives_at: '2023-11-23 05:14:19',
        deposit: 31.75,
        leaves_at: '2023-11-23 05:14:19',
        paid: true,
        rate: 63.5,
      });
      await api
        .post('/stay/stay-1/check_in')
        .refused('the condition this.arrives_at < this.leaves_at is not satisfied');
      await api
        .get('/stay/stay-1')
        .ok('a refused action changes nothing', { status: 'booked', due: 49.25, paid: true });
    },
  );

  test(
    'check_in is refused unless this.deposit * 2 >= this.rate',
    about(
      'stay.check_in.refuses-unless-deposit-times-2-gte-rate',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'endpoints.update',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.create('Service', { ...service, price: 127 });
      await api.create('Service', { ...service, id: 'service-2', price: 93.75 });
      await api.create('Service', { ...service, id: 'service-3', price: 79 });
      await api.create('Stay', {
        ...stay,
        status: 'booked',
        dog: 'dog-1',
        services: ['service-1', 'service-2', 'service-3'],
        arrives_at: '2023-11-23 05:14:18',
        deposit: 31.75,
        leaves_at: '2023-11-23 05:14:19',
        paid: true,
      });
      await api
        .post('/stay/stay-1/check_in')
        .refused('the condition this.deposit * 2 >= this.rate is not satisfied');
      await api
        .get('/stay/stay-1')
        .ok('a refused action changes nothing', { status: 'booked', due: 49.25, paid: true });
      await api.patch('/stay/stay-1', { deposit: 90 }).ok('the change is valid');
      await api.post('/stay/stay-1/check_in').ok('the state is right and every condition holds');
    },
  );

  test(
    'check_in is refused unless sum(this.services.price) < 300',
    about(
      'stay.check_in.refuses-unless-sum-services-price-lt-300',
      'actions.guard',
      'guards.count-sum',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.create('Service', { ...service, price: 127.25 });
      await api.create('Service', { ...service, id: 'service-2', price: 93.75 });
      await api.create('Service', { ...service, id: 'service-3', price: 79 });
      await api.create('Stay', {
        ...stay,
        status: 'booked',
        dog: 'dog-1',
        services: ['service-1', 'service-2', 'service-3'],
        arrives_at: '2023-11-23 05:14:18',
        deposit: 31.75,
        leaves_at: '2023-11-23 05:14:19',
        paid: true,
        rate: 63.5,
      });
      await api
        .post('/stay/stay-1/check_in')
        .refused('the condition sum(this.services.price) < 300 is not satisfied');
      await api
        .get('/stay/stay-1')
        .ok('a refused action changes nothing', { status: 'booked', due: 49.25, paid: true });
    },
  );

  test(
    'check_in is refused unless this.dog is not null',
    about(
      'stay.check_in.refuses-unless-dog-is-not-null',
      'actions.guard',
      'guards.is-null',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Service', { ...service, price: 127 });
      await api.create('Service', { ...service, id: 'service-2', price: 93.75 });
      await api.create('Service', { ...service, id: 'service-3', price: 79 });
      await api.create('Stay', {
        ...stay,
        status: 'booked',
        dog: null,
        services: ['service-1', 'service-2', 'service-3'],
        arrives_at: '2023-11-23 05:14:18',
        deposit: 31.75,
        leaves_at: '2023-11-23 05:14:19',
        paid: true,
        rate: 63.5,
      });
      await api
        .post('/stay/stay-1/check_in')
        .refused('the condition this.dog is not null is not satisfied');
      await api
        .get('/stay/stay-1')
        .ok('a refused action changes nothing', { status: 'booked', due: 49.25, paid: true });
    },
  );

  test(
    'check_in changes none of the objects that it refers to when it is refused',
    about('stay.check_in.refused-changes-no-object', 'actions.refused-unchanged'),
    async ({ api }) => {
      const because = 'a refused action changes nothing';
      await api.create('Dog', dog);
      await api.create('Service', { ...service, price: 52 });
      await api.create('Service', { ...service, id: 'service-2', price: 93.75 });
      await api.create('Service', { ...service, id: 'service-3', price: 79 });
      await api.create('Service', { ...service, id: 'service-4', price: 75 });
      await api.create('Stay', {
        ...stay,
        status: 'booked',
        dog: 'dog-1',
        services: ['service-1', 'service-2', 'service-3', 'service-4'],
        arrives_at: '2023-11-23 05:14:18',
        deposit: 31.75,
        leaves_at: '2023-11-23 05:14:19',
        paid: true,
        rate: 63.5,
      });
      await api
        .post('/stay/stay-1/check_in')
        .refused('the condition count(this.services) <= 3 is not satisfied');
      await api.get('/dog/dog-1').ok(because, { ...dog, trusted_keepers: [] });
      await api.get('/service/service-1').ok(because, { ...service, price: 52 });
      await api
        .get('/service/service-2')
        .ok(because, { ...service, id: 'service-2', price: 93.75 });
      await api.get('/service/service-3').ok(because, { ...service, id: 'service-3', price: 79 });
      await api.get('/service/service-4').ok(because, { ...service, id: 'service-4', price: 75 });
      await api.get('/stay/stay-1').ok(because, {
        ...stay,
        arrives_at: '2023-11-23 05:14:18',
        deposit: 31.75,
        dog: 'dog-1',
        finished: [],
        leaves_at: '2023-11-23 05:14:19',
        paid: true,
        rate: 63.5,
        services: ['service-1', 'service-2', 'service-3', 'service-4'],
        status: 'booked',
        keeper: null,
      });
    },
  );

  test(
    'check_in is refused when leaves_at is null',
    about(
      'stay.check_in.refuses-when-leaves_at-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.create('Service', { ...service, price: 127 });
      await api.create('Service', { ...service, id: 'service-2', price: 93.75 });
      await api.create('Service', { ...service, id: 'service-3', price: 79 });
      await api.create('Stay', {
        ...stay,
        status: 'booked',
        dog: 'dog-1',
        services: ['service-1', 'service-2', 'service-3'],
        arrives_at: '2023-11-23 05:14:18',
        deposit: 31.75,
        leaves_at: null,
        paid: true,
        rate: 63.5,
      });
      await api
        .post('/stay/stay-1/check_in')
        .refused('the condition this.arrives_at < this.leaves_at is not satisfied');
      await api
        .get('/stay/stay-1')
        .ok('a refused action changes nothing', { status: 'booked', due: 49.25, paid: true });
    },
  );

  test(
    'check_in is refused when deposit is null',
    about(
      'stay.check_in.refuses-when-deposit-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.create('Service', { ...service, price: 127 });
      await api.create('Service', { ...service, id: 'service-2', price: 93.75 });
      await api.create('Service', { ...service, id: 'service-3', price: 79 });
      await api.create('Stay', {
        ...stay,
        status: 'booked',
        dog: 'dog-1',
        services: ['service-1', 'service-2', 'service-3'],
        arrives_at: '2023-11-23 05:14:18',
        deposit: null,
        leaves_at: '2023-11-23 05:14:19',
        paid: true,
        rate: 63.5,
      });
      await api
        .post('/stay/stay-1/check_in')
        .refused('the condition this.deposit * 2 >= this.rate is not satisfied');
      await api
        .get('/stay/stay-1')
        .ok('a refused action changes nothing', { status: 'booked', due: 49.25, paid: true });
    },
  );

  test(
    'check_in succeeds when deposit is 0',
    about('stay.check_in.succeeds-when-deposit-is-0', 'guards.compare', 'actions.success'),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.create('Service', { ...service, price: 127 });
      await api.create('Service', { ...service, id: 'service-2', price: 93.75 });
      await api.create('Service', { ...service, id: 'service-3', price: 79 });
      await api.create('Stay', {
        ...stay,
        status: 'booked',
        dog: 'dog-1',
        services: ['service-1', 'service-2', 'service-3'],
        arrives_at: '2023-11-23 05:14:18',
        deposit: 0,
        leaves_at: '2023-11-23 05:14:19',
        paid: true,
        rate: 0,
      });
      await api.post('/stay/stay-1/check_in').ok('the state is right and every condition holds', {
        status: 'checked_in',
        due: 0,
        paid: false,
      });
      await api
        .get('/stay/stay-1')
        .ok('deposit is 0, which is allowed', { status: 'checked_in', due: 0, paid: false });
      await api.get('/dog/dog-1').ok('every effect that concerns it is applied', {
        stays_made: 55,
        last_seen_at: '2023-11-23 05:14:18',
      });
    },
  );

  test(
    'check_in succeeds when price of an object in services is null',
    about(
      'stay.check_in.succeeds-when-price-in-services-is-null',
      'guards.count-sum',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.create('Service', { ...service, price: 127 });
      await api.create('Service', { ...service, id: 'service-2', price: 93.75 });
      await api.create('Service', { ...service, id: 'service-3', price: null });
      await api.create('Stay', {
        ...stay,
        status: 'booked',
        dog: 'dog-1',
        services: ['service-1', 'service-2', 'service-3'],
        arrives_at: '2023-11-23 05:14:18',
        deposit: 31.75,
        leaves_at: '2023-11-23 05:14:19',
        paid: true,
        rate: 63.5,
      });
      await api.post('/stay/stay-1/check_in').ok('the state is right and every condition holds', {
        status: 'checked_in',
        due: 31.75,
        paid: false,
      });
      await api.get('/stay/stay-1').ok('price of an object in services is null, which is allowed', {
        status: 'checked_in',
        due: 31.75,
        paid: false,
      });
      await api.get('/dog/dog-1').ok('every effect that concerns it is applied', {
        stays_made: 55,
        last_seen_at: '2023-11-23 05:14:18',
      });
    },
  );

  test(
    'check_in succeeds when services is empty',
    about('stay.check_in.succeeds-when-services-is-empty', 'guards.count-sum', 'actions.success'),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.create('Service', { ...service, price: 127 });
      await api.create('Service', { ...service, id: 'service-2', price: 93.75 });
      await api.create('Service', { ...service, id: 'service-3', price: 79 });
      await api.create('Stay', {
        ...stay,
        status: 'booked',
        dog: 'dog-1',
        services: [],
        arrives_at: '2023-11-23 05:14:18',
        deposit: 31.75,
        leaves_at: '2023-11-23 05:14:19',
        paid: true,
        rate: 63.5,
      });
      await api.post('/stay/stay-1/check_in').ok('the state is right and every condition holds', {
        status: 'checked_in',
        due: 31.75,
        paid: false,
      });
      await api.get('/stay/stay-1').ok('services is empty, which is allowed', {
        status: 'checked_in',
        due: 31.75,
        paid: false,
      });
      await api.get('/dog/dog-1').ok('every effect that concerns it is applied', {
        stays_made: 55,
        last_seen_at: '2023-11-23 05:14:18',
      });
    },
  );

  test(
    'check_in succeeds when count(this.services) <= 3 would not hold with the objects that are not in services',
    about(
      'stay.check_in.succeeds-when-count-services-lte-3-for-those-in-services-alone',
      'guards.count-sum',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.create('Service', { ...service, price: 127 });
      await api.create('Service', { ...service, id: 'service-2', price: 93.75 });
      await api.create('Service', { ...service, id: 'service-3', price: 79 });
      await api.create('Service', { ...service, id: 'service-4' });
      await api.create('Service', { ...service, id: 'service-5' });
      await api.create('Service', { ...service, id: 'service-6' });
      await api.create('Service', { ...service, id: 'service-7' });
      await api.create('Stay', {
        ...stay,
        status: 'booked',
        dog: 'dog-1',
        services: ['service-1', 'service-2', 'service-3'],
        arrives_at: '2023-11-23 05:14:18',
        deposit: 31.75,
        leaves_at: '2023-11-23 05:14:19',
        paid: true,
        rate: 63.5,
      });
      await api.post('/stay/stay-1/check_in').ok('the state is right and every condition holds', {
        status: 'checked_in',
        due: 31.75,
        paid: false,
      });
      await api
        .get('/stay/stay-1')
        .ok(
          'count(this.services) <= 3 would not hold with the objects that are not in services, which is allowed',
          {
            status: 'checked_in',
            due: 31.75,
            paid: false,
          },
        );
      await api.get('/dog/dog-1').ok('every effect that concerns it is applied', {
        stays_made: 55,
        last_seen_at: '2023-11-23 05:14:18',
      });
    },
  );

  test(
    'check_in succeeds when sum(this.services.price) < 300 would not hold with the objects that are not in services',
    about(
      'stay.check_in.succeeds-when-sum-services-price-lt-300-for-those-in-services-alone',
      'guards.count-sum',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.create('Service', { ...service, price: 127 });
      await api.create('Service', { ...service, id: 'service-2', price: 93.75 });
      await api.create('Service', { ...service, id: 'service-3', price: 79 });
      await api.create('Service', { ...service, id: 'service-4', price: 127.25 });
      await api.create('Service', { ...service, id: 'service-5', price: 93.75 });
      await api.create('Service', { ...service, id: 'service-6', price: 79 });
      await api.create('Stay', {
        ...stay,
        status: 'booked',
        dog: 'dog-1',
        services: ['service-1', 'service-2', 'service-3'],
        arrives_at: '2023-11-23 05:14:18',
        deposit: 31.75,
        leaves_at: '2023-11-23 05:14:19',
        paid: true,
        rate: 63.5,
      });
      await api.post('/stay/stay-1/check_in').ok('the state is right and every condition holds', {
        status: 'checked_in',
        due: 31.75,
        paid: false,
      });
      await api
        .get('/stay/stay-1')
        .ok(
          'sum(this.services.price) < 300 would not hold with the objects that are not in services, which is allowed',
          {
            status: 'checked_in',
            due: 31.75,
            paid: false,
          },
        );
      await api.get('/dog/dog-1').ok('every effect that concerns it is applied', {
        stays_made: 55,
        last_seen_at: '2023-11-23 05:14:18',
      });
    },
  );

  test(
    'check_in is refused after the deletion of what dog named',
    about(
      'stay.check_in.refuses-after-delete-in-dog',
      'guards.is-null',
      'references.deleted',
      'actions.guard',
    ),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.create('Service', { ...service, price: 127 });
      await api.create('Service', { ...service, id: 'service-2', price: 93.75 });
      await api.create('Service', { ...service, id: 'service-3', price: 79 });
      await api.create('Stay', {
        ...stay,
        status: 'booked',
        dog: 'dog-1',
        services: ['service-1', 'service-2', 'service-3'],
        arrives_at: '2023-11-23 05:14:18',
        deposit: 31.75,
        leaves_at: '2023-11-23 05:14:19',
        paid: true,
        rate: 63.5,
      });
      await api.delete('/dog/dog-1').removed('the object exists');
      await api
        .post('/stay/stay-1/check_in')
        .refused('the condition this.dog is not null is not satisfied');
      await api
        .get('/stay/stay-1')
        .ok('a refused action changes nothing', { status: 'booked', due: 49.25, paid: true });
    },
  );

  test(
    'check_in succeeds after the deletion of what services named',
    about(
      'stay.check_in.succeeds-after-delete-in-services',
      'guards.count-sum',
      'references.deleted',
      'actions.success',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Dog', dog);
      await api.create('Service', { ...service, price: 52 });
      await api.create('Service', { ...service, id: 'service-2', price: 93.75 });
      await api.create('Service', { ...service, id: 'service-3', price: 79 });
      await api.create('Service', { ...service, id: 'service-4', price: 75 });
      await api.create('Stay', {
        ...stay,
        status: 'booked',
        dog: 'dog-1',
        services: ['service-1', 'service-2', 'service-3', 'service-4'],
        arrives_at: '2023-11-23 05:14:18',
        deposit: 31.75,
        leaves_at: '2023-11-23 05:14:19',
        paid: true,
        rate: 63.5,
      });
      await api.delete('/service/service-1').removed(because);
      await api.delete('/service/service-2').removed(because);
      await api.delete('/service/service-3').removed(because);
      await api.delete('/service/service-4').removed(because);
      await api.post('/stay/stay-1/check_in').ok('the state is right and every condition holds', {
        status: 'checked_in',
        due: 31.75,
        paid: false,
      });
      await api
        .get('/stay/stay-1')
        .ok('deleted before the action: service-1, service-2, service-3, service-4', {
          status: 'checked_in',
          due: 31.75,
          paid: false,
          services: [],
        });
    },
  );

  test(
    'check_out moves status from checked_in to checked_out',
    about(
      'stay.check_out.moves-from-checked_in',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'guards.quantifiers',
    ),
    async ({ api }) => {
      await api.create('Service', service);
      await api.create('Service', { ...service, id: 'service-2', done: false });
      await api.create('Service', { ...service, id: 'service-3' });
      await api.create('Service', { ...service, id: 'service-4' });
      await api.create('Stay', {
        ...stay,
        finished: ['service-1', 'service-2'],
        services: ['service-3', 'service-4'],
        paid: true,
      });
      await api.post('/stay/stay-1/check_out').ok('the state is right and every condition holds', {
        ...stay,
        dog: null,
        due: null,
        finished: ['service-3', 'service-4'],
        paid: true,
        services: [],
        status: 'checked_out',
        keeper: null,
      });
      await api.get('/stay/stay-1').ok('what the action did is stored', {
        ...stay,
        dog: null,
        due: null,
        finished: ['service-3', 'service-4'],
        paid: true,
        services: [],
        status: 'checked_out',
        keeper: null,
      });
    },
  );

  test(
    'check_out applies the effect: set this.finished to this.services',
    about(
      'stay.check_out.effect-set-finished-to-services',
      'effects.own',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('Service', service);
      await api.create('Service', { ...service, id: 'service-2', done: false });
      await api.create('Service', { ...service, id: 'service-3' });
      await api.create('Service', { ...service, id: 'service-4' });
      await api.create('Stay', {
        ...stay,
        finished: ['service-1', 'service-2'],
        services: ['service-3', 'service-4'],
        paid: true,
      });
      await api.post('/stay/stay-1/check_out').ok('the state is right and every condition holds');
      await api.get('/stay/stay-1').ok('set this.finished to this.services', {
        finished: ['service-3', 'service-4'],
        arrives_at: '2024-05-26 22:42:37',
        billing: 'invoiced',
        deposit: 32.75,
        dog: null,
        id: 'stay-1',
        leaves_at: '2023-11-23 05:14:18',
        meals_a_day: 3,
        nights: 57,
        note: 'doda',
        paid: true,
        rate: 63.75,
        keeper: null,
      });
    },
  );

  test(
    'check_out applies the effect: set this.services to []',
    about(
      'stay.check_out.effect-set-services-to-empty',
      'effects.own',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('Service', service);
      await api.create('Service', { ...service, id: 'service-2', done: false });
      await api.create('Service', { ...service, id: 'service-3' });
      await api.create('Service', { ...service, id: 'service-4' });
      await api.create('Stay', {
        ...stay,
        finished: ['service-1', 'service-2'],
        services: ['service-3', 'service-4'],
        paid: true,
      });
      await api.post('/stay/stay-1/check_out').ok('the state is right and every condition holds');
      await api.get('/stay/stay-1').ok('set this.services to []', {
        services: [],
        arrives_at: '2024-05-26 22:42:37',
        billing: 'invoiced',
        deposit: 32.75,
        dog: null,
        id: 'stay-1',
        leaves_at: '2023-11-23 05:14:18',
        meals_a_day: 3,
        nights: 57,
        note: 'doda',
        paid: true,
        rate: 63.75,
        keeper: null,
      });
    },
  );

  test(
    'check_out applies the effect: set this.due to null',
    about(
      'stay.check_out.effect-set-due-to-null',
      'effects.own',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('Service', service);
      await api.create('Service', { ...service, id: 'service-2', done: false });
      await api.create('Service', { ...service, id: 'service-3' });
      await api.create('Service', { ...service, id: 'service-4' });
      await api.create('Stay', {
        ...stay,
        finished: ['service-1', 'service-2'],
        services: ['service-3', 'service-4'],
        paid: true,
      });
      await api.post('/stay/stay-1/check_out').ok('the state is right and every condition holds');
      await api.get('/stay/stay-1').ok('set this.due to null', {
        due: null,
        arrives_at: '2024-05-26 22:42:37',
        billing: 'invoiced',
        deposit: 32.75,
        dog: null,
        id: 'stay-1',
        leaves_at: '2023-11-23 05:14:18',
        meals_a_day: 3,
        nights: 57,
        note: 'doda',
        paid: true,
        rate: 63.75,
        keeper: null,
      });
    },
  );

  test(
    'check_out applies the effect: for each item in this.finished: set item.done to false',
    about(
      'stay.check_out.effect-each-finished-set-done-to-false',
      'effects.for-each',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      const because = 'for each item in this.finished: set item.done to false';
      await api.create('Service', service);
      await api.create('Service', { ...service, id: 'service-2', done: false });
      await api.create('Service', { ...service, id: 'service-3' });
      await api.create('Service', { ...service, id: 'service-4' });
      await api.create('Stay', {
        ...stay,
        finished: ['service-1', 'service-2'],
        services: ['service-3', 'service-4'],
        paid: true,
      });
      await api.post('/stay/stay-1/check_out').ok('the state is right and every condition holds');
      await api.get('/service/service-3').ok(because, { ...service, done: false, id: 'service-3' });
      await api.get('/service/service-4').ok(because, { ...service, done: false, id: 'service-4' });
    },
  );

  test(
    'check_out applies its effects in the order in which they are listed',
    about('stay.check_out.applies-effects-in-order', 'effects.order', 'actions.success'),
    async ({ api }) => {
      const because = 'every effect that concerns it is applied';
      await api.create('Service', service);
      await api.create('Service', { ...service, id: 'service-2', done: false });
      await api.create('Service', { ...service, id: 'service-3' });
      await api.create('Service', { ...service, id: 'service-4' });
      await api.create('Stay', {
        ...stay,
        finished: ['service-1', 'service-2'],
        services: ['service-3', 'service-4'],
        paid: true,
      });
      await api.post('/stay/stay-1/check_out').ok('the state is right and every condition holds');
      await api.get('/stay/stay-1').ok('each effect sees what the ones before did', {
        status: 'checked_out',
        finished: ['service-3', 'service-4'],
        services: [],
        due: null,
      });
      await api.get('/service/service-3').ok(because, { done: false });
      await api.get('/service/service-4').ok(because, { done: false });
    },
  );

  test(
    'check_out leaves objects alone that it does not concern',
    about('stay.check_out.leaves-bystanders', 'actions.success', 'effects.own', 'effects.for-each'),
    async ({ api }) => {
      const because = 'check_out was called on stay-1, which does not concern this object';
      await api.create('Service', service);
      await api.create('Service', { ...service, id: 'service-2', done: false });
      await api.create('Service', { ...service, id: 'service-3' });
      await api.create('Service', { ...service, id: 'service-4' });
      await api.create('Stay', {
        ...stay,
        finished: ['service-1', 'service-2'],
        services: ['service-3', 'service-4'],
        paid: true,
      });
      await api.create('Stay', {
        ...stay,
        id: 'stay-2',
        finished: ['service-1', 'service-2'],
        services: ['service-3', 'service-4'],
        paid: true,
      });
      await api.create('Service', { ...service, id: 'service-5' });
      await api.post('/stay/stay-1/check_out').ok('the state is right and every condition holds');
      await api.get('/stay/stay-2').ok(because, {
        ...stay,
        dog: null,
        finished: ['service-1', 'service-2'],
        id: 'stay-2',
        paid: true,
        services: ['service-3', 'service-4'],
        keeper: null,
      });
      await api.get('/service/service-5').ok(because, { ...service, id: 'service-5' });
    },
  );

  test(
    'check_out acts on what updates left, and later updates leave what it did',
    about(
      'stay.check_out.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'effects.for-each',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Service', { ...service, done: false });
      await api.create('Service', { ...service, id: 'service-2' });
      await api.create('Service', { ...service, id: 'service-3', done: false });
      await api.create('Service', { ...service, id: 'service-4', done: false });
      await api.create('Service', { ...service, id: 'service-5', done: false });
      await api.create('Service', { ...service, id: 'service-6', done: false });
      await api.create('Stay', {
        ...stay,
        status: 'checked_out',
        finished: [],
        services: ['service-3', 'service-4'],
        due: 73.75,
      });
      await api
        .patch('/stay/stay-1', {
          status: 'checked_in',
          finished: ['service-1', 'service-2'],
          services: ['service-3', 'service-4', 'service-5', 'service-6'],
          due: 49.25,
          paid: true,
        })
        .ok(because);
      await api.patch('/service/service-6', { done: true }).ok(because);
      await api.patch('/service/service-5', { done: true }).ok(because);
      await api.patch('/service/service-4', { done: true }).ok(because);
      await api.patch('/service/service-3', { done: true }).ok(because);
      await api.patch('/service/service-2', { done: false }).ok(because);
      await api.patch('/service/service-1', { done: true }).ok(because);
      await api.post('/stay/stay-1/check_out').ok('the state is right and every condition holds');
      await api.get('/stay').ok('a list shows what check_out did', [
        {
          id: 'stay-1',
          status: 'checked_out',
          finished: ['service-3', 'service-4', 'service-5', 'service-6'],
          services: [],
          due: null,
        },
      ]);
      await api.get('/service').ok('a list shows what check_out did', [
        { id: 'service-1', done: true },
        { id: 'service-2', done: false },
        { id: 'service-3', done: false },
        { id: 'service-4', done: false },
        { id: 'service-5', done: false },
        { id: 'service-6', done: false },
      ]);
      await api.patch('/stay/stay-1', { arrives_at: '2024-03-17 09:55:44' }).ok(because);
      await api.get('/stay/stay-1').ok('what check_out did stays when something else is updated', {
        arrives_at: '2024-03-17 09:55:44',
        status: 'checked_out',
        finished: ['service-3', 'service-4', 'service-5', 'service-6'],
        services: [],
        due: null,
      });
      await api.patch('/service/service-6', { available_until: '2029-09-22 23:16:26' }).ok(because);
      await api
        .get('/service/service-6')
        .ok('what check_out did stays when something else is updated', {
          available_until: '2029-09-22 23:16:26',
          done: false,
        });
      await api
        .patch('/stay/stay-1', { status: 'checked_in' })
        .ok('an update may lead back to any status');
      await api.post('/stay/stay-1/check_out').ok('the state is right and every condition holds', {
        status: 'checked_out',
        finished: [],
        services: [],
        due: null,
      });
    },
  );

  test(
    'check_out answers 404 for an id that no Stay has',
    about('stay.check_out.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Stay', stay);
      await api.post('/stay/stay-unknown/check_out').notFound('no Stay has the id stay-unknown');
      await api.delete('/stay/stay-1').removed('the object exists');
      await api.post('/stay/stay-1/check_out').notFound('it was deleted');
      await api.create('Dog', dog);
      await api
        .post('/stay/dog-1/check_out')
        .notFound('the id is that of a Dog, and no Stay has it');
    },
  );

  test(
    'check_out is refused while status is booked',
    about('stay.check_out.refuses-from-booked', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Service', service);
      await api.create('Service', { ...service, id: 'service-2', done: false });
      await api.create('Service', { ...service, id: 'service-3' });
      await api.create('Service', { ...service, id: 'service-4' });
      await api.create('Stay', {
        ...stay,
        status: 'booked',
        finished: ['service-1', 'service-2'],
        services: ['service-3', 'service-4'],
        paid: true,
      });
      await api
        .post('/stay/stay-1/check_out')
        .refused('check_out starts from checked_in, and status is booked');
      await api.get('/stay/stay-1').ok('a refused action changes nothing', {
        status: 'booked',
        finished: ['service-1', 'service-2'],
        services: ['service-3', 'service-4'],
        due: 49.25,
      });
    },
  );

  test(
    'check_out is refused while status is checked_out',
    about(
      'stay.check_out.refuses-from-checked_out',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Service', service);
      await api.create('Service', { ...service, id: 'service-2', done: false });
      await api.create('Service', { ...service, id: 'service-3' });
      await api.create('Service', { ...service, id: 'service-4' });
      await api.create('Stay', {
        ...stay,
        status: 'checked_out',
        finished: ['service-1', 'service-2'],
        services: ['service-3', 'service-4'],
        paid: true,
      });
      await api
        .post('/stay/stay-1/check_out')
        .refused('check_out starts from checked_in, and status is checked_out');
      await api.get('/stay/stay-1').ok('a refused action changes nothing', {
        status: 'checked_out',
        finished: ['service-1', 'service-2'],
        services: ['service-3', 'service-4'],
        due: 49.25,
      });
    },
  );

  test(
    'check_out is refused while status is cancelled',
    about(
      'stay.check_out.refuses-from-cancelled',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Service', service);
      await api.create('Service', { ...service, id: 'service-2', done: false });
      await api.create('Service', { ...service, id: 'service-3' });
      await api.create('Service', { ...service, id: 'service-4' });
      await api.create('Stay', {
        ...stay,
        status: 'cancelled',
        finished: ['service-1', 'service-2'],
        services: ['service-3', 'service-4'],
        paid: true,
      });
      await api
        .post('/stay/stay-1/check_out')
        .refused('check_out starts from checked_in, and status is cancelled');
      await api.get('/stay/stay-1').ok('a refused action changes nothing', {
        status: 'cancelled',
        finished: ['service-1', 'service-2'],
        services: ['service-3', 'service-4'],
        due: 49.25,
      });
    },
  );

  test(
    'check_out is refused unless this.paid == true',
    about(
      'stay.check_out.refuses-unless-paid-eq-true',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Service', service);
      await api.create('Service', { ...service, id: 'service-2', done: false });
      await api.create('Service', { ...service, id: 'service-3' });
      await api.create('Service', { ...service, id: 'service-4' });
      await api.create('Stay', {
        ...stay,
        finished: ['service-1', 'service-2'],
        services: ['service-3', 'service-4'],
      });
      await api
        .post('/stay/stay-1/check_out')
        .refused('the condition this.paid == true is not satisfied');
      await api.get('/stay/stay-1').ok('a refused action changes nothing', {
        status: 'checked_in',
        finished: ['service-1', 'service-2'],
        services: ['service-3', 'service-4'],
        due: 49.25,
      });
    },
  );

  test(
    'check_out is refused unless all item in this.services satisfies: item.done == true',
    about(
      'stay.check_out.refuses-unless-all-services-done-eq-true',
      'actions.guard',
      'guards.quantifiers',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Service', service);
      await api.create('Service', { ...service, id: 'service-2', done: false });
      await api.create('Service', { ...service, id: 'service-3' });
      await api.create('Service', { ...service, id: 'service-4', done: false });
      await api.create('Stay', {
        ...stay,
        finished: ['service-1', 'service-2'],
        services: ['service-3', 'service-4'],
        paid: true,
      });
      await api
        .post('/stay/stay-1/check_out')
        .refused(
          'the condition all item in this.services satisfies: item.done == true is not satisfied',
        );
      await api.get('/stay/stay-1').ok('a refused action changes nothing', {
        status: 'checked_in',
        finished: ['service-1', 'service-2'],
        services: ['service-3', 'service-4'],
        due: 49.25,
      });
    },
  );

  test(
    'check_out changes none of the objects that it refers to when it is refused',
    about('stay.check_out.refused-changes-no-object', 'actions.refused-unchanged'),
    async ({ api }) => {
      const because = 'a refused action changes nothing';
      await api.create('Service', service);
      await api.create('Service', { ...service, id: 'service-2', done: false });
      await api.create('Service', { ...service, id: 'service-3' });
      await api.create('Service', { ...service, id: 'service-4' });
      await api.create('Stay', {
        ...stay,
        finished: ['service-1', 'service-2'],
        services: ['service-3', 'service-4'],
      });
      await api
        .post('/stay/stay-1/check_out')
        .refused('the condition this.paid == true is not satisfied');
      await api.get('/service/service-1').ok(because, service);
      await api.get('/service/service-2').ok(because, { ...service, done: false, id: 'service-2' });
      await api.get('/service/service-3').ok(because, { ...service, id: 'service-3' });
      await api.get('/service/service-4').ok(because, { ...service, id: 'service-4' });
      await api.get('/stay/stay-1').ok(because, {
        ...stay,
        dog: null,
        finished: ['service-1', 'service-2'],
        services: ['service-3', 'service-4'],
        keeper: null,
      });
    },
  );

  test(
    'check_out is refused when paid is null',
    about(
      'stay.check_out.refuses-when-paid-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Service', service);
      await api.create('Service', { ...service, id: 'service-2', done: false });
      await api.create('Service', { ...service, id: 'service-3' });
      await api.create('Service', { ...service, id: 'service-4' });
      await api.create('Stay', {
        ...stay,
        finished: ['service-1', 'service-2'],
        services: ['service-3', 'service-4'],
        paid: null,
      });
      await api
        .post('/stay/stay-1/check_out')
        .refused('the condition this.paid == true is not satisfied');
      await api.get('/stay/stay-1').ok('a refused action changes nothing', {
        status: 'checked_in',
        finished: ['service-1', 'service-2'],
        services: ['service-3', 'service-4'],
        due: 49.25,
      });
    },
  );

  test(
    'check_out succeeds when services is empty',
    about(
      'stay.check_out.succeeds-when-services-is-empty',
      'guards.quantifiers',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('Service', service);
      await api.create('Service', { ...service, id: 'service-2', done: false });
      await api.create('Service', { ...service, id: 'service-3' });
      await api.create('Service', { ...service, id: 'service-4' });
      await api.create('Stay', {
        ...stay,
        finished: ['service-1', 'service-2'],
        services: [],
        paid: true,
      });
      await api.post('/stay/stay-1/check_out').ok('the state is right and every condition holds', {
        status: 'checked_out',
        finished: [],
        services: [],
        due: null,
      });
      await api.get('/stay/stay-1').ok('services is empty, which is allowed', {
        status: 'checked_out',
        finished: [],
        services: [],
        due: null,
      });
    },
  );

  test(
    'check_out succeeds when finished is empty',
    about('stay.check_out.succeeds-when-finished-is-empty', 'effects.for-each', 'actions.success'),
    async ({ api }) => {
      const because = 'every effect that concerns it is applied';
      await api.create('Service', service);
      await api.create('Service', { ...service, id: 'service-2', done: false });
      await api.create('Service', { ...service, id: 'service-3' });
      await api.create('Service', { ...service, id: 'service-4' });
      await api.create('Stay', {
        ...stay,
        finished: [],
        services: ['service-3', 'service-4'],
        paid: true,
      });
      await api.post('/stay/stay-1/check_out').ok('the state is right and every condition holds', {
        status: 'checked_out',
        finished: ['service-3', 'service-4'],
        services: [],
        due: null,
      });
      await api.get('/stay/stay-1').ok('finished is empty, which is allowed', {
        status: 'checked_out',
        finished: ['service-3', 'service-4'],
        services: [],
        due: null,
      });
      await api.get('/service/service-3').ok(because, { done: false });
      await api.get('/service/service-4').ok(because, { done: false });
    },
  );

  test(
    'check_out is refused when item.done == true for the first object in services, but not for all',
    about(
      'stay.check_out.refuses-when-a-later-one-in-services-fails',
      'guards.quantifiers',
      'actions.guard',
      'actions.refused-unchanged',
      'endpoints.update',
    ),
    async ({ api }) => {
      const because =
        'the condition all item in this.services satisfies: item.done == true is not satisfied';
      await api.create('Service', service);
      await api.create('Service', { ...service, id: 'service-2', done: false });
      await api.create('Service', { ...service, id: 'service-3' });
      await api.create('Service', { ...service, id: 'service-4', done: false });
      await api.create('Service', { ...service, id: 'service-5' });
      await api.create('Service', { ...service, id: 'service-6' });
      await api.create('Stay', {
        ...stay,
        finished: ['service-1', 'service-2'],
        services: ['service-3', 'service-5', 'service-6', 'service-4'],
        paid: true,
      });
      await api.post('/stay/stay-1/check_out').refused(because);
      await api.get('/stay/stay-1').ok('a refused action changes nothing', {
        status: 'checked_in',
        finished: ['service-1', 'service-2'],
        services: ['service-3', 'service-5', 'service-6', 'service-4'],
        due: 49.25,
      });
      await api
        .patch('/stay/stay-1', { services: ['service-3', 'service-4', 'service-5', 'service-6'] })
        .ok('the objects in services may be in any order');
      await api.post('/stay/stay-1/check_out').refused(because);
    },
  );

  test(
    'check_out succeeds when all item in this.services satisfies: item.done == true would not hold with the objects that are not in services',
    about(
      'stay.check_out.succeeds-when-all-services-done-eq-true-for-those-in-services-alone',
      'guards.quantifiers',
      'actions.success',
    ),
    async ({ api }) => {
      const because = 'every effect that concerns it is applied';
      await api.create('Service', service);
      await api.create('Service', { ...service, id: 'service-2', done: false });
      await api.create('Service', { ...service, id: 'service-3' });
      await api.create('Service', { ...service, id: 'service-4' });
      await api.create('Service', { ...service, id: 'service-5' });
      await api.create('Service', { ...service, id: 'service-6', done: false });
      await api.create('Stay', {
        ...stay,
        finished: ['service-1', 'service-2'],
        services: ['service-3', 'service-4'],
        paid: true,
      });
      await api.post('/stay/stay-1/check_out').ok('the state is right and every condition holds', {
        status: 'checked_out',
        finished: ['service-3', 'service-4'],
        services: [],
        due: null,
      });
      await api
        .get('/stay/stay-1')
        .ok(
          'all item in this.services satisfies: item.done == true would not hold with the objects that are not in services, which is allowed',
          {
            status: 'checked_out',
            finished: ['service-3', 'service-4'],
            services: [],
            due: null,
          },
        );
      await api.get('/service/service-3').ok(because, { done: false });
      await api.get('/service/service-4').ok(because, { done: false });
    },
  );

  test(
    'check_out succeeds after the deletion of what finished named',
    about(
      'stay.check_out.succeeds-after-delete-in-finished',
      'effects.for-each',
      'references.deleted',
      'actions.success',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Service', service);
      await api.create('Service', { ...service, id: 'service-2', done: false });
      await api.create('Service', { ...service, id: 'service-3' });
      await api.create('Service', { ...service, id: 'service-4' });
      await api.create('Stay', {
        ...stay,
        finished: ['service-1', 'service-2'],
        services: ['service-3', 'service-4'],
        paid: true,
      });
      await api.delete('/service/service-1').removed(because);
      await api.delete('/service/service-2').removed(because);
      await api.post('/stay/stay-1/check_out').ok('the state is right and every condition holds', {
        status: 'checked_out',
        finished: ['service-3', 'service-4'],
        services: [],
        due: null,
      });
      await api.get('/stay/stay-1').ok('deleted before the action: service-1, service-2', {
        status: 'checked_out',
        finished: ['service-3', 'service-4'],
        services: [],
        due: null,
      });
    },
  );

  test(
    'check_out succeeds after the deletion of what services named',
    about(
      'stay.check_out.succeeds-after-delete-in-services',
      'guards.quantifiers',
      'references.deleted',
      'actions.success',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Service', service);
      await api.create('Service', { ...service, id: 'service-2', done: false });
      await api.create('Service', { ...service, id: 'service-3' });
      await api.create('Service', { ...service, id: 'service-4', done: false });
      await api.create('Stay', {
        ...stay,
        finished: ['service-1', 'service-2'],
        services: ['service-3', 'service-4'],
        paid: true,
      });
      await api.delete('/service/service-3').removed(because);
      await api.delete('/service/service-4').removed(because);
      await api.post('/stay/stay-1/check_out').ok('the state is right and every condition holds', {
        status: 'checked_out',
        finished: [],
        services: [],
        due: null,
      });
      await api.get('/stay/stay-1').ok('deleted before the action: service-3, service-4', {
        status: 'checked_out',
        finished: [],
        services: [],
        due: null,
      });
    },
  );

  test(
    'invoice moves billing from open to invoiced',
    about(
      'stay.invoice.moves-from-open',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'guards.count-sum',
    ),
    async ({ api }) => {
      await api.create('Service', { ...service, minutes: 38 });
      await api.create('Service', { ...service, id: 'service-2', minutes: 19 });
      await api.create('Stay', {
        ...stay,
        billing: 'open',
        finished: ['service-1', 'service-2'],
        due: 0.25,
      });
      await api.post('/stay/stay-1/invoice').ok('the state is right and every condition holds', {
        ...stay,
        dog: null,
        due: 64,
        finished: ['service-1', 'service-2'],
        note: 'invoiced',
        services: [],
        keeper: null,
      });
      await api.get('/stay/stay-1').ok('what the action did is stored', {
        ...stay,
        dog: null,
        due: 64,
        finished: ['service-1', 'service-2'],
        note: 'invoiced',
        services: [],
        keeper: null,
      });
    },
  );

  test(
    'invoice applies the effect: set this.due to this.due + this.rate',
    about(
      'stay.invoice.effect-set-due-to-due-plus-rate',
      'effects.own',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('Service', { ...service, minutes: 38 });
      await api.create('Service', { ...service, id: 'service-2', minutes: 19 });
      await api.create('Stay', {
        ...stay,
        billing: 'open',
        finished: ['service-1', 'service-2'],
        due: 0.25,
      });
      await api.post('/stay/stay-1/invoice').ok('the state is right and every condition holds');
      await api.get('/stay/stay-1').ok('set this.due to this.due + this.rate', {
        due: 64,
        arrives_at: '2024-05-26 22:42:37',
        deposit: 32.75,
        dog: null,
        finished: ['service-1', 'service-2'],
        id: 'stay-1',
        leaves_at: '2023-11-23 05:14:18',
        meals_a_day: 3,
        nights: 57,
        paid: false,
        rate: 63.75,
        services: [],
        status: 'checked_in',
        keeper: null,
      });
    },
  );

  test(
    'invoice applies the effect: set this.note to "invoiced"',
    about(
      "stay.invoice.effect-set-note-to-'invoiced'",
      'effects.own',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('Service', { ...service, minutes: 38 });
      await api.create('Service', { ...service, id: 'service-2', minutes: 19 });
      await api.create('Stay', {
        ...stay,
        billing: 'open',
        finished: ['service-1', 'service-2'],
        due: 0.25,
      });
      await api.post('/stay/stay-1/invoice').ok('the state is right and every condition holds');
      await api.get('/stay/stay-1').ok('set this.note to "invoiced"', {
        note: 'invoiced',
        arrives_at: '2024-05-26 22:42:37',
        deposit: 32.75,
        dog: null,
        finished: ['service-1', 'service-2'],
        id: 'stay-1',
        leaves_at: '2023-11-23 05:14:18',
        meals_a_day: 3,
        nights: 57,
        paid: false,
        rate: 63.75,
        services: [],
        status: 'checked_in',
        keeper: null,
      });
    },
  );

  test(
    'invoice leaves objects alone that it does not concern',
    about('stay.invoice.leaves-bystanders', 'actions.success', 'effects.own'),
    async ({ api }) => {
      await api.create('Service', { ...service, minutes: 38 });
      await api.create('Service', { ...service, id: 'service-2', minutes: 19 });
      await api.create('Stay', {
        ...stay,
        billing: 'open',
        finished: ['service-1', 'service-2'],
        due: 0.25,
      });
      await api.create('Stay', {
        ...stay,
        id: 'stay-2',
        billing: 'open',
        finished: ['service-1', 'service-2'],
        due: 0.25,
      });
      await api.post('/stay/stay-1/invoice').ok('the state is right and every condition holds');
      await api
        .get('/stay/stay-2')
        .ok('invoice was called on stay-1, which does not concern this object', {
          ...stay,
          billing: 'open',
          dog: null,
          due: 0.25,
          finished: ['service-1', 'service-2'],
          id: 'stay-2',
          services: [],
          keeper: null,
        });
    },
  );

  test(
    'invoice acts on what updates left, and later updates leave what it did',
    about(
      'stay.invoice.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Service', { ...service, minutes: 19 });
      await api.create('Service', { ...service, id: 'service-2', minutes: 38 });
      await api.create('Stay', {
        ...stay,
        finished: [],
        due: 0,
        nights: 58,
        note: 'nulu',
        rate: 93.25,
      });
      await api
        .patch('/stay/stay-1', {
          billing: 'open',
          finished: ['service-1', 'service-2'],
          due: 0.25,
          nights: 57,
          note: 'doda',
          rate: 63.75,
        })
        .ok(because);
      await api.patch('/service/service-2', { minutes: 19 }).ok(because);
      await api.patch('/service/service-1', { minutes: 38 }).ok(because);
      await api.post('/stay/stay-1/invoice').ok('the state is right and every condition holds');
      await api
        .get('/stay')
        .ok('a list shows what invoice did', [
          { id: 'stay-1', billing: 'invoiced', due: 64, note: 'invoiced' },
        ]);
      await api.patch('/stay/stay-1', { arrives_at: '2024-03-17 09:55:44' }).ok(because);
      await api.get('/stay/stay-1').ok('what invoice did stays when something else is updated', {
        arrives_at: '2024-03-17 09:55:44',
        billing: 'invoiced',
        due: 64,
        note: 'invoiced',
      });
      await api
        .patch('/stay/stay-1', { billing: 'open' })
        .ok('an update may lead back to any billing');
      await api.post('/stay/stay-1/invoice').ok('the state is right and every condition holds', {
        billing: 'invoiced',
        due: 127.75,
        note: 'invoiced',
      });
    },
  );

  test(
    'invoice answers 404 for an id that no Stay has',
    about('stay.invoice.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Stay', stay);
      await api.post('/stay/stay-unknown/invoice').notFound('no Stay has the id stay-unknown');
      await api.delete('/stay/stay-1').removed('the object exists');
      await api.post('/stay/stay-1/invoice').notFound('it was deleted');
      await api.create('Dog', dog);
      await api.post('/stay/dog-1/invoice').notFound('the id is that of a Dog, and no Stay has it');
    },
  );

  test(
    'invoice is refused while billing is invoiced',
    about('stay.invoice.refuses-from-invoiced', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Service', { ...service, minutes: 38 });
      await api.create('Service', { ...service, id: 'service-2', minutes: 19 });
      await api.create('Stay', { ...stay, finished: ['service-1', 'service-2'], due: 0.25 });
      await api
        .post('/stay/stay-1/invoice')
        .refused('invoice starts from open, and billing is invoiced');
      await api
        .get('/stay/stay-1')
        .ok('a refused action changes nothing', { billing: 'invoiced', due: 0.25, note: 'doda' });
    },
  );

  test(
    'invoice is refused unless this.due > 0',
    about(
      'stay.invoice.refuses-unless-due-gt-0',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Service', { ...service, minutes: 38 });
      await api.create('Service', { ...service, id: 'service-2', minutes: 19 });
      await api.create('Stay', {
        ...stay,
        billing: 'open',
        finished: ['service-1', 'service-2'],
        due: 0,
      });
      await api.post('/stay/stay-1/invoice').refused('the condition this.due > 0 is not satisfied');
      await api
        .get('/stay/stay-1')
        .ok('a refused action changes nothing', { billing: 'open', due: 0, note: 'doda' });
    },
  );

  test(
    'invoice is refused unless sum(this.finished.minutes) >= this.nights',
    about(
      'stay.invoice.refuses-unless-sum-finished-minutes-gte-nights',
      'actions.guard',
      'guards.count-sum',
      'actions.refused-unchanged',
      'endpoints.update',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('Service', { ...service, minutes: 38 });
      await api.create('Service', { ...service, id: 'service-2', minutes: 19 });
      await api.create('Stay', {
        ...stay,
        billing: 'open',
        finished: ['service-1', 'service-2'],
        due: 0.25,
        nights: 58,
      });
      await api
        .post('/stay/stay-1/invoice')
        .refused('the condition sum(this.finished.minutes) >= this.nights is not satisfied');
      await api
        .get('/stay/stay-1')
        .ok('a refused action changes nothing', { billing: 'open', due: 0.25, note: 'doda' });
      await api.patch('/stay/stay-1', { nights: 9 }).ok('the change is valid');
      await api.post('/stay/stay-1/invoice').ok('the state is right and every condition holds');
    },
  );

  test(
    'invoice is refused when due is null',
    about(
      'stay.invoice.refuses-when-due-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Service', { ...service, minutes: 38 });
      await api.create('Service', { ...service, id: 'service-2', minutes: 19 });
      await api.create('Stay', {
        ...stay,
        billing: 'open',
        finished: ['service-1', 'service-2'],
        due: null,
      });
      await api.post('/stay/stay-1/invoice').refused('the condition this.due > 0 is not satisfied');
      await api
        .get('/stay/stay-1')
        .ok('a refused action changes nothing', { billing: 'open', due: null, note: 'doda' });
    },
  );

  test(
    'invoice is refused when minutes of an object in finished is null',
    about(
      'stay.invoice.refuses-when-minutes-in-finished-is-null',
      'guards.count-sum',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Service', { ...service, minutes: 38 });
      await api.create('Service', { ...service, id: 'service-2', minutes: null });
      await api.create('Stay', {
        ...stay,
        billing: 'open',
        finished: ['service-1', 'service-2'],
        due: 0.25,
      });
      await api
        .post('/stay/stay-1/invoice')
        .refused('the condition sum(this.finished.minutes) >= this.nights is not satisfied');
      await api
        .get('/stay/stay-1')
        .ok('a refused action changes nothing', { billing: 'open', due: 0.25, note: 'doda' });
    },
  );

  test(
    'invoice is refused when finished is empty',
    about(
      'stay.invoice.refuses-when-finished-is-empty',
      'guards.count-sum',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Service', { ...service, minutes: 38 });
      await api.create('Service', { ...service, id: 'service-2', minutes: 19 });
      await api.create('Stay', { ...stay, billing: 'open', finished: [], due: 0.25 });
      await api
        .post('/stay/stay-1/invoice')
        .refused('the condition sum(this.finished.minutes) >= this.nights is not satisfied');
      await api
        .get('/stay/stay-1')
        .ok('a refused action changes nothing', { billing: 'open', due: 0.25, note: 'doda' });
    },
  );

  test(
    'invoice succeeds when sum(this.finished.minutes) >= this.nights is decided by the last objects in finished',
    about(
      'stay.invoice.succeeds-when-sum-finished-minutes-gte-nights-by-later-ones-in-finished',
      'guards.count-sum',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('Service', { ...service, minutes: 38 });
      await api.create('Service', { ...service, id: 'service-2', minutes: 19 });
      await api.create('Service', { ...service, id: 'service-3' });
      await api.create('Service', { ...service, id: 'service-4' });
      await api.create('Stay', {
        ...stay,
        billing: 'open',
        finished: ['service-1', 'service-2', 'service-3', 'service-4'],
        due: 0.25,
        nights: 58,
      });
      await api.post('/stay/stay-1/invoice').ok('the state is right and every condition holds', {
        billing: 'invoiced',
        due: 64,
        note: 'invoiced',
      });
      await api
        .get('/stay/stay-1')
        .ok(
          'sum(this.finished.minutes) >= this.nights is decided by the last objects in finished, which is allowed',
          {
            billing: 'invoiced',
            due: 64,
            note: 'invoiced',
          },
        );
    },
  );

  test(
    'invoice is refused when sum(this.finished.minutes) >= this.nights would hold with the objects that are not in finished',
    about(
      'stay.invoice.refuses-when-sum-finished-minutes-gte-nights-for-those-in-finished-alone',
      'guards.count-sum',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Service', { ...service, minutes: 38 });
      await api.create('Service', { ...service, id: 'service-2', minutes: 19 });
      await api.create('Service', { ...service, id: 'service-3', minutes: 38 });
      await api.create('Service', { ...service, id: 'service-4', minutes: 19 });
      await api.create('Stay', {
        ...stay,
        billing: 'open',
        finished: ['service-1', 'service-2'],
        due: 0.25,
        nights: 58,
      });
      await api
        .post('/stay/stay-1/invoice')
        .refused('the condition sum(this.finished.minutes) >= this.nights is not satisfied');
      await api
        .get('/stay/stay-1')
        .ok('a refused action changes nothing', { billing: 'open', due: 0.25, note: 'doda' });
    },
  );

  test(
    'invoice is refused after the deletion of what finished named',
    about(
      'stay.invoice.refuses-after-delete-in-finished',
      'guards.count-sum',
      'references.deleted',
      'actions.guard',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Service', { ...service, minutes: 38 });
      await api.create('Service', { ...service, id: 'service-2', minutes: 19 });
      await api.create('Stay', {
        ...stay,
        billing: 'open',
        finished: ['service-1', 'service-2'],
        due: 0.25,
      });
      await api.delete('/service/service-1').removed(because);
      await api.delete('/service/service-2').removed(because);
      await api
        .post('/stay/stay-1/invoice')
        .refused('the condition sum(this.finished.minutes) >= this.nights is not satisfied');
      await api
        .get('/stay/stay-1')
        .ok('a refused action changes nothing', { billing: 'open', due: 0.25, note: 'doda' });
    },
  );

  test(
    'reopen moves status from checked_out to booked',
    about('stay.reopen.moves-from-checked_out', 'actions.success', 'actions.stored'),
    async ({ api }) => {
      await api.create('Stay', { ...stay, status: 'checked_out' });
      await api.post('/stay/stay-1/reopen').ok('the state is right and every condition holds', {
        ...stay,
        dog: null,
        finished: [],
        services: [],
        status: 'booked',
        keeper: null,
      });
      await api.get('/stay/stay-1').ok('what the action did is stored', {
        ...stay,
        dog: null,
        finished: [],
        services: [],
        status: 'booked',
        keeper: null,
      });
    },
  );

  test(
    'reopen moves status from cancelled to booked',
    about('stay.reopen.moves-from-cancelled', 'actions.success', 'actions.stored'),
    async ({ api }) => {
      await api.create('Stay', { ...stay, status: 'cancelled' });
      await api.post('/stay/stay-1/reopen').ok('the state is right and every condition holds', {
        ...stay,
        dog: null,
        finished: [],
        services: [],
        status: 'booked',
        keeper: null,
      });
      await api.get('/stay/stay-1').ok('what the action did is stored', {
        ...stay,
        dog: null,
        finished: [],
        services: [],
        status: 'booked',
        keeper: null,
      });
    },
  );

  test(
    'reopen leaves objects alone that it does not concern',
    about('stay.reopen.leaves-bystanders', 'actions.success'),
    async ({ api }) => {
      await api.create('Stay', { ...stay, status: 'checked_out' });
      await api.create('Stay', { ...stay, id: 'stay-2', status: 'checked_out' });
      await api.post('/stay/stay-1/reopen').ok('the state is right and every condition holds');
      await api
        .get('/stay/stay-2')
        .ok('reopen was called on stay-1, which does not concern this object', {
          ...stay,
          dog: null,
          finished: [],
          id: 'stay-2',
          services: [],
          status: 'checked_out',
          keeper: null,
        });
    },
  );

  test(
    'reopen acts on what updates left, and later updates leave what it did',
    about(
      'stay.reopen.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Stay', { ...stay, status: 'booked' });
      await api.patch('/stay/stay-1', { status: 'checked_out' }).ok(because);
      await api.post('/stay/stay-1/reopen').ok('the state is right and every condition holds');
      await api
        .get('/stay')
        .ok('a list shows what reopen did', [{ id: 'stay-1', status: 'booked' }]);
      await api.patch('/stay/stay-1', { arrives_at: '2024-03-17 09:55:44' }).ok(because);
      await api.get('/stay/stay-1').ok('what reopen did stays when something else is updated', {
        arrives_at: '2024-03-17 09:55:44',
        status: 'booked',
      });
      await api
        .patch('/stay/stay-1', { status: 'checked_out' })
        .ok('an update may lead back to any status');
      await api
        .post('/stay/stay-1/reopen')
        .ok('the state is right and every condition holds', { status: 'booked' });
    },
  );

  test(
    'reopen answers 404 for an id that no Stay has',
    about('stay.reopen.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Stay', stay);
      await api.post('/stay/stay-unknown/reopen').notFound('no Stay has the id stay-unknown');
      await api.delete('/stay/stay-1').removed('the object exists');
      await api.post('/stay/stay-1/reopen').notFound('it was deleted');
      await api.create('Dog', dog);
      await api.post('/stay/dog-1/reopen').notFound('the id is that of a Dog, and no Stay has it');
    },
  );

  test(
    'reopen is refused while status is booked',
    about('stay.reopen.refuses-from-booked', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Stay', { ...stay, status: 'booked' });
      await api
        .post('/stay/stay-1/reopen')
        .refused('reopen starts from checked_out or cancelled, and status is booked');
      await api.get('/stay/stay-1').ok('a refused action changes nothing', { status: 'booked' });
    },
  );

  test(
    'reopen is refused while status is checked_in',
    about(
      'stay.reopen.refuses-from-checked_in',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Stay', stay);
      await api
        .post('/stay/stay-1/reopen')
        .refused('reopen starts from checked_out or cancelled, and status is checked_in');
      await api
        .get('/stay/stay-1')
        .ok('a refused action changes nothing', { status: 'checked_in' });
    },
  );
});
