/** An update is refused unless it carries every required field. */
import { mustBeSent } from '../../../spec/semantics/values.ts';
import type { Fault } from '../fault.ts';
import { isPlainField } from '../fields.ts';
import { refusal } from '../refusal.ts';
import { someEntity } from '../schema-parts.ts';
import { otherWrites } from '../writes.ts';

export const demandedOnUpdate: Fault = {
  id: 'required.demanded-on-update',
  what: 'Update demands the required fields that it does not change.',
  category: 'data validation',
  clause: 'update.partial',
  observable: someEntity(({ fields }) =>
    fields.some(
      (field) =>
        field.name !== 'id' &&
        mustBeSent(field) &&
        fields.some((other) => other !== field && isPlainField(other)),
    ),
  ),
  behaviour: otherWrites(['update'], ({ entity, body, server, before }, proceed) => {
    const missing = entity.fields.find(
      (field) => field.name !== 'id' && mustBeSent(field) && !Object.hasOwn(body, field.name),
    );
    return before && missing ? refusal(missing.name, 'required') : proceed(server, body);
  }),
};
