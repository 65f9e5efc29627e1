/** Shows before a run that a failing test reads as failed: a benchmark whose tests cannot fail would measure nothing. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Executor } from './executors/executor.ts';
import type { SuiteRun } from './verdict.ts';

/** Runs the suite against a server that resets and knows nothing else. Throws unless its tests fail. */
export async function selfTest(
  executor: Executor,
  suiteFolder: string,
  signal?: AbortSignal,
): Promise<void> {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/reset' ? 200 : 404, {
      'content-type': 'application/json',
    });
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const problem = problemOf(
      await executor({ folder: suiteFolder, url: `http://127.0.0.1:${String(port)}`, signal }),
    );
    if (problem !== undefined)
      throw new Error(`The suites cannot be trusted on this machine: ${problem}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

/** Every test about creating, reading, updating and deleting must fail where nothing can be created. */
function problemOf(run: SuiteRun): string | undefined {
  if (run.kind === 'infrastructure_error') return run.message;
  const basic = run.results.filter(({ family }) => family === 'crud');
  const wrong = basic.filter(({ status }) => status !== 'failed');
  if (basic.length > 0 && wrong.length === 0) return undefined;
  return `against a server that knows no entity, ${String(wrong.length)} of ${String(basic.length)} basic tests did not fail (${wrong.map(({ id }) => id).join(', ')})`;
}
