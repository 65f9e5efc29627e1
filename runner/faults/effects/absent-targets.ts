/** Effects through references and lists that hold nothing. */
import type { Action } from '../../../spec/schema.ts';
import { actingIn, applyEffect, applyEffects } from '../../../spec/semantics/effects.ts';
import { acting } from '../actions/acting.ts';
import type { Fault } from '../fault.ts';
import { allowsEmpty } from '../guards/empty-lists.ts';
import { isNamed } from '../named.ts';
import { someAction } from '../schema-parts.ts';
import { applying } from './effect-edits.ts';

/** The references through which the action reaches, with the position of the effect, where no condition asks about them. */
function freeReferences({ guards, effects }: Action): readonly (readonly [string, number])[] {
  return effects.flatMap((effect, index) =>
    effect.kind === 'on_reference' && !isNamed(effect.reference, guards)
      ? [[effect.reference, index] as const]
      : [],
  );
}

export const absentTargetFaults: readonly Fault[] = [
  {
    id: 'effects.null-reference-crashes',
    what: 'An action with an effect on a reference answers 500 where the reference is `null`.',
    category: 'server crash',
    clause: 'effects.on-reference',
    observable: someAction((action) => freeReferences(action).length > 0),
    behaviour: applying((effect, acting) => {
      if (effect.kind === 'on_reference' && acting.row[effect.reference] === null)
        throw new TypeError('None has no fields');
      return applyEffect(effect, acting);
    }),
  },
  {
    id: 'effects.null-reference-ends-the-effects',
    what: 'Where a reference is `null`, the effects after the one on it are skipped too.',
    category: 'missing feature',
    clause: 'effects.on-reference',
    observable: someAction((action) =>
      freeReferences(action).some(([reference, index]) =>
        action.effects
          .slice(index + 1)
          .some((effect) => effect.kind !== 'on_reference' || effect.reference !== reference),
      ),
    ),
    behaviour: acting({
      affected: (effects, start) => {
        let database = start.database;
        for (const effect of effects) {
          const now = actingIn(start, database);
          if (effect.kind === 'on_reference' && now.row[effect.reference] === null) break;
          database = applyEffect(effect, now);
        }
        return database;
      },
    }),
  },
  {
    id: 'effects.empty-list-crashes',
    what: 'An action with an effect on each object of a list answers 500 where the list is empty.',
    category: 'server crash',
    clause: 'effects.for-each',
    observable: someAction((action) =>
      action.effects.some(
        (effect) => effect.kind === 'for_each' && allowsEmpty(action, effect.list),
      ),
    ),
    behaviour: acting({
      affected: (effects, start) => {
        const empty = effects.some(
          (effect) =>
            effect.kind === 'for_each' &&
            (start.row[effect.list] as readonly string[]).length === 0,
        );
        if (empty) throw new RangeError('the list is empty');
        return applyEffects(effects, start);
      },
    }),
  },
];
