/** Operands: what they read exists, and their types. */
import { fieldsOfType } from '../lookup.ts';
import type { Problem } from '../problem.ts';
import type { ArithmeticOperand, Operand } from '../schema.ts';
import { expectedLiteral } from './literals.ts';
import { findFieldAt, findTargetAt } from './scope.ts';
import type { Scope } from './scope.ts';
import { isNumeric, nameOfType, typeOfField } from './value-type.ts';
import type { ValueType } from './value-type.ts';

/** An operand's type – `literal` takes that of the other side – or what is wrong with it. */
export type OperandType =
  | { readonly kind: 'typed'; readonly type: ValueType }
  | { readonly kind: 'literal' }
  | { readonly kind: 'wrong'; readonly problems: readonly Problem[] };

const INTEGER: OperandType = { kind: 'typed', type: { kind: 'integer' } };
const wrong = (...problems: readonly Problem[]): OperandType => ({ kind: 'wrong', problems });

/** The type of an operand on the acting entity. */
export function typeOfOperand(operand: Operand, path: string, scope: Scope): OperandType {
  if ('count' in operand) {
    const list = findTargetAt(scope, 'reference_list', operand.count, `${path}.count`);
    return list.ok ? INTEGER : wrong(...list.problems);
  }
  if ('sum' in operand) return typeOfSum(operand, path, scope);
  if ('op' in operand) return typeOfArithmetic(operand, path, scope);
  if ('value' in operand) return { kind: 'literal' };
  const field = findFieldAt(scope.entity, operand.field, `${path}.field`);
  return field.ok ? { kind: 'typed', type: typeOfField(field.value) } : wrong(...field.problems);
}

function typeOfSum(
  operand: Extract<Operand, { sum: string }>,
  path: string,
  scope: Scope,
): OperandType {
  const list = findTargetAt(scope, 'reference_list', operand.sum, `${path}.sum`);
  if (!list.ok) return wrong(...list.problems);
  const field = findFieldAt(list.value, operand.of, `${path}.of`);
  if (!field.ok) return wrong(...field.problems);
  const type = typeOfField(field.value);
  if (isNumeric(type)) return { kind: 'typed', type };
  const numeric = [
    ...fieldsOfType(list.value, 'integer'),
    ...fieldsOfType(list.value, 'float'),
  ].map(({ name }) => name);
  return wrong({
    code: 'OPERAND_NOT_NUMERIC',
    path: `${path}.of`,
    message: `sum needs a number, but ${operand.of} is ${nameOfType(type)}; ${numeric.length > 0 ? `numbers are ${numeric.join(', ')}` : 'there is no number to sum'}`,
  });
}

/** `+` and `-` of two numeric fields or of a field and a literal, `*` of a field by a literal. */
function typeOfArithmetic(operand: ArithmeticOperand, path: string, scope: Scope): OperandType {
  const sides = (['left', 'right'] as const).map((side) =>
    sideOfArithmetic(operand[side], `${path}.${side}`, scope),
  );
  const problems = sides.flatMap((side) => (side.kind === 'wrong' ? side.problems : []));
  if (problems.length > 0) return wrong(...problems);
  const fields = (['left', 'right'] as const).filter((side) => 'field' in operand[side]).length;
  if (fields === 0)
    return wrong({
      code: 'ARITHMETIC_CONSTANT',
      path,
      message: 'an operator needs at least one field; write the result as one literal',
    });
  if (fields === 2 && operand.op === '*')
    return wrong({
      code: 'PRODUCT_OF_FIELDS',
      path,
      message: '* multiplies a field by a literal; two fields can only be added or subtracted',
    });
  const isFloat = sides.some((side) => side.kind === 'typed' && side.type.kind === 'float');
  return { kind: 'typed', type: { kind: isFloat ? 'float' : 'integer' } };
}

function sideOfArithmetic(
  side: ArithmeticOperand['left'],
  path: string,
  scope: Scope,
): OperandType {
  if ('value' in side) {
    const expected = expectedLiteral(side.value, { kind: 'float' }, scope.schema);
    if (expected === null)
      return { kind: 'typed', type: { kind: Number.isInteger(side.value) ? 'integer' : 'float' } };
    const message = `${JSON.stringify(side.value)} cannot be computed with; it must be ${expected}`;
    return wrong({ code: 'LITERAL_WRONG', path: `${path}.value`, message });
  }
  const found = typeOfOperand(side, path, scope);
  if (found.kind !== 'typed' || isNumeric(found.type)) return found;
  const message = `${side.field} is ${nameOfType(found.type)}; only numbers can be computed with`;
  return wrong({ code: 'OPERAND_NOT_NUMERIC', path: `${path}.field`, message });
}

/** The names of the acting object's own fields that an operand reads, each with its path. */
export function fieldsOfOperand(
  operand: Operand,
  path: string,
): readonly { readonly name: string; readonly path: string }[] {
  if ('count' in operand) return [{ name: operand.count, path: `${path}.count` }];
  if ('sum' in operand) return [{ name: operand.sum, path: `${path}.sum` }];
  if ('field' in operand) return [{ name: operand.field, path: `${path}.field` }];
  if ('value' in operand) return [];
  return (['left', 'right'] as const).flatMap((side) =>
    fieldsOfOperand(operand[side], `${path}.${side}`),
  );
}
