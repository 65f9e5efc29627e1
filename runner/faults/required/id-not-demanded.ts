/** A create without an id gets one from the server. */
import type { Fault } from '../fault.ts';
import { someField } from '../schema-parts.ts';
import { otherBody } from '../writes.ts';

export const idNotDemanded: Fault = {
  id: 'required.id-not-demanded',
  what: 'Create makes up an id where none was sent.',
  category: 'data validation',
  clause: 'ids.client',
  observable: someField(
    (field) => field.name === 'id' && field.type === 'string' && field.required && !field.nullable,
  ),
  behaviour: otherBody(['create'], ({ body }) => ({ id: 'made-up', ...body })),
};
