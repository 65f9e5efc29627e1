/** The fields of an object that have a value. */
import type { Row } from '../../../spec/semantics/database.ts';

export function withoutNulls(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
}
