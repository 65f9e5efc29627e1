/** New entities: an id and four or five fields. */
import type { Entity, EnumType, Field } from '../schema.ts';
import type { SampleContext } from '../changes/module.ts';
import { proposeField, proposeId } from './propose-field.ts';

/** A new entity without actions, and the enums that its fields bring. It refers to entities of the schema. */
export function proposeEntity(context: SampleContext): {
  readonly entity: Entity;
  readonly enums: readonly EnumType[];
} {
  const { random, vocabulary } = context;
  const name = vocabulary.entityName(random);
  const fields: Field[] = [proposeId(random)];
  const enums: EnumType[] = [];
  for (let left = random.integer(4, 5); left > 0; left -= 1) {
    const proposal = proposeField(context, name, fields);
    fields.push(proposal.field);
    if (proposal.enum) enums.push(proposal.enum);
  }
  return { entity: { name, fields, actions: [] }, enums };
}
