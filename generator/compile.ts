/** From a scenario to the files of its turns: plan, then render. Pure but for reading the templates. */
import { sortedBy } from '../spec/canonical.ts';
import type { Profile } from '../spec/contract.ts';
import type { DataStream } from '../spec/data-stream.ts';
import type { Scenario } from '../spec/scenario.ts';
import type { Snapshot } from '../spec/snapshot.ts';
import { replay } from '../spec/trajectory.ts';
import type { Files } from './files.ts';
import { planSuite } from './plan/index.ts';
import type { PlanMemo } from './plan/index.ts';
import type { Plan } from './plan/plan.ts';
import { createSpecRenderer } from './render/spec-file.ts';
import type { RenderSpecs } from './render/spec-file.ts';
import { renderTurn } from './render/turn.ts';

/** A turn as the compiler sees it before anything is rendered. */
export interface PlannedTurn {
  readonly snapshot: Snapshot;
  readonly plan: Plan;
}

/** A turn with the files of its folder, paths relative to it. */
export interface CompiledTurn extends PlannedTurn {
  readonly files: Files;
}

export interface CompileOptions {
  readonly profile: Profile;
  /** Left out: `main`. */
  readonly data?: DataStream;
  /** The turns to compile; left out, all. */
  readonly turns?: readonly number[];
}

/** The name of a turn's folder: `turn-012`. */
export function turnFolder(turn: number): string {
  return `turn-${String(turn).padStart(3, '0')}`;
}

/** A turn whose plan is made when it is first asked for. */
export interface PlannableTurn {
  readonly snapshot: Snapshot;
  /** To be called before the next turn is asked for. */
  readonly plan: () => Plan;
}

/** Every turn, one after the other, so that memory does not grow with the length of a scenario. */
export function* turnsOf(
  scenario: Pick<Scenario, 'initial' | 'turns' | 'seed'>,
  profile: Profile,
  data: DataStream = 'main',
): Generator<PlannableTurn> {
  const memo: PlanMemo = { parts: new Map() };
  const settings = { seed: scenario.seed, profile, data, memo };
  let before: { readonly snapshot: Snapshot; plan?: Plan } | undefined;
  for (const snapshot of replay(scenario)) {
    const last = before;
    const turn: typeof before = { snapshot };
    const plan = (): Plan => {
      const previous = last && (last.plan ?? planSuite({ ...settings, snapshot: last.snapshot }));
      return (turn.plan ??= planSuite({ ...settings, snapshot, ...(previous && { previous }) }));
    };
    yield { snapshot, plan };
    before = turn;
  }
}

/** The plan of every turn, one after the other. */
export function* planScenario(
  scenario: Scenario,
  profile: Profile,
  data: DataStream = 'main',
): Generator<PlannedTurn> {
  for (const { snapshot, plan } of turnsOf(scenario, profile, data))
    yield { snapshot, plan: plan() };
}

/**
 * The files of a turn, in the order of their paths. What turns have in common is rendered once where they share a renderer,
 * which remembers what it made lately: make one for each scenario.
 */
export function compileTurn({
  scenario,
  snapshot,
  plan,
  renderSpecs = createSpecRenderer(),
}: PlannedTurn & {
  readonly scenario: Pick<Scenario, 'name' | 'seed'>;
  readonly renderSpecs?: RenderSpecs;
}): Files {
  const files = renderTurn({ scenario, snapshot, plan }, renderSpecs);
  return new Map(sortedBy([...files], ([path]) => path));
}

/** Compiles the turns of a scenario, one by one. Throws a `RangeError` for a turn that it does not have. */
export function* compileScenario(
  scenario: Scenario,
  { profile, data, turns }: CompileOptions,
): Generator<CompiledTurn> {
  refuseUnknownTurns(scenario, turns);
  const renderSpecs = createSpecRenderer();
  for (const planned of planScenario(scenario, profile, data)) {
    if (turns !== undefined && !turns.includes(planned.plan.turn)) continue;
    yield { ...planned, files: compileTurn({ scenario, ...planned, renderSpecs }) };
  }
}

/** Throws a `RangeError` for a turn that the scenario does not have. */
export function refuseUnknownTurns(
  { name, turns: { length: last } }: Scenario,
  turns: readonly number[] | undefined,
): void {
  const unknown = turns?.find((turn) => turn < 0 || turn > last);
  if (unknown !== undefined)
    throw new RangeError(`${name} has no turn ${String(unknown)}: its last is ${String(last)}`);
}
