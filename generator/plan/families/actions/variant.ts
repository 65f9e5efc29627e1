/** What the tests at the edges of an action are made from. */
import type { ClauseId } from '../../../../spec/contract.ts';
import type { Witness } from '../../../../spec/exercise.ts';
import type { Guard } from '../../../../spec/schema.ts';
import type { JsonObject } from '../../plan.ts';

/** Objects that differ in one value from those on which the action succeeds or is refused. */
export interface Variant {
  /** `rank-is-null`: part of the test's id. */
  readonly id: string;
  /** `rank is null`. */
  readonly what: string;
  /** The sentences that decide here. */
  readonly clauses: readonly ClauseId[];
  /** Those that show as well where the action succeeds. */
  readonly ifAllowed?: readonly ClauseId[];
  readonly witness: Witness;
  /** An update of the acting object after which the same must happen once more. */
  readonly then?: { readonly set: JsonObject; readonly because: string };
  /** The guards that may forbid the action here; with none of them the action must succeed. */
  readonly decides: readonly Guard[];
}

export type GuardCompare = Extract<Guard, { readonly kind: 'compare' }>;

/** The comparisons among the guards. */
export function comparisonsIn(guards: readonly Guard[]): readonly GuardCompare[] {
  return guards.filter((guard) => guard.kind === 'compare');
}

/** Whether two witnesses are the same objects. */
export function sameWitness(one: Witness, other: Witness): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
