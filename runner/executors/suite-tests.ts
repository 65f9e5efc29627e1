/** Reads which tests a suite on disk consists of: those must run, no more and no fewer. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSuiteManifest } from '../../generator/render/suite-manifest.ts';
import { InputError } from '../../spec/problem.ts';
import type { SuiteTest } from '../verdict.ts';

/** The tests of the suite in a folder, in its order. Throws an `InputError` for a folder that is not a suite. */
export async function readSuiteTests(folder: string): Promise<readonly SuiteTest[]> {
  const file = join(folder, 'suite.json');
  const { tests } = parseSuiteManifest(await readJson(file), file);
  if (tests.length === 0)
    throw illFormed(file, 'lists no test, and a suite without tests shows nothing');
  return tests;
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw illFormed(
      file,
      `${reasonOf(cause)}; a suite is the folder of one turn, such as turn-000`,
    );
  });
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw illFormed(file, `is not JSON (${String(cause)})`);
  }
}

function reasonOf(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return code === 'ENOENT' || code === 'ENOTDIR'
    ? 'there is no such file'
    : `cannot be read (${String(cause)})`;
}

function illFormed(file: string, message: string): InputError {
  return new InputError(file, [{ code: 'SUITE_ILL_FORMED', path: '', message }]);
}
