/** Drawing an existing part of a schema for a change to work on. */
import type { SampleContext } from '../changes/module.ts';
import { fieldPath } from '../changes/paths.ts';
import { mentionsIn } from '../dependents.ts';
import type { Action, Entity, Field, Schema } from '../schema.ts';
import type { Stream } from '../stream.ts';

/** How likely an entity, a field or an enum is picked, next to others: more likely when other parts depend on it. */
export function appealOf({
  schema,
  dependedOn = 1,
}: Pick<SampleContext, 'schema' | 'dependedOn'>): (thing: string) => number {
  const mentions = mentionsIn(schema);
  return (thing) => (mentions.has(thing) ? dependedOn : 1);
}

/** An item, drawn by the appeal of its name; `null` when there is none. */
export function pickNamed<T extends { readonly name: string }>(
  context: SampleContext,
  items: readonly T[],
): T | null {
  const appeal = appealOf(context);
  return items.length === 0
    ? null
    : context.random.weighted(items.map((item) => [item, appeal(item.name)] as const));
}

/** A field of an entity that passes the test, drawn by its appeal; `null` when none does. */
export function pickField(
  context: Pick<SampleContext, 'schema' | 'random' | 'dependedOn'>,
  test: (field: Field, entity: Entity) => boolean,
): { readonly entity: Entity; readonly field: Field } | null {
  const appeal = appealOf(context);
  const candidates = context.schema.entities.flatMap((entity) =>
    entity.fields.filter((field) => test(field, entity)).map((field) => ({ entity, field })),
  );
  return candidates.length === 0
    ? null
    : context.random.weighted(
        candidates.map((each) => [each, appeal(fieldPath(each.entity.name, each.field.name))]),
      );
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
