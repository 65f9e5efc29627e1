import { about, test } from '../support/api.ts';

// A valid Page, as the tests send it.
const page = {
  active_unique: true,
  id: 'page-1',
  level: 'advanced',
  name_external: 'tamo',
  priority_raw: 60,
  public_private: false,
};

test.describe('Analytics', () => {
  // analytics.shape: An analytics endpoint answers 200 and an object `{"result": …}`, computed
  //   from the objects that exist at that moment.
  // analytics.operations: `GET /analytics/{entity}/{field}/{operation}` with `avg`, `min`, `max`
  //   or `sum` goes over the values of that field. Results are exact, not rounded.
  // analytics.nulls: Objects in which the field has no value are skipped.
  // analytics.empty: When there are no values, `sum` is 0 and `avg`, `min` and `max` are `null`.

  test(
    '/analytics/page/priority_raw/max is null while there is no Page',
    about('analytics.page.priority_raw.max.of-nothing', 'analytics.shape', 'analytics.empty'),
    async ({ api }) => {
      await api.get('/analytics/page/priority_raw/max').ok('there is no Page', { result: null });
    },
  );

  test(
    '/analytics/page/priority_raw/max works on a single Page',
    about('analytics.page.priority_raw.max.of-one', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Page', { ...page, priority_raw: 9 });
      await api
        .get('/analytics/page/priority_raw/max')
        .ok('priority_raw is 9 in the only Page', { result: 9 });
    },
  );

  test(
    '/analytics/page/priority_raw/max goes over several objects',
    about('analytics.page.priority_raw.max.of-several', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Page', { ...page, priority_raw: 9 });
      await api
        .get('/analytics/page/priority_raw/max')
        .ok('priority_raw is 9 in the only Page', { result: 9 });
      await api.create('Page', { ...page, id: 'page-2', priority_raw: 9 });
      await api.create('Page', { ...page, id: 'page-3', priority_raw: 10 });
      await api
        .get('/analytics/page/priority_raw/max')
        .ok('the values of priority_raw are 9, 9, 10', { result: 10 });
      await api.create('Page', { ...page, id: 'page-4', priority_raw: 9 });
      await api
        .get('/analytics/page/priority_raw/max')
        .ok('9 is the value of priority_raw in two objects', { result: 10 });
    },
  );

  test(
    '/analytics/page/priority_raw/max takes 0 for a value',
    about(
      'analytics.page.priority_raw.max.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('Page', { ...page, priority_raw: 0 });
      await api
        .get('/analytics/page/priority_raw/max')
        .ok('priority_raw is 0 in the only Page, which is a value', { result: 0 });
    },
  );

  test(
    '/analytics/page/priority_raw/max skips objects without a priority_raw',
    about(
      'analytics.page.priority_raw.max.skips-missing-values',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('Page', { ...page, priority_raw: 9 });
      await api.create('Page', { ...page, id: 'page-2', priority_raw: null });
      await api.create('Page', { ...page, id: 'page-3', priority_raw: 10 });
      await api
        .get('/analytics/page/priority_raw/max')
        .ok('priority_raw has a value in two of three objects', { result: 10 });
    },
  );

  test(
    '/analytics/page/priority_raw/max is null while no Page has a priority_raw',
    about(
      'analytics.page.priority_raw.max.of-missing-values',
      'analytics.shape',
      'analytics.nulls',
      'analytics.empty',
    ),
    async ({ api }) => {
      await api.create('Page', { ...page, priority_raw: null });
      await api
        .get('/analytics/page/priority_raw/max')
        .ok('priority_raw has no value in the only Page', { result: null });
    },
  );

  test(
    '/analytics/page/priority_raw/max follows an update',
    about(
      'analytics.page.priority_raw.max.after-update',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Page', { ...page, priority_raw: 9 });
      await api
        .get('/analytics/page/priority_raw/max')
        .ok('priority_raw is 9 in the only Page', { result: 9 });
      await api.patch('/page/page-1', { priority_raw: 10 }).ok('the change is valid');
      await api
        .get('/analytics/page/priority_raw/max')
        .ok('priority_raw was changed', { result: 10 });
    },
  );

  test(
    '/analytics/page/priority_raw/max forgets a deleted Page',
    about(
      'analytics.page.priority_raw.max.after-delete',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Page', { ...page, priority_raw: 9 });
      await api.create('Page', { ...page, id: 'page-2', priority_raw: 10 });
      await api
        .get('/analytics/page/priority_raw/max')
        .ok('the values of priority_raw are 9 and 10', { result: 10 });
      await api.delete('/page/page-2').removed('the object exists');
      await api
        .get('/analytics/page/priority_raw/max')
        .ok('priority_raw is 9 in the only Page that is left', { result: 9 });
    },
  );
});
