import { about, test } from '../support/api.ts';

// A valid CoffeeFarm, as the tests send it.
const coffeeFarm = {
  altitude_m: 34,
  country: 'tiri',
  farm_name: 'guma',
  id: 'coffeefarm-1',
  partnership: 'trial',
  reviewed_at: '2021-01-17 23:41:12',
  lots_rejected: 76,
  starred: false,
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
  cultivar_name: 'vobo',
  view_count: 30,
  parent_variety: null,
};

// A valid BrewGuide, as the tests send it.
const brewGuide = {
  guide_title: 'vosa',
  id: 'brewguide-1',
  method: 'espresso',
  water_temperature_c: 30.75,
  view_count: 96,
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
      await api.delete('/farm/coffeefarm-1').notFound(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a path that is gone changes nothing', { ...coffeeFarm, varieties: [] });
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
    'GreenLot no longer has the action grade',
    about('removed.action.greenlot.grade', 'changes.gone'),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.post('/greenlot/greenlot-1/grade').notFound('GreenLot has no grade any more');
      await api.get('/greenlot/greenlot-1').ok('an action that is gone changes nothing', greenLot);
    },
  );

  test(
    'GreenLot no longer has the action release',
    about('removed.action.greenlot.release', 'changes.gone'),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.post('/greenlot/greenlot-1/release').notFound('GreenLot has no release any more');
      await api.get('/greenlot/greenlot-1').ok('an action that is gone changes nothing', greenLot);
    },
  );

  test(
    'BrewGuide no longer has the field blend',
    about('removed.field.brewguide.blend', 'changes.delete-entity'),
    async ({ api }) => {
      const because = 'BrewGuide has no blend any more';
      await api.post('/brewguide', brewGuide).created(because, {}, ['blend']);
      await api.get('/brewguide/brewguide-1').ok(because, {}, ['blend']);
      await api.patch('/brewguide/brewguide-1', { guide_title: 'lubu' }).ok(because, {}, ['blend']);
      await api.get('/brewguide').ok(because, [{ id: 'brewguide-1' }], ['blend']);
    },
  );

  test(
    'BrewGuide no longer has the field editing',
    about('removed.field.brewguide.editing', 'changes.delete-field'),
    async ({ api }) => {
      const because = 'BrewGuide has no editing any more';
      await api.post('/brewguide', brewGuide).created(because, {}, ['editing']);
      await api.get('/brewguide/brewguide-1').ok(because, {}, ['editing']);
      await api
        .patch('/brewguide/brewguide-1', { guide_title: 'lubu' })
        .ok(because, {}, ['editing']);
      await api.get('/brewguide').ok(because, [{ id: 'brewguide-1' }], ['editing']);
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
    'GreenLot no longer has the field committed_kg',
    about('removed.field.greenlot.committed_kg', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'committed_kg is allocated_kg now';
      await api
        .post('/greenlot', greenLot)
        .created(because, { allocated_kg: 93.75 }, ['committed_kg']);
      await api.get('/greenlot/greenlot-1').ok(because, { allocated_kg: 93.75 }, ['committed_kg']);
      await api
        .patch('/greenlot/greenlot-1', { arrived_at: '2024-02-29 07:21:48' })
        .ok(because, { allocated_kg: 93.75 }, ['committed_kg']);
      await api.get('/greenlot').ok(because, [{ id: 'greenlot-1' }], ['committed_kg']);
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
        .patch('/variety/variety-1', { cup_potential: 97 })
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
        .patch('/variety/variety-1', { cup_potential: 97 })
        .ok(because, {}, ['yield_kg_per_tree']);
      await api.get('/variety').ok(because, [{ id: 'variety-1' }], ['yield_kg_per_tree']);
    },
  );
});
