import { about, test } from '../support/api.ts';

test.describe('Removed names', () => {
  // changes.gone: Whatever is renamed or removed no longer answers under its old path: requests
  //   to it get 404. That holds for entities, analytics and actions.

  test(
    '/analytics/page/priority_raw/sum is gone',
    about('removed.analytics.page.priority_raw.sum', 'changes.gone'),
    async ({ api }) => {
      await api
        .get('/analytics/page/priority_raw/sum')
        .notFound('the specification has no /analytics/page/priority_raw/sum any more');
    },
  );
});
