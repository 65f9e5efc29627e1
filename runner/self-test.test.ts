import { expect, test } from 'vitest';
import type { Executor } from './executors/executor.ts';
import { selfTest } from './self-test.ts';
import type { TestOutcome, TestResult } from './verdict.ts';

const result = (family: TestResult['family'], outcome: TestOutcome): TestResult => ({
  id: `${family} test`,
  title: 'a test',
  family,
  file: 'tests/dog.spec.ts',
  clauses: [],
  isNew: true,
  durationMs: 1,
  ...outcome,
});
const passed = { status: 'passed' } as const;
const failed = { status: 'failed', message: 'returned 404, expected 201' } as const;
const executorOf =
  (...results: readonly TestResult[]): Executor =>
  () =>
    Promise.resolve({ kind: 'ran', results, durationMs: 1 });

test('a suite whose basic tests fail can be trusted; others may pass where nothing is known', async () => {
  const trusted = selfTest(
    executorOf(result('crud', failed), result('removed', passed)),
    'turn-000',
  );
  await expect(trusted).resolves.toBeUndefined();
});

test('failing tests that read as passed stop the run', async () => {
  await expect(
    selfTest(executorOf(result('crud', failed), result('crud', passed)), 'turn-000'),
  ).rejects.toThrow('1 of 2 basic tests did not fail (crud test)');
});

test('so do tests that did not run, no tests, and an executor that does not work', async () => {
  const notRun = { status: 'not_run', reason: 'server_gone' } as const;
  await expect(selfTest(executorOf(result('crud', notRun)), 'turn-000')).rejects.toThrow(
    'cannot be trusted',
  );
  await expect(selfTest(executorOf(), 'turn-000')).rejects.toThrow('cannot be trusted');
  const broken: Executor = () =>
    Promise.resolve({ kind: 'infrastructure_error', message: 'no Playwright' });
  await expect(selfTest(broken, 'turn-000')).rejects.toThrow('no Playwright');
});

test('the server of the self-test resets and knows nothing else', async () => {
  const statuses: number[] = [];
  const asking: Executor = async ({ url }) => {
    for (const [method, path] of [
      ['POST', '/reset'],
      ['GET', '/dog'],
      ['POST', '/dog'],
    ] as const) {
      statuses.push((await fetch(url + path, { method })).status);
    }
    return { kind: 'ran', results: [result('crud', failed)], durationMs: 1 };
  };
  await selfTest(asking, 'turn-000');
  expect(statuses).toEqual([200, 404, 404]);
});
