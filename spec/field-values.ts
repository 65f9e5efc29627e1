/** Values of one field: interesting valid ones, and those at its bounds and just outside. */
import type { Field, Schema } from './schema.ts';
import type { Value } from './semantics/database.ts';
import type { ValueRule } from './semantics/values.ts';
import type { Stream } from './stream.ts';

/** One bound of a field with the values that probe it; either is missing where suites never send it. */
export interface Boundary {
  /** The rule that `outside` breaks. */
  readonly rule: Extract<ValueRule, 'min_length' | 'max_length' | 'minimum' | 'maximum' | 'after' | 'before'>;
  /** The bound as the schema has it. */
  readonly limit: number | string;
  /** The valid value right at the bound. */
  readonly at?: string | number;
  /** The nearest value that breaks the rule: one off for numbers, a quarter for floats, a second, a character. */
  readonly outside?: string | number;
}

/** Distinct valid values of a field that is neither a reference nor a list; the most telling ones first. */
export declare function interestingValues(wanted: {
  readonly schema: Schema;
  readonly field: Field;
  readonly random: Stream;
  readonly count: number;
}): readonly Value[];

/** The bounds of a field, lower before upper; none for a field without bounds. */
export declare function boundariesOf(field: Field): readonly Boundary[];

/** The value spelt in another case (`IN_REVIEW`), which no enum has: names of enum values are lower case. */
export declare function otherCaseOf(enumValue: string): string;
