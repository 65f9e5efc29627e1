/** Analytics that a schema lacks. */
import { isNumberField } from '../lookup.ts';
import { analyticsPath } from '../naming.ts';
import type { Analytics, Schema } from '../schema.ts';
import type { Stream } from '../stream.ts';

const OPERATIONS = ['avg', 'min', 'max', 'sum'] as const;

/** An analytics endpoint that the schema lacks, each operation equally often; `null` when it has all. */
export function proposeAnalytics(schema: Schema, random: Stream): Analytics | null {
  const existing = new Set(schema.analytics.map(analyticsPath));
  const missing = schema.entities
    .flatMap(({ name, fields }): readonly Analytics[] => [
      { entity: name, operation: 'count' },
      ...fields
        .filter(isNumberField)
        .flatMap(({ name: field }) =>
          OPERATIONS.map((operation): Analytics => ({ entity: name, operation, field })),
        ),
    ])
    .filter((analytics) => !existing.has(analyticsPath(analytics)));
  if (missing.length === 0) return null;
  const operation = random.pick([...new Set(missing.map((analytics) => analytics.operation))]);
  return random.pick(missing.filter((analytics) => analytics.operation === operation));
}
