import { about, test, without } from '../support/api.ts';

// A valid Dog, as the tests send it.
const dog = {
  born_at: '2027-10-11 21:45:41',
  diet: 'vaboru',
  id: 'dog-1',
  last_seen_at: '2022-09-17 02:52:39',
  name: 'lova',
  owner: null,
  size: 'giant',
  stays_made: 54,
  temperament: 'nervous',
  weight: 58.25,
  coat: 'short',
};

// A valid Customer, as the tests send it.
const customer = {
  credit: 23.75,
  email: 'torido',
  id: 'customer-1',
  joined_at: '2017-01-02 13:30:28',
  loyalty_points: 50,
  name: 'mudo',
  newsletter: false,
  phone: 'lona',
  visits: 70,
};

test.describe('Dog: create, read, update and delete', () => {
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
    'create answers the new Dog, and read answers it again',
    about(
      'dog.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/dog', {
        body: dog,
        status: [200, 201],
        answer: dog,
        because: 'create answers the object that was sent',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: dog,
        because: 'read answers the object that was created',
      });
      await api.post('/dog', {
        body: { ...dog, id: 'dog-2' },
        status: [200, 201],
        answer: { id: 'dog-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Dog',
    about(
      'dog.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', {
        body: {
          born_at: '2025-11-20 00:23:11',
          diet: 'gutitu',
          last_seen_at: '2022-07-08 17:53:28',
          name: 'robogo',
          size: 'large',
          stays_made: 44,
          temperament: 'shy',
          weight: 19.25,
          coat: 'long',
        },
        status: [200],
        answer: {
          born_at: '2025-11-20 00:23:11',
          diet: 'gutitu',
          id: 'dog-1',
          last_seen_at: '2022-07-08 17:53:28',
          name: 'robogo',
          owner: null,
          size: 'large',
          stays_made: 44,
          temperament: 'shy',
          weight: 19.25,
          coat: 'long',
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: {
          born_at: '2025-11-20 00:23:11',
          diet: 'gutitu',
          last_seen_at: '2022-07-08 17:53:28',
          name: 'robogo',
          size: 'large',
          stays_made: 44,
          temperament: 'shy',
          weight: 19.25,
          coat: 'long',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('dog.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', {
        body: {
          id: 'dog-1',
          born_at: '2025-11-20 00:23:11',
          diet: 'gutitu',
          last_seen_at: '2022-07-08 17:53:28',
          name: 'robogo',
          size: 'large',
          stays_made: 44,
          temperament: 'shy',
          weight: 19.25,
          coat: 'long',
        },
        status: [200],
        answer: {
          id: 'dog-1',
          born_at: '2025-11-20 00:23:11',
          diet: 'gutitu',
          last_seen_at: '2022-07-08 17:53:28',
          name: 'robogo',
          size: 'large',
          stays_made: 44,
          temperament: 'shy',
          weight: 19.25,
          coat: 'long',
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: {
          id: 'dog-1',
          born_at: '2025-11-20 00:23:11',
          diet: 'gutitu',
          last_seen_at: '2022-07-08 17:53:28',
          name: 'robogo',
          size: 'large',
          stays_made: 44,
          temperament: 'shy',
          weight: 19.25,
          coat: 'long',
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for coat does not change born_at either',
    about(
      'dog.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', {
        body: { born_at: '2025-11-20 00:23:11', coat: 'unheard_of' },
        status: [400, 422],
        because: 'coat must be one of short, long',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: dog,
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a Dog: no read finds it and no list holds it',
    about(
      'dog.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.delete('/dog/dog-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/dog/dog-1', { status: [404], because: 'it was deleted' });
      await api.get('/dog', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Dog has',
    about('dog.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.get('/dog/dog-unknown', {
        status: [404],
        because: 'no Dog has the id dog-unknown',
      });
      await api.patch('/dog/dog-unknown', {
        body: {
          born_at: '2025-11-20 00:23:11',
          diet: 'gutitu',
          last_seen_at: '2022-07-08 17:53:28',
          name: 'robogo',
          size: 'large',
          stays_made: 44,
          temperament: 'shy',
          weight: 19.25,
          coat: 'long',
        },
        status: [404],
        because: 'no Dog has the id dog-unknown',
      });
      await api.delete('/dog/dog-unknown', {
        status: [404],
        because: 'no Dog has the id dog-unknown',
      });
      await api.get('/dog', {
        status: [200],
        answer: [{ id: 'dog-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Dog: collections', () => {
  // endpoints.independent: Each entity has a collection of its own: objects of different entities
  //   may have the same id.
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Dog with all of its fields',
    about('dog.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.create('Dog', {
        ...dog,
        id: 'dog-2',
        born_at: '2025-11-20 00:23:11',
        diet: 'gutitu',
        last_seen_at: '2022-07-08 17:53:28',
        name: 'robogo',
        size: 'large',
        stays_made: 44,
        temperament: 'shy',
        weight: 19.25,
        coat: 'long',
      });
      await api.create('Dog', {
        ...dog,
        id: 'dog-3',
        born_at: '2026-10-11 18:33:31',
        diet: 'mumagi',
        last_seen_at: '2022-07-22 02:18:51',
        name: 'togo',
        size: 'medium',
        stays_made: 45,
        temperament: 'lively',
        weight: 10.5,
      });
      await api.get('/dog', {
        status: [200],
        answer: [
          dog,
          {
            born_at: '2025-11-20 00:23:11',
            diet: 'gutitu',
            id: 'dog-2',
            last_seen_at: '2022-07-08 17:53:28',
            name: 'robogo',
            owner: null,
            size: 'large',
            stays_made: 44,
            temperament: 'shy',
            weight: 19.25,
            coat: 'long',
          },
          {
            born_at: '2026-10-11 18:33:31',
            diet: 'mumagi',
            id: 'dog-3',
            last_seen_at: '2022-07-22 02:18:51',
            name: 'togo',
            owner: null,
            size: 'medium',
            stays_made: 45,
            temperament: 'lively',
            weight: 10.5,
            coat: 'short',
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Dog leaves another as it was',
    about('dog.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.create('Dog', {
        ...dog,
        id: 'dog-2',
        born_at: '2025-11-20 00:23:11',
        diet: 'gutitu',
        last_seen_at: '2022-07-08 17:53:28',
        name: 'robogo',
        size: 'large',
        stays_made: 44,
        temperament: 'shy',
        weight: 19.25,
        coat: 'long',
      });
      await api.patch('/dog/dog-2', {
        body: {
          id: 'dog-2',
          born_at: '2025-11-20 00:23:11',
          diet: 'gutitu',
          last_seen_at: '2022-07-08 17:53:28',
          name: 'robogo',
          size: 'large',
          stays_made: 44,
          temperament: 'shy',
          weight: 19.25,
          coat: 'long',
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: dog,
        because: 'another object was updated',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: {
          born_at: '2025-11-20 00:23:11',
          diet: 'gutitu',
          id: 'dog-2',
          last_seen_at: '2022-07-08 17:53:28',
          name: 'robogo',
          owner: null,
          size: 'large',
          stays_made: 44,
          temperament: 'shy',
          weight: 19.25,
          coat: 'long',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Dog leaves another as it was',
    about(
      'dog.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.create('Dog', {
        ...dog,
        id: 'dog-2',
        born_at: '2025-11-20 00:23:11',
        diet: 'gutitu',
        last_seen_at: '2022-07-08 17:53:28',
        name: 'robogo',
        size: 'large',
        stays_made: 44,
        temperament: 'shy',
        weight: 19.25,
        coat: 'long',
      });
      await api.delete('/dog/dog-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: {
          born_at: '2025-11-20 00:23:11',
          diet: 'gutitu',
          id: 'dog-2',
          last_seen_at: '2022-07-08 17:53:28',
          name: 'robogo',
          owner: null,
          size: 'large',
          stays_made: 44,
          temperament: 'shy',
          weight: 19.25,
          coat: 'long',
        },
        because: 'another object was deleted',
      });
      await api.get('/dog', {
        status: [200],
        answer: [{ id: 'dog-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Dog',
    about('dog.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.create('Dog', {
        ...dog,
        id: 'dog-2',
        born_at: '2025-11-20 00:23:11',
        diet: 'gutitu',
        last_seen_at: '2022-07-08 17:53:28',
        name: 'robogo',
        size: 'large',
        stays_made: 44,
        temperament: 'shy',
        weight: 19.25,
        coat: 'long',
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/dog', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/dog/dog-1', { status: [404], because: 'reset removed it' });
    },
  );

  test(
    'Dog and Customer objects may have the same id',
    about(
      'dog.create.accepts-the-id-of-another-entity',
      'endpoints.independent',
      'endpoints.unknown-id',
    ),
    async ({ api }) => {
      await api.create('Dog', { ...dog, id: 'same-1' });
      await api.create('Customer', { ...customer, id: 'same-1' });
      await api.get('/dog', {
        status: [200],
        answer: [{ id: 'same-1' }],
        because: 'a list holds the objects of one entity alone',
      });
      await api.get('/customer', {
        status: [200],
        answer: [{ id: 'same-1' }],
        because: 'a list holds the objects of one entity alone',
      });
      await api.delete('/customer/same-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/customer/same-1', {
        status: [404],
        because: 'only Dog has the id same-1 now',
      });
      await api.get('/dog/same-1', {
        status: [200],
        answer: { ...dog, id: 'same-1' },
        because: 'only the Customer was deleted',
      });
    },
  );
});

test.describe('Dog: required fields and defaults', () => {
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
    'create accepts a Dog without born_at, which is optional',
    about('dog.born_at.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/dog', {
        body: without(dog, 'born_at'),
        status: [200, 201],
        answer: { born_at: null },
        because: 'born_at is optional',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { born_at: null },
        because: 'born_at is optional',
      });
    },
  );

  test(
    'diet is "standard" when a create leaves it out',
    about('dog.diet.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/dog', {
        body: without(dog, 'diet'),
        status: [200, 201],
        answer: { diet: 'standard' },
        because: 'the default of diet is "standard"',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { diet: 'standard' },
        because: 'the default of diet is "standard"',
      });
    },
  );

  test(
    'create refuses a Dog without an id',
    about(
      'dog.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/dog', {
        body: without(dog, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/dog', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create accepts a Dog without last_seen_at, which is optional',
    about('dog.last_seen_at.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/dog', {
        body: without(dog, 'last_seen_at'),
        status: [200, 201],
        answer: { last_seen_at: null },
        because: 'last_seen_at is optional',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { last_seen_at: null },
        because: 'last_seen_at is optional',
      });
    },
  );

  test(
    'create refuses a Dog without name, which is required',
    about('dog.name.rejects-absence', 'create.required', 'refused.status', 'refused.unchanged'),
    async ({ api }) => {
      await api.post('/dog', {
        body: without(dog, 'name'),
        status: [400, 422],
        because: 'name is required and has no default',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
    },
  );

  test(
    'create refuses a Dog without owner, which is required',
    about('dog.owner.rejects-absence', 'create.required', 'refused.status', 'refused.unchanged'),
    async ({ api }) => {
      await api.post('/dog', {
        body: without(dog, 'owner'),
        status: [400, 422],
        because: 'owner is required and has no default',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
    },
  );

  test(
    'create refuses a Dog without size, which is required',
    about('dog.size.rejects-absence', 'create.required', 'refused.status', 'refused.unchanged'),
    async ({ api }) => {
      await api.post('/dog', {
        body: without(dog, 'size'),
        status: [400, 422],
        because: 'size is required and has no default',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
    },
  );

  test(
    'stays_made is 0 when a create leaves it out',
    about('dog.stays_made.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/dog', {
        body: without(dog, 'stays_made'),
        status: [200, 201],
        answer: { stays_made: 0 },
        because: 'the default of stays_made is 0',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { stays_made: 0 },
        because: 'the default of stays_made is 0',
      });
    },
  );

  test(
    'temperament is "calm" when a create leaves it out',
    about('dog.temperament.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/dog', {
        body: without(dog, 'temperament'),
        status: [200, 201],
        answer: { temperament: 'calm' },
        because: 'the default of temperament is "calm"',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { temperament: 'calm' },
        because: 'the default of temperament is "calm"',
      });
    },
  );

  test(
    'create refuses a Dog without weight, which is required',
    about('dog.weight.rejects-absence', 'create.required', 'refused.status', 'refused.unchanged'),
    async ({ api }) => {
      await api.post('/dog', {
        body: without(dog, 'weight'),
        status: [400, 422],
        because: 'weight is required and has no default',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
    },
  );

  test(
    'create accepts a Dog without coat, which is optional',
    about('dog.coat.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/dog', {
        body: without(dog, 'coat'),
        status: [200, 201],
        answer: { coat: null },
        because: 'coat is optional',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { coat: null },
        because: 'coat is optional',
      });
    },
  );

  test(
    'update of born_at or coat alone leaves every other field as it is',
    about('dog.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Customer', customer);
      await api.create('Dog', { ...dog, temperament: null, owner: 'customer-1' });
      await api.patch('/dog/dog-1', {
        body: { born_at: '2025-11-20 00:23:11' },
        status: [200],
        answer: { ...dog, born_at: '2025-11-20 00:23:11', owner: 'customer-1', temperament: null },
        because: 'an update touches only what it carries',
      });
      await api.patch('/dog/dog-1', {
        body: { coat: 'long' },
        status: [200],
        answer: {
          ...dog,
          born_at: '2025-11-20 00:23:11',
          owner: 'customer-1',
          temperament: null,
          coat: 'long',
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: {
          ...dog,
          born_at: '2025-11-20 00:23:11',
          owner: 'customer-1',
          temperament: null,
          coat: 'long',
        },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Dog: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'born_at may be null',
    about('dog.born_at.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, born_at: null },
        status: [200, 201],
        answer: { born_at: null },
        because: 'born_at is nullable',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { born_at: null },
        because: 'born_at is nullable',
      });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', {
        body: { born_at: null },
        status: [200],
        answer: { born_at: null },
        because: 'born_at is nullable',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: { born_at: null },
        because: 'born_at is nullable',
      });
    },
  );

  test(
    'create and update refuse null for diet',
    about(
      'dog.diet.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, diet: null },
        status: [400, 422],
        because: 'diet must not be null',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', {
        body: { diet: null },
        status: [400, 422],
        because: 'diet must not be null',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { diet: 'vaboru' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'last_seen_at may be null',
    about('dog.last_seen_at.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, last_seen_at: null },
        status: [200, 201],
        answer: { last_seen_at: null },
        because: 'last_seen_at is nullable',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { last_seen_at: null },
        because: 'last_seen_at is nullable',
      });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', {
        body: { last_seen_at: null },
        status: [200],
        answer: { last_seen_at: null },
        because: 'last_seen_at is nullable',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: { last_seen_at: null },
        because: 'last_seen_at is nullable',
      });
    },
  );

  test(
    'create and update refuse null for name',
    about(
      'dog.name.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, name: null },
        status: [400, 422],
        because: 'name must not be null',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', {
        body: { name: null },
        status: [400, 422],
        because: 'name must not be null',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { name: 'lova' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for size',
    about(
      'dog.size.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, size: null },
        status: [400, 422],
        because: 'size must not be null',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', {
        body: { size: null },
        status: [400, 422],
        because: 'size must not be null',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { size: 'giant' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for stays_made',
    about(
      'dog.stays_made.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, stays_made: null },
        status: [400, 422],
        because: 'stays_made must not be null',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', {
        body: { stays_made: null },
        status: [400, 422],
        because: 'stays_made must not be null',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { stays_made: 54 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'temperament may be null, which is not replaced by its default',
    about(
      'dog.temperament.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, temperament: null },
        status: [200, 201],
        answer: { temperament: null },
        because: 'temperament is nullable and its default is for absence only',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { temperament: null },
        because: 'temperament is nullable and its default is for absence only',
      });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', {
        body: { temperament: null },
        status: [200],
        answer: { temperament: null },
        because: 'temperament is nullable and its default is for absence only',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: { temperament: null },
        because: 'temperament is nullable and its default is for absence only',
      });
    },
  );

  test(
    'create and update refuse null for weight',
    about(
      'dog.weight.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, weight: null },
        status: [400, 422],
        because: 'weight must not be null',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', {
        body: { weight: null },
        status: [400, 422],
        because: 'weight must not be null',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { weight: 58.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'coat may be null',
    about('dog.coat.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, coat: null },
        status: [200, 201],
        answer: { coat: null },
        because: 'coat is nullable',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { coat: null },
        because: 'coat is nullable',
      });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', {
        body: { coat: null },
        status: [200],
        answer: { coat: null },
        because: 'coat is nullable',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: { coat: null },
        because: 'coat is nullable',
      });
    },
  );
});

test.describe('Dog: types and bounds', () => {
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
    'born_at may be the leap day 2024-02-29',
    about('dog.born_at.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, born_at: '2024-02-29 12:00:00' },
        status: [200, 201],
        answer: { born_at: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of born_at',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { born_at: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of born_at',
      });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', {
        body: { born_at: '2024-02-29 12:00:00' },
        status: [200],
        answer: { born_at: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of born_at',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: { born_at: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of born_at',
      });
    },
  );

  test(
    'create and update refuse a born_at of a wrong type',
    about(
      'dog.born_at.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, born_at: 202403 },
        status: [400, 422],
        because: 'born_at must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', {
        body: { born_at: 202403 },
        status: [400, 422],
        because: 'born_at must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { born_at: '2027-10-11 21:45:41' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a born_at that no calendar or clock has',
    about(
      'dog.born_at.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, born_at: '2023-02-30 12:00:00' },
        status: [400, 422],
        because: 'born_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/dog', {
        body: { ...dog, born_at: '2023-02-29 12:00:00' },
        status: [400, 422],
        because: 'born_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/dog', {
        body: { ...dog, born_at: '2027-13-01 21:45:41' },
        status: [400, 422],
        because: 'born_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/dog', {
        body: { ...dog, born_at: '2027-10-11 25:00:00' },
        status: [400, 422],
        because: 'born_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', {
        body: { born_at: '2023-02-30 12:00:00' },
        status: [400, 422],
        because: 'born_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/dog/dog-1', {
        body: { born_at: '2023-02-29 12:00:00' },
        status: [400, 422],
        because: 'born_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/dog/dog-1', {
        body: { born_at: '2027-13-01 21:45:41' },
        status: [400, 422],
        because: 'born_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/dog/dog-1', {
        body: { born_at: '2027-10-11 25:00:00' },
        status: [400, 422],
        because: 'born_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { born_at: '2027-10-11 21:45:41' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a born_at in another format',
    about(
      'dog.born_at.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, born_at: '2027-10-11T21:45:41Z' },
        status: [400, 422],
        because: 'born_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/dog', {
        body: { ...dog, born_at: '2027-10-11' },
        status: [400, 422],
        because: 'born_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/dog', {
        body: { ...dog, born_at: 'not a date' },
        status: [400, 422],
        because: 'born_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', {
        body: { born_at: '2027-10-11T21:45:41Z' },
        status: [400, 422],
        because: 'born_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/dog/dog-1', {
        body: { born_at: '2027-10-11' },
        status: [400, 422],
        because: 'born_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/dog/dog-1', {
        body: { born_at: 'not a date' },
        status: [400, 422],
        because: 'born_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { born_at: '2027-10-11 21:45:41' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'born_at may be right at its last moment of 2027-12-31 23:59:59',
    about(
      'dog.born_at.accepts-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, born_at: '2027-12-31 23:59:59' },
        status: [200, 201],
        answer: { born_at: '2027-12-31 23:59:59' },
        because: 'the last moment of born_at is 2027-12-31 23:59:59, inclusive',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { born_at: '2027-12-31 23:59:59' },
        because: 'the last moment of born_at is 2027-12-31 23:59:59, inclusive',
      });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', {
        body: { born_at: '2027-12-31 23:59:59' },
        status: [200],
        answer: { born_at: '2027-12-31 23:59:59' },
        because: 'the last moment of born_at is 2027-12-31 23:59:59, inclusive',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: { born_at: '2027-12-31 23:59:59' },
        because: 'the last moment of born_at is 2027-12-31 23:59:59, inclusive',
      });
    },
  );

  test(
    'create and update refuse a born_at after its last moment of 2027-12-31 23:59:59',
    about(
      'dog.born_at.rejects-after-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, born_at: '2028-01-01 00:00:00' },
        status: [400, 422],
        because: 'born_at must not be after 2027-12-31 23:59:59',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', {
        body: { born_at: '2028-01-01 00:00:00' },
        status: [400, 422],
        because: 'born_at must not be after 2027-12-31 23:59:59',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { born_at: '2027-10-11 21:45:41' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'born_at has no first moment',
    about('dog.born_at.has-no-first-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, born_at: '2001-02-03 04:05:06' },
        status: [200, 201],
        answer: { born_at: '2001-02-03 04:05:06' },
        because: 'born_at has no first moment',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { born_at: '2001-02-03 04:05:06' },
        because: 'born_at has no first moment',
      });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', {
        body: { born_at: '2001-02-03 04:05:06' },
        status: [200],
        answer: { born_at: '2001-02-03 04:05:06' },
        because: 'born_at has no first moment',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: { born_at: '2001-02-03 04:05:06' },
        because: 'born_at has no first moment',
      });
    },
  );

  test(
    'diet of digits alone stays a string',
    about('dog.diet.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, diet: '0042' },
        status: [200, 201],
        answer: { diet: '0042' },
        because: '"0042" is a valid value of diet',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { diet: '0042' },
        because: '"0042" is a valid value of diet',
      });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', {
        body: { diet: '0042' },
        status: [200],
        answer: { diet: '0042' },
        because: '"0042" is a valid value of diet',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: { diet: '0042' },
        because: '"0042" is a valid value of diet',
      });
    },
  );

  test(
    'diet keeps spaces, quotes, accents and symbols',
    about('dog.diet.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, diet: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { diet: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of diet',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { diet: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of diet',
      });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', {
        body: { diet: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { diet: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of diet',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: { diet: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of diet',
      });
    },
  );

  test(
    'create and update refuse a diet of a wrong type',
    about(
      'dog.diet.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, diet: 421337 },
        status: [400, 422],
        because: 'diet must be a string',
      });
      await api.post('/dog', {
        body: { ...dog, diet: { value: 'text' } },
        status: [400, 422],
        because: 'diet must be a string',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', {
        body: { diet: 421337 },
        status: [400, 422],
        because: 'diet must be a string',
      });
      await api.patch('/dog/dog-1', {
        body: { diet: { value: 'text' } },
        status: [400, 422],
        because: 'diet must be a string',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { diet: 'vaboru' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'diet has no minimum length',
    about('dog.diet.has-no-minimum-length', 'values.string-length', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, diet: 'x' },
        status: [200, 201],
        answer: { diet: 'x' },
        because: 'diet has no minimum length',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { diet: 'x' },
        because: 'diet has no minimum length',
      });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', {
        body: { diet: 'x' },
        status: [200],
        answer: { diet: 'x' },
        because: 'diet has no minimum length',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: { diet: 'x' },
        because: 'diet has no minimum length',
      });
    },
  );

  test(
    'diet has no maximum length',
    about('dog.diet.has-no-maximum-length', 'values.string-length', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/dog', {
        body: {
          ...dog,
          diet: 'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200, 201],
        answer: {
          diet: 'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'diet has no maximum length',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: {
          diet: 'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'diet has no maximum length',
      });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', {
        body: {
          diet: 'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200],
        answer: {
          diet: 'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'diet has no maximum length',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: {
          diet: 'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'diet has no maximum length',
      });
    },
  );

  test(
    'last_seen_at may be the leap day 2020-02-29',
    about('dog.last_seen_at.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, last_seen_at: '2020-02-29 12:00:00' },
        status: [200, 201],
        answer: { last_seen_at: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of last_seen_at',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { last_seen_at: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of last_seen_at',
      });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', {
        body: { last_seen_at: '2020-02-29 12:00:00' },
        status: [200],
        answer: { last_seen_at: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of last_seen_at',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: { last_seen_at: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of last_seen_at',
      });
    },
  );

  test(
    'create and update refuse a last_seen_at of a wrong type',
    about(
      'dog.last_seen_at.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, last_seen_at: 202403 },
        status: [400, 422],
        because: 'last_seen_at must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', {
        body: { last_seen_at: 202403 },
        status: [400, 422],
        because: 'last_seen_at must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { last_seen_at: '2022-09-17 02:52:39' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a last_seen_at that no calendar or clock has',
    about(
      'dog.last_seen_at.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, last_seen_at: '2020-02-30 12:00:00' },
        status: [400, 422],
        because: 'last_seen_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/dog', {
        body: { ...dog, last_seen_at: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'last_seen_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/dog', {
        body: { ...dog, last_seen_at: '2022-13-01 02:52:39' },
        status: [400, 422],
        because: 'last_seen_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/dog', {
        body: { ...dog, last_seen_at: '2022-09-17 25:00:00' },
        status: [400, 422],
        because: 'last_seen_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', {
        body: { last_seen_at: '2020-02-30 12:00:00' },
        status: [400, 422],
        because: 'last_seen_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/dog/dog-1', {
        body: { last_seen_at: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'last_seen_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/dog/dog-1', {
        body: { last_seen_at: '2022-13-01 02:52:39' },
        status: [400, 422],
        because: 'last_seen_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/dog/dog-1', {
        body: { last_seen_at: '2022-09-17 25:00:00' },
        status: [400, 422],
        because: 'last_seen_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { last_seen_at: '2022-09-17 02:52:39' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a last_seen_at in another format',
    about(
      'dog.last_seen_at.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, last_seen_at: '2022-09-17T02:52:39Z' },
        status: [400, 422],
        because: 'last_seen_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/dog', {
        body: { ...dog, last_seen_at: '2022-09-17' },
        status: [400, 422],
        because: 'last_seen_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/dog', {
        body: { ...dog, last_seen_at: 'not a date' },
        status: [400, 422],
        because: 'last_seen_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', {
        body: { last_seen_at: '2022-09-17T02:52:39Z' },
        status: [400, 422],
        because: 'last_seen_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/dog/dog-1', {
        body: { last_seen_at: '2022-09-17' },
        status: [400, 422],
        because: 'last_seen_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/dog/dog-1', {
        body: { last_seen_at: 'not a date' },
        status: [400, 422],
        because: 'last_seen_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { last_seen_at: '2022-09-17 02:52:39' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'last_seen_at has no first moment',
    about('dog.last_seen_at.has-no-first-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, last_seen_at: '2001-02-03 04:05:06' },
        status: [200, 201],
        answer: { last_seen_at: '2001-02-03 04:05:06' },
        because: 'last_seen_at has no first moment',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { last_seen_at: '2001-02-03 04:05:06' },
        because: 'last_seen_at has no first moment',
      });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', {
        body: { last_seen_at: '2001-02-03 04:05:06' },
        status: [200],
        answer: { last_seen_at: '2001-02-03 04:05:06' },
        because: 'last_seen_at has no first moment',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: { last_seen_at: '2001-02-03 04:05:06' },
        because: 'last_seen_at has no first moment',
      });
    },
  );

  test(
    'last_seen_at has no last moment',
    about('dog.last_seen_at.has-no-last-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, last_seen_at: '2099-10-11 12:13:14' },
        status: [200, 201],
        answer: { last_seen_at: '2099-10-11 12:13:14' },
        because: 'last_seen_at has no last moment',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { last_seen_at: '2099-10-11 12:13:14' },
        because: 'last_seen_at has no last moment',
      });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', {
        body: { last_seen_at: '2099-10-11 12:13:14' },
        status: [200],
        answer: { last_seen_at: '2099-10-11 12:13:14' },
        because: 'last_seen_at has no last moment',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: { last_seen_at: '2099-10-11 12:13:14' },
        because: 'last_seen_at has no last moment',
      });
    },
  );

  test(
    'name of digits alone stays a string',
    about('dog.name.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, name: '0042' },
        status: [200, 201],
        answer: { name: '0042' },
        because: '"0042" is a valid value of name',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { name: '0042' },
        because: '"0042" is a valid value of name',
      });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', {
        body: { name: '0042' },
        status: [200],
        answer: { name: '0042' },
        because: '"0042" is a valid value of name',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: { name: '0042' },
        because: '"0042" is a valid value of name',
      });
    },
  );

  test(
    'create and update refuse a name of a wrong type',
    about(
      'dog.name.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, name: 421337 },
        status: [400, 422],
        because: 'name must be a string',
      });
      await api.post('/dog', {
        body: { ...dog, name: { value: 'text' } },
        status: [400, 422],
        because: 'name must be a string',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', {
        body: { name: 421337 },
        status: [400, 422],
        because: 'name must be a string',
      });
      await api.patch('/dog/dog-1', {
        body: { name: { value: 'text' } },
        status: [400, 422],
        because: 'name must be a string',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { name: 'lova' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'name may be right at its minimum length of 2',
    about(
      'dog.name.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, name: 'ru' },
        status: [200, 201],
        answer: { name: 'ru' },
        because: 'the minimum length of name is 2, inclusive',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { name: 'ru' },
        because: 'the minimum length of name is 2, inclusive',
      });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', {
        body: { name: 'ru' },
        status: [200],
        answer: { name: 'ru' },
        because: 'the minimum length of name is 2, inclusive',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: { name: 'ru' },
        because: 'the minimum length of name is 2, inclusive',
      });
    },
  );

  test(
    'create and update refuse a name below its minimum length of 2',
    about(
      'dog.name.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, name: 'n' },
        status: [400, 422],
        because: 'name must have at least 2 characters',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', {
        body: { name: 'n' },
        status: [400, 422],
        because: 'name must have at least 2 characters',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { name: 'lova' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'name may be right at its maximum length of 24',
    about(
      'dog.name.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, name: 'rimi tobuli nogaro tabia' },
        status: [200, 201],
        answer: { name: 'rimi tobuli nogaro tabia' },
        because: 'the maximum length of name is 24, inclusive',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { name: 'rimi tobuli nogaro tabia' },
        because: 'the maximum length of name is 24, inclusive',
      });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', {
        body: { name: 'rimi tobuli nogaro tabia' },
        status: [200],
        answer: { name: 'rimi tobuli nogaro tabia' },
        because: 'the maximum length of name is 24, inclusive',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: { name: 'rimi tobuli nogaro tabia' },
        because: 'the maximum length of name is 24, inclusive',
      });
    },
  );

  test(
    'create and update refuse a name above its maximum length of 24',
    about(
      'dog.name.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, name: 'bosa rigomo ruvi lovo tos' },
        status: [400, 422],
        because: 'name must have at most 24 characters',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', {
        body: { name: 'bosa rigomo ruvi lovo tos' },
        status: [400, 422],
        because: 'name must have at most 24 characters',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { name: 'lova' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a size of a wrong type',
    about(
      'dog.size.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, size: 421337 },
        status: [400, 422],
        because: 'size must be one of small, medium, large, giant',
      });
      await api.post('/dog', {
        body: { ...dog, size: { value: 'text' } },
        status: [400, 422],
        because: 'size must be one of small, medium, large, giant',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', {
        body: { size: 421337 },
        status: [400, 422],
        because: 'size must be one of small, medium, large, giant',
      });
      await api.patch('/dog/dog-1', {
        body: { size: { value: 'text' } },
        status: [400, 422],
        because: 'size must be one of small, medium, large, giant',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { size: 'giant' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a stays_made of a wrong type',
    about(
      'dog.stays_made.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, stays_made: 'abc' },
        status: [400, 422],
        because: 'stays_made must be an integer',
      });
      await api.post('/dog', {
        body: { ...dog, stays_made: { value: 'text' } },
        status: [400, 422],
        because: 'stays_made must be an integer',
      });
      await api.post('/dog', {
        body: { ...dog, stays_made: 53.5 },
        status: [400, 422],
        because: 'stays_made must be an integer',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', {
        body: { stays_made: 'abc' },
        status: [400, 422],
        because: 'stays_made must be an integer',
      });
      await api.patch('/dog/dog-1', {
        body: { stays_made: { value: 'text' } },
        status: [400, 422],
        because: 'stays_made must be an integer',
      });
      await api.patch('/dog/dog-1', {
        body: { stays_made: 53.5 },
        status: [400, 422],
        because: 'stays_made must be an integer',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { stays_made: 54 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'stays_made may be right at its minimum of 0',
    about(
      'dog.stays_made.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, stays_made: 0 },
        status: [200, 201],
        answer: { stays_made: 0 },
        because: 'the minimum of stays_made is 0, inclusive',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { stays_made: 0 },
        because: 'the minimum of stays_made is 0, inclusive',
      });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', {
        body: { stays_made: 0 },
        status: [200],
        answer: { stays_made: 0 },
        because: 'the minimum of stays_made is 0, inclusive',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: { stays_made: 0 },
        because: 'the minimum of stays_made is 0, inclusive',
      });
    },
  );

  test(
    'create and update refuse a stays_made below its minimum of 0',
    about(
      'dog.stays_made.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, stays_made: -1 },
        status: [400, 422],
        because: 'stays_made must be at least 0',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', {
        body: { stays_made: -1 },
        status: [400, 422],
        because: 'stays_made must be at least 0',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { stays_made: 54 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'stays_made may be right at its maximum of 365',
    about(
      'dog.stays_made.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, stays_made: 365 },
        status: [200, 201],
        answer: { stays_made: 365 },
        because: 'the maximum of stays_made is 365, inclusive',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { stays_made: 365 },
        because: 'the maximum of stays_made is 365, inclusive',
      });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', {
        body: { stays_made: 365 },
        status: [200],
        answer: { stays_made: 365 },
        because: 'the maximum of stays_made is 365, inclusive',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: { stays_made: 365 },
        because: 'the maximum of stays_made is 365, inclusive',
      });
    },
  );

  test(
    'create and update refuse a stays_made above its maximum of 365',
    about(
      'dog.stays_made.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, stays_made: 366 },
        status: [400, 422],
        because: 'stays_made must be at most 365',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', {
        body: { stays_made: 366 },
        status: [400, 422],
        because: 'stays_made must be at most 365',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { stays_made: 54 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a temperament of a wrong type',
    about(
      'dog.temperament.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, temperament: 421337 },
        status: [400, 422],
        because: 'temperament must be one of calm, lively, shy, nervous',
      });
      await api.post('/dog', {
        body: { ...dog, temperament: { value: 'text' } },
        status: [400, 422],
        because: 'temperament must be one of calm, lively, shy, nervous',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', {
        body: { temperament: 421337 },
        status: [400, 422],
        because: 'temperament must be one of calm, lively, shy, nervous',
      });
      await api.patch('/dog/dog-1', {
        body: { temperament: { value: 'text' } },
        status: [400, 422],
        because: 'temperament must be one of calm, lively, shy, nervous',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { temperament: 'nervous' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'weight may be the whole number 3',
    about('dog.weight.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, weight: 3 },
        status: [200, 201],
        answer: { weight: 3 },
        because: '3 is a valid value of weight',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { weight: 3 },
        because: '3 is a valid value of weight',
      });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', {
        body: { weight: 3 },
        status: [200],
        answer: { weight: 3 },
        because: '3 is a valid value of weight',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: { weight: 3 },
        because: '3 is a valid value of weight',
      });
    },
  );

  test(
    'create and update refuse a weight of a wrong type',
    about(
      'dog.weight.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, weight: 'abc' },
        status: [400, 422],
        because: 'weight must be a number',
      });
      await api.post('/dog', {
        body: { ...dog, weight: { value: 'text' } },
        status: [400, 422],
        because: 'weight must be a number',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', {
        body: { weight: 'abc' },
        status: [400, 422],
        because: 'weight must be a number',
      });
      await api.patch('/dog/dog-1', {
        body: { weight: { value: 'text' } },
        status: [400, 422],
        because: 'weight must be a number',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { weight: 58.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'weight may be right at its minimum of 0.5',
    about(
      'dog.weight.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, weight: 0.5 },
        status: [200, 201],
        answer: { weight: 0.5 },
        because: 'the minimum of weight is 0.5, inclusive',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { weight: 0.5 },
        because: 'the minimum of weight is 0.5, inclusive',
      });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', {
        body: { weight: 0.5 },
        status: [200],
        answer: { weight: 0.5 },
        because: 'the minimum of weight is 0.5, inclusive',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: { weight: 0.5 },
        because: 'the minimum of weight is 0.5, inclusive',
      });
    },
  );

  test(
    'create and update refuse a weight below its minimum of 0.5',
    about(
      'dog.weight.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, weight: 0.25 },
        status: [400, 422],
        because: 'weight must be at least 0.5',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', {
        body: { weight: 0.25 },
        status: [400, 422],
        because: 'weight must be at least 0.5',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { weight: 58.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'weight may be right at its maximum of 90',
    about(
      'dog.weight.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, weight: 90 },
        status: [200, 201],
        answer: { weight: 90 },
        because: 'the maximum of weight is 90, inclusive',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { weight: 90 },
        because: 'the maximum of weight is 90, inclusive',
      });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', {
        body: { weight: 90 },
        status: [200],
        answer: { weight: 90 },
        because: 'the maximum of weight is 90, inclusive',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: { weight: 90 },
        because: 'the maximum of weight is 90, inclusive',
      });
    },
  );

  test(
    'create and update refuse a weight above its maximum of 90',
    about(
      'dog.weight.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, weight: 90.25 },
        status: [400, 422],
        because: 'weight must be at most 90',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', {
        body: { weight: 90.25 },
        status: [400, 422],
        because: 'weight must be at most 90',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { weight: 58.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a coat of a wrong type',
    about(
      'dog.coat.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, coat: 421337 },
        status: [400, 422],
        because: 'coat must be one of short, long',
      });
      await api.post('/dog', {
        body: { ...dog, coat: { value: 'text' } },
        status: [400, 422],
        because: 'coat must be one of short, long',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', {
        body: { coat: 421337 },
        status: [400, 422],
        because: 'coat must be one of short, long',
      });
      await api.patch('/dog/dog-1', {
        body: { coat: { value: 'text' } },
        status: [400, 422],
        because: 'coat must be one of short, long',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { coat: 'short' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Dog: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.
  // changes.enum-value: A value added to an enum is accepted wherever that enum is used.

  test(
    'size may be small, medium, large, giant',
    about('dog.size.accepts-each-value', 'values.enum', 'values.round-trip', 'update.validates'),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, size: 'small' },
        status: [200, 201],
        answer: { size: 'small' },
        because: 'the value is one of Size',
      });
      await api.patch('/dog/dog-1', {
        body: { size: 'medium' },
        status: [200],
        answer: { size: 'medium' },
        because: 'the value is one of Size',
      });
      await api.patch('/dog/dog-1', {
        body: { size: 'large' },
        status: [200],
        answer: { size: 'large' },
        because: 'the value is one of Size',
      });
      await api.patch('/dog/dog-1', {
        body: { size: 'giant' },
        status: [200],
        answer: { size: 'giant' },
        because: 'the value is one of Size',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { size: 'giant' },
        because: 'the value is one of Size',
      });
    },
  );

  test(
    'size may be giant, which Size has gained',
    about('dog.size.accepts-added-giant', 'changes.enum-value', 'values.enum'),
    async ({ api }) => {
      await api.post('/dog', {
        body: dog,
        status: [200, 201],
        answer: { size: 'giant' },
        because: 'giant was added to Size',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { size: 'giant' },
        because: 'giant was added to Size',
      });
      await api.create('Dog', { ...dog, id: 'dog-2', size: 'large' });
      await api.patch('/dog/dog-2', {
        body: { size: 'giant' },
        status: [200],
        answer: { size: 'giant' },
        because: 'giant was added to Size',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: { size: 'giant' },
        because: 'giant was added to Size',
      });
    },
  );

  test(
    'create and update refuse the size unheard_of, which Size does not have',
    about(
      'dog.size.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, size: 'unheard_of' },
        status: [400, 422],
        because: 'size must be one of small, medium, large, giant',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', {
        body: { size: 'unheard_of' },
        status: [400, 422],
        because: 'size must be one of small, medium, large, giant',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { size: 'giant' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the size SMALL, as upper and lower case differ',
    about(
      'dog.size.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, size: 'SMALL' },
        status: [400, 422],
        because: 'size must be one of small, medium, large, giant',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', {
        body: { size: 'SMALL' },
        status: [400, 422],
        because: 'size must be one of small, medium, large, giant',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { size: 'giant' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'temperament may be calm, lively, shy, nervous',
    about(
      'dog.temperament.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, temperament: 'calm' },
        status: [200, 201],
        answer: { temperament: 'calm' },
        because: 'the value is one of Temperament',
      });
      await api.patch('/dog/dog-1', {
        body: { temperament: 'lively' },
        status: [200],
        answer: { temperament: 'lively' },
        because: 'the value is one of Temperament',
      });
      await api.patch('/dog/dog-1', {
        body: { temperament: 'shy' },
        status: [200],
        answer: { temperament: 'shy' },
        because: 'the value is one of Temperament',
      });
      await api.patch('/dog/dog-1', {
        body: { temperament: 'nervous' },
        status: [200],
        answer: { temperament: 'nervous' },
        because: 'the value is one of Temperament',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { temperament: 'nervous' },
        because: 'the value is one of Temperament',
      });
    },
  );

  test(
    'temperament may be nervous, which Temperament has gained',
    about('dog.temperament.accepts-added-nervous', 'changes.enum-value', 'values.enum'),
    async ({ api }) => {
      await api.post('/dog', {
        body: dog,
        status: [200, 201],
        answer: { temperament: 'nervous' },
        because: 'nervous was added to Temperament',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { temperament: 'nervous' },
        because: 'nervous was added to Temperament',
      });
      await api.create('Dog', { ...dog, id: 'dog-2', temperament: 'shy' });
      await api.patch('/dog/dog-2', {
        body: { temperament: 'nervous' },
        status: [200],
        answer: { temperament: 'nervous' },
        because: 'nervous was added to Temperament',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: { temperament: 'nervous' },
        because: 'nervous was added to Temperament',
      });
    },
  );

  test(
    'create and update refuse the temperament unheard_of, which Temperament does not have',
    about(
      'dog.temperament.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, temperament: 'unheard_of' },
        status: [400, 422],
        because: 'temperament must be one of calm, lively, shy, nervous',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', {
        body: { temperament: 'unheard_of' },
        status: [400, 422],
        because: 'temperament must be one of calm, lively, shy, nervous',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { temperament: 'nervous' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the temperament CALM, as upper and lower case differ',
    about(
      'dog.temperament.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, temperament: 'CALM' },
        status: [400, 422],
        because: 'temperament must be one of calm, lively, shy, nervous',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', {
        body: { temperament: 'CALM' },
        status: [400, 422],
        because: 'temperament must be one of calm, lively, shy, nervous',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { temperament: 'nervous' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'coat may be short, long',
    about('dog.coat.accepts-each-value', 'values.enum', 'values.round-trip', 'update.validates'),
    async ({ api }) => {
      await api.post('/dog', {
        body: dog,
        status: [200, 201],
        answer: { coat: 'short' },
        because: 'the value is one of CoatLength',
      });
      await api.patch('/dog/dog-1', {
        body: { coat: 'long' },
        status: [200],
        answer: { coat: 'long' },
        because: 'the value is one of CoatLength',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { coat: 'long' },
        because: 'the value is one of CoatLength',
      });
    },
  );

  test(
    'create and update refuse the coat unheard_of, which CoatLength does not have',
    about(
      'dog.coat.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, coat: 'unheard_of' },
        status: [400, 422],
        because: 'coat must be one of short, long',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', {
        body: { coat: 'unheard_of' },
        status: [400, 422],
        because: 'coat must be one of short, long',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { coat: 'short' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the coat SHORT, as upper and lower case differ',
    about(
      'dog.coat.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, coat: 'SHORT' },
        status: [400, 422],
        because: 'coat must be one of short, long',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', {
        body: { coat: 'SHORT' },
        status: [400, 422],
        because: 'coat must be one of short, long',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { coat: 'short' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Dog: references', () => {
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
    'owner refers to an existing Customer and is answered as its id',
    about('dog.owner.accepts-existing-object', 'references.by-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Customer', customer);
      await api.create('Customer', { ...customer, id: 'customer-2' });
      await api.post('/dog', {
        body: { ...dog, owner: 'customer-1' },
        status: [200, 201],
        answer: { owner: 'customer-1' },
        because: 'owner was sent as customer-1',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { owner: 'customer-1' },
        because: 'owner was sent as customer-1',
      });
      await api.patch('/dog/dog-1', {
        body: { owner: 'customer-2' },
        status: [200],
        answer: { owner: 'customer-2' },
        because: 'owner was changed to customer-2',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { owner: 'customer-2' },
        because: 'owner was changed to customer-2',
      });
      await api.get('/dog', {
        status: [200],
        answer: [{ id: 'dog-1', owner: 'customer-2' }],
        because: 'lists answer references as ids too',
      });
    },
  );

  test(
    'create and update refuse an owner that no Customer has as its id',
    about(
      'dog.owner.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, owner: 'customer-unknown' },
        status: [400, 422],
        because: 'owner must be the id of an existing Customer',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Customer', customer);
      await api.create('Dog', { ...dog, owner: 'customer-1' });
      await api.patch('/dog/dog-1', {
        body: { owner: 'customer-unknown' },
        status: [400, 422],
        because: 'owner must be the id of an existing Customer',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { owner: 'customer-1' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no id for owner',
    about(
      'dog.owner.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/dog', {
        body: { ...dog, owner: 421337 },
        status: [400, 422],
        because: 'owner must be the id of a Customer',
      });
      await api.post('/dog', {
        body: { ...dog, owner: { value: 'text' } },
        status: [400, 422],
        because: 'owner must be the id of a Customer',
      });
      await api.get('/dog/dog-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', {
        body: { owner: 421337 },
        status: [400, 422],
        because: 'owner must be the id of a Customer',
      });
      await api.patch('/dog/dog-1', {
        body: { owner: { value: 'text' } },
        status: [400, 422],
        because: 'owner must be the id of a Customer',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { owner: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'owner may be null',
    about('dog.owner.accepts-null', 'references.null', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Customer', customer);
      await api.post('/dog', {
        body: dog,
        status: [200, 201],
        answer: { owner: null },
        because: 'a reference may be null',
      });
      await api.patch('/dog/dog-1', {
        body: { owner: 'customer-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/dog/dog-1', {
        body: { owner: null },
        status: [200],
        answer: { owner: null },
        because: 'a reference may be null',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { owner: null },
        because: 'a reference may be null',
      });
    },
  );

  test(
    'deleting a Customer clears every owner that refers to it',
    about(
      'dog.owner.is-cleared-by-delete',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Customer', customer);
      await api.create('Dog', { ...dog, owner: 'customer-1' });
      await api.create('Dog', { ...dog, id: 'dog-2', owner: 'customer-1' });
      await api.delete('/customer/customer-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { id: 'dog-1', owner: null },
        because: 'customer-1 was deleted',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: { id: 'dog-2', owner: null },
        because: 'customer-1 was deleted',
      });
    },
  );

  test(
    'deleting a Customer keeps an owner that refers to another',
    about('dog.owner.survives-delete-of-another', 'references.deleted', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Customer', customer);
      await api.create('Customer', { ...customer, id: 'customer-2' });
      await api.create('Dog', { ...dog, owner: 'customer-2' });
      await api.delete('/customer/customer-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { owner: 'customer-2' },
        because: 'another Customer was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Dog in owner, which refers to Customer',
    about(
      'dog.owner.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.post('/dog', {
        body: { ...dog, id: 'dog-2', owner: 'dog-1' },
        status: [400, 422],
        because: 'owner must be the id of an existing Customer',
      });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', {
        body: { owner: 'dog-1' },
        status: [400, 422],
        because: 'owner must be the id of an existing Customer',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: { owner: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Dog with the id of a Customer leaves owner alone',
    about('dog.owner.survives-delete-of-namesake', 'references.deleted', 'endpoints.independent'),
    async ({ api }) => {
      await api.create('Customer', customer);
      await api.create('Dog', { ...dog, owner: 'customer-1' });
      await api.create('Dog', { ...dog, id: 'customer-1' });
      await api.delete('/dog/customer-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { owner: 'customer-1' },
        because: 'no Customer was deleted',
      });
    },
  );

  test(
    'update that is refused for owner does not change born_at either',
    about(
      'dog.owner.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', {
        body: { born_at: '2025-11-20 00:23:11', owner: 'customer-unknown' },
        status: [400, 422],
        because: 'owner must be the id of an existing Customer',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: dog,
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Dog: actions', () => {
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
  // effects.own: `set this.x to …` and `increase this.x by …` (or decrease) change a field of the
  //   acting object.
  // effects.on-reference: `on item in this.owner: …` changes the object that the reference field
  //   names; where the reference is `null`, this effect is skipped and the others are applied.

  test(
    'calm_down moves temperament from lively to calm',
    about(
      'dog.calm_down.moves-from-lively',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'guards.is-null',
    ),
    async ({ api }) => {
      await api.create('Customer', { ...customer, newsletter: true });
      await api.create('Dog', {
        ...dog,
        temperament: 'lively',
        owner: 'customer-1',
        born_at: '2012-06-30 12:00:01',
        weight: 12.75,
      });
      await api.post('/dog/dog-1/calm_down', {
        status: [200],
        answer: {
          ...dog,
          born_at: '2012-06-30 12:00:01',
          owner: 'customer-1',
          temperament: 'calm',
          weight: 12.75,
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: {
          ...dog,
          born_at: '2012-06-30 12:00:01',
          owner: 'customer-1',
          temperament: 'calm',
          weight: 12.75,
        },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'calm_down moves temperament from shy to calm',
    about(
      'dog.calm_down.moves-from-shy',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'guards.is-null',
    ),
    async ({ api }) => {
      await api.create('Customer', { ...customer, newsletter: true });
      await api.create('Dog', {
        ...dog,
        temperament: 'shy',
        owner: 'customer-1',
        born_at: '2012-06-30 12:00:01',
        weight: 12.75,
      });
      await api.post('/dog/dog-1/calm_down', {
        status: [200],
        answer: {
          ...dog,
          born_at: '2012-06-30 12:00:01',
          owner: 'customer-1',
          temperament: 'calm',
          weight: 12.75,
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: {
          ...dog,
          born_at: '2012-06-30 12:00:01',
          owner: 'customer-1',
          temperament: 'calm',
          weight: 12.75,
        },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'calm_down applies the effect: on item in this.owner: decrease item.credit by 12.5',
    about(
      'dog.calm_down.effect-on-owner-increase-credit-by--12.5',
      'effects.on-reference',
      'actions.success',
      'actions.stored',
      'analytics.shape',
    ),
    async ({ api }) => {
      await api.create('Customer', { ...customer, newsletter: true });
      await api.create('Dog', {
        ...dog,
        temperament: 'lively',
        owner: 'customer-1',
        born_at: '2012-06-30 12:00:01',
        weight: 12.75,
      });
      await api.get('/analytics/customer/credit/sum', {
        status: [200],
        answer: { result: 23.75 },
        because: 'calm_down was not called yet',
      });
      await api.post('/dog/dog-1/calm_down', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/customer/customer-1', {
        status: [200],
        answer: {
          credit: 11.25,
          email: 'torido',
          id: 'customer-1',
          joined_at: '2017-01-02 13:30:28',
          name: 'mudo',
          phone: 'lona',
          visits: 70,
        },
        because: 'on item in this.owner: decrease item.credit by 12.5',
      });
      await api.get('/analytics/customer/credit/sum', {
        status: [200],
        answer: { result: 11.25 },
        because: 'calm_down changed credit',
      });
    },
  );

  test(
    'calm_down applies the effect: on item in this.owner: set item.newsletter to false',
    about(
      'dog.calm_down.effect-on-owner-set-newsletter-to-false',
      'effects.on-reference',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('Customer', { ...customer, newsletter: true });
      await api.create('Dog', {
        ...dog,
        temperament: 'lively',
        owner: 'customer-1',
        born_at: '2012-06-30 12:00:01',
        weight: 12.75,
      });
      await api.post('/dog/dog-1/calm_down', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/customer/customer-1', {
        status: [200],
        answer: {
          newsletter: false,
          email: 'torido',
          id: 'customer-1',
          joined_at: '2017-01-02 13:30:28',
          name: 'mudo',
          phone: 'lona',
          visits: 70,
        },
        because: 'on item in this.owner: set item.newsletter to false',
      });
    },
  );

  test(
    'calm_down applies the effect: on item in this.owner: increase item.loyalty_points by 5',
    about(
      'dog.calm_down.effect-on-owner-increase-loyalty_points-by-5',
      'effects.on-reference',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('Customer', { ...customer, newsletter: true });
      await api.create('Dog', {
        ...dog,
        temperament: 'lively',
        owner: 'customer-1',
        born_at: '2012-06-30 12:00:01',
        weight: 12.75,
      });
      await api.post('/dog/dog-1/calm_down', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/customer/customer-1', {
        status: [200],
        answer: {
          loyalty_points: 55,
          email: 'torido',
          id: 'customer-1',
          joined_at: '2017-01-02 13:30:28',
          name: 'mudo',
          phone: 'lona',
          visits: 70,
        },
        because: 'on item in this.owner: increase item.loyalty_points by 5',
      });
    },
  );

  test(
    'calm_down leaves objects alone that it does not concern',
    about('dog.calm_down.leaves-bystanders', 'actions.success', 'effects.on-reference'),
    async ({ api }) => {
      await api.create('Customer', { ...customer, newsletter: true });
      await api.create('Dog', {
        ...dog,
        temperament: 'lively',
        owner: 'customer-1',
        born_at: '2012-06-30 12:00:01',
        weight: 12.75,
      });
      await api.create('Dog', {
        ...dog,
        id: 'dog-2',
        temperament: 'lively',
        owner: 'customer-1',
        born_at: '2012-06-30 12:00:01',
        weight: 12.75,
      });
      await api.create('Customer', { ...customer, id: 'customer-2', newsletter: true });
      await api.post('/dog/dog-1/calm_down', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: {
          ...dog,
          born_at: '2012-06-30 12:00:01',
          id: 'dog-2',
          owner: 'customer-1',
          temperament: 'lively',
          weight: 12.75,
        },
        because: 'calm_down was called on dog-1, which does not concern this object',
      });
      await api.get('/customer/customer-2', {
        status: [200],
        answer: { ...customer, id: 'customer-2', newsletter: true },
        because: 'calm_down was called on dog-1, which does not concern this object',
      });
    },
  );

  test(
    'calm_down answers 404 for an id that no Dog has',
    about('dog.calm_down.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.post('/dog/dog-unknown/calm_down', {
        status: [404],
        because: 'no Dog has the id dog-unknown',
      });
    },
  );

  test(
    'calm_down is refused while temperament is calm',
    about('dog.calm_down.refuses-from-calm', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Customer', { ...customer, newsletter: true });
      await api.create('Dog', {
        ...dog,
        temperament: 'calm',
        owner: 'customer-1',
        born_at: '2012-06-30 12:00:01',
        weight: 12.75,
      });
      await api.post('/dog/dog-1/calm_down', {
        status: [400, 409],
        because: 'calm_down starts from lively or shy, and temperament is calm',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { temperament: 'calm' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'calm_down is refused while temperament is nervous',
    about('dog.calm_down.refuses-from-nervous', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Customer', { ...customer, newsletter: true });
      await api.create('Dog', {
        ...dog,
        owner: 'customer-1',
        born_at: '2012-06-30 12:00:01',
        weight: 12.75,
      });
      await api.post('/dog/dog-1/calm_down', {
        status: [400, 409],
        because: 'calm_down starts from lively or shy, and temperament is nervous',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { temperament: 'nervous' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'calm_down is refused while temperament is null',
    about(
      'dog.calm_down.refuses-without-state',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Customer', { ...customer, newsletter: true });
      await api.create('Dog', {
        ...dog,
        temperament: null,
        owner: 'customer-1',
        born_at: '2012-06-30 12:00:01',
        weight: 12.75,
      });
      await api.post('/dog/dog-1/calm_down', {
        status: [400, 409],
        because: 'calm_down starts from lively or shy, and temperament is null',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { temperament: null },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'calm_down is refused unless this.born_at > "2012-06-30 12:00:00"',
    about(
      "dog.calm_down.refuses-unless-born_at-gt-'2012-06-30+12:00:00'",
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Customer', { ...customer, newsletter: true });
      await api.create('Dog', {
        ...dog,
        temperament: 'lively',
        owner: 'customer-1',
        born_at: '2012-06-30 12:00:00',
        weight: 12.75,
      });
      await api.post('/dog/dog-1/calm_down', {
        status: [400, 409],
        because: 'the condition this.born_at > "2012-06-30 12:00:00" is not satisfied',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { temperament: 'lively' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'calm_down is refused unless this.coat == "short"',
    about(
      "dog.calm_down.refuses-unless-coat-eq-'short'",
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Customer', { ...customer, newsletter: true });
      await api.create('Dog', {
        ...dog,
        temperament: 'lively',
        owner: 'customer-1',
        born_at: '2012-06-30 12:00:01',
        weight: 12.75,
        coat: 'long',
      });
      await api.post('/dog/dog-1/calm_down', {
        status: [400, 409],
        because: 'the condition this.coat == "short" is not satisfied',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { temperament: 'lively' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'calm_down is refused unless this.size != "small"',
    about(
      "dog.calm_down.refuses-unless-size-ne-'small'",
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Customer', { ...customer, newsletter: true });
      await api.create('Dog', {
        ...dog,
        temperament: 'lively',
        owner: 'customer-1',
        born_at: '2012-06-30 12:00:01',
        size: 'small',
        weight: 12.75,
      });
      await api.post('/dog/dog-1/calm_down', {
        status: [400, 409],
        because: 'the condition this.size != "small" is not satisfied',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { temperament: 'lively' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'calm_down is refused unless this.weight - 2.5 > 10',
    about(
      'dog.calm_down.refuses-unless-weight-minus-2.5-gt-10',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Customer', { ...customer, newsletter: true });
      await api.create('Dog', {
        ...dog,
        temperament: 'lively',
        owner: 'customer-1',
        born_at: '2012-06-30 12:00:01',
        weight: 12.5,
      });
      await api.post('/dog/dog-1/calm_down', {
        status: [400, 409],
        because: 'the condition this.weight - 2.5 > 10 is not satisfied',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { temperament: 'lively' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'calm_down is refused unless this.owner is not null',
    about(
      'dog.calm_down.refuses-unless-owner-is-not-null',
      'actions.guard',
      'guards.is-null',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Dog', {
        ...dog,
        temperament: 'lively',
        born_at: '2012-06-30 12:00:01',
        weight: 12.75,
      });
      await api.post('/dog/dog-1/calm_down', {
        status: [400, 409],
        because: 'the condition this.owner is not null is not satisfied',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { temperament: 'lively' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'calm_down changes none of the objects that it refers to when it is refused',
    about('dog.calm_down.refused-changes-no-object', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Customer', { ...customer, newsletter: true });
      await api.create('Dog', {
        ...dog,
        temperament: 'lively',
        owner: 'customer-1',
        born_at: '2012-06-30 12:00:00',
        weight: 12.75,
      });
      await api.post('/dog/dog-1/calm_down', {
        status: [400, 409],
        because: 'the condition this.born_at > "2012-06-30 12:00:00" is not satisfied',
      });
      await api.get('/customer/customer-1', {
        status: [200],
        answer: { ...customer, newsletter: true },
        because: 'a refused action changes nothing',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: {
          ...dog,
          born_at: '2012-06-30 12:00:00',
          owner: 'customer-1',
          temperament: 'lively',
          weight: 12.75,
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'calm_down is refused when born_at is null',
    about(
      'dog.calm_down.refuses-when-born_at-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Customer', { ...customer, newsletter: true });
      await api.create('Dog', {
        ...dog,
        temperament: 'lively',
        owner: 'customer-1',
        born_at: null,
        weight: 12.75,
      });
      await api.post('/dog/dog-1/calm_down', {
        status: [400, 409],
        because: 'the condition this.born_at > "2012-06-30 12:00:00" is not satisfied',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { temperament: 'lively' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'calm_down is refused when coat is null',
    about(
      'dog.calm_down.refuses-when-coat-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Customer', { ...customer, newsletter: true });
      await api.create('Dog', {
        ...dog,
        temperament: 'lively',
        owner: 'customer-1',
        born_at: '2012-06-30 12:00:01',
        weight: 12.75,
        coat: null,
      });
      await api.post('/dog/dog-1/calm_down', {
        status: [400, 409],
        because: 'the condition this.coat == "short" is not satisfied',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { temperament: 'lively' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'take_in moves temperament from shy to lively',
    about('dog.take_in.moves-from-shy', 'actions.success', 'actions.stored', 'guards.is-null'),
    async ({ api }) => {
      await api.create('Dog', { ...dog, temperament: 'shy' });
      await api.post('/dog/dog-1/take_in', {
        status: [200],
        answer: { ...dog, diet: 'puppy', stays_made: 1, temperament: 'lively' },
        because: 'the state is right and every condition holds',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { ...dog, diet: 'puppy', stays_made: 1, temperament: 'lively' },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'take_in applies the effect: set this.diet to "puppy"',
    about(
      "dog.take_in.effect-set-diet-to-'puppy'",
      'effects.own',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('Dog', { ...dog, temperament: 'shy' });
      await api.post('/dog/dog-1/take_in', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: {
          diet: 'puppy',
          born_at: '2027-10-11 21:45:41',
          id: 'dog-1',
          last_seen_at: '2022-09-17 02:52:39',
          name: 'lova',
          owner: null,
          size: 'giant',
          weight: 58.25,
          coat: 'short',
        },
        because: 'set this.diet to "puppy"',
      });
    },
  );

  test(
    'take_in applies the effect: set this.stays_made to 1',
    about(
      'dog.take_in.effect-set-stays_made-to-1',
      'effects.own',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('Dog', { ...dog, temperament: 'shy' });
      await api.post('/dog/dog-1/take_in', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: {
          stays_made: 1,
          born_at: '2027-10-11 21:45:41',
          id: 'dog-1',
          last_seen_at: '2022-09-17 02:52:39',
          name: 'lova',
          owner: null,
          size: 'giant',
          weight: 58.25,
          coat: 'short',
        },
        because: 'set this.stays_made to 1',
      });
    },
  );

  test(
    'take_in leaves objects alone that it does not concern',
    about('dog.take_in.leaves-bystanders', 'actions.success', 'effects.own'),
    async ({ api }) => {
      await api.create('Dog', { ...dog, temperament: 'shy' });
      await api.create('Dog', { ...dog, id: 'dog-2', temperament: 'shy' });
      await api.post('/dog/dog-1/take_in', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: { ...dog, id: 'dog-2', temperament: 'shy' },
        because: 'take_in was called on dog-1, which does not concern this object',
      });
    },
  );

  test(
    'take_in answers 404 for an id that no Dog has',
    about('dog.take_in.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.post('/dog/dog-unknown/take_in', {
        status: [404],
        because: 'no Dog has the id dog-unknown',
      });
    },
  );

  test(
    'take_in is refused while temperament is calm',
    about('dog.take_in.refuses-from-calm', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Dog', { ...dog, temperament: 'calm' });
      await api.post('/dog/dog-1/take_in', {
        status: [400, 409],
        because: 'take_in starts from shy, and temperament is calm',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { temperament: 'calm', diet: 'vaboru', stays_made: 54 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'take_in is refused while temperament is lively',
    about('dog.take_in.refuses-from-lively', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Dog', { ...dog, temperament: 'lively' });
      await api.post('/dog/dog-1/take_in', {
        status: [400, 409],
        because: 'take_in starts from shy, and temperament is lively',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { temperament: 'lively', diet: 'vaboru', stays_made: 54 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'take_in is refused while temperament is nervous',
    about('dog.take_in.refuses-from-nervous', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.post('/dog/dog-1/take_in', {
        status: [400, 409],
        because: 'take_in starts from shy, and temperament is nervous',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { temperament: 'nervous', diet: 'vaboru', stays_made: 54 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'take_in is refused while temperament is null',
    about('dog.take_in.refuses-without-state', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Dog', { ...dog, temperament: null });
      await api.post('/dog/dog-1/take_in', {
        status: [400, 409],
        because: 'take_in starts from shy, and temperament is null',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { temperament: null, diet: 'vaboru', stays_made: 54 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'take_in is refused unless this.owner is null',
    about(
      'dog.take_in.refuses-unless-owner-is-null',
      'actions.guard',
      'guards.is-null',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Customer', customer);
      await api.create('Dog', { ...dog, temperament: 'shy', owner: 'customer-1' });
      await api.post('/dog/dog-1/take_in', {
        status: [400, 409],
        because: 'the condition this.owner is null is not satisfied',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { temperament: 'shy', diet: 'vaboru', stays_made: 54 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'walk moves temperament from lively to calm',
    about('dog.walk.moves-from-lively', 'actions.success', 'actions.stored', 'guards.compare'),
    async ({ api }) => {
      await api.create('Dog', { ...dog, temperament: 'lively', weight: 60 });
      await api.post('/dog/dog-1/walk', {
        status: [200],
        answer: { ...dog, stays_made: 55, temperament: 'calm', weight: 60 },
        because: 'the state is right and every condition holds',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { ...dog, stays_made: 55, temperament: 'calm', weight: 60 },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'walk moves temperament from nervous to calm',
    about('dog.walk.moves-from-nervous', 'actions.success', 'actions.stored', 'guards.compare'),
    async ({ api }) => {
      await api.create('Dog', { ...dog, weight: 60 });
      await api.post('/dog/dog-1/walk', {
        status: [200],
        answer: { ...dog, stays_made: 55, temperament: 'calm', weight: 60 },
        because: 'the state is right and every condition holds',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { ...dog, stays_made: 55, temperament: 'calm', weight: 60 },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'walk applies the effect: increase this.stays_made by 1',
    about(
      'dog.walk.effect-increase-stays_made-by-1',
      'effects.own',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('Dog', { ...dog, temperament: 'lively', weight: 60 });
      await api.post('/dog/dog-1/walk', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: {
          stays_made: 55,
          born_at: '2027-10-11 21:45:41',
          diet: 'vaboru',
          id: 'dog-1',
          last_seen_at: '2022-09-17 02:52:39',
          name: 'lova',
          owner: null,
          size: 'giant',
          weight: 60,
          coat: 'short',
        },
        because: 'increase this.stays_made by 1',
      });
    },
  );

  test(
    'walk leaves objects alone that it does not concern',
    about('dog.walk.leaves-bystanders', 'actions.success', 'effects.own'),
    async ({ api }) => {
      await api.create('Dog', { ...dog, temperament: 'lively', weight: 60 });
      await api.create('Dog', { ...dog, id: 'dog-2', temperament: 'lively', weight: 60 });
      await api.post('/dog/dog-1/walk', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/dog/dog-2', {
        status: [200],
        answer: { ...dog, id: 'dog-2', temperament: 'lively', weight: 60 },
        because: 'walk was called on dog-1, which does not concern this object',
      });
    },
  );

  test(
    'walk answers 404 for an id that no Dog has',
    about('dog.walk.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.post('/dog/dog-unknown/walk', {
        status: [404],
        because: 'no Dog has the id dog-unknown',
      });
    },
  );

  test(
    'walk is refused while temperament is calm',
    about('dog.walk.refuses-from-calm', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Dog', { ...dog, temperament: 'calm', weight: 60 });
      await api.post('/dog/dog-1/walk', {
        status: [400, 409],
        because: 'walk starts from lively or nervous, and temperament is calm',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { temperament: 'calm', stays_made: 54 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'walk is refused while temperament is shy',
    about('dog.walk.refuses-from-shy', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Dog', { ...dog, temperament: 'shy', weight: 60 });
      await api.post('/dog/dog-1/walk', {
        status: [400, 409],
        because: 'walk starts from lively or nervous, and temperament is shy',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { temperament: 'shy', stays_made: 54 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'walk is refused while temperament is null',
    about('dog.walk.refuses-without-state', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Dog', { ...dog, temperament: null, weight: 60 });
      await api.post('/dog/dog-1/walk', {
        status: [400, 409],
        because: 'walk starts from lively or nervous, and temperament is null',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { temperament: null, stays_made: 54 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'walk is refused unless this.weight <= 60',
    about(
      'dog.walk.refuses-unless-weight-lte-60',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Dog', { ...dog, temperament: 'lively', weight: 60.25 });
      await api.post('/dog/dog-1/walk', {
        status: [400, 409],
        because: 'the condition this.weight <= 60 is not satisfied',
      });
      await api.get('/dog/dog-1', {
        status: [200],
        answer: { temperament: 'lively', stays_made: 54 },
        because: 'a refused action changes nothing',
      });
    },
  );
});
