/** What a snapshot still knows of the names before. */
import type { Analytics, Entity } from '../../../spec/schema.ts';
import { isRenamed } from '../../../spec/snapshot.ts';
import type { Removal, Removed, RemovedField, Snapshot } from '../../../spec/snapshot.ts';

/** The names that are gone, without those that went by another kind of change. */
export function lostBy({ endpoints, analytics, actions, fields }: Removed, kind: Removal): Removed {
  const isMeant = ({ by }: { readonly by: Removal }): boolean => by === kind;
  return {
    endpoints: endpoints.filter(isMeant),
    analytics: analytics.filter(isMeant),
    actions: actions.filter(isMeant),
    fields: fields.filter(isMeant),
  };
}

/** The field names that an entity lost by a kind of change. */
export function lostFields(
  { removed }: Snapshot,
  { name }: Entity,
  kind: Removal,
): readonly RemovedField[] {
  return removed.fields.filter(({ entity, by }) => entity === name && by === kind);
}

/** Whether analytics go over a field that had another name at birth. */
export function isOverRenamedField(analytics: Analytics, { lineage }: Snapshot): boolean {
  return (
    analytics.operation !== 'count' && isRenamed(lineage, `${analytics.entity}.${analytics.field}`)
  );
}
