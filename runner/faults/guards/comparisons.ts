/** Parts of guards that compare, and edits of them. */
import type {
  ArithmeticOperand,
  Comparator,
  Entity,
  Guard,
  GuardOf,
  Operand,
} from '../../../spec/schema.ts';
import type { Fault } from '../fault.ts';
import { otherSchema } from '../other-schema.ts';
import { editGuards } from '../schema-edits.ts';

type Comparison = GuardOf<'compare'>;

/** What a comparison is over: a list, a computation, or neither. */
export type Over = 'count' | 'sum' | 'arithmetic' | 'values';

export function overOf({ left, right }: Comparison): Over {
  const sides = [left, right];
  if (sides.some((side) => 'count' in side)) return 'count';
  if (sides.some((side) => 'sum' in side)) return 'sum';
  return sides.some((side) => 'op' in side) ? 'arithmetic' : 'values';
}

/** Actions see some guards edited, or not at all where the edit gives `undefined`. */
export function otherGuards(
  edit: (guard: Guard, entity: Entity) => Guard | undefined,
): Pick<Fault, 'observable' | 'behaviour'> {
  return otherSchema(['act'], (schema) => editGuards(schema, edit));
}

/** The guard with another operator, where it compares things of a kind by the given one. */
export function withOperator(
  guard: Guard,
  { over, from, to }: { over: readonly Over[]; from: Comparator; to: Comparator },
): Guard {
  return guard.kind === 'compare' && guard.op === from && over.includes(overOf(guard))
    ? { ...guard, op: to }
    : guard;
}

/** The guard with every computation in it edited. */
export function withComputations(
  guard: Guard,
  edit: (operand: ArithmeticOperand) => Operand,
): Guard {
  if (guard.kind !== 'compare') return guard;
  const side = (operand: Operand): Operand => ('op' in operand ? edit(operand) : operand);
  return { ...guard, left: side(guard.left), right: side(guard.right) };
}
