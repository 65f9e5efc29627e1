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
  material_third: 'malodo',
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

// A valid Forest, as the tests send it.
const forest = {
  departed: '2022-09-19 01:17:16',
  enabled_root: true,
  id: 'forest-1',
  caption_silent_initial: 'lobia',
  health_regional: 'cheerful',
};

// A valid Route, as the tests send it.
const route = { id: 'route-1', mission_spare_cached: null, name: 'bodoru', votes: 10 };

// A valid Turtle, as the tests send it.
const turtle = {
  badge_raw_previous: 'mamo',
  id: 'turtle-1',
  payment_legacy: 'upgraded',
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
      const because = '/bucket is /comment now';
      await api.create('Comment', comment);
      await api.get('/bucket').notFound(because);
      await api.post('/bucket', { id: 'bucket-1' }).notFound(because);
      await api.get('/bucket/comment-1').notFound(because);
      await api.patch('/bucket/comment-1', { id: 'comment-1' }).notFound(because);
      await api.post('/bucket/comment-1/submit').notFound(because);
      await api.post('/bucket/comment-1/transfer').notFound(because);
      await api.post('/bucket/comment-1/open').notFound(because);
      await api.delete('/bucket/comment-1').notFound(because);
      await api.get('/comment/comment-1').ok('a path that is gone changes nothing', comment);
    },
  );

  test(
    '/canvas is gone',
    about('removed.endpoint.canvas', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      const because = 'the specification has no /canvas any more';
      await api.get('/canvas').notFound(because);
      await api.post('/canvas', { id: 'canvas-1' }).notFound(because);
      await api.get('/canvas/canvas-1').notFound(because);
    },
  );

  test(
    '/galaxy is gone',
    about('removed.endpoint.galaxy', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '/galaxy is /zebra now';
      await api.create('Zebra', zebra);
      await api.get('/galaxy').notFound(because);
      await api.post('/galaxy', { id: 'galaxy-1' }).notFound(because);
      await api.get('/galaxy/zebra-1').notFound(because);
      await api.patch('/galaxy/zebra-1', { id: 'zebra-1' }).notFound(because);
      await api.delete('/galaxy/zebra-1').notFound(because);
      await api
        .get('/zebra/zebra-1')
        .ok('a path that is gone changes nothing', { ...zebra, statues: [], galaxies: [] });
    },
  );

  test(
    '/mission is gone',
    about('removed.endpoint.mission', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '/mission is /forest now';
      await api.create('Forest', forest);
      await api.get('/mission').notFound(because);
      await api.post('/mission', { id: 'mission-1' }).notFound(because);
      await api.get('/mission/forest-1').notFound(because);
      await api.patch('/mission/forest-1', { id: 'forest-1' }).notFound(because);
      await api.post('/mission/forest-1/assign').notFound(because);
      await api.post('/mission/forest-1/approve').notFound(because);
      await api.delete('/mission/forest-1').notFound(because);
      await api
        .get('/forest/forest-1')
        .ok('a path that is gone changes nothing', { ...forest, missions_usual: [] });
    },
  );

  test(
    '/palaceschool is gone',
    about('removed.endpoint.palaceschool', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '/palaceschool is /zebra now';
      await api.create('Zebra', zebra);
      await api.get('/palaceschool').notFound(because);
      await api.post('/palaceschool', { id: 'palaceschool-1' }).notFound(because);
      await api.get('/palaceschool/zebra-1').notFound(because);
      await api.patch('/palaceschool/zebra-1', { id: 'zebra-1' }).notFound(because);
      await api.delete('/palaceschool/zebra-1').notFound(because);
      await api
        .get('/zebra/zebra-1')
        .ok('a path that is gone changes nothing', { ...zebra, statues: [], galaxies: [] });
    },
  );

  test(
    '/stadiumnotebook is gone',
    about('removed.endpoint.stadiumnotebook', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      const because = 'the specification has no /stadiumnotebook any more';
      await api.get('/stadiumnotebook').notFound(because);
      await api.post('/stadiumnotebook', { id: 'stadiumnotebook-1' }).notFound(because);
      await api.get('/stadiumnotebook/stadiumnotebook-1').notFound(because);
    },
  );

  test(
    '/statue is gone',
    about('removed.endpoint.statue', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '/statue is /comment now';
      await api.create('Comment', comment);
      await api.get('/statue').notFound(because);
      await api.post('/statue', { id: 'statue-1' }).notFound(because);
      await api.get('/statue/comment-1').notFound(because);
      await api.patch('/statue/comment-1', { id: 'comment-1' }).notFound(because);
      await api.post('/statue/comment-1/submit').notFound(because);
      await api.post('/statue/comment-1/transfer').notFound(because);
      await api.post('/statue/comment-1/open').notFound(because);
      await api.delete('/statue/comment-1').notFound(because);
      await api.get('/comment/comment-1').ok('a path that is gone changes nothing', comment);
    },
  );

  test(
    '/tower is gone',
    about('removed.endpoint.tower', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '/tower is /archive now';
      await api.create('Archive', archive);
      await api.get('/tower').notFound(because);
      await api.post('/tower', { id: 'tower-1' }).notFound(because);
      await api.get('/tower/archive-1').notFound(because);
      await api.patch('/tower/archive-1', { id: 'archive-1' }).notFound(because);
      await api.post('/tower/archive-1/close').notFound(because);
      await api.post('/tower/archive-1/reject').notFound(because);
      await api.post('/tower/archive-1/notify').notFound(because);
      await api.delete('/tower/archive-1').notFound(because);
      await api.get('/archive/archive-1').ok('a path that is gone changes nothing', {
        ...archive,
        galaxy_backup: null,
        mission: null,
      });
    },
  );

  test(
    '/analytics/bucket/width_second/min is gone',
    about('removed.analytics.bucket.width_second.min', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/bucket/width_second/min')
        .notFound('the specification has no /analytics/bucket/width_second/min any more');
    },
  );

  test(
    '/analytics/comment/width_second/min is gone',
    about('removed.analytics.comment.width_second.min', 'changes.gone'),
    async ({ api }) => {
      await api
        .get('/analytics/comment/width_second/min')
        .notFound('the specification has no /analytics/comment/width_second/min any more');
    },
  );

  test(
    '/analytics/galaxy/count is gone',
    about('removed.analytics.galaxy.count', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/galaxy/count')
        .notFound('/analytics/galaxy/count is /analytics/zebra/count now');
    },
  );

  test(
    '/analytics/galaxy/rank/min is gone',
    about('removed.analytics.galaxy.rank.min', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/galaxy/rank/min')
        .notFound('/analytics/galaxy/rank/min is /analytics/zebra/views_open/min now');
    },
  );

  test(
    '/analytics/mission/count is gone',
    about('removed.analytics.mission.count', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/mission/count')
        .notFound('/analytics/mission/count is /analytics/forest/count now');
    },
  );

  test(
    '/analytics/palaceschool/count is gone',
    about('removed.analytics.palaceschool.count', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/palaceschool/count')
        .notFound('/analytics/palaceschool/count is /analytics/zebra/count now');
    },
  );

  test(
    '/analytics/palaceschool/rank/avg is gone',
    about('removed.analytics.palaceschool.rank.avg', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/palaceschool/rank/avg')
        .notFound('the specification has no /analytics/palaceschool/rank/avg any more');
    },
  );

  test(
    '/analytics/palaceschool/rank/min is gone',
    about('removed.analytics.palaceschool.rank.min', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/palaceschool/rank/min')
        .notFound('/analytics/palaceschool/rank/min is /analytics/zebra/views_open/min now');
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
      await api
        .get('/analytics/stadiumnotebook/discount_nested_initial/avg')
        .notFound(
          'the specification has no /analytics/stadiumnotebook/discount_nested_initial/avg any more',
        );
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
      await api
        .get('/analytics/stadiumnotebook/discount_nested_initial/sum')
        .notFound(
          'the specification has no /analytics/stadiumnotebook/discount_nested_initial/sum any more',
        );
    },
  );

  test(
    '/analytics/statue/count is gone',
    about('removed.analytics.statue.count', 'changes.gone'),
    async ({ api }) => {
      await api
        .get('/analytics/statue/count')
        .notFound('the specification has no /analytics/statue/count any more');
    },
  );

  test(
    '/analytics/zebra/radius_former/sum is gone',
    about('removed.analytics.zebra.radius_former.sum', 'changes.gone', 'changes.rename-field'),
    async ({ api }) => {
      await api
        .get('/analytics/zebra/radius_former/sum')
        .notFound('/analytics/zebra/radius_former/sum is /analytics/zebra/weight_stored/sum now');
    },
  );

  test(
    '/analytics/zebra/rank/avg is gone',
    about('removed.analytics.zebra.rank.avg', 'changes.gone'),
    async ({ api }) => {
      await api
        .get('/analytics/zebra/rank/avg')
        .notFound('the specification has no /analytics/zebra/rank/avg any more');
    },
  );

  test(
    '/analytics/zebra/rank/max is gone',
    about('removed.analytics.zebra.rank.max', 'changes.gone', 'changes.rename-field'),
    async ({ api }) => {
      await api
        .get('/analytics/zebra/rank/max')
        .notFound('/analytics/zebra/rank/max is /analytics/zebra/views_open/max now');
    },
  );

  test(
    '/analytics/zebra/rank/min is gone',
    about('removed.analytics.zebra.rank.min', 'changes.gone', 'changes.rename-field'),
    async ({ api }) => {
      await api
        .get('/analytics/zebra/rank/min')
        .notFound('/analytics/zebra/rank/min is /analytics/zebra/views_open/min now');
    },
  );

  test(
    'Archive no longer has the action confirm',
    about('removed.action.archive.confirm', 'changes.gone'),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api.post('/archive/archive-1/confirm').notFound('Archive has no confirm any more');
      await api.get('/archive/archive-1').ok('an action that is gone changes nothing', {
        ...archive,
        galaxy_backup: null,
        mission: null,
      });
    },
  );

  test(
    'Archive no longer has the action dismiss',
    about('removed.action.archive.dismiss', 'changes.gone'),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api.post('/archive/archive-1/dismiss').notFound('Archive has no dismiss any more');
      await api.get('/archive/archive-1').ok('an action that is gone changes nothing', {
        ...archive,
        galaxy_backup: null,
        mission: null,
      });
    },
  );

  test(
    'Archive no longer has the action rotate',
    about('removed.action.archive.rotate', 'changes.gone'),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api.post('/archive/archive-1/rotate').notFound('Archive has no rotate any more');
      await api.get('/archive/archive-1').ok('an action that is gone changes nothing', {
        ...archive,
        galaxy_backup: null,
        mission: null,
      });
    },
  );

  test(
    'Archive no longer has the action suspend',
    about('removed.action.archive.suspend', 'changes.gone'),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api.post('/archive/archive-1/suspend').notFound('Archive has no suspend any more');
      await api.get('/archive/archive-1').ok('an action that is gone changes nothing', {
        ...archive,
        galaxy_backup: null,
        mission: null,
      });
    },
  );

  test(
    'Comment no longer has the action publish',
    about('removed.action.comment.publish', 'changes.gone'),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.post('/comment/comment-1/publish').notFound('Comment has no publish any more');
      await api.get('/comment/comment-1').ok('an action that is gone changes nothing', comment);
    },
  );

  test(
    'Turtle no longer has the action activate',
    about('removed.action.turtle.activate', 'changes.gone'),
    async ({ api }) => {
      await api.create('Turtle', turtle);
      await api.post('/turtle/turtle-1/activate').notFound('Turtle has no activate any more');
      await api
        .get('/turtle/turtle-1')
        .ok('an action that is gone changes nothing', { ...turtle, buckets_partial_recent: [] });
    },
  );

  test(
    'Archive no longer has the field city_local',
    about('removed.field.archive.city_local', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'city_local is topic now';
      await api.post('/archive', archive).created(because, { topic: 'rulumo' }, ['city_local']);
      await api.get('/archive/archive-1').ok(because, { topic: 'rulumo' }, ['city_local']);
      await api
        .patch('/archive/archive-1', { topic: 'nomosa' })
        .ok(because, { topic: 'nomosa' }, ['city_local']);
      await api.get('/archive').ok(because, [{ id: 'archive-1' }], ['city_local']);
    },
  );

  test(
    'Archive no longer has the field trusted_third',
    about('removed.field.archive.trusted_third', 'changes.delete-field'),
    async ({ api }) => {
      const because = 'Archive has no trusted_third any more';
      await api.post('/archive', archive).created(because, {}, ['trusted_third']);
      await api.get('/archive/archive-1').ok(because, {}, ['trusted_third']);
      await api.patch('/archive/archive-1', { topic: 'nomosa' }).ok(because, {}, ['trusted_third']);
      await api.get('/archive').ok(because, [{ id: 'archive-1' }], ['trusted_third']);
    },
  );

  test(
    'Comment no longer has the field handle_target',
    about('removed.field.comment.handle_target', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'handle_target is material_third now';
      await api
        .post('/comment', comment)
        .created(because, { material_third: 'malodo' }, ['handle_target']);
      await api
        .get('/comment/comment-1')
        .ok(because, { material_third: 'malodo' }, ['handle_target']);
      await api
        .patch('/comment/comment-1', { available: true })
        .ok(because, { material_third: 'malodo' }, ['handle_target']);
      await api.get('/comment').ok(because, [{ id: 'comment-1' }], ['handle_target']);
    },
  );

  test(
    'Comment no longer has the field latitude_early',
    about('removed.field.comment.latitude_early', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'latitude_early is width_second now';
      await api
        .post('/comment', comment)
        .created(because, { width_second: 83.25 }, ['latitude_early']);
      await api.get('/comment/comment-1').ok(because, { width_second: 83.25 }, ['latitude_early']);
      await api
        .patch('/comment/comment-1', { available: true })
        .ok(because, { width_second: 83.25 }, ['latitude_early']);
      await api.get('/comment').ok(because, [{ id: 'comment-1' }], ['latitude_early']);
    },
  );

  test(
    'Comment no longer has the field opened',
    about('removed.field.comment.opened', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'opened is finished_yearly now';
      await api
        .post('/comment', comment)
        .created(because, { finished_yearly: '2022-10-05 09:17:46' }, ['opened']);
      await api
        .get('/comment/comment-1')
        .ok(because, { finished_yearly: '2022-10-05 09:17:46' }, ['opened']);
      await api
        .patch('/comment/comment-1', { available: true })
        .ok(because, { finished_yearly: '2022-10-05 09:17:46' }, ['opened']);
      await api.get('/comment').ok(because, [{ id: 'comment-1' }], ['opened']);
    },
  );

  test(
    'Forest no longer has the field label_backup',
    about('removed.field.forest.label_backup', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'label_backup is caption_silent_initial now';
      await api
        .post('/forest', forest)
        .created(because, { caption_silent_initial: 'lobia' }, ['label_backup']);
      await api
        .get('/forest/forest-1')
        .ok(because, { caption_silent_initial: 'lobia' }, ['label_backup']);
      await api
        .patch('/forest/forest-1', { departed: '2022-07-14 22:21:40' })
        .ok(because, { caption_silent_initial: 'lobia' }, ['label_backup']);
      await api.get('/forest').ok(because, [{ id: 'forest-1' }], ['label_backup']);
    },
  );

  test(
    'Forest no longer has the field mood',
    about('removed.field.forest.mood', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'mood is health_regional now';
      await api.post('/forest', forest).created(because, { health_regional: 'cheerful' }, ['mood']);
      await api.get('/forest/forest-1').ok(because, { health_regional: 'cheerful' }, ['mood']);
      await api
        .patch('/forest/forest-1', { departed: '2022-07-14 22:21:40' })
        .ok(because, { health_regional: 'cheerful' }, ['mood']);
      await api.get('/forest').ok(because, [{ id: 'forest-1' }], ['mood']);
    },
  );

  test(
    'Ladder no longer has the field slogan_upper_base',
    about('removed.field.ladder.slogan_upper_base', 'changes.delete-field'),
    async ({ api }) => {
      const because = 'Ladder has no slogan_upper_base any more';
      await api.post('/ladder', ladder).created(because, {}, ['slogan_upper_base']);
      await api.get('/ladder/ladder-1').ok(because, {}, ['slogan_upper_base']);
      await api
        .patch('/ladder/ladder-1', { approval: 'reserved' })
        .ok(because, {}, ['slogan_upper_base']);
      await api.get('/ladder').ok(because, [{ id: 'ladder-1' }], ['slogan_upper_base']);
    },
  );

  test(
    'Ladder no longer has the field zebras',
    about('removed.field.ladder.zebras', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'zebras is zebras_local_initial now';
      await api.post('/ladder', ladder).created(because, { zebras_local_initial: [] }, ['zebras']);
      await api.get('/ladder/ladder-1').ok(because, { zebras_local_initial: [] }, ['zebras']);
      await api
        .patch('/ladder/ladder-1', { approval: 'reserved' })
        .ok(because, { zebras_local_initial: [] }, ['zebras']);
      await api.get('/ladder').ok(because, [{ id: 'ladder-1' }], ['zebras']);
    },
  );

  test(
    'Route no longer has the field salary',
    about('removed.field.route.salary', 'changes.delete-field'),
    async ({ api }) => {
      const because = 'Route has no salary any more';
      await api.post('/route', route).created(because, {}, ['salary']);
      await api.get('/route/route-1').ok(because, {}, ['salary']);
      await api.patch('/route/route-1', { name: 'sila' }).ok(because, {}, ['salary']);
      await api.get('/route').ok(because, [{ id: 'route-1' }], ['salary']);
    },
  );

  test(
    'Zebra no longer has the field radius_former',
    about('removed.field.zebra.radius_former', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'radius_former is weight_stored now';
      await api.post('/zebra', zebra).created(because, { weight_stored: 15.25 }, ['radius_former']);
      await api.get('/zebra/zebra-1').ok(because, { weight_stored: 15.25 }, ['radius_former']);
      await api
        .patch('/zebra/zebra-1', { caption: 'gisoru' })
        .ok(because, { weight_stored: 15.25 }, ['radius_former']);
      await api.get('/zebra').ok(because, [{ id: 'zebra-1' }], ['radius_former']);
    },
  );

  test(
    'Zebra no longer has the field rank',
    about('removed.field.zebra.rank', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'rank is views_open now';
      await api.post('/zebra', zebra).created(because, { views_open: 71 }, ['rank']);
      await api.get('/zebra/zebra-1').ok(because, { views_open: 71 }, ['rank']);
      await api
        .patch('/zebra/zebra-1', { caption: 'gisoru' })
        .ok(because, { views_open: 71 }, ['rank']);
      await api.get('/zebra').ok(because, [{ id: 'zebra-1' }], ['rank']);
    },
  );
});
