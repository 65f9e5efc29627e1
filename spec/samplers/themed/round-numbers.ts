/** Numbers as people choose them: round ones of a scale. */

interface Scale {
  readonly low: number;
  readonly high: number;
}

const ROUND = [1, 2, 5, 10];

/** A round step that divides a scale into some ten parts: 100 for 0 to 1200, 5 for 60 to 100, never below 1. */
export function roundStep({ low, high }: Scale): number {
  const tenth = Math.max(1, (high - low) / 10);
  const power = 10 ** Math.floor(Math.log10(tenth));
  const factor = ROUND.find((each) => each * power >= tenth * 0.75) ?? 10;
  return factor * power;
}

/** The round numbers within a scale, its ends left out; empty when there is no room for one. */
export function roundNumbers(scale: Scale): readonly number[] {
  const step = roundStep(scale);
  const first = (Math.floor(scale.low / step) + 1) * step;
  const count = Math.max(0, Math.ceil((scale.high - first) / step));
  return Array.from({ length: count }, (_, index) => first + index * step);
}

/** Round numbers close to a bound of a scale, on both sides of it, the bound itself left out. */
export function neighboursOf(bound: number, scale: Scale): readonly number[] {
  const step = roundStep(scale);
  const base = Math.round(bound / step) * step;
  return [-2, -1, 0, 1, 2].map((steps) => base + steps * step).filter((near) => near !== bound);
}
