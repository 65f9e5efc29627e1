import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLocalSandbox } from './local.ts';
import type { ProcessEnd, Sandbox, SandboxCommand } from './sandbox.ts';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await createLocalSandbox();
});
afterEach(async () => {
  await sandbox.dispose();
});

const bash = (script: string, more: Partial<SandboxCommand> = {}): Promise<ProcessEnd> =>
  sandbox.start({ argv: ['bash', '-c', script], outputLimitBytes: 100_000, ...more }).ended;
const text = ({ output }: ProcessEnd): string => output.bytes.toString('utf8');

/** Whether a process with that id lives and is no zombie. */
const lives = (pid: string): boolean => existsSync(`/proc/${pid.trim()}/cwd`);

test('a process sees its workspace, a home of its own and none of our variables', async () => {
  process.env['SECRET_OF_OURS'] = 'secret';
  const end = await bash('pwd; env');
  delete process.env['SECRET_OF_OURS'];
  expect(end).toMatchObject({ endedBy: 'exit', exitCode: 0 });
  const root = dirname(sandbox.workspace);
  expect(text(end)).toContain(`${sandbox.workspace}\n`);
  expect(text(end)).toContain(`HOME=${root}/home\n`);
  expect(text(end)).toContain(`TMPDIR=${root}/tmp\n`);
  expect(text(end)).toContain('TZ=UTC\n');
  expect(text(end)).not.toContain('SECRET_OF_OURS');
  expect(text(end)).not.toContain('node_modules/.bin');
});

test('input is at its end unless some is given', async () => {
  expect(text(await bash('cat; echo done'))).toBe('done\n');
  expect(text(await bash('cat', { stdin: 'a prompt' }))).toBe('a prompt');
  expect(await bash('exit 3', { stdin: 'x'.repeat(1_000_000) })).toMatchObject({ exitCode: 3 });
});

test('the end comes with the exit, not when a background process lets go of the output', async () => {
  const end = await bash('sleep 30 & echo started');
  expect(text(end)).toBe('started\n');
  expect(end.durationMs).toBeLessThan(20_000);
});

test('a process that takes too long is ended with its group, also when it ignores the request', async () => {
  const end = await bash('echo $$; trap "" TERM; sleep 30 & wait; sleep 30', { timeoutMs: 300 });
  expect(end.endedBy).toBe('timeout');
  expect(end.durationMs).toBeLessThan(20_000);
  expect(lives(text(end))).toBe(false);
});

test('a program that is not there is an end like any other', async () => {
  const end = await sandbox.start({ argv: ['no-such-program'], outputLimitBytes: 1_000 }).ended;
  expect(end).toMatchObject({ endedBy: 'spawn_error', exitCode: null });
  expect(text(end)).toContain('ENOENT');
});

test('output is capped, and bytes that are no text do no harm', async () => {
  const end = await bash('head -c 3000000 /dev/zero; printf "\\377\\376"');
  expect(end.output.totalBytes).toBe(3_000_002);
  expect(end.output.bytes.length).toBeLessThan(101_000);
  expect(end.output.bytes.subarray(-2)).toEqual(Buffer.from([0xff, 0xfe]));
});

test.each([
  ['in the background', 'sleep 60 & echo $! > pid'],
  ['in a session of its own', 'setsid -f bash -c "echo \\$\\$ > pid; exec sleep 60"'],
  [
    'twice forked, without environment',
    '(env -i setsid bash -c "echo \\$\\$ > pid; exec sleep 60" &) & wait',
  ],
  [
    'elsewhere, in a session of its own',
    'setsid -f bash -c "echo \\$\\$ > pid; cd /; exec sleep 60"',
  ],
  [
    'and ignoring signals',
    'setsid -f bash -c "trap \'\' TERM HUP INT; echo \\$\\$ > pid; sleep 60; sleep 60"',
  ],
])('ends a process left %s', async (_, script) => {
  await bash(`${script}; while [ ! -s pid ]; do sleep 0.02; done`);
  const pid = text(await bash('cat pid'));
  expect(lives(pid)).toBe(true);
  expect(await sandbox.endProcesses()).toBeGreaterThan(0);
  expect(lives(pid)).toBe(false);
  expect(await sandbox.endProcesses()).toBe(0);
});

test('ends processes that keep starting others', async () => {
  await bash('setsid -f bash -c "while true; do sleep 0.05 & sleep 0.01; done"');
  await sleep(100);
  expect(await sandbox.endProcesses()).toBeGreaterThan(0);
  await sleep(100);
  expect(await sandbox.endProcesses()).toBe(0);
});

test('one sandbox leaves the processes of another alone', async () => {
  const other = await createLocalSandbox();
  const running = other.start({ argv: ['sleep', '60'], outputLimitBytes: 1_000 });
  await sandbox.endProcesses();
  expect(running.end()).toBeUndefined();
  await other.dispose();
  expect(await running.ended).toMatchObject({ signal: 'SIGKILL' });
});

test.each([
  ['removed', (folder: string) => `cd /; rm -rf ${folder}`],
  ['a file', (folder: string) => `cd /; rm -rf ${folder}; echo > ${folder}`],
  ['a link to elsewhere', (folder: string) => `cd /; rm -rf ${folder}; ln -s /etc ${folder}`],
])('a folder that is %s is put back', async (_, script) => {
  const root = dirname(sandbox.workspace);
  for (const folder of [sandbox.workspace, sandbox.scratch, root]) {
    await bash(script(folder));
    await sandbox.restore();
    expect(text(await bash('pwd; echo $TMPDIR; ls'))).toBe(`${sandbox.workspace}\n${root}/tmp\n`);
    await writeFile(join(sandbox.scratch, 'prompt.md'), '');
  }
  expect(existsSync('/etc/prompt.md')).toBe(false);
});

test('what is there stays when folders are put back', async () => {
  await bash('echo kept > file; chmod 000 .');
  await sandbox.restore();
  expect(text(await bash('cat file'))).toBe('kept\n');
});

test('nothing is left after disposal of folders that are nested too deeply for a path', async () => {
  await bash('for i in $(seq 30); do mkdir $(printf "d%.0s" $(seq 200)); cd d*; done; echo > file');
  await sandbox.dispose();
  expect(existsSync(dirname(sandbox.workspace))).toBe(false);
});

test('nothing is left after disposal, also of folders without write permission', async () => {
  await mkdir(join(sandbox.workspace, 'locked'));
  await writeFile(join(sandbox.workspace, 'locked', 'file'), '');
  await bash('chmod -w locked; sleep 60 &');
  await sandbox.dispose();
  expect(existsSync(dirname(sandbox.workspace))).toBe(false);
});
