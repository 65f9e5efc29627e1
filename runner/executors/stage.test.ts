import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { playwrightCli, stageSuite } from './stage.ts';

let root: string;
beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'stage-')));
  for (const folder of ['suite/tests', 'suite/support', 'suite/attempt-0'])
    await mkdir(join(root, folder), { recursive: true });
  for (const file of [
    'suite.json',
    'playwright.config.ts',
    'tests/dog.spec.ts',
    'attempt-0/prompt.md',
  ]) {
    await writeFile(join(root, 'suite', file), file);
  }
});
afterEach(() => rm(root, { recursive: true }));

test('a suite that finds our Playwright is run where it lies', async () => {
  expect(await stageSuite(import.meta.dirname, root)).toBe(import.meta.dirname);
});

test('any other is copied to where it finds ours, without the attempts beside it', async () => {
  const stage = await stageSuite(join(root, 'suite'), root);
  expect(await readFile(join(stage, 'tests/dog.spec.ts'), 'utf8')).toBe('tests/dog.spec.ts');
  expect(await realpath(join(stage, 'node_modules/@playwright/test'))).toBe(
    await realpath(dirname(playwrightCli)),
  );
  await expect(readFile(join(stage, 'attempt-0/prompt.md'))).rejects.toThrow('ENOENT');
});

test('a suite with another copy of Playwright is not left to that', async () => {
  const other = join(root, 'node_modules/@playwright/test');
  await mkdir(other, { recursive: true });
  await writeFile(
    join(other, 'package.json'),
    '{ "name": "@playwright/test", "version": "1.0.0" }',
  );
  expect(await stageSuite(join(root, 'suite'), root)).not.toBe(join(root, 'suite'));
});
