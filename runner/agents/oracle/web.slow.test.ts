import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { kennel } from '../../../spec/fixtures/edit-kennel.ts';
import { probeHttp } from '../../http-probe.ts';
import { portFinder } from '../../ports.ts';
import { createLocalSandbox } from '../../sandboxes/local.ts';
import { writeWorkspaceFiles } from '../workspace-files.ts';
import { clientOf } from './differential/http-client.ts';
import { withServer } from './differential/served.ts';
import type { Served } from './differential/served.ts';
import { writeOracleServer } from './server.ts';

const toy = { id: 'toy-1', price: 2 };

/** Runs on a fresh server and demands that it wrote nothing to its log: there it would report a defect of its own. */
function onServer(use: (served: Served) => Promise<void>): Promise<void> {
  return withServer(writeOracleServer(kennel), async (served) => {
    await use(served);
    expect(served.log()).toBe('');
  });
}

/** Everything that comes back for bytes that are written by hand, until the server ends the connection. */
function exchange(port: number, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      resolve(Buffer.concat(chunks).toString('latin1'));
    });
  });
}

/** The bytes of a create whose connection ends with it. */
function rawCreate(body: string | Buffer, headers: readonly string[] = []): Buffer {
  const head = [
    'POST /toy HTTP/1.1',
    'Host: x',
    'Connection: close',
    `Content-Length: ${String(Buffer.byteLength(body))}`,
    ...headers,
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), Buffer.from(body)]);
}

function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);
}

describe('bodies', () => {
  const bodies: readonly (readonly [string, string | Buffer])[] = [
    ['nothing', ''],
    ['half an object', '{"id": '],
    ['a list', '[]'],
    ['a string', '"toy"'],
    ['null', 'null'],
    ['NaN', '{"id": "toy-1", "price": NaN}'],
    ['infinity', '{"id": "toy-1", "price": -Infinity}'],
    ['two objects', '{} {}'],
    ['no text', Buffer.from([0xff, 0xfe, 0x00, 0x80])],
    ['ten thousand brackets', '['.repeat(100_000)],
    ['ten thousand digits', `{"id": "toy-1", "price": ${'9'.repeat(10_000)}}`],
  ];

  test('that are no JSON object are refused with 400', () =>
    onServer(async ({ port }) => {
      for (const [name, body] of bodies)
        expect(statusOf(await exchange(port, rawCreate(body))), name).toBe(400);
    }));

  test('with values that only Python would take are refused with 422', () =>
    onServer(async ({ port }) => {
      const prices = ['1e999', '9'.repeat(400), 'true', '"1"', '[1]'];
      for (const price of prices) {
        const body = `{"id": "toy-1", "price": ${price}}`;
        expect(statusOf(await exchange(port, rawCreate(body))), price).toBe(422);
      }
    }));

  test('whole numbers may be spelt as floats, and texts hold any character', () =>
    onServer(async ({ port, url }) => {
      const person = '{"id": "p", "dogs_approved": 1.0, "email": "\\ud800 \\u0000 \\u2028 😀"}';
      const bytes = rawCreate(person).toString().replace('/toy', '/person');
      expect(statusOf(await exchange(port, bytes))).toBe(201);
      expect(await clientOf(url)({ method: 'GET', path: '/person/p' })).toEqual({
        status: 200,
        json: { id: 'p', dogs_approved: 1, email: '\ud800 \0 \u2028 😀' },
      });
    }));

  test('of unknown or too great a length are refused, and the server lives on', () =>
    onServer(async ({ port, url }) => {
      const chunked =
        'POST /toy HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n';
      expect(statusOf(await exchange(port, chunked))).toBe(411);
      for (const [length, status] of [
        ['99999999999', 413],
        ['-1', 400],
        ['many', 400],
      ] as const) {
        const head = `POST /toy HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`;
        expect(statusOf(await exchange(port, head)), length).toBe(status);
      }
      const answer = await clientOf(url)({ method: 'POST', path: '/toy', body: toy });
      expect(answer.status).toBe(201);
    }));

  test('are asked for when the client waits for that', () =>
    onServer(async ({ port }) => {
      const bytes = rawCreate(JSON.stringify(toy), ['Expect: 100-continue']);
      expect(await exchange(port, bytes)).toMatch(/^HTTP\/1\.1 100 [^]*HTTP\/1\.1 201 /);
    }));
});

