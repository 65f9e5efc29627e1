import { z } from 'zod';
import { collectionPath } from '../naming.ts';
import { typeNameShape } from '../schema.ts';
import type { Field } from '../schema.ts';
import { pickNamed } from '../samplers/pick.ts';
import { decoration } from '../wording/decorations.ts';
import { code, inCode, typeName } from '../wording/names.ts';
import type { Phrase } from '../wording/phrase.ts';
import { fixed, sentence } from '../wording/sentence.ts';
import { entityExists, entityNameIsFree, isAnotherName, problemsOf } from './checks.ts';
import { mapShared } from './edit.ts';
import type { ChangeModule } from './module.ts';
import { entityName } from './paths.ts';

export const renameEntityShape = z.strictObject({
  kind: z.literal('rename_entity'),
  entity: typeNameShape,
  to: typeNameShape,
});

function movedPaths({
  entity,
  to,
}: {
  readonly entity: string;
  readonly to: string;
}): Phrase<object> {
  const paths = `from ${code(collectionPath(entity))} to ${code(collectionPath(to))}`;
  return decoration(
    'moved_paths',
    fixed(`: its endpoints move ${paths}, its actions and analytics with them`),
  );
}

/** An entity gets another name; fields that refer to it and its enums keep theirs. */
export const renameEntity: ChangeModule<'rename_entity'> = {
  kind: 'rename_entity',
  sample: (context) => {
    const picked = pickNamed(context, context.schema.entities);
    const to = context.vocabulary.entityName(context.random);
    return picked && { kind: 'rename_entity', entity: picked.name, to };
  },
  validate: (schema, { entity, to }) =>
    problemsOf(
      entityExists(schema, entity),
      isAnotherName(entity, to) ??
        entityNameIsFree(schema, { name: to, path: 'to', besides: entity }),
    ),
  apply: (schema, { entity, to }) => {
    const renamed = (field: Field): Field =>
      'target' in field && field.target === entity ? { ...field, target: to } : field;
    return {
      ...schema,
      entities: mapShared(schema.entities, (each) => {
        const fields = mapShared(each.fields, renamed);
        if (each.name === entity) return { ...each, name: to, fields };
        return fields === each.fields ? each : { ...each, fields };
      }),
      analytics: mapShared(schema.analytics, (analytics) =>
        analytics.entity === entity ? { ...analytics, entity: to } : analytics,
      ),
    };
  },
  touches: (_schema, { entity, to }) => ({
    creates: [],
    reads: [],
    writes: [entityName(entity), to, collectionPath(entity), collectionPath(to)],
    removes: [],
  }),
  sentence: sentence`Rename the entity ${{ entity: inCode(typeName) }} to ${{ to: inCode(typeName) }}${movedPaths}`,
};
