/** What a schema has: the questions with which faults say whether they can be seen. */
import type { Action, Analytics, Effect, Entity, Field, Guard } from '../../spec/schema.ts';
import type { Snapshot } from '../../spec/snapshot.ts';

/** Answers a question about a snapshot. */
type Asks = (snapshot: Snapshot) => boolean;

/** For what every schema shows. */
export const always: Asks = ({ schema }) => schema.entities.length > 0;

/** Whether there is such an entity. */
export const someEntity =
  (holds: (entity: Entity, snapshot: Snapshot) => boolean): Asks =>
  (snapshot) =>
    snapshot.schema.entities.some((entity) => holds(entity, snapshot));

/** Whether an entity has such a field. */
export const someField = (holds: (field: Field, entity: Entity) => boolean): Asks =>
  someEntity((entity) => entity.fields.some((field) => holds(field, entity)));

/** Whether an entity has such an action. */
export const someAction = (
  holds: (action: Action, entity: Entity, snapshot: Snapshot) => boolean,
): Asks =>
  someEntity((entity, snapshot) =>
    entity.actions.some((action) => holds(action, entity, snapshot)),
  );

/** Whether an action has such a guard. */
export const someGuard = (
  holds: (guard: Guard, entity: Entity, snapshot: Snapshot) => boolean,
): Asks =>
  someAction(({ guards }, entity, snapshot) =>
    guards.some((guard) => holds(guard, entity, snapshot)),
  );

/** Whether an action has such an effect. */
export const someEffect = (
  holds: (effect: Effect, entity: Entity, snapshot: Snapshot) => boolean,
): Asks =>
  someAction(({ effects }, entity, snapshot) =>
    effects.some((effect) => holds(effect, entity, snapshot)),
  );

/** Whether there is such an analytics endpoint. */
export const someAnalytics =
  (holds: (analytics: Analytics, snapshot: Snapshot) => boolean): Asks =>
  (snapshot) =>
    snapshot.schema.analytics.some((analytics) => holds(analytics, snapshot));
