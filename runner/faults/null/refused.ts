/** A nullable field refuses `null`: one fault for each type of field and each write. */
import type { Fault } from '../fault.ts';
import { isPlainField } from '../fields.ts';
import { onEitherWrite } from '../on-either-write.ts';
import { otherSchema } from '../other-schema.ts';
import { editFields } from '../schema-edits.ts';
import { plainTypes, typeNames } from '../type-names.ts';

export const nullRefused: readonly Fault[] = plainTypes.flatMap((type) =>
  onEitherWrite({
    id: `null.${type}-refused`,
    does: `refuses null for ${typeNames[type]} that is nullable`,
    category: 'data validation',
    clause: 'values.null',
    made: (write) =>
      otherSchema([write], (schema) =>
        editFields(schema, (field) =>
          isPlainField(field) && field.type === type ? { ...field, nullable: false } : field,
        ),
      ),
  }),
);
