/** Numbers that are turned into others, or into something else. */
import { LARGEST_NUMBER } from '../../../spec/boundaries.ts';
import type { Field } from '../../../spec/schema.ts';
import type { Fault } from '../fault.ts';
import { someField } from '../schema-parts.ts';
import { keptOtherwise } from './kept-otherwise.ts';

const integer = { type: 'integer' } as const;
const float = { type: 'float' } as const;

const takesNumber = (field: Field, value: number): boolean =>
  (field.type === 'integer' || field.type === 'float') &&
  (field.minimum ?? -Infinity) <= value &&
  value <= (field.maximum ?? Infinity);
/** Fractions are sent between the bounds. */
const takesFractions = someField(
  (field) =>
    field.type === 'float' && (field.maximum ?? Infinity) - (field.minimum ?? -Infinity) > 0.5,
);
const takesZero = (type: 'integer' | 'float'): Fault['observable'] =>
  someField((field) => field.type === type && takesNumber(field, 0));

export const numberFaults: readonly Fault[] = [
  keptOtherwise<number>({
    ...integer,
    id: 'integers-become-strings',
    what: 'Integers are stored as strings.',
    category: 'type error',
    alter: String,
  }),
  keptOtherwise<number>({
    ...integer,
    id: 'integers-are-capped',
    what: 'Integers above 32767 are stored as 32767.',
    alter: (value) => Math.min(value, 32_767),
    observable: someField(
      (field) =>
        field.type === 'integer' &&
        field.maximum === undefined &&
        takesNumber(field, LARGEST_NUMBER),
    ),
  }),
  keptOtherwise<number>({
    ...integer,
    id: 'zero-integers-are-lost',
    what: 'An integer of 0 is stored as null.',
    alter: (value) => (value === 0 ? null : value),
    observable: takesZero('integer'),
  }),
  keptOtherwise<number>({
    ...float,
    id: 'floats-become-strings',
    what: 'Floats are stored as strings.',
    category: 'type error',
    alter: String,
  }),
  keptOtherwise<number>({
    ...float,
    id: 'floats-are-truncated',
    what: 'Floats are stored as integers.',
    category: 'type error',
    alter: Math.trunc,
    observable: takesFractions,
  }),
  keptOtherwise<number>({
    ...float,
    id: 'floats-are-rounded',
    what: 'Floats are stored rounded to one decimal.',
    alter: (value) => Math.round(value * 10) / 10,
    observable: takesFractions,
  }),
  keptOtherwise<number>({
    ...float,
    id: 'zero-floats-are-lost',
    what: 'A float of 0 is stored as null.',
    alter: (value) => (value === 0 ? null : value),
    observable: takesZero('float'),
  }),
];
