/** Any coding agent that has a command line. */
import { lstat, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { InputError } from '../../spec/problem.ts';
import { ownVariables } from '../sandboxes/environment.ts';
import type { ProcessEnd } from '../sandboxes/sandbox.ts';
import type { Agent, AgentEnd, Usage } from './agent.ts';

const usageShape = z.object({
  inputTokens: z.number().min(0).exactOptional(),
  outputTokens: z.number().min(0).exactOptional(),
  costUsd: z.number().min(0).exactOptional(),
});

/** Bytes of a usage file at most. */
const largestUsage = 100_000;

export interface CommandOptions {
  /** Read by bash, in the workspace. */
  readonly commandLine: string;
  /** Names of our variables that the agent gets to see. */
  readonly passEnv?: readonly string[];
}

/**
 * Runs the command line once per task. The prompt is its standard input and the file `$AGENT_PROMPT_FILE`; it is never an
 * argument, where a careless `pkill -f` would match it. `$AGENT_TURN` and `$AGENT_ATTEMPT` tell where in the episode the
 * task stands, and a JSON object in `$AGENT_USAGE_FILE` (`inputTokens`, `outputTokens`, `costUsd`) is taken as what the
 * call consumed. An exit code other than 0 is a failure of the harness. Throws an `InputError` for a variable that is not set.
 */
export function commandAgent({ commandLine, passEnv = [] }: CommandOptions): Agent {
  const passed = ownVariables(passEnv);
  const missing = passEnv.filter((name) => !Object.hasOwn(passed, name));
  if (missing.length > 0) {
    throw new InputError(
      'the environment',
      missing.map((name) => ({
        code: 'VARIABLE_NOT_SET',
        path: name,
        message: 'the agent is to see this variable, but it is not set here',
      })),
    );
  }
  return {
    name: 'command',
    work: async (task, sandbox) => {
      const promptFile = join(sandbox.scratch, 'prompt.md');
      const usageFile = join(sandbox.scratch, 'usage.json');
      for (const file of [promptFile, usageFile]) await rm(file, { recursive: true, force: true });
      await writeFile(promptFile, task.prompt, { flag: 'wx' });
      const process = sandbox.start({
        argv: ['bash', '-c', commandLine],
        env: {
          ...passed,
          AGENT_PROMPT_FILE: promptFile,
          AGENT_USAGE_FILE: usageFile,
          AGENT_TURN: String(task.turn),
          AGENT_ATTEMPT: String(task.attempt),
        },
        stdin: task.prompt,
        timeoutMs: task.timeoutMs,
        outputLimitBytes: task.logLimitBytes,
      });
      const ended = await process.ended;
      const usage = await readUsage(usageFile);
      return { end: agentEnd(ended), log: ended.output, ...(usage === undefined ? {} : { usage }) };
    },
  };
}

/** How the agent ended, from how its process did. */
export function agentEnd({ endedBy, exitCode, signal }: ProcessEnd): AgentEnd {
  if (endedBy === 'timeout') return { kind: 'timeout' };
  return exitCode === 0 ? { kind: 'done' } : { kind: 'failed', exitCode, signal };
}

async function readUsage(file: string): Promise<Usage | undefined> {
  try {
    const stats = await lstat(file); // A pipe would be waited for.
    if (!stats.isFile() || stats.size > largestUsage) return undefined;
    return usageShape.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined; // It is the agent's to report; none, or none that can be read, is no fault.
  }
}
