/** The results of attempts, turns, scenarios and a whole run: plain data, as it stands in the record folder. */
import type { AgentEnd, Usage } from './agents/agent.ts';
import type { PlayedSuite } from './turns.ts';
import type { Verdict } from './verdict.ts';

/** The version of every record that a run writes. */
export const formatVersion = 1;

/** One agent call with the grading after it. */
export interface AttemptResult {
  readonly turn: number;
  /** 0 is the first attempt at the turn; every further one is a retry. */
  readonly attempt: number;
  readonly verdict: Verdict['kind'];
  readonly testsFailed: number;
  /** How the last agent call ended. */
  readonly agent: AgentEnd;
  /** Agent calls whose process failed, the last one included if it did. */
  readonly harnessFailures: number;
  readonly agentMs: number;
  readonly gradingMs: number;
  readonly usage?: Usage;
  /** Of the same suite once more, on a restarted server, before a failure is final: the first verdict stands all the same. */
  readonly again?: Pick<AttemptResult, 'verdict' | 'testsFailed'>;
  /** The workspace after the attempt, a commit of the scenario's `workspace.git`. */
  readonly commit: string;
  readonly linesOfCode: number;
}

export interface TurnResult {
  readonly turn: number;
  readonly passed: boolean;
  /** Changes asked for in this turn; 0 at turn 0. */
  readonly changes: number;
  readonly entities: number;
  readonly tests: number;
  readonly suite: PlayedSuite;
  /** Of the workspace after the last attempt. */
  readonly linesOfCode: number;
  readonly attempts: readonly AttemptResult[];
  /** What the held-out twin of the suite came to on the server that passed; it decides nothing. */
  readonly heldOut?: HeldOutResult;
}

/** A suite that sends values which no feedback has shown: what fails it was fitted to those of the first. */
export interface HeldOutResult {
  readonly verdict: Verdict['kind'];
  /** Of behaviour that the turn asked for. */
  readonly newTestsFailed: number;
  /** Of behaviour from before. */
  readonly oldTestsFailed: number;
}

/**
 * How an episode ended. `failed`: the agent or its harness did not get through `turn`. `censored`: a failure of the
 * machine or of the benchmark stopped it there, so that it says only that the agent survived as far as that.
 */
export type EpisodeEnd =
  | { readonly kind: 'completed' }
  | {
      readonly kind: 'failed';
      readonly turn: number;
      readonly cause: 'tests_failed' | 'server_failed' | 'harness_failed';
      /** Whether the server that failed passed when it was restarted and tested again. */
      readonly isFlaky: boolean;
    }
  | { readonly kind: 'censored'; readonly turn: number; readonly message: string };

export interface ScenarioResult {
  readonly formatVersion: typeof formatVersion;
  readonly scenario: string;
  /** N of this episode; N + 1 turns can be passed. */
  readonly horizon: number;
  /** What Algorithm 1 returns. */
  readonly turnsPassed: number;
  readonly end: EpisodeEnd;
  readonly turns: readonly TurnResult[];
}

export interface BatchResult {
  readonly formatVersion: typeof formatVersion;
  /** The record folder, absolute. */
  readonly folder: string;
  readonly scenarios: readonly ScenarioResult[];
}
