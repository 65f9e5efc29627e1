/** A bound is one step too far out: one fault for each end of each type and each write. */
import type { Fault } from '../fault.ts';
import { onEitherWrite } from '../on-either-write.ts';
import { otherSchema } from '../other-schema.ts';
import { editFields } from '../schema-edits.ts';
import { someField } from '../schema-parts.ts';
import { endId, ends, limitOf, showsBeyondBound, withLimit } from './ends.ts';

export const boundTooWide: readonly Fault[] = ends.flatMap((end) =>
  onEitherWrite({
    id: `bounds.${endId(end)}-too-wide`,
    does: `takes a value one step beyond ${end.name}`,
    category: 'data validation',
    clause: end.clause,
    made: (write) => ({
      ...otherSchema([write], (schema) =>
        editFields(schema, (field) => {
          const limit = limitOf(field, end);
          return limit === undefined
            ? field
            : withLimit(field, end, end.moved(limit, end.outwards));
        }),
      ),
      observable: someField((field) => showsBeyondBound(field, end)),
    }),
  }),
);
