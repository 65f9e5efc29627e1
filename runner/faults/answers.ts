/** Faults in what is answered: answers to requests of some kinds, changed on their way out. */
import { analyticsPath, endpointOf } from '../../spec/naming.ts';
import type { Analytics, Entity, Schema } from '../../spec/schema.ts';
import type { Database } from '../../spec/semantics/database.ts';
import type { Snapshot } from '../../spec/snapshot.ts';
import type { Behaviour } from '../reference-server/behaviour.ts';
import type { ApiAnswer, ApiRequest } from '../reference-server/routes.ts';

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
type Kind = keyof AskedParts;

/** What a request asks for, where it asks for something that the schema has. */
export type Asked<K extends Kind = Kind> = {
  readonly [P in K]: { readonly kind: P } & AskedParts[P];
}[K];

/** What an answer is an answer to. */
export interface Context<K extends Kind> {
  readonly asked: Asked<K>;
  readonly request: ApiRequest;
  /** The data before the request. */
  readonly before: Database;
  readonly snapshot: Snapshot;
}

/** Changes the right answers to requests of the given kinds; the data after the request belongs to the answer. */
export function changedAnswers<K extends Kind>(
  kinds: readonly K[],
  change: (answer: ApiAnswer, context: Context<K>) => ApiAnswer,
): Behaviour {
  const isOfKind = (asked: Asked | undefined): asked is Asked & Asked<K> =>
    asked !== undefined && kinds.some((kind) => kind === asked.kind);
  return {
    routes: (right, snapshot) => (before, request) => {
      const answer = right(before, request);
      const asked = askedBy(snapshot.schema, request);
      return isOfKind(asked) ? change(answer, { asked, request, before, snapshot }) : answer;
    },
  };
}

/** Changes only the answers that grant what was asked for. */
export function changedSuccesses<K extends Kind>(
  kinds: readonly K[],
  change: (answer: ApiAnswer, context: Context<K>) => ApiAnswer,
): Behaviour {
  return changedAnswers(kinds, (answer, context: Context<K>) =>
    answer.status < 300 ? change(answer, context) : answer,
  );
}

/** What is asked for, or `undefined` where nothing of the schema is. */
export function askedBy(schema: Schema, { method, target }: ApiRequest): Asked | undefined {
  if (method === 'POST' && target === '/reset') return { kind: 'reset' };
  const analytics = schema.analytics.find((one) => analyticsPath(one) === target);
  if (analytics) return method === 'GET' ? { kind: 'analyse', analytics } : undefined;
  const [endpoint = '', id, action, ...rest] = target.slice(1).split('/');
  const entity = schema.entities.find(({ name }) => endpointOf(name) === endpoint);
  if (!entity || rest.length > 0) return undefined;
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
