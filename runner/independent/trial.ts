/** A suite against one of the independent servers, started as the contract says. */
import { join } from 'node:path';
import type { Executor } from '../executors/executor.ts';
import { startProcess } from '../sandboxes/process.ts';
import { startServer } from '../server-process.ts';
import { defaultSettings } from '../settings.ts';
import type { SuiteRun } from '../verdict.ts';
import { suiteFolderOf } from './servers.ts';
import type { IndependentServer } from './servers.ts';
import type { ReadyStack } from './stacks.ts';

/** What a trial needs besides the server. */
export interface TrialMeans {
  readonly ready: ReadyStack;
  readonly executor: Executor;
  readonly nextPort: () => Promise<number>;
}

/**
 * The verdicts of the suite of the server's turn. Rejects with what the server printed when it does not come up; the
 * server is gone when the promise settles.
 */
export async function tryServer(
  server: IndependentServer,
  { ready, executor, nextPort }: TrialMeans,
): Promise<SuiteRun> {
  const workspace = join(ready.folder, server.scenario, server.turn);
  const start = await startServer({
    sandbox: {
      workspace,
      host: '127.0.0.1',
      start: (command) =>
        startProcess({ ...command, cwd: workspace, env: { ...ready.environment, ...command.env } }),
    },
    port: await nextPort(),
    serverStartTimeoutMs: defaultSettings.serverStartTimeoutMs,
    logLimitBytes: defaultSettings.logLimitBytes,
  });
  if (start.kind === 'failed')
    throw new Error(`${workspace}: ${start.message}\n${start.log.bytes.toString()}`);
  try {
    return await executor({ folder: suiteFolderOf(server), url: start.url });
  } finally {
    await start.process.kill();
  }
}
