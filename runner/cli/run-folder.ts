import { join } from 'node:path';
import { exists } from './output-path.ts';

/** The first of `runs/oracle-1`, `runs/oracle-2` … that is not there yet. */
export async function freeRunFolder(agent: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const folder = join('runs', `${agent}-${String(number)}`);
    if (!(await exists(folder))) return folder;
  }
}
