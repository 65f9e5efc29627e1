/** What `stamina test` does. */
import type { DataStream } from '../../spec/data-stream.ts';
import type { SuiteRequest } from '../executors/executor.ts';
import { buildExecutor } from '../executors/registry.ts';
import type { ExecutorName } from '../settings.ts';
import { summariseFailures } from '../failure-summary.ts';
import type { FailureGroup } from '../failure-summary.ts';
import { readManifest, readSuiteTests } from '../turn-folder.ts';
import { withData } from '../twin.ts';
import type { TestResult } from '../verdict.ts';
import { MachineError } from './exit-code.ts';
import { demandServer } from './server-url.ts';
import type { Terminal } from './terminal.ts';

export interface TestRequest extends SuiteRequest {
  readonly executor: ExecutorName;
  /** Left out: the one that the suite in the folder sends. */
  readonly data: DataStream | undefined;
}

export interface TestedSuite {
  readonly data: DataStream;
  readonly results: readonly TestResult[];
  /** What did not pass, summed up. */
  readonly failures: readonly FailureGroup[];
}

/**
 * The verdict of every test of a suite on a running server. Throws a `UsageError` when nothing answers at the URL, an
 * `InputError` for a folder that is no suite, and a `MachineError` when the suite could not be run.
 */
export async function testServer(
  { folder, url, executor, data: wanted, signal }: TestRequest,
  terminal: Terminal,
): Promise<TestedSuite> {
  const tests = await readSuiteTests(folder);
  const { lineage, data: recorded } = await readManifest(folder);
  const data = wanted ?? recorded;
  await demandServer(url);
  terminal.flicker(`${String(tests.length)} tests are running`);
  const run = await withData({ folder, data }, (suite) =>
    buildExecutor(executor)({ folder: suite, url, signal }),
  );
  if (run.kind === 'infrastructure_error') throw new MachineError(run.message);
  const entities = Object.keys(lineage).filter((path) => !path.includes('.'));
  return { data, results: run.results, failures: summariseFailures(run.results, entities) };
}
