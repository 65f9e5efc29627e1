/** Twenty change requests of products in full swing, for people to read: does a product owner ask for that? */
import { requestOf, requestsText } from '../../inspection/request.ts';
import type { Scenario } from '../../scenario.ts';
import { sampleScenario } from '../sample.ts';

const SEEDS = 20;
const TURN = 40;

/** Where they are checked in. */
export const requestsFile = new URL('golden/turn-40.txt', import.meta.url);

/**
 * What the themed scenarios of the first twenty seeds ask for at turn 40, whatever their domain. `scenarioOf` gives them where
 * they are known already, at least as far as that.
 */
export function requestsForReviewers(scenarioOf: (seed: string) => Scenario = sampled): string {
  const seeds = Array.from({ length: SEEDS }, (_, seed) => String(seed));
  return requestsText(seeds.map((seed) => requestOf(scenarioOf(seed), TURN)));
}

function sampled(seed: string): Scenario {
  return sampleScenario({ seed, turns: TURN, sampler: 'themed' });
}
