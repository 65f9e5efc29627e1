/** What analytics a schema has: the questions with which these faults say whether they can be seen. */
import { STEPS } from '../../../spec/boundaries.ts';
import { entityOf, fieldOf, isNumberField, must } from '../../../spec/lookup.ts';
import type { AnalyticsOperation, NumberField, Schema } from '../../../spec/schema.ts';
import type { Fault } from '../fault.ts';
import { someAnalytics } from '../schema-parts.ts';
import type { FieldAnalytics } from './computing.ts';

type Asks = Fault['observable'];

/** Whether there are analytics of one of the operations. */
export const has = (...operations: readonly AnalyticsOperation[]): Asks =>
  someAnalytics(({ operation }) => operations.includes(operation));

/** Whether there are analytics of one of the operations over such a field. */
export const hasOver = (
  operations: readonly AnalyticsOperation[],
  holds: (field: NumberField, analytics: FieldAnalytics, schema: Schema) => boolean,
): Asks =>
  someAnalytics(
    (analytics, { schema }) =>
      analytics.operation !== 'count' &&
      operations.includes(analytics.operation) &&
      holds(analysedField(schema, analytics), analytics, schema),
  );

/** Whether the field takes the number. */
export const takes = (
  { minimum = -Infinity, maximum = Infinity }: NumberField,
  value: number,
): boolean => minimum <= value && value <= maximum;

/** Whether the field takes as many values above 0 that suites send. */
export const takesAbove = ({ type, maximum = Infinity }: NumberField, values = 1): boolean =>
  maximum >= values * STEPS[type];

/** Whether the field takes as many values below 0 that suites send. */
export const takesBelow = ({ type, minimum = -Infinity }: NumberField, values = 1): boolean =>
  minimum <= -values * STEPS[type];

/** How many values the field takes: of a float, those that suites use, which are quarters. */
export const room = ({ type, minimum = -Infinity, maximum = Infinity }: NumberField): number =>
  (maximum - minimum) * (type === 'float' ? 4 : 1) + 1;

/** The field that analytics go over. */
export function analysedField(
  schema: Schema,
  { entity, field: name }: FieldAnalytics,
): NumberField {
  const field = fieldOf(entityOf(schema, entity), name);
  return must(isNumberField(field) ? field : null, `a number ${entity}.${name}`);
}
