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
  tokens_cached: 22,
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
  caption_silent_initial: 'lobia',
  health_regional: 'cheerful',
};

// A valid Route, as the tests send it.
const route = { id: 'route-1', mission_spare_cached: null, name: 'bodoru', votes: 10 };

// A valid Ladder, as the tests send it.
const ladder = { approval: 'accepted', id: 'ladder-1', temperature: 10.75 };

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
      const because = '/statue is /bucket now';
      await api.create('Bucket', bucket);
      await api.get('/statue').notFound(because);
      await api.post('/statue', { id: 'statue-1' }).notFound(because);
      await api.get('/statue/bucket-1').notFound(because);
      await api.patch('/statue/bucket-1', { id: 'bucket-1' }).notFound(because);
      await api.post('/statue/bucket-1/submit').notFound(because);
      await api.post('/statue/bucket-1/transfer').notFound(because);
      await api.delete('/statue/bucket-1').notFound(because);
      await api.get('/bucket/bucket-1').ok('a path that is gone changes nothing', bucket);
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
        .notFound('/analytics/galaxy/rank/min is /analytics/zebra/rank/min now');
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
        .notFound('/analytics/palaceschool/rank/min is /analytics/zebra/rank/min now');
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
    'Bucket no longer has the action publish',
    about('removed.action.bucket.publish', 'changes.gone'),
    async ({ api }) => {
      await api.create('Bucket', bucket);
      await api.post('/bucket/bucket-1/publish').notFound('Bucket has no publish any more');
      await api.get('/bucket/bucket-1').ok('an action that is gone changes nothing', bucket);
    },
  );

  test(
    'Tower no longer has the action confirm',
    about('removed.action.tower.confirm', 'changes.gone'),
    async ({ api }) => {
      await api.create('Tower', tower);
      await api.post('/tower/tower-1/confirm').notFound('Tower has no confirm any more');
      await api.get('/tower/tower-1').ok('an action that is gone changes nothing', {
        ...tower,
        galaxy_backup: null,
        mission: null,
      });
    },
  );

  test(
    'Tower no longer has the action dismiss',
    about('removed.action.tower.dismiss', 'changes.gone'),
    async ({ api }) => {
      await api.create('Tower', tower);
      await api.post('/tower/tower-1/dismiss').notFound('Tower has no dismiss any more');
      await api.get('/tower/tower-1').ok('an action that is gone changes nothing', {
        ...tower,
        galaxy_backup: null,
        mission: null,
      });
    },
  );

  test(
    'Tower no longer has the action rotate',
    about('removed.action.tower.rotate', 'changes.gone'),
    async ({ api }) => {
      await api.create('Tower', tower);
      await api.post('/tower/tower-1/rotate').notFound('Tower has no rotate any more');
      await api.get('/tower/tower-1').ok('an action that is gone changes nothing', {
        ...tower,
        galaxy_backup: null,
        mission: null,
      });
    },
  );

  test(
    'Bucket no longer has the field handle_target',
    about('removed.field.bucket.handle_target', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'handle_target is material_third now';
      await api
        .post('/bucket', bucket)
        .created(because, { material_third: 'malodo' }, ['handle_target']);
      await api
        .get('/bucket/bucket-1')
        .ok(because, { material_third: 'malodo' }, ['handle_target']);
      await api
        .patch('/bucket/bucket-1', { available: true })
        .ok(because, { material_third: 'malodo' }, ['handle_target']);
      await api.get('/bucket').ok(because, [{ id: 'bucket-1' }], ['handle_target']);
    },
  );

  test(
    'Bucket no longer has the field latitude_early',
    about('removed.field.bucket.latitude_early', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'latitude_early is width_second now';
      await api
        .post('/bucket', bucket)
        .created(because, { width_second: 83.25 }, ['latitude_early']);
      await api.get('/bucket/bucket-1').ok(because, { width_second: 83.25 }, ['latitude_early']);
      await api
        .patch('/bucket/bucket-1', { available: true })
        .ok(because, { width_second: 83.25 }, ['latitude_early']);
      await api.get('/bucket').ok(because, [{ id: 'bucket-1' }], ['latitude_early']);
    },
  );

  test(
    'Bucket no longer has the field opened',
    about('removed.field.bucket.opened', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'opened is finished_yearly now';
      await api
        .post('/bucket', bucket)
        .created(because, { finished_yearly: '2022-10-05 09:17:46' }, ['opened']);
      await api
        .get('/bucket/bucket-1')
        .ok(because, { finished_yearly: '2022-10-05 09:17:46' }, ['opened']);
      await api
        .patch('/bucket/bucket-1', { available: true })
        .ok(because, { finished_yearly: '2022-10-05 09:17:46' }, ['opened']);
      await api.get('/bucket').ok(because, [{ id: 'bucket-1' }], ['opened']);
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
        .patch('/ladder/ladder-1', { approval: 'under_review' })
        .ok(because, {}, ['slogan_upper_base']);
      await api.get('/ladder').ok(because, [{ id: 'ladder-1' }], ['slogan_upper_base']);
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
    'Tower no longer has the field city_local',
    about('removed.field.tower.city_local', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'city_local is topic now';
      await api.post('/tower', tower).created(because, { topic: 'rulumo' }, ['city_local']);
      await api.get('/tower/tower-1').ok(because, { topic: 'rulumo' }, ['city_local']);
      await api
        .patch('/tower/tower-1', { topic: 'nomosa' })
        .ok(because, { topic: 'nomosa' }, ['city_local']);
      await api.get('/tower').ok(because, [{ id: 'tower-1' }], ['city_local']);
    },
  );

  test(
    'Tower no longer has the field trusted_third',
    about('removed.field.tower.trusted_third', 'changes.delete-field'),
    async ({ api }) => {
      const because = 'Tower has no trusted_third any more';
      await api.post('/tower', tower).created(because, {}, ['trusted_third']);
      await api.get('/tower/tower-1').ok(because, {}, ['trusted_third']);
      await api.patch('/tower/tower-1', { topic: 'nomosa' }).ok(because, {}, ['trusted_third']);
      await api.get('/tower').ok(because, [{ id: 'tower-1' }], ['trusted_third']);
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
});
