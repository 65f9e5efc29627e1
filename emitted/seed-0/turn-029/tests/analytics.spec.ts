import { about, test, without } from '../support/api.ts';

// A valid Zebra, as the tests send it.
const zebra = {
  caption: 'vino',
  id: 'zebra-1',
  weight_stored: 15.25,
  views_open: 71,
  opened: '2020-05-10 11:32:51',
};

// A valid Window, as the tests send it.
const window = {
  departed: '2022-09-19 01:17:16',
  enabled_root: true,
  id: 'window-1',
  caption_silent_initial: 'miba',
  health_regional: 'cheerful',
  expires: '2024-07-14 12:19:21',
};

// A valid Route, as the tests send it.
const route = { id: 'route-1', name: 'bodoru', votes: 10 };

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

// A valid Teapot, as the tests send it.
const teapot = {
  born_daily_retired: '2022-11-26 07:10:21',
  id: 'teapot-1',
  urgency: 'normal',
  views: 68,
  brand_previous: 'danagu',
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
    '/analytics/zebra/count is 0 while there is no Zebra',
    about(
      'analytics.zebra.count.of-nothing',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.get('/analytics/zebra/count').ok('there is no Zebra', { result: 0 });
    },
  );

  test(
    '/analytics/zebra/count counts every Zebra',
    about(
      'analytics.zebra.count.of-several',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.get('/analytics/zebra/count').ok('there is one Zebra', { result: 1 });
      await api.create('Zebra', {
        ...zebra,
        id: 'zebra-2',
        caption: 'gisoru',
        weight_stored: 36.25,
        views_open: 33,
        opened: '2020-10-19 14:41:00',
      });
      await api.create('Zebra', {
        ...zebra,
        id: 'zebra-3',
        caption: null,
        weight_stored: null,
        opened: null,
      });
      await api
        .get('/analytics/zebra/count')
        .ok('there are 3 Zebra objects, whatever they hold', { result: 3 });
    },
  );

  test(
    '/analytics/zebra/count does not count a deleted Zebra',
    about(
      'analytics.zebra.count.after-delete',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Zebra', {
        ...zebra,
        id: 'zebra-2',
        caption: 'gisoru',
        weight_stored: 36.25,
        views_open: 33,
        opened: '2020-10-19 14:41:00',
      });
      await api.get('/analytics/zebra/count').ok('there are two Zebra objects', { result: 2 });
      await api.delete('/zebra/zebra-1').removed('the object exists');
      await api
        .get('/analytics/zebra/count')
        .ok('one of two Zebra objects was deleted', { result: 1 });
    },
  );

  test(
    '/analytics/zebra/weight_stored/sum is 0 while there is no Zebra',
    about(
      'analytics.zebra.weight_stored.sum.of-nothing',
      'analytics.shape',
      'analytics.empty',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.get('/analytics/zebra/weight_stored/sum').ok('there is no Zebra', { result: 0 });
    },
  );

  test(
    '/analytics/zebra/weight_stored/sum works on a single Zebra',
    about(
      'analytics.zebra.weight_stored.sum.of-one',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Zebra', { ...zebra, weight_stored: 12.375 });
      await api
        .get('/analytics/zebra/weight_stored/sum')
        .ok('weight_stored is 12.375 in the only Zebra', { result: 12.375 });
    },
  );

  test(
    '/analytics/zebra/weight_stored/sum goes over several objects',
    about(
      'analytics.zebra.weight_stored.sum.of-several',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api
        .get('/analytics/zebra/weight_stored/sum')
        .ok('weight_stored is 15.25 in the only Zebra', { result: 15.25 });
      await api.create('Zebra', { ...zebra, id: 'zebra-2', weight_stored: 12.375 });
      await api.create('Zebra', { ...zebra, id: 'zebra-3', weight_stored: 36.25 });
      await api
        .get('/analytics/zebra/weight_stored/sum')
        .ok('the values of weight_stored are 15.25, 12.375, 36.25', { result: 63.875 });
      await api.create('Zebra', { ...zebra, id: 'zebra-4' });
      await api
        .get('/analytics/zebra/weight_stored/sum')
        .ok('15.25 is the value of weight_stored in two objects', { result: 79.125 });
    },
  );

  test(
    '/analytics/zebra/weight_stored/sum takes 0 for a value',
    about(
      'analytics.zebra.weight_stored.sum.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Zebra', { ...zebra, weight_stored: 0 });
      await api
        .get('/analytics/zebra/weight_stored/sum')
        .ok('weight_stored is 0 in the only Zebra, which is a value', { result: 0 });
    },
  );

  test(
    '/analytics/zebra/weight_stored/sum skips objects without a weight_stored',
    about(
      'analytics.zebra.weight_stored.sum.skips-missing-values',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Zebra', { ...zebra, id: 'zebra-2', weight_stored: null });
      await api.create('Zebra', { ...zebra, id: 'zebra-3', weight_stored: 36.25 });
      await api
        .get('/analytics/zebra/weight_stored/sum')
        .ok('weight_stored has a value in two of three objects', { result: 51.5 });
    },
  );

  test(
    '/analytics/zebra/weight_stored/sum is 0 while no Zebra has a weight_stored',
    about(
      'analytics.zebra.weight_stored.sum.of-missing-values',
      'analytics.shape',
      'analytics.nulls',
      'analytics.empty',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Zebra', { ...zebra, weight_stored: null });
      await api
        .get('/analytics/zebra/weight_stored/sum')
        .ok('weight_stored has no value in the only Zebra', { result: 0 });
    },
  );

  test(
    '/analytics/zebra/weight_stored/sum follows an update',
    about(
      'analytics.zebra.weight_stored.sum.after-update',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api
        .get('/analytics/zebra/weight_stored/sum')
        .ok('weight_stored is 15.25 in the only Zebra', { result: 15.25 });
      await api.patch('/zebra/zebra-1', { weight_stored: 36.25 }).ok('the change is valid');
      await api
        .get('/analytics/zebra/weight_stored/sum')
        .ok('weight_stored was changed', { result: 36.25 });
    },
  );

  test(
    '/analytics/zebra/weight_stored/sum forgets a deleted Zebra',
    about(
      'analytics.zebra.weight_stored.sum.after-delete',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Zebra', { ...zebra, id: 'zebra-2', weight_stored: 36.25 });
      await api
        .get('/analytics/zebra/weight_stored/sum')
        .ok('the values of weight_stored are 15.25 and 36.25', { result: 51.5 });
      await api.delete('/zebra/zebra-2').removed('the object exists');
      await api
        .get('/analytics/zebra/weight_stored/sum')
        .ok('weight_stored is 15.25 in the only Zebra that is left', { result: 15.25 });
    },
  );

  test(
    '/analytics/zebra/views_open/max is null while there is no Zebra',
    about(
      'analytics.zebra.views_open.max.of-nothing',
      'analytics.shape',
      'analytics.empty',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.get('/analytics/zebra/views_open/max').ok('there is no Zebra', { result: null });
    },
  );

  test(
    '/analytics/zebra/views_open/max works on a single Zebra',
    about(
      'analytics.zebra.views_open.max.of-one',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Zebra', { ...zebra, views_open: 9 });
      await api
        .get('/analytics/zebra/views_open/max')
        .ok('views_open is 9 in the only Zebra', { result: 9 });
    },
  );

  test(
    '/analytics/zebra/views_open/max goes over several objects',
    about(
      'analytics.zebra.views_open.max.of-several',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Zebra', { ...zebra, views_open: 9 });
      await api
        .get('/analytics/zebra/views_open/max')
        .ok('views_open is 9 in the only Zebra', { result: 9 });
      await api.create('Zebra', { ...zebra, id: 'zebra-2', views_open: 9 });
      await api.create('Zebra', { ...zebra, id: 'zebra-3', views_open: 10 });
      await api
        .get('/analytics/zebra/views_open/max')
        .ok('the values of views_open are 9, 9, 10', { result: 10 });
      await api.create('Zebra', { ...zebra, id: 'zebra-4', views_open: 9 });
      await api
        .get('/analytics/zebra/views_open/max')
        .ok('9 is the value of views_open in two objects', { result: 10 });
    },
  );

  test(
    '/analytics/zebra/views_open/max follows an update',
    about(
      'analytics.zebra.views_open.max.after-update',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Zebra', { ...zebra, views_open: 9 });
      await api
        .get('/analytics/zebra/views_open/max')
        .ok('views_open is 9 in the only Zebra', { result: 9 });
      await api.patch('/zebra/zebra-1', { views_open: 10 }).ok('the change is valid');
      await api.get('/analytics/zebra/views_open/max').ok('views_open was changed', { result: 10 });
    },
  );

  test(
    '/analytics/zebra/views_open/max forgets a deleted Zebra',
    about(
      'analytics.zebra.views_open.max.after-delete',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Zebra', { ...zebra, views_open: 9 });
      await api.create('Zebra', { ...zebra, id: 'zebra-2', views_open: 10 });
      await api
        .get('/analytics/zebra/views_open/max')
        .ok('the values of views_open are 9 and 10', { result: 10 });
      await api.delete('/zebra/zebra-2').removed('the object exists');
      await api
        .get('/analytics/zebra/views_open/max')
        .ok('views_open is 9 in the only Zebra that is left', { result: 9 });
    },
  );

  test(
    '/analytics/zebra/views_open/min is null while there is no Zebra',
    about(
      'analytics.zebra.views_open.min.of-nothing',
      'analytics.shape',
      'analytics.empty',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.get('/analytics/zebra/views_open/min').ok('there is no Zebra', { result: null });
    },
  );

  test(
    '/analytics/zebra/views_open/min works on a single Zebra',
    about(
      'analytics.zebra.views_open.min.of-one',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Zebra', { ...zebra, views_open: 10 });
      await api
        .get('/analytics/zebra/views_open/min')
        .ok('views_open is 10 in the only Zebra', { result: 10 });
    },
  );

  test(
    '/analytics/zebra/views_open/min goes over several objects',
    about(
      'analytics.zebra.views_open.min.of-several',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api
        .get('/analytics/zebra/views_open/min')
        .ok('views_open is 71 in the only Zebra', { result: 71 });
      await api.create('Zebra', { ...zebra, id: 'zebra-2', views_open: 10 });
      await api.create('Zebra', { ...zebra, id: 'zebra-3', views_open: 9 });
      await api
        .get('/analytics/zebra/views_open/min')
        .ok('the values of views_open are 71, 10, 9', { result: 9 });
      await api.create('Zebra', { ...zebra, id: 'zebra-4' });
      await api
        .get('/analytics/zebra/views_open/min')
        .ok('71 is the value of views_open in two objects', { result: 9 });
    },
  );

  test(
    '/analytics/zebra/views_open/min follows an update',
    about(
      'analytics.zebra.views_open.min.after-update',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api
        .get('/analytics/zebra/views_open/min')
        .ok('views_open is 71 in the only Zebra', { result: 71 });
      await api.patch('/zebra/zebra-1', { views_open: 9 }).ok('the change is valid');
      await api.get('/analytics/zebra/views_open/min').ok('views_open was changed', { result: 9 });
    },
  );

  test(
    '/analytics/zebra/views_open/min forgets a deleted Zebra',
    about(
      'analytics.zebra.views_open.min.after-delete',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Zebra', { ...zebra, id: 'zebra-2', views_open: 9 });
      await api
        .get('/analytics/zebra/views_open/min')
        .ok('the values of views_open are 71 and 9', { result: 9 });
      await api.delete('/zebra/zebra-2').removed('the object exists');
      await api
        .get('/analytics/zebra/views_open/min')
        .ok('views_open is 71 in the only Zebra that is left', { result: 71 });
    },
  );

  test(
    '/analytics/zebra/views_open/sum is 0 while there is no Zebra',
    about(
      'analytics.zebra.views_open.sum.of-nothing',
      'analytics.shape',
      'analytics.empty',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.get('/analytics/zebra/views_open/sum').ok('there is no Zebra', { result: 0 });
    },
  );

  test(
    '/analytics/zebra/views_open/sum works on a single Zebra',
    about(
      'analytics.zebra.views_open.sum.of-one',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Zebra', { ...zebra, views_open: 50 });
      await api
        .get('/analytics/zebra/views_open/sum')
        .ok('views_open is 50 in the only Zebra', { result: 50 });
    },
  );

  test(
    '/analytics/zebra/views_open/sum goes over several objects',
    about(
      'analytics.zebra.views_open.sum.of-several',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Zebra', { ...zebra, views_open: 33 });
      await api
        .get('/analytics/zebra/views_open/sum')
        .ok('views_open is 33 in the only Zebra', { result: 33 });
      await api.create('Zebra', { ...zebra, id: 'zebra-2', views_open: 50 });
      await api.create('Zebra', { ...zebra, id: 'zebra-3' });
      await api
        .get('/analytics/zebra/views_open/sum')
        .ok('the values of views_open are 33, 50, 71', { result: 154 });
      await api.create('Zebra', { ...zebra, id: 'zebra-4', views_open: 33 });
      await api
        .get('/analytics/zebra/views_open/sum')
        .ok('33 is the value of views_open in two objects', { result: 187 });
    },
  );

  test(
    '/analytics/zebra/views_open/sum follows an update',
    about(
      'analytics.zebra.views_open.sum.after-update',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Zebra', { ...zebra, views_open: 33 });
      await api
        .get('/analytics/zebra/views_open/sum')
        .ok('views_open is 33 in the only Zebra', { result: 33 });
      await api.patch('/zebra/zebra-1', { views_open: 71 }).ok('the change is valid');
      await api.get('/analytics/zebra/views_open/sum').ok('views_open was changed', { result: 71 });
    },
  );

  test(
    '/analytics/zebra/views_open/sum forgets a deleted Zebra',
    about(
      'analytics.zebra.views_open.sum.after-delete',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Zebra', { ...zebra, views_open: 33 });
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api
        .get('/analytics/zebra/views_open/sum')
        .ok('the values of views_open are 33 and 71', { result: 104 });
      await api.delete('/zebra/zebra-2').removed('the object exists');
      await api
        .get('/analytics/zebra/views_open/sum')
        .ok('views_open is 33 in the only Zebra that is left', { result: 33 });
    },
  );

  test(
    '/analytics/window/count is 0 while there is no Window',
    about(
      'analytics.window.count.of-nothing',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.get('/analytics/window/count').ok('there is no Window', { result: 0 });
    },
  );

  test(
    '/analytics/window/count counts every Window',
    about(
      'analytics.window.count.of-several',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Window', window);
      await api.get('/analytics/window/count').ok('there is one Window', { result: 1 });
      await api.create('Window', {
        ...window,
        id: 'window-2',
        departed: '2022-07-14 22:21:40',
        enabled_root: false,
        caption_silent_initial: 'lobi',
        health_regional: 'delayed',
        expires: '2023-03-02 12:27:47',
      });
      await api.create('Window', {
        ...window,
        id: 'window-3',
        departed: '2023-07-10 16:24:26',
        caption_silent_initial: 'taro',
        health_regional: 'excited',
        expires: '2023-10-13 06:57:21',
      });
      await api.create('Window', {
        ...window,
        id: 'window-4',
        departed: '2022-01-11 10:07:20',
        enabled_root: false,
        caption_silent_initial: 'tati',
        health_regional: 'grumpy',
        expires: '2022-04-30 11:34:10',
      });
      await api.create('Window', {
        ...without(window, 'enabled_root', 'caption_silent_initial'),
        id: 'window-5',
        health_regional: null,
        expires: null,
      });
      await api
        .get('/analytics/window/count')
        .ok('there are 5 Window objects, whatever they hold', { result: 5 });
    },
  );

  test(
    '/analytics/window/count does not count a deleted Window',
    about(
      'analytics.window.count.after-delete',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Window', window);
      await api.create('Window', {
        ...window,
        id: 'window-2',
        departed: '2022-07-14 22:21:40',
        enabled_root: false,
        caption_silent_initial: 'lobi',
        health_regional: 'delayed',
        expires: '2023-03-02 12:27:47',
      });
      await api.get('/analytics/window/count').ok('there are two Window objects', { result: 2 });
      await api.delete('/window/window-1').removed('the object exists');
      await api
        .get('/analytics/window/count')
        .ok('one of two Window objects was deleted', { result: 1 });
    },
  );

  test(
    '/analytics/route/votes/min is null while there is no Route',
    about('analytics.route.votes.min.of-nothing', 'analytics.shape', 'analytics.empty'),
    async ({ api }) => {
      await api.get('/analytics/route/votes/min').ok('there is no Route', { result: null });
    },
  );

  test(
    '/analytics/route/votes/min works on a single Route',
    about('analytics.route.votes.min.of-one', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Route', route);
      await api
        .get('/analytics/route/votes/min')
        .ok('votes is 10 in the only Route', { result: 10 });
    },
  );

  test(
    '/analytics/route/votes/min goes over several objects',
    about('analytics.route.votes.min.of-several', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Route', { ...route, votes: 34 });
      await api
        .get('/analytics/route/votes/min')
        .ok('votes is 34 in the only Route', { result: 34 });
      await api.create('Route', { ...route, id: 'route-2' });
      await api.create('Route', { ...route, id: 'route-3', votes: 6 });
      await api
        .get('/analytics/route/votes/min')
        .ok('the values of votes are 34, 10, 6', { result: 6 });
      await api.create('Route', { ...route, id: 'route-4', votes: 34 });
      await api
        .get('/analytics/route/votes/min')
        .ok('34 is the value of votes in two objects', { result: 6 });
    },
  );

  test(
    '/analytics/route/votes/min skips objects without a votes',
    about(
      'analytics.route.votes.min.skips-missing-values',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('Route', route);
      await api.create('Route', { ...route, id: 'route-2', votes: null });
      await api.create('Route', { ...route, id: 'route-3', votes: 34 });
      await api
        .get('/analytics/route/votes/min')
        .ok('votes has a value in two of three objects', { result: 10 });
    },
  );

  test(
    '/analytics/route/votes/min is null while no Route has a votes',
    about(
      'analytics.route.votes.min.of-missing-values',
      'analytics.shape',
      'analytics.nulls',
      'analytics.empty',
    ),
    async ({ api }) => {
      await api.create('Route', { ...route, votes: null });
      await api
        .get('/analytics/route/votes/min')
        .ok('votes has no value in the only Route', { result: null });
    },
  );

  test(
    '/analytics/route/votes/min follows an update',
    about('analytics.route.votes.min.after-update', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Route', { ...route, votes: 34 });
      await api
        .get('/analytics/route/votes/min')
        .ok('votes is 34 in the only Route', { result: 34 });
      await api.patch('/route/route-1', { votes: 6 }).ok('the change is valid');
      await api.get('/analytics/route/votes/min').ok('votes was changed', { result: 6 });
    },
  );

  test(
    '/analytics/route/votes/min forgets a deleted Route',
    about('analytics.route.votes.min.after-delete', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Route', { ...route, votes: 34 });
      await api.create('Route', { ...route, id: 'route-2', votes: 6 });
      await api
        .get('/analytics/route/votes/min')
        .ok('the values of votes are 34 and 6', { result: 6 });
      await api.delete('/route/route-2').removed('the object exists');
      await api
        .get('/analytics/route/votes/min')
        .ok('votes is 34 in the only Route that is left', { result: 34 });
    },
  );

  test(
    '/analytics/turtle/count is 0 while there is no Turtle',
    about('analytics.turtle.count.of-nothing', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.get('/analytics/turtle/count').ok('there is no Turtle', { result: 0 });
    },
  );

  test(
    '/analytics/turtle/count counts every Turtle',
    about('analytics.turtle.count.of-several', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.create('Turtle', turtle);
      await api.get('/analytics/turtle/count').ok('there is one Turtle', { result: 1 });
      await api.create('Turtle', {
        ...turtle,
        id: 'turtle-2',
        badge_raw_previous: 'naliso',
        payment_legacy: 'upgraded',
        rating_standard: 28,
        stage_past: 'afternoon',
        level_partial_silent: 'intermediate',
        share_rate: 73.75,
      });
      await api.create('Turtle', {
        ...turtle,
        id: 'turtle-3',
        badge_raw_previous: 'ganotu',
        payment_legacy: 'frozen',
        rating_standard: 9,
        stage_past: 'night',
        level_partial_silent: 'expert',
        share_rate: 4.75,
      });
      await api.create('Turtle', {
        ...turtle,
        id: 'turtle-4',
        badge_raw_previous: 'romudo',
        payment_legacy: 'fair',
        rating_standard: 82,
        stage_past: 'morning',
        share_rate: 55.5,
      });
      await api.create('Turtle', {
        ...turtle,
        id: 'turtle-5',
        badge_raw_previous: 'goba',
        payment_legacy: 'poor',
        rating_standard: 62,
        level_partial_silent: 'intermediate',
        share_rate: 85.25,
      });
      await api.create('Turtle', {
        ...without(turtle, 'badge_raw_previous', 'rating_standard'),
        id: 'turtle-6',
        level_partial_silent: null,
        share_rate: null,
      });
      await api
        .get('/analytics/turtle/count')
        .ok('there are 6 Turtle objects, whatever they hold', { result: 6 });
    },
  );

  test(
    '/analytics/turtle/count does not count a deleted Turtle',
    about('analytics.turtle.count.after-delete', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.create('Turtle', turtle);
      await api.create('Turtle', {
        ...turtle,
        id: 'turtle-2',
        badge_raw_previous: 'naliso',
        payment_legacy: 'upgraded',
        rating_standard: 28,
        stage_past: 'afternoon',
        level_partial_silent: 'intermediate',
        share_rate: 73.75,
      });
      await api.get('/analytics/turtle/count').ok('there are two Turtle objects', { result: 2 });
      await api.delete('/turtle/turtle-1').removed('the object exists');
      await api
        .get('/analytics/turtle/count')
        .ok('one of two Turtle objects was deleted', { result: 1 });
    },
  );

  test(
    '/analytics/turtle/rating_standard/max is null while there is no Turtle',
    about('analytics.turtle.rating_standard.max.of-nothing', 'analytics.shape', 'analytics.empty'),
    async ({ api }) => {
      await api
        .get('/analytics/turtle/rating_standard/max')
        .ok('there is no Turtle', { result: null });
    },
  );

  test(
    '/analytics/turtle/rating_standard/max works on a single Turtle',
    about('analytics.turtle.rating_standard.max.of-one', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Turtle', { ...turtle, rating_standard: -9 });
      await api
        .get('/analytics/turtle/rating_standard/max')
        .ok('rating_standard is -9 in the only Turtle', { result: -9 });
    },
  );

  test(
    '/analytics/turtle/rating_standard/max goes over several objects',
    about(
      'analytics.turtle.rating_standard.max.of-several',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Turtle', { ...turtle, rating_standard: -9 });
      await api
        .get('/analytics/turtle/rating_standard/max')
        .ok('rating_standard is -9 in the only Turtle', { result: -9 });
      await api.create('Turtle', { ...turtle, id: 'turtle-2', rating_standard: -9 });
      await api.create('Turtle', { ...turtle, id: 'turtle-3', rating_standard: -2 });
      await api
        .get('/analytics/turtle/rating_standard/max')
        .ok('the values of rating_standard are -9, -9, -2', { result: -2 });
      await api.create('Turtle', { ...turtle, id: 'turtle-4', rating_standard: -9 });
      await api
        .get('/analytics/turtle/rating_standard/max')
        .ok('-9 is the value of rating_standard in two objects', { result: -2 });
    },
  );

  test(
    '/analytics/turtle/rating_standard/max takes 0 for a value',
    about(
      'analytics.turtle.rating_standard.max.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('Turtle', { ...turtle, rating_standard: 0 });
      await api
        .get('/analytics/turtle/rating_standard/max')
        .ok('rating_standard is 0 in the only Turtle, which is a value', { result: 0 });
    },
  );

  test(
    '/analytics/turtle/rating_standard/max skips objects without a rating_standard',
    about(
      'analytics.turtle.rating_standard.max.skips-missing-values',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('Turtle', { ...turtle, rating_standard: -9 });
      await api.create('Turtle', { ...without(turtle, 'rating_standard'), id: 'turtle-2' });
      await api.create('Turtle', { ...turtle, id: 'turtle-3', rating_standard: -2 });
      await api
        .get('/analytics/turtle/rating_standard/max')
        .ok('rating_standard has a value in two of three objects', { result: -2 });
    },
  );

  test(
    '/analytics/turtle/rating_standard/max is null while no Turtle has a rating_standard',
    about(
      'analytics.turtle.rating_standard.max.of-missing-values',
      'analytics.shape',
      'analytics.nulls',
      'analytics.empty',
    ),
    async ({ api }) => {
      await api.create('Turtle', without(turtle, 'rating_standard'));
      await api
        .get('/analytics/turtle/rating_standard/max')
        .ok('rating_standard has no value in the only Turtle', { result: null });
    },
  );

  test(
    '/analytics/turtle/rating_standard/max follows an update',
    about(
      'analytics.turtle.rating_standard.max.after-update',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Turtle', { ...turtle, rating_standard: -9 });
      await api
        .get('/analytics/turtle/rating_standard/max')
        .ok('rating_standard is -9 in the only Turtle', { result: -9 });
      await api.patch('/turtle/turtle-1', { rating_standard: -2 }).ok('the change is valid');
      await api
        .get('/analytics/turtle/rating_standard/max')
        .ok('rating_standard was changed', { result: -2 });
    },
  );

  test(
    '/analytics/turtle/rating_standard/max forgets a deleted Turtle',
    about(
      'analytics.turtle.rating_standard.max.after-delete',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Turtle', { ...turtle, rating_standard: -9 });
      await api.create('Turtle', { ...turtle, id: 'turtle-2', rating_standard: -2 });
      await api
        .get('/analytics/turtle/rating_standard/max')
        .ok('the values of rating_standard are -9 and -2', { result: -2 });
      await api.delete('/turtle/turtle-2').removed('the object exists');
      await api
        .get('/analytics/turtle/rating_standard/max')
        .ok('rating_standard is -9 in the only Turtle that is left', { result: -9 });
    },
  );

  test(
    '/analytics/teapot/count is 0 while there is no Teapot',
    about(
      'analytics.teapot.count.of-nothing',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.get('/analytics/teapot/count').ok('there is no Teapot', { result: 0 });
    },
  );

  test(
    '/analytics/teapot/count counts every Teapot',
    about(
      'analytics.teapot.count.of-several',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.get('/analytics/teapot/count').ok('there is one Teapot', { result: 1 });
      await api.create('Teapot', {
        ...teapot,
        id: 'teapot-2',
        born_daily_retired: '2021-06-17 20:19:46',
        urgency: 'critical',
        views: 39,
        brand_previous: 'bumu',
      });
      await api.create('Teapot', {
        ...teapot,
        id: 'teapot-3',
        born_daily_retired: '2020-07-28 08:44:25',
        urgency: 'high',
        views: 41,
        brand_previous: 'tilo',
      });
      await api.create('Teapot', {
        ...teapot,
        id: 'teapot-4',
        ladder_distant: null,
        views: null,
        brand_previous: null,
      });
      await api
        .get('/analytics/teapot/count')
        .ok('there are 4 Teapot objects, whatever they hold', { result: 4 });
    },
  );

  test(
    '/analytics/teapot/count does not count a deleted Teapot',
    about(
      'analytics.teapot.count.after-delete',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.create('Teapot', {
        ...teapot,
        id: 'teapot-2',
        born_daily_retired: '2021-06-17 20:19:46',
        urgency: 'critical',
        views: 39,
        brand_previous: 'bumu',
      });
      await api.get('/analytics/teapot/count').ok('there are two Teapot objects', { result: 2 });
      await api.delete('/teapot/teapot-1').removed('the object exists');
      await api
        .get('/analytics/teapot/count')
        .ok('one of two Teapot objects was deleted', { result: 1 });
    },
  );
});
