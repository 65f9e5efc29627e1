/** What a scenario has shown so far: the turn at which each kind of change and each form of guard and effect last came. */
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

/** Turns by feature; 0 for what has not come since the beginning. */
export interface History {
  readonly kinds: Readonly<Record<ChangeKind, number>>;
  readonly guards: Readonly<Record<GuardForm, number>>;
  readonly effects: Readonly<Record<EffectForm, number>>;
}

/** The history before the first turn. */
export const nothingShown: History = {
  kinds: allAt(changeKinds, 0),
  guards: allAt(guardForms, 0),
  effects: allAt(effectForms, 0),
};

/** The history after further changes at a turn. */
export function historyAfter(history: History, turn: number, changes: readonly Change[]): History {
  return {
    kinds: {
      ...history.kinds,
      ...allAt(
        changes.map(({ kind }) => kind),
        turn,
      ),
    },
    guards: {
      ...history.guards,
      ...allAt(changes.flatMap(guardsBroughtBy).map(formOfGuard), turn),
    },
    effects: {
      ...history.effects,
      ...allAt(changes.flatMap(effectsBroughtBy).flatMap(formsOfEffect), turn),
    },
  };
}

function allAt<K extends string>(features: readonly K[], turn: number): Record<K, number> {
  return Object.fromEntries(features.map((feature) => [feature, turn])) as Record<K, number>;
}
