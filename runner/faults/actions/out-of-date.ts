/** Requests that do not see what actions did, or undo it. */
import { entityOf, enumOf, isNumberField } from '../../../spec/lookup.ts';
import type { Action, Entity, Field, Schema } from '../../../spec/schema.ts';
import { withRow } from '../../../spec/semantics/database.ts';
import type { Database, Row } from '../../../spec/semantics/database.ts';
import type { Behaviour } from '../../reference-server/behaviour.ts';
import type { Fault } from '../fault.ts';
import { isNamed } from '../named.ts';
import { someAction } from '../schema-parts.ts';
import { storedRows } from '../stored-rows.ts';
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
    what: 'An update of fields that an action leaves alone writes the object back as it was before the action.',
    ...STORED,
    observable: someAction(
      (action, entity, { schema }) =>
        changesItself(action) && idleFields(action, entity, schema).length > 0,
    ),
    behaviour: writingBack(),
  },
];

/** An update of what creates and updates stored, in the place of what is there. */
function writingBack(): Behaviour {
  return {
    semantics: (right) => {
      const kept = storedRows();
      return {
        ...right,
        create: (server, entity, body) => {
          const outcome = right.create(server, entity, body);
          if (outcome.ok) kept.keep(entity, outcome.answer);
          return outcome;
        },
        update: (server, entity, id, body) => {
          const outcome = right.update(server, entity, id, body);
          if (!outcome.ok) return outcome;
          const isIdle = isOfIdleFields(body, entityOf(server.schema, entity), server.schema);
          const before = (isIdle ? kept.get(entity, id) : undefined) ?? outcome.answer;
          const sent = Object.keys(body).map((name) => [name, outcome.answer[name] ?? null]);
          const answer: Row = { ...before, ...(Object.fromEntries(sent) as Row) };
          kept.keep(entity, answer);
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

/** Whether some action that changes its object has nothing to do with any of the fields in a body. */
function isOfIdleFields(body: object, entity: Entity, schema: Schema): boolean {
  return entity.actions.some((action) => {
    const idle = idleFields(action, entity, schema);
    return changesItself(action) && Object.keys(body).every((name) => idle.includes(name));
  });
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

/** The fields that the action has nothing to do with and that take more than one value. */
function idleFields(action: Action, { fields }: Entity, schema: Schema): readonly string[] {
  return fields
    .filter((field) => field.name !== 'id' && takesSeveral(field, schema))
    .map(({ name }) => name)
    .filter((name) => !isNamed(name, action));
}

function takesSeveral(field: Field, schema: Schema): boolean {
  if ('target' in field) return false;
  if (field.type === 'enum') return enumOf(schema, field.enum).values.length > 1;
  if (isNumberField(field)) return field.minimum === undefined || field.minimum !== field.maximum;
  if (field.type === 'datetime') return field.after === undefined || field.after !== field.before;
  return field.type !== 'string' || field.maxLength !== 0;
}
