/** How a scenario came about: its turns sampled again, with what was proposed, refused and why. */
import { canonicalText } from '../canonical.ts';
import { changesOf, drive, standingAtFirst, standingNext } from '../samplers/continue-scenario.ts';
import { fillTurn } from '../samplers/fill-turn.ts';
import type { FilledSlot } from '../samplers/fill-turn.ts';
import { whyNoSampler } from '../samplers/sample.ts';
import { proposerOf, samplers } from '../samplers/samplers.ts';
import type { SamplerSettings, Scenario } from '../scenario.ts';

export interface Resampling {
  /** Whether the initial state is the one that the sampler gives. */
  readonly initial: boolean;
  /** The turns that are what the sampler gives after what the file says before them, from the first one on. */
  readonly turns: readonly ResampledTurn[];
  /** Why there are no more of them; `null` when they are all. */
  readonly endedBy: string | null;
}

export interface ResampledTurn {
  readonly turn: number;
  readonly slots: readonly FilledSlot[];
}

/** Samples a scenario again as long as its turns are the same. Throws an `InputError` for a domain that is not known. */
export function resample(scenario: Scenario): Resampling {
  const { sampler } = scenario;
  const reason = whyNoSampler(sampler);
  if (sampler.name === 'replay' || reason !== null)
    return { initial: false, turns: [], endedBy: reason };
  const { begin } = samplers[sampler.name];
  const { initial } = begin({
    ...{ seed: scenario.seed, settings: sampler },
    ...('domain' in sampler ? { domain: sampler.domain } : {}),
  });
  return {
    initial: canonicalText(initial) === canonicalText(scenario.initial),
    ...resampleTurns(scenario, sampler),
  };
}

function resampleTurns(
  scenario: Scenario,
  sampler: SamplerSettings,
): Pick<Resampling, 'turns' | 'endedBy'> {
  const { proposers } = samplers[sampler.name];
  const propose = proposerOf(sampler.name);
  let standing = standingAtFirst(scenario);
  const turns: ResampledTurn[] = [];
  for (const [index, { changes }] of scenario.turns.entries()) {
    const { snapshot: start, history } = standing;
    const request = { seed: scenario.seed, sampler, start, history, proposers };
    const slots = drive(fillTurn(request), propose);
    if (canonicalText(changesOf(slots)) !== canonicalText(changes))
      return { turns, endedBy: `turn ${String(index + 1)} is not what the sampler gives` };
    turns.push({ turn: index + 1, slots });
    standing = standingNext(standing, changes);
  }
  return { turns, endedBy: null };
}
