/** The released scenarios: the data of the benchmark (K = 20, N = 100; paper, section 4). */

export interface Release {
  /** Of the scenario and of its folder in `emitted/`. */
  readonly name: string;
  /** The turns whose folders are checked in; any other can be compiled, and is checked against the lock. */
  readonly checkedIn: readonly number[];
}

/** Turns after the initial one, in every released scenario. */
const RELEASED_TURNS = 100;

const shown = [...Array.from({ length: 31 }, (_, turn) => turn), RELEASED_TURNS];
const withFolders = ['seed-0', 'themed-roastery-0'];

/** In the order of their numbers: `--scenarios 0` is the first. Half of them have invented names, half have a domain. */
export const released: readonly Release[] = [
  ...[
    'seed-0',
    'seed-1',
    'seed-2',
    'seed-3',
    'seed-4',
    'seed-5',
    'seed-6',
    'seed-7',
    'seed-8',
    'seed-9',
  ],
  ...[
    'themed-roastery-0',
    'themed-clinic-1',
    'themed-freight-2',
    'themed-library-3',
    'themed-climbing-gym-4',
  ],
  ...[
    'themed-beekeeping-5',
    'themed-museum-6',
    'themed-ski-resort-7',
    'themed-food-bank-8',
    'themed-marina-9',
  ],
].map((name) => ({ name, checkedIn: withFolders.includes(name) ? shown : [] }));

/** The turns of an emitted scenario that are checked in; `undefined`, which is all, where it was not released. */
export function checkedInTurns(name: string): readonly number[] | undefined {
  return released.find((release) => release.name === name)?.checkedIn;
}
