import { z } from 'zod';
import { memberNameShape, typeNameShape } from '../schema.ts';
import type { Entity, Schema } from '../schema.ts';
import { pickField } from '../samplers/pick.ts';
import { decoration } from '../wording/decorations.ts';
import { inCode, memberName, typeName } from '../wording/names.ts';
import { fixed, sentence } from '../wording/sentence.ts';
import { lossOf, withoutFields } from './cascade.ts';
import { entityExists, fieldExists, isNotId, problemsOf } from './checks.ts';
import type { ChangeModule } from './module.ts';
import { entityName, fieldPath } from './paths.ts';

export const deleteFieldShape = z.strictObject({
  kind: z.literal('delete_field'),
  entity: typeNameShape,
  field: memberNameShape,
});

const lostWithField = decoration('lost_with_field', fixed(', and with it whatever needs it'));

/** A field goes, with whatever needs it. */
export const deleteField: ChangeModule<'delete_field'> = {
  kind: 'delete_field',
  sample: ({ schema, random }) => {
    const picked = pickField(
      { schema, random },
      (field, entity) =>
        field.name !== 'id' &&
        entity.fields.length > 2 &&
        (!isState(entity, field.name) || random.chance(0.25)),
    );
    return picked && { kind: 'delete_field', entity: picked.entity.name, field: picked.field.name };
  },
  validate: (schema, { entity, field }) =>
    problemsOf(
      entityExists(schema, entity),
      fieldExists(schema, entity, field),
      isNotId(field, 'field', 'deleted'),
    ),
  apply: withoutField,
  touches: (schema, change) => {
    const loss = lossOf(schema, withoutField(schema, change));
    return {
      creates: [],
      reads: [entityName(change.entity)],
      writes: loss.writes,
      removes: [fieldPath(change.entity, change.field), ...loss.removes],
    };
  },
  sentence: sentence`Delete the field ${{ field: inCode(memberName) }} of the entity ${{ entity: inCode(typeName) }}${lostWithField}`,
};

/** Whether actions would go with the field: most of them are to live long enough to be changed. */
function isState({ actions }: Entity, field: string): boolean {
  return actions.some((action) => action.field === field);
}

function withoutField(
  schema: Schema,
  gone: { readonly entity: string; readonly field: string },
): Schema {
  return withoutFields(schema, (use) => use.entity === gone.entity && use.field === gone.field);
}
