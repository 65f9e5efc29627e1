import { withRow } from '../../spec/semantics/database.ts';
import type { Row } from '../../spec/semantics/database.ts';
import type { Variant } from './variant.ts';

export const unknownFieldsKept: Variant = {
  id: 'unknown-fields-kept',
  what: 'Fields that the entity does not have are stored and answered.',
  freedom: 'unsent',
  behaviour: {
    semantics: (right) => ({
      ...right,
      create: (server, entity, body) => {
        const outcome = right.create(server, entity, body);
        if (!outcome.ok) return outcome;
        const kept: Row = { ...(body as Row), ...outcome.answer };
        return { ok: true, database: withRow(outcome.database, entity, kept), answer: kept };
      },
    }),
  },
};
