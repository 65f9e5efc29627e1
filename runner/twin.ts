/**
 * The held-out twin of a suite: the same tests with the other stream of data. What fits only the values that a suite shows
 * passes it and fails its twin.
 */
import { join } from 'node:path';
import { writeFiles } from '../generator/files.ts';
import { compileTurn } from '../generator/index.ts';
import type { Plan } from '../generator/plan/plan.ts';
import type { DataStream } from '../spec/data-stream.ts';
import { temporaryFolder } from './folders.ts';
import { planOf, readManifest, readTurnFolder } from './turn-folder.ts';
import type { TurnFolder } from './turn-folder.ts';

/**
 * Calls `use` with a folder whose suite sends that stream of data: the folder of the turn itself where it does, else a
 * temporary one. Throws an `InputError` for a folder that is no suite, and where a twin is asked of one whose files do not
 * belong together.
 */
export async function withData<T>(
  { folder, data }: { readonly folder: string; readonly data: DataStream },
  use: (folder: string) => Promise<T>,
): Promise<T> {
  if ((await readManifest(folder)).data === data) return use(folder);
  const { manifest, snapshot, plan } = twinOf(await readTurnFolder(folder), data);
  const scenario = { name: manifest.scenario, seed: manifest.seed };
  const scratch = await temporaryFolder('twin-');
  try {
    const twin = join(scratch.path, 'suite');
    await writeFiles(twin, compileTurn({ scenario, snapshot, plan }));
    return await use(twin);
  } finally {
    await scratch.remove();
  }
}

function twinOf(turn: TurnFolder, data: DataStream): TurnFolder {
  const plan = planOf({ ...turn, data });
  if (idsOf(plan) !== idsOf(turn.plan))
    throw new Error(`the twin of turn ${String(plan.turn)} has other tests`);
  return { ...turn, plan };
}

function idsOf({ tests }: Plan): string {
  return tests.map(({ id }) => id).join('\n');
}
