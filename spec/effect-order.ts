/** Whether it shows in which order the effects of an action are applied (clause `effects.order`). */
import type { Action, Effect } from './schema.ts';
import { innerOf } from './semantics/effects.ts';
import { takenFields } from './taken-fields.ts';

/** What effects read or change: a field of the acting object, or one of the objects that it refers to through a field. */
interface Place {
  /** Left out for the acting object. */
  readonly link?: string;
  readonly field: string;
}

/** The fields of the acting object that the effect reads: what it computes with, and the one through which it reaches others. */
export function fieldsRead(effect: Effect): readonly string[] {
  return readBy(effect).flatMap(({ link, field }) => (link === undefined ? [field] : []));
}

/** Whether the later effect comes out differently when it does not see what the earlier one did. */
export function sees(earlier: Effect, later: Effect): boolean {
  const written = writtenBy(earlier);
  return readBy(later).some((place) => isSame(place, written));
}

/** Whether two effects give something else the other way round. */
export function differsReversed(earlier: Effect, later: Effect): boolean {
  const [one, other] = [innerOf(earlier), innerOf(later)];
  if (!isSame(writtenBy(earlier), writtenBy(later)))
    return sees(earlier, later) || sees(later, earlier);
  return one.kind === 'set' || other.kind === 'set';
}

/** Whether the effects come out differently where they are applied in another order, unaware of each other, or after the state has changed. */
export function orderMatters(action: Action): boolean {
  return (
    readsState(action) ||
    action.effects.some((earlier, index) =>
      action.effects
        .slice(index + 1)
        .some((later) => sees(earlier, later) || differsReversed(earlier, later)),
    )
  );
}

/** Whether an effect reads the state, which changes after all effects. */
export function readsState({ field, from, to, effects }: Action): boolean {
  return (
    from.some((state) => state !== to) &&
    effects.some((effect) => fieldsRead(effect).includes(field))
  );
}

function writtenBy(effect: Effect): Place {
  const { field } = innerOf(effect);
  const link = linkOf(effect);
  return link === undefined ? { field } : { link, field };
}

function readBy(effect: Effect): readonly Place[] {
  const link = linkOf(effect);
  const reached = link === undefined ? [] : [{ field: link }];
  if (innerOf(effect).kind === 'increment') return [...reached, writtenBy(effect)];
  return [...reached, ...takenFields(effect).map((field) => ({ field }))];
}

function linkOf(effect: Effect): string | undefined {
  if (effect.kind === 'on_reference') return effect.reference;
  return effect.kind === 'for_each' ? effect.list : undefined;
}

/** Two fields of the acting object never lead to one object in suites. */
function isSame(one: Place, other: Place): boolean {
  return one.link === other.link && one.field === other.field;
}
