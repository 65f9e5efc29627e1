/** Whether the guards of an action hold (clauses `guards.*`). */
import { typedFieldOf } from '../lookup.ts';
import type {
  ArithmeticOperand,
  Comparator,
  Entity,
  Guard,
  GuardOf,
  Operand,
  Schema,
  SetValue,
} from '../schema.ts';
import { rowsByIds } from './database.ts';
import type { Database, Row, Value } from './database.ts';

/** What a guard or effect is evaluated on: the acting object in its database. */
export interface Acting {
  readonly schema: Schema;
  readonly database: Database;
  readonly entity: Entity;
  readonly row: Row;
}

type GuardChecks = {
  readonly [K in Guard['kind']]: (guard: GuardOf<K>, acting: Acting) => boolean;
};

const guardChecks: GuardChecks = {
  compare: ({ left, op, right }, acting) =>
    compare(valueOf(left, acting), op, valueOf(right, acting)),
  null: ({ field, is }, { row }) => (row[field] === null) === (is === 'null'),
  quantifier: ({ quantifier, list, where }, acting) => {
    const holds = (row: Row): boolean => compare(row[where.field] as Value, where.op, where.value);
    const rows = listedRows(list, acting);
    return quantifier === 'all' ? rows.every(holds) : rows.some(holds);
  },
};

/** True when the guard is satisfied. `null` satisfies no comparison, `!=` included (clause `guards.null-operand`). */
export function guardHolds<K extends Guard['kind']>(guard: GuardOf<K>, acting: Acting): boolean {
  const check: GuardChecks[K] = guardChecks[guard.kind];
  return check(guard, acting);
}

/** The rows that a reference list of the acting object names. */
export function listedRows(list: string, { database, entity, row }: Acting): readonly Row[] {
  const { target } = typedFieldOf(entity, list, 'reference_list');
  return rowsByIds(database, target, row[list] as readonly string[]);
}

/** The value of an operand, or of what an effect sets, on the acting object; `null` where a field of it is `null`. */
export function valueOf(operand: Operand | SetValue, acting: Acting): Value {
  if ('count' in operand) return listedRows(operand.count, acting).length;
  if ('sum' in operand)
    return sumOf(listedRows(operand.sum, acting).map((row) => row[operand.of] as Value));
  if ('op' in operand) return arithmeticOf(operand, acting.row);
  return simpleValueOf(operand, acting.row);
}

function simpleValueOf(
  operand: { readonly field: string } | { readonly value: Value },
  row: Row,
): Value {
  return 'field' in operand ? (row[operand.field] as Value) : operand.value;
}

function arithmeticOf({ op, left, right }: ArithmeticOperand, row: Row): number | null {
  const a = simpleValueOf(left, row) as number | null;
  const b = simpleValueOf(right, row) as number | null;
  if (a === null || b === null) return null;
  const results = { '+': a + b, '-': a - b, '*': a * b };
  return results[op];
}

/** The sum of the values that are not `null`; of none, 0. */
export function sumOf(values: readonly Value[]): number {
  return values.reduce<number>((sum, value) => sum + ((value as number | null) ?? 0), 0);
}

/** Compares two values of one type. Dates compare as text. `null` on either side: false. */
export function compare(left: Value, op: Comparator, right: Value): boolean {
  if (left === null || right === null) return false;
  const results: Record<Comparator, boolean> = {
    '>': left > right,
    '>=': left >= right,
    '<': left < right,
    '<=': left <= right,
    '==': left === right,
    '!=': left !== right,
  };
  return results[op];
}
