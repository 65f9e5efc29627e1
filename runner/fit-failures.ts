/** Fitting failures into a limited text so that repetition is lost before any kind of failure is. */
import { counted } from '../spec/wording.ts';
import type { BlockedTests, FailedTest, FailureKind } from './failure-kinds.ts';
import { parseFailureMessage } from './failure-message.ts';

/** Characters that a message is cut to when the first example of every kind would not fit otherwise. */
const messageLimits = [Infinity, 600, 400, 250, 150, 80, 0] as const;

interface Shown {
  readonly kind: FailureKind;
  /** How many of its failures are told. */
  readonly count: number;
}

export interface Failures {
  /** The failures that are the tests' own. */
  readonly kinds: readonly FailureKind[];
  readonly blocked: readonly BlockedTests[];
}

/**
 * The failures as text of `room` characters at most. Every kind gets its first example before any gets its second; what is
 * not told is counted, with some ids. Blocked tests come last, in one line for each create, which tells of the create what
 * no other failure tells; their details are the first to go.
 */
export function fitFailures({ kinds, blocked }: Failures, room: number): string {
  const first: readonly Shown[] = kinds.map((kind) => ({ kind, count: 1 }));
  const text = (shown: readonly Shown[], limit: number, details: number): string =>
    [...render(shown, limit), ...blocked.map((tests) => blockedLine(tests, kinds, details))].join(
      '\n',
    );
  const fits = (limit: number, details: number): boolean =>
    text(first, limit, details).length <= room;
  const limit = messageLimits.find((candidate) => fits(candidate, 0));
  if (limit === undefined) {
    const own = kinds.map(([{ id }, ...others]) => `- ${id}${more(others)}`);
    return fitLines(
      own,
      room,
      blocked.map(({ by, tests }) => blockedCount(by, tests)),
    );
  }
  const details = messageLimits.find((candidate) => fits(limit, candidate)) ?? 0;
  const shown = withMoreExamples(first, (more) => text(more, limit, details).length <= room);
  return text(shown, limit, details);
}

/** `- 37 tests blocked by: create Dog`. */
export function blockedCount(by: string, tests: FailureKind): string {
  return `- ${counted(tests.length, 'test', 'tests')} blocked by: ${by}`;
}

/** The count, and what became of the create where none of the failures shown says it. */
function blockedLine(
  { by, tests }: BlockedTests,
  kinds: readonly FailureKind[],
  limit: number,
): string {
  const { method, path, happened, request } = parseFailureMessage(tests[0].message);
  const told = kinds.some(([{ message }]) => message.startsWith(`${method} ${path} ${happened}`));
  const count = blockedCount(by, tests);
  return told || limit === 0 ? count : `${count}. ${indented(request, limit)}`;
}

/** Goes round the kinds, one more example each, until nothing more fits. */
function withMoreExamples(
  first: readonly Shown[],
  fits: (shown: readonly Shown[]) => boolean,
): readonly Shown[] {
  let shown = first;
  for (let grown = true; grown;) {
    grown = false;
    for (const [index, { kind, count }] of shown.entries()) {
      if (count === kind.length) continue;
      const candidate = shown.with(index, { kind, count: count + 1 });
      if (!fits(candidate)) continue;
      shown = candidate;
      grown = true;
    }
  }
  return shown;
}

function render(shown: readonly Shown[], limit: number): readonly string[] {
  return shown.map(({ kind, count }) => {
    const told = kind.slice(0, count).map((failure) => describe(failure, limit));
    return told.join('\n') + more(kind.slice(count));
  });
}

function describe({ id, title, message }: FailedTest, limit: number): string {
  return `- ${id} (${title}): ${indented(message, limit)}`;
}

/** The start of a message, its further lines under the first. */
function indented(message: string, limit: number): string {
  const text = message.length <= limit ? message : `${message.slice(0, limit)}…`;
  return text.replaceAll('\n', '\n  ');
}

/** `… and 41 more like this: a, b, c, …`, or nothing. */
function more(rest: readonly FailedTest[]): string {
  if (rest.length === 0) return '';
  const named = rest.slice(0, 3).map(({ id }) => id);
  const dots = rest.length > named.length ? ', …' : '';
  return `\n  … and ${String(rest.length)} more like this: ${named.join(', ')}${dots}`;
}

/** As many lines as fit into `room` characters with one that counts the others, and the last ones unless they are many. */
export function fitLines(
  lines: readonly string[],
  room: number,
  last: readonly string[] = [],
): string {
  if (last.length > 0) {
    const foot = last.join('\n');
    if (lines.length === 0 || 2 * foot.length > room) return fitLines([...lines, ...last], room);
    return `${fitLines(lines, room - foot.length - 1)}\n${foot}`;
  }
  const all = lines.join('\n');
  if (all.length <= room) return all;
  for (let count = lines.length - 1; count > 0; count -= 1) {
    const text = [...lines.slice(0, count), `… and ${String(lines.length - count)} more`].join(
      '\n',
    );
    if (text.length <= room) return text;
  }
  return `… ${String(lines.length)} in all`.slice(0, Math.max(0, room));
}
