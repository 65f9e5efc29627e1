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
  committed_kg: 93.75,
};

test.describe('Removed names', () => {
  // changes.gone: Whatever is renamed or removed no longer answers under its old path: requests
  //   to it get 404. That holds for entities, analytics and actions.
  // changes.rename-entity: Renaming an entity moves its endpoints, analytics and actions to the
  //   new name. Fields of other entities that refer to it keep their names (`Dog.cats` stays
  //   `cats` when `Cat` becomes `CatSuper`), and its own fields, enums, enum values, bounds and
  //   defaults stay as they are.
  // changes.delete-field: A deleted field is no longer demanded and no longer appears in answers.
  //   With it go the analytics, conditions and effects that need it, and the actions whose state
  //   it was.

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
});
