/** Conditions that are not looked at all together, or not refused as they should. */
import { changedAnswers } from '../../reference-server/changed-answers.ts';
import type { Fault } from '../fault.ts';
import { otherSchema } from '../other-schema.ts';
import { editActions } from '../schema-edits.ts';
import { someAction } from '../schema-parts.ts';
import { acting } from './acting.ts';

const GUARD = { category: 'data validation', clause: 'actions.guard' } as const;

export const guardFaults: readonly Fault[] = [
  {
    id: 'actions.ignore-their-conditions',
    what: 'An action does not ask its conditions.',
    ...GUARD,
    ...otherSchema(['act'], (schema) =>
      editActions(schema, (action) => ({ ...action, guards: [] })),
    ),
  },
  {
    id: 'actions.ask-the-first-condition-alone',
    what: 'An action asks the first of its conditions and no other.',
    ...GUARD,
    ...otherSchema(['act'], (schema) =>
      editActions(schema, (action) => ({ ...action, guards: action.guards.slice(0, 1) })),
    ),
  },
  {
    id: 'actions.ask-the-last-condition-alone',
    what: 'An action asks the last of its conditions and no other.',
    ...GUARD,
    ...otherSchema(['act'], (schema) =>
      editActions(schema, (action) => ({ ...action, guards: action.guards.slice(-1) })),
    ),
  },
  {
    id: 'actions.are-content-with-one-condition',
    what: 'An action is allowed when one of its conditions holds.',
    ...GUARD,
    observable: someAction(({ guards }) => guards.length > 1),
    behaviour: acting({ allows: (verdicts) => verdicts.length === 0 || verdicts.some(Boolean) }),
  },
  {
    id: 'actions.condition-answers-500',
    what: 'An action whose condition is not satisfied answers 500.',
    ...GUARD,
    category: 'server crash',
    observable: someAction(({ guards }) => guards.length > 0),
    behaviour: changedAnswers(['act'], (answer) =>
      answer.status === 409 ? { ...answer, status: 500 } : answer,
    ),
  },
  {
    id: 'actions.condition-answers-400',
    what: 'An action whose condition is not satisfied answers 400.',
    ...GUARD,
    profile: 'strict',
    observable: someAction(({ guards }) => guards.length > 0),
    behaviour: changedAnswers(['act'], (answer) =>
      answer.status === 409 ? { ...answer, status: 400 } : answer,
    ),
  },
];
