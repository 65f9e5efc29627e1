import { expect, test } from 'vitest';
import {
  kennelWithHistory,
  oddSnapshot,
  sampledSnapshots,
} from '../../generator/plan/fixtures/snapshots.ts';
import { planSuite } from '../../generator/plan/index.ts';
import { template } from '../../generator/render/template.ts';
import { testLimitMs } from './limits.ts';

test('the limit of a test is the one in the emitted configuration', () => {
  const [, timeout] = /^ *timeout: ([\d_]+),$/m.exec(template('playwright.config.ts')({})) ?? [];
  expect(Number(timeout?.replaceAll('_', ''))).toBe(testLimitMs);
});

test.each([
  ['kennel', kennelWithHistory],
  ['odd schema', oddSnapshot],
  ...['1', '2'].flatMap((seed) =>
    sampledSnapshots(seed, 8, 4).map(
      (snapshot) => [`seed ${seed}, turn ${String(snapshot.turn)}`, snapshot] as const,
    ),
  ),
] as const)(
  'it leaves ten seconds for each request of every test, the reset included: %s',
  (_of, snapshot) => {
    for (const profile of ['paper', 'strict'] as const)
      for (const { id, steps } of planSuite({ snapshot, seed: '7', profile }).tests)
        expect((steps.length + 1) * 10_000, id).toBeLessThan(testLimitMs);
  },
);
