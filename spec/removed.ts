/** Names that are gone (contract clause `changes.gone`): suites check that they stay gone, samplers do not reuse them. */
import type { Change } from './changes/table.ts';
import { analyticsPath, collectionPath } from './naming.ts';
import type { Schema } from './schema.ts';
import type { Removed } from './snapshot.ts';

export const nothingRemoved: Removed = { endpoints: [], analytics: [], actions: [], fields: [] };

/**
 * The names that are gone after a change, those lost in a cascade too. A name that is in use again is lifted; those of an
 * entity go along when it is renamed and are dropped when it is deleted, as its endpoint covers them.
 */
export function removedAfter(
  removed: Removed,
  {
    before,
    after,
    change,
  }: { readonly before: Schema; readonly after: Schema; readonly change: Change },
): Removed {
  const [old, now] = [namesOf(before), namesOf(after)];
  const carried = (entity: string): string =>
    change.kind === 'rename_entity' && change.entity === entity ? change.to : entity;
  const lives = ({ entity }: { readonly entity: string }): boolean =>
    after.entities.some(({ name }) => name === entity);
  return {
    endpoints: gone([...removed.endpoints, ...old.endpoints], now.endpoints, (path) => path),
    analytics: gone([...removed.analytics, ...old.analytics], now.analytics, (path) => path),
    actions: gone(
      [...removed.actions, ...old.actions].map((name) => ({
        ...name,
        entity: carried(name.entity),
      })),
      now.actions,
      ({ entity, action }) => `${entity} ${action}`,
    ).filter(lives),
    fields: gone(
      [...removed.fields, ...old.fields].map((name) => ({ ...name, entity: carried(name.entity) })),
      now.fields,
      ({ entity, field }) => `${entity} ${field}`,
    ).filter(lives),
  };
}

/** True when the change brought a name back that was gone. */
export function liftsName(before: Removed, { after }: { readonly after: Schema }): boolean {
  const now = namesOf(after);
  return (
    before.endpoints.some((path) => now.endpoints.includes(path)) ||
    before.analytics.some((path) => now.analytics.includes(path)) ||
    before.actions.some((gone) =>
      now.actions.some(({ entity, action }) => entity === gone.entity && action === gone.action),
    ) ||
    before.fields.some((gone) =>
      now.fields.some(({ entity, field }) => entity === gone.entity && field === gone.field),
    )
  );
}

/** All names of a schema that a suite could ask for once they are gone. */
function namesOf({ entities, analytics }: Schema): Removed {
  return {
    endpoints: entities.map(({ name }) => collectionPath(name)),
    analytics: analytics.map(analyticsPath),
    actions: entities.flatMap(({ name, actions }) =>
      actions.map((action) => ({ entity: name, action: action.name })),
    ),
    fields: entities.flatMap(({ name, fields }) =>
      fields.map((field) => ({ entity: name, field: field.name })),
    ),
  };
}

/** The candidates that are not among the present ones, sorted by key, without repeats. */
function gone<T>(
  candidates: readonly T[],
  present: readonly T[],
  keyOf: (name: T) => string,
): readonly T[] {
  const here = new Set(present.map(keyOf));
  const byKey = new Map(candidates.map((name) => [keyOf(name), name]));
  return [...byKey.keys()]
    .filter((key) => !here.has(key))
    .sort()
    .flatMap((key) => byKey.get(key) ?? []);
}
