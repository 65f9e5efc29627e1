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
      await api.get('/analytics/galaxy/count', {
        status: [200],
        answer: { result: 0 },
        because: 'there is no Galaxy',
      });
    },
  );

  test(
    '/analytics/galaxy/count counts every Galaxy',
    about('analytics.galaxy.count.of-several', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.get('/analytics/galaxy/count', {
        status: [200],
        answer: { result: 1 },
        because: 'there is one Galaxy',
      });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2' });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-3', caption: null, radius_former: null });
      await api.get('/analytics/galaxy/count', {
        status: [200],
        answer: { result: 3 },
        because: 'there are three Galaxy objects',
      });
    },
  );

  test(
    '/analytics/galaxy/count does not count a deleted Galaxy',
    about('analytics.galaxy.count.after-delete', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2' });
      await api.get('/analytics/galaxy/count', {
        status: [200],
        answer: { result: 2 },
        because: 'there are two Galaxy objects',
      });
      await api.delete('/galaxy/galaxy-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/analytics/galaxy/count', {
        status: [200],
        answer: { result: 1 },
        because: 'one of two Galaxy objects was deleted',
      });
    },
  );

  test(
    '/analytics/galaxy/rank/min is null while there is no Galaxy',
    about('analytics.galaxy.rank.min.of-nothing', 'analytics.shape', 'analytics.empty'),
    async ({ api }) => {
      await api.get('/analytics/galaxy/rank/min', {
        status: [200],
        answer: { result: null },
        because: 'there is no Galaxy',
      });
    },
  );

  test(
    '/analytics/galaxy/rank/min works on a single Galaxy',
    about('analytics.galaxy.rank.min.of-one', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Galaxy', { ...galaxy, rank: 50 });
      await api.get('/analytics/galaxy/rank/min', {
        status: [200],
        answer: { result: 50 },
        because: 'rank is 50 in the only Galaxy',
      });
    },
  );

  test(
    '/analytics/galaxy/rank/min goes over several objects',
    about('analytics.galaxy.rank.min.of-several', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.get('/analytics/galaxy/rank/min', {
        status: [200],
        answer: { result: 71 },
        because: 'rank is 71 in the only Galaxy',
      });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2', rank: 50 });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-3', rank: 33 });
      await api.get('/analytics/galaxy/rank/min', {
        status: [200],
        answer: { result: 33 },
        because: 'the values of rank are 71, 50, 33',
      });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-4' });
      await api.get('/analytics/galaxy/rank/min', {
        status: [200],
        answer: { result: 33 },
        because: '71 is the value of rank in two objects',
      });
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
      await api.get('/analytics/galaxy/rank/min', {
        status: [200],
        answer: { result: 0 },
        because: 'rank is 0 in the only Galaxy, which is a value',
      });
    },
  );

  test(
    '/analytics/galaxy/rank/min follows an update',
    about('analytics.galaxy.rank.min.after-update', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.get('/analytics/galaxy/rank/min', {
        status: [200],
        answer: { result: 71 },
        because: 'rank is 71 in the only Galaxy',
      });
      await api.patch('/galaxy/galaxy-1', {
        body: { rank: 33 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/galaxy/rank/min', {
        status: [200],
        answer: { result: 33 },
        because: 'rank was changed',
      });
    },
  );

  test(
    '/analytics/galaxy/rank/min forgets a deleted Galaxy',
    about('analytics.galaxy.rank.min.after-delete', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2', rank: 33 });
      await api.get('/analytics/galaxy/rank/min', {
        status: [200],
        answer: { result: 33 },
        because: 'the values of rank are 71 and 33',
      });
      await api.delete('/galaxy/galaxy-2', { status: [200, 204], because: 'the object exists' });
      await api.get('/analytics/galaxy/rank/min', {
        status: [200],
        answer: { result: 71 },
        because: 'rank is 71 in the only Galaxy that is left',
      });
    },
  );

  test(
    '/analytics/mission/count is 0 while there is no Mission',
    about('analytics.mission.count.of-nothing', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.get('/analytics/mission/count', {
        status: [200],
        answer: { result: 0 },
        because: 'there is no Mission',
      });
    },
  );

  test(
    '/analytics/mission/count counts every Mission',
    about('analytics.mission.count.of-several', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.create('Mission', mission);
      await api.get('/analytics/mission/count', {
        status: [200],
        answer: { result: 1 },
        because: 'there is one Mission',
      });
      await api.create('Mission', { ...mission, id: 'mission-2' });
      await api.create('Mission', {
        ...without(mission, 'enabled_root', 'label_backup'),
        id: 'mission-3',
        mood: null,
      });
      await api.get('/analytics/mission/count', {
        status: [200],
        answer: { result: 3 },
        because: 'there are three Mission objects',
      });
    },
  );

  test(
    '/analytics/mission/count does not count a deleted Mission',
    about('analytics.mission.count.after-delete', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.create('Mission', mission);
      await api.create('Mission', { ...mission, id: 'mission-2' });
      await api.get('/analytics/mission/count', {
        status: [200],
        answer: { result: 2 },
        because: 'there are two Mission objects',
      });
      await api.delete('/mission/mission-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/analytics/mission/count', {
        status: [200],
        answer: { result: 1 },
        because: 'one of two Mission objects was deleted',
      });
    },
  );

  test(
    '/analytics/statue/count is 0 while there is no Statue',
    about('analytics.statue.count.of-nothing', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.get('/analytics/statue/count', {
        status: [200],
        answer: { result: 0 },
        because: 'there is no Statue',
      });
    },
  );

  test(
    '/analytics/statue/count counts every Statue',
    about('analytics.statue.count.of-several', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.create('Statue', statue);
      await api.get('/analytics/statue/count', {
        status: [200],
        answer: { result: 1 },
        because: 'there is one Statue',
      });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.create('Statue', {
        ...without(statue, 'material_third', 'latitude_early', 'opened'),
        id: 'statue-3',
        available: null,
      });
      await api.get('/analytics/statue/count', {
        status: [200],
        answer: { result: 3 },
        because: 'there are three Statue objects',
      });
    },
  );

  test(
    '/analytics/statue/count does not count a deleted Statue',
    about('analytics.statue.count.after-delete', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.create('Statue', statue);
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.get('/analytics/statue/count', {
        status: [200],
        answer: { result: 2 },
        because: 'there are two Statue objects',
      });
      await api.delete('/statue/statue-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/analytics/statue/count', {
        status: [200],
        answer: { result: 1 },
        because: 'one of two Statue objects was deleted',
      });
    },
  );
});
