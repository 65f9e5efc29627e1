import { about, test } from '../support/api.ts';

// A valid Statue, as the tests send it.
const statue = {
  cost_second: 5.75,
  discount: 84.25,
  handle_target: 'malodo',
  id: 'statue-1',
  margin_weekly: 82.75,
};

test.describe('Analytics', () => {
  // analytics.shape: An analytics endpoint answers 200 and an object `{"result": …}`, computed
  //   from the objects that exist at that moment.
  // analytics.operations: `GET /analytics/{entity}/{field}/{operation}` with `avg`, `min`, `max`
  //   or `sum` goes over the values of that field. Results are exact, not rounded.
  // analytics.nulls: Objects in which the field has no value are skipped.
  // analytics.empty: When there are no values, `sum` is 0 and `avg`, `min` and `max` are `null`.

  test(
    '/analytics/statue/margin_weekly/min is null while there is no Statue',
    about('analytics.statue.margin_weekly.min.of-nothing', 'analytics.shape', 'analytics.empty'),
    async ({ api }) => {
      await api.get('/analytics/statue/margin_weekly/min', {
        status: [200],
        answer: { result: null },
        because: 'there is no Statue',
      });
    },
  );

  test(
    '/analytics/statue/margin_weekly/min works on a single Statue',
    about('analytics.statue.margin_weekly.min.of-one', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Statue', statue);
      await api.get('/analytics/statue/margin_weekly/min', {
        status: [200],
        answer: { result: 82.75 },
        because: 'margin_weekly is 82.75 in the only Statue',
      });
    },
  );

  test(
    '/analytics/statue/margin_weekly/min goes over several objects',
    about(
      'analytics.statue.margin_weekly.min.of-several',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Statue', { ...statue, margin_weekly: 90.5 });
      await api.get('/analytics/statue/margin_weekly/min', {
        status: [200],
        answer: { result: 90.5 },
        because: 'margin_weekly is 90.5 in the only Statue',
      });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.create('Statue', { ...statue, id: 'statue-3', margin_weekly: 5.75 });
      await api.get('/analytics/statue/margin_weekly/min', {
        status: [200],
        answer: { result: 5.75 },
        because: 'the values of margin_weekly are 90.5, 82.75, 5.75',
      });
      await api.create('Statue', { ...statue, id: 'statue-4', margin_weekly: 90.5 });
      await api.get('/analytics/statue/margin_weekly/min', {
        status: [200],
        answer: { result: 5.75 },
        because: '90.5 is the value of margin_weekly in two objects',
      });
    },
  );

  test(
    '/analytics/statue/margin_weekly/min takes 0 for a value',
    about(
      'analytics.statue.margin_weekly.min.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('Statue', { ...statue, margin_weekly: 0 });
      await api.get('/analytics/statue/margin_weekly/min', {
        status: [200],
        answer: { result: 0 },
        because: 'margin_weekly is 0 in the only Statue, which is a value',
      });
    },
  );

  test(
    '/analytics/statue/margin_weekly/min follows an update',
    about(
      'analytics.statue.margin_weekly.min.after-update',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Statue', { ...statue, margin_weekly: 90.5 });
      await api.get('/analytics/statue/margin_weekly/min', {
        status: [200],
        answer: { result: 90.5 },
        because: 'margin_weekly is 90.5 in the only Statue',
      });
      await api.patch('/statue/statue-1', {
        body: { margin_weekly: 5.75 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/statue/margin_weekly/min', {
        status: [200],
        answer: { result: 5.75 },
        because: 'margin_weekly was changed',
      });
    },
  );

  test(
    '/analytics/statue/margin_weekly/min forgets a deleted Statue',
    about(
      'analytics.statue.margin_weekly.min.after-delete',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Statue', { ...statue, margin_weekly: 90.5 });
      await api.create('Statue', { ...statue, id: 'statue-2', margin_weekly: 5.75 });
      await api.get('/analytics/statue/margin_weekly/min', {
        status: [200],
        answer: { result: 5.75 },
        because: 'the values of margin_weekly are 90.5 and 5.75',
      });
      await api.delete('/statue/statue-2', { status: [200, 204], because: 'the object exists' });
      await api.get('/analytics/statue/margin_weekly/min', {
        status: [200],
        answer: { result: 90.5 },
        because: 'margin_weekly is 90.5 in the only Statue that is left',
      });
    },
  );
});
