/** Deletes that leave something of the object, or too little of the others. */
import { findRow, rowsOf } from '../../../spec/semantics/database.ts';
import { askedBy } from '../../reference-server/asked.ts';
import { changedSuccesses } from '../../reference-server/changed-answers.ts';
import type { Behaviour } from '../../reference-server/behaviour.ts';
import { notingDeletes } from '../deleted-ids.ts';
import type { Fault } from '../fault.ts';
import { refusal } from '../refusal.ts';
import { always, someAction } from '../schema-parts.ts';

const DELETE = { category: 'missing feature', clause: 'endpoints.delete' } as const;

export const deleteFaults: readonly Fault[] = [
  {
    id: 'endpoints.delete-keeps-the-object',
    what: 'A delete answers 204 and deletes nothing.',
    ...DELETE,
    observable: always,
    behaviour: changedSuccesses(['delete'], (answer, { before }) => ({
      ...answer,
      database: before,
    })),
  },
  {
    id: 'endpoints.delete-answers-404',
    what: 'A delete that succeeds answers 404.',
    ...DELETE,
    observable: always,
    behaviour: changedSuccesses(['delete'], (answer) => ({ ...answer, status: 404 })),
  },
  {
    id: 'endpoints.delete-empties-the-collection',
    what: 'A delete removes all objects of the entity.',
    ...DELETE,
    observable: always,
    behaviour: {
      semantics: (right) => ({
        ...right,
        remove: (server, entity, id) =>
          [...rowsOf(server.database, entity).keys()]
            .filter((other) => other !== id)
            .reduce(
              (outcome, other) =>
                outcome.ok
                  ? right.remove({ ...server, database: outcome.database }, entity, other)
                  : outcome,
              right.remove(server, entity, id),
            ),
      }),
    },
  },
  {
    id: 'endpoints.deleted-objects-can-be-read',
    what: 'A deleted object is in no list, and a read still finds it.',
    ...DELETE,
    observable: always,
    behaviour: findingDeleted('read'),
  },
  {
    id: 'endpoints.deleted-objects-can-be-updated',
    what: 'A deleted object is found by no read, and an update with its id succeeds.',
    ...DELETE,
    observable: always,
    behaviour: findingDeleted('update'),
  },
  {
    id: 'endpoints.deleted-objects-can-act',
    what: 'A deleted object is found by no read, and its actions succeed.',
    category: 'missing feature',
    clause: 'endpoints.unknown-id',
    observable: someAction(() => true),
    behaviour: findingDeleted('act'),
  },
  {
    id: 'endpoints.deleted-ids-stay-taken',
    what: 'A create with the id of an object that was deleted is refused.',
    ...DELETE,
    category: 'hallucinated feature',
    observable: always,
    behaviour: refusingDeletedIds(),
  },
];

/** Creates find every id taken that was in use since the last reset. */
function refusingDeletedIds(): Behaviour {
  return {
    semantics: (right) => {
      const { noting, wasDeleted } = notingDeletes(right);
      return {
        ...noting,
        create: (server, entity, body) =>
          wasDeleted(entity, body['id'])
            ? refusal('id', 'taken')
            : right.create(server, entity, body),
      };
    },
  };
}

/** Requests of a kind find what was deleted since the last reset. */
function findingDeleted(kind: 'read' | 'update' | 'act'): Behaviour {
  return {
    routes: (right, { schema }) => {
      const deleted = new Map<string, unknown>();
      return (database, request) => {
        const answer = right(database, request);
        const asked = askedBy(schema, request);
        if (asked?.kind === 'reset') deleted.clear();
        if (asked?.kind === 'delete' && answer.status < 300)
          deleted.set(
            `${asked.entity.name} ${asked.id}`,
            findRow(database, asked.entity.name, asked.id),
          );
        if (asked?.kind !== kind || answer.status !== 404) return answer;
        const json = deleted.get(`${asked.entity.name} ${asked.id}`);
        return json === undefined ? answer : { status: 200, json, database };
      };
    },
  };
}
