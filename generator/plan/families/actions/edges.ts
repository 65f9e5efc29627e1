/**
 * Actions at the edges of their conditions: `null` and zero as operands, lists that are empty, in another order, just
 * as long as they must be or not all there is, references to nothing. Each test is planned where the semantics say that the one value that was changed decides.
 */
import type { ClauseId } from '../../../../spec/contract.ts';
import type { Draft } from '../../draft.ts';
import { actingObject, createObjects, withFields } from '../../witness.ts';
import type { ActionContext } from './context.ts';
import { allowsAgain, judge, judgeBy } from './judgement.ts';
import type { Judgement } from './judgement.ts';
import { lengthsAtLimit } from './limit-variants.ts';
import { emptyLists, lastDecides } from './list-variants.ts';
import { nullItems, nullOperands, nullReferences } from './null-variants.ts';
import { readTargets } from './read-targets.ts';
import { laterOnesCount } from './sum-variants.ts';
import { unlistedObjects } from './unlisted-variants.ts';
import { sameWitness } from './variant.ts';
import type { Variant } from './variant.ts';
import { zeroOperands } from './zero-variants.ts';

/** The tests at the edges of an action, without repeats. */
export function planEdges(context: ActionContext): readonly Draft[] {
  return edgesOf(context).flatMap(({ variant, judgement }) => {
    if (judgement.verdict === 'open') return [];
    return [
      judgement.verdict === 'allowed'
        ? planAllowed(context, variant)
        : planRefused(context, variant, judgement),
    ];
  });
}

/** A variant with the verdict on it; where that is open, there is no test. */
export interface Edge {
  readonly variant: Variant;
  readonly judgement: Judgement;
}

/** All that could be tried at the edges of an action, each once. */
export function edgesOf(context: ActionContext): readonly Edge[] {
  const variants = [
    ...nullOperands(context),
    ...zeroOperands(context),
    ...nullItems(context),
    ...emptyLists(context),
    ...lastDecides(context),
    ...laterOnesCount(context),
    ...lengthsAtLimit(context),
    ...unlistedObjects(context),
    ...nullReferences(context),
  ];
  const byId = new Map(variants.toReversed().map((variant) => [variant.id, variant]));
  return variants
    .filter((variant) => byId.get(variant.id) === variant)
    .map((variant) => ({ variant, judgement: judgeEdge(context, variant) }));
}

function judgeEdge(context: ActionContext, { witness, decides }: Variant): Judgement {
  const { exercise } = context;
  if ([exercise.happy, ...exercise.violations].some((other) => sameWitness(other, witness)))
    return { verdict: 'open', why: 'known', detail: 'another test has the same objects' };
  return judgeBy(decides, context, witness);
}

function planAllowed(context: ActionContext, variant: Variant): Draft {
  const { action, entity, ownFields, planTest } = context;
  const { id, what, clauses, ifAllowed = [], witness } = variant;
  const acting = actingObject(witness);
  const again = { [action.field]: acting.set[action.field] ?? null, ...variant.then?.set };
  const then = variant.then && allowsAgain(context, witness, again) ? variant.then : undefined;
  return planTest(
    `succeeds-when-${id}`,
    `succeeds when ${what}`,
    [...clauses, ...ifAllowed, 'actions.success', ...updateIf(then)],
    (t) => {
      createObjects(t, witness);
      t.act(entity.name, acting.id, action.name, { shows: ownFields });
      t.read(entity.name, acting.id, { shows: ownFields, because: `${what}, which is allowed` });
      readTargets(t, context, witness);
      if (then === undefined) return;
      t.update(entity.name, acting.id, again, { because: then.because });
      t.act(entity.name, acting.id, action.name, { shows: ownFields });
    },
  );
}

function planRefused(
  context: ActionContext,
  variant: Variant,
  judgement: Extract<Judgement, { readonly verdict: 'refused' }>,
): Draft {
  const { action, entity, ownFields, planTest } = context;
  const { id, what, clauses, witness } = variant;
  const { refusal } = judgement;
  const acting = actingObject(witness);
  const later = variant.then && judge(context, withFields(witness, acting, variant.then.set));
  const then = JSON.stringify(later) === JSON.stringify(judgement) ? variant.then : undefined;
  return planTest(
    `refuses-when-${id}`,
    `is refused when ${what}`,
    [...clauses, 'actions.guard', 'actions.refused-unchanged', ...updateIf(then)],
    (t) => {
      createObjects(t, witness);
      t.refuseAct(entity.name, acting.id, action.name, refusal);
      t.read(entity.name, acting.id, {
        shows: ownFields,
        because: 'a refused action changes nothing',
      });
      if (then === undefined) return;
      t.update(entity.name, acting.id, then.set, { because: then.because });
      t.refuseAct(entity.name, acting.id, action.name, refusal);
    },
  );
}

/** The sentence that a step after the first verdict adds. */
function updateIf(then: Variant['then']): readonly ClauseId[] {
  return then === undefined ? [] : ['endpoints.update'];
}
