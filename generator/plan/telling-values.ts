/** Valid values that careless servers lose or change: zero, `false`, whole floats, digits in a string. */
import { boundariesOf } from '../../spec/boundaries.ts';
import type { ClauseId } from '../../spec/contract.ts';
import type { FieldOf, FieldType, NumberField } from '../../spec/schema.ts';
import { leapDayOf } from './datetimes.ts';
import { eighthOf } from './eighths.ts';
import type { Literals } from './literals.ts';
import type { Json } from './plan.ts';

/** A valid value with the test that sends it. */
export interface TellingValue {
  /** Last part of the test's id. */
  readonly id: string;
  readonly title: string;
  readonly clauses: readonly ClauseId[];
  readonly value: Json;
}

type Telling<T extends FieldType> = (
  field: FieldOf<T>,
  literals: Literals,
) => readonly TellingValue[];

const ANY_TEXT: readonly ClauseId[] = ['values.round-trip', 'values.no-other-rule'];

const telling: { readonly [T in FieldType]: Telling<T> } = {
  string: (field, { digits, richText }) =>
    [
      {
        id: 'keeps-digits-as-text',
        title: `${field.name} of digits alone stays a string`,
        clauses: ANY_TEXT,
        value: digits,
      },
      {
        id: 'keeps-every-character',
        title: `${field.name} keeps spaces, quotes, symbols and accents, one of them a character of its own`,
        clauses: ANY_TEXT,
        value: richText,
      },
    ].filter(({ value }) => fits(field, value)),
  integer: (field) => (isInside(field, 0) ? [zero(field.name)] : []),
  float: (field, literals) => [...wholeNumber(field, literals), ...decimals(field, literals)],
  boolean: ({ name }) => [
    {
      id: 'accepts-false',
      title: `${name} may be false`,
      clauses: ['values.round-trip'],
      value: false,
    },
  ],
  datetime: (field, { clock }) => {
    const leapDay = leapDayOf(field, clock);
    return leapDay === undefined
      ? []
      : [
          {
            id: 'accepts-leap-day',
            title: `${field.name} may be the leap day ${leapDay.slice(0, 10)}`,
            clauses: ['values.datetime'],
            value: leapDay,
          },
        ];
  },
  enum: () => [],
  reference: () => [],
  reference_list: () => [],
};

/** The telling values that the field takes. */
export function tellingValues<T extends FieldType>(
  field: FieldOf<T>,
  literals: Literals,
): readonly TellingValue[] {
  const find: Telling<T> = telling[field.type];
  return find(field, literals);
}

const zero = (name: string): TellingValue => ({
  id: 'accepts-zero',
  title: `${name} may be 0`,
  clauses: ['values.round-trip'],
  value: 0,
});

function wholeNumber(field: FieldOf<'float'>, { whole }: Literals): readonly TellingValue[] {
  const [low, high] = [Math.ceil(field.minimum ?? 0), Math.floor(field.maximum ?? 0)];
  const value = [0, whole, low, high].find((number) => isWithin(field, number));
  if (value === undefined) return [];
  const title = `${field.name} may be the whole number ${String(value)}`;
  const clauses = ['values.float', 'values.round-trip'] as const;
  return [{ id: 'accepts-whole-number', title, clauses, value }];
}

function decimals(field: FieldOf<'float'>, literals: Literals): readonly TellingValue[] {
  const value = eighthOf(field, literals);
  if (value === undefined) return [];
  const title = `${field.name} keeps three decimals`;
  return [{ id: 'keeps-decimals', title, clauses: ['values.round-trip'], value }];
}

/** Well away from the length bounds, where the number of characters of a non-ASCII text is open to debate. */
function fits({ minLength = 0, maxLength = Infinity }: FieldOf<'string'>, text: string): boolean {
  const ascii = /^[\x20-\x7e]*$/.test(text);
  return ascii
    ? text.length >= minLength && text.length <= maxLength
    : text.length > 2 * minLength && 2 * text.length < maxLength;
}

function isWithin(
  { minimum = -Infinity, maximum = Infinity }: NumberField,
  value: number,
): boolean {
  return value >= minimum && value <= maximum;
}

/** Within the bounds and at none of them: bounds have tests of their own. */
function isInside(field: NumberField, value: number): boolean {
  return isWithin(field, value) && boundariesOf(field).every(({ at }) => at !== value);
}
