import { actionOf, entityOf } from '../../spec/lookup.ts';
import { findRow, withRow } from '../../spec/semantics/database.ts';
import type { Variant } from './variant.ts';

export const conditionsBeforeState: Variant = {
  id: 'conditions-before-state',
  what: 'Actions check their conditions before the state.',
  freedom: 'order.state-and-conditions',
  profile: 'paper',
  behaviour: {
    semantics: (right) => ({
      ...right,
      act: (server, entity, id, name) => {
        const { field, from } = actionOf(entityOf(server.schema, entity), name);
        const row = findRow(server.database, entity, id);
        const outcome = right.act(server, entity, id, name);
        if (!row || outcome.ok || outcome.refusal.reason !== 'wrong_state') return outcome;
        const database = withRow(server.database, entity, { ...row, [field]: from[0] ?? null });
        const allowed = right.act({ ...server, database }, entity, id, name);
        return allowed.ok ? outcome : allowed;
      },
    }),
  },
};
