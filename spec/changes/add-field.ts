import { z } from 'zod';
import { enumShape, fieldShape, typeNameShape } from '../schema.ts';
import { proposeField } from '../samplers/propose-field.ts';
import { enumType, field as fieldPhrase } from '../wording/fields.ts';
import { optional } from '../wording/lists.ts';
import { inCode, typeName } from '../wording/names.ts';
import { sentence } from '../wording/sentence.ts';
import { check, entityExists, fieldNameIsFree, problemsOf, typeNameIsFree } from './checks.ts';
import { editEntity } from './edit.ts';
import type { ChangeModule } from './module.ts';
import { entityName, fieldPath } from './paths.ts';
import { readsOfField } from './reads.ts';

export const addFieldShape = z.strictObject({
  kind: z.literal('add_field'),
  entity: typeNameShape,
  field: fieldShape,
  /** The enum of the field, where it does not exist yet. */
  enum: enumShape.exactOptional(),
});

/** A new field on an entity, and the enum it brings. */
export const addField: ChangeModule<'add_field'> = {
  kind: 'add_field',
  sample: (context) => {
    const { entities } = context.schema;
    if (entities.length === 0) return null;
    const { name, fields } = context.random.weighted(
      entities.map((each) => [each, each.fields.length ** -2] as const),
    );
    return { kind: 'add_field', entity: name, ...proposeField(context, name, fields) };
  },
  validate: (schema, { entity, field, enum: brought }) =>
    problemsOf(
      entityExists(schema, entity),
      fieldNameIsFree(schema, entity, { name: field.name, path: 'field.name' }),
      brought ? typeNameIsFree(schema, brought.name, 'enum.name') : null,
      check(
        brought === undefined || (field.type === 'enum' && field.enum === brought.name),
        'CHANGE_ENUM_UNUSED',
        'enum',
        () =>
          `the field does not use the enum it brings; name it as the field's "enum", or leave it out`,
      ),
    ),
  apply: (schema, { entity, field, enum: brought }) => ({
    ...editEntity(schema, entity, (owner) => ({ ...owner, fields: [...owner.fields, field] })),
    enums: brought ? [...schema.enums, brought] : schema.enums,
  }),
  touches: (_schema, { entity, field, enum: brought }) => ({
    creates: [fieldPath(entity, field.name), ...(brought ? [brought.name] : [])],
    reads: [entityName(entity), ...readsOfField(field, brought ? [brought] : [])],
    writes: [],
    removes: [],
  }),
  sentence: sentence`Add to the entity ${{ entity: inCode(typeName) }} the field ${{ field: fieldPhrase }}${optional('enum', sentence`; create the ${{ enum: enumType }}`)}`,
};
