/**
 * The record folder of a run: everything that decided anything, as files that `cat` can show. It only ever grows: nothing
 * in it is written twice.
 *
 *     config.json                          what was run, with which settings and versions
 *     <scenario>/scenario.json package.json agent/
 *     <scenario>/journal.jsonl             one line per attempt and per turn, on disk before the run goes on
 *     <scenario>/workspace.git             the workspace after each attempt
 *     <scenario>/turn-003/                 the suite that was used
 *     <scenario>/turn-003/heldout/         the held-out twin of the suite, with its verdict.json and server.log
 *     <scenario>/turn-003/attempt-0/       prompt.md agent.log server.log verdict.json feedback.md; where the failure was
 *                                          final, server-again.log verdict-again.json of a restarted server
 *     <scenario>/result.json
 */
import { mkdir, open, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { writeFiles } from '../generator/files.ts';
import type { Files } from '../generator/files.ts';
import { InputError } from '../spec/problem.ts';
import { formatVersion } from './result.ts';
import type { AttemptResult, ScenarioResult, TurnResult } from './result.ts';
import { makeFolder } from '../generator/make-folder.ts';

export type JournalEntry =
  | ({ readonly kind: 'attempt' } & AttemptResult)
  | ({ readonly kind: 'turn' } & Omit<TurnResult, 'attempts'>);

/** The part of the record folder that belongs to one scenario. */
export interface ScenarioRecords {
  readonly folder: string;
  readonly workspaceRepository: string;
  /** Writes files by relative path. */
  readonly writeFiles: (files: Files) => Promise<void>;
  /** Writes a record, e.g. `turn-003/attempt-0/prompt.md`; it must not be there. */
  readonly writeRecord: (path: string, content: string | Buffer) => Promise<void>;
  /** Appends a line; it is on disk when the promise resolves. */
  readonly journal: (entry: JournalEntry) => Promise<void>;
  readonly writeResult: (result: ScenarioResult) => Promise<void>;
}

/** Where the records of an attempt are, in the folder of its turn: `turn-003/attempt-0`. */
export function attemptFolder(turnFolder: string, attempt: number): string {
  return join(turnFolder, `attempt-${String(attempt)}`);
}

/** Where the held-out twin of a suite is, in the folder of its turn: `turn-003/heldout`. */
export function heldOutFolder(turnFolder: string): string {
  return join(turnFolder, 'heldout');
}

/**
 * Makes the folder of a run and records its configuration. Throws an `InputError` for a folder that holds something
 * already: records are never mixed or overwritten.
 */
export async function createRunFolder(out: string, config: object): Promise<string> {
  const folder = resolve(out);
  const refuse = (message: string): never => {
    throw new InputError(out, [{ code: 'OUT_NOT_USABLE', path: '', message }]);
  };
  await makeFolder(folder).catch((error: unknown) => refuse(`cannot be made: ${String(error)}`));
  if ((await readdir(folder)).length > 0) refuse('the folder is not empty; a run needs a new one');
  await writeFileAtomic(join(folder, 'config.json'), json({ formatVersion, ...config }));
  return folder;
}

/** Makes the folder of a scenario within that of a run. */
export async function createScenarioRecords(
  runFolder: string,
  scenario: string,
): Promise<ScenarioRecords> {
  const folder = join(runFolder, scenario);
  await mkdir(folder);
  return {
    folder,
    workspaceRepository: join(folder, 'workspace.git'),
    writeFiles: async (files) => {
      await writeFiles(folder, files);
    },
    writeRecord: async (path, content) => {
      const file = join(folder, path);
      await makeFolder(dirname(file));
      await writeFile(file, content, { flag: 'wx' });
    },
    journal: (entry) =>
      appendDurably(
        join(folder, 'journal.jsonl'),
        `${JSON.stringify({ formatVersion, ...entry })}\n`,
      ),
    writeResult: (result) => writeFileAtomic(join(folder, 'result.json'), json(result)),
  };
}

async function appendDurably(path: string, line: string): Promise<void> {
  const file = await open(path, 'a');
  try {
    await file.appendFile(line);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A JSON document as it is recorded. */
export function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
