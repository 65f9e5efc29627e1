/** What `stamina emit` does. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  checkEmitted,
  emitScenario,
  formatDifference,
  readEmitted,
} from '../../generator/index.ts';
import { InputError } from '../../spec/problem.ts';
import { requestOf } from './emission-source.ts';
import type { EmissionSource } from './emission-source.ts';
import { exitCodes } from './exit-code.ts';
import type { ExitCode } from './exit-code.ts';
import { writingTo } from './output-path.ts';
import type { Terminal } from './terminal.ts';

const EMITTED = fileURLToPath(new URL('../../emitted', import.meta.url));

/** Writes the folder and sums up what changed in it. */
export async function compile(source: EmissionSource, terminal: Terminal): Promise<ExitCode> {
  const request = await requestOf(source);
  const { directory, scenario } = request;
  const last = String(scenario.turns.length);
  const onTurn = (turn: number): void => {
    terminal.progress(`compiled turn ${String(turn)} of ${last}`);
  };
  const summary = await writingTo(directory, () => emitScenario({ ...request, onTurn }));
  const counts = [
    `${String(summary.written.length)} files written`,
    `${String(summary.deleted.length)} deleted`,
    `${String(summary.unchanged)} unchanged`,
  ];
  terminal.print(`${directory}: ${counts.join(', ')}`);
  return exitCodes.done;
}

/** Names every difference between the folder and what would be written. */
export async function checkOne(source: EmissionSource, terminal: Terminal): Promise<ExitCode> {
  const request = await requestOf(source);
  const found = (await checkEmitted(request)).map(formatDifference);
  return report(request.directory, found, terminal) ? exitCodes.done : exitCodes.failed;
}

/** Checks every folder of `emitted/` against its own `scenario.json`, in its own profile. */
export async function checkAll(terminal: Terminal): Promise<ExitCode> {
  const entries = await readdir(EMITTED, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  let allEqual = true;
  for (const name of names.sort()) {
    terminal.flicker(`checking ${name}`);
    const found = await differencesIn(join(EMITTED, name));
    allEqual = report(join('emitted', name), found, terminal) && allEqual;
  }
  return allEqual ? exitCodes.done : exitCodes.failed;
}

/** A folder that is no emitted scenario differs, too. */
async function differencesIn(directory: string): Promise<readonly string[]> {
  try {
    const differences = await checkEmitted({ ...(await readEmitted(directory)), directory });
    return differences.map(formatDifference);
  } catch (error) {
    if (error instanceof InputError)
      return error.message.replaceAll(EMITTED, 'emitted').split('\n');
    throw error;
  }
}

function report(folder: string, differences: readonly string[], terminal: Terminal): boolean {
  if (differences.length === 0) terminal.print(`${folder}: as it would be compiled`);
  else terminal.print([`${folder}:`, ...differences.map((line) => `  ${line}`)].join('\n'));
  return differences.length === 0;
}
