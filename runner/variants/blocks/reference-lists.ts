/** The fields of objects that hold lists of ids. */
import { fieldsOfType } from '../../../spec/lookup.ts';
import type { Entity } from '../../../spec/schema.ts';
import type { Row, Value } from '../../../spec/semantics/database.ts';

/** The object with each of its reference lists changed. */
export function withReferenceLists(
  row: Row,
  entity: Entity,
  change: (ids: readonly string[]) => readonly string[],
): Row {
  const lists = fieldsOfType(entity, 'reference_list').map(({ name }): [string, Value] => [
    name,
    change(row[name] as readonly string[]),
  ]);
  return { ...row, ...Object.fromEntries(lists) };
}
