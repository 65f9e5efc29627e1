import { describe } from 'vitest';
import { itChanges, itReads, itRefusesChanges, itTouches } from '../fixtures/change-cases.ts';
import type { ChangeOf } from './table.ts';

const adds = (name: string, value: string): ChangeOf<'add_enum_value'> => ({
  kind: 'add_enum_value',
  enum: name,
  value,
});

describe('add_enum_value', () => {
  itChanges('comes after the others', {
    change: adds('Mood', 'sleepy'),
    gone: ['enum `Mood` with the values `calm`, `wild`'],
    come: ['enum `Mood` with the values `calm`, `wild`, `sleepy`'],
  });

  itTouches(adds('Mood', 'sleepy'), {
    creates: ['Mood.sleepy'],
    reads: ['Mood#users'],
    writes: ['Mood#values'],
  });

  itReads(adds('Mood', 'sleepy'), 'Add the value `sleepy` to the enum `Mood`');

  itRefusesChanges([
    ['an enum that is not there', adds('Weather', 'dry'), 'CHANGE_TARGET_MISSING', 'enum'],
    ['a value that is there', adds('Mood', 'calm'), 'CHANGE_IS_NOOP', 'value'],
  ]);
});
