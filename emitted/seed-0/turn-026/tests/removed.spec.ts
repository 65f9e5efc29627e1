import { about, test } from '../support/api.ts';

// A valid Zebra, as the tests send it.
const zebra = {
  caption: 'vino',
  id: 'zebra-1',
  weight_stored: 15.25,
  views_open: 71,
  statue: null,
  opened: '2020-05-10 11:32:51',
};

// A valid Comment, as the tests send it.
const comment = {
  available: false,
  city: 'malodo',
  id: 'comment-1',
  width_second: 83.25,
  finished_yearly: '2022-10-05 09:17:46',
  quality_temporary: 'poor',
  origin_silent: 'nubo do',
  tokens_cached: 22,
};

// A valid Archive, as the tests send it.
const archive = {
  topic: 'rulumo',
  flagged: false,
  id: 'archive-1',
  scheduled: '2026-06-15 02:07:23',
  phase_latest_main: 'retired',
  seats_pending: 70,
};

// A valid Window, as the tests send it.
const window = {
  departed: '2022-09-19 01:17:16',
  enabled_root: true,
  id: 'window-1',
  caption_silent_initial: 'lobia',
  health_regional: 'cheerful',
};

// A valid Route, as the tests send it.
const route = { id: 'route-1', mission_spare_cached: null, name: 'bodoru', votes: 10 };

// A valid Turtle, as the tests send it.
const turtle = {
  badge_raw_previous: 'mamo',
  id: 'turtle-1',
  payment_legacy: 'superb',
  rating_standard: 2,
  stage_past: 'evening',
  level_partial_silent: 'master',
  share_rate: 44.75,
};

