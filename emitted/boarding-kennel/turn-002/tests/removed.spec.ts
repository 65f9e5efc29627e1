import { about, test } from '../support/api.ts';

// A valid Owner, as the tests send it.
const owner = {
  credit: 23.75,
  email: 'torido',
  id: 'owner-1',
  joined_at: '2017-01-02 13:30:28',
  loyalty_points: 50,
  name: 'mudo',
  newsletter: false,
  phone: 'daba r',
};

test.describe('Removed names', () => {
  // changes.gone: Whatever is renamed or removed no longer answers under its old path: requests
  //   to it get 404. That holds for entities, analytics and actions.
  // changes.rename-field: Renaming a field changes its name in bodies, answers, analytics paths,
  //   conditions and effects. The old name is no longer demanded and no longer appears in
  //   answers.

  test(
    '/analytics/dog/weight/min is gone',
    about('removed.analytics.dog.weight.min', 'changes.gone'),
    async ({ api }) => {
      await api
        .get('/analytics/dog/weight/min')
        .notFound('the specification has no /analytics/dog/weight/min any more');
    },
  );

  test(
    '/analytics/owner/balance/sum is gone',
    about('removed.analytics.owner.balance.sum', 'changes.gone', 'changes.rename-field'),
    async ({ api }) => {
      await api
        .get('/analytics/owner/balance/sum')
        .notFound('/analytics/owner/balance/sum is /analytics/owner/credit/sum now');
    },
  );

  test(
    'Owner no longer has the field balance',
    about('removed.field.owner.balance', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'balance is credit now';
      await api.post('/owner', owner).created(because, { credit: 23.75 }, ['balance']);
      await api.get('/owner/owner-1').ok(because, { credit: 23.75 }, ['balance']);
      await api
        .patch('/owner/owner-1', { credit: 50.75 })
        .ok(because, { credit: 50.75 }, ['balance']);
      await api.get('/owner').ok(because, [{ id: 'owner-1' }], ['balance']);
    },
  );
});
