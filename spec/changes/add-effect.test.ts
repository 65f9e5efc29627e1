import { describe } from 'vitest';
import { itChanges, itReads, itRefusesChanges, itTouches } from '../fixtures/change-cases.ts';
import type { Effect } from '../schema.ts';
import type { ChangeOf } from './table.ts';

const raise: Effect = {
  kind: 'for_each',
  list: 'toys',
  effect: { kind: 'set', field: 'price', value: { field: 'weight' } },
};
const adds = (effect: Effect, action = 'approve'): ChangeOf<'add_effect'> => ({
  kind: 'add_effect',
  entity: 'Dog',
  action,
  effect,
});

describe('add_effect', () => {
  itChanges('comes after the others', {
    change: adds(raise),
    gone: [],
    come: ['Dog.approve 6. for each item in this.toys: set item.price to this.weight'],
  });

  itTouches(adds(raise), {
    reads: [
      'Dog#name',
      'Dog.approve()#name',
      ...['Dog.toys#name', 'Dog.toys#bounds', 'Dog.weight#name', 'Dog.weight#bounds'],
      ...['Toy.price#name', 'Toy.price#bounds'],
    ],
    writes: ['Dog.approve()#effects'],
  });

  itReads(
    adds(raise),
    'Add to the action `approve` of the entity `Dog` at `POST /dog/{id}/approve` the effect `for each item in this.toys: set item.price to this.weight`, after any others it has',
  );

  itRefusesChanges([
    ['an action that is not there', adds(raise, 'purr'), 'CHANGE_TARGET_MISSING', 'action'],
    [
      'an effect that is there',
      adds({ kind: 'increment', field: 'rank', by: 1 }),
      'CHANGE_IS_NOOP',
      'effect',
    ],
    [
      'an effect on the state',
      adds({ kind: 'set', field: 'phase', value: { value: 'review' } }),
      'STATE_SET',
      'effect.field',
    ],
    [
      'null for a field that takes none',
      adds({ kind: 'set', field: 'name', value: { value: null } }),
      'SET_NULL',
      'effect.value.value',
    ],
  ]);
});
