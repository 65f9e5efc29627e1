import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from './exit-code.ts';
import { exists } from './output-path.ts';
import { systemCode, systemMessage } from './system-message.ts';

/** The folder for the record: the one asked for, which must be new or empty, or the first free `runs/oracle-1`, `-2` … */
export async function runFolderFor(agent: string, out: string | undefined): Promise<string> {
  if (out === undefined) return freeFolder(agent);
  const present = await readdir(out).catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') return [];
    throw new UsageError(`--out ${out} cannot be used: ${systemMessage(error)}`);
  });
  if (present.length > 0)
    throw new UsageError(`--out ${out} is not empty; a run needs a folder of its own`);
  return out;
}

async function freeFolder(agent: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const folder = join('runs', `${agent}-${String(number)}`);
    if (!(await exists(folder))) return folder;
  }
}
