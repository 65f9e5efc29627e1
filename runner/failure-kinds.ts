/** Failures of the same kind: three hundred failed tests rarely have more than a handful of causes. */
import type { TestResult } from './verdict.ts';

/** Failures of one kind, in suite order; at least one. */
export interface FailureKind {
  readonly family: TestResult['family'];
  readonly failures: readonly TestResult[];
}

/** Groups failures by the clauses they check, their family and the shape of their message; in order of first appearance. */
export function failureKinds(failures: readonly TestResult[]): readonly FailureKind[] {
  const groups = new Map<string, TestResult[]>();
  for (const failure of failures) {
    const key = JSON.stringify([failure.clauses, failure.family, shapeOf(failure)]);
    groups.set(key, [...(groups.get(key) ?? []), failure]);
  }
  return [...groups.values()].map((group) => ({
    family: (group[0] as TestResult).family,
    failures: group,
  }));
}

/** What a message has in common with others of its kind: the verb and what came of it, without names and values. */
export function shapeOf(failure: TestResult): string {
  if (failure.status !== 'failed') return failure.status;
  const [line = ''] = failure.message.split('\n');
  const [, verb = '', rest = line] = /^(GET|POST|PATCH|DELETE) \S+ (.*)$/.exec(line) ?? [];
  const [outcome = ''] = rest.split(/: |\. Content:/);
  return `${verb} ${outcome.startsWith('answered') ? 'answered' : outcome}`;
}
