/** Files in memory and on disk. Nothing else in the compiler touches the disk for writing. */
import { readFile, readdir, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { makeFolder } from './make-folder.ts';

/** Path, relative and with `/` → text. */
export type Files = ReadonlyMap<string, string>;

/** Folders and files that installing or running a suite leaves behind; they are nobody's business here. */
const ignored: readonly string[] = ['node_modules', 'package-lock.json', 'test-results'];

/** The same files under a folder: `schema.json` → `turn-000/schema.json`. */
export function inFolder(folder: string, files: Files): Files {
  return new Map([...files].map(([path, text]) => [`${folder}/${path}`, text]));
}

/** Writes those files whose text differs from what is on disk, each atomically; gives the paths written. */
export async function writeFiles(directory: string, files: Files): Promise<readonly string[]> {
  const written: string[] = [];
  for (const [path, text] of files) {
    const target = join(directory, path);
    if ((await readIfThere(target)) === text) continue;
    await makeFolder(dirname(target));
    await writeFileAtomic(target, text);
    written.push(path);
  }
  return written;
}

/** Deletes files, and the folders that are empty without them. */
export async function deleteFiles(directory: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await rm(join(directory, path));
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
      if ((await readdir(join(directory, folder))).length > 0) break;
      await rmdir(join(directory, folder));
    }
  }
}

/** The paths of all files under a folder, sorted; none where there is no folder. */
export async function listFiles(directory: string): Promise<readonly string[]> {
  const entries = await readdir(directory, { withFileTypes: true }).catch(noneIfMissing);
  const paths: string[] = [];
  for (const entry of entries) {
    if (ignored.includes(entry.name)) continue;
    if (!entry.isDirectory()) paths.push(entry.name);
    else
      for (const path of await listFiles(join(directory, entry.name)))
        paths.push(`${entry.name}/${path}`);
  }
  return paths.sort();
}

/** The text of a file, or `undefined` where there is none. */
export async function readIfThere(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
}

function noneIfMissing(error: unknown): [] {
  if (isMissing(error)) return [];
  throw error;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
