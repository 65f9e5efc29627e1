/** Checks of an action in another order. */
import { actionOf, entityOf } from '../../../spec/lookup.ts';
import { findRow } from '../../../spec/semantics/database.ts';
import { guardHolds } from '../../../spec/semantics/guards.ts';
import { wrongStates } from '../../../spec/wrong-states.ts';
import { changedAnswers } from '../../reference-server/changed-answers.ts';
import type { Fault } from '../fault.ts';
import { someAction } from '../schema-parts.ts';

export const orderFaults: readonly Fault[] = [
  {
    id: 'actions.unknown-id-is-a-wrong-state',
    what: 'An action on an id that no object has is answered as one from a wrong state, with 400.',
    category: 'data validation',
    clause: 'endpoints.unknown-id',
    observable: someAction(() => true),
    behaviour: changedAnswers(['act'], (answer) =>
      answer.status === 404 ? { ...answer, status: 400 } : answer,
    ),
  },
  {
    id: 'actions.conditions-before-the-state',
    what: 'An action asks its conditions before it looks at the state.',
    category: 'data validation',
    clause: 'actions.order',
    profile: 'strict',
    observable: someAction(
      (action, ...rest) => action.guards.length > 0 && wrongStates(action, ...rest).length > 0,
    ),
    behaviour: {
      semantics: (right) => ({
        ...right,
        act: (server, name, id, action) => {
          const entity = entityOf(server.schema, name);
          const row = findRow(server.database, name, id);
          const { guards } = actionOf(entity, action);
          const failing = guards.filter(
            (guard) => row && !guardHolds(guard, { ...server, entity, row }),
          );
          return failing.length > 0
            ? {
                ok: false,
                refusal: { reason: 'guard', guards: failing.map((guard) => guards.indexOf(guard)) },
              }
            : right.act(server, name, id, action);
        },
      }),
    },
  },
];
