/**
 * Valid values on a side where a field has no bound: servers refuse them that invent a bound, or keep one that a change
 * took away.
 */
import { STEPS } from '../../spec/boundaries.ts';
import type { ClauseId } from '../../spec/contract.ts';
import type { FieldOf, FieldType, NumberField } from '../../spec/schema.ts';
import type { Literals } from './literals.ts';
import type { Json } from './plan.ts';

/** A side without a bound, and a value far out on it. */
export interface UnboundedValue {
  /** `maximum length`: the bound that the field does not have. */
  readonly bound: string;
  readonly clause: ClauseId;
  readonly value: Json;
}

const LENGTH = 'values.string-length';
const NUMBER = 'values.number-bounds';
const MOMENT = 'values.datetime-bounds';

type Unbounded<T extends FieldType> = (
  field: FieldOf<T>,
  literals: Literals,
) => readonly UnboundedValue[];
const none = (): readonly UnboundedValue[] => [];

const unbounded: { readonly [T in FieldType]: Unbounded<T> } = {
  string: ({ minLength, maxLength }, { letter, longText }) => [
    ...open('minimum length', LENGTH, minLength, maxLength === 0 ? undefined : letter),
    ...open(
      'maximum length',
      LENGTH,
      maxLength,
      longText.length < (minLength ?? 0) ? undefined : longText,
    ),
  ],
  integer: numbers,
  float: numbers,
  datetime: ({ after, before }, { early, late }) => [
    ...open(
      'first moment',
      MOMENT,
      after,
      early.find((moment) => moment <= (before ?? moment)),
    ),
    ...open(
      'last moment',
      MOMENT,
      before,
      late.find((moment) => moment >= (after ?? moment)),
    ),
  ],
  boolean: none,
  enum: none,
  reference: none,
  reference_list: none,
};

/** A value for each bound that the field could have and has not. */
export function unboundedValues<T extends FieldType>(
  field: FieldOf<T>,
  literals: Literals,
): readonly UnboundedValue[] {
  const find: Unbounded<T> = unbounded[field.type];
  return find(field, literals);
}

function numbers(
  { type, minimum, maximum }: NumberField,
  { large }: Literals,
): readonly UnboundedValue[] {
  const far = type === 'integer' ? large : large.map((number) => number - STEPS.float);
  const high = far.find((number) => number >= (minimum ?? 0));
  const low = far.map((number) => -number).find((number) => number <= (maximum ?? 0));
  return [...open('minimum', NUMBER, minimum, low), ...open('maximum', NUMBER, maximum, high)];
}

function open(
  bound: string,
  clause: ClauseId,
  limit: Json | undefined,
  value: Json | undefined,
): readonly UnboundedValue[] {
  return limit === undefined && value !== undefined ? [{ bound, clause, value }] : [];
}
