/** The suites of a scenario change by change: what the promise of stable suites is measured and tested on. */
import type { Change } from '../spec/changes/table.ts';
import type { Profile } from '../spec/contract.ts';
import type { Scenario } from '../spec/scenario.ts';
import type { Snapshot } from '../spec/snapshot.ts';
import { nextSnapshot, replay } from '../spec/trajectory.ts';
import type { Files } from './files.ts';
import { planSuite } from './plan/index.ts';
import type { PlanMemo } from './plan/index.ts';
import type { Plan } from './plan/plan.ts';
import { createSpecRenderer } from './render/spec-file.ts';

/** A change of a turn, with the spec files of the suites before and after it, path → text. */
export interface SuiteStep {
  readonly turn: number;
  readonly change: Change;
  readonly before: SuiteState;
  readonly after: SuiteState;
}

export interface SuiteState {
  readonly snapshot: Snapshot;
  readonly specs: Files;
}

/**
 * Every change of a scenario, in order, each applied to what those before it in its turn lead to, as `stamina diff` tells
 * them apart.
 */
export function* suiteSteps(
  scenario: Pick<Scenario, 'initial' | 'turns' | 'seed'>,
  profile: Profile,
): Generator<SuiteStep> {
  const suiteOf = suitesInOrder(scenario.seed, profile);
  let before: SuiteState | undefined;
  for (const end of replay(scenario)) {
    const start = before?.snapshot;
    if (before === undefined || start === undefined) {
      before = suiteOf(end);
      continue;
    }
    for (const [index, change] of end.changes.entries()) {
      const isLast = index === end.changes.length - 1;
      const reached = isLast ? end : nextSnapshot(start, end.changes.slice(0, index + 1));
      const after = suiteOf(reached);
      yield { turn: end.turn, change, before, after };
      before = after;
    }
  }
}

/** Plans and renders state after state, of which only what changed is made anew. */
function suitesInOrder(seed: string, profile: Profile): (snapshot: Snapshot) => SuiteState {
  const memo: PlanMemo = { parts: new Map() };
  const render = createSpecRenderer();
  let previous: Plan | undefined;
  return (snapshot) => {
    previous = planSuite({ snapshot, seed, profile, memo, ...(previous && { previous }) });
    return { snapshot, specs: render(previous) };
  };
}
