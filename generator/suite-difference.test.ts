import { expect, test } from 'vitest';
import { entityOf } from '../spec/lookup.ts';
import { sampledStates } from '../spec/fixtures/sampled-states.ts';
import type { Change } from '../spec/changes/table.ts';
import type { Snapshot } from '../spec/snapshot.ts';
import { initialSnapshot, nextSnapshot } from '../spec/trajectory.ts';
import { kennelSnapshot } from './plan/fixtures/snapshots.ts';
import { planSuite } from './plan/index.ts';
import type { PlanMemo } from './plan/index.ts';
import type { Plan } from './plan/plan.ts';
import { differencesByChange, suiteDifference } from './suite-difference.ts';

const start = initialSnapshot(kennelSnapshot.schema);
const memo: PlanMemo = { parts: new Map() };
const planOf = (snapshot: Snapshot): Plan =>
  planSuite({ snapshot, seed: '7', profile: 'paper', memo });
const planned = (snapshot: Snapshot): { snapshot: Snapshot; plan: Plan } => ({
  snapshot,
  plan: planOf(snapshot),
});

/** `new dog.rank.accepts-maximum`, for each change. */
function idsByChange(...changes: readonly Change[]): readonly (readonly string[])[] {
  const end = nextSnapshot(start, changes);
  return differencesByChange(planned(start), planned(end), planOf).map(({ tests }) =>
    tests.map(({ kind, test: { id } }) => `${kind} ${id}`),
  );
}

test('a suite does not differ from itself', () => {
  expect(suiteDifference(planned(start), planned(start))).toEqual([]);
});

test('each change answers for the tests that it brings, changes or takes away', () => {
  const [bound, endpoint, gone] = idsByChange(
    { kind: 'change_constraints', entity: 'Toy', field: 'price', maximum: 900 },
    { kind: 'add_analytics', analytics: { entity: 'Person', operation: 'count' } },
    { kind: 'delete_field', entity: 'Dog', field: 'weight' },
  );
  expect(bound).toContain('changed toy.price.rejects-above-maximum');
  expect(bound?.every((line) => !line.includes('person'))).toBe(true);
  expect(endpoint?.length).toBeGreaterThan(0);
  expect(endpoint?.every((line) => line.startsWith('new analytics.person.count.'))).toBe(true);
  expect(gone).toContain('gone dog.weight.rejects-wrong-types');
  expect(gone).toContain('new removed.field.dog.weight');
});

test('a test that a later change of the turn renames stands under its last name', () => {
  const [bound, rename] = idsByChange(
    { kind: 'change_constraints', entity: 'Toy', field: 'price', maximum: 900 },
    { kind: 'rename_entity', entity: 'Dog', to: 'Hound' },
  );
  expect(bound).toContain('changed toy.price.rejects-above-maximum');
  expect(rename).toContain('new removed.endpoint.dog');
});

test('the rename of a field changes names and nothing else', () => {
  const [rename] = idsByChange({ kind: 'rename_field', entity: 'Toy', field: 'price', to: 'cost' });
  const others = rename?.filter((line) => !line.includes(' removed.'));
  expect(others).toContain('renamed toy.cost.rejects-wrong-types');
  expect(others?.filter((line) => !line.startsWith('renamed '))).toEqual([]);
});

test('the rename of an entity changes names and nothing else', () => {
  const fresh = 'Zeppelin';
  for (const state of sampledStates.filter(({ turn }) => turn % 5 === 0)) {
    const [first] = state.schema.entities;
    if (first === undefined) continue;
    const name = entityOf(state.schema, first.name).name;
    const renamed = nextSnapshot(state, [{ kind: 'rename_entity', entity: name, to: fresh }]);
    const found = suiteDifference(planned(state), planned(renamed));
    const others = found.filter(({ test: { file } }) => file !== 'removed');
    expect(others.filter(({ kind }) => kind !== 'renamed')).toEqual([]);
  }
});
