/** What a list of an entity refers to. */
import { entityOf, typedFieldOf } from '../../../spec/lookup.ts';
import type { Entity, Schema } from '../../../spec/schema.ts';

/** The entity whose objects the reference list holds. */
export function listTarget(schema: Schema, owner: Entity, list: string): Entity {
  return entityOf(schema, typedFieldOf(owner, list, 'reference_list').target);
}
