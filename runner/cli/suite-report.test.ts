import { expect, test } from 'vitest';
import type { SuiteTest, TestResult } from '../verdict.ts';
import { summariseFailures } from '../failure-summary.ts';
import { renderSuiteReport } from './suite-report.ts';

const about = (
  id: string,
  family: SuiteTest['family'],
  file: string,
): SuiteTest & { durationMs: number } => ({
  id,
  title: `title of ${id}`,
  family,
  file,
  clauses: ['values.enum'],
  isNew: false,
  durationMs: 3,
});

const results: readonly TestResult[] = [
  { ...about('dog.create', 'crud', 'dog'), status: 'passed' },
  {
    ...about('dog.rank', 'values', 'dog'),
    status: 'failed',
    message: 'POST /dog returned 201, expected 400\nContent: {}',
  },
  { ...about('toy.create', 'crud', 'toy'), status: 'not_run', reason: 'server_gone' },
];

const report = (all: readonly TestResult[]): string =>
  renderSuiteReport({ results: all, failures: summariseFailures(all, ['Dog']) }, false);

test('every test stands under its file, failures say why, families are counted', () => {
  expect(report(results)).toBe(`dog
  ok      title of dog.create
  FAILED  title of dog.rank  (dog.rank)
            POST /dog returned 201, expected 400
            Content: {}

toy
  NOT RUN title of toy.create  (toy.create)
            the server no longer answered

family  tests  passed  failed  not run
crud        2       1       0        1
values      1       0       1        0

failures of  entity  what came back                tests  for example
values.enum  Dog     201                               1  dog.rank
values.enum  toy     not run: the server was gone      1  toy.create

2 of 3 tests did not pass.`);
});

test('a suite that passed says so', () => {
  expect(report(results.slice(0, 1))).toMatch(/\n\nThe test passed\.$/);
  const two = [
    ...results.slice(0, 1),
    { ...about('dog.list', 'crud', 'dog'), status: 'passed' as const },
  ];
  expect(report(two)).toMatch(/\n\nAll 2 tests passed\.$/);
});
