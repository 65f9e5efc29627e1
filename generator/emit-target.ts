/** Folders of emitted scenarios: which one a folder holds, and whether it may be written to. */
import { access } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { z } from 'zod';
import { dataStreams } from '../spec/data-stream.ts';
import { parseScenario } from '../spec/parse-scenario.ts';
import { InputError } from '../spec/problem.ts';
import type { Scenario } from '../spec/scenario.ts';
import { shapeProblems } from '../spec/shape-problems.ts';
import { turnFolder } from './compile.ts';
import type { EmitRequest } from './emit.ts';
import { listFiles, readIfThere } from './files.ts';

const namedShape = z.object({ name: z.string() });

/**
 * Throws an `InputError` unless the folder is missing, empty, or holds the scenario of that name. A lone
 * `scenario.json` counts, so a scenario can be written by hand where it is to be compiled.
 */
export async function refuseForeignFolder({
  scenario,
  directory,
}: {
  readonly scenario: Scenario;
  readonly directory: string;
}): Promise<void> {
  const present = await listFiles(directory);
  if (present.length === 0) return;
  const held = present.includes('scenario.json') ? await scenarioNameIn(directory) : undefined;
  if (held === scenario.name) return;
  const message =
    held === undefined
      ? `the folder holds files that are not an emitted scenario (${present.slice(0, 3).join(', ')}); choose an empty or new folder`
      : `the folder holds the scenario ${held}, not ${scenario.name}; choose another folder`;
  throw new InputError(directory, [{ code: 'FOLDER_NOT_OURS', path: '', message }]);
}

/**
 * The scenario that a folder holds, and the profile and stream of data it was compiled with. Throws an `InputError` where
 * the folder is not an emitted scenario.
 */
export async function readEmitted(
  directory: string,
): Promise<Required<Pick<EmitRequest, 'scenario' | 'profile' | 'data'>>> {
  const file = join(directory, 'scenario.json');
  const scenario = parseScenario(await readJson(file), file);
  return { scenario, profile: 'paper', data: 'main', ...(await settingsIn(directory)) };
}

const settingsShape = z.object({
  profile: z.enum(['paper', 'strict']),
  data: z.enum(dataStreams).default('main'),
});

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** What the suites in a folder were compiled with, in whatever version; `undefined` where there is none to tell. */
export async function settingsIn(
  directory: string,
): Promise<Required<Pick<EmitRequest, 'profile' | 'data'>> | undefined> {
  const file = join(directory, turnFolder(0), 'suite.json');
  if (!(await isThere(file))) return undefined;
  const value = await readJson(file);
  const parsed = settingsShape.safeParse(value);
  if (!parsed.success) throw new InputError(file, shapeProblems(parsed.error, value));
  return parsed.data;
}

/** The turns whose folders a directory has once those of an emission are in it; `undefined` where that is all of them. */
export async function turnsThere({
  directory,
  turns,
}: Pick<EmitRequest, 'directory' | 'turns'>): Promise<readonly number[] | undefined> {
  if (turns === undefined) return undefined;
  const suites = (await listFiles(directory)).flatMap((path) => {
    const turn = /^turn-(\d{3,})\/suite\.json$/.exec(path)?.[1];
    return turn === undefined ? [] : [Number(turn)];
  });
  return [...turns, ...suites];
}

/** A scenario name made from the name of a folder: `out/My Dogs` → `my-dogs`. */
export function scenarioNameFor(directory: string): string {
  const name = basename(resolve(directory))
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return name === '' ? 'schema' : name;
}

async function scenarioNameIn(directory: string): Promise<string | undefined> {
  const parsed = namedShape.safeParse(
    await readJson(join(directory, 'scenario.json')).catch(() => undefined),
  );
  return parsed.success ? parsed.data.name : undefined;
}

async function readJson(path: string): Promise<unknown> {
  const text = await readIfThere(path);
  const fault = (message: string): InputError =>
    new InputError(path, [{ code: 'NOT_EMITTED', path: '', message }]);
  if (text === undefined) throw fault('there is no such file; an emitted scenario has it');
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw fault(`it is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
