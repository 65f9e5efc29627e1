/**
 * Names of operations, unique and stable: a verb of the semantics, the entity, and the action or analytics after an
 * underscore. Entity names hold no underscore and begin with a capital, so no two operations share a name.
 */
import type { Action, Analytics, Entity } from '../../spec/schema.ts';

export type EntityVerb = 'create' | 'list' | 'read' | 'update' | 'remove';

/** `createDog`. */
export function entityOperationId(verb: EntityVerb, entity: Entity): string {
  return `${verb}${entity.name}`;
}

/** `actDog_approve`. */
export function actionOperationId(entity: Entity, action: Action): string {
  return `act${entity.name}_${action.name}`;
}

/** `analyseDog_count`, `analyseDog_rank_avg`. */
export function analyticsOperationId(analytics: Analytics): string {
  const parts =
    analytics.operation === 'count' ? ['count'] : [analytics.field, analytics.operation];
  return [`analyse${analytics.entity}`, ...parts].join('_');
}
