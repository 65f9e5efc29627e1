import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { must } from '../spec/lookup.ts';
import { sampleScenario } from '../spec/samplers/sample.ts';
import type { Scenario } from '../spec/scenario.ts';
import { parseLock } from './lock.ts';
import { digest } from './render/digest.ts';
import { released } from './released.ts';

const emitted = (path: string): string =>
  readFileSync(new URL(`../emitted/${path}`, import.meta.url), 'utf8');
const lock = parseLock(JSON.parse(emitted('lock.json')), 'lock.json');

test('twenty scenarios are released, each once, half of them themed and of ten domains', () => {
  expect(released).toHaveLength(20);
  expect(new Set(released.map(({ name }) => name)).size).toBe(20);
  const domains = released.flatMap(({ request: { domain } }) => domain ?? []);
  expect(new Set(domains).size).toBe(10);
});

test('the lock has them all, in their order, with a hundred turns after the first', () => {
  expect(lock.scenarios.map(({ name }) => name)).toEqual(released.map(({ name }) => name));
  for (const { turns } of lock.scenarios)
    expect(turns.map(({ turn }) => turn)).toEqual(Array.from({ length: 101 }, (_, turn) => turn));
});

test.each(released)('$name begins as it is sampled, and is the file that is locked', (release) => {
  const text = emitted(`${release.name}/scenario.json`);
  const scenario = JSON.parse(text) as Scenario;
  const begun = { ...scenario, turns: scenario.turns.slice(0, 5) };
  expect(JSON.stringify(sampleScenario({ ...release.request, turns: 5 }))).toBe(
    JSON.stringify(begun),
  );
  expect(scenario.turns).toHaveLength(100);
  const locked = must(
    lock.scenarios.find(({ name }) => name === release.name),
    `a lock of ${release.name}`,
  );
  expect(digest(text)).toBe(locked.scenario);
});
