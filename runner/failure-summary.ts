/** What went wrong in a suite, at a glance: failures by what they are about, whose they are and what came back. */
import type { Family } from '../generator/plan/plan.ts';
import { endpointOf } from '../spec/naming.ts';
import { parseFailureMessage } from './failure-message.ts';
import { failuresOf } from './verdict.ts';
import type { NotRunReason, TestResult } from './verdict.ts';

/** Failures that have all of it in common. */
export interface FailureGroup {
  /** The first clause that the tests name, which they are about; left out where they are blocked. */
  readonly clause?: string;
  /** `create Dog`: what blocks the tests. */
  readonly blockedBy?: string;
  /** `Dog`; for an entity that is gone, its endpoint. */
  readonly entity: string;
  /** `500`, `another answer`, `no answer (connection refused)`. */
  readonly cameBack: string;
  readonly tests: number;
  /** The id of the first test. */
  readonly example: string;
}

const notRun: Readonly<Record<NotRunReason, string>> = {
  server_gone: 'not run: the server was gone',
  deadline: 'not run: no time left',
};

/** The groups, the largest first, those of blocked tests at the end. `entities`: the names that the schema has. */
export function summariseFailures(
  results: readonly TestResult[],
  entities: readonly string[],
): readonly FailureGroup[] {
  const groups = new Map<string, FailureGroup>();
  for (const result of failuresOf(results)) {
    const { clauses, id } = result;
    const blockedBy = result.status === 'failed' ? result.blockedBy : undefined;
    const shared = {
      ...(blockedBy === undefined ? { clause: clauses[0] ?? '' } : { blockedBy }),
      entity: entityOf(result, entities),
      cameBack: cameBack(result),
    };
    const key = JSON.stringify(shared);
    const { tests, example } = groups.get(key) ?? { tests: 0, example: id };
    groups.set(key, { ...shared, tests: tests + 1, example });
  }
  const rank = ({ blockedBy }: FailureGroup): number => (blockedBy === undefined ? 0 : 1);
  return [...groups.values()].sort((a, b) => rank(a) - rank(b) || b.tests - a.tests);
}

/** Which part of a test's id is an endpoint: `dog.rank.…`, `analytics.dog.…`, `removed.action.dog.…`. */
const endpointAt: Readonly<Partial<Record<Family, number>>> = { analytics: 1, removed: 2 };

function entityOf({ id, family }: TestResult, entities: readonly string[]): string {
  const endpoint = id.split('.')[endpointAt[family] ?? 0] ?? id;
  return entities.find((name) => endpointOf(name) === endpoint) ?? endpoint;
}

/** What happened, in fewer words; the first that fits. */
const inShort: readonly (readonly [RegExp, string])[] = [
  [/^returned (\d+),.*$/, '$1'],
  [/^answered .*$/, 'another answer'],
  [/^(?:got|sent) (.*)$/, '$1'],
];

function cameBack(result: TestResult): string {
  if (result.status === 'not_run') return notRun[result.reason];
  const { method, path, happened } = parseFailureMessage(
    result.status === 'failed' ? result.message : '',
  );
  const [pattern, words] = inShort.find(([known]) => known.test(happened)) ?? [/$/, ''];
  const short = happened.replace(pattern, words);
  return method === 'POST' && path === '/reset' ? `${short} to reset` : short;
}
