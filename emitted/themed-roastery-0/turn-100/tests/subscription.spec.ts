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
          bags_per_month: -76,
          recorded_bags_shipped: 95,
          plan_state: 'ended',
          preferred_level: 'medium',
          subscriber_email: 'durid',
          spent_eur: 92.25,
        })
        .ok('every one of these fields was sent', {
          bags_per_month: -76,
          recorded_bags_shipped: 95,
          id: 'subscription-1',
          plan_state: 'ended',
          preferred_level: 'medium',
          subscriber_email: 'durid',
          spent_eur: 92.25,
        });
      await api.get('/subscription/subscription-1').ok('the update is stored', {
        bags_per_month: -76,
        recorded_bags_shipped: 95,
        plan_state: 'ended',
        preferred_level: 'medium',
        subscriber_email: 'durid',
        spent_eur: 92.25,
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
          bags_per_month: -76,
          recorded_bags_shipped: 95,
          plan_state: 'ended',
          preferred_level: 'medium',
          subscriber_email: 'durid',
          spent_eur: 92.25,
        })
        .ok(because, {
          id: 'subscription-1',
          bags_per_month: -76,
          recorded_bags_shipped: 95,
          plan_state: 'ended',
          preferred_level: 'medium',
          subscriber_email: 'durid',
          spent_eur: 92.25,
        });
      await api.get('/subscription/subscription-1').ok(because, {
        id: 'subscription-1',
        bags_per_month: -76,
        recorded_bags_shipped: 95,
        plan_state: 'ended',
        preferred_level: 'medium',
        subscriber_email: 'durid',
        spent_eur: 92.25,
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
      await api
        .patch('/subscription/subscription-1', { bags_per_month: -76, spent_eur: 'abc' })
        .invalid('spent_eur must be a number');
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
          bags_per_month: -76,
          recorded_bags_shipped: 95,
          plan_state: 'ended',
          preferred_level: 'medium',
          subscriber_email: 'durid',
          spent_eur: 92.25,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          bags_per_month: -76,
          recorded_bags_shipped: 95,
          id: 'subscription-1',
          plan_state: 'ended',
          preferred_level: 'medium',
          subscriber_email: 'durid',
          spent_eur: 92.25,
        });
      await api
        .get('/subscription/subscription-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          bags_per_month: -76,
          recorded_bags_shipped: 95,
          id: 'subscription-1',
          plan_state: 'ended',
          preferred_level: 'medium',
          subscriber_email: 'durid',
          spent_eur: 92.25,
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
          bags_per_month: -76,
          recorded_bags_shipped: 95,
          plan_state: 'ended',
          preferred_level: 'medium',
          subscriber_email: 'durid',
          spent_eur: 92.25,
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
      await api.get('/subscription').ok('three objects were created', [
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
      ]);
      await api.create('Subscription', {
        ...subscription,
        id: 'subscription-4',
        plan_state: 'trial',
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
        bags_per_month: -76,
        recorded_bags_shipped: 95,
        plan_state: 'ended',
        preferred_level: 'medium',
        subscriber_email: 'durid',
        spent_eur: 92.25,
      });
      await api
        .patch('/subscription/subscription-2', {
          id: 'subscription-2',
          bags_per_month: -76,
          recorded_bags_shipped: 95,
          plan_state: 'ended',
          preferred_level: 'medium',
          subscriber_email: 'durid',
          spent_eur: 92.25,
        })
        .ok('the change is valid');
      await api.get('/subscription/subscription-1').ok('another object was updated', subscription);
      await api.get('/subscription/subscription-2').ok('the update is stored', {
        bags_per_month: -76,
        recorded_bags_shipped: 95,
        id: 'subscription-2',
        plan_state: 'ended',
        preferred_level: 'medium',
        subscriber_email: 'durid',
        spent_eur: 92.25,
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
      await api.delete('/subscription/subscription-1').removed('the object exists');
      await api.get('/subscription/subscription-2').ok('another object was deleted', {
        bags_per_month: -76,
        recorded_bags_shipped: 95,
        id: 'subscription-2',
        plan_state: 'ended',
        preferred_level: 'medium',
        subscriber_email: 'durid',
        spent_eur: 92.25,
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
        bags_per_month: -76,
        recorded_bags_shipped: 95,
        plan_state: 'ended',
        preferred_level: 'medium',
        subscriber_email: 'durid',
        spent_eur: 92.25,
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
    'create refuses a Subscription without bags_per_month, which is required',
    about(
      'subscription.bags_per_month.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/subscription', without(subscription, 'bags_per_month'))
        .invalid('bags_per_month is required and has no default');
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create accepts a Subscription without recorded_bags_shipped, which is optional',
    about('subscription.recorded_bags_shipped.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'recorded_bags_shipped is optional';
      await api
        .post('/subscription', without(subscription, 'recorded_bags_shipped'))
        .created(because, { recorded_bags_shipped: null });
      await api.get('/subscription/subscription-1').ok(because, { recorded_bags_shipped: null });
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
    'plan_state is "trial" when a create leaves it out',
    about('subscription.plan_state.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of plan_state is "trial"';
      await api
        .post('/subscription', without(subscription, 'plan_state'))
        .created(because, { plan_state: 'trial' });
      await api.get('/subscription/subscription-1').ok(because, { plan_state: 'trial' });
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
      await api
        .post('/subscription', without(subscription, 'preferred_level'))
        .invalid('preferred_level is required and has no default');
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
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
      await api
        .post('/subscription', without(subscription, 'subscriber_email'))
        .invalid('subscriber_email is required and has no default');
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create accepts a Subscription without spent_eur, which is optional',
    about('subscription.spent_eur.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'spent_eur is optional';
      await api
        .post('/subscription', without(subscription, 'spent_eur'))
        .created(because, { spent_eur: null });
      await api.get('/subscription/subscription-1').ok(because, { spent_eur: null });
    },
  );

  test(
    'update of bags_per_month or spent_eur alone leaves every other field as it is',
    about('subscription.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Subscription', { ...subscription, plan_state: null });
      await api
        .patch('/subscription/subscription-1', { bags_per_month: -76 })
        .ok(because, { ...subscription, bags_per_month: -76, plan_state: null });
      await api
        .patch('/subscription/subscription-1', { spent_eur: 92.25 })
        .ok(because, { ...subscription, bags_per_month: -76, plan_state: null, spent_eur: 92.25 });
      await api
        .get('/subscription/subscription-1')
        .ok(because, { ...subscription, bags_per_month: -76, plan_state: null, spent_eur: 92.25 });
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
      const because = 'bags_per_month must not be null';
      await api.post('/subscription', { ...subscription, bags_per_month: null }).invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', { bags_per_month: null }).invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { bags_per_month: 2 });
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
      const because = 'recorded_bags_shipped is nullable';
      await api
        .post('/subscription', { ...subscription, recorded_bags_shipped: null })
        .created(because, { recorded_bags_shipped: null });
      await api.get('/subscription/subscription-1').ok(because, { recorded_bags_shipped: null });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api
        .patch('/subscription/subscription-2', { recorded_bags_shipped: null })
        .ok(because, { recorded_bags_shipped: null });
      await api.get('/subscription/subscription-2').ok(because, { recorded_bags_shipped: null });
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
      const because = 'plan_state is nullable and its default is for absence only';
      await api
        .post('/subscription', { ...subscription, plan_state: null })
        .created(because, { plan_state: null });
      await api.get('/subscription/subscription-1').ok(because, { plan_state: null });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api
        .patch('/subscription/subscription-2', { plan_state: null })
        .ok(because, { plan_state: null });
      await api.get('/subscription/subscription-2').ok(because, { plan_state: null });
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
      const because = 'preferred_level must not be null';
      await api.post('/subscription', { ...subscription, preferred_level: null }).invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', { preferred_level: null }).invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { preferred_level: 'dark' });
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
      const because = 'subscriber_email is nullable';
      await api
        .post('/subscription', { ...subscription, subscriber_email: null })
        .created(because, { subscriber_email: null });
      await api.get('/subscription/subscription-1').ok(because, { subscriber_email: null });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api
        .patch('/subscription/subscription-2', { subscriber_email: null })
        .ok(because, { subscriber_email: null });
      await api.get('/subscription/subscription-2').ok(because, { subscriber_email: null });
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
      const because = 'spent_eur is nullable';
      await api
        .post('/subscription', { ...subscription, spent_eur: null })
        .created(because, { spent_eur: null });
      await api.get('/subscription/subscription-1').ok(because, { spent_eur: null });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api
        .patch('/subscription/subscription-2', { spent_eur: null })
        .ok(because, { spent_eur: null });
      await api.get('/subscription/subscription-2').ok(because, { spent_eur: null });
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

  test(
    'bags_per_month may be 0',
    about('subscription.bags_per_month.accepts-zero', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of bags_per_month';
      await api
        .post('/subscription', { ...subscription, bags_per_month: 0 })
        .created(because, { bags_per_month: 0 });
      await api.get('/subscription/subscription-1').ok(because, { bags_per_month: 0 });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api
        .patch('/subscription/subscription-2', { bags_per_month: 0 })
        .ok(because, { bags_per_month: 0 });
      await api.get('/subscription/subscription-2').ok(because, { bags_per_month: 0 });
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
      const because = 'bags_per_month must be an integer';
      await api.post('/subscription', { ...subscription, bags_per_month: 'abc' }).invalid(because);
      await api
        .post('/subscription', { ...subscription, bags_per_month: { value: 'text' } })
        .invalid(because);
      await api.post('/subscription', { ...subscription, bags_per_month: 1.5 }).invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', { bags_per_month: 'abc' }).invalid(because);
      await api.patch('/subscription/subscription-1', { bags_per_month: {} }).invalid(because);
      await api.patch('/subscription/subscription-1', { bags_per_month: 1.5 }).invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { bags_per_month: 2 });
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
      const because = 'the maximum of bags_per_month is 20, inclusive';
      await api
        .post('/subscription', { ...subscription, bags_per_month: 20 })
        .created(because, { bags_per_month: 20 });
      await api.get('/subscription/subscription-1').ok(because, { bags_per_month: 20 });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api
        .patch('/subscription/subscription-2', { bags_per_month: 20 })
        .ok(because, { bags_per_month: 20 });
      await api.get('/subscription/subscription-2').ok(because, { bags_per_month: 20 });
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
      const because = 'bags_per_month must be at most 20';
      await api.post('/subscription', { ...subscription, bags_per_month: 21 }).invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', { bags_per_month: 21 }).invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { bags_per_month: 2 });
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
      const because = 'bags_per_month has no minimum';
      await api
        .post('/subscription', { ...subscription, bags_per_month: -1000000 })
        .created(because, { bags_per_month: -1000000 });
      await api.get('/subscription/subscription-1').ok(because, { bags_per_month: -1000000 });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api
        .patch('/subscription/subscription-2', { bags_per_month: -1000000 })
        .ok(because, { bags_per_month: -1000000 });
      await api.get('/subscription/subscription-2').ok(because, { bags_per_month: -1000000 });
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
      const because = 'recorded_bags_shipped must be an integer';
      await api
        .post('/subscription', { ...subscription, recorded_bags_shipped: 'abc' })
        .invalid(because);
      await api
        .post('/subscription', { ...subscription, recorded_bags_shipped: { value: 'text' } })
        .invalid(because);
      await api
        .post('/subscription', { ...subscription, recorded_bags_shipped: 92.5 })
        .invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api
        .patch('/subscription/subscription-1', { recorded_bags_shipped: 'abc' })
        .invalid(because);
      await api
        .patch('/subscription/subscription-1', { recorded_bags_shipped: {} })
        .invalid(because);
      await api
        .patch('/subscription/subscription-1', { recorded_bags_shipped: 92.5 })
        .invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { recorded_bags_shipped: 93 });
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
      const because = 'the minimum of recorded_bags_shipped is 0, inclusive';
      await api
        .post('/subscription', { ...subscription, recorded_bags_shipped: 0 })
        .created(because, { recorded_bags_shipped: 0 });
      await api.get('/subscription/subscription-1').ok(because, { recorded_bags_shipped: 0 });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api
        .patch('/subscription/subscription-2', { recorded_bags_shipped: 0 })
        .ok(because, { recorded_bags_shipped: 0 });
      await api.get('/subscription/subscription-2').ok(because, { recorded_bags_shipped: 0 });
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
      const because = 'recorded_bags_shipped must be at least 0';
      await api
        .post('/subscription', { ...subscription, recorded_bags_shipped: -1 })
        .invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api
        .patch('/subscription/subscription-1', { recorded_bags_shipped: -1 })
        .invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { recorded_bags_shipped: 93 });
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
      const because = 'recorded_bags_shipped has no maximum';
      await api
        .post('/subscription', { ...subscription, recorded_bags_shipped: 1000000 })
        .created(because, { recorded_bags_shipped: 1000000 });
      await api.get('/subscription/subscription-1').ok(because, { recorded_bags_shipped: 1000000 });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api
        .patch('/subscription/subscription-2', { recorded_bags_shipped: 1000000 })
        .ok(because, { recorded_bags_shipped: 1000000 });
      await api.get('/subscription/subscription-2').ok(because, { recorded_bags_shipped: 1000000 });
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
      const because = 'plan_state must be one of trial, running, paused, ended';
      await api.post('/subscription', { ...subscription, plan_state: 421337 }).invalid(because);
      await api
        .post('/subscription', { ...subscription, plan_state: { value: 'text' } })
        .invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', { plan_state: 0 }).invalid(because);
      await api.patch('/subscription/subscription-1', { plan_state: {} }).invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { plan_state: 'paused' });
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
      const because = 'preferred_level must be one of light, medium, dark';
      await api
        .post('/subscription', { ...subscription, preferred_level: 421337 })
        .invalid(because);
      await api
        .post('/subscription', { ...subscription, preferred_level: { value: 'text' } })
        .invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', { preferred_level: 0 }).invalid(because);
      await api.patch('/subscription/subscription-1', { preferred_level: {} }).invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { preferred_level: 'dark' });
    },
  );

  test(
    'subscriber_email keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'subscription.subscriber_email.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of subscriber_email';
      await api
        .post('/subscription', { ...subscription, subscriber_email: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { subscriber_email: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/subscription/subscription-1')
        .ok(because, { subscriber_email: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api
        .patch('/subscription/subscription-2', { subscriber_email: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { subscriber_email: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/subscription/subscription-2')
        .ok(because, { subscriber_email: ' Éloë\'s "½" <b> & \\ ✓ ' });
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
      const because = 'subscriber_email must be a string';
      await api
        .post('/subscription', { ...subscription, subscriber_email: 421337 })
        .invalid(because);
      await api
        .post('/subscription', { ...subscription, subscriber_email: { value: 'text' } })
        .invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', { subscriber_email: 0 }).invalid(because);
      await api.patch('/subscription/subscription-1', { subscriber_email: {} }).invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { subscriber_email: 'rugoma' });
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
      const because = 'the minimum length of subscriber_email is 5, inclusive';
      await api
        .post('/subscription', { ...subscription, subscriber_email: 'labu ' })
        .created(because, { subscriber_email: 'labu ' });
      await api.get('/subscription/subscription-1').ok(because, { subscriber_email: 'labu ' });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api
        .patch('/subscription/subscription-2', { subscriber_email: 'labu ' })
        .ok(because, { subscriber_email: 'labu ' });
      await api.get('/subscription/subscription-2').ok(because, { subscriber_email: 'labu ' });
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
      const because = 'subscriber_email must have at least 5 characters';
      await api
        .post('/subscription', { ...subscription, subscriber_email: 'tan ' })
        .invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api
        .patch('/subscription/subscription-1', { subscriber_email: 'tan ' })
        .invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { subscriber_email: 'rugoma' });
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
      const because = 'the maximum length of subscriber_email is 100, inclusive';
      await api
        .post('/subscription', {
          ...subscription,
          subscriber_email:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
        })
        .created(because, {
          subscriber_email:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
        });
      await api.get('/subscription/subscription-1').ok(because, {
        subscriber_email:
          'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
      });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api
        .patch('/subscription/subscription-2', {
          subscriber_email:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
        })
        .ok(because, {
          subscriber_email:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
        });
      await api.get('/subscription/subscription-2').ok(because, {
        subscriber_email:
          'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
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
      const because = 'subscriber_email must have at most 100 characters';
      await api
        .post('/subscription', {
          ...subscription,
          subscriber_email:
            'basudi ruvo dabiva mabiro niso vobi mado vidu toga luri modomi siramo sonaga lilomu rimiva sumi noga ',
        })
        .invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api
        .patch('/subscription/subscription-1', {
          subscriber_email:
            'basudi ruvo dabiva mabiro niso vobi mado vidu toga luri modomi siramo sonaga lilomu rimiva sumi noga ',
        })
        .invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { subscriber_email: 'rugoma' });
    },
  );

  test(
    'spent_eur may be the whole number 0',
    about('subscription.spent_eur.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of spent_eur';
      await api
        .post('/subscription', { ...subscription, spent_eur: 0 })
        .created(because, { spent_eur: 0 });
      await api.get('/subscription/subscription-1').ok(because, { spent_eur: 0 });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api
        .patch('/subscription/subscription-2', { spent_eur: 0 })
        .ok(because, { spent_eur: 0 });
      await api.get('/subscription/subscription-2').ok(because, { spent_eur: 0 });
    },
  );

  test(
    'spent_eur keeps three decimals',
    about('subscription.spent_eur.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of spent_eur';
      await api
        .post('/subscription', { ...subscription, spent_eur: 12.375 })
        .created(because, { spent_eur: 12.375 });
      await api.get('/subscription/subscription-1').ok(because, { spent_eur: 12.375 });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api
        .patch('/subscription/subscription-2', { spent_eur: 12.375 })
        .ok(because, { spent_eur: 12.375 });
      await api.get('/subscription/subscription-2').ok(because, { spent_eur: 12.375 });
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
      const because = 'spent_eur must be a number';
      await api.post('/subscription', { ...subscription, spent_eur: 'abc' }).invalid(because);
      await api
        .post('/subscription', { ...subscription, spent_eur: { value: 'text' } })
        .invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', { spent_eur: 'abc' }).invalid(because);
      await api.patch('/subscription/subscription-1', { spent_eur: {} }).invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { spent_eur: 15.25 });
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
      const because = 'the minimum of spent_eur is 0, inclusive';
      await api
        .post('/subscription', { ...subscription, spent_eur: 0 })
        .created(because, { spent_eur: 0 });
      await api.get('/subscription/subscription-1').ok(because, { spent_eur: 0 });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api
        .patch('/subscription/subscription-2', { spent_eur: 0 })
        .ok(because, { spent_eur: 0 });
      await api.get('/subscription/subscription-2').ok(because, { spent_eur: 0 });
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
      const because = 'spent_eur must be at least 0';
      await api.post('/subscription', { ...subscription, spent_eur: -0.25 }).invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', { spent_eur: -0.25 }).invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { spent_eur: 15.25 });
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
      const because = 'the maximum of spent_eur is 30000, inclusive';
      await api
        .post('/subscription', { ...subscription, spent_eur: 30000 })
        .created(because, { spent_eur: 30000 });
      await api.get('/subscription/subscription-1').ok(because, { spent_eur: 30000 });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api
        .patch('/subscription/subscription-2', { spent_eur: 30000 })
        .ok(because, { spent_eur: 30000 });
      await api.get('/subscription/subscription-2').ok(because, { spent_eur: 30000 });
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
      const because = 'spent_eur must be at most 30000';
      await api.post('/subscription', { ...subscription, spent_eur: 30000.25 }).invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', { spent_eur: 30000.25 }).invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { spent_eur: 15.25 });
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
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of SubscriptionPlanState';
      await api
        .post('/subscription', { ...subscription, plan_state: 'trial' })
        .created(because, { plan_state: 'trial' });
      await api
        .patch('/subscription/subscription-1', { plan_state: 'running' })
        .ok(because, { plan_state: 'running' });
      await api
        .patch('/subscription/subscription-1', { plan_state: 'paused' })
        .ok(because, { plan_state: 'paused' });
      await api
        .patch('/subscription/subscription-1', { plan_state: 'ended' })
        .ok(because, { plan_state: 'ended' });
      await api.get('/subscription/subscription-1').ok(because, { plan_state: 'ended' });
      await api
        .patch('/subscription/subscription-1', { plan_state: 'trial' })
        .ok(because, { plan_state: 'trial' });
    },
  );

  test(
    'create and update refuse a plan_state that SubscriptionPlanState does not list, such as unheard_of',
    about(
      'subscription.plan_state.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'plan_state must be one of trial, running, paused, ended';
      await api
        .post('/subscription', { ...subscription, plan_state: 'unheard_of' })
        .invalid(because);
      await api.post('/subscription', { ...subscription, plan_state: 'trial ' }).invalid(because);
      await api.post('/subscription', { ...subscription, plan_state: 'tria' }).invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api
        .patch('/subscription/subscription-1', { plan_state: 'unheard_of' })
        .invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { plan_state: 'paused' });
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
      const because = 'plan_state must be one of trial, running, paused, ended';
      await api.post('/subscription', { ...subscription, plan_state: 'TRIAL' }).invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api.patch('/subscription/subscription-1', { plan_state: 'TRIAL' }).invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { plan_state: 'paused' });
    },
  );

  test(
    'preferred_level may be light, medium, dark',
    about(
      'subscription.preferred_level.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of RoastLevel';
      await api
        .post('/subscription', { ...subscription, preferred_level: 'light' })
        .created(because, { preferred_level: 'light' });
      await api
        .patch('/subscription/subscription-1', { preferred_level: 'medium' })
        .ok(because, { preferred_level: 'medium' });
      await api
        .patch('/subscription/subscription-1', { preferred_level: 'dark' })
        .ok(because, { preferred_level: 'dark' });
      await api.get('/subscription/subscription-1').ok(because, { preferred_level: 'dark' });
      await api
        .patch('/subscription/subscription-1', { preferred_level: 'light' })
        .ok(because, { preferred_level: 'light' });
    },
  );

  test(
    'create and update refuse a preferred_level that RoastLevel does not list, such as unheard_of',
    about(
      'subscription.preferred_level.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'preferred_level must be one of light, medium, dark';
      await api
        .post('/subscription', { ...subscription, preferred_level: 'unheard_of' })
        .invalid(because);
      await api
        .post('/subscription', { ...subscription, preferred_level: 'light ' })
        .invalid(because);
      await api
        .post('/subscription', { ...subscription, preferred_level: 'ligh' })
        .invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api
        .patch('/subscription/subscription-1', { preferred_level: 'unheard_of' })
        .invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { preferred_level: 'dark' });
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
      const because = 'preferred_level must be one of light, medium, dark';
      await api
        .post('/subscription', { ...subscription, preferred_level: 'LIGHT' })
        .invalid(because);
      await api.get('/subscription/subscription-1').notFound('a refused create stores nothing');
      await api.create('Subscription', subscription);
      await api
        .patch('/subscription/subscription-1', { preferred_level: 'LIGHT' })
        .invalid(because);
      await api
        .get('/subscription/subscription-1')
        .ok('a refused update changes nothing', { preferred_level: 'dark' });
    },
  );
});
