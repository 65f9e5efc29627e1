/** One call of the agent, repeated when its process fails: those repetitions do not count as attempts (paper, appendix F). */
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Agent, AgentCall, AgentEnd, AgentTask, Usage } from './agents/agent.ts';
import type { Sandbox } from './sandboxes/sandbox.ts';
import type { RunSettings } from './settings.ts';

const longestPauseMs = 60_000;

export interface AgentCallOptions {
  readonly agent: Agent;
  readonly task: AgentTask;
  readonly sandbox: Sandbox;
  readonly settings: Pick<RunSettings, 'harnessRetries' | 'harnessRetryDelayMs'>;
  readonly signal?: AbortSignal | undefined;
  /** Told of every call whose process failed; `failures` counts them. */
  readonly onFailure: (failures: number, call: AgentCall) => Promise<void>;
}

export interface AgentWork {
  /** The last call. Its end is `failed` when no repetition was left. */
  readonly call: AgentCall;
  readonly failures: number;
  /** Of all calls together. */
  readonly usage?: Usage;
  readonly durationMs: number;
}

/** Calls the agent until a call does not fail or no repetition is left. Nothing of the sandbox runs any more afterwards. */
export async function callAgent(options: AgentCallOptions): Promise<AgentWork> {
  const { agent, task, sandbox, settings, signal, onFailure } = options;
  const startedAt = performance.now();
  let usage: Usage | undefined;
  for (let failures = 0; ;) {
    signal?.throwIfAborted();
    await sandbox.restore();
    const call = await agent.work(task, sandbox).finally(() => sandbox.endProcesses());
    signal?.throwIfAborted();
    usage = addUsage(usage, call.usage);
    if (call.end.kind === 'failed') {
      failures += 1;
      await onFailure(failures, call);
    }
    if (isFinal(call.end, failures, settings.harnessRetries)) {
      const durationMs = Math.round(performance.now() - startedAt);
      return { call, failures, durationMs, ...(usage === undefined ? {} : { usage }) };
    }
    const pauseMs = settings.harnessRetryDelayMs * 2 ** (failures - 1);
    await sleep(Math.min(pauseMs, longestPauseMs), undefined, { signal });
  }
}

function isFinal(end: AgentEnd, failures: number, harnessRetries: number): boolean {
  return end.kind !== 'failed' || failures > harnessRetries;
}

function addUsage(sum: Usage | undefined, more: Usage | undefined): Usage | undefined {
  if (sum === undefined || more === undefined) return sum ?? more;
  const names = ['inputTokens', 'outputTokens', 'costUsd'] as const;
  return Object.fromEntries(
    names
      .filter((name) => sum[name] !== undefined || more[name] !== undefined)
      .map((name) => [name, (sum[name] ?? 0) + (more[name] ?? 0)]),
  );
}
