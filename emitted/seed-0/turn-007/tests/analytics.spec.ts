import { about, test, without } from '../support/api.ts';

// A valid Zebra, as the tests send it.
const zebra = { caption: 'vino', id: 'zebra-1', radius_former: 15.25, rank: 71, statue: null };

// A valid Mission, as the tests send it.
const mission = {
  departed: '2022-09-19 01:17:16',
  enabled_root: true,
  id: 'mission-1',
  label_backup: 'lobia',
  mood: 'cheerful',
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
      });
      await api.create('Zebra', { ...zebra, id: 'zebra-3', caption: null, radius_former: null });
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
      });
      await api.get('/analytics/zebra/count').ok('there are two Zebra objects', { result: 2 });
      await api.delete('/zebra/zebra-1').removed('the object exists');
      await api
        .get('/analytics/zebra/count')
        .ok('one of two Zebra objects was deleted', { result: 1 });
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
      await api.create('Zebra', { ...zebra, rank: 12 });
      await api.get('/analytics/zebra/rank/avg').ok('rank is 12 in the only Zebra', { result: 12 });
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
      await api.create('Zebra', { ...zebra, rank: -71 });
      await api
        .get('/analytics/zebra/rank/avg')
        .ok('rank is -71 in the only Zebra', { result: -71 });
      await api.create('Zebra', { ...zebra, id: 'zebra-2', rank: 12 });
      await api.create('Zebra', { ...zebra, id: 'zebra-3', rank: 33 });
      await api
        .get('/analytics/zebra/rank/avg')
        .ok('the values of rank are -71, 12, 33', { result: -8.666666666666666 });
      await api.create('Zebra', { ...zebra, id: 'zebra-4', rank: -71 });
      await api
        .get('/analytics/zebra/rank/avg')
        .ok('-71 is the value of rank in two objects', { result: -24.25 });
    },
  );

  test(
    '/analytics/zebra/rank/avg takes 0 for a value',
    about(
      'analytics.zebra.rank.avg.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', { ...zebra, rank: 0 });
      await api
        .get('/analytics/zebra/rank/avg')
        .ok('rank is 0 in the only Zebra, which is a value', { result: 0 });
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
      await api.create('Zebra', { ...zebra, rank: -71 });
      await api
        .get('/analytics/zebra/rank/avg')
        .ok('rank is -71 in the only Zebra', { result: -71 });
      await api.patch('/zebra/zebra-1', { rank: 33 }).ok('the change is valid');
      await api.get('/analytics/zebra/rank/avg').ok('rank was changed', { result: 33 });
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
      await api.create('Zebra', { ...zebra, rank: -71 });
      await api.create('Zebra', { ...zebra, id: 'zebra-2', rank: 33 });
      await api
        .get('/analytics/zebra/rank/avg')
        .ok('the values of rank are -71 and 33', { result: -19 });
      await api.delete('/zebra/zebra-2').removed('the object exists');
      await api
        .get('/analytics/zebra/rank/avg')
        .ok('rank is -71 in the only Zebra that is left', { result: -71 });
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
      await api.create('Zebra', { ...zebra, rank: -33 });
      await api
        .get('/analytics/zebra/rank/min')
        .ok('rank is -33 in the only Zebra', { result: -33 });
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
      await api.create('Zebra', { ...zebra, id: 'zebra-2', rank: -33 });
      await api.create('Zebra', { ...zebra, id: 'zebra-3', rank: -71 });
      await api
        .get('/analytics/zebra/rank/min')
        .ok('the values of rank are 71, -33, -71', { result: -71 });
      await api.create('Zebra', { ...zebra, id: 'zebra-4' });
      await api
        .get('/analytics/zebra/rank/min')
        .ok('71 is the value of rank in two objects', { result: -71 });
    },
  );

  test(
    '/analytics/zebra/rank/min takes 0 for a value',
    about(
      'analytics.zebra.rank.min.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', { ...zebra, rank: 0 });
      await api
        .get('/analytics/zebra/rank/min')
        .ok('rank is 0 in the only Zebra, which is a value', { result: 0 });
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
      await api.patch('/zebra/zebra-1', { rank: -71 }).ok('the change is valid');
      await api.get('/analytics/zebra/rank/min').ok('rank was changed', { result: -71 });
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
      await api.create('Zebra', { ...zebra, id: 'zebra-2', rank: -71 });
      await api
        .get('/analytics/zebra/rank/min')
        .ok('the values of rank are 71 and -71', { result: -71 });
      await api.delete('/zebra/zebra-2').removed('the object exists');
      await api
        .get('/analytics/zebra/rank/min')
        .ok('rank is 71 in the only Zebra that is left', { result: 71 });
    },
  );

  test(
    '/analytics/mission/count is 0 while there is no Mission',
    about('analytics.mission.count.of-nothing', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.get('/analytics/mission/count').ok('there is no Mission', { result: 0 });
    },
  );

  test(
    '/analytics/mission/count counts every Mission',
    about('analytics.mission.count.of-several', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.create('Mission', mission);
      await api.get('/analytics/mission/count').ok('there is one Mission', { result: 1 });
      await api.create('Mission', {
        ...mission,
        id: 'mission-2',
        departed: '2022-07-14 22:21:40',
        enabled_root: false,
        label_backup: 'gagua',
        mood: 'excited',
      });
      await api.create('Mission', {
        ...mission,
        id: 'mission-3',
        departed: '2023-07-10 16:24:26',
        label_backup: 'sinub',
        mood: 'grumpy',
      });
      await api.create('Mission', {
        ...without(mission, 'enabled_root', 'label_backup'),
        id: 'mission-4',
        mood: null,
      });
      await api
        .get('/analytics/mission/count')
        .ok('there are 4 Mission objects, whatever they hold', { result: 4 });
    },
  );

  test(
    '/analytics/mission/count does not count a deleted Mission',
    about('analytics.mission.count.after-delete', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.create('Mission', mission);
      await api.create('Mission', {
        ...mission,
        id: 'mission-2',
        departed: '2022-07-14 22:21:40',
        enabled_root: false,
        label_backup: 'gagua',
        mood: 'excited',
      });
      await api.get('/analytics/mission/count').ok('there are two Mission objects', { result: 2 });
      await api.delete('/mission/mission-1').removed('the object exists');
      await api
        .get('/analytics/mission/count')
        .ok('one of two Mission objects was deleted', { result: 1 });
    },
  );
});
