/** The script of the `scripted` agent: what it does in which call, as a JSON document. */
import { z } from 'zod';
import { InputError } from '../../spec/problem.ts';
import { shapeProblems } from '../../spec/shape-problems.ts';
import { staysInside } from './workspace-files.ts';

const inside = 'a relative path that stays inside the workspace';
const path = z.string().refine(staysInside, inside);
const index = z.int().min(0);

const stepShape = z.strictObject({
  /** The calls that the step is for; what is left out matches any. `fromTurn` and `toTurn` are inclusive. */
  when: z
    .strictObject({
      turn: index.exactOptional(),
      fromTurn: index.exactOptional(),
      toTurn: index.exactOptional(),
      attempt: index.exactOptional(),
    })
    .exactOptional(),
  /** Only so many times; afterwards the step is passed over. */
  times: z.int().min(1).exactOptional(),
  /** Replaces what the oracle wrote before by a correct server for the current schema. */
  oracle: z.literal(true).exactOptional(),
  /** Files to write, by path. */
  write: z
    .record(z.string(), z.string())
    .refine(
      (files) => Object.keys(files).every(staysInside),
      'files, each by a relative path that stays inside the workspace',
    )
    .exactOptional(),
  /** Pieces of files to replace, each everywhere in its file; a piece that is not there ends the episode as censored. */
  replace: z
    .array(z.strictObject({ file: path, search: z.string().min(1), with: z.string() }))
    .exactOptional(),
  /** Files or folders to remove. */
  delete: z.array(path).exactOptional(),
  /** Command lines for bash, in the workspace, one after the other. */
  run: z.array(z.string()).exactOptional(),
  /** Ends the call here as a process would that exits so: anything but 0 is a failure of the harness. */
  exit: z.int().min(0).max(255).exactOptional(),
});

const scriptShape = z.array(stepShape);

export type Step = z.infer<typeof stepShape>;

/** The steps of a script. Throws an `InputError` that names the place of each fault. */
export function parseScript(value: unknown, source: string): readonly Step[] {
  const parsed = scriptShape.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new InputError(source, shapeProblems(parsed.error, value));
}

/** Whether a step is for this call. */
export function matches(
  { when }: Step,
  { turn, attempt }: { readonly turn: number; readonly attempt: number },
): boolean {
  const {
    turn: only = turn,
    fromTurn = turn,
    toTurn = turn,
    attempt: onlyAttempt = attempt,
  } = when ?? {};
  return turn === only && fromTurn <= turn && turn <= toTurn && attempt === onlyAttempt;
}
