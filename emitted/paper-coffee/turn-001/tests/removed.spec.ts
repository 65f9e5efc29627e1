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
  // changes.delete-field: A deleted field is no longer demanded and no longer appears in answers.
  //   With it go the analytics, conditions and effects that need it, and the actions whose state
  //   it was.
  // changes.delete-entity: Deleting an entity also deletes the fields of other entities that
  //   refer to it, and what needs those.

  test(
    'CoffeeBatch no longer has the field weight_kg',
    about(
      'removed.field.coffeebatch.weight_kg',
      'changes.rename-field',
      'changes.delete-field',
      'changes.delete-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeebatch', {
        body: coffeeBatch,
        status: [200, 201],
        absent: ['weight_kg'],
        because: 'CoffeeBatch has no weight_kg any more',
      });
      await api.get('/coffeebatch/coffeebatch-1', {
        status: [200],
        absent: ['weight_kg'],
        because: 'CoffeeBatch has no weight_kg any more',
      });
      await api.patch('/coffeebatch/coffeebatch-1', {
        body: { batch_number: 'buboga' },
        status: [200],
        absent: ['weight_kg'],
        because: 'CoffeeBatch has no weight_kg any more',
      });
    },
  );
});
