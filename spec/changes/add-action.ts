import { z } from 'zod';
import { actionShape, typeNameShape } from '../schema.ts';
import { proposeAction } from '../samplers/propose-action.ts';
import { newAction, transition } from '../wording/actions.ts';
import { inCode, typeName } from '../wording/names.ts';
import { sentence } from '../wording/sentence.ts';
import { actionNameIsFree, entityExists, problemsOf } from './checks.ts';
import { editEntity } from './edit.ts';
import type { ChangeModule } from './module.ts';
import { actionPath } from './paths.ts';
import { readsOfAction, readsOn } from './reads.ts';

export const addActionShape = z.strictObject({
  kind: z.literal('add_action'),
  entity: typeNameShape,
  action: actionShape,
});

/** A new action on an entity, with its guards and effects. */
export const addAction: ChangeModule<'add_action'> = {
  kind: 'add_action',
  sample: (context) => {
    const proposal = proposeAction(context);
    return proposal && { kind: 'add_action', ...proposal };
  },
  validate: (schema, { entity, action }) =>
    problemsOf(entityExists(schema, entity), actionNameIsFree(schema, entity, action.name)),
  apply: (schema, { entity, action }) =>
    editEntity(schema, entity, (owner) => ({ ...owner, actions: [...owner.actions, action] })),
  touches: (schema, { entity, action }) => ({
    creates: [actionPath(entity, action.name)],
    reads: readsOn(schema, entity, (owner) => readsOfAction(schema, owner, action)),
    writes: [],
    removes: [],
  }),
  sentence: sentence`Add to the entity ${{ entity: inCode(typeName) }} ${({ entity }: { readonly entity: string }) => ({ action: sentence`${newAction(entity)}: ${transition}` })}`,
};
