/**
 * A sandbox on this machine: a folder with a neutral name, a clean environment, and processes that can all be found again. It keeps
 * accidents apart, not malice: what runs in it can read what its user can read.
 */
import { randomUUID } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { sandboxEnvironment } from './environment.ts';
import { canListProcesses, findProcesses } from './leftovers.ts';
import { killQuietly, startProcess } from './process.ts';
import type { Sandbox, SandboxCommand, SandboxProcess } from './sandbox.ts';

const markName = 'SANDBOX_ID';
/** Until everything must be gone once it has been killed. */
const killLimitMs = 10_000;

/** Makes a new sandbox with an empty workspace. */
export async function createLocalSandbox(): Promise<Sandbox> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'work-')));
  const folder = async (name: string): Promise<string> => {
    await mkdir(join(root, name));
    return join(root, name);
  };
  const workspace = await folder('project');
  const scratch = await folder('input');
  const id = randomUUID();
  const environment = {
    ...sandboxEnvironment({ home: await folder('home'), temporary: await folder('tmp') }),
    [markName]: id,
  };
  const sessions = new Set<number>();

  const start = (command: SandboxCommand): SandboxProcess => {
    const started = startProcess({
      ...command,
      cwd: workspace,
      env: { ...command.env, ...environment },
    });
    if (started.pid !== undefined) sessions.add(started.pid);
    return started;
  };

  const living = (): readonly number[] =>
    findProcesses({ environmentEntry: `${markName}=${id}`, root, sessions });

  const endProcesses = async (): Promise<number> => {
    const ended = canListProcesses ? await killUntilGone(living) : killGroups(sessions);
    sessions.clear();
    return ended;
  };

  // Agents that outlive a crash of the runner would go on spending.
  const killAll = (): void => {
    for (const pid of canListProcesses ? living() : []) killQuietly(pid, 'SIGKILL');
  };
  process.once('exit', killAll);

  return {
    workspace,
    scratch,
    host: '127.0.0.1',
    start,
    endProcesses,
    dispose: async () => {
      await endProcesses();
      await removeFolder(root);
      process.off('exit', killAll);
    },
  };
}

/** Kills what is found until nothing is: what is killed may just have started something else. */
async function killUntilGone(living: () => readonly number[]): Promise<number> {
  const deadline = performance.now() + killLimitMs;
  const seen = new Set<number>();
  for (let found = living(); found.length > 0; found = living()) {
    if (performance.now() > deadline) {
      throw new Error(`processes ${found.join(', ')} of the sandbox could not be ended`);
    }
    for (const pid of found) {
      seen.add(pid);
      killQuietly(pid, 'SIGKILL');
    }
    await sleep(10);
  }
  return seen.size;
}

function killGroups(sessions: ReadonlySet<number>): number {
  for (const session of sessions) killQuietly(-session, 'SIGKILL');
  return sessions.size;
}

/** Removes a folder, also when parts of it have been made read-only. */
async function removeFolder(folder: string): Promise<void> {
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true, maxRetries: 3 });
  await remove().catch(async () => {
    await unlock(folder);
    await remove();
  });
}

async function unlock(folder: string): Promise<void> {
  await chmod(folder, 0o700);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) await unlock(join(folder, entry.name));
  }
}
