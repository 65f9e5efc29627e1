/** Reading files of an agent: what it has locked, or nested too deeply, is passed over and is no failure of ours. */

const unreadable: ReadonlySet<unknown> = new Set(['EACCES', 'EPERM', 'ENAMETOOLONG']);

/** What is read, or `undefined` where permission is denied or the path is too long. Other errors stay errors. */
export async function unlessUnreadable<T>(reading: Promise<T>): Promise<T | undefined> {
  return reading.catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && unreadable.has(error.code)) return undefined;
    throw error;
  });
}
