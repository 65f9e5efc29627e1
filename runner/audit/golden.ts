/** The power of a suite in a text that is kept: a diff shows when it loses some, be it that another test takes over. */
import { foldedIds } from './folded-ids.ts';
import { distinctFaults } from './result.ts';
import type { AuditResult, ClauseRow, FaultRow } from './result.ts';

/**
 * Survivors and sentences without a test, then for each fault that can be seen the tests that caught it, and for each sentence
 * the tests that name it. Nothing depends on time.
 */
export function goldenText(title: string, result: AuditResult): string {
  const { clauses, faults, tests, quick } = result;
  const untested = clauses.filter(({ coverage }) => coverage === 'untested');
  const inapplicable = clauses.filter(({ coverage }) => coverage === 'not_applicable');
  const tried = faults.filter(({ outcome }) => outcome === 'caught' || outcome === 'survived');
  const survived = tried.filter(({ outcome }) => outcome === 'survived');
  const naming = new Map(clauses.map((row) => [row.clause, row.tests]));
  return [
    `${title}: ${String(tests)} tests`,
    `faults: ${String(tried.length)} observable, ${String(tried.length - survived.length)} caught, ${String(distinctFaults(faults))} distinct`,
    `sentences without a test: ${listed(untested.map(({ clause }) => clause))}`,
    `sentences that do not apply: ${listed(inapplicable.map(({ clause }) => clause))}`,
    `survivors: ${listed(survived.map(({ fault }) => fault))}`,
    '',
    `Faults, and which of the tests that name the broken sentence caught them${quick ? '' : ' (and how many noticed them at all)'}`,
    '',
    ...tried.flatMap((row) => killsOf(row, naming.get(row.clause) ?? [], quick)),
    '',
    'Sentences, and the tests that name them',
    '',
    ...clauses.filter((row) => row.tests.length > 0).flatMap(testsOf),
    '',
  ].join('\n');
}

const listed = (names: readonly string[]): string => (names.length > 0 ? names.join(', ') : 'none');

const indented = (ids: readonly string[]): readonly string[] =>
  foldedIds(ids).map((text) => `  ${text}`);

function killsOf(row: FaultRow, naming: readonly string[], quick: boolean): readonly string[] {
  const { fault, clause, caughtBy, alsoFailed, endedEarly } = row;
  const missed = naming.filter((id) => !caughtBy.includes(id));
  const noticed = quick ? '' : ` (${String(caughtBy.length + alsoFailed.length)})`;
  const head = `${fault} [${clause}] ${String(caughtBy.length)} of ${String(naming.length)}${noticed}`;
  if (endedEarly === true) return [`${head}, ended at the first`, ...indented(caughtBy)];
  if (missed.length === 0) return [`${head}: all`];
  return missed.length < caughtBy.length
    ? [`${head}: all but`, ...indented(missed)]
    : [`${head}:`, ...indented(caughtBy)];
}

function testsOf({ clause, tests }: ClauseRow): readonly string[] {
  return [`${clause} ${String(tests.length)}:`, ...indented(tests)];
}
