/** Create takes an object without a required field, as if it were optional: one fault for each type of field. */
import { mustBeSent } from '../../../spec/semantics/values.ts';
import type { Fault } from '../fault.ts';
import { otherSchema } from '../other-schema.ts';
import { editFields } from '../schema-edits.ts';
import { idPart, plainTypes, typeNames } from '../type-names.ts';

export const notDemanded: readonly Fault[] = [...plainTypes, 'reference' as const].map((type) => ({
  id: `required.${idPart(type)}-not-demanded`,
  what: `Create takes an object without ${typeNames[type]} that is required.`,
  category: 'data validation',
  clause: 'create.required',
  ...otherSchema(['create'], (schema) =>
    editFields(schema, (field) =>
      field.type === type && field.name !== 'id' && mustBeSent(field)
        ? { ...field, required: false }
        : field,
    ),
  ),
}));
