/** A delete is refused as long as the object is referred to. */
import type { Fault } from '../fault.ts';
import { isReferringField } from '../fields.ts';
import { someField } from '../schema-parts.ts';
import { referringTo } from './referring.ts';

export const deleteRefused: Fault = {
  id: 'cascade.delete-is-refused',
  what: 'Delete answers 409 as long as another object refers to the object.',
  category: 'cascade deletion',
  clause: 'endpoints.delete',
  observable: someField(isReferringField),
  behaviour: {
    semantics: (right) => ({
      ...right,
      remove: (server, entity, id) => {
        const { schema, database } = server;
        const referred = referringTo(schema, database, { entity, id }).length > 0;
        return referred
          ? { ok: false, refusal: { reason: 'guard', guards: [] } }
          : right.remove(server, entity, id);
      },
    }),
  },
};
