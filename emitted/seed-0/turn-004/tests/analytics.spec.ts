import { about, test } from '../support/api.ts';

// A valid GardenChapter, as the tests send it.
const gardenChapter = {
  cost_second: 5.75,
  discount: 84.25,
  handle_target: 'malodo',
  id: 'gardenchapter-1',
  margin_weekly: 82.75,
  scheduled_secondary: '2018-05-13 07:31:32',
};

test.describe('Analytics', () => {
  // analytics.shape: An analytics endpoint answers 200 and an object `{"result": …}`, computed
  //   from the objects that exist at that moment.
  // analytics.operations: `GET /analytics/{entity}/{field}/{operation}` with `avg`, `min`, `max`
  //   or `sum` goes over the values of that field. Results are exact, not rounded.
  // analytics.nulls: Objects in which the field has no value are skipped.
  // analytics.empty: When there are no values, `sum` is 0 and `avg`, `min` and `max` are `null`.
  // changes.rename-entity: Renaming an entity moves its endpoints, analytics and actions to the
  //   new name. Fields of other entities that refer to it keep their names (`Dog.cats` stays
  //   `cats` when `Cat` becomes `CatSuper`), and its own fields, enums, enum values, bounds and
  //   defaults stay as they are.

  test(
    '/analytics/gardenchapter/margin_weekly/min is null while there is no GardenChapter',
    about(
      'analytics.gardenchapter.margin_weekly.min.of-nothing',
      'analytics.shape',
      'analytics.empty',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.get('/analytics/gardenchapter/margin_weekly/min', {
        status: [200],
        answer: { result: null },
        because: 'there is no GardenChapter',
      });
    },
  );

  test(
    '/analytics/gardenchapter/margin_weekly/min works on a single GardenChapter',
    about(
      'analytics.gardenchapter.margin_weekly.min.of-one',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.get('/analytics/gardenchapter/margin_weekly/min', {
        status: [200],
        answer: { result: 82.75 },
        because: 'margin_weekly is 82.75 in the only GardenChapter',
      });
    },
  );

  test(
    '/analytics/gardenchapter/margin_weekly/min goes over several objects',
    about(
      'analytics.gardenchapter.margin_weekly.min.of-several',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', { ...gardenChapter, margin_weekly: 90.5 });
      await api.get('/analytics/gardenchapter/margin_weekly/min', {
        status: [200],
        answer: { result: 90.5 },
        because: 'margin_weekly is 90.5 in the only GardenChapter',
      });
      await api.create('GardenChapter', { ...gardenChapter, id: 'gardenchapter-2' });
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-3',
        margin_weekly: 5.75,
      });
      await api.get('/analytics/gardenchapter/margin_weekly/min', {
        status: [200],
        answer: { result: 5.75 },
        because: 'the values of margin_weekly are 90.5, 82.75, 5.75',
      });
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-4',
        margin_weekly: 90.5,
      });
      await api.get('/analytics/gardenchapter/margin_weekly/min', {
        status: [200],
        answer: { result: 5.75 },
        because: '90.5 is the value of margin_weekly in two objects',
      });
    },
  );

  test(
    '/analytics/gardenchapter/margin_weekly/min takes 0 for a value',
    about(
      'analytics.gardenchapter.margin_weekly.min.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', { ...gardenChapter, margin_weekly: 0 });
      await api.get('/analytics/gardenchapter/margin_weekly/min', {
        status: [200],
        answer: { result: 0 },
        because: 'margin_weekly is 0 in the only GardenChapter, which is a value',
      });
    },
  );

  test(
    '/analytics/gardenchapter/margin_weekly/min follows an update',
    about(
      'analytics.gardenchapter.margin_weekly.min.after-update',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', { ...gardenChapter, margin_weekly: 90.5 });
      await api.get('/analytics/gardenchapter/margin_weekly/min', {
        status: [200],
        answer: { result: 90.5 },
        because: 'margin_weekly is 90.5 in the only GardenChapter',
      });
      await api.patch('/gardenchapter/gardenchapter-1', {
        body: { margin_weekly: 5.75 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/gardenchapter/margin_weekly/min', {
        status: [200],
        answer: { result: 5.75 },
        because: 'margin_weekly was changed',
      });
    },
  );

  test(
    '/analytics/gardenchapter/margin_weekly/min forgets a deleted GardenChapter',
    about(
      'analytics.gardenchapter.margin_weekly.min.after-delete',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', { ...gardenChapter, margin_weekly: 90.5 });
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        margin_weekly: 5.75,
      });
      await api.get('/analytics/gardenchapter/margin_weekly/min', {
        status: [200],
        answer: { result: 5.75 },
        because: 'the values of margin_weekly are 90.5 and 5.75',
      });
      await api.delete('/gardenchapter/gardenchapter-2', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/analytics/gardenchapter/margin_weekly/min', {
        status: [200],
        answer: { result: 90.5 },
        because: 'margin_weekly is 90.5 in the only GardenChapter that is left',
      });
    },
  );
});
