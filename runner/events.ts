/** What a run tells while it goes on. Whoever shows progress listens; nothing else depends on it. */
import type { AgentEnd } from './agents/agent.ts';
import type { AttemptResult, BatchResult, ScenarioResult, TurnResult } from './result.ts';
import type { Verdict } from './verdict.ts';

export type EpisodeEvent =
  /** Before a batch starts: the suite of a turn is the one that was released. */
  | { readonly kind: 'suite_checked'; readonly scenario: string; readonly turn: number }
  | {
      readonly kind: 'batch_started';
      readonly folder: string;
      readonly scenarios: number;
      /** How many of them have suites that were compared with the lock. */
      readonly asLocked: number;
    }
  | {
      readonly kind: 'scenario_started';
      readonly scenario: string;
      /** Position in the batch, from 0. */
      readonly index: number;
      readonly horizon: number;
    }
  | {
      readonly kind: 'turn_started';
      readonly scenario: string;
      readonly turn: number;
      readonly changes: number;
      readonly entities: number;
      readonly tests: number;
    }
  | {
      readonly kind: 'agent_started';
      readonly scenario: string;
      readonly turn: number;
      readonly attempt: number;
    }
  /** An agent call failed as a process and is repeated if there are repetitions left. */
  | {
      readonly kind: 'harness_failed';
      readonly scenario: string;
      readonly turn: number;
      readonly attempt: number;
      readonly failures: number;
      readonly end: AgentEnd;
    }
  | {
      readonly kind: 'grading_started';
      readonly scenario: string;
      readonly turn: number;
      readonly attempt: number;
    }
  /** A failure would be final, so the server is restarted and tested once more. */
  | {
      readonly kind: 'grading_repeated';
      readonly scenario: string;
      readonly turn: number;
      readonly attempt: number;
    }
  /** The turn is passed, and the held-out twin of its suite runs. */
  | { readonly kind: 'held_out_started'; readonly scenario: string; readonly turn: number }
  | {
      readonly kind: 'attempt_ended';
      readonly scenario: string;
      readonly result: AttemptResult;
      readonly verdict: Verdict;
    }
  | { readonly kind: 'turn_ended'; readonly scenario: string; readonly result: TurnResult }
  | { readonly kind: 'scenario_ended'; readonly result: ScenarioResult }
  | { readonly kind: 'batch_ended'; readonly result: BatchResult };

export type EventListener = (event: EpisodeEvent) => void;

/**
 * The listener, except that what it throws does not reach an episode, which would be censored for it. `settle` throws the first
 * error when the run is over.
 */
export function isolated(listener: EventListener): {
  readonly onEvent: EventListener;
  readonly settle: () => void;
} {
  const errors: unknown[] = [];
  return {
    onEvent: (event) => {
      try {
        listener(event);
      } catch (error) {
        errors.push(error);
      }
    },
    settle: () => {
      if (errors.length > 0) throw errors[0];
    },
  };
}
