/** A field without a value is answered with the empty value of its type: one fault for each type of field. */
import { mayLackValue } from '../../../spec/semantics/values.ts';
import { emptyValueOf } from '../empty-values.ts';
import type { Fault } from '../fault.ts';
import { isPlainField } from '../fields.ts';
import { someField } from '../schema-parts.ts';
import { everyShowing, otherShown } from '../shown.ts';
import { plainTypes, typeNames } from '../type-names.ts';

export const nullShownAsEmpty: readonly Fault[] = plainTypes.map((type) => ({
  id: `null.${type}-shown-as-empty`,
  what: `Answers show ${typeNames[type]} without a value as ${JSON.stringify(emptyValueOf(type))}.`,
  category: 'data validation',
  clause: 'values.absent',
  observable: someField(
    (field) => field.type === type && isPlainField(field) && mayLackValue(field),
  ),
  behaviour: otherShown(everyShowing, (field, value) =>
    field.type === type && value === null ? emptyValueOf(type) : value,
  ),
}));
