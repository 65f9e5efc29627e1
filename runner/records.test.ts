import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { InputError } from '../spec/problem.ts';
import { attemptFolder, createRunFolder, createScenarioRecords } from './records.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'records-'));
});
afterEach(() => rm(root, { recursive: true }));

test('a folder that holds something is refused and left as it is', async () => {
  await writeFile(join(root, 'precious'), 'x');
  await expect(createRunFolder(root, {})).rejects.toThrow(/not empty/);
  await expect(createRunFolder(join(root, 'precious'), {})).rejects.toThrow(InputError);
  expect(await readFile(join(root, 'precious'), 'utf8')).toBe('x');
});

test('an empty folder is taken, a missing one made', async () => {
  await mkdir(join(root, 'empty'));
  await createRunFolder(join(root, 'empty'), {});
  const folder = await createRunFolder(join(root, 'new', 'one'), { agent: 'oracle' });
  expect(JSON.parse(await readFile(join(folder, 'config.json'), 'utf8'))).toEqual({
    formatVersion: 1,
    agent: 'oracle',
  });
});

test('the journal grows by lines, and no record of an attempt is written twice', async () => {
  const records = await createScenarioRecords(
    await createRunFolder(join(root, 'run'), {}),
    'kennel',
  );
  const turn = {
    kind: 'turn',
    passed: true,
    changes: 0,
    entities: 2,
    tests: 9,
    suite: { digest: 'c0ffee', isReleased: false },
    linesOfCode: 50,
  } as const;
  await records.journal({ ...turn, turn: 0 });
  await records.journal({ ...turn, turn: 1 });
  const lines = (await readFile(join(records.folder, 'journal.jsonl'), 'utf8')).split('\n');
  expect(
    lines.slice(0, -1).map((text) => JSON.parse(text) as { turn: number; formatVersion: number }),
  ).toMatchObject([{ turn: 0, formatVersion: 1 }, { turn: 1 }]);

  const prompt = join(attemptFolder('turn-000', 0), 'prompt.md');
  await records.writeRecord(prompt, 'Please.');
  await expect(records.writeRecord(prompt, 'Again.')).rejects.toThrow('EEXIST');
  expect(await readFile(join(records.folder, 'turn-000/attempt-0/prompt.md'), 'utf8')).toBe(
    'Please.',
  );
});
