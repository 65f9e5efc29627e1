const messages: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EADDRINUSE: 'the port is in use',
  EADDRNOTAVAIL: 'this machine does not have that address',
  EEXIST: 'a file is in the way',
  EISDIR: 'it is a folder, not a file',
  ELOOP: 'its symbolic links go in a circle',
  ENAMETOOLONG: 'the name is too long',
  ENOENT: 'there is no such file or folder',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is a file, not a folder',
  ENOTFOUND: 'there is no such host',
  EPERM: 'the operation is not permitted',
  EROFS: 'the file system is read-only',
};

/** The code of an error that the operating system reports, `ENOENT` for instance; `undefined` for any other error. */
function systemCode(error: unknown): string | undefined {
  return error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    'syscall' in error
    ? error.code
    : undefined;
}

/** What the operating system complains of, in plain words. Any other error is a defect and is thrown again. */
export function systemMessage(error: unknown): string {
  const code = systemCode(error);
  if (code === undefined) throw error;
  return messages[code] ?? (error as Error).message;
}
