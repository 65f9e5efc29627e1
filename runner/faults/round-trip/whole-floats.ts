/** A float must have a fraction. */
import type { Fault } from '../fault.ts';
import { refusing } from '../refusing.ts';
import { someField } from '../schema-parts.ts';
import { bothWrites } from '../writes.ts';

export const wholeFloatRefused: Fault = {
  id: 'round-trip.whole-floats-are-refused',
  what: 'Create and update refuse a whole number for a float.',
  category: 'type error',
  clause: 'values.float',
  observable: someField(
    (field) =>
      field.type === 'float' && Math.ceil(field.minimum ?? 0) <= (field.maximum ?? Infinity),
  ),
  behaviour: refusing(bothWrites, ({ type }, value) => type === 'float' && Number.isInteger(value)),
};
