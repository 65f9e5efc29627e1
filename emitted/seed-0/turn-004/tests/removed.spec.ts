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
  // changes.rename-field: Renaming a field changes its name in bodies, answers, analytics paths,
  //   conditions and effects. The old name is no longer demanded and no longer appears in
  //   answers.
  // changes.delete-field: A deleted field is no longer demanded and no longer appears in answers.
  //   With it go the analytics, conditions and effects that need it, and the actions whose state
  //   it was.

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
