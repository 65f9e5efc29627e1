import { about, test } from '../support/api.ts';

// A valid CoffeeFarm, as the tests send it.
const coffeeFarm = {
  altitude_m: 34,
  country: 'tiri',
  farm_name: 'guma',
  id: 'coffeefarm-1',
  partnership: 'trial',
  reviewed_at: '2021-03-06 23:00:24',
  lots_rejected: 76,
  direct_trade: true,
  notes: 'vimoli',
};

// A valid CoffeeLot, as the tests send it.
const coffeeLot = {
  arrived_at: '2024-11-17 00:48:02',
  id: 'coffeelot-1',
  recorded_moisture_percent: 17.25,
  origin_region: 'viba',
  stage: 'arrived',
  weight_kg: 33.25,
  farm: null,
  allocated_kg: 93.75,
};

// A valid Variety, as the tests send it.
const variety = {
  cup_potential: 90,
  id: 'variety-1',
  species: 'arabica',
  cultivar_name: 'vobo',
  view_count: 30,
  parent_variety: null,
  reviewed_at: '2022-04-02 13:54:34',
};

// A valid RoastBatch, as the tests send it.
const roastBatch = {
  green_weight_kg: 43.75,
  id: 'roastbatch-1',
  roast_loss_kg: 23.75,
  roast_level: 'dark',
  status: 'cooling',
  starred: false,
};

// A valid BrewRecipe, as the tests send it.
const brewRecipe = {
  guide_title: 'vosa',
  id: 'brewrecipe-1',
  brew_method: 'espresso',
  water_temperature_c: 30.75,
};

