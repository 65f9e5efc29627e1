/** An update fills fields that it does not carry with their defaults. */
import type { Fault } from '../fault.ts';
import { hasDefault, isPlainField } from '../fields.ts';
import { someEntity } from '../schema-parts.ts';
import { otherBody } from '../writes.ts';

export const defaultAppliedOnUpdate: Fault = {
  id: 'defaults.applied-on-update',
  what: 'Update resets the fields that it does not carry to their defaults.',
  category: 'default value',
  clause: 'update.partial',
  observable: someEntity(
    ({ fields }) => fields.some(hasDefault) && fields.filter(isPlainField).length > 1,
  ),
  behaviour: otherBody(['update'], ({ entity, body }) => ({
    ...Object.fromEntries(
      entity.fields.filter(hasDefault).map((field) => [field.name, field.default]),
    ),
    ...body,
  })),
};
