/** Fields that an action has nothing to do with. */
import type { Entity } from '../../spec/schema.ts';
import { isNullable } from '../../spec/semantics/values.ts';

/** Names of fields that have a value in suites, may lose it, and are not mentioned in a part of the schema. */
export function idleFields({ fields }: Entity, part: unknown): readonly string[] {
  const mentioned = JSON.stringify(part);
  return fields
    .filter(
      (field) =>
        field.name !== 'id' &&
        field.type !== 'reference' &&
        isNullable(field) &&
        !mentioned.includes(JSON.stringify(field.name)),
    )
    .map(({ name }) => name);
}
