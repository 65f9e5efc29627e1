import { entityOf } from '../../spec/lookup.ts';
import { violationsOnUpdate } from '../../spec/semantics/values.ts';
import type { Variant } from './variant.ts';

export const unknownIdCheckedLast: Variant = {
  id: 'unknown-id-checked-last',
  what: 'An update checks its values before it looks for the object; no invalid update of an unknown id is sent.',
  freedom: 'unsent',
  behaviour: {
    semantics: (right) => ({
      ...right,
      update: (server, entity, id, body) => {
        const violations = violationsOnUpdate(entityOf(server.schema, entity), body, server);
        return violations.length > 0
          ? { ok: false, refusal: { reason: 'invalid', violations } }
          : right.update(server, entity, id, body);
      },
    }),
  },
};
