/** The data of a conforming server, as an immutable value. */
import { entityOf, must } from '../lookup.ts';
import type { Schema } from '../schema.ts';

/** A stored value. Reference fields hold ids, reference lists hold lists of ids. */
export type Value = string | number | boolean | null | readonly string[];

/** A stored object: every field of its entity is present; an omitted optional field is `null`. */
export type Row = Readonly<Record<string, Value>>;

/** Entity name → id → row, in order of creation. */
export type Database = ReadonlyMap<string, ReadonlyMap<string, Row>>;

/** No objects of any entity. */
export function emptyDatabase(schema: Schema): Database {
  return new Map(schema.entities.map((entity) => [entity.name, new Map<string, Row>()]));
}

export function rowsOf(database: Database, entity: string): ReadonlyMap<string, Row> {
  return must(database.get(entity), `a collection of ${entity}`);
}

export function findRow(database: Database, entity: string, id: string): Row | undefined {
  return rowsOf(database, entity).get(id);
}

/** The database with one row put in the place of its id, or added. */
export function withRow(database: Database, entity: string, row: Row): Database {
  const id = row['id'] as string;
  const rows = new Map(rowsOf(database, entity)).set(id, row);
  return new Map(database).set(entity, rows);
}

/** The rows that a list of ids refers to, in the list's order. Ids that are not there are left out. */
export function rowsByIds(
  database: Database,
  entity: string,
  ids: readonly string[],
): readonly Row[] {
  return ids.map((id) => findRow(database, entity, id)).filter((row) => row !== undefined);
}

/** The database after deletion of one row: references to it become `null`, lists lose its id (clause `references.deleted`). */
export function withoutRow(
  schema: Schema,
  database: Database,
  entity: string,
  id: string,
): Database {
  return new Map(
    [...database].map(([name, rows]) => [
      name,
      new Map(
        [...rows]
          .filter(([rowId]) => name !== entity || rowId !== id)
          .map(([rowId, row]) => [rowId, forget(schema, name, row, { entity, id })]),
      ),
    ]),
  );
}

function forget(
  schema: Schema,
  owner: string,
  row: Row,
  gone: { entity: string; id: string },
): Row {
  const changed: Record<string, Value> = { ...row };
  for (const field of entityOf(schema, owner).fields) {
    if (field.type === 'reference' && field.target === gone.entity && row[field.name] === gone.id)
      changed[field.name] = null;
    if (field.type === 'reference_list' && field.target === gone.entity)
      changed[field.name] = (row[field.name] as readonly string[]).filter((id) => id !== gone.id);
  }
  return changed;
}
