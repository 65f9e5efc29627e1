/**
 * The lock of the released scenarios: digests of all that is compiled from them, so that what is not checked in can be
 * rebuilt anywhere and be seen to be the same to the byte.
 */
import { z } from 'zod';
import { sortedBy } from '../spec/canonical.ts';
import { must } from '../spec/lookup.ts';
import { InputError } from '../spec/problem.ts';
import { shapeProblems } from '../spec/shape-problems.ts';
import type { TurnRecord } from './emission-records.ts';
import type { Files } from './files.ts';
import { digest } from './render/digest.ts';

const digestShape = z.string().regex(/^[0-9a-f]{64}$/);

const turnShape = z.strictObject({
  turn: z.int().min(0),
  schema: digestShape,
  openapi: digestShape,
  /** Of the change request; the initial turn has none. */
  request: digestShape.nullable(),
  /** Of the plan, as `suite.json` has it. */
  plan: digestShape,
  /** Of every file of the turn's folder, these and all others, see `digestOfFiles`. */
  files: digestShape,
});

const scenarioLockShape = z.strictObject({
  name: z.string(),
  profile: z.enum(['paper', 'strict']),
  /** Of `scenario.json`. */
  scenario: digestShape,
  /** Of the files that belong to no turn: the scenario itself, what agents read first, the package; not of the index. */
  files: digestShape,
  turns: z.array(turnShape),
});

const lockShape = z.strictObject({
  formatVersion: z.literal(1),
  scenarios: z.array(scenarioLockShape),
});

export type TurnLock = Readonly<z.infer<typeof turnShape>>;
export type ScenarioLock = Readonly<z.infer<typeof scenarioLockShape>>;
export type Lock = Readonly<z.infer<typeof lockShape>>;

/**
 * SHA-256 of a list of files: of what `find * -type f | LC_ALL=C sort | xargs sha256sum` prints in their folder, a line of
 * digest, two spaces and path for each.
 */
export function digestOfFiles(files: TurnRecord['files']): string {
  const lines = sortedBy(files, ([path]) => path).map(([path, of]) => `${of}  ${path}\n`);
  return digest(lines.join(''));
}

/** Path and digest of each file. */
export function digestsOf(files: Files): TurnRecord['files'] {
  return [...files].map(([path, text]) => [path, digest(text)]);
}

/** The digests of a compiled turn. Throws when a file is missing, which is a bug of ours. */
export function lockOfTurn(turn: number, { plan, files }: Omit<TurnRecord, 'row'>): TurnLock {
  const digests = new Map(files);
  const of = (path: string): string => must(digests.get(path), `a file ${path}`);
  return {
    turn,
    schema: of('schema.json'),
    openapi: of('openapi.json'),
    request: turn === 0 ? null : of('change_request.md'),
    plan,
    files: digestOfFiles(files),
  };
}

const parts = ['schema', 'openapi', 'request', 'plan'] as const;

/** What of a scenario is not as it is locked, in words; a scenario of which only some turns are found may be right. */
export function lockFaults(locked: ScenarioLock, found: ScenarioLock): readonly string[] {
  const byTurn = new Map(locked.turns.map((turn) => [turn.turn, turn]));
  const faults = found.turns.map((turn) => turnFault(byTurn.get(turn.turn), turn));
  return [
    ...(locked.scenario === found.scenario ? [] : ['scenario.json is not as it is locked']),
    ...(locked.files === found.files
      ? []
      : ['the files beside the turns are not as they are locked']),
    ...faults.filter((fault) => fault !== null),
  ];
}

/** What of a turn is not as it is locked, in words; `null` when all is. */
export function turnFault(locked: TurnLock | undefined, found: TurnLock): string | null {
  const where = `turn ${String(found.turn)}`;
  if (locked === undefined) return `${where} is not in the lock`;
  if (locked.files === found.files) return null;
  const differing = parts.filter((part) => locked[part] !== found[part]);
  const what = differing.length === 0 ? 'files other than these' : differing.join(', ');
  return `${where} is not as it is locked: ${what}`;
}

/** The lock as text: a line for each turn, so that a difference shows which turns it concerns. */
export function lockText({ scenarios }: Lock): string {
  const blocks = scenarios.map(({ turns, ...head }) => {
    const opening = JSON.stringify(head).slice(0, -1);
    return `    ${opening}, "turns": [\n${turns.map((turn) => `      ${JSON.stringify(turn)}`).join(',\n')}\n    ]}`;
  });
  return `{ "formatVersion": 1,\n  "scenarios": [\n${blocks.join(',\n')}\n  ]}\n`;
}

/** The lock in a parsed file. Throws an `InputError` that names each fault. */
export function parseLock(value: unknown, source: string): Lock {
  const parsed = lockShape.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new InputError(source, shapeProblems(parsed.error, value));
}
