/** One order for what has none, so that equal schemas are equal bytes and diffs show only what changed. */
import type { Action, Analytics, Entity, Guard, Schema } from './schema.ts';

/** JSON with the keys of every object in order: equal for values that are deeply equal. */
export function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(sortedBy(Object.entries(part), ([key]) => key))
      : part,
  );
}

/** A copy in ascending order of the keys, compared by code units; items with equal keys keep their order. */
export function sortedBy<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return items
    .map((item) => ({ item, key: keyOf(item) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ item }) => item);
}

/**
 * The schema with its sets in canonical order: entities, fields, enums and actions by name, analytics by entity, field
 * and operation, guards by content. Enum values, effects and `from` values are sequences and stay as they are.
 */
export function canonicalSchema(schema: Schema): Schema {
  return {
    enums: sortedBy(schema.enums, ({ name }) => name),
    entities: sortedBy(schema.entities, ({ name }) => name).map(canonicalEntity),
    analytics: sortedBy(schema.analytics, analyticsKey),
  };
}

function canonicalEntity(entity: Entity): Entity {
  return {
    ...entity,
    fields: sortedBy(entity.fields, ({ name }) => name),
    actions: sortedBy(entity.actions, ({ name }) => name).map(canonicalAction),
  };
}

function canonicalAction(action: Action): Action {
  return { ...action, guards: sortedBy<Guard>(action.guards, canonicalText) };
}

function analyticsKey(analytics: Analytics): string {
  const field = analytics.operation === 'count' ? '' : analytics.field;
  return [analytics.entity, field, analytics.operation].join(' ');
}
