/** What an action does on objects, and whether the contract says so: what suites may ask of a server. */
import type { Witness } from '../../../../spec/exercise.ts';
import { must } from '../../../../spec/lookup.ts';
import type { Guard } from '../../../../spec/schema.ts';
import * as model from '../../../../spec/semantics/model.ts';
import { describeGuard } from '../../../../spec/wording.ts';
import { illegalEffect } from '../../legal-effects.ts';
import type { JsonObject } from '../../plan.ts';
import type { Forbidden } from '../../recorder.ts';
import { actingObject, outcomeOf, serverWith } from '../../witness.ts';
import type { ActionContext } from './context.ts';

export type Judgement =
  | { readonly verdict: 'allowed' }
  | { readonly verdict: 'refused'; readonly refusal: Extract<Forbidden, { reason: 'guard' }> }
  /** The contract leaves it open, or something else than what is tried decides. */
  | { readonly verdict: 'open'; readonly why: WhyOpen; readonly detail: string };

/**
 * `effect`: an effect would do what the contract says nothing about. `condition`: another condition forbids the action,
 * too. `state`: it is in the wrong state. `known`: another test has the same objects.
 */
export type WhyOpen = 'effect' | 'condition' | 'state' | 'known';

/** The verdict on the action of the acting object of the witness. */
export function judge({ suite, entity, action }: ActionContext, witness: Witness): Judgement {
  const act = { entity: entity.name, id: actingObject(witness).id, action: action.name };
  const outcome = outcomeOf(suite, witness, action.name);
  if (outcome.ok) {
    const detail = illegalEffect(serverWith(suite, witness), act);
    return detail === null ? { verdict: 'allowed' } : { verdict: 'open', why: 'effect', detail };
  }
  const { refusal } = outcome;
  return refusal.reason === 'guard'
    ? { verdict: 'refused', refusal }
    : { verdict: 'open', why: 'state', detail: `refused for ${refusal.reason}` };
}

/** The verdict where it depends on these conditions alone: it is open when another one forbids the action, too. */
export function judgeBy(
  decides: readonly Guard[],
  context: ActionContext,
  witness: Witness,
): Judgement {
  const judgement = judge(context, witness);
  if (judgement.verdict !== 'refused') return judgement;
  const failing = judgement.refusal.guards.map((index) =>
    must(context.action.guards[index], 'a guard'),
  );
  const others = failing.filter((guard) => !decides.includes(guard));
  return others.length === 0
    ? judgement
    : { verdict: 'open', why: 'condition', detail: others.map(describeGuard).join(' and ') };
}

/** Whether the action is allowed once more when it has succeeded on the witness and an update set these fields. */
export function allowsAgain(
  { suite, entity, action }: ActionContext,
  witness: Witness,
  set: JsonObject,
): boolean {
  const { id } = actingObject(witness);
  const server = serverWith(suite, witness);
  const once = model.act(server, entity.name, id, action.name);
  if (!once.ok) return false;
  const updated = model.update({ ...server, database: once.database }, entity.name, id, set);
  if (!updated.ok) return false;
  const again = { ...server, database: updated.database };
  const act = { entity: entity.name, id, action: action.name };
  return model.act(again, entity.name, id, action.name).ok && illegalEffect(again, act) === null;
}
