import { about, test } from '../support/api.ts';

// A valid Statue, as the tests send it.
const statue = {
  available: false,
  material_third: 'malodo',
  id: 'statue-1',
  latitude_early: 83.25,
  opened: '2022-10-05 09:17:46',
  quality_temporary: 'fair',
};

test.describe('Removed names', () => {
  // changes.rename-field: Renaming a field changes its name in bodies, answers, analytics paths,
  //   conditions and effects. The old name is no longer demanded and no longer appears in
  //   answers.

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
});
