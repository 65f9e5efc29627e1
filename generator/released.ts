/** The released scenarios: the data of the benchmark (K = 20, N = 100; paper, section 4). */
import type { Scenario } from '../spec/scenario.ts';

export interface Release {
  readonly sampler: Exclude<Scenario['sampler']['name'], 'replay'>;
  readonly seed: string;
  /** The turns whose folders are checked in; any other can be compiled. */
  readonly checkedIn: readonly number[];
}

/** Turns after the initial one, in every released scenario. */
export const RELEASED_TURNS = 100;

const shown = [...Array.from({ length: 31 }, (_, turn) => turn), RELEASED_TURNS];
const seeds = Array.from({ length: 10 }, (_, seed) => String(seed));

/** In the order of their numbers: `--scenarios 0` is the first. Half of them have invented names, half are themed. */
export const released: readonly Release[] = (['programmatic', 'themed'] as const).flatMap(
  (sampler) => seeds.map((seed) => ({ sampler, seed, checkedIn: seed === '0' ? shown : [] })),
);
