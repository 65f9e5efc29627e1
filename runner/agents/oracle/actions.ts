/** The functions of an entity's actions: find the object, check its state, check the conditions, apply the effects. */
import type { Action, Entity } from '../../../spec/schema.ts';
import { effectStatements } from './effects.ts';
import { item } from './expressions.ts';
import { guardStatement } from './guards.ts';
import type { MayBeNull } from './may-be-null.ts';
import type { Names } from './names.ts';
import { call, indentation, pythonLiteral, tuple } from './python.ts';
import { settledAfterEffect, settledAfterGuard } from './settled.ts';
import type { Settled } from './settled.ts';

/** What `entity.py.hbs` shows of an action. */
export interface ActionView {
  readonly name: string;
  readonly path: string;
  readonly field: string;
  readonly to: string;
  readonly statements: readonly string[];
}

/** What all actions of an entity have in common. */
export interface ActionSource {
  readonly entity: Entity;
  /** The path of one object, `/dog/{id}`. */
  readonly objectPath: string;
  readonly names: Names;
  readonly mayBeNull: MayBeNull;
}

/** The view of one action. */
export function actionView(action: Action, source: ActionSource): ActionView {
  const { entity, objectPath, names } = source;
  const acting = names.module(entity.name);
  const state = item(acting, action.field);
  return {
    name: names.action(entity.name, action.name),
    path: `${objectPath}/${action.name}`,
    field: action.field,
    to: action.to,
    statements: [
      `${indentation(1)}${acting} = find(request)`,
      stateCheck(action, state),
      ...guardsAndEffects(action, source),
      `${indentation(1)}${state} = ${pythonLiteral(action.to)}`,
      `${indentation(1)}return Response(200, ${acting})`,
    ],
  };
}

function stateCheck({ field, from }: Action, state: string): string {
  const [only = '', ...others] = from;
  const isElsewhere =
    others.length === 0 ? `${state} != ${pythonLiteral(only)}` : `${state} not in ${tuple(from)}`;
  const message = pythonLiteral(`${field} must be ${from.join(' or ')}`);
  const refusal = call({ depth: 2, open: 'raise WrongState(', items: [message], close: ')' });
  return `${indentation(1)}if ${isElsewhere}:\n${refusal}`;
}

/** The statements in order, each written in the knowledge of what the ones before made sure of. */
function guardsAndEffects(
  { guards, effects }: Action,
  { entity, names, mayBeNull }: ActionSource,
): readonly string[] {
  const acting = names.module(entity.name);
  const statements: string[] = [];
  let settled: Settled = new Set();
  for (const guard of guards) {
    statements.push(guardStatement(guard, { entity, acting, names, mayBeNull, settled }));
    settled = settledAfterGuard(settled, guard);
  }
  for (const effect of effects) {
    statements.push(...effectStatements(effect, { entity, acting, names, mayBeNull, settled }));
    settled = settledAfterEffect(settled, effect, entity);
  }
  return statements;
}
