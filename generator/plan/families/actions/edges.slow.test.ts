/** At which edges of released actions nothing is asked, and why: nothing is left out unnoticed. Every other scenario will do. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { must } from '../../../../spec/lookup.ts';
import { parseScenario } from '../../../../spec/parse-scenario.ts';
import { replay } from '../../../../spec/trajectory.ts';
import { released } from '../../../released.ts';
import { suiteOf } from '../../suite.ts';
import { contextOf } from './context.ts';
import { edgesOf } from './edges.ts';
import type { Edge } from './edges.ts';

/** All edges of the actions at the last turn of a released scenario. */
function edgesIn(name: string): readonly Edge[] {
  const file = new URL(`../../../../emitted/${name}/scenario.json`, import.meta.url);
  const scenario = parseScenario(JSON.parse(readFileSync(file, 'utf8')), name);
  const snapshot = must([...replay(scenario)].at(-1), 'a turn');
  const suite = suiteOf({ snapshot, seed: scenario.seed, profile: 'paper', data: 'main' });
  return suite.schema.entities.flatMap((entity) =>
    entity.actions.flatMap((action) => edgesOf(contextOf(suite, entity, action))),
  );
}

/** `guards.null-operand effect` → how often. */
function tally(edges: readonly Edge[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { variant, judgement } of edges) {
    const { verdict } = judgement;
    const what = variant.clauses.join(' ') || must(variant.ifAllowed, 'sentences').join(' ');
    const key = `${what}: ${verdict === 'open' ? judgement.why : 'asked'}`;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return Object.fromEntries(Object.entries(counts).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

test('edges of released actions are asked, or it is known why not', () => {
  const half = released.filter((_, index) => index % 2 === 0);
  const edges = half.flatMap(({ name }) => edgesIn(name));
  expect(tally(edges)).toMatchInlineSnapshot(`
    {
      "effects.for-each: asked": 10,
      "effects.on-reference: asked": 40,
      "effects.on-reference: condition": 15,
      "guards.compare: asked": 101,
      "guards.compare: effect": 2,
      "guards.compare: known": 17,
      "guards.count-sum: asked": 206,
      "guards.count-sum: effect": 2,
      "guards.count-sum: known": 24,
      "guards.is-null: asked": 8,
      "guards.is-null: known": 2,
      "guards.null-operand: asked": 207,
      "guards.quantifiers: asked": 222,
    }
  `);
});
