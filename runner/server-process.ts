/** Starts an agent's server as the contract says and waits until it answers; each way to fail has its own message. */
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { probeHttp } from './http-probe.ts';
import type { Probe } from './http-probe.ts';
import { printable } from './sandboxes/captured-output.ts';
import type { CapturedOutput } from './sandboxes/captured-output.ts';
import type { ProcessEnd, Sandbox, SandboxProcess } from './sandboxes/sandbox.ts';
import type { ServerFault } from './verdict.ts';

const script = 'run_server.sh';
const pauseMs = 50;
/** For one question; a server that is still busy with its start is asked again. */
const probeLimitMs = 5_000;
/** Answers in a row that are not HTTP, until that is believed. */
const garbageLimit = 3;

export interface ServerOptions {
  readonly sandbox: Pick<Sandbox, 'workspace' | 'host' | 'start'>;
  readonly port: number;
  readonly serverStartTimeoutMs: number;
  readonly logLimitBytes: number;
}

export type ServerStart =
  | { readonly kind: 'ready'; readonly url: string; readonly process: SandboxProcess }
  | {
      readonly kind: 'failed';
      readonly fault: ServerFault;
      readonly message: string;
      readonly log: CapturedOutput;
    };

/**
 * Runs `bash run_server.sh <port>` and resolves as soon as the server answers any HTTP request with any status, or as
 * soon as it is clear that it will not, at the latest after `serverStartTimeoutMs`.
 */
export async function startServer(options: ServerOptions): Promise<ServerStart> {
  const { sandbox, port, serverStartTimeoutMs, logLimitBytes } = options;
  if (!(await isFile(join(sandbox.workspace, script)))) {
    return { ...failure.scriptMissing(), log: { bytes: Buffer.alloc(0), totalBytes: 0 } };
  }
  const process = sandbox.start({
    argv: ['bash', script, String(port)],
    outputLimitBytes: logLimitBytes,
  });
  const problem = await waitUntilReady({
    process,
    host: sandbox.host,
    port,
    limitMs: serverStartTimeoutMs,
  });
  if (problem === undefined)
    return { kind: 'ready', url: `http://${sandbox.host}:${String(port)}`, process };
  await process.kill();
  return { ...problem, log: process.output() };
}

type Failure = Omit<Extract<ServerStart, { kind: 'failed' }>, 'log'>;

async function waitUntilReady({
  process,
  host,
  port,
  limitMs,
}: {
  process: SandboxProcess;
  host: string;
  port: number;
  limitMs: number;
}): Promise<Failure | undefined> {
  const deadline = performance.now() + limitMs;
  let last: Probe = { kind: 'refused' };
  let garbage = 0;
  let answered = false;
  for (;;) {
    const end = process.end();
    if (end !== undefined) return failure.exited(end, answered);
    const left = deadline - performance.now();
    if (left <= 0) return failure.timeout(last, limitMs);
    last = await probeHttp({ host, port, limitMs: Math.min(left, probeLimitMs) });
    if (last.kind === 'http') {
      if (await isReachable(port)) return undefined;
      // It may have ended in between, and is nowhere to be reached then.
      if (answered) return failure.loopbackOnly();
      answered = true;
    }
    garbage = last.kind === 'garbage' ? garbage + 1 : 0;
    if (garbage === garbageLimit) return failure.timeout(last, limitMs);
    await sleep(pauseMs);
  }
}

/** Whoever listens on all interfaces is reached at the other addresses of the loopback network too, where there are any. */
async function isReachable(port: number): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  return (await probeHttp({ host: '127.0.0.2', port, limitMs: 1_000 })).kind !== 'refused';
}

async function isFile(path: string): Promise<boolean> {
  return lstat(path).then(
    (entry) => entry.isFile() || entry.isSymbolicLink(),
    () => false,
  );
}

const command = '`bash run_server.sh <port>`';
const failed = (fault: ServerFault, message: string): Failure => ({
  kind: 'failed',
  fault,
  message,
});

const failure = {
  scriptMissing: () =>
    failed(
      'script_missing',
      'There is no `run_server.sh` in the project folder, so the server could not be started.',
    ),
  exited: ({ exitCode, signal }: ProcessEnd, answered: boolean) => {
    const how = exitCode === null ? `signal ${String(signal)}` : `exit code ${String(exitCode)}`;
    const when = answered
      ? 'as soon as the server had answered a request'
      : 'before the server had answered a request';
    const why =
      exitCode === 0
        ? ' The script must stay in the foreground for as long as the server runs.'
        : '';
    return failed('exited', `${command} ended with ${how} ${when}.${why}`);
  },
  loopbackOnly: () =>
    failed(
      'loopback_only',
      'The server listens on 127.0.0.1 only, where nobody outside can reach it. It must listen on all interfaces (0.0.0.0).',
    ),
  timeout: (last: Probe, limitMs: number) => {
    const limit = `${String(Math.round(limitMs / 1000))} s`;
    switch (last.kind) {
      case 'garbage':
        return failed(
          'not_http',
          `The server was started with ${command}, but what it answers is not HTTP. Its answer to \`GET /\` begins with ${JSON.stringify(printable(last.bytes.subarray(0, 60).toString('latin1')))}.`,
        );
      case 'silent':
        return failed(
          'no_answer',
          `The server was started with ${command} and accepts connections, but it answered no HTTP request within ${limit}.`,
        );
      case 'refused':
      case 'http':
        return failed(
          'silent',
          `${command} is running, but nothing has listened on the port within ${limit}.`,
        );
    }
  },
} as const;
