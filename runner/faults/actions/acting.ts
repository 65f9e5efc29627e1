/** Actions by other rules: the parts of an action that faults replace, one by one. */
import { actionOf, entityOf } from '../../../spec/lookup.ts';
import type { Action, Effect, Guard } from '../../../spec/schema.ts';
import { findRow, withRow } from '../../../spec/semantics/database.ts';
import type { Database, Row, Value } from '../../../spec/semantics/database.ts';
import { actingIn, applyEffects } from '../../../spec/semantics/effects.ts';
import { guardHolds } from '../../../spec/semantics/guards.ts';
import type { Acting } from '../../../spec/semantics/guards.ts';
import type { Behaviour } from '../../reference-server/behaviour.ts';

/** The rules of an action; what is left out is as in the contract. */
export interface ActionRules {
  /** Whether the action starts from a state. */
  readonly starts?: (action: Action, state: Value, acting: Acting) => boolean;
  readonly holds?: (guard: Guard, acting: Acting, action: Action) => boolean;
  /** Whether an action is allowed whose guards hold or not. */
  readonly allows?: (verdicts: readonly boolean[]) => boolean;
  /** The data after the effects. */
  readonly affected?: (effects: readonly Effect[], acting: Acting, action: Action) => Database;
  /** The acting object at the end, after the effects. */
  readonly ends?: (row: Row, action: Action) => Row;
}

/** Lets actions follow other rules. */
export function acting({
  starts = ({ from }, state) => from.includes(state as string),
  holds = guardHolds,
  allows = (verdicts) => verdicts.every(Boolean),
  affected = applyEffects,
  ends = (row, { field, to }) => ({ ...row, [field]: to }),
}: ActionRules): Behaviour {
  return {
    semantics: (right) => ({
      ...right,
      act: (server, entityName, id, actionName) => {
        const entity = entityOf(server.schema, entityName);
        const action = actionOf(entity, actionName);
        const row = findRow(server.database, entityName, id);
        if (!row) return { ok: false, refusal: { reason: 'not_found' } };
        const before: Acting = { ...server, entity, row };
        if (!starts(action, row[action.field] ?? null, before))
          return { ok: false, refusal: { reason: 'wrong_state' } };
        const verdicts = action.guards.map((guard) => holds(guard, before, action));
        if (!allows(verdicts)) {
          const guards = [...verdicts.keys()].filter((index) => verdicts[index] === false);
          return { ok: false, refusal: { reason: 'guard', guards } };
        }
        const database = affected(action.effects, before, action);
        const answer = ends(actingIn(before, database).row, action);
        return { ok: true, database: withRow(database, entityName, answer), answer };
      },
    }),
  };
}
