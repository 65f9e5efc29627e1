/** A suite run against a server in this process that differs from the reference in a known way. */
import type { Plan, TestCase } from '../../generator/plan/plan.ts';
import type { Snapshot } from '../../spec/snapshot.ts';
import { runPlan } from '../executors/direct.ts';
import type { PlanRun } from '../executors/direct.ts';
import type { Behaviour } from '../reference-server/behaviour.ts';
import { startReferenceServer } from '../reference-server/server.ts';
import type { TestResult } from '../verdict.ts';

/** What is tried. */
export interface Trial {
  readonly snapshot: Snapshot;
  readonly plan: Plan;
  /** Of the plan; left out, all. */
  readonly tests?: readonly TestCase[];
  readonly behaviour: Behaviour;
  readonly onAnswer?: PlanRun['onAnswer'];
  readonly signal?: AbortSignal | undefined;
}

/** A test that a server did not pass, and what it was told. */
export interface Failure {
  readonly test: string;
  readonly message: string;
  /** Whether it failed by itself; else the server was gone, or time was up, before its turn came. */
  readonly ran: boolean;
}

/** The tests that the server does not pass, in the order of the plan. Rejects with the signal's reason. */
export async function failuresIn(trial: Trial): Promise<readonly Failure[]> {
  const { snapshot, plan, tests = plan.tests, behaviour, signal, onAnswer } = trial;
  const server = await startReferenceServer({ snapshot, behaviour, host: '127.0.0.1', port: 0 });
  try {
    const run = await runPlan({ plan, url: server.url, tests, signal, onAnswer });
    if (run.kind === 'infrastructure_error') throw new Error(run.message);
    return run.results.flatMap(failureOf);
  } finally {
    await server.close();
  }
}

function failureOf(result: TestResult): readonly Failure[] {
  switch (result.status) {
    case 'passed':
      return [];
    case 'failed':
      return [{ test: result.id, message: result.message, ran: true }];
    case 'not_run':
      return [{ test: result.id, message: `did not run: ${result.reason}`, ran: false }];
    default:
      return result satisfies never;
  }
}
