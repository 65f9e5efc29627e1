/** Whether two answers say the same by the contract. */

/**
 * Numbers may differ by 1e-9 of their size, a null may be left out, lists are compared in any order. Keys that only
 * one side has count, unless they are null.
 */
export function sameJson(left: unknown, right: unknown): boolean {
  if (left === null || left === undefined) return right === null || right === undefined;
  if (typeof left === 'number' && typeof right === 'number') return nearlyEqual(left, right);
  if (Array.isArray(left) && Array.isArray(right)) return sameItems(left, right);
  if (isRecord(left) && isRecord(right))
    return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) =>
      sameJson(left[key], right[key]),
    );
  return left === right;
}

function nearlyEqual(left: number, right: number): boolean {
  return Math.abs(left - right) <= 1e-9 * Math.max(Math.abs(left), Math.abs(right));
}

/** Each item finds a partner of its own. */
function sameItems(left: readonly unknown[], right: readonly unknown[]): boolean {
  const rest = [...right];
  for (const item of left) {
    const partner = rest.findIndex((candidate) => sameJson(item, candidate));
    if (partner < 0) return false;
    rest.splice(partner, 1);
  }
  return rest.length === 0;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
