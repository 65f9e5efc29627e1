import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Schema } from '../../spec/schema.ts';
import * as model from '../../spec/semantics/model.ts';
import { snapshotOf } from '../../spec/trajectory.ts';
import { startReferenceServer } from './server.ts';
import type { ReferenceServer } from './server.ts';

const kennel = JSON.parse(
  readFileSync(new URL('../../spec/fixtures/kennel.json', import.meta.url), 'utf8'),
) as Schema;

const dog = { id: 'dog-1', mood: 'calm', name: 'Rex', rank: 10 };
let server: ReferenceServer;

beforeAll(async () => {
  server = await startReferenceServer({ snapshot: snapshotOf(kennel), port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());
beforeEach(async () => {
  await call('POST', '/reset');
});

interface Answer {
  readonly status: number;
  readonly json: unknown;
  readonly headers: Headers;
}

async function call(
  method: string,
  path: string,
  body?: string | Uint8Array<ArrayBuffer>,
): Promise<Answer> {
  const response = await fetch(server.url + path, { method, ...(body !== undefined && { body }) });
  const text = await response.text();
  return {
    status: response.status,
    json: text === '' ? undefined : JSON.parse(text),
    headers: response.headers,
  };
}

const send = (method: string, path: string, value: unknown): Promise<Answer> =>
  call(method, path, JSON.stringify(value));

/** The status line of a request written byte by byte. */
function statusLineOf(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(bytes));
    socket.once('data', (data) => {
      socket.destroy();
      resolve(data.toString('latin1').split('\r\n')[0] ?? '');
    });
    socket.once('error', reject);
  });
}

describe('the life of an object', () => {
  test('create, read, list, update and delete answer as the README says', async () => {
    const whole = {
      ...dog,
      active: true,
      born_at: null,
      owner: null,
      phase: 'planning',
      toys: [],
      weight: null,
    };
    expect(await send('POST', '/dog', dog)).toMatchObject({ status: 201, json: whole });
    expect(await call('GET', '/dog/dog-1')).toMatchObject({ status: 200, json: whole });
    expect(await call('GET', '/dog')).toMatchObject({ status: 200, json: [whole] });
    expect(await send('PATCH', '/dog/dog-1', { rank: 3 })).toMatchObject({
      status: 200,
      json: { ...whole, rank: 3 },
    });
    expect(await call('DELETE', '/dog/dog-1')).toMatchObject({ status: 204, json: undefined });
    expect(await call('GET', '/dog/dog-1')).toMatchObject({ status: 404 });
  });

  test('reset empties every collection', async () => {
    await send('POST', '/dog', dog);
    expect(await call('POST', '/reset')).toMatchObject({ status: 200, json: { status: 'reset' } });
    expect(await call('GET', '/dog')).toMatchObject({ json: [] });
  });

  test('answers are JSON and say so', async () => {
    const { headers } = await call('GET', '/dog');
    expect(headers.get('content-type')).toBe('application/json');
  });
});

describe('refusals', () => {
  test('invalid values answer 422, name each fault, and store nothing', async () => {
    const refused = await send('POST', '/dog', { ...dog, rank: 10001, name: 'x' });
    expect(refused).toMatchObject({
      status: 422,
      json: { error: 'name must have at least 2 characters; rank must be at most 10000' },
    });
    expect(await call('GET', '/dog')).toMatchObject({ json: [] });
  });

  test('a wrong state answers 400, a failed guard 409, an unknown id 404', async () => {
    await send('POST', '/dog', dog);
    expect(await call('POST', '/dog/dog-1/approve')).toMatchObject({ status: 400 });
    await send('PATCH', '/dog/dog-1', { phase: 'review' });
    const refused = await call('POST', '/dog/dog-1/approve');
    expect(refused.status).toBe(409);
    expect(refused.json).toMatchObject({
      error: expect.stringMatching(/^not satisfied: condition \d/) as string,
    });
    expect(await call('POST', '/dog/dog-2/approve')).toMatchObject({ status: 404 });
  });

  test.each(['{', '', '[]', 'null', '"dog"', '42', '{"id":"dog-1",}', '\ufffe'])(
    'the body %j answers 400',
    async (body) => {
      expect(await call('POST', '/dog', body)).toMatchObject({
        status: 400,
        json: { error: 'the body must be a JSON object' },
      });
      expect(await call('PATCH', '/dog/dog-1', body)).toMatchObject({ status: 400 });
    },
  );

  test('bytes that are no UTF-8 answer 400', async () => {
    const body = Buffer.concat([Buffer.from('{"id":"'), Buffer.from([0xff]), Buffer.from('"}')]);
    expect(await call('POST', '/dog', body)).toMatchObject({ status: 400 });
  });

  test('a body over the limit answers 413, and the server goes on', async () => {
    expect(await send('POST', '/dog', { ...dog, name: 'x'.repeat(2 ** 21) })).toMatchObject({
      status: 413,
    });
    expect(await send('POST', '/dog', dog)).toMatchObject({ status: 201 });
  });

  test('keys that JavaScript treats specially are ordinary unknown fields', async () => {
    const body = `{"__proto__":{"rank":1},"constructor":1,${JSON.stringify(dog).slice(1)}`;
    const created = await call('POST', '/dog', body);
    expect(created.status).toBe(201);
    expect(Object.keys(created.json as object)).not.toContain('constructor');
  });
});

