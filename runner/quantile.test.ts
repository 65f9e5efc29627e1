import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quantile } from './quantile.ts';

test('of an even number of values, the median is the lower one in the middle', () => {
  expect(quantile([40, 10, 30, 20], 0.5)).toBe(20);
  expect(quantile([30, 10, 20], 0.5)).toBe(20);
  expect(quantile([10, 20], 1)).toBe(20);
  expect(quantile([10, 20], 0)).toBe(10);
  expect(quantile([], 0.5)).toBeNaN();
});

test('it is the smallest value that so many do not exceed', () => {
  const values = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(values, fc.constantFrom(0.25, 0.5, 0.75, 1), (all, share) => {
      const within = (bound: number): number => all.filter((value) => value <= bound).length;
      const enough = all.filter((value) => within(value) >= share * all.length);
      expect(quantile(all, share)).toBe(Math.min(...enough));
    }),
  );
});
