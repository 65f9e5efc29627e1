/** Names that are gone (contract clause `changes.gone`): suites check that they stay gone, samplers do not reuse them. */
import type { Change } from './changes/table.ts';
import { analyticsPath, collectionPath } from './naming.ts';
import type { Schema } from './schema.ts';
import type { Removed } from './snapshot.ts';

export const nothingRemoved: Removed = { endpoints: [], analytics: [], actions: [], fields: [] };

/**
 * The names that are gone after the changes of a turn, those lost in a cascade too. A name that is in use again is
 * lifted; those of an entity go along when it is renamed and are dropped when it is deleted, as its endpoint covers them.
 */
export function removedAfter(
  removed: Removed,
  {
    before,
    after,
    changes,
  }: { readonly before: Schema; readonly after: Schema; readonly changes: readonly Change[] },
): Removed {
  const [old, now] = [namesOf(before), namesOf(after)];
  const entities = new Set(after.entities.map(({ name }) => name));
  const carried = <T extends { readonly entity: string }>(names: readonly T[]): readonly T[] =>
    names
      .map((name) => ({ ...name, entity: changes.reduce(entityAfter, name.entity) }))
      .filter(({ entity }) => entities.has(entity));
  return {
    endpoints: gone([...removed.endpoints, ...old.endpoints], now.endpoints),
    analytics: gone([...removed.analytics, ...old.analytics], now.analytics),
    actions: gone(carried([...removed.actions, ...old.actions]), now.actions),
    fields: gone(carried([...removed.fields, ...old.fields]), now.fields),
  };
}

function entityAfter(name: string, change: Change): string {
  return change.kind === 'rename_entity' && change.entity === name ? change.to : name;
}

/** The names that are gone and that the schema has: `/page`, `/analytics/page/count`, `Page.archive()`, `Page.title`. */
export function broughtBack(removed: Removed, schema: Schema): readonly string[] {
  const now = namesOf(schema);
  const back = <T extends Name>(names: readonly T[], present: readonly T[]): readonly T[] => {
    const here = new Set(names.length === 0 ? [] : present.map(keyOf));
    return names.filter((name) => here.has(keyOf(name)));
  };
  return [
    ...back(removed.endpoints, now.endpoints),
    ...back(removed.analytics, now.analytics),
    ...back(removed.actions, now.actions).map(({ entity, action }) => `${entity}.${action}()`),
    ...back(removed.fields, now.fields).map(({ entity, field }) => `${entity}.${field}`),
  ];
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

/** The candidates that are not among the present ones, sorted, without repeats. */
function gone<T extends Name>(candidates: readonly T[], present: readonly T[]): readonly T[] {
  const here = new Set(present.map(keyOf));
  const missing = new Map(candidates.map((name) => [keyOf(name), name]));
  return [...missing.keys()]
    .filter((key) => !here.has(key))
    .sort()
    .flatMap((key) => missing.get(key) ?? []);
}

/** A path, or the name of a member under that of its entity. */
type Name =
  | string
  | { readonly entity: string; readonly action: string }
  | { readonly entity: string; readonly field: string };

/** Different for different names of a list. */
function keyOf(name: Name): string {
  if (typeof name === 'string') return name;
  return `${name.entity}.${'action' in name ? name.action : name.field}`;
}
