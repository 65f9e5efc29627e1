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
  grind_preference: 'coarse_grind',
  last_shipment_date: '2023-10-15 20:58:24',
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
      await api
        .post('/subscription', subscription)
        .created('create answers the object that was sent', subscription);
      await api
        .get('/subscription/subscription-1')
        .ok('read answers the object that was created', subscription);
      await api
        .post('/subscription', { ...subscription, id: 'subscription-2' })
        .created('objects may be alike in everything but their ids', { id: 'subscription-2' });
    },
  );

  test(
    'the id of a Subscription may be any text, upper and lower case told apart, but no number',
    about(
      'subscription.create.accepts-any-id',
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
        .post('/subscription', { ...subscription, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Subscription', {
        ...subscription,
        id: 'room 2.b at the very end of the long hall',
      });
      await api
        .delete('/subscription/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/subscription/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...subscription, id: 'Room 2.B at the Very End of the Long Hall' });
      await api
        .post('/subscription', { ...subscription, id: 421337 })
        .invalid('id must be a string');
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
      await api
        .patch('/subscription/subscription-1', {
          customer_email: 'tanaru',
          monthly_shipment_quantity_kg: 71.75,
          preferred_roast_level: 'espresso',
          subscription_start_date: '2026-06-14 14:47:35',
          subscription_status: 'paused',
          total_spent: 52.75,
          grind_preference: 'fine_grind',
          last_shipment_date: '2021-09-24 14:30:58',
        })
        .ok('every one of these fields was sent', {
          customer_email: 'tanaru',
          id: 'subscription-1',
          monthly_shipment_quantity_kg: 71.75,
          preferred_roast_level: 'espresso',
          subscription_start_date: '2026-06-14 14:47:35',
          subscription_status: 'paused',
          total_spent: 52.75,
          grind_preference: 'fine_grind',
          last_shipment_date: '2021-09-24 14:30:58',
        });
      await api.get('/subscription/subscription-1').ok('the update is stored', {
        customer_email: 'tanaru',
        monthly_shipment_quantity_kg: 71.75,
        preferred_roast_level: 'espresso',
        subscription_start_date: '2026-06-14 14:47:35',
        subscription_status: 'paused',
        total_spent: 52.75,
        grind_preference: 'fine_grind',
        last_shipment_date: '2021-09-24 14:30:58',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('subscription.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Subscription', subscription);
      await api
        .patch('/subscription/subscription-1', {
          id: 'subscription-1',
          customer_email: 'tanaru',
          monthly_shipment_quantity_kg: 71.75,
          preferred_roast_level: 'espresso',
          subscription_start_date: '2026-06-14 14:47:35',
          subscription_status: 'paused',
          total_spent: 52.75,
          grind_preference: 'fine_grind',
          last_shipment_date: '2021-09-24 14:30:58',
        })
        .ok(because, {
          id: 'subscription-1',
          customer_email: 'tanaru',
          monthly_shipment_quantity_kg: 71.75,
          preferred_roast_level: 'espresso',
          subscription_start_date: '2026-06-14 14:47:35',
          subscription_status: 'paused',
          total_spent: 52.75,
          grind_preference: 'fine_grind',
          last_shipment_date: '2021-09-24 14:30:58',
        });
      await api.get('/subscription/subscription-1').ok(because, {
        id: 'subscription-1',
        customer_email: 'tanaru',
        monthly_shipment_quantity_kg: 71.75,
        preferred_roast_level: 'espresso',
        subscription_start_date: '2026-06-14 14:47:35',
        subscription_status: 'paused',
        total_spent: 52.75,
        grind_preference: 'fine_grind',
        last_shipment_date: '2021-09-24 14:30:58',
      });
    },
  );

  test(
    'update that is refused for last_shipment_date does not change customer_email either',
    about(
      'subscription.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Subscription', subscription);
      await api
        .patch('/subscription/subscription-1', {
          customer_email: 'tanaru',
          last_shipment_date: 202403,
        })
        .invalid('last_shipment_date must be a string in YYYY-MM-DD hh:mm:ss format');
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', subscription);
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
      const because = 'it was deleted';
      await api.create('Subscription', subscription);
      await api.delete('/subscription/subscription-1').removed('the object exists');
      await api.get('/subscription/subscription-1').notFound(because);
      await api.patch('/subscription/subscription-1', { id: 'subscription-1' }).notFound(because);
      await api.get('/subscription').ok('what was deleted is in no list', []);
      await api
        .post('/subscription', {
          ...subscription,
          customer_email: 'tanaru',
          monthly_shipment_quantity_kg: 71.75,
          preferred_roast_level: 'espresso',
          subscription_start_date: '2026-06-14 14:47:35',
          subscription_status: 'paused',
          total_spent: 52.75,
          grind_preference: 'fine_grind',
          last_shipment_date: '2021-09-24 14:30:58',
        })
        .created('the id of a deleted object is unknown, as before its create', {
          customer_email: 'tanaru',
          id: 'subscription-1',
          monthly_shipment_quantity_kg: 71.75,
          preferred_roast_level: 'espresso',
          subscription_start_date: '2026-06-14 14:47:35',
          subscription_status: 'paused',
          total_spent: 52.75,
          grind_preference: 'fine_grind',
          last_shipment_date: '2021-09-24 14:30:58',
        });
      await api
        .get('/subscription/subscription-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          customer_email: 'tanaru',
          id: 'subscription-1',
          monthly_shipment_quantity_kg: 71.75,
          preferred_roast_level: 'espresso',
          subscription_start_date: '2026-06-14 14:47:35',
          subscription_status: 'paused',
          total_spent: 52.75,
          grind_preference: 'fine_grind',
          last_shipment_date: '2021-09-24 14:30:58',
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Subscription has',
    about('subscription.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no Subscription has the id subscription-unknown';
      await api.create('Subscription', subscription);
      await api.get('/subscription/subscription-unknown').notFound(because);
      await api
        .patch('/subscription/subscription-unknown', {
          customer_email: 'tanaru',
          monthly_shipment_quantity_kg: 71.75,
          preferred_roast_level: 'espresso',
          subscription_start_date: '2026-06-14 14:47:35',
          subscription_status: 'paused',
          total_spent: 52.75,
          grind_preference: 'fine_grind',
          last_shipment_date: '2021-09-24 14:30:58',
        })
        .notFound(because);
      await api.delete('/subscription/subscription-unknown').notFound(because);
      await api
        .get('/subscription')
        .ok('requests for an unknown id change nothing', [{ id: 'subscription-1' }]);
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
        grind_preference: 'fine_grind',
        last_shipment_date: '2021-09-24 14:30:58',
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
        grind_preference: 'medium_grind',
        last_shipment_date: '2023-07-04 08:12:22',
      });
      await api.get('/subscription').ok('three objects were created', [
        subscription,
        {
          customer_email: 'tanaru',
          id: 'subscription-2',
          monthly_shipment_quantity_kg: 71.75,
          preferred_roast_level: 'espresso',
          subscription_start_date: '2026-06-14 14:47:35',
          subscription_status: 'paused',
          total_spent: 52.75,
          grind_preference: 'fine_grind',
          last_shipment_date: '2021-09-24 14:30:58',
        },
        {
          customer_email: 'badila',
          id: 'subscription-3',
          monthly_shipment_quantity_kg: 82.75,
          preferred_roast_level: 'light',
          subscription_start_date: '2026-01-19 17:01:52',
          subscription_status: 'active',
          total_spent: 24.25,
          grind_preference: 'medium_grind',
          last_shipment_date: '2023-07-04 08:12:22',
        },
      ]);
      await api.create('Subscription', {
        ...subscription,
        id: 'subscription-4',
        preferred_roast_level: 'medium',
        grind_preference: 'whole_bean',
      });
      await api.create('Subscription', { ...subscription, id: 'subscription-5' });
      await api.create('Subscription', { ...subscription, id: 'subscription-6' });
      await api.create('Subscription', { ...subscription, id: 'subscription-7' });
      await api.create('Subscription', { ...subscription, id: 'subscription-8' });
      await api.create('Subscription', { ...subscription, id: 'subscription-9' });
      await api.create('Subscription', { ...subscription, id: 'subscription-10' });
      await api.create('Subscription', { ...subscription, id: 'subscription-11' });
      await api
        .get('/subscription')
        .ok('a list holds every object, however many there are', [
          { id: 'subscription-1' },
          { id: 'subscription-2' },
          { id: 'subscription-3' },
          { id: 'subscription-4' },
          { id: 'subscription-5' },
          { id: 'subscription-6' },
          { id: 'subscription-7' },
          { id: 'subscription-8' },
          { id: 'subscription-9' },
          { id: 'subscription-10' },
          { id: 'subscription-11' },
        ]);
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
        grind_preference: 'fine_grind',
        last_shipment_date: '2021-09-24 14:30:58',
      });
      await api
        .patch('/subscription/subscription-2', {
          id: 'subscription-2',
          customer_email: 'tanaru',
          monthly_shipment_quantity_kg: 71.75,
          preferred_roast_level: 'espresso',
          subscription_start_date: '2026-06-14 14:47:35',
          subscription_status: 'paused',
          total_spent: 52.75,
          grind_preference: 'fine_grind',
          last_shipment_date: '2021-09-24 14:30:58',
        })
        .ok('the change is valid');
      await api.get('/subscription/subscription-1').ok('another object was updated', subscription);
      await api.get('/subscription/subscription-2').ok('the update is stored', {
        customer_email: 'tanaru',
        id: 'subscription-2',
        monthly_shipment_quantity_kg: 71.75,
        preferred_roast_level: 'espresso',
        subscription_start_date: '2026-06-14 14:47:35',
        subscription_status: 'paused',
        total_spent: 52.75,
        grind_preference: 'fine_grind',
        last_shipment_date: '2021-09-24 14:30:58',
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
        grind_preference: 'fine_grind',
        last_shipment_date: '2021-09-24 14:30:58',
      });
      await api.delete('/subscription/subscription-1').removed('the object exists');
      await api.get('/subscription/subscription-2').ok('another object was deleted', {
        customer_email: 'tanaru',
        id: 'subscription-2',
        monthly_shipment_quantity_kg: 71.75,
        preferred_roast_level: 'espresso',
        subscription_start_date: '2026-06-14 14:47:35',
        subscription_status: 'paused',
        total_spent: 52.75,
        grind_preference: 'fine_grind',
        last_shipment_date: '2021-09-24 14:30:58',
      });
      await api
        .get('/subscription')
        .ok('one of two objects was deleted', [{ id: 'subscription-2' }]);
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
        grind_preference: 'fine_grind',
        last_shipment_date: '2021-09-24 14:30:58',
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/subscription').ok('reset removes all objects', []);
      await api.get('/subscription/subscription-1').notFound('reset removed it');
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
      await api
        .post('/subscription', without(subscription, 'customer_email'))
        .invalid('customer_email is required and has no default');
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
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
      await api.post('/subscription', without(subscription, 'id')).invalid('id must be sent');
      await api.get('/subscription').ok('a refused create stores nothing', []);
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
      await api
        .post('/subscription', without(subscription, 'monthly_shipment_quantity_kg'))
        .invalid('monthly_shipment_quantity_kg is required and has no default');
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'preferred_roast_level is "medium" when a create leaves it out',
    about('subscription.preferred_roast_level.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of preferred_roast_level is "medium"';
      await api
        .post('/subscription', without(subscription, 'preferred_roast_level'))
        .created(because, { preferred_roast_level: 'medium' });
      await api
        .get('/subscription/subscription-1')
        .ok(because, { preferred_roast_level: 'medium' });
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
      await api
        .post('/subscription', without(subscription, 'subscription_start_date'))
        .invalid('subscription_start_date is required and has no default');
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'subscription_status is "active" when a create leaves it out',
    about('subscription.subscription_status.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of subscription_status is "active"';
      await api
        .post('/subscription', without(subscription, 'subscription_status'))
        .created(because, { subscription_status: 'active' });
      await api.get('/subscription/subscription-1').ok(because, { subscription_status: 'active' });
    },
  );

  test(
    'create accepts a Subscription without total_spent, which is optional',
    about('subscription.total_spent.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'total_spent is optional';
      await api
        .post('/subscription', without(subscription, 'total_spent'))
        .created(because, { total_spent: null });
      await api.get('/subscription/subscription-1').ok(because, { total_spent: null });
    },
  );

  test(
    'grind_preference is "whole_bean" when a create leaves it out',
    about('subscription.grind_preference.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of grind_preference is "whole_bean"';
      await api
        .post('/subscription', without(subscription, 'grind_preference'))
        .created(because, { grind_preference: 'whole_bean' });
      await api.get('/subscription/subscription-1').ok(because, { grind_preference: 'whole_bean' });
    },
  );

  test(
    'create accepts a Subscription without last_shipment_date, which is optional',
    about('subscription.last_shipment_date.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'last_shipment_date is optional';
      await api
        .post('/subscription', without(subscription, 'last_shipment_date'))
        .created(because, { last_shipment_date: null });
      await api.get('/subscription/subscription-1').ok(because, { last_shipment_date: null });
    },
  );

  test(
    'update of customer_email or last_shipment_date alone leaves every other field as it is',
    about('subscription.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Subscription', subscription);
      await api
        .patch('/subscription/subscription-1', { customer_email: 'tanaru' })
        .ok(because, { ...subscription, customer_email: 'tanaru' });
      await api
        .patch('/subscription/subscription-1', { last_shipment_date: '2021-09-24 14:30:58' })
        .ok(because, {
          ...subscription,
          customer_email: 'tanaru',
          last_shipment_date: '2021-09-24 14:30:58',
        });
      await api.get('/subscription/subscription-1').ok(because, {
        ...subscription,
        customer_email: 'tanaru',
        last_shipment_date: '2021-09-24 14:30:58',
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
      const because = 'customer_email must not be null';
      await api.post('/subscription', { ...subscription, customer_email: null }).invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', { customer_email: null }).invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { customer_email: 'dotata' });
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
      const because = 'monthly_shipment_quantity_kg must not be null';
      await api
        .post('/subscription', { ...subscription, monthly_shipment_quantity_kg: null })
        .invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api
        .patch('/subscription/subscription-1', { monthly_shipment_quantity_kg: null })
        .invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { monthly_shipment_quantity_kg: 24.25 });
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
      const because = 'preferred_roast_level must not be null';
      await api
        .post('/subscription', { ...subscription, preferred_roast_level: null })
        .invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api
        .patch('/subscription/subscription-1', { preferred_roast_level: null })
        .invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { preferred_roast_level: 'dark' });
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
      const because = 'subscription_start_date must not be null';
      await api
        .post('/subscription', { ...subscription, subscription_start_date: null })
        .invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api
        .patch('/subscription/subscription-1', { subscription_start_date: null })
        .invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { subscription_start_date: '2025-08-22 17:30:13' });
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
      const because = 'subscription_status must not be null';
      await api
        .post('/subscription', { ...subscription, subscription_status: null })
        .invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api
        .patch('/subscription/subscription-1', { subscription_status: null })
        .invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { subscription_status: 'cancelled' });
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
      const because = 'total_spent must not be null';
      await api.post('/subscription', { ...subscription, total_spent: null }).invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', { total_spent: null }).invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { total_spent: 42.75 });
    },
  );

  test(
    'create and update refuse null for grind_preference',
    about(
      'subscription.grind_preference.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'grind_preference must not be null';
      await api.post('/subscription', { ...subscription, grind_preference: null }).invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', { grind_preference: null }).invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { grind_preference: 'coarse_grind' });
    },
  );

  test(
    'last_shipment_date may be null',
    about(
      'subscription.last_shipment_date.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'last_shipment_date is nullable';
      await api
        .post('/subscription', { ...subscription, last_shipment_date: null })
        .created(because, { last_shipment_date: null });
      await api.get('/subscription/subscription-1').ok(because, { last_shipment_date: null });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api
        .patch('/subscription/subscription-2', { last_shipment_date: null })
        .ok(because, { last_shipment_date: null });
      await api.get('/subscription/subscription-2').ok(because, { last_shipment_date: null });
    },
  );
});

