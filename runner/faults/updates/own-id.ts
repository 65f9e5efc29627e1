/** Update refuses a body with an id, the object's own included. */
import type { Fault } from '../fault.ts';
import { refusal } from '../refusal.ts';
import { always } from '../schema-parts.ts';
import { otherWrites } from '../writes.ts';

export const ownIdRefused: Fault = {
  id: 'updates.refuse-the-own-id',
  what: 'Update refuses the id that the object has already.',
  category: 'data validation',
  clause: 'ids.same-on-update',
  observable: always,
  behaviour: otherWrites(['update'], ({ server, body, before }, proceed) =>
    before && Object.hasOwn(body, 'id') ? refusal('id', 'taken') : proceed(server, body),
  ),
};
