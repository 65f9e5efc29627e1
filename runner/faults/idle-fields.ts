/** Fields that an action has nothing to do with. */
import type { Entity } from '../../spec/schema.ts';
import { isNullable } from '../../spec/semantics/values.ts';
import { isNamed } from './named.ts';

/** Names of fields that have a value in suites, may lose it, and are not mentioned in a part of the schema. */
export function idleFields({ fields }: Entity, part: unknown): readonly string[] {
  return fields
    .filter(
      (field) =>
        field.name !== 'id' &&
        field.type !== 'reference' &&
        isNullable(field) &&
        !isNamed(field.name, part),
    )
    .map(({ name }) => name);
}
