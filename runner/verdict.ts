/** What one attempt of an agent came to: the outcome of a suite against a server, told apart by who caused it. */
import type { ListedTest } from '../generator/render/suite-manifest.ts';

/** One test of a suite, as `suite.json` lists it and its spec file describes it. */
export interface SuiteTest extends ListedTest {
  readonly title: string;
  readonly clauses: readonly string[];
}

/** Why a test did not run although nothing was wrong with the suite. Both are the server's doing. */
export type NotRunReason = 'server_gone' | 'deadline';

/** `not_run` counts as failed: a pass needs every test of the suite to have passed. */
export type TestOutcome =
  | { readonly status: 'passed' }
  | {
      readonly status: 'failed';
      /** Plain text without control sequences or stack. */
      readonly message: string;
      /** `create Dog`: what failed that the test only needed, so that it has learnt nothing of what it is about. */
      readonly blockedBy?: string;
    }
  | { readonly status: 'not_run'; readonly reason: NotRunReason };

export type TestResult = SuiteTest & TestOutcome & { readonly durationMs: number };

/** What running a suite against a URL came to. `infrastructure_error`: nothing was learnt about the server. */
export type SuiteRun =
  | {
      readonly kind: 'ran';
      /** In the order of `suite.json`, one for each test that it lists. */
      readonly results: readonly TestResult[];
      readonly durationMs: number;
    }
  | { readonly kind: 'infrastructure_error'; readonly message: string };

/** The ways in which an agent's server does not come up. */
export type ServerFault =
  'script_missing' | 'exited' | 'silent' | 'no_answer' | 'not_http' | 'loopback_only';

export type Verdict =
  | { readonly kind: 'passed'; readonly results: readonly TestResult[] }
  | { readonly kind: 'tests_failed'; readonly results: readonly TestResult[] }
  | {
      readonly kind: 'server_failed';
      readonly fault: ServerFault;
      /** Complete sentences for the agent. */
      readonly message: string;
      /** The end of what the script and the server printed. */
      readonly logTail: string;
    }
  | { readonly kind: 'harness_failed'; readonly message: string }
  /** A failure of the machine or of the benchmark: the episode is censored here, neither passed nor failed. */
  | { readonly kind: 'infrastructure_error'; readonly message: string };

/** The outcome of a test that failed with this message, as the suites put it: `blocked by: create Dog. POST /dog …`. */
export function failureOf(message: string): Extract<TestOutcome, { readonly status: 'failed' }> {
  const [, blockedBy] = /^blocked by: (create \w+)\. /.exec(message) ?? [];
  return { status: 'failed', message, ...(blockedBy !== undefined && { blockedBy }) };
}

/** The tests of a run that did not pass, in suite order. */
export function failuresOf(results: readonly TestResult[]): readonly TestResult[] {
  return results.filter((result) => result.status !== 'passed');
}

/** The verdict on a server that came up and was tested. */
export function verdictOf(run: SuiteRun): Verdict {
  if (run.kind === 'infrastructure_error') return run;
  const passed = run.results.length > 0 && failuresOf(run.results).length === 0;
  return { kind: passed ? 'passed' : 'tests_failed', results: run.results };
}
