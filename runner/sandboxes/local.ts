/**
 * A sandbox on this machine: a folder with a neutral name, a clean environment, and processes that can all be found again. It keeps
 * accidents apart, not malice: what runs in it can read what its user can read.
 */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureFolder, temporaryFolder } from '../folders.ts';
import { sandboxEnvironment } from './environment.ts';
import { canListProcesses, findProcesses } from './leftovers.ts';
import { killQuietly, startProcess } from './process.ts';
import type { Sandbox, SandboxCommand, SandboxProcess } from './sandbox.ts';

const markName = 'SANDBOX_ID';
/** Until everything must be gone once it has been killed. */
const killLimitMs = 10_000;

/** Makes a new sandbox with an empty workspace. */
export async function createLocalSandbox(): Promise<Sandbox> {
  const { path: root, remove } = await temporaryFolder('work-');
  const workspace = join(root, 'project');
  const scratch = join(root, 'input');
  const home = join(root, 'home');
  const temporary = join(root, 'tmp');
  const restore = async (): Promise<void> => {
    for (const folder of [root, workspace, scratch, home, temporary]) await ensureFolder(folder);
  };
  await restore();
  const id = randomUUID();
  const environment = { ...sandboxEnvironment({ home, temporary }), [markName]: id };
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

  // Agents that outlive the runner would go on spending.
  const abandon = (): void => {
    if (canListProcesses) for (const pid of living()) killQuietly(pid, 'SIGKILL');
    else killGroups(sessions);
  };
  process.prependOnceListener('exit', abandon);

  return {
    workspace,
    scratch,
    host: '127.0.0.1',
    start,
    endProcesses,
    restore,
    dispose: async () => {
      await endProcesses();
      await remove();
      process.off('exit', abandon);
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
