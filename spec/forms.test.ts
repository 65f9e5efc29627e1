import { describe, expect, test } from 'vitest';
import { kennel } from './fixtures/edit-kennel.ts';
import {
  effectsBroughtBy,
  formOfGuard,
  formsOfEffect,
  guardForms,
  guardsBroughtBy,
} from './forms.ts';
import { actionOf, entityOf } from './lookup.ts';

const dog = entityOf(kennel, 'Dog');
const approve = actionOf(dog, 'approve');
const calmDown = actionOf(dog, 'calm_down');

describe('forms', () => {
  test('of guards are those of their most telling operand', () => {
    expect(approve.guards.map(formOfGuard)).toEqual([
      ...['count', 'literal', 'arithmetic', 'sum', 'null', 'all'],
    ]);
    expect(calmDown.guards.map(formOfGuard)).toEqual(['literal', 'literal', 'any']);
    expect(
      formOfGuard({
        kind: 'compare',
        left: { field: 'rank' },
        op: '<',
        right: { field: 'weight' },
      }),
    ).toBe('field');
    expect(
      formOfGuard({ kind: 'compare', left: { value: 3 }, op: '<', right: { count: 'toys' } }),
    ).toBe('count');
    expect(guardForms).toHaveLength(8);
  });

  test('of effects are how they change a field, after the way to it', () => {
    expect(approve.effects.map(formsOfEffect)).toEqual([
      ['set_literal'],
      ['set_computed'],
      ['increment'],
      ['on_reference', 'increment'],
      ['for_each', 'set_literal'],
    ]);
    expect(calmDown.effects.map(formsOfEffect)).toEqual([['clear'], ['empty']]);
    expect(formsOfEffect({ kind: 'set', field: 'rank', value: { field: 'weight' } })).toEqual([
      'set_field',
    ]);
  });

  test('come with new actions, conditions and effects, and with nothing else', () => {
    const added = { kind: 'add_action', entity: 'Dog', action: approve } as const;
    expect(guardsBroughtBy(added)).toBe(approve.guards);
    expect(effectsBroughtBy(added)).toBe(approve.effects);
    const removed = { kind: 'remove_action', entity: 'Dog', action: 'approve' } as const;
    expect([...guardsBroughtBy(removed), ...effectsBroughtBy(removed)]).toEqual([]);
  });
});
