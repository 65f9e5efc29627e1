/** Runs that are told no folder each find one of their own. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCommandLine } from './main.ts';
import { makeFreeFolder } from './run-folder.ts';
import { terminalOn } from './terminal.ts';

const before = process.cwd();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stamina-'));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true });
});

test('several that look for one at the same moment', async () => {
  const found = await Promise.all([1, 2, 3].map(() => makeFreeFolder('oracle')));
  expect(found.sort()).toEqual(['runs/oracle-1', 'runs/oracle-2', 'runs/oracle-3']);
});

test('a folder that another run has made while scenarios were made ready is not taken', async () => {
  const silent = { write: () => true };
  const terminal = {
    ...terminalOn(silent, silent),
    flicker: (text: string) => {
      if (text === 'sampling the scenario of seed 77')
        mkdirSync(join(folder, 'runs', 'command-1', 'of-another'), { recursive: true });
    },
  };
  const words = 'run --agent command --agent-command true --scenarios 77 --turns 0 --retries 0';
  expect(await runCommandLine([...words.split(' '), '--executor', 'direct'], terminal)).toBe(1);
  expect(readdirSync(join(folder, 'runs'))).toEqual(['command-1', 'command-2']);
  expect(readdirSync(join(folder, 'runs', 'command-1'))).toEqual(['of-another']);
  expect(readdirSync(join(folder, 'runs', 'command-2'))).toContain('config.json');
});
