/** One state of a trajectory with all that later stages need to know of its history. */
import type { Change } from './changes/table.ts';
import type { Schema } from './schema.ts';

/**
 * Current path of a thing (`Dog`, `Dog.rank`, `Dog.approve()`) → its id from birth (`entity Dog @0`, `field Dog.rank
 * @3`), which survives renames. Test data is keyed by it. A path that is not listed is its own id.
 */
export type Lineage = Readonly<Record<string, string>>;

/** Names that are gone but must be known, so that suites check that they no longer answer. Sorted, without repeats. */
export interface Removed {
  /** Collection paths, `/page`. */
  readonly endpoints: readonly string[];
  /** Analytics paths, `/analytics/page/priority_raw/sum`. */
  readonly analytics: readonly string[];
  /** Old action names of entities that still exist, under the entity's current name. */
  readonly actions: readonly { readonly entity: string; readonly action: string }[];
  /** Old field names of entities that still exist, under the entity's current name. */
  readonly fields: readonly { readonly entity: string; readonly field: string }[];
}

export interface Snapshot {
  /** 0 is the initial state. */
  readonly turn: number;
  readonly schema: Schema;
  /** What led here from the turn before; empty at turn 0. */
  readonly changes: readonly Change[];
  readonly lineage: Lineage;
  readonly removed: Removed;
}

/** The id from birth of a thing that is now at `path`. */
export function birthId(lineage: Lineage, path: string): string {
  return lineage[path] ?? path;
}

/** The name that a thing now at `path` had at birth: of `field Dog.height @3` it is `height`. */
export function birthName(lineage: Lineage, path: string): string {
  const [, born = path] = /^\w+ (.+) @\d+$/.exec(birthId(lineage, path)) ?? [];
  return born.slice(born.lastIndexOf('.') + 1);
}
