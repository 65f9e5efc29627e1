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
  temperament: 'shy',
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
  //   the `id` is listed as optional or nullable. Store it as it is and use it in the paths;
  //   never make up another.
  // ids.same-on-update: An update may carry the `id` that the object has already; accept it.
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
      await api.post('/stay', {
        body: stay,
        status: [200, 201],
        answer: { ...stay, dog: null, finished: [], services: [] },
        because: 'create answers the object that was sent',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { ...stay, dog: null, finished: [], services: [] },
        because: 'read answers the object that was created',
      });
      await api.post('/stay', {
        body: { ...stay, id: 'stay-2' },
        status: [200, 201],
        answer: { id: 'stay-2' },
        because: 'objects may be alike in everything but their ids',
      });
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
      await api.patch('/stay/stay-1', {
        body: {
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
        },
        status: [200],
        answer: {
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
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: {
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
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('stay.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', {
        body: {
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
        },
        status: [200],
        answer: {
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
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: {
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
        },
        because: 'the id is the one that the object has',
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
      await api.patch('/stay/stay-1', {
        body: { arrives_at: '2024-03-17 09:55:44', status: 'unheard_of' },
        status: [400, 422],
        because: 'status must be one of booked, checked_in, checked_out, cancelled',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { ...stay, dog: null, finished: [], services: [] },
        because: 'a refused update changes nothing',
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
      await api.create('Stay', stay);
      await api.delete('/stay/stay-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/stay/stay-1', { status: [404], because: 'it was deleted' });
      await api.get('/stay', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Stay has',
    about('stay.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Stay', stay);
      await api.get('/stay/stay-unknown', {
        status: [404],
        because: 'no Stay has the id stay-unknown',
      });
      await api.patch('/stay/stay-unknown', {
        body: {
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
        },
        status: [404],
        because: 'no Stay has the id stay-unknown',
      });
      await api.delete('/stay/stay-unknown', {
        status: [404],
        because: 'no Stay has the id stay-unknown',
      });
      await api.get('/stay', {
        status: [200],
        answer: [{ id: 'stay-1' }],
        because: 'requests for an unknown id change nothing',
      });
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
      await api.get('/stay', {
        status: [200],
        answer: [
          { ...stay, dog: null, finished: [], services: [] },
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
          },
        ],
        because: 'three objects were created',
      });
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
      await api.patch('/stay/stay-2', {
        body: {
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
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { ...stay, dog: null, finished: [], services: [] },
        because: 'another object was updated',
      });
      await api.get('/stay/stay-2', {
        status: [200],
        answer: {
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
        },
        because: 'the update is stored',
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
      await api.delete('/stay/stay-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/stay/stay-2', {
        status: [200],
        answer: {
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
        },
        because: 'another object was deleted',
      });
      await api.get('/stay', {
        status: [200],
        answer: [{ id: 'stay-2' }],
        because: 'one of two objects was deleted',
      });
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
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/stay', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/stay/stay-1', { status: [404], because: 'reset removed it' });
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
      await api.post('/stay', {
        body: without(stay, 'arrives_at'),
        status: [400, 422],
        because: 'arrives_at is required and has no default',
      });
      await api.get('/stay/stay-1', { status: [404], because: 'a refused create stores nothing' });
    },
  );

  test(
    'billing is "open" when a create leaves it out',
    about('stay.billing.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/stay', {
        body: without(stay, 'billing'),
        status: [200, 201],
        answer: { billing: 'open' },
        because: 'the default of billing is "open"',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { billing: 'open' },
        because: 'the default of billing is "open"',
      });
    },
  );

  test(
    'create accepts a Stay without deposit, which is optional',
    about('stay.deposit.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/stay', {
        body: without(stay, 'deposit'),
        status: [200, 201],
        answer: { deposit: null },
        because: 'deposit is optional',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { deposit: null },
        because: 'deposit is optional',
      });
    },
  );

  test(
    'due is 0 when a create leaves it out',
    about('stay.due.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/stay', {
        body: without(stay, 'due'),
        status: [200, 201],
        answer: { due: 0 },
        because: 'the default of due is 0',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { due: 0 },
        because: 'the default of due is 0',
      });
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
      await api.post('/stay', {
        body: without(stay, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/stay', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create accepts a Stay without leaves_at, which is optional',
    about('stay.leaves_at.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/stay', {
        body: without(stay, 'leaves_at'),
        status: [200, 201],
        answer: { leaves_at: null },
        because: 'leaves_at is optional',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { leaves_at: null },
        because: 'leaves_at is optional',
      });
    },
  );

  test(
    'meals_a_day is 2 when a create leaves it out',
    about('stay.meals_a_day.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/stay', {
        body: without(stay, 'meals_a_day'),
        status: [200, 201],
        answer: { meals_a_day: 2 },
        because: 'the default of meals_a_day is 2',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { meals_a_day: 2 },
        because: 'the default of meals_a_day is 2',
      });
    },
  );

  test(
    'create refuses a Stay without nights, which is required',
    about('stay.nights.rejects-absence', 'create.required', 'refused.status', 'refused.unchanged'),
    async ({ api }) => {
      await api.post('/stay', {
        body: without(stay, 'nights'),
        status: [400, 422],
        because: 'nights is required and has no default',
      });
      await api.get('/stay/stay-1', { status: [404], because: 'a refused create stores nothing' });
    },
  );

  test(
    'create accepts a Stay without note, which is optional',
    about('stay.note.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/stay', {
        body: without(stay, 'note'),
        status: [200, 201],
        answer: { note: null },
        because: 'note is optional',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { note: null },
        because: 'note is optional',
      });
    },
  );

  test(
    'create refuses a Stay without paid, which is required',
    about('stay.paid.rejects-absence', 'create.required', 'refused.status', 'refused.unchanged'),
    async ({ api }) => {
      await api.post('/stay', {
        body: without(stay, 'paid'),
        status: [400, 422],
        because: 'paid is required and has no default',
      });
      await api.get('/stay/stay-1', { status: [404], because: 'a refused create stores nothing' });
    },
  );

  test(
    'create refuses a Stay without rate, which is required',
    about('stay.rate.rejects-absence', 'create.required', 'refused.status', 'refused.unchanged'),
    async ({ api }) => {
      await api.post('/stay', {
        body: without(stay, 'rate'),
        status: [400, 422],
        because: 'rate is required and has no default',
      });
      await api.get('/stay/stay-1', { status: [404], because: 'a refused create stores nothing' });
    },
  );

  test(
    'status is "booked" when a create leaves it out',
    about('stay.status.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/stay', {
        body: without(stay, 'status'),
        status: [200, 201],
        answer: { status: 'booked' },
        because: 'the default of status is "booked"',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { status: 'booked' },
        because: 'the default of status is "booked"',
      });
    },
  );

  test(
    'update of arrives_at or status alone leaves every other field as it is',
    about('stay.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.create('Service', service);
      await api.create('Stay', {
        ...stay,
        due: null,
        meals_a_day: null,
        dog: 'dog-1',
        finished: ['service-1'],
        services: ['service-1'],
      });
      await api.patch('/stay/stay-1', {
        body: { arrives_at: '2024-03-17 09:55:44' },
        status: [200],
        answer: {
          ...stay,
          arrives_at: '2024-03-17 09:55:44',
          dog: 'dog-1',
          due: null,
          finished: ['service-1'],
          meals_a_day: null,
          services: ['service-1'],
        },
        because: 'an update touches only what it carries',
      });
      await api.patch('/stay/stay-1', {
        body: { status: 'checked_out' },
        status: [200],
        answer: {
          ...stay,
          arrives_at: '2024-03-17 09:55:44',
          dog: 'dog-1',
          due: null,
          finished: ['service-1'],
          meals_a_day: null,
          services: ['service-1'],
          status: 'checked_out',
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: {
          ...stay,
          arrives_at: '2024-03-17 09:55:44',
          dog: 'dog-1',
          due: null,
          finished: ['service-1'],
          meals_a_day: null,
          services: ['service-1'],
          status: 'checked_out',
        },
        because: 'an update touches only what it carries',
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
      await api.post('/stay', {
        body: { ...stay, arrives_at: null },
        status: [400, 422],
        because: 'arrives_at must not be null',
      });
      await api.get('/stay/stay-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', {
        body: { arrives_at: null },
        status: [400, 422],
        because: 'arrives_at must not be null',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { arrives_at: '2024-05-26 22:42:37' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/stay', {
        body: { ...stay, billing: null },
        status: [400, 422],
        because: 'billing must not be null',
      });
      await api.get('/stay/stay-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', {
        body: { billing: null },
        status: [400, 422],
        because: 'billing must not be null',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { billing: 'invoiced' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deposit may be null',
    about('stay.deposit.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/stay', {
        body: { ...stay, deposit: null },
        status: [200, 201],
        answer: { deposit: null },
        because: 'deposit is nullable',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { deposit: null },
        because: 'deposit is nullable',
      });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', {
        body: { deposit: null },
        status: [200],
        answer: { deposit: null },
        because: 'deposit is nullable',
      });
      await api.get('/stay/stay-2', {
        status: [200],
        answer: { deposit: null },
        because: 'deposit is nullable',
      });
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
      await api.post('/stay', {
        body: { ...stay, due: null },
        status: [200, 201],
        answer: { due: null },
        because: 'due is nullable and its default is for absence only',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { due: null },
        because: 'due is nullable and its default is for absence only',
      });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', {
        body: { due: null },
        status: [200],
        answer: { due: null },
        because: 'due is nullable and its default is for absence only',
      });
      await api.get('/stay/stay-2', {
        status: [200],
        answer: { due: null },
        because: 'due is nullable and its default is for absence only',
      });
    },
  );

  test(
    'leaves_at may be null',
    about('stay.leaves_at.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/stay', {
        body: { ...stay, leaves_at: null },
        status: [200, 201],
        answer: { leaves_at: null },
        because: 'leaves_at is nullable',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { leaves_at: null },
        because: 'leaves_at is nullable',
      });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', {
        body: { leaves_at: null },
        status: [200],
        answer: { leaves_at: null },
        because: 'leaves_at is nullable',
      });
      await api.get('/stay/stay-2', {
        status: [200],
        answer: { leaves_at: null },
        because: 'leaves_at is nullable',
      });
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
      await api.post('/stay', {
        body: { ...stay, meals_a_day: null },
        status: [200, 201],
        answer: { meals_a_day: null },
        because: 'meals_a_day is nullable and its default is for absence only',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { meals_a_day: null },
        because: 'meals_a_day is nullable and its default is for absence only',
      });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', {
        body: { meals_a_day: null },
        status: [200],
        answer: { meals_a_day: null },
        because: 'meals_a_day is nullable and its default is for absence only',
      });
      await api.get('/stay/stay-2', {
        status: [200],
        answer: { meals_a_day: null },
        because: 'meals_a_day is nullable and its default is for absence only',
      });
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
      await api.post('/stay', {
        body: { ...stay, nights: null },
        status: [400, 422],
        because: 'nights must not be null',
      });
      await api.get('/stay/stay-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', {
        body: { nights: null },
        status: [400, 422],
        because: 'nights must not be null',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { nights: 57 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'note may be null',
    about('stay.note.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/stay', {
        body: { ...stay, note: null },
        status: [200, 201],
        answer: { note: null },
        because: 'note is nullable',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { note: null },
        because: 'note is nullable',
      });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', {
        body: { note: null },
        status: [200],
        answer: { note: null },
        because: 'note is nullable',
      });
      await api.get('/stay/stay-2', {
        status: [200],
        answer: { note: null },
        because: 'note is nullable',
      });
    },
  );

  test(
    'paid may be null',
    about('stay.paid.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/stay', {
        body: { ...stay, paid: null },
        status: [200, 201],
        answer: { paid: null },
        because: 'paid is nullable',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { paid: null },
        because: 'paid is nullable',
      });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', {
        body: { paid: null },
        status: [200],
        answer: { paid: null },
        because: 'paid is nullable',
      });
      await api.get('/stay/stay-2', {
        status: [200],
        answer: { paid: null },
        because: 'paid is nullable',
      });
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
      await api.post('/stay', {
        body: { ...stay, rate: null },
        status: [400, 422],
        because: 'rate must not be null',
      });
      await api.get('/stay/stay-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', {
        body: { rate: null },
        status: [400, 422],
        because: 'rate must not be null',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { rate: 63.75 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/stay', {
        body: { ...stay, status: null },
        status: [400, 422],
        because: 'status must not be null',
      });
      await api.get('/stay/stay-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', {
        body: { status: null },
        status: [400, 422],
        because: 'status must not be null',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { status: 'checked_in' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Stay: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
  // values.float: A whole number is a valid float.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.string-length: Strings shorter or longer than their field allows are refused with 400
  //   or 422. Lengths are inclusive too, and a length that is not listed is not limited.
  // values.datetime: A datetime is a string `YYYY-MM-DD hh:mm:ss` that names a real date of the
  //   calendar and a real time of day (`2024-03-15 14:30:00`; never `2024-02-30 …`, nor
  //   `2024-03-15T14:30:00Z`). Anything else is refused with 400 or 422. It is answered in the
  //   same format.
  // values.datetime-bounds: A datetime before or after the bounds of its field is refused with
  //   400 or 422. The bounds are inclusive, and one that is not listed does not exist. Datetimes
  //   of this format can be compared as text.

  test(
    'arrives_at may be the leap day 2020-02-29',
    about('stay.arrives_at.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      await api.post('/stay', {
        body: { ...stay, arrives_at: '2020-02-29 12:00:00' },
        status: [200, 201],
        answer: { arrives_at: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of arrives_at',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { arrives_at: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of arrives_at',
      });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', {
        body: { arrives_at: '2020-02-29 12:00:00' },
        status: [200],
        answer: { arrives_at: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of arrives_at',
      });
      await api.get('/stay/stay-2', {
        status: [200],
        answer: { arrives_at: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of arrives_at',
      });
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
      await api.post('/stay', {
        body: { ...stay, arrives_at: 202403 },
        status: [400, 422],
        because: 'arrives_at must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/stay/stay-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', {
        body: { arrives_at: 202403 },
        status: [400, 422],
        because: 'arrives_at must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { arrives_at: '2024-05-26 22:42:37' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/stay', {
        body: { ...stay, arrives_at: '2020-02-30 12:00:00' },
        status: [400, 422],
        because: 'arrives_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/stay', {
        body: { ...stay, arrives_at: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'arrives_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/stay', {
        body: { ...stay, arrives_at: '2024-13-01 22:42:37' },
        status: [400, 422],
        because: 'arrives_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/stay', {
        body: { ...stay, arrives_at: '2024-05-26 25:00:00' },
        status: [400, 422],
        because: 'arrives_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/stay/stay-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', {
        body: { arrives_at: '2020-02-30 12:00:00' },
        status: [400, 422],
        because: 'arrives_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/stay/stay-1', {
        body: { arrives_at: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'arrives_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/stay/stay-1', {
        body: { arrives_at: '2024-13-01 22:42:37' },
        status: [400, 422],
        because: 'arrives_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/stay/stay-1', {
        body: { arrives_at: '2024-05-26 25:00:00' },
        status: [400, 422],
        because: 'arrives_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { arrives_at: '2024-05-26 22:42:37' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/stay', {
        body: { ...stay, arrives_at: '2024-05-26T22:42:37Z' },
        status: [400, 422],
        because: 'arrives_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/stay', {
        body: { ...stay, arrives_at: '2024-05-26' },
        status: [400, 422],
        because: 'arrives_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/stay', {
        body: { ...stay, arrives_at: 'not a date' },
        status: [400, 422],
        because: 'arrives_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/stay/stay-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', {
        body: { arrives_at: '2024-05-26T22:42:37Z' },
        status: [400, 422],
        because: 'arrives_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/stay/stay-1', {
        body: { arrives_at: '2024-05-26' },
        status: [400, 422],
        because: 'arrives_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/stay/stay-1', {
        body: { arrives_at: 'not a date' },
        status: [400, 422],
        because: 'arrives_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { arrives_at: '2024-05-26 22:42:37' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'arrives_at has no first moment',
    about('stay.arrives_at.has-no-first-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/stay', {
        body: { ...stay, arrives_at: '2001-02-03 04:05:06' },
        status: [200, 201],
        answer: { arrives_at: '2001-02-03 04:05:06' },
        because: 'arrives_at has no first moment',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { arrives_at: '2001-02-03 04:05:06' },
        because: 'arrives_at has no first moment',
      });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', {
        body: { arrives_at: '2001-02-03 04:05:06' },
        status: [200],
        answer: { arrives_at: '2001-02-03 04:05:06' },
        because: 'arrives_at has no first moment',
      });
      await api.get('/stay/stay-2', {
        status: [200],
        answer: { arrives_at: '2001-02-03 04:05:06' },
        because: 'arrives_at has no first moment',
      });
    },
  );

  test(
    'arrives_at has no last moment',
    about('stay.arrives_at.has-no-last-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/stay', {
        body: { ...stay, arrives_at: '2099-10-11 12:13:14' },
        status: [200, 201],
        answer: { arrives_at: '2099-10-11 12:13:14' },
        because: 'arrives_at has no last moment',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { arrives_at: '2099-10-11 12:13:14' },
        because: 'arrives_at has no last moment',
      });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', {
        body: { arrives_at: '2099-10-11 12:13:14' },
        status: [200],
        answer: { arrives_at: '2099-10-11 12:13:14' },
        because: 'arrives_at has no last moment',
      });
      await api.get('/stay/stay-2', {
        status: [200],
        answer: { arrives_at: '2099-10-11 12:13:14' },
        because: 'arrives_at has no last moment',
      });
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
      await api.post('/stay', {
        body: { ...stay, billing: 421337 },
        status: [400, 422],
        because: 'billing must be one of open, invoiced',
      });
      await api.post('/stay', {
        body: { ...stay, billing: { value: 'text' } },
        status: [400, 422],
        because: 'billing must be one of open, invoiced',
      });
      await api.get('/stay/stay-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', {
        body: { billing: 421337 },
        status: [400, 422],
        because: 'billing must be one of open, invoiced',
      });
      await api.patch('/stay/stay-1', {
        body: { billing: { value: 'text' } },
        status: [400, 422],
        because: 'billing must be one of open, invoiced',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { billing: 'invoiced' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deposit may be the whole number 0',
    about('stay.deposit.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/stay', {
        body: { ...stay, deposit: 0 },
        status: [200, 201],
        answer: { deposit: 0 },
        because: '0 is a valid value of deposit',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { deposit: 0 },
        because: '0 is a valid value of deposit',
      });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', {
        body: { deposit: 0 },
        status: [200],
        answer: { deposit: 0 },
        because: '0 is a valid value of deposit',
      });
      await api.get('/stay/stay-2', {
        status: [200],
        answer: { deposit: 0 },
        because: '0 is a valid value of deposit',
      });
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
      await api.post('/stay', {
        body: { ...stay, deposit: 'abc' },
        status: [400, 422],
        because: 'deposit must be a number',
      });
      await api.post('/stay', {
        body: { ...stay, deposit: { value: 'text' } },
        status: [400, 422],
        because: 'deposit must be a number',
      });
      await api.get('/stay/stay-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', {
        body: { deposit: 'abc' },
        status: [400, 422],
        because: 'deposit must be a number',
      });
      await api.patch('/stay/stay-1', {
        body: { deposit: { value: 'text' } },
        status: [400, 422],
        because: 'deposit must be a number',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { deposit: 32.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deposit has no minimum',
    about('stay.deposit.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/stay', {
        body: { ...stay, deposit: -999999.75 },
        status: [200, 201],
        answer: { deposit: -999999.75 },
        because: 'deposit has no minimum',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { deposit: -999999.75 },
        because: 'deposit has no minimum',
      });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', {
        body: { deposit: -999999.75 },
        status: [200],
        answer: { deposit: -999999.75 },
        because: 'deposit has no minimum',
      });
      await api.get('/stay/stay-2', {
        status: [200],
        answer: { deposit: -999999.75 },
        because: 'deposit has no minimum',
      });
    },
  );

  test(
    'deposit has no maximum',
    about('stay.deposit.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/stay', {
        body: { ...stay, deposit: 999999.75 },
        status: [200, 201],
        answer: { deposit: 999999.75 },
        because: 'deposit has no maximum',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { deposit: 999999.75 },
        because: 'deposit has no maximum',
      });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', {
        body: { deposit: 999999.75 },
        status: [200],
        answer: { deposit: 999999.75 },
        because: 'deposit has no maximum',
      });
      await api.get('/stay/stay-2', {
        status: [200],
        answer: { deposit: 999999.75 },
        because: 'deposit has no maximum',
      });
    },
  );

  test(
    'due may be the whole number 0',
    about('stay.due.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/stay', {
        body: { ...stay, due: 0 },
        status: [200, 201],
        answer: { due: 0 },
        because: '0 is a valid value of due',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { due: 0 },
        because: '0 is a valid value of due',
      });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', {
        body: { due: 0 },
        status: [200],
        answer: { due: 0 },
        because: '0 is a valid value of due',
      });
      await api.get('/stay/stay-2', {
        status: [200],
        answer: { due: 0 },
        because: '0 is a valid value of due',
      });
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
      await api.post('/stay', {
        body: { ...stay, due: 'abc' },
        status: [400, 422],
        because: 'due must be a number',
      });
      await api.post('/stay', {
        body: { ...stay, due: { value: 'text' } },
        status: [400, 422],
        because: 'due must be a number',
      });
      await api.get('/stay/stay-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', {
        body: { due: 'abc' },
        status: [400, 422],
        because: 'due must be a number',
      });
      await api.patch('/stay/stay-1', {
        body: { due: { value: 'text' } },
        status: [400, 422],
        because: 'due must be a number',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { due: 49.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'due has no minimum',
    about('stay.due.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/stay', {
        body: { ...stay, due: -999999.75 },
        status: [200, 201],
        answer: { due: -999999.75 },
        because: 'due has no minimum',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { due: -999999.75 },
        because: 'due has no minimum',
      });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', {
        body: { due: -999999.75 },
        status: [200],
        answer: { due: -999999.75 },
        because: 'due has no minimum',
      });
      await api.get('/stay/stay-2', {
        status: [200],
        answer: { due: -999999.75 },
        because: 'due has no minimum',
      });
    },
  );

  test(
    'due has no maximum',
    about('stay.due.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/stay', {
        body: { ...stay, due: 999999.75 },
        status: [200, 201],
        answer: { due: 999999.75 },
        because: 'due has no maximum',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { due: 999999.75 },
        because: 'due has no maximum',
      });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', {
        body: { due: 999999.75 },
        status: [200],
        answer: { due: 999999.75 },
        because: 'due has no maximum',
      });
      await api.get('/stay/stay-2', {
        status: [200],
        answer: { due: 999999.75 },
        because: 'due has no maximum',
      });
    },
  );

  test(
    'leaves_at may be the leap day 2020-02-29',
    about('stay.leaves_at.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      await api.post('/stay', {
        body: { ...stay, leaves_at: '2020-02-29 12:00:00' },
        status: [200, 201],
        answer: { leaves_at: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of leaves_at',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { leaves_at: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of leaves_at',
      });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', {
        body: { leaves_at: '2020-02-29 12:00:00' },
        status: [200],
        answer: { leaves_at: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of leaves_at',
      });
      await api.get('/stay/stay-2', {
        status: [200],
        answer: { leaves_at: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of leaves_at',
      });
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
      await api.post('/stay', {
        body: { ...stay, leaves_at: 202403 },
        status: [400, 422],
        because: 'leaves_at must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/stay/stay-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', {
        body: { leaves_at: 202403 },
        status: [400, 422],
        because: 'leaves_at must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { leaves_at: '2023-11-23 05:14:18' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/stay', {
        body: { ...stay, leaves_at: '2020-02-30 12:00:00' },
        status: [400, 422],
        because: 'leaves_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/stay', {
        body: { ...stay, leaves_at: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'leaves_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/stay', {
        body: { ...stay, leaves_at: '2023-13-01 05:14:18' },
        status: [400, 422],
        because: 'leaves_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/stay', {
        body: { ...stay, leaves_at: '2023-11-23 25:00:00' },
        status: [400, 422],
        because: 'leaves_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/stay/stay-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', {
        body: { leaves_at: '2020-02-30 12:00:00' },
        status: [400, 422],
        because: 'leaves_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/stay/stay-1', {
        body: { leaves_at: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'leaves_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/stay/stay-1', {
        body: { leaves_at: '2023-13-01 05:14:18' },
        status: [400, 422],
        because: 'leaves_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/stay/stay-1', {
        body: { leaves_at: '2023-11-23 25:00:00' },
        status: [400, 422],
        because: 'leaves_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { leaves_at: '2023-11-23 05:14:18' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/stay', {
        body: { ...stay, leaves_at: '2023-11-23T05:14:18Z' },
        status: [400, 422],
        because: 'leaves_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/stay', {
        body: { ...stay, leaves_at: '2023-11-23' },
        status: [400, 422],
        because: 'leaves_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/stay', {
        body: { ...stay, leaves_at: 'not a date' },
        status: [400, 422],
        because: 'leaves_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/stay/stay-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', {
        body: { leaves_at: '2023-11-23T05:14:18Z' },
        status: [400, 422],
        because: 'leaves_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/stay/stay-1', {
        body: { leaves_at: '2023-11-23' },
        status: [400, 422],
        because: 'leaves_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/stay/stay-1', {
        body: { leaves_at: 'not a date' },
        status: [400, 422],
        because: 'leaves_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { leaves_at: '2023-11-23 05:14:18' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'leaves_at has no first moment',
    about('stay.leaves_at.has-no-first-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/stay', {
        body: { ...stay, leaves_at: '2001-02-03 04:05:06' },
        status: [200, 201],
        answer: { leaves_at: '2001-02-03 04:05:06' },
        because: 'leaves_at has no first moment',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { leaves_at: '2001-02-03 04:05:06' },
        because: 'leaves_at has no first moment',
      });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', {
        body: { leaves_at: '2001-02-03 04:05:06' },
        status: [200],
        answer: { leaves_at: '2001-02-03 04:05:06' },
        because: 'leaves_at has no first moment',
      });
      await api.get('/stay/stay-2', {
        status: [200],
        answer: { leaves_at: '2001-02-03 04:05:06' },
        because: 'leaves_at has no first moment',
      });
    },
  );

  test(
    'leaves_at has no last moment',
    about('stay.leaves_at.has-no-last-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/stay', {
        body: { ...stay, leaves_at: '2099-10-11 12:13:14' },
        status: [200, 201],
        answer: { leaves_at: '2099-10-11 12:13:14' },
        because: 'leaves_at has no last moment',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { leaves_at: '2099-10-11 12:13:14' },
        because: 'leaves_at has no last moment',
      });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', {
        body: { leaves_at: '2099-10-11 12:13:14' },
        status: [200],
        answer: { leaves_at: '2099-10-11 12:13:14' },
        because: 'leaves_at has no last moment',
      });
      await api.get('/stay/stay-2', {
        status: [200],
        answer: { leaves_at: '2099-10-11 12:13:14' },
        because: 'leaves_at has no last moment',
      });
    },
  );

  test(
    'meals_a_day may be 0',
    about('stay.meals_a_day.accepts-zero', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/stay', {
        body: { ...stay, meals_a_day: 0 },
        status: [200, 201],
        answer: { meals_a_day: 0 },
        because: '0 is a valid value of meals_a_day',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { meals_a_day: 0 },
        because: '0 is a valid value of meals_a_day',
      });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', {
        body: { meals_a_day: 0 },
        status: [200],
        answer: { meals_a_day: 0 },
        because: '0 is a valid value of meals_a_day',
      });
      await api.get('/stay/stay-2', {
        status: [200],
        answer: { meals_a_day: 0 },
        because: '0 is a valid value of meals_a_day',
      });
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
      await api.post('/stay', {
        body: { ...stay, meals_a_day: 'abc' },
        status: [400, 422],
        because: 'meals_a_day must be an integer',
      });
      await api.post('/stay', {
        body: { ...stay, meals_a_day: { value: 'text' } },
        status: [400, 422],
        because: 'meals_a_day must be an integer',
      });
      await api.post('/stay', {
        body: { ...stay, meals_a_day: 2.5 },
        status: [400, 422],
        because: 'meals_a_day must be an integer',
      });
      await api.get('/stay/stay-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', {
        body: { meals_a_day: 'abc' },
        status: [400, 422],
        because: 'meals_a_day must be an integer',
      });
      await api.patch('/stay/stay-1', {
        body: { meals_a_day: { value: 'text' } },
        status: [400, 422],
        because: 'meals_a_day must be an integer',
      });
      await api.patch('/stay/stay-1', {
        body: { meals_a_day: 2.5 },
        status: [400, 422],
        because: 'meals_a_day must be an integer',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { meals_a_day: 3 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'meals_a_day has no minimum',
    about('stay.meals_a_day.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/stay', {
        body: { ...stay, meals_a_day: -1000000 },
        status: [200, 201],
        answer: { meals_a_day: -1000000 },
        because: 'meals_a_day has no minimum',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { meals_a_day: -1000000 },
        because: 'meals_a_day has no minimum',
      });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', {
        body: { meals_a_day: -1000000 },
        status: [200],
        answer: { meals_a_day: -1000000 },
        because: 'meals_a_day has no minimum',
      });
      await api.get('/stay/stay-2', {
        status: [200],
        answer: { meals_a_day: -1000000 },
        because: 'meals_a_day has no minimum',
      });
    },
  );

  test(
    'meals_a_day has no maximum',
    about('stay.meals_a_day.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/stay', {
        body: { ...stay, meals_a_day: 1000000 },
        status: [200, 201],
        answer: { meals_a_day: 1000000 },
        because: 'meals_a_day has no maximum',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { meals_a_day: 1000000 },
        because: 'meals_a_day has no maximum',
      });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', {
        body: { meals_a_day: 1000000 },
        status: [200],
        answer: { meals_a_day: 1000000 },
        because: 'meals_a_day has no maximum',
      });
      await api.get('/stay/stay-2', {
        status: [200],
        answer: { meals_a_day: 1000000 },
        because: 'meals_a_day has no maximum',
      });
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
      await api.post('/stay', {
        body: { ...stay, nights: 'abc' },
        status: [400, 422],
        because: 'nights must be an integer',
      });
      await api.post('/stay', {
        body: { ...stay, nights: { value: 'text' } },
        status: [400, 422],
        because: 'nights must be an integer',
      });
      await api.post('/stay', {
        body: { ...stay, nights: 56.5 },
        status: [400, 422],
        because: 'nights must be an integer',
      });
      await api.get('/stay/stay-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', {
        body: { nights: 'abc' },
        status: [400, 422],
        because: 'nights must be an integer',
      });
      await api.patch('/stay/stay-1', {
        body: { nights: { value: 'text' } },
        status: [400, 422],
        because: 'nights must be an integer',
      });
      await api.patch('/stay/stay-1', {
        body: { nights: 56.5 },
        status: [400, 422],
        because: 'nights must be an integer',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { nights: 57 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/stay', {
        body: { ...stay, nights: 1 },
        status: [200, 201],
        answer: { nights: 1 },
        because: 'the minimum of nights is 1, inclusive',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { nights: 1 },
        because: 'the minimum of nights is 1, inclusive',
      });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', {
        body: { nights: 1 },
        status: [200],
        answer: { nights: 1 },
        because: 'the minimum of nights is 1, inclusive',
      });
      await api.get('/stay/stay-2', {
        status: [200],
        answer: { nights: 1 },
        because: 'the minimum of nights is 1, inclusive',
      });
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
      await api.post('/stay', {
        body: { ...stay, nights: 0 },
        status: [400, 422],
        because: 'nights must be at least 1',
      });
      await api.get('/stay/stay-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', {
        body: { nights: 0 },
        status: [400, 422],
        because: 'nights must be at least 1',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { nights: 57 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/stay', {
        body: { ...stay, nights: 60 },
        status: [200, 201],
        answer: { nights: 60 },
        because: 'the maximum of nights is 60, inclusive',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { nights: 60 },
        because: 'the maximum of nights is 60, inclusive',
      });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', {
        body: { nights: 60 },
        status: [200],
        answer: { nights: 60 },
        because: 'the maximum of nights is 60, inclusive',
      });
      await api.get('/stay/stay-2', {
        status: [200],
        answer: { nights: 60 },
        because: 'the maximum of nights is 60, inclusive',
      });
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
      await api.post('/stay', {
        body: { ...stay, nights: 61 },
        status: [400, 422],
        because: 'nights must be at most 60',
      });
      await api.get('/stay/stay-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', {
        body: { nights: 61 },
        status: [400, 422],
        because: 'nights must be at most 60',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { nights: 57 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'note of digits alone stays a string',
    about('stay.note.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/stay', {
        body: { ...stay, note: '0042' },
        status: [200, 201],
        answer: { note: '0042' },
        because: '"0042" is a valid value of note',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { note: '0042' },
        because: '"0042" is a valid value of note',
      });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', {
        body: { note: '0042' },
        status: [200],
        answer: { note: '0042' },
        because: '"0042" is a valid value of note',
      });
      await api.get('/stay/stay-2', {
        status: [200],
        answer: { note: '0042' },
        because: '"0042" is a valid value of note',
      });
    },
  );

  test(
    'note keeps spaces, quotes, accents and symbols',
    about('stay.note.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/stay', {
        body: { ...stay, note: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { note: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of note',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { note: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of note',
      });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', {
        body: { note: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { note: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of note',
      });
      await api.get('/stay/stay-2', {
        status: [200],
        answer: { note: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of note',
      });
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
      await api.post('/stay', {
        body: { ...stay, note: 421337 },
        status: [400, 422],
        because: 'note must be a string',
      });
      await api.post('/stay', {
        body: { ...stay, note: { value: 'text' } },
        status: [400, 422],
        because: 'note must be a string',
      });
      await api.get('/stay/stay-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', {
        body: { note: 421337 },
        status: [400, 422],
        because: 'note must be a string',
      });
      await api.patch('/stay/stay-1', {
        body: { note: { value: 'text' } },
        status: [400, 422],
        because: 'note must be a string',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { note: 'doda' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/stay', {
        body: {
          ...stay,
          note: 'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonu s',
        },
        status: [200, 201],
        answer: {
          note: 'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonu s',
        },
        because: 'the maximum length of note is 200, inclusive',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: {
          note: 'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonu s',
        },
        because: 'the maximum length of note is 200, inclusive',
      });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', {
        body: {
          note: 'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonu s',
        },
        status: [200],
        answer: {
          note: 'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonu s',
        },
        because: 'the maximum length of note is 200, inclusive',
      });
      await api.get('/stay/stay-2', {
        status: [200],
        answer: {
          note: 'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonu s',
        },
        because: 'the maximum length of note is 200, inclusive',
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
      await api.post('/stay', {
        body: {
          ...stay,
          note: 'vumo tovi mutimo nagi danota gitami runodu rovadi soruma gida vibita sosami dola muvodi milo soba vuvidi luvi lodu nisu dumobu rovu vuduta bomu guro gami movi tamo bavo riso sumora vugi mavuga salusu r',
        },
        status: [400, 422],
        because: 'note must have at most 200 characters',
      });
      await api.get('/stay/stay-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', {
        body: {
          note: 'vumo tovi mutimo nagi danota gitami runodu rovadi soruma gida vibita sosami dola muvodi milo soba vuvidi luvi lodu nisu dumobu rovu vuduta bomu guro gami movi tamo bavo riso sumora vugi mavuga salusu r',
        },
        status: [400, 422],
        because: 'note must have at most 200 characters',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { note: 'doda' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'note has no minimum length',
    about('stay.note.has-no-minimum-length', 'values.string-length', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/stay', {
        body: { ...stay, note: 'x' },
        status: [200, 201],
        answer: { note: 'x' },
        because: 'note has no minimum length',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { note: 'x' },
        because: 'note has no minimum length',
      });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', {
        body: { note: 'x' },
        status: [200],
        answer: { note: 'x' },
        because: 'note has no minimum length',
      });
      await api.get('/stay/stay-2', {
        status: [200],
        answer: { note: 'x' },
        because: 'note has no minimum length',
      });
    },
  );

  test(
    'paid may be false',
    about('stay.paid.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/stay', {
        body: stay,
        status: [200, 201],
        answer: { paid: false },
        because: 'false is a valid value of paid',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { paid: false },
        because: 'false is a valid value of paid',
      });
      await api.create('Stay', { ...stay, id: 'stay-2', paid: true });
      await api.patch('/stay/stay-2', {
        body: { paid: false },
        status: [200],
        answer: { paid: false },
        because: 'false is a valid value of paid',
      });
      await api.get('/stay/stay-2', {
        status: [200],
        answer: { paid: false },
        because: 'false is a valid value of paid',
      });
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
      await api.post('/stay', {
        body: { ...stay, paid: 'abc' },
        status: [400, 422],
        because: 'paid must be true or false',
      });
      await api.post('/stay', {
        body: { ...stay, paid: { value: 'text' } },
        status: [400, 422],
        because: 'paid must be true or false',
      });
      await api.get('/stay/stay-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', {
        body: { paid: 'abc' },
        status: [400, 422],
        because: 'paid must be true or false',
      });
      await api.patch('/stay/stay-1', {
        body: { paid: { value: 'text' } },
        status: [400, 422],
        because: 'paid must be true or false',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { paid: false },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'rate may be the whole number 0',
    about('stay.rate.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/stay', {
        body: { ...stay, rate: 0 },
        status: [200, 201],
        answer: { rate: 0 },
        because: '0 is a valid value of rate',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { rate: 0 },
        because: '0 is a valid value of rate',
      });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', {
        body: { rate: 0 },
        status: [200],
        answer: { rate: 0 },
        because: '0 is a valid value of rate',
      });
      await api.get('/stay/stay-2', {
        status: [200],
        answer: { rate: 0 },
        because: '0 is a valid value of rate',
      });
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
      await api.post('/stay', {
        body: { ...stay, rate: 'abc' },
        status: [400, 422],
        because: 'rate must be a number',
      });
      await api.post('/stay', {
        body: { ...stay, rate: { value: 'text' } },
        status: [400, 422],
        because: 'rate must be a number',
      });
      await api.get('/stay/stay-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', {
        body: { rate: 'abc' },
        status: [400, 422],
        because: 'rate must be a number',
      });
      await api.patch('/stay/stay-1', {
        body: { rate: { value: 'text' } },
        status: [400, 422],
        because: 'rate must be a number',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { rate: 63.75 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/stay', {
        body: { ...stay, rate: 500 },
        status: [200, 201],
        answer: { rate: 500 },
        because: 'the maximum of rate is 500, inclusive',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { rate: 500 },
        because: 'the maximum of rate is 500, inclusive',
      });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', {
        body: { rate: 500 },
        status: [200],
        answer: { rate: 500 },
        because: 'the maximum of rate is 500, inclusive',
      });
      await api.get('/stay/stay-2', {
        status: [200],
        answer: { rate: 500 },
        because: 'the maximum of rate is 500, inclusive',
      });
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
      await api.post('/stay', {
        body: { ...stay, rate: 500.25 },
        status: [400, 422],
        because: 'rate must be at most 500',
      });
      await api.get('/stay/stay-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', {
        body: { rate: 500.25 },
        status: [400, 422],
        because: 'rate must be at most 500',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { rate: 63.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'rate has no minimum',
    about('stay.rate.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/stay', {
        body: { ...stay, rate: -999999.75 },
        status: [200, 201],
        answer: { rate: -999999.75 },
        because: 'rate has no minimum',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { rate: -999999.75 },
        because: 'rate has no minimum',
      });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', {
        body: { rate: -999999.75 },
        status: [200],
        answer: { rate: -999999.75 },
        because: 'rate has no minimum',
      });
      await api.get('/stay/stay-2', {
        status: [200],
        answer: { rate: -999999.75 },
        because: 'rate has no minimum',
      });
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
      await api.post('/stay', {
        body: { ...stay, status: 421337 },
        status: [400, 422],
        because: 'status must be one of booked, checked_in, checked_out, cancelled',
      });
      await api.post('/stay', {
        body: { ...stay, status: { value: 'text' } },
        status: [400, 422],
        because: 'status must be one of booked, checked_in, checked_out, cancelled',
      });
      await api.get('/stay/stay-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', {
        body: { status: 421337 },
        status: [400, 422],
        because: 'status must be one of booked, checked_in, checked_out, cancelled',
      });
      await api.patch('/stay/stay-1', {
        body: { status: { value: 'text' } },
        status: [400, 422],
        because: 'status must be one of booked, checked_in, checked_out, cancelled',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { status: 'checked_in' },
        because: 'a refused update changes nothing',
      });
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
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/stay', {
        body: { ...stay, billing: 'open' },
        status: [200, 201],
        answer: { billing: 'open' },
        because: 'the value is one of BillingStatus',
      });
      await api.patch('/stay/stay-1', {
        body: { billing: 'invoiced' },
        status: [200],
        answer: { billing: 'invoiced' },
        because: 'the value is one of BillingStatus',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { billing: 'invoiced' },
        because: 'the value is one of BillingStatus',
      });
    },
  );

  test(
    'create and update refuse the billing unheard_of, which BillingStatus does not have',
    about(
      'stay.billing.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/stay', {
        body: { ...stay, billing: 'unheard_of' },
        status: [400, 422],
        because: 'billing must be one of open, invoiced',
      });
      await api.get('/stay/stay-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', {
        body: { billing: 'unheard_of' },
        status: [400, 422],
        because: 'billing must be one of open, invoiced',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { billing: 'invoiced' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/stay', {
        body: { ...stay, billing: 'OPEN' },
        status: [400, 422],
        because: 'billing must be one of open, invoiced',
      });
      await api.get('/stay/stay-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', {
        body: { billing: 'OPEN' },
        status: [400, 422],
        because: 'billing must be one of open, invoiced',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { billing: 'invoiced' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'status may be booked, checked_in, checked_out, cancelled',
    about('stay.status.accepts-each-value', 'values.enum', 'values.round-trip', 'update.validates'),
    async ({ api }) => {
      await api.post('/stay', {
        body: { ...stay, status: 'booked' },
        status: [200, 201],
        answer: { status: 'booked' },
        because: 'the value is one of StayStatus',
      });
      await api.patch('/stay/stay-1', {
        body: { status: 'checked_in' },
        status: [200],
        answer: { status: 'checked_in' },
        because: 'the value is one of StayStatus',
      });
      await api.patch('/stay/stay-1', {
        body: { status: 'checked_out' },
        status: [200],
        answer: { status: 'checked_out' },
        because: 'the value is one of StayStatus',
      });
      await api.patch('/stay/stay-1', {
        body: { status: 'cancelled' },
        status: [200],
        answer: { status: 'cancelled' },
        because: 'the value is one of StayStatus',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { status: 'cancelled' },
        because: 'the value is one of StayStatus',
      });
    },
  );

  test(
    'create and update refuse the status unheard_of, which StayStatus does not have',
    about(
      'stay.status.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/stay', {
        body: { ...stay, status: 'unheard_of' },
        status: [400, 422],
        because: 'status must be one of booked, checked_in, checked_out, cancelled',
      });
      await api.get('/stay/stay-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', {
        body: { status: 'unheard_of' },
        status: [400, 422],
        because: 'status must be one of booked, checked_in, checked_out, cancelled',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { status: 'checked_in' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/stay', {
        body: { ...stay, status: 'BOOKED' },
        status: [400, 422],
        because: 'status must be one of booked, checked_in, checked_out, cancelled',
      });
      await api.get('/stay/stay-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', {
        body: { status: 'BOOKED' },
        status: [400, 422],
        because: 'status must be one of booked, checked_in, checked_out, cancelled',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { status: 'checked_in' },
        because: 'a refused update changes nothing',
      });
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
      await api.create('Dog', dog);
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.post('/stay', {
        body: { ...stay, dog: 'dog-1' },
        status: [200, 201],
        answer: { dog: 'dog-1' },
        because: 'dog was sent as dog-1',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { dog: 'dog-1' },
        because: 'dog was sent as dog-1',
      });
      await api.patch('/stay/stay-1', {
        body: { dog: 'dog-2' },
        status: [200],
        answer: { dog: 'dog-2' },
        because: 'dog was changed to dog-2',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { dog: 'dog-2' },
        because: 'dog was changed to dog-2',
      });
      await api.get('/stay', {
        status: [200],
        answer: [{ id: 'stay-1', dog: 'dog-2' }],
        because: 'lists answer references as ids too',
      });
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
      await api.post('/stay', {
        body: { ...stay, dog: 'dog-unknown' },
        status: [400, 422],
        because: 'dog must be the id of an existing Dog',
      });
      await api.get('/stay/stay-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Dog', dog);
      await api.create('Stay', { ...stay, dog: 'dog-1' });
      await api.patch('/stay/stay-1', {
        body: { dog: 'dog-unknown' },
        status: [400, 422],
        because: 'dog must be the id of an existing Dog',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { dog: 'dog-1' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/stay', {
        body: { ...stay, dog: 421337 },
        status: [400, 422],
        because: 'dog must be the id of a Dog',
      });
      await api.post('/stay', {
        body: { ...stay, dog: { value: 'text' } },
        status: [400, 422],
        because: 'dog must be the id of a Dog',
      });
      await api.get('/stay/stay-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', {
        body: { dog: 421337 },
        status: [400, 422],
        because: 'dog must be the id of a Dog',
      });
      await api.patch('/stay/stay-1', {
        body: { dog: { value: 'text' } },
        status: [400, 422],
        because: 'dog must be the id of a Dog',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { dog: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'dog may be null or left out',
    about('stay.dog.accepts-null', 'references.null', 'create.optional'),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.post('/stay', {
        body: { ...stay, dog: null },
        status: [200, 201],
        answer: { dog: null },
        because: 'a reference may be null',
      });
      await api.patch('/stay/stay-1', {
        body: { dog: 'dog-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/stay/stay-1', {
        body: { dog: null },
        status: [200],
        answer: { dog: null },
        because: 'a reference may be null',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { dog: null },
        because: 'a reference may be null',
      });
      await api.post('/stay', {
        body: { ...stay, id: 'stay-2' },
        status: [200, 201],
        answer: { dog: null },
        because: 'dog is optional',
      });
    },
  );

  test(
    'deleting a Dog clears every dog that refers to it',
    about('stay.dog.is-cleared-by-delete', 'references.deleted', 'endpoints.delete'),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.create('Stay', { ...stay, dog: 'dog-1' });
      await api.create('Stay', { ...stay, id: 'stay-2', dog: 'dog-1' });
      await api.delete('/dog/dog-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { id: 'stay-1', dog: null },
        because: 'dog-1 was deleted',
      });
      await api.get('/stay/stay-2', {
        status: [200],
        answer: { id: 'stay-2', dog: null },
        because: 'dog-1 was deleted',
      });
    },
  );

  test(
    'deleting a Dog keeps a dog that refers to another',
    about('stay.dog.survives-delete-of-another', 'references.deleted'),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.create('Stay', { ...stay, dog: 'dog-2' });
      await api.delete('/dog/dog-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { dog: 'dog-2' },
        because: 'another Dog was deleted',
      });
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
      await api.create('Stay', stay);
      await api.post('/stay', {
        body: { ...stay, id: 'stay-2', dog: 'stay-1' },
        status: [400, 422],
        because: 'dog must be the id of an existing Dog',
      });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', {
        body: { dog: 'stay-1' },
        status: [400, 422],
        because: 'dog must be the id of an existing Dog',
      });
      await api.get('/stay/stay-2', {
        status: [200],
        answer: { dog: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Stay with the id of a Dog leaves dog alone',
    about('stay.dog.survives-delete-of-namesake', 'references.deleted', 'endpoints.independent'),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.create('Stay', { ...stay, dog: 'dog-1' });
      await api.create('Stay', { ...stay, id: 'dog-1' });
      await api.delete('/stay/dog-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { dog: 'dog-1' },
        because: 'no Dog was deleted',
      });
    },
  );

  test(
    'finished is an empty list when a create leaves it out',
    about('stay.finished.is-empty-by-default', 'references.null', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/stay', {
        body: stay,
        status: [200, 201],
        answer: { finished: [] },
        because: 'finished was left out',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { finished: [] },
        because: 'finished was left out',
      });
    },
  );

  test(
    'finished lists existing Service objects and is answered as their ids',
    about('stay.finished.accepts-existing-objects', 'references.by-id', 'references.order'),
    async ({ api }) => {
      await api.create('Service', service);
      await api.create('Service', { ...service, id: 'service-2' });
      await api.post('/stay', {
        body: { ...stay, finished: ['service-1', 'service-2'] },
        status: [200, 201],
        answer: { finished: ['service-1', 'service-2'] },
        because: 'finished was sent with two ids',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { finished: ['service-1', 'service-2'] },
        because: 'finished was sent with two ids',
      });
      await api.get('/stay', {
        status: [200],
        answer: [{ id: 'stay-1', finished: ['service-1', 'service-2'] }],
        because: 'lists answer references as ids too',
      });
      await api.patch('/stay/stay-1', {
        body: { finished: ['service-2', 'service-1'] },
        status: [200],
        answer: { finished: ['service-2', 'service-1'] },
        because: 'any order will do',
      });
    },
  );

  test(
    'update replaces the ids in finished',
    about('stay.finished.can-be-updated', 'references.by-id', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Service', service);
      await api.create('Service', { ...service, id: 'service-2' });
      await api.create('Stay', { ...stay, finished: ['service-1'] });
      await api.patch('/stay/stay-1', {
        body: { finished: ['service-2'] },
        status: [200],
        answer: { finished: ['service-2'] },
        because: 'an update replaces the list',
      });
      await api.patch('/stay/stay-1', {
        body: { finished: [] },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { finished: [] },
        because: 'the list was emptied',
      });
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
      await api.create('Service', service);
      await api.create('Service', { ...service, id: 'service-2' });
      await api.post('/stay', {
        body: { ...stay, finished: ['service-unknown'] },
        status: [400, 422],
        because: 'finished must hold only ids of existing Service objects',
      });
      await api.post('/stay', {
        body: { ...stay, finished: ['service-1', 'service-unknown'] },
        status: [400, 422],
        because: 'finished must hold only ids of existing Service objects',
      });
      await api.post('/stay', {
        body: { ...stay, finished: ['service-unknown', 'service-2'] },
        status: [400, 422],
        because: 'finished must hold only ids of existing Service objects',
      });
      await api.get('/stay/stay-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Stay', { ...stay, finished: ['service-1', 'service-2'] });
      await api.patch('/stay/stay-1', {
        body: { finished: ['service-unknown'] },
        status: [400, 422],
        because: 'finished must hold only ids of existing Service objects',
      });
      await api.patch('/stay/stay-1', {
        body: { finished: ['service-1', 'service-unknown'] },
        status: [400, 422],
        because: 'finished must hold only ids of existing Service objects',
      });
      await api.patch('/stay/stay-1', {
        body: { finished: ['service-unknown', 'service-2'] },
        status: [400, 422],
        because: 'finished must hold only ids of existing Service objects',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { finished: ['service-1', 'service-2'] },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/stay', {
        body: { ...stay, finished: null },
        status: [400, 422],
        because: 'finished must not be null',
      });
      await api.get('/stay/stay-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', {
        body: { finished: null },
        status: [400, 422],
        because: 'finished must not be null',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { finished: [] },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/stay', {
        body: { ...stay, finished: 'abc' },
        status: [400, 422],
        because: 'finished must be a list of ids of Service',
      });
      await api.post('/stay', {
        body: { ...stay, finished: [{ value: 'text' }] },
        status: [400, 422],
        because: 'finished must be a list of ids of Service',
      });
      await api.get('/stay/stay-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', {
        body: { finished: 'abc' },
        status: [400, 422],
        because: 'finished must be a list of ids of Service',
      });
      await api.patch('/stay/stay-1', {
        body: { finished: [{ value: 'text' }] },
        status: [400, 422],
        because: 'finished must be a list of ids of Service',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { finished: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Service takes its id out of every finished and keeps the others',
    about('stay.finished.loses-deleted-object', 'references.deleted', 'endpoints.delete'),
    async ({ api }) => {
      await api.create('Service', service);
      await api.create('Service', { ...service, id: 'service-2' });
      await api.create('Stay', { ...stay, finished: ['service-1', 'service-2'] });
      await api.create('Stay', { ...stay, id: 'stay-2', finished: ['service-1'] });
      await api.delete('/service/service-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { id: 'stay-1', finished: ['service-2'] },
        because: 'service-1 was deleted',
      });
      await api.get('/stay/stay-2', {
        status: [200],
        answer: { id: 'stay-2', finished: [] },
        because: 'service-1 was deleted',
      });
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
      await api.create('Stay', stay);
      await api.post('/stay', {
        body: { ...stay, id: 'stay-2', finished: ['stay-1'] },
        status: [400, 422],
        because: 'finished must hold only ids of existing Service objects',
      });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', {
        body: { finished: ['stay-1'] },
        status: [400, 422],
        because: 'finished must hold only ids of existing Service objects',
      });
      await api.get('/stay/stay-2', {
        status: [200],
        answer: { finished: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Stay with the id of a Service leaves finished alone',
    about(
      'stay.finished.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('Service', service);
      await api.create('Stay', { ...stay, finished: ['service-1'] });
      await api.create('Stay', { ...stay, id: 'service-1' });
      await api.delete('/stay/service-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { finished: ['service-1'] },
        because: 'no Service was deleted',
      });
    },
  );

  test(
    'services is an empty list when a create leaves it out',
    about('stay.services.is-empty-by-default', 'references.null', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/stay', {
        body: stay,
        status: [200, 201],
        answer: { services: [] },
        because: 'services was left out',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { services: [] },
        because: 'services was left out',
      });
    },
  );

  test(
    'services lists existing Service objects and is answered as their ids',
    about('stay.services.accepts-existing-objects', 'references.by-id', 'references.order'),
    async ({ api }) => {
      await api.create('Service', service);
      await api.create('Service', { ...service, id: 'service-2' });
      await api.post('/stay', {
        body: { ...stay, services: ['service-1', 'service-2'] },
        status: [200, 201],
        answer: { services: ['service-1', 'service-2'] },
        because: 'services was sent with two ids',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { services: ['service-1', 'service-2'] },
        because: 'services was sent with two ids',
      });
      await api.get('/stay', {
        status: [200],
        answer: [{ id: 'stay-1', services: ['service-1', 'service-2'] }],
        because: 'lists answer references as ids too',
      });
      await api.patch('/stay/stay-1', {
        body: { services: ['service-2', 'service-1'] },
        status: [200],
        answer: { services: ['service-2', 'service-1'] },
        because: 'any order will do',
      });
    },
  );

  test(
    'update replaces the ids in services',
    about('stay.services.can-be-updated', 'references.by-id', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Service', service);
      await api.create('Service', { ...service, id: 'service-2' });
      await api.create('Stay', { ...stay, services: ['service-1'] });
      await api.patch('/stay/stay-1', {
        body: { services: ['service-2'] },
        status: [200],
        answer: { services: ['service-2'] },
        because: 'an update replaces the list',
      });
      await api.patch('/stay/stay-1', {
        body: { services: [] },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { services: [] },
        because: 'the list was emptied',
      });
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
      await api.create('Service', service);
      await api.create('Service', { ...service, id: 'service-2' });
      await api.post('/stay', {
        body: { ...stay, services: ['service-unknown'] },
        status: [400, 422],
        because: 'services must hold only ids of existing Service objects',
      });
      await api.post('/stay', {
        body: { ...stay, services: ['service-1', 'service-unknown'] },
        status: [400, 422],
        because: 'services must hold only ids of existing Service objects',
      });
      await api.post('/stay', {
        body: { ...stay, services: ['service-unknown', 'service-2'] },
        status: [400, 422],
        because: 'services must hold only ids of existing Service objects',
      });
      await api.get('/stay/stay-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Stay', { ...stay, services: ['service-1', 'service-2'] });
      await api.patch('/stay/stay-1', {
        body: { services: ['service-unknown'] },
        status: [400, 422],
        because: 'services must hold only ids of existing Service objects',
      });
      await api.patch('/stay/stay-1', {
        body: { services: ['service-1', 'service-unknown'] },
        status: [400, 422],
        because: 'services must hold only ids of existing Service objects',
      });
      await api.patch('/stay/stay-1', {
        body: { services: ['service-unknown', 'service-2'] },
        status: [400, 422],
        because: 'services must hold only ids of existing Service objects',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { services: ['service-1', 'service-2'] },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/stay', {
        body: { ...stay, services: null },
        status: [400, 422],
        because: 'services must not be null',
      });
      await api.get('/stay/stay-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', {
        body: { services: null },
        status: [400, 422],
        because: 'services must not be null',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { services: [] },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/stay', {
        body: { ...stay, services: 'abc' },
        status: [400, 422],
        because: 'services must be a list of ids of Service',
      });
      await api.post('/stay', {
        body: { ...stay, services: [{ value: 'text' }] },
        status: [400, 422],
        because: 'services must be a list of ids of Service',
      });
      await api.get('/stay/stay-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Stay', stay);
      await api.patch('/stay/stay-1', {
        body: { services: 'abc' },
        status: [400, 422],
        because: 'services must be a list of ids of Service',
      });
      await api.patch('/stay/stay-1', {
        body: { services: [{ value: 'text' }] },
        status: [400, 422],
        because: 'services must be a list of ids of Service',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { services: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Service takes its id out of every services and keeps the others',
    about('stay.services.loses-deleted-object', 'references.deleted', 'endpoints.delete'),
    async ({ api }) => {
      await api.create('Service', service);
      await api.create('Service', { ...service, id: 'service-2' });
      await api.create('Stay', { ...stay, services: ['service-1', 'service-2'] });
      await api.create('Stay', { ...stay, id: 'stay-2', services: ['service-1'] });
      await api.delete('/service/service-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { id: 'stay-1', services: ['service-2'] },
        because: 'service-1 was deleted',
      });
      await api.get('/stay/stay-2', {
        status: [200],
        answer: { id: 'stay-2', services: [] },
        because: 'service-1 was deleted',
      });
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
      await api.create('Stay', stay);
      await api.post('/stay', {
        body: { ...stay, id: 'stay-2', services: ['stay-1'] },
        status: [400, 422],
        because: 'services must hold only ids of existing Service objects',
      });
      await api.create('Stay', { ...stay, id: 'stay-2' });
      await api.patch('/stay/stay-2', {
        body: { services: ['stay-1'] },
        status: [400, 422],
        because: 'services must hold only ids of existing Service objects',
      });
      await api.get('/stay/stay-2', {
        status: [200],
        answer: { services: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Stay with the id of a Service leaves services alone',
    about(
      'stay.services.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('Service', service);
      await api.create('Stay', { ...stay, services: ['service-1'] });
      await api.create('Stay', { ...stay, id: 'service-1' });
      await api.delete('/stay/service-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { services: ['service-1'] },
        because: 'no Service was deleted',
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
      await api.patch('/stay/stay-1', {
        body: { arrives_at: '2024-03-17 09:55:44', dog: 'dog-unknown' },
        status: [400, 422],
        because: 'dog must be the id of an existing Dog',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { ...stay, dog: null, finished: [], services: [] },
        because: 'a refused update changes nothing',
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
      await api.post('/stay/stay-1/cancel', {
        status: [200],
        answer: {
          ...stay,
          dog: null,
          due: 67.5,
          finished: [],
          nights: 27,
          services: ['service-1', 'service-2'],
          status: 'cancelled',
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: {
          ...stay,
          dog: null,
          due: 67.5,
          finished: [],
          nights: 27,
          services: ['service-1', 'service-2'],
          status: 'cancelled',
        },
        because: 'what the action did is stored',
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
      await api.post('/stay/stay-1/cancel', {
        status: [200],
        answer: {
          ...stay,
          dog: null,
          due: 67.5,
          finished: [],
          nights: 27,
          services: ['service-1', 'service-2'],
          status: 'cancelled',
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: {
          ...stay,
          dog: null,
          due: 67.5,
          finished: [],
          nights: 27,
          services: ['service-1', 'service-2'],
          status: 'cancelled',
        },
        because: 'what the action did is stored',
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
      await api.get('/analytics/stay/nights/avg', {
        status: [200],
        answer: { result: 28 },
        because: 'cancel was not called yet',
      });
      await api.post('/stay/stay-1/cancel', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: {
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
        },
        because: 'decrease this.nights by 1',
      });
      await api.get('/analytics/stay/nights/avg', {
        status: [200],
        answer: { result: 27 },
        because: 'cancel changed nights',
      });
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
      await api.get('/analytics/service/price/sum', {
        status: [200],
        answer: { result: 169 },
        because: 'cancel was not called yet',
      });
      await api.post('/stay/stay-1/cancel', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/service/service-1', {
        status: [200],
        answer: { price: 70.25, done: true, id: 'service-1', minutes: 30, title: 'ginavu' },
        because: 'for each item in this.services: decrease item.price by 5',
      });
      await api.get('/service/service-2', {
        status: [200],
        answer: { price: 88.75, done: true, id: 'service-2', minutes: 30, title: 'ginavu' },
        because: 'for each item in this.services: decrease item.price by 5',
      });
      await api.get('/analytics/service/price/sum', {
        status: [200],
        answer: { result: 159 },
        because: 'cancel changed price',
      });
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
      await api.post('/stay/stay-1/cancel', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/service/service-1', {
        status: [200],
        answer: {
          available_until: '2024-05-26 22:42:37',
          done: true,
          id: 'service-1',
          minutes: 30,
          title: 'ginavu',
        },
        because: 'for each item in this.services: set item.available_until to this.arrives_at',
      });
      await api.get('/service/service-2', {
        status: [200],
        answer: {
          available_until: '2024-05-26 22:42:37',
          done: true,
          id: 'service-2',
          minutes: 30,
          title: 'ginavu',
        },
        because: 'for each item in this.services: set item.available_until to this.arrives_at',
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
      await api.post('/stay/stay-1/cancel', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: {
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
        },
        because: 'set this.due to this.nights * 2.5',
      });
    },
  );

  test(
    'cancel applies its effects in the order in which they are listed',
    about('stay.cancel.applies-effects-in-order', 'effects.order', 'actions.success'),
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
      await api.post('/stay/stay-1/cancel', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { status: 'cancelled', nights: 27, due: 67.5 },
        because: 'each effect sees what the ones before did',
      });
      await api.get('/service/service-1', {
        status: [200],
        answer: { price: 70.25, available_until: '2024-05-26 22:42:37' },
        because: 'every effect that concerns it is applied',
      });
      await api.get('/service/service-2', {
        status: [200],
        answer: { price: 88.75, available_until: '2024-05-26 22:42:37' },
        because: 'every effect that concerns it is applied',
      });
    },
  );

  test(
    'cancel leaves objects alone that it does not concern',
    about('stay.cancel.leaves-bystanders', 'actions.success', 'effects.own', 'effects.for-each'),
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
      await api.create('Stay', {
        ...stay,
        id: 'stay-2',
        status: 'booked',
        services: ['service-1', 'service-2'],
        nights: 28,
      });
      await api.create('Service', { ...service, id: 'service-3', minutes: 30 });
      await api.post('/stay/stay-1/cancel', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/stay/stay-2', {
        status: [200],
        answer: {
          ...stay,
          dog: null,
          finished: [],
          id: 'stay-2',
          nights: 28,
          services: ['service-1', 'service-2'],
          status: 'booked',
        },
        because: 'cancel was called on stay-1, which does not concern this object',
      });
      await api.get('/service/service-3', {
        status: [200],
        answer: { ...service, id: 'service-3', minutes: 30 },
        because: 'cancel was called on stay-1, which does not concern this object',
      });
    },
  );

  test(
    'cancel answers 404 for an id that no Stay has',
    about('stay.cancel.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Stay', stay);
      await api.post('/stay/stay-unknown/cancel', {
        status: [404],
        because: 'no Stay has the id stay-unknown',
      });
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
      await api.post('/stay/stay-1/cancel', {
        status: [400, 409],
        because: 'cancel starts from booked or checked_in, and status is checked_out',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { status: 'checked_out', nights: 28, due: 49.25 },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/stay/stay-1/cancel', {
        status: [400, 409],
        because: 'cancel starts from booked or checked_in, and status is cancelled',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { status: 'cancelled', nights: 28, due: 49.25 },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/stay/stay-1/cancel', {
        status: [400, 409],
        because: 'the condition this.note != "non-refundable" is not satisfied',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { status: 'booked', nights: 28, due: 49.25 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'cancel is refused unless this.nights + 2 < 31',
    about(
      'stay.cancel.refuses-unless-nights-plus-2-lt-31',
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
        nights: 29,
      });
      await api.post('/stay/stay-1/cancel', {
        status: [400, 409],
        because: 'the condition this.nights + 2 < 31 is not satisfied',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { status: 'booked', nights: 29, due: 49.25 },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/stay/stay-1/cancel', {
        status: [400, 409],
        because:
          'the condition any item in this.services satisfies: item.minutes >= 30 is not satisfied',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { status: 'booked', nights: 28, due: 49.25 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'cancel changes none of the objects that it refers to when it is refused',
    about('stay.cancel.refused-changes-no-object', 'actions.refused-unchanged'),
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
      await api.post('/stay/stay-1/cancel', {
        status: [400, 409],
        because: 'the condition this.note != "non-refundable" is not satisfied',
      });
      await api.get('/service/service-1', {
        status: [200],
        answer: { ...service, minutes: 30 },
        because: 'a refused action changes nothing',
      });
      await api.get('/service/service-2', {
        status: [200],
        answer: {
          available_until: '2029-09-22 23:16:26',
          done: true,
          id: 'service-2',
          minutes: 30,
          price: 93.75,
          title: 'ginavu',
        },
        because: 'a refused action changes nothing',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: {
          ...stay,
          dog: null,
          finished: [],
          nights: 28,
          note: 'non-refundable',
          services: ['service-1', 'service-2'],
          status: 'booked',
        },
        because: 'a refused action changes nothing',
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
      await api.post('/stay/stay-1/cancel', {
        status: [400, 409],
        because: 'the condition this.note != "non-refundable" is not satisfied',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { status: 'booked', nights: 28, due: 49.25 },
        because: 'a refused action changes nothing',
      });
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
      await api.create('Stay', {
        ...stay,
        status: 'booked',
        services: ['service-1', 'service-2'],
        nights: 28,
      });
      await api.post('/stay/stay-1/cancel', {
        status: [400, 409],
        because:
          'the condition any item in this.services satisfies: item.minutes >= 30 is not satisfied',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { status: 'booked', nights: 28, due: 49.25 },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/stay/stay-1/cancel', {
        status: [400, 409],
        because:
          'the condition any item in this.services satisfies: item.minutes >= 30 is not satisfied',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { status: 'booked', nights: 28, due: 49.25 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'cancel succeeds when item.minutes >= 30 for a later object in services, but not for the first',
    about(
      'stay.cancel.succeeds-when-a-later-one-in-services-satisfies',
      'guards.quantifiers',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('Service', { ...service, minutes: 29 });
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
      await api.post('/stay/stay-1/cancel', {
        status: [200],
        answer: { status: 'cancelled', nights: 27, due: 67.5 },
        because: 'the state is right and every condition holds',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { status: 'cancelled', nights: 27, due: 67.5 },
        because:
          'item.minutes >= 30 for a later object in services, but not for the first, which is allowed',
      });
      await api.get('/service/service-1', {
        status: [200],
        answer: { price: 70.25, available_until: '2024-05-26 22:42:37' },
        because: 'every effect that concerns it is applied',
      });
      await api.get('/service/service-2', {
        status: [200],
        answer: { price: 88.75, available_until: '2024-05-26 22:42:37' },
        because: 'every effect that concerns it is applied',
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
      await api.post('/stay/stay-1/cancel', {
        status: [400, 409],
        because:
          'the condition any item in this.services satisfies: item.minutes >= 30 is not satisfied',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { status: 'booked', nights: 28, due: 49.25 },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/stay/stay-1/check_in', {
        status: [200],
        answer: {
          ...stay,
          arrives_at: '2023-11-23 05:14:18',
          deposit: 31.75,
          dog: 'dog-1',
          due: 31.75,
          finished: [],
          leaves_at: '2023-11-23 05:14:19',
          rate: 63.5,
          services: ['service-1', 'service-2', 'service-3'],
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: {
          ...stay,
          arrives_at: '2023-11-23 05:14:18',
          deposit: 31.75,
          dog: 'dog-1',
          due: 31.75,
          finished: [],
          leaves_at: '2023-11-23 05:14:19',
          rate: 63.5,
          services: ['service-1', 'service-2', 'service-3'],
        },
        because: 'what the action did is stored',
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
      await api.post('/stay/stay-1/check_in', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: {
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
        },
        because: 'set this.due to this.rate - this.deposit',
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
      await api.post('/stay/stay-1/check_in', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: {
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
        },
        because: 'set this.paid to false',
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
      await api.post('/stay/stay-1/check_in', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: {
          stays_made: 55,
          born_at: '2025-05-15 22:41:54',
          diet: 'vaboru',
          id: 'dog-1',
          name: 'lova',
          owner: null,
          size: 'medium',
          temperament: 'shy',
          vaccinated: true,
          weight: 58.25,
        },
        because: 'on item in this.dog: increase item.stays_made by 1',
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
      await api.post('/stay/stay-1/check_in', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: {
          last_seen_at: '2023-11-23 05:14:18',
          born_at: '2025-05-15 22:41:54',
          diet: 'vaboru',
          id: 'dog-1',
          name: 'lova',
          owner: null,
          size: 'medium',
          temperament: 'shy',
          vaccinated: true,
          weight: 58.25,
        },
        because: 'on item in this.dog: set item.last_seen_at to this.arrives_at',
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
      await api.post('/stay/stay-1/check_in', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/stay/stay-2', {
        status: [200],
        answer: {
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
        },
        because: 'check_in was called on stay-1, which does not concern this object',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: { ...dog, id: 'dog-2' },
        because: 'check_in was called on stay-1, which does not concern this object',
      });
    },
  );

  test(
    'check_in answers 404 for an id that no Stay has',
    about('stay.check_in.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Stay', stay);
      await api.post('/stay/stay-unknown/check_in', {
        status: [404],
        because: 'no Stay has the id stay-unknown',
      });
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
      await api.post('/stay/stay-1/check_in', {
        status: [400, 409],
        because: 'check_in starts from booked, and status is checked_in',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { status: 'checked_in', due: 49.25, paid: true },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/stay/stay-1/check_in', {
        status: [400, 409],
        because: 'check_in starts from booked, and status is checked_out',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { status: 'checked_out', due: 49.25, paid: true },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/stay/stay-1/check_in', {
        status: [400, 409],
        because: 'check_in starts from booked, and status is cancelled',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { status: 'cancelled', due: 49.25, paid: true },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/stay/stay-1/check_in', {
        status: [400, 409],
        because: 'the condition count(this.services) <= 3 is not satisfied',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { status: 'booked', due: 49.25, paid: true },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/stay/stay-1/check_in', {
        status: [400, 409],
        because: 'the condition this.arrives_at < this.leaves_at is not satisfied',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { status: 'booked', due: 49.25, paid: true },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'check_in is refused unless this.deposit * 2 >= this.rate',
    about(
      'stay.check_in.refuses-unless-deposit-times-2-gte-rate',
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
        arrives_at: '2023-11-23 05:14:18',
        deposit: 31.75,
        leaves_at: '2023-11-23 05:14:19',
        paid: true,
      });
      await api.post('/stay/stay-1/check_in', {
        status: [400, 409],
        because: 'the condition this.deposit * 2 >= this.rate is not satisfied',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { status: 'booked', due: 49.25, paid: true },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/stay/stay-1/check_in', {
        status: [400, 409],
        because: 'the condition sum(this.services.price) < 300 is not satisfied',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { status: 'booked', due: 49.25, paid: true },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/stay/stay-1/check_in', {
        status: [400, 409],
        because: 'the condition this.dog is not null is not satisfied',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { status: 'booked', due: 49.25, paid: true },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'check_in changes none of the objects that it refers to when it is refused',
    about('stay.check_in.refused-changes-no-object', 'actions.refused-unchanged'),
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
      await api.post('/stay/stay-1/check_in', {
        status: [400, 409],
        because: 'the condition count(this.services) <= 3 is not satisfied',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: dog,
        because: 'a refused action changes nothing',
      });
      await api.get('/service/service-1', {
        status: [200],
        answer: { ...service, price: 52 },
        because: 'a refused action changes nothing',
      });
      await api.get('/service/service-2', {
        status: [200],
        answer: { ...service, id: 'service-2', price: 93.75 },
        because: 'a refused action changes nothing',
      });
      await api.get('/service/service-3', {
        status: [200],
        answer: { ...service, id: 'service-3', price: 79 },
        because: 'a refused action changes nothing',
      });
      await api.get('/service/service-4', {
        status: [200],
        answer: { ...service, id: 'service-4', price: 75 },
        because: 'a refused action changes nothing',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: {
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
        },
        because: 'a refused action changes nothing',
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
      await api.post('/stay/stay-1/check_in', {
        status: [400, 409],
        because: 'the condition this.arrives_at < this.leaves_at is not satisfied',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { status: 'booked', due: 49.25, paid: true },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/stay/stay-1/check_in', {
        status: [400, 409],
        because: 'the condition this.deposit * 2 >= this.rate is not satisfied',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { status: 'booked', due: 49.25, paid: true },
        because: 'a refused action changes nothing',
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
      await api.post('/stay/stay-1/check_in', {
        status: [200],
        answer: { status: 'checked_in', due: 31.75, paid: false },
        because: 'the state is right and every condition holds',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { status: 'checked_in', due: 31.75, paid: false },
        because: 'price of an object in services is null, which is allowed',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { stays_made: 55, last_seen_at: '2023-11-23 05:14:18' },
        because: 'every effect that concerns it is applied',
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
      await api.post('/stay/stay-1/check_in', {
        status: [200],
        answer: { status: 'checked_in', due: 31.75, paid: false },
        because: 'the state is right and every condition holds',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { status: 'checked_in', due: 31.75, paid: false },
        because: 'services is empty, which is allowed',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { stays_made: 55, last_seen_at: '2023-11-23 05:14:18' },
        because: 'every effect that concerns it is applied',
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
      await api.post('/stay/stay-1/check_in', {
        status: [200],
        answer: { status: 'checked_in', due: 31.75, paid: false },
        because: 'the state is right and every condition holds',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { status: 'checked_in', due: 31.75, paid: false },
        because:
          'count(this.services) <= 3 would not hold with the objects that are not in services, which is allowed',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { stays_made: 55, last_seen_at: '2023-11-23 05:14:18' },
        because: 'every effect that concerns it is applied',
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
      await api.post('/stay/stay-1/check_in', {
        status: [200],
        answer: { status: 'checked_in', due: 31.75, paid: false },
        because: 'the state is right and every condition holds',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { status: 'checked_in', due: 31.75, paid: false },
        because:
          'sum(this.services.price) < 300 would not hold with the objects that are not in services, which is allowed',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { stays_made: 55, last_seen_at: '2023-11-23 05:14:18' },
        because: 'every effect that concerns it is applied',
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
      await api.post('/stay/stay-1/check_out', {
        status: [200],
        answer: {
          ...stay,
          dog: null,
          due: null,
          finished: ['service-3', 'service-4'],
          paid: true,
          services: [],
          status: 'checked_out',
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: {
          ...stay,
          dog: null,
          due: null,
          finished: ['service-3', 'service-4'],
          paid: true,
          services: [],
          status: 'checked_out',
        },
        because: 'what the action did is stored',
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
      await api.post('/stay/stay-1/check_out', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: {
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
        },
        because: 'set this.finished to this.services',
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
      await api.post('/stay/stay-1/check_out', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: {
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
        },
        because: 'set this.services to []',
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
      await api.post('/stay/stay-1/check_out', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: {
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
        },
        because: 'set this.due to null',
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
      await api.post('/stay/stay-1/check_out', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/service/service-3', {
        status: [200],
        answer: { ...service, done: false, id: 'service-3' },
        because: 'for each item in this.finished: set item.done to false',
      });
      await api.get('/service/service-4', {
        status: [200],
        answer: { ...service, done: false, id: 'service-4' },
        because: 'for each item in this.finished: set item.done to false',
      });
    },
  );

  test(
    'check_out applies its effects in the order in which they are listed',
    about('stay.check_out.applies-effects-in-order', 'effects.order', 'actions.success'),
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
      await api.post('/stay/stay-1/check_out', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: {
          status: 'checked_out',
          finished: ['service-3', 'service-4'],
          services: [],
          due: null,
        },
        because: 'each effect sees what the ones before did',
      });
      await api.get('/service/service-3', {
        status: [200],
        answer: { done: false },
        because: 'every effect that concerns it is applied',
      });
      await api.get('/service/service-4', {
        status: [200],
        answer: { done: false },
        because: 'every effect that concerns it is applied',
      });
    },
  );

  test(
    'check_out leaves objects alone that it does not concern',
    about('stay.check_out.leaves-bystanders', 'actions.success', 'effects.own', 'effects.for-each'),
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
      await api.create('Stay', {
        ...stay,
        id: 'stay-2',
        finished: ['service-1', 'service-2'],
        services: ['service-3', 'service-4'],
        paid: true,
      });
      await api.create('Service', { ...service, id: 'service-5' });
      await api.post('/stay/stay-1/check_out', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/stay/stay-2', {
        status: [200],
        answer: {
          ...stay,
          dog: null,
          finished: ['service-1', 'service-2'],
          id: 'stay-2',
          paid: true,
          services: ['service-3', 'service-4'],
        },
        because: 'check_out was called on stay-1, which does not concern this object',
      });
      await api.get('/service/service-5', {
        status: [200],
        answer: { ...service, id: 'service-5' },
        because: 'check_out was called on stay-1, which does not concern this object',
      });
    },
  );

  test(
    'check_out answers 404 for an id that no Stay has',
    about('stay.check_out.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Stay', stay);
      await api.post('/stay/stay-unknown/check_out', {
        status: [404],
        because: 'no Stay has the id stay-unknown',
      });
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
      await api.post('/stay/stay-1/check_out', {
        status: [400, 409],
        because: 'check_out starts from checked_in, and status is booked',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: {
          status: 'booked',
          finished: ['service-1', 'service-2'],
          services: ['service-3', 'service-4'],
          due: 49.25,
        },
        because: 'a refused action changes nothing',
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
      await api.post('/stay/stay-1/check_out', {
        status: [400, 409],
        because: 'check_out starts from checked_in, and status is checked_out',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: {
          status: 'checked_out',
          finished: ['service-1', 'service-2'],
          services: ['service-3', 'service-4'],
          due: 49.25,
        },
        because: 'a refused action changes nothing',
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
      await api.post('/stay/stay-1/check_out', {
        status: [400, 409],
        because: 'check_out starts from checked_in, and status is cancelled',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: {
          status: 'cancelled',
          finished: ['service-1', 'service-2'],
          services: ['service-3', 'service-4'],
          due: 49.25,
        },
        because: 'a refused action changes nothing',
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
      await api.post('/stay/stay-1/check_out', {
        status: [400, 409],
        because: 'the condition this.paid == true is not satisfied',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: {
          status: 'checked_in',
          finished: ['service-1', 'service-2'],
          services: ['service-3', 'service-4'],
          due: 49.25,
        },
        because: 'a refused action changes nothing',
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
      await api.post('/stay/stay-1/check_out', {
        status: [400, 409],
        because:
          'the condition all item in this.services satisfies: item.done == true is not satisfied',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: {
          status: 'checked_in',
          finished: ['service-1', 'service-2'],
          services: ['service-3', 'service-4'],
          due: 49.25,
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'check_out changes none of the objects that it refers to when it is refused',
    about('stay.check_out.refused-changes-no-object', 'actions.refused-unchanged'),
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
      await api.post('/stay/stay-1/check_out', {
        status: [400, 409],
        because: 'the condition this.paid == true is not satisfied',
      });
      await api.get('/service/service-1', {
        status: [200],
        answer: service,
        because: 'a refused action changes nothing',
      });
      await api.get('/service/service-2', {
        status: [200],
        answer: { ...service, done: false, id: 'service-2' },
        because: 'a refused action changes nothing',
      });
      await api.get('/service/service-3', {
        status: [200],
        answer: { ...service, id: 'service-3' },
        because: 'a refused action changes nothing',
      });
      await api.get('/service/service-4', {
        status: [200],
        answer: { ...service, id: 'service-4' },
        because: 'a refused action changes nothing',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: {
          ...stay,
          dog: null,
          finished: ['service-1', 'service-2'],
          services: ['service-3', 'service-4'],
        },
        because: 'a refused action changes nothing',
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
      await api.post('/stay/stay-1/check_out', {
        status: [400, 409],
        because: 'the condition this.paid == true is not satisfied',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: {
          status: 'checked_in',
          finished: ['service-1', 'service-2'],
          services: ['service-3', 'service-4'],
          due: 49.25,
        },
        because: 'a refused action changes nothing',
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
      await api.post('/stay/stay-1/check_out', {
        status: [200],
        answer: { status: 'checked_out', finished: [], services: [], due: null },
        because: 'the state is right and every condition holds',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { status: 'checked_out', finished: [], services: [], due: null },
        because: 'services is empty, which is allowed',
      });
    },
  );

  test(
    'check_out succeeds when finished is empty',
    about('stay.check_out.succeeds-when-finished-is-empty', 'effects.for-each', 'actions.success'),
    async ({ api }) => {
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
      await api.post('/stay/stay-1/check_out', {
        status: [200],
        answer: {
          status: 'checked_out',
          finished: ['service-3', 'service-4'],
          services: [],
          due: null,
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: {
          status: 'checked_out',
          finished: ['service-3', 'service-4'],
          services: [],
          due: null,
        },
        because: 'finished is empty, which is allowed',
      });
      await api.get('/service/service-3', {
        status: [200],
        answer: { done: false },
        because: 'every effect that concerns it is applied',
      });
      await api.get('/service/service-4', {
        status: [200],
        answer: { done: false },
        because: 'every effect that concerns it is applied',
      });
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
      await api.post('/stay/stay-1/check_out', {
        status: [200],
        answer: {
          status: 'checked_out',
          finished: ['service-3', 'service-4'],
          services: [],
          due: null,
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: {
          status: 'checked_out',
          finished: ['service-3', 'service-4'],
          services: [],
          due: null,
        },
        because:
          'all item in this.services satisfies: item.done == true would not hold with the objects that are not in services, which is allowed',
      });
      await api.get('/service/service-3', {
        status: [200],
        answer: { done: false },
        because: 'every effect that concerns it is applied',
      });
      await api.get('/service/service-4', {
        status: [200],
        answer: { done: false },
        because: 'every effect that concerns it is applied',
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
      await api.post('/stay/stay-1/invoice', {
        status: [200],
        answer: {
          ...stay,
          dog: null,
          due: 64,
          finished: ['service-1', 'service-2'],
          note: 'invoiced',
          services: [],
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: {
          ...stay,
          dog: null,
          due: 64,
          finished: ['service-1', 'service-2'],
          note: 'invoiced',
          services: [],
        },
        because: 'what the action did is stored',
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
      await api.post('/stay/stay-1/invoice', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: {
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
        },
        because: 'set this.due to this.due + this.rate',
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
      await api.post('/stay/stay-1/invoice', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: {
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
        },
        because: 'set this.note to "invoiced"',
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
      await api.post('/stay/stay-1/invoice', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/stay/stay-2', {
        status: [200],
        answer: {
          ...stay,
          billing: 'open',
          dog: null,
          due: 0.25,
          finished: ['service-1', 'service-2'],
          id: 'stay-2',
          services: [],
        },
        because: 'invoice was called on stay-1, which does not concern this object',
      });
    },
  );

  test(
    'invoice answers 404 for an id that no Stay has',
    about('stay.invoice.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Stay', stay);
      await api.post('/stay/stay-unknown/invoice', {
        status: [404],
        because: 'no Stay has the id stay-unknown',
      });
    },
  );

  test(
    'invoice is refused while billing is invoiced',
    about('stay.invoice.refuses-from-invoiced', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Service', { ...service, minutes: 38 });
      await api.create('Service', { ...service, id: 'service-2', minutes: 19 });
      await api.create('Stay', { ...stay, finished: ['service-1', 'service-2'], due: 0.25 });
      await api.post('/stay/stay-1/invoice', {
        status: [400, 409],
        because: 'invoice starts from open, and billing is invoiced',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { billing: 'invoiced', due: 0.25, note: 'doda' },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/stay/stay-1/invoice', {
        status: [400, 409],
        because: 'the condition this.due > 0 is not satisfied',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { billing: 'open', due: 0, note: 'doda' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'invoice is refused unless sum(this.finished.minutes) >= this.nights',
    about(
      'stay.invoice.refuses-unless-sum-finished-minutes-gte-nights',
      'actions.guard',
      'guards.count-sum',
      'actions.refused-unchanged',
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
      await api.post('/stay/stay-1/invoice', {
        status: [400, 409],
        because: 'the condition sum(this.finished.minutes) >= this.nights is not satisfied',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { billing: 'open', due: 0.25, note: 'doda' },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/stay/stay-1/invoice', {
        status: [400, 409],
        because: 'the condition this.due > 0 is not satisfied',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { billing: 'open', due: null, note: 'doda' },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/stay/stay-1/invoice', {
        status: [400, 409],
        because: 'the condition sum(this.finished.minutes) >= this.nights is not satisfied',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { billing: 'open', due: 0.25, note: 'doda' },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/stay/stay-1/invoice', {
        status: [400, 409],
        because: 'the condition sum(this.finished.minutes) >= this.nights is not satisfied',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { billing: 'open', due: 0.25, note: 'doda' },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/stay/stay-1/invoice', {
        status: [400, 409],
        because: 'the condition sum(this.finished.minutes) >= this.nights is not satisfied',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { billing: 'open', due: 0.25, note: 'doda' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'reopen moves status from checked_out to booked',
    about('stay.reopen.moves-from-checked_out', 'actions.success', 'actions.stored'),
    async ({ api }) => {
      await api.create('Stay', { ...stay, status: 'checked_out' });
      await api.post('/stay/stay-1/reopen', {
        status: [200],
        answer: { ...stay, dog: null, finished: [], services: [], status: 'booked' },
        because: 'the state is right and every condition holds',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { ...stay, dog: null, finished: [], services: [], status: 'booked' },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'reopen moves status from cancelled to booked',
    about('stay.reopen.moves-from-cancelled', 'actions.success', 'actions.stored'),
    async ({ api }) => {
      await api.create('Stay', { ...stay, status: 'cancelled' });
      await api.post('/stay/stay-1/reopen', {
        status: [200],
        answer: { ...stay, dog: null, finished: [], services: [], status: 'booked' },
        because: 'the state is right and every condition holds',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { ...stay, dog: null, finished: [], services: [], status: 'booked' },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'reopen leaves objects alone that it does not concern',
    about('stay.reopen.leaves-bystanders', 'actions.success'),
    async ({ api }) => {
      await api.create('Stay', { ...stay, status: 'checked_out' });
      await api.create('Stay', { ...stay, id: 'stay-2', status: 'checked_out' });
      await api.post('/stay/stay-1/reopen', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/stay/stay-2', {
        status: [200],
        answer: {
          ...stay,
          dog: null,
          finished: [],
          id: 'stay-2',
          services: [],
          status: 'checked_out',
        },
        because: 'reopen was called on stay-1, which does not concern this object',
      });
    },
  );

  test(
    'reopen answers 404 for an id that no Stay has',
    about('stay.reopen.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Stay', stay);
      await api.post('/stay/stay-unknown/reopen', {
        status: [404],
        because: 'no Stay has the id stay-unknown',
      });
    },
  );

  test(
    'reopen is refused while status is booked',
    about('stay.reopen.refuses-from-booked', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Stay', { ...stay, status: 'booked' });
      await api.post('/stay/stay-1/reopen', {
        status: [400, 409],
        because: 'reopen starts from checked_out or cancelled, and status is booked',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { status: 'booked' },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/stay/stay-1/reopen', {
        status: [400, 409],
        because: 'reopen starts from checked_out or cancelled, and status is checked_in',
      });
      await api.get('/stay/stay-1', {
        status: [200],
        answer: { status: 'checked_in' },
        because: 'a refused action changes nothing',
      });
    },
  );
});
