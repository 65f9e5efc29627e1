/** Conditions that go by references to objects that were deleted, and by those objects. */
import { actionOf, entityOf, must } from '../../../spec/lookup.ts';
import type { Entity, Guard } from '../../../spec/schema.ts';
import { findRow, withRow } from '../../../spec/semantics/database.ts';
import type { Database } from '../../../spec/semantics/database.ts';
import type { Behaviour } from '../../reference-server/behaviour.ts';
import type { Semantics } from '../../reference-server/routes.ts';
import type { Fault } from '../fault.ts';
import { someGuard } from '../schema-parts.ts';
import { referringTo } from './referring.ts';

/** Puts a deleted object, and a reference to it, back where they were. */
type Restore = (database: Database) => Database;

/** Actions that need an object are granted as if none had been deleted since the last reset. */
function rememberingDeleted(): Behaviour {
  return { semantics: (right) => remembering(right) };
}

function remembering(right: Semantics): Semantics {
  let restores: readonly Restore[] = [];
  return {
    ...right,
    reset: (server) => {
      restores = [];
      return right.reset(server);
    },
    remove: (server, entity, id) => {
      const { schema, database } = server;
      const row = findRow(database, entity, id);
      const outcome = right.remove(server, entity, id);
      if (row !== undefined)
        restores = [
          (then) => withRow(then, entity, row),
          ...referringTo(schema, database, { entity, id }).map(
            ({ entity: owner, row: before, field }): Restore =>
              (then) => {
                const now = findRow(then, owner, String(before['id']));
                const held = before[field.name] ?? null;
                return now ? withRow(then, owner, { ...now, [field.name]: held }) : then;
              },
          ),
          ...restores,
        ];
      return outcome;
    },
    act: (server, name, id, action) => {
      const outcome = right.act(server, name, id, action);
      if (outcome.ok || outcome.refusal.reason !== 'guard') return outcome;
      const entity = entityOf(server.schema, name);
      const { guards } = actionOf(entity, action);
      const failing = outcome.refusal.guards.map((index) => must(guards[index], 'a guard'));
      if (!failing.some((guard) => needsObjects(guard, entity))) return outcome;
      const then = restores.reduce((database, restore) => restore(database), server.database);
      const remembered = right.act({ ...server, database: then }, name, id, action);
      return remembered.ok ? { ...remembered, database: server.database } : outcome;
    },
  };
}

/** Whether a condition that holds for some objects fails once they are deleted, whatever else it says. */
function needsObjects(guard: Guard, entity: Entity): boolean {
  if (guard.kind === 'null')
    return guard.is === 'not_null' && entity.fields.some(isReference(guard.field));
  if (guard.kind !== 'compare' || !('count' in guard.left) || !('value' in guard.right))
    return false;
  const least = Number(guard.right.value) + (guard.op === '>' ? 1 : 0);
  return ['>', '>='].includes(guard.op) && least > 0;
}

const isReference =
  (name: string) =>
  (field: Entity['fields'][number]): boolean =>
    field.name === name && field.type === 'reference';

export const deletedIsRemembered: Fault = {
  id: 'cascade.conditions-see-deleted-objects',
  what: 'An action that needs an object, or a number of them, is allowed after they were deleted.',
  category: 'cascade deletion',
  clause: 'references.deleted',
  observable: someGuard(needsObjects),
  behaviour: rememberingDeleted(),
};
