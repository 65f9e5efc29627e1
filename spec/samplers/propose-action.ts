/** New actions: transitions of an enum field with guards and effects. */
import type { SampleContext } from '../changes/module.ts';
import { enumOf, fieldsOfType } from '../lookup.ts';
import type { Action, Entity, FieldOf } from '../schema.ts';
import { firstThatGives } from './first-that-gives.ts';
import { proposeEffect, proposeEffectOf } from './propose-effect.ts';
import { proposeGuard, proposeGuardOf } from './propose-guard.ts';

/** How many guards and effects a new action has. */
const GUARDS = [
  [0, 3],
  [1, 5],
  [2, 3],
] as const;
const EFFECTS = [
  [0, 3],
  [1, 5],
  [2, 3],
] as const;

/** A new action for some entity with an enum field of two values or more; `null` when there is none with room for what is asked. */
export function proposeAction(
  context: SampleContext,
): { readonly entity: string; readonly action: Action } | null {
  const { schema, random } = context;
  const states = schema.entities.flatMap((entity) =>
    fieldsOfType(entity, 'enum')
      .filter((field) => enumOf(schema, field.enum).values.length >= 2)
      .map((field) => [{ entity, field }, 1 + 2 * linksOf(entity)] as const),
  );
  return firstThatGives(states, random, ({ entity, field }) => {
    const action = proposeActionOn(context, entity, field);
    return action && { entity: entity.name, action };
  });
}

/** How many references and lists an entity has: they make its actions worth asking for. */
function linksOf({ fields }: Entity): number {
  return fields.filter((field) => 'target' in field).length;
}

/** A new action for one enum field, which has two values or more; `null` when there is no room for what is asked. */
export function proposeActionOn(
  context: SampleContext,
  entity: Entity,
  field: FieldOf<'enum'>,
): Action | null {
  const { schema, random, vocabulary, guard, effect } = context;
  const [to, ...others] = random.shuffle(enumOf(schema, field.enum).values);
  const bare: Action = {
    name: vocabulary.actionName(
      random,
      entity.name,
      entity.actions.map(({ name }) => name),
    ),
    field: field.name,
    from: others.slice(0, random.chance(0.35) ? 2 : 1),
    to: to ?? '',
    guards: [],
    effects: [],
  };
  const asked: Action = {
    ...bare,
    guards: listed(guard && proposeGuardOf(guard, context, { entity, action: bare })),
    effects: listed(effect && proposeEffectOf(effect, context, { entity, action: bare })),
  };
  const isGiven =
    asked.guards.length === (guard ? 1 : 0) && asked.effects.length === (effect ? 1 : 0);
  return isGiven ? furnished(asked, entity, context) : null;
}

function listed<T>(item: T | null | undefined): readonly T[] {
  return item === null || item === undefined ? [] : [item];
}

/** The action with further guards and effects, up to a drawn number of each. */
function furnished(asked: Action, entity: Entity, context: SampleContext): Action {
  let action = asked;
  for (let left = context.random.weighted(GUARDS) - asked.guards.length; left > 0; left -= 1) {
    const guards = listed(proposeGuard(context, { entity, action }));
    action = { ...action, guards: [...action.guards, ...guards] };
  }
  for (let left = context.random.weighted(EFFECTS) - asked.effects.length; left > 0; left -= 1) {
    const effects = listed(proposeEffect(context, { entity, action }));
    action = { ...action, effects: [...action.effects, ...effects] };
  }
  return action;
}
