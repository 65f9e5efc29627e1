/** The tests of each part of a suite, planned once for as long as what the part depends on stays as it is. */
import { entityOf } from '../../spec/lookup.ts';
import type { Snapshot } from '../../spec/snapshot.ts';
import type { Draft, EntityFamily } from './draft.ts';
import { planActions } from './families/actions/index.ts';
import { planAnalytics } from './families/analytics.ts';
import { planCollections } from './families/collections.ts';
import { planCrud } from './families/crud.ts';
import { planEnums } from './families/enums.ts';
import { planNullability } from './families/nullability.ts';
import { planReferences } from './families/references.ts';
import { planRemoved } from './families/removed.ts';
import { planRequired } from './families/required.ts';
import { planValues } from './families/values.ts';
import { partsOf } from './parts.ts';
import type { Excerpt, Part } from './parts.ts';
import type { Example, Family, TestCase } from './plan.ts';
import { suiteOf } from './suite.ts';
import type { Suite } from './suite.ts';
import { takenOver } from './taken-over.ts';

const ofEntity =
  (plan: EntityFamily) =>
  (suite: Suite, entity: string): readonly Draft[] =>
    plan(suite, entityOf(suite.schema, entity));

const families: Readonly<Record<Family, (suite: Suite, entity: string) => readonly Draft[]>> = {
  crud: ofEntity(planCrud),
  collections: ofEntity(planCollections),
  required: ofEntity(planRequired),
  nullability: ofEntity(planNullability),
  values: ofEntity(planValues),
  enums: ofEntity(planEnums),
  references: ofEntity(planReferences),
  actions: ofEntity(planActions),
  analytics: planAnalytics,
  removed: planRemoved,
};

/** The tests of a part, as if none were new; the first part about an entity brings its example. */
export interface PlannedPart {
  readonly tests: readonly TestCase[];
  readonly example: Example | undefined;
}

/** What was planned last. Make one for each scenario. */
export interface PlanMemo {
  /** The parts of the suite, by all that they were planned from. */
  parts: ReadonlyMap<string, PlannedPart>;
  /** The tests of the held-out twin, where it was planned. */
  twin?: readonly TestCase[];
}

type Settings = Pick<Suite, 'seed' | 'profile' | 'data'>;

/**
 * The parts of a suite, in order. A part of the suite before that would be planned alike is taken over as it is, and so is
 * each test that comes out as it was.
 */
export function plannedParts(
  snapshot: Snapshot,
  settings: Settings,
  memo: PlanMemo,
): readonly PlannedPart[] {
  const { seed, profile, data } = settings;
  const textOf = onceForEach((excerpt: Excerpt) => JSON.stringify(excerpt));
  const suiteFor = onceForEach((excerpt: Excerpt) => suiteOf({ ...excerpt, ...settings }));
  const last = [...memo.parts.values()];
  const tests = testsById(last.flatMap((part) => part.tests));
  const examples = new Map(
    last.flatMap(({ example }) => (example ? [[example.name, example]] : [])),
  );
  const keyed = partsOf(snapshot).map((part): [string, PlannedPart] => {
    const { family, entity, excerpt } = part;
    const key = [seed, profile, data, family, entity, textOf(excerpt)].join('\n');
    const known = memo.parts.get(key);
    if (known !== undefined) return [key, known];
    const planned = planPart(part, suiteFor(excerpt));
    const [example] = takenOver(
      planned.example ? [planned.example] : [],
      examples,
      ({ name }) => name,
    );
    return [key, { tests: takenOver(planned.tests, tests, ({ id }) => id), example }];
  });
  memo.parts = new Map(keyed);
  return keyed.map(([, planned]) => planned);
}

/** Tests by their ids. */
export function testsById(tests: readonly TestCase[]): ReadonlyMap<string, TestCase> {
  return new Map(tests.map((test) => [test.id, test]));
}

/** Plans the tests of a part on the suite of its excerpt. */
export function planPart({ family, entity }: Part, suite: Suite): PlannedPart {
  const example = family === 'crud' ? suite.examples.get(entity) : undefined;
  const drafts = families[family](suite, entity);
  return { tests: drafts.map((draft) => ({ ...draft, isNew: false })), example };
}

function onceForEach<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}
