/** Whether every action of a state can be exercised, remembered for the parts of a state that a change left alone. */
import type { Entity, Schema } from '../schema.ts';
import { tryAction } from '../exercise.ts';

interface Verdict {
  /** All that the verdict depends on: the entity, the entities it refers to, the enums of all of these. */
  readonly grounds: readonly unknown[];
  readonly holds: boolean;
}

/** Remembers the last verdict of each entity by identity; states share the entities that a change did not touch. */
const verdicts = new WeakMap<Entity, Verdict>();

/** True when every action of a sound state has its witnesses. */
export function allExercisable(schema: Schema): boolean {
  return schema.entities.every((entity) => {
    const grounds = groundsOf(schema, entity);
    const known = verdicts.get(entity);
    if (known && sameParts(known.grounds, grounds)) return known.holds;
    const holds = entity.actions.every(({ name }) => tryAction(schema, entity.name, name).ok);
    verdicts.set(entity, { grounds, holds });
    return holds;
  });
}

function groundsOf(schema: Schema, entity: Entity): readonly unknown[] {
  const targets = new Set(
    entity.fields.flatMap((field) => ('target' in field ? field.target : [])),
  );
  const entities = [entity, ...schema.entities.filter(({ name }) => targets.has(name))];
  const enums = new Set(
    entities.flatMap(({ fields }) =>
      fields.flatMap((field) => (field.type === 'enum' ? field.enum : [])),
    ),
  );
  return [...entities, ...schema.enums.filter(({ name }) => enums.has(name))];
}

function sameParts(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((part, index) => part === other[index]);
}
