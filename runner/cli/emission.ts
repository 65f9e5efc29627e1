/** What `stamina emit` does. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  checkEmitted,
  checkedInTurns,
  emitScenario,
  formatDifference,
  lockFaults,
  lockText,
  readEmitted,
  released,
} from '../../generator/index.ts';
import type { EmitRequest, Lock, ScenarioLock } from '../../generator/index.ts';
import { InputError } from '../../spec/problem.ts';
import { requestOf } from './emission-source.ts';
import type { EmissionSource } from './emission-source.ts';
import { exitCodes } from './exit-code.ts';
import type { ExitCode } from './exit-code.ts';
import { writeNewFile, writingTo } from './output-path.ts';
import { EMITTED, LOCK, lockedScenario, readLock } from './released-lock.ts';
import type { Terminal } from './terminal.ts';

/**
 * Writes the folder and sums up what changed in it. What is emitted of a released scenario is compared with the lock, and
 * a difference, which only a change of the compiler can bring, is told and fails.
 */
export async function compile(source: EmissionSource, terminal: Terminal): Promise<ExitCode> {
  const request = await requestOf(source);
  const lock = await emitted(request, terminal, '');
  const locked = lockedScenario(await readLock(), lock);
  if (locked === undefined || (request.data ?? 'main') !== 'main') return exitCodes.done;
  const faults = lockFaults(locked, lock);
  terminal.print(faults.length === 0 ? 'as the lock has it' : faults.join('\n'));
  return faults.length === 0 ? exitCodes.done : exitCodes.failed;
}

/** Compiles every folder of `emitted/` again, as far as it is checked in, and writes the lock of what is released. */
export async function compileAll(terminal: Terminal): Promise<ExitCode> {
  const locks = new Map<string, ScenarioLock>();
  for (const directory of await emittedFolders()) {
    const request = await requestFor(directory);
    const { name } = request.scenario;
    const lockAll = isReleased(name);
    locks.set(name, await emitted({ ...request, lockAll }, terminal, `${name}: `));
  }
  const scenarios = released.flatMap(({ name }) => locks.get(name) ?? []);
  await writingTo(LOCK, () =>
    writeNewFile(LOCK, { content: lockText({ formatVersion: 1, scenarios }), force: true }),
  );
  terminal.print(`emitted/lock.json: ${String(scenarios.length)} scenarios`);
  return exitCodes.done;
}

async function emitted(
  request: EmitRequest,
  terminal: Terminal,
  about: string,
): Promise<ScenarioLock> {
  const { directory, scenario } = request;
  const last = String(scenario.turns.length);
  const onTurn: EmitRequest['onTurn'] = (turn, madeBy) => {
    const which = `turn ${String(turn)} of ${last}`;
    terminal.progress(about + (madeBy === 'this' ? `compiled ${which}` : `${which} is as it was`));
  };
  const summary = await writingTo(directory, () => emitScenario({ ...request, onTurn }));
  const counts = [
    `${String(summary.written.length)} files written`,
    `${String(summary.deleted.length)} deleted`,
    `${String(summary.unchanged)} unchanged`,
  ];
  terminal.print(`${directory}: ${counts.join(', ')}`);
  return summary.lock;
}

/** Names every difference between the folder, or the lock, and what would be written. */
export async function checkOne(source: EmissionSource, terminal: Terminal): Promise<ExitCode> {
  const request = await requestOf(source);
  const found = await differencesFrom(request, await readLock());
  return report(request.directory, found, terminal) ? exitCodes.done : exitCodes.failed;
}

/**
 * Checks every folder of `emitted/` against its own `scenario.json`, in its own profile, and every turn of the released
 * scenarios against the lock.
 */
export async function checkAll(terminal: Terminal): Promise<ExitCode> {
  let allEqual = true;
  const names: string[] = [];
  const lock = await readLock();
  for (const directory of await emittedFolders()) {
    terminal.flicker(`checking ${directory}`);
    const found = await differencesIn(directory, lock, names);
    const shown = directory.replace(EMITTED, 'emitted');
    allEqual = report(shown, found, terminal) && allEqual;
  }
  const missing = released.filter(({ name }) => !names.includes(name));
  for (const { name } of missing) terminal.print(`emitted/${name}: is released, but not there`);
  return allEqual && missing.length === 0 ? exitCodes.done : exitCodes.failed;
}

/** A folder that is no emitted scenario differs, too. The names of those that are go to `names`. */
async function differencesIn(
  directory: string,
  lock: Lock,
  names: string[],
): Promise<readonly string[]> {
  try {
    const request = await requestFor(directory);
    names.push(request.scenario.name);
    return await differencesFrom({ ...request, lockAll: isReleased(request.scenario.name) }, lock);
  } catch (error) {
    if (error instanceof InputError)
      return error.message.replaceAll(EMITTED, 'emitted').split('\n');
    throw error;
  }
}

async function differencesFrom(request: EmitRequest, lock: Lock): Promise<readonly string[]> {
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

async function emittedFolders(): Promise<readonly string[]> {
  const entries = await readdir(EMITTED, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(EMITTED, name))
    .sort();
}

async function requestFor(directory: string): Promise<EmitRequest> {
  const request = { ...(await readEmitted(directory)), directory };
  const turns = checkedInTurns(request.scenario.name);
  return turns === undefined ? request : { ...request, turns };
}

function report(folder: string, differences: readonly string[], terminal: Terminal): boolean {
  if (differences.length === 0) terminal.print(`${folder}: as it would be compiled`);
  else terminal.print([`${folder}:`, ...differences.map((line) => `  ${line}`)].join('\n'));
  return differences.length === 0;
}
