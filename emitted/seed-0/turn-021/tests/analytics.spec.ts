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
  payment: 'partly_paid',
};

// A valid GardenChapter, as the tests send it.
const gardenChapter = {
  cost_second: 5.75,
  voltage_partial: 84.25,
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
const jungle = {
  born: '2015-04-09 05:23:54',
  galaxy_draft: null,
  id: 'jungle-1',
  votes_next_verified: 45,
};

// A valid Temple, as the tests send it.
const temple = {
  id: 'temple-1',
  pages_first: 71,
  pumpkin_weekly: null,
  reviewed: false,
  sealed_off: false,
  speed: 4.75,
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
        voltage_partial: null,
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
    '/analytics/jungle/votes_next_verified/sum is 0 while there is no Jungle',
    about(
      'analytics.jungle.votes_next_verified.sum.of-nothing',
      'analytics.shape',
      'analytics.empty',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.get('/analytics/jungle/votes_next_verified/sum', {
        status: [200],
        answer: { result: 0 },
        because: 'there is no Jungle',
      });
    },
  );

  test(
    '/analytics/jungle/votes_next_verified/sum works on a single Jungle',
    about(
      'analytics.jungle.votes_next_verified.sum.of-one',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Jungle', jungle);
      await api.get('/analytics/jungle/votes_next_verified/sum', {
        status: [200],
        answer: { result: 45 },
        because: 'votes_next_verified is 45 in the only Jungle',
      });
    },
  );

  test(
    '/analytics/jungle/votes_next_verified/sum goes over several objects',
    about(
      'analytics.jungle.votes_next_verified.sum.of-several',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Jungle', { ...jungle, votes_next_verified: 20 });
      await api.get('/analytics/jungle/votes_next_verified/sum', {
        status: [200],
        answer: { result: 20 },
        because: 'votes_next_verified is 20 in the only Jungle',
      });
      await api.create('Jungle', { ...jungle, id: 'jungle-2' });
      await api.create('Jungle', { ...jungle, id: 'jungle-3', votes_next_verified: 48 });
      await api.get('/analytics/jungle/votes_next_verified/sum', {
        status: [200],
        answer: { result: 113 },
        because: 'the values of votes_next_verified are 20, 45, 48',
      });
      await api.create('Jungle', { ...jungle, id: 'jungle-4', votes_next_verified: 20 });
      await api.get('/analytics/jungle/votes_next_verified/sum', {
        status: [200],
        answer: { result: 133 },
        because: '20 is the value of votes_next_verified in two objects',
      });
    },
  );

  test(
    '/analytics/jungle/votes_next_verified/sum takes 0 for a value',
    about(
      'analytics.jungle.votes_next_verified.sum.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Jungle', { ...jungle, votes_next_verified: 0 });
      await api.get('/analytics/jungle/votes_next_verified/sum', {
        status: [200],
        answer: { result: 0 },
        because: 'votes_next_verified is 0 in the only Jungle, which is a value',
      });
    },
  );

  test(
    '/analytics/jungle/votes_next_verified/sum follows an update',
    about(
      'analytics.jungle.votes_next_verified.sum.after-update',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Jungle', { ...jungle, votes_next_verified: 20 });
      await api.get('/analytics/jungle/votes_next_verified/sum', {
        status: [200],
        answer: { result: 20 },
        because: 'votes_next_verified is 20 in the only Jungle',
      });
      await api.patch('/jungle/jungle-1', {
        body: { votes_next_verified: 48 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/jungle/votes_next_verified/sum', {
        status: [200],
        answer: { result: 48 },
        because: 'votes_next_verified was changed',
      });
    },
  );

  test(
    '/analytics/jungle/votes_next_verified/sum forgets a deleted Jungle',
    about(
      'analytics.jungle.votes_next_verified.sum.after-delete',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Jungle', { ...jungle, votes_next_verified: 20 });
      await api.create('Jungle', { ...jungle, id: 'jungle-2', votes_next_verified: 48 });
      await api.get('/analytics/jungle/votes_next_verified/sum', {
        status: [200],
        answer: { result: 68 },
        because: 'the values of votes_next_verified are 20 and 48',
      });
      await api.delete('/jungle/jungle-2', { status: [200, 204], because: 'the object exists' });
      await api.get('/analytics/jungle/votes_next_verified/sum', {
        status: [200],
        answer: { result: 20 },
        because: 'votes_next_verified is 20 in the only Jungle that is left',
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

  test(
    '/analytics/temple/pages_first/avg is null while there is no Temple',
    about('analytics.temple.pages_first.avg.of-nothing', 'analytics.shape', 'analytics.empty'),
    async ({ api }) => {
      await api.get('/analytics/temple/pages_first/avg', {
        status: [200],
        answer: { result: null },
        because: 'there is no Temple',
      });
    },
  );

  test(
    '/analytics/temple/pages_first/avg works on a single Temple',
    about('analytics.temple.pages_first.avg.of-one', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Temple', { ...temple, pages_first: 42 });
      await api.get('/analytics/temple/pages_first/avg', {
        status: [200],
        answer: { result: 42 },
        because: 'pages_first is 42 in the only Temple',
      });
    },
  );

  test(
    '/analytics/temple/pages_first/avg goes over several objects',
    about('analytics.temple.pages_first.avg.of-several', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Temple', { ...temple, pages_first: 26 });
      await api.get('/analytics/temple/pages_first/avg', {
        status: [200],
        answer: { result: 26 },
        because: 'pages_first is 26 in the only Temple',
      });
      await api.create('Temple', { ...temple, id: 'temple-2', pages_first: 42 });
      await api.create('Temple', { ...temple, id: 'temple-3' });
      await api.get('/analytics/temple/pages_first/avg', {
        status: [200],
        answer: { result: 46.333333333333336 },
        because: 'the values of pages_first are 26, 42, 71',
      });
      await api.create('Temple', { ...temple, id: 'temple-4', pages_first: 26 });
      await api.get('/analytics/temple/pages_first/avg', {
        status: [200],
        answer: { result: 41.25 },
        because: '26 is the value of pages_first in two objects',
      });
    },
  );

  test(
    '/analytics/temple/pages_first/avg skips objects without a pages_first',
    about(
      'analytics.temple.pages_first.avg.skips-missing-values',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('Temple', { ...temple, pages_first: 26 });
      await api.create('Temple', { ...temple, id: 'temple-2', pages_first: null });
      await api.create('Temple', { ...temple, id: 'temple-3' });
      await api.get('/analytics/temple/pages_first/avg', {
        status: [200],
        answer: { result: 48.5 },
        because: 'pages_first has a value in two of three objects',
      });
    },
  );

  test(
    '/analytics/temple/pages_first/avg is null while no Temple has a pages_first',
    about(
      'analytics.temple.pages_first.avg.of-missing-values',
      'analytics.shape',
      'analytics.nulls',
      'analytics.empty',
    ),
    async ({ api }) => {
      await api.create('Temple', { ...temple, pages_first: null });
      await api.get('/analytics/temple/pages_first/avg', {
        status: [200],
        answer: { result: null },
        because: 'pages_first has no value in the only Temple',
      });
    },
  );

  test(
    '/analytics/temple/pages_first/avg follows an update',
    about(
      'analytics.temple.pages_first.avg.after-update',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Temple', { ...temple, pages_first: 26 });
      await api.get('/analytics/temple/pages_first/avg', {
        status: [200],
        answer: { result: 26 },
        because: 'pages_first is 26 in the only Temple',
      });
      await api.patch('/temple/temple-1', {
        body: { pages_first: 71 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/temple/pages_first/avg', {
        status: [200],
        answer: { result: 71 },
        because: 'pages_first was changed',
      });
    },
  );

  test(
    '/analytics/temple/pages_first/avg forgets a deleted Temple',
    about(
      'analytics.temple.pages_first.avg.after-delete',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Temple', { ...temple, pages_first: 26 });
      await api.create('Temple', { ...temple, id: 'temple-2' });
      await api.get('/analytics/temple/pages_first/avg', {
        status: [200],
        answer: { result: 48.5 },
        because: 'the values of pages_first are 26 and 71',
      });
      await api.delete('/temple/temple-2', { status: [200, 204], because: 'the object exists' });
      await api.get('/analytics/temple/pages_first/avg', {
        status: [200],
        answer: { result: 26 },
        because: 'pages_first is 26 in the only Temple that is left',
      });
    },
  );
});
