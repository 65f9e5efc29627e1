/** Collections that know of each other. */
import type { Entity } from '../../../spec/schema.ts';
import { findRow, rowsOf } from '../../../spec/semantics/database.ts';
import type { Behaviour } from '../../reference-server/behaviour.ts';
import { changedSuccesses } from '../../reference-server/changed-answers.ts';
import type { Fault } from '../fault.ts';
import { isReferringField } from '../fields.ts';
import { someField } from '../schema-parts.ts';

const INDEPENDENT = {
  category: 'hallucinated feature',
  clause: 'endpoints.independent',
  observable: ({ schema }: Parameters<Fault['observable']>[0]) => schema.entities.length > 1,
} as const;

/** A delete also removes the objects with the same id of the other entities that are chosen. */
function deletingNamesakes(chosen: (entity: Entity, deleted: string) => boolean): Behaviour {
  return {
    semantics: (right) => ({
      ...right,
      remove: (server, entity, id) =>
        server.schema.entities
          .filter((one) => one.name !== entity && chosen(one, entity))
          .filter(({ name }) => findRow(server.database, name, id))
          .reduce(
            (outcome, { name }) =>
              outcome.ok
                ? right.remove({ ...server, database: outcome.database }, name, id)
                : outcome,
            right.remove(server, entity, id),
          ),
    }),
  };
}

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
    behaviour: deletingNamesakes(() => true),
  },
  {
    id: 'endpoints.referring-namesakes-are-deleted',
    what: 'A delete removes the objects with the same id of entities that refer to the entity.',
    ...INDEPENDENT,
    observable: someField((field, { name }) => isReferringField(field) && field.target !== name),
    behaviour: deletingNamesakes(({ fields }, deleted) =>
      fields.some((field) => isReferringField(field) && field.target === deleted),
    ),
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
