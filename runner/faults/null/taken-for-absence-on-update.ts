/** An update takes `null` for "not sent" and leaves the field as it is. */
import type { Fault } from '../fault.ts';
import { isPlainField } from '../fields.ts';
import { someField } from '../schema-parts.ts';
import { otherValues } from '../writes.ts';

export const nullTakenForAbsenceOnUpdate: Fault = {
  id: 'null.taken-for-absence-on-update',
  what: 'Update leaves a nullable field as it is when null is sent for it.',
  category: 'data validation',
  clause: 'values.null',
  observable: someField((field) => isPlainField(field) && field.nullable),
  behaviour: otherValues(['update'], (field, value) =>
    value === null && isPlainField(field) && field.nullable ? undefined : value,
  ),
};
