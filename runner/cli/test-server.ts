/** What `stamina test` does. */
import type { SuiteRequest } from '../executors/executor.ts';
import { buildExecutor } from '../executors/registry.ts';
import type { ExecutorName } from '../settings.ts';
import { readSuiteTests } from '../turn-folder.ts';
import type { TestResult } from '../verdict.ts';
import { MachineError } from './exit-code.ts';
import { demandServer } from './server-url.ts';
import type { Terminal } from './terminal.ts';

export interface TestRequest extends SuiteRequest {
  readonly executor: ExecutorName;
}

/**
 * The verdict of every test of a suite on a running server. Throws a `UsageError` when nothing answers at the URL, an
 * `InputError` for a folder that is no suite, and a `MachineError` when the suite could not be run.
 */
export async function testServer(
  { folder, url, executor, signal }: TestRequest,
  terminal: Terminal,
): Promise<readonly TestResult[]> {
  const tests = await readSuiteTests(folder);
  await demandServer(url);
  terminal.flicker(`${String(tests.length)} tests are running`);
  const run = await buildExecutor(executor)({ folder, url, signal });
  if (run.kind === 'infrastructure_error') throw new MachineError(run.message);
  return run.results;
}
