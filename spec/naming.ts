/** How names of a schema become parts of URLs (contract clause `endpoints.names`). */
import type { Analytics } from './schema.ts';

/** Endpoint names that no entity may take. */
export const RESERVED_ENDPOINTS: readonly string[] = [
  'analytics',
  'reset',
  'docs',
  'redoc',
  'openapi',
];

/** `UserProfile` → `userprofile`: the path segment of an entity, without slashes. */
export function endpointOf(entity: string): string {
  return entity.toLowerCase();
}

/** `/dog`: the collection of an entity. */
export function collectionPath(entity: string): string {
  return `/${endpointOf(entity)}`;
}

/** `/dog/{id}`: any object, as OpenAPI writes it. */
export function anyObjectPath(entity: string): string {
  return `${collectionPath(entity)}/{id}`;
}

/** `/dog/dog-1`, `/dog/Room%202`: one object. */
export function objectPath(entity: string, id: string): string {
  return `${collectionPath(entity)}/${encodeURIComponent(id)}`;
}

/** `/dog/dog-1/approve`. */
export function actionPath(entity: string, id: string, action: string): string {
  return `${objectPath(entity, id)}/${action}`;
}

/** `/analytics/dog/count` or `/analytics/dog/rank/avg`. */
export function analyticsPath(analytics: Analytics): string {
  const parts = [endpointOf(analytics.entity)];
  if (analytics.operation !== 'count') parts.push(analytics.field);
  return `/analytics/${[...parts, analytics.operation].join('/')}`;
}
