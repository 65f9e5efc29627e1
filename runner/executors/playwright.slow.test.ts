import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InputError } from '../../spec/problem.ts';
import { writePingSuite } from '../fixtures/ping-suite.ts';
import type { SuiteRun, TestResult } from '../verdict.ts';
import { playwrightExecutor } from './playwright.ts';

let folder: string;
let server: Server;
let url: string;
let answer: RequestListener;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ping-'));
  server = createServer((request, response) => {
    if (request.url === '/reset') response.end('{}');
    else answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
afterEach(async () => {
  vi.unstubAllEnvs();
  stopServer();
  await rm(folder, { recursive: true });
});

function stopServer(): void {
  server.closeAllConnections();
  server.close();
}

const run = playwrightExecutor();
const numberOf = (path = ''): number => Number(path.split('/').at(-1));

function resultsOf(suiteRun: SuiteRun): readonly TestResult[] {
  if (suiteRun.kind !== 'ran') throw new Error(suiteRun.message);
  return suiteRun.results;
}

test('each test has its own result, and many failures cost no process each', async () => {
  await writePingSuite(folder, 60);
  answer = ({ url: path }, response) => {
    response.writeHead(numberOf(path) === 30 ? 200 : 500);
    response.end('oh \u001b[31mno');
  };
  const suiteRun = await run({ folder, url });
  const results = resultsOf(suiteRun);
  expect(results.map(({ id }) => id)).toEqual(
    Array.from({ length: 60 }, (_, index) => `ping.${String(index)}`),
  );
  expect(results.filter(({ status }) => status === 'passed').map(({ id }) => id)).toEqual([
    'ping.30',
  ]);
  expect(results[0]).toMatchObject({
    status: 'failed',
    title: 'ping 0 is answered',
    family: 'crud',
    file: 'tests/ping.spec.ts',
  });
  if (results[0]?.status === 'failed') {
    expect(results[0].message).toMatch(
      /^GET \/ping\/0 returned 500, expected 200: it is there\. Content: oh .*no$/,
    );
  }
  if (suiteRun.kind === 'ran') expect(suiteRun.durationMs).toBeLessThan(45_000);
});

test('a suite passes when all of it does', async () => {
  await writePingSuite(folder, 3);
  answer = (_, response) => response.end('{}');
  expect(resultsOf(await run({ folder, url })).map(({ status }) => status)).toEqual([
    'passed',
    'passed',
    'passed',
  ]);
});

test('a server that dies ends the run soon; what is left did not run', async () => {
  await writePingSuite(folder, 60);
  const temporary = join(folder, 'tmp');
  await mkdir(temporary);
  vi.stubEnv('TMPDIR', temporary);
  answer = ({ url: path }, response) => {
    response.end('{}');
    if (numberOf(path) === 9) setImmediate(stopServer);
  };
  const results = resultsOf(await run({ folder, url }));
  expect(results.slice(0, 10).every(({ status }) => status === 'passed')).toBe(true);
  expect(results.slice(10, 15).every(({ status }) => status === 'failed')).toBe(true);
  expect(results.slice(15)).toHaveLength(45);
  expect(
    results
      .slice(15)
      .every((result) => result.status === 'not_run' && result.reason === 'server_gone'),
  ).toBe(true);
  await sleep(1_000);
  expect(await readdir(temporary)).toEqual([]);
});

test('a server that is too slow for the whole suite is stopped at the deadline', async () => {
  await writePingSuite(folder, 60);
  answer = (_, response) => void setTimeout(() => response.end('{}'), 1_500);
  const results = resultsOf(
    await playwrightExecutor({ baseMs: 20_000, perTestMs: 1 })({ folder, url }),
  );
  expect(results[0]?.status).toBe('passed');
  expect(results.at(-1)).toMatchObject({ status: 'not_run', reason: 'deadline' });
});

test('a suite that cannot be loaded is an error of ours', async () => {
  await writePingSuite(folder, 2);
  await writeFile(join(folder, 'tests', 'broken.spec.ts'), "import '../support/nowhere.ts';\n");
  answer = (_, response) => response.end('{}');
  expect(await run({ folder, url })).toMatchObject({
    kind: 'infrastructure_error',
    message: expect.stringContaining('nowhere') as string,
  });

  await writeFile(join(folder, 'tests', 'broken.spec.ts'), '');
  await writeFile(join(folder, 'playwright.config.ts'), "throw new Error('no config today');\n");
  expect(await run({ folder, url })).toMatchObject({
    kind: 'infrastructure_error',
    message: expect.stringContaining('no config today') as string,
  });
});

test('a folder that is no suite is refused', async () => {
  await expect(run({ folder, url })).rejects.toThrow(InputError);
  await writeFile(join(folder, 'suite.json'), '{');
  await expect(run({ folder, url })).rejects.toThrow(/is not JSON/);
});

test('a run can be aborted', async () => {
  await writePingSuite(folder, 2);
  answer = () => undefined;
  const stop = new AbortController();
  setTimeout(() => {
    stop.abort(new Error('stopped by hand'));
  }, 3_000);
  await expect(run({ folder, url, signal: stop.signal })).rejects.toThrow('stopped by hand');
});
