/** From a snapshot to the plan of its suite. */
import type { Profile } from '../../spec/contract.ts';
import type { DataStream } from '../../spec/data-stream.ts';
import type { Snapshot } from '../../spec/snapshot.ts';
import type { Draft, EntityFamily, SuiteFamily } from './draft.ts';
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
import { withOtherIds } from './other-ids.ts';
import type { Plan } from './plan.ts';
import { suiteOf } from './suite.ts';

export { resolveBody } from './resolve-body.ts';

/** Families that are planned entity by entity, in the order in which a spec file shows them. */
const entityFamilies: readonly EntityFamily[] = [
  planCrud,
  planCollections,
  planRequired,
  planNullability,
  planValues,
  planEnums,
  planReferences,
  planActions,
];
const suiteFamilies: readonly SuiteFamily[] = [planAnalytics, planRemoved];

/**
 * The plan of the suite of a well-formed snapshot. `seed` chooses the literal data, and `data` one of two streams of it:
 * the held-out twin has the same tests with other values. With the plan of the turn before (of the same stream), tests
 * that it did not have are marked as new, without it all are.
 */
export function planSuite({
  snapshot,
  seed,
  profile,
  data = 'main',
  previous,
}: {
  readonly snapshot: Snapshot;
  readonly seed: string;
  readonly profile: Profile;
  readonly data?: DataStream;
  readonly previous?: Plan;
}): Plan {
  const suite = suiteOf({ snapshot, seed, profile, data });
  const drafts = [
    ...suite.schema.entities.flatMap((entity) =>
      entityFamilies.flatMap((plan) => plan(suite, entity)),
    ),
    ...suiteFamilies.flatMap((plan) => plan(suite)),
  ];
  const known = new Set(previous?.tests.map(nameOf));
  const plan: Plan = {
    turn: snapshot.turn,
    profile,
    data,
    examples: [...suite.examples.values()],
    tests: drafts.map((draft) => ({ ...draft, isNew: !known.has(nameOf(draft)) })),
  };
  return data === 'main' ? plan : withOtherIds(plan, suite);
}

function nameOf({ id, title }: Pick<Draft, 'id' | 'title'>): string {
  return JSON.stringify([id, title]);
}
