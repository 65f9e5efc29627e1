import { about, test, without } from '../support/api.ts';

// A valid CoffeeBatch, as the tests send it.
const coffeeBatch = {
  batch_number: 'sosum',
  cupping_score: 80.25,
  id: 'coffeebatch-1',
  origin_country: 'mubigi',
  roast_date: '2024-02-18 15:16:16',
  roast_level: 'light',
  status: 'quality_checked',
  weight_kg: 89.25,
};

// A valid Subscription, as the tests send it.
const subscription = {
  customer_email: 'dotata',
  id: 'subscription-1',
  monthly_shipment_quantity_kg: 24.25,
  preferred_roast_level: 'dark',
  subscription_start_date: '2025-08-22 17:30:13',
  subscription_status: 'cancelled',
  total_spent: 42.75,
};

test.describe('CoffeeBatch: create, read, update and delete', () => {
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
    'create answers the new CoffeeBatch, and read answers it again',
    about(
      'coffeebatch.create.answers-the-object',
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
        .post('/coffeebatch', coffeeBatch)
        .created('create answers the object that was sent', coffeeBatch);
      await api
        .get('/coffeebatch/coffeebatch-1')
        .ok('read answers the object that was created', coffeeBatch);
      await api
        .post('/coffeebatch', { ...coffeeBatch, id: 'coffeebatch-2' })
        .created('objects may be alike in everything but their ids', { id: 'coffeebatch-2' });
    },
  );

  test(
    'the id of a CoffeeBatch may be any text, upper and lower case told apart, but no number',
    about(
      'coffeebatch.create.accepts-any-id',
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
        .post('/coffeebatch', { ...coffeeBatch, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('CoffeeBatch', {
        ...coffeeBatch,
        id: 'room 2.b at the very end of the long hall',
      });
      await api
        .delete('/coffeebatch/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/coffeebatch/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...coffeeBatch, id: 'Room 2.B at the Very End of the Long Hall' });
      await api.post('/coffeebatch', { ...coffeeBatch, id: 421337 }).invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole CoffeeBatch',
    about(
      'coffeebatch.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('CoffeeBatch', coffeeBatch);
      await api
        .patch('/coffeebatch/coffeebatch-1', {
          batch_number: 'buboga',
          cupping_score: 72.75,
          origin_country: 'buvumu',
          roast_date: '2021-04-06 15:00:08',
          roast_level: 'espresso',
          status: 'ready_for_sale',
          weight_kg: 27.25,
        })
        .ok('every one of these fields was sent', {
          batch_number: 'buboga',
          cupping_score: 72.75,
          id: 'coffeebatch-1',
          origin_country: 'buvumu',
          roast_date: '2021-04-06 15:00:08',
          roast_level: 'espresso',
          status: 'ready_for_sale',
          weight_kg: 27.25,
        });
      await api.get('/coffeebatch/coffeebatch-1').ok('the update is stored', {
        batch_number: 'buboga',
        cupping_score: 72.75,
        origin_country: 'buvumu',
        roast_date: '2021-04-06 15:00:08',
        roast_level: 'espresso',
        status: 'ready_for_sale',
        weight_kg: 27.25,
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('coffeebatch.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('CoffeeBatch', coffeeBatch);
      await api
        .patch('/coffeebatch/coffeebatch-1', {
          id: 'coffeebatch-1',
          batch_number: 'buboga',
          cupping_score: 72.75,
          origin_country: 'buvumu',
          roast_date: '2021-04-06 15:00:08',
          roast_level: 'espresso',
          status: 'ready_for_sale',
          weight_kg: 27.25,
        })
        .ok(because, {
          id: 'coffeebatch-1',
          batch_number: 'buboga',
          cupping_score: 72.75,
          origin_country: 'buvumu',
          roast_date: '2021-04-06 15:00:08',
          roast_level: 'espresso',
          status: 'ready_for_sale',
          weight_kg: 27.25,
        });
      await api.get('/coffeebatch/coffeebatch-1').ok(because, {
        id: 'coffeebatch-1',
        batch_number: 'buboga',
        cupping_score: 72.75,
        origin_country: 'buvumu',
        roast_date: '2021-04-06 15:00:08',
        roast_level: 'espresso',
        status: 'ready_for_sale',
        weight_kg: 27.25,
      });
    },
  );

  test(
    'update that is refused for weight_kg does not change batch_number either',
    about(
      'coffeebatch.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('CoffeeBatch', coffeeBatch);
      await api
        .patch('/coffeebatch/coffeebatch-1', { batch_number: 'buboga', weight_kg: 'abc' })
        .invalid('weight_kg must be a number');
      await api
        .get('/coffeebatch/coffeebatch-1')
        .ok('a refused update changes nothing', coffeeBatch);
    },
  );

  test(
    'delete removes a CoffeeBatch: no read finds it and no list holds it',
    about(
      'coffeebatch.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('CoffeeBatch', coffeeBatch);
      await api.delete('/coffeebatch/coffeebatch-1').removed('the object exists');
      await api.get('/coffeebatch/coffeebatch-1').notFound(because);
      await api.patch('/coffeebatch/coffeebatch-1', { id: 'coffeebatch-1' }).notFound(because);
      await api.get('/coffeebatch').ok('what was deleted is in no list', []);
      await api
        .post('/coffeebatch', {
          ...coffeeBatch,
          batch_number: 'buboga',
          cupping_score: 72.75,
          origin_country: 'buvumu',
          roast_date: '2021-04-06 15:00:08',
          roast_level: 'espresso',
          status: 'ready_for_sale',
          weight_kg: 27.25,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          batch_number: 'buboga',
          cupping_score: 72.75,
          id: 'coffeebatch-1',
          origin_country: 'buvumu',
          roast_date: '2021-04-06 15:00:08',
          roast_level: 'espresso',
          status: 'ready_for_sale',
          weight_kg: 27.25,
        });
      await api
        .get('/coffeebatch/coffeebatch-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          batch_number: 'buboga',
          cupping_score: 72.75,
          id: 'coffeebatch-1',
          origin_country: 'buvumu',
          roast_date: '2021-04-06 15:00:08',
          roast_level: 'espresso',
          status: 'ready_for_sale',
          weight_kg: 27.25,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no CoffeeBatch has',
    about('coffeebatch.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no CoffeeBatch has the id coffeebatch-unknown';
      await api.create('CoffeeBatch', coffeeBatch);
      await api.get('/coffeebatch/coffeebatch-unknown').notFound(because);
      await api
        .patch('/coffeebatch/coffeebatch-unknown', {
          batch_number: 'buboga',
          cupping_score: 72.75,
          origin_country: 'buvumu',
          roast_date: '2021-04-06 15:00:08',
          roast_level: 'espresso',
          status: 'ready_for_sale',
          weight_kg: 27.25,
        })
        .notFound(because);
      await api.delete('/coffeebatch/coffeebatch-unknown').notFound(because);
      await api
        .get('/coffeebatch')
        .ok('requests for an unknown id change nothing', [{ id: 'coffeebatch-1' }]);
    },
  );
});

test.describe('CoffeeBatch: collections', () => {
  // endpoints.independent: Each entity has a collection of its own: objects of different entities
  //   may have the same id.
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every CoffeeBatch with all of its fields',
    about('coffeebatch.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('CoffeeBatch', coffeeBatch);
      await api.create('CoffeeBatch', {
        ...coffeeBatch,
        id: 'coffeebatch-2',
        batch_number: 'buboga',
        cupping_score: 72.75,
        origin_country: 'buvumu',
        roast_date: '2021-04-06 15:00:08',
        roast_level: 'espresso',
        status: 'ready_for_sale',
        weight_kg: 27.25,
      });
      await api.create('CoffeeBatch', {
        ...coffeeBatch,
        id: 'coffeebatch-3',
        batch_number: 'vumodu',
        cupping_score: 38.25,
        origin_country: 'lutu',
        roast_date: '2020-10-06 19:21:45',
        roast_level: 'dark',
        status: 'roasted',
        weight_kg: 21.75,
      });
      await api.get('/coffeebatch').ok('three objects were created', [
        coffeeBatch,
        {
          batch_number: 'buboga',
          cupping_score: 72.75,
          id: 'coffeebatch-2',
          origin_country: 'buvumu',
          roast_date: '2021-04-06 15:00:08',
          roast_level: 'espresso',
          status: 'ready_for_sale',
          weight_kg: 27.25,
        },
        {
          batch_number: 'vumodu',
          cupping_score: 38.25,
          id: 'coffeebatch-3',
          origin_country: 'lutu',
          roast_date: '2020-10-06 19:21:45',
          roast_level: 'dark',
          status: 'roasted',
          weight_kg: 21.75,
        },
      ]);
      await api.create('CoffeeBatch', {
        ...coffeeBatch,
        id: 'coffeebatch-4',
        roast_level: 'medium',
        status: 'processing',
      });
      await api.create('CoffeeBatch', { ...coffeeBatch, id: 'coffeebatch-5' });
      await api.create('CoffeeBatch', { ...coffeeBatch, id: 'coffeebatch-6' });
      await api.create('CoffeeBatch', { ...coffeeBatch, id: 'coffeebatch-7' });
      await api.create('CoffeeBatch', { ...coffeeBatch, id: 'coffeebatch-8' });
      await api.create('CoffeeBatch', { ...coffeeBatch, id: 'coffeebatch-9' });
      await api.create('CoffeeBatch', { ...coffeeBatch, id: 'coffeebatch-10' });
      await api.create('CoffeeBatch', { ...coffeeBatch, id: 'coffeebatch-11' });
      await api
        .get('/coffeebatch')
        .ok('a list holds every object, however many there are', [
          { id: 'coffeebatch-1' },
          { id: 'coffeebatch-2' },
          { id: 'coffeebatch-3' },
          { id: 'coffeebatch-4' },
          { id: 'coffeebatch-5' },
          { id: 'coffeebatch-6' },
          { id: 'coffeebatch-7' },
          { id: 'coffeebatch-8' },
          { id: 'coffeebatch-9' },
          { id: 'coffeebatch-10' },
          { id: 'coffeebatch-11' },
        ]);
    },
  );

  test(
    'update of one CoffeeBatch leaves another as it was',
    about('coffeebatch.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('CoffeeBatch', coffeeBatch);
      await api.create('CoffeeBatch', {
        ...coffeeBatch,
        id: 'coffeebatch-2',
        batch_number: 'buboga',
        cupping_score: 72.75,
        origin_country: 'buvumu',
        roast_date: '2021-04-06 15:00:08',
        roast_level: 'espresso',
        status: 'ready_for_sale',
        weight_kg: 27.25,
      });
      await api
        .patch('/coffeebatch/coffeebatch-2', {
          id: 'coffeebatch-2',
          batch_number: 'buboga',
          cupping_score: 72.75,
          origin_country: 'buvumu',
          roast_date: '2021-04-06 15:00:08',
          roast_level: 'espresso',
          status: 'ready_for_sale',
          weight_kg: 27.25,
        })
        .ok('the change is valid');
      await api.get('/coffeebatch/coffeebatch-1').ok('another object was updated', coffeeBatch);
      await api.get('/coffeebatch/coffeebatch-2').ok('the update is stored', {
        batch_number: 'buboga',
        cupping_score: 72.75,
        id: 'coffeebatch-2',
        origin_country: 'buvumu',
        roast_date: '2021-04-06 15:00:08',
        roast_level: 'espresso',
        status: 'ready_for_sale',
        weight_kg: 27.25,
      });
    },
  );

  test(
    'delete of one CoffeeBatch leaves another as it was',
    about(
      'coffeebatch.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('CoffeeBatch', coffeeBatch);
      await api.create('CoffeeBatch', {
        ...coffeeBatch,
        id: 'coffeebatch-2',
        batch_number: 'buboga',
        cupping_score: 72.75,
        origin_country: 'buvumu',
        roast_date: '2021-04-06 15:00:08',
        roast_level: 'espresso',
        status: 'ready_for_sale',
        weight_kg: 27.25,
      });
      await api.delete('/coffeebatch/coffeebatch-1').removed('the object exists');
      await api.get('/coffeebatch/coffeebatch-2').ok('another object was deleted', {
        batch_number: 'buboga',
        cupping_score: 72.75,
        id: 'coffeebatch-2',
        origin_country: 'buvumu',
        roast_date: '2021-04-06 15:00:08',
        roast_level: 'espresso',
        status: 'ready_for_sale',
        weight_kg: 27.25,
      });
      await api.get('/coffeebatch').ok('one of two objects was deleted', [{ id: 'coffeebatch-2' }]);
    },
  );

  test(
    'reset removes every CoffeeBatch',
    about('coffeebatch.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('CoffeeBatch', coffeeBatch);
      await api.create('CoffeeBatch', {
        ...coffeeBatch,
        id: 'coffeebatch-2',
        batch_number: 'buboga',
        cupping_score: 72.75,
        origin_country: 'buvumu',
        roast_date: '2021-04-06 15:00:08',
        roast_level: 'espresso',
        status: 'ready_for_sale',
        weight_kg: 27.25,
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/coffeebatch').ok('reset removes all objects', []);
      await api.get('/coffeebatch/coffeebatch-1').notFound('reset removed it');
    },
  );

  test(
    'CoffeeBatch and Subscription objects may have the same id',
    about(
      'coffeebatch.create.accepts-the-id-of-another-entity',
      'endpoints.independent',
      'endpoints.unknown-id',
    ),
    async ({ api }) => {
      const because = 'a list holds the objects of one entity alone';
      await api.create('CoffeeBatch', { ...coffeeBatch, id: 'same-1' });
      await api.create('Subscription', { ...subscription, id: 'same-1' });
      await api.get('/coffeebatch').ok(because, [{ id: 'same-1' }]);
      await api.get('/subscription').ok(because, [{ id: 'same-1' }]);
      await api.delete('/subscription/same-1').removed('the object exists');
      await api.get('/subscription/same-1').notFound('only CoffeeBatch has the id same-1 now');
      await api
        .get('/coffeebatch/same-1')
        .ok('only the Subscription was deleted', { ...coffeeBatch, id: 'same-1' });
    },
  );
});

test.describe('CoffeeBatch: required fields and defaults', () => {
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
    'create refuses a CoffeeBatch without batch_number, which is required',
    about(
      'coffeebatch.batch_number.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/coffeebatch', without(coffeeBatch, 'batch_number'))
        .invalid('batch_number is required and has no default');
      await api.get('/coffeebatch/coffeebatch-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create accepts a CoffeeBatch without cupping_score, which is optional',
    about('coffeebatch.cupping_score.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'cupping_score is optional';
      await api
        .post('/coffeebatch', without(coffeeBatch, 'cupping_score'))
        .created(because, { cupping_score: null });
      await api.get('/coffeebatch/coffeebatch-1').ok(because, { cupping_score: null });
    },
  );

  test(
    'create refuses a CoffeeBatch without an id',
    about(
      'coffeebatch.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/coffeebatch', without(coffeeBatch, 'id')).invalid('id must be sent');
      await api.get('/coffeebatch').ok('a refused create stores nothing', []);
    },
  );

  test(
    'create refuses a CoffeeBatch without origin_country, which is required',
    about(
      'coffeebatch.origin_country.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/coffeebatch', without(coffeeBatch, 'origin_country'))
        .invalid('origin_country is required and has no default');
      await api.get('/coffeebatch/coffeebatch-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a CoffeeBatch without roast_date, which is required',
    about(
      'coffeebatch.roast_date.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/coffeebatch', without(coffeeBatch, 'roast_date'))
        .invalid('roast_date is required and has no default');
      await api.get('/coffeebatch/coffeebatch-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'roast_level is "medium" when a create leaves it out',
    about('coffeebatch.roast_level.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of roast_level is "medium"';
      await api
        .post('/coffeebatch', without(coffeeBatch, 'roast_level'))
        .created(because, { roast_level: 'medium' });
      await api.get('/coffeebatch/coffeebatch-1').ok(because, { roast_level: 'medium' });
    },
  );

  test(
    'status is "processing" when a create leaves it out',
    about('coffeebatch.status.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of status is "processing"';
      await api
        .post('/coffeebatch', without(coffeeBatch, 'status'))
        .created(because, { status: 'processing' });
      await api.get('/coffeebatch/coffeebatch-1').ok(because, { status: 'processing' });
    },
  );

  test(
    'create refuses a CoffeeBatch without weight_kg, which is required',
    about(
      'coffeebatch.weight_kg.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/coffeebatch', without(coffeeBatch, 'weight_kg'))
        .invalid('weight_kg is required and has no default');
      await api.get('/coffeebatch/coffeebatch-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of batch_number or weight_kg alone leaves every other field as it is',
    about('coffeebatch.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('CoffeeBatch', coffeeBatch);
      await api
        .patch('/coffeebatch/coffeebatch-1', { batch_number: 'buboga' })
        .ok(because, { ...coffeeBatch, batch_number: 'buboga' });
      await api
        .patch('/coffeebatch/coffeebatch-1', { weight_kg: 27.25 })
        .ok(because, { ...coffeeBatch, batch_number: 'buboga', weight_kg: 27.25 });
      await api
        .get('/coffeebatch/coffeebatch-1')
        .ok(because, { ...coffeeBatch, batch_number: 'buboga', weight_kg: 27.25 });
    },
  );
});

test.describe('CoffeeBatch: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'create and update refuse null for batch_number',
    about(
      'coffeebatch.batch_number.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'batch_number must not be null';
      await api.post('/coffeebatch', { ...coffeeBatch, batch_number: null }).invalid(because);
      await api.get('/coffeebatch/coffeebatch-1').notFound('a refused create stores nothing');
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', { batch_number: null }).invalid(because);
      await api
        .get('/coffeebatch/coffeebatch-1')
        .ok('a refused update changes nothing', { batch_number: 'sosum' });
    },
  );

  test(
    'create and update refuse null for cupping_score',
    about(
      'coffeebatch.cupping_score.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'cupping_score must not be null';
      await api.post('/coffeebatch', { ...coffeeBatch, cupping_score: null }).invalid(because);
      await api.get('/coffeebatch/coffeebatch-1').notFound('a refused create stores nothing');
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', { cupping_score: null }).invalid(because);
      await api
        .get('/coffeebatch/coffeebatch-1')
        .ok('a refused update changes nothing', { cupping_score: 80.25 });
    },
  );

  test(
    'create and update refuse null for origin_country',
    about(
      'coffeebatch.origin_country.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'origin_country must not be null';
      await api.post('/coffeebatch', { ...coffeeBatch, origin_country: null }).invalid(because);
      await api.get('/coffeebatch/coffeebatch-1').notFound('a refused create stores nothing');
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', { origin_country: null }).invalid(because);
      await api
        .get('/coffeebatch/coffeebatch-1')
        .ok('a refused update changes nothing', { origin_country: 'mubigi' });
    },
  );

  test(
    'create and update refuse null for roast_date',
    about(
      'coffeebatch.roast_date.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'roast_date must not be null';
      await api.post('/coffeebatch', { ...coffeeBatch, roast_date: null }).invalid(because);
      await api.get('/coffeebatch/coffeebatch-1').notFound('a refused create stores nothing');
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', { roast_date: null }).invalid(because);
      await api
        .get('/coffeebatch/coffeebatch-1')
        .ok('a refused update changes nothing', { roast_date: '2024-02-18 15:16:16' });
    },
  );

  test(
    'create and update refuse null for roast_level',
    about(
      'coffeebatch.roast_level.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'roast_level must not be null';
      await api.post('/coffeebatch', { ...coffeeBatch, roast_level: null }).invalid(because);
      await api.get('/coffeebatch/coffeebatch-1').notFound('a refused create stores nothing');
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', { roast_level: null }).invalid(because);
      await api
        .get('/coffeebatch/coffeebatch-1')
        .ok('a refused update changes nothing', { roast_level: 'light' });
    },
  );

  test(
    'create and update refuse null for status',
    about(
      'coffeebatch.status.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'status must not be null';
      await api.post('/coffeebatch', { ...coffeeBatch, status: null }).invalid(because);
      await api.get('/coffeebatch/coffeebatch-1').notFound('a refused create stores nothing');
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', { status: null }).invalid(because);
      await api
        .get('/coffeebatch/coffeebatch-1')
        .ok('a refused update changes nothing', { status: 'quality_checked' });
    },
  );

  test(
    'create and update refuse null for weight_kg',
    about(
      'coffeebatch.weight_kg.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'weight_kg must not be null';
      await api.post('/coffeebatch', { ...coffeeBatch, weight_kg: null }).invalid(because);
      await api.get('/coffeebatch/coffeebatch-1').notFound('a refused create stores nothing');
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', { weight_kg: null }).invalid(because);
      await api
        .get('/coffeebatch/coffeebatch-1')
        .ok('a refused update changes nothing', { weight_kg: 89.25 });
    },
  );
});

test.describe('CoffeeBatch: types and bounds', () => {
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
    'create and update refuse a batch_number of a wrong type',
    about(
      'coffeebatch.batch_number.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'batch_number must be a string';
      await api.post('/coffeebatch', { ...coffeeBatch, batch_number: 421337 }).invalid(because);
      await api
        .post('/coffeebatch', { ...coffeeBatch, batch_number: { value: 'text' } })
        .invalid(because);
      await api.get('/coffeebatch/coffeebatch-1').notFound('a refused create stores nothing');
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', { batch_number: 0 }).invalid(because);
      await api.patch('/coffeebatch/coffeebatch-1', { batch_number: {} }).invalid(because);
      await api
        .get('/coffeebatch/coffeebatch-1')
        .ok('a refused update changes nothing', { batch_number: 'sosum' });
    },
  );

  test(
    'batch_number may be right at its minimum length of 5',
    about(
      'coffeebatch.batch_number.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum length of batch_number is 5, inclusive';
      await api
        .post('/coffeebatch', { ...coffeeBatch, batch_number: 'labu ' })
        .created(because, { batch_number: 'labu ' });
      await api.get('/coffeebatch/coffeebatch-1').ok(because, { batch_number: 'labu ' });
      await api.create('CoffeeBatch', { ...coffeeBatch, id: 'coffeebatch-2' });
      await api
        .patch('/coffeebatch/coffeebatch-2', { batch_number: 'labu ' })
        .ok(because, { batch_number: 'labu ' });
      await api.get('/coffeebatch/coffeebatch-2').ok(because, { batch_number: 'labu ' });
    },
  );

  test(
    'create and update refuse a batch_number below its minimum length of 5',
    about(
      'coffeebatch.batch_number.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'batch_number must have at least 5 characters';
      await api.post('/coffeebatch', { ...coffeeBatch, batch_number: 'tan ' }).invalid(because);
      await api.get('/coffeebatch/coffeebatch-1').notFound('a refused create stores nothing');
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', { batch_number: 'tan ' }).invalid(because);
      await api
        .get('/coffeebatch/coffeebatch-1')
        .ok('a refused update changes nothing', { batch_number: 'sosum' });
    },
  );

  test(
    'batch_number may be right at its maximum length of 20',
    about(
      'coffeebatch.batch_number.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum length of batch_number is 20, inclusive';
      await api
        .post('/coffeebatch', { ...coffeeBatch, batch_number: 'tosalo vado tuladua ' })
        .created(because, { batch_number: 'tosalo vado tuladua ' });
      await api
        .get('/coffeebatch/coffeebatch-1')
        .ok(because, { batch_number: 'tosalo vado tuladua ' });
      await api.create('CoffeeBatch', { ...coffeeBatch, id: 'coffeebatch-2' });
      await api
        .patch('/coffeebatch/coffeebatch-2', { batch_number: 'tosalo vado tuladua ' })
        .ok(because, { batch_number: 'tosalo vado tuladua ' });
      await api
        .get('/coffeebatch/coffeebatch-2')
        .ok(because, { batch_number: 'tosalo vado tuladua ' });
    },
  );

  test(
    'create and update refuse a batch_number above its maximum length of 20',
    about(
      'coffeebatch.batch_number.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'batch_number must have at most 20 characters';
      await api
        .post('/coffeebatch', { ...coffeeBatch, batch_number: 'numo vita ritu sovas ' })
        .invalid(because);
      await api.get('/coffeebatch/coffeebatch-1').notFound('a refused create stores nothing');
      await api.create('CoffeeBatch', coffeeBatch);
      await api
        .patch('/coffeebatch/coffeebatch-1', { batch_number: 'numo vita ritu sovas ' })
        .invalid(because);
      await api
        .get('/coffeebatch/coffeebatch-1')
        .ok('a refused update changes nothing', { batch_number: 'sosum' });
    },
  );

  test(
    'cupping_score may be the whole number 0',
    about('coffeebatch.cupping_score.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of cupping_score';
      await api
        .post('/coffeebatch', { ...coffeeBatch, cupping_score: 0 })
        .created(because, { cupping_score: 0 });
      await api.get('/coffeebatch/coffeebatch-1').ok(because, { cupping_score: 0 });
      await api.create('CoffeeBatch', { ...coffeeBatch, id: 'coffeebatch-2' });
      await api
        .patch('/coffeebatch/coffeebatch-2', { cupping_score: 0 })
        .ok(because, { cupping_score: 0 });
      await api.get('/coffeebatch/coffeebatch-2').ok(because, { cupping_score: 0 });
    },
  );

  test(
    'cupping_score keeps three decimals',
    about('coffeebatch.cupping_score.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of cupping_score';
      await api
        .post('/coffeebatch', { ...coffeeBatch, cupping_score: 12.375 })
        .created(because, { cupping_score: 12.375 });
      await api.get('/coffeebatch/coffeebatch-1').ok(because, { cupping_score: 12.375 });
      await api.create('CoffeeBatch', { ...coffeeBatch, id: 'coffeebatch-2' });
      await api
        .patch('/coffeebatch/coffeebatch-2', { cupping_score: 12.375 })
        .ok(because, { cupping_score: 12.375 });
      await api.get('/coffeebatch/coffeebatch-2').ok(because, { cupping_score: 12.375 });
    },
  );

  test(
    'create and update refuse a cupping_score of a wrong type',
    about(
      'coffeebatch.cupping_score.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'cupping_score must be a number';
      await api.post('/coffeebatch', { ...coffeeBatch, cupping_score: 'abc' }).invalid(because);
      await api
        .post('/coffeebatch', { ...coffeeBatch, cupping_score: { value: 'text' } })
        .invalid(because);
      await api.get('/coffeebatch/coffeebatch-1').notFound('a refused create stores nothing');
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', { cupping_score: 'abc' }).invalid(because);
      await api.patch('/coffeebatch/coffeebatch-1', { cupping_score: {} }).invalid(because);
      await api
        .get('/coffeebatch/coffeebatch-1')
        .ok('a refused update changes nothing', { cupping_score: 80.25 });
    },
  );

  test(
    'cupping_score has no minimum',
    about('coffeebatch.cupping_score.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'cupping_score has no minimum';
      await api
        .post('/coffeebatch', { ...coffeeBatch, cupping_score: -999999.75 })
        .created(because, { cupping_score: -999999.75 });
      await api.get('/coffeebatch/coffeebatch-1').ok(because, { cupping_score: -999999.75 });
      await api.create('CoffeeBatch', { ...coffeeBatch, id: 'coffeebatch-2' });
      await api
        .patch('/coffeebatch/coffeebatch-2', { cupping_score: -999999.75 })
        .ok(because, { cupping_score: -999999.75 });
      await api.get('/coffeebatch/coffeebatch-2').ok(because, { cupping_score: -999999.75 });
    },
  );

  test(
    'cupping_score has no maximum',
    about('coffeebatch.cupping_score.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'cupping_score has no maximum';
      await api
        .post('/coffeebatch', { ...coffeeBatch, cupping_score: 999999.75 })
        .created(because, { cupping_score: 999999.75 });
      await api.get('/coffeebatch/coffeebatch-1').ok(because, { cupping_score: 999999.75 });
      await api.create('CoffeeBatch', { ...coffeeBatch, id: 'coffeebatch-2' });
      await api
        .patch('/coffeebatch/coffeebatch-2', { cupping_score: 999999.75 })
        .ok(because, { cupping_score: 999999.75 });
      await api.get('/coffeebatch/coffeebatch-2').ok(because, { cupping_score: 999999.75 });
    },
  );

  test(
    'origin_country of digits alone stays a string',
    about(
      'coffeebatch.origin_country.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      const because = '"0042" is a valid value of origin_country';
      await api
        .post('/coffeebatch', { ...coffeeBatch, origin_country: '0042' })
        .created(because, { origin_country: '0042' });
      await api.get('/coffeebatch/coffeebatch-1').ok(because, { origin_country: '0042' });
      await api.create('CoffeeBatch', { ...coffeeBatch, id: 'coffeebatch-2' });
      await api
        .patch('/coffeebatch/coffeebatch-2', { origin_country: '0042' })
        .ok(because, { origin_country: '0042' });
      await api.get('/coffeebatch/coffeebatch-2').ok(because, { origin_country: '0042' });
    },
  );

  test(
    'origin_country keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'coffeebatch.origin_country.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of origin_country';
      await api
        .post('/coffeebatch', { ...coffeeBatch, origin_country: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { origin_country: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/coffeebatch/coffeebatch-1')
        .ok(because, { origin_country: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('CoffeeBatch', { ...coffeeBatch, id: 'coffeebatch-2' });
      await api
        .patch('/coffeebatch/coffeebatch-2', { origin_country: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { origin_country: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/coffeebatch/coffeebatch-2')
        .ok(because, { origin_country: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse an origin_country of a wrong type',
    about(
      'coffeebatch.origin_country.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'origin_country must be a string';
      await api.post('/coffeebatch', { ...coffeeBatch, origin_country: 421337 }).invalid(because);
      await api
        .post('/coffeebatch', { ...coffeeBatch, origin_country: { value: 'text' } })
        .invalid(because);
      await api.get('/coffeebatch/coffeebatch-1').notFound('a refused create stores nothing');
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', { origin_country: 0 }).invalid(because);
      await api.patch('/coffeebatch/coffeebatch-1', { origin_country: {} }).invalid(because);
      await api
        .get('/coffeebatch/coffeebatch-1')
        .ok('a refused update changes nothing', { origin_country: 'mubigi' });
    },
  );

  test(
    'origin_country may be right at its minimum length of 2',
    about(
      'coffeebatch.origin_country.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum length of origin_country is 2, inclusive';
      await api
        .post('/coffeebatch', { ...coffeeBatch, origin_country: 'r ' })
        .created(because, { origin_country: 'r ' });
      await api.get('/coffeebatch/coffeebatch-1').ok(because, { origin_country: 'r ' });
      await api.create('CoffeeBatch', { ...coffeeBatch, id: 'coffeebatch-2' });
      await api
        .patch('/coffeebatch/coffeebatch-2', { origin_country: 'r ' })
        .ok(because, { origin_country: 'r ' });
      await api.get('/coffeebatch/coffeebatch-2').ok(because, { origin_country: 'r ' });
    },
  );

  test(
    'create and update refuse an origin_country below its minimum length of 2',
    about(
      'coffeebatch.origin_country.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'origin_country must have at least 2 characters';
      await api.post('/coffeebatch', { ...coffeeBatch, origin_country: 'n' }).invalid(because);
      await api.get('/coffeebatch/coffeebatch-1').notFound('a refused create stores nothing');
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', { origin_country: 'n' }).invalid(because);
      await api
        .get('/coffeebatch/coffeebatch-1')
        .ok('a refused update changes nothing', { origin_country: 'mubigi' });
    },
  );

  test(
    'origin_country may be right at its maximum length of 50',
    about(
      'coffeebatch.origin_country.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum length of origin_country is 50, inclusive';
      await api
        .post('/coffeebatch', {
          ...coffeeBatch,
          origin_country: 'sunoda dito lutu gorima sani guno naru soratu nud ',
        })
        .created(because, { origin_country: 'sunoda dito lutu gorima sani guno naru soratu nud ' });
      await api
        .get('/coffeebatch/coffeebatch-1')
        .ok(because, { origin_country: 'sunoda dito lutu gorima sani guno naru soratu nud ' });
      await api.create('CoffeeBatch', { ...coffeeBatch, id: 'coffeebatch-2' });
      await api
        .patch('/coffeebatch/coffeebatch-2', {
          origin_country: 'sunoda dito lutu gorima sani guno naru soratu nud ',
        })
        .ok(because, { origin_country: 'sunoda dito lutu gorima sani guno naru soratu nud ' });
      await api
        .get('/coffeebatch/coffeebatch-2')
        .ok(because, { origin_country: 'sunoda dito lutu gorima sani guno naru soratu nud ' });
    },
  );

  test(
    'create and update refuse an origin_country above its maximum length of 50',
    about(
      'coffeebatch.origin_country.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'origin_country must have at most 50 characters';
      await api
        .post('/coffeebatch', {
          ...coffeeBatch,
          origin_country: 'novi mumu saroru barida sabo vutavo tituvi balaria ',
        })
        .invalid(because);
      await api.get('/coffeebatch/coffeebatch-1').notFound('a refused create stores nothing');
      await api.create('CoffeeBatch', coffeeBatch);
      await api
        .patch('/coffeebatch/coffeebatch-1', {
          origin_country: 'novi mumu saroru barida sabo vutavo tituvi balaria ',
        })
        .invalid(because);
      await api
        .get('/coffeebatch/coffeebatch-1')
        .ok('a refused update changes nothing', { origin_country: 'mubigi' });
    },
  );

  test(
    'roast_date may be the leap day 2020-02-29',
    about('coffeebatch.roast_date.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      const because = '"2020-02-29 12:00:00" is a valid value of roast_date';
      await api
        .post('/coffeebatch', { ...coffeeBatch, roast_date: '2020-02-29 12:00:00' })
        .created(because, { roast_date: '2020-02-29 12:00:00' });
      await api
        .get('/coffeebatch/coffeebatch-1')
        .ok(because, { roast_date: '2020-02-29 12:00:00' });
      await api.create('CoffeeBatch', { ...coffeeBatch, id: 'coffeebatch-2' });
      await api
        .patch('/coffeebatch/coffeebatch-2', { roast_date: '2020-02-29 12:00:00' })
        .ok(because, { roast_date: '2020-02-29 12:00:00' });
      await api
        .get('/coffeebatch/coffeebatch-2')
        .ok(because, { roast_date: '2020-02-29 12:00:00' });
    },
  );

  test(
    'create and update refuse a roast_date of a wrong type',
    about(
      'coffeebatch.roast_date.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'roast_date must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/coffeebatch', { ...coffeeBatch, roast_date: 202403 }).invalid(because);
      await api.get('/coffeebatch/coffeebatch-1').notFound('a refused create stores nothing');
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', { roast_date: 0 }).invalid(because);
      await api
        .get('/coffeebatch/coffeebatch-1')
        .ok('a refused update changes nothing', { roast_date: '2024-02-18 15:16:16' });
    },
  );

  test(
    'create and update refuse a roast_date that no calendar or clock has',
    about(
      'coffeebatch.roast_date.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'roast_date must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/coffeebatch', { ...coffeeBatch, roast_date: '2020-02-30 12:00:00' })
        .invalid(because);
      await api
        .post('/coffeebatch', { ...coffeeBatch, roast_date: '2021-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/coffeebatch', { ...coffeeBatch, roast_date: '2024-13-01 15:16:16' })
        .invalid(because);
      await api
        .post('/coffeebatch', { ...coffeeBatch, roast_date: '2024-02-18 24:00:00' })
        .invalid(because);
      await api
        .post('/coffeebatch', { ...coffeeBatch, roast_date: '2020-04-31 12:00:00' })
        .invalid(because);
      await api
        .post('/coffeebatch', { ...coffeeBatch, roast_date: '2020-03-00 12:00:00' })
        .invalid(because);
      await api
        .post('/coffeebatch', { ...coffeeBatch, roast_date: '2021-00-10 12:00:00' })
        .invalid(because);
      await api
        .post('/coffeebatch', { ...coffeeBatch, roast_date: '2024-02-18 10:60:00' })
        .invalid(because);
      await api
        .post('/coffeebatch', { ...coffeeBatch, roast_date: '2024-02-18 10:30:75' })
        .invalid(because);
      await api.get('/coffeebatch/coffeebatch-1').notFound('a refused create stores nothing');
      await api.create('CoffeeBatch', coffeeBatch);
      await api
        .patch('/coffeebatch/coffeebatch-1', { roast_date: '2020-02-30 12:00:00' })
        .invalid(because);
      await api
        .patch('/coffeebatch/coffeebatch-1', { roast_date: '2021-02-29 12:00:00' })
        .invalid(because);
      await api
        .patch('/coffeebatch/coffeebatch-1', { roast_date: '2024-13-01 15:16:16' })
        .invalid(because);
      await api
        .patch('/coffeebatch/coffeebatch-1', { roast_date: '2024-02-18 24:00:00' })
        .invalid(because);
      await api
        .get('/coffeebatch/coffeebatch-1')
        .ok('a refused update changes nothing', { roast_date: '2024-02-18 15:16:16' });
    },
  );

  test(
    'create and update refuse a roast_date in another format',
    about(
      'coffeebatch.roast_date.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'roast_date must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/coffeebatch', { ...coffeeBatch, roast_date: '2024-02-18T15:16:16Z' })
        .invalid(because);
      await api.post('/coffeebatch', { ...coffeeBatch, roast_date: '2024-02-18' }).invalid(because);
      await api.post('/coffeebatch', { ...coffeeBatch, roast_date: 'not a date' }).invalid(because);
      await api
        .post('/coffeebatch', { ...coffeeBatch, roast_date: '2024-02-18T15:16:16' })
        .invalid(because);
      await api
        .post('/coffeebatch', { ...coffeeBatch, roast_date: '2024-02-18 15:16' })
        .invalid(because);
      await api
        .post('/coffeebatch', { ...coffeeBatch, roast_date: '2024-02-18 15:16:16.125' })
        .invalid(because);
      await api
        .post('/coffeebatch', { ...coffeeBatch, roast_date: '2024-02-18 15:16:16+02:00' })
        .invalid(because);
      await api.get('/coffeebatch/coffeebatch-1').notFound('a refused create stores nothing');
      await api.create('CoffeeBatch', coffeeBatch);
      await api
        .patch('/coffeebatch/coffeebatch-1', { roast_date: '2024-02-18T15:16:16Z' })
        .invalid(because);
      await api.patch('/coffeebatch/coffeebatch-1', { roast_date: '2024-02-18' }).invalid(because);
      await api.patch('/coffeebatch/coffeebatch-1', { roast_date: 'not a date' }).invalid(because);
      await api
        .patch('/coffeebatch/coffeebatch-1', { roast_date: '2024-02-18T15:16:16' })
        .invalid(because);
      await api
        .get('/coffeebatch/coffeebatch-1')
        .ok('a refused update changes nothing', { roast_date: '2024-02-18 15:16:16' });
    },
  );

  test(
    'roast_date may be right at its first moment of 2020-01-01 00:00:00',
    about(
      'coffeebatch.roast_date.accepts-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the first moment of roast_date is 2020-01-01 00:00:00, inclusive';
      await api
        .post('/coffeebatch', { ...coffeeBatch, roast_date: '2020-01-01 00:00:00' })
        .created(because, { roast_date: '2020-01-01 00:00:00' });
      await api
        .get('/coffeebatch/coffeebatch-1')
        .ok(because, { roast_date: '2020-01-01 00:00:00' });
      await api.create('CoffeeBatch', { ...coffeeBatch, id: 'coffeebatch-2' });
      await api
        .patch('/coffeebatch/coffeebatch-2', { roast_date: '2020-01-01 00:00:00' })
        .ok(because, { roast_date: '2020-01-01 00:00:00' });
      await api
        .get('/coffeebatch/coffeebatch-2')
        .ok(because, { roast_date: '2020-01-01 00:00:00' });
    },
  );

  test(
    'create and update refuse a roast_date before its first moment of 2020-01-01 00:00:00',
    about(
      'coffeebatch.roast_date.rejects-before-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'roast_date must not be before 2020-01-01 00:00:00';
      await api
        .post('/coffeebatch', { ...coffeeBatch, roast_date: '2019-12-31 23:59:59' })
        .invalid(because);
      await api.get('/coffeebatch/coffeebatch-1').notFound('a refused create stores nothing');
      await api.create('CoffeeBatch', coffeeBatch);
      await api
        .patch('/coffeebatch/coffeebatch-1', { roast_date: '2019-12-31 23:59:59' })
        .invalid(because);
      await api
        .get('/coffeebatch/coffeebatch-1')
        .ok('a refused update changes nothing', { roast_date: '2024-02-18 15:16:16' });
    },
  );

  test(
    'roast_date may be right at its last moment of 2026-12-31 23:59:59',
    about(
      'coffeebatch.roast_date.accepts-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the last moment of roast_date is 2026-12-31 23:59:59, inclusive';
      await api
        .post('/coffeebatch', { ...coffeeBatch, roast_date: '2026-12-31 23:59:59' })
        .created(because, { roast_date: '2026-12-31 23:59:59' });
      await api
        .get('/coffeebatch/coffeebatch-1')
        .ok(because, { roast_date: '2026-12-31 23:59:59' });
      await api.create('CoffeeBatch', { ...coffeeBatch, id: 'coffeebatch-2' });
      await api
        .patch('/coffeebatch/coffeebatch-2', { roast_date: '2026-12-31 23:59:59' })
        .ok(because, { roast_date: '2026-12-31 23:59:59' });
      await api
        .get('/coffeebatch/coffeebatch-2')
        .ok(because, { roast_date: '2026-12-31 23:59:59' });
    },
  );

  test(
    'create and update refuse a roast_date after its last moment of 2026-12-31 23:59:59',
    about(
      'coffeebatch.roast_date.rejects-after-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'roast_date must not be after 2026-12-31 23:59:59';
      await api
        .post('/coffeebatch', { ...coffeeBatch, roast_date: '2027-01-01 00:00:00' })
        .invalid(because);
      await api.get('/coffeebatch/coffeebatch-1').notFound('a refused create stores nothing');
      await api.create('CoffeeBatch', coffeeBatch);
      await api
        .patch('/coffeebatch/coffeebatch-1', { roast_date: '2027-01-01 00:00:00' })
        .invalid(because);
      await api
        .get('/coffeebatch/coffeebatch-1')
        .ok('a refused update changes nothing', { roast_date: '2024-02-18 15:16:16' });
    },
  );

  test(
    'create and update refuse a roast_level of a wrong type',
    about(
      'coffeebatch.roast_level.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'roast_level must be one of light, medium, dark, espresso';
      await api.post('/coffeebatch', { ...coffeeBatch, roast_level: 421337 }).invalid(because);
      await api
        .post('/coffeebatch', { ...coffeeBatch, roast_level: { value: 'text' } })
        .invalid(because);
      await api.get('/coffeebatch/coffeebatch-1').notFound('a refused create stores nothing');
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', { roast_level: 0 }).invalid(because);
      await api.patch('/coffeebatch/coffeebatch-1', { roast_level: {} }).invalid(because);
      await api
        .get('/coffeebatch/coffeebatch-1')
        .ok('a refused update changes nothing', { roast_level: 'light' });
    },
  );

  test(
    'create and update refuse a status of a wrong type',
    about(
      'coffeebatch.status.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'status must be one of processing, roasted, quality_checked, ready_for_sale';
      await api.post('/coffeebatch', { ...coffeeBatch, status: 421337 }).invalid(because);
      await api
        .post('/coffeebatch', { ...coffeeBatch, status: { value: 'text' } })
        .invalid(because);
      await api.get('/coffeebatch/coffeebatch-1').notFound('a refused create stores nothing');
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', { status: 0 }).invalid(because);
      await api.patch('/coffeebatch/coffeebatch-1', { status: {} }).invalid(because);
      await api
        .get('/coffeebatch/coffeebatch-1')
        .ok('a refused update changes nothing', { status: 'quality_checked' });
    },
  );

  test(
    'weight_kg may be the whole number 0',
    about('coffeebatch.weight_kg.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of weight_kg';
      await api
        .post('/coffeebatch', { ...coffeeBatch, weight_kg: 0 })
        .created(because, { weight_kg: 0 });
      await api.get('/coffeebatch/coffeebatch-1').ok(because, { weight_kg: 0 });
      await api.create('CoffeeBatch', { ...coffeeBatch, id: 'coffeebatch-2' });
      await api.patch('/coffeebatch/coffeebatch-2', { weight_kg: 0 }).ok(because, { weight_kg: 0 });
      await api.get('/coffeebatch/coffeebatch-2').ok(because, { weight_kg: 0 });
    },
  );

  test(
    'weight_kg keeps three decimals',
    about('coffeebatch.weight_kg.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of weight_kg';
      await api
        .post('/coffeebatch', { ...coffeeBatch, weight_kg: 12.375 })
        .created(because, { weight_kg: 12.375 });
      await api.get('/coffeebatch/coffeebatch-1').ok(because, { weight_kg: 12.375 });
      await api.create('CoffeeBatch', { ...coffeeBatch, id: 'coffeebatch-2' });
      await api
        .patch('/coffeebatch/coffeebatch-2', { weight_kg: 12.375 })
        .ok(because, { weight_kg: 12.375 });
      await api.get('/coffeebatch/coffeebatch-2').ok(because, { weight_kg: 12.375 });
    },
  );

  test(
    'create and update refuse a weight_kg of a wrong type',
    about(
      'coffeebatch.weight_kg.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'weight_kg must be a number';
      await api.post('/coffeebatch', { ...coffeeBatch, weight_kg: 'abc' }).invalid(because);
      await api
        .post('/coffeebatch', { ...coffeeBatch, weight_kg: { value: 'text' } })
        .invalid(because);
      await api.get('/coffeebatch/coffeebatch-1').notFound('a refused create stores nothing');
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', { weight_kg: 'abc' }).invalid(because);
      await api.patch('/coffeebatch/coffeebatch-1', { weight_kg: {} }).invalid(because);
      await api
        .get('/coffeebatch/coffeebatch-1')
        .ok('a refused update changes nothing', { weight_kg: 89.25 });
    },
  );

  test(
    'weight_kg has no minimum',
    about('coffeebatch.weight_kg.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'weight_kg has no minimum';
      await api
        .post('/coffeebatch', { ...coffeeBatch, weight_kg: -999999.75 })
        .created(because, { weight_kg: -999999.75 });
      await api.get('/coffeebatch/coffeebatch-1').ok(because, { weight_kg: -999999.75 });
      await api.create('CoffeeBatch', { ...coffeeBatch, id: 'coffeebatch-2' });
      await api
        .patch('/coffeebatch/coffeebatch-2', { weight_kg: -999999.75 })
        .ok(because, { weight_kg: -999999.75 });
      await api.get('/coffeebatch/coffeebatch-2').ok(because, { weight_kg: -999999.75 });
    },
  );

  test(
    'weight_kg has no maximum',
    about('coffeebatch.weight_kg.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'weight_kg has no maximum';
      await api
        .post('/coffeebatch', { ...coffeeBatch, weight_kg: 999999.75 })
        .created(because, { weight_kg: 999999.75 });
      await api.get('/coffeebatch/coffeebatch-1').ok(because, { weight_kg: 999999.75 });
      await api.create('CoffeeBatch', { ...coffeeBatch, id: 'coffeebatch-2' });
      await api
        .patch('/coffeebatch/coffeebatch-2', { weight_kg: 999999.75 })
        .ok(because, { weight_kg: 999999.75 });
      await api.get('/coffeebatch/coffeebatch-2').ok(because, { weight_kg: 999999.75 });
    },
  );
});

test.describe('CoffeeBatch: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'roast_level may be light, medium, dark, espresso',
    about(
      'coffeebatch.roast_level.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of CoffeeBatchRoastLevel';
      await api.post('/coffeebatch', coffeeBatch).created(because, { roast_level: 'light' });
      await api
        .patch('/coffeebatch/coffeebatch-1', { roast_level: 'medium' })
        .ok(because, { roast_level: 'medium' });
      await api
        .patch('/coffeebatch/coffeebatch-1', { roast_level: 'dark' })
        .ok(because, { roast_level: 'dark' });
      await api
        .patch('/coffeebatch/coffeebatch-1', { roast_level: 'espresso' })
        .ok(because, { roast_level: 'espresso' });
      await api.get('/coffeebatch/coffeebatch-1').ok(because, { roast_level: 'espresso' });
      await api
        .patch('/coffeebatch/coffeebatch-1', { roast_level: 'light' })
        .ok(because, { roast_level: 'light' });
    },
  );

  test(
    'create and update refuse a roast_level that CoffeeBatchRoastLevel does not list, such as unheard_of',
    about(
      'coffeebatch.roast_level.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'roast_level must be one of light, medium, dark, espresso';
      await api
        .post('/coffeebatch', { ...coffeeBatch, roast_level: 'unheard_of' })
        .invalid(because);
      await api.post('/coffeebatch', { ...coffeeBatch, roast_level: 'light ' }).invalid(because);
      await api.post('/coffeebatch', { ...coffeeBatch, roast_level: 'ligh' }).invalid(because);
      await api.get('/coffeebatch/coffeebatch-1').notFound('a refused create stores nothing');
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', { roast_level: 'unheard_of' }).invalid(because);
      await api
        .get('/coffeebatch/coffeebatch-1')
        .ok('a refused update changes nothing', { roast_level: 'light' });
    },
  );

  test(
    'create and update refuse the roast_level LIGHT, as upper and lower case differ',
    about(
      'coffeebatch.roast_level.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'roast_level must be one of light, medium, dark, espresso';
      await api.post('/coffeebatch', { ...coffeeBatch, roast_level: 'LIGHT' }).invalid(because);
      await api.get('/coffeebatch/coffeebatch-1').notFound('a refused create stores nothing');
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', { roast_level: 'LIGHT' }).invalid(because);
      await api
        .get('/coffeebatch/coffeebatch-1')
        .ok('a refused update changes nothing', { roast_level: 'light' });
    },
  );

  test(
    'status may be processing, roasted, quality_checked, ready_for_sale',
    about(
      'coffeebatch.status.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of CoffeeBatchStatus';
      await api
        .post('/coffeebatch', { ...coffeeBatch, status: 'processing' })
        .created(because, { status: 'processing' });
      await api
        .patch('/coffeebatch/coffeebatch-1', { status: 'roasted' })
        .ok(because, { status: 'roasted' });
      await api
        .patch('/coffeebatch/coffeebatch-1', { status: 'quality_checked' })
        .ok(because, { status: 'quality_checked' });
      await api
        .patch('/coffeebatch/coffeebatch-1', { status: 'ready_for_sale' })
        .ok(because, { status: 'ready_for_sale' });
      await api.get('/coffeebatch/coffeebatch-1').ok(because, { status: 'ready_for_sale' });
      await api
        .patch('/coffeebatch/coffeebatch-1', { status: 'processing' })
        .ok(because, { status: 'processing' });
    },
  );

  test(
    'create and update refuse a status that CoffeeBatchStatus does not list, such as unheard_of',
    about(
      'coffeebatch.status.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'status must be one of processing, roasted, quality_checked, ready_for_sale';
      await api.post('/coffeebatch', { ...coffeeBatch, status: 'unheard_of' }).invalid(because);
      await api.post('/coffeebatch', { ...coffeeBatch, status: 'processing ' }).invalid(because);
      await api.post('/coffeebatch', { ...coffeeBatch, status: 'processin' }).invalid(because);
      await api.get('/coffeebatch/coffeebatch-1').notFound('a refused create stores nothing');
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', { status: 'unheard_of' }).invalid(because);
      await api
        .get('/coffeebatch/coffeebatch-1')
        .ok('a refused update changes nothing', { status: 'quality_checked' });
    },
  );

  test(
    'create and update refuse the status PROCESSING, as upper and lower case differ',
    about(
      'coffeebatch.status.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'status must be one of processing, roasted, quality_checked, ready_for_sale';
      await api.post('/coffeebatch', { ...coffeeBatch, status: 'PROCESSING' }).invalid(because);
      await api.get('/coffeebatch/coffeebatch-1').notFound('a refused create stores nothing');
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', { status: 'PROCESSING' }).invalid(because);
      await api
        .get('/coffeebatch/coffeebatch-1')
        .ok('a refused update changes nothing', { status: 'quality_checked' });
    },
  );
});
