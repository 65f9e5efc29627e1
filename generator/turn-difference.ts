/** What a turn asks for, what it does to the state, and what that does to the suite: a turn beside the one before it. */
import type { Profile } from '../spec/contract.ts';
import type { Scenario } from '../spec/scenario.ts';
import { schemaDifference } from '../spec/schema-difference.ts';
import type { Difference } from '../spec/schema-difference.ts';
import { replay } from '../spec/trajectory.ts';
import { compileTurn } from './compile.ts';
import type { Files } from './files.ts';
import { planSuite } from './plan/index.ts';
import type { PlanMemo } from './plan/index.ts';
import { createSpecRenderer } from './render/spec-file.ts';
import { differencesByChange, suiteDifference } from './suite-difference.ts';
import type { ChangeDifference, Planned, TestDifference } from './suite-difference.ts';

export interface TurnDifference {
  readonly turn: number;
  readonly changes: readonly ChangeDifference[];
  readonly schema: readonly Difference[];
  readonly suite: readonly TestDifference[];
  /** The files of the turn and of the one before. */
  readonly files: { readonly before: Files; readonly after: Files };
}

/** Each turn after `from` up to `to`, beside the one before it. Throws a `RangeError` for turns that do not exist. */
export function* turnDifferences(
  scenario: Scenario,
  { from, to, profile }: { readonly from: number; readonly to: number; readonly profile: Profile },
): Generator<TurnDifference> {
  const last = scenario.turns.length;
  if (!(from >= 0 && from < to && to <= last))
    throw new RangeError(`turns ${String(from)} to ${String(to)} of ${scenario.name}`);
  const memo: PlanMemo = { parts: new Map() };
  const renderSpecs = createSpecRenderer();
  let before: (Planned & { readonly files: Files }) | undefined;
  for (const snapshot of replay(scenario)) {
    const { turn } = snapshot;
    if (turn < from) continue;
    if (turn > to) break;
    const planOf = (state: typeof snapshot): Planned['plan'] =>
      planSuite({ snapshot: state, seed: scenario.seed, profile, memo });
    const planned = { snapshot, plan: planOf(snapshot) };
    const files = compileTurn({ scenario, ...planned, renderSpecs });
    if (before)
      yield {
        turn,
        changes: differencesByChange(before, planned, planOf),
        schema: schemaDifference(before.snapshot, snapshot),
        suite: suiteDifference(before, planned),
        files: { before: before.files, after: files },
      };
    before = { ...planned, files };
  }
}

/** The line, counted from 1, on which a test begins in its spec file; `undefined` where it does not stand there. */
export function lineOfTest(file: string, id: string): number | undefined {
  const lines = file.split('\n');
  const named = lines.findIndex(
    (line) => line.includes(`'${id}'`) || line.includes(JSON.stringify(id)),
  );
  const begins = lines
    .slice(0, named + 1)
    .findLastIndex((line) => line.trimStart().startsWith('test('));
  return begins < 0 ? undefined : begins + 1;
}
