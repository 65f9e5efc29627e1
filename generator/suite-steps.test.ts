import { expect, test } from 'vitest';
import { kennelSnapshot } from './plan/fixtures/snapshots.ts';
import type { Scenario } from '../spec/scenario.ts';
import { planScenario } from './compile.ts';
import { renderSpecs } from './render/spec-file.ts';
import { suiteSteps } from './suite-steps.ts';

const scenario: Scenario = {
  ...{ name: 'kennel', seed: '7', sampler: { name: 'replay', version: 1, changesPerTurn: 2 } },
  initial: kennelSnapshot.schema,
  turns: [
    {
      changes: [
        { kind: 'add_analytics', analytics: { entity: 'Person', operation: 'count' } },
        { kind: 'rename_entity', entity: 'Dog', to: 'Hound' },
      ],
    },
    { changes: [{ kind: 'delete_field', entity: 'Hound', field: 'weight' }] },
  ],
};

test('each change stands between the suite before it and the one after it', () => {
  const steps = [...suiteSteps(scenario, 'paper')];
  expect(steps.map(({ turn, change }) => `${String(turn)} ${change.kind}`)).toEqual([
    '1 add_analytics',
    '1 rename_entity',
    '2 delete_field',
  ]);
  for (const [index, { before }] of steps.slice(1).entries())
    expect(before).toBe(steps[index]?.after);
  expect(
    steps.map(({ before, after }) =>
      [...after.specs]
        .filter(([path, text]) => before.specs.get(path) !== text)
        .map(([path]) => path),
    ),
  ).toEqual([
    ['tests/analytics.spec.ts'],
    expect.arrayContaining(['tests/hound.spec.ts', 'tests/removed.spec.ts']) as string[],
    expect.arrayContaining(['tests/hound.spec.ts', 'tests/removed.spec.ts']) as string[],
  ]);
});

test('the last suite of each turn is the one that is emitted', () => {
  const steps = [...suiteSteps(scenario, 'paper')];
  const plans = [...planScenario(scenario, 'paper')];
  for (const { snapshot, plan } of plans) {
    const { turn } = snapshot;
    const state =
      turn === 0 ? steps[0]?.before : steps.findLast((step) => step.turn === turn)?.after;
    expect(state?.specs).toEqual(renderSpecs(plan));
  }
});
