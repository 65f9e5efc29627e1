/** A plan, read as a reader of the emitted suite would, holds on the executable semantics. */
import { expect, test } from 'vitest';
import { analyticsPath, endpointOf } from '../../spec/naming.ts';
import { findEntity } from '../../spec/lookup.ts';
import type { Schema } from '../../spec/schema.ts';
import { emptyDatabase } from '../../spec/semantics/database.ts';
import * as model from '../../spec/semantics/model.ts';
import type { Outcome, Server } from '../../spec/semantics/model.ts';
import type { Snapshot } from '../../spec/snapshot.ts';
import { kennelWithHistory, oddSnapshot, sampledSnapshots } from './fixtures/snapshots.ts';
import { planSuite, resolveBody } from './index.ts';
import type { Json, Plan, Step } from './plan.ts';

const snapshots: readonly Snapshot[] = [
  kennelWithHistory,
  oddSnapshot,
  ...['21', '22', '23'].flatMap((seed) => sampledSnapshots(seed, 12, 6)),
];

test.each([
  ['paper', 'main'],
  ['strict', 'main'],
  ['strict', 'heldout'],
] as const)('every planned answer is right, profile %s, data %s', (profile, data) => {
  for (const snapshot of snapshots) {
    const plan = planSuite({ snapshot, seed: '9', profile, data });
    for (const { id, steps } of plan.tests)
      expect(faultsOf(plan, snapshot.schema, steps), id).toEqual([]);
  }
});

/** The steps whose expectation the semantics do not meet. */
function faultsOf(plan: Plan, schema: Schema, steps: readonly Step[]): readonly Step[] {
  let server: Server = { schema, database: emptyDatabase(schema) };
  return steps.filter((step) => {
    const { status, answer, database = server.database } = answerOf(plan, server, step);
    server = { schema, database };
    const shown = step.answer === undefined || matches(step.answer, answer);
    const objects = (Array.isArray(answer) ? answer : [answer ?? {}]) as readonly object[];
    const gone = (step.absent ?? []).every((key) =>
      objects.every((one) => !Object.hasOwn(one, key)),
    );
    return !(step.status.includes(status) && shown && gone);
  });
}

interface Answer {
  readonly status: number;
  readonly answer: unknown;
  readonly database?: Server['database'];
}

function answerOf(plan: Plan, server: Server, { method, path, body }: Step): Answer {
  const [collection = '', id, action] = path.slice(1).split('/').map(decodeURIComponent);
  if (path === '/reset') return statusOf(model.reset(server), 204);
  const analytics = server.schema.analytics.find((item) => analyticsPath(item) === path);
  if (analytics) return statusOf(model.analyse(server, analytics), 200);
  const entity = server.schema.entities.find(({ name }) => endpointOf(name) === collection)?.name;
  if (entity === undefined) return { status: 404, answer: null };
  const sent = body === undefined ? {} : resolveBody(plan, body);
  if (id === undefined)
    return method === 'GET'
      ? statusOf(model.list(server, entity), 200)
      : statusOf(model.create(server, entity, sent), 201);
  if (action !== undefined) {
    const known = findEntity(server.schema, entity)?.actions.some(({ name }) => name === action);
    return known
      ? statusOf(model.act(server, entity, id, action), 200)
      : { status: 404, answer: null };
  }
  if (method === 'PATCH') return statusOf(model.update(server, entity, id, sent), 200);
  if (method === 'DELETE') return statusOf(model.remove(server, entity, id), 204);
  return statusOf(model.read(server, entity, id), 200);
}

const refusalStatus = { invalid: 422, not_found: 404, wrong_state: 400, guard: 409 } as const;

function statusOf(outcome: Outcome<unknown>, success: number): Answer {
  return outcome.ok
    ? { status: success, answer: outcome.answer, database: outcome.database }
    : { status: refusalStatus[outcome.refusal.reason], answer: null };
}

/** The comparison that `plan.ts` documents, without its tolerance for numbers: the semantics are exact. */
function matches(expected: Json, actual: unknown): boolean {
  if (expected === null) return actual === null || actual === undefined;
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return false;
    const rest: unknown[] = [...(actual as readonly unknown[])];
    return (expected as readonly Json[]).every((item) => {
      const index = rest.findIndex((candidate) => matches(item, candidate));
      return index >= 0 && rest.splice(index, 1).length === 1;
    });
  }
  if (typeof expected === 'object')
    return Object.entries(expected).every(([key, value]) =>
      matches(value, (actual as Readonly<Record<string, unknown>> | null)?.[key]),
    );
  return expected === actual;
}
