/** What the tests at the edges of an action are made from. */
import type { ClauseId } from '../../../../spec/contract.ts';
import type { Witness } from '../../../../spec/exercise.ts';
import type { Guard, Operand } from '../../../../spec/schema.ts';

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
  /** The guards that may forbid the action here; with none of them the action must succeed. */
  readonly decides: readonly Guard[];
}

export type GuardCompare = Extract<Guard, { readonly kind: 'compare' }>;

/** The comparisons among the guards. */
export function comparisonsIn(guards: readonly Guard[]): readonly GuardCompare[] {
  return guards.filter((guard) => guard.kind === 'compare');
}

/** The fields that stand alone on a side of one of the comparisons, and that none of them computes with. */
export function plainOperands(comparisons: readonly GuardCompare[]): readonly string[] {
  const sides = comparisons.flatMap(({ left, right }) => [left, right]);
  const computed = new Set(sides.flatMap(computedFields));
  return sides
    .flatMap((side) => ('field' in side ? [side.field] : []))
    .filter((name) => !computed.has(name));
}

function computedFields(operand: Operand): readonly string[] {
  if (!('left' in operand)) return [];
  return [operand.left, operand.right].flatMap((side) => ('field' in side ? [side.field] : []));
}

/** Whether two witnesses are the same objects. */
export function sameWitness(one: Witness, other: Witness): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
