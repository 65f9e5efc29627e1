/** One child process in a group of its own: bytes out within a limit, an end that is always told and never thrown. */
import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { captureOutput } from './captured-output.ts';
import type { ProcessEnd, SandboxCommand, SandboxProcess } from './sandbox.ts';

/** After the exit, time for output that is still in the pipe. */
const drainMs = 200;
/** After the request to end (SIGTERM), time until it is enforced (SIGKILL). */
const graceMs = 3_000;

export interface ProcessCommand extends SandboxCommand {
  readonly cwd: string;
  /** The whole environment. */
  readonly env: Readonly<Record<string, string>>;
}

export interface GroupProcess extends SandboxProcess {
  /** Of the process and of its group; undefined when it could not be started. */
  readonly pid: number | undefined;
}

/**
 * Starts a process. `ended` resolves on its exit and a short drain, not when its pipes are closed: a server that it left
 * in the background holds those open for as long as it likes.
 */
export function startProcess(command: ProcessCommand): GroupProcess {
  const [program, ...args] = command.argv;
  const startedAt = performance.now();
  const capture = captureOutput(command.outputLimitBytes);
  const child = spawn(program, args, {
    cwd: command.cwd,
    env: command.env,
    detached: true,
    stdio: [command.stdin === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
  });
  child.stdout?.on('data', capture.push);
  child.stderr?.on('data', capture.push);
  // A process that does not read its input, or ends before it has, is free to do so.
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(command.stdin);

  let cause: ProcessEnd['endedBy'] = 'exit';
  let result: ProcessEnd | undefined;
  const signalGroup = (signal: NodeJS.Signals): void => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    killQuietly(-child.pid, signal);
  };

  const timers =
    command.timeoutMs === undefined
      ? []
      : [
          setTimeout(() => {
            if (result === undefined && cause === 'exit') cause = 'timeout';
            signalGroup('SIGTERM');
          }, command.timeoutMs),
          setTimeout(() => {
            signalGroup('SIGKILL');
          }, command.timeoutMs + graceMs),
        ];

  const closed = new Promise<void>((resolve) =>
    child.once('close', () => {
      resolve();
    }),
  );
  const exited = new Promise<{ code: number | null; signal: string | null }>((resolve) => {
    child.once('exit', (code, signal) => {
      resolve({ code, signal });
    });
    child.once('error', (error) => {
      cause = 'spawn_error';
      capture.push(Buffer.from(`${error.message}\n`));
      resolve({ code: null, signal: null });
    });
  });
  const ended = exited.then(async ({ code, signal }) => {
    timers.forEach(clearTimeout);
    const durationMs = Math.round(performance.now() - startedAt);
    if (cause !== 'spawn_error')
      await Promise.race([closed, sleep(drainMs, undefined, { ref: false })]);
    child.stdout?.destroy();
    child.stderr?.destroy();
    result = { endedBy: cause, exitCode: code, signal, output: capture.captured(), durationMs };
    return result;
  });

  return {
    pid: child.pid,
    ended,
    end: () => result,
    output: capture.captured,
    kill: () => {
      if (cause === 'exit' && child.exitCode === null && child.signalCode === null)
        cause = 'killed';
      signalGroup('SIGKILL');
      return ended;
    },
  };
}

/** Sends a signal to a process, or with a negative id to a group; that it is gone already is no error. */
export function killQuietly(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code !== 'ESRCH' && code !== 'EPERM') throw error;
  }
}
