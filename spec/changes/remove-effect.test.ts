import { describe } from 'vitest';
import { itChanges, itReads, itRefusesChanges, itTouches } from '../fixtures/change-cases.ts';
import type { Effect } from '../schema.ts';
import type { ChangeOf } from './table.ts';

const removes = (effect: Effect, action = 'calm_down'): ChangeOf<'remove_effect'> => ({
  kind: 'remove_effect',
  entity: 'Dog',
  action,
  effect,
});
const disown: Effect = { kind: 'set', field: 'owner', value: { value: null } };

describe('remove_effect', () => {
  itChanges('takes the effect away and keeps the order of the others', {
    change: removes(disown),
    gone: ['Dog.calm_down 1. set this.owner to null', 'Dog.calm_down 2. set this.toys to []'],
    come: ['Dog.calm_down 1. set this.toys to []'],
  });

  itTouches(removes(disown), {
    reads: ['Dog#name', 'Dog.calm_down()#name', 'Dog.owner#name'],
    writes: ['Dog.calm_down()#effects'],
  });

  itReads(
    removes(disown),
    'Remove from the action `calm_down` of the entity `Dog` at `POST /dog/{id}/calm_down` the effect `set this.owner to null`',
  );

  itRefusesChanges([
    ['an action that is not there', removes(disown, 'purr'), 'CHANGE_TARGET_MISSING', 'action'],
    ['an effect that is not there', removes(disown, 'restart'), 'CHANGE_TARGET_MISSING', 'effect'],
  ]);
});
