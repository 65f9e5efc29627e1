import { about, test } from '../support/api.ts';

// A valid CoffeeFarm, as the tests send it.
const coffeeFarm = {
  altitude_m: 34,
  country: 'tiri',
  farm_name: 'guma',
  id: 'coffeefarm-1',
  partnership: 'prospect',
};

test.describe('Removed names', () => {
  // changes.gone: Whatever is renamed or removed no longer answers under its old path: requests
  //   to it get 404. That holds for entities, analytics and actions.
  // changes.rename-entity: Renaming an entity moves its endpoints, analytics and actions to the
  //   new name. Fields of other entities that refer to it keep their names (`Dog.cats` stays
  //   `cats` when `Cat` becomes `CatSuper`), and its own fields, enums, enum values, bounds and
  //   defaults stay as they are.

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
      await api.delete('/farm/coffeefarm-1').notFound(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a path that is gone changes nothing', { ...coffeeFarm, varieties: [] });
    },
  );

  test(
    '/analytics/farm/altitude_m/avg is gone',
    about('removed.analytics.farm.altitude_m.avg', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/farm/altitude_m/avg')
        .notFound('/analytics/farm/altitude_m/avg is /analytics/coffeefarm/altitude_m/avg now');
    },
  );
});
