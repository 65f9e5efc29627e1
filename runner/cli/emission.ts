/** What `stamina emit` does. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFaults, lockText, released } from '../../generator/index.ts';
import type { ScenarioLock } from '../../generator/index.ts';
import { requestOf } from './emission-source.ts';
import type { EmissionSource } from './emission-source.ts';
import { exitCodes } from './exit-code.ts';
import type { ExitCode } from './exit-code.ts';
import { differencesFrom, emitFolder } from './folder-emission.ts';
import type { CheckedFolder, EmittedFolder, FolderTask } from './folder-emission.ts';
import { inProcesses } from './in-processes.ts';
import { writeNewFile, writingTo } from './output-path.ts';
import { EMITTED, LOCK, lockedScenario, readLock } from './released-lock.ts';
import type { Terminal } from './terminal.ts';

const folderWork = new URL('folder-emission.ts', import.meta.url).href;

/**
 * Writes the folder and sums up what changed in it. What is emitted of a released scenario is compared with the lock, and
 * a difference, which only a change of the compiler can bring, is told and fails.
 */
export async function compile(source: EmissionSource, terminal: Terminal): Promise<ExitCode> {
  const request = await requestOf(source);
  const { lock, summary } = await emitFolder(request, terminal.progress);
  terminal.print(summary);
  const locked = lockedScenario(await readLock(), lock);
  if (locked === undefined || (request.data ?? 'main') !== 'main') return exitCodes.done;
  const faults = lockFaults(locked, lock);
  terminal.print(faults.length === 0 ? 'as the lock has it' : faults.join('\n'));
  return faults.length === 0 ? exitCodes.done : exitCodes.failed;
}

/** Compiles every folder of `emitted/` again, as far as it is checked in, and writes the lock of what is released. */
export async function compileAll(terminal: Terminal): Promise<ExitCode> {
  const locks = new Map<string, ScenarioLock>();
  for await (const { name, lock, summary } of ofEachFolder<EmittedFolder>(
    'emit',
    terminal.progress,
  )) {
    terminal.print(summary);
    locks.set(name, lock);
  }
  const scenarios = released.flatMap(({ name }) => locks.get(name) ?? []);
  await writingTo(LOCK, () =>
    writeNewFile(LOCK, { content: lockText({ formatVersion: 1, scenarios }), force: true }),
  );
  terminal.print(`emitted/lock.json: ${String(scenarios.length)} scenarios`);
  return exitCodes.done;
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
  for await (const checked of ofEachFolder<CheckedFolder>('check', terminal.flicker)) {
    if (checked.name !== undefined) names.push(checked.name);
    const shown = checked.directory.replace(EMITTED, 'emitted');
    allEqual = report(shown, checked.differences, terminal) && allEqual;
  }
  const missing = released.filter(({ name }) => !names.includes(name));
  for (const { name } of missing) terminal.print(`emitted/${name}: is released, but not there`);
  return allEqual && missing.length === 0 ? exitCodes.done : exitCodes.failed;
}

/** What comes of every folder of `emitted/`, in order. */
async function* ofEachFolder<Result>(
  kind: FolderTask['kind'],
  say: (text: string) => void,
): AsyncGenerator<Result> {
  const tasks = (await emittedFolders()).map((directory): FolderTask => ({ kind, directory }));
  yield* inProcesses<FolderTask, Result>({ module: folderWork, tasks, say });
}

async function emittedFolders(): Promise<readonly string[]> {
  const entries = await readdir(EMITTED, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(EMITTED, name))
    .sort();
}

function report(folder: string, differences: readonly string[], terminal: Terminal): boolean {
  if (differences.length === 0) terminal.print(`${folder}: as it would be compiled`);
  else terminal.print([`${folder}:`, ...differences.map((line) => `  ${line}`)].join('\n'));
  return differences.length === 0;
}
