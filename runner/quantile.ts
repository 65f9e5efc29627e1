/** Medians and the like, of what is measured. */

/** The smallest of the values that so large a share of them does not exceed, thus always one of them; `NaN` where there are none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(values.length * share) - 1)] ?? NaN;
}
