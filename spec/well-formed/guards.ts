/** Guards: they compare what can be compared, and leave the id and the action's own state alone. */
import type { Problem } from '../problem.ts';
import type { Comparator, Guard, GuardOf } from '../schema.ts';
import { isNullable, isOmittable } from '../semantics/values.ts';
import { expectedLiteral } from './literals.ts';
import { fieldsOfOperand, typeOfOperand } from './operands.ts';
import type { OperandType } from './operands.ts';
import { findFieldAt, findTargetAt } from './scope.ts';
import type { Scope } from './scope.ts';
import { areComparable, isOrdered, nameOfType, typeOfField } from './value-type.ts';
import type { ValueType } from './value-type.ts';

type Check<K extends Guard['kind']> = (
  guard: GuardOf<K>,
  path: string,
  scope: Scope,
) => readonly Problem[];

const checks: { readonly [K in Guard['kind']]: Check<K> } = {
  compare: compareProblems,
  null: ({ field: name }, path, scope) => {
    const found = findFieldAt(scope.entity, name, `${path}.field`);
    if (!found.ok) return found.problems;
    const field = found.value;
    const untouchable = untouchableProblems([{ name, path: `${path}.field` }], scope);
    if (untouchable.length > 0) return untouchable;
    if (field.type === 'reference_list')
      return [
        problem(
          'GUARD_NEVER_NULL',
          `${path}.field`,
          `${name} is a list and never null; compare its count with a number`,
        ),
      ];
    return isNullable(field) || isOmittable(field)
      ? []
      : [
          problem(
            'GUARD_NEVER_NULL',
            `${path}.field`,
            `${name} always has a value; a null check needs a field that is nullable, or optional without a default`,
          ),
        ];
  },
  quantifier: ({ list, where }, path, scope) => {
    const found = findTargetAt(scope, 'reference_list', list, `${path}.list`);
    if (!found.ok) return found.problems;
    const field = findFieldAt(found.value, where.field, `${path}.where.field`);
    if (!field.ok) return field.problems;
    if (where.field === 'id') return [guardedId(`${path}.where.field`)];
    const type = typeOfField(field.value);
    const unordered = comparisonProblems(where.op, type, `${path}.where`, where.field);
    return unordered.length > 0
      ? unordered
      : literalProblems(where.value, type, `${path}.where.value`, scope);
  },
};

/** What is wrong with one guard. */
export function guardProblems<K extends Guard['kind']>(
  guard: GuardOf<K>,
  path: string,
  scope: Scope,
): readonly Problem[] {
  const check: Check<K> = checks[guard.kind];
  return check(guard, path, scope);
}

function compareProblems(
  guard: GuardOf<'compare'>,
  path: string,
  scope: Scope,
): readonly Problem[] {
  const left = typeOfOperand(guard.left, `${path}.left`, scope);
  const right = typeOfOperand(guard.right, `${path}.right`, scope);
  const wrong = [
    ...[left, right].flatMap((side) => (side.kind === 'wrong' ? side.problems : [])),
    ...untouchableProblems(
      [
        ...fieldsOfOperand(guard.left, `${path}.left`),
        ...fieldsOfOperand(guard.right, `${path}.right`),
      ],
      scope,
    ),
    ...equalityProblems(guard, path),
  ];
  const isJudged = left.kind !== 'wrong' && right.kind !== 'wrong' && wrong.length === 0;
  return isJudged ? sideProblems(guard, { left, right }, path, scope) : wrong;
}

function sideProblems(
  guard: GuardOf<'compare'>,
  { left, right }: { readonly left: OperandType; readonly right: OperandType },
  path: string,
  scope: Scope,
): readonly Problem[] {
  if (left.kind === 'typed' && right.kind === 'typed') {
    if (areComparable(left.type, right.type))
      return comparisonProblems(guard.op, left.type, path, 'the left side');
    return [
      problem(
        'TYPES_DIFFER',
        path,
        `the left side is ${nameOfType(left.type)}, the right side ${nameOfType(right.type)}; both sides must have the same type`,
      ),
    ];
  }
  const [typed, side] = left.kind === 'typed' ? [left, 'right' as const] : [right, 'left' as const];
  const literal = guard[side];
  if (typed.kind !== 'typed' || !('value' in literal))
    return [
      problem(
        'GUARD_CONSTANT',
        path,
        'two literals are compared; one side at least must read a field',
      ),
    ];
  const unordered = comparisonProblems(guard.op, typed.type, path, 'the field');
  return unordered.length > 0
    ? unordered
    : literalProblems(literal.value, typed.type, `${path}.${side}.value`, scope);
}

function comparisonProblems(
  op: Comparator,
  type: ValueType,
  path: string,
  what: string,
): readonly Problem[] {
  if (type.kind === 'reference_list')
    return [
      problem(
        'LIST_COMPARED',
        path,
        `${what} is a list; compare its count, its sum, or use a quantifier`,
      ),
    ];
  if (op === '==' || op === '!=' || isOrdered(type)) return [];
  return [
    problem(
      'NOT_ORDERED',
      `${path}.op`,
      `${what} is ${nameOfType(type)}; ${op} is for numbers and datetimes, use == or !=`,
    ),
  ];
}

function literalProblems(
  value: unknown,
  type: ValueType,
  path: string,
  scope: Scope,
): readonly Problem[] {
  const expected = expectedLiteral(value, type, scope.schema);
  return expected === null
    ? []
    : [
        problem(
          'LITERAL_WRONG',
          path,
          `${JSON.stringify(value)} is compared with ${nameOfType(type)}; it must be ${expected}`,
        ),
      ];
}

function equalityProblems(
  { left, op, right }: GuardOf<'compare'>,
  path: string,
): readonly Problem[] {
  if ((op !== '==' && op !== '!=') || !('op' in left || 'op' in right)) return [];
  return [
    problem(
      'EQUALITY_OF_ARITHMETIC',
      `${path}.op`,
      `${op} compares no computed values; use >, >=, < or <=`,
    ),
  ];
}

function untouchableProblems(
  fields: readonly { readonly name: string; readonly path: string }[],
  { state }: Scope,
): readonly Problem[] {
  return fields.flatMap(({ name, path }) => {
    if (name === 'id') return [guardedId(path)];
    if (name === state)
      return [
        problem(
          'STATE_GUARDED',
          path,
          `${name} is the state of this action; say in "from" which values allow it`,
        ),
      ];
    return [];
  });
}

function guardedId(path: string): Problem {
  return problem('ID_GUARDED', path, 'no guard reads an id; choose another field');
}

function problem(code: string, path: string, message: string): Problem {
  return { code, path, message };
}
