import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { changeKinds } from '../../changes/table.ts';
import { dependentsOf } from '../../dependents.ts';
import {
  effectForms,
  effectsBroughtBy,
  formOfGuard,
  formsOfEffect,
  guardForms,
  guardsBroughtBy,
} from '../../forms.ts';
import { parseScenario } from '../../parse-scenario.ts';
import type { Scenario } from '../../scenario.ts';
import { replay } from '../../trajectory.ts';
import { continueScenario, drive } from '../continue-scenario.ts';
import type { FilledSlot } from '../fill-turn.ts';
import { sampleScenario } from '../sample.ts';
import { proposerOf, samplers } from '../samplers.ts';
import { requestsFile, requestsForReviewers } from './requests-for-reviewers.ts';

const TURNS = 100;
const WINDOW = 30;
const seeds = Array.from({ length: 25 }, (_, seed) => String(seed));

interface Sampled {
  readonly scenario: Scenario;
  readonly slots: readonly FilledSlot[];
}

function sampled(seed: string): Sampled {
  const begun = sampleScenario({ seed, turns: 0, sampler: 'themed' });
  const { sampler } = begun;
  if (sampler.name === 'replay') throw new Error('a sampled scenario names its sampler');
  const { proposers } = samplers.themed;
  const turns = drive(
    continueScenario(begun, { sampler, turns: TURNS, proposers }),
    proposerOf('themed'),
  );
  const changes = turns.map((slots) => ({
    changes: slots.flatMap(({ change }) => (change ? [change] : [])),
  }));
  return { scenario: { ...begun, turns: changes }, slots: turns.flat() };
}

let all: readonly Sampled[] = [];
beforeAll(() => {
  all = seeds.map(sampled);
}, 900_000);

describe('themed scenarios of a hundred turns', () => {
  test.each(seeds)(
    'seed %s passes the checks of a written one, and every turn is full',
    (seed) => {
      const { scenario } = all[Number(seed)] ?? sampled(seed);
      expect(scenario.turns.map(({ changes }) => changes.length)).toEqual(Array(TURNS).fill(5));
      const text = JSON.stringify(scenario);
      expect(JSON.stringify(parseScenario(JSON.parse(text), 'a file'))).toBe(text);
    },
    60_000,
  );

  test('hardly ever fall back on invented names', () => {
    const slots = all.flatMap((each) => each.slots);
    const invented = slots.filter(({ by }) => by !== 'themed');
    expect(invented.length / slots.length).toBeLessThan(0.01);
  });

  test.each(seeds)('seed %s grows as a product does', (seed) => {
    const { scenario } = all[Number(seed)] ?? sampled(seed);
    const sizes = [...replay(scenario)].map(({ schema }) => schema.entities.length);
    expect(sizes.findIndex((size) => size >= 10)).toBeLessThanOrEqual(31);
    expect(sizes[WINDOW]).toBeGreaterThanOrEqual(9);
    expect(sizes[WINDOW]).toBeLessThanOrEqual(14);
    expect(sizes[TURNS]).toBeGreaterThanOrEqual(21);
    expect(sizes[TURNS]).toBeLessThanOrEqual(32);
  });

  test.each(seeds)(
    'seed %s shows every kind of change, and every form within thirty turns',
    (seed) => {
      const { turns } = (all[Number(seed)] ?? sampled(seed)).scenario;
      const changes = turns.flatMap((turn) => turn.changes);
      expect(new Set(changes.map(({ kind }) => kind))).toEqual(new Set(changeKinds));
      for (let start = 0; start + WINDOW <= TURNS; start += 1) {
        const window = turns.slice(start, start + WINDOW).flatMap((turn) => turn.changes);
        const guards = new Set(window.flatMap(guardsBroughtBy).map(formOfGuard));
        const effects = new Set(window.flatMap(effectsBroughtBy).flatMap(formsOfEffect));
        expect([...guards].sort()).toEqual([...guardForms].sort());
        expect([...effects].sort()).toEqual([...effectForms].sort());
      }
    },
  );

  test('touch what others depend on with two changes in five', () => {
    for (const { scenario } of all) {
      const states = [...replay(scenario)];
      const entangled = scenario.turns.flatMap(({ changes }, index) => {
        const schema = states[index]?.schema;
        return changes.map((change) => schema && dependentsOf(schema, change).length > 0);
      });
      const share = entangled.filter(Boolean).length / entangled.length;
      expect(share).toBeGreaterThanOrEqual(0.4);
    }
  });

  test('ask at turn 40 for what the file for reviewers says', () => {
    const text = requestsForReviewers((seed) => (all[Number(seed)] ?? sampled(seed)).scenario);
    expect(text).toBe(readFileSync(requestsFile, 'utf8'));
  });
});
