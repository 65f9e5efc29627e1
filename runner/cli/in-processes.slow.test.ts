import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { PatientTask } from '../fixtures/patient-work.ts';
import { UsageError } from './exit-code.ts';
import { inProcesses } from './in-processes.ts';

const patient = new URL('../fixtures/patient-work.ts', import.meta.url).href;

interface Told {
  readonly said: readonly string[];
  readonly results: readonly { readonly name: string; readonly pid: number }[];
}

async function outcomeOf(
  tasks: readonly PatientTask[],
  { processes = 2, module = patient } = {},
): Promise<Told> {
  const said: string[] = [];
  const results: Told['results'][number][] = [];
  const say = (text: string): void => void said.push(text);
  for await (const result of inProcesses<PatientTask, Told['results'][number]>({
    ...{ module, tasks, say, processes },
  }))
    results.push(result);
  return { said, results };
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('results and what is said come in the order of the tasks, whichever ends first', async () => {
  const tasks = [
    { name: 'a', ms: 600 },
    { name: 'b', ms: 1 },
    { name: 'c', ms: 1 },
  ];
  const { said, results } = await outcomeOf(tasks);
  expect(results.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  expect(said).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  expect(new Set(results.map(({ pid }) => pid)).size).toBe(2);
  await expect.poll(() => results.filter(({ pid }) => isAlive(pid)), { timeout: 5000 }).toEqual([]);
});

test('nothing to do is done at once', async () => {
  expect(await outcomeOf([])).toEqual({ said: [], results: [] });
});

test('what fails is told as what it is', async () => {
  const after = { name: 'b', ms: 1 };
  const usage = outcomeOf([{ name: 'a', ms: 1, end: 'usage' }, after]);
  await expect(usage).rejects.toThrow(UsageError);
  await expect(usage).rejects.toThrow(/^a was told wrong$/);
  const defect = outcomeOf([{ name: 'a', ms: 1, end: 'defect' }, after]);
  await expect(defect).rejects.not.toThrow(UsageError);
  await expect(defect).rejects.toThrow(/a is broken/);
});

test('a process that dies takes its work with it, and is told of', async () => {
  await expect(outcomeOf([{ name: 'a', ms: 1, end: 'death' }], { processes: 1 })).rejects.toThrow(
    'a process ended before its work did (SIGKILL)',
  );
});

test('a process that dies before it has begun leaves its work to the others, while there are any', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'processes-'));
  const module = new URL('../fixtures/patient-work-once-broken.ts', import.meta.url);
  const tasks = ['a', 'b', 'c'].map((name) => ({ name, ms: 500 }));
  const broken = (mark: string): string => {
    module.searchParams.set('mark', join(folder, mark));
    return module.href;
  };
  try {
    const { results } = await outcomeOf(tasks, { module: broken('two') });
    expect(existsSync(join(folder, 'two'))).toBe(true);
    expect(results.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    await expect(outcomeOf(tasks, { processes: 1, module: broken('one') })).rejects.toThrow(
      'a process ended before its work did (SIGKILL)',
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
