import { expect, test } from 'vitest';
import { lockOfParts } from '../generator/lock-of-parts.ts';
import { scenarioFiles } from '../generator/scenario-files.ts';
import type { ScenarioLock } from '../generator/index.ts';
import { InputError } from '../spec/problem.ts';
import { smallScenario } from './fixtures/small-scenario.ts';
import { refuseOtherSuites } from './locked-suites.ts';
import { episodeTurns } from './turns.ts';
import type { PlayedSuite } from './turns.ts';

const profile = 'paper';
const scenario = smallScenario(2);
const locked = await lockOf();
/** As if the compiler, or the scenario, had been another one when turn 1 was locked. */
const altered: ScenarioLock = {
  ...locked,
  turns: locked.turns.map((turn) =>
    turn.turn === 1 ? { ...turn, plan: turn.schema, files: turn.schema } : turn,
  ),
};

async function lockOf(): Promise<ScenarioLock> {
  const locks = lockOfParts({ scenario, profile });
  for await (const part of scenarioFiles({ scenario, profile })) locks.add(part);
  return locks.lock();
}

function played(lock: ScenarioLock | undefined, turns = 2): readonly PlayedSuite[] {
  return [...episodeTurns(scenario, { profile, turns, locked: lock })].map(({ suite }) => suite);
}

test('suites that are as they are locked are played, turn by turn', async () => {
  const checked: number[] = [];
  await refuseOtherSuites({ scenario, locked, onTurn: (turn) => checked.push(turn) });
  expect(checked).toEqual([0, 1, 2]);
  expect(played(locked)).toEqual(
    locked.turns.map(({ files }) => ({ digest: files, isReleased: true })),
  );
});

test('one that is not is refused before anything is played, with what differs and what to do', async () => {
  const checked: number[] = [];
  const refused = refuseOtherSuites({
    ...{ scenario, locked: altered },
    onTurn: (turn) => checked.push(turn),
  });
  await expect(refused).rejects.toThrow(InputError);
  await expect(refused).rejects.toThrow(
    /the released scenario ducks cannot be used:\n {2}emitted\/lock\.json: turn 1 is not as it is locked: plan\. .*npm run emit.*--unlocked/,
  );
  expect(checked).toEqual([0]);
});

test('a suite that is compiled differently all the same is never played', () => {
  expect(() => played(altered)).toThrow('turn 1 of ducks is not as it is locked');
  expect(played(altered, 0)).toHaveLength(1);
});

test('turns that are not locked are played as nobody’s', async () => {
  const short = { ...locked, turns: locked.turns.slice(0, 1) };
  await refuseOtherSuites({ scenario, locked: short });
  expect(played(short).map(({ isReleased }) => isReleased)).toEqual([true, false, false]);
  expect(played(undefined).map(({ isReleased }) => isReleased)).toEqual([...[false, false, false]]);
});
