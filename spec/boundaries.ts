/** The values that probe the bounds of a field: right at each bound, and the nearest ones outside. */
import type { DataStream } from './data-stream.ts';
import { shiftDateTime } from './datetime.ts';
import type { FieldOf, FieldType, NumberField } from './schema.ts';
import type { ValueRule } from './semantics/values.ts';
import { stream } from './stream.ts';
import { inventedText } from './words.ts';

/** Suites send no number further from zero. */
export const LARGEST_NUMBER = 1_000_000;

/** Suites list so many objects at most, one more than a short page has, and ask for as many states of them. */
export const MOST_LISTED = 11;

/** Years that end a century without a leap day: suites ask for one in the first that a field can be near to. */
export const CENTURIES_WITHOUT_LEAP_DAY = ['1900', '2100'] as const;

/**
 * The distance between neighbouring values: floats of suites are quarters, and a few odd eighths where decimals are to be
 * kept; both are exact in every number type.
 */
export const STEPS = { integer: 1, float: 0.25 } as const;

/** One bound of a field with the values that probe it; either is missing where suites never send it. */
export interface Boundary {
  /** The rule that `outside` breaks. */
  readonly rule: Extract<
    ValueRule,
    'min_length' | 'max_length' | 'minimum' | 'maximum' | 'after' | 'before'
  >;
  /** The bound as the schema has it. */
  readonly limit: number | string;
  /** The valid value right at the bound. */
  readonly at?: string | number;
  /** The nearest value that breaks the rule: one off for integers, a quarter for floats, a second, a character. */
  readonly outside?: string | number;
}

type Boundaries<T extends FieldType> = (field: FieldOf<T>, data: DataStream) => readonly Boundary[];
const none = (): readonly Boundary[] => [];

const boundaries: { readonly [T in FieldType]: Boundaries<T> } = {
  string: ({ minLength, maxLength }, data) => [
    ...probe('min_length', minLength, textsOf(data), -1),
    ...probe('max_length', maxLength, textsOf(data), 1),
  ],
  integer: numberBoundaries,
  float: numberBoundaries,
  datetime: ({ after, before }) => [
    ...momentBoundary('after', after, -1),
    ...momentBoundary('before', before, 1),
  ],
  boolean: none,
  enum: none,
  reference: none,
  reference_list: none,
};

/** The bounds of a field, the lower one first; none for a field without bounds. Only texts differ between the streams. */
export function boundariesOf<T extends FieldType>(
  field: FieldOf<T>,
  data: DataStream = 'main',
): readonly Boundary[] {
  const find: Boundaries<T> = boundaries[field.type];
  return find(field, data);
}

function numberBoundaries(field: NumberField): readonly Boundary[] {
  const step = STEPS[field.type];
  return [
    ...probe('minimum', field.minimum, sendableNumber, -step),
    ...probe('maximum', field.maximum, sendableNumber, step),
  ];
}

function probe(
  rule: Boundary['rule'],
  limit: number | undefined,
  valueFor: (size: number) => string | number | undefined,
  outwards: number,
): readonly Boundary[] {
  if (limit === undefined) return [];
  return [boundary(rule, limit, valueFor(limit), valueFor(limit + outwards))];
}

function momentBoundary(
  rule: 'after' | 'before',
  limit: string | undefined,
  outwards: number,
): readonly Boundary[] {
  if (limit === undefined) return [];
  const outside = shiftDateTime(limit, outwards);
  return [boundary(rule, limit, limit, outside === limit ? undefined : outside)];
}

function boundary(
  rule: Boundary['rule'],
  limit: number | string,
  at: string | number | undefined,
  outside: string | number | undefined,
): Boundary {
  return {
    rule,
    limit,
    ...(at === undefined ? {} : { at }),
    ...(outside === undefined ? {} : { outside }),
  };
}

/** Texts by their length, with a blank at the end, which counts as well. Suites never send an empty string. */
function textsOf(data: DataStream): (length: number) => string | undefined {
  const path = data === 'main' ? [] : [data];
  return (length) => {
    if (length < 1) return undefined;
    const random = stream('text of length', length, ...path);
    return length === 1 ? inventedText(1, random) : `${inventedText(length - 1, random)} `;
  };
}

function sendableNumber(value: number): number | undefined {
  return Math.abs(value) > LARGEST_NUMBER ? undefined : value;
}
