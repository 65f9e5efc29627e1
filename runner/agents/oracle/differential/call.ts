/** A request in the terms of the executable semantics: what it looks like over HTTP, and what must come back. */
import { actionPath, analyticsPath, collectionPath, objectPath } from '../../../../spec/naming.ts';
import type { Analytics } from '../../../../spec/schema.ts';
import * as model from '../../../../spec/semantics/model.ts';
import type { Outcome, Refusal, Server } from '../../../../spec/semantics/model.ts';
import type { Body } from '../../../../spec/semantics/values.ts';

export type Call =
  | { readonly kind: 'create'; readonly entity: string; readonly body: Body }
  | { readonly kind: 'list'; readonly entity: string }
  | { readonly kind: 'read'; readonly entity: string; readonly id: string }
  | { readonly kind: 'update'; readonly entity: string; readonly id: string; readonly body: Body }
  | { readonly kind: 'remove'; readonly entity: string; readonly id: string }
  | {
      readonly kind: 'act';
      readonly entity: string;
      readonly id: string;
      readonly action: string;
    }
  | { readonly kind: 'analyse'; readonly analytics: Analytics }
  | { readonly kind: 'reset' };

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: Body;
}

/** How a client sends the call. */
export function httpRequestOf(call: Call): HttpRequest {
  switch (call.kind) {
    case 'create':
      return { method: 'POST', path: collectionPath(call.entity), body: call.body };
    case 'list':
      return { method: 'GET', path: collectionPath(call.entity) };
    case 'read':
      return { method: 'GET', path: objectPath(call.entity, call.id) };
    case 'update':
      return { method: 'PATCH', path: objectPath(call.entity, call.id), body: call.body };
    case 'remove':
      return { method: 'DELETE', path: objectPath(call.entity, call.id) };
    case 'act':
      return { method: 'POST', path: actionPath(call.entity, call.id, call.action) };
    case 'analyse':
      return { method: 'GET', path: analyticsPath(call.analytics) };
    case 'reset':
      return { method: 'POST', path: '/reset' };
    default:
      return call satisfies never;
  }
}

/** What the executable semantics make of it. */
export function outcomeOf(call: Call, server: Server): Outcome<unknown> {
  switch (call.kind) {
    case 'create':
      return model.create(server, call.entity, call.body);
    case 'list':
      return model.list(server, call.entity);
    case 'read':
      return model.read(server, call.entity, call.id);
    case 'update':
      return model.update(server, call.entity, call.id, call.body);
    case 'remove':
      return model.remove(server, call.entity, call.id);
    case 'act':
      return model.act(server, call.entity, call.id, call.action);
    case 'analyse':
      return model.analyse(server, call.analytics);
    case 'reset':
      return model.reset(server);
    default:
      return call satisfies never;
  }
}

/** The statuses that the agent's README allows for the outcome. */
export function allowedStatuses(call: Call, outcome: Outcome<unknown>): readonly number[] {
  return outcome.ok ? successes[call.kind] : refusals(outcome.refusal);
}

const successes: Readonly<Record<Call['kind'], readonly number[]>> = {
  create: [200, 201],
  list: [200],
  read: [200],
  update: [200],
  remove: [200, 204],
  act: [200],
  analyse: [200],
  reset: [200, 204],
};

function refusals(refusal: Refusal): readonly number[] {
  switch (refusal.reason) {
    case 'invalid':
      return refusal.violations.some(({ rule }) => rule === 'taken') ? [400, 409, 422] : [400, 422];
    case 'not_found':
      return [404];
    case 'wrong_state':
      return [400];
    case 'guard':
      return [409];
    default:
      return refusal satisfies never;
  }
}
