import { about, test, without } from '../support/api.ts';

// A valid CoffeeFarm, as the tests send it.
const coffeeFarm = {
  altitude_m: 34,
  country: 'tiri',
  farm_name: 'guma',
  id: 'coffeefarm-1',
  partnership: 'prospect',
  lots_graded: 78,
  reviewed_at: '2025-05-24 12:31:23',
};

// A valid GreenLot, as the tests send it.
const greenLot = {
  arrived_at: '2024-11-17 00:48:02',
  id: 'greenlot-1',
  moisture_percent: 95.75,
  origin_region: 'viba',
  stage: 'arrived',
  weight_kg: 33.25,
  farm: null,
};

// A valid Variety, as the tests send it.
const variety = {
  cup_potential: 86,
  id: 'variety-1',
  rust_resistant: true,
  species: 'arabica',
  variety_name: 'vobo',
  yield_kg_per_tree: 4.25,
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
    '/analytics/coffeefarm/count is 0 while there is no CoffeeFarm',
    about(
      'analytics.coffeefarm.count.of-nothing',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.get('/analytics/coffeefarm/count').ok('there is no CoffeeFarm', { result: 0 });
    },
  );

  test(
    '/analytics/coffeefarm/count counts every CoffeeFarm',
    about(
      'analytics.coffeefarm.count.of-several',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.get('/analytics/coffeefarm/count').ok('there is one CoffeeFarm', { result: 1 });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        id: 'coffeefarm-2',
        altitude_m: 77,
        country: 'nuta',
        farm_name: 'nubu',
        partnership: 'former',
        lots_graded: 39,
        reviewed_at: '2027-12-06 13:05:06',
      });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        id: 'coffeefarm-3',
        altitude_m: 22,
        country: 'gosu',
        farm_name: 'tababi',
        partnership: 'partner',
        lots_graded: 91,
        reviewed_at: '2025-03-13 04:25:54',
      });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        id: 'coffeefarm-4',
        altitude_m: 40,
        country: 'givi',
        farm_name: 'malo',
        partnership: 'trial',
        lots_graded: 20,
        reviewed_at: '2026-02-05 06:16:28',
      });
      await api.create('CoffeeFarm', {
        ...without(coffeeFarm, 'country', 'lots_graded'),
        id: 'coffeefarm-5',
        altitude_m: null,
        reviewed_at: null,
      });
      await api
        .get('/analytics/coffeefarm/count')
        .ok('there are 5 CoffeeFarm objects, whatever they hold', { result: 5 });
    },
  );

  test(
    '/analytics/coffeefarm/count does not count a deleted CoffeeFarm',
    about(
      'analytics.coffeefarm.count.after-delete',
      'analytics.shape',
      'analytics.count',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        id: 'coffeefarm-2',
        altitude_m: 77,
        country: 'nuta',
        farm_name: 'nubu',
        partnership: 'former',
        lots_graded: 39,
        reviewed_at: '2027-12-06 13:05:06',
      });
      await api
        .get('/analytics/coffeefarm/count')
        .ok('there are two CoffeeFarm objects', { result: 2 });
      await api.delete('/coffeefarm/coffeefarm-1').removed('the object exists');
      await api
        .get('/analytics/coffeefarm/count')
        .ok('one of two CoffeeFarm objects was deleted', { result: 1 });
    },
  );

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
      await api.create('GreenLot', { ...greenLot, moisture_percent: 78.5 });
      await api
        .get('/analytics/greenlot/moisture_percent/min')
        .ok('moisture_percent is 78.5 in the only GreenLot', { result: 78.5 });
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
        .ok('moisture_percent is 95.75 in the only GreenLot', { result: 95.75 });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2', moisture_percent: 78.5 });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-3', moisture_percent: 8.25 });
      await api
        .get('/analytics/greenlot/moisture_percent/min')
        .ok('the values of moisture_percent are 95.75, 78.5, 8.25', { result: 8.25 });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-4' });
      await api
        .get('/analytics/greenlot/moisture_percent/min')
        .ok('95.75 is the value of moisture_percent in two objects', { result: 8.25 });
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
      await api.create('GreenLot', { ...greenLot, moisture_percent: 8.25 });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2', moisture_percent: null });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-3' });
      await api
        .get('/analytics/greenlot/moisture_percent/min')
        .ok('moisture_percent has a value in two of three objects', { result: 8.25 });
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
        .ok('moisture_percent is 95.75 in the only GreenLot', { result: 95.75 });
      await api.patch('/greenlot/greenlot-1', { moisture_percent: 8.25 }).ok('the change is valid');
      await api
        .get('/analytics/greenlot/moisture_percent/min')
        .ok('moisture_percent was changed', { result: 8.25 });
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
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2', moisture_percent: 8.25 });
      await api
        .get('/analytics/greenlot/moisture_percent/min')
        .ok('the values of moisture_percent are 95.75 and 8.25', { result: 8.25 });
      await api.delete('/greenlot/greenlot-2').removed('the object exists');
      await api
        .get('/analytics/greenlot/moisture_percent/min')
        .ok('moisture_percent is 95.75 in the only GreenLot that is left', { result: 95.75 });
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
    '/analytics/variety/cup_potential/max is null while there is no Variety',
    about('analytics.variety.cup_potential.max.of-nothing', 'analytics.shape', 'analytics.empty'),
    async ({ api }) => {
      await api
        .get('/analytics/variety/cup_potential/max')
        .ok('there is no Variety', { result: null });
    },
  );

  test(
    '/analytics/variety/cup_potential/max works on a single Variety',
    about('analytics.variety.cup_potential.max.of-one', 'analytics.shape', 'analytics.operations'),
    async ({ api }) => {
      await api.create('Variety', { ...variety, cup_potential: 99 });
      await api
        .get('/analytics/variety/cup_potential/max')
        .ok('cup_potential is 99 in the only Variety', { result: 99 });
    },
  );

  test(
    '/analytics/variety/cup_potential/max goes over several objects',
    about(
      'analytics.variety.cup_potential.max.of-several',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Variety', variety);
      await api
        .get('/analytics/variety/cup_potential/max')
        .ok('cup_potential is 86 in the only Variety', { result: 86 });
      await api.create('Variety', { ...variety, id: 'variety-2', cup_potential: 99 });
      await api.create('Variety', { ...variety, id: 'variety-3', cup_potential: 100 });
      await api
        .get('/analytics/variety/cup_potential/max')
        .ok('the values of cup_potential are 86, 99, 100', { result: 100 });
      await api.create('Variety', { ...variety, id: 'variety-4' });
      await api
        .get('/analytics/variety/cup_potential/max')
        .ok('86 is the value of cup_potential in two objects', { result: 100 });
    },
  );

  test(
    '/analytics/variety/cup_potential/max skips objects without a cup_potential',
    about(
      'analytics.variety.cup_potential.max.skips-missing-values',
      'analytics.shape',
      'analytics.operations',
      'analytics.nulls',
    ),
    async ({ api }) => {
      await api.create('Variety', variety);
      await api.create('Variety', { ...variety, id: 'variety-2', cup_potential: null });
      await api.create('Variety', { ...variety, id: 'variety-3', cup_potential: 100 });
      await api
        .get('/analytics/variety/cup_potential/max')
        .ok('cup_potential has a value in two of three objects', { result: 100 });
    },
  );

  test(
    '/analytics/variety/cup_potential/max is null while no Variety has a cup_potential',
    about(
      'analytics.variety.cup_potential.max.of-missing-values',
      'analytics.shape',
      'analytics.nulls',
      'analytics.empty',
    ),
    async ({ api }) => {
      await api.create('Variety', { ...variety, cup_potential: null });
      await api
        .get('/analytics/variety/cup_potential/max')
        .ok('cup_potential has no value in the only Variety', { result: null });
    },
  );

  test(
    '/analytics/variety/cup_potential/max follows an update',
    about(
      'analytics.variety.cup_potential.max.after-update',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Variety', variety);
      await api
        .get('/analytics/variety/cup_potential/max')
        .ok('cup_potential is 86 in the only Variety', { result: 86 });
      await api.patch('/variety/variety-1', { cup_potential: 100 }).ok('the change is valid');
      await api
        .get('/analytics/variety/cup_potential/max')
        .ok('cup_potential was changed', { result: 100 });
    },
  );

  test(
    '/analytics/variety/cup_potential/max forgets a deleted Variety',
    about(
      'analytics.variety.cup_potential.max.after-delete',
      'analytics.shape',
      'analytics.operations',
    ),
    async ({ api }) => {
      await api.create('Variety', variety);
      await api.create('Variety', { ...variety, id: 'variety-2', cup_potential: 100 });
      await api
        .get('/analytics/variety/cup_potential/max')
        .ok('the values of cup_potential are 86 and 100', { result: 100 });
      await api.delete('/variety/variety-2').removed('the object exists');
      await api
        .get('/analytics/variety/cup_potential/max')
        .ok('cup_potential is 86 in the only Variety that is left', { result: 86 });
    },
  );
});
