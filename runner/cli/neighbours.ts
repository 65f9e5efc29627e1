/** Which agents may be at work beside each other. */
import type { AgentName } from '../agents/registry.ts';
import { UsageError } from './exit-code.ts';

/** Where an agent and its server can run. */
export const sandboxNames = ['local'] as const;
export type SandboxName = (typeof sandboxNames)[number];

/** Agents that start nothing but the server that they are told to start, on the port that they are given. */
export const neighbourly: readonly AgentName[] = ['oracle', 'reference', 'reader'];

/** Throws a `UsageError` where several scenarios are to be played at a time and what happens in one could decide another. */
export function refuseNeighbours(args: {
  readonly agent: AgentName;
  readonly sandbox: SandboxName;
  readonly jobs: number;
}): void {
  const { agent, sandbox, jobs } = args;
  if (jobs === 1 || neighbourly.includes(agent)) return;
  throw new UsageError(
    `--jobs ${String(jobs)} is not for --agent ${agent} in the sandbox ${sandbox}, where all scenarios see the same processes and ports: an agent could end or reach the server of another; give --jobs 1, and start further runs on machines or in containers of their own`,
  );
}
