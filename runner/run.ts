/** A run: a batch of scenarios against one agent, recorded in a folder. */
import { writeFiles } from '../generator/files.ts';
import type { ScenarioLock } from '../generator/index.ts';
import { must } from '../spec/lookup.ts';
import { InputError } from '../spec/problem.ts';
import type { Scenario } from '../spec/scenario.ts';
import { buildAgent } from './agents/registry.ts';
import type { AgentChoice } from './agents/registry.ts';
import type { EpisodeTools } from './attempt.ts';
import { playEpisode } from './episode.ts';
import { isolated } from './events.ts';
import type { EventListener } from './events.ts';
import { mapAtOnce } from './at-once.ts';
import { buildExecutor } from './executors/registry.ts';
import { temporaryFolder } from './folders.ts';
import { grade } from './grading.ts';
import { refuseOtherSuites } from './locked-suites.ts';
import { portFinder } from './ports.ts';
import { createRunFolder, createScenarioRecords } from './records.ts';
import { formatVersion } from './result.ts';
import type { BatchResult, ScenarioResult } from './result.ts';
import { runConfig } from './run-config.ts';
import { createLocalSandbox } from './sandboxes/local.ts';
import type { Sandbox } from './sandboxes/sandbox.ts';
import { scenarioFiles } from './scenario-files.ts';
import { selfTest } from './self-test.ts';
import type { RunSettings } from './settings.ts';
import { episodeTurns, horizonOf } from './turns.ts';
import { createWorkspaceHistory } from './workspace-history.ts';

/** What is played, and how. */
export interface BatchRequest {
  readonly scenarios: readonly Scenario[];
  /** What is locked of them: suites that must be as they were released; left out, none. */
  readonly locks?: readonly ScenarioLock[];
  readonly agent: AgentChoice;
  readonly settings: RunSettings;
  /** How many scenarios are played at a time; left out, one. They share the processes and ports of this machine. */
  readonly jobs?: number;
  readonly onEvent?: EventListener | undefined;
  /** Ends the run: everything that it started is stopped, and `runBatch` rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

export interface RunRequest extends BatchRequest {
  /** The record folder. Must not exist or be empty, else an `InputError`. */
  readonly out: string;
}

/**
 * Plays every scenario, `jobs` at a time, and returns the results, which are also in the record folder. Throws an
 * `InputError`, with nothing run, for a folder that holds something already, for an agent that cannot be used, and for suites
 * that are not as they are locked.
 */
export async function runBatch({ out, ...request }: RunRequest): Promise<BatchResult> {
  const play = await checkedBatch(request);
  return play(out);
}

/**
 * The first half of `runBatch`: throws what it throws for the agent and the suites, and returns what plays the batch into a
 * record folder. The comparison of suites may take minutes: whoever picks a folder that is free does so after it.
 */
export async function checkedBatch(
  request: BatchRequest,
): Promise<(out: string) => Promise<BatchResult>> {
  const { onEvent, settle } = isolated(request.onEvent ?? (() => undefined));
  refuseRepetition(request.scenarios);
  buildAgent(request.agent);
  await refuseOtherSuitesOf({ ...request, onEvent });
  return async (out) => {
    const result = await playBatch({ ...request, out, onEvent });
    settle();
    return result;
  };
}

async function playBatch(
  request: RunRequest & { readonly onEvent: EventListener },
): Promise<BatchResult> {
  const { scenarios, locks = [], agent, settings, jobs = 1, onEvent } = request;
  const config = runConfig({ scenarios, locks, agent, settings, jobs });
  const folder = await createRunFolder(request.out, config);
  const nextPort = portFinder();
  onEvent({
    ...{ kind: 'batch_started', folder },
    ...{ scenarios: scenarios.length, asLocked: config.asLocked.length },
  });
  await testExecutor(request);

  const failed = new AbortController();
  const signal = AbortSignal.any([failed.signal, ...(request.signal ? [request.signal] : [])]);
  const results = await mapAtOnce([...scenarios.entries()], jobs, async ([index, scenario]) => {
    const horizon = horizonOf(scenario, settings.turns);
    onEvent({ kind: 'scenario_started', scenario: scenario.name, index, horizon });
    try {
      const result = await runScenario({
        request: { ...request, signal },
        ...{ scenario, folder, nextPort },
      });
      onEvent({ kind: 'scenario_ended', result });
      return result;
    } catch (error) {
      // What is played beside it is of no use without it.
      failed.abort(error);
      throw error;
    }
  });
  const result: BatchResult = { formatVersion, folder, scenarios: results };
  onEvent({ kind: 'batch_ended', result });
  return result;
}

