/** Whatever values a suite draws, effects that reach too few objects or too many are noticed. */
import { expect, test } from 'vitest';
import { kennelWithHistory } from '../../../generator/plan/fixtures/snapshots.ts';
import { planSuite } from '../../../generator/plan/index.ts';
import { forEach, increment, onReference, set, value } from '../../../spec/fixtures/clauses.ts';
import { workshop } from '../../../spec/fixtures/workshop.ts';
import type { Snapshot } from '../../../spec/snapshot.ts';
import { snapshotOf } from '../../../spec/trajectory.ts';
import { connectInProcess, isFailing } from '../fixtures/in-process.ts';
import { allFaults } from '../table.ts';

/** The faults of effects on references and lists. */
const faults = allFaults.filter(
  ({ id, clause }) =>
    id.startsWith('effects.') &&
    (clause === 'effects.on-reference' || clause === 'effects.for-each'),
);
const seeds = ['faults', ...Array.from({ length: 11 }, (_, n) => `reach ${String(n)}`)];

const shop = snapshotOf(
  workshop(
    [],
    [
      onReference('worker', increment('load', 1)),
      onReference('helper', set('busy', value(true))),
      forEach('parts', set('used', value(true))),
      forEach('spares', increment('stock', 5)),
      forEach('spares', set('debt', value(-7))),
    ],
  ),
);

test.each<[string, Snapshot]>([
  ['the kennel', { ...kennelWithHistory, lineage: { 'Toy.price': 'field Toy.cost @0' } }],
  ['the workshop', shop],
])('on %s', async (_name, snapshot) => {
  const observable = faults.filter((fault) => fault.observable(snapshot));
  expect(observable.length).toBeGreaterThan(5);
  const survivors: string[] = [];
  for (const [index, seed] of seeds.entries()) {
    const data = index % 2 === 0 ? 'main' : 'heldout';
    const plan = planSuite({ snapshot, seed, profile: 'paper', data });
    for (const { id, clause, behaviour } of observable) {
      const connection = connectInProcess(snapshot, behaviour);
      const naming = plan.tests.filter(({ clauses }) => clauses.includes(clause));
      let isCaught = false;
      for (const one of naming) isCaught ||= await isFailing(one, { plan, connection });
      if (!isCaught) survivors.push(`${id} with ${seed}`);
    }
  }
  expect(survivors).toEqual([]);
});
