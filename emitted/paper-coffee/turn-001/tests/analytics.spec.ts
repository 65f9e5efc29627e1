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
  batch_weight_kg: 89.25,
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
  grind_preference: 'coarse_grind',
  last_shipment_date: '2023-10-15 20:58:24',
};

test.describe('Analytics', () => {
  // analytics.shape: An analytics endpoint answers 200 and an object `{"result": …}`, computed
  //   from the objects that exist at that moment.
  // analytics.count: `GET /analytics/{entity}/count` counts the objects of the entity; of none,
  //   the result is 0.
  // analytics.operations: `GET /analytics/{entity}/{field}/{operation}` with `avg`, `min`, `max`
  //   or `sum` goes over the values of that field. Results are exact, not rounded.
  // analytics.nulls: Objects in which the field has no value are skipped.
  // analytics.empty: When there are no values, `sum` is 0 and `avg`, `min` and `max` are `null`.

  test(
    '/analytics/coffeebatch/count is 0 while there is no CoffeeBatch',
    about('analytics.coffeebatch.count.of-nothing', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.get('/analytics/coffeebatch/count').ok('there is no CoffeeBatch', { result: 0 });
    },
  );

  test(
    '/analytics/coffeebatch/count counts every CoffeeBatch',
    about('analytics.coffeebatch.count.of-several', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.create('CoffeeBatch', coffeeBatch);
      await api.get('/analytics/coffeebatch/count').ok('there is one CoffeeBatch', { result: 1 });
      await api.create('CoffeeBatch', {
        ...coffeeBatch,
        id: 'coffeebatch-2',
        batch_number: 'buboga',
        cupping_score: 72.75,
        origin_country: 'buvumu',
        roast_date: '2021-04-06 15:00:08',
        roast_level: 'espresso',
        status: 'ready_for_sale',
        batch_weight_kg: 27.25,
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
        batch_weight_kg: 21.75,
      });
      await api.create('CoffeeBatch', {
        ...coffeeBatch,
        id: 'coffeebatch-4',
        batch_number: 'bodat',
        cupping_score: 11.5,
        origin_country: 'numu',
        roast_date: '2020-05-31 16:09:50',
        roast_level: 'medium',
        status: 'processing',
        batch_weight_kg: 45.75,
      });
      await api.create('CoffeeBatch', {
        ...without(coffeeBatch, 'cupping_score'),
        id: 'coffeebatch-5',
      });
      await api
        .get('/analytics/coffeebatch/count')
        .ok('there are 5 CoffeeBatch objects, whatever they hold', { result: 5 });
    },
  );

  test(
    '/analytics/coffeebatch/count does not count a deleted CoffeeBatch',
    about('analytics.coffeebatch.count.after-delete', 'analytics.shape', 'analytics.count'),
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
        batch_weight_kg: 27.25,
      });
      await api
        .get('/analytics/coffeebatch/count')
        .ok('there are two CoffeeBatch objects', { result: 2 });
      await api.delete('/coffeebatch/coffeebatch-1').removed('the object exists');
      await api
        .get('/analytics/coffeebatch/count')
        .ok('one of two CoffeeBatch objects was deleted', { result: 1 });
    },
  );

  test(
    '/analytics/coffeebatch/cupping_score/avg is null while there is no CoffeeBatch',
    about(
      'analytics.coffeebatch.cupping_score.avg.of-nothing',
      'analytics.shape',
      'analytics.empty',
    ),
    async ({ api }) => {
      await api
        .get('/analytics/coffeebatch/cupping_score/avg')
        .ok('there is no CoffeeBatch', { result: null });
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
      await api.create('CoffeeBatch', { ...coffeeBatch, cupping_score: 11.5 });
      await api
        .get('/analytics/coffeebatch/cupping_score/avg')
        .ok('cupping_score is 11.5 in the only CoffeeBatch', { result: 11.5 });
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
      await api.create('CoffeeBatch', { ...coffeeBatch, cupping_score: -80.25 });
      await api
        .get('/analytics/coffeebatch/cupping_score/avg')
        .ok('cupping_score is -80.25 in the only CoffeeBatch', { result: -80.25 });
      await api.create('CoffeeBatch', { ...coffeeBatch, id: 'coffeebatch-2', cupping_score: 11.5 });
      await api.create('CoffeeBatch', {
        ...coffeeBatch,
        id: 'coffeebatch-3',
        cupping_score: 72.75,
      });
      await api
        .get('/analytics/coffeebatch/cupping_score/avg')
        .ok('the values of cupping_score are -80.25, 11.5, 72.75', { result: 1.3333333333333333 });
      await api.create('CoffeeBatch', {
        ...coffeeBatch,
        id: 'coffeebatch-4',
        cupping_score: -80.25,
      });
      await api
        .get('/analytics/coffeebatch/cupping_score/avg')
        .ok('-80.25 is the value of cupping_score in two objects', { result: -19.0625 });
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
      await api
        .get('/analytics/coffeebatch/cupping_score/avg')
        .ok('cupping_score is 0 in the only CoffeeBatch, which is a value', { result: 0 });
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
      await api.create('CoffeeBatch', { ...coffeeBatch, cupping_score: -80.25 });
      await api.create('CoffeeBatch', {
        ...without(coffeeBatch, 'cupping_score'),
        id: 'coffeebatch-2',
      });
      await api.create('CoffeeBatch', {
        ...coffeeBatch,
        id: 'coffeebatch-3',
        cupping_score: 72.75,
      });
      await api
        .get('/analytics/coffeebatch/cupping_score/avg')
        .ok('cupping_score has a value in two of three objects', { result: -3.75 });
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
      await api
        .get('/analytics/coffeebatch/cupping_score/avg')
        .ok('cupping_score has no value in the only CoffeeBatch', { result: null });
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
      await api.create('CoffeeBatch', { ...coffeeBatch, cupping_score: -80.25 });
      await api
        .get('/analytics/coffeebatch/cupping_score/avg')
        .ok('cupping_score is -80.25 in the only CoffeeBatch', { result: -80.25 });
      await api
        .patch('/coffeebatch/coffeebatch-1', { cupping_score: 72.75 })
        .ok('the change is valid');
      await api
        .get('/analytics/coffeebatch/cupping_score/avg')
        .ok('cupping_score was changed', { result: 72.75 });
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
      await api.create('CoffeeBatch', { ...coffeeBatch, cupping_score: -80.25 });
      await api.create('CoffeeBatch', {
        ...coffeeBatch,
        id: 'coffeebatch-2',
        cupping_score: 72.75,
      });
      await api
        .get('/analytics/coffeebatch/cupping_score/avg')
        .ok('the values of cupping_score are -80.25 and 72.75', { result: -3.75 });
      await api.delete('/coffeebatch/coffeebatch-2').removed('the object exists');
      await api
        .get('/analytics/coffeebatch/cupping_score/avg')
        .ok('cupping_score is -80.25 in the only CoffeeBatch that is left', { result: -80.25 });
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
      await api
        .get('/analytics/subscription/total_spent/sum')
        .ok('there is no Subscription', { result: 0 });
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
      await api.create('Subscription', { ...subscription, total_spent: 12.375 });
      await api
        .get('/analytics/subscription/total_spent/sum')
        .ok('total_spent is 12.375 in the only Subscription', { result: 12.375 });
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
      await api.create('Subscription', { ...subscription, total_spent: -42.75 });
      await api
        .get('/analytics/subscription/total_spent/sum')
        .ok('total_spent is -42.75 in the only Subscription', { result: -42.75 });
      await api.create('Subscription', {
        ...subscription,
        id: 'subscription-2',
        total_spent: 12.375,
      });
      await api.create('Subscription', {
        ...subscription,
        id: 'subscription-3',
        total_spent: 52.75,
      });
      await api
        .get('/analytics/subscription/total_spent/sum')
        .ok('the values of total_spent are -42.75, 12.375, 52.75', { result: 22.375 });
      await api.create('Subscription', {
        ...subscription,
        id: 'subscription-4',
        total_spent: -42.75,
      });
      await api
        .get('/analytics/subscription/total_spent/sum')
        .ok('-42.75 is the value of total_spent in two objects', { result: -20.375 });
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
      await api
        .get('/analytics/subscription/total_spent/sum')
        .ok('total_spent is 0 in the only Subscription, which is a value', { result: 0 });
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
      await api.create('Subscription', { ...subscription, total_spent: -42.75 });
      await api.create('Subscription', {
        ...without(subscription, 'total_spent'),
        id: 'subscription-2',
      });
      await api.create('Subscription', {
        ...subscription,
        id: 'subscription-3',
        total_spent: 52.75,
      });
      await api
        .get('/analytics/subscription/total_spent/sum')
        .ok('total_spent has a value in two of three objects', { result: 10 });
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
      await api
        .get('/analytics/subscription/total_spent/sum')
        .ok('total_spent has no value in the only Subscription', { result: 0 });
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
      await api.create('Subscription', { ...subscription, total_spent: -42.75 });
      await api
        .get('/analytics/subscription/total_spent/sum')
        .ok('total_spent is -42.75 in the only Subscription', { result: -42.75 });
      await api
        .patch('/subscription/subscription-1', { total_spent: 52.75 })
        .ok('the change is valid');
      await api
        .get('/analytics/subscription/total_spent/sum')
        .ok('total_spent was changed', { result: 52.75 });
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
      await api.create('Subscription', { ...subscription, total_spent: -42.75 });
      await api.create('Subscription', {
        ...subscription,
        id: 'subscription-2',
        total_spent: 52.75,
      });
      await api
        .get('/analytics/subscription/total_spent/sum')
        .ok('the values of total_spent are -42.75 and 52.75', { result: 10 });
      await api.delete('/subscription/subscription-2').removed('the object exists');
      await api
        .get('/analytics/subscription/total_spent/sum')
        .ok('total_spent is -42.75 in the only Subscription that is left', { result: -42.75 });
    },
  );
});
