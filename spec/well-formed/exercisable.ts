/** Every action must be exercisable, or no suite could test it. */
import { tryAction } from '../exercise.ts';
import { entityOf, enumOf } from '../lookup.ts';
import type { Problem } from '../problem.ts';
import type { Entity, Schema } from '../schema.ts';

/** For each action that cannot be exercised, the guard or effect that stands in the way. The schema must be sound. */
export function exerciseProblems(schema: Schema): readonly Problem[] {
  return schema.entities.flatMap((entity, index) =>
    problemsOf(schema, entity).map(({ path, ...problem }) => ({
      ...problem,
      path: path.replace(/^entities\[\d+\]/, `entities[${String(index)}]`),
    })),
  );
}

/**
 * The verdict on an entity depends on the parts of the schema that its actions can see. A trajectory keeps most parts
 * from turn to turn, so verdicts are kept as long as these very parts are.
 */
interface Verdict {
  readonly seen: readonly object[];
  readonly problems: readonly Problem[];
}
const verdicts = new WeakMap<Entity, Verdict>();

function problemsOf(schema: Schema, entity: Entity): readonly Problem[] {
  if (entity.actions.length === 0) return [];
  const seen = partsSeenFrom(schema, entity);
  const known = verdicts.get(entity);
  if (known?.seen.length === seen.length && known.seen.every((part, index) => part === seen[index]))
    return known.problems;
  const problems = entity.actions.flatMap((action) => {
    const result = tryAction(schema, entity.name, action.name);
    return result.ok ? [] : [result.problem];
  });
  verdicts.set(entity, { seen, problems });
  return problems;
}

/** Enums and entities up to two references away: the objects that the witnesses of an action consist of. */
function partsSeenFrom(schema: Schema, entity: Entity): readonly object[] {
  const near = targetsOf(schema, entity);
  const entities = [entity, ...near, ...near.flatMap((target) => targetsOf(schema, target))];
  const enums = entities.flatMap(({ fields }) =>
    fields.flatMap((field) => (field.type === 'enum' ? [enumOf(schema, field.enum)] : [])),
  );
  return [...entities, ...enums];
}

function targetsOf(schema: Schema, { fields }: Entity): readonly Entity[] {
  return fields.flatMap((field) => ('target' in field ? [entityOf(schema, field.target)] : []));
}