describe('paths and methods', () => {
  test.each([
    '/',
    '/nothing',
    '/Dog',
    '/dog/',
    '//dog',
    '/dog//approve',
    '/dog/dog-1/',
    '/dog/dog-1/fly',
    '/dog/dog-1/approve/now',
    '/__proto__',
    '/constructor',
    '/toString/x',
    '/dog/dog-1/constructor',
    '/dog%2Fdog-1',
    '/analytics%2Fdog%2Fcount',
    '/dog/%',
    '/dog/%ff',
    '/analytics/dog',
    '/analytics/dog/name/avg',
  ])('%s answers 404 to every method', async (path) => {
    await send('POST', '/dog', dog);
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE', 'PUT'])
      expect(await call(method, path)).toMatchObject({
        status: 404,
        json: { error: `nothing is at ${path}` },
      });
  });

  test('a known path answers 405 to other methods and names its own', async () => {
    const refused = await send('PUT', '/dog/dog-1', dog);
    expect(refused).toMatchObject({
      status: 405,
      json: { error: '/dog/dog-1 takes GET, PATCH, DELETE, not PUT' },
    });
    expect(refused.headers.get('allow')).toBe('GET, PATCH, DELETE');
    expect((await fetch(`${server.url}/dog`, { method: 'HEAD' })).status).toBe(405);
    expect(await call('GET', '/reset')).toMatchObject({ status: 405 });
  });

  test('an id may hold any characters when it is percent-encoded', async () => {
    const id = 'a/b c?d#e%/ü';
    await send('POST', '/dog', { ...dog, id });
    expect(await call('GET', `/dog/${encodeURIComponent(id)}`)).toMatchObject({ json: { id } });
  });

  test.each(['__proto__', 'constructor', 'hasOwnProperty'])('the id %s is an id', async (id) => {
    expect(await call('GET', `/dog/${id}`)).toMatchObject({ status: 404 });
    await send('POST', '/dog', { ...dog, id });
    expect(await call('GET', `/dog/${id}`)).toMatchObject({ status: 200, json: { id } });
  });

  test('a query is ignored', async () => {
    expect(await call('GET', '/dog?limit=1')).toMatchObject({ status: 200, json: [] });
  });
});

describe('the shell', () => {
  test.each([
    'nonsense\r\n\r\n',
    'GET dog HTTP/1.1\r\nhost: x\r\n\r\n',
    'POST /dog HTTP/1.1\r\nhost: x\r\ncontent-length: nine\r\n\r\n',
  ])('%j is answered with a client error and harms nothing', async (bytes) => {
    expect(await statusLineOf(bytes)).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(await call('GET', '/dog')).toMatchObject({ status: 200 });
  });

  test('a client that leaves in the middle of its body harms nothing', async () => {
    await new Promise<void>((resolve, reject) => {
      const socket = connect(server.port, '127.0.0.1', () => {
        socket.write('POST /dog HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{"id":', () => {
          socket.destroy();
        });
      });
      socket.once('close', () => {
        resolve();
      });
      socket.once('error', reject);
    });
    expect(await call('GET', '/dog')).toMatchObject({ status: 200, json: [] });
  });

  test('concurrent creates of one id: one is stored, the others are refused', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, rank) => send('POST', '/dog', { ...dog, rank })),
    );
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
    expect(statuses).toEqual([201, ...Array<number>(39).fill(422)]);
  });

  test('concurrent creates of different ids are all stored', async () => {
    await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        send('POST', '/dog', { ...dog, id: `dog-${String(n)}` }),
      ),
    );
    expect(await call('GET', '/analytics/dog/count')).toMatchObject({ json: { result: 100 } });
  });

  test('a port in use rejects with the code of the system', async () => {
    const second = startReferenceServer({
      snapshot: snapshotOf(kennel),
      port: server.port,
      host: '127.0.0.1',
    });
    await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  test('close ends open connections and frees the port', async () => {
    const other = await startReferenceServer({
      snapshot: snapshotOf(kennel),
      port: 0,
      host: '127.0.0.1',
    });
    const idle = connect(other.port, '127.0.0.1');
    await new Promise((resolve) => idle.once('connect', resolve));
    const ended = new Promise((resolve) => idle.once('close', resolve));
    await other.close();
    await ended;
    const again = await startReferenceServer({
      snapshot: snapshotOf(kennel),
      port: other.port,
      host: '127.0.0.1',
    });
    expect(again.port).toBe(other.port);
    await again.close();
  });

  test('other semantics can stand in for the right ones', async () => {
    const forgetful = { ...model, update: model.read } as typeof model;
    const faulty = await startReferenceServer({
      snapshot: snapshotOf(kennel),
      port: 0,
      host: '127.0.0.1',
      behaviour: { semantics: () => forgetful },
    });
    const post = (path: string, method: string, value: unknown): Promise<Response> =>
      fetch(faulty.url + path, { method, body: JSON.stringify(value) });
    await post('/dog', 'POST', dog);
    expect(await (await post('/dog/dog-1', 'PATCH', { rank: 3 })).json()).toMatchObject({
      rank: 10,
    });
    await faulty.close();
  });

  test('an error inside the server answers 500 and the server goes on', async () => {
    const broken = {
      ...model,
      list: () => {
        throw new Error('lost');
      },
    };
    const faulty = await startReferenceServer({
      snapshot: snapshotOf(kennel),
      port: 0,
      host: '127.0.0.1',
      behaviour: { semantics: () => broken },
    });
    expect((await fetch(`${faulty.url}/dog`)).status).toBe(500);
    expect((await fetch(`${faulty.url}/dog/dog-1`)).status).toBe(404);
    await faulty.close();
  });
});
