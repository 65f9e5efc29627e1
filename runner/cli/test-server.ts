/** What `stamina test` does. */
import type { SuiteRequest } from '../executors/executor.ts';
import { playwrightExecutor } from '../executors/playwright.ts';
import { readSuiteTests } from '../turn-folder.ts';
import type { TestResult } from '../verdict.ts';
import { MachineError } from './exit-code.ts';
import { demandServer } from './server-url.ts';
import type { Terminal } from './terminal.ts';

/**
 * The verdict of every test of a suite on a running server. Throws a `UsageError` when nothing answers at the URL, an
 * `InputError` for a folder that is no suite, and a `MachineError` when the suite could not be run.
 */
export async function testServer(
  { folder, url, signal }: Required<Pick<SuiteRequest, 'folder' | 'url' | 'signal'>>,
  terminal: Terminal,
): Promise<readonly TestResult[]> {
  const tests = await readSuiteTests(folder);
  await demandServer(url);
  terminal.flicker(`${String(tests.length)} tests are running`);
  const run = await playwrightExecutor()({ folder, url, signal });
  if (run.kind === 'infrastructure_error') throw new MachineError(run.message);
  return run.results;
}
