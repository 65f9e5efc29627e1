import { about, test } from '../support/api.ts';

// A valid CoffeeBatch, as the tests send it.
const coffeeBatch = {
  batch_number: 'sosum',
  cupping_score: 80.25,
  id: 'coffeebatch-1',
  origin_country: 'mubigi',
  roast_date: '2024-02-18 15:16:16',
  roast_level: 'light',
  status: 'quality_checked',
  batch_weight_kg: 89.25,
};

test.describe('Removed names', () => {
  // changes.rename-field: Renaming a field changes its name in bodies, answers, analytics paths,
  //   conditions and effects. The old name is no longer demanded and no longer appears in
  //   answers.

  test(
    'CoffeeBatch no longer has the field weight_kg',
    about('removed.field.coffeebatch.weight_kg', 'changes.rename-field'),
    async ({ api }) => {
      const because = 'weight_kg is batch_weight_kg now';
      await api
        .post('/coffeebatch', coffeeBatch)
        .created(because, { batch_weight_kg: 89.25 }, ['weight_kg']);
      await api
        .get('/coffeebatch/coffeebatch-1')
        .ok(because, { batch_weight_kg: 89.25 }, ['weight_kg']);
      await api
        .patch('/coffeebatch/coffeebatch-1', { batch_number: 'buboga' })
        .ok(because, { batch_weight_kg: 89.25 }, ['weight_kg']);
      await api.get('/coffeebatch').ok(because, [{ id: 'coffeebatch-1' }], ['weight_kg']);
    },
  );
});
