import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseSuiteManifest, planScenario } from './generator/index.ts';
import { families } from './generator/plan/plan.ts';
import { writeOracleServer } from './runner/agents/oracle/server.ts';
import { sampleScenario } from './spec/samplers/sample.ts';

const readme = readFileSync('README.md', 'utf8');
const turnZero = 'emitted/paper-coffee/turn-000';

/** The rows of whole numbers that begin a line of the README, `  3   5   9` → [3, 5, 9]. */
function rowsMatching(pattern: RegExp): readonly string[] {
  return [...readme.matchAll(pattern)].map(([row]) => row.trim().replaceAll(/\s+/g, ' '));
}

test('the table of the demo is what the demo prints', () => {
  const turns = [...planScenario(sampleScenario({ seed: '0', turns: 10 }), 'paper')];
  const expected = turns.map(({ snapshot: { turn, changes, schema }, plan }) => {
    const lines = [...writeOracleServer(schema)]
      .filter(([path]) => /\.(py|sh)$/.test(path))
      .flatMap(([, text]) => text.split('\n').filter((line) => line.trim() !== ''));
    const counts = [turn, changes.length, schema.entities.length, plan.tests.length];
    return [...counts.map(String), 'passed', String(lines.length)].join(' ');
  });
  expect(rowsMatching(/^ +\d+ +\d+ +\d+ +\d+ +passed +\d+$/gm)).toEqual(expected);
});

test('the table of `stamina test` counts the tests of the suite that it shows', () => {
  const { tests } = parseSuiteManifest(
    JSON.parse(readFileSync(`${turnZero}/suite.json`, 'utf8')),
    turnZero,
  );
  const expected = families
    .map((family) => ({ family, count: tests.filter((each) => each.family === family).length }))
    .filter(({ count }) => count > 0)
    .map(({ family, count }) => `${family} ${String(count)} ${String(count)} 0 0`);
  expect(rowsMatching(/^[a-z]+ +\d+ +\d+ +\d+ +\d+$/gm)).toEqual(expected);
  expect(readme).toContain(`All ${String(tests.length)} tests passed.`);
});

test('the test that is shown stands in the suite', () => {
  const [, shown = ''] = /```ts\n(test\([^]*?)```/.exec(readme) ?? [];
  const withoutSpace = (text: string): string => text.replaceAll(/\s+/g, '');
  expect(shown).not.toBe('');
  expect(withoutSpace(readFileSync(`${turnZero}/tests/coffeebatch.spec.ts`, 'utf8'))).toContain(
    withoutSpace(shown),
  );
});
