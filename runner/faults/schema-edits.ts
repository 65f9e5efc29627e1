/** Edits of every part of one kind in a schema. A part that is edited to nothing is left out. */
import type { Action, Effect, Entity, Field, Guard, Schema } from '../../spec/schema.ts';

/** The schema with every field replaced; `undefined` drops it. */
export function editFields(
  schema: Schema,
  edit: (field: Field, entity: Entity) => Field | undefined,
): Schema {
  return editEntities(schema, (entity) => ({
    ...entity,
    fields: kept(entity.fields, (field) => edit(field, entity)),
  }));
}

/** The schema with every action replaced. */
export function editActions(
  schema: Schema,
  edit: (action: Action, entity: Entity) => Action,
): Schema {
  return editEntities(schema, (entity) => ({
    ...entity,
    actions: entity.actions.map((action) => edit(action, entity)),
  }));
}

/** The schema with every guard replaced; `undefined` drops it. */
export function editGuards(
  schema: Schema,
  edit: (guard: Guard, entity: Entity) => Guard | undefined,
): Schema {
  return editActions(schema, (action, entity) => ({
    ...action,
    guards: kept(action.guards, (guard) => edit(guard, entity)),
  }));
}

/** The schema with every effect replaced; `undefined` drops it. */
export function editEffects(
  schema: Schema,
  edit: (effect: Effect, entity: Entity) => Effect | undefined,
): Schema {
  return editActions(schema, (action, entity) => ({
    ...action,
    effects: kept(action.effects, (effect) => edit(effect, entity)),
  }));
}

function editEntities(schema: Schema, edit: (entity: Entity) => Entity): Schema {
  return { ...schema, entities: schema.entities.map(edit) };
}

function kept<Part>(
  parts: readonly Part[],
  edit: (part: Part) => Part | undefined,
): readonly Part[] {
  return parts.map(edit).filter((part) => part !== undefined);
}
