/** The results of a suite for people and for programs. */
import { families } from '../../generator/plan/plan.ts';
import type { FailureGroup } from '../failure-summary.ts';
import type { TestResult } from '../verdict.ts';
import { failuresOf } from '../verdict.ts';
import { renderTable } from './table.ts';
import type { TestedSuite } from './test-server.ts';

const labels = { passed: 'ok      ', failed: 'FAILED  ', not_run: 'NOT RUN ' } as const;
const reasons = {
  server_gone: 'the server no longer answered',
  deadline: 'the suite ran out of time',
} as const;

/** Every test under its spec file with its verdict, tables by family and of failures, and a sentence that sums up. */
export function renderSuiteReport(
  { results, failures }: Pick<TestedSuite, 'results' | 'failures'>,
  decorated: boolean,
): string {
  const files = [...new Set(results.map(({ file }) => file))];
  const sections = files.map((file) =>
    [file, ...results.filter((result) => result.file === file).map(renderTest)].join('\n'),
  );
  return [
    ...sections,
    renderFamilies(results, decorated),
    ...(failures.length === 0 ? [] : [renderFailures(failures, decorated)]),
    summaryOf(results),
  ].join('\n\n');
}

/** `2 of 171 tests did not pass.` */
export function summaryOf(results: readonly TestResult[]): string {
  const failures = failuresOf(results).length;
  const total = results.length;
  if (failures === 0)
    return total === 1 ? 'The test passed.' : `All ${String(total)} tests passed.`;
  return `${String(failures)} of ${String(total)} tests did not pass.`;
}

function renderTest(result: TestResult): string {
  const line = `  ${labels[result.status]}${result.title}`;
  if (result.status === 'passed') return line;
  const why = result.status === 'failed' ? result.message : reasons[result.reason];
  return [`${line}  (${result.id})`, ...why.split('\n').map((text) => `            ${text}`)].join(
    '\n',
  );
}

function renderFamilies(results: readonly TestResult[], decorated: boolean): string {
  const rows = families.flatMap((family) => {
    const tests = results.filter((result) => result.family === family);
    const count = (status: TestResult['status']): number =>
      tests.filter((result) => result.status === status).length;
    if (tests.length === 0) return [];
    return [[family, tests.length, count('passed'), count('failed'), count('not_run')]];
  });
  return renderTable({ head: ['family', 'tests', 'passed', 'failed', 'not run'], rows }, decorated);
}

function renderFailures(failures: readonly FailureGroup[], decorated: boolean): string {
  const rows = failures.map(({ clause, blockedBy, entity, cameBack, tests, example }) => [
    clause ?? `(blocked by: ${String(blockedBy)})`,
    entity,
    cameBack,
    tests,
    example,
  ]);
  const head = ['failures of', 'entity', 'what came back', 'tests', 'for example'];
  return renderTable({ head, rows }, decorated);
}
