import { UsageError } from './exit-code.ts';

/** More numbers than anybody means. */
const MOST = 10_000;

/** `0-2,5` → 0, 1, 2, 5: ascending, each once. Throws a `UsageError` that names the option and the part that is wrong. */
export function parseRanges(option: string, value: string): readonly number[] {
  const numbers = value.split(',').flatMap((part) => {
    const [, first, last = first] = /^\s*(\d{1,9})\s*(?:-\s*(\d{1,9})\s*)?$/.exec(part) ?? [];
    if (first === undefined || last === undefined)
      throw new UsageError(
        `--${option} must be numbers and ranges such as 0-2,5; "${part}" is neither`,
      );
    const [low, high] = [Number(first), Number(last)];
    if (low > high) throw new UsageError(`--${option}: the range ${part.trim()} runs backwards`);
    if (high - low >= MOST)
      throw new UsageError(`--${option}: the range ${part.trim()} is too long`);
    return Array.from({ length: high - low + 1 }, (_, index) => low + index);
  });
  return [...new Set(numbers)].sort((a, b) => a - b);
}
