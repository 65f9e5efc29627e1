import { describe, expect, test } from 'vitest';
import type { FieldOf } from '../../spec/schema.ts';
import { invalidDateTimes, leapDayOf, unpaddedDateTime } from './datetimes.ts';
import { kennelSnapshot } from './fixtures/snapshots.ts';
import { suiteOf } from './suite.ts';

const bare = { name: 'born_at', type: 'datetime', required: true, nullable: false } as const;

function sourceOf(
  bounds: Pick<FieldOf<'datetime'>, 'after' | 'before'>,
): Parameters<typeof invalidDateTimes>[0] {
  const field = { ...bare, ...bounds };
  const entity = { name: 'Dog', fields: [field], actions: [] };
  const schema = { enums: [], entities: [entity], analytics: [] };
  return {
    suite: suiteOf({
      snapshot: { ...kennelSnapshot, schema },
      seed: '7',
      profile: 'strict',
      data: 'main',
    }),
    entity,
    field,
  };
}

describe('days that no calendar has are within the bounds of the field', () => {
  test.each<[string, Pick<FieldOf<'datetime'>, 'after' | 'before'>, readonly string[]]>([
    ['no bounds', {}, ['2020-02-30 12:00:00', '2021-02-29 12:00:00']],
    [
      'a lower bound',
      { after: '2024-01-01 00:00:00' },
      ['2024-02-30 12:00:00', '2025-02-29 12:00:00'],
    ],
    [
      'an upper bound',
      { before: '2023-01-01 00:00:00' },
      ['2019-02-30 12:00:00', '2019-02-29 12:00:00'],
    ],
  ])('%s', (_name, bounds, days) => {
    expect(invalidDateTimes(sourceOf(bounds)).dates.slice(0, 2)).toEqual(days);
  });

  test('a range without February still has February 30 refused', () => {
    const source = sourceOf({ after: '2024-03-01 00:00:00', before: '2024-03-31 00:00:00' });
    expect(invalidDateTimes(source).dates[0]).toMatch(/^2024-02-30 /);
  });
});

const noon = '12:00:00';

test('a leap day is found within the bounds or not at all', () => {
  expect(leapDayOf(bare, noon)).toBe('2020-02-29 12:00:00');
  expect(leapDayOf({ ...bare, after: '2025-01-01 00:00:00' }, noon)).toBe('2028-02-29 12:00:00');
  expect(
    leapDayOf({ ...bare, after: '2025-01-01 00:00:00', before: '2026-01-01 00:00:00' }, noon),
  ).toBeUndefined();
});

test.each([
  [{ after: '2024-02-29 12:00:00', before: '2024-02-29 12:00:00' }, '2024-02-29 12:00:00'],
  [{ after: '2097-01-01 00:00:00' }, '2104-02-29 12:00:00'],
  [{ after: '0995-01-01 00:00:00' }, '0996-02-29 12:00:00'],
])('the first leap day within %j is %s', (bounds, day) => {
  expect(leapDayOf({ ...bare, ...bounds }, noon)).toBe(day);
});

test('whether there is a leap day does not depend on the time of day that is asked for', () => {
  const untilNoon = { ...bare, after: '2024-02-29 12:00:00', before: '2024-02-29 12:30:00' };
  expect(leapDayOf(untilNoon, '12:15:00')).toBe('2024-02-29 12:15:00');
  expect(leapDayOf(untilNoon, '11:15:00')).toBe('2024-02-29 12:00:00');
  expect(leapDayOf({ ...untilNoon, after: '2024-02-29 12:10:00' }, '12:15:00')).toBeUndefined();
});

test('other formats and missing zeros write a real moment', () => {
  const source = sourceOf({ after: '2024-01-01 00:00:00', before: '2024-12-31 00:00:00' });
  const [iso, day] = invalidDateTimes(source).formats;
  expect(iso).toMatch(/^2024-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  expect(day).toBe(iso?.slice(0, 10));
  expect(unpaddedDateTime(source)).toBe('2024-3-5 1:02:03');
});
