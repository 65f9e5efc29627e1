import { about, test, without } from '../support/api.ts';

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
  discount_spare: 35.25,
  urgency_alternate: 'high',
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
        ...without(gardenChapter, 'handle_target'),
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
    '/analytics/gardenchapter/discount/max is null while there is no GardenChapter',
    about(
      'analytics.gardenchapter.discount.max.of-nothing',
      'analytics.shape',
      'analytics.empty',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.get('/analytics/gardenchapter/discount/max', {
        status: [200],
        answer: { result: null },
        because: 'there is no GardenChapter',
      });
    },
  );

  test(
    '/analytics/gardenchapter/discount/max works on a single GardenChapter',
    about(
      'analytics.gardenchapter.discount.max.of-one',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.get('/analytics/gardenchapter/discount/max', {
        status: [200],
        answer: { result: 84.25 },
        because: 'discount is 84.25 in the only GardenChapter',
      });
    },
  );

  test(
    '/analytics/gardenchapter/discount/max goes over several objects',
    about(
      'analytics.gardenchapter.discount.max.of-several',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', { ...gardenChapter, discount: 78.25 });
      await api.get('/analytics/gardenchapter/discount/max', {
        status: [200],
        answer: { result: 78.25 },
        because: 'discount is 78.25 in the only GardenChapter',
      });
      await api.create('GardenChapter', { ...gardenChapter, id: 'gardenchapter-2' });
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-3',
        discount: 98.25,
      });
      await api.get('/analytics/gardenchapter/discount/max', {
        status: [200],
        answer: { result: 98.25 },
        because: 'the values of discount are 78.25, 84.25, 98.25',
      });
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-4',
        discount: 78.25,
      });
      await api.get('/analytics/gardenchapter/discount/max', {
        status: [200],
        answer: { result: 98.25 },
        because: '78.25 is the value of discount in two objects',
      });
    },
  );

  test(
    '/analytics/gardenchapter/discount/max takes 0 for a value',
    about(
      'analytics.gardenchapter.discount.max.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', { ...gardenChapter, discount: 0 });
      await api.get('/analytics/gardenchapter/discount/max', {
        status: [200],
        answer: { result: 0 },
        because: 'discount is 0 in the only GardenChapter, which is a value',
      });
    },
  );

  test(
    '/analytics/gardenchapter/discount/max skips objects without a discount',
    about(
      'analytics.gardenchapter.discount.max.skips-missing-values',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', { ...gardenChapter, discount: 78.25 });
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        discount: null,
      });
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-3',
        discount: 98.25,
      });
      await api.get('/analytics/gardenchapter/discount/max', {
        status: [200],
        answer: { result: 98.25 },
        because: 'discount has a value in two of three objects',
      });
    },
  );

  test(
    '/analytics/gardenchapter/discount/max is null while no GardenChapter has a discount',
    about(
      'analytics.gardenchapter.discount.max.of-missing-values',
      'analytics.shape',
      'analytics.nulls',
      'analytics.empty',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', { ...gardenChapter, discount: null });
      await api.get('/analytics/gardenchapter/discount/max', {
        status: [200],
        answer: { result: null },
        because: 'discount has no value in the only GardenChapter',
      });
    },
  );

  test(
    '/analytics/gardenchapter/discount/max follows an update',
    about(
      'analytics.gardenchapter.discount.max.after-update',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', { ...gardenChapter, discount: 78.25 });
      await api.get('/analytics/gardenchapter/discount/max', {
        status: [200],
        answer: { result: 78.25 },
        because: 'discount is 78.25 in the only GardenChapter',
      });
      await api.patch('/gardenchapter/gardenchapter-1', {
        body: { discount: 98.25 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/gardenchapter/discount/max', {
        status: [200],
        answer: { result: 98.25 },
        because: 'discount was changed',
      });
    },
  );

  test(
    '/analytics/gardenchapter/discount/max forgets a deleted GardenChapter',
    about(
      'analytics.gardenchapter.discount.max.after-delete',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', { ...gardenChapter, discount: 78.25 });
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        discount: 98.25,
      });
      await api.get('/analytics/gardenchapter/discount/max', {
        status: [200],
        answer: { result: 98.25 },
        because: 'the values of discount are 78.25 and 98.25',
      });
      await api.delete('/gardenchapter/gardenchapter-2', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/analytics/gardenchapter/discount/max', {
        status: [200],
        answer: { result: 78.25 },
        because: 'discount is 78.25 in the only GardenChapter that is left',
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
