import fc from 'fast-check';
import { expect, test } from 'vitest';
import { STEPS } from './boundaries.ts';
import { isMisordered, misorderedPairs } from './misordered.ts';
import type { NumberField } from './schema.ts';

const base = { name: 'rank', required: true, nullable: false } as const;

/** Every value of the field that suites may send, in ascending order. */
function valuesOf({ type, minimum = 0, maximum = 0 }: NumberField): readonly number[] {
  const step = STEPS[type];
  return Array.from(
    { length: (maximum - minimum) / step + 1 },
    (_, index) => minimum + index * step,
  ).filter(
    (number) =>
      type === 'integer' || !Number.isInteger(number) || [minimum, maximum].includes(number),
  );
}

const fields = fc
  .record({
    type: fc.constantFrom('integer' as const, 'float' as const),
    minimum: fc.integer({ min: -130, max: 130 }),
    width: fc.integer({ min: 0, max: 30 }),
  })
  .map(({ type, minimum, width }): NumberField => ({
    ...base,
    type,
    minimum: minimum * STEPS[type],
    maximum: (minimum + width) * STEPS[type],
  }));

test('a pair is found exactly where the texts of some values come in another order', () => {
  fc.assert(
    fc.property(fields, (field) => {
      const values = valuesOf(field);
      const exists = values.some((greater, index) =>
        values.slice(0, index).some((smaller) => isMisordered([smaller, greater])),
      );
      const pairs = misorderedPairs(field);
      expect(pairs.length > 0).toBe(exists);
      expect(pairs.every(isMisordered)).toBe(true);
      expect(pairs.flat().filter((number) => !values.includes(number))).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  [{}, [-2, -1]],
  [{ minimum: 0 }, [9, 10]],
  [{ minimum: 20, maximum: 120 }, [99, 100]],
  [{ minimum: 10, maximum: 99 }, undefined],
])('of an integer bounded by %j, %j comes first', (bounds, pair) => {
  expect(misorderedPairs({ ...base, type: 'integer', ...bounds })[0]).toEqual(pair);
});
