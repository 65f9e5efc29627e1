/** The scenarios that `stamina run` plays, and what is locked of them. */
import { join } from 'node:path';
import type { ScenarioLock } from '../../generator/index.ts';
import type { Profile } from '../../spec/contract.ts';
import type { Scenario } from '../../spec/scenario.ts';
import { defaults } from './defaults.ts';
import { loadScenario } from './documents.ts';
import { UsageError } from './exit-code.ts';
import { parseRanges } from './number-ranges.ts';
import { sourceName } from './read-json.ts';
import { EMITTED, locksFor } from './released-lock.ts';

export interface ScenarioArguments {
  readonly scenario: string | undefined;
  readonly scenarios: string | undefined;
  readonly turns: number | undefined;
  readonly changes: number | undefined;
  readonly profile: Profile;
  /** Whether released scenarios are played whatever the lock has. */
  readonly unlocked: boolean;
}

/** The scenarios of a run and its horizon: the scenario in a file, or those that numbers stand for. */
export interface Batch {
  readonly scenarios: readonly Scenario[];
  readonly turns: number;
  /** Of the released ones among them. */
  readonly locks: readonly ScenarioLock[];
}

/**
 * Throws an `InputError` or `UsageError` for a file that is no scenario, or has too few turns and no sampler, and for a
 * released one that is not as it is locked.
 */
export async function batchOf(
  args: ScenarioArguments,
  onSeed: (seed: string) => void,
): Promise<Batch> {
  return args.scenario === undefined
    ? numberedBatch(args, onSeed)
    : batchInFile(args.scenario, args);
}

/**
 * A number is that of a released scenario, or else the seed of a programmatic one. With a number of changes of its own a
 * run has no released scenario: all are sampled.
 */
async function numberedBatch(
  args: ScenarioArguments,
  onSeed: (seed: string) => void,
): Promise<Batch> {
  const { turns = defaults.turns, changes, scenarios = defaults.scenarios } = args;
  const { released } = await import('../../generator/index.ts');
  const { sampleScenario } = await import('../../spec/samplers/sample.ts');
  const lockOf = await locksFor(args);
  const batch: Scenario[] = [];
  const locks: ScenarioLock[] = [];
  for (const number of parseRanges('scenarios', scenarios)) {
    const release = changes === undefined ? released[number] : undefined;
    if (release !== undefined) {
      const scenario = await loadScenario(join(EMITTED, release.name, 'scenario.json'));
      locks.push(...(await lockOf(scenario, { isReleased: true })));
      batch.push(await withTurns(scenario, turns));
      continue;
    }
    const seed = String(number);
    onSeed(seed);
    const changesPerTurn = changes ?? defaults.changes;
    batch.push(sampleScenario({ seed, turns, changesPerTurn, sampler: defaults.sampler }));
  }
  return { scenarios: batch, turns, locks };
}

/** The scenario with that many turns: its first ones, or all and further ones from its seed. */
async function withTurns(scenario: Scenario, turns: number): Promise<Scenario> {
  if (turns <= scenario.turns.length) return { ...scenario, turns: scenario.turns.slice(0, turns) };
  const { extendScenario } = await import('../../spec/samplers/sample.ts');
  return extendScenario(scenario, turns);
}

/** A file may hold a released scenario, too. */
async function batchInFile(path: string, args: ScenarioArguments): Promise<Batch> {
  const { turns } = args;
  const scenario = await loadScenario(path);
  const lockOf = await locksFor(args);
  const locks = await lockOf(scenario, { isReleased: false });
  const available = scenario.turns.length;
  if (turns === undefined || turns <= available)
    return { scenarios: [scenario], turns: turns ?? available, locks };
  if (scenario.sampler.name === 'replay')
    throw new UsageError(
      `--turns ${String(turns)} is more than the ${String(available)} of ${sourceName(path)}, whose sampler cannot go on`,
    );
  return { scenarios: [await withTurns(scenario, turns)], turns, locks };
}
