/** Analytics: over numbers that exist, each once. */
import { findEntity, findField } from '../lookup.ts';
import type { Problem } from '../problem.ts';
import type { Analytics, Schema } from '../schema.ts';
import { repeats } from './repeats.ts';
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
  const field = findField(entity, analytics.field);
  if (!field) {
    const message = `${entity.name} has no field ${analytics.field}; it has ${entity.fields.map(({ name }) => name).join(', ')}`;
    return [{ code: 'FIELD_MISSING', path: `${path}.field`, message }];
  }
  const type = typeOfField(field);
  if (isNumeric(type)) return [];
  const message = `${analytics.field} is ${nameOfType(type)}; ${analytics.operation} needs an integer or a float`;
  return [{ code: 'ANALYTICS_NOT_NUMERIC', path: `${path}.field`, message }];
}
