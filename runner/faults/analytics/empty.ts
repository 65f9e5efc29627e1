/** Analytics over no values at all. */
import { mayLackValue } from '../../../spec/semantics/values.ts';
import type { Fault, FailureCategory } from '../fault.ts';
import { has, hasOver } from './analytics-parts.ts';
import { computing, valuesOf } from './computing.ts';

const EMPTY = { category: 'missing feature', clause: 'analytics.empty' } as const;

export const emptyFaults: readonly Fault[] = [
  ...(['avg', 'min', 'max'] as const).map((operation): Fault => ({
    id: `analytics.${operation}-of-nothing-is-zero`,
    what: `${operation} over no values is 0.`,
    ...EMPTY,
    observable: has(operation),
    behaviour: computing([operation], ({ right }) => right ?? 0),
  })),
  {
    id: 'analytics.sum-of-nothing-is-null',
    what: 'The sum of no values is `null`.',
    ...EMPTY,
    observable: has('sum'),
    behaviour: computing(['sum'], (given) =>
      valuesOf(given).every((value) => value === null) ? null : given.right,
    ),
  },
  {
    id: 'analytics.of-no-objects-crash',
    what: 'Analytics over a field answer 500 while there are no objects.',
    category: 'server crash' satisfies FailureCategory,
    clause: 'analytics.empty',
    observable: has('avg', 'min', 'max', 'sum'),
    behaviour: computing(['avg', 'min', 'max', 'sum'], ({ rows, right }) => {
      if (rows.length === 0) throw new RangeError('there is nothing to go over');
      return right;
    }),
  },
  {
    id: 'analytics.of-no-values-crash',
    what: 'Analytics over a field answer 500 while none of the objects has a value.',
    category: 'server crash',
    clause: 'analytics.empty',
    observable: hasOver(['avg', 'min', 'max'], mayLackValue),
    behaviour: computing(['avg', 'min', 'max'], ({ rows, right }) => {
      if (rows.length > 0 && right === null) throw new RangeError('division by zero');
      return right;
    }),
  },
  {
    id: 'analytics.count-of-nothing-is-null',
    what: 'The count of no objects is `null`.',
    category: 'missing feature',
    clause: 'analytics.count',
    observable: has('count'),
    behaviour: computing(['count'], ({ right }) => (right === 0 ? null : right)),
  },
];
