/** From a snapshot to the plan of its suite. */
import type { Profile } from '../../spec/contract.ts';
import type { DataStream } from '../../spec/data-stream.ts';
import type { Snapshot } from '../../spec/snapshot.ts';
import { withOtherIds } from './other-ids.ts';
import type { Plan } from './plan.ts';
import { plannedParts, testsById } from './planned-parts.ts';
import type { PlanMemo } from './planned-parts.ts';
import { takenOver } from './taken-over.ts';

export type { PlanMemo } from './planned-parts.ts';
export { resolveBody } from './resolve-body.ts';

/**
 * The plan of the suite of a well-formed snapshot. `seed` chooses the literal data, and `data` one of two streams of it:
 * the held-out twin has the same tests with other values. With the plan of the turn before (of the same stream), tests
 * that it did not have are marked as new, without it all are. With a `memo` only what changed since it was last used is
 * planned; the rest are the same objects as then.
 */
export function planSuite({
  snapshot,
  seed,
  profile,
  data = 'main',
  previous,
  memo = { parts: new Map() },
}: {
  readonly snapshot: Snapshot;
  readonly seed: string;
  readonly profile: Profile;
  readonly data?: DataStream;
  readonly previous?: Plan;
  readonly memo?: PlanMemo;
}): Plan {
  const parts = plannedParts(snapshot, { seed, profile, data }, memo);
  const titles = new Map(previous?.tests.map(({ id, title }) => [id, title]));
  const plan: Plan = {
    turn: snapshot.turn,
    profile,
    data,
    examples: parts.flatMap(({ example }) => example ?? []),
    tests: parts
      .flatMap(({ tests }) => tests)
      .map((test) => (titles.get(test.id) === test.title ? test : { ...test, isNew: true })),
  };
  if (data === 'main') return plan;
  const twin = withOtherIds(plan, { schema: snapshot.schema, seed });
  memo.twin = takenOver(twin.tests, testsById(memo.twin ?? []), ({ id }) => id);
  return { ...twin, tests: memo.twin };
}
