/** T of the paper: starts the server that is in the workspace, runs the suite against it, and ends it. */
import { performance } from 'node:perf_hooks';
import type { Executor } from './executors/executor.ts';
import { outputOf, tailText } from './sandboxes/captured-output.ts';
import type { CapturedOutput } from './sandboxes/captured-output.ts';
import type { Sandbox } from './sandboxes/sandbox.ts';
import { startServer } from './server-process.ts';
import type { RunSettings } from './settings.ts';
import { verdictOf } from './verdict.ts';
import type { Verdict } from './verdict.ts';

/** Characters of the server's log that a verdict carries. */
const logTailLimit = 3_000;
/** How often a grading is tried that fails for reasons of ours. */
const tries = 2;

export interface GradingOptions {
  readonly sandbox: Sandbox;
  readonly executor: Executor;
  readonly suiteFolder: string;
  readonly nextPort: () => Promise<number>;
  readonly settings: Pick<RunSettings, 'serverStartTimeoutMs' | 'logLimitBytes'>;
  readonly signal?: AbortSignal | undefined;
}

export interface Grading {
  readonly verdict: Verdict;
  readonly serverLog: CapturedOutput;
  readonly durationMs: number;
}

/**
 * The verdict on the workspace as it is. Nothing of the sandbox runs any more when the promise resolves. A grading that
 * fails for reasons of ours is repeated once on a fresh server.
 */
export async function grade(options: GradingOptions): Promise<Grading> {
  const startedAt = performance.now();
  let graded = await gradeOnce(options);
  for (let tried = 1; graded.verdict.kind === 'infrastructure_error' && tried < tries; tried += 1) {
    graded = await gradeOnce(options);
  }
  return { ...graded, durationMs: Math.round(performance.now() - startedAt) };
}

/** A grading that decides nothing: what goes wrong with it is its verdict. Rejects only when it is aborted. */
export async function gradeBesides(
  gradeIt: () => Promise<Grading>,
  signal: AbortSignal | undefined,
): Promise<Grading> {
  try {
    return await gradeIt();
  } catch (error) {
    signal?.throwIfAborted();
    const verdict = { kind: 'infrastructure_error', message: String(error) } as const;
    return { verdict, serverLog: outputOf(''), durationMs: 0 };
  }
}

async function gradeOnce(options: GradingOptions): Promise<Omit<Grading, 'durationMs'>> {
  const { sandbox, executor, suiteFolder, nextPort, settings, signal } = options;
  try {
    signal?.throwIfAborted();
    const start = await startServer({
      sandbox,
      port: await nextPort(),
      serverStartTimeoutMs: settings.serverStartTimeoutMs,
      logLimitBytes: settings.logLimitBytes,
    });
    signal?.throwIfAborted();
    if (start.kind === 'failed') {
      const { fault, message, log } = start;
      const logTail = tailText(log, logTailLimit);
      return { verdict: { kind: 'server_failed', fault, message, logTail }, serverLog: log };
    }
    const run = await executor({ folder: suiteFolder, url: start.url, signal });
    return { verdict: verdictOf(run), serverLog: start.process.output() };
  } finally {
    await sandbox.endProcesses();
  }
}
