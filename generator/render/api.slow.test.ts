import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runPlaywright } from '../fixtures/run-playwright.ts';
import type { PlaywrightResult } from '../fixtures/run-playwright.ts';
import { apiView } from './outcomes.ts';
import { template } from './template.ts';

/** What the server answers to a request line; anything else gets an empty 200. */
const answers: Readonly<Record<string, string>> = {
  'POST /created': reply(201, '{"id":"dog-1","rank":10001}'),
  'GET /dog': reply(
    200,
    '{"rank":5,"active":true,"toys":["b","a"],"owner":{"name":"x"},"constructor":1}',
  ),
  'GET /float': reply(200, '{"result":0.30000000000000004}'),
  'GET /list': reply(200, '[{"id":"b","n":1},{"id":"a","n":2}]'),
  'GET /html': reply(500, '<h1>\u001b[31mOops\u0000</h1>\n  <p>\u202e trace</p>'),
  'GET /page': reply(200, '<h1>Hello</h1>'),
  'GET /long': reply(400, 'x'.repeat(1000)),
  'GET /empty': reply(404, ''),
  'POST /dog': reply(404, ''),
  'POST /moved': reply(307, '', 'location: /moved/\r\n'),
  'POST /moved/': reply(201, '{"id":"dog-1"}'),
  'GET /found': reply(302, '', 'location: /dog\r\n'),
  'GET /away': reply(307, '', 'location: http://127.0.0.1:1/dog\r\n'),
  'GET /circle': reply(308, '', 'location: /circle\r\n'),
  'GET /nowhere': reply(307, '', 'location: http://[\r\n'),
  'GET /garbage': 'this is no HTTP\r\n\r\n',
};

function reply(status: number, body: string, headers = ''): string {
  return `HTTP/1.1 ${String(status)} Some\r\n${headers}content-length: ${String(Buffer.byteLength(body))}\r\n\r\n${body}`;
}

const cases: Readonly<Record<string, string>> = {
  'sends json': `await api.post('/echo', { name: 'ä"', rank: 1.5 }).ok('b');`,
  'sends nothing': `await api.get('/echo').ok('b');
    await api.delete('/echo').ok('b');`,
  created: `await api.create('Created', { id: 'x' });`,
  'not created': `await api.create('Dog', { id: 'x' });`,
  'wrong status': `await api.post('/created', {}).invalid('rank must be at most 10000');`,
  'wrong rank': `await api.get('/dog').ok('b', { rank: 10000, active: true });`,
  'four wrong': `await api.get('/dog').ok('b', { rank: '5', active: 1, toys: ['a', 'a'], owner: { name: 'y' } });`,
  right: `await api.get('/dog').ok('b', { rank: 5.000000000001, gone: null, toys: ['a', 'b'] }, ['to_string']);`,
  absent: `await api.get('/dog').ok('b', undefined, ['rank']);`,
  missing: `await api.get('/dog').ok('b', { weight: 1 });`,
  nested: `await api.get('/dog').ok('b', { owner: { name: 'y' } });`,
  'items in another order': `await api.get('/list').ok('b', [{ id: 'a' }, { to_string: null, id: 'b' }]);`,
  inexact: `await api.get('/float').ok('b', { result: 0.3 });`,
  'too long a list': `await api.get('/list').ok('b', [{ id: 'a' }]);`,
  html: `await api.get('/html').ok('b');`,
  long: `await api.get('/long').ok('b');`,
  'not json': `await api.get('/page').ok('b', {});`,
  empty: `await api.get('/empty').ok('b');`,
  redirected: `await api.post('/moved', { id: 'dog-1' }).created('b', { id: 'dog-1' });`,
  'not redirected': `await api.get('/found').ok('b');`,
  'other server': `await api.get('/away').ok('b');`,
  circle: `await api.get('/circle').ok('b');`,
  nowhere: `await api.get('/nowhere').ok('b');`,
  garbage: `await api.get('/garbage').ok('b');`,
  'hung up': `await api.get('/hang-up').ok('b');`,
  silence: `await api.get('/silence').ok('b');`,
  bodies: `await api.post('/echo', { ...without({ a: 1, b: 2 }, 'a'), c: 3 }).ok('b');`,
};

const testSource = (title: string, steps: string): string =>
  `test('${title}', about('id.${title}', 'clause.one', 'clause.two'), async ({ api }) => {
    ${steps}
});
`;

