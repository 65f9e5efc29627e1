import { about, test } from '../support/api.ts';

// A valid Galaxy, as the tests send it.
const galaxy = { caption: 'vino', id: 'galaxy-1', radius_former: 15.25, rank: 71, statue: null };

test.describe('Analytics', () => {
  // analytics.shape: An analytics endpoint answers 200 and an object `{"result": …}`, computed
  //   from the objects that exist at that moment.
  // analytics.operations: `GET /analytics/{entity}/{field}/{operation}` with `avg`, `min`, `max`
  //   or `sum` goes over the values of that field. Results are exact, not rounded.
  // analytics.nulls: Objects in which the field has no value are skipped.
  // analytics.empty: When there are no values, `sum` is 0 and `avg`, `min` and `max` are `null`.

  test(
    '/analytics/galaxy/rank/min is null while there is no Galaxy',
    about('analytics.galaxy.rank.min.of-nothing', 'analytics.shape', 'analytics.empty'),
    async ({ api }) => {
      await api.get('/analytics/galaxy/rank/min').ok('there is no Galaxy', { result: null });
    },
  );

  test(
    '/analytics/galaxy/rank/min works on a single Galaxy',
    about('analytics.galaxy.rank.min.of-one', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Galaxy', { ...galaxy, rank: -33 });
      await api
        .get('/analytics/galaxy/rank/min')
        .ok('rank is -33 in the only Galaxy', { result: -33 });
    },
  );

  test(
    '/analytics/galaxy/rank/min goes over several objects',
    about('analytics.galaxy.rank.min.of-several', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api
        .get('/analytics/galaxy/rank/min')
        .ok('rank is 71 in the only Galaxy', { result: 71 });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2', rank: -33 });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-3', rank: -71 });
      await api
        .get('/analytics/galaxy/rank/min')
        .ok('the values of rank are 71, -33, -71', { result: -71 });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-4' });
      await api
        .get('/analytics/galaxy/rank/min')
        .ok('71 is the value of rank in two objects', { result: -71 });
    },
  );

  test(
    '/analytics/galaxy/rank/min takes 0 for a value',
    about(
      'analytics.galaxy.rank.min.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('Galaxy', { ...galaxy, rank: 0 });
      await api
        .get('/analytics/galaxy/rank/min')
        .ok('rank is 0 in the only Galaxy, which is a value', { result: 0 });
    },
  );

  test(
    '/analytics/galaxy/rank/min follows an update',
    about('analytics.galaxy.rank.min.after-update', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api
        .get('/analytics/galaxy/rank/min')
        .ok('rank is 71 in the only Galaxy', { result: 71 });
      await api.patch('/galaxy/galaxy-1', { rank: -71 }).ok('the change is valid');
      await api.get('/analytics/galaxy/rank/min').ok('rank was changed', { result: -71 });
    },
  );

  test(
    '/analytics/galaxy/rank/min forgets a deleted Galaxy',
    about('analytics.galaxy.rank.min.after-delete', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2', rank: -71 });
      await api
        .get('/analytics/galaxy/rank/min')
        .ok('the values of rank are 71 and -71', { result: -71 });
      await api.delete('/galaxy/galaxy-2').removed('the object exists');
      await api
        .get('/analytics/galaxy/rank/min')
        .ok('rank is 71 in the only Galaxy that is left', { result: 71 });
    },
  );
});
