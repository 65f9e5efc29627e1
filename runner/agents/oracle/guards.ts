/** The conditions of an action as Python statements that refuse it with 409. */
import { typedFieldOf } from '../../../spec/lookup.ts';
import type { Comparator, Guard, GuardOf } from '../../../spec/schema.ts';
import { describeGuard } from '../../../spec/wording.ts';
import { item, listedObjects, operandExpression } from './expressions.ts';
import type { ActionScope, Expression } from './expressions.ts';
import { call, ifAny, ifNot, pythonLiteral } from './python.ts';
import type { Condition } from './python.ts';

const opposites: Readonly<Record<Comparator, Comparator>> = {
  '>': '<=',
  '>=': '<',
  '<': '>=',
  '<=': '>',
  '==': '!=',
  '!=': '==',
};

/** The `if` that is taken when the guard is violated. */
type GuardWriters = {
  readonly [K in Guard['kind']]: (guard: GuardOf<K>, scope: ActionScope) => string;
};

const guardWriters: GuardWriters = {
  compare: ({ left, op, right }, scope) =>
    ifAny(1, violations(operandExpression(left, scope), op, operandExpression(right, scope))),
  null: ({ field, is }, { acting }) =>
    ifAny(1, [[`${item(acting, field)} is ${is === 'null' ? 'not None' : 'None'}`]]),
  quantifier: ({ quantifier, list, where }, scope) => {
    const { target } = typedFieldOf(scope.entity, list, 'reference_list');
    const code = item('item', where.field);
    const listed = { code, nullable: scope.mayBeNull(target, where.field) ? [code] : [] };
    const conditions = satisfied(listed, where.op, pythonLiteral(where.value));
    return ifNot(1, quantifier, {
      conditions,
      loop: `for item in ${listedObjects(list, scope)}`,
    });
  },
};

/** The statement that refuses the action when the guard does not hold. */
export function guardStatement<K extends Guard['kind']>(
  guard: GuardOf<K>,
  scope: ActionScope,
): string {
  const write: GuardWriters[K] = guardWriters[guard.kind];
  const message = pythonLiteral(`not satisfied: ${describeGuard(guard)}`);
  const refusal = call({ depth: 2, open: 'raise GuardFailed(', items: [message], close: ')' });
  return `${write(guard, scope)}\n${refusal}`;
}

/** Conditions of which one is true when the comparison does not hold; null on either side is a violation. */
function violations(left: Expression, op: Comparator, right: Expression): readonly Condition[] {
  // `None` equals no value: only where both sides may be `None` does `==` have to ask.
  const needsAsking = op !== '==' || (left.nullable.length > 0 && right.nullable.length > 0);
  const nulls = needsAsking ? [...new Set([...left.nullable, ...right.nullable])] : [];
  return [
    ...nulls.map((part) => [`${part} is None`]),
    comparison(left.code, opposites[op], right.code),
  ];
}

/** Conditions that are all true when the comparison with a literal holds. */
function satisfied(
  { code, nullable }: Expression,
  op: Comparator,
  literal: string,
): readonly string[] {
  const nulls = op === '==' ? [] : nullable.map((part) => `${part} is not None`);
  return [...nulls, comparison(code, op, literal).join(' ')];
}

/** Truth values are compared by identity, as Python's style guide wants it. */
function comparison(left: string, op: Comparator, right: string): Condition {
  const words: Partial<Record<Comparator, string>> = ['True', 'False'].includes(right)
    ? { '==': 'is', '!=': 'is not' }
    : {};
  return [left, `${words[op] ?? op} ${right}`];
}
