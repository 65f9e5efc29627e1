/** The objects that refer to one that is deleted. */
import { entityOf } from '../../../spec/lookup.ts';
import type { Schema } from '../../../spec/schema.ts';
import type { Database, Row } from '../../../spec/semantics/database.ts';
import { isReferringField } from '../fields.ts';
import type { ReferringField } from '../fields.ts';

/** A field of an object that holds the id. */
export interface Referring {
  readonly entity: string;
  readonly row: Row;
  readonly field: ReferringField;
}

/** Every field that refers to the object, in the order of the schema and of creation. */
export function referringTo(
  schema: Schema,
  database: Database,
  { entity: target, id }: { readonly entity: string; readonly id: string },
): readonly Referring[] {
  return [...database].flatMap(([entity, rows]) => {
    const fields = entityOf(schema, entity)
      .fields.filter(isReferringField)
      .filter((field) => field.target === target);
    return fields.flatMap((field) =>
      [...rows.values()]
        .filter((row) => holds(row, field, id))
        .map((row) => ({ entity, row, field })),
    );
  });
}

function holds(row: Row, { name }: ReferringField, id: string): boolean {
  const value = row[name] ?? null;
  return Array.isArray(value) ? value.includes(id) : value === id;
}
