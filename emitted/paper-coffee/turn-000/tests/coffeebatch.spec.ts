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
      await api.post('/coffeebatch', {
        body: coffeeBatch,
        status: [200, 201],
        answer: coffeeBatch,
        because: 'create answers the object that was sent',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: coffeeBatch,
        because: 'read answers the object that was created',
      });
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, id: 'coffeebatch-2' },
        status: [200, 201],
        answer: { id: 'coffeebatch-2' },
        because: 'objects may be alike in everything but their ids',
      });
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
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: {
          batch_number: 'buboga',
          cupping_score: 72.75,
          origin_country: 'buvumu',
          roast_date: '2021-04-06 15:00:08',
          roast_level: 'espresso',
          status: 'ready_for_sale',
          weight_kg: 27.25,
        },
        status: [200],
        answer: {
          batch_number: 'buboga',
          cupping_score: 72.75,
          id: 'coffeebatch-1',
          origin_country: 'buvumu',
          roast_date: '2021-04-06 15:00:08',
          roast_level: 'espresso',
          status: 'ready_for_sale',
          weight_kg: 27.25,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: {
          batch_number: 'buboga',
          cupping_score: 72.75,
          origin_country: 'buvumu',
          roast_date: '2021-04-06 15:00:08',
          roast_level: 'espresso',
          status: 'ready_for_sale',
          weight_kg: 27.25,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('coffeebatch.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: {
          id: 'coffeebatch-1',
          batch_number: 'buboga',
          cupping_score: 72.75,
          origin_country: 'buvumu',
          roast_date: '2021-04-06 15:00:08',
          roast_level: 'espresso',
          status: 'ready_for_sale',
          weight_kg: 27.25,
        },
        status: [200],
        answer: {
          id: 'coffeebatch-1',
          batch_number: 'buboga',
          cupping_score: 72.75,
          origin_country: 'buvumu',
          roast_date: '2021-04-06 15:00:08',
          roast_level: 'espresso',
          status: 'ready_for_sale',
          weight_kg: 27.25,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: {
          id: 'coffeebatch-1',
          batch_number: 'buboga',
          cupping_score: 72.75,
          origin_country: 'buvumu',
          roast_date: '2021-04-06 15:00:08',
          roast_level: 'espresso',
          status: 'ready_for_sale',
          weight_kg: 27.25,
        },
        because: 'the id is the one that the object has',
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
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { batch_number: 'buboga', weight_kg: 'abc' },
        status: [400, 422],
        because: 'weight_kg must be a number',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: coffeeBatch,
        because: 'a refused update changes nothing',
      });
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
      await api.create('CoffeeBatch', coffeeBatch);
      await api.delete('/coffeebatch/coffeebatch-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/coffeebatch/coffeebatch-1', { status: [404], because: 'it was deleted' });
      await api.get('/coffeebatch', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no CoffeeBatch has',
    about('coffeebatch.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('CoffeeBatch', coffeeBatch);
      await api.get('/coffeebatch/coffeebatch-unknown', {
        status: [404],
        because: 'no CoffeeBatch has the id coffeebatch-unknown',
      });
      await api.patch('/coffeebatch/coffeebatch-unknown', {
        body: {
          batch_number: 'buboga',
          cupping_score: 72.75,
          origin_country: 'buvumu',
          roast_date: '2021-04-06 15:00:08',
          roast_level: 'espresso',
          status: 'ready_for_sale',
          weight_kg: 27.25,
        },
        status: [404],
        because: 'no CoffeeBatch has the id coffeebatch-unknown',
      });
      await api.delete('/coffeebatch/coffeebatch-unknown', {
        status: [404],
        because: 'no CoffeeBatch has the id coffeebatch-unknown',
      });
      await api.get('/coffeebatch', {
        status: [200],
        answer: [{ id: 'coffeebatch-1' }],
        because: 'requests for an unknown id change nothing',
      });
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
      await api.get('/coffeebatch', {
        status: [200],
        answer: [
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
        ],
        because: 'three objects were created',
      });
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
      await api.patch('/coffeebatch/coffeebatch-2', {
        body: {
          id: 'coffeebatch-2',
          batch_number: 'buboga',
          cupping_score: 72.75,
          origin_country: 'buvumu',
          roast_date: '2021-04-06 15:00:08',
          roast_level: 'espresso',
          status: 'ready_for_sale',
          weight_kg: 27.25,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: coffeeBatch,
        because: 'another object was updated',
      });
      await api.get('/coffeebatch/coffeebatch-2', {
        status: [200],
        answer: {
          batch_number: 'buboga',
          cupping_score: 72.75,
          id: 'coffeebatch-2',
          origin_country: 'buvumu',
          roast_date: '2021-04-06 15:00:08',
          roast_level: 'espresso',
          status: 'ready_for_sale',
          weight_kg: 27.25,
        },
        because: 'the update is stored',
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
      await api.delete('/coffeebatch/coffeebatch-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/coffeebatch/coffeebatch-2', {
        status: [200],
        answer: {
          batch_number: 'buboga',
          cupping_score: 72.75,
          id: 'coffeebatch-2',
          origin_country: 'buvumu',
          roast_date: '2021-04-06 15:00:08',
          roast_level: 'espresso',
          status: 'ready_for_sale',
          weight_kg: 27.25,
        },
        because: 'another object was deleted',
      });
      await api.get('/coffeebatch', {
        status: [200],
        answer: [{ id: 'coffeebatch-2' }],
        because: 'one of two objects was deleted',
      });
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
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/coffeebatch', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/coffeebatch/coffeebatch-1', { status: [404], because: 'reset removed it' });
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
      await api.create('CoffeeBatch', { ...coffeeBatch, id: 'same-1' });
      await api.create('Subscription', { ...subscription, id: 'same-1' });
      await api.get('/coffeebatch', {
        status: [200],
        answer: [{ id: 'same-1' }],
        because: 'a list holds the objects of one entity alone',
      });
      await api.get('/subscription', {
        status: [200],
        answer: [{ id: 'same-1' }],
        because: 'a list holds the objects of one entity alone',
      });
      await api.delete('/subscription/same-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/subscription/same-1', {
        status: [404],
        because: 'only CoffeeBatch has the id same-1 now',
      });
      await api.get('/coffeebatch/same-1', {
        status: [200],
        answer: { ...coffeeBatch, id: 'same-1' },
        because: 'only the Subscription was deleted',
      });
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
      await api.post('/coffeebatch', {
        body: without(coffeeBatch, 'batch_number'),
        status: [400, 422],
        because: 'batch_number is required and has no default',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create accepts a CoffeeBatch without cupping_score, which is optional',
    about('coffeebatch.cupping_score.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/coffeebatch', {
        body: without(coffeeBatch, 'cupping_score'),
        status: [200, 201],
        answer: { cupping_score: null },
        because: 'cupping_score is optional',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: { cupping_score: null },
        because: 'cupping_score is optional',
      });
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
      await api.post('/coffeebatch', {
        body: without(coffeeBatch, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/coffeebatch', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
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
      await api.post('/coffeebatch', {
        body: without(coffeeBatch, 'origin_country'),
        status: [400, 422],
        because: 'origin_country is required and has no default',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
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
      await api.post('/coffeebatch', {
        body: without(coffeeBatch, 'roast_date'),
        status: [400, 422],
        because: 'roast_date is required and has no default',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'roast_level is "medium" when a create leaves it out',
    about('coffeebatch.roast_level.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/coffeebatch', {
        body: without(coffeeBatch, 'roast_level'),
        status: [200, 201],
        answer: { roast_level: 'medium' },
        because: 'the default of roast_level is "medium"',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: { roast_level: 'medium' },
        because: 'the default of roast_level is "medium"',
      });
    },
  );

  test(
    'status is "processing" when a create leaves it out',
    about('coffeebatch.status.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/coffeebatch', {
        body: without(coffeeBatch, 'status'),
        status: [200, 201],
        answer: { status: 'processing' },
        because: 'the default of status is "processing"',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: { status: 'processing' },
        because: 'the default of status is "processing"',
      });
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
      await api.post('/coffeebatch', {
        body: without(coffeeBatch, 'weight_kg'),
        status: [400, 422],
        because: 'weight_kg is required and has no default',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'update of batch_number or weight_kg alone leaves every other field as it is',
    about('coffeebatch.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { batch_number: 'buboga' },
        status: [200],
        answer: { ...coffeeBatch, batch_number: 'buboga' },
        because: 'an update touches only what it carries',
      });
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { weight_kg: 27.25 },
        status: [200],
        answer: { ...coffeeBatch, batch_number: 'buboga', weight_kg: 27.25 },
        because: 'an update touches only what it carries',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: { ...coffeeBatch, batch_number: 'buboga', weight_kg: 27.25 },
        because: 'an update touches only what it carries',
      });
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
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, batch_number: null },
        status: [400, 422],
        because: 'batch_number must not be null',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { batch_number: null },
        status: [400, 422],
        because: 'batch_number must not be null',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: { batch_number: 'sosum' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, cupping_score: null },
        status: [400, 422],
        because: 'cupping_score must not be null',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { cupping_score: null },
        status: [400, 422],
        because: 'cupping_score must not be null',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: { cupping_score: 80.25 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, origin_country: null },
        status: [400, 422],
        because: 'origin_country must not be null',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { origin_country: null },
        status: [400, 422],
        because: 'origin_country must not be null',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: { origin_country: 'mubigi' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, roast_date: null },
        status: [400, 422],
        because: 'roast_date must not be null',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { roast_date: null },
        status: [400, 422],
        because: 'roast_date must not be null',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: { roast_date: '2024-02-18 15:16:16' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, roast_level: null },
        status: [400, 422],
        because: 'roast_level must not be null',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { roast_level: null },
        status: [400, 422],
        because: 'roast_level must not be null',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: { roast_level: 'light' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, status: null },
        status: [400, 422],
        because: 'status must not be null',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { status: null },
        status: [400, 422],
        because: 'status must not be null',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: { status: 'quality_checked' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, weight_kg: null },
        status: [400, 422],
        because: 'weight_kg must not be null',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { weight_kg: null },
        status: [400, 422],
        because: 'weight_kg must not be null',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: { weight_kg: 89.25 },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('CoffeeBatch: types and bounds', () => {
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
    'create and update refuse a batch_number of a wrong type',
    about(
      'coffeebatch.batch_number.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, batch_number: 421337 },
        status: [400, 422],
        because: 'batch_number must be a string',
      });
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, batch_number: { value: 'text' } },
        status: [400, 422],
        because: 'batch_number must be a string',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { batch_number: 421337 },
        status: [400, 422],
        because: 'batch_number must be a string',
      });
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { batch_number: { value: 'text' } },
        status: [400, 422],
        because: 'batch_number must be a string',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: { batch_number: 'sosum' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, batch_number: 'labua' },
        status: [200, 201],
        answer: { batch_number: 'labua' },
        because: 'the minimum length of batch_number is 5, inclusive',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: { batch_number: 'labua' },
        because: 'the minimum length of batch_number is 5, inclusive',
      });
      await api.create('CoffeeBatch', { ...coffeeBatch, id: 'coffeebatch-2' });
      await api.patch('/coffeebatch/coffeebatch-2', {
        body: { batch_number: 'labua' },
        status: [200],
        answer: { batch_number: 'labua' },
        because: 'the minimum length of batch_number is 5, inclusive',
      });
      await api.get('/coffeebatch/coffeebatch-2', {
        status: [200],
        answer: { batch_number: 'labua' },
        because: 'the minimum length of batch_number is 5, inclusive',
      });
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
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, batch_number: 'tana' },
        status: [400, 422],
        because: 'batch_number must have at least 5 characters',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { batch_number: 'tana' },
        status: [400, 422],
        because: 'batch_number must have at least 5 characters',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: { batch_number: 'sosum' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, batch_number: 'tosalo vado tuladu m' },
        status: [200, 201],
        answer: { batch_number: 'tosalo vado tuladu m' },
        because: 'the maximum length of batch_number is 20, inclusive',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: { batch_number: 'tosalo vado tuladu m' },
        because: 'the maximum length of batch_number is 20, inclusive',
      });
      await api.create('CoffeeBatch', { ...coffeeBatch, id: 'coffeebatch-2' });
      await api.patch('/coffeebatch/coffeebatch-2', {
        body: { batch_number: 'tosalo vado tuladu m' },
        status: [200],
        answer: { batch_number: 'tosalo vado tuladu m' },
        because: 'the maximum length of batch_number is 20, inclusive',
      });
      await api.get('/coffeebatch/coffeebatch-2', {
        status: [200],
        answer: { batch_number: 'tosalo vado tuladu m' },
        because: 'the maximum length of batch_number is 20, inclusive',
      });
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
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, batch_number: 'numo vita ritu sovasi' },
        status: [400, 422],
        because: 'batch_number must have at most 20 characters',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { batch_number: 'numo vita ritu sovasi' },
        status: [400, 422],
        because: 'batch_number must have at most 20 characters',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: { batch_number: 'sosum' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'cupping_score may be the whole number 0',
    about('coffeebatch.cupping_score.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, cupping_score: 0 },
        status: [200, 201],
        answer: { cupping_score: 0 },
        because: '0 is a valid value of cupping_score',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: { cupping_score: 0 },
        because: '0 is a valid value of cupping_score',
      });
      await api.create('CoffeeBatch', { ...coffeeBatch, id: 'coffeebatch-2' });
      await api.patch('/coffeebatch/coffeebatch-2', {
        body: { cupping_score: 0 },
        status: [200],
        answer: { cupping_score: 0 },
        because: '0 is a valid value of cupping_score',
      });
      await api.get('/coffeebatch/coffeebatch-2', {
        status: [200],
        answer: { cupping_score: 0 },
        because: '0 is a valid value of cupping_score',
      });
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
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, cupping_score: 'abc' },
        status: [400, 422],
        because: 'cupping_score must be a number',
      });
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, cupping_score: { value: 'text' } },
        status: [400, 422],
        because: 'cupping_score must be a number',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { cupping_score: 'abc' },
        status: [400, 422],
        because: 'cupping_score must be a number',
      });
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { cupping_score: { value: 'text' } },
        status: [400, 422],
        because: 'cupping_score must be a number',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: { cupping_score: 80.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'cupping_score has no minimum',
    about('coffeebatch.cupping_score.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, cupping_score: -999999.75 },
        status: [200, 201],
        answer: { cupping_score: -999999.75 },
        because: 'cupping_score has no minimum',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: { cupping_score: -999999.75 },
        because: 'cupping_score has no minimum',
      });
      await api.create('CoffeeBatch', { ...coffeeBatch, id: 'coffeebatch-2' });
      await api.patch('/coffeebatch/coffeebatch-2', {
        body: { cupping_score: -999999.75 },
        status: [200],
        answer: { cupping_score: -999999.75 },
        because: 'cupping_score has no minimum',
      });
      await api.get('/coffeebatch/coffeebatch-2', {
        status: [200],
        answer: { cupping_score: -999999.75 },
        because: 'cupping_score has no minimum',
      });
    },
  );

  test(
    'cupping_score has no maximum',
    about('coffeebatch.cupping_score.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, cupping_score: 999999.75 },
        status: [200, 201],
        answer: { cupping_score: 999999.75 },
        because: 'cupping_score has no maximum',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: { cupping_score: 999999.75 },
        because: 'cupping_score has no maximum',
      });
      await api.create('CoffeeBatch', { ...coffeeBatch, id: 'coffeebatch-2' });
      await api.patch('/coffeebatch/coffeebatch-2', {
        body: { cupping_score: 999999.75 },
        status: [200],
        answer: { cupping_score: 999999.75 },
        because: 'cupping_score has no maximum',
      });
      await api.get('/coffeebatch/coffeebatch-2', {
        status: [200],
        answer: { cupping_score: 999999.75 },
        because: 'cupping_score has no maximum',
      });
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
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, origin_country: '0042' },
        status: [200, 201],
        answer: { origin_country: '0042' },
        because: '"0042" is a valid value of origin_country',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: { origin_country: '0042' },
        because: '"0042" is a valid value of origin_country',
      });
      await api.create('CoffeeBatch', { ...coffeeBatch, id: 'coffeebatch-2' });
      await api.patch('/coffeebatch/coffeebatch-2', {
        body: { origin_country: '0042' },
        status: [200],
        answer: { origin_country: '0042' },
        because: '"0042" is a valid value of origin_country',
      });
      await api.get('/coffeebatch/coffeebatch-2', {
        status: [200],
        answer: { origin_country: '0042' },
        because: '"0042" is a valid value of origin_country',
      });
    },
  );

  test(
    'origin_country keeps spaces, quotes, accents and symbols',
    about(
      'coffeebatch.origin_country.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, origin_country: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { origin_country: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of origin_country',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: { origin_country: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of origin_country',
      });
      await api.create('CoffeeBatch', { ...coffeeBatch, id: 'coffeebatch-2' });
      await api.patch('/coffeebatch/coffeebatch-2', {
        body: { origin_country: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { origin_country: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of origin_country',
      });
      await api.get('/coffeebatch/coffeebatch-2', {
        status: [200],
        answer: { origin_country: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of origin_country',
      });
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
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, origin_country: 421337 },
        status: [400, 422],
        because: 'origin_country must be a string',
      });
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, origin_country: { value: 'text' } },
        status: [400, 422],
        because: 'origin_country must be a string',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { origin_country: 421337 },
        status: [400, 422],
        because: 'origin_country must be a string',
      });
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { origin_country: { value: 'text' } },
        status: [400, 422],
        because: 'origin_country must be a string',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: { origin_country: 'mubigi' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, origin_country: 'ru' },
        status: [200, 201],
        answer: { origin_country: 'ru' },
        because: 'the minimum length of origin_country is 2, inclusive',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: { origin_country: 'ru' },
        because: 'the minimum length of origin_country is 2, inclusive',
      });
      await api.create('CoffeeBatch', { ...coffeeBatch, id: 'coffeebatch-2' });
      await api.patch('/coffeebatch/coffeebatch-2', {
        body: { origin_country: 'ru' },
        status: [200],
        answer: { origin_country: 'ru' },
        because: 'the minimum length of origin_country is 2, inclusive',
      });
      await api.get('/coffeebatch/coffeebatch-2', {
        status: [200],
        answer: { origin_country: 'ru' },
        because: 'the minimum length of origin_country is 2, inclusive',
      });
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
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, origin_country: 'n' },
        status: [400, 422],
        because: 'origin_country must have at least 2 characters',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { origin_country: 'n' },
        status: [400, 422],
        because: 'origin_country must have at least 2 characters',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: { origin_country: 'mubigi' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeebatch', {
        body: {
          ...coffeeBatch,
          origin_country: 'sunoda dito lutu gorima sani guno naru soratu nudo',
        },
        status: [200, 201],
        answer: { origin_country: 'sunoda dito lutu gorima sani guno naru soratu nudo' },
        because: 'the maximum length of origin_country is 50, inclusive',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: { origin_country: 'sunoda dito lutu gorima sani guno naru soratu nudo' },
        because: 'the maximum length of origin_country is 50, inclusive',
      });
      await api.create('CoffeeBatch', { ...coffeeBatch, id: 'coffeebatch-2' });
      await api.patch('/coffeebatch/coffeebatch-2', {
        body: { origin_country: 'sunoda dito lutu gorima sani guno naru soratu nudo' },
        status: [200],
        answer: { origin_country: 'sunoda dito lutu gorima sani guno naru soratu nudo' },
        because: 'the maximum length of origin_country is 50, inclusive',
      });
      await api.get('/coffeebatch/coffeebatch-2', {
        status: [200],
        answer: { origin_country: 'sunoda dito lutu gorima sani guno naru soratu nudo' },
        because: 'the maximum length of origin_country is 50, inclusive',
      });
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
      await api.post('/coffeebatch', {
        body: {
          ...coffeeBatch,
          origin_country: 'novi mumu saroru barida sabo vutavo tituvi balari v',
        },
        status: [400, 422],
        because: 'origin_country must have at most 50 characters',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { origin_country: 'novi mumu saroru barida sabo vutavo tituvi balari v' },
        status: [400, 422],
        because: 'origin_country must have at most 50 characters',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: { origin_country: 'mubigi' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'roast_date may be the leap day 2020-02-29',
    about('coffeebatch.roast_date.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, roast_date: '2020-02-29 12:00:00' },
        status: [200, 201],
        answer: { roast_date: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of roast_date',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: { roast_date: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of roast_date',
      });
      await api.create('CoffeeBatch', { ...coffeeBatch, id: 'coffeebatch-2' });
      await api.patch('/coffeebatch/coffeebatch-2', {
        body: { roast_date: '2020-02-29 12:00:00' },
        status: [200],
        answer: { roast_date: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of roast_date',
      });
      await api.get('/coffeebatch/coffeebatch-2', {
        status: [200],
        answer: { roast_date: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of roast_date',
      });
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
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, roast_date: 202403 },
        status: [400, 422],
        because: 'roast_date must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { roast_date: 202403 },
        status: [400, 422],
        because: 'roast_date must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: { roast_date: '2024-02-18 15:16:16' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, roast_date: '2020-02-30 12:00:00' },
        status: [400, 422],
        because: 'roast_date must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, roast_date: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'roast_date must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, roast_date: '2024-13-01 15:16:16' },
        status: [400, 422],
        because: 'roast_date must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, roast_date: '2024-02-18 25:00:00' },
        status: [400, 422],
        because: 'roast_date must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { roast_date: '2020-02-30 12:00:00' },
        status: [400, 422],
        because: 'roast_date must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { roast_date: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'roast_date must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { roast_date: '2024-13-01 15:16:16' },
        status: [400, 422],
        because: 'roast_date must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { roast_date: '2024-02-18 25:00:00' },
        status: [400, 422],
        because: 'roast_date must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: { roast_date: '2024-02-18 15:16:16' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, roast_date: '2024-02-18T15:16:16Z' },
        status: [400, 422],
        because: 'roast_date must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, roast_date: '2024-02-18' },
        status: [400, 422],
        because: 'roast_date must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, roast_date: 'not a date' },
        status: [400, 422],
        because: 'roast_date must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { roast_date: '2024-02-18T15:16:16Z' },
        status: [400, 422],
        because: 'roast_date must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { roast_date: '2024-02-18' },
        status: [400, 422],
        because: 'roast_date must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { roast_date: 'not a date' },
        status: [400, 422],
        because: 'roast_date must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: { roast_date: '2024-02-18 15:16:16' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, roast_date: '2020-01-01 00:00:00' },
        status: [200, 201],
        answer: { roast_date: '2020-01-01 00:00:00' },
        because: 'the first moment of roast_date is 2020-01-01 00:00:00, inclusive',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: { roast_date: '2020-01-01 00:00:00' },
        because: 'the first moment of roast_date is 2020-01-01 00:00:00, inclusive',
      });
      await api.create('CoffeeBatch', { ...coffeeBatch, id: 'coffeebatch-2' });
      await api.patch('/coffeebatch/coffeebatch-2', {
        body: { roast_date: '2020-01-01 00:00:00' },
        status: [200],
        answer: { roast_date: '2020-01-01 00:00:00' },
        because: 'the first moment of roast_date is 2020-01-01 00:00:00, inclusive',
      });
      await api.get('/coffeebatch/coffeebatch-2', {
        status: [200],
        answer: { roast_date: '2020-01-01 00:00:00' },
        because: 'the first moment of roast_date is 2020-01-01 00:00:00, inclusive',
      });
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
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, roast_date: '2019-12-31 23:59:59' },
        status: [400, 422],
        because: 'roast_date must not be before 2020-01-01 00:00:00',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { roast_date: '2019-12-31 23:59:59' },
        status: [400, 422],
        because: 'roast_date must not be before 2020-01-01 00:00:00',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: { roast_date: '2024-02-18 15:16:16' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, roast_date: '2026-12-31 23:59:59' },
        status: [200, 201],
        answer: { roast_date: '2026-12-31 23:59:59' },
        because: 'the last moment of roast_date is 2026-12-31 23:59:59, inclusive',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: { roast_date: '2026-12-31 23:59:59' },
        because: 'the last moment of roast_date is 2026-12-31 23:59:59, inclusive',
      });
      await api.create('CoffeeBatch', { ...coffeeBatch, id: 'coffeebatch-2' });
      await api.patch('/coffeebatch/coffeebatch-2', {
        body: { roast_date: '2026-12-31 23:59:59' },
        status: [200],
        answer: { roast_date: '2026-12-31 23:59:59' },
        because: 'the last moment of roast_date is 2026-12-31 23:59:59, inclusive',
      });
      await api.get('/coffeebatch/coffeebatch-2', {
        status: [200],
        answer: { roast_date: '2026-12-31 23:59:59' },
        because: 'the last moment of roast_date is 2026-12-31 23:59:59, inclusive',
      });
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
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, roast_date: '2027-01-01 00:00:00' },
        status: [400, 422],
        because: 'roast_date must not be after 2026-12-31 23:59:59',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { roast_date: '2027-01-01 00:00:00' },
        status: [400, 422],
        because: 'roast_date must not be after 2026-12-31 23:59:59',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: { roast_date: '2024-02-18 15:16:16' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, roast_level: 421337 },
        status: [400, 422],
        because: 'roast_level must be one of light, medium, dark, espresso',
      });
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, roast_level: { value: 'text' } },
        status: [400, 422],
        because: 'roast_level must be one of light, medium, dark, espresso',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { roast_level: 421337 },
        status: [400, 422],
        because: 'roast_level must be one of light, medium, dark, espresso',
      });
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { roast_level: { value: 'text' } },
        status: [400, 422],
        because: 'roast_level must be one of light, medium, dark, espresso',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: { roast_level: 'light' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, status: 421337 },
        status: [400, 422],
        because: 'status must be one of processing, roasted, quality_checked, ready_for_sale',
      });
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, status: { value: 'text' } },
        status: [400, 422],
        because: 'status must be one of processing, roasted, quality_checked, ready_for_sale',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { status: 421337 },
        status: [400, 422],
        because: 'status must be one of processing, roasted, quality_checked, ready_for_sale',
      });
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { status: { value: 'text' } },
        status: [400, 422],
        because: 'status must be one of processing, roasted, quality_checked, ready_for_sale',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: { status: 'quality_checked' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'weight_kg may be the whole number 0',
    about('coffeebatch.weight_kg.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, weight_kg: 0 },
        status: [200, 201],
        answer: { weight_kg: 0 },
        because: '0 is a valid value of weight_kg',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: { weight_kg: 0 },
        because: '0 is a valid value of weight_kg',
      });
      await api.create('CoffeeBatch', { ...coffeeBatch, id: 'coffeebatch-2' });
      await api.patch('/coffeebatch/coffeebatch-2', {
        body: { weight_kg: 0 },
        status: [200],
        answer: { weight_kg: 0 },
        because: '0 is a valid value of weight_kg',
      });
      await api.get('/coffeebatch/coffeebatch-2', {
        status: [200],
        answer: { weight_kg: 0 },
        because: '0 is a valid value of weight_kg',
      });
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
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, weight_kg: 'abc' },
        status: [400, 422],
        because: 'weight_kg must be a number',
      });
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, weight_kg: { value: 'text' } },
        status: [400, 422],
        because: 'weight_kg must be a number',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { weight_kg: 'abc' },
        status: [400, 422],
        because: 'weight_kg must be a number',
      });
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { weight_kg: { value: 'text' } },
        status: [400, 422],
        because: 'weight_kg must be a number',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: { weight_kg: 89.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'weight_kg has no minimum',
    about('coffeebatch.weight_kg.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, weight_kg: -999999.75 },
        status: [200, 201],
        answer: { weight_kg: -999999.75 },
        because: 'weight_kg has no minimum',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: { weight_kg: -999999.75 },
        because: 'weight_kg has no minimum',
      });
      await api.create('CoffeeBatch', { ...coffeeBatch, id: 'coffeebatch-2' });
      await api.patch('/coffeebatch/coffeebatch-2', {
        body: { weight_kg: -999999.75 },
        status: [200],
        answer: { weight_kg: -999999.75 },
        because: 'weight_kg has no minimum',
      });
      await api.get('/coffeebatch/coffeebatch-2', {
        status: [200],
        answer: { weight_kg: -999999.75 },
        because: 'weight_kg has no minimum',
      });
    },
  );

  test(
    'weight_kg has no maximum',
    about('coffeebatch.weight_kg.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, weight_kg: 999999.75 },
        status: [200, 201],
        answer: { weight_kg: 999999.75 },
        because: 'weight_kg has no maximum',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: { weight_kg: 999999.75 },
        because: 'weight_kg has no maximum',
      });
      await api.create('CoffeeBatch', { ...coffeeBatch, id: 'coffeebatch-2' });
      await api.patch('/coffeebatch/coffeebatch-2', {
        body: { weight_kg: 999999.75 },
        status: [200],
        answer: { weight_kg: 999999.75 },
        because: 'weight_kg has no maximum',
      });
      await api.get('/coffeebatch/coffeebatch-2', {
        status: [200],
        answer: { weight_kg: 999999.75 },
        because: 'weight_kg has no maximum',
      });
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
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/coffeebatch', {
        body: coffeeBatch,
        status: [200, 201],
        answer: { roast_level: 'light' },
        because: 'the value is one of CoffeeBatchRoastLevel',
      });
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { roast_level: 'medium' },
        status: [200],
        answer: { roast_level: 'medium' },
        because: 'the value is one of CoffeeBatchRoastLevel',
      });
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { roast_level: 'dark' },
        status: [200],
        answer: { roast_level: 'dark' },
        because: 'the value is one of CoffeeBatchRoastLevel',
      });
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { roast_level: 'espresso' },
        status: [200],
        answer: { roast_level: 'espresso' },
        because: 'the value is one of CoffeeBatchRoastLevel',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: { roast_level: 'espresso' },
        because: 'the value is one of CoffeeBatchRoastLevel',
      });
    },
  );

  test(
    'create and update refuse the roast_level unheard_of, which CoffeeBatchRoastLevel does not have',
    about(
      'coffeebatch.roast_level.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, roast_level: 'unheard_of' },
        status: [400, 422],
        because: 'roast_level must be one of light, medium, dark, espresso',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { roast_level: 'unheard_of' },
        status: [400, 422],
        because: 'roast_level must be one of light, medium, dark, espresso',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: { roast_level: 'light' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, roast_level: 'LIGHT' },
        status: [400, 422],
        because: 'roast_level must be one of light, medium, dark, espresso',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { roast_level: 'LIGHT' },
        status: [400, 422],
        because: 'roast_level must be one of light, medium, dark, espresso',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: { roast_level: 'light' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'status may be processing, roasted, quality_checked, ready_for_sale',
    about(
      'coffeebatch.status.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, status: 'processing' },
        status: [200, 201],
        answer: { status: 'processing' },
        because: 'the value is one of CoffeeBatchStatus',
      });
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { status: 'roasted' },
        status: [200],
        answer: { status: 'roasted' },
        because: 'the value is one of CoffeeBatchStatus',
      });
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { status: 'quality_checked' },
        status: [200],
        answer: { status: 'quality_checked' },
        because: 'the value is one of CoffeeBatchStatus',
      });
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { status: 'ready_for_sale' },
        status: [200],
        answer: { status: 'ready_for_sale' },
        because: 'the value is one of CoffeeBatchStatus',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: { status: 'ready_for_sale' },
        because: 'the value is one of CoffeeBatchStatus',
      });
    },
  );

  test(
    'create and update refuse the status unheard_of, which CoffeeBatchStatus does not have',
    about(
      'coffeebatch.status.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, status: 'unheard_of' },
        status: [400, 422],
        because: 'status must be one of processing, roasted, quality_checked, ready_for_sale',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { status: 'unheard_of' },
        status: [400, 422],
        because: 'status must be one of processing, roasted, quality_checked, ready_for_sale',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: { status: 'quality_checked' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeebatch', {
        body: { ...coffeeBatch, status: 'PROCESSING' },
        status: [400, 422],
        because: 'status must be one of processing, roasted, quality_checked, ready_for_sale',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeBatch', coffeeBatch);
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { status: 'PROCESSING' },
        status: [400, 422],
        because: 'status must be one of processing, roasted, quality_checked, ready_for_sale',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        answer: { status: 'quality_checked' },
        because: 'a refused update changes nothing',
      });
    },
  );
});
