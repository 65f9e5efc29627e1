/** Comparisons that are one off at their limit. */
import { fieldOf } from '../../../spec/lookup.ts';
import type { Comparator, Entity, Guard } from '../../../spec/schema.ts';
import type { Fault } from '../fault.ts';
import { otherGuards, withOperator } from './comparisons.ts';
import type { Over } from './comparisons.ts';

type Ordering = Exclude<Comparator, '==' | '!='>;

const NAMES: Readonly<Record<Ordering, string>> = {
  '>': 'above',
  '>=': 'at-least',
  '<': 'below',
  '<=': 'at-most',
};

/** Each with the one that differs from it at the limit alone. */
const nextTo: readonly (readonly [from: Ordering, to: Ordering])[] = [
  ['>', '>='],
  ['>=', '>'],
  ['<', '<='],
  ['<=', '<'],
];

const overs = [
  { of: 'values', over: ['values', 'arithmetic'], clause: 'guards.compare' },
  { of: 'counts', over: ['count'], clause: 'guards.count-sum' },
  { of: 'sums', over: ['sum'], clause: 'guards.count-sum' },
] as const satisfies readonly { readonly over: readonly Over[]; [key: string]: unknown }[];

export const operatorFaults: readonly Fault[] = overs.flatMap(({ of, over, clause }) =>
  nextTo.map(([from, to]): Fault => ({
    id: `guards.${of}-${NAMES[from]}-are-${NAMES[to]}`,
    what: `A condition on ${of} with \`${from}\` is asked with \`${to}\`.`,
    category: 'data validation',
    clause,
    ...otherGuards((guard, entity) =>
      reachesLimit(guard, entity) ? withOperator(guard, { over, from, to }) : guard,
    ),
  })),
);

/** Whether the two sides can be equal: twice an integer is no odd number. */
function reachesLimit(guard: Guard, entity: Entity): boolean {
  if (guard.kind !== 'compare') return false;
  const { left, right } = guard;
  const product = 'op' in left && left.op === '*' ? left : null;
  if (product === null || !('field' in product.left) || !('value' in product.right)) return true;
  if (!('value' in right)) return true;
  const value = Number(right.value) / Number(product.right.value);
  const { type } = fieldOf(entity, product.left.field);
  // Floats that suites send are quarters.
  return Number.isInteger(type === 'float' ? 4 * value : value);
}