// A valid Ladder, as the tests send it.
const ladder = { approval: 'under_review', id: 'ladder-1', temperature: 10.75 };

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
    '/bucket is gone',
    about('removed.endpoint.bucket', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/bucket', { status: [404], because: '/bucket is /comment now' });
      await api.post('/bucket', {
        body: { id: 'bucket-1' },
        status: [404],
        because: '/bucket is /comment now',
      });
      await api.get('/bucket/bucket-1', { status: [404], because: '/bucket is /comment now' });
    },
  );

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
    '/forest is gone',
    about('removed.endpoint.forest', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/forest', { status: [404], because: '/forest is /window now' });
      await api.post('/forest', {
        body: { id: 'forest-1' },
        status: [404],
        because: '/forest is /window now',
      });
      await api.get('/forest/forest-1', { status: [404], because: '/forest is /window now' });
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
      await api.get('/mission', { status: [404], because: '/mission is /window now' });
      await api.post('/mission', {
        body: { id: 'mission-1' },
        status: [404],
        because: '/mission is /window now',
      });
      await api.get('/mission/mission-1', { status: [404], because: '/mission is /window now' });
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
    '/stadiumnotebook is gone',
    about('removed.endpoint.stadiumnotebook', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      await api.get('/stadiumnotebook', {
        status: [404],
        because: 'the specification has no /stadiumnotebook any more',
      });
      await api.post('/stadiumnotebook', {
        body: { id: 'stadiumnotebook-1' },
        status: [404],
        because: 'the specification has no /stadiumnotebook any more',
      });
      await api.get('/stadiumnotebook/stadiumnotebook-1', {
        status: [404],
        because: 'the specification has no /stadiumnotebook any more',
      });
    },
  );

  test(
    '/statue is gone',
    about('removed.endpoint.statue', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/statue', { status: [404], because: '/statue is /comment now' });
      await api.post('/statue', {
        body: { id: 'statue-1' },
        status: [404],
        because: '/statue is /comment now',
      });
      await api.get('/statue/statue-1', { status: [404], because: '/statue is /comment now' });
    },
  );

  test(
    '/tower is gone',
    about('removed.endpoint.tower', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/tower', { status: [404], because: '/tower is /archive now' });
      await api.post('/tower', {
        body: { id: 'tower-1' },
        status: [404],
        because: '/tower is /archive now',
      });
      await api.get('/tower/tower-1', { status: [404], because: '/tower is /archive now' });
    },
  );

  test(
    '/analytics/bucket/width_second/min is gone',
    about('removed.analytics.bucket.width_second.min', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/bucket/width_second/min', {
        status: [404],
        because: 'the specification has no /analytics/bucket/width_second/min any more',
      });
    },
  );

  test(
    '/analytics/comment/width_second/min is gone',
    about('removed.analytics.comment.width_second.min', 'changes.gone'),
    async ({ api }) => {
      await api.get('/analytics/comment/width_second/min', {
        status: [404],
        because: 'the specification has no /analytics/comment/width_second/min any more',
      });
    },
  );

  test(
    '/analytics/forest/count is gone',
    about('removed.analytics.forest.count', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/forest/count', {
        status: [404],
        because: '/analytics/forest/count is /analytics/window/count now',
      });
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
        because: '/analytics/galaxy/rank/min is /analytics/zebra/views_open/min now',
      });
    },
  );

  test(
    '/analytics/mission/count is gone',
    about('removed.analytics.mission.count', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/mission/count', {
        status: [404],
        because: '/analytics/mission/count is /analytics/window/count now',
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
        because: '/analytics/palaceschool/rank/min is /analytics/zebra/views_open/min now',
      });
    },
  );

  test(
    '/analytics/stadiumnotebook/discount_nested_initial/avg is gone',
    about(
      'removed.analytics.stadiumnotebook.discount_nested_initial.avg',
      'changes.gone',
      'changes.delete-entity',
    ),
    async ({ api }) => {
      await api.get('/analytics/stadiumnotebook/discount_nested_initial/avg', {
        status: [404],
        because:
          'the specification has no /analytics/stadiumnotebook/discount_nested_initial/avg any more',
      });
    },
  );

  test(
    '/analytics/stadiumnotebook/discount_nested_initial/sum is gone',
    about(
      'removed.analytics.stadiumnotebook.discount_nested_initial.sum',
      'changes.gone',
      'changes.delete-entity',
    ),
    async ({ api }) => {
      await api.get('/analytics/stadiumnotebook/discount_nested_initial/sum', {
        status: [404],
        because:
          'the specification has no /analytics/stadiumnotebook/discount_nested_initial/sum any more',
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
    '/analytics/zebra/rank/max is gone',
    about('removed.analytics.zebra.rank.max', 'changes.gone', 'changes.rename-field'),
    async ({ api }) => {
      await api.get('/analytics/zebra/rank/max', {
        status: [404],
        because: '/analytics/zebra/rank/max is /analytics/zebra/views_open/max now',
      });
    },
  );

  test(
    '/analytics/zebra/rank/min is gone',
    about('removed.analytics.zebra.rank.min', 'changes.gone', 'changes.rename-field'),
    async ({ api }) => {
      await api.get('/analytics/zebra/rank/min', {
        status: [404],
        because: '/analytics/zebra/rank/min is /analytics/zebra/views_open/min now',
      });
    },
  );

  test(
    'Archive no longer has the action confirm',
    about('removed.action.archive.confirm', 'changes.gone'),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api.post('/archive/archive-1/confirm', {
        status: [404],
        because: 'Archive has no confirm any more',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { ...archive, galaxy_backup: null, mission: null },
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'Archive no longer has the action dismiss',
    about('removed.action.archive.dismiss', 'changes.gone'),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api.post('/archive/archive-1/dismiss', {
        status: [404],
        because: 'Archive has no dismiss any more',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { ...archive, galaxy_backup: null, mission: null },
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'Archive no longer has the action rotate',
    about('removed.action.archive.rotate', 'changes.gone'),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api.post('/archive/archive-1/rotate', {
        status: [404],
        because: 'Archive has no rotate any more',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { ...archive, galaxy_backup: null, mission: null },
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'Archive no longer has the action suspend',
    about('removed.action.archive.suspend', 'changes.gone'),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api.post('/archive/archive-1/suspend', {
        status: [404],
        because: 'Archive has no suspend any more',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { ...archive, galaxy_backup: null, mission: null },
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'Comment no longer has the action publish',
    about('removed.action.comment.publish', 'changes.gone'),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.post('/comment/comment-1/publish', {
        status: [404],
        because: 'Comment has no publish any more',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: comment,
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'Turtle no longer has the action activate',
    about('removed.action.turtle.activate', 'changes.gone'),
    async ({ api }) => {
      await api.create('Turtle', turtle);
      await api.post('/turtle/turtle-1/activate', {
        status: [404],
        because: 'Turtle has no activate any more',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { ...turtle, buckets_partial_recent: [] },
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'Archive no longer has the field city_local',
    about('removed.field.archive.city_local', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/archive', {
        body: archive,
        status: [200, 201],
        answer: { topic: 'rulumo' },
        absent: ['city_local'],
        because: 'city_local is topic now',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { topic: 'rulumo' },
        absent: ['city_local'],
        because: 'city_local is topic now',
      });
      await api.patch('/archive/archive-1', {
        body: { topic: 'nomosa' },
        status: [200],
        answer: { topic: 'nomosa' },
        absent: ['city_local'],
        because: 'city_local is topic now',
      });
    },
  );

  test(
    'Archive no longer has the field trusted_third',
    about('removed.field.archive.trusted_third', 'changes.delete-field'),
    async ({ api }) => {
      await api.post('/archive', {
        body: archive,
        status: [200, 201],
        absent: ['trusted_third'],
        because: 'Archive has no trusted_third any more',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        absent: ['trusted_third'],
        because: 'Archive has no trusted_third any more',
      });
      await api.patch('/archive/archive-1', {
        body: { topic: 'nomosa' },
        status: [200],
        absent: ['trusted_third'],
        because: 'Archive has no trusted_third any more',
      });
    },
  );

  test(
    'Comment no longer has the field handle_target',
    about('removed.field.comment.handle_target', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/comment', {
        body: comment,
        status: [200, 201],
        answer: { city: 'malodo' },
        absent: ['handle_target'],
        because: 'handle_target is city now',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { city: 'malodo' },
        absent: ['handle_target'],
        because: 'handle_target is city now',
      });
      await api.patch('/comment/comment-1', {
        body: { available: true },
        status: [200],
        answer: { city: 'malodo' },
        absent: ['handle_target'],
        because: 'handle_target is city now',
      });
    },
  );

  test(
    'Comment no longer has the field latitude_early',
    about('removed.field.comment.latitude_early', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/comment', {
        body: comment,
        status: [200, 201],
        answer: { width_second: 83.25 },
        absent: ['latitude_early'],
        because: 'latitude_early is width_second now',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { width_second: 83.25 },
        absent: ['latitude_early'],
        because: 'latitude_early is width_second now',
      });
      await api.patch('/comment/comment-1', {
        body: { available: true },
        status: [200],
        answer: { width_second: 83.25 },
        absent: ['latitude_early'],
        because: 'latitude_early is width_second now',
      });
    },
  );

  test(
    'Comment no longer has the field material_third',
    about('removed.field.comment.material_third', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/comment', {
        body: comment,
        status: [200, 201],
        answer: { city: 'malodo' },
        absent: ['material_third'],
        because: 'material_third is city now',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { city: 'malodo' },
        absent: ['material_third'],
        because: 'material_third is city now',
      });
      await api.patch('/comment/comment-1', {
        body: { available: true },
        status: [200],
        answer: { city: 'malodo' },
        absent: ['material_third'],
        because: 'material_third is city now',
      });
    },
  );

  test(
    'Comment no longer has the field opened',
    about('removed.field.comment.opened', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/comment', {
        body: comment,
        status: [200, 201],
        answer: { finished_yearly: '2022-10-05 09:17:46' },
        absent: ['opened'],
        because: 'opened is finished_yearly now',
      });
      await api.get('/comment/comment-1', {
        status: [200],
        answer: { finished_yearly: '2022-10-05 09:17:46' },
        absent: ['opened'],
        because: 'opened is finished_yearly now',
      });
      await api.patch('/comment/comment-1', {
        body: { available: true },
        status: [200],
        answer: { finished_yearly: '2022-10-05 09:17:46' },
        absent: ['opened'],
        because: 'opened is finished_yearly now',
      });
    },
  );

  test(
    'Ladder no longer has the field slogan_upper_base',
    about('removed.field.ladder.slogan_upper_base', 'changes.delete-field'),
    async ({ api }) => {
      await api.post('/ladder', {
        body: ladder,
        status: [200, 201],
        absent: ['slogan_upper_base'],
        because: 'Ladder has no slogan_upper_base any more',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        absent: ['slogan_upper_base'],
        because: 'Ladder has no slogan_upper_base any more',
      });
      await api.patch('/ladder/ladder-1', {
        body: { approval: 'reserved' },
        status: [200],
        absent: ['slogan_upper_base'],
        because: 'Ladder has no slogan_upper_base any more',
      });
    },
  );

  test(
    'Ladder no longer has the field zebras',
    about('removed.field.ladder.zebras', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/ladder', {
        body: ladder,
        status: [200, 201],
        answer: { zebras_local_initial: [] },
        absent: ['zebras'],
        because: 'zebras is zebras_local_initial now',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { zebras_local_initial: [] },
        absent: ['zebras'],
        because: 'zebras is zebras_local_initial now',
      });
      await api.patch('/ladder/ladder-1', {
        body: { approval: 'reserved' },
        status: [200],
        answer: { zebras_local_initial: [] },
        absent: ['zebras'],
        because: 'zebras is zebras_local_initial now',
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
    'Window no longer has the field label_backup',
    about('removed.field.window.label_backup', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/window', {
        body: window,
        status: [200, 201],
        answer: { caption_silent_initial: 'lobia' },
        absent: ['label_backup'],
        because: 'label_backup is caption_silent_initial now',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { caption_silent_initial: 'lobia' },
        absent: ['label_backup'],
        because: 'label_backup is caption_silent_initial now',
      });
      await api.patch('/window/window-1', {
        body: { departed: '2022-07-14 22:21:40' },
        status: [200],
        answer: { caption_silent_initial: 'lobia' },
        absent: ['label_backup'],
        because: 'label_backup is caption_silent_initial now',
      });
    },
  );

  test(
    'Window no longer has the field mood',
    about('removed.field.window.mood', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/window', {
        body: window,
        status: [200, 201],
        answer: { health_regional: 'cheerful' },
        absent: ['mood'],
        because: 'mood is health_regional now',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { health_regional: 'cheerful' },
        absent: ['mood'],
        because: 'mood is health_regional now',
      });
      await api.patch('/window/window-1', {
        body: { departed: '2022-07-14 22:21:40' },
        status: [200],
        answer: { health_regional: 'cheerful' },
        absent: ['mood'],
        because: 'mood is health_regional now',
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

  test(
    'Zebra no longer has the field rank',
    about('removed.field.zebra.rank', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/zebra', {
        body: zebra,
        status: [200, 201],
        answer: { views_open: 71 },
        absent: ['rank'],
        because: 'rank is views_open now',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { views_open: 71 },
        absent: ['rank'],
        because: 'rank is views_open now',
      });
      await api.patch('/zebra/zebra-1', {
        body: { caption: 'gisoru' },
        status: [200],
        answer: { views_open: 71 },
        absent: ['rank'],
        because: 'rank is views_open now',
      });
    },
  );
});
