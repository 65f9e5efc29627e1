import { about, test } from '../support/api.ts';

// A valid Zebra, as the tests send it.
const zebra = { caption: 'vino', id: 'zebra-1', radius_former: 15.25, rank: 71, statue: null };

// A valid Statue, as the tests send it.
const statue = {
  available: false,
  material_third: 'malodo',
  id: 'statue-1',
  latitude_early: 83.25,
  finished_yearly: '2022-10-05 09:17:46',
  quality_temporary: 'fair',
};

// A valid Tower, as the tests send it.
const tower = {
  city_local: 'rulumo',
  flagged: false,
  id: 'tower-1',
  scheduled: '2026-06-15 02:07:23',
  phase_latest_main: 'retired',
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
    '/canvas is gone',
    about('removed.endpoint.canvas', 'changes.gone', 'changes.delete-entity'),
    async ({ api }) => {
      const because = 'the specification has no /canvas any more';
      await api.get('/canvas').notFound(because);
      await api.post('/canvas', { id: 'canvas-1' }).notFound(because);
      await api.get('/canvas/canvas-1').notFound(because);
    },
  );

  test(
    '/galaxy is gone',
    about('removed.endpoint.galaxy', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '/galaxy is /zebra now';
      await api.create('Zebra', zebra);
      await api.get('/galaxy').notFound(because);
      await api.post('/galaxy', { id: 'galaxy-1' }).notFound(because);
      await api.get('/galaxy/zebra-1').notFound(because);
      await api.patch('/galaxy/zebra-1', { id: 'zebra-1' }).notFound(because);
      await api.delete('/galaxy/zebra-1').notFound(because);
      await api
        .get('/zebra/zebra-1')
        .ok('a path that is gone changes nothing', { ...zebra, statues: [], galaxies: [] });
    },
  );

  test(
    '/palaceschool is gone',
    about('removed.endpoint.palaceschool', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '/palaceschool is /zebra now';
      await api.create('Zebra', zebra);
      await api.get('/palaceschool').notFound(because);
      await api.post('/palaceschool', { id: 'palaceschool-1' }).notFound(because);
      await api.get('/palaceschool/zebra-1').notFound(because);
      await api.patch('/palaceschool/zebra-1', { id: 'zebra-1' }).notFound(because);
      await api.delete('/palaceschool/zebra-1').notFound(because);
      await api
        .get('/zebra/zebra-1')
        .ok('a path that is gone changes nothing', { ...zebra, statues: [], galaxies: [] });
    },
  );

  test(
    '/analytics/galaxy/count is gone',
    about('removed.analytics.galaxy.count', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/galaxy/count')
        .notFound('/analytics/galaxy/count is /analytics/zebra/count now');
    },
  );

  test(
    '/analytics/galaxy/rank/min is gone',
    about('removed.analytics.galaxy.rank.min', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/galaxy/rank/min')
        .notFound('/analytics/galaxy/rank/min is /analytics/zebra/rank/min now');
    },
  );

  test(
    '/analytics/palaceschool/count is gone',
    about('removed.analytics.palaceschool.count', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/palaceschool/count')
        .notFound('/analytics/palaceschool/count is /analytics/zebra/count now');
    },
  );

  test(
    '/analytics/palaceschool/rank/avg is gone',
    about('removed.analytics.palaceschool.rank.avg', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/palaceschool/rank/avg')
        .notFound('/analytics/palaceschool/rank/avg is /analytics/zebra/rank/avg now');
    },
  );

  test(
    '/analytics/palaceschool/rank/min is gone',
    about('removed.analytics.palaceschool.rank.min', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api
        .get('/analytics/palaceschool/rank/min')
        .notFound('/analytics/palaceschool/rank/min is /analytics/zebra/rank/min now');
    },
  );

  test(
    '/analytics/statue/count is gone',
    about('removed.analytics.statue.count', 'changes.gone'),
    async ({ api }) => {
      await api
        .get('/analytics/statue/count')
        .notFound('the specification has no /analytics/statue/count any more');
    },
  );

  test(
    'Tower no longer has the action dismiss',
    about('removed.action.tower.dismiss', 'changes.gone'),
    async ({ api }) => {
      await api.create('Tower', tower);
      await api.post('/tower/tower-1/dismiss').notFound('Tower has no dismiss any more');
      await api.get('/tower/tower-1').ok('an action that is gone changes nothing', {
        ...tower,
        galaxy_backup: null,
        mission: null,
      });
    },
  );

  test(
    'Statue no longer has the field handle_target',
    about('removed.field.statue.handle_target', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'handle_target is material_third now';
      await api
        .post('/statue', statue)
        .created(because, { material_third: 'malodo' }, ['handle_target']);
      await api
        .get('/statue/statue-1')
        .ok(because, { material_third: 'malodo' }, ['handle_target']);
      await api
        .patch('/statue/statue-1', { available: true })
        .ok(because, { material_third: 'malodo' }, ['handle_target']);
      await api.get('/statue').ok(because, [{ id: 'statue-1' }], ['handle_target']);
    },
  );

  test(
    'Statue no longer has the field opened',
    about('removed.field.statue.opened', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'opened is finished_yearly now';
      await api
        .post('/statue', statue)
        .created(because, { finished_yearly: '2022-10-05 09:17:46' }, ['opened']);
      await api
        .get('/statue/statue-1')
        .ok(because, { finished_yearly: '2022-10-05 09:17:46' }, ['opened']);
      await api
        .patch('/statue/statue-1', { available: true })
        .ok(because, { finished_yearly: '2022-10-05 09:17:46' }, ['opened']);
      await api.get('/statue').ok(because, [{ id: 'statue-1' }], ['opened']);
    },
  );

  test(
    'Tower no longer has the field trusted_third',
    about('removed.field.tower.trusted_third', 'changes.delete-field'),
    async ({ api }) => {
      const because = 'Tower has no trusted_third any more';
      await api.post('/tower', tower).created(because, {}, ['trusted_third']);
      await api.get('/tower/tower-1').ok(because, {}, ['trusted_third']);
      await api
        .patch('/tower/tower-1', { city_local: 'nomosa' })
        .ok(because, {}, ['trusted_third']);
      await api.get('/tower').ok(because, [{ id: 'tower-1' }], ['trusted_third']);
    },
  );
});
