import { canonicalText } from '../canonical.ts';

/** True when both are the same JSON data, whatever order their keys were written in. */
export function sameJson(one: unknown, other: unknown): boolean {
  return canonicalText(one) === canonicalText(other);
}
