/**
 * The lock of the released scenarios: digests of all that is compiled from them, so that what is not checked in can be
 * rebuilt anywhere and be seen to be the same to the byte.
 */
import { z } from 'zod';
import { sortedBy } from '../spec/canonical.ts';
import { InputError } from '../spec/problem.ts';
import { shapeProblems } from '../spec/shape-problems.ts';
import type { Files } from './files.ts';
import { digest, parseSuiteManifest } from './render/suite-manifest.ts';

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
  /** Of every file of the scenario that belongs to no turn: the scenario itself, what agents read first, the index. */
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
export function digestOfFiles(files: Files): string {
  const lines = sortedBy([...files], ([path]) => path).map(
    ([path, text]) => `${digest(text)}  ${path}\n`,
  );
  return digest(lines.join(''));
}

/** The digests of a compiled turn, paths relative to its folder. Throws when a file is missing, which is a bug of ours. */
export function lockOfTurn(turn: number, files: Files): TurnLock {
  const textOf = (path: string): string => {
    const text = files.get(path);
    if (text === undefined) throw new Error(`turn ${String(turn)} has no ${path}`);
    return text;
  };
  return {
    turn,
    schema: digest(textOf('schema.json')),
    openapi: digest(textOf('openapi.json')),
    request: turn === 0 ? null : digest(textOf('change_request.md')),
    plan: parseSuiteManifest(JSON.parse(textOf('suite.json')), 'suite.json').digests.plan,
    files: digestOfFiles(files),
  };
}

const parts = ['schema', 'openapi', 'request', 'plan'] as const;

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
