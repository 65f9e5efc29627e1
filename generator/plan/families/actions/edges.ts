/**
 * Actions at the edges of their conditions: `null` and zero as operands, lists that are empty, in another order, just
 * as long as they must be or not all there is, references to nothing. Each test is planned where the semantics say that the one value that was changed decides.
 */
import type { Draft } from '../../draft.ts';
import { illegalEffect } from '../../legal-effects.ts';
import { actingObject, createObjects, outcomeOf, serverWith } from '../../witness.ts';
import type { ActionContext } from './context.ts';
import { lengthsAtLimit } from './limit-variants.ts';
import { emptyLists, lastDecides } from './list-variants.ts';
import { nullItems, nullOperands, nullReferences } from './null-variants.ts';
import { sameWitness } from './variant.ts';
import { readTargets } from './read-targets.ts';
import { unlistedObjects } from './unlisted-variants.ts';
import type { Variant } from './variant.ts';
import { zeroOperands } from './zero-variants.ts';

/** The tests at the edges of an action, without repeats. */
export function planEdges(context: ActionContext): readonly Draft[] {
  const variants = [
    ...nullOperands(context),
    ...zeroOperands(context),
    ...nullItems(context),
    ...emptyLists(context),
    ...lastDecides(context),
    ...lengthsAtLimit(context),
    ...unlistedObjects(context),
    ...nullReferences(context),
  ];
  const seen = new Set<string>();
  return variants.flatMap((variant) => {
    if (seen.has(variant.id)) return [];
    seen.add(variant.id);
    return planVariant(context, variant);
  });
}

function planVariant(context: ActionContext, variant: Variant): readonly Draft[] {
  const { suite, action, entity, exercise, ownFields, planTest } = context;
  const { id, what, clauses, ifAllowed = [], witness, decides } = variant;
  if ([exercise.happy, ...exercise.violations].some((other) => sameWitness(other, witness)))
    return [];
  const acting = actingObject(witness);
  const act = { entity: entity.name, id: acting.id, action: action.name };
  const outcome = outcomeOf(suite, witness, action.name);
  if (outcome.ok) {
    if (illegalEffect(serverWith(suite, witness), act) !== null) return [];
    return [
      planTest(
        `succeeds-when-${id}`,
        `succeeds when ${what}`,
        [...clauses, ...ifAllowed, 'actions.success'],
        (t) => {
          createObjects(t, witness);
          t.act(entity.name, acting.id, action.name, { shows: ownFields });
          t.read(entity.name, acting.id, {
            shows: ownFields,
            because: `${what}, which is allowed`,
          });
          readTargets(t, context, witness);
        },
      ),
    ];
  }
  const { refusal } = outcome;
  if (refusal.reason !== 'guard') return [];
  const failing = refusal.guards.map((index) => action.guards[index]);
  if (!failing.every((guard) => guard !== undefined && decides.includes(guard))) return [];
  return [
    planTest(
      `refuses-when-${id}`,
      `is refused when ${what}`,
      [...clauses, 'actions.guard', 'actions.refused-unchanged'],
      (t) => {
        createObjects(t, witness);
        t.refuseAct(entity.name, acting.id, action.name, refusal);
        t.read(entity.name, acting.id, {
          shows: ownFields,
          because: 'a refused action changes nothing',
        });
      },
    ),
  ];
}
