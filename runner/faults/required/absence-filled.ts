/** An optional field that is left out gets the empty value of its type. */
import type { Field } from '../../../spec/schema.ts';
import { isOmittable } from '../../../spec/semantics/values.ts';
import type { Body } from '../../../spec/semantics/values.ts';
import { emptyValueOf } from '../empty-values.ts';
import type { Fault } from '../fault.ts';
import { someField } from '../schema-parts.ts';
import { otherRow } from '../writes.ts';

const isFilled = (field: Field): boolean =>
  field.name !== 'id' && field.type !== 'reference' && isOmittable(field);
const isLeftOut = ({ name }: Field, body: Body): boolean => !Object.hasOwn(body, name);

export const absenceFilled: Fault = {
  id: 'required.absence-filled',
  what: 'Create fills optional fields that are left out with "", 0 or false.',
  category: 'default value',
  clause: 'create.optional',
  observable: someField(isFilled),
  behaviour: otherRow(['create'], (row, { entity, body }) => ({
    ...row,
    ...Object.fromEntries(
      entity.fields
        .filter((field) => isFilled(field) && isLeftOut(field, body))
        .map((field) => [field.name, emptyValueOf(field.type)]),
    ),
  })),
};
