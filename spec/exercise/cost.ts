/** How far a solution is from the most telling one: at the limits, no `null` in sight, lists that tell `any` from `all`. */
import { STEPS } from '../boundaries.ts';
import type { Effect, Guard, GuardOf } from '../schema.ts';
import type { Row, Value } from '../semantics/database.ts';
import { compare, guardHolds, listedRows, valueOf } from '../semantics/guards.ts';
import type { Acting } from '../semantics/guards.ts';
import { alterationsOf, sameValue } from './effects-check.ts';
import { difference } from './measure.ts';

/** Prices by how much a witness loses: a `null` makes a violation trivial, a list of one cannot tell `any` from `all`. */
const PRICES = {
  nullOperand: 1000,
  emptyList: 30,
  shortList: 5,
  extraItem: 5,
  unchanged: 5,
  farthest: 10,
};

/** What is unwelcome about a guard's operands, given whether it is to hold. */
export function guardCost(guard: Guard, acting: Acting): number {
  if (guard.kind === 'compare') return compareCost(guard, acting);
  return guard.kind === 'quantifier' ? quantifierCost(guard, acting) : 0;
}

/** What is unwelcome about the objects that each effect meets. */
export function effectsCost(effects: readonly Effect[], acting: Acting): number {
  return sum(
    effects.map((effect, index) => {
      const alterations = alterationsOf(effects.slice(0, index + 1), acting);
      const unchanged = alterations.filter(({ before, after }) => sameValue(before, after)).length;
      const short = effect.kind === 'for_each' && alterations.length < 2 ? PRICES.shortList : 0;
      return unchanged * PRICES.unchanged + short;
    }),
  );
}

function compareCost({ left, right }: GuardOf<'compare'>, acting: Acting): number {
  const [a, b] = [valueOf(left, acting), valueOf(right, acting)];
  if (a === null || b === null) return PRICES.nullOperand;
  return distance(a, b) + sum([left, right].map((side) => sumCost(side, acting)));
}

function sumCost(operand: GuardOf<'compare'>['left'], acting: Acting): number {
  if (!('sum' in operand)) return 0;
  return listedRows(operand.sum, acting).length < 2 ? PRICES.shortList : 0;
}

/** `any` is best shown by exactly one object that satisfies, the violation of `all` by exactly one that does not. */
function quantifierCost(guard: GuardOf<'quantifier'>, acting: Acting): number {
  const { quantifier, list, where } = guard;
  const rows = listedRows(list, acting);
  const satisfying = rows.filter((row) =>
    compare(fieldIn(row, where.field), where.op, where.value),
  );
  const holds = guardHolds(guard, acting);
  const telling =
    quantifier === 'any' ? satisfying : rows.filter((row) => !satisfying.includes(row));
  const mixed = holds === (quantifier === 'any');
  const extra = mixed ? Math.max(0, telling.length - 1) : 0;
  const length = rows.length === 0 ? PRICES.emptyList : rows.length === 1 ? PRICES.shortList : 0;
  const nulls = rows.filter((row) => fieldIn(row, where.field) === null).length;
  const near = (mixed ? telling : rows).map((row) =>
    distance(fieldIn(row, where.field), where.value),
  );
  return (
    extra * PRICES.extraItem +
    length +
    nulls * PRICES.nullOperand +
    (near.length > 0 ? Math.min(...near) : 0)
  );
}

/** How far two values are apart, as far as that matters: equal values and neighbours are as close as can be. */
function distance(a: Value, b: Value): number {
  const apart = Math.abs(difference(a, b));
  const step = [a, b].some((value) => typeof value === 'number' && !Number.isInteger(value))
    ? STEPS.float
    : STEPS.integer;
  return Number.isNaN(apart) || apart <= step ? 0 : Math.min(apart, PRICES.farthest);
}

function fieldIn(row: Row, name: string): Value {
  return row[name] ?? null;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
