/** One state of a trajectory with all that later stages need to know of its history. */
import type { Change, ChangeKind } from './changes/table.ts';
import type { Schema } from './schema.ts';

/**
 * Current path of a thing (`Dog`, `Dog.rank`, `Dog.approve()`) → its id from birth (`entity Dog @0`, `field Dog.rank
 * @3`), which survives renames. Test data is keyed by it. A path that is not listed is its own id.
 */
export type Lineage = Readonly<Record<string, string>>;

/** The kinds of change that take names away, of the thing itself or of what goes with it. */
export const removals = [
  'rename_entity',
  'rename_field',
  'delete_entity',
  'delete_field',
  'delete_analytics',
  'remove_action',
] as const satisfies readonly ChangeKind[];
export type Removal = (typeof removals)[number];

/** An endpoint or an analytics endpoint that is gone. */
export interface RemovedPath {
  /** `/page`, `/analytics/page/priority_raw/sum`. */
  readonly path: string;
  readonly by: Removal;
  /** The path of the same thing today, through later renames; `null` where it is no longer there. */
  readonly now: string | null;
}

/** An action that is gone from an entity that still exists, under the entity's current name. Actions are never renamed. */
export interface RemovedAction {
  readonly entity: string;
  readonly action: string;
  readonly by: Removal;
}

/** A field name that is gone from an entity that still exists, under the entity's current name. */
export interface RemovedField {
  readonly entity: string;
  readonly field: string;
  readonly by: Removal;
  /** What the same field is called today, through later renames; `null` where it is no longer there. */
  readonly now: string | null;
}

/**
 * Names that are gone but must be known, so that suites check that they no longer answer, each with the kind of change that
 * took it. Sorted, without repeats.
 */
export interface Removed {
  readonly endpoints: readonly RemovedPath[];
  readonly analytics: readonly RemovedPath[];
  readonly actions: readonly RemovedAction[];
  readonly fields: readonly RemovedField[];
}

/** A value that an enum has gained since it came to be. */
export interface AddedValue {
  readonly enum: string;
  readonly value: string;
}

export interface Snapshot {
  /** 0 is the initial state. */
  readonly turn: number;
  readonly schema: Schema;
  /** What led here from the turn before; empty at turn 0. */
  readonly changes: readonly Change[];
  readonly lineage: Lineage;
  readonly removed: Removed;
  /** Values that enums of the schema have gained, the first one first. */
  readonly addedValues: readonly AddedValue[];
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

/** Whether a thing now at `path` had another name at birth. */
export function isRenamed(lineage: Lineage, path: string): boolean {
  return birthName(lineage, path) !== path.slice(path.lastIndexOf('.') + 1);
}
