import { describe, expect, test } from 'vitest';
import type { Change, ChangeKind } from '../changes/table.ts';
import { kennel } from '../fixtures/edit-kennel.ts';
import type { SamplerSettings } from '../scenario.ts';
import { initialSnapshot } from '../trajectory.ts';
import { demandOf } from './demand.ts';
import type { Ask } from './demand.ts';
import { historyAfter, nothingShown } from './history.ts';
import type { Slot } from './proposer.ts';
import { weightsOf } from './weights.ts';
import type { Weights } from './weights.ts';

const uniform = weightsOf('uniform');
const start = initialSnapshot(kennel);

function slotWith(weights: Weights, details: Partial<Slot> = {}): Slot {
  const sampler: SamplerSettings = { name: 'programmatic', version: 1, changesPerTurn: 5, weights };
  return {
    ...{ asked: 'programmatic', seed: '0', sampler, turn: 1, position: 0, start },
    ...{ changes: [], schema: kennel, removed: start.removed, history: nothingShown, refusals: [] },
    ...details,
  };
}

function weightOf(slot: Slot, ask: Partial<Ask>): number {
  const keys = Object.keys(ask) as (keyof Ask)[];
  return demandOf(slot)
    .asks.filter(([each]) => keys.every((key) => each[key] === ask[key]))
    .reduce((sum, [, weight]) => sum + weight, 0);
}

describe('demand', () => {
  test('with uniform weights is the same for every kind, and for every form of a kind', () => {
    const slot = slotWith(uniform, { turn: 50 });
    for (const kind of Object.keys(uniform.kinds) as ChangeKind[])
      expect(weightOf(slot, { kind })).toBeCloseTo(1);
    expect(weightOf(slot, { guard: 'sum' })).toBeCloseTo(1 / 8);
    expect(weightOf(slot, { effect: 'clear' })).toBeCloseTo(1 / 8);
  });

  test('for what is overdue doubles every so many turns, and is as usual once it has come', () => {
    const weights = { ...uniform, overdue: { after: 8, doublesEvery: 2 } };
    const at = (turn: number, ask: Partial<Ask>): number =>
      weightOf(slotWith(weights, { turn }), ask);
    expect(at(8, { kind: 'rename_field' })).toBe(1);
    expect(at(10, { kind: 'rename_field' })).toBe(2);
    expect(at(14, { kind: 'rename_field' })).toBe(8);
    expect(at(14, { kind: 'add_condition', guard: 'all' })).toBe(1);
    const rename: Change = { kind: 'rename_field', entity: 'Toy', field: 'used', to: 'worn' };
    const history = historyAfter(nothingShown, 13, [rename]);
    expect(weightOf(slotWith(weights, { turn: 14, history }), { kind: 'rename_field' })).toBe(1);
  });

  test('for an overdue form rises alone, and new actions may bring it', () => {
    const weights = { ...uniform, overdue: { after: 8, doublesEvery: 2 } };
    const history = {
      ...nothingShown,
      kinds: Object.fromEntries(
        Object.keys(nothingShown.kinds).map((kind) => [kind, 14]),
      ) as typeof nothingShown.kinds,
      guards: { ...nothingShown.guards, literal: 13 },
    };
    const slot = slotWith(weights, { turn: 14, history });
    expect(weightOf(slot, { kind: 'add_condition', guard: 'literal' })).toBe(1 / 8);
    expect(weightOf(slot, { kind: 'add_condition', guard: 'sum' })).toBe(1);
    expect(weightOf(slot, { kind: 'add_action', guard: 'literal' })).toBe(0);
    expect(weightOf(slot, { kind: 'add_action', guard: 'sum' })).toBe(7 / 8);
    expect(demandOf(slot).forms.guards.sum).toBe(8);
  });

  test('leads towards a wanted size, along straight lines between milestones', () => {
    const course = [
      { turn: 0, size: 1 },
      { turn: 20, size: 5 },
    ];
    const weights = { ...uniform, sizes: { entities: course } };
    const at = (turn: number, kind: ChangeKind): number =>
      weightOf(slotWith(weights, { turn }), { kind });
    expect(kennel.entities).toHaveLength(3);
    expect(at(10, 'add_entity')).toBeCloseTo(1);
    expect(at(10, 'delete_entity')).toBeCloseTo(1);
    expect(at(20, 'add_entity')).toBeGreaterThan(5);
    expect(at(20, 'delete_entity')).toBeLessThan(0.2);
    expect(at(99, 'add_entity')).toBe(at(20, 'add_entity'));
    expect(at(5, 'delete_entity')).toBeGreaterThan(5);
    expect(at(5, 'add_field')).toBe(1);
  });

  test('halves with each refusal of the kind for the slot', () => {
    const refusal = { by: 'programmatic', proposal: { kind: 'add_field' }, problems: [] };
    const slot = slotWith(uniform, { refusals: [refusal, refusal] });
    expect(weightOf(slot, { kind: 'add_field' })).toBe(0.25);
    expect(weightOf(slot, { kind: 'add_entity' })).toBe(1);
  });

  test('asks for nothing that has no weight', () => {
    const weights = { ...uniform, guards: { ...uniform.guards, sum: 0 } };
    expect(weightOf(slotWith(weights), { guard: 'sum' })).toBe(0);
    expect(weightOf(slotWith(weights), { guard: 'any' })).toBeCloseTo(1 / 7);
  });
});
