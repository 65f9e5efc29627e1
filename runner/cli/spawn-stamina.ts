/** Runs the real command line, for tests. */
import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const binary = fileURLToPath(new URL('stamina.mjs', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Starts `stamina` in a folder; `env` is set besides the environment of ours. */
export function startStamina(
  argv: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [binary, ...argv], { cwd, env: { ...process.env, ...env } });
}

/** Runs `stamina` in a folder to its end. */
export async function runStamina(argv: readonly string[], cwd: string, input = ''): Promise<Ended> {
  const child = startStamina(argv, cwd);
  child.stdin.end(input);
  const [[code], stdout, stderr] = await Promise.all([
    once(child, 'close') as Promise<[number | null]>,
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, stdout, stderr };
}
