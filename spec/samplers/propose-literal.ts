/** Literals for defaults, guards and effects: within the bounds of their field and away from them where there is room. */
import { enumOf } from '../lookup.ts';
import type { Field, FieldOf, FieldType, Schema } from '../schema.ts';
import type { Stream } from '../stream.ts';

export type Literal = string | number | boolean;
type Draw<T extends FieldType> = (
  field: FieldOf<T>,
  random: Stream,
  schema: Schema,
) => Literal | null;

/** Numbers without bounds are drawn from here. */
const USUAL = { minimum: 1, maximum: 100 };
const TEXTS = ['draft', 'basic', 'plain', 'north', 'amber', 'first', 'blue', 'open'] as const;

const draws: { readonly [T in FieldType]: Draw<T> } = {
  string: (field, random) => {
    const fitting = TEXTS.filter(
      ({ length }) => length >= (field.minLength ?? 0) && length <= (field.maxLength ?? length),
    );
    return fitting.length === 0 ? null : random.pick(fitting);
  },
  integer: (field, random) => {
    const [low, high] = innerRange(field);
    return random.integer(low, high);
  },
  float: (field, random) => {
    const [low, high] = innerRange(field);
    return low === high ? low : random.integer(low, high - 1) + random.pick([0.25, 0.5, 0.75]);
  },
  boolean: (_field, random) => random.chance(0.5),
  datetime: (field, random) => {
    const first = Number(field.after?.slice(0, 4) ?? 2019);
    const last = Number(field.before?.slice(0, 4) ?? first + 8);
    const year = random.integer(Math.min(first + 1, last), Math.max(first + 1, last - 1));
    const text = `${String(year)}-${twoDigits(random.integer(1, 12))}-${twoDigits(random.integer(1, 28))} 12:00:00`;
    return text >= (field.after ?? text) && text <= (field.before ?? text) ? text : null;
  },
  enum: (field, random, schema) => random.pick(enumOf(schema, field.enum).values),
  reference: () => null,
  reference_list: () => null,
};

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

/** Whole numbers within the bounds, a little away from them, and not too large for a reader. */
function innerRange({
  minimum,
  maximum,
}: {
  readonly minimum?: number;
  readonly maximum?: number;
}): readonly [number, number] {
  const low = Math.ceil(minimum ?? Math.min(USUAL.minimum, (maximum ?? USUAL.maximum) - 50));
  const high = Math.floor(maximum ?? Math.max(USUAL.maximum, low + 50));
  return high - low < 4 ? [low, Math.max(low, high)] : [low + 1, Math.min(high - 1, low + 500)];
}

/** A value that the field takes, or `null` where none is at hand (references among them). */
export function proposeLiteral<T extends FieldType>(
  schema: Schema,
  random: Stream,
  field: FieldOf<T>,
): Literal | null {
  const draw: Draw<T> = draws[field.type];
  return draw(field, random, schema);
}

/** True for the types whose values `proposeLiteral` can draw. */
export function hasLiterals(field: Field): boolean {
  return field.type !== 'reference' && field.type !== 'reference_list';
}
