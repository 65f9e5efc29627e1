/** Where an agent works and its server runs: a workspace and processes, all of which can be ended. */
import type { CapturedOutput } from './captured-output.ts';

export interface SandboxCommand {
  /** A program and its arguments; nothing of it is read by a shell. */
  readonly argv: readonly [string, ...string[]];
  /** Set besides the sandbox's own environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Left out: an input that is at its end. */
  readonly stdin?: string;
  readonly timeoutMs?: number;
  readonly outputLimitBytes: number;
}

/** How a process ended. The first cause wins: a process that is killed for its time-out has `timeout`. */
export interface ProcessEnd {
  readonly endedBy: 'exit' | 'timeout' | 'killed' | 'spawn_error';
  readonly exitCode: number | null;
  readonly signal: string | null;
  /** Standard output and standard error in the order of arrival. */
  readonly output: CapturedOutput;
  readonly durationMs: number;
}

export interface SandboxProcess {
  /** Resolves soon after the process has exited, even when something that it started still holds its output. */
  readonly ended: Promise<ProcessEnd>;
  /** Undefined while it runs. */
  readonly end: () => ProcessEnd | undefined;
  readonly output: () => CapturedOutput;
  /** Ends the process and its group; the promise resolves when it is gone. */
  readonly kill: () => Promise<ProcessEnd>;
}

export interface Sandbox {
  /** The agent's working folder, a path of this machine. */
  readonly workspace: string;
  /** A folder that the agent's processes can read, outside the workspace. */
  readonly scratch: string;
  /** Where a server that listens in the sandbox is reached. */
  readonly host: string;
  /** Starts a process in the workspace. Never throws for what the process does. */
  readonly start: (command: SandboxCommand) => SandboxProcess;
  /** Ends every process that was started in here, and whatever those have started; tells how many there were. */
  readonly endProcesses: () => Promise<number>;
  /** Puts back the folders of the sandbox that its processes removed, locked, or put something else in place of. */
  readonly restore: () => Promise<void>;
  /** Ends everything and removes the folders. */
  readonly dispose: () => Promise<void>;
}
