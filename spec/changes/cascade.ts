/** What goes when fields go: everything that needs them (contract clauses `changes.delete-field`, `changes.delete-entity`). */
import type { Action, Entity, Schema } from '../schema.ts';
import { filterShared, mapShared } from './edit.ts';
import { usesOfEffect, usesOfGuard } from './field-uses.ts';
import type { FieldUse } from './field-uses.ts';
import type { Touches } from './module.ts';
import { actionEffects, enumUsers, pathsOf } from './paths.ts';

/**
 * The schema without the fields that are `gone`, the analytics, guards and effects that mention one of them, the
 * actions whose state field is one of them, and the enums that lost their last user.
 */
export function withoutFields(schema: Schema, gone: (use: FieldUse) => boolean): Schema {
  const entities = mapShared(schema.entities, (entity) => withoutOwn(entity, gone));
  return {
    entities,
    analytics: filterShared(
      schema.analytics,
      (analytics) => analytics.operation === 'count' || !gone(analytics),
    ),
    enums: usedEnums(schema, entities),
  };
}

function withoutOwn(entity: Entity, gone: (use: FieldUse) => boolean): Entity {
  const isGone = (field: string): boolean => gone({ entity: entity.name, field });
  const fields = filterShared(entity.fields, ({ name }) => !isGone(name));
  const actions = mapShared(
    filterShared(entity.actions, ({ field }) => !isGone(field)),
    (action) => withoutUses(entity, action, gone),
  );
  return fields === entity.fields && actions === entity.actions
    ? entity
    : { ...entity, fields, actions };
}

function withoutUses(entity: Entity, action: Action, gone: (use: FieldUse) => boolean): Action {
  const guards = filterShared(action.guards, (guard) => !usesOfGuard(entity, guard).some(gone));
  const effects = filterShared(
    action.effects,
    (effect) => !usesOfEffect(entity, effect).some(gone),
  );
  return guards === action.guards && effects === action.effects
    ? action
    : { ...action, guards, effects };
}

/** The enums of the schema that a field of the entities still uses. */
export function usedEnums(schema: Schema, entities: readonly Entity[]): Schema['enums'] {
  const users = userCounts({ ...schema, entities });
  return filterShared(schema.enums, ({ name }) => users.has(name));
}

function userCounts(schema: Schema): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const field of schema.entities.flatMap(({ fields }) => fields))
    if (field.type === 'enum') counts.set(field.enum, (counts.get(field.enum) ?? 0) + 1);
  return counts;
}

/** What a deletion touches by cascade, found by comparing the states: what is no longer there, and what lost a part. */
export function lossOf(before: Schema, after: Schema): Pick<Touches, 'removes' | 'writes'> {
  const left = new Set(pathsOf(after));
  const users = userCounts(after);
  return {
    removes: pathsOf(before).filter((path) => !left.has(path)),
    writes: [
      ...[...userCounts(before)].flatMap(([name, count]) =>
        users.has(name) && users.get(name) !== count ? [enumUsers(name)] : [],
      ),
      ...changedEffects(before, after),
    ],
  };
}

function changedEffects(before: Schema, after: Schema): readonly string[] {
  const counts = new Map(
    after.entities.flatMap(({ name, actions }) =>
      actions.map((action) => [actionEffects(name, action.name), action.effects.length]),
    ),
  );
  return before.entities.flatMap(({ name, actions }) =>
    actions.flatMap((action) => {
      const path = actionEffects(name, action.name);
      const count = counts.get(path);
      return count === undefined || count === action.effects.length ? [] : [path];
    }),
  );
}
