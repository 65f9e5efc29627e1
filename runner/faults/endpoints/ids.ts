/** Ids that are not the client's. */
import { rowsOf } from '../../../spec/semantics/database.ts';
import type { Fault } from '../fault.ts';
import { always } from '../schema-parts.ts';

export const idFaults: readonly Fault[] = [
  {
    id: 'endpoints.ids-are-generated',
    what: 'A create stores the object under an id that the server makes up.',
    category: 'hallucinated feature',
    clause: 'ids.client',
    observable: always,
    behaviour: {
      semantics: (right) => ({
        ...right,
        create: (server, entity, body) => {
          const id = `generated-${String(rowsOf(server.database, entity).size + 1)}`;
          const outcome = right.create(server, entity, body);
          return outcome.ok ? right.create(server, entity, { ...body, id }) : outcome;
        },
      }),
    },
  },
];
