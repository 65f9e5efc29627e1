/** How a rename of a field follows into every guard and effect that mentions it. */
import type { Action, Entity } from '../schema.ts';
import { mapShared } from './edit.ts';
import { nameEffect, nameGuard, targetOf, usesOfEffect, usesOfGuard } from './field-uses.ts';
import type { FieldNames, FieldUse } from './field-uses.ts';

/** The actions of the entity after the field got its new name; the entity may be another than the field's. */
export function renamedActions(
  entity: Entity,
  { field, to }: { readonly field: FieldUse; readonly to: string },
): readonly Action[] {
  const newName = (owner: string | undefined, name: string): string =>
    owner === field.entity && name === field.field ? to : name;
  const names: FieldNames = {
    own: (name) => newName(entity.name, name),
    item: (via, name) => newName(targetOf(entity, via), name),
  };
  const mentions = (use: FieldUse): boolean =>
    use.entity === field.entity && use.field === field.field;
  return mapShared(entity.actions, (action) => {
    const guards = mapShared(action.guards, (guard) =>
      usesOfGuard(entity, guard).some(mentions) ? nameGuard(guard, names) : guard,
    );
    const effects = mapShared(action.effects, (effect) =>
      usesOfEffect(entity, effect).some(mentions) ? nameEffect(effect, names) : effect,
    );
    const state = names.own(action.field);
    return guards === action.guards && effects === action.effects && state === action.field
      ? action
      : { ...action, field: state, guards, effects };
  });
}
