/** All files of a scenario's folder, turn by turn, compiled as far as they are not known to be there already. */
import { join } from 'node:path';
import type { Profile } from '../spec/contract.ts';
import type { DataStream } from '../spec/data-stream.ts';
import type { Scenario } from '../spec/scenario.ts';
import type { Schema } from '../spec/schema.ts';
import { compileTurn, refuseUnknownTurns, turnFolder, turnsOf } from './compile.ts';
import { turnKeys } from './emission-records.ts';
import type { EmissionRecords, TurnRecord } from './emission-records.ts';
import { inFolder, readIfThere } from './files.ts';
import type { Files } from './files.ts';
import { formatAll } from './format.ts';
import { recallOf } from './recall.ts';
import { digest, planDigest } from './render/digest.ts';
import { renderScenario, turnRow } from './render/scenario.ts';
import type { TurnRow } from './render/scenario.ts';
import { createSpecRenderer } from './render/spec-file.ts';

/** The files of a turn or, where that is `null`, those that belong to no turn. */
export interface EmittedPart {
  readonly turn: number | null;
  readonly paths: readonly string[];
  /** Left out where all of them are there as they should be, as far as earlier emissions tell. */
  readonly files?: Files;
  /** Whether this emission made what there is to know of it, or an earlier one. */
  readonly madeBy: 'this' | 'earlier';
  /** What there is to know of it, for a turn. */
  readonly record?: TurnRecord;
}

/**
 * The files of an emission in parts: those of each turn, then those of the scenario. With `earlier`, turns are not compiled
 * that were emitted before and are in the directory as they were recorded. With `recordAll`, turns that are not wanted are
 * parts, too: without paths and files, but with their records.
 */
export async function* scenarioFiles({
  scenario,
  profile,
  data = 'main',
  turns,
  earlier,
  there = turns,
  recordAll = false,
}: {
  readonly scenario: Scenario;
  readonly profile: Profile;
  readonly data?: DataStream;
  readonly turns?: readonly number[];
  readonly earlier?: { readonly directory: string; readonly records: EmissionRecords };
  /** The turns whose folders are there in the end, for the index; left out, those of the emission. */
  readonly there?: readonly number[] | undefined;
  readonly recordAll?: boolean;
}): AsyncGenerator<EmittedPart> {
  refuseUnknownTurns(scenario, turns);
  const keys = turnKeys(scenario, profile, data);
  const renderSpecs = createSpecRenderer();
  const digests = digestsOfFiles();
  const rows: TurnRow[] = [];
  let reached: Schema | undefined;
  for (const { snapshot, plan } of turnsOf(scenario, profile, data)) {
    const { turn } = snapshot;
    const before = reached;
    reached = snapshot.schema;
    const key = keys[turn] ?? '';
    const folder = turnFolder(turn);
    const isWanted = turns?.includes(turn) ?? true;
    const record = await earlier?.records.read(key);
    if (record && (!isWanted || (await isThere(join(earlier?.directory ?? '', folder), record)))) {
      rows.push(record.row);
      const paths = isWanted ? record.files.map(([path]) => `${folder}/${path}`) : [];
      if (isWanted || recordAll) yield { turn, paths, record, madeBy: 'earlier' };
      continue;
    }
    const planned = { snapshot, plan: plan() };
    const row = turnRow({ folder, before, ...planned });
    rows.push(row);
    if (!isWanted && !recordAll) continue;
    const files = compileTurn({ scenario, ...planned, renderSpecs });
    const made = { row, plan: planDigest(planned.plan), files: digests(files) };
    yield isWanted
      ? { ...partOf(turn, inFolder(folder, files)), record: made }
      : { turn, paths: [], record: made, madeBy: 'this' };
    await earlier?.records.write(key, made);
  }
  const { laidOut, unformatted } = renderScenario({ scenario, profile, rows, turns: there });
  const formatted = await formatAll(unformatted);
  yield partOf(null, new Map([...laidOut, ...formatted]));
}

function partOf(turn: number | null, files: Files): EmittedPart {
  return { turn, paths: [...files.keys()], files, madeBy: 'this' };
}

/** Digests of files; those of files that stay as they are from turn to turn are made once. */
function digestsOfFiles(): (files: Files) => TurnRecord['files'] {
  const known = recallOf<string, string>();
  return (files) =>
    [...files].map(([path, text]) => [path, known(path, [text], () => digest(text))]);
}

async function isThere(folder: string, { files }: TurnRecord): Promise<boolean> {
  for (const [path, recorded] of files) {
    const text = await readIfThere(join(folder, path));
    if (text === undefined || digest(text) !== recorded) return false;
  }
  return true;
}
