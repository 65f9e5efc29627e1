import { z } from 'zod';
import { guardShape, memberNameShape, typeNameShape } from '../schema.ts';
import { pickAction } from '../samplers/pick.ts';
import { describeGuard } from '../wording.ts';
import { actionOfEntity } from '../wording/actions.ts';
import { guard as guardPhrase } from '../wording/guards.ts';
import { inCode } from '../wording/names.ts';
import { sentence } from '../wording/sentence.ts';
import {
  actionExists,
  check,
  entityExists,
  findAction,
  hasGuard,
  listed,
  problemsOf,
} from './checks.ts';
import { sameJson } from './same-json.ts';
import { editAction } from './edit.ts';
import { usesOfGuard } from './field-uses.ts';
import type { ChangeModule } from './module.ts';
import { actionGuard, actionName } from './paths.ts';
import { namesOf, readsOn } from './reads.ts';

export const removeConditionShape = z.strictObject({
  kind: z.literal('remove_condition'),
  entity: typeNameShape,
  action: memberNameShape,
  guard: guardShape,
});

/** A guard of an action goes. */
export const removeCondition: ChangeModule<'remove_condition'> = {
  kind: 'remove_condition',
  sample: ({ schema, random }) => {
    const picked = pickAction(schema, random, ({ guards }) => guards.length > 0);
    return (
      picked && {
        kind: 'remove_condition',
        entity: picked.entity.name,
        action: picked.action.name,
        guard: random.pick(picked.action.guards),
      }
    );
  },
  validate: (schema, { entity, action, guard }) =>
    problemsOf(
      entityExists(schema, entity),
      actionExists(schema, entity, action),
      check(
        !findAction(schema, entity, action) || hasGuard(schema, { entity, action, guard }),
        'CHANGE_TARGET_MISSING',
        'guard',
        () =>
          `${entity}.${action} has no condition ${describeGuard(guard)}; its conditions are ${listed(findAction(schema, entity, action)?.guards.map(describeGuard) ?? [])}`,
      ),
    ),
  apply: (schema, { guard, ...target }) =>
    editAction(schema, target, (action) => ({
      ...action,
      guards: action.guards.filter((each) => !sameJson(each, guard)),
    })),
  touches: (schema, { entity, action, guard }) => ({
    creates: [],
    reads: [
      ...readsOn(schema, entity, (owner) => namesOf(usesOfGuard(owner, guard))),
      actionName(entity, action),
    ],
    writes: [],
    removes: [actionGuard(entity, action, guard)],
  }),
  sentence: sentence`Remove from ${actionOfEntity} the condition ${{ guard: inCode(guardPhrase) }}`,
};
