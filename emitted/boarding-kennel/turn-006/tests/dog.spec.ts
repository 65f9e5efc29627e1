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
      await api.post('/dog', dog).created('create answers the object that was sent', dog);
      await api.get('/dog/dog-1').ok('read answers the object that was created', dog);
      await api
        .post('/dog', { ...dog, id: 'dog-2' })
        .created('objects may be alike in everything but their ids', { id: 'dog-2' });
    },
  );

  test(
    'the id of a Dog may be any text, upper and lower case told apart, but no number',
    about(
      'dog.create.accepts-any-id',
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
        .post('/dog', { ...dog, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Dog', { ...dog, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/dog/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/dog/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...dog, id: 'Room 2.B at the Very End of the Long Hall' });
      await api.post('/dog', { ...dog, id: 421337 }).invalid('id must be a string');
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
      await api
        .patch('/dog/dog-1', {
          born_at: '2025-11-20 00:23:11',
          diet: 'gutitu',
          last_seen_at: '2022-07-08 17:53:28',
          name: 'robogo',
          size: 'large',
          stays_made: 44,
          temperament: 'shy',
          weight: 19.25,
          coat: 'long',
        })
        .ok('every one of these fields was sent', {
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
        });
      await api.get('/dog/dog-1').ok('the update is stored', {
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
    },
  );

  test(
    'update accepts the id that the object has already',
    about('dog.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Dog', dog);
      await api
        .patch('/dog/dog-1', {
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
        })
        .ok(because, {
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
        });
      await api.get('/dog/dog-1').ok(because, {
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
      await api
        .patch('/dog/dog-1', { born_at: '2025-11-20 00:23:11', coat: 'unheard_of' })
        .invalid('coat must be one of short, long');
      await api.get('/dog/dog-1').ok('a refused update changes nothing', dog);
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
      const because = 'it was deleted';
      await api.create('Dog', dog);
      await api.delete('/dog/dog-1').removed('the object exists');
      await api.get('/dog/dog-1').notFound(because);
      await api.patch('/dog/dog-1', { id: 'dog-1' }).notFound(because);
      await api.get('/dog').ok('what was deleted is in no list', []);
      await api
        .post('/dog', {
          ...dog,
          born_at: '2025-11-20 00:23:11',
          diet: 'gutitu',
          last_seen_at: '2022-07-08 17:53:28',
          name: 'robogo',
          size: 'large',
          stays_made: 44,
          temperament: 'shy',
          weight: 19.25,
          coat: 'long',
        })
        .created('the id of a deleted object is unknown, as before its create', {
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
        });
      await api
        .get('/dog/dog-1')
        .ok('the id of a deleted object is unknown, as before its create', {
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
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Dog has',
    about('dog.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no Dog has the id dog-unknown';
      await api.create('Dog', dog);
      await api.get('/dog/dog-unknown').notFound(because);
      await api
        .patch('/dog/dog-unknown', {
          born_at: '2025-11-20 00:23:11',
          diet: 'gutitu',
          last_seen_at: '2022-07-08 17:53:28',
          name: 'robogo',
          size: 'large',
          stays_made: 44,
          temperament: 'shy',
          weight: 19.25,
          coat: 'long',
        })
        .notFound(because);
      await api.delete('/dog/dog-unknown').notFound(because);
      await api.get('/dog').ok('requests for an unknown id change nothing', [{ id: 'dog-1' }]);
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
      await api.get('/dog').ok('three objects were created', [
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
      ]);
      await api.create('Dog', { ...dog, id: 'dog-4', size: 'small', temperament: 'calm' });
      await api.create('Dog', { ...dog, id: 'dog-5' });
      await api.create('Dog', { ...dog, id: 'dog-6' });
      await api.create('Dog', { ...dog, id: 'dog-7' });
      await api.create('Dog', { ...dog, id: 'dog-8' });
      await api.create('Dog', { ...dog, id: 'dog-9' });
      await api.create('Dog', { ...dog, id: 'dog-10' });
      await api.create('Dog', { ...dog, id: 'dog-11' });
      await api
        .get('/dog')
        .ok('a list holds every object, however many there are', [
          { id: 'dog-1' },
          { id: 'dog-2' },
          { id: 'dog-3' },
          { id: 'dog-4' },
          { id: 'dog-5' },
          { id: 'dog-6' },
          { id: 'dog-7' },
          { id: 'dog-8' },
          { id: 'dog-9' },
          { id: 'dog-10' },
          { id: 'dog-11' },
        ]);
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
      await api
        .patch('/dog/dog-2', {
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
        })
        .ok('the change is valid');
      await api.get('/dog/dog-1').ok('another object was updated', dog);
      await api.get('/dog/dog-2').ok('the update is stored', {
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
      await api.delete('/dog/dog-1').removed('the object exists');
      await api.get('/dog/dog-2').ok('another object was deleted', {
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
      });
      await api.get('/dog').ok('one of two objects was deleted', [{ id: 'dog-2' }]);
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
      await api.post('/reset').removed('reset is always possible');
      await api.get('/dog').ok('reset removes all objects', []);
      await api.get('/dog/dog-1').notFound('reset removed it');
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
      const because = 'a list holds the objects of one entity alone';
      await api.create('Dog', { ...dog, id: 'same-1' });
      await api.create('Customer', { ...customer, id: 'same-1' });
      await api.get('/dog').ok(because, [{ id: 'same-1' }]);
      await api.get('/customer').ok(because, [{ id: 'same-1' }]);
      await api.delete('/customer/same-1').removed('the object exists');
      await api.get('/customer/same-1').notFound('only Dog has the id same-1 now');
      await api.get('/dog/same-1').ok('only the Customer was deleted', { ...dog, id: 'same-1' });
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
      const because = 'born_at is optional';
      await api.post('/dog', without(dog, 'born_at')).created(because, { born_at: null });
      await api.get('/dog/dog-1').ok(because, { born_at: null });
    },
  );

  test(
    'diet is "standard" when a create leaves it out',
    about('dog.diet.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of diet is "standard"';
      await api.post('/dog', without(dog, 'diet')).created(because, { diet: 'standard' });
      await api.get('/dog/dog-1').ok(because, { diet: 'standard' });
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
      await api.post('/dog', without(dog, 'id')).invalid('id must be sent');
      await api.get('/dog').ok('a refused create stores nothing', []);
    },
  );

  test(
    'create accepts a Dog without last_seen_at, which is optional',
    about('dog.last_seen_at.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'last_seen_at is optional';
      await api.post('/dog', without(dog, 'last_seen_at')).created(because, { last_seen_at: null });
      await api.get('/dog/dog-1').ok(because, { last_seen_at: null });
    },
  );

  test(
    'create refuses a Dog without name, which is required',
    about('dog.name.rejects-absence', 'create.required', 'refused.status', 'refused.unchanged'),
    async ({ api }) => {
      await api.post('/dog', without(dog, 'name')).invalid('name is required and has no default');
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a Dog without owner, which is required',
    about('dog.owner.rejects-absence', 'create.required', 'refused.status', 'refused.unchanged'),
    async ({ api }) => {
      await api.post('/dog', without(dog, 'owner')).invalid('owner is required and has no default');
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a Dog without size, which is required',
    about('dog.size.rejects-absence', 'create.required', 'refused.status', 'refused.unchanged'),
    async ({ api }) => {
      await api.post('/dog', without(dog, 'size')).invalid('size is required and has no default');
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'stays_made is 0 when a create leaves it out',
    about('dog.stays_made.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of stays_made is 0';
      await api.post('/dog', without(dog, 'stays_made')).created(because, { stays_made: 0 });
      await api.get('/dog/dog-1').ok(because, { stays_made: 0 });
    },
  );

  test(
    'temperament is "calm" when a create leaves it out',
    about('dog.temperament.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of temperament is "calm"';
      await api.post('/dog', without(dog, 'temperament')).created(because, { temperament: 'calm' });
      await api.get('/dog/dog-1').ok(because, { temperament: 'calm' });
    },
  );

  test(
    'create refuses a Dog without weight, which is required',
    about('dog.weight.rejects-absence', 'create.required', 'refused.status', 'refused.unchanged'),
    async ({ api }) => {
      await api
        .post('/dog', without(dog, 'weight'))
        .invalid('weight is required and has no default');
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create accepts a Dog without coat, which is optional',
    about('dog.coat.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'coat is optional';
      await api.post('/dog', without(dog, 'coat')).created(because, { coat: null });
      await api.get('/dog/dog-1').ok(because, { coat: null });
    },
  );

  test(
    'update of born_at or coat alone leaves every other field as it is',
    about('dog.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Customer', customer);
      await api.create('Dog', { ...dog, temperament: null, owner: 'customer-1' });
      await api.patch('/dog/dog-1', { born_at: '2025-11-20 00:23:11' }).ok(because, {
        ...dog,
        born_at: '2025-11-20 00:23:11',
        owner: 'customer-1',
        temperament: null,
      });
      await api.patch('/dog/dog-1', { coat: 'long' }).ok(because, {
        ...dog,
        born_at: '2025-11-20 00:23:11',
        owner: 'customer-1',
        temperament: null,
        coat: 'long',
      });
      await api.get('/dog/dog-1').ok(because, {
        ...dog,
        born_at: '2025-11-20 00:23:11',
        owner: 'customer-1',
        temperament: null,
        coat: 'long',
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
      const because = 'born_at is nullable';
      await api.post('/dog', { ...dog, born_at: null }).created(because, { born_at: null });
      await api.get('/dog/dog-1').ok(because, { born_at: null });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', { born_at: null }).ok(because, { born_at: null });
      await api.get('/dog/dog-2').ok(because, { born_at: null });
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
      const because = 'diet must not be null';
      await api.post('/dog', { ...dog, diet: null }).invalid(because);
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', { diet: null }).invalid(because);
      await api.get('/dog/dog-1').ok('a refused update changes nothing', { diet: 'vaboru' });
    },
  );

  test(
    'last_seen_at may be null',
    about('dog.last_seen_at.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      const because = 'last_seen_at is nullable';
      await api
        .post('/dog', { ...dog, last_seen_at: null })
        .created(because, { last_seen_at: null });
      await api.get('/dog/dog-1').ok(because, { last_seen_at: null });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', { last_seen_at: null }).ok(because, { last_seen_at: null });
      await api.get('/dog/dog-2').ok(because, { last_seen_at: null });
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
      const because = 'name must not be null';
      await api.post('/dog', { ...dog, name: null }).invalid(because);
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', { name: null }).invalid(because);
      await api.get('/dog/dog-1').ok('a refused update changes nothing', { name: 'lova' });
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
      const because = 'size must not be null';
      await api.post('/dog', { ...dog, size: null }).invalid(because);
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', { size: null }).invalid(because);
      await api.get('/dog/dog-1').ok('a refused update changes nothing', { size: 'giant' });
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
      const because = 'stays_made must not be null';
      await api.post('/dog', { ...dog, stays_made: null }).invalid(because);
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', { stays_made: null }).invalid(because);
      await api.get('/dog/dog-1').ok('a refused update changes nothing', { stays_made: 54 });
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
      const because = 'temperament is nullable and its default is for absence only';
      await api.post('/dog', { ...dog, temperament: null }).created(because, { temperament: null });
      await api.get('/dog/dog-1').ok(because, { temperament: null });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', { temperament: null }).ok(because, { temperament: null });
      await api.get('/dog/dog-2').ok(because, { temperament: null });
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
      const because = 'weight must not be null';
      await api.post('/dog', { ...dog, weight: null }).invalid(because);
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', { weight: null }).invalid(because);
      await api.get('/dog/dog-1').ok('a refused update changes nothing', { weight: 58.25 });
    },
  );

  test(
    'coat may be null',
    about('dog.coat.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      const because = 'coat is nullable';
      await api.post('/dog', { ...dog, coat: null }).created(because, { coat: null });
      await api.get('/dog/dog-1').ok(because, { coat: null });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', { coat: null }).ok(because, { coat: null });
      await api.get('/dog/dog-2').ok(because, { coat: null });
    },
  );
});

test.describe('Dog: types and bounds', () => {
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
    'born_at may be the leap day 2024-02-29',
    about('dog.born_at.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      const because = '"2024-02-29 12:00:00" is a valid value of born_at';
      await api
        .post('/dog', { ...dog, born_at: '2024-02-29 12:00:00' })
        .created(because, { born_at: '2024-02-29 12:00:00' });
      await api.get('/dog/dog-1').ok(because, { born_at: '2024-02-29 12:00:00' });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api
        .patch('/dog/dog-2', { born_at: '2024-02-29 12:00:00' })
        .ok(because, { born_at: '2024-02-29 12:00:00' });
      await api.get('/dog/dog-2').ok(because, { born_at: '2024-02-29 12:00:00' });
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
      const because = 'born_at must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/dog', { ...dog, born_at: 202403 }).invalid(because);
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', { born_at: 0 }).invalid(because);
      await api
        .get('/dog/dog-1')
        .ok('a refused update changes nothing', { born_at: '2027-10-11 21:45:41' });
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
      const because = 'born_at must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api.post('/dog', { ...dog, born_at: '2023-02-30 12:00:00' }).invalid(because);
      await api.post('/dog', { ...dog, born_at: '2023-02-29 12:00:00' }).invalid(because);
      await api.post('/dog', { ...dog, born_at: '2027-13-01 21:45:41' }).invalid(because);
      await api.post('/dog', { ...dog, born_at: '2027-10-11 24:00:00' }).invalid(because);
      await api.post('/dog', { ...dog, born_at: '1900-02-29 12:00:00' }).invalid(because);
      await api.post('/dog', { ...dog, born_at: '2023-04-31 12:00:00' }).invalid(because);
      await api.post('/dog', { ...dog, born_at: '2023-03-00 12:00:00' }).invalid(because);
      await api.post('/dog', { ...dog, born_at: '2023-00-10 12:00:00' }).invalid(because);
      await api.post('/dog', { ...dog, born_at: '2027-10-11 10:60:00' }).invalid(because);
      await api.post('/dog', { ...dog, born_at: '2027-10-11 10:30:75' }).invalid(because);
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', { born_at: '2023-02-30 12:00:00' }).invalid(because);
      await api.patch('/dog/dog-1', { born_at: '2023-02-29 12:00:00' }).invalid(because);
      await api.patch('/dog/dog-1', { born_at: '2027-13-01 21:45:41' }).invalid(because);
      await api.patch('/dog/dog-1', { born_at: '2027-10-11 24:00:00' }).invalid(because);
      await api
        .get('/dog/dog-1')
        .ok('a refused update changes nothing', { born_at: '2027-10-11 21:45:41' });
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
      const because = 'born_at must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api.post('/dog', { ...dog, born_at: '2027-10-11T21:45:41Z' }).invalid(because);
      await api.post('/dog', { ...dog, born_at: '2027-10-11' }).invalid(because);
      await api.post('/dog', { ...dog, born_at: 'not a date' }).invalid(because);
      await api.post('/dog', { ...dog, born_at: '2027-10-11T21:45:41' }).invalid(because);
      await api.post('/dog', { ...dog, born_at: '2027-10-11 21:45' }).invalid(because);
      await api.post('/dog', { ...dog, born_at: '2027-10-11 21:45:41.125' }).invalid(because);
      await api.post('/dog', { ...dog, born_at: '2027-10-11 21:45:41+02:00' }).invalid(because);
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', { born_at: '2027-10-11T21:45:41Z' }).invalid(because);
      await api.patch('/dog/dog-1', { born_at: '2027-10-11' }).invalid(because);
      await api.patch('/dog/dog-1', { born_at: 'not a date' }).invalid(because);
      await api.patch('/dog/dog-1', { born_at: '2027-10-11T21:45:41' }).invalid(because);
      await api
        .get('/dog/dog-1')
        .ok('a refused update changes nothing', { born_at: '2027-10-11 21:45:41' });
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
      const because = 'the last moment of born_at is 2027-12-31 23:59:59, inclusive';
      await api
        .post('/dog', { ...dog, born_at: '2027-12-31 23:59:59' })
        .created(because, { born_at: '2027-12-31 23:59:59' });
      await api.get('/dog/dog-1').ok(because, { born_at: '2027-12-31 23:59:59' });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api
        .patch('/dog/dog-2', { born_at: '2027-12-31 23:59:59' })
        .ok(because, { born_at: '2027-12-31 23:59:59' });
      await api.get('/dog/dog-2').ok(because, { born_at: '2027-12-31 23:59:59' });
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
      const because = 'born_at must not be after 2027-12-31 23:59:59';
      await api.post('/dog', { ...dog, born_at: '2028-01-01 00:00:00' }).invalid(because);
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', { born_at: '2028-01-01 00:00:00' }).invalid(because);
      await api
        .get('/dog/dog-1')
        .ok('a refused update changes nothing', { born_at: '2027-10-11 21:45:41' });
    },
  );

  test(
    'born_at has no first moment',
    about('dog.born_at.has-no-first-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'born_at has no first moment';
      await api
        .post('/dog', { ...dog, born_at: '2001-02-03 04:05:06' })
        .created(because, { born_at: '2001-02-03 04:05:06' });
      await api.get('/dog/dog-1').ok(because, { born_at: '2001-02-03 04:05:06' });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api
        .patch('/dog/dog-2', { born_at: '2001-02-03 04:05:06' })
        .ok(because, { born_at: '2001-02-03 04:05:06' });
      await api.get('/dog/dog-2').ok(because, { born_at: '2001-02-03 04:05:06' });
    },
  );

  test(
    'diet of digits alone stays a string',
    about('dog.diet.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      const because = '"0042" is a valid value of diet';
      await api.post('/dog', { ...dog, diet: '0042' }).created(because, { diet: '0042' });
      await api.get('/dog/dog-1').ok(because, { diet: '0042' });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', { diet: '0042' }).ok(because, { diet: '0042' });
      await api.get('/dog/dog-2').ok(because, { diet: '0042' });
    },
  );

  test(
    'diet keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about('dog.diet.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of diet';
      await api
        .post('/dog', { ...dog, diet: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { diet: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/dog/dog-1').ok(because, { diet: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api
        .patch('/dog/dog-2', { diet: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { diet: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/dog/dog-2').ok(because, { diet: ' Éloë\'s "½" <b> & \\ ✓ ' });
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
      const because = 'diet must be a string';
      await api.post('/dog', { ...dog, diet: 421337 }).invalid(because);
      await api.post('/dog', { ...dog, diet: { value: 'text' } }).invalid(because);
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', { diet: 0 }).invalid(because);
      await api.patch('/dog/dog-1', { diet: {} }).invalid(because);
      await api.get('/dog/dog-1').ok('a refused update changes nothing', { diet: 'vaboru' });
    },
  );

  test(
    'diet has no minimum length',
    about('dog.diet.has-no-minimum-length', 'values.string-length', 'values.round-trip'),
    async ({ api }) => {
      const because = 'diet has no minimum length';
      await api.post('/dog', { ...dog, diet: 'x' }).created(because, { diet: 'x' });
      await api.get('/dog/dog-1').ok(because, { diet: 'x' });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', { diet: 'x' }).ok(because, { diet: 'x' });
      await api.get('/dog/dog-2').ok(because, { diet: 'x' });
    },
  );

  test(
    'diet has no maximum length',
    about('dog.diet.has-no-maximum-length', 'values.string-length', 'values.round-trip'),
    async ({ api }) => {
      const because = 'diet has no maximum length';
      await api
        .post('/dog', {
          ...dog,
          diet: 'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .created(because, {
          diet: 'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/dog/dog-1').ok(because, {
        diet: 'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api
        .patch('/dog/dog-2', {
          diet: 'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .ok(because, {
          diet: 'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/dog/dog-2').ok(because, {
        diet: 'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
    },
  );

  test(
    'last_seen_at may be the leap day 2020-02-29',
    about('dog.last_seen_at.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      const because = '"2020-02-29 12:00:00" is a valid value of last_seen_at';
      await api
        .post('/dog', { ...dog, last_seen_at: '2020-02-29 12:00:00' })
        .created(because, { last_seen_at: '2020-02-29 12:00:00' });
      await api.get('/dog/dog-1').ok(because, { last_seen_at: '2020-02-29 12:00:00' });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api
        .patch('/dog/dog-2', { last_seen_at: '2020-02-29 12:00:00' })
        .ok(because, { last_seen_at: '2020-02-29 12:00:00' });
      await api.get('/dog/dog-2').ok(because, { last_seen_at: '2020-02-29 12:00:00' });
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
      const because = 'last_seen_at must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/dog', { ...dog, last_seen_at: 202403 }).invalid(because);
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', { last_seen_at: 0 }).invalid(because);
      await api
        .get('/dog/dog-1')
        .ok('a refused update changes nothing', { last_seen_at: '2022-09-17 02:52:39' });
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
      const because = 'last_seen_at must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api.post('/dog', { ...dog, last_seen_at: '2020-02-30 12:00:00' }).invalid(because);
      await api.post('/dog', { ...dog, last_seen_at: '2021-02-29 12:00:00' }).invalid(because);
      await api.post('/dog', { ...dog, last_seen_at: '2022-13-01 02:52:39' }).invalid(because);
      await api.post('/dog', { ...dog, last_seen_at: '2022-09-17 24:00:00' }).invalid(because);
      await api.post('/dog', { ...dog, last_seen_at: '1900-02-29 12:00:00' }).invalid(because);
      await api.post('/dog', { ...dog, last_seen_at: '2020-04-31 12:00:00' }).invalid(because);
      await api.post('/dog', { ...dog, last_seen_at: '2020-03-00 12:00:00' }).invalid(because);
      await api.post('/dog', { ...dog, last_seen_at: '2020-00-10 12:00:00' }).invalid(because);
      await api.post('/dog', { ...dog, last_seen_at: '2022-09-17 10:60:00' }).invalid(because);
      await api.post('/dog', { ...dog, last_seen_at: '2022-09-17 10:30:75' }).invalid(because);
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', { last_seen_at: '2020-02-30 12:00:00' }).invalid(because);
      await api.patch('/dog/dog-1', { last_seen_at: '2021-02-29 12:00:00' }).invalid(because);
      await api.patch('/dog/dog-1', { last_seen_at: '2022-13-01 02:52:39' }).invalid(because);
      await api.patch('/dog/dog-1', { last_seen_at: '2022-09-17 24:00:00' }).invalid(because);
      await api
        .get('/dog/dog-1')
        .ok('a refused update changes nothing', { last_seen_at: '2022-09-17 02:52:39' });
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
      const because = 'last_seen_at must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api.post('/dog', { ...dog, last_seen_at: '2022-09-17T02:52:39Z' }).invalid(because);
      await api.post('/dog', { ...dog, last_seen_at: '2022-09-17' }).invalid(because);
      await api.post('/dog', { ...dog, last_seen_at: 'not a date' }).invalid(because);
      await api.post('/dog', { ...dog, last_seen_at: '2022-09-17T02:52:39' }).invalid(because);
      await api.post('/dog', { ...dog, last_seen_at: '2022-09-17 02:52' }).invalid(because);
      await api.post('/dog', { ...dog, last_seen_at: '2022-09-17 02:52:39.125' }).invalid(because);
      await api
        .post('/dog', { ...dog, last_seen_at: '2022-09-17 02:52:39+02:00' })
        .invalid(because);
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', { last_seen_at: '2022-09-17T02:52:39Z' }).invalid(because);
      await api.patch('/dog/dog-1', { last_seen_at: '2022-09-17' }).invalid(because);
      await api.patch('/dog/dog-1', { last_seen_at: 'not a date' }).invalid(because);
      await api.patch('/dog/dog-1', { last_seen_at: '2022-09-17T02:52:39' }).invalid(because);
      await api
        .get('/dog/dog-1')
        .ok('a refused update changes nothing', { last_seen_at: '2022-09-17 02:52:39' });
    },
  );

  test(
    'last_seen_at has no first moment',
    about('dog.last_seen_at.has-no-first-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'last_seen_at has no first moment';
      await api
        .post('/dog', { ...dog, last_seen_at: '2001-02-03 04:05:06' })
        .created(because, { last_seen_at: '2001-02-03 04:05:06' });
      await api.get('/dog/dog-1').ok(because, { last_seen_at: '2001-02-03 04:05:06' });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api
        .patch('/dog/dog-2', { last_seen_at: '2001-02-03 04:05:06' })
        .ok(because, { last_seen_at: '2001-02-03 04:05:06' });
      await api.get('/dog/dog-2').ok(because, { last_seen_at: '2001-02-03 04:05:06' });
    },
  );

  test(
    'last_seen_at has no last moment',
    about('dog.last_seen_at.has-no-last-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'last_seen_at has no last moment';
      await api
        .post('/dog', { ...dog, last_seen_at: '2099-10-11 12:13:14' })
        .created(because, { last_seen_at: '2099-10-11 12:13:14' });
      await api.get('/dog/dog-1').ok(because, { last_seen_at: '2099-10-11 12:13:14' });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api
        .patch('/dog/dog-2', { last_seen_at: '2099-10-11 12:13:14' })
        .ok(because, { last_seen_at: '2099-10-11 12:13:14' });
      await api.get('/dog/dog-2').ok(because, { last_seen_at: '2099-10-11 12:13:14' });
    },
  );

  test(
    'name of digits alone stays a string',
    about('dog.name.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      const because = '"0042" is a valid value of name';
      await api.post('/dog', { ...dog, name: '0042' }).created(because, { name: '0042' });
      await api.get('/dog/dog-1').ok(because, { name: '0042' });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', { name: '0042' }).ok(because, { name: '0042' });
      await api.get('/dog/dog-2').ok(because, { name: '0042' });
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
      const because = 'name must be a string';
      await api.post('/dog', { ...dog, name: 421337 }).invalid(because);
      await api.post('/dog', { ...dog, name: { value: 'text' } }).invalid(because);
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', { name: 0 }).invalid(because);
      await api.patch('/dog/dog-1', { name: {} }).invalid(because);
      await api.get('/dog/dog-1').ok('a refused update changes nothing', { name: 'lova' });
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
      const because = 'the minimum length of name is 2, inclusive';
      await api.post('/dog', { ...dog, name: 'r ' }).created(because, { name: 'r ' });
      await api.get('/dog/dog-1').ok(because, { name: 'r ' });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', { name: 'r ' }).ok(because, { name: 'r ' });
      await api.get('/dog/dog-2').ok(because, { name: 'r ' });
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
      const because = 'name must have at least 2 characters';
      await api.post('/dog', { ...dog, name: 'n' }).invalid(because);
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', { name: 'n' }).invalid(because);
      await api.get('/dog/dog-1').ok('a refused update changes nothing', { name: 'lova' });
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
      const because = 'the maximum length of name is 24, inclusive';
      await api
        .post('/dog', { ...dog, name: 'rimi tobuli nogaro tabi ' })
        .created(because, { name: 'rimi tobuli nogaro tabi ' });
      await api.get('/dog/dog-1').ok(because, { name: 'rimi tobuli nogaro tabi ' });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api
        .patch('/dog/dog-2', { name: 'rimi tobuli nogaro tabi ' })
        .ok(because, { name: 'rimi tobuli nogaro tabi ' });
      await api.get('/dog/dog-2').ok(because, { name: 'rimi tobuli nogaro tabi ' });
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
      const because = 'name must have at most 24 characters';
      await api.post('/dog', { ...dog, name: 'bosa rigomo ruvi lovo to ' }).invalid(because);
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', { name: 'bosa rigomo ruvi lovo to ' }).invalid(because);
      await api.get('/dog/dog-1').ok('a refused update changes nothing', { name: 'lova' });
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
      const because = 'size must be one of small, medium, large, giant';
      await api.post('/dog', { ...dog, size: 421337 }).invalid(because);
      await api.post('/dog', { ...dog, size: { value: 'text' } }).invalid(because);
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', { size: 0 }).invalid(because);
      await api.patch('/dog/dog-1', { size: {} }).invalid(because);
      await api.get('/dog/dog-1').ok('a refused update changes nothing', { size: 'giant' });
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
      const because = 'stays_made must be an integer';
      await api.post('/dog', { ...dog, stays_made: 'abc' }).invalid(because);
      await api.post('/dog', { ...dog, stays_made: { value: 'text' } }).invalid(because);
      await api.post('/dog', { ...dog, stays_made: 53.5 }).invalid(because);
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', { stays_made: 'abc' }).invalid(because);
      await api.patch('/dog/dog-1', { stays_made: {} }).invalid(because);
      await api.patch('/dog/dog-1', { stays_made: 53.5 }).invalid(because);
      await api.get('/dog/dog-1').ok('a refused update changes nothing', { stays_made: 54 });
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
      const because = 'the minimum of stays_made is 0, inclusive';
      await api.post('/dog', { ...dog, stays_made: 0 }).created(because, { stays_made: 0 });
      await api.get('/dog/dog-1').ok(because, { stays_made: 0 });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', { stays_made: 0 }).ok(because, { stays_made: 0 });
      await api.get('/dog/dog-2').ok(because, { stays_made: 0 });
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
      const because = 'stays_made must be at least 0';
      await api.post('/dog', { ...dog, stays_made: -1 }).invalid(because);
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', { stays_made: -1 }).invalid(because);
      await api.get('/dog/dog-1').ok('a refused update changes nothing', { stays_made: 54 });
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
      const because = 'the maximum of stays_made is 365, inclusive';
      await api.post('/dog', { ...dog, stays_made: 365 }).created(because, { stays_made: 365 });
      await api.get('/dog/dog-1').ok(because, { stays_made: 365 });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', { stays_made: 365 }).ok(because, { stays_made: 365 });
      await api.get('/dog/dog-2').ok(because, { stays_made: 365 });
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
      const because = 'stays_made must be at most 365';
      await api.post('/dog', { ...dog, stays_made: 366 }).invalid(because);
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', { stays_made: 366 }).invalid(because);
      await api.get('/dog/dog-1').ok('a refused update changes nothing', { stays_made: 54 });
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
      const because = 'temperament must be one of calm, lively, shy, nervous';
      await api.post('/dog', { ...dog, temperament: 421337 }).invalid(because);
      await api.post('/dog', { ...dog, temperament: { value: 'text' } }).invalid(because);
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', { temperament: 0 }).invalid(because);
      await api.patch('/dog/dog-1', { temperament: {} }).invalid(because);
      await api
        .get('/dog/dog-1')
        .ok('a refused update changes nothing', { temperament: 'nervous' });
    },
  );

  test(
    'weight may be the whole number 3',
    about('dog.weight.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      const because = '3 is a valid value of weight';
      await api.post('/dog', { ...dog, weight: 3 }).created(because, { weight: 3 });
      await api.get('/dog/dog-1').ok(because, { weight: 3 });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', { weight: 3 }).ok(because, { weight: 3 });
      await api.get('/dog/dog-2').ok(because, { weight: 3 });
    },
  );

  test(
    'weight keeps three decimals',
    about('dog.weight.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of weight';
      await api.post('/dog', { ...dog, weight: 12.375 }).created(because, { weight: 12.375 });
      await api.get('/dog/dog-1').ok(because, { weight: 12.375 });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', { weight: 12.375 }).ok(because, { weight: 12.375 });
      await api.get('/dog/dog-2').ok(because, { weight: 12.375 });
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
      const because = 'weight must be a number';
      await api.post('/dog', { ...dog, weight: 'abc' }).invalid(because);
      await api.post('/dog', { ...dog, weight: { value: 'text' } }).invalid(because);
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', { weight: 'abc' }).invalid(because);
      await api.patch('/dog/dog-1', { weight: {} }).invalid(because);
      await api.get('/dog/dog-1').ok('a refused update changes nothing', { weight: 58.25 });
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
      const because = 'the minimum of weight is 0.5, inclusive';
      await api.post('/dog', { ...dog, weight: 0.5 }).created(because, { weight: 0.5 });
      await api.get('/dog/dog-1').ok(because, { weight: 0.5 });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', { weight: 0.5 }).ok(because, { weight: 0.5 });
      await api.get('/dog/dog-2').ok(because, { weight: 0.5 });
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
      const because = 'weight must be at least 0.5';
      await api.post('/dog', { ...dog, weight: 0.25 }).invalid(because);
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', { weight: 0.25 }).invalid(because);
      await api.get('/dog/dog-1').ok('a refused update changes nothing', { weight: 58.25 });
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
      const because = 'the maximum of weight is 90, inclusive';
      await api.post('/dog', { ...dog, weight: 90 }).created(because, { weight: 90 });
      await api.get('/dog/dog-1').ok(because, { weight: 90 });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', { weight: 90 }).ok(because, { weight: 90 });
      await api.get('/dog/dog-2').ok(because, { weight: 90 });
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
      const because = 'weight must be at most 90';
      await api.post('/dog', { ...dog, weight: 90.25 }).invalid(because);
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', { weight: 90.25 }).invalid(because);
      await api.get('/dog/dog-1').ok('a refused update changes nothing', { weight: 58.25 });
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
      const because = 'coat must be one of short, long';
      await api.post('/dog', { ...dog, coat: 421337 }).invalid(because);
      await api.post('/dog', { ...dog, coat: { value: 'text' } }).invalid(because);
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', { coat: 0 }).invalid(because);
      await api.patch('/dog/dog-1', { coat: {} }).invalid(because);
      await api.get('/dog/dog-1').ok('a refused update changes nothing', { coat: 'short' });
    },
  );
});

test.describe('Dog: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.
  // changes.enum-value: A value added to an enum is accepted wherever that enum is used.

  test(
    'size may be small, medium, large, giant',
    about(
      'dog.size.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of Size';
      await api.post('/dog', { ...dog, size: 'small' }).created(because, { size: 'small' });
      await api.patch('/dog/dog-1', { size: 'medium' }).ok(because, { size: 'medium' });
      await api.patch('/dog/dog-1', { size: 'large' }).ok(because, { size: 'large' });
      await api.patch('/dog/dog-1', { size: 'giant' }).ok(because, { size: 'giant' });
      await api.get('/dog/dog-1').ok(because, { size: 'giant' });
      await api.patch('/dog/dog-1', { size: 'small' }).ok(because, { size: 'small' });
    },
  );

  test(
    'size may be giant, which Size has gained',
    about('dog.size.accepts-added-giant', 'changes.enum-value', 'values.enum'),
    async ({ api }) => {
      const because = 'giant was added to Size';
      await api.post('/dog', dog).created(because, { size: 'giant' });
      await api.get('/dog/dog-1').ok(because, { size: 'giant' });
      await api.create('Dog', { ...dog, id: 'dog-2', size: 'large' });
      await api.patch('/dog/dog-2', { size: 'giant' }).ok(because, { size: 'giant' });
      await api.get('/dog/dog-2').ok(because, { size: 'giant' });
    },
  );

  test(
    'create and update refuse a size that Size does not list, such as unheard_of',
    about(
      'dog.size.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'size must be one of small, medium, large, giant';
      await api.post('/dog', { ...dog, size: 'unheard_of' }).invalid(because);
      await api.post('/dog', { ...dog, size: 'small ' }).invalid(because);
      await api.post('/dog', { ...dog, size: 'smal' }).invalid(because);
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', { size: 'unheard_of' }).invalid(because);
      await api.get('/dog/dog-1').ok('a refused update changes nothing', { size: 'giant' });
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
      const because = 'size must be one of small, medium, large, giant';
      await api.post('/dog', { ...dog, size: 'SMALL' }).invalid(because);
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', { size: 'SMALL' }).invalid(because);
      await api.get('/dog/dog-1').ok('a refused update changes nothing', { size: 'giant' });
    },
  );

  test(
    'temperament may be calm, lively, shy, nervous',
    about(
      'dog.temperament.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of Temperament';
      await api
        .post('/dog', { ...dog, temperament: 'calm' })
        .created(because, { temperament: 'calm' });
      await api
        .patch('/dog/dog-1', { temperament: 'lively' })
        .ok(because, { temperament: 'lively' });
      await api.patch('/dog/dog-1', { temperament: 'shy' }).ok(because, { temperament: 'shy' });
      await api
        .patch('/dog/dog-1', { temperament: 'nervous' })
        .ok(because, { temperament: 'nervous' });
      await api.get('/dog/dog-1').ok(because, { temperament: 'nervous' });
      await api.patch('/dog/dog-1', { temperament: 'calm' }).ok(because, { temperament: 'calm' });
    },
  );

  test(
    'temperament may be nervous, which Temperament has gained',
    about('dog.temperament.accepts-added-nervous', 'changes.enum-value', 'values.enum'),
    async ({ api }) => {
      const because = 'nervous was added to Temperament';
      await api.post('/dog', dog).created(because, { temperament: 'nervous' });
      await api.get('/dog/dog-1').ok(because, { temperament: 'nervous' });
      await api.create('Dog', { ...dog, id: 'dog-2', temperament: 'shy' });
      await api
        .patch('/dog/dog-2', { temperament: 'nervous' })
        .ok(because, { temperament: 'nervous' });
      await api.get('/dog/dog-2').ok(because, { temperament: 'nervous' });
    },
  );

  test(
    'create and update refuse a temperament that Temperament does not list, such as unheard_of',
    about(
      'dog.temperament.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'temperament must be one of calm, lively, shy, nervous';
      await api.post('/dog', { ...dog, temperament: 'unheard_of' }).invalid(because);
      await api.post('/dog', { ...dog, temperament: 'calm ' }).invalid(because);
      await api.post('/dog', { ...dog, temperament: 'cal' }).invalid(because);
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', { temperament: 'unheard_of' }).invalid(because);
      await api
        .get('/dog/dog-1')
        .ok('a refused update changes nothing', { temperament: 'nervous' });
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
      const because = 'temperament must be one of calm, lively, shy, nervous';
      await api.post('/dog', { ...dog, temperament: 'CALM' }).invalid(because);
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', { temperament: 'CALM' }).invalid(because);
      await api
        .get('/dog/dog-1')
        .ok('a refused update changes nothing', { temperament: 'nervous' });
    },
  );

  test(
    'coat may be short, long',
    about(
      'dog.coat.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of CoatLength';
      await api.post('/dog', dog).created(because, { coat: 'short' });
      await api.patch('/dog/dog-1', { coat: 'long' }).ok(because, { coat: 'long' });
      await api.get('/dog/dog-1').ok(because, { coat: 'long' });
      await api.patch('/dog/dog-1', { coat: 'short' }).ok(because, { coat: 'short' });
    },
  );

  test(
    'create and update refuse a coat that CoatLength does not list, such as unheard_of',
    about(
      'dog.coat.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'coat must be one of short, long';
      await api.post('/dog', { ...dog, coat: 'unheard_of' }).invalid(because);
      await api.post('/dog', { ...dog, coat: 'short ' }).invalid(because);
      await api.post('/dog', { ...dog, coat: 'shor' }).invalid(because);
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', { coat: 'unheard_of' }).invalid(because);
      await api.get('/dog/dog-1').ok('a refused update changes nothing', { coat: 'short' });
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
      const because = 'coat must be one of short, long';
      await api.post('/dog', { ...dog, coat: 'SHORT' }).invalid(because);
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', { coat: 'SHORT' }).invalid(because);
      await api.get('/dog/dog-1').ok('a refused update changes nothing', { coat: 'short' });
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
      const because = 'owner was sent as customer-1';
      await api.create('Customer', customer);
      await api.create('Customer', { ...customer, id: 'customer-2' });
      await api
        .post('/dog', { ...dog, owner: 'customer-1' })
        .created(because, { owner: 'customer-1' });
      await api.get('/dog/dog-1').ok(because, { owner: 'customer-1' });
      await api
        .patch('/dog/dog-1', { owner: 'customer-2' })
        .ok('owner was changed to customer-2', { owner: 'customer-2' });
      await api.get('/dog/dog-1').ok('owner was changed to customer-2', { owner: 'customer-2' });
      await api
        .get('/dog')
        .ok('lists answer references as ids too', [{ id: 'dog-1', owner: 'customer-2' }]);
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
      const because = 'owner must be the id of an existing Customer';
      await api.post('/dog', { ...dog, owner: 'customer-unknown' }).invalid(because);
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
      await api.create('Customer', customer);
      await api.create('Dog', { ...dog, owner: 'customer-1' });
      await api.patch('/dog/dog-1', { owner: 'customer-unknown' }).invalid(because);
      await api.get('/dog/dog-1').ok('a refused update changes nothing', { owner: 'customer-1' });
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
      const because = 'owner must be the id of a Customer';
      await api.post('/dog', { ...dog, owner: 421337 }).invalid(because);
      await api.post('/dog', { ...dog, owner: { value: 'text' } }).invalid(because);
      await api.get('/dog/dog-1').notFound('a refused create stores nothing');
      await api.create('Dog', dog);
      await api.patch('/dog/dog-1', { owner: 0 }).invalid(because);
      await api.patch('/dog/dog-1', { owner: {} }).invalid(because);
      await api.get('/dog/dog-1').ok('a refused update changes nothing', { owner: null });
    },
  );

  test(
    'owner may be null',
    about('dog.owner.accepts-null', 'references.null', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'a reference may be null';
      await api.create('Customer', customer);
      await api.post('/dog', dog).created(because, { owner: null });
      await api.patch('/dog/dog-1', { owner: 'customer-1' }).ok('the change is valid');
      await api.patch('/dog/dog-1', { owner: null }).ok(because, { owner: null });
      await api.get('/dog/dog-1').ok(because, { owner: null });
    },
  );

  test(
    'deleting a Customer clears every owner that refers to it',
    about(
      'dog.owner.is-cleared-by-delete',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'customer-1 was deleted';
      await api.create('Customer', customer);
      await api.create('Dog', { ...dog, owner: 'customer-1' });
      await api.create('Dog', { ...dog, id: 'dog-2', owner: 'customer-1' });
      await api.delete('/customer/customer-1').removed('the object exists');
      await api.get('/dog/dog-1').ok(because, { id: 'dog-1', owner: null });
      await api.get('/dog/dog-2').ok(because, { id: 'dog-2', owner: null });
      await api.get('/dog').ok(because, [
        { id: 'dog-1', owner: null },
        { id: 'dog-2', owner: null },
      ]);
      await api
        .patch('/dog/dog-1', { born_at: '2025-11-20 00:23:11' })
        .ok('an update of something else brings no reference back', { owner: null });
      await api
        .patch('/dog/dog-1', { owner: 'customer-1' })
        .invalid('owner must be the id of an existing Customer');
      await api.create('Customer', customer);
      await api
        .get('/dog/dog-2')
        .ok('the Customer that has the id customer-1 now is another', { owner: null });
    },
  );

  test(
    'deleting a Customer keeps an owner that refers to another',
    about(
      'dog.owner.survives-delete-of-another',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Customer', customer);
      await api.create('Customer', { ...customer, id: 'customer-2' });
      await api.create('Dog', { ...dog, owner: 'customer-2' });
      await api.delete('/customer/customer-1').removed(because);
      await api.get('/dog/dog-1').ok('another Customer was deleted', { owner: 'customer-2' });
      await api.delete('/dog/dog-1').removed(because);
      await api
        .get('/customer/customer-2')
        .ok('only what refers to it was deleted', { id: 'customer-2' });
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
      const because = 'owner must be the id of an existing Customer';
      await api.create('Dog', dog);
      await api.post('/dog', { ...dog, id: 'dog-2', owner: 'dog-1' }).invalid(because);
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.patch('/dog/dog-2', { owner: 'dog-1' }).invalid(because);
      await api.get('/dog/dog-2').ok('a refused update changes nothing', { owner: null });
    },
  );

  test(
    'deleting a Dog, or the Customer of the same id, leaves the other one and owner as they are',
    about(
      'dog.owner.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Customer', { ...customer, id: 'dog-1' });
      await api.create('Customer', { ...customer, id: 'dog-2' });
      await api.create('Dog', { ...dog, owner: 'dog-2' });
      await api.create('Dog', { ...dog, id: 'dog-2' });
      await api.delete('/dog/dog-2').removed(because);
      await api.get('/customer/dog-2').ok('no Customer was deleted', { ...customer, id: 'dog-2' });
      await api.delete('/customer/dog-1').removed(because);
      await api
        .get('/dog/dog-1')
        .ok('only the Customer dog-1 was deleted', { ...dog, owner: 'dog-2' });
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
      await api
        .patch('/dog/dog-1', { born_at: '2025-11-20 00:23:11', owner: 'customer-unknown' })
        .invalid('owner must be the id of an existing Customer');
      await api.get('/dog/dog-1').ok('a refused update changes nothing', dog);
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
      await api.post('/dog/dog-1/calm_down').ok('the state is right and every condition holds', {
        ...dog,
        born_at: '2012-06-30 12:00:01',
        owner: 'customer-1',
        temperament: 'calm',
        weight: 12.75,
      });
      await api.get('/dog/dog-1').ok('what the action did is stored', {
        ...dog,
        born_at: '2012-06-30 12:00:01',
        owner: 'customer-1',
        temperament: 'calm',
        weight: 12.75,
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
      await api.post('/dog/dog-1/calm_down').ok('the state is right and every condition holds', {
        ...dog,
        born_at: '2012-06-30 12:00:01',
        owner: 'customer-1',
        temperament: 'calm',
        weight: 12.75,
      });
      await api.get('/dog/dog-1').ok('what the action did is stored', {
        ...dog,
        born_at: '2012-06-30 12:00:01',
        owner: 'customer-1',
        temperament: 'calm',
        weight: 12.75,
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
      await api
        .get('/analytics/customer/credit/sum')
        .ok('calm_down was not called yet', { result: 23.75 });
      await api.post('/dog/dog-1/calm_down').ok('the state is right and every condition holds');
      await api
        .get('/customer/customer-1')
        .ok('on item in this.owner: decrease item.credit by 12.5', {
          credit: 11.25,
          email: 'torido',
          id: 'customer-1',
          joined_at: '2017-01-02 13:30:28',
          name: 'mudo',
          phone: 'lona',
          visits: 70,
        });
      await api
        .get('/analytics/customer/credit/sum')
        .ok('calm_down changed credit', { result: 11.25 });
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
      await api.post('/dog/dog-1/calm_down').ok('the state is right and every condition holds');
      await api
        .get('/customer/customer-1')
        .ok('on item in this.owner: set item.newsletter to false', {
          newsletter: false,
          email: 'torido',
          id: 'customer-1',
          joined_at: '2017-01-02 13:30:28',
          name: 'mudo',
          phone: 'lona',
          visits: 70,
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
      await api.post('/dog/dog-1/calm_down').ok('the state is right and every condition holds');
      await api
        .get('/customer/customer-1')
        .ok('on item in this.owner: increase item.loyalty_points by 5', {
          loyalty_points: 55,
          email: 'torido',
          id: 'customer-1',
          joined_at: '2017-01-02 13:30:28',
          name: 'mudo',
          phone: 'lona',
          visits: 70,
        });
    },
  );

  test(
    'calm_down leaves objects alone that it does not concern',
    about('dog.calm_down.leaves-bystanders', 'actions.success', 'effects.on-reference'),
    async ({ api }) => {
      const because = 'calm_down was called on dog-1, which does not concern this object';
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
      await api.post('/dog/dog-1/calm_down').ok('the state is right and every condition holds');
      await api.get('/dog/dog-2').ok(because, {
        ...dog,
        born_at: '2012-06-30 12:00:01',
        id: 'dog-2',
        owner: 'customer-1',
        temperament: 'lively',
        weight: 12.75,
      });
      await api
        .get('/customer/customer-2')
        .ok(because, { ...customer, id: 'customer-2', newsletter: true });
    },
  );

  test(
    'calm_down acts on what updates left, and later updates leave what it did',
    about(
      'dog.calm_down.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Customer', { ...customer, credit: 50.75, loyalty_points: 48 });
      await api.create('Dog', {
        ...dog,
        temperament: 'calm',
        born_at: '2012-06-30 12:00:00',
        size: 'small',
        weight: 12.5,
        coat: 'long',
      });
      await api
        .patch('/dog/dog-1', {
          temperament: 'lively',
          owner: 'customer-1',
          born_at: '2012-06-30 12:00:01',
          size: 'giant',
          weight: 12.75,
          coat: 'short',
        })
        .ok(because);
      await api
        .patch('/customer/customer-1', { credit: 23.75, loyalty_points: 50, newsletter: true })
        .ok(because);
      await api.post('/dog/dog-1/calm_down').ok('the state is right and every condition holds');
      await api
        .get('/dog')
        .ok('a list shows what calm_down did', [{ id: 'dog-1', temperament: 'calm' }]);
      await api
        .get('/customer')
        .ok('a list shows what calm_down did', [
          { id: 'customer-1', credit: 11.25, newsletter: false, loyalty_points: 55 },
        ]);
      await api.patch('/dog/dog-1', { diet: 'gutitu' }).ok(because);
      await api.get('/dog/dog-1').ok('what calm_down did stays when something else is updated', {
        diet: 'gutitu',
        temperament: 'calm',
      });
      await api.patch('/customer/customer-1', { email: 'vuni' }).ok(because);
      await api
        .get('/customer/customer-1')
        .ok('what calm_down did stays when something else is updated', {
          email: 'vuni',
          credit: 11.25,
          newsletter: false,
          loyalty_points: 55,
        });
      await api
        .patch('/dog/dog-1', { temperament: 'lively' })
        .ok('an update may lead back to any temperament');
      await api
        .post('/dog/dog-1/calm_down')
        .ok('the state is right and every condition holds', { temperament: 'calm' });
    },
  );

  test(
    'calm_down answers 404 for an id that no Dog has',
    about('dog.calm_down.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.post('/dog/dog-unknown/calm_down').notFound('no Dog has the id dog-unknown');
      await api.delete('/dog/dog-1').removed('the object exists');
      await api.post('/dog/dog-1/calm_down').notFound('it was deleted');
      await api.create('Customer', customer);
      await api
        .post('/dog/customer-1/calm_down')
        .notFound('the id is that of a Customer, and no Dog has it');
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
      await api
        .post('/dog/dog-1/calm_down')
        .refused('calm_down starts from lively or shy, and temperament is calm');
      await api.get('/dog/dog-1').ok('a refused action changes nothing', { temperament: 'calm' });
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
      await api
        .post('/dog/dog-1/calm_down')
        .refused('calm_down starts from lively or shy, and temperament is nervous');
      await api
        .get('/dog/dog-1')
        .ok('a refused action changes nothing', { temperament: 'nervous' });
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
      await api
        .post('/dog/dog-1/calm_down')
        .refused('calm_down starts from lively or shy, and temperament is null');
      await api.get('/dog/dog-1').ok('a refused action changes nothing', { temperament: null });
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
      await api
        .post('/dog/dog-1/calm_down')
        .refused('the condition this.born_at > "2012-06-30 12:00:00" is not satisfied');
      await api.get('/dog/dog-1').ok('a refused action changes nothing', { temperament: 'lively' });
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
      await api
        .post('/dog/dog-1/calm_down')
        .refused('the condition this.coat == "short" is not satisfied');
      await api.get('/dog/dog-1').ok('a refused action changes nothing', { temperament: 'lively' });
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
      await api
        .post('/dog/dog-1/calm_down')
        .refused('the condition this.size != "small" is not satisfied');
      await api.get('/dog/dog-1').ok('a refused action changes nothing', { temperament: 'lively' });
    },
  );

  test(
    'calm_down is refused unless this.weight - 2.5 > 10',
    about(
      'dog.calm_down.refuses-unless-weight-minus-2.5-gt-10',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'endpoints.update',
    ),
    async ({ api }) => {
      const because = 'the condition this.weight - 2.5 > 10 is not satisfied';
      await api.create('Customer', { ...customer, newsletter: true });
      await api.create('Dog', {
        ...dog,
        temperament: 'lively',
        owner: 'customer-1',
        born_at: '2012-06-30 12:00:01',
        weight: 12.5,
      });
      await api.post('/dog/dog-1/calm_down').refused(because);
      await api.get('/dog/dog-1').ok('a refused action changes nothing', { temperament: 'lively' });
      await api.patch('/dog/dog-1', { weight: 9 }).ok('the change is valid');
      await api.post('/dog/dog-1/calm_down').refused(because);
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
      await api
        .post('/dog/dog-1/calm_down')
        .refused('the condition this.owner is not null is not satisfied');
      await api.get('/dog/dog-1').ok('a refused action changes nothing', { temperament: 'lively' });
    },
  );

  test(
    'calm_down changes none of the objects that it refers to when it is refused',
    about('dog.calm_down.refused-changes-no-object', 'actions.refused-unchanged'),
    async ({ api }) => {
      const because = 'a refused action changes nothing';
      await api.create('Customer', { ...customer, newsletter: true });
      await api.create('Dog', {
        ...dog,
        temperament: 'lively',
        owner: 'customer-1',
        born_at: '2012-06-30 12:00:00',
        weight: 12.75,
      });
      await api
        .post('/dog/dog-1/calm_down')
        .refused('the condition this.born_at > "2012-06-30 12:00:00" is not satisfied');
      await api.get('/customer/customer-1').ok(because, { ...customer, newsletter: true });
      await api.get('/dog/dog-1').ok(because, {
        ...dog,
        born_at: '2012-06-30 12:00:00',
        owner: 'customer-1',
        temperament: 'lively',
        weight: 12.75,
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
      await api
        .post('/dog/dog-1/calm_down')
        .refused('the condition this.born_at > "2012-06-30 12:00:00" is not satisfied');
      await api.get('/dog/dog-1').ok('a refused action changes nothing', { temperament: 'lively' });
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
      await api
        .post('/dog/dog-1/calm_down')
        .refused('the condition this.coat == "short" is not satisfied');
      await api.get('/dog/dog-1').ok('a refused action changes nothing', { temperament: 'lively' });
    },
  );

  test(
    'calm_down is refused after the deletion of what owner named',
    about(
      'dog.calm_down.refuses-after-delete-in-owner',
      'guards.is-null',
      'references.deleted',
      'actions.guard',
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
      await api.delete('/customer/customer-1').removed('the object exists');
      await api
        .post('/dog/dog-1/calm_down')
        .refused('the condition this.owner is not null is not satisfied');
      await api.get('/dog/dog-1').ok('a refused action changes nothing', { temperament: 'lively' });
    },
  );

  test(
    'take_in moves temperament from shy to lively',
    about('dog.take_in.moves-from-shy', 'actions.success', 'actions.stored', 'guards.is-null'),
    async ({ api }) => {
      await api.create('Dog', { ...dog, temperament: 'shy' });
      await api.post('/dog/dog-1/take_in').ok('the state is right and every condition holds', {
        ...dog,
        diet: 'puppy',
        stays_made: 1,
        temperament: 'lively',
      });
      await api.get('/dog/dog-1').ok('what the action did is stored', {
        ...dog,
        diet: 'puppy',
        stays_made: 1,
        temperament: 'lively',
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
      await api.post('/dog/dog-1/take_in').ok('the state is right and every condition holds');
      await api.get('/dog/dog-1').ok('set this.diet to "puppy"', {
        diet: 'puppy',
        born_at: '2027-10-11 21:45:41',
        id: 'dog-1',
        last_seen_at: '2022-09-17 02:52:39',
        name: 'lova',
        owner: null,
        size: 'giant',
        weight: 58.25,
        coat: 'short',
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
      await api.post('/dog/dog-1/take_in').ok('the state is right and every condition holds');
      await api.get('/dog/dog-1').ok('set this.stays_made to 1', {
        stays_made: 1,
        born_at: '2027-10-11 21:45:41',
        id: 'dog-1',
        last_seen_at: '2022-09-17 02:52:39',
        name: 'lova',
        owner: null,
        size: 'giant',
        weight: 58.25,
        coat: 'short',
      });
    },
  );

  test(
    'take_in leaves objects alone that it does not concern',
    about('dog.take_in.leaves-bystanders', 'actions.success', 'effects.own'),
    async ({ api }) => {
      await api.create('Dog', { ...dog, temperament: 'shy' });
      await api.create('Dog', { ...dog, id: 'dog-2', temperament: 'shy' });
      await api.post('/dog/dog-1/take_in').ok('the state is right and every condition holds');
      await api
        .get('/dog/dog-2')
        .ok('take_in was called on dog-1, which does not concern this object', {
          ...dog,
          id: 'dog-2',
          temperament: 'shy',
        });
    },
  );

  test(
    'take_in acts on what updates left, and later updates leave what it did',
    about(
      'dog.take_in.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Customer', customer);
      await api.create('Dog', {
        ...dog,
        temperament: 'lively',
        owner: 'customer-1',
        diet: 'gutitu',
        stays_made: 44,
      });
      await api
        .patch('/dog/dog-1', { temperament: 'shy', owner: null, diet: 'vaboru', stays_made: 54 })
        .ok(because);
      await api.post('/dog/dog-1/take_in').ok('the state is right and every condition holds');
      await api
        .get('/dog')
        .ok('a list shows what take_in did', [
          { id: 'dog-1', temperament: 'lively', diet: 'puppy', stays_made: 1 },
        ]);
      await api.patch('/dog/dog-1', { born_at: '2025-11-20 00:23:11' }).ok(because);
      await api.get('/dog/dog-1').ok('what take_in did stays when something else is updated', {
        born_at: '2025-11-20 00:23:11',
        temperament: 'lively',
        diet: 'puppy',
        stays_made: 1,
      });
      await api
        .patch('/dog/dog-1', { temperament: 'shy' })
        .ok('an update may lead back to any temperament');
      await api.post('/dog/dog-1/take_in').ok('the state is right and every condition holds', {
        temperament: 'lively',
        diet: 'puppy',
        stays_made: 1,
      });
    },
  );

  test(
    'take_in answers 404 for an id that no Dog has',
    about('dog.take_in.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.post('/dog/dog-unknown/take_in').notFound('no Dog has the id dog-unknown');
      await api.delete('/dog/dog-1').removed('the object exists');
      await api.post('/dog/dog-1/take_in').notFound('it was deleted');
      await api.create('Customer', customer);
      await api
        .post('/dog/customer-1/take_in')
        .notFound('the id is that of a Customer, and no Dog has it');
    },
  );

  test(
    'take_in is refused while temperament is calm',
    about('dog.take_in.refuses-from-calm', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Dog', { ...dog, temperament: 'calm' });
      await api
        .post('/dog/dog-1/take_in')
        .refused('take_in starts from shy, and temperament is calm');
      await api.get('/dog/dog-1').ok('a refused action changes nothing', {
        temperament: 'calm',
        diet: 'vaboru',
        stays_made: 54,
      });
    },
  );

  test(
    'take_in is refused while temperament is lively',
    about('dog.take_in.refuses-from-lively', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Dog', { ...dog, temperament: 'lively' });
      await api
        .post('/dog/dog-1/take_in')
        .refused('take_in starts from shy, and temperament is lively');
      await api.get('/dog/dog-1').ok('a refused action changes nothing', {
        temperament: 'lively',
        diet: 'vaboru',
        stays_made: 54,
      });
    },
  );

  test(
    'take_in is refused while temperament is nervous',
    about('dog.take_in.refuses-from-nervous', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api
        .post('/dog/dog-1/take_in')
        .refused('take_in starts from shy, and temperament is nervous');
      await api.get('/dog/dog-1').ok('a refused action changes nothing', {
        temperament: 'nervous',
        diet: 'vaboru',
        stays_made: 54,
      });
    },
  );

  test(
    'take_in is refused while temperament is null',
    about('dog.take_in.refuses-without-state', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Dog', { ...dog, temperament: null });
      await api
        .post('/dog/dog-1/take_in')
        .refused('take_in starts from shy, and temperament is null');
      await api.get('/dog/dog-1').ok('a refused action changes nothing', {
        temperament: null,
        diet: 'vaboru',
        stays_made: 54,
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
      await api
        .post('/dog/dog-1/take_in')
        .refused('the condition this.owner is null is not satisfied');
      await api.get('/dog/dog-1').ok('a refused action changes nothing', {
        temperament: 'shy',
        diet: 'vaboru',
        stays_made: 54,
      });
    },
  );

  test(
    'take_in succeeds after the deletion of what owner named',
    about(
      'dog.take_in.succeeds-after-delete-in-owner',
      'guards.is-null',
      'references.deleted',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('Customer', customer);
      await api.create('Dog', { ...dog, temperament: 'shy', owner: 'customer-1' });
      await api.delete('/customer/customer-1').removed('the object exists');
      await api.post('/dog/dog-1/take_in').ok('the state is right and every condition holds', {
        temperament: 'lively',
        diet: 'puppy',
        stays_made: 1,
      });
      await api.get('/dog/dog-1').ok('deleted before the action: customer-1', {
        temperament: 'lively',
        diet: 'puppy',
        stays_made: 1,
        owner: null,
      });
    },
  );

  test(
    'walk moves temperament from lively to calm',
    about('dog.walk.moves-from-lively', 'actions.success', 'actions.stored', 'guards.compare'),
    async ({ api }) => {
      await api.create('Dog', { ...dog, temperament: 'lively', weight: 60 });
      await api.post('/dog/dog-1/walk').ok('the state is right and every condition holds', {
        ...dog,
        stays_made: 55,
        temperament: 'calm',
        weight: 60,
      });
      await api.get('/dog/dog-1').ok('what the action did is stored', {
        ...dog,
        stays_made: 55,
        temperament: 'calm',
        weight: 60,
      });
    },
  );

  test(
    'walk moves temperament from nervous to calm',
    about('dog.walk.moves-from-nervous', 'actions.success', 'actions.stored', 'guards.compare'),
    async ({ api }) => {
      await api.create('Dog', { ...dog, weight: 60 });
      await api.post('/dog/dog-1/walk').ok('the state is right and every condition holds', {
        ...dog,
        stays_made: 55,
        temperament: 'calm',
        weight: 60,
      });
      await api.get('/dog/dog-1').ok('what the action did is stored', {
        ...dog,
        stays_made: 55,
        temperament: 'calm',
        weight: 60,
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
      await api.post('/dog/dog-1/walk').ok('the state is right and every condition holds');
      await api.get('/dog/dog-1').ok('increase this.stays_made by 1', {
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
      });
    },
  );

  test(
    'walk leaves objects alone that it does not concern',
    about('dog.walk.leaves-bystanders', 'actions.success', 'effects.own'),
    async ({ api }) => {
      await api.create('Dog', { ...dog, temperament: 'lively', weight: 60 });
      await api.create('Dog', { ...dog, id: 'dog-2', temperament: 'lively', weight: 60 });
      await api.post('/dog/dog-1/walk').ok('the state is right and every condition holds');
      await api
        .get('/dog/dog-2')
        .ok('walk was called on dog-1, which does not concern this object', {
          ...dog,
          id: 'dog-2',
          temperament: 'lively',
          weight: 60,
        });
    },
  );

  test(
    'walk acts on what updates left, and later updates leave what it did',
    about(
      'dog.walk.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Dog', { ...dog, temperament: 'calm', stays_made: 44, weight: 60.25 });
      await api
        .patch('/dog/dog-1', { temperament: 'lively', stays_made: 54, weight: 60 })
        .ok(because);
      await api.post('/dog/dog-1/walk').ok('the state is right and every condition holds');
      await api
        .get('/dog')
        .ok('a list shows what walk did', [{ id: 'dog-1', temperament: 'calm', stays_made: 55 }]);
      await api.patch('/dog/dog-1', { born_at: '2025-11-20 00:23:11' }).ok(because);
      await api.get('/dog/dog-1').ok('what walk did stays when something else is updated', {
        born_at: '2025-11-20 00:23:11',
        temperament: 'calm',
        stays_made: 55,
      });
      await api
        .patch('/dog/dog-1', { temperament: 'lively' })
        .ok('an update may lead back to any temperament');
      await api.post('/dog/dog-1/walk').ok('the state is right and every condition holds', {
        temperament: 'calm',
        stays_made: 56,
      });
    },
  );

  test(
    'walk answers 404 for an id that no Dog has',
    about('dog.walk.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Dog', dog);
      await api.post('/dog/dog-unknown/walk').notFound('no Dog has the id dog-unknown');
      await api.delete('/dog/dog-1').removed('the object exists');
      await api.post('/dog/dog-1/walk').notFound('it was deleted');
      await api.create('Customer', customer);
      await api
        .post('/dog/customer-1/walk')
        .notFound('the id is that of a Customer, and no Dog has it');
    },
  );

  test(
    'walk is refused while temperament is calm',
    about('dog.walk.refuses-from-calm', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Dog', { ...dog, temperament: 'calm', weight: 60 });
      await api
        .post('/dog/dog-1/walk')
        .refused('walk starts from lively or nervous, and temperament is calm');
      await api
        .get('/dog/dog-1')
        .ok('a refused action changes nothing', { temperament: 'calm', stays_made: 54 });
    },
  );

  test(
    'walk is refused while temperament is shy',
    about('dog.walk.refuses-from-shy', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Dog', { ...dog, temperament: 'shy', weight: 60 });
      await api
        .post('/dog/dog-1/walk')
        .refused('walk starts from lively or nervous, and temperament is shy');
      await api
        .get('/dog/dog-1')
        .ok('a refused action changes nothing', { temperament: 'shy', stays_made: 54 });
    },
  );

  test(
    'walk is refused while temperament is null',
    about('dog.walk.refuses-without-state', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Dog', { ...dog, temperament: null, weight: 60 });
      await api
        .post('/dog/dog-1/walk')
        .refused('walk starts from lively or nervous, and temperament is null');
      await api
        .get('/dog/dog-1')
        .ok('a refused action changes nothing', { temperament: null, stays_made: 54 });
    },
  );

  test(
    'walk is refused unless this.weight <= 60',
    about(
      'dog.walk.refuses-unless-weight-lte-60',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'endpoints.update',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('Dog', { ...dog, temperament: 'lively', weight: 60.25 });
      await api.post('/dog/dog-1/walk').refused('the condition this.weight <= 60 is not satisfied');
      await api
        .get('/dog/dog-1')
        .ok('a refused action changes nothing', { temperament: 'lively', stays_made: 54 });
      await api.patch('/dog/dog-1', { weight: 9 }).ok('the change is valid');
      await api.post('/dog/dog-1/walk').ok('the state is right and every condition holds');
    },
  );
});
