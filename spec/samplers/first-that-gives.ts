/** Drawing by weight among ways that may turn out to lead nowhere. */
import type { Stream } from '../stream.ts';

/** Things with how much each is wanted. */
export type Wanted<T> = readonly (readonly [item: T, weight: number])[];

/** Draws items by weight until one of them gives something; `null` when none does. Those without a weight are not tried. */
export function firstThatGives<I, T>(
  wanted: Wanted<I>,
  random: Stream,
  give: (item: I) => T | null,
): T | null {
  let left = wanted.filter(([, weight]) => weight > 0);
  while (left.length > 0) {
    const item = random.weighted(left);
    const given = give(item);
    if (given !== null) return given;
    left = left.filter(([other]) => other !== item);
  }
  return null;
}
