// What an exchange with the server under test must come to, and how a failure is told.
import type { Answer, Connection, Request } from './http.ts';

export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export interface Expected {
  /** The accepted status codes. */
  readonly status: readonly number[];
  /** Objects may have more keys, and lack those that are `null` here; lists are in any order; numbers may be 1e-9 off. */
  readonly answer?: Json | undefined;
  /** Keys that the answered object, or any in the answered list, must not have. */
  readonly absent?: readonly string[] | undefined;
  /** Ends the message of a failure: `rank must be at most 10000`. */
  readonly because: string;
}
export type Call = Request & Expected;

export const reset: Call = {
  method: 'POST',
  path: '/reset',
  status: [200, 204],
  because: 'every test starts with a reset',
};

const LONGEST_EXCERPT = 300;
const SENT_AGAIN =
  'when it was sent again, as the server had closed the connection without an answer';
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** Sends a request. Rejects, with all that happened as the message, unless what comes back is as expected. */
export async function exchange(connection: Connection, call: Call): Promise<void> {
  const line = `${call.method} ${call.path}`;
  const answer = await connection.send(call).catch((error: unknown) => {
    const what = error instanceof Error ? error.message : String(error);
    throw new Error(`${line} ${excerpt(what)}: ${call.because}`);
  });
  const wrong = shortfall(answer, call);
  if (wrong === undefined) return;
  const content = excerpt(answer.text) || '(empty)';
  const twice = answer.sentAgain === true ? ` (${SENT_AGAIN})` : '';
  throw new Error(`${line} ${wrong}${twice}: ${call.because}. Content: ${content}`);
}

/** A create that only makes an object which the test needs: where it fails, it is said to be what stops the test. */
export async function create(connection: Connection, entity: string, body: Json): Promise<void> {
  const [path, because] = [`/${entity.toLowerCase()}`, 'the body is valid'];
  const call: Call = { method: 'POST', path, body, status: [200, 201], because };
  await exchange(connection, call).catch((error: unknown) => {
    const what = error instanceof Error ? error.message : String(error);
    throw new Error(`blocked by: create ${entity}. ${what}`);
  });
}

function shortfall({ status, text }: Answer, expected: Expected): string | undefined {
  if (!expected.status.includes(status))
    return `returned ${String(status)}, expected ${expected.status.join(' or ')}`;
  const { answer, absent = [] } = expected;
  if (answer === undefined && absent.length === 0) return undefined;
  let actual: Json;
  try {
    actual = JSON.parse(text) as Json;
  } catch {
    return 'sent a body that is not valid JSON';
  }
  const wrong = answer === undefined ? [] : differences(answer, actual);
  const objects = isList(actual) ? actual : [actual];
  const left = absent.filter((key) => objects.some((one) => field(one, key) !== undefined));
  wrong.push(...left.map((key) => `${key}, expected no such field`));
  return wrong.length === 0 ? undefined : `answered ${wrong.slice(0, 3).join('; ')}`;
}

/** Where the actual JSON is not what is expected, in the order of the keys: `rank 5, expected 10000`. */
function differences(expected: Json, actual: Json | undefined, path = ''): string[] {
  if (isObject(expected) && isObject(actual)) {
    const entries = Object.entries(expected).sort(([a], [b]) => (a < b ? -1 : 1));
    return entries.flatMap(([key, value]) =>
      differences(value, field(actual, key), path ? `${path}.${key}` : key),
    );
  }
  if (isEqual(expected, actual)) return [];
  return [`${path} ${written(actual)}, expected ${written(expected)}`.trim()];
}

function isEqual(expected: Json, actual: Json | undefined): boolean {
  if (typeof expected === 'number' && typeof actual === 'number') {
    return Math.abs(expected - actual) <= 1e-9 * Math.max(1, Math.abs(expected));
  }
  if (!isList(expected) || !isList(actual)) return expected === (actual ?? null);
  return expected.length === actual.length && canBePaired(expected, actual);
}

/** Whether each expected item can have an actual one of its own. Whatever is answered, this does not take long. */
function canBePaired(expected: readonly Json[], actual: readonly Json[]): boolean {
  const owners = new Map<number, Json>();
  const place = (item: Json, tried: Set<number>): boolean =>
    actual.some((candidate, at) => {
      if (tried.has(at) || differences(item, candidate).length > 0) return false;
      tried.add(at);
      const owner = owners.get(at);
      if (owner !== undefined && !place(owner, tried)) return false;
      owners.set(at, item);
      return true;
    });
  return expected.every((item) => place(item, new Set()));
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

function isObject(value: Json | undefined): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !isList(value);
}

function field(value: Json, key: string): Json | undefined {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

function written(value: Json | undefined): string {
  if (value === undefined) return '(absent)';
  try {
    return excerpt(JSON.stringify(inOrder(value)));
  } catch {
    return '(nested too deeply)';
  }
}

/** The same with the keys of objects in order, so that what differs is seen. */
function inOrder(value: Json): Json {
  if (isList(value)) return value.map(inOrder);
  if (!isObject(value)) return value;
  const keys = Object.keys(value).sort();
  return Object.fromEntries(keys.map((key) => [key, inOrder(value[key] ?? null)]));
}

/** The start of a text, on one line and with nothing in it that a terminal would obey. */
function excerpt(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ').replaceAll(UNPRINTABLE, '\ufffd');
  return line.length > LONGEST_EXCERPT ? `${line.slice(0, LONGEST_EXCERPT)}…` : line;
}
