/** Numbers that are computed wrongly from right values. */
import { entityOf, isNumberField } from '../../../spec/lookup.ts';
import { misorderedPairs } from '../../../spec/misordered.ts';
import type { NumberField } from '../../../spec/schema.ts';
import type { Row } from '../../../spec/semantics/database.ts';
import type { Fault } from '../fault.ts';
import { takesEighths } from '../fields.ts';
import { lastStates } from '../last-states.ts';
import { someAnalytics } from '../schema-parts.ts';
import { analysedField, has, hasOver, room, takes, takesBelow } from './analytics-parts.ts';
import { computing, resultOf, valuesOf } from './computing.ts';

const OPERATIONS = { category: 'missing feature', clause: 'analytics.operations' } as const;
const ALL = ['avg', 'min', 'max', 'sum'] as const;

const present = (values: readonly (number | null)[]): readonly number[] =>
  values.filter((value) => value !== null);

/** Whether the field is at least 0, and may be more. */
const isNeverNegative = (field: NumberField): boolean =>
  (field.minimum ?? -1) >= 0 && room(field) >= 2;

/** The order of texts, character by character. */
const byCharacters = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

export const operationFaults: readonly Fault[] = [
  {
    id: 'analytics.avg-is-rounded-to-cents',
    what: 'An average is rounded to two decimals.',
    ...OPERATIONS,
    // Three values are needed whose average does not come out even.
    observable: hasOver(['avg'], (field) => room(field) >= 4),
    behaviour: computing(['avg'], ({ right }) => right && Number(right.toFixed(2))),
  },
  {
    id: 'analytics.avg-is-whole',
    what: 'An average is divided as integers are.',
    ...OPERATIONS,
    observable: hasOver(['avg'], (field) => room(field) >= 4),
    behaviour: computing(['avg'], ({ right }) => right && Math.floor(right)),
  },
  {
    id: 'analytics.sum-is-whole',
    what: 'A sum is cut down to an integer.',
    ...OPERATIONS,
    observable: hasOver(['sum'], (field) => field.type === 'float' && room(field) >= 2),
    behaviour: computing(['sum'], ({ right }) => right && Math.trunc(right)),
  },
  {
    id: 'analytics.min-and-max-are-swapped',
    what: 'The minimum is answered as the maximum, and the maximum as the minimum.',
    ...OPERATIONS,
    observable: hasOver(['min', 'max'], (field) => room(field) >= 2),
    behaviour: computing(['min', 'max'], (given) => {
      const swapped = given.analytics.operation === 'min' ? 'max' : 'min';
      return resultOf(swapped, present(valuesOf(given)));
    }),
  },
  {
    id: 'analytics.avg-is-the-sum',
    what: 'An average is not divided by the number of values.',
    ...OPERATIONS,
    observable: hasOver(['avg'], (field) => room(field) >= 2 || !takes(field, 0)),
    behaviour: computing(['avg'], (given) =>
      given.right === null ? null : resultOf('sum', present(valuesOf(given))),
    ),
  },
  {
    id: 'analytics.min-starts-at-zero',
    what: 'The minimum of a field that is never negative starts from 0, and is never above.',
    ...OPERATIONS,
    observable: hasOver(['min'], isNeverNegative),
    behaviour: computing(['min'], ({ right, schema, analytics }) =>
      right !== null && isNeverNegative(analysedField(schema, analytics))
        ? Math.min(0, right)
        : right,
    ),
  },
  ...(['min', 'max'] as const).map((operation): Fault => ({
    id: `analytics.${operation}-compares-texts`,
    what: `The ${operation} is that of the numbers as texts, among which 10 comes before 9.`,
    ...OPERATIONS,
    observable: hasOver([operation], (field) => misorderedPairs(field).length > 0),
    behaviour: computing([operation], (given) => {
      const sorted = present(valuesOf(given)).map(String).toSorted(byCharacters);
      const found = operation === 'min' ? sorted[0] : sorted.at(-1);
      return found === undefined ? null : Number(found);
    }),
  })),
  {
    id: 'analytics.max-starts-at-zero',
    what: 'A maximum starts from 0, and is never below.',
    ...OPERATIONS,
    // One value below 0 may be needed beside one above.
    observable: hasOver(['max'], (field) => takesBelow(field, 2)),
    behaviour: computing(['max'], ({ right }) => right && Math.max(0, right)),
  },
  {
    id: 'analytics.negative-values-are-skipped',
    what: 'Sums and averages skip values below 0.',
    ...OPERATIONS,
    observable: hasOver(['avg', 'sum'], (field) => takesBelow(field)),
    behaviour: computing(['avg', 'sum'], (given) =>
      resultOf(
        given.analytics.operation,
        present(valuesOf(given)).filter((value) => value >= 0),
      ),
    ),
  },
  {
    id: 'analytics.sum-is-rounded-to-cents',
    what: 'A sum is rounded to two decimals.',
    ...OPERATIONS,
    observable: hasOver(['sum'], takesEighths),
    behaviour: computing(['sum'], ({ right }) => right && Number(right.toFixed(2))),
  },
  {
    id: 'analytics.sum-takes-equal-values-once',
    what: 'A sum counts equal values once.',
    ...OPERATIONS,
    observable: hasOver(['sum'], (field) => room(field) >= 2 || !takes(field, 0)),
    behaviour: computing(['sum'], (given) =>
      resultOf('sum', [...new Set(present(valuesOf(given)))]),
    ),
  },
  {
    id: 'analytics.avg-takes-equal-values-once',
    what: 'An average counts equal values once.',
    ...OPERATIONS,
    observable: hasOver(['avg'], (field) => room(field) >= 2),
    behaviour: computing(['avg'], (given) =>
      resultOf('avg', [...new Set(present(valuesOf(given)))]),
    ),
  },
  {
    id: 'analytics.reads-another-field',
    what: 'Analytics go over the first number of the entity, whichever is asked for.',
    ...OPERATIONS,
    observable: hasOver(
      ALL,
      (field, { entity }, schema) =>
        entityOf(schema, entity).fields.find(isNumberField)?.name !== field.name,
    ),
    behaviour: {
      semantics: (right) => ({
        ...right,
        analyse: (server, analytics) => {
          const first = entityOf(server.schema, analytics.entity).fields.find(isNumberField);
          return right.analyse(
            server,
            analytics.operation === 'count' || !first
              ? analytics
              : { ...analytics, field: first.name },
          );
        },
      }),
    },
  },
  {
    id: 'analytics.count-is-one-at-most',
    what: 'A count answers 1 for any number of objects.',
    category: 'missing feature',
    clause: 'analytics.count',
    observable: has('count'),
    behaviour: computing(['count'], ({ right }) => Math.min(1, right ?? 0)),
  },
  {
    id: 'analytics.count-leaves-out-a-state',
    what: 'A count leaves out objects in which an enum field has the last of its values.',
    category: 'missing feature',
    clause: 'analytics.count',
    observable: someAnalytics(
      ({ entity, operation }, { schema }) =>
        operation === 'count' && lastStates(schema, entityOf(schema, entity)).length > 0,
    ),
    behaviour: computing(['count'], ({ analytics, rows, schema }) => {
      const hidden = lastStates(schema, entityOf(schema, analytics.entity));
      const isLast = (row: Row): boolean => hidden.some(([name, value]) => row[name] === value);
      return rows.filter((row) => !isLast(row)).length;
    }),
  },
];
