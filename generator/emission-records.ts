/**
 * Records of what was emitted: for a turn of a scenario and the compiler that compiled it the digests of its files. Where
 * the files are there as recorded, nothing has to be planned and rendered to know that they are right. They are kept
 * among the caches of this checkout, never beside what is emitted; losing them costs nothing but time.
 */
import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import writeFileAtomic from 'write-file-atomic';
import type { Profile } from '../spec/contract.ts';
import type { DataStream } from '../spec/data-stream.ts';
import type { Scenario } from '../spec/scenario.ts';
import { compilerDigest } from './compiler-digest.ts';
import { makeFolder } from './make-folder.ts';
import { digest } from './render/digest.ts';
import type { TurnRow } from './render/scenario.ts';

export interface TurnRecord {
  readonly row: TurnRow;
  /** The digest of its plan. */
  readonly plan: string;
  /** Path, relative to the turn's folder, and digest of each file. */
  readonly files: readonly (readonly [path: string, digest: string])[];
}

/** Where records are kept. Reading gives `undefined`, and writing does nothing, where that cannot be done. */
export interface EmissionRecords {
  readonly read: (key: string) => Promise<TurnRecord | undefined>;
  readonly write: (key: string, record: TurnRecord) => Promise<void>;
}

/** The key of each turn, from all that its folder is made of: what leads to it, and the compiler. */
export function turnKeys(
  { name, seed, initial, turns }: Scenario,
  profile: Profile,
  data: DataStream,
): readonly string[] {
  let key = digest(JSON.stringify([compilerDigest(), name, seed, profile, data, initial]));
  return [key, ...turns.map(({ changes }) => (key = digest(JSON.stringify([key, changes]))))];
}

const caches = fileURLToPath(new URL('../node_modules/.cache/staminabench', import.meta.url));

/** The records of this checkout, those of its present compiler alone. Several processes may use them at once. */
export function recordsOnDisk(root = join(caches, 'turns')): EmissionRecords {
  const compiler = compilerDigest().slice(0, 16);
  const folder = join(root, compiler);
  let isReady = false;
  const makeReady = async (): Promise<void> => {
    await makeFolder(folder);
    const others = (await readdir(root)).filter((name) => name !== compiler);
    for (const other of others) await rm(join(root, other), { recursive: true, force: true });
    isReady = true;
  };
  return {
    read: (key) => readRecord(join(folder, key)).catch(() => undefined),
    write: async (key, record) => {
      try {
        if (!isReady) await makeReady();
        const text = JSON.stringify(record);
        await writeFileAtomic(join(folder, key), `${digest(text)}\n${text}`);
      } catch {
        // Without its record a turn is compiled again.
      }
    },
  };
}

async function readRecord(file: string): Promise<TurnRecord | undefined> {
  const [claimed, text = ''] = (await readFile(file, 'utf8')).split('\n');
  return digest(text) === claimed ? (JSON.parse(text) as TurnRecord) : undefined;
}
