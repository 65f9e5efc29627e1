/** A run: a batch of scenarios against one agent, recorded in a folder. */
import type { Scenario } from '../spec/scenario.ts';
import type { AgentChoice } from './agents/registry.ts';
import type { EventListener } from './events.ts';
import type { BatchResult } from './result.ts';
import type { RunSettings } from './settings.ts';

export interface RunRequest {
  readonly scenarios: readonly Scenario[];
  readonly agent: AgentChoice;
  readonly settings: RunSettings;
  /** The record folder. Must not exist or be empty, else an `InputError`. */
  readonly out: string;
  readonly onEvent?: EventListener;
  /** Ends the run: everything it started is stopped, and `runBatch` rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/**
 * Plays every scenario in turn and returns the results, which are also in the record folder. Throws an `InputError` for
 * a folder that holds something already.
 */
export function runBatch(request: RunRequest): Promise<BatchResult> {
  throw new Error(`not yet: ${request.out}`);
}
