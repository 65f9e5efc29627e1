/** Numbers that come in another order as texts: 9 before 10, but "9" after "10". */
import { LARGEST_NUMBER, STEPS } from './boundaries.ts';
import type { NumberField } from './schema.ts';

/** Two numbers, the smaller one first. */
export type Pair = readonly [number, number];

const POWERS = [10, 100, 1000, 10_000, 100_000, 1_000_000];

/** How many of the greatest negative numbers are looked at: among so many are two of as many digits. */
const NEGATIVES = 6;

/** Whether the texts of two numbers come in another order than the numbers. */
export function isMisordered([smaller, greater]: Pair): boolean {
  return smaller < greater && String(smaller) > String(greater);
}

/** Near pairs of such numbers that a field takes, negative ones first; none where its texts come in the order of its numbers. */
export function misorderedPairs(field: NumberField): readonly Pair[] {
  const step = STEPS[field.type];
  const below = (limit: number): number => Math.floor(Math.min(limit, -step) / step) * step;
  const negative = Array.from(
    { length: NEGATIVES },
    (_, index) => below(field.maximum ?? 0) - index * step,
  ).filter((number) => isSendable(field, number));
  const aroundPowers = POWERS.flatMap((power): readonly Pair[] => [
    [power - step, power],
    [power - step, power + step],
    [power - 2 * step, power + step],
  ]);
  return [
    ...negative.slice(1).map((number, index): Pair => [number, negative[index] ?? 0]),
    ...aroundPowers,
  ]
    .filter((pair) => pair.every((number) => isSendable(field, number)))
    .filter(isMisordered);
}

/** Whether suites may send the number: they send whole numbers for floats only where those are a bound. */
function isSendable({ type, minimum, maximum }: NumberField, number: number): boolean {
  const isKept = type === 'integer' || !Number.isInteger(number);
  return (
    number >= (minimum ?? -LARGEST_NUMBER) &&
    number <= (maximum ?? LARGEST_NUMBER) &&
    Math.abs(number) <= LARGEST_NUMBER &&
    (isKept || number === minimum || number === maximum)
  );
}
