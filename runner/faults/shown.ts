/** Faults in how objects are shown: what is stored is right, what is answered is not. */
import type { Entity, Field, Schema } from '../../spec/schema.ts';
import type { Database, Row } from '../../spec/semantics/database.ts';
import type { Behaviour } from '../reference-server/behaviour.ts';
import { changedSuccesses } from '../reference-server/changed-answers.ts';

/** The requests that answer objects. */
export type Showing = 'create' | 'read' | 'list' | 'update' | 'act';
export const everyShowing: readonly Showing[] = ['create', 'read', 'list', 'update', 'act'];

/** Where a shown value comes from. */
export interface Shown {
  readonly entity: Entity;
  readonly row: Row;
  readonly database: Database;
  readonly schema: Schema;
}

/** Answers of the named requests show other values of fields; `undefined` leaves the field out. */
export function otherShown(
  showings: readonly Showing[],
  show: (field: Field, value: unknown, shown: Shown) => unknown,
): Behaviour {
  return changedSuccesses(showings, (answer, { asked: { entity }, snapshot: { schema } }) => {
    const { database, json } = answer;
    const showRow = (row: Row): unknown => ({
      ...row,
      ...Object.fromEntries(
        entity.fields.map((field) => [
          field.name,
          show(field, row[field.name], { entity, row, database, schema }),
        ]),
      ),
    });
    return {
      ...answer,
      json: Array.isArray(json) ? (json as Row[]).map(showRow) : showRow(json as Row),
    };
  });
}
