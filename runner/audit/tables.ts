/** What an audit found, as tables for people: the terminal and the report in Markdown show the same ones. */
import { counted } from '../../spec/wording.ts';
import { distinctFaults } from './result.ts';
import type { AuditResult, ClauseRow, FaultRow, VariantRow } from './result.ts';

/** A table with its heading, and the sentence in its place when it has no rows. */
export interface AuditTable {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  readonly ifEmpty: string;
}

/** Every table of an audit, the bad news last: on a terminal that is what stays in sight. */
export function auditTables(result: AuditResult): readonly AuditTable[] {
  return [
    coverage(result),
    kills(result),
    unseen(result),
    idle(result),
    untested(result),
    survivors(result),
    falseAlarms(result),
  ];
}

function coverage({ clauses, faults }: AuditResult): AuditTable {
  const caught = (clause: string): number =>
    faults.filter((row) => row.clause === clause && row.outcome === 'caught').length;
  return {
    title: 'Sentences of the contract',
    head: ['clause', 'tests', 'faults caught', ''],
    rows: clauses.map((row) => [row.clause, row.tests.length, caught(row.clause), remarkOn(row)]),
    ifEmpty: 'There are none.',
  };
}

function remarkOn({ coverage: how, why = '' }: ClauseRow): string {
  const remarks = {
    tested: '',
    untested: 'NO TEST',
    not_applicable: `not applicable: ${why}`,
    process: 'about the work, not the server',
  };
  return remarks[how];
}

function kills({ faults, quick }: AuditResult): AuditTable {
  const tried = faults.filter(({ outcome }) => outcome === 'caught' || outcome === 'survived');
  return {
    title:
      'Wrong servers, and how many tests noticed: those that name the broken sentence, and all',
    head: ['fault', 'clause', 'caught by', 'noticed by', ''],
    rows: tried.map((row) => [
      row.fault,
      row.clause,
      row.caughtBy.length,
      quick ? '(not tried)' : row.caughtBy.length + row.alsoFailed.length,
      [
        row.outcome === 'survived' ? 'SURVIVED' : '',
        row.endedEarly ? 'ended at the first' : '',
      ].join(''),
    ]),
    ifEmpty: 'None was tried.',
  };
}

function unseen({ faults }: AuditResult): AuditTable {
  const rows = faults.filter(({ outcome }) => outcome === 'unobservable' || outcome === 'allowed');
  return {
    title: 'Faults that cannot be seen here',
    head: ['fault', 'clause', 'why'],
    rows: rows.map(({ fault, clause, why = '' }) => [fault, clause, why]),
    ifEmpty: 'None.',
  };
}

function idle({ variants }: AuditResult): AuditTable {
  return {
    title: 'Right servers that had nothing to do differently here',
    head: ['variant', 'what it does'],
    rows: variants
      .filter(({ outcome }) => outcome === 'idle')
      .map(({ variant, what }) => [variant, what]),
    ifEmpty: 'None.',
  };
}

function untested({ clauses }: AuditResult): AuditTable {
  return {
    title: 'Sentences that apply and have no test',
    head: ['clause', 'text'],
    rows: clauses
      .filter(({ coverage: how }) => how === 'untested')
      .map(({ clause, text }) => [clause, text]),
    ifEmpty: 'None.',
  };
}

function survivors({ faults }: AuditResult): AuditTable {
  return {
    title: 'Wrong servers that passed',
    head: ['fault', 'clause', 'what it does'],
    rows: faults
      .filter(({ outcome }) => outcome === 'survived')
      .map(({ fault, clause, what }) => [fault, clause, what]),
    ifEmpty: 'None.',
  };
}

function falseAlarms({ variants }: AuditResult): AuditTable {
  return {
    title: 'Right servers that failed',
    head: ['variant', 'test', 'message'],
    rows: variants.flatMap(({ variant, failures }) =>
      failures.map(({ test, message }) => [variant, test, message.replaceAll(/\s+/g, ' ')]),
    ),
    ifEmpty: 'None.',
  };
}

/** The figures in sentences. */
export function summaryOf(result: AuditResult): readonly string[] {
  const { clauses, faults, variants } = result;
  const outcomes = (wanted: FaultRow['outcome']): number =>
    faults.filter(({ outcome }) => outcome === wanted).length;
  const coverages = (wanted: ClauseRow['coverage']): number =>
    clauses.filter(({ coverage: how }) => how === wanted).length;
  const verdicts = (wanted: VariantRow['outcome']): string =>
    String(variants.filter(({ outcome }) => outcome === wanted).length);
  const [caught, survived] = [outcomes('caught'), outcomes('survived')];
  return [
    `Turn ${String(result.turn)}, profile ${result.profile}, ${counted(result.tests, 'test', 'tests')}.`,
    `Sentences: ${String(coverages('tested'))} tested, ${String(coverages('untested'))} without a test, ${String(coverages('not_applicable'))} not applicable, ${String(coverages('process'))} about the work.`,
    `Wrong servers: ${String(caught)} of ${String(caught + survived)} caught (${String(distinctFaults(faults))} distinct), ${String(outcomes('unobservable') + outcomes('allowed'))} cannot be seen here.`,
    `Right servers: ${verdicts('passed')} passed, the reference among them, ${verdicts('idle')} idle, ${verdicts('failed')} failed.`,
    `It took ${(result.durationMs / 60_000).toFixed(1)} minutes.`,
  ];
}
