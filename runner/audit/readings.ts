/** What conditions read: the questions on which it depends whether a sentence about them applies. */
import { entityOf, fieldOf, typedFieldOf } from '../../spec/lookup.ts';
import type { Entity, Guard, Operand } from '../../spec/schema.ts';
import { isNullable } from '../../spec/semantics/values.ts';
import type { Snapshot } from '../../spec/snapshot.ts';

/** Whether a comparison counts or sums over a list. */
export function readsList(guard: Guard): boolean {
  return sidesOf(guard).some((side) => 'count' in side || 'sum' in side);
}

/** Whether a guard compares a field that may be `null`, alone on its side or in the objects of a list. */
export function comparesNullable(guard: Guard, entity: Entity, { schema }: Snapshot): boolean {
  if (guard.kind === 'quantifier') {
    const { target } = typedFieldOf(entity, guard.list, 'reference_list');
    return isNullable(fieldOf(entityOf(schema, target), guard.where.field));
  }
  return sidesOf(guard).some((side) => 'field' in side && isNullable(fieldOf(entity, side.field)));
}

function sidesOf(guard: Guard): readonly Operand[] {
  return guard.kind === 'compare' ? [guard.left, guard.right] : [];
}
