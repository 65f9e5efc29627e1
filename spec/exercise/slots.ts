/** How many objects a list may have to hold, so that its counts and sums can reach and pass what they are compared with. */
import { findField, isNumberField } from '../lookup.ts';
import type { Entity, Field, FieldOf, Operand } from '../schema.ts';
import { groupsOf, groupsOfOperand, literalsOf, literalsOfOperand } from './mentions.ts';
import type { Clause } from './mentions.ts';

/** Lists longer than this are not tried. */
export const LONGEST_LIST = 40;
const USUAL = 4;

interface Ends {
  /** The entity that has the list. */
  readonly entity: Entity;
  /** The entity whose objects it lists. */
  readonly target: Entity;
}

/** Enough objects for the counts and sums that the clauses speak of. */
export function slotCount(
  list: FieldOf<'reference_list'>,
  clauses: readonly Clause[],
  { entity, target }: Ends,
): number {
  const counts = clauses.flatMap((clause) => {
    if (clause.kind !== 'compare') return [];
    const { left, right } = clause;
    return [
      [left, right],
      [right, left],
    ].flatMap(([side, other]) =>
      side === undefined || other === undefined || !groupsOfOperand(side).includes(list.name)
        ? []
        : amountsOf(other, clauses, entity).map((amount) => objectsFor(amount, side, target)),
    );
  });
  return Math.min(LONGEST_LIST, Math.max(USUAL, ...counts));
}

/** The numbers that an operand is likely to be: its literals, and what other clauses and bounds make of its fields. */
function amountsOf(
  operand: Operand,
  clauses: readonly Clause[],
  { fields }: Entity,
): readonly number[] {
  const groups = groupsOfOperand(operand);
  const neighbours = clauses.filter((clause) =>
    groupsOf(clause).some((group) => groups.includes(group)),
  );
  const bounds = fields
    .filter(({ name }) => groups.includes(name))
    .flatMap((field) => [boundOf(field, 'minimum')]);
  return [...literalsOfOperand(operand), ...neighbours.flatMap(literalsOf), ...bounds].filter(
    (amount) => typeof amount === 'number',
  );
}

/** How many objects a count or sum needs to pass an amount; none in particular where few can make up any sum. */
function objectsFor(amount: number, operand: Operand, target: Entity): number {
  if (!('sum' in operand)) return amount + 1;
  const field = findField(target, operand.of);
  const most = field && boundOf(field, amount < 0 ? 'minimum' : 'maximum');
  const share = most === undefined ? 0 : amount / most;
  return share > 0 && Number.isFinite(share) ? Math.ceil(share) + 1 : 0;
}

function boundOf(field: Field, bound: 'minimum' | 'maximum'): number | undefined {
  return isNumberField(field) ? field[bound] : undefined;
}
