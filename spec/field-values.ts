/** Valid values of one field, the most telling ones first: a suite takes as many as it needs. */
import { LARGEST_NUMBER, STEPS } from './boundaries.ts';
import { secondsBetween, shiftDateTime } from './datetime.ts';
import { enumOf } from './lookup.ts';
import type { FieldOf, FieldType, NumberField, Schema } from './schema.ts';
import type { Value } from './semantics/database.ts';
import type { Stream } from './stream.ts';
import { inventedText, inventedWord } from './words.ts';

interface Wanted {
  readonly schema: Schema;
  readonly random: Stream;
  readonly count: number;
}

/** Values in order of preference; repeats and the default are dealt with by the caller. */
type Proposals<T extends FieldType> = (field: FieldOf<T>, wanted: Wanted) => readonly Value[];

const THREE_YEARS = 3 * 365 * 24 * 60 * 60;
const none = (): readonly Value[] => [];

const proposals: { readonly [T in FieldType]: Proposals<T> } = {
  string: ({ minLength = 1, maxLength = Infinity }, { random, count }) =>
    Array.from({ length: 8 * count }, () => {
      const word = inventedWord(random);
      const length = Math.min(maxLength, Math.max(minLength, word.length));
      return length === word.length ? word : inventedText(length, random);
    }),
  integer: numbers,
  float: numbers,
  boolean: (_field, { random }) => random.shuffle([true, false]),
  datetime: ({ after, before }, { random, count }) => {
    const first = after ?? shiftDateTime(before ?? '2025-01-01 00:00:00', -THREE_YEARS);
    const last = before ?? shiftDateTime(first, THREE_YEARS);
    const span = secondsBetween(first, last);
    const inside =
      span < 2 ? [] : Array.from({ length: 2 * count }, () => random.integer(1, span - 1));
    return [...inside.map((seconds) => shiftDateTime(first, seconds)), first, last];
  },
  enum: (field, { schema, random }) => random.shuffle(enumOf(schema, field.enum).values),
  reference: none,
  reference_list: none,
};

/**
 * Up to `count` distinct valid values of a field that is neither a reference nor a list; fewer where it has no more.
 * Its default comes last, its bounds and zero before that. Floats are quarters, whole only at a bound.
 */
export function interestingValues<T extends FieldType>(
  wanted: Wanted & { readonly field: FieldOf<T> },
): readonly Value[] {
  const { field } = wanted;
  const propose: Proposals<T> = proposals[field.type];
  const distinct = new Set<Value>(propose(field, wanted));
  const fallback = 'default' in field ? field.default : undefined;
  const ordered = [...distinct].filter((value) => value !== fallback);
  return [...ordered, ...(fallback === undefined ? [] : [fallback])].slice(0, wanted.count);
}

/** Small numbers strictly between the bounds first, then the bounds and zero. */
function numbers(field: NumberField, { random, count }: Wanted): readonly number[] {
  const { minimum = -LARGEST_NUMBER, maximum = LARGEST_NUMBER } = field;
  const { low, high } = window(minimum, maximum);
  const step = STEPS[field.type];
  const telling = Array.from({ length: (high - low) / step + 1 }, (_, index) => low + index * step)
    .filter((value) => value > minimum && value < maximum && value !== 0)
    .filter((value) => field.type === 'integer' || !Number.isInteger(value));
  const drawn = new Set<number>();
  const draw = (values: readonly number[], wanted: number): void => {
    const enough = Math.min(values.length, wanted);
    while (drawn.size < enough) drawn.add(random.pick(values));
  };
  // No halves at first, as they survive rounding to one decimal. One of the values may be the default.
  draw(
    telling.filter((value) => field.type === 'integer' || !Number.isInteger(2 * value)),
    2,
  );
  draw(telling, count + 1);
  const edges = [minimum, maximum, ...(field.type === 'integer' ? [0] : [])];
  return [...drawn, ...edges.filter((edge) => edge >= minimum && edge <= maximum)];
}

/** A stretch of the range near small positive numbers. */
function window(minimum: number, maximum: number): { low: number; high: number } {
  const WIDTH = 97;
  const start = Math.min(maximum, Math.max(minimum, 2));
  const high = Math.min(maximum, start + WIDTH);
  const low = high - start < WIDTH / 4 ? Math.max(minimum, high - WIDTH) : start;
  return { low, high };
}

/** The value spelt in upper case (`IN_REVIEW`), which no enum has: the names of enum values are lower case. */
export function otherCaseOf(enumValue: string): string {
  return enumValue.toUpperCase();
}
