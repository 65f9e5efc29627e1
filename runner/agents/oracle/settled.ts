/** Which fields of the acting object are known to have a value at some point of an action, so that nothing asks twice. */
import { typedFieldOf } from '../../../spec/lookup.ts';
import type { Effect, Entity, Guard, Operand } from '../../../spec/schema.ts';

/** Names of fields of the acting object that hold a value. */
export type Settled = ReadonlySet<string>;

/** After a guard: a comparison that holds has read no null. */
export function settledAfterGuard(settled: Settled, guard: Guard): Settled {
  if (guard.kind === 'compare')
    return new Set([...settled, ...fieldsRead(guard.left), ...fieldsRead(guard.right)]);
  return guard.kind === 'null' && guard.is === 'not_null'
    ? new Set([...settled, guard.field])
    : settled;
}

/** After an effect: a field that was set, perhaps through a reference to the acting object itself, must be asked anew. */
export function settledAfterEffect(settled: Settled, effect: Effect, entity: Entity): Settled {
  const changed = changedField(effect, entity);
  return new Set([...settled].filter((field) => field !== changed));
}

function fieldsRead(operand: Operand): readonly string[] {
  if ('field' in operand) return [operand.field];
  return 'left' in operand ? [operand.left, operand.right].flatMap(fieldsRead) : [];
}

function changedField(effect: Effect, entity: Entity): string | null {
  switch (effect.kind) {
    case 'set':
      return effect.field;
    case 'increment':
      return null;
    case 'on_reference': {
      const { target } = typedFieldOf(entity, effect.reference, 'reference');
      return target === entity.name ? effect.effect.field : null;
    }
    case 'for_each': {
      const { target } = typedFieldOf(entity, effect.list, 'reference_list');
      return target === entity.name ? effect.effect.field : null;
    }
    default:
      return effect satisfies never;
  }
}
