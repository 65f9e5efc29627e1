import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connect } from './http.ts';
import type { Connection } from './http.ts';

/** Answers the request with this head and number on its connection; the number starts from 1. */
type Talk = (socket: Socket, head: string, number: number) => void;

let talk: Talk;
let connections: number;
const sockets = new Set<Socket>();
const server = createServer((socket) => {
  connections += 1;
  sockets.add(socket);
  let heard = '';
  let number = 0;
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    heard += chunk.toString('latin1');
    if (!heard.includes('\r\n\r\n')) return;
    number += 1;
    const head = heard;
    heard = '';
    talk(socket, head, number);
  });
});
let connection: Connection;
let address: string;

// Kept far longer than any pause of a busy machine; how long a suite keeps it has a test of its own.
beforeEach(async () => {
  connections = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  connection = connect(address, 60_000);
});
afterEach(async () => {
  connection.close();
  for (const socket of sockets) socket.destroy();
  server.close();
  await once(server, 'close');
});

const reply = (body: string | Buffer, headers = ''): Buffer =>
  Buffer.concat([
    Buffer.from(`HTTP/1.1 200 OK\r\n${headers}content-length: ${String(body.length)}\r\n\r\n`),
    Buffer.from(body),
  ]);
const get = (path = '/'): Promise<unknown> => connection.send({ method: 'GET', path });

test('requests share a connection', async () => {
  talk = (socket) => socket.write(reply('{}'));
  for (let times = 0; times < 5; times += 1)
    expect(await get()).toEqual({ status: 200, text: '{}' });
  expect(connections).toBe(1);
});

test('a body goes as JSON, and none without it', async () => {
  const heads: string[] = [];
  talk = (socket, head) => {
    heads.push(head);
    socket.write(reply(''));
  };
  await connection.send({ method: 'POST', path: '/dog?a=1', body: { name: 'ä' } });
  await connection.send({ method: 'POST', path: '/reset' });
  expect(heads[0]).toMatch(
    /^POST \/dog\?a=1 HTTP\/1\.1\r\n[^]*content-type: application\/json\r\n/,
  );
  expect(Buffer.from(heads[0] ?? '', 'latin1').toString()).toMatch(/\r\n\r\n\{"name":"ä"\}$/);
  expect(heads[1]).not.toMatch(/content-type|transfer-encoding|content-length: [1-9]/i);
});

test('compressed answers are read', async () => {
  talk = (socket) => socket.write(reply(gzipSync('{"a":1}'), 'content-encoding: GZIP\r\n'));
  expect(await get()).toEqual({ status: 200, text: '{"a":1}' });
});

/** The second request on a connection is answered like this, all others as they should be. */
const onSecond =
  (answer: (socket: Socket) => void): Talk =>
  (socket, _head, number) => {
    if (number === 2) answer(socket);
    else socket.write(reply('{}'));
  };
const hangUps: readonly (readonly [string, (socket: Socket) => void])[] = [
  ['a reset', (socket) => socket.resetAndDestroy()],
  ['an end', (socket) => socket.end()],
];

describe.each(hangUps)(
  'a kept connection that is closed with %s when it is used again',
  (_how, close) => {
    test.each(['GET', 'POST', 'PATCH', 'DELETE'])('is replaced for a %s', async (method) => {
      talk = onSecond(close);
      await get();
      expect(await connection.send({ method, path: '/' })).toEqual({
        status: 200,
        text: '{}',
        sentAgain: true,
      });
      expect(connections).toBe(2);
    });
  },
);

test('a request is repeated once, and not on a connection that is new', async () => {
  let requests = 0;
  talk = (socket) => {
    requests += 1;
    if (requests === 1) socket.write(reply('{}'));
    else socket.destroy();
  };
  await get();
  await expect(get()).rejects.toThrow('got no answer (connection closed by the server)');
  expect(requests).toBe(3);
  await expect(get()).rejects.toThrow('got no answer (connection closed by the server)');
  expect(requests).toBe(4);
});

