/** One attempt at all witnesses of an action, with a given effort. */
import { must } from '../lookup.ts';
import type { Problem } from '../problem.ts';
import type { Effect, Guard } from '../schema.ts';
import type { Database } from '../semantics/database.ts';
import { groupsOfAll, happyQuest, partsOf, violationQuest } from './quests.ts';
import type { Part } from './quests.ts';
import type { Scene } from './scene.ts';
import { search, searchWishing } from './search.ts';
import type { Effort } from './search.ts';
import { LONGEST_LIST } from './slots.ts';
import { wishesOf } from './wishes.ts';
import { witnessOf } from './witness.ts';
import type { Witness } from './witness.ts';

export interface Exercise {
  /** The action succeeds and every effect shows, one on each object of a list on two at least where that is possible. */
  readonly happy: Witness;
  /** `violations[i]` violates the guard at position i alone; the state is right. */
  readonly violations: readonly Witness[];
}

export type ExerciseResult =
  | { readonly ok: true; readonly exercise: Exercise }
  | { readonly ok: false; readonly problem: Problem };

/** The first solution is enough to know that there is one. */
export const QUICK: Effort = { toFind: 8000, toImprove: 0, toGrant: 0 };
/** A suite deserves a telling one. */
export const THOROUGH: Effort = { toFind: 8000, toImprove: 200, toGrant: 8000 };

/** The witnesses, or a problem whose path is relative to the action: `guards[2]`. */
export function attempt(scene: Scene, effort: Effort): ExerciseResult {
  const { guards, effects } = scene.action;
  let happy = scene.database;
  for (const part of partsOf(guards, effects)) {
    const found = searchWishing(happyQuest(scene, part, happy), wishesOf(scene, part), effort);
    if (found === null) return { ok: false, problem: obstacleOf(scene, part, happy) };
    happy = found;
  }
  const violations: Witness[] = [];
  for (const guard of guards) {
    const found = violate(scene, guard, happy, effort);
    if (found === null) return { ok: false, problem: inviolable(scene, guard) };
    violations.push(witnessOf(scene, found));
  }
  return { ok: true, exercise: { happy: witnessOf(scene, happy), violations } };
}

/** Only the guard's own fields change where that is enough, else those of the guards entangled with it. */
function violate(scene: Scene, guard: Guard, happy: Database, effort: Effort): Database | null {
  const entangled = partsOf(scene.action.guards, []).find((part) => part.guards.includes(guard));
  const scopes = [groupsOfAll([guard]), groupsOfAll(entangled?.guards ?? [])];
  for (const groups of scopes) {
    const found = search(violationQuest(scene, guard, groups, happy), effort);
    if (found !== null) return found;
  }
  return null;
}

/** The first guard or effect with which the part can no longer be satisfied. */
function obstacleOf(scene: Scene, { guards, effects }: Part, start: Database): Problem {
  const possible = (part: Part): boolean => search(happyQuest(scene, part, start), QUICK) !== null;
  const guard = guards.find((_, at) => !possible({ guards: guards.slice(0, at + 1), effects: [] }));
  if (guard !== undefined)
    return {
      code: 'GUARD_UNSATISFIABLE',
      path: pathIn(scene, 'guards', guard),
      message: `no objects satisfy this guard together with those before it${limitOf(guard)}; loosen it or the bounds of its fields`,
    };
  const effect =
    effects.find((_, at) => !possible({ guards, effects: effects.slice(0, at + 1) })) ??
    must(effects.at(-1), 'an effect that stands in the way');
  return {
    code: 'EFFECT_NOT_OBSERVABLE',
    path: pathIn(scene, 'effects', effect),
    message:
      'no objects that satisfy the guards let this effect change something that lasts and stay within the bounds of its field; change the effect, its place or the bounds',
  };
}

function inviolable(scene: Scene, guard: Guard): Problem {
  return {
    code: 'GUARD_NOT_VIOLABLE',
    path: pathIn(scene, 'guards', guard),
    message: `no objects violate this guard alone${limitOf(guard)}: it always holds, or another guard fails with it; drop it or loosen the other`,
  };
}

/** What a guard on a whole list has to be judged by. */
function limitOf(guard: Guard): string {
  if (guard.kind !== 'compare') return '';
  const isOfList = [guard.left, guard.right].some((side) => 'count' in side || 'sum' in side);
  return isOfList ? ` (lists of up to ${String(LONGEST_LIST)} were tried)` : '';
}

function pathIn({ action }: Scene, list: 'guards' | 'effects', clause: Guard | Effect): string {
  const clauses: readonly (Guard | Effect)[] = action[list];
  return `${list}[${String(clauses.indexOf(clause))}]`;
}
