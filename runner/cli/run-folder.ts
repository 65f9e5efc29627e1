import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../../generator/make-folder.ts';
import { UsageError } from './exit-code.ts';
import { writingTo } from './output-path.ts';
import { systemCode, systemMessage } from './system-message.ts';

const RUNS = 'runs';

/** Throws a `UsageError` for a folder that is asked for as a record and is neither new nor empty. */
export async function refuseUsedFolder(out: string): Promise<void> {
  const present = await readdir(out).catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') return [];
    throw new UsageError(`--out ${out} cannot be used: ${systemMessage(error)}`);
  });
  if (present.length > 0)
    throw new UsageError(`--out ${out} is not empty; a run needs a folder of its own`);
}

/** Makes the first free folder of `runs/oracle-1`, `-2` …, so that no other run takes it. */
export async function makeFreeFolder(agent: string): Promise<string> {
  return writingTo(RUNS, async () => {
    await makeFolder(RUNS);
    for (let number = 1; ; number += 1) {
      const folder = join(RUNS, `${agent}-${String(number)}`);
      if (await isMade(folder)) return folder;
    }
  });
}

async function isMade(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
    return true;
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false;
    throw error;
  }
}
