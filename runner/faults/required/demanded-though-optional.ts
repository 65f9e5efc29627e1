/** Create refuses an object without an optional field: one fault for each type of field. */
import { isOmittable } from '../../../spec/semantics/values.ts';
import type { Fault } from '../fault.ts';
import { otherSchema } from '../other-schema.ts';
import { editFields } from '../schema-edits.ts';
import { idPart, plainTypes, typeNames } from '../type-names.ts';

export const demandedThoughOptional: readonly Fault[] = [...plainTypes, 'reference' as const].map(
  (type) => ({
    id: `required.${idPart(type)}-demanded-though-optional`,
    what: `Create refuses an object without ${typeNames[type]} that is optional.`,
    category: 'data validation',
    clause: 'create.optional',
    ...otherSchema(['create'], (schema) =>
      editFields(schema, (field) =>
        field.type === type && field.name !== 'id' && isOmittable(field)
          ? { ...field, required: true }
          : field,
      ),
    ),
  }),
);
