import { about, test } from '../support/api.ts';

// A valid CoffeeFarm, as the tests send it.
const coffeeFarm = {
  altitude_m: 34,
  country: 'tiri',
  farm_name: 'guma',
  id: 'coffeefarm-1',
  partnership: 'trial',
  reviewed_at: '2025-05-24 12:31:23',
  lots_rejected: 76,
};

// A valid GreenLot, as the tests send it.
const greenLot = {
  arrived_at: '2024-11-17 00:48:02',
  id: 'greenlot-1',
  moisture_percent: 17.25,
  origin_region: 'viba',
  stage: 'arrived',
  weight_kg: 33.25,
  farm: null,
  allocated_kg: 93.75,
};

// A valid Variety, as the tests send it.
const variety = {
  cup_potential: 86,
  id: 'variety-1',
  rust_resistant: true,
  species: 'arabica',
  variety_name: 'vobo',
  view_count: 30,
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
    '/analytics/coffeefarm/altitude_m/min is null while there is no CoffeeFarm',
    about(
      'analytics.coffeefarm.altitude_m.min.of-nothing',
      'analytics.shape',
      'analytics.empty',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .get('/analytics/coffeefarm/altitude_m/min')
        .ok('there is no CoffeeFarm', { result: null });
    },
  );

  test(
    '/analytics/coffeefarm/altitude_m/min works on a single CoffeeFarm',
    about(
      'analytics.coffeefarm.altitude_m.min.of-one',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api
        .get('/analytics/coffeefarm/altitude_m/min')
        .ok('altitude_m is 34 in the only CoffeeFarm', { result: 34 });
    },
  );

  test(
    '/analytics/coffeefarm/altitude_m/min goes over several objects',
    about(
      'analytics.coffeefarm.altitude_m.min.of-several',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, altitude_m: 77 });
      await api
        .get('/analytics/coffeefarm/altitude_m/min')
        .ok('altitude_m is 77 in the only CoffeeFarm', { result: 77 });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-3', altitude_m: 7 });
      await api
        .get('/analytics/coffeefarm/altitude_m/min')
        .ok('the values of altitude_m are 77, 34, 7', { result: 7 });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-4', altitude_m: 77 });
      await api
        .get('/analytics/coffeefarm/altitude_m/min')
        .ok('77 is the value of altitude_m in two objects', { result: 7 });
    },
  );

  test(
    '/analytics/coffeefarm/altitude_m/min takes 0 for a value',
    about(
      'analytics.coffeefarm.altitude_m.min.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, altitude_m: 0 });
      await api
        .get('/analytics/coffeefarm/altitude_m/min')
        .ok('altitude_m is 0 in the only CoffeeFarm, which is a value', { result: 0 });
    },
  );

  test(
    '/analytics/coffeefarm/altitude_m/min skips objects without an altitude_m',
    about(
      'analytics.coffeefarm.altitude_m.min.skips-missing-values',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2', altitude_m: null });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-3', altitude_m: 77 });
      await api
        .get('/analytics/coffeefarm/altitude_m/min')
        .ok('altitude_m has a value in two of three objects', { result: 34 });
    },
  );

  test(
    '/analytics/coffeefarm/altitude_m/min is null while no CoffeeFarm has an altitude_m',
    about(
      'analytics.coffeefarm.altitude_m.min.of-missing-values',
      'analytics.shape',
      'analytics.nulls',
      'analytics.empty',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, altitude_m: null });
      await api
        .get('/analytics/coffeefarm/altitude_m/min')
        .ok('altitude_m has no value in the only CoffeeFarm', { result: null });
    },
  );

  test(
    '/analytics/coffeefarm/altitude_m/min follows an update',
    about(
      'analytics.coffeefarm.altitude_m.min.after-update',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, altitude_m: 77 });
      await api
        .get('/analytics/coffeefarm/altitude_m/min')
        .ok('altitude_m is 77 in the only CoffeeFarm', { result: 77 });
      await api.patch('/coffeefarm/coffeefarm-1', { altitude_m: 7 }).ok('the change is valid');
      await api
        .get('/analytics/coffeefarm/altitude_m/min')
        .ok('altitude_m was changed', { result: 7 });
    },
  );

  test(
    '/analytics/coffeefarm/altitude_m/min forgets a deleted CoffeeFarm',
    about(
      'analytics.coffeefarm.altitude_m.min.after-delete',
      'analytics.shape',
      'analytics.operations',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, altitude_m: 77 });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2', altitude_m: 7 });
      await api
        .get('/analytics/coffeefarm/altitude_m/min')
        .ok('the values of altitude_m are 77 and 7', { result: 7 });
      await api.delete('/coffeefarm/coffeefarm-2').removed('the object exists');
      await api
        .get('/analytics/coffeefarm/altitude_m/min')
        .ok('altitude_m is 77 in the only CoffeeFarm that is left', { result: 77 });
    },
  );

  test(
    '/analytics/greenlot/count is 0 while there is no GreenLot',
    about('analytics.greenlot.count.of-nothing', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.get('/analytics/greenlot/count').ok('there is no GreenLot', { result: 0 });
    },
  );

  test(
    '/analytics/greenlot/count counts every GreenLot',
    about('analytics.greenlot.count.of-several', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.get('/analytics/greenlot/count').ok('there is one GreenLot', { result: 1 });
      await api.create('GreenLot', {
        ...greenLot,
        id: 'greenlot-2',
        arrived_at: '2024-02-29 07:21:48',
        moisture_percent: 1.25,
        origin_region: 'tono',
        stage: 'released',
        weight_kg: 81.75,
        allocated_kg: 23.75,
      });
      await api.create('GreenLot', {
        ...greenLot,
        id: 'greenlot-3',
        arrived_at: '2024-07-05 12:38:14',
        moisture_percent: 14.25,
        origin_region: 'doroni',
        stage: 'graded',
        weight_kg: 63.25,
        allocated_kg: 92.5,
      });
      await api.create('GreenLot', {
        ...greenLot,
        id: 'greenlot-4',
        arrived_at: '2023-06-06 22:49:20',
        moisture_percent: 11.25,
        origin_region: 'galuba',
        stage: 'booked',
        weight_kg: 90.25,
        allocated_kg: 82.25,
      });
      await api.create('GreenLot', {
        ...greenLot,
        id: 'greenlot-5',
        arrived_at: null,
        moisture_percent: null,
        stage: null,
      });
      await api
        .get('/analytics/greenlot/count')
        .ok('there are 5 GreenLot objects, whatever they hold', { result: 5 });
    },
  );

  test(
    '/analytics/greenlot/count does not count a deleted GreenLot',
    about('analytics.greenlot.count.after-delete', 'analytics.shape', 'analytics.count'),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.create('GreenLot', {
        ...greenLot,
        id: 'greenlot-2',
        arrived_at: '2024-02-29 07:21:48',
        moisture_percent: 1.25,
        origin_region: 'tono',
        stage: 'released',
        weight_kg: 81.75,
        allocated_kg: 23.75,
      });
      await api
        .get('/analytics/greenlot/count')
        .ok('there are two GreenLot objects', { result: 2 });
      await api.delete('/greenlot/greenlot-1').removed('the object exists');
      await api
        .get('/analytics/greenlot/count')
        .ok('one of two GreenLot objects was deleted', { result: 1 });
    },
  );

  test(
    '/analytics/greenlot/moisture_percent/min is null while there is no GreenLot',
    about(
      'analytics.greenlot.moisture_percent.min.of-nothing',
      'analytics.shape',
      'analytics.empty',
    ),
    async ({ api }) => {
      await api
        .get('/analytics/greenlot/moisture_percent/min')
        .ok('there is no GreenLot', { result: null });
    },
  );

  test(
    '/analytics/greenlot/moisture_percent/min works on a single GreenLot',
    about(
      'analytics.greenlot.moisture_percent.min.of-one',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api
        .get('/analytics/greenlot/moisture_percent/min')
        .ok('moisture_percent is 17.25 in the only GreenLot', { result: 17.25 });
    },
  );

  test(
    '/analytics/greenlot/moisture_percent/min goes over several objects',
    about(
      'analytics.greenlot.moisture_percent.min.of-several',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api
        .get('/analytics/greenlot/moisture_percent/min')
        .ok('moisture_percent is 17.25 in the only GreenLot', { result: 17.25 });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-3', moisture_percent: 5.75 });
      await api
        .get('/analytics/greenlot/moisture_percent/min')
        .ok('the values of moisture_percent are 17.25, 17.25, 5.75', { result: 5.75 });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-4' });
      await api
        .get('/analytics/greenlot/moisture_percent/min')
        .ok('17.25 is the value of moisture_percent in two objects', { result: 5.75 });
    },
  );

  test(
    '/analytics/greenlot/moisture_percent/min takes 0 for a value',
    about(
      'analytics.greenlot.moisture_percent.min.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('GreenLot', { ...greenLot, moisture_percent: 0 });
      await api
        .get('/analytics/greenlot/moisture_percent/min')
        .ok('moisture_percent is 0 in the only GreenLot, which is a value', { result: 0 });
    },
  );

  test(
    '/analytics/greenlot/moisture_percent/min skips objects without a moisture_percent',
    about(
      'analytics.greenlot.moisture_percent.min.skips-missing-values',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('GreenLot', { ...greenLot, moisture_percent: 1.25 });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2', moisture_percent: null });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-3' });
      await api
        .get('/analytics/greenlot/moisture_percent/min')
        .ok('moisture_percent has a value in two of three objects', { result: 1.25 });
    },
  );

  test(
    '/analytics/greenlot/moisture_percent/min is null while no GreenLot has a moisture_percent',
    about(
      'analytics.greenlot.moisture_percent.min.of-missing-values',
      'analytics.shape',
      'analytics.nulls',
      'analytics.empty',
    ),
    async ({ api }) => {
      await api.create('GreenLot', { ...greenLot, moisture_percent: null });
      await api
        .get('/analytics/greenlot/moisture_percent/min')
        .ok('moisture_percent has no value in the only GreenLot', { result: null });
    },
  );

  test(
    '/analytics/greenlot/moisture_percent/min follows an update',
    about(
      'analytics.greenlot.moisture_percent.min.after-update',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api
        .get('/analytics/greenlot/moisture_percent/min')
        .ok('moisture_percent is 17.25 in the only GreenLot', { result: 17.25 });
      await api.patch('/greenlot/greenlot-1', { moisture_percent: 5.75 }).ok('the change is valid');
      await api
        .get('/analytics/greenlot/moisture_percent/min')
        .ok('moisture_percent was changed', { result: 5.75 });
    },
  );

  test(
    '/analytics/greenlot/moisture_percent/min forgets a deleted GreenLot',
    about(
      'analytics.greenlot.moisture_percent.min.after-delete',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2', moisture_percent: 5.75 });
      await api
        .get('/analytics/greenlot/moisture_percent/min')
        .ok('the values of moisture_percent are 17.25 and 5.75', { result: 5.75 });
      await api.delete('/greenlot/greenlot-2').removed('the object exists');
      await api
        .get('/analytics/greenlot/moisture_percent/min')
        .ok('moisture_percent is 17.25 in the only GreenLot that is left', { result: 17.25 });
    },
  );

  test(
    '/analytics/greenlot/weight_kg/sum is 0 while there is no GreenLot',
    about('analytics.greenlot.weight_kg.sum.of-nothing', 'analytics.shape', 'analytics.empty'),
    async ({ api }) => {
      await api.get('/analytics/greenlot/weight_kg/sum').ok('there is no GreenLot', { result: 0 });
    },
  );

  test(
    '/analytics/greenlot/weight_kg/sum works on a single GreenLot',
    about('analytics.greenlot.weight_kg.sum.of-one', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('GreenLot', { ...greenLot, weight_kg: 12.375 });
      await api
        .get('/analytics/greenlot/weight_kg/sum')
        .ok('weight_kg is 12.375 in the only GreenLot', { result: 12.375 });
    },
  );

  test(
    '/analytics/greenlot/weight_kg/sum goes over several objects',
    about('analytics.greenlot.weight_kg.sum.of-several', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api
        .get('/analytics/greenlot/weight_kg/sum')
        .ok('weight_kg is 33.25 in the only GreenLot', { result: 33.25 });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2', weight_kg: 12.375 });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-3', weight_kg: 81.75 });
      await api
        .get('/analytics/greenlot/weight_kg/sum')
        .ok('the values of weight_kg are 33.25, 12.375, 81.75', { result: 127.375 });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-4' });
      await api
        .get('/analytics/greenlot/weight_kg/sum')
        .ok('33.25 is the value of weight_kg in two objects', { result: 160.625 });
    },
  );

  test(
    '/analytics/greenlot/weight_kg/sum takes 0 for a value',
    about(
      'analytics.greenlot.weight_kg.sum.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('GreenLot', { ...greenLot, weight_kg: 0 });
      await api
        .get('/analytics/greenlot/weight_kg/sum')
        .ok('weight_kg is 0 in the only GreenLot, which is a value', { result: 0 });
    },
  );

  test(
    '/analytics/greenlot/weight_kg/sum follows an update',
    about(
      'analytics.greenlot.weight_kg.sum.after-update',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api
        .get('/analytics/greenlot/weight_kg/sum')
        .ok('weight_kg is 33.25 in the only GreenLot', { result: 33.25 });
      await api.patch('/greenlot/greenlot-1', { weight_kg: 81.75 }).ok('the change is valid');
      await api
        .get('/analytics/greenlot/weight_kg/sum')
        .ok('weight_kg was changed', { result: 81.75 });
    },
  );

  test(
    '/analytics/greenlot/weight_kg/sum forgets a deleted GreenLot',
    about(
      'analytics.greenlot.weight_kg.sum.after-delete',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2', weight_kg: 81.75 });
      await api
        .get('/analytics/greenlot/weight_kg/sum')
        .ok('the values of weight_kg are 33.25 and 81.75', { result: 115 });
      await api.delete('/greenlot/greenlot-2').removed('the object exists');
      await api
        .get('/analytics/greenlot/weight_kg/sum')
        .ok('weight_kg is 33.25 in the only GreenLot that is left', { result: 33.25 });
    },
  );

  test(
    '/analytics/variety/view_count/avg is null while there is no Variety',
    about('analytics.variety.view_count.avg.of-nothing', 'analytics.shape', 'analytics.empty'),
    async ({ api }) => {
      await api
        .get('/analytics/variety/view_count/avg')
        .ok('there is no Variety', { result: null });
    },
  );

  test(
    '/analytics/variety/view_count/avg works on a single Variety',
    about('analytics.variety.view_count.avg.of-one', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Variety', { ...variety, view_count: 31 });
      await api
        .get('/analytics/variety/view_count/avg')
        .ok('view_count is 31 in the only Variety', { result: 31 });
    },
  );

  test(
    '/analytics/variety/view_count/avg goes over several objects',
    about('analytics.variety.view_count.avg.of-several', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Variety', variety);
      await api
        .get('/analytics/variety/view_count/avg')
        .ok('view_count is 30 in the only Variety', { result: 30 });
      await api.create('Variety', { ...variety, id: 'variety-2', view_count: 31 });
      await api.create('Variety', { ...variety, id: 'variety-3', view_count: 61 });
      await api
        .get('/analytics/variety/view_count/avg')
        .ok('the values of view_count are 30, 31, 61', { result: 40.666666666666664 });
      await api.create('Variety', { ...variety, id: 'variety-4' });
      await api
        .get('/analytics/variety/view_count/avg')
        .ok('30 is the value of view_count in two objects', { result: 38 });
    },
  );

  test(
    '/analytics/variety/view_count/avg takes 0 for a value',
    about(
      'analytics.variety.view_count.avg.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('Variety', { ...variety, view_count: 0 });
      await api
        .get('/analytics/variety/view_count/avg')
        .ok('view_count is 0 in the only Variety, which is a value', { result: 0 });
    },
  );

  test(
    '/analytics/variety/view_count/avg follows an update',
    about(
      'analytics.variety.view_count.avg.after-update',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Variety', variety);
      await api
        .get('/analytics/variety/view_count/avg')
        .ok('view_count is 30 in the only Variety', { result: 30 });
      await api.patch('/variety/variety-1', { view_count: 61 }).ok('the change is valid');
      await api
        .get('/analytics/variety/view_count/avg')
        .ok('view_count was changed', { result: 61 });
    },
  );

  test(
    '/analytics/variety/view_count/avg forgets a deleted Variety',
    about(
      'analytics.variety.view_count.avg.after-delete',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Variety', variety);
      await api.create('Variety', { ...variety, id: 'variety-2', view_count: 61 });
      await api
        .get('/analytics/variety/view_count/avg')
        .ok('the values of view_count are 30 and 61', { result: 45.5 });
      await api.delete('/variety/variety-2').removed('the object exists');
      await api
        .get('/analytics/variety/view_count/avg')
        .ok('view_count is 30 in the only Variety that is left', { result: 30 });
    },
  );

  test(
    '/analytics/variety/view_count/max is null while there is no Variety',
    about('analytics.variety.view_count.max.of-nothing', 'analytics.shape', 'analytics.empty'),
    async ({ api }) => {
      await api
        .get('/analytics/variety/view_count/max')
        .ok('there is no Variety', { result: null });
    },
  );

  test(
    '/analytics/variety/view_count/max works on a single Variety',
    about('analytics.variety.view_count.max.of-one', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Variety', { ...variety, view_count: 9 });
      await api
        .get('/analytics/variety/view_count/max')
        .ok('view_count is 9 in the only Variety', { result: 9 });
    },
  );

  test(
    '/analytics/variety/view_count/max goes over several objects',
    about('analytics.variety.view_count.max.of-several', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Variety', { ...variety, view_count: 9 });
      await api
        .get('/analytics/variety/view_count/max')
        .ok('view_count is 9 in the only Variety', { result: 9 });
      await api.create('Variety', { ...variety, id: 'variety-2', view_count: 9 });
      await api.create('Variety', { ...variety, id: 'variety-3', view_count: 10 });
      await api
        .get('/analytics/variety/view_count/max')
        .ok('the values of view_count are 9, 9, 10', { result: 10 });
      await api.create('Variety', { ...variety, id: 'variety-4', view_count: 9 });
      await api
        .get('/analytics/variety/view_count/max')
        .ok('9 is the value of view_count in two objects', { result: 10 });
    },
  );

  test(
    '/analytics/variety/view_count/max takes 0 for a value',
    about(
      'analytics.variety.view_count.max.of-zero',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('Variety', { ...variety, view_count: 0 });
      await api
        .get('/analytics/variety/view_count/max')
        .ok('view_count is 0 in the only Variety, which is a value', { result: 0 });
    },
  );

  test(
    '/analytics/variety/view_count/max follows an update',
    about(
      'analytics.variety.view_count.max.after-update',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Variety', { ...variety, view_count: 9 });
      await api
        .get('/analytics/variety/view_count/max')
        .ok('view_count is 9 in the only Variety', { result: 9 });
      await api.patch('/variety/variety-1', { view_count: 10 }).ok('the change is valid');
      await api
        .get('/analytics/variety/view_count/max')
        .ok('view_count was changed', { result: 10 });
    },
  );

  test(
    '/analytics/variety/view_count/max forgets a deleted Variety',
    about(
      'analytics.variety.view_count.max.after-delete',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Variety', { ...variety, view_count: 9 });
      await api.create('Variety', { ...variety, id: 'variety-2', view_count: 10 });
      await api
        .get('/analytics/variety/view_count/max')
        .ok('the values of view_count are 9 and 10', { result: 10 });
      await api.delete('/variety/variety-2').removed('the object exists');
      await api
        .get('/analytics/variety/view_count/max')
        .ok('view_count is 9 in the only Variety that is left', { result: 9 });
    },
  );
});
