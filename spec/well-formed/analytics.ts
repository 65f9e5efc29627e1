/** Analytics: over numbers that exist, each once. */
import { findEntity } from '../lookup.ts';
import type { Problem } from '../problem.ts';
import type { Analytics, Schema } from '../schema.ts';
import { repeats } from './repeats.ts';
import { findFieldAt } from './scope.ts';
import { isNumeric, nameOfType, typeOfField } from './value-type.ts';

/** Everything that is wrong with the analytics of a schema. */
export function analyticsProblems(schema: Schema): readonly Problem[] {
  return [
    ...schema.analytics.flatMap((analytics, index) =>
      oneAnalyticsProblems(schema, analytics, `analytics[${String(index)}]`),
    ),
    ...repeats(schema.analytics, 'ANALYTICS_REPEATED', 'analytics'),
  ];
}

function oneAnalyticsProblems(
  schema: Schema,
  analytics: Analytics,
  path: string,
): readonly Problem[] {
  const entity = findEntity(schema, analytics.entity);
  if (!entity) {
    const message = `there is no entity ${analytics.entity}; there is ${schema.entities.map(({ name }) => name).join(', ') || 'none at all'}`;
    return [{ code: 'ENTITY_MISSING', path: `${path}.entity`, message }];
  }
  if (analytics.operation === 'count') return [];
  const found = findFieldAt(entity, analytics.field, `${path}.field`);
  if (!found.ok) return found.problems;
  const type = typeOfField(found.value);
  if (isNumeric(type)) return [];
  const message = `${analytics.field} is ${nameOfType(type)}; ${analytics.operation} needs an integer or a float`;
  return [{ code: 'ANALYTICS_NOT_NUMERIC', path: `${path}.field`, message }];
}
