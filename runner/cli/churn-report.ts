/** How many lines of a suite changes touch, kind by kind, for people at a terminal. */
import type { SuiteChurn } from '../../generator/index.ts';
import { changeKinds } from '../../spec/changes/table.ts';
import type { ChangeKind } from '../../spec/changes/table.ts';
import { quantile } from '../quantile.ts';
import { renderTable } from './table.ts';

/** What one change did to the suite. */
export interface MeasuredChange extends SuiteChurn {
  readonly kind: ChangeKind;
}

/** A row for each kind that occurs, one for all of them, and in words which share of the suite stays as it is. */
export function renderChurn(changes: readonly MeasuredChange[], decorated: boolean): string {
  if (changes.length === 0) return 'Nothing changes: there is no turn after the initial one.';
  const rows = changeKinds.flatMap((kind) => {
    const own = changes.filter((change) => change.kind === kind);
    return own.length === 0 ? [] : [rowOf(kind, own)];
  });
  const head = [
    ...['kind of change', 'changes', 'lines, median', '9 of 10 within'],
    ...['files, median', '% of files'],
  ];
  return [
    renderTable({ head, rows: [...rows, rowOf('all', changes)] }, decorated),
    inWords(changes),
  ].join('\n\n');
}

function rowOf(what: string, changes: readonly MeasuredChange[]): readonly (string | number)[] {
  const lines = changes.map(linesOf);
  const files = changes.map(({ changedFiles }) => changedFiles);
  return [
    ...[what, changes.length, quantile(lines, 0.5), quantile(lines, 0.9)],
    ...[quantile(files, 0.5), Math.round(100 * shareOfFiles(changes))],
  ];
}

function inWords(changes: readonly MeasuredChange[]): string {
  const small = changes.filter((churn) => 20 * linesOf(churn) <= churn.lines).length;
  return [
    `A change leaves ${percent(1 - shareOfFiles(changes))} of the spec files as they are, to the byte.`,
    `${percent(small / changes.length)} of the changes touch at most a twentieth of the lines of their suite.`,
  ].join('\n');
}

/** Lines that came and lines that went. */
const linesOf = ({ added, removed }: SuiteChurn): number => added + removed;

/** The share that the changes touched of all the files that they might have. */
function shareOfFiles(changes: readonly MeasuredChange[]): number {
  const sum = (of: 'files' | 'changedFiles'): number =>
    changes.reduce((total, change) => total + change[of], 0);
  return sum('changedFiles') / Math.max(1, sum('files'));
}

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;
