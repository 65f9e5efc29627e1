/** Writes a scenario to disk, and deletes what an earlier emission left there and this one does not have. */
import type { Profile } from '../spec/contract.ts';
import type { DataStream } from '../spec/data-stream.ts';
import type { Scenario } from '../spec/scenario.ts';
import type { Schema } from '../spec/schema.ts';
import {
  compileTurn,
  createPress,
  formatAll,
  planScenario,
  refuseUnknownTurns,
  turnFolder,
} from './compile.ts';
import type { PlannedTurn } from './compile.ts';
import { deleteFiles, inFolder, listFiles, writeFiles } from './files.ts';
import type { Files } from './files.ts';
import { renderScenario } from './render/scenario.ts';
import type { TurnRow } from './render/scenario.ts';
import { refuseForeignFolder, scenarioNameFor } from './emit-target.ts';

/** What to emit, and where. */
export interface EmitRequest {
  readonly scenario: Scenario;
  readonly directory: string;
  readonly profile: Profile;
  /** Which stream of literal data the suites send; left out, `main`. */
  readonly data?: DataStream;
  /** The turns whose folders are emitted; left out, all. Folders of other turns are left alone. */
  readonly turns?: readonly number[];
  /** Called after each turn that was written. */
  readonly onTurn?: (turn: number) => void;
}

/** Paths relative to the directory. */
export interface EmitSummary {
  readonly written: readonly string[];
  readonly deleted: readonly string[];
  readonly unchanged: number;
}

/**
 * Compiles the scenario into the directory. Only what changed is written. Throws an `InputError`, and writes nothing,
 * for a folder that holds anything but this scenario.
 */
export async function emitScenario(request: EmitRequest): Promise<EmitSummary> {
  const { directory, onTurn } = request;
  await refuseForeignFolder(request);
  const paths = new Set<string>();
  const written: string[] = [];
  for await (const { turn, files } of scenarioFiles(request)) {
    for (const path of files.keys()) paths.add(path);
    written.push(...(await writeFiles(directory, files)));
    if (turn !== null) onTurn?.(turn);
  }
  const deleted = staleAmong(await listFiles(directory), paths, request.turns);
  await deleteFiles(directory, deleted);
  return { written, deleted, unchanged: paths.size - written.length };
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

/** All files of an emission in parts: those of each turn, then (`turn: null`) those of the scenario. */
export async function* scenarioFiles({
  scenario,
  profile,
  data,
  turns,
}: Omit<EmitRequest, 'directory'>): AsyncGenerator<{
  readonly turn: number | null;
  readonly files: Files;
}> {
  refuseUnknownTurns(scenario, turns);
  const press = createPress();
  const rows: TurnRow[] = [];
  for (const planned of planScenario(scenario, profile, data)) {
    const { turn } = planned.plan;
    rows.push(rowOf(planned));
    if (turns !== undefined && !turns.includes(turn)) continue;
    const files = await compileTurn({ scenario, ...planned, press });
    yield { turn, files: inFolder(turnFolder(turn), files) };
  }
  const files = renderScenario({ scenario, profile, rows });
  yield { turn: null, files: await formatAll(files, press.format) };
}

function rowOf({ snapshot, plan }: PlannedTurn): TurnRow {
  return {
    turn: String(plan.turn),
    folder: turnFolder(plan.turn),
    hasChanges: snapshot.changes.length > 0,
    changes: String(snapshot.changes.length),
    entities: String(snapshot.schema.entities.length),
    tests: String(plan.tests.length),
    newTests: String(plan.tests.filter(({ isNew }) => isNew).length),
  };
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
