/**
 * The `-` that stands for standard input. To yargs it is an option without a name, so that as a positional it would be lost:
 * yargs is handed a character instead that no argument can hold.
 */

const STAND_IN = '\0';

/** The words of a command line as yargs may see them. */
export function withoutDashes(words: readonly string[]): readonly string[] {
  return words.map((word) => (word === '-' ? STAND_IN : word));
}

/** The text as it was given. */
export function dashesIn(text: string): string {
  return text.replaceAll(STAND_IN, '-');
}

/** A parsed argument as it was given: a text, a list of them, or anything else, which stays what it is. */
export function givenDashes(value: unknown): unknown {
  if (typeof value === 'string') return dashesIn(value);
  return Array.isArray(value) ? value.map(givenDashes) : value;
}
