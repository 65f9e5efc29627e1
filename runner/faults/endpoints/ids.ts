/** Ids that are not the client's, or not any that a client may choose. */
import { rowsOf } from '../../../spec/semantics/database.ts';
import type { Behaviour } from '../../reference-server/behaviour.ts';
import type { Fault } from '../fault.ts';
import { refusal } from '../refusal.ts';
import { always } from '../schema-parts.ts';
import { otherBody, otherWrites } from '../writes.ts';

const CLIENT = { clause: 'ids.client', observable: always } as const;

/** Ids in paths are taken for others; `spell` gets them as they stand there. */
function otherIdInPath(spell: (encoded: string) => string): Behaviour {
  return {
    routes: (right) => (database, request) => {
      const [, endpoint, id] = request.target.split('/');
      const target =
        id === undefined || endpoint === 'analytics'
          ? request.target
          : request.target.split('/').with(2, spell(id)).join('/');
      return right(database, { ...request, target });
    },
  };
}

export const idFaults: readonly Fault[] = [
  {
    id: 'endpoints.ids-are-generated',
    what: 'A create stores the object under an id that the server makes up.',
    category: 'hallucinated feature',
    ...CLIENT,
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
  {
    id: 'endpoints.ids-in-paths-are-lower-cased',
    what: 'Capitals in the id of a path are taken for small letters.',
    category: 'wrong endpoint',
    ...CLIENT,
    behaviour: otherIdInPath((encoded) => encoded.toLowerCase()),
  },
  {
    id: 'endpoints.ids-in-paths-are-not-decoded',
    what: 'An id that is escaped in a path is not found.',
    category: 'wrong endpoint',
    ...CLIENT,
    behaviour: otherIdInPath(encodeURIComponent),
  },
  {
    id: 'endpoints.ids-must-be-slugs',
    what: 'A create refuses ids of other characters than letters, digits, hyphens and underscores.',
    category: 'hallucinated feature',
    ...CLIENT,
    behaviour: otherWrites(['create'], ({ server, body }, proceed) => {
      const outcome = proceed(server, body);
      return outcome.ok && !/^[\w-]+$/.test(String(body['id'])) ? refusal('id', 'type') : outcome;
    }),
  },
  {
    id: 'endpoints.numbers-are-taken-for-ids',
    what: 'A create takes a number for an id, as text.',
    category: 'type error',
    clause: 'values.types',
    observable: always,
    behaviour: otherBody(['create'], ({ body }) =>
      typeof body['id'] === 'number' ? { ...body, id: String(body['id']) } : body,
    ),
  },
];
