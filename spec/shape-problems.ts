/** The faults that a zod shape finds in a document, as problems that say what was found and what would be right. */
import type { z } from 'zod';
import type { Problem } from './problem.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** One problem per fault. `document` is the value that was parsed; the messages quote from it. */
export function shapeProblems(error: z.ZodError, document: unknown): readonly Problem[] {
  return error.issues.flatMap((issue) => problemsOf(issue, [], document));
}

/** `entities[0].fields[2].minimum`. */
function formatPath(path: Path): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${String(key)}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

function problemsOf(issue: Issue, parent: Path, document: unknown): readonly Problem[] {
  const path = [...parent, ...issue.path];
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      code: 'KEY_UNKNOWN',
      path: formatPath([...path, key]),
      message: `${key} means nothing here; leave it out`,
    }));
  if (issue.code === 'invalid_union' && issue.discriminator === undefined)
    return unionProblems(issue.errors, path, document);
  return [valueProblem(path, document, expectation(issue))];
}

/** The faults of the alternative that the value resembles, or what the alternatives are when it resembles none. */
function unionProblems(
  alternatives: readonly (readonly Issue[])[],
  path: Path,
  document: unknown,
): readonly Problem[] {
  const resembled = alternatives.filter((issues) => issues.every((issue) => issue.path.length > 0));
  const [closest] = [...resembled].sort((a, b) => a.length - b.length);
  if (closest !== undefined) return closest.flatMap((issue) => problemsOf(issue, path, document));
  const right = [...new Set(alternatives.map(describeAlternative))].join(' or ');
  return [valueProblem(path, document, right)];
}

/** A value that is missing or wrong; `right` completes "it must be". */
function valueProblem(path: Path, document: unknown, right: string): Problem {
  const found = valueAt(document, path);
  const [code, what] =
    found === undefined ? ['KEY_MISSING', 'is missing'] : ['VALUE_WRONG', `is ${quote(found)}`];
  return { code, path: formatPath(path), message: `${what}; it must be ${right}` };
}

function describeAlternative(issues: readonly Issue[]): string {
  const whole = issues.find(
    (issue) => issue.path.length === 0 && issue.code !== 'unrecognized_keys',
  );
  if (whole?.code === 'invalid_union')
    return [...new Set(whole.errors.map(describeAlternative))].join(' or ');
  if (whole !== undefined) return expectation(whole);
  const keys = new Set(
    issues.flatMap(({ path: [key] }) => (key === undefined ? [] : [String(key)])),
  );
  return keys.size === 0 ? 'an object with fewer keys' : `an object with ${[...keys].join(', ')}`;
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'an integer',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

/** Completes "it must be". */
function expectation(issue: Issue): string {
  if (issue.code === 'invalid_type') return TYPE_NAMES[issue.expected] ?? issue.expected;
  if (issue.code === 'invalid_value') return oneOf(issue.values);
  if (issue.code === 'invalid_union' && 'options' in issue) return oneOf(issue.options);
  if (issue.code === 'too_small' && issue.inclusive === false)
    return `more than ${String(issue.minimum)}`;
  if (issue.code === 'too_small') return sized(issue.origin, 'least', issue.minimum);
  if (issue.code === 'too_big') return sized(issue.origin, 'most', issue.maximum);
  return issue.message;
}

function oneOf(values: readonly unknown[]): string {
  return `one of ${values.map(quote).join(', ')}`;
}

function sized(origin: string, extreme: 'least' | 'most', limit: number | bigint): string {
  if (origin === 'array' && extreme === 'most' && limit === 0) return '[]';
  const amount = `at ${extreme} ${String(limit)}`;
  if (origin === 'array') return `a list of ${amount} item${Number(limit) === 1 ? '' : 's'}`;
  return origin === 'string' ? `a string of ${amount} characters` : amount;
}

function valueAt(document: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      value !== null && typeof value === 'object'
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    document,
  );
}

function quote(value: unknown): string {
  // A number too large for the language reads as Infinity, which JSON would call null.
  const plain = typeof value === 'bigint' || typeof value === 'number';
  const text = plain ? String(value) : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
