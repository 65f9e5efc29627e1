/** The settings of a run, all of which shape its outcome; they are recorded in its `config.json`. */
import type { Profile } from '../spec/contract.ts';

/** How much a failed attempt tells the agent (paper, section 4.2 and E.4). */
export const feedbackLevels = ['detailed', 'medium', 'minimal'] as const;
export type FeedbackLevel = (typeof feedbackLevels)[number];

/** What can run a suite: Playwright, or the same plan in this process. The records say which did. */
export const executorNames = ['playwright', 'direct'] as const;
export type ExecutorName = (typeof executorNames)[number];

export interface RunSettings {
  readonly profile: Profile;
  readonly executor: ExecutorName;
  /** The horizon N: turns after the initial one. A scenario that has fewer ends earlier. */
  readonly turns: number;
  /** The retry budget R: further attempts at a turn after its suite failed. */
  readonly retries: number;
  /** Whether the held-out twin of each suite that was passed runs too. It decides nothing. */
  readonly heldOut: boolean;
  readonly feedback: FeedbackLevel;
  /** Characters of a feedback at most; below some 700 it is its frame that decides. */
  readonly feedbackLimit: number;
  /** Repetitions of an agent call whose process failed; they do not count against `retries`. */
  readonly harnessRetries: number;
  /** Pause before the first repetition; it doubles each time, up to a minute. */
  readonly harnessRetryDelayMs: number;
  /** An agent call is ended after this time and graded as it stands. */
  readonly agentTimeoutMs: number;
  /** Installing dependencies included. */
  readonly serverStartTimeoutMs: number;
  /** Bytes kept of each log: half from its head, half from its tail. */
  readonly logLimitBytes: number;
}

export const defaultSettings: RunSettings = {
  profile: 'paper',
  executor: 'playwright',
  turns: 100,
  retries: 2,
  heldOut: true,
  feedback: 'detailed',
  feedbackLimit: 8_000,
  harnessRetries: 10,
  harnessRetryDelayMs: 1_000,
  agentTimeoutMs: 3_600_000,
  serverStartTimeoutMs: 180_000,
  logLimitBytes: 2_000_000,
};
