/** Operands of guards and effects as Python expressions. */
import { typedFieldOf } from '../../../spec/lookup.ts';
import type { Entity, Operand } from '../../../spec/schema.ts';
import type { MayBeNull } from './may-be-null.ts';
import type { Names } from './names.ts';
import { pythonLiteral } from './python.ts';
import type { Settled } from './settled.ts';

/** Where a statement of an action stands. */
export interface ActionScope {
  readonly entity: Entity;
  /** The variable that holds the acting object. */
  readonly acting: string;
  readonly names: Names;
  readonly mayBeNull: MayBeNull;
  readonly settled: Settled;
}

export interface Expression {
  readonly code: string;
  /** The parts of it that may be `None`: then it has no value, and computing it would fail. */
  readonly nullable: readonly string[];
}

/** `dog["rank"]` */
export function item(variable: string, field: string): string {
  return `${variable}[${pythonLiteral(field)}]`;
}

/** A field of the acting object. */
export function ownField(field: string, scope: ActionScope): Expression {
  const code = item(scope.acting, field);
  const isNullable = scope.mayBeNull(scope.entity.name, field) && !scope.settled.has(field);
  return { code, nullable: isNullable ? [code] : [] };
}

/** An operand, with fields read from the acting object. */
export function operandExpression(operand: Operand, scope: ActionScope): Expression {
  if ('field' in operand) return ownField(operand.field, scope);
  if ('value' in operand) return { code: pythonLiteral(operand.value), nullable: [] };
  if ('count' in operand)
    return { code: `len(${item(scope.acting, operand.count)})`, nullable: [] };
  if ('sum' in operand) {
    const values = `values_of(${listedObjects(operand.sum, scope)}, ${pythonLiteral(operand.of)})`;
    return { code: `sum(${values})`, nullable: [] };
  }
  const left = operandExpression(operand.left, scope);
  const right = operandExpression(operand.right, scope);
  return {
    code: `${left.code} ${operand.op} ${right.code}`,
    nullable: [...new Set([...left.nullable, ...right.nullable])],
  };
}

/** `find_all(toy_table, dog["toys"])`: the objects that a reference list of the acting object names. */
export function listedObjects(list: string, { entity, acting, names }: ActionScope): string {
  const { target } = typedFieldOf(entity, list, 'reference_list');
  return `find_all(${names.table(target)}, ${item(acting, list)})`;
}
