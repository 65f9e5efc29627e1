import { expect, test } from 'vitest';
import { inspectScenario } from '../../spec/inspection/inspect.ts';
import { sampleScenario } from '../../spec/samplers/sample.ts';
import type { Scenario } from '../../spec/scenario.ts';
import { renderInspection } from './inspection-report.ts';
import { usualStep } from './inspection-turns.ts';

const scenario = sampleScenario({ seed: '0', turns: 12, changesPerTurn: 4 });
const view = { decorated: false, refusals: false };
const report = (of: Scenario, details: object = {}): string =>
  renderInspection(inspectScenario(of), { ...view, ...details });

test('a scenario as a person reads it', async () => {
  await expect(`${report(scenario, { every: 3, refusals: true })}\n`).toMatchFileSnapshot(
    'inspection.golden.txt',
  );
});

test('an edited scenario says from where on it is another', () => {
  const turns = scenario.turns.map(({ changes }, index) => ({
    changes: index === 1 ? changes.slice(1) : changes,
  }));
  expect(report({ ...scenario, turns: turns.slice(0, 2) })).toContain(
    'Sampled again, the first 1 turn is as in the file; then turn 2 is not what the sampler gives.',
  );
});

test('a scenario written by hand says so and shows the rest', () => {
  const sampler = { name: 'replay', version: 1, changesPerTurn: 4 } as const;
  const text = report({ ...scenario, sampler });
  expect(text).toContain('How it was sampled is not known: its turns were written by hand.');
  expect(text).toContain('touch something that other parts depend on');
  expect(text).not.toContain('proposals:');
});

test('an initial state alone has nothing to tell of changes', () => {
  const text = report({ ...scenario, turns: [] });
  expect(text).toContain('0 of 0 changes (0 %)');
  expect(text).toContain('Nothing was renamed.\n\nNo name is gone.\n');
});

test('rows are as many as fit a screen, or as many as are asked for', () => {
  expect([0, 30, 31, 100, 200, 1000].map(usualStep)).toEqual([1, 1, 2, 5, 10, 34]);
  const rows = (every: number): number =>
    report(scenario, { every })
      .split('\n')
      .filter((line) => /^ *\d+ +\d+ +\d+ +\d+ +\d+ +\d+ +\d+/.test(line)).length;
  expect([1, 5, 12, 100].map(rows)).toEqual([13, 4, 2, 2]);
});