/** Each scenario has a folder of its own, by its name. */
function refuseRepetition(scenarios: readonly Scenario[]): void {
  const names = scenarios.map(({ name }) => name);
  const repeated = names.filter((name, index) => names.indexOf(name) !== index);
  if (repeated.length === 0) return;
  throw new InputError(
    'the list of scenarios',
    repeated.map((name) => ({
      code: 'SCENARIO_REPEATED',
      path: name,
      message: 'is named twice; names must differ within a run',
    })),
  );
}

/** Compares the suites of the whole batch with what is locked of it. */
async function refuseOtherSuitesOf({
  scenarios,
  locks = [],
  settings: { turns },
  onEvent = () => undefined,
  signal,
}: BatchRequest): Promise<void> {
  for (const locked of locks) {
    const scenario = must(
      scenarios.find(({ name }) => name === locked.name),
      `a scenario ${locked.name}, which is locked`,
    );
    await refuseOtherSuites({
      scenario: { ...scenario, turns: scenario.turns.slice(0, horizonOf(scenario, turns)) },
      locked,
      onTurn: (turn) => {
        signal?.throwIfAborted();
        onEvent({ kind: 'suite_checked', scenario: scenario.name, turn });
      },
    });
  }
}

interface ScenarioRun {
  readonly request: BatchRequest;
  readonly scenario: Scenario;
  readonly folder: string;
  readonly nextPort: () => Promise<number>;
}

/** One scenario in a sandbox of its own, of which nothing is left afterwards. */
async function runScenario({
  request,
  scenario,
  folder,
  nextPort,
}: ScenarioRun): Promise<ScenarioResult> {
  const { settings, signal, onEvent = () => undefined } = request;
  const executor = buildExecutor(settings.executor);
  const records = await createScenarioRecords(folder, scenario.name);
  const files = await scenarioFiles(scenario, settings.profile);
  await records.writeFiles(files);
  const sandbox = untilStopped(await createLocalSandbox(), signal);
  const stop = (): void => void sandbox.endProcesses();
  signal?.addEventListener('abort', stop);
  try {
    await writeFiles(sandbox.workspace, handedOver(files));
    const tools: EpisodeTools = {
      agent: buildAgent(request.agent),
      sandbox,
      grade: (suiteFolder) => grade({ sandbox, executor, suiteFolder, nextPort, settings, signal }),
      history: await createWorkspaceHistory(records.workspaceRepository),
      records,
      settings,
      onEvent,
      signal,
    };
    const horizon = horizonOf(scenario, settings.turns);
    const locked = request.locks?.find(({ name }) => name === scenario.name);
    const turns = episodeTurns(scenario, { ...settings, locked });
    const result = await playEpisode(tools, { scenario: scenario.name, horizon, turns });
    await records.writeResult(result);
    return result;
  } finally {
    signal?.removeEventListener('abort', stop);
    await sandbox.dispose();
  }
}

/** The same sandbox, in which nothing starts any more once the run has been stopped: what starts then, nobody would end. */
function untilStopped(sandbox: Sandbox, signal: AbortSignal | undefined): Sandbox {
  return {
    ...sandbox,
    start: (command) => {
      signal?.throwIfAborted();
      return sandbox.start(command);
    },
  };
}

/** What lies in the workspace at the start: the texts for the agent. */
function handedOver(files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const names = ['README.md', 'initial_specification.md'];
  return new Map(names.map((name) => [name, must(files.get(`agent/${name}`), `agent/${name}`)]));
}

/** Tries the executor on the first suite of the batch, in a folder for that alone. */
async function testExecutor({ scenarios, settings, signal }: BatchRequest): Promise<void> {
  const [scenario] = scenarios;
  if (scenario === undefined) return;
  const folder = await temporaryFolder('self-test-');
  try {
    for (const { files } of episodeTurns(scenario, { ...settings, turns: 0 }))
      await writeFiles(folder.path, files);
    await selfTest(buildExecutor(settings.executor), folder.path, signal);
  } finally {
    await folder.remove();
  }
}
