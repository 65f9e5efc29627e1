/** Looking through a workspace, in which an agent may have left anything: names are bytes, and links are not followed. */
import { lstat, readFile, readdir } from 'node:fs/promises';
import type { Stats } from 'node:fs';
import { unlessUnreadable } from './unless-unreadable.ts';

/** Larger files are left out: a database or log that ran away is no source. */
const largestFile = 20_000_000;

export interface WorkspaceEntry {
  /** Not every name on disk is text. */
  readonly name: Buffer;
  readonly path: Buffer;
  readonly stats: Stats;
}

/** What lies in a folder, in the order of the names; nothing where that cannot be read. */
export async function entriesIn(folder: Buffer): Promise<readonly WorkspaceEntry[]> {
  const names = (await unlessUnreadable(readdir(folder, { encoding: 'buffer' }))) ?? [];
  const entries: WorkspaceEntry[] = [];
  for (const name of names.sort((a, b) => Buffer.compare(a, b))) {
    const path = Buffer.concat([folder, Buffer.from('/'), name]);
    const stats = await unlessUnreadable(lstat(path));
    if (stats !== undefined) entries.push({ name, path, stats });
  }
  return entries;
}

/** What a file holds, or `undefined` where it is no ordinary file, huge, or cannot be read. */
export async function contentOf({ path, stats }: WorkspaceEntry): Promise<Buffer | undefined> {
  if (!stats.isFile() || stats.size > largestFile) return undefined;
  return unlessUnreadable(readFile(path));
}
