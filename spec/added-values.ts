/** Values that enums have gained since they came to be (contract clause `changes.enum-value`). */
import type { Change } from './changes/table.ts';
import { findEnum } from './lookup.ts';
import type { EnumType, Schema } from './schema.ts';
import type { AddedValue, Snapshot } from './snapshot.ts';

/** The values gained by the end of a turn; those of an enum that went with its last user are dropped. */
export function addedValuesAfter(
  added: readonly AddedValue[],
  { schema, changes }: { readonly schema: Schema; readonly changes: readonly Change[] },
): readonly AddedValue[] {
  const fresh = changes.flatMap((change) =>
    change.kind === 'add_enum_value' ? [{ enum: change.enum, value: change.value }] : [],
  );
  return [...added, ...fresh].filter(({ enum: name, value }) =>
    findEnum(schema, name)?.values.includes(value),
  );
}

/** The values that an enum has gained, in its order. */
export function addedValuesOf(
  { addedValues }: Pick<Snapshot, 'addedValues'>,
  { name, values }: EnumType,
): readonly string[] {
  return values.filter((value) =>
    addedValues.some((added) => added.enum === name && added.value === value),
  );
}
