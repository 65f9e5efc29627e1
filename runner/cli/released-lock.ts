/** The folder of emitted scenarios that belongs to this checkout, and the lock in it. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseLock } from '../../generator/index.ts';
import type { Lock, ScenarioLock } from '../../generator/index.ts';
import { digest } from '../../generator/render/digest.ts';
import type { Profile } from '../../spec/contract.ts';
import { must } from '../../spec/lookup.ts';
import { InputError } from '../../spec/problem.ts';
import type { Problem } from '../../spec/problem.ts';
import type { Scenario } from '../../spec/scenario.ts';
import { scenarioFiles } from '../scenario-files.ts';
import { exists } from './output-path.ts';
import { readJson } from './read-json.ts';

export const EMITTED = fileURLToPath(new URL('../../emitted', import.meta.url));
export const LOCK = join(EMITTED, 'lock.json');

/** The lock of the released scenarios; an empty one where there is none. Throws an `InputError` for one that is none. */
export async function readLock(): Promise<Lock> {
  return (await exists(LOCK))
    ? parseLock(await readJson(LOCK), LOCK)
    : { formatVersion: 1, scenarios: [] };
}

/** What the lock has of a scenario: nothing where it is another one of that name, or in another profile. */
export function lockedScenario(
  { scenarios }: Lock,
  found: Pick<ScenarioLock, 'name' | 'profile' | 'scenario'>,
): ScenarioLock | undefined {
  return scenarios.find(
    ({ name, profile, scenario }) =>
      name === found.name && profile === found.profile && scenario === found.scenario,
  );
}

/** What the lock has of a whole scenario, as a list of one or none. */
type LocksOf = (
  scenario: Scenario,
  known: { readonly isReleased: boolean },
) => Promise<readonly ScenarioLock[]>;

/** Finds what a run in the profile must keep to, see `locksIn`; with `unlocked`, nothing. */
export async function locksFor({
  profile,
  unlocked,
}: {
  readonly profile: Profile;
  readonly unlocked: boolean;
}): Promise<LocksOf> {
  return unlocked ? () => Promise.resolve([]) : locksIn(await readLock(), profile);
}

/**
 * Finds what the lock has of a scenario in the profile. That throws an `InputError` where a scenario that is known to be
 * released is not the one in the lock, in whichever profile; suites are locked in profile `paper` alone.
 */
export function locksIn(lock: Lock, profile: Profile): LocksOf {
  return async (scenario, { isReleased }) => {
    const { name } = scenario;
    const files = await scenarioFiles(scenario, profile);
    const found = digest(must(files.get('scenario.json'), 'a scenario.json'));
    const known = lock.scenarios.filter((each) => each.name === name);
    if (isReleased && !known.some((each) => each.scenario === found))
      throw new InputError(`the released scenario ${name}`, [
        known.length === 0 ? notLocked : notAsLocked(name),
      ]);
    const locked = lockedScenario(lock, { name, profile, scenario: found });
    return locked === undefined ? [] : [locked];
  };
}

const notLocked: Problem = {
  code: 'SCENARIO_NOT_LOCKED',
  path: 'emitted/lock.json',
  message:
    'the lock is missing, or does not have this scenario, so that nothing tells whether it is the released one; restore the lock, or play without it by --unlocked',
};

const notAsLocked = (name: string): Problem => ({
  code: 'SCENARIO_NOT_AS_LOCKED',
  path: `emitted/${name}/scenario.json`,
  message:
    'it is not the file that emitted/lock.json has; restore it, or play it with --unlocked, which makes it a scenario of your own',
});
