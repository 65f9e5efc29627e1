import { about, test, without } from '../support/api.ts';

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

test.describe('Subscription: create, read, update and delete', () => {
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
    'create answers the new Subscription, and read answers it again',
    about(
      'subscription.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: subscription,
        status: [200, 201],
        answer: subscription,
        because: 'create answers the object that was sent',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: subscription,
        because: 'read answers the object that was created',
      });
      await api.post('/subscription', {
        body: { ...subscription, id: 'subscription-2' },
        status: [200, 201],
        answer: { id: 'subscription-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Subscription',
    about(
      'subscription.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', {
        body: {
          customer_email: 'tanaru',
          monthly_shipment_quantity_kg: 71.75,
          preferred_roast_level: 'espresso',
          subscription_start_date: '2026-06-14 14:47:35',
          subscription_status: 'paused',
          total_spent: 52.75,
        },
        status: [200],
        answer: {
          customer_email: 'tanaru',
          id: 'subscription-1',
          monthly_shipment_quantity_kg: 71.75,
          preferred_roast_level: 'espresso',
          subscription_start_date: '2026-06-14 14:47:35',
          subscription_status: 'paused',
          total_spent: 52.75,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: {
          customer_email: 'tanaru',
          monthly_shipment_quantity_kg: 71.75,
          preferred_roast_level: 'espresso',
          subscription_start_date: '2026-06-14 14:47:35',
          subscription_status: 'paused',
          total_spent: 52.75,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('subscription.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', {
        body: {
          id: 'subscription-1',
          customer_email: 'tanaru',
          monthly_shipment_quantity_kg: 71.75,
          preferred_roast_level: 'espresso',
          subscription_start_date: '2026-06-14 14:47:35',
          subscription_status: 'paused',
          total_spent: 52.75,
        },
        status: [200],
        answer: {
          id: 'subscription-1',
          customer_email: 'tanaru',
          monthly_shipment_quantity_kg: 71.75,
          preferred_roast_level: 'espresso',
          subscription_start_date: '2026-06-14 14:47:35',
          subscription_status: 'paused',
          total_spent: 52.75,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: {
          id: 'subscription-1',
          customer_email: 'tanaru',
          monthly_shipment_quantity_kg: 71.75,
          preferred_roast_level: 'espresso',
          subscription_start_date: '2026-06-14 14:47:35',
          subscription_status: 'paused',
          total_spent: 52.75,
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for total_spent does not change customer_email either',
    about(
      'subscription.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', {
        body: { customer_email: 'tanaru', total_spent: 'abc' },
        status: [400, 422],
        because: 'total_spent must be a number',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: subscription,
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a Subscription: no read finds it and no list holds it',
    about(
      'subscription.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Subscription', subscription);
      await api.delete('/subscription/subscription-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/subscription/subscription-1', { status: [404], because: 'it was deleted' });
      await api.get('/subscription', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Subscription has',
    about('subscription.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Subscription', subscription);
      await api.get('/subscription/subscription-unknown', {
        status: [404],
        because: 'no Subscription has the id subscription-unknown',
      });
      await api.patch('/subscription/subscription-unknown', {
        body: {
          customer_email: 'tanaru',
          monthly_shipment_quantity_kg: 71.75,
          preferred_roast_level: 'espresso',
          subscription_start_date: '2026-06-14 14:47:35',
          subscription_status: 'paused',
          total_spent: 52.75,
        },
        status: [404],
        because: 'no Subscription has the id subscription-unknown',
      });
      await api.delete('/subscription/subscription-unknown', {
        status: [404],
        because: 'no Subscription has the id subscription-unknown',
      });
      await api.get('/subscription', {
        status: [200],
        answer: [{ id: 'subscription-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Subscription: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Subscription with all of its fields',
    about('subscription.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Subscription', subscription);
      await api.create('Subscription', {
        ...subscription,
        id: 'subscription-2',
        customer_email: 'tanaru',
        monthly_shipment_quantity_kg: 71.75,
        preferred_roast_level: 'espresso',
        subscription_start_date: '2026-06-14 14:47:35',
        subscription_status: 'paused',
        total_spent: 52.75,
      });
      await api.create('Subscription', {
        ...subscription,
        id: 'subscription-3',
        customer_email: 'badila',
        monthly_shipment_quantity_kg: 82.75,
        preferred_roast_level: 'light',
        subscription_start_date: '2026-01-19 17:01:52',
        subscription_status: 'active',
        total_spent: 24.25,
      });
      await api.get('/subscription', {
        status: [200],
        answer: [
          subscription,
          {
            customer_email: 'tanaru',
            id: 'subscription-2',
            monthly_shipment_quantity_kg: 71.75,
            preferred_roast_level: 'espresso',
            subscription_start_date: '2026-06-14 14:47:35',
            subscription_status: 'paused',
            total_spent: 52.75,
          },
          {
            customer_email: 'badila',
            id: 'subscription-3',
            monthly_shipment_quantity_kg: 82.75,
            preferred_roast_level: 'light',
            subscription_start_date: '2026-01-19 17:01:52',
            subscription_status: 'active',
            total_spent: 24.25,
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Subscription leaves another as it was',
    about('subscription.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Subscription', subscription);
      await api.create('Subscription', {
        ...subscription,
        id: 'subscription-2',
        customer_email: 'tanaru',
        monthly_shipment_quantity_kg: 71.75,
        preferred_roast_level: 'espresso',
        subscription_start_date: '2026-06-14 14:47:35',
        subscription_status: 'paused',
        total_spent: 52.75,
      });
      await api.patch('/subscription/subscription-2', {
        body: {
          id: 'subscription-2',
          customer_email: 'tanaru',
          monthly_shipment_quantity_kg: 71.75,
          preferred_roast_level: 'espresso',
          subscription_start_date: '2026-06-14 14:47:35',
          subscription_status: 'paused',
          total_spent: 52.75,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: subscription,
        because: 'another object was updated',
      });
      await api.get('/subscription/subscription-2', {
        status: [200],
        answer: {
          customer_email: 'tanaru',
          id: 'subscription-2',
          monthly_shipment_quantity_kg: 71.75,
          preferred_roast_level: 'espresso',
          subscription_start_date: '2026-06-14 14:47:35',
          subscription_status: 'paused',
          total_spent: 52.75,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Subscription leaves another as it was',
    about(
      'subscription.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Subscription', subscription);
      await api.create('Subscription', {
        ...subscription,
        id: 'subscription-2',
        customer_email: 'tanaru',
        monthly_shipment_quantity_kg: 71.75,
        preferred_roast_level: 'espresso',
        subscription_start_date: '2026-06-14 14:47:35',
        subscription_status: 'paused',
        total_spent: 52.75,
      });
      await api.delete('/subscription/subscription-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/subscription/subscription-2', {
        status: [200],
        answer: {
          customer_email: 'tanaru',
          id: 'subscription-2',
          monthly_shipment_quantity_kg: 71.75,
          preferred_roast_level: 'espresso',
          subscription_start_date: '2026-06-14 14:47:35',
          subscription_status: 'paused',
          total_spent: 52.75,
        },
        because: 'another object was deleted',
      });
      await api.get('/subscription', {
        status: [200],
        answer: [{ id: 'subscription-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Subscription',
    about('subscription.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Subscription', subscription);
      await api.create('Subscription', {
        ...subscription,
        id: 'subscription-2',
        customer_email: 'tanaru',
        monthly_shipment_quantity_kg: 71.75,
        preferred_roast_level: 'espresso',
        subscription_start_date: '2026-06-14 14:47:35',
        subscription_status: 'paused',
        total_spent: 52.75,
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/subscription', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/subscription/subscription-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('Subscription: required fields and defaults', () => {
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
    'create refuses a Subscription without customer_email, which is required',
    about(
      'subscription.customer_email.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: without(subscription, 'customer_email'),
        status: [400, 422],
        because: 'customer_email is required and has no default',
      });
      await api.get('/subscription/subscription-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Subscription without an id',
    about(
      'subscription.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: without(subscription, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/subscription', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Subscription without monthly_shipment_quantity_kg, which is required',
    about(
      'subscription.monthly_shipment_quantity_kg.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: without(subscription, 'monthly_shipment_quantity_kg'),
        status: [400, 422],
        because: 'monthly_shipment_quantity_kg is required and has no default',
      });
      await api.get('/subscription/subscription-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'preferred_roast_level is "medium" when a create leaves it out',
    about('subscription.preferred_roast_level.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/subscription', {
        body: without(subscription, 'preferred_roast_level'),
        status: [200, 201],
        answer: { preferred_roast_level: 'medium' },
        because: 'the default of preferred_roast_level is "medium"',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { preferred_roast_level: 'medium' },
        because: 'the default of preferred_roast_level is "medium"',
      });
    },
  );

  test(
    'create refuses a Subscription without subscription_start_date, which is required',
    about(
      'subscription.subscription_start_date.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: without(subscription, 'subscription_start_date'),
        status: [400, 422],
        because: 'subscription_start_date is required and has no default',
      });
      await api.get('/subscription/subscription-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'subscription_status is "active" when a create leaves it out',
    about('subscription.subscription_status.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/subscription', {
        body: without(subscription, 'subscription_status'),
        status: [200, 201],
        answer: { subscription_status: 'active' },
        because: 'the default of subscription_status is "active"',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { subscription_status: 'active' },
        because: 'the default of subscription_status is "active"',
      });
    },
  );

  test(
    'create accepts a Subscription without total_spent, which is optional',
    about('subscription.total_spent.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/subscription', {
        body: without(subscription, 'total_spent'),
        status: [200, 201],
        answer: { total_spent: null },
        because: 'total_spent is optional',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { total_spent: null },
        because: 'total_spent is optional',
      });
    },
  );

  test(
    'update of customer_email or total_spent alone leaves every other field as it is',
    about('subscription.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', {
        body: { customer_email: 'tanaru' },
        status: [200],
        answer: { ...subscription, customer_email: 'tanaru' },
        because: 'an update touches only what it carries',
      });
      await api.patch('/subscription/subscription-1', {
        body: { total_spent: 52.75 },
        status: [200],
        answer: { ...subscription, customer_email: 'tanaru', total_spent: 52.75 },
        because: 'an update touches only what it carries',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { ...subscription, customer_email: 'tanaru', total_spent: 52.75 },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Subscription: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'create and update refuse null for customer_email',
    about(
      'subscription.customer_email.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, customer_email: null },
        status: [400, 422],
        because: 'customer_email must not be null',
      });
      await api.get('/subscription/subscription-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', {
        body: { customer_email: null },
        status: [400, 422],
        because: 'customer_email must not be null',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { customer_email: 'dotata' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for monthly_shipment_quantity_kg',
    about(
      'subscription.monthly_shipment_quantity_kg.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, monthly_shipment_quantity_kg: null },
        status: [400, 422],
        because: 'monthly_shipment_quantity_kg must not be null',
      });
      await api.get('/subscription/subscription-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', {
        body: { monthly_shipment_quantity_kg: null },
        status: [400, 422],
        because: 'monthly_shipment_quantity_kg must not be null',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { monthly_shipment_quantity_kg: 24.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for preferred_roast_level',
    about(
      'subscription.preferred_roast_level.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, preferred_roast_level: null },
        status: [400, 422],
        because: 'preferred_roast_level must not be null',
      });
      await api.get('/subscription/subscription-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', {
        body: { preferred_roast_level: null },
        status: [400, 422],
        because: 'preferred_roast_level must not be null',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { preferred_roast_level: 'dark' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for subscription_start_date',
    about(
      'subscription.subscription_start_date.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, subscription_start_date: null },
        status: [400, 422],
        because: 'subscription_start_date must not be null',
      });
      await api.get('/subscription/subscription-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', {
        body: { subscription_start_date: null },
        status: [400, 422],
        because: 'subscription_start_date must not be null',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { subscription_start_date: '2025-08-22 17:30:13' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for subscription_status',
    about(
      'subscription.subscription_status.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, subscription_status: null },
        status: [400, 422],
        because: 'subscription_status must not be null',
      });
      await api.get('/subscription/subscription-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', {
        body: { subscription_status: null },
        status: [400, 422],
        because: 'subscription_status must not be null',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { subscription_status: 'cancelled' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for total_spent',
    about(
      'subscription.total_spent.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, total_spent: null },
        status: [400, 422],
        because: 'total_spent must not be null',
      });
      await api.get('/subscription/subscription-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', {
        body: { total_spent: null },
        status: [400, 422],
        because: 'total_spent must not be null',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { total_spent: 42.75 },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Subscription: types and bounds', () => {
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
    'customer_email keeps spaces, quotes, accents and symbols',
    about(
      'subscription.customer_email.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, customer_email: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { customer_email: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of customer_email',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { customer_email: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of customer_email',
      });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api.patch('/subscription/subscription-2', {
        body: { customer_email: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { customer_email: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of customer_email',
      });
      await api.get('/subscription/subscription-2', {
        status: [200],
        answer: { customer_email: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of customer_email',
      });
    },
  );

  test(
    'create and update refuse a customer_email of a wrong type',
    about(
      'subscription.customer_email.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, customer_email: 421337 },
        status: [400, 422],
        because: 'customer_email must be a string',
      });
      await api.post('/subscription', {
        body: { ...subscription, customer_email: { value: 'text' } },
        status: [400, 422],
        because: 'customer_email must be a string',
      });
      await api.get('/subscription/subscription-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', {
        body: { customer_email: 421337 },
        status: [400, 422],
        because: 'customer_email must be a string',
      });
      await api.patch('/subscription/subscription-1', {
        body: { customer_email: { value: 'text' } },
        status: [400, 422],
        because: 'customer_email must be a string',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { customer_email: 'dotata' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'customer_email may be right at its minimum length of 5',
    about(
      'subscription.customer_email.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, customer_email: 'labua' },
        status: [200, 201],
        answer: { customer_email: 'labua' },
        because: 'the minimum length of customer_email is 5, inclusive',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { customer_email: 'labua' },
        because: 'the minimum length of customer_email is 5, inclusive',
      });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api.patch('/subscription/subscription-2', {
        body: { customer_email: 'labua' },
        status: [200],
        answer: { customer_email: 'labua' },
        because: 'the minimum length of customer_email is 5, inclusive',
      });
      await api.get('/subscription/subscription-2', {
        status: [200],
        answer: { customer_email: 'labua' },
        because: 'the minimum length of customer_email is 5, inclusive',
      });
    },
  );

  test(
    'create and update refuse a customer_email below its minimum length of 5',
    about(
      'subscription.customer_email.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, customer_email: 'tana' },
        status: [400, 422],
        because: 'customer_email must have at least 5 characters',
      });
      await api.get('/subscription/subscription-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', {
        body: { customer_email: 'tana' },
        status: [400, 422],
        because: 'customer_email must have at least 5 characters',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { customer_email: 'dotata' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'customer_email may be right at its maximum length of 100',
    about(
      'subscription.customer_email.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: {
          ...subscription,
          customer_email:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        status: [200, 201],
        answer: {
          customer_email:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        because: 'the maximum length of customer_email is 100, inclusive',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: {
          customer_email:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        because: 'the maximum length of customer_email is 100, inclusive',
      });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api.patch('/subscription/subscription-2', {
        body: {
          customer_email:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        status: [200],
        answer: {
          customer_email:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        because: 'the maximum length of customer_email is 100, inclusive',
      });
      await api.get('/subscription/subscription-2', {
        status: [200],
        answer: {
          customer_email:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        because: 'the maximum length of customer_email is 100, inclusive',
      });
    },
  );

  test(
    'create and update refuse a customer_email above its maximum length of 100',
    about(
      'subscription.customer_email.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: {
          ...subscription,
          customer_email:
            'basudi ruvo dabiva mabiro niso vobi mado vidu toga luri modomi siramo sonaga lilomu rimiva sumi nogaa',
        },
        status: [400, 422],
        because: 'customer_email must have at most 100 characters',
      });
      await api.get('/subscription/subscription-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', {
        body: {
          customer_email:
            'basudi ruvo dabiva mabiro niso vobi mado vidu toga luri modomi siramo sonaga lilomu rimiva sumi nogaa',
        },
        status: [400, 422],
        because: 'customer_email must have at most 100 characters',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { customer_email: 'dotata' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'monthly_shipment_quantity_kg may be the whole number 0',
    about(
      'subscription.monthly_shipment_quantity_kg.accepts-whole-number',
      'values.float',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, monthly_shipment_quantity_kg: 0 },
        status: [200, 201],
        answer: { monthly_shipment_quantity_kg: 0 },
        because: '0 is a valid value of monthly_shipment_quantity_kg',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { monthly_shipment_quantity_kg: 0 },
        because: '0 is a valid value of monthly_shipment_quantity_kg',
      });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api.patch('/subscription/subscription-2', {
        body: { monthly_shipment_quantity_kg: 0 },
        status: [200],
        answer: { monthly_shipment_quantity_kg: 0 },
        because: '0 is a valid value of monthly_shipment_quantity_kg',
      });
      await api.get('/subscription/subscription-2', {
        status: [200],
        answer: { monthly_shipment_quantity_kg: 0 },
        because: '0 is a valid value of monthly_shipment_quantity_kg',
      });
    },
  );

  test(
    'create and update refuse a monthly_shipment_quantity_kg of a wrong type',
    about(
      'subscription.monthly_shipment_quantity_kg.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, monthly_shipment_quantity_kg: 'abc' },
        status: [400, 422],
        because: 'monthly_shipment_quantity_kg must be a number',
      });
      await api.post('/subscription', {
        body: { ...subscription, monthly_shipment_quantity_kg: { value: 'text' } },
        status: [400, 422],
        because: 'monthly_shipment_quantity_kg must be a number',
      });
      await api.get('/subscription/subscription-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', {
        body: { monthly_shipment_quantity_kg: 'abc' },
        status: [400, 422],
        because: 'monthly_shipment_quantity_kg must be a number',
      });
      await api.patch('/subscription/subscription-1', {
        body: { monthly_shipment_quantity_kg: { value: 'text' } },
        status: [400, 422],
        because: 'monthly_shipment_quantity_kg must be a number',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { monthly_shipment_quantity_kg: 24.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'monthly_shipment_quantity_kg has no minimum',
    about(
      'subscription.monthly_shipment_quantity_kg.has-no-minimum',
      'values.number-bounds',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, monthly_shipment_quantity_kg: -999999.75 },
        status: [200, 201],
        answer: { monthly_shipment_quantity_kg: -999999.75 },
        because: 'monthly_shipment_quantity_kg has no minimum',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { monthly_shipment_quantity_kg: -999999.75 },
        because: 'monthly_shipment_quantity_kg has no minimum',
      });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api.patch('/subscription/subscription-2', {
        body: { monthly_shipment_quantity_kg: -999999.75 },
        status: [200],
        answer: { monthly_shipment_quantity_kg: -999999.75 },
        because: 'monthly_shipment_quantity_kg has no minimum',
      });
      await api.get('/subscription/subscription-2', {
        status: [200],
        answer: { monthly_shipment_quantity_kg: -999999.75 },
        because: 'monthly_shipment_quantity_kg has no minimum',
      });
    },
  );

  test(
    'monthly_shipment_quantity_kg has no maximum',
    about(
      'subscription.monthly_shipment_quantity_kg.has-no-maximum',
      'values.number-bounds',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, monthly_shipment_quantity_kg: 999999.75 },
        status: [200, 201],
        answer: { monthly_shipment_quantity_kg: 999999.75 },
        because: 'monthly_shipment_quantity_kg has no maximum',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { monthly_shipment_quantity_kg: 999999.75 },
        because: 'monthly_shipment_quantity_kg has no maximum',
      });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api.patch('/subscription/subscription-2', {
        body: { monthly_shipment_quantity_kg: 999999.75 },
        status: [200],
        answer: { monthly_shipment_quantity_kg: 999999.75 },
        because: 'monthly_shipment_quantity_kg has no maximum',
      });
      await api.get('/subscription/subscription-2', {
        status: [200],
        answer: { monthly_shipment_quantity_kg: 999999.75 },
        because: 'monthly_shipment_quantity_kg has no maximum',
      });
    },
  );

  test(
    'create and update refuse a preferred_roast_level of a wrong type',
    about(
      'subscription.preferred_roast_level.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, preferred_roast_level: 421337 },
        status: [400, 422],
        because: 'preferred_roast_level must be one of light, medium, dark, espresso',
      });
      await api.post('/subscription', {
        body: { ...subscription, preferred_roast_level: { value: 'text' } },
        status: [400, 422],
        because: 'preferred_roast_level must be one of light, medium, dark, espresso',
      });
      await api.get('/subscription/subscription-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', {
        body: { preferred_roast_level: 421337 },
        status: [400, 422],
        because: 'preferred_roast_level must be one of light, medium, dark, espresso',
      });
      await api.patch('/subscription/subscription-1', {
        body: { preferred_roast_level: { value: 'text' } },
        status: [400, 422],
        because: 'preferred_roast_level must be one of light, medium, dark, espresso',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { preferred_roast_level: 'dark' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'subscription_start_date may be the leap day 2020-02-29',
    about('subscription.subscription_start_date.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, subscription_start_date: '2020-02-29 12:00:00' },
        status: [200, 201],
        answer: { subscription_start_date: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of subscription_start_date',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { subscription_start_date: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of subscription_start_date',
      });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api.patch('/subscription/subscription-2', {
        body: { subscription_start_date: '2020-02-29 12:00:00' },
        status: [200],
        answer: { subscription_start_date: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of subscription_start_date',
      });
      await api.get('/subscription/subscription-2', {
        status: [200],
        answer: { subscription_start_date: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of subscription_start_date',
      });
    },
  );

  test(
    'create and update refuse a subscription_start_date of a wrong type',
    about(
      'subscription.subscription_start_date.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, subscription_start_date: 202403 },
        status: [400, 422],
        because: 'subscription_start_date must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/subscription/subscription-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', {
        body: { subscription_start_date: 202403 },
        status: [400, 422],
        because: 'subscription_start_date must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { subscription_start_date: '2025-08-22 17:30:13' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a subscription_start_date that no calendar or clock has',
    about(
      'subscription.subscription_start_date.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, subscription_start_date: '2020-02-30 12:00:00' },
        status: [400, 422],
        because: 'subscription_start_date must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/subscription', {
        body: { ...subscription, subscription_start_date: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'subscription_start_date must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/subscription', {
        body: { ...subscription, subscription_start_date: '2025-13-01 17:30:13' },
        status: [400, 422],
        because: 'subscription_start_date must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/subscription', {
        body: { ...subscription, subscription_start_date: '2025-08-22 25:00:00' },
        status: [400, 422],
        because: 'subscription_start_date must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/subscription/subscription-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', {
        body: { subscription_start_date: '2020-02-30 12:00:00' },
        status: [400, 422],
        because: 'subscription_start_date must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/subscription/subscription-1', {
        body: { subscription_start_date: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'subscription_start_date must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/subscription/subscription-1', {
        body: { subscription_start_date: '2025-13-01 17:30:13' },
        status: [400, 422],
        because: 'subscription_start_date must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/subscription/subscription-1', {
        body: { subscription_start_date: '2025-08-22 25:00:00' },
        status: [400, 422],
        because: 'subscription_start_date must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { subscription_start_date: '2025-08-22 17:30:13' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a subscription_start_date in another format',
    about(
      'subscription.subscription_start_date.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, subscription_start_date: '2025-08-22T17:30:13Z' },
        status: [400, 422],
        because: 'subscription_start_date must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/subscription', {
        body: { ...subscription, subscription_start_date: '2025-08-22' },
        status: [400, 422],
        because: 'subscription_start_date must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/subscription', {
        body: { ...subscription, subscription_start_date: 'not a date' },
        status: [400, 422],
        because: 'subscription_start_date must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/subscription/subscription-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', {
        body: { subscription_start_date: '2025-08-22T17:30:13Z' },
        status: [400, 422],
        because: 'subscription_start_date must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/subscription/subscription-1', {
        body: { subscription_start_date: '2025-08-22' },
        status: [400, 422],
        because: 'subscription_start_date must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/subscription/subscription-1', {
        body: { subscription_start_date: 'not a date' },
        status: [400, 422],
        because: 'subscription_start_date must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { subscription_start_date: '2025-08-22 17:30:13' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'subscription_start_date may be right at its first moment of 2020-01-01 00:00:00',
    about(
      'subscription.subscription_start_date.accepts-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, subscription_start_date: '2020-01-01 00:00:00' },
        status: [200, 201],
        answer: { subscription_start_date: '2020-01-01 00:00:00' },
        because: 'the first moment of subscription_start_date is 2020-01-01 00:00:00, inclusive',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { subscription_start_date: '2020-01-01 00:00:00' },
        because: 'the first moment of subscription_start_date is 2020-01-01 00:00:00, inclusive',
      });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api.patch('/subscription/subscription-2', {
        body: { subscription_start_date: '2020-01-01 00:00:00' },
        status: [200],
        answer: { subscription_start_date: '2020-01-01 00:00:00' },
        because: 'the first moment of subscription_start_date is 2020-01-01 00:00:00, inclusive',
      });
      await api.get('/subscription/subscription-2', {
        status: [200],
        answer: { subscription_start_date: '2020-01-01 00:00:00' },
        because: 'the first moment of subscription_start_date is 2020-01-01 00:00:00, inclusive',
      });
    },
  );

  test(
    'create and update refuse a subscription_start_date before its first moment of 2020-01-01 00:00:00',
    about(
      'subscription.subscription_start_date.rejects-before-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, subscription_start_date: '2019-12-31 23:59:59' },
        status: [400, 422],
        because: 'subscription_start_date must not be before 2020-01-01 00:00:00',
      });
      await api.get('/subscription/subscription-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', {
        body: { subscription_start_date: '2019-12-31 23:59:59' },
        status: [400, 422],
        because: 'subscription_start_date must not be before 2020-01-01 00:00:00',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { subscription_start_date: '2025-08-22 17:30:13' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'subscription_start_date may be right at its last moment of 2026-12-31 23:59:59',
    about(
      'subscription.subscription_start_date.accepts-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, subscription_start_date: '2026-12-31 23:59:59' },
        status: [200, 201],
        answer: { subscription_start_date: '2026-12-31 23:59:59' },
        because: 'the last moment of subscription_start_date is 2026-12-31 23:59:59, inclusive',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { subscription_start_date: '2026-12-31 23:59:59' },
        because: 'the last moment of subscription_start_date is 2026-12-31 23:59:59, inclusive',
      });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api.patch('/subscription/subscription-2', {
        body: { subscription_start_date: '2026-12-31 23:59:59' },
        status: [200],
        answer: { subscription_start_date: '2026-12-31 23:59:59' },
        because: 'the last moment of subscription_start_date is 2026-12-31 23:59:59, inclusive',
      });
      await api.get('/subscription/subscription-2', {
        status: [200],
        answer: { subscription_start_date: '2026-12-31 23:59:59' },
        because: 'the last moment of subscription_start_date is 2026-12-31 23:59:59, inclusive',
      });
    },
  );

  test(
    'create and update refuse a subscription_start_date after its last moment of 2026-12-31 23:59:59',
    about(
      'subscription.subscription_start_date.rejects-after-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, subscription_start_date: '2027-01-01 00:00:00' },
        status: [400, 422],
        because: 'subscription_start_date must not be after 2026-12-31 23:59:59',
      });
      await api.get('/subscription/subscription-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', {
        body: { subscription_start_date: '2027-01-01 00:00:00' },
        status: [400, 422],
        because: 'subscription_start_date must not be after 2026-12-31 23:59:59',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { subscription_start_date: '2025-08-22 17:30:13' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a subscription_status of a wrong type',
    about(
      'subscription.subscription_status.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, subscription_status: 421337 },
        status: [400, 422],
        because: 'subscription_status must be one of active, paused, cancelled',
      });
      await api.post('/subscription', {
        body: { ...subscription, subscription_status: { value: 'text' } },
        status: [400, 422],
        because: 'subscription_status must be one of active, paused, cancelled',
      });
      await api.get('/subscription/subscription-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', {
        body: { subscription_status: 421337 },
        status: [400, 422],
        because: 'subscription_status must be one of active, paused, cancelled',
      });
      await api.patch('/subscription/subscription-1', {
        body: { subscription_status: { value: 'text' } },
        status: [400, 422],
        because: 'subscription_status must be one of active, paused, cancelled',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { subscription_status: 'cancelled' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'total_spent may be the whole number 0',
    about('subscription.total_spent.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, total_spent: 0 },
        status: [200, 201],
        answer: { total_spent: 0 },
        because: '0 is a valid value of total_spent',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { total_spent: 0 },
        because: '0 is a valid value of total_spent',
      });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api.patch('/subscription/subscription-2', {
        body: { total_spent: 0 },
        status: [200],
        answer: { total_spent: 0 },
        because: '0 is a valid value of total_spent',
      });
      await api.get('/subscription/subscription-2', {
        status: [200],
        answer: { total_spent: 0 },
        because: '0 is a valid value of total_spent',
      });
    },
  );

  test(
    'create and update refuse a total_spent of a wrong type',
    about(
      'subscription.total_spent.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, total_spent: 'abc' },
        status: [400, 422],
        because: 'total_spent must be a number',
      });
      await api.post('/subscription', {
        body: { ...subscription, total_spent: { value: 'text' } },
        status: [400, 422],
        because: 'total_spent must be a number',
      });
      await api.get('/subscription/subscription-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', {
        body: { total_spent: 'abc' },
        status: [400, 422],
        because: 'total_spent must be a number',
      });
      await api.patch('/subscription/subscription-1', {
        body: { total_spent: { value: 'text' } },
        status: [400, 422],
        because: 'total_spent must be a number',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { total_spent: 42.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'total_spent has no minimum',
    about('subscription.total_spent.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, total_spent: -999999.75 },
        status: [200, 201],
        answer: { total_spent: -999999.75 },
        because: 'total_spent has no minimum',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { total_spent: -999999.75 },
        because: 'total_spent has no minimum',
      });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api.patch('/subscription/subscription-2', {
        body: { total_spent: -999999.75 },
        status: [200],
        answer: { total_spent: -999999.75 },
        because: 'total_spent has no minimum',
      });
      await api.get('/subscription/subscription-2', {
        status: [200],
        answer: { total_spent: -999999.75 },
        because: 'total_spent has no minimum',
      });
    },
  );

  test(
    'total_spent has no maximum',
    about('subscription.total_spent.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, total_spent: 999999.75 },
        status: [200, 201],
        answer: { total_spent: 999999.75 },
        because: 'total_spent has no maximum',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { total_spent: 999999.75 },
        because: 'total_spent has no maximum',
      });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api.patch('/subscription/subscription-2', {
        body: { total_spent: 999999.75 },
        status: [200],
        answer: { total_spent: 999999.75 },
        because: 'total_spent has no maximum',
      });
      await api.get('/subscription/subscription-2', {
        status: [200],
        answer: { total_spent: 999999.75 },
        because: 'total_spent has no maximum',
      });
    },
  );
});

test.describe('Subscription: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'preferred_roast_level may be light, medium, dark, espresso',
    about(
      'subscription.preferred_roast_level.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, preferred_roast_level: 'light' },
        status: [200, 201],
        answer: { preferred_roast_level: 'light' },
        because: 'the value is one of SubscriptionRoastPreference',
      });
      await api.patch('/subscription/subscription-1', {
        body: { preferred_roast_level: 'medium' },
        status: [200],
        answer: { preferred_roast_level: 'medium' },
        because: 'the value is one of SubscriptionRoastPreference',
      });
      await api.patch('/subscription/subscription-1', {
        body: { preferred_roast_level: 'dark' },
        status: [200],
        answer: { preferred_roast_level: 'dark' },
        because: 'the value is one of SubscriptionRoastPreference',
      });
      await api.patch('/subscription/subscription-1', {
        body: { preferred_roast_level: 'espresso' },
        status: [200],
        answer: { preferred_roast_level: 'espresso' },
        because: 'the value is one of SubscriptionRoastPreference',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { preferred_roast_level: 'espresso' },
        because: 'the value is one of SubscriptionRoastPreference',
      });
    },
  );

  test(
    'create and update refuse the preferred_roast_level unheard_of, which SubscriptionRoastPreference does not have',
    about(
      'subscription.preferred_roast_level.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, preferred_roast_level: 'unheard_of' },
        status: [400, 422],
        because: 'preferred_roast_level must be one of light, medium, dark, espresso',
      });
      await api.get('/subscription/subscription-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', {
        body: { preferred_roast_level: 'unheard_of' },
        status: [400, 422],
        because: 'preferred_roast_level must be one of light, medium, dark, espresso',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { preferred_roast_level: 'dark' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the preferred_roast_level LIGHT, as upper and lower case differ',
    about(
      'subscription.preferred_roast_level.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, preferred_roast_level: 'LIGHT' },
        status: [400, 422],
        because: 'preferred_roast_level must be one of light, medium, dark, espresso',
      });
      await api.get('/subscription/subscription-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', {
        body: { preferred_roast_level: 'LIGHT' },
        status: [400, 422],
        because: 'preferred_roast_level must be one of light, medium, dark, espresso',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { preferred_roast_level: 'dark' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'subscription_status may be active, paused, cancelled',
    about(
      'subscription.subscription_status.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, subscription_status: 'active' },
        status: [200, 201],
        answer: { subscription_status: 'active' },
        because: 'the value is one of SubscriptionStatus',
      });
      await api.patch('/subscription/subscription-1', {
        body: { subscription_status: 'paused' },
        status: [200],
        answer: { subscription_status: 'paused' },
        because: 'the value is one of SubscriptionStatus',
      });
      await api.patch('/subscription/subscription-1', {
        body: { subscription_status: 'cancelled' },
        status: [200],
        answer: { subscription_status: 'cancelled' },
        because: 'the value is one of SubscriptionStatus',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { subscription_status: 'cancelled' },
        because: 'the value is one of SubscriptionStatus',
      });
    },
  );

  test(
    'create and update refuse the subscription_status unheard_of, which SubscriptionStatus does not have',
    about(
      'subscription.subscription_status.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, subscription_status: 'unheard_of' },
        status: [400, 422],
        because: 'subscription_status must be one of active, paused, cancelled',
      });
      await api.get('/subscription/subscription-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', {
        body: { subscription_status: 'unheard_of' },
        status: [400, 422],
        because: 'subscription_status must be one of active, paused, cancelled',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { subscription_status: 'cancelled' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the subscription_status ACTIVE, as upper and lower case differ',
    about(
      'subscription.subscription_status.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, subscription_status: 'ACTIVE' },
        status: [400, 422],
        because: 'subscription_status must be one of active, paused, cancelled',
      });
      await api.get('/subscription/subscription-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', {
        body: { subscription_status: 'ACTIVE' },
        status: [400, 422],
        because: 'subscription_status must be one of active, paused, cancelled',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { subscription_status: 'cancelled' },
        because: 'a refused update changes nothing',
      });
    },
  );
});
