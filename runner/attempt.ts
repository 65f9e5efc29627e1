/** One attempt at a turn: the agent works, its workspace is recorded, its server is tested. */
import { join } from 'node:path';
import { callAgent } from './agent-call.ts';
import type { AgentWork } from './agent-call.ts';
import type { Agent, AgentTask } from './agents/agent.ts';
import type { EventListener } from './events.ts';
import { gradeBesides } from './grading.ts';
import type { Grading } from './grading.ts';
import { countLinesOfCode } from './lines-of-code.ts';
import { attemptFolder, json } from './records.ts';
import type { ScenarioRecords } from './records.ts';
import type { AttemptResult } from './result.ts';
import { outputOf } from './sandboxes/captured-output.ts';
import type { Sandbox } from './sandboxes/sandbox.ts';
import type { RunSettings } from './settings.ts';
import type { EpisodeTurn } from './turns.ts';
import { failuresOf } from './verdict.ts';
import type { Verdict } from './verdict.ts';
import type { WorkspaceHistory } from './workspace-history.ts';

/** What an episode is played with. */
export interface EpisodeTools {
  readonly agent: Agent;
  readonly sandbox: Sandbox;
  /** T of the paper: tests what is in the workspace against the suite in a folder. */
  readonly grade: (suiteFolder: string) => Promise<Grading>;
  readonly history: WorkspaceHistory;
  readonly records: ScenarioRecords;
  readonly settings: RunSettings;
  readonly onEvent: EventListener;
  readonly signal?: AbortSignal | undefined;
}

export interface AttemptRequest {
  readonly scenario: string;
  readonly turn: EpisodeTurn;
  /** 0, then one more for each retry. */
  readonly attempt: number;
  readonly prompt: string;
}

export interface Attempted {
  readonly result: AttemptResult;
  readonly verdict: Verdict;
}

/** Plays one attempt and records it. Rejects for failures of the machine or of the benchmark. */
export async function playAttempt(
  tools: EpisodeTools,
  request: AttemptRequest,
): Promise<Attempted> {
  const { onEvent, records, history, sandbox } = tools;
  const { scenario, attempt, turn } = request;
  const place = { scenario, turn: turn.turn, attempt };
  const record = (name: string, content: string | Buffer): Promise<void> =>
    records.writeRecord(join(attemptFolder(turn.folder, attempt), name), content);

  await record('prompt.md', request.prompt);
  onEvent({ kind: 'agent_started', ...place });
  const work = await callAgent({
    ...tools,
    task: taskOf(request, tools.settings),
    onFailure: async (failures, { log, end }) => {
      await record(`agent-failure-${String(failures)}.log`, log.bytes);
      onEvent({ kind: 'harness_failed', ...place, failures, end });
    },
  });
  await record('agent.log', work.call.log.bytes);
  // The agent may have removed even the folder that it works in.
  await sandbox.restore();
  const commit = await history.commit(
    sandbox.workspace,
    `Turn ${String(turn.turn)}, attempt ${String(attempt)}\n`,
  );
  const linesOfCode = await countLinesOfCode(sandbox.workspace);

  onEvent({ kind: 'grading_started', ...place });
  const grading = await gradeWork(tools, turn, work);
  await record('server.log', grading.serverLog.bytes);
  await record('verdict.json', json(grading.verdict));
  let again: Grading | undefined;
  if (isFinalFailure(grading.verdict, attempt, tools.settings)) {
    onEvent({ kind: 'grading_repeated', ...place });
    again = await gradeBesides(() => gradeWork(tools, turn, work), tools.signal);
    await record('server-again.log', again.serverLog.bytes);
    await record('verdict-again.json', json(again.verdict));
  }
  const result = {
    ...{ turn: turn.turn, attempt, ...summaryOf(work, grading) },
    ...(again && { again: outcomeOf(again.verdict) }),
    ...{ commit, linesOfCode },
  };
  await records.journal({ kind: 'attempt', ...result });
  onEvent({ kind: 'attempt_ended', scenario, result, verdict: grading.verdict });
  return { result, verdict: grading.verdict };
}

function taskOf({ turn, attempt, prompt }: AttemptRequest, settings: RunSettings): AgentTask {
  return {
    turn: turn.turn,
    attempt,
    prompt,
    schema: turn.schema,
    timeoutMs: settings.agentTimeoutMs,
    logLimitBytes: settings.logLimitBytes,
  };
}

/** What an agent leaves whose process kept failing is not tested: it never said that it was done. */
async function gradeWork(
  tools: EpisodeTools,
  turn: EpisodeTurn,
  { call, failures }: AgentWork,
): Promise<Grading> {
  if (call.end.kind !== 'failed') {
    return tools.grade(join(tools.records.folder, turn.folder));
  }
  const how =
    call.end.exitCode === null
      ? `signal ${String(call.end.signal)}`
      : `exit code ${String(call.end.exitCode)}`;
  const message = `The process of the agent failed ${String(failures)} times in a row, at last with ${how}.`;
  return { verdict: { kind: 'harness_failed', message }, serverLog: outputOf(''), durationMs: 0 };
}

/** Whether a suite failed and no attempt is left that could mend it. */
function isFinalFailure({ kind }: Verdict, attempt: number, { retries }: RunSettings): boolean {
  return (kind === 'tests_failed' || kind === 'server_failed') && attempt >= retries;
}

type Summary = Omit<AttemptResult, 'turn' | 'attempt' | 'again' | 'commit' | 'linesOfCode'>;

function summaryOf(
  { call, failures, durationMs, usage }: AgentWork,
  { verdict, durationMs: gradingMs }: Grading,
): Summary {
  return {
    ...outcomeOf(verdict),
    agent: call.end,
    harnessFailures: failures,
    agentMs: durationMs,
    gradingMs,
    ...(usage === undefined ? {} : { usage }),
  };
}

function outcomeOf(verdict: Verdict): Pick<AttemptResult, 'verdict' | 'testsFailed'> {
  const results = verdict.kind === 'tests_failed' ? verdict.results : [];
  return { verdict: verdict.kind, testsFailed: failuresOf(results).length };
}
