/** Small edits of a schema that share whatever they leave alone. */
import type { Action, Entity, Schema } from '../schema.ts';

/** The list with each item edited; the same list when no edit changed anything. */
export function mapShared<T>(items: readonly T[], edit: (item: T) => T): readonly T[] {
  const edited = items.map(edit);
  return edited.every((item, index) => item === items[index]) ? items : edited;
}

/** The list without the items that fail the test; the same list when all pass. */
export function filterShared<T>(items: readonly T[], keep: (item: T) => boolean): readonly T[] {
  return items.every(keep) ? items : items.filter(keep);
}

/** The schema with one entity edited. */
export function editEntity(schema: Schema, name: string, edit: (entity: Entity) => Entity): Schema {
  return {
    ...schema,
    entities: mapShared(schema.entities, (entity) =>
      entity.name === name ? edit(entity) : entity,
    ),
  };
}

/** The schema with one action edited. */
export function editAction(
  schema: Schema,
  { entity, action }: { readonly entity: string; readonly action: string },
  edit: (action: Action) => Action,
): Schema {
  return editEntity(schema, entity, (owner) => ({
    ...owner,
    actions: mapShared(owner.actions, (each) => (each.name === action ? edit(each) : each)),
  }));
}
