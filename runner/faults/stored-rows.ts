/** Objects as some request left them, beside those of the database. */
import type { Row } from '../../spec/semantics/database.ts';

export interface StoredRows {
  /** The object as it was kept last, if it was. */
  readonly get: (entity: string, id: unknown) => Row | undefined;
  readonly keep: (entity: string, row: Row) => void;
  readonly clear: () => void;
}

/** A place for objects, at first with none in it. */
export function storedRows(): StoredRows {
  const rows = new Map<string, Row>();
  const keyOf = (entity: string, id: unknown): string => JSON.stringify([entity, id]);
  return {
    get: (entity, id) => rows.get(keyOf(entity, id)),
    keep: (entity, row) => {
      rows.set(keyOf(entity, row['id']), row);
    },
    clear: () => {
      rows.clear();
    },
  };
}
