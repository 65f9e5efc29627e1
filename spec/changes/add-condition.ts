import { z } from 'zod';
import { guardShape, memberNameShape, typeNameShape } from '../schema.ts';
import { proposeCondition } from '../samplers/propose-clause.ts';
import { describeGuard } from '../wording.ts';
import { actionOfEntity } from '../wording/actions.ts';
import { guard as guardPhrase } from '../wording/guards.ts';
import { inCode } from '../wording/names.ts';
import { sentence } from '../wording/sentence.ts';
import { actionExists, check, entityExists, hasGuard, problemsOf } from './checks.ts';
import { editAction } from './edit.ts';
import type { ChangeModule } from './module.ts';
import { actionGuard, actionName } from './paths.ts';
import { readsOfGuard, readsOn } from './reads.ts';

export const addConditionShape = z.strictObject({
  kind: z.literal('add_condition'),
  entity: typeNameShape,
  action: memberNameShape,
  guard: guardShape,
});

/** A new guard on an action. */
export const addCondition: ChangeModule<'add_condition'> = {
  kind: 'add_condition',
  sample: (context) => {
    const proposal = proposeCondition(context);
    return proposal && { kind: 'add_condition', ...proposal };
  },
  validate: (schema, { entity, action, guard }) =>
    problemsOf(
      entityExists(schema, entity),
      actionExists(schema, entity, action),
      check(
        !hasGuard(schema, { entity, action, guard }),
        'CHANGE_IS_NOOP',
        'guard',
        () => `${entity}.${action} has the condition ${describeGuard(guard)} already`,
      ),
    ),
  apply: (schema, { guard, ...target }) =>
    editAction(schema, target, (action) => ({ ...action, guards: [...action.guards, guard] })),
  touches: (schema, { entity, action, guard }) => ({
    creates: [actionGuard(entity, action, guard)],
    reads: [
      ...readsOn(schema, entity, (owner) => readsOfGuard(schema, owner, guard)),
      actionName(entity, action),
    ],
    writes: [],
    removes: [],
  }),
  sentence: sentence`Add to ${actionOfEntity} the condition ${{ guard: inCode(guardPhrase) }}`,
};
