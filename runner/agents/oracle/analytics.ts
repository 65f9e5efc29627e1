/** `app/analytics.py`: a function for each analytics endpoint. */
import { template } from '../../../generator/render/template.ts';
import { analyticsPath } from '../../../spec/naming.ts';
import type { Analytics, AnalyticsOperation, Schema } from '../../../spec/schema.ts';
import type { Names } from './names.ts';
import { importLines, indentation } from './python.ts';

interface AnalyticsView {
  readonly imports: readonly string[];
  readonly endpoints: readonly {
    readonly name: string;
    readonly path: string;
    readonly statements: readonly string[];
  }[];
}

const analyticsFile: (view: AnalyticsView) => string = template('oracle/app/analytics.py');

/** Of the values of a field that are not null. */
const results: Readonly<Record<Exclude<AnalyticsOperation, 'count'>, string>> = {
  avg: 'sum(values) / len(values) if values else None',
  max: 'max(values, default=None)',
  min: 'min(values, default=None)',
  sum: 'sum(values)',
};

/** The text of the module. */
export function analyticsModule({ analytics }: Schema, names: Names): string {
  const tables = analytics.map(({ entity }) => names.table(entity));
  const readsFields = analytics.some(({ operation }) => operation !== 'count');
  return analyticsFile({
    imports: [
      ...importLines('app.messages', ['Request', 'Response']),
      ...importLines('app.store', [...tables, ...(readsFields ? ['values_of'] : [])]),
    ],
    endpoints: analytics.map((item) => ({
      name: names.analytics(item),
      path: analyticsPath(item),
      statements: statements(item, names.table(item.entity)),
    })),
  });
}

function statements(analytics: Analytics, table: string): readonly string[] {
  const lines =
    analytics.operation === 'count'
      ? [`return Response(200, {"result": len(${table})})`]
      : [
          `values = values_of(${table}.values(), "${analytics.field}")`,
          `return Response(200, {"result": ${results[analytics.operation]}})`,
        ];
  return lines.map((line) => `${indentation(1)}${line}`);
}
