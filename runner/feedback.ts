/** desc_feedback: what an agent is told about an attempt that did not pass (paper, section 4.2 and appendix E.4). */
import { failureKinds } from './failure-kinds.ts';
import type { FailureKind } from './failure-kinds.ts';
import { feedbackPrompt } from './prompts.ts';
import type { FeedbackLevel } from './settings.ts';
import { failuresOf } from './verdict.ts';
import type { TestResult, Verdict } from './verdict.ts';

export interface FeedbackOptions {
  readonly level: FeedbackLevel;
  /** Characters of the whole text at most. */
  readonly limit: number;
}

/** Verdicts after which the agent is asked again. */
export type FailedVerdict = Extract<Verdict, { readonly kind: 'tests_failed' | 'server_failed' }>;

const minimal =
  'Something in it does not work as specified. No details are available; please go through your work and test it with care.';

/**
 * The whole prompt that follows a failed attempt. `detailed` tells what each failing test met, `medium` only which tests
 * failed, `minimal` only that something did. Whatever does not fit is summed up, repetitions first.
 */
export function feedback(verdict: FailedVerdict, { level, limit }: FeedbackOptions): string {
  const room = Math.max(0, limit - feedbackPrompt('', level).length);
  return feedbackPrompt(bodies[level](verdict, room), level);
}

type Body = (verdict: FailedVerdict, room: number) => string;

const bodies: Readonly<Record<FeedbackLevel, Body>> = {
  minimal: () => minimal,
  medium: (verdict, room) => {
    if (verdict.kind === 'server_failed') return verdict.message;
    const failures = failuresOf(verdict.results);
    const head = `${counts(verdict.results, failures)}\n\nFailed tests:\n`;
    return (
      head +
      fillLines(
        failures.map(({ id }) => `- ${id}`),
        room - head.length,
      )
    );
  },
  detailed: (verdict, room) => {
    if (verdict.kind === 'server_failed') return serverDetails(verdict, room);
    const failures = failuresOf(verdict.results);
    const head = `${counts(verdict.results, failures)}\n\n`;
    return head + fillExamples(failureKinds(failures), room - head.length);
  },
};

/** `2/171 tests failed.`, and why tests did not run if there are such. */
function counts(results: readonly TestResult[], failures: readonly TestResult[]): string {
  const notRun = failures.filter(({ status }) => status === 'not_run');
  const [first] = notRun;
  const summary = `${String(failures.length)}/${String(results.length)} tests failed.`;
  if (first?.status !== 'not_run') return summary;
  return `${summary} ${String(notRun.length)} of them did not run, because ${causes[first.reason]}.`;
}

const causes = {
  server_gone: 'the server stopped answering',
  deadline: 'the server answered so slowly that the time for the whole suite ran out',
} as const;

function serverDetails(
  { message, logTail }: Extract<FailedVerdict, { kind: 'server_failed' }>,
  room: number,
): string {
  if (logTail === '') return `${message} Nothing was printed.`;
  const head = `${message} The end of what was printed:\n\n\`\`\`\n`;
  const foot = '\n```';
  const left = Math.max(0, room - head.length - foot.length);
  return (
    head +
    (logTail.length <= left ? logTail : `…${logTail.slice(logTail.length - left + 1)}`) +
    foot
  );
}

/** As many lines as fit, and a last one that counts the others. */
function fillLines(lines: readonly string[], room: number): string {
  let used = 0;
  const fitting = lines.findIndex((line, index) => {
    used += line.length + 1;
    const others = lines.length - index - 1;
    return used + (others === 0 ? 0 : moreLine(others).length) > room;
  });
  if (fitting === -1) return lines.join('\n');
  return [...lines.slice(0, fitting), moreLine(lines.length - fitting)].join('\n');
}

const moreLine = (count: number): string => `… and ${String(count)} more`;

interface Shown {
  readonly kind: FailureKind;
  /** How many of its failures are told in full. */
  readonly count: number;
}

/** Every kind gets its first example before any gets its second, for as long as there is room. */
function fillExamples(kinds: readonly FailureKind[], room: number): string {
  let shown: readonly Shown[] = [];
  for (const kind of kinds) {
    const candidate = [...shown, { kind, count: 1 }];
    if (sizeOf(candidate, kinds.length) > room) break;
    shown = candidate;
  }
  const most = Math.max(...kinds.map(({ failures }) => failures.length));
  for (let round = 2; round <= most; round += 1) {
    for (const [index, { kind, count }] of shown.entries()) {
      if (count !== round - 1 || count === kind.failures.length) continue;
      const candidate = shown.with(index, { kind, count: round });
      if (sizeOf(candidate, kinds.length) <= room) shown = candidate;
    }
  }
  return textOf(shown, kinds.length).slice(0, room);
}

const sizeOf = (shown: readonly Shown[], kinds: number): number => textOf(shown, kinds).length;

function textOf(shown: readonly Shown[], kinds: number): string {
  const blocks = shown.map(({ kind, count }) => {
    const lines = kind.failures.slice(0, count).map(describe);
    const rest = kind.failures.slice(count);
    return [...lines, ...(rest.length === 0 ? [] : [moreLikeThis(rest)])].join('\n');
  });
  const leftOut = kinds - shown.length;
  if (leftOut > 0) blocks.push(`… and failures of ${String(leftOut)} more kinds`);
  return blocks.join('\n');
}

function describe(failure: TestResult): string {
  const what =
    failure.status === 'failed' ? failure.message.replaceAll('\n', '\n  ') : 'did not run';
  return `- ${failure.id} (${failure.title}): ${what}`;
}

/** `… and 41 more like this: a, b, c`. */
function moreLikeThis(rest: readonly TestResult[]): string {
  const named = rest.slice(0, 3).map(({ id }) => id);
  const dots = rest.length > named.length ? ', …' : '';
  return `  … and ${String(rest.length)} more like this: ${named.join(', ')}${dots}`;
}
