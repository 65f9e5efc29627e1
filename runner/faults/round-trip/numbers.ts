/** Numbers that are turned into others, or into something else. */
import { LARGEST_NUMBER } from '../../../spec/boundaries.ts';
import { isNumberField } from '../../../spec/lookup.ts';
import type { Field } from '../../../spec/schema.ts';
import type { Fault } from '../fault.ts';
import { takesEighths } from '../fields.ts';
import { someField } from '../schema-parts.ts';
import { otherValues } from '../writes.ts';
import { keptOtherwise } from './kept-otherwise.ts';

const integer = { type: 'integer' } as const;
const float = { type: 'float' } as const;

const holdsZero = (field: Field): boolean =>
  isNumberField(field) && (field.minimum ?? 0) <= 0 && (field.maximum ?? 0) >= 0;
const takesZero = (type: 'integer' | 'float'): Fault['observable'] =>
  someField((field) => field.type === type && holdsZero(field));

/** Whether the field takes more than one value. */
const takesAnother = (field: Field): boolean =>
  isNumberField(field) && (field.minimum === undefined || field.minimum !== field.maximum);

/** Whether some float is sent a value that is no multiple of the step: one between its bounds, or a bound itself. */
const takesBetween = (step: number): Fault['observable'] =>
  someField((field) => {
    if (field.type !== 'float') return false;
    const { minimum = -Infinity, maximum = Infinity } = field;
    const isBetween = (bound: number): boolean =>
      Math.abs(bound) <= LARGEST_NUMBER && !Number.isInteger(bound / step);
    return maximum - minimum > 0.5 || isBetween(minimum) || isBetween(maximum);
  });

/** Whether some integer is sent a value above the limit. */
const takesAbove = (limit: number): Fault['observable'] =>
  someField((field) => {
    if (field.type !== 'integer') return false;
    const { minimum = -Infinity, maximum = LARGEST_NUMBER } = field;
    return minimum > limit || (maximum > limit && maximum <= LARGEST_NUMBER);
  });

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
    observable: takesAbove(32_767),
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
    observable: takesBetween(1),
  }),
  keptOtherwise<number>({
    ...float,
    id: 'floats-are-rounded',
    what: 'Floats are stored rounded to one decimal.',
    alter: (value) => Math.round(value * 10) / 10,
    observable: takesBetween(0.5),
  }),
  keptOtherwise<number>({
    ...float,
    id: 'floats-are-rounded-to-cents',
    what: 'Floats are stored rounded to two decimals.',
    alter: (value) => Math.round(value * 100) / 100,
    observable: someField(takesEighths),
  }),
  keptOtherwise<number>({
    ...float,
    id: 'zero-floats-are-lost',
    what: 'A float of 0 is stored as null.',
    alter: (value) => (value === 0 ? null : value),
    observable: takesZero('float'),
  }),
  {
    id: 'round-trip.zero-is-ignored-on-update',
    what: 'Update takes 0 for "not sent".',
    category: 'data validation',
    clause: 'values.round-trip',
    observable: someField((field) => holdsZero(field) && takesAnother(field)),
    behaviour: otherValues(['update'], (field, value) =>
      value === 0 && holdsZero(field) ? undefined : value,
    ),
  },
];
