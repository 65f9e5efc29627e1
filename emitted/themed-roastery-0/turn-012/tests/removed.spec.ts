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

  test(
    '/farm is gone',
    about('removed.endpoint.farm', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/farm', { status: [404], because: '/farm is /coffeefarm now' });
      await api.post('/farm', {
        body: { id: 'farm-1' },
        status: [404],
        because: '/farm is /coffeefarm now',
      });
      await api.get('/farm/farm-1', { status: [404], because: '/farm is /coffeefarm now' });
    },
  );

  test(
    '/analytics/coffeefarm/altitude_m/avg is gone',
    about('removed.analytics.coffeefarm.altitude_m.avg', 'changes.gone'),
    async ({ api }) => {
      await api.get('/analytics/coffeefarm/altitude_m/avg', {
        status: [404],
        because: 'the specification has no /analytics/coffeefarm/altitude_m/avg any more',
      });
    },
  );

  test(
    '/analytics/coffeefarm/count is gone',
    about('removed.analytics.coffeefarm.count', 'changes.gone'),
    async ({ api }) => {
      await api.get('/analytics/coffeefarm/count', {
        status: [404],
        because: 'the specification has no /analytics/coffeefarm/count any more',
      });
    },
  );

  test(
    '/analytics/farm/altitude_m/avg is gone',
    about('removed.analytics.farm.altitude_m.avg', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/farm/altitude_m/avg', {
        status: [404],
        because: 'the specification has no /analytics/farm/altitude_m/avg any more',
      });
    },
  );

  test(
    'GreenLot no longer has the action grade',
    about('removed.action.greenlot.grade', 'changes.gone'),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.post('/greenlot/greenlot-1/grade', {
        status: [404],
        because: 'GreenLot has no grade any more',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: greenLot,
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'GreenLot no longer has the action release',
    about('removed.action.greenlot.release', 'changes.gone'),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.post('/greenlot/greenlot-1/release', {
        status: [404],
        because: 'GreenLot has no release any more',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: greenLot,
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'CoffeeFarm no longer has the field lots_graded',
    about('removed.field.coffeefarm.lots_graded', 'changes.delete-field'),
    async ({ api }) => {
      await api.post('/coffeefarm', {
        body: coffeeFarm,
        status: [200, 201],
        absent: ['lots_graded'],
        because: 'CoffeeFarm has no lots_graded any more',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        absent: ['lots_graded'],
        because: 'CoffeeFarm has no lots_graded any more',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { altitude_m: 77 },
        status: [200],
        absent: ['lots_graded'],
        because: 'CoffeeFarm has no lots_graded any more',
      });
    },
  );

  test(
    'GreenLot no longer has the field committed_kg',
    about('removed.field.greenlot.committed_kg', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/greenlot', {
        body: greenLot,
        status: [200, 201],
        answer: { allocated_kg: 93.75 },
        absent: ['committed_kg'],
        because: 'committed_kg is allocated_kg now',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { allocated_kg: 93.75 },
        absent: ['committed_kg'],
        because: 'committed_kg is allocated_kg now',
      });
      await api.patch('/greenlot/greenlot-1', {
        body: { arrived_at: '2024-02-29 07:21:48' },
        status: [200],
        answer: { allocated_kg: 93.75 },
        absent: ['committed_kg'],
        because: 'committed_kg is allocated_kg now',
      });
    },
  );

  test(
    'Variety no longer has the field yield_kg_per_tree',
    about('removed.field.variety.yield_kg_per_tree', 'changes.delete-field'),
    async ({ api }) => {
      await api.post('/variety', {
        body: variety,
        status: [200, 201],
        absent: ['yield_kg_per_tree'],
        because: 'Variety has no yield_kg_per_tree any more',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        absent: ['yield_kg_per_tree'],
        because: 'Variety has no yield_kg_per_tree any more',
      });
      await api.patch('/variety/variety-1', {
        body: { cup_potential: 97 },
        status: [200],
        absent: ['yield_kg_per_tree'],
        because: 'Variety has no yield_kg_per_tree any more',
      });
    },
  );
});
