import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Scenario } from '../../spec/scenario.ts';
import { loadScenario } from './documents.ts';
import { EMITTED, locksFor, locksIn } from './released-lock.ts';

const scenario = await loadScenario(join(EMITTED, 'seed-0', 'scenario.json'));
const edited: Scenario = { ...scenario, turns: scenario.turns.slice(1) };

async function namesOfLocks(
  one: Scenario,
  {
    profile = 'paper',
    unlocked = false,
    isReleased,
  }: { profile?: 'paper' | 'strict'; unlocked?: boolean; isReleased: boolean },
): Promise<readonly string[]> {
  const locksOf = await locksFor({ profile, unlocked });
  return (await locksOf(one, { isReleased })).map(
    ({ name, turns }) => `${name} ${String(turns.length)}`,
  );
}

test('a released scenario is played as it is locked, wherever its file lies', async () => {
  expect(await namesOfLocks(scenario, { isReleased: true })).toEqual(['seed-0 101']);
  expect(await namesOfLocks(scenario, { isReleased: false })).toEqual(['seed-0 101']);
});

test('an edited copy is a scenario of its own, but not in the place of the released one', async () => {
  expect(await namesOfLocks(edited, { isReleased: false })).toEqual([]);
  await expect(namesOfLocks(edited, { isReleased: true })).rejects.toThrow(
    /the released scenario seed-0 cannot be used:\n {2}emitted\/seed-0\/scenario\.json: it is not the file .*--unlocked/,
  );
});

test('suites are not locked in another profile, but the scenario is', async () => {
  const profile = 'strict';
  expect(await namesOfLocks(scenario, { isReleased: true, profile })).toEqual([]);
  await expect(namesOfLocks(edited, { isReleased: true, profile })).rejects.toThrow(
    'it is not the file that emitted/lock.json has',
  );
});

test('nothing is locked where nobody wants it to be', async () => {
  expect(await namesOfLocks(edited, { isReleased: true, unlocked: true })).toEqual([]);
});

test('without its entry in the lock, it is the lock that needs to be restored', async () => {
  const locksOf = locksIn({ formatVersion: 1, scenarios: [] }, 'paper');
  expect(await locksOf(scenario, { isReleased: false })).toEqual([]);
  await expect(locksOf(scenario, { isReleased: true })).rejects.toThrow(
    /seed-0 cannot be used:\n {2}emitted\/lock\.json: the lock is missing, or .*--unlocked/,
  );
});
