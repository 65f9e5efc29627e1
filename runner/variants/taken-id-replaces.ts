import { rowsOf } from '../../spec/semantics/database.ts';
import type { Variant } from './variant.ts';

export const takenIdReplaces: Variant = {
  id: 'taken-id-replaces',
  what: 'A create with an id that is taken replaces the object.',
  freedom: 'taken-ids',
  profile: 'paper',
  behaviour: {
    semantics: (right) => ({
      ...right,
      create: (server, entity, body) => {
        const { id } = body;
        const rows = new Map(rowsOf(server.database, entity));
        if (typeof id !== 'string' || !rows.delete(id)) return right.create(server, entity, body);
        const without = new Map(server.database).set(entity, rows);
        return right.create({ ...server, database: without }, entity, body);
      },
    }),
  },
};
