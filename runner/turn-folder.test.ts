import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readTurnFolder } from './turn-folder.ts';

const emitted = fileURLToPath(new URL('../emitted/', import.meta.url));
let scratch: string;

beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'turn-folder-'));
});
afterEach(() => rm(scratch, { recursive: true, force: true }));

test('the plan of an emitted turn is made anew, new tests marked as they were', async () => {
  const { manifest, snapshot, plan } = await readTurnFolder(join(emitted, 'seed-0', 'turn-012'));
  expect(snapshot.turn).toBe(12);
  expect(plan.tests.map(({ id, isNew }) => [id, isNew])).toEqual(
    manifest.tests.map(({ id, isNew }) => [id, isNew]),
  );
  expect(new Set(plan.tests.map(({ isNew }) => isNew))).toEqual(new Set([true, false]));
});

test('a suite that is not of its schema is refused', async () => {
  const folder = join(scratch, 'turn-000');
  await cp(join(emitted, 'paper-coffee', 'turn-000'), folder, { recursive: true });
  const file = join(folder, 'schema.json');
  const schema = await readFile(file, 'utf8');
  await writeFile(file, schema.replace('"maxLength": 20', '"maxLength": 21'));
  await expect(readTurnFolder(folder)).rejects.toThrow('emit the turn again');
});

test('a folder that is no suite is refused', async () => {
  await expect(readTurnFolder(scratch)).rejects.toThrow('there is no such file');
});
