/** Analytics that are computed in another way than the contract says. */
import type { Analytics, AnalyticsOperation, Schema } from '../../../spec/schema.ts';
import { rowsOf } from '../../../spec/semantics/database.ts';
import type { Row, Value } from '../../../spec/semantics/database.ts';
import type { Behaviour } from '../../reference-server/behaviour.ts';

export type FieldAnalytics = Exclude<Analytics, { readonly operation: 'count' }>;
export type FieldOperation = FieldAnalytics['operation'];

/** The analytics of an operation. */
type AnalyticsOf<O extends AnalyticsOperation> = Analytics & {
  readonly operation: O;
} & (O extends FieldOperation ? FieldAnalytics : unknown);

/** What is answered: a number, `null`, or what a faulty server takes for one. */
type Result = unknown;

/** What a computation starts from. */
export interface Given<A extends Analytics = Analytics> {
  readonly analytics: A;
  readonly schema: Schema;
  /** All objects of the entity. */
  readonly rows: readonly Row[];
  /** The right result. */
  readonly right: number | null;
}

/** Changes the results of some analytics. */
export function computing<O extends AnalyticsOperation>(
  operations: readonly O[],
  compute: (given: Given<AnalyticsOf<O>>) => Result,
): Behaviour {
  return {
    semantics: (right) => ({
      ...right,
      analyse: (server, analytics) => {
        const outcome = right.analyse(server, analytics);
        if (!outcome.ok || !operations.some((operation) => operation === analytics.operation))
          return outcome;
        const given = {
          analytics: analytics as AnalyticsOf<O>,
          schema: server.schema,
          rows: [...rowsOf(server.database, analytics.entity).values()],
          right: outcome.answer.result,
        };
        return { ...outcome, answer: { result: compute(given) as number | null } };
      },
    }),
  };
}

/** The values of a field, `null` where an object has none. */
export function valuesOf({ analytics, rows }: Given<FieldAnalytics>): readonly (number | null)[] {
  return rows.map((row) => row[analytics.field] as Value as number | null);
}

/** The result of a field operation over numbers; of none, `null`. */
export function resultOf(operation: FieldOperation, values: readonly number[]): number | null {
  if (values.length === 0) return operation === 'sum' ? 0 : null;
  const sum = values.reduce((total, value) => total + value, 0);
  return {
    avg: sum / values.length,
    min: Math.min(...values),
    max: Math.max(...values),
    sum,
  }[operation];
}
