/** Objects on which an action was called before, and updates that lead back to where it started. */
import type { Action } from '../../../spec/schema.ts';
import { findRow } from '../../../spec/semantics/database.ts';
import { innerOf } from '../../../spec/semantics/effects.ts';
import { actionOf, entityOf } from '../../../spec/lookup.ts';
import { groupsOf } from '../../../spec/exercise/mentions.ts';
import type { Behaviour } from '../../reference-server/behaviour.ts';
import { changedSuccesses } from '../../reference-server/changed-answers.ts';
import type { Fault } from '../fault.ts';
import { someAction } from '../schema-parts.ts';

export const againFaults: readonly Fault[] = [
  {
    id: 'actions.work-once',
    what: 'An action does nothing to an object on which it was called before.',
    category: 'missing feature',
    clause: 'actions.success',
    observable: someAction(isRepeatable),
    behaviour: workingOnce(),
  },
  {
    id: 'actions.are-not-reversed-by-updates',
    what: 'An update from the state to which an action leads to one from which it starts is refused.',
    category: 'data validation',
    clause: 'values.no-other-rule',
    observable: someAction(leadsAway),
    behaviour: changedSuccesses(['update'], (answer, { asked: { entity, id }, before }) => {
      const [then, now] = [before, answer.database].map((data) => findRow(data, entity.name, id));
      const isReversed = entity.actions.some(
        (action) =>
          leadsAway(action) &&
          then?.[action.field] === action.to &&
          action.from.includes(now?.[action.field] as string),
      );
      return isReversed
        ? { status: 422, json: { error: 'an action is needed for this' }, database: before }
        : answer;
    }),
  },
];

/** Whether the action ends in a state from which it does not start. */
function leadsAway({ from, to }: Action): boolean {
  return !from.includes(to);
}

/** Whether nothing but the state keeps the action from being called twice: it sets fields that no condition asks about. */
function isRepeatable(action: Action): boolean {
  const asked = action.guards.flatMap(groupsOf).join('.').split('.');
  return (
    leadsAway(action) &&
    action.effects.every((effect) => {
      const inner = innerOf(effect);
      return inner.kind === 'set' && 'value' in inner.value && !asked.includes(inner.field);
    })
  );
}

function workingOnce(): Behaviour {
  return {
    semantics: (right) => {
      const done = new Set<string>();
      return {
        ...right,
        reset: (...call) => {
          done.clear();
          return right.reset(...call);
        },
        act: (server, entity, id, name) => {
          const outcome = right.act(server, entity, id, name);
          const row = findRow(server.database, entity, id);
          const key = JSON.stringify([entity, id, name]);
          if (!outcome.ok || !isRepeatable(actionOf(entityOf(server.schema, entity), name)))
            return outcome;
          if (done.has(key) && row) return { ok: true, database: server.database, answer: row };
          done.add(key);
          return outcome;
        },
      };
    },
  };
}
