/** Both executors give each test the same verdict for the same reason, whatever the server. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeFiles } from '../../generator/files.ts';
import { compileTurn, planSuite } from '../../generator/index.ts';
import { kennelWithHistory, sampledSnapshots } from '../../generator/plan/fixtures/snapshots.ts';
import { families } from '../../generator/plan/plan.ts';
import type { Plan, TestCase } from '../../generator/plan/plan.ts';
import { sortedBy } from '../../spec/canonical.ts';
import type { Profile } from '../../spec/contract.ts';
import { must } from '../../spec/lookup.ts';
import type { Snapshot } from '../../spec/snapshot.ts';
import { allFaults } from '../faults/table.ts';
import { changing } from '../fixtures/changing-server.ts';
import { hostilePaths, startHostileServer } from '../fixtures/hostile-server.ts';
import type { Behaviour } from '../reference-server/behaviour.ts';
import { startReferenceServer } from '../reference-server/server.ts';
import { allVariants } from '../variants/table.ts';
import type { SuiteRun, TestResult } from '../verdict.ts';
import { runPlan } from './direct.ts';
import type { Executor } from './executor.ts';
import { playwrightExecutor } from './playwright.ts';

const seed = '0';
const scenario = { name: 'parity', seed };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parity-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

/** Test by test, by id, all but how long it took. */
function outcomesOf(run: SuiteRun): readonly TestResult[] {
  if (run.kind !== 'ran') throw new Error(run.message);
  return sortedBy(
    run.results.map((result) => ({ ...result, durationMs: 0 })),
    ({ id }) => id,
  );
}

/** The tests in the order in which Playwright runs them: by file, and in a file by group. */
function asPlaywrightRuns({ tests }: Plan): readonly TestCase[] {
  const files = [...new Set(tests.map(({ file }) => file))].sort();
  const place = ({ file, family }: TestCase): number =>
    files.indexOf(file) * families.length + families.indexOf(family);
  return tests.toSorted((a, b) => place(a) - place(b));
}

const executorOf =
  (plan: Plan, tests = plan.tests): Executor =>
  ({ url }) =>
    runPlan({ plan, url, tests });
const writeTurn = async (snapshot: Snapshot, plan: Plan): Promise<void> => {
  await writeFiles(folder, compileTurn({ scenario, snapshot, plan }));
};

const createFails: Behaviour = {
  routes: (right) => (database, request) =>
    request.method === 'POST' && /^\/[^/]+$/.test(request.target) && request.target !== '/reset'
      ? { status: 500, json: { error: 'not today' }, database }
      : right(database, request),
};

/** How the server behaves in a test: mostly with a fault in something that the test checks. */
function behaviourIn(test: TestCase, position: number): Behaviour {
  const faults = allFaults.filter(
    ({ clause, slow }) => slow !== true && (test.clauses as readonly string[]).includes(clause),
  );
  const variant = must(allVariants[position % allVariants.length], 'a variant');
  const all = [...faults.map(({ behaviour }) => behaviour), variant.behaviour, createFails];
  return must(all[position % all.length], 'a behaviour');
}

/** The behaviours of a run, one for each reset that its tests make. */
const behavioursFor = (tests: readonly TestCase[], first: number): readonly Behaviour[] =>
  tests.flatMap((test, index) => {
    const resets = 1 + test.steps.filter(({ path }) => path === '/reset').length;
    return Array.from({ length: resets }, () => behaviourIn(test, first + index));
  });

const sampled = must(sampledSnapshots(seed, 10, 10).at(-1), 'a sampled state');
const cases: readonly (readonly [string, Snapshot, Profile, number])[] = [
  ['the kennel', kennelWithHistory, 'paper', 0],
  ['the kennel, otherwise combined', kennelWithHistory, 'paper', 1],
  ['the kennel held to the letter', kennelWithHistory, 'strict', 2],
  ['a sampled state', sampled, 'paper', 3],
];
test.each(cases)('faults and variants: %s', async (_name, snapshot, profile, first) => {
  const plan = planSuite({ snapshot, seed, profile });
  await writeTurn(snapshot, plan);
  const tests = asPlaywrightRuns(plan);
  const runs = [];
  for (const execute of [playwrightExecutor(), executorOf(plan, tests)]) {
    const behaviour = changing(behavioursFor(tests, first));
    const server = await startReferenceServer({ snapshot, port: 0, host: '127.0.0.1', behaviour });
    runs.push(outcomesOf(await execute({ folder, url: server.url })));
    await server.close();
  }
  const [playwright = [], direct = []] = runs;
  expect(direct).toEqual(playwright);
  const statuses = playwright.map(({ status }) => status);
  expect(statuses.filter((status) => status === 'passed').length).toBeGreaterThan(20);
  expect(statuses.filter((status) => status === 'failed').length).toBeGreaterThan(20);
  expect(playwright.some((result) => 'blockedBy' in result)).toBe(true);
});

const ping = (path: string): TestCase => ({
  id: `ping.${path}`,
  title: `meets ${path}`,
  family: 'crud',
  file: 'ping',
  clauses: ['endpoints.read'],
  isNew: true,
  steps: [0, 1].map(() => ({
    method: 'GET' as const,
    path: `/ping/${path}`,
    status: [200],
    answer: { id: 'a' },
    absent: ['old'],
    because: 'it is there',
  })),
});
const planOf = (paths: readonly string[]): Plan => ({
  turn: 0,
  profile: 'paper',
  data: 'main',
  examples: [],
  tests: paths.map(ping),
});

test('hostile servers', async () => {
  const plan = planOf(hostilePaths.flatMap((path) => [path, `right-after-${path}`]));
  await writeTurn(kennelWithHistory, plan);
  const server = await startHostileServer();
  const { url } = server;
  const playwright = outcomesOf(await playwrightExecutor()({ folder, url }));
  const direct = outcomesOf(await runPlan({ plan, url }));
  await server.close();
  expect(direct).toEqual(playwright);
  expect(playwright.length).toBe(2 * hostilePaths.length);
});

test('a server that dies', async () => {
  const plan = planOf(Array.from({ length: 20 }, (_, index) => `a${String(index)}`));
  await writeTurn(kennelWithHistory, plan);
  const runs = [];
  for (const execute of [playwrightExecutor(), executorOf(plan)]) {
    const server = createServer((request, response) => {
      if (request.url !== '/ping/a7') response.end('{"id":"a"}');
      else {
        server.close();
        server.closeAllConnections();
      }
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    runs.push(outcomesOf(await execute({ folder, url })));
  }
  expect(runs[1]).toEqual(runs[0]);
  expect(runs[0]?.find(({ id }) => id === 'ping.a19')).toMatchObject({
    status: 'not_run',
    reason: 'server_gone',
  });
});
