/** An update that looks only at what is not empty. */
import type { Field } from '../../../spec/schema.ts';
import type { Fault } from '../fault.ts';
import { someField } from '../schema-parts.ts';
import { otherValues } from '../writes.ts';

/** The types of which 0 or `{}` is no value: all but numbers, of which only `{}` is none, and datetimes, of which only 0 is. */
const isOfNoType = ({ type }: Field, value: unknown): boolean => {
  const isZero = value === 0 && !['integer', 'float', 'boolean'].includes(type);
  const isEmpty = JSON.stringify(value) === '{}' && type !== 'datetime';
  return isZero || isEmpty;
};

export const emptyOverlooked: Fault = {
  id: 'types.empty-ones-overlooked-on-update',
  what: 'Update takes 0 and {} of a wrong type for "not sent".',
  category: 'type error',
  clause: 'update.validates',
  observable: someField(({ name, type }) => name !== 'id' && type !== 'reference_list'),
  behaviour: otherValues(['update'], (field, value) =>
    isOfNoType(field, value) ? undefined : value,
  ),
};
