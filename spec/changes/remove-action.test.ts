import { describe } from 'vitest';
import { itChanges, itReads, itRefusesChanges, itTouches } from '../fixtures/change-cases.ts';
import type { ChangeOf } from './table.ts';

const removes = (entity: string, action: string): ChangeOf<'remove_action'> => ({
  kind: 'remove_action',
  entity,
  action,
});

describe('remove_action', () => {
  itChanges('takes the action away and leaves the others', {
    change: removes('Dog', 'restart'),
    gone: ['Dog.restart: phase from in_progress or review to planning'],
    come: [],
  });

  itTouches(removes('Dog', 'restart'), { reads: ['Dog#name'], removes: ['Dog.restart()'] });

  itReads(
    removes('Dog', 'restart'),
    'Remove the action `restart` of the entity `Dog` at `POST /dog/{id}/restart`',
  );

  itRefusesChanges([
    ['an entity that is not there', removes('Cat', 'purr'), 'CHANGE_TARGET_MISSING', 'entity'],
    ['an action that is not there', removes('Dog', 'purr'), 'CHANGE_TARGET_MISSING', 'action'],
  ]);
});
