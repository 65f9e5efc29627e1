/** Actions that start from states from which they must not. */
import type { Action } from '../../../spec/schema.ts';
import type { Value } from '../../../spec/semantics/database.ts';
import { wrongStates } from '../../../spec/wrong-states.ts';
import { changedAnswers } from '../../reference-server/changed-answers.ts';
import type { Fault } from '../fault.ts';
import { someAction } from '../schema-parts.ts';
import { acting } from './acting.ts';

const STATE = { category: 'data validation', clause: 'actions.wrong-state' } as const;

/** States that the actions of a faulty server start from, beside the right ones. */
const states: readonly (readonly [
  id: string,
  from: string,
  alsoFrom: (state: Value, action: Action) => boolean,
])[] = [
  ['from-any-state', 'any state', () => true],
  ['without-a-state', 'a state of `null`', (state) => state === null],
  ['from-the-state-they-lead-to', 'the state that it leads to', (state, { to }) => state === to],
  [
    'from-any-state-but-their-own',
    'any state but the one that it leads to',
    (state, { to }) => state !== to && state !== null,
  ],
];

export const stateFaults: readonly Fault[] = [
  ...states.map(([id, from, alsoFrom]): Fault => ({
    id: `actions.start-${id}`,
    what: `An action starts from ${from}.`,
    ...STATE,
    observable: someAction((action, entity, snapshot) =>
      wrongStates(action, entity, snapshot).some((state) => alsoFrom(state, action)),
    ),
    behaviour: acting({
      starts: (action, state) => action.from.includes(state as string) || alsoFrom(state, action),
    }),
  })),
  {
    id: 'actions.wrong-state-answers-403',
    what: 'An action from a wrong state answers 403.',
    ...STATE,
    observable: someAction((...one) => wrongStates(...one).length > 0),
    behaviour: changedAnswers(['act'], (answer) =>
      answer.status === 400 ? { ...answer, status: 403 } : answer,
    ),
  },
  {
    id: 'actions.wrong-state-answers-409',
    what: 'An action from a wrong state answers 409.',
    ...STATE,
    profile: 'strict',
    observable: someAction((...one) => wrongStates(...one).length > 0),
    behaviour: changedAnswers(['act'], (answer) =>
      answer.status === 400 ? { ...answer, status: 409 } : answer,
    ),
  },
];
