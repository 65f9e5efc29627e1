/** Failures of the same kind: three hundred failed tests rarely have more than a handful of causes. */
import type { TestResult } from './verdict.ts';

export type FailedTest = Extract<TestResult, { readonly status: 'failed' }>;

/** Failures of one kind, in suite order; at least one. */
export type FailureKind = readonly [FailedTest, ...FailedTest[]];

/**
 * Groups failures by the clauses that they check, their family and the shape of their message, in order of first
 * appearance. A test that failed at its reset says nothing of its own clauses: those form one kind per message shape.
 */
export function failureKinds(failures: readonly FailedTest[]): readonly FailureKind[] {
  const kinds = new Map<string, FailureKind>();
  for (const failure of failures) {
    const atReset = failure.message.startsWith('POST /reset ');
    const about = atReset ? [] : [failure.clauses, failure.family];
    const key = JSON.stringify([...about, shapeOf(failure.message)]);
    const kind = kinds.get(key);
    kinds.set(key, kind === undefined ? [failure] : [...kind, failure]);
  }
  return [...kinds.values()];
}

/** What a message has in common with others of its kind: the verb and what came of it, without paths and values. */
function shapeOf(message: string): string {
  const [line = ''] = message.split('\n');
  const [, verb = '', rest = line] = /^(GET|POST|PATCH|DELETE) \S+ (.*)$/.exec(line) ?? [];
  const [outcome = ''] = rest.split(/: |\. Content:/);
  return `${verb} ${outcome.startsWith('answered ') ? 'answered' : outcome}`;
}
