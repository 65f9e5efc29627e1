import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReport } from './report-lines.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'report-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('the lines of a report are read, one that was cut off aside', async () => {
  const file = join(folder, 'report.jsonl');
  await writeFile(file, '{"kind":"end"}\n{"kind":"e');
  expect(await readReport(file)).toEqual([{ kind: 'end' }]);
});

test('a report that was never begun has no lines', async () => {
  expect(await readReport(join(folder, 'none.jsonl'))).toEqual([]);
});

test('a report that cannot be read is an error, not an empty one', async () => {
  await expect(readReport(folder)).rejects.toThrow('EISDIR');
});
