/** What `stamina emit` does with one folder. With all of `emitted/`, processes of their own do it. */
import {
  checkEmitted,
  checkedInTurns,
  emitScenario,
  formatDifference,
  lockFaults,
  readEmitted,
  released,
} from '../../generator/index.ts';
import type { EmitRequest, Lock, ScenarioLock } from '../../generator/index.ts';
import { InputError } from '../../spec/problem.ts';
import type { Work } from './in-processes.ts';
import { writingTo } from './output-path.ts';
import { EMITTED, lockedScenario, readLock } from './released-lock.ts';

/** A folder of `emitted/` that is to be compiled again, or compared. */
export interface FolderTask {
  readonly kind: 'emit' | 'check';
  readonly directory: string;
}

export interface EmittedFolder {
  readonly name: string;
  readonly lock: ScenarioLock;
  /** How many files were written and deleted. */
  readonly summary: string;
}

export interface CheckedFolder {
  readonly directory: string;
  /** Of the scenario; `undefined` where the folder is none. */
  readonly name: string | undefined;
  readonly differences: readonly string[];
}

/** Does a task, in whatever process. */
export const work: Work<FolderTask, EmittedFolder | CheckedFolder> = async (task, say) => {
  const { kind, directory } = task;
  if (kind === 'check') {
    say(`checking ${directory}`);
    return checkFolder(directory, await readLock());
  }
  const request = await requestFor(directory);
  const { name } = request.scenario;
  return emitFolder({ ...request, lockAll: isReleased(name) }, (text) => {
    say(`${name}: ${text}`);
  });
};

/** Compiles a scenario into its folder, as far as it is not there; each turn is told. */
export async function emitFolder(
  request: EmitRequest,
  say: (text: string) => void,
): Promise<EmittedFolder> {
  const { directory, scenario } = request;
  const last = String(scenario.turns.length);
  const onTurn: EmitRequest['onTurn'] = (turn, madeBy) => {
    const which = `turn ${String(turn)} of ${last}`;
    say(madeBy === 'this' ? `compiled ${which}` : `${which} is as it was`);
  };
  const done = await writingTo(directory, () => emitScenario({ ...request, onTurn }));
  const counts = [
    `${String(done.written.length)} files written`,
    `${String(done.deleted.length)} deleted`,
    `${String(done.unchanged)} unchanged`,
  ];
  const summary = `${directory}: ${counts.join(', ')}`;
  return { name: scenario.name, lock: done.lock, summary };
}

/** Compares a folder with what would be written. One that is no emitted scenario differs, too. */
async function checkFolder(directory: string, lock: Lock): Promise<CheckedFolder> {
  try {
    const request = await requestFor(directory);
    const { name } = request.scenario;
    const differences = await differencesFrom({ ...request, lockAll: isReleased(name) }, lock);
    return { directory, name, differences };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const differences = error.message.replaceAll(EMITTED, 'emitted').split('\n');
    return { directory, name: undefined, differences };
  }
}

/** Every difference between a folder, or the lock, and what would be written, in words. */
export async function differencesFrom(
  request: EmitRequest,
  lock: Lock,
): Promise<readonly string[]> {
  const { differences, lock: found } = await checkEmitted(request);
  const locked = lockedScenario(lock, found);
  const isLocked = (request.data ?? 'main') === 'main' && locked !== undefined;
  const isMissing = request.lockAll === true && locked === undefined;
  return [
    ...differences.map(formatDifference),
    ...(isLocked ? lockFaults(locked, found) : []),
    ...(isMissing ? ['the lock does not have this scenario; npm run emit writes it anew'] : []),
  ];
}

const isReleased = (name: string): boolean => released.some((release) => release.name === name);

async function requestFor(directory: string): Promise<EmitRequest> {
  const request = { ...(await readEmitted(directory)), directory };
  const turns = checkedInTurns(request.scenario.name);
  return turns === undefined ? request : { ...request, turns };
}
