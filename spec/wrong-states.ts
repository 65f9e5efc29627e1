/** From which states an action must not start (clause `actions.wrong-state`). */
import { enumOf, typedFieldOf } from './lookup.ts';
import type { Action, Entity, Schema } from './schema.ts';

/** The values of the state field that the action does not start from, `null` last where the field may be without a value. */
export function wrongStates(
  { field: name, from }: Action,
  entity: Entity,
  { schema }: { readonly schema: Schema },
): readonly (string | null)[] {
  const field = typedFieldOf(entity, name, 'enum');
  const others = enumOf(schema, field.enum).values.filter((value) => !from.includes(value));
  return field.nullable ? [...others, null] : others;
}
