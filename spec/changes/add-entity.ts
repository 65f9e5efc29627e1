import { z } from 'zod';
import { entityShape, enumShape } from '../schema.ts';
import { collectionPath } from '../naming.ts';
import { proposeEntity } from '../samplers/propose-entity.ts';
import { actionEndpoint, code, describeAction, describeEnum, describeField } from '../wording.ts';
import { entityNameIsFree, problemsOf, typeNameIsFree } from './checks.ts';
import type { ChangeModule } from './module.ts';
import { readsOfAction, readsOfField } from './reads.ts';

export const addEntityShape = z.strictObject({
  kind: z.literal('add_entity'),
  entity: entityShape,
  /** The enums that its fields use and that do not exist yet. */
  enums: z.array(enumShape),
});

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
  describe: ({ entity, enums }) =>
    [
      `Add the entity ${code(entity.name)} at ${code(collectionPath(entity.name))} with the fields ${entity.fields.map(describeField).join(', ')}`,
      ...enums.map((type) => `create the ${describeEnum(type)}`),
      ...entity.actions.map(
        (action) =>
          `give it the action ${code(action.name)} at ${code(actionEndpoint(entity.name, action.name))} (${describeAction(action)})`,
      ),
    ].join('; '),
};
