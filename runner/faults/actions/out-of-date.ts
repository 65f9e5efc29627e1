/** Requests that do not see what actions did, or undo it. */
import type { Action, Entity } from '../../../spec/schema.ts';
import { withRow } from '../../../spec/semantics/database.ts';
import type { Database, Row } from '../../../spec/semantics/database.ts';
import type { Behaviour } from '../../reference-server/behaviour.ts';
import type { Fault } from '../fault.ts';
import { someAction } from '../schema-parts.ts';
import { changesItself, reachesOthers } from './own-fields.ts';

const STORED = { category: 'regression', clause: 'actions.stored' } as const;

export const outOfDateFaults: readonly Fault[] = [
  {
    id: 'actions.are-not-seen-in-lists',
    what: 'A list shows objects as they were before actions changed them.',
    ...STORED,
    observable: someAction((action) => changesItself(action) || reachesOthers(action)),
    behaviour: keepingListed(),
  },
  {
    id: 'actions.are-undone-by-updates',
    what: 'An update writes an object back as it was before actions changed it.',
    ...STORED,
    observable: someAction(
      (action, entity) => changesItself(action) && hasIdleField(action, entity),
    ),
    behaviour: writingBack(),
  },
];

/** An update of what creates and updates stored, in the place of what is there. */
function writingBack(): Behaviour {
  return {
    semantics: (right) => {
      const kept = new Map<string, Row>();
      const keyOf = (entity: string, id: unknown): string => JSON.stringify([entity, id]);
      return {
        ...right,
        create: (server, entity, body) => {
          const outcome = right.create(server, entity, body);
          if (outcome.ok) kept.set(keyOf(entity, outcome.answer['id']), outcome.answer);
          return outcome;
        },
        update: (server, entity, id, body) => {
          const outcome = right.update(server, entity, id, body);
          if (!outcome.ok) return outcome;
          const before = kept.get(keyOf(entity, id)) ?? outcome.answer;
          const sent = Object.keys(body).map((name) => [name, outcome.answer[name] ?? null]);
          const answer: Row = { ...before, ...(Object.fromEntries(sent) as Row) };
          kept.set(keyOf(entity, id), answer);
          return { ok: true, database: withRow(outcome.database, entity, answer), answer };
        },
        remove: (...call) => {
          kept.clear();
          return right.remove(...call);
        },
      };
    },
  };
}

/** Lists show of each object what creates and updates stored, as long as nothing else than an action changed it. */
function keepingListed(): Behaviour {
  return {
    semantics: (right) => {
      let listed: Database | undefined;
      const seen = <Outcome extends { readonly ok: boolean; readonly database?: Database }>(
        outcome: Outcome,
      ): Outcome => {
        if (outcome.ok) listed = outcome.database;
        return outcome;
      };
      return {
        ...right,
        create: (...call) => seen(right.create(...call)),
        update: (...call) => seen(right.update(...call)),
        remove: (...call) => seen(right.remove(...call)),
        reset: (...call) => seen(right.reset(...call)),
        list: (server, entity) =>
          right.list({ ...server, database: listed ?? server.database }, entity),
      };
    },
  };
}

/** Whether there is a field to update that the action has nothing to do with and that takes more than one value. */
function hasIdleField(action: Action, { fields }: Entity): boolean {
  const mentioned = JSON.stringify(action);
  return fields.some(
    ({ name, type }) =>
      name !== 'id' &&
      (type === 'string' || type === 'datetime') &&
      !mentioned.includes(JSON.stringify(name)),
  );
}
