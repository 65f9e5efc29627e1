import { about, test, without } from '../support/api.ts';

// A valid GardenChapter, as the tests send it.
const gardenChapter = {
  cost_second: 5.75,
  discount: 84.25,
  handle_target: 'malodo',
  id: 'gardenchapter-1',
  margin_weekly: 82.75,
  scheduled_secondary: '2018-05-13 07:31:32',
};

// A valid Radio, as the tests send it.
const radio = {
  city: 'botoga',
  id: 'radio-1',
  rating_raw: 39,
  score_local: 43,
  width_internal_past: 35.25,
};

// A valid Dragon, as the tests send it.
const dragon = {
  bonus_spare_total: 89,
  id: 'dragon-1',
  notice_lesser: 'dagi',
  origin: 'davobo',
  username: 'bava',
  city: 'saribo',
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

  test(
    '/analytics/dragon/count is 0 while there is no Dragon',
    about('analytics.dragon.count.of-nothing', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.get('/analytics/dragon/count', {
        status: [200],
        answer: { result: 0 },
        because: 'there is no Dragon',
      });
    },
  );

  test(
    '/analytics/dragon/count counts every Dragon',
    about('analytics.dragon.count.of-several', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.create('Dragon', dragon);
      await api.get('/analytics/dragon/count', {
        status: [200],
        answer: { result: 1 },
        because: 'there is one Dragon',
      });
      await api.create('Dragon', { ...dragon, id: 'dragon-2' });
      await api.create('Dragon', {
        ...without(dragon, 'origin', 'city'),
        id: 'dragon-3',
        notice_lesser: null,
        radio_late: null,
        username: null,
      });
      await api.get('/analytics/dragon/count', {
        status: [200],
        answer: { result: 3 },
        because: 'there are three Dragon objects',
      });
    },
  );

  test(
    '/analytics/dragon/count does not count a deleted Dragon',
    about('analytics.dragon.count.after-delete', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.create('Dragon', dragon);
      await api.create('Dragon', { ...dragon, id: 'dragon-2' });
      await api.get('/analytics/dragon/count', {
        status: [200],
        answer: { result: 2 },
        because: 'there are two Dragon objects',
      });
      await api.delete('/dragon/dragon-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/analytics/dragon/count', {
        status: [200],
        answer: { result: 1 },
        because: 'one of two Dragon objects was deleted',
      });
    },
  );

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

  test(
    '/analytics/radio/rating_raw/avg is null while there is no Radio',
    about('analytics.radio.rating_raw.avg.of-nothing', 'analytics.shape', 'analytics.empty'),
    async ({ api }) => {
      await api.get('/analytics/radio/rating_raw/avg', {
        status: [200],
        answer: { result: null },
        because: 'there is no Radio',
      });
    },
  );

  test(
    '/analytics/radio/rating_raw/avg works on a single Radio',
    about('analytics.radio.rating_raw.avg.of-one', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Radio', { ...radio, rating_raw: 11 });
      await api.get('/analytics/radio/rating_raw/avg', {
        status: [200],
        answer: { result: 11 },
        because: 'rating_raw is 11 in the only Radio',
      });
    },
  );

  test(
    '/analytics/radio/rating_raw/avg goes over several objects',
    about('analytics.radio.rating_raw.avg.of-several', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Radio', { ...radio, rating_raw: 3 });
      await api.get('/analytics/radio/rating_raw/avg', {
        status: [200],
        answer: { result: 3 },
        because: 'rating_raw is 3 in the only Radio',
      });
      await api.create('Radio', { ...radio, id: 'radio-2', rating_raw: 11 });
      await api.create('Radio', { ...radio, id: 'radio-3' });
      await api.get('/analytics/radio/rating_raw/avg', {
        status: [200],
        answer: { result: 17.666666666666668 },
        because: 'the values of rating_raw are 3, 11, 39',
      });
      await api.create('Radio', { ...radio, id: 'radio-4', rating_raw: 3 });
      await api.get('/analytics/radio/rating_raw/avg', {
        status: [200],
        answer: { result: 14 },
        because: '3 is the value of rating_raw in two objects',
      });
    },
  );

  test(
    '/analytics/radio/rating_raw/avg takes 0 for a value',
    about(
      'analytics.radio.rating_raw.avg.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('Radio', { ...radio, rating_raw: 0 });
      await api.get('/analytics/radio/rating_raw/avg', {
        status: [200],
        answer: { result: 0 },
        because: 'rating_raw is 0 in the only Radio, which is a value',
      });
    },
  );

  test(
    '/analytics/radio/rating_raw/avg skips objects without a rating_raw',
    about(
      'analytics.radio.rating_raw.avg.skips-missing-values',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('Radio', { ...radio, rating_raw: 3 });
      await api.create('Radio', { ...radio, id: 'radio-2', rating_raw: null });
      await api.create('Radio', { ...radio, id: 'radio-3' });
      await api.get('/analytics/radio/rating_raw/avg', {
        status: [200],
        answer: { result: 21 },
        because: 'rating_raw has a value in two of three objects',
      });
    },
  );

  test(
    '/analytics/radio/rating_raw/avg is null while no Radio has a rating_raw',
    about(
      'analytics.radio.rating_raw.avg.of-missing-values',
      'analytics.shape',
      'analytics.nulls',
      'analytics.empty',
    ),
    async ({ api }) => {
      await api.create('Radio', { ...radio, rating_raw: null });
      await api.get('/analytics/radio/rating_raw/avg', {
        status: [200],
        answer: { result: null },
        because: 'rating_raw has no value in the only Radio',
      });
    },
  );

  test(
    '/analytics/radio/rating_raw/avg follows an update',
    about('analytics.radio.rating_raw.avg.after-update', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Radio', { ...radio, rating_raw: 3 });
      await api.get('/analytics/radio/rating_raw/avg', {
        status: [200],
        answer: { result: 3 },
        because: 'rating_raw is 3 in the only Radio',
      });
      await api.patch('/radio/radio-1', {
        body: { rating_raw: 39 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/radio/rating_raw/avg', {
        status: [200],
        answer: { result: 39 },
        because: 'rating_raw was changed',
      });
    },
  );

  test(
    '/analytics/radio/rating_raw/avg forgets a deleted Radio',
    about('analytics.radio.rating_raw.avg.after-delete', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Radio', { ...radio, rating_raw: 3 });
      await api.create('Radio', { ...radio, id: 'radio-2' });
      await api.get('/analytics/radio/rating_raw/avg', {
        status: [200],
        answer: { result: 21 },
        because: 'the values of rating_raw are 3 and 39',
      });
      await api.delete('/radio/radio-2', { status: [200, 204], because: 'the object exists' });
      await api.get('/analytics/radio/rating_raw/avg', {
        status: [200],
        answer: { result: 3 },
        because: 'rating_raw is 3 in the only Radio that is left',
      });
    },
  );
});
