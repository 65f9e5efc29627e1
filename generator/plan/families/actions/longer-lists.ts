/** Lists with more objects than a search for few would put there: servers may look at the first, or at both ends, alone. */
import type { Witness, WitnessObject } from '../../../../spec/exercise.ts';
import { must, typedFieldOf } from '../../../../spec/lookup.ts';
import type { JsonObject } from '../../plan.ts';
import { effectSteps } from '../../effect-targets.ts';
import { actingObject, freeId, serverWith, withFields } from '../../witness.ts';
import type { ActionContext } from './context.ts';
import { judge } from './judgement.ts';

/** With four objects there are first ones, last ones, and one in between that is neither. */
export const SEVERAL = 4;

/** The ids in a list of the acting object. */
export function idsIn(witness: Witness, list: string): readonly string[] {
  return (actingObject(witness).set[list] ?? []) as readonly string[];
}

/** A listed object to copy, and what its copies have in the place of its values. */
export interface Copied {
  readonly list: string;
  readonly id: string;
  readonly count: number;
  readonly set?: JsonObject;
}

/** The witness with copies of one of its objects, which stand last in a list of the acting object. */
export function withCopies(
  { entity }: ActionContext,
  witness: Witness,
  { list, id, count, set = {} }: Copied,
): Witness {
  const { target } = typedFieldOf(entity, list, 'reference_list');
  const original = must(
    witness.objects.find((object) => object.entity === target && object.id === id),
    `a ${target} ${id}`,
  );
  return Array.from({ length: count }).reduce<Witness>((sofar) => {
    const copy = { ...original, id: freeId(sofar, target) };
    const grown = withObjects(sofar, [copy]);
    const listed = withFields(grown, actingObject(grown), {
      [list]: [...idsIn(sofar, list), copy.id],
    });
    return withFields(listed, copy, set);
  }, witness);
}

/** The witness with further objects, which are created before the one that acts. */
export function withObjects({ objects }: Witness, more: readonly WitnessObject[]): Witness {
  return { objects: [...objects.slice(0, -1), ...more, ...objects.slice(-1)] };
}

/** The happy objects with several for each effect on those in a list, as far as the conditions allow it. */
export function severalTargets(context: ActionContext): Witness {
  return context.action.effects.reduce((witness, effect, index) => {
    if (effect.kind !== 'for_each') return witness;
    const { target } = typedFieldOf(context.entity, effect.list, 'reference_list');
    // An effect before this one may have filled its list with what is in another.
    const others = context.entity.fields.filter(
      (field) => field.type === 'reference_list' && field.target === target,
    );
    const lists = new Set([effect.list, ...others.map(({ name }) => name)]);
    return [...lists].reduce((sofar, list) => lengthened(context, sofar, { index, list }), witness);
  }, context.exercise.happy);
}

/** With as many more objects in the list as it takes, and as are allowed, for the effect to change several. */
function lengthened(
  context: ActionContext,
  witness: Witness,
  { index, list }: { readonly index: number; readonly list: string },
): Witness {
  const changed = targetCount(context, witness, index);
  const id = idsIn(witness, list).at(-1);
  if (id === undefined) return witness;
  for (let count = SEVERAL - changed; count > 0; count -= 1) {
    const longer = withCopies(context, witness, { list, id, count });
    const isAllowed = judge(context, longer).verdict === 'allowed';
    if (isAllowed && targetCount(context, longer, index) === changed + count) return longer;
  }
  return witness;
}

/** How many objects the effect at a position changes. */
function targetCount(
  { suite, entity, action }: ActionContext,
  witness: Witness,
  index: number,
): number {
  const act = { entity: entity.name, id: actingObject(witness).id, action: action.name };
  return must(effectSteps(serverWith(suite, witness), act)[index], 'an effect').targets.length;
}
