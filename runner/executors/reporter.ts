/**
 * The Playwright reporter of the executor. The suites keep their worker process after a failure by telling Playwright
 * that the failure was expected (`STAMINA_KEEP_WORKER`); this reporter judges by what happened and restores the truth.
 */
import { appendFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';
import { overdue, watchForGoneServer } from './limits.ts';
import { reportVariable } from './report-lines.ts';
import type { ReportLine } from './report-lines.ts';

class StructuredReporter implements Reporter {
  private readonly file = process.env[reportVariable] ?? '';
  private failures = 0;
  private readonly isGone = watchForGoneServer();

  /** It does not, but Playwright would add a reporter of its own, whose output nobody reads, to one that says so. */
  printsToStdio(): boolean {
    return true;
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    for (const test of suite.allTests())
      this.write({ kind: 'listed', id: idOf(test), title: test.title, clauses: clausesOf(test) });
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'interrupted' || result.status === 'skipped') return;
    if (result.status === 'failed' && test.expectedStatus === 'failed')
      test.expectedStatus = 'passed';
    const status = result.status === 'passed' ? 'passed' : 'failed';
    const message = status === 'passed' ? '' : messageOf(result);
    if (status === 'failed') this.failures += 1;
    this.write({ kind: 'test', id: idOf(test), status, message, durationMs: result.duration });
    if (this.isGone(message)) {
      this.write({ kind: 'server_gone' });
      process.exit(1);
    }
  }

  onError(error: TestError): void {
    this.write({ kind: 'problem', message: textOf(error) });
  }

  onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    this.write({ kind: 'end' });
    return Promise.resolve({
      status: this.failures > 0 && status === 'passed' ? 'failed' : status,
    });
  }

  private write(line: ReportLine): void {
    appendFileSync(this.file, `${JSON.stringify(line)}\n`);
  }
}

function idOf({ annotations, title }: TestCase): string {
  return annotations.find(({ type }) => type === 'id')?.description ?? `(without id) ${title}`;
}

function clausesOf({ annotations }: TestCase): string[] {
  return annotations.flatMap(({ type, description = '' }) =>
    type === 'clause' ? [description] : [],
  );
}

function messageOf({ errors, status }: TestResult): string {
  if (status === 'timedOut') return overdue;
  const texts = errors.map(textOf).filter((text) => text !== '');
  return texts.join('\n');
}

function textOf({ message, value }: TestError): string {
  return stripVTControlCharacters(message ?? value ?? '')
    .replace(/^Error: /, '')
    .trim();
}

// Playwright takes the default export of the file that it is given.
// eslint-disable-next-line import-x/no-default-export
export default StructuredReporter;
