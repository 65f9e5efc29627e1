/** Where a text stops being JSON. The language's own parser does not always tell. */

/** Counted from 1, as editors do. */
export interface JsonFault {
  readonly line: number;
  readonly column: number;
  readonly expected: string;
  /** What stands there: `"}"`, or `the end`. */
  readonly found: string;
}

const TOKEN =
  /[{}[\],:]|"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])|(?:true|false|null)(?!\w)/y;
const SPACE = /[ \t\r\n]*/y;

/** What may come next; the words are for people. */
type Expectation =
  | 'a value'
  | 'a value or "]"'
  | 'a name in double quotes or "}"'
  | 'a name in double quotes'
  | '":"'
  | '"," or "}"'
  | '"," or "]"'
  | 'the end';

/** The first fault of a text, or `undefined` when it is JSON. */
export function jsonFault(text: string): JsonFault | undefined {
  /** The brackets that are open, innermost last. */
  const open: ('{' | '[')[] = [];
  let expected: Expectation = 'a value';
  for (let at = skip(SPACE, text, 0); ; at = skip(SPACE, text, at)) {
    const end = skip(TOKEN, text, at);
    const token = text.slice(at, end);
    const next = after(token, expected, open);
    if (next === undefined)
      return at === text.length && expected === 'the end' ? undefined : faultAt(text, at, expected);
    expected = next;
    at = end;
  }
}

/** The tokens of a text that is JSON. */
export function* jsonTokens(
  text: string,
): Generator<{ readonly token: string; readonly at: number }> {
  for (let at = skip(SPACE, text, 0); at < text.length; at = skip(SPACE, text, at)) {
    const token = text.slice(at, skip(TOKEN, text, at));
    yield { token, at };
    at += token.length;
  }
}

/** The state after a token, `open` brought up to date; `undefined` when the token may not stand there. */
function after(token: string, expected: Expectation, open: ('{' | '[')[]): Expectation | undefined {
  if (token === '}' || token === ']') {
    if (!expected.endsWith(`"${token}"`)) return undefined;
    open.pop();
    return afterValue(open);
  }
  if (expected.startsWith('a name')) return token.startsWith('"') ? '":"' : undefined;
  if (expected.startsWith('a value')) {
    if (token === '{' || token === '[') {
      open.push(token);
      return token === '{' ? 'a name in double quotes or "}"' : 'a value or "]"';
    }
    return token === '' || token === ',' || token === ':' ? undefined : afterValue(open);
  }
  if (token === ':' && expected === '":"') return 'a value';
  if (token !== ',' || !expected.startsWith('","')) return undefined;
  return open.at(-1) === '{' ? 'a name in double quotes' : 'a value';
}

function afterValue(open: readonly string[]): Expectation {
  const innermost = open.at(-1);
  if (innermost === undefined) return 'the end';
  return innermost === '{' ? '"," or "}"' : '"," or "]"';
}

/** The position after whatever the pattern matches at `from`. */
function skip(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return from + (pattern.exec(text)?.[0].length ?? 0);
}

function faultAt(text: string, at: number, expected: Expectation): JsonFault {
  const before = text.slice(0, at).split('\n');
  const found = /^(?:"[^\n]*|[\w.+-]+|[^])/u.exec(text.slice(at))?.[0];
  return {
    line: before.length,
    column: (before.at(-1) ?? '').length + 1,
    expected,
    found: found === undefined ? 'the end' : JSON.stringify(found.slice(0, 40)),
  };
}
