import { describe, expect, test } from 'vitest';
import type {
  AttemptResult,
  EpisodeEnd,
  HeldOutResult,
  ScenarioResult,
  TurnResult,
} from '../result.ts';
import { meanWithError, renderScenario, renderSummary, verdictOf } from './run-report.ts';

const attempt = (
  number: number,
  verdict: AttemptResult['verdict'],
  testsFailed = 0,
): AttemptResult => ({
  turn: 1,
  attempt: number,
  verdict,
  testsFailed,
  agent: { kind: 'done' },
  harnessFailures: 0,
  agentMs: 1,
  gradingMs: 1,
  commit: 'c0ffee',
  linesOfCode: 90,
});

const turn = (number: number, ...attempts: readonly AttemptResult[]): TurnResult => ({
  turn: number,
  passed: attempts.at(-1)?.verdict === 'passed',
  changes: number === 0 ? 0 : 5,
  entities: 3,
  tests: 40,
  suite: { digest: 'c0ffee', isReleased: true },
  linesOfCode: 90,
  attempts,
});

const scenario = (name: string, end: EpisodeEnd, turns: readonly TurnResult[]): ScenarioResult => ({
  formatVersion: 1,
  scenario: name,
  horizon: 2,
  turnsPassed: turns.filter(({ passed }) => passed).length,
  end,
  turns,
});

const passed = attempt(0, 'passed');
const failedAt1 = { kind: 'failed', turn: 1, cause: 'tests_failed', isFlaky: false } as const;
const failed = scenario('seed-0', failedAt1, [
  turn(0, passed),
  turn(1, attempt(0, 'tests_failed', 3), attempt(1, 'tests_failed', 1)),
]);
const completed = scenario('seed-1', { kind: 'completed' }, [
  turn(0, passed),
  turn(1, passed),
  turn(2, passed),
]);
const censored = scenario('seed-2', { kind: 'censored', turn: 1, message: 'the disk is full' }, [
  turn(0, passed),
  turn(1, attempt(0, 'infrastructure_error')),
]);

test.each([
  [turn(1, passed), 'passed'],
  [turn(1, attempt(0, 'tests_failed', 2), attempt(1, 'passed')), 'passed after 1 retry'],
  [turn(1, attempt(0, 'tests_failed', 2)), 'failed: 2 tests failed'],
  [
    turn(1, ...[0, 1, 2].map((number) => attempt(number, 'tests_failed', 1))),
    'failed after 2 retries: 1 test failed',
  ],
  [turn(1, attempt(0, 'server_failed')), 'failed: the server did not come up'],
  [turn(1, attempt(0, 'harness_failed')), 'failed: the agent’s process failed'],
  [turn(1, attempt(0, 'infrastructure_error')), 'not measured'],
])('the verdict of a turn', (result, words) => {
  expect(verdictOf(result)).toBe(words);
});

describe('a scenario', () => {
  test('is a table of its turns and a sentence on its end', () => {
    expect(renderScenario(failed, false)).toBe(`seed-0
turn  changes  entities  tests  verdict                              lines of code
   0        0         3     40  passed                                          90
   1        5         3     40  failed after 1 retry: 1 test failed             90
1 of 3 turns passed; ended at turn 1: tests failed.`);
  });

  test('that failed once and passed when it was tested again says so', () => {
    const flaky = { ...failed, end: { ...failedAt1, isFlaky: true } };
    expect(renderScenario(flaky, false)).toMatch(
      /ended at turn 1: tests failed, though it passed when it was restarted and tested again \(flaky\)\.$/,
    );
    expect(renderSummary({ formatVersion: 1, folder: '/runs/x', scenarios: [flaky] }, 2)).toContain(
      '\nEnded by a failure that did not come again (flaky): 1\n',
    );
  });

  test('that fails with held-out data says so, and is passed', () => {
    const nothing = { newTestsFailed: 0, oldTestsFailed: 0 };
    const heldOuts: readonly HeldOutResult[] = [
      { verdict: 'passed', ...nothing },
      { verdict: 'tests_failed', newTestsFailed: 1, oldTestsFailed: 2 },
      { verdict: 'infrastructure_error', ...nothing },
    ];
    const turns = heldOuts.map((heldOut, number) => ({ ...turn(number, passed), heldOut }));
    expect(turns.map(verdictOf)).toEqual([
      'passed',
      'passed; held-out: 3 tests failed',
      'passed; held-out: not measured',
    ]);
    const scenarios = [{ ...completed, turns }];
    expect(renderSummary({ formatVersion: 1, folder: '/runs/x', scenarios }, 2)).toContain(
      '\nHeld-out data: 1 of 2 passed turns pass with it; failed: 1 test of new behaviour, 2 of what was there\n',
    );
  });

  test('that was cut short says by what', () => {
    expect(renderScenario(censored, false)).toMatch(
      /\n1 of 3 turns passed; cut short at turn 1 by a failure that is not the agent’s: the disk is full\.$/,
    );
  });
});

test('the summary gives both metrics with the budget and names the record', () => {
  const result = {
    formatVersion: 1,
    folder: '/runs/x',
    scenarios: [failed, completed, censored],
  } as const;
  expect(renderSummary(result, 2)).toBe(`Average turns passed @2: 1.67 ± 0.67 (3 scenarios)
Pass rate @2: 33.3 % (1 of 3)
Cut short by a failure that is not the agent’s: 1
Record: /runs/x`);
});

test.each([
  [[4], '4.00'],
  [[1, 3], '2.00 ± 1.00'],
  [[2, 2, 2], '2.00 ± 0.00'],
])('mean and standard error of %j', (values, text) => {
  expect(meanWithError(values)).toBe(text);
});
