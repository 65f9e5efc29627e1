/** What is left out is taken for `null`: an optional field that is not nullable cannot be left out. */
import { isNullable, isOmittable } from '../../../spec/semantics/values.ts';
import type { Fault } from '../fault.ts';
import { otherSchema } from '../other-schema.ts';
import { editFields } from '../schema-edits.ts';

export const absenceTakenForNull: Fault = {
  id: 'required.absence-taken-for-null',
  what: 'Create refuses an object without an optional field that is not nullable.',
  category: 'data validation',
  clause: 'create.optional',
  ...otherSchema(['create'], (schema) =>
    editFields(schema, (field) =>
      field.name !== 'id' && isOmittable(field) && !isNullable(field)
        ? { ...field, required: true }
        : field,
    ),
  ),
};