test.each<[string, (socket: Socket) => void, string]>([
  ['a byte', (socket) => socket.end('H'), 'connection closed by the server'],
  [
    'half a head',
    (socket) => socket.end('HTTP/1.1 200 OK\r\nx: '),
    'connection closed by the server',
  ],
  ['rubbish', (socket) => socket.write('hello\r\n\r\n'), 'not an HTTP answer'],
])(
  'a server that sends %s has seen the request, which is not repeated',
  async (_what, answer, why) => {
    talk = onSecond(answer);
    await get();
    await expect(connection.send({ method: 'POST', path: '/' })).rejects.toThrow(
      `got no answer (${why})`,
    );
    expect(connections).toBe(1);
  },
);

test('a connection that was idle for some time is not used again', async () => {
  talk = onSecond((socket) => socket.destroy());
  connection = connect(address);
  await get();
  await setTimeout(400);
  expect(await get()).toEqual({ status: 200, text: '{}' });
  expect(connections).toBe(2);
});

test('a connection that the server says it closes soon is not used again', async () => {
  talk = (socket) => socket.write(reply('{}', 'keep-alive: timeout=1\r\n'));
  await get();
  expect(await get()).toEqual({ status: 200, text: '{}' });
  expect(connections).toBe(2);
});

test('a slow answer is awaited however short a connection is kept', async () => {
  talk = (socket) => void setTimeout(400).then(() => socket.write(reply('{}')));
  connection = connect(address);
  expect(await get()).toEqual({ status: 200, text: '{}' });
  expect(await get()).toEqual({ status: 200, text: '{}' });
});

test('rubbish after an answer is no part of it, nor of the next', async () => {
  talk = (socket) => socket.write(Buffer.concat([reply('{}'), Buffer.from('rubbish')]));
  expect(await get()).toEqual({ status: 200, text: '{}' });
  expect(await get()).toEqual({ status: 200, text: '{}' });
});

const hostile: readonly (readonly [string, Talk, string])[] = [
  ['rubbish', (socket) => socket.write('hello\r\n\r\n'), 'got no answer (not an HTTP answer)'],
  ['a hang-up', (socket) => socket.destroy(), 'got no answer (connection closed by the server)'],
  [
    'half an answer',
    (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\n{"a"'),
    'got no answer (connection closed by the server)',
  ],
  [
    'a broken chunk',
    (socket) => socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n'),
    'got no answer (not an HTTP answer)',
  ],
  [
    'what is not compressed though it says so',
    (socket) => socket.write(reply('{}', 'content-encoding: br\r\n')),
    'sent a body that is not valid br',
  ],
  [
    'what is far larger than it was compressed',
    (socket) => socket.write(reply(gzipSync(Buffer.alloc(2 ** 25)), 'content-encoding: gzip\r\n')),
    'sent a body that is not valid gzip',
  ],
  [
    'a flood',
    (socket) => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      const pour = (): void => {
        while (!socket.destroyed && socket.write(Buffer.alloc(2 ** 20)));
      };
      socket.on('drain', pour);
      pour();
    },
    'sent more than 16 MB',
  ],
];
test.each(hostile)('%s is no answer', async (_name, answer, message) => {
  talk = answer;
  await expect(get()).rejects.toThrow(message);
  expect(connections).toBe(1);
});

test('nobody listens', async () => {
  const nobody = connect('http://127.0.0.1:1');
  await expect(nobody.send({ method: 'GET', path: '/' })).rejects.toThrow('(connection refused)');
});

test('closing ends what is under way, and nothing can be sent any more', async () => {
  talk = () => {
    connection.close();
  };
  await expect(get()).rejects.toThrow('got no answer');
  await expect(get()).rejects.toThrow('got no answer (the connection was closed)');
  expect(connections).toBe(1);
});
