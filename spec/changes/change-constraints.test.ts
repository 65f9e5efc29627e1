import { describe } from 'vitest';
import { itChanges, itReads, itRefusesChanges, itTouches } from '../fixtures/change-cases.ts';
import type { ChangeOf } from './table.ts';

const bounds = (
  entity: string,
  field: string,
  news: Partial<ChangeOf<'change_constraints'>>,
): ChangeOf<'change_constraints'> => ({ ...news, kind: 'change_constraints', entity, field });

describe('change_constraints', () => {
  itChanges('sets a bound, removes another and keeps what it leaves out', {
    change: bounds('Dog', 'name', { maxLength: 90, minLength: null }),
    gone: ['Dog: `name` (required, non-nullable string, minimum length 2, maximum length 50)'],
    come: ['Dog: `name` (required, non-nullable string, maximum length 90)'],
  });

  itChanges('keeps the bounds that it does not mention', {
    change: bounds('Dog', 'rank', { maximum: 500 }),
    gone: ['Dog: `rank` (required, nullable integer, minimum 0, maximum 10000)'],
    come: ['Dog: `rank` (required, nullable integer, minimum 0, maximum 500)'],
  });

  itChanges('bounds datetimes', {
    change: bounds('Dog', 'born_at', { after: null, before: '2030-12-31 23:59:59' }),
    gone: [
      'Dog: `born_at` (optional, nullable datetime, earliest "2020-01-01 00:00:00", latest "2026-12-31 23:59:59")',
    ],
    come: ['Dog: `born_at` (optional, nullable datetime, latest "2030-12-31 23:59:59")'],
  });

  itTouches(bounds('Dog', 'rank', { maximum: 500 }), {
    reads: ['Dog#name', 'Dog.rank#name'],
    writes: ['Dog.rank#bounds'],
  });

  itReads(
    bounds('Dog', 'name', { maxLength: 90, minLength: null }),
    'Change the bounds of the field `name` of the entity `Dog`: remove minimum length, set maximum length to 90',
  );

  itRefusesChanges([
    [
      'an entity that is not there',
      bounds('Cat', 'rank', { maximum: 5 }),
      'CHANGE_TARGET_MISSING',
      'entity',
    ],
    [
      'a field that is not there',
      bounds('Dog', 'tail', { maximum: 5 }),
      'CHANGE_TARGET_MISSING',
      'field',
    ],
    ['no bound at all', bounds('Dog', 'rank', {}), 'CHANGE_IS_NOOP', ''],
    [
      'the bounds it has',
      bounds('Dog', 'rank', { minimum: 0, maximum: 10_000 }),
      'CHANGE_IS_NOOP',
      '',
    ],
    [
      'the removal of a bound it lacks',
      bounds('Dog', 'weight', { minimum: null }),
      'CHANGE_IS_NOOP',
      '',
    ],
    [
      'a bound of another type',
      bounds('Dog', 'rank', { maxLength: 5 }),
      'CHANGE_BOUND_UNFIT',
      'maxLength',
    ],
    [
      'a bound of a type without bounds',
      bounds('Dog', 'active', { minimum: 5 }),
      'CHANGE_BOUND_UNFIT',
      'minimum',
    ],
    ['bounds that cross', bounds('Dog', 'name', { minLength: 60 }), 'BOUNDS_CROSSED', 'minLength'],
    [
      'a bound that the default breaks',
      bounds('Person', 'dogs_approved', { minimum: 1 }),
      'DEFAULT_INVALID',
      '',
    ],
    [
      'a fraction for an integer',
      bounds('Dog', 'rank', { maximum: 0.5 }),
      'BOUND_ILL_FORMED',
      'maximum',
    ],
    [
      'a day that is not in the calendar',
      bounds('Dog', 'born_at', { before: '2026-02-30 00:00:00' }),
      'BOUND_ILL_FORMED',
      'before',
    ],
  ]);
});
