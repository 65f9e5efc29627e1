/** What conditions read: on this depends whether the sentences about lists and missing values have anything to show. */
import { entityOf, fieldOf, typedFieldOf } from './lookup.ts';
import type { Action, Entity, Guard, Operand, Schema } from './schema.ts';
import { mayLackValue } from './semantics/values.ts';

/** Whether a comparison counts or sums over a list. */
export function readsList(guard: Guard): boolean {
  return sidesOf(guard).some((side) => 'count' in side || 'sum' in side);
}

/** The fields of the acting object that a guard compares, alone on their side or in a computation. */
export function comparedFields(guard: Guard): readonly string[] {
  return sidesOf(guard)
    .flatMap((side) => ('op' in side ? [side.left, side.right] : [side]))
    .flatMap((operand) => ('field' in operand ? [operand.field] : []));
}

/** The fields that a guard of the action compares and an object may be without, as no other guard asks whether they are there. */
export function missableFields(
  guard: Guard,
  { guards }: Action,
  entity: Entity,
): readonly string[] {
  return comparedFields(guard).filter(
    (name) =>
      mayLackValue(fieldOf(entity, name)) &&
      !guards.some((other) => other.kind === 'null' && other.field === name),
  );
}

/** Whether a missing value may decide that a guard of the action does not hold: one of its own fields, or of a listed object. */
export function comparesMissing(
  guard: Guard,
  action: Action,
  { entity, schema }: { readonly entity: Entity; readonly schema: Schema },
): boolean {
  if (guard.kind !== 'quantifier') return missableFields(guard, action, entity).length > 0;
  const { target } = typedFieldOf(entity, guard.list, 'reference_list');
  return mayLackValue(fieldOf(entityOf(schema, target), guard.where.field));
}

function sidesOf(guard: Guard): readonly Operand[] {
  return guard.kind === 'compare' ? [guard.left, guard.right] : [];
}
