/** The laws of planning in parts: an excerpt is enough to plan its part, and what is taken over is what would be planned. */
import { expect, test } from 'vitest';
import type { Profile } from '../../spec/contract.ts';
import type { Snapshot } from '../../spec/snapshot.ts';
import {
  kennelSnapshot,
  kennelWithHistory,
  oddSnapshot,
  sampledSnapshots,
} from './fixtures/snapshots.ts';
import { planSuite } from './index.ts';
import type { PlanMemo } from './index.ts';
import { partsOf } from './parts.ts';
import type { Part } from './parts.ts';
import { planPart } from './planned-parts.ts';
import { suiteOf } from './suite.ts';

const sampled = sampledSnapshots('5', 10, 1);
const states: readonly Snapshot[] = [
  kennelSnapshot,
  kennelWithHistory,
  oddSnapshot,
  ...sampled.filter(({ turn }) => turn % 5 === 0),
];

/** The part with everything that the snapshot holds, apart from the tests of other parts. */
function unreduced({ excerpt, ...part }: Part, whole: Snapshot): Part {
  const { analytics, entities } = excerpt.snapshot.schema;
  const acting = entities.filter(({ actions }) => actions.length > 0);
  const asks = part.family === 'analytics';
  const schema = {
    ...whole.schema,
    analytics: asks ? analytics : whole.schema.analytics,
    entities: whole.schema.entities.map(
      (entity) => acting.find(({ name }) => name === entity.name) ?? entity,
    ),
  };
  const { removed } = excerpt.snapshot;
  return { ...part, excerpt: { ...excerpt, snapshot: { ...whole, schema, removed } } };
}

test.each(['paper', 'strict'] as const)(
  'in %s, the tests of a part are the same whether or not its excerpt is all that is known',
  (profile: Profile) => {
    for (const snapshot of states)
      for (const part of partsOf(snapshot)) {
        const settings = { seed: '7', profile, data: 'main' } as const;
        const planned = ({ excerpt }: Part): unknown =>
          planPart(part, suiteOf({ ...excerpt, ...settings }));
        expect(planned(part)).toEqual(planned(unreduced(part, snapshot)));
      }
  },
);

test('a turn planned after others is planned as if it were alone', () => {
  const memo: PlanMemo = { parts: new Map() };
  for (const snapshot of [...sampled, ...sampled.toReversed()])
    expect(planSuite({ snapshot, seed: '7', profile: 'paper', memo })).toEqual(
      planSuite({ snapshot, seed: '7', profile: 'paper' }),
    );
});

test('what a turn leaves alone is taken over, and another seed takes over nothing', () => {
  const memo: PlanMemo = { parts: new Map() };
  const [before, after] = sampled.slice(-2).map((snapshot) => {
    planSuite({ snapshot, seed: '7', profile: 'paper', memo });
    return new Set(memo.parts.values());
  });
  const kept = [...(after ?? [])].filter((part) => before?.has(part));
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.length).toBeLessThan(after?.size ?? 0);
  planSuite({ snapshot: kennelSnapshot, seed: '8', profile: 'paper', memo });
  expect([...memo.parts.values()].filter((part) => after?.has(part))).toEqual([]);
});
