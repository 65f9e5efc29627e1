/** Actions that are allowed and answer or do something else. */
import { findRow, rowsOf, withRow } from '../../../spec/semantics/database.ts';
import { innerOf } from '../../../spec/semantics/effects.ts';
import type { Action } from '../../../spec/schema.ts';
import { changedSuccesses } from '../../reference-server/changed-answers.ts';
import type { Fault } from '../fault.ts';
import { idleFields } from '../idle-fields.ts';
import { otherSchema } from '../other-schema.ts';
import { editActions } from '../schema-edits.ts';
import { someAction } from '../schema-parts.ts';
import { acting } from './acting.ts';
import { ownFields } from './own-fields.ts';

const SUCCESS = { category: 'missing feature', clause: 'actions.success' } as const;

/** Whether the action moves an object to another state. */
const moves = ({ from, to }: Action): boolean => from.some((state) => state !== to);

export const successFaults: readonly Fault[] = [
  {
    id: 'actions.are-missing',
    what: 'There are no actions.',
    ...SUCCESS,
    observable: someAction(() => true),
    behaviour: changedSuccesses(['act'], (_, { before }) => ({
      status: 404,
      json: { error: 'not found' },
      database: before,
    })),
  },
  {
    id: 'actions.answer-the-old-object',
    what: 'An action answers the acting object as it was before.',
    ...SUCCESS,
    observable: someAction((action) => moves(action) || ownFields(action).length > 0),
    behaviour: changedSuccesses(['act'], (answer, { asked, before }) => ({
      ...answer,
      json: findRow(before, asked.entity.name, asked.id),
    })),
  },
  {
    id: 'actions.answer-a-message',
    what: 'An action answers a message in the place of the acting object.',
    ...SUCCESS,
    observable: someAction(() => true),
    behaviour: changedSuccesses(['act'], (answer) => ({ ...answer, json: { message: 'done' } })),
  },
  {
    id: 'actions.leave-the-state',
    what: 'An action applies its effects and leaves the state as it is.',
    ...SUCCESS,
    observable: someAction(moves),
    behaviour: acting({ ends: (row) => row }),
  },
  {
    id: 'actions.start-from-the-first-state-alone',
    what: 'An action starts from the first of its states alone.',
    ...SUCCESS,
    ...otherSchema(['act'], (schema) =>
      editActions(schema, (action) => ({ ...action, from: action.from.slice(0, 1) })),
    ),
  },
  {
    id: 'actions.move-every-object',
    what: 'An action moves all objects of the entity to its state.',
    ...SUCCESS,
    observable: someAction(moves),
    behaviour: changedSuccesses(['act'], (answer, { asked: { entity, action: name } }) => {
      const action = entity.actions.find((one) => one.name === name);
      return {
        ...answer,
        database: [...rowsOf(answer.database, entity.name).values()].reduce(
          (database, row) =>
            action
              ? withRow(database, entity.name, { ...row, [action.field]: action.to })
              : database,
          answer.database,
        ),
      };
    }),
  },
  {
    id: 'actions.clear-other-fields',
    what: 'An action clears the fields of the acting object that it has nothing to do with.',
    ...SUCCESS,
    observable: someAction((action, entity) => idleFields(entity, ofItself(action)).length > 0),
    behaviour: changedSuccesses(['act'], (answer, { asked: { entity, id, action: name } }) => {
      const action = entity.actions.find((one) => one.name === name);
      const row = findRow(answer.database, entity.name, id);
      if (!action || !row) return answer;
      const none = Object.fromEntries(
        idleFields(entity, ofItself(action)).map((field) => [field, null]),
      );
      const json = { ...row, ...none };
      return { ...answer, json, database: withRow(answer.database, entity.name, json) };
    }),
  },
];

/** What of the action concerns the acting object. */
function ofItself({ field, guards, effects }: Action): unknown {
  return [field, guards, effects.map(innerOf)];
}