const spec = `import { about, test, without } from '../support/api.ts';
${Object.entries(cases)
  .map(([title, steps]) => testSource(title, steps))
  .join('')}`;

interface Received {
  readonly connection: number;
  readonly head: string;
  readonly body: string;
}
const received: Received[] = [];
let connections = 0;

function converse(socket: Socket): void {
  const connection = (connections += 1);
  let bytes = Buffer.alloc(0);
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    bytes = Buffer.concat([bytes, chunk]);
    const end = bytes.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = bytes.subarray(0, end).toString('latin1');
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? '0');
    if (bytes.length < end + 4 + length) return;
    received.push({ connection, head, body: bytes.subarray(end + 4, end + 4 + length).toString() });
    bytes = bytes.subarray(end + 4 + length);
    const line = head.split(' ').slice(0, 2).join(' ');
    if (line === 'GET /silence') return;
    if (line === 'GET /hang-up') socket.destroy();
    else socket.write(answers[line] ?? reply(200, ''));
  });
}

const server = createServer(converse);
let results: ReadonlyMap<string, PlaywrightResult>;
let alone: ReadonlyMap<string, PlaywrightResult>;

const byTitle = (all: readonly PlaywrightResult[]): ReadonlyMap<string, PlaywrightResult> =>
  new Map(all.map((result) => [result.title, result]));

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const support = ['exchange.ts', 'http.ts'].map((name): [string, string] => [
    `support/${name}`,
    readFileSync(new URL(`../support/${name}`, import.meta.url), 'utf8'),
  ]);
  const files = new Map([
    ...support,
    ['support/api.ts', template('api.ts')(apiView)],
    ['playwright.config.ts', template('playwright.config.ts')({})],
    ['tests/cases.spec.ts', spec],
  ]);
  const url = `http://127.0.0.1:${String(port)}`;
  results = byTitle(await runPlaywright({ files, url, environment: { STAMINA_KEEP_WORKER: '1' } }));
  const few = `import { about, test } from '../support/api.ts';
${['first', 'second'].map((title) => testSource(title, `await api.get('/dog').ok('b');`)).join('')}`;
  const other = new Map([
    ...files,
    ['tests/cases.spec.ts', few],
    ['package.json', '{"type":"module"}'],
  ]);
  alone = byTitle(await runPlaywright({ files: other, url: 'http://127.0.0.1:1' }));
});
afterAll(() => {
  server.close();
});

const statusOf = (title: string): string => results.get(title)?.status ?? 'no result';
const messageOf = (title: string): string => results.get(title)?.message ?? 'no result';
const headsOf = (request: string): readonly string[] =>
  received.map(({ head }) => head).filter((head) => head.startsWith(`${request} `));

describe('the emitted support/api.ts', () => {
  test('is short enough to be read at once', () => {
    const text = template('api.ts')(apiView);
    expect(text.trimEnd().split('\n').length).toBeLessThan(150);
  });
});

describe('what goes over the wire', () => {
  test('a body is the JSON of the test, byte for byte, and says so', () => {
    const bodies = received.filter(({ head }) => head.startsWith('POST /echo '));
    expect(bodies.map(({ body }) => body)).toEqual(['{"name":"ä\\"","rank":1.5}', '{"b":2,"c":3}']);
    for (const { head } of bodies) expect(head).toMatch(/^content-type: application\/json\r?$/im);
  });
  test.each(['POST /reset', 'GET /echo', 'DELETE /echo'])(
    '%s carries no body and no type',
    (line) => {
      const bare = received.filter(({ head }) => head.startsWith(`${line} `));
      expect(bare.length).toBeGreaterThan(0);
      for (const { head, body } of bare) {
        expect(body).toBe('');
        expect(head).not.toMatch(/content-type|transfer-encoding|content-length: [1-9]/i);
      }
    },
  );
  test('nothing tells the server who is asking', () => {
    for (const { head } of received) {
      expect(head).toMatch(/^user-agent: api-tests\r?$/im);
      expect(head).not.toMatch(/playwright|node/i);
    }
  });
  test('every test resets the server first and has a connection of its own', () => {
    const resets = received.filter(({ head }) => head.startsWith('POST /reset '));
    expect(resets).toHaveLength(Object.keys(cases).length);
    expect(new Set(resets.map(({ connection }) => connection)).size).toBe(resets.length);
  });
  test('307 and 308 are followed within the server, with method and body, and not for ever', () => {
    expect(statusOf('redirected')).toBe('passed');
    expect(messageOf('not redirected')).toBe(
      'Error: GET /found returned 302, expected 200: b. Content: (empty)',
    );
    expect(messageOf('other server')).toBe(
      'Error: GET /away returned 307, expected 200: b. Content: (empty)',
    );
    expect(messageOf('nowhere')).toBe(
      'Error: GET /nowhere returned 307, expected 200: b. Content: (empty)',
    );
    expect(messageOf('circle')).toBe(
      'Error: GET /circle returned 308, expected 200: b. Content: (empty)',
    );
    expect(headsOf('GET /circle')).toHaveLength(6);
  });
});

