/** From what the reporter wrote and how Playwright ended to the result of each test. */
import { tailText } from '../sandboxes/captured-output.ts';
import type { ProcessEnd } from '../sandboxes/sandbox.ts';
import type { ListedTest } from '../../generator/render/suite-manifest.ts';
import type { NotRunReason, SuiteRun, SuiteTest, TestResult } from '../verdict.ts';
import { failureOf } from '../verdict.ts';
import type { ReportLine } from './report-lines.ts';

export interface FinishedRun {
  /** What must have run. */
  readonly tests: readonly ListedTest[];
  readonly lines: readonly ReportLine[];
  readonly end: ProcessEnd;
}

type TestLine = Extract<ReportLine, { kind: 'test' }>;

/**
 * The result of a run. A test without a result did not run for a reason that is the server's, or else the run has told nothing: a
 * suite that could not be loaded, or Playwright that broke down, is never held against the server and is never a pass.
 */
export function judgeReport(run: FinishedRun): SuiteRun {
  const described = new Map(run.lines.flatMap(descriptionIn));
  const ran = new Map<string, TestLine>();
  const faults: string[] = [];
  const listed = new Set(run.tests.map(({ id }) => id));
  for (const line of run.lines) {
    if (line.kind === 'problem') faults.push(line.message);
    if (line.kind !== 'test') continue;
    if (!listed.has(line.id)) faults.push(`test ${line.id} ran, but suite.json does not list it`);
    if (ran.has(line.id)) faults.push(`test ${line.id} ran twice`);
    ran.set(line.id, line);
  }
  const tests: SuiteTest[] = [];
  for (const test of run.tests) {
    const description = described.get(test.id);
    if (description !== undefined) tests.push({ ...test, ...description });
    else if (ran.size > 0 || described.size > 0)
      faults.push(`suite.json lists ${test.id}, which is in no file`);
  }
  const missing = run.tests.filter(({ id }) => !ran.has(id));
  const reason = reasonForMissing(run);
  if (missing.length > 0 && reason === undefined) {
    faults.push(
      `${String(missing.length)} of ${String(run.tests.length)} tests did not run, e.g. ${String(missing[0]?.id)}`,
    );
  }
  if (faults.length > 0)
    return { kind: 'infrastructure_error', message: messageOf(faults, run.end) };
  return {
    kind: 'ran',
    results: tests.map((test) => resultOf(test, ran.get(test.id), reason ?? 'deadline')),
    durationMs: run.end.durationMs,
  };
}

function descriptionIn(
  line: ReportLine,
): readonly (readonly [id: string, Pick<SuiteTest, 'title' | 'clauses'>])[] {
  if (line.kind !== 'listed') return [];
  const { id, title, clauses } = line;
  return [[id, { title, clauses }]];
}

function reasonForMissing({ lines, end }: FinishedRun): NotRunReason | undefined {
  if (lines.some(({ kind }) => kind === 'server_gone')) return 'server_gone';
  const began = lines.some(({ kind }) => kind === 'test');
  return began && end.endedBy === 'timeout' ? 'deadline' : undefined;
}

function resultOf(test: SuiteTest, line: TestLine | undefined, reason: NotRunReason): TestResult {
  if (line === undefined) return { ...test, status: 'not_run', reason, durationMs: 0 };
  const { status, message, durationMs } = line;
  return { ...test, ...(status === 'passed' ? { status } : failureOf(message)), durationMs };
}

function messageOf(faults: readonly string[], end: ProcessEnd): string {
  const how =
    end.endedBy === 'exit' ? `exit code ${String(end.exitCode ?? end.signal)}` : end.endedBy;
  const output = tailText(end.output, 2_000);
  return [
    `The suite could not be run as it should (Playwright ended by ${how}):`,
    ...faults.slice(0, 10),
    ...(output === '' ? [] : ['The end of its output:', output]),
  ].join('\n');
}
