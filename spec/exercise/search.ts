/** A bounded, deterministic search for the cheapest way to set variables so that all conditions hold. */
import type { Database, Value } from '../semantics/database.ts';
import { assign } from './scene.ts';
import type { Variable } from './scene.ts';

/** Something that must hold, judged as soon as all variables that it awaits are set. */
export interface Condition {
  readonly awaits: (variable: Variable) => boolean;
  readonly holds: (database: Database) => boolean;
}

export interface Quest {
  readonly start: Database;
  /** In the order in which they are set. */
  readonly variables: readonly Variable[];
  readonly conditions: readonly Condition[];
  /** The values worth trying, given the variables before; the most promising first. */
  readonly candidates: (variable: Variable, database: Database) => Iterable<Value>;
  /** Whether the variable makes a difference at all, given the variables before. */
  readonly matters: (variable: Variable, database: Database) => boolean;
  /** What is unwelcome about a solution; 0 is perfect. */
  readonly cost: (database: Database) => number;
}

/** Conditions that make a solution better, where they can be met. */
export type Wish = readonly Condition[];

/** How many values are tried before giving up, how many more once a solution is there, and how many for each wish. */
export interface Effort {
  readonly toFind: number;
  readonly toImprove: number;
  readonly toGrant: number;
}

/**
 * A solution that grants as many wishes as go together, the earlier ones first. It is that of `search` where that grants
 * them all; no wish makes a solvable quest unsolvable.
 */
export function searchWishing(
  quest: Quest,
  wishes: readonly Wish[],
  effort: Effort,
): Database | null {
  let best = search(quest, effort);
  let granting = quest;
  for (const wish of wishes) {
    if (best === null) return null;
    const solution = best;
    const wanted = { ...granting, conditions: [...granting.conditions, ...wish] };
    const found = wish.every(({ holds }) => holds(solution))
      ? solution
      : search(wanted, { ...effort, toFind: effort.toGrant });
    if (found !== null) [best, granting] = [found, wanted];
  }
  return best;
}

/** The cheapest solution found, or `null`. More effort to improve finds the same first solution. */
export function search(quest: Quest, effort: Effort): Database | null {
  let best: { readonly database: Database; readonly cost: number } | null = null;
  let left = effort.toFind;
  const due = dueConditions(quest);

  const settle = (database: Database): void => {
    const cost = quest.cost(database);
    if (best === null) left = Math.min(left, effort.toImprove);
    if (best === null || cost < best.cost) best = { database, cost };
    if (cost === 0) left = 0;
  };
  const descend = (depth: number, database: Database): void => {
    if (!(due[depth] ?? []).every((condition) => condition.holds(database))) return;
    const variable = quest.variables[depth];
    if (variable === undefined) {
      settle(database);
      return;
    }
    if (!quest.matters(variable, database)) {
      descend(depth + 1, database);
      return;
    }
    for (const value of quest.candidates(variable, database)) {
      if (left <= 0) return;
      left -= 1;
      descend(depth + 1, assign(database, variable, value));
    }
  };
  descend(0, quest.start);
  return (best as { readonly database: Database } | null)?.database ?? null;
}

/** The conditions by the number of variables that must be set before they can be judged. */
function dueConditions({ variables, conditions }: Quest): readonly (readonly Condition[])[] {
  const due: Condition[][] = Array.from({ length: variables.length + 1 }, () => []);
  for (const condition of conditions) {
    const last = variables.findLastIndex(condition.awaits);
    due[last + 1]?.push(condition);
  }
  return due;
}
