/** Sampling whole scenarios. A turn depends only on the seed, the settings and the scenario before it, so a prefix is a shorter scenario. */
import { InputError } from '../problem.ts';
import { scenarioShape } from '../scenario.ts';
import type { SamplerName, SamplerSettings, Scenario } from '../scenario.ts';
import { changesOf, continueScenario, drive } from './continue-scenario.ts';
import { proposerOf, samplers } from './samplers.ts';
import type { WeightsChoice } from './weights.ts';

/** What to sample. Five changes a turn, as in the paper's section 3.2, unless told otherwise. */
export interface SampleRequest {
  readonly seed: string;
  readonly turns: number;
  readonly changesPerTurn?: number;
  readonly sampler?: SamplerName;
  readonly weights?: WeightsChoice;
  /** For a sampler that knows several; left out, the seed decides. */
  readonly domain?: string;
}

/** A scenario with the given number of turns. Throws a RangeError for numbers that make no scenario. */
export function sampleScenario({
  seed,
  turns,
  changesPerTurn = 5,
  sampler = 'programmatic',
  weights = 'default',
  domain,
}: SampleRequest): Scenario {
  if (!Number.isInteger(turns) || turns < 0)
    throw new RangeError(`a scenario has a whole number of turns, 0 or more; not ${String(turns)}`);
  if (!Number.isInteger(changesPerTurn) || changesPerTurn < 1)
    throw new RangeError(
      `a turn has a whole number of changes, 1 or more; not ${String(changesPerTurn)}`,
    );
  const { version, begin } = samplers[sampler];
  const settings = { version, changesPerTurn, weights };
  const { name, ...beginning } = begin({
    ...{ seed, settings },
    ...(domain === undefined ? {} : { domain }),
  });
  return extendScenario({ name, seed, ...beginning, turns: [] }, turns);
}

/**
 * The scenario with further turns from its seed, up to the given number; one that is long enough stays as it is. Throws an
 * `InputError` when its sampler cannot go on with it. Its keys are in the order that a parsed file has, so that sampled and
 * reread scenarios give the same bytes.
 */
export function extendScenario(scenario: Scenario, turns: number): Scenario {
  if (turns <= scenario.turns.length) return scenarioShape.parse(scenario);
  const sampler = settingsToGoOn(scenario);
  const { proposers } = samplers[sampler.name];
  const added = drive(
    continueScenario(scenario, { sampler, turns, proposers }),
    proposerOf(sampler.name),
  );
  return scenarioShape.parse({
    ...scenario,
    turns: [...scenario.turns, ...added.map((slots) => ({ changes: changesOf(slots) }))],
  });
}

/** The settings of a scenario whose sampler can go on with it. Throws an `InputError` when none can. */
function settingsToGoOn({ name, sampler }: Scenario): SamplerSettings {
  const reason = whyNoSampler(sampler);
  if (sampler.name !== 'replay' && reason === null) return sampler;
  const message = `${String(reason)}, so that nothing can go on with it; ask for fewer turns, or sample it anew`;
  throw new InputError(`the scenario ${name}`, [
    { code: 'SAMPLER_CANNOT_GO_ON', path: 'sampler', message },
  ]);
}

/** Why no sampler of this program gives the turns of a scenario; `null` when one does. */
export function whyNoSampler(sampler: Scenario['sampler']): string | null {
  if (sampler.name === 'replay') return 'its turns were written by hand';
  const { version } = samplers[sampler.name];
  return sampler.version === version
    ? null
    : `it was sampled by version ${String(sampler.version)} of ${sampler.name}, and this is version ${String(version)}, which gives other turns`;
}
