import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { planSuite } from '../../generator/index.ts';
import { kennelWithHistory } from '../../generator/plan/fixtures/snapshots.ts';
import { startReferenceServer } from '../reference-server/server.ts';
import type { SuiteRun, TestResult } from '../verdict.ts';
import { runPlan } from './direct.ts';

const plan = planSuite({ snapshot: kennelWithHistory, seed: '0', profile: 'paper' });
const [first] = plan.tests;
const few = plan.tests.slice(0, 12);

let server: Server;
let url: string;
let answer: RequestListener;
beforeEach(async () => {
  server = createServer((request, response) => {
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
afterEach(async () => {
  server.closeAllConnections();
  if (server.listening) await new Promise((resolve) => server.close(resolve));
});

function resultsOf(run: SuiteRun): readonly TestResult[] {
  if (run.kind !== 'ran') throw new Error(run.message);
  return run.results;
}

test('the reference server passes every test, in the order of the plan', async () => {
  const { close, url: reference } = await startReferenceServer({
    snapshot: kennelWithHistory,
    port: 0,
    host: '127.0.0.1',
  });
  const results = resultsOf(await runPlan({ plan, url: reference })).filter(
    ({ status }) => status === 'passed',
  );
  await close();
  expect(results.map(({ id }) => id)).toEqual(plan.tests.map(({ id }) => id));
  expect(results[0]).toMatchObject({ file: 'tests/dog.spec.ts', clauses: first?.clauses });
});

test('a failure carries its message and what blocks it; the tests may be some of the plan', async () => {
  answer = ({ url: path }, response) => {
    response.writeHead(path === '/reset' ? 204 : 500).end('oh no');
  };
  const tests = plan.tests.filter(
    ({ id }) => id === 'dog.create.answers-the-object' || id === 'dog.delete.removes-the-object',
  );
  expect(resultsOf(await runPlan({ plan, url, tests }))).toMatchObject([
    { status: 'failed', message: expect.stringMatching(/^POST \/dog returned 500,/) as string },
    {
      status: 'failed',
      blockedBy: 'create Dog',
      message:
        'blocked by: create Dog. POST /dog returned 500, expected 200 or 201: the body is valid. Content: oh no',
    },
  ]);
});

test('a server that is gone ends the run; what is left did not run', async () => {
  answer = (_, response) => {
    response.end('{}');
    server.closeAllConnections();
    server.close();
  };
  const results = resultsOf(await runPlan({ plan, url, tests: few }));
  expect(results.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 6 }, () => 'failed'),
    ...Array.from({ length: 6 }, () => 'not_run'),
  ]);
  expect(results.at(-1)).toMatchObject({ reason: 'server_gone', durationMs: 0 });
});

test('a server that is too slow for all of the tests is stopped at the deadline', async () => {
  let answers = 0;
  answer = (_, response) => {
    answers += 1;
    if (answers <= 5) response.end('{}');
  };
  const deadline = { baseMs: 3_000, perTestMs: 0 };
  const results = resultsOf(await runPlan({ plan, url, tests: few, deadline }));
  expect(results[0]).toMatchObject({ status: 'failed' });
  expect(results.at(-1)).toMatchObject({ status: 'not_run', reason: 'deadline' });
});

test('a run can be aborted, at once and under way', async () => {
  const stop = new AbortController();
  answer = () => {
    stop.abort(new Error('stopped by hand'));
  };
  const run = { plan, url, tests: few, signal: stop.signal };
  await expect(runPlan(run)).rejects.toThrow('stopped by hand');
  await expect(runPlan(run)).rejects.toThrow('stopped by hand');
});
