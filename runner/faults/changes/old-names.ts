/** What a snapshot still knows of the names before. */
import type { Entity } from '../../../spec/schema.ts';
import { birthName } from '../../../spec/snapshot.ts';
import type { Snapshot } from '../../../spec/snapshot.ts';

/** A field that was renamed, with the name that it was born with, which is gone. */
export interface RenamedField {
  readonly old: string;
  readonly now: string;
}

/** The fields of an entity that had another name at birth. */
export function renamedFields(
  { lineage, removed }: Snapshot,
  entity: Entity,
): readonly RenamedField[] {
  return entity.fields
    .map(({ name }) => ({ now: name, old: birthName(lineage, `${entity.name}.${name}`) }))
    .filter(
      ({ now, old }) =>
        old !== now &&
        removed.fields.some((field) => field.entity === entity.name && field.field === old),
    );
}

/** The names of fields that an entity has no more, and that none of its fields was born with. */
export function deletedFields(snapshot: Snapshot, entity: Entity): readonly string[] {
  const renamed = renamedFields(snapshot, entity).map(({ old }) => old);
  return snapshot.removed.fields
    .filter((gone) => gone.entity === entity.name && !renamed.includes(gone.field))
    .map(({ field }) => field);
}

/** Whether an entity had another name at birth. */
export function isRenamed({ lineage }: Snapshot, { name }: Entity): boolean {
  return birthName(lineage, name) !== name;
}
