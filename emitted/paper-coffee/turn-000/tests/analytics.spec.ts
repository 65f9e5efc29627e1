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

test.describe('Analytics', () => {
  // analytics.shape: An analytics endpoint answers 200 and an object `{"result": …}`, computed
  //   from the objects that exist at that moment.
  // analytics.operations: `GET /analytics/{entity}/{field}/{operation}` with `avg`, `min`, `max`
  //   or `sum` goes over the values of that field. Results are exact, not rounded.
  // analytics.nulls: Objects in which the field has no value are skipped.
  // analytics.empty: When there are no values, `sum` is 0 and `avg`, `min` and `max` are `null`.

  test(
    '/analytics/coffeebatch/cupping_score/avg is null while there is no CoffeeBatch',
    about(
      'analytics.coffeebatch.cupping_score.avg.of-nothing',
      'analytics.shape',
      'analytics.empty',
    ),
    async ({ api }) => {
      await api.get('/analytics/coffeebatch/cupping_score/avg', {
        status: [200],
        answer: { result: null },
        because: 'there is no CoffeeBatch',
      });
    },
  );

  test(
    '/analytics/coffeebatch/cupping_score/avg works on a single CoffeeBatch',
    about(
      'analytics.coffeebatch.cupping_score.avg.of-one',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('CoffeeBatch', { ...coffeeBatch, cupping_score: 72.75 });
      await api.get('/analytics/coffeebatch/cupping_score/avg', {
        status: [200],
        answer: { result: 72.75 },
        because: 'cupping_score is 72.75 in the only CoffeeBatch',
      });
    },
  );

  test(
    '/analytics/coffeebatch/cupping_score/avg goes over several objects',
    about(
      'analytics.coffeebatch.cupping_score.avg.of-several',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('CoffeeBatch', { ...coffeeBatch, cupping_score: 11.5 });
      await api.get('/analytics/coffeebatch/cupping_score/avg', {
        status: [200],
        answer: { result: 11.5 },
        because: 'cupping_score is 11.5 in the only CoffeeBatch',
      });
      await api.create('CoffeeBatch', {
        ...coffeeBatch,
        id: 'coffeebatch-2',
        cupping_score: 72.75,
      });
      await api.create('CoffeeBatch', { ...coffeeBatch, id: 'coffeebatch-3' });
      await api.get('/analytics/coffeebatch/cupping_score/avg', {
        status: [200],
        answer: { result: 54.833333333333336 },
        because: 'the values of cupping_score are 11.5, 72.75, 80.25',
      });
      await api.create('CoffeeBatch', { ...coffeeBatch, id: 'coffeebatch-4', cupping_score: 11.5 });
      await api.get('/analytics/coffeebatch/cupping_score/avg', {
        status: [200],
        answer: { result: 44 },
        because: '11.5 is the value of cupping_score in two objects',
      });
    },
  );

  test(
    '/analytics/coffeebatch/cupping_score/avg takes 0 for a value',
    about(
      'analytics.coffeebatch.cupping_score.avg.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('CoffeeBatch', { ...coffeeBatch, cupping_score: 0 });
      await api.get('/analytics/coffeebatch/cupping_score/avg', {
        status: [200],
        answer: { result: 0 },
        because: 'cupping_score is 0 in the only CoffeeBatch, which is a value',
      });
    },
  );

  test(
    '/analytics/coffeebatch/cupping_score/avg skips objects without a cupping_score',
    about(
      'analytics.coffeebatch.cupping_score.avg.skips-missing-values',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('CoffeeBatch', { ...coffeeBatch, cupping_score: 11.5 });
      await api.create('CoffeeBatch', {
        ...without(coffeeBatch, 'cupping_score'),
        id: 'coffeebatch-2',
      });
      await api.create('CoffeeBatch', { ...coffeeBatch, id: 'coffeebatch-3' });
      await api.get('/analytics/coffeebatch/cupping_score/avg', {
        status: [200],
        answer: { result: 45.875 },
        because: 'cupping_score has a value in two of three objects',
      });
    },
  );

  test(
    '/analytics/coffeebatch/cupping_score/avg is null while no CoffeeBatch has a cupping_score',
    about(
      'analytics.coffeebatch.cupping_score.avg.of-missing-values',
      'analytics.shape',
      'analytics.nulls',
      'analytics.empty',
    ),
    async ({ api }) => {
      await api.create('CoffeeBatch', without(coffeeBatch, 'cupping_score'));
      await api.get('/analytics/coffeebatch/cupping_score/avg', {
        status: [200],
        answer: { result: null },
        because: 'cupping_score has no value in the only CoffeeBatch',
      });
    },
  );

  test(
    '/analytics/coffeebatch/cupping_score/avg follows an update',
    about(
      'analytics.coffeebatch.cupping_score.avg.after-update',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('CoffeeBatch', { ...coffeeBatch, cupping_score: 11.5 });
      await api.get('/analytics/coffeebatch/cupping_score/avg', {
        status: [200],
        answer: { result: 11.5 },
        because: 'cupping_score is 11.5 in the only CoffeeBatch',
      });
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { cupping_score: 80.25 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/coffeebatch/cupping_score/avg', {
        status: [200],
        answer: { result: 80.25 },
        because: 'cupping_score was changed',
      });
    },
  );

  test(
    '/analytics/coffeebatch/cupping_score/avg forgets a deleted CoffeeBatch',
    about(
      'analytics.coffeebatch.cupping_score.avg.after-delete',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('CoffeeBatch', { ...coffeeBatch, cupping_score: 11.5 });
      await api.create('CoffeeBatch', { ...coffeeBatch, id: 'coffeebatch-2' });
      await api.get('/analytics/coffeebatch/cupping_score/avg', {
        status: [200],
        answer: { result: 45.875 },
        because: 'the values of cupping_score are 11.5 and 80.25',
      });
      await api.delete('/coffeebatch/coffeebatch-2', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/analytics/coffeebatch/cupping_score/avg', {
        status: [200],
        answer: { result: 11.5 },
        because: 'cupping_score is 11.5 in the only CoffeeBatch that is left',
      });
    },
  );

  test(
    '/analytics/subscription/total_spent/sum is 0 while there is no Subscription',
    about(
      'analytics.subscription.total_spent.sum.of-nothing',
      'analytics.shape',
      'analytics.empty',
    ),
    async ({ api }) => {
      await api.get('/analytics/subscription/total_spent/sum', {
        status: [200],
        answer: { result: 0 },
        because: 'there is no Subscription',
      });
    },
  );

  test(
    '/analytics/subscription/total_spent/sum works on a single Subscription',
    about(
      'analytics.subscription.total_spent.sum.of-one',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Subscription', subscription);
      await api.get('/analytics/subscription/total_spent/sum', {
        status: [200],
        answer: { result: 42.75 },
        because: 'total_spent is 42.75 in the only Subscription',
      });
    },
  );

  test(
    '/analytics/subscription/total_spent/sum goes over several objects',
    about(
      'analytics.subscription.total_spent.sum.of-several',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Subscription', { ...subscription, total_spent: 24.25 });
      await api.get('/analytics/subscription/total_spent/sum', {
        status: [200],
        answer: { result: 24.25 },
        because: 'total_spent is 24.25 in the only Subscription',
      });
      await api.create('Subscription', { ...subscription, id: 'subscription-2' });
      await api.create('Subscription', {
        ...subscription,
        id: 'subscription-3',
        total_spent: 52.75,
      });
      await api.get('/analytics/subscription/total_spent/sum', {
        status: [200],
        answer: { result: 119.75 },
        because: 'the values of total_spent are 24.25, 42.75, 52.75',
      });
      await api.create('Subscription', {
        ...subscription,
        id: 'subscription-4',
        total_spent: 24.25,
      });
      await api.get('/analytics/subscription/total_spent/sum', {
        status: [200],
        answer: { result: 144 },
        because: '24.25 is the value of total_spent in two objects',
      });
    },
  );

  test(
    '/analytics/subscription/total_spent/sum takes 0 for a value',
    about(
      'analytics.subscription.total_spent.sum.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('Subscription', { ...subscription, total_spent: 0 });
      await api.get('/analytics/subscription/total_spent/sum', {
        status: [200],
        answer: { result: 0 },
        because: 'total_spent is 0 in the only Subscription, which is a value',
      });
    },
  );

  test(
    '/analytics/subscription/total_spent/sum skips objects without a total_spent',
    about(
      'analytics.subscription.total_spent.sum.skips-missing-values',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('Subscription', { ...subscription, total_spent: 24.25 });
      await api.create('Subscription', {
        ...without(subscription, 'total_spent'),
        id: 'subscription-2',
      });
      await api.create('Subscription', {
        ...subscription,
        id: 'subscription-3',
        total_spent: 52.75,
      });
      await api.get('/analytics/subscription/total_spent/sum', {
        status: [200],
        answer: { result: 77 },
        because: 'total_spent has a value in two of three objects',
      });
    },
  );

  test(
    '/analytics/subscription/total_spent/sum is 0 while no Subscription has a total_spent',
    about(
      'analytics.subscription.total_spent.sum.of-missing-values',
      'analytics.shape',
      'analytics.nulls',
      'analytics.empty',
    ),
    async ({ api }) => {
      await api.create('Subscription', without(subscription, 'total_spent'));
      await api.get('/analytics/subscription/total_spent/sum', {
        status: [200],
        answer: { result: 0 },
        because: 'total_spent has no value in the only Subscription',
      });
    },
  );

  test(
    '/analytics/subscription/total_spent/sum follows an update',
    about(
      'analytics.subscription.total_spent.sum.after-update',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Subscription', { ...subscription, total_spent: 24.25 });
      await api.get('/analytics/subscription/total_spent/sum', {
        status: [200],
        answer: { result: 24.25 },
        because: 'total_spent is 24.25 in the only Subscription',
      });
      await api.patch('/subscription/subscription-1', {
        body: { total_spent: 52.75 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/subscription/total_spent/sum', {
        status: [200],
        answer: { result: 52.75 },
        because: 'total_spent was changed',
      });
    },
  );

  test(
    '/analytics/subscription/total_spent/sum forgets a deleted Subscription',
    about(
      'analytics.subscription.total_spent.sum.after-delete',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Subscription', { ...subscription, total_spent: 24.25 });
      await api.create('Subscription', {
        ...subscription,
        id: 'subscription-2',
        total_spent: 52.75,
      });
      await api.get('/analytics/subscription/total_spent/sum', {
        status: [200],
        answer: { result: 77 },
        because: 'the values of total_spent are 24.25 and 52.75',
      });
      await api.delete('/subscription/subscription-2', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/analytics/subscription/total_spent/sum', {
        status: [200],
        answer: { result: 24.25 },
        because: 'total_spent is 24.25 in the only Subscription that is left',
      });
    },
  );
});
