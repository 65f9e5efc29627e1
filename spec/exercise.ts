/** Objects on which an action succeeds, and for each guard objects on which that guard alone forbids it. */
import type { DataSource } from './examples.ts';
import type { Problem } from './problem.ts';
import type { Value } from './semantics/database.ts';

/** An object to create: the example body of its entity with an id and some fields set and others left out. */
export interface WitnessObject {
  readonly entity: string;
  readonly id: string;
  readonly set: Readonly<Record<string, Value>>;
  /** Fields that must have no value but take no `null`: optional, not nullable, without default. */
  readonly omit: readonly string[];
}

/** Objects in an order in which they can be created; the acting object is the last. */
export interface Witness {
  readonly objects: readonly WitnessObject[];
}

export interface Exercise {
  /** The action succeeds and every effect shows. */
  readonly happy: Witness;
  /** `violations[i]` violates the guard at position i alone; the state is right. */
  readonly violations: readonly Witness[];
}

export type ExerciseResult =
  | { readonly ok: true; readonly exercise: Exercise }
  | { readonly ok: false; readonly problem: Problem };

export declare function exerciseAction(
  source: DataSource,
  entityName: string,
  actionName: string,
): ExerciseResult;
