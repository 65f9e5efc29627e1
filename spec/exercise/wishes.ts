/**
 * What a happy path should be beyond happy: effects on other objects are to be seen on them, so that a server that
 * reaches too few objects, or others, is told from a right one.
 */
import type { Effect } from '../schema.ts';
import type { Acting } from '../semantics/guards.ts';
import { shownOn } from './effects-check.ts';
import { partsOf, within } from './quests.ts';
import type { Part } from './quests.ts';
import { actingOf } from './scene.ts';
import type { Scene } from './scene.ts';
import type { Wish } from './search.ts';

/** With fewer objects of a list, a change of all of them cannot be told from a change of one. */
const SEVERAL = 2;

type Reaching = Extract<Effect, { readonly kind: 'on_reference' | 'for_each' }>;

/** Each effect on other objects shows on one of them at least; then, each effect on those in a list on several. */
export function wishesOf(scene: Scene, { effects }: Part): readonly Wish[] {
  const reaching = partsOf([], effects).flatMap((related) =>
    related.effects
      .filter((effect): effect is Reaching => 'effect' in effect)
      .map((effect) => ({ effect, among: related.effects })),
  );
  const listed = reaching.filter(({ effect }) => effect.kind === 'for_each');
  return [...reaching.map(shows(1, scene)), ...listed.map(shows(SEVERAL, scene))];
}

interface Related {
  readonly effect: Reaching;
  /** All that share a field with it, in their order. */
  readonly among: readonly Effect[];
}

/** The effect shows on so many objects; before that is settled, so many are reached. */
function shows(count: number, scene: Scene): (related: Related) => Wish {
  return ({ effect, among }) => {
    const name = effect.kind === 'for_each' ? effect.list : effect.reference;
    const reached = ({ row }: Acting): number => [row[name] ?? []].flat().length;
    return [
      {
        awaits: ({ link, field }) => link === undefined && field.name === name,
        holds: (database) => reached(actingOf(scene, database)) >= count,
      },
      {
        awaits: within(among),
        holds: (database) => shownOn(effect, among, actingOf(scene, database)).length >= count,
      },
    ];
  };
}
