/** The two ends at which fields can be bounded, type by type. */
import { STEPS, boundariesOf } from '../../../spec/boundaries.ts';
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

const lower = { outwards: -1 } as const;
const upper = { outwards: 1 } as const;
const integer = { type: 'integer', clause: NUMBER, moved: by(STEPS.integer) } as const;
const float = { type: 'float', clause: NUMBER, moved: by(STEPS.float) } as const;
const string = { type: 'string', clause: LENGTH, moved: by(1) } as const;
const datetime = { type: 'datetime', clause: MOMENT, moved: bySeconds } as const;
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

/** What probes the bound of the field at the end, where it has one. */
export function probeOf(field: Field, end: End): Boundary | undefined {
  return limitOf(field, end) === undefined
    ? undefined
    : boundariesOf(field).find(({ rule }) => rule === end.rule);
}
