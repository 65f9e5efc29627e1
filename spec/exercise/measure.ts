/** How far the data is from the point at which a comparison tips, and where that point is. */
import { isDateTime, secondsBetween } from '../datetime.ts';
import type { GuardOf } from '../schema.ts';
import type { Database, Value } from '../semantics/database.ts';
import { valueOf } from '../semantics/guards.ts';
import { actingOf } from './scene.ts';
import type { Scene } from './scene.ts';

/** A number that depends on the data; not a number where an operand is `null`. */
export type Measure = (database: Database) => number;

/** The left side minus the right side. */
export function gapOf({ left, right }: GuardOf<'compare'>, scene: Scene): Measure {
  return (database) => {
    const acting = actingOf(scene, database);
    return difference(valueOf(left, acting), valueOf(right, acting));
  };
}

/** Left minus right: numbers as they are, moments in seconds; not a number for anything else. */
export function difference(left: Value, right: Value): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  if (
    typeof left === 'string' &&
    typeof right === 'string' &&
    isDateTime(left) &&
    isDateTime(right)
  )
    return secondsBetween(right, left);
  return Number.NaN;
}

/** Where a linear measure of a number is zero. Two probes find it; no number where there is no such point. */
export function rootOf(measure: Measure, set: (x: number) => Database): number {
  const [atZero, atOne] = [measure(set(0)), measure(set(1))];
  return -atZero / (atOne - atZero);
}

/** The multiples of the step at and next to a number; none when it is infinite or no number. */
export function around(x: number, step: number): readonly number[] {
  if (!Number.isFinite(x)) return [];
  const below = Math.floor(x / step) * step;
  const above = Math.ceil(x / step) * step;
  return [...new Set([below, above, below - step, above + step])].map((value) => value + 0);
}
