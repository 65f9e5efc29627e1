/** A turn's folder, read back: what its suite lists, and the plan that it was compiled from. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSuiteManifest, planSuite } from '../generator/index.ts';
import type { SuiteManifest } from '../generator/index.ts';
import type { PlanMemo } from '../generator/plan/index.ts';
import type { Plan } from '../generator/plan/plan.ts';
import { planDigest } from '../generator/render/suite-manifest.ts';
import type { ListedTest } from '../generator/render/suite-manifest.ts';
import type { DataStream } from '../spec/data-stream.ts';
import { parseSchema } from '../spec/parse.ts';
import { InputError } from '../spec/problem.ts';
import type { Snapshot } from '../spec/snapshot.ts';
import { snapshotOf } from '../spec/trajectory.ts';

export interface TurnFolder {
  readonly manifest: SuiteManifest;
  /** The state of the turn. The changes that led to it are not kept in the folder: the list is empty. */
  readonly snapshot: Snapshot;
  /** The plan that `tests/` shows. */
  readonly plan: Plan;
}

/** What `suite.json` of a turn's folder says. Throws an `InputError` for a folder that is no suite. */
export async function readManifest(folder: string): Promise<SuiteManifest> {
  const file = join(folder, 'suite.json');
  return parseSuiteManifest(await readJson(file), file);
}

/** The tests of the suite in a folder, in its order. Throws an `InputError` for a folder that is no suite. */
export async function readSuiteTests(folder: string): Promise<readonly ListedTest[]> {
  const { tests } = await readManifest(folder);
  if (tests.length === 0)
    throw illFormed(
      join(folder, 'suite.json'),
      'lists no test, and a suite without tests shows nothing',
    );
  return tests;
}

/**
 * The whole of a turn's folder. Throws an `InputError` for a folder that is no suite, and for one whose files do not
 * belong together: whose plan, made anew from the schema, is not the one that was compiled. With a `memo`, only what is not
 * as it was in the folder that was read with it before is planned.
 */
export async function readTurnFolder(folder: string, memo?: PlanMemo): Promise<TurnFolder> {
  const manifest = await readManifest(folder);
  const file = join(folder, 'schema.json');
  const schema = parseSchema(await readJson(file), file);
  const { turn, data, lineage, removed, addedValues, digests } = manifest;
  const snapshot: Snapshot = { ...snapshotOf(schema), turn, lineage, removed, addedValues };
  const plan = planOf({ manifest, snapshot, data, memo });
  if (planDigest(plan) !== digests.plan)
    throw illFormed(
      join(folder, 'suite.json'),
      'its plan is not the one that this version makes of schema.json; emit the turn again',
    );
  return { manifest, snapshot, plan };
}

/** The plan of the suite that a manifest lists, with either stream of data. */
export function planOf({
  manifest: { seed, profile, tests },
  snapshot,
  data,
  memo,
}: Pick<TurnFolder, 'manifest' | 'snapshot'> & {
  readonly data: DataStream;
  readonly memo?: PlanMemo | undefined;
}): Plan {
  const known = new Map(tests.map(({ id, isNew }) => [id, isNew]));
  const plan = planSuite({ snapshot, seed, profile, data, ...(memo && { memo }) });
  return {
    ...plan,
    tests: plan.tests.map((test) => ({ ...test, isNew: known.get(test.id) ?? test.isNew })),
  };
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw illFormed(
      file,
      `${reasonOf(cause)}; a suite is the folder of one turn, such as turn-000`,
    );
  });
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw illFormed(file, `is not JSON (${String(cause)})`);
  }
}

function reasonOf(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return code === 'ENOENT' || code === 'ENOTDIR'
    ? 'there is no such file'
    : `cannot be read (${String(cause)})`;
}

function illFormed(file: string, message: string): InputError {
  return new InputError(file, [{ code: 'SUITE_ILL_FORMED', path: '', message }]);
}
