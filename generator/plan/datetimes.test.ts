import { describe, expect, test } from 'vitest';
import { isDateTime } from '../../spec/datetime.ts';
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

describe('each kind of day, time and format that is none is tried', () => {
  const all = (bounds: Pick<FieldOf<'datetime'>, 'after' | 'before'>): readonly string[] => {
    const { dates, formats } = invalidDateTimes(sourceOf(bounds));
    return [...dates, ...formats];
  };

  test.each([
    / 24:00:00$/,
    / \d\d:60:\d\d$/,
    /:75$/,
    /^\d{4}-(04|06|09|11)-31 /,
    /^\d{4}-\d\d-00 /,
    /^\d{4}-00-\d\d /,
    /^\d{4}-13-\d\d /,
    /^1900-02-29 /,
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/,
    /^\d{4}-\d\d-\d\d \d\d:\d\d$/,
    /:\d\d\.\d+$/,
    /\+02:00$/,
  ])('%s', (pattern) => {
    expect(all({}).filter((text) => pattern.test(text))).toHaveLength(1);
  });

  test('a century without a leap day is tried only where the bounds have one', () => {
    const centuries = (bounds: Pick<FieldOf<'datetime'>, 'after' | 'before'>): readonly string[] =>
      all(bounds).filter((text) => /^..00-02-29/.test(text));
    expect(centuries({ after: '2020-01-01 00:00:00' })).toEqual(['2100-02-29 12:00:00']);
    expect(centuries({ after: '2020-01-01 00:00:00', before: '2030-01-01 00:00:00' })).toEqual([]);
  });

  test('no text is a datetime, and all are within the bounds where those leave room', () => {
    const bounds = { after: '2020-03-01 00:00:00', before: '2023-11-30 00:00:00' };
    const texts = all(bounds);
    expect(texts.filter(isDateTime)).toEqual([]);
    const outside = texts.filter((text) => text < bounds.after || text > bounds.before);
    expect(outside).toEqual(['not a date']);
  });
});
