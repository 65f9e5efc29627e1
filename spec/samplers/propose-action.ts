/** New actions: transitions of an enum field with guards and effects. */
import type { SampleContext } from '../changes/module.ts';
import { enumOf, fieldsOfType } from '../lookup.ts';
import type { Action, Entity, FieldOf } from '../schema.ts';
import { proposeEffect } from './propose-effect.ts';
import { proposeGuard } from './propose-guard.ts';

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

/** A new action for some entity with an enum field of two values or more; `null` when there is none. */
export function proposeAction(
  context: SampleContext,
): { readonly entity: string; readonly action: Action } | null {
  const { schema, random } = context;
  const states = schema.entities.flatMap((entity) =>
    fieldsOfType(entity, 'enum')
      .filter((field) => enumOf(schema, field.enum).values.length >= 2)
      .map((field) => ({ entity, field })),
  );
  if (states.length === 0) return null;
  const { entity, field } = random.weighted(
    states.map((state) => [state, 1 + 2 * linksOf(state.entity)] as const),
  );
  return { entity: entity.name, action: proposeActionOn(context, entity, field) };
}

/** How many references and lists an entity has: they make its actions worth asking for. */
function linksOf({ fields }: Entity): number {
  return fields.filter((field) => 'target' in field).length;
}

/** A new action for one enum field, which has two values or more. */
export function proposeActionOn(
  { schema, random, vocabulary }: SampleContext,
  entity: Entity,
  field: FieldOf<'enum'>,
): Action {
  const [to, ...others] = random.shuffle(enumOf(schema, field.enum).values);
  let action: Action = {
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
  for (let left = random.weighted(GUARDS); left > 0; left -= 1) {
    const guard = proposeGuard(schema, random, { entity, action });
    if (guard) action = { ...action, guards: [...action.guards, guard] };
  }
  for (let left = random.weighted(EFFECTS); left > 0; left -= 1) {
    const effect = proposeEffect(schema, random, { entity, action });
    if (effect) action = { ...action, effects: [...action.effects, effect] };
  }
  return action;
}
