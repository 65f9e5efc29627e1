/** Folders of ours that others work in, whatever they have done to them. */
import { rmSync } from 'node:fs';
import { chmod, lstat, mkdir, mkdtemp, readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';

export interface TemporaryFolder {
  readonly path: string;
  readonly remove: () => Promise<void>;
}

/** Makes a new folder that does not outlive this process, however the process comes to its end. */
export async function temporaryFolder(prefix: string): Promise<TemporaryFolder> {
  const path = await realpath(await mkdtemp(join(tmpdir(), prefix)));
  const atExit = (): void => {
    removeNow(path);
  };
  process.once('exit', atExit);
  return {
    path,
    remove: async () => {
      await removeFolder(path);
      process.off('exit', atExit);
    },
  };
}

/** Makes the path a folder that can be used: what else is there gives way, what is in a folder stays. */
export async function ensureFolder(path: string): Promise<void> {
  const there = await lstat(path).catch(() => undefined);
  if (there?.isDirectory() === true) {
    await chmod(path, 0o700);
    return;
  }
  await rm(path, { force: true });
  await mkdir(path);
}

/** Removes a folder, also when parts of it are read-only, or nested more deeply than a path can tell. */
async function removeFolder(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 3 }).catch(async () => {
    await unlock(path).catch(() => undefined);
    await execa('rm', ['-rf', '--', path]);
  });
}

function removeNow(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {
    // Nobody is left to whom it could be told.
  }
}

async function unlock(folder: string): Promise<void> {
  await chmod(folder, 0o700);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) await unlock(join(folder, entry.name));
  }
}
