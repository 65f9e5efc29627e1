import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

let scratch: string;
beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'make-folder-'));
});
afterEach(() => rm(scratch, { recursive: true, force: true }));

test('makes a folder with what is above it, twice or at once', async () => {
  const folder = join(scratch, 'a', 'b', 'c');
  await Promise.all([makeFolder(folder), makeFolder(folder)]);
  await makeFolder(folder);
  expect((await stat(folder)).isDirectory()).toBe(true);
});

test('rejects where a file is in the way', async () => {
  await writeFile(join(scratch, 'a'), '');
  await expect(makeFolder(join(scratch, 'a', 'b'))).rejects.toMatchObject({ code: 'EEXIST' });
});

test.skipIf(platform() !== 'linux')('rejects where no folder can be made', async () => {
  await expect(makeFolder('/proc/none/such')).rejects.toMatchObject({ code: 'ENOENT' });
});
