/** Booleans that are stored as something else, or not at all. */
import type { Fault } from '../fault.ts';
import { someField } from '../schema-parts.ts';
import { otherValues } from '../writes.ts';
import { keptOtherwise } from './kept-otherwise.ts';

const boolean = { type: 'boolean' } as const;

export const booleanFaults: readonly Fault[] = [
  keptOtherwise<boolean>({
    ...boolean,
    id: 'booleans-become-numbers',
    what: 'Booleans are stored as 1 and 0.',
    category: 'type error',
    alter: Number,
  }),
  keptOtherwise<boolean>({
    ...boolean,
    id: 'booleans-become-strings',
    what: 'Booleans are stored as "true" and "false".',
    category: 'type error',
    alter: String,
  }),
  keptOtherwise<boolean>({
    ...boolean,
    id: 'false-is-lost-on-create',
    what: 'Create stores false as null.',
    alter: (value) => value || null,
    writes: ['create'],
  }),
  {
    id: 'round-trip.false-is-ignored-on-update',
    what: 'Update takes false for "not sent".',
    category: 'data validation',
    clause: 'values.round-trip',
    observable: someField(({ type }) => type === 'boolean'),
    behaviour: otherValues(['update'], ({ type }, value) =>
      type === 'boolean' && value === false ? undefined : value,
    ),
  },
];
