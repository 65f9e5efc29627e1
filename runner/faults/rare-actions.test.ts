/** Faults that show on conditions and effects which the schemas of the other tests do not have. */
import { expect, test } from 'vitest';
import { planSuite } from '../../generator/plan/index.ts';
import {
  compare,
  count,
  field,
  forEach,
  onReference,
  set,
  sum,
  value,
} from '../../spec/fixtures/clauses.ts';
import { workshop } from '../../spec/fixtures/workshop.ts';
import type { Effect, Guard } from '../../spec/schema.ts';
import { snapshotOf } from '../../spec/trajectory.ts';
import { connectInProcess, isFailing } from './fixtures/in-process.ts';
import { allFaults } from './table.ts';

const total = { op: '+', left: field('a'), right: field('b') } as const;

test.each<[id: string, guards: readonly Guard[], effects: readonly Effect[]]>([
  ['guards.references-ignored', [compare(field('worker'), '==', field('helper'))], []],
  ['guards.counts-above-are-at-least', [compare(count('parts'), '>', value(1))], []],
  ['guards.counts-below-are-at-most', [compare(count('parts'), '<', value(3))], []],
  ['guards.sums-at-most-are-below', [compare(sum('parts', 'price'), '<=', value(100))], []],
  [
    'effects.referred-computation-stops-at-the-left',
    [],
    [onReference('worker', set('load', total))],
  ],
  ['effects.listed-computation-stops-at-the-left', [], [forEach('parts', set('stock', total))]],
  ['effects.see-the-new-state', [], [set('last_state', field('state'))]],
])('%s is caught', async (id, guards, effects) => {
  const snapshot = snapshotOf(workshop(guards, effects));
  const plan = planSuite({ snapshot, seed: 'rare', profile: 'strict' });
  const [fault] = allFaults.filter((one) => one.id === id);
  expect(fault?.observable(snapshot)).toBe(true);
  const connection = connectInProcess(snapshot, fault?.behaviour ?? {});
  const caughtBy: string[] = [];
  for (const one of plan.tests)
    if (fault && one.clauses.includes(fault.clause) && (await isFailing(one, { plan, connection })))
      caughtBy.push(one.id);
  expect(caughtBy.length).toBeGreaterThan(0);
});
