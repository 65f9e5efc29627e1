/** A field without a value is answered with the empty value of its type: one fault for each type of field. */
import type { Field } from '../../../spec/schema.ts';
import { isOmittable } from '../../../spec/semantics/values.ts';
import { emptyValueOf } from '../empty-values.ts';
import type { Fault } from '../fault.ts';
import { isPlainField } from '../fields.ts';
import { someField } from '../schema-parts.ts';
import { everyShowing, otherShown } from '../shown.ts';
import { plainTypes, typeNames } from '../type-names.ts';

const mayLackAValue = (field: Field): boolean =>
  isPlainField(field) && (field.nullable || isOmittable(field));

export const nullShownAsEmpty: readonly Fault[] = plainTypes.map((type) => ({
  id: `null.${type}-shown-as-empty`,
  what: `Answers show ${typeNames[type]} without a value as ${JSON.stringify(emptyValueOf(type))}.`,
  category: 'data validation',
  clause: 'values.absent',
  observable: someField((field) => field.type === type && mayLackAValue(field)),
  behaviour: otherShown(everyShowing, (field, value) =>
    field.type === type && value === null ? emptyValueOf(type) : value,
  ),
}));
