/** desc_feedback: what an agent is told about an attempt that did not pass (paper, section 4.2 and appendix E.4). */
import { failureKinds, splitBlocked } from './failure-kinds.ts';
import type { FailedTest } from './failure-kinds.ts';
import { blockedCount, fitFailures, fitLines } from './fit-failures.ts';
import { feedbackPrompt } from './prompts.ts';
import type { FeedbackLevel } from './settings.ts';
import { failuresOf } from './verdict.ts';
import type { TestResult, Verdict } from './verdict.ts';

export interface FeedbackOptions {
  readonly level: FeedbackLevel;
  /** Characters of the whole text at most; however low, the frame and some room for the body are kept. */
  readonly limit: number;
}

/** Verdicts after which the agent is asked again. */
export type FailedVerdict = Extract<Verdict, { readonly kind: 'tests_failed' | 'server_failed' }>;

/**
 * The whole prompt that follows a failed attempt. `detailed` tells what each failing test met, `medium` only which tests
 * failed, `minimal` only that something did. Whatever does not fit is summed up, repetitions first.
 */
export function feedback(verdict: FailedVerdict, { level, limit }: FeedbackOptions): string {
  const room = Math.max(leastRoom, limit - feedbackPrompt('', level).length);
  return feedbackPrompt(bodies[level](verdict, room), level);
}

/** Characters for the body at least. */
const leastRoom = 200;

type Body = (verdict: FailedVerdict, room: number) => string;

const minimal =
  'Something in it does not work as specified. No details are available; please go through your work and test it with care.';

const bodies: Readonly<Record<FeedbackLevel, Body>> = {
  minimal: () => minimal,
  medium: (verdict, room) => {
    if (verdict.kind === 'server_failed') return verdict.message;
    const head = `${counts(verdict.results)}\n\nFailed tests:\n`;
    const { own, blocked } = splitBlocked(failedTests(verdict.results));
    const ids = own.map(({ id }) => `- ${id}`);
    const folded = blocked.map(({ by, tests }) => blockedCount(by, tests));
    return head + fitLines(ids, room - head.length, folded);
  },
  detailed: (verdict, room) => {
    if (verdict.kind === 'server_failed') return serverDetails(verdict, room);
    const head = `${counts(verdict.results)}\n\n`;
    const { own, blocked } = splitBlocked(failedTests(verdict.results));
    return head + fitFailures({ kinds: failureKinds(own), blocked }, room - head.length);
  },
};

function failedTests(results: readonly TestResult[]): readonly FailedTest[] {
  return results.filter((result) => result.status === 'failed');
}

/** `2/171 tests failed.`, and why tests did not run if there are such. */
function counts(results: readonly TestResult[]): string {
  const failures = failuresOf(results);
  const summary = `${String(failures.length)}/${String(results.length)} tests failed.`;
  const notRun = failures.filter((result) => result.status === 'not_run');
  const [first] = notRun;
  if (first === undefined) return summary;
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
  if (logTail === '') return message;
  const head = `${message} What it printed ends with:\n\n\`\`\`\n`;
  const foot = '\n```';
  const left = Math.max(1, room - head.length - foot.length);
  return head + (logTail.length <= left ? logTail : `…${logTail.slice(1 - left)}`) + foot;
}
