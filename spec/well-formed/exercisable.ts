/** Every action must be exercisable, or no suite could test it. */
import { tryAction } from '../exercise.ts';
import { viewOf } from '../exercise/view.ts';
import type { Problem } from '../problem.ts';
import type { Action, Entity, Schema } from '../schema.ts';
import { partsMentionedBy, sameParts } from './mentioned-parts.ts';

/** For each action that cannot be exercised, the guard or effect that stands in the way. The schema must be sound. */
export function exerciseProblems(schema: Schema): readonly Problem[] {
  return schema.entities.flatMap((entity, index) =>
    verdictsOn(schema, entity).flatMap((problem, at) =>
      problem === null
        ? []
        : [
            {
              ...problem,
              path: `entities[${String(index)}].actions[${String(at)}].${problem.path}`,
            },
          ],
    ),
  );
}

/** `null` for an action that can be exercised, else what stands in the way, at a path within the action. */
type Verdict = Problem | null;

/** Verdicts on the actions of an entity: a trajectory keeps most parts from turn to turn. */
interface EntityVerdicts {
  readonly parts: readonly object[];
  readonly verdicts: readonly Verdict[];
}
const byEntity = new WeakMap<Entity, EntityVerdicts>();

function verdictsOn(schema: Schema, entity: Entity): readonly Verdict[] {
  if (entity.actions.length === 0) return [];
  const parts = partsMentionedBy(schema, entity);
  const known = byEntity.get(entity);
  if (known && sameParts(known.parts, parts)) return known.verdicts;
  const verdicts = entity.actions.map((action) => verdictOn(schema, entity, action));
  byEntity.set(entity, { parts, verdicts });
  return verdicts;
}

/** Verdicts on an action by the content of all that matters to it. */
const byAction = new WeakMap<Action, Map<string, Verdict>>();

function verdictOn(schema: Schema, entity: Entity, action: Action): Verdict {
  const known = byAction.get(action) ?? new Map<string, Verdict>();
  byAction.set(action, known);
  const view = viewOf(schema, entity, action);
  const key = JSON.stringify([entity.name, view]);
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const result = tryAction(view, entity.name, action.name);
  const verdict = result.ok ? null : { ...result.problem, path: withinAction(result.problem.path) };
  known.set(key, verdict);
  return verdict;
}

/** `entities[0].actions[0].guards[2]` → `guards[2]`. */
function withinAction(path: string): string {
  return path.replace(/^entities\[\d+\]\.actions\[\d+\]\./, '');
}
