// What the tests are written with. `api` sends a request and holds what comes back against what is expected; every test
// has an `api` of its own, which starts on an empty server and a fresh connection.
import { test as base } from '@playwright/test';
import type { APIRequestContext, APIResponse, TestDetails } from '@playwright/test';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

interface Exchange {
  /** Sent as JSON; left out, the request carries neither a body nor a content type. */
  body?: Json;
  status: number[];
  /** Objects may have more keys, and lack those that are `null` here; lists are in any order; numbers within 1e-9. */
  answer?: Json;
  /** Keys that the answered object must not have. */
  absent?: string[];
  because: string;
}
type Send = (path: string, exchange: Exchange) => Promise<void>;
type Call = Exchange & { method: string; path: string };
/** A create that must succeed so that the test can go on. */
type Create = (path: string, body: Json) => Promise<void>;
type Api = Record<'get' | 'post' | 'patch' | 'delete', Send> & { create: Create };

const SECONDS_TO_ANSWER = 10;
const LONGEST_EXCERPT = 300;
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}]/gu;

export const test = base.extend<{ api: Api; keepWorker: void }>({
  api: async ({ request }, use) => {
    const ask =
      (method: string): Send =>
      async (path, exchange) => {
        const call = { method, path, ...exchange };
        await base.step(`${method} ${path}`, () => check(request, call), { box: true });
      };
    const post = ask('POST');
    const create: Create = (path, body) =>
      post(path, { body, status: [200, 201], because: 'the body is valid' });
    await post('/reset', { status: [200, 204], because: 'every test starts with a reset' });
    await use({ get: ask('GET'), post, patch: ask('PATCH'), delete: ask('DELETE'), create });
  },
  // After a failed test Playwright starts a new process. A runner that sets this variable, and judges each result by
  // its status, is spared that.
  keepWorker: [
    async ({}, use, info) => {
      await use();
      const keep = process.env['STAMINA_KEEP_WORKER'] === '1';
      if (keep && info.status === 'failed') info.expectedStatus = 'failed';
    },
    { auto: true },
  ],
});

/** What a test is about: its id, and the sentences of the contract that it checks. */
export function about(id: string, ...clauses: string[]): TestDetails {
  const named = clauses.map((clause) => ({ type: 'clause', description: clause }));
  return { annotation: [{ type: 'id', description: id }, ...named] };
}

/** A copy of the object that lacks some of its fields. */
export function without<T extends object, K extends keyof T>(from: T, ...keys: K[]): Omit<T, K> {
  const copy = { ...from };
  for (const key of keys) delete copy[key];
  return copy;
}

async function check(request: APIRequestContext, call: Call): Promise<void> {
  const { status, answer, absent = [], because } = call;
  const line = `${call.method} ${call.path}`;
  const response = await send(request, call).catch((error: unknown) => {
    throw new Error(`${line} got no answer (${reasonOf(String(error))}): ${because}`);
  });
  const code = response.status();
  const content = excerpt(await response.text()) || '(empty)';
  const fail = (what: string): never => {
    throw new Error(`${line} ${what}: ${because}. Content: ${content}`);
  };
  if (!status.includes(code)) fail(`returned ${code}, expected ${status.join(' or ')}`);
  if (answer === undefined && absent.length === 0) return;
  const actual: Json = await response
    .json()
    .catch(() => fail('sent a body that is not valid JSON'));
  const wrong = answer === undefined ? [] : differences(answer, actual);
  const left = absent.filter((key) => field(actual, key) !== undefined);
  wrong.push(...left.map((key) => `${key}, expected no such field`));
  if (wrong.length > 0) fail(`answered ${wrong.slice(0, 3).join('; ')}`);
}

/** Follows 307 and 308 within the server, with the same method and body; any other answer is the answer. */
async function send(request: APIRequestContext, call: Call): Promise<APIResponse> {
  const { method, path, body } = call;
  const headers = { 'content-type': 'application/json' };
  const json = body === undefined ? {} : { data: Buffer.from(JSON.stringify(body)), headers };
  const options = { ...json, method, timeout: SECONDS_TO_ANSWER * 1000, maxRedirects: 0 };
  let response = await request.fetch(path, options);
  for (let redirects = 0; redirects < 5 && [307, 308].includes(response.status()); redirects += 1) {
    const [here, location] = [response.url(), response.headers()['location'] ?? ''];
    if (!URL.canParse(location, here)) break;
    const { href, origin } = new URL(location, here);
    if (origin !== new URL(here).origin) break;
    response = await request.fetch(href, options);
  }
  return response;
}

/** Where the actual JSON is not what is expected: `rank 5, expected 10000`. */
function differences(expected: Json, actual: Json | undefined, path = ''): string[] {
  if (isObject(expected) && isObject(actual)) {
    return Object.entries(expected).flatMap(([key, value]) =>
      differences(value, field(actual, key), path ? `${path}.${key}` : key),
    );
  }
  if (isEqual(expected, actual)) return [];
  const found = actual === undefined ? '(absent)' : excerpt(JSON.stringify(actual));
  return [`${path} ${found}, expected ${excerpt(JSON.stringify(expected))}`.trim()];
}

function isEqual(expected: Json, actual: Json | undefined): boolean {
  if (typeof expected === 'number' && typeof actual === 'number') {
    return Math.abs(expected - actual) <= 1e-9 * Math.max(Math.abs(expected), Math.abs(actual));
  }
  if (!Array.isArray(expected) || !Array.isArray(actual)) return expected === (actual ?? null);
  const [first, ...rest] = expected;
  if (expected.length !== actual.length) return false;
  if (first === undefined) return true;
  const fits = (item: Json): boolean => differences(first, item).length === 0;
  return actual.some((item, at) => fits(item) && isEqual(rest, actual.toSpliced(at, 1)));
}

function isObject(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function field(value: Json, key: string): Json | undefined {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** The start of a text, on one line and with nothing in it that a terminal would obey. */
function excerpt(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ').replaceAll(UNPRINTABLE, '\ufffd');
  return line.length > LONGEST_EXCERPT ? `${line.slice(0, LONGEST_EXCERPT)}…` : line;
}

function reasonOf(error: string): string {
  if (error.includes('ECONNREFUSED')) return 'connection refused';
  if (/time(d )?out/i.test(error)) return `timed out after ${SECONDS_TO_ANSWER} s`;
  if (/ECONNRESET|EPIPE|socket hang up/.test(error)) return 'connection closed by the server';
  return error.includes('Parse Error') ? 'not an HTTP answer' : excerpt(error);
}
