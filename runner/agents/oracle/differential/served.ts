/** A server from its files, running in a sandbox of its own. */
import { createLocalSandbox } from '../../../sandboxes/local.ts';
import { portFinder } from '../../../ports.ts';
import { startServer } from '../../../server-process.ts';
import { writeWorkspaceFiles } from '../../workspace-files.ts';

const freePort = portFinder();

export interface Served {
  readonly url: string;
  readonly port: number;
  /** What the server has written to its log. */
  readonly log: () => string;
}

/** Runs the server while `use` does; whatever happens, nothing of it is left behind. */
export async function withServer<T>(
  files: ReadonlyMap<string, string>,
  use: (served: Served) => Promise<T>,
): Promise<T> {
  const sandbox = await createLocalSandbox();
  try {
    await writeWorkspaceFiles(sandbox.workspace, files);
    const port = await freePort();
    const start = await startServer({
      sandbox,
      port,
      serverStartTimeoutMs: 20_000,
      logLimitBytes: 100_000,
    });
    if (start.kind === 'failed')
      throw new Error(`${start.message}\n${start.log.bytes.toString('utf8')}`);
    const log = (): string => start.process.output().bytes.toString('utf8');
    return await use({ url: start.url, port, log });
  } finally {
    await sandbox.dispose();
  }
}
