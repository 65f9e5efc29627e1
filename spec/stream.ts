/**
 * Keyed randomness: every purpose has a generator of its own, derived from the seed and the purpose's path. Nothing
 * draws from a shared sequence, so a change in one place never reshuffles data elsewhere.
 */
import seedrandom from 'seedrandom';

/** A generator of reproducible choices. */
export interface Stream {
  /** A float in [0, 1). */
  readonly next: () => number;
  /** An integer in [low, high], both inclusive. Throws when the range is empty. */
  readonly integer: (low: number, high: number) => number;
  /** True with the given probability. */
  readonly chance: (probability: number) => boolean;
  /** One item. Throws when there is none. */
  readonly pick: <T>(items: readonly T[]) => T;
  /** One item, drawn with its weight (>= 0). Throws when the weights sum to zero. */
  readonly weighted: <T>(items: readonly (readonly [item: T, weight: number])[]) => T;
  /** The items in another order. */
  readonly shuffle: <T>(items: readonly T[]) => T[];
}

/** The stream for one purpose, e.g. `stream('7', 'turn', 12, 'change', 3)`. Equal arguments give equal streams. */
export function stream(seed: string, ...path: readonly (string | number)[]): Stream {
  const next = seedrandom(JSON.stringify([seed, ...path]));
  const integer = (low: number, high: number): number => {
    if (low > high) throw new RangeError(`no integer between ${String(low)} and ${String(high)}`);
    return low + Math.floor(next() * (high - low + 1));
  };
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new RangeError('nothing to pick from');
    return items[integer(0, items.length - 1)] as T;
  };
  const weighted = <T>(items: readonly (readonly [T, number])[]): T => {
    let rest = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of items) {
      if (weight > 0 && rest < weight) return item;
      rest -= weight;
    }
    throw new RangeError('no item has a weight');
  };
  const shuffle = <T>(items: readonly T[]): T[] => {
    const shuffled = [...items];
    for (let last = shuffled.length - 1; last > 0; last -= 1) {
      const other = integer(0, last);
      [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
    }
    return shuffled;
  };
  return { next, integer, chance: (probability) => next() < probability, pick, weighted, shuffle };
}
