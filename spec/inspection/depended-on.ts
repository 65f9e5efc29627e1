import { fieldPath } from '../changes/paths.ts';
import { mentionsIn } from '../dependents.ts';
import type { Schema } from '../schema.ts';

/** An entity with how many parts of other entities, and analytics, mention it or one of its fields. */
export interface DependedOn {
  readonly entity: string;
  readonly dependents: number;
}

/** The entities of a state, those that most depends on first; of equal ones, in the order of the state. */
export function dependedOnEntities(schema: Schema): readonly DependedOn[] {
  const mentions = mentionsIn(schema);
  return schema.entities
    .map(({ name, fields }) => {
      const things = [name, ...fields.map((field) => fieldPath(name, field.name))];
      const by = new Set(things.flatMap((thing) => mentions.get(thing) ?? []));
      const others = [...by].filter((path) => !path.startsWith(`${name}.`));
      return { entity: name, dependents: others.length };
    })
    .sort((one, other) => other.dependents - one.dependents);
}
