/** Which fields of which objects an action's effects change, each effect seen in its turn. */
import { actionOf, entityOf, fieldOf, must } from '../../spec/lookup.ts';
import type { Effect, Entity, FieldEffect } from '../../spec/schema.ts';
import { findRow } from '../../spec/semantics/database.ts';
import type { Database, Row } from '../../spec/semantics/database.ts';
import { actingIn, applyEffect, innerOf } from '../../spec/semantics/effects.ts';
import { listedRows } from '../../spec/semantics/guards.ts';
import type { Acting } from '../../spec/semantics/guards.ts';
import type { Server } from '../../spec/semantics/model.ts';

/** The action on an object. */
export interface Act {
  readonly entity: string;
  readonly id: string;
  readonly action: string;
}

/** An object that an effect changes. */
export interface Target {
  readonly entity: Entity;
  readonly row: Row;
}

/** One effect in its turn. */
export interface EffectStep {
  readonly effect: Effect;
  /** What it does to a field of each target. */
  readonly inner: FieldEffect;
  /** The acting object before the effect. */
  readonly acting: Acting;
  readonly targets: readonly Target[];
  readonly after: Database;
}

/** The effects of an action on an object that exists, one by one, whether or not the action is allowed. */
export function effectSteps(
  server: Server,
  { entity: name, id, action }: Act,
): readonly EffectStep[] {
  const entity = entityOf(server.schema, name);
  const row = must(findRow(server.database, name, id), `a ${name} ${id}`);
  const steps: EffectStep[] = [];
  let acting: Acting = { ...server, entity, row };
  for (const effect of actionOf(entity, action).effects) {
    const after = applyEffect(effect, acting);
    steps.push({
      effect,
      inner: innerOf(effect),
      acting,
      targets: targetsOf(effect, acting),
      after,
    });
    acting = actingIn(acting, after);
  }
  return steps;
}

function targetsOf(effect: Effect, acting: Acting): readonly Target[] {
  if (effect.kind === 'set' || effect.kind === 'increment') return [acting];
  const name = effect.kind === 'on_reference' ? effect.reference : effect.list;
  const field = fieldOf(acting.entity, name);
  if (field.type !== 'reference' && field.type !== 'reference_list')
    throw new Error(`${name} is no reference`);
  const entity = entityOf(acting.schema, field.target);
  if (field.type === 'reference_list')
    return listedRows(name, acting).map((row) => ({ entity, row }));
  const id = acting.row[name];
  const row = typeof id === 'string' ? findRow(acting.database, field.target, id) : undefined;
  return row === undefined ? [] : [{ entity, row }];
}
