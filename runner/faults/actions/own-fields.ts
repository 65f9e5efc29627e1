/** What an action does to the acting object. */
import type { Action } from '../../../spec/schema.ts';

/** The fields of the acting object that the effects change. */
export function ownFields({ effects }: Action): readonly string[] {
  return effects.flatMap((effect) =>
    effect.kind === 'set' || effect.kind === 'increment' ? [effect.field] : [],
  );
}

/** Whether an effect changes other objects. */
export function reachesOthers({ effects }: Action): boolean {
  return effects.some(({ kind }) => kind === 'on_reference' || kind === 'for_each');
}

/** Whether the action changes anything of the acting object. */
export function changesItself(action: Action): boolean {
  return action.from.some((state) => state !== action.to) || ownFields(action).length > 0;
}
