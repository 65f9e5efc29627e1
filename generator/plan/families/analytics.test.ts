/** The values that analytics are tried on. */
import { expect, test } from 'vitest';
import { kennelSnapshot, sampledSnapshots } from '../fixtures/snapshots.ts';
import { planSuite } from '../index.ts';

const seeds = Array.from({ length: 8 }, (_, index) => String(index));
const plans = [kennelSnapshot, ...sampledSnapshots('31', 8, 4)].flatMap((snapshot) =>
  seeds.map((seed) => planSuite({ snapshot, seed, profile: 'paper' })),
);

/** The results that a step of the tests with ids of this ending expects. */
const resultsOf = (ending: string, step: number): readonly number[] =>
  plans.flatMap(({ tests }) =>
    tests
      .filter(({ id }) => id.startsWith('analytics.') && id.endsWith(ending))
      .map(({ steps }) => (steps.at(step)?.answer as { result: number }).result),
  );

test('averages of several objects are neither whole nor short decimals, so that rounding shows', () => {
  const averages = resultsOf('.avg.of-several', 4);
  expect(averages.length).toBeGreaterThan(3);
  expect(averages.filter((average) => Number.isInteger(4 * average))).toEqual([]);
});

test('zero is a value', () => {
  expect(new Set(resultsOf('.of-zero', -1))).toEqual(new Set([0]));
});

test('sums of floats have three decimals, so that it shows when they are rounded to two', () => {
  const sums = plans.flatMap(({ tests }) =>
    tests
      .filter(({ id }) => id.endsWith('.sum.of-one'))
      .map(({ steps }) => (steps.at(-1)?.answer as { result: number }).result),
  );
  const decimals = sums.filter((sum) => !Number.isInteger(sum));
  expect(decimals.length).toBeGreaterThan(0);
  expect(decimals.filter((sum) => Number.isInteger(100 * sum))).toEqual([]);
});
