/** The power of a suite in a text that is kept: a diff shows when it loses some, be it that another test takes over. */
import { foldedIds } from './folded-ids.ts';
import { distinctFaults } from './result.ts';
import type { AuditResult, FaultRow } from './result.ts';

/**
 * Survivors and sentences without a test, then each fault that can be seen with its clause, the number of tests that name the
 * clause and caught it and, unless the audit was quick, of those that noticed it at all. The tests that caught it follow, once
 * for all faults of the clause that the same tests caught. Nothing depends on time.
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
    ...alike(tried).flatMap(({ rows, caughtBy }) => [
      ...rows.map((row) => headOf(row, quick)),
      ...foldedIds(caughtBy).map((text) => `  ${text}`),
    ]),
    '',
  ].join('\n');
}

const listed = (names: readonly string[]): string => (names.length > 0 ? names.join(', ') : 'none');

interface Alike {
  readonly rows: readonly FaultRow[];
  readonly caughtBy: readonly string[];
}

/** The faults of one clause that the same tests caught, together, in the order of the first of them. */
function alike(faults: readonly FaultRow[]): readonly Alike[] {
  const groups = new Map<string, Alike>();
  for (const row of faults) {
    const { clause, caughtBy } = row;
    const key = JSON.stringify([clause, caughtBy]);
    groups.set(key, { caughtBy, rows: [...(groups.get(key)?.rows ?? []), row] });
  }
  return [...groups.values()];
}

function headOf(row: FaultRow, quick: boolean): string {
  const { fault, clause, caughtBy, alsoFailed, endedEarly } = row;
  const caught = String(caughtBy.length);
  const counts = quick ? caught : `${caught}/${String(caughtBy.length + alsoFailed.length)}`;
  return `${fault} [${clause}] ${counts}${endedEarly === true ? ', ended at the first' : ''}`;
}
