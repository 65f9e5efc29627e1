import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { portFinder } from './ports.ts';
import { createLocalSandbox } from './sandboxes/local.ts';
import type { Sandbox } from './sandboxes/sandbox.ts';
import { startServer } from './server-process.ts';
import type { ServerStart } from './server-process.ts';

const nextPort = portFinder();
let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await createLocalSandbox();
});
afterEach(async () => {
  await sandbox.dispose();
});

async function start(script: string, serverStartTimeoutMs = 10_000): Promise<ServerStart> {
  await writeFile(join(sandbox.workspace, 'run_server.sh'), script);
  return startServer({
    sandbox,
    port: await nextPort(),
    serverStartTimeoutMs,
    logLimitBytes: 100_000,
  });
}

/** A server of a few lines: `listen` and `answer` are statements of JavaScript. */
const server = (answer: string, host = '0.0.0.0', before = ''): string =>
  `${before}exec "${process.execPath}" -e '
    require("net").createServer((socket) => { socket.on("error", () => {}); ${answer} }).listen(process.argv[1], "${host}");
  ' "$1"`;
const notFound = 'socket.end("HTTP/1.1 404 Not Found\\r\\ncontent-length: 0\\r\\n\\r\\n");';

test('a server is ready with its first answer, whatever its status', async () => {
  const started = await start(server(notFound));
  expect(started).toMatchObject({ kind: 'ready' });
});

test('a server that needs its time is waited for', async () => {
  const started = await start(server(notFound, '0.0.0.0', 'sleep 1.5\n'));
  expect(started).toMatchObject({ kind: 'ready' });
});

test('a missing script has its own message', async () => {
  const started = await startServer({
    sandbox,
    port: await nextPort(),
    serverStartTimeoutMs: 1_000,
    logLimitBytes: 1_000,
  });
  expect(started).toMatchObject({ kind: 'failed', fault: 'script_missing' });
});

test('a server that dies at its start is told with its exit code and log, at once', async () => {
  const started = await start('echo "ModuleNotFoundError: flask" >&2\nexit 7\n');
  expect(started).toMatchObject({ kind: 'failed', fault: 'exited' });
  if (started.kind !== 'failed') return;
  expect(started.message).toContain('exit code 7');
  expect(started.log.bytes.toString()).toContain('ModuleNotFoundError: flask');
});

test('a script that does not stay in the foreground is told so', async () => {
  const started = await start('(sleep 60 &)\nexit 0\n');
  expect(started).toMatchObject({ kind: 'failed', fault: 'exited' });
  if (started.kind === 'failed') expect(started.message).toContain('stay in the foreground');
});

test('garbage is recognised without waiting for the time-out', async () => {
  const started = await start(server('socket.end("SSH-2.0-nonsense\\u0007\\n");'), 60_000);
  expect(started).toMatchObject({ kind: 'failed', fault: 'not_http' });
  if (started.kind === 'failed') expect(started.message).toContain('begins with "SSH-2.0-nonsense');
});

test('connections that are never answered end with the time-out', async () => {
  expect(await start(server(''), 8_000)).toMatchObject({ kind: 'failed', fault: 'no_answer' });
});

test('silence ends with the time-out', async () => {
  expect(await start('sleep 60\n', 1_000)).toMatchObject({ kind: 'failed', fault: 'silent' });
});

test('a server that listens on the loopback interface only is told so', async () => {
  expect(await start(server(notFound, '127.0.0.1'))).toMatchObject({
    kind: 'failed',
    fault: 'loopback_only',
  });
});

test('a server that ends after its first answer is not taken for one that cannot be reached', async () => {
  const started = await start(`exec "${process.execPath}" -e '
    const server = require("net").createServer((socket) => {
      server.close();
      ${notFound}
      setTimeout(() => process.exit(4), 200);
    }).listen(process.argv[1], "0.0.0.0");
  ' "$1"`);
  expect(started).toMatchObject({ kind: 'failed', fault: 'exited' });
  if (started.kind === 'failed')
    expect(started.message).toContain('exit code 4 as soon as the server had answered');
});

test('nothing runs on after a failed start', async () => {
  await start(server('socket.end("nonsense that is long enough");'), 60_000);
  await sandbox.endProcesses();
  expect(await sandbox.endProcesses()).toBe(0);
});
