/** The agent under test: something that works in a sandbox on one task at a time. */
import type { Schema } from '../../spec/schema.ts';
import type { CapturedOutput } from '../sandboxes/captured-output.ts';
import type { Sandbox } from '../sandboxes/sandbox.ts';

/** One call of the agent. */
export interface AgentTask {
  readonly turn: number;
  readonly attempt: number;
  readonly prompt: string;
  /** What the reference system expects now. For the built-in agents; a real one never gets to see it. */
  readonly schema: Schema;
  readonly timeoutMs: number;
  readonly logLimitBytes: number;
}

/**
 * How a call ended. `done`: the agent says that it has finished. `timeout`: its time was up; what it left is graded.
 * `failed`: its process failed, which says nothing about the work: the call is repeated.
 */
export type AgentEnd =
  | { readonly kind: 'done' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'failed'; readonly exitCode: number | null; readonly signal: string | null };

/** What a call consumed, as far as the agent reports it. */
export interface Usage {
  readonly inputTokens?: number;
  readonly outputTokens?: number;
  readonly costUsd?: number;
}

export interface AgentCall {
  readonly end: AgentEnd;
  readonly log: CapturedOutput;
  readonly usage?: Usage;
}

export interface Agent {
  readonly name: string;
  readonly work: (task: AgentTask, sandbox: Sandbox) => Promise<AgentCall>;
}
