/** Names that are gone, and how they went: suites check that they stay gone, samplers do not reuse them. */
import { sortedBy } from './canonical.ts';
import { actionPath, fieldPath, pathsOf } from './changes/paths.ts';
import { applyChange } from './changes/table.ts';
import type { Change } from './changes/table.ts';
import { analyticsPath, collectionPath } from './naming.ts';
import type { Analytics, Schema } from './schema.ts';
import { removals } from './snapshot.ts';
import type { Removal, Removed, RemovedAction, RemovedField, RemovedPath } from './snapshot.ts';

type RemovedMember = RemovedAction | RemovedField;

export const nothingRemoved: Removed = { endpoints: [], analytics: [], actions: [], fields: [] };

/**
 * The names that are gone after valid changes to a state, those lost in a cascade too. A name that is in use again is
 * lifted; those of an entity go along when it is renamed and are dropped when it is deleted, as its endpoint covers them.
 */
export function removedAfter(
  removed: Removed,
  { before, changes }: { readonly before: Schema; readonly changes: readonly Change[] },
): Removed {
  return changes.reduce(stateAfter, { schema: before, removed }).removed;
}

/** The names that are gone and that the schema has, sorted: `/page`, `/analytics/page/count`, `Page.archive()`, `Page.title`. */
export function broughtBack(removed: Removed, schema: Schema): readonly string[] {
  const present = new Set(pathsOf(schema));
  return namesIn(removed)
    .map(placeOf)
    .filter((place) => present.has(place));
}

/** True when a change of that kind took one of the names. */
export function hasNamesTakenBy(removed: Removed, by: Removal): boolean {
  return namesIn(removed).some((name) => name.by === by);
}

interface State {
  readonly schema: Schema;
  readonly removed: Removed;
}

/** One change further: of what was gone and what the state had, all that is not there afterwards. */
function stateAfter({ schema: before, removed }: State, change: Change): State {
  const schema = applyChange(before, change);
  const present = new Set(pathsOf(schema));
  const moves = movedPaths(before, change);
  const gone = <Name extends RemovedPath | RemovedMember>(
    names: readonly Name[],
  ): readonly Name[] =>
    sortedBy(
      names.filter((name) => !present.has(placeOf(name)) && hasOwner(name, present)),
      placeOf,
    );
  const path = ({ now, ...name }: RemovedPath): RemovedPath => {
    const moved = now === null ? undefined : moves.get(now);
    return { ...name, now: moved !== undefined && present.has(moved) ? moved : null };
  };
  const action = (name: RemovedAction): RemovedAction => ({
    ...name,
    entity: entityAfter(name.entity, change),
  });
  const field = ({ now, ...name }: RemovedField): RemovedField => {
    const moved = now === null ? null : fieldAfter(name.entity, now, change);
    const entity = entityAfter(name.entity, change);
    const isThere = moved !== null && present.has(fieldPath(entity, moved));
    return { ...name, entity, now: isThere ? moved : null };
  };
  const had = namesTakenFrom(before, change);
  return {
    schema,
    removed: {
      endpoints: gone([...removed.endpoints, ...had.endpoints].map(path)),
      analytics: gone([...removed.analytics, ...had.analytics].map(path)),
      actions: gone([...removed.actions, ...had.actions].map(action)),
      fields: gone([...removed.fields, ...had.fields].map(field)),
    },
  };
}

/** All names of a schema that a suite could ask for once the change took them; each thing is where it is as yet. */
function namesTakenFrom({ entities, analytics }: Schema, change: Change): Removed {
  const by = removals.find((kind) => kind === change.kind);
  if (by === undefined) return nothingRemoved;
  const path = (one: string): RemovedPath => ({ path: one, by, now: one });
  return {
    endpoints: entities.map(({ name }) => path(collectionPath(name))),
    analytics: analytics.map((one) => path(analyticsPath(one))),
    actions: entities.flatMap(({ name, actions }) =>
      actions.map((action) => ({ entity: name, action: action.name, by })),
    ),
    fields: entities.flatMap(({ name, fields }) =>
      fields.map((field) => ({ entity: name, field: field.name, by, now: field.name })),
    ),
  };
}

/** Path of an endpoint of the schema → its path after the change, unless that takes it away. */
function movedPaths({ entities, analytics }: Schema, change: Change): ReadonlyMap<string, string> {
  const moved = (one: Analytics): Analytics => {
    const entity = entityAfter(one.entity, change);
    return one.operation === 'count'
      ? { ...one, entity }
      : { ...one, entity, field: fieldAfter(one.entity, one.field, change) };
  };
  return new Map([
    ...entities.map(
      ({ name }) => [collectionPath(name), collectionPath(entityAfter(name, change))] as const,
    ),
    ...analytics.map((one) => [analyticsPath(one), analyticsPath(moved(one))] as const),
  ]);
}

function entityAfter(entity: string, change: Change): string {
  return change.kind === 'rename_entity' && change.entity === entity ? change.to : entity;
}

function fieldAfter(entity: string, field: string, change: Change): string {
  const isRenamed =
    change.kind === 'rename_field' && change.entity === entity && change.field === field;
  return isRenamed ? change.to : field;
}

function namesIn({
  endpoints,
  analytics,
  actions,
  fields,
}: Removed): readonly (RemovedPath | RemovedMember)[] {
  return [...endpoints, ...analytics, ...actions, ...fields];
}

/** Where a schema has the thing if it has it, as `pathsOf` says it. */
function placeOf(name: RemovedPath | RemovedMember): string {
  if ('path' in name) return name.path;
  return 'action' in name
    ? actionPath(name.entity, name.action)
    : fieldPath(name.entity, name.field);
}

/** What belongs to an entity matters as long as that is there. */
function hasOwner(name: RemovedPath | RemovedMember, present: ReadonlySet<string>): boolean {
  return 'path' in name || present.has(collectionPath(name.entity));
}
