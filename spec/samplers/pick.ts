/** Drawing an existing part of a schema for a change to work on. */
import type { Action, Entity, Field, Schema } from '../schema.ts';
import type { Stream } from '../stream.ts';

/** A field of an entity that passes the test, or `null` when none does. */
export function pickField(
  schema: Schema,
  random: Stream,
  test: (field: Field, entity: Entity) => boolean,
): { readonly entity: Entity; readonly field: Field } | null {
  const candidates = schema.entities.flatMap((entity) =>
    entity.fields.filter((field) => test(field, entity)).map((field) => ({ entity, field })),
  );
  return candidates.length === 0 ? null : random.pick(candidates);
}

/** An action of an entity that passes the test, or `null` when none does. */
export function pickAction(
  schema: Schema,
  random: Stream,
  test: (action: Action) => boolean,
): { readonly entity: Entity; readonly action: Action } | null {
  const candidates = schema.entities.flatMap((entity) =>
    entity.actions.filter(test).map((action) => ({ entity, action })),
  );
  return candidates.length === 0 ? null : random.pick(candidates);
}
