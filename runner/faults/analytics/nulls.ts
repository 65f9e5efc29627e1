/** Objects in which the field has no value, and what careless servers make of them. */
import { entityOf } from '../../../spec/lookup.ts';
import { mayLackValue } from '../../../spec/semantics/values.ts';
import type { Fault } from '../fault.ts';
import { someAnalytics } from '../schema-parts.ts';
import { hasOver, room, takes, takesAbove, takesBelow } from './analytics-parts.ts';
import { computing, resultOf, valuesOf } from './computing.ts';

const NULLS = { category: 'missing feature', clause: 'analytics.nulls' } as const;

export const nullFaults: readonly Fault[] = [
  {
    id: 'analytics.avg-counts-missing-values',
    what: 'An average divides by the number of all objects, those without a value among them.',
    ...NULLS,
    observable: hasOver(['avg'], (field) => mayLackValue(field) && room(field) >= 2),
    behaviour: computing(['avg'], (given) =>
      given.right === null
        ? null
        : resultOf(
            'avg',
            valuesOf(given).map((value) => value ?? 0),
          ),
    ),
  },
  {
    id: 'analytics.missing-values-are-the-least-or-greatest',
    what: 'A minimum or maximum takes a missing value beside others for 0.',
    ...NULLS,
    observable: hasOver(['min', 'max'], (field, { operation }) => {
      const isSeen = operation === 'min' ? takesAbove(field) : takesBelow(field);
      return mayLackValue(field) && isSeen;
    }),
    behaviour: computing(['min', 'max'], (given) =>
      given.right === null
        ? null
        : resultOf(
            given.analytics.operation,
            valuesOf(given).map((value) => value ?? 0),
          ),
    ),
  },
  {
    id: 'analytics.missing-values-crash',
    what: 'Analytics over a field answer 500 when an object beside others has no value.',
    category: 'server crash',
    clause: 'analytics.nulls',
    observable: hasOver(['avg', 'min', 'max', 'sum'], mayLackValue),
    behaviour: computing(['avg', 'min', 'max', 'sum'], (given) => {
      const values = valuesOf(given);
      if (values.includes(null) && given.right !== null && values.length > 1)
        throw new TypeError('a number and None cannot be added');
      return given.right;
    }),
  },
  {
    id: 'analytics.zero-is-no-value',
    what: 'Analytics skip objects in which the field is 0.',
    ...NULLS,
    observable: hasOver(['avg', 'min', 'max'], (field) => takes(field, 0)),
    behaviour: computing(['avg', 'min', 'max'], (given) =>
      resultOf(
        given.analytics.operation,
        valuesOf(given).filter((value) => value !== null && value !== 0) as readonly number[],
      ),
    ),
  },
  {
    id: 'analytics.count-skips-incomplete-objects',
    what: 'A count leaves out objects in which a field has no value.',
    category: 'missing feature',
    clause: 'analytics.count',
    observable: someAnalytics(
      ({ entity, operation }, { schema }) =>
        operation === 'count' &&
        entityOf(schema, entity).fields.some((field) => field.name !== 'id' && mayLackValue(field)),
    ),
    behaviour: computing(
      ['count'],
      ({ rows }) =>
        rows.filter((row) => Object.values(row).every((value) => value !== null)).length,
    ),
  },
];
