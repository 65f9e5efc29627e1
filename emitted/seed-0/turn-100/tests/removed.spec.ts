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
      const because = 'the specification has no /bucket any more';
      await api.get('/bucket').notFound(because);
      await api.post('/bucket', { id: 'bucket-1' }).notFound(because);
      await api.get('/bucket/bucket-1').notFound(because);
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
    '/chapter is gone',
    about('removed.endpoint.chapter', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '/chapter is /barrel now';
      await api.create('Barrel', barrel);
      await api.get('/chapter').notFound(because);
      await api.post('/chapter', { id: 'chapter-1' }).notFound(because);
      await api.get('/chapter/barrel-1').notFound(because);
      await api.patch('/chapter/barrel-1', { id: 'barrel-1' }).notFound(because);
      await api.post('/chapter/barrel-1/restore').notFound(because);
      await api.delete('/chapter/barrel-1').notFound(because);
      await api.get('/barrel/barrel-1').ok('a path that is gone changes nothing', barrel);
    },
  );

  test(
    '/comment is gone',
    about('removed.endpoint.comment', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      const because = 'the specification has no /comment any more';
      await api.get('/comment').notFound(because);
      await api.post('/comment', { id: 'comment-1' }).notFound(because);
      await api.get('/comment/comment-1').notFound(because);
    },
  );

  test(
    '/falcon is gone',
    about('removed.endpoint.falcon', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '/falcon is /anchorsailor now';
      await api.create('AnchorSailor', anchorSailor);
      await api.get('/falcon').notFound(because);
      await api.post('/falcon', { id: 'falcon-1' }).notFound(because);
      await api.get('/falcon/anchorsailor-1').notFound(because);
      await api.patch('/falcon/anchorsailor-1', { id: 'anchorsailor-1' }).notFound(because);
      await api.delete('/falcon/anchorsailor-1').notFound(because);
      await api
        .get('/anchorsailor/anchorsailor-1')
        .ok('a path that is gone changes nothing', { ...anchorSailor, ladder: null });
    },
  );

  test(
    '/farmmission is gone',
    about('removed.endpoint.farmmission', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      const because = 'the specification has no /farmmission any more';
      await api.get('/farmmission').notFound(because);
      await api.post('/farmmission', { id: 'farmmission-1' }).notFound(because);
      await api.get('/farmmission/farmmission-1').notFound(because);
    },
  );

  test(
    '/festival is gone',
    about('removed.endpoint.festival', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '/festival is /teapot now';
      await api.create('Teapot', teapot);
      await api.get('/festival').notFound(because);
      await api.post('/festival', { id: 'festival-1' }).notFound(because);
      await api.get('/festival/teapot-1').notFound(because);
      await api.patch('/festival/teapot-1', { id: 'teapot-1' }).notFound(because);
      await api.post('/festival/teapot-1/demote').notFound(because);
      await api.post('/festival/teapot-1/recall').notFound(because);
      await api.post('/festival/teapot-1/repair').notFound(because);
      await api.post('/festival/teapot-1/submit').notFound(because);
      await api.post('/festival/teapot-1/rotate').notFound(because);
      await api.post('/festival/teapot-1/finalize').notFound(because);
      await api.delete('/festival/teapot-1').notFound(because);
      await api.get('/teapot/teapot-1').ok('a path that is gone changes nothing', teapot);
    },
  );

  test(
    '/flower is gone',
    about('removed.endpoint.flower', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '/flower is /stadium now';
      await api.create('Stadium', stadium);
      await api.get('/flower').notFound(because);
      await api.post('/flower', { id: 'flower-1' }).notFound(because);
      await api.get('/flower/stadium-1').notFound(because);
      await api.patch('/flower/stadium-1', { id: 'stadium-1' }).notFound(because);
      await api.delete('/flower/stadium-1').notFound(because);
      await api
        .get('/stadium/stadium-1')
        .ok('a path that is gone changes nothing', { ...stadium, archives: [] });
    },
  );

  test(
    '/forest is gone',
    about('removed.endpoint.forest', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'the specification has no /forest any more';
      await api.get('/forest').notFound(because);
      await api.post('/forest', { id: 'forest-1' }).notFound(because);
      await api.get('/forest/forest-1').notFound(because);
    },
  );

  test(
    '/galaxy is gone',
    about('removed.endpoint.galaxy', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'the specification has no /galaxy any more';
      await api.get('/galaxy').notFound(because);
      await api.post('/galaxy', { id: 'galaxy-1' }).notFound(because);
      await api.get('/galaxy/galaxy-1').notFound(because);
    },
  );

  test(
    '/hedgearrow is gone',
    about('removed.endpoint.hedgearrow', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      const because = 'the specification has no /hedgearrow any more';
      await api.get('/hedgearrow').notFound(because);
      await api.post('/hedgearrow', { id: 'hedgearrow-1' }).notFound(because);
      await api.get('/hedgearrow/hedgearrow-1').notFound(because);
    },
  );

  test(
    '/ladder is gone',
    about('removed.endpoint.ladder', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '/ladder is /theater now';
      await api.create('Theater', theater);
      await api.get('/ladder').notFound(because);
      await api.post('/ladder', { id: 'ladder-1' }).notFound(because);
      await api.get('/ladder/theater-1').notFound(because);
      await api.patch('/ladder/theater-1', { id: 'theater-1' }).notFound(because);
      await api.post('/ladder/theater-1/restore').notFound(because);
      await api.post('/ladder/theater-1/activate').notFound(because);
      await api.post('/ladder/theater-1/refresh').notFound(because);
      await api.delete('/ladder/theater-1').notFound(because);
      await api
        .get('/theater/theater-1')
        .ok('a path that is gone changes nothing', { ...theater, jackets: [] });
    },
  );

  test(
    '/lighthouse is gone',
    about('removed.endpoint.lighthouse', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      const because = 'the specification has no /lighthouse any more';
      await api.get('/lighthouse').notFound(because);
      await api.post('/lighthouse', { id: 'lighthouse-1' }).notFound(because);
      await api.get('/lighthouse/lighthouse-1').notFound(because);
    },
  );

  test(
    '/medaltunnel is gone',
    about('removed.endpoint.medaltunnel', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '/medaltunnel is /anchorsailor now';
      await api.create('AnchorSailor', anchorSailor);
      await api.get('/medaltunnel').notFound(because);
      await api.post('/medaltunnel', { id: 'medaltunnel-1' }).notFound(because);
      await api.get('/medaltunnel/anchorsailor-1').notFound(because);
      await api.patch('/medaltunnel/anchorsailor-1', { id: 'anchorsailor-1' }).notFound(because);
      await api.delete('/medaltunnel/anchorsailor-1').notFound(because);
      await api
        .get('/anchorsailor/anchorsailor-1')
        .ok('a path that is gone changes nothing', { ...anchorSailor, ladder: null });
    },
  );

  test(
    '/mission is gone',
    about('removed.endpoint.mission', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'the specification has no /mission any more';
      await api.get('/mission').notFound(because);
      await api.post('/mission', { id: 'mission-1' }).notFound(because);
      await api.get('/mission/mission-1').notFound(because);
    },
  );

  test(
    '/needle is gone',
    about('removed.endpoint.needle', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      const because = 'the specification has no /needle any more';
      await api.get('/needle').notFound(because);
      await api.post('/needle', { id: 'needle-1' }).notFound(because);
      await api.get('/needle/needle-1').notFound(because);
    },
  );

  test(
    '/palaceschool is gone',
    about('removed.endpoint.palaceschool', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'the specification has no /palaceschool any more';
      await api.get('/palaceschool').notFound(because);
      await api.post('/palaceschool', { id: 'palaceschool-1' }).notFound(because);
      await api.get('/palaceschool/palaceschool-1').notFound(because);
    },
  );

  test(
    '/pigeon is gone',
    about('removed.endpoint.pigeon', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '/pigeon is /jacket now';
      await api.create('Jacket', jacket);
      await api.get('/pigeon').notFound(because);
      await api.post('/pigeon', { id: 'pigeon-1' }).notFound(because);
      await api.get('/pigeon/jacket-1').notFound(because);
      await api.patch('/pigeon/jacket-1', { id: 'jacket-1' }).notFound(because);
      await api.delete('/pigeon/jacket-1').notFound(because);
      await api
        .get('/jacket/jacket-1')
        .ok('a path that is gone changes nothing', { ...jacket, teapot_spare_pending: null });
    },
  );

  test(
    '/route is gone',
    about('removed.endpoint.route', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '/route is /harbor now';
      await api.create('Harbor', harbor);
      await api.get('/route').notFound(because);
      await api.post('/route', { id: 'route-1' }).notFound(because);
      await api.get('/route/harbor-1').notFound(because);
      await api.patch('/route/harbor-1', { id: 'harbor-1' }).notFound(because);
      await api.post('/route/harbor-1/merge').notFound(because);
      await api.post('/route/harbor-1/archive').notFound(because);
      await api.post('/route/harbor-1/certify').notFound(because);
      await api.delete('/route/harbor-1').notFound(because);
      await api
        .get('/harbor/harbor-1')
        .ok('a path that is gone changes nothing', { ...harbor, notebook_cottages: [] });
    },
  );

  test(
    '/saucerlighthouse is gone',
    about('removed.endpoint.saucerlighthouse', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      const because = 'the specification has no /saucerlighthouse any more';
      await api.get('/saucerlighthouse').notFound(because);
      await api.post('/saucerlighthouse', { id: 'saucerlighthouse-1' }).notFound(because);
      await api.get('/saucerlighthouse/saucerlighthouse-1').notFound(because);
    },
  );

  test(
    '/squadcircle is gone',
    about('removed.endpoint.squadcircle', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '/squadcircle is /anchorsailor now';
      await api.create('AnchorSailor', anchorSailor);
      await api.get('/squadcircle').notFound(because);
      await api.post('/squadcircle', { id: 'squadcircle-1' }).notFound(because);
      await api.get('/squadcircle/anchorsailor-1').notFound(because);
      await api.patch('/squadcircle/anchorsailor-1', { id: 'anchorsailor-1' }).notFound(because);
      await api.delete('/squadcircle/anchorsailor-1').notFound(because);
      await api
        .get('/anchorsailor/anchorsailor-1')
        .ok('a path that is gone changes nothing', { ...anchorSailor, ladder: null });
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
      const because = 'the specification has no /statue any more';
      await api.get('/statue').notFound(because);
      await api.post('/statue', { id: 'statue-1' }).notFound(because);
      await api.get('/statue/statue-1').notFound(because);
    },
  );

  test(
    '/statuekitchen is gone',
    about('removed.endpoint.statuekitchen', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      const because = 'the specification has no /statuekitchen any more';
      await api.get('/statuekitchen').notFound(because);
      await api.post('/statuekitchen', { id: 'statuekitchen-1' }).notFound(because);
      await api.get('/statuekitchen/statuekitchen-1').notFound(because);
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
      await api.post('/tower/archive-1/notify').notFound(because);
      await api.post('/tower/archive-1/retire').notFound(because);
      await api.delete('/tower/archive-1').notFound(because);
      await api.get('/archive/archive-1').ok('a path that is gone changes nothing', archive);
    },
  );

  test(
    '/turtle is gone',
    about('removed.endpoint.turtle', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '/turtle is /pillow now';
      await api.create('Pillow', pillow);
      await api.get('/turtle').notFound(because);
      await api.post('/turtle', { id: 'turtle-1' }).notFound(because);
      await api.get('/turtle/pillow-1').notFound(because);
      await api.patch('/turtle/pillow-1', { id: 'pillow-1' }).notFound(because);
      await api.post('/turtle/pillow-1/dismiss').notFound(because);
      await api.post('/turtle/pillow-1/merge').notFound(because);
      await api.post('/turtle/pillow-1/redeem').notFound(because);
      await api.post('/turtle/pillow-1/escalate').notFound(because);
      await api.post('/turtle/pillow-1/process').notFound(because);
      await api.post('/turtle/pillow-1/withdraw').notFound(because);
      await api.post('/turtle/pillow-1/seal').notFound(because);
      await api.post('/turtle/pillow-1/expire').notFound(because);
      await api.post('/turtle/pillow-1/cancel').notFound(because);
      await api.delete('/turtle/pillow-1').notFound(because);
      await api
        .get('/pillow/pillow-1')
        .ok('a path that is gone changes nothing', { ...pillow, turtles_secondary: [] });
    },
  );

  test(
    '/valley is gone',
    about('removed.endpoint.valley', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '/valley is /anchorsailor now';
      await api.create('AnchorSailor', anchorSailor);
      await api.get('/valley').notFound(because);
      await api.post('/valley', { id: 'valley-1' }).notFound(because);
      await api.get('/valley/anchorsailor-1').notFound(because);
      await api.patch('/valley/anchorsailor-1', { id: 'anchorsailor-1' }).notFound(because);
      await api.delete('/valley/anchorsailor-1').notFound(because);
      await api
        .get('/anchorsailor/anchorsailor-1')
        .ok('a path that is gone changes nothing', { ...anchorSailor, ladder: null });
    },
  );

  test(
    '/voyage is gone',
    about('removed.endpoint.voyage', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      const because = 'the specification has no /voyage any more';
      await api.get('/voyage').notFound(because);
      await api.post('/voyage', { id: 'voyage-1' }).notFound(because);
      await api.get('/voyage/voyage-1').notFound(because);
    },
  );

  test(
    '/window is gone',
    about('removed.endpoint.window', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      const because = 'the specification has no /window any more';
      await api.get('/window').notFound(because);
      await api.post('/window', { id: 'window-1' }).notFound(because);
      await api.get('/window/window-1').notFound(because);
    },
  );

  test(
    '/zebra is gone',
    about('removed.endpoint.zebra', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      const because = 'the specification has no /zebra any more';
      await api.get('/zebra').notFound(because);
      await api.post('/zebra', { id: 'zebra-1' }).notFound(because);
      await api.get('/zebra/zebra-1').notFound(because);
    },
  );

  test(
    '/analytics/anchorsailor/seats_partial/avg is gone',
    about('removed.analytics.anchorsailor.seats_partial.avg', 'changes.gone'),
    async ({ api }) => {
      await api
        .get('/analytics/anchorsailor/seats_partial/avg')
        .notFound('the specification has no /analytics/anchorsailor/seats_partial/avg any more');
    },
  );

  test(
    '/analytics/anchorsailor/seats_partial/min is gone',
    about('removed.analytics.anchorsailor.seats_partial.min', 'changes.gone'),
    async ({ api }) => {
      await api
        .get('/analytics/anchorsailor/seats_partial/min')
        .notFound('the specification has no /analytics/anchorsailor/seats_partial/min any more');
    },
  );

  test(
    '/analytics/barrelbridge/speed_former_target/max is gone',
    about('removed.analytics.barrelbridge.speed_former_target.max', 'changes.gone'),
    async ({ api }) => {
      await api
        .get('/analytics/barrelbridge/speed_former_target/max')
        .notFound(
          'the specification has no /analytics/barrelbridge/speed_former_target/max any more',
        );
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
    '/analytics/falcon/count is gone',
    about('removed.analytics.falcon.count', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/falcon/count')
        .notFound('the specification has no /analytics/falcon/count any more');
    },
  );

  test(
    '/analytics/falcon/seats_partial/avg is gone',
    about('removed.analytics.falcon.seats_partial.avg', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/falcon/seats_partial/avg')
        .notFound('the specification has no /analytics/falcon/seats_partial/avg any more');
    },
  );

  test(
    '/analytics/falcon/seats_partial/sum is gone',
    about('removed.analytics.falcon.seats_partial.sum', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/falcon/seats_partial/sum')
        .notFound(
          '/analytics/falcon/seats_partial/sum is /analytics/anchorsailor/seats_partial/sum now',
        );
    },
  );

  test(
    '/analytics/festival/count is gone',
    about('removed.analytics.festival.count', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/festival/count')
        .notFound('the specification has no /analytics/festival/count any more');
    },
  );

  test(
    '/analytics/flower/count is gone',
    about('removed.analytics.flower.count', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/flower/count')
        .notFound('the specification has no /analytics/flower/count any more');
    },
  );

  test(
    '/analytics/flower/margin_past/min is gone',
    about('removed.analytics.flower.margin_past.min', 'changes.gone'),
    async ({ api }) => {
      await api
        .get('/analytics/flower/margin_past/min')
        .notFound('the specification has no /analytics/flower/margin_past/min any more');
    },
  );

  test(
    '/analytics/forest/count is gone',
    about('removed.analytics.forest.count', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/forest/count')
        .notFound('the specification has no /analytics/forest/count any more');
    },
  );

  test(
    '/analytics/galaxy/count is gone',
    about('removed.analytics.galaxy.count', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/galaxy/count')
        .notFound('the specification has no /analytics/galaxy/count any more');
    },
  );

  test(
    '/analytics/galaxy/rank/min is gone',
    about('removed.analytics.galaxy.rank.min', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/galaxy/rank/min')
        .notFound('the specification has no /analytics/galaxy/rank/min any more');
    },
  );

  test(
    '/analytics/hedgearrow/seats_main/max is gone',
    about('removed.analytics.hedgearrow.seats_main.max', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/hedgearrow/seats_main/max')
        .notFound('the specification has no /analytics/hedgearrow/seats_main/max any more');
    },
  );

  test(
    '/analytics/medaltunnel/count is gone',
    about('removed.analytics.medaltunnel.count', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/medaltunnel/count')
        .notFound('the specification has no /analytics/medaltunnel/count any more');
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
      await api
        .get('/analytics/medaltunnel/seats_partial/avg')
        .notFound('the specification has no /analytics/medaltunnel/seats_partial/avg any more');
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
      await api
        .get('/analytics/medaltunnel/seats_partial/sum')
        .notFound(
          '/analytics/medaltunnel/seats_partial/sum is /analytics/anchorsailor/seats_partial/sum now',
        );
    },
  );

  test(
    '/analytics/mission/count is gone',
    about('removed.analytics.mission.count', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/mission/count')
        .notFound('the specification has no /analytics/mission/count any more');
    },
  );

  test(
    '/analytics/needle/orders_shared_partial/avg is gone',
    about('removed.analytics.needle.orders_shared_partial.avg', 'changes.gone'),
    async ({ api }) => {
      await api
        .get('/analytics/needle/orders_shared_partial/avg')
        .notFound('the specification has no /analytics/needle/orders_shared_partial/avg any more');
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
      await api
        .get('/analytics/needle/orders_shared_partial/min')
        .notFound('the specification has no /analytics/needle/orders_shared_partial/min any more');
    },
  );

  test(
    '/analytics/needle/weight_class_proposed/avg is gone',
    about('removed.analytics.needle.weight_class_proposed.avg', 'changes.gone'),
    async ({ api }) => {
      await api
        .get('/analytics/needle/weight_class_proposed/avg')
        .notFound('the specification has no /analytics/needle/weight_class_proposed/avg any more');
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
      await api
        .get('/analytics/needle/weight_class_proposed/max')
        .notFound('the specification has no /analytics/needle/weight_class_proposed/max any more');
    },
  );

  test(
    '/analytics/palaceschool/count is gone',
    about('removed.analytics.palaceschool.count', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/palaceschool/count')
        .notFound('the specification has no /analytics/palaceschool/count any more');
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
        .notFound('the specification has no /analytics/palaceschool/rank/min any more');
    },
  );

  test(
    '/analytics/pigeon/count is gone',
    about('removed.analytics.pigeon.count', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/pigeon/count')
        .notFound('/analytics/pigeon/count is /analytics/jacket/count now');
    },
  );

  test(
    '/analytics/pillow/altitude_rough_root/sum is gone',
    about('removed.analytics.pillow.altitude_rough_root.sum', 'changes.gone'),
    async ({ api }) => {
      await api
        .get('/analytics/pillow/altitude_rough_root/sum')
        .notFound('the specification has no /analytics/pillow/altitude_rough_root/sum any more');
    },
  );

  test(
    '/analytics/pillow/visits_cached/avg is gone',
    about('removed.analytics.pillow.visits_cached.avg', 'changes.gone'),
    async ({ api }) => {
      await api
        .get('/analytics/pillow/visits_cached/avg')
        .notFound('the specification has no /analytics/pillow/visits_cached/avg any more');
    },
  );

  test(
    '/analytics/radiofarm/rating_remote/min is gone',
    about('removed.analytics.radiofarm.rating_remote.min', 'changes.gone'),
    async ({ api }) => {
      await api
        .get('/analytics/radiofarm/rating_remote/min')
        .notFound('the specification has no /analytics/radiofarm/rating_remote/min any more');
    },
  );

  test(
    '/analytics/radiofarm/rating_remote/sum is gone',
    about('removed.analytics.radiofarm.rating_remote.sum', 'changes.gone'),
    async ({ api }) => {
      await api
        .get('/analytics/radiofarm/rating_remote/sum')
        .notFound('the specification has no /analytics/radiofarm/rating_remote/sum any more');
    },
  );

  test(
    '/analytics/route/count is gone',
    about('removed.analytics.route.count', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/route/count')
        .notFound('/analytics/route/count is /analytics/harbor/count now');
    },
  );

  test(
    '/analytics/route/votes/max is gone',
    about('removed.analytics.route.votes.max', 'changes.gone'),
    async ({ api }) => {
      await api
        .get('/analytics/route/votes/max')
        .notFound('the specification has no /analytics/route/votes/max any more');
    },
  );

  test(
    '/analytics/route/votes/min is gone',
    about('removed.analytics.route.votes.min', 'changes.gone', 'changes.delete-field'),
    async ({ api }) => {
      await api
        .get('/analytics/route/votes/min')
        .notFound('the specification has no /analytics/route/votes/min any more');
    },
  );

  test(
    '/analytics/route/votes/sum is gone',
    about('removed.analytics.route.votes.sum', 'changes.gone', 'changes.delete-field'),
    async ({ api }) => {
      await api
        .get('/analytics/route/votes/sum')
        .notFound('the specification has no /analytics/route/votes/sum any more');
    },
  );

  test(
    '/analytics/squadcircle/count is gone',
    about('removed.analytics.squadcircle.count', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/squadcircle/count')
        .notFound('the specification has no /analytics/squadcircle/count any more');
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
      await api
        .get('/analytics/squadcircle/seats_partial/avg')
        .notFound('the specification has no /analytics/squadcircle/seats_partial/avg any more');
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
      await api
        .get('/analytics/squadcircle/seats_partial/sum')
        .notFound(
          '/analytics/squadcircle/seats_partial/sum is /analytics/anchorsailor/seats_partial/sum now',
        );
    },
  );

  test(
    '/analytics/stadium/count is gone',
    about('removed.analytics.stadium.count', 'changes.gone'),
    async ({ api }) => {
      await api
        .get('/analytics/stadium/count')
        .notFound('the specification has no /analytics/stadium/count any more');
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
    '/analytics/statuekitchen/likes/min is gone',
    about('removed.analytics.statuekitchen.likes.min', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/statuekitchen/likes/min')
        .notFound('the specification has no /analytics/statuekitchen/likes/min any more');
    },
  );

  test(
    '/analytics/teapot/count is gone',
    about('removed.analytics.teapot.count', 'changes.gone'),
    async ({ api }) => {
      await api
        .get('/analytics/teapot/count')
        .notFound('the specification has no /analytics/teapot/count any more');
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
      await api
        .get('/analytics/turtle/altitude_rough_root/sum')
        .notFound('the specification has no /analytics/turtle/altitude_rough_root/sum any more');
    },
  );

  test(
    '/analytics/turtle/count is gone',
    about('removed.analytics.turtle.count', 'changes.gone'),
    async ({ api }) => {
      await api
        .get('/analytics/turtle/count')
        .notFound('the specification has no /analytics/turtle/count any more');
    },
  );

  test(
    '/analytics/turtle/rating_standard/avg is gone',
    about('removed.analytics.turtle.rating_standard.avg', 'changes.gone', 'changes.rename-field'),
    async ({ api }) => {
      await api
        .get('/analytics/turtle/rating_standard/avg')
        .notFound('the specification has no /analytics/turtle/rating_standard/avg any more');
    },
  );

  test(
    '/analytics/turtle/rating_standard/max is gone',
    about('removed.analytics.turtle.rating_standard.max', 'changes.gone', 'changes.rename-field'),
    async ({ api }) => {
      await api
        .get('/analytics/turtle/rating_standard/max')
        .notFound(
          '/analytics/turtle/rating_standard/max is /analytics/pillow/visits_cached/max now',
        );
    },
  );

  test(
    '/analytics/turtle/share_rate/sum is gone',
    about('removed.analytics.turtle.share_rate.sum', 'changes.gone'),
    async ({ api }) => {
      await api
        .get('/analytics/turtle/share_rate/sum')
        .notFound('the specification has no /analytics/turtle/share_rate/sum any more');
    },
  );

  test(
    '/analytics/turtle/visits_cached/avg is gone',
    about('removed.analytics.turtle.visits_cached.avg', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/turtle/visits_cached/avg')
        .notFound('the specification has no /analytics/turtle/visits_cached/avg any more');
    },
  );

  test(
    '/analytics/turtle/visits_cached/max is gone',
    about('removed.analytics.turtle.visits_cached.max', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/turtle/visits_cached/max')
        .notFound('/analytics/turtle/visits_cached/max is /analytics/pillow/visits_cached/max now');
    },
  );

  test(
    '/analytics/valley/count is gone',
    about('removed.analytics.valley.count', 'changes.gone'),
    async ({ api }) => {
      await api
        .get('/analytics/valley/count')
        .notFound('the specification has no /analytics/valley/count any more');
    },
  );

  test(
    '/analytics/valley/seats_partial/avg is gone',
    about('removed.analytics.valley.seats_partial.avg', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/valley/seats_partial/avg')
        .notFound('the specification has no /analytics/valley/seats_partial/avg any more');
    },
  );

  test(
    '/analytics/valley/seats_partial/min is gone',
    about('removed.analytics.valley.seats_partial.min', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/valley/seats_partial/min')
        .notFound('the specification has no /analytics/valley/seats_partial/min any more');
    },
  );

  test(
    '/analytics/valley/seats_partial/sum is gone',
    about('removed.analytics.valley.seats_partial.sum', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/valley/seats_partial/sum')
        .notFound(
          '/analytics/valley/seats_partial/sum is /analytics/anchorsailor/seats_partial/sum now',
        );
    },
  );

  test(
    '/analytics/window/count is gone',
    about('removed.analytics.window.count', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/window/count')
        .notFound('the specification has no /analytics/window/count any more');
    },
  );

  test(
    '/analytics/zebra/count is gone',
    about('removed.analytics.zebra.count', 'changes.gone'),
    async ({ api }) => {
      await api
        .get('/analytics/zebra/count')
        .notFound('the specification has no /analytics/zebra/count any more');
    },
  );

  test(
    '/analytics/zebra/radius_former/sum is gone',
    about('removed.analytics.zebra.radius_former.sum', 'changes.gone', 'changes.rename-field'),
    async ({ api }) => {
      await api
        .get('/analytics/zebra/radius_former/sum')
        .notFound('the specification has no /analytics/zebra/radius_former/sum any more');
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
        .notFound('the specification has no /analytics/zebra/rank/max any more');
    },
  );

  test(
    '/analytics/zebra/rank/min is gone',
    about('removed.analytics.zebra.rank.min', 'changes.gone', 'changes.rename-field'),
    async ({ api }) => {
      await api
        .get('/analytics/zebra/rank/min')
        .notFound('the specification has no /analytics/zebra/rank/min any more');
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
      await api
        .get('/analytics/zebra/temperature_past_current/min')
        .notFound(
          'the specification has no /analytics/zebra/temperature_past_current/min any more',
        );
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
      await api
        .get('/analytics/zebra/temperature_past_current/sum')
        .notFound(
          'the specification has no /analytics/zebra/temperature_past_current/sum any more',
        );
    },
  );

  test(
    '/analytics/zebra/views_open/avg is gone',
    about('removed.analytics.zebra.views_open.avg', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/zebra/views_open/avg')
        .notFound('the specification has no /analytics/zebra/views_open/avg any more');
    },
  );

  test(
    '/analytics/zebra/views_open/max is gone',
    about('removed.analytics.zebra.views_open.max', 'changes.gone'),
    async ({ api }) => {
      await api
        .get('/analytics/zebra/views_open/max')
        .notFound('the specification has no /analytics/zebra/views_open/max any more');
    },
  );

  test(
    '/analytics/zebra/views_open/min is gone',
    about('removed.analytics.zebra.views_open.min', 'changes.gone'),
    async ({ api }) => {
      await api
        .get('/analytics/zebra/views_open/min')
        .notFound('the specification has no /analytics/zebra/views_open/min any more');
    },
  );

  test(
    '/analytics/zebra/views_open/sum is gone',
    about('removed.analytics.zebra.views_open.sum', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/zebra/views_open/sum')
        .notFound('the specification has no /analytics/zebra/views_open/sum any more');
    },
  );

  test(
    '/analytics/zebra/weight_stored/min is gone',
    about('removed.analytics.zebra.weight_stored.min', 'changes.gone', 'changes.rename-field'),
    async ({ api }) => {
      await api
        .get('/analytics/zebra/weight_stored/min')
        .notFound('the specification has no /analytics/zebra/weight_stored/min any more');
    },
  );

  test(
    '/analytics/zebra/weight_stored/sum is gone',
    about('removed.analytics.zebra.weight_stored.sum', 'changes.gone', 'changes.rename-field'),
    async ({ api }) => {
      await api
        .get('/analytics/zebra/weight_stored/sum')
        .notFound('the specification has no /analytics/zebra/weight_stored/sum any more');
    },
  );

  test(
    'Archive no longer has the action complete',
    about('removed.action.archive.complete', 'changes.gone'),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api.post('/archive/archive-1/complete').notFound('Archive has no complete any more');
      await api.get('/archive/archive-1').ok('an action that is gone changes nothing', archive);
    },
  );

  test(
    'Archive no longer has the action confirm',
    about('removed.action.archive.confirm', 'changes.gone'),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api.post('/archive/archive-1/confirm').notFound('Archive has no confirm any more');
      await api.get('/archive/archive-1').ok('an action that is gone changes nothing', archive);
    },
  );

  test(
    'Archive no longer has the action dismiss',
    about('removed.action.archive.dismiss', 'changes.gone'),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api.post('/archive/archive-1/dismiss').notFound('Archive has no dismiss any more');
      await api.get('/archive/archive-1').ok('an action that is gone changes nothing', archive);
    },
  );

  test(
    'Archive no longer has the action reject',
    about('removed.action.archive.reject', 'changes.gone'),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api.post('/archive/archive-1/reject').notFound('Archive has no reject any more');
      await api.get('/archive/archive-1').ok('an action that is gone changes nothing', archive);
    },
  );

  test(
    'Archive no longer has the action rotate',
    about('removed.action.archive.rotate', 'changes.gone'),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api.post('/archive/archive-1/rotate').notFound('Archive has no rotate any more');
      await api.get('/archive/archive-1').ok('an action that is gone changes nothing', archive);
    },
  );

  test(
    'Archive no longer has the action suspend',
    about('removed.action.archive.suspend', 'changes.gone'),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api.post('/archive/archive-1/suspend').notFound('Archive has no suspend any more');
      await api.get('/archive/archive-1').ok('an action that is gone changes nothing', archive);
    },
  );

  test(
    'Pillow no longer has the action activate',
    about('removed.action.pillow.activate', 'changes.gone'),
    async ({ api }) => {
      await api.create('Pillow', pillow);
      await api.post('/pillow/pillow-1/activate').notFound('Pillow has no activate any more');
      await api
        .get('/pillow/pillow-1')
        .ok('an action that is gone changes nothing', { ...pillow, turtles_secondary: [] });
    },
  );

  test(
    'Pillow no longer has the action hold',
    about('removed.action.pillow.hold', 'changes.gone'),
    async ({ api }) => {
      await api.create('Pillow', pillow);
      await api.post('/pillow/pillow-1/hold').notFound('Pillow has no hold any more');
      await api
        .get('/pillow/pillow-1')
        .ok('an action that is gone changes nothing', { ...pillow, turtles_secondary: [] });
    },
  );

  test(
    'Pillow no longer has the action refresh',
    about('removed.action.pillow.refresh', 'changes.gone'),
    async ({ api }) => {
      await api.create('Pillow', pillow);
      await api.post('/pillow/pillow-1/refresh').notFound('Pillow has no refresh any more');
      await api
        .get('/pillow/pillow-1')
        .ok('an action that is gone changes nothing', { ...pillow, turtles_secondary: [] });
    },
  );

  test(
    'Pillow no longer has the action renew',
    about('removed.action.pillow.renew', 'changes.gone'),
    async ({ api }) => {
      await api.create('Pillow', pillow);
      await api.post('/pillow/pillow-1/renew').notFound('Pillow has no renew any more');
      await api
        .get('/pillow/pillow-1')
        .ok('an action that is gone changes nothing', { ...pillow, turtles_secondary: [] });
    },
  );

  test(
    'Pillow no longer has the action restart',
    about('removed.action.pillow.restart', 'changes.gone'),
    async ({ api }) => {
      await api.create('Pillow', pillow);
      await api.post('/pillow/pillow-1/restart').notFound('Pillow has no restart any more');
      await api
        .get('/pillow/pillow-1')
        .ok('an action that is gone changes nothing', { ...pillow, turtles_secondary: [] });
    },
  );

  test(
    'Pillow no longer has the action transfer',
    about('removed.action.pillow.transfer', 'changes.gone'),
    async ({ api }) => {
      await api.create('Pillow', pillow);
      await api.post('/pillow/pillow-1/transfer').notFound('Pillow has no transfer any more');
      await api
        .get('/pillow/pillow-1')
        .ok('an action that is gone changes nothing', { ...pillow, turtles_secondary: [] });
    },
  );

  test(
    'Pillow no longer has the action upgrade',
    about('removed.action.pillow.upgrade', 'changes.gone'),
    async ({ api }) => {
      await api.create('Pillow', pillow);
      await api.post('/pillow/pillow-1/upgrade').notFound('Pillow has no upgrade any more');
      await api
        .get('/pillow/pillow-1')
        .ok('an action that is gone changes nothing', { ...pillow, turtles_secondary: [] });
    },
  );

  test(
    'Teapot no longer has the action complete',
    about('removed.action.teapot.complete', 'changes.gone'),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.post('/teapot/teapot-1/complete').notFound('Teapot has no complete any more');
      await api.get('/teapot/teapot-1').ok('an action that is gone changes nothing', teapot);
    },
  );

  test(
    'Teapot no longer has the action deliver',
    about('removed.action.teapot.deliver', 'changes.gone'),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.post('/teapot/teapot-1/deliver').notFound('Teapot has no deliver any more');
      await api.get('/teapot/teapot-1').ok('an action that is gone changes nothing', teapot);
    },
  );

  test(
    'Teapot no longer has the action extend',
    about('removed.action.teapot.extend', 'changes.gone'),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.post('/teapot/teapot-1/extend').notFound('Teapot has no extend any more');
      await api.get('/teapot/teapot-1').ok('an action that is gone changes nothing', teapot);
    },
  );

  test(
    'Teapot no longer has the action hold',
    about('removed.action.teapot.hold', 'changes.gone'),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.post('/teapot/teapot-1/hold').notFound('Teapot has no hold any more');
      await api.get('/teapot/teapot-1').ok('an action that is gone changes nothing', teapot);
    },
  );

  test(
    'Teapot no longer has the action restart',
    about('removed.action.teapot.restart', 'changes.gone'),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.post('/teapot/teapot-1/restart').notFound('Teapot has no restart any more');
      await api.get('/teapot/teapot-1').ok('an action that is gone changes nothing', teapot);
    },
  );

  test(
    'Theater no longer has the action finalize',
    about('removed.action.theater.finalize', 'changes.gone'),
    async ({ api }) => {
      await api.create('Theater', theater);
      await api.post('/theater/theater-1/finalize').notFound('Theater has no finalize any more');
      await api
        .get('/theater/theater-1')
        .ok('an action that is gone changes nothing', { ...theater, jackets: [] });
    },
  );

  test(
    'Theater no longer has the action flag',
    about('removed.action.theater.flag', 'changes.gone'),
    async ({ api }) => {
      await api.create('Theater', theater);
      await api.post('/theater/theater-1/flag').notFound('Theater has no flag any more');
      await api
        .get('/theater/theater-1')
        .ok('an action that is gone changes nothing', { ...theater, jackets: [] });
    },
  );

  test(
    'Theater no longer has the action seal',
    about('removed.action.theater.seal', 'changes.gone'),
    async ({ api }) => {
      await api.create('Theater', theater);
      await api.post('/theater/theater-1/seal').notFound('Theater has no seal any more');
      await api
        .get('/theater/theater-1')
        .ok('an action that is gone changes nothing', { ...theater, jackets: [] });
    },
  );

  test(
    'AnchorSailor no longer has the field caption_pending',
    about('removed.field.anchorsailor.caption_pending', 'changes.delete-field'),
    async ({ api }) => {
      const because = 'AnchorSailor has no caption_pending any more';
      await api.post('/anchorsailor', anchorSailor).created(because, {}, ['caption_pending']);
      await api.get('/anchorsailor/anchorsailor-1').ok(because, {}, ['caption_pending']);
      await api
        .patch('/anchorsailor/anchorsailor-1', { nickname: 'lodo' })
        .ok(because, {}, ['caption_pending']);
      await api.get('/anchorsailor').ok(because, [{ id: 'anchorsailor-1' }], ['caption_pending']);
    },
  );

  test(
    'AnchorSailor no longer has the field visits',
    about('removed.field.anchorsailor.visits', 'changes.delete-field'),
    async ({ api }) => {
      const because = 'AnchorSailor has no visits any more';
      await api.post('/anchorsailor', anchorSailor).created(because, {}, ['visits']);
      await api.get('/anchorsailor/anchorsailor-1').ok(because, {}, ['visits']);
      await api
        .patch('/anchorsailor/anchorsailor-1', { nickname: 'lodo' })
        .ok(because, {}, ['visits']);
      await api.get('/anchorsailor').ok(because, [{ id: 'anchorsailor-1' }], ['visits']);
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
    'Archive no longer has the field galaxy_backup',
    about('removed.field.archive.galaxy_backup', 'changes.delete-entity'),
    async ({ api }) => {
      const because = 'Archive has no galaxy_backup any more';
      await api.post('/archive', archive).created(because, {}, ['galaxy_backup']);
      await api.get('/archive/archive-1').ok(because, {}, ['galaxy_backup']);
      await api.patch('/archive/archive-1', { topic: 'nomosa' }).ok(because, {}, ['galaxy_backup']);
      await api.get('/archive').ok(because, [{ id: 'archive-1' }], ['galaxy_backup']);
    },
  );

  test(
    'Archive no longer has the field mission',
    about('removed.field.archive.mission', 'changes.delete-entity'),
    async ({ api }) => {
      const because = 'Archive has no mission any more';
      await api.post('/archive', archive).created(because, {}, ['mission']);
      await api.get('/archive/archive-1').ok(because, {}, ['mission']);
      await api.patch('/archive/archive-1', { topic: 'nomosa' }).ok(because, {}, ['mission']);
      await api.get('/archive').ok(because, [{ id: 'archive-1' }], ['mission']);
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
    'Barrel no longer has the field health',
    about('removed.field.barrel.health', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'health is visibility now';
      await api.post('/barrel', barrel).created(because, { visibility: 'recovering' }, ['health']);
      await api.get('/barrel/barrel-1').ok(because, { visibility: 'recovering' }, ['health']);
      await api
        .patch('/barrel/barrel-1', { delivered_simple: '2024-12-16 23:18:52' })
        .ok(because, { visibility: 'recovering' }, ['health']);
      await api.get('/barrel').ok(because, [{ id: 'barrel-1' }], ['health']);
    },
  );

  test(
    'Barrel no longer has the field voyages',
    about('removed.field.barrel.voyages', 'changes.delete-entity'),
    async ({ api }) => {
      const because = 'Barrel has no voyages any more';
      await api.post('/barrel', barrel).created(because, {}, ['voyages']);
      await api.get('/barrel/barrel-1').ok(because, {}, ['voyages']);
      await api
        .patch('/barrel/barrel-1', { delivered_simple: '2024-12-16 23:18:52' })
        .ok(because, {}, ['voyages']);
      await api.get('/barrel').ok(because, [{ id: 'barrel-1' }], ['voyages']);
    },
  );

  test(
    'Barrel no longer has the field zebra_former',
    about('removed.field.barrel.zebra_former', 'changes.delete-entity'),
    async ({ api }) => {
      const because = 'Barrel has no zebra_former any more';
      await api.post('/barrel', barrel).created(because, {}, ['zebra_former']);
      await api.get('/barrel/barrel-1').ok(because, {}, ['zebra_former']);
      await api
        .patch('/barrel/barrel-1', { delivered_simple: '2024-12-16 23:18:52' })
        .ok(because, {}, ['zebra_former']);
      await api.get('/barrel').ok(because, [{ id: 'barrel-1' }], ['zebra_former']);
    },
  );

  test(
    'Glacier no longer has the field zebras_third',
    about('removed.field.glacier.zebras_third', 'changes.delete-entity'),
    async ({ api }) => {
      const because = 'Glacier has no zebras_third any more';
      await api.post('/glacier', glacier).created(because, {}, ['zebras_third']);
      await api.get('/glacier/glacier-1').ok(because, {}, ['zebras_third']);
      await api.patch('/glacier/glacier-1', { pinned: false }).ok(because, {}, ['zebras_third']);
      await api.get('/glacier').ok(because, [{ id: 'glacier-1' }], ['zebras_third']);
    },
  );

  test(
    'Hammer no longer has the field hedges_prior',
    about('removed.field.hammer.hedges_prior', 'changes.delete-field'),
    async ({ api }) => {
      const because = 'Hammer has no hedges_prior any more';
      await api.post('/hammer', hammer).created(because, {}, ['hedges_prior']);
      await api.get('/hammer/hammer-1').ok(because, {}, ['hedges_prior']);
      await api
        .patch('/hammer/hammer-1', { angle_weekly_hidden: 79.75 })
        .ok(because, {}, ['hedges_prior']);
      await api.get('/hammer').ok(because, [{ id: 'hammer-1' }], ['hedges_prior']);
    },
  );

  test(
    'Harbor no longer has the field blocked',
    about('removed.field.harbor.blocked', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'blocked is enabled_previous now';
      await api.post('/harbor', harbor).created(because, { enabled_previous: true }, ['blocked']);
      await api.get('/harbor/harbor-1').ok(because, { enabled_previous: true }, ['blocked']);
      await api
        .patch('/harbor/harbor-1', { subject_third_internal: 'sila' })
        .ok(because, { enabled_previous: true }, ['blocked']);
      await api.get('/harbor').ok(because, [{ id: 'harbor-1' }], ['blocked']);
    },
  );

  test(
    'Harbor no longer has the field mission_spare_cached',
    about('removed.field.harbor.mission_spare_cached', 'changes.delete-field'),
    async ({ api }) => {
      const because = 'Harbor has no mission_spare_cached any more';
      await api.post('/harbor', harbor).created(because, {}, ['mission_spare_cached']);
      await api.get('/harbor/harbor-1').ok(because, {}, ['mission_spare_cached']);
      await api
        .patch('/harbor/harbor-1', { subject_third_internal: 'sila' })
        .ok(because, {}, ['mission_spare_cached']);
      await api.get('/harbor').ok(because, [{ id: 'harbor-1' }], ['mission_spare_cached']);
    },
  );

  test(
    'Harbor no longer has the field name',
    about('removed.field.harbor.name', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'name is subject_third_internal now';
      await api
        .post('/harbor', harbor)
        .created(because, { subject_third_internal: 'bodoru' }, ['name']);
      await api.get('/harbor/harbor-1').ok(because, { subject_third_internal: 'bodoru' }, ['name']);
      await api
        .patch('/harbor/harbor-1', { subject_third_internal: 'sila' })
        .ok(because, { subject_third_internal: 'sila' }, ['name']);
      await api.get('/harbor').ok(because, [{ id: 'harbor-1' }], ['name']);
    },
  );

  test(
    'Harbor no longer has the field salary',
    about('removed.field.harbor.salary', 'changes.delete-field'),
    async ({ api }) => {
      const because = 'Harbor has no salary any more';
      await api.post('/harbor', harbor).created(because, {}, ['salary']);
      await api.get('/harbor/harbor-1').ok(because, {}, ['salary']);
      await api
        .patch('/harbor/harbor-1', { subject_third_internal: 'sila' })
        .ok(because, {}, ['salary']);
      await api.get('/harbor').ok(because, [{ id: 'harbor-1' }], ['salary']);
    },
  );

  test(
    'Harbor no longer has the field squad_circle_distant',
    about('removed.field.harbor.squad_circle_distant', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'squad_circle_distant is medal_tunnel_past_draft now';
      await api
        .post('/harbor', harbor)
        .created(because, { medal_tunnel_past_draft: null }, ['squad_circle_distant']);
      await api
        .get('/harbor/harbor-1')
        .ok(because, { medal_tunnel_past_draft: null }, ['squad_circle_distant']);
      await api
        .patch('/harbor/harbor-1', { subject_third_internal: 'sila' })
        .ok(because, { medal_tunnel_past_draft: null }, ['squad_circle_distant']);
      await api.get('/harbor').ok(because, [{ id: 'harbor-1' }], ['squad_circle_distant']);
    },
  );

  test(
    'Harbor no longer has the field status_backup',
    about('removed.field.harbor.status_backup', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'status_backup is stage_central now';
      await api
        .post('/harbor', harbor)
        .created(because, { stage_central: 'completed' }, ['status_backup']);
      await api
        .get('/harbor/harbor-1')
        .ok(because, { stage_central: 'completed' }, ['status_backup']);
      await api
        .patch('/harbor/harbor-1', { subject_third_internal: 'sila' })
        .ok(because, { stage_central: 'completed' }, ['status_backup']);
      await api.get('/harbor').ok(because, [{ id: 'harbor-1' }], ['status_backup']);
    },
  );

  test(
    'Harbor no longer has the field votes',
    about('removed.field.harbor.votes', 'changes.delete-field'),
    async ({ api }) => {
      const because = 'Harbor has no votes any more';
      await api.post('/harbor', harbor).created(because, {}, ['votes']);
      await api.get('/harbor/harbor-1').ok(because, {}, ['votes']);
      await api
        .patch('/harbor/harbor-1', { subject_third_internal: 'sila' })
        .ok(because, {}, ['votes']);
      await api.get('/harbor').ok(because, [{ id: 'harbor-1' }], ['votes']);
    },
  );

  test(
    'Hedge no longer has the field windows_distant',
    about('removed.field.hedge.windows_distant', 'changes.delete-entity'),
    async ({ api }) => {
      const because = 'Hedge has no windows_distant any more';
      await api.post('/hedge', hedge).created(because, {}, ['windows_distant']);
      await api.get('/hedge/hedge-1').ok(because, {}, ['windows_distant']);
      await api
        .patch('/hedge/hedge-1', { born_raw: '2024-10-13 08:25:17' })
        .ok(because, {}, ['windows_distant']);
      await api.get('/hedge').ok(because, [{ id: 'hedge-1' }], ['windows_distant']);
    },
  );

  test(
    'Jacket no longer has the field margin',
    about('removed.field.jacket.margin', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'margin is margin_verified now';
      await api.post('/jacket', jacket).created(because, { margin_verified: 78.75 }, ['margin']);
      await api.get('/jacket/jacket-1').ok(because, { margin_verified: 78.75 }, ['margin']);
      await api
        .patch('/jacket/jacket-1', { margin_verified: 50.75 })
        .ok(because, { margin_verified: 50.75 }, ['margin']);
      await api.get('/jacket').ok(because, [{ id: 'jacket-1' }], ['margin']);
    },
  );

  test(
    'Jacket no longer has the field teapot_nested',
    about('removed.field.jacket.teapot_nested', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'teapot_nested is teapot_spare_pending now';
      await api
        .post('/jacket', jacket)
        .created(because, { teapot_spare_pending: null }, ['teapot_nested']);
      await api
        .get('/jacket/jacket-1')
        .ok(because, { teapot_spare_pending: null }, ['teapot_nested']);
      await api
        .patch('/jacket/jacket-1', { margin_verified: 50.75 })
        .ok(because, { teapot_spare_pending: null }, ['teapot_nested']);
      await api.get('/jacket').ok(because, [{ id: 'jacket-1' }], ['teapot_nested']);
    },
  );

  test(
    'NotebookCottage no longer has the field comment',
    about('removed.field.notebookcottage.comment', 'changes.delete-field'),
    async ({ api }) => {
      const because = 'NotebookCottage has no comment any more';
      await api.post('/notebookcottage', notebookCottage).created(because, {}, ['comment']);
      await api.get('/notebookcottage/notebookcottage-1').ok(because, {}, ['comment']);
      await api
        .patch('/notebookcottage/notebookcottage-1', { installed: '2028-10-28 17:18:18' })
        .ok(because, {}, ['comment']);
      await api.get('/notebookcottage').ok(because, [{ id: 'notebookcottage-1' }], ['comment']);
    },
  );

  test(
    'NotebookCottage no longer has the field needles_late',
    about('removed.field.notebookcottage.needles_late', 'changes.delete-entity'),
    async ({ api }) => {
      const because = 'NotebookCottage has no needles_late any more';
      await api.post('/notebookcottage', notebookCottage).created(because, {}, ['needles_late']);
      await api.get('/notebookcottage/notebookcottage-1').ok(because, {}, ['needles_late']);
      await api
        .patch('/notebookcottage/notebookcottage-1', { installed: '2028-10-28 17:18:18' })
        .ok(because, {}, ['needles_late']);
      await api
        .get('/notebookcottage')
        .ok(because, [{ id: 'notebookcottage-1' }], ['needles_late']);
    },
  );

  test(
    'Pillow no longer has the field buckets_partial_recent',
    about('removed.field.pillow.buckets_partial_recent', 'changes.delete-entity'),
    async ({ api }) => {
      const because = 'Pillow has no buckets_partial_recent any more';
      await api.post('/pillow', pillow).created(because, {}, ['buckets_partial_recent']);
      await api.get('/pillow/pillow-1').ok(because, {}, ['buckets_partial_recent']);
      await api
        .patch('/pillow/pillow-1', { badge_raw_previous: 'naliso' })
        .ok(because, {}, ['buckets_partial_recent']);
      await api.get('/pillow').ok(because, [{ id: 'pillow-1' }], ['buckets_partial_recent']);
    },
  );

  test(
    'Pillow no longer has the field rating_standard',
    about('removed.field.pillow.rating_standard', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'rating_standard is visits_cached now';
      await api.post('/pillow', pillow).created(because, { visits_cached: 2 }, ['rating_standard']);
      await api.get('/pillow/pillow-1').ok(because, { visits_cached: 2 }, ['rating_standard']);
      await api
        .patch('/pillow/pillow-1', { badge_raw_previous: 'naliso' })
        .ok(because, { visits_cached: 2 }, ['rating_standard']);
      await api.get('/pillow').ok(because, [{ id: 'pillow-1' }], ['rating_standard']);
    },
  );

  test(
    'Stadium no longer has the field festival',
    about('removed.field.stadium.festival', 'changes.delete-field'),
    async ({ api }) => {
      const because = 'Stadium has no festival any more';
      await api.post('/stadium', stadium).created(because, {}, ['festival']);
      await api.get('/stadium/stadium-1').ok(because, {}, ['festival']);
      await api.patch('/stadium/stadium-1', { margin_past: 47.25 }).ok(because, {}, ['festival']);
      await api.get('/stadium').ok(because, [{ id: 'stadium-1' }], ['festival']);
    },
  );

  test(
    'Teapot no longer has the field born_daily_retired',
    about('removed.field.teapot.born_daily_retired', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'born_daily_retired is joined_raw_initial now';
      await api
        .post('/teapot', teapot)
        .created(because, { joined_raw_initial: '2027-09-07 06:23:13' }, ['born_daily_retired']);
      await api
        .get('/teapot/teapot-1')
        .ok(because, { joined_raw_initial: '2027-09-07 06:23:13' }, ['born_daily_retired']);
      await api
        .patch('/teapot/teapot-1', { joined_raw_initial: '2022-11-16 11:09:58' })
        .ok(because, { joined_raw_initial: '2022-11-16 11:09:58' }, ['born_daily_retired']);
      await api.get('/teapot').ok(because, [{ id: 'teapot-1' }], ['born_daily_retired']);
    },
  );

  test(
    'Teapot no longer has the field brand_previous',
    about('removed.field.teapot.brand_previous', 'changes.delete-field'),
    async ({ api }) => {
      const because = 'Teapot has no brand_previous any more';
      await api.post('/teapot', teapot).created(because, {}, ['brand_previous']);
      await api.get('/teapot/teapot-1').ok(because, {}, ['brand_previous']);
      await api
        .patch('/teapot/teapot-1', { joined_raw_initial: '2022-11-16 11:09:58' })
        .ok(because, {}, ['brand_previous']);
      await api.get('/teapot').ok(because, [{ id: 'teapot-1' }], ['brand_previous']);
    },
  );

  test(
    'Teapot no longer has the field ladder_distant',
    about('removed.field.teapot.ladder_distant', 'changes.delete-field'),
    async ({ api }) => {
      const because = 'Teapot has no ladder_distant any more';
      await api.post('/teapot', teapot).created(because, {}, ['ladder_distant']);
      await api.get('/teapot/teapot-1').ok(because, {}, ['ladder_distant']);
      await api
        .patch('/teapot/teapot-1', { joined_raw_initial: '2022-11-16 11:09:58' })
        .ok(because, {}, ['ladder_distant']);
      await api.get('/teapot').ok(because, [{ id: 'teapot-1' }], ['ladder_distant']);
    },
  );

  test(
    'Teapot no longer has the field updated_monthly',
    about('removed.field.teapot.updated_monthly', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'updated_monthly is joined_raw_initial now';
      await api
        .post('/teapot', teapot)
        .created(because, { joined_raw_initial: '2027-09-07 06:23:13' }, ['updated_monthly']);
      await api
        .get('/teapot/teapot-1')
        .ok(because, { joined_raw_initial: '2027-09-07 06:23:13' }, ['updated_monthly']);
      await api
        .patch('/teapot/teapot-1', { joined_raw_initial: '2022-11-16 11:09:58' })
        .ok(because, { joined_raw_initial: '2022-11-16 11:09:58' }, ['updated_monthly']);
      await api.get('/teapot').ok(because, [{ id: 'teapot-1' }], ['updated_monthly']);
    },
  );

  test(
    'Teapot no longer has the field urgency',
    about('removed.field.teapot.urgency', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'urgency is visibility_central now';
      await api
        .post('/teapot', teapot)
        .created(because, { visibility_central: 'normal' }, ['urgency']);
      await api.get('/teapot/teapot-1').ok(because, { visibility_central: 'normal' }, ['urgency']);
      await api
        .patch('/teapot/teapot-1', { joined_raw_initial: '2022-11-16 11:09:58' })
        .ok(because, { visibility_central: 'normal' }, ['urgency']);
      await api.get('/teapot').ok(because, [{ id: 'teapot-1' }], ['urgency']);
    },
  );

  test(
    'Teapot no longer has the field zebras',
    about('removed.field.teapot.zebras', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'Teapot has no zebras any more';
      await api.post('/teapot', teapot).created(because, {}, ['zebras']);
      await api.get('/teapot/teapot-1').ok(because, {}, ['zebras']);
      await api
        .patch('/teapot/teapot-1', { joined_raw_initial: '2022-11-16 11:09:58' })
        .ok(because, {}, ['zebras']);
      await api.get('/teapot').ok(because, [{ id: 'teapot-1' }], ['zebras']);
    },
  );

  test(
    'Teapot no longer has the field zebras_rough',
    about('removed.field.teapot.zebras_rough', 'changes.delete-entity'),
    async ({ api }) => {
      const because = 'Teapot has no zebras_rough any more';
      await api.post('/teapot', teapot).created(because, {}, ['zebras_rough']);
      await api.get('/teapot/teapot-1').ok(because, {}, ['zebras_rough']);
      await api
        .patch('/teapot/teapot-1', { joined_raw_initial: '2022-11-16 11:09:58' })
        .ok(because, {}, ['zebras_rough']);
      await api.get('/teapot').ok(because, [{ id: 'teapot-1' }], ['zebras_rough']);
    },
  );

  test(
    'Theater no longer has the field route',
    about('removed.field.theater.route', 'changes.delete-field'),
    async ({ api }) => {
      const because = 'Theater has no route any more';
      await api.post('/theater', theater).created(because, {}, ['route']);
      await api.get('/theater/theater-1').ok(because, {}, ['route']);
      await api.patch('/theater/theater-1', { approval: 'hidden' }).ok(because, {}, ['route']);
      await api.get('/theater').ok(because, [{ id: 'theater-1' }], ['route']);
    },
  );

  test(
    'Theater no longer has the field slogan_upper_base',
    about('removed.field.theater.slogan_upper_base', 'changes.delete-field'),
    async ({ api }) => {
      const because = 'Theater has no slogan_upper_base any more';
      await api.post('/theater', theater).created(because, {}, ['slogan_upper_base']);
      await api.get('/theater/theater-1').ok(because, {}, ['slogan_upper_base']);
      await api
        .patch('/theater/theater-1', { approval: 'hidden' })
        .ok(because, {}, ['slogan_upper_base']);
      await api.get('/theater').ok(because, [{ id: 'theater-1' }], ['slogan_upper_base']);
    },
  );

  test(
    'Theater no longer has the field zebras',
    about('removed.field.theater.zebras', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'Theater has no zebras any more';
      await api.post('/theater', theater).created(because, {}, ['zebras']);
      await api.get('/theater/theater-1').ok(because, {}, ['zebras']);
      await api.patch('/theater/theater-1', { approval: 'hidden' }).ok(because, {}, ['zebras']);
      await api.get('/theater').ok(because, [{ id: 'theater-1' }], ['zebras']);
    },
  );

  test(
    'Theater no longer has the field zebras_local_initial',
    about('removed.field.theater.zebras_local_initial', 'changes.delete-entity'),
    async ({ api }) => {
      const because = 'Theater has no zebras_local_initial any more';
      await api.post('/theater', theater).created(because, {}, ['zebras_local_initial']);
      await api.get('/theater/theater-1').ok(because, {}, ['zebras_local_initial']);
      await api
        .patch('/theater/theater-1', { approval: 'hidden' })
        .ok(because, {}, ['zebras_local_initial']);
      await api.get('/theater').ok(because, [{ id: 'theater-1' }], ['zebras_local_initial']);
    },
  );

  test(
    'Ticket no longer has the field zebras',
    about('removed.field.ticket.zebras', 'changes.delete-entity'),
    async ({ api }) => {
      const because = 'Ticket has no zebras any more';
      await api.post('/ticket', ticket).created(because, {}, ['zebras']);
      await api.get('/ticket/ticket-1').ok(because, {}, ['zebras']);
      await api
        .patch('/ticket/ticket-1', { departed_yearly: '2022-01-30 23:58:28' })
        .ok(because, {}, ['zebras']);
      await api.get('/ticket').ok(because, [{ id: 'ticket-1' }], ['zebras']);
    },
  );
});
