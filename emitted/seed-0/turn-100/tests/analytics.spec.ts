import { about, test, without } from '../support/api.ts';

// A valid Archive, as the tests send it.
const archive = {
  topic: 'rulumo',
  flagged: false,
  id: 'archive-1',
  scheduled: '2026-06-15 02:07:23',
  phase_latest_main: 'retired',
  seats_pending: 70,
  angle_regional_minor: 93.75,
  distance: 73.25,
};

// A valid Harbor, as the tests send it.
const harbor = {
  id: 'harbor-1',
  subject_third_internal: 'bodoru',
  subscribed_raw: true,
  stage_central: 'completed',
  medal_tunnel_past_draft: null,
  enabled_previous: true,
};

// A valid Pillow, as the tests send it.
const pillow = {
  badge_raw_previous: 'mamo',
  id: 'pillow-1',
  payment_legacy: 'superb',
  visits_cached: 2,
  stage_past: 'evening',
  level_partial_silent: 'master',
  share_rate: 44.75,
  altitude_rough_root: 9.75,
};

// A valid Theater, as the tests send it.
const theater = {
  approval: 'revised',
  id: 'theater-1',
  temperature: 10.75,
  visible_recent_stored: true,
};

// A valid Teapot, as the tests send it.
const teapot = {
  joined_raw_initial: '2027-09-07 06:23:13',
  id: 'teapot-1',
  visibility_central: 'normal',
  views: 68,
};

// A valid AnchorSailor, as the tests send it.
const anchorSailor = {
  id: 'anchorsailor-1',
  nickname: 'latu',
  sealed_off_first: true,
  updated_daily: '2020-04-14 03:40:57',
  seats_partial: 8,
};

// A valid Stadium, as the tests send it.
const stadium = { id: 'stadium-1', margin_past: 13.25, subscribed_current_total: true, volume: 28 };

// A valid Jacket, as the tests send it.
const jacket = {
  id: 'jacket-1',
  margin_verified: 78.75,
  sealed_off_third: false,
  serial: 'sigi tov',
  attempts_pending: 62,
};

// A valid NotebookCottage, as the tests send it.
const notebookCottage = {
  id: 'notebookcottage-1',
  installed: '2021-07-23 05:40:20',
  visibility_regional: 'escalated',
  insured_regional: true,
  position_distant: 18,
  duration: 37.25,
  advice_shared_backup: 'dunala',
};

// A valid Barrel, as the tests send it.
const barrel = {
  delivered_simple: '2025-02-01 03:59:06',
  featured_verified_rough: false,
  visibility: 'recovering',
  id: 'barrel-1',
  rounds: 35,
  headline_target: 'nisoga',
};

// A valid RadioFarm, as the tests send it.
const radioFarm = {
  id: 'radiofarm-1',
  rating_remote: 44,
  scheduled_lesser: '2024-12-15 05:49:05',
  urgent_nested_remote: true,
  views_backup: 71,
  shipped_inner: false,
};

// A valid Ticket, as the tests send it.
const ticket = {
  departed_yearly: '2022-05-14 01:43:18',
  id: 'ticket-1',
  serial: 'tirava',
  capacity_inner: 62,
  balance: 94.25,
  access: 'full',
};

// A valid Poster, as the tests send it.
const poster = {
  access_remote: 'restricted',
  id: 'poster-1',
  points: 77,
  slug_external: 'bagumu',
  subscribed: true,
  currency_total: 'nivid',
};

// A valid RocketShelf, as the tests send it.
const rocketShelf = {
  bonus_weekly_inner: 80,
  brand_regional_temporary: 'sirumu',
  id: 'rocketshelf-1',
  ratio_internal: 53.25,
  subject_shared: 'dila',
};

// A valid Hammer, as the tests send it.
const hammer = { angle_weekly_hidden: 51.75, color: 'ninora', id: 'hammer-1', tokens: 88 };

// A valid Lake, as the tests send it.
const lake = {
  copies: 50,
  finished_weekly_prior: '2024-01-07 21:58:34',
  id: 'lake-1',
  phase_second_simple: 'normal',
  title_pending: 'nusibu',
};

// A valid Anchor, as the tests send it.
const anchor = {
  condition: 'broken',
  delivery_outer_second: 'shipped',
  id: 'anchor-1',
  speed_former_partial: 32.25,
  weight_remote: 85.75,
};

// A valid Violin, as the tests send it.
const violin = {
  credits: 99,
  id: 'violin-1',
  mode_usual: 'manual',
  notebook_cottage_simple_first: null,
  region_spare: 'varado',
  weight: 80.75,
};

