/** The length of a text is taken without the blanks around it. */
import type { Field } from '../../../spec/schema.ts';
import type { Fault } from '../fault.ts';
import { refusing } from '../refusing.ts';
import { someField } from '../schema-parts.ts';
import { unchecked } from '../unchecked.ts';
import { bothWrites } from '../writes.ts';

const LENGTH = { category: 'data validation', clause: 'values.string-length' } as const;
const lengthOf = (value: unknown): number => String(value).trim().length;

const hasLength = (
  holds: (field: Field & { readonly type: 'string' }) => boolean,
): Fault['observable'] =>
  someField((field) => field.type === 'string' && field.name !== 'id' && holds(field));

export const lengthOfTrimmedText: readonly Fault[] = [
  {
    id: 'bounds.string-min-length-of-trimmed-text',
    what: 'Create and update refuse a text that is too short without the blanks around it.',
    ...LENGTH,
    observable: hasLength(({ minLength = 0 }) => minLength > 1),
    behaviour: refusing(
      bothWrites,
      (field, value) =>
        field.type === 'string' &&
        typeof value === 'string' &&
        value.length >= (field.minLength ?? 0) &&
        lengthOf(value) < (field.minLength ?? 0),
    ),
  },
  {
    id: 'bounds.string-max-length-of-trimmed-text',
    what: 'Create and update take a text that is too long only by the blanks around it.',
    ...LENGTH,
    observable: hasLength(({ maxLength = 0 }) => maxLength > 0),
    behaviour: unchecked(
      bothWrites,
      ({ field, value, rule }) =>
        rule === 'max_length' &&
        field.type === 'string' &&
        lengthOf(value) <= (field.maxLength ?? Infinity),
    ),
  },
];
