/** Starts the small servers of this folder: each has one bug, which a switch mends. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withServer } from '../agents/oracle/differential/served.ts';

/** The folder of all failures. */
export const FOLDER = fileURLToPath(new URL('.', import.meta.url));

/** Runs the server of a failure, or the same server without the bug, while `use` does. */
export function withFailingServer<T>(
  server: { readonly name: string; readonly python: string; readonly mended: boolean },
  use: (url: string) => Promise<T>,
): Promise<T> {
  const { name, python, mended } = server;
  const script = [
    `export PYTHONPATH='${join(FOLDER, 'parts')}' PYTHONDONTWRITEBYTECODE=1 MENDED=${mended ? '1' : '0'}`,
    `exec '${python}' '${join(FOLDER, name, 'server.py')}' "$1"`,
  ];
  return withServer(new Map([['run_server.sh', script.join('\n')]]), ({ url }) => use(url));
}
