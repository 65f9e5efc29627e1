/** Lineage: what entities, fields and actions were called at birth, so that test data survives renames. */
import type { Change } from './changes/table.ts';
import type { Schema } from './schema.ts';
import type { Lineage, Snapshot } from './snapshot.ts';

/** The lineage of a schema whose things are all born at the turn. */
export function bornAt(turn: number, schema: Schema): Lineage {
  return lineageAfter({}, { turn, schema, changes: [] });
}

/** The lineage after the changes of a turn that led to the schema: renames are followed, what is new is born. */
export function lineageAfter(
  lineage: Lineage,
  { turn, schema, changes }: Pick<Snapshot, 'turn' | 'schema' | 'changes'>,
): Lineage {
  const known = new Map(
    Object.entries(lineage).map(([path, id]) => [changes.reduce(pathAfter, path), id]),
  );
  return Object.fromEntries(
    thingsOf(schema).map(({ what, path }) => [
      path,
      known.get(path) ?? `${what} ${path} @${String(turn)}`,
    ]),
  );
}

function thingsOf({
  entities,
}: Schema): readonly { readonly what: string; readonly path: string }[] {
  return entities.flatMap(({ name, fields, actions }) => [
    { what: 'entity', path: name },
    ...fields.map((field) => ({ what: 'field', path: `${name}.${field.name}` })),
    ...actions.map((action) => ({ what: 'action', path: `${name}.${action.name}()` })),
  ]);
}

/** Where a thing is after the change. */
function pathAfter(path: string, change: Change): string {
  if (change.kind === 'rename_field')
    return path === `${change.entity}.${change.field}` ? `${change.entity}.${change.to}` : path;
  if (change.kind !== 'rename_entity') return path;
  const [owner = '', ...member] = path.split('.');
  return owner === change.entity ? [change.to, ...member].join('.') : path;
}
