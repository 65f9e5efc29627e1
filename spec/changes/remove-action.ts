import { z } from 'zod';
import { memberNameShape, typeNameShape } from '../schema.ts';
import { pickAction } from '../samplers/pick.ts';
import { actionOfEntity } from '../wording/actions.ts';
import { sentence } from '../wording/sentence.ts';
import { actionExists, entityExists, problemsOf } from './checks.ts';
import { editEntity } from './edit.ts';
import type { ChangeModule } from './module.ts';
import { actionPath, entityName } from './paths.ts';

export const removeActionShape = z.strictObject({
  kind: z.literal('remove_action'),
  entity: typeNameShape,
  action: memberNameShape,
});

/** An action goes. */
export const removeAction: ChangeModule<'remove_action'> = {
  kind: 'remove_action',
  sample: ({ schema, random }) => {
    const picked = pickAction(schema, random, () => true);
    return (
      picked && { kind: 'remove_action', entity: picked.entity.name, action: picked.action.name }
    );
  },
  validate: (schema, { entity, action }) =>
    problemsOf(entityExists(schema, entity), actionExists(schema, entity, action)),
  apply: (schema, { entity, action }) =>
    editEntity(schema, entity, (owner) => ({
      ...owner,
      actions: owner.actions.filter(({ name }) => name !== action),
    })),
  touches: (_schema, { entity, action }) => ({
    creates: [],
    reads: [entityName(entity)],
    writes: [],
    removes: [actionPath(entity, action)],
  }),
  sentence: sentence`Remove ${actionOfEntity}`,
};
