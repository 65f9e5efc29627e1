/** A field without a bound is given one: one fault for each end of each type. */
import type { Fault } from '../fault.ts';
import { otherSchema } from '../other-schema.ts';
import { editFields } from '../schema-edits.ts';
import { endId, ends, limitOf, withLimit } from './ends.ts';

export const boundInvented: readonly Fault[] = ends.map((end) => ({
  id: `bounds.${endId(end)}-invented`,
  what: `Create and update make up ${end.name} where there is none.`,
  category: 'hallucinated feature',
  clause: end.clause,
  ...otherSchema(['create', 'update'], (schema) =>
    editFields(schema, (field) =>
      field.type === end.type && field.name !== 'id' && limitOf(field, end) === undefined
        ? withLimit(field, end, end.invented)
        : field,
    ),
  ),
}));
