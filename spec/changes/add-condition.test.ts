import { describe } from 'vitest';
import { itChanges, itReads, itRefusesChanges, itTouches } from '../fixtures/change-cases.ts';
import type { Guard } from '../schema.ts';
import type { ChangeOf } from './table.ts';

const used: Guard = {
  kind: 'quantifier',
  quantifier: 'any',
  list: 'toys',
  where: { field: 'used', op: '==', value: true },
};
const adds = (guard: Guard, action = 'restart'): ChangeOf<'add_condition'> => ({
  kind: 'add_condition',
  entity: 'Dog',
  action,
  guard,
});
const positive: Guard = {
  right: { value: 0 },
  op: '>',
  left: { field: 'rank' },
  kind: 'compare',
};

describe('add_condition', () => {
  itChanges('brings the guard', {
    change: adds(used),
    gone: [],
    come: ['Dog.restart if any item in this.toys satisfies: item.used == true'],
  });

  itTouches(adds(used), {
    creates: [
      'Dog.restart()#guard {"kind":"quantifier","list":"toys","quantifier":"any","where":{"field":"used","op":"==","value":true}}',
    ],
    reads: [
      'Dog#name',
      'Dog.restart()#name',
      ...['Dog.toys#name', 'Dog.toys#bounds', 'Toy.used#name', 'Toy.used#bounds'],
    ],
  });

  itReads(
    adds(used),
    'Add to the action `restart` of the entity `Dog` at `POST /dog/{id}/restart` the condition `any item in this.toys satisfies: item.used == true`',
  );

  itRefusesChanges([
    ['an action that is not there', adds(used, 'purr'), 'CHANGE_TARGET_MISSING', 'action'],
    [
      'a guard that is there, in any order of keys',
      adds(positive, 'approve'),
      'CHANGE_IS_NOOP',
      'guard',
    ],
    [
      'a field that is not there',
      adds({ kind: 'compare', left: { field: 'tail' }, op: '>', right: { value: 0 } }),
      'FIELD_MISSING',
      'guard.left.field',
    ],
    [
      'a guard on the state',
      adds({ kind: 'compare', left: { field: 'phase' }, op: '==', right: { value: 'review' } }),
      'STATE_GUARDED',
      'guard.left.field',
    ],
  ]);
});
