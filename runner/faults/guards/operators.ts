/** Comparisons that are one off at their limit. */
import type { Comparator } from '../../../spec/schema.ts';
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
    ...otherGuards((guard) => withOperator(guard, { over, from, to })),
  })),
);
