import { about, test, without } from '../support/api.ts';

// A valid Galaxy, as the tests send it.
const galaxy = { caption: 'vino', id: 'galaxy-1', radius_former: 15.25, rank: 71, statue: null };

// A valid Statue, as the tests send it.
const statue = {
  available: false,
  material_third: 'malodo',
  id: 'statue-1',
  latitude_early: 83.25,
  opened: '2022-10-05 09:17:46',
  quality_temporary: 'fair',
};

// A valid Mission, as the tests send it.
const mission = {
  departed: '2022-09-19 01:17:16',
  enabled_root: true,
  id: 'mission-1',
  label_backup: 'miba',
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

  test(
    '/analytics/galaxy/count is 0 while there is no Galaxy',
    about('analytics.galaxy.count.of-nothing', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.get('/analytics/galaxy/count').ok('there is no Galaxy', { result: 0 });
    },
  );

  test(
    '/analytics/galaxy/count counts every Galaxy',
    about('analytics.galaxy.count.of-several', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.get('/analytics/galaxy/count').ok('there is one Galaxy', { result: 1 });
      await api.create('Galaxy', {
        ...galaxy,
        id: 'galaxy-2',
        caption: 'gisoru',
        radius_former: 36.25,
        rank: 33,
      });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-3', caption: null, radius_former: null });
      await api
        .get('/analytics/galaxy/count')
        .ok('there are 3 Galaxy objects, whatever they hold', { result: 3 });
    },
  );

  test(
    '/analytics/galaxy/count does not count a deleted Galaxy',
    about('analytics.galaxy.count.after-delete', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.create('Galaxy', {
        ...galaxy,
        id: 'galaxy-2',
        caption: 'gisoru',
        radius_former: 36.25,
        rank: 33,
      });
      await api.get('/analytics/galaxy/count').ok('there are two Galaxy objects', { result: 2 });
      await api.delete('/galaxy/galaxy-1').removed('the object exists');
      await api
        .get('/analytics/galaxy/count')
        .ok('one of two Galaxy objects was deleted', { result: 1 });
    },
  );

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

  test(
    '/analytics/statue/count is 0 while there is no Statue',
    about('analytics.statue.count.of-nothing', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.get('/analytics/statue/count').ok('there is no Statue', { result: 0 });
    },
  );

  test(
    '/analytics/statue/count counts every Statue',
    about('analytics.statue.count.of-several', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.create('Statue', statue);
      await api.get('/analytics/statue/count').ok('there is one Statue', { result: 1 });
      await api.create('Statue', {
        ...statue,
        id: 'statue-2',
        available: true,
        material_third: 'vosuva',
        latitude_early: 84.75,
        opened: '2021-05-24 04:24:56',
        quality_temporary: 'poor',
      });
      await api.create('Statue', {
        ...statue,
        id: 'statue-3',
        material_third: 'rovi',
        latitude_early: 76.75,
        opened: '2022-11-29 10:57:31',
        quality_temporary: 'superb',
      });
      await api.create('Statue', {
        ...without(statue, 'material_third', 'latitude_early', 'opened'),
        id: 'statue-4',
        available: null,
      });
      await api
        .get('/analytics/statue/count')
        .ok('there are 4 Statue objects, whatever they hold', { result: 4 });
    },
  );

  test(
    '/analytics/statue/count does not count a deleted Statue',
    about('analytics.statue.count.after-delete', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.create('Statue', statue);
      await api.create('Statue', {
        ...statue,
        id: 'statue-2',
        available: true,
        material_third: 'vosuva',
        latitude_early: 84.75,
        opened: '2021-05-24 04:24:56',
        quality_temporary: 'poor',
      });
      await api.get('/analytics/statue/count').ok('there are two Statue objects', { result: 2 });
      await api.delete('/statue/statue-1').removed('the object exists');
      await api
        .get('/analytics/statue/count')
        .ok('one of two Statue objects was deleted', { result: 1 });
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
        label_backup: 'lobi',
        mood: 'excited',
      });
      await api.create('Mission', {
        ...mission,
        id: 'mission-3',
        departed: '2023-07-10 16:24:26',
        label_backup: 'taro',
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
        label_backup: 'lobi',
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
