import { actionOf, entityOf } from '../../spec/lookup.ts';
import { findRow, withRow } from '../../spec/semantics/database.ts';
import type { Row } from '../../spec/semantics/database.ts';
import type { Variant } from './variant.ts';

export const nullCountsAsZero: Variant = {
  id: 'null-counts-as-zero',
  what: 'To increase or decrease a field without a value starts from 0.',
  freedom: 'unsent',
  behaviour: {
    semantics: (right) => ({
      ...right,
      act: (server, entity, id, action) => {
        const outcome = right.act(server, entity, id, action);
        if (!outcome.ok) return outcome;
        const before = findRow(server.database, entity, id) ?? {};
        const { effects } = actionOf(entityOf(server.schema, entity), action);
        const answer = effects.reduce<Row>(
          (row, effect) =>
            effect.kind === 'increment' &&
            before[effect.field] === null &&
            row[effect.field] === null
              ? { ...row, [effect.field]: effect.by }
              : row,
          outcome.answer,
        );
        return { ok: true, database: withRow(outcome.database, entity, answer), answer };
      },
    }),
  },
};
