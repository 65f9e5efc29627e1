/** Floats of three decimals, which are exact in every number type all the same: odd numbers of eighths. */
import { LARGEST_NUMBER } from '../../spec/boundaries.ts';
import type { FieldOf } from '../../spec/schema.ts';
import type { Literals } from './literals.ts';

/** An odd number of eighths that the field takes, or `undefined` where its bounds leave none. */
export function eighthOf(
  { minimum = -LARGEST_NUMBER, maximum = LARGEST_NUMBER }: FieldOf<'float'>,
  { eighths, choose }: Literals,
): number | undefined {
  const lowest = (2 * Math.ceil((8 * minimum - 1) / 2) + 1) / 8;
  const fits = (number: number): boolean =>
    number >= Math.max(minimum, -LARGEST_NUMBER) && number <= Math.min(maximum, LARGEST_NUMBER);
  return eighths.find(fits) ?? choose([lowest, lowest + 0.25].filter(fits));
}
