import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { create, exchange } from './exchange.ts';
import type { Json } from './exchange.ts';
import type { Connection } from './http.ts';

/** A server that always answers this text. */
const answering = (text: string, status = 200): Connection => ({
  send: () => Promise.resolve({ status, text }),
  close: () => undefined,
});
const get = { method: 'GET', path: '/dog', status: [200], because: 'b' } as const;

/** The message of an exchange in which the text comes back, `ok` where that is as expected. */
const compared = (answer: Json, text: string, absent: readonly string[] = []): Promise<string> =>
  exchange(answering(text), { ...get, answer, absent }).then(
    () => 'ok',
    (error: unknown) => String(error),
  );

/** JSON whose objects lack no key: null and absence are one. */
const json = fc.letrec<{ value: Json; object: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.string({ maxLength: 5 }),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    tie('object'),
  ),
  object: fc.dictionary(fc.stringMatching(/^[a-z]{1,3}$/), tie('value'), { maxKeys: 4 }),
}));

describe('an answer', () => {
  test('is as expected when it is the same, in any order and with more keys', async () => {
    await fc.assert(
      fc.asyncProperty(json.object, async (expected) => {
        const turned = (value: Json): Json => {
          if (Array.isArray(value)) return (value as Json[]).map(turned).reverse();
          if (typeof value !== 'object' || value === null) return value;
          const entries = Object.entries(value).map(([key, part]) => [key, turned(part)] as const);
          return { MORE: 1, ...Object.fromEntries(entries.reverse()) };
        };
        expect(await compared(expected, JSON.stringify(turned(expected)))).toBe('ok');
      }),
      { numRuns: 200 },
    );
  });

  test('is not as expected when any value is another', async () => {
    await fc.assert(
      fc.asyncProperty(json.object, json.value, async (others, value) => {
        const expected = { ...(others as object), zz: value };
        const text = JSON.stringify({ ...(others as object), zz: [value, 'more'] });
        expect(await compared(expected, text)).toMatch(/^Error: GET \/dog answered .*zz/);
      }),
      { numRuns: 200 },
    );
  });

  test.each<readonly [Json, string, string]>([
    [{ a: null }, '{}', 'ok'],
    [{ a: 0.3 }, '{"a":0.30000000000000004}', 'ok'],
    [{ a: 1 }, '{"a":1.0}', 'ok'],
    [{ a: 1 }, '{"a":"1"}', 'a "1", expected 1'],
    [{ a: 0.3 }, '{"a":0.3001}', 'a 0.3001, expected 0.3'],
    [{ a: [1, 1, 2] }, '{"a":[1,2,2]}', 'a [1,2,2], expected [1,1,2]'],
    [{ a: [] }, '{"a":null}', 'a null, expected []'],
    [{ a: { c: 1, b: 2 } }, '{"a":[]}', 'a [], expected {"b":2,"c":1}'],
    [{ a: 1 }, '{"__proto__":{"a":1}}', 'a (absent), expected 1'],
    [{ toString: null }, '{}', 'ok'],
    [[], '{}', '{}, expected []'],
    [
      { a: 1 },
      `{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
      'a (nested too deeply), expected 1',
    ],
  ])('expected %j, got %s', async (expected, text, what) => {
    const told = what === 'ok' ? what : `GET /dog answered ${what}: b. Content: `;
    expect(await compared(expected, text)).toContain(told);
  });

  test('must not have the keys that are gone, even without a value', async () => {
    expect(await compared({ a: 1 }, '{"a":1,"old":null}', ['old'])).toContain(
      'answered old, expected no such field: b',
    );
    expect(await compared({ a: 1 }, '{"a":1}', ['old'])).toBe('ok');
    expect(await compared([{ a: 1 }, {}], '[{"a":1},{"old":2}]', ['old'])).toContain(
      'answered old, expected no such field: b',
    );
    expect(await compared([{ a: 1 }], '[{"a":1}]', ['old'])).toBe('ok');
  });
});

test('lists are compared as well and as fast when many of their items are alike', async () => {
  const expected = Array.from({ length: 100 }, (_, at) => ({ id: at }));
  const answered = Array.from({ length: 100 }, (_, at) => ({ id: at % 25, at }));
  expect(await compared(expected, JSON.stringify(answered))).toContain('expected [{"id":0}');
  expect(await compared([{}, { a: 1 }, { b: 2 }], '[{"a":1,"b":2},{"a":1},{"c":3}]')).toBe('ok');
  expect(await compared([{ a: 1 }, { a: 1, b: 2 }], '[{"a":1,"b":2},{"a":1}]')).toBe('ok');
  expect(await compared([{ a: 1 }, { b: 2 }], '[{"a":1,"b":2},{"c":3}]')).not.toBe('ok');
});

test('a create that a test needs says that it blocks the test', async () => {
  await expect(create(answering('no', 500), 'GuideDog', { id: 'x' })).rejects.toThrow(
    'blocked by: create GuideDog. POST /guidedog returned 500, expected 200 or 201: the body is valid. Content: no',
  );
  await create(answering('', 201), 'GuideDog', { id: 'x' });
});

test('a request that was sent twice is told of as such', async () => {
  const server: Connection = {
    send: () => Promise.resolve({ status: 409, text: '', sentAgain: true }),
    close: () => undefined,
  };
  await expect(exchange(server, get)).rejects.toThrow(
    'GET /dog returned 409, expected 200 (when it was sent again, as the server had closed the connection without an answer): b.',
  );
});

test('what happened to a connection is told on one line', async () => {
  const broken: Connection = {
    ...answering(''),
    send: () => Promise.reject(new Error('got no answer\n (oh\u0000)')),
  };
  await expect(exchange(broken, get)).rejects.toThrow('GET /dog got no answer (oh\ufffd): b');
});
