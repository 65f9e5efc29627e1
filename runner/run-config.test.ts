import { expect, test } from 'vitest';
import { loadScenario } from './cli/documents.ts';
import { locksFor } from './cli/released-lock.ts';
import { runConfig } from './run-config.ts';
import { defaultSettings } from './settings.ts';

const scenario = await loadScenario('emitted/seed-0/scenario.json');
const locksOf = await locksFor({ profile: 'paper', unlocked: false });
const locks = await locksOf(scenario, { isReleased: true });

test.each([
  { played: 'its first turns', turns: 30, released: 100, asLocked: ['seed-0'] },
  { played: 'all of its turns', turns: 100, released: 100, asLocked: ['seed-0'] },
  { played: 'no more turns than it has', turns: 150, released: 100, asLocked: ['seed-0'] },
  { played: 'turns that nobody released', turns: 101, released: 101, asLocked: [] },
])('a scenario counts as locked with $played: $asLocked', ({ turns, released, asLocked }) => {
  const longer = { ...scenario, turns: [...scenario.turns, { changes: [] }].slice(0, released) };
  const config = runConfig({
    ...{ scenarios: [longer], locks, jobs: 1 },
    agent: { name: 'oracle' },
    settings: { ...defaultSettings, turns },
  });
  expect(config.asLocked).toEqual(asLocked);
});
