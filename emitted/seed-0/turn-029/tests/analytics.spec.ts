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

// A valid SignalBarrel, as the tests send it.
const signalBarrel = {
  city: 'botoga',
  id: 'signalbarrel-1',
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
  score_weekly: 45,
  language_inner: 'nigodi',
};

// A valid Ladder, as the tests send it.
const ladder = {
  attempts_yearly: 31,
  health: 'recovering',
  id: 'ladder-1',
  status_main_retired: 'archived',
  urgent_verified_monthly: false,
};

// A valid Temple, as the tests send it.
const temple = {
  id: 'temple-1',
  pages_first: 71,
  pumpkin_weekly: null,
  reviewed: false,
  sealed_off: false,
  speed: 4.75,
  locked: true,
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
    '/analytics/galaxy/budget_yearly_base/avg is null while there is no Galaxy',
    about(
      'analytics.galaxy.budget_yearly_base.avg.of-nothing',
      'analytics.shape',
      'analytics.empty',
    ),
    async ({ api }) => {
      await api.get('/analytics/galaxy/budget_yearly_base/avg', {
        status: [200],
        answer: { result: null },
        because: 'there is no Galaxy',
      });
    },
  );

  test(
    '/analytics/galaxy/budget_yearly_base/avg works on a single Galaxy',
    about(
      'analytics.galaxy.budget_yearly_base.avg.of-one',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Galaxy', { ...galaxy, budget_yearly_base: 69.75 });
      await api.get('/analytics/galaxy/budget_yearly_base/avg', {
        status: [200],
        answer: { result: 69.75 },
        because: 'budget_yearly_base is 69.75 in the only Galaxy',
      });
    },
  );

  test(
    '/analytics/galaxy/budget_yearly_base/avg goes over several objects',
    about(
      'analytics.galaxy.budget_yearly_base.avg.of-several',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.get('/analytics/galaxy/budget_yearly_base/avg', {
        status: [200],
        answer: { result: 51.25 },
        because: 'budget_yearly_base is 51.25 in the only Galaxy',
      });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2', budget_yearly_base: 69.75 });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-3', budget_yearly_base: 77.5 });
      await api.get('/analytics/galaxy/budget_yearly_base/avg', {
        status: [200],
        answer: { result: 66.16666666666667 },
        because: 'the values of budget_yearly_base are 51.25, 69.75, 77.5',
      });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-4' });
      await api.get('/analytics/galaxy/budget_yearly_base/avg', {
        status: [200],
        answer: { result: 62.4375 },
        because: '51.25 is the value of budget_yearly_base in two objects',
      });
    },
  );

  test(
    '/analytics/galaxy/budget_yearly_base/avg takes 0 for a value',
    about(
      'analytics.galaxy.budget_yearly_base.avg.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('Galaxy', { ...galaxy, budget_yearly_base: 0 });
      await api.get('/analytics/galaxy/budget_yearly_base/avg', {
        status: [200],
        answer: { result: 0 },
        because: 'budget_yearly_base is 0 in the only Galaxy, which is a value',
      });
    },
  );

  test(
    '/analytics/galaxy/budget_yearly_base/avg skips objects without a budget_yearly_base',
    about(
      'analytics.galaxy.budget_yearly_base.avg.skips-missing-values',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2', budget_yearly_base: null });
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-3', budget_yearly_base: 77.5 });
      await api.get('/analytics/galaxy/budget_yearly_base/avg', {
        status: [200],
        answer: { result: 64.375 },
        because: 'budget_yearly_base has a value in two of three objects',
      });
    },
  );

  test(
    '/analytics/galaxy/budget_yearly_base/avg is null while no Galaxy has a budget_yearly_base',
    about(
      'analytics.galaxy.budget_yearly_base.avg.of-missing-values',
      'analytics.shape',
      'analytics.nulls',
      'analytics.empty',
    ),
    async ({ api }) => {
      await api.create('Galaxy', { ...galaxy, budget_yearly_base: null });
      await api.get('/analytics/galaxy/budget_yearly_base/avg', {
        status: [200],
        answer: { result: null },
        because: 'budget_yearly_base has no value in the only Galaxy',
      });
    },
  );

  test(
    '/analytics/galaxy/budget_yearly_base/avg follows an update',
    about(
      'analytics.galaxy.budget_yearly_base.avg.after-update',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.get('/analytics/galaxy/budget_yearly_base/avg', {
        status: [200],
        answer: { result: 51.25 },
        because: 'budget_yearly_base is 51.25 in the only Galaxy',
      });
      await api.patch('/galaxy/galaxy-1', {
        body: { budget_yearly_base: 77.5 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/galaxy/budget_yearly_base/avg', {
        status: [200],
        answer: { result: 77.5 },
        because: 'budget_yearly_base was changed',
      });
    },
  );

  test(
    '/analytics/galaxy/budget_yearly_base/avg forgets a deleted Galaxy',
    about(
      'analytics.galaxy.budget_yearly_base.avg.after-delete',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2', budget_yearly_base: 77.5 });
      await api.get('/analytics/galaxy/budget_yearly_base/avg', {
        status: [200],
        answer: { result: 64.375 },
        because: 'the values of budget_yearly_base are 51.25 and 77.5',
      });
      await api.delete('/galaxy/galaxy-2', { status: [200, 204], because: 'the object exists' });
      await api.get('/analytics/galaxy/budget_yearly_base/avg', {
        status: [200],
        answer: { result: 51.25 },
        because: 'budget_yearly_base is 51.25 in the only Galaxy that is left',
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
    '/analytics/gardenchapter/cost_second/min is null while there is no GardenChapter',
    about(
      'analytics.gardenchapter.cost_second.min.of-nothing',
      'analytics.shape',
      'analytics.empty',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.get('/analytics/gardenchapter/cost_second/min', {
        status: [200],
        answer: { result: null },
        because: 'there is no GardenChapter',
      });
    },
  );

  test(
    '/analytics/gardenchapter/cost_second/min works on a single GardenChapter',
    about(
      'analytics.gardenchapter.cost_second.min.of-one',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', { ...gardenChapter, cost_second: 14.75 });
      await api.get('/analytics/gardenchapter/cost_second/min', {
        status: [200],
        answer: { result: 14.75 },
        because: 'cost_second is 14.75 in the only GardenChapter',
      });
    },
  );

  test(
    '/analytics/gardenchapter/cost_second/min goes over several objects',
    about(
      'analytics.gardenchapter.cost_second.min.of-several',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', { ...gardenChapter, cost_second: 23.25 });
      await api.get('/analytics/gardenchapter/cost_second/min', {
        status: [200],
        answer: { result: 23.25 },
        because: 'cost_second is 23.25 in the only GardenChapter',
      });
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        cost_second: 14.75,
      });
      await api.create('GardenChapter', { ...gardenChapter, id: 'gardenchapter-3' });
      await api.get('/analytics/gardenchapter/cost_second/min', {
        status: [200],
        answer: { result: 5.75 },
        because: 'the values of cost_second are 23.25, 14.75, 5.75',
      });
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-4',
        cost_second: 23.25,
      });
      await api.get('/analytics/gardenchapter/cost_second/min', {
        status: [200],
        answer: { result: 5.75 },
        because: '23.25 is the value of cost_second in two objects',
      });
    },
  );

  test(
    '/analytics/gardenchapter/cost_second/min takes 0 for a value',
    about(
      'analytics.gardenchapter.cost_second.min.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', { ...gardenChapter, cost_second: 0 });
      await api.get('/analytics/gardenchapter/cost_second/min', {
        status: [200],
        answer: { result: 0 },
        because: 'cost_second is 0 in the only GardenChapter, which is a value',
      });
    },
  );

  test(
    '/analytics/gardenchapter/cost_second/min skips objects without a cost_second',
    about(
      'analytics.gardenchapter.cost_second.min.skips-missing-values',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', gardenChapter);
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-2',
        cost_second: null,
      });
      await api.create('GardenChapter', {
        ...gardenChapter,
        id: 'gardenchapter-3',
        cost_second: 23.25,
      });
      await api.get('/analytics/gardenchapter/cost_second/min', {
        status: [200],
        answer: { result: 5.75 },
        because: 'cost_second has a value in two of three objects',
      });
    },
  );

  test(
    '/analytics/gardenchapter/cost_second/min is null while no GardenChapter has a cost_second',
    about(
      'analytics.gardenchapter.cost_second.min.of-missing-values',
      'analytics.shape',
      'analytics.nulls',
      'analytics.empty',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', { ...gardenChapter, cost_second: null });
      await api.get('/analytics/gardenchapter/cost_second/min', {
        status: [200],
        answer: { result: null },
        because: 'cost_second has no value in the only GardenChapter',
      });
    },
  );

  test(
    '/analytics/gardenchapter/cost_second/min follows an update',
    about(
      'analytics.gardenchapter.cost_second.min.after-update',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', { ...gardenChapter, cost_second: 23.25 });
      await api.get('/analytics/gardenchapter/cost_second/min', {
        status: [200],
        answer: { result: 23.25 },
        because: 'cost_second is 23.25 in the only GardenChapter',
      });
      await api.patch('/gardenchapter/gardenchapter-1', {
        body: { cost_second: 5.75 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/gardenchapter/cost_second/min', {
        status: [200],
        answer: { result: 5.75 },
        because: 'cost_second was changed',
      });
    },
  );

  test(
    '/analytics/gardenchapter/cost_second/min forgets a deleted GardenChapter',
    about(
      'analytics.gardenchapter.cost_second.min.after-delete',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('GardenChapter', { ...gardenChapter, cost_second: 23.25 });
      await api.create('GardenChapter', { ...gardenChapter, id: 'gardenchapter-2' });
      await api.get('/analytics/gardenchapter/cost_second/min', {
        status: [200],
        answer: { result: 5.75 },
        because: 'the values of cost_second are 23.25 and 5.75',
      });
      await api.delete('/gardenchapter/gardenchapter-2', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/analytics/gardenchapter/cost_second/min', {
        status: [200],
        answer: { result: 23.25 },
        because: 'cost_second is 23.25 in the only GardenChapter that is left',
      });
    },
  );

  test(
    '/analytics/jungle/score_weekly/sum is 0 while there is no Jungle',
    about(
      'analytics.jungle.score_weekly.sum.of-nothing',
      'analytics.shape',
      'analytics.empty',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.get('/analytics/jungle/score_weekly/sum', {
        status: [200],
        answer: { result: 0 },
        because: 'there is no Jungle',
      });
    },
  );

  test(
    '/analytics/jungle/score_weekly/sum works on a single Jungle',
    about(
      'analytics.jungle.score_weekly.sum.of-one',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Jungle', jungle);
      await api.get('/analytics/jungle/score_weekly/sum', {
        status: [200],
        answer: { result: 45 },
        because: 'score_weekly is 45 in the only Jungle',
      });
    },
  );

  test(
    '/analytics/jungle/score_weekly/sum goes over several objects',
    about(
      'analytics.jungle.score_weekly.sum.of-several',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Jungle', { ...jungle, score_weekly: 20 });
      await api.get('/analytics/jungle/score_weekly/sum', {
        status: [200],
        answer: { result: 20 },
        because: 'score_weekly is 20 in the only Jungle',
      });
      await api.create('Jungle', { ...jungle, id: 'jungle-2' });
      await api.create('Jungle', { ...jungle, id: 'jungle-3', score_weekly: 48 });
      await api.get('/analytics/jungle/score_weekly/sum', {
        status: [200],
        answer: { result: 113 },
        because: 'the values of score_weekly are 20, 45, 48',
      });
      await api.create('Jungle', { ...jungle, id: 'jungle-4', score_weekly: 20 });
      await api.get('/analytics/jungle/score_weekly/sum', {
        status: [200],
        answer: { result: 133 },
        because: '20 is the value of score_weekly in two objects',
      });
    },
  );

  test(
    '/analytics/jungle/score_weekly/sum takes 0 for a value',
    about(
      'analytics.jungle.score_weekly.sum.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Jungle', { ...jungle, score_weekly: 0 });
      await api.get('/analytics/jungle/score_weekly/sum', {
        status: [200],
        answer: { result: 0 },
        because: 'score_weekly is 0 in the only Jungle, which is a value',
      });
    },
  );

  test(
    '/analytics/jungle/score_weekly/sum follows an update',
    about(
      'analytics.jungle.score_weekly.sum.after-update',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Jungle', { ...jungle, score_weekly: 20 });
      await api.get('/analytics/jungle/score_weekly/sum', {
        status: [200],
        answer: { result: 20 },
        because: 'score_weekly is 20 in the only Jungle',
      });
      await api.patch('/jungle/jungle-1', {
        body: { score_weekly: 48 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/jungle/score_weekly/sum', {
        status: [200],
        answer: { result: 48 },
        because: 'score_weekly was changed',
      });
    },
  );

  test(
    '/analytics/jungle/score_weekly/sum forgets a deleted Jungle',
    about(
      'analytics.jungle.score_weekly.sum.after-delete',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api.create('Jungle', { ...jungle, score_weekly: 20 });
      await api.create('Jungle', { ...jungle, id: 'jungle-2', score_weekly: 48 });
      await api.get('/analytics/jungle/score_weekly/sum', {
        status: [200],
        answer: { result: 68 },
        because: 'the values of score_weekly are 20 and 48',
      });
      await api.delete('/jungle/jungle-2', { status: [200, 204], because: 'the object exists' });
      await api.get('/analytics/jungle/score_weekly/sum', {
        status: [200],
        answer: { result: 20 },
        because: 'score_weekly is 20 in the only Jungle that is left',
      });
    },
  );

  test(
    '/analytics/ladder/attempts_yearly/avg is null while there is no Ladder',
    about('analytics.ladder.attempts_yearly.avg.of-nothing', 'analytics.shape', 'analytics.empty'),
    async ({ api }) => {
      await api.get('/analytics/ladder/attempts_yearly/avg', {
        status: [200],
        answer: { result: null },
        because: 'there is no Ladder',
      });
    },
  );

  test(
    '/analytics/ladder/attempts_yearly/avg works on a single Ladder',
    about('analytics.ladder.attempts_yearly.avg.of-one', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.get('/analytics/ladder/attempts_yearly/avg', {
        status: [200],
        answer: { result: 31 },
        because: 'attempts_yearly is 31 in the only Ladder',
      });
    },
  );

  test(
    '/analytics/ladder/attempts_yearly/avg goes over several objects',
    about(
      'analytics.ladder.attempts_yearly.avg.of-several',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Ladder', { ...ladder, attempts_yearly: 6 });
      await api.get('/analytics/ladder/attempts_yearly/avg', {
        status: [200],
        answer: { result: 6 },
        because: 'attempts_yearly is 6 in the only Ladder',
      });
      await api.create('Ladder', { ...ladder, id: 'ladder-2' });
      await api.create('Ladder', { ...ladder, id: 'ladder-3', attempts_yearly: 36 });
      await api.get('/analytics/ladder/attempts_yearly/avg', {
        status: [200],
        answer: { result: 24.333333333333332 },
        because: 'the values of attempts_yearly are 6, 31, 36',
      });
      await api.create('Ladder', { ...ladder, id: 'ladder-4', attempts_yearly: 6 });
      await api.get('/analytics/ladder/attempts_yearly/avg', {
        status: [200],
        answer: { result: 19.75 },
        because: '6 is the value of attempts_yearly in two objects',
      });
    },
  );

  test(
    '/analytics/ladder/attempts_yearly/avg takes 0 for a value',
    about(
      'analytics.ladder.attempts_yearly.avg.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('Ladder', { ...ladder, attempts_yearly: 0 });
      await api.get('/analytics/ladder/attempts_yearly/avg', {
        status: [200],
        answer: { result: 0 },
        because: 'attempts_yearly is 0 in the only Ladder, which is a value',
      });
    },
  );

  test(
    '/analytics/ladder/attempts_yearly/avg skips objects without an attempts_yearly',
    about(
      'analytics.ladder.attempts_yearly.avg.skips-missing-values',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('Ladder', { ...ladder, attempts_yearly: 6 });
      await api.create('Ladder', { ...ladder, id: 'ladder-2', attempts_yearly: null });
      await api.create('Ladder', { ...ladder, id: 'ladder-3', attempts_yearly: 36 });
      await api.get('/analytics/ladder/attempts_yearly/avg', {
        status: [200],
        answer: { result: 21 },
        because: 'attempts_yearly has a value in two of three objects',
      });
    },
  );

  test(
    '/analytics/ladder/attempts_yearly/avg is null while no Ladder has an attempts_yearly',
    about(
      'analytics.ladder.attempts_yearly.avg.of-missing-values',
      'analytics.shape',
      'analytics.nulls',
      'analytics.empty',
    ),
    async ({ api }) => {
      await api.create('Ladder', { ...ladder, attempts_yearly: null });
      await api.get('/analytics/ladder/attempts_yearly/avg', {
        status: [200],
        answer: { result: null },
        because: 'attempts_yearly has no value in the only Ladder',
      });
    },
  );

  test(
    '/analytics/ladder/attempts_yearly/avg follows an update',
    about(
      'analytics.ladder.attempts_yearly.avg.after-update',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Ladder', { ...ladder, attempts_yearly: 6 });
      await api.get('/analytics/ladder/attempts_yearly/avg', {
        status: [200],
        answer: { result: 6 },
        because: 'attempts_yearly is 6 in the only Ladder',
      });
      await api.patch('/ladder/ladder-1', {
        body: { attempts_yearly: 36 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/ladder/attempts_yearly/avg', {
        status: [200],
        answer: { result: 36 },
        because: 'attempts_yearly was changed',
      });
    },
  );

  test(
    '/analytics/ladder/attempts_yearly/avg forgets a deleted Ladder',
    about(
      'analytics.ladder.attempts_yearly.avg.after-delete',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Ladder', { ...ladder, attempts_yearly: 6 });
      await api.create('Ladder', { ...ladder, id: 'ladder-2', attempts_yearly: 36 });
      await api.get('/analytics/ladder/attempts_yearly/avg', {
        status: [200],
        answer: { result: 21 },
        because: 'the values of attempts_yearly are 6 and 36',
      });
      await api.delete('/ladder/ladder-2', { status: [200, 204], because: 'the object exists' });
      await api.get('/analytics/ladder/attempts_yearly/avg', {
        status: [200],
        answer: { result: 6 },
        because: 'attempts_yearly is 6 in the only Ladder that is left',
      });
    },
  );

  test(
    '/analytics/signalbarrel/rating_raw/avg is null while there is no SignalBarrel',
    about(
      'analytics.signalbarrel.rating_raw.avg.of-nothing',
      'analytics.shape',
      'analytics.empty',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.get('/analytics/signalbarrel/rating_raw/avg', {
        status: [200],
        answer: { result: null },
        because: 'there is no SignalBarrel',
      });
    },
  );

  test(
    '/analytics/signalbarrel/rating_raw/avg works on a single SignalBarrel',
    about(
      'analytics.signalbarrel.rating_raw.avg.of-one',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', signalBarrel);
      await api.get('/analytics/signalbarrel/rating_raw/avg', {
        status: [200],
        answer: { result: 78 },
        because: 'rating_raw is 78 in the only SignalBarrel',
      });
    },
  );

  test(
    '/analytics/signalbarrel/rating_raw/avg goes over several objects',
    about(
      'analytics.signalbarrel.rating_raw.avg.of-several',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', { ...signalBarrel, rating_raw: 21 });
      await api.get('/analytics/signalbarrel/rating_raw/avg', {
        status: [200],
        answer: { result: 21 },
        because: 'rating_raw is 21 in the only SignalBarrel',
      });
      await api.create('SignalBarrel', { ...signalBarrel, id: 'signalbarrel-2' });
      await api.create('SignalBarrel', { ...signalBarrel, id: 'signalbarrel-3', rating_raw: 92 });
      await api.get('/analytics/signalbarrel/rating_raw/avg', {
        status: [200],
        answer: { result: 63.666666666666664 },
        because: 'the values of rating_raw are 21, 78, 92',
      });
      await api.create('SignalBarrel', { ...signalBarrel, id: 'signalbarrel-4', rating_raw: 21 });
      await api.get('/analytics/signalbarrel/rating_raw/avg', {
        status: [200],
        answer: { result: 53 },
        because: '21 is the value of rating_raw in two objects',
      });
    },
  );

  test(
    '/analytics/signalbarrel/rating_raw/avg takes 0 for a value',
    about(
      'analytics.signalbarrel.rating_raw.avg.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', { ...signalBarrel, rating_raw: 0 });
      await api.get('/analytics/signalbarrel/rating_raw/avg', {
        status: [200],
        answer: { result: 0 },
        because: 'rating_raw is 0 in the only SignalBarrel, which is a value',
      });
    },
  );

  test(
    '/analytics/signalbarrel/rating_raw/avg skips objects without a rating_raw',
    about(
      'analytics.signalbarrel.rating_raw.avg.skips-missing-values',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', { ...signalBarrel, rating_raw: 21 });
      await api.create('SignalBarrel', { ...signalBarrel, id: 'signalbarrel-2', rating_raw: null });
      await api.create('SignalBarrel', { ...signalBarrel, id: 'signalbarrel-3', rating_raw: 92 });
      await api.get('/analytics/signalbarrel/rating_raw/avg', {
        status: [200],
        answer: { result: 56.5 },
        because: 'rating_raw has a value in two of three objects',
      });
    },
  );

  test(
    '/analytics/signalbarrel/rating_raw/avg is null while no SignalBarrel has a rating_raw',
    about(
      'analytics.signalbarrel.rating_raw.avg.of-missing-values',
      'analytics.shape',
      'analytics.nulls',
      'analytics.empty',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', { ...signalBarrel, rating_raw: null });
      await api.get('/analytics/signalbarrel/rating_raw/avg', {
        status: [200],
        answer: { result: null },
        because: 'rating_raw has no value in the only SignalBarrel',
      });
    },
  );

  test(
    '/analytics/signalbarrel/rating_raw/avg follows an update',
    about(
      'analytics.signalbarrel.rating_raw.avg.after-update',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', { ...signalBarrel, rating_raw: 21 });
      await api.get('/analytics/signalbarrel/rating_raw/avg', {
        status: [200],
        answer: { result: 21 },
        because: 'rating_raw is 21 in the only SignalBarrel',
      });
      await api.patch('/signalbarrel/signalbarrel-1', {
        body: { rating_raw: 92 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/signalbarrel/rating_raw/avg', {
        status: [200],
        answer: { result: 92 },
        because: 'rating_raw was changed',
      });
    },
  );

  test(
    '/analytics/signalbarrel/rating_raw/avg forgets a deleted SignalBarrel',
    about(
      'analytics.signalbarrel.rating_raw.avg.after-delete',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('SignalBarrel', { ...signalBarrel, rating_raw: 21 });
      await api.create('SignalBarrel', { ...signalBarrel, id: 'signalbarrel-2', rating_raw: 92 });
      await api.get('/analytics/signalbarrel/rating_raw/avg', {
        status: [200],
        answer: { result: 56.5 },
        because: 'the values of rating_raw are 21 and 92',
      });
      await api.delete('/signalbarrel/signalbarrel-2', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/analytics/signalbarrel/rating_raw/avg', {
        status: [200],
        answer: { result: 21 },
        because: 'rating_raw is 21 in the only SignalBarrel that is left',
      });
    },
  );

  test(
    '/analytics/temple/speed/min is null while there is no Temple',
    about('analytics.temple.speed.min.of-nothing', 'analytics.shape', 'analytics.empty'),
    async ({ api }) => {
      await api.get('/analytics/temple/speed/min', {
        status: [200],
        answer: { result: null },
        because: 'there is no Temple',
      });
    },
  );

  test(
    '/analytics/temple/speed/min works on a single Temple',
    about('analytics.temple.speed.min.of-one', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Temple', { ...temple, speed: 6.75 });
      await api.get('/analytics/temple/speed/min', {
        status: [200],
        answer: { result: 6.75 },
        because: 'speed is 6.75 in the only Temple',
      });
    },
  );

  test(
    '/analytics/temple/speed/min goes over several objects',
    about('analytics.temple.speed.min.of-several', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Temple', { ...temple, speed: 48.75 });
      await api.get('/analytics/temple/speed/min', {
        status: [200],
        answer: { result: 48.75 },
        because: 'speed is 48.75 in the only Temple',
      });
      await api.create('Temple', { ...temple, id: 'temple-2', speed: 6.75 });
      await api.create('Temple', { ...temple, id: 'temple-3' });
      await api.get('/analytics/temple/speed/min', {
        status: [200],
        answer: { result: 4.75 },
        because: 'the values of speed are 48.75, 6.75, 4.75',
      });
      await api.create('Temple', { ...temple, id: 'temple-4', speed: 48.75 });
      await api.get('/analytics/temple/speed/min', {
        status: [200],
        answer: { result: 4.75 },
        because: '48.75 is the value of speed in two objects',
      });
    },
  );

  test(
    '/analytics/temple/speed/min takes 0 for a value',
    about(
      'analytics.temple.speed.min.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('Temple', { ...temple, speed: 0 });
      await api.get('/analytics/temple/speed/min', {
        status: [200],
        answer: { result: 0 },
        because: 'speed is 0 in the only Temple, which is a value',
      });
    },
  );

  test(
    '/analytics/temple/speed/min follows an update',
    about('analytics.temple.speed.min.after-update', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Temple', { ...temple, speed: 48.75 });
      await api.get('/analytics/temple/speed/min', {
        status: [200],
        answer: { result: 48.75 },
        because: 'speed is 48.75 in the only Temple',
      });
      await api.patch('/temple/temple-1', {
        body: { speed: 4.75 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/analytics/temple/speed/min', {
        status: [200],
        answer: { result: 4.75 },
        because: 'speed was changed',
      });
    },
  );

  test(
    '/analytics/temple/speed/min forgets a deleted Temple',
    about('analytics.temple.speed.min.after-delete', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Temple', { ...temple, speed: 48.75 });
      await api.create('Temple', { ...temple, id: 'temple-2' });
      await api.get('/analytics/temple/speed/min', {
        status: [200],
        answer: { result: 4.75 },
        because: 'the values of speed are 48.75 and 4.75',
      });
      await api.delete('/temple/temple-2', { status: [200, 204], because: 'the object exists' });
      await api.get('/analytics/temple/speed/min', {
        status: [200],
        answer: { result: 48.75 },
        because: 'speed is 48.75 in the only Temple that is left',
      });
    },
  );
});
