/** What a request asks for, by its verb and path. */
import { analyticsPath, endpointOf } from '../../spec/naming.ts';
import type { Analytics, Entity, Schema } from '../../spec/schema.ts';
import type { ApiRequest } from './routes.ts';

interface OfEntity {
  readonly entity: Entity;
}
interface OfObject extends OfEntity {
  /** Need not exist. */
  readonly id: string;
}
interface AskedParts {
  readonly reset: object;
  readonly analyse: { readonly analytics: Analytics };
  readonly create: OfEntity;
  readonly list: OfEntity;
  readonly read: OfObject;
  readonly update: OfObject;
  readonly delete: OfObject;
  readonly act: OfObject & { readonly action: string };
}
/** The kinds of requests that the API knows. */
export type Kind = keyof AskedParts;

/** What a request asks for, where it asks for something that the schema has. */
export type Asked<K extends Kind = Kind> = {
  readonly [P in K]: { readonly kind: P } & AskedParts[P];
}[K];

/** What is asked for, or `undefined` where nothing of the schema is. */
export function askedBy(
  schema: Schema,
  { method, target }: Pick<ApiRequest, 'method' | 'target'>,
): Asked | undefined {
  if (method === 'POST' && target === '/reset') return { kind: 'reset' };
  const analytics = schema.analytics.find((one) => analyticsPath(one) === target);
  if (analytics) return method === 'GET' ? { kind: 'analyse', analytics } : undefined;
  const [endpoint = '', encodedId, action, ...rest] = target.slice(1).split('/');
  const entity = schema.entities.find(({ name }) => endpointOf(name) === endpoint);
  if (!entity || rest.length > 0) return undefined;
  const id = encodedId === undefined ? undefined : decoded(encodedId);
  if (id === undefined) {
    if (method === 'GET') return { kind: 'list', entity };
    return method === 'POST' ? { kind: 'create', entity } : undefined;
  }
  if (action === undefined) {
    const kinds = { GET: 'read', PATCH: 'update', DELETE: 'delete' } as const;
    const kind = Object.hasOwn(kinds, method) ? kinds[method as keyof typeof kinds] : undefined;
    return kind && { kind, entity, id };
  }
  const known = entity.actions.some(({ name }) => name === action);
  return known && method === 'POST' ? { kind: 'act', entity, id, action } : undefined;
}

/** What cannot be decoded stands for itself: no object has it as its id. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