describe('paths', () => {
  const get = (target: string): string =>
    `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;

  test('that lead nowhere answer 404', () =>
    onServer(async ({ port }) => {
      const paths = ['/', '//', '/cat', '/Dog', '/dog/', '/dog/x/y/z', '/dog/{id}', '/analytics'];
      for (const path of [...paths, '/analytics/dog/count/x', '/toy/count', '*', '/%64og/x'])
        expect(statusOf(await exchange(port, get(path))), path).toBe(404);
    }));

  test('that exist answer 405 to other methods', () =>
    onServer(async ({ port }) => {
      for (const start of ['PUT /dog', 'GET /reset', 'POST /analytics/dog/count', 'HEAD /toy'])
        expect(statusOf(await exchange(port, get('/x').replace('GET /x', start))), start).toBe(405);
    }));

  test('may have a query and ids with any character', () =>
    onServer(async ({ url }) => {
      const send = clientOf(url);
      for (const id of ['a/b', 'ü 😀', '{id}', '%', '?', 'a+b']) {
        expect(await send({ method: 'POST', path: '/toy', body: { ...toy, id } })).toMatchObject({
          status: 201,
        });
        const path = `/toy/${encodeURIComponent(id)}?x=1`;
        expect(await send({ method: 'GET', path })).toMatchObject({ status: 200, json: { id } });
      }
    }));
});

describe('the process', () => {
  test('answers on an open connection without delay', () =>
    onServer(async ({ url }) => {
      const send = clientOf(url);
      await send({ method: 'POST', path: '/toy', body: toy });
      const begin = performance.now();
      for (let count = 0; count < 200; count += 1)
        await send({ method: 'PATCH', path: '/toy/toy-1', body: { price: count } });
      // A delayed acknowledgement costs 40 ms each time.
      expect((performance.now() - begin) / 200).toBeLessThan(20);
    }));

  test('keeps its data in order when many write at once', () =>
    onServer(async ({ url }) => {
      const clients = Array.from({ length: 20 }, () => clientOf(url));
      await Promise.all(
        clients.map((send, index) =>
          send({ method: 'POST', path: '/toy', body: { id: `toy-${String(index)}`, price: 1 } }),
        ),
      );
      const answer = await clientOf(url)({ method: 'GET', path: '/analytics/toy/price/sum' });
      expect(answer).toEqual({ status: 200, json: { result: 20 } });
    }));

  test('ends at once when it is told to, with a connection still open', async () => {
    const sandbox = await createLocalSandbox();
    try {
      await writeWorkspaceFiles(sandbox.workspace, writeOracleServer(kennel));
      const port = await portFinder()();
      const server = sandbox.start({
        argv: ['bash', '-c', `echo $$ > ../pid; exec bash run_server.sh ${String(port)}`],
        outputLimitBytes: 10_000,
        timeoutMs: 60_000,
      });
      while ((await probeHttp({ host: '127.0.0.1', port, limitMs: 5_000 })).kind !== 'http')
        await sleep(50);
      const answer = await clientOf(`http://127.0.0.1:${String(port)}`)({
        method: 'POST',
        path: '/reset',
      });
      expect(answer).toEqual({ status: 200, json: { status: 'reset' } });
      process.kill(Number(await readFile(join(sandbox.workspace, '../pid'), 'utf8')), 'SIGTERM');
      const told = performance.now();
      const { exitCode, output } = await server.ended;
      expect({ exitCode, log: output.bytes.toString('utf8') }).toEqual({ exitCode: 0, log: '' });
      expect(performance.now() - told).toBeLessThan(10_000);
    } finally {
      await sandbox.dispose();
    }
  });
});
