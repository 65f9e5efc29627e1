/** Runs an emitted suite against a server. */
import type { SuiteRun } from '../verdict.ts';

export interface SuiteRequest {
  /** The folder of a turn: `suite.json`, `playwright.config.ts`, `tests/`, `support/`. */
  readonly folder: string;
  /** `http://127.0.0.1:8001`. */
  readonly url: string;
  /** Ends the run; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** Never rejects for what the server does; rejects with an `InputError` for a folder that is not a suite. */
export type Executor = (request: SuiteRequest) => Promise<SuiteRun>;
