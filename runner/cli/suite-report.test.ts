import { expect, test } from 'vitest';
import type { SuiteTest, TestResult } from '../verdict.ts';
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
    message: 'POST /dog returned 201\nContent: {}',
  },
  { ...about('toy.create', 'crud', 'toy'), status: 'not_run', reason: 'server_gone' },
];

test('every test stands under its file, failures say why, families are counted', () => {
  expect(renderSuiteReport(results, false)).toBe(`dog
  ok      title of dog.create
  FAILED  title of dog.rank  (dog.rank)
            POST /dog returned 201
            Content: {}

toy
  NOT RUN title of toy.create  (toy.create)
            the server no longer answered

family  tests  passed  failed  not run
crud        2       1       0        1
values      1       0       1        0

2 of 3 tests did not pass.`);
});

test('a suite that passed says so', () => {
  expect(renderSuiteReport(results.slice(0, 1), false)).toMatch(/\n\nThe test passed\.$/);
  const two = [
    ...results.slice(0, 1),
    { ...about('dog.list', 'crud', 'dog'), status: 'passed' as const },
  ];
  expect(renderSuiteReport(two, false)).toMatch(/\n\nAll 2 tests passed\.$/);
});
