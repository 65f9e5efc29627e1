/** Reading files of an agent, who may have locked them: what cannot be read is passed over, it is not a failure of ours. */

/** What is read, or `undefined` where permission is denied. Other errors stay errors. */
export async function unlessLocked<T>(reading: Promise<T>): Promise<T | undefined> {
  return reading.catch((error: unknown) => {
    if (
      error instanceof Error &&
      'code' in error &&
      (error.code === 'EACCES' || error.code === 'EPERM')
    )
      return undefined;
    throw error;
  });
}
