import type { Scenario } from '../../spec/scenario.ts';
import { defaults } from './defaults.ts';
import { loadScenario } from './documents.ts';
import { UsageError } from './exit-code.ts';
import { parseRanges } from './number-ranges.ts';
import { sourceName } from './read-json.ts';

export interface ScenarioArguments {
  readonly scenario: string | undefined;
  readonly scenarios: string | undefined;
  readonly turns: number | undefined;
  readonly changes: number | undefined;
}

/** The scenarios of a run and its horizon: the scenario in a file, or those sampled from numbers as seeds. */
export interface Batch {
  readonly scenarios: readonly Scenario[];
  readonly turns: number;
}

/** Throws an `InputError` or `UsageError` for a file that is no scenario, or has too few turns and no sampler. */
export async function batchOf(
  args: ScenarioArguments,
  onSeed: (seed: string) => void,
): Promise<Batch> {
  return args.scenario === undefined
    ? sampledBatch(args, onSeed)
    : batchInFile(args.scenario, args.turns);
}

async function sampledBatch(
  args: ScenarioArguments,
  onSeed: (seed: string) => void,
): Promise<Batch> {
  const {
    turns = defaults.turns,
    changes = defaults.changes,
    scenarios = defaults.scenarios,
  } = args;
  const seeds = parseRanges('scenarios', scenarios).map(String);
  const { sampleScenario } = await import('../../spec/samplers/sample.ts');
  const sampled = seeds.map((seed) => {
    onSeed(seed);
    return sampleScenario({ seed, turns, changesPerTurn: changes, sampler: defaults.sampler });
  });
  return { scenarios: sampled, turns };
}

async function batchInFile(path: string, turns: number | undefined): Promise<Batch> {
  const scenario = await loadScenario(path);
  const available = scenario.turns.length;
  if (turns === undefined || turns <= available)
    return { scenarios: [scenario], turns: turns ?? available };
  if (scenario.sampler.name === 'replay')
    throw new UsageError(
      `--turns ${String(turns)} is more than the ${String(available)} of ${sourceName(path)}, whose sampler cannot go on`,
    );
  const { extendScenario } = await import('../../spec/samplers/sample.ts');
  return { scenarios: [extendScenario(scenario, turns)], turns };
}
