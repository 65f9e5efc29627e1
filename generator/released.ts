/** The released scenarios: the data of the benchmark (K = 20, N = 100; paper, section 4), and how each is sampled. */
import type { SampleRequest } from '../spec/samplers/sample.ts';

export interface Release {
  /** Of the scenario and of its folder in `emitted/`. */
  readonly name: string;
  /** What it is sampled from: whoever samples that gets the same scenario. */
  readonly request: SampleRequest;
  /** The turns whose folders are checked in; any other can be compiled, and is checked against the lock. */
  readonly checkedIn: readonly number[];
}

/** Turns after the initial one, in every released scenario. */
const RELEASED_TURNS = 100;

const shown = [...Array.from({ length: 31 }, (_, turn) => turn), RELEASED_TURNS];

const seeds = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** What the themed scenarios are about, in the order of their seeds. */
const domains = {
  ...{ 0: 'roastery', 1: 'clinic', 2: 'freight', 3: 'library', 4: 'climbing-gym' },
  ...{ 5: 'beekeeping', 6: 'museum', 7: 'ski-resort', 8: 'food-bank', 9: 'marina' },
} as const;

/** In the order of their numbers: `--scenarios 0` is the first. Half of them have invented names, half have a domain. */
export const released: readonly Release[] = [
  ...seeds.map((seed) =>
    release(`seed-${seed}`, { seed, turns: RELEASED_TURNS, sampler: 'programmatic' }),
  ),
  ...seeds.map((seed) =>
    release(`themed-${domains[seed]}-${seed}`, {
      ...{ seed, turns: RELEASED_TURNS, sampler: 'themed' },
      domain: domains[seed],
    }),
  ),
];

/** The first of either kind has folders that are checked in. */
function release(name: string, request: SampleRequest): Release {
  return { name, request, checkedIn: request.seed === seeds[0] ? shown : [] };
}

/** The turns of an emitted scenario that are checked in; `undefined`, which is all, where it was not released. */
export function checkedInTurns(name: string): readonly number[] | undefined {
  return released.find((each) => each.name === name)?.checkedIn;
}
