import { about, test } from '../support/api.ts';

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
      await api.get('/canvas', {
        status: [404],
        because: 'the specification has no /canvas any more',
      });
      await api.post('/canvas', {
        body: { id: 'canvas-1' },
        status: [404],
        because: 'the specification has no /canvas any more',
      });
      await api.get('/canvas/canvas-1', {
        status: [404],
        because: 'the specification has no /canvas any more',
      });
    },
  );

  test(
    '/galaxy is gone',
    about('removed.endpoint.galaxy', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/galaxy', { status: [404], because: '/galaxy is /zebra now' });
      await api.post('/galaxy', {
        body: { id: 'galaxy-1' },
        status: [404],
        because: '/galaxy is /zebra now',
      });
      await api.get('/galaxy/galaxy-1', { status: [404], because: '/galaxy is /zebra now' });
    },
  );

  test(
    '/palaceschool is gone',
    about('removed.endpoint.palaceschool', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/palaceschool', { status: [404], because: '/palaceschool is /zebra now' });
      await api.post('/palaceschool', {
        body: { id: 'palaceschool-1' },
        status: [404],
        because: '/palaceschool is /zebra now',
      });
      await api.get('/palaceschool/palaceschool-1', {
        status: [404],
        because: '/palaceschool is /zebra now',
      });
    },
  );

  test(
    '/analytics/galaxy/count is gone',
    about('removed.analytics.galaxy.count', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/galaxy/count', {
        status: [404],
        because: '/analytics/galaxy/count is /analytics/zebra/count now',
      });
    },
  );

  test(
    '/analytics/galaxy/rank/min is gone',
    about('removed.analytics.galaxy.rank.min', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/galaxy/rank/min', {
        status: [404],
        because: '/analytics/galaxy/rank/min is /analytics/zebra/rank/min now',
      });
    },
  );

  test(
    '/analytics/palaceschool/count is gone',
    about('removed.analytics.palaceschool.count', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/palaceschool/count', {
        status: [404],
        because: '/analytics/palaceschool/count is /analytics/zebra/count now',
      });
    },
  );

  test(
    '/analytics/palaceschool/rank/avg is gone',
    about('removed.analytics.palaceschool.rank.avg', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/palaceschool/rank/avg', {
        status: [404],
        because: '/analytics/palaceschool/rank/avg is /analytics/zebra/rank/avg now',
      });
    },
  );

  test(
    '/analytics/palaceschool/rank/min is gone',
    about('removed.analytics.palaceschool.rank.min', 'changes.gone', 'changes.rename-entity'),
    async ({ api }) => {
      await api.get('/analytics/palaceschool/rank/min', {
        status: [404],
        because: '/analytics/palaceschool/rank/min is /analytics/zebra/rank/min now',
      });
    },
  );

  test(
    '/analytics/statue/count is gone',
    about('removed.analytics.statue.count', 'changes.gone'),
    async ({ api }) => {
      await api.get('/analytics/statue/count', {
        status: [404],
        because: 'the specification has no /analytics/statue/count any more',
      });
    },
  );

  test(
    'Tower no longer has the action dismiss',
    about('removed.action.tower.dismiss', 'changes.gone'),
    async ({ api }) => {
      await api.create('Tower', tower);
      await api.post('/tower/tower-1/dismiss', {
        status: [404],
        because: 'Tower has no dismiss any more',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { ...tower, galaxy_backup: null, mission: null },
        because: 'an action that is gone changes nothing',
      });
    },
  );

  test(
    'Statue no longer has the field handle_target',
    about('removed.field.statue.handle_target', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/statue', {
        body: statue,
        status: [200, 201],
        answer: { material_third: 'malodo' },
        absent: ['handle_target'],
        because: 'handle_target is material_third now',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { material_third: 'malodo' },
        absent: ['handle_target'],
        because: 'handle_target is material_third now',
      });
      await api.patch('/statue/statue-1', {
        body: { available: true },
        status: [200],
        answer: { material_third: 'malodo' },
        absent: ['handle_target'],
        because: 'handle_target is material_third now',
      });
    },
  );

  test(
    'Statue no longer has the field opened',
    about('removed.field.statue.opened', 'changes.rename-field'),
    async ({ api }) => {
      await api.post('/statue', {
        body: statue,
        status: [200, 201],
        answer: { finished_yearly: '2022-10-05 09:17:46' },
        absent: ['opened'],
        because: 'opened is finished_yearly now',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { finished_yearly: '2022-10-05 09:17:46' },
        absent: ['opened'],
        because: 'opened is finished_yearly now',
      });
      await api.patch('/statue/statue-1', {
        body: { available: true },
        status: [200],
        answer: { finished_yearly: '2022-10-05 09:17:46' },
        absent: ['opened'],
        because: 'opened is finished_yearly now',
      });
    },
  );

  test(
    'Tower no longer has the field trusted_third',
    about('removed.field.tower.trusted_third', 'changes.delete-field'),
    async ({ api }) => {
      await api.post('/tower', {
        body: tower,
        status: [200, 201],
        absent: ['trusted_third'],
        because: 'Tower has no trusted_third any more',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        absent: ['trusted_third'],
        because: 'Tower has no trusted_third any more',
      });
      await api.patch('/tower/tower-1', {
        body: { city_local: 'nomosa' },
        status: [200],
        absent: ['trusted_third'],
        because: 'Tower has no trusted_third any more',
      });
    },
  );
});
