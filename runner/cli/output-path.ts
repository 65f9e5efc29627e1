/** Places that a command writes to. */
import { access } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { UsageError } from './exit-code.ts';
import { systemMessage } from './system-message.ts';
import { makeFolder } from '../../generator/make-folder.ts';

/** Writes a file in one piece, folders above it included. Throws a `UsageError` when it exists, unless `force` is set. */
export async function writeNewFile(
  path: string,
  { content, force }: { readonly content: string; readonly force: boolean },
): Promise<void> {
  if (!force && (await exists(path)))
    throw new UsageError(`${path} exists already; --force replaces it`);
  await writingTo(path, async () => {
    await makeFolder(dirname(path));
    await writeFileAtomic(path, content);
  });
}

/** Whether there is anything at the path. */
export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** Does some writing; what the operating system complains of on the way becomes a `UsageError` about the path. */
export async function writingTo<T>(path: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!concerns(error, path)) throw error;
    throw new UsageError(`cannot write to ${path}: ${systemMessage(error)}`);
  }
}

/** Whether an error is about the place, something in it or beside it with a longer name, or a folder above it. */
function concerns(error: unknown, path: string): boolean {
  if (!(error instanceof Error && 'path' in error && typeof error.path === 'string')) return false;
  const [about, place] = [resolve(error.path), resolve(path)];
  return about.startsWith(place) || place.startsWith(`${about}${sep}`);
}
