/**
 * Conditions and effects as domains write them. A name on the left is a field of the acting object; on the right a plain
 * value is a literal and `its('capacity_kg')` a field of the acting object, also within `onLink` and `onEach`.
 */
import type {
  ArithmeticOperand,
  Comparator,
  Effect,
  FieldEffect,
  Guard,
  Operand,
} from '../../schema.ts';

type Literal = string | number | boolean;
interface Own {
  readonly field: string;
}

/** A field of the acting object as a value. */
export function its(field: string): Own {
  return { field };
}

function arithmetic(op: ArithmeticOperand['op']) {
  return (field: string, right: number | Own): ArithmeticOperand => ({
    op,
    left: its(field),
    right: typeof right === 'number' ? { value: right } : right,
  });
}

/** `plus('net_kg', its('tare_kg'))`, `plus('score', 5)`. */
export const plus = arithmetic('+');
/** `minus('capacity_kg', its('load_kg'))`. */
export const minus = arithmetic('-');
/** `times('weight_kg', 2)`. */
export const times: (field: string, factor: number) => ArithmeticOperand = arithmetic('*');

/** `when('moisture_percent', '<=', 12)`, `when('load_kg', '<', its('capacity_kg'))`, `when(times('load_kg', 2), '<=', its('capacity_kg'))`. */
export function when(
  left: string | ArithmeticOperand,
  op: Comparator,
  right: Literal | Own | ArithmeticOperand,
): Guard {
  const operand: Operand = typeof right === 'object' ? right : { value: right };
  return { kind: 'compare', left: typeof left === 'string' ? its(left) : left, op, right: operand };
}

/** The field has a value. The theme must let it be null. */
export function present(field: string): Guard {
  return { kind: 'null', field, is: 'not_null' };
}

/** The field has no value. The theme must let it be null. */
export function missing(field: string): Guard {
  return { kind: 'null', field, is: 'null' };
}

/** `count('cuppings', '>=', 1)`: how many objects a list names. */
export function count(list: string, op: Comparator, value: number): Guard {
  return { kind: 'compare', left: { count: list }, op, right: { value } };
}

/** `total(['lots', 'weight_kg'], '<', 500)`: the sum of a number over a list. */
export function total(
  [list, of]: readonly [list: string, of: string],
  op: Comparator,
  value: number,
): Guard {
  return { kind: 'compare', left: { sum: list, of }, op, right: { value } };
}

function quantifier(quantifier: 'any' | 'all') {
  return (
    [list, field]: readonly [list: string, field: string],
    op: Comparator,
    value: Literal,
  ): Guard => ({
    kind: 'quantifier',
    quantifier,
    list,
    where: { field, op, value },
  });
}

/** `every(['cuppings', 'score'], '>=', 80)`: each object of a list meets it. */
export const every = quantifier('all');
/** `some(['cuppings', 'defects'], '==', 0)`: at least one object of a list meets it. */
export const some = quantifier('any');

/** `put('tradable', true)`, `put('agreed_kg', its('weight_kg'))`, `put('free_kg', minus('capacity_kg', its('load_kg')))`. */
export function put(field: string, value: Literal | Own | ArithmeticOperand): FieldEffect {
  return { kind: 'set', field, value: typeof value === 'object' ? value : { value } };
}

/** `add('times_opened', 1)`; a negative number takes away. */
export function add(field: string, by: number): FieldEffect {
  return { kind: 'increment', field, by };
}

/** Takes the value away. The theme must let it be null. */
export function clear(field: string): FieldEffect {
  return { kind: 'set', field, value: { value: null } };
}

/** Leaves a list without objects. */
export function empty(list: string): FieldEffect {
  return { kind: 'set', field: list, value: { value: [] } };
}

/** `onLink('farm', add('lots_released', 1))`: on the object that a reference names. */
export function onLink(reference: string, effect: FieldEffect): Effect {
  return { kind: 'on_reference', reference, effect };
}

/** `onEach('cuppings', put('final', true))`: on each object of a list. */
export function onEach(list: string, effect: FieldEffect): Effect {
  return { kind: 'for_each', list, effect };
}
