/** The two ends at which fields can be bounded, type by type. */
import { LARGEST_NUMBER, STEPS } from '../../../spec/boundaries.ts';
import type { Boundary } from '../../../spec/boundaries.ts';
import type { ClauseId } from '../../../spec/contract.ts';
import { shiftDateTime } from '../../../spec/datetime.ts';
import type { Field, FieldType } from '../../../spec/schema.ts';

type Limit = number | string;

/** One end of the values of a type. */
export interface End {
  readonly type: FieldType;
  readonly rule: Boundary['rule'];
  /** The property of the field that bounds it there. */
  readonly bound: string;
  /** `the maximum of an integer`. */
  readonly name: string;
  readonly clause: ClauseId;
  /** The limit moved by so many of the smallest steps, to the greater values where that is positive. */
  readonly moved: (limit: Limit, steps: number) => Limit;
  /** Whether the value right at such a limit is one that suites send. */
  readonly isSent: (limit: Limit) => boolean;
  /** Where the values are that the bound refuses: 1 above it, -1 below it. */
  readonly outwards: 1 | -1;
  /** A bound that careless servers make up. */
  readonly invented: Limit;
}

const NUMBER = 'values.number-bounds';
const LENGTH = 'values.string-length';
const MOMENT = 'values.datetime-bounds';

const by =
  (step: number): End['moved'] =>
  (limit, steps) =>
    Number(limit) + steps * step;
const bySeconds: End['moved'] = (limit, steps) => shiftDateTime(String(limit), steps);

const isNearZero: End['isSent'] = (limit) => Math.abs(Number(limit)) <= LARGEST_NUMBER;
const isNotEmpty: End['isSent'] = (length) => Number(length) > 0;

const lower = { outwards: -1 } as const;
const upper = { outwards: 1 } as const;
const number = { clause: NUMBER, isSent: isNearZero } as const;
const integer = { ...number, type: 'integer', moved: by(STEPS.integer) } as const;
const float = { ...number, type: 'float', moved: by(STEPS.float) } as const;
const string = { type: 'string', clause: LENGTH, moved: by(1), isSent: isNotEmpty } as const;
const datetime = {
  type: 'datetime',
  clause: MOMENT,
  moved: bySeconds,
  isSent: () => true,
} as const;
const minimum = { ...lower, rule: 'minimum', bound: 'minimum', invented: 0 } as const;
const maximum = { ...upper, rule: 'maximum', bound: 'maximum', invented: 32_767 } as const;

/** Every end, the lower one of a type first. */
export const ends: readonly End[] = [
  { ...integer, ...minimum, name: 'the minimum of an integer' },
  { ...integer, ...maximum, name: 'the maximum of an integer' },
  { ...float, ...minimum, name: 'the minimum of a float' },
  { ...float, ...maximum, name: 'the maximum of a float' },
  {
    ...string,
    ...lower,
    rule: 'min_length',
    bound: 'minLength',
    name: 'the minimum length of a string',
    invented: 2,
  },
  {
    ...string,
    ...upper,
    rule: 'max_length',
    bound: 'maxLength',
    name: 'the maximum length of a string',
    invented: 255,
  },
  {
    ...datetime,
    ...lower,
    rule: 'after',
    bound: 'after',
    name: 'the first moment of a datetime',
    invented: '2010-01-01 00:00:00',
  },
  {
    ...datetime,
    ...upper,
    rule: 'before',
    bound: 'before',
    name: 'the last moment of a datetime',
    invented: '2090-12-31 23:59:59',
  },
];

/** `string-min-length`: the end as ids of faults write it. */
export const endId = ({ type, rule }: End): string => `${type}-${rule.replace('_', '-')}`;

/** The bound of the field at the end, or `undefined` where it has none. `id` has none. */
export function limitOf(field: Field, { type, bound }: End): Limit | undefined {
  return field.type === type && field.name !== 'id'
    ? (field as unknown as Readonly<Record<string, Limit | undefined>>)[bound]
    : undefined;
}

/** The field with another bound at the end. */
export function withLimit(field: Field, { bound }: End, limit: Limit): Field {
  return { ...field, [bound]: limit };
}

/** Whether suites send the value right at the bound of the field, where it has one there. */
export function showsAtBound(field: Field, end: End): boolean {
  const limit = limitOf(field, end);
  return limit !== undefined && end.isSent(limit);
}

/** Whether there is a value one step beyond the bound of the field, where it has one there, and suites send it. */
export function showsBeyondBound(field: Field, end: End): boolean {
  const limit = limitOf(field, end);
  if (limit === undefined) return false;
  const beyond = end.moved(limit, end.outwards);
  return beyond !== limit && end.isSent(beyond);
}