test.describe('Subscription: types and bounds', () => {
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
    'customer_email keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'subscription.customer_email.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of customer_email';
      await api
        .post('/subscription', { ...subscription, customer_email: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { customer_email: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/subscription/subscription-1')
        .ok(because, { customer_email: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api
        .patch('/subscription/subscription-2', { customer_email: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { customer_email: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/subscription/subscription-2')
        .ok(because, { customer_email: ' Éloë\'s "½" <b> & \\ ✓ ' });
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
      const because = 'customer_email must be a string';
      await api.post('/subscription', { ...subscription, customer_email: 421337 }).invalid(because);
      await api
        .post('/subscription', { ...subscription, customer_email: { value: 'text' } })
        .invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', { customer_email: 0 }).invalid(because);
      await api.patch('/subscription/subscription-1', { customer_email: {} }).invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { customer_email: 'dotata' });
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
      const because = 'the minimum length of customer_email is 5, inclusive';
      await api
        .post('/subscription', { ...subscription, customer_email: 'labu ' })
        .created(because, { customer_email: 'labu ' });
      await api.get('/subscription/subscription-1').ok(because, { customer_email: 'labu ' });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api
        .patch('/subscription/subscription-2', { customer_email: 'labu ' })
        .ok(because, { customer_email: 'labu ' });
      await api.get('/subscription/subscription-2').ok(because, { customer_email: 'labu ' });
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
      const because = 'customer_email must have at least 5 characters';
      await api.post('/subscription', { ...subscription, customer_email: 'tan ' }).invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', { customer_email: 'tan ' }).invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { customer_email: 'dotata' });
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
      const because = 'the maximum length of customer_email is 100, inclusive';
      await api
        .post('/subscription', {
          ...subscription,
          customer_email:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
        })
        .created(because, {
          customer_email:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
        });
      await api.get('/subscription/subscription-1').ok(because, {
        customer_email:
          'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
      });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api
        .patch('/subscription/subscription-2', {
          customer_email:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
        })
        .ok(because, {
          customer_email:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
        });
      await api.get('/subscription/subscription-2').ok(because, {
        customer_email:
          'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
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
      const because = 'customer_email must have at most 100 characters';
      await api
        .post('/subscription', {
          ...subscription,
          customer_email:
            'basudi ruvo dabiva mabiro niso vobi mado vidu toga luri modomi siramo sonaga lilomu rimiva sumi noga ',
        })
        .invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api
        .patch('/subscription/subscription-1', {
          customer_email:
            'basudi ruvo dabiva mabiro niso vobi mado vidu toga luri modomi siramo sonaga lilomu rimiva sumi noga ',
        })
        .invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { customer_email: 'dotata' });
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
      const because = '0 is a valid value of monthly_shipment_quantity_kg';
      await api
        .post('/subscription', { ...subscription, monthly_shipment_quantity_kg: 0 })
        .created(because, { monthly_shipment_quantity_kg: 0 });
      await api
        .get('/subscription/subscription-1')
        .ok(because, { monthly_shipment_quantity_kg: 0 });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api
        .patch('/subscription/subscription-2', { monthly_shipment_quantity_kg: 0 })
        .ok(because, { monthly_shipment_quantity_kg: 0 });
      await api
        .get('/subscription/subscription-2')
        .ok(because, { monthly_shipment_quantity_kg: 0 });
    },
  );

  test(
    'monthly_shipment_quantity_kg keeps three decimals',
    about('subscription.monthly_shipment_quantity_kg.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of monthly_shipment_quantity_kg';
      await api
        .post('/subscription', { ...subscription, monthly_shipment_quantity_kg: 12.375 })
        .created(because, { monthly_shipment_quantity_kg: 12.375 });
      await api
        .get('/subscription/subscription-1')
        .ok(because, { monthly_shipment_quantity_kg: 12.375 });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api
        .patch('/subscription/subscription-2', { monthly_shipment_quantity_kg: 12.375 })
        .ok(because, { monthly_shipment_quantity_kg: 12.375 });
      await api
        .get('/subscription/subscription-2')
        .ok(because, { monthly_shipment_quantity_kg: 12.375 });
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
      const because = 'monthly_shipment_quantity_kg must be a number';
      await api
        .post('/subscription', { ...subscription, monthly_shipment_quantity_kg: 'abc' })
        .invalid(because);
      await api
        .post('/subscription', { ...subscription, monthly_shipment_quantity_kg: { value: 'text' } })
        .invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api
        .patch('/subscription/subscription-1', { monthly_shipment_quantity_kg: 'abc' })
        .invalid(because);
      await api
        .patch('/subscription/subscription-1', { monthly_shipment_quantity_kg: {} })
        .invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { monthly_shipment_quantity_kg: 24.25 });
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
      const because = 'monthly_shipment_quantity_kg has no minimum';
      await api
        .post('/subscription', { ...subscription, monthly_shipment_quantity_kg: -999999.75 })
        .created(because, { monthly_shipment_quantity_kg: -999999.75 });
      await api
        .get('/subscription/subscription-1')
        .ok(because, { monthly_shipment_quantity_kg: -999999.75 });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api
        .patch('/subscription/subscription-2', { monthly_shipment_quantity_kg: -999999.75 })
        .ok(because, { monthly_shipment_quantity_kg: -999999.75 });
      await api
        .get('/subscription/subscription-2')
        .ok(because, { monthly_shipment_quantity_kg: -999999.75 });
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
      const because = 'monthly_shipment_quantity_kg has no maximum';
      await api
        .post('/subscription', { ...subscription, monthly_shipment_quantity_kg: 999999.75 })
        .created(because, { monthly_shipment_quantity_kg: 999999.75 });
      await api
        .get('/subscription/subscription-1')
        .ok(because, { monthly_shipment_quantity_kg: 999999.75 });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api
        .patch('/subscription/subscription-2', { monthly_shipment_quantity_kg: 999999.75 })
        .ok(because, { monthly_shipment_quantity_kg: 999999.75 });
      await api
        .get('/subscription/subscription-2')
        .ok(because, { monthly_shipment_quantity_kg: 999999.75 });
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
      const because = 'preferred_roast_level must be one of light, medium, dark, espresso';
      await api
        .post('/subscription', { ...subscription, preferred_roast_level: 421337 })
        .invalid(because);
      await api
        .post('/subscription', { ...subscription, preferred_roast_level: { value: 'text' } })
        .invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api
        .patch('/subscription/subscription-1', { preferred_roast_level: 0 })
        .invalid(because);
      await api
        .patch('/subscription/subscription-1', { preferred_roast_level: {} })
        .invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { preferred_roast_level: 'dark' });
    },
  );

  test(
    'subscription_start_date may be the leap day 2020-02-29',
    about('subscription.subscription_start_date.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      const because = '"2020-02-29 12:00:00" is a valid value of subscription_start_date';
      await api
        .post('/subscription', { ...subscription, subscription_start_date: '2020-02-29 12:00:00' })
        .created(because, { subscription_start_date: '2020-02-29 12:00:00' });
      await api
        .get('/subscription/subscription-1')
        .ok(because, { subscription_start_date: '2020-02-29 12:00:00' });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api
        .patch('/subscription/subscription-2', { subscription_start_date: '2020-02-29 12:00:00' })
        .ok(because, { subscription_start_date: '2020-02-29 12:00:00' });
      await api
        .get('/subscription/subscription-2')
        .ok(because, { subscription_start_date: '2020-02-29 12:00:00' });
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
      const because = 'subscription_start_date must be a string in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/subscription', { ...subscription, subscription_start_date: 202403 })
        .invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api
        .patch('/subscription/subscription-1', { subscription_start_date: 0 })
        .invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { subscription_start_date: '2025-08-22 17:30:13' });
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
      const because = 'subscription_start_date must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/subscription', { ...subscription, subscription_start_date: '2020-02-30 12:00:00' })
        .invalid(because);
      await api
        .post('/subscription', { ...subscription, subscription_start_date: '2021-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/subscription', { ...subscription, subscription_start_date: '2025-13-01 17:30:13' })
        .invalid(because);
      await api
        .post('/subscription', { ...subscription, subscription_start_date: '2025-08-22 24:00:00' })
        .invalid(because);
      await api
        .post('/subscription', { ...subscription, subscription_start_date: '2020-04-31 12:00:00' })
        .invalid(because);
      await api
        .post('/subscription', { ...subscription, subscription_start_date: '2020-03-00 12:00:00' })
        .invalid(because);
      await api
        .post('/subscription', { ...subscription, subscription_start_date: '2021-00-10 12:00:00' })
        .invalid(because);
      await api
        .post('/subscription', { ...subscription, subscription_start_date: '2025-08-22 10:60:00' })
        .invalid(because);
      await api
        .post('/subscription', { ...subscription, subscription_start_date: '2025-08-22 10:30:75' })
        .invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api
        .patch('/subscription/subscription-1', { subscription_start_date: '2020-02-30 12:00:00' })
        .invalid(because);
      await api
        .patch('/subscription/subscription-1', { subscription_start_date: '2021-02-29 12:00:00' })
        .invalid(because);
      await api
        .patch('/subscription/subscription-1', { subscription_start_date: '2025-13-01 17:30:13' })
        .invalid(because);
      await api
        .patch('/subscription/subscription-1', { subscription_start_date: '2025-08-22 24:00:00' })
        .invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { subscription_start_date: '2025-08-22 17:30:13' });
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
      const because = 'subscription_start_date must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/subscription', { ...subscription, subscription_start_date: '2025-08-22T17:30:13Z' })
        .invalid(because);
      await api
        .post('/subscription', { ...subscription, subscription_start_date: '2025-08-22' })
        .invalid(because);
      await api
        .post('/subscription', { ...subscription, subscription_start_date: 'not a date' })
        .invalid(because);
      await api
        .post('/subscription', { ...subscription, subscription_start_date: '2025-08-22T17:30:13' })
        .invalid(because);
      await api
        .post('/subscription', { ...subscription, subscription_start_date: '2025-08-22 17:30' })
        .invalid(because);
      await api
        .post('/subscription', {
          ...subscription,
          subscription_start_date: '2025-08-22 17:30:13.125',
        })
        .invalid(because);
      await api
        .post('/subscription', {
          ...subscription,
          subscription_start_date: '2025-08-22 17:30:13+02:00',
        })
        .invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api
        .patch('/subscription/subscription-1', { subscription_start_date: '2025-08-22T17:30:13Z' })
        .invalid(because);
      await api
        .patch('/subscription/subscription-1', { subscription_start_date: '2025-08-22' })
        .invalid(because);
      await api
        .patch('/subscription/subscription-1', { subscription_start_date: 'not a date' })
        .invalid(because);
      await api
        .patch('/subscription/subscription-1', { subscription_start_date: '2025-08-22T17:30:13' })
        .invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { subscription_start_date: '2025-08-22 17:30:13' });
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
      const because =
        'the first moment of subscription_start_date is 2020-01-01 00:00:00, inclusive';
      await api
        .post('/subscription', { ...subscription, subscription_start_date: '2020-01-01 00:00:00' })
        .created(because, { subscription_start_date: '2020-01-01 00:00:00' });
      await api
        .get('/subscription/subscription-1')
        .ok(because, { subscription_start_date: '2020-01-01 00:00:00' });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api
        .patch('/subscription/subscription-2', { subscription_start_date: '2020-01-01 00:00:00' })
        .ok(because, { subscription_start_date: '2020-01-01 00:00:00' });
      await api
        .get('/subscription/subscription-2')
        .ok(because, { subscription_start_date: '2020-01-01 00:00:00' });
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
      const because = 'subscription_start_date must not be before 2020-01-01 00:00:00';
      await api
        .post('/subscription', { ...subscription, subscription_start_date: '2019-12-31 23:59:59' })
        .invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api
        .patch('/subscription/subscription-1', { subscription_start_date: '2019-12-31 23:59:59' })
        .invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { subscription_start_date: '2025-08-22 17:30:13' });
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
      const because =
        'the last moment of subscription_start_date is 2026-12-31 23:59:59, inclusive';
      await api
        .post('/subscription', { ...subscription, subscription_start_date: '2026-12-31 23:59:59' })
        .created(because, { subscription_start_date: '2026-12-31 23:59:59' });
      await api
        .get('/subscription/subscription-1')
        .ok(because, { subscription_start_date: '2026-12-31 23:59:59' });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api
        .patch('/subscription/subscription-2', { subscription_start_date: '2026-12-31 23:59:59' })
        .ok(because, { subscription_start_date: '2026-12-31 23:59:59' });
      await api
        .get('/subscription/subscription-2')
        .ok(because, { subscription_start_date: '2026-12-31 23:59:59' });
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
      const because = 'subscription_start_date must not be after 2026-12-31 23:59:59';
      await api
        .post('/subscription', { ...subscription, subscription_start_date: '2027-01-01 00:00:00' })
        .invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api
        .patch('/subscription/subscription-1', { subscription_start_date: '2027-01-01 00:00:00' })
        .invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { subscription_start_date: '2025-08-22 17:30:13' });
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
      const because = 'subscription_status must be one of active, paused, cancelled';
      await api
        .post('/subscription', { ...subscription, subscription_status: 421337 })
        .invalid(because);
      await api
        .post('/subscription', { ...subscription, subscription_status: { value: 'text' } })
        .invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', { subscription_status: 0 }).invalid(because);
      await api.patch('/subscription/subscription-1', { subscription_status: {} }).invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { subscription_status: 'cancelled' });
    },
  );

  test(
    'total_spent may be the whole number 0',
    about('subscription.total_spent.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of total_spent';
      await api
        .post('/subscription', { ...subscription, total_spent: 0 })
        .created(because, { total_spent: 0 });
      await api.get('/subscription/subscription-1').ok(because, { total_spent: 0 });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api
        .patch('/subscription/subscription-2', { total_spent: 0 })
        .ok(because, { total_spent: 0 });
      await api.get('/subscription/subscription-2').ok(because, { total_spent: 0 });
    },
  );

  test(
    'total_spent keeps three decimals',
    about('subscription.total_spent.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of total_spent';
      await api
        .post('/subscription', { ...subscription, total_spent: 12.375 })
        .created(because, { total_spent: 12.375 });
      await api.get('/subscription/subscription-1').ok(because, { total_spent: 12.375 });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api
        .patch('/subscription/subscription-2', { total_spent: 12.375 })
        .ok(because, { total_spent: 12.375 });
      await api.get('/subscription/subscription-2').ok(because, { total_spent: 12.375 });
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
      const because = 'total_spent must be a number';
      await api.post('/subscription', { ...subscription, total_spent: 'abc' }).invalid(because);
      await api
        .post('/subscription', { ...subscription, total_spent: { value: 'text' } })
        .invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', { total_spent: 'abc' }).invalid(because);
      await api.patch('/subscription/subscription-1', { total_spent: {} }).invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { total_spent: 42.75 });
    },
  );

  test(
    'total_spent has no minimum',
    about('subscription.total_spent.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'total_spent has no minimum';
      await api
        .post('/subscription', { ...subscription, total_spent: -999999.75 })
        .created(because, { total_spent: -999999.75 });
      await api.get('/subscription/subscription-1').ok(because, { total_spent: -999999.75 });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api
        .patch('/subscription/subscription-2', { total_spent: -999999.75 })
        .ok(because, { total_spent: -999999.75 });
      await api.get('/subscription/subscription-2').ok(because, { total_spent: -999999.75 });
    },
  );

  test(
    'total_spent has no maximum',
    about('subscription.total_spent.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'total_spent has no maximum';
      await api
        .post('/subscription', { ...subscription, total_spent: 999999.75 })
        .created(because, { total_spent: 999999.75 });
      await api.get('/subscription/subscription-1').ok(because, { total_spent: 999999.75 });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api
        .patch('/subscription/subscription-2', { total_spent: 999999.75 })
        .ok(because, { total_spent: 999999.75 });
      await api.get('/subscription/subscription-2').ok(because, { total_spent: 999999.75 });
    },
  );

  test(
    'create and update refuse a grind_preference of a wrong type',
    about(
      'subscription.grind_preference.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because =
        'grind_preference must be one of whole_bean, medium_grind, fine_grind, coarse_grind';
      await api
        .post('/subscription', { ...subscription, grind_preference: 421337 })
        .invalid(because);
      await api
        .post('/subscription', { ...subscription, grind_preference: { value: 'text' } })
        .invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', { grind_preference: 0 }).invalid(because);
      await api.patch('/subscription/subscription-1', { grind_preference: {} }).invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { grind_preference: 'coarse_grind' });
    },
  );

  test(
    'last_shipment_date may be the leap day 2020-02-29',
    about('subscription.last_shipment_date.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      const because = '"2020-02-29 12:00:00" is a valid value of last_shipment_date';
      await api
        .post('/subscription', { ...subscription, last_shipment_date: '2020-02-29 12:00:00' })
        .created(because, { last_shipment_date: '2020-02-29 12:00:00' });
      await api
        .get('/subscription/subscription-1')
        .ok(because, { last_shipment_date: '2020-02-29 12:00:00' });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api
        .patch('/subscription/subscription-2', { last_shipment_date: '2020-02-29 12:00:00' })
        .ok(because, { last_shipment_date: '2020-02-29 12:00:00' });
      await api
        .get('/subscription/subscription-2')
        .ok(because, { last_shipment_date: '2020-02-29 12:00:00' });
    },
  );

  test(
    'create and update refuse a last_shipment_date of a wrong type',
    about(
      'subscription.last_shipment_date.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'last_shipment_date must be a string in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/subscription', { ...subscription, last_shipment_date: 202403 })
        .invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', { last_shipment_date: 0 }).invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { last_shipment_date: '2023-10-15 20:58:24' });
    },
  );

  test(
    'create and update refuse a last_shipment_date that no calendar or clock has',
    about(
      'subscription.last_shipment_date.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'last_shipment_date must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/subscription', { ...subscription, last_shipment_date: '2020-02-30 12:00:00' })
        .invalid(because);
      await api
        .post('/subscription', { ...subscription, last_shipment_date: '2021-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/subscription', { ...subscription, last_shipment_date: '2023-13-01 20:58:24' })
        .invalid(because);
      await api
        .post('/subscription', { ...subscription, last_shipment_date: '2023-10-15 24:00:00' })
        .invalid(because);
      await api
        .post('/subscription', { ...subscription, last_shipment_date: '2020-04-31 12:00:00' })
        .invalid(because);
      await api
        .post('/subscription', { ...subscription, last_shipment_date: '2020-03-00 12:00:00' })
        .invalid(because);
      await api
        .post('/subscription', { ...subscription, last_shipment_date: '2021-00-10 12:00:00' })
        .invalid(because);
      await api
        .post('/subscription', { ...subscription, last_shipment_date: '2023-10-15 10:60:00' })
        .invalid(because);
      await api
        .post('/subscription', { ...subscription, last_shipment_date: '2023-10-15 10:30:75' })
        .invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api
        .patch('/subscription/subscription-1', { last_shipment_date: '2020-02-30 12:00:00' })
        .invalid(because);
      await api
        .patch('/subscription/subscription-1', { last_shipment_date: '2021-02-29 12:00:00' })
        .invalid(because);
      await api
        .patch('/subscription/subscription-1', { last_shipment_date: '2023-13-01 20:58:24' })
        .invalid(because);
      await api
        .patch('/subscription/subscription-1', { last_shipment_date: '2023-10-15 24:00:00' })
        .invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { last_shipment_date: '2023-10-15 20:58:24' });
    },
  );

  test(
    'create and update refuse a last_shipment_date in another format',
    about(
      'subscription.last_shipment_date.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'last_shipment_date must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/subscription', { ...subscription, last_shipment_date: '2023-10-15T20:58:24Z' })
        .invalid(because);
      await api
        .post('/subscription', { ...subscription, last_shipment_date: '2023-10-15' })
        .invalid(because);
      await api
        .post('/subscription', { ...subscription, last_shipment_date: 'not a date' })
        .invalid(because);
      await api
        .post('/subscription', { ...subscription, last_shipment_date: '2023-10-15T20:58:24' })
        .invalid(because);
      await api
        .post('/subscription', { ...subscription, last_shipment_date: '2023-10-15 20:58' })
        .invalid(because);
      await api
        .post('/subscription', { ...subscription, last_shipment_date: '2023-10-15 20:58:24.125' })
        .invalid(because);
      await api
        .post('/subscription', { ...subscription, last_shipment_date: '2023-10-15 20:58:24+02:00' })
        .invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api
        .patch('/subscription/subscription-1', { last_shipment_date: '2023-10-15T20:58:24Z' })
        .invalid(because);
      await api
        .patch('/subscription/subscription-1', { last_shipment_date: '2023-10-15' })
        .invalid(because);
      await api
        .patch('/subscription/subscription-1', { last_shipment_date: 'not a date' })
        .invalid(because);
      await api
        .patch('/subscription/subscription-1', { last_shipment_date: '2023-10-15T20:58:24' })
        .invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { last_shipment_date: '2023-10-15 20:58:24' });
    },
  );

  test(
    'last_shipment_date may be right at its first moment of 2020-01-01 00:00:00',
    about(
      'subscription.last_shipment_date.accepts-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the first moment of last_shipment_date is 2020-01-01 00:00:00, inclusive';
      await api
        .post('/subscription', { ...subscription, last_shipment_date: '2020-01-01 00:00:00' })
        .created(because, { last_shipment_date: '2020-01-01 00:00:00' });
      await api
        .get('/subscription/subscription-1')
        .ok(because, { last_shipment_date: '2020-01-01 00:00:00' });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api
        .patch('/subscription/subscription-2', { last_shipment_date: '2020-01-01 00:00:00' })
        .ok(because, { last_shipment_date: '2020-01-01 00:00:00' });
      await api
        .get('/subscription/subscription-2')
        .ok(because, { last_shipment_date: '2020-01-01 00:00:00' });
    },
  );

  test(
    'create and update refuse a last_shipment_date before its first moment of 2020-01-01 00:00:00',
    about(
      'subscription.last_shipment_date.rejects-before-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'last_shipment_date must not be before 2020-01-01 00:00:00';
      await api
        .post('/subscription', { ...subscription, last_shipment_date: '2019-12-31 23:59:59' })
        .invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api
        .patch('/subscription/subscription-1', { last_shipment_date: '2019-12-31 23:59:59' })
        .invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { last_shipment_date: '2023-10-15 20:58:24' });
    },
  );

  test(
    'last_shipment_date may be right at its last moment of 2026-12-31 23:59:59',
    about(
      'subscription.last_shipment_date.accepts-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the last moment of last_shipment_date is 2026-12-31 23:59:59, inclusive';
      await api
        .post('/subscription', { ...subscription, last_shipment_date: '2026-12-31 23:59:59' })
        .created(because, { last_shipment_date: '2026-12-31 23:59:59' });
      await api
        .get('/subscription/subscription-1')
        .ok(because, { last_shipment_date: '2026-12-31 23:59:59' });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api
        .patch('/subscription/subscription-2', { last_shipment_date: '2026-12-31 23:59:59' })
        .ok(because, { last_shipment_date: '2026-12-31 23:59:59' });
      await api
        .get('/subscription/subscription-2')
        .ok(because, { last_shipment_date: '2026-12-31 23:59:59' });
    },
  );

  test(
    'create and update refuse a last_shipment_date after its last moment of 2026-12-31 23:59:59',
    about(
      'subscription.last_shipment_date.rejects-after-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'last_shipment_date must not be after 2026-12-31 23:59:59';
      await api
        .post('/subscription', { ...subscription, last_shipment_date: '2027-01-01 00:00:00' })
        .invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api
        .patch('/subscription/subscription-1', { last_shipment_date: '2027-01-01 00:00:00' })
        .invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { last_shipment_date: '2023-10-15 20:58:24' });
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
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of SubscriptionRoastPreference';
      await api
        .post('/subscription', { ...subscription, preferred_roast_level: 'light' })
        .created(because, { preferred_roast_level: 'light' });
      await api
        .patch('/subscription/subscription-1', { preferred_roast_level: 'medium' })
        .ok(because, { preferred_roast_level: 'medium' });
      await api
        .patch('/subscription/subscription-1', { preferred_roast_level: 'dark' })
        .ok(because, { preferred_roast_level: 'dark' });
      await api
        .patch('/subscription/subscription-1', { preferred_roast_level: 'espresso' })
        .ok(because, { preferred_roast_level: 'espresso' });
      await api
        .get('/subscription/subscription-1')
        .ok(because, { preferred_roast_level: 'espresso' });
      await api
        .patch('/subscription/subscription-1', { preferred_roast_level: 'light' })
        .ok(because, { preferred_roast_level: 'light' });
    },
  );

  test(
    'create and update refuse a preferred_roast_level that SubscriptionRoastPreference does not list, such as unheard_of',
    about(
      'subscription.preferred_roast_level.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'preferred_roast_level must be one of light, medium, dark, espresso';
      await api
        .post('/subscription', { ...subscription, preferred_roast_level: 'unheard_of' })
        .invalid(because);
      await api
        .post('/subscription', { ...subscription, preferred_roast_level: 'light ' })
        .invalid(because);
      await api
        .post('/subscription', { ...subscription, preferred_roast_level: 'ligh' })
        .invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api
        .patch('/subscription/subscription-1', { preferred_roast_level: 'unheard_of' })
        .invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { preferred_roast_level: 'dark' });
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
      const because = 'preferred_roast_level must be one of light, medium, dark, espresso';
      await api
        .post('/subscription', { ...subscription, preferred_roast_level: 'LIGHT' })
        .invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api
        .patch('/subscription/subscription-1', { preferred_roast_level: 'LIGHT' })
        .invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { preferred_roast_level: 'dark' });
    },
  );

  test(
    'subscription_status may be active, paused, cancelled',
    about(
      'subscription.subscription_status.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of SubscriptionStatus';
      await api
        .post('/subscription', { ...subscription, subscription_status: 'active' })
        .created(because, { subscription_status: 'active' });
      await api
        .patch('/subscription/subscription-1', { subscription_status: 'paused' })
        .ok(because, { subscription_status: 'paused' });
      await api
        .patch('/subscription/subscription-1', { subscription_status: 'cancelled' })
        .ok(because, { subscription_status: 'cancelled' });
      await api
        .get('/subscription/subscription-1')
        .ok(because, { subscription_status: 'cancelled' });
      await api
        .patch('/subscription/subscription-1', { subscription_status: 'active' })
        .ok(because, { subscription_status: 'active' });
    },
  );

  test(
    'create and update refuse a subscription_status that SubscriptionStatus does not list, such as unheard_of',
    about(
      'subscription.subscription_status.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'subscription_status must be one of active, paused, cancelled';
      await api
        .post('/subscription', { ...subscription, subscription_status: 'unheard_of' })
        .invalid(because);
      await api
        .post('/subscription', { ...subscription, subscription_status: 'active ' })
        .invalid(because);
      await api
        .post('/subscription', { ...subscription, subscription_status: 'activ' })
        .invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api
        .patch('/subscription/subscription-1', { subscription_status: 'unheard_of' })
        .invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { subscription_status: 'cancelled' });
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
      const because = 'subscription_status must be one of active, paused, cancelled';
      await api
        .post('/subscription', { ...subscription, subscription_status: 'ACTIVE' })
        .invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api
        .patch('/subscription/subscription-1', { subscription_status: 'ACTIVE' })
        .invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { subscription_status: 'cancelled' });
    },
  );

  test(
    'grind_preference may be whole_bean, medium_grind, fine_grind, coarse_grind',
    about(
      'subscription.grind_preference.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of SubscriptionGrindPreference';
      await api
        .post('/subscription', { ...subscription, grind_preference: 'whole_bean' })
        .created(because, { grind_preference: 'whole_bean' });
      await api
        .patch('/subscription/subscription-1', { grind_preference: 'medium_grind' })
        .ok(because, { grind_preference: 'medium_grind' });
      await api
        .patch('/subscription/subscription-1', { grind_preference: 'fine_grind' })
        .ok(because, { grind_preference: 'fine_grind' });
      await api
        .patch('/subscription/subscription-1', { grind_preference: 'coarse_grind' })
        .ok(because, { grind_preference: 'coarse_grind' });
      await api
        .get('/subscription/subscription-1')
        .ok(because, { grind_preference: 'coarse_grind' });
      await api
        .patch('/subscription/subscription-1', { grind_preference: 'whole_bean' })
        .ok(because, { grind_preference: 'whole_bean' });
    },
  );

  test(
    'create and update refuse a grind_preference that SubscriptionGrindPreference does not list, such as unheard_of',
    about(
      'subscription.grind_preference.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because =
        'grind_preference must be one of whole_bean, medium_grind, fine_grind, coarse_grind';
      await api
        .post('/subscription', { ...subscription, grind_preference: 'unheard_of' })
        .invalid(because);
      await api
        .post('/subscription', { ...subscription, grind_preference: 'whole_bean ' })
        .invalid(because);
      await api
        .post('/subscription', { ...subscription, grind_preference: 'whole_bea' })
        .invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api
        .patch('/subscription/subscription-1', { grind_preference: 'unheard_of' })
        .invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { grind_preference: 'coarse_grind' });
    },
  );

  test(
    'create and update refuse the grind_preference WHOLE_BEAN, as upper and lower case differ',
    about(
      'subscription.grind_preference.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because =
        'grind_preference must be one of whole_bean, medium_grind, fine_grind, coarse_grind';
      await api
        .post('/subscription', { ...subscription, grind_preference: 'WHOLE_BEAN' })
        .invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api
        .patch('/subscription/subscription-1', { grind_preference: 'WHOLE_BEAN' })
        .invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { grind_preference: 'coarse_grind' });
    },
  );
});
