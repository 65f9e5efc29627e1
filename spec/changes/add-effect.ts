import { z } from 'zod';
import { effectShape, memberNameShape, typeNameShape } from '../schema.ts';
import { proposeFurtherEffect } from '../samplers/propose-clause.ts';
import { describeEffect } from '../wording.ts';
import { actionOfEntity } from '../wording/actions.ts';
import { effect as effectPhrase } from '../wording/effects.ts';
import { inCode } from '../wording/names.ts';
import { sentence } from '../wording/sentence.ts';
import { actionExists, check, entityExists, hasEffect, problemsOf } from './checks.ts';
import { editAction } from './edit.ts';
import type { ChangeModule } from './module.ts';
import { actionEffects, actionName } from './paths.ts';
import { readsOfEffect, readsOn } from './reads.ts';

export const addEffectShape = z.strictObject({
  kind: z.literal('add_effect'),
  entity: typeNameShape,
  action: memberNameShape,
  effect: effectShape,
});

/** A new effect of an action, after those that it has. */
export const addEffect: ChangeModule<'add_effect'> = {
  kind: 'add_effect',
  sample: (context) => {
    const proposal = proposeFurtherEffect(context);
    return proposal && { kind: 'add_effect', ...proposal };
  },
  validate: (schema, { entity, action, effect }) =>
    problemsOf(
      entityExists(schema, entity),
      actionExists(schema, entity, action),
      check(
        !hasEffect(schema, { entity, action, effect }),
        'CHANGE_IS_NOOP',
        'effect',
        () => `${entity}.${action} has the effect ${describeEffect(effect)} already`,
      ),
    ),
  apply: (schema, { effect, ...target }) =>
    editAction(schema, target, (action) => ({ ...action, effects: [...action.effects, effect] })),
  touches: (schema, { entity, action, effect }) => ({
    creates: [],
    reads: [
      ...readsOn(schema, entity, (owner) => readsOfEffect(schema, owner, effect)),
      actionName(entity, action),
    ],
    writes: [actionEffects(entity, action)],
    removes: [],
  }),
  sentence: sentence`Add to ${actionOfEntity} the effect ${{ effect: inCode(effectPhrase) }}, after any others it has`,
};
