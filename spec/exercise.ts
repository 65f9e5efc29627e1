/**
 * Objects on which an action succeeds, and for each guard objects on which that guard alone forbids it. They are found
 * by a bounded search that looks first where off-by-one errors live: at the limits of guards.
 */
import type { DataSource } from './examples.ts';
import { attempt, QUICK, THOROUGH } from './exercise/attempt.ts';
import type { ExerciseResult } from './exercise/attempt.ts';
import { sceneOf } from './exercise/scene.ts';
import { actionOf, entityOf } from './lookup.ts';
import type { Schema } from './schema.ts';

export { shownOn } from './exercise/effects-check.ts';
export { witnessBody } from './exercise/witness.ts';
export type { Exercise, ExerciseResult } from './exercise/attempt.ts';
export type { Witness, WitnessObject } from './exercise/witness.ts';

/**
 * The witnesses of an action of a sound schema, or the guard or effect that stands in the way. Whether there are
 * witnesses does not depend on seed and lineage.
 */
export function exerciseAction(
  source: DataSource,
  entityName: string,
  actionName: string,
): ExerciseResult {
  const entity = entityOf(source.schema, entityName);
  const scene = sceneOf(source, entity, actionOf(entity, actionName));
  const thorough = attempt(scene, THOROUGH);
  return thorough.ok ? thorough : tryAction(source.schema, entityName, actionName);
}

/** Like `exerciseAction` with the first witnesses at hand, in a fraction of the time. */
export function tryAction(schema: Schema, entityName: string, actionName: string): ExerciseResult {
  const entity = entityOf(schema, entityName);
  const action = actionOf(entity, actionName);
  const result = attempt(sceneOf({ schema, lineage: {}, seed: '' }, entity, action), QUICK);
  if (result.ok) return result;
  const places = [schema.entities.indexOf(entity), entity.actions.indexOf(action)];
  const path = `entities[${String(places[0])}].actions[${String(places[1])}].${result.problem.path}`;
  return { ok: false, problem: { ...result.problem, path } };
}
