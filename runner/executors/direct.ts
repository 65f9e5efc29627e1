/**
 * The executor for audits and tight loops: it runs the plan in this process. What it sends, how it judges and what it says
 * is the code that the emitted suites are built on, so each test gets the verdict and the message that Playwright gives.
 */
import { performance } from 'node:perf_hooks';
import { resolveBody } from '../../generator/plan/index.ts';
import type { PlanMemo } from '../../generator/plan/index.ts';
import type { Plan, Step, TestCase } from '../../generator/plan/plan.ts';
import { preconditionOf } from '../../generator/plan/precondition.ts';
import { listedTest } from '../../generator/render/suite-manifest.ts';
import { create, exchange, reset } from '../../generator/support/exchange.ts';
import { connect } from '../../generator/support/http.ts';
import type { Answer, Connection } from '../../generator/support/http.ts';
import { readTurnFolder } from '../turn-folder.ts';
import { failureOf } from '../verdict.ts';
import type { NotRunReason, SuiteRun, TestOutcome, TestResult } from '../verdict.ts';
import type { Executor } from './executor.ts';
import { deadlineMs, defaultDeadline, overdue, testLimitMs, watchForGoneServer } from './limits.ts';
import type { Deadline } from './limits.ts';

export interface PlanRun {
  readonly plan: Plan;
  /** `http://127.0.0.1:8001`. */
  readonly url: string;
  /** The tests of the plan that are run, in this order; left out, all. */
  readonly tests?: readonly TestCase[];
  /** Ends the run; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  readonly deadline?: Deadline;
  /** Told every answer of the server as it comes, redirects followed. */
  readonly onAnswer?: ((answer: Answer) => void) | undefined;
}

/** The direct executor, best one for each scenario. Of a turn's folder it reads `schema.json` and `suite.json` only. */
export function directExecutor(deadline: Deadline = defaultDeadline): Executor {
  const memo: PlanMemo = { parts: new Map() };
  return async ({ folder, url, signal }) => {
    const { plan } = await readTurnFolder(folder, memo);
    return runPlan({ plan, url, signal, deadline });
  };
}

/** Runs tests of a plan, one after the other. Never rejects for what the server does. */
export async function runPlan(run: PlanRun): Promise<SuiteRun> {
  const { plan, url, tests = plan.tests, signal, deadline = defaultDeadline, onAnswer } = run;
  const startedAt = performance.now();
  const late = AbortSignal.timeout(deadlineMs(deadline, tests.length));
  const stop = signal === undefined ? late : AbortSignal.any([late, signal]);
  const open = (): Connection => overheard(connect(url), onAnswer);
  const { execute, close } = testRunner({ plan, open, stop });
  const isGone = watchForGoneServer();
  const results: TestResult[] = [];
  let over: NotRunReason | undefined;
  for (const test of tests) {
    const testStartedAt = performance.now();
    const outcome: TestOutcome = over ? { status: 'not_run', reason: over } : await execute(test);
    const durationMs = over ? 0 : Math.round(performance.now() - testStartedAt);
    const { title, clauses } = test;
    results.push({ ...listedTest(test), title, clauses, ...outcome, durationMs });
    if (outcome.status === 'not_run') over = outcome.reason;
    else if (isGone(outcome.status === 'failed' ? outcome.message : '')) over = 'server_gone';
  }
  close();
  signal?.throwIfAborted();
  return { kind: 'ran', results, durationMs: Math.round(performance.now() - startedAt) };
}

interface TestRunner {
  readonly execute: (test: TestCase) => Promise<TestOutcome>;
  readonly close: () => void;
}

/** Runs tests on one connection for as long as they pass; the next one after a failure starts on a new connection. */
function testRunner({
  plan,
  open,
  stop,
}: {
  readonly plan: Plan;
  readonly open: () => Connection;
  /** Aborted when no more time is left for the whole run. */
  readonly stop: AbortSignal;
}): TestRunner {
  let connection = open();
  return {
    execute: async (test) => {
      const { close } = connection;
      const late = new AbortController();
      const timer = setTimeout(() => {
        late.abort();
        close();
      }, testLimitMs);
      stop.addEventListener('abort', close);
      try {
        stop.throwIfAborted();
        await exchange(connection, reset);
        for (const step of test.steps) await runStep(connection, plan, step);
        return { status: 'passed' };
      } catch (error) {
        close();
        connection = open();
        if (stop.aborted) return { status: 'not_run', reason: 'deadline' };
        if (late.signal.aborted) return failureOf(overdue);
        return failureOf(error instanceof Error ? error.message : String(error));
      } finally {
        clearTimeout(timer);
        stop.removeEventListener('abort', close);
      }
    },
    close: () => {
      connection.close();
    },
  };
}

function overheard(connection: Connection, onAnswer: PlanRun['onAnswer']): Connection {
  if (onAnswer === undefined) return connection;
  return {
    ...connection,
    send: async (request) => {
      const answer = await connection.send(request);
      onAnswer(answer);
      return answer;
    },
  };
}

async function runStep(connection: Connection, plan: Plan, step: Step): Promise<void> {
  const made = preconditionOf(step, plan.examples);
  const { body, ...call } = step;
  if (body === undefined) return exchange(connection, call);
  const json = resolveBody(plan, body);
  return made === undefined
    ? exchange(connection, { ...call, body: json })
    : create(connection, made, json);
}
