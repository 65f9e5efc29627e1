/** Effects: they set and increment what can be set and incremented, but never an id nor the action's own state. */
import type { Problem } from '../problem.ts';
import type { Effect, Entity, Field, FieldEffect, SetValue } from '../schema.ts';
import { isNullable } from '../semantics/values.ts';
import { expectedLiteral } from './literals.ts';
import { typeOfOperand } from './operands.ts';
import { findFieldAt, findTargetAt } from './scope.ts';
import type { Scope } from './scope.ts';
import { isAssignable, isNumeric, nameOfType, typeOfField } from './value-type.ts';

/** What is wrong with one effect. */
export function effectProblems(effect: Effect, path: string, scope: Scope): readonly Problem[] {
  switch (effect.kind) {
    case 'set':
    case 'increment':
      return [
        ...stateProblems(effect, path, scope),
        ...fieldEffectProblems(effect, path, scope.entity, scope),
      ];
    case 'on_reference': {
      const found = findTargetAt(scope, 'reference', effect.reference, `${path}.reference`);
      if (!found.ok) return found.problems;
      return fieldEffectProblems(effect.effect, `${path}.effect`, found.value, scope);
    }
    case 'for_each': {
      const found = findTargetAt(scope, 'reference_list', effect.list, `${path}.list`);
      if (!found.ok) return found.problems;
      return fieldEffectProblems(effect.effect, `${path}.effect`, found.value, scope);
    }
    default:
      return effect satisfies never;
  }
}

function stateProblems(effect: FieldEffect, path: string, { state }: Scope): readonly Problem[] {
  if (effect.field !== state) return [];
  const message = `${state} is the state of this action; say in "to" what it becomes`;
  return [{ code: 'STATE_SET', path: `${path}.field`, message }];
}

/** `owner` has the field that changes; values are read from the acting entity. */
function fieldEffectProblems(
  effect: FieldEffect,
  path: string,
  owner: Entity,
  scope: Scope,
): readonly Problem[] {
  const found = findFieldAt(owner, effect.field, `${path}.field`);
  if (!found.ok) return found.problems;
  if (effect.field === 'id')
    return [
      {
        code: 'ID_SET',
        path: `${path}.field`,
        message: 'an id never changes; choose another field',
      },
    ];
  return effect.kind === 'increment'
    ? incrementProblems(effect.by, found.value, path, scope)
    : setProblems(effect.value, found.value, `${path}.value`, scope);
}

function incrementProblems(
  by: number,
  field: Field,
  path: string,
  scope: Scope,
): readonly Problem[] {
  const type = typeOfField(field);
  if (!isNumeric(type)) {
    const message = `${field.name} is ${nameOfType(type)}; only numbers can be incremented`;
    return [{ code: 'INCREMENT_NOT_NUMERIC', path: `${path}.field`, message }];
  }
  const expected = by === 0 ? 'other than 0' : expectedLiteral(by, type, scope.schema);
  if (expected === null) return [];
  const message = `${field.name} cannot be incremented by ${String(by)}; the step must be ${expected}`;
  return [{ code: 'INCREMENT_STEP_WRONG', path: `${path}.by`, message }];
}

function setProblems(
  value: SetValue,
  field: Field,
  path: string,
  scope: Scope,
): readonly Problem[] {
  if ('value' in value) return literalProblems(value.value, field, `${path}.value`, scope);
  const found = typeOfOperand(value, path, scope);
  if (found.kind === 'wrong') return found.problems;
  const type = typeOfField(field);
  if (found.kind === 'typed' && isAssignable(found.type, type)) return [];
  const given = found.kind === 'typed' ? nameOfType(found.type) : 'a literal';
  const message = `${field.name} is ${nameOfType(type)} and cannot be set to ${given}`;
  return [{ code: 'TYPES_DIFFER', path, message }];
}

function literalProblems(
  value: Extract<SetValue, { value: unknown }>['value'],
  field: Field,
  path: string,
  scope: Scope,
): readonly Problem[] {
  if (value === null) {
    if (isNullable(field)) return [];
    const message = `${field.name} is not nullable and cannot be set to null`;
    return [{ code: 'SET_NULL', path, message }];
  }
  const isList = field.type === 'reference_list';
  const expected = isList
    ? '[] or another list'
    : Array.isArray(value)
      ? `${nameOfType(typeOfField(field))}; [] is for lists`
      : expectedLiteral(value, typeOfField(field), scope.schema);
  if (expected === null || (isList && Array.isArray(value))) return [];
  const message = `${field.name} cannot be set to ${JSON.stringify(value)}; it must be ${expected}`;
  return [{ code: 'LITERAL_WRONG', path, message }];
}
