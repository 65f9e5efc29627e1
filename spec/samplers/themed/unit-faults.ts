/** Where rules of a theme compare or compute kilograms with euros, or count up what counts nothing. */
import { must } from '../../lookup.ts';
import type { Effect, FieldEffect, Guard, Operand, SetValue } from '../../schema.ts';
import type { EntityTheme, FieldTheme } from './domain.ts';
import type { Theme } from './theme.ts';

/** Each fault in words, empty when all rules make sense. */
export function unitFaults(theme: Theme): readonly string[] {
  return theme.entities.flatMap((owner) =>
    owner.actions.flatMap((action) =>
      [
        ...action.needs.flatMap((guard) => guardFaults(owner, guard)),
        ...action.does.flatMap((effect) => effectFaults(theme, owner, effect)),
      ].map((fault) => `${owner.name}.${action.name}: ${fault}`),
    ),
  );
}

function guardFaults(owner: EntityTheme, guard: Guard): readonly string[] {
  if (guard.kind !== 'compare') return [];
  return mixedUnits(owner, [...fieldsIn(guard.left), ...fieldsIn(guard.right)]);
}

function fieldsIn(operand: Operand | SetValue): readonly string[] {
  if ('field' in operand) return [operand.field];
  if ('op' in operand) return [...fieldsIn(operand.left), ...fieldsIn(operand.right)];
  return [];
}

function mixedUnits(owner: EntityTheme, names: readonly string[]): readonly string[] {
  const units = new Set(names.map((name) => unitOf(fieldNamed(owner, name))));
  return units.size > 1 ? [`mixes ${[...units].join(' and ')}`] : [];
}

/** The unit of a number; other fields go with their like. */
function unitOf(field: FieldTheme): string {
  return 'unit' in field ? field.unit : field.type;
}

function effectFaults(theme: Theme, owner: EntityTheme, effect: Effect): readonly string[] {
  if (effect.kind === 'set' || effect.kind === 'increment')
    return fieldEffectFaults(owner, owner, effect);
  const via = effect.kind === 'on_reference' ? effect.reference : effect.list;
  return fieldEffectFaults(owner, targetOf(theme, owner, via), effect.effect);
}

function fieldEffectFaults(
  actor: EntityTheme,
  owner: EntityTheme,
  effect: FieldEffect,
): readonly string[] {
  const target = fieldNamed(owner, effect.field);
  if (effect.kind === 'increment')
    return 'counts' in target && target.counts ? [] : [`${target.name} counts nothing`];
  const sources = fieldsIn(effect.value);
  const units = new Set(sources.map((name) => unitOf(fieldNamed(actor, name))));
  return units.size === 0 || (units.size === 1 && units.has(unitOf(target)))
    ? []
    : [`sets ${target.name}, ${unitOf(target)}, from ${[...units].join(' and ')}`];
}

function targetOf(theme: Theme, owner: EntityTheme, via: string): EntityTheme {
  const field = fieldNamed(owner, via);
  const target = 'target' in field ? theme.byName.get(field.target) : undefined;
  return must(target, `${owner.name}.${via} to lead to an entity`);
}

function fieldNamed(owner: EntityTheme, name: string): FieldTheme {
  return must(
    owner.fields.find((field) => field.name === name),
    `a field ${owner.name}.${name}`,
  );
}
