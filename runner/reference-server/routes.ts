/**
 * The routes of the reference server as a pure function: a request and the data so far give an answer and the data
 * after it. Paths come from `spec/naming.ts`, behaviour from the executable semantics; statuses are those of the
 * agent's README.
 */
import { analyticsPath, collectionPath } from '../../spec/naming.ts';
import type { Entity, Schema } from '../../spec/schema.ts';
import type { Database } from '../../spec/semantics/database.ts';
import type * as model from '../../spec/semantics/model.ts';
import type { Outcome, Refusal, Server } from '../../spec/semantics/model.ts';
import type { Body } from '../../spec/semantics/values.ts';

/** What a server does with well-formed requests. A faulty server is another implementation of this. */
export type Semantics = typeof model;

export interface ApiRequest {
  readonly method: string;
  /** As it stands in the request line, query included. */
  readonly target: string;
  readonly body: Uint8Array;
}

export interface ApiAnswer {
  readonly status: number;
  /** What is sent as JSON; left out for an answer without a body. */
  readonly json?: unknown;
  /** Beside those that describe the body. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly database: Database;
}

/** Answers one request on the data so far. */
export type Answerer = (database: Database, request: ApiRequest) => ApiAnswer;

type Handler = (server: Server, body: Uint8Array) => ApiAnswer;
/** Method → handler. */
type Resource = ReadonlyMap<string, Handler>;

const statusOfRefusal: Readonly<Record<Refusal['reason'], number>> = {
  invalid: 422,
  not_found: 404,
  wrong_state: 400,
  guard: 409,
};

/** The routes of a schema. Unknown paths answer 404, unknown methods of known paths 405. */
export function routesOf(schema: Schema, semantics: Semantics): Answerer {
  const fixed = fixedResources(schema, semantics);
  const endpoints = new Map(schema.entities.map((entity) => [collectionPath(entity.name), entity]));
  return (database, { method, target, body }) => {
    const segments = segmentsOf(target);
    const resource =
      segments && (fixed.get(pathOf(segments)) ?? nestedResource(endpoints, segments, semantics));
    if (!resource) return { status: 404, json: { error: `nothing is at ${target}` }, database };
    const handler = resource.get(method);
    if (handler) return handler({ schema, database }, body);
    const allow = [...resource.keys()].join(', ');
    const error = `${target} takes ${allow}, not ${method}`;
    return { status: 405, json: { error }, headers: { allow }, database };
  };
}

/** Everything whose path holds no id. */
function fixedResources(schema: Schema, semantics: Semantics): ReadonlyMap<string, Resource> {
  const reset: Handler = (server) =>
    answer(server, semantics.reset(server), 200, () => ({ status: 'reset' }));
  return new Map<string, Resource>([
    ['/reset', new Map([['POST', reset]])],
    ...schema.analytics.map((analytics): [string, Resource] => [
      analyticsPath(analytics),
      new Map([['GET', (server) => answer(server, semantics.analyse(server, analytics))]]),
    ]),
    ...schema.entities.map(({ name }): [string, Resource] => [
      collectionPath(name),
      new Map<string, Handler>([
        ['GET', (server) => answer(server, semantics.list(server, name))],
        [
          'POST',
          withBody((server, body) => answer(server, semantics.create(server, name, body), 201)),
        ],
      ]),
    ]),
  ]);
}

/** `/{entity}/{id}` and `/{entity}/{id}/{action}`. */
function nestedResource(
  endpoints: ReadonlyMap<string, Entity>,
  [endpoint = '', id = '', action, ...rest]: readonly string[],
  semantics: Semantics,
): Resource | undefined {
  const entity = endpoints.get(pathOf([endpoint]));
  if (!entity || id === '' || rest.length > 0) return undefined;
  if (action === undefined) return objectResource(entity.name, id, semantics);
  if (!entity.actions.some(({ name }) => name === action)) return undefined;
  return new Map([
    ['POST', (server) => answer(server, semantics.act(server, entity.name, id, action))],
  ]);
}

function objectResource(entity: string, id: string, semantics: Semantics): Resource {
  return new Map<string, Handler>([
    ['GET', (server) => answer(server, semantics.read(server, entity, id))],
    [
      'PATCH',
      withBody((server, body) => answer(server, semantics.update(server, entity, id, body))),
    ],
    [
      'DELETE',
      (server) => answer(server, semantics.remove(server, entity, id), 204, () => undefined),
    ],
  ]);
}

/** The decoded parts of a path: `/dog/a%20b?x` → `dog`, `a b`. `undefined` where there are none. */
function segmentsOf(target: string): readonly string[] | undefined {
  const [path = ''] = target.split('?');
  if (!path.startsWith('/')) return undefined;
  try {
    return path.slice(1).split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** The one spelling of a path that the route table knows. */
function pathOf(segments: readonly string[]): string {
  return `/${segments.map(encodeURIComponent).join('/')}`;
}

/** Lets a handler see the JSON object in the body; any other body is answered with 400. */
function withBody(handler: (server: Server, body: Body) => ApiAnswer): Handler {
  return (server, bytes) => {
    const body = jsonObjectIn(bytes);
    return body
      ? handler(server, body)
      : {
          status: 400,
          json: { error: 'the body must be a JSON object' },
          database: server.database,
        };
  };
}

function jsonObjectIn(bytes: Uint8Array): Body | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Body)
      : undefined;
  } catch {
    return undefined;
  }
}

function answer<Answer>(
  { database }: Server,
  outcome: Outcome<Answer>,
  status = 200,
  show: (answer: Answer) => unknown = (shown) => shown,
): ApiAnswer {
  if (outcome.ok) return { status, json: show(outcome.answer), database: outcome.database };
  const { refusal } = outcome;
  return { status: statusOfRefusal[refusal.reason], json: { error: explain(refusal) }, database };
}

function explain(refusal: Refusal): string {
  switch (refusal.reason) {
    case 'invalid':
      return refusal.violations.map(({ message }) => message).join('; ');
    case 'not_found':
      return 'no object has this id';
    case 'wrong_state':
      return 'the action does not start from the state that the object is in';
    case 'guard':
      return `not satisfied: condition ${refusal.guards.map((index) => index + 1).join(', ')}`;
    default:
      return refusal satisfies never;
  }
}
