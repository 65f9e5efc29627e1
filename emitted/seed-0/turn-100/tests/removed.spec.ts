import { about, test } from '../support/api.ts';

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

// A valid Hedge, as the tests send it.
const hedge = {
  born_raw: '2024-02-21 06:46:59',
  delivered: '2028-04-18 18:19:37',
  id: 'hedge-1',
  mode: 'archived',
  topic_latest: 'bodo do',
  copies_backup: 47,
  author_lesser_cached: 'rubasu',
};

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

// A valid Ticket, as the tests send it.
const ticket = {
  departed_yearly: '2022-05-14 01:43:18',
  id: 'ticket-1',
  serial: 'tirava',
  capacity_inner: 62,
  balance: 94.25,
  access: 'full',
};

// A valid Glacier, as the tests send it.
const glacier = {
  id: 'glacier-1',
  pinned: true,
  seen_alternate_remote: '2023-08-23 13:56:28',
  blocked_recent: true,
  score_rough: 60,
};

// A valid Hammer, as the tests send it.
const hammer = { angle_weekly_hidden: 51.75, color: 'ninora', id: 'hammer-1', tokens: 88 };

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
      await api.get('/bucket', {
        status: [404],
        because: 'the specification has no /bucket any more',
      });
      await api.post('/bucket', {
        body: { id: 'bucket-1' },
        status: [404],
        because: 'the specification has no /bucket any more',
      });
      await api.get('/bucket/bucket-1', {
        status: [404],
        because: 'the specification has no /bucket any more',
      });
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
    '/chapter is gone',
    about('removed.endpoint.chapter', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/chapter', { status: [404], because: '/chapter is /barrel now' });
      await api.post('/chapter', {
        body: { id: 'chapter-1' },
        status: [404],
        because: '/chapter is /barrel now',
      });
      await api.get('/chapter/chapter-1', { status: [404], because: '/chapter is /barrel now' });
    },
  );

  test(
    '/comment is gone',
    about('removed.endpoint.comment', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      await api.get('/comment', {
        status: [404],
        because: 'the specification has no /comment any more',
      });
      await api.post('/comment', {
        body: { id: 'comment-1' },
        status: [404],
        because: 'the specification has no /comment any more',
      });
      await api.get('/comment/comment-1', {
        status: [404],
        because: 'the specification has no /comment any more',
      });
    },
  );

  test(
    '/falcon is gone',
    about('removed.endpoint.falcon', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/falcon', { status: [404], because: '/falcon is /anchorsailor now' });
      await api.post('/falcon', {
        body: { id: 'falcon-1' },
        status: [404],
        because: '/falcon is /anchorsailor now',
      });
      await api.get('/falcon/falcon-1', { status: [404], because: '/falcon is /anchorsailor now' });
    },
  );

  test(
    '/farmmission is gone',
    about('removed.endpoint.farmmission', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      await api.get('/farmmission', {
        status: [404],
        because: 'the specification has no /farmmission any more',
      });
      await api.post('/farmmission', {
        body: { id: 'farmmission-1' },
        status: [404],
        because: 'the specification has no /farmmission any more',
      });
      await api.get('/farmmission/farmmission-1', {
        status: [404],
        because: 'the specification has no /farmmission any more',
      });
    },
  );

  test(
    '/festival is gone',
    about('removed.endpoint.festival', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/festival', { status: [404], because: '/festival is /teapot now' });
      await api.post('/festival', {
        body: { id: 'festival-1' },
        status: [404],
        because: '/festival is /teapot now',
      });
      await api.get('/festival/festival-1', { status: [404], because: '/festival is /teapot now' });
    },
  );

  test(
    '/flower is gone',
    about('removed.endpoint.flower', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/flower', { status: [404], because: '/flower is /stadium now' });
      await api.post('/flower', {
        body: { id: 'flower-1' },
        status: [404],
        because: '/flower is /stadium now',
      });
      await api.get('/flower/flower-1', { status: [404], because: '/flower is /stadium now' });
    },
  );

  test(
    '/forest is gone',
    about('removed.endpoint.forest', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/forest', {
        status: [404],
        because: 'the specification has no /forest any more',
      });
      await api.post('/forest', {
        body: { id: 'forest-1' },
        status: [404],
        because: 'the specification has no /forest any more',
      });
      await api.get('/forest/forest-1', {
        status: [404],
        because: 'the specification has no /forest any more',
      });
    },
  );

  test(
    '/galaxy is gone',
    about('removed.endpoint.galaxy', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/galaxy', {
        status: [404],
        because: 'the specification has no /galaxy any more',
      });
      await api.post('/galaxy', {
        body: { id: 'galaxy-1' },
        status: [404],
        because: 'the specification has no /galaxy any more',
      });
      await api.get('/galaxy/galaxy-1', {
        status: [404],
        because: 'the specification has no /galaxy any more',
      });
    },
  );

  test(
    '/hedgearrow is gone',
    about('removed.endpoint.hedgearrow', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      await api.get('/hedgearrow', {
        status: [404],
        because: 'the specification has no /hedgearrow any more',
      });
      await api.post('/hedgearrow', {
        body: { id: 'hedgearrow-1' },
        status: [404],
        because: 'the specification has no /hedgearrow any more',
      });
      await api.get('/hedgearrow/hedgearrow-1', {
        status: [404],
        because: 'the specification has no /hedgearrow any more',
      });
    },
  );

  test(
    '/ladder is gone',
    about('removed.endpoint.ladder', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/ladder', { status: [404], because: '/ladder is /theater now' });
      await api.post('/ladder', {
        body: { id: 'ladder-1' },
        status: [404],
        because: '/ladder is /theater now',
      });
      await api.get('/ladder/ladder-1', { status: [404], because: '/ladder is /theater now' });
    },
  );

  test(
    '/lighthouse is gone',
    about('removed.endpoint.lighthouse', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      await api.get('/lighthouse', {
        status: [404],
        because: 'the specification has no /lighthouse any more',
      });
      await api.post('/lighthouse', {
        body: { id: 'lighthouse-1' },
        status: [404],
        because: 'the specification has no /lighthouse any more',
      });
      await api.get('/lighthouse/lighthouse-1', {
        status: [404],
        because: 'the specification has no /lighthouse any more',
      });
    },
  );

  test(
    '/medaltunnel is gone',
    about('removed.endpoint.medaltunnel', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/medaltunnel', {
        status: [404],
        because: '/medaltunnel is /anchorsailor now',
      });
      await api.post('/medaltunnel', {
        body: { id: 'medaltunnel-1' },
        status: [404],
        because: '/medaltunnel is /anchorsailor now',
      });
      await api.get('/medaltunnel/medaltunnel-1', {
        status: [404],
        because: '/medaltunnel is /anchorsailor now',
      });
    },
  );

  test(
    '/mission is gone',
    about('removed.endpoint.mission', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/mission', {
        status: [404],
        because: 'the specification has no /mission any more',
      });
      await api.post('/mission', {
        body: { id: 'mission-1' },
        status: [404],
        because: 'the specification has no /mission any more',
      });
      await api.get('/mission/mission-1', {
        status: [404],
        because: 'the specification has no /mission any more',
      });
    },
  );

  test(
    '/needle is gone',
    about('removed.endpoint.needle', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      await api.get('/needle', {
        status: [404],
        because: 'the specification has no /needle any more',
      });
      await api.post('/needle', {
        body: { id: 'needle-1' },
        status: [404],
        because: 'the specification has no /needle any more',
      });
      await api.get('/needle/needle-1', {
        status: [404],
        because: 'the specification has no /needle any more',
      });
    },
  );

  test(
    '/palaceschool is gone',
    about('removed.endpoint.palaceschool', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/palaceschool', {
        status: [404],
        because: 'the specification has no /palaceschool any more',
      });
      await api.post('/palaceschool', {
        body: { id: 'palaceschool-1' },
        status: [404],
        because: 'the specification has no /palaceschool any more',
      });
      await api.get('/palaceschool/palaceschool-1', {
        status: [404],
        because: 'the specification has no /palaceschool any more',
      });
    },
  );

  test(
    '/pigeon is gone',
    about('removed.endpoint.pigeon', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/pigeon', { status: [404], because: '/pigeon is /jacket now' });
      await api.post('/pigeon', {
        body: { id: 'pigeon-1' },
        status: [404],
        because: '/pigeon is /jacket now',
      });
      await api.get('/pigeon/pigeon-1', { status: [404], because: '/pigeon is /jacket now' });
    },
  );

  test(
    '/route is gone',
    about('removed.endpoint.route', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/route', { status: [404], because: '/route is /harbor now' });
      await api.post('/route', {
        body: { id: 'route-1' },
        status: [404],
        because: '/route is /harbor now',
      });
      await api.get('/route/route-1', { status: [404], because: '/route is /harbor now' });
    },
  );

  test(
    '/saucerlighthouse is gone',
    about('removed.endpoint.saucerlighthouse', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      await api.get('/saucerlighthouse', {
        status: [404],
        because: 'the specification has no /saucerlighthouse any more',
      });
      await api.post('/saucerlighthouse', {
        body: { id: 'saucerlighthouse-1' },
        status: [404],
        because: 'the specification has no /saucerlighthouse any more',
      });
      await api.get('/saucerlighthouse/saucerlighthouse-1', {
        status: [404],
        because: 'the specification has no /saucerlighthouse any more',
      });
    },
  );

  test(
    '/squadcircle is gone',
    about('removed.endpoint.squadcircle', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/squadcircle', {
        status: [404],
        because: '/squadcircle is /anchorsailor now',
      });
      await api.post('/squadcircle', {
        body: { id: 'squadcircle-1' },
        status: [404],
        because: '/squadcircle is /anchorsailor now',
      });
      await api.get('/squadcircle/squadcircle-1', {
        status: [404],
        because: '/squadcircle is /anchorsailor now',
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
      await api.get('/statue', {
        status: [404],
        because: 'the specification has no /statue any more',
      });
      await api.post('/statue', {
        body: { id: 'statue-1' },
        status: [404],
        because: 'the specification has no /statue any more',
      });
      await api.get('/statue/statue-1', {
        status: [404],
        because: 'the specification has no /statue any more',
      });
    },
  );

  test(
    '/statuekitchen is gone',
    about('removed.endpoint.statuekitchen', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      await api.get('/statuekitchen', {
        status: [404],
        because: 'the specification has no /statuekitchen any more',
      });
      await api.post('/statuekitchen', {
        body: { id: 'statuekitchen-1' },
        status: [404],
        because: 'the specification has no /statuekitchen any more',
      });
      await api.get('/statuekitchen/statuekitchen-1', {
        status: [404],
        because: 'the specification has no /statuekitchen any more',
      });
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
    '/turtle is gone',
    about('removed.endpoint.turtle', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/turtle', { status: [404], because: '/turtle is /pillow now' });
      await api.post('/turtle', {
        body: { id: 'turtle-1' },
        status: [404],
        because: '/turtle is /pillow now',
      });
      await api.get('/turtle/turtle-1', { status: [404], because: '/turtle is /pillow now' });
    },
  );

  test(
    '/valley is gone',
    about('removed.endpoint.valley', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/valley', { status: [404], because: '/valley is /anchorsailor now' });
      await api.post('/valley', {
        body: { id: 'valley-1' },
        status: [404],
        because: '/valley is /anchorsailor now',
      });
      await api.get('/valley/valley-1', { status: [404], because: '/valley is /anchorsailor now' });
    },
  );

  test(
    '/voyage is gone',
    about('removed.endpoint.voyage', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      await api.get('/voyage', {
        status: [404],
        because: 'the specification has no /voyage any more',
      });
      await api.post('/voyage', {
        body: { id: 'voyage-1' },
        status: [404],
        because: 'the specification has no /voyage any more',
      });
      await api.get('/voyage/voyage-1', {
        status: [404],
        because: 'the specification has no /voyage any more',
      });
    },
  );

  test(
    '/window is gone',
    about('removed.endpoint.window', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      await api.get('/window', {
        status: [404],
        because: 'the specification has no /window any more',
      });
      await api.post('/window', {
        body: { id: 'window-1' },
        status: [404],
        because: 'the specification has no /window any more',
      });
      await api.get('/window/window-1', {
        status: [404],
        because: 'the specification has no /window any more',
      });
    },
  );

  test(
    '/zebra is gone',
    about('removed.endpoint.zebra', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      await api.get('/zebra', {
        status: [404],
        because: 'the specification has no /zebra any more',
      });
      await api.post('/zebra', {
        body: { id: 'zebra-1' },
        status: [404],
        because: 'the specification has no /zebra any more',
      });
      await api.get('/zebra/zebra-1', {
        status: [404],
        because: 'the specification has no /zebra any more',
      });
    },
  );

  test(
    '/analytics/anchorsailor/seats_partial/avg is gone',
    about('removed.analytics.anchorsailor.seats_partial.avg', 'changes.gone'),
    async ({ api }) => {
      await api.get('/analytics/anchorsailor/seats_partial/avg', {
        status: [404],
        because: 'the specification has no /analytics/anchorsailor/seats_partial/avg any more',
      });
    },
  );

  test(
    '/analytics/anchorsailor/seats_partial/min is gone',
    about('removed.analytics.anchorsailor.seats_partial.min', 'changes.gone'),
    async ({ api }) => {
      await api.get('/analytics/anchorsailor/seats_partial/min', {
        status: [404],
        because: 'the specification has no /analytics/anchorsailor/seats_partial/min any more',
      });
    },
  );

  test(
    '/analytics/barrelbridge/speed_former_target/max is gone',
    about('removed.analytics.barrelbridge.speed_former_target.max', 'changes.gone'),
    async ({ api }) => {
      await api.get('/analytics/barrelbridge/speed_former_target/max', {
        status: [404],
        because:
          'the specification has no /analytics/barrelbridge/speed_former_target/max any more',
      });
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
    '/analytics/falcon/count is gone',
    about('removed.analytics.falcon.count', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/falcon/count', {
        status: [404],
        because: 'the specification has no /analytics/falcon/count any more',
      });
    },
  );

  test(
    '/analytics/falcon/seats_partial/avg is gone',
    about('removed.analytics.falcon.seats_partial.avg', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/falcon/seats_partial/avg', {
        status: [404],
        because: 'the specification has no /analytics/falcon/seats_partial/avg any more',
      });
    },
  );

  test(
    '/analytics/falcon/seats_partial/sum is gone',
    about('removed.analytics.falcon.seats_partial.sum', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/falcon/seats_partial/sum', {
        status: [404],
        because:
          '/analytics/falcon/seats_partial/sum is /analytics/anchorsailor/seats_partial/sum now',
      });
    },
  );

  test(
    '/analytics/festival/count is gone',
    about('removed.analytics.festival.count', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/festival/count', {
        status: [404],
        because: 'the specification has no /analytics/festival/count any more',
      });
    },
  );

  test(
    '/analytics/flower/count is gone',
    about('removed.analytics.flower.count', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/flower/count', {
        status: [404],
        because: 'the specification has no /analytics/flower/count any more',
      });
    },
  );

  test(
    '/analytics/flower/margin_past/min is gone',
    about('removed.analytics.flower.margin_past.min', 'changes.gone'),
    async ({ api }) => {
      await api.get('/analytics/flower/margin_past/min', {
        status: [404],
        because: 'the specification has no /analytics/flower/margin_past/min any more',
      });
    },
  );

  test(
    '/analytics/forest/count is gone',
    about('removed.analytics.forest.count', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/forest/count', {
        status: [404],
        because: 'the specification has no /analytics/forest/count any more',
      });
    },
  );

  test(
    '/analytics/galaxy/count is gone',
    about('removed.analytics.galaxy.count', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/galaxy/count', {
        status: [404],
        because: 'the specification has no /analytics/galaxy/count any more',
      });
    },
  );

  test(
    '/analytics/galaxy/rank/min is gone',
    about('removed.analytics.galaxy.rank.min', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/galaxy/rank/min', {
        status: [404],
        because: 'the specification has no /analytics/galaxy/rank/min any more',
      });
    },
  );

  test(
    '/analytics/hedgearrow/seats_main/max is gone',
    about('removed.analytics.hedgearrow.seats_main.max', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      await api.get('/analytics/hedgearrow/seats_main/max', {
        status: [404],
        because: 'the specification has no /analytics/hedgearrow/seats_main/max any more',
      });
    },
  );

  test(
    '/analytics/medaltunnel/count is gone',
    about('removed.analytics.medaltunnel.count', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/medaltunnel/count', {
        status: [404],
        because: 'the specification has no /analytics/medaltunnel/count any more',
      });
    },
  );

  test(
    '/analytics/medaltunnel/seats_partial/avg is gone',
    about(
      'removed.analytics.medaltunnel.seats_partial.avg',
      'changes.gone',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.get('/analytics/medaltunnel/seats_partial/avg', {
        status: [404],
        because: 'the specification has no /analytics/medaltunnel/seats_partial/avg any more',
      });
    },
  );

  test(
    '/analytics/medaltunnel/seats_partial/sum is gone',
    about(
      'removed.analytics.medaltunnel.seats_partial.sum',
      'changes.gone',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.get('/analytics/medaltunnel/seats_partial/sum', {
        status: [404],
        because:
          '/analytics/medaltunnel/seats_partial/sum is /analytics/anchorsailor/seats_partial/sum now',
      });
    },
  );

  test(
    '/analytics/mission/count is gone',
    about('removed.analytics.mission.count', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/mission/count', {
        status: [404],
        because: 'the specification has no /analytics/mission/count any more',
      });
    },
  );

  test(
    '/analytics/needle/orders_shared_partial/avg is gone',
    about('removed.analytics.needle.orders_shared_partial.avg', 'changes.gone'),
    async ({ api }) => {
      await api.get('/analytics/needle/orders_shared_partial/avg', {
        status: [404],
        because: 'the specification has no /analytics/needle/orders_shared_partial/avg any more',
      });
    },
  );

  test(
    '/analytics/needle/orders_shared_partial/min is gone',
    about(
      'removed.analytics.needle.orders_shared_partial.min',
      'changes.gone',
      'changes.delete-entity',
    ),
    async ({ api }) => {
      await api.get('/analytics/needle/orders_shared_partial/min', {
        status: [404],
        because: 'the specification has no /analytics/needle/orders_shared_partial/min any more',
      });
    },
  );

  test(
    '/analytics/needle/weight_class_proposed/avg is gone',
    about('removed.analytics.needle.weight_class_proposed.avg', 'changes.gone'),
    async ({ api }) => {
      await api.get('/analytics/needle/weight_class_proposed/avg', {
        status: [404],
        because: 'the specification has no /analytics/needle/weight_class_proposed/avg any more',
      });
    },
  );

  test(
    '/analytics/needle/weight_class_proposed/max is gone',
    about(
      'removed.analytics.needle.weight_class_proposed.max',
      'changes.gone',
      'changes.delete-entity',
    ),
    async ({ api }) => {
      await api.get('/analytics/needle/weight_class_proposed/max', {
        status: [404],
        because: 'the specification has no /analytics/needle/weight_class_proposed/max any more',
      });
    },
  );

  test(
    '/analytics/palaceschool/count is gone',
    about('removed.analytics.palaceschool.count', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/palaceschool/count', {
        status: [404],
        because: 'the specification has no /analytics/palaceschool/count any more',
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
        because: 'the specification has no /analytics/palaceschool/rank/min any more',
      });
    },
  );

  test(
    '/analytics/pigeon/count is gone',
    about('removed.analytics.pigeon.count', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/pigeon/count', {
        status: [404],
        because: '/analytics/pigeon/count is /analytics/jacket/count now',
      });
    },
  );

  test(
    '/analytics/pillow/altitude_rough_root/sum is gone',
    about('removed.analytics.pillow.altitude_rough_root.sum', 'changes.gone'),
    async ({ api }) => {
      await api.get('/analytics/pillow/altitude_rough_root/sum', {
        status: [404],
        because: 'the specification has no /analytics/pillow/altitude_rough_root/sum any more',
      });
    },
  );

  test(
    '/analytics/pillow/visits_cached/avg is gone',
    about('removed.analytics.pillow.visits_cached.avg', 'changes.gone'),
    async ({ api }) => {
      await api.get('/analytics/pillow/visits_cached/avg', {
        status: [404],
        because: 'the specification has no /analytics/pillow/visits_cached/avg any more',
      });
    },
  );

  test(
    '/analytics/radiofarm/rating_remote/min is gone',
    about('removed.analytics.radiofarm.rating_remote.min', 'changes.gone'),
    async ({ api }) => {
      await api.get('/analytics/radiofarm/rating_remote/min', {
        status: [404],
        because: 'the specification has no /analytics/radiofarm/rating_remote/min any more',
      });
    },
  );

  test(
    '/analytics/radiofarm/rating_remote/sum is gone',
    about('removed.analytics.radiofarm.rating_remote.sum', 'changes.gone'),
    async ({ api }) => {
      await api.get('/analytics/radiofarm/rating_remote/sum', {
        status: [404],
        because: 'the specification has no /analytics/radiofarm/rating_remote/sum any more',
      });
    },
  );

  test(
    '/analytics/route/count is gone',
    about('removed.analytics.route.count', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/route/count', {
        status: [404],
        because: '/analytics/route/count is /analytics/harbor/count now',
      });
    },
  );

  test(
    '/analytics/route/votes/max is gone',
    about('removed.analytics.route.votes.max', 'changes.gone'),
    async ({ api }) => {
      await api.get('/analytics/route/votes/max', {
        status: [404],
        because: 'the specification has no /analytics/route/votes/max any more',
      });
    },
  );

  test(
    '/analytics/route/votes/min is gone',
    about('removed.analytics.route.votes.min', 'changes.gone', 'changes.delete-field'),
    async ({ api }) => {
      await api.get('/analytics/route/votes/min', {
        status: [404],
        because: 'the specification has no /analytics/route/votes/min any more',
      });
    },
  );

  test(
    '/analytics/route/votes/sum is gone',
    about('removed.analytics.route.votes.sum', 'changes.gone', 'changes.delete-field'),
    async ({ api }) => {
      await api.get('/analytics/route/votes/sum', {
        status: [404],
        because: 'the specification has no /analytics/route/votes/sum any more',
      });
    },
  );

  test(
    '/analytics/squadcircle/count is gone',
    about('removed.analytics.squadcircle.count', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/squadcircle/count', {
        status: [404],
        because: 'the specification has no /analytics/squadcircle/count any more',
      });
    },
  );

  test(
    '/analytics/squadcircle/seats_partial/avg is gone',
    about(
      'removed.analytics.squadcircle.seats_partial.avg',
      'changes.gone',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.get('/analytics/squadcircle/seats_partial/avg', {
        status: [404],
        because: 'the specification has no /analytics/squadcircle/seats_partial/avg any more',
      });
    },
  );

  test(
    '/analytics/squadcircle/seats_partial/sum is gone',
    about(
      'removed.analytics.squadcircle.seats_partial.sum',
      'changes.gone',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.get('/analytics/squadcircle/seats_partial/sum', {
        status: [404],
        because:
          '/analytics/squadcircle/seats_partial/sum is /analytics/anchorsailor/seats_partial/sum now',
      });
    },
  );

  test(
    '/analytics/stadium/count is gone',
    about('removed.analytics.stadium.count', 'changes.gone'),
    async ({ api }) => {
      await api.get('/analytics/stadium/count', {
        status: [404],
        because: 'the specification has no /analytics/stadium/count any more',
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
    '/analytics/statuekitchen/likes/min is gone',
    about('removed.analytics.statuekitchen.likes.min', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      await api.get('/analytics/statuekitchen/likes/min', {
        status: [404],
        because: 'the specification has no /analytics/statuekitchen/likes/min any more',
      });
    },
  );

  test(
    '/analytics/teapot/count is gone',
    about('removed.analytics.teapot.count', 'changes.gone'),
    async ({ api }) => {
      await api.get('/analytics/teapot/count', {
        status: [404],
        because: 'the specification has no /analytics/teapot/count any more',
      });
    },
  );

  test(
    '/analytics/turtle/altitude_rough_root/sum is gone',
    about(
      'removed.analytics.turtle.altitude_rough_root.sum',
      'changes.gone',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.get('/analytics/turtle/altitude_rough_root/sum', {
        status: [404],
        because: 'the specification has no /analytics/turtle/altitude_rough_root/sum any more',
      });
    },
  );

  test(
    '/analytics/turtle/count is gone',
    about('removed.analytics.turtle.count', 'changes.gone'),
    async ({ api }) => {
      await api.get('/analytics/turtle/count', {
        status: [404],
        because: 'the specification has no /analytics/turtle/count any more',
      });
    },
  );

  test(
    '/analytics/turtle/rating_standard/avg is gone',
    about('removed.analytics.turtle.rating_standard.avg', 'changes.gone', 'changes.rename-field'),
    async ({ api }) => {
      await api.get('/analytics/turtle/rating_standard/avg', {
        status: [404],
        because: 'the specification has no /analytics/turtle/rating_standard/avg any more',
      });
    },
  );

  test(
    '/analytics/turtle/rating_standard/max is gone',
    about('removed.analytics.turtle.rating_standard.max', 'changes.gone', 'changes.rename-field'),
    async ({ api }) => {
      await api.get('/analytics/turtle/rating_standard/max', {
        status: [404],
        because: '/analytics/turtle/rating_standard/max is /analytics/pillow/visits_cached/max now',
      });
    },
  );

  test(
    '/analytics/turtle/share_rate/sum is gone',
    about('removed.analytics.turtle.share_rate.sum', 'changes.gone'),
    async ({ api }) => {
      await api.get('/analytics/turtle/share_rate/sum', {
        status: [404],
        because: 'the specification has no /analytics/turtle/share_rate/sum any more',
      });
    },
  );

  test(
    '/analytics/turtle/visits_cached/avg is gone',
    about('removed.analytics.turtle.visits_cached.avg', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/turtle/visits_cached/avg', {
        status: [404],
        because: 'the specification has no /analytics/turtle/visits_cached/avg any more',
      });
    },
  );

  test(
    '/analytics/turtle/visits_cached/max is gone',
    about('removed.analytics.turtle.visits_cached.max', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/turtle/visits_cached/max', {
        status: [404],
        because: '/analytics/turtle/visits_cached/max is /analytics/pillow/visits_cached/max now',
      });
    },
  );

  test(
    '/analytics/valley/count is gone',
    about('removed.analytics.valley.count', 'changes.gone'),
    async ({ api }) => {
      await api.get('/analytics/valley/count', {
        status: [404],
        because: 'the specification has no /analytics/valley/count any more',
      });
    },
  );

  test(
    '/analytics/valley/seats_partial/avg is gone',
    about('removed.analytics.valley.seats_partial.avg', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/valley/seats_partial/avg', {
        status: [404],
        because: 'the specification has no /analytics/valley/seats_partial/avg any more',
      });
    },
  );

  test(
    '/analytics/valley/seats_partial/min is gone',
    about('removed.analytics.valley.seats_partial.min', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/valley/seats_partial/min', {
        status: [404],
        because: 'the specification has no /analytics/valley/seats_partial/min any more',
      });
    },
  );

  test(
    '/analytics/valley/seats_partial/sum is gone',
    about('removed.analytics.valley.seats_partial.sum', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/valley/seats_partial/sum', {
        status: [404],
        because:
          '/analytics/valley/seats_partial/sum is /analytics/anchorsailor/seats_partial/sum now',
      });
    },
  );

  test(
    '/analytics/window/count is gone',
    about('removed.analytics.window.count', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      await api.get('/analytics/window/count', {
        status: [404],
        because: 'the specification has no /analytics/window/count any more',
      });
    },
  );

  test(
    '/analytics/zebra/count is gone',
    about('removed.analytics.zebra.count', 'changes.gone'),
    async ({ api }) => {
      await api.get('/analytics/zebra/count', {
        status: [404],
        because: 'the specification has no /analytics/zebra/count any more',
      });
    },
  );

  test(
    '/analytics/zebra/radius_former/sum is gone',
    about('removed.analytics.zebra.radius_former.sum', 'changes.gone', 'changes.rename-field'),
    async ({ api }) => {
      await api.get('/analytics/zebra/radius_former/sum', {
        status: [404],
        because: 'the specification has no /analytics/zebra/radius_former/sum any more',
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
        because: 'the specification has no /analytics/zebra/rank/max any more',
      });
    },
  );

  test(
    '/analytics/zebra/rank/min is gone',
    about('removed.analytics.zebra.rank.min', 'changes.gone', 'changes.rename-field'),
    async ({ api }) => {
      await api.get('/analytics/zebra/rank/min', {
        status: [404],
        because: 'the specification has no /analytics/zebra/rank/min any more',
      });
    },
  );

  test(
    '/analytics/zebra/temperature_past_current/min is gone',
    about(
      'removed.analytics.zebra.temperature_past_current.min',
      'changes.gone',
      'changes.delete-entity',
    ),
    async ({ api }) => {
      await api.get('/analytics/zebra/temperature_past_current/min', {
        status: [404],
        because: 'the specification has no /analytics/zebra/temperature_past_current/min any more',
      });
    },
  );

  test(
    '/analytics/zebra/temperature_past_current/sum is gone',
    about(
      'removed.analytics.zebra.temperature_past_current.sum',
      'changes.gone',
      'changes.delete-entity',
    ),
    async ({ api }) => {
      await api.get('/analytics/zebra/temperature_past_current/sum', {
        status: [404],
        because: 'the specification has no /analytics/zebra/temperature_past_current/sum any more',
      });
    },
  );

  test(
    '/analytics/zebra/views_open/avg is gone',
    about('removed.analytics.zebra.views_open.avg', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      await api.get('/analytics/zebra/views_open/avg', {
        status: [404],
        because: 'the specification has no /analytics/zebra/views_open/avg any more',
      });
    },
  );

  test(
    '/analytics/zebra/views_open/max is gone',
    about('removed.analytics.zebra.views_open.max', 'changes.gone'),
    async ({ api }) => {
      await api.get('/analytics/zebra/views_open/max', {
        status: [404],
        because: 'the specification has no /analytics/zebra/views_open/max any more',
      });
    },
  );

  test(
    '/analytics/zebra/views_open/min is gone',
    about('removed.analytics.zebra.views_open.min', 'changes.gone'),
    async ({ api }) => {
      await api.get('/analytics/zebra/views_open/min', {
        status: [404],
        because: 'the specification has no /analytics/zebra/views_open/min any more',
      });
    },
  );

  test(
    '/analytics/zebra/views_open/sum is gone',
    about('removed.analytics.zebra.views_open.sum', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      await api.get('/analytics/zebra/views_open/sum', {
        status: [404],
        because: 'the specification has no /analytics/zebra/views_open/sum any more',
      });
    },
  );

  test(
    '/analytics/zebra/weight_stored/min is gone',
    about('removed.analytics.zebra.weight_stored.min', 'changes.gone', 'changes.rename-field'),
    async ({ api }) => {
      await api.get('/analytics/zebra/weight_stored/min', {
        status: [404],
        because: 'the specification has no /analytics/zebra/weight_stored/min any more',
      });
    },
  );

  test(
    '/analytics/zebra/weight_stored/sum is gone',
    about('removed.analytics.zebra.weight_stored.sum', 'changes.gone', 'changes.rename-field'),
    async ({ api }) => {
      await api.get('/analytics/zebra/weight_stored/sum', {
        status: [404],
        because: 'the specification has no /analytics/zebra/weight_stored/sum any more',
      });
    },
  );

  test(
    'Archive no longer has the action complete',
    about('removed.action.archive.complete', 'changes.gone'),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api.post('/archive/archive-1/complete', {
        status: [404],
        because: 'Archive has no complete any more',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: archive,
        because: 'an action that is gone changes nothing',
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
        answer: archive,
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
        answer: archive,
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'Archive no longer has the action reject',
    about('removed.action.archive.reject', 'changes.gone'),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api.post('/archive/archive-1/reject', {
        status: [404],
        because: 'Archive has no reject any more',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: archive,
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
        answer: archive,
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
        answer: archive,
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'Pillow no longer has the action activate',
    about('removed.action.pillow.activate', 'changes.gone'),
    async ({ api }) => {
      await api.create('Pillow', pillow);
      await api.post('/pillow/pillow-1/activate', {
        status: [404],
        because: 'Pillow has no activate any more',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { ...pillow, turtles_secondary: [] },
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'Pillow no longer has the action hold',
    about('removed.action.pillow.hold', 'changes.gone'),
    async ({ api }) => {
      await api.create('Pillow', pillow);
      await api.post('/pillow/pillow-1/hold', {
        status: [404],
        because: 'Pillow has no hold any more',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { ...pillow, turtles_secondary: [] },
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'Pillow no longer has the action refresh',
    about('removed.action.pillow.refresh', 'changes.gone'),
    async ({ api }) => {
      await api.create('Pillow', pillow);
      await api.post('/pillow/pillow-1/refresh', {
        status: [404],
        because: 'Pillow has no refresh any more',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { ...pillow, turtles_secondary: [] },
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'Pillow no longer has the action renew',
    about('removed.action.pillow.renew', 'changes.gone'),
    async ({ api }) => {
      await api.create('Pillow', pillow);
      await api.post('/pillow/pillow-1/renew', {
        status: [404],
        because: 'Pillow has no renew any more',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { ...pillow, turtles_secondary: [] },
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'Pillow no longer has the action restart',
    about('removed.action.pillow.restart', 'changes.gone'),
    async ({ api }) => {
      await api.create('Pillow', pillow);
      await api.post('/pillow/pillow-1/restart', {
        status: [404],
        because: 'Pillow has no restart any more',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { ...pillow, turtles_secondary: [] },
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'Pillow no longer has the action transfer',
    about('removed.action.pillow.transfer', 'changes.gone'),
    async ({ api }) => {
      await api.create('Pillow', pillow);
      await api.post('/pillow/pillow-1/transfer', {
        status: [404],
        because: 'Pillow has no transfer any more',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { ...pillow, turtles_secondary: [] },
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'Pillow no longer has the action upgrade',
    about('removed.action.pillow.upgrade', 'changes.gone'),
    async ({ api }) => {
      await api.create('Pillow', pillow);
      await api.post('/pillow/pillow-1/upgrade', {
        status: [404],
        because: 'Pillow has no upgrade any more',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { ...pillow, turtles_secondary: [] },
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'Teapot no longer has the action complete',
    about('removed.action.teapot.complete', 'changes.gone'),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.post('/teapot/teapot-1/complete', {
        status: [404],
        because: 'Teapot has no complete any more',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: teapot,
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'Teapot no longer has the action deliver',
    about('removed.action.teapot.deliver', 'changes.gone'),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.post('/teapot/teapot-1/deliver', {
        status: [404],
        because: 'Teapot has no deliver any more',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: teapot,
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'Teapot no longer has the action extend',
    about('removed.action.teapot.extend', 'changes.gone'),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.post('/teapot/teapot-1/extend', {
        status: [404],
        because: 'Teapot has no extend any more',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: teapot,
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'Teapot no longer has the action hold',
    about('removed.action.teapot.hold', 'changes.gone'),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.post('/teapot/teapot-1/hold', {
        status: [404],
        because: 'Teapot has no hold any more',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: teapot,
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'Teapot no longer has the action restart',
    about('removed.action.teapot.restart', 'changes.gone'),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.post('/teapot/teapot-1/restart', {
        status: [404],
        because: 'Teapot has no restart any more',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: teapot,
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'Theater no longer has the action finalize',
    about('removed.action.theater.finalize', 'changes.gone'),
    async ({ api }) => {
      await api.create('Theater', theater);
      await api.post('/theater/theater-1/finalize', {
        status: [404],
        because: 'Theater has no finalize any more',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { ...theater, jackets: [] },
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'Theater no longer has the action flag',
    about('removed.action.theater.flag', 'changes.gone'),
    async ({ api }) => {
      await api.create('Theater', theater);
      await api.post('/theater/theater-1/flag', {
        status: [404],
        because: 'Theater has no flag any more',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { ...theater, jackets: [] },
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'Theater no longer has the action seal',
    about('removed.action.theater.seal', 'changes.gone'),
    async ({ api }) => {
      await api.create('Theater', theater);
      await api.post('/theater/theater-1/seal', {
        status: [404],
        because: 'Theater has no seal any more',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        answer: { ...theater, jackets: [] },
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'AnchorSailor no longer has the field caption_pending',
    about('removed.field.anchorsailor.caption_pending', 'changes.delete-field'),
    async ({ api }) => {
      await api.post('/anchorsailor', {
        body: anchorSailor,
        status: [200, 201],
        absent: ['caption_pending'],
        because: 'AnchorSailor has no caption_pending any more',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [200],
        absent: ['caption_pending'],
        because: 'AnchorSailor has no caption_pending any more',
      });
      await api.patch('/anchorsailor/anchorsailor-1', {
        body: { nickname: 'lodo' },
        status: [200],
        absent: ['caption_pending'],
        because: 'AnchorSailor has no caption_pending any more',
      });
    },
  );

  test(
    'AnchorSailor no longer has the field visits',
    about('removed.field.anchorsailor.visits', 'changes.delete-field'),
    async ({ api }) => {
      await api.post('/anchorsailor', {
        body: anchorSailor,
        status: [200, 201],
        absent: ['visits'],
        because: 'AnchorSailor has no visits any more',
      });
      await api.get('/anchorsailor/anchorsailor-1', {
        status: [200],
        absent: ['visits'],
        because: 'AnchorSailor has no visits any more',
      });
      await api.patch('/anchorsailor/anchorsailor-1', {
        body: { nickname: 'lodo' },
        status: [200],
        absent: ['visits'],
        because: 'AnchorSailor has no visits any more',
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
    'Archive no longer has the field galaxy_backup',
    about('removed.field.archive.galaxy_backup', 'changes.delete-entity'),
    async ({ api }) => {
      await api.post('/archive', {
        body: archive,
        status: [200, 201],
        absent: ['galaxy_backup'],
        because: 'Archive has no galaxy_backup any more',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        absent: ['galaxy_backup'],
        because: 'Archive has no galaxy_backup any more',
      });
      await api.patch('/archive/archive-1', {
        body: { topic: 'nomosa' },
        status: [200],
        absent: ['galaxy_backup'],
        because: 'Archive has no galaxy_backup any more',
      });
    },
  );

  test(
    'Archive no longer has the field mission',
    about('removed.field.archive.mission', 'changes.delete-entity'),
    async ({ api }) => {
      await api.post('/archive', {
        body: archive,
        status: [200, 201],
        absent: ['mission'],
        because: 'Archive has no mission any more',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        absent: ['mission'],
        because: 'Archive has no mission any more',
      });
      await api.patch('/archive/archive-1', {
        body: { topic: 'nomosa' },
        status: [200],
        absent: ['mission'],
        because: 'Archive has no mission any more',
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
    'Barrel no longer has the field health',
    about('removed.field.barrel.health', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/barrel', {
        body: barrel,
        status: [200, 201],
        answer: { visibility: 'recovering' },
        absent: ['health'],
        because: 'health is visibility now',
      });
      await api.get('/barrel/barrel-1', {
        status: [200],
        answer: { visibility: 'recovering' },
        absent: ['health'],
        because: 'health is visibility now',
      });
      await api.patch('/barrel/barrel-1', {
        body: { delivered_simple: '2024-12-16 23:18:52' },
        status: [200],
        answer: { visibility: 'recovering' },
        absent: ['health'],
        because: 'health is visibility now',
      });
    },
  );

  test(
    'Barrel no longer has the field voyages',
    about('removed.field.barrel.voyages', 'changes.delete-entity'),
    async ({ api }) => {
      await api.post('/barrel', {
        body: barrel,
        status: [200, 201],
        absent: ['voyages'],
        because: 'Barrel has no voyages any more',
      });
      await api.get('/barrel/barrel-1', {
        status: [200],
        absent: ['voyages'],
        because: 'Barrel has no voyages any more',
      });
      await api.patch('/barrel/barrel-1', {
        body: { delivered_simple: '2024-12-16 23:18:52' },
        status: [200],
        absent: ['voyages'],
        because: 'Barrel has no voyages any more',
      });
    },
  );

  test(
    'Barrel no longer has the field zebra_former',
    about('removed.field.barrel.zebra_former', 'changes.delete-entity'),
    async ({ api }) => {
      await api.post('/barrel', {
        body: barrel,
        status: [200, 201],
        absent: ['zebra_former'],
        because: 'Barrel has no zebra_former any more',
      });
      await api.get('/barrel/barrel-1', {
        status: [200],
        absent: ['zebra_former'],
        because: 'Barrel has no zebra_former any more',
      });
      await api.patch('/barrel/barrel-1', {
        body: { delivered_simple: '2024-12-16 23:18:52' },
        status: [200],
        absent: ['zebra_former'],
        because: 'Barrel has no zebra_former any more',
      });
    },
  );

  test(
    'Glacier no longer has the field zebras_third',
    about('removed.field.glacier.zebras_third', 'changes.delete-entity'),
    async ({ api }) => {
      await api.post('/glacier', {
        body: glacier,
        status: [200, 201],
        absent: ['zebras_third'],
        because: 'Glacier has no zebras_third any more',
      });
      await api.get('/glacier/glacier-1', {
        status: [200],
        absent: ['zebras_third'],
        because: 'Glacier has no zebras_third any more',
      });
      await api.patch('/glacier/glacier-1', {
        body: { pinned: false },
        status: [200],
        absent: ['zebras_third'],
        because: 'Glacier has no zebras_third any more',
      });
    },
  );

  test(
    'Hammer no longer has the field hedges_prior',
    about('removed.field.hammer.hedges_prior', 'changes.delete-field'),
    async ({ api }) => {
      await api.post('/hammer', {
        body: hammer,
        status: [200, 201],
        absent: ['hedges_prior'],
        because: 'Hammer has no hedges_prior any more',
      });
      await api.get('/hammer/hammer-1', {
        status: [200],
        absent: ['hedges_prior'],
        because: 'Hammer has no hedges_prior any more',
      });
      await api.patch('/hammer/hammer-1', {
        body: { angle_weekly_hidden: 79.75 },
        status: [200],
        absent: ['hedges_prior'],
        because: 'Hammer has no hedges_prior any more',
      });
    },
  );

  test(
    'Harbor no longer has the field blocked',
    about('removed.field.harbor.blocked', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/harbor', {
        body: harbor,
        status: [200, 201],
        answer: { enabled_previous: true },
        absent: ['blocked'],
        because: 'blocked is enabled_previous now',
      });
      await api.get('/harbor/harbor-1', {
        status: [200],
        answer: { enabled_previous: true },
        absent: ['blocked'],
        because: 'blocked is enabled_previous now',
      });
      await api.patch('/harbor/harbor-1', {
        body: { subject_third_internal: 'sila' },
        status: [200],
        answer: { enabled_previous: true },
        absent: ['blocked'],
        because: 'blocked is enabled_previous now',
      });
    },
  );

  test(
    'Harbor no longer has the field mission_spare_cached',
    about('removed.field.harbor.mission_spare_cached', 'changes.delete-field'),
    async ({ api }) => {
      await api.post('/harbor', {
        body: harbor,
        status: [200, 201],
        absent: ['mission_spare_cached'],
        because: 'Harbor has no mission_spare_cached any more',
      });
      await api.get('/harbor/harbor-1', {
        status: [200],
        absent: ['mission_spare_cached'],
        because: 'Harbor has no mission_spare_cached any more',
      });
      await api.patch('/harbor/harbor-1', {
        body: { subject_third_internal: 'sila' },
        status: [200],
        absent: ['mission_spare_cached'],
        because: 'Harbor has no mission_spare_cached any more',
      });
    },
  );

  test(
    'Harbor no longer has the field name',
    about('removed.field.harbor.name', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/harbor', {
        body: harbor,
        status: [200, 201],
        answer: { subject_third_internal: 'bodoru' },
        absent: ['name'],
        because: 'name is subject_third_internal now',
      });
      await api.get('/harbor/harbor-1', {
        status: [200],
        answer: { subject_third_internal: 'bodoru' },
        absent: ['name'],
        because: 'name is subject_third_internal now',
      });
      await api.patch('/harbor/harbor-1', {
        body: { subject_third_internal: 'sila' },
        status: [200],
        answer: { subject_third_internal: 'sila' },
        absent: ['name'],
        because: 'name is subject_third_internal now',
      });
    },
  );

  test(
    'Harbor no longer has the field salary',
    about('removed.field.harbor.salary', 'changes.delete-field'),
    async ({ api }) => {
      await api.post('/harbor', {
        body: harbor,
        status: [200, 201],
        absent: ['salary'],
        because: 'Harbor has no salary any more',
      });
      await api.get('/harbor/harbor-1', {
        status: [200],
        absent: ['salary'],
        because: 'Harbor has no salary any more',
      });
      await api.patch('/harbor/harbor-1', {
        body: { subject_third_internal: 'sila' },
        status: [200],
        absent: ['salary'],
        because: 'Harbor has no salary any more',
      });
    },
  );

  test(
    'Harbor no longer has the field squad_circle_distant',
    about('removed.field.harbor.squad_circle_distant', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/harbor', {
        body: harbor,
        status: [200, 201],
        answer: { medal_tunnel_past_draft: null },
        absent: ['squad_circle_distant'],
        because: 'squad_circle_distant is medal_tunnel_past_draft now',
      });
      await api.get('/harbor/harbor-1', {
        status: [200],
        answer: { medal_tunnel_past_draft: null },
        absent: ['squad_circle_distant'],
        because: 'squad_circle_distant is medal_tunnel_past_draft now',
      });
      await api.patch('/harbor/harbor-1', {
        body: { subject_third_internal: 'sila' },
        status: [200],
        answer: { medal_tunnel_past_draft: null },
        absent: ['squad_circle_distant'],
        because: 'squad_circle_distant is medal_tunnel_past_draft now',
      });
    },
  );

  test(
    'Harbor no longer has the field status_backup',
    about('removed.field.harbor.status_backup', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/harbor', {
        body: harbor,
        status: [200, 201],
        answer: { stage_central: 'completed' },
        absent: ['status_backup'],
        because: 'status_backup is stage_central now',
      });
      await api.get('/harbor/harbor-1', {
        status: [200],
        answer: { stage_central: 'completed' },
        absent: ['status_backup'],
        because: 'status_backup is stage_central now',
      });
      await api.patch('/harbor/harbor-1', {
        body: { subject_third_internal: 'sila' },
        status: [200],
        answer: { stage_central: 'completed' },
        absent: ['status_backup'],
        because: 'status_backup is stage_central now',
      });
    },
  );

  test(
    'Harbor no longer has the field votes',
    about('removed.field.harbor.votes', 'changes.delete-field'),
    async ({ api }) => {
      await api.post('/harbor', {
        body: harbor,
        status: [200, 201],
        absent: ['votes'],
        because: 'Harbor has no votes any more',
      });
      await api.get('/harbor/harbor-1', {
        status: [200],
        absent: ['votes'],
        because: 'Harbor has no votes any more',
      });
      await api.patch('/harbor/harbor-1', {
        body: { subject_third_internal: 'sila' },
        status: [200],
        absent: ['votes'],
        because: 'Harbor has no votes any more',
      });
    },
  );

  test(
    'Hedge no longer has the field windows_distant',
    about('removed.field.hedge.windows_distant', 'changes.delete-entity'),
    async ({ api }) => {
      await api.post('/hedge', {
        body: hedge,
        status: [200, 201],
        absent: ['windows_distant'],
        because: 'Hedge has no windows_distant any more',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        absent: ['windows_distant'],
        because: 'Hedge has no windows_distant any more',
      });
      await api.patch('/hedge/hedge-1', {
        body: { born_raw: '2024-10-13 08:25:17' },
        status: [200],
        absent: ['windows_distant'],
        because: 'Hedge has no windows_distant any more',
      });
    },
  );

  test(
    'Jacket no longer has the field margin',
    about('removed.field.jacket.margin', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/jacket', {
        body: jacket,
        status: [200, 201],
        answer: { margin_verified: 78.75 },
        absent: ['margin'],
        because: 'margin is margin_verified now',
      });
      await api.get('/jacket/jacket-1', {
        status: [200],
        answer: { margin_verified: 78.75 },
        absent: ['margin'],
        because: 'margin is margin_verified now',
      });
      await api.patch('/jacket/jacket-1', {
        body: { margin_verified: 50.75 },
        status: [200],
        answer: { margin_verified: 50.75 },
        absent: ['margin'],
        because: 'margin is margin_verified now',
      });
    },
  );

  test(
    'Jacket no longer has the field teapot_nested',
    about('removed.field.jacket.teapot_nested', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/jacket', {
        body: jacket,
        status: [200, 201],
        answer: { teapot_spare_pending: null },
        absent: ['teapot_nested'],
        because: 'teapot_nested is teapot_spare_pending now',
      });
      await api.get('/jacket/jacket-1', {
        status: [200],
        answer: { teapot_spare_pending: null },
        absent: ['teapot_nested'],
        because: 'teapot_nested is teapot_spare_pending now',
      });
      await api.patch('/jacket/jacket-1', {
        body: { margin_verified: 50.75 },
        status: [200],
        answer: { teapot_spare_pending: null },
        absent: ['teapot_nested'],
        because: 'teapot_nested is teapot_spare_pending now',
      });
    },
  );

  test(
    'NotebookCottage no longer has the field comment',
    about('removed.field.notebookcottage.comment', 'changes.delete-field'),
    async ({ api }) => {
      await api.post('/notebookcottage', {
        body: notebookCottage,
        status: [200, 201],
        absent: ['comment'],
        because: 'NotebookCottage has no comment any more',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [200],
        absent: ['comment'],
        because: 'NotebookCottage has no comment any more',
      });
      await api.patch('/notebookcottage/notebookcottage-1', {
        body: { installed: '2028-10-28 17:18:18' },
        status: [200],
        absent: ['comment'],
        because: 'NotebookCottage has no comment any more',
      });
    },
  );

  test(
    'NotebookCottage no longer has the field needles_late',
    about('removed.field.notebookcottage.needles_late', 'changes.delete-entity'),
    async ({ api }) => {
      await api.post('/notebookcottage', {
        body: notebookCottage,
        status: [200, 201],
        absent: ['needles_late'],
        because: 'NotebookCottage has no needles_late any more',
      });
      await api.get('/notebookcottage/notebookcottage-1', {
        status: [200],
        absent: ['needles_late'],
        because: 'NotebookCottage has no needles_late any more',
      });
      await api.patch('/notebookcottage/notebookcottage-1', {
        body: { installed: '2028-10-28 17:18:18' },
        status: [200],
        absent: ['needles_late'],
        because: 'NotebookCottage has no needles_late any more',
      });
    },
  );

  test(
    'Pillow no longer has the field buckets_partial_recent',
    about('removed.field.pillow.buckets_partial_recent', 'changes.delete-entity'),
    async ({ api }) => {
      await api.post('/pillow', {
        body: pillow,
        status: [200, 201],
        absent: ['buckets_partial_recent'],
        because: 'Pillow has no buckets_partial_recent any more',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        absent: ['buckets_partial_recent'],
        because: 'Pillow has no buckets_partial_recent any more',
      });
      await api.patch('/pillow/pillow-1', {
        body: { badge_raw_previous: 'naliso' },
        status: [200],
        absent: ['buckets_partial_recent'],
        because: 'Pillow has no buckets_partial_recent any more',
      });
    },
  );

  test(
    'Pillow no longer has the field rating_standard',
    about('removed.field.pillow.rating_standard', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/pillow', {
        body: pillow,
        status: [200, 201],
        answer: { visits_cached: 2 },
        absent: ['rating_standard'],
        because: 'rating_standard is visits_cached now',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { visits_cached: 2 },
        absent: ['rating_standard'],
        because: 'rating_standard is visits_cached now',
      });
      await api.patch('/pillow/pillow-1', {
        body: { badge_raw_previous: 'naliso' },
        status: [200],
        answer: { visits_cached: 2 },
        absent: ['rating_standard'],
        because: 'rating_standard is visits_cached now',
      });
    },
  );

  test(
    'Stadium no longer has the field festival',
    about('removed.field.stadium.festival', 'changes.delete-field'),
    async ({ api }) => {
      await api.post('/stadium', {
        body: stadium,
        status: [200, 201],
        absent: ['festival'],
        because: 'Stadium has no festival any more',
      });
      await api.get('/stadium/stadium-1', {
        status: [200],
        absent: ['festival'],
        because: 'Stadium has no festival any more',
      });
      await api.patch('/stadium/stadium-1', {
        body: { margin_past: 47.25 },
        status: [200],
        absent: ['festival'],
        because: 'Stadium has no festival any more',
      });
    },
  );

  test(
    'Teapot no longer has the field born_daily_retired',
    about('removed.field.teapot.born_daily_retired', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/teapot', {
        body: teapot,
        status: [200, 201],
        answer: { joined_raw_initial: '2027-09-07 06:23:13' },
        absent: ['born_daily_retired'],
        because: 'born_daily_retired is joined_raw_initial now',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { joined_raw_initial: '2027-09-07 06:23:13' },
        absent: ['born_daily_retired'],
        because: 'born_daily_retired is joined_raw_initial now',
      });
      await api.patch('/teapot/teapot-1', {
        body: { joined_raw_initial: '2022-11-16 11:09:58' },
        status: [200],
        answer: { joined_raw_initial: '2022-11-16 11:09:58' },
        absent: ['born_daily_retired'],
        because: 'born_daily_retired is joined_raw_initial now',
      });
    },
  );

  test(
    'Teapot no longer has the field brand_previous',
    about('removed.field.teapot.brand_previous', 'changes.delete-field'),
    async ({ api }) => {
      await api.post('/teapot', {
        body: teapot,
        status: [200, 201],
        absent: ['brand_previous'],
        because: 'Teapot has no brand_previous any more',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        absent: ['brand_previous'],
        because: 'Teapot has no brand_previous any more',
      });
      await api.patch('/teapot/teapot-1', {
        body: { joined_raw_initial: '2022-11-16 11:09:58' },
        status: [200],
        absent: ['brand_previous'],
        because: 'Teapot has no brand_previous any more',
      });
    },
  );

  test(
    'Teapot no longer has the field ladder_distant',
    about('removed.field.teapot.ladder_distant', 'changes.delete-field'),
    async ({ api }) => {
      await api.post('/teapot', {
        body: teapot,
        status: [200, 201],
        absent: ['ladder_distant'],
        because: 'Teapot has no ladder_distant any more',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        absent: ['ladder_distant'],
        because: 'Teapot has no ladder_distant any more',
      });
      await api.patch('/teapot/teapot-1', {
        body: { joined_raw_initial: '2022-11-16 11:09:58' },
        status: [200],
        absent: ['ladder_distant'],
        because: 'Teapot has no ladder_distant any more',
      });
    },
  );

  test(
    'Teapot no longer has the field updated_monthly',
    about('removed.field.teapot.updated_monthly', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/teapot', {
        body: teapot,
        status: [200, 201],
        answer: { joined_raw_initial: '2027-09-07 06:23:13' },
        absent: ['updated_monthly'],
        because: 'updated_monthly is joined_raw_initial now',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { joined_raw_initial: '2027-09-07 06:23:13' },
        absent: ['updated_monthly'],
        because: 'updated_monthly is joined_raw_initial now',
      });
      await api.patch('/teapot/teapot-1', {
        body: { joined_raw_initial: '2022-11-16 11:09:58' },
        status: [200],
        answer: { joined_raw_initial: '2022-11-16 11:09:58' },
        absent: ['updated_monthly'],
        because: 'updated_monthly is joined_raw_initial now',
      });
    },
  );

  test(
    'Teapot no longer has the field urgency',
    about('removed.field.teapot.urgency', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/teapot', {
        body: teapot,
        status: [200, 201],
        answer: { visibility_central: 'normal' },
        absent: ['urgency'],
        because: 'urgency is visibility_central now',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { visibility_central: 'normal' },
        absent: ['urgency'],
        because: 'urgency is visibility_central now',
      });
      await api.patch('/teapot/teapot-1', {
        body: { joined_raw_initial: '2022-11-16 11:09:58' },
        status: [200],
        answer: { visibility_central: 'normal' },
        absent: ['urgency'],
        because: 'urgency is visibility_central now',
      });
    },
  );

  test(
    'Teapot no longer has the field zebras',
    about('removed.field.teapot.zebras', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/teapot', {
        body: teapot,
        status: [200, 201],
        absent: ['zebras'],
        because: 'Teapot has no zebras any more',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        absent: ['zebras'],
        because: 'Teapot has no zebras any more',
      });
      await api.patch('/teapot/teapot-1', {
        body: { joined_raw_initial: '2022-11-16 11:09:58' },
        status: [200],
        absent: ['zebras'],
        because: 'Teapot has no zebras any more',
      });
    },
  );

  test(
    'Teapot no longer has the field zebras_rough',
    about('removed.field.teapot.zebras_rough', 'changes.delete-entity'),
    async ({ api }) => {
      await api.post('/teapot', {
        body: teapot,
        status: [200, 201],
        absent: ['zebras_rough'],
        because: 'Teapot has no zebras_rough any more',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        absent: ['zebras_rough'],
        because: 'Teapot has no zebras_rough any more',
      });
      await api.patch('/teapot/teapot-1', {
        body: { joined_raw_initial: '2022-11-16 11:09:58' },
        status: [200],
        absent: ['zebras_rough'],
        because: 'Teapot has no zebras_rough any more',
      });
    },
  );

  test(
    'Theater no longer has the field route',
    about('removed.field.theater.route', 'changes.delete-field'),
    async ({ api }) => {
      await api.post('/theater', {
        body: theater,
        status: [200, 201],
        absent: ['route'],
        because: 'Theater has no route any more',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        absent: ['route'],
        because: 'Theater has no route any more',
      });
      await api.patch('/theater/theater-1', {
        body: { approval: 'hidden' },
        status: [200],
        absent: ['route'],
        because: 'Theater has no route any more',
      });
    },
  );

  test(
    'Theater no longer has the field slogan_upper_base',
    about('removed.field.theater.slogan_upper_base', 'changes.delete-field'),
    async ({ api }) => {
      await api.post('/theater', {
        body: theater,
        status: [200, 201],
        absent: ['slogan_upper_base'],
        because: 'Theater has no slogan_upper_base any more',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        absent: ['slogan_upper_base'],
        because: 'Theater has no slogan_upper_base any more',
      });
      await api.patch('/theater/theater-1', {
        body: { approval: 'hidden' },
        status: [200],
        absent: ['slogan_upper_base'],
        because: 'Theater has no slogan_upper_base any more',
      });
    },
  );

  test(
    'Theater no longer has the field zebras',
    about('removed.field.theater.zebras', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/theater', {
        body: theater,
        status: [200, 201],
        absent: ['zebras'],
        because: 'Theater has no zebras any more',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        absent: ['zebras'],
        because: 'Theater has no zebras any more',
      });
      await api.patch('/theater/theater-1', {
        body: { approval: 'hidden' },
        status: [200],
        absent: ['zebras'],
        because: 'Theater has no zebras any more',
      });
    },
  );

  test(
    'Theater no longer has the field zebras_local_initial',
    about('removed.field.theater.zebras_local_initial', 'changes.delete-entity'),
    async ({ api }) => {
      await api.post('/theater', {
        body: theater,
        status: [200, 201],
        absent: ['zebras_local_initial'],
        because: 'Theater has no zebras_local_initial any more',
      });
      await api.get('/theater/theater-1', {
        status: [200],
        absent: ['zebras_local_initial'],
        because: 'Theater has no zebras_local_initial any more',
      });
      await api.patch('/theater/theater-1', {
        body: { approval: 'hidden' },
        status: [200],
        absent: ['zebras_local_initial'],
        because: 'Theater has no zebras_local_initial any more',
      });
    },
  );

  test(
    'Ticket no longer has the field zebras',
    about('removed.field.ticket.zebras', 'changes.delete-entity'),
    async ({ api }) => {
      await api.post('/ticket', {
        body: ticket,
        status: [200, 201],
        absent: ['zebras'],
        because: 'Ticket has no zebras any more',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        absent: ['zebras'],
        because: 'Ticket has no zebras any more',
      });
      await api.patch('/ticket/ticket-1', {
        body: { departed_yearly: '2022-01-30 23:58:28' },
        status: [200],
        absent: ['zebras'],
        because: 'Ticket has no zebras any more',
      });
    },
  );
});
