/** Twenty change requests of products in full swing, for people to read: does a product owner ask for that? */
import { requestOf, requestsText } from '../../inspection/request.ts';
import { sampleScenario } from '../sample.ts';

const SEEDS = 20;
const TURN = 40;

/** Where they are checked in. */
export const requestsFile = new URL('golden/turn-40.txt', import.meta.url);

/** What the themed scenarios of the first twenty seeds ask for at turn 40, whatever their domain. */
export function requestsForReviewers(): string {
  const requests = Array.from({ length: SEEDS }, (_, seed) =>
    requestOf(sampleScenario({ seed: String(seed), turns: TURN, sampler: 'themed' }), TURN),
  );
  return requestsText(requests);
}
