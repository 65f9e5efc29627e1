/** Failures of the same kind: three hundred failed tests rarely have more than a handful of causes. */
import { parseFailureMessage } from './failure-message.ts';
import type { TestResult } from './verdict.ts';

export type FailedTest = Extract<TestResult, { readonly status: 'failed' }>;

/** Failures of one kind, in suite order; at least one. */
export type FailureKind = readonly [FailedTest, ...FailedTest[]];

/**
 * Groups failures by the clauses that they check, their family and the shape of their message, in order of first
 * appearance. A test that failed at its reset says nothing of its own clauses: those form one kind per message shape.
 */
export function failureKinds(failures: readonly FailedTest[]): readonly FailureKind[] {
  return grouped(failures, ({ message, clauses, family }) => {
    const { method, path, happened } = parseFailureMessage(message);
    const about = method === 'POST' && path === '/reset' ? [] : [clauses, family];
    const shape = happened.startsWith('answered ') ? 'answered' : happened;
    return JSON.stringify([...about, method, shape]);
  });
}

/** Tests that one create blocks, which they only needed. */
export interface BlockedTests {
  /** `create Dog`. */
  readonly by: string;
  readonly tests: FailureKind;
}

/** The failures that are the tests' own, and the blocked ones by what blocks them, in order of first appearance. */
export function splitBlocked(failures: readonly FailedTest[]): {
  readonly own: readonly FailedTest[];
  readonly blocked: readonly BlockedTests[];
} {
  const own = failures.filter(({ blockedBy }) => blockedBy === undefined);
  const others = failures.filter(({ blockedBy }) => blockedBy !== undefined);
  const groups = grouped(others, ({ blockedBy = '' }) => blockedBy);
  const blocked = groups.map((tests) => ({ by: tests[0].blockedBy ?? '', tests }));
  return { own, blocked };
}

function grouped(
  failures: readonly FailedTest[],
  keyOf: (failure: FailedTest) => string,
): readonly FailureKind[] {
  const kinds = new Map<string, FailureKind>();
  for (const failure of failures) {
    const key = keyOf(failure);
    const kind = kinds.get(key);
    kinds.set(key, kind === undefined ? [failure] : [...kind, failure]);
  }
  return [...kinds.values()];
}
