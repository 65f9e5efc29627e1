/** Collections that know of each other. */
import { findRow, rowsOf } from '../../../spec/semantics/database.ts';
import { changedSuccesses } from '../../reference-server/changed-answers.ts';
import type { Fault } from '../fault.ts';

const INDEPENDENT = {
  category: 'hallucinated feature',
  clause: 'endpoints.independent',
  observable: ({ schema }: Parameters<Fault['observable']>[0]) => schema.entities.length > 1,
} as const;

export const independentFaults: readonly Fault[] = [
  {
    id: 'endpoints.ids-are-shared',
    what: 'An id that an object of one entity has is refused for objects of the others.',
    ...INDEPENDENT,
    behaviour: changedSuccesses(['create'], (answer, { asked, before, snapshot }) => {
      const { id } = answer.json as { readonly id: string };
      const others = snapshot.schema.entities.filter(({ name }) => name !== asked.entity.name);
      return others.some(({ name }) => findRow(before, name, id))
        ? { status: 409, json: { error: `${id} is in use` }, database: before }
        : answer;
    }),
  },
  {
    id: 'endpoints.namesakes-are-deleted',
    what: 'A delete removes the objects of other entities that have the same id.',
    ...INDEPENDENT,
    behaviour: {
      semantics: (right) => ({
        ...right,
        remove: (server, entity, id) =>
          server.schema.entities
            .filter(({ name }) => name !== entity && findRow(server.database, name, id))
            .reduce(
              (outcome, { name }) =>
                outcome.ok
                  ? right.remove({ ...server, database: outcome.database }, name, id)
                  : outcome,
              right.remove(server, entity, id),
            ),
      }),
    },
  },
  {
    id: 'endpoints.lists-hold-all-entities',
    what: 'A list holds the objects of all entities.',
    ...INDEPENDENT,
    behaviour: changedSuccesses(['list'], (answer, { before, snapshot }) => ({
      ...answer,
      json: snapshot.schema.entities.flatMap(({ name }) => [...rowsOf(before, name).values()]),
    })),
  },
];
