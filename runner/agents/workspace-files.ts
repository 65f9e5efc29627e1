/** How built-in agents put files into their workspace. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, normalize } from 'node:path';

/** Writes files, by relative path, and the folders they need. */
export async function writeWorkspaceFiles(
  workspace: string,
  files: Iterable<readonly [path: string, text: string]>,
): Promise<void> {
  for (const [path, text] of files) {
    const target = join(workspace, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}

/** Removes files or folders, by relative path; what is not there is no error. */
export async function removeWorkspaceFiles(
  workspace: string,
  paths: Iterable<string>,
): Promise<void> {
  for (const path of paths) await rm(join(workspace, path), { recursive: true, force: true });
}

/** Whether a relative path stays within the folder that it is joined to, and is not that folder itself. */
export function staysInside(path: string): boolean {
  const normal = normalize(path);
  return !isAbsolute(normal) && normal !== '.' && normal !== './' && normal.split('/')[0] !== '..';
}
