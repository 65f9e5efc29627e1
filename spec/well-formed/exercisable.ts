/** Every action must be exercisable, or no suite could test it. */
import { tryAction } from '../exercise.ts';
import type { Problem } from '../problem.ts';
import type { Schema } from '../schema.ts';

/** For each action that cannot be exercised, the guard or effect that stands in the way. The schema must be sound. */
export function exerciseProblems(schema: Schema): readonly Problem[] {
  return schema.entities.flatMap((entity) =>
    entity.actions.flatMap((action) => {
      const result = tryAction(schema, entity.name, action.name);
      return result.ok ? [] : [result.problem];
    }),
  );
}
