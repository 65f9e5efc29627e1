/** Runs an emitted suite against a server. */
import type { SuiteRun, TestResult } from '../verdict.ts';

export interface SuiteRequest {
  /** The folder of a turn: `suite.json`, `playwright.config.ts`, `tests/`. */
  readonly folder: string;
  /** `http://127.0.0.1:8001`. */
  readonly url: string;
  readonly signal?: AbortSignal;
  /** Called as each test ends. */
  readonly onTest?: (result: TestResult) => void;
}

/** Never rejects for what the server does; rejects with an `InputError` for a folder that is not a suite. */
export type Executor = (request: SuiteRequest) => Promise<SuiteRun>;
