/**
 * Which fields guards and effects mention. One traversal serves renames (every mention gets its new name), cascades
 * (what mentions a deleted field goes with it) and conflicts (what a new guard reads).
 */
import { findEntity, findField } from '../lookup.ts';
import type {
  ArithmeticOperand,
  Effect,
  Entity,
  Field,
  FieldEffect,
  Guard,
  GuardOf,
  Operand,
  Schema,
  SetValue,
  SimpleOperand,
} from '../schema.ts';

/** What a mentioned field shall be called. `item` fields belong to the object that the reference or list `via` names. */
export interface FieldNames {
  readonly own: (field: string) => string;
  readonly item: (via: string, field: string) => string;
}

/** A field as the entity that has it knows it. */
export interface FieldUse {
  readonly entity: string;
  readonly field: string;
}

type GuardRenames = {
  readonly [K in Guard['kind']]: (guard: GuardOf<K>, names: FieldNames) => Guard;
};

const guardRenames: GuardRenames = {
  compare: (guard, names) => ({
    ...guard,
    left: nameOperand(guard.left, names),
    right: nameOperand(guard.right, names),
  }),
  null: (guard, names) => ({ ...guard, field: names.own(guard.field) }),
  quantifier: ({ list, where, ...guard }, names) => ({
    ...guard,
    list: names.own(list),
    where: { ...where, field: names.item(list, where.field) },
  }),
};

/** The guard with every field that it mentions named anew. */
export function nameGuard<K extends Guard['kind']>(guard: GuardOf<K>, names: FieldNames): Guard {
  const rename: GuardRenames[K] = guardRenames[guard.kind];
  return rename(guard, names);
}

function nameOperand(operand: Operand, names: FieldNames): Operand {
  if ('count' in operand) return { count: names.own(operand.count) };
  if ('sum' in operand)
    return { sum: names.own(operand.sum), of: names.item(operand.sum, operand.of) };
  if ('op' in operand) return nameArithmetic(operand, names);
  return nameSimple(operand, names);
}

function nameArithmetic(
  { op, left, right }: ArithmeticOperand,
  names: FieldNames,
): ArithmeticOperand {
  return { op, left: nameSimple(left, names), right: nameSimple(right, names) };
}

function nameSimple(operand: SimpleOperand, names: FieldNames): SimpleOperand {
  return 'field' in operand ? { field: names.own(operand.field) } : operand;
}

/** The effect with every field that it mentions named anew. */
export function nameEffect(effect: Effect, names: FieldNames): Effect {
  switch (effect.kind) {
    case 'set':
    case 'increment':
      return nameFieldEffect(effect, names.own, names);
    case 'on_reference': {
      const { reference } = effect;
      const item = (field: string): string => names.item(reference, field);
      return {
        ...effect,
        reference: names.own(reference),
        effect: nameFieldEffect(effect.effect, item, names),
      };
    }
    case 'for_each': {
      const { list } = effect;
      const item = (field: string): string => names.item(list, field);
      return {
        ...effect,
        list: names.own(list),
        effect: nameFieldEffect(effect.effect, item, names),
      };
    }
    default:
      return effect satisfies never;
  }
}

function nameFieldEffect(
  effect: FieldEffect,
  target: (field: string) => string,
  names: FieldNames,
): FieldEffect {
  const field = target(effect.field);
  return effect.kind === 'set'
    ? { ...effect, field, value: nameValue(effect.value, names) }
    : { ...effect, field };
}

function nameValue(value: SetValue, names: FieldNames): SetValue {
  if ('value' in value) return value;
  if ('op' in value) return nameArithmetic(value, names);
  return { field: names.own(value.field) };
}

/** The entity that a reference or reference list leads to. */
export function targetOf(entity: Entity, via: string): string | undefined {
  const field = findField(entity, via);
  return field?.type === 'reference' || field?.type === 'reference_list' ? field.target : undefined;
}

/** The fields that a guard of the entity mentions, its own and those of listed objects; unknown targets are left out. */
export function usesOfGuard(entity: Entity, guard: Guard): readonly FieldUse[] {
  return collectUses(entity, (names) => nameGuard(guard, names));
}

/** The fields that an effect of the entity mentions, its own and those of other objects. */
export function usesOfEffect(entity: Entity, effect: Effect): readonly FieldUse[] {
  return collectUses(entity, (names) => nameEffect(effect, names));
}

function collectUses(
  entity: Entity,
  traverse: (names: FieldNames) => unknown,
): readonly FieldUse[] {
  const uses: FieldUse[] = [];
  traverse({
    own: (field) => {
      uses.push({ entity: entity.name, field });
      return field;
    },
    item: (via, field) => {
      const target = targetOf(entity, via);
      if (target !== undefined) uses.push({ entity: target, field });
      return field;
    },
  });
  return uses;
}

/** The field that a use points at, where it exists. */
export function fieldAt(schema: Schema, use: FieldUse): Field | undefined {
  const entity = findEntity(schema, use.entity);
  return entity && findField(entity, use.field);
}
