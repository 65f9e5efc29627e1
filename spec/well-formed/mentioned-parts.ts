/** The parts of a schema on which it depends whether an entity is well-formed: a verdict holds while they are the same. */
import type { Entity, Schema } from '../schema.ts';

/** The entities that its fields refer to, and the enums of its fields and of theirs. */
export function partsMentionedBy(
  { entities, enums }: Schema,
  { fields }: Entity,
): readonly object[] {
  const names = new Set(fields.flatMap((field) => ('target' in field ? [field.target] : [])));
  const targets = entities.filter(({ name }) => names.has(name));
  const enumNames = new Set(
    [fields, ...targets.map((target) => target.fields)]
      .flat()
      .flatMap((field) => (field.type === 'enum' ? [field.enum] : [])),
  );
  return [...targets, ...enums.filter(({ name }) => enumNames.has(name))];
}

/** Whether the parts are the very same objects. */
export function sameParts(known: readonly object[] | undefined, parts: readonly object[]): boolean {
  return known?.length === parts.length && known.every((part, index) => part === parts[index]);
}
