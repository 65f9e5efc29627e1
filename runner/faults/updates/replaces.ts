/** Update replaces the object: what it does not carry is as after a create. */
import type { Field } from '../../../spec/schema.ts';
import type { Value } from '../../../spec/semantics/database.ts';
import type { Fault } from '../fault.ts';
import { hasDefault, isPlainField } from '../fields.ts';
import { someEntity } from '../schema-parts.ts';
import { otherRow } from '../writes.ts';

const valueWhenAbsent = (field: Field): Value =>
  hasDefault(field) ? field.default : field.type === 'reference_list' ? [] : null;

export const updateReplaces: Fault = {
  id: 'updates.replace-the-object',
  what: 'Update puts every field that it does not carry back to its default, null or [].',
  category: 'data validation',
  clause: 'endpoints.update',
  observable: someEntity(
    ({ fields }) =>
      fields.some(isPlainField) && fields.filter(({ name }) => name !== 'id').length > 1,
  ),
  behaviour: otherRow(['update'], (row, { entity, body }) => ({
    ...row,
    ...Object.fromEntries(
      entity.fields
        .filter(({ name }) => name !== 'id' && !Object.hasOwn(body, name))
        .map((field) => [field.name, valueWhenAbsent(field)]),
    ),
  })),
};
