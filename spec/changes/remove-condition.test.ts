import { describe } from 'vitest';
import { itChanges, itReads, itRefusesChanges, itTouches } from '../fixtures/change-cases.ts';
import type { Guard } from '../schema.ts';
import type { ChangeOf } from './table.ts';

const removes = (guard: Guard, action = 'approve'): ChangeOf<'remove_condition'> => ({
  kind: 'remove_condition',
  entity: 'Dog',
  action,
  guard,
});
const cheap: Guard = {
  op: '<',
  right: { value: 500 },
  left: { of: 'price', sum: 'toys' },
  kind: 'compare',
};

describe('remove_condition', () => {
  itChanges('takes the guard away, whatever the order of its keys', {
    change: removes(cheap),
    gone: ['Dog.approve if sum(this.toys.price) < 500'],
    come: [],
  });

  itTouches(removes(cheap), {
    reads: ['Dog#name', 'Dog.approve()#name', 'Dog.toys#name', 'Toy.price#name'],
    removes: [
      'Dog.approve()#guard {"kind":"compare","left":{"of":"price","sum":"toys"},"op":"<","right":{"value":500}}',
    ],
  });

  itReads(
    removes(cheap),
    'Remove from the action `approve` of the entity `Dog` at `POST /dog/{id}/approve` the condition `sum(this.toys.price) < 500`',
  );

  itRefusesChanges([
    ['an action that is not there', removes(cheap, 'purr'), 'CHANGE_TARGET_MISSING', 'action'],
    ['a guard that is not there', removes(cheap, 'restart'), 'CHANGE_TARGET_MISSING', 'guard'],
  ]);
});
