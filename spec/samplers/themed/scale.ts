/** The room that the values of a living field have: its own bounds, and those of its theme where it has none. */
import type { NumberTheme, MomentTheme } from './domain.ts';
import type { LivingField } from './product.ts';

/** The lowest and the highest number that a field holds. */
export function scaleOf({ theme, field }: LivingField<NumberTheme>): {
  readonly low: number;
  readonly high: number;
} {
  const { minimum, maximum } = field as { readonly minimum?: number; readonly maximum?: number };
  const low = minimum ?? Math.min(theme.min ?? 0, (maximum ?? Infinity) - 10);
  return { low, high: maximum ?? Math.max(theme.max ?? 1000, low + 10) };
}

/** The first and the last year of a moment. */
export function yearsOf({ theme, field }: LivingField<MomentTheme>): {
  readonly first: number;
  readonly last: number;
} {
  const { after, before } = field as { readonly after?: string; readonly before?: string };
  return {
    first: Number(after?.slice(0, 4) ?? theme.after ?? 2018),
    last: Number(before?.slice(0, 4) ?? theme.before ?? 2028),
  };
}
