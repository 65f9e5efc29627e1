/**
 * Valid values on a side where a field has no bound: servers refuse them that invent a bound, or keep one that a change
 * took away.
 */
import { LARGEST_NUMBER, STEPS } from '../../spec/boundaries.ts';
import type { ClauseId } from '../../spec/contract.ts';
import type { FieldOf, FieldType } from '../../spec/schema.ts';
import { stream } from '../../spec/stream.ts';
import { inventedText } from '../../spec/words.ts';
import type { Json } from './plan.ts';

/** A side without a bound, and a value far out on it. */
export interface UnboundedValue {
  /** `maximum length`: the bound that the field does not have. */
  readonly bound: string;
  readonly clause: ClauseId;
  readonly value: Json;
}

/** Beyond the 255 characters that databases and samplers like. */
const LONG_TEXT = inventedText(300, stream('long text'));
const EARLY = '2001-02-03 04:05:06';
const LATE = '2099-10-11 12:13:14';

const LENGTH = 'values.string-length';
const NUMBER = 'values.number-bounds';
const MOMENT = 'values.datetime-bounds';

type Unbounded<T extends FieldType> = (field: FieldOf<T>) => readonly UnboundedValue[];
const none = (): readonly UnboundedValue[] => [];

const unbounded: { readonly [T in FieldType]: Unbounded<T> } = {
  string: ({ minLength, maxLength }) => [
    ...open('minimum length', LENGTH, minLength, maxLength === 0 ? undefined : 'x'),
    ...open('maximum length', LENGTH, maxLength, (minLength ?? 0) > 300 ? undefined : LONG_TEXT),
  ],
  integer: numbers,
  float: numbers,
  datetime: ({ after, before }) => [
    ...open('first moment', MOMENT, after, EARLY <= (before ?? EARLY) ? EARLY : undefined),
    ...open('last moment', MOMENT, before, LATE >= (after ?? LATE) ? LATE : undefined),
  ],
  boolean: none,
  enum: none,
  reference: none,
  reference_list: none,
};

/** A value for each bound that the field could have and has not. */
export function unboundedValues<T extends FieldType>(field: FieldOf<T>): readonly UnboundedValue[] {
  const find: Unbounded<T> = unbounded[field.type];
  return find(field);
}

function numbers({
  type,
  minimum,
  maximum,
}: FieldOf<'integer'> | FieldOf<'float'>): readonly UnboundedValue[] {
  const far = type === 'integer' ? LARGEST_NUMBER : LARGEST_NUMBER - STEPS.float;
  return [
    ...open('minimum', NUMBER, minimum, (maximum ?? 0) < -far ? undefined : -far),
    ...open('maximum', NUMBER, maximum, (minimum ?? 0) > far ? undefined : far),
  ];
}

function open(
  bound: string,
  clause: ClauseId,
  limit: Json | undefined,
  value: Json | undefined,
): readonly UnboundedValue[] {
  return limit === undefined && value !== undefined ? [{ bound, clause, value }] : [];
}
