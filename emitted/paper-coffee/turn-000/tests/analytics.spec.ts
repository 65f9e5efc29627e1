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
  total_spent: 42.5,
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
      await api.create('/coffeebatch', { ...coffeeBatch, cupping_score: 72.5 });
      await api.get('/analytics/coffeebatch/cupping_score/avg', {
        status: [200],
        answer: { result: 72.5 },
        because: 'cupping_score is 72.5 in the only CoffeeBatch',
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
      await api.create('/coffeebatch', { ...coffeeBatch, cupping_score: 72.5 });
      await api.create('/coffeebatch', {
        ...coffeeBatch,
        id: 'coffeebatch-2',
        cupping_score: 38.25,
      });
      await api.create('/coffeebatch', { ...coffeeBatch, id: 'coffeebatch-3' });
      await api.get('/analytics/coffeebatch/cupping_score/avg', {
        status: [200],
        answer: { result: 63.666666666666664 },
        because: 'the values of cupping_score are 72.5, 38.25, 80.25',
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
      await api.create('/coffeebatch', { ...coffeeBatch, cupping_score: 0 });
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
      await api.create('/coffeebatch', { ...coffeeBatch, cupping_score: 38.25 });
      await api.create('/coffeebatch', {
        ...without(coffeeBatch, 'cupping_score'),
        id: 'coffeebatch-2',
      });
      await api.create('/coffeebatch', { ...coffeeBatch, id: 'coffeebatch-3' });
      await api.get('/analytics/coffeebatch/cupping_score/avg', {
        status: [200],
        answer: { result: 59.25 },
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
      await api.create('/coffeebatch', without(coffeeBatch, 'cupping_score'));
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
      await api.create('/coffeebatch', { ...coffeeBatch, cupping_score: 72.5 });
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
      await api.create('/coffeebatch', { ...coffeeBatch, cupping_score: 72.5 });
      await api.create('/coffeebatch', { ...coffeeBatch, id: 'coffeebatch-2' });
      await api.delete('/coffeebatch/coffeebatch-2', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/analytics/coffeebatch/cupping_score/avg', {
        status: [200],
        answer: { result: 72.5 },
        because: 'cupping_score is 72.5 in the only CoffeeBatch that is left',
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
      await api.create('/subscription', subscription);
      await api.get('/analytics/subscription/total_spent/sum', {
        status: [200],
        answer: { result: 42.5 },
        because: 'total_spent is 42.5 in the only Subscription',
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
      await api.create('/subscription', subscription);
      await api.create('/subscription', {
        ...subscription,
        id: 'subscription-2',
        total_spent: 35.75,
      });
      await api.create('/subscription', {
        ...subscription,
        id: 'subscription-3',
        total_spent: 52.5,
      });
      await api.get('/analytics/subscription/total_spent/sum', {
        status: [200],
        answer: { result: 130.75 },
        because: 'the values of total_spent are 42.5, 35.75, 52.5',
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
      await api.create('/subscription', { ...subscription, total_spent: 0 });
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
      await api.create('/subscription', { ...subscription, total_spent: 35.75 });
      await api.create('/subscription', {
        ...without(subscription, 'total_spent'),
        id: 'subscription-2',
      });
      await api.create('/subscription', {
        ...subscription,
        id: 'subscription-3',
        total_spent: 52.5,
      });
      await api.get('/analytics/subscription/total_spent/sum', {
        status: [200],
        answer: { result: 88.25 },
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
      await api.create('/subscription', without(subscription, 'total_spent'));
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
      await api.create('/subscription', subscription);
      await api.patch('/subscription/subscription-1', {
        body: { total_spent: 52.5 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/subscription/total_spent/sum', {
        status: [200],
        answer: { result: 52.5 },
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
      await api.create('/subscription', subscription);
      await api.create('/subscription', {
        ...subscription,
        id: 'subscription-2',
        total_spent: 52.5,
      });
      await api.delete('/subscription/subscription-2', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/analytics/subscription/total_spent/sum', {
        status: [200],
        answer: { result: 42.5 },
        because: 'total_spent is 42.5 in the only Subscription that is left',
      });
    },
  );
});
