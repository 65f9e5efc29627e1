/** `suite.json`: what a turn's suite consists of, and from what it was compiled. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { dataStreams } from '../../spec/data-stream.ts';
import { sortedBy } from '../../spec/canonical.ts';
import { InputError } from '../../spec/problem.ts';
import { shapeProblems } from '../../spec/shape-problems.ts';
import { removals } from '../../spec/snapshot.ts';
import type { RemovedPath, Snapshot } from '../../spec/snapshot.ts';
import { families } from '../plan/plan.ts';
import type { Plan, TestCase } from '../plan/plan.ts';
import { schemaDocument } from './documents.ts';

const gone = { by: z.enum(removals) };
const now = z.string().nullable();
const removedPathShape = z.strictObject({ path: z.string(), ...gone, now });

const digestShape = z.string().regex(/^[0-9a-f]{64}$/);

const suiteShape = z.strictObject({
  formatVersion: z.literal(1),
  scenario: z.string(),
  turn: z.int().min(0),
  profile: z.enum(['paper', 'strict']),
  /** Which stream of literal data the tests send. */
  data: z.enum(dataStreams).default('main'),
  /** With `schema.json`, `lineage`, `removed` and `addedValues`, all that the plan is made from. */
  seed: z.string(),
  /** SHA-256 of the schema and of the plan, each as JSON without spaces. */
  digests: z.strictObject({ schema: digestShape, plan: digestShape }),
  tests: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      family: z.enum(families),
      file: z.string(),
      clauses: z.array(z.string()),
      isNew: z.boolean(),
    }),
  ),
  lineage: z.record(z.string(), z.string()),
  removed: z.strictObject({
    endpoints: z.array(removedPathShape),
    analytics: z.array(removedPathShape),
    actions: z.array(z.strictObject({ entity: z.string(), action: z.string(), ...gone })),
    fields: z.array(z.strictObject({ entity: z.string(), field: z.string(), ...gone, now })),
  }),
  addedValues: z.array(z.strictObject({ enum: z.string(), value: z.string() })).default([]),
});

/** The content of `suite.json`. */
export type SuiteManifest = z.infer<typeof suiteShape>;

/** The manifest of a compiled turn. */
export function suiteManifest({
  scenario,
  snapshot,
  plan,
}: {
  readonly scenario: { readonly name: string; readonly seed: string };
  readonly snapshot: Snapshot;
  readonly plan: Plan;
}): SuiteManifest {
  const { schema, lineage, removed, addedValues } = snapshot;
  return {
    formatVersion: 1,
    scenario: scenario.name,
    turn: plan.turn,
    profile: plan.profile,
    data: plan.data,
    seed: scenario.seed,
    digests: { schema: digest(schemaDocument(schema)), plan: digest(JSON.stringify(plan)) },
    tests: plan.tests.map(listedTest),
    lineage: Object.fromEntries(sortedBy(Object.entries(lineage), ([path]) => path)),
    removed: {
      endpoints: removed.endpoints.map(listedPath),
      analytics: removed.analytics.map(listedPath),
      actions: removed.actions.map(({ entity, action, by }) => ({ entity, action, by })),
      fields: removed.fields.map(({ entity, field, by, now }) => ({ entity, field, by, now })),
    },
    addedValues: addedValues.map(({ enum: name, value }) => ({ enum: name, value })),
  };
}

const listedPath = ({ path, by, now }: RemovedPath): RemovedPath => ({ path, by, now });

/** How `suite.json` lists a test of a plan. */
export function listedTest({
  id,
  title,
  family,
  file,
  clauses,
  isNew,
}: TestCase): SuiteManifest['tests'][number] {
  return { id, title, family, file: `tests/${file}.spec.ts`, clauses: [...clauses], isNew };
}

/** The manifest in a parsed `suite.json`. Throws an `InputError` that names each fault. */
export function parseSuiteManifest(value: unknown, source: string): SuiteManifest {
  const parsed = suiteShape.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new InputError(source, shapeProblems(parsed.error, value));
}

/** SHA-256 of a text, in hexadecimal. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
