import { about, test } from '../support/api.ts';

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
    '/analytics/farm/altitude_m/avg is gone',
    about('removed.analytics.farm.altitude_m.avg', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/farm/altitude_m/avg', {
        status: [404],
        because: '/analytics/farm/altitude_m/avg is /analytics/coffeefarm/altitude_m/avg now',
      });
    },
  );
});
