/** The agent that follows a script: for tests of the runner, and for showing what an episode looks like. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { captureOutput } from '../sandboxes/captured-output.ts';
import type { OutputCapture } from '../sandboxes/captured-output.ts';
import type { Sandbox } from '../sandboxes/sandbox.ts';
import type { Agent, AgentEnd, AgentTask } from './agent.ts';
import { agentEnd } from './command.ts';
import { oracleAgent } from './oracle.ts';
import { matches, parseScript } from './script.ts';
import type { Step } from './script.ts';
import { removeWorkspaceFiles, writeWorkspaceFiles } from './workspace-files.ts';

/** A scripted agent for one episode. In each call it does every step that matches, in order. Throws an `InputError`. */
export function scriptedAgent(script: unknown, source: string): Agent {
  const steps = parseScript(script, source);
  const oracle = oracleAgent();
  const uses = new Map<Step, number>();
  const isDue = (step: Step, task: AgentTask): boolean =>
    matches(step, task) && (uses.get(step) ?? 0) < (step.times ?? Infinity);

  return {
    name: 'scripted',
    work: async (task, sandbox) => {
      const log = captureOutput(task.logLimitBytes);
      for (const step of steps.filter((candidate) => isDue(candidate, task))) {
        uses.set(step, (uses.get(step) ?? 0) + 1);
        if (step.oracle === true) await oracle.work(task, sandbox);
        const end = await perform({ step, task, sandbox, log });
        if (end !== undefined) return { end, log: log.captured() };
      }
      return { end: { kind: 'done' }, log: log.captured() };
    },
  };
}

interface Performance {
  readonly step: Step;
  readonly task: AgentTask;
  readonly sandbox: Sandbox;
  readonly log: OutputCapture;
}

/** Does a step; tells how the call ends if it ends with this step. */
async function perform({ step, task, sandbox, log }: Performance): Promise<AgentEnd | undefined> {
  const { workspace } = sandbox;
  await writeWorkspaceFiles(workspace, Object.entries(step.write ?? {}));
  for (const { file, search, with: replacement } of step.replace ?? []) {
    const text = await readFile(join(workspace, file), 'utf8');
    if (!text.includes(search))
      throw new Error(`${file} does not contain ${JSON.stringify(search)}`);
    await writeFile(
      join(workspace, file),
      text.replaceAll(search, () => replacement),
    );
  }
  await removeWorkspaceFiles(workspace, step.delete ?? []);
  for (const commandLine of step.run ?? []) {
    const process = sandbox.start({
      argv: ['bash', '-c', commandLine],
      timeoutMs: task.timeoutMs,
      outputLimitBytes: task.logLimitBytes,
    });
    const ended = await process.ended;
    log.push(ended.output.bytes);
    const end = agentEnd(ended);
    if (end.kind !== 'done') return end;
  }
  if (step.exit === undefined) return undefined;
  return step.exit === 0 ? { kind: 'done' } : { kind: 'failed', exitCode: step.exit, signal: null };
}
