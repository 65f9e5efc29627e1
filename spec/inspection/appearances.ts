/** When each kind of change and each form of guard and effect came. */
import { changeKinds } from '../changes/table.ts';
import type { Change, ChangeKind } from '../changes/table.ts';
import {
  effectForms,
  effectsBroughtBy,
  formOfGuard,
  formsOfEffect,
  guardForms,
  guardsBroughtBy,
} from '../forms.ts';
import type { EffectForm, GuardForm } from '../forms.ts';
import type { Scenario } from '../scenario.ts';

export interface Appearance<F extends string> {
  readonly what: F;
  readonly times: number;
  /** The last turn in which it came; `null` when it never did. */
  readonly lastSeen: number | null;
  /** The most turns from one to the next, counted from turn 0 and to the turn after the last: 30 at most when it comes in every 30 turns. */
  readonly longestGap: number;
}

export interface Appearances {
  readonly kinds: readonly Appearance<ChangeKind>[];
  readonly guards: readonly Appearance<GuardForm>[];
  readonly effects: readonly Appearance<EffectForm>[];
}

/** The appearances in the turns of a scenario; guards and effects count where conditions, effects and actions bring them. */
export function appearancesOf(turns: Scenario['turns']): Appearances {
  const appearances = <F extends string>(
    all: readonly F[],
    featuresOf: (change: Change) => readonly F[],
  ): readonly Appearance<F>[] => {
    const byTurn = turns.map(({ changes }) => changes.flatMap(featuresOf));
    return all.map((what) => appearanceOf(what, byTurn));
  };
  return {
    kinds: appearances(changeKinds, ({ kind }) => [kind]),
    guards: appearances(guardForms, (change) => guardsBroughtBy(change).map(formOfGuard)),
    effects: appearances(effectForms, (change) => effectsBroughtBy(change).flatMap(formsOfEffect)),
  };
}

function appearanceOf<F extends string>(what: F, byTurn: readonly (readonly F[])[]): Appearance<F> {
  const times = byTurn.flat().filter((feature) => feature === what).length;
  const seen = byTurn.flatMap((features, index) => (features.includes(what) ? [index + 1] : []));
  const marks = [0, ...seen, byTurn.length + 1];
  const gaps = marks.slice(1).map((mark, index) => mark - (marks[index] ?? 0));
  return { what, times, lastSeen: seen.at(-1) ?? null, longestGap: Math.max(...gaps) };
}
