/** Servers that were fitted to the values of a suite pass it and fail its held-out twin; a right one passes both. */
import { describe, expect, test } from 'vitest';
import { kennelWithHistory } from '../generator/plan/fixtures/snapshots.ts';
import { planSuite, resolveBody } from '../generator/plan/index.ts';
import type { Plan } from '../generator/plan/plan.ts';
import { canonicalText } from '../spec/canonical.ts';
import { endpointOf } from '../spec/naming.ts';
import { runPlan } from './executors/direct.ts';
import type { Behaviour } from './reference-server/behaviour.ts';
import type { ApiAnswer, ApiRequest } from './reference-server/routes.ts';
import { startReferenceServer } from './reference-server/server.ts';
import { failuresOf } from './verdict.ts';

const snapshot = kennelWithHistory;
const planned = (data: Plan['data']): Plan =>
  planSuite({ snapshot, seed: '5', profile: 'paper', data });
const main = planned('main');
const twin = planned('heldout');

async function failing(plan: Plan, behaviour: Behaviour): Promise<readonly string[]> {
  const server = await startReferenceServer({ snapshot, port: 0, host: '127.0.0.1', behaviour });
  try {
    const run = await runPlan({ plan, url: server.url });
    if (run.kind !== 'ran') throw new Error(run.message);
    return failuresOf(run.results).map(({ id }) => id);
  } finally {
    await server.close();
  }
}

const textOf = ({ body }: Pick<ApiRequest, 'body'>): string => Buffer.from(body).toString('utf8');

/** Every request of a suite, in the order of its tests: what it is and what it is to be answered with. */
const requests = main.tests.flatMap(({ steps }) => steps);
const jsonOf = (body: NonNullable<(typeof requests)[number]['body']>): string =>
  canonicalText(resolveBody(main, body));

/** What the suite sends and expects to be refused. */
const refusedBodies = new Set(
  requests.flatMap(({ body, status }) =>
    body !== undefined && status.includes(422) ? [jsonOf(body)] : [],
  ),
);
const endpoints = new Set(snapshot.schema.entities.map(({ name }) => endpointOf(name)));
const knownIds = new Set(requests.map(({ path }) => path.split('/')[2]));

/** Answers as if the check had been made, whatever is in the body. */
const bad = (database: ApiAnswer['database']): ApiAnswer => ({ status: 422, json: {}, database });

const fitted: Readonly<Record<string, Behaviour>> = {
  'validates nothing but refuses the bodies that the suite has refused': {
    routes: (right) => (database, request) => {
      const answer = right(database, request);
      if (answer.status !== 422) return answer;
      const known = refusedBodies.has(canonicalText(JSON.parse(textOf(request))));
      return known ? bad(database) : { status: 201, json: {}, database };
    },
  },
  'finds the objects of the suite alone': {
    routes: (right) => (database, request) => {
      const [, first = '', id] = request.target.split('/');
      const known = id === undefined || first === 'analytics' || knownIds.has(id);
      return known ? right(database, request) : { status: 404, json: {}, database };
    },
  },
  'answers 404 for ids that end in unknown, and makes up every other object': {
    routes: (right) => (database, request) => {
      const answer = right(database, request);
      const [, first = '', id = ''] = request.target.split('/');
      const asked = answer.status === 404 && request.method === 'DELETE' && endpoints.has(first);
      return asked && !id.endsWith('-unknown') ? { status: 204, database } : answer;
    },
  },
};

describe('a right server', () => {
  test.each([
    ['the suite', main],
    ['its twin', twin],
  ])('passes %s', async (_name, plan) => {
    expect(await failing(plan, {})).toEqual([]);
  });
});

describe.each(Object.entries(fitted))('a server that %s', (_name, behaviour) => {
  test('passes the suite', async () => {
    expect(await failing(main, behaviour)).toEqual([]);
  });

  test('fails its twin', async () => {
    expect((await failing(twin, behaviour)).length).toBeGreaterThan(0);
  });
});
