import { about, test, without } from '../support/api.ts';

// A valid PalaceSchool, as the tests send it.
const palaceSchool = {
  caption: 'vino',
  id: 'palaceschool-1',
  radius_former: 15.25,
  rank: 71,
  statue: null,
};

// A valid Statue, as the tests send it.
const statue = {
  available: false,
  material_third: 'malodo',
  id: 'statue-1',
  latitude_early: 83.25,
  finished_yearly: '2022-10-05 09:17:46',
  quality_temporary: 'fair',
};

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
    '/analytics/palaceschool/count is 0 while there is no PalaceSchool',
    about(
      'analytics.palaceschool.count.of-nothing',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.get('/analytics/palaceschool/count', {
        status: [200],
        answer: { result: 0 },
        because: 'there is no PalaceSchool',
      });
    },
  );

  test(
    '/analytics/palaceschool/count counts every PalaceSchool',
    about(
      'analytics.palaceschool.count.of-several',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('PalaceSchool', palaceSchool);
      await api.get('/analytics/palaceschool/count', {
        status: [200],
        answer: { result: 1 },
        because: 'there is one PalaceSchool',
      });
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-2' });
      await api.create('PalaceSchool', {
        ...palaceSchool,
        id: 'palaceschool-3',
        caption: null,
        radius_former: null,
      });
      await api.get('/analytics/palaceschool/count', {
        status: [200],
        answer: { result: 3 },
        because: 'there are three PalaceSchool objects',
      });
    },
  );

  test(
    '/analytics/palaceschool/count does not count a deleted PalaceSchool',
    about(
      'analytics.palaceschool.count.after-delete',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('PalaceSchool', palaceSchool);
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-2' });
      await api.get('/analytics/palaceschool/count', {
        status: [200],
        answer: { result: 2 },
        because: 'there are two PalaceSchool objects',
      });
      await api.delete('/palaceschool/palaceschool-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/analytics/palaceschool/count', {
        status: [200],
        answer: { result: 1 },
        because: 'one of two PalaceSchool objects was deleted',
      });
    },
  );

  test(
    '/analytics/palaceschool/rank/avg is null while there is no PalaceSchool',
    about(
      'analytics.palaceschool.rank.avg.of-nothing',
      'analytics.shape',
      'analytics.empty',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.get('/analytics/palaceschool/rank/avg', {
        status: [200],
        answer: { result: null },
        because: 'there is no PalaceSchool',
      });
    },
  );

  test(
    '/analytics/palaceschool/rank/avg works on a single PalaceSchool',
    about(
      'analytics.palaceschool.rank.avg.of-one',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('PalaceSchool', { ...palaceSchool, rank: 50 });
      await api.get('/analytics/palaceschool/rank/avg', {
        status: [200],
        answer: { result: 50 },
        because: 'rank is 50 in the only PalaceSchool',
      });
    },
  );

  test(
    '/analytics/palaceschool/rank/avg goes over several objects',
    about(
      'analytics.palaceschool.rank.avg.of-several',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('PalaceSchool', { ...palaceSchool, rank: 33 });
      await api.get('/analytics/palaceschool/rank/avg', {
        status: [200],
        answer: { result: 33 },
        because: 'rank is 33 in the only PalaceSchool',
      });
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-2', rank: 50 });
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-3' });
      await api.get('/analytics/palaceschool/rank/avg', {
        status: [200],
        answer: { result: 51.333333333333336 },
        because: 'the values of rank are 33, 50, 71',
      });
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-4', rank: 33 });
      await api.get('/analytics/palaceschool/rank/avg', {
        status: [200],
        answer: { result: 46.75 },
        because: '33 is the value of rank in two objects',
      });
    },
  );

  test(
    '/analytics/palaceschool/rank/avg takes 0 for a value',
    about(
      'analytics.palaceschool.rank.avg.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('PalaceSchool', { ...palaceSchool, rank: 0 });
      await api.get('/analytics/palaceschool/rank/avg', {
        status: [200],
        answer: { result: 0 },
        because: 'rank is 0 in the only PalaceSchool, which is a value',
      });
    },
  );

  test(
    '/analytics/palaceschool/rank/avg follows an update',
    about(
      'analytics.palaceschool.rank.avg.after-update',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('PalaceSchool', { ...palaceSchool, rank: 33 });
      await api.get('/analytics/palaceschool/rank/avg', {
        status: [200],
        answer: { result: 33 },
        because: 'rank is 33 in the only PalaceSchool',
      });
      await api.patch('/palaceschool/palaceschool-1', {
        body: { rank: 71 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/palaceschool/rank/avg', {
        status: [200],
        answer: { result: 71 },
        because: 'rank was changed',
      });
    },
  );

  test(
    '/analytics/palaceschool/rank/avg forgets a deleted PalaceSchool',
    about(
      'analytics.palaceschool.rank.avg.after-delete',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('PalaceSchool', { ...palaceSchool, rank: 33 });
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-2' });
      await api.get('/analytics/palaceschool/rank/avg', {
        status: [200],
        answer: { result: 52 },
        because: 'the values of rank are 33 and 71',
      });
      await api.delete('/palaceschool/palaceschool-2', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/analytics/palaceschool/rank/avg', {
        status: [200],
        answer: { result: 33 },
        because: 'rank is 33 in the only PalaceSchool that is left',
      });
    },
  );

  test(
    '/analytics/palaceschool/rank/min is null while there is no PalaceSchool',
    about(
      'analytics.palaceschool.rank.min.of-nothing',
      'analytics.shape',
      'analytics.empty',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.get('/analytics/palaceschool/rank/min', {
        status: [200],
        answer: { result: null },
        because: 'there is no PalaceSchool',
      });
    },
  );

  test(
    '/analytics/palaceschool/rank/min works on a single PalaceSchool',
    about(
      'analytics.palaceschool.rank.min.of-one',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('PalaceSchool', { ...palaceSchool, rank: 50 });
      await api.get('/analytics/palaceschool/rank/min', {
        status: [200],
        answer: { result: 50 },
        because: 'rank is 50 in the only PalaceSchool',
      });
    },
  );

  test(
    '/analytics/palaceschool/rank/min goes over several objects',
    about(
      'analytics.palaceschool.rank.min.of-several',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('PalaceSchool', palaceSchool);
      await api.get('/analytics/palaceschool/rank/min', {
        status: [200],
        answer: { result: 71 },
        because: 'rank is 71 in the only PalaceSchool',
      });
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-2', rank: 50 });
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-3', rank: 33 });
      await api.get('/analytics/palaceschool/rank/min', {
        status: [200],
        answer: { result: 33 },
        because: 'the values of rank are 71, 50, 33',
      });
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-4' });
      await api.get('/analytics/palaceschool/rank/min', {
        status: [200],
        answer: { result: 33 },
        because: '71 is the value of rank in two objects',
      });
    },
  );

  test(
    '/analytics/palaceschool/rank/min takes 0 for a value',
    about(
      'analytics.palaceschool.rank.min.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('PalaceSchool', { ...palaceSchool, rank: 0 });
      await api.get('/analytics/palaceschool/rank/min', {
        status: [200],
        answer: { result: 0 },
        because: 'rank is 0 in the only PalaceSchool, which is a value',
      });
    },
  );

  test(
    '/analytics/palaceschool/rank/min follows an update',
    about(
      'analytics.palaceschool.rank.min.after-update',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('PalaceSchool', palaceSchool);
      await api.get('/analytics/palaceschool/rank/min', {
        status: [200],
        answer: { result: 71 },
        because: 'rank is 71 in the only PalaceSchool',
      });
      await api.patch('/palaceschool/palaceschool-1', {
        body: { rank: 33 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/palaceschool/rank/min', {
        status: [200],
        answer: { result: 33 },
        because: 'rank was changed',
      });
    },
  );

  test(
    '/analytics/palaceschool/rank/min forgets a deleted PalaceSchool',
    about(
      'analytics.palaceschool.rank.min.after-delete',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('PalaceSchool', palaceSchool);
      await api.create('PalaceSchool', { ...palaceSchool, id: 'palaceschool-2', rank: 33 });
      await api.get('/analytics/palaceschool/rank/min', {
        status: [200],
        answer: { result: 33 },
        because: 'the values of rank are 71 and 33',
      });
      await api.delete('/palaceschool/palaceschool-2', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/analytics/palaceschool/rank/min', {
        status: [200],
        answer: { result: 71 },
        because: 'rank is 71 in the only PalaceSchool that is left',
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
        ...without(statue, 'material_third', 'latitude_early', 'finished_yearly'),
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
