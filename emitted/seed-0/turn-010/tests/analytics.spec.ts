import { about, test, without } from '../support/api.ts';

// A valid Zebra, as the tests send it.
const zebra = {
  caption: 'vino',
  id: 'zebra-1',
  radius_former: 15.25,
  rank: 71,
  statue: null,
  opened: '2020-05-10 11:32:51',
};

// A valid Forest, as the tests send it.
const forest = {
  departed: '2022-09-19 01:17:16',
  enabled_root: true,
  id: 'forest-1',
  label_backup: 'lobia',
  health_regional: 'cheerful',
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
  // changes.rename-entity: Renaming an entity moves its endpoints, analytics and actions to the
  //   new name. Fields of other entities that refer to it keep their names (`Dog.cats` stays
  //   `cats` when `Cat` becomes `CatSuper`), and its own fields, enums, enum values, bounds and
  //   defaults stay as they are.

  test(
    '/analytics/zebra/count is 0 while there is no Zebra',
    about(
      'analytics.zebra.count.of-nothing',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.get('/analytics/zebra/count').ok('there is no Zebra', { result: 0 });
    },
  );

  test(
    '/analytics/zebra/count counts every Zebra',
    about(
      'analytics.zebra.count.of-several',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.get('/analytics/zebra/count').ok('there is one Zebra', { result: 1 });
      await api.create('Zebra', {
        ...zebra,
        id: 'zebra-2',
        caption: 'gisoru',
        radius_former: 36.25,
        rank: 33,
        opened: '2020-10-19 14:41:00',
      });
      await api.create('Zebra', {
        ...zebra,
        id: 'zebra-3',
        caption: null,
        radius_former: null,
        opened: null,
      });
      await api
        .get('/analytics/zebra/count')
        .ok('there are 3 Zebra objects, whatever they hold', { result: 3 });
    },
  );

  test(
    '/analytics/zebra/count does not count a deleted Zebra',
    about(
      'analytics.zebra.count.after-delete',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Zebra', {
        ...zebra,
        id: 'zebra-2',
        caption: 'gisoru',
        radius_former: 36.25,
        rank: 33,
        opened: '2020-10-19 14:41:00',
      });
      await api.get('/analytics/zebra/count').ok('there are two Zebra objects', { result: 2 });
      await api.delete('/zebra/zebra-1').removed('the object exists');
      await api
        .get('/analytics/zebra/count')
        .ok('one of two Zebra objects was deleted', { result: 1 });
    },
  );

  test(
    '/analytics/zebra/radius_former/sum is 0 while there is no Zebra',
    about(
      'analytics.zebra.radius_former.sum.of-nothing',
      'analytics.shape',
      'analytics.empty',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.get('/analytics/zebra/radius_former/sum').ok('there is no Zebra', { result: 0 });
    },
  );

  test(
    '/analytics/zebra/radius_former/sum works on a single Zebra',
    about(
      'analytics.zebra.radius_former.sum.of-one',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', { ...zebra, radius_former: 12.375 });
      await api
        .get('/analytics/zebra/radius_former/sum')
        .ok('radius_former is 12.375 in the only Zebra', { result: 12.375 });
    },
  );

  test(
    '/analytics/zebra/radius_former/sum goes over several objects',
    about(
      'analytics.zebra.radius_former.sum.of-several',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api
        .get('/analytics/zebra/radius_former/sum')
        .ok('radius_former is 15.25 in the only Zebra', { result: 15.25 });
      await api.create('Zebra', { ...zebra, id: 'zebra-2', radius_former: 12.375 });
      await api.create('Zebra', { ...zebra, id: 'zebra-3', radius_former: 36.25 });
      await api
        .get('/analytics/zebra/radius_former/sum')
        .ok('the values of radius_former are 15.25, 12.375, 36.25', { result: 63.875 });
      await api.create('Zebra', { ...zebra, id: 'zebra-4' });
      await api
        .get('/analytics/zebra/radius_former/sum')
        .ok('15.25 is the value of radius_former in two objects', { result: 79.125 });
    },
  );

  test(
    '/analytics/zebra/radius_former/sum takes 0 for a value',
    about(
      'analytics.zebra.radius_former.sum.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', { ...zebra, radius_former: 0 });
      await api
        .get('/analytics/zebra/radius_former/sum')
        .ok('radius_former is 0 in the only Zebra, which is a value', { result: 0 });
    },
  );

  test(
    '/analytics/zebra/radius_former/sum skips objects without a radius_former',
    about(
      'analytics.zebra.radius_former.sum.skips-missing-values',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Zebra', { ...zebra, id: 'zebra-2', radius_former: null });
      await api.create('Zebra', { ...zebra, id: 'zebra-3', radius_former: 36.25 });
      await api
        .get('/analytics/zebra/radius_former/sum')
        .ok('radius_former has a value in two of three objects', { result: 51.5 });
    },
  );

  test(
    '/analytics/zebra/radius_former/sum is 0 while no Zebra has a radius_former',
    about(
      'analytics.zebra.radius_former.sum.of-missing-values',
      'analytics.shape',
      'analytics.nulls',
      'analytics.empty',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', { ...zebra, radius_former: null });
      await api
        .get('/analytics/zebra/radius_former/sum')
        .ok('radius_former has no value in the only Zebra', { result: 0 });
    },
  );

  test(
    '/analytics/zebra/radius_former/sum follows an update',
    about(
      'analytics.zebra.radius_former.sum.after-update',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api
        .get('/analytics/zebra/radius_former/sum')
        .ok('radius_former is 15.25 in the only Zebra', { result: 15.25 });
      await api.patch('/zebra/zebra-1', { radius_former: 36.25 }).ok('the change is valid');
      await api
        .get('/analytics/zebra/radius_former/sum')
        .ok('radius_former was changed', { result: 36.25 });
    },
  );

  test(
    '/analytics/zebra/radius_former/sum forgets a deleted Zebra',
    about(
      'analytics.zebra.radius_former.sum.after-delete',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Zebra', { ...zebra, id: 'zebra-2', radius_former: 36.25 });
      await api
        .get('/analytics/zebra/radius_former/sum')
        .ok('the values of radius_former are 15.25 and 36.25', { result: 51.5 });
      await api.delete('/zebra/zebra-2').removed('the object exists');
      await api
        .get('/analytics/zebra/radius_former/sum')
        .ok('radius_former is 15.25 in the only Zebra that is left', { result: 15.25 });
    },
  );

  test(
    '/analytics/zebra/rank/avg is null while there is no Zebra',
    about(
      'analytics.zebra.rank.avg.of-nothing',
      'analytics.shape',
      'analytics.empty',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.get('/analytics/zebra/rank/avg').ok('there is no Zebra', { result: null });
    },
  );

  test(
    '/analytics/zebra/rank/avg works on a single Zebra',
    about(
      'analytics.zebra.rank.avg.of-one',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', { ...zebra, rank: 50 });
      await api.get('/analytics/zebra/rank/avg').ok('rank is 50 in the only Zebra', { result: 50 });
    },
  );

  test(
    '/analytics/zebra/rank/avg goes over several objects',
    about(
      'analytics.zebra.rank.avg.of-several',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', { ...zebra, rank: 33 });
      await api.get('/analytics/zebra/rank/avg').ok('rank is 33 in the only Zebra', { result: 33 });
      await api.create('Zebra', { ...zebra, id: 'zebra-2', rank: 50 });
      await api.create('Zebra', { ...zebra, id: 'zebra-3' });
      await api
        .get('/analytics/zebra/rank/avg')
        .ok('the values of rank are 33, 50, 71', { result: 51.333333333333336 });
      await api.create('Zebra', { ...zebra, id: 'zebra-4', rank: 33 });
      await api
        .get('/analytics/zebra/rank/avg')
        .ok('33 is the value of rank in two objects', { result: 46.75 });
    },
  );

  test(
    '/analytics/zebra/rank/avg follows an update',
    about(
      'analytics.zebra.rank.avg.after-update',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', { ...zebra, rank: 33 });
      await api.get('/analytics/zebra/rank/avg').ok('rank is 33 in the only Zebra', { result: 33 });
      await api.patch('/zebra/zebra-1', { rank: 71 }).ok('the change is valid');
      await api.get('/analytics/zebra/rank/avg').ok('rank was changed', { result: 71 });
    },
  );

  test(
    '/analytics/zebra/rank/avg forgets a deleted Zebra',
    about(
      'analytics.zebra.rank.avg.after-delete',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', { ...zebra, rank: 33 });
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api
        .get('/analytics/zebra/rank/avg')
        .ok('the values of rank are 33 and 71', { result: 52 });
      await api.delete('/zebra/zebra-2').removed('the object exists');
      await api
        .get('/analytics/zebra/rank/avg')
        .ok('rank is 33 in the only Zebra that is left', { result: 33 });
    },
  );

  test(
    '/analytics/zebra/rank/min is null while there is no Zebra',
    about(
      'analytics.zebra.rank.min.of-nothing',
      'analytics.shape',
      'analytics.empty',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.get('/analytics/zebra/rank/min').ok('there is no Zebra', { result: null });
    },
  );

  test(
    '/analytics/zebra/rank/min works on a single Zebra',
    about(
      'analytics.zebra.rank.min.of-one',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', { ...zebra, rank: 10 });
      await api.get('/analytics/zebra/rank/min').ok('rank is 10 in the only Zebra', { result: 10 });
    },
  );

  test(
    '/analytics/zebra/rank/min goes over several objects',
    about(
      'analytics.zebra.rank.min.of-several',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.get('/analytics/zebra/rank/min').ok('rank is 71 in the only Zebra', { result: 71 });
      await api.create('Zebra', { ...zebra, id: 'zebra-2', rank: 10 });
      await api.create('Zebra', { ...zebra, id: 'zebra-3', rank: 9 });
      await api
        .get('/analytics/zebra/rank/min')
        .ok('the values of rank are 71, 10, 9', { result: 9 });
      await api.create('Zebra', { ...zebra, id: 'zebra-4' });
      await api
        .get('/analytics/zebra/rank/min')
        .ok('71 is the value of rank in two objects', { result: 9 });
    },
  );

  test(
    '/analytics/zebra/rank/min follows an update',
    about(
      'analytics.zebra.rank.min.after-update',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.get('/analytics/zebra/rank/min').ok('rank is 71 in the only Zebra', { result: 71 });
      await api.patch('/zebra/zebra-1', { rank: 9 }).ok('the change is valid');
      await api.get('/analytics/zebra/rank/min').ok('rank was changed', { result: 9 });
    },
  );

  test(
    '/analytics/zebra/rank/min forgets a deleted Zebra',
    about(
      'analytics.zebra.rank.min.after-delete',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Zebra', { ...zebra, id: 'zebra-2', rank: 9 });
      await api
        .get('/analytics/zebra/rank/min')
        .ok('the values of rank are 71 and 9', { result: 9 });
      await api.delete('/zebra/zebra-2').removed('the object exists');
      await api
        .get('/analytics/zebra/rank/min')
        .ok('rank is 71 in the only Zebra that is left', { result: 71 });
    },
  );

  test(
    '/analytics/forest/count is 0 while there is no Forest',
    about(
      'analytics.forest.count.of-nothing',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.get('/analytics/forest/count').ok('there is no Forest', { result: 0 });
    },
  );

  test(
    '/analytics/forest/count counts every Forest',
    about(
      'analytics.forest.count.of-several',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Forest', forest);
      await api.get('/analytics/forest/count').ok('there is one Forest', { result: 1 });
      await api.create('Forest', {
        ...forest,
        id: 'forest-2',
        departed: '2022-07-14 22:21:40',
        enabled_root: false,
        label_backup: 'gagua',
        health_regional: 'excited',
      });
      await api.create('Forest', {
        ...forest,
        id: 'forest-3',
        departed: '2023-07-10 16:24:26',
        label_backup: 'sinub',
        health_regional: 'grumpy',
      });
      await api.create('Forest', {
        ...without(forest, 'enabled_root', 'label_backup'),
        id: 'forest-4',
        health_regional: null,
      });
      await api
        .get('/analytics/forest/count')
        .ok('there are 4 Forest objects, whatever they hold', { result: 4 });
    },
  );

  test(
    '/analytics/forest/count does not count a deleted Forest',
    about(
      'analytics.forest.count.after-delete',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Forest', forest);
      await api.create('Forest', {
        ...forest,
        id: 'forest-2',
        departed: '2022-07-14 22:21:40',
        enabled_root: false,
        label_backup: 'gagua',
        health_regional: 'excited',
      });
      await api.get('/analytics/forest/count').ok('there are two Forest objects', { result: 2 });
      await api.delete('/forest/forest-1').removed('the object exists');
      await api
        .get('/analytics/forest/count')
        .ok('one of two Forest objects was deleted', { result: 1 });
    },
  );
});
