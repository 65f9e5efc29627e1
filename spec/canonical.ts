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
 * and operation, guards by kind and content. Enum values, effects and `from` values are sequences and stay as they are. Parts
 * that are in order already are shared with the input.
 */
export function canonicalSchema(schema: Schema): Schema {
  return {
    enums: ordered(schema.enums, ({ name }) => name),
    entities: ordered(schema.entities, ({ name }) => name).map(canonicalEntity),
    analytics: ordered(schema.analytics, analyticsKey),
  };
}

/** An entity that was put in order once, by the one that was given: trajectories pass the same ones again and again. */
const inOrder = new WeakMap<Entity, Entity>();

function canonicalEntity(entity: Entity): Entity {
  const known = inOrder.get(entity) ?? putInOrder(entity);
  inOrder.set(entity, known).set(known, known);
  return known;
}

function putInOrder(entity: Entity): Entity {
  const fields = ordered(entity.fields, ({ name }) => name);
  const actions = ordered(entity.actions, ({ name }) => name).map(canonicalAction);
  const unchanged =
    fields === entity.fields && actions.every((action, index) => action === entity.actions[index]);
  return unchanged ? entity : { ...entity, fields, actions };
}

function canonicalAction(action: Action): Action {
  const guards = ordered(action.guards, guardKey);
  return guards === action.guards ? action : { ...action, guards };
}

/** The items in order: the same list where they are in order already. */
function ordered<T>(items: readonly T[], keyOf: (item: T) => string): readonly T[] {
  const sorted = sortedBy(items, keyOf);
  return sorted.every((item, index) => item === items[index]) ? items : sorted;
}

function guardKey(guard: Guard): string {
  return `${guard.kind} ${canonicalText(guard)}`;
}

function analyticsKey(analytics: Analytics): string {
  const field = analytics.operation === 'count' ? '' : analytics.field;
  return [analytics.entity, field, analytics.operation].join(' ');
}
