/** What `stamina run` does. */
import { defaultSettings } from '../settings.ts';
import type { ExecutorName, FeedbackLevel, RunSettings } from '../settings.ts';
import type { Profile } from '../../spec/contract.ts';
import { agentChoiceOf } from './agent-choice.ts';
import type { AgentArguments } from './agent-choice.ts';
import { exitCodes } from './exit-code.ts';
import type { ExitCode } from './exit-code.ts';
import { interruption } from './interruption.ts';
import { writingTo } from './output-path.ts';
import { refuseNeighbours } from './neighbours.ts';
import type { SandboxName } from './neighbours.ts';
import { makeFreeFolder, refuseUsedFolder } from './run-folder.ts';
import { progressOn } from './run-progress.ts';
import { renderScenario, renderSummary } from './run-report.ts';
import { batchOf } from './run-scenarios.ts';
import type { Terminal } from './terminal.ts';

export interface RunArguments extends AgentArguments {
  readonly scenario: string | undefined;
  readonly scenarios: string | undefined;
  readonly turns: number | undefined;
  readonly changes: number | undefined;
  readonly retries: number;
  readonly feedback: FeedbackLevel;
  readonly feedbackLimit: number;
  readonly agentTimeout: number;
  readonly skipHeldout: boolean;
  readonly harnessRetries: number;
  readonly profile: Profile;
  readonly executor: ExecutorName;
  readonly unlocked: boolean;
  readonly sandbox: SandboxName;
  readonly jobs: number;
  readonly out: string | undefined;
  readonly json: boolean;
}

/** Plays the scenarios, prints each one's turns as it ends and the metrics at the end. Done when every turn was passed. */
export async function runBenchmark(args: RunArguments, terminal: Terminal): Promise<ExitCode> {
  refuseNeighbours(args);
  const agent = await agentChoiceOf(args);
  if (args.out !== undefined) await refuseUsedFolder(args.out);
  const { scenarios, turns, locks } = await batchOf(args, (seed) => {
    terminal.flicker(`sampling the scenario of seed ${seed}`);
  });
  const { checkedBatch } = await import('../run.ts');
  const progress = progressOn(terminal, scenarios.length);
  const play = await checkedBatch({
    scenarios,
    locks,
    agent,
    settings: settingsOf(args, turns),
    jobs: args.jobs,
    signal: interruption(),
    onEvent: (event) => {
      progress(event);
      if (event.kind === 'scenario_ended' && !args.json)
        terminal.print(`${renderScenario(event.result, terminal.decorated)}\n`);
    },
  });
  const out = args.out ?? (await makeFreeFolder(agent.name));
  const result = await writingTo(out, () => play(out));
  terminal.print(args.json ? JSON.stringify(result, null, 2) : renderSummary(result, args.retries));
  const passed = result.scenarios.every(({ end }) => end.kind === 'completed');
  return passed ? exitCodes.done : exitCodes.failed;
}

function settingsOf(args: RunArguments, turns: number): RunSettings {
  const { retries, feedback, feedbackLimit, harnessRetries, profile, executor } = args;
  const heldOut = !args.skipHeldout;
  const agentTimeoutMs = args.agentTimeout * 1000;
  return {
    ...defaultSettings,
    turns,
    retries,
    heldOut,
    feedback,
    feedbackLimit,
    harnessRetries,
    profile,
    executor,
    agentTimeoutMs,
  };
}
