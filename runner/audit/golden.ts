/** The power of a suite in a few lines that are kept: a diff shows when it loses some. */
import type { AuditResult, FaultRow } from './result.ts';
import { distinctFaults } from './result.ts';

/**
 * One line for each fault that can be seen: its name, how many tests that name its clause caught it, and, unless the audit
 * was quick, of how many that noticed it. Survivors and sentences without a test come first. Nothing depends on time.
 */
export function goldenText(title: string, result: AuditResult): string {
  const { clauses, faults, tests, quick } = result;
  const untested = clauses.filter(({ coverage }) => coverage === 'untested');
  const inapplicable = clauses.filter(({ coverage }) => coverage === 'not_applicable');
  const tried = faults.filter(({ outcome }) => outcome === 'caught' || outcome === 'survived');
  const survived = tried.filter(({ outcome }) => outcome === 'survived');
  return [
    `${title}: ${String(tests)} tests`,
    `faults: ${String(tried.length)} observable, ${String(tried.length - survived.length)} caught, ${String(distinctFaults(faults))} distinct`,
    `sentences without a test: ${listed(untested.map(({ clause }) => clause))}`,
    `sentences that do not apply: ${listed(inapplicable.map(({ clause }) => clause))}`,
    `survivors: ${listed(survived.map(({ fault }) => fault))}`,
    '',
    ...tried.map((row) => `${row.fault}  ${quick ? String(row.caughtBy.length) : counts(row)}`),
    '',
  ].join('\n');
}

const listed = (names: readonly string[]): string => (names.length > 0 ? names.join(', ') : 'none');

function counts({ caughtBy, alsoFailed }: FaultRow): string {
  return `${String(caughtBy.length)}/${String(caughtBy.length + alsoFailed.length)}`;
}
