/**
 * Building blocks of options: each checks its value and says what would be right. Of several values the last one counts, also for
 * a verb whose positionals repeat, to which yargs hands them as a list.
 */
import { UsageError } from './exit-code.ts';

const MOST = Number.MAX_SAFE_INTEGER;

interface Described {
  readonly describe: string;
}

/** What yargs found of an option: each value, where there are several. */
type Given<T> = T | readonly T[];

function lastOf<T>(given: Given<T>): T {
  return Array.isArray(given) ? (given.at(-1) as T) : (given as T);
}

/** Any text but an empty one. */
export function text<const D extends Described>(
  name: string,
  details: D,
): D & { requiresArg: true; type: 'string'; coerce: (value: Given<string>) => string } {
  return {
    ...details,
    type: 'string',
    requiresArg: true,
    coerce: (given) => {
      const value = lastOf(given);
      if (value === '') throw new UsageError(`--${name} must not be empty`);
      return value;
    },
  };
}

/** A whole number within bounds, both included. */
export function wholeNumber<const D extends Described>(
  name: string,
  { min, max }: { readonly min: number; readonly max?: number },
  details: D,
): D & { requiresArg: true; coerce: (value: Given<unknown>) => number } {
  return {
    ...details,
    requiresArg: true,
    coerce: (given) => {
      const value = lastOf(given);
      const number = Number(value);
      if (/^-?\d+$/.test(String(value)) && number >= min && number <= (max ?? MOST)) return number;
      const bounds =
        max === undefined ? `${String(min)} or more` : `${String(min)} to ${String(max)}`;
      throw new UsageError(`--${name} must be a whole number, ${bounds}, not "${String(value)}"`);
    },
  };
}

/** One of a few words. */
export function oneOf<const T extends string, const D extends Described>(
  name: string,
  words: readonly T[],
  details: D,
): D & { requiresArg: true; choices: readonly T[]; coerce: (value: Given<string>) => T } {
  return {
    ...details,
    choices: words,
    requiresArg: true,
    coerce: (given) => {
      const value = lastOf(given);
      const word = words.find((candidate) => candidate === value);
      if (word === undefined)
        throw new UsageError(`--${name} must be one of ${words.join(', ')}, not "${value}"`);
      return word;
    },
  };
}

/** A switch that is off unless it is given. */
export function flag<const D extends Described>(
  details: D,
): D & { type: 'boolean'; default: false } {
  return { ...details, type: 'boolean', default: false };
}
