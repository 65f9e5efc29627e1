import { fileURLToPath } from 'node:url';
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

/** The scenarios of a run and its horizon: the scenario in a file, or those that numbers stand for. */
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
    ? numberedBatch(args, onSeed)
    : batchInFile(args.scenario, args.turns);
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
  const batch: Scenario[] = [];
  for (const number of parseRanges('scenarios', scenarios)) {
    const release = changes === undefined ? released[number] : undefined;
    if (release !== undefined) {
      batch.push(await withTurns(await loadScenario(releasedFile(release.name)), turns));
      continue;
    }
    const seed = String(number);
    onSeed(seed);
    const changesPerTurn = changes ?? defaults.changes;
    batch.push(sampleScenario({ seed, turns, changesPerTurn, sampler: defaults.sampler }));
  }
  return { scenarios: batch, turns };
}

function releasedFile(name: string): string {
  return fileURLToPath(new URL(`../../emitted/${name}/scenario.json`, import.meta.url));
}

/** The scenario with that many turns: its first ones, or all and further ones from its seed. */
async function withTurns(scenario: Scenario, turns: number): Promise<Scenario> {
  if (turns <= scenario.turns.length) return { ...scenario, turns: scenario.turns.slice(0, turns) };
  const { extendScenario } = await import('../../spec/samplers/sample.ts');
  return extendScenario(scenario, turns);
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
  return { scenarios: [await withTurns(scenario, turns)], turns };
}
