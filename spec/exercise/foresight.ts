/**
 * What can be seen before all variables are set: conditions that are due early keep the search out of places where a
 * guard can no longer come out as wanted. Without them a long list is a maze.
 */
import { LARGEST_NUMBER } from '../boundaries.ts';
import { fieldOf } from '../lookup.ts';
import type { Comparator, Field, Guard, GuardOf, Operand } from '../schema.ts';
import { findRow } from '../semantics/database.ts';
import type { Database } from '../semantics/database.ts';
import { compare } from '../semantics/guards.ts';
import type { Acting } from '../semantics/guards.ts';
import { isNullable, isOmittable } from '../semantics/values.ts';
import { linkedGroup } from './mentions.ts';
import { actingOf, valueIn } from './scene.ts';
import type { Scene, Variable } from './scene.ts';
import type { Condition } from './search.ts';

/** The early conditions of a guard that is to hold, or to fail. Links are set before the objects that they list. */
export function foresight(guard: Guard, wanted: boolean, scene: Scene): readonly Condition[] {
  if (guard.kind === 'compare')
    return [guard.left, guard.right].flatMap((side) =>
      'sum' in side ? sumConditions(guard, side, wanted, scene) : [],
    );
  const asksEveryObject = guard.kind === 'quantifier' && (guard.quantifier === 'all') === wanted;
  return asksEveryObject ? itemConditions(guard, wanted, scene) : [];
}

/** `all` holds, and `any` fails, by every single object. */
function itemConditions(
  { list, where }: GuardOf<'quantifier'>,
  wanted: boolean,
  scene: Scene,
): readonly Condition[] {
  return variablesOf(linkedGroup(list, where.field), scene).map((variable) => ({
    awaits: (other) => other === variable,
    holds: (database) =>
      !idsIn(list, actingOf(scene, database)).includes(variable.id) ||
      compare(valueIn(database, variable), where.op, where.value) === wanted,
  }));
}

/** After the list, and after each object in it: whether the sum can still come to what is wanted. */
function sumConditions(
  guard: GuardOf<'compare'>,
  operand: SumOperand,
  wanted: boolean,
  scene: Scene,
): readonly Condition[] {
  const variables = [
    ...variablesOf(operand.sum, scene),
    ...variablesOf(linkedGroup(operand.sum, operand.of), scene),
  ];
  return variables.map((variable, index) => {
    const settled = new Set(variables.slice(1, index + 1).map(({ id }) => id));
    return {
      awaits: (other) => other === variable,
      holds: (database) => canCome(guard, wanted, { ...operand, scene, database, settled }),
    };
  });
}

type SumOperand = Extract<Operand, { sum: string }>;

/** Which objects of the list under a sum have their final value. */
interface View extends SumOperand {
  readonly scene: Scene;
  readonly database: Database;
  readonly settled: ReadonlySet<string>;
}

interface Range {
  readonly low: number;
  readonly high: number;
}

const canHold: Readonly<Record<Comparator, (gap: Range) => boolean>> = {
  '>': ({ high }) => high > 0,
  '>=': ({ high }) => high >= 0,
  '<': ({ low }) => low < 0,
  '<=': ({ low }) => low <= 0,
  '==': ({ low, high }) => low <= 0 && high >= 0,
  '!=': ({ low, high }) => low !== 0 || high !== 0,
};
const opposites: Readonly<Record<Comparator, Comparator>> = {
  '>': '<=',
  '>=': '<',
  '<': '>=',
  '<=': '>',
  '==': '!=',
  '!=': '==',
};

function canCome({ left, op, right }: GuardOf<'compare'>, wanted: boolean, view: View): boolean {
  const [a, b] = [left, right].map((side) => rangeOf(side, view));
  if (!a || !b) return true;
  return canHold[wanted ? op : opposites[op]]({ low: a.low - b.high, high: a.high - b.low });
}

/** Between which values the operand will be; nothing where it may be `null` or is no number. */
function rangeOf(operand: Operand, view: View): Range | null {
  const acting = actingOf(view.scene, view.database);
  if ('value' in operand)
    return typeof operand.value === 'number' ? { low: operand.value, high: operand.value } : null;
  if ('count' in operand) {
    const { length } = idsIn(operand.count, acting);
    return { low: length, high: length };
  }
  if ('sum' in operand) return rangeOfSum(operand, acting, view);
  if ('field' in operand) {
    const field = fieldOf(acting.entity, operand.field);
    return isNullable(field) || isOmittable(field) ? null : rangeOfField(field);
  }
  const [a, b] = [operand.left, operand.right].map((side) => rangeOf(side, view));
  if (!a || !b) return null;
  const products = [a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high];
  const results: Readonly<Record<typeof operand.op, Range>> = {
    '+': { low: a.low + b.low, high: a.high + b.high },
    '-': { low: a.low - b.high, high: a.high - b.low },
    '*': { low: Math.min(...products), high: Math.max(...products) },
  };
  return results[operand.op];
}

function rangeOfSum({ sum, of }: SumOperand, acting: Acting, view: View): Range | null {
  const link = fieldOf(acting.entity, sum);
  if (link.type !== 'reference_list') return null;
  const target = link.target;
  const field = view.scene.variables.find(({ group }) => group === linkedGroup(sum, of))?.field;
  const free = field && rangeOfField(field);
  if (!free) return null;
  const ranges = idsIn(sum, acting).map((id): Range => {
    if (sum !== view.sum || of !== view.of || !view.settled.has(id)) return free;
    const value = findRow(view.database, target, id)?.[of];
    return typeof value === 'number' ? { low: value, high: value } : { low: 0, high: 0 };
  });
  return ranges.reduce((a, b) => ({ low: a.low + b.low, high: a.high + b.high }), {
    low: 0,
    high: 0,
  });
}

/** From bound to bound; 0 is within where the field may have no value, which a sum skips. */
function rangeOfField(field: Field): Range | null {
  if (field.type !== 'integer' && field.type !== 'float') return null;
  const { minimum = -LARGEST_NUMBER, maximum = LARGEST_NUMBER } = field;
  return isNullable(field) || isOmittable(field)
    ? { low: Math.min(minimum, 0), high: Math.max(maximum, 0) }
    : { low: minimum, high: maximum };
}

function variablesOf(group: string, { variables }: Scene): readonly Variable[] {
  return variables.filter((variable) => variable.group === group);
}

function idsIn(list: string, { row }: Acting): readonly string[] {
  return row[list] as readonly string[];
}