test.describe('Removed names', () => {
  // changes.gone: Whatever is renamed or removed no longer answers under its old path: requests
  //   to it get 404. That holds for entities, analytics and actions.
  // changes.rename-entity: Renaming an entity moves its endpoints, analytics and actions to the
  //   new name. Fields of other entities that refer to it keep their names (`Dog.cats` stays
  //   `cats` when `Cat` becomes `CatSuper`), and its own fields, enums, enum values, bounds and
  //   defaults stay as they are.
  // changes.rename-field: Renaming a field changes its name in bodies, answers, analytics paths,
  //   conditions and effects. The old name is no longer demanded and no longer appears in
  //   answers.
  // changes.delete-field: A deleted field is no longer demanded and no longer appears in answers.
  //   With it go the analytics, conditions and effects that need it, and the actions whose state
  //   it was.
  // changes.delete-entity: Deleting an entity also deletes its endpoints, analytics and actions,
  //   the fields of other entities that refer to it, and what needs those.

  test(
    '/blend is gone',
    about('removed.endpoint.blend', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      const because = 'the specification has no /blend any more';
      await api.get('/blend').notFound(because);
      await api.post('/blend', { id: 'blend-1' }).notFound(because);
      await api.get('/blend/blend-1').notFound(because);
    },
  );

  test(
    '/brewguide is gone',
    about('removed.endpoint.brewguide', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '/brewguide is /brewrecipe now';
      await api.create('BrewRecipe', brewRecipe);
      await api.get('/brewguide').notFound(because);
      await api.post('/brewguide', { id: 'brewguide-1' }).notFound(because);
      await api.get('/brewguide/brewrecipe-1').notFound(because);
      await api.patch('/brewguide/brewrecipe-1', { id: 'brewrecipe-1' }).notFound(because);
      await api.delete('/brewguide/brewrecipe-1').notFound(because);
      await api
        .get('/brewrecipe/brewrecipe-1')
        .ok('a path that is gone changes nothing', brewRecipe);
    },
  );

  test(
    '/coffeebag is gone',
    about('removed.endpoint.coffeebag', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'the specification has no /coffeebag any more';
      await api.get('/coffeebag').notFound(because);
      await api.post('/coffeebag', { id: 'coffeebag-1' }).notFound(because);
      await api.get('/coffeebag/coffeebag-1').notFound(because);
    },
  );

  test(
    '/farm is gone',
    about('removed.endpoint.farm', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '/farm is /coffeefarm now';
      await api.create('CoffeeFarm', coffeeFarm);
      await api.get('/farm').notFound(because);
      await api.post('/farm', { id: 'farm-1' }).notFound(because);
      await api.get('/farm/coffeefarm-1').notFound(because);
      await api.patch('/farm/coffeefarm-1', { id: 'coffeefarm-1' }).notFound(because);
      await api.post('/farm/coffeefarm-1/part_ways').notFound(because);
      await api.post('/farm/coffeefarm-1/start_trial').notFound(because);
      await api.post('/farm/coffeefarm-1/become_partner').notFound(because);
      await api.post('/farm/coffeefarm-1/mark_former').notFound(because);
      await api.delete('/farm/coffeefarm-1').notFound(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a path that is gone changes nothing', { ...coffeeFarm, grown_varieties: [] });
    },
  );

  test(
    '/greenlot is gone',
    about('removed.endpoint.greenlot', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '/greenlot is /coffeelot now';
      await api.create('CoffeeLot', coffeeLot);
      await api.get('/greenlot').notFound(because);
      await api.post('/greenlot', { id: 'greenlot-1' }).notFound(because);
      await api.get('/greenlot/coffeelot-1').notFound(because);
      await api.patch('/greenlot/coffeelot-1', { id: 'coffeelot-1' }).notFound(because);
      await api.post('/greenlot/coffeelot-1/mark_released').notFound(because);
      await api.post('/greenlot/coffeelot-1/return_to_booked').notFound(because);
      await api.delete('/greenlot/coffeelot-1').notFound(because);
      await api.get('/coffeelot/coffeelot-1').ok('a path that is gone changes nothing', coffeeLot);
    },
  );

  test(
    '/officedevice is gone',
    about('removed.endpoint.officedevice', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      const because = 'the specification has no /officedevice any more';
      await api.get('/officedevice').notFound(because);
      await api.post('/officedevice', { id: 'officedevice-1' }).notFound(because);
      await api.get('/officedevice/officedevice-1').notFound(because);
    },
  );

  test(
    '/retailbag is gone',
    about('removed.endpoint.retailbag', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      const because = 'the specification has no /retailbag any more';
      await api.get('/retailbag').notFound(because);
      await api.post('/retailbag', { id: 'retailbag-1' }).notFound(because);
      await api.get('/retailbag/retailbag-1').notFound(because);
    },
  );

  test(
    '/analytics/coffeefarm/altitude_m/avg is gone',
    about('removed.analytics.coffeefarm.altitude_m.avg', 'changes.gone'),
    async ({ api }) => {
      await api
        .get('/analytics/coffeefarm/altitude_m/avg')
        .notFound('the specification has no /analytics/coffeefarm/altitude_m/avg any more');
    },
  );

  test(
    '/analytics/coffeefarm/count is gone',
    about('removed.analytics.coffeefarm.count', 'changes.gone'),
    async ({ api }) => {
      await api
        .get('/analytics/coffeefarm/count')
        .notFound('the specification has no /analytics/coffeefarm/count any more');
    },
  );

  test(
    '/analytics/farm/altitude_m/avg is gone',
    about('removed.analytics.farm.altitude_m.avg', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/farm/altitude_m/avg')
        .notFound('the specification has no /analytics/farm/altitude_m/avg any more');
    },
  );

  test(
    '/analytics/greenlot/count is gone',
    about('removed.analytics.greenlot.count', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/greenlot/count')
        .notFound('/analytics/greenlot/count is /analytics/coffeelot/count now');
    },
  );

  test(
    '/analytics/greenlot/moisture_percent/min is gone',
    about(
      'removed.analytics.greenlot.moisture_percent.min',
      'changes.gone',
      'changes.rename-field',
    ),
    async ({ api }) => {
      await api
        .get('/analytics/greenlot/moisture_percent/min')
        .notFound(
          '/analytics/greenlot/moisture_percent/min is /analytics/coffeelot/recorded_moisture_percent/min now',
        );
    },
  );

  test(
    '/analytics/greenlot/recorded_moisture_percent/min is gone',
    about(
      'removed.analytics.greenlot.recorded_moisture_percent.min',
      'changes.gone',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .get('/analytics/greenlot/recorded_moisture_percent/min')
        .notFound(
          '/analytics/greenlot/recorded_moisture_percent/min is /analytics/coffeelot/recorded_moisture_percent/min now',
        );
    },
  );

  test(
    '/analytics/greenlot/weight_kg/sum is gone',
    about('removed.analytics.greenlot.weight_kg.sum', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/greenlot/weight_kg/sum')
        .notFound('/analytics/greenlot/weight_kg/sum is /analytics/coffeelot/weight_kg/sum now');
    },
  );

  test(
    '/analytics/variety/cup_potential/max is gone',
    about('removed.analytics.variety.cup_potential.max', 'changes.gone'),
    async ({ api }) => {
      await api
        .get('/analytics/variety/cup_potential/max')
        .notFound('the specification has no /analytics/variety/cup_potential/max any more');
    },
  );

  test(
    '/analytics/variety/view_count/max is gone',
    about('removed.analytics.variety.view_count.max', 'changes.gone'),
    async ({ api }) => {
      await api
        .get('/analytics/variety/view_count/max')
        .notFound('the specification has no /analytics/variety/view_count/max any more');
    },
  );

  test(
    'CoffeeLot no longer has the action grade',
    about('removed.action.coffeelot.grade', 'changes.gone'),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.post('/coffeelot/coffeelot-1/grade').notFound('CoffeeLot has no grade any more');
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('an action that is gone changes nothing', coffeeLot);
    },
  );

  test(
    'CoffeeLot no longer has the action release',
    about('removed.action.coffeelot.release', 'changes.gone'),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api
        .post('/coffeelot/coffeelot-1/release')
        .notFound('CoffeeLot has no release any more');
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('an action that is gone changes nothing', coffeeLot);
    },
  );

  test(
    'RoastBatch no longer has the action check_color',
    about('removed.action.roastbatch.check_color', 'changes.gone'),
    async ({ api }) => {
      await api.create('RoastBatch', roastBatch);
      await api
        .post('/roastbatch/roastbatch-1/check_color')
        .notFound('RoastBatch has no check_color any more');
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('an action that is gone changes nothing', { ...roastBatch, lots: [] });
    },
  );

  test(
    'BrewRecipe no longer has the field blend',
    about('removed.field.brewrecipe.blend', 'changes.delete-entity'),
    async ({ api }) => {
      const because = 'BrewRecipe has no blend any more';
      await api.post('/brewrecipe', brewRecipe).created(because, {}, ['blend']);
      await api.get('/brewrecipe/brewrecipe-1').ok(because, {}, ['blend']);
      await api
        .patch('/brewrecipe/brewrecipe-1', { guide_title: 'lubu' })
        .ok(because, {}, ['blend']);
      await api.get('/brewrecipe').ok(because, [{ id: 'brewrecipe-1' }], ['blend']);
    },
  );

  test(
    'BrewRecipe no longer has the field editing',
    about('removed.field.brewrecipe.editing', 'changes.delete-field'),
    async ({ api }) => {
      const because = 'BrewRecipe has no editing any more';
      await api.post('/brewrecipe', brewRecipe).created(because, {}, ['editing']);
      await api.get('/brewrecipe/brewrecipe-1').ok(because, {}, ['editing']);
      await api
        .patch('/brewrecipe/brewrecipe-1', { guide_title: 'lubu' })
        .ok(because, {}, ['editing']);
      await api.get('/brewrecipe').ok(because, [{ id: 'brewrecipe-1' }], ['editing']);
    },
  );

  test(
    'BrewRecipe no longer has the field method',
    about('removed.field.brewrecipe.method', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'method is brew_method now';
      await api
        .post('/brewrecipe', brewRecipe)
        .created(because, { brew_method: 'espresso' }, ['method']);
      await api
        .get('/brewrecipe/brewrecipe-1')
        .ok(because, { brew_method: 'espresso' }, ['method']);
      await api
        .patch('/brewrecipe/brewrecipe-1', { guide_title: 'lubu' })
        .ok(because, { brew_method: 'espresso' }, ['method']);
      await api.get('/brewrecipe').ok(because, [{ id: 'brewrecipe-1' }], ['method']);
    },
  );

  test(
    'BrewRecipe no longer has the field view_count',
    about('removed.field.brewrecipe.view_count', 'changes.delete-field'),
    async ({ api }) => {
      const because = 'BrewRecipe has no view_count any more';
      await api.post('/brewrecipe', brewRecipe).created(because, {}, ['view_count']);
      await api.get('/brewrecipe/brewrecipe-1').ok(because, {}, ['view_count']);
      await api
        .patch('/brewrecipe/brewrecipe-1', { guide_title: 'lubu' })
        .ok(because, {}, ['view_count']);
      await api.get('/brewrecipe').ok(because, [{ id: 'brewrecipe-1' }], ['view_count']);
    },
  );

  test(
    'CoffeeFarm no longer has the field lots_graded',
    about('removed.field.coffeefarm.lots_graded', 'changes.delete-field'),
    async ({ api }) => {
      const because = 'CoffeeFarm has no lots_graded any more';
      await api.post('/coffeefarm', coffeeFarm).created(because, {}, ['lots_graded']);
      await api.get('/coffeefarm/coffeefarm-1').ok(because, {}, ['lots_graded']);
      await api
        .patch('/coffeefarm/coffeefarm-1', { altitude_m: 77 })
        .ok(because, {}, ['lots_graded']);
      await api.get('/coffeefarm').ok(because, [{ id: 'coffeefarm-1' }], ['lots_graded']);
    },
  );

  test(
    'CoffeeFarm no longer has the field starred',
    about('removed.field.coffeefarm.starred', 'changes.delete-field'),
    async ({ api }) => {
      const because = 'CoffeeFarm has no starred any more';
      await api.post('/coffeefarm', coffeeFarm).created(because, {}, ['starred']);
      await api.get('/coffeefarm/coffeefarm-1').ok(because, {}, ['starred']);
      await api.patch('/coffeefarm/coffeefarm-1', { altitude_m: 77 }).ok(because, {}, ['starred']);
      await api.get('/coffeefarm').ok(because, [{ id: 'coffeefarm-1' }], ['starred']);
    },
  );

  test(
    'CoffeeFarm no longer has the field varieties',
    about('removed.field.coffeefarm.varieties', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'varieties is grown_varieties now';
      await api
        .post('/coffeefarm', coffeeFarm)
        .created(because, { grown_varieties: [] }, ['varieties']);
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { grown_varieties: [] }, ['varieties']);
      await api
        .patch('/coffeefarm/coffeefarm-1', { altitude_m: 77 })
        .ok(because, { grown_varieties: [] }, ['varieties']);
      await api.get('/coffeefarm').ok(because, [{ id: 'coffeefarm-1' }], ['varieties']);
    },
  );

  test(
    'CoffeeLot no longer has the field committed_kg',
    about('removed.field.coffeelot.committed_kg', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'committed_kg is allocated_kg now';
      await api
        .post('/coffeelot', coffeeLot)
        .created(because, { allocated_kg: 93.75 }, ['committed_kg']);
      await api
        .get('/coffeelot/coffeelot-1')
        .ok(because, { allocated_kg: 93.75 }, ['committed_kg']);
      await api
        .patch('/coffeelot/coffeelot-1', { arrived_at: '2024-02-29 07:21:48' })
        .ok(because, { allocated_kg: 93.75 }, ['committed_kg']);
      await api.get('/coffeelot').ok(because, [{ id: 'coffeelot-1' }], ['committed_kg']);
    },
  );

  test(
    'CoffeeLot no longer has the field moisture_percent',
    about('removed.field.coffeelot.moisture_percent', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'moisture_percent is recorded_moisture_percent now';
      await api
        .post('/coffeelot', coffeeLot)
        .created(because, { recorded_moisture_percent: 17.25 }, ['moisture_percent']);
      await api
        .get('/coffeelot/coffeelot-1')
        .ok(because, { recorded_moisture_percent: 17.25 }, ['moisture_percent']);
      await api
        .patch('/coffeelot/coffeelot-1', { arrived_at: '2024-02-29 07:21:48' })
        .ok(because, { recorded_moisture_percent: 17.25 }, ['moisture_percent']);
      await api.get('/coffeelot').ok(because, [{ id: 'coffeelot-1' }], ['moisture_percent']);
    },
  );

  test(
    'RoastBatch no longer has the field loss_kg',
    about('removed.field.roastbatch.loss_kg', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'loss_kg is roast_loss_kg now';
      await api
        .post('/roastbatch', roastBatch)
        .created(because, { roast_loss_kg: 23.75 }, ['loss_kg']);
      await api.get('/roastbatch/roastbatch-1').ok(because, { roast_loss_kg: 23.75 }, ['loss_kg']);
      await api
        .patch('/roastbatch/roastbatch-1', { green_weight_kg: 52.25 })
        .ok(because, { roast_loss_kg: 23.75 }, ['loss_kg']);
      await api.get('/roastbatch').ok(because, [{ id: 'roastbatch-1' }], ['loss_kg']);
    },
  );

  test(
    'Variety no longer has the field rust_resistant',
    about('removed.field.variety.rust_resistant', 'changes.delete-field'),
    async ({ api }) => {
      const because = 'Variety has no rust_resistant any more';
      await api.post('/variety', variety).created(because, {}, ['rust_resistant']);
      await api.get('/variety/variety-1').ok(because, {}, ['rust_resistant']);
      await api
        .patch('/variety/variety-1', { cup_potential: 102 })
        .ok(because, {}, ['rust_resistant']);
      await api.get('/variety').ok(because, [{ id: 'variety-1' }], ['rust_resistant']);
    },
  );

  test(
    'Variety no longer has the field variety_name',
    about('removed.field.variety.variety_name', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'variety_name is cultivar_name now';
      await api
        .post('/variety', variety)
        .created(because, { cultivar_name: 'vobo' }, ['variety_name']);
      await api.get('/variety/variety-1').ok(because, { cultivar_name: 'vobo' }, ['variety_name']);
      await api
        .patch('/variety/variety-1', { cup_potential: 102 })
        .ok(because, { cultivar_name: 'vobo' }, ['variety_name']);
      await api.get('/variety').ok(because, [{ id: 'variety-1' }], ['variety_name']);
    },
  );

  test(
    'Variety no longer has the field yield_kg_per_tree',
    about('removed.field.variety.yield_kg_per_tree', 'changes.delete-field'),
    async ({ api }) => {
      const because = 'Variety has no yield_kg_per_tree any more';
      await api.post('/variety', variety).created(because, {}, ['yield_kg_per_tree']);
      await api.get('/variety/variety-1').ok(because, {}, ['yield_kg_per_tree']);
      await api
        .patch('/variety/variety-1', { cup_potential: 102 })
        .ok(because, {}, ['yield_kg_per_tree']);
      await api.get('/variety').ok(because, [{ id: 'variety-1' }], ['yield_kg_per_tree']);
    },
  );
});
