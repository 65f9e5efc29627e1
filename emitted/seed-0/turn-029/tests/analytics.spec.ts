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
    '/analytics/route/votes/min is null while there is no Route',
    about('analytics.route.votes.min.of-nothing', 'analytics.shape', 'analytics.empty'),
    async ({ api }) => {
      await api.get('/analytics/route/votes/min', {
        status: [200],
        answer: { result: null },
        because: 'there is no Route',
      });
    },
  );

  test(
    '/analytics/route/votes/min works on a single Route',
    about('analytics.route.votes.min.of-one', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Route', { ...route, votes: 34 });
      await api.get('/analytics/route/votes/min', {
        status: [200],
        answer: { result: 34 },
        because: 'votes is 34 in the only Route',
      });
    },
  );

  test(
    '/analytics/route/votes/min goes over several objects',
    about('analytics.route.votes.min.of-several', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Route', { ...route, votes: 99 });
      await api.get('/analytics/route/votes/min', {
        status: [200],
        answer: { result: 99 },
        because: 'votes is 99 in the only Route',
      });
      await api.create('Route', { ...route, id: 'route-2', votes: 34 });
      await api.create('Route', { ...route, id: 'route-3' });
      await api.get('/analytics/route/votes/min', {
        status: [200],
        answer: { result: 10 },
        because: 'the values of votes are 99, 34, 10',
      });
      await api.create('Route', { ...route, id: 'route-4', votes: 99 });
      await api.get('/analytics/route/votes/min', {
        status: [200],
        answer: { result: 10 },
        because: '99 is the value of votes in two objects',
      });
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
      await api.create('Route', { ...route, id: 'route-3', votes: 99 });
      await api.get('/analytics/route/votes/min', {
        status: [200],
        answer: { result: 10 },
        because: 'votes has a value in two of three objects',
      });
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
      await api.get('/analytics/route/votes/min', {
        status: [200],
        answer: { result: null },
        because: 'votes has no value in the only Route',
      });
    },
  );

  test(
    '/analytics/route/votes/min follows an update',
    about('analytics.route.votes.min.after-update', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Route', { ...route, votes: 99 });
      await api.get('/analytics/route/votes/min', {
        status: [200],
        answer: { result: 99 },
        because: 'votes is 99 in the only Route',
      });
      await api.patch('/route/route-1', {
        body: { votes: 10 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/route/votes/min', {
        status: [200],
        answer: { result: 10 },
        because: 'votes was changed',
      });
    },
  );

  test(
    '/analytics/route/votes/min forgets a deleted Route',
    about('analytics.route.votes.min.after-delete', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Route', { ...route, votes: 99 });
      await api.create('Route', { ...route, id: 'route-2' });
      await api.get('/analytics/route/votes/min', {
        status: [200],
        answer: { result: 10 },
        because: 'the values of votes are 99 and 10',
      });
      await api.delete('/route/route-2', { status: [200, 204], because: 'the object exists' });
      await api.get('/analytics/route/votes/min', {
        status: [200],
        answer: { result: 99 },
        because: 'votes is 99 in the only Route that is left',
      });
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
      await api.get('/analytics/teapot/count', {
        status: [200],
        answer: { result: 0 },
        because: 'there is no Teapot',
      });
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
      await api.get('/analytics/teapot/count', {
        status: [200],
        answer: { result: 1 },
        because: 'there is one Teapot',
      });
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api.create('Teapot', {
        ...teapot,
        id: 'teapot-3',
        ladder_distant: null,
        views: null,
        brand_previous: null,
      });
      await api.get('/analytics/teapot/count', {
        status: [200],
        answer: { result: 3 },
        because: 'there are three Teapot objects',
      });
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
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api.get('/analytics/teapot/count', {
        status: [200],
        answer: { result: 2 },
        because: 'there are two Teapot objects',
      });
      await api.delete('/teapot/teapot-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/analytics/teapot/count', {
        status: [200],
        answer: { result: 1 },
        because: 'one of two Teapot objects was deleted',
      });
    },
  );

  test(
    '/analytics/turtle/count is 0 while there is no Turtle',
    about('analytics.turtle.count.of-nothing', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.get('/analytics/turtle/count', {
        status: [200],
        answer: { result: 0 },
        because: 'there is no Turtle',
      });
    },
  );

  test(
    '/analytics/turtle/count counts every Turtle',
    about('analytics.turtle.count.of-several', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.create('Turtle', turtle);
      await api.get('/analytics/turtle/count', {
        status: [200],
        answer: { result: 1 },
        because: 'there is one Turtle',
      });
      await api.create('Turtle', { ...turtle, id: 'turtle-2' });
      await api.create('Turtle', {
        ...without(turtle, 'badge_raw_previous', 'rating_standard'),
        id: 'turtle-3',
        level_partial_silent: null,
        share_rate: null,
      });
      await api.get('/analytics/turtle/count', {
        status: [200],
        answer: { result: 3 },
        because: 'there are three Turtle objects',
      });
    },
  );

  test(
    '/analytics/turtle/count does not count a deleted Turtle',
    about('analytics.turtle.count.after-delete', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.create('Turtle', turtle);
      await api.create('Turtle', { ...turtle, id: 'turtle-2' });
      await api.get('/analytics/turtle/count', {
        status: [200],
        answer: { result: 2 },
        because: 'there are two Turtle objects',
      });
      await api.delete('/turtle/turtle-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/analytics/turtle/count', {
        status: [200],
        answer: { result: 1 },
        because: 'one of two Turtle objects was deleted',
      });
    },
  );

  test(
    '/analytics/turtle/rating_standard/max is null while there is no Turtle',
    about('analytics.turtle.rating_standard.max.of-nothing', 'analytics.shape', 'analytics.empty'),
    async ({ api }) => {
      await api.get('/analytics/turtle/rating_standard/max', {
        status: [200],
        answer: { result: null },
        because: 'there is no Turtle',
      });
    },
  );

  test(
    '/analytics/turtle/rating_standard/max works on a single Turtle',
    about('analytics.turtle.rating_standard.max.of-one', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Turtle', { ...turtle, rating_standard: 28 });
      await api.get('/analytics/turtle/rating_standard/max', {
        status: [200],
        answer: { result: 28 },
        because: 'rating_standard is 28 in the only Turtle',
      });
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
      await api.create('Turtle', turtle);
      await api.get('/analytics/turtle/rating_standard/max', {
        status: [200],
        answer: { result: 2 },
        because: 'rating_standard is 2 in the only Turtle',
      });
      await api.create('Turtle', { ...turtle, id: 'turtle-2', rating_standard: 28 });
      await api.create('Turtle', { ...turtle, id: 'turtle-3', rating_standard: 82 });
      await api.get('/analytics/turtle/rating_standard/max', {
        status: [200],
        answer: { result: 82 },
        because: 'the values of rating_standard are 2, 28, 82',
      });
      await api.create('Turtle', { ...turtle, id: 'turtle-4' });
      await api.get('/analytics/turtle/rating_standard/max', {
        status: [200],
        answer: { result: 82 },
        because: '2 is the value of rating_standard in two objects',
      });
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
      await api.get('/analytics/turtle/rating_standard/max', {
        status: [200],
        answer: { result: 0 },
        because: 'rating_standard is 0 in the only Turtle, which is a value',
      });
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
      await api.create('Turtle', turtle);
      await api.create('Turtle', { ...without(turtle, 'rating_standard'), id: 'turtle-2' });
      await api.create('Turtle', { ...turtle, id: 'turtle-3', rating_standard: 82 });
      await api.get('/analytics/turtle/rating_standard/max', {
        status: [200],
        answer: { result: 82 },
        because: 'rating_standard has a value in two of three objects',
      });
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
      await api.get('/analytics/turtle/rating_standard/max', {
        status: [200],
        answer: { result: null },
        because: 'rating_standard has no value in the only Turtle',
      });
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
      await api.create('Turtle', turtle);
      await api.get('/analytics/turtle/rating_standard/max', {
        status: [200],
        answer: { result: 2 },
        because: 'rating_standard is 2 in the only Turtle',
      });
      await api.patch('/turtle/turtle-1', {
        body: { rating_standard: 82 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/turtle/rating_standard/max', {
        status: [200],
        answer: { result: 82 },
        because: 'rating_standard was changed',
      });
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
      await api.create('Turtle', turtle);
      await api.create('Turtle', { ...turtle, id: 'turtle-2', rating_standard: 82 });
      await api.get('/analytics/turtle/rating_standard/max', {
        status: [200],
        answer: { result: 82 },
        because: 'the values of rating_standard are 2 and 82',
      });
      await api.delete('/turtle/turtle-2', { status: [200, 204], because: 'the object exists' });
      await api.get('/analytics/turtle/rating_standard/max', {
        status: [200],
        answer: { result: 2 },
        because: 'rating_standard is 2 in the only Turtle that is left',
      });
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
      await api.get('/analytics/window/count', {
        status: [200],
        answer: { result: 0 },
        because: 'there is no Window',
      });
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
      await api.get('/analytics/window/count', {
        status: [200],
        answer: { result: 1 },
        because: 'there is one Window',
      });
      await api.create('Window', { ...window, id: 'window-2' });
      await api.create('Window', {
        ...without(window, 'enabled_root', 'caption_silent_initial'),
        id: 'window-3',
        health_regional: null,
        expires: null,
      });
      await api.get('/analytics/window/count', {
        status: [200],
        answer: { result: 3 },
        because: 'there are three Window objects',
      });
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
      await api.create('Window', { ...window, id: 'window-2' });
      await api.get('/analytics/window/count', {
        status: [200],
        answer: { result: 2 },
        because: 'there are two Window objects',
      });
      await api.delete('/window/window-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/analytics/window/count', {
        status: [200],
        answer: { result: 1 },
        because: 'one of two Window objects was deleted',
      });
    },
  );

  test(
    '/analytics/zebra/count is 0 while there is no Zebra',
    about(
      'analytics.zebra.count.of-nothing',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.get('/analytics/zebra/count', {
        status: [200],
        answer: { result: 0 },
        because: 'there is no Zebra',
      });
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
      await api.get('/analytics/zebra/count', {
        status: [200],
        answer: { result: 1 },
        because: 'there is one Zebra',
      });
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.create('Zebra', {
        ...zebra,
        id: 'zebra-3',
        caption: null,
        weight_stored: null,
        opened: null,
      });
      await api.get('/analytics/zebra/count', {
        status: [200],
        answer: { result: 3 },
        because: 'there are three Zebra objects',
      });
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
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.get('/analytics/zebra/count', {
        status: [200],
        answer: { result: 2 },
        because: 'there are two Zebra objects',
      });
      await api.delete('/zebra/zebra-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/analytics/zebra/count', {
        status: [200],
        answer: { result: 1 },
        because: 'one of two Zebra objects was deleted',
      });
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
      await api.get('/analytics/zebra/views_open/max', {
        status: [200],
        answer: { result: null },
        because: 'there is no Zebra',
      });
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
      await api.create('Zebra', { ...zebra, views_open: 50 });
      await api.get('/analytics/zebra/views_open/max', {
        status: [200],
        answer: { result: 50 },
        because: 'views_open is 50 in the only Zebra',
      });
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
      await api.create('Zebra', { ...zebra, views_open: 33 });
      await api.get('/analytics/zebra/views_open/max', {
        status: [200],
        answer: { result: 33 },
        because: 'views_open is 33 in the only Zebra',
      });
      await api.create('Zebra', { ...zebra, id: 'zebra-2', views_open: 50 });
      await api.create('Zebra', { ...zebra, id: 'zebra-3' });
      await api.get('/analytics/zebra/views_open/max', {
        status: [200],
        answer: { result: 71 },
        because: 'the values of views_open are 33, 50, 71',
      });
      await api.create('Zebra', { ...zebra, id: 'zebra-4', views_open: 33 });
      await api.get('/analytics/zebra/views_open/max', {
        status: [200],
        answer: { result: 71 },
        because: '33 is the value of views_open in two objects',
      });
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
      await api.create('Zebra', { ...zebra, views_open: 33 });
      await api.get('/analytics/zebra/views_open/max', {
        status: [200],
        answer: { result: 33 },
        because: 'views_open is 33 in the only Zebra',
      });
      await api.patch('/zebra/zebra-1', {
        body: { views_open: 71 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/zebra/views_open/max', {
        status: [200],
        answer: { result: 71 },
        because: 'views_open was changed',
      });
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
      await api.create('Zebra', { ...zebra, views_open: 33 });
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.get('/analytics/zebra/views_open/max', {
        status: [200],
        answer: { result: 71 },
        because: 'the values of views_open are 33 and 71',
      });
      await api.delete('/zebra/zebra-2', { status: [200, 204], because: 'the object exists' });
      await api.get('/analytics/zebra/views_open/max', {
        status: [200],
        answer: { result: 33 },
        because: 'views_open is 33 in the only Zebra that is left',
      });
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
      await api.get('/analytics/zebra/views_open/min', {
        status: [200],
        answer: { result: null },
        because: 'there is no Zebra',
      });
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
      await api.create('Zebra', { ...zebra, views_open: 50 });
      await api.get('/analytics/zebra/views_open/min', {
        status: [200],
        answer: { result: 50 },
        because: 'views_open is 50 in the only Zebra',
      });
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
      await api.get('/analytics/zebra/views_open/min', {
        status: [200],
        answer: { result: 71 },
        because: 'views_open is 71 in the only Zebra',
      });
      await api.create('Zebra', { ...zebra, id: 'zebra-2', views_open: 50 });
      await api.create('Zebra', { ...zebra, id: 'zebra-3', views_open: 33 });
      await api.get('/analytics/zebra/views_open/min', {
        status: [200],
        answer: { result: 33 },
        because: 'the values of views_open are 71, 50, 33',
      });
      await api.create('Zebra', { ...zebra, id: 'zebra-4' });
      await api.get('/analytics/zebra/views_open/min', {
        status: [200],
        answer: { result: 33 },
        because: '71 is the value of views_open in two objects',
      });
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
      await api.get('/analytics/zebra/views_open/min', {
        status: [200],
        answer: { result: 71 },
        because: 'views_open is 71 in the only Zebra',
      });
      await api.patch('/zebra/zebra-1', {
        body: { views_open: 33 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/zebra/views_open/min', {
        status: [200],
        answer: { result: 33 },
        because: 'views_open was changed',
      });
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
      await api.create('Zebra', { ...zebra, id: 'zebra-2', views_open: 33 });
      await api.get('/analytics/zebra/views_open/min', {
        status: [200],
        answer: { result: 33 },
        because: 'the values of views_open are 71 and 33',
      });
      await api.delete('/zebra/zebra-2', { status: [200, 204], because: 'the object exists' });
      await api.get('/analytics/zebra/views_open/min', {
        status: [200],
        answer: { result: 71 },
        because: 'views_open is 71 in the only Zebra that is left',
      });
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
      await api.get('/analytics/zebra/views_open/sum', {
        status: [200],
        answer: { result: 0 },
        because: 'there is no Zebra',
      });
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
      await api.get('/analytics/zebra/views_open/sum', {
        status: [200],
        answer: { result: 50 },
        because: 'views_open is 50 in the only Zebra',
      });
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
      await api.get('/analytics/zebra/views_open/sum', {
        status: [200],
        answer: { result: 33 },
        because: 'views_open is 33 in the only Zebra',
      });
      await api.create('Zebra', { ...zebra, id: 'zebra-2', views_open: 50 });
      await api.create('Zebra', { ...zebra, id: 'zebra-3' });
      await api.get('/analytics/zebra/views_open/sum', {
        status: [200],
        answer: { result: 154 },
        because: 'the values of views_open are 33, 50, 71',
      });
      await api.create('Zebra', { ...zebra, id: 'zebra-4', views_open: 33 });
      await api.get('/analytics/zebra/views_open/sum', {
        status: [200],
        answer: { result: 187 },
        because: '33 is the value of views_open in two objects',
      });
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
      await api.get('/analytics/zebra/views_open/sum', {
        status: [200],
        answer: { result: 33 },
        because: 'views_open is 33 in the only Zebra',
      });
      await api.patch('/zebra/zebra-1', {
        body: { views_open: 71 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/zebra/views_open/sum', {
        status: [200],
        answer: { result: 71 },
        because: 'views_open was changed',
      });
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
      await api.get('/analytics/zebra/views_open/sum', {
        status: [200],
        answer: { result: 104 },
        because: 'the values of views_open are 33 and 71',
      });
      await api.delete('/zebra/zebra-2', { status: [200, 204], because: 'the object exists' });
      await api.get('/analytics/zebra/views_open/sum', {
        status: [200],
        answer: { result: 33 },
        because: 'views_open is 33 in the only Zebra that is left',
      });
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
      await api.get('/analytics/zebra/weight_stored/sum', {
        status: [200],
        answer: { result: 0 },
        because: 'there is no Zebra',
      });
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
      await api.create('Zebra', { ...zebra, weight_stored: 34.5 });
      await api.get('/analytics/zebra/weight_stored/sum', {
        status: [200],
        answer: { result: 34.5 },
        because: 'weight_stored is 34.5 in the only Zebra',
      });
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
      await api.get('/analytics/zebra/weight_stored/sum', {
        status: [200],
        answer: { result: 15.25 },
        because: 'weight_stored is 15.25 in the only Zebra',
      });
      await api.create('Zebra', { ...zebra, id: 'zebra-2', weight_stored: 34.5 });
      await api.create('Zebra', { ...zebra, id: 'zebra-3', weight_stored: 36.25 });
      await api.get('/analytics/zebra/weight_stored/sum', {
        status: [200],
        answer: { result: 86 },
        because: 'the values of weight_stored are 15.25, 34.5, 36.25',
      });
      await api.create('Zebra', { ...zebra, id: 'zebra-4' });
      await api.get('/analytics/zebra/weight_stored/sum', {
        status: [200],
        answer: { result: 101.25 },
        because: '15.25 is the value of weight_stored in two objects',
      });
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
      await api.get('/analytics/zebra/weight_stored/sum', {
        status: [200],
        answer: { result: 0 },
        because: 'weight_stored is 0 in the only Zebra, which is a value',
      });
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
      await api.get('/analytics/zebra/weight_stored/sum', {
        status: [200],
        answer: { result: 51.5 },
        because: 'weight_stored has a value in two of three objects',
      });
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
      await api.get('/analytics/zebra/weight_stored/sum', {
        status: [200],
        answer: { result: 0 },
        because: 'weight_stored has no value in the only Zebra',
      });
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
      await api.get('/analytics/zebra/weight_stored/sum', {
        status: [200],
        answer: { result: 15.25 },
        because: 'weight_stored is 15.25 in the only Zebra',
      });
      await api.patch('/zebra/zebra-1', {
        body: { weight_stored: 36.25 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/zebra/weight_stored/sum', {
        status: [200],
        answer: { result: 36.25 },
        because: 'weight_stored was changed',
      });
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
      await api.get('/analytics/zebra/weight_stored/sum', {
        status: [200],
        answer: { result: 51.5 },
        because: 'the values of weight_stored are 15.25 and 36.25',
      });
      await api.delete('/zebra/zebra-2', { status: [200, 204], because: 'the object exists' });
      await api.get('/analytics/zebra/weight_stored/sum', {
        status: [200],
        answer: { result: 15.25 },
        because: 'weight_stored is 15.25 in the only Zebra that is left',
      });
    },
  );
});
