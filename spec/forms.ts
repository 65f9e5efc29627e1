/** The forms that guards and effects take: what samplers vary, reports count, and scenarios are held to showing. */
import type { Change } from './changes/table.ts';
import type { Effect, FieldEffect, Guard, Operand } from './schema.ts';

export const guardForms = [
  'literal',
  'field',
  'arithmetic',
  'null',
  'count',
  'sum',
  'any',
  'all',
] as const;
export type GuardForm = (typeof guardForms)[number];

export const effectForms = [
  'set_literal',
  'set_field',
  'set_computed',
  'clear',
  'empty',
  'increment',
  'on_reference',
  'for_each',
] as const;
export type EffectForm = (typeof effectForms)[number];

/** The form of a guard: of a comparison, that of its most telling operand. */
export function formOfGuard(guard: Guard): GuardForm {
  switch (guard.kind) {
    case 'null':
      return 'null';
    case 'quantifier':
      return guard.quantifier;
    case 'compare':
      return formOfComparison([guard.left, guard.right]);
    default:
      return guard satisfies never;
  }
}

function formOfComparison(sides: readonly Operand[]): GuardForm {
  if (sides.some((side) => 'count' in side)) return 'count';
  if (sides.some((side) => 'sum' in side)) return 'sum';
  if (sides.some((side) => 'op' in side)) return 'arithmetic';
  return sides.every((side) => 'field' in side) ? 'field' : 'literal';
}

/** The forms of an effect: how it changes a field, preceded by the way there where the field is another object's. */
export function formsOfEffect(effect: Effect): readonly EffectForm[] {
  switch (effect.kind) {
    case 'set':
    case 'increment':
      return [formOfFieldEffect(effect)];
    case 'on_reference':
    case 'for_each':
      return [effect.kind, formOfFieldEffect(effect.effect)];
    default:
      return effect satisfies never;
  }
}

function formOfFieldEffect(effect: FieldEffect): EffectForm {
  if (effect.kind === 'increment') return 'increment';
  const { value } = effect;
  if ('op' in value) return 'set_computed';
  if ('field' in value) return 'set_field';
  if (value.value === null) return 'clear';
  return Array.isArray(value.value) ? 'empty' : 'set_literal';
}

/** The guards that a change brings. */
export function guardsBroughtBy(change: Change): readonly Guard[] {
  if (change.kind === 'add_condition') return [change.guard];
  return change.kind === 'add_action' ? change.action.guards : [];
}

/** The effects that a change brings. */
export function effectsBroughtBy(change: Change): readonly Effect[] {
  if (change.kind === 'add_effect') return [change.effect];
  return change.kind === 'add_action' ? change.action.effects : [];
}
