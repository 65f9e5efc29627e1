import { about, test } from '../support/api.ts';

test.describe('Removed names', () => {
  // changes.gone: Whatever is renamed or removed no longer answers under its old path: requests
  //   to it get 404. That holds for entities, analytics and actions.
  // changes.rename-field: Renaming a field changes its name in bodies, answers, analytics paths,
  //   conditions and effects. The old name is no longer demanded and no longer appears in
  //   answers.
  // changes.delete-field: A deleted field is no longer demanded and no longer appears in answers.
  //   With it go the analytics, conditions and effects that need it, and the actions whose state
  //   it was.

  test(
    '/analytics/page/priority_raw/sum is gone',
    about(
      'removed.analytics.page.priority_raw.sum',
      'changes.gone',
      'changes.rename-field',
      'changes.delete-field',
    ),
    async ({ api }) => {
      await api.get('/analytics/page/priority_raw/sum', {
        status: [404],
        because: 'the specification has no /analytics/page/priority_raw/sum any more',
      });
    },
  );
});
