/** Whether the suites that a run is about to play are those that were released: a comparison of digests, before anything is played. */
import { recordsOnDisk } from '../generator/emission-records.ts';
import { scenarioFiles } from '../generator/scenario-files.ts';
import { lockOfTurn, turnFault } from '../generator/lock.ts';
import type { ScenarioLock } from '../generator/lock.ts';
import { InputError } from '../spec/problem.ts';
import type { Scenario } from '../spec/scenario.ts';

export interface LockedSuites {
  /** As far as it is played. */
  readonly scenario: Scenario;
  readonly locked: ScenarioLock;
  /** Told of each turn that is as it is locked. */
  readonly onTurn?: (turn: number) => void;
}

/**
 * Compiles each turn that the lock has, as far as this checkout does not remember what its compiler makes of it. Throws an
 * `InputError` for the first that is not as it is locked: then this checkout is not the one that was released.
 */
export async function refuseOtherSuites({ scenario, locked, onTurn }: LockedSuites): Promise<void> {
  const { profile } = locked;
  const earlier = { directory: '', records: recordsOnDisk() };
  const known = new Map(locked.turns.map((turn) => [turn.turn, turn]));
  for await (const { turn, record } of scenarioFiles({
    ...{ scenario, profile, earlier },
    ...{ turns: [], recordAll: true },
  })) {
    const expected = turn === null ? undefined : known.get(turn);
    if (turn === null || record === undefined || expected === undefined) continue;
    const fault = turnFault(expected, lockOfTurn(turn, record));
    if (fault !== null) throw otherSuites(scenario.name, fault);
    onTurn?.(turn);
  }
}

function otherSuites(name: string, fault: string): InputError {
  const message = `${fault}. This checkout compiles other suites than those that were released, so that its results could not be compared with others. Restore it; or, where the compiler was changed on purpose, write the lock anew with npm run emit, or play without it by --unlocked`;
  return new InputError(`the released scenario ${name}`, [
    { code: 'SUITE_NOT_AS_LOCKED', path: 'emitted/lock.json', message },
  ]);
}
