/** What all tests of one action share. */
import type { ClauseId } from '../../../../spec/contract.ts';
import { exerciseAction } from '../../../../spec/exercise.ts';
import type { Exercise } from '../../../../spec/exercise.ts';
import { formatProblem } from '../../../../spec/problem.ts';
import type { Action, Effect, Entity, Guard } from '../../../../spec/schema.ts';
import { innerOf } from '../../../../spec/semantics/effects.ts';
import { handsOver } from '../../../../spec/taken-fields.ts';
import { testsOfEntity } from '../../draft.ts';
import type { PlanTest } from '../../draft.ts';
import type { Suite } from '../../suite.ts';

export interface ActionContext {
  readonly suite: Suite;
  readonly entity: Entity;
  readonly action: Action;
  readonly exercise: Exercise;
  /** The fields of the acting object that the action changes, its state first. */
  readonly ownFields: readonly string[];
  readonly planTest: PlanTest;
}

/** The context of an action. Throws when it cannot be exercised: such a schema is refused before it is planned. */
export function contextOf(suite: Suite, entity: Entity, action: Action): ActionContext {
  const result = exerciseAction(suite, entity.name, action.name);
  if (!result.ok) throw new Error(formatProblem(result.problem));
  const own = action.effects.filter(({ kind }) => kind === 'set' || kind === 'increment');
  const ownFields = [...new Set([action.field, ...own.map((effect) => innerOf(effect).field)])];
  const planEntityTest = testsOfEntity(suite, entity, 'actions');
  return {
    suite,
    entity,
    action,
    exercise: result.exercise,
    ownFields,
    planTest: (id, title, clauses, script) =>
      planEntityTest(`${action.name}.${id}`, `${action.name} ${title}`, clauses, script),
  };
}

/** The sentence of the contract that says how to read a guard. */
export function clauseOfGuard(guard: Guard): ClauseId {
  switch (guard.kind) {
    case 'compare':
      return [guard.left, guard.right].some((side) => 'count' in side || 'sum' in side)
        ? 'guards.count-sum'
        : 'guards.compare';
    case 'null':
      return 'guards.is-null';
    case 'quantifier':
      return 'guards.quantifiers';
    default:
      return guard satisfies never;
  }
}

const effectClauses = {
  set: 'effects.own',
  increment: 'effects.own',
  on_reference: 'effects.on-reference',
  for_each: 'effects.for-each',
} as const satisfies Record<Effect['kind'], ClauseId>;

/** The sentence that says what `this` is in an effect on another object, where the effect reads it. */
export function clausesOfValue(effect: Effect): readonly ClauseId[] {
  return handsOver(effect) ? ['effects.for-each'] : [];
}

/** The sentence of the contract that says what an effect does. */
export function clauseOfEffect({ kind }: Effect): ClauseId {
  return effectClauses[kind];
}
