import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFiles } from './files.ts';

const inRepository = (path: string): string =>
  fileURLToPath(new URL(`../${path}`, import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'determinism-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

/** Runs the command line in a fresh process and gives what it prints. Rejects when it fails. */
async function runStamina(
  env: Record<string, string>,
  ...args: readonly string[]
): Promise<string> {
  const command = [inRepository('runner/cli/stamina.mjs'), ...args];
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    cwd: folder,
    env: { ...process.env, ...env },
  });
  return stdout;
}

/** What a fresh process samples and emits, path → bytes. */
async function emission(
  name: string,
  env: Record<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const stamina = (...args: readonly string[]): Promise<string> => runStamina(env, ...args);
  const out = join(folder, name, 'somewhere');
  await stamina('sample', '--seed', '3', '--turns', '2', '--out', `${name}.json`);
  await stamina('emit', `${name}.json`, '--out', out);
  const paths = await listFiles(out);
  const read = async (path: string): Promise<[string, string]> => [
    path,
    await readFile(join(out, path), 'base64'),
  ];
  return new Map(await Promise.all(paths.map(read)));
}

test('the same seed gives the same bytes anywhere, at any time, in any locale', async () => {
  const here = await emission('a', { TZ: 'UTC', LANG: 'C' });
  const there = await emission('b', {
    TZ: 'Pacific/Kiritimati',
    LANG: 'tr_TR.UTF-8',
    LC_ALL: 'tr_TR.UTF-8',
  });
  expect(here.size).toBeGreaterThan(20);
  expect(there).toEqual(here);
});

test('all turns of a released scenario are as they are locked, in a country with other letters and an odd time', async () => {
  const env = { TZ: 'Pacific/Chatham', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' };
  const scenario = inRepository('emitted/themed-marina-9/scenario.json');
  const out = join(folder, 'somewhere', 'else');
  const printed = await runStamina(env, 'emit', scenario, '--out', out);
  expect(printed).toMatch(/, 0 deleted, 0 unchanged\nas the lock has it\n$/);
  expect(await listFiles(join(out, 'turn-100'))).toContain('suite.json');
});
