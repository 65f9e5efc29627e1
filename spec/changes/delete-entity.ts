import { z } from 'zod';
import { findEntity } from '../lookup.ts';
import { typeNameShape } from '../schema.ts';
import type { Schema } from '../schema.ts';
import { decoration } from '../wording/decorations.ts';
import { inCode, typeName } from '../wording/names.ts';
import { fixed, sentence } from '../wording/sentence.ts';
import { lossOf, usedEnums, withoutFields } from './cascade.ts';
import { entityExists, problemsOf } from './checks.ts';
import { filterShared } from './edit.ts';
import { fieldAt } from './field-uses.ts';
import type { ChangeModule } from './module.ts';

export const deleteEntityShape = z.strictObject({
  kind: z.literal('delete_entity'),
  entity: typeNameShape,
});

const lostWithEntity = decoration(
  'lost_with_entity',
  fixed(', and with it the fields of other entities that refer to it and whatever needs those'),
);

/** An entity goes, with the fields of others that refer to it and what needs those. */
export const deleteEntity: ChangeModule<'delete_entity'> = {
  kind: 'delete_entity',
  sample: ({ schema, random }) =>
    schema.entities.length < 2
      ? null
      : { kind: 'delete_entity', entity: random.pick(schema.entities).name },
  validate: (schema, { entity }) => problemsOf(entityExists(schema, entity)),
  apply: withoutEntity,
  touches: (schema, change) => {
    const loss = lossOf(schema, withoutEntity(schema, change));
    return { creates: [], reads: [], ...loss, removes: [change.entity, ...loss.removes] };
  },
  sentence: sentence`Delete the entity ${{ entity: inCode(typeName) }}${lostWithEntity}`,
};

function withoutEntity(schema: Schema, { entity }: { readonly entity: string }): Schema {
  if (!findEntity(schema, entity)) return schema;
  const unreferred = withoutFields(schema, (use) => {
    const field = fieldAt(schema, use);
    return (
      use.entity === entity || (field !== undefined && 'target' in field && field.target === entity)
    );
  });
  const entities = unreferred.entities.filter(({ name }) => name !== entity);
  return {
    entities,
    analytics: filterShared(unreferred.analytics, (analytics) => analytics.entity !== entity),
    enums: usedEnums(unreferred, entities),
  };
}
