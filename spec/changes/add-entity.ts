import { z } from 'zod';
import { entityShape, enumShape } from '../schema.ts';
import type { Entity, EnumType } from '../schema.ts';
import { collectionPath } from '../naming.ts';
import { proposeEntity } from '../samplers/propose-entity.ts';
import { newAction, transition } from '../wording/actions.ts';
import { converted } from '../wording/choice.ts';
import { decoration } from '../wording/decorations.ts';
import { enumType, field } from '../wording/fields.ts';
import { many, several } from '../wording/lists.ts';
import { code, inCode, typeName } from '../wording/names.ts';
import type { Phrase } from '../wording/phrase.ts';
import { fixed, sentence } from '../wording/sentence.ts';
import { entityNameIsFree, problemsOf, typeNameIsFree } from './checks.ts';
import type { ChangeModule } from './module.ts';
import { readsOfAction, readsOfField } from './reads.ts';

export const addEntityShape = z.strictObject({
  kind: z.literal('add_entity'),
  entity: entityShape,
  /** The enums that its fields use and that do not exist yet. */
  enums: z.array(enumShape),
});

interface Said {
  readonly entity: Entity;
  readonly enums: readonly EnumType[];
}

const newEntity: Phrase<Entity & { readonly enums: readonly EnumType[] }> =
  sentence`Add the entity ${{ name: inCode(typeName) }}${entityPath} with the fields ${{ fields: several(field, ', ') }}${{ enums: many(sentence`; create the ${enumType}`) }}${actionsOf}`;

/** Where it is reached: at `/comment`. */
function entityPath({ name }: Pick<Entity, 'name'>): Phrase<object> {
  return decoration('entity_path', fixed(` at ${code(collectionPath(name))}`));
}

function actionsOf({ name }: Pick<Entity, 'name'>): {
  readonly actions: Phrase<Entity['actions']>;
} {
  return { actions: many(sentence`; give it ${newAction(name)} (${transition})`) };
}

/** A new entity with all of its fields, and the enums it brings. */
export const addEntity: ChangeModule<'add_entity'> = {
  kind: 'add_entity',
  sample: (context) => ({ kind: 'add_entity', ...proposeEntity(context) }),
  validate: (schema, { entity, enums }) =>
    problemsOf(
      entityNameIsFree(schema, { name: entity.name, path: 'entity.name' }),
      ...enums.map(({ name }, index) =>
        typeNameIsFree(schema, name, `enums[${String(index)}].name`),
      ),
    ),
  apply: (schema, { entity, enums }) => ({
    ...schema,
    enums: [...schema.enums, ...enums],
    entities: [...schema.entities, entity],
  }),
  touches: (schema, { entity, enums }) => ({
    creates: [entity.name, collectionPath(entity.name), ...enums.map(({ name }) => name)],
    reads: [
      ...entity.fields.flatMap((field) => readsOfField(field, enums)),
      ...entity.actions.flatMap((action) => readsOfAction(schema, entity, action)),
    ].filter((path) => !path.startsWith(`${entity.name}.`) && !path.startsWith(`${entity.name}#`)),
    writes: [],
    removes: [],
  }),
  sentence: converted(newEntity, {
    said: ({ entity, enums }: Said) => ({ ...entity, enums }),
    understood: ({ enums, ...entity }) => ({ entity, enums }),
    what: 'a new entity',
  }),
};
