/** The names that things had one after the other. */
import type { Change } from '../changes/table.ts';
import { birthId } from '../snapshot.ts';
import type { Snapshot } from '../snapshot.ts';

export interface RenameChain {
  /** Its id from birth, `field Dog.height @3`. */
  readonly id: string;
  /** Its names, oldest first; at least two. */
  readonly names: readonly string[];
}

/** The entities and fields with the most names; none where nothing was renamed. */
export function longestRenames(snapshots: readonly Snapshot[]): readonly RenameChain[] {
  const chains = new Map<string, readonly string[]>();
  for (const [index, { changes }] of snapshots.entries()) {
    const { lineage } = snapshots[index - 1] ?? { lineage: {} };
    for (const rename of renamesIn(changes)) {
      const id = birthId(lineage, rename.path);
      chains.set(id, [...(chains.get(id) ?? [rename.from]), rename.to]);
    }
  }
  const longest = Math.max(0, ...[...chains.values()].map(({ length }) => length));
  return [...chains]
    .filter(([, names]) => names.length === longest)
    .map(([id, names]) => ({ id, names }));
}

interface Rename {
  /** Where the thing was at the start of the turn. */
  readonly path: string;
  readonly from: string;
  readonly to: string;
}

function renamesIn(changes: readonly Change[]): readonly Rename[] {
  return changes.flatMap((change): readonly Rename[] => {
    if (change.kind === 'rename_entity')
      return [{ path: change.entity, from: change.entity, to: change.to }];
    if (change.kind !== 'rename_field') return [];
    const { entity, field, to } = change;
    return [{ path: `${entity}.${field}`, from: field, to }];
  });
}
