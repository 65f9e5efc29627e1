import { about, test } from '../support/api.ts';

// A valid Zebra, as the tests send it.
const zebra = {
  caption: 'vino',
  id: 'zebra-1',
  weight_stored: 15.25,
  rank: 71,
  statue: null,
  opened: '2020-05-10 11:32:51',
};

// A valid Bucket, as the tests send it.
const bucket = {
  available: false,
  material_third: 'malodo',
  id: 'bucket-1',
  width_second: 83.25,
  finished_yearly: '2022-10-05 09:17:46',
  quality_temporary: 'fair',
  origin_silent: 'nubo do',
};

// A valid Tower, as the tests send it.
const tower = {
  topic: 'rulumo',
  flagged: false,
  id: 'tower-1',
  scheduled: '2026-06-15 02:07:23',
  phase_latest_main: 'retired',
  seats_pending: 70,
};

// A valid Forest, as the tests send it.
const forest = {
  departed: '2022-09-19 01:17:16',
  enabled_root: true,
  id: 'forest-1',
  label_backup: 'lobia',
  health_regional: 'cheerful',
};

// A valid Route, as the tests send it.
const route = { id: 'route-1', mission_spare_cached: null, name: 'bodoru', votes: 10 };

test.describe('Removed names', () => {
  // changes.gone: Whatever is renamed or removed no longer answers under its old path: requests
  //   to it get 404. That holds for entities, analytics and actions.
  // changes.rename-entity: Renaming an entity moves its endpoints, analytics and actions to the
  //   new name. Fields of other entities that refer to it keep their names (`Dog.cats` stays
  //   `cats` when `Cat` becomes `CatSuper`), and its own fields, enums, enum values, bounds and
  //   defaults stay as they are.
  // changes.rename-field: Renaming a field changes its name in bodies, answers, analytics paths,
  //   conditions and effects. The old name is no longer demanded and no longer appears in
  //   answers.
  // changes.delete-field: A deleted field is no longer demanded and no longer appears in answers.
  //   With it go the analytics, conditions and effects that need it, and the actions whose state
  //   it was.
  // changes.delete-entity: Deleting an entity also deletes its endpoints, analytics and actions,
  //   the fields of other entities that refer to it, and what needs those.

  test(
    '/canvas is gone',
    about('removed.endpoint.canvas', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      await api.get('/canvas', {
        status: [404],
        because: 'the specification has no /canvas any more',
      });
      await api.post('/canvas', {
        body: { id: 'canvas-1' },
        status: [404],
        because: 'the specification has no /canvas any more',
      });
      await api.get('/canvas/canvas-1', {
        status: [404],
        because: 'the specification has no /canvas any more',
      });
    },
  );

  test(
    '/galaxy is gone',
    about('removed.endpoint.galaxy', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/galaxy', { status: [404], because: '/galaxy is /zebra now' });
      await api.post('/galaxy', {
        body: { id: 'galaxy-1' },
        status: [404],
        because: '/galaxy is /zebra now',
      });
      await api.get('/galaxy/galaxy-1', { status: [404], because: '/galaxy is /zebra now' });
    },
  );

  test(
    '/mission is gone',
    about('removed.endpoint.mission', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/mission', { status: [404], because: '/mission is /forest now' });
      await api.post('/mission', {
        body: { id: 'mission-1' },
        status: [404],
        because: '/mission is /forest now',
      });
      await api.get('/mission/mission-1', { status: [404], because: '/mission is /forest now' });
    },
  );

  test(
    '/palaceschool is gone',
    about('removed.endpoint.palaceschool', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/palaceschool', { status: [404], because: '/palaceschool is /zebra now' });
      await api.post('/palaceschool', {
        body: { id: 'palaceschool-1' },
        status: [404],
        because: '/palaceschool is /zebra now',
      });
      await api.get('/palaceschool/palaceschool-1', {
        status: [404],
        because: '/palaceschool is /zebra now',
      });
    },
  );

  test(
    '/statue is gone',
    about('removed.endpoint.statue', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/statue', { status: [404], because: '/statue is /bucket now' });
      await api.post('/statue', {
        body: { id: 'statue-1' },
        status: [404],
        because: '/statue is /bucket now',
      });
      await api.get('/statue/statue-1', { status: [404], because: '/statue is /bucket now' });
    },
  );

  test(
    '/analytics/galaxy/count is gone',
    about('removed.analytics.galaxy.count', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/galaxy/count', {
        status: [404],
        because: '/analytics/galaxy/count is /analytics/zebra/count now',
      });
    },
  );

  test(
    '/analytics/galaxy/rank/min is gone',
    about('removed.analytics.galaxy.rank.min', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/galaxy/rank/min', {
        status: [404],
        because: '/analytics/galaxy/rank/min is /analytics/zebra/rank/min now',
      });
    },
  );

  test(
    '/analytics/mission/count is gone',
    about('removed.analytics.mission.count', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/mission/count', {
        status: [404],
        because: '/analytics/mission/count is /analytics/forest/count now',
      });
    },
  );

  test(
    '/analytics/palaceschool/count is gone',
    about('removed.analytics.palaceschool.count', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/palaceschool/count', {
        status: [404],
        because: '/analytics/palaceschool/count is /analytics/zebra/count now',
      });
    },
  );

  test(
    '/analytics/palaceschool/rank/avg is gone',
    about('removed.analytics.palaceschool.rank.avg', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/palaceschool/rank/avg', {
        status: [404],
        because: 'the specification has no /analytics/palaceschool/rank/avg any more',
      });
    },
  );

  test(
    '/analytics/palaceschool/rank/min is gone',
    about('removed.analytics.palaceschool.rank.min', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/palaceschool/rank/min', {
        status: [404],
        because: '/analytics/palaceschool/rank/min is /analytics/zebra/rank/min now',
      });
    },
  );

  test(
    '/analytics/statue/count is gone',
    about('removed.analytics.statue.count', 'changes.gone'),
    async ({ api }) => {
      await api.get('/analytics/statue/count', {
        status: [404],
        because: 'the specification has no /analytics/statue/count any more',
      });
    },
  );

  test(
    '/analytics/zebra/radius_former/sum is gone',
    about('removed.analytics.zebra.radius_former.sum', 'changes.gone', 'changes.rename-field'),
    async ({ api }) => {
      await api.get('/analytics/zebra/radius_former/sum', {
        status: [404],
        because: '/analytics/zebra/radius_former/sum is /analytics/zebra/weight_stored/sum now',
      });
    },
  );

  test(
    '/analytics/zebra/rank/avg is gone',
    about('removed.analytics.zebra.rank.avg', 'changes.gone'),
    async ({ api }) => {
      await api.get('/analytics/zebra/rank/avg', {
        status: [404],
        because: 'the specification has no /analytics/zebra/rank/avg any more',
      });
    },
  );

  test(
    'Bucket no longer has the action publish',
    about('removed.action.bucket.publish', 'changes.gone'),
    async ({ api }) => {
      await api.create('Bucket', bucket);
      await api.post('/bucket/bucket-1/publish', {
        status: [404],
        because: 'Bucket has no publish any more',
      });
      await api.get('/bucket/bucket-1', {
        status: [200],
        answer: bucket,
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'Tower no longer has the action confirm',
    about('removed.action.tower.confirm', 'changes.gone'),
    async ({ api }) => {
      await api.create('Tower', tower);
      await api.post('/tower/tower-1/confirm', {
        status: [404],
        because: 'Tower has no confirm any more',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { ...tower, galaxy_backup: null, mission: null },
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'Tower no longer has the action dismiss',
    about('removed.action.tower.dismiss', 'changes.gone'),
    async ({ api }) => {
      await api.create('Tower', tower);
      await api.post('/tower/tower-1/dismiss', {
        status: [404],
        because: 'Tower has no dismiss any more',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { ...tower, galaxy_backup: null, mission: null },
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'Tower no longer has the action rotate',
    about('removed.action.tower.rotate', 'changes.gone'),
    async ({ api }) => {
      await api.create('Tower', tower);
      await api.post('/tower/tower-1/rotate', {
        status: [404],
        because: 'Tower has no rotate any more',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { ...tower, galaxy_backup: null, mission: null },
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'Bucket no longer has the field handle_target',
    about('removed.field.bucket.handle_target', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/bucket', {
        body: bucket,
        status: [200, 201],
        answer: { material_third: 'malodo' },
        absent: ['handle_target'],
        because: 'handle_target is material_third now',
      });
      await api.get('/bucket/bucket-1', {
        status: [200],
        answer: { material_third: 'malodo' },
        absent: ['handle_target'],
        because: 'handle_target is material_third now',
      });
      await api.patch('/bucket/bucket-1', {
        body: { available: true },
        status: [200],
        answer: { material_third: 'malodo' },
        absent: ['handle_target'],
        because: 'handle_target is material_third now',
      });
    },
  );

  test(
    'Bucket no longer has the field latitude_early',
    about('removed.field.bucket.latitude_early', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/bucket', {
        body: bucket,
        status: [200, 201],
        answer: { width_second: 83.25 },
        absent: ['latitude_early'],
        because: 'latitude_early is width_second now',
      });
      await api.get('/bucket/bucket-1', {
        status: [200],
        answer: { width_second: 83.25 },
        absent: ['latitude_early'],
        because: 'latitude_early is width_second now',
      });
      await api.patch('/bucket/bucket-1', {
        body: { available: true },
        status: [200],
        answer: { width_second: 83.25 },
        absent: ['latitude_early'],
        because: 'latitude_early is width_second now',
      });
    },
  );

  test(
    'Bucket no longer has the field opened',
    about('removed.field.bucket.opened', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/bucket', {
        body: bucket,
        status: [200, 201],
        answer: { finished_yearly: '2022-10-05 09:17:46' },
        absent: ['opened'],
        because: 'opened is finished_yearly now',
      });
      await api.get('/bucket/bucket-1', {
        status: [200],
        answer: { finished_yearly: '2022-10-05 09:17:46' },
        absent: ['opened'],
        because: 'opened is finished_yearly now',
      });
      await api.patch('/bucket/bucket-1', {
        body: { available: true },
        status: [200],
        answer: { finished_yearly: '2022-10-05 09:17:46' },
        absent: ['opened'],
        because: 'opened is finished_yearly now',
      });
    },
  );

  test(
    'Forest no longer has the field mood',
    about('removed.field.forest.mood', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/forest', {
        body: forest,
        status: [200, 201],
        answer: { health_regional: 'cheerful' },
        absent: ['mood'],
        because: 'mood is health_regional now',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { health_regional: 'cheerful' },
        absent: ['mood'],
        because: 'mood is health_regional now',
      });
      await api.patch('/forest/forest-1', {
        body: { departed: '2022-07-14 22:21:40' },
        status: [200],
        answer: { health_regional: 'cheerful' },
        absent: ['mood'],
        because: 'mood is health_regional now',
      });
    },
  );

  test(
    'Route no longer has the field salary',
    about('removed.field.route.salary', 'changes.delete-field'),
    async ({ api }) => {
      await api.post('/route', {
        body: route,
        status: [200, 201],
        absent: ['salary'],
        because: 'Route has no salary any more',
      });
      await api.get('/route/route-1', {
        status: [200],
        absent: ['salary'],
        because: 'Route has no salary any more',
      });
      await api.patch('/route/route-1', {
        body: { name: 'sila' },
        status: [200],
        absent: ['salary'],
        because: 'Route has no salary any more',
      });
    },
  );

  test(
    'Tower no longer has the field city_local',
    about('removed.field.tower.city_local', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/tower', {
        body: tower,
        status: [200, 201],
        answer: { topic: 'rulumo' },
        absent: ['city_local'],
        because: 'city_local is topic now',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { topic: 'rulumo' },
        absent: ['city_local'],
        because: 'city_local is topic now',
      });
      await api.patch('/tower/tower-1', {
        body: { topic: 'nomosa' },
        status: [200],
        answer: { topic: 'nomosa' },
        absent: ['city_local'],
        because: 'city_local is topic now',
      });
    },
  );

  test(
    'Tower no longer has the field trusted_third',
    about('removed.field.tower.trusted_third', 'changes.delete-field'),
    async ({ api }) => {
      await api.post('/tower', {
        body: tower,
        status: [200, 201],
        absent: ['trusted_third'],
        because: 'Tower has no trusted_third any more',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        absent: ['trusted_third'],
        because: 'Tower has no trusted_third any more',
      });
      await api.patch('/tower/tower-1', {
        body: { topic: 'nomosa' },
        status: [200],
        absent: ['trusted_third'],
        because: 'Tower has no trusted_third any more',
      });
    },
  );

  test(
    'Zebra no longer has the field radius_former',
    about('removed.field.zebra.radius_former', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/zebra', {
        body: zebra,
        status: [200, 201],
        answer: { weight_stored: 15.25 },
        absent: ['radius_former'],
        because: 'radius_former is weight_stored now',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { weight_stored: 15.25 },
        absent: ['radius_former'],
        because: 'radius_former is weight_stored now',
      });
      await api.patch('/zebra/zebra-1', {
        body: { caption: 'gisoru' },
        status: [200],
        answer: { weight_stored: 15.25 },
        absent: ['radius_former'],
        because: 'radius_former is weight_stored now',
      });
    },
  );
});
