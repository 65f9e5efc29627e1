import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { InputError } from '../../spec/problem.ts';
import { createLocalSandbox } from '../sandboxes/local.ts';
import type { Sandbox } from '../sandboxes/sandbox.ts';
import type { AgentCall, AgentTask } from './agent.ts';
import { commandAgent } from './command.ts';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await createLocalSandbox();
});
afterEach(async () => {
  await sandbox.dispose();
});

const task: AgentTask = {
  turn: 4,
  attempt: 1,
  prompt: 'Please add a zebra.\n',
  schema: { enums: [], entities: [], analytics: [] },
  timeoutMs: 10_000,
  logLimitBytes: 10_000,
};
const call = (commandLine: string, more: Partial<AgentTask> = {}): Promise<AgentCall> =>
  commandAgent({ commandLine }).work({ ...task, ...more }, sandbox);
const logOf = ({ log }: AgentCall): string => log.bytes.toString('utf8');

test('the prompt comes by standard input and as a file, and is in no command line', async () => {
  const ended = await call(
    'cat; cat "$AGENT_PROMPT_FILE"; echo $AGENT_TURN $AGENT_ATTEMPT; tr "\\0" " " < /proc/$$/cmdline',
  );
  expect(ended.end).toEqual({ kind: 'done' });
  expect(logOf(ended)).toMatch(/^Please add a zebra\.\nPlease add a zebra\.\n4 1\n/);
  expect(logOf(ended).split('zebra').length).toBe(3);
});

test('no process is found by words of the prompt', async () => {
  const prompt = `Please add ${randomUUID()}.`;
  const ended = await call('pgrep -af "$(cat "$AGENT_PROMPT_FILE")"; echo found: $?', { prompt });
  expect(logOf(ended)).toBe('found: 1\n');
});

test('an agent that kills itself has failed as a process, and the runner lives', async () => {
  expect((await call('kill -TERM $$; sleep 5')).end).toEqual({
    kind: 'failed',
    exitCode: null,
    signal: 'SIGTERM',
  });
});

test('an exit code other than 0 is a failed call, as is a command that is not there', async () => {
  expect((await call('exit 3')).end).toEqual({ kind: 'failed', exitCode: 3, signal: null });
  expect((await call('no-such-agent --yes')).end).toEqual({
    kind: 'failed',
    exitCode: 127,
    signal: null,
  });
});

test('time that is up is no failure of the process', async () => {
  expect((await call('sleep 30', { timeoutMs: 200 })).end).toEqual({ kind: 'timeout' });
});

test('usage is taken from its file where it can be read', async () => {
  expect(
    (await call('echo \'{"inputTokens": 5, "costUsd": 0.25, "model": "x"}\' > "$AGENT_USAGE_FILE"'))
      .usage,
  ).toEqual({ inputTokens: 5, costUsd: 0.25 });
  expect((await call('true')).usage).toBeUndefined();
  for (const unusable of ['echo nonsense >', 'mkfifo', 'mkdir', 'ln -s /dev/zero'])
    expect((await call(`${unusable} "$AGENT_USAGE_FILE"`)).usage).toBeUndefined();
});

test('variables are passed by name; one that is not set is refused before anything runs', async () => {
  process.env['KEY_OF_TEST'] = 'k';
  const ended = await commandAgent({
    commandLine: 'echo $KEY_OF_TEST',
    passEnv: ['KEY_OF_TEST'],
  }).work(task, sandbox);
  expect(logOf(ended)).toBe('k\n');
  delete process.env['KEY_OF_TEST'];
  expect(() => commandAgent({ commandLine: 'true', passEnv: ['KEY_OF_TEST'] })).toThrow(InputError);
});
