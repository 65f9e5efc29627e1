/** The effects of an action as Python statements. */
import { findField, typedFieldOf } from '../../../spec/lookup.ts';
import type { Effect, FieldEffect, SetValue } from '../../../spec/schema.ts';
import { item, listedObjects, operandExpression, ownField } from './expressions.ts';
import type { ActionScope, Expression } from './expressions.ts';
import { assignment, call, ifAny, indentation, pythonLiteral } from './python.ts';

/** The lines of one effect, in the body of the action's function. */
export function effectStatements(effect: Effect, scope: ActionScope): readonly string[] {
  const { entity, names } = scope;
  switch (effect.kind) {
    case 'set':
    case 'increment':
      return change(effect, { field: ownField(effect.field, scope), depth: 1, scope });
    case 'on_reference': {
      const { target } = typedFieldOf(entity, effect.reference, 'reference');
      const reference = ownField(effect.reference, scope);
      const isOptional = reference.nullable.length > 0;
      const depth = isOptional ? 2 : 1;
      const variable = names.local(effect.reference, entity.name);
      return [
        ...(isOptional ? [`${indentation(1)}if ${reference.code} is not None:`] : []),
        call({
          depth,
          open: `${variable} = ${names.table(target)}[`,
          items: [reference.code],
          close: ']',
        }),
        ...changeOfOther(effect.effect, { variable, target, depth, scope }),
      ];
    }
    case 'for_each': {
      const { target } = typedFieldOf(entity, effect.list, 'reference_list');
      return [
        `${indentation(1)}for item in ${listedObjects(effect.list, scope)}:`,
        ...changeOfOther(effect.effect, { variable: 'item', target, depth: 2, scope }),
      ];
    }
    default:
      return effect satisfies never;
  }
}

interface Place {
  /** The field that is changed. */
  readonly field: Expression;
  readonly depth: number;
  readonly scope: ActionScope;
}

function changeOfOther(
  effect: FieldEffect,
  other: {
    readonly variable: string;
    readonly target: string;
    readonly depth: number;
    readonly scope: ActionScope;
  },
): readonly string[] {
  const { variable, target, depth, scope } = other;
  const code = item(variable, effect.field);
  const nullable = scope.mayBeNull(target, effect.field) ? [code] : [];
  return change(effect, { field: { code, nullable }, depth, scope });
}

function change(effect: FieldEffect, { field, depth, scope }: Place): readonly string[] {
  if (effect.kind === 'set') return setStatements(field.code, setValue(effect.value, scope), depth);
  const step = pythonLiteral(Math.abs(effect.by));
  const line = `${field.code} ${effect.by < 0 ? '-=' : '+='} ${step}`;
  return field.nullable.length === 0
    ? [`${indentation(depth)}${line}`]
    : [`${indentation(depth)}if ${field.code} is not None:`, `${indentation(depth + 1)}${line}`];
}

/** Without a value for each of its operands a computation has none either. */
function setStatements(
  target: string,
  { code, nullable }: Expression,
  depth: number,
): readonly string[] {
  if (nullable.length === 0) return [assignment(depth, target, code)];
  return [
    ifAny(
      depth,
      nullable.map((part) => [`${part} is None`]),
    ),
    assignment(depth + 1, target, 'None'),
    `${indentation(depth)}else:`,
    assignment(depth + 1, target, code),
  ];
}

/** A field that is copied as it is may be null without further ado; a list is copied, never shared. */
function setValue(value: SetValue, scope: ActionScope): Expression {
  if ('op' in value) return operandExpression(value, scope);
  if ('value' in value) return { code: pythonLiteral(value.value), nullable: [] };
  const code = item(scope.acting, value.field);
  const isList = findField(scope.entity, value.field)?.type === 'reference_list';
  return { code: isList ? `list(${code})` : code, nullable: [] };
}
