import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ScenarioLock } from '../generator/index.ts';
import { InputError } from '../spec/problem.ts';
import { smallScenario } from './fixtures/small-scenario.ts';
import { checkedBatch, runBatch } from './run.ts';
import type { RunRequest } from './run.ts';
import { defaultSettings } from './settings.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'run-'));
});
afterEach(() => rm(root, { recursive: true }));

test.each([
  [
    'a scenario that is named twice',
    { scenarios: [smallScenario(0), smallScenario(1)] },
    /ducks: is named twice/,
  ],
  [
    'a script that is none',
    { agent: { name: 'scripted', script: {}, source: 'steps.json' } },
    /steps\.json cannot be used/,
  ],
  [
    'a variable that is not set',
    { agent: { name: 'command', commandLine: 'true', passEnv: ['NO_SUCH_VARIABLE'] } },
    /NO_SUCH_VARIABLE: /,
  ],
] satisfies [string, Partial<RunRequest>, RegExp][])(
  '%s is refused before anything is written',
  async (_, wrong, message) => {
    const out = join(root, 'out');
    const request: RunRequest = {
      scenarios: [smallScenario(0)],
      agent: { name: 'oracle' },
      settings: defaultSettings,
      out,
      ...wrong,
    };
    await expect(runBatch(request)).rejects.toThrow(InputError);
    await expect(runBatch(request)).rejects.toThrow(message);
    expect(existsSync(out)).toBe(false);
  },
);

test('suites are compared with their lock before a folder is asked for', async () => {
  const digest = '0'.repeat(64);
  const lock: ScenarioLock = {
    ...{ name: 'ducks', profile: 'paper', scenario: digest, files: digest },
    turns: [
      { turn: 0, schema: digest, openapi: digest, request: null, plan: digest, files: digest },
    ],
  };
  const checking = checkedBatch({
    ...{ scenarios: [smallScenario(0)], locks: [lock], agent: { name: 'oracle' } },
    settings: defaultSettings,
  });
  await expect(checking).rejects.toThrow('turn 0 is not as it is locked');
});
