/** A bound is exclusive: it refuses the value right at it. One fault for each end of each type and each write. */
import type { Fault } from '../fault.ts';
import { onEitherWrite } from '../on-either-write.ts';
import { otherSchema } from '../other-schema.ts';
import { editFields } from '../schema-edits.ts';
import { someField } from '../schema-parts.ts';
import { endId, ends, limitOf, showsAtBound, withLimit } from './ends.ts';

export const boundTooNarrow: readonly Fault[] = ends.flatMap((end) =>
  onEitherWrite({
    id: `bounds.${endId(end)}-exclusive`,
    does: `refuses a value right at ${end.name}`,
    category: 'data validation',
    clause: end.clause,
    made: (write) => ({
      ...otherSchema([write], (schema) =>
        editFields(schema, (field) => {
          const limit = limitOf(field, end);
          return limit === undefined
            ? field
            : withLimit(field, end, end.moved(limit, -end.outwards));
        }),
      ),
      observable: someField((field) => showsAtBound(field, end)),
    }),
  }),
);
