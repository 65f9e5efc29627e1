/** All files of a scenario's folder, turn by turn, compiled as far as they are not known to be there already. */
import { join } from 'node:path';
import type { Profile } from '../spec/contract.ts';
import type { DataStream } from '../spec/data-stream.ts';
import type { Scenario } from '../spec/scenario.ts';
import {
  compileTurn,
  createPress,
  formatAll,
  refuseUnknownTurns,
  turnFolder,
  turnsOf,
} from './compile.ts';
import type { PlannedTurn } from './compile.ts';
import { turnKeys } from './emission-records.ts';
import type { EmissionRecords, TurnRecord } from './emission-records.ts';
import { inFolder, readIfThere } from './files.ts';
import type { Files } from './files.ts';
import { recall } from './recall.ts';
import { digest } from './render/digest.ts';
import { renderScenario } from './render/scenario.ts';
import type { TurnRow } from './render/scenario.ts';

/** The files of a turn or, where that is `null`, those that belong to no turn. */
export interface EmittedPart {
  readonly turn: number | null;
  readonly paths: readonly string[];
  /** Left out where all of them are there as they should be, as far as earlier emissions tell. */
  readonly files?: Files;
}

/**
 * The files of an emission in parts: those of each turn, then those of the scenario. With `earlier`, turns are not compiled
 * that were emitted before and are in the directory as they were recorded.
 */
export async function* scenarioFiles({
  scenario,
  profile,
  data = 'main',
  turns,
  earlier,
}: {
  readonly scenario: Scenario;
  readonly profile: Profile;
  readonly data?: DataStream;
  readonly turns?: readonly number[];
  readonly earlier?: { readonly directory: string; readonly records: EmissionRecords };
}): AsyncGenerator<EmittedPart> {
  refuseUnknownTurns(scenario, turns);
  const keys = turnKeys(scenario, profile, data);
  const press = createPress();
  const digests = digestsOfFiles();
  const rows: TurnRow[] = [];
  for (const { snapshot, plan } of turnsOf(scenario, profile, data)) {
    const { turn } = snapshot;
    const key = keys[turn] ?? '';
    const folder = turnFolder(turn);
    const isWanted = turns?.includes(turn) ?? true;
    const record = await earlier?.records.read(key);
    if (record && (!isWanted || (await isThere(join(earlier?.directory ?? '', folder), record)))) {
      rows.push(record.row);
      if (isWanted) yield { turn, paths: record.files.map(([path]) => `${folder}/${path}`) };
      continue;
    }
    const planned = { snapshot, plan: plan() };
    const row = rowOf(planned);
    rows.push(row);
    if (!isWanted) continue;
    const files = await compileTurn({ scenario, ...planned, press });
    yield partOf(turn, inFolder(folder, files));
    await earlier?.records.write(key, { row, files: digests(files) });
  }
  const files = await formatAll(renderScenario({ scenario, profile, rows }), press.format);
  yield partOf(null, files);
}

function partOf(turn: number | null, files: Files): EmittedPart {
  return { turn, paths: [...files.keys()], files };
}

/** Digests of files; those of files that stay as they are from turn to turn are made once. */
function digestsOfFiles(): (files: Files) => TurnRecord['files'] {
  const known = recall<string>(MOST_FILES);
  return (files) => [...files].map(([path, text]) => [path, known(text, () => digest(text))]);
}

/** More than the folder of a turn has. */
const MOST_FILES = 200;

async function isThere(folder: string, { files }: TurnRecord): Promise<boolean> {
  for (const [path, recorded] of files) {
    const text = await readIfThere(join(folder, path));
    if (text === undefined || digest(text) !== recorded) return false;
  }
  return true;
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
