/** Writes a scenario to disk, and deletes what an earlier emission left there and this one does not have. */
import type { Profile } from '../spec/contract.ts';
import type { DataStream } from '../spec/data-stream.ts';
import type { Scenario } from '../spec/scenario.ts';
import type { Schema } from '../spec/schema.ts';
import { turnFolder } from './compile.ts';
import { recordsOnDisk } from './emission-records.ts';
import type { EmissionRecords } from './emission-records.ts';
import { refuseForeignFolder, scenarioNameFor, turnsThere } from './emit-target.ts';
import { deleteFiles, listFiles, writeFiles } from './files.ts';
import { lockOfParts } from './lock-of-parts.ts';
import type { ScenarioLock } from './lock.ts';
import { scenarioFiles } from './scenario-files.ts';
import type { EmittedPart } from './scenario-files.ts';

/** What to emit, and where. */
export interface EmitRequest {
  readonly scenario: Scenario;
  readonly directory: string;
  readonly profile: Profile;
  /** Which stream of literal data the suites send; left out, `main`. */
  readonly data?: DataStream;
  /** The turns whose folders are emitted; left out, all. Folders of other turns are left alone. */
  readonly turns?: readonly number[];
  /** Called after each turn: whether it was compiled now, or is known from an earlier emission. */
  readonly onTurn?: (turn: number, madeBy: EmittedPart['madeBy']) => void;
  /** Whether the lock covers every turn, those that are not emitted too; left out, it covers those that are. */
  readonly lockAll?: boolean;
  /** What is known of earlier emissions; left out, what this checkout remembers. */
  readonly records?: EmissionRecords;
}

/** Paths relative to the directory. */
export interface EmitSummary {
  readonly written: readonly string[];
  readonly deleted: readonly string[];
  readonly unchanged: number;
  /** The turns whose folders were there already, as recorded, and were not compiled again. */
  readonly reused: readonly number[];
  /** The digests of what was emitted. */
  readonly lock: ScenarioLock;
}

/**
 * Compiles the scenario into the directory. Only what changed is written, and a turn that was emitted before, and is there
 * as it was, is not even compiled. Throws an `InputError`, and writes nothing, for a folder that holds anything but this
 * scenario.
 */
export async function emitScenario(request: EmitRequest): Promise<EmitSummary> {
  const { directory, onTurn, lockAll = false, records = recordsOnDisk() } = request;
  await refuseForeignFolder(request);
  const paths = new Set<string>();
  const written: string[] = [];
  const reused: number[] = [];
  const locks = lockOfParts(request);
  const earlier = { directory, records };
  const there = await turnsThere(request);
  for await (const part of scenarioFiles({ ...request, earlier, there, recordAll: lockAll })) {
    const { turn, paths: ofPart, files, madeBy } = part;
    locks.add(part);
    for (const path of ofPart) paths.add(path);
    if (files !== undefined) written.push(...(await writeFiles(directory, files)));
    else if (turn !== null && ofPart.length > 0) reused.push(turn);
    if (turn !== null) onTurn?.(turn, madeBy);
  }
  const deleted = staleAmong(await listFiles(directory), paths, request.turns);
  await deleteFiles(directory, deleted);
  const unchanged = paths.size - written.length;
  return { written, deleted, unchanged, reused, lock: locks.lock() };
}

/** Compiles a lone schema into the directory, as a scenario of that one turn, named after the folder. */
export async function emitSchema({
  schema,
  directory,
  profile,
}: {
  readonly schema: Schema;
  readonly directory: string;
  readonly profile: Profile;
}): Promise<EmitSummary> {
  const scenario = scenarioOfSchema(schema, scenarioNameFor(directory));
  return emitScenario({ scenario, directory, profile });
}

/** The scenario that starts, and ends, with the schema. */
export function scenarioOfSchema(schema: Schema, name: string): Scenario {
  const sampler = { name: 'replay', version: 1, changesPerTurn: 5 } as const;
  return { name, seed: '0', sampler, initial: schema, turns: [] };
}

/** Every path that an emission of ours may have. */
const emittedPath =
  /^turn-\d{3,}\/(?:schema\.json|openapi\.json|change_request\.md|suite\.json|playwright\.config\.ts|support\/(?:api|exchange|http)\.ts|tests\/[a-z0-9]+\.spec\.ts)$/;

function staleAmong(
  present: readonly string[],
  emitted: ReadonlySet<string>,
  turns: readonly number[] | undefined,
): readonly string[] {
  const folders = turns?.map((turn) => `${turnFolder(turn)}/`);
  return present.filter(
    (path) =>
      emittedPath.test(path) &&
      !emitted.has(path) &&
      (folders === undefined || folders.some((folder) => path.startsWith(folder))),
  );
}
