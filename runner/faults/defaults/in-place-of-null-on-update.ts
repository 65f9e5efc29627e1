/** An update replaces an explicit `null` by the default. */
import type { Fault } from '../fault.ts';
import { hasDefault } from '../fields.ts';
import { someField } from '../schema-parts.ts';
import { otherValues } from '../writes.ts';

export const defaultInPlaceOfNullOnUpdate: Fault = {
  id: 'defaults.in-place-of-null-on-update',
  what: 'Update stores the default of a nullable field where null was sent for it.',
  category: 'default value',
  clause: 'update.partial',
  observable: someField((field) => hasDefault(field) && field.nullable),
  behaviour: otherValues(['update'], (field, value) =>
    value === null && hasDefault(field) && field.nullable ? field.default : value,
  ),
};
