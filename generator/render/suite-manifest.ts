/** `suite.json`: what a turn's suite consists of, and from what it was compiled. */
import { z } from 'zod';
import { dataStreams } from '../../spec/data-stream.ts';
import { sortedBy } from '../../spec/canonical.ts';
import { InputError } from '../../spec/problem.ts';
import { shapeProblems } from '../../spec/shape-problems.ts';
import { removals } from '../../spec/snapshot.ts';
import type { RemovedPath, Snapshot } from '../../spec/snapshot.ts';
import { specPath } from '../plan/naming.ts';
import { families } from '../plan/plan.ts';
import type { Plan, TestCase } from '../plan/plan.ts';
import { digest, planDigest } from './digest.ts';
import { schemaDocument } from './documents.ts';
import { suiteText } from './suite-text.ts';

export { digest, planDigest } from './digest.ts';

const gone = { by: z.enum(removals) };
const now = z.string().nullable();
const removedPathShape = z.strictObject({ path: z.string(), ...gone, now });

const digestShape = z.string().regex(/^[0-9a-f]{64}$/);

const headShape = z.strictObject({
  formatVersion: z.literal(3),
  scenario: z.string(),
  turn: z.int().min(0),
  profile: z.enum(['paper', 'strict']),
  /** Which stream of literal data the tests send. */
  data: z.enum(dataStreams),
  /** With `schema.json`, `lineage`, `removed` and `addedValues`, all that the plan is made from. */
  seed: z.string(),
  /** SHA-256 of the schema as JSON without spaces, and that of the plan. */
  digests: z.strictObject({ schema: digestShape, plan: digestShape }),
  lineage: z.record(z.string(), z.string()),
  removed: z.strictObject({
    endpoints: z.array(removedPathShape),
    analytics: z.array(removedPathShape),
    actions: z.array(z.strictObject({ entity: z.string(), action: z.string(), ...gone })),
    fields: z.array(z.strictObject({ entity: z.string(), field: z.string(), ...gone, now })),
  }),
  addedValues: z.array(z.strictObject({ enum: z.string(), value: z.string() })).default([]),
});

/** The id of a test; of one that the turn before did not have as `{ "new": "…" }`. */
const testShape = z.union([z.string(), z.strictObject({ new: z.string() })]);

/** The file: its tests are listed file by file (`tests/dog.spec.ts`), and in a file family by family. */
const suiteShape = headShape.extend({
  tests: z.record(z.string(), z.partialRecord(z.enum(families), z.array(testShape))),
});

/** What `suite.json` says before it lists the tests. */
export type SuiteHead = Readonly<z.infer<typeof headShape>>;

/** A test as `suite.json` lists it: its title, and the sentences that it checks, are said where it stands. */
export interface ListedTest {
  readonly id: string;
  readonly family: TestCase['family'];
  readonly file: string;
  readonly isNew: boolean;
}

/** The content of `suite.json`. */
export interface SuiteManifest extends SuiteHead {
  readonly tests: readonly ListedTest[];
}

/** The text of `suite.json` of a compiled turn. */
export function suiteDocument({
  scenario,
  snapshot,
  plan,
}: {
  readonly scenario: { readonly name: string; readonly seed: string };
  readonly snapshot: Snapshot;
  readonly plan: Plan;
}): string {
  const { schema, lineage, removed, addedValues } = snapshot;
  const head: SuiteHead = {
    formatVersion: 3,
    scenario: scenario.name,
    turn: plan.turn,
    profile: plan.profile,
    data: plan.data,
    seed: scenario.seed,
    digests: { schema: digest(schemaDocument(schema)), plan: planDigest(plan) },
    lineage: Object.fromEntries(sortedBy(Object.entries(lineage), ([path]) => path)),
    removed: {
      endpoints: removed.endpoints.map(listedPath),
      analytics: removed.analytics.map(listedPath),
      actions: removed.actions.map(({ entity, action, by }) => ({ entity, action, by })),
      fields: removed.fields.map(({ entity, field, by, now }) => ({ entity, field, by, now })),
    },
    addedValues: addedValues.map(({ enum: name, value }) => ({ enum: name, value })),
  };
  return suiteText(head, plan.tests);
}

const listedPath = ({ path, by, now }: RemovedPath): RemovedPath => ({ path, by, now });

/** How `suite.json` lists a test of a plan. */
export function listedTest({ id, family, file, isNew }: TestCase): ListedTest {
  return { id, family, file: specPath(file), isNew };
}

/** The manifest in a parsed `suite.json`. Throws an `InputError` that names each fault. */
export function parseSuiteManifest(value: unknown, source: string): SuiteManifest {
  const parsed = suiteShape.safeParse(value);
  if (!parsed.success) throw new InputError(source, shapeProblems(parsed.error, value));
  const { tests, ...head } = parsed.data;
  const listed = Object.entries(tests).flatMap(([file, ofFile]) =>
    families.flatMap((family) =>
      (ofFile[family] ?? []).map((test) => {
        const isNew = typeof test !== 'string';
        return { id: isNew ? test.new : test, family, file, isNew };
      }),
    ),
  );
  return { ...head, tests: listed };
}
