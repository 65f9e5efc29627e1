/** States of which no suite sees every one, where an enum has many. */
import { MOST_LISTED } from '../../spec/boundaries.ts';
import { enumOf, fieldsOfType } from '../../spec/lookup.ts';
import type { Entity, Schema } from '../../spec/schema.ts';

/** The enum fields of an entity of which suites list and count objects in each state, each with its last value. */
export function lastStates(
  schema: Schema,
  entity: Entity,
): readonly (readonly [field: string, value: unknown])[] {
  return fieldsOfType(entity, 'enum').flatMap(({ name, enum: type }) => {
    const { values } = enumOf(schema, type);
    return values.length > MOST_LISTED ? [] : [[name, values.at(-1)] as const];
  });
}