describe('what is accepted', () => {
  test.each([
    'right',
    'inexact',
    'items in another order',
    'created',
    'sends json',
    'sends nothing',
    'bodies',
  ])('%s', (title) => {
    expect(results.get(title)).toMatchObject({ status: 'passed', message: '' });
  });
});

describe('the message of a failure', () => {
  const dog = '{"rank":5,"active":true,"toys":["b","a"],"owner":{"name":"x"},"constructor":1}';
  test.each([
    [
      'wrong status',
      'POST /created returned 201, expected 400 or 422: rank must be at most 10000. Content: {"id":"dog-1","rank":10001}',
    ],
    ['wrong rank', `GET /dog answered rank 5, expected 10000: b. Content: ${dog}`],
    [
      'four wrong',
      `GET /dog answered active true, expected 1; owner.name "x", expected "y"; rank 5, expected "5": b. Content: ${dog}`,
    ],
    ['nested', `GET /dog answered owner.name "x", expected "y": b. Content: ${dog}`],
    ['absent', `GET /dog answered rank, expected no such field: b. Content: ${dog}`],
    ['missing', `GET /dog answered weight (absent), expected 1: b. Content: ${dog}`],
    [
      'too long a list',
      'GET /list answered [{"id":"b","n":1},{"id":"a","n":2}], expected [{"id":"a"}]: b. Content: [{"id":"b","n":1},{"id":"a","n":2}]',
    ],
    [
      'html',
      'GET /html returned 500, expected 200: b. Content: <h1>\ufffd[31mOops\ufffd</h1> <p>\ufffd trace</p>',
    ],
    ['long', `GET /long returned 400, expected 200: b. Content: ${'x'.repeat(300)}…`],
    ['not json', 'GET /page sent a body that is not valid JSON: b. Content: <h1>Hello</h1>'],
    [
      'not created',
      'blocked by: create Dog. POST /dog returned 404, expected 200 or 201: the body is valid. Content: (empty)',
    ],
    ['empty', 'GET /empty returned 404, expected 200: b. Content: (empty)'],
    ['garbage', 'GET /garbage got no answer (not an HTTP answer): b'],
    ['hung up', 'GET /hang-up got no answer (connection closed by the server): b'],
    ['silence', 'GET /silence got no answer (timed out after 10 s): b'],
  ])('%s', (title, message) => {
    expect(messageOf(title)).toBe(`Error: ${message}`);
  });
  test('no server', () => {
    expect(alone.get('first')?.message).toBe(
      'Error: POST /reset got no answer (connection refused): every test starts with a reset',
    );
  });
  test.each([
    ['wrong status', '10000'],
    ['not created', "create('Dog'"],
  ])('points at the step in the test: %s', (title, step) => {
    const line = spec.split('\n').findIndex((text) => text.includes(step)) + 1;
    expect(results.get(title)?.place).toBe(`tests/cases.spec.ts:${String(line)}`);
  });
  test('names the test and its clauses', () => {
    expect(results.get('long')?.annotations).toEqual([
      'id=id.long',
      'clause=clause.one',
      'clause=clause.two',
    ]);
  });
});

describe('the process after a failed test', () => {
  test('is a new one, and the failure counts', () => {
    expect([...alone.values()].map(({ ok, status, worker }) => [ok, status, worker])).toEqual([
      [false, 'failed', 0],
      [false, 'failed', 1],
    ]);
  });
  test('is kept where the runner asks for it, and the status tells of the failure', () => {
    expect(new Set([...results.values()].map(({ worker }) => worker))).toEqual(new Set([0]));
    expect([...results.values()].filter(({ status }) => status === 'failed')).toHaveLength(19);
  });
});
