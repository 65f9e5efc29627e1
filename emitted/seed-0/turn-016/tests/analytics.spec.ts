import { about, test } from '../support/api.ts';

// A valid Galaxy, as the tests send it.
const galaxy = {
  label_cached_yearly: 'vino',
  id: 'galaxy-1',
  rank: 71,
  statue_target: null,
  weight_class_former: 52,
  budget_yearly_base: 51.25,
  username_first: 'natasi',
};

// A valid GardenChapter, as the tests send it.
const gardenChapter = {
  cost_second: 5.75,
  discount: 84.25,
  id: 'gardenchapter-1',
  margin_weekly: 82.75,
  scheduled_secondary: '2018-05-13 07:31:32',
};

// A valid Radio, as the tests send it.
const radio = {
  city: 'botoga',
  id: 'radio-1',
  rating_raw: 78,
  discount_spare: 35.25,
  urgency_alternate: 'high',
  name_temporary: 'bula',
};

// A valid Jungle, as the tests send it.
const jungle = { born: '2015-04-09 05:23:54', galaxy_draft: null, id: 'jungle-1', rank: 45 };

// A valid Fountain, as the tests send it.
const fountain = {
  duration_silent: 51.25,
  id: 'fountain-1',
  pages_upper: 54,
  scheduled: '2023-05-30 13:41:04',
  share_rate_distant: 44.25,
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
    '/analytics/fountain/duration_silent/avg is null while there is no Fountain',
    about(
      'analytics.fountain.duration_silent.avg.of-nothing',
      'analytics.shape',
      'analytics.empty',
    ),
    async ({ api }) => {
      await api.get('/analytics/fountain/duration_silent/avg', {
        status: [200],
        answer: { result: null },
        because: 'there is no Fountain',
      });
    },
  );

  test(
    '/analytics/fountain/duration_silent/avg works on a single Fountain',
    about(
      'analytics.fountain.duration_silent.avg.of-one',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Fountain', fountain);
      await api.get('/analytics/fountain/duration_silent/avg', {
        status: [200],
        answer: { result: 51.25 },
        because: 'duration_silent is 51.25 in the only Fountain',
      });
    },
  );

  test(
    '/analytics/fountain/duration_silent/avg goes over several objects',
    about(
      'analytics.fountain.duration_silent.avg.of-several',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Fountain', { ...fountain, duration_silent: 22.25 });
      await api.get('/analytics/fountain/duration_silent/avg', {
        status: [200],
        answer: { result: 22.25 },
        because: 'duration_silent is 22.25 in the only Fountain',
      });
      await api.create('Fountain', { ...fountain, id: 'fountain-2' });
      await api.create('Fountain', { ...fountain, id: 'fountain-3', duration_silent: 91.75 });
      await api.get('/analytics/fountain/duration_silent/avg', {
        status: [200],
        answer: { result: 55.083333333333336 },
        because: 'the values of duration_silent are 22.25, 51.25, 91.75',
      });
      await api.create('Fountain', { ...fountain, id: 'fountain-4', duration_silent: 22.25 });
      await api.get('/analytics/fountain/duration_silent/avg', {
        status: [200],
        answer: { result: 46.875 },
        because: '22.25 is the value of duration_silent in two objects',
      });
    },
  );

  test(
    '/analytics/fountain/duration_silent/avg takes 0 for a value',
    about(
      'analytics.fountain.duration_silent.avg.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('Fountain', { ...fountain, duration_silent: 0 });
      await api.get('/analytics/fountain/duration_silent/avg', {
        status: [200],
        answer: { result: 0 },
        because: 'duration_silent is 0 in the only Fountain, which is a value',
      });
    },
  );

  test(
    '/analytics/fountain/duration_silent/avg skips objects without a duration_silent',
    about(
      'analytics.fountain.duration_silent.avg.skips-missing-values',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('Fountain', { ...fountain, duration_silent: 22.25 });
      await api.create('Fountain', { ...fountain, id: 'fountain-2', duration_silent: null });
      await api.create('Fountain', { ...fountain, id: 'fountain-3', duration_silent: 91.75 });
      await api.get('/analytics/fountain/duration_silent/avg', {
        status: [200],
        answer: { result: 57 },
        because: 'duration_silent has a value in two of three objects',
      });
    },
  );

  test(
    '/analytics/fountain/duration_silent/avg is null while no Fountain has a duration_silent',
    about(
      'analytics.fountain.duration_silent.avg.of-missing-values',
      'analytics.shape',
      'analytics.nulls',
      'analytics.empty',
    ),
    async ({ api }) => {
      await api.create('Fountain', { ...fountain, duration_silent: null });
      await api.get('/analytics/fountain/duration_silent/avg', {
        status: [200],
        answer: { result: null },
        because: 'duration_silent has no value in the only Fountain',
      });
    },
  );

  test(
    '/analytics/fountain/duration_silent/avg follows an update',
    about(
      'analytics.fountain.duration_silent.avg.after-update',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Fountain', { ...fountain, duration_silent: 22.25 });
      await api.get('/analytics/fountain/duration_silent/avg', {
        status: [200],
        answer: { result: 22.25 },
        because: 'duration_silent is 22.25 in the only Fountain',
      });
      await api.patch('/fountain/fountain-1', {
        body: { duration_silent: 91.75 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/fountain/duration_silent/avg', {
        status: [200],
        answer: { result: 91.75 },
        because: 'duration_silent was changed',
      });
    },
  );

  test(
    '/analytics/fountain/duration_silent/avg forgets a deleted Fountain',
    about(
      'analytics.fountain.duration_silent.avg.after-delete',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Fountain', { ...fountain, duration_silent: 22.25 });
      await api.create('Fountain', { ...fountain, id: 'fountain-2', duration_silent: 91.75 });
      await api.get('/analytics/fountain/duration_silent/avg', {
        status: [200],
        answer: { result: 57 },
        because: 'the values of duration_silent are 22.25 and 91.75',
      });
      await api.delete('/fountain/fountain-2', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/analytics/fountain/duration_silent/avg', {
        status: [200],
        answer: { result: 22.25 },
        because: 'duration_silent is 22.25 in the only Fountain that is left',
      });
    },
  );

  test(
    '/analytics/galaxy/weight_class_former/sum is 0 while there is no Galaxy',
    about(
      'analytics.galaxy.weight_class_former.sum.of-nothing',
      'analytics.shape',
      'analytics.empty',
    ),
    async ({ api }) => {
      await api.get('/analytics/galaxy/weight_class_former/sum', {
        status: [200],
        answer: { result: 0 },
        because: 'there is no Galaxy',
      });
    },
  );

  test(
    '/analytics/galaxy/weight_class_former/sum works on a single Galaxy',
    about(
      'analytics.galaxy.weight_class_former.sum.of-one',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Galaxy', { ...galaxy, weight_class_former: 78 });
      await api.get('/analytics/galaxy/weight_class_former/sum', {
        status: [200],
        answer: { result: 78 },
        because: 'weight_class_former is 78 in the only Galaxy',
      });
    },
  );

  test(
    '/analytics/galaxy/weight_class_former/sum goes over several objects',
    about(
      'analytics.galaxy.weight_class_former.sum.of-several',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.get('/analytics/galaxy/weight_class_former/sum', {
        status: [200],
        answer: { result: 52 },
        because: 'weight_class_former is 52 in the only Galaxy',
      });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2', weight_class_former: 78 });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-3', weight_class_former: 85 });
      await api.get('/analytics/galaxy/weight_class_former/sum', {
        status: [200],
        answer: { result: 215 },
        because: 'the values of weight_class_former are 52, 78, 85',
      });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-4' });
      await api.get('/analytics/galaxy/weight_class_former/sum', {
        status: [200],
        answer: { result: 267 },
        because: '52 is the value of weight_class_former in two objects',
      });
    },
  );

  test(
    '/analytics/galaxy/weight_class_former/sum skips objects without a weight_class_former',
    about(
      'analytics.galaxy.weight_class_former.sum.skips-missing-values',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2', weight_class_former: null });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-3', weight_class_former: 85 });
      await api.get('/analytics/galaxy/weight_class_former/sum', {
        status: [200],
        answer: { result: 137 },
        because: 'weight_class_former has a value in two of three objects',
      });
    },
  );

  test(
    '/analytics/galaxy/weight_class_former/sum is 0 while no Galaxy has a weight_class_former',
    about(
      'analytics.galaxy.weight_class_former.sum.of-missing-values',
      'analytics.shape',
      'analytics.nulls',
      'analytics.empty',
    ),
    async ({ api }) => {
      await api.create('Galaxy', { ...galaxy, weight_class_former: null });
      await api.get('/analytics/galaxy/weight_class_former/sum', {
        status: [200],
        answer: { result: 0 },
        because: 'weight_class_former has no value in the only Galaxy',
      });
    },
  );

  test(
    '/analytics/galaxy/weight_class_former/sum follows an update',
    about(
      'analytics.galaxy.weight_class_former.sum.after-update',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.get('/analytics/galaxy/weight_class_former/sum', {
        status: [200],
        answer: { result: 52 },
        because: 'weight_class_former is 52 in the only Galaxy',
      });
      await api.patch('/galaxy/galaxy-1', {
        body: { weight_class_former: 85 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/galaxy/weight_class_former/sum', {
        status: [200],
        answer: { result: 85 },
        because: 'weight_class_former was changed',
      });
    },
  );

  test(
    '/analytics/galaxy/weight_class_former/sum forgets a deleted Galaxy',
    about(
      'analytics.galaxy.weight_class_former.sum.after-delete',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2', weight_class_former: 85 });
      await api.get('/analytics/galaxy/weight_class_former/sum', {
        status: [200],
        answer: { result: 137 },
        because: 'the values of weight_class_former are 52 and 85',
      });
      await api.delete('/galaxy/galaxy-2', { status: [200, 204], because: 'the object exists' });
      await api.get('/analytics/galaxy/weight_class_former/sum', {
        status: [200],
        answer: { result: 52 },
        because: 'weight_class_former is 52 in the only Galaxy that is left',
      });
    },
  );

  test(
    '/analytics/gardenchapter/count is 0 while there is no GardenChapter',
    about(
      'analytics.gardenchapter.count.of-nothing',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.get('/analytics/gardenchapter/count', {
        status: [200],
        answer: { result: 0 },
        because: 'there is no GardenChapter',
      });
    },
  );

  test(
    '/analytics/gardenchapter/count counts every GardenChapter',
    about(
      'analytics.gardenchapter.count.of-several',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.get('/analytics/gardenchapter/count', {
        status: [200],
        answer: { result: 1 },
        because: 'there is one GardenChapter',
      });
      await api.create('GardenChapter', { ...gardenChapter, id: 'gardenchapter-2' });
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-3',
        cost_second: null,
        discount: null,
        scheduled_secondary: null,
      });
      await api.get('/analytics/gardenchapter/count', {
        status: [200],
        answer: { result: 3 },
        because: 'there are three GardenChapter objects',
      });
    },
  );

  test(
    '/analytics/gardenchapter/count does not count a deleted GardenChapter',
    about(
      'analytics.gardenchapter.count.after-delete',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', { ...gardenChapter, id: 'gardenchapter-2' });
      await api.get('/analytics/gardenchapter/count', {
        status: [200],
        answer: { result: 2 },
        because: 'there are two GardenChapter objects',
      });
      await api.delete('/gardenchapter/gardenchapter-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/analytics/gardenchapter/count', {
        status: [200],
        answer: { result: 1 },
        because: 'one of two GardenChapter objects was deleted',
      });
    },
  );

  test(
    '/analytics/jungle/rank/sum is 0 while there is no Jungle',
    about('analytics.jungle.rank.sum.of-nothing', 'analytics.shape', 'analytics.empty'),
    async ({ api }) => {
      await api.get('/analytics/jungle/rank/sum', {
        status: [200],
        answer: { result: 0 },
        because: 'there is no Jungle',
      });
    },
  );

  test(
    '/analytics/jungle/rank/sum works on a single Jungle',
    about('analytics.jungle.rank.sum.of-one', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Jungle', jungle);
      await api.get('/analytics/jungle/rank/sum', {
        status: [200],
        answer: { result: 45 },
        because: 'rank is 45 in the only Jungle',
      });
    },
  );

  test(
    '/analytics/jungle/rank/sum goes over several objects',
    about('analytics.jungle.rank.sum.of-several', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Jungle', { ...jungle, rank: 20 });
      await api.get('/analytics/jungle/rank/sum', {
        status: [200],
        answer: { result: 20 },
        because: 'rank is 20 in the only Jungle',
      });
      await api.create('Jungle', { ...jungle, id: 'jungle-2' });
      await api.create('Jungle', { ...jungle, id: 'jungle-3', rank: 48 });
      await api.get('/analytics/jungle/rank/sum', {
        status: [200],
        answer: { result: 113 },
        because: 'the values of rank are 20, 45, 48',
      });
      await api.create('Jungle', { ...jungle, id: 'jungle-4', rank: 20 });
      await api.get('/analytics/jungle/rank/sum', {
        status: [200],
        answer: { result: 133 },
        because: '20 is the value of rank in two objects',
      });
    },
  );

  test(
    '/analytics/jungle/rank/sum takes 0 for a value',
    about(
      'analytics.jungle.rank.sum.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('Jungle', { ...jungle, rank: 0 });
      await api.get('/analytics/jungle/rank/sum', {
        status: [200],
        answer: { result: 0 },
        because: 'rank is 0 in the only Jungle, which is a value',
      });
    },
  );

  test(
    '/analytics/jungle/rank/sum follows an update',
    about('analytics.jungle.rank.sum.after-update', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Jungle', { ...jungle, rank: 20 });
      await api.get('/analytics/jungle/rank/sum', {
        status: [200],
        answer: { result: 20 },
        because: 'rank is 20 in the only Jungle',
      });
      await api.patch('/jungle/jungle-1', {
        body: { rank: 48 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/jungle/rank/sum', {
        status: [200],
        answer: { result: 48 },
        because: 'rank was changed',
      });
    },
  );

  test(
    '/analytics/jungle/rank/sum forgets a deleted Jungle',
    about('analytics.jungle.rank.sum.after-delete', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Jungle', { ...jungle, rank: 20 });
      await api.create('Jungle', { ...jungle, id: 'jungle-2', rank: 48 });
      await api.get('/analytics/jungle/rank/sum', {
        status: [200],
        answer: { result: 68 },
        because: 'the values of rank are 20 and 48',
      });
      await api.delete('/jungle/jungle-2', { status: [200, 204], because: 'the object exists' });
      await api.get('/analytics/jungle/rank/sum', {
        status: [200],
        answer: { result: 20 },
        because: 'rank is 20 in the only Jungle that is left',
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
      await api.create('Radio', radio);
      await api.get('/analytics/radio/rating_raw/avg', {
        status: [200],
        answer: { result: 78 },
        because: 'rating_raw is 78 in the only Radio',
      });
    },
  );

  test(
    '/analytics/radio/rating_raw/avg goes over several objects',
    about('analytics.radio.rating_raw.avg.of-several', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Radio', { ...radio, rating_raw: 21 });
      await api.get('/analytics/radio/rating_raw/avg', {
        status: [200],
        answer: { result: 21 },
        because: 'rating_raw is 21 in the only Radio',
      });
      await api.create('Radio', { ...radio, id: 'radio-2' });
      await api.create('Radio', { ...radio, id: 'radio-3', rating_raw: 92 });
      await api.get('/analytics/radio/rating_raw/avg', {
        status: [200],
        answer: { result: 63.666666666666664 },
        because: 'the values of rating_raw are 21, 78, 92',
      });
      await api.create('Radio', { ...radio, id: 'radio-4', rating_raw: 21 });
      await api.get('/analytics/radio/rating_raw/avg', {
        status: [200],
        answer: { result: 53 },
        because: '21 is the value of rating_raw in two objects',
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
      await api.create('Radio', { ...radio, rating_raw: 21 });
      await api.create('Radio', { ...radio, id: 'radio-2', rating_raw: null });
      await api.create('Radio', { ...radio, id: 'radio-3', rating_raw: 92 });
      await api.get('/analytics/radio/rating_raw/avg', {
        status: [200],
        answer: { result: 56.5 },
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
      await api.create('Radio', { ...radio, rating_raw: 21 });
      await api.get('/analytics/radio/rating_raw/avg', {
        status: [200],
        answer: { result: 21 },
        because: 'rating_raw is 21 in the only Radio',
      });
      await api.patch('/radio/radio-1', {
        body: { rating_raw: 92 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/radio/rating_raw/avg', {
        status: [200],
        answer: { result: 92 },
        because: 'rating_raw was changed',
      });
    },
  );

  test(
    '/analytics/radio/rating_raw/avg forgets a deleted Radio',
    about('analytics.radio.rating_raw.avg.after-delete', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Radio', { ...radio, rating_raw: 21 });
      await api.create('Radio', { ...radio, id: 'radio-2', rating_raw: 92 });
      await api.get('/analytics/radio/rating_raw/avg', {
        status: [200],
        answer: { result: 56.5 },
        because: 'the values of rating_raw are 21 and 92',
      });
      await api.delete('/radio/radio-2', { status: [200, 204], because: 'the object exists' });
      await api.get('/analytics/radio/rating_raw/avg', {
        status: [200],
        answer: { result: 21 },
        because: 'rating_raw is 21 in the only Radio that is left',
      });
    },
  );
});
