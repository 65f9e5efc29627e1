/** What guards ask of whole lists: how many objects there must be for a count or a sum to tip. */
import { LARGEST_NUMBER } from '../boundaries.ts';
import { isNumberField, must } from '../lookup.ts';
import type { GuardOf, Operand } from '../schema.ts';
import type { Database, Value } from '../semantics/database.ts';
import { around, gapOf, rootOf } from './measure.ts';
import { linkedGroup } from './mentions.ts';
import { assign } from './scene.ts';
import type { Scene, Variable } from './scene.ts';

/** The lists at which a comparison tips: those long enough for a sum to reach its limit, then those at the limit of a count. */
export function lengthLimits(
  guard: GuardOf<'compare'>,
  list: Variable,
  database: Database,
  scene: Scene,
): readonly Value[] {
  const gap = gapOf(guard, scene);
  const ofLength = (length: number): readonly string[] => list.slots.slice(0, length);
  const isOpen = (length: number): boolean => {
    const listed = assign(database, list, ofLength(length));
    const [least, most] = extremes(guard, list, listed, scene).map(gap);
    return least !== undefined && most !== undefined && least * most <= 0;
  };
  const lengths = [...list.slots.keys()].map((index) => index + 1);
  const open = [...lengths.slice(1), 1].find(isOpen);
  const limits = around(
    rootOf(gap, (length) => assign(database, list, ofLength(length))),
    1,
  );
  return [...(open === undefined ? [] : [open]), ...limits]
    .filter((length) => length >= 0 && length <= list.slots.length)
    .map(ofLength);
}

/** The variables of the same field of all objects that the same list may hold, the variable itself included. */
export function siblingsOf({ group }: Variable, scene: Scene): readonly Variable[] {
  return scene.variables.filter((variable) => variable.group === group);
}

/** The database with several variables set to one value. */
export function assignAll(
  database: Database,
  variables: readonly Variable[],
  value: Value,
): Database {
  return variables.reduce((changed, variable) => assign(changed, variable, value), database);
}

/** With every summed field of the listed objects at its minimum, and at its maximum; nothing when no sum is compared. */
function extremes(
  { left, right }: GuardOf<'compare'>,
  list: Variable,
  database: Database,
  scene: Scene,
): readonly Database[] {
  const isSum = (operand: Operand): operand is Extract<Operand, { sum: string }> =>
    'sum' in operand && operand.sum === list.field.name;
  const sum = [left, right].find(isSum);
  if (sum === undefined) return [];
  const group = linkedGroup(sum.sum, sum.of);
  const summed = scene.variables.filter((variable) => variable.group === group);
  const { field } = must(summed[0], `a variable of ${group}`);
  const { minimum = -LARGEST_NUMBER, maximum = LARGEST_NUMBER } = isNumberField(field) ? field : {};
  return [minimum, maximum].map((value) => assignAll(database, summed, value));
}
