import { z } from 'zod';
import { effectShape, memberNameShape, typeNameShape } from '../schema.ts';
import { pickAction } from '../samplers/pick.ts';
import { describeEffect } from '../wording.ts';
import { actionOfEntity } from '../wording/actions.ts';
import { effect as effectPhrase } from '../wording/effects.ts';
import { inCode } from '../wording/names.ts';
import { sentence } from '../wording/sentence.ts';
import {
  actionExists,
  check,
  entityExists,
  findAction,
  hasEffect,
  listed,
  problemsOf,
} from './checks.ts';
import { sameJson } from './same-json.ts';
import { editAction } from './edit.ts';
import { usesOfEffect } from './field-uses.ts';
import type { ChangeModule } from './module.ts';
import { actionEffects, actionName } from './paths.ts';
import { namesOf, readsOn } from './reads.ts';

export const removeEffectShape = z.strictObject({
  kind: z.literal('remove_effect'),
  entity: typeNameShape,
  action: memberNameShape,
  effect: effectShape,
});

/** An effect of an action goes; the others keep their order. */
export const removeEffect: ChangeModule<'remove_effect'> = {
  kind: 'remove_effect',
  sample: ({ schema, random }) => {
    const picked = pickAction(schema, random, ({ effects }) => effects.length > 0);
    return (
      picked && {
        kind: 'remove_effect',
        entity: picked.entity.name,
        action: picked.action.name,
        effect: random.pick(picked.action.effects),
      }
    );
  },
  validate: (schema, { entity, action, effect }) =>
    problemsOf(
      entityExists(schema, entity),
      actionExists(schema, entity, action),
      check(
        !findAction(schema, entity, action) || hasEffect(schema, { entity, action, effect }),
        'CHANGE_TARGET_MISSING',
        'effect',
        () =>
          `${entity}.${action} has no effect ${describeEffect(effect)}; its effects are ${listed(findAction(schema, entity, action)?.effects.map(describeEffect) ?? [])}`,
      ),
    ),
  apply: (schema, { effect, ...target }) =>
    editAction(schema, target, (action) => ({
      ...action,
      effects: action.effects.filter((each) => !sameJson(each, effect)),
    })),
  touches: (schema, { entity, action, effect }) => ({
    creates: [],
    reads: [
      ...readsOn(schema, entity, (owner) => namesOf(usesOfEffect(owner, effect))),
      actionName(entity, action),
    ],
    writes: [actionEffects(entity, action)],
    removes: [],
  }),
  sentence: sentence`Remove from ${actionOfEntity} the effect ${{ effect: inCode(effectPhrase) }}`,
};
