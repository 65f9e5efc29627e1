/** Compares what is on disk with what would be emitted, without writing anything. */
import { join } from 'node:path';
import { sortedBy } from '../spec/canonical.ts';
import { turnFolder } from './compile.ts';
import type { EmitRequest } from './emit.ts';
import { turnsThere } from './emit-target.ts';
import { listFiles, readIfThere } from './files.ts';
import { lockOfParts } from './lock-of-parts.ts';
import type { ScenarioLock } from './lock.ts';
import { scenarioFiles } from './scenario-files.ts';

/** A file that is not as it would be emitted. */
export type Difference =
  | { readonly kind: 'missing' | 'extra'; readonly path: string }
  | {
      readonly kind: 'different';
      readonly path: string;
      /** The first line that differs, counted from 1, as it is on disk and as it should be. */
      readonly line: number;
      readonly found: string;
      readonly expected: string;
    };

/** What a check found. */
export interface EmissionCheck {
  /** Every difference between the folder and an emission, sorted by path; none when they are equal to the byte. */
  readonly differences: readonly Difference[];
  /** The digests of what would be emitted. */
  readonly lock: ScenarioLock;
}

/** Compares a folder with an emission. Everything is compiled anew: nothing is taken from earlier emissions. */
export async function checkEmitted({
  directory,
  turns,
  lockAll = false,
  ...request
}: Omit<EmitRequest, 'onTurn' | 'records'>): Promise<EmissionCheck> {
  const unexpected = new Set(await listFiles(directory));
  const differences: Difference[] = [];
  const locks = lockOfParts(request);
  for await (const part of scenarioFiles({
    ...request,
    ...(turns && { turns }),
    there: await turnsThere({ directory, ...(turns && { turns }) }),
    recordAll: lockAll,
  })) {
    locks.add(part);
    for (const [path, expected] of part.files ?? []) {
      const found = await readIfThere(join(directory, path));
      unexpected.delete(path);
      if (found === undefined) differences.push({ kind: 'missing', path });
      else if (found !== expected) differences.push(firstDifference(path, found, expected));
    }
  }
  for (const path of unexpected)
    if (isCompared(path, turns)) differences.push({ kind: 'extra', path });
  return { differences: sortedBy(differences, ({ path }) => path), lock: locks.lock() };
}

/** `turn-003/schema.json:12 is "…", expected "…"`. */
export function formatDifference(difference: Difference): string {
  const { path } = difference;
  if (difference.kind !== 'different')
    return difference.kind === 'missing' ? `${path} is missing` : `${path} does not belong there`;
  const { line, found, expected } = difference;
  return `${path}:${String(line)} is ${JSON.stringify(found)}, expected ${JSON.stringify(expected)}`;
}

function firstDifference(path: string, found: string, expected: string): Difference {
  const [foundLines, expectedLines] = [found.split('\n'), expected.split('\n')];
  let line = 0;
  while (foundLines[line] === expectedLines[line]) line += 1;
  return {
    kind: 'different',
    path,
    line: line + 1,
    found: foundLines[line] ?? '(end of file)',
    expected: expectedLines[line] ?? '(end of file)',
  };
}

/** With a choice of turns, the folders of the others are not looked at. */
function isCompared(path: string, turns: readonly number[] | undefined): boolean {
  const folder = /^turn-\d{3,}(?=\/)/.exec(path)?.[0];
  return turns === undefined || folder === undefined || turns.map(turnFolder).includes(folder);
}
