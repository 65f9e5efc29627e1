/** Fitting failures into a limited text so that repetition is lost before any kind of failure is. */
import type { FailedTest, FailureKind } from './failure-kinds.ts';

/** Characters that a message is cut to when the first example of every kind would not fit otherwise. */
const messageLimits = [Infinity, 600, 400, 250, 150, 80, 0] as const;

interface Shown {
  readonly kind: FailureKind;
  /** How many of its failures are told. */
  readonly count: number;
}

/**
 * The failures as text of `room` characters at most. Every kind gets its first example before any gets its second; what is
 * not told is counted, with some ids.
 */
export function fitFailures(kinds: readonly FailureKind[], room: number): string {
  const first: readonly Shown[] = kinds.map((kind) => ({ kind, count: 1 }));
  const limit = messageLimits.find((candidate) => render(first, candidate).length <= room);
  if (limit === undefined) {
    return fitLines(
      kinds.map(([{ id }, ...others]) => `- ${id}${more(others)}`),
      room,
    );
  }
  return render(
    withMoreExamples(first, (shown) => render(shown, limit).length <= room),
    limit,
  );
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

function render(shown: readonly Shown[], limit: number): string {
  return shown
    .map(({ kind, count }) => {
      const told = kind.slice(0, count).map((failure) => describe(failure, limit));
      return told.join('\n') + more(kind.slice(count));
    })
    .join('\n');
}

function describe({ id, title, message }: FailedTest, limit: number): string {
  const text = message.length <= limit ? message : `${message.slice(0, limit)}…`;
  return `- ${id} (${title}): ${text.replaceAll('\n', '\n  ')}`;
}

/** `… and 41 more like this: a, b, c, …`, or nothing. */
function more(rest: readonly FailedTest[]): string {
  if (rest.length === 0) return '';
  const named = rest.slice(0, 3).map(({ id }) => id);
  const dots = rest.length > named.length ? ', …' : '';
  return `\n  … and ${String(rest.length)} more like this: ${named.join(', ')}${dots}`;
}

/** As many lines as fit into `room` characters, and a last one that counts the others. */
export function fitLines(lines: readonly string[], room: number): string {
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
