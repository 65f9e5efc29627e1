import { about, test, without } from '../support/api.ts';

// A valid Subscription, as the tests send it.
const subscription = {
  bags_per_month: 2,
  recorded_bags_shipped: 93,
  id: 'subscription-1',
  plan_state: 'paused',
  preferred_level: 'dark',
  subscriber_email: 'rugoma',
  spent_eur: 15.25,
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
          bags_per_month: -76,
          recorded_bags_shipped: 95,
          plan_state: 'ended',
          preferred_level: 'medium',
          subscriber_email: 'durid',
          spent_eur: 92.25,
        },
        status: [200],
        answer: {
          bags_per_month: -76,
          recorded_bags_shipped: 95,
          id: 'subscription-1',
          plan_state: 'ended',
          preferred_level: 'medium',
          subscriber_email: 'durid',
          spent_eur: 92.25,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: {
          bags_per_month: -76,
          recorded_bags_shipped: 95,
          plan_state: 'ended',
          preferred_level: 'medium',
          subscriber_email: 'durid',
          spent_eur: 92.25,
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
          bags_per_month: -76,
          recorded_bags_shipped: 95,
          plan_state: 'ended',
          preferred_level: 'medium',
          subscriber_email: 'durid',
          spent_eur: 92.25,
        },
        status: [200],
        answer: {
          id: 'subscription-1',
          bags_per_month: -76,
          recorded_bags_shipped: 95,
          plan_state: 'ended',
          preferred_level: 'medium',
          subscriber_email: 'durid',
          spent_eur: 92.25,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: {
          id: 'subscription-1',
          bags_per_month: -76,
          recorded_bags_shipped: 95,
          plan_state: 'ended',
          preferred_level: 'medium',
          subscriber_email: 'durid',
          spent_eur: 92.25,
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for spent_eur does not change bags_per_month either',
    about(
      'subscription.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', {
        body: { bags_per_month: -76, spent_eur: 'abc' },
        status: [400, 422],
        because: 'spent_eur must be a number',
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
          bags_per_month: -76,
          recorded_bags_shipped: 95,
          plan_state: 'ended',
          preferred_level: 'medium',
          subscriber_email: 'durid',
          spent_eur: 92.25,
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
        bags_per_month: -76,
        recorded_bags_shipped: 95,
        plan_state: 'ended',
        preferred_level: 'medium',
        subscriber_email: 'durid',
        spent_eur: 92.25,
      });
      await api.create('Subscription', {
        ...subscription,
        id: 'subscription-3',
        bags_per_month: -35,
        recorded_bags_shipped: 51,
        plan_state: 'running',
        preferred_level: 'light',
        subscriber_email: 'sidaa',
        spent_eur: 6.5,
      });
      await api.get('/subscription', {
        status: [200],
        answer: [
          subscription,
          {
            bags_per_month: -76,
            recorded_bags_shipped: 95,
            id: 'subscription-2',
            plan_state: 'ended',
            preferred_level: 'medium',
            subscriber_email: 'durid',
            spent_eur: 92.25,
          },
          {
            bags_per_month: -35,
            recorded_bags_shipped: 51,
            id: 'subscription-3',
            plan_state: 'running',
            preferred_level: 'light',
            subscriber_email: 'sidaa',
            spent_eur: 6.5,
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
        bags_per_month: -76,
        recorded_bags_shipped: 95,
        plan_state: 'ended',
        preferred_level: 'medium',
        subscriber_email: 'durid',
        spent_eur: 92.25,
      });
      await api.patch('/subscription/subscription-2', {
        body: {
          id: 'subscription-2',
          bags_per_month: -76,
          recorded_bags_shipped: 95,
          plan_state: 'ended',
          preferred_level: 'medium',
          subscriber_email: 'durid',
          spent_eur: 92.25,
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
          bags_per_month: -76,
          recorded_bags_shipped: 95,
          id: 'subscription-2',
          plan_state: 'ended',
          preferred_level: 'medium',
          subscriber_email: 'durid',
          spent_eur: 92.25,
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
        bags_per_month: -76,
        recorded_bags_shipped: 95,
        plan_state: 'ended',
        preferred_level: 'medium',
        subscriber_email: 'durid',
        spent_eur: 92.25,
      });
      await api.delete('/subscription/subscription-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/subscription/subscription-2', {
        status: [200],
        answer: {
          bags_per_month: -76,
          recorded_bags_shipped: 95,
          id: 'subscription-2',
          plan_state: 'ended',
          preferred_level: 'medium',
          subscriber_email: 'durid',
          spent_eur: 92.25,
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
        bags_per_month: -76,
        recorded_bags_shipped: 95,
        plan_state: 'ended',
        preferred_level: 'medium',
        subscriber_email: 'durid',
        spent_eur: 92.25,
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
    'create refuses a Subscription without bags_per_month, which is required',
    about(
      'subscription.bags_per_month.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: without(subscription, 'bags_per_month'),
        status: [400, 422],
        because: 'bags_per_month is required and has no default',
      });
      await api.get('/subscription/subscription-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create accepts a Subscription without recorded_bags_shipped, which is optional',
    about('subscription.recorded_bags_shipped.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/subscription', {
        body: without(subscription, 'recorded_bags_shipped'),
        status: [200, 201],
        answer: { recorded_bags_shipped: null },
        because: 'recorded_bags_shipped is optional',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { recorded_bags_shipped: null },
        because: 'recorded_bags_shipped is optional',
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
    'plan_state is "trial" when a create leaves it out',
    about('subscription.plan_state.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/subscription', {
        body: without(subscription, 'plan_state'),
        status: [200, 201],
        answer: { plan_state: 'trial' },
        because: 'the default of plan_state is "trial"',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { plan_state: 'trial' },
        because: 'the default of plan_state is "trial"',
      });
    },
  );

  test(
    'create refuses a Subscription without preferred_level, which is required',
    about(
      'subscription.preferred_level.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: without(subscription, 'preferred_level'),
        status: [400, 422],
        because: 'preferred_level is required and has no default',
      });
      await api.get('/subscription/subscription-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Subscription without subscriber_email, which is required',
    about(
      'subscription.subscriber_email.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: without(subscription, 'subscriber_email'),
        status: [400, 422],
        because: 'subscriber_email is required and has no default',
      });
      await api.get('/subscription/subscription-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create accepts a Subscription without spent_eur, which is optional',
    about('subscription.spent_eur.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/subscription', {
        body: without(subscription, 'spent_eur'),
        status: [200, 201],
        answer: { spent_eur: null },
        because: 'spent_eur is optional',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { spent_eur: null },
        because: 'spent_eur is optional',
      });
    },
  );

  test(
    'update of bags_per_month or spent_eur alone leaves every other field as it is',
    about('subscription.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Subscription', { ...subscription, plan_state: null });
      await api.patch('/subscription/subscription-1', {
        body: { bags_per_month: -76 },
        status: [200],
        answer: { ...subscription, bags_per_month: -76, plan_state: null },
        because: 'an update touches only what it carries',
      });
      await api.patch('/subscription/subscription-1', {
        body: { spent_eur: 92.25 },
        status: [200],
        answer: { ...subscription, bags_per_month: -76, plan_state: null, spent_eur: 92.25 },
        because: 'an update touches only what it carries',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { ...subscription, bags_per_month: -76, plan_state: null, spent_eur: 92.25 },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Subscription: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'create and update refuse null for bags_per_month',
    about(
      'subscription.bags_per_month.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, bags_per_month: null },
        status: [400, 422],
        because: 'bags_per_month must not be null',
      });
      await api.get('/subscription/subscription-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', {
        body: { bags_per_month: null },
        status: [400, 422],
        because: 'bags_per_month must not be null',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { bags_per_month: 2 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'recorded_bags_shipped may be null',
    about(
      'subscription.recorded_bags_shipped.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, recorded_bags_shipped: null },
        status: [200, 201],
        answer: { recorded_bags_shipped: null },
        because: 'recorded_bags_shipped is nullable',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { recorded_bags_shipped: null },
        because: 'recorded_bags_shipped is nullable',
      });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api.patch('/subscription/subscription-2', {
        body: { recorded_bags_shipped: null },
        status: [200],
        answer: { recorded_bags_shipped: null },
        because: 'recorded_bags_shipped is nullable',
      });
      await api.get('/subscription/subscription-2', {
        status: [200],
        answer: { recorded_bags_shipped: null },
        because: 'recorded_bags_shipped is nullable',
      });
    },
  );

  test(
    'plan_state may be null, which is not replaced by its default',
    about(
      'subscription.plan_state.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, plan_state: null },
        status: [200, 201],
        answer: { plan_state: null },
        because: 'plan_state is nullable and its default is for absence only',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { plan_state: null },
        because: 'plan_state is nullable and its default is for absence only',
      });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api.patch('/subscription/subscription-2', {
        body: { plan_state: null },
        status: [200],
        answer: { plan_state: null },
        because: 'plan_state is nullable and its default is for absence only',
      });
      await api.get('/subscription/subscription-2', {
        status: [200],
        answer: { plan_state: null },
        because: 'plan_state is nullable and its default is for absence only',
      });
    },
  );

  test(
    'create and update refuse null for preferred_level',
    about(
      'subscription.preferred_level.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, preferred_level: null },
        status: [400, 422],
        because: 'preferred_level must not be null',
      });
      await api.get('/subscription/subscription-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', {
        body: { preferred_level: null },
        status: [400, 422],
        because: 'preferred_level must not be null',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { preferred_level: 'dark' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'subscriber_email may be null',
    about(
      'subscription.subscriber_email.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, subscriber_email: null },
        status: [200, 201],
        answer: { subscriber_email: null },
        because: 'subscriber_email is nullable',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { subscriber_email: null },
        because: 'subscriber_email is nullable',
      });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api.patch('/subscription/subscription-2', {
        body: { subscriber_email: null },
        status: [200],
        answer: { subscriber_email: null },
        because: 'subscriber_email is nullable',
      });
      await api.get('/subscription/subscription-2', {
        status: [200],
        answer: { subscriber_email: null },
        because: 'subscriber_email is nullable',
      });
    },
  );

  test(
    'spent_eur may be null',
    about(
      'subscription.spent_eur.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, spent_eur: null },
        status: [200, 201],
        answer: { spent_eur: null },
        because: 'spent_eur is nullable',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { spent_eur: null },
        because: 'spent_eur is nullable',
      });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api.patch('/subscription/subscription-2', {
        body: { spent_eur: null },
        status: [200],
        answer: { spent_eur: null },
        because: 'spent_eur is nullable',
      });
      await api.get('/subscription/subscription-2', {
        status: [200],
        answer: { spent_eur: null },
        because: 'spent_eur is nullable',
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

  test(
    'bags_per_month may be 0',
    about('subscription.bags_per_month.accepts-zero', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, bags_per_month: 0 },
        status: [200, 201],
        answer: { bags_per_month: 0 },
        because: '0 is a valid value of bags_per_month',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { bags_per_month: 0 },
        because: '0 is a valid value of bags_per_month',
      });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api.patch('/subscription/subscription-2', {
        body: { bags_per_month: 0 },
        status: [200],
        answer: { bags_per_month: 0 },
        because: '0 is a valid value of bags_per_month',
      });
      await api.get('/subscription/subscription-2', {
        status: [200],
        answer: { bags_per_month: 0 },
        because: '0 is a valid value of bags_per_month',
      });
    },
  );

  test(
    'create and update refuse a bags_per_month of a wrong type',
    about(
      'subscription.bags_per_month.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, bags_per_month: 'abc' },
        status: [400, 422],
        because: 'bags_per_month must be an integer',
      });
      await api.post('/subscription', {
        body: { ...subscription, bags_per_month: { value: 'text' } },
        status: [400, 422],
        because: 'bags_per_month must be an integer',
      });
      await api.post('/subscription', {
        body: { ...subscription, bags_per_month: 1.5 },
        status: [400, 422],
        because: 'bags_per_month must be an integer',
      });
      await api.get('/subscription/subscription-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', {
        body: { bags_per_month: 'abc' },
        status: [400, 422],
        because: 'bags_per_month must be an integer',
      });
      await api.patch('/subscription/subscription-1', {
        body: { bags_per_month: { value: 'text' } },
        status: [400, 422],
        because: 'bags_per_month must be an integer',
      });
      await api.patch('/subscription/subscription-1', {
        body: { bags_per_month: 1.5 },
        status: [400, 422],
        because: 'bags_per_month must be an integer',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { bags_per_month: 2 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'bags_per_month may be right at its maximum of 20',
    about(
      'subscription.bags_per_month.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, bags_per_month: 20 },
        status: [200, 201],
        answer: { bags_per_month: 20 },
        because: 'the maximum of bags_per_month is 20, inclusive',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { bags_per_month: 20 },
        because: 'the maximum of bags_per_month is 20, inclusive',
      });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api.patch('/subscription/subscription-2', {
        body: { bags_per_month: 20 },
        status: [200],
        answer: { bags_per_month: 20 },
        because: 'the maximum of bags_per_month is 20, inclusive',
      });
      await api.get('/subscription/subscription-2', {
        status: [200],
        answer: { bags_per_month: 20 },
        because: 'the maximum of bags_per_month is 20, inclusive',
      });
    },
  );

  test(
    'create and update refuse a bags_per_month above its maximum of 20',
    about(
      'subscription.bags_per_month.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, bags_per_month: 21 },
        status: [400, 422],
        because: 'bags_per_month must be at most 20',
      });
      await api.get('/subscription/subscription-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', {
        body: { bags_per_month: 21 },
        status: [400, 422],
        because: 'bags_per_month must be at most 20',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { bags_per_month: 2 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'bags_per_month has no minimum',
    about(
      'subscription.bags_per_month.has-no-minimum',
      'values.number-bounds',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, bags_per_month: -1000000 },
        status: [200, 201],
        answer: { bags_per_month: -1000000 },
        because: 'bags_per_month has no minimum',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { bags_per_month: -1000000 },
        because: 'bags_per_month has no minimum',
      });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api.patch('/subscription/subscription-2', {
        body: { bags_per_month: -1000000 },
        status: [200],
        answer: { bags_per_month: -1000000 },
        because: 'bags_per_month has no minimum',
      });
      await api.get('/subscription/subscription-2', {
        status: [200],
        answer: { bags_per_month: -1000000 },
        because: 'bags_per_month has no minimum',
      });
    },
  );

  test(
    'create and update refuse a recorded_bags_shipped of a wrong type',
    about(
      'subscription.recorded_bags_shipped.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, recorded_bags_shipped: 'abc' },
        status: [400, 422],
        because: 'recorded_bags_shipped must be an integer',
      });
      await api.post('/subscription', {
        body: { ...subscription, recorded_bags_shipped: { value: 'text' } },
        status: [400, 422],
        because: 'recorded_bags_shipped must be an integer',
      });
      await api.post('/subscription', {
        body: { ...subscription, recorded_bags_shipped: 92.5 },
        status: [400, 422],
        because: 'recorded_bags_shipped must be an integer',
      });
      await api.get('/subscription/subscription-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', {
        body: { recorded_bags_shipped: 'abc' },
        status: [400, 422],
        because: 'recorded_bags_shipped must be an integer',
      });
      await api.patch('/subscription/subscription-1', {
        body: { recorded_bags_shipped: { value: 'text' } },
        status: [400, 422],
        because: 'recorded_bags_shipped must be an integer',
      });
      await api.patch('/subscription/subscription-1', {
        body: { recorded_bags_shipped: 92.5 },
        status: [400, 422],
        because: 'recorded_bags_shipped must be an integer',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { recorded_bags_shipped: 93 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'recorded_bags_shipped may be right at its minimum of 0',
    about(
      'subscription.recorded_bags_shipped.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, recorded_bags_shipped: 0 },
        status: [200, 201],
        answer: { recorded_bags_shipped: 0 },
        because: 'the minimum of recorded_bags_shipped is 0, inclusive',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { recorded_bags_shipped: 0 },
        because: 'the minimum of recorded_bags_shipped is 0, inclusive',
      });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api.patch('/subscription/subscription-2', {
        body: { recorded_bags_shipped: 0 },
        status: [200],
        answer: { recorded_bags_shipped: 0 },
        because: 'the minimum of recorded_bags_shipped is 0, inclusive',
      });
      await api.get('/subscription/subscription-2', {
        status: [200],
        answer: { recorded_bags_shipped: 0 },
        because: 'the minimum of recorded_bags_shipped is 0, inclusive',
      });
    },
  );

  test(
    'create and update refuse a recorded_bags_shipped below its minimum of 0',
    about(
      'subscription.recorded_bags_shipped.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, recorded_bags_shipped: -1 },
        status: [400, 422],
        because: 'recorded_bags_shipped must be at least 0',
      });
      await api.get('/subscription/subscription-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', {
        body: { recorded_bags_shipped: -1 },
        status: [400, 422],
        because: 'recorded_bags_shipped must be at least 0',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { recorded_bags_shipped: 93 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'recorded_bags_shipped has no maximum',
    about(
      'subscription.recorded_bags_shipped.has-no-maximum',
      'values.number-bounds',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, recorded_bags_shipped: 1000000 },
        status: [200, 201],
        answer: { recorded_bags_shipped: 1000000 },
        because: 'recorded_bags_shipped has no maximum',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { recorded_bags_shipped: 1000000 },
        because: 'recorded_bags_shipped has no maximum',
      });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api.patch('/subscription/subscription-2', {
        body: { recorded_bags_shipped: 1000000 },
        status: [200],
        answer: { recorded_bags_shipped: 1000000 },
        because: 'recorded_bags_shipped has no maximum',
      });
      await api.get('/subscription/subscription-2', {
        status: [200],
        answer: { recorded_bags_shipped: 1000000 },
        because: 'recorded_bags_shipped has no maximum',
      });
    },
  );

  test(
    'create and update refuse a plan_state of a wrong type',
    about(
      'subscription.plan_state.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, plan_state: 421337 },
        status: [400, 422],
        because: 'plan_state must be one of trial, running, paused, ended',
      });
      await api.post('/subscription', {
        body: { ...subscription, plan_state: { value: 'text' } },
        status: [400, 422],
        because: 'plan_state must be one of trial, running, paused, ended',
      });
      await api.get('/subscription/subscription-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', {
        body: { plan_state: 421337 },
        status: [400, 422],
        because: 'plan_state must be one of trial, running, paused, ended',
      });
      await api.patch('/subscription/subscription-1', {
        body: { plan_state: { value: 'text' } },
        status: [400, 422],
        because: 'plan_state must be one of trial, running, paused, ended',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { plan_state: 'paused' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a preferred_level of a wrong type',
    about(
      'subscription.preferred_level.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, preferred_level: 421337 },
        status: [400, 422],
        because: 'preferred_level must be one of light, medium, dark',
      });
      await api.post('/subscription', {
        body: { ...subscription, preferred_level: { value: 'text' } },
        status: [400, 422],
        because: 'preferred_level must be one of light, medium, dark',
      });
      await api.get('/subscription/subscription-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', {
        body: { preferred_level: 421337 },
        status: [400, 422],
        because: 'preferred_level must be one of light, medium, dark',
      });
      await api.patch('/subscription/subscription-1', {
        body: { preferred_level: { value: 'text' } },
        status: [400, 422],
        because: 'preferred_level must be one of light, medium, dark',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { preferred_level: 'dark' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'subscriber_email keeps spaces, quotes, accents and symbols',
    about(
      'subscription.subscriber_email.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, subscriber_email: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { subscriber_email: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of subscriber_email',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { subscriber_email: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of subscriber_email',
      });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api.patch('/subscription/subscription-2', {
        body: { subscriber_email: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { subscriber_email: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of subscriber_email',
      });
      await api.get('/subscription/subscription-2', {
        status: [200],
        answer: { subscriber_email: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of subscriber_email',
      });
    },
  );

  test(
    'create and update refuse a subscriber_email of a wrong type',
    about(
      'subscription.subscriber_email.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, subscriber_email: 421337 },
        status: [400, 422],
        because: 'subscriber_email must be a string',
      });
      await api.post('/subscription', {
        body: { ...subscription, subscriber_email: { value: 'text' } },
        status: [400, 422],
        because: 'subscriber_email must be a string',
      });
      await api.get('/subscription/subscription-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', {
        body: { subscriber_email: 421337 },
        status: [400, 422],
        because: 'subscriber_email must be a string',
      });
      await api.patch('/subscription/subscription-1', {
        body: { subscriber_email: { value: 'text' } },
        status: [400, 422],
        because: 'subscriber_email must be a string',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { subscriber_email: 'rugoma' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'subscriber_email may be right at its minimum length of 5',
    about(
      'subscription.subscriber_email.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, subscriber_email: 'labua' },
        status: [200, 201],
        answer: { subscriber_email: 'labua' },
        because: 'the minimum length of subscriber_email is 5, inclusive',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { subscriber_email: 'labua' },
        because: 'the minimum length of subscriber_email is 5, inclusive',
      });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api.patch('/subscription/subscription-2', {
        body: { subscriber_email: 'labua' },
        status: [200],
        answer: { subscriber_email: 'labua' },
        because: 'the minimum length of subscriber_email is 5, inclusive',
      });
      await api.get('/subscription/subscription-2', {
        status: [200],
        answer: { subscriber_email: 'labua' },
        because: 'the minimum length of subscriber_email is 5, inclusive',
      });
    },
  );

  test(
    'create and update refuse a subscriber_email below its minimum length of 5',
    about(
      'subscription.subscriber_email.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, subscriber_email: 'tana' },
        status: [400, 422],
        because: 'subscriber_email must have at least 5 characters',
      });
      await api.get('/subscription/subscription-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', {
        body: { subscriber_email: 'tana' },
        status: [400, 422],
        because: 'subscriber_email must have at least 5 characters',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { subscriber_email: 'rugoma' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'subscriber_email may be right at its maximum length of 100',
    about(
      'subscription.subscriber_email.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: {
          ...subscription,
          subscriber_email:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        status: [200, 201],
        answer: {
          subscriber_email:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        because: 'the maximum length of subscriber_email is 100, inclusive',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: {
          subscriber_email:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        because: 'the maximum length of subscriber_email is 100, inclusive',
      });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api.patch('/subscription/subscription-2', {
        body: {
          subscriber_email:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        status: [200],
        answer: {
          subscriber_email:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        because: 'the maximum length of subscriber_email is 100, inclusive',
      });
      await api.get('/subscription/subscription-2', {
        status: [200],
        answer: {
          subscriber_email:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        because: 'the maximum length of subscriber_email is 100, inclusive',
      });
    },
  );

  test(
    'create and update refuse a subscriber_email above its maximum length of 100',
    about(
      'subscription.subscriber_email.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: {
          ...subscription,
          subscriber_email:
            'basudi ruvo dabiva mabiro niso vobi mado vidu toga luri modomi siramo sonaga lilomu rimiva sumi nogaa',
        },
        status: [400, 422],
        because: 'subscriber_email must have at most 100 characters',
      });
      await api.get('/subscription/subscription-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', {
        body: {
          subscriber_email:
            'basudi ruvo dabiva mabiro niso vobi mado vidu toga luri modomi siramo sonaga lilomu rimiva sumi nogaa',
        },
        status: [400, 422],
        because: 'subscriber_email must have at most 100 characters',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { subscriber_email: 'rugoma' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'spent_eur may be the whole number 0',
    about('subscription.spent_eur.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, spent_eur: 0 },
        status: [200, 201],
        answer: { spent_eur: 0 },
        because: '0 is a valid value of spent_eur',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { spent_eur: 0 },
        because: '0 is a valid value of spent_eur',
      });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api.patch('/subscription/subscription-2', {
        body: { spent_eur: 0 },
        status: [200],
        answer: { spent_eur: 0 },
        because: '0 is a valid value of spent_eur',
      });
      await api.get('/subscription/subscription-2', {
        status: [200],
        answer: { spent_eur: 0 },
        because: '0 is a valid value of spent_eur',
      });
    },
  );

  test(
    'create and update refuse a spent_eur of a wrong type',
    about(
      'subscription.spent_eur.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, spent_eur: 'abc' },
        status: [400, 422],
        because: 'spent_eur must be a number',
      });
      await api.post('/subscription', {
        body: { ...subscription, spent_eur: { value: 'text' } },
        status: [400, 422],
        because: 'spent_eur must be a number',
      });
      await api.get('/subscription/subscription-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', {
        body: { spent_eur: 'abc' },
        status: [400, 422],
        because: 'spent_eur must be a number',
      });
      await api.patch('/subscription/subscription-1', {
        body: { spent_eur: { value: 'text' } },
        status: [400, 422],
        because: 'spent_eur must be a number',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { spent_eur: 15.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'spent_eur may be right at its minimum of 0',
    about(
      'subscription.spent_eur.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, spent_eur: 0 },
        status: [200, 201],
        answer: { spent_eur: 0 },
        because: 'the minimum of spent_eur is 0, inclusive',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { spent_eur: 0 },
        because: 'the minimum of spent_eur is 0, inclusive',
      });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api.patch('/subscription/subscription-2', {
        body: { spent_eur: 0 },
        status: [200],
        answer: { spent_eur: 0 },
        because: 'the minimum of spent_eur is 0, inclusive',
      });
      await api.get('/subscription/subscription-2', {
        status: [200],
        answer: { spent_eur: 0 },
        because: 'the minimum of spent_eur is 0, inclusive',
      });
    },
  );

  test(
    'create and update refuse a spent_eur below its minimum of 0',
    about(
      'subscription.spent_eur.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, spent_eur: -0.25 },
        status: [400, 422],
        because: 'spent_eur must be at least 0',
      });
      await api.get('/subscription/subscription-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', {
        body: { spent_eur: -0.25 },
        status: [400, 422],
        because: 'spent_eur must be at least 0',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { spent_eur: 15.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'spent_eur may be right at its maximum of 30000',
    about(
      'subscription.spent_eur.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, spent_eur: 30000 },
        status: [200, 201],
        answer: { spent_eur: 30000 },
        because: 'the maximum of spent_eur is 30000, inclusive',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { spent_eur: 30000 },
        because: 'the maximum of spent_eur is 30000, inclusive',
      });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api.patch('/subscription/subscription-2', {
        body: { spent_eur: 30000 },
        status: [200],
        answer: { spent_eur: 30000 },
        because: 'the maximum of spent_eur is 30000, inclusive',
      });
      await api.get('/subscription/subscription-2', {
        status: [200],
        answer: { spent_eur: 30000 },
        because: 'the maximum of spent_eur is 30000, inclusive',
      });
    },
  );

  test(
    'create and update refuse a spent_eur above its maximum of 30000',
    about(
      'subscription.spent_eur.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, spent_eur: 30000.25 },
        status: [400, 422],
        because: 'spent_eur must be at most 30000',
      });
      await api.get('/subscription/subscription-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', {
        body: { spent_eur: 30000.25 },
        status: [400, 422],
        because: 'spent_eur must be at most 30000',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { spent_eur: 15.25 },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Subscription: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'plan_state may be trial, running, paused, ended',
    about(
      'subscription.plan_state.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, plan_state: 'trial' },
        status: [200, 201],
        answer: { plan_state: 'trial' },
        because: 'the value is one of SubscriptionPlanState',
      });
      await api.patch('/subscription/subscription-1', {
        body: { plan_state: 'running' },
        status: [200],
        answer: { plan_state: 'running' },
        because: 'the value is one of SubscriptionPlanState',
      });
      await api.patch('/subscription/subscription-1', {
        body: { plan_state: 'paused' },
        status: [200],
        answer: { plan_state: 'paused' },
        because: 'the value is one of SubscriptionPlanState',
      });
      await api.patch('/subscription/subscription-1', {
        body: { plan_state: 'ended' },
        status: [200],
        answer: { plan_state: 'ended' },
        because: 'the value is one of SubscriptionPlanState',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { plan_state: 'ended' },
        because: 'the value is one of SubscriptionPlanState',
      });
    },
  );

  test(
    'create and update refuse the plan_state unheard_of, which SubscriptionPlanState does not have',
    about(
      'subscription.plan_state.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, plan_state: 'unheard_of' },
        status: [400, 422],
        because: 'plan_state must be one of trial, running, paused, ended',
      });
      await api.get('/subscription/subscription-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', {
        body: { plan_state: 'unheard_of' },
        status: [400, 422],
        because: 'plan_state must be one of trial, running, paused, ended',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { plan_state: 'paused' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the plan_state TRIAL, as upper and lower case differ',
    about(
      'subscription.plan_state.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, plan_state: 'TRIAL' },
        status: [400, 422],
        because: 'plan_state must be one of trial, running, paused, ended',
      });
      await api.get('/subscription/subscription-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', {
        body: { plan_state: 'TRIAL' },
        status: [400, 422],
        because: 'plan_state must be one of trial, running, paused, ended',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { plan_state: 'paused' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'preferred_level may be light, medium, dark',
    about(
      'subscription.preferred_level.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, preferred_level: 'light' },
        status: [200, 201],
        answer: { preferred_level: 'light' },
        because: 'the value is one of RoastLevel',
      });
      await api.patch('/subscription/subscription-1', {
        body: { preferred_level: 'medium' },
        status: [200],
        answer: { preferred_level: 'medium' },
        because: 'the value is one of RoastLevel',
      });
      await api.patch('/subscription/subscription-1', {
        body: { preferred_level: 'dark' },
        status: [200],
        answer: { preferred_level: 'dark' },
        because: 'the value is one of RoastLevel',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { preferred_level: 'dark' },
        because: 'the value is one of RoastLevel',
      });
    },
  );

  test(
    'create and update refuse the preferred_level unheard_of, which RoastLevel does not have',
    about(
      'subscription.preferred_level.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, preferred_level: 'unheard_of' },
        status: [400, 422],
        because: 'preferred_level must be one of light, medium, dark',
      });
      await api.get('/subscription/subscription-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', {
        body: { preferred_level: 'unheard_of' },
        status: [400, 422],
        because: 'preferred_level must be one of light, medium, dark',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { preferred_level: 'dark' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the preferred_level LIGHT, as upper and lower case differ',
    about(
      'subscription.preferred_level.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/subscription', {
        body: { ...subscription, preferred_level: 'LIGHT' },
        status: [400, 422],
        because: 'preferred_level must be one of light, medium, dark',
      });
      await api.get('/subscription/subscription-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', {
        body: { preferred_level: 'LIGHT' },
        status: [400, 422],
        because: 'preferred_level must be one of light, medium, dark',
      });
      await api.get('/subscription/subscription-1', {
        status: [200],
        answer: { preferred_level: 'dark' },
        because: 'a refused update changes nothing',
      });
    },
  );
});
