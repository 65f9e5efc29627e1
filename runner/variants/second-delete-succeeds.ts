import { askedBy } from '../reference-server/asked.ts';
import type { Variant } from './variant.ts';

export const secondDeleteSucceeds: Variant = {
  id: 'second-delete-succeeds',
  what: 'A delete of an object that was deleted before succeeds again; ids that never were stay unknown.',
  freedom: 'unsent',
  behaviour: {
    routes: (right, { schema }) => {
      const deleted = new Set<string>();
      return (database, request) => {
        const { method, target } = request;
        const answer = right(database, request);
        const kind = askedBy(schema, request)?.kind;
        if (kind === 'reset' || kind === 'create') deleted.clear();
        if (method !== 'DELETE') return answer;
        if (answer.status === 204) deleted.add(target);
        return deleted.has(target) ? { status: 204, database: answer.database } : answer;
      };
    },
  },
};