// A valid Feather, as the tests send it.
const feather = {
  created_base_past: '2029-06-09 01:25:45',
  flavor_pending_rough: 'garu',
  id: 'feather-1',
  radius_stored: 70.75,
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
  // changes.rename-field: Renaming a field changes its name in bodies, answers, analytics paths,
  //   conditions and effects. The old name is no longer demanded and no longer appears in
  //   answers.

  test(
    '/analytics/archive/count is 0 while there is no Archive',
    about(
      'analytics.archive.count.of-nothing',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.get('/analytics/archive/count').ok('there is no Archive', { result: 0 });
    },
  );

  test(
    '/analytics/archive/count counts every Archive',
    about(
      'analytics.archive.count.of-several',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api.get('/analytics/archive/count').ok('there is one Archive', { result: 1 });
      await api.create('Archive', {
        ...archive,
        id: 'archive-2',
        topic: 'nomosa',
        flagged: true,
        scheduled: '2028-01-23 07:26:39',
        phase_latest_main: 'planning',
        seats_pending: 57,
        angle_regional_minor: 12.25,
        distance: 33.25,
      });
      await api.create('Archive', {
        ...archive,
        id: 'archive-3',
        topic: 'nilonu',
        scheduled: '2027-12-09 03:34:13',
        phase_latest_main: 'escalated',
        seats_pending: 3,
        angle_regional_minor: 78.75,
        distance: 38.5,
      });
      await api.create('Archive', {
        ...archive,
        id: 'archive-4',
        topic: 'tigamu',
        flagged: true,
        scheduled: '2026-11-04 21:21:04',
        phase_latest_main: 'released',
        seats_pending: 32,
        angle_regional_minor: 74.25,
        distance: 57.25,
      });
      await api.create('Archive', {
        ...without(archive, 'scheduled'),
        id: 'archive-5',
        topic: null,
        flagged: null,
        phase_latest_main: null,
        angle_regional_minor: null,
        distance: null,
      });
      await api
        .get('/analytics/archive/count')
        .ok('there are 5 Archive objects, whatever they hold', { result: 5 });
    },
  );

  test(
    '/analytics/archive/count does not count a deleted Archive',
    about(
      'analytics.archive.count.after-delete',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api.create('Archive', {
        ...archive,
        id: 'archive-2',
        topic: 'nomosa',
        flagged: true,
        scheduled: '2028-01-23 07:26:39',
        phase_latest_main: 'planning',
        seats_pending: 57,
        angle_regional_minor: 12.25,
        distance: 33.25,
      });
      await api.get('/analytics/archive/count').ok('there are two Archive objects', { result: 2 });
      await api.delete('/archive/archive-1').removed('the object exists');
      await api
        .get('/analytics/archive/count')
        .ok('one of two Archive objects was deleted', { result: 1 });
    },
  );

  test(
    '/analytics/harbor/count is 0 while there is no Harbor',
    about(
      'analytics.harbor.count.of-nothing',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.get('/analytics/harbor/count').ok('there is no Harbor', { result: 0 });
    },
  );

  test(
    '/analytics/harbor/count counts every Harbor',
    about(
      'analytics.harbor.count.of-several',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Harbor', harbor);
      await api.get('/analytics/harbor/count').ok('there is one Harbor', { result: 1 });
      await api.create('Harbor', {
        ...harbor,
        id: 'harbor-2',
        subject_third_internal: 'sila',
        subscribed_raw: false,
        stage_central: 'expired',
        enabled_previous: false,
      });
      await api.create('Harbor', {
        ...harbor,
        id: 'harbor-3',
        subject_third_internal: 'dogi',
        stage_central: 'pending',
      });
      await api.create('Harbor', {
        ...harbor,
        id: 'harbor-4',
        subject_third_internal: 'dunuvi',
        subscribed_raw: false,
        stage_central: 'active',
        enabled_previous: false,
      });
      await api.create('Harbor', {
        ...harbor,
        id: 'harbor-5',
        subject_third_internal: null,
        enabled_previous: null,
      });
      await api
        .get('/analytics/harbor/count')
        .ok('there are 5 Harbor objects, whatever they hold', { result: 5 });
    },
  );

  test(
    '/analytics/harbor/count does not count a deleted Harbor',
    about(
      'analytics.harbor.count.after-delete',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Harbor', harbor);
      await api.create('Harbor', {
        ...harbor,
        id: 'harbor-2',
        subject_third_internal: 'sila',
        subscribed_raw: false,
        stage_central: 'expired',
        enabled_previous: false,
      });
      await api.get('/analytics/harbor/count').ok('there are two Harbor objects', { result: 2 });
      await api.delete('/harbor/harbor-1').removed('the object exists');
      await api
        .get('/analytics/harbor/count')
        .ok('one of two Harbor objects was deleted', { result: 1 });
    },
  );

  test(
    '/analytics/pillow/visits_cached/max is null while there is no Pillow',
    about(
      'analytics.pillow.visits_cached.max.of-nothing',
      'analytics.shape',
      'analytics.empty',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api
        .get('/analytics/pillow/visits_cached/max')
        .ok('there is no Pillow', { result: null });
    },
  );

  test(
    '/analytics/pillow/visits_cached/max works on a single Pillow',
    about(
      'analytics.pillow.visits_cached.max.of-one',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, visits_cached: -9 });
      await api
        .get('/analytics/pillow/visits_cached/max')
        .ok('visits_cached is -9 in the only Pillow', { result: -9 });
    },
  );

  test(
    '/analytics/pillow/visits_cached/max goes over several objects',
    about(
      'analytics.pillow.visits_cached.max.of-several',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, visits_cached: -9 });
      await api
        .get('/analytics/pillow/visits_cached/max')
        .ok('visits_cached is -9 in the only Pillow', { result: -9 });
      await api.create('Pillow', { ...pillow, id: 'pillow-2', visits_cached: -9 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', visits_cached: -2 });
      await api
        .get('/analytics/pillow/visits_cached/max')
        .ok('the values of visits_cached are -9, -9, -2', { result: -2 });
      await api.create('Pillow', { ...pillow, id: 'pillow-4', visits_cached: -9 });
      await api
        .get('/analytics/pillow/visits_cached/max')
        .ok('-9 is the value of visits_cached in two objects', { result: -2 });
    },
  );

  test(
    '/analytics/pillow/visits_cached/max takes 0 for a value',
    about(
      'analytics.pillow.visits_cached.max.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, visits_cached: 0 });
      await api
        .get('/analytics/pillow/visits_cached/max')
        .ok('visits_cached is 0 in the only Pillow, which is a value', { result: 0 });
    },
  );

  test(
    '/analytics/pillow/visits_cached/max skips objects without a visits_cached',
    about(
      'analytics.pillow.visits_cached.max.skips-missing-values',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, visits_cached: -9 });
      await api.create('Pillow', { ...without(pillow, 'visits_cached'), id: 'pillow-2' });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', visits_cached: -2 });
      await api
        .get('/analytics/pillow/visits_cached/max')
        .ok('visits_cached has a value in two of three objects', { result: -2 });
    },
  );

  test(
    '/analytics/pillow/visits_cached/max is null while no Pillow has a visits_cached',
    about(
      'analytics.pillow.visits_cached.max.of-missing-values',
      'analytics.shape',
      'analytics.nulls',
      'analytics.empty',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Pillow', without(pillow, 'visits_cached'));
      await api
        .get('/analytics/pillow/visits_cached/max')
        .ok('visits_cached has no value in the only Pillow', { result: null });
    },
  );

  test(
    '/analytics/pillow/visits_cached/max follows an update',
    about(
      'analytics.pillow.visits_cached.max.after-update',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, visits_cached: -9 });
      await api
        .get('/analytics/pillow/visits_cached/max')
        .ok('visits_cached is -9 in the only Pillow', { result: -9 });
      await api.patch('/pillow/pillow-1', { visits_cached: -2 }).ok('the change is valid');
      await api
        .get('/analytics/pillow/visits_cached/max')
        .ok('visits_cached was changed', { result: -2 });
    },
  );

  test(
    '/analytics/pillow/visits_cached/max forgets a deleted Pillow',
    about(
      'analytics.pillow.visits_cached.max.after-delete',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, visits_cached: -9 });
      await api.create('Pillow', { ...pillow, id: 'pillow-2', visits_cached: -2 });
      await api
        .get('/analytics/pillow/visits_cached/max')
        .ok('the values of visits_cached are -9 and -2', { result: -2 });
      await api.delete('/pillow/pillow-2').removed('the object exists');
      await api
        .get('/analytics/pillow/visits_cached/max')
        .ok('visits_cached is -9 in the only Pillow that is left', { result: -9 });
    },
  );

  test(
    '/analytics/theater/count is 0 while there is no Theater',
    about(
      'analytics.theater.count.of-nothing',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.get('/analytics/theater/count').ok('there is no Theater', { result: 0 });
    },
  );

  test(
    '/analytics/theater/count counts every Theater',
    about(
      'analytics.theater.count.of-several',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', theater);
      await api.get('/analytics/theater/count').ok('there is one Theater', { result: 1 });
      await api.create('Theater', {
        ...theater,
        id: 'theater-2',
        approval: 'hidden',
        temperature: 49.25,
        visible_recent_stored: false,
      });
      await api.create('Theater', {
        ...theater,
        id: 'theater-3',
        approval: 'reserved',
        temperature: 19.75,
      });
      await api.create('Theater', {
        ...theater,
        id: 'theater-4',
        approval: 'accepted',
        temperature: 94.5,
        visible_recent_stored: false,
      });
      await api.create('Theater', {
        ...theater,
        id: 'theater-5',
        approval: 'under_review',
        temperature: 98.5,
      });
      await api.create('Theater', {
        ...theater,
        id: 'theater-6',
        approval: 'voided',
        temperature: 67.75,
        visible_recent_stored: false,
      });
      await api.create('Theater', {
        ...theater,
        id: 'theater-7',
        approval: 'withdrawn',
        temperature: 89.75,
      });
      await api.create('Theater', {
        ...theater,
        id: 'theater-8',
        approval: null,
        temperature: null,
      });
      await api
        .get('/analytics/theater/count')
        .ok('there are 8 Theater objects, whatever they hold', { result: 8 });
    },
  );

  test(
    '/analytics/theater/count does not count a deleted Theater',
    about(
      'analytics.theater.count.after-delete',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Theater', theater);
      await api.create('Theater', {
        ...theater,
        id: 'theater-2',
        approval: 'hidden',
        temperature: 49.25,
        visible_recent_stored: false,
      });
      await api.get('/analytics/theater/count').ok('there are two Theater objects', { result: 2 });
      await api.delete('/theater/theater-1').removed('the object exists');
      await api
        .get('/analytics/theater/count')
        .ok('one of two Theater objects was deleted', { result: 1 });
    },
  );

  test(
    '/analytics/teapot/views/max is null while there is no Teapot',
    about(
      'analytics.teapot.views.max.of-nothing',
      'analytics.shape',
      'analytics.empty',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.get('/analytics/teapot/views/max').ok('there is no Teapot', { result: null });
    },
  );

  test(
    '/analytics/teapot/views/max works on a single Teapot',
    about(
      'analytics.teapot.views.max.of-one',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, views: 3 });
      await api
        .get('/analytics/teapot/views/max')
        .ok('views is 3 in the only Teapot', { result: 3 });
    },
  );

  test(
    '/analytics/teapot/views/max goes over several objects',
    about(
      'analytics.teapot.views.max.of-several',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, views: 3 });
      await api
        .get('/analytics/teapot/views/max')
        .ok('views is 3 in the only Teapot', { result: 3 });
      await api.create('Teapot', { ...teapot, id: 'teapot-2', views: 3 });
      await api.create('Teapot', { ...teapot, id: 'teapot-3', views: 11 });
      await api
        .get('/analytics/teapot/views/max')
        .ok('the values of views are 3, 3, 11', { result: 11 });
      await api.create('Teapot', { ...teapot, id: 'teapot-4', views: 3 });
      await api
        .get('/analytics/teapot/views/max')
        .ok('3 is the value of views in two objects', { result: 11 });
    },
  );

  test(
    '/analytics/teapot/views/max takes 0 for a value',
    about(
      'analytics.teapot.views.max.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, views: 0 });
      await api
        .get('/analytics/teapot/views/max')
        .ok('views is 0 in the only Teapot, which is a value', { result: 0 });
    },
  );

  test(
    '/analytics/teapot/views/max skips objects without a views',
    about(
      'analytics.teapot.views.max.skips-missing-values',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, views: 3 });
      await api.create('Teapot', { ...teapot, id: 'teapot-2', views: null });
      await api.create('Teapot', { ...teapot, id: 'teapot-3', views: 11 });
      await api
        .get('/analytics/teapot/views/max')
        .ok('views has a value in two of three objects', { result: 11 });
    },
  );

  test(
    '/analytics/teapot/views/max is null while no Teapot has a views',
    about(
      'analytics.teapot.views.max.of-missing-values',
      'analytics.shape',
      'analytics.nulls',
      'analytics.empty',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, views: null });
      await api
        .get('/analytics/teapot/views/max')
        .ok('views has no value in the only Teapot', { result: null });
    },
  );

  test(
    '/analytics/teapot/views/max follows an update',
    about(
      'analytics.teapot.views.max.after-update',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, views: 3 });
      await api
        .get('/analytics/teapot/views/max')
        .ok('views is 3 in the only Teapot', { result: 3 });
      await api.patch('/teapot/teapot-1', { views: 11 }).ok('the change is valid');
      await api.get('/analytics/teapot/views/max').ok('views was changed', { result: 11 });
    },
  );

  test(
    '/analytics/teapot/views/max forgets a deleted Teapot',
    about(
      'analytics.teapot.views.max.after-delete',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, views: 3 });
      await api.create('Teapot', { ...teapot, id: 'teapot-2', views: 11 });
      await api
        .get('/analytics/teapot/views/max')
        .ok('the values of views are 3 and 11', { result: 11 });
      await api.delete('/teapot/teapot-2').removed('the object exists');
      await api
        .get('/analytics/teapot/views/max')
        .ok('views is 3 in the only Teapot that is left', { result: 3 });
    },
  );

  test(
    '/analytics/teapot/views/sum is 0 while there is no Teapot',
    about(
      'analytics.teapot.views.sum.of-nothing',
      'analytics.shape',
      'analytics.empty',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.get('/analytics/teapot/views/sum').ok('there is no Teapot', { result: 0 });
    },
  );

  test(
    '/analytics/teapot/views/sum works on a single Teapot',
    about(
      'analytics.teapot.views.sum.of-one',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, views: 41 });
      await api
        .get('/analytics/teapot/views/sum')
        .ok('views is 41 in the only Teapot', { result: 41 });
    },
  );

  test(
    '/analytics/teapot/views/sum goes over several objects',
    about(
      'analytics.teapot.views.sum.of-several',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, views: 39 });
      await api
        .get('/analytics/teapot/views/sum')
        .ok('views is 39 in the only Teapot', { result: 39 });
      await api.create('Teapot', { ...teapot, id: 'teapot-2', views: 41 });
      await api.create('Teapot', { ...teapot, id: 'teapot-3' });
      await api
        .get('/analytics/teapot/views/sum')
        .ok('the values of views are 39, 41, 68', { result: 148 });
      await api.create('Teapot', { ...teapot, id: 'teapot-4', views: 39 });
      await api
        .get('/analytics/teapot/views/sum')
        .ok('39 is the value of views in two objects', { result: 187 });
    },
  );

  test(
    '/analytics/teapot/views/sum takes 0 for a value',
    about(
      'analytics.teapot.views.sum.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, views: 0 });
      await api
        .get('/analytics/teapot/views/sum')
        .ok('views is 0 in the only Teapot, which is a value', { result: 0 });
    },
  );

  test(
    '/analytics/teapot/views/sum skips objects without a views',
    about(
      'analytics.teapot.views.sum.skips-missing-values',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, views: 39 });
      await api.create('Teapot', { ...teapot, id: 'teapot-2', views: null });
      await api.create('Teapot', { ...teapot, id: 'teapot-3' });
      await api
        .get('/analytics/teapot/views/sum')
        .ok('views has a value in two of three objects', { result: 107 });
    },
  );

  test(
    '/analytics/teapot/views/sum is 0 while no Teapot has a views',
    about(
      'analytics.teapot.views.sum.of-missing-values',
      'analytics.shape',
      'analytics.nulls',
      'analytics.empty',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, views: null });
      await api
        .get('/analytics/teapot/views/sum')
        .ok('views has no value in the only Teapot', { result: 0 });
    },
  );

  test(
    '/analytics/teapot/views/sum follows an update',
    about(
      'analytics.teapot.views.sum.after-update',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, views: 39 });
      await api
        .get('/analytics/teapot/views/sum')
        .ok('views is 39 in the only Teapot', { result: 39 });
      await api.patch('/teapot/teapot-1', { views: 68 }).ok('the change is valid');
      await api.get('/analytics/teapot/views/sum').ok('views was changed', { result: 68 });
    },
  );

  test(
    '/analytics/teapot/views/sum forgets a deleted Teapot',
    about(
      'analytics.teapot.views.sum.after-delete',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, views: 39 });
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api
        .get('/analytics/teapot/views/sum')
        .ok('the values of views are 39 and 68', { result: 107 });
      await api.delete('/teapot/teapot-2').removed('the object exists');
      await api
        .get('/analytics/teapot/views/sum')
        .ok('views is 39 in the only Teapot that is left', { result: 39 });
    },
  );

  test(
    '/analytics/anchorsailor/seats_partial/sum is 0 while there is no AnchorSailor',
    about(
      'analytics.anchorsailor.seats_partial.sum.of-nothing',
      'analytics.shape',
      'analytics.empty',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .get('/analytics/anchorsailor/seats_partial/sum')
        .ok('there is no AnchorSailor', { result: 0 });
    },
  );

  test(
    '/analytics/anchorsailor/seats_partial/sum works on a single AnchorSailor',
    about(
      'analytics.anchorsailor.seats_partial.sum.of-one',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('AnchorSailor', { ...anchorSailor, seats_partial: 12 });
      await api
        .get('/analytics/anchorsailor/seats_partial/sum')
        .ok('seats_partial is 12 in the only AnchorSailor', { result: 12 });
    },
  );

  test(
    '/analytics/anchorsailor/seats_partial/sum goes over several objects',
    about(
      'analytics.anchorsailor.seats_partial.sum.of-several',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('AnchorSailor', anchorSailor);
      await api
        .get('/analytics/anchorsailor/seats_partial/sum')
        .ok('seats_partial is 8 in the only AnchorSailor', { result: 8 });
      await api.create('AnchorSailor', {
        ...anchorSailor,
        id: 'anchorsailor-2',
        seats_partial: 12,
      });
      await api.create('AnchorSailor', {
        ...anchorSailor,
        id: 'anchorsailor-3',
        seats_partial: 33,
      });
      await api
        .get('/analytics/anchorsailor/seats_partial/sum')
        .ok('the values of seats_partial are 8, 12, 33', { result: 53 });
      await api.create('AnchorSailor', { ...anchorSailor, id: 'anchorsailor-4' });
      await api
        .get('/analytics/anchorsailor/seats_partial/sum')
        .ok('8 is the value of seats_partial in two objects', { result: 61 });
    },
  );

  test(
    '/analytics/anchorsailor/seats_partial/sum takes 0 for a value',
    about(
      'analytics.anchorsailor.seats_partial.sum.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('AnchorSailor', { ...anchorSailor, seats_partial: 0 });
      await api
        .get('/analytics/anchorsailor/seats_partial/sum')
        .ok('seats_partial is 0 in the only AnchorSailor, which is a value', { result: 0 });
    },
  );

  test(
    '/analytics/anchorsailor/seats_partial/sum follows an update',
    about(
      'analytics.anchorsailor.seats_partial.sum.after-update',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('AnchorSailor', anchorSailor);
      await api
        .get('/analytics/anchorsailor/seats_partial/sum')
        .ok('seats_partial is 8 in the only AnchorSailor', { result: 8 });
      await api
        .patch('/anchorsailor/anchorsailor-1', { seats_partial: 33 })
        .ok('the change is valid');
      await api
        .get('/analytics/anchorsailor/seats_partial/sum')
        .ok('seats_partial was changed', { result: 33 });
    },
  );

  test(
    '/analytics/anchorsailor/seats_partial/sum forgets a deleted AnchorSailor',
    about(
      'analytics.anchorsailor.seats_partial.sum.after-delete',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('AnchorSailor', anchorSailor);
      await api.create('AnchorSailor', {
        ...anchorSailor,
        id: 'anchorsailor-2',
        seats_partial: 33,
      });
      await api
        .get('/analytics/anchorsailor/seats_partial/sum')
        .ok('the values of seats_partial are 8 and 33', { result: 41 });
      await api.delete('/anchorsailor/anchorsailor-2').removed('the object exists');
      await api
        .get('/analytics/anchorsailor/seats_partial/sum')
        .ok('seats_partial is 8 in the only AnchorSailor that is left', { result: 8 });
    },
  );

  test(
    '/analytics/stadium/volume/sum is 0 while there is no Stadium',
    about(
      'analytics.stadium.volume.sum.of-nothing',
      'analytics.shape',
      'analytics.empty',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.get('/analytics/stadium/volume/sum').ok('there is no Stadium', { result: 0 });
    },
  );

  test(
    '/analytics/stadium/volume/sum works on a single Stadium',
    about(
      'analytics.stadium.volume.sum.of-one',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Stadium', { ...stadium, volume: 17 });
      await api
        .get('/analytics/stadium/volume/sum')
        .ok('volume is 17 in the only Stadium', { result: 17 });
    },
  );

  test(
    '/analytics/stadium/volume/sum goes over several objects',
    about(
      'analytics.stadium.volume.sum.of-several',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Stadium', { ...stadium, volume: 13 });
      await api
        .get('/analytics/stadium/volume/sum')
        .ok('volume is 13 in the only Stadium', { result: 13 });
      await api.create('Stadium', { ...stadium, id: 'stadium-2', volume: 17 });
      await api.create('Stadium', { ...stadium, id: 'stadium-3' });
      await api
        .get('/analytics/stadium/volume/sum')
        .ok('the values of volume are 13, 17, 28', { result: 58 });
      await api.create('Stadium', { ...stadium, id: 'stadium-4', volume: 13 });
      await api
        .get('/analytics/stadium/volume/sum')
        .ok('13 is the value of volume in two objects', { result: 71 });
    },
  );

  test(
    '/analytics/stadium/volume/sum follows an update',
    about(
      'analytics.stadium.volume.sum.after-update',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Stadium', { ...stadium, volume: 13 });
      await api
        .get('/analytics/stadium/volume/sum')
        .ok('volume is 13 in the only Stadium', { result: 13 });
      await api.patch('/stadium/stadium-1', { volume: 28 }).ok('the change is valid');
      await api.get('/analytics/stadium/volume/sum').ok('volume was changed', { result: 28 });
    },
  );

  test(
    '/analytics/stadium/volume/sum forgets a deleted Stadium',
    about(
      'analytics.stadium.volume.sum.after-delete',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Stadium', { ...stadium, volume: 13 });
      await api.create('Stadium', { ...stadium, id: 'stadium-2' });
      await api
        .get('/analytics/stadium/volume/sum')
        .ok('the values of volume are 13 and 28', { result: 41 });
      await api.delete('/stadium/stadium-2').removed('the object exists');
      await api
        .get('/analytics/stadium/volume/sum')
        .ok('volume is 13 in the only Stadium that is left', { result: 13 });
    },
  );

  test(
    '/analytics/jacket/count is 0 while there is no Jacket',
    about(
      'analytics.jacket.count.of-nothing',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.get('/analytics/jacket/count').ok('there is no Jacket', { result: 0 });
    },
  );

  test(
    '/analytics/jacket/count counts every Jacket',
    about(
      'analytics.jacket.count.of-several',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', jacket);
      await api.get('/analytics/jacket/count').ok('there is one Jacket', { result: 1 });
      await api.create('Jacket', {
        ...jacket,
        id: 'jacket-2',
        margin_verified: 50.75,
        sealed_off_third: true,
        serial: 'duvo rid',
        attempts_pending: 60,
      });
      await api.create('Jacket', {
        ...jacket,
        id: 'jacket-3',
        margin_verified: null,
        sealed_off_third: null,
        serial: null,
        teapot_spare_pending: null,
        attempts_pending: null,
      });
      await api
        .get('/analytics/jacket/count')
        .ok('there are 3 Jacket objects, whatever they hold', { result: 3 });
    },
  );

  test(
    '/analytics/jacket/count does not count a deleted Jacket',
    about(
      'analytics.jacket.count.after-delete',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', jacket);
      await api.create('Jacket', {
        ...jacket,
        id: 'jacket-2',
        margin_verified: 50.75,
        sealed_off_third: true,
        serial: 'duvo rid',
        attempts_pending: 60,
      });
      await api.get('/analytics/jacket/count').ok('there are two Jacket objects', { result: 2 });
      await api.delete('/jacket/jacket-1').removed('the object exists');
      await api
        .get('/analytics/jacket/count')
        .ok('one of two Jacket objects was deleted', { result: 1 });
    },
  );

  test(
    '/analytics/jacket/attempts_pending/max is null while there is no Jacket',
    about(
      'analytics.jacket.attempts_pending.max.of-nothing',
      'analytics.shape',
      'analytics.empty',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .get('/analytics/jacket/attempts_pending/max')
        .ok('there is no Jacket', { result: null });
    },
  );

  test(
    '/analytics/jacket/attempts_pending/max works on a single Jacket',
    about(
      'analytics.jacket.attempts_pending.max.of-one',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', { ...jacket, attempts_pending: -62 });
      await api
        .get('/analytics/jacket/attempts_pending/max')
        .ok('attempts_pending is -62 in the only Jacket', { result: -62 });
    },
  );

  test(
    '/analytics/jacket/attempts_pending/max goes over several objects',
    about(
      'analytics.jacket.attempts_pending.max.of-several',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', { ...jacket, attempts_pending: -91 });
      await api
        .get('/analytics/jacket/attempts_pending/max')
        .ok('attempts_pending is -91 in the only Jacket', { result: -91 });
      await api.create('Jacket', { ...jacket, id: 'jacket-2', attempts_pending: -62 });
      await api.create('Jacket', { ...jacket, id: 'jacket-3', attempts_pending: -60 });
      await api
        .get('/analytics/jacket/attempts_pending/max')
        .ok('the values of attempts_pending are -91, -62, -60', { result: -60 });
      await api.create('Jacket', { ...jacket, id: 'jacket-4', attempts_pending: -91 });
      await api
        .get('/analytics/jacket/attempts_pending/max')
        .ok('-91 is the value of attempts_pending in two objects', { result: -60 });
    },
  );

  test(
    '/analytics/jacket/attempts_pending/max takes 0 for a value',
    about(
      'analytics.jacket.attempts_pending.max.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', { ...jacket, attempts_pending: 0 });
      await api
        .get('/analytics/jacket/attempts_pending/max')
        .ok('attempts_pending is 0 in the only Jacket, which is a value', { result: 0 });
    },
  );

  test(
    '/analytics/jacket/attempts_pending/max skips objects without an attempts_pending',
    about(
      'analytics.jacket.attempts_pending.max.skips-missing-values',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', { ...jacket, attempts_pending: -62 });
      await api.create('Jacket', { ...jacket, id: 'jacket-2', attempts_pending: null });
      await api.create('Jacket', { ...jacket, id: 'jacket-3', attempts_pending: -60 });
      await api
        .get('/analytics/jacket/attempts_pending/max')
        .ok('attempts_pending has a value in two of three objects', { result: -60 });
    },
  );

  test(
    '/analytics/jacket/attempts_pending/max is null while no Jacket has an attempts_pending',
    about(
      'analytics.jacket.attempts_pending.max.of-missing-values',
      'analytics.shape',
      'analytics.nulls',
      'analytics.empty',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', { ...jacket, attempts_pending: null });
      await api
        .get('/analytics/jacket/attempts_pending/max')
        .ok('attempts_pending has no value in the only Jacket', { result: null });
    },
  );

  test(
    '/analytics/jacket/attempts_pending/max follows an update',
    about(
      'analytics.jacket.attempts_pending.max.after-update',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', { ...jacket, attempts_pending: -91 });
      await api
        .get('/analytics/jacket/attempts_pending/max')
        .ok('attempts_pending is -91 in the only Jacket', { result: -91 });
      await api.patch('/jacket/jacket-1', { attempts_pending: -60 }).ok('the change is valid');
      await api
        .get('/analytics/jacket/attempts_pending/max')
        .ok('attempts_pending was changed', { result: -60 });
    },
  );

  test(
    '/analytics/jacket/attempts_pending/max forgets a deleted Jacket',
    about(
      'analytics.jacket.attempts_pending.max.after-delete',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', { ...jacket, attempts_pending: -91 });
      await api.create('Jacket', { ...jacket, id: 'jacket-2', attempts_pending: -60 });
      await api
        .get('/analytics/jacket/attempts_pending/max')
        .ok('the values of attempts_pending are -91 and -60', { result: -60 });
      await api.delete('/jacket/jacket-2').removed('the object exists');
      await api
        .get('/analytics/jacket/attempts_pending/max')
        .ok('attempts_pending is -91 in the only Jacket that is left', { result: -91 });
    },
  );

  test(
    '/analytics/notebookcottage/position_distant/sum is 0 while there is no NotebookCottage',
    about(
      'analytics.notebookcottage.position_distant.sum.of-nothing',
      'analytics.shape',
      'analytics.empty',
    ),
    async ({ api }) => {
      await api
        .get('/analytics/notebookcottage/position_distant/sum')
        .ok('there is no NotebookCottage', { result: 0 });
    },
  );

  test(
    '/analytics/notebookcottage/position_distant/sum works on a single NotebookCottage',
    about(
      'analytics.notebookcottage.position_distant.sum.of-one',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('NotebookCottage', { ...notebookCottage, position_distant: 32 });
      await api
        .get('/analytics/notebookcottage/position_distant/sum')
        .ok('position_distant is 32 in the only NotebookCottage', { result: 32 });
    },
  );

  test(
    '/analytics/notebookcottage/position_distant/sum goes over several objects',
    about(
      'analytics.notebookcottage.position_distant.sum.of-several',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('NotebookCottage', notebookCottage);
      await api
        .get('/analytics/notebookcottage/position_distant/sum')
        .ok('position_distant is 18 in the only NotebookCottage', { result: 18 });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        position_distant: 32,
      });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-3',
        position_distant: 99,
      });
      await api
        .get('/analytics/notebookcottage/position_distant/sum')
        .ok('the values of position_distant are 18, 32, 99', { result: 149 });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-4' });
      await api
        .get('/analytics/notebookcottage/position_distant/sum')
        .ok('18 is the value of position_distant in two objects', { result: 167 });
    },
  );

  test(
    '/analytics/notebookcottage/position_distant/sum takes 0 for a value',
    about(
      'analytics.notebookcottage.position_distant.sum.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('NotebookCottage', { ...notebookCottage, position_distant: 0 });
      await api
        .get('/analytics/notebookcottage/position_distant/sum')
        .ok('position_distant is 0 in the only NotebookCottage, which is a value', { result: 0 });
    },
  );

  test(
    '/analytics/notebookcottage/position_distant/sum skips objects without a position_distant',
    about(
      'analytics.notebookcottage.position_distant.sum.skips-missing-values',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('NotebookCottage', notebookCottage);
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        position_distant: null,
      });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-3',
        position_distant: 99,
      });
      await api
        .get('/analytics/notebookcottage/position_distant/sum')
        .ok('position_distant has a value in two of three objects', { result: 117 });
    },
  );

  test(
    '/analytics/notebookcottage/position_distant/sum is 0 while no NotebookCottage has a position_distant',
    about(
      'analytics.notebookcottage.position_distant.sum.of-missing-values',
      'analytics.shape',
      'analytics.nulls',
      'analytics.empty',
    ),
    async ({ api }) => {
      await api.create('NotebookCottage', { ...notebookCottage, position_distant: null });
      await api
        .get('/analytics/notebookcottage/position_distant/sum')
        .ok('position_distant has no value in the only NotebookCottage', { result: 0 });
    },
  );

  test(
    '/analytics/notebookcottage/position_distant/sum follows an update',
    about(
      'analytics.notebookcottage.position_distant.sum.after-update',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('NotebookCottage', notebookCottage);
      await api
        .get('/analytics/notebookcottage/position_distant/sum')
        .ok('position_distant is 18 in the only NotebookCottage', { result: 18 });
      await api
        .patch('/notebookcottage/notebookcottage-1', { position_distant: 99 })
        .ok('the change is valid');
      await api
        .get('/analytics/notebookcottage/position_distant/sum')
        .ok('position_distant was changed', { result: 99 });
    },
  );

  test(
    '/analytics/notebookcottage/position_distant/sum forgets a deleted NotebookCottage',
    about(
      'analytics.notebookcottage.position_distant.sum.after-delete',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('NotebookCottage', notebookCottage);
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        position_distant: 99,
      });
      await api
        .get('/analytics/notebookcottage/position_distant/sum')
        .ok('the values of position_distant are 18 and 99', { result: 117 });
      await api.delete('/notebookcottage/notebookcottage-2').removed('the object exists');
      await api
        .get('/analytics/notebookcottage/position_distant/sum')
        .ok('position_distant is 18 in the only NotebookCottage that is left', { result: 18 });
    },
  );

  test(
    '/analytics/barrel/rounds/avg is null while there is no Barrel',
    about(
      'analytics.barrel.rounds.avg.of-nothing',
      'analytics.shape',
      'analytics.empty',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.get('/analytics/barrel/rounds/avg').ok('there is no Barrel', { result: null });
    },
  );

  test(
    '/analytics/barrel/rounds/avg works on a single Barrel',
    about(
      'analytics.barrel.rounds.avg.of-one',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Barrel', { ...barrel, rounds: 68 });
      await api
        .get('/analytics/barrel/rounds/avg')
        .ok('rounds is 68 in the only Barrel', { result: 68 });
    },
  );

  test(
    '/analytics/barrel/rounds/avg goes over several objects',
    about(
      'analytics.barrel.rounds.avg.of-several',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Barrel', barrel);
      await api
        .get('/analytics/barrel/rounds/avg')
        .ok('rounds is 35 in the only Barrel', { result: 35 });
      await api.create('Barrel', { ...barrel, id: 'barrel-2', rounds: 68 });
      await api.create('Barrel', { ...barrel, id: 'barrel-3', rounds: 90 });
      await api
        .get('/analytics/barrel/rounds/avg')
        .ok('the values of rounds are 35, 68, 90', { result: 64.33333333333333 });
      await api.create('Barrel', { ...barrel, id: 'barrel-4' });
      await api
        .get('/analytics/barrel/rounds/avg')
        .ok('35 is the value of rounds in two objects', { result: 57 });
    },
  );

  test(
    '/analytics/barrel/rounds/avg takes 0 for a value',
    about(
      'analytics.barrel.rounds.avg.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Barrel', { ...barrel, rounds: 0 });
      await api
        .get('/analytics/barrel/rounds/avg')
        .ok('rounds is 0 in the only Barrel, which is a value', { result: 0 });
    },
  );

  test(
    '/analytics/barrel/rounds/avg follows an update',
    about(
      'analytics.barrel.rounds.avg.after-update',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Barrel', barrel);
      await api
        .get('/analytics/barrel/rounds/avg')
        .ok('rounds is 35 in the only Barrel', { result: 35 });
      await api.patch('/barrel/barrel-1', { rounds: 90 }).ok('the change is valid');
      await api.get('/analytics/barrel/rounds/avg').ok('rounds was changed', { result: 90 });
    },
  );

  test(
    '/analytics/barrel/rounds/avg forgets a deleted Barrel',
    about(
      'analytics.barrel.rounds.avg.after-delete',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Barrel', barrel);
      await api.create('Barrel', { ...barrel, id: 'barrel-2', rounds: 90 });
      await api
        .get('/analytics/barrel/rounds/avg')
        .ok('the values of rounds are 35 and 90', { result: 62.5 });
      await api.delete('/barrel/barrel-2').removed('the object exists');
      await api
        .get('/analytics/barrel/rounds/avg')
        .ok('rounds is 35 in the only Barrel that is left', { result: 35 });
    },
  );

  test(
    '/analytics/radiofarm/rating_remote/max is null while there is no RadioFarm',
    about('analytics.radiofarm.rating_remote.max.of-nothing', 'analytics.shape', 'analytics.empty'),
    async ({ api }) => {
      await api
        .get('/analytics/radiofarm/rating_remote/max')
        .ok('there is no RadioFarm', { result: null });
    },
  );

  test(
    '/analytics/radiofarm/rating_remote/max works on a single RadioFarm',
    about(
      'analytics.radiofarm.rating_remote.max.of-one',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('RadioFarm', radioFarm);
      await api
        .get('/analytics/radiofarm/rating_remote/max')
        .ok('rating_remote is 44 in the only RadioFarm', { result: 44 });
    },
  );

  test(
    '/analytics/radiofarm/rating_remote/max goes over several objects',
    about(
      'analytics.radiofarm.rating_remote.max.of-several',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('RadioFarm', { ...radioFarm, rating_remote: 27 });
      await api
        .get('/analytics/radiofarm/rating_remote/max')
        .ok('rating_remote is 27 in the only RadioFarm', { result: 27 });
      await api.create('RadioFarm', { ...radioFarm, id: 'radiofarm-2' });
      await api.create('RadioFarm', { ...radioFarm, id: 'radiofarm-3', rating_remote: 100 });
      await api
        .get('/analytics/radiofarm/rating_remote/max')
        .ok('the values of rating_remote are 27, 44, 100', { result: 100 });
      await api.create('RadioFarm', { ...radioFarm, id: 'radiofarm-4', rating_remote: 27 });
      await api
        .get('/analytics/radiofarm/rating_remote/max')
        .ok('27 is the value of rating_remote in two objects', { result: 100 });
    },
  );

  test(
    '/analytics/radiofarm/rating_remote/max follows an update',
    about(
      'analytics.radiofarm.rating_remote.max.after-update',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('RadioFarm', { ...radioFarm, rating_remote: 27 });
      await api
        .get('/analytics/radiofarm/rating_remote/max')
        .ok('rating_remote is 27 in the only RadioFarm', { result: 27 });
      await api.patch('/radiofarm/radiofarm-1', { rating_remote: 100 }).ok('the change is valid');
      await api
        .get('/analytics/radiofarm/rating_remote/max')
        .ok('rating_remote was changed', { result: 100 });
    },
  );

  test(
    '/analytics/radiofarm/rating_remote/max forgets a deleted RadioFarm',
    about(
      'analytics.radiofarm.rating_remote.max.after-delete',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('RadioFarm', { ...radioFarm, rating_remote: 27 });
      await api.create('RadioFarm', { ...radioFarm, id: 'radiofarm-2', rating_remote: 100 });
      await api
        .get('/analytics/radiofarm/rating_remote/max')
        .ok('the values of rating_remote are 27 and 100', { result: 100 });
      await api.delete('/radiofarm/radiofarm-2').removed('the object exists');
      await api
        .get('/analytics/radiofarm/rating_remote/max')
        .ok('rating_remote is 27 in the only RadioFarm that is left', { result: 27 });
    },
  );

  test(
    '/analytics/radiofarm/views_backup/max is null while there is no RadioFarm',
    about('analytics.radiofarm.views_backup.max.of-nothing', 'analytics.shape', 'analytics.empty'),
    async ({ api }) => {
      await api
        .get('/analytics/radiofarm/views_backup/max')
        .ok('there is no RadioFarm', { result: null });
    },
  );

  test(
    '/analytics/radiofarm/views_backup/max works on a single RadioFarm',
    about('analytics.radiofarm.views_backup.max.of-one', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('RadioFarm', { ...radioFarm, views_backup: 9 });
      await api
        .get('/analytics/radiofarm/views_backup/max')
        .ok('views_backup is 9 in the only RadioFarm', { result: 9 });
    },
  );

  test(
    '/analytics/radiofarm/views_backup/max goes over several objects',
    about(
      'analytics.radiofarm.views_backup.max.of-several',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('RadioFarm', { ...radioFarm, views_backup: 9 });
      await api
        .get('/analytics/radiofarm/views_backup/max')
        .ok('views_backup is 9 in the only RadioFarm', { result: 9 });
      await api.create('RadioFarm', { ...radioFarm, id: 'radiofarm-2', views_backup: 9 });
      await api.create('RadioFarm', { ...radioFarm, id: 'radiofarm-3', views_backup: 10 });
      await api
        .get('/analytics/radiofarm/views_backup/max')
        .ok('the values of views_backup are 9, 9, 10', { result: 10 });
      await api.create('RadioFarm', { ...radioFarm, id: 'radiofarm-4', views_backup: 9 });
      await api
        .get('/analytics/radiofarm/views_backup/max')
        .ok('9 is the value of views_backup in two objects', { result: 10 });
    },
  );

  test(
    '/analytics/radiofarm/views_backup/max takes 0 for a value',
    about(
      'analytics.radiofarm.views_backup.max.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('RadioFarm', { ...radioFarm, views_backup: 0 });
      await api
        .get('/analytics/radiofarm/views_backup/max')
        .ok('views_backup is 0 in the only RadioFarm, which is a value', { result: 0 });
    },
  );

  test(
    '/analytics/radiofarm/views_backup/max follows an update',
    about(
      'analytics.radiofarm.views_backup.max.after-update',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('RadioFarm', { ...radioFarm, views_backup: 9 });
      await api
        .get('/analytics/radiofarm/views_backup/max')
        .ok('views_backup is 9 in the only RadioFarm', { result: 9 });
      await api.patch('/radiofarm/radiofarm-1', { views_backup: 10 }).ok('the change is valid');
      await api
        .get('/analytics/radiofarm/views_backup/max')
        .ok('views_backup was changed', { result: 10 });
    },
  );

  test(
    '/analytics/radiofarm/views_backup/max forgets a deleted RadioFarm',
    about(
      'analytics.radiofarm.views_backup.max.after-delete',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('RadioFarm', { ...radioFarm, views_backup: 9 });
      await api.create('RadioFarm', { ...radioFarm, id: 'radiofarm-2', views_backup: 10 });
      await api
        .get('/analytics/radiofarm/views_backup/max')
        .ok('the values of views_backup are 9 and 10', { result: 10 });
      await api.delete('/radiofarm/radiofarm-2').removed('the object exists');
      await api
        .get('/analytics/radiofarm/views_backup/max')
        .ok('views_backup is 9 in the only RadioFarm that is left', { result: 9 });
    },
  );

  test(
    '/analytics/ticket/balance/sum is 0 while there is no Ticket',
    about('analytics.ticket.balance.sum.of-nothing', 'analytics.shape', 'analytics.empty'),
    async ({ api }) => {
      await api.get('/analytics/ticket/balance/sum').ok('there is no Ticket', { result: 0 });
    },
  );

  test(
    '/analytics/ticket/balance/sum works on a single Ticket',
    about('analytics.ticket.balance.sum.of-one', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Ticket', { ...ticket, balance: 12.375 });
      await api
        .get('/analytics/ticket/balance/sum')
        .ok('balance is 12.375 in the only Ticket', { result: 12.375 });
    },
  );

  test(
    '/analytics/ticket/balance/sum goes over several objects',
    about('analytics.ticket.balance.sum.of-several', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Ticket', { ...ticket, balance: -94.25 });
      await api
        .get('/analytics/ticket/balance/sum')
        .ok('balance is -94.25 in the only Ticket', { result: -94.25 });
      await api.create('Ticket', { ...ticket, id: 'ticket-2', balance: 12.375 });
      await api.create('Ticket', { ...ticket, id: 'ticket-3', balance: 44.5 });
      await api
        .get('/analytics/ticket/balance/sum')
        .ok('the values of balance are -94.25, 12.375, 44.5', { result: -37.375 });
      await api.create('Ticket', { ...ticket, id: 'ticket-4', balance: -94.25 });
      await api
        .get('/analytics/ticket/balance/sum')
        .ok('-94.25 is the value of balance in two objects', { result: -131.625 });
    },
  );

  test(
    '/analytics/ticket/balance/sum takes 0 for a value',
    about(
      'analytics.ticket.balance.sum.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('Ticket', { ...ticket, balance: 0 });
      await api
        .get('/analytics/ticket/balance/sum')
        .ok('balance is 0 in the only Ticket, which is a value', { result: 0 });
    },
  );

  test(
    '/analytics/ticket/balance/sum follows an update',
    about('analytics.ticket.balance.sum.after-update', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Ticket', { ...ticket, balance: -94.25 });
      await api
        .get('/analytics/ticket/balance/sum')
        .ok('balance is -94.25 in the only Ticket', { result: -94.25 });
      await api.patch('/ticket/ticket-1', { balance: 44.5 }).ok('the change is valid');
      await api.get('/analytics/ticket/balance/sum').ok('balance was changed', { result: 44.5 });
    },
  );

  test(
    '/analytics/ticket/balance/sum forgets a deleted Ticket',
    about('analytics.ticket.balance.sum.after-delete', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Ticket', { ...ticket, balance: -94.25 });
      await api.create('Ticket', { ...ticket, id: 'ticket-2', balance: 44.5 });
      await api
        .get('/analytics/ticket/balance/sum')
        .ok('the values of balance are -94.25 and 44.5', { result: -49.75 });
      await api.delete('/ticket/ticket-2').removed('the object exists');
      await api
        .get('/analytics/ticket/balance/sum')
        .ok('balance is -94.25 in the only Ticket that is left', { result: -94.25 });
    },
  );

  test(
    '/analytics/poster/points/max is null while there is no Poster',
    about('analytics.poster.points.max.of-nothing', 'analytics.shape', 'analytics.empty'),
    async ({ api }) => {
      await api.get('/analytics/poster/points/max').ok('there is no Poster', { result: null });
    },
  );

  test(
    '/analytics/poster/points/max works on a single Poster',
    about('analytics.poster.points.max.of-one', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Poster', { ...poster, points: -77 });
      await api
        .get('/analytics/poster/points/max')
        .ok('points is -77 in the only Poster', { result: -77 });
    },
  );

  test(
    '/analytics/poster/points/max goes over several objects',
    about('analytics.poster.points.max.of-several', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Poster', { ...poster, points: -77 });
      await api
        .get('/analytics/poster/points/max')
        .ok('points is -77 in the only Poster', { result: -77 });
      await api.create('Poster', { ...poster, id: 'poster-2', points: -77 });
      await api.create('Poster', { ...poster, id: 'poster-3', points: -34 });
      await api
        .get('/analytics/poster/points/max')
        .ok('the values of points are -77, -77, -34', { result: -34 });
      await api.create('Poster', { ...poster, id: 'poster-4', points: -77 });
      await api
        .get('/analytics/poster/points/max')
        .ok('-77 is the value of points in two objects', { result: -34 });
    },
  );

  test(
    '/analytics/poster/points/max takes 0 for a value',
    about(
      'analytics.poster.points.max.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('Poster', { ...poster, points: 0 });
      await api
        .get('/analytics/poster/points/max')
        .ok('points is 0 in the only Poster, which is a value', { result: 0 });
    },
  );

  test(
    '/analytics/poster/points/max follows an update',
    about('analytics.poster.points.max.after-update', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Poster', { ...poster, points: -77 });
      await api
        .get('/analytics/poster/points/max')
        .ok('points is -77 in the only Poster', { result: -77 });
      await api.patch('/poster/poster-1', { points: -34 }).ok('the change is valid');
      await api.get('/analytics/poster/points/max').ok('points was changed', { result: -34 });
    },
  );

  test(
    '/analytics/poster/points/max forgets a deleted Poster',
    about('analytics.poster.points.max.after-delete', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Poster', { ...poster, points: -77 });
      await api.create('Poster', { ...poster, id: 'poster-2', points: -34 });
      await api
        .get('/analytics/poster/points/max')
        .ok('the values of points are -77 and -34', { result: -34 });
      await api.delete('/poster/poster-2').removed('the object exists');
      await api
        .get('/analytics/poster/points/max')
        .ok('points is -77 in the only Poster that is left', { result: -77 });
    },
  );

  test(
    '/analytics/rocketshelf/bonus_weekly_inner/avg is null while there is no RocketShelf',
    about(
      'analytics.rocketshelf.bonus_weekly_inner.avg.of-nothing',
      'analytics.shape',
      'analytics.empty',
    ),
    async ({ api }) => {
      await api
        .get('/analytics/rocketshelf/bonus_weekly_inner/avg')
        .ok('there is no RocketShelf', { result: null });
    },
  );

  test(
    '/analytics/rocketshelf/bonus_weekly_inner/avg works on a single RocketShelf',
    about(
      'analytics.rocketshelf.bonus_weekly_inner.avg.of-one',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('RocketShelf', { ...rocketShelf, bonus_weekly_inner: 71 });
      await api
        .get('/analytics/rocketshelf/bonus_weekly_inner/avg')
        .ok('bonus_weekly_inner is 71 in the only RocketShelf', { result: 71 });
    },
  );

  test(
    '/analytics/rocketshelf/bonus_weekly_inner/avg goes over several objects',
    about(
      'analytics.rocketshelf.bonus_weekly_inner.avg.of-several',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('RocketShelf', { ...rocketShelf, bonus_weekly_inner: 63 });
      await api
        .get('/analytics/rocketshelf/bonus_weekly_inner/avg')
        .ok('bonus_weekly_inner is 63 in the only RocketShelf', { result: 63 });
      await api.create('RocketShelf', {
        ...rocketShelf,
        id: 'rocketshelf-2',
        bonus_weekly_inner: 71,
      });
      await api.create('RocketShelf', { ...rocketShelf, id: 'rocketshelf-3' });
      await api
        .get('/analytics/rocketshelf/bonus_weekly_inner/avg')
        .ok('the values of bonus_weekly_inner are 63, 71, 80', { result: 71.33333333333333 });
      await api.create('RocketShelf', {
        ...rocketShelf,
        id: 'rocketshelf-4',
        bonus_weekly_inner: 63,
      });
      await api
        .get('/analytics/rocketshelf/bonus_weekly_inner/avg')
        .ok('63 is the value of bonus_weekly_inner in two objects', { result: 69.25 });
    },
  );

  test(
    '/analytics/rocketshelf/bonus_weekly_inner/avg skips objects without a bonus_weekly_inner',
    about(
      'analytics.rocketshelf.bonus_weekly_inner.avg.skips-missing-values',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('RocketShelf', { ...rocketShelf, bonus_weekly_inner: 63 });
      await api.create('RocketShelf', {
        ...rocketShelf,
        id: 'rocketshelf-2',
        bonus_weekly_inner: null,
      });
      await api.create('RocketShelf', { ...rocketShelf, id: 'rocketshelf-3' });
      await api
        .get('/analytics/rocketshelf/bonus_weekly_inner/avg')
        .ok('bonus_weekly_inner has a value in two of three objects', { result: 71.5 });
    },
  );

  test(
    '/analytics/rocketshelf/bonus_weekly_inner/avg is null while no RocketShelf has a bonus_weekly_inner',
    about(
      'analytics.rocketshelf.bonus_weekly_inner.avg.of-missing-values',
      'analytics.shape',
      'analytics.nulls',
      'analytics.empty',
    ),
    async ({ api }) => {
      await api.create('RocketShelf', { ...rocketShelf, bonus_weekly_inner: null });
      await api
        .get('/analytics/rocketshelf/bonus_weekly_inner/avg')
        .ok('bonus_weekly_inner has no value in the only RocketShelf', { result: null });
    },
  );

  test(
    '/analytics/rocketshelf/bonus_weekly_inner/avg follows an update',
    about(
      'analytics.rocketshelf.bonus_weekly_inner.avg.after-update',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('RocketShelf', { ...rocketShelf, bonus_weekly_inner: 63 });
      await api
        .get('/analytics/rocketshelf/bonus_weekly_inner/avg')
        .ok('bonus_weekly_inner is 63 in the only RocketShelf', { result: 63 });
      await api
        .patch('/rocketshelf/rocketshelf-1', { bonus_weekly_inner: 80 })
        .ok('the change is valid');
      await api
        .get('/analytics/rocketshelf/bonus_weekly_inner/avg')
        .ok('bonus_weekly_inner was changed', { result: 80 });
    },
  );

  test(
    '/analytics/rocketshelf/bonus_weekly_inner/avg forgets a deleted RocketShelf',
    about(
      'analytics.rocketshelf.bonus_weekly_inner.avg.after-delete',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('RocketShelf', { ...rocketShelf, bonus_weekly_inner: 63 });
      await api.create('RocketShelf', { ...rocketShelf, id: 'rocketshelf-2' });
      await api
        .get('/analytics/rocketshelf/bonus_weekly_inner/avg')
        .ok('the values of bonus_weekly_inner are 63 and 80', { result: 71.5 });
      await api.delete('/rocketshelf/rocketshelf-2').removed('the object exists');
      await api
        .get('/analytics/rocketshelf/bonus_weekly_inner/avg')
        .ok('bonus_weekly_inner is 63 in the only RocketShelf that is left', { result: 63 });
    },
  );

  test(
    '/analytics/hammer/count is 0 while there is no Hammer',
    about('analytics.hammer.count.of-nothing', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.get('/analytics/hammer/count').ok('there is no Hammer', { result: 0 });
    },
  );

  test(
    '/analytics/hammer/count counts every Hammer',
    about('analytics.hammer.count.of-several', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.create('Hammer', hammer);
      await api.get('/analytics/hammer/count').ok('there is one Hammer', { result: 1 });
      await api.create('Hammer', {
        ...hammer,
        id: 'hammer-2',
        angle_weekly_hidden: 79.75,
        color: 'morugi',
        tokens: 6,
      });
      await api.create('Hammer', {
        ...without(hammer, 'color'),
        id: 'hammer-3',
        route_draft: null,
      });
      await api
        .get('/analytics/hammer/count')
        .ok('there are 3 Hammer objects, whatever they hold', { result: 3 });
    },
  );

  test(
    '/analytics/hammer/count does not count a deleted Hammer',
    about('analytics.hammer.count.after-delete', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.create('Hammer', hammer);
      await api.create('Hammer', {
        ...hammer,
        id: 'hammer-2',
        angle_weekly_hidden: 79.75,
        color: 'morugi',
        tokens: 6,
      });
      await api.get('/analytics/hammer/count').ok('there are two Hammer objects', { result: 2 });
      await api.delete('/hammer/hammer-1').removed('the object exists');
      await api
        .get('/analytics/hammer/count')
        .ok('one of two Hammer objects was deleted', { result: 1 });
    },
  );

  test(
    '/analytics/hammer/angle_weekly_hidden/min is null while there is no Hammer',
    about(
      'analytics.hammer.angle_weekly_hidden.min.of-nothing',
      'analytics.shape',
      'analytics.empty',
    ),
    async ({ api }) => {
      await api
        .get('/analytics/hammer/angle_weekly_hidden/min')
        .ok('there is no Hammer', { result: null });
    },
  );

  test(
    '/analytics/hammer/angle_weekly_hidden/min works on a single Hammer',
    about(
      'analytics.hammer.angle_weekly_hidden.min.of-one',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Hammer', { ...hammer, angle_weekly_hidden: 18.75 });
      await api
        .get('/analytics/hammer/angle_weekly_hidden/min')
        .ok('angle_weekly_hidden is 18.75 in the only Hammer', { result: 18.75 });
    },
  );

  test(
    '/analytics/hammer/angle_weekly_hidden/min goes over several objects',
    about(
      'analytics.hammer.angle_weekly_hidden.min.of-several',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Hammer', hammer);
      await api
        .get('/analytics/hammer/angle_weekly_hidden/min')
        .ok('angle_weekly_hidden is 51.75 in the only Hammer', { result: 51.75 });
      await api.create('Hammer', { ...hammer, id: 'hammer-2', angle_weekly_hidden: 18.75 });
      await api.create('Hammer', { ...hammer, id: 'hammer-3', angle_weekly_hidden: 4.5 });
      await api
        .get('/analytics/hammer/angle_weekly_hidden/min')
        .ok('the values of angle_weekly_hidden are 51.75, 18.75, 4.5', { result: 4.5 });
      await api.create('Hammer', { ...hammer, id: 'hammer-4' });
      await api
        .get('/analytics/hammer/angle_weekly_hidden/min')
        .ok('51.75 is the value of angle_weekly_hidden in two objects', { result: 4.5 });
    },
  );

  test(
    '/analytics/hammer/angle_weekly_hidden/min takes 0 for a value',
    about(
      'analytics.hammer.angle_weekly_hidden.min.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('Hammer', { ...hammer, angle_weekly_hidden: 0 });
      await api
        .get('/analytics/hammer/angle_weekly_hidden/min')
        .ok('angle_weekly_hidden is 0 in the only Hammer, which is a value', { result: 0 });
    },
  );

  test(
    '/analytics/hammer/angle_weekly_hidden/min follows an update',
    about(
      'analytics.hammer.angle_weekly_hidden.min.after-update',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Hammer', hammer);
      await api
        .get('/analytics/hammer/angle_weekly_hidden/min')
        .ok('angle_weekly_hidden is 51.75 in the only Hammer', { result: 51.75 });
      await api.patch('/hammer/hammer-1', { angle_weekly_hidden: 4.5 }).ok('the change is valid');
      await api
        .get('/analytics/hammer/angle_weekly_hidden/min')
        .ok('angle_weekly_hidden was changed', { result: 4.5 });
    },
  );

  test(
    '/analytics/hammer/angle_weekly_hidden/min forgets a deleted Hammer',
    about(
      'analytics.hammer.angle_weekly_hidden.min.after-delete',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Hammer', hammer);
      await api.create('Hammer', { ...hammer, id: 'hammer-2', angle_weekly_hidden: 4.5 });
      await api
        .get('/analytics/hammer/angle_weekly_hidden/min')
        .ok('the values of angle_weekly_hidden are 51.75 and 4.5', { result: 4.5 });
      await api.delete('/hammer/hammer-2').removed('the object exists');
      await api
        .get('/analytics/hammer/angle_weekly_hidden/min')
        .ok('angle_weekly_hidden is 51.75 in the only Hammer that is left', { result: 51.75 });
    },
  );

  test(
    '/analytics/hammer/tokens/avg is null while there is no Hammer',
    about('analytics.hammer.tokens.avg.of-nothing', 'analytics.shape', 'analytics.empty'),
    async ({ api }) => {
      await api.get('/analytics/hammer/tokens/avg').ok('there is no Hammer', { result: null });
    },
  );

  test(
    '/analytics/hammer/tokens/avg works on a single Hammer',
    about('analytics.hammer.tokens.avg.of-one', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Hammer', { ...hammer, tokens: 6 });
      await api
        .get('/analytics/hammer/tokens/avg')
        .ok('tokens is 6 in the only Hammer', { result: 6 });
    },
  );

  test(
    '/analytics/hammer/tokens/avg goes over several objects',
    about('analytics.hammer.tokens.avg.of-several', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Hammer', { ...hammer, tokens: -88 });
      await api
        .get('/analytics/hammer/tokens/avg')
        .ok('tokens is -88 in the only Hammer', { result: -88 });
      await api.create('Hammer', { ...hammer, id: 'hammer-2', tokens: 6 });
      await api.create('Hammer', { ...hammer, id: 'hammer-3', tokens: 75 });
      await api
        .get('/analytics/hammer/tokens/avg')
        .ok('the values of tokens are -88, 6, 75', { result: -2.3333333333333335 });
      await api.create('Hammer', { ...hammer, id: 'hammer-4', tokens: -88 });
      await api
        .get('/analytics/hammer/tokens/avg')
        .ok('-88 is the value of tokens in two objects', { result: -23.75 });
    },
  );

  test(
    '/analytics/hammer/tokens/avg takes 0 for a value',
    about(
      'analytics.hammer.tokens.avg.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('Hammer', { ...hammer, tokens: 0 });
      await api
        .get('/analytics/hammer/tokens/avg')
        .ok('tokens is 0 in the only Hammer, which is a value', { result: 0 });
    },
  );

  test(
    '/analytics/hammer/tokens/avg follows an update',
    about('analytics.hammer.tokens.avg.after-update', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Hammer', { ...hammer, tokens: -88 });
      await api
        .get('/analytics/hammer/tokens/avg')
        .ok('tokens is -88 in the only Hammer', { result: -88 });
      await api.patch('/hammer/hammer-1', { tokens: 75 }).ok('the change is valid');
      await api.get('/analytics/hammer/tokens/avg').ok('tokens was changed', { result: 75 });
    },
  );

  test(
    '/analytics/hammer/tokens/avg forgets a deleted Hammer',
    about('analytics.hammer.tokens.avg.after-delete', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Hammer', { ...hammer, tokens: -88 });
      await api.create('Hammer', { ...hammer, id: 'hammer-2', tokens: 75 });
      await api
        .get('/analytics/hammer/tokens/avg')
        .ok('the values of tokens are -88 and 75', { result: -6.5 });
      await api.delete('/hammer/hammer-2').removed('the object exists');
      await api
        .get('/analytics/hammer/tokens/avg')
        .ok('tokens is -88 in the only Hammer that is left', { result: -88 });
    },
  );

  test(
    '/analytics/lake/copies/avg is null while there is no Lake',
    about('analytics.lake.copies.avg.of-nothing', 'analytics.shape', 'analytics.empty'),
    async ({ api }) => {
      await api.get('/analytics/lake/copies/avg').ok('there is no Lake', { result: null });
    },
  );

  test(
    '/analytics/lake/copies/avg works on a single Lake',
    about('analytics.lake.copies.avg.of-one', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Lake', lake);
      await api
        .get('/analytics/lake/copies/avg')
        .ok('copies is 50 in the only Lake', { result: 50 });
    },
  );

  test(
    '/analytics/lake/copies/avg goes over several objects',
    about('analytics.lake.copies.avg.of-several', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Lake', { ...lake, copies: 12 });
      await api
        .get('/analytics/lake/copies/avg')
        .ok('copies is 12 in the only Lake', { result: 12 });
      await api.create('Lake', { ...lake, id: 'lake-2' });
      await api.create('Lake', { ...lake, id: 'lake-3', copies: 90 });
      await api
        .get('/analytics/lake/copies/avg')
        .ok('the values of copies are 12, 50, 90', { result: 50.666666666666664 });
      await api.create('Lake', { ...lake, id: 'lake-4', copies: 12 });
      await api
        .get('/analytics/lake/copies/avg')
        .ok('12 is the value of copies in two objects', { result: 41 });
    },
  );

  test(
    '/analytics/lake/copies/avg takes 0 for a value',
    about(
      'analytics.lake.copies.avg.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('Lake', { ...lake, copies: 0 });
      await api
        .get('/analytics/lake/copies/avg')
        .ok('copies is 0 in the only Lake, which is a value', { result: 0 });
    },
  );

  test(
    '/analytics/lake/copies/avg skips objects without a copies',
    about(
      'analytics.lake.copies.avg.skips-missing-values',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('Lake', { ...lake, copies: 12 });
      await api.create('Lake', { ...lake, id: 'lake-2', copies: null });
      await api.create('Lake', { ...lake, id: 'lake-3', copies: 90 });
      await api
        .get('/analytics/lake/copies/avg')
        .ok('copies has a value in two of three objects', { result: 51 });
    },
  );

  test(
    '/analytics/lake/copies/avg is null while no Lake has a copies',
    about(
      'analytics.lake.copies.avg.of-missing-values',
      'analytics.shape',
      'analytics.nulls',
      'analytics.empty',
    ),
    async ({ api }) => {
      await api.create('Lake', { ...lake, copies: null });
      await api
        .get('/analytics/lake/copies/avg')
        .ok('copies has no value in the only Lake', { result: null });
    },
  );

  test(
    '/analytics/lake/copies/avg follows an update',
    about('analytics.lake.copies.avg.after-update', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Lake', { ...lake, copies: 12 });
      await api
        .get('/analytics/lake/copies/avg')
        .ok('copies is 12 in the only Lake', { result: 12 });
      await api.patch('/lake/lake-1', { copies: 90 }).ok('the change is valid');
      await api.get('/analytics/lake/copies/avg').ok('copies was changed', { result: 90 });
    },
  );

  test(
    '/analytics/lake/copies/avg forgets a deleted Lake',
    about('analytics.lake.copies.avg.after-delete', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Lake', { ...lake, copies: 12 });
      await api.create('Lake', { ...lake, id: 'lake-2', copies: 90 });
      await api
        .get('/analytics/lake/copies/avg')
        .ok('the values of copies are 12 and 90', { result: 51 });
      await api.delete('/lake/lake-2').removed('the object exists');
      await api
        .get('/analytics/lake/copies/avg')
        .ok('copies is 12 in the only Lake that is left', { result: 12 });
    },
  );

  test(
    '/analytics/anchor/count is 0 while there is no Anchor',
    about('analytics.anchor.count.of-nothing', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.get('/analytics/anchor/count').ok('there is no Anchor', { result: 0 });
    },
  );

  test(
    '/analytics/anchor/count counts every Anchor',
    about('analytics.anchor.count.of-several', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.create('Anchor', anchor);
      await api.get('/analytics/anchor/count').ok('there is one Anchor', { result: 1 });
      await api.create('Anchor', {
        ...anchor,
        id: 'anchor-2',
        condition: 'worn',
        delivery_outer_second: 'in_transit',
        speed_former_partial: 65.75,
        weight_remote: 63.25,
      });
      await api.create('Anchor', {
        ...anchor,
        id: 'anchor-3',
        condition: 'good',
        delivery_outer_second: 'returned',
        speed_former_partial: 69.75,
        weight_remote: 19.5,
      });
      await api.create('Anchor', {
        ...anchor,
        id: 'anchor-4',
        delivery_outer_second: 'packed',
        speed_former_partial: 65.5,
        weight_remote: 33.25,
      });
      await api.create('Anchor', {
        ...anchor,
        id: 'anchor-5',
        condition: null,
        delivery_outer_second: null,
        speed_former_partial: null,
      });
      await api
        .get('/analytics/anchor/count')
        .ok('there are 5 Anchor objects, whatever they hold', { result: 5 });
    },
  );

  test(
    '/analytics/anchor/count does not count a deleted Anchor',
    about('analytics.anchor.count.after-delete', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.create('Anchor', anchor);
      await api.create('Anchor', {
        ...anchor,
        id: 'anchor-2',
        condition: 'worn',
        delivery_outer_second: 'in_transit',
        speed_former_partial: 65.75,
        weight_remote: 63.25,
      });
      await api.get('/analytics/anchor/count').ok('there are two Anchor objects', { result: 2 });
      await api.delete('/anchor/anchor-1').removed('the object exists');
      await api
        .get('/analytics/anchor/count')
        .ok('one of two Anchor objects was deleted', { result: 1 });
    },
  );

  test(
    '/analytics/violin/credits/max is null while there is no Violin',
    about('analytics.violin.credits.max.of-nothing', 'analytics.shape', 'analytics.empty'),
    async ({ api }) => {
      await api.get('/analytics/violin/credits/max').ok('there is no Violin', { result: null });
    },
  );

  test(
    '/analytics/violin/credits/max works on a single Violin',
    about('analytics.violin.credits.max.of-one', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Violin', { ...violin, credits: -2 });
      await api
        .get('/analytics/violin/credits/max')
        .ok('credits is -2 in the only Violin', { result: -2 });
    },
  );

  test(
    '/analytics/violin/credits/max goes over several objects',
    about('analytics.violin.credits.max.of-several', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Violin', { ...violin, credits: -2 });
      await api
        .get('/analytics/violin/credits/max')
        .ok('credits is -2 in the only Violin', { result: -2 });
      await api.create('Violin', { ...violin, id: 'violin-2', credits: -2 });
      await api.create('Violin', { ...violin, id: 'violin-3', credits: -1 });
      await api
        .get('/analytics/violin/credits/max')
        .ok('the values of credits are -2, -2, -1', { result: -1 });
      await api.create('Violin', { ...violin, id: 'violin-4', credits: -2 });
      await api
        .get('/analytics/violin/credits/max')
        .ok('-2 is the value of credits in two objects', { result: -1 });
    },
  );

  test(
    '/analytics/violin/credits/max takes 0 for a value',
    about(
      'analytics.violin.credits.max.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('Violin', { ...violin, credits: 0 });
      await api
        .get('/analytics/violin/credits/max')
        .ok('credits is 0 in the only Violin, which is a value', { result: 0 });
    },
  );

  test(
    '/analytics/violin/credits/max follows an update',
    about('analytics.violin.credits.max.after-update', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Violin', { ...violin, credits: -2 });
      await api
        .get('/analytics/violin/credits/max')
        .ok('credits is -2 in the only Violin', { result: -2 });
      await api.patch('/violin/violin-1', { credits: -1 }).ok('the change is valid');
      await api.get('/analytics/violin/credits/max').ok('credits was changed', { result: -1 });
    },
  );

  test(
    '/analytics/violin/credits/max forgets a deleted Violin',
    about('analytics.violin.credits.max.after-delete', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Violin', { ...violin, credits: -2 });
      await api.create('Violin', { ...violin, id: 'violin-2', credits: -1 });
      await api
        .get('/analytics/violin/credits/max')
        .ok('the values of credits are -2 and -1', { result: -1 });
      await api.delete('/violin/violin-2').removed('the object exists');
      await api
        .get('/analytics/violin/credits/max')
        .ok('credits is -2 in the only Violin that is left', { result: -2 });
    },
  );

  test(
    '/analytics/feather/count is 0 while there is no Feather',
    about('analytics.feather.count.of-nothing', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.get('/analytics/feather/count').ok('there is no Feather', { result: 0 });
    },
  );

  test(
    '/analytics/feather/count counts every Feather',
    about('analytics.feather.count.of-several', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.create('Feather', feather);
      await api.get('/analytics/feather/count').ok('there is one Feather', { result: 1 });
      await api.create('Feather', {
        ...feather,
        id: 'feather-2',
        created_base_past: '2028-05-26 16:07:36',
        flavor_pending_rough: 'dali',
        radius_stored: 15.25,
      });
      await api.create('Feather', {
        ...feather,
        id: 'feather-3',
        created_base_past: null,
        flavor_pending_rough: null,
        hammer: null,
      });
      await api
        .get('/analytics/feather/count')
        .ok('there are 3 Feather objects, whatever they hold', { result: 3 });
    },
  );

  test(
    '/analytics/feather/count does not count a deleted Feather',
    about('analytics.feather.count.after-delete', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.create('Feather', feather);
      await api.create('Feather', {
        ...feather,
        id: 'feather-2',
        created_base_past: '2028-05-26 16:07:36',
        flavor_pending_rough: 'dali',
        radius_stored: 15.25,
      });
      await api.get('/analytics/feather/count').ok('there are two Feather objects', { result: 2 });
      await api.delete('/feather/feather-1').removed('the object exists');
      await api
        .get('/analytics/feather/count')
        .ok('one of two Feather objects was deleted', { result: 1 });
    },
  );
});
