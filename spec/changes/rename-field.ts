import { z } from 'zod';
import { memberNameShape, typeNameShape } from '../schema.ts';
import { pickField } from '../samplers/pick.ts';
import { decoration } from '../wording/decorations.ts';
import { inCode, memberName, typeName } from '../wording/names.ts';
import { fixed, sentence } from '../wording/sentence.ts';
import {
  entityExists,
  fieldExists,
  fieldNameIsFree,
  isAnotherName,
  isNotId,
  problemsOf,
} from './checks.ts';
import { mapShared } from './edit.ts';
import type { ChangeModule } from './module.ts';
import { entityName, fieldName, fieldPath } from './paths.ts';
import { renamedActions } from './rename.ts';

export const renameFieldShape = z.strictObject({
  kind: z.literal('rename_field'),
  entity: typeNameShape,
  field: memberNameShape,
  to: memberNameShape,
});

const renamedUses = decoration(
  'renamed_uses',
  fixed(', in analytics paths, conditions and effects too'),
);

/** A field gets another name, wherever it is mentioned. */
export const renameField: ChangeModule<'rename_field'> = {
  kind: 'rename_field',
  sample: (context) => {
    const picked = pickField(context, ({ name }) => name !== 'id');
    if (!picked) return null;
    const entity = picked.entity.name;
    const to = context.vocabulary.fieldName(context.random, entity, picked.field);
    return { kind: 'rename_field', entity, field: picked.field.name, to };
  },
  validate: (schema, { entity, field, to }) =>
    problemsOf(
      entityExists(schema, entity),
      fieldExists(schema, entity, field),
      isNotId(field, 'field', 'renamed'),
      isAnotherName(field, to) ?? fieldNameIsFree(schema, entity, { name: to, path: 'to' }),
    ),
  apply: (schema, { entity, field, to }) => ({
    ...schema,
    entities: mapShared(schema.entities, (owner) => {
      const actions = renamedActions(owner, { field: { entity, field }, to });
      const fields = mapShared(owner.fields, (each) =>
        owner.name === entity && each.name === field ? { ...each, name: to } : each,
      );
      return fields === owner.fields && actions === owner.actions
        ? owner
        : { ...owner, fields, actions };
    }),
    analytics: mapShared(schema.analytics, (analytics) =>
      analytics.operation !== 'count' && analytics.entity === entity && analytics.field === field
        ? { ...analytics, field: to }
        : analytics,
    ),
  }),
  touches: (_schema, { entity, field, to }) => ({
    creates: [],
    reads: [entityName(entity)],
    writes: [fieldName(entity, field), fieldPath(entity, to)],
    removes: [],
  }),
  sentence: sentence`Rename the field ${{ field: inCode(memberName) }} of the entity ${{ entity: inCode(typeName) }} to ${{ to: inCode(memberName) }}${renamedUses}`,
};
