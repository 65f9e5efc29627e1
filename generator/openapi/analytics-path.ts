/** The path of an analytics endpoint (contract section Analytics). */
import type { OpenAPIV3 } from 'openapi-types';
import { entityOf, fieldOf } from '../../spec/lookup.ts';
import { analyticsPath } from '../../spec/naming.ts';
import type { Analytics, AnalyticsOperation, Schema } from '../../spec/schema.ts';
import { analyticsOperationId } from './operation-id.ts';
import { jsonResponse } from './responses.ts';

type NumberType = 'integer' | 'number';

/** The result of each operation over a field whose values are numbers of the given type. */
const results: Readonly<
  Record<AnalyticsOperation, (values: NumberType) => OpenAPIV3.SchemaObject>
> = {
  count: () => ({ type: 'integer', minimum: 0 }),
  sum: (values) => ({ type: values }),
  avg: () => ({ type: 'number', nullable: true }),
  min: (values) => ({ type: values, nullable: true }),
  max: (values) => ({ type: values, nullable: true }),
};

const names: Readonly<Record<Exclude<AnalyticsOperation, 'count'>, string>> = {
  avg: 'Average',
  min: 'Smallest value',
  max: 'Largest value',
  sum: 'Sum',
};

/** `/analytics/dog/rank/avg` with its one operation. */
export function analyticsPaths(analytics: Analytics, schema: Schema): OpenAPIV3.PathsObject {
  const result = results[analytics.operation](valueType(analytics, schema));
  return {
    [analyticsPath(analytics)]: {
      get: {
        tags: [analytics.entity],
        operationId: analyticsOperationId(analytics),
        summary: summaryOf(analytics),
        responses: {
          '200': jsonResponse('The result over the objects that exist now.', {
            type: 'object',
            properties: { result },
            required: ['result'],
          }),
        },
      },
    },
  };
}

function summaryOf(analytics: Analytics): string {
  return analytics.operation === 'count'
    ? `Number of ${analytics.entity} objects`
    : `${names[analytics.operation]} of ${analytics.entity}.${analytics.field}`;
}

function valueType(analytics: Analytics, schema: Schema): NumberType {
  if (analytics.operation === 'count') return 'integer';
  const { type } = fieldOf(entityOf(schema, analytics.entity), analytics.field);
  return type === 'integer' ? 'integer' : 'number';
}
